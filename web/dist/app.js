"use strict";(()=>{var pm=Object.defineProperty;var fm=(e,t,r)=>t in e?pm(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var cr=(e,t,r)=>fm(e,typeof t!="symbol"?t+"":t,r);var Ts,xe,xu,ri,dr,_u,Cu,$u,ei,ks,Uo,Tu,oi,ti,ni,mm,xs={},Cs=[],hm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Ps=Array.isArray;function Hn(e,t){
for(var r in t)e[r]=t[r];return e}function si(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function ai(e,t,r){var o,s,a,i={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:i[a]=t[a];if(arguments.length>2&&(i.children=arguments.length>3?Ts.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
i[a]===void 0&&(i[a]=e.defaultProps[a]);return Ss(e,i,o,s,null)}function Ss(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++xu,__i:-1,__u:0};return s==null&&xe.vnode!=null&&xe.vnode(a),a}function $(e){return e.children}function uo(e,t){this.props=e,this.context=t}function Tr(e,t){if(t==null)return e.__?Tr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Tr(e):null}function gm(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=Hn({},
t);a.__v=t.__v+1,xe.vnode&&xe.vnode(a),ii(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Tr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,Ou(o,a,s),
t.__e=t.__=null,a.__e!=r&&Pu(a)}}function Pu(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Pu(e)}function wu(e){(!e.__d&&(e.__d=!0)&&dr.push(e)&&!$s.__r++||_u!=xe.debounceRendering)&&((_u=xe.debounceRendering)||Cu)($s)}function $s(){
try{for(var e,t=1;dr.length;)dr.length>t&&dr.sort($u),e=dr.shift(),t=dr.length,gm(e)}finally{dr.length=$s.__r=0}}function Mu(e,t,r,o,s,a,i,l,c,u,f){var h,p,v,k,
T,S,y=o&&o.__k||Cs,w=t.length;for(c=bm(r,t,y,c,w),h=0;h<w;h++)(v=r.__k[h])!=null&&(p=v.__i!=-1&&y[v.__i]||xs,v.__i=h,S=ii(e,v,p,s,a,i,l,c,u,f),k=v.__e,v.ref&&p.
ref!=v.ref&&(p.ref&&li(p.ref,null,v),f.push(v.ref,v.__c||k,v)),T==null&&k!=null&&(T=k),4&v.__u?(c=Eu(v,c,e),p.__e&&(p.__e=null)):typeof v.type=="function"&&S!==
void 0?c=S:k&&(c=k.nextSibling),v.__u&=-7);return r.__e=T,c}function bm(e,t,r,o,s){var a,i,l,c,u,f=r.length,h=f,p=0;for(e.__k=new Array(s),a=0;a<s;a++)(i=t[a])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=Ss(null,i,null,null,
null):Ps(i)?i=e.__k[a]=Ss($,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=Ss(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,c=
a+p,i.__=e,i.__b=e.__b+1,l=null,(u=i.__i=vm(i,r,c,h))!=-1&&(h--,(l=r[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(s>f?p--:s<f&&p++),typeof i.type!="function"&&
(i.__u|=4)):u!=c&&(u==c-1?p--:u==c+1?p++:(u>c?p--:p++,i.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<f;a++)(l=r[a])!=null&&(2&l.__u)==0&&(l.__e==o&&(o=Tr(l)),Ru(l,l));
return o}function Eu(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=Eu(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Tr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function vm(e,t,r,o){var s,a,i,l=e.key,c=e.type,u=t[r],f=u!=null&&(2&u.__u)==0;if(u===null&&l==null||f&&l==u.key&&c==u.type)return r;if(o>(f?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((u=t[i=s>=0?s--:a++])!=null&&(2&u.__u)==0&&l==u.key&&c==u.type)return i}return-1}function ku(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||hm.test(t)?r:r+"px"}function ws(e,t,r,o,s){var a,i;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||ku(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||ku(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
Tu,"$1")),i=t.toLowerCase(),t=i in e||t=="onFocusOut"||t=="onFocusIn"?i.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[Uo]=o[Uo]:(r[Uo]=oi,e.addEventListener(
t,a?ni:ti,a)):e.removeEventListener(t,a?ni:ti,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Su(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[ks]==null)t[ks]=oi++;else if(t[ks]<r[Uo])return;return r(xe.event?xe.event(t):t)}}}function ii(e,t,r,o,s,a,i,l,c,u){var f,h,p,v,k,T,
S,y,w,C,M,F,N,oe,V,ce,K=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[l=t.__e=r.__e]),(f=xe.__b)&&f(t);e:if(typeof K=="function"){h=
i.length;try{if(w=t.props,C=K.prototype&&K.prototype.render,M=(f=K.contextType)&&o[f.__c],F=f?M?M.props.value:f.__:o,r.__c?y=(p=t.__c=r.__c).__=p.__E:(C?t.__c=p=
new K(w,F):(t.__c=p=new uo(w,F),p.constructor=K,p.render=_m),M&&M.sub(p),p.state||(p.state={}),p.__n=o,v=p.__d=!0,p.__h=[],p._sb=[]),C&&p.__s==null&&(p.__s=p.state),
C&&K.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=Hn({},p.__s)),Hn(p.__s,K.getDerivedStateFromProps(w,p.__s))),k=p.props,T=p.state,p.__v=t,v)C&&K.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),C&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(C&&K.getDerivedStateFromProps==null&&
w!==k&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(w,F),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(w,p.__s,
F)===!1){t.__v!=r.__v&&(p.props=w,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(q){q&&(q.__=t)}),Cs.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&i.push(p),l=Tr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(w,p.__s,F),C&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
k,T,S)})}if(p.context=F,p.props=w,p.__P=e,p.__e=!1,N=xe.__r,oe=0,C)p.state=p.__s,p.__d=!1,N&&N(t),f=p.render(p.props,p.state,p.context),Cs.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,N&&N(t),f=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++oe<25);p.state=p.__s,p.getChildContext!=null&&(o=Hn(Hn({},o),
p.getChildContext())),C&&!v&&p.getSnapshotBeforeUpdate!=null&&(S=p.getSnapshotBeforeUpdate(k,T)),V=f!=null&&f.type===$&&f.key==null?Au(f.props.children):f,l=Mu(
e,Ps(V)?V:[V],t,r,o,s,a,i,l,c,u),p.base=t.__e,t.__u&=-161,p.__h.length&&i.push(p),y&&(p.__E=p.__=null)}catch(q){if(i.length=h,t.__v=null,c||a!=null){if(q.then){
for(t.__u|=c?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),t.__e=l}else if(a!=null)for(ce=a.length;ce--;)si(a[ce])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),q.then||Du(t),xe.__e(q,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):l=t.__e=ym(r.__e,t,r,o,s,a,i,c,u);return(f=
xe.diffed)&&f(t),128&t.__u?void 0:l}function Du(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Du))}function Ou(e,t,r){for(var o=0;o<r.length;o++)li(r[o],r[++o],
r[++o]);xe.__c&&xe.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){xe.__e(a,s.__v)}})}function Au(e){return typeof e!="\
object"||e==null||e.__b>0?e:Ps(e)?e.map(Au):e.constructor!==void 0?null:Hn({},e)}function ym(e,t,r,o,s,a,i,l,c){var u,f,h,p,v,k,T,S=r.props||xs,y=t.props,w=t.type;
if(w=="svg"?s="http://www.w3.org/2000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(u=0;u<a.length;u++)
if((v=a[u])&&"setAttribute"in v==!!w&&(w?v.localName==w:v.nodeType==3)){e=v,a[u]=null;break}}if(e==null){if(w==null)return document.createTextNode(y);e=document.
createElementNS(s,w,y.is&&y),l&&(xe.__m&&xe.__m(t,a),l=!1),a=null}if(w==null)S===y||l&&e.data==y||(e.data=y);else{if(a=w=="textarea"&&y.defaultValue!=null?null:
a&&Ts.call(e.childNodes),!l&&a!=null)for(S={},u=0;u<e.attributes.length;u++)S[(v=e.attributes[u]).name]=v.value;for(u in S)v=S[u],u=="dangerouslySetInnerHTML"?h=
v:u=="children"||u in y||u=="value"&&"defaultValue"in y||u=="checked"&&"defaultChecked"in y||ws(e,u,null,v,s);for(u in y)v=y[u],u=="children"?p=v:u=="dangerousl\
ySetInnerHTML"?f=v:u=="value"?k=v:u=="checked"?T=v:l&&typeof v!="function"||S[u]===v||ws(e,u,v,S[u],s);if(f)l||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.
innerHTML=f.__html),t.__k=[];else if(h&&(e.innerHTML=""),Mu(t.type=="template"?e.content:e,Ps(p)?p:[p],t,r,o,w=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,i,a?a[0]:r.__k&&Tr(r,0),l,c),a!=null)for(u=a.length;u--;)si(a[u]);l&&w!="textarea"||(u="value",w=="progress"&&k==null?e.removeAttribute("value"):k!=null&&(k!==
e[u]||w=="progress"&&!k||w=="option"&&k!=S[u])&&ws(e,u,k,S[u],s),u="checked",T!=null&&T!=e[u]&&ws(e,u,T,S[u],s))}return e}function li(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){xe.__e(s,r)}}function Ru(e,t,r){var o,s;if(xe.unmount&&xe.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||li(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){xe.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ru(o[s],t,r||typeof e.type!="function");r||si(e.__e),e.__c=e.__=e.__e=void 0}function _m(e,t,r){return this.
constructor(e,r)}function Lu(e,t,r){var o,s,a,i;t==document&&(t=document.documentElement),xe.__&&xe.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
i=[],ii(t,e=(!o&&r||t).__k=ai($,null,[e]),s||xs,xs,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?Ts.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,i),Ou(
a,e,i),e.props.children=null}Ts=Cs.slice,xe={__e:function(e,t,r,o){for(var s,a,i;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),i=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),i=s.__d),i)return s.__E=s}catch(l){e=l}throw e}},xu=0,ri=function(e){return e!=null&&e.constructor===
void 0},uo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Hn({},this.state),typeof e=="function"&&(e=e(Hn({},r),
this.props)),e&&Hn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),wu(this))},uo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),wu(this))},
uo.prototype.render=$,dr=[],Cu=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,$u=function(e,t){return e.__v.__b-t.__v.__b},
$s.__r=0,ei=Math.random().toString(8),ks="__d"+ei,Uo="__a"+ei,Tu=/(PointerCapture)$|Capture$/i,oi=0,ti=Su(!1),ni=Su(!0),mm=0;var co,lt,ui,qu,Es=0,Wu=[],dt=xe,Nu=dt.__b,Iu=dt.__r,ju=dt.diffed,Ju=dt.__c,Bu=dt.unmount,Fu=dt.__;function Ds(e,t){dt.__h&&dt.__h(lt,e,Es||t),Es=0;var r=lt.__H||
(lt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function A(e){return Es=1,wm(zu,e)}function wm(e,t,r){var o=Ds(co++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):zu(void 0,t),function(l){var c=o.__N?o.__N[0]:o.__[0],u=o.t(c,l);c!==u&&(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=lt,!lt.__f)){var s=function(l,c,u){
if(!o.__c.__H)return!0;var f=!1,h=o.__c.props!==l;if(o.__c.__H.__.some(function(v){if(v.__N){f=!0;var k=v.__[0];v.__=v.__N,v.__N=void 0,k!==v.__[0]&&(h=!0)}}),a){
var p=a.call(this,l,c,u);return f?p||h:p}return!f||h};lt.__f=!0;var a=lt.shouldComponentUpdate,i=lt.componentWillUpdate;lt.componentWillUpdate=function(l,c,u){if(this.
__e){var f=a;a=void 0,s(l,c,u),a=f}i&&i.call(this,l,c,u)},lt.shouldComponentUpdate=s}return o.__N||o.__}function be(e,t){var r=Ds(co++,3);!dt.__s&&di(r.__H,t)&&
(r.__=e,r.u=t,lt.__H.__h.push(r))}function Hu(e,t){var r=Ds(co++,4);!dt.__s&&di(r.__H,t)&&(r.__=e,r.u=t,lt.__h.push(r))}function se(e){return Es=5,zn(function(){
return{current:e}},[])}function zn(e,t){var r=Ds(co++,7);return di(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function km(){for(var e;e=Wu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ms),t.__h.some(ci),t.__h=[]}catch(r){t.__h=[],dt.__e(r,e.__v)}}}dt.__b=function(e){
lt=null,Nu&&Nu(e)},dt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Fu&&Fu(e,t)},dt.__r=function(e){Iu&&Iu(e),co=0;var t=(lt=e.__c).__H;t&&(ui===lt?(t.
__h=[],lt.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(Ms),t.__h.some(ci),t.__h=[],co=0)),ui=lt},dt.diffed=function(e){ju&&ju(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Wu.push(t)!==1&&qu===dt.requestAnimationFrame||((qu=dt.requestAnimationFrame)||Sm)(km)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),ui=lt=null},dt.__c=function(e,t){t.some(function(r){try{r.__h.some(Ms),r.__h=r.__h.filter(function(o){return!o.__||ci(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],dt.__e(o,r.__v)}}),Ju&&Ju(e,t)},dt.unmount=function(e){Bu&&Bu(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{Ms(o)}catch(s){t=s}}),r.__H=void 0,t&&dt.__e(t,r.__v))};var Uu=typeof requestAnimationFrame=="function";function Sm(e){var t,r=function(){clearTimeout(o),Uu&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);Uu&&(t=requestAnimationFrame(r))}function Ms(e){var t=lt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
lt=t}function ci(e){var t=lt;e.__c=e.__(),lt=t}function di(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function zu(e,t){return typeof t==
"function"?t(e):t}var xm=Symbol.for("preact-signals");function Ls(){if(Vn>1)Vn--;else{var e,t=!1;for((function(){var s=As;for(As=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var i=a.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=a.i);s=s.o}})();Ho!==void 0;){var r=Ho;for(Ho=void 0,Os++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Gu(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(Os=0,Vn--,t)throw e}}function fi(e){if(Vn>0)return e();pi=++Cm,Vn++;try{return e()}finally{Ls()}}var Wo,Xe=void 0;function zo(e){
var t=Xe,r=Wo;Xe=void 0,Wo=void 0;try{return e()}finally{Xe=t,Wo=r}}var Ho=void 0,Vn=0,Os=0,Cm=0,pi=0,As=void 0,Rs=0;function Vu(e){if(Xe!==void 0){var t=e.n;if(t===
void 0||t.t!==Xe)return t={i:0,S:e,p:Xe.s,n:void 0,t:Xe,e:void 0,x:void 0,r:t},Xe.s!==void 0&&(Xe.s.n=t),Xe.s=t,e.n=t,32&Xe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Xe.s,t.n=void 0,Xe.s.n=t,Xe.s=t),t}}function vt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}vt.prototype.brand=xm;vt.prototype.h=function(){return!0};vt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:zo(function(){var o;(o=t.W)==null||o.call(t)}))};vt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&zo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
vt.prototype.subscribe=function(e){var t=this;return Qn(function(){var r=t.value;zo(function(){return e(r)})},{name:"sub"})};vt.prototype.valueOf=function(){return this.
value};vt.prototype.toString=function(){return this.value+""};vt.prototype.toJSON=function(){return this.value};vt.prototype.peek=function(){var e=this;return zo(
function(){return e.value})};Object.defineProperty(vt.prototype,"value",{get:function(){var e=Vu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Os>100)throw new Error("Cycle detected");(function(r){Vn!==0&&Os===0&&r.l!==pi&&(r.l=pi,As={S:r,v:r.v,i:r.i,o:As})})(this),this.v=e,this.i++,Rs++,Vn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ls()}}}});function me(e,t){return new vt(e,t)}function Gu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Ku(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function Pr(e,t){vt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Rs-1,this.f=4}Pr.prototype=new vt;Pr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Rs))return!0;if(this.g=Rs,this.f|=1,this.i>0&&!Gu(this))return this.f&=-2,!0;var e=Xe;try{Qu(this),Xe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Xe=e,Ku(this),this.f&=-2,!0};
Pr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}vt.prototype.S.call(this,e)};Pr.prototype.U=function(e){if(this.
t!==void 0&&(vt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Pr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Pr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Vu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Gn(e,t){return new Pr(e,t)}function Yu(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Vn++;var r=Xe;Xe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,mi(e),o}finally{Xe=r,Ls()}}}function mi(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Yu(e)}function $m(e){if(Xe!==this)throw new Error("Out-of-order effect");Ku(this),Xe=e,this.f&=-2;try{8&this.f&&mi(this)}finally{Ls()}}function po(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Wo&&Wo.push(this)}po.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};po.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Yu(this),Qu(this),Vn++;var e=Xe;return Xe=this,$m.bind(this,e)};po.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ho,Ho=this)};po.prototype.d=function(){
this.f|=8,1&this.f||mi(this)};po.prototype.dispose=function(){this.d()};function Qn(e,t){var r=new po(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var Zu,Ns,qs,Tm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Xu=[];Qn(function(){Zu=this.N})();function fo(e,t){xe[e]=t.bind(null,xe[e]||function(){})}function Vo(e){if(qs){var t=qs;qs=void 0,t()}qs=e&&e.S()}function ec(e){
var t=this,r=e.data,o=Mm(r);o.name="ReactiveDom",o.value=r;var s=zn(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=Gn(function(){var v=o.
value.value;return v===0?0:v===!0?"":v||""}),f=Gn(function(){return!Array.isArray(u.value)&&!ri(u.value)}),h=Qn(function(){if(this.N=tc,f.value){var v=u.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=v)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[f,u]},[]),a=s[0],i=s[1];return a.value?i.
peek():i.value}ec.displayName="ReactiveTextNode";Object.defineProperties(vt.prototype,{constructor:{configurable:!0,value:ai($,null).constructor},type:{configurable:!0,
value:ec},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});fo("__b",function(e,t){if(Vo(),
Ns=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof vt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
fo("__r",function(e,t){if(e(t),t.type!==$){Vo();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var i;return Qn(function(){i=this},{name:a}),
i.c=s,i})((function(s){return function(){var a;Tm&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ns=o,Vo(r)}});fo("__e",function(e,t,r,o){Vo(),Ns=void 0,e(t,r,o)});fo("diffed",function(e,t){Vo(),Ns=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var i in a){var l=a[i];l===void 0||o&&i in o||(l.d(),a[i]=void 0)}if(o){a||(a={},r.U=a);for(var c in o){var u=a[c],
f=o[c];u===void 0?(u=Pm(r,c,f,s),a[c]=u):u.o(f,s)}}}e(t)});function Pm(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=me(r);return{o:function(i,l){a.value=
i,o=l},d:Qn(function(){this.N=tc;var i=a.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}fo("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var i=t.__np;if(i){var l=t.
props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var f=u.__$u;f&&(u.__$u=void 0,f.d())}}e(t)});fo("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});uo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Mm(e,t){return zn(function(){return me(e,t)},[])}var Em=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Dm(){fi(function(){for(var e;e=Xu.shift();)Zu.call(e)})}function tc(){Xu.push(this)===1&&(xe.requestAnimationFrame||Em)(Dm)}var hi=new URL(document.baseURI);function ne(e){return new URL(e,hi).href}function et(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var dn=class extends Error{constructor(r,o,s,a,i,l=""){
super(a||s);cr(this,"status",r);cr(this,"code",o);cr(this,"title",s);cr(this,"detail",a);cr(this,"retryAfter",i);cr(this,"field",l)}};async function nc(e){let t=Number(
e.headers.get("retry-after")??"0");try{let r=await e.json();return new dn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t,r.field??"")}catch{return new dn(
e.status,"",e.statusText,"the answer came from something else than Pawl",t)}}var Kn=class{constructor(t){cr(this,"source",t)}};function Qo(e){return JSON.parse(
e,(t,r,o)=>{let s=o?.source;return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new Kn(s)})}var pt=me(null),mt=me(!1),gi=me(0),Go=me(null),rc=Gn(
()=>pt.value?.read_only===!0);function Me(e){return pt.value!==null&&!pt.value.read_only&&pt.value.scopes.includes(e)}async function R(e,t={}){let r={},o={method:t.
method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idemp\
otency-key"]=t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(ne(e),o)}catch(a){if(t.signal?.aborted)throw a;let i=new dn(0,"unreachab\
le","The server does not answer","It may be restarting; trying again.",0);throw Go.value=i,i}if(!s.ok){let a=await nc(s);throw a.status===401&&(mt.value=!0),(a.
status===503||a.status===507)&&(Go.value=a),a}if(Go.value=null,s.status!==204)return Qo(await s.text())}async function Is(){let e=Date.now(),t=await R("v1/me");
gi.value=Date.parse(t.now)-(e+Date.now())/2,pt.value=t,mt.value=!1}async function oc(e){let t=await fetch(ne("ui/session"),{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await nc(t);await Is()}async function sc(){await R("ui/session",{method:"DELETE"}),pt.value=null,
mt.value=!0}function _n(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ue(e,t="GET",r){let o=a=>`\
'${a.replace(/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),pt.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push(
"-H 'content-type: application/json'","-d",o(JSON.stringify(r))),s.push(o(ne(e))),s.join(" ")}function Yn(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function wn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Vt=me(Yn("zo\
ne")==="utc"),Mr=me(Yn("times")==="dates");function js(){Mr.value=!Mr.value,wn("times",Mr.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function ke(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function ac(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function Jt(e){
return e.toLocaleString("en-US")}var bi=e=>String(e).padStart(2,"0");function ve(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%
1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${bi(s)}\
s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}h ${bi(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function mo(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function ic(e,t){let r=t-e;
return Math.abs(r)<1e3?"now":r>0?`${mo(r)} ago`:`in ${mo(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}function rt(e,t=Vt.value){let r=new Date(e),o=t?[r.getUTCFullYear(),
r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.
getSeconds()],[s,a,i,l,c,u]=o.map(bi);return`${s}-${a}-${i} ${l}:${c}:${u}${t?" UTC":""}`}function vi(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":rt(t).
slice(0,19).replace(" ","T")}function yi(e){let t=Date.parse(Vt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var Om={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function kn(e){return e===void 0?"":Om[e]??e.replace(/_/g," ")}function nt(e,t="",r=!1){if(e instanceof Kn)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let o=r?"":`${t}  `,s=Array.isArray(e),a=s?e.map(c=>o+nt(c,o,r)):Object.entries(e).map(([c,u])=>`${o}${JSON.stringify(c)}:${r?"":
" "}${nt(u,o,r)}`),[i,l]=s?"[]":"{}";return a.length===0?i+l:r?i+a.join(",")+l:`${i}
${a.join(`,
`)}
${t}${l}`}var Am="uplot",Rm="u-hz",Lm="u-vt",qm="u-title",Nm="u-wrap",Im="u-under",jm="u-over",Jm="u-axis",Or="u-off",Bm="u-select",Fm="u-cursor-x",Um="u-cursor-y",Wm="u-\
cursor-pt",Hm="u-legend",zm="u-live",Vm="u-inline",Gm="u-series",Qm="u-marker",lc="u-label",Km="u-value",Yo="width",Zo="height";var uc="bottom",ho="left",_i="right",Ni="#000",cc=Ni+"0",wi="mousemove",dc="mousedown",ki="mouseup",pc="mouseenter",fc="mouseleave",mc="dblclick",Ym="resize",Zm="\
scroll",hc="change",Ws="dppxchange",Ii="--",ko=typeof window<"u",Ti=ko?document:null,bo=ko?window:null,Xm=ko?navigator:null,Ee,Js;function Pi(){let e=devicePixelRatio;
Ee!=e&&(Ee=e,Js&&Ei(hc,Js,Pi),Js=matchMedia(`(min-resolution: ${Ee-.001}dppx) and (max-resolution: ${Ee+.001}dppx)`),Ar(hc,Js,Pi),bo.dispatchEvent(new CustomEvent(
Ws)))}function en(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Mi(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ge(e,t,r){
e.style[t]=r+"px"}function Sn(e,t,r,o){let s=Ti.createElement(e);return t!=null&&en(s,t),r?.insertBefore(s,o),s}function pn(e,t){return Sn("div",e,t)}var gc=new WeakMap;
function An(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",i=gc.get(e);a!=i&&(e.style.transform=a,gc.set(e,a),t<0||r<0||t>o||r>s?en(e,Or):Mi(e,Or))}var bc=new WeakMap;
function vc(e,t,r){let o=t+r,s=bc.get(e);o!=s&&(bc.set(e,o),e.style.background=t,e.style.borderColor=r)}var yc=new WeakMap;function _c(e,t,r,o){let s=t+""+r,a=yc.
get(e);s!=a&&(yc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var ji={passive:!0},eh={...ji,
capture:!0};function Ar(e,t,r,o){t.addEventListener(e,r,o?eh:ji)}function Ei(e,t,r,o){t.removeEventListener(e,r,ji)}ko&&Pi();function xn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:tn((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function Gc(e){return(r,o,s)=>{let a=-1,i=-1;for(let l=o;l<=
s;l++)if(e(r[l])){a=l;break}for(let l=s;l>=o;l--)if(e(r[l])){i=l;break}return[a,i]}}var Qc=e=>e!=null,Kc=e=>e!=null&&e>0,Vs=Gc(Qc),th=Gc(Kc);function nh(e,t,r,o=0,s=!1){
let a=s?th:Vs,i=s?Kc:Qc;[t,r]=a(e,t,r);let l=e[t],c=e[t];if(t>-1)if(o==1)l=e[t],c=e[r];else if(o==-1)l=e[r],c=e[t];else for(let u=t;u<=r;u++){let f=e[u];i(f)&&(f<
l?l=f:f>c&&(c=f))}return[l??Je,c??-Je]}function Gs(e,t,r,o){let s=Sc(e),a=Sc(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let i=r==10?Zn:Yc,l=s==1?tn:fn,c=a==1?fn:tn,
u=l(i(_t(e))),f=c(i(_t(t))),h=vo(r,u),p=vo(r,f);return r==10&&(u<0&&(h=Be(h,-u)),f<0&&(p=Be(p,-f))),o||r==2?(e=h*s,t=p*a):(e=td(e,h),t=Qs(t,p)),[e,t]}function Ji(e,t,r,o){
let s=Gs(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Bi=.1,wc={mode:3,pad:Bi},es={pad:0,soft:null,mode:0},rh={min:es,max:es};function Hs(e,t,r,o){return Ks(
r)?kc(e,t,r):(es.pad=r,es.soft=o?0:null,es.mode=o?3:0,kc(e,t,rh))}function Te(e,t){return e??t}function oh(e,t,r){for(t=Te(t,0),r=Te(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function kc(e,t,r){let o=r.min,s=r.max,a=Te(o.pad,0),i=Te(s.pad,0),l=Te(o.hard,-Je),c=Te(s.hard,Je),u=Te(o.soft,Je),f=Te(s.soft,-Je),
h=Te(o.mode,0),p=Te(s.mode,0),v=t-e,k=Zn(v),T=Bt(_t(e),_t(t)),S=Zn(T),y=_t(S-k);(v<1e-24||y>10)&&(v=0,(e==0||t==0)&&(v=1e-24,h==2&&u!=Je&&(a=0),p==2&&f!=-Je&&(i=
0)));let w=v||T||1e3,C=Zn(w),M=vo(10,tn(C)),F=w*(v==0?e==0?.1:1:a),N=Be(td(e-F,M/10),24),oe=e>=u&&(h==1||h==3&&N<=u||h==2&&N>=u)?u:Je,V=Bt(l,N<oe&&e>=oe?oe:Cn(oe,
N)),ce=w*(v==0?t==0?.1:1:i),K=Be(Qs(t+ce,M/10),24),q=t<=f&&(p==1||p==3&&K>=f||p==2&&K<=f)?f:-Je,fe=Cn(c,K>q&&t<=q?q:Bt(q,K));return V==fe&&V==0&&(fe=100),[V,fe]}
var sh=new Intl.NumberFormat(ko?Xm.language:"en-US"),Fi=e=>sh.format(e),nn=Math,Us=nn.PI,_t=nn.abs,tn=nn.floor,yt=nn.round,fn=nn.ceil,Cn=nn.min,Bt=nn.max,vo=nn.
pow,Sc=nn.sign,Zn=nn.log10,Yc=nn.log2,ah=(e,t=1)=>nn.sinh(e)*t,Si=(e,t=1)=>nn.asinh(e/t),Je=1/0;function xc(e){return(Zn((e^e>>31)-(e>>31))|0)+1}function Di(e,t,r){
return Cn(Bt(e,t),r)}function Zc(e){return typeof e=="function"}function ye(e){return Zc(e)?e:()=>e}var ih=()=>{},Xc=e=>e,ed=(e,t)=>t,lh=e=>null,Cc=e=>!0,$c=(e,t)=>e==
t,uh=/\.\d*?(?=9{6,}|0{6,})/gm,Rr=e=>{if(rd(e)||fr.has(e))return e;let t=`${e}`,r=t.match(uh);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,a]=t.split("e");return+`${Rr(s)}e${a}`}return Be(e,o)};function Er(e,t){return Rr(Be(Rr(e/t))*t)}function Qs(e,t){return Rr(fn(Rr(e/t))*t)}function td(e,t){return Rr(
tn(Rr(e/t))*t)}function Be(e,t=0){if(rd(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return yt(o)/r}var fr=new Map;function nd(e){return((""+e).split(".")[1]||
"").length}function ns(e,t,r,o){let s=[],a=o.map(nd);for(let i=t;i<r;i++){let l=_t(i),c=Be(vo(e,i),l);for(let u=0;u<o.length;u++){let f=e==10?+`${o[u]}e${i}`:o[u]*
c,h=(i>=0?0:l)+(i>=a[u]?0:a[u]),p=e==10?f:Be(f,h);s.push(p),fr.set(p,h)}}return s}var ts={},Ui=[],yo=[null,null],pr=Array.isArray,rd=Number.isInteger,ch=e=>e===
void 0;function Tc(e){return typeof e=="string"}function Ks(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function dh(e){return e!=null&&
typeof e=="object"}var ph=Object.getPrototypeOf(Uint8Array),od="__proto__";function _o(e,t=Ks){let r;if(pr(e)){let o=e.find(s=>s!=null);if(pr(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=_o(e[s],t)}else r=e.slice()}else if(e instanceof ph)r=e.slice();else if(t(e)){r={};for(let o in e)o!=od&&(r[o]=_o(e[o],
t))}else r=e;return r}function ht(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=od&&(Ks(e[s])?ht(e[s],_o(o[s])):e[s]=_o(o[s]))}return e}
var fh=0,mh=1,hh=2;function gh(e,t,r){for(let o=0,s,a=-1;o<t.length;o++){let i=t[o];if(i>a){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=i+1;s<r&&e[s]==null;)e[a=
s++]=null}}}function bh(e,t){if(_h(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return wh(i[0])||(i=yh(i)),i}let r=new Set;for(let i=0;i<
e.length;i++){let c=e[i][0],u=c.length;for(let f=0;f<u;f++)r.add(c[f])}let o=[Array.from(r).sort((i,l)=>i-l)],s=o[0].length,a=new Map;for(let i=0;i<s;i++)a.set(
o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let u=1;u<l.length;u++){let f=l[u],h=Array(s).fill(void 0),p=t?t[i][u]:mh,v=[];for(let k=0;k<f.length;k++){
let T=f[k],S=a.get(c[k]);T===null?p!=fh&&(h[S]=T,p==hh&&v.push(S)):h[S]=T}gh(h,v,s),o.push(h)}}return o}var vh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function yh(e){let t=e[0],r=t.length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,i)=>t[a]-t[i]);let s=[];for(let a=0;a<e.length;a++){
let i=e[a],l=Array(r);for(let c=0;c<r;c++)l[c]=i[o[c]];s.push(l)}return s}function _h(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)if(s[a]!=t[a])return!1}}return!0}function wh(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let a=Bt(1,tn((s-o+1)/t));for(let i=e[o],l=o+a;l<=s;l+=a){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}
var sd=["January","February","March","April","May","June","July","August","September","October","November","December"],ad=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function id(e){return e.slice(0,3)}var kh=ad.map(id),Sh=sd.map(id),xh={MMMM:sd,MMM:Sh,WWWW:ad,WWW:kh};function Ko(e){return(e<
10?"0":"")+e}function Ch(e){return(e<10?"00":e<100?"0":"")+e}var $h={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ko(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ko(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Ko(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ko(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ko(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Ch(e.getMilliseconds())};
function Wi(e,t){t=t||xh;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?$h[s[1]]:s[0]);return a=>{let i="";for(let l=0;l<r.length;l++)
i+=typeof r[l]=="string"?r[l]:r[l](a,t);return i}}var Th=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Ph(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Th?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var ld=e=>e%
1==0,zs=[1,2,2.5,5],Mh=ns(10,-32,0,zs),ud=ns(10,0,32,zs),Eh=ud.filter(ld),Dr=Mh.concat(ud),Hi=`
`,cd="{YYYY}",Pc=Hi+cd,dd="{M}/{D}",Xo=Hi+dd,Bs=Xo+"/{YY}",pd="{aa}",Dh="{h}:{mm}",go=Dh+pd,Mc=Hi+go,Ec=":{ss}",Oe=null;function fd(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,i=s*365,c=(e==1?ns(10,0,3,zs).filter(ld):ns(10,-3,0,zs)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),u=[[i,cd,Oe,Oe,Oe,Oe,Oe,Oe,1],[s*28,"{MMM}",Pc,Oe,Oe,Oe,Oe,Oe,1],[s,dd,Pc,Oe,
Oe,Oe,Oe,Oe,1],[o,"{h}"+pd,Bs,Oe,Xo,Oe,Oe,Oe,1],[r,go,Bs,Oe,Xo,Oe,Oe,Oe,1],[t,Ec,Bs+" "+go,Oe,Xo+" "+go,Oe,Mc,Oe,1],[e,Ec+".{fff}",Bs+" "+go,Oe,Xo+" "+go,Oe,Mc,
Oe,1]];function f(h){return(p,v,k,T,S,y)=>{let w=[],C=S>=i,M=S>=a&&S<i,F=h(k),N=Be(F*e,3),oe=xi(F.getFullYear(),C?0:F.getMonth(),M||C?1:F.getDate()),V=Be(oe*e,3);
if(M||C){let ce=M?S/a:0,K=C?S/i:0,q=N==V?N:Be(xi(oe.getFullYear()+K,oe.getMonth()+ce,1)*e,3),fe=new Date(yt(q/e)),W=fe.getFullYear(),ae=fe.getMonth();for(let Y=0;q<=
T;Y++){let we=xi(W+K*Y,ae+ce*Y,1),G=we-h(Be(we*e,3));q=Be((+we+G)*e,3),q<=T&&w.push(q)}}else{let ce=S>=s?s:S,K=tn(k)-tn(N),q=V+K+Qs(N-V,ce);w.push(q);let fe=h(q),
W=fe.getHours()+fe.getMinutes()/r+fe.getSeconds()/o,ae=S/o,Y=p.axes[v]._space,we=y/Y;for(;q=Be(q+S,e==1?0:3),!(q>T);)if(ae>1){let G=tn(Be(W+ae,6))%24,Ce=h(q).getHours()-
G;Ce>1&&(Ce=-1),q-=Ce*o,W=(W+ae)%24;let qe=w[w.length-1];Be((q-qe)/S,3)*we>=.7&&w.push(q)}else w.push(q)}return w}}return[c,u,f]}var[Oh,Ah,Rh]=fd(1),[Lh,qh,Nh]=fd(
.001);ns(2,-53,53,[1]);function Dc(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function Oc(e,t){return(r,o,s,a,i)=>{let l=t.
find(k=>i>=k[0])||t[t.length-1],c,u,f,h,p,v;return o.map(k=>{let T=e(k),S=T.getFullYear(),y=T.getMonth(),w=T.getDate(),C=T.getHours(),M=T.getMinutes(),F=T.getSeconds(),
N=S!=c&&l[2]||y!=u&&l[3]||w!=f&&l[4]||C!=h&&l[5]||M!=p&&l[6]||F!=v&&l[7]||l[1];return c=S,u=y,f=w,h=C,p=M,v=F,N(T)})}}function Ih(e,t){let r=Wi(t);return(o,s,a,i,l)=>s.
map(c=>r(e(c)))}function xi(e,t,r){return new Date(e,t,r)}function Ac(e,t){return t(e)}var jh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Rc(e,t){return(r,o,s,a)=>a==
null?Ii:t(e(o))}function Jh(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Bh(e,t){return e.series[t].fill(
e,t)}var Fh={show:!0,live:!0,isolate:!1,mount:ih,markers:{show:!0,width:2,stroke:Jh,fill:Bh,dash:"solid"},idx:null,idxs:null,values:[]};function Uh(e,t){let r=e.
cursor.points,o=pn(),s=r.size(e,t);Ge(o,Yo,s),Ge(o,Zo,s);let a=s/-2;Ge(o,"marginLeft",a),Ge(o,"marginTop",a);let i=r.width(e,t,s);return i&&Ge(o,"borderWidth",i),
o}function Wh(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Hh(e,t){let r=e.series[t].points;return r._stroke||r._fill}function zh(e,t){return e.
series[t].points.size}var Ci=[0,0];function Vh(e,t,r){return Ci[0]=t,Ci[1]=r,Ci}function Fs(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}function $i(e,t,r,o=!0){
return s=>{(!o||s.target==t)&&r(s)}}var Gh={show:!0,x:!0,y:!0,lock:!1,move:Vh,points:{one:!1,show:Uh,size:zh,width:0,stroke:Hh,fill:Wh},bind:{mousedown:Fs,mouseup:Fs,
click:Fs,dblclick:Fs,mousemove:$i,mouseleave:$i,mouseenter:$i},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},md={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},zi=ht({},md,{filter:ed}),hd=ht({},zi,{size:10}),gd=ht({},md,{show:!1}),Vi='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',bd="bold "+Vi,vd=1.5,Lc={
show:!0,scale:"x",stroke:Ni,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bd,side:2,grid:zi,ticks:hd,border:gd,font:Vi,lineGap:vd,rotate:0},
Qh="Value",Kh="Time",qc={show:!0,scale:"x",auto:!1,sorted:1,min:Je,max:-Je,idxs:[]};function Yh(e,t,r,o,s){return t.map(a=>a==null?"":Fi(a))}function Zh(e,t,r,o,s,a,i){
let l=[],c=fr.get(s)||0;r=i?r:Be(Qs(r,s),c);for(let u=r;u<=o;u=Be(u+s,c))l.push(Object.is(u,-0)?0:u);return l}function Oi(e,t,r,o,s,a,i){let l=[],c=e.scales[e.axes[t].
scale].log,u=c==10?Zn:Yc,f=tn(u(r));s=vo(c,f),c==10&&(s=Dr[xn(s,Dr)]);let h=r,p=s*c;c==10&&(p=Dr[xn(p,Dr)]);do l.push(h),h=h+s,c==10&&!fr.has(h)&&(h=Be(h,fr.get(
s))),h>=p&&(s=h,p=s*c,c==10&&(p=Dr[xn(p,Dr)]));while(h<=o);return l}function Xh(e,t,r,o,s,a,i){let c=e.scales[e.axes[t].scale].asinh,u=o>c?Oi(e,t,Bt(c,r),o,s):[
c],f=o>=0&&r<=0?[0]:[];return(r<-c?Oi(e,t,Bt(c,-o),-r,s):[c]).reverse().map(p=>-p).concat(f,u)}var yd=/./,eg=/[12357]/,tg=/[125]/,Nc=/1/,Ai=(e,t,r,o)=>e.map((s,a)=>t==
4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function ng(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=e.scales[i],c=e.valToPos,u=a._space,f=c(10,i),h=c(
9,i)-f>=u?yd:c(7,i)-f>=u?eg:c(5,i)-f>=u?tg:Nc;if(h==Nc){let p=_t(c(1,i)-f);if(p<u)return Ai(t.slice().reverse(),l.distr,h,fn(u/p)).reverse()}return Ai(t,l.distr,
h,1)}function rg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=a._space,c=e.valToPos,u=_t(c(1,i)-c(2,i));return u<l?Ai(t.slice().reverse(),3,yd,fn(l/u)).reverse():t}function og(e,t,r,o){
return o==null?Ii:t==null?"":Fi(t)}var Ic={show:!0,scale:"y",stroke:Ni,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:bd,side:3,grid:zi,ticks:hd,
border:gd,font:Vi,lineGap:vd,rotate:0};function sg(e,t){let r=3+(e||1)*2;return Be(r*t,3)}function ag(e,t){let{scale:r,idxs:o}=e.series[0],s=e._data[0],a=e.valToPos(
s[o[0]],r,!0),i=e.valToPos(s[o[1]],r,!0),l=_t(i-a),c=e.series[t],u=l/(c.points.space*Ee);return o[1]-o[0]<=u}var jc={scale:null,auto:!0,sorted:0,min:Je,max:-Je},
_d=(e,t,r,o,s)=>s,Jc={show:!0,auto:!0,sorted:0,gaps:_d,alpha:1,facets:[ht({},jc,{scale:"x"}),ht({},jc,{scale:"y"})]},Bc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:_d,alpha:1,points:{show:ag,filter:null},values:null,min:Je,max:-Je,idxs:[],path:null,clip:null};function ig(e,t,r,o,s){return r/10}var wd={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},lg=ht({},wd,{time:!1,ori:1}),Fc={};function kd(e,t){let r=Fc[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,i,l,c,u){for(let f=0;f<r.plots.length;f++)r.plots[f]!=s&&r.plots[f].pub(o,s,a,i,l,c,u)}},e!=null&&(Fc[e]=
r)),r}var wo=1,Ri=2;function Lr(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=a[0],u=o==2?a[1]:a[t],f=o==2?i[s.facets[0].scale]:
i[e.series[0].scale],h=o==2?i[s.facets[1].scale]:i[s.scale],p=l.left,v=l.top,k=l.width,T=l.height,S=e.valToPosH,y=e.valToPosV;return f.ori==0?r(s,c,u,f,h,S,y,p,
v,k,T,Zs,So,ea,xd,$d):r(s,c,u,f,h,y,S,v,p,T,k,Xs,xo,Ki,Cd,Td)}function Gi(e,t){let r=0,o=0,s=Te(e.bands,Ui);for(let a=0;a<s.length;a++){let i=s[a];i.series[0]==
t?r=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function ug(e,t,r,o,s){let a=e.mode,i=e.series[t],l=a==2?i.facets[1].scale:i.scale,
c=e.scales[l];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Xn(e,t,r,o,s,a){return Lr(e,t,(i,l,c,u,f,h,p,v,k,T,S)=>{let y=i.pxRound,w=u.
dir*(u.ori==0?1:-1),C=u.ori==0?So:xo,M,F;w==1?(M=r,F=o):(M=o,F=r);let N=y(h(l[M],u,T,v)),oe=y(p(c[M],f,S,k)),V=y(h(l[F],u,T,v)),ce=y(p(a==1?f.max:f.min,f,S,k)),
K=new Path2D(s);return C(K,V,ce),C(K,N,ce),C(K,N,oe),K})}function Ys(e,t,r,o,s,a){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ea:Ki,c=r;for(let h=0;h<e.length;h++){
let p=e[h];if(p[1]>p[0]){let v=p[0]-c;v>0&&l(i,c,o,v,o+a),c=p[1]}}let u=r+s-c,f=10;u>0&&l(i,c,o-f/2,u,o+a+f)}return i}function cg(e,t,r){let o=e[e.length-1];o&&
o[0]==t?o[1]=r:e.push([t,r])}function Qi(e,t,r,o,s,a,i){let l=[],c=e.length;for(let u=s==1?r:o;u>=r&&u<=o;u+=s)if(t[u]===null){let h=u,p=u;if(s==1)for(;++u<=o&&
t[u]===null;)p=u;else for(;--u>=r&&t[u]===null;)p=u;let v=a(e[h]),k=p==h?v:a(e[p]),T=h-s;v=i<=0&&T>=0&&T<c?a(e[T]):v;let y=p+s;k=i>=0&&y>=0&&y<c?a(e[y]):k,k>=v&&
l.push([v,k])}return l}function Uc(e){return e==0?Xc:e==1?yt:t=>Er(t,e)}function Sd(e){let t=e==0?Zs:Xs,r=e==0?(s,a,i,l,c,u)=>{s.arcTo(a,i,l,c,u)}:(s,a,i,l,c,u)=>{
s.arcTo(i,a,c,l,u)},o=e==0?(s,a,i,l,c)=>{s.rect(a,i,l,c)}:(s,a,i,l,c)=>{s.rect(i,a,c,l)};return(s,a,i,l,c,u=0,f=0)=>{u==0&&f==0?o(s,a,i,l,c):(u=Cn(u,l/2,c/2),f=
Cn(f,l/2,c/2),t(s,a+u,i),r(s,a+l,i,a+l,i+c,u),r(s,a+l,i+c,a,i+c,f),r(s,a,i+c,a,i,f),r(s,a,i,a+l,i,u),s.closePath())}}var Zs=(e,t,r)=>{e.moveTo(t,r)},Xs=(e,t,r)=>{
e.moveTo(r,t)},So=(e,t,r)=>{e.lineTo(t,r)},xo=(e,t,r)=>{e.lineTo(r,t)},ea=Sd(0),Ki=Sd(1),xd=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},Cd=(e,t,r,o,s,a)=>{e.arc(r,t,o,s,a)},
$d=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(t,r,o,s,a,i)},Td=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(r,t,s,o,i,a)};function Pd(e){return(t,r,o,s,a)=>Lr(t,r,(i,l,c,u,f,h,p,v,k,T,S)=>{
let{pxRound:y,points:w}=i,C,M;u.ori==0?(C=Zs,M=xd):(C=Xs,M=Cd);let F=Be(w.width*Ee,3),N=(w.size-w.width)/2*Ee,oe=Be(N*2,3),V=new Path2D,ce=new Path2D,{left:K,top:q,
width:fe,height:W}=t.bbox;ea(ce,K-oe,q-oe,fe+oe*2,W+oe*2);let ae=Y=>{if(c[Y]!=null){let we=y(h(l[Y],u,T,v)),G=y(p(c[Y],f,S,k));C(V,we+N,G),M(V,we,G,N,0,Us*2)}};
if(a)a.forEach(ae);else for(let Y=o;Y<=s;Y++)ae(Y);return{stroke:F>0?V:null,fill:V,clip:ce,flags:wo|Ri}})}function Md(e){return(t,r,o,s,a,i)=>{o!=s&&(a!=o&&i!=o&&
e(t,r,o),a!=s&&i!=s&&e(t,r,s),e(t,r,i))}}var dg=Md(So),pg=Md(xo);function Ed(e){let t=Te(e?.alignGaps,0);return(r,o,s,a)=>Lr(r,o,(i,l,c,u,f,h,p,v,k,T,S)=>{[s,a]=
Vs(c,s,a);let y=i.pxRound,w=W=>y(h(W,u,T,v)),C=W=>y(p(W,f,S,k)),M,F;u.ori==0?(M=So,F=dg):(M=xo,F=pg);let N=u.dir*(u.ori==0?1:-1),oe={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:wo},V=oe.stroke,ce=!1;if(a-s>=T*4){let W=H=>r.posToVal(H,u.key,!0),ae=null,Y=null,we,G,Wt,Ke=w(l[N==1?s:a]),Ce=w(l[s]),qe=w(
l[a]),he=W(N==1?Ce+1:qe-1);for(let H=N==1?s:a;H>=s&&H<=a;H+=N){let gt=l[H],Ye=(N==1?gt<he:gt>he)?Ke:w(gt),De=c[H];Ye==Ke?De!=null?(G=De,ae==null?(M(V,Ye,C(G)),we=
ae=Y=G):G<ae?ae=G:G>Y&&(Y=G)):De===null&&(ce=!0):(ae!=null&&F(V,Ke,C(ae),C(Y),C(we),C(G)),De!=null?(G=De,M(V,Ye,C(G)),ae=Y=we=G):(ae=Y=null,De===null&&(ce=!0)),
Ke=Ye,he=W(Ke+N))}ae!=null&&ae!=Y&&Wt!=Ke&&F(V,Ke,C(ae),C(Y),C(we),C(G))}else for(let W=N==1?s:a;W>=s&&W<=a;W+=N){let ae=c[W];ae===null?ce=!0:ae!=null&&M(V,w(l[W]),
C(ae))}let[q,fe]=Gi(r,o);if(i.fill!=null||q!=0){let W=oe.fill=new Path2D(V),ae=i.fillTo(r,o,i.min,i.max,q),Y=C(ae),we=w(l[s]),G=w(l[a]);N==-1&&([G,we]=[we,G]),M(
W,G,Y),M(W,we,Y)}if(!i.spanGaps){let W=[];ce&&W.push(...Qi(l,c,s,a,N,w,t)),oe.gaps=W=i.gaps(r,o,s,a,W),oe.clip=Ys(W,u.ori,v,k,T,S)}return fe!=0&&(oe.band=fe==2?
[Xn(r,o,s,a,V,-1),Xn(r,o,s,a,V,1)]:Xn(r,o,s,a,V,fe)),oe})}function fg(e){let t=Te(e.align,1),r=Te(e.ascDesc,!1),o=Te(e.alignGaps,0),s=Te(e.extend,!1);return(a,i,l,c)=>Lr(
a,i,(u,f,h,p,v,k,T,S,y,w,C)=>{[l,c]=Vs(h,l,c);let M=u.pxRound,{left:F,width:N}=a.bbox,oe=Ce=>M(k(Ce,p,w,S)),V=Ce=>M(T(Ce,v,C,y)),ce=p.ori==0?So:xo,K={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:wo},q=K.stroke,fe=p.dir*(p.ori==0?1:-1),W=V(h[fe==1?l:c]),ae=oe(f[fe==1?l:c]),Y=ae,we=ae;s&&t==-1&&(we=F,ce(q,we,W)),
ce(q,ae,W);for(let Ce=fe==1?l:c;Ce>=l&&Ce<=c;Ce+=fe){let qe=h[Ce];if(qe==null)continue;let he=oe(f[Ce]),H=V(qe);t==1?ce(q,he,W):ce(q,Y,H),ce(q,he,H),W=H,Y=he}let G=Y;
s&&t==1&&(G=F+N,ce(q,G,W));let[Wt,Ke]=Gi(a,i);if(u.fill!=null||Wt!=0){let Ce=K.fill=new Path2D(q),qe=u.fillTo(a,i,u.min,u.max,Wt),he=V(qe);ce(Ce,G,he),ce(Ce,we,
he)}if(!u.spanGaps){let Ce=[];Ce.push(...Qi(f,h,l,c,fe,oe,o));let qe=u.width*Ee/2,he=r||t==1?qe:-qe,H=r||t==-1?-qe:qe;Ce.forEach(gt=>{gt[0]+=he,gt[1]+=H}),K.gaps=
Ce=u.gaps(a,i,l,c,Ce),K.clip=Ys(Ce,p.ori,S,y,w,C)}return Ke!=0&&(K.band=Ke==2?[Xn(a,i,l,c,q,-1),Xn(a,i,l,c,q,1)]:Xn(a,i,l,c,q,Ke)),K})}function Wc(e,t,r,o,s,a,i=Je){
if(e.length>1){let l=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let f=_t(e[c]-e[l]);f<u&&(u=f,i=_t(r(e[c],o,s,a)-r(e[l],o,s,a)))}l=c}}return i}
function mg(e){e=e||ts;let t=Te(e.size,[.6,Je,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let a=ye(s),i=1-t[0],l=Te(t[1],Je),
c=Te(t[2],1),u=Te(e.disp,ts),f=Te(e.each,v=>{}),{fill:h,stroke:p}=u;return(v,k,T,S)=>Lr(v,k,(y,w,C,M,F,N,oe,V,ce,K,q)=>{let fe=y.pxRound,W=r,ae=o*Ee,Y=l*Ee,we=c*
Ee,G,Wt;M.ori==0?[G,Wt]=a(v,k):[Wt,G]=a(v,k);let Ke=M.dir*(M.ori==0?1:-1),Ce=M.ori==0?ea:Ki,qe=M.ori==0?f:(J,Fe,bt,Vr,yr,Tn,_r)=>{f(J,Fe,bt,yr,Vr,_r,Tn)},he=Te(
v.bands,Ui).find(J=>J.series[0]==k),H=he!=null?he.dir:0,gt=y.fillTo(v,k,y.min,y.max,H),Lt=fe(oe(gt,F,q,ce)),Ye,De,hn,Qt=K,tt=fe(y.width*Ee),$n=!1,Fn=null,on=null,
or=null,Wr=null;h!=null&&(tt==0||p!=null)&&($n=!0,Fn=h.values(v,k,T,S),on=new Map,new Set(Fn).forEach(J=>{J!=null&&on.set(J,new Path2D)}),tt>0&&(or=p.values(v,k,
T,S),Wr=new Map,new Set(or).forEach(J=>{J!=null&&Wr.set(J,new Path2D)})));let{x0:Hr,size:Lo}=u;if(Hr!=null&&Lo!=null){W=1,w=Hr.values(v,k,T,S),Hr.unit==2&&(w=w.
map(bt=>v.posToVal(V+bt*K,M.key,!0)));let J=Lo.values(v,k,T,S);Lo.unit==2?De=J[0]*K:De=N(J[0],M,K,V)-N(0,M,K,V),Qt=Wc(w,C,N,M,K,V,Qt),hn=Qt-De+ae}else Qt=Wc(w,C,
N,M,K,V,Qt),hn=Qt*i+ae,De=Qt-hn;hn<1&&(hn=0),tt>=De/2&&(tt=0),hn<5&&(fe=Xc);let ds=hn>0,br=Qt-hn-(ds?tt:0);De=fe(Di(br,we,Y)),Ye=(W==0?De/2:W==Ke?0:De)-W*Ke*((W==
0?ae/2:0)+(ds?tt/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},zr=$n?null:new Path2D,Un=null;if(he!=null)Un=v.data[he.series[1]];else{
let{y0:J,y1:Fe}=u;J!=null&&Fe!=null&&(C=Fe.values(v,k,T,S),Un=J.values(v,k,T,S))}let vr=G*De,de=Wt*De;for(let J=Ke==1?T:S;J>=T&&J<=S;J+=Ke){let Fe=C[J];if(Fe==null)
continue;if(Un!=null){let Ht=Un[J]??0;if(Fe-Ht==0)continue;Lt=oe(Ht,F,q,ce)}let bt=M.distr!=2||u!=null?w[J]:J,Vr=N(bt,M,K,V),yr=oe(Te(Fe,gt),F,q,ce),Tn=fe(Vr-Ye),
_r=fe(Bt(yr,Lt)),Kt=fe(Cn(yr,Lt)),sn=_r-Kt;if(Fe!=null){let Ht=Fe<0?de:vr,gn=Fe<0?vr:de;$n?(tt>0&&or[J]!=null&&Ce(Wr.get(or[J]),Tn,Kt+tn(tt/2),De,Bt(0,sn-tt),Ht,
gn),Fn[J]!=null&&Ce(on.get(Fn[J]),Tn,Kt+tn(tt/2),De,Bt(0,sn-tt),Ht,gn)):Ce(zr,Tn,Kt+tn(tt/2),De,Bt(0,sn-tt),Ht,gn),qe(v,k,J,Tn-tt/2,Kt,De+tt,sn)}}return tt>0?qt.
stroke=$n?Wr:zr:$n||(qt._fill=y.width==0?y._fill:y._stroke??y._fill,qt.width=0),qt.fill=$n?on:zr,qt})}function hg(e,t){let r=Te(t?.alignGaps,0);return(o,s,a,i)=>Lr(
o,s,(l,c,u,f,h,p,v,k,T,S,y)=>{[a,i]=Vs(u,a,i);let w=l.pxRound,C=G=>w(p(G,f,S,k)),M=G=>w(v(G,h,y,T)),F,N,oe;f.ori==0?(F=Zs,oe=So,N=$d):(F=Xs,oe=xo,N=Td);let V=f.
dir*(f.ori==0?1:-1),ce=C(c[V==1?a:i]),K=ce,q=[],fe=[];for(let G=V==1?a:i;G>=a&&G<=i;G+=V)if(u[G]!=null){let Ke=c[G],Ce=C(Ke);q.push(K=Ce),fe.push(M(u[G]))}let W={
stroke:e(q,fe,F,oe,N,w),fill:null,clip:null,band:null,gaps:null,flags:wo},ae=W.stroke,[Y,we]=Gi(o,s);if(l.fill!=null||Y!=0){let G=W.fill=new Path2D(ae),Wt=l.fillTo(
o,s,l.min,l.max,Y),Ke=M(Wt);oe(G,K,Ke),oe(G,ce,Ke)}if(!l.spanGaps){let G=[];G.push(...Qi(c,u,a,i,V,C,r)),W.gaps=G=l.gaps(o,s,a,i,G),W.clip=Ys(G,f.ori,k,T,S,y)}return we!=
0&&(W.band=we==2?[Xn(o,s,a,i,ae,-1),Xn(o,s,a,i,ae,1)]:Xn(o,s,a,i,ae,we)),W})}function gg(e){return hg(bg,e)}function bg(e,t,r,o,s,a){let i=e.length;if(i<2)return null;
let l=new Path2D;if(r(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let c=Array(i),u=Array(i-1),f=Array(i-1),h=Array(i-1);for(let p=0;p<i-1;p++)f[p]=t[p+1]-t[p],h[p]=e[p+
1]-e[p],u[p]=f[p]/h[p];c[0]=u[0];for(let p=1;p<i-1;p++)u[p]===0||u[p-1]===0||u[p-1]>0!=u[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*h[p]+h[p-1])/u[p-1]+(h[p]+2*h[p-1])/
u[p]),isFinite(c[p])||(c[p]=0));c[i-1]=u[i-2];for(let p=0;p<i-1;p++)s(l,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+1]*h[p]/3,e[p+1],t[p+1])}return l}
var Li=new Set;function Hc(){for(let e of Li)e.syncRect(!0)}ko&&(Ar(Ym,bo,Hc),Ar(Zm,bo,Hc,!0),Ar(Ws,bo,()=>{wt.pxRatio=Ee}));var vg=Ed(),yg=Pd();function zc(e,t,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,i)=>qi(a,i,t,r))}function _g(e,t){return e.map((r,o)=>o==0?{}:ht({},t,r))}function qi(e,t,r,o){
return ht({},t==0?r:o,e)}function Dd(e,t,r){return t==null?yo:[t,r]}var wg=Dd;function kg(e,t,r){return t==null?yo:Hs(t,r,Bi,!0)}function Od(e,t,r,o){return t==
null?yo:Gs(t,r,e.scales[o].log,!1)}var Sg=Od;function Ad(e,t,r,o){return t==null?yo:Ji(t,r,e.scales[o].log,!1)}var xg=Ad;function Cg(e,t,r,o,s){let a=Bt(xc(e),xc(
t)),i=t-e,l=xn(s/o*i,r);do{let c=r[l],u=o*c/i;if(u>=s&&a+(c<5?fr.get(c):0)<=17)return[c,u]}while(++l<r.length);return[0,0]}function Vc(e){let t,r;return e=e.replace(
/(\d+)px/,(o,s)=>(t=yt((r=+s)*Ee))+"px"),[e,t,r]}function $g(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Be(t[2]*Ee,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function wt(e,t,r){let o={mode:Te(e.mode,1)},s=o.mode;function a(d,m,g,b){let _=m.valToPct(d);return b+g*(m.dir==-1?1-_:_)}function i(d,m,g,b){let _=m.
valToPct(d);return b+g*(m.dir==-1?_:1-_)}function l(d,m,g,b){return m.ori==0?a(d,m,g,b):i(d,m,g,b)}o.valToPosH=a,o.valToPosV=i;let c=!1;o.status=0;let u=o.root=
pn(Am);if(e.id!=null&&(u.id=e.id),en(u,e.class),e.title){let d=pn(qm,u);d.textContent=e.title}let f=Sn("canvas"),h=o.ctx=f.getContext("2d"),p=pn(Nm,u);Ar("click",
p,d=>{d.target===k&&(He!=oo||Ze!=so)&&Et.click(o,d)},!0);let v=o.under=pn(Im,p);p.appendChild(f);let k=o.over=pn(jm,p);e=_o(e);let T=+Te(e.pxAlign,1),S=Uc(T);(e.
plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let y=e.ms||.001,w=o.series=s==1?zc(e.series||[],qc,Bc,!1):_g(e.series||[null],Jc),C=o.axes=zc(e.axes||[],
Lc,Ic,!0),M=o.scales={},F=o.bands=e.bands||[];F.forEach(d=>{d.fill=ye(d.fill||null),d.dir=Te(d.dir,-1)});let N=s==2?w[1].facets[0].scale:w[0].scale,oe={axes:Yf,
series:zf},V=(e.drawOrder||["axes","series"]).map(d=>oe[d]);function ce(d){let m=d.distr==3?g=>Zn(g>0?g:d.clamp(o,g,d.min,d.max,d.key)):d.distr==4?g=>Si(g,d.asinh):
d.distr==100?g=>d.fwd(g):g=>g;return g=>{let b=m(g),{_min:_,_max:x}=d,E=x-_;return(b-_)/E}}function K(d){let m=M[d];if(m==null){let g=(e.scales||ts)[d]||ts;if(g.
from!=null){K(g.from);let b=ht({},M[g.from],g,{key:d});b.valToPct=ce(b),M[d]=b}else{m=M[d]=ht({},d==N?wd:lg,g),m.key=d;let b=m.time,_=m.range,x=pr(_);if((d!=N||
s==2&&!b)&&(x&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?wc:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?wc:{mode:1,hard:_[1],soft:_[1]}},x=!1),!x&&Ks(_))){let E=_;
_=(D,L,I)=>L==null?yo:Hs(L,I,E)}m.range=ye(_||(b?wg:d==N?m.distr==3?Sg:m.distr==4?xg:Dd:m.distr==3?Od:m.distr==4?Ad:kg)),m.auto=ye(x?!1:m.auto),m.clamp=ye(m.clamp||
ig),m._min=m._max=null,m.valToPct=ce(m)}}}K("x"),K("y"),s==1&&w.forEach(d=>{K(d.scale)}),C.forEach(d=>{K(d.scale)});for(let d in e.scales)K(d);let q=M[N],fe=q.distr,
W,ae;q.ori==0?(en(u,Rm),W=a,ae=i):(en(u,Lm),W=i,ae=a);let Y={};for(let d in M){let m=M[d];(m.min!=null||m.max!=null)&&(Y[d]={min:m.min,max:m.max},m.min=m.max=null)}
let we=e.tzDate||(d=>new Date(yt(d/y))),G=e.fmtDate||Wi,Wt=y==1?Rh(we):Nh(we),Ke=Oc(we,Dc(y==1?Ah:qh,G)),Ce=Rc(we,Ac(jh,G)),qe=[],he=o.legend=ht({},Fh,e.legend),
H=o.cursor=ht({},Gh,{drag:{y:s==2}},e.cursor),gt=he.show,Lt=H.show,Ye=he.markers;he.idxs=qe,Ye.width=ye(Ye.width),Ye.dash=ye(Ye.dash),Ye.stroke=ye(Ye.stroke),Ye.
fill=ye(Ye.fill);let De,hn,Qt,tt=[],$n=[],Fn,on=!1,or={};if(he.live){let d=w[1]?w[1].values:null;on=d!=null,Fn=on?d(o,1,0):{_:0};for(let m in Fn)or[m]=Ii}if(gt)
if(De=Sn("table",Hm,u),Qt=Sn("tbody",null,De),he.mount(o,De),on){hn=Sn("thead",null,De,Qt);let d=Sn("tr",null,hn);Sn("th",null,d);for(var Wr in Fn)Sn("th",lc,d).
textContent=Wr}else en(De,Vm),he.live&&en(De,zm);let Hr={show:!0},Lo={show:!1};function ds(d,m){if(m==0&&(on||!he.live||s==2))return yo;let g=[],b=Sn("tr",Gm,Qt,
Qt.childNodes[m]);en(b,d.class),d.show||en(b,Or);let _=Sn("th",null,b);if(Ye.show){let D=pn(Qm,_);if(m>0){let L=Ye.width(o,m);L&&(D.style.border=L+"px "+Ye.dash(
o,m)+" "+Ye.stroke(o,m)),D.style.background=Ye.fill(o,m)}}let x=pn(lc,_);d.label instanceof HTMLElement?x.appendChild(d.label):x.textContent=d.label,m>0&&(Ye.show||
(x.style.color=d.width>0?Ye.stroke(o,m):Ye.fill(o,m)),qt("click",_,D=>{if(H._lock)return;kr(D);let L=w.indexOf(d);if((D.ctrlKey||D.metaKey)!=he.isolate){let I=w.
some((j,B)=>B>0&&B!=L&&j.show);w.forEach((j,B)=>{B>0&&Mn(B,I?B==L?Hr:Lo:Hr,!0,ft.setSeries)})}else Mn(L,{show:!d.show},!0,ft.setSeries)},!1),Qr&&qt(pc,_,D=>{H._lock||
(kr(D),Mn(w.indexOf(d),io,!0,ft.setSeries))},!1));for(var E in Fn){let D=Sn("td",Km,b);D.textContent="--",g.push(D)}return[b,g]}let br=new Map;function qt(d,m,g,b=!0){
let _=br.get(m)||{},x=H.bind[d](o,m,g,b);x&&(Ar(d,m,_[d]=x),br.set(m,_))}function zr(d,m,g){let b=br.get(m)||{};for(let _ in b)(d==null||_==d)&&(Ei(_,m,b[_]),delete b[_]);
d==null&&br.delete(m)}let Un=0,vr=0,de=0,J=0,Fe=0,bt=0,Vr=Fe,yr=bt,Tn=de,_r=J,Kt=0,sn=0,Ht=0,gn=0;o.bbox={};let Da=!1,ps=!1,Gr=!1,wr=!1,fs=!1,an=!1;function Oa(d,m,g){
(g||d!=o.width||m!=o.height)&&Wl(d,m),eo(!1),Gr=!0,ps=!0,to()}function Wl(d,m){o.width=Un=de=d,o.height=vr=J=m,Fe=bt=0,jf(),Jf();let g=o.bbox;Kt=g.left=Er(Fe*Ee,
.5),sn=g.top=Er(bt*Ee,.5),Ht=g.width=Er(de*Ee,.5),gn=g.height=Er(J*Ee,.5)}let qf=3;function Nf(){let d=!1,m=0;for(;!d;){m++;let g=Qf(m),b=Kf(m);d=m==qf||g&&b,d||
(Wl(o.width,o.height),ps=!0)}}function If({width:d,height:m}){Oa(d,m)}o.setSize=If;function jf(){let d=!1,m=!1,g=!1,b=!1;C.forEach((_,x)=>{if(_.show&&_._show){let{
side:E,_size:D}=_,L=E%2,I=_.label!=null?_.labelSize:0,j=D+I;j>0&&(L?(de-=j,E==3?(Fe+=j,b=!0):g=!0):(J-=j,E==0?(bt+=j,d=!0):m=!0))}}),Sr[0]=d,Sr[1]=g,Sr[2]=m,Sr[3]=
b,de-=sr[1]+sr[3],Fe+=sr[3],J-=sr[2]+sr[0],bt+=sr[0]}function Jf(){let d=Fe+de,m=bt+J,g=Fe,b=bt;function _(x,E){switch(x){case 1:return d+=E,d-E;case 2:return m+=
E,m-E;case 3:return g-=E,g+E;case 0:return b-=E,b+E}}C.forEach((x,E)=>{if(x.show&&x._show){let D=x.side;x._pos=_(D,x._size),x.label!=null&&(x._lpos=_(D,x.labelSize))}})}
if(H.dataIdx==null){let d=H.hover,m=d.skip=new Set(d.skip??[]);m.add(void 0);let g=d.prox=ye(d.prox),b=d.bias??(d.bias=0);H.dataIdx=(_,x,E,D)=>{if(x==0)return E;
let L=E,I=g(_,x,E,D)??Je,j=I>=0&&I<Je,B=q.ori==0?de:J,ie=H.left,Pe=t[0],$e=t[x];if(m.has($e[E])){L=null;let ge=null,re=null,z;if(b==0||b==-1)for(z=E;ge==null&&z-- >
0;)m.has($e[z])||(ge=z);if(b==0||b==1)for(z=E;re==null&&z++<$e.length;)m.has($e[z])||(re=z);if(ge!=null||re!=null)if(j){let Ve=ge==null?-1/0:W(Pe[ge],q,B,0),at=re==
null?1/0:W(Pe[re],q,B,0),Tt=ie-Ve,Ne=at-ie;Tt<=Ne?Tt<=I&&(L=ge):Ne<=I&&(L=re)}else L=re==null?ge:ge==null?re:E-ge<=re-E?ge:re}else j&&_t(ie-W(Pe[E],q,B,0))>I&&(L=
null);return L}}let kr=d=>{H.event=d};H.idxs=qe,H._lock=!1;let Dt=H.points;Dt.show=ye(Dt.show),Dt.size=ye(Dt.size),Dt.stroke=ye(Dt.stroke),Dt.width=ye(Dt.width),
Dt.fill=ye(Dt.fill);let Pn=o.focus=ht({},e.focus||{alpha:.3},H.focus),Qr=Pn.prox>=0,Kr=Qr&&Dt.one,ln=[],Yr=[],Zr=[];function Hl(d,m){let g=Dt.show(o,m);if(g instanceof
HTMLElement)return en(g,Wm),en(g,d.class),An(g,-10,-10,de,J),k.insertBefore(g,ln[m]),g}function zl(d,m){if(s==1||m>0){let g=s==1&&M[d.scale].time,b=d.value;d.value=
g?Tc(b)?Rc(we,Ac(b,G)):b||Ce:b||og,d.label=d.label||(g?Kh:Qh)}if(Kr||m>0){d.width=d.width==null?1:d.width,d.paths=d.paths||vg||lh,d.fillTo=ye(d.fillTo||ug),d.pxAlign=
+Te(d.pxAlign,T),d.pxRound=Uc(d.pxAlign),d.stroke=ye(d.stroke||null),d.fill=ye(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let g=sg(Bt(1,d.width),1),
b=d.points=ht({},{size:g,width:Bt(1,g*.2),stroke:d.stroke,space:g*2,paths:yg,_stroke:null,_fill:null},d.points);b.show=ye(b.show),b.filter=ye(b.filter),b.fill=ye(
b.fill),b.stroke=ye(b.stroke),b.paths=ye(b.paths),b.pxAlign=d.pxAlign}if(gt){let g=ds(d,m);tt.splice(m,0,g[0]),$n.splice(m,0,g[1]),he.values.push(null)}if(Lt){qe.
splice(m,0,null);let g=null;Kr?m==0&&(g=Hl(d,m)):m>0&&(g=Hl(d,m)),ln.splice(m,0,g),Yr.splice(m,0,0),Zr.splice(m,0,0)}$t("addSeries",m)}function Bf(d,m){m=m??w.length,
d=s==1?qi(d,m,qc,Bc):qi(d,m,{},Jc),w.splice(m,0,d),zl(w[m],m)}o.addSeries=Bf;function Ff(d){if(w.splice(d,1),gt){he.values.splice(d,1),$n.splice(d,1);let m=tt.splice(
d,1)[0];zr(null,m.firstChild),m.remove()}Lt&&(qe.splice(d,1),ln.splice(d,1)[0].remove(),Yr.splice(d,1),Zr.splice(d,1)),$t("delSeries",d)}o.delSeries=Ff;let Sr=[
!1,!1,!1,!1];function Uf(d,m){if(d._show=d.show,d.show){let g=d.side%2,b=M[d.scale];b==null&&(d.scale=g?w[1].scale:N,b=M[d.scale]);let _=b.time;d.size=ye(d.size),
d.space=ye(d.space),d.rotate=ye(d.rotate),pr(d.incrs)&&d.incrs.forEach(E=>{!fr.has(E)&&fr.set(E,nd(E))}),d.incrs=ye(d.incrs||(b.distr==2?Eh:_?y==1?Oh:Lh:Dr)),d.
splits=ye(d.splits||(_&&b.distr==1?Wt:b.distr==3?Oi:b.distr==4?Xh:Zh)),d.stroke=ye(d.stroke),d.grid.stroke=ye(d.grid.stroke),d.ticks.stroke=ye(d.ticks.stroke),d.
border.stroke=ye(d.border.stroke);let x=d.values;d.values=pr(x)&&!pr(x[0])?ye(x):_?pr(x)?Oc(we,Dc(x,G)):Tc(x)?Ih(we,x):x||Ke:x||Yh,d.filter=ye(d.filter||(b.distr>=
3&&b.log==10?ng:b.distr==3&&b.log==2?rg:ed)),d.font=Vc(d.font),d.labelFont=Vc(d.labelFont),d._size=d.size(o,null,m,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&(Sr[m]=!0,d._el=pn(Jm,p))}}function qo(d,m,g,b){let[_,x,E,D]=g,L=m%2,I=0;return L==0&&(D||x)&&(I=m==0&&!_||m==2&&!E?yt(Lc.size/3):0),L==
1&&(_||E)&&(I=m==1&&!x||m==3&&!D?yt(Ic.size/2):0),I}let Vl=o.padding=(e.padding||[qo,qo,qo,qo]).map(d=>ye(Te(d,qo))),sr=o._padding=Vl.map((d,m)=>d(o,m,Sr,0)),Mt,
kt=null,St=null,ms=s==1?w[0].idxs:null,bn=null,No=!1;function Gl(d,m){if(t=d??[],o.data=o._data=t,s==2){Mt=0;for(let g=1;g<w.length;g++)Mt+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),bn=t[0],Mt=bn.length;let g=t;if(fe==2){g=t.slice();let b=g[0]=Array(Mt);for(let _=0;_<Mt;_++)b[_]=_}o._data=t=g}if(eo(!0),$t(
"setData"),fe==2&&(Gr=!0),m!==!1){let g=q;g.auto(o,No)?Aa():ir(N,g.min,g.max),wr=wr||H.left>=0,an=!0,to()}}o.setData=Gl;function Aa(){No=!0;let d,m;s==1&&(Mt>0?
(kt=ms[0]=0,St=ms[1]=Mt-1,d=t[0][kt],m=t[0][St],fe==2?(d=kt,m=St):d==m&&(fe==3?[d,m]=Gs(d,d,q.log,!1):fe==4?[d,m]=Ji(d,d,q.log,!1):q.time?m=d+yt(86400/y):[d,m]=
Hs(d,m,Bi,!0))):(kt=ms[0]=d=null,St=ms[1]=m=null)),ir(N,d,m)}let hs,Xr,Ra,La,qa,Na,Ia,ja,Ja,zt;function Ql(d,m,g,b,_,x){d??(d=cc),g??(g=Ui),b??(b="butt"),_??(_=
cc),x??(x="round"),d!=hs&&(h.strokeStyle=hs=d),_!=Xr&&(h.fillStyle=Xr=_),m!=Ra&&(h.lineWidth=Ra=m),x!=qa&&(h.lineJoin=qa=x),b!=Na&&(h.lineCap=Na=b),g!=La&&h.setLineDash(
La=g)}function Kl(d,m,g,b){m!=Xr&&(h.fillStyle=Xr=m),d!=Ia&&(h.font=Ia=d),g!=ja&&(h.textAlign=ja=g),b!=Ja&&(h.textBaseline=Ja=b)}function Ba(d,m,g,b,_=0){if(b.length>
0&&d.auto(o,No)&&(m==null||m.min==null)){let x=Te(kt,0),E=Te(St,b.length-1),D=g.min==null?nh(b,x,E,_,d.distr==3):[g.min,g.max];d.min=Cn(d.min,g.min=D[0]),d.max=
Bt(d.max,g.max=D[1])}}let Yl={min:null,max:null};function Wf(){for(let b in M){let _=M[b];Y[b]==null&&(_.min==null||Y[N]!=null&&_.auto(o,No))&&(Y[b]=Yl)}for(let b in M){
let _=M[b];Y[b]==null&&_.from!=null&&Y[_.from]!=null&&(Y[b]=Yl)}Y[N]!=null&&eo(!0);let d={};for(let b in Y){let _=Y[b];if(_!=null){let x=d[b]=_o(M[b],dh);if(_.min!=
null)ht(x,_);else if(b!=N||s==2)if(Mt==0&&x.from==null){let E=x.range(o,null,null,b);x.min=E[0],x.max=E[1]}else x.min=Je,x.max=-Je}}if(Mt>0){w.forEach((b,_)=>{if(s==
1){let x=b.scale,E=Y[x];if(E==null)return;let D=d[x];if(_==0){let L=D.range(o,D.min,D.max,x);D.min=L[0],D.max=L[1],kt=xn(D.min,t[0]),St=xn(D.max,t[0]),St-kt>1&&
(t[0][kt]<D.min&&kt++,t[0][St]>D.max&&St--),b.min=bn[kt],b.max=bn[St]}else b.show&&b.auto&&Ba(D,E,b,t[_],b.sorted);b.idxs[0]=kt,b.idxs[1]=St}else if(_>0&&b.show&&
b.auto){let[x,E]=b.facets,D=x.scale,L=E.scale,[I,j]=t[_],B=d[D],ie=d[L];B!=null&&Ba(B,Y[D],x,I,x.sorted),ie!=null&&Ba(ie,Y[L],E,j,E.sorted),b.min=E.min,b.max=E.
max}});for(let b in d){let _=d[b],x=Y[b];if(_.from==null&&(x==null||x.min==null)){let E=_.range(o,_.min==Je?null:_.min,_.max==-Je?null:_.max,b);_.min=E[0],_.max=
E[1]}}}for(let b in d){let _=d[b];if(_.from!=null){let x=d[_.from];if(x.min==null)_.min=_.max=null;else{let E=_.range(o,x.min,x.max,b);_.min=E[0],_.max=E[1]}}}let m={},
g=!1;for(let b in d){let _=d[b],x=M[b];if(x.min!=_.min||x.max!=_.max){x.min=_.min,x.max=_.max;let E=x.distr;x._min=E==3?Zn(x.min):E==4?Si(x.min,x.asinh):E==100?
x.fwd(x.min):x.min,x._max=E==3?Zn(x.max):E==4?Si(x.max,x.asinh):E==100?x.fwd(x.max):x.max,m[b]=g=!0}}if(g){w.forEach((b,_)=>{s==2?_>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)Gr=!0,$t("setScale",b);Lt&&H.left>=0&&(wr=an=!0)}for(let b in Y)Y[b]=null}function Hf(d){let m=Di(kt-1,0,Mt-1),g=Di(St+
1,0,Mt-1);for(;d[m]==null&&m>0;)m--;for(;d[g]==null&&g<Mt-1;)g++;return[m,g]}function zf(){if(Mt>0){let d=w.some(m=>m._focus)&&zt!=Pn.alpha;d&&(h.globalAlpha=zt=
Pn.alpha),w.forEach((m,g)=>{if(g>0&&m.show&&(Zl(g,!1),Zl(g,!0),m._paths==null)){let b=zt;zt!=m.alpha&&(h.globalAlpha=zt=m.alpha);let _=s==2?[0,t[g][0].length-1]:
Hf(t[g]);m._paths=m.paths(o,g,_[0],_[1]),zt!=b&&(h.globalAlpha=zt=b)}}),w.forEach((m,g)=>{if(g>0&&m.show){let b=zt;zt!=m.alpha&&(h.globalAlpha=zt=m.alpha),m._paths!=
null&&Xl(g,!1);{let _=m._paths!=null?m._paths.gaps:null,x=m.points.show(o,g,kt,St,_),E=m.points.filter(o,g,x,_);(x||E)&&(m.points._paths=m.points.paths(o,g,kt,St,
E),Xl(g,!0))}zt!=b&&(h.globalAlpha=zt=b),$t("drawSeries",g)}}),d&&(h.globalAlpha=zt=1)}}function Zl(d,m){let g=m?w[d].points:w[d];g._stroke=g.stroke(o,d),g._fill=
g.fill(o,d)}function Xl(d,m){let g=m?w[d].points:w[d],{stroke:b,fill:_,clip:x,flags:E,_stroke:D=g._stroke,_fill:L=g._fill,_width:I=g.width}=g._paths;I=Be(I*Ee,3);
let j=null,B=I%2/2;m&&L==null&&(L=I>0?"#fff":D);let ie=g.pxAlign==1&&B>0;if(ie&&h.translate(B,B),!m){let Pe=Kt-I/2,$e=sn-I/2,ge=Ht+I,re=gn+I;j=new Path2D,j.rect(
Pe,$e,ge,re)}m?Fa(D,I,g.dash,g.cap,L,b,_,E,x):Vf(d,D,I,g.dash,g.cap,L,b,_,E,j,x),ie&&h.translate(-B,-B)}function Vf(d,m,g,b,_,x,E,D,L,I,j){let B=!1;L!=0&&F.forEach(
(ie,Pe)=>{if(ie.series[0]==d){let $e=w[ie.series[1]],ge=t[ie.series[1]],re=($e._paths||ts).band;pr(re)&&(re=ie.dir==1?re[0]:re[1]);let z,Ve=null;$e.show&&re&&oh(
ge,kt,St)?(Ve=ie.fill(o,Pe)||x,z=$e._paths.clip):re=null,Fa(m,g,b,_,Ve,E,D,L,I,j,z,re),B=!0}}),B||Fa(m,g,b,_,x,E,D,L,I,j)}let eu=wo|Ri;function Fa(d,m,g,b,_,x,E,D,L,I,j,B){
Ql(d,m,g,b,_),(L||I||B)&&(h.save(),L&&h.clip(L),I&&h.clip(I)),B?(D&eu)==eu?(h.clip(B),j&&h.clip(j),bs(_,E),gs(d,x,m)):D&Ri?(bs(_,E),h.clip(B),gs(d,x,m)):D&wo&&(h.
save(),h.clip(B),j&&h.clip(j),bs(_,E),h.restore(),gs(d,x,m)):(bs(_,E),gs(d,x,m)),(L||I||B)&&h.restore()}function gs(d,m,g){g>0&&(m instanceof Map?m.forEach((b,_)=>{
h.strokeStyle=hs=_,h.stroke(b)}):m!=null&&d&&h.stroke(m))}function bs(d,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Xr=b,h.fill(g)}):m!=null&&d&&h.fill(m)}
function Gf(d,m,g,b){let _=C[d],x;if(b<=0)x=[0,0];else{let E=_._space=_.space(o,d,m,g,b),D=_._incrs=_.incrs(o,d,m,g,b,E);x=Cg(m,g,D,b,E)}return _._found=x}function Ua(d,m,g,b,_,x,E,D,L,I){
let j=E%2/2;T==1&&h.translate(j,j),Ql(D,E,L,I,D),h.beginPath();let B,ie,Pe,$e,ge=_+(b==0||b==3?-x:x);g==0?(ie=_,$e=ge):(B=_,Pe=ge);for(let re=0;re<d.length;re++)
m[re]!=null&&(g==0?B=Pe=d[re]:ie=$e=d[re],h.moveTo(B,ie),h.lineTo(Pe,$e));h.stroke(),T==1&&h.translate(-j,-j)}function Qf(d){let m=!0;return C.forEach((g,b)=>{if(!g.
show)return;let _=M[g.scale];if(_.min==null){g._show&&(m=!1,g._show=!1,eo(!1));return}else g._show||(m=!1,g._show=!0,eo(!1));let x=g.side,E=x%2,{min:D,max:L}=_,
[I,j]=Gf(b,D,L,E==0?de:J);if(j==0)return;let B=_.distr==2,ie=g._splits=g.splits(o,b,D,L,I,j,B),Pe=_.distr==2?ie.map(z=>bn[z]):ie,$e=_.distr==2?bn[ie[1]]-bn[ie[0]]:
I,ge=g._values=g.values(o,g.filter(o,Pe,b,j,$e),b,j,$e);g._rotate=x==2?g.rotate(o,ge,b,j):0;let re=g._size;g._size=fn(g.size(o,ge,b,d)),re!=null&&g._size!=re&&(m=
!1)}),m}function Kf(d){let m=!0;return Vl.forEach((g,b)=>{let _=g(o,b,Sr,d);_!=sr[b]&&(m=!1),sr[b]=_}),m}function Yf(){for(let d=0;d<C.length;d++){let m=C[d];if(!m.
show||!m._show)continue;let g=m.side,b=g%2,_,x,E=m.stroke(o,d),D=g==0||g==3?-1:1,[L,I]=m._found;if(m.label!=null){let It=m.labelGap*D,Xt=yt((m._lpos+It)*Ee);Kl(
m.labelFont[0],E,"center",g==2?"top":uc),h.save(),b==1?(_=x=0,h.translate(Xt,yt(sn+gn/2)),h.rotate((g==3?-Us:Us)/2)):(_=yt(Kt+Ht/2),x=Xt);let $r=Zc(m.label)?m.label(
o,d,L,I):m.label;h.fillText($r,_,x),h.restore()}if(I==0)continue;let j=M[m.scale],B=b==0?Ht:gn,ie=b==0?Kt:sn,Pe=m._splits,$e=j.distr==2?Pe.map(It=>bn[It]):Pe,ge=j.
distr==2?bn[Pe[1]]-bn[Pe[0]]:L,re=m.ticks,z=m.border,Ve=re.show?re.size:0,at=yt(Ve*Ee),Tt=yt((m.alignTo==2?m._size-Ve-m.gap:m.gap)*Ee),Ne=m._rotate*-Us/180,it=S(
m._pos*Ee),Yt=(at+Tt)*D,Nt=it+Yt;x=b==0?Nt:0,_=b==1?Nt:0;let un=m.font[0],vn=m.align==1?ho:m.align==2?_i:Ne>0?ho:Ne<0?_i:b==0?"center":g==3?_i:ho,Dn=Ne||b==1?"m\
iddle":g==2?"top":uc;Kl(un,E,vn,Dn);let Zt=m.font[1]*m.lineGap,cn=Pe.map(It=>S(l(It,j,B,ie))),yn=m._values;for(let It=0;It<yn.length;It++){let Xt=yn[It];if(Xt!=
null){b==0?_=cn[It]:x=cn[It],Xt=""+Xt;let $r=Xt.indexOf(`
`)==-1?[Xt]:Xt.split(/\n/gm);for(let jt=0;jt<$r.length;jt++){let yu=$r[jt];Ne?(h.save(),h.translate(_,x+jt*Zt),h.rotate(Ne),h.fillText(yu,0,0),h.restore()):h.fillText(
yu,_,x+jt*Zt)}}}re.show&&Ua(cn,re.filter(o,$e,d,I,ge),b,g,it,at,Be(re.width*Ee,3),re.stroke(o,d),re.dash,re.cap);let On=m.grid;On.show&&Ua(cn,On.filter(o,$e,d,I,
ge),b,b==0?2:1,b==0?sn:Kt,b==0?gn:Ht,Be(On.width*Ee,3),On.stroke(o,d),On.dash,On.cap),z.show&&Ua([it],[1],b==0?1:0,b==0?1:2,b==1?sn:Kt,b==1?gn:Ht,Be(z.width*Ee,
3),z.stroke(o,d),z.dash,z.cap)}$t("drawAxes")}function eo(d){w.forEach((m,g)=>{g>0&&(m._paths=null,d&&(s==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,
b.max=null})))})}let vs=!1,Wa=!1,Io=[];function Zf(){Wa=!1;for(let d=0;d<Io.length;d++)$t(...Io[d]);Io.length=0}function to(){vs||(vh(tu),vs=!0)}function Xf(d,m=!1){
vs=!0,Wa=m,d(o),tu(),m&&Io.length>0&&queueMicrotask(Zf)}o.batch=Xf;function tu(){if(Da&&(Wf(),Da=!1),Gr&&(Nf(),Gr=!1),ps){if(Ge(v,ho,Fe),Ge(v,"top",bt),Ge(v,Yo,
de),Ge(v,Zo,J),Ge(k,ho,Fe),Ge(k,"top",bt),Ge(k,Yo,de),Ge(k,Zo,J),Ge(p,Yo,Un),Ge(p,Zo,vr),f.width=yt(Un*Ee),f.height=yt(vr*Ee),C.forEach(({_el:d,_show:m,_size:g,
_pos:b,side:_})=>{if(d!=null)if(m){let x=_===3||_===0?g:0,E=_%2==1;Ge(d,E?"left":"top",b-x),Ge(d,E?"width":"height",g),Ge(d,E?"top":"left",E?bt:Fe),Ge(d,E?"heig\
ht":"width",E?J:de),Mi(d,Or)}else en(d,Or)}),hs=Xr=Ra=qa=Na=Ia=ja=Ja=La=null,zt=1,Bo(!0),Fe!=Vr||bt!=yr||de!=Tn||J!=_r){eo(!1);let d=de/Tn,m=J/_r;if(Lt&&!wr&&H.
left>=0){H.left*=d,H.top*=m,no&&An(no,yt(H.left),0,de,J),ro&&An(ro,0,yt(H.top),de,J);for(let g=0;g<ln.length;g++){let b=ln[g];b!=null&&(Yr[g]*=d,Zr[g]*=m,An(b,fn(
Yr[g]),fn(Zr[g]),de,J))}}if(ze.show&&!fs&&ze.left>=0&&ze.width>0){ze.left*=d,ze.width*=d,ze.top*=m,ze.height*=m;for(let g in Ka)Ge(ao,g,ze[g])}Vr=Fe,yr=bt,Tn=de,
_r=J}$t("setSize"),ps=!1}Un>0&&vr>0&&(h.clearRect(0,0,f.width,f.height),$t("drawClear"),V.forEach(d=>d()),$t("draw")),ze.show&&fs&&(ys(ze),fs=!1),Lt&&wr&&(Cr(null,
!0,!1),wr=!1),he.show&&he.live&&an&&(Ga(),an=!1),c||(c=!0,o.status=1,$t("ready")),No=!1,vs=!1}o.redraw=(d,m)=>{Gr=m||!1,d!==!1?ir(N,q.min,q.max):to()};function Ha(d,m){
let g=M[d];if(g.from==null){if(Mt==0){let b=g.range(o,m.min,m.max,d);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(Mt>1&&m.min!=null&&
m.max!=null&&m.max-m.min<1e-16)return;d==N&&g.distr==2&&Mt>0&&(m.min=xn(m.min,t[0]),m.max=xn(m.max,t[0]),m.min==m.max&&m.max++),Y[d]=m,Da=!0,to()}}o.setScale=Ha;
let za,Va,no,ro,nu,ru,oo,so,ou,su,He,Ze,ar=!1,Et=H.drag,xt=Et.x,Ct=Et.y;Lt&&(H.x&&(za=pn(Fm,k)),H.y&&(Va=pn(Um,k)),q.ori==0?(no=za,ro=Va):(no=Va,ro=za),He=H.left,
Ze=H.top);let ze=o.select=ht({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ao=ze.show?pn(Bm,ze.over?k:v):null;function ys(d,m){if(ze.show){for(let g in d)
ze[g]=d[g],g in Ka&&Ge(ao,g,d[g]);m!==!1&&$t("setSelect")}}o.setSelect=ys;function em(d){if(w[d].show)gt&&Mi(tt[d],Or);else if(gt&&en(tt[d],Or),Lt){let g=Kr?ln[0]:
ln[d];g!=null&&An(g,-10,-10,de,J)}}function ir(d,m,g){Ha(d,{min:m,max:g})}function Mn(d,m,g,b){m.focus!=null&&sm(d),m.show!=null&&w.forEach((_,x)=>{x>0&&(d==x||
d==null)&&(_.show=m.show,em(x),s==2?(ir(_.facets[0].scale,null,null),ir(_.facets[1].scale,null,null)):ir(_.scale,null,null),to())}),g!==!1&&$t("setSeries",d,m),
b&&Fo("setSeries",o,d,m)}o.setSeries=Mn;function tm(d,m){ht(F[d],m)}function nm(d,m){d.fill=ye(d.fill||null),d.dir=Te(d.dir,-1),m=m??F.length,F.splice(m,0,d)}function rm(d){
d==null?F.length=0:F.splice(d,1)}o.addBand=nm,o.setBand=tm,o.delBand=rm;function om(d,m){w[d].alpha=m,Lt&&ln[d]!=null&&(ln[d].style.opacity=m),gt&&tt[d]&&(tt[d].
style.opacity=m)}let Wn,lr,xr,io={focus:!0};function sm(d){if(d!=xr){let m=d==null,g=Pn.alpha!=1;w.forEach((b,_)=>{if(s==1||_>0){let x=m||_==0||_==d;b._focus=m?
null:x,g&&om(_,x?1:Pn.alpha)}}),xr=d,g&&to()}}gt&&Qr&&qt(fc,De,d=>{H._lock||(kr(d),xr!=null&&Mn(null,io,!0,ft.setSeries))});function En(d,m,g){let b=M[m];g&&(d=
d/Ee-(b.ori==1?bt:Fe));let _=de;b.ori==1&&(_=J,d=_-d),b.dir==-1&&(d=_-d);let x=b._min,E=b._max,D=d/_,L=x+(E-x)*D,I=b.distr;return I==3?vo(10,L):I==4?ah(L,b.asinh):
I==100?b.bwd(L):L}function am(d,m){let g=En(d,N,m);return xn(g,t[0],kt,St)}o.valToIdx=d=>xn(d,t[0]),o.posToIdx=am,o.posToVal=En,o.valToPos=(d,m,g)=>M[m].ori==0?
a(d,M[m],g?Ht:de,g?Kt:0):i(d,M[m],g?gn:J,g?sn:0),o.setCursor=(d,m,g)=>{He=d.left,Ze=d.top,Cr(null,m,g)};function au(d,m){Ge(ao,ho,ze.left=d),Ge(ao,Yo,ze.width=m)}
function iu(d,m){Ge(ao,"top",ze.top=d),Ge(ao,Zo,ze.height=m)}let jo=q.ori==0?au:iu,Jo=q.ori==1?au:iu;function im(){if(gt&&he.live)for(let d=s==2?1:0;d<w.length;d++){
if(d==0&&on)continue;let m=he.values[d],g=0;for(let b in m)$n[d][g++].firstChild.nodeValue=m[b]}}function Ga(d,m){if(d!=null&&(d.idxs?d.idxs.forEach((g,b)=>{qe[b]=
g}):ch(d.idx)||qe.fill(d.idx),he.idx=qe[0]),gt&&he.live){for(let g=0;g<w.length;g++)(g>0||s==1&&!on)&&lm(g,qe[g]);im()}an=!1,m!==!1&&$t("setLegend")}o.setLegend=
Ga;function lm(d,m){let g=w[d],b=d==0&&fe==2?bn:t[d],_;on?_=g.values(o,d,m)??or:(_=g.value(o,m==null?null:b[m],d,m),_=_==null?or:{_}),he.values[d]=_}function Cr(d,m,g){
ou=He,su=Ze,[He,Ze]=H.move(o,He,Ze),H.left=He,H.top=Ze,Lt&&(no&&An(no,yt(He),0,de,J),ro&&An(ro,0,yt(Ze),de,J));let b,_=kt>St;Wn=Je,lr=null;let x=q.ori==0?de:J,E=q.
ori==1?de:J;if(He<0||Mt==0||_){b=H.idx=null;for(let D=0;D<w.length;D++){let L=ln[D];L!=null&&An(L,-10,-10,de,J)}Qr&&Mn(null,io,!0,d==null&&ft.setSeries),he.live&&
(qe.fill(b),an=!0)}else{let D,L,I;s==1&&(D=q.ori==0?He:Ze,L=En(D,N),b=H.idx=xn(L,t[0],kt,St),I=W(t[0][b],q,x,0));let j=-10,B=-10,ie=0,Pe=0,$e=!0,ge="",re="";for(let z=s==
2?1:0;z<w.length;z++){let Ve=w[z],at=qe[z],Tt=at==null?null:s==1?t[z][at]:t[z][1][at],Ne=H.dataIdx(o,z,b,L),it=Ne==null?null:s==1?t[z][Ne]:t[z][1][Ne];if(an=an||
it!=Tt||Ne!=at,qe[z]=Ne,z>0&&Ve.show){let Yt=Ne==null?-10:Ne==b?I:W(s==1?t[0][Ne]:t[z][0][Ne],q,x,0),Nt=it==null?-10:ae(it,s==1?M[Ve.scale]:M[Ve.facets[1].scale],
E,0);if(Qr&&it!=null){let un=q.ori==1?He:Ze,vn=_t(Pn.dist(o,z,Ne,Nt,un));if(vn<Wn){let Dn=Pn.bias;if(Dn!=0){let Zt=En(un,Ve.scale),cn=it>=0?1:-1,yn=Zt>=0?1:-1;yn==
cn&&(yn==1?Dn==1?it>=Zt:it<=Zt:Dn==1?it<=Zt:it>=Zt)&&(Wn=vn,lr=z)}else Wn=vn,lr=z}}if(an||Kr){let un,vn;q.ori==0?(un=Yt,vn=Nt):(un=Nt,vn=Yt);let Dn,Zt,cn,yn,On,
It,Xt=!0,$r=Dt.bbox;if($r!=null){Xt=!1;let jt=$r(o,z);cn=jt.left,yn=jt.top,Dn=jt.width,Zt=jt.height}else cn=un,yn=vn,Dn=Zt=Dt.size(o,z);if(It=Dt.fill(o,z),On=Dt.
stroke(o,z),Kr)z==lr&&Wn<=Pn.prox&&(j=cn,B=yn,ie=Dn,Pe=Zt,$e=Xt,ge=It,re=On);else{let jt=ln[z];jt!=null&&(Yr[z]=cn,Zr[z]=yn,_c(jt,Dn,Zt,Xt),vc(jt,It,On),An(jt,fn(
cn),fn(yn),de,J))}}}}if(Kr){let z=Pn.prox,Ve=xr==null?Wn<=z:Wn>z||lr!=xr;if(an||Ve){let at=ln[0];at!=null&&(Yr[0]=j,Zr[0]=B,_c(at,ie,Pe,$e),vc(at,ge,re),An(at,fn(
j),fn(B),de,J))}}}if(ze.show&&ar)if(d!=null){let[D,L]=ft.scales,[I,j]=ft.match,[B,ie]=d.cursor.sync.scales,Pe=d.cursor.drag;if(xt=Pe._x,Ct=Pe._y,xt||Ct){let{left:$e,
top:ge,width:re,height:z}=d.select,Ve=d.scales[B].ori,at=d.posToVal,Tt,Ne,it,Yt,Nt,un=D!=null&&I(D,B),vn=L!=null&&j(L,ie);un&&xt?(Ve==0?(Tt=$e,Ne=re):(Tt=ge,Ne=
z),it=M[D],Yt=W(at(Tt,B),it,x,0),Nt=W(at(Tt+Ne,B),it,x,0),jo(Cn(Yt,Nt),_t(Nt-Yt))):jo(0,x),vn&&Ct?(Ve==1?(Tt=$e,Ne=re):(Tt=ge,Ne=z),it=M[L],Yt=ae(at(Tt,ie),it,E,
0),Nt=ae(at(Tt+Ne,ie),it,E,0),Jo(Cn(Yt,Nt),_t(Nt-Yt))):Jo(0,E)}else Ya()}else{let D=_t(ou-nu),L=_t(su-ru);if(q.ori==1){let ie=D;D=L,L=ie}xt=Et.x&&D>=Et.dist,Ct=
Et.y&&L>=Et.dist;let I=Et.uni;I!=null?xt&&Ct&&(xt=D>=I,Ct=L>=I,!xt&&!Ct&&(L>D?Ct=!0:xt=!0)):Et.x&&Et.y&&(xt||Ct)&&(xt=Ct=!0);let j,B;xt&&(q.ori==0?(j=oo,B=He):(j=
so,B=Ze),jo(Cn(j,B),_t(B-j)),Ct||Jo(0,E)),Ct&&(q.ori==1?(j=oo,B=He):(j=so,B=Ze),Jo(Cn(j,B),_t(B-j)),xt||jo(0,x)),!xt&&!Ct&&(jo(0,0),Jo(0,0))}if(Et._x=xt,Et._y=Ct,
d==null){if(g){if(vu!=null){let[D,L]=ft.scales;ft.values[0]=D!=null?En(q.ori==0?He:Ze,D):null,ft.values[1]=L!=null?En(q.ori==1?He:Ze,L):null}Fo(wi,o,He,Ze,de,J,
b)}if(Qr){let D=g&&ft.setSeries,L=Pn.prox;xr==null?Wn<=L&&Mn(lr,io,!0,D):Wn>L?Mn(null,io,!0,D):lr!=xr&&Mn(lr,io,!0,D)}}an&&(he.idx=b,Ga()),m!==!1&&$t("setCursor")}
let ur=null;Object.defineProperty(o,"rect",{get(){return ur==null&&Bo(!1),ur}});function Bo(d=!1){d?ur=null:(ur=k.getBoundingClientRect(),$t("syncRect",ur))}function lu(d,m,g,b,_,x,E){
H._lock||ar&&d!=null&&d.movementX==0&&d.movementY==0||(Qa(d,m,g,b,_,x,E,!1,d!=null),d!=null?Cr(null,!0,!0):Cr(m,!0,!1))}function Qa(d,m,g,b,_,x,E,D,L){if(ur==null&&
Bo(!1),kr(d),d!=null)g=d.clientX-ur.left,b=d.clientY-ur.top;else{if(g<0||b<0){He=-10,Ze=-10;return}let[I,j]=ft.scales,B=m.cursor.sync,[ie,Pe]=B.values,[$e,ge]=B.
scales,[re,z]=ft.match,Ve=m.axes[0].side%2==1,at=q.ori==0?de:J,Tt=q.ori==1?de:J,Ne=Ve?x:_,it=Ve?_:x,Yt=Ve?b:g,Nt=Ve?g:b;if($e!=null?g=re(I,$e)?l(ie,M[I],at,0):-10:
g=at*(Yt/Ne),ge!=null?b=z(j,ge)?l(Pe,M[j],Tt,0):-10:b=Tt*(Nt/it),q.ori==1){let un=g;g=b,b=un}}L&&(m==null||m.cursor.event.type==wi)&&((g<=1||g>=de-1)&&(g=Er(g,de)),
(b<=1||b>=J-1)&&(b=Er(b,J))),D?(nu=g,ru=b,[oo,so]=H.move(o,g,b)):(He=g,Ze=b)}let Ka={width:0,height:0,left:0,top:0};function Ya(){ys(Ka,!1)}let uu,cu,du,pu;function fu(d,m,g,b,_,x,E){
ar=!0,xt=Ct=Et._x=Et._y=!1,Qa(d,m,g,b,_,x,E,!0,!1),d!=null&&(qt(ki,Ti,mu,!1),Fo(dc,o,oo,so,de,J,null));let{left:D,top:L,width:I,height:j}=ze;uu=D,cu=L,du=I,pu=j}
function mu(d,m,g,b,_,x,E){ar=Et._x=Et._y=!1,Qa(d,m,g,b,_,x,E,!1,!0);let{left:D,top:L,width:I,height:j}=ze,B=I>0||j>0,ie=uu!=D||cu!=L||du!=I||pu!=j;if(B&&ie&&ys(
ze),Et.setScale&&B&&ie){let Pe=D,$e=I,ge=L,re=j;if(q.ori==1&&(Pe=L,$e=j,ge=D,re=I),xt&&ir(N,En(Pe,N),En(Pe+$e,N)),Ct)for(let z in M){let Ve=M[z];z!=N&&Ve.from==
null&&Ve.min!=Je&&ir(z,En(ge+re,z),En(ge,z))}Ya()}else H.lock&&(H._lock=!H._lock,Cr(m,!0,d!=null));d!=null&&(zr(ki,Ti),Fo(ki,o,He,Ze,de,J,null))}function um(d,m,g,b,_,x,E){
if(H._lock)return;kr(d);let D=ar;if(ar){let L=!0,I=!0,j=10,B,ie;q.ori==0?(B=xt,ie=Ct):(B=Ct,ie=xt),B&&ie&&(L=He<=j||He>=de-j,I=Ze<=j||Ze>=J-j),B&&L&&(He=He<oo?0:
de),ie&&I&&(Ze=Ze<so?0:J),Cr(null,!0,!0),ar=!1}He=-10,Ze=-10,qe.fill(null),Cr(null,!0,!0),D&&(ar=D)}function hu(d,m,g,b,_,x,E){H._lock||(kr(d),Aa(),Ya(),d!=null&&
Fo(mc,o,He,Ze,de,J,null))}function gu(){C.forEach($g),Oa(o.width,o.height,!0)}Ar(Ws,bo,gu);let lo={};lo.mousedown=fu,lo.mousemove=lu,lo.mouseup=mu,lo.dblclick=hu,
lo.setSeries=(d,m,g,b)=>{let _=ft.match[2];g=_(o,m,g),g!=-1&&Mn(g,b,!0,!1)},Lt&&(qt(dc,k,fu),qt(wi,k,lu),qt(pc,k,d=>{kr(d),Bo(!1)}),qt(fc,k,um),qt(mc,k,hu),Li.add(
o),o.syncRect=Bo);let _s=o.hooks=e.hooks||{};function $t(d,m,g){Wa?Io.push([d,m,g]):d in _s&&_s[d].forEach(b=>{b.call(null,o,m,g)})}(e.plugins||[]).forEach(d=>{
for(let m in d.hooks)_s[m]=(_s[m]||[]).concat(d.hooks[m])});let bu=(d,m,g)=>g,ft=ht({key:null,setSeries:!1,filters:{pub:Cc,sub:Cc},scales:[N,w[1]?w[1].scale:null],
match:[$c,$c,bu],values:[null,null]},H.sync);ft.match.length==2&&ft.match.push(bu),H.sync=ft;let vu=ft.key,Za=kd(vu);function Fo(d,m,g,b,_,x,E){ft.filters.pub(d,
m,g,b,_,x,E)&&Za.pub(d,m,g,b,_,x,E)}Za.sub(o);function cm(d,m,g,b,_,x,E){ft.filters.sub(d,m,g,b,_,x,E)&&lo[d](null,m,g,b,_,x,E)}o.pub=cm;function dm(){Za.unsub(
o),Li.delete(o),br.clear(),Ei(Ws,bo,gu),u.remove(),De?.remove(),$t("destroy")}o.destroy=dm;function Xa(){$t("init",e,t),Gl(t||e.data,!1),Y[N]?Ha(N,Y[N]):Aa(),fs=
ze.show&&(ze.width>0||ze.height>0),wr=an=!0,Oa(e.width,e.height)}return w.forEach(zl),C.forEach(Uf),r?r instanceof HTMLElement?(r.appendChild(u),Xa()):r(o,Xa):Xa(),
o}wt.assign=ht;wt.fmtNum=Fi;wt.rangeNum=Hs;wt.rangeLog=Gs;wt.rangeAsinh=Ji;wt.orient=Lr;wt.pxRatio=Ee;wt.join=bh;wt.fmtDate=Wi,wt.tzDate=Ph;wt.sync=kd;{wt.addGap=
cg,wt.clipGaps=Ys;let e=wt.paths={points:Pd};e.linear=Ed,e.stepped=fg,e.bars=mg,e.spline=gg}var Tg=0;function n(e,t,r,o,s,a){t||(t={});var i,l,c=t;if("ref"in c)for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:r,ref:i,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Tg,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)c[l]===void 0&&(c[l]=i[l]);return xe.
vnode&&xe.vnode(u),u}var Pg=160,Rd=5;function ta(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Mg(e,t){let r=rt(e*1e3);return t>=7*86400?r.
slice(0,7):t>=86400?r.slice(5,10):r.slice(11,16)}var Eg=wt.paths.bars?.({size:[.7,24,1],radius:.15}),qd=e=>e.kind==="bar"||e.kind==="front";function Ld({times:e,
series:t,running:r}){let o=e.length-1;return[e,...t.map(s=>s.values.map((a,i)=>r&&i===o&&o>0?null:a))]}function Dg(e,{times:t,series:r,step:o,running:s}){let a=t.
length-1;if(!s||a<1)return;let{ctx:i,bbox:l}=e,c=h=>e.valToPos(h,"x",!0),u=h=>e.valToPos(h,"y",!0),f=Math.min(24*devicePixelRatio,.7*(c(o)-c(0)));i.save(),i.beginPath(),
i.rect(l.left,l.top,l.width,l.height),i.clip(),i.lineWidth=1.5*devicePixelRatio,i.setLineDash([3*devicePixelRatio,3*devicePixelRatio]);for(let h of r){let p=h.values[a],
v=h.values[a-1];p!==null&&(i.strokeStyle=ta(`--s-${h.tone}`),i.beginPath(),qd(h)?p>0&&i.rect(c(t[a])-f/2,u(p),f,u(0)-u(p)):v!==null&&(i.moveTo(c(t[a-1]),u(v)),i.
lineTo(c(t[a]),u(p))),i.stroke())}i.restore()}function Og(e,t,r){let o=ta(`--s-${e.tone}`),s=qd(e);return{label:e.name,stroke:o,width:s?0:1.5,dash:e.kind==="das\
hed"?[4,4]:void 0,fill:e.kind==="bar"?`${o}99`:e.kind==="front"?o:void 0,paths:s?Eg:void 0,points:{show:!1},spanGaps:!s,value:(a,i,l,c)=>{let{series:u,show:f=P}=r();
if(c==null)return u[t].rest;let h=u[t].values[c];return h==null?"–":f(h)}}}function Yi(e){let t=se(null),r=se(null),o=se(e);o.current=e;let{height:s=220,step:a,
label:i}=e;return be(()=>{let l=t.current;if(l===null)return;let c=()=>l.clientWidth<500?Pg:s,u=(k,T)=>{let{times:S,pick:y}=o.current,w=k.posToIdx(T);y&&S[w]!==
void 0&&y(new Date(S[w]*1e3),new Date((S[w]+o.current.step)*1e3))},f=()=>{r.current?.destroy();let k={stroke:ta("--faint"),grid:{stroke:ta("--grid"),width:1},ticks:{
show:!1},font:"12px system-ui, sans-serif"};r.current=new wt({width:l.clientWidth,height:c(),padding:[8,24,0,0],tzDate:T=>Vt.value?wt.tzDate(new Date(T*1e3),"Et\
c/UTC"):new Date(T*1e3),cursor:{points:{size:6},drag:{x:o.current.zoom!==void 0,y:!1,setScale:!1},sync:{key:"times"}},legend:{live:!0},scales:{x:{range:(T,S,y)=>[
S-a/2,y+a/2]},y:{range:(T,S,y)=>[0,Math.max(4,y,...o.current.series.map(w=>w.values[w.values.length-1]??0))*1.1]}},axes:[{...k,size:26,space:80,values:(T,S)=>S.
map(y=>Mg(y,a))},{...k,size:54,values:(T,S)=>S.map(y=>o.current.show?o.current.show(y):Number.isInteger(y)?P(y):"")}],series:[{},...o.current.series.map((T,S)=>Og(
T,S,()=>o.current))],hooks:{draw:[T=>Dg(T,o.current)],setSelect:[T=>{let{left:S,width:y}=T.select;y<=Rd||(T.setSelect({left:0,top:0,width:0,height:0},!1),o.current.
zoom?.(new Date(T.posToVal(S,"x")*1e3),new Date(T.posToVal(S+y,"x")*1e3)))}],ready:[T=>{let S=0;T.over.classList.toggle("pick",o.current.pick!==void 0),T.over.addEventListener(
"mousedown",y=>S=y.clientX),T.over.addEventListener("click",y=>Math.abs(y.clientX-S)<=Rd&&u(T,y.offsetX))}]}},Ld(o.current),l)};f();let h=new ResizeObserver(()=>{
r.current&&r.current.width!==l.clientWidth&&r.current.setSize({width:l.clientWidth,height:c()})});h.observe(l);let p=new MutationObserver(f);p.observe(document.
documentElement,{attributes:!0,attributeFilter:["data-theme"]});let v=matchMedia("(prefers-color-scheme: dark)");return v.addEventListener("change",f),()=>{h.disconnect(),
p.disconnect(),v.removeEventListener("change",f),r.current?.destroy(),r.current=null}},[a]),be(()=>{r.current?.setData(Ld(o.current))},[e.times,e.series]),n("di\
v",{ref:t,class:"chart",role:"img","aria-label":i})}var Co=new URL("ui/",hi).pathname;function Nd(){return new URL(location.href)}var rs=me(Nd());function Id(){rs.value=Nd()}addEventListener("popstate",Id);var Rn=Gn(
()=>{let e=rs.value.pathname;return e.startsWith(Co)?`/${e.slice(Co.length)}`:"/"}),Z=Gn(()=>rs.value.searchParams);function O(e){return Co+e.replace(/^\//,"")}
function Se(e,t=!1){let r=O(e),o=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),Id()}function mr(e){
let t=new URLSearchParams(Z.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return Rn.value+(r===""?"":`?${r}`)}function _e(e,t=!1){
Se(mr(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(Co)||t.pathname.startsWith(`${Co}assets/`)||(e.preventDefault(),
Se(t.pathname.slice(Co.length-1)+t.search))});function jd(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==
o[a])return null;return s}function le(e){return`/jobs/${encodeURIComponent(e)}`}function Re(e){return`/queues/${encodeURIComponent(e)}`}function Ln(e,t){return`${Re(
e)}/groups/${encodeURIComponent(t)}`}function qn(e){return`/channels?channel=${encodeURIComponent(e)}`}var Jd={minute:60,hour:3600,day:86400},Ag=400,Zi=[["completed","completed","bar",e=>e.completed],["failed attempts","failed","front",e=>e.failed],["pushed","que\
ued","line",e=>e.pushed]];function Xi(e,t,r){let o=(t-e)/36e5,s=(r-e)/36e5;return o<=12&&s<=48?"minute":o<=480&&s<=1440?"hour":"day"}function na({points:e,resolution:t,
queue:r,height:o,zoom:s}){let a=e.length>Ag?7:1,i=zn(()=>{let c=[],u=Zi.map(()=>[]);e.forEach((h,p)=>{if(p%a===0){c.push(Date.parse(h.at)/1e3);for(let v of u)v.
push(0)}Zi.forEach(([,,,v],k)=>u[k][c.length-1]+=v(h))});let f=Zi.map(([h,p,v],k)=>({name:h,tone:p,kind:v,values:u[k],rest:P(u[k].reduce((T,S)=>T+S,0))}));return{
times:c,series:f}},[e,a]),l=Jd[t]*a;return n(Yi,{label:`Throughput: ${i.series.map(c=>`${c.rest} ${c.name}`).join(", ")}`,...i,step:l,running:Date.now()/1e3-(i.
times[i.times.length-1]??0)<l*1.5,height:o,zoom:s,pick:(c,u)=>Se(`/jobs${et({queue:r,since:c.toISOString(),until:u.toISOString()})}`)})}var Rg=[["wait p50","que\
ued","line",e=>e.wait,"p50"],["wait p95","queued","dashed",e=>e.wait,"p95"],["run p50","completed","line",e=>e.run,"p50"],["run p95","completed","dashed",e=>e.run,
"p95"]];function Bd({view:e,height:t,zoom:r}){let o=zn(()=>{let s=e.points.map(i=>Date.parse(i.at)/1e3),a=Rg.map(([i,l,c,u,f])=>{let h=e.points.map(v=>u(v)?.count>
0?u(v)[f]:null),p=h.filter(v=>v!==null).pop();return{name:i,tone:l,kind:c,values:h,rest:p===void 0?"–":ve(p)}});return{times:s,series:a}},[e]);return n(Yi,{label:`\
How long jobs wait and run: ${o.series.map(s=>`${s.name} ${s.rest}`).join(", ")}`,...o,step:Jd[e.resolution],show:ve,height:t,zoom:r})}var oa=me(Yn("keys")!=="off"),$o=me(!1),ss=me(!1);function Ud(e){oa.value=e,wn("keys",e?"on":"off")}var os=[],ra="",Fd=0;function Ie(e){let t=se(e);t.current=e,
be(()=>(os.push(t),()=>{os.splice(os.indexOf(t),1)}),[])}function Lg(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),ss.value=!0;return}if(!oa.value||e.ctrlKey||e.metaKey||e.altKey||Lg(e.target))
return;let t=Date.now()-Fd<1500&&ra!==""?`${ra} ${e.key}`:e.key;ra="";for(let r=os.length-1;r>=0;--r){let o=os[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(ra="g",Fd=Date.now())});var Ot=me("polling"),Pt=me(!1),as=me(0),ot=me(Date.now()),aa=me(0),qg=400,Ng=50,Ig=2e3,jg=5e3,Hd=3e4,Po=null,el=0,tl=0,nl=0,rl=0;function ia(){rl=Date.now(),as.
value+=1}function Wd(){el!==0||Pt.value||(el=window.setTimeout(()=>{el=0,ia()},Math.max(0,rl+qg-Date.now())))}function To(){Po?.close(),Po=null}function zd(){if(Po!==
null||document.hidden||pt.value===null||mt.value||Pt.value||Date.now()<nl)return;let e=new EventSource(ne("v1/events"));Po=e,e.addEventListener("open",()=>Ot.value=
"live"),e.addEventListener("transition",()=>{tl+=1,Wd()}),e.addEventListener("reset",()=>{nl=Date.now()+Hd,To(),Wd()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&To(),Ot.value==="live"&&(Ot.value="polling")})}setInterval(()=>{if(ot.value=Date.now()+gi.value,tl>Ng&&(nl=Date.now()+Hd,To()),tl=0,Pt.value){
To(),Ot.value="paused";return}if(document.hidden)return To();zd(),Po===null||Po.readyState!==EventSource.OPEN?Ot.value!=="lost"&&(Ot.value="polling"):Ot.value="\
live";let e=Ot.value==="live"?jg:Ig;Date.now()-rl>=e&&ia()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?To():ia()});Qn(()=>{pt.value!==
null&&zd()});function U(e,t,r=!1,o=0){let[s,a]=A({key:e,value:null,problem:null,at:0}),i=se(null),l=se(t);l.current=t;let c=se({until:0,failures:0}),u=se(o);u.current=
o;let f=se(0),h=se(k=>{let T=new AbortController;i.current=T,f.current=Date.now(),l.current(T.signal).then(S=>{T.signal.aborted||(c.current={until:0,failures:0},
aa.value=Date.now(),Ot.value==="lost"&&(Ot.value="polling"),a({key:k,value:S,problem:null,at:Date.now()}))}).catch(S=>{if(T.signal.aborted)return;let y=S instanceof
dn?S:new dn(0,"page","The page could not show the answer",String(S),0),w=c.current.failures+1,C=Math.min(3e4,1e3*2**w)*(.75+Math.random()/2);c.current={until:Date.
now()+Math.max(y.retryAfter*1e3,C),failures:w},y.status===0&&(Ot.value="lost"),a(M=>({key:k,value:M.key===k?M.value:null,problem:y,at:M.at}))}).finally(()=>{i.current===
T&&(i.current=null)})});be(()=>(i.current?.abort(),c.current={until:0,failures:0},h.current(e),()=>i.current?.abort()),[e]);let p=se(r);p.current=r,be(()=>as.subscribe(
k=>{k===0||i.current!==null||p.current||mt.peek()||k!==Vd&&Date.now()-f.current<u.current||Date.now()>=c.current.until&&h.current(e)}),[e]),be(()=>mt.subscribe(
k=>{!k&&i.current===null&&c.current.failures>0&&h.current(e)}),[e]);let v=s.key===e?s:{...s,value:null,problem:null};return{value:v.value,problem:v.problem,at:v.
at,reload:()=>{i.current?.abort(),h.current(e)}}}var Jg=3e3,sa={at:0,value:Promise.resolve([])};function Nn(){if(Date.now()-sa.at<Jg)return sa.value;let e=R("v1\
/workers").then(t=>t.workers);return sa={at:Date.now(),value:e},e.catch(()=>sa={at:0,value:Promise.resolve([])}),e}var Vd=0;function qr(){Vd=as.value+1,ia()}async function ol(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function Le({text:e,label:t="Copy"}){let[r,o]=A(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),ol(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function X({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Le,{text:e,label:"Copy the command"})]})}function pe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function We({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,t?` · what you see is from ${rt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(Le,{text:Ue(o),label:"Copy as curl"}),n("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function ut({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}function er({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:i}){let[l,c]=A(-1),u=se(-1),f=se(null),h=y=>{let w=Math.max(0,Math.min(e.length-1,u.current+
y));u.current=w,c(w),f.current?.rows[w]?.scrollIntoView({block:"nearest"}),f.current?.rows[w]?.querySelector(".main a")?.focus({preventScroll:!0})},p=se(-1),v=(y,w=!1)=>{
let C=e[y];if(!s||C===void 0)return;let M=new Set(s.chosen);if(w&&p.current>=0){let[F,N]=[Math.min(p.current,y),Math.max(p.current,y)];for(let oe of e.slice(F,N+
1))M.add(r(oe))}else M.delete(r(C))||M.add(r(C));p.current=y,s.set(M)},k=e.length>0&&e.every(y=>s?.chosen.has(r(y))),T=()=>s?.set(k?new Set:new Set(e.map(r)));Ie(
{j:()=>h(1),k:()=>h(-1),Enter:()=>{let y=e[u.current];y!==void 0&&o&&Se(o(y))},...s?{x:()=>v(u.current),X:()=>v(u.current,!0),a:T}:{}});let S=t.some(y=>y.head);
return n("table",{class:a,children:[S&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:k,onClick:T})}),t.map((y,w)=>n("th",{class:y.kind==="main"?void 0:y.kind,"aria-sort":y.sort,children:y.head},w))]})}),n("tbody",{ref:f,children:e.
map((y,w)=>n("tr",{class:`${w===l?"at":""}${i?.has(r(y))?" gone":""}`,"aria-selected":s?.chosen.has(r(y)),children:[s&&n("td",{class:"check",children:n("input",
{type:"checkbox","aria-label":`Select ${r(y)}`,checked:s.chosen.has(r(y)),onClick:C=>v(w,C.shiftKey)})}),t.map((C,M)=>n("td",{class:C.kind,"data-label":C.label,
children:C.cell(y)},M))]},r(y)))})]})}function Gd(e,t,r){let[o,s]=A(!1),a=se({key:r,rows:e}),i=o&&a.current.key===r&&a.current.rows.length>0,l=new Map(e.map(f=>[
t(f),f])),c=i?a.current.rows.map(f=>l.get(t(f))??f):e;a.current={key:r,rows:c};let u=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(f=>!l.has(f))),
news:e.filter(f=>!u.has(t(f))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Nr({note:e,cursor:t,next:r,words:o=["Ne\
west","Older"],children:s}){let a=()=>_e({cursor:r});return Ie({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n($,{children:[n("button",{type:"button",disabled:!t,onClick:()=>_e({cursor:void 0}),children:o[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function In({from:e,member:t,filter:r={},order:o,words:s,limit:a=50,none:i,unmatched:l="\
Nothing matches",...c}){let u=Z.value.get("cursor")??void 0,f=e+et({...r,limit:a,cursor:u}),h=U(f,S=>R(f,{signal:S})),p=h.value,v=h.problem&&n(We,{problem:h.problem,
at:h.at,retry:h.reload,path:f});if(p===null)return v||n(ut,{});let k=p[t],T=Object.values(r).some(Boolean);return k.length===0&&!p.cursor&&!u?n($,{children:[v,T?
n(pe,{title:l,children:n("button",{type:"button",onClick:()=>_e(Object.fromEntries(Object.keys(r).map(y=>[y,void 0]))),children:"Clear filters"})}):i]}):n($,{children:[
v,n("div",{class:"card flush",children:[k.length>0&&n(er,{rows:k,...c}),n(Nr,{note:k.length===0?"this page is empty, more may follow":`${P(k.length)} on this pa\
ge, ${o}`,cursor:u,next:p.cursor,words:s,children:n(Le,{text:Ue(f),label:"Copy as curl"})})]})]})}function is({states:e,chosen:t,counts:r,toggle:o}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(
s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function hr({states:e}){let t=Z.value.get("state")??"";return n(is,{states:e,chosen:[
t],toggle:r=>_e({state:r===t?void 0:r,cursor:void 0})})}function ee({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Mr.value?rt(r):ic(r,ot.value);return n("time",{dateTime:e,
title:`${rt(r,!1)}
${rt(r,!0)}`,onClick:t?void 0:js,children:o})}function Gt({value:e}){return e?n("span",{title:e>=1e6?Jt(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function gr({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function la({
values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,i)=>`${(i*o).toFixed(1)},${(18-16*a/r).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function Qd({hours:e}){let t=Math.floor(
ot.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let i=Math.floor(Date.parse(a.at)/36e5)-t;i>=0&&i<24&&(r[i]+=a.count)}let o=Math.max(1,...r),s=`${P(
r.reduce((a,i)=>a+i,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),r.map(
(a,i)=>n("rect",{x:i*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},i))]})}var At={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};At.
active=At.running;At.paused=At.suspended;At.skipped=At.terminated;At.pending=At.queued;At.delivering=At.running;At.delivered=At.completed;At.cancelled=At.terminated;
function rn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:At[e]??At.queued})}function Ae({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(rn,{state:e}),e]})}var Mo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var sl=null,Ir=null;function Kd(e){sl={page:Rn.value+rs.value.search,ids:e}}function Yd(e){sl?.ids.includes(e)&&(Ir=sl);let t=Ir?.ids.indexOf(e)??-1;return Ir===
null||t<0?null:{list:Ir.page,at:t+1,of:Ir.ids.length,before:Ir.ids[t-1],after:Ir.ids[t+1]}}function ll(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function Bg({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=ll(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(gr,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:kn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function Fg(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var ul={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:O(le(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(Le,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Bg,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Ae,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:O(Re(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(ee,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(ee,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(ee,
{at:e.ended_at})},when:{head:"When",kind:"end when",cell:e=>n(ee,{at:Fg(e)})}},al=Object.keys(ul).filter(e=>e!=="job"),Zd=["state","queue","attempt","when"],jr=me(
(Yn("columns")?.split(",")??Zd).filter(e=>al.includes(e)));function Xd(){let e=t=>{jr.value=al.filter(r=>t.includes(r)),wn("columns",jr.value.join(","))};return n(
"fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),al.map(t=>n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:jr.
value.includes(t),onClick:()=>e(jr.value.includes(t)?jr.value.filter(r=>r!==t):[...jr.value,t])}),ul[t].head]},t)),n("label",{class:"check-label",children:[n("i\
nput",{type:"checkbox",checked:Mr.value,onClick:js}),"times as dates"]}),n("button",{type:"button",class:"link",onClick:()=>e(Zd),children:"as usual"})]})}var il=new Set;
function cl(){return[...il].sort()}function jn({jobs:e,selection:t,queue:r=!0,gone:o}){let s=e.map(i=>i.id);be(()=>{Kd(s);for(let i of e)il.size<200&&il.add(i.type)},
[s.join()]);let a=["job",...jr.value.filter(i=>r||i!=="queue")].map(i=>ul[i]);return n(er,{rows:e,columns:a,id:i=>i.id,page:i=>le(i.id),selection:t,gone:o,kind:"\
jobs"})}function ue({title:e,tools:t,children:r,sub:o}){return n($,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",
{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Eo({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",
role:"group","aria-label":e,children:t.map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function st({rows:e}){return n(
"dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function Jn({
tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:O(r(o)),"aria-current":o===t?"page":void 0,children:[
s,a!==void 0&&n("span",{class:"pill",children:P(a)})]},o))})}function Q({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var ep=15,Ug=3e4,Wg=4,pl=new Map,tp=[],dl=0;function np(){for(;dl<Wg;){let e=tp.shift();if(e===void 0)return;dl+=1,e().finally(()=>{dl-=1,np()})}}async function Hg(e){
let t=new Date(Date.now()-ep*6e4).toISOString(),{points:r}=await R(`v1/stats/history${et({queue:e,resolution:"minute",from:t})}`),o=r.slice(0,-1).map(s=>s.completed);
return pl.set(e,{at:Date.now(),values:o}),o}function rp({queue:e}){let t=se(null),[r,o]=A(pl.get(e)?.values??null);return be(()=>{let s=!1,a=!1,i=!1,l=()=>{!s||
a||Date.now()-(pl.get(e)?.at??0)<Ug||(a=!0,tp.push(async()=>{i||await Hg(e).then(o,()=>{}),a=!1}),np())},c=new IntersectionObserver(([f])=>{s=f.isIntersecting,l()});
t.current&&c.observe(t.current);let u=as.subscribe(l);return()=>{i=!0,c.disconnect(),u()}},[e]),n("span",{ref:t,class:"spark-place",children:r&&r.some(s=>s>0)&&
n(la,{values:r,label:`completed a minute, the last ${ep} minutes: at most ${P(Math.max(...r))}`})})}var tr=me(null),zg=6e4,Vg=5e3,ml=0,ua=null,ap=0,op=Number.NEGATIVE_INFINITY;function sp(e,t){let r=JSON.parse(e.data),o=t||tr.value===null?new Map:new Map(tr.value.
queues),s=Date.parse(r.now);for(let a of r.queues)o.set(a.queue,{...a,at:s});ap=Date.now(),tr.value={now:s,totals:r.totals,queues:o}}function fl(){ua?.close(),ua=
null,tr.value=null}function ca(){if(!(ml>0&&!document.hidden&&!mt.value&&!Pt.value))return fl();if(ua!==null||Date.now()-op<zg)return;let t=new EventSource(ne("\
v1/stats/stream?every=1s"));ua=t,t.addEventListener("stats",r=>sp(r,!0)),t.addEventListener("changes",r=>tr.value!==null&&sp(r,!1)),t.addEventListener("reset",fl),
t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED&&(op=Date.now(),fl())})}setInterval(()=>{Date.now()-ap>Vg&&(tr.value=null),ca()},1e3);document.
addEventListener("visibilitychange",ca);function ip(e,t){return t===null?e:e.map(r=>{let o=t.queues.get(r.name);if(o===void 0)return r;let s=o.oldest_age===void 0?
void 0:o.oldest_age+(t.now-o.at)/1e3;return{...r,paused:o.paused,counts:o.counts,oldest_age:s}})}function lp(){return be(()=>(ml+=1,ca(),()=>{ml-=1,ca()}),[]),tr.
value}var da=[["15m",9e5],["1h",36e5],["6h",6*36e5],["48h",48*36e5],["60d",60*864e5],["2y",730*864e5]],pa=1e4;async function Gg(e){let[t,r,o,s]=await Promise.all([R("\
v1/stats",{signal:e}),R("v1/queues",{signal:e}),Nn(),R("v1/jobs?state=dead&limit=10",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function fa(e){let[t,r]=["from","to"].map(a=>Date.parse(Z.value.get(a)??""));if(r>t)return{name:"",from:t,to:r,resolution:Xi(t,r,e)};let[o,
s]=da.find(([a])=>a===Z.value.get("range"))??da[1];return{name:o,from:e-s,to:e,resolution:Xi(e-s,e,e)}}async function Qg(e){let{name:t,from:r,to:o,resolution:s}=fa(
Date.now()),a=tr.peek()?.totals.counters,{points:i}=await R(`v1/stats/history${et({resolution:s,from:new Date(r).toISOString(),to:t?void 0:new Date(o).toISOString()})}`,
{signal:e});return{points:i,resolution:s,base:a}}function Kg({points:e,base:t},r){let o=e[e.length-1];if(t===void 0||r===void 0||o===void 0)return e;let s=a=>o[a]+
Math.max(0,r[a]-t[a]);return[...e.slice(0,-1),{...o,pushed:s("pushed"),completed:s("completed"),failed:s("failed")}]}function Yg(e){let{from:t,to:r,resolution:o}=fa(
Date.now());return R(`v1/stats/times${et({resolution:o,since:new Date(t).toISOString(),until:new Date(r).toISOString()})}`,{signal:e})}async function Zg(e){let t=new Date(
Date.now()-72e5).toISOString(),{points:r}=await R(`v1/stats/history${et({resolution:"minute",from:t})}`,{signal:e}),o=r.slice(0,-1).map(a=>a.completed),s=a=>a.reduce(
(i,l)=>i+l,0);return{minute:o[o.length-1]??0,hour:s(o.slice(-60)),before:s(o.slice(-120,-60))}}function Xg({hour:e,before:t}){if(t===0)return`${P(e)} in the las\
t hour`;let r=Math.round(100*(e-t)/t);return r===0?"as in the hour before":`${r>0?"▲":"▼"} ${r>999?"> 999":Math.abs(r)} % to the hour before`}function Do({label:e,
value:t,link:r,tone:o,note:s,title:a}){return n("a",{class:"tile",href:O(r),"data-state":o,title:a,children:[n("span",{class:"tile-label",children:e}),n("span",
{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function e0({queues:e,workers:t,stats:r}){let o=new Set(t.flatMap(i=>i.queues??
[])),s=[];for(let i of e)i.paused?s.push([i.name,"suspended","is paused"]):i.counts.queued>0&&!o.has(i.name)?s.push([i.name,"failed",`has ${Jt(i.counts.queued)}\
 waiting and no worker`]):(i.oldest_age??0)>300&&s.push([i.name,"retrying",`has waited ${ve((i.oldest_age??0)*1e3)}`]);let a=r.day;return s.length===0&&a.dead===
0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",{class:"attention",children:[a.dead>
0&&n("li",{children:[n(Ae,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:ke(a.dead,"job")})," died today"]}),a.recovered>0&&n("li",{children:[n(Ae,
{state:"retrying",quiet:!0}),ke(a.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),s.slice(0,6).map(([i,l,c])=>n("li",{children:[n("spa\
n",{class:"state quiet","data-state":l,children:n("span",{class:"dot"})}),n("a",{href:O(Re(i)),children:i})," ",c]},i)),s.length>6&&n("li",{children:n("a",{href:O(
"/queues"),children:[s.length-6," more queues"]})})]})}function t0(){return n(pe,{title:"Push your first job",children:[n(X,{text:`curl -d '{"type":"hello","pay\
load":{"name":"Ann"}}' ${ne("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(X,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queue hell\
o -- jq '{greeting: ("Hello, " + .name)}'`})]})}function n0({zoom:e}){let{resolution:t}=fa(Date.now()),r=U(`times ${Z.value.get("range")} ${Z.value.get("from")}\
 ${Z.value.get("to")}`,o=>t==="day"?Promise.resolve(null):Yg(o),!1,pa);return!r.value||r.value.points.every(o=>!o.wait?.count&&!o.run?.count)?null:n(Q,{title:"H\
ow long jobs wait and run",tools:n("span",{class:"faint",children:"half of them less than p50, 95 of 100 less than p95"}),children:n(Bd,{view:r.value,height:150,
zoom:e})})}function r0({counters:e}){let{name:t}=fa(Date.now()),[r,o]=[Z.value.get("from")??"",Z.value.get("to")??""],s=U(`history ${t} ${r} ${o}`,Qg,!1,e?pa:0),
a=zn(()=>s.value?Kg(s.value,e):[],[s.value,e]),i=(c,u)=>_e({from:c.toISOString(),to:u.toISOString()}),l=c=>_e({range:c,from:void 0,to:void 0},!0);return Ie({...Object.
fromEntries(da.map(([c],u)=>[String(u+1),()=>l(c)])),...t===""?{Escape:()=>l(Z.value.get("range")??"")}:{}}),n($,{children:[n(Q,{title:"Throughput",tools:n("div",
{class:"row",children:[t===""&&n($,{children:[n("a",{href:O(`/jobs${et({since:r,until:o})}`),children:"jobs of this time"}),n("button",{type:"button",class:"lin\
k",onClick:()=>l(Z.value.get("range")??""),children:"Zoom out"})]}),n(Eo,{label:"Range",options:da.map(([c])=>[c,c]),value:t,set:l})]}),children:s.value===null?
s.problem?n(We,{problem:s.problem,retry:s.reload}):n("div",{class:"chart-place"}):n(na,{points:a,resolution:s.value.resolution,zoom:i})}),n(n0,{zoom:i})]})}function o0({
queues:e,stats:t}){let r=[...e].sort((o,s)=>up(t,s)-up(t,o)).slice(0,8);return n(Q,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),
children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"wide",children:"Lately"}),n("th",{class:"\
end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"This hour"})]})}),n("tbody",{children:r.map(o=>n("tr",{children:[
n("td",{children:n("a",{href:O(Re(o.name)),children:o.name})}),n("td",{class:"wide",children:n(rp,{queue:o.name})}),n("td",{class:"end",children:n(Gt,{value:o.counts.
queued})}),n("td",{class:"end",children:n(Gt,{value:o.counts.running})}),n("td",{class:"end",children:n(Gt,{value:t.queues?.[o.name]?.hour.completed})})]},o.name))})]})})}
function cp(){let e=lp(),t=U("overview",Gg,!1,e?pa:0),r=U("rates",Zg,!1,pa),o=t.value;if(o===null)return n(ue,{title:"Overview",children:t.problem?n(We,{problem:t.
problem,retry:t.reload,path:"v1/stats"}):n(ut,{})});let s=e?{...o.stats,counts:e.totals.counts}:o.stats,a=ip(o.queues,e);if(s.total.pushed===0&&a.length===0)return n(
ue,{title:"Overview",children:n(t0,{})});let i=a.reduce((l,c)=>(c.oldest_age??0)>(l?.oldest_age??0)?c:l,null);return n(ue,{title:"Overview",children:[t.problem&&
n(We,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(Do,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"\
/jobs?state=queued",note:`${P(s.counts.scheduled)} scheduled`}),n(Do,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:ke(
o.workers.length,"worker")}),n(Do,{label:"Retrying",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} this hou\
r`}),n(Do,{label:"Dead",tone:"dead",value:P(s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Do,{label:"Oldest wait",value:i?.oldest_age?ve(i.oldest_age*
1e3):"–",link:i?Re(i.name):"/queues",note:i?.oldest_age?i.name:"nothing waits"}),n(Do,{label:"Completed a minute",tone:"completed",value:P(r.value?.minute),link:"\
/jobs?state=completed",note:r.value?Xg(r.value):void 0,title:r.value?`${Jt(r.value.hour)} in the last hour, ${Jt(r.value.before)} in the hour before`:void 0})]}),
n(r0,{counters:e?.totals.counters}),n("div",{class:"columns",children:[n(Q,{title:"Needs attention",children:n(e0,{queues:a,workers:o.workers,stats:s})}),n(o0,{
queues:a,stats:s})]}),o.dead.length>0&&n(Q,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),children:n(jn,{jobs:o.dead})})]})}function up(e,t){
return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Rt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(ue,{title:r,sub:o,children:e.problem?.status===404?n(pe,{title:s,children:a}):e.problem?
n(We,{problem:e.problem,retry:e.reload,path:t}):n(ut,{})})}function ct({data:e,path:t}){return e.problem&&n(We,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function s0({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(rn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function dp(){let e=U("about",async s=>{let[a,i]=await Promise.all([R("v1/nodes",{signal:s}),R("readyz",{signal:s}).catch(()=>null)]);return{nodes:a.
nodes,ready:i}}),t=pt.value,r=e.value,o=ne("").replace(/\/$/,"");return n(ue,{title:"About",children:[n(ct,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Q,{title:"This server",children:n(st,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(s0,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:ke(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ee,{at:r.nodes[0].started_at})],["Address",o]]})}),n(Q,{title:"For programs",children:[n(st,{rows:[
["API",n("a",{href:ne("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:ne("metrics"),children:"for Prometheus"})],["Health",n("a",{href:ne("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:ne("readyz"),children:"readyz"})],["Licences",n("a",{href:ne("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(X,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function Ft({title:e,close:t,wide:r,children:o}){let s=se(null);return Hu(()=>{let a=s.current,i=document.activeElement;return a?.showModal(),()=>{a?.close(),i?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var ls=me([]),a0=0;function Qe(e,t={}){let r=++a0;ls.value=[...ls.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>ls.value=ls.value.filter(
o=>o.id!==r),t.bad?8e3:4e3)}function pp(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:ls.value.map(e=>n("div",{class:e.bad?"toast\
 bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}var hl=me(null);async function gl(e,t){try{let r=await R(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),o=r&&typeof r.count==
"number"?` (${P(r.count)})`:"",s=e.undo;Qe(e.done+o,s?{undo:()=>{gl(s,_n())}}:{}),e.then?.(r)}catch(r){let o=r;Qe(`${o.title??"It failed"}: ${o.detail??String(r)}`,
{bad:!0})}qr()}var i0=5e3;async function l0(e,t,r){let o=0,s,a=0;try{do{let i={...e.body,limit:i0,cursor:s},l=await R(e.path,{method:"POST",body:i,key:`${t}-${a}`});
o+=l.count,s=l.cursor,a+=1}while(r(o)&&s!==void 0);Qe(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(i){let l=i;Qe(`${l.title??"It fai\
led"}${o>0?` after ${P(o)} jobs`:""}: ${l.detail??String(i)}`,{bad:!0})}qr()}function mn(e){let t=_n();e.confirm?hl.value={...e,key:t}:gl(e,t)}function fp(){let[
e,t]=A(""),[r,o]=A(!1),[s,a]=A(null),[i,l]=A(0),c=se(!0),u=hl.value;if(be(()=>{if(t(""),o(!1),a(null),l(0),c.current=!0,!u?.many||u.confirm?.count!==void 0)return;
let w=new AbortController;return R(u.path,{method:"POST",body:{...u.body,dry_run:!0},signal:w.signal}).then(C=>a(C)).catch(C=>{w.signal.aborted||Qe(C.detail,{bad:!0})}),
()=>w.abort()},[u]),u===null||!u.confirm)return null;let{title:f,text:h,danger:p}=u.confirm,v=u.confirm.count??s?.count,k=u.many&&v===void 0,T=p&&v!==void 0&&v>
1e3,S=!r&&!k&&(!T||e.replace(/[,. ]/g,"")===String(v)),y=()=>{c.current=!1,hl.value=null};return n(Ft,{title:f,close:y,children:n("form",{onSubmit:w=>{if(w.preventDefault(),
!S)return;o(!0),(u.many?l0(u,u.key,M=>(l(M),c.current)):gl(u,u.key)).then(y)},children:[n("p",{children:h}),u.many&&n("p",{role:"status",children:[k?n("span",{class:"\
faint",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${Jt(v??0)} ${v===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",
children:" of the first 100,000 that were looked at"}),r&&` · ${Jt(i)} done`]}),T&&n("label",{class:"field",children:["Type ",Jt(v)," to go on",n("input",{value:e,
inputMode:"numeric",onInput:w=>t(w.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),u.cli&&n(X,{text:u.
cli}),n(X,{text:Ue(u.path,u.method??"POST",u.body??(u.method==="DELETE"?void 0:{}))})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:y,
children:r&&u.many?"Stop":"Cancel"}),n("button",{type:"submit",class:p?"danger solid":"primary",disabled:!S,children:u.label})]})]})})}function te({action:e,scope:t="\
admin",why:r,danger:o,primary:s,id:a}){return Me(t)?n("button",{type:"button",id:a,class:o?"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>mn(e),
children:e.label}):null}function ma({scope:e="admin"}){return Me(e)||pt.value===null?null:n("span",{class:"faint",children:rc.value?"read-only":`changes need th\
e scope ${e}`})}var u0=262144,c0=20,bl=100;function d0({value:e}){return e instanceof Kn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function vl(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Kn?nt(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>vl(Array.isArray(
t)?void 0:o,s,r))}function mp({name:e,value:t,depth:r,looking:o}){let[s,a]=A(r<4),[i,l]=A(!1);be(()=>{o.text!==""?a(vl(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&vl(void 0,t,o.text)),u=e===void 0?null:n("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Kn)return n("div",{class:c?"json-line found":"json-line",children:[u,n(d0,{value:t})]});
let f=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${f?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[u,n("span",{class:"faint",children:f?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),u,n("span",{class:"faint",children:[f?"[":"{",s?"":
"…",s?"":f?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(i?h:h.slice(0,bl)).map(([v,k])=>n(mp,{name:v,value:k,depth:r+1,looking:o},v)),!i&&h.length>
bl&&n("button",{type:"button",class:"link",onClick:()=>l(!0),children:[h.length-bl," more"]})]})]})}var Jr=me({all:!1,turn:0});function hp(){Jr.value={all:!Jr.value.
all,turn:Jr.value.turn+1}}function Ut({title:e,value:t}){let[r,o]=A({text:"",all:!1,turn:0}),s=se(Jr.value.turn);if(be(()=>{Jr.value.turn!==s.current&&o(l=>({text:"",
all:Jr.value.all,turn:l.turn+1}))},[Jr.value]),t===void 0)return null;let a=nt(t),i=a.length<=u0;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[i&&a.split(`
`).length>c0&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:l=>o({...r,text:l.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Le,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:i?n(mp,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var p0=["pending","delivering","delivered","failed","cancelled"];function gp(e){return`/callbacks/${encodeURIComponent(e)}`}function bp(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function vp(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var f0=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",{href:O(gp(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Ae,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ee,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(te,{action:vp(e.id??""),why:bp(e)})}];function yp(){let e=Z.value.get("state")??
"",t=Z.value.get("host")??"";return Ie({"/":()=>document.getElementById("host")?.focus()}),n(ue,{title:"Callbacks",tools:e==="failed"&&n(te,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>_e({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(hr,{states:p0}),n(In,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:f0,id:r=>r.id??"",page:r=>gp(r.id??""),unmatched:"No callback matches",none:n(pe,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(X,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${ne("v1/jobs")}`})]})})]})}function _p({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=U(t,l=>R(t,{signal:l})),o=r.value,s=n("a",{href:O(
"/callbacks"),children:"Callbacks"});if(o===null)return n(Rt,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let a=o.log??[],i=o.owner;
return n(ue,{title:n($,{children:["Callback ",n(Ae,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(Le,{text:o.
id??"",label:"Copy the id"})]}),tools:n($,{children:[n(te,{action:vp(e),primary:!0,why:bp(o)}),n(te,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Se("/callbacks")}})]}),children:[
n(ct,{data:r,path:t}),n(Q,{title:"Facts",children:n(st,{rows:[["URL",o.url],["Tells that it",o.event],["Job",i?.id&&n("a",{href:O(le(i.id)),children:i.id})],["A\
ttempts",P(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&n(ee,
{at:o.next_at})]]})}),a.length>0&&n(Q,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:a.map((l,c)=>n("tr",{children:[
n("td",{children:n(ee,{at:l.at})}),n("td",{class:"end",children:l.status??"–"}),n("td",{class:"end",children:l.seconds!==void 0?`${Math.round(l.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:l.error??l.answer??""})]},c))})]})}),n(Ut,{title:"Body",value:o.body})]})}var m0=500,yl=200,h0=100;function g0(e,t){let r=se([]),o=se(0),[s,a]=A({lines:[],total:0,rate:0,open:!1});return be(()=>{let i=null,l=0,c={total:0,at:Date.now()},
u=0;r.current=[],o.current=0;let f=()=>{l=0,a(w=>({lines:Pt.value?w.lines:r.current.slice(0,yl),total:o.current,rate:u,open:i?.readyState===EventSource.OPEN}))},
h=()=>{l===0&&(l=window.setTimeout(f,h0))},p=(w,C)=>{o.current+=1,r.current=[{number:o.current,value:w,at:C},...r.current.slice(0,m0-1)],h()},v=()=>{i!==null||document.
hidden||mt.value||(i=new EventSource(ne(e)),i.addEventListener("open",h),i.addEventListener("error",h),i.addEventListener(t,w=>{let C=Qo(w.data);p(C,C.at)}),i.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},k=()=>{i?.close(),i=null},T=()=>document.hidden?k():v();document.addEventListener("visibilitychange",T);let S=mt.
subscribe(w=>w?k():v()),y=setInterval(()=>{let w=Date.now();u=(o.current-c.total)*1e3/Math.max(1,w-c.at),c={total:o.current,at:w},h()},2e3);return()=>{k(),S(),clearInterval(
y),clearTimeout(l),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function ha({title:e,path:t,event:r,
text:o,line:s}){let a=g0(t,r),[i,l]=A("");Ie({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=se(new Date),u=i.toLowerCase(),f=u===""?
a.lines:a.lines.filter(p=>p.value===null||o(p.value).toLowerCase().includes(u)),h=Pt.value?a.total-(a.lines[0]?.number??0):0;return n(Q,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:i,onInput:p=>l(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Pt.value=!Pt.value,children:Pt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[f.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${rt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:f.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:rt(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),a.total>yl&&n("p",{class:"foot",children:["The newest ",P(Math.min(yl,f.length))," of ",ke(a.total,"line")," since \
this page was opened."]})]})}var wp=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,b0=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function ga(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function v0({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(qn(
"/")),children:"/"}),t.map((r,o)=>n($,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(qn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function y0({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[r?n("a",{href:O(le(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(qn(e.channel)),children:e.channel})," ",n("code",{children:nt(e.value).replace(/\n\s*/g," ")})]})}function _0({channel:e}){let[t,r]=A('{"order"\
:17}'),[o,s]=A(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let i=e==="/pawl"||e.startsWith("/pawl/"),l=async()=>{try{let c=await R(ga(e),{method:"POST",
body:a,key:_n()});Qe(`Published; ${ke(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(Q,{title:"Publish",tools:n(ma,{scope:"push"}),children:i?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),l()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Me("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Me("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl publish ${e} '${t}'`}),n(X,{text:Ue(ga(e),"POST",a??{})})]})]})})}function kp(){
let e=Z.value.get("channel")??"/",[t,r]=A(null),o=t??e,s=!wp.test(o);return n(ue,{title:"Channels",sub:n(v0,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),Se(qn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:b0.map(([a,
i])=>n("a",{class:"chip",href:O(qn(a)),"aria-current":a===e?"page":void 0,title:i,children:a},a))}),wp.test(e)&&n($,{children:[n(ha,{title:`What is sent to ${e}`,
path:ga(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(y0,{message:a,listening:e})},e),n(_0,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(X,{text:`curl -N ${ne(ga(e))}`})]})]})]})}var nr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Oo(e){let t=nr.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var kl=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,Sp=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],_l={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function us(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function wl(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function xp(e){let t={where:[]},r=[];for(let[o]of(e??"").
matchAll(kl)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",i=o.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):_l[a]!==void 0&&i!==""?t[_l[a]]=
wl(i):r.push(wl(o))}return r.length>0&&(t.text=r.join(" ")),t}var ba=["queue","state","type","group","since","until"];function Cp(e){let t={},r=[];for(let[o]of e.
matchAll(kl)){let s=o.indexOf(":"),a=o.slice(0,s),i=wl(o.slice(s+1));!ba.includes(a)||i===""?r.push(o):a==="state"&&t.state?t.state+=`,${i}`:t[a]=i}return{...t,
q:r.join(" ")}}function Sl(e){let t=[];for(let o of ba){let s=o==="state"?e.state?.split(",")??[]:e[o]?[e[o]]:[];for(let a of s){let i=s.filter(l=>l!==a).join("\
,");t.push({text:`${o}:${us(a)}`,field:o,without:{[o]:i||void 0,...o==="queue"?{group:void 0}:{}}})}}let r=[...(e.search??"").matchAll(kl)].map(([o])=>o);return r.
forEach((o,s)=>{let a=o.slice(0,Math.max(0,o.indexOf(":"))),i=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":_l[a]??"text";t.push({text:o,field:i,without:{
q:r.filter((l,c)=>c!==s).join(" ")||void 0}})}),t}function $p(e){let{where:t,text:r,error_type:o}=xp(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==
void 0&&!e.state}function Tp(e){return Object.values(e).some(Boolean)}function xl(e){let{queue:t,state:r,type:o,group:s,until:a}=e;return{queue:t,state:r,type:o,
group:s,since:Oo(e.since),until:a,...xp(e.search)}}function Ao(e,t,r){return`v1/jobs${et({...xl(e),fields:"payload,progress",limit:t,cursor:r})}`}function Pp(e){
let t=Object.entries(xl(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r===
"state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function Mp(e){let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...xl(e),since:e.
since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join(
"")}function Dp(e,t,r){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([r],{type:t})),o.download=e,o.click(),URL.revokeObjectURL(o.href)}function Op(e,t){
Dp(e,"application/x-ndjson",t.map(r=>`${nt(r,"",!0)}
`).join(""))}var Ep=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function w0(e){
if(e==null)return"";if(typeof e!="string")return nt(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function Ap(e,t){
let r=[Ep.map(([o])=>o),...t.map(o=>Ep.map(([,s])=>w0(s(o))))];Dp(e,"text/csv",r.map(o=>`${o.join(",")}\r
`).join(""))}var k0=5;async function Cl(e,t,r,o){let s=[],a=0,i=0,l=r;do{let c=await R(Ao(e,t-s.length,l),{signal:o});s.push(...c.jobs),i+=c.looked_at??c.jobs.length,l=c.cursor,
++a}while(l!==void 0&&s.length<t&&a<k0);return{jobs:s,cursor:l,looked:i}}function S0({chosen:e,clear:t}){let r=[...e],o=(c,u,f,h=!1)=>({label:c,path:`v1/jobs/${u}`,
body:{ids:r},cli:`pawl ${u==="delete"?"rm":u} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:f,then:t,confirm:h?{title:`${c} ${ke(r.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued agai\
n"),a=o("Terminate","terminate","Asked to stop"),i=o("Delete","delete","Deleted",!0),l=Me("admin")&&r.length>0;return Ie({r:()=>l&&mn(s),T:()=>l&&mn(a),Delete:()=>l&&
mn(i),Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(te,{action:s}),n(te,{action:a}),n(te,{action:i,danger:!0}),
n("button",{type:"button",onClick:t,children:"Clear"})]})]})}var Rp=["scheduled","retrying","suspended","completed","failed","dead"],Lp=["completed","failed","d\
ead","terminated"],qp=["waiting","scheduled","queued","retrying","running","suspended"];function Br({filter:e,total:t}){let r=Pp(e);if(!Me("admin")||r===null)return null;
let o=e.state?.split(","),s=l=>o===void 0||o.some(c=>l.includes(c)),a=l=>o!==void 0&&o.every(c=>l.includes(c)),i=(l,c,u,f,h,p,v=!1)=>({label:l,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${Mp(e)}`,done:h,confirm:{title:u,text:f,danger:v,count:a(p)?t:void 0}});return n($,{children:[s(Rp)&&n(te,{action:i(
"Run all","run","Run all that match?","They are queued again.","Queued again",Rp)}),s(qp)&&n(te,{action:i("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",qp,!0),danger:!0}),s(Lp)&&n(te,{action:i("Delete all","delete","Delete all that match?","Pa\
yloads, results and errors are gone for good.","Deleted",Lp,!0),danger:!0})]})}function Bn({filter:e,total:t,queueColumn:r,empty:o,wrong:s}){let a=Z.value.get("\
cursor")??void 0,i=Number(Z.value.get("limit"))||50,[l,c]=A(new Set),[u,f]=A(!1),h=JSON.stringify([e,a,i]);be(()=>c(new Set),[h]);let p=U(`jobs ${h}`,S=>Cl(e,i,
a,S),l.size>0),v=p.value,k=p.problem?.status===422?p.problem.field:"";be(()=>s?.(k),[k]);let T=Gd(v?.jobs??[],S=>S.id,h);return v===null?p.problem?n(We,{problem:p.
problem,retry:p.reload,path:Ao(e,i)}):n(ut,{rows:8}):n($,{children:[n(ct,{data:p,path:Ao(e,i)}),v.jobs.length===0&&v.cursor===void 0?o:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(jn,{jobs:T.
rows,gone:T.gone,selection:{chosen:l,set:c},queue:r}),n(Nr,{cursor:a,next:v.cursor,words:["Newest",v.jobs.length===0?"Go on":"Older"],note:v.jobs.length===0?`Lo\
oked at ${Jt(v.looked)} jobs, found none.`:`${P(v.jobs.length)} jobs${t!==void 0&&t>v.jobs.length?` of ${P(t)}`:""}, newest first${v.looked>v.jobs.length?`; loo\
ked at ${Jt(v.looked)}`:""}`,children:[n(Br,{filter:e,total:t}),v.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":u,onClick:()=>f(
!u),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>Op("jobs.ndjson",v.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>Ap("jobs.csv",v.jobs),children:"CSV"})]})]}),u&&n(Xd,{})]}),n(S0,
{chosen:l,clear:()=>c(new Set)})]})}var Np=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function x0(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(i=>[i,(s[i]??0)+(a[i]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function C0(e,t,r){let o=new Map,s,a=0;for(let i=0;i<e;++i){let l=await R(`v1/errors${et({...t,cursor:s})}`,
{signal:r});a+=l.looked_at;for(let c of l.errors){let u=o.get(c.fingerprint);o.set(c.fingerprint,u?x0(u,c):c)}if(s=l.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((i,l)=>l.count-i.count),looked:a,more:s!==void 0}}function Ip({names:e}){return n($,{children:[e.slice(0,3).map((t,r)=>n($,{children:[r>0&&", ",n(
"a",{href:O(Re(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var $0=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:O(mr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(Ip,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(Qd,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ee,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ee,{at:e.last_seen_at})}];function T0({kind:e}){let t=`error:${us(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
Q,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${et({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Br,{filter:{queue:r,state:"dead,failed",search:t}}),n(Le,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>_e({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(st,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(Ip,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ee,{at:e.first_seen_at})],["Last seen",n(ee,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(st,{rows:[["Examples",
n("ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:O(le(o)),class:"id",children:o})},o))})]]})]})]})}function P0({retrying:e}){let t=Z.value.get("queue")??
"",r=Z.value.get("since")??"",[o,s]=A(1),a=U(`kinds ${t} ${r} ${o}`,u=>C0(o,{queue:t,since:Oo(r)},u)),i=`v1/errors${et({queue:t,since:Oo(r)})}`,l=a.value,c=l?.kinds.
find(u=>u.fingerprint===Z.value.get("error"));return Ie({Escape:()=>_e({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n("\
div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,onChange:u=>_e(
{queue:u.currentTarget.value.trim()})})]}),n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:u=>_e({since:u.currentTarget.value}),children:nr.
map(([u,f])=>n("option",{value:u,children:f},u))})]})]}),n(ct,{data:a,path:i}),c&&n(T0,{kind:c}),l===null?!a.problem&&n(ut,{}):l.kinds.length===0?n(pe,{title:t||
r?"No error matches":"Nothing has failed",children:t||r?n("button",{type:"button",onClick:()=>_e({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n(
"a",{href:O("/failures?tab=retrying"),children:[ke(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(er,{rows:l.kinds,columns:$0,id:u=>u.
fingerprint,page:u=>mr({error:u.fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[ke(l.kinds.length,"kind"),"\
 among the last errors of ",ke(l.looked,"job"),l.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Le,{text:Ue(i),label:"Copy as curl"}),
l.more&&n("button",{type:"button",onClick:()=>s(o+1),children:"Look at more"})]})]})]})]})}function jp(){let e=Z.value.get("tab")??"errors",t=U("failures",s=>R(
"v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`/failures${s==="errors"?"":`?tab=${s}`}`;return Ie(Object.fromEntries(Np.map(([s],a)=>[String(a+1),()=>Se(
o(s))]))),n(ue,{title:"Failures",children:[n(Jn,{tabs:Np.map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(We,{problem:t.problem,at:t.
at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(P0,{retrying:r?.retrying??0}):n(Bn,{filter:{state:e},total:r?.[e],empty:n(pe,{title:e==="dead"?"Nothing has f\
ailed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:O("/failure\
s?tab=retrying"),children:ke(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var va="download";function M0(){let t=U("outbound",r=>R("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Q,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>ot.value?n(ee,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var E0=["queued","running","retrying","completed","dead"];function Jp(){let e=Z.value.get("state")??"";return n(ue,{title:"Downloads",sub:n($,{children:["jobs o\
f the queue ",n("a",{href:O(Re(va)),children:va}),"; limits of hosts are ",n("a",{href:O(`${Re(va)}?tab=groups`),children:"its groups"})]}),children:[n(hr,{states:E0}),
n(Bn,{filter:{queue:va,state:e||void 0},queueColumn:!1,empty:n(pe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(X,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${ne("v1/jobs")}`})]})})}),n(M0,{})]})}function ya({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let i={...Object.fromEntries(r.map(({name:C,value:M})=>[C,M?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[l,c]=A(null),[u,f]=A(""),h=l??i,p=(C,M)=>c({...h,[C]:M}),v={},k=[];for(let{name:C}of r)h[C]!==i[C]&&
(v[C]=h[C]===""?null:Number(h[C]),k.push(`--${C.replace(/_/g,"-")} ${h[C]||"none"}`));(h.rate_limit!==i.rate_limit||h.rate_limit!==""&&h.rate_per!==i.rate_per)&&
(v.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},k.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
i.ordered&&(v.ordered=h.ordered==="yes",k.push(v.ordered?"--ordered":"--unordered"));let T=k.length>0,S=async()=>{try{await R(e,{method:"PATCH",body:v}),Qe("Sav\
ed"),c(null),f(""),a()}catch(C){f(C.detail)}},y=!Me("admin"),w=(C,M,F)=>n("label",{class:"field",children:[n("span",{children:M}),n("input",{value:h[C],placeholder:"\
no limit",inputMode:"numeric",disabled:y,onInput:N=>p(C,N.currentTarget.value)}),n("small",{children:F})]});return n(Q,{title:"Limits",tools:n(ma,{}),children:n(
"form",{class:"form",onSubmit:C=>{C.preventDefault(),S()},children:[r.slice(0,1).map(({name:C,label:M,hint:F})=>w(C,M,F)),n("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:y||h.rate_limit==="",
onInput:C=>p("rate_per",C.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:C,label:M,hint:F})=>w(C,M,F)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:y,onClick:C=>p("ordered",C.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),u&&n("p",{class:"bad",role:"alert",children:u}),!y&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!l,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`${t} ${k.join(" ")}`}),n(X,{text:Ue(e,"PATCH",v)})]})]})})}function $l(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function Bp(e){let t=r=>({path:$l(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function Fp(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function D0({group:e}){return n($,{children:[n(Gt,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(gr,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var O0=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:O(Ln(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Gt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(D0,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${ve(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:Fp},{head:"",kind:"end act",cell:e=>n(te,{action:Bp(e)})}];function Up({
queue:e}){let[t,r]=A("");return n($,{children:[n("form",{class:"filters",onSubmit:o=>{o.preventDefault(),t&&Se(Ln(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:o=>r(o.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(In,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:O0,id:o=>o.name,page:o=>Ln(e,o.name),
none:n(pe,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
X,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ne("v1/jobs")}`})]})})]})}function A0({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(Q,{title:`The last ${ke(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Se(le(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(rn,{state:r}),
P(o)," ",r]},r))})]})}function R0({queue:e,name:t}){let r=Z.value.get("cursor")??void 0,o=Z.value.get("since")??"",s=`${$l({queue:e,name:t})}/jobs${et({limit:50,
cursor:r,since:Oo(o)})}`,a=U(`history ${e} ${t} ${r} ${o}`,l=>R(s,{signal:l})),i=a.value;return n($,{children:[n("div",{class:"row history-head",children:[n("h2",
{children:"History"}),n(Eo,{label:"Pushed",options:nr.map(([l,c])=>[l,c]),value:o,set:l=>_e({since:l,cursor:void 0})})]}),i===null?a.problem?n(We,{problem:a.problem,
retry:a.reload,path:s}):n(ut,{}):i.jobs.length===0&&!r?n(pe,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(X,{text:`curl -d '{"type":"hel\
lo","queue":"${e}","group":"${t}"}' ${ne("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(jn,{jobs:i.jobs,queue:!1}),n(Nr,{note:"newest first",cursor:r,
next:i.cursor,children:n(Br,{filter:{queue:e,group:t,since:o}})})]})]})}function Wp({queue:e,name:t}){let r=$l({queue:e,name:t}),o=U(r,async c=>{let[u,f]=await Promise.
all([R(r,{signal:c}),R(`${r}/jobs?limit=200`,{signal:c})]);return{group:u,last:f.jobs}}),s=n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(
"a",{href:O(Re(e)),children:e})," · ",n("a",{href:O(`${Re(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Rt,{data:o,path:r,title:t,up:s,missing:"\
There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:a,last:i}=o.value,l=Fp(a);return n(ue,{title:n($,{children:[
t," ",a.paused&&n(Ae,{state:"paused"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(te,{action:Bp(a)}),children:[n(ct,{data:o,path:r}),
n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"til\
e-value",children:P(a.ready)}),n("span",{class:"tile-note",children:l||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{
class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("small",{children:[" / ",P(a.limit)]})]}),n("spa\
n",{class:"tile-note",children:a.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",
{class:"tile-value",children:a.rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${ve(a.rate.per*1e3)}`:"no limit"})]}),n("\
div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"\
tile-note",children:a.ordered?"one at a time, in turn":"as workers are free"})]})]}),i.length>0&&n(A0,{jobs:i}),n(R0,{queue:e,name:t}),n(ya,{path:r,cli:`pawl gr\
oup ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),
n(Ut,{title:"Settings",value:a.settings})]})}function Hp({job:e,path:t}){let[r,o]=A(""),s=e.aliases??[];if(!Me("admin")&&s.length===0)return null;let a=i=>`${t}/aliases/${encodeURIComponent(i)}`;return n("\
div",{class:"row aliases",children:[s.map(i=>n("span",{class:"pill",children:[i,Me("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${i}\
 away`,onClick:()=>mn({label:"",method:"DELETE",path:a(i),done:`${i} is taken away`,undo:{method:"PUT",path:a(i),done:`It is ${i} again`}}),children:"×"})]},i)),
Me("admin")&&n("form",{class:"row",onSubmit:i=>{i.preventDefault(),r&&mn({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:i=>o(i.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function zp({path:e}){let t=U(`${e}/callbacks`,r=>R(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Q,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
Ae,{state:r.state})}),n("td",{class:"end wide",children:ke(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ee,{at:r.next_at})})]},r.id))})})})}
function Vp({job:e}){let t=U(`children ${e.id}`,r=>R(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(Q,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:O(`${le(e.id)}/tree`),children:"tree"})]}),children:n(jn,{jobs:t.value.jobs})})}function Gp({job:e,path:t,close:r}){let o=nt(e.payload??null),s=o.includes('"[redacted]"'),[a,i]=A({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[l,c]=A(""),u=k=>i({...a,...k}),f={},h="";if(a.priority!==String(e.priority)&&(f.priority=Number(a.priority)),a.group!==(e.group??"")&&(f.group=a.group||null),a.
delay&&(f.delay=a.delay),a.payload!==o)try{f.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let p=Object.entries(f).map(([k,T])=>` --${k} ${k===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),v=async()=>{try{await R(t,{method:"PATCH",body:f,key:_n()}),Qe("Changed"),qr(),r()}catch(k){c(k.detail)}};
return n(Ft,{title:"Change this job",close:r,children:n("form",{onSubmit:k=>{k.preventDefault(),v()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:k=>u({priority:k.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:k=>u(
{delay:k.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:k=>u({group:k.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:k=>u({payload:k.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl edit ${e.id}${p.join("")}`}),n(X,{text:Ue(t,"PATCH",f)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||p.length===0,children:"Change"})]})]})})}var Tl=5;function Pl({error:e,wrap:t=!0}){let[r,o]=A(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,Tl)).join(`
`)}),s.length>Tl&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-Tl} more lines`})]})}function Qp({error:e}){let[
t,r]=A(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(Le,{text:s,label:"Copy the er\
ror"})]})]}),n(Pl,{error:e,wrap:t})]})}var Ml=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Ro=["completed","failed","dead","terminated"],Kp=["queued","scheduled","retryi\
ng","suspended"];function L0({job:e,side:t,name:r,port:o}){let[s,a]=A(!1),[i,l]=A(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,u=U(`${c} ${s}`,
async p=>s?await R(`${c}?limit=20`,{signal:p}):null),f;try{f=JSON.parse(i)}catch{f=void 0}let h=async()=>{try{let p=await R(c,{method:"POST",body:{values:[f]},key:_n()});
Qe(`Written; ${P(p.count)} wait there now`),l(""),qr()}catch(p){Qe(p.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:ke(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(p=>n("a",{href:O(qn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:nt(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Me("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&u.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:u.value.items.map((p,v)=>n("li",{children:[n("span",
{class:"faint",children:(u.value?.from??0)+v})," ",n("code",{children:nt(p.value).replace(/\n\s*/g," ")})]},v))}),u.value.tail-u.value.from>u.value.items.length&&
n("p",{class:"faint",children:["The first ",u.value.items.length," values."]})]})}),t==="in"&&Me("push")&&!Ro.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),f!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:i,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("button",{type:"submit",disabled:f===void 0,children:"Write"}),i!==
""&&f!==void 0&&n(Le,{text:`pawl write ${e.id} ${r} '${i}'`,label:"Copy as a command"})]})})})]})}function Yp({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(Q,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(L0,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function Zp(e){let[t,r]=A(null),o=e?.state==="running"?e.id:void 0;return be(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||mt.value||(s=
new EventSource(ne(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",c=>r({id:o,progress:Qo(c.data).progress})))},i=()=>{s?.close(),
s=null},l=()=>document.hidden?i():a();return a(),document.addEventListener("visibilitychange",l),()=>{i(),document.removeEventListener("visibilitychange",l)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var q0={succeeded:"completed",crashed:"failed",lost:"failed",timed_out:"failed",released:"queued",stopped:"terminated"};function _a(e,t){return ve(Math.max(0,Date.
parse(t)-Date.parse(e)))}function Xp(e){return e&&n("a",{href:O(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function N0(e){let t=e.outcome??(e.ended_at?
"ended":"running");return{at:e.started_at,state:q0[t]??t,title:`Attempt ${e.attempt}`,note:n($,{children:[t.replace(/_/g," "),e.ended_at&&` after ${_a(e.started_at,
e.ended_at)}`,e.worker&&n($,{children:[" on ",Xp(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[
n("b",{children:e.error.type})," ",e.error.message]}),n(Pl,{error:e.error})]})}}function I0(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>
1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${_a(e.created_at,e.started_at)}`}:null}function j0(e,t){let r=[{at:e.
created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.
run_at<=o.started_at?e.run_at:e.created_at;r.push({at:a,state:"waiting",title:"Waited",note:`for ${_a(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,
state:"waiting",title:`${o.attempt-1} earlier attempts`,note:"are not kept"});for(let a of[...t].reverse())r.push(N0(a));let s=t.length===0&&I0(e);if(s&&r.push(
s),e.ended_at){let a=e.started_at&&t.length===0?`ran ${_a(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.
slice(1),note:[a,kn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,state:e.state,
title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function J0({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","data-state":r,viewBox:"\
0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(
100,e*100)),height:"4",class:"fill"})]})}function B0({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0\
 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasha\
rray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function F0({job:e}){if(!e.lease)return null;let t=e.options.
lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-ot.value);return n("p",{class:"lease",children:[n(B0,{part:o/t}),n("span",{children:["Leased to ",n("b",
{children:Xp(e.lease.worker)})," for ",ve(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=ot.value&&n($,{children:[", renewed ",n(ee,{at:new Date(r-t).toISOString()})]}),
(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function ef({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}\
/runs`,r=U(t,async i=>e.attempt>0?(await R(t,{signal:i})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,ot.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(Q,{title:"Timeline",children:[n("ol",{class:"timeline",children:[j0(e,r.value??[]).map((i,l)=>n(
"li",{"data-state":i.state,children:[n("span",{class:"timeline-mark",children:n(rn,{state:i.state})}),n("div",{class:"timeline-text",children:[n("b",{children:i.
title})," ",i.note&&n("span",{class:"faint",children:i.note}),n("div",{class:"meta",children:[n(ee,{at:i.at})," ",n("span",{class:"faint",children:["· ",rt(Date.
parse(i.at))]})]}),i.more]})]},l)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",mo(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",ve(a)]}),a!==void 0&&n(J0,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(F0,{job:e})]})}function El(e){let t=e.options.retry;if(!t||Ro.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function tf(e,t){let r=await R(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,i,l]=await Promise.all([R(`v1/queues/${s}`,{signal:t}).catch(o),r.group?R(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,Nn().catch(()=>[])]);return{job:r,queue:a,group:i,workers:l}}function nf({id:e}){return n("a",{href:O(le(e)),class:"id",children:e})}
function U0({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n($,{children:[
o===0?": ":", ",n(nf,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var rr=e=>n("a",{href:O(Re(e.queue)),children:e.queue}),wa=e=>n(
"a",{href:O(Ln(e.queue,e.group??"")),children:e.group}),Dl=e=>e.workflow?n("a",{href:O(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",W0={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ee,
{at:e??t.run_at}),"."]}):t.state==="suspended"?n($,{children:["It sleeps; it wakes by itself ",n(ee,{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it\
 may run ",n(ee,{at:e??t.run_at}),", at ",rt(Date.parse(e??t.run_at??"")),"."]}),input:()=>n($,{children:"It sleeps until something comes for it."}),waits_for:e=>n(
U0,{jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),
workflow_paused:(e,t)=>n($,{children:["Its ",Dl(t)," is paused."]}),not_started:(e,t)=>n($,{children:["Its ",Dl(t)," has not been started."]}),workflow_external:(e,t)=>n(
$,{children:["Its ",Dl(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",rr(t)," is paused."]}),
queue_limit:({running:e,limit:t},r)=>n($,{children:["The queue ",rr(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The \
queue ",rr(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",
wa(t)," is paused."]}),group_limit:({running:e,limit:t},r)=>n($,{children:["Its group ",wa(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n(
$,{children:["Its group ",wa(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,
{children:["Its group ",wa(t)," is ordered, and ",e?n(nf,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims \
the queue ",rr(t),e&&n($,{children:["; the last one did ",n(ee,{at:e})]}),"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",rr(t)," were to\
ld to claim no more."]})};function cs(e,t){return W0[e.kind]?.(e,t)??n($,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function H0({job:e,queue:t,
group:r,workers:o}){if((e.state==="scheduled"||e.state==="retrying")&&e.run_at)return cs({kind:"time"},e);if(e.state==="waiting")return cs({kind:"waits_for",count:e.
waiting_for??e.after?.length??0},e);if(e.state!=="queued")return null;let s=(i,l={})=>cs({kind:i,...l},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s(
"group_paused");if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==
void 0&&r.running>=r.limit)return s("group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(i=>i.queues?.
includes(e.queue)&&i.state!=="gone");return a.length===0?s("no_worker"):a.every(i=>i.quiet)?s("workers_quiet"):a.every(i=>i.concurrency!==void 0&&i.running.length>=
i.concurrency)?n($,{children:["All ",P(a.length)," workers of the queue ",rr(e)," are busy."]}):t?.rate&&t.counts.queued>0?n($,{children:["The queue ",rr(e)," s\
tarts at most ",t.rate.limit," jobs in ",ve(t.rate.per*1e3),"; its turn comes."]}):n($,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",rr(e),
" wait, and its turn comes."]})}function rf({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n($,{children:["Nothing holds i\
t: it is next in turn in ",rr(t),"."]}),a=r?cs(r,t):s||H0(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[
n(rn,{state:t.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What hol\
ds it then",children:o.map(i=>n("li",{children:cs(i,t)},i.kind))})]})]}):null}function z0(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function V0({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:O(le(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function G0({job:e,path:t,close:r}){let o=nt(e);return n(
Ft,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(Le,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:ne(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function Q0(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>Se(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&Se(le(s.id))}}}function of({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=U(`job ${e}`,y=>tf(e,y)),[o,s]=A(!1),[a,i]=A(!1),l=Zp(r.value?.job),c=r.value,u=c?.job,f=u?Yd(u.id):null,
h=f?.list??"/jobs",p=Q0(e,t,u,h),v=u!==void 0&&Ro.includes(u.state);if(Ie({r:()=>u&&Ml.includes(u.state)&&mn(p.run),T:()=>u&&!v&&mn(p.end),Delete:()=>v&&mn(p.remove),
u:()=>u?.parent&&Se(le(u.parent.id)),y:()=>u&&void ol(u.id).then(()=>Qe("The id is copied")),e:hp,"[":()=>f?.before&&Se(le(f.before)),"]":()=>f?.after&&Se(le(f.
after))}),u===void 0)return n(Rt,{data:r,path:t,title:"Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let k=l??u.progress,T=ll(k),S=u.options.retry;return n(ue,{title:n($,{children:[u.
type," ",n(Ae,{state:u.state})]}),sub:n("span",{class:"row",children:[n("a",{href:O(h),children:"Jobs"})," · ",n("code",{class:"id",children:u.id}),n(Le,{text:u.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",u.seq]}),f&&n(V0,{near:f})]}),tools:n($,{children:[Ml.includes(u.state)&&n(te,{action:{...p.run,label:v?
"Run again":"Run now"},primary:!0,id:"run"}),u.state==="terminated"&&n(te,{action:p.force,primary:!0,id:"run"}),Kp.includes(u.state)&&Me("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!v&&n(te,{action:p.end,danger:!0,why:u.state==="terminating"&&"it stops already"}),v&&n(te,{action:p.remove,danger:!0}),
n(te,{action:p.copy,scope:"push"}),n("button",{type:"button",onClick:()=>i(!0),children:"Raw"}),n(Le,{text:Ue(t),label:"Copy as curl"})]}),children:[n(ct,{data:r,
path:t}),o&&n(Gp,{job:u,path:t,close:()=>s(!1)}),a&&n(G0,{job:u,path:t,close:()=>i(!1)}),c&&n(rf,{view:c}),T!==null&&u.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(T)," %"]})]}),u.error&&n(Qp,{error:u.error}),n("div",{class:"columns job-columns",children:[n(Q,{title:"Facts",children:n(st,{rows:[["Queu\
e",n("a",{href:O(Re(u.queue)),children:u.queue})],["Group",u.group&&n("a",{href:O(Ln(u.queue,u.group)),children:u.group})],["Priority",u.priority],["Attempts",S&&
!u.ports?`${u.attempt} of at most ${S.max+1}`:u.attempt],["Coming pauses",u.failures>0&&El(u).length>0&&`at most ${El(u).map(y=>ve(y)).join(", ")}`],["Retries",
S&&(S.max===0?"none":`${S.backoff}, from ${ve(S.base*1e3)} to ${ve(S.cap*1e3)}`)],["Lease",ve(u.options.lease*1e3)],["Timeout",u.options.timeout!==void 0&&ve(u.
options.timeout*1e3)],["Unique",u.unique&&`${u.unique.key}, until its ${u.unique.until==="start"?"start":"end"}`],["Expires",u.expires_at&&n(ee,{at:u.expires_at})],
["Parent",u.parent&&n("a",{href:O(le(u.parent.id)),children:u.parent.id})],["Workflow",u.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(u.workflow.id)}`),
children:u.workflow.id})],["Also named",n(Hp,{job:u,path:t})],["Removed",u.retain_until&&n($,{children:[n(ee,{at:u.retain_until}),", at ",rt(Date.parse(u.retain_until))]})],
["Kept after its end",!u.retain_until&&ve(u.options.retention*1e3)]]})}),n(ef,{job:u})]}),z0(u)&&n("p",{class:"hint",children:[n("a",{href:ne(`v1/files/${encodeURIComponent(
u.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(Yp,{job:u}),n(Ut,{title:"Result",value:u.result}),n(Ut,{title:"Progress",
value:k}),n(Ut,{title:"Payload",value:u.payload}),n(Ut,{title:"Meta",value:u.meta}),n(Ut,{title:"State",value:u.job_state}),(u.callbacks?.length??0)>0&&n(zp,{path:t}),
u.children&&u.children.count>0&&n(Vp,{job:u}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl job ${e}`}),n(
X,{text:Ue(t)})]})]})}var K0=10;function Y0(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function sf({id:e,value:t,placeholder:r,label:o,wrong:s,after:a,submit:i}){let[
l,c]=A(null),[u,f]=A(-1),[h,p]=A(!1),v=se(null),k=l??t,T=Y0(k),S=h?a(T).filter(C=>C!==T).slice(0,K0):[],y=C=>{c(null),p(!1),f(-1),i(C.trim())},w=C=>{let M=k.slice(
0,k.length-T.length)+C;f(-1),C.endsWith(":")?c(M):y(M),v.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:v,id:e,type:"search",role:"\
combobox","aria-label":o,"aria-expanded":S.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":u>=0&&u<S.length?`${e}-${u}`:
void 0,"aria-invalid":s,autocomplete:"off",value:k,placeholder:r,spellcheck:!1,onFocus:()=>p(!0),onBlur:()=>{p(!1),l!==null&&l.trim()!==t&&y(l)},onInput:C=>{c(C.
currentTarget.value),p(!0),f(-1)},onSearch:C=>C.currentTarget.value===""&&t!==""&&y(""),onKeyDown:C=>{C.key==="ArrowDown"||C.key==="ArrowUp"?(C.preventDefault(),
p(!0),f(Math.max(-1,Math.min(S.length-1,u+(C.key==="ArrowDown"?1:-1))))):(C.key==="Enter"||C.key==="Tab")&&u>=0&&S[u]!==void 0?(C.preventDefault(),w(S[u])):C.key===
"Enter"?(C.preventDefault(),y(k)):C.key==="Escape"&&S.length>0&&(C.preventDefault(),p(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:S.
length===0,children:S.map((C,M)=>n("li",{id:`${e}-${M}`,role:"option","aria-selected":M===u,onPointerDown:F=>{F.preventDefault(),w(C)},children:C},C))})]})}var Ol=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function af({queue:e,close:t}){
let[r,o]=A({type:"",queue:e??"",payload:"{}"}),[s,a]=A(""),[i]=A(_n()),l=(v,k)=>o({...r,[v]:k}),c={type:r.type},u=[];for(let[v]of Ol)r[v]&&(c[v]=r[v],u.push(` -\
-${v} ${r[v]}`));let f="";try{c.payload=JSON.parse(r.payload||"null")}catch{f="this is not JSON"}let h=async()=>{try{let v=await R("v1/jobs",{method:"POST",body:c,
key:i});Qe("Pushed"),t(),Se(le(v.id))}catch(v){a(v instanceof dn?v.detail:String(v))}},p=(v,k,T,S=!1)=>n("label",{class:"field",children:[n("span",{children:k}),
n("input",{value:r[v]??"",placeholder:T,required:S,spellcheck:!1,onInput:y=>l(v,y.currentTarget.value)})]},v);return n(Ft,{title:"Push a job",close:t,children:n(
"form",{onSubmit:v=>{v.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...Ol[0])]}),n("div",{class:"p\
air",children:Ol.slice(1).map(v=>p(...v))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:v=>l("payload",v.currentTarget.value)}),n("small",{children:f||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl push ${r.type||"TYPE"}${u.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(X,
{text:Ue("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||f!=="",children:"Push"})]})]})})}var Z0={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function X0(e,t,r){let o=e.indexOf(":");if(o<0)return[
...ba,"worker","reason","error","unique","payload."].map(l=>l.endsWith(".")?l:`${l}:`).filter(l=>l.startsWith(e));let s=e.slice(0,o),a={queue:()=>t.map(l=>l.name),
state:()=>Mo,type:()=>cl(),since:()=>nr.map(([l])=>l).filter(Boolean),reason:()=>Sp,worker:()=>r.map(l=>l.name)},i=e.slice(o+1).toLowerCase();return(a[s]?.()??[]).
filter(l=>l.toLowerCase().includes(i)).map(l=>`${s}:${us(l)}`)}function eb({filter:e,wrong:t,clear:r}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
Sl(e).map(o=>n("li",{class:o.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:o.text}),o.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${o.text}`,onClick:()=>_e({...o.without,cursor:void 0}),children:"×"})]},o.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:r,children:"Clear filters"})})]})}function tb({filter:e,change:t}){let r=nr.some(([i])=>i===(e.since??
""))&&!e.until,[o,s]=A(!1),a=o||!r;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:i=>{
let l=i.currentTarget.value;s(l==="between"),l!=="between"&&t({since:l,until:void 0})},children:[nr.map(([i,l])=>n("option",{value:i,children:l},i)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:r?
"":vi(e.since),onChange:i=>t({since:yi(i.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:vi(e.until),onChange:i=>t({until:yi(i.currentTarget.value)})})]})]})]})}function lf(){let e=y=>Z.value.get(y)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},r=U("queues for jobs",y=>R("v1/queues?limit=1000",{signal:y})),o=U("workers for\
 jobs",Nn),[s,a]=A(!1),[i,l]=A("");Ie({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>Me("push")&&a(!0)});let c=t.state?.split(",")??[],u=r.value?.
queues??[],f=u.filter(y=>!t.queue||y.name===t.queue),h=y=>f.reduce((w,C)=>w+(C.counts[y]??0),0),p=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,v=Tp(
t),k=y=>_e({...y,cursor:void 0,..."queue"in y&&y.queue!==t.queue?{group:y.group}:{}}),T=()=>_e(Z0),S=Ao(t,50);return n(ue,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(Le,{text:Ue(S),label:"Copy as curl"})]}),Me("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(af,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":i==="queue",onChange:y=>k({queue:y.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!u.some(y=>y.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),u.map(y=>n("option",{value:y.name,children:y.name},y.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":i==="type",
onChange:y=>k({type:y.currentTarget.value.trim()})}),n("datalist",{id:"types",children:cl().map(y=>n("option",{value:y},y))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":i==="group",onChange:y=>k(
{group:y.currentTarget.value})})]}),n(tb,{filter:t,change:k}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(sf,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:Sl({search:t.search}).some(y=>y.field===i),after:y=>X0(y,u,o.
value??[]),submit:y=>k(Cp(y))})]})]}),n(is,{states:Mo,chosen:c,counts:Object.fromEntries(Mo.map(y=>[y,h(y)])),toggle:y=>k({state:(c.includes(y)?c.filter(w=>w!==
y):[...c,y]).join(",")})}),v&&n(eb,{filter:t,wrong:i,clear:T}),$p(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(Bn,{filter:t,total:p?c.reduce((y,w)=>y+h(w),0):void 0,wrong:l,empty:v?n(pe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(pe,{title:"No jobs yet",children:n(X,{text:`curl -d '{"type":"hello","payloa\
d":{"name":"Ann"}}' ${ne("v1/jobs")}`})})})]})}var Al=200;function Rl(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}function Ll({queue:e,workers:t}){if(e.paused)return n(Ae,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var nb={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function uf(){let e=U("queues",async f=>{let[h,p,v]=await Promise.all([R("v1/queues?limit=1000",{signal:f}),Nn(),R("v1/stats?limit=10\
00",{signal:f})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(p.flatMap(k=>k.queues??[])),stats:v}}),t=Z.value.get("filter")??"",r=Z.value.get(
"sort")??"",[o,s]=A(!1);Ie({"/":()=>document.getElementById("filter")?.focus()});let a=e.value;if(a===null)return n(ue,{title:"Queues",children:e.problem?n(We,{
problem:e.problem,retry:e.reload,path:"v1/queues"}):n(ut,{})});let i=f=>Object.entries(f.counts).some(([h,p])=>p>0&&h!=="completed"&&h!=="terminated"),l=a.queues.
filter(f=>f.name.includes(t)&&(!o||i(f))),c=nb[r];l=c?[...l].sort((f,h)=>c(h)-c(f)):[...l].sort((f,h)=>f.name<h.name?-1:1);let u=(f,h)=>n("th",{class:"end","ari\
a-sort":r===f?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>_e({sort:r===f?"":f},!0),children:[h,r===f?" ↓":""]})});return n(
ue,{title:"Queues",tools:n($,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)})," hide idle"]}),n("inp\
ut",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:f=>_e({filter:f.currentTarget.value},!0)})]}),children:[
e.problem&&n(We,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),a.queues.length===0?n(pe,{title:"A queue appears with its first push",children:n(X,
{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ne("v1/jobs")}`})}):l.length===0?n(pe,{title:"No queue matches",children:n("button",{type:"button",onClick:()=>{
s(!1),_e({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{children:"State"}),u("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>_e(
{sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),u("retrying","Retrying"),u("dead","Dead"),n("th",{class:"end wide",children:"\
Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>_e({sort:r==="oldest"?"":"oldest"},!0),children:["Oldest wait",
r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:l.slice(0,Al).map(f=>n("tr",{children:[n("td",{
class:"main",children:n("a",{href:O(Re(f.name)),children:f.name})}),n("td",{children:n(Ll,{queue:f,workers:a.workers})}),n("td",{class:"end","data-label":"queue\
d",children:n(Gt,{value:f.counts.queued})}),n("td",{class:"end wide",children:[n(Gt,{value:f.counts.running}),f.concurrency!==void 0&&n($,{children:[n("span",{class:"\
faint",children:[" / ",P(f.concurrency)]}),n(gr,{value:f.counts.running,max:f.concurrency,label:`${f.counts.running} of ${f.concurrency}`})]})]}),n("td",{class:"\
end","data-label":"retrying",children:n(Gt,{value:f.counts.retrying})}),n("td",{class:f.counts.dead>0?"end bad":"end","data-label":"dead",children:n(Gt,{value:f.
counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Gt,{value:f.counts.scheduled})}),n("td",{class:"end wide",children:f.oldest_age?ve(
f.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Gt,{value:a.stats.queues?.[f.name]?.minute.completed})}),n("td",
{class:"end act",children:n(te,{action:Rl(f.name,f.paused)})})]},f.name))})]}),l.length>Al&&n("p",{class:"foot",children:[Al," of ",l.length," queues are shown;\
 the filter finds the others."]}),a.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var rb=3e4,ob=6e4,ql=200;function Nl({worker:e}){let t=ot.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>ob?"dead":t>rb?"retrying":e.state==="busy"?"run\
ning":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function cf(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}var df=["busy","idle",
"gone"],sb=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(ee,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>n(Nl,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n($,{children:[r>0&&", ",n("a",{href:O(Re(t)),children:t})]})),(e.queues??[]).length>
4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>n($,{children:[e.concurrency!==void 0&&n("div",{class:"\
row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(gr,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(le(t.id)),children:t.type})," ",ve(Math.max(0,ot.value-Date.
parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ee,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>n($,{children:[
n(te,{action:cf(e,"quiet"),why:e.quiet&&"it is quiet already"}),n(te,{action:cf(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function pf(){let[e,t]=A(
!1),r=U("workers",async c=>{let[u,f]=await Promise.all([R("v1/workers",{signal:c}),R("v1/nodes",{signal:c})]);return{workers:u.workers,nodes:f.nodes}}),o=r.value;
if(o===null)return n(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let s=o.workers.filter(c=>c.state!=="gone"),a=o.workers.
length-s.length,i=[...e?o.workers:s].sort((c,u)=>df.indexOf(c.state)-df.indexOf(u.state)||(c.name<u.name?-1:1)).slice(0,ql),l=new Set(o.nodes.map(c=>c.version));
return n(ue,{title:"Workers",sub:`${ke(s.length,"worker")}, ${ke(s.reduce((c,u)=>c+u.running.length,0),"job")} running`,children:[n(ct,{data:r,path:"v1/workers"}),
i.length===0?n(pe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(X,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queu\
e hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(X,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ne("\
v1/claim")}`})]}):n("div",{class:"card flush",children:[n(er,{rows:i,columns:sb,id:c=>c.name}),s.length>ql&&n("p",{class:"foot",children:["The first ",ql," are \
shown."]})]}),a>0&&n("p",{class:"hint",children:[ke(a,"worker")," ",a===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(
!e),children:e?"hide":"show"})]}),n(Q,{title:o.nodes.length===1?"Node":"Nodes",tools:l.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:o.nodes.map(c=>n("tr",{children:[
n("td",{children:[c.host," ",n("span",{class:"faint",children:["pid ",c.pid]})]}),n("td",{children:c.listen}),n("td",{class:"wide",children:(c.roles??[]).join("\
, ")}),n("td",{class:"wide",children:c.version}),n("td",{class:"end",children:n(ee,{at:c.started_at})})]},c.id))})]})})]})}function ab({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=U(t,s=>R(t,{signal:s}));if(r.value===null)return r.problem?n(We,{problem:r.problem,retry:r.
reload,path:t}):n(ut,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(pe,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(X,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${ne(`${t}/sum`)}`})]}):n($,{children:o.map(([s,a])=>n(Q,{title:s,tools:n(te,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(st,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function ib({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(ya,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Q,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(st,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function lb({queue:e}){let t=U(`hist\
ory ${e}`,r=>R(`v1/stats/history${et({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(na,{points:t.value.
points,resolution:"minute",queue:e,height:140})}var ff=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["li\
ve","Live"]];function ub(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function cb({event:e}){return n($,{children:[n(Ae,{state:e.to,quiet:!0}),
" ",n("a",{href:O(le(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushe\
d",e.reason&&`: ${kn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function mf({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=Z.value.get("ta\
b")??"jobs",o=U(`queue ${e}`,async p=>{let[v,k]=await Promise.all([R(t,{signal:p}),Nn()]);return{queue:v,workers:k.filter(T=>T.state!=="gone"&&T.queues?.includes(
e))}}),s=p=>Re(e)+(p==="jobs"?"":`?tab=${p}`);Ie(Object.fromEntries(ff.map(([p],v)=>[String(v+1),()=>Se(s(p))])));let a=o.value;if(a===null)return n(Rt,{data:o,
path:t,title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),
n(X,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})]});let{queue:i,workers:l}=a,c=i.counts,u=Object.values(c).reduce((p,v)=>p+v,0),f=Z.value.
get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(ue,{title:e,sub:n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(Ll,{queue:i,
workers:new Set(l.length>0?[e]:[])})]}),tools:n($,{children:[n(te,{action:Rl(e,i.paused),id:"pause"}),n(te,{danger:!0,why:h===0&&"nothing waits",action:{label:"\
Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Jt(h)} jobs that wait are terminated. Those that run g\
o on.`,danger:!0,count:h}}}),n(te,{danger:!0,why:u>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e}\
 is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Se("/queues")}})]}),children:[
n(ct,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(c.queued)}),n("span",{class:"tile-note",children:i.oldest_age?`the oldest for ${ve(i.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(c.running),i.concurrency!==
void 0&&n("small",{children:[" / ",P(i.concurrency)]})]}),n("span",{class:"tile-note",children:ke(l.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(c.retrying)}),n("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(c.dead)}),n("span",{class:"tile-note",children:i.rate?`rate ${i.rate.limit} / ${ve(i.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(lb,{queue:e})}),n(Jn,{tabs:ff.map(([p,v])=>[p,v,{jobs:u,groups:i.groups,workers:l.length}[p]]),current:r,link:s}),r==="jobs"&&n($,{children:[n(is,{states:Mo.
filter(p=>c[p]>0||p===f),chosen:[f],counts:c,toggle:p=>_e({state:p===f?void 0:p,cursor:void 0})}),n(Bn,{filter:{queue:e,state:f||void 0},total:f?c[f]:u,queueColumn:!1,
empty:n(pe,{title:f?"No job is in this state":"No jobs in this queue",children:f?n("button",{type:"button",onClick:()=>_e({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(X,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})})})]}),r==="groups"&&n(Up,{queue:e}),r==="settings"&&n(ib,{queue:i,reload:o.
reload}),r==="types"&&n(ab,{queue:e}),r==="live"&&n(ha,{title:"What happens",path:`v1/events${et({queue:e})}`,event:"transition",text:ub,line:p=>n(cb,{event:p})}),
r==="workers"&&(l.length===0?n(pe,{title:"No worker claims this queue",children:n(X,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queue ${e} -- ./my-prog\
ram`})}):n("div",{class:"card flush",children:n(er,{rows:l,id:p=>p.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:p=>n("a",{href:O("/workers"),
children:p.name})},{head:"State",cell:p=>n(Nl,{worker:p})},{head:"Runs of this queue",kind:"end",label:"runs",cell:p=>P(p.running.filter(v=>v.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:p=>n(ee,{at:p.last_seen_at})}]})}))]})}var db={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},ka=200,pb=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function fb({jobs:e}){let t=ot.value,r=Number.NEGATIVE_INFINITY;return n($,{children:pb.map(([o,s])=>{let a=r;r=t+s;let i=e.
filter(l=>Date.parse(l.run_at??"")>=a&&Date.parse(l.run_at??"")<t+s);return i.length>0&&n(Q,{title:o,tools:n("span",{class:"faint",children:P(i.length)}),children:n(
jn,{jobs:i})},o)})})}function hf({tab:e}){return e==="scheduled"?n(pe,{title:"No job waits for a time",children:n(X,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${ne("v1/jobs")}`})}):n(pe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function gf(){let e=Z.value.get("tab")??"scheduled",r=U(
"scheduled",i=>R("v1/stats?limit=1",{signal:i})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=ka,s=U(`due ${e} ${o}`,async i=>{if(!o)return null;let l=await Cl(
{state:e},ka,void 0,i);return{jobs:l.jobs.sort((c,u)=>(c.run_at??"")<(u.run_at??"")?-1:1),more:l.cursor!==void 0}}),a=s.value!==null&&!s.value.more;return n(ue,
{title:"Scheduled",children:[n(Jn,{tabs:Object.entries(db).map(([i,l])=>[i,l,r?.[i]]),current:e,link:i=>`/scheduled${i==="scheduled"?"":`?tab=${i}`}`}),a&&s.value?
s.value.jobs.length===0?n(hf,{tab:e}):n($,{children:[n(fb,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Br,{filter:{state:e},total:r?.[e]})})]}):
n($,{children:[e!=="suspended"&&(r?.[e]??0)>ka&&n("p",{class:"hint",children:["With more than ",ka," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Bn,{filter:{state:e},total:r?.[e],empty:n(hf,{tab:e})})]})]})}function jl(e){return`/schedules/${encodeURIComponent(e)}`}var mb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function bf(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,a,i,l]=r,c=/^\d+$/;if(s==="*"&&a==="*"&&i==="*"&&l==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let u=/^\*\/(\d+)$/.exec(s);if(u&&a==="*"&&i==="*"&&l==="*")return`every ${u[1]} hours at minute ${o}`;if(!c.test(s)||i!=="*")return"";let f=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return a==="*"&&l==="*"?`every day at ${f}`:a==="*"&&(l==="1-5"||l.toUpperCase()==="MON-FRI")?`on weekdays at ${f}`:a==="\
*"&&/^[0-7]$/.test(l)?`on ${mb[Number(l)]}s at ${f}`:c.test(a)&&l==="*"?`on day ${a} of the month at ${f}`:""}function vf({schedule:e}){if(e.cron){let t=bf(e.cron);
return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n($,{children:["every ",ve(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," times"]})}function Il(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Se("/schedules")}}}function hb({close:e}){let[t,r]=A({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=A([]),[a,i]=A(null),l=f=>r({...t,...f});be(()=>{let f=new AbortController,h=setTimeout(
()=>{R("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:f.signal}).then(p=>{s(p.times),i(null)}).catch(p=>{f.signal.aborted||i(p)})},
200);return()=>{clearTimeout(h),f.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await R(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),Qe(`${t.name} is made`),e(),Se(jl(t.name))}catch(f){i(f)}},u=(f,h,p)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[f],spellcheck:!1,required:!0,onInput:v=>l({[f]:v.currentTarget.value})}),p&&n("small",{children:p})]});return n(Ft,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:f=>{f.preventDefault(),c()},children:[u("name","Name"),u("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[u("cron","Cron expression",bf(t.cron)||"minute, hour, day, month, weekday"),u("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:o.map(f=>n("li",{children:[rt(Date.parse(f))," ",n(ee,{at:f,plain:!0})]},f))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var gb=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[n("a",{href:O(jl(e.name)),children:e.name})," ",e.paused&&n(Ae,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(vf,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ee,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n($,{children:[n(ee,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n($,{children:[n(te,{action:Il(e).fire}),n(te,{action:Il(e).pause})]})}];function yf(){let[e,t]=A(!1);return n(ue,{title:"Schedules",tools:Me("\
admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(hb,{close:()=>t(!1)}),n(In,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:gb,id:r=>r.name,page:r=>jl(r.name),none:n(pe,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(X,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ne("v1/schedules/nightly")}`})]})})]})}function _f({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=U(t,l=>R(`${t}?preview=10`,{signal:l})),o=r.value,s=n("a",{href:O("/schedules"),children:"Schedules"});
if(o===null)return n(Rt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let a=Il(o),i=o.counts;return n(ue,{title:n($,{children:[e," ",o.paused&&
n(Ae,{state:"paused"})]}),sub:n($,{children:[s,o.note&&` · ${o.note}`]}),tools:n($,{children:[n(te,{action:a.fire,primary:!0}),n(te,{action:a.pause}),n(te,{action:a.
remove,danger:!0})]}),children:[n(ct,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),n("div",{class:"\
columns",children:[n(Q,{title:"Rule",children:n(st,{rows:[["When",n(vf,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
ve(o.jitter*1e3)],["From",o.from&&n(ee,{at:o.from})],["Until",o.until&&n(ee,{at:o.until})],["Last fired",o.last&&n(ee,{at:o.last.fired_at})],["Last job",o.last?.
job&&n("a",{href:O(le(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fired",i&&`${P(i.fired)}\
, skipped ${P(i.skipped)}, missed ${P(i.missed)}, failed ${P(i.failed)}`]]})}),n(Q,{title:"Next times",tools:n("span",{class:"faint",children:Vt.value?"UTC":"yo\
ur time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).map(l=>n("li",
{children:[rt(Date.parse(l))," ",n(ee,{at:l,plain:!0})]},l))})})]}),n(Ut,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var xa=me(Yn("theme")??"system"),wf=me(Yn("density")??"normal");function Ca(e){xa.value=e,wn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function Jl(){let e=xa.value==="dark"||xa.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Ca(e?"li\
ght":"dark")}function bb(e){wf.value=e,wn("density",e),document.documentElement.dataset.density=e}function Sa(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(Eo,{...e})]})}function vb(){let[e,t]=A(""),[r,o]=A(!1),[s,a]=A(!1),[i,l]=A(""),c={path:e,...r?{compact:r}:{}},u=async()=>{a(!0),l("");try{
let f=await R("v1/admin/backup",{method:"POST",body:c});Qe(`The copy is on disk: ${ac(f.bytes)}`)}catch(f){l(f.detail)}a(!1)};return n(Q,{title:"Backup",children:n(
"form",{class:"form",onSubmit:f=>{f.preventDefault(),u()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:f=>t(f.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),n(X,{text:Ue("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function kf(){let e=pt.value;return n(ue,{title:"Settings",children:[n("div",{class:"columns",children:[
n(Q,{title:"This browser",children:[n(Sa,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:xa.value,set:t=>Ca(t)}),n(Sa,{label:"\
Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:wf.value,set:bb}),n(Sa,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:Vt.
value?"utc":"local",set:t=>{Vt.value=t==="utc",wn("zone",t)}}),n(Sa,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:oa.value?"on":"off",set:t=>Ud(t===
"on")})]}),n(Q,{title:"Session",children:[n(st,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&rt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{sc()},children:"Sign out"})})]})]}),Me("admin")&&e?.store!=="redis"&&n(vb,{})]})}var je={width:184,height:64,right:56,below:20};function Bl(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function yb({box:e}){let t=je.width-28,r=n($,{children:[
Bl(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:je.width,height:je.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:je.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:Bl(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:Bl(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+je.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+je.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function $a({boxes:e,edges:t,label:r}){let o=new Map(e.map(i=>[i.id,i])),s=Math.max(
0,...e.map(i=>i.x+je.width))+4,a=Math.max(0,...e.map(i=>i.y+je.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([i,l])=>{let c=o.get(i),u=o.get(l);if(!c||!u)return null;let f=c.x+je.width,h=c.y+
je.height/2,p=u.y+je.height/2,v=(u.x-f)/2;return n("path",{class:"edge",d:`M${f} ${h}C${f+v} ${h} ${u.x-v} ${p} ${u.x} ${p}`},`${i} ${l}`)}),e.map(i=>n(yb,{box:i},
i.id))]})})}var Sf=50,Fl=40,Ta=500,Ul=8;function Pa(e){return`v1/jobs/${encodeURIComponent(e)}`}async function _b(e,t,r){let o=[],s;for(let a=0;a<t;++a){let i=await R(`${Pa(
e)}/children?limit=${Sf}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...i.jobs),s=i.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function wb({root:e}){let[t,r]=A({[e.id]:1}),[o,s]=A(new Set),[a,i]=A(0),l=se(null),c=Object.keys(t).slice(0,Fl),u=U(`branches ${JSON.stringify(t)}`,async S=>{let y=new Map;
for(let w of c)y.set(w,await _b(w,t[w],S).catch(()=>({jobs:[],more:!1})));return y}),f=se(new Map);u.value&&(f.current=u.value);let h=[],p=(S,y,w)=>{if(h.length>=
Ta)return;let C=t[S.id]!==void 0;h.push({key:S.id,level:y,job:S,name:w,open:C});let M=f.current.get(S.id);if(!C||!M)return;let F=M.jobs.filter(V=>V.state==="com\
pleted"),N=F.length>Ul&&!o.has(S.id);for(let V of M.jobs)(!N||V.state!=="completed")&&p(V,y+1,V.name);let oe=(V,ce)=>h.push({key:`${S.id} ${V}`,level:y+1,more:{
parent:S.id,text:V,act:ce}});N&&oe(`+ ${P(F.length)} completed`,()=>s(new Set([...o,S.id]))),M.more&&oe(`the next ${Sf}`,()=>r({...t,[S.id]:t[S.id]+1})),M.jobs.
length===0&&h.push({key:`${S.id} none`,level:y+1})};p(e,1);let v=S=>{if(S.more)return S.more.act();if(!S.job)return;let y={...t};S.open?delete y[S.job.id]:y[S.job.
id]=1,r(y)},k=S=>{let y=Math.max(0,Math.min(h.length-1,S));i(y),l.current?.children[y]?.focus()},T=S=>{let y=h[a],w={ArrowDown:()=>k(a+1),ArrowUp:()=>k(a-1),Home:()=>k(
0),End:()=>k(h.length-1),ArrowRight:()=>y.open===!1?v(y):k(a+1),ArrowLeft:()=>y.open?v(y):k(a-1-[...h.slice(0,a)].reverse().findIndex(C=>C.level<y.level)),Enter:()=>y.
job?Se(le(y.job.id)):v(y)," ":()=>v(y)};w[S.key]&&(S.preventDefault(),S.stopPropagation(),w[S.key]())};return u.problem&&f.current.size===0?n(We,{problem:u.problem,
retry:u.reload,path:`${Pa(e.id)}/children`}):f.current.size===0?n(ut,{rows:4}):n(Q,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:l,onKeyDown:T,children:h.map((S,y)=>n("li",{role:"\
treeitem","aria-level":S.level,"aria-expanded":S.open,tabIndex:y===Math.min(a,h.length-1)?0:-1,onFocus:()=>i(y),onClick:()=>v(S),children:[Array.from({length:Math.
min(12,S.level-1)},(w,C)=>n("span",{class:"tree-line","aria-hidden":"true"},C)),S.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:S.
open?"▾":"▸"}),n(Ae,{state:S.job.state,quiet:!0}),n("a",{href:O(le(S.job.id)),tabIndex:-1,onClick:w=>w.stopPropagation(),children:S.name??S.job.type}),S.name&&
n("span",{class:"faint",children:S.job.type}),n("span",{class:"id faint cut",children:S.job.id})]}):n("span",{class:S.more?"tree-more":"faint",children:S.more?.
text??"no children"})]},S.key))}),Object.keys(t).length>Fl&&n("p",{class:"foot",children:["The first ",Fl," open branches are read; close some to see others."]})]})}
function xf(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+xf(o,t),1)}function kb(e){let t=new Map,r=xf(e,t),o=[],s=[],a=0,i=(l,c)=>{
let u={id:l.id,x:c*(je.width+je.right),y:a*(je.height+je.below/2),title:l.name??l.type,text:l.state,state:l.state,page:le(l.id),selected:c===0};o.push(u);let f=o.
length>=Ta?[]:l.children.length>2*Ul&&r>Ta?l.children.filter(p=>p.state!=="completed").slice(0,2*Ul):l.children;for(let p of f)s.push([l.id,p.id]),i(p,c+1);let h=l.
children.length-f.length;if(h>0||l.truncated){let p=`${l.id} rest`;s.push([l.id,p]),o.push({id:p,x:(c+1)*(je.width+je.right),y:a*(je.height+je.below/2),title:h>
0?`+ ${P(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${le(l.id)}/tree`}),a+=1}else f.length===0&&(a+=1)};return i(e,0),{boxes:o,edges:s,
counts:t,total:r,hidden:r-o.length}}function Sb({id:e}){let t=`${Pa(e)}/tree`,r=se(!1),o=U(t,a=>R(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(
We,{problem:o.problem,retry:o.reload,path:t}):n(ut,{rows:4});let s=kb(o.value);return r.current=s.total>Ta,n(Q,{title:ke(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([a,i])=>n("span",{class:"state quiet","data-state":a,children:[n(rn,{state:a}),P(i)," ",a]},a)),r.current&&n("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:n($a,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function Cf({reference:e}){let t=Pa(e),r=Z.value.get(
"tab")??"tree",o=U(t,l=>R(t,{signal:l})),s=n("a",{href:O(le(e)),children:"the job"}),a=o.value;if(a===null)return n(Rt,{data:o,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let i=`${le(e)}/tree`;return n(ue,{title:n($,{children:[a.type," ",n(Ae,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:a.id}),a.parent&&n($,{children:["· ",n("a",{href:O(`${le(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Me(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(te,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(ct,{data:o,path:t}),n(Jn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:l=>i+(l==="tree"?"":`?tab=${l}`)}),(a.children?.count??0)===0?n(pe,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(Sb,{id:a.id}):n(wb,{root:a})]})}var xb=200,Cb=60,$b=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Fr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function Tb(e){let t=se([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-Cb),{at:o,value:e}]);
let s=[];for(let i=1;i<t.current.length;++i){let[l,c]=[t.current[i-1],t.current[i]];s.push(Math.max(0,(c.value-l.value)*1e3/(c.at-l.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((i,l)=>i+l,0)/a.length,samples:s}}function $f({of:e,value:t}){let{rate:r,samples:o}=Tb(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(la,{values:o,label:`${e} a second while this page was open`})]})}
function Pb({partitions:e,selected:t,select:r}){let o=se(null),s=Math.max(0,e.findIndex(i=>i.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:i=>{let l=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:l,
ArrowUp:-l}[i.key];if(c===void 0)return;i.preventDefault();let u=[...o.current?.querySelectorAll("button")??[]],f=u.indexOf(document.activeElement);u[Math.max(0,
Math.min(u.length-1,f+c))]?.focus()},children:e.map((i,l)=>n("button",{type:"button",class:"cell","data-state":i.state,tabIndex:l===s?0:-1,"aria-pressed":i.partition===
t,"aria-label":`Partition ${i.partition}: ${i.state}`,title:`${i.partition}: ${i.state}${i.worker?` on ${i.worker}`:""}${i.error?`
${i.error.type}: ${i.error.message}`:""}`,onClick:()=>r(i.partition===t?void 0:i.partition),children:[n(rn,{state:i.state}),i.partition]},i.id))})}function Mb({
path:e,job:t,close:r}){let o=nt(t.offset??null).replace(/\n\s*/g,""),[s,a]=A(o),[i,l]=A(""),c;try{c=JSON.parse(s)}catch{c=void 0}let u=async()=>{try{await R(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),Qe(`Partition ${t.number} goes on elsewhere`),r()}catch(f){l(f.detail)}};return n(Ft,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:f=>{f.preventDefault(),u()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(st,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:f=>a(f.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(X,{text:Ue(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function Eb({task:e,number:t}){
let r=`${Fr(e.id)}/partitions/${t}`,o=U(r,u=>R(r,{signal:u})),[s,a]=A(!1),i=o.value;if(i===null)return o.problem?n(We,{problem:o.problem,retry:o.reload,path:r}):
n(ut,{rows:2});let l=i.state==="running"&&i.last_commit_at!==void 0&&ot.value-Date.parse(i.last_commit_at)>3e3*i.options.lease,c=i.etag!==void 0;return n(Q,{title:n(
$,{children:["Partition ",t," ",n(Ae,{state:i.state})]}),tools:n("div",{class:"row",children:[c&&Me("admin")&&n("button",{type:"button",disabled:i.state==="runn\
ing",title:i.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(i.dead??0)>0&&n(te,{action:Tf(e,i.dead??
0,t)}),n(Le,{text:Ue(r),label:"Copy as curl"})]}),children:[s&&n(Mb,{path:r,job:i,close:()=>a(!1)}),l&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(st,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:nt(i.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(i.etag)],["Read",c&&P(i.read)],["Processed",c&&P(i.processed)],["Skipped",c&&P(i.skipped)],
["Dead",c&&((i.dead??0)>0?n("a",{href:O(mr({tab:"dead"})),children:ke(i.dead??0,"document")}):"0")],["Rate",c&&n($f,{of:"Documents read",value:i.read},r)]]}),n(
st,{rows:[["Last commit",i.last_commit_at&&n(ee,{at:i.last_commit_at})],["Commits",i.blocks!==void 0&&P(i.blocks)],["Runs",i.acquisitions!==void 0?P(i.acquisitions):
P(i.attempt)],["Failed runs",P(i.errors??i.failures)],["Worker",i.lease&&`${i.lease.worker}, for ${ve(Math.max(0,Date.parse(i.lease.expires_at)-ot.value))} more`],
["Next look",i.run_at&&!i.lease&&n(ee,{at:i.run_at})],["Reason",kn(i.reason)],["Error",i.error&&n("span",{class:"bad",children:`${i.error.type}: ${i.error.message}`})],
["What it reads",n("code",{children:nt(i.info??i.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(le(i.id)),children:i.id})]]})]})]})}function Tf(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Fr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${ke(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var Db=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:nt(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":nt(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function Ob({task:e,dead:t}){let r=Z.value.get("partition")??void 0;return n($,{children:[r&&n("p",{class:"hint",children:["\
Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>_e({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(te,{action:{...Tf(e,t),label:"Replay all"},primary:!0})}),n(In,{from:`${Fr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Db,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(pe,{title:"No document is dead"})})]})}function Ab({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n($f,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(te,{action:Rb(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("d\
iv",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function Rb(e){return{label:"Drain",path:`${Fr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function Pf({task:e,link:t}){let r=Z.value.get("tab")??"grid",o=Z.value.get("state")??"",s=Z.value.get("cursor")??void 0,
a=Number(Z.value.get("partition"))||void 0,i=Fr(e.id),c=U(i,p=>R(i,{signal:p})).value??e,u=`${i}/partitions${et({limit:xb,cursor:s,state:o})}`,f=U(u,p=>R(u,{signal:p})),
h=p=>_e({partition:p?.toString()},!0);return Ie({Escape:()=>h(void 0)}),n($,{children:[n(Ab,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(Jn,{tabs:[["gr\
id","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(Ob,{task:c,dead:c.totals.dead})}):f.value===null?f.problem?n(We,{problem:f.problem,retry:f.reload,path:u}):
n(ut,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(hr,{states:$b}),f.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(Pb,{partitions:f.value.partitions,selected:a,select:h})]}),(f.value.cursor||s)&&n(Nr,
{note:`partitions ${f.value.partitions[0]?.partition??""} to ${f.value.partitions[f.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:f.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(Eb,{task:c,number:a},a)})]})]})}var Lb=["active","paused","scheduled","completed","failed","terminated"],qb='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Mf(e){return`/workflows/${encodeURIComponent(e)}`}function Ef({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var Nb=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Mf(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Le,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Ae,{state:e.state})},{head:"Tasks",cell:e=>n(Ef,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?ve(Df(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ee,{at:e.started_at??e.created_at})}];function Df(e){
return(e.ended_at?Date.parse(e.ended_at):ot.value)-Date.parse(e.started_at??"")}function Of(){let e=Z.value.get("name")??"";return Ie({"/":()=>document.getElementById(
"name")?.focus()}),n(ue,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>_e({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(hr,{states:Lb}),n(In,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:Z.value.get("state")??""},order:"newest first",columns:Nb,id:t=>t.id,page:t=>Mf(t.id),unmatched:"No workflow mat\
ches",none:n(pe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(X,{text:`curl -d '${qb}' ${ne("v1/wo\
rkflows")}`})]})})]})}function Ib(e){var a;let t=new Map(e.map(i=>[i.name,i])),r=new Map,o=(i,l)=>{let c=r.get(i.name);if(c!==void 0)return c;if(l.has(i.name))return 0;
l.add(i.name);let u=(i.after??[]).flatMap(h=>t.get(h)??[]),f=u.length===0?0:1+Math.max(...u.map(h=>o(h,l)));return r.set(i.name,f),f},s=[];for(let i of e)(s[a=o(
i,new Set)]??(s[a]=[])).push(i);return s.filter(Boolean)}function jb(e,t){let r=Ib(e),o=a=>a.length*(je.height+je.below)-je.below,s=Math.max(...r.map(o));return r.
flatMap((a,i)=>a.map((l,c)=>{let u=l.partitions?.total??0,f=u-(l.partitions?.open??0);return{id:l.name,x:i*(je.width+je.right),y:(s-o(a))/2+c*(je.height+je.below),
title:l.name,text:`${l.paused?"paused":l.state}${u>0?` · ${P(f)} / ${P(u)}`:""}`,state:l.paused?"paused":l.state,page:`${Rn.value}?task=${encodeURIComponent(l.
name)}`,selected:l.name===t,done:u>0?{of:u,number:f}:void 0}}))}function Jb({task:e}){let t=Fr(e.id),r=["completed","failed","skipped","terminated"].includes(e.
state),o=(s,a,i)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:i,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(Q,{title:n($,{children:[e.name," ",n(Ae,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(te,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="\
waiting"&&n(te,{action:o("Skip","skip","The task is skipped")}),r&&n(te,{action:o("Restart","restart","The task starts again")}),!r&&n(te,{danger:!0,action:o("T\
erminate","terminate","Asked to stop")})]}),children:[n(st,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Re(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(le(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",kn(e.reason)],["Started",e.started_at&&n(ee,{at:e.started_at})],["Ended",
e.ended_at&&n(ee,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Pf,{task:e,
link:s=>mr(s)},e.id)]})}function Af({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=U(t,u=>R(t,{signal:u})),o=r.value,s=n("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return n(Rt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],i=["completed","failed","terminated"].includes(o.state),l=a.find(u=>u.name===Z.value.get(
"task")),c=(u,f,h,p)=>({label:u,path:`${t}/${f}`,cli:`pawl workflow ${f} ${e}`,done:h,confirm:p?{title:`${u} this workflow?`,text:p,danger:f==="terminate"}:void 0});
return n(ue,{title:n($,{children:[o.name||"Workflow"," ",n(Ae,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(Le,{text:o.id,label:"Copy the id"})]}),tools:n($,{children:[!i&&(o.state==="paused"?n(te,{action:c("Resume","resume","It goes on"),primary:!0}):n(te,{action:c(
"Pause","pause","It is paused")})),i&&n(te,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!i&&n(te,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(ct,{data:r,path:t}),n("d\
iv",{class:"flow-line",children:[n(Ef,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${i?"took":"runs for"} ${ve(Df(o))}`:"has not started",o.reason?` · ${kn(o.reason)}`:""]})]}),a.length>
0&&n(Q,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n($a,{boxes:jb(a,l?.name),edges:a.flatMap(u=>(u.after??[]).map(f=>[f,
u.name])),label:"Tasks"})}),l&&n(Jb,{task:l},l.id),n(Ut,{title:"Result",value:o.result}),n(Ut,{title:"Meta",value:o.meta})]})}var Ma=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],Ea=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Ur=me(!1);function Bb(){let t=U("rail",a=>R("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${Rn.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[i,l]=o[a.page]??[];return n("li",{children:n("a",{href:O(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>Ur.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!i&&n("span",{class:`rail-count ${l??""}`,children:P(i)})]})},a.page)};return n("nav",{class:Ur.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:Ma.map(s)}),n("ul",{class:"rail-end",children:Ea.
map(s)}),n("p",{class:"rail-version",children:pt.value?.version})]})}var Fb={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function Ub(){
let e=aa.value===0?0:Math.max(0,ot.value-aa.value);return ot.value,n("button",{type:"button",class:"live","data-live":Ot.value,"aria-pressed":Pt.value,title:Pt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Pt.value=!Pt.value,children:[n("span",{class:"dot"}),Fb[Ot.value],(Ot.value==="paused"||Ot.value==="lost")&&
e>2e3?` · ${mo(e)} old`:""]})}function Rf(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...Ma,...Ea].filter(c=>c.label.toLowerCase().includes(o)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"queue",page:Re(c)}))],a=r.indexOf(":"),i=r.
slice(0,a),l=r.slice(a+1);return a>0&&t.includes(i)&&s.unshift({label:l,note:`group of ${i}`,page:Ln(i,l)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:qn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:le(r)}),s}function Wb(){let[e,t]=A(""),[r,o]=A(0),[s,a]=A([]),i=se(Promise.resolve(
[]));be(()=>{i.current=R("v1/queues?limit=1000").then(f=>f.queues.map(h=>h.name)).catch(()=>[]),i.current.then(a)},[]);let l=Rf(e,s),c=()=>ss.value=!1,u=f=>{f&&
(c(),Se(f.page))};return n(Ft,{title:"Go to",close:c,children:n("form",{onSubmit:f=>{f.preventDefault(),i.current.then(h=>u(Rf(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:f=>{t(f.currentTarget.value),o(0)},
onKeyDown:f=>{f.key!=="ArrowDown"&&f.key!=="ArrowUp"||(f.preventDefault(),o(Math.max(0,Math.min(l.length-1,r+(f.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:l.slice(0,12).map((f,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>u(f),children:[n("span",{class:"cut",children:f.
label})," ",n("span",{class:"faint",children:f.note})]})},f.page))})]})})}var Hb=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...Ma,...Ea].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],["y","copy the id of a job"],["e","open all of\
 its data, or fold it"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c","clear a live tail"],["p","pause the updates"],["t","them\
e"],["Esc","close, clear the selection"]];function zb(){return n(Ft,{title:"Keys",close:()=>$o.value=!1,children:[n("dl",{class:"keys",children:Hb.map(([e,t])=>n(
"div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"\
button",onClick:()=>$o.value=!1,children:"Close"})})]})}function Vb(){let[e,t]=A(""),[r,o]=A(""),[s,a]=A(!1),i=se(null);return be(()=>i.current?.focus(),[]),n("\
div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:l=>{l.preventDefault(),a(!0),oc(e).catch(c=>o(c instanceof
dn?c.detail:"The server does not answer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("re\
ct",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign i\
n to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[
n("span",{children:"Token"}),n("input",{ref:i,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:l=>t(l.currentTarget.value)})]}),r&&n("\
p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}function Gb(){let e=Go.value;return e===
null||mt.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Lf({children:e}){let t={"?":()=>$o.value=
!0,t:Jl,p:()=>Pt.value=!Pt.value};for(let r of[...Ma,...Ea])t[`g ${r.key}`]=()=>Se(r.page);return Ie(t),n($,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{
r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(Bb,{}),Ur.value&&n("button",{type:"button",class:"drawer-back","ari\
a-label":"Close the menu",onClick:()=>Ur.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu",
"aria-label":"Menu","aria-expanded":Ur.value,"aria-controls":"rail",onClick:()=>Ur.value=!Ur.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hid\
den":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>ss.value=!0,children:[n("svg",{class:"\
glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"\
Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),pt.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"\
read-only"}),n(Ub,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{Vt.value=!Vt.value,wn("zone",Vt.value?"utc":"local")},children:Vt.
value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:Jl,onDblClick:()=>Ca("system"),children:n("s\
vg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"\
plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>$o.value=!0,children:"?"})]}),n(Gb,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),ss.value&&
n(Wb,{}),$o.value&&n(zb,{}),n(fp,{}),n(pp,{}),mt.value&&n(Vb,{})]})}var Qb=[["/","Overview",()=>n(cp,{})],["/queues","Queues",()=>n(uf,{})],["/queues/:queue","Queue",({queue:e})=>n(mf,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(Wp,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(lf,{})],["/jobs/:ref","Job",({ref:e})=>n(of,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Cf,{reference:e},e)],["/scheduled","Scheduled",()=>n(gf,{})],["/failures","Failures",()=>n(jp,{})],["/workflows","Workflows",()=>n(Of,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(Af,{reference:e},e)],["/schedules","Schedules",()=>n(yf,{})],["/schedules/:name","Schedule",({name:e})=>n(_f,{name:e},
e)],["/callbacks","Callbacks",()=>n(yp,{})],["/callbacks/:id","Callback",({id:e})=>n(_p,{id:e},e)],["/channels","Channels",()=>n(kp,{})],["/files","Downloads",()=>n(
Jp,{})],["/workers","Workers",()=>n(pf,{})],["/settings","Settings",()=>n(kf,{})],["/about","About",()=>n(dp,{})]];function Kb(){be(()=>{let o=()=>{Is().catch(()=>{
mt.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{mt.value||Is().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of Qb){let i=jd(o,Rn.value);if(i!==null){e=Object.values(i).pop()??s,t=a(i);break}}be(()=>{document.title=`${e} · Pawl`},[e]);let r=se(!0);return be(()=>{r.
current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[Rn.value]),n(Lf,{children:pt.value===null?null:t??n(ue,{title:"Nothing here",
children:n(pe,{title:"There is no such page",children:n("a",{href:O("/"),children:"Overview"})})})})}Lu(n(Kb,{}),document.getElementById("app"));})();
