"use strict";(()=>{var Pf=Object.defineProperty;var Mf=(e,t,r)=>t in e?Pf(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var hr=(e,t,r)=>Mf(e,typeof t!="symbol"?t+"":t,r);var fs,be,Ai,Ra,Xn,Pi,Oi,Ri,Da,ls,Po,Li,La,Aa,Oa,Ef,us={},cs=[],Df=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,ps=Array.isArray;function In(e,t){
for(var r in t)e[r]=t[r];return e}function qa(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Na(e,t,r){var o,s,l,a={};for(l in t)l=="key"?o=t[l]:l=="r\
ef"?s=t[l]:a[l]=t[l];if(arguments.length>2&&(a.children=arguments.length>3?fs.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(l in e.defaultProps)
a[l]===void 0&&(a[l]=e.defaultProps[l]);return is(e,a,o,s,null)}function is(e,t,r,o,s){var l={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Ai,__i:-1,__u:0};return s==null&&be.vnode!=null&&be.vnode(l),l}function P(e){return e.children}function Qr(e,t){this.props=e,this.context=t}function gr(e,t){if(t==null)return e.__?gr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?gr(e):null}function Af(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],l=In({},
t);l.__v=t.__v+1,be.vnode&&be.vnode(l),ja(e.__P,l,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??gr(t),!!(32&t.__u),s),l.__v=t.__v,l.__.__k[l.__i]=l,Bi(o,l,s),
t.__e=t.__=null,l.__e!=r&&qi(l)}}function qi(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),qi(e)}function Mi(e){(!e.__d&&(e.__d=!0)&&Xn.push(e)&&!ds.__r++||Pi!=be.debounceRendering)&&((Pi=be.debounceRendering)||Oi)(ds)}function ds(){
try{for(var e,t=1;Xn.length;)Xn.length>t&&Xn.sort(Ri),e=Xn.shift(),t=Xn.length,Af(e)}finally{Xn.length=ds.__r=0}}function Ni(e,t,r,o,s,l,a,u,c,f,d){var h,p,v,k,
M,_,x=o&&o.__k||cs,S=t.length;for(c=Of(r,t,x,c,S),h=0;h<S;h++)(v=r.__k[h])!=null&&(p=v.__i!=-1&&x[v.__i]||us,v.__i=h,_=ja(e,v,p,s,l,a,u,c,f,d),k=v.__e,v.ref&&p.
ref!=v.ref&&(p.ref&&Ia(p.ref,null,v),d.push(v.ref,v.__c||k,v)),M==null&&k!=null&&(M=k),4&v.__u?(c=ji(v,c,e),p.__e&&(p.__e=null)):typeof v.type=="function"&&_!==
void 0?c=_:k&&(c=k.nextSibling),v.__u&=-7);return r.__e=M,c}function Of(e,t,r,o,s){var l,a,u,c,f,d=r.length,h=d,p=0;for(e.__k=new Array(s),l=0;l<s;l++)(a=t[l])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a=="string"||typeof a=="number"||typeof a=="bigint"||a.constructor==String?a=e.__k[l]=is(null,a,null,null,
null):ps(a)?a=e.__k[l]=is(P,{children:a},null,null,null):a.constructor===void 0&&a.__b>0?a=e.__k[l]=is(a.type,a.props,a.key,a.ref?a.ref:null,a.__v):e.__k[l]=a,c=
l+p,a.__=e,a.__b=e.__b+1,u=null,(f=a.__i=Rf(a,r,c,h))!=-1&&(h--,(u=r[f])&&(u.__u|=2)),u==null||u.__v==null?(f==-1&&(s>d?p--:s<d&&p++),typeof a.type!="function"&&
(a.__u|=4)):f!=c&&(f==c-1?p--:f==c+1?p++:(f>c?p--:p++,a.__u|=4))):e.__k[l]=null;if(h)for(l=0;l<d;l++)(u=r[l])!=null&&(2&u.__u)==0&&(u.__e==o&&(o=gr(u)),Ji(u,u));
return o}function ji(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=ji(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=gr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Rf(e,t,r,o){var s,l,a,u=e.key,c=e.type,f=t[r],d=f!=null&&(2&f.__u)==0;if(f===null&&u==null||d&&u==f.key&&c==f.type)return r;if(o>(d?1:0)){for(s=r-1,l=r+
1;s>=0||l<t.length;)if((f=t[a=s>=0?s--:l++])!=null&&(2&f.__u)==0&&u==f.key&&c==f.type)return a}return-1}function Ei(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Df.test(t)?r:r+"px"}function as(e,t,r,o,s){var l,a;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||Ei(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||Ei(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")l=t!=(t=t.replace(
Li,"$1")),a=t.toLowerCase(),t=a in e||t=="onFocusOut"||t=="onFocusIn"?a.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+l]=r,r?o?r[Po]=o[Po]:(r[Po]=La,e.addEventListener(
t,l?Oa:Aa,l)):e.removeEventListener(t,l?Oa:Aa,l);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Di(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[ls]==null)t[ls]=La++;else if(t[ls]<r[Po])return;return r(be.event?be.event(t):t)}}}function ja(e,t,r,o,s,l,a,u,c,f){var d,h,p,v,k,M,
_,x,S,T,E,J,q,re,z,ae,G=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),l=[u=t.__e=r.__e]),(d=be.__b)&&d(t);e:if(typeof G=="function"){h=
a.length;try{if(S=t.props,T=G.prototype&&G.prototype.render,E=(d=G.contextType)&&o[d.__c],J=d?E?E.props.value:d.__:o,r.__c?x=(p=t.__c=r.__c).__=p.__E:(T?t.__c=p=
new G(S,J):(t.__c=p=new Qr(S,J),p.constructor=G,p.render=qf),E&&E.sub(p),p.state||(p.state={}),p.__n=o,v=p.__d=!0,p.__h=[],p._sb=[]),T&&p.__s==null&&(p.__s=p.state),
T&&G.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=In({},p.__s)),In(p.__s,G.getDerivedStateFromProps(S,p.__s))),k=p.props,M=p.state,p.__v=t,v)T&&G.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),T&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(T&&G.getDerivedStateFromProps==null&&
S!==k&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(S,J),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.__s,
J)===!1){t.__v!=r.__v&&(p.props=S,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),cs.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&a.push(p),u=gr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(S,p.__s,J),T&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
k,M,_)})}if(p.context=J,p.props=S,p.__P=e,p.__e=!1,q=be.__r,re=0,T)p.state=p.__s,p.__d=!1,q&&q(t),d=p.render(p.props,p.state,p.context),cs.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,q&&q(t),d=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++re<25);p.state=p.__s,p.getChildContext!=null&&(o=In(In({},o),
p.getChildContext())),T&&!v&&p.getSnapshotBeforeUpdate!=null&&(_=p.getSnapshotBeforeUpdate(k,M)),z=d!=null&&d.type===P&&d.key==null?Ui(d.props.children):d,u=Ni(
e,ps(z)?z:[z],t,r,o,s,l,a,u,c,f),p.base=t.__e,t.__u&=-161,p.__h.length&&a.push(p),x&&(p.__E=p.__=null)}catch(O){if(a.length=h,t.__v=null,c||l!=null){if(O.then){
for(t.__u|=c?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;l!=null&&(l[l.indexOf(u)]=null),t.__e=u}else if(l!=null)for(ae=l.length;ae--;)qa(l[ae])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),O.then||Ii(t),be.__e(O,t,r)}}else l==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=Lf(r.__e,t,r,o,s,l,a,c,f);return(d=
be.diffed)&&d(t),128&t.__u?void 0:u}function Ii(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Ii))}function Bi(e,t,r){for(var o=0;o<r.length;o++)Ia(r[o],r[++o],
r[++o]);be.__c&&be.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){be.__e(l,s.__v)}})}function Ui(e){return typeof e!="\
object"||e==null||e.__b>0?e:ps(e)?e.map(Ui):e.constructor!==void 0?null:In({},e)}function Lf(e,t,r,o,s,l,a,u,c){var f,d,h,p,v,k,M,_=r.props||us,x=t.props,S=t.type;
if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l!=null){for(f=0;f<l.length;f++)
if((v=l[f])&&"setAttribute"in v==!!S&&(S?v.localName==S:v.nodeType==3)){e=v,l[f]=null;break}}if(e==null){if(S==null)return document.createTextNode(x);e=document.
createElementNS(s,S,x.is&&x),u&&(be.__m&&be.__m(t,l),u=!1),l=null}if(S==null)_===x||u&&e.data==x||(e.data=x);else{if(l=S=="textarea"&&x.defaultValue!=null?null:
l&&fs.call(e.childNodes),!u&&l!=null)for(_={},f=0;f<e.attributes.length;f++)_[(v=e.attributes[f]).name]=v.value;for(f in _)v=_[f],f=="dangerouslySetInnerHTML"?h=
v:f=="children"||f in x||f=="value"&&"defaultValue"in x||f=="checked"&&"defaultChecked"in x||as(e,f,null,v,s);for(f in x)v=x[f],f=="children"?p=v:f=="dangerousl\
ySetInnerHTML"?d=v:f=="value"?k=v:f=="checked"?M=v:u&&typeof v!="function"||_[f]===v||as(e,f,v,_[f],s);if(d)u||h&&(d.__html==h.__html||d.__html==e.innerHTML)||(e.
innerHTML=d.__html),t.__k=[];else if(h&&(e.innerHTML=""),Ni(t.type=="template"?e.content:e,ps(p)?p:[p],t,r,o,S=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
l,a,l?l[0]:r.__k&&gr(r,0),u,c),l!=null)for(f=l.length;f--;)qa(l[f]);u&&S!="textarea"||(f="value",S=="progress"&&k==null?e.removeAttribute("value"):k!=null&&(k!==
e[f]||S=="progress"&&!k||S=="option"&&k!=_[f])&&as(e,f,k,_[f],s),f="checked",M!=null&&M!=e[f]&&as(e,f,M,_[f],s))}return e}function Ia(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){be.__e(s,r)}}function Ji(e,t,r){var o,s;if(be.unmount&&be.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||Ia(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){be.__e(l,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ji(o[s],t,r||typeof e.type!="function");r||qa(e.__e),e.__c=e.__=e.__e=void 0}function qf(e,t,r){return this.
constructor(e,r)}function Fi(e,t,r){var o,s,l,a;t==document&&(t=document.documentElement),be.__&&be.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,l=[],
a=[],ja(t,e=(!o&&r||t).__k=Na(P,null,[e]),s||us,us,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?fs.call(t.childNodes):null,l,!o&&r?r:s?s.__e:t.firstChild,o,a),Bi(
l,e,a),e.props.children=null}fs=cs.slice,be={__e:function(e,t,r,o){for(var s,l,a;t=t.__;)if((s=t.__c)&&!s.__)try{if((l=s.constructor)&&l.getDerivedStateFromError!=null&&(s.setState(l.getDerivedStateFromError(
e)),a=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),a=s.__d),a)return s.__E=s}catch(u){e=u}throw e}},Ai=0,Ra=function(e){return e!=null&&e.constructor===
void 0},Qr.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=In({},this.state),typeof e=="function"&&(e=e(In({},r),
this.props)),e&&In(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Mi(this))},Qr.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Mi(this))},
Qr.prototype.render=P,Xn=[],Oi=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ri=function(e,t){return e.__v.__b-t.__v.__b},
ds.__r=0,Da=Math.random().toString(8),ls="__d"+Da,Po="__a"+Da,Li=/(PointerCapture)$|Capture$/i,La=0,Aa=Di(!1),Oa=Di(!0),Ef=0;var Yr,et,Ba,Wi,hs=0,Zi=[],tt=be,Hi=tt.__b,zi=tt.__r,Vi=tt.diffed,Gi=tt.__c,Ki=tt.unmount,Qi=tt.__;function gs(e,t){tt.__h&&tt.__h(et,e,hs||t),hs=0;var r=et.__H||
(et.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function U(e){return hs=1,Nf(eu,e)}function Nf(e,t,r){var o=gs(Yr++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):eu(void 0,t),function(u){var c=o.__N?o.__N[0]:o.__[0],f=o.t(c,u);c!==f&&(o.__N=[f,o.__[1]],o.__c.setState({}))}],o.__c=et,!et.__f)){var s=function(u,c,f){
if(!o.__c.__H)return!0;var d=!1,h=o.__c.props!==u;if(o.__c.__H.__.some(function(v){if(v.__N){d=!0;var k=v.__[0];v.__=v.__N,v.__N=void 0,k!==v.__[0]&&(h=!0)}}),l){
var p=l.call(this,u,c,f);return d?p||h:p}return!d||h};et.__f=!0;var l=et.shouldComponentUpdate,a=et.componentWillUpdate;et.componentWillUpdate=function(u,c,f){if(this.
__e){var d=l;l=void 0,s(u,c,f),l=d}a&&a.call(this,u,c,f)},et.shouldComponentUpdate=s}return o.__N||o.__}function Fe(e,t){var r=gs(Yr++,3);!tt.__s&&Ja(r.__H,t)&&
(r.__=e,r.u=t,et.__H.__h.push(r))}function Xi(e,t){var r=gs(Yr++,4);!tt.__s&&Ja(r.__H,t)&&(r.__=e,r.u=t,et.__h.push(r))}function ve(e){return hs=5,bs(function(){
return{current:e}},[])}function bs(e,t){var r=gs(Yr++,7);return Ja(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function jf(){for(var e;e=Zi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ms),t.__h.some(Ua),t.__h=[]}catch(r){t.__h=[],tt.__e(r,e.__v)}}}tt.__b=function(e){
et=null,Hi&&Hi(e)},tt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Qi&&Qi(e,t)},tt.__r=function(e){zi&&zi(e),Yr=0;var t=(et=e.__c).__H;t&&(Ba===et?(t.
__h=[],et.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(ms),t.__h.some(Ua),t.__h=[],Yr=0)),Ba=et},tt.diffed=function(e){Vi&&Vi(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Zi.push(t)!==1&&Wi===tt.requestAnimationFrame||((Wi=tt.requestAnimationFrame)||If)(jf)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Ba=et=null},tt.__c=function(e,t){t.some(function(r){try{r.__h.some(ms),r.__h=r.__h.filter(function(o){return!o.__||Ua(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],tt.__e(o,r.__v)}}),Gi&&Gi(e,t)},tt.unmount=function(e){Ki&&Ki(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{ms(o)}catch(s){t=s}}),r.__H=void 0,t&&tt.__e(t,r.__v))};var Yi=typeof requestAnimationFrame=="function";function If(e){var t,r=function(){clearTimeout(o),Yi&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);Yi&&(t=requestAnimationFrame(r))}function ms(e){var t=et,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
et=t}function Ua(e){var t=et;e.__c=e.__(),et=t}function Ja(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function eu(e,t){return typeof t==
"function"?t(e):t}var Bf=Symbol.for("preact-signals");function ws(){if(Bn>1)Bn--;else{var e,t=!1;for((function(){var s=ys;for(ys=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var a=l.
t;a!==void 0;a=a.x)a.i===s.i&&(a.i=l.i);s=s.o}})();Eo!==void 0;){var r=Eo;for(Eo=void 0,vs++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&nu(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(vs=0,Bn--,t)throw e}}function Wa(e){if(Bn>0)return e();Fa=++Uf,Bn++;try{return e()}finally{ws()}}var Mo,Ke=void 0;function Do(e){
var t=Ke,r=Mo;Ke=void 0,Mo=void 0;try{return e()}finally{Ke=t,Mo=r}}var Eo=void 0,Bn=0,vs=0,Uf=0,Fa=0,ys=void 0,_s=0;function tu(e){if(Ke!==void 0){var t=e.n;if(t===
void 0||t.t!==Ke)return t={i:0,S:e,p:Ke.s,n:void 0,t:Ke,e:void 0,x:void 0,r:t},Ke.s!==void 0&&(Ke.s.n=t),Ke.s=t,e.n=t,32&Ke.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Ke.s,t.n=void 0,Ke.s.n=t,Ke.s=t),t}}function ft(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}ft.prototype.brand=Bf;ft.prototype.h=function(){return!0};ft.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Do(function(){var o;(o=t.W)==null||o.call(t)}))};ft.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Do(function(){var s;(s=t.Z)==null||s.call(t)}))}};
ft.prototype.subscribe=function(e){var t=this;return Jn(function(){var r=t.value;Do(function(){return e(r)})},{name:"sub"})};ft.prototype.valueOf=function(){return this.
value};ft.prototype.toString=function(){return this.value+""};ft.prototype.toJSON=function(){return this.value};ft.prototype.peek=function(){var e=this;return Do(
function(){return e.value})};Object.defineProperty(ft.prototype,"value",{get:function(){var e=tu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(vs>100)throw new Error("Cycle detected");(function(r){Bn!==0&&vs===0&&r.l!==Fa&&(r.l=Fa,ys={S:r,v:r.v,i:r.i,o:ys})})(this),this.v=e,this.i++,_s++,Bn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ws()}}}});function ke(e,t){return new ft(e,t)}function nu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function ru(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function ou(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function br(e,t){ft.call(this,void 0,t),this.x=e,this.s=void 0,this.g=_s-1,this.f=4}br.prototype=new ft;br.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===_s))return!0;if(this.g=_s,this.f|=1,this.i>0&&!nu(this))return this.f&=-2,!0;var e=Ke;try{ru(this),Ke=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ke=e,ou(this),this.f&=-2,!0};
br.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}ft.prototype.S.call(this,e)};br.prototype.U=function(e){if(this.
t!==void 0&&(ft.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};br.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(br.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=tu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Un(e,t){return new br(e,t)}function su(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Bn++;var r=Ke;Ke=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ha(e),o}finally{Ke=r,ws()}}}function Ha(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,su(e)}function Jf(e){if(Ke!==this)throw new Error("Out-of-order effect");ou(this),Ke=e,this.f&=-2;try{8&this.f&&Ha(this)}finally{ws()}}function Zr(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Mo&&Mo.push(this)}Zr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Zr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,su(this),ru(this),Bn++;var e=Ke;return Ke=this,Jf.bind(this,e)};Zr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Eo,Eo=this)};Zr.prototype.d=function(){
this.f|=8,1&this.f||Ha(this)};Zr.prototype.dispose=function(){this.d()};function Jn(e,t){var r=new Zr(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var au,Ss,ks,Ff=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var lu=[];Jn(function(){au=this.N})();function Xr(e,t){be[e]=t.bind(null,be[e]||function(){})}function Ao(e){if(ks){var t=ks;ks=void 0,t()}ks=e&&e.S()}function iu(e){
var t=this,r=e.data,o=Hf(r);o.name="ReactiveDom",o.value=r;var s=bs(function(){for(var u=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var f=Un(function(){var v=o.
value.value;return v===0?0:v===!0?"":v||""}),d=Un(function(){return!Array.isArray(f.value)&&!Ra(f.value)}),h=Jn(function(){if(this.N=uu,d.value){var v=f.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=v)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[d,f]},[]),l=s[0],a=s[1];return l.value?a.
peek():a.value}iu.displayName="ReactiveTextNode";Object.defineProperties(ft.prototype,{constructor:{configurable:!0,value:Na(P,null).constructor},type:{configurable:!0,
value:iu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Xr("__b",function(e,t){if(Ao(),
Ss=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof ft&&(r||(t.__np=r={}),r[s]=l,o[s]=l.peek())}}e(t)});
Xr("__r",function(e,t){if(e(t),t.type!==P){Ao();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,l){var a;return Jn(function(){a=this},{name:l}),
a.c=s,a})((function(s){return function(){var l;Ff&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ss=o,Ao(r)}});Xr("__e",function(e,t,r,o){Ao(),Ss=void 0,e(t,r,o)});Xr("diffed",function(e,t){Ao(),Ss=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,l=r.U;if(l)for(var a in l){var u=l[a];u===void 0||o&&a in o||(u.d(),l[a]=void 0)}if(o){l||(l={},r.U=l);for(var c in o){var f=l[c],
d=o[c];f===void 0?(f=Wf(r,c,d,s),l[c]=f):f.o(d,s)}}}e(t)});function Wf(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,l=ke(r);return{o:function(a,u){l.value=
a,o=u},d:Jn(function(){this.N=uu;var a=l.value.value;o[t]!==a&&(o[t]=a,s?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Xr("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var a=t.__np;if(a){var u=t.
props;for(var c in a)u[c]=a[c]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var d=f.__$u;d&&(f.__$u=void 0,d.d())}}e(t)});Xr("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});Qr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!==
"__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Hf(e,t){return bs(function(){return ke(e,t)},[])}var zf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Vf(){Wa(function(){for(var e;e=lu.shift();)au.call(e)})}function uu(){lu.push(this)===1&&(be.requestAnimationFrame||zf)(Vf)}var za=new URL(document.baseURI);function ee(e){return new URL(e,za).href}function Qt(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))s!==void 0&&
s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var un=class extends Error{constructor(r,o,s,l,a){super(l||s);hr(this,"status",r);
hr(this,"code",o);hr(this,"title",s);hr(this,"detail",l);hr(this,"retryAfter",a)}};async function cu(e){let t=Number(e.headers.get("retry-after")??"0");try{let r=await e.
json();return new un(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new un(e.status,"",e.statusText,"the answer came from something else\
 than Pawl",t)}}var Fn=class{constructor(t){hr(this,"source",t)}};function Va(e){return JSON.parse(e,(t,r,o)=>{let s=o?.source;return typeof r!="number"||s===void 0||
s.length<16||String(r)===s?r:new Fn(s)})}var nt=ke(null),Mt=ke(!1),Ga=ke(0),Oo=ke(null),du=Un(()=>nt.value?.read_only===!0);function Ne(e){return nt.value!==null&&
!nt.value.read_only&&nt.value.scopes.includes(e)}async function L(e,t={}){let r={},o={method:t.method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==
void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;
try{s=await fetch(ee(e),o)}catch(l){if(t.signal?.aborted)throw l;let a=new un(0,"unreachable","The server does not answer","It may be restarting; trying again.",
0);throw Oo.value=a,a}if(!s.ok){let l=await cu(s);throw l.status===401&&(Mt.value=!0),(l.status===503||l.status===507)&&(Oo.value=l),l}if(Oo.value=null,s.status!==
204)return Va(await s.text())}async function xs(){let e=Date.now(),t=await L("v1/me");Ga.value=Date.parse(t.now)-(e+Date.now())/2,nt.value=t,Mt.value=!1}async function fu(e){
let t=await fetch(ee("ui/session"),{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await cu(t);await xs()}
async function pu(){await L("ui/session",{method:"DELETE"}),nt.value=null,Mt.value=!0}function Yt(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.
toString(16).padStart(2,"0")).join("")}function lt(e,t="GET",r){let o=l=>`'${l.replace(/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),nt.value?.tokens&&
s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-type: application/json'","-d",o(JSON.stringify(r))),s.push(o(ee(e))),s.join(" ")}var Gf="uplot",Kf="u-hz",Qf="u-vt",Yf="u-title",Zf="u-wrap",Xf="u-under",ep="u-over",tp="u-axis",_r="u-off",np="u-select",rp="u-cursor-x",op="u-cursor-y",sp="u-\
cursor-pt",ap="u-legend",lp="u-live",ip="u-inline",up="u-series",cp="u-marker",mu="u-label",dp="u-value",Lo="width",qo="height";var hu="bottom",eo="left",Ka="right",fl="#000",gu=fl+"0",Qa="mousemove",bu="mousedown",Ya="mouseup",vu="mouseenter",yu="mouseleave",_u="dblclick",fp="resize",pp="\
scroll",wu="change",Ms="dppxchange",pl="--",lo=typeof window<"u",nl=lo?document:null,no=lo?window:null,mp=lo?navigator:null,Te,Cs;function rl(){let e=devicePixelRatio;
Te!=e&&(Te=e,Cs&&sl(wu,Cs,rl),Cs=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),wr(wu,Cs,rl),no.dispatchEvent(new CustomEvent(
Ms)))}function Zt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function ol(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function We(e,t,r){
e.style[t]=r+"px"}function vn(e,t,r,o){let s=nl.createElement(e);return t!=null&&Zt(s,t),r?.insertBefore(s,o),s}function cn(e,t){return vn("div",e,t)}var ku=new WeakMap;
function Mn(e,t,r,o,s){let l="translate("+t+"px,"+r+"px)",a=ku.get(e);l!=a&&(e.style.transform=l,ku.set(e,l),t<0||r<0||t>o||r>s?Zt(e,_r):ol(e,_r))}var Su=new WeakMap;
function xu(e,t,r){let o=t+r,s=Su.get(e);o!=s&&(Su.set(e,o),e.style.background=t,e.style.borderColor=r)}var Cu=new WeakMap;function Tu(e,t,r,o){let s=t+""+r,l=Cu.
get(e);s!=l&&(Cu.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var ml={passive:!0},hp={...ml,
capture:!0};function wr(e,t,r,o){t.addEventListener(e,r,o?hp:ml)}function sl(e,t,r,o){t.removeEventListener(e,r,ml)}lo&&rl();function yn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let l=o<=2147483647;for(;o-r>1;)s=l?r+o>>1:Xt((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function ec(e){return(r,o,s)=>{let l=-1,a=-1;for(let u=o;u<=
s;u++)if(e(r[u])){l=u;break}for(let u=s;u>=o;u--)if(e(r[u])){a=u;break}return[l,a]}}var tc=e=>e!=null,nc=e=>e!=null&&e>0,As=ec(tc),gp=ec(nc);function bp(e,t,r,o=0,s=!1){
let l=s?gp:As,a=s?nc:tc;[t,r]=l(e,t,r);let u=e[t],c=e[t];if(t>-1)if(o==1)u=e[t],c=e[r];else if(o==-1)u=e[r],c=e[t];else for(let f=t;f<=r;f++){let d=e[f];a(d)&&(d<
u?u=d:d>c&&(c=d))}return[u??Oe,c??-Oe]}function Os(e,t,r,o){let s=Mu(e),l=Mu(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Wn:rc,u=s==1?Xt:dn,c=l==1?dn:Xt,
f=u(a(mt(e))),d=c(a(mt(t))),h=ro(r,f),p=ro(r,d);return r==10&&(f<0&&(h=Re(h,-f)),d<0&&(p=Re(p,-d))),o||r==2?(e=h*s,t=p*l):(e=lc(e,h),t=Rs(t,p)),[e,t]}function hl(e,t,r,o){
let s=Os(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var gl=.1,$u={mode:3,pad:gl},jo={pad:0,soft:null,mode:0},vp={min:jo,max:jo};function Es(e,t,r,o){return Ls(
r)?Pu(e,t,r):(jo.pad=r,jo.soft=o?0:null,jo.mode=o?3:0,Pu(e,t,vp))}function Se(e,t){return e??t}function yp(e,t,r){for(t=Se(t,0),r=Se(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Pu(e,t,r){let o=r.min,s=r.max,l=Se(o.pad,0),a=Se(s.pad,0),u=Se(o.hard,-Oe),c=Se(s.hard,Oe),f=Se(o.soft,Oe),d=Se(s.soft,-Oe),
h=Se(o.mode,0),p=Se(s.mode,0),v=t-e,k=Wn(v),M=jt(mt(e),mt(t)),_=Wn(M),x=mt(_-k);(v<1e-24||x>10)&&(v=0,(e==0||t==0)&&(v=1e-24,h==2&&f!=Oe&&(l=0),p==2&&d!=-Oe&&(a=
0)));let S=v||M||1e3,T=Wn(S),E=ro(10,Xt(T)),J=S*(v==0?e==0?.1:1:l),q=Re(lc(e-J,E/10),24),re=e>=f&&(h==1||h==3&&q<=f||h==2&&q>=f)?f:Oe,z=jt(u,q<re&&e>=re?re:_n(re,
q)),ae=S*(v==0?t==0?.1:1:a),G=Re(Rs(t+ae,E/10),24),O=t<=d&&(p==1||p==3&&G>=d||p==2&&G<=d)?d:-Oe,ue=_n(c,G>O&&t<=O?O:jt(O,G));return z==ue&&z==0&&(ue=100),[z,ue]}
var _p=new Intl.NumberFormat(lo?mp.language:"en-US"),bl=e=>_p.format(e),en=Math,Ps=en.PI,mt=en.abs,Xt=en.floor,pt=en.round,dn=en.ceil,_n=en.min,jt=en.max,ro=en.
pow,Mu=en.sign,Wn=en.log10,rc=en.log2,wp=(e,t=1)=>en.sinh(e)*t,Za=(e,t=1)=>en.asinh(e/t),Oe=1/0;function Eu(e){return(Wn((e^e>>31)-(e>>31))|0)+1}function al(e,t,r){
return _n(jt(e,t),r)}function oc(e){return typeof e=="function"}function he(e){return oc(e)?e:()=>e}var kp=()=>{},sc=e=>e,ac=(e,t)=>t,Sp=e=>null,Du=e=>!0,Au=(e,t)=>e==
t,xp=/\.\d*?(?=9{6,}|0{6,})/gm,kr=e=>{if(uc(e)||tr.has(e))return e;let t=`${e}`,r=t.match(xp);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,l]=t.split("e");return+`${kr(s)}e${l}`}return Re(e,o)};function vr(e,t){return kr(Re(kr(e/t))*t)}function Rs(e,t){return kr(dn(kr(e/t))*t)}function lc(e,t){return kr(
Xt(kr(e/t))*t)}function Re(e,t=0){if(uc(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return pt(o)/r}var tr=new Map;function ic(e){return((""+e).split(".")[1]||
"").length}function Bo(e,t,r,o){let s=[],l=o.map(ic);for(let a=t;a<r;a++){let u=mt(a),c=Re(ro(e,a),u);for(let f=0;f<o.length;f++){let d=e==10?+`${o[f]}e${a}`:o[f]*
c,h=(a>=0?0:u)+(a>=l[f]?0:l[f]),p=e==10?d:Re(d,h);s.push(p),tr.set(p,h)}}return s}var Io={},vl=[],oo=[null,null],er=Array.isArray,uc=Number.isInteger,Cp=e=>e===
void 0;function Ou(e){return typeof e=="string"}function Ls(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Tp(e){return e!=null&&
typeof e=="object"}var $p=Object.getPrototypeOf(Uint8Array),cc="__proto__";function so(e,t=Ls){let r;if(er(e)){let o=e.find(s=>s!=null);if(er(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=so(e[s],t)}else r=e.slice()}else if(e instanceof $p)r=e.slice();else if(t(e)){r={};for(let o in e)o!=cc&&(r[o]=so(e[o],
t))}else r=e;return r}function it(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=cc&&(Ls(e[s])?it(e[s],so(o[s])):e[s]=so(o[s]))}return e}
var Pp=0,Mp=1,Ep=2;function Dp(e,t,r){for(let o=0,s,l=-1;o<t.length;o++){let a=t[o];if(a>l){for(s=a-1;s>=0&&e[s]==null;)e[s--]=null;for(s=a+1;s<r&&e[s]==null;)e[l=
s++]=null}}}function Ap(e,t){if(Lp(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return qp(a[0])||(a=Rp(a)),a}let r=new Set;for(let a=0;a<
e.length;a++){let c=e[a][0],f=c.length;for(let d=0;d<f;d++)r.add(c[d])}let o=[Array.from(r).sort((a,u)=>a-u)],s=o[0].length,l=new Map;for(let a=0;a<s;a++)l.set(
o[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],c=u[0];for(let f=1;f<u.length;f++){let d=u[f],h=Array(s).fill(void 0),p=t?t[a][f]:Mp,v=[];for(let k=0;k<d.length;k++){
let M=d[k],_=l.get(c[k]);M===null?p!=Pp&&(h[_]=M,p==Ep&&v.push(_)):h[_]=M}Dp(h,v,s),o.push(h)}}return o}var Op=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Rp(e){let t=e[0],r=t.length,o=Array(r);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,a)=>t[l]-t[a]);let s=[];for(let l=0;l<e.length;l++){
let a=e[l],u=Array(r);for(let c=0;c<r;c++)u[c]=a[o[c]];s.push(u)}return s}function Lp(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let l=0;l<r;l++)if(s[l]!=t[l])return!1}}return!0}function qp(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=jt(1,Xt((s-o+1)/t));for(let a=e[o],u=o+l;u<=s;u+=l){let c=e[u];if(c!=null){if(c<=a)return!1;a=c}}return!0}
var dc=["January","February","March","April","May","June","July","August","September","October","November","December"],fc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function pc(e){return e.slice(0,3)}var Np=fc.map(pc),jp=dc.map(pc),Ip={MMMM:dc,MMM:jp,WWWW:fc,WWW:Np};function Ro(e){return(e<
10?"0":"")+e}function Bp(e){return(e<10?"00":e<100?"0":"")+e}var Up={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ro(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ro(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Ro(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ro(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ro(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Bp(e.getMilliseconds())};
function yl(e,t){t=t||Ip;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?Up[s[1]]:s[0]);return l=>{let a="";for(let u=0;u<r.length;u++)
a+=typeof r[u]=="string"?r[u]:r[u](l,t);return a}}var Jp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Fp(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Jp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var mc=e=>e%
1==0,Ds=[1,2,2.5,5],Wp=Bo(10,-32,0,Ds),hc=Bo(10,0,32,Ds),Hp=hc.filter(mc),yr=Wp.concat(hc),_l=`
`,gc="{YYYY}",Ru=_l+gc,bc="{M}/{D}",No=_l+bc,Ts=No+"/{YY}",vc="{aa}",zp="{h}:{mm}",to=zp+vc,Lu=_l+to,qu=":{ss}",Pe=null;function yc(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,l=s*30,a=s*365,c=(e==1?Bo(10,0,3,Ds).filter(mc):Bo(10,-3,0,Ds)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),f=[[a,gc,Pe,Pe,Pe,Pe,Pe,Pe,1],[s*28,"{MMM}",Ru,Pe,Pe,Pe,Pe,Pe,1],[s,bc,Ru,Pe,
Pe,Pe,Pe,Pe,1],[o,"{h}"+vc,Ts,Pe,No,Pe,Pe,Pe,1],[r,to,Ts,Pe,No,Pe,Pe,Pe,1],[t,qu,Ts+" "+to,Pe,No+" "+to,Pe,Lu,Pe,1],[e,qu+".{fff}",Ts+" "+to,Pe,No+" "+to,Pe,Lu,
Pe,1]];function d(h){return(p,v,k,M,_,x)=>{let S=[],T=_>=a,E=_>=l&&_<a,J=h(k),q=Re(J*e,3),re=Xa(J.getFullYear(),T?0:J.getMonth(),E||T?1:J.getDate()),z=Re(re*e,3);
if(E||T){let ae=E?_/l:0,G=T?_/a:0,O=q==z?q:Re(Xa(re.getFullYear()+G,re.getMonth()+ae,1)*e,3),ue=new Date(pt(O/e)),F=ue.getFullYear(),te=ue.getMonth();for(let K=0;O<=
M;K++){let ge=Xa(F+G*K,te+ae*K,1),V=ge-h(Re(ge*e,3));O=Re((+ge+V)*e,3),O<=M&&S.push(O)}}else{let ae=_>=s?s:_,G=Xt(k)-Xt(q),O=z+G+Rs(q-z,ae);S.push(O);let ue=h(O),
F=ue.getHours()+ue.getMinutes()/r+ue.getSeconds()/o,te=_/o,K=p.axes[v]._space,ge=x/K;for(;O=Re(O+_,e==1?0:3),!(O>M);)if(te>1){let V=Xt(Re(F+te,6))%24,_e=h(O).getHours()-
V;_e>1&&(_e=-1),O-=_e*o,F=(F+te)%24;let Ee=S[S.length-1];Re((O-Ee)/_,3)*ge>=.7&&S.push(O)}else S.push(O)}return S}}return[c,f,d]}var[Vp,Gp,Kp]=yc(1),[Qp,Yp,Zp]=yc(
.001);Bo(2,-53,53,[1]);function Nu(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function ju(e,t){return(r,o,s,l,a)=>{let u=t.
find(k=>a>=k[0])||t[t.length-1],c,f,d,h,p,v;return o.map(k=>{let M=e(k),_=M.getFullYear(),x=M.getMonth(),S=M.getDate(),T=M.getHours(),E=M.getMinutes(),J=M.getSeconds(),
q=_!=c&&u[2]||x!=f&&u[3]||S!=d&&u[4]||T!=h&&u[5]||E!=p&&u[6]||J!=v&&u[7]||u[1];return c=_,f=x,d=S,h=T,p=E,v=J,q(M)})}}function Xp(e,t){let r=yl(t);return(o,s,l,a,u)=>s.
map(c=>r(e(c)))}function Xa(e,t,r){return new Date(e,t,r)}function Iu(e,t){return t(e)}var em="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Bu(e,t){return(r,o,s,l)=>l==
null?pl:t(e(o))}function tm(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function nm(e,t){return e.series[t].fill(
e,t)}var rm={show:!0,live:!0,isolate:!1,mount:kp,markers:{show:!0,width:2,stroke:tm,fill:nm,dash:"solid"},idx:null,idxs:null,values:[]};function om(e,t){let r=e.
cursor.points,o=cn(),s=r.size(e,t);We(o,Lo,s),We(o,qo,s);let l=s/-2;We(o,"marginLeft",l),We(o,"marginTop",l);let a=r.width(e,t,s);return a&&We(o,"borderWidth",a),
o}function sm(e,t){let r=e.series[t].points;return r._fill||r._stroke}function am(e,t){let r=e.series[t].points;return r._stroke||r._fill}function lm(e,t){return e.
series[t].points.size}var el=[0,0];function im(e,t,r){return el[0]=t,el[1]=r,el}function $s(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}function tl(e,t,r,o=!0){
return s=>{(!o||s.target==t)&&r(s)}}var um={show:!0,x:!0,y:!0,lock:!1,move:im,points:{one:!1,show:om,size:lm,width:0,stroke:am,fill:sm},bind:{mousedown:$s,mouseup:$s,
click:$s,dblclick:$s,mousemove:tl,mouseleave:tl,mouseenter:tl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},_c={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},wl=it({},_c,{filter:ac}),wc=it({},wl,{size:10}),kc=it({},_c,{show:!1}),kl='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Sc="bold "+kl,xc=1.5,Uu={
show:!0,scale:"x",stroke:fl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sc,side:2,grid:wl,ticks:wc,border:kc,font:kl,lineGap:xc,rotate:0},
cm="Value",dm="Time",Ju={show:!0,scale:"x",auto:!1,sorted:1,min:Oe,max:-Oe,idxs:[]};function fm(e,t,r,o,s){return t.map(l=>l==null?"":bl(l))}function pm(e,t,r,o,s,l,a){
let u=[],c=tr.get(s)||0;r=a?r:Re(Rs(r,s),c);for(let f=r;f<=o;f=Re(f+s,c))u.push(Object.is(f,-0)?0:f);return u}function ll(e,t,r,o,s,l,a){let u=[],c=e.scales[e.axes[t].
scale].log,f=c==10?Wn:rc,d=Xt(f(r));s=ro(c,d),c==10&&(s=yr[yn(s,yr)]);let h=r,p=s*c;c==10&&(p=yr[yn(p,yr)]);do u.push(h),h=h+s,c==10&&!tr.has(h)&&(h=Re(h,tr.get(
s))),h>=p&&(s=h,p=s*c,c==10&&(p=yr[yn(p,yr)]));while(h<=o);return u}function mm(e,t,r,o,s,l,a){let c=e.scales[e.axes[t].scale].asinh,f=o>c?ll(e,t,jt(c,r),o,s):[
c],d=o>=0&&r<=0?[0]:[];return(r<-c?ll(e,t,jt(c,-o),-r,s):[c]).reverse().map(p=>-p).concat(d,f)}var Cc=/./,hm=/[12357]/,gm=/[125]/,Fu=/1/,il=(e,t,r,o)=>e.map((s,l)=>t==
4&&s==0||l%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function bm(e,t,r,o,s){let l=e.axes[r],a=l.scale,u=e.scales[a],c=e.valToPos,f=l._space,d=c(10,a),h=c(
9,a)-d>=f?Cc:c(7,a)-d>=f?hm:c(5,a)-d>=f?gm:Fu;if(h==Fu){let p=mt(c(1,a)-d);if(p<f)return il(t.slice().reverse(),u.distr,h,dn(f/p)).reverse()}return il(t,u.distr,
h,1)}function vm(e,t,r,o,s){let l=e.axes[r],a=l.scale,u=l._space,c=e.valToPos,f=mt(c(1,a)-c(2,a));return f<u?il(t.slice().reverse(),3,Cc,dn(u/f)).reverse():t}function ym(e,t,r,o){
return o==null?pl:t==null?"":bl(t)}var Wu={show:!0,scale:"y",stroke:fl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sc,side:3,grid:wl,ticks:wc,
border:kc,font:kl,lineGap:xc,rotate:0};function _m(e,t){let r=3+(e||1)*2;return Re(r*t,3)}function wm(e,t){let{scale:r,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(
s[o[0]],r,!0),a=e.valToPos(s[o[1]],r,!0),u=mt(a-l),c=e.series[t],f=u/(c.points.space*Te);return o[1]-o[0]<=f}var Hu={scale:null,auto:!0,sorted:0,min:Oe,max:-Oe},
Tc=(e,t,r,o,s)=>s,zu={show:!0,auto:!0,sorted:0,gaps:Tc,alpha:1,facets:[it({},Hu,{scale:"x"}),it({},Hu,{scale:"y"})]},Vu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:Tc,alpha:1,points:{show:wm,filter:null},values:null,min:Oe,max:-Oe,idxs:[],path:null,clip:null};function km(e,t,r,o,s){return r/10}var $c={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Sm=it({},$c,{time:!1,ori:1}),Gu={};function Pc(e,t){let r=Gu[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,l,a,u,c,f){for(let d=0;d<r.plots.length;d++)r.plots[d]!=s&&r.plots[d].pub(o,s,l,a,u,c,f)}},e!=null&&(Gu[e]=
r)),r}var ao=1,ul=2;function Sr(e,t,r){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,a=e.scales,u=e.bbox,c=l[0],f=o==2?l[1]:l[t],d=o==2?a[s.facets[0].scale]:
a[e.series[0].scale],h=o==2?a[s.facets[1].scale]:a[s.scale],p=u.left,v=u.top,k=u.width,M=u.height,_=e.valToPosH,x=e.valToPosV;return d.ori==0?r(s,c,f,d,h,_,x,p,
v,k,M,Ns,io,Is,Ec,Ac):r(s,c,f,d,h,x,_,v,p,M,k,js,uo,Cl,Dc,Oc)}function Sl(e,t){let r=0,o=0,s=Se(e.bands,vl);for(let l=0;l<s.length;l++){let a=s[l];a.series[0]==
t?r=a.dir:a.series[1]==t&&(a.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function xm(e,t,r,o,s){let l=e.mode,a=e.series[t],u=l==2?a.facets[1].scale:a.scale,
c=e.scales[u];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Hn(e,t,r,o,s,l){return Sr(e,t,(a,u,c,f,d,h,p,v,k,M,_)=>{let x=a.pxRound,S=f.
dir*(f.ori==0?1:-1),T=f.ori==0?io:uo,E,J;S==1?(E=r,J=o):(E=o,J=r);let q=x(h(u[E],f,M,v)),re=x(p(c[E],d,_,k)),z=x(h(u[J],f,M,v)),ae=x(p(l==1?d.max:d.min,d,_,k)),
G=new Path2D(s);return T(G,z,ae),T(G,q,ae),T(G,q,re),G})}function qs(e,t,r,o,s,l){let a=null;if(e.length>0){a=new Path2D;let u=t==0?Is:Cl,c=r;for(let h=0;h<e.length;h++){
let p=e[h];if(p[1]>p[0]){let v=p[0]-c;v>0&&u(a,c,o,v,o+l),c=p[1]}}let f=r+s-c,d=10;f>0&&u(a,c,o-d/2,f,o+l+d)}return a}function Cm(e,t,r){let o=e[e.length-1];o&&
o[0]==t?o[1]=r:e.push([t,r])}function xl(e,t,r,o,s,l,a){let u=[],c=e.length;for(let f=s==1?r:o;f>=r&&f<=o;f+=s)if(t[f]===null){let h=f,p=f;if(s==1)for(;++f<=o&&
t[f]===null;)p=f;else for(;--f>=r&&t[f]===null;)p=f;let v=l(e[h]),k=p==h?v:l(e[p]),M=h-s;v=a<=0&&M>=0&&M<c?l(e[M]):v;let x=p+s;k=a>=0&&x>=0&&x<c?l(e[x]):k,k>=v&&
u.push([v,k])}return u}function Ku(e){return e==0?sc:e==1?pt:t=>vr(t,e)}function Mc(e){let t=e==0?Ns:js,r=e==0?(s,l,a,u,c,f)=>{s.arcTo(l,a,u,c,f)}:(s,l,a,u,c,f)=>{
s.arcTo(a,l,c,u,f)},o=e==0?(s,l,a,u,c)=>{s.rect(l,a,u,c)}:(s,l,a,u,c)=>{s.rect(a,l,c,u)};return(s,l,a,u,c,f=0,d=0)=>{f==0&&d==0?o(s,l,a,u,c):(f=_n(f,u/2,c/2),d=
_n(d,u/2,c/2),t(s,l+f,a),r(s,l+u,a,l+u,a+c,f),r(s,l+u,a+c,l,a+c,d),r(s,l,a+c,l,a,d),r(s,l,a,l+u,a,f),s.closePath())}}var Ns=(e,t,r)=>{e.moveTo(t,r)},js=(e,t,r)=>{
e.moveTo(r,t)},io=(e,t,r)=>{e.lineTo(t,r)},uo=(e,t,r)=>{e.lineTo(r,t)},Is=Mc(0),Cl=Mc(1),Ec=(e,t,r,o,s,l)=>{e.arc(t,r,o,s,l)},Dc=(e,t,r,o,s,l)=>{e.arc(r,t,o,s,l)},
Ac=(e,t,r,o,s,l,a)=>{e.bezierCurveTo(t,r,o,s,l,a)},Oc=(e,t,r,o,s,l,a)=>{e.bezierCurveTo(r,t,s,o,a,l)};function Rc(e){return(t,r,o,s,l)=>Sr(t,r,(a,u,c,f,d,h,p,v,k,M,_)=>{
let{pxRound:x,points:S}=a,T,E;f.ori==0?(T=Ns,E=Ec):(T=js,E=Dc);let J=Re(S.width*Te,3),q=(S.size-S.width)/2*Te,re=Re(q*2,3),z=new Path2D,ae=new Path2D,{left:G,top:O,
width:ue,height:F}=t.bbox;Is(ae,G-re,O-re,ue+re*2,F+re*2);let te=K=>{if(c[K]!=null){let ge=x(h(u[K],f,M,v)),V=x(p(c[K],d,_,k));T(z,ge+q,V),E(z,ge,V,q,0,Ps*2)}};
if(l)l.forEach(te);else for(let K=o;K<=s;K++)te(K);return{stroke:J>0?z:null,fill:z,clip:ae,flags:ao|ul}})}function Lc(e){return(t,r,o,s,l,a)=>{o!=s&&(l!=o&&a!=o&&
e(t,r,o),l!=s&&a!=s&&e(t,r,s),e(t,r,a))}}var Tm=Lc(io),$m=Lc(uo);function qc(e){let t=Se(e?.alignGaps,0);return(r,o,s,l)=>Sr(r,o,(a,u,c,f,d,h,p,v,k,M,_)=>{[s,l]=
As(c,s,l);let x=a.pxRound,S=F=>x(h(F,f,M,v)),T=F=>x(p(F,d,_,k)),E,J;f.ori==0?(E=io,J=Tm):(E=uo,J=$m);let q=f.dir*(f.ori==0?1:-1),re={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:ao},z=re.stroke,ae=!1;if(l-s>=M*4){let F=W=>r.posToVal(W,f.key,!0),te=null,K=null,ge,V,Bt,ze=S(u[q==1?s:l]),_e=S(u[s]),Ee=S(
u[l]),fe=F(q==1?_e+1:Ee-1);for(let W=q==1?s:l;W>=s&&W<=l;W+=q){let ct=u[W],Ve=(q==1?ct<fe:ct>fe)?ze:S(ct),$e=c[W];Ve==ze?$e!=null?(V=$e,te==null?(E(z,Ve,T(V)),ge=
te=K=V):V<te?te=V:V>K&&(K=V)):$e===null&&(ae=!0):(te!=null&&J(z,ze,T(te),T(K),T(ge),T(V)),$e!=null?(V=$e,E(z,Ve,T(V)),te=K=ge=V):(te=K=null,$e===null&&(ae=!0)),
ze=Ve,fe=F(ze+q))}te!=null&&te!=K&&Bt!=ze&&J(z,ze,T(te),T(K),T(ge),T(V))}else for(let F=q==1?s:l;F>=s&&F<=l;F+=q){let te=c[F];te===null?ae=!0:te!=null&&E(z,S(u[F]),
T(te))}let[O,ue]=Sl(r,o);if(a.fill!=null||O!=0){let F=re.fill=new Path2D(z),te=a.fillTo(r,o,a.min,a.max,O),K=T(te),ge=S(u[s]),V=S(u[l]);q==-1&&([V,ge]=[ge,V]),E(
F,V,K),E(F,ge,K)}if(!a.spanGaps){let F=[];ae&&F.push(...xl(u,c,s,l,q,S,t)),re.gaps=F=a.gaps(r,o,s,l,F),re.clip=qs(F,f.ori,v,k,M,_)}return ue!=0&&(re.band=ue==2?
[Hn(r,o,s,l,z,-1),Hn(r,o,s,l,z,1)]:Hn(r,o,s,l,z,ue)),re})}function Pm(e){let t=Se(e.align,1),r=Se(e.ascDesc,!1),o=Se(e.alignGaps,0),s=Se(e.extend,!1);return(l,a,u,c)=>Sr(
l,a,(f,d,h,p,v,k,M,_,x,S,T)=>{[u,c]=As(h,u,c);let E=f.pxRound,{left:J,width:q}=l.bbox,re=_e=>E(k(_e,p,S,_)),z=_e=>E(M(_e,v,T,x)),ae=p.ori==0?io:uo,G={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:ao},O=G.stroke,ue=p.dir*(p.ori==0?1:-1),F=z(h[ue==1?u:c]),te=re(d[ue==1?u:c]),K=te,ge=te;s&&t==-1&&(ge=J,ae(O,ge,F)),
ae(O,te,F);for(let _e=ue==1?u:c;_e>=u&&_e<=c;_e+=ue){let Ee=h[_e];if(Ee==null)continue;let fe=re(d[_e]),W=z(Ee);t==1?ae(O,fe,F):ae(O,K,W),ae(O,fe,W),F=W,K=fe}let V=K;
s&&t==1&&(V=J+q,ae(O,V,F));let[Bt,ze]=Sl(l,a);if(f.fill!=null||Bt!=0){let _e=G.fill=new Path2D(O),Ee=f.fillTo(l,a,f.min,f.max,Bt),fe=z(Ee);ae(_e,V,fe),ae(_e,ge,
fe)}if(!f.spanGaps){let _e=[];_e.push(...xl(d,h,u,c,ue,re,o));let Ee=f.width*Te/2,fe=r||t==1?Ee:-Ee,W=r||t==-1?-Ee:Ee;_e.forEach(ct=>{ct[0]+=fe,ct[1]+=W}),G.gaps=
_e=f.gaps(l,a,u,c,_e),G.clip=qs(_e,p.ori,_,x,S,T)}return ze!=0&&(G.band=ze==2?[Hn(l,a,u,c,O,-1),Hn(l,a,u,c,O,1)]:Hn(l,a,u,c,O,ze)),G})}function Qu(e,t,r,o,s,l,a=Oe){
if(e.length>1){let u=null;for(let c=0,f=1/0;c<e.length;c++)if(t[c]!==void 0){if(u!=null){let d=mt(e[c]-e[u]);d<f&&(f=d,a=mt(r(e[c],o,s,l)-r(e[u],o,s,l)))}u=c}}return a}
function Mm(e){e=e||Io;let t=Se(e.size,[.6,Oe,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=he(s),a=1-t[0],u=Se(t[1],Oe),
c=Se(t[2],1),f=Se(e.disp,Io),d=Se(e.each,v=>{}),{fill:h,stroke:p}=f;return(v,k,M,_)=>Sr(v,k,(x,S,T,E,J,q,re,z,ae,G,O)=>{let ue=x.pxRound,F=r,te=o*Te,K=u*Te,ge=c*
Te,V,Bt;E.ori==0?[V,Bt]=l(v,k):[Bt,V]=l(v,k);let ze=E.dir*(E.ori==0?1:-1),_e=E.ori==0?Is:Cl,Ee=E.ori==0?d:(I,qe,dt,Rr,lr,Sn,ir)=>{d(I,qe,dt,lr,Rr,ir,Sn)},fe=Se(
v.bands,vl).find(I=>I.series[0]==k),W=fe!=null?fe.dir:0,ct=x.fillTo(v,k,x.min,x.max,W),Ot=ue(re(ct,J,O,ae)),Ve,$e,pn,Ht=G,Ye=ue(x.width*Te),kn=!1,qn=null,nn=null,
Vn=null,Dr=null;h!=null&&(Ye==0||p!=null)&&(kn=!0,qn=h.values(v,k,M,_),nn=new Map,new Set(qn).forEach(I=>{I!=null&&nn.set(I,new Path2D)}),Ye>0&&(Vn=p.values(v,k,
M,_),Dr=new Map,new Set(Vn).forEach(I=>{I!=null&&Dr.set(I,new Path2D)})));let{x0:Ar,size:_o}=f;if(Ar!=null&&_o!=null){F=1,S=Ar.values(v,k,M,_),Ar.unit==2&&(S=S.
map(dt=>v.posToVal(z+dt*G,E.key,!0)));let I=_o.values(v,k,M,_);_o.unit==2?$e=I[0]*G:$e=q(I[0],E,G,z)-q(0,E,G,z),Ht=Qu(S,T,q,E,G,z,Ht),pn=Ht-$e+te}else Ht=Qu(S,T,
q,E,G,z,Ht),pn=Ht*a+te,$e=Ht-pn;pn<1&&(pn=0),Ye>=$e/2&&(Ye=0),pn<5&&(ue=sc);let Qo=pn>0,sr=Ht-pn-(Qo?Ye:0);$e=ue(al(sr,ge,K)),Ve=(F==0?$e/2:F==ze?0:$e)-F*ze*((F==
0?te/2:0)+(Qo?Ye/2:0));let Rt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Or=kn?null:new Path2D,Nn=null;if(fe!=null)Nn=v.data[fe.series[1]];else{
let{y0:I,y1:qe}=f;I!=null&&qe!=null&&(T=qe.values(v,k,M,_),Nn=I.values(v,k,M,_))}let ar=V*$e,ie=Bt*$e;for(let I=ze==1?M:_;I>=M&&I<=_;I+=ze){let qe=T[I];if(qe==null)
continue;if(Nn!=null){let Ut=Nn[I]??0;if(qe-Ut==0)continue;Ot=re(Ut,J,O,ae)}let dt=E.distr!=2||f!=null?S[I]:I,Rr=q(dt,E,G,z),lr=re(Se(qe,ct),J,O,ae),Sn=ue(Rr-Ve),
ir=ue(jt(lr,Ot)),zt=ue(_n(lr,Ot)),rn=ir-zt;if(qe!=null){let Ut=qe<0?ie:ar,mn=qe<0?ar:ie;kn?(Ye>0&&Vn[I]!=null&&_e(Dr.get(Vn[I]),Sn,zt+Xt(Ye/2),$e,jt(0,rn-Ye),Ut,
mn),qn[I]!=null&&_e(nn.get(qn[I]),Sn,zt+Xt(Ye/2),$e,jt(0,rn-Ye),Ut,mn)):_e(Or,Sn,zt+Xt(Ye/2),$e,jt(0,rn-Ye),Ut,mn),Ee(v,k,I,Sn-Ye/2,zt,$e+Ye,rn)}}return Ye>0?Rt.
stroke=kn?Dr:Or:kn||(Rt._fill=x.width==0?x._fill:x._stroke??x._fill,Rt.width=0),Rt.fill=kn?nn:Or,Rt})}function Em(e,t){let r=Se(t?.alignGaps,0);return(o,s,l,a)=>Sr(
o,s,(u,c,f,d,h,p,v,k,M,_,x)=>{[l,a]=As(f,l,a);let S=u.pxRound,T=V=>S(p(V,d,_,k)),E=V=>S(v(V,h,x,M)),J,q,re;d.ori==0?(J=Ns,re=io,q=Ac):(J=js,re=uo,q=Oc);let z=d.
dir*(d.ori==0?1:-1),ae=T(c[z==1?l:a]),G=ae,O=[],ue=[];for(let V=z==1?l:a;V>=l&&V<=a;V+=z)if(f[V]!=null){let ze=c[V],_e=T(ze);O.push(G=_e),ue.push(E(f[V]))}let F={
stroke:e(O,ue,J,re,q,S),fill:null,clip:null,band:null,gaps:null,flags:ao},te=F.stroke,[K,ge]=Sl(o,s);if(u.fill!=null||K!=0){let V=F.fill=new Path2D(te),Bt=u.fillTo(
o,s,u.min,u.max,K),ze=E(Bt);re(V,G,ze),re(V,ae,ze)}if(!u.spanGaps){let V=[];V.push(...xl(c,f,l,a,z,T,r)),F.gaps=V=u.gaps(o,s,l,a,V),F.clip=qs(V,d.ori,k,M,_,x)}return ge!=
0&&(F.band=ge==2?[Hn(o,s,l,a,te,-1),Hn(o,s,l,a,te,1)]:Hn(o,s,l,a,te,ge)),F})}function Dm(e){return Em(Am,e)}function Am(e,t,r,o,s,l){let a=e.length;if(a<2)return null;
let u=new Path2D;if(r(u,e[0],t[0]),a==2)o(u,e[1],t[1]);else{let c=Array(a),f=Array(a-1),d=Array(a-1),h=Array(a-1);for(let p=0;p<a-1;p++)d[p]=t[p+1]-t[p],h[p]=e[p+
1]-e[p],f[p]=d[p]/h[p];c[0]=f[0];for(let p=1;p<a-1;p++)f[p]===0||f[p-1]===0||f[p-1]>0!=f[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*h[p]+h[p-1])/f[p-1]+(h[p]+2*h[p-1])/
f[p]),isFinite(c[p])||(c[p]=0));c[a-1]=f[a-2];for(let p=0;p<a-1;p++)s(u,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+1]*h[p]/3,e[p+1],t[p+1])}return u}
var cl=new Set;function Yu(){for(let e of cl)e.syncRect(!0)}lo&&(wr(fp,no,Yu),wr(pp,no,Yu,!0),wr(Ms,no,()=>{ht.pxRatio=Te}));var Om=qc(),Rm=Rc();function Zu(e,t,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,a)=>dl(l,a,t,r))}function Lm(e,t){return e.map((r,o)=>o==0?{}:it({},t,r))}function dl(e,t,r,o){
return it({},t==0?r:o,e)}function Nc(e,t,r){return t==null?oo:[t,r]}var qm=Nc;function Nm(e,t,r){return t==null?oo:Es(t,r,gl,!0)}function jc(e,t,r,o){return t==
null?oo:Os(t,r,e.scales[o].log,!1)}var jm=jc;function Ic(e,t,r,o){return t==null?oo:hl(t,r,e.scales[o].log,!1)}var Im=Ic;function Bm(e,t,r,o,s){let l=jt(Eu(e),Eu(
t)),a=t-e,u=yn(s/o*a,r);do{let c=r[u],f=o*c/a;if(f>=s&&l+(c<5?tr.get(c):0)<=17)return[c,f]}while(++u<r.length);return[0,0]}function Xu(e){let t,r;return e=e.replace(
/(\d+)px/,(o,s)=>(t=pt((r=+s)*Te))+"px"),[e,t,r]}function Um(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Re(t[2]*Te,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function ht(e,t,r){let o={mode:Se(e.mode,1)},s=o.mode;function l(i,m,g,b){let y=m.valToPct(i);return b+g*(m.dir==-1?1-y:y)}function a(i,m,g,b){let y=m.
valToPct(i);return b+g*(m.dir==-1?y:1-y)}function u(i,m,g,b){return m.ori==0?l(i,m,g,b):a(i,m,g,b)}o.valToPosH=l,o.valToPosV=a;let c=!1;o.status=0;let f=o.root=
cn(Gf);if(e.id!=null&&(f.id=e.id),Zt(f,e.class),e.title){let i=cn(Yf,f);i.textContent=e.title}let d=vn("canvas"),h=o.ctx=d.getContext("2d"),p=cn(Zf,f);wr("click",
p,i=>{i.target===k&&(Be!=Hr||Ge!=zr)&&Tt.click(o,i)},!0);let v=o.under=cn(Xf,p);p.appendChild(d);let k=o.over=cn(ep,p);e=so(e);let M=+Se(e.pxAlign,1),_=Ku(M);(e.
plugins||[]).forEach(i=>{i.opts&&(e=i.opts(o,e)||e)});let x=e.ms||.001,S=o.series=s==1?Zu(e.series||[],Ju,Vu,!1):Lm(e.series||[null],zu),T=o.axes=Zu(e.axes||[],
Uu,Wu,!0),E=o.scales={},J=o.bands=e.bands||[];J.forEach(i=>{i.fill=he(i.fill||null),i.dir=Se(i.dir,-1)});let q=s==2?S[1].facets[0].scale:S[0].scale,re={axes:pf,
series:lf},z=(e.drawOrder||["axes","series"]).map(i=>re[i]);function ae(i){let m=i.distr==3?g=>Wn(g>0?g:i.clamp(o,g,i.min,i.max,i.key)):i.distr==4?g=>Za(g,i.asinh):
i.distr==100?g=>i.fwd(g):g=>g;return g=>{let b=m(g),{_min:y,_max:w}=i,C=w-y;return(b-y)/C}}function G(i){let m=E[i];if(m==null){let g=(e.scales||Io)[i]||Io;if(g.
from!=null){G(g.from);let b=it({},E[g.from],g,{key:i});b.valToPct=ae(b),E[i]=b}else{m=E[i]=it({},i==q?$c:Sm,g),m.key=i;let b=m.time,y=m.range,w=er(y);if((i!=q||
s==2&&!b)&&(w&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?$u:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?$u:{mode:1,hard:y[1],soft:y[1]}},w=!1),!w&&Ls(y))){let C=y;
y=(D,A,N)=>A==null?oo:Es(A,N,C)}m.range=he(y||(b?qm:i==q?m.distr==3?jm:m.distr==4?Im:Nc:m.distr==3?jc:m.distr==4?Ic:Nm)),m.auto=he(w?!1:m.auto),m.clamp=he(m.clamp||
km),m._min=m._max=null,m.valToPct=ae(m)}}}G("x"),G("y"),s==1&&S.forEach(i=>{G(i.scale)}),T.forEach(i=>{G(i.scale)});for(let i in e.scales)G(i);let O=E[q],ue=O.distr,
F,te;O.ori==0?(Zt(f,Kf),F=l,te=a):(Zt(f,Qf),F=a,te=l);let K={};for(let i in E){let m=E[i];(m.min!=null||m.max!=null)&&(K[i]={min:m.min,max:m.max},m.min=m.max=null)}
let ge=e.tzDate||(i=>new Date(pt(i/x))),V=e.fmtDate||yl,Bt=x==1?Kp(ge):Zp(ge),ze=ju(ge,Nu(x==1?Gp:Yp,V)),_e=Bu(ge,Iu(em,V)),Ee=[],fe=o.legend=it({},rm,e.legend),
W=o.cursor=it({},um,{drag:{y:s==2}},e.cursor),ct=fe.show,Ot=W.show,Ve=fe.markers;fe.idxs=Ee,Ve.width=he(Ve.width),Ve.dash=he(Ve.dash),Ve.stroke=he(Ve.stroke),Ve.
fill=he(Ve.fill);let $e,pn,Ht,Ye=[],kn=[],qn,nn=!1,Vn={};if(fe.live){let i=S[1]?S[1].values:null;nn=i!=null,qn=nn?i(o,1,0):{_:0};for(let m in qn)Vn[m]=pl}if(ct)
if($e=vn("table",ap,f),Ht=vn("tbody",null,$e),fe.mount(o,$e),nn){pn=vn("thead",null,$e,Ht);let i=vn("tr",null,pn);vn("th",null,i);for(var Dr in qn)vn("th",mu,i).
textContent=Dr}else Zt($e,ip),fe.live&&Zt($e,lp);let Ar={show:!0},_o={show:!1};function Qo(i,m){if(m==0&&(nn||!fe.live||s==2))return oo;let g=[],b=vn("tr",up,Ht,
Ht.childNodes[m]);Zt(b,i.class),i.show||Zt(b,_r);let y=vn("th",null,b);if(Ve.show){let D=cn(cp,y);if(m>0){let A=Ve.width(o,m);A&&(D.style.border=A+"px "+Ve.dash(
o,m)+" "+Ve.stroke(o,m)),D.style.background=Ve.fill(o,m)}}let w=cn(mu,y);i.label instanceof HTMLElement?w.appendChild(i.label):w.textContent=i.label,m>0&&(Ve.show||
(w.style.color=i.width>0?Ve.stroke(o,m):Ve.fill(o,m)),Rt("click",y,D=>{if(W._lock)return;cr(D);let A=S.indexOf(i);if((D.ctrlKey||D.metaKey)!=fe.isolate){let N=S.
some((j,B)=>B>0&&B!=A&&j.show);S.forEach((j,B)=>{B>0&&Cn(B,N?B==A?Ar:_o:Ar,!0,at.setSeries)})}else Cn(A,{show:!i.show},!0,at.setSeries)},!1),qr&&Rt(vu,y,D=>{W._lock||
(cr(D),Cn(S.indexOf(i),Gr,!0,at.setSeries))},!1));for(var C in qn){let D=vn("td",dp,b);D.textContent="--",g.push(D)}return[b,g]}let sr=new Map;function Rt(i,m,g,b=!0){
let y=sr.get(m)||{},w=W.bind[i](o,m,g,b);w&&(wr(i,m,y[i]=w),sr.set(m,y))}function Or(i,m,g){let b=sr.get(m)||{};for(let y in b)(i==null||y==i)&&(sl(y,m,b[y]),delete b[y]);
i==null&&sr.delete(m)}let Nn=0,ar=0,ie=0,I=0,qe=0,dt=0,Rr=qe,lr=dt,Sn=ie,ir=I,zt=0,rn=0,Ut=0,mn=0;o.bbox={};let ia=!1,Yo=!1,Lr=!1,ur=!1,Zo=!1,on=!1;function ua(i,m,g){
(g||i!=o.width||m!=o.height)&&Zl(i,m),Ur(!1),Lr=!0,Yo=!0,Jr()}function Zl(i,m){o.width=Nn=ie=i,o.height=ar=I=m,qe=dt=0,ef(),tf();let g=o.bbox;zt=g.left=vr(qe*Te,
.5),rn=g.top=vr(dt*Te,.5),Ut=g.width=vr(ie*Te,.5),mn=g.height=vr(I*Te,.5)}let Yd=3;function Zd(){let i=!1,m=0;for(;!i;){m++;let g=df(m),b=ff(m);i=m==Yd||g&&b,i||
(Zl(o.width,o.height),Yo=!0)}}function Xd({width:i,height:m}){ua(i,m)}o.setSize=Xd;function ef(){let i=!1,m=!1,g=!1,b=!1;T.forEach((y,w)=>{if(y.show&&y._show){let{
side:C,_size:D}=y,A=C%2,N=y.label!=null?y.labelSize:0,j=D+N;j>0&&(A?(ie-=j,C==3?(qe+=j,b=!0):g=!0):(I-=j,C==0?(dt+=j,i=!0):m=!0))}}),dr[0]=i,dr[1]=g,dr[2]=m,dr[3]=
b,ie-=Gn[1]+Gn[3],qe+=Gn[3],I-=Gn[2]+Gn[0],dt+=Gn[0]}function tf(){let i=qe+ie,m=dt+I,g=qe,b=dt;function y(w,C){switch(w){case 1:return i+=C,i-C;case 2:return m+=
C,m-C;case 3:return g-=C,g+C;case 0:return b-=C,b+C}}T.forEach((w,C)=>{if(w.show&&w._show){let D=w.side;w._pos=y(D,w._size),w.label!=null&&(w._lpos=y(D,w.labelSize))}})}
if(W.dataIdx==null){let i=W.hover,m=i.skip=new Set(i.skip??[]);m.add(void 0);let g=i.prox=he(i.prox),b=i.bias??(i.bias=0);W.dataIdx=(y,w,C,D)=>{if(w==0)return C;
let A=C,N=g(y,w,C,D)??Oe,j=N>=0&&N<Oe,B=O.ori==0?ie:I,ne=W.left,Ce=t[0],we=t[w];if(m.has(we[C])){A=null;let pe=null,Z=null,H;if(b==0||b==-1)for(H=C;pe==null&&H-- >
0;)m.has(we[H])||(pe=H);if(b==0||b==1)for(H=C;Z==null&&H++<we.length;)m.has(we[H])||(Z=H);if(pe!=null||Z!=null)if(j){let Je=pe==null?-1/0:F(Ce[pe],O,B,0),Ze=Z==
null?1/0:F(Ce[Z],O,B,0),kt=ne-Je,De=Ze-ne;kt<=De?kt<=N&&(A=pe):De<=N&&(A=Z)}else A=Z==null?pe:pe==null?Z:C-pe<=Z-C?pe:Z}else j&&mt(ne-F(Ce[C],O,B,0))>N&&(A=null);
return A}}let cr=i=>{W.event=i};W.idxs=Ee,W._lock=!1;let Pt=W.points;Pt.show=he(Pt.show),Pt.size=he(Pt.size),Pt.stroke=he(Pt.stroke),Pt.width=he(Pt.width),Pt.fill=
he(Pt.fill);let xn=o.focus=it({},e.focus||{alpha:.3},W.focus),qr=xn.prox>=0,Nr=qr&&Pt.one,sn=[],jr=[],Ir=[];function Xl(i,m){let g=Pt.show(o,m);if(g instanceof HTMLElement)
return Zt(g,sp),Zt(g,i.class),Mn(g,-10,-10,ie,I),k.insertBefore(g,sn[m]),g}function ei(i,m){if(s==1||m>0){let g=s==1&&E[i.scale].time,b=i.value;i.value=g?Ou(b)?
Bu(ge,Iu(b,V)):b||_e:b||ym,i.label=i.label||(g?dm:cm)}if(Nr||m>0){i.width=i.width==null?1:i.width,i.paths=i.paths||Om||Sp,i.fillTo=he(i.fillTo||xm),i.pxAlign=+Se(
i.pxAlign,M),i.pxRound=Ku(i.pxAlign),i.stroke=he(i.stroke||null),i.fill=he(i.fill||null),i._stroke=i._fill=i._paths=i._focus=null;let g=_m(jt(1,i.width),1),b=i.
points=it({},{size:g,width:jt(1,g*.2),stroke:i.stroke,space:g*2,paths:Rm,_stroke:null,_fill:null},i.points);b.show=he(b.show),b.filter=he(b.filter),b.fill=he(b.
fill),b.stroke=he(b.stroke),b.paths=he(b.paths),b.pxAlign=i.pxAlign}if(ct){let g=Qo(i,m);Ye.splice(m,0,g[0]),kn.splice(m,0,g[1]),fe.values.push(null)}if(Ot){Ee.
splice(m,0,null);let g=null;Nr?m==0&&(g=Xl(i,m)):m>0&&(g=Xl(i,m)),sn.splice(m,0,g),jr.splice(m,0,0),Ir.splice(m,0,0)}wt("addSeries",m)}function nf(i,m){m=m??S.length,
i=s==1?dl(i,m,Ju,Vu):dl(i,m,{},zu),S.splice(m,0,i),ei(S[m],m)}o.addSeries=nf;function rf(i){if(S.splice(i,1),ct){fe.values.splice(i,1),kn.splice(i,1);let m=Ye.splice(
i,1)[0];Or(null,m.firstChild),m.remove()}Ot&&(Ee.splice(i,1),sn.splice(i,1)[0].remove(),jr.splice(i,1),Ir.splice(i,1)),wt("delSeries",i)}o.delSeries=rf;let dr=[
!1,!1,!1,!1];function of(i,m){if(i._show=i.show,i.show){let g=i.side%2,b=E[i.scale];b==null&&(i.scale=g?S[1].scale:q,b=E[i.scale]);let y=b.time;i.size=he(i.size),
i.space=he(i.space),i.rotate=he(i.rotate),er(i.incrs)&&i.incrs.forEach(C=>{!tr.has(C)&&tr.set(C,ic(C))}),i.incrs=he(i.incrs||(b.distr==2?Hp:y?x==1?Vp:Qp:yr)),i.
splits=he(i.splits||(y&&b.distr==1?Bt:b.distr==3?ll:b.distr==4?mm:pm)),i.stroke=he(i.stroke),i.grid.stroke=he(i.grid.stroke),i.ticks.stroke=he(i.ticks.stroke),i.
border.stroke=he(i.border.stroke);let w=i.values;i.values=er(w)&&!er(w[0])?he(w):y?er(w)?ju(ge,Nu(w,V)):Ou(w)?Xp(ge,w):w||ze:w||fm,i.filter=he(i.filter||(b.distr>=
3&&b.log==10?bm:b.distr==3&&b.log==2?vm:ac)),i.font=Xu(i.font),i.labelFont=Xu(i.labelFont),i._size=i.size(o,null,m,0),i._space=i._rotate=i._incrs=i._found=i._splits=
i._values=null,i._size>0&&(dr[m]=!0,i._el=cn(tp,p))}}function wo(i,m,g,b){let[y,w,C,D]=g,A=m%2,N=0;return A==0&&(D||w)&&(N=m==0&&!y||m==2&&!C?pt(Uu.size/3):0),A==
1&&(y||C)&&(N=m==1&&!w||m==3&&!D?pt(Wu.size/2):0),N}let ti=o.padding=(e.padding||[wo,wo,wo,wo]).map(i=>he(Se(i,wo))),Gn=o._padding=ti.map((i,m)=>i(o,m,dr,0)),Ct,
bt=null,vt=null,Xo=s==1?S[0].idxs:null,hn=null,ko=!1;function ni(i,m){if(t=i??[],o.data=o._data=t,s==2){Ct=0;for(let g=1;g<S.length;g++)Ct+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),hn=t[0],Ct=hn.length;let g=t;if(ue==2){g=t.slice();let b=g[0]=Array(Ct);for(let y=0;y<Ct;y++)b[y]=y}o._data=t=g}if(Ur(!0),wt(
"setData"),ue==2&&(Lr=!0),m!==!1){let g=O;g.auto(o,ko)?ca():Qn(q,g.min,g.max),ur=ur||W.left>=0,on=!0,Jr()}}o.setData=ni;function ca(){ko=!0;let i,m;s==1&&(Ct>0?
(bt=Xo[0]=0,vt=Xo[1]=Ct-1,i=t[0][bt],m=t[0][vt],ue==2?(i=bt,m=vt):i==m&&(ue==3?[i,m]=Os(i,i,O.log,!1):ue==4?[i,m]=hl(i,i,O.log,!1):O.time?m=i+pt(86400/x):[i,m]=
Es(i,m,gl,!0))):(bt=Xo[0]=i=null,vt=Xo[1]=m=null)),Qn(q,i,m)}let es,Br,da,fa,pa,ma,ha,ga,ba,Jt;function ri(i,m,g,b,y,w){i??(i=gu),g??(g=vl),b??(b="butt"),y??(y=
gu),w??(w="round"),i!=es&&(h.strokeStyle=es=i),y!=Br&&(h.fillStyle=Br=y),m!=da&&(h.lineWidth=da=m),w!=pa&&(h.lineJoin=pa=w),b!=ma&&(h.lineCap=ma=b),g!=fa&&h.setLineDash(
fa=g)}function oi(i,m,g,b){m!=Br&&(h.fillStyle=Br=m),i!=ha&&(h.font=ha=i),g!=ga&&(h.textAlign=ga=g),b!=ba&&(h.textBaseline=ba=b)}function va(i,m,g,b,y=0){if(b.length>
0&&i.auto(o,ko)&&(m==null||m.min==null)){let w=Se(bt,0),C=Se(vt,b.length-1),D=g.min==null?bp(b,w,C,y,i.distr==3):[g.min,g.max];i.min=_n(i.min,g.min=D[0]),i.max=
jt(i.max,g.max=D[1])}}let si={min:null,max:null};function sf(){for(let b in E){let y=E[b];K[b]==null&&(y.min==null||K[q]!=null&&y.auto(o,ko))&&(K[b]=si)}for(let b in E){
let y=E[b];K[b]==null&&y.from!=null&&K[y.from]!=null&&(K[b]=si)}K[q]!=null&&Ur(!0);let i={};for(let b in K){let y=K[b];if(y!=null){let w=i[b]=so(E[b],Tp);if(y.min!=
null)it(w,y);else if(b!=q||s==2)if(Ct==0&&w.from==null){let C=w.range(o,null,null,b);w.min=C[0],w.max=C[1]}else w.min=Oe,w.max=-Oe}}if(Ct>0){S.forEach((b,y)=>{if(s==
1){let w=b.scale,C=K[w];if(C==null)return;let D=i[w];if(y==0){let A=D.range(o,D.min,D.max,w);D.min=A[0],D.max=A[1],bt=yn(D.min,t[0]),vt=yn(D.max,t[0]),vt-bt>1&&
(t[0][bt]<D.min&&bt++,t[0][vt]>D.max&&vt--),b.min=hn[bt],b.max=hn[vt]}else b.show&&b.auto&&va(D,C,b,t[y],b.sorted);b.idxs[0]=bt,b.idxs[1]=vt}else if(y>0&&b.show&&
b.auto){let[w,C]=b.facets,D=w.scale,A=C.scale,[N,j]=t[y],B=i[D],ne=i[A];B!=null&&va(B,K[D],w,N,w.sorted),ne!=null&&va(ne,K[A],C,j,C.sorted),b.min=C.min,b.max=C.
max}});for(let b in i){let y=i[b],w=K[b];if(y.from==null&&(w==null||w.min==null)){let C=y.range(o,y.min==Oe?null:y.min,y.max==-Oe?null:y.max,b);y.min=C[0],y.max=
C[1]}}}for(let b in i){let y=i[b];if(y.from!=null){let w=i[y.from];if(w.min==null)y.min=y.max=null;else{let C=y.range(o,w.min,w.max,b);y.min=C[0],y.max=C[1]}}}let m={},
g=!1;for(let b in i){let y=i[b],w=E[b];if(w.min!=y.min||w.max!=y.max){w.min=y.min,w.max=y.max;let C=w.distr;w._min=C==3?Wn(w.min):C==4?Za(w.min,w.asinh):C==100?
w.fwd(w.min):w.min,w._max=C==3?Wn(w.max):C==4?Za(w.max,w.asinh):C==100?w.fwd(w.max):w.max,m[b]=g=!0}}if(g){S.forEach((b,y)=>{s==2?y>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)Lr=!0,wt("setScale",b);Ot&&W.left>=0&&(ur=on=!0)}for(let b in K)K[b]=null}function af(i){let m=al(bt-1,0,Ct-1),g=al(vt+
1,0,Ct-1);for(;i[m]==null&&m>0;)m--;for(;i[g]==null&&g<Ct-1;)g++;return[m,g]}function lf(){if(Ct>0){let i=S.some(m=>m._focus)&&Jt!=xn.alpha;i&&(h.globalAlpha=Jt=
xn.alpha),S.forEach((m,g)=>{if(g>0&&m.show&&(ai(g,!1),ai(g,!0),m._paths==null)){let b=Jt;Jt!=m.alpha&&(h.globalAlpha=Jt=m.alpha);let y=s==2?[0,t[g][0].length-1]:
af(t[g]);m._paths=m.paths(o,g,y[0],y[1]),Jt!=b&&(h.globalAlpha=Jt=b)}}),S.forEach((m,g)=>{if(g>0&&m.show){let b=Jt;Jt!=m.alpha&&(h.globalAlpha=Jt=m.alpha),m._paths!=
null&&li(g,!1);{let y=m._paths!=null?m._paths.gaps:null,w=m.points.show(o,g,bt,vt,y),C=m.points.filter(o,g,w,y);(w||C)&&(m.points._paths=m.points.paths(o,g,bt,vt,
C),li(g,!0))}Jt!=b&&(h.globalAlpha=Jt=b),wt("drawSeries",g)}}),i&&(h.globalAlpha=Jt=1)}}function ai(i,m){let g=m?S[i].points:S[i];g._stroke=g.stroke(o,i),g._fill=
g.fill(o,i)}function li(i,m){let g=m?S[i].points:S[i],{stroke:b,fill:y,clip:w,flags:C,_stroke:D=g._stroke,_fill:A=g._fill,_width:N=g.width}=g._paths;N=Re(N*Te,3);
let j=null,B=N%2/2;m&&A==null&&(A=N>0?"#fff":D);let ne=g.pxAlign==1&&B>0;if(ne&&h.translate(B,B),!m){let Ce=zt-N/2,we=rn-N/2,pe=Ut+N,Z=mn+N;j=new Path2D,j.rect(
Ce,we,pe,Z)}m?ya(D,N,g.dash,g.cap,A,b,y,C,w):uf(i,D,N,g.dash,g.cap,A,b,y,C,j,w),ne&&h.translate(-B,-B)}function uf(i,m,g,b,y,w,C,D,A,N,j){let B=!1;A!=0&&J.forEach(
(ne,Ce)=>{if(ne.series[0]==i){let we=S[ne.series[1]],pe=t[ne.series[1]],Z=(we._paths||Io).band;er(Z)&&(Z=ne.dir==1?Z[0]:Z[1]);let H,Je=null;we.show&&Z&&yp(pe,bt,
vt)?(Je=ne.fill(o,Ce)||w,H=we._paths.clip):Z=null,ya(m,g,b,y,Je,C,D,A,N,j,H,Z),B=!0}}),B||ya(m,g,b,y,w,C,D,A,N,j)}let ii=ao|ul;function ya(i,m,g,b,y,w,C,D,A,N,j,B){
ri(i,m,g,b,y),(A||N||B)&&(h.save(),A&&h.clip(A),N&&h.clip(N)),B?(D&ii)==ii?(h.clip(B),j&&h.clip(j),ns(y,C),ts(i,w,m)):D&ul?(ns(y,C),h.clip(B),ts(i,w,m)):D&ao&&(h.
save(),h.clip(B),j&&h.clip(j),ns(y,C),h.restore(),ts(i,w,m)):(ns(y,C),ts(i,w,m)),(A||N||B)&&h.restore()}function ts(i,m,g){g>0&&(m instanceof Map?m.forEach((b,y)=>{
h.strokeStyle=es=y,h.stroke(b)}):m!=null&&i&&h.stroke(m))}function ns(i,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Br=b,h.fill(g)}):m!=null&&i&&h.fill(m)}
function cf(i,m,g,b){let y=T[i],w;if(b<=0)w=[0,0];else{let C=y._space=y.space(o,i,m,g,b),D=y._incrs=y.incrs(o,i,m,g,b,C);w=Bm(m,g,D,b,C)}return y._found=w}function _a(i,m,g,b,y,w,C,D,A,N){
let j=C%2/2;M==1&&h.translate(j,j),ri(D,C,A,N,D),h.beginPath();let B,ne,Ce,we,pe=y+(b==0||b==3?-w:w);g==0?(ne=y,we=pe):(B=y,Ce=pe);for(let Z=0;Z<i.length;Z++)m[Z]!=
null&&(g==0?B=Ce=i[Z]:ne=we=i[Z],h.moveTo(B,ne),h.lineTo(Ce,we));h.stroke(),M==1&&h.translate(-j,-j)}function df(i){let m=!0;return T.forEach((g,b)=>{if(!g.show)
return;let y=E[g.scale];if(y.min==null){g._show&&(m=!1,g._show=!1,Ur(!1));return}else g._show||(m=!1,g._show=!0,Ur(!1));let w=g.side,C=w%2,{min:D,max:A}=y,[N,j]=cf(
b,D,A,C==0?ie:I);if(j==0)return;let B=y.distr==2,ne=g._splits=g.splits(o,b,D,A,N,j,B),Ce=y.distr==2?ne.map(H=>hn[H]):ne,we=y.distr==2?hn[ne[1]]-hn[ne[0]]:N,pe=g.
_values=g.values(o,g.filter(o,Ce,b,j,we),b,j,we);g._rotate=w==2?g.rotate(o,pe,b,j):0;let Z=g._size;g._size=dn(g.size(o,pe,b,i)),Z!=null&&g._size!=Z&&(m=!1)}),m}
function ff(i){let m=!0;return ti.forEach((g,b)=>{let y=g(o,b,dr,i);y!=Gn[b]&&(m=!1),Gn[b]=y}),m}function pf(){for(let i=0;i<T.length;i++){let m=T[i];if(!m.show||
!m._show)continue;let g=m.side,b=g%2,y,w,C=m.stroke(o,i),D=g==0||g==3?-1:1,[A,N]=m._found;if(m.label!=null){let qt=m.labelGap*D,Kt=pt((m._lpos+qt)*Te);oi(m.labelFont[0],
C,"center",g==2?"top":hu),h.save(),b==1?(y=w=0,h.translate(Kt,pt(rn+mn/2)),h.rotate((g==3?-Ps:Ps)/2)):(y=pt(zt+Ut/2),w=Kt);let mr=oc(m.label)?m.label(o,i,A,N):m.
label;h.fillText(mr,y,w),h.restore()}if(N==0)continue;let j=E[m.scale],B=b==0?Ut:mn,ne=b==0?zt:rn,Ce=m._splits,we=j.distr==2?Ce.map(qt=>hn[qt]):Ce,pe=j.distr==2?
hn[Ce[1]]-hn[Ce[0]]:A,Z=m.ticks,H=m.border,Je=Z.show?Z.size:0,Ze=pt(Je*Te),kt=pt((m.alignTo==2?m._size-Je-m.gap:m.gap)*Te),De=m._rotate*-Ps/180,Xe=_(m._pos*Te),
Vt=(Ze+kt)*D,Lt=Xe+Vt;w=b==0?Lt:0,y=b==1?Lt:0;let an=m.font[0],gn=m.align==1?eo:m.align==2?Ka:De>0?eo:De<0?Ka:b==0?"center":g==3?Ka:eo,$n=De||b==1?"middle":g==2?
"top":hu;oi(an,C,gn,$n);let Gt=m.font[1]*m.lineGap,ln=Ce.map(qt=>_(u(qt,j,B,ne))),bn=m._values;for(let qt=0;qt<bn.length;qt++){let Kt=bn[qt];if(Kt!=null){b==0?y=
ln[qt]:w=ln[qt],Kt=""+Kt;let mr=Kt.indexOf(`
`)==-1?[Kt]:Kt.split(/\n/gm);for(let Nt=0;Nt<mr.length;Nt++){let $i=mr[Nt];De?(h.save(),h.translate(y,w+Nt*Gt),h.rotate(De),h.fillText($i,0,0),h.restore()):h.fillText(
$i,y,w+Nt*Gt)}}}Z.show&&_a(ln,Z.filter(o,we,i,N,pe),b,g,Xe,Ze,Re(Z.width*Te,3),Z.stroke(o,i),Z.dash,Z.cap);let Pn=m.grid;Pn.show&&_a(ln,Pn.filter(o,we,i,N,pe),b,
b==0?2:1,b==0?rn:zt,b==0?mn:Ut,Re(Pn.width*Te,3),Pn.stroke(o,i),Pn.dash,Pn.cap),H.show&&_a([Xe],[1],b==0?1:0,b==0?1:2,b==1?rn:zt,b==1?mn:Ut,Re(H.width*Te,3),H.stroke(
o,i),H.dash,H.cap)}wt("drawAxes")}function Ur(i){S.forEach((m,g)=>{g>0&&(m._paths=null,i&&(s==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,b.max=null})))})}
let rs=!1,wa=!1,So=[];function mf(){wa=!1;for(let i=0;i<So.length;i++)wt(...So[i]);So.length=0}function Jr(){rs||(Op(ui),rs=!0)}function hf(i,m=!1){rs=!0,wa=m,i(
o),ui(),m&&So.length>0&&queueMicrotask(mf)}o.batch=hf;function ui(){if(ia&&(sf(),ia=!1),Lr&&(Zd(),Lr=!1),Yo){if(We(v,eo,qe),We(v,"top",dt),We(v,Lo,ie),We(v,qo,I),
We(k,eo,qe),We(k,"top",dt),We(k,Lo,ie),We(k,qo,I),We(p,Lo,Nn),We(p,qo,ar),d.width=pt(Nn*Te),d.height=pt(ar*Te),T.forEach(({_el:i,_show:m,_size:g,_pos:b,side:y})=>{
if(i!=null)if(m){let w=y===3||y===0?g:0,C=y%2==1;We(i,C?"left":"top",b-w),We(i,C?"width":"height",g),We(i,C?"top":"left",C?dt:qe),We(i,C?"height":"width",C?I:ie),
ol(i,_r)}else Zt(i,_r)}),es=Br=da=pa=ma=ha=ga=ba=fa=null,Jt=1,To(!0),qe!=Rr||dt!=lr||ie!=Sn||I!=ir){Ur(!1);let i=ie/Sn,m=I/ir;if(Ot&&!ur&&W.left>=0){W.left*=i,W.
top*=m,Fr&&Mn(Fr,pt(W.left),0,ie,I),Wr&&Mn(Wr,0,pt(W.top),ie,I);for(let g=0;g<sn.length;g++){let b=sn[g];b!=null&&(jr[g]*=i,Ir[g]*=m,Mn(b,dn(jr[g]),dn(Ir[g]),ie,
I))}}if(Ue.show&&!Zo&&Ue.left>=0&&Ue.width>0){Ue.left*=i,Ue.width*=i,Ue.top*=m,Ue.height*=m;for(let g in $a)We(Vr,g,Ue[g])}Rr=qe,lr=dt,Sn=ie,ir=I}wt("setSize"),
Yo=!1}Nn>0&&ar>0&&(h.clearRect(0,0,d.width,d.height),wt("drawClear"),z.forEach(i=>i()),wt("draw")),Ue.show&&Zo&&(os(Ue),Zo=!1),Ot&&ur&&(pr(null,!0,!1),ur=!1),fe.
show&&fe.live&&on&&(Ca(),on=!1),c||(c=!0,o.status=1,wt("ready")),ko=!1,rs=!1}o.redraw=(i,m)=>{Lr=m||!1,i!==!1?Qn(q,O.min,O.max):Jr()};function ka(i,m){let g=E[i];
if(g.from==null){if(Ct==0){let b=g.range(o,m.min,m.max,i);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(Ct>1&&m.min!=null&&m.max!=null&&
m.max-m.min<1e-16)return;i==q&&g.distr==2&&Ct>0&&(m.min=yn(m.min,t[0]),m.max=yn(m.max,t[0]),m.min==m.max&&m.max++),K[i]=m,ia=!0,Jr()}}o.setScale=ka;let Sa,xa,Fr,
Wr,ci,di,Hr,zr,fi,pi,Be,Ge,Kn=!1,Tt=W.drag,yt=Tt.x,_t=Tt.y;Ot&&(W.x&&(Sa=cn(rp,k)),W.y&&(xa=cn(op,k)),O.ori==0?(Fr=Sa,Wr=xa):(Fr=xa,Wr=Sa),Be=W.left,Ge=W.top);let Ue=o.
select=it({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Vr=Ue.show?cn(np,Ue.over?k:v):null;function os(i,m){if(Ue.show){for(let g in i)Ue[g]=i[g],g in
$a&&We(Vr,g,i[g]);m!==!1&&wt("setSelect")}}o.setSelect=os;function gf(i){if(S[i].show)ct&&ol(Ye[i],_r);else if(ct&&Zt(Ye[i],_r),Ot){let g=Nr?sn[0]:sn[i];g!=null&&
Mn(g,-10,-10,ie,I)}}function Qn(i,m,g){ka(i,{min:m,max:g})}function Cn(i,m,g,b){m.focus!=null&&wf(i),m.show!=null&&S.forEach((y,w)=>{w>0&&(i==w||i==null)&&(y.show=
m.show,gf(w),s==2?(Qn(y.facets[0].scale,null,null),Qn(y.facets[1].scale,null,null)):Qn(y.scale,null,null),Jr())}),g!==!1&&wt("setSeries",i,m),b&&$o("setSeries",
o,i,m)}o.setSeries=Cn;function bf(i,m){it(J[i],m)}function vf(i,m){i.fill=he(i.fill||null),i.dir=Se(i.dir,-1),m=m??J.length,J.splice(m,0,i)}function yf(i){i==null?
J.length=0:J.splice(i,1)}o.addBand=vf,o.setBand=bf,o.delBand=yf;function _f(i,m){S[i].alpha=m,Ot&&sn[i]!=null&&(sn[i].style.opacity=m),ct&&Ye[i]&&(Ye[i].style.opacity=
m)}let jn,Yn,fr,Gr={focus:!0};function wf(i){if(i!=fr){let m=i==null,g=xn.alpha!=1;S.forEach((b,y)=>{if(s==1||y>0){let w=m||y==0||y==i;b._focus=m?null:w,g&&_f(y,
w?1:xn.alpha)}}),fr=i,g&&Jr()}}ct&&qr&&Rt(yu,$e,i=>{W._lock||(cr(i),fr!=null&&Cn(null,Gr,!0,at.setSeries))});function Tn(i,m,g){let b=E[m];g&&(i=i/Te-(b.ori==1?
dt:qe));let y=ie;b.ori==1&&(y=I,i=y-i),b.dir==-1&&(i=y-i);let w=b._min,C=b._max,D=i/y,A=w+(C-w)*D,N=b.distr;return N==3?ro(10,A):N==4?wp(A,b.asinh):N==100?b.bwd(
A):A}function kf(i,m){let g=Tn(i,q,m);return yn(g,t[0],bt,vt)}o.valToIdx=i=>yn(i,t[0]),o.posToIdx=kf,o.posToVal=Tn,o.valToPos=(i,m,g)=>E[m].ori==0?l(i,E[m],g?Ut:
ie,g?zt:0):a(i,E[m],g?mn:I,g?rn:0),o.setCursor=(i,m,g)=>{Be=i.left,Ge=i.top,pr(null,m,g)};function mi(i,m){We(Vr,eo,Ue.left=i),We(Vr,Lo,Ue.width=m)}function hi(i,m){
We(Vr,"top",Ue.top=i),We(Vr,qo,Ue.height=m)}let xo=O.ori==0?mi:hi,Co=O.ori==1?mi:hi;function Sf(){if(ct&&fe.live)for(let i=s==2?1:0;i<S.length;i++){if(i==0&&nn)
continue;let m=fe.values[i],g=0;for(let b in m)kn[i][g++].firstChild.nodeValue=m[b]}}function Ca(i,m){if(i!=null&&(i.idxs?i.idxs.forEach((g,b)=>{Ee[b]=g}):Cp(i.
idx)||Ee.fill(i.idx),fe.idx=Ee[0]),ct&&fe.live){for(let g=0;g<S.length;g++)(g>0||s==1&&!nn)&&xf(g,Ee[g]);Sf()}on=!1,m!==!1&&wt("setLegend")}o.setLegend=Ca;function xf(i,m){
let g=S[i],b=i==0&&ue==2?hn:t[i],y;nn?y=g.values(o,i,m)??Vn:(y=g.value(o,m==null?null:b[m],i,m),y=y==null?Vn:{_:y}),fe.values[i]=y}function pr(i,m,g){fi=Be,pi=Ge,
[Be,Ge]=W.move(o,Be,Ge),W.left=Be,W.top=Ge,Ot&&(Fr&&Mn(Fr,pt(Be),0,ie,I),Wr&&Mn(Wr,0,pt(Ge),ie,I));let b,y=bt>vt;jn=Oe,Yn=null;let w=O.ori==0?ie:I,C=O.ori==1?ie:
I;if(Be<0||Ct==0||y){b=W.idx=null;for(let D=0;D<S.length;D++){let A=sn[D];A!=null&&Mn(A,-10,-10,ie,I)}qr&&Cn(null,Gr,!0,i==null&&at.setSeries),fe.live&&(Ee.fill(
b),on=!0)}else{let D,A,N;s==1&&(D=O.ori==0?Be:Ge,A=Tn(D,q),b=W.idx=yn(A,t[0],bt,vt),N=F(t[0][b],O,w,0));let j=-10,B=-10,ne=0,Ce=0,we=!0,pe="",Z="";for(let H=s==
2?1:0;H<S.length;H++){let Je=S[H],Ze=Ee[H],kt=Ze==null?null:s==1?t[H][Ze]:t[H][1][Ze],De=W.dataIdx(o,H,b,A),Xe=De==null?null:s==1?t[H][De]:t[H][1][De];if(on=on||
Xe!=kt||De!=Ze,Ee[H]=De,H>0&&Je.show){let Vt=De==null?-10:De==b?N:F(s==1?t[0][De]:t[H][0][De],O,w,0),Lt=Xe==null?-10:te(Xe,s==1?E[Je.scale]:E[Je.facets[1].scale],
C,0);if(qr&&Xe!=null){let an=O.ori==1?Be:Ge,gn=mt(xn.dist(o,H,De,Lt,an));if(gn<jn){let $n=xn.bias;if($n!=0){let Gt=Tn(an,Je.scale),ln=Xe>=0?1:-1,bn=Gt>=0?1:-1;bn==
ln&&(bn==1?$n==1?Xe>=Gt:Xe<=Gt:$n==1?Xe<=Gt:Xe>=Gt)&&(jn=gn,Yn=H)}else jn=gn,Yn=H}}if(on||Nr){let an,gn;O.ori==0?(an=Vt,gn=Lt):(an=Lt,gn=Vt);let $n,Gt,ln,bn,Pn,
qt,Kt=!0,mr=Pt.bbox;if(mr!=null){Kt=!1;let Nt=mr(o,H);ln=Nt.left,bn=Nt.top,$n=Nt.width,Gt=Nt.height}else ln=an,bn=gn,$n=Gt=Pt.size(o,H);if(qt=Pt.fill(o,H),Pn=Pt.
stroke(o,H),Nr)H==Yn&&jn<=xn.prox&&(j=ln,B=bn,ne=$n,Ce=Gt,we=Kt,pe=qt,Z=Pn);else{let Nt=sn[H];Nt!=null&&(jr[H]=ln,Ir[H]=bn,Tu(Nt,$n,Gt,Kt),xu(Nt,qt,Pn),Mn(Nt,dn(
ln),dn(bn),ie,I))}}}}if(Nr){let H=xn.prox,Je=fr==null?jn<=H:jn>H||Yn!=fr;if(on||Je){let Ze=sn[0];Ze!=null&&(jr[0]=j,Ir[0]=B,Tu(Ze,ne,Ce,we),xu(Ze,pe,Z),Mn(Ze,dn(
j),dn(B),ie,I))}}}if(Ue.show&&Kn)if(i!=null){let[D,A]=at.scales,[N,j]=at.match,[B,ne]=i.cursor.sync.scales,Ce=i.cursor.drag;if(yt=Ce._x,_t=Ce._y,yt||_t){let{left:we,
top:pe,width:Z,height:H}=i.select,Je=i.scales[B].ori,Ze=i.posToVal,kt,De,Xe,Vt,Lt,an=D!=null&&N(D,B),gn=A!=null&&j(A,ne);an&&yt?(Je==0?(kt=we,De=Z):(kt=pe,De=H),
Xe=E[D],Vt=F(Ze(kt,B),Xe,w,0),Lt=F(Ze(kt+De,B),Xe,w,0),xo(_n(Vt,Lt),mt(Lt-Vt))):xo(0,w),gn&&_t?(Je==1?(kt=we,De=Z):(kt=pe,De=H),Xe=E[A],Vt=te(Ze(kt,ne),Xe,C,0),
Lt=te(Ze(kt+De,ne),Xe,C,0),Co(_n(Vt,Lt),mt(Lt-Vt))):Co(0,C)}else Pa()}else{let D=mt(fi-ci),A=mt(pi-di);if(O.ori==1){let ne=D;D=A,A=ne}yt=Tt.x&&D>=Tt.dist,_t=Tt.
y&&A>=Tt.dist;let N=Tt.uni;N!=null?yt&&_t&&(yt=D>=N,_t=A>=N,!yt&&!_t&&(A>D?_t=!0:yt=!0)):Tt.x&&Tt.y&&(yt||_t)&&(yt=_t=!0);let j,B;yt&&(O.ori==0?(j=Hr,B=Be):(j=zr,
B=Ge),xo(_n(j,B),mt(B-j)),_t||Co(0,C)),_t&&(O.ori==1?(j=Hr,B=Be):(j=zr,B=Ge),Co(_n(j,B),mt(B-j)),yt||xo(0,w)),!yt&&!_t&&(xo(0,0),Co(0,0))}if(Tt._x=yt,Tt._y=_t,i==
null){if(g){if(Ti!=null){let[D,A]=at.scales;at.values[0]=D!=null?Tn(O.ori==0?Be:Ge,D):null,at.values[1]=A!=null?Tn(O.ori==1?Be:Ge,A):null}$o(Qa,o,Be,Ge,ie,I,b)}
if(qr){let D=g&&at.setSeries,A=xn.prox;fr==null?jn<=A&&Cn(Yn,Gr,!0,D):jn>A?Cn(null,Gr,!0,D):Yn!=fr&&Cn(Yn,Gr,!0,D)}}on&&(fe.idx=b,Ca()),m!==!1&&wt("setCursor")}
let Zn=null;Object.defineProperty(o,"rect",{get(){return Zn==null&&To(!1),Zn}});function To(i=!1){i?Zn=null:(Zn=k.getBoundingClientRect(),wt("syncRect",Zn))}function gi(i,m,g,b,y,w,C){
W._lock||Kn&&i!=null&&i.movementX==0&&i.movementY==0||(Ta(i,m,g,b,y,w,C,!1,i!=null),i!=null?pr(null,!0,!0):pr(m,!0,!1))}function Ta(i,m,g,b,y,w,C,D,A){if(Zn==null&&
To(!1),cr(i),i!=null)g=i.clientX-Zn.left,b=i.clientY-Zn.top;else{if(g<0||b<0){Be=-10,Ge=-10;return}let[N,j]=at.scales,B=m.cursor.sync,[ne,Ce]=B.values,[we,pe]=B.
scales,[Z,H]=at.match,Je=m.axes[0].side%2==1,Ze=O.ori==0?ie:I,kt=O.ori==1?ie:I,De=Je?w:y,Xe=Je?y:w,Vt=Je?b:g,Lt=Je?g:b;if(we!=null?g=Z(N,we)?u(ne,E[N],Ze,0):-10:
g=Ze*(Vt/De),pe!=null?b=H(j,pe)?u(Ce,E[j],kt,0):-10:b=kt*(Lt/Xe),O.ori==1){let an=g;g=b,b=an}}A&&(m==null||m.cursor.event.type==Qa)&&((g<=1||g>=ie-1)&&(g=vr(g,ie)),
(b<=1||b>=I-1)&&(b=vr(b,I))),D?(ci=g,di=b,[Hr,zr]=W.move(o,g,b)):(Be=g,Ge=b)}let $a={width:0,height:0,left:0,top:0};function Pa(){os($a,!1)}let bi,vi,yi,_i;function wi(i,m,g,b,y,w,C){
Kn=!0,yt=_t=Tt._x=Tt._y=!1,Ta(i,m,g,b,y,w,C,!0,!1),i!=null&&(Rt(Ya,nl,ki,!1),$o(bu,o,Hr,zr,ie,I,null));let{left:D,top:A,width:N,height:j}=Ue;bi=D,vi=A,yi=N,_i=j}
function ki(i,m,g,b,y,w,C){Kn=Tt._x=Tt._y=!1,Ta(i,m,g,b,y,w,C,!1,!0);let{left:D,top:A,width:N,height:j}=Ue,B=N>0||j>0,ne=bi!=D||vi!=A||yi!=N||_i!=j;if(B&&ne&&os(
Ue),Tt.setScale&&B&&ne){let Ce=D,we=N,pe=A,Z=j;if(O.ori==1&&(Ce=A,we=j,pe=D,Z=N),yt&&Qn(q,Tn(Ce,q),Tn(Ce+we,q)),_t)for(let H in E){let Je=E[H];H!=q&&Je.from==null&&
Je.min!=Oe&&Qn(H,Tn(pe+Z,H),Tn(pe,H))}Pa()}else W.lock&&(W._lock=!W._lock,pr(m,!0,i!=null));i!=null&&(Or(Ya,nl),$o(Ya,o,Be,Ge,ie,I,null))}function Cf(i,m,g,b,y,w,C){
if(W._lock)return;cr(i);let D=Kn;if(Kn){let A=!0,N=!0,j=10,B,ne;O.ori==0?(B=yt,ne=_t):(B=_t,ne=yt),B&&ne&&(A=Be<=j||Be>=ie-j,N=Ge<=j||Ge>=I-j),B&&A&&(Be=Be<Hr?0:
ie),ne&&N&&(Ge=Ge<zr?0:I),pr(null,!0,!0),Kn=!1}Be=-10,Ge=-10,Ee.fill(null),pr(null,!0,!0),D&&(Kn=D)}function Si(i,m,g,b,y,w,C){W._lock||(cr(i),ca(),Pa(),i!=null&&
$o(_u,o,Be,Ge,ie,I,null))}function xi(){T.forEach(Um),ua(o.width,o.height,!0)}wr(Ms,no,xi);let Kr={};Kr.mousedown=wi,Kr.mousemove=gi,Kr.mouseup=ki,Kr.dblclick=Si,
Kr.setSeries=(i,m,g,b)=>{let y=at.match[2];g=y(o,m,g),g!=-1&&Cn(g,b,!0,!1)},Ot&&(Rt(bu,k,wi),Rt(Qa,k,gi),Rt(vu,k,i=>{cr(i),To(!1)}),Rt(yu,k,Cf),Rt(_u,k,Si),cl.add(
o),o.syncRect=To);let ss=o.hooks=e.hooks||{};function wt(i,m,g){wa?So.push([i,m,g]):i in ss&&ss[i].forEach(b=>{b.call(null,o,m,g)})}(e.plugins||[]).forEach(i=>{
for(let m in i.hooks)ss[m]=(ss[m]||[]).concat(i.hooks[m])});let Ci=(i,m,g)=>g,at=it({key:null,setSeries:!1,filters:{pub:Du,sub:Du},scales:[q,S[1]?S[1].scale:null],
match:[Au,Au,Ci],values:[null,null]},W.sync);at.match.length==2&&at.match.push(Ci),W.sync=at;let Ti=at.key,Ma=Pc(Ti);function $o(i,m,g,b,y,w,C){at.filters.pub(i,
m,g,b,y,w,C)&&Ma.pub(i,m,g,b,y,w,C)}Ma.sub(o);function Tf(i,m,g,b,y,w,C){at.filters.sub(i,m,g,b,y,w,C)&&Kr[i](null,m,g,b,y,w,C)}o.pub=Tf;function $f(){Ma.unsub(
o),cl.delete(o),sr.clear(),sl(Ms,no,xi),f.remove(),$e?.remove(),wt("destroy")}o.destroy=$f;function Ea(){wt("init",e,t),ni(t||e.data,!1),K[q]?ka(q,K[q]):ca(),Zo=
Ue.show&&(Ue.width>0||Ue.height>0),ur=on=!0,ua(e.width,e.height)}return S.forEach(ei),T.forEach(of),r?r instanceof HTMLElement?(r.appendChild(f),Ea()):r(o,Ea):Ea(),
o}ht.assign=it;ht.fmtNum=bl;ht.rangeNum=Es;ht.rangeLog=Os;ht.rangeAsinh=hl;ht.orient=Sr;ht.pxRatio=Te;ht.join=Ap;ht.fmtDate=yl,ht.tzDate=Fp;ht.sync=Pc;{ht.addGap=
Cm,ht.clipGaps=qs;let e=ht.paths={points:Rc};e.linear=qc,e.stepped=Pm,e.bars=Mm,e.spline=Dm}function fo(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function nr(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var tn=ke(fo("zo\
ne")==="utc"),Bs=ke(!1);function $(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function He(e,t){return`${$(e)} ${t}${e===1?"":"s"}`}function xr(e){return e.toLocaleString("en-US")}var Tl=e=>String(e).padStart(2,"0");function ye(e){let t=Math.
abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(
r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Tl(s)}s`;let l=Math.floor(o/60);return l<48?o%60===0?`${l} h`:`${l}h ${Tl(o%60)}m`:l%24===0?`${l/
24} d`:`${Math.floor(l/24)}d ${l%24}h`}function co(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(
t/3600)} h`:`${Math.floor(t/86400)} d`}function Bc(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${co(r)} ago`:`in ${co(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}
function gt(e,t=tn.value){let r=new Date(e),o=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),
r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.getSeconds()],[s,l,a,u,c,f]=o.map(Tl);return`${s}-${l}-${a} ${u}:${c}:${f}${t?" UTC":""}`}var Jm={expired:"\
expired before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too of\
ten",timed_out:"it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often withou\
t progress",shutdown_failed:"its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",
tasks_failed:"a task has failed"};function wn(e){return e===void 0?"":Jm[e]??e.replace(/_/g," ")}function $t(e,t=""){if(e instanceof Fn)return e.source;if(e===null||
typeof e!="object")return JSON.stringify(e)??"null";let r=`${t}  `,o=Array.isArray(e),s=o?e.map(l=>r+$t(l,r)):Object.entries(e).map(([l,a])=>`${r}${JSON.stringify(
l)}: ${$t(a,r)}`);return s.length===0?o?"[]":"{}":`${o?"[":"{"}
${s.join(`,
`)}
${t}${o?"]":"}"}`}var Fm=0;function n(e,t,r,o,s,l){t||(t={});var a,u,c=t;if("ref"in c)for(u in c={},t)u=="ref"?a=t[u]:c[u]=t[u];var f={type:e,props:c,key:r,ref:a,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Fm,__i:-1,__u:0,__source:s,__self:l};if(typeof e=="function"&&(a=e.defaultProps))for(u in a)c[u]===void 0&&(c[u]=a[u]);return be.
vnode&&be.vnode(f),f}var $l=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Pl(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Wm(e,t){return t==="day"?gt(e*1e3).slice(5,10):gt(e*1e3).slice(
11,16)}function Uc(e){return e.length>1?(e[1]-e[0])/2:30}var Hm=ht.paths.bars?.({size:[.7,24,1],radius:.15});function Us({points:e,resolution:t,height:r=220}){let o=ve(
null),s=ve(null),l=ve([[]]),a=e.length-1;l.current=[e.map(c=>Date.parse(c.at)/1e3),...$l.map((c,f)=>e.map((d,h)=>f===2&&h===a&&a>0?null:c.of(d)))],Fe(()=>{let c=o.
current;if(c===null)return;let f=()=>{s.current?.destroy();let v=c.clientWidth<500?160:r,k={stroke:Pl("--faint"),grid:{stroke:Pl("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};s.current=new ht({width:c.clientWidth,height:v,padding:[8,24,0,0],tzDate:M=>tn.value?ht.tzDate(new Date(M*1e3),"Etc/UTC"):new Date(
M*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(M,_,x)=>[_-Uc(M.data[0]),x+Uc(M.data[0])]},y:{range:(M,_,x)=>[0,Math.max(4,x*
1.1)]}},axes:[{...k,size:26,space:80,values:(M,_)=>_.map(x=>Wm(x,t))},{...k,size:48,values:(M,_)=>_.map(x=>Number.isInteger(x)?$(x):"")}],series:[{},...$l.map((M,_)=>{
let x=Pl(`--s-${M.tone}`);return{label:M.name,stroke:x,width:_===2?1.5:0,fill:_===2?void 0:_===0?`${x}99`:x,paths:_===2?void 0:Hm,points:{show:!1},value:(S,T)=>T==
null?"–":$(T)}})]},l.current,c)};f();let d=new ResizeObserver(()=>{s.current&&s.current.width!==c.clientWidth&&s.current.setSize({width:c.clientWidth,height:c.
clientWidth<500?160:r})});d.observe(c);let h=new MutationObserver(f);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let p=matchMedia(
"(prefers-color-scheme: dark)");return p.addEventListener("change",f),()=>{d.disconnect(),h.disconnect(),p.removeEventListener("change",f),s.current?.destroy(),
s.current=null}},[t]),Fe(()=>{s.current?.setData(l.current)},[e]);let u=c=>$(e.reduce((f,d)=>f+c(d),0));return n("div",{ref:o,class:"chart",role:"img","aria-lab\
el":`Throughput: ${$l.map(c=>`${u(c.of)} ${c.name}`).join(", ")}`})}var Fs=ke(fo("keys")!=="off"),po=ke(!1),Jo=ke(!1);function Fc(e){Fs.value=e,nr("keys",e?"on":"off")}var Uo=[],Js="",Jc=0;function Qe(e){let t=ve(e);t.current=e,
Fe(()=>(Uo.push(t),()=>{Uo.splice(Uo.indexOf(t),1)}),[])}function zm(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),Jo.value=!0;return}if(!Fs.value||e.ctrlKey||e.metaKey||e.altKey||zm(e.target))
return;let t=Date.now()-Jc<1500&&Js!==""?`${Js} ${e.key}`:e.key;Js="";for(let r=Uo.length-1;r>=0;--r){let o=Uo[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(Js="g",Jc=Date.now())});var Et=ke("polling"),Dt=ke(!1),Hc=ke(0),rt=ke(Date.now()),Ws=ke(0),Vm=400,Gm=50,Km=2e3,Qm=5e3,zc=3e4,ho=null,Ml=0,El=0,Dl=0,Al=0;function Hs(){Al=Date.now(),Hc.
value+=1}function Wc(){Ml!==0||Dt.value||(Ml=window.setTimeout(()=>{Ml=0,Hs()},Math.max(0,Al+Vm-Date.now())))}function mo(){ho?.close(),ho=null}function Vc(){if(ho!==
null||document.hidden||nt.value===null||Mt.value||Dt.value||Date.now()<Dl)return;let e=new EventSource(ee("v1/events"));ho=e,e.addEventListener("open",()=>Et.value=
"live"),e.addEventListener("transition",()=>{El+=1,Wc()}),e.addEventListener("reset",()=>{Dl=Date.now()+zc,mo(),Wc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&mo(),Et.value==="live"&&(Et.value="polling")})}setInterval(()=>{if(rt.value=Date.now()+Ga.value,El>Gm&&(Dl=Date.now()+zc,mo()),El=0,Dt.value){
mo(),Et.value="paused";return}if(document.hidden)return mo();Vc(),ho===null||ho.readyState!==EventSource.OPEN?Et.value!=="lost"&&(Et.value="polling"):Et.value="\
live";let e=Et.value==="live"?Qm:Km;Date.now()-Al>=e&&Hs()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?mo():Hs()});Jn(()=>{nt.value!==
null&&Vc()});function Q(e,t,r=!1){let[o,s]=U({key:e,value:null,problem:null,at:0}),l=ve(null),a=ve(t);a.current=t;let u=ve({until:0,failures:0}),c=ve(h=>{let p=new AbortController;
l.current=p,a.current(p.signal).then(v=>{p.signal.aborted||(u.current={until:0,failures:0},Ws.value=Date.now(),Et.value==="lost"&&(Et.value="polling"),s({key:h,
value:v,problem:null,at:Date.now()}))}).catch(v=>{if(p.signal.aborted)return;let k=v instanceof un?v:new un(0,"page","The page could not show the answer",String(
v),0),M=u.current.failures+1,_=Math.min(3e4,1e3*2**M)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(k.retryAfter*1e3,_),failures:M},k.status===0&&(Et.
value="lost"),s(x=>({key:h,value:x.key===h?x.value:null,problem:k,at:x.at}))}).finally(()=>{l.current===p&&(l.current=null)})});Fe(()=>(l.current?.abort(),u.current=
{until:0,failures:0},c.current(e),()=>l.current?.abort()),[e]);let f=ve(r);f.current=r,Fe(()=>Hc.subscribe(h=>{h===0||l.current!==null||f.current||Mt.peek()||Date.
now()>=u.current.until&&c.current(e)}),[e]),Fe(()=>Mt.subscribe(h=>{!h&&l.current===null&&u.current.failures>0&&c.current(e)}),[e]);let d=o.key===e?o:{...o,value:null,
problem:null};return{value:d.value,problem:d.problem,at:d.at,reload:()=>{l.current?.abort(),c.current(e)}}}function Cr(){Hs()}var go=new URL("ui/",za).pathname;function Gc(){return new URL(location.href)}var Ol=ke(Gc());function Kc(){Ol.value=Gc()}addEventListener("popstate",Kc);var Tr=Un(
()=>{let e=Ol.value.pathname;return e.startsWith(go)?`/${e.slice(go.length)}`:"/"}),le=Un(()=>Ol.value.searchParams);function R(e){return go+e.replace(/^\//,"")}
function Le(e,t=!1){let r=R(e),o=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),Kc()}function Fo(e){
let t=new URLSearchParams(le.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return Tr.value+(r===""?"":`?${r}`)}function Me(e,t=!1){
Le(Fo(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(go)||t.pathname.startsWith(`${go}assets/`)||(e.preventDefault(),
Le(t.pathname.slice(go.length-1)+t.search))});function Qc(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let l=0;l<r.length;++l)if(r[l].startsWith(":"))try{s[r[l].slice(1)]=decodeURIComponent(o[l])}catch{return null}else if(r[l]!==
o[l])return null;return s}function me(e){return`/jobs/${encodeURIComponent(e)}`}function je(e){return`/queues/${encodeURIComponent(e)}`}function rr(e,t){return`${je(
e)}/groups/${encodeURIComponent(t)}`}function En(e){return`/channels?channel=${encodeURIComponent(e)}`}var At={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};At.
active=At.running;At.paused=At.suspended;At.skipped=At.terminated;At.pending=At.queued;At.delivering=At.running;At.delivered=At.completed;At.cancelled=At.terminated;
function Dn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:At[e]??At.queued})}function xe({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(Dn,{state:e}),e]})}var Ho=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function ce({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Bs.value?
gt(r):Bc(r,rt.value);return n("time",{dateTime:e,title:`${gt(r,!1)}
${gt(r,!0)}`,onClick:t?void 0:()=>Bs.value=!Bs.value,children:o})}function Ft({value:e}){return e?n("span",{title:e>=1e6?xr(e):void 0,children:$(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function bo({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}function Yc({values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((l,a)=>`${(a*o).toFixed(1)},${(18-16*l/r).toFixed(
1)}`).join(" ");return n("svg",{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}async function Ym(e){
if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-screen",document.body.
append(t),t.select(),document.execCommand("copy"),t.remove()}function ot({text:e,label:t="Copy"}){let[r,o]=U(!1);return n("button",{type:"button",class:"copy",title:t,
"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),Ym(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",{class:"glyph",viewBox:"0 \
0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3"})})})}function X({
text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(ot,{text:e,label:"Copy the command"})]})}function de({title:e,children:t}){
return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5 9v20H8zM8 18h10l3 5h6l3-5h10"})}),
n("p",{class:"empty-title",children:e}),t]})}function Ie({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",{class:"problem",role:"alert",children:[
n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&`${e.status} `,e.code,t?` · what you see\
 is from ${gt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(ot,{text:lt(o),label:"Copy as curl"}),n("button",{type:"button",onClick:r,children:"Tr\
y again"})]})]})}function st({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.from({length:e},(t,r)=>n("div",
{},r))})}var Wo=ke([]),Zm=0;function St(e,t={}){let r=++Zm;Wo.value=[...Wo.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>Wo.value=Wo.value.
filter(o=>o.id!==r),t.bad?8e3:4e3)}function Zc(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:Wo.value.map(e=>n("div",{class:e.bad?
"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}function fn({title:e,close:t,
children:r}){let o=ve(null);return Xi(()=>{let s=o.current,l=document.activeElement;return s?.showModal(),()=>{s?.close(),l?.focus?.()}},[]),n("dialog",{ref:o,"\
aria-label":e,onCancel:s=>{s.preventDefault(),t()},onClick:s=>{s.target===o.current&&t()},children:n("div",{class:"dialog",children:[n("h2",{children:e}),r]})})}
var Ll=ke(null);async function Nl(e,t){try{let r=await L(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),o=r&&typeof r.count==
"number"?` (${$(r.count)})`:"",s=e.undo;St(e.done+o,s?{undo:()=>{Nl(s,Yt())}}:{}),e.then?.()}catch(r){let o=r;St(`${o.title??"It failed"}: ${o.detail??String(r)}`,
{bad:!0})}Cr()}function An(e){let t=Yt();e.confirm?Ll.value={...e,key:t}:Nl(e,t)}function Xc(){let[e,t]=U(""),[r,o]=U(!1),s=Ll.value;if(Fe(()=>{t(""),o(!1)},[s]),
s===null||!s.confirm)return null;let{title:l,text:a,danger:u,count:c}=s.confirm,f=u&&c!==void 0&&c>1e3,d=!r&&(!f||e.replace(/[,. ]/g,"")===String(c)),h=()=>Ll.value=
null;return n(fn,{title:l,close:h,children:n("form",{onSubmit:p=>{p.preventDefault(),d&&(o(!0),Nl(s,s.key).then(h))},children:[n("p",{children:a}),f&&n("label",
{class:"field",children:["Type ",xr(c)," to go on",n("input",{value:e,inputMode:"numeric",onInput:p=>t(p.currentTarget.value)})]}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),s.cli&&n(X,{text:s.cli}),n(X,{text:lt(s.path,s.method??"POST",s.body??(s.method==="DELETE"?void 0:{}))})]}),n("\
div",{class:"buttons",children:[n("button",{type:"button",onClick:h,children:"Cancel"}),n("button",{type:"submit",class:u?"danger solid":"primary",disabled:!d,children:s.
label})]})]})})}function oe({action:e,scope:t="admin",why:r,danger:o,primary:s,id:l}){return Ne(t)?n("button",{type:"button",id:l,class:o?"danger":s?"primary":"",
disabled:!!r,title:r||void 0,onClick:()=>An(e),children:e.label}):null}function zs({scope:e="admin"}){return Ne(e)||nt.value===null?null:n("span",{class:"faint",
children:du.value?"read-only":`changes need the scope ${e}`})}var Xm=262144,eh=20,Rl=100;function th({value:e}){return e instanceof Fn?n("span",{class:"json-num\
ber",children:e.source}):typeof e=="string"?e==="[redacted]"?n("span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets\
 it whole",children:"redacted"}):n("span",{class:"json-string",children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):
n("span",{class:"json-word",children:String(e)})}function ql(e,t,r){return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Fn?$t(t).toLowerCase().
includes(r):Object.entries(t).some(([o,s])=>ql(Array.isArray(t)?void 0:o,s,r))}function ed({name:e,value:t,depth:r,looking:o}){let[s,l]=U(r<4),[a,u]=U(!1);Fe(()=>{
o.text!==""?l(ql(e,t,o.text)):o.turn>0&&l(o.all||r<4)},[o]);let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&ql(void 0,t,o.
text)),f=e===void 0?null:n("span",{class:c?"json-key found":"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Fn)return n("div",{class:c?
"json-line found":"json-line",children:[f,n(th,{value:t})]});let d=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${d?h.length===1?"item":"items":h.length===
1?"key":"keys"}`;return h.length===0?n("div",{class:"json-line",children:[f,n("span",{class:"faint",children:d?"[]":"{}"})]}):n("div",{class:"json-branch",children:[
n("button",{type:"button",class:"json-fold","aria-expanded":s,onClick:()=>l(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),
f,n("span",{class:"faint",children:[d?"[":"{",s?"":"…",s?"":d?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(a?h:h.slice(0,Rl)).map(([v,k])=>n(
ed,{name:v,value:k,depth:r+1,looking:o},v)),!a&&h.length>Rl&&n("button",{type:"button",class:"link",onClick:()=>u(!0),children:[h.length-Rl," more"]})]})]})}function It({
title:e,value:t}){let[r,o]=U({text:"",all:!1,turn:0});if(t===void 0)return null;let s=$t(t),l=s.length<=Xm;return n("section",{class:"card json",children:[n("he\
ader",{children:[n("h2",{children:e}),n("div",{class:"row",children:[l&&s.split(`
`).length>eh&&n(P,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:a=>o({...r,text:a.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(ot,{text:s,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:l?n(ed,{value:t,depth:0,looking:r}):n("pre",
{children:s})})]})}function se({title:e,tools:t,children:r,sub:o}){return n(P,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),
o&&n("div",{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Wt({data:e,path:t,title:r,up:o,missing:s,children:l}){return n(
se,{title:r,sub:o,children:e.problem?.status===404?n(de,{title:s,children:l}):e.problem?n(Ie,{problem:e.problem,retry:e.reload,path:t}):n(st,{})})}function xt({
data:e,path:t}){return e.problem&&n(Ie,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function ut({rows:e}){return n("dl",{class:"facts",children:e.filter(([
,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function On({tabs:e,current:t,link:r}){return n(
"nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,l])=>n("a",{href:R(r(o)),"aria-current":o===t?"page":void 0,children:[s,l!==void 0&&n("span",{class:"\
pill",children:$(l)})]},o))})}function zo({rows:e,columns:t,id:r,page:o,selection:s,kind:l="list"}){let[a,u]=U(-1),c=ve(-1),f=ve(null),d=_=>{let x=Math.max(0,Math.min(e.length-1,c.current+_));
c.current=x,u(x),f.current?.rows[x]?.scrollIntoView({block:"nearest"}),f.current?.rows[x]?.querySelector(".main a")?.focus({preventScroll:!0})},h=ve(-1),p=(_,x=!1)=>{
let S=e[_];if(!s||S===void 0)return;let T=new Set(s.chosen);if(x&&h.current>=0){let[E,J]=[Math.min(h.current,_),Math.max(h.current,_)];for(let q of e.slice(E,J+
1))T.add(r(q))}else T.delete(r(S))||T.add(r(S));h.current=_,s.set(T)},v=e.length>0&&e.every(_=>s?.chosen.has(r(_))),k=()=>s?.set(v?new Set:new Set(e.map(r)));Qe(
{j:()=>d(1),k:()=>d(-1),Enter:()=>{let _=e[c.current];_!==void 0&&o&&Le(o(_))},...s?{x:()=>p(c.current),X:()=>p(c.current,!0),a:k}:{}});let M=t.some(_=>_.head);
return n("table",{class:l,children:[M&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:v,onClick:k})}),t.map((_,x)=>n("th",{class:_.kind==="main"?void 0:_.kind,"aria-sort":_.sort,children:_.head},x))]})}),n("tbody",{ref:f,children:e.
map((_,x)=>n("tr",{class:x===a?"at":"","aria-selected":s?.chosen.has(r(_)),children:[s&&n("td",{class:"check",children:n("input",{type:"checkbox","aria-label":`\
Select ${r(_)}`,checked:s.chosen.has(r(_)),onClick:S=>p(x,S.shiftKey)})}),t.map((S,T)=>n("td",{class:S.kind,"data-label":S.label,children:S.cell(_)},T))]},r(_)))})]})}
function $r({note:e,cursor:t,next:r,words:o=["Newest","Older"],children:s}){let l=()=>Me({cursor:r});return Qe({"[":()=>{t&&history.back()},"]":()=>{r&&l()}}),n(
"div",{class:"pages",children:[n("span",{class:"faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n(P,{children:[n("button",{type:"button",disabled:!t,
onClick:()=>Me({cursor:void 0}),children:o[0]}),n("button",{type:"button",disabled:!r,onClick:l,children:o[1]})]})]})]})}function Rn({from:e,member:t,filter:r={},
order:o,words:s,limit:l=50,none:a,unmatched:u="Nothing matches",...c}){let f=le.value.get("cursor")??void 0,d=e+Qt({...r,limit:l,cursor:f}),h=Q(d,_=>L(d,{signal:_})),
p=h.value,v=h.problem&&n(Ie,{problem:h.problem,at:h.at,retry:h.reload,path:d});if(p===null)return v||n(st,{});let k=p[t],M=Object.values(r).some(Boolean);return k.
length===0&&!p.cursor&&!f?n(P,{children:[v,M?n(de,{title:u,children:n("button",{type:"button",onClick:()=>Me(Object.fromEntries(Object.keys(r).map(x=>[x,void 0]))),
children:"Clear filters"})}):a]}):n(P,{children:[v,n("div",{class:"card flush",children:[k.length>0&&n(zo,{rows:k,...c}),n($r,{note:k.length===0?"this page is e\
mpty, more may follow":`${$(k.length)} on this page, ${o}`,cursor:f,next:p.cursor,words:s,children:n(ot,{text:lt(d),label:"Copy as curl"})})]})]})}function Pr({
states:e,chosen:t,counts:r,toggle:o}){return n("div",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip",
"data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(s),children:[s," ",r&&n("span",{class:"chip-count",children:$(r[s]??0)})]},s))})}function or({states:e}){
let t=le.value.get("state")??"";return n(Pr,{states:e,chosen:[t],toggle:r=>Me({state:r===t?void 0:r,cursor:void 0})})}function nh({job:e}){return e.error&&e.state!=="completed"?n("span",{class:"error-line",title:`${e.error.type}: ${e.error.message}`,children:[n("b",{children:e.
error.type})," ",e.error.message]}):e.state==="running"&&e.worker?n("span",{class:"faint",children:["on ",e.worker]}):e.reason?n("span",{class:"faint",children:wn(
e.reason)}):null}function rh(e){return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}
var Vo={job:{head:"Job",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(me(e.id)),class:"job-type",children:e.type}),n("div",{class:"meta",children:[n("span",{
class:"id",children:e.id}),n(ot,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(nh,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(
xe,{state:e.state})},queue:{head:"Queue",kind:"wide",cell:e=>n(P,{children:[n("a",{href:R(je(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.
group})]})},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>n(
ce,{at:rh(e)})}};function Ln({jobs:e,selection:t,queue:r=!0}){let o=[Vo.job,Vo.state,...r?[Vo.queue]:[],Vo.attempt,Vo.when];return n(zo,{rows:e,columns:o,id:s=>s.
id,page:s=>me(s.id),selection:t,kind:"jobs"})}function Y({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{
children:e}),t]}),r]})}var Vs=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function oh(e){let[t,r,o,s]=await Promise.
all([L("v1/stats",{signal:e}),L("v1/queues",{signal:e}),L("v1/workers",{signal:e}),L("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:o.
workers.filter(l=>l.state!=="gone"),dead:s.jobs}}function vo({label:e,value:t,link:r,tone:o,note:s,title:l}){return n("a",{class:"tile",href:R(r),"data-state":o,
title:l,children:[n("span",{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function sh({
queues:e,workers:t,stats:r}){let o=new Set(t.flatMap(a=>a.queues??[])),s=[];for(let a of e)a.paused?s.push([a.name,"suspended","is paused"]):a.counts.queued>0&&
!o.has(a.name)?s.push([a.name,"failed",`has ${xr(a.counts.queued)} waiting and no worker`]):(a.oldest_age??0)>300&&s.push([a.name,"retrying",`has waited ${ye((a.
oldest_age??0)*1e3)}`]);let l=r.day;return s.length===0&&l.dead===0&&l.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and\
 no job has died today."}):n("ul",{class:"attention",children:[l.dead>0&&n("li",{children:[n(xe,{state:"dead",quiet:!0}),n("a",{href:R("/failures"),children:He(
l.dead,"job")})," died in the last 24 hours"]}),l.recovered>0&&n("li",{children:[n(xe,{state:"retrying",quiet:!0}),He(l.recovered,"lease")," ran out: workers va\
nished in the middle of a job"]}),s.slice(0,6).map(([a,u,c])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),
n("a",{href:R(je(a)),children:a})," ",c]},a)),s.length>6&&n("li",{children:n("a",{href:R("/queues"),children:[s.length-6," more queues"]})})]})}function ah(){return n(
de,{title:"Push your first job",children:[n(X,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ee("v1/jobs")}`}),n("p",{children:"and let a command \
work on it:"}),n(X,{text:`pawl work --url ${ee("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function nd(){let e=Vs.find(([
d])=>d===le.value.get("range"))??Vs[1],t=Q("overview",oh),r=Q(`history ${e[0]}`,d=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return L(`v1/stats/history${Qt(
{resolution:e[1],from:h})}`,{signal:d})});Qe(Object.fromEntries(Vs.map(([d],h)=>[String(h+1),()=>Me({range:d},!0)])));let o=t.value;if(o===null)return n(se,{title:"\
Overview",children:t.problem?n(Ie,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(st,{})});let{stats:s,queues:l}=o;if(s.total.pushed===0&&l.length===0)return n(
se,{title:"Overview",children:n(ah,{})});let a=r.value?.points??[],u=e[1]==="minute"&&a.length>1?a[a.length-2].completed:s.minute.completed,c=l.reduce((d,h)=>(h.
oldest_age??0)>(d?.oldest_age??0)?h:d,null),f=[...l].sort((d,h)=>td(s,h)-td(s,d)).slice(0,8);return n(se,{title:"Overview",children:[t.problem&&n(Ie,{problem:t.
problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(vo,{label:"Queued",tone:"queued",value:$(s.counts.queued),link:"/jobs?state=\
queued",note:`${$(s.counts.scheduled)} scheduled`}),n(vo,{label:"Running",tone:"running",value:$(s.counts.running),link:"/jobs?state=running",note:He(o.workers.
length,"worker")}),n(vo,{label:"Retrying",tone:"retrying",value:$(s.counts.retrying),link:"/failures?tab=retrying",note:`${$(s.hour.retried)} in the last hour`}),
n(vo,{label:"Dead",tone:"dead",value:$(s.counts.dead),link:"/failures",note:`${$(s.day.dead)} today`}),n(vo,{label:"Oldest wait",value:c?.oldest_age?ye(c.oldest_age*
1e3):"–",link:c?je(c.name):"/queues",note:c?.oldest_age?c.name:"nothing waits"}),n(vo,{label:"Completed a minute",tone:"completed",value:$(u),link:"/jobs?stat\
e=completed",note:`${$(s.hour.completed)} in the last hour`})]}),n(Y,{title:"Throughput",tools:n("nav",{class:"segments","aria-label":"Range",children:Vs.map(([
d])=>n("button",{type:"button","aria-pressed":d===e[0],onClick:()=>Me({range:d},!0),children:d},d))}),children:r.value===null?r.problem?n(Ie,{problem:r.problem,
retry:r.reload}):n("div",{class:"chart-place"}):n(Us,{points:a,resolution:e[1]})}),n("div",{class:"columns",children:[n(Y,{title:"Needs attention",children:n(sh,
{queues:l,workers:o.workers,stats:s})}),n(Y,{title:"Busiest queues",tools:n("a",{href:R("/queues"),children:"all queues"}),children:n("table",{class:"plain",children:[
n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"\
end",children:"Done / h"})]})}),n("tbody",{children:f.map(d=>n("tr",{children:[n("td",{children:n("a",{href:R(je(d.name)),children:d.name})}),n("td",{class:"end",
children:n(Ft,{value:d.counts.queued})}),n("td",{class:"end",children:n(Ft,{value:d.counts.running})}),n("td",{class:"end",children:n(Ft,{value:s.queues?.[d.name]?.
hour.completed})})]},d.name))})]})})]}),o.dead.length>0&&n(Y,{title:"Last failures",tools:n("a",{href:R("/failures"),children:"all failures"}),children:n(Ln,{jobs:o.
dead})})]})}function td(e,t){return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function rd(){let e=Q("about",async s=>{let[l,a]=await Promise.all([L("v1/nodes",{signal:s}),L("readyz",{signal:s}).catch(()=>null)]);return{nodes:l.nodes,ready:a}}),
t=nt.value,r=e.value,o=ee("").replace(/\/$/,"");return n(se,{title:"About",children:[n(xt,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[n(Y,{title:"\
This server",children:n(ut,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",t&&(t.durability===
"fsync"?"an answer means on disk":t.durability)],["Ready",r&&(r.ready?n(xe,{state:"completed",quiet:!0}):n(xe,{state:"failed",quiet:!0}))],["Nodes",r&&n("a",{href:R(
"/workers"),children:He(r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ce,{at:r.nodes[0].started_at})],["Address",o]]})}),n(Y,{title:"For programs",
children:[n(ut,{rows:[["API",n("a",{href:ee("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:ee("metrics"),children:"for Prometheus"})],["Healt\
h",n("a",{href:ee("healthz"),children:"healthz"})],["Ready",n("a",{href:ee("readyz"),children:"readyz"})],["Licences",n("a",{href:ee("ui/assets/LICENSES.txt"),children:"\
of Preact, Preact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(X,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}var lh=["pending","delivering","delivered","failed","cancelled"];function od(e){return`/callbacks/${encodeURIComponent(e)}`}function sd(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function ad(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var ih=[{head:"Callback",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(od(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(xe,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>$(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n(P,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ce,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(oe,{action:ad(e.id??""),why:sd(e)})}];function ld(){let e=le.value.get("state")??
"",t=le.value.get("host")??"";return Qe({"/":()=>document.getElementById("host")?.focus()}),n(se,{title:"Callbacks",tools:e==="failed"&&n(oe,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>Me({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(or,{states:lh}),n(Rn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:ih,id:r=>r.id??"",page:r=>od(r.id??""),unmatched:"No callback matches",none:n(de,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(X,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${ee("v1/jobs")}`})]})})]})}function id({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=Q(t,u=>L(t,{signal:u})),o=r.value,s=n("a",{href:R(
"/callbacks"),children:"Callbacks"});if(o===null)return n(Wt,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let l=o.log??[],a=o.owner;
return n(se,{title:n(P,{children:["Callback ",n(xe,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(ot,{text:o.
id??"",label:"Copy the id"})]}),tools:n(P,{children:[n(oe,{action:ad(e),primary:!0,why:sd(o)}),n(oe,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Le("/callbacks")}})]}),children:[
n(xt,{data:r,path:t}),n(Y,{title:"Facts",children:n(ut,{rows:[["URL",o.url],["Tells that it",o.event],["Job",a?.id&&n("a",{href:R(me(a.id)),children:a.id})],["A\
ttempts",$(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&n(ce,
{at:o.next_at})]]})}),l.length>0&&n(Y,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:l.map((u,c)=>n("tr",{children:[
n("td",{children:n(ce,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==void 0?`${Math.round(u.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},c))})]})}),n(It,{title:"Body",value:o.body})]})}var uh=500,jl=200,ch=100;function dh(e,t){let r=ve([]),o=ve(0),[s,l]=U({lines:[],total:0,rate:0,open:!1});return Fe(()=>{let a=null,u=0,c={total:0,at:Date.now()},
f=0;r.current=[],o.current=0;let d=()=>{u=0,l(S=>({lines:Dt.value?S.lines:r.current.slice(0,jl),total:o.current,rate:f,open:a?.readyState===EventSource.OPEN}))},
h=()=>{u===0&&(u=window.setTimeout(d,ch))},p=(S,T)=>{o.current+=1,r.current=[{number:o.current,value:S,at:T},...r.current.slice(0,uh-1)],h()},v=()=>{a!==null||document.
hidden||Mt.value||(a=new EventSource(ee(e)),a.addEventListener("open",h),a.addEventListener("error",h),a.addEventListener(t,S=>{let T=Va(S.data);p(T,T.at)}),a.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},k=()=>{a?.close(),a=null},M=()=>document.hidden?k():v();document.addEventListener("visibilitychange",M);let _=Mt.
subscribe(S=>S?k():v()),x=setInterval(()=>{let S=Date.now();f=(o.current-c.total)*1e3/Math.max(1,S-c.at),c={total:o.current,at:S},h()},2e3);return()=>{k(),_(),clearInterval(
x),clearTimeout(u),document.removeEventListener("visibilitychange",M)}},[e,t]),{...s,clear:()=>{r.current=[],l({...s,lines:[]})}}}function Gs({title:e,path:t,event:r,
text:o,line:s}){let l=dh(t,r),[a,u]=U("");Qe({c:l.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=ve(new Date),f=a.toLowerCase(),d=f===""?
l.lines:l.lines.filter(p=>p.value===null||o(p.value).toLowerCase().includes(f)),h=Dt.value?l.total-(l.lines[0]?.number??0):0;return n(Y,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[l.open?`${l.rate<10?l.rate.toFixed(1):$(Math.round(l.rate))} a second`:"connecting",h>0&&` · ${$(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:a,onInput:p=>u(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Dt.value=!Dt.value,children:Dt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:l.clear,children:"Clear"})]}),children:[d.length===
0?n("p",{class:"tail-empty",children:l.lines.length>0?"None of the lines matches.":`Nothing since ${gt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:d.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:gt(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),l.total>jl&&n("p",{class:"foot",children:["The newest ",$(Math.min(jl,d.length))," of ",He(l.total,"line")," since \
this page was opened."]})]})}var ud=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,fh=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Ks(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function ph({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:R(En(
"/")),children:"/"}),t.map((r,o)=>n(P,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:R(En(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function mh({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n(P,{children:[r?n("a",{href:R(me(r)),children:e.channel}):e.channel!==
t&&n("a",{href:R(En(e.channel)),children:e.channel})," ",n("code",{children:$t(e.value).replace(/\n\s*/g," ")})]})}function hh({channel:e}){let[t,r]=U('{"order"\
:17}'),[o,s]=U(""),l=null;try{l={value:JSON.parse(t)}}catch{l=null}let a=e==="/pawl"||e.startsWith("/pawl/"),u=async()=>{try{let c=await L(Ks(e),{method:"POST",
body:l,key:Yt()});St(`Published; ${He(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(Y,{title:"Publish",tools:n(zs,{scope:"push"}),children:a?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),u()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Ne("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:l===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Ne("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:l===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl publish ${e} '${t}'`}),n(X,{text:lt(Ks(e),"POST",l??{})})]})]})})}function cd(){
let e=le.value.get("channel")??"/",[t,r]=U(null),o=t??e,s=!ud.test(o);return n(se,{title:"Channels",sub:n(ph,{channel:e}),children:[n("form",{class:"filters",onSubmit:l=>{
l.preventDefault(),!s&&(r(null),Le(En(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:l=>r(l.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:fh.map(([l,
a])=>n("a",{class:"chip",href:R(En(l)),"aria-current":l===e?"page":void 0,title:a,children:l},l))}),ud.test(e)&&n(P,{children:[n(Gs,{title:`What is sent to ${e}`,
path:Ks(e),event:"message",text:l=>`${l.channel} ${JSON.stringify(l.value)}`,line:l=>n(mh,{message:l,listening:e})},e),n(hh,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(X,{text:`curl -N ${ee(Ks(e))}`})]})]})]})}var Il=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function dd({queue:e,close:t}){
let[r,o]=U({type:"",queue:e??"",payload:"{}"}),[s,l]=U(""),[a]=U(Yt()),u=(v,k)=>o({...r,[v]:k}),c={type:r.type},f=[];for(let[v]of Il)r[v]&&(c[v]=r[v],f.push(` -\
-${v} ${r[v]}`));let d="";try{c.payload=JSON.parse(r.payload||"null")}catch{d="this is not JSON"}let h=async()=>{try{let v=await L("v1/jobs",{method:"POST",body:c,
key:a});St("Pushed"),t(),Le(me(v.id))}catch(v){l(v instanceof un?v.detail:String(v))}},p=(v,k,M,_=!1)=>n("label",{class:"field",children:[n("span",{children:k}),
n("input",{value:r[v]??"",placeholder:M,required:_,spellcheck:!1,onInput:x=>u(v,x.currentTarget.value)})]},v);return n(fn,{title:"Push a job",close:t,children:n(
"form",{onSubmit:v=>{v.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...Il[0])]}),n("div",{class:"p\
air",children:Il.slice(1).map(v=>p(...v))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:v=>u("payload",v.currentTarget.value)}),n("small",{children:d||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl push ${r.type||"TYPE"}${f.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(X,
{text:lt("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||d!=="",children:"Push"})]})]})})}var pd=5;var yo=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Bl(e){let t=yo.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():void 0}function Qs(e,t,r){let o=Bl(e.since),{queue:s,state:l,type:a,
group:u}=e;return`v1/jobs${Qt({queue:s,state:l,type:a,group:s?u:void 0,since:o,limit:t,cursor:r})}`}async function Go(e,t,r,o){let s=[],l=0,a=r;do{let u=await L(
Qs(e,t-s.length,a),{signal:o});s.push(...u.jobs),a=u.cursor,++l}while(a!==void 0&&s.length<t&&l<pd);return{jobs:s,cursor:a,followed:l}}async function gh(e,t){let r=0,
o=0,s=[...e],l=async()=>{for(let a=s.pop();a!==void 0;a=s.pop())try{await t(a),++r}catch{++o}};return await Promise.all([l(),l(),l(),l()]),{done:r,failed:o}}function bh({
chosen:e,clear:t}){let[r,o]=U(!1),s=[...e],l=async(f,d)=>{o(!0);let{done:h,failed:p}=await gh(s,d);o(!1),St(`${$(h)} ${f}${p>0?`, ${$(p)} could not be: their st\
ate does not allow it`:""}`,{bad:h===0}),t(),Cr()},a=()=>l("queued again",f=>L(`v1/jobs/${encodeURIComponent(f)}/run`,{method:"POST",body:{},key:Yt()})),u=()=>l(
"asked to stop",f=>L(`v1/jobs/${encodeURIComponent(f)}/terminate`,{method:"POST",body:{},key:Yt()})),c=()=>l("deleted",f=>L(`v1/jobs/${encodeURIComponent(f)}`,{
method:"DELETE"}));return Qe({r:()=>{a()},T:()=>{u()},Delete:()=>{c()},Escape:t}),s.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selec\
ted jobs",children:[n("span",{children:[n("b",{children:$(s.length)})," selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",
children:[Ne("admin")&&n(P,{children:[n("button",{type:"button",disabled:r,onClick:()=>{a()},children:"Run"}),n("button",{type:"button",disabled:r,onClick:()=>{
u()},children:"Terminate"}),n("button",{type:"button",class:"danger",disabled:r,onClick:()=>{c()},children:"Delete"})]}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}function fd(e){let t=r=>/^[\w.:/-]+$/.test(r)?r:`'${r.replace(/'/g,"'\\''")}'`;return["queue","state","type","group"].filter(r=>e[r]).map(r=>` --${r}\
 ${t(e[r])}`).join("")}function Ko({filter:e,total:t}){let{queue:r,state:o,type:s,group:l}=e;if(!Ne("admin")||e.since||o?.includes(",")||!r&&!o&&!s)return null;
let a=Object.fromEntries(Object.entries({queue:r,state:o,type:s,group:r?l:void 0}).filter(([,d])=>d)),u=`${t===void 0?"All":$(t)} jobs that match`,c=!o||["sched\
uled","retrying","suspended","completed","failed","dead"].includes(o),f=!o||["waiting","scheduled","queued","retrying","running","suspended"].includes(o);return n(
P,{children:[c&&n("button",{type:"button",onClick:()=>An({label:"Run all",path:"v1/jobs/run",body:a,cli:`pawl run${fd(e)}`,done:"Queued again",confirm:{title:"R\
un all that match?",text:`${u} are queued again.`,count:t}}),children:"Run all"}),f&&n("button",{type:"button",class:"danger",onClick:()=>An({label:"Terminate a\
ll",path:"v1/jobs/terminate",body:a,cli:`pawl terminate${fd(e)}`,done:"Asked to stop",confirm:{title:"Terminate all that match?",text:`${u} are stopped. They ar\
e not run again by themselves.`,danger:!0,count:t}}),children:"Terminate all"})]})}function zn({filter:e,total:t,queueColumn:r,empty:o}){let s=le.value.get("cur\
sor")??void 0,l=Number(le.value.get("limit"))||50,[a,u]=U(new Set),c=JSON.stringify([e,s,l]);Fe(()=>u(new Set),[c]);let f=Q(`jobs ${c}`,h=>Go(e,l,s,h),a.size>0),
d=f.value;return d===null?f.problem?n(Ie,{problem:f.problem,retry:f.reload,path:Qs(e,l)}):n(st,{rows:8}):n(P,{children:[n(xt,{data:f,path:Qs(e,l)}),d.jobs.length===
0&&d.cursor===void 0?o:n("div",{class:"card flush",children:[d.jobs.length>0&&n(Ln,{jobs:d.jobs,selection:{chosen:a,set:u},queue:r}),n($r,{cursor:s,next:d.cursor,
words:["Newest",d.jobs.length===0?"Go on":"Older"],note:d.jobs.length===0?`${pd} pages were read and none of their jobs match.`:`${$(d.jobs.length)} jobs${t!==void 0&&
t>d.jobs.length?` of ${$(t)}`:""}, newest first`,children:n(Ko,{filter:e,total:t})})]}),n(bh,{chosen:a,clear:()=>u(new Set)})]})}function md(){let e=v=>le.value.
get(v)??void 0,t={queue:e("queue"),state:e("state"),type:e("type"),group:e("group"),since:e("since")},r=Q("queues for jobs",v=>L("v1/queues?limit=1000",{signal:v})),
[o,s]=U(!1);Qe({"/":()=>document.getElementById("filter-type")?.focus(),n:()=>Ne("push")&&s(!0)});let l=t.state?.split(",")??[],a=r.value?.queues??[],u=a.filter(
v=>!t.queue||v.name===t.queue),c=v=>u.reduce((k,M)=>k+(M.counts[v]??0),0),f=t.state&&!t.type&&!t.group&&!t.since,d=Object.values(t).some(v=>v),h=(v,k)=>Me({[v]:k,
cursor:void 0,...v==="queue"?{group:void 0}:{}}),p=Qs(t,50);return n(se,{title:"Jobs",tools:n(P,{children:[n("span",{class:"row faint",children:["this list as c\
url ",n(ot,{text:lt(p),label:"Copy as curl"})]}),Ne("push")&&n("button",{type:"button",class:"primary",onClick:()=>s(!0),children:"Push a job"})]}),children:[o&&
n(dd,{queue:t.queue,close:()=>s(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("select",{value:t.queue??
"",onChange:v=>h("queue",v.currentTarget.value),children:[n("option",{value:"",children:"all"}),t.queue&&!a.some(v=>v.name===t.queue)&&n("option",{value:t.queue,
children:t.queue}),a.map(v=>n("option",{value:v.name,children:v.name},v.name))]})]}),n("label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",
value:t.type??"",placeholder:"any",spellcheck:!1,onChange:v=>h("type",v.currentTarget.value.trim())})]}),n("label",{children:[n("span",{children:"Group"}),n("in\
put",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,onChange:v=>h("group",v.currentTarget.value)})]}),n("label",{
children:[n("span",{children:"Pushed"}),n("select",{value:t.since??"",onChange:v=>h("since",v.currentTarget.value),children:yo.map(([v,k])=>n("option",{value:v,
children:k},v))})]}),d&&n("button",{type:"button",class:"link",onClick:()=>Me({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"\
Clear filters"})]}),n(Pr,{states:Ho,chosen:l,counts:Object.fromEntries(Ho.map(v=>[v,c(v)])),toggle:v=>h("state",(l.includes(v)?l.filter(k=>k!==v):[...l,v]).join(
","))}),t.type&&!t.state&&n("p",{class:"hint",children:"There is no index by type alone: each page looks at a bounded number of jobs. A state makes it quick."}),
n(zn,{filter:t,total:f?l.reduce((v,k)=>v+c(k),0):void 0,empty:d?n(de,{title:"No job matches",children:n("button",{type:"button",onClick:()=>Me({queue:void 0,state:void 0,
type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"Clear filters"})}):n(de,{title:"No jobs yet",children:n(X,{text:`curl -d '{"type":"hello","paylo\
ad":{"name":"Ann"}}' ${ee("v1/jobs")}`})})})]})}var vh={dead:"Dead",retrying:"Retrying",failed:"Expired"},yh=200;function _h(e){let t=new Map;for(let r of e){let o=r.error?.type??r.reason??"no error",s=r.error?.
message.split(`
`)[0]??"",l=`${o}
${s.replace(/[0-9a-f]{8,}|\d+/gi,"#")}`,a=t.get(l);a?(a.count+=1,a.queues.add(r.queue)):t.set(l,{type:o,message:s,count:1,queues:new Set([r.queue]),last:r})}return[
...t.values()].sort((r,o)=>o.count-r.count)}function hd(){let e=le.value.get("tab")??"dead",t=Q("failures",s=>L("v1/stats?limit=1",{signal:s})),r=Q(`kinds ${e}`,
async s=>{let l=await Go({state:e},yh,void 0,s);return{kinds:_h(l.jobs),looked:l.jobs.length}}),o=t.value?.counts;return n(se,{title:"Failures",children:[n(On,{
tabs:Object.entries(vh).map(([s,l])=>[s,l,o?.[s]]),current:e,link:s=>`/failures${s==="dead"?"":`?tab=${s}`}`}),r.value!==null&&r.value.kinds.length>0&&n(Y,{title:"\
Kinds of errors",tools:n("span",{class:"faint",children:["among the newest ",$(r.value.looked)," jobs"]}),children:n("table",{class:"plain kinds",children:n("tb\
ody",{children:r.value.kinds.slice(0,8).map(s=>n("tr",{children:[n("td",{class:"number bad",children:$(s.count)}),n("td",{class:"main",children:n("a",{href:R(me(
s.last.id)),class:"error-line",children:[n("b",{children:s.type})," ",s.message]})}),n("td",{class:"wide faint",children:[...s.queues].slice(0,3).join(", ")}),n(
"td",{class:"end",children:n(ce,{at:s.last.ended_at??s.last.started_at??s.last.created_at})})]},s.type+s.message))})})}),n(zn,{filter:{state:e},total:o?.[e],empty:n(
de,{title:e==="dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(o?.retrying??0)>0&&n("p",
{children:[n("a",{href:R("/failures?tab=retrying"),children:[$(o?.retrying??0)," jobs"]})," wait for a retry."]})})})]})}var Ys="download";function wh(){let t=Q("outbound",r=>L("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Y,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:$(r.in_flight)}),n("td",{class:"end",children:$(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:$(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>rt.value?n(ce,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",$(t.hosts.length)," hosts."]})]})}
var kh=["queued","running","retrying","completed","dead"];function gd(){let e=le.value.get("state")??"";return n(se,{title:"Downloads",sub:n(P,{children:["jobs \
of the queue ",n("a",{href:R(je(Ys)),children:Ys}),"; limits of hosts are ",n("a",{href:R(`${je(Ys)}?tab=groups`),children:"its groups"})]}),children:[n(or,{states:kh}),
n(zn,{filter:{queue:Ys,state:e||void 0},queueColumn:!1,empty:n(de,{title:e?"No download is in this state":"No downloads yet",children:!e&&n(P,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(X,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${ee("v1/jobs")}`})]})})}),n(wh,{})]})}function Zs({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:l}){let a={...Object.fromEntries(r.map(({name:T,value:E})=>[T,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[u,c]=U(null),[f,d]=U(""),h=u??a,p=(T,E)=>c({...h,[T]:E}),v={},k=[];for(let{name:T}of r)h[T]!==a[T]&&
(v[T]=h[T]===""?null:Number(h[T]),k.push(`--${T.replace(/_/g,"-")} ${h[T]||"none"}`));(h.rate_limit!==a.rate_limit||h.rate_limit!==""&&h.rate_per!==a.rate_per)&&
(v.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},k.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
a.ordered&&(v.ordered=h.ordered==="yes",k.push(v.ordered?"--ordered":"--unordered"));let M=k.length>0,_=async()=>{try{await L(e,{method:"PATCH",body:v}),St("Sav\
ed"),c(null),d(""),l()}catch(T){d(T.detail)}},x=!Ne("admin"),S=(T,E,J)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[T],placeholder:"\
no limit",inputMode:"numeric",disabled:x,onInput:q=>p(T,q.currentTarget.value)}),n("small",{children:J})]});return n(Y,{title:"Limits",tools:n(zs,{}),children:n(
"form",{class:"form",onSubmit:T=>{T.preventDefault(),_()},children:[r.slice(0,1).map(({name:T,label:E,hint:J})=>S(T,E,J)),n("div",{class:"pair",children:[S("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:x||h.rate_limit==="",
onInput:T=>p("rate_per",T.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:T,label:E,hint:J})=>S(T,E,J)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:x,onClick:T=>p("ordered",T.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),f&&n("p",{class:"bad",role:"alert",children:f}),!x&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!u,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!M,children:"Save"})]}),M&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`${t} ${k.join(" ")}`}),n(X,{text:lt(e,"PATCH",v)})]})]})})}function Ul(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function bd(e){let t=r=>({path:Ul(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function vd(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function Sh({group:e}){return n(P,{children:[n(Ft,{value:e.running}),e.limit!==void 0&&n(P,{children:[n("span",{class:"faint",children:[
" / ",$(e.limit)]}),n(bo,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var xh=[{head:"Group",kind:"main",cell:e=>n(P,{children:[n("a",
{href:R(rr(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Ft,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(Sh,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${ye(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:vd},{head:"",kind:"end act",cell:e=>n(oe,{action:bd(e)})}];function yd({
queue:e}){let[t,r]=U("");return n(P,{children:[n("form",{class:"filters",onSubmit:o=>{o.preventDefault(),t&&Le(rr(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:o=>r(o.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(Rn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:xh,id:o=>o.name,page:o=>rr(e,o.name),
none:n(de,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
X,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ee("v1/jobs")}`})]})})]})}function Ch({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(Y,{title:`The last ${He(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Le(me(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(Dn,{state:r}),
$(o)," ",r]},r))})]})}function Th({queue:e,name:t}){let r=le.value.get("cursor")??void 0,o=le.value.get("since")??"",s=`${Ul({queue:e,name:t})}/jobs${Qt({limit:50,
cursor:r,since:Bl(o)})}`,l=Q(`history ${e} ${t} ${r} ${o}`,u=>L(s,{signal:u})),a=l.value;return n(P,{children:[n(Pr,{states:yo.map(([,u])=>u),chosen:[yo.find(([
u])=>u===o)?.[1]??""],toggle:u=>Me({since:yo.find(([,c])=>c===u)?.[0],cursor:void 0})}),a===null?l.problem?n(Ie,{problem:l.problem,retry:l.reload,path:s}):n(st,
{}):a.jobs.length===0&&!r?n(de,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(X,{text:`curl -d '{"type":"hello","queue":"${e}","group":"${t}\
"}' ${ee("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Ln,{jobs:a.jobs,queue:!1}),n($r,{note:"newest first",cursor:r,next:a.cursor,children:n(Ko,{filter:{
queue:e,group:t,since:o}})})]})]})}function _d({queue:e,name:t}){let r=Ul({queue:e,name:t}),o=Q(r,async c=>{let[f,d]=await Promise.all([L(r,{signal:c}),L(`${r}/\
jobs?limit=200`,{signal:c})]);return{group:f,last:d.jobs}}),s=n(P,{children:[n("a",{href:R("/queues"),children:"Queues"})," · ",n("a",{href:R(je(e)),children:e}),
" · ",n("a",{href:R(`${je(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Wt,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n(
"p",{children:"A queue appears with its first push."})});let{group:l,last:a}=o.value,u=vd(l);return n(se,{title:n(P,{children:[t," ",l.paused&&n(xe,{state:"paus\
ed"})," ",l.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(oe,{action:bd(l)}),children:[n(xt,{data:o,path:r}),n("div",{class:"tiles four",
children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"tile-value",children:$(l.ready)}),
n("span",{class:"tile-note",children:u||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Ru\
nning"}),n("span",{class:"tile-value",children:[$(l.running),l.limit!==void 0&&n("small",{children:[" / ",$(l.limit)]})]}),n("span",{class:"tile-note",children:l.
limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:l.
rate?$(l.rate.limit):"–"}),n("span",{class:"tile-note",children:l.rate?`may start in ${ye(l.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n(
"span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:l.ordered?"strict":"free"}),n("span",{class:"tile-note",children:l.ordered?"\
one at a time, in turn":"as workers are free"})]})]}),a.length>0&&n(Ch,{jobs:a}),n(Th,{queue:e,name:t}),n(Zs,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"\
limit",label:"Limit",hint:"how many jobs of the group may run at once",value:l.limit}],rate:l.rate,ordered:l.ordered,saved:o.reload}),n(It,{title:"Settings",value:l.
settings})]})}var wd=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Sd=["completed","failed","dead","terminated"];async function $h(e,t){let r=await L(
`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let o=()=>null,s=encodeURIComponent(r.queue),
[l,a,u]=await Promise.all([L(`v1/queues/${s}`,{signal:t}).catch(o),r.group?L(`v1/queues/${s}/groups/${encodeURIComponent(r.group)}`,{signal:t}).catch(o):null,L(
"v1/workers",{signal:t}).catch(o)]);return{job:r,queue:l,group:a,workers:u?.workers??[]}}function Ph({job:e,queue:t,group:r,workers:o}){if(e.state==="scheduled"&&
e.run_at)return{text:n(P,{children:["It is scheduled: it may run ",n(ce,{at:e.run_at}),", at ",gt(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)
return{text:n(P,{children:["It has failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",n(ce,{at:e.run_at}),"."]})};if(e.state==="waitin\
g"){let a=e.waiting_for??e.after?.length??0;return{text:n(P,{children:["It waits for ",a===1?"another job":`${a} other jobs`," to end."]})}}if(e.state!=="queued")
return null;let s=n("a",{href:R(je(e.queue)),children:e.queue});if(t?.paused)return{text:n(P,{children:["Its queue ",s," is paused."]})};if(r?.paused)return{text:n(
P,{children:["Its group ",n("b",{children:e.group})," is paused."]})};if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return{text:n(P,{children:["Th\
e queue ",s," is at its limit: ",t.counts.running," of ",t.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:n(P,{children:["Its grou\
p ",n("b",{children:e.group})," is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:n(P,{children:["Its group ",n("b",
{children:e.group})," is ordered, and the job before it runs."]})};let l=o.filter(a=>a.queues?.includes(e.queue)&&a.state!=="gone");return l.length===0?{text:n(
P,{children:["No worker claims the queue ",s,"."]})}:l.every(a=>a.quiet)?{text:n(P,{children:["All workers of the queue ",s," were told to claim no more."]})}:l.
every(a=>a.concurrency!==void 0&&a.running.length>=a.concurrency)?{text:n(P,{children:["All ",$(l.length)," workers of the queue ",s," are busy."]})}:t?.rate&&t.
counts.queued>0?{text:n(P,{children:["The queue ",s," starts at most ",t.rate.limit," jobs in ",ye(t.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?
{text:n(P,{children:["Its group ",n("b",{children:e.group})," is ordered: ",$(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:n(P,{children:[
"Nothing holds it: ",$(t?.counts.queued??1)," jobs of ",s," wait, and its turn comes."]})}}function Mh(e){let t=[{at:e.created_at,state:"queued",title:"Pushed",
note:e.created_by&&`by ${e.created_by}`}];if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);t.push({at:e.started_at,state:"running",title:e.
attempt>1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${ye(r)}`})}if(e.ended_at){let r=e.started_at?ye(Date.parse(
e.ended_at)-Date.parse(e.started_at)):"";t.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,wn(e.reason)].filter(
Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&t.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.
attempt+1}`:"May run"});return t}function Eh({job:e}){return n(Y,{title:"Timeline",children:[n("ol",{class:"timeline",children:[Mh(e).map(t=>n("li",{"data-state":t.
state,children:[n("span",{class:"timeline-mark",children:n(Dn,{state:t.state})}),n("div",{children:[n("b",{children:t.title})," ",t.note&&n("span",{class:"faint",
children:t.note}),n("div",{class:"meta",children:[n(ce,{at:t.at})," ",n("span",{class:"faint",children:["· ",gt(Date.parse(t.at))]})]})]})]},t.title)),e.state===
"running"&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{children:[n("b",{children:"Running"})," for ",e.started_at&&
co(rt.value-Date.parse(e.started_at)),e.options.timeout!==void 0&&n("span",{class:"faint",children:[" of at most ",ye(e.options.timeout*1e3)]})]})]})]}),e.lease&&
n("p",{class:"lease",children:["Leased to ",n("b",{children:e.lease.worker})," for ",ye(Math.max(0,Date.parse(e.lease.expires_at)-rt.value))," more",(e.crashes??
0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function Dh(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.
percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function Ah(e){
let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function Oh({job:e}){let[t,r]=U(!1),[o,s]=U(!0);if(!e.error)return null;
let l=e.error.backtrace??[],a=`${e.error.type}: ${e.error.message}${l.map(u=>`
  ${u}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.error.type})}),
n("div",{class:"row",children:[l.length>0&&n("button",{type:"button",class:"link",onClick:()=>s(!o),children:o?"do not wrap":"wrap"}),n(ot,{text:a,label:"Copy t\
he error"})]})]}),n("p",{class:"error-text",children:e.error.message}),l.length>0&&n("pre",{class:o?"trace":"trace nowrap",tabIndex:0,children:(t?l:l.slice(0,5)).
join(`
`)}),l.length>5&&n("button",{type:"button",class:"link pad",onClick:()=>r(!t),children:t?"show less":`${l.length-5} more lines`})]})}function kd(e){let t=e.options.
retry;if(!t)return[];let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];
r.push(Math.min(t.cap,s)*1e3)}return r}function Rh({job:e,side:t,name:r,port:o}){let[s,l]=U(!1),[a,u]=U(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(
r)}`,f=Q(`${c} ${s}`,async p=>s?await L(`${c}?limit=20`,{signal:p}):null),d;try{d=JSON.parse(a)}catch{d=void 0}let h=async()=>{try{let p=await L(c,{method:"POST",
body:{values:[d]},key:Yt()});St(`Written; ${$(p.count)} wait there now`),u(""),Cr()}catch(p){St(p.detail,{bad:!0})}};return n(P,{children:[n("tr",{children:[n("\
td",{class:"main",children:[n("b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:He(o.size??0,
"value")}),n("td",{class:"wide",children:(o.channels??[]).map(p=>n("a",{href:R(En(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:o.default!==void 0&&
n("code",{children:$t(o.default).replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Ne("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,
onClick:()=>l(!s),children:s?"Hide":"Look"})})]}),s&&f.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:f.value.items.map((p,v)=>n(
"li",{children:[n("span",{class:"faint",children:(f.value?.from??0)+v})," ",n("code",{children:$t(p.value).replace(/\n\s*/g," ")})]},v))}),f.value.tail-f.value.
from>f.value.items.length&&n("p",{class:"faint",children:["The first ",f.value.items.length," values."]})]})}),t==="in"&&Ne("push")&&!Sd.includes(e.state)&&n("t\
r",{children:n("td",{colSpan:5,children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),d!==void 0&&h()},children:[n("input",{class:"wide-input","aria-lab\
el":`A value for ${r}, as JSON`,placeholder:"a value, as JSON",value:a,spellcheck:!1,onInput:p=>u(p.currentTarget.value)}),n("button",{type:"submit",disabled:d===
void 0,children:"Write"}),a!==""&&d!==void 0&&n(ot,{text:`pawl write ${e.id} ${r} '${a}'`,label:"Copy as a command"})]})})})]})}function Lh({job:e}){let t=e.ports;
if(!t)return null;let r=["in","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,l])=>[o,s,l]));return r.length===0?null:n(Y,{title:"Ports",tools:n("span",{class:"\
faint",children:"input wakes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,l])=>n(Rh,{job:e,side:o,name:s,port:l},`${o} ${s}`))})})})}
function qh({job:e,path:t}){let[r,o]=U(""),s=e.aliases??[];if(!Ne("admin")&&s.length===0)return null;let l=a=>`${t}/aliases/${encodeURIComponent(a)}`;return n("\
div",{class:"row aliases",children:[s.map(a=>n("span",{class:"pill",children:[a,Ne("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${a}\
 away`,onClick:()=>An({label:"",method:"DELETE",path:l(a),done:`${a} is taken away`,undo:{method:"PUT",path:l(a),done:`It is ${a} again`}}),children:"×"})]},a)),
Ne("admin")&&n("form",{class:"row",onSubmit:a=>{a.preventDefault(),r&&An({label:"",method:"PUT",path:l(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:a=>o(a.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function Nh({path:e}){let t=Q(`${e}/callbacks`,r=>L(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Y,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:R(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
xe,{state:r.state})}),n("td",{class:"end wide",children:He(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ce,{at:r.next_at})})]},r.id))})})})}
var jh=["queued","scheduled","retrying","suspended"];function Ih({job:e,path:t,close:r}){let o=$t(e.payload??null),s=o.includes('"[redacted]"'),[l,a]=U({priority:String(
e.priority),group:e.group??"",delay:"",payload:o}),[u,c]=U(""),f=k=>a({...l,...k}),d={},h="";if(l.priority!==String(e.priority)&&(d.priority=Number(l.priority)),
l.group!==(e.group??"")&&(d.group=l.group||null),l.delay&&(d.delay=l.delay),l.payload!==o)try{d.payload=JSON.parse(l.payload)}catch{h="the payload is not JSON"}
let p=Object.entries(d).map(([k,M])=>` --${k} ${k==="payload"?`'${l.payload.replace(/'/g,"'\\''")}'`:M??"none"}`),v=async()=>{try{await L(t,{method:"PATCH",body:d,
key:Yt()}),St("Changed"),Cr(),r()}catch(k){c(k.detail)}};return n(fn,{title:"Change this job",close:r,children:n("form",{onSubmit:k=>{k.preventDefault(),v()},children:[
n("div",{class:"pair",children:[n("label",{class:"field",children:[n("span",{children:"Priority"}),n("input",{value:l.priority,inputMode:"numeric",onInput:k=>f(
{priority:k.currentTarget.value})}),n("small",{children:"1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n(
"input",{value:l.delay,placeholder:"as it is",onInput:k=>f({delay:k.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",
{class:"field",children:[n("span",{children:"Group"}),n("input",{value:l.group,placeholder:"none",spellcheck:!1,onInput:k=>f({group:k.currentTarget.value})})]}),
n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:8,value:l.payload,disabled:s,spellcheck:!1,onInput:k=>f({payload:k.currentTarget.
value})}),n("small",{children:s?"parts of it are redacted here, so it cannot be changed here without losing them":h||"JSON"})]}),u&&n("p",{class:"bad",role:"ale\
rt",children:u}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl edit ${e.id}${p.join("")}`}),n(X,{text:lt(
t,"PATCH",d)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==
""||p.length===0,children:"Change"})]})]})})}function Bh({job:e}){let t=Q(`children ${e.id}`,r=>L(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));
return!t.value||t.value.jobs.length===0?null:n(Y,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${$(e.children.
open)} of ${$(e.children.count)} open`}),n("a",{href:R(`${me(e.id)}/tree`),children:"tree"})]}),children:n(Ln,{jobs:t.value.jobs})})}function xd({reference:e}){
let t=`v1/jobs/${encodeURIComponent(e)}`,r=Q(`job ${e}`,p=>$h(e,p)),[o,s]=U(!1),l=r.value,a=l?.job,u={run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"\
Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was \
stopped on purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${t}/terminate`,body:a?.children?{recursive:!0}:{},cli:`pawl terminate ${a?.
children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:a?.children?`Its ${$(a.children.open)} open children are termina\
ted too.`:"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{
title:"Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>Le("/jobs")}},c=a!==void 0&&Sd.includes(a.state);if(Qe({r:()=>a&&
wd.includes(a.state)&&An(u.run),T:()=>a&&!c&&An(u.end),Delete:()=>c&&An(u.remove),u:()=>a?.parent&&Le(me(a.parent.id))}),a===void 0)return n(Wt,{data:r,path:t,title:"\
Job",up:n("a",{href:R("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[n("code",{children:e})," may have passed its retention\
, or was deleted."]})});let f=l?Ph(l):null,d=Dh(a.progress),h=a.options.retry;return n(se,{title:n(P,{children:[a.type," ",n(xe,{state:a.state})]}),sub:n("span",
{class:"row",children:[n("a",{href:R("/jobs"),children:"Jobs"})," · ",n("code",{class:"id",children:a.id}),n(ot,{text:a.id,label:"Copy the id"}),n("span",{class:"\
faint",children:["~",a.seq]})]}),tools:n(P,{children:[wd.includes(a.state)&&n(oe,{action:{...u.run,label:c?"Run again":"Run now"},primary:!0,id:"run"}),a.state===
"terminated"&&n(oe,{action:u.force,primary:!0,id:"run"}),jh.includes(a.state)&&Ne("admin")&&n("button",{type:"button",onClick:()=>s(!0),children:"Change"}),!c&&
n(oe,{action:u.end,danger:!0,why:a.state==="terminating"&&"it stops already"}),c&&n(oe,{action:u.remove,danger:!0}),n(ot,{text:lt(t),label:"Copy as curl"})]}),children:[
n(xt,{data:r,path:t}),o&&n(Ih,{job:a,path:t,close:()=>s(!1)}),f&&n("section",{class:"why","data-state":a.state,"aria-label":"Why is it waiting?",children:[n(Dn,
{state:a.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:f.text})]})]}),d!==null&&a.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(d),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,d),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(d)," %"]})]}),n(Oh,{job:a}),n("div",{class:"columns job-columns",children:[n(Y,{title:"Facts",children:n(ut,{rows:[["Queue",n("a",{href:R(
je(a.queue)),children:a.queue})],["Group",a.group&&n("a",{href:R(rr(a.queue,a.group)),children:a.group})],["Priority",a.priority],["Attempts",h&&!a.ports?`${a.attempt}\
 of at most ${h.max+1}`:a.attempt],["Coming pauses",!c&&a.failures>0&&kd(a).length>0&&`at most ${kd(a).map(p=>ye(p)).join(", ")}`],["Retries",h&&(h.max===0?"non\
e":`${h.backoff}, from ${ye(h.base*1e3)} to ${ye(h.cap*1e3)}`)],["Lease",ye(a.options.lease*1e3)],["Timeout",a.options.timeout!==void 0&&ye(a.options.timeout*1e3)],
["Unique",a.unique&&`${a.unique.key}, until its ${a.unique.until==="start"?"start":"end"}`],["Expires",a.expires_at&&n(ce,{at:a.expires_at})],["Parent",a.parent&&
n("a",{href:R(me(a.parent.id)),children:a.parent.id})],["Workflow",a.workflow&&n("a",{href:R(`/workflows/${encodeURIComponent(a.workflow.id)}`),children:a.workflow.
id})],["Also named",n(qh,{job:a,path:t})],["Kept until",a.retain_until&&n(ce,{at:a.retain_until})],["Kept after its end",!a.retain_until&&ye(a.options.retention*
1e3)]]})}),n(Eh,{job:a})]}),Ah(a)&&n("p",{class:"hint",children:[n("a",{href:ee(`v1/files/${encodeURIComponent(a.id)}`),children:"The file"})," that it has brou\
ght is kept as long as the job."]}),n(Lh,{job:a}),n(It,{title:"Result",value:a.result}),n(It,{title:"Progress",value:a.progress}),n(It,{title:"Payload",value:a.
payload}),n(It,{title:"Meta",value:a.meta}),n(It,{title:"State",value:a.job_state}),(a.callbacks?.length??0)>0&&n(Nh,{path:t}),a.children&&a.children.count>0&&n(
Bh,{job:a}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl job ${e}`}),n(X,{text:lt(t)})]})]})}var Jl=200;function Fl(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}function Wl({queue:e,workers:t}){if(e.paused)return n(xe,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var Uh={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function Cd(){let e=Q("queues",async d=>{let[h,p,v]=await Promise.all([L("v1/queues?limit=1000",{signal:d}),L("v1/workers",{signal:d}),
L("v1/stats?limit=1000",{signal:d})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(p.workers.flatMap(k=>k.queues??[])),stats:v}}),t=le.value.get(
"filter")??"",r=le.value.get("sort")??"",[o,s]=U(!1);Qe({"/":()=>document.getElementById("filter")?.focus()});let l=e.value;if(l===null)return n(se,{title:"Queu\
es",children:e.problem?n(Ie,{problem:e.problem,retry:e.reload,path:"v1/queues"}):n(st,{})});let a=d=>Object.entries(d.counts).some(([h,p])=>p>0&&h!=="completed"&&
h!=="terminated"),u=l.queues.filter(d=>d.name.includes(t)&&(!o||a(d))),c=Uh[r];u=c?[...u].sort((d,h)=>c(h)-c(d)):[...u].sort((d,h)=>d.name<h.name?-1:1);let f=(d,h)=>n(
"th",{class:"end","aria-sort":r===d?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>Me({sort:r===d?"":d},!0),children:[h,r===d?"\
 ↓":""]})});return n(se,{title:"Queues",tools:n(P,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)}),
" hide idle"]}),n("input",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:d=>Me({filter:d.currentTarget.value},
!0)})]}),children:[e.problem&&n(Ie,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),l.queues.length===0?n(de,{title:"A queue appears with its first \
push",children:n(X,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ee("v1/jobs")}`})}):u.length===0?n(de,{title:"No queue matches",children:n("button",{
type:"button",onClick:()=>{s(!1),Me({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("\
thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{children:"State"}),f("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"\
button",class:"sort",onClick:()=>Me({sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),f("retrying","Retrying"),f("dead","De\
ad"),n("th",{class:"end wide",children:"Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>Me({sort:r==="oldest"?
"":"oldest"},!0),children:["Oldest wait",r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(
0,Jl).map(d=>n("tr",{children:[n("td",{class:"main",children:n("a",{href:R(je(d.name)),children:d.name})}),n("td",{children:n(Wl,{queue:d,workers:l.workers})}),
n("td",{class:"end","data-label":"queued",children:n(Ft,{value:d.counts.queued})}),n("td",{class:"end wide",children:[n(Ft,{value:d.counts.running}),d.concurrency!==
void 0&&n(P,{children:[n("span",{class:"faint",children:[" / ",$(d.concurrency)]}),n(bo,{value:d.counts.running,max:d.concurrency,label:`${d.counts.running} of ${d.
concurrency}`})]})]}),n("td",{class:"end","data-label":"retrying",children:n(Ft,{value:d.counts.retrying})}),n("td",{class:d.counts.dead>0?"end bad":"end","data\
-label":"dead",children:n(Ft,{value:d.counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Ft,{value:d.counts.scheduled})}),n("td",{class:"\
end wide",children:d.oldest_age?ye(d.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Ft,{value:l.stats.queues?.[d.
name]?.minute.completed})}),n("td",{class:"end act",children:n(oe,{action:Fl(d.name,d.paused)})})]},d.name))})]}),u.length>Jl&&n("p",{class:"foot",children:[Jl,
" of ",u.length," queues are shown; the filter finds the others."]}),l.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var Jh=3e4,Fh=6e4;function Hl({worker:e}){let t=rt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>Fh?"dead":t>Jh?"retrying":e.state==="busy"?"running":"\
completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function Td(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}function $d(){let e=Q(
"workers",async o=>{let[s,l]=await Promise.all([L("v1/workers",{signal:o}),L("v1/nodes",{signal:o})]);return{workers:s.workers,nodes:l.nodes}}),t=e.value;if(t===
null)return n(se,{title:"Workers",children:e.problem?n(Ie,{problem:e.problem,retry:e.reload,path:"v1/workers"}):n(st,{})});let r=new Set(t.nodes.map(o=>o.version));
return n(se,{title:"Workers",sub:`${He(t.workers.length,"worker")}, ${He(t.workers.reduce((o,s)=>o+s.running.length,0),"job")} running`,children:[e.problem&&n(Ie,
{problem:e.problem,at:e.at,retry:e.reload,path:"v1/workers"}),t.workers.length===0?n(de,{title:"No worker is here",children:[n("p",{children:"A command for each\
 job:"}),n(X,{text:`pawl work --url ${ee("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(X,{
text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ee("v1/claim")}`})]}):n("div",{class:"card flush",children:n("table",{class:"list",children:[n(
"thead",{children:n("tr",{children:[n("th",{children:"Worker"}),n("th",{children:"State"}),n("th",{class:"wide",children:"Queues"}),n("th",{children:"Runs"}),n(
"th",{class:"end wide",children:"Last seen"}),n("th",{})]})}),n("tbody",{children:t.workers.slice(0,500).map(o=>n("tr",{children:[n("td",{class:"main",children:[
n("b",{class:"cut",children:o.name}),n("div",{class:"meta",children:[o.host,o.pid&&`pid ${o.pid}`,...o.labels??[]].filter(Boolean).join(" · ")||n(P,{children:[
"since ",n(ce,{at:o.first_seen_at,plain:!0})]})})]}),n("td",{children:n(Hl,{worker:o})}),n("td",{class:"wide",children:[(o.queues??[]).slice(0,4).map((s,l)=>n(P,
{children:[l>0&&", ",n("a",{href:R(je(s)),children:s})]})),(o.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(o.queues??[]).length-4," more"]})]}),
n("td",{children:[o.concurrency!==void 0&&n("div",{class:"row",children:[o.running.length,n("span",{class:"faint",children:["/ ",o.concurrency]}),n(bo,{value:o.
running.length,max:o.concurrency,label:`${o.running.length} of ${o.concurrency}`})]}),o.running.slice(0,4).map(s=>n("div",{class:"meta",children:[n("a",{href:R(
me(s.id)),children:s.type})," ",ye(Math.max(0,rt.value-Date.parse(s.since)))]},s.id)),o.running.length>4&&n("div",{class:"meta",children:["and ",o.running.length-
4," more"]}),o.running.length===0&&o.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]}),n("td",{class:"end wide",children:n(ce,{at:o.last_seen_at})}),
n("td",{class:"end act",children:[n(oe,{action:Td(o,"quiet"),why:o.quiet&&"it is quiet already"}),n(oe,{action:Td(o,"stop"),danger:!0,why:o.stop&&"it stops alre\
ady"})]})]},o.name))})]})}),n(Y,{title:t.nodes.length===1?"Node":"Nodes",tools:r.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed version\
s"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:t.nodes.map(o=>n("tr",{children:[
n("td",{children:[o.host," ",n("span",{class:"faint",children:["pid ",o.pid]})]}),n("td",{children:o.listen}),n("td",{class:"wide",children:(o.roles??[]).join("\
, ")}),n("td",{class:"wide",children:o.version}),n("td",{class:"end",children:n(ce,{at:o.started_at})})]},o.id))})]})})]})}function Wh({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=Q(t,s=>L(t,{signal:s}));if(r.value===null)return r.problem?n(Ie,{problem:r.problem,retry:r.
reload,path:t}):n(st,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(de,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(X,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${ee(`${t}/sum`)}`})]}):n(P,{children:o.map(([s,l])=>n(Y,{title:s,tools:n(oe,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
l.description&&n("p",{class:"pad",children:l.description}),n(ut,{rows:[["Inports",Object.keys(l.ports?.in??{}).join(", ")],["Outports",Object.keys(l.ports?.out??
{}).join(", ")],["Startup run",l.startup&&"yes"],["Shutdown run",l.shutdown&&"yes"],["Idle runs",l.idle_runs&&`${$(l.idle_runs)} a minute slow it down`]]})]},s))})}
function Hh({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Zs,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Y,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(ut,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function zh({queue:e}){let t=Q(`hist\
ory ${e}`,r=>L(`v1/stats/history${Qt({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(Us,{points:t.value.
points,resolution:"minute",height:140})}var Pd=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function Vh(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function Gh({event:e}){return n(P,{children:[n(xe,{state:e.to,quiet:!0})," ",
n("a",{href:R(me(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${wn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Md({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=le.value.get("tab")??
"jobs",o=Q(`queue ${e}`,async p=>{let[v,k]=await Promise.all([L(t,{signal:p}),L("v1/workers",{signal:p})]);return{queue:v,workers:k.workers.filter(M=>M.queues?.
includes(e))}}),s=p=>je(e)+(p==="jobs"?"":`?tab=${p}`);Qe(Object.fromEntries(Pd.map(([p],v)=>[String(v+1),()=>Le(s(p))])));let l=o.value;if(l===null)return n(Wt,
{data:o,path:t,title:e,up:n("a",{href:R("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its firs\
t push."}),n(X,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ee("v1/jobs")}`})]});let{queue:a,workers:u}=l,c=a.counts,f=Object.values(c).reduce((p,v)=>p+v,
0),d=le.value.get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(se,{title:e,sub:n(P,{children:[n("a",{href:R("/queues"),children:"Queues"}),
" · ",n(Wl,{queue:a,workers:new Set(u.length>0?[e]:[])})]}),tools:n(P,{children:[n(oe,{action:Fl(e,a.paused),id:"pause"}),n(oe,{danger:!0,why:h===0&&"nothing w\
aits",action:{label:"Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${xr(h)} jobs that wait are termina\
ted. Those that run go on.`,danger:!0,count:h}}}),n(oe,{danger:!0,why:f>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e}\
 --delete`,done:`${e} is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Le("/qu\
eues")}})]}),children:[n(xt,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-l\
abel",children:"Queued"}),n("span",{class:"tile-value",children:$(c.queued)}),n("span",{class:"tile-note",children:a.oldest_age?`the oldest for ${ye(a.oldest_age*
1e3)}`:"nothing waits"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",
children:[$(c.running),a.concurrency!==void 0&&n("small",{children:[" / ",$(a.concurrency)]})]}),n("span",{class:"tile-note",children:He(u.length,"worker")})]}),
n("div",{class:"tile","data-state":"retrying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:$(c.retrying)}),
n("span",{class:"tile-note",children:[$(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"\
Dead"}),n("span",{class:"tile-value",children:$(c.dead)}),n("span",{class:"tile-note",children:a.rate?`rate ${a.rate.limit} / ${ye(a.rate.per*1e3)}`:"no rate li\
mit"})]})]}),n("section",{class:"card",children:n(zh,{queue:e})}),n(On,{tabs:Pd.map(([p,v])=>[p,v,{jobs:f,groups:a.groups,workers:u.length}[p]]),current:r,link:s}),
r==="jobs"&&n(P,{children:[n(Pr,{states:Ho.filter(p=>c[p]>0||p===d),chosen:[d],counts:c,toggle:p=>Me({state:p===d?void 0:p,cursor:void 0})}),n(zn,{filter:{queue:e,
state:d||void 0},total:d?c[d]:f,queueColumn:!1,empty:n(de,{title:d?"No job is in this state":"No jobs in this queue",children:d?n("button",{type:"button",onClick:()=>Me(
{state:void 0,cursor:void 0}),children:"Clear filters"}):n(X,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ee("v1/jobs")}`})})})]}),r==="groups"&&n(yd,{queue:e}),
r==="settings"&&n(Hh,{queue:a,reload:o.reload}),r==="types"&&n(Wh,{queue:e}),r==="live"&&n(Gs,{title:"What happens",path:`v1/events${Qt({queue:e})}`,event:"tran\
sition",text:Vh,line:p=>n(Gh,{event:p})}),r==="workers"&&(u.length===0?n(de,{title:"No worker claims this queue",children:n(X,{text:`pawl work --url ${ee("").replace(
/\/$/,"")} --queue ${e} -- ./my-program`})}):n("div",{class:"card flush",children:n(zo,{rows:u,id:p=>p.name,page:()=>"/workers",columns:[{head:"Worker",kind:"ma\
in",cell:p=>n("a",{href:R("/workers"),children:p.name})},{head:"State",cell:p=>n(Hl,{worker:p})},{head:"Runs of this queue",kind:"end",label:"runs",cell:p=>$(p.
running.filter(v=>v.queue===e).length)},{head:"Last seen",kind:"end wide",cell:p=>n(ce,{at:p.last_seen_at})}]})}))]})}var Kh={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Xs=200,Qh=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function Yh({jobs:e}){let t=rt.value,r=Number.NEGATIVE_INFINITY;return n(P,{children:Qh.map(([o,s])=>{let l=r;r=t+s;let a=e.
filter(u=>Date.parse(u.run_at??"")>=l&&Date.parse(u.run_at??"")<t+s);return a.length>0&&n(Y,{title:o,tools:n("span",{class:"faint",children:$(a.length)}),children:n(
Ln,{jobs:a})},o)})})}function Ed({tab:e}){return e==="scheduled"?n(de,{title:"No job waits for a time",children:n(X,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${ee("v1/jobs")}`})}):n(de,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Dd(){let e=le.value.get("tab")??"scheduled",r=Q(
"scheduled",a=>L("v1/stats?limit=1",{signal:a})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Xs,s=Q(`due ${e} ${o}`,async a=>{if(!o)return null;let u=await Go(
{state:e},Xs,void 0,a);return{jobs:u.jobs.sort((c,f)=>(c.run_at??"")<(f.run_at??"")?-1:1),more:u.cursor!==void 0}}),l=s.value!==null&&!s.value.more;return n(se,
{title:"Scheduled",children:[n(On,{tabs:Object.entries(Kh).map(([a,u])=>[a,u,r?.[a]]),current:e,link:a=>`/scheduled${a==="scheduled"?"":`?tab=${a}`}`}),l&&s.value?
s.value.jobs.length===0?n(Ed,{tab:e}):n(P,{children:[n(Yh,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Ko,{filter:{state:e},total:r?.[e]})})]}):
n(P,{children:[e!=="suspended"&&(r?.[e]??0)>Xs&&n("p",{class:"hint",children:["With more than ",Xs," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(zn,{filter:{state:e},total:r?.[e],empty:n(Ed,{tab:e})})]})]})}function Vl(e){return`/schedules/${encodeURIComponent(e)}`}var Zh=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Ad(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,l,a,u]=r,c=/^\d+$/;if(s==="*"&&l==="*"&&a==="*"&&u==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let f=/^\*\/(\d+)$/.exec(s);if(f&&l==="*"&&a==="*"&&u==="*")return`every ${f[1]} hours at minute ${o}`;if(!c.test(s)||a!=="*")return"";let d=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return l==="*"&&u==="*"?`every day at ${d}`:l==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${d}`:l==="\
*"&&/^[0-7]$/.test(u)?`on ${Zh[Number(u)]}s at ${d}`:c.test(l)&&u==="*"?`on day ${l} of the month at ${d}`:""}function Od({schedule:e}){if(e.cron){let t=Ad(e.cron);
return n(P,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(P,{children:["every ",ye(e.every*1e3)]}):n(P,{children:["at ",$(e.at?.length??0)," times"]})}function zl(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Le("/schedules")}}}function Xh({close:e}){let[t,r]=U({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=U([]),[l,a]=U(null),u=d=>r({...t,...d});Fe(()=>{let d=new AbortController,h=setTimeout(
()=>{L("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:d.signal}).then(p=>{s(p.times),a(null)}).catch(p=>{d.signal.aborted||a(p)})},
200);return()=>{clearTimeout(h),d.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await L(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),St(`${t.name} is made`),e(),Le(Vl(t.name))}catch(d){a(d)}},f=(d,h,p)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[d],spellcheck:!1,required:!0,onInput:v=>u({[d]:v.currentTarget.value})}),p&&n("small",{children:p})]});return n(fn,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:d=>{d.preventDefault(),c()},children:[f("name","Name"),f("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[f("cron","Cron expression",Ad(t.cron)||"minute, hour, day, month, weekday"),f("timezone","Time zone","its clocks count")]}),l?n("p",
{class:"bad",role:"alert",children:l.detail}):n("ol",{class:"times",children:o.map(d=>n("li",{children:[gt(Date.parse(d))," ",n(ce,{at:d,plain:!0})]},d))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var eg=[{head:"Schedule",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(Vl(e.name)),children:e.name})," ",e.paused&&n(xe,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(Od,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ce,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n(P,{children:[n(ce,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>$(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n(P,{children:[n(oe,{action:zl(e).fire}),n(oe,{action:zl(e).pause})]})}];function Rd(){let[e,t]=U(!1);return n(se,{title:"Schedules",tools:Ne("\
admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(Xh,{close:()=>t(!1)}),n(Rn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:eg,id:r=>r.name,page:r=>Vl(r.name),none:n(de,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(X,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ee("v1/schedules/nightly")}`})]})})]})}function Ld({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=Q(t,u=>L(`${t}?preview=10`,{signal:u})),o=r.value,s=n("a",{href:R("/schedules"),children:"Schedules"});
if(o===null)return n(Wt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let l=zl(o),a=o.counts;return n(se,{title:n(P,{children:[e," ",o.paused&&
n(xe,{state:"paused"})]}),sub:n(P,{children:[s,o.note&&` · ${o.note}`]}),tools:n(P,{children:[n(oe,{action:l.fire,primary:!0}),n(oe,{action:l.pause}),n(oe,{action:l.
remove,danger:!0})]}),children:[n(xt,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),n("div",{class:"\
columns",children:[n(Y,{title:"Rule",children:n(ut,{rows:[["When",n(Od,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
ye(o.jitter*1e3)],["From",o.from&&n(ce,{at:o.from})],["Until",o.until&&n(ce,{at:o.until})],["Last fired",o.last&&n(ce,{at:o.last.fired_at})],["Last job",o.last?.
job&&n("a",{href:R(me(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fired",a&&`${$(a.fired)}\
, skipped ${$(a.skipped)}, missed ${$(a.missed)}, failed ${$(a.failed)}`]]})}),n(Y,{title:"Next times",tools:n("span",{class:"faint",children:tn.value?"UTC":"yo\
ur time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).map(u=>n("li",
{children:[gt(Date.parse(u))," ",n(ce,{at:u,plain:!0})]},u))})})]}),n(It,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var ta=ke(fo("theme")??"system"),qd=ke(fo("density")??"normal");function na(e){ta.value=e,nr("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function Gl(){let e=ta.value==="dark"||ta.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;na(e?"li\
ght":"dark")}function tg(e){qd.value=e,nr("density",e),document.documentElement.dataset.density=e}function ea({label:e,options:t,value:r,set:o}){return n("div",
{class:"choice",role:"group","aria-label":e,children:[n("span",{children:e}),n("span",{class:"segments",children:t.map(([s,l])=>n("button",{type:"button","aria-\
pressed":s===r,onClick:()=>o(s),children:l},s))})]})}function Nd(){let e=nt.value;return n(se,{title:"Settings",children:n("div",{class:"columns",children:[n(Y,
{title:"This browser",children:[n(ea,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:ta.value,set:t=>na(t)}),n(ea,{label:"R\
ows",options:[["normal","Comfortable"],["compact","Compact"]],value:qd.value,set:tg}),n(ea,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:tn.
value?"utc":"local",set:t=>{tn.value=t==="utc",nr("zone",t)}}),n(ea,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:Fs.value?"on":"off",set:t=>Fc(t===
"on")})]}),n(Y,{title:"Session",children:[n(ut,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&gt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{pu()},children:"Sign out"})})]})]})})}var Ae={width:184,height:64,right:56,below:20};function Kl(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function ng({box:e}){let t=Ae.width-28,r=n(P,{children:[
Kl(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Ae.width,height:Ae.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Ae.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:Kl(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:Kl(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Ae.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Ae.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:R(e.page),class:o,"data-state":e.state,children:r})}function ra({boxes:e,edges:t,label:r}){let o=new Map(e.map(a=>[a.id,a])),s=Math.max(
0,...e.map(a=>a.x+Ae.width))+4,l=Math.max(0,...e.map(a=>a.y+Ae.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${$(e.length)}`,
children:n("svg",{width:s,height:l,viewBox:`-2 -2 ${s} ${l}`,children:[t.map(([a,u])=>{let c=o.get(a),f=o.get(u);if(!c||!f)return null;let d=c.x+Ae.width,h=c.y+
Ae.height/2,p=f.y+Ae.height/2,v=(f.x-d)/2;return n("path",{class:"edge",d:`M${d} ${h}C${d+v} ${h} ${f.x-v} ${p} ${f.x} ${p}`},`${a} ${u}`)}),e.map(a=>n(ng,{box:a},
a.id))]})})}var jd=50,Ql=40,oa=500,Yl=8;function sa(e){return`v1/jobs/${encodeURIComponent(e)}`}async function rg(e,t,r){let o=[],s;for(let l=0;l<t;++l){let a=await L(`${sa(
e)}/children?limit=${jd}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...a.jobs),s=a.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function og({root:e}){let[t,r]=U({[e.id]:1}),[o,s]=U(new Set),[l,a]=U(0),u=ve(null),c=Object.keys(t).slice(0,Ql),f=Q(`branches ${JSON.stringify(t)}`,async _=>{let x=new Map;
for(let S of c)x.set(S,await rg(S,t[S],_).catch(()=>({jobs:[],more:!1})));return x}),d=ve(new Map);f.value&&(d.current=f.value);let h=[],p=(_,x,S)=>{if(h.length>=
oa)return;let T=t[_.id]!==void 0;h.push({key:_.id,level:x,job:_,name:S,open:T});let E=d.current.get(_.id);if(!T||!E)return;let J=E.jobs.filter(z=>z.state==="com\
pleted"),q=J.length>Yl&&!o.has(_.id);for(let z of E.jobs)(!q||z.state!=="completed")&&p(z,x+1,z.name);let re=(z,ae)=>h.push({key:`${_.id} ${z}`,level:x+1,more:{
parent:_.id,text:z,act:ae}});q&&re(`+ ${$(J.length)} completed`,()=>s(new Set([...o,_.id]))),E.more&&re(`the next ${jd}`,()=>r({...t,[_.id]:t[_.id]+1})),E.jobs.
length===0&&h.push({key:`${_.id} none`,level:x+1})};p(e,1);let v=_=>{if(_.more)return _.more.act();if(!_.job)return;let x={...t};_.open?delete x[_.job.id]:x[_.job.
id]=1,r(x)},k=_=>{let x=Math.max(0,Math.min(h.length-1,_));a(x),u.current?.children[x]?.focus()},M=_=>{let x=h[l],S={ArrowDown:()=>k(l+1),ArrowUp:()=>k(l-1),Home:()=>k(
0),End:()=>k(h.length-1),ArrowRight:()=>x.open===!1?v(x):k(l+1),ArrowLeft:()=>x.open?v(x):k(l-1-[...h.slice(0,l)].reverse().findIndex(T=>T.level<x.level)),Enter:()=>x.
job?Le(me(x.job.id)):v(x)," ":()=>v(x)};S[_.key]&&(_.preventDefault(),_.stopPropagation(),S[_.key]())};return f.problem&&d.current.size===0?n(Ie,{problem:f.problem,
retry:f.reload,path:`${sa(e.id)}/children`}):d.current.size===0?n(st,{rows:4}):n(Y,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:u,onKeyDown:M,children:h.map((_,x)=>n("li",{role:"\
treeitem","aria-level":_.level,"aria-expanded":_.open,tabIndex:x===Math.min(l,h.length-1)?0:-1,onFocus:()=>a(x),onClick:()=>v(_),children:[Array.from({length:Math.
min(12,_.level-1)},(S,T)=>n("span",{class:"tree-line","aria-hidden":"true"},T)),_.job?n(P,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:_.
open?"▾":"▸"}),n(xe,{state:_.job.state,quiet:!0}),n("a",{href:R(me(_.job.id)),tabIndex:-1,onClick:S=>S.stopPropagation(),children:_.name??_.job.type}),_.name&&
n("span",{class:"faint",children:_.job.type}),n("span",{class:"id faint cut",children:_.job.id})]}):n("span",{class:_.more?"tree-more":"faint",children:_.more?.
text??"no children"})]},_.key))}),Object.keys(t).length>Ql&&n("p",{class:"foot",children:["The first ",Ql," open branches are read; close some to see others."]})]})}
function Id(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+Id(o,t),1)}function sg(e){let t=new Map,r=Id(e,t),o=[],s=[],l=0,a=(u,c)=>{
let f={id:u.id,x:c*(Ae.width+Ae.right),y:l*(Ae.height+Ae.below/2),title:u.name??u.type,text:u.state,state:u.state,page:me(u.id),selected:c===0};o.push(f);let d=o.
length>=oa?[]:u.children.length>2*Yl&&r>oa?u.children.filter(p=>p.state!=="completed").slice(0,2*Yl):u.children;for(let p of d)s.push([u.id,p.id]),a(p,c+1);let h=u.
children.length-d.length;if(h>0||u.truncated){let p=`${u.id} rest`;s.push([u.id,p]),o.push({id:p,x:(c+1)*(Ae.width+Ae.right),y:l*(Ae.height+Ae.below/2),title:h>
0?`+ ${$(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${me(u.id)}/tree`}),l+=1}else d.length===0&&(l+=1)};return a(e,0),{boxes:o,edges:s,
counts:t,total:r,hidden:r-o.length}}function ag({id:e}){let t=`${sa(e)}/tree`,r=ve(!1),o=Q(t,l=>L(t,{signal:l}),r.current);if(o.value===null)return o.problem?n(
Ie,{problem:o.problem,retry:o.reload,path:t}):n(st,{rows:4});let s=sg(o.value);return r.current=s.total>oa,n(Y,{title:He(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([l,a])=>n("span",{class:"state quiet","data-state":l,children:[n(Dn,{state:l}),$(a)," ",l]},l)),r.current&&n("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:n(ra,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function Bd({reference:e}){let t=sa(e),r=le.value.
get("tab")??"tree",o=Q(t,u=>L(t,{signal:u})),s=n("a",{href:R(me(e)),children:"the job"}),l=o.value;if(l===null)return n(Wt,{data:o,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let a=`${me(e)}/tree`;return n(se,{title:n(P,{children:[l.type," ",n(xe,{state:l.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:l.id}),l.parent&&n(P,{children:["· ",n("a",{href:R(`${me(l.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Ne(
"admin")&&!["completed","failed","dead","terminated"].includes(l.state)&&n(oe,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${$(l.children?.open??0)} are open.`,danger:!0}}}),
children:[n(xt,{data:o,path:t}),n(On,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:u=>a+(u==="tree"?"":`?tab=${u}`)}),(l.children?.count??0)===0?n(de,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(ag,{id:l.id}):n(og,{root:l})]})}var lg=200,ig=60,ug=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Mr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function cg(e){let t=ve([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-ig),{at:o,value:e}]);
let s=[];for(let a=1;a<t.current.length;++a){let[u,c]=[t.current[a-1],t.current[a]];s.push(Math.max(0,(c.value-u.value)*1e3/(c.at-u.at)))}let l=s.slice(-5);return{
rate:l.length===0?0:l.reduce((a,u)=>a+u,0)/l.length,samples:s}}function Ud({of:e,value:t}){let{rate:r,samples:o}=cg(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):$(Math.round(r))," / s",n(Yc,{values:o,label:`${e} a second while this page was open`})]})}
function dg({partitions:e,selected:t,select:r}){let o=ve(null),s=Math.max(0,e.findIndex(a=>a.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:a=>{let u=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:u,
ArrowUp:-u}[a.key];if(c===void 0)return;a.preventDefault();let f=[...o.current?.querySelectorAll("button")??[]],d=f.indexOf(document.activeElement);f[Math.max(0,
Math.min(f.length-1,d+c))]?.focus()},children:e.map((a,u)=>n("button",{type:"button",class:"cell","data-state":a.state,tabIndex:u===s?0:-1,"aria-pressed":a.partition===
t,"aria-label":`Partition ${a.partition}: ${a.state}`,title:`${a.partition}: ${a.state}${a.worker?` on ${a.worker}`:""}${a.error?`
${a.error.type}: ${a.error.message}`:""}`,onClick:()=>r(a.partition===t?void 0:a.partition),children:[n(Dn,{state:a.state}),a.partition]},a.id))})}function fg({
path:e,job:t,close:r}){let o=$t(t.offset??null).replace(/\n\s*/g,""),[s,l]=U(o),[a,u]=U(""),c;try{c=JSON.parse(s)}catch{c=void 0}let f=async()=>{try{await L(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),St(`Partition ${t.number} goes on elsewhere`),r()}catch(d){u(d.detail)}};return n(fn,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:d=>{d.preventDefault(),f()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(ut,{rows:[["Offset now",n("code",{children:o})],["Version",$(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:d=>l(d.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),a&&n("p",{class:"bad",role:"alert",children:a}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(X,{text:lt(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function pg({task:e,number:t}){
let r=`${Mr(e.id)}/partitions/${t}`,o=Q(r,f=>L(r,{signal:f})),[s,l]=U(!1),a=o.value;if(a===null)return o.problem?n(Ie,{problem:o.problem,retry:o.reload,path:r}):
n(st,{rows:2});let u=a.state==="running"&&a.last_commit_at!==void 0&&rt.value-Date.parse(a.last_commit_at)>3e3*a.options.lease,c=a.etag!==void 0;return n(Y,{title:n(
P,{children:["Partition ",t," ",n(xe,{state:a.state})]}),tools:n("div",{class:"row",children:[c&&Ne("admin")&&n("button",{type:"button",disabled:a.state==="runn\
ing",title:a.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>l(!0),children:"Move"}),(a.dead??0)>0&&n(oe,{action:Jd(e,a.dead??
0,t)}),n(ot,{text:lt(r),label:"Copy as curl"})]}),children:[s&&n(fg,{path:r,job:a,close:()=>l(!1)}),u&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(ut,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:$t(a.offset??null).replace(/\n\s*/g," ")})],["Version",c&&$(a.etag)],["Read",c&&$(a.read)],["Processed",c&&$(a.processed)],["Skipped",c&&$(a.skipped)],
["Dead",c&&((a.dead??0)>0?n("a",{href:R(Fo({tab:"dead"})),children:He(a.dead??0,"document")}):"0")],["Rate",c&&n(Ud,{of:"Documents read",value:a.read},r)]]}),n(
ut,{rows:[["Last commit",a.last_commit_at&&n(ce,{at:a.last_commit_at})],["Commits",a.blocks!==void 0&&$(a.blocks)],["Runs",a.acquisitions!==void 0?$(a.acquisitions):
$(a.attempt)],["Failed runs",$(a.errors??a.failures)],["Worker",a.lease&&`${a.lease.worker}, for ${ye(Math.max(0,Date.parse(a.lease.expires_at)-rt.value))} more`],
["Next look",a.run_at&&!a.lease&&n(ce,{at:a.run_at})],["Reason",wn(a.reason)],["Error",a.error&&n("span",{class:"bad",children:`${a.error.type}: ${a.error.message}`})],
["What it reads",n("code",{children:$t(a.info??a.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:R(me(a.id)),children:a.id})]]})]})]})}function Jd(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Mr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},done:"They are processed again",
confirm:{title:`Process ${He(t,"dead document")}${o} again?`,text:"Their partitions run for them, also if they have ended. The offsets stay where they are.",count:t}}}
var mg=[{head:"Document",kind:"main",cell:e=>n(P,{children:[n("code",{class:"cut",children:$t(e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.
document===void 0?"not kept: it was too large":$t(e.document).replace(/\n\s*/g," ")})]})},{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.
error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"partition",cell:e=>$(e.partition)}];function hg({task:e,dead:t}){let r=le.value.
get("partition")??void 0;return n(P,{children:[r&&n("p",{class:"hint",children:["Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>Me(
{partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n("div",{class:"row end-row",children:n(oe,{action:{...Jd(e,t),label:"Replay all"},primary:!0})}),
n(Rn,{from:`${Mr(e.id)}/errors`,member:"errors",filter:{partition:r},order:"partition by partition, the oldest first",words:["First","More"],columns:mg,id:o=>`${o.
partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document in this partition",none:n(de,{title:"No document is dead"})})]})}function gg({task:e}){let t=e.
totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n(
"dl",{class:"totals",children:[r.map(([o,s,l])=>n("div",{children:[n("dt",{children:o}),n("dd",{class:l,children:$(s)})]},o)),n("div",{children:[n("dt",{children:"\
documents"}),n("dd",{children:n(Ud,{of:"Documents",value:t.read})})]}),e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(oe,{action:bg(
e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("div",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:$(e.pieces)})]})]})}
function bg(e){return{label:"Drain",path:`${Mr(e.id)}/drain`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each \
partition completes when it has nothing left to read, and then the task does."}}}function Fd({task:e,link:t}){let r=le.value.get("tab")??"grid",o=le.value.get("\
state")??"",s=le.value.get("cursor")??void 0,l=Number(le.value.get("partition"))||void 0,a=Mr(e.id),c=Q(a,p=>L(a,{signal:p})).value??e,f=`${a}/partitions${Qt({limit:lg,
cursor:s,state:o})}`,d=Q(f,p=>L(f,{signal:p})),h=p=>Me({partition:p?.toString()},!0);return Qe({Escape:()=>h(void 0)}),n(P,{children:[n(gg,{task:c}),c.totals&&n(
"div",{class:"pad-x",children:n(On,{tabs:[["grid","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?
void 0:p,partition:void 0,cursor:void 0})})}),r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(hg,{task:c,dead:c.totals.dead})}):d.value===null?d.problem?
n(Ie,{problem:d.problem,retry:d.reload,path:f}):n(st,{rows:2}):n(P,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(or,{states:ug}),d.
value.partitions.length===0&&n("p",{class:"faint",children:o?"No partition is in this state.":"It has no partitions yet."}),n(dg,{partitions:d.value.partitions,
selected:l,select:h})]}),(d.value.cursor||s)&&n($r,{note:`partitions ${d.value.partitions[0]?.partition??""} to ${d.value.partitions[d.value.partitions.length-1]?.
partition??""} of ${$(c.partitions?.total)}`,cursor:s,next:d.value.cursor,words:["First","More"]}),l!==void 0&&n("div",{class:"pad-x",children:n(pg,{task:c,number:l},
l)})]})]})}var vg=["active","paused","scheduled","completed","failed","terminated"],yg='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Wd(e){return`/workflows/${encodeURIComponent(e)}`}function Hd({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[$(t)," / ",$(e.tasks)]})]})}var _g=[{head:"Work\
flow",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(Wd(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
ot,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(xe,{state:e.state})},{head:"Tasks",cell:e=>n(Hd,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?ye(zd(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ce,{at:e.started_at??e.created_at})}];function zd(e){
return(e.ended_at?Date.parse(e.ended_at):rt.value)-Date.parse(e.started_at??"")}function Vd(){let e=le.value.get("name")??"";return Qe({"/":()=>document.getElementById(
"name")?.focus()}),n(se,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>Me({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(or,{states:vg}),n(Rn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:le.value.get("state")??""},order:"newest first",columns:_g,id:t=>t.id,page:t=>Wd(t.id),unmatched:"No workflow ma\
tches",none:n(de,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(X,{text:`curl -d '${yg}' ${ee("v1/w\
orkflows")}`})]})})]})}function wg(e){var l;let t=new Map(e.map(a=>[a.name,a])),r=new Map,o=(a,u)=>{let c=r.get(a.name);if(c!==void 0)return c;if(u.has(a.name))
return 0;u.add(a.name);let f=(a.after??[]).flatMap(h=>t.get(h)??[]),d=f.length===0?0:1+Math.max(...f.map(h=>o(h,u)));return r.set(a.name,d),d},s=[];for(let a of e)
(s[l=o(a,new Set)]??(s[l]=[])).push(a);return s.filter(Boolean)}function kg(e,t){let r=wg(e),o=l=>l.length*(Ae.height+Ae.below)-Ae.below,s=Math.max(...r.map(o));
return r.flatMap((l,a)=>l.map((u,c)=>{let f=u.partitions?.total??0,d=f-(u.partitions?.open??0);return{id:u.name,x:a*(Ae.width+Ae.right),y:(s-o(l))/2+c*(Ae.height+
Ae.below),title:u.name,text:`${u.paused?"paused":u.state}${f>0?` · ${$(d)} / ${$(f)}`:""}`,state:u.paused?"paused":u.state,page:`${Tr.value}?task=${encodeURIComponent(
u.name)}`,selected:u.name===t,done:f>0?{of:f,number:d}:void 0}}))}function Sg({task:e}){let t=Mr(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),o=(s,l,a)=>({label:s,path:`${t}/${l}`,cli:`pawl task ${l} ${e.id}`,done:a,confirm:["skip","terminate","restart"].includes(l)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:l==="terminate"}:void 0});return n(Y,{title:n(P,{children:[e.name," ",n(xe,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(oe,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="\
waiting"&&n(oe,{action:o("Skip","skip","The task is skipped")}),r&&n(oe,{action:o("Restart","restart","The task starts again")}),!r&&n(oe,{danger:!0,action:o("T\
erminate","terminate","Asked to stop")})]}),children:[n(ut,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:R(je(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:R(me(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",wn(e.reason)],["Started",e.started_at&&n(ce,{at:e.started_at})],["Ended",
e.ended_at&&n(ce,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Fd,{task:e,
link:s=>Fo(s)},e.id)]})}function Gd({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=Q(t,f=>L(t,{signal:f})),o=r.value,s=n("a",{href:R("/workflows"),
children:"Workflows"});if(o===null)return n(Wt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let l=o.tasks??[],a=["completed","failed","terminated"].includes(o.state),u=l.find(f=>f.name===le.value.get(
"task")),c=(f,d,h,p)=>({label:f,path:`${t}/${d}`,cli:`pawl workflow ${d} ${e}`,done:h,confirm:p?{title:`${f} this workflow?`,text:p,danger:d==="terminate"}:void 0});
return n(se,{title:n(P,{children:[o.name||"Workflow"," ",n(xe,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(ot,{text:o.id,label:"Copy the id"})]}),tools:n(P,{children:[!a&&(o.state==="paused"?n(oe,{action:c("Resume","resume","It goes on"),primary:!0}):n(oe,{action:c(
"Pause","pause","It is paused")})),a&&n(oe,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!a&&n(oe,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(xt,{data:r,path:t}),n("d\
iv",{class:"flow-line",children:[n(Hd,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${$(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${$(o.counts.skipped)} skipped · `,o.started_at?`${a?"took":"runs for"} ${ye(zd(o))}`:"has not started",o.reason?` · ${wn(o.reason)}`:""]})]}),l.length>
0&&n(Y,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(ra,{boxes:kg(l,u?.name),edges:l.flatMap(f=>(f.after??[]).map(d=>[d,
f.name])),label:"Tasks"})}),u&&n(Sg,{task:u},u.id),n(It,{title:"Result",value:o.result}),n(It,{title:"Meta",value:o.meta})]})}var aa=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],la=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Er=ke(!1);function xg(){let t=Q("rail",l=>L("v1/stats?limit=1",{signal:l})).value?.counts,r=`/${Tr.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=l=>{let[a,u]=o[l.page]??[];return n("li",{children:n("a",{href:R(
l.page),"aria-current":r===l.page?"page":void 0,onClick:()=>Er.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:l.icon}),
l.label,!!a&&n("span",{class:`rail-count ${u??""}`,children:$(a)})]})},l.page)};return n("nav",{class:Er.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:R("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:aa.map(s)}),n("ul",{class:"rail-end",children:la.
map(s)}),n("p",{class:"rail-version",children:nt.value?.version})]})}var Cg={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function Tg(){
let e=Ws.value===0?0:Math.max(0,rt.value-Ws.value);return rt.value,n("button",{type:"button",class:"live","data-live":Et.value,"aria-pressed":Dt.value,title:Dt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Dt.value=!Dt.value,children:[n("span",{class:"dot"}),Cg[Et.value],(Et.value==="paused"||Et.value==="lost")&&
e>2e3?` · ${co(e)} old`:""]})}function Kd(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...aa,...la].filter(c=>c.label.toLowerCase().includes(o)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"queue",page:je(c)}))],l=r.indexOf(":"),a=r.
slice(0,l),u=r.slice(l+1);return l>0&&t.includes(a)&&s.unshift({label:u,note:`group of ${a}`,page:rr(a,u)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:En(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:me(r)}),s}function $g(){let[e,t]=U(""),[r,o]=U(0),[s,l]=U([]),a=ve(Promise.resolve(
[]));Fe(()=>{a.current=L("v1/queues?limit=1000").then(d=>d.queues.map(h=>h.name)).catch(()=>[]),a.current.then(l)},[]);let u=Kd(e,s),c=()=>Jo.value=!1,f=d=>{d&&
(c(),Le(d.page))};return n(fn,{title:"Go to",close:c,children:n("form",{onSubmit:d=>{d.preventDefault(),a.current.then(h=>f(Kd(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:d=>{t(d.currentTarget.value),o(0)},
onKeyDown:d=>{d.key!=="ArrowDown"&&d.key!=="ArrowUp"||(d.preventDefault(),o(Math.max(0,Math.min(u.length-1,r+(d.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:u.slice(0,12).map((d,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>f(d),children:[n("span",{class:"cut",children:d.
label})," ",n("span",{class:"faint",children:d.note})]})},d.page))})]})})}var Pg=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...aa,...la].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page"],["X","select up to the row"],["r T Del","run, terminate, delete"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c",
"clear a live tail"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function Mg(){return n(fn,{title:"Keys",close:()=>po.value=!1,
children:[n("dl",{class:"keys",children:Pg.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},
e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>po.value=!1,children:"Close"})})]})}function Eg(){let[e,t]=U(""),[r,o]=U(""),[s,l]=U(
!1),a=ve(null);return Fe(()=>a.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:u=>{
u.preventDefault(),l(!0),fu(e).catch(c=>o(c instanceof un?c.detail:"The server does not answer.")).finally(()=>l(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"\
0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"\
23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a sessio\
n, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("input",{ref:a,id:"token",type:"password",autocomplete:"current-password",
value:e,onInput:u=>t(u.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"\
Sign in"})]})})}function Dg(){let e=Oo.value;return e===null||Mt.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.
detail]})}function Qd({children:e}){let t={"?":()=>po.value=!0,t:Gl,p:()=>Dt.value=!Dt.value};for(let r of[...aa,...la])t[`g ${r.key}`]=()=>Le(r.page);return Qe(
t),n(P,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(xg,{}),
Er.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>Er.value=!1}),n("div",{class:"frame",children:[n("header",{class:"\
bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":Er.value,"aria-controls":"rail",onClick:()=>Er.value=!Er.value,children:n(
"svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",
onClick:()=>Jo.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.5\
00 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),nt.value?.read_only&&
n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(Tg,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{
tn.value=!tn.value,nr("zone",tn.value?"utc":"local")},children:tn.value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"\
Theme (t)",onClick:Gl,onDblClick:()=>na("system"),children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 \
0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>po.value=!0,children:"?"})]}),
n(Dg,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),Jo.value&&n($g,{}),po.value&&n(Mg,{}),n(Xc,{}),n(Zc,{}),Mt.value&&n(Eg,{})]})}var Ag=[["/","Overview",()=>n(nd,{})],["/queues","Queues",()=>n(Cd,{})],["/queues/:queue","Queue",({queue:e})=>n(Md,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(_d,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(md,{})],["/jobs/:ref","Job",({ref:e})=>n(xd,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Bd,{reference:e},e)],["/scheduled","Scheduled",()=>n(Dd,{})],["/failures","Failures",()=>n(hd,{})],["/workflows","Workflows",()=>n(Vd,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(Gd,{reference:e},e)],["/schedules","Schedules",()=>n(Rd,{})],["/schedules/:name","Schedule",({name:e})=>n(Ld,{name:e},
e)],["/callbacks","Callbacks",()=>n(ld,{})],["/callbacks/:id","Callback",({id:e})=>n(id,{id:e},e)],["/channels","Channels",()=>n(cd,{})],["/files","Downloads",()=>n(
gd,{})],["/workers","Workers",()=>n($d,{})],["/settings","Settings",()=>n(Nd,{})],["/about","About",()=>n(rd,{})]];function Og(){Fe(()=>{let r=()=>{xs().catch(()=>{
Mt.value||setTimeout(r,2e3)})};r();let o=setInterval(()=>{Mt.value||xs().catch(()=>{})},6e5);return()=>clearInterval(o)},[]);let e="Not found",t=null;for(let[r,
o,s]of Ag){let l=Qc(r,Tr.value);if(l!==null){e=Object.values(l).pop()??o,t=s(l);break}}return Fe(()=>{document.title=`${e} · Pawl`},[e]),n(Qd,{children:nt.value===
null?null:t??n(se,{title:"Nothing here",children:n(de,{title:"There is no such page",children:n("a",{href:R("/"),children:"Overview"})})})})}Fi(n(Og,{}),document.
getElementById("app"));})();
