"use strict";(()=>{var Cm=Object.defineProperty;var $m=(e,t,r)=>t in e?Cm(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var cr=(e,t,r)=>$m(e,typeof t!="symbol"?t+"":t,r);var Es,Ce,ju,hi,dr,Ru,Iu,Ju,pi,Cs,Wo,Bu,gi,fi,mi,Tm,Ts={},Ps=[],Pm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Ds=Array.isArray;function zn(e,t){
for(var r in t)e[r]=t[r];return e}function bi(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function vi(e,t,r){var o,s,a,i={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:i[a]=t[a];if(arguments.length>2&&(i.children=arguments.length>3?Es.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
i[a]===void 0&&(i[a]=e.defaultProps[a]);return $s(e,i,o,s,null)}function $s(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++ju,__i:-1,__u:0};return s==null&&Ce.vnode!=null&&Ce.vnode(a),a}function $(e){return e.children}function uo(e,t){this.props=e,this.context=t}function Tr(e,t){if(t==null)return e.__?Tr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Tr(e):null}function Mm(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=zn({},
t);a.__v=t.__v+1,Ce.vnode&&Ce.vnode(a),yi(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Tr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,zu(o,a,s),
t.__e=t.__=null,a.__e!=r&&Fu(a)}}function Fu(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Fu(e)}function Lu(e){(!e.__d&&(e.__d=!0)&&dr.push(e)&&!Ms.__r++||Ru!=Ce.debounceRendering)&&((Ru=Ce.debounceRendering)||Iu)(Ms)}function Ms(){
try{for(var e,t=1;dr.length;)dr.length>t&&dr.sort(Ju),e=dr.shift(),t=dr.length,Mm(e)}finally{dr.length=Ms.__r=0}}function Uu(e,t,r,o,s,a,i,l,c,u,m){var h,p,v,_,
T,k,w=o&&o.__k||Ps,S=t.length;for(c=Em(r,t,w,c,S),h=0;h<S;h++)(v=r.__k[h])!=null&&(p=v.__i!=-1&&w[v.__i]||Ts,v.__i=h,k=yi(e,v,p,s,a,i,l,c,u,m),_=v.__e,v.ref&&p.
ref!=v.ref&&(p.ref&&wi(p.ref,null,v),m.push(v.ref,v.__c||_,v)),T==null&&_!=null&&(T=_),4&v.__u?(c=Wu(v,c,e),p.__e&&(p.__e=null)):typeof v.type=="function"&&k!==
void 0?c=k:_&&(c=_.nextSibling),v.__u&=-7);return r.__e=T,c}function Em(e,t,r,o,s){var a,i,l,c,u,m=r.length,h=m,p=0;for(e.__k=new Array(s),a=0;a<s;a++)(i=t[a])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=$s(null,i,null,null,
null):Ds(i)?i=e.__k[a]=$s($,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=$s(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,c=
a+p,i.__=e,i.__b=e.__b+1,l=null,(u=i.__i=Dm(i,r,c,h))!=-1&&(h--,(l=r[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(s>m?p--:s<m&&p++),typeof i.type!="function"&&
(i.__u|=4)):u!=c&&(u==c-1?p--:u==c+1?p++:(u>c?p--:p++,i.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<m;a++)(l=r[a])!=null&&(2&l.__u)==0&&(l.__e==o&&(o=Tr(l)),Qu(l,l));
return o}function Wu(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=Wu(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Tr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Dm(e,t,r,o){var s,a,i,l=e.key,c=e.type,u=t[r],m=u!=null&&(2&u.__u)==0;if(u===null&&l==null||m&&l==u.key&&c==u.type)return r;if(o>(m?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((u=t[i=s>=0?s--:a++])!=null&&(2&u.__u)==0&&l==u.key&&c==u.type)return i}return-1}function qu(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Pm.test(t)?r:r+"px"}function xs(e,t,r,o,s){var a,i;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||qu(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||qu(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
Bu,"$1")),i=t.toLowerCase(),t=i in e||t=="onFocusOut"||t=="onFocusIn"?i.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[Wo]=o[Wo]:(r[Wo]=gi,e.addEventListener(
t,a?mi:fi,a)):e.removeEventListener(t,a?mi:fi,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Nu(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[Cs]==null)t[Cs]=gi++;else if(t[Cs]<r[Wo])return;return r(Ce.event?Ce.event(t):t)}}}function yi(e,t,r,o,s,a,i,l,c,u){var m,h,p,v,_,T,
k,w,S,x,E,L,R,X,U,le,K=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[l=t.__e=r.__e]),(m=Ce.__b)&&m(t);e:if(typeof K=="function"){h=
i.length;try{if(S=t.props,x=K.prototype&&K.prototype.render,E=(m=K.contextType)&&o[m.__c],L=m?E?E.props.value:m.__:o,r.__c?w=(p=t.__c=r.__c).__=p.__E:(x?t.__c=p=
new K(S,L):(t.__c=p=new uo(S,L),p.constructor=K,p.render=Am),E&&E.sub(p),p.state||(p.state={}),p.__n=o,v=p.__d=!0,p.__h=[],p._sb=[]),x&&p.__s==null&&(p.__s=p.state),
x&&K.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=zn({},p.__s)),zn(p.__s,K.getDerivedStateFromProps(S,p.__s))),_=p.props,T=p.state,p.__v=t,v)x&&K.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),x&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(x&&K.getDerivedStateFromProps==null&&
S!==_&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(S,L),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.__s,
L)===!1){t.__v!=r.__v&&(p.props=S,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(j){j&&(j.__=t)}),Ps.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&i.push(p),l=Tr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(S,p.__s,L),x&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
_,T,k)})}if(p.context=L,p.props=S,p.__P=e,p.__e=!1,R=Ce.__r,X=0,x)p.state=p.__s,p.__d=!1,R&&R(t),m=p.render(p.props,p.state,p.context),Ps.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,R&&R(t),m=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++X<25);p.state=p.__s,p.getChildContext!=null&&(o=zn(zn({},o),
p.getChildContext())),x&&!v&&p.getSnapshotBeforeUpdate!=null&&(k=p.getSnapshotBeforeUpdate(_,T)),U=m!=null&&m.type===$&&m.key==null?Vu(m.props.children):m,l=Uu(
e,Ds(U)?U:[U],t,r,o,s,a,i,l,c,u),p.base=t.__e,t.__u&=-161,p.__h.length&&i.push(p),w&&(p.__E=p.__=null)}catch(j){if(i.length=h,t.__v=null,c||a!=null){if(j.then){
for(t.__u|=c?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),t.__e=l}else if(a!=null)for(le=a.length;le--;)bi(a[le])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),j.then||Hu(t),Ce.__e(j,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):l=t.__e=Om(r.__e,t,r,o,s,a,i,c,u);return(m=
Ce.diffed)&&m(t),128&t.__u?void 0:l}function Hu(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Hu))}function zu(e,t,r){for(var o=0;o<r.length;o++)wi(r[o],r[++o],
r[++o]);Ce.__c&&Ce.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){Ce.__e(a,s.__v)}})}function Vu(e){return typeof e!="\
object"||e==null||e.__b>0?e:Ds(e)?e.map(Vu):e.constructor!==void 0?null:zn({},e)}function Om(e,t,r,o,s,a,i,l,c){var u,m,h,p,v,_,T,k=r.props||Ts,w=t.props,S=t.type;
if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(u=0;u<a.length;u++)
if((v=a[u])&&"setAttribute"in v==!!S&&(S?v.localName==S:v.nodeType==3)){e=v,a[u]=null;break}}if(e==null){if(S==null)return document.createTextNode(w);e=document.
createElementNS(s,S,w.is&&w),l&&(Ce.__m&&Ce.__m(t,a),l=!1),a=null}if(S==null)k===w||l&&e.data==w||(e.data=w);else{if(a=S=="textarea"&&w.defaultValue!=null?null:
a&&Es.call(e.childNodes),!l&&a!=null)for(k={},u=0;u<e.attributes.length;u++)k[(v=e.attributes[u]).name]=v.value;for(u in k)v=k[u],u=="dangerouslySetInnerHTML"?h=
v:u=="children"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||xs(e,u,null,v,s);for(u in w)v=w[u],u=="children"?p=v:u=="dangerousl\
ySetInnerHTML"?m=v:u=="value"?_=v:u=="checked"?T=v:l&&typeof v!="function"||k[u]===v||xs(e,u,v,k[u],s);if(m)l||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.
innerHTML=m.__html),t.__k=[];else if(h&&(e.innerHTML=""),Uu(t.type=="template"?e.content:e,Ds(p)?p:[p],t,r,o,S=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,i,a?a[0]:r.__k&&Tr(r,0),l,c),a!=null)for(u=a.length;u--;)bi(a[u]);l&&S!="textarea"||(u="value",S=="progress"&&_==null?e.removeAttribute("value"):_!=null&&(_!==
e[u]||S=="progress"&&!_||S=="option"&&_!=k[u])&&xs(e,u,_,k[u],s),u="checked",T!=null&&T!=e[u]&&xs(e,u,T,k[u],s))}return e}function wi(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){Ce.__e(s,r)}}function Qu(e,t,r){var o,s;if(Ce.unmount&&Ce.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||wi(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Ce.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Qu(o[s],t,r||typeof e.type!="function");r||bi(e.__e),e.__c=e.__=e.__e=void 0}function Am(e,t,r){return this.
constructor(e,r)}function Gu(e,t,r){var o,s,a,i;t==document&&(t=document.documentElement),Ce.__&&Ce.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
i=[],yi(t,e=(!o&&r||t).__k=vi($,null,[e]),s||Ts,Ts,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?Es.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,i),zu(
a,e,i),e.props.children=null}Es=Ps.slice,Ce={__e:function(e,t,r,o){for(var s,a,i;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),i=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),i=s.__d),i)return s.__E=s}catch(l){e=l}throw e}},ju=0,hi=function(e){return e!=null&&e.constructor===
void 0},uo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=zn({},this.state),typeof e=="function"&&(e=e(zn({},r),
this.props)),e&&zn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Lu(this))},uo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Lu(this))},
uo.prototype.render=$,dr=[],Iu=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ju=function(e,t){return e.__v.__b-t.__v.__b},
Ms.__r=0,pi=Math.random().toString(8),Cs="__d"+pi,Wo="__a"+pi,Bu=/(PointerCapture)$|Capture$/i,gi=0,fi=Nu(!1),mi=Nu(!0),Tm=0;var co,ut,_i,Ku,As=0,oc=[],pt=Ce,Yu=pt.__b,Zu=pt.__r,Xu=pt.diffed,ec=pt.__c,tc=pt.unmount,nc=pt.__;function Rs(e,t){pt.__h&&pt.__h(ut,e,As||t),As=0;var r=ut.__H||
(ut.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function A(e){return As=1,Rm(ac,e)}function Rm(e,t,r){var o=Rs(co++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):ac(void 0,t),function(l){var c=o.__N?o.__N[0]:o.__[0],u=o.t(c,l);c!==u&&(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=ut,!ut.__f)){var s=function(l,c,u){
if(!o.__c.__H)return!0;var m=!1,h=o.__c.props!==l;if(o.__c.__H.__.some(function(v){if(v.__N){m=!0;var _=v.__[0];v.__=v.__N,v.__N=void 0,_!==v.__[0]&&(h=!0)}}),a){
var p=a.call(this,l,c,u);return m?p||h:p}return!m||h};ut.__f=!0;var a=ut.shouldComponentUpdate,i=ut.componentWillUpdate;ut.componentWillUpdate=function(l,c,u){if(this.
__e){var m=a;a=void 0,s(l,c,u),a=m}i&&i.call(this,l,c,u)},ut.shouldComponentUpdate=s}return o.__N||o.__}function ye(e,t){var r=Rs(co++,3);!pt.__s&&Si(r.__H,t)&&
(r.__=e,r.u=t,ut.__H.__h.push(r))}function sc(e,t){var r=Rs(co++,4);!pt.__s&&Si(r.__H,t)&&(r.__=e,r.u=t,ut.__h.push(r))}function se(e){return As=5,Vn(function(){
return{current:e}},[])}function Vn(e,t){var r=Rs(co++,7);return Si(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Lm(){for(var e;e=oc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Os),t.__h.some(ki),t.__h=[]}catch(r){t.__h=[],pt.__e(r,e.__v)}}}pt.__b=function(e){
ut=null,Yu&&Yu(e)},pt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),nc&&nc(e,t)},pt.__r=function(e){Zu&&Zu(e),co=0;var t=(ut=e.__c).__H;t&&(_i===ut?(t.
__h=[],ut.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(Os),t.__h.some(ki),t.__h=[],co=0)),_i=ut},pt.diffed=function(e){Xu&&Xu(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(oc.push(t)!==1&&Ku===pt.requestAnimationFrame||((Ku=pt.requestAnimationFrame)||qm)(Lm)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),_i=ut=null},pt.__c=function(e,t){t.some(function(r){try{r.__h.some(Os),r.__h=r.__h.filter(function(o){return!o.__||ki(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],pt.__e(o,r.__v)}}),ec&&ec(e,t)},pt.unmount=function(e){tc&&tc(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{Os(o)}catch(s){t=s}}),r.__H=void 0,t&&pt.__e(t,r.__v))};var rc=typeof requestAnimationFrame=="function";function qm(e){var t,r=function(){clearTimeout(o),rc&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);rc&&(t=requestAnimationFrame(r))}function Os(e){var t=ut,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
ut=t}function ki(e){var t=ut;e.__c=e.__(),ut=t}function Si(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function ac(e,t){return typeof t==
"function"?t(e):t}var Nm=Symbol.for("preact-signals");function js(){if(Qn>1)Qn--;else{var e,t=!1;for((function(){var s=qs;for(qs=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var i=a.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=a.i);s=s.o}})();zo!==void 0;){var r=zo;for(zo=void 0,Ls++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&lc(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(Ls=0,Qn--,t)throw e}}function Ci(e){if(Qn>0)return e();xi=++jm,Qn++;try{return e()}finally{js()}}var Ho,tt=void 0;function Vo(e){
var t=tt,r=Ho;tt=void 0,Ho=void 0;try{return e()}finally{tt=t,Ho=r}}var zo=void 0,Qn=0,Ls=0,jm=0,xi=0,qs=void 0,Ns=0;function ic(e){if(tt!==void 0){var t=e.n;if(t===
void 0||t.t!==tt)return t={i:0,S:e,p:tt.s,n:void 0,t:tt,e:void 0,x:void 0,r:t},tt.s!==void 0&&(tt.s.n=t),tt.s=t,e.n=t,32&tt.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=tt.s,t.n=void 0,tt.s.n=t,tt.s=t),t}}function vt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}vt.prototype.brand=Nm;vt.prototype.h=function(){return!0};vt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Vo(function(){var o;(o=t.W)==null||o.call(t)}))};vt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Vo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
vt.prototype.subscribe=function(e){var t=this;return Kn(function(){var r=t.value;Vo(function(){return e(r)})},{name:"sub"})};vt.prototype.valueOf=function(){return this.
value};vt.prototype.toString=function(){return this.value+""};vt.prototype.toJSON=function(){return this.value};vt.prototype.peek=function(){var e=this;return Vo(
function(){return e.value})};Object.defineProperty(vt.prototype,"value",{get:function(){var e=ic(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Ls>100)throw new Error("Cycle detected");(function(r){Qn!==0&&Ls===0&&r.l!==xi&&(r.l=xi,qs={S:r,v:r.v,i:r.i,o:qs})})(this),this.v=e,this.i++,Ns++,Qn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{js()}}}});function me(e,t){return new vt(e,t)}function lc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function uc(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function cc(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function Pr(e,t){vt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Ns-1,this.f=4}Pr.prototype=new vt;Pr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ns))return!0;if(this.g=Ns,this.f|=1,this.i>0&&!lc(this))return this.f&=-2,!0;var e=tt;try{uc(this),tt=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return tt=e,cc(this),this.f&=-2,!0};
Pr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}vt.prototype.S.call(this,e)};Pr.prototype.U=function(e){if(this.
t!==void 0&&(vt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Pr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Pr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=ic(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Gn(e,t){return new Pr(e,t)}function dc(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Qn++;var r=tt;tt=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,$i(e),o}finally{tt=r,js()}}}function $i(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,dc(e)}function Im(e){if(tt!==this)throw new Error("Out-of-order effect");cc(this),tt=e,this.f&=-2;try{8&this.f&&$i(this)}finally{js()}}function po(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ho&&Ho.push(this)}po.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};po.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,dc(this),uc(this),Qn++;var e=tt;return tt=this,Im.bind(this,e)};po.prototype.N=function(){2&this.f||(this.f|=2,this.u=zo,zo=this)};po.prototype.d=function(){
this.f|=8,1&this.f||$i(this)};po.prototype.dispose=function(){this.d()};function Kn(e,t){var r=new po(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var pc,Js,Is,Jm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var fc=[];Kn(function(){pc=this.N})();function fo(e,t){Ce[e]=t.bind(null,Ce[e]||function(){})}function Qo(e){if(Is){var t=Is;Is=void 0,t()}Is=e&&e.S()}function mc(e){
var t=this,r=e.data,o=Fm(r);o.name="ReactiveDom",o.value=r;var s=Vn(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=Gn(function(){var v=o.
value.value;return v===0?0:v===!0?"":v||""}),m=Gn(function(){return!Array.isArray(u.value)&&!hi(u.value)}),h=Kn(function(){if(this.N=hc,m.value){var v=u.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=v)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[m,u]},[]),a=s[0],i=s[1];return a.value?i.
peek():i.value}mc.displayName="ReactiveTextNode";Object.defineProperties(vt.prototype,{constructor:{configurable:!0,value:vi($,null).constructor},type:{configurable:!0,
value:mc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});fo("__b",function(e,t){if(Qo(),
Js=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof vt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
fo("__r",function(e,t){if(e(t),t.type!==$){Qo();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var i;return Kn(function(){i=this},{name:a}),
i.c=s,i})((function(s){return function(){var a;Jm&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Js=o,Qo(r)}});fo("__e",function(e,t,r,o){Qo(),Js=void 0,e(t,r,o)});fo("diffed",function(e,t){Qo(),Js=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var i in a){var l=a[i];l===void 0||o&&i in o||(l.d(),a[i]=void 0)}if(o){a||(a={},r.U=a);for(var c in o){var u=a[c],
m=o[c];u===void 0?(u=Bm(r,c,m,s),a[c]=u):u.o(m,s)}}}e(t)});function Bm(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=me(r);return{o:function(i,l){a.value=
i,o=l},d:Kn(function(){this.N=hc;var i=a.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}fo("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var i=t.__np;if(i){var l=t.
props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var m=u.__$u;m&&(u.__$u=void 0,m.d())}}e(t)});fo("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});uo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Fm(e,t){return Vn(function(){return me(e,t)},[])}var Um=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Wm(){Ci(function(){for(var e;e=fc.shift();)pc.call(e)})}function hc(){fc.push(this)===1&&(Ce.requestAnimationFrame||Um)(Wm)}var Ti=new URL(document.baseURI);function re(e){return new URL(e,Ti).href}function ze(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var tn=class extends Error{constructor(r,o,s,a,i,l=""){
super(a||s);cr(this,"status",r);cr(this,"code",o);cr(this,"title",s);cr(this,"detail",a);cr(this,"retryAfter",i);cr(this,"field",l)}};function Pi(e){if(e.status!==
403)return e.detail;let t=He.value?.scopes??[];return He.value?.read_only?`${e.detail}; this dashboard is read-only`:t.length>0?`${e.detail}; you have ${t.join(
", ")}`:e.detail}function Bs(e,t=""){return e instanceof tn?`${e.title}${t}: ${Pi(e)}`:`It failed${t}: ${String(e)}`}async function gc(e){let t=Number(e.headers.
get("retry-after")??"0");try{let r=await e.json();return new tn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t,r.field??"")}catch{return new tn(e.status,
"",e.statusText,"the answer came from something else than Pawl",t)}}var Yn=class{constructor(t){cr(this,"source",t)}};function Ko(e){return JSON.parse(e,(t,r,o)=>{
let s=o?.source;return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new Yn(s)})}var He=me(null),mt=me(!1),Mi=me(0),Go=me(null),bc=Gn(()=>He.value?.
read_only===!0);function Se(e){return He.value!==null&&!He.value.read_only&&He.value.scopes.includes(e)}async function N(e,t={}){let r={},o={method:t.method??"G\
ET",headers:r,cache:"no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=
t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(re(e),o)}catch(a){if(t.signal?.aborted)throw a;let i=new tn(0,"unreachable","The serv\
er does not answer","It may be restarting; trying again.",0);throw Go.value=i,i}if(!s.ok){let a=await gc(s);throw a.status===401&&(mt.value=!0),(a.status===503||
a.status===507)&&(Go.value=a),a}if(Go.value=null,s.status!==204)return Ko(await s.text())}async function Fs(){let e=Date.now(),t=await N("v1/me");Mi.value=Date.
parse(t.now)-(e+Date.now())/2,He.value=t,mt.value=!1}async function vc(e){let t=await fetch(re("ui/session"),{method:"POST",headers:{"content-type":"application\
/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await gc(t);await Fs()}async function yc(){await N("ui/session",{method:"DELETE"}),He.value=null,mt.value=
!0}function wn(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ie(e,t="GET",r){let o=a=>`'${a.replace(
/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),He.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-\
type: application/json'","-d",o(JSON.stringify(r))),s.push(o(re(e))),s.join(" ")}function Zn(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function _n(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Qt=me(Zn("zo\
ne")==="utc"),Mr=me(Zn("times")==="dates");function Us(){Mr.value=!Mr.value,_n("times",Mr.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function ge(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function wc(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function Jt(e){
return e.toLocaleString("en-US")}var Ei=e=>String(e).padStart(2,"0");function be(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%
1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Ei(s)}\
s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}h ${Ei(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function mo(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function _c(e,t){let r=t-e;
return Math.abs(r)<1e3?"now":r>0?`${mo(r)} ago`:`in ${mo(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}function ot(e,t=Qt.value){let r=new Date(e),o=t?[r.getUTCFullYear(),
r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.
getSeconds()],[s,a,i,l,c,u]=o.map(Ei);return`${s}-${a}-${i} ${l}:${c}:${u}${t?" UTC":""}`}function Di(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":ot(t).
slice(0,19).replace(" ","T")}function Oi(e){let t=Date.parse(Qt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var Hm={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function kn(e){return e===void 0?"":Hm[e]??e.replace(/_/g," ")}function rt(e,t="",r=!1){if(e instanceof Yn)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let o=r?"":`${t}  `,s=Array.isArray(e),a=s?e.map(c=>o+rt(c,o,r)):Object.entries(e).map(([c,u])=>`${o}${JSON.stringify(c)}:${r?"":
" "}${rt(u,o,r)}`),[i,l]=s?"[]":"{}";return a.length===0?i+l:r?i+a.join(",")+l:`${i}
${a.join(`,
`)}
${t}${l}`}var zm="uplot",Vm="u-hz",Qm="u-vt",Gm="u-title",Km="u-wrap",Ym="u-under",Zm="u-over",Xm="u-axis",Or="u-off",eh="u-select",th="u-cursor-x",nh="u-cursor-y",rh="u-\
cursor-pt",oh="u-legend",sh="u-live",ah="u-inline",ih="u-series",lh="u-marker",kc="u-label",uh="u-value",Zo="width",Xo="height";var Sc="bottom",ho="left",Ai="right",Ki="#000",xc=Ki+"0",Ri="mousemove",Cc="mousedown",Li="mouseup",$c="mouseenter",Tc="mouseleave",Pc="dblclick",ch="resize",dh="\
scroll",Mc="change",Qs="dppxchange",Yi="--",ko=typeof window<"u",Ji=ko?document:null,bo=ko?window:null,ph=ko?navigator:null,Ee,Ws;function Bi(){let e=devicePixelRatio;
Ee!=e&&(Ee=e,Ws&&Ui(Mc,Ws,Bi),Ws=matchMedia(`(min-resolution: ${Ee-.001}dppx) and (max-resolution: ${Ee+.001}dppx)`),Ar(Mc,Ws,Bi),bo.dispatchEvent(new CustomEvent(
Qs)))}function nn(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Fi(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ye(e,t,r){
e.style[t]=r+"px"}function Sn(e,t,r,o){let s=Ji.createElement(e);return t!=null&&nn(s,t),r?.insertBefore(s,o),s}function fn(e,t){return Sn("div",e,t)}var Ec=new WeakMap;
function Rn(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",i=Ec.get(e);a!=i&&(e.style.transform=a,Ec.set(e,a),t<0||r<0||t>o||r>s?nn(e,Or):Fi(e,Or))}var Dc=new WeakMap;
function Oc(e,t,r){let o=t+r,s=Dc.get(e);o!=s&&(Dc.set(e,o),e.style.background=t,e.style.borderColor=r)}var Ac=new WeakMap;function Rc(e,t,r,o){let s=t+""+r,a=Ac.
get(e);s!=a&&(Ac.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var Zi={passive:!0},fh={...Zi,
capture:!0};function Ar(e,t,r,o){t.addEventListener(e,r,o?fh:Zi)}function Ui(e,t,r,o){t.removeEventListener(e,r,Zi)}ko&&Bi();function xn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:rn((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function ld(e){return(r,o,s)=>{let a=-1,i=-1;for(let l=o;l<=
s;l++)if(e(r[l])){a=l;break}for(let l=s;l>=o;l--)if(e(r[l])){i=l;break}return[a,i]}}var ud=e=>e!=null,cd=e=>e!=null&&e>0,Ys=ld(ud),mh=ld(cd);function hh(e,t,r,o=0,s=!1){
let a=s?mh:Ys,i=s?cd:ud;[t,r]=a(e,t,r);let l=e[t],c=e[t];if(t>-1)if(o==1)l=e[t],c=e[r];else if(o==-1)l=e[r],c=e[t];else for(let u=t;u<=r;u++){let m=e[u];i(m)&&(m<
l?l=m:m>c&&(c=m))}return[l??Be,c??-Be]}function Zs(e,t,r,o){let s=Nc(e),a=Nc(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let i=r==10?Xn:dd,l=s==1?rn:mn,c=a==1?mn:rn,
u=l(i(wt(e))),m=c(i(wt(t))),h=vo(r,u),p=vo(r,m);return r==10&&(u<0&&(h=Fe(h,-u)),m<0&&(p=Fe(p,-m))),o||r==2?(e=h*s,t=p*a):(e=hd(e,h),t=Xs(t,p)),[e,t]}function Xi(e,t,r,o){
let s=Zs(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var el=.1,Lc={mode:3,pad:el},ts={pad:0,soft:null,mode:0},gh={min:ts,max:ts};function Gs(e,t,r,o){return ea(
r)?qc(e,t,r):(ts.pad=r,ts.soft=o?0:null,ts.mode=o?3:0,qc(e,t,gh))}function Pe(e,t){return e??t}function bh(e,t,r){for(t=Pe(t,0),r=Pe(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function qc(e,t,r){let o=r.min,s=r.max,a=Pe(o.pad,0),i=Pe(s.pad,0),l=Pe(o.hard,-Be),c=Pe(s.hard,Be),u=Pe(o.soft,Be),m=Pe(s.soft,-Be),
h=Pe(o.mode,0),p=Pe(s.mode,0),v=t-e,_=Xn(v),T=Bt(wt(e),wt(t)),k=Xn(T),w=wt(k-_);(v<1e-24||w>10)&&(v=0,(e==0||t==0)&&(v=1e-24,h==2&&u!=Be&&(a=0),p==2&&m!=-Be&&(i=
0)));let S=v||T||1e3,x=Xn(S),E=vo(10,rn(x)),L=S*(v==0?e==0?.1:1:a),R=Fe(hd(e-L,E/10),24),X=e>=u&&(h==1||h==3&&R<=u||h==2&&R>=u)?u:Be,U=Bt(l,R<X&&e>=X?X:Cn(X,R)),
le=S*(v==0?t==0?.1:1:i),K=Fe(Xs(t+le,E/10),24),j=t<=m&&(p==1||p==3&&K>=m||p==2&&K<=m)?m:-Be,fe=Cn(c,K>j&&t<=j?j:Bt(j,K));return U==fe&&U==0&&(fe=100),[U,fe]}var vh=new Intl.
NumberFormat(ko?ph.language:"en-US"),tl=e=>vh.format(e),on=Math,Vs=on.PI,wt=on.abs,rn=on.floor,yt=on.round,mn=on.ceil,Cn=on.min,Bt=on.max,vo=on.pow,Nc=on.sign,Xn=on.
log10,dd=on.log2,yh=(e,t=1)=>on.sinh(e)*t,qi=(e,t=1)=>on.asinh(e/t),Be=1/0;function jc(e){return(Xn((e^e>>31)-(e>>31))|0)+1}function Wi(e,t,r){return Cn(Bt(e,t),
r)}function pd(e){return typeof e=="function"}function we(e){return pd(e)?e:()=>e}var wh=()=>{},fd=e=>e,md=(e,t)=>t,_h=e=>null,Ic=e=>!0,Jc=(e,t)=>e==t,kh=/\.\d*?(?=9{6,}|0{6,})/gm,
Rr=e=>{if(bd(e)||fr.has(e))return e;let t=`${e}`,r=t.match(kh);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[s,a]=t.split("e");return+`${Rr(
s)}e${a}`}return Fe(e,o)};function Er(e,t){return Rr(Fe(Rr(e/t))*t)}function Xs(e,t){return Rr(mn(Rr(e/t))*t)}function hd(e,t){return Rr(rn(Rr(e/t))*t)}function Fe(e,t=0){
if(bd(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return yt(o)/r}var fr=new Map;function gd(e){return((""+e).split(".")[1]||"").length}function rs(e,t,r,o){
let s=[],a=o.map(gd);for(let i=t;i<r;i++){let l=wt(i),c=Fe(vo(e,i),l);for(let u=0;u<o.length;u++){let m=e==10?+`${o[u]}e${i}`:o[u]*c,h=(i>=0?0:l)+(i>=a[u]?0:a[u]),
p=e==10?m:Fe(m,h);s.push(p),fr.set(p,h)}}return s}var ns={},nl=[],yo=[null,null],pr=Array.isArray,bd=Number.isInteger,Sh=e=>e===void 0;function Bc(e){return typeof e==
"string"}function ea(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function xh(e){return e!=null&&typeof e=="object"}var Ch=Object.getPrototypeOf(
Uint8Array),vd="__proto__";function wo(e,t=ea){let r;if(pr(e)){let o=e.find(s=>s!=null);if(pr(o)||t(o)){r=Array(e.length);for(let s=0;s<e.length;s++)r[s]=wo(e[s],
t)}else r=e.slice()}else if(e instanceof Ch)r=e.slice();else if(t(e)){r={};for(let o in e)o!=vd&&(r[o]=wo(e[o],t))}else r=e;return r}function ht(e){let t=arguments;
for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=vd&&(ea(e[s])?ht(e[s],wo(o[s])):e[s]=wo(o[s]))}return e}var $h=0,Th=1,Ph=2;function Mh(e,t,r){for(let o=0,
s,a=-1;o<t.length;o++){let i=t[o];if(i>a){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=i+1;s<r&&e[s]==null;)e[a=s++]=null}}}function Eh(e,t){if(Ah(e)){let i=e[0].
slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Rh(i[0])||(i=Oh(i)),i}let r=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],u=c.length;for(let m=0;m<
u;m++)r.add(c[m])}let o=[Array.from(r).sort((i,l)=>i-l)],s=o[0].length,a=new Map;for(let i=0;i<s;i++)a.set(o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];
for(let u=1;u<l.length;u++){let m=l[u],h=Array(s).fill(void 0),p=t?t[i][u]:Th,v=[];for(let _=0;_<m.length;_++){let T=m[_],k=a.get(c[_]);T===null?p!=$h&&(h[k]=T,
p==Ph&&v.push(k)):h[k]=T}Mh(h,v,s),o.push(h)}}return o}var Dh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Oh(e){let t=e[0],r=t.
length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,i)=>t[a]-t[i]);let s=[];for(let a=0;a<e.length;a++){let i=e[a],l=Array(r);for(let c=0;c<r;c++)l[c]=
i[o[c]];s.push(l)}return s}function Ah(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)
if(s[a]!=t[a])return!1}}return!0}function Rh(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=
o)return!0;let a=Bt(1,rn((s-o+1)/t));for(let i=e[o],l=o+a;l<=s;l+=a){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}var yd=["January","February","March",
"April","May","June","July","August","September","October","November","December"],wd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function _d(e){
return e.slice(0,3)}var Lh=wd.map(_d),qh=yd.map(_d),Nh={MMMM:yd,MMM:qh,WWWW:wd,WWW:Lh};function Yo(e){return(e<10?"0":"")+e}function jh(e){return(e<10?"00":e<100?
"0":"")+e}var Ih={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Yo(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>Yo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Yo(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Yo(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>Yo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>jh(e.getMilliseconds())};function rl(e,t){t=t||Nh;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,
s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?Ih[s[1]]:s[0]);return a=>{let i="";for(let l=0;l<r.length;l++)i+=typeof r[l]=="string"?r[l]:r[l](a,t);return i}}var Jh=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Bh(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Jh?r=e:(r=new Date(
e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var kd=e=>e%1==0,Ks=[1,2,2.5,5],Fh=rs(10,-32,0,Ks),Sd=rs(10,0,32,Ks),Uh=Sd.filter(
kd),Dr=Fh.concat(Sd),ol=`
`,xd="{YYYY}",Fc=ol+xd,Cd="{M}/{D}",es=ol+Cd,Hs=es+"/{YY}",$d="{aa}",Wh="{h}:{mm}",go=Wh+$d,Uc=ol+go,Wc=":{ss}",Ae=null;function Td(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,i=s*365,c=(e==1?rs(10,0,3,Ks).filter(kd):rs(10,-3,0,Ks)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),u=[[i,xd,Ae,Ae,Ae,Ae,Ae,Ae,1],[s*28,"{MMM}",Fc,Ae,Ae,Ae,Ae,Ae,1],[s,Cd,Fc,Ae,
Ae,Ae,Ae,Ae,1],[o,"{h}"+$d,Hs,Ae,es,Ae,Ae,Ae,1],[r,go,Hs,Ae,es,Ae,Ae,Ae,1],[t,Wc,Hs+" "+go,Ae,es+" "+go,Ae,Uc,Ae,1],[e,Wc+".{fff}",Hs+" "+go,Ae,es+" "+go,Ae,Uc,
Ae,1]];function m(h){return(p,v,_,T,k,w)=>{let S=[],x=k>=i,E=k>=a&&k<i,L=h(_),R=Fe(L*e,3),X=Ni(L.getFullYear(),x?0:L.getMonth(),E||x?1:L.getDate()),U=Fe(X*e,3);
if(E||x){let le=E?k/a:0,K=x?k/i:0,j=R==U?R:Fe(Ni(X.getFullYear()+K,X.getMonth()+le,1)*e,3),fe=new Date(yt(j/e)),V=fe.getFullYear(),ae=fe.getMonth();for(let ee=0;j<=
T;ee++){let ke=Ni(V+K*ee,ae+le*ee,1),Y=ke-h(Fe(ke*e,3));j=Fe((+ke+Y)*e,3),j<=T&&S.push(j)}}else{let le=k>=s?s:k,K=rn(_)-rn(R),j=U+K+Xs(R-U,le);S.push(j);let fe=h(
j),V=fe.getHours()+fe.getMinutes()/r+fe.getSeconds()/o,ae=k/o,ee=p.axes[v]._space,ke=w/ee;for(;j=Fe(j+k,e==1?0:3),!(j>T);)if(ae>1){let Y=rn(Fe(V+ae,6))%24,$e=h(
j).getHours()-Y;$e>1&&($e=-1),j-=$e*o,V=(V+ae)%24;let Ne=S[S.length-1];Fe((j-Ne)/k,3)*ke>=.7&&S.push(j)}else S.push(j)}return S}}return[c,u,m]}var[Hh,zh,Vh]=Td(
1),[Qh,Gh,Kh]=Td(.001);rs(2,-53,53,[1]);function Hc(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function zc(e,t){return(r,o,s,a,i)=>{
let l=t.find(_=>i>=_[0])||t[t.length-1],c,u,m,h,p,v;return o.map(_=>{let T=e(_),k=T.getFullYear(),w=T.getMonth(),S=T.getDate(),x=T.getHours(),E=T.getMinutes(),L=T.
getSeconds(),R=k!=c&&l[2]||w!=u&&l[3]||S!=m&&l[4]||x!=h&&l[5]||E!=p&&l[6]||L!=v&&l[7]||l[1];return c=k,u=w,m=S,h=x,p=E,v=L,R(T)})}}function Yh(e,t){let r=rl(t);
return(o,s,a,i,l)=>s.map(c=>r(e(c)))}function Ni(e,t,r){return new Date(e,t,r)}function Vc(e,t){return t(e)}var Zh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Qc(e,t){
return(r,o,s,a)=>a==null?Yi:t(e(o))}function Xh(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function eg(e,t){return e.
series[t].fill(e,t)}var tg={show:!0,live:!0,isolate:!1,mount:wh,markers:{show:!0,width:2,stroke:Xh,fill:eg,dash:"solid"},idx:null,idxs:null,values:[]};function ng(e,t){
let r=e.cursor.points,o=fn(),s=r.size(e,t);Ye(o,Zo,s),Ye(o,Xo,s);let a=s/-2;Ye(o,"marginLeft",a),Ye(o,"marginTop",a);let i=r.width(e,t,s);return i&&Ye(o,"border\
Width",i),o}function rg(e,t){let r=e.series[t].points;return r._fill||r._stroke}function og(e,t){let r=e.series[t].points;return r._stroke||r._fill}function sg(e,t){
return e.series[t].points.size}var ji=[0,0];function ag(e,t,r){return ji[0]=t,ji[1]=r,ji}function zs(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}
function Ii(e,t,r,o=!0){return s=>{(!o||s.target==t)&&r(s)}}var ig={show:!0,x:!0,y:!0,lock:!1,move:ag,points:{one:!1,show:ng,size:sg,width:0,stroke:og,fill:rg},
bind:{mousedown:zs,mouseup:zs,click:zs,dblclick:zs,mousemove:Ii,mouseleave:Ii,mouseenter:Ii},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),
t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,
idxs:null,event:null},Pd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},sl=ht({},Pd,{filter:md}),Md=ht({},sl,{size:10}),Ed=ht({},Pd,{show:!1}),al='12px system-ui, \
-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji\
"',Dd="bold "+al,Od=1.5,Gc={show:!0,scale:"x",stroke:Ki,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Dd,side:2,grid:sl,ticks:Md,border:Ed,
font:al,lineGap:Od,rotate:0},lg="Value",ug="Time",Kc={show:!0,scale:"x",auto:!1,sorted:1,min:Be,max:-Be,idxs:[]};function cg(e,t,r,o,s){return t.map(a=>a==null?
"":tl(a))}function dg(e,t,r,o,s,a,i){let l=[],c=fr.get(s)||0;r=i?r:Fe(Xs(r,s),c);for(let u=r;u<=o;u=Fe(u+s,c))l.push(Object.is(u,-0)?0:u);return l}function Hi(e,t,r,o,s,a,i){
let l=[],c=e.scales[e.axes[t].scale].log,u=c==10?Xn:dd,m=rn(u(r));s=vo(c,m),c==10&&(s=Dr[xn(s,Dr)]);let h=r,p=s*c;c==10&&(p=Dr[xn(p,Dr)]);do l.push(h),h=h+s,c==
10&&!fr.has(h)&&(h=Fe(h,fr.get(s))),h>=p&&(s=h,p=s*c,c==10&&(p=Dr[xn(p,Dr)]));while(h<=o);return l}function pg(e,t,r,o,s,a,i){let c=e.scales[e.axes[t].scale].asinh,
u=o>c?Hi(e,t,Bt(c,r),o,s):[c],m=o>=0&&r<=0?[0]:[];return(r<-c?Hi(e,t,Bt(c,-o),-r,s):[c]).reverse().map(p=>-p).concat(m,u)}var Ad=/./,fg=/[12357]/,mg=/[125]/,Yc=/1/,
zi=(e,t,r,o)=>e.map((s,a)=>t==4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function hg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=e.scales[i],c=e.valToPos,
u=a._space,m=c(10,i),h=c(9,i)-m>=u?Ad:c(7,i)-m>=u?fg:c(5,i)-m>=u?mg:Yc;if(h==Yc){let p=wt(c(1,i)-m);if(p<u)return zi(t.slice().reverse(),l.distr,h,mn(u/p)).reverse()}
return zi(t,l.distr,h,1)}function gg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=a._space,c=e.valToPos,u=wt(c(1,i)-c(2,i));return u<l?zi(t.slice().reverse(),3,Ad,mn(
l/u)).reverse():t}function bg(e,t,r,o){return o==null?Yi:t==null?"":tl(t)}var Zc={show:!0,scale:"y",stroke:Ki,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,
labelFont:Dd,side:3,grid:sl,ticks:Md,border:Ed,font:al,lineGap:Od,rotate:0};function vg(e,t){let r=3+(e||1)*2;return Fe(r*t,3)}function yg(e,t){let{scale:r,idxs:o}=e.
series[0],s=e._data[0],a=e.valToPos(s[o[0]],r,!0),i=e.valToPos(s[o[1]],r,!0),l=wt(i-a),c=e.series[t],u=l/(c.points.space*Ee);return o[1]-o[0]<=u}var Xc={scale:null,
auto:!0,sorted:0,min:Be,max:-Be},Rd=(e,t,r,o,s)=>s,ed={show:!0,auto:!0,sorted:0,gaps:Rd,alpha:1,facets:[ht({},Xc,{scale:"x"}),ht({},Xc,{scale:"y"})]},td={scale:"\
y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Rd,alpha:1,points:{show:yg,filter:null},values:null,min:Be,max:-Be,idxs:[],path:null,clip:null};function wg(e,t,r,o,s){
return r/10}var Ld={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},_g=ht({},Ld,{time:!1,ori:1}),nd={};function qd(e,t){let r=nd[e];return r||
(r={key:e,plots:[],sub(o){r.plots.push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,i,l,c,u){for(let m=0;m<r.plots.length;m++)r.plots[m]!=s&&r.plots[m].
pub(o,s,a,i,l,c,u)}},e!=null&&(nd[e]=r)),r}var _o=1,Vi=2;function Lr(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=a[0],u=o==
2?a[1]:a[t],m=o==2?i[s.facets[0].scale]:i[e.series[0].scale],h=o==2?i[s.facets[1].scale]:i[s.scale],p=l.left,v=l.top,_=l.width,T=l.height,k=e.valToPosH,w=e.valToPosV;
return m.ori==0?r(s,c,u,m,h,k,w,p,v,_,T,na,So,oa,jd,Jd):r(s,c,u,m,h,w,k,v,p,T,_,ra,xo,ul,Id,Bd)}function il(e,t){let r=0,o=0,s=Pe(e.bands,nl);for(let a=0;a<s.length;a++){
let i=s[a];i.series[0]==t?r=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function kg(e,t,r,o,s){let a=e.mode,i=e.series[t],l=a==
2?i.facets[1].scale:i.scale,c=e.scales[l];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function er(e,t,r,o,s,a){return Lr(e,t,(i,l,c,u,m,h,p,v,_,T,k)=>{
let w=i.pxRound,S=u.dir*(u.ori==0?1:-1),x=u.ori==0?So:xo,E,L;S==1?(E=r,L=o):(E=o,L=r);let R=w(h(l[E],u,T,v)),X=w(p(c[E],m,k,_)),U=w(h(l[L],u,T,v)),le=w(p(a==1?m.
max:m.min,m,k,_)),K=new Path2D(s);return x(K,U,le),x(K,R,le),x(K,R,X),K})}function ta(e,t,r,o,s,a){let i=null;if(e.length>0){i=new Path2D;let l=t==0?oa:ul,c=r;for(let h=0;h<
e.length;h++){let p=e[h];if(p[1]>p[0]){let v=p[0]-c;v>0&&l(i,c,o,v,o+a),c=p[1]}}let u=r+s-c,m=10;u>0&&l(i,c,o-m/2,u,o+a+m)}return i}function Sg(e,t,r){let o=e[e.
length-1];o&&o[0]==t?o[1]=r:e.push([t,r])}function ll(e,t,r,o,s,a,i){let l=[],c=e.length;for(let u=s==1?r:o;u>=r&&u<=o;u+=s)if(t[u]===null){let h=u,p=u;if(s==1)
for(;++u<=o&&t[u]===null;)p=u;else for(;--u>=r&&t[u]===null;)p=u;let v=a(e[h]),_=p==h?v:a(e[p]),T=h-s;v=i<=0&&T>=0&&T<c?a(e[T]):v;let w=p+s;_=i>=0&&w>=0&&w<c?a(
e[w]):_,_>=v&&l.push([v,_])}return l}function rd(e){return e==0?fd:e==1?yt:t=>Er(t,e)}function Nd(e){let t=e==0?na:ra,r=e==0?(s,a,i,l,c,u)=>{s.arcTo(a,i,l,c,u)}:
(s,a,i,l,c,u)=>{s.arcTo(i,a,c,l,u)},o=e==0?(s,a,i,l,c)=>{s.rect(a,i,l,c)}:(s,a,i,l,c)=>{s.rect(i,a,c,l)};return(s,a,i,l,c,u=0,m=0)=>{u==0&&m==0?o(s,a,i,l,c):(u=
Cn(u,l/2,c/2),m=Cn(m,l/2,c/2),t(s,a+u,i),r(s,a+l,i,a+l,i+c,u),r(s,a+l,i+c,a,i+c,m),r(s,a,i+c,a,i,m),r(s,a,i,a+l,i,u),s.closePath())}}var na=(e,t,r)=>{e.moveTo(t,
r)},ra=(e,t,r)=>{e.moveTo(r,t)},So=(e,t,r)=>{e.lineTo(t,r)},xo=(e,t,r)=>{e.lineTo(r,t)},oa=Nd(0),ul=Nd(1),jd=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},Id=(e,t,r,o,s,a)=>{
e.arc(r,t,o,s,a)},Jd=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(t,r,o,s,a,i)},Bd=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(r,t,s,o,i,a)};function Fd(e){return(t,r,o,s,a)=>Lr(t,r,
(i,l,c,u,m,h,p,v,_,T,k)=>{let{pxRound:w,points:S}=i,x,E;u.ori==0?(x=na,E=jd):(x=ra,E=Id);let L=Fe(S.width*Ee,3),R=(S.size-S.width)/2*Ee,X=Fe(R*2,3),U=new Path2D,
le=new Path2D,{left:K,top:j,width:fe,height:V}=t.bbox;oa(le,K-X,j-X,fe+X*2,V+X*2);let ae=ee=>{if(c[ee]!=null){let ke=w(h(l[ee],u,T,v)),Y=w(p(c[ee],m,k,_));x(U,ke+
R,Y),E(U,ke,Y,R,0,Vs*2)}};if(a)a.forEach(ae);else for(let ee=o;ee<=s;ee++)ae(ee);return{stroke:L>0?U:null,fill:U,clip:le,flags:_o|Vi}})}function Ud(e){return(t,r,o,s,a,i)=>{
o!=s&&(a!=o&&i!=o&&e(t,r,o),a!=s&&i!=s&&e(t,r,s),e(t,r,i))}}var xg=Ud(So),Cg=Ud(xo);function Wd(e){let t=Pe(e?.alignGaps,0);return(r,o,s,a)=>Lr(r,o,(i,l,c,u,m,h,p,v,_,T,k)=>{
[s,a]=Ys(c,s,a);let w=i.pxRound,S=V=>w(h(V,u,T,v)),x=V=>w(p(V,m,k,_)),E,L;u.ori==0?(E=So,L=xg):(E=xo,L=Cg);let R=u.dir*(u.ori==0?1:-1),X={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:_o},U=X.stroke,le=!1;if(a-s>=T*4){let V=Q=>r.posToVal(Q,u.key,!0),ae=null,ee=null,ke,Y,Ht,Ze=S(l[R==1?s:a]),$e=S(l[s]),Ne=S(
l[a]),he=V(R==1?$e+1:Ne-1);for(let Q=R==1?s:a;Q>=s&&Q<=a;Q+=R){let gt=l[Q],Xe=(R==1?gt<he:gt>he)?Ze:S(gt),Oe=c[Q];Xe==Ze?Oe!=null?(Y=Oe,ae==null?(E(U,Xe,x(Y)),ke=
ae=ee=Y):Y<ae?ae=Y:Y>ee&&(ee=Y)):Oe===null&&(le=!0):(ae!=null&&L(U,Ze,x(ae),x(ee),x(ke),x(Y)),Oe!=null?(Y=Oe,E(U,Xe,x(Y)),ae=ee=ke=Y):(ae=ee=null,Oe===null&&(le=
!0)),Ze=Xe,he=V(Ze+R))}ae!=null&&ae!=ee&&Ht!=Ze&&L(U,Ze,x(ae),x(ee),x(ke),x(Y))}else for(let V=R==1?s:a;V>=s&&V<=a;V+=R){let ae=c[V];ae===null?le=!0:ae!=null&&E(
U,S(l[V]),x(ae))}let[j,fe]=il(r,o);if(i.fill!=null||j!=0){let V=X.fill=new Path2D(U),ae=i.fillTo(r,o,i.min,i.max,j),ee=x(ae),ke=S(l[s]),Y=S(l[a]);R==-1&&([Y,ke]=
[ke,Y]),E(V,Y,ee),E(V,ke,ee)}if(!i.spanGaps){let V=[];le&&V.push(...ll(l,c,s,a,R,S,t)),X.gaps=V=i.gaps(r,o,s,a,V),X.clip=ta(V,u.ori,v,_,T,k)}return fe!=0&&(X.band=
fe==2?[er(r,o,s,a,U,-1),er(r,o,s,a,U,1)]:er(r,o,s,a,U,fe)),X})}function $g(e){let t=Pe(e.align,1),r=Pe(e.ascDesc,!1),o=Pe(e.alignGaps,0),s=Pe(e.extend,!1);return(a,i,l,c)=>Lr(
a,i,(u,m,h,p,v,_,T,k,w,S,x)=>{[l,c]=Ys(h,l,c);let E=u.pxRound,{left:L,width:R}=a.bbox,X=$e=>E(_($e,p,S,k)),U=$e=>E(T($e,v,x,w)),le=p.ori==0?So:xo,K={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:_o},j=K.stroke,fe=p.dir*(p.ori==0?1:-1),V=U(h[fe==1?l:c]),ae=X(m[fe==1?l:c]),ee=ae,ke=ae;s&&t==-1&&(ke=L,le(j,ke,V)),
le(j,ae,V);for(let $e=fe==1?l:c;$e>=l&&$e<=c;$e+=fe){let Ne=h[$e];if(Ne==null)continue;let he=X(m[$e]),Q=U(Ne);t==1?le(j,he,V):le(j,ee,Q),le(j,he,Q),V=Q,ee=he}let Y=ee;
s&&t==1&&(Y=L+R,le(j,Y,V));let[Ht,Ze]=il(a,i);if(u.fill!=null||Ht!=0){let $e=K.fill=new Path2D(j),Ne=u.fillTo(a,i,u.min,u.max,Ht),he=U(Ne);le($e,Y,he),le($e,ke,
he)}if(!u.spanGaps){let $e=[];$e.push(...ll(m,h,l,c,fe,X,o));let Ne=u.width*Ee/2,he=r||t==1?Ne:-Ne,Q=r||t==-1?-Ne:Ne;$e.forEach(gt=>{gt[0]+=he,gt[1]+=Q}),K.gaps=
$e=u.gaps(a,i,l,c,$e),K.clip=ta($e,p.ori,k,w,S,x)}return Ze!=0&&(K.band=Ze==2?[er(a,i,l,c,j,-1),er(a,i,l,c,j,1)]:er(a,i,l,c,j,Ze)),K})}function od(e,t,r,o,s,a,i=Be){
if(e.length>1){let l=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let m=wt(e[c]-e[l]);m<u&&(u=m,i=wt(r(e[c],o,s,a)-r(e[l],o,s,a)))}l=c}}return i}
function Tg(e){e=e||ns;let t=Pe(e.size,[.6,Be,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let a=we(s),i=1-t[0],l=Pe(t[1],Be),
c=Pe(t[2],1),u=Pe(e.disp,ns),m=Pe(e.each,v=>{}),{fill:h,stroke:p}=u;return(v,_,T,k)=>Lr(v,_,(w,S,x,E,L,R,X,U,le,K,j)=>{let fe=w.pxRound,V=r,ae=o*Ee,ee=l*Ee,ke=c*
Ee,Y,Ht;E.ori==0?[Y,Ht]=a(v,_):[Ht,Y]=a(v,_);let Ze=E.dir*(E.ori==0?1:-1),$e=E.ori==0?oa:ul,Ne=E.ori==0?m:(B,We,bt,Vr,yr,Pn,wr)=>{m(B,We,bt,yr,Vr,wr,Pn)},he=Pe(
v.bands,nl).find(B=>B.series[0]==_),Q=he!=null?he.dir:0,gt=w.fillTo(v,_,w.min,w.max,Q),Lt=fe(X(gt,L,j,le)),Xe,Oe,hn,Kt=K,nt=fe(w.width*Ee),Tn=!1,Un=null,an=null,
or=null,Wr=null;h!=null&&(nt==0||p!=null)&&(Tn=!0,Un=h.values(v,_,T,k),an=new Map,new Set(Un).forEach(B=>{B!=null&&an.set(B,new Path2D)}),nt>0&&(or=p.values(v,_,
T,k),Wr=new Map,new Set(or).forEach(B=>{B!=null&&Wr.set(B,new Path2D)})));let{x0:Hr,size:qo}=u;if(Hr!=null&&qo!=null){V=1,S=Hr.values(v,_,T,k),Hr.unit==2&&(S=S.
map(bt=>v.posToVal(U+bt*K,E.key,!0)));let B=qo.values(v,_,T,k);qo.unit==2?Oe=B[0]*K:Oe=R(B[0],E,K,U)-R(0,E,K,U),Kt=od(S,x,R,E,K,U,Kt),hn=Kt-Oe+ae}else Kt=od(S,x,
R,E,K,U,Kt),hn=Kt*i+ae,Oe=Kt-hn;hn<1&&(hn=0),nt>=Oe/2&&(nt=0),hn<5&&(fe=fd);let ms=hn>0,br=Kt-hn-(ms?nt:0);Oe=fe(Wi(br,ke,ee)),Xe=(V==0?Oe/2:V==Ze?0:Oe)-V*Ze*((V==
0?ae/2:0)+(ms?nt/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},zr=Tn?null:new Path2D,Wn=null;if(he!=null)Wn=v.data[he.series[1]];else{
let{y0:B,y1:We}=u;B!=null&&We!=null&&(x=We.values(v,_,T,k),Wn=B.values(v,_,T,k))}let vr=Y*Oe,de=Ht*Oe;for(let B=Ze==1?T:k;B>=T&&B<=k;B+=Ze){let We=x[B];if(We==null)
continue;if(Wn!=null){let zt=Wn[B]??0;if(We-zt==0)continue;Lt=X(zt,L,j,le)}let bt=E.distr!=2||u!=null?S[B]:B,Vr=R(bt,E,K,U),yr=X(Pe(We,gt),L,j,le),Pn=fe(Vr-Xe),
wr=fe(Bt(yr,Lt)),Yt=fe(Cn(yr,Lt)),ln=wr-Yt;if(We!=null){let zt=We<0?de:vr,gn=We<0?vr:de;Tn?(nt>0&&or[B]!=null&&$e(Wr.get(or[B]),Pn,Yt+rn(nt/2),Oe,Bt(0,ln-nt),zt,
gn),Un[B]!=null&&$e(an.get(Un[B]),Pn,Yt+rn(nt/2),Oe,Bt(0,ln-nt),zt,gn)):$e(zr,Pn,Yt+rn(nt/2),Oe,Bt(0,ln-nt),zt,gn),Ne(v,_,B,Pn-nt/2,Yt,Oe+nt,ln)}}return nt>0?qt.
stroke=Tn?Wr:zr:Tn||(qt._fill=w.width==0?w._fill:w._stroke??w._fill,qt.width=0),qt.fill=Tn?an:zr,qt})}function Pg(e,t){let r=Pe(t?.alignGaps,0);return(o,s,a,i)=>Lr(
o,s,(l,c,u,m,h,p,v,_,T,k,w)=>{[a,i]=Ys(u,a,i);let S=l.pxRound,x=Y=>S(p(Y,m,k,_)),E=Y=>S(v(Y,h,w,T)),L,R,X;m.ori==0?(L=na,X=So,R=Jd):(L=ra,X=xo,R=Bd);let U=m.dir*
(m.ori==0?1:-1),le=x(c[U==1?a:i]),K=le,j=[],fe=[];for(let Y=U==1?a:i;Y>=a&&Y<=i;Y+=U)if(u[Y]!=null){let Ze=c[Y],$e=x(Ze);j.push(K=$e),fe.push(E(u[Y]))}let V={stroke:e(
j,fe,L,X,R,S),fill:null,clip:null,band:null,gaps:null,flags:_o},ae=V.stroke,[ee,ke]=il(o,s);if(l.fill!=null||ee!=0){let Y=V.fill=new Path2D(ae),Ht=l.fillTo(o,s,
l.min,l.max,ee),Ze=E(Ht);X(Y,K,Ze),X(Y,le,Ze)}if(!l.spanGaps){let Y=[];Y.push(...ll(c,u,a,i,U,x,r)),V.gaps=Y=l.gaps(o,s,a,i,Y),V.clip=ta(Y,m.ori,_,T,k,w)}return ke!=
0&&(V.band=ke==2?[er(o,s,a,i,ae,-1),er(o,s,a,i,ae,1)]:er(o,s,a,i,ae,ke)),V})}function Mg(e){return Pg(Eg,e)}function Eg(e,t,r,o,s,a){let i=e.length;if(i<2)return null;
let l=new Path2D;if(r(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let c=Array(i),u=Array(i-1),m=Array(i-1),h=Array(i-1);for(let p=0;p<i-1;p++)m[p]=t[p+1]-t[p],h[p]=e[p+
1]-e[p],u[p]=m[p]/h[p];c[0]=u[0];for(let p=1;p<i-1;p++)u[p]===0||u[p-1]===0||u[p-1]>0!=u[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*h[p]+h[p-1])/u[p-1]+(h[p]+2*h[p-1])/
u[p]),isFinite(c[p])||(c[p]=0));c[i-1]=u[i-2];for(let p=0;p<i-1;p++)s(l,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+1]*h[p]/3,e[p+1],t[p+1])}return l}
var Qi=new Set;function sd(){for(let e of Qi)e.syncRect(!0)}ko&&(Ar(ch,bo,sd),Ar(dh,bo,sd,!0),Ar(Qs,bo,()=>{_t.pxRatio=Ee}));var Dg=Wd(),Og=Fd();function ad(e,t,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,i)=>Gi(a,i,t,r))}function Ag(e,t){return e.map((r,o)=>o==0?{}:ht({},t,r))}function Gi(e,t,r,o){
return ht({},t==0?r:o,e)}function Hd(e,t,r){return t==null?yo:[t,r]}var Rg=Hd;function Lg(e,t,r){return t==null?yo:Gs(t,r,el,!0)}function zd(e,t,r,o){return t==
null?yo:Zs(t,r,e.scales[o].log,!1)}var qg=zd;function Vd(e,t,r,o){return t==null?yo:Xi(t,r,e.scales[o].log,!1)}var Ng=Vd;function jg(e,t,r,o,s){let a=Bt(jc(e),jc(
t)),i=t-e,l=xn(s/o*i,r);do{let c=r[l],u=o*c/i;if(u>=s&&a+(c<5?fr.get(c):0)<=17)return[c,u]}while(++l<r.length);return[0,0]}function id(e){let t,r;return e=e.replace(
/(\d+)px/,(o,s)=>(t=yt((r=+s)*Ee))+"px"),[e,t,r]}function Ig(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Fe(t[2]*Ee,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function _t(e,t,r){let o={mode:Pe(e.mode,1)},s=o.mode;function a(d,f,g,b){let y=f.valToPct(d);return b+g*(f.dir==-1?1-y:y)}function i(d,f,g,b){let y=f.
valToPct(d);return b+g*(f.dir==-1?y:1-y)}function l(d,f,g,b){return f.ori==0?a(d,f,g,b):i(d,f,g,b)}o.valToPosH=a,o.valToPosV=i;let c=!1;o.status=0;let u=o.root=
fn(zm);if(e.id!=null&&(u.id=e.id),nn(u,e.class),e.title){let d=fn(Gm,u);d.textContent=e.title}let m=Sn("canvas"),h=o.ctx=m.getContext("2d"),p=fn(Km,u);Ar("click",
p,d=>{d.target===_&&(Qe!=oo||et!=so)&&Et.click(o,d)},!0);let v=o.under=fn(Ym,p);p.appendChild(m);let _=o.over=fn(Zm,p);e=wo(e);let T=+Pe(e.pxAlign,1),k=rd(T);(e.
plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let w=e.ms||.001,S=o.series=s==1?ad(e.series||[],Kc,td,!1):Ag(e.series||[null],ed),x=o.axes=ad(e.axes||[],
Gc,Zc,!0),E=o.scales={},L=o.bands=e.bands||[];L.forEach(d=>{d.fill=we(d.fill||null),d.dir=Pe(d.dir,-1)});let R=s==2?S[1].facets[0].scale:S[0].scale,X={axes:cm,series:sm},
U=(e.drawOrder||["axes","series"]).map(d=>X[d]);function le(d){let f=d.distr==3?g=>Xn(g>0?g:d.clamp(o,g,d.min,d.max,d.key)):d.distr==4?g=>qi(g,d.asinh):d.distr==
100?g=>d.fwd(g):g=>g;return g=>{let b=f(g),{_min:y,_max:C}=d,M=C-y;return(b-y)/M}}function K(d){let f=E[d];if(f==null){let g=(e.scales||ns)[d]||ns;if(g.from!=null){
K(g.from);let b=ht({},E[g.from],g,{key:d});b.valToPct=le(b),E[d]=b}else{f=E[d]=ht({},d==R?Ld:_g,g),f.key=d;let b=f.time,y=f.range,C=pr(y);if((d!=R||s==2&&!b)&&(C&&
(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Lc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Lc:{mode:1,hard:y[1],soft:y[1]}},C=!1),!C&&ea(y))){let M=y;y=(D,q,I)=>q==
null?yo:Gs(q,I,M)}f.range=we(y||(b?Rg:d==R?f.distr==3?qg:f.distr==4?Ng:Hd:f.distr==3?zd:f.distr==4?Vd:Lg)),f.auto=we(C?!1:f.auto),f.clamp=we(f.clamp||wg),f._min=
f._max=null,f.valToPct=le(f)}}}K("x"),K("y"),s==1&&S.forEach(d=>{K(d.scale)}),x.forEach(d=>{K(d.scale)});for(let d in e.scales)K(d);let j=E[R],fe=j.distr,V,ae;j.
ori==0?(nn(u,Vm),V=a,ae=i):(nn(u,Qm),V=i,ae=a);let ee={};for(let d in E){let f=E[d];(f.min!=null||f.max!=null)&&(ee[d]={min:f.min,max:f.max},f.min=f.max=null)}let ke=e.
tzDate||(d=>new Date(yt(d/w))),Y=e.fmtDate||rl,Ht=w==1?Vh(ke):Kh(ke),Ze=zc(ke,Hc(w==1?zh:Gh,Y)),$e=Qc(ke,Vc(Zh,Y)),Ne=[],he=o.legend=ht({},tg,e.legend),Q=o.cursor=
ht({},ig,{drag:{y:s==2}},e.cursor),gt=he.show,Lt=Q.show,Xe=he.markers;he.idxs=Ne,Xe.width=we(Xe.width),Xe.dash=we(Xe.dash),Xe.stroke=we(Xe.stroke),Xe.fill=we(Xe.
fill);let Oe,hn,Kt,nt=[],Tn=[],Un,an=!1,or={};if(he.live){let d=S[1]?S[1].values:null;an=d!=null,Un=an?d(o,1,0):{_:0};for(let f in Un)or[f]=Yi}if(gt)if(Oe=Sn("t\
able",oh,u),Kt=Sn("tbody",null,Oe),he.mount(o,Oe),an){hn=Sn("thead",null,Oe,Kt);let d=Sn("tr",null,hn);Sn("th",null,d);for(var Wr in Un)Sn("th",kc,d).textContent=
Wr}else nn(Oe,ah),he.live&&nn(Oe,sh);let Hr={show:!0},qo={show:!1};function ms(d,f){if(f==0&&(an||!he.live||s==2))return yo;let g=[],b=Sn("tr",ih,Kt,Kt.childNodes[f]);
nn(b,d.class),d.show||nn(b,Or);let y=Sn("th",null,b);if(Xe.show){let D=fn(lh,y);if(f>0){let q=Xe.width(o,f);q&&(D.style.border=q+"px "+Xe.dash(o,f)+" "+Xe.stroke(
o,f)),D.style.background=Xe.fill(o,f)}}let C=fn(kc,y);d.label instanceof HTMLElement?C.appendChild(d.label):C.textContent=d.label,f>0&&(Xe.show||(C.style.color=
d.width>0?Xe.stroke(o,f):Xe.fill(o,f)),qt("click",y,D=>{if(Q._lock)return;kr(D);let q=S.indexOf(d);if((D.ctrlKey||D.metaKey)!=he.isolate){let I=S.some((J,F)=>F>
0&&F!=q&&J.show);S.forEach((J,F)=>{F>0&&En(F,I?F==q?Hr:qo:Hr,!0,ft.setSeries)})}else En(q,{show:!d.show},!0,ft.setSeries)},!1),Gr&&qt($c,y,D=>{Q._lock||(kr(D),En(
S.indexOf(d),io,!0,ft.setSeries))},!1));for(var M in Un){let D=Sn("td",uh,b);D.textContent="--",g.push(D)}return[b,g]}let br=new Map;function qt(d,f,g,b=!0){let y=br.
get(f)||{},C=Q.bind[d](o,f,g,b);C&&(Ar(d,f,y[d]=C),br.set(f,y))}function zr(d,f,g){let b=br.get(f)||{};for(let y in b)(d==null||y==d)&&(Ui(y,f,b[y]),delete b[y]);
d==null&&br.delete(f)}let Wn=0,vr=0,de=0,B=0,We=0,bt=0,Vr=We,yr=bt,Pn=de,wr=B,Yt=0,ln=0,zt=0,gn=0;o.bbox={};let Ua=!1,hs=!1,Qr=!1,_r=!1,gs=!1,un=!1;function Wa(d,f,g){
(g||d!=o.width||f!=o.height)&&ou(d,f),eo(!1),Qr=!0,hs=!0,to()}function ou(d,f){o.width=Wn=de=d,o.height=vr=B=f,We=bt=0,Zf(),Xf();let g=o.bbox;Yt=g.left=Er(We*Ee,
.5),ln=g.top=Er(bt*Ee,.5),zt=g.width=Er(de*Ee,.5),gn=g.height=Er(B*Ee,.5)}let Gf=3;function Kf(){let d=!1,f=0;for(;!d;){f++;let g=lm(f),b=um(f);d=f==Gf||g&&b,d||
(ou(o.width,o.height),hs=!0)}}function Yf({width:d,height:f}){Wa(d,f)}o.setSize=Yf;function Zf(){let d=!1,f=!1,g=!1,b=!1;x.forEach((y,C)=>{if(y.show&&y._show){let{
side:M,_size:D}=y,q=M%2,I=y.label!=null?y.labelSize:0,J=D+I;J>0&&(q?(de-=J,M==3?(We+=J,b=!0):g=!0):(B-=J,M==0?(bt+=J,d=!0):f=!0))}}),Sr[0]=d,Sr[1]=g,Sr[2]=f,Sr[3]=
b,de-=sr[1]+sr[3],We+=sr[3],B-=sr[2]+sr[0],bt+=sr[0]}function Xf(){let d=We+de,f=bt+B,g=We,b=bt;function y(C,M){switch(C){case 1:return d+=M,d-M;case 2:return f+=
M,f-M;case 3:return g-=M,g+M;case 0:return b-=M,b+M}}x.forEach((C,M)=>{if(C.show&&C._show){let D=C.side;C._pos=y(D,C._size),C.label!=null&&(C._lpos=y(D,C.labelSize))}})}
if(Q.dataIdx==null){let d=Q.hover,f=d.skip=new Set(d.skip??[]);f.add(void 0);let g=d.prox=we(d.prox),b=d.bias??(d.bias=0);Q.dataIdx=(y,C,M,D)=>{if(C==0)return M;
let q=M,I=g(y,C,M,D)??Be,J=I>=0&&I<Be,F=j.ori==0?de:B,ie=Q.left,Me=t[0],Te=t[C];if(f.has(Te[M])){q=null;let ve=null,oe=null,G;if(b==0||b==-1)for(G=M;ve==null&&G-- >
0;)f.has(Te[G])||(ve=G);if(b==0||b==1)for(G=M;oe==null&&G++<Te.length;)f.has(Te[G])||(oe=G);if(ve!=null||oe!=null)if(J){let Ke=ve==null?-1/0:V(Me[ve],j,F,0),it=oe==
null?1/0:V(Me[oe],j,F,0),Tt=ie-Ke,je=it-ie;Tt<=je?Tt<=I&&(q=ve):je<=I&&(q=oe)}else q=oe==null?ve:ve==null?oe:M-ve<=oe-M?ve:oe}else J&&wt(ie-V(Me[M],j,F,0))>I&&(q=
null);return q}}let kr=d=>{Q.event=d};Q.idxs=Ne,Q._lock=!1;let Ot=Q.points;Ot.show=we(Ot.show),Ot.size=we(Ot.size),Ot.stroke=we(Ot.stroke),Ot.width=we(Ot.width),
Ot.fill=we(Ot.fill);let Mn=o.focus=ht({},e.focus||{alpha:.3},Q.focus),Gr=Mn.prox>=0,Kr=Gr&&Ot.one,cn=[],Yr=[],Zr=[];function su(d,f){let g=Ot.show(o,f);if(g instanceof
HTMLElement)return nn(g,rh),nn(g,d.class),Rn(g,-10,-10,de,B),_.insertBefore(g,cn[f]),g}function au(d,f){if(s==1||f>0){let g=s==1&&E[d.scale].time,b=d.value;d.value=
g?Bc(b)?Qc(ke,Vc(b,Y)):b||$e:b||bg,d.label=d.label||(g?ug:lg)}if(Kr||f>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Dg||_h,d.fillTo=we(d.fillTo||kg),d.pxAlign=
+Pe(d.pxAlign,T),d.pxRound=rd(d.pxAlign),d.stroke=we(d.stroke||null),d.fill=we(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let g=vg(Bt(1,d.width),1),
b=d.points=ht({},{size:g,width:Bt(1,g*.2),stroke:d.stroke,space:g*2,paths:Og,_stroke:null,_fill:null},d.points);b.show=we(b.show),b.filter=we(b.filter),b.fill=we(
b.fill),b.stroke=we(b.stroke),b.paths=we(b.paths),b.pxAlign=d.pxAlign}if(gt){let g=ms(d,f);nt.splice(f,0,g[0]),Tn.splice(f,0,g[1]),he.values.push(null)}if(Lt){Ne.
splice(f,0,null);let g=null;Kr?f==0&&(g=su(d,f)):f>0&&(g=su(d,f)),cn.splice(f,0,g),Yr.splice(f,0,0),Zr.splice(f,0,0)}$t("addSeries",f)}function em(d,f){f=f??S.length,
d=s==1?Gi(d,f,Kc,td):Gi(d,f,{},ed),S.splice(f,0,d),au(S[f],f)}o.addSeries=em;function tm(d){if(S.splice(d,1),gt){he.values.splice(d,1),Tn.splice(d,1);let f=nt.splice(
d,1)[0];zr(null,f.firstChild),f.remove()}Lt&&(Ne.splice(d,1),cn.splice(d,1)[0].remove(),Yr.splice(d,1),Zr.splice(d,1)),$t("delSeries",d)}o.delSeries=tm;let Sr=[
!1,!1,!1,!1];function nm(d,f){if(d._show=d.show,d.show){let g=d.side%2,b=E[d.scale];b==null&&(d.scale=g?S[1].scale:R,b=E[d.scale]);let y=b.time;d.size=we(d.size),
d.space=we(d.space),d.rotate=we(d.rotate),pr(d.incrs)&&d.incrs.forEach(M=>{!fr.has(M)&&fr.set(M,gd(M))}),d.incrs=we(d.incrs||(b.distr==2?Uh:y?w==1?Hh:Qh:Dr)),d.
splits=we(d.splits||(y&&b.distr==1?Ht:b.distr==3?Hi:b.distr==4?pg:dg)),d.stroke=we(d.stroke),d.grid.stroke=we(d.grid.stroke),d.ticks.stroke=we(d.ticks.stroke),d.
border.stroke=we(d.border.stroke);let C=d.values;d.values=pr(C)&&!pr(C[0])?we(C):y?pr(C)?zc(ke,Hc(C,Y)):Bc(C)?Yh(ke,C):C||Ze:C||cg,d.filter=we(d.filter||(b.distr>=
3&&b.log==10?hg:b.distr==3&&b.log==2?gg:md)),d.font=id(d.font),d.labelFont=id(d.labelFont),d._size=d.size(o,null,f,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&(Sr[f]=!0,d._el=fn(Xm,p))}}function No(d,f,g,b){let[y,C,M,D]=g,q=f%2,I=0;return q==0&&(D||C)&&(I=f==0&&!y||f==2&&!M?yt(Gc.size/3):0),q==
1&&(y||M)&&(I=f==1&&!C||f==3&&!D?yt(Zc.size/2):0),I}let iu=o.padding=(e.padding||[No,No,No,No]).map(d=>we(Pe(d,No))),sr=o._padding=iu.map((d,f)=>d(o,f,Sr,0)),Mt,
kt=null,St=null,bs=s==1?S[0].idxs:null,bn=null,jo=!1;function lu(d,f){if(t=d??[],o.data=o._data=t,s==2){Mt=0;for(let g=1;g<S.length;g++)Mt+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),bn=t[0],Mt=bn.length;let g=t;if(fe==2){g=t.slice();let b=g[0]=Array(Mt);for(let y=0;y<Mt;y++)b[y]=y}o._data=t=g}if(eo(!0),$t(
"setData"),fe==2&&(Qr=!0),f!==!1){let g=j;g.auto(o,jo)?Ha():ir(R,g.min,g.max),_r=_r||Q.left>=0,un=!0,to()}}o.setData=lu;function Ha(){jo=!0;let d,f;s==1&&(Mt>0?
(kt=bs[0]=0,St=bs[1]=Mt-1,d=t[0][kt],f=t[0][St],fe==2?(d=kt,f=St):d==f&&(fe==3?[d,f]=Zs(d,d,j.log,!1):fe==4?[d,f]=Xi(d,d,j.log,!1):j.time?f=d+yt(86400/w):[d,f]=
Gs(d,f,el,!0))):(kt=bs[0]=d=null,St=bs[1]=f=null)),ir(R,d,f)}let vs,Xr,za,Va,Qa,Ga,Ka,Ya,Za,Vt;function uu(d,f,g,b,y,C){d??(d=xc),g??(g=nl),b??(b="butt"),y??(y=
xc),C??(C="round"),d!=vs&&(h.strokeStyle=vs=d),y!=Xr&&(h.fillStyle=Xr=y),f!=za&&(h.lineWidth=za=f),C!=Qa&&(h.lineJoin=Qa=C),b!=Ga&&(h.lineCap=Ga=b),g!=Va&&h.setLineDash(
Va=g)}function cu(d,f,g,b){f!=Xr&&(h.fillStyle=Xr=f),d!=Ka&&(h.font=Ka=d),g!=Ya&&(h.textAlign=Ya=g),b!=Za&&(h.textBaseline=Za=b)}function Xa(d,f,g,b,y=0){if(b.length>
0&&d.auto(o,jo)&&(f==null||f.min==null)){let C=Pe(kt,0),M=Pe(St,b.length-1),D=g.min==null?hh(b,C,M,y,d.distr==3):[g.min,g.max];d.min=Cn(d.min,g.min=D[0]),d.max=
Bt(d.max,g.max=D[1])}}let du={min:null,max:null};function rm(){for(let b in E){let y=E[b];ee[b]==null&&(y.min==null||ee[R]!=null&&y.auto(o,jo))&&(ee[b]=du)}for(let b in E){
let y=E[b];ee[b]==null&&y.from!=null&&ee[y.from]!=null&&(ee[b]=du)}ee[R]!=null&&eo(!0);let d={};for(let b in ee){let y=ee[b];if(y!=null){let C=d[b]=wo(E[b],xh);
if(y.min!=null)ht(C,y);else if(b!=R||s==2)if(Mt==0&&C.from==null){let M=C.range(o,null,null,b);C.min=M[0],C.max=M[1]}else C.min=Be,C.max=-Be}}if(Mt>0){S.forEach(
(b,y)=>{if(s==1){let C=b.scale,M=ee[C];if(M==null)return;let D=d[C];if(y==0){let q=D.range(o,D.min,D.max,C);D.min=q[0],D.max=q[1],kt=xn(D.min,t[0]),St=xn(D.max,
t[0]),St-kt>1&&(t[0][kt]<D.min&&kt++,t[0][St]>D.max&&St--),b.min=bn[kt],b.max=bn[St]}else b.show&&b.auto&&Xa(D,M,b,t[y],b.sorted);b.idxs[0]=kt,b.idxs[1]=St}else if(y>
0&&b.show&&b.auto){let[C,M]=b.facets,D=C.scale,q=M.scale,[I,J]=t[y],F=d[D],ie=d[q];F!=null&&Xa(F,ee[D],C,I,C.sorted),ie!=null&&Xa(ie,ee[q],M,J,M.sorted),b.min=M.
min,b.max=M.max}});for(let b in d){let y=d[b],C=ee[b];if(y.from==null&&(C==null||C.min==null)){let M=y.range(o,y.min==Be?null:y.min,y.max==-Be?null:y.max,b);y.min=
M[0],y.max=M[1]}}}for(let b in d){let y=d[b];if(y.from!=null){let C=d[y.from];if(C.min==null)y.min=y.max=null;else{let M=y.range(o,C.min,C.max,b);y.min=M[0],y.max=
M[1]}}}let f={},g=!1;for(let b in d){let y=d[b],C=E[b];if(C.min!=y.min||C.max!=y.max){C.min=y.min,C.max=y.max;let M=C.distr;C._min=M==3?Xn(C.min):M==4?qi(C.min,
C.asinh):M==100?C.fwd(C.min):C.min,C._max=M==3?Xn(C.max):M==4?qi(C.max,C.asinh):M==100?C.fwd(C.max):C.max,f[b]=g=!0}}if(g){S.forEach((b,y)=>{s==2?y>0&&f.y&&(b._paths=
null):f[b.scale]&&(b._paths=null)});for(let b in f)Qr=!0,$t("setScale",b);Lt&&Q.left>=0&&(_r=un=!0)}for(let b in ee)ee[b]=null}function om(d){let f=Wi(kt-1,0,Mt-
1),g=Wi(St+1,0,Mt-1);for(;d[f]==null&&f>0;)f--;for(;d[g]==null&&g<Mt-1;)g++;return[f,g]}function sm(){if(Mt>0){let d=S.some(f=>f._focus)&&Vt!=Mn.alpha;d&&(h.globalAlpha=
Vt=Mn.alpha),S.forEach((f,g)=>{if(g>0&&f.show&&(pu(g,!1),pu(g,!0),f._paths==null)){let b=Vt;Vt!=f.alpha&&(h.globalAlpha=Vt=f.alpha);let y=s==2?[0,t[g][0].length-
1]:om(t[g]);f._paths=f.paths(o,g,y[0],y[1]),Vt!=b&&(h.globalAlpha=Vt=b)}}),S.forEach((f,g)=>{if(g>0&&f.show){let b=Vt;Vt!=f.alpha&&(h.globalAlpha=Vt=f.alpha),f.
_paths!=null&&fu(g,!1);{let y=f._paths!=null?f._paths.gaps:null,C=f.points.show(o,g,kt,St,y),M=f.points.filter(o,g,C,y);(C||M)&&(f.points._paths=f.points.paths(
o,g,kt,St,M),fu(g,!0))}Vt!=b&&(h.globalAlpha=Vt=b),$t("drawSeries",g)}}),d&&(h.globalAlpha=Vt=1)}}function pu(d,f){let g=f?S[d].points:S[d];g._stroke=g.stroke(o,
d),g._fill=g.fill(o,d)}function fu(d,f){let g=f?S[d].points:S[d],{stroke:b,fill:y,clip:C,flags:M,_stroke:D=g._stroke,_fill:q=g._fill,_width:I=g.width}=g._paths;
I=Fe(I*Ee,3);let J=null,F=I%2/2;f&&q==null&&(q=I>0?"#fff":D);let ie=g.pxAlign==1&&F>0;if(ie&&h.translate(F,F),!f){let Me=Yt-I/2,Te=ln-I/2,ve=zt+I,oe=gn+I;J=new Path2D,
J.rect(Me,Te,ve,oe)}f?ei(D,I,g.dash,g.cap,q,b,y,M,C):am(d,D,I,g.dash,g.cap,q,b,y,M,J,C),ie&&h.translate(-F,-F)}function am(d,f,g,b,y,C,M,D,q,I,J){let F=!1;q!=0&&
L.forEach((ie,Me)=>{if(ie.series[0]==d){let Te=S[ie.series[1]],ve=t[ie.series[1]],oe=(Te._paths||ns).band;pr(oe)&&(oe=ie.dir==1?oe[0]:oe[1]);let G,Ke=null;Te.show&&
oe&&bh(ve,kt,St)?(Ke=ie.fill(o,Me)||C,G=Te._paths.clip):oe=null,ei(f,g,b,y,Ke,M,D,q,I,J,G,oe),F=!0}}),F||ei(f,g,b,y,C,M,D,q,I,J)}let mu=_o|Vi;function ei(d,f,g,b,y,C,M,D,q,I,J,F){
uu(d,f,g,b,y),(q||I||F)&&(h.save(),q&&h.clip(q),I&&h.clip(I)),F?(D&mu)==mu?(h.clip(F),J&&h.clip(J),ws(y,M),ys(d,C,f)):D&Vi?(ws(y,M),h.clip(F),ys(d,C,f)):D&_o&&(h.
save(),h.clip(F),J&&h.clip(J),ws(y,M),h.restore(),ys(d,C,f)):(ws(y,M),ys(d,C,f)),(q||I||F)&&h.restore()}function ys(d,f,g){g>0&&(f instanceof Map?f.forEach((b,y)=>{
h.strokeStyle=vs=y,h.stroke(b)}):f!=null&&d&&h.stroke(f))}function ws(d,f){f instanceof Map?f.forEach((g,b)=>{h.fillStyle=Xr=b,h.fill(g)}):f!=null&&d&&h.fill(f)}
function im(d,f,g,b){let y=x[d],C;if(b<=0)C=[0,0];else{let M=y._space=y.space(o,d,f,g,b),D=y._incrs=y.incrs(o,d,f,g,b,M);C=jg(f,g,D,b,M)}return y._found=C}function ti(d,f,g,b,y,C,M,D,q,I){
let J=M%2/2;T==1&&h.translate(J,J),uu(D,M,q,I,D),h.beginPath();let F,ie,Me,Te,ve=y+(b==0||b==3?-C:C);g==0?(ie=y,Te=ve):(F=y,Me=ve);for(let oe=0;oe<d.length;oe++)
f[oe]!=null&&(g==0?F=Me=d[oe]:ie=Te=d[oe],h.moveTo(F,ie),h.lineTo(Me,Te));h.stroke(),T==1&&h.translate(-J,-J)}function lm(d){let f=!0;return x.forEach((g,b)=>{if(!g.
show)return;let y=E[g.scale];if(y.min==null){g._show&&(f=!1,g._show=!1,eo(!1));return}else g._show||(f=!1,g._show=!0,eo(!1));let C=g.side,M=C%2,{min:D,max:q}=y,
[I,J]=im(b,D,q,M==0?de:B);if(J==0)return;let F=y.distr==2,ie=g._splits=g.splits(o,b,D,q,I,J,F),Me=y.distr==2?ie.map(G=>bn[G]):ie,Te=y.distr==2?bn[ie[1]]-bn[ie[0]]:
I,ve=g._values=g.values(o,g.filter(o,Me,b,J,Te),b,J,Te);g._rotate=C==2?g.rotate(o,ve,b,J):0;let oe=g._size;g._size=mn(g.size(o,ve,b,d)),oe!=null&&g._size!=oe&&(f=
!1)}),f}function um(d){let f=!0;return iu.forEach((g,b)=>{let y=g(o,b,Sr,d);y!=sr[b]&&(f=!1),sr[b]=y}),f}function cm(){for(let d=0;d<x.length;d++){let f=x[d];if(!f.
show||!f._show)continue;let g=f.side,b=g%2,y,C,M=f.stroke(o,d),D=g==0||g==3?-1:1,[q,I]=f._found;if(f.label!=null){let jt=f.labelGap*D,en=yt((f._lpos+jt)*Ee);cu(
f.labelFont[0],M,"center",g==2?"top":Sc),h.save(),b==1?(y=C=0,h.translate(en,yt(ln+gn/2)),h.rotate((g==3?-Vs:Vs)/2)):(y=yt(Yt+zt/2),C=en);let $r=pd(f.label)?f.label(
o,d,q,I):f.label;h.fillText($r,y,C),h.restore()}if(I==0)continue;let J=E[f.scale],F=b==0?zt:gn,ie=b==0?Yt:ln,Me=f._splits,Te=J.distr==2?Me.map(jt=>bn[jt]):Me,ve=J.
distr==2?bn[Me[1]]-bn[Me[0]]:q,oe=f.ticks,G=f.border,Ke=oe.show?oe.size:0,it=yt(Ke*Ee),Tt=yt((f.alignTo==2?f._size-Ke-f.gap:f.gap)*Ee),je=f._rotate*-Vs/180,lt=k(
f._pos*Ee),Zt=(it+Tt)*D,Nt=lt+Zt;C=b==0?Nt:0,y=b==1?Nt:0;let dn=f.font[0],vn=f.align==1?ho:f.align==2?Ai:je>0?ho:je<0?Ai:b==0?"center":g==3?Ai:ho,On=je||b==1?"m\
iddle":g==2?"top":Sc;cu(dn,M,vn,On);let Xt=f.font[1]*f.lineGap,pn=Me.map(jt=>k(l(jt,J,F,ie))),yn=f._values;for(let jt=0;jt<yn.length;jt++){let en=yn[jt];if(en!=
null){b==0?y=pn[jt]:C=pn[jt],en=""+en;let $r=en.indexOf(`
`)==-1?[en]:en.split(/\n/gm);for(let It=0;It<$r.length;It++){let Au=$r[It];je?(h.save(),h.translate(y,C+It*Xt),h.rotate(je),h.fillText(Au,0,0),h.restore()):h.fillText(
Au,y,C+It*Xt)}}}oe.show&&ti(pn,oe.filter(o,Te,d,I,ve),b,g,lt,it,Fe(oe.width*Ee,3),oe.stroke(o,d),oe.dash,oe.cap);let An=f.grid;An.show&&ti(pn,An.filter(o,Te,d,I,
ve),b,b==0?2:1,b==0?ln:Yt,b==0?gn:zt,Fe(An.width*Ee,3),An.stroke(o,d),An.dash,An.cap),G.show&&ti([lt],[1],b==0?1:0,b==0?1:2,b==1?ln:Yt,b==1?gn:zt,Fe(G.width*Ee,
3),G.stroke(o,d),G.dash,G.cap)}$t("drawAxes")}function eo(d){S.forEach((f,g)=>{g>0&&(f._paths=null,d&&(s==1?(f.min=null,f.max=null):f.facets.forEach(b=>{b.min=null,
b.max=null})))})}let _s=!1,ni=!1,Io=[];function dm(){ni=!1;for(let d=0;d<Io.length;d++)$t(...Io[d]);Io.length=0}function to(){_s||(Dh(hu),_s=!0)}function pm(d,f=!1){
_s=!0,ni=f,d(o),hu(),f&&Io.length>0&&queueMicrotask(dm)}o.batch=pm;function hu(){if(Ua&&(rm(),Ua=!1),Qr&&(Kf(),Qr=!1),hs){if(Ye(v,ho,We),Ye(v,"top",bt),Ye(v,Zo,
de),Ye(v,Xo,B),Ye(_,ho,We),Ye(_,"top",bt),Ye(_,Zo,de),Ye(_,Xo,B),Ye(p,Zo,Wn),Ye(p,Xo,vr),m.width=yt(Wn*Ee),m.height=yt(vr*Ee),x.forEach(({_el:d,_show:f,_size:g,
_pos:b,side:y})=>{if(d!=null)if(f){let C=y===3||y===0?g:0,M=y%2==1;Ye(d,M?"left":"top",b-C),Ye(d,M?"width":"height",g),Ye(d,M?"top":"left",M?bt:We),Ye(d,M?"heig\
ht":"width",M?B:de),Fi(d,Or)}else nn(d,Or)}),vs=Xr=za=Qa=Ga=Ka=Ya=Za=Va=null,Vt=1,Fo(!0),We!=Vr||bt!=yr||de!=Pn||B!=wr){eo(!1);let d=de/Pn,f=B/wr;if(Lt&&!_r&&Q.
left>=0){Q.left*=d,Q.top*=f,no&&Rn(no,yt(Q.left),0,de,B),ro&&Rn(ro,0,yt(Q.top),de,B);for(let g=0;g<cn.length;g++){let b=cn[g];b!=null&&(Yr[g]*=d,Zr[g]*=f,Rn(b,mn(
Yr[g]),mn(Zr[g]),de,B))}}if(Ge.show&&!gs&&Ge.left>=0&&Ge.width>0){Ge.left*=d,Ge.width*=d,Ge.top*=f,Ge.height*=f;for(let g in li)Ye(ao,g,Ge[g])}Vr=We,yr=bt,Pn=de,
wr=B}$t("setSize"),hs=!1}Wn>0&&vr>0&&(h.clearRect(0,0,m.width,m.height),$t("drawClear"),U.forEach(d=>d()),$t("draw")),Ge.show&&gs&&(ks(Ge),gs=!1),Lt&&_r&&(Cr(null,
!0,!1),_r=!1),he.show&&he.live&&un&&(ai(),un=!1),c||(c=!0,o.status=1,$t("ready")),jo=!1,_s=!1}o.redraw=(d,f)=>{Qr=f||!1,d!==!1?ir(R,j.min,j.max):to()};function ri(d,f){
let g=E[d];if(g.from==null){if(Mt==0){let b=g.range(o,f.min,f.max,d);f.min=b[0],f.max=b[1]}if(f.min>f.max){let b=f.min;f.min=f.max,f.max=b}if(Mt>1&&f.min!=null&&
f.max!=null&&f.max-f.min<1e-16)return;d==R&&g.distr==2&&Mt>0&&(f.min=xn(f.min,t[0]),f.max=xn(f.max,t[0]),f.min==f.max&&f.max++),ee[d]=f,Ua=!0,to()}}o.setScale=ri;
let oi,si,no,ro,gu,bu,oo,so,vu,yu,Qe,et,ar=!1,Et=Q.drag,xt=Et.x,Ct=Et.y;Lt&&(Q.x&&(oi=fn(th,_)),Q.y&&(si=fn(nh,_)),j.ori==0?(no=oi,ro=si):(no=si,ro=oi),Qe=Q.left,
et=Q.top);let Ge=o.select=ht({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ao=Ge.show?fn(eh,Ge.over?_:v):null;function ks(d,f){if(Ge.show){for(let g in d)
Ge[g]=d[g],g in li&&Ye(ao,g,d[g]);f!==!1&&$t("setSelect")}}o.setSelect=ks;function fm(d){if(S[d].show)gt&&Fi(nt[d],Or);else if(gt&&nn(nt[d],Or),Lt){let g=Kr?cn[0]:
cn[d];g!=null&&Rn(g,-10,-10,de,B)}}function ir(d,f,g){ri(d,{min:f,max:g})}function En(d,f,g,b){f.focus!=null&&vm(d),f.show!=null&&S.forEach((y,C)=>{C>0&&(d==C||
d==null)&&(y.show=f.show,fm(C),s==2?(ir(y.facets[0].scale,null,null),ir(y.facets[1].scale,null,null)):ir(y.scale,null,null),to())}),g!==!1&&$t("setSeries",d,f),
b&&Uo("setSeries",o,d,f)}o.setSeries=En;function mm(d,f){ht(L[d],f)}function hm(d,f){d.fill=we(d.fill||null),d.dir=Pe(d.dir,-1),f=f??L.length,L.splice(f,0,d)}function gm(d){
d==null?L.length=0:L.splice(d,1)}o.addBand=hm,o.setBand=mm,o.delBand=gm;function bm(d,f){S[d].alpha=f,Lt&&cn[d]!=null&&(cn[d].style.opacity=f),gt&&nt[d]&&(nt[d].
style.opacity=f)}let Hn,lr,xr,io={focus:!0};function vm(d){if(d!=xr){let f=d==null,g=Mn.alpha!=1;S.forEach((b,y)=>{if(s==1||y>0){let C=f||y==0||y==d;b._focus=f?
null:C,g&&bm(y,C?1:Mn.alpha)}}),xr=d,g&&to()}}gt&&Gr&&qt(Tc,Oe,d=>{Q._lock||(kr(d),xr!=null&&En(null,io,!0,ft.setSeries))});function Dn(d,f,g){let b=E[f];g&&(d=
d/Ee-(b.ori==1?bt:We));let y=de;b.ori==1&&(y=B,d=y-d),b.dir==-1&&(d=y-d);let C=b._min,M=b._max,D=d/y,q=C+(M-C)*D,I=b.distr;return I==3?vo(10,q):I==4?yh(q,b.asinh):
I==100?b.bwd(q):q}function ym(d,f){let g=Dn(d,R,f);return xn(g,t[0],kt,St)}o.valToIdx=d=>xn(d,t[0]),o.posToIdx=ym,o.posToVal=Dn,o.valToPos=(d,f,g)=>E[f].ori==0?
a(d,E[f],g?zt:de,g?Yt:0):i(d,E[f],g?gn:B,g?ln:0),o.setCursor=(d,f,g)=>{Qe=d.left,et=d.top,Cr(null,f,g)};function wu(d,f){Ye(ao,ho,Ge.left=d),Ye(ao,Zo,Ge.width=f)}
function _u(d,f){Ye(ao,"top",Ge.top=d),Ye(ao,Xo,Ge.height=f)}let Jo=j.ori==0?wu:_u,Bo=j.ori==1?wu:_u;function wm(){if(gt&&he.live)for(let d=s==2?1:0;d<S.length;d++){
if(d==0&&an)continue;let f=he.values[d],g=0;for(let b in f)Tn[d][g++].firstChild.nodeValue=f[b]}}function ai(d,f){if(d!=null&&(d.idxs?d.idxs.forEach((g,b)=>{Ne[b]=
g}):Sh(d.idx)||Ne.fill(d.idx),he.idx=Ne[0]),gt&&he.live){for(let g=0;g<S.length;g++)(g>0||s==1&&!an)&&_m(g,Ne[g]);wm()}un=!1,f!==!1&&$t("setLegend")}o.setLegend=
ai;function _m(d,f){let g=S[d],b=d==0&&fe==2?bn:t[d],y;an?y=g.values(o,d,f)??or:(y=g.value(o,f==null?null:b[f],d,f),y=y==null?or:{_:y}),he.values[d]=y}function Cr(d,f,g){
vu=Qe,yu=et,[Qe,et]=Q.move(o,Qe,et),Q.left=Qe,Q.top=et,Lt&&(no&&Rn(no,yt(Qe),0,de,B),ro&&Rn(ro,0,yt(et),de,B));let b,y=kt>St;Hn=Be,lr=null;let C=j.ori==0?de:B,M=j.
ori==1?de:B;if(Qe<0||Mt==0||y){b=Q.idx=null;for(let D=0;D<S.length;D++){let q=cn[D];q!=null&&Rn(q,-10,-10,de,B)}Gr&&En(null,io,!0,d==null&&ft.setSeries),he.live&&
(Ne.fill(b),un=!0)}else{let D,q,I;s==1&&(D=j.ori==0?Qe:et,q=Dn(D,R),b=Q.idx=xn(q,t[0],kt,St),I=V(t[0][b],j,C,0));let J=-10,F=-10,ie=0,Me=0,Te=!0,ve="",oe="";for(let G=s==
2?1:0;G<S.length;G++){let Ke=S[G],it=Ne[G],Tt=it==null?null:s==1?t[G][it]:t[G][1][it],je=Q.dataIdx(o,G,b,q),lt=je==null?null:s==1?t[G][je]:t[G][1][je];if(un=un||
lt!=Tt||je!=it,Ne[G]=je,G>0&&Ke.show){let Zt=je==null?-10:je==b?I:V(s==1?t[0][je]:t[G][0][je],j,C,0),Nt=lt==null?-10:ae(lt,s==1?E[Ke.scale]:E[Ke.facets[1].scale],
M,0);if(Gr&&lt!=null){let dn=j.ori==1?Qe:et,vn=wt(Mn.dist(o,G,je,Nt,dn));if(vn<Hn){let On=Mn.bias;if(On!=0){let Xt=Dn(dn,Ke.scale),pn=lt>=0?1:-1,yn=Xt>=0?1:-1;yn==
pn&&(yn==1?On==1?lt>=Xt:lt<=Xt:On==1?lt<=Xt:lt>=Xt)&&(Hn=vn,lr=G)}else Hn=vn,lr=G}}if(un||Kr){let dn,vn;j.ori==0?(dn=Zt,vn=Nt):(dn=Nt,vn=Zt);let On,Xt,pn,yn,An,
jt,en=!0,$r=Ot.bbox;if($r!=null){en=!1;let It=$r(o,G);pn=It.left,yn=It.top,On=It.width,Xt=It.height}else pn=dn,yn=vn,On=Xt=Ot.size(o,G);if(jt=Ot.fill(o,G),An=Ot.
stroke(o,G),Kr)G==lr&&Hn<=Mn.prox&&(J=pn,F=yn,ie=On,Me=Xt,Te=en,ve=jt,oe=An);else{let It=cn[G];It!=null&&(Yr[G]=pn,Zr[G]=yn,Rc(It,On,Xt,en),Oc(It,jt,An),Rn(It,mn(
pn),mn(yn),de,B))}}}}if(Kr){let G=Mn.prox,Ke=xr==null?Hn<=G:Hn>G||lr!=xr;if(un||Ke){let it=cn[0];it!=null&&(Yr[0]=J,Zr[0]=F,Rc(it,ie,Me,Te),Oc(it,ve,oe),Rn(it,mn(
J),mn(F),de,B))}}}if(Ge.show&&ar)if(d!=null){let[D,q]=ft.scales,[I,J]=ft.match,[F,ie]=d.cursor.sync.scales,Me=d.cursor.drag;if(xt=Me._x,Ct=Me._y,xt||Ct){let{left:Te,
top:ve,width:oe,height:G}=d.select,Ke=d.scales[F].ori,it=d.posToVal,Tt,je,lt,Zt,Nt,dn=D!=null&&I(D,F),vn=q!=null&&J(q,ie);dn&&xt?(Ke==0?(Tt=Te,je=oe):(Tt=ve,je=
G),lt=E[D],Zt=V(it(Tt,F),lt,C,0),Nt=V(it(Tt+je,F),lt,C,0),Jo(Cn(Zt,Nt),wt(Nt-Zt))):Jo(0,C),vn&&Ct?(Ke==1?(Tt=Te,je=oe):(Tt=ve,je=G),lt=E[q],Zt=ae(it(Tt,ie),lt,M,
0),Nt=ae(it(Tt+je,ie),lt,M,0),Bo(Cn(Zt,Nt),wt(Nt-Zt))):Bo(0,M)}else ui()}else{let D=wt(vu-gu),q=wt(yu-bu);if(j.ori==1){let ie=D;D=q,q=ie}xt=Et.x&&D>=Et.dist,Ct=
Et.y&&q>=Et.dist;let I=Et.uni;I!=null?xt&&Ct&&(xt=D>=I,Ct=q>=I,!xt&&!Ct&&(q>D?Ct=!0:xt=!0)):Et.x&&Et.y&&(xt||Ct)&&(xt=Ct=!0);let J,F;xt&&(j.ori==0?(J=oo,F=Qe):(J=
so,F=et),Jo(Cn(J,F),wt(F-J)),Ct||Bo(0,M)),Ct&&(j.ori==1?(J=oo,F=Qe):(J=so,F=et),Bo(Cn(J,F),wt(F-J)),xt||Jo(0,C)),!xt&&!Ct&&(Jo(0,0),Bo(0,0))}if(Et._x=xt,Et._y=Ct,
d==null){if(g){if(Ou!=null){let[D,q]=ft.scales;ft.values[0]=D!=null?Dn(j.ori==0?Qe:et,D):null,ft.values[1]=q!=null?Dn(j.ori==1?Qe:et,q):null}Uo(Ri,o,Qe,et,de,B,
b)}if(Gr){let D=g&&ft.setSeries,q=Mn.prox;xr==null?Hn<=q&&En(lr,io,!0,D):Hn>q?En(null,io,!0,D):lr!=xr&&En(lr,io,!0,D)}}un&&(he.idx=b,ai()),f!==!1&&$t("setCursor")}
let ur=null;Object.defineProperty(o,"rect",{get(){return ur==null&&Fo(!1),ur}});function Fo(d=!1){d?ur=null:(ur=_.getBoundingClientRect(),$t("syncRect",ur))}function ku(d,f,g,b,y,C,M){
Q._lock||ar&&d!=null&&d.movementX==0&&d.movementY==0||(ii(d,f,g,b,y,C,M,!1,d!=null),d!=null?Cr(null,!0,!0):Cr(f,!0,!1))}function ii(d,f,g,b,y,C,M,D,q){if(ur==null&&
Fo(!1),kr(d),d!=null)g=d.clientX-ur.left,b=d.clientY-ur.top;else{if(g<0||b<0){Qe=-10,et=-10;return}let[I,J]=ft.scales,F=f.cursor.sync,[ie,Me]=F.values,[Te,ve]=F.
scales,[oe,G]=ft.match,Ke=f.axes[0].side%2==1,it=j.ori==0?de:B,Tt=j.ori==1?de:B,je=Ke?C:y,lt=Ke?y:C,Zt=Ke?b:g,Nt=Ke?g:b;if(Te!=null?g=oe(I,Te)?l(ie,E[I],it,0):-10:
g=it*(Zt/je),ve!=null?b=G(J,ve)?l(Me,E[J],Tt,0):-10:b=Tt*(Nt/lt),j.ori==1){let dn=g;g=b,b=dn}}q&&(f==null||f.cursor.event.type==Ri)&&((g<=1||g>=de-1)&&(g=Er(g,de)),
(b<=1||b>=B-1)&&(b=Er(b,B))),D?(gu=g,bu=b,[oo,so]=Q.move(o,g,b)):(Qe=g,et=b)}let li={width:0,height:0,left:0,top:0};function ui(){ks(li,!1)}let Su,xu,Cu,$u;function Tu(d,f,g,b,y,C,M){
ar=!0,xt=Ct=Et._x=Et._y=!1,ii(d,f,g,b,y,C,M,!0,!1),d!=null&&(qt(Li,Ji,Pu,!1),Uo(Cc,o,oo,so,de,B,null));let{left:D,top:q,width:I,height:J}=Ge;Su=D,xu=q,Cu=I,$u=J}
function Pu(d,f,g,b,y,C,M){ar=Et._x=Et._y=!1,ii(d,f,g,b,y,C,M,!1,!0);let{left:D,top:q,width:I,height:J}=Ge,F=I>0||J>0,ie=Su!=D||xu!=q||Cu!=I||$u!=J;if(F&&ie&&ks(
Ge),Et.setScale&&F&&ie){let Me=D,Te=I,ve=q,oe=J;if(j.ori==1&&(Me=q,Te=J,ve=D,oe=I),xt&&ir(R,Dn(Me,R),Dn(Me+Te,R)),Ct)for(let G in E){let Ke=E[G];G!=R&&Ke.from==
null&&Ke.min!=Be&&ir(G,Dn(ve+oe,G),Dn(ve,G))}ui()}else Q.lock&&(Q._lock=!Q._lock,Cr(f,!0,d!=null));d!=null&&(zr(Li,Ji),Uo(Li,o,Qe,et,de,B,null))}function km(d,f,g,b,y,C,M){
if(Q._lock)return;kr(d);let D=ar;if(ar){let q=!0,I=!0,J=10,F,ie;j.ori==0?(F=xt,ie=Ct):(F=Ct,ie=xt),F&&ie&&(q=Qe<=J||Qe>=de-J,I=et<=J||et>=B-J),F&&q&&(Qe=Qe<oo?0:
de),ie&&I&&(et=et<so?0:B),Cr(null,!0,!0),ar=!1}Qe=-10,et=-10,Ne.fill(null),Cr(null,!0,!0),D&&(ar=D)}function Mu(d,f,g,b,y,C,M){Q._lock||(kr(d),Ha(),ui(),d!=null&&
Uo(Pc,o,Qe,et,de,B,null))}function Eu(){x.forEach(Ig),Wa(o.width,o.height,!0)}Ar(Qs,bo,Eu);let lo={};lo.mousedown=Tu,lo.mousemove=ku,lo.mouseup=Pu,lo.dblclick=Mu,
lo.setSeries=(d,f,g,b)=>{let y=ft.match[2];g=y(o,f,g),g!=-1&&En(g,b,!0,!1)},Lt&&(qt(Cc,_,Tu),qt(Ri,_,ku),qt($c,_,d=>{kr(d),Fo(!1)}),qt(Tc,_,km),qt(Pc,_,Mu),Qi.add(
o),o.syncRect=Fo);let Ss=o.hooks=e.hooks||{};function $t(d,f,g){ni?Io.push([d,f,g]):d in Ss&&Ss[d].forEach(b=>{b.call(null,o,f,g)})}(e.plugins||[]).forEach(d=>{
for(let f in d.hooks)Ss[f]=(Ss[f]||[]).concat(d.hooks[f])});let Du=(d,f,g)=>g,ft=ht({key:null,setSeries:!1,filters:{pub:Ic,sub:Ic},scales:[R,S[1]?S[1].scale:null],
match:[Jc,Jc,Du],values:[null,null]},Q.sync);ft.match.length==2&&ft.match.push(Du),Q.sync=ft;let Ou=ft.key,ci=qd(Ou);function Uo(d,f,g,b,y,C,M){ft.filters.pub(d,
f,g,b,y,C,M)&&ci.pub(d,f,g,b,y,C,M)}ci.sub(o);function Sm(d,f,g,b,y,C,M){ft.filters.sub(d,f,g,b,y,C,M)&&lo[d](null,f,g,b,y,C,M)}o.pub=Sm;function xm(){ci.unsub(
o),Qi.delete(o),br.clear(),Ui(Qs,bo,Eu),u.remove(),Oe?.remove(),$t("destroy")}o.destroy=xm;function di(){$t("init",e,t),lu(t||e.data,!1),ee[R]?ri(R,ee[R]):Ha(),
gs=Ge.show&&(Ge.width>0||Ge.height>0),_r=un=!0,Wa(e.width,e.height)}return S.forEach(au),x.forEach(nm),r?r instanceof HTMLElement?(r.appendChild(u),di()):r(o,di):
di(),o}_t.assign=ht;_t.fmtNum=tl;_t.rangeNum=Gs;_t.rangeLog=Zs;_t.rangeAsinh=Xi;_t.orient=Lr;_t.pxRatio=Ee;_t.join=Eh;_t.fmtDate=rl,_t.tzDate=Bh;_t.sync=qd;{_t.
addGap=Sg,_t.clipGaps=ta;let e=_t.paths={points:Fd};e.linear=Wd,e.stepped=$g,e.bars=Tg,e.spline=Mg}var Jg=0;function n(e,t,r,o,s,a){t||(t={});var i,l,c=t;if("ref"in c)for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:r,ref:i,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Jg,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)c[l]===void 0&&(c[l]=i[l]);return Ce.
vnode&&Ce.vnode(u),u}var Bg=160,Qd=5;function sa(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Fg(e,t){let r=ot(e*1e3);return t>=7*86400?r.
slice(0,7):t>=86400?r.slice(5,10):r.slice(11,16)}var Ug=_t.paths.bars?.({size:[.7,24,1],radius:.15}),Kd=e=>e.kind==="bar"||e.kind==="front";function Gd({times:e,
series:t,running:r}){let o=e.length-1;return[e,...t.map(s=>s.values.map((a,i)=>r&&i===o&&o>0?null:a))]}function Wg(e,{times:t,series:r,step:o,running:s}){let a=t.
length-1;if(!s||a<1)return;let{ctx:i,bbox:l}=e,c=h=>e.valToPos(h,"x",!0),u=h=>e.valToPos(h,"y",!0),m=Math.min(24*devicePixelRatio,.7*(c(o)-c(0)));i.save(),i.beginPath(),
i.rect(l.left,l.top,l.width,l.height),i.clip(),i.lineWidth=1.5*devicePixelRatio,i.setLineDash([3*devicePixelRatio,3*devicePixelRatio]);for(let h of r){let p=h.values[a],
v=h.values[a-1];p!==null&&(i.strokeStyle=sa(`--s-${h.tone}`),i.beginPath(),Kd(h)?p>0&&i.rect(c(t[a])-m/2,u(p),m,u(0)-u(p)):v!==null&&(i.moveTo(c(t[a-1]),u(v)),i.
lineTo(c(t[a]),u(p))),i.stroke())}i.restore()}function Hg(e,t,r){let o=sa(`--s-${e.tone}`),s=Kd(e);return{label:e.name,stroke:o,width:s?0:1.5,dash:e.kind==="das\
hed"?[4,4]:void 0,fill:e.kind==="bar"?`${o}99`:e.kind==="front"?o:void 0,paths:s?Ug:void 0,points:{show:!1},spanGaps:!s,value:(a,i,l,c)=>{let{series:u,show:m=P}=r();
if(c==null)return u[t].rest;let h=u[t].values[c];return h==null?"–":m(h)}}}function cl(e){let t=se(null),r=se(null),o=se(e);o.current=e;let{height:s=220,step:a,
label:i}=e;return ye(()=>{let l=t.current;if(l===null)return;let c=()=>l.clientWidth<500?Bg:s,u=(_,T)=>{let{times:k,pick:w}=o.current,S=_.posToIdx(T);w&&k[S]!==
void 0&&w(new Date(k[S]*1e3),new Date((k[S]+o.current.step)*1e3))},m=()=>{r.current?.destroy();let _={stroke:sa("--faint"),grid:{stroke:sa("--grid"),width:1},ticks:{
show:!1},font:"12px system-ui, sans-serif"};r.current=new _t({width:l.clientWidth,height:c(),padding:[8,24,0,0],tzDate:T=>Qt.value?_t.tzDate(new Date(T*1e3),"Et\
c/UTC"):new Date(T*1e3),cursor:{points:{size:6},drag:{x:o.current.zoom!==void 0,y:!1,setScale:!1},sync:{key:"times"}},legend:{live:!0},scales:{x:{range:(T,k,w)=>[
k-a/2,w+a/2]},y:{range:(T,k,w)=>[0,Math.max(4,w,...o.current.series.map(S=>S.values[S.values.length-1]??0))*1.1]}},axes:[{..._,size:26,space:80,values:(T,k)=>k.
map(w=>Fg(w,a))},{..._,size:54,values:(T,k)=>k.map(w=>o.current.show?o.current.show(w):Number.isInteger(w)?P(w):"")}],series:[{},...o.current.series.map((T,k)=>Hg(
T,k,()=>o.current))],hooks:{draw:[T=>Wg(T,o.current)],setSelect:[T=>{let{left:k,width:w}=T.select;w<=Qd||(T.setSelect({left:0,top:0,width:0,height:0},!1),o.current.
zoom?.(new Date(T.posToVal(k,"x")*1e3),new Date(T.posToVal(k+w,"x")*1e3)))}],ready:[T=>{let k=0;T.over.classList.toggle("pick",o.current.pick!==void 0),T.over.addEventListener(
"mousedown",w=>k=w.clientX),T.over.addEventListener("click",w=>Math.abs(w.clientX-k)<=Qd&&u(T,w.offsetX))}]}},Gd(o.current),l)};m();let h=new ResizeObserver(()=>{
r.current&&r.current.width!==l.clientWidth&&r.current.setSize({width:l.clientWidth,height:c()})});h.observe(l);let p=new MutationObserver(m);p.observe(document.
documentElement,{attributes:!0,attributeFilter:["data-theme"]});let v=matchMedia("(prefers-color-scheme: dark)");return v.addEventListener("change",m),()=>{h.disconnect(),
p.disconnect(),v.removeEventListener("change",m),r.current?.destroy(),r.current=null}},[a]),ye(()=>{r.current?.setData(Gd(o.current))},[e.times,e.series]),n("di\
v",{ref:t,class:"chart",role:"img","aria-label":i})}var Co=new URL("ui/",Ti).pathname;function Yd(){return new URL(location.href)}var ss=me(Yd());function Zd(){ss.value=Yd()}history.scrollRestoration="manual";var zg=3e3,
Vg=150,os=0,$o=0;function dl(){cancelAnimationFrame(os),os=0}function Qg(e){dl();let t=Date.now()+zg,r=()=>{scrollTo(0,e),Math.abs(scrollY-e)>2&&Date.now()<t?os=
requestAnimationFrame(r):os=0};r()}function pl(){clearTimeout($o),$o=0,os===0&&history.replaceState({...history.state,scroll:Math.round(scrollY)},"")}addEventListener(
"scroll",()=>{$o===0&&($o=window.setTimeout(pl,Vg))});for(let e of["wheel","touchstart","keydown","mousedown"])addEventListener(e,dl,{passive:!0});addEventListener(
"popstate",()=>{clearTimeout($o),$o=0,Zd(),Qg(history.state?.scroll??0)});addEventListener("pagehide",pl);var Ln=Gn(()=>{let e=ss.value.pathname;return e.startsWith(
Co)?`/${e.slice(Co.length)}`:"/"}),W=Gn(()=>ss.value.searchParams);function O(e){return Co+e.replace(/^\//,"")}function xe(e,t=!1){let r=O(e),o=location.pathname;
dl(),t||pl(),t?history.replaceState(history.state,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),Zd()}function mr(e){let t=new URLSearchParams(
W.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return Ln.value+(r===""?"":`?${r}`)}function _e(e,t=!1){xe(mr(e),t),e.cursor&&
scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest?.("a[hr\
ef]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(Co)||t.pathname.startsWith(`${Co}assets/`)||(e.preventDefault(),xe(t.pathname.
slice(Co.length-1)+t.search))});function Xd(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),r.length!==o.
length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==o[a])
return null;return s}function ue(e){return`/jobs/${encodeURIComponent(e)}`}function Re(e){return`/queues/${encodeURIComponent(e)}`}function qn(e,t){return`${Re(
e)}/groups/${encodeURIComponent(t)}`}function Nn(e){return`/channels?channel=${encodeURIComponent(e)}`}var ep={minute:60,hour:3600,day:86400},Gg=400,fl=[["completed","completed","bar",e=>e.completed],["failed attempts","failed","front",e=>e.failed],["pushed","que\
ued","line",e=>e.pushed]];function ml(e,t,r){let o=(t-e)/36e5,s=(r-e)/36e5;return o<=12&&s<=48?"minute":o<=480&&s<=1440?"hour":"day"}function aa({points:e,resolution:t,
queue:r,height:o,zoom:s}){let a=e.length>Gg?7:1,i=Vn(()=>{let c=[],u=fl.map(()=>[]);e.forEach((h,p)=>{if(p%a===0){c.push(Date.parse(h.at)/1e3);for(let v of u)v.
push(0)}fl.forEach(([,,,v],_)=>u[_][c.length-1]+=v(h))});let m=fl.map(([h,p,v],_)=>({name:h,tone:p,kind:v,values:u[_],rest:P(u[_].reduce((T,k)=>T+k,0))}));return{
times:c,series:m}},[e,a]),l=ep[t]*a;return n(cl,{label:`Throughput: ${i.series.map(c=>`${c.rest} ${c.name}`).join(", ")}`,...i,step:l,running:Date.now()/1e3-(i.
times[i.times.length-1]??0)<l*1.5,height:o,zoom:s,pick:(c,u)=>xe(`/jobs${ze({queue:r,since:c.toISOString(),until:u.toISOString()})}`)})}var Kg=[["wait p50","que\
ued","line",e=>e.wait,"p50"],["wait p95","queued","dashed",e=>e.wait,"p95"],["run p50","completed","line",e=>e.run,"p50"],["run p95","completed","dashed",e=>e.run,
"p95"]];function tp({view:e,height:t,zoom:r}){let o=Vn(()=>{let s=e.points.map(i=>Date.parse(i.at)/1e3),a=Kg.map(([i,l,c,u,m])=>{let h=e.points.map(v=>u(v)?.count>
0?u(v)[m]:null),p=h.filter(v=>v!==null).pop();return{name:i,tone:l,kind:c,values:h,rest:p===void 0?"–":be(p)}});return{times:s,series:a}},[e]);return n(cl,{label:`\
How long jobs wait and run: ${o.series.map(s=>`${s.name} ${s.rest}`).join(", ")}`,...o,step:ep[e.resolution],show:be,height:t,zoom:r})}var la=me(Zn("keys")!=="off"),To=me(!1),is=me(!1);function rp(e){la.value=e,_n("keys",e?"on":"off")}var as=[],ia="",np=0;function qe(e){let t=se(e);t.current=e,
ye(()=>(as.push(t),()=>{as.splice(as.indexOf(t),1)}),[])}function Yg(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),is.value=!0;return}if(!la.value||e.ctrlKey||e.metaKey||e.altKey||Yg(e.target))
return;let t=Date.now()-np<1500&&ia!==""?`${ia} ${e.key}`:e.key;ia="";for(let r=as.length-1;r>=0;--r){let o=as[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(ia="g",np=Date.now())});var Dt=me("polling"),Pt=me(!1),ls=me(0),st=me(Date.now()),da=me(0),bl=me(!1),Zg=400,Xg=50,e0=2e3,t0=5e3,sp=3e4,Mo=null,hl=0,gl=0,ca=0,vl=0;function pa(){vl=Date.
now(),ls.value+=1}function op(){hl!==0||Pt.value||(hl=window.setTimeout(()=>{hl=0,pa()},Math.max(0,vl+Zg-Date.now())))}function Po(){Mo?.close(),Mo=null}function ap(){
if(Mo!==null||document.hidden||He.value===null||mt.value||Pt.value||Date.now()<ca)return;let e=new EventSource(re("v1/events"));Mo=e,e.addEventListener("open",()=>Dt.
value="live"),e.addEventListener("transition",()=>{gl+=1,op()}),e.addEventListener("reset",()=>{ca=Date.now()+sp,Po(),op()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&Po(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(st.value=Date.now()+Mi.value,gl>Xg&&(ca=Date.now()+sp,Po()),gl=0,bl.value=
Date.now()<ca,Pt.value){Po(),Dt.value="paused";return}if(document.hidden)return Po();ap(),Mo===null||Mo.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value=
"polling"):Dt.value="live";let e=Dt.value==="live"?t0:e0;Date.now()-vl>=e&&pa()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?Po():pa()});
Kn(()=>{He.value!==null&&ap()});function H(e,t,r=!1,o=0){let[s,a]=A({key:e,value:null,problem:null,at:0}),i=se(null),l=se(t);l.current=t;let c=se({until:0,failures:0}),
u=se(o);u.current=o;let m=se(0),h=se(_=>{let T=new AbortController;i.current=T,m.current=Date.now(),l.current(T.signal).then(k=>{T.signal.aborted||(c.current={until:0,
failures:0},da.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),a({key:_,value:k,problem:null,at:Date.now()}))}).catch(k=>{if(T.signal.aborted)return;let w=k instanceof
tn?k:new tn(0,"page","The page could not show the answer",String(k),0),S=c.current.failures+1,x=Math.min(3e4,1e3*2**S)*(.75+Math.random()/2);c.current={until:Date.
now()+Math.max(w.retryAfter*1e3,x),failures:S},w.status===0&&(Dt.value="lost"),a(E=>({key:_,value:E.key===_?E.value:null,problem:w,at:E.at}))}).finally(()=>{i.current===
T&&(i.current=null)})});ye(()=>(i.current?.abort(),c.current={until:0,failures:0},h.current(e),()=>i.current?.abort()),[e]);let p=se(r);p.current=r,ye(()=>ls.subscribe(
_=>{_===0||i.current!==null||p.current||mt.peek()||_!==ip&&Date.now()-m.current<u.current||Date.now()>=c.current.until&&h.current(e)}),[e]),ye(()=>mt.subscribe(
_=>{!_&&i.current===null&&c.current.failures>0&&h.current(e)}),[e]);let v=s.key===e?s:{...s,value:null,problem:null};return{value:v.value,problem:v.problem,at:v.
at,reload:()=>{i.current?.abort(),h.current(e)}}}var n0=3e3,ua={at:0,value:Promise.resolve([])};function jn(){if(Date.now()-ua.at<n0)return ua.value;let e=N("v1\
/workers").then(t=>t.workers);return ua={at:Date.now(),value:e},e.catch(()=>ua={at:0,value:Promise.resolve([])}),e}var ip=0;function qr(){ip=ls.value+1,pa()}async function us(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function De({text:e,label:t="Copy"}){let[r,o]=A(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),us(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function te({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(De,{text:e,label:"Copy the command"})]})}function pe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function Ve({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:Pi(e)}),n("p",{class:"faint",children:[e.status>0&&`${e.
status} `,e.code,t?` · what you see is from ${ot(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(De,{text:Ie(o),label:"Copy as curl"}),n("button",{
type:"button",onClick:r,children:"Try again"})]})]})}function ct({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}function $n({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:i,keys:l={}}){let[c,u]=A(-1),m=se(-1),h=se(null),p=L=>{let R=Math.max(0,Math.min(e.length-
1,m.current+L));m.current=R,u(R),h.current?.rows[R]?.scrollIntoView({block:"nearest"}),h.current?.rows[R]?.querySelector(".main a")?.focus({preventScroll:!0})},
v=se(s?.chosen??new Set);v.current=s?.chosen??v.current;let _=L=>{v.current=L,s?.set(L)},T=se(-1),k=(L,R=!1)=>{let X=e[L];if(!s||X===void 0)return;let U=new Set(
v.current);if(R&&T.current>=0){let[le,K]=[Math.min(T.current,L),Math.max(T.current,L)];for(let j of e.slice(le,K+1))U.add(r(j))}else U.delete(r(X))||U.add(r(X));
T.current=L,_(U)},w=e.length>0&&e.every(L=>s?.chosen.has(r(L))),S=()=>_(w?new Set:new Set(e.map(r))),x=L=>()=>{let R=e[m.current];R!==void 0&&L(R)};qe({...Object.
fromEntries(Object.entries(l).map(([L,R])=>[L,x(R)])),j:()=>p(1),k:()=>p(-1),Enter:x(L=>o&&xe(o(L))),...s?{x:()=>k(m.current),X:()=>k(m.current,!0),a:S}:{}});let E=t.
some(L=>L.head);return n("table",{class:a,children:[E&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-\
label":"All on this page",checked:w,onClick:S})}),t.map((L,R)=>n("th",{class:L.kind==="main"?void 0:L.kind,"aria-sort":L.sort,children:L.head},R))]})}),n("tbody",
{ref:h,children:e.map((L,R)=>n("tr",{class:`${R===c?"at":""}${i?.has(r(L))?" gone":""}`,"aria-selected":s?.chosen.has(r(L)),children:[s&&n("td",{class:"check",children:n(
"input",{type:"checkbox","aria-label":`Select ${r(L)}`,checked:s.chosen.has(r(L)),onClick:X=>k(R,X.shiftKey)})}),t.map((X,U)=>n("td",{class:X.kind,"data-label":X.
label,children:X.cell(L)},U))]},r(L)))})]})}function lp(e,t,r){let[o,s]=A(!1),a=se({key:r,rows:e}),i=o&&a.current.key===r&&a.current.rows.length>0,l=new Map(e.map(
m=>[t(m),m])),c=i?a.current.rows.map(m=>l.get(t(m))??m):e;a.current={key:r,rows:c};let u=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(m=>!l.has(
m))),news:e.filter(m=>!u.has(t(m))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Nr({note:e,cursor:t,next:r,words:o=[
"Newest","Older"],children:s}){let a=()=>_e({cursor:r});return qe({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n($,{children:[n("button",{type:"button",disabled:!t,onClick:()=>_e({cursor:void 0}),children:o[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function In({from:e,member:t,filter:r={},order:o,words:s,limit:a=50,none:i,unmatched:l="\
Nothing matches",...c}){let u=W.value.get("cursor")??void 0,m=e+ze({...r,limit:a,cursor:u}),h=H(m,k=>N(m,{signal:k})),p=h.value,v=h.problem&&n(Ve,{problem:h.problem,
at:h.at,retry:h.reload,path:m});if(p===null)return v||n(ct,{});let _=p[t],T=Object.values(r).some(Boolean);return _.length===0&&!p.cursor&&!u?n($,{children:[v,T?
n(pe,{title:l,children:n("button",{type:"button",onClick:()=>_e(Object.fromEntries(Object.keys(r).map(w=>[w,void 0]))),children:"Clear filters"})}):i]}):n($,{children:[
v,n("div",{class:"card flush",children:[_.length>0&&n($n,{rows:_,...c}),n(Nr,{note:_.length===0?"this page is empty, more may follow":`${P(_.length)} on this pa\
ge, ${o}`,cursor:u,next:p.cursor,words:s,children:n(De,{text:Ie(m),label:"Copy as curl"})})]})]})}function cs({states:e,chosen:t,counts:r,toggle:o}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(
s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function hr({states:e}){let t=W.value.get("state")??"";return n(cs,{states:e,chosen:[
t],toggle:r=>_e({state:r===t?void 0:r,cursor:void 0})})}function ne({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Mr.value?ot(r):_c(r,st.value);return n("time",{dateTime:e,
title:`${ot(r,!1)}
${ot(r,!0)}`,onClick:t?void 0:Us,children:o})}function Ft({value:e}){return e?n("span",{title:e>=1e6?Jt(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function gr({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function fa({
values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,i)=>`${(i*o).toFixed(1)},${(18-16*a/r).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function up({hours:e}){let t=Math.floor(
st.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let i=Math.floor(Date.parse(a.at)/36e5)-t;i>=0&&i<24&&(r[i]+=a.count)}let o=Math.max(1,...r),s=`${P(
r.reduce((a,i)=>a+i,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),r.map(
(a,i)=>n("rect",{x:i*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},i))]})}var At={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};At.
active=At.running;At.paused=At.suspended;At.skipped=At.terminated;At.pending=At.queued;At.delivering=At.running;At.delivered=At.completed;At.cancelled=At.terminated;
function sn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:At[e]??At.queued})}function Le({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(sn,{state:e}),e]})}var Eo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var ds=me([]),r0=0;function Ue(e,t={}){let r=++r0;ds.value=[...ds.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo,curl:t.curl}],setTimeout(()=>ds.value=ds.
value.filter(o=>o.id!==r),t.bad?8e3:4e3)}function cp(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:ds.value.map(e=>n("div",{class:e.
bad?"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"}),e.curl&&n(De,{text:e.curl,label:"\
Copy as curl"})]},e.id))})}var yl=null,jr=null;function dp(e){yl={page:Ln.value+ss.value.search,ids:e}}function pp(e){yl?.ids.includes(e)&&(jr=yl);let t=jr?.ids.indexOf(e)??-1;return jr===
null||t<0?null:{list:jr.page,at:t+1,of:jr.ids.length,before:jr.ids[t-1],after:jr.ids[t+1]}}function kl(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function o0({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=kl(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(gr,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:kn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function s0(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var Sl={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:O(ue(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(De,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(o0,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Le,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:O(Re(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(ne,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(ne,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(ne,
{at:e.ended_at})},when:{head:"When",kind:"end when",cell:e=>n(ne,{at:s0(e)})}},wl=Object.keys(Sl).filter(e=>e!=="job"),fp=["state","queue","attempt","when"],Ir=me(
(Zn("columns")?.split(",")??fp).filter(e=>wl.includes(e)));function mp(){let e=t=>{Ir.value=wl.filter(r=>t.includes(r)),_n("columns",Ir.value.join(","))};return n(
"fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),wl.map(t=>n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:Ir.
value.includes(t),onClick:()=>e(Ir.value.includes(t)?Ir.value.filter(r=>r!==t):[...Ir.value,t])}),Sl[t].head]},t)),n("label",{class:"check-label",children:[n("i\
nput",{type:"checkbox",checked:Mr.value,onClick:Us}),"times as dates"]}),n("button",{type:"button",class:"link",onClick:()=>e(fp),children:"as usual"})]})}var a0={
y:e=>{us(e.id).then(()=>Ue(`${e.id} is copied`))}},_l=new Set;function xl(){return[..._l].sort()}function Jn({jobs:e,selection:t,queue:r=!0,gone:o}){let s=e.map(
i=>i.id);ye(()=>{dp(s);for(let i of e)_l.size<200&&_l.add(i.type)},[s.join()]);let a=["job",...Ir.value.filter(i=>r||i!=="queue")].map(i=>Sl[i]);return n($n,{rows:e,
columns:a,id:i=>i.id,page:i=>ue(i.id),selection:t,gone:o,keys:a0,kind:"jobs"})}function ce({title:e,tools:t,children:r,sub:o}){return n($,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",
{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Do({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",
role:"group","aria-label":e,children:t.map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function at({rows:e}){return n(
"dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function Bn({
tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:O(r(o)),"aria-current":o===t?"page":void 0,children:[
s,a!==void 0&&n("span",{class:"pill",children:P(a)})]},o))})}function Z({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var hp=15,i0=3e4,l0=4,$l=new Map,gp=[],Cl=0;function bp(){for(;Cl<l0;){let e=gp.shift();if(e===void 0)return;Cl+=1,e().finally(()=>{Cl-=1,bp()})}}async function u0(e){
let t=new Date(Date.now()-hp*6e4).toISOString(),{points:r}=await N(`v1/stats/history${ze({queue:e,resolution:"minute",from:t})}`),o=r.slice(0,-1).map(s=>s.completed);
return $l.set(e,{at:Date.now(),values:o}),o}function ma({queue:e}){let t=se(null),[r,o]=A($l.get(e)?.values??null);return ye(()=>{let s=!1,a=!1,i=!1,l=()=>{!s||
a||Date.now()-($l.get(e)?.at??0)<i0||(a=!0,gp.push(async()=>{i||await u0(e).then(o,()=>{}),a=!1}),bp())},c=new IntersectionObserver(([m])=>{s=m.isIntersecting,l()});
t.current&&c.observe(t.current);let u=ls.subscribe(l);return()=>{i=!0,c.disconnect(),u()}},[e]),n("span",{ref:t,class:"spark-place",children:r&&r.some(s=>s>0)&&
n($,{children:[n(fa,{values:r,label:`completed a minute, the last ${hp} minutes: at most ${P(Math.max(...r))}`}),n("span",{class:"spark-last",children:P(r[r.length-
1])})]})})}var tr=me(null),c0=6e4,d0=5e3,Pl=0,ha=null,wp=0,vp=Number.NEGATIVE_INFINITY;function yp(e,t){let r=JSON.parse(e.data),o=t||tr.value===null?new Map:new Map(tr.value.
queues),s=Date.parse(r.now);for(let a of r.queues)o.set(a.queue,{...a,at:s});wp=Date.now(),tr.value={now:s,totals:r.totals,queues:o}}function Tl(){ha?.close(),ha=
null,tr.value=null}function ga(){if(!(Pl>0&&!document.hidden&&!mt.value&&!Pt.value))return Tl();if(ha!==null||Date.now()-vp<c0)return;let t=new EventSource(re("\
v1/stats/stream?every=1s"));ha=t,t.addEventListener("stats",r=>yp(r,!0)),t.addEventListener("changes",r=>tr.value!==null&&yp(r,!1)),t.addEventListener("reset",Tl),
t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED&&(vp=Date.now(),Tl())})}setInterval(()=>{Date.now()-wp>d0&&(tr.value=null),ga()},1e3);document.
addEventListener("visibilitychange",ga);function ba(e,t){return t===null?e:e.map(r=>{let o=t.queues.get(r.name);if(o===void 0)return r;let s=o.oldest_age===void 0?
void 0:o.oldest_age+(t.now-o.at)/1e3;return{...r,paused:o.paused,counts:o.counts,oldest_age:s}})}function va(){return ye(()=>(Pl+=1,ga(),()=>{Pl-=1,ga()}),[]),tr.
value}var ya=[["15m",9e5],["1h",36e5],["6h",6*36e5],["48h",48*36e5],["60d",60*864e5],["2y",730*864e5]],wa=1e4;async function p0(e){let[t,r,o,s]=await Promise.all([N("\
v1/stats",{signal:e}),N("v1/queues",{signal:e}),jn(),N("v1/jobs?state=dead&limit=10",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function _a(e){let[t,r]=["from","to"].map(a=>Date.parse(W.value.get(a)??""));if(r>t)return{name:"",from:t,to:r,resolution:ml(t,r,e)};let[o,
s]=ya.find(([a])=>a===W.value.get("range"))??ya[1];return{name:o,from:e-s,to:e,resolution:ml(e-s,e,e)}}async function f0(e){let{name:t,from:r,to:o,resolution:s}=_a(
Date.now()),a=tr.peek()?.totals.counters,{points:i}=await N(`v1/stats/history${ze({resolution:s,from:new Date(r).toISOString(),to:t?void 0:new Date(o).toISOString()})}`,
{signal:e});return{points:i,resolution:s,base:a}}function m0({points:e,base:t},r){let o=e[e.length-1];if(t===void 0||r===void 0||o===void 0)return e;let s=a=>o[a]+
Math.max(0,r[a]-t[a]);return[...e.slice(0,-1),{...o,pushed:s("pushed"),completed:s("completed"),failed:s("failed")}]}function h0(e){let{from:t,to:r,resolution:o}=_a(
Date.now());return N(`v1/stats/times${ze({resolution:o,since:new Date(t).toISOString(),until:new Date(r).toISOString()})}`,{signal:e})}async function g0(e){let t=new Date(
Date.now()-72e5).toISOString(),{points:r}=await N(`v1/stats/history${ze({resolution:"minute",from:t})}`,{signal:e}),o=r.slice(0,-1).map(a=>a.completed),s=a=>a.reduce(
(i,l)=>i+l,0);return{minute:o[o.length-1]??0,hour:s(o.slice(-60)),before:s(o.slice(-120,-60))}}function b0({hour:e,before:t}){if(t===0)return`${P(e)} in the las\
t hour`;let r=Math.round(100*(e-t)/t);return r===0?"as in the hour before":`${r>0?"▲":"▼"} ${r>999?"> 999":Math.abs(r)} % to the hour before`}function Oo({label:e,
value:t,link:r,tone:o,note:s,title:a}){return n("a",{class:"tile",href:O(r),"data-state":o,title:a,children:[n("span",{class:"tile-label",children:e}),n("span",
{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function v0({queues:e,workers:t,stats:r}){let o=new Set(t.flatMap(i=>i.queues??
[])),s=[];for(let i of e)i.paused?s.push([i.name,"suspended","is paused"]):i.counts.queued>0&&!o.has(i.name)?s.push([i.name,"failed",`has ${Jt(i.counts.queued)}\
 waiting and no worker`]):(i.oldest_age??0)>300&&s.push([i.name,"retrying",`has waited ${be((i.oldest_age??0)*1e3)}`]);let a=r.day;return s.length===0&&a.dead===
0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",{class:"attention",children:[a.dead>
0&&n("li",{children:[n(Le,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:ge(a.dead,"job")})," died today"]}),a.recovered>0&&n("li",{children:[n(Le,
{state:"retrying",quiet:!0}),ge(a.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),s.slice(0,6).map(([i,l,c])=>n("li",{children:[n("spa\
n",{class:"state quiet","data-state":l,children:n("span",{class:"dot"})}),n("a",{href:O(Re(i)),children:i})," ",c]},i)),s.length>6&&n("li",{children:n("a",{href:O(
"/queues"),children:[s.length-6," more queues"]})})]})}function y0(){return n(pe,{title:"Push your first job",children:[n(te,{text:`curl -d '{"type":"hello","pa\
yload":{"name":"Ann"}}' ${re("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(te,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue he\
llo -- jq '{greeting: ("Hello, " + .name)}'`})]})}function w0({zoom:e}){let{resolution:t}=_a(Date.now()),r=H(`times ${W.value.get("range")} ${W.value.get("from")}\
 ${W.value.get("to")}`,o=>t==="day"?Promise.resolve(null):h0(o),!1,wa);return!r.value||r.value.points.every(o=>!o.wait?.count&&!o.run?.count)?null:n(Z,{title:"H\
ow long jobs wait and run",tools:n("span",{class:"faint",children:"half of them less than p50, 95 of 100 less than p95"}),children:n(tp,{view:r.value,height:150,
zoom:e})})}function _0({counters:e}){let{name:t}=_a(Date.now()),[r,o]=[W.value.get("from")??"",W.value.get("to")??""],s=H(`history ${t} ${r} ${o}`,f0,!1,e?wa:0),
a=Vn(()=>s.value?m0(s.value,e):[],[s.value,e]),i=(c,u)=>_e({from:c.toISOString(),to:u.toISOString()}),l=c=>_e({range:c,from:void 0,to:void 0},!0);return qe({...Object.
fromEntries(ya.map(([c],u)=>[String(u+1),()=>l(c)])),...t===""?{Escape:()=>l(W.value.get("range")??"")}:{}}),n($,{children:[n(Z,{title:"Throughput",tools:n("div",
{class:"row",children:[t===""&&n($,{children:[n("a",{href:O(`/jobs${ze({since:r,until:o})}`),children:"jobs of this time"}),n("button",{type:"button",class:"lin\
k",onClick:()=>l(W.value.get("range")??""),children:"Zoom out"})]}),n(Do,{label:"Range",options:ya.map(([c])=>[c,c]),value:t,set:l})]}),children:s.value===null?
s.problem?n(Ve,{problem:s.problem,retry:s.reload}):n("div",{class:"chart-place"}):n(aa,{points:a,resolution:s.value.resolution,zoom:i})}),n(w0,{zoom:i})]})}function k0({
queues:e,stats:t}){let r=[...e].sort((o,s)=>_p(t,s)-_p(t,o)).slice(0,8);return n(Z,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),
children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"wide",children:"Lately"}),n("th",{class:"\
end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"This hour"})]})}),n("tbody",{children:r.map(o=>n("tr",{children:[
n("td",{children:n("a",{href:O(Re(o.name)),children:o.name})}),n("td",{class:"wide",children:n(ma,{queue:o.name})}),n("td",{class:"end",children:n(Ft,{value:o.counts.
queued})}),n("td",{class:"end",children:n(Ft,{value:o.counts.running})}),n("td",{class:"end",children:n(Ft,{value:t.queues?.[o.name]?.hour.completed})})]},o.name))})]})})}
function kp(){let e=va(),t=H("overview",p0,!1,e?wa:0),r=H("rates",g0,!1,wa),o=t.value;if(o===null)return n(ce,{title:"Overview",children:t.problem?n(Ve,{problem:t.
problem,retry:t.reload,path:"v1/stats"}):n(ct,{})});let s=e?{...o.stats,counts:e.totals.counts}:o.stats,a=ba(o.queues,e);if(s.total.pushed===0&&a.length===0)return n(
ce,{title:"Overview",children:n(y0,{})});let i=a.reduce((l,c)=>(c.oldest_age??0)>(l?.oldest_age??0)?c:l,null);return n(ce,{title:"Overview",children:[t.problem&&
n(Ve,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(Oo,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"\
/jobs?state=queued",note:`${P(s.counts.scheduled)} scheduled`}),n(Oo,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:ge(
o.workers.length,"worker")}),n(Oo,{label:"Retrying",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} this hou\
r`}),n(Oo,{label:"Dead",tone:"dead",value:P(s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Oo,{label:"Oldest wait",value:i?.oldest_age?be(i.oldest_age*
1e3):"–",link:i?Re(i.name):"/queues",note:i?.oldest_age?i.name:"nothing waits"}),n(Oo,{label:"Completed a minute",tone:"completed",value:P(r.value?.minute),link:"\
/jobs?state=completed",note:r.value?b0(r.value):void 0,title:r.value?`${Jt(r.value.hour)} in the last hour, ${Jt(r.value.before)} in the hour before`:void 0})]}),
n(_0,{counters:e?.totals.counters}),n("div",{class:"columns",children:[n(Z,{title:"Needs attention",children:n(v0,{queues:a,workers:o.workers,stats:s})}),n(k0,{
queues:a,stats:s})]}),o.dead.length>0&&n(Z,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),children:n(Jn,{jobs:o.dead})})]})}function _p(e,t){
return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Rt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(ce,{title:r,sub:o,children:e.problem?.status===404?n(pe,{title:s,children:a}):e.problem?
n(Ve,{problem:e.problem,retry:e.reload,path:t}):n(ct,{})})}function dt({data:e,path:t}){return e.problem&&n(Ve,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function S0({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(sn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function Sp(){let e=H("about",async s=>{let[a,i]=await Promise.all([N("v1/nodes",{signal:s}),N("readyz",{signal:s}).catch(()=>null)]);return{nodes:a.
nodes,ready:i}}),t=He.value,r=e.value,o=re("").replace(/\/$/,"");return n(ce,{title:"About",children:[n(dt,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Z,{title:"This server",children:n(at,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(S0,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:ge(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ne,{at:r.nodes[0].started_at})],["Address",o]]})}),n(Z,{title:"For programs",children:[n(at,{rows:[
["API",n("a",{href:re("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:re("metrics"),children:"for Prometheus"})],["Health",n("a",{href:re("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:re("readyz"),children:"readyz"})],["Licences",n("a",{href:re("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(te,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function Ut({title:e,close:t,wide:r,children:o}){let s=se(null);return sc(()=>{let a=s.current,i=document.activeElement;return a?.showModal(),()=>{a?.close(),i?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var Ml=me(null);function ka(e){return e.body??(e.method==="DELETE"?void 0:{})}function Cp(e,t){return N(e.path,{method:e.method??"POST",body:ka(e),key:t})}var xp=4;
async function x0(e,t){let r;for(let o=0;o<e.length;o+=xp){let s=await Promise.all(e.slice(o,o+xp).map((a,i)=>Cp(a,`${t}-${o+i}`)));for(let a of s)typeof a?.count==
"number"&&(r=(r??0)+a.count)}return{count:r??e.length}}async function El(e,t){try{let r=e.each?await x0(e.each,t):await Cp(e,t),o=r&&typeof r.count=="number"?` \
(${P(r.count)})`:"",s=e.undo,a=Ie(e.path,e.method??"POST",ka(e));Ue(e.done+o,{curl:a,undo:s?()=>{El(s,wn())}:void 0}),e.then?.(r)}catch(r){Ue(Bs(r),{bad:!0,curl:Ie(
e.path,e.method??"POST",ka(e))})}qr()}var C0=5e3;async function $0(e,t,r){let o=0,s,a=0;try{do{let i={...e.body,limit:C0,cursor:s},l=await N(e.path,{method:"POS\
T",body:i,key:`${t}-${a}`});o+=l.count,s=l.cursor,a+=1}while(r(o)&&s!==void 0);Ue(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(i){Ue(
Bs(i,o>0?` after ${P(o)} jobs`:""),{bad:!0})}qr()}function Gt(e){let t=wn();e.confirm?Ml.value={...e,key:t}:El(e,t)}function $p(){let[e,t]=A(""),[r,o]=A(!1),[s,
a]=A(null),[i,l]=A(0),c=se(!0),u=Ml.value;if(ye(()=>{if(t(""),o(!1),a(null),l(0),c.current=!0,!u?.many||u.confirm?.count!==void 0)return;let S=new AbortController;
return N(u.path,{method:"POST",body:{...u.body,dry_run:!0},signal:S.signal}).then(x=>a(x)).catch(x=>{S.signal.aborted||Ue(Bs(x),{bad:!0})}),()=>S.abort()},[u]),
u===null||!u.confirm)return null;let{title:m,text:h,danger:p}=u.confirm,v=u.confirm.count??s?.count,_=u.many&&v===void 0,T=p&&v!==void 0&&v>1e3,k=!r&&!_&&(!T||e.
replace(/[,. ]/g,"")===String(v)),w=()=>{c.current=!1,Ml.value=null};return n(Ut,{title:m,close:w,children:n("form",{onSubmit:S=>{if(S.preventDefault(),!k)return;
o(!0),(u.many?$0(u,u.key,E=>(l(E),c.current)):El(u,u.key)).then(w)},children:[n("p",{children:h}),u.many&&n("p",{role:"status",children:[_?n("span",{class:"fain\
t",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${Jt(v??0)} ${v===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",children:"\
 of the first 100,000 that were looked at"}),r&&` · ${Jt(i)} done`]}),T&&n("label",{class:"field",children:["Type ",Jt(v)," to go on",n("input",{value:e,inputMode:"\
numeric",onInput:S=>t(S.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),u.cli&&n(te,{text:u.cli}),
n(te,{text:Ie(u.path,u.method??"POST",ka(u))}),u.each&&u.each.length>1&&n("p",{class:"faint",children:["and the same for ",P(u.each.length-1)," more"]})]}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:w,children:r&&u.many?"Stop":"Cancel"}),n("button",{type:"submit",class:p?"danger solid":"primar\
y",disabled:!k,children:u.label})]})]})})}function z({action:e,scope:t="admin",why:r,danger:o,primary:s,id:a}){return Se(t)?n("button",{type:"button",id:a,class:o?
"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>Gt(e),children:e.label}):null}function Sa({scope:e="admin"}){return Se(e)||He.value===null?null:
n("span",{class:"faint",children:bc.value?"read-only":`changes need the scope ${e}`})}var T0=262144,P0=20,Dl=100;function M0({value:e}){return e instanceof Yn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function Ol(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Yn?rt(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>Ol(Array.isArray(
t)?void 0:o,s,r))}function Tp({name:e,value:t,depth:r,looking:o}){let[s,a]=A(r<4),[i,l]=A(!1);ye(()=>{o.text!==""?a(Ol(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&Ol(void 0,t,o.text)),u=e===void 0?null:n("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Yn)return n("div",{class:c?"json-line found":"json-line",children:[u,n(M0,{value:t})]});
let m=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${m?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[u,n("span",{class:"faint",children:m?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),u,n("span",{class:"faint",children:[m?"[":"{",s?"":
"…",s?"":m?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(i?h:h.slice(0,Dl)).map(([v,_])=>n(Tp,{name:v,value:_,depth:r+1,looking:o},v)),!i&&h.length>
Dl&&n("button",{type:"button",class:"link",onClick:()=>l(!0),children:[h.length-Dl," more"]})]})]})}var Jr=me({all:!1,turn:0});function Pp(){Jr.value={all:!Jr.value.
all,turn:Jr.value.turn+1}}function Wt({title:e,value:t}){let[r,o]=A({text:"",all:!1,turn:0}),s=se(Jr.value.turn);if(ye(()=>{Jr.value.turn!==s.current&&o(l=>({text:"",
all:Jr.value.all,turn:l.turn+1}))},[Jr.value]),t===void 0)return null;let a=rt(t),i=a.length<=T0;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[i&&a.split(`
`).length>P0&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:l=>o({...r,text:l.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(De,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:i?n(Tp,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var E0=["pending","delivering","delivered","failed","cancelled"];function Mp(e){return`/callbacks/${encodeURIComponent(e)}`}function Ep(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function Dp(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var D0=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Mp(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Le,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ne,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(z,{action:Dp(e.id??""),why:Ep(e)})}];function Op(){let e=W.value.get("state")??"",
t=W.value.get("host")??"";return qe({"/":()=>document.getElementById("host")?.focus()}),n(ce,{title:"Callbacks",tools:e==="failed"&&n(z,{primary:!0,action:{label:t?
`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --failed${t?
` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks that have f\
ailed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"host",value:t,
placeholder:"any",spellcheck:!1,onChange:r=>_e({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(hr,{states:E0}),n(In,{from:"v1/callbacks",member:"cal\
lbacks",filter:{state:e,host:t},order:"newest first",columns:D0,id:r=>r.id??"",page:r=>Mp(r.id??""),unmatched:"No callback matches",none:n(pe,{title:"No callbac\
ks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(te,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com\
/done"}]}' ${re("v1/jobs")}`})]})})]})}function Ap({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=H(t,l=>N(t,{signal:l})),o=r.value,s=n("a",{href:O("/c\
allbacks"),children:"Callbacks"});if(o===null)return n(Rt,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let a=o.log??[],i=o.owner;return n(
ce,{title:n($,{children:["Callback ",n(Le,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(De,{text:o.id??
"",label:"Copy the id"})]}),tools:n($,{children:[n(z,{action:Dp(e),primary:!0,why:Ep(o)}),n(z,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`pawl\
 callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>xe("/callbacks")}})]}),children:[n(
dt,{data:r,path:t}),n(Z,{title:"Facts",children:n(at,{rows:[["URL",o.url],["Tells that it",o.event],["Job",i?.id&&n("a",{href:O(ue(i.id)),children:i.id})],["Att\
empts",P(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&n(ne,{
at:o.next_at})]]})}),a.length>0&&n(Z,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:a.map((l,c)=>n("tr",{children:[
n("td",{children:n(ne,{at:l.at})}),n("td",{class:"end",children:l.status??"–"}),n("td",{class:"end",children:l.seconds!==void 0?`${Math.round(l.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:l.error??l.answer??""})]},c))})]})}),n(Wt,{title:"Body",value:o.body})]})}var O0=500,Al=200,A0=100;function R0(e,t){let r=se([]),o=se(0),[s,a]=A({lines:[],total:0,rate:0,open:!1});return ye(()=>{let i=null,l=0,c={total:0,at:Date.now()},
u=0;r.current=[],o.current=0;let m=()=>{l=0,a(S=>({lines:Pt.value?S.lines:r.current.slice(0,Al),total:o.current,rate:u,open:i?.readyState===EventSource.OPEN}))},
h=()=>{l===0&&(l=window.setTimeout(m,A0))},p=(S,x)=>{o.current+=1,r.current=[{number:o.current,value:S,at:x},...r.current.slice(0,O0-1)],h()},v=()=>{i!==null||document.
hidden||mt.value||(i=new EventSource(re(e)),i.addEventListener("open",h),i.addEventListener("error",h),i.addEventListener(t,S=>{let x=Ko(S.data);p(x,x.at)}),i.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},_=()=>{i?.close(),i=null},T=()=>document.hidden?_():v();document.addEventListener("visibilitychange",T);let k=mt.
subscribe(S=>S?_():v()),w=setInterval(()=>{let S=Date.now();u=(o.current-c.total)*1e3/Math.max(1,S-c.at),c={total:o.current,at:S},h()},2e3);return()=>{_(),k(),clearInterval(
w),clearTimeout(l),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function xa({title:e,path:t,event:r,
text:o,line:s}){let a=R0(t,r),[i,l]=A("");qe({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=se(new Date),u=i.toLowerCase(),m=u===""?
a.lines:a.lines.filter(p=>p.value===null||o(p.value).toLowerCase().includes(u)),h=Pt.value?a.total-(a.lines[0]?.number??0):0;return n(Z,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:i,onInput:p=>l(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Pt.value=!Pt.value,children:Pt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[m.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${ot(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:m.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:ot(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),a.total>Al&&n("p",{class:"foot",children:["The newest ",P(Math.min(Al,m.length))," of ",ge(a.total,"line")," since \
this page was opened."]})]})}var Rp=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,L0=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Ca(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function q0({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(Nn(
"/")),children:"/"}),t.map((r,o)=>n($,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(Nn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function N0({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[r?n("a",{href:O(ue(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(Nn(e.channel)),children:e.channel})," ",n("code",{children:rt(e.value).replace(/\n\s*/g," ")})]})}function j0({channel:e}){let[t,r]=A('{"order"\
:17}'),[o,s]=A(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let i=e==="/pawl"||e.startsWith("/pawl/"),l=async()=>{try{let c=await N(Ca(e),{method:"POST",
body:a,key:wn()});Ue(`Published; ${ge(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(Z,{title:"Publish",tools:n(Sa,{scope:"push"}),children:i?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),l()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Se("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Se("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl publish ${e} '${t}'`}),n(te,{text:Ie(Ca(e),"POST",a??{})})]})]})})}function Lp(){
let e=W.value.get("channel")??"/",[t,r]=A(null),o=t??e,s=!Rp.test(o);return n(ce,{title:"Channels",sub:n(q0,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),xe(Nn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:L0.map(([a,
i])=>n("a",{class:"chip",href:O(Nn(a)),"aria-current":a===e?"page":void 0,title:i,children:a},a))}),Rp.test(e)&&n($,{children:[n(xa,{title:`What is sent to ${e}`,
path:Ca(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(N0,{message:a,listening:e})},e),n(j0,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(te,{text:`curl -N ${re(Ca(e))}`})]})]})]})}var nr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Ao(e){let t=nr.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var ql=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,qp=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],Rl={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function ps(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function Ll(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function Np(e){let t={where:[]},r=[];for(let[o]of(e??"").
matchAll(ql)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",i=o.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):Rl[a]!==void 0&&i!==""?t[Rl[a]]=
Ll(i):r.push(Ll(o))}return r.length>0&&(t.text=r.join(" ")),t}var $a=["queue","state","type","group","since","until"];function jp(e){let t={},r=[];for(let[o]of e.
matchAll(ql)){let s=o.indexOf(":"),a=o.slice(0,s),i=Ll(o.slice(s+1));!$a.includes(a)||i===""?r.push(o):a==="state"&&t.state?t.state+=`,${i}`:t[a]=i}return{...t,
q:r.join(" ")}}function Nl(e){let t=[];for(let o of $a){let s=o==="state"?e.state?.split(",")??[]:e[o]?[e[o]]:[];for(let a of s){let i=s.filter(l=>l!==a).join("\
,");t.push({text:`${o}:${ps(a)}`,field:o,without:{[o]:i||void 0,...o==="queue"?{group:void 0}:{}}})}}let r=[...(e.search??"").matchAll(ql)].map(([o])=>o);return r.
forEach((o,s)=>{let a=o.slice(0,Math.max(0,o.indexOf(":"))),i=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":Rl[a]??"text";t.push({text:o,field:i,without:{
q:r.filter((l,c)=>c!==s).join(" ")||void 0}})}),t}function Ip(e){let{where:t,text:r,error_type:o}=Np(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==
void 0&&!e.state}function Jp(e){return Object.values(e).some(Boolean)}function jl(e){let{queue:t,state:r,type:o,group:s,until:a}=e;return{queue:t,state:r,type:o,
group:s,since:Ao(e.since),until:a,...Np(e.search)}}function Ro(e,t,r){return`v1/jobs${ze({...jl(e),fields:"payload,progress",limit:t,cursor:r})}`}function Bp(e){
let t=Object.entries(jl(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r===
"state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function Fp(e){let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...jl(e),since:e.
since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join(
"")}function Wp(e,t,r){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([r],{type:t})),o.download=e,o.click(),URL.revokeObjectURL(o.href)}function Hp(e,t){
Wp(e,"application/x-ndjson",t.map(r=>`${rt(r,"",!0)}
`).join(""))}var Up=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function I0(e){
if(e==null)return"";if(typeof e!="string")return rt(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function zp(e,t){
let r=[Up.map(([o])=>o),...t.map(o=>Up.map(([,s])=>I0(s(o))))];Wp(e,"text/csv",r.map(o=>`${o.join(",")}\r
`).join(""))}var J0=5;async function Il(e,t,r,o){let s=[],a=0,i=0,l=r;do{let c=await N(Ro(e,t-s.length,l),{signal:o});s.push(...c.jobs),i+=c.looked_at??c.jobs.length,l=c.cursor,
++a}while(l!==void 0&&s.length<t&&a<J0);return{jobs:s,cursor:l,looked:i}}function B0({chosen:e,clear:t}){let r=[...e],o=(c,u,m,h=!1)=>({label:c,path:`v1/jobs/${u}`,
body:{ids:r},cli:`pawl ${u==="delete"?"rm":u} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:m,then:t,confirm:h?{title:`${c} ${ge(r.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued agai\
n"),a=o("Terminate","terminate","Asked to stop"),i=o("Delete","delete","Deleted",!0),l=Se("admin")&&r.length>0;return qe({r:()=>l&&Gt(s),T:()=>l&&Gt(a),Delete:()=>l&&
Gt(i),Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(z,{action:s}),n(z,{action:a}),n(z,{action:i,danger:!0}),n(
"button",{type:"button",onClick:t,children:"Clear"})]})]})}var Vp=["scheduled","retrying","suspended","completed","failed","dead"],Qp=["completed","failed","dea\
d","terminated"],Gp=["waiting","scheduled","queued","retrying","running","suspended"];function Br({filter:e,total:t}){let r=Bp(e);if(!Se("admin")||r===null)return null;
let o=e.state?.split(","),s=l=>o===void 0||o.some(c=>l.includes(c)),a=l=>o!==void 0&&o.every(c=>l.includes(c)),i=(l,c,u,m,h,p,v=!1)=>({label:l,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${Fp(e)}`,done:h,confirm:{title:u,text:m,danger:v,count:a(p)?t:void 0}});return n($,{children:[s(Vp)&&n(z,{action:i(
"Run all","run","Run all that match?","They are queued again.","Queued again",Vp)}),s(Gp)&&n(z,{action:i("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",Gp,!0),danger:!0}),s(Qp)&&n(z,{action:i("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",Qp,!0),danger:!0})]})}function Fn({filter:e,total:t,queueColumn:r,empty:o,wrong:s}){let a=W.value.get("c\
ursor")??void 0,i=Number(W.value.get("limit"))||50,[l,c]=A(new Set),[u,m]=A(!1),h=JSON.stringify([e,a,i]);ye(()=>c(new Set),[h]);let p=H(`jobs ${h}`,k=>Il(e,i,a,
k),l.size>0),v=p.value,_=p.problem?.status===422?p.problem.field:"";ye(()=>s?.(_),[_]);let T=lp(v?.jobs??[],k=>k.id,h);return v===null?p.problem?n(Ve,{problem:p.
problem,retry:p.reload,path:Ro(e,i)}):n(ct,{rows:8}):n($,{children:[n(dt,{data:p,path:Ro(e,i)}),v.jobs.length===0&&v.cursor===void 0?o:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(Jn,{jobs:T.
rows,gone:T.gone,selection:{chosen:l,set:c},queue:r}),n(Nr,{cursor:a,next:v.cursor,words:["Newest",v.jobs.length===0?"Go on":"Older"],note:v.jobs.length===0?`Lo\
oked at ${Jt(v.looked)} jobs, found none.`:`${P(v.jobs.length)} jobs${t!==void 0&&t>v.jobs.length?` of ${P(t)}`:""}, newest first${v.looked>v.jobs.length?`; loo\
ked at ${Jt(v.looked)}`:""}`,children:[n(Br,{filter:e,total:t}),v.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":u,onClick:()=>m(
!u),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>Hp("jobs.ndjson",v.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>zp("jobs.csv",v.jobs),children:"CSV"})]})]}),u&&n(mp,{})]}),n(B0,
{chosen:l,clear:()=>c(new Set)})]})}var Kp=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function F0(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(i=>[i,(s[i]??0)+(a[i]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function U0(e,t,r){let o=new Map,s,a=0;for(let i=0;i<e;++i){let l=await N(`v1/errors${ze({...t,cursor:s})}`,
{signal:r});a+=l.looked_at;for(let c of l.errors){let u=o.get(c.fingerprint);o.set(c.fingerprint,u?F0(u,c):c)}if(s=l.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((i,l)=>l.count-i.count),looked:a,more:s!==void 0}}function Yp({names:e}){return n($,{children:[e.slice(0,3).map((t,r)=>n($,{children:[r>0&&", ",n(
"a",{href:O(Re(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var W0=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:O(mr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(Yp,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(up,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ne,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ne,{at:e.last_seen_at})}];function H0({kind:e}){let t=`error:${ps(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
Z,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${ze({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Br,{filter:{queue:r,state:"dead,failed",search:t}}),n(De,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>_e({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(at,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(Yp,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ne,{at:e.first_seen_at})],["Last seen",n(ne,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(at,{rows:[["Examples",
n("ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:O(ue(o)),class:"id",children:o})},o))})]]})]})]})}function z0({retrying:e}){let t=W.value.get("queue")??
"",r=W.value.get("since")??"",[o,s]=A(1),a=H(`kinds ${t} ${r} ${o}`,u=>U0(o,{queue:t,since:Ao(r)},u)),i=`v1/errors${ze({queue:t,since:Ao(r)})}`,l=a.value,c=l?.kinds.
find(u=>u.fingerprint===W.value.get("error"));return qe({Escape:()=>_e({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n("\
div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,onChange:u=>_e(
{queue:u.currentTarget.value.trim()})})]}),n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:u=>_e({since:u.currentTarget.value}),children:nr.
map(([u,m])=>n("option",{value:u,children:m},u))})]})]}),n(dt,{data:a,path:i}),c&&n(H0,{kind:c}),l===null?!a.problem&&n(ct,{}):l.kinds.length===0?n(pe,{title:t||
r?"No error matches":"Nothing has failed",children:t||r?n("button",{type:"button",onClick:()=>_e({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n(
"a",{href:O("/failures?tab=retrying"),children:[ge(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n($n,{rows:l.kinds,columns:W0,id:u=>u.
fingerprint,page:u=>mr({error:u.fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[ge(l.kinds.length,"kind"),"\
 among the last errors of ",ge(l.looked,"job"),l.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(De,{text:Ie(i),label:"Copy as curl"}),
l.more&&n("button",{type:"button",onClick:()=>s(o+1),children:"Look at more"})]})]})]})]})}function Zp(){let e=W.value.get("tab")??"errors",t=H("failures",s=>N(
"v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`/failures${s==="errors"?"":`?tab=${s}`}`;return qe(Object.fromEntries(Kp.map(([s],a)=>[String(a+1),()=>xe(
o(s))]))),n(ce,{title:"Failures",children:[n(Bn,{tabs:Kp.map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(Ve,{problem:t.problem,at:t.
at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(z0,{retrying:r?.retrying??0}):n(Fn,{filter:{state:e},total:r?.[e],empty:n(pe,{title:e==="dead"?"Nothing has f\
ailed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:O("/failure\
s?tab=retrying"),children:ge(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var Ta="download";function V0(){let t=H("outbound",r=>N("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Z,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>st.value?n(ne,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var Q0=["queued","running","retrying","completed","dead"];function Xp(){let e=W.value.get("state")??"";return n(ce,{title:"Downloads",sub:n($,{children:["jobs o\
f the queue ",n("a",{href:O(Re(Ta)),children:Ta}),"; limits of hosts are ",n("a",{href:O(`${Re(Ta)}?tab=groups`),children:"its groups"})]}),children:[n(hr,{states:Q0}),
n(Fn,{filter:{queue:Ta,state:e||void 0},queueColumn:!1,empty:n(pe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(te,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.\
jpg"}}' ${re("v1/jobs")}`})]})})}),n(V0,{})]})}function Pa({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let i={...Object.fromEntries(r.map(({name:x,value:E})=>[x,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[l,c]=A(null),[u,m]=A(""),h=l??i,p=(x,E)=>c({...h,[x]:E}),v={},_=[];for(let{name:x}of r)h[x]!==i[x]&&
(v[x]=h[x]===""?null:Number(h[x]),_.push(`--${x.replace(/_/g,"-")} ${h[x]||"none"}`));(h.rate_limit!==i.rate_limit||h.rate_limit!==""&&h.rate_per!==i.rate_per)&&
(v.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},_.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
i.ordered&&(v.ordered=h.ordered==="yes",_.push(v.ordered?"--ordered":"--unordered"));let T=_.length>0,k=async()=>{try{await N(e,{method:"PATCH",body:v}),Ue("Sav\
ed"),c(null),m(""),a()}catch(x){m(x.detail)}},w=!Se("admin"),S=(x,E,L)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[x],placeholder:"\
no limit",inputMode:"numeric",disabled:w,onInput:R=>p(x,R.currentTarget.value)}),n("small",{children:L})]});return n(Z,{title:"Limits",tools:n(Sa,{}),children:n(
"form",{class:"form",onSubmit:x=>{x.preventDefault(),k()},children:[r.slice(0,1).map(({name:x,label:E,hint:L})=>S(x,E,L)),n("div",{class:"pair",children:[S("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:w||h.rate_limit==="",
onInput:x=>p("rate_per",x.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:x,label:E,hint:L})=>S(x,E,L)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:w,onClick:x=>p("ordered",x.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),u&&n("p",{class:"bad",role:"alert",children:u}),!w&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!l,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`${t} ${_.join(" ")}`}),n(te,{text:Ie(e,"PATCH",v)})]})]})})}function Jl(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function ef(e){let t=r=>({path:Jl(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function tf(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function G0({group:e}){return n($,{children:[n(Ft,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(gr,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var K0=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:O(qn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Ft,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(G0,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${be(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:tf},{head:"",kind:"end act",cell:e=>n(z,{action:ef(e)})}];function nf({
queue:e}){let[t,r]=A(""),o=W.value.get("prefix")??"",s=W.value.get("order")??"";return n($,{children:[n("form",{class:"filters",onSubmit:a=>{a.preventDefault(),
t&&xe(qn(e,t))},children:[n("label",{children:[n("span",{children:"Open a group by its exact name"}),n("input",{value:t,onInput:a=>r(a.currentTarget.value)})]}),
n("button",{type:"submit",children:"Open"}),n("label",{children:[n("span",{children:"Begins with"}),n("input",{value:o,placeholder:"anything",spellcheck:!1,onChange:a=>_e(
{prefix:a.currentTarget.value,cursor:void 0})})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s==="ready",onClick:()=>_e({order:s===
"ready"?void 0:"ready",cursor:void 0})})," most ready first"]})]}),n(In,{from:`v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",filter:{prefix:o,order:s},
order:s==="ready"?"most ready first":"in the order of the store",words:["First","More"],columns:K0,id:a=>a.name,page:a=>qn(e,a.name),none:n(pe,{title:"No groups\
 here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(te,{text:`curl -d '{"type":\
"hello","queue":"${e}","group":"customer-1"}' ${re("v1/jobs")}`})]})})]})}function Y0({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,(t.get(r.state)??0)+1);
return n(Z,{title:`The last ${ge(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{class:"strip",role:"img",
"aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}: ${r.state}`,onClick:()=>xe(
ue(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(sn,{state:r}),P(o)," ",r]},r))})]})}
function Z0({queue:e,name:t}){let r=W.value.get("cursor")??void 0,o=W.value.get("since")??"",s=`${Jl({queue:e,name:t})}/jobs${ze({limit:50,cursor:r,since:Ao(o)})}`,
a=H(`history ${e} ${t} ${r} ${o}`,l=>N(s,{signal:l})),i=a.value;return n($,{children:[n("div",{class:"row history-head",children:[n("h2",{children:"History"}),n(
Do,{label:"Pushed",options:nr.map(([l,c])=>[l,c]),value:o,set:l=>_e({since:l,cursor:void 0})})]}),i===null?a.problem?n(Ve,{problem:a.problem,retry:a.reload,path:s}):
n(ct,{}):i.jobs.length===0&&!r?n(pe,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(te,{text:`curl -d '{"type":"hello","queue":"${e}","gro\
up":"${t}"}' ${re("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Jn,{jobs:i.jobs,queue:!1}),n(Nr,{note:"newest first",cursor:r,next:i.cursor,children:n(
Br,{filter:{queue:e,group:t,since:o}})})]})]})}function rf({queue:e,name:t}){let r=Jl({queue:e,name:t}),o=H(r,async c=>{let[u,m]=await Promise.all([N(r,{signal:c}),
N(`${r}/jobs?limit=200`,{signal:c})]);return{group:u,last:m.jobs}}),s=n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n("a",{href:O(Re(e)),children:e}),
" · ",n("a",{href:O(`${Re(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Rt,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n(
"p",{children:"A queue appears with its first push."})});let{group:a,last:i}=o.value,l=tf(a);return n(ce,{title:n($,{children:[t," ",a.paused&&n(Le,{state:"paus\
ed"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(z,{action:ef(a)}),children:[n(dt,{data:o,path:r}),n("div",{class:"tiles four",
children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"tile-value",children:P(a.ready)}),
n("span",{class:"tile-note",children:l||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Ru\
nning"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("small",{children:[" / ",P(a.limit)]})]}),n("span",{class:"tile-note",children:a.
limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:a.
rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${be(a.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n(
"span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"tile-note",children:a.ordered?"\
one at a time, in turn":"as workers are free"})]})]}),i.length>0&&n(Y0,{jobs:i}),n(Z0,{queue:e,name:t}),n(Pa,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"\
limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),n(Wt,{title:"Settings",value:a.
settings})]})}function of({job:e,path:t}){let[r,o]=A(""),s=e.aliases??[];if(!Se("admin")&&s.length===0)return null;let a=i=>`${t}/aliases/${encodeURIComponent(i)}`;return n("\
div",{class:"row aliases",children:[s.map(i=>n("span",{class:"pill",children:[i,Se("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${i}\
 away`,onClick:()=>Gt({label:"",method:"DELETE",path:a(i),done:`${i} is taken away`,undo:{method:"PUT",path:a(i),done:`It is ${i} again`}}),children:"×"})]},i)),
Se("admin")&&n("form",{class:"row",onSubmit:i=>{i.preventDefault(),r&&Gt({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:i=>o(i.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function sf({path:e}){let t=H(`${e}/callbacks`,r=>N(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Z,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
Le,{state:r.state})}),n("td",{class:"end wide",children:ge(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ne,{at:r.next_at})})]},r.id))})})})}
function af({job:e}){let t=H(`children ${e.id}`,r=>N(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(Z,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:O(`${ue(e.id)}/tree`),children:"tree"})]}),children:n(Jn,{jobs:t.value.jobs})})}function lf({job:e,path:t,close:r}){let o=rt(e.payload??null),s=o.includes('"[redacted]"'),[a,i]=A({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[l,c]=A(""),u=_=>i({...a,..._}),m={},h="";if(a.priority!==String(e.priority)&&(m.priority=Number(a.priority)),a.group!==(e.group??"")&&(m.group=a.group||null),a.
delay&&(m.delay=a.delay),a.payload!==o)try{m.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let p=Object.entries(m).map(([_,T])=>` --${_} ${_===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),v=async()=>{try{await N(t,{method:"PATCH",body:m,key:wn()}),Ue("Changed"),qr(),r()}catch(_){c(_.detail)}};
return n(Ut,{title:"Change this job",close:r,children:n("form",{onSubmit:_=>{_.preventDefault(),v()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:_=>u({priority:_.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:_=>u(
{delay:_.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:_=>u({group:_.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:_=>u({payload:_.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl edit ${e.id}${p.join("")}`}),n(te,{text:Ie(t,"PATCH",m)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||p.length===0,children:"Change"})]})]})})}var Bl=5;function Fl({error:e,wrap:t=!0}){let[r,o]=A(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,Bl)).join(`
`)}),s.length>Bl&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-Bl} more lines`})]})}function uf({error:e}){let[
t,r]=A(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(De,{text:s,label:"Copy the er\
ror"})]})]}),n(Fl,{error:e,wrap:t})]})}var Ul=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Lo=["completed","failed","dead","terminated"],cf=["queued","scheduled","retryi\
ng","suspended"];function X0({job:e,side:t,name:r,port:o}){let[s,a]=A(!1),[i,l]=A(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,u=H(`${c} ${s}`,
async p=>s?await N(`${c}?limit=20`,{signal:p}):null),m;try{m=JSON.parse(i)}catch{m=void 0}let h=async()=>{try{let p=await N(c,{method:"POST",body:{values:[m]},key:wn()});
Ue(`Written; ${P(p.count)} wait there now`),l(""),qr()}catch(p){Ue(p.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:ge(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(p=>n("a",{href:O(Nn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:rt(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Se("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&u.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:u.value.items.map((p,v)=>n("li",{children:[n("span",
{class:"faint",children:(u.value?.from??0)+v})," ",n("code",{children:rt(p.value).replace(/\n\s*/g," ")})]},v))}),u.value.tail-u.value.from>u.value.items.length&&
n("p",{class:"faint",children:["The first ",u.value.items.length," values."]})]})}),t==="in"&&Se("push")&&!Lo.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),m!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:i,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("button",{type:"submit",disabled:m===void 0,children:"Write"}),i!==
""&&m!==void 0&&n(De,{text:`pawl write ${e.id} ${r} '${i}'`,label:"Copy as a command"})]})})})]})}function df({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(Z,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(X0,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function pf(e){let[t,r]=A(null),o=e?.state==="running"?e.id:void 0;return ye(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||mt.value||(s=
new EventSource(re(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",c=>r({id:o,progress:Ko(c.data).progress})))},i=()=>{s?.close(),
s=null},l=()=>document.hidden?i():a();return a(),document.addEventListener("visibilitychange",l),()=>{i(),document.removeEventListener("visibilitychange",l)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var eb={succeeded:"completed",crashed:"failed",lost:"failed",timed_out:"failed",released:"queued",stopped:"terminated"};function Ma(e,t){return be(Math.max(0,Date.
parse(t)-Date.parse(e)))}function ff(e){return e&&n("a",{href:O(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function tb(e){let t=e.outcome??(e.ended_at?
"ended":"running");return{at:e.started_at,state:eb[t]??t,title:`Attempt ${e.attempt}`,note:n($,{children:[t.replace(/_/g," "),e.ended_at&&` after ${Ma(e.started_at,
e.ended_at)}`,e.worker&&n($,{children:[" on ",ff(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[
n("b",{children:e.error.type})," ",e.error.message]}),n(Fl,{error:e.error})]})}}function nb(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>
1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${Ma(e.created_at,e.started_at)}`}:null}function rb(e,t){let r=[{at:e.
created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.
run_at<=o.started_at?e.run_at:e.created_at;r.push({at:a,state:"waiting",title:"Waited",note:`for ${Ma(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,
state:"waiting",title:`${o.attempt-1} earlier attempts`,note:"are not kept"});for(let a of[...t].reverse())r.push(tb(a));let s=t.length===0&&nb(e);if(s&&r.push(
s),e.ended_at){let a=e.started_at&&t.length===0?`ran ${Ma(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.
slice(1),note:[a,kn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,state:e.state,
title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function ob({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","data-state":r,viewBox:"\
0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(
100,e*100)),height:"4",class:"fill"})]})}function sb({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0\
 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasha\
rray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function ab({job:e}){if(!e.lease)return null;let t=e.options.
lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-st.value);return n("p",{class:"lease",children:[n(sb,{part:o/t}),n("span",{children:["Leased to ",n("b",
{children:ff(e.lease.worker)})," for ",be(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=st.value&&n($,{children:[", renewed ",n(ne,{at:new Date(r-t).toISOString()})]}),
(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function mf({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}\
/runs`,r=H(t,async i=>e.attempt>0?(await N(t,{signal:i})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,st.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(Z,{title:"Timeline",children:[n("ol",{class:"timeline",children:[rb(e,r.value??[]).map((i,l)=>n(
"li",{"data-state":i.state,children:[n("span",{class:"timeline-mark",children:n(sn,{state:i.state})}),n("div",{class:"timeline-text",children:[n("b",{children:i.
title})," ",i.note&&n("span",{class:"faint",children:i.note}),n("div",{class:"meta",children:[n(ne,{at:i.at})," ",n("span",{class:"faint",children:["· ",ot(Date.
parse(i.at))]})]}),i.more]})]},l)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",mo(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",be(a)]}),a!==void 0&&n(ob,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(ab,{job:e})]})}function Wl(e){let t=e.options.retry;if(!t||Lo.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function hf(e,t){let r=await N(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,i,l]=await Promise.all([N(`v1/queues/${s}`,{signal:t}).catch(o),r.group?N(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,jn().catch(()=>[])]);return{job:r,queue:a,group:i,workers:l}}function gf({id:e}){return n("a",{href:O(ue(e)),class:"id",children:e})}
function ib({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n($,{children:[
o===0?": ":", ",n(gf,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var rr=e=>n("a",{href:O(Re(e.queue)),children:e.queue}),Ea=e=>n(
"a",{href:O(qn(e.queue,e.group??"")),children:e.group}),Hl=e=>e.workflow?n("a",{href:O(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",lb={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ne,
{at:e??t.run_at}),"."]}):t.state==="suspended"?n($,{children:["It sleeps; it wakes by itself ",n(ne,{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it\
 may run ",n(ne,{at:e??t.run_at}),", at ",ot(Date.parse(e??t.run_at??"")),"."]}),input:()=>n($,{children:"It sleeps until something comes for it."}),waits_for:e=>n(
ib,{jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),
workflow_paused:(e,t)=>n($,{children:["Its ",Hl(t)," is paused."]}),not_started:(e,t)=>n($,{children:["Its ",Hl(t)," has not been started."]}),workflow_external:(e,t)=>n(
$,{children:["Its ",Hl(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",rr(t)," is paused."]}),
queue_limit:({running:e,limit:t},r)=>n($,{children:["The queue ",rr(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The \
queue ",rr(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ne,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",
Ea(t)," is paused."]}),group_limit:({running:e,limit:t},r)=>n($,{children:["Its group ",Ea(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n(
$,{children:["Its group ",Ea(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ne,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,
{children:["Its group ",Ea(t)," is ordered, and ",e?n(gf,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims \
the queue ",rr(t),e&&n($,{children:["; the last one did ",n(ne,{at:e})]}),"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",rr(t)," were to\
ld to claim no more."]})};function fs(e,t){return lb[e.kind]?.(e,t)??n($,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function ub({job:e,queue:t,
group:r,workers:o}){if((e.state==="scheduled"||e.state==="retrying")&&e.run_at)return fs({kind:"time"},e);if(e.state==="waiting")return fs({kind:"waits_for",count:e.
waiting_for??e.after?.length??0},e);if(e.state!=="queued")return null;let s=(i,l={})=>fs({kind:i,...l},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s(
"group_paused");if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==
void 0&&r.running>=r.limit)return s("group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(i=>i.queues?.
includes(e.queue)&&i.state!=="gone");return a.length===0?s("no_worker"):a.every(i=>i.quiet)?s("workers_quiet"):a.every(i=>i.concurrency!==void 0&&i.running.length>=
i.concurrency)?n($,{children:["All ",P(a.length)," workers of the queue ",rr(e)," are busy."]}):t?.rate&&t.counts.queued>0?n($,{children:["The queue ",rr(e)," s\
tarts at most ",t.rate.limit," jobs in ",be(t.rate.per*1e3),"; its turn comes."]}):n($,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",rr(e),
" wait, and its turn comes."]})}function bf({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n($,{children:["Nothing holds i\
t: it is next in turn in ",rr(t),"."]}),a=r?fs(r,t):s||ub(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[
n(sn,{state:t.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What hol\
ds it then",children:o.map(i=>n("li",{children:fs(i,t)},i.kind))})]})]}):null}function cb(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function db({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:O(ue(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function pb({job:e,path:t,close:r}){let o=rt(e);return n(
Ut,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(De,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:re(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function fb(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>xe(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&xe(ue(s.id))}}}function vf({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=H(`job ${e}`,w=>hf(e,w)),[o,s]=A(!1),[a,i]=A(!1),l=pf(r.value?.job),c=r.value,u=c?.job,m=u?pp(u.id):null,
h=m?.list??"/jobs",p=fb(e,t,u,h),v=u!==void 0&&Lo.includes(u.state);if(qe({r:()=>u&&Ul.includes(u.state)&&Gt(p.run),T:()=>u&&!v&&Gt(p.end),Delete:()=>v&&Gt(p.remove),
u:()=>u?.parent&&xe(ue(u.parent.id)),y:()=>u&&void us(u.id).then(()=>Ue("The id is copied")),e:Pp,"[":()=>m?.before&&xe(ue(m.before)),"]":()=>m?.after&&xe(ue(m.
after))}),u===void 0)return n(Rt,{data:r,path:t,title:"Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let _=l??u.progress,T=kl(_),k=u.options.retry;return n(ce,{title:n($,{children:[u.
type," ",n(Le,{state:u.state})]}),sub:n("span",{class:"row",children:[n("a",{href:O(h),children:"Jobs"})," · ",n("code",{class:"id",children:u.id}),n(De,{text:u.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",u.seq]}),m&&n(db,{near:m})]}),tools:n($,{children:[Ul.includes(u.state)&&n(z,{action:{...p.run,label:v?
"Run again":"Run now"},primary:!0,id:"run"}),u.state==="terminated"&&n(z,{action:p.force,primary:!0,id:"run"}),cf.includes(u.state)&&Se("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!v&&n(z,{action:p.end,danger:!0,why:u.state==="terminating"&&"it stops already"}),v&&n(z,{action:p.remove,danger:!0}),
n(z,{action:p.copy,scope:"push"}),n("button",{type:"button",onClick:()=>i(!0),children:"Raw"}),n(De,{text:Ie(t),label:"Copy as curl"})]}),children:[n(dt,{data:r,
path:t}),o&&n(lf,{job:u,path:t,close:()=>s(!1)}),a&&n(pb,{job:u,path:t,close:()=>i(!1)}),c&&n(bf,{view:c}),T!==null&&u.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(T)," %"]})]}),u.error&&n(uf,{error:u.error}),n("div",{class:"columns job-columns",children:[n(Z,{title:"Facts",children:n(at,{rows:[["Queu\
e",n("a",{href:O(Re(u.queue)),children:u.queue})],["Group",u.group&&n("a",{href:O(qn(u.queue,u.group)),children:u.group})],["Priority",u.priority],["Attempts",k&&
!u.ports?`${u.attempt} of at most ${k.max+1}`:u.attempt],["Coming pauses",u.failures>0&&Wl(u).length>0&&`at most ${Wl(u).map(w=>be(w)).join(", ")}`],["Retries",
k&&(k.max===0?"none":`${k.backoff}, from ${be(k.base*1e3)} to ${be(k.cap*1e3)}`)],["Lease",be(u.options.lease*1e3)],["Timeout",u.options.timeout!==void 0&&be(u.
options.timeout*1e3)],["Unique",u.unique&&`${u.unique.key}, until its ${u.unique.until==="start"?"start":"end"}`],["Expires",u.expires_at&&n(ne,{at:u.expires_at})],
["Parent",u.parent&&n("a",{href:O(ue(u.parent.id)),children:u.parent.id})],["Workflow",u.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(u.workflow.id)}`),
children:u.workflow.id})],["Also named",n(of,{job:u,path:t})],["Removed",u.retain_until&&n($,{children:[n(ne,{at:u.retain_until}),", at ",ot(Date.parse(u.retain_until))]})],
["Kept after its end",!u.retain_until&&be(u.options.retention*1e3)]]})}),n(mf,{job:u})]}),cb(u)&&n("p",{class:"hint",children:[n("a",{href:re(`v1/files/${encodeURIComponent(
u.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(df,{job:u}),n(Wt,{title:"Result",value:u.result}),n(Wt,{title:"Progress",
value:_}),n(Wt,{title:"Payload",value:u.payload}),n(Wt,{title:"Meta",value:u.meta}),n(Wt,{title:"State",value:u.job_state}),(u.callbacks?.length??0)>0&&n(sf,{path:t}),
u.children&&u.children.count>0&&n(af,{job:u}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl job ${e}`}),
n(te,{text:Ie(t)})]})]})}var mb=10;function hb(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function yf({id:e,value:t,placeholder:r,label:o,wrong:s,after:a,submit:i}){let[
l,c]=A(null),[u,m]=A(-1),[h,p]=A(!1),v=se(null),_=l??t,T=hb(_),k=h?a(T).filter(x=>x!==T).slice(0,mb):[],w=x=>{c(null),p(!1),m(-1),i(x.trim())},S=x=>{let E=_.slice(
0,_.length-T.length)+x;m(-1),x.endsWith(":")?c(E):w(E),v.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:v,id:e,type:"search",role:"\
combobox","aria-label":o,"aria-expanded":k.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":u>=0&&u<k.length?`${e}-${u}`:
void 0,"aria-invalid":s,autocomplete:"off",value:_,placeholder:r,spellcheck:!1,onFocus:()=>p(!0),onBlur:()=>{p(!1),l!==null&&l.trim()!==t&&w(l)},onInput:x=>{c(x.
currentTarget.value),p(!0),m(-1)},onSearch:x=>x.currentTarget.value===""&&t!==""&&w(""),onKeyDown:x=>{x.key==="ArrowDown"||x.key==="ArrowUp"?(x.preventDefault(),
p(!0),m(Math.max(-1,Math.min(k.length-1,u+(x.key==="ArrowDown"?1:-1))))):(x.key==="Enter"||x.key==="Tab")&&u>=0&&k[u]!==void 0?(x.preventDefault(),S(k[u])):x.key===
"Enter"?(x.preventDefault(),w(_)):x.key==="Escape"&&k.length>0&&(x.preventDefault(),p(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:k.
length===0,children:k.map((x,E)=>n("li",{id:`${e}-${E}`,role:"option","aria-selected":E===u,onPointerDown:L=>{L.preventDefault(),S(x)},children:x},x))})]})}var zl=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function wf({queue:e,close:t}){
let[r,o]=A({type:"",queue:e??"",payload:"{}"}),[s,a]=A(""),[i]=A(wn()),l=(v,_)=>o({...r,[v]:_}),c={type:r.type},u=[];for(let[v]of zl)r[v]&&(c[v]=r[v],u.push(` -\
-${v} ${r[v]}`));let m="";try{c.payload=JSON.parse(r.payload||"null")}catch{m="this is not JSON"}let h=async()=>{try{let v=await N("v1/jobs",{method:"POST",body:c,
key:i});Ue("Pushed"),t(),xe(ue(v.id))}catch(v){a(v instanceof tn?v.detail:String(v))}},p=(v,_,T,k=!1)=>n("label",{class:"field",children:[n("span",{children:_}),
n("input",{value:r[v]??"",placeholder:T,required:k,spellcheck:!1,onInput:w=>l(v,w.currentTarget.value)})]},v);return n(Ut,{title:"Push a job",close:t,children:n(
"form",{onSubmit:v=>{v.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...zl[0])]}),n("div",{class:"p\
air",children:zl.slice(1).map(v=>p(...v))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:v=>l("payload",v.currentTarget.value)}),n("small",{children:m||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl push ${r.type||"TYPE"}${u.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(
te,{text:Ie("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"\
primary",disabled:r.type===""||m!=="",children:"Push"})]})]})})}var gb={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function bb(e,t,r){let o=e.indexOf(":");if(o<0)return[
...$a,"worker","reason","error","unique","payload."].map(l=>l.endsWith(".")?l:`${l}:`).filter(l=>l.startsWith(e));let s=e.slice(0,o),a={queue:()=>t.map(l=>l.name),
state:()=>Eo,type:()=>xl(),since:()=>nr.map(([l])=>l).filter(Boolean),reason:()=>qp,worker:()=>r.map(l=>l.name)},i=e.slice(o+1).toLowerCase();return(a[s]?.()??[]).
filter(l=>l.toLowerCase().includes(i)).map(l=>`${s}:${ps(l)}`)}function vb({filter:e,wrong:t,clear:r}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
Nl(e).map(o=>n("li",{class:o.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:o.text}),o.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${o.text}`,onClick:()=>_e({...o.without,cursor:void 0}),children:"×"})]},o.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:r,children:"Clear filters"})})]})}function yb({filter:e,change:t}){let r=nr.some(([i])=>i===(e.since??
""))&&!e.until,[o,s]=A(!1),a=o||!r;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:i=>{
let l=i.currentTarget.value;s(l==="between"),l!=="between"&&t({since:l,until:void 0})},children:[nr.map(([i,l])=>n("option",{value:i,children:l},i)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:r?
"":Di(e.since),onChange:i=>t({since:Oi(i.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:Di(e.until),onChange:i=>t({until:Oi(i.currentTarget.value)})})]})]})]})}function _f(){let e=w=>W.value.get(w)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},r=H("queues for jobs",w=>N("v1/queues?limit=1000",{signal:w})),o=H("workers for\
 jobs",jn),[s,a]=A(!1),[i,l]=A("");qe({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>Se("push")&&a(!0)});let c=t.state?.split(",")??[],u=r.value?.
queues??[],m=u.filter(w=>!t.queue||w.name===t.queue),h=w=>m.reduce((S,x)=>S+(x.counts[w]??0),0),p=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,v=Jp(
t),_=w=>_e({...w,cursor:void 0,..."queue"in w&&w.queue!==t.queue?{group:w.group}:{}}),T=()=>_e(gb),k=Ro(t,50);return n(ce,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(De,{text:Ie(k),label:"Copy as curl"})]}),Se("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(wf,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":i==="queue",onChange:w=>_({queue:w.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!u.some(w=>w.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),u.map(w=>n("option",{value:w.name,children:w.name},w.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":i==="type",
onChange:w=>_({type:w.currentTarget.value.trim()})}),n("datalist",{id:"types",children:xl().map(w=>n("option",{value:w},w))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":i==="group",onChange:w=>_(
{group:w.currentTarget.value})})]}),n(yb,{filter:t,change:_}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(yf,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:Nl({search:t.search}).some(w=>w.field===i),after:w=>bb(w,u,o.
value??[]),submit:w=>_(jp(w))})]})]}),n(cs,{states:Eo,chosen:c,counts:Object.fromEntries(Eo.map(w=>[w,h(w)])),toggle:w=>_({state:(c.includes(w)?c.filter(S=>S!==
w):[...c,w]).join(",")})}),v&&n(vb,{filter:t,wrong:i,clear:T}),Ip(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(Fn,{filter:t,total:p?c.reduce((w,S)=>w+h(S),0):void 0,wrong:l,empty:v?n(pe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(pe,{title:"No jobs yet",children:n(te,{text:`curl -d '{"type":"hello","paylo\
ad":{"name":"Ann"}}' ${re("v1/jobs")}`})})})]})}var wb=1e4,Vl=200;function Ql(e){return`v1/queues/${encodeURIComponent(e)}`}function Aa(e,t){let r=o=>({path:Ql(e),method:"PATCH",body:{paused:o},done:o?`${e} i\
s paused`:`${e} runs again`});return{label:t?"Resume":"Pause",...r(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:r(t)}}function Gl({queue:e,workers:t}){
if(e.paused)return n(Le,{state:"paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"d\
ot"}),"no worker"]});let r=e.counts.queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",
children:[n("span",{class:"dot"}),r?"active":"idle"]})}function Da(e,t,r,o,s){let a=e.map(o);return{label:t,done:r,...a[0],each:a,...s}}function Oa(e,t,r){let o=i=>l=>({
path:Ql(l.name),method:"PATCH",body:{paused:i}}),s=ge(e.length,"queue"),a=i=>i?"Paused":"Resumed";return Da(e,r,a(t),o(t),{confirm:e.length>1?{title:`${t?"Pause":
"Resume"} ${s}?`,text:t?"They hand out no jobs until they are resumed; what runs goes on.":"They hand out jobs again.",danger:t}:void 0,undo:Da(e,"",a(!t),o(!t),
{})})}function _b(e){return Da(e,"Run dead","Queued again",t=>({path:"v1/jobs/run",body:{queue:t.name,state:"dead"}}),{confirm:{title:`Run all dead jobs of ${ge(
e.length,"queue")}?`,text:`${P(e.reduce((t,r)=>t+r.counts.dead,0))} jobs are queued again.`}})}function kb(e){let t=e.reduce((r,{counts:o})=>r+o.queued+o.scheduled+
o.retrying+o.suspended,0);return Da(e,"Purge","Terminated",r=>({path:`${Ql(r.name)}/purge`}),{confirm:{title:`Purge ${ge(e.length,"queue")}?`,text:"What waits t\
here is terminated; what runs goes on.",danger:!0,count:t}})}function Sb({queues:e,clear:t}){if(qe({Escape:t}),e.length===0)return null;let r={then:t},o=e.filter(
i=>!i.paused),s=e.filter(i=>i.paused),a=e.filter(i=>i.counts.dead>0);return n("div",{class:"selection",role:"region","aria-label":"Selected queues",children:[n(
"span",{children:[n("b",{children:P(e.length)})," selected"]}),n("div",{class:"row",children:[o.length>0&&n(z,{action:{...Oa(o,!0,"Pause"),...r}}),s.length>0&&n(
z,{action:{...Oa(s,!1,"Resume"),...r}}),a.length>0&&n(z,{action:{..._b(a),...r}}),n(z,{action:{...kb(e),...r},danger:!0}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}var xb={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0,groups:e=>e.groups??0};function Cb({by:e,label:t}){let r=W.value.get("sort");return n("button",{type:"button",class:"sort",onClick:()=>_e(
{sort:r===e?"":e},!0),children:[t,r===e?" ↓":""]})}function $b({queue:e}){return n($,{children:[n(Ft,{value:e.counts.running}),e.concurrency!==void 0&&n($,{children:[
n("span",{class:"faint",children:[" / ",P(e.concurrency)]}),n(gr,{value:e.counts.running,max:e.concurrency,label:`${e.counts.running} of ${e.concurrency}`})]})]})}
function Tb(e,t){let r=W.value.get("sort"),o=(s,a,i,l)=>({head:n(Cb,{by:s,label:a}),kind:i,label:a.toLowerCase(),cell:l,sort:r===s?"descending":void 0});return[
{head:"Queue",kind:"main",cell:s=>n("a",{href:O(Re(s.name)),children:s.name})},{head:"State",cell:s=>n(Gl,{queue:s,workers:new Set(t.keys())})},o("queued","Queu\
ed","end",s=>n(Ft,{value:s.counts.queued})),o("running","Running","end wide",s=>n($b,{queue:s})),o("retrying","Retrying","end wide",s=>n(Ft,{value:s.counts.retrying})),
o("dead","Dead","end",s=>n("span",{class:s.counts.dead>0?"bad":void 0,children:n(Ft,{value:s.counts.dead})})),o("scheduled","Scheduled","end wide",s=>n(Ft,{value:s.
counts.scheduled})),o("oldest","Oldest wait","end wide",s=>s.oldest_age?be(s.oldest_age*1e3):n("span",{class:"faint",children:"–"})),{head:"A minute",kind:"wi\
de",cell:s=>n(ma,{queue:s.name})},{head:"Rate",kind:"end wide roomy",cell:s=>s.rate?`${s.rate.limit} / ${be(s.rate.per*1e3)}`:n("span",{class:"faint",children:"\
–"})},...e.some(s=>s.groups!==void 0)?[o("groups","Groups","end wide roomy",s=>n(Ft,{value:s.groups??0}))]:[],{head:"Workers",kind:"end wide roomy",cell:s=>n(
Ft,{value:t.get(s.name)??0})},{head:"",kind:"end act",cell:s=>n(z,{action:Aa(s.name,s.paused)})}]}async function Pb(e,t){let[r,o]=await Promise.all([N(`v1/queue\
s${ze({limit:1e3,prefix:e})}`,{signal:t}),jn()]),s=new Map;for(let a of o)if(a.state!=="gone")for(let i of a.queues??[])s.set(i,(s.get(i)??0)+1);return{queues:r.
queues,more:r.cursor!==void 0,workers:s}}function Mb(e){return Object.entries(e.counts).some(([t,r])=>r>0&&t!=="completed"&&t!=="terminated")}function kf(){let e=W.
value.get("filter")??"",[t,r]=A(!1),o=t?e:"",s=va(),[a,i]=A(new Set),l=H(`queues ${o}`,x=>Pb(o,x),!1,s?wb:0),[c,u]=A(!1);qe({"/":()=>document.getElementById("fi\
lter")?.focus()});let m=se(null);m.current=l.value??m.current;let h=m.current;if(h?.more&&!t&&r(!0),h===null)return n(ce,{title:"Queues",children:l.problem?n(Ve,
{problem:l.problem,retry:l.reload,path:"v1/queues"}):n(ct,{})});let p=ba(h.queues,s),v=xb[W.value.get("sort")??""],_=p.filter(x=>x.name.includes(e)&&(!c||Mb(x))).
sort((x,E)=>v?v(E)-v(x):x.name<E.name?-1:1),T=_.slice(0,Vl),k=_.filter(x=>!x.paused),w=_.filter(x=>x.paused),S=()=>{u(!1),_e({filter:""},!0)};return n(ce,{title:"\
Queues",tools:n($,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:c,onClick:()=>u(!c)})," hide idle"]}),n("input",{id:"fi\
lter",type:"search",placeholder:t?"Name begins with":"Filter by name","aria-label":"Filter by name",value:e,onInput:x=>_e({filter:x.currentTarget.value},!0)}),k.
length>1&&n(z,{action:Oa(k,!0,"Pause all")}),w.length>1&&n(z,{action:Oa(w,!1,"Resume all")})]}),children:[l.problem&&n(Ve,{problem:l.problem,at:l.at,retry:l.reload,
path:"v1/queues"}),p.length===0&&!e?n(pe,{title:"A queue appears with its first push",children:n(te,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${re("\
v1/jobs")}`})}):_.length===0?n(pe,{title:"No queue matches",children:n("button",{type:"button",onClick:S,children:"Clear the filter"})}):n("div",{class:"card fl\
ush",children:[n($n,{rows:T,columns:Tb(T,h.workers),id:x=>x.name,page:x=>Re(x.name),selection:Se("admin")?{chosen:a,set:i}:void 0,keys:{" ":x=>Se("admin")&&Gt(Aa(
x.name,x.paused))},kind:"list queues"}),_.length>Vl&&n("p",{class:"foot",children:[Vl," of ",P(_.length)," queues are shown; the filter finds the others."]}),h.
more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read; the filter finds the others by how their names begin."})]}),n(Sb,{queues:p.filter(x=>a.
has(x.name)),clear:()=>i(new Set)})]})}var Eb=3e4,Db=6e4,Kl=200;function Yl({worker:e}){let t=st.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>Db?"dead":t>Eb?"retrying":e.state==="busy"?"run\
ning":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function Sf(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}var xf=["busy","idle",
"gone"],Ob=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(ne,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>n(Yl,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n($,{children:[r>0&&", ",n("a",{href:O(Re(t)),children:t})]})),(e.queues??[]).length>
4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>n($,{children:[e.concurrency!==void 0&&n("div",{class:"\
row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(gr,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(ue(t.id)),children:t.type})," ",be(Math.max(0,st.value-Date.
parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ne,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>n($,{children:[
n(z,{action:Sf(e,"quiet"),why:e.quiet&&"it is quiet already"}),n(z,{action:Sf(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function Cf(){let[e,t]=A(
!1),r=H("workers",async c=>{let[u,m]=await Promise.all([N("v1/workers",{signal:c}),N("v1/nodes",{signal:c})]);return{workers:u.workers,nodes:m.nodes}}),o=r.value;
if(o===null)return n(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let s=o.workers.filter(c=>c.state!=="gone"),a=o.workers.
length-s.length,i=[...e?o.workers:s].sort((c,u)=>xf.indexOf(c.state)-xf.indexOf(u.state)||(c.name<u.name?-1:1)).slice(0,Kl),l=new Set(o.nodes.map(c=>c.version));
return n(ce,{title:"Workers",sub:`${ge(s.length,"worker")}, ${ge(s.reduce((c,u)=>c+u.running.length,0),"job")} running`,children:[n(dt,{data:r,path:"v1/workers"}),
i.length===0?n(pe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(te,{text:`pawl work --url ${re("").replace(/\/$/,"")} --que\
ue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(te,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${re(
"v1/claim")}`})]}):n("div",{class:"card flush",children:[n($n,{rows:i,columns:Ob,id:c=>c.name}),s.length>Kl&&n("p",{class:"foot",children:["The first ",Kl," are\
 shown."]})]}),a>0&&n("p",{class:"hint",children:[ge(a,"worker")," ",a===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(
!e),children:e?"hide":"show"})]}),n(Z,{title:o.nodes.length===1?"Node":"Nodes",tools:l.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:o.nodes.map(c=>n("tr",{children:[
n("td",{children:[c.host," ",n("span",{class:"faint",children:["pid ",c.pid]})]}),n("td",{children:c.listen}),n("td",{class:"wide",children:(c.roles??[]).join("\
, ")}),n("td",{class:"wide",children:c.version}),n("td",{class:"end",children:n(ne,{at:c.started_at})})]},c.id))})]})})]})}function Ab({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=H(t,s=>N(t,{signal:s}));if(r.value===null)return r.problem?n(Ve,{problem:r.problem,retry:r.
reload,path:t}):n(ct,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(pe,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(te,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":\
{}}}}' ${re(`${t}/sum`)}`})]}):n($,{children:o.map(([s,a])=>n(Z,{title:s,tools:n(z,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(at,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function Rb({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Pa,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Z,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(at,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function Lb({queue:e}){let t=H(`hist\
ory ${e}`,r=>N(`v1/stats/history${ze({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(aa,{points:t.value.
points,resolution:"minute",queue:e,height:140})}var $f=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["li\
ve","Live"]];function qb(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function Nb({event:e}){return n($,{children:[n(Le,{state:e.to,quiet:!0}),
" ",n("a",{href:O(ue(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushe\
d",e.reason&&`: ${kn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Tf({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=W.value.get("ta\
b")??"jobs",o=H(`queue ${e}`,async p=>{let[v,_]=await Promise.all([N(t,{signal:p}),jn()]);return{queue:v,workers:_.filter(T=>T.state!=="gone"&&T.queues?.includes(
e))}}),s=p=>Re(e)+(p==="jobs"?"":`?tab=${p}`);qe(Object.fromEntries($f.map(([p],v)=>[String(v+1),()=>xe(s(p))])));let a=o.value;if(a===null)return n(Rt,{data:o,
path:t,title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),
n(te,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})]});let{queue:i,workers:l}=a,c=i.counts,u=Object.values(c).reduce((p,v)=>p+v,0),m=W.value.
get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(ce,{title:e,sub:n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(Gl,{queue:i,
workers:new Set(l.length>0?[e]:[])})]}),tools:n($,{children:[n(z,{action:Aa(e,i.paused),id:"pause"}),n(z,{danger:!0,why:h===0&&"nothing waits",action:{label:"Pu\
rge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Jt(h)} jobs that wait are terminated. Those that run go \
on.`,danger:!0,count:h}}}),n(z,{danger:!0,why:u>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e} i\
s deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>xe("/queues")}})]}),children:[
n(dt,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(c.queued)}),n("span",{class:"tile-note",children:i.oldest_age?`the oldest for ${be(i.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(c.running),i.concurrency!==
void 0&&n("small",{children:[" / ",P(i.concurrency)]})]}),n("span",{class:"tile-note",children:ge(l.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(c.retrying)}),n("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(c.dead)}),n("span",{class:"tile-note",children:i.rate?`rate ${i.rate.limit} / ${be(i.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(Lb,{queue:e})}),n(Bn,{tabs:$f.map(([p,v])=>[p,v,{jobs:u,groups:i.groups,workers:l.length}[p]]),current:r,link:s}),r==="jobs"&&n($,{children:[n(cs,{states:Eo.
filter(p=>c[p]>0||p===m),chosen:[m],counts:c,toggle:p=>_e({state:p===m?void 0:p,cursor:void 0})}),n(Fn,{filter:{queue:e,state:m||void 0},total:m?c[m]:u,queueColumn:!1,
empty:n(pe,{title:m?"No job is in this state":"No jobs in this queue",children:m?n("button",{type:"button",onClick:()=>_e({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(te,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})})})]}),r==="groups"&&n(nf,{queue:e}),r==="settings"&&n(Rb,{queue:i,reload:o.
reload}),r==="types"&&n(Ab,{queue:e}),r==="live"&&n(xa,{title:"What happens",path:`v1/events${ze({queue:e})}`,event:"transition",text:qb,line:p=>n(Nb,{event:p})}),
r==="workers"&&(l.length===0?n(pe,{title:"No worker claims this queue",children:n(te,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue ${e} -- ./my-pro\
gram`})}):n("div",{class:"card flush",children:n($n,{rows:l,id:p=>p.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:p=>n("a",{href:O("/workers"),
children:p.name})},{head:"State",cell:p=>n(Yl,{worker:p})},{head:"Runs of this queue",kind:"end",label:"runs",cell:p=>P(p.running.filter(v=>v.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:p=>n(ne,{at:p.last_seen_at})}]})}))]})}var jb={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Ra=200,Ib=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function Jb({jobs:e}){let t=st.value,r=Number.NEGATIVE_INFINITY;return n($,{children:Ib.map(([o,s])=>{let a=r;r=t+s;let i=e.
filter(l=>Date.parse(l.run_at??"")>=a&&Date.parse(l.run_at??"")<t+s);return i.length>0&&n(Z,{title:o,tools:n("span",{class:"faint",children:P(i.length)}),children:n(
Jn,{jobs:i})},o)})})}function Pf({tab:e}){return e==="scheduled"?n(pe,{title:"No job waits for a time",children:n(te,{text:`curl -d '{"type":"reminder","delay":\
"2h"}' ${re("v1/jobs")}`})}):n(pe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Mf(){let e=W.value.get("tab")??"scheduled",r=H(
"scheduled",i=>N("v1/stats?limit=1",{signal:i})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Ra,s=H(`due ${e} ${o}`,async i=>{if(!o)return null;let l=await Il(
{state:e},Ra,void 0,i);return{jobs:l.jobs.sort((c,u)=>(c.run_at??"")<(u.run_at??"")?-1:1),more:l.cursor!==void 0}}),a=s.value!==null&&!s.value.more;return n(ce,
{title:"Scheduled",children:[n(Bn,{tabs:Object.entries(jb).map(([i,l])=>[i,l,r?.[i]]),current:e,link:i=>`/scheduled${i==="scheduled"?"":`?tab=${i}`}`}),a&&s.value?
s.value.jobs.length===0?n(Pf,{tab:e}):n($,{children:[n(Jb,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Br,{filter:{state:e},total:r?.[e]})})]}):
n($,{children:[e!=="suspended"&&(r?.[e]??0)>Ra&&n("p",{class:"hint",children:["With more than ",Ra," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Fn,{filter:{state:e},total:r?.[e],empty:n(Pf,{tab:e})})]})]})}function Xl(e){return`/schedules/${encodeURIComponent(e)}`}var Bb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Ef(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,a,i,l]=r,c=/^\d+$/;if(s==="*"&&a==="*"&&i==="*"&&l==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let u=/^\*\/(\d+)$/.exec(s);if(u&&a==="*"&&i==="*"&&l==="*")return`every ${u[1]} hours at minute ${o}`;if(!c.test(s)||i!=="*")return"";let m=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return a==="*"&&l==="*"?`every day at ${m}`:a==="*"&&(l==="1-5"||l.toUpperCase()==="MON-FRI")?`on weekdays at ${m}`:a==="\
*"&&/^[0-7]$/.test(l)?`on ${Bb[Number(l)]}s at ${m}`:c.test(a)&&l==="*"?`on day ${a} of the month at ${m}`:""}function Df({schedule:e}){if(e.cron){let t=Ef(e.cron);
return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n($,{children:["every ",be(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," times"]})}function Zl(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>xe("/schedules")}}}function Fb({close:e}){let[t,r]=A({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=A([]),[a,i]=A(null),l=m=>r({...t,...m});ye(()=>{let m=new AbortController,h=setTimeout(
()=>{N("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:m.signal}).then(p=>{s(p.times),i(null)}).catch(p=>{m.signal.aborted||i(p)})},
200);return()=>{clearTimeout(h),m.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await N(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),Ue(`${t.name} is made`),e(),xe(Xl(t.name))}catch(m){i(m)}},u=(m,h,p)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[m],spellcheck:!1,required:!0,onInput:v=>l({[m]:v.currentTarget.value})}),p&&n("small",{children:p})]});return n(Ut,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:m=>{m.preventDefault(),c()},children:[u("name","Name"),u("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[u("cron","Cron expression",Ef(t.cron)||"minute, hour, day, month, weekday"),u("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:o.map(m=>n("li",{children:[ot(Date.parse(m))," ",n(ne,{at:m,plain:!0})]},m))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var Ub=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Xl(e.name)),children:e.name})," ",e.paused&&n(Le,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(Df,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ne,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n($,{children:[n(ne,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n($,{children:[n(z,{action:Zl(e).fire}),n(z,{action:Zl(e).pause})]})}];function Of(){let[e,t]=A(!1);return n(ce,{title:"Schedules",tools:Se("ad\
min")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(Fb,{close:()=>t(!1)}),n(In,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:Ub,id:r=>r.name,page:r=>Xl(r.name),none:n(pe,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(te,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${re("v1/schedules/nightly")}`})]})})]})}
function Af({name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=H(t,l=>N(`${t}?preview=10`,{signal:l})),o=r.value,s=n("a",{href:O("/schedules"),children:"\
Schedules"});if(o===null)return n(Rt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let a=Zl(o),i=o.counts;return n(ce,{title:n($,{children:[
e," ",o.paused&&n(Le,{state:"paused"})]}),sub:n($,{children:[s,o.note&&` · ${o.note}`]}),tools:n($,{children:[n(z,{action:a.fire,primary:!0}),n(z,{action:a.pause}),
n(z,{action:a.remove,danger:!0})]}),children:[n(dt,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),
n("div",{class:"columns",children:[n(Z,{title:"Rule",children:n(at,{rows:[["When",n(Df,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",
o.jitter!==void 0&&be(o.jitter*1e3)],["From",o.from&&n(ne,{at:o.from})],["Until",o.until&&n(ne,{at:o.until})],["Last fired",o.last&&n(ne,{at:o.last.fired_at})],
["Last job",o.last?.job&&n("a",{href:O(ue(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fire\
d",i&&`${P(i.fired)}, skipped ${P(i.skipped)}, missed ${P(i.missed)}, failed ${P(i.failed)}`]]})}),n(Z,{title:"Next times",tools:n("span",{class:"faint",children:Qt.
value?"UTC":"your time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).
map(l=>n("li",{children:[ot(Date.parse(l))," ",n(ne,{at:l,plain:!0})]},l))})})]}),n(Wt,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var qa=me(Zn("theme")??"system"),Rf=me(Zn("density")??"normal");function Na(e){qa.value=e,_n("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function eu(){let e=qa.value==="dark"||qa.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Na(e?"li\
ght":"dark")}function Wb(e){Rf.value=e,_n("density",e),document.documentElement.dataset.density=e}function La(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(Do,{...e})]})}function Hb(){let[e,t]=A(""),[r,o]=A(!1),[s,a]=A(!1),[i,l]=A(""),c={path:e,...r?{compact:r}:{}},u=async()=>{a(!0),l("");try{
let m=await N("v1/admin/backup",{method:"POST",body:c});Ue(`The copy is on disk: ${wc(m.bytes)}`)}catch(m){l(m.detail)}a(!1)};return n(Z,{title:"Backup",children:n(
"form",{class:"form",onSubmit:m=>{m.preventDefault(),u()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:m=>t(m.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl b\
ackup ${e||"FILE"}${r?" --compact":""}`}),n(te,{text:Ie("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||
!e.startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Lf(){let e=He.value;return n(ce,{title:"Settings",children:[n("div",{class:"columns",
children:[n(Z,{title:"This browser",children:[n(La,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:qa.value,set:t=>Na(t)}),
n(La,{label:"Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:Rf.value,set:Wb}),n(La,{label:"Time zone",options:[["local","Local"],["utc","U\
TC"]],value:Qt.value?"utc":"local",set:t=>{Qt.value=t==="utc",_n("zone",t)}}),n(La,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:la.value?"on":"of\
f",set:t=>rp(t==="on")})]}),n(Z,{title:"Session",children:[n(at,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],
["Until",e?.session?.expires_at&&ot(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a toke\
n")]]}),e?.session&&n("div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{yc()},children:"Sign out"})})]})]}),Se("admin")&&e?.store!=="re\
dis"&&n(Hb,{})]})}var Je={width:184,height:64,right:56,below:20};function tu(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function zb({box:e}){let t=Je.width-28,r=n($,{children:[
tu(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Je.width,height:Je.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Je.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:tu(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:tu(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Je.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Je.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function ja({boxes:e,edges:t,label:r}){let o=new Map(e.map(i=>[i.id,i])),s=Math.max(
0,...e.map(i=>i.x+Je.width))+4,a=Math.max(0,...e.map(i=>i.y+Je.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([i,l])=>{let c=o.get(i),u=o.get(l);if(!c||!u)return null;let m=c.x+Je.width,h=c.y+
Je.height/2,p=u.y+Je.height/2,v=(u.x-m)/2;return n("path",{class:"edge",d:`M${m} ${h}C${m+v} ${h} ${u.x-v} ${p} ${u.x} ${p}`},`${i} ${l}`)}),e.map(i=>n(zb,{box:i},
i.id))]})})}var qf=50,nu=40,Ia=500,ru=8;function Ja(e){return`v1/jobs/${encodeURIComponent(e)}`}async function Vb(e,t,r){let o=[],s;for(let a=0;a<t;++a){let i=await N(`${Ja(
e)}/children?limit=${qf}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...i.jobs),s=i.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function Qb({root:e}){let[t,r]=A({[e.id]:1}),[o,s]=A(new Set),[a,i]=A(0),l=se(null),c=Object.keys(t).slice(0,nu),u=H(`branches ${JSON.stringify(t)}`,async k=>{let w=new Map;
for(let S of c)w.set(S,await Vb(S,t[S],k).catch(()=>({jobs:[],more:!1})));return w}),m=se(new Map);u.value&&(m.current=u.value);let h=[],p=(k,w,S)=>{if(h.length>=
Ia)return;let x=t[k.id]!==void 0;h.push({key:k.id,level:w,job:k,name:S,open:x});let E=m.current.get(k.id);if(!x||!E)return;let L=E.jobs.filter(U=>U.state==="com\
pleted"),R=L.length>ru&&!o.has(k.id);for(let U of E.jobs)(!R||U.state!=="completed")&&p(U,w+1,U.name);let X=(U,le)=>h.push({key:`${k.id} ${U}`,level:w+1,more:{parent:k.
id,text:U,act:le}});R&&X(`+ ${P(L.length)} completed`,()=>s(new Set([...o,k.id]))),E.more&&X(`the next ${qf}`,()=>r({...t,[k.id]:t[k.id]+1})),E.jobs.length===0&&
h.push({key:`${k.id} none`,level:w+1})};p(e,1);let v=k=>{if(k.more)return k.more.act();if(!k.job)return;let w={...t};k.open?delete w[k.job.id]:w[k.job.id]=1,r(w)},
_=k=>{let w=Math.max(0,Math.min(h.length-1,k));i(w),l.current?.children[w]?.focus()},T=k=>{let w=h[a],S={ArrowDown:()=>_(a+1),ArrowUp:()=>_(a-1),Home:()=>_(0),End:()=>_(
h.length-1),ArrowRight:()=>w.open===!1?v(w):_(a+1),ArrowLeft:()=>w.open?v(w):_(a-1-[...h.slice(0,a)].reverse().findIndex(x=>x.level<w.level)),Enter:()=>w.job?xe(
ue(w.job.id)):v(w)," ":()=>v(w)};S[k.key]&&(k.preventDefault(),k.stopPropagation(),S[k.key]())};return u.problem&&m.current.size===0?n(Ve,{problem:u.problem,retry:u.
reload,path:`${Ja(e.id)}/children`}):m.current.size===0?n(ct,{rows:4}):n(Z,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and close, Ente\
r shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:l,onKeyDown:T,children:h.map((k,w)=>n("li",{role:"tree\
item","aria-level":k.level,"aria-expanded":k.open,tabIndex:w===Math.min(a,h.length-1)?0:-1,onFocus:()=>i(w),onClick:()=>v(k),children:[Array.from({length:Math.min(
12,k.level-1)},(S,x)=>n("span",{class:"tree-line","aria-hidden":"true"},x)),k.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:k.open?
"▾":"▸"}),n(Le,{state:k.job.state,quiet:!0}),n("a",{href:O(ue(k.job.id)),tabIndex:-1,onClick:S=>S.stopPropagation(),children:k.name??k.job.type}),k.name&&n(
"span",{class:"faint",children:k.job.type}),n("span",{class:"id faint cut",children:k.job.id})]}):n("span",{class:k.more?"tree-more":"faint",children:k.more?.text??
"no children"})]},k.key))}),Object.keys(t).length>nu&&n("p",{class:"foot",children:["The first ",nu," open branches are read; close some to see others."]})]})}function Nf(e,t){
return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+Nf(o,t),1)}function Gb(e){let t=new Map,r=Nf(e,t),o=[],s=[],a=0,i=(l,c)=>{let u={id:l.id,
x:c*(Je.width+Je.right),y:a*(Je.height+Je.below/2),title:l.name??l.type,text:l.state,state:l.state,page:ue(l.id),selected:c===0};o.push(u);let m=o.length>=Ia?[]:
l.children.length>2*ru&&r>Ia?l.children.filter(p=>p.state!=="completed").slice(0,2*ru):l.children;for(let p of m)s.push([l.id,p.id]),i(p,c+1);let h=l.children.length-
m.length;if(h>0||l.truncated){let p=`${l.id} rest`;s.push([l.id,p]),o.push({id:p,x:(c+1)*(Je.width+Je.right),y:a*(Je.height+Je.below/2),title:h>0?`+ ${P(h)} mor\
e`:"and more",text:"see its own tree",state:"terminated",page:`${ue(l.id)}/tree`}),a+=1}else m.length===0&&(a+=1)};return i(e,0),{boxes:o,edges:s,counts:t,total:r,
hidden:r-o.length}}function Kb({id:e}){let t=`${Ja(e)}/tree`,r=se(!1),o=H(t,a=>N(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(Ve,{problem:o.problem,
retry:o.reload,path:t}):n(ct,{rows:4});let s=Gb(o.value);return r.current=s.total>Ia,n(Z,{title:ge(s.total,"job"),tools:n("span",{class:"row",children:[[...s.counts].
map(([a,i])=>n("span",{class:"state quiet","data-state":a,children:[n(sn,{state:a}),P(i)," ",a]},a)),r.current&&n("button",{type:"button",onClick:o.reload,children:"\
Read again"})]}),children:n(ja,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function jf({reference:e}){let t=Ja(e),r=W.value.get("tab")??"tree",o=H(t,l=>N(t,{signal:l})),
s=n("a",{href:O(ue(e)),children:"the job"}),a=o.value;if(a===null)return n(Rt,{data:o,path:t,title:"Tree",up:s,missing:"There is no such job"});let i=`${ue(e)}/\
tree`;return n(ce,{title:n($,{children:[a.type," ",n(Le,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:a.id}),a.
parent&&n($,{children:["· ",n("a",{href:O(`${ue(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Se("admin")&&!["completed","failed","dead",
"terminated"].includes(a.state)&&n(z,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},cli:`pawl terminate -r ${e}`,done:"Asked\
 to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),children:[n(dt,{data:o,path:t}),
n(Bn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:l=>i+(l==="tree"?"":`?tab=${l}`)}),(a.children?.count??0)===0?n(pe,{title:"No children",children:n(
"p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r==="graph"?n(Kb,{id:a.id}):n(Qb,
{root:a})]})}var Yb=200,Zb=60,Xb=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Fr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function ev(e){let t=se([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-Zb),{at:o,value:e}]);
let s=[];for(let i=1;i<t.current.length;++i){let[l,c]=[t.current[i-1],t.current[i]];s.push(Math.max(0,(c.value-l.value)*1e3/(c.at-l.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((i,l)=>i+l,0)/a.length,samples:s}}function If({of:e,value:t}){let{rate:r,samples:o}=ev(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(fa,{values:o,label:`${e} a second while this page was open`})]})}
function tv({partitions:e,selected:t,select:r}){let o=se(null),s=Math.max(0,e.findIndex(i=>i.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:i=>{let l=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:l,
ArrowUp:-l}[i.key];if(c===void 0)return;i.preventDefault();let u=[...o.current?.querySelectorAll("button")??[]],m=u.indexOf(document.activeElement);u[Math.max(0,
Math.min(u.length-1,m+c))]?.focus()},children:e.map((i,l)=>n("button",{type:"button",class:"cell","data-state":i.state,tabIndex:l===s?0:-1,"aria-pressed":i.partition===
t,"aria-label":`Partition ${i.partition}: ${i.state}`,title:`${i.partition}: ${i.state}${i.worker?` on ${i.worker}`:""}${i.error?`
${i.error.type}: ${i.error.message}`:""}`,onClick:()=>r(i.partition===t?void 0:i.partition),children:[n(sn,{state:i.state}),i.partition]},i.id))})}function nv({
path:e,job:t,close:r}){let o=rt(t.offset??null).replace(/\n\s*/g,""),[s,a]=A(o),[i,l]=A(""),c;try{c=JSON.parse(s)}catch{c=void 0}let u=async()=>{try{await N(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),Ue(`Partition ${t.number} goes on elsewhere`),r()}catch(m){l(m.detail)}};return n(Ut,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:m=>{m.preventDefault(),u()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(at,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:m=>a(m.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(te,{text:Ie(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"butto\
n",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function rv({task:e,number:t}){
let r=`${Fr(e.id)}/partitions/${t}`,o=H(r,u=>N(r,{signal:u})),[s,a]=A(!1),i=o.value;if(i===null)return o.problem?n(Ve,{problem:o.problem,retry:o.reload,path:r}):
n(ct,{rows:2});let l=i.state==="running"&&i.last_commit_at!==void 0&&st.value-Date.parse(i.last_commit_at)>3e3*i.options.lease,c=i.etag!==void 0;return n(Z,{title:n(
$,{children:["Partition ",t," ",n(Le,{state:i.state})]}),tools:n("div",{class:"row",children:[c&&Se("admin")&&n("button",{type:"button",disabled:i.state==="runn\
ing",title:i.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(i.dead??0)>0&&n(z,{action:Jf(e,i.dead??
0,t)}),n(De,{text:Ie(r),label:"Copy as curl"})]}),children:[s&&n(nv,{path:r,job:i,close:()=>a(!1)}),l&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(at,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:rt(i.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(i.etag)],["Read",c&&P(i.read)],["Processed",c&&P(i.processed)],["Skipped",c&&P(i.skipped)],
["Dead",c&&((i.dead??0)>0?n("a",{href:O(mr({tab:"dead"})),children:ge(i.dead??0,"document")}):"0")],["Rate",c&&n(If,{of:"Documents read",value:i.read},r)]]}),n(
at,{rows:[["Last commit",i.last_commit_at&&n(ne,{at:i.last_commit_at})],["Commits",i.blocks!==void 0&&P(i.blocks)],["Runs",i.acquisitions!==void 0?P(i.acquisitions):
P(i.attempt)],["Failed runs",P(i.errors??i.failures)],["Worker",i.lease&&`${i.lease.worker}, for ${be(Math.max(0,Date.parse(i.lease.expires_at)-st.value))} more`],
["Next look",i.run_at&&!i.lease&&n(ne,{at:i.run_at})],["Reason",kn(i.reason)],["Error",i.error&&n("span",{class:"bad",children:`${i.error.type}: ${i.error.message}`})],
["What it reads",n("code",{children:rt(i.info??i.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(ue(i.id)),children:i.id})]]})]})]})}function Jf(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Fr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${ge(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var ov=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:rt(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":rt(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function sv({task:e,dead:t}){let r=W.value.get("partition")??void 0;return n($,{children:[r&&n("p",{class:"hint",children:["\
Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>_e({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(z,{action:{...Jf(e,t),label:"Replay all"},primary:!0})}),n(In,{from:`${Fr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:ov,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(pe,{title:"No document is dead"})})]})}function av({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(If,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(z,{action:iv(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function iv(e){return{label:"Drain",path:`${Fr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function Bf({task:e,link:t}){let r=W.value.get("tab")??"grid",o=W.value.get("state")??"",s=W.value.get("cursor")??void 0,
a=Number(W.value.get("partition"))||void 0,i=Fr(e.id),c=H(i,p=>N(i,{signal:p})).value??e,u=`${i}/partitions${ze({limit:Yb,cursor:s,state:o})}`,m=H(u,p=>N(u,{signal:p})),
h=p=>_e({partition:p?.toString()},!0);return qe({Escape:()=>h(void 0)}),n($,{children:[n(av,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(Bn,{tabs:[["gr\
id","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(sv,{task:c,dead:c.totals.dead})}):m.value===null?m.problem?n(Ve,{problem:m.problem,retry:m.reload,path:u}):
n(ct,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(hr,{states:Xb}),m.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(tv,{partitions:m.value.partitions,selected:a,select:h})]}),(m.value.cursor||s)&&n(Nr,
{note:`partitions ${m.value.partitions[0]?.partition??""} to ${m.value.partitions[m.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:m.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(rv,{task:c,number:a},a)})]})]})}var lv=["active","paused","scheduled","completed","failed","terminated"],uv='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Ff(e){return`/workflows/${encodeURIComponent(e)}`}function Uf({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var cv=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Ff(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
De,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Le,{state:e.state})},{head:"Tasks",cell:e=>n(Uf,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?be(Wf(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ne,{at:e.started_at??e.created_at})}];function Wf(e){
return(e.ended_at?Date.parse(e.ended_at):st.value)-Date.parse(e.started_at??"")}function Hf(){let e=W.value.get("name")??"";return qe({"/":()=>document.getElementById(
"name")?.focus()}),n(ce,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>_e({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(hr,{states:lv}),n(In,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:W.value.get("state")??""},order:"newest first",columns:cv,id:t=>t.id,page:t=>Ff(t.id),unmatched:"No workflow mat\
ches",none:n(pe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(te,{text:`curl -d '${uv}' ${re("v1/w\
orkflows")}`})]})})]})}function dv(e){var a;let t=new Map(e.map(i=>[i.name,i])),r=new Map,o=(i,l)=>{let c=r.get(i.name);if(c!==void 0)return c;if(l.has(i.name))
return 0;l.add(i.name);let u=(i.after??[]).flatMap(h=>t.get(h)??[]),m=u.length===0?0:1+Math.max(...u.map(h=>o(h,l)));return r.set(i.name,m),m},s=[];for(let i of e)
(s[a=o(i,new Set)]??(s[a]=[])).push(i);return s.filter(Boolean)}function pv(e,t){let r=dv(e),o=a=>a.length*(Je.height+Je.below)-Je.below,s=Math.max(...r.map(o));
return r.flatMap((a,i)=>a.map((l,c)=>{let u=l.partitions?.total??0,m=u-(l.partitions?.open??0);return{id:l.name,x:i*(Je.width+Je.right),y:(s-o(a))/2+c*(Je.height+
Je.below),title:l.name,text:`${l.paused?"paused":l.state}${u>0?` · ${P(m)} / ${P(u)}`:""}`,state:l.paused?"paused":l.state,page:`${Ln.value}?task=${encodeURIComponent(
l.name)}`,selected:l.name===t,done:u>0?{of:u,number:m}:void 0}}))}function fv({task:e}){let t=Fr(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),o=(s,a,i)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:i,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(Z,{title:n($,{children:[e.name," ",n(Le,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(z,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&n(z,{action:o("Skip","skip","The task is skipped")}),r&&n(z,{action:o("Restart","restart","The task starts again")}),!r&&n(z,{danger:!0,action:o("Termi\
nate","terminate","Asked to stop")})]}),children:[n(at,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Re(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(ue(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",kn(e.reason)],["Started",e.started_at&&n(ne,{at:e.started_at})],["Ended",
e.ended_at&&n(ne,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Bf,{task:e,
link:s=>mr(s)},e.id)]})}function zf({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=H(t,u=>N(t,{signal:u})),o=r.value,s=n("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return n(Rt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],i=["completed","failed","terminated"].includes(o.state),l=a.find(u=>u.name===W.value.get(
"task")),c=(u,m,h,p)=>({label:u,path:`${t}/${m}`,cli:`pawl workflow ${m} ${e}`,done:h,confirm:p?{title:`${u} this workflow?`,text:p,danger:m==="terminate"}:void 0});
return n(ce,{title:n($,{children:[o.name||"Workflow"," ",n(Le,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(De,{text:o.id,label:"Copy the id"})]}),tools:n($,{children:[!i&&(o.state==="paused"?n(z,{action:c("Resume","resume","It goes on"),primary:!0}):n(z,{action:c("\
Pause","pause","It is paused")})),i&&n(z,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!i&&n(z,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(dt,{data:r,path:t}),n("di\
v",{class:"flow-line",children:[n(Uf,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${i?"took":"runs for"} ${be(Wf(o))}`:"has not started",o.reason?` · ${kn(o.reason)}`:""]})]}),a.length>
0&&n(Z,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(ja,{boxes:pv(a,l?.name),edges:a.flatMap(u=>(u.after??[]).map(m=>[m,
u.name])),label:"Tasks"})}),l&&n(fv,{task:l},l.id),n(Wt,{title:"Result",value:o.result}),n(Wt,{title:"Meta",value:o.meta})]})}var Ba=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],Fa=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Ur=me(!1);function mv(){let t=H("rail",a=>N("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${Ln.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[i,l]=o[a.page]??[];return n("li",{children:n("a",{href:O(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>Ur.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!i&&n("span",{class:`rail-count ${l??""}`,children:P(i)})]})},a.page)};return n("nav",{class:Ur.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:Ba.map(s)}),n("ul",{class:"rail-end",children:Fa.
map(s)}),n("p",{class:"rail-version",children:He.value?.version})]})}var hv={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function gv(){
let e=da.value===0?0:Math.max(0,st.value-da.value);return st.value,n("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":Pt.value,title:Pt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Pt.value=!Pt.value,children:[n("span",{class:"dot"}),Dt.value==="polling"&&bl.value?"sampled":hv[Dt.value],
(Dt.value==="paused"||Dt.value==="lost")&&e>2e3?` · ${mo(e)} old`:""]})}function Vf(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...Ba,...Fa].filter(c=>c.label.
toLowerCase().includes(o)).map(c=>({label:c.label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"\
queue",page:Re(c)}))],a=r.indexOf(":"),i=r.slice(0,a),l=r.slice(a+1);return a>0&&t.includes(i)&&s.unshift({label:l,note:`group of ${i}`,page:qn(i,l)}),r.startsWith(
"/")&&s.unshift({label:r,note:"channel",page:Nn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:ue(r)}),s}function bv(){let[e,t]=A(""),
[r,o]=A(0),[s,a]=A([]),i=se(Promise.resolve([]));ye(()=>{i.current=N("v1/queues?limit=1000").then(m=>m.queues.map(h=>h.name)).catch(()=>[]),i.current.then(a)},[]);
let l=Vf(e,s),c=()=>is.value=!1,u=m=>{m&&(c(),xe(m.page))};return n(Ut,{title:"Go to",close:c,children:n("form",{onSubmit:m=>{m.preventDefault(),i.current.then(
h=>u(Vf(e,h)[r]))},children:[n("input",{class:"jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,
onInput:m=>{t(m.currentTarget.value),o(0)},onKeyDown:m=>{m.key!=="ArrowDown"&&m.key!=="ArrowUp"||(m.preventDefault(),o(Math.max(0,Math.min(l.length-1,r+(m.key===
"ArrowDown"?1:-1)))))}}),n("ul",{class:"targets",children:l.slice(0,12).map((m,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>u(
m),children:[n("span",{class:"cut",children:m.label})," ",n("span",{class:"faint",children:m.note})]})},m.page))})]})})}var vv=[["?","these keys"],["Ctrl K","go\
 to a page, queue or job"],...[...Ba,...Fa].map(e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","selec\
t the row, or all of the page"],["[ ]","newer and older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],
["y","copy the id of the row or job"],["e","open all of its data, or fold it"],["Space","pause or resume the row"],["n","push a job"],["u","the parent of a job"],
["1 … 6","range or tab"],["c","clear a live tail"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function yv(){return n(Ut,{title:"\
Keys",close:()=>To.value=!1,children:[n("dl",{class:"keys",children:vv.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},
r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>To.value=!1,children:"Close"})})]})}function wv(){let[
e,t]=A(""),[r,o]=A(""),[s,a]=A(!1),i=se(null);return ye(()=>i.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign\
 in",children:n("form",{onSubmit:l=>{l.preventDefault(),a(!0),vc(e).catch(c=>o(c instanceof tn?c.detail:"The server does not answer.")).finally(()=>a(!1))},children:[
n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 \
0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server th\
at may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("input",{ref:i,id:"token",type:"pa\
ssword",autocomplete:"current-password",value:e,onInput:l=>t(l.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submi\
t",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}var _v=["gray","red","orange","yellow","green","blue","purple"];function kv(){let e=He.value?.environment;
if(!e)return null;let{name:t,color:r}=e,o=_v.includes(r)?void 0:{"--env":r};return n("span",{class:"environment","data-color":o?void 0:r,style:o,title:`This ser\
ver is ${t}`,children:[n("span",{class:"environment-line","aria-hidden":"true"}),n("span",{class:"dot"}),t]})}function Sv(){let e=Go.value;return e===null||mt.value?
null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Qf({children:e}){let t={"?":()=>To.value=!0,t:eu,p:()=>Pt.
value=!Pt.value};for(let r of[...Ba,...Fa])t[`g ${r.key}`]=()=>xe(r.page);return qe(t),n($,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),
document.getElementById("main")?.focus()},children:"Skip to the page"}),n(mv,{}),Ur.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the\
 menu",onClick:()=>Ur.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Men\
u","aria-expanded":Ur.value,"aria-controls":"rail",onClick:()=>Ur.value=!Ur.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n(
"path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>is.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 \
16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, q\
ueue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),n(kv,{}),He.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"\
read-only"}),n(gv,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{Qt.value=!Qt.value,_n("zone",Qt.value?"utc":"local")},children:Qt.
value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:eu,onDblClick:()=>Na("system"),children:n("s\
vg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"\
plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>To.value=!0,children:"?"})]}),n(Sv,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),is.value&&
n(bv,{}),To.value&&n(yv,{}),n($p,{}),n(cp,{}),mt.value&&n(wv,{})]})}var xv=[["/","Overview",()=>n(kp,{})],["/queues","Queues",()=>n(kf,{})],["/queues/:queue","Queue",({queue:e})=>n(Tf,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(rf,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(_f,{})],["/jobs/:ref","Job",({ref:e})=>n(vf,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(jf,{reference:e},e)],["/scheduled","Scheduled",()=>n(Mf,{})],["/failures","Failures",()=>n(Zp,{})],["/workflows","Workflows",()=>n(Hf,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(zf,{reference:e},e)],["/schedules","Schedules",()=>n(Of,{})],["/schedules/:name","Schedule",({name:e})=>n(Af,{name:e},
e)],["/callbacks","Callbacks",()=>n(Op,{})],["/callbacks/:id","Callback",({id:e})=>n(Ap,{id:e},e)],["/channels","Channels",()=>n(Lp,{})],["/files","Downloads",()=>n(
Xp,{})],["/workers","Workers",()=>n(Cf,{})],["/settings","Settings",()=>n(Lf,{})],["/about","About",()=>n(Sp,{})]];function Cv(){ye(()=>{let o=()=>{Fs().catch(()=>{
mt.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{mt.value||Fs().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of xv){let i=Xd(o,Ln.value);if(i!==null){e=Object.values(i).pop()??s,t=a(i);break}}ye(()=>{document.title=[e,"Pawl",He.value?.environment?.name].filter(Boolean).
join(" · ")},[e,He.value?.environment?.name]);let r=se(!0);return ye(()=>{r.current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[
Ln.value]),n(Qf,{children:He.value===null?null:t??n(ce,{title:"Nothing here",children:n(pe,{title:"There is no such page",children:n("a",{href:O("/"),children:"\
Overview"})})})})}Gu(n(Cv,{}),document.getElementById("app"));})();
