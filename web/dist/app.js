"use strict";(()=>{var af=Object.defineProperty;var uf=(e,t,r)=>t in e?af(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var cr=(e,t,r)=>uf(e,typeof t!="symbol"?t+"":t,r);var us,ge,ki,Ml,Jn,bi,Si,xi,Tl,os,xo,Ci,El,$l,Pl,cf,ls={},as=[],df=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,cs=Array.isArray;function En(e,t){
for(var r in t)e[r]=t[r];return e}function Dl(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Al(e,t,r){var o,s,l,a={};for(l in t)l=="key"?o=t[l]:l=="r\
ef"?s=t[l]:a[l]=t[l];if(arguments.length>2&&(a.children=arguments.length>3?us.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(l in e.defaultProps)
a[l]===void 0&&(a[l]=e.defaultProps[l]);return ss(e,a,o,s,null)}function ss(e,t,r,o,s){var l={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++ki,__i:-1,__u:0};return s==null&&ge.vnode!=null&&ge.vnode(l),l}function E(e){return e.children}function Fr(e,t){this.props=e,this.context=t}function dr(e,t){if(t==null)return e.__?dr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?dr(e):null}function ff(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],l=En({},
t);l.__v=t.__v+1,ge.vnode&&ge.vnode(l),Ol(e.__P,l,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??dr(t),!!(32&t.__u),s),l.__v=t.__v,l.__.__k[l.__i]=l,Ei(o,l,s),
t.__e=t.__=null,l.__e!=r&&Ti(l)}}function Ti(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Ti(e)}function yi(e){(!e.__d&&(e.__d=!0)&&Jn.push(e)&&!is.__r++||bi!=ge.debounceRendering)&&((bi=ge.debounceRendering)||Si)(is)}function is(){
try{for(var e,t=1;Jn.length;)Jn.length>t&&Jn.sort(xi),e=Jn.shift(),t=Jn.length,ff(e)}finally{Jn.length=is.__r=0}}function $i(e,t,r,o,s,l,a,u,d,f,p){var h,m,y,k,
M,x,T=o&&o.__k||as,w=t.length;for(d=pf(r,t,T,d,w),h=0;h<w;h++)(y=r.__k[h])!=null&&(m=y.__i!=-1&&T[y.__i]||ls,y.__i=h,x=Ol(e,y,m,s,l,a,u,d,f,p),k=y.__e,y.ref&&m.
ref!=y.ref&&(m.ref&&Ll(m.ref,null,y),p.push(y.ref,y.__c||k,y)),M==null&&k!=null&&(M=k),4&y.__u?(d=Pi(y,d,e),m.__e&&(m.__e=null)):typeof y.type=="function"&&x!==
void 0?d=x:k&&(d=k.nextSibling),y.__u&=-7);return r.__e=M,d}function pf(e,t,r,o,s){var l,a,u,d,f,p=r.length,h=p,m=0;for(e.__k=new Array(s),l=0;l<s;l++)(a=t[l])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a=="string"||typeof a=="number"||typeof a=="bigint"||a.constructor==String?a=e.__k[l]=ss(null,a,null,null,
null):cs(a)?a=e.__k[l]=ss(E,{children:a},null,null,null):a.constructor===void 0&&a.__b>0?a=e.__k[l]=ss(a.type,a.props,a.key,a.ref?a.ref:null,a.__v):e.__k[l]=a,d=
l+m,a.__=e,a.__b=e.__b+1,u=null,(f=a.__i=mf(a,r,d,h))!=-1&&(h--,(u=r[f])&&(u.__u|=2)),u==null||u.__v==null?(f==-1&&(s>p?m--:s<p&&m++),typeof a.type!="function"&&
(a.__u|=4)):f!=d&&(f==d-1?m--:f==d+1?m++:(f>d?m--:m++,a.__u|=4))):e.__k[l]=null;if(h)for(l=0;l<p;l++)(u=r[l])!=null&&(2&u.__u)==0&&(u.__e==o&&(o=dr(u)),Ai(u,u));
return o}function Pi(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=Pi(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=dr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function mf(e,t,r,o){var s,l,a,u=e.key,d=e.type,f=t[r],p=f!=null&&(2&f.__u)==0;if(f===null&&u==null||p&&u==f.key&&d==f.type)return r;if(o>(p?1:0)){for(s=r-1,l=r+
1;s>=0||l<t.length;)if((f=t[a=s>=0?s--:l++])!=null&&(2&f.__u)==0&&u==f.key&&d==f.type)return a}return-1}function _i(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||df.test(t)?r:r+"px"}function rs(e,t,r,o,s){var l,a;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||_i(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||_i(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")l=t!=(t=t.replace(
Ci,"$1")),a=t.toLowerCase(),t=a in e||t=="onFocusOut"||t=="onFocusIn"?a.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+l]=r,r?o?r[xo]=o[xo]:(r[xo]=El,e.addEventListener(
t,l?Pl:$l,l)):e.removeEventListener(t,l?Pl:$l,l);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function wi(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[os]==null)t[os]=El++;else if(t[os]<r[xo])return;return r(ge.event?ge.event(t):t)}}}function Ol(e,t,r,o,s,l,a,u,d,f){var p,h,m,y,k,M,
x,T,w,C,P,J,L,re,Q,le,H=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(d=!!(32&r.__u),l=[u=t.__e=r.__e]),(p=ge.__b)&&p(t);e:if(typeof H=="function"){h=
a.length;try{if(w=t.props,C=H.prototype&&H.prototype.render,P=(p=H.contextType)&&o[p.__c],J=p?P?P.props.value:p.__:o,r.__c?T=(m=t.__c=r.__c).__=m.__E:(C?t.__c=m=
new H(w,J):(t.__c=m=new Fr(w,J),m.constructor=H,m.render=gf),P&&P.sub(m),m.state||(m.state={}),m.__n=o,y=m.__d=!0,m.__h=[],m._sb=[]),C&&m.__s==null&&(m.__s=m.state),
C&&H.getDerivedStateFromProps!=null&&(m.__s==m.state&&(m.__s=En({},m.__s)),En(m.__s,H.getDerivedStateFromProps(w,m.__s))),k=m.props,M=m.state,m.__v=t,y)C&&H.getDerivedStateFromProps==
null&&m.componentWillMount!=null&&m.componentWillMount(),C&&m.componentDidMount!=null&&m.__h.push(m.componentDidMount);else{if(C&&H.getDerivedStateFromProps==null&&
w!==k&&m.componentWillReceiveProps!=null&&m.componentWillReceiveProps(w,J),t.__v==r.__v||!m.__e&&m.shouldComponentUpdate!=null&&m.shouldComponentUpdate(w,m.__s,
J)===!1){t.__v!=r.__v&&(m.props=w,m.state=m.__s,m.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),as.push.apply(m.__h,m._sb),m._sb=[],m.__h.
length&&a.push(m),u=dr(r);break e}m.componentWillUpdate!=null&&m.componentWillUpdate(w,m.__s,J),C&&m.componentDidUpdate!=null&&m.__h.push(function(){m.componentDidUpdate(
k,M,x)})}if(m.context=J,m.props=w,m.__P=e,m.__e=!1,L=ge.__r,re=0,C)m.state=m.__s,m.__d=!1,L&&L(t),p=m.render(m.props,m.state,m.context),as.push.apply(m.__h,m._sb),
m._sb=[];else do m.__d=!1,L&&L(t),p=m.render(m.props,m.state,m.context),m.state=m.__s;while(m.__d&&++re<25);m.state=m.__s,m.getChildContext!=null&&(o=En(En({},o),
m.getChildContext())),C&&!y&&m.getSnapshotBeforeUpdate!=null&&(x=m.getSnapshotBeforeUpdate(k,M)),Q=p!=null&&p.type===E&&p.key==null?Di(p.props.children):p,u=$i(
e,cs(Q)?Q:[Q],t,r,o,s,l,a,u,d,f),m.base=t.__e,t.__u&=-161,m.__h.length&&a.push(m),T&&(m.__E=m.__=null)}catch(O){if(a.length=h,t.__v=null,d||l!=null){if(O.then){
for(t.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;l!=null&&(l[l.indexOf(u)]=null),t.__e=u}else if(l!=null)for(le=l.length;le--;)Dl(l[le])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),O.then||Mi(t),ge.__e(O,t,r)}}else l==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=hf(r.__e,t,r,o,s,l,a,d,f);return(p=
ge.diffed)&&p(t),128&t.__u?void 0:u}function Mi(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Mi))}function Ei(e,t,r){for(var o=0;o<r.length;o++)Ll(r[o],r[++o],
r[++o]);ge.__c&&ge.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ge.__e(l,s.__v)}})}function Di(e){return typeof e!="\
object"||e==null||e.__b>0?e:cs(e)?e.map(Di):e.constructor!==void 0?null:En({},e)}function hf(e,t,r,o,s,l,a,u,d){var f,p,h,m,y,k,M,x=r.props||ls,T=t.props,w=t.type;
if(w=="svg"?s="http://www.w3.org/2000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l!=null){for(f=0;f<l.length;f++)
if((y=l[f])&&"setAttribute"in y==!!w&&(w?y.localName==w:y.nodeType==3)){e=y,l[f]=null;break}}if(e==null){if(w==null)return document.createTextNode(T);e=document.
createElementNS(s,w,T.is&&T),u&&(ge.__m&&ge.__m(t,l),u=!1),l=null}if(w==null)x===T||u&&e.data==T||(e.data=T);else{if(l=w=="textarea"&&T.defaultValue!=null?null:
l&&us.call(e.childNodes),!u&&l!=null)for(x={},f=0;f<e.attributes.length;f++)x[(y=e.attributes[f]).name]=y.value;for(f in x)y=x[f],f=="dangerouslySetInnerHTML"?h=
y:f=="children"||f in T||f=="value"&&"defaultValue"in T||f=="checked"&&"defaultChecked"in T||rs(e,f,null,y,s);for(f in T)y=T[f],f=="children"?m=y:f=="dangerousl\
ySetInnerHTML"?p=y:f=="value"?k=y:f=="checked"?M=y:u&&typeof y!="function"||x[f]===y||rs(e,f,y,x[f],s);if(p)u||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.
innerHTML=p.__html),t.__k=[];else if(h&&(e.innerHTML=""),$i(t.type=="template"?e.content:e,cs(m)?m:[m],t,r,o,w=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
l,a,l?l[0]:r.__k&&dr(r,0),u,d),l!=null)for(f=l.length;f--;)Dl(l[f]);u&&w!="textarea"||(f="value",w=="progress"&&k==null?e.removeAttribute("value"):k!=null&&(k!==
e[f]||w=="progress"&&!k||w=="option"&&k!=x[f])&&rs(e,f,k,x[f],s),f="checked",M!=null&&M!=e[f]&&rs(e,f,M,x[f],s))}return e}function Ll(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){ge.__e(s,r)}}function Ai(e,t,r){var o,s;if(ge.unmount&&ge.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||Ll(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){ge.__e(l,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ai(o[s],t,r||typeof e.type!="function");r||Dl(e.__e),e.__c=e.__=e.__e=void 0}function gf(e,t,r){return this.
constructor(e,r)}function Oi(e,t,r){var o,s,l,a;t==document&&(t=document.documentElement),ge.__&&ge.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,l=[],
a=[],Ol(t,e=(!o&&r||t).__k=Al(E,null,[e]),s||ls,ls,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?us.call(t.childNodes):null,l,!o&&r?r:s?s.__e:t.firstChild,o,a),Ei(
l,e,a),e.props.children=null}us=as.slice,ge={__e:function(e,t,r,o){for(var s,l,a;t=t.__;)if((s=t.__c)&&!s.__)try{if((l=s.constructor)&&l.getDerivedStateFromError!=null&&(s.setState(l.getDerivedStateFromError(
e)),a=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),a=s.__d),a)return s.__E=s}catch(u){e=u}throw e}},ki=0,Ml=function(e){return e!=null&&e.constructor===
void 0},Fr.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=En({},this.state),typeof e=="function"&&(e=e(En({},r),
this.props)),e&&En(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),yi(this))},Fr.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),yi(this))},
Fr.prototype.render=E,Jn=[],Si=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,xi=function(e,t){return e.__v.__b-t.__v.__b},
is.__r=0,Tl=Math.random().toString(8),os="__d"+Tl,xo="__a"+Tl,Ci=/(PointerCapture)$|Capture$/i,El=0,$l=wi(!1),Pl=wi(!0),cf=0;var Br,Ke,Rl,Li,fs=0,Bi=[],Xe=ge,Ri=Xe.__b,qi=Xe.__r,Ni=Xe.diffed,ji=Xe.__c,Ii=Xe.unmount,Ui=Xe.__;function ps(e,t){Xe.__h&&Xe.__h(Ke,e,fs||t),fs=0;var r=Ke.__H||
(Ke.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function ee(e){return fs=1,vf(Ji,e)}function vf(e,t,r){var o=ps(Br++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):Ji(void 0,t),function(u){var d=o.__N?o.__N[0]:o.__[0],f=o.t(d,u);d!==f&&(o.__N=[f,o.__[1]],o.__c.setState({}))}],o.__c=Ke,!Ke.__f)){var s=function(u,d,f){
if(!o.__c.__H)return!0;var p=!1,h=o.__c.props!==u;if(o.__c.__H.__.some(function(y){if(y.__N){p=!0;var k=y.__[0];y.__=y.__N,y.__N=void 0,k!==y.__[0]&&(h=!0)}}),l){
var m=l.call(this,u,d,f);return p?m||h:m}return!p||h};Ke.__f=!0;var l=Ke.shouldComponentUpdate,a=Ke.componentWillUpdate;Ke.componentWillUpdate=function(u,d,f){if(this.
__e){var p=l;l=void 0,s(u,d,f),l=p}a&&a.call(this,u,d,f)},Ke.shouldComponentUpdate=s}return o.__N||o.__}function Be(e,t){var r=ps(Br++,3);!Xe.__s&&Nl(r.__H,t)&&
(r.__=e,r.u=t,Ke.__H.__h.push(r))}function Wi(e,t){var r=ps(Br++,4);!Xe.__s&&Nl(r.__H,t)&&(r.__=e,r.u=t,Ke.__h.push(r))}function Ae(e){return fs=5,ms(function(){
return{current:e}},[])}function ms(e,t){var r=ps(Br++,7);return Nl(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function bf(){for(var e;e=Bi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ds),t.__h.some(ql),t.__h=[]}catch(r){t.__h=[],Xe.__e(r,e.__v)}}}Xe.__b=function(e){
Ke=null,Ri&&Ri(e)},Xe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ui&&Ui(e,t)},Xe.__r=function(e){qi&&qi(e),Br=0;var t=(Ke=e.__c).__H;t&&(Rl===Ke?(t.
__h=[],Ke.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(ds),t.__h.some(ql),t.__h=[],Br=0)),Rl=Ke},Xe.diffed=function(e){Ni&&Ni(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Bi.push(t)!==1&&Li===Xe.requestAnimationFrame||((Li=Xe.requestAnimationFrame)||yf)(bf)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Rl=Ke=null},Xe.__c=function(e,t){t.some(function(r){try{r.__h.some(ds),r.__h=r.__h.filter(function(o){return!o.__||ql(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],Xe.__e(o,r.__v)}}),ji&&ji(e,t)},Xe.unmount=function(e){Ii&&Ii(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{ds(o)}catch(s){t=s}}),r.__H=void 0,t&&Xe.__e(t,r.__v))};var Fi=typeof requestAnimationFrame=="function";function yf(e){var t,r=function(){clearTimeout(o),Fi&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);Fi&&(t=requestAnimationFrame(r))}function ds(e){var t=Ke,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
Ke=t}function ql(e){var t=Ke;e.__c=e.__(),Ke=t}function Nl(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function Ji(e,t){return typeof t==
"function"?t(e):t}var _f=Symbol.for("preact-signals");function bs(){if(Dn>1)Dn--;else{var e,t=!1;for((function(){var s=gs;for(gs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var a=l.
t;a!==void 0;a=a.x)a.i===s.i&&(a.i=l.i);s=s.o}})();To!==void 0;){var r=To;for(To=void 0,hs++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Hi(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(hs=0,Dn--,t)throw e}}function Il(e){if(Dn>0)return e();jl=++wf,Dn++;try{return e()}finally{bs()}}var Co,We=void 0;function $o(e){
var t=We,r=Co;We=void 0,Co=void 0;try{return e()}finally{We=t,Co=r}}var To=void 0,Dn=0,hs=0,wf=0,jl=0,gs=void 0,vs=0;function zi(e){if(We!==void 0){var t=e.n;if(t===
void 0||t.t!==We)return t={i:0,S:e,p:We.s,n:void 0,t:We,e:void 0,x:void 0,r:t},We.s!==void 0&&(We.s.n=t),We.s=t,e.n=t,32&We.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=We.s,t.n=void 0,We.s.n=t,We.s=t),t}}function st(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}st.prototype.brand=_f;st.prototype.h=function(){return!0};st.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:$o(function(){var o;(o=t.W)==null||o.call(t)}))};st.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&$o(function(){var s;(s=t.Z)==null||s.call(t)}))}};
st.prototype.subscribe=function(e){var t=this;return On(function(){var r=t.value;$o(function(){return e(r)})},{name:"sub"})};st.prototype.valueOf=function(){return this.
value};st.prototype.toString=function(){return this.value+""};st.prototype.toJSON=function(){return this.value};st.prototype.peek=function(){var e=this;return $o(
function(){return e.value})};Object.defineProperty(st.prototype,"value",{get:function(){var e=zi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(hs>100)throw new Error("Cycle detected");(function(r){Dn!==0&&hs===0&&r.l!==jl&&(r.l=jl,gs={S:r,v:r.v,i:r.i,o:gs})})(this),this.v=e,this.i++,vs++,Dn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{bs()}}}});function ye(e,t){return new st(e,t)}function Hi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Vi(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Gi(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function fr(e,t){st.call(this,void 0,t),this.x=e,this.s=void 0,this.g=vs-1,this.f=4}fr.prototype=new st;fr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===vs))return!0;if(this.g=vs,this.f|=1,this.i>0&&!Hi(this))return this.f&=-2,!0;var e=We;try{Vi(this),We=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return We=e,Gi(this),this.f&=-2,!0};
fr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}st.prototype.S.call(this,e)};fr.prototype.U=function(e){if(this.
t!==void 0&&(st.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};fr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(fr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=zi(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function An(e,t){return new fr(e,t)}function Qi(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Dn++;var r=We;We=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ul(e),o}finally{We=r,bs()}}}function Ul(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Qi(e)}function kf(e){if(We!==this)throw new Error("Out-of-order effect");Gi(this),We=e,this.f&=-2;try{8&this.f&&Ul(this)}finally{bs()}}function Wr(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Co&&Co.push(this)}Wr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Wr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Qi(this),Vi(this),Dn++;var e=We;return We=this,kf.bind(this,e)};Wr.prototype.N=function(){2&this.f||(this.f|=2,this.u=To,To=this)};Wr.prototype.d=function(){
this.f|=8,1&this.f||Ul(this)};Wr.prototype.dispose=function(){this.d()};function On(e,t){var r=new Wr(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var Ki,_s,ys,Sf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Yi=[];On(function(){Ki=this.N})();function Jr(e,t){ge[e]=t.bind(null,ge[e]||function(){})}function Po(e){if(ys){var t=ys;ys=void 0,t()}ys=e&&e.S()}function Zi(e){
var t=this,r=e.data,o=Cf(r);o.name="ReactiveDom",o.value=r;var s=ms(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var f=An(function(){var y=o.
value.value;return y===0?0:y===!0?"":y||""}),p=An(function(){return!Array.isArray(f.value)&&!Ml(f.value)}),h=On(function(){if(this.N=Xi,p.value){var y=f.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=y)}}),m=t.__$u.d;return t.__$u.d=function(){h(),m.call(this)},[p,f]},[]),l=s[0],a=s[1];return l.value?a.
peek():a.value}Zi.displayName="ReactiveTextNode";Object.defineProperties(st.prototype,{constructor:{configurable:!0,value:Al(E,null).constructor},type:{configurable:!0,
value:Zi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Jr("__b",function(e,t){if(Po(),
_s=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof st&&(r||(t.__np=r={}),r[s]=l,o[s]=l.peek())}}e(t)});
Jr("__r",function(e,t){if(e(t),t.type!==E){Po();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,l){var a;return On(function(){a=this},{name:l}),
a.c=s,a})((function(s){return function(){var l;Sf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),_s=o,Po(r)}});Jr("__e",function(e,t,r,o){Po(),_s=void 0,e(t,r,o)});Jr("diffed",function(e,t){Po(),_s=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,l=r.U;if(l)for(var a in l){var u=l[a];u===void 0||o&&a in o||(u.d(),l[a]=void 0)}if(o){l||(l={},r.U=l);for(var d in o){var f=l[d],
p=o[d];f===void 0?(f=xf(r,d,p,s),l[d]=f):f.o(p,s)}}}e(t)});function xf(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,l=ye(r);return{o:function(a,u){l.value=
a,o=u},d:On(function(){this.N=Xi;var a=l.value.value;o[t]!==a&&(o[t]=a,s?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Jr("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var a=t.__np;if(a){var u=t.
props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var p=f.__$u;p&&(f.__$u=void 0,p.d())}}e(t)});Jr("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});Fr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!==
"__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Cf(e,t){return ms(function(){return ye(e,t)},[])}var Tf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function $f(){Il(function(){for(var e;e=Yi.shift();)Ki.call(e)})}function Xi(){Yi.push(this)===1&&(ge.requestAnimationFrame||Tf)($f)}var Fl=new URL(document.baseURI);function Z(e){return new URL(e,Fl).href}function pn(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))s!==void 0&&s!==
""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var xn=class extends Error{constructor(r,o,s,l,a){super(l||s);cr(this,"status",r);cr(
this,"code",o);cr(this,"title",s);cr(this,"detail",l);cr(this,"retryAfter",a)}};async function eu(e){let t=Number(e.headers.get("retry-after")??"0");try{let r=await e.
json();return new xn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new xn(e.status,"",e.statusText,"the answer came from something else\
 than Pawl",t)}}var zn=class{constructor(t){cr(this,"source",t)}};function Bl(e){return JSON.parse(e,(t,r,o)=>{let s=o?.source;return typeof r!="number"||s===void 0||
s.length<16||String(r)===s?r:new zn(s)})}var et=ye(null),St=ye(!1),Wl=ye(0),Mo=ye(null),tu=An(()=>et.value?.read_only===!0);function Ht(e){return et.value!==null&&
!et.value.read_only&&et.value.scopes.includes(e)}async function U(e,t={}){let r={},o={method:t.method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==
void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key);let s;try{s=await fetch(Z(e),o)}catch(l){if(t.signal?.
aborted)throw l;let a=new xn(0,"unreachable","The server does not answer","It may be restarting; trying again.",0);throw Mo.value=a,a}if(!s.ok){let l=await eu(s);
throw l.status===401&&(St.value=!0),(l.status===503||l.status===507)&&(Mo.value=l),l}if(Mo.value=null,s.status!==204)return Bl(await s.text())}async function ws(){
let e=Date.now(),t=await U("v1/me");Wl.value=Date.parse(t.now)-(e+Date.now())/2,et.value=t,St.value=!1}async function nu(e){let t=await fetch(Z("ui/session"),{method:"\
POST",headers:{"content-type":"application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await eu(t);await ws()}async function ru(){await U("ui/session",
{method:"DELETE"}),et.value=null,St.value=!0}function Hn(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}
function It(e,t="GET",r){let o=l=>`'${l.replace(/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),et.value?.tokens&&s.push('-H "Authorization: Bearer\
 $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-type: application/json'","-d",o(JSON.stringify(r))),s.push(o(Z(e))),s.join(" ")}var Pf="uplot",Mf="u-hz",Ef="u-vt",Df="u-title",Af="u-wrap",Of="u-under",Lf="u-over",Rf="u-axis",hr="u-off",qf="u-select",Nf="u-cursor-x",jf="u-cursor-y",If="u-\
cursor-pt",Uf="u-legend",Ff="u-live",Bf="u-inline",Wf="u-series",Jf="u-marker",ou="u-label",zf="u-value",Do="width",Ao="height";var su="bottom",zr="left",Jl="right",aa="#000",lu=aa+"0",zl="mousemove",au="mousedown",Hl="mouseup",iu="mouseenter",uu="mouseleave",cu="dblclick",Hf="resize",Vf="\
scroll",du="change",Ts="dppxchange",ia="--",Zr=typeof window<"u",Yl=Zr?document:null,Vr=Zr?window:null,Gf=Zr?navigator:null,ke,ks;function Zl(){let e=devicePixelRatio;
ke!=e&&(ke=e,ks&&ea(du,ks,Zl),ks=matchMedia(`(min-resolution: ${ke-.001}dppx) and (max-resolution: ${ke+.001}dppx)`),gr(du,ks,Zl),Vr.dispatchEvent(new CustomEvent(
Ts)))}function Vt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Xl(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function je(e,t,r){
e.style[t]=r+"px"}function mn(e,t,r,o){let s=Yl.createElement(e);return t!=null&&Vt(s,t),r?.insertBefore(s,o),s}function rn(e,t){return mn("div",e,t)}var fu=new WeakMap;
function Cn(e,t,r,o,s){let l="translate("+t+"px,"+r+"px)",a=fu.get(e);l!=a&&(e.style.transform=l,fu.set(e,l),t<0||r<0||t>o||r>s?Vt(e,hr):Xl(e,hr))}var pu=new WeakMap;
function mu(e,t,r){let o=t+r,s=pu.get(e);o!=s&&(pu.set(e,o),e.style.background=t,e.style.borderColor=r)}var hu=new WeakMap;function gu(e,t,r,o){let s=t+""+r,l=hu.
get(e);s!=l&&(hu.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var ua={passive:!0},Qf={...ua,
capture:!0};function gr(e,t,r,o){t.addEventListener(e,r,o?Qf:ua)}function ea(e,t,r,o){t.removeEventListener(e,r,ua)}Zr&&Zl();function hn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let l=o<=2147483647;for(;o-r>1;)s=l?r+o>>1:Gt((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function Ju(e){return(r,o,s)=>{let l=-1,a=-1;for(let u=o;u<=
s;u++)if(e(r[u])){l=u;break}for(let u=s;u>=o;u--)if(e(r[u])){a=u;break}return[l,a]}}var zu=e=>e!=null,Hu=e=>e!=null&&e>0,Ms=Ju(zu),Kf=Ju(Hu);function Yf(e,t,r,o=0,s=!1){
let l=s?Kf:Ms,a=s?Hu:zu;[t,r]=l(e,t,r);let u=e[t],d=e[t];if(t>-1)if(o==1)u=e[t],d=e[r];else if(o==-1)u=e[r],d=e[t];else for(let f=t;f<=r;f++){let p=e[f];a(p)&&(p<
u?u=p:p>d&&(d=p))}return[u??Pe,d??-Pe]}function Es(e,t,r,o){let s=yu(e),l=yu(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Ln:Vu,u=s==1?Gt:on,d=l==1?on:Gt,
f=u(a(at(e))),p=d(a(at(t))),h=Gr(r,f),m=Gr(r,p);return r==10&&(f<0&&(h=Me(h,-f)),p<0&&(m=Me(m,-p))),o||r==2?(e=h*s,t=m*l):(e=Yu(e,h),t=Ds(t,m)),[e,t]}function ca(e,t,r,o){
let s=Es(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var da=.1,vu={mode:3,pad:da},Lo={pad:0,soft:null,mode:0},Zf={min:Lo,max:Lo};function $s(e,t,r,o){return As(
r)?bu(e,t,r):(Lo.pad=r,Lo.soft=o?0:null,Lo.mode=o?3:0,bu(e,t,Zf))}function _e(e,t){return e??t}function Xf(e,t,r){for(t=_e(t,0),r=_e(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function bu(e,t,r){let o=r.min,s=r.max,l=_e(o.pad,0),a=_e(s.pad,0),u=_e(o.hard,-Pe),d=_e(s.hard,Pe),f=_e(o.soft,Pe),p=_e(s.soft,-Pe),
h=_e(o.mode,0),m=_e(s.mode,0),y=t-e,k=Ln(y),M=Lt(at(e),at(t)),x=Ln(M),T=at(x-k);(y<1e-24||T>10)&&(y=0,(e==0||t==0)&&(y=1e-24,h==2&&f!=Pe&&(l=0),m==2&&p!=-Pe&&(a=
0)));let w=y||M||1e3,C=Ln(w),P=Gr(10,Gt(C)),J=w*(y==0?e==0?.1:1:l),L=Me(Yu(e-J,P/10),24),re=e>=f&&(h==1||h==3&&L<=f||h==2&&L>=f)?f:Pe,Q=Lt(u,L<re&&e>=re?re:gn(re,
L)),le=w*(y==0?t==0?.1:1:a),H=Me(Ds(t+le,P/10),24),O=t<=p&&(m==1||m==3&&H>=p||m==2&&H<=p)?p:-Pe,ae=gn(d,H>O&&t<=O?O:Lt(O,H));return Q==ae&&Q==0&&(ae=100),[Q,ae]}
var ep=new Intl.NumberFormat(Zr?Gf.language:"en-US"),fa=e=>ep.format(e),Qt=Math,Cs=Qt.PI,at=Qt.abs,Gt=Qt.floor,lt=Qt.round,on=Qt.ceil,gn=Qt.min,Lt=Qt.max,Gr=Qt.
pow,yu=Qt.sign,Ln=Qt.log10,Vu=Qt.log2,tp=(e,t=1)=>Qt.sinh(e)*t,Vl=(e,t=1)=>Qt.asinh(e/t),Pe=1/0;function _u(e){return(Ln((e^e>>31)-(e>>31))|0)+1}function ta(e,t,r){
return gn(Lt(e,t),r)}function Gu(e){return typeof e=="function"}function de(e){return Gu(e)?e:()=>e}var np=()=>{},Qu=e=>e,Ku=(e,t)=>t,rp=e=>null,wu=e=>!0,ku=(e,t)=>e==
t,op=/\.\d*?(?=9{6,}|0{6,})/gm,vr=e=>{if(Xu(e)||Gn.has(e))return e;let t=`${e}`,r=t.match(op);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,l]=t.split("e");return+`${vr(s)}e${l}`}return Me(e,o)};function pr(e,t){return vr(Me(vr(e/t))*t)}function Ds(e,t){return vr(on(vr(e/t))*t)}function Yu(e,t){return vr(
Gt(vr(e/t))*t)}function Me(e,t=0){if(Xu(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return lt(o)/r}var Gn=new Map;function Zu(e){return((""+e).split(".")[1]||
"").length}function qo(e,t,r,o){let s=[],l=o.map(Zu);for(let a=t;a<r;a++){let u=at(a),d=Me(Gr(e,a),u);for(let f=0;f<o.length;f++){let p=e==10?+`${o[f]}e${a}`:o[f]*
d,h=(a>=0?0:u)+(a>=l[f]?0:l[f]),m=e==10?p:Me(p,h);s.push(m),Gn.set(m,h)}}return s}var Ro={},pa=[],Qr=[null,null],Vn=Array.isArray,Xu=Number.isInteger,sp=e=>e===
void 0;function Su(e){return typeof e=="string"}function As(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function lp(e){return e!=null&&
typeof e=="object"}var ap=Object.getPrototypeOf(Uint8Array),ec="__proto__";function Kr(e,t=As){let r;if(Vn(e)){let o=e.find(s=>s!=null);if(Vn(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=Kr(e[s],t)}else r=e.slice()}else if(e instanceof ap)r=e.slice();else if(t(e)){r={};for(let o in e)o!=ec&&(r[o]=Kr(e[o],
t))}else r=e;return r}function nt(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=ec&&(As(e[s])?nt(e[s],Kr(o[s])):e[s]=Kr(o[s]))}return e}
var ip=0,up=1,cp=2;function dp(e,t,r){for(let o=0,s,l=-1;o<t.length;o++){let a=t[o];if(a>l){for(s=a-1;s>=0&&e[s]==null;)e[s--]=null;for(s=a+1;s<r&&e[s]==null;)e[l=
s++]=null}}}function fp(e,t){if(hp(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return gp(a[0])||(a=mp(a)),a}let r=new Set;for(let a=0;a<
e.length;a++){let d=e[a][0],f=d.length;for(let p=0;p<f;p++)r.add(d[p])}let o=[Array.from(r).sort((a,u)=>a-u)],s=o[0].length,l=new Map;for(let a=0;a<s;a++)l.set(
o[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];for(let f=1;f<u.length;f++){let p=u[f],h=Array(s).fill(void 0),m=t?t[a][f]:up,y=[];for(let k=0;k<p.length;k++){
let M=p[k],x=l.get(d[k]);M===null?m!=ip&&(h[x]=M,m==cp&&y.push(x)):h[x]=M}dp(h,y,s),o.push(h)}}return o}var pp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function mp(e){let t=e[0],r=t.length,o=Array(r);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,a)=>t[l]-t[a]);let s=[];for(let l=0;l<e.length;l++){
let a=e[l],u=Array(r);for(let d=0;d<r;d++)u[d]=a[o[d]];s.push(u)}return s}function hp(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let l=0;l<r;l++)if(s[l]!=t[l])return!1}}return!0}function gp(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=Lt(1,Gt((s-o+1)/t));for(let a=e[o],u=o+l;u<=s;u+=l){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}
var tc=["January","February","March","April","May","June","July","August","September","October","November","December"],nc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function rc(e){return e.slice(0,3)}var vp=nc.map(rc),bp=tc.map(rc),yp={MMMM:tc,MMM:bp,WWWW:nc,WWW:vp};function Eo(e){return(e<
10?"0":"")+e}function _p(e){return(e<10?"00":e<100?"0":"")+e}var wp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Eo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Eo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Eo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Eo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Eo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>_p(e.getMilliseconds())};
function ma(e,t){t=t||yp;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?wp[s[1]]:s[0]);return l=>{let a="";for(let u=0;u<r.length;u++)
a+=typeof r[u]=="string"?r[u]:r[u](l,t);return a}}var kp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Sp(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==kp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var oc=e=>e%
1==0,Ps=[1,2,2.5,5],xp=qo(10,-32,0,Ps),sc=qo(10,0,32,Ps),Cp=sc.filter(oc),mr=xp.concat(sc),ha=`
`,lc="{YYYY}",xu=ha+lc,ac="{M}/{D}",Oo=ha+ac,Ss=Oo+"/{YY}",ic="{aa}",Tp="{h}:{mm}",Hr=Tp+ic,Cu=ha+Hr,Tu=":{ss}",xe=null;function uc(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,l=s*30,a=s*365,d=(e==1?qo(10,0,3,Ps).filter(oc):qo(10,-3,0,Ps)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),f=[[a,lc,xe,xe,xe,xe,xe,xe,1],[s*28,"{MMM}",xu,xe,xe,xe,xe,xe,1],[s,ac,xu,xe,
xe,xe,xe,xe,1],[o,"{h}"+ic,Ss,xe,Oo,xe,xe,xe,1],[r,Hr,Ss,xe,Oo,xe,xe,xe,1],[t,Tu,Ss+" "+Hr,xe,Oo+" "+Hr,xe,Cu,xe,1],[e,Tu+".{fff}",Ss+" "+Hr,xe,Oo+" "+Hr,xe,Cu,
xe,1]];function p(h){return(m,y,k,M,x,T)=>{let w=[],C=x>=a,P=x>=l&&x<a,J=h(k),L=Me(J*e,3),re=Gl(J.getFullYear(),C?0:J.getMonth(),P||C?1:J.getDate()),Q=Me(re*e,3);
if(P||C){let le=P?x/l:0,H=C?x/a:0,O=L==Q?L:Me(Gl(re.getFullYear()+H,re.getMonth()+le,1)*e,3),ae=new Date(lt(O/e)),F=ae.getFullYear(),K=ae.getMonth();for(let V=0;O<=
M;V++){let pe=Gl(F+H*V,K+le*V,1),z=pe-h(Me(pe*e,3));O=Me((+pe+z)*e,3),O<=M&&w.push(O)}}else{let le=x>=s?s:x,H=Gt(k)-Gt(L),O=Q+H+Ds(L-Q,le);w.push(O);let ae=h(O),
F=ae.getHours()+ae.getMinutes()/r+ae.getSeconds()/o,K=x/o,V=m.axes[y]._space,pe=T/V;for(;O=Me(O+x,e==1?0:3),!(O>M);)if(K>1){let z=Gt(Me(F+K,6))%24,ve=h(O).getHours()-
z;ve>1&&(ve=-1),O-=ve*o,F=(F+K)%24;let Te=w[w.length-1];Me((O-Te)/x,3)*pe>=.7&&w.push(O)}else w.push(O)}return w}}return[d,f,p]}var[$p,Pp,Mp]=uc(1),[Ep,Dp,Ap]=uc(
.001);qo(2,-53,53,[1]);function $u(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function Pu(e,t){return(r,o,s,l,a)=>{let u=t.
find(k=>a>=k[0])||t[t.length-1],d,f,p,h,m,y;return o.map(k=>{let M=e(k),x=M.getFullYear(),T=M.getMonth(),w=M.getDate(),C=M.getHours(),P=M.getMinutes(),J=M.getSeconds(),
L=x!=d&&u[2]||T!=f&&u[3]||w!=p&&u[4]||C!=h&&u[5]||P!=m&&u[6]||J!=y&&u[7]||u[1];return d=x,f=T,p=w,h=C,m=P,y=J,L(M)})}}function Op(e,t){let r=ma(t);return(o,s,l,a,u)=>s.
map(d=>r(e(d)))}function Gl(e,t,r){return new Date(e,t,r)}function Mu(e,t){return t(e)}var Lp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Eu(e,t){return(r,o,s,l)=>l==
null?ia:t(e(o))}function Rp(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function qp(e,t){return e.series[t].fill(
e,t)}var Np={show:!0,live:!0,isolate:!1,mount:np,markers:{show:!0,width:2,stroke:Rp,fill:qp,dash:"solid"},idx:null,idxs:null,values:[]};function jp(e,t){let r=e.
cursor.points,o=rn(),s=r.size(e,t);je(o,Do,s),je(o,Ao,s);let l=s/-2;je(o,"marginLeft",l),je(o,"marginTop",l);let a=r.width(e,t,s);return a&&je(o,"borderWidth",a),
o}function Ip(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Up(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Fp(e,t){return e.
series[t].points.size}var Ql=[0,0];function Bp(e,t,r){return Ql[0]=t,Ql[1]=r,Ql}function xs(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}function Kl(e,t,r,o=!0){
return s=>{(!o||s.target==t)&&r(s)}}var Wp={show:!0,x:!0,y:!0,lock:!1,move:Bp,points:{one:!1,show:jp,size:Fp,width:0,stroke:Up,fill:Ip},bind:{mousedown:xs,mouseup:xs,
click:xs,dblclick:xs,mousemove:Kl,mouseleave:Kl,mouseenter:Kl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},cc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ga=nt({},cc,{filter:Ku}),dc=nt({},ga,{size:10}),fc=nt({},cc,{show:!1}),va='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',pc="bold "+va,mc=1.5,Du={
show:!0,scale:"x",stroke:aa,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:pc,side:2,grid:ga,ticks:dc,border:fc,font:va,lineGap:mc,rotate:0},
Jp="Value",zp="Time",Au={show:!0,scale:"x",auto:!1,sorted:1,min:Pe,max:-Pe,idxs:[]};function Hp(e,t,r,o,s){return t.map(l=>l==null?"":fa(l))}function Vp(e,t,r,o,s,l,a){
let u=[],d=Gn.get(s)||0;r=a?r:Me(Ds(r,s),d);for(let f=r;f<=o;f=Me(f+s,d))u.push(Object.is(f,-0)?0:f);return u}function na(e,t,r,o,s,l,a){let u=[],d=e.scales[e.axes[t].
scale].log,f=d==10?Ln:Vu,p=Gt(f(r));s=Gr(d,p),d==10&&(s=mr[hn(s,mr)]);let h=r,m=s*d;d==10&&(m=mr[hn(m,mr)]);do u.push(h),h=h+s,d==10&&!Gn.has(h)&&(h=Me(h,Gn.get(
s))),h>=m&&(s=h,m=s*d,d==10&&(m=mr[hn(m,mr)]));while(h<=o);return u}function Gp(e,t,r,o,s,l,a){let d=e.scales[e.axes[t].scale].asinh,f=o>d?na(e,t,Lt(d,r),o,s):[
d],p=o>=0&&r<=0?[0]:[];return(r<-d?na(e,t,Lt(d,-o),-r,s):[d]).reverse().map(m=>-m).concat(p,f)}var hc=/./,Qp=/[12357]/,Kp=/[125]/,Ou=/1/,ra=(e,t,r,o)=>e.map((s,l)=>t==
4&&s==0||l%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function Yp(e,t,r,o,s){let l=e.axes[r],a=l.scale,u=e.scales[a],d=e.valToPos,f=l._space,p=d(10,a),h=d(
9,a)-p>=f?hc:d(7,a)-p>=f?Qp:d(5,a)-p>=f?Kp:Ou;if(h==Ou){let m=at(d(1,a)-p);if(m<f)return ra(t.slice().reverse(),u.distr,h,on(f/m)).reverse()}return ra(t,u.distr,
h,1)}function Zp(e,t,r,o,s){let l=e.axes[r],a=l.scale,u=l._space,d=e.valToPos,f=at(d(1,a)-d(2,a));return f<u?ra(t.slice().reverse(),3,hc,on(u/f)).reverse():t}function Xp(e,t,r,o){
return o==null?ia:t==null?"":fa(t)}var Lu={show:!0,scale:"y",stroke:aa,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:pc,side:3,grid:ga,ticks:dc,
border:fc,font:va,lineGap:mc,rotate:0};function em(e,t){let r=3+(e||1)*2;return Me(r*t,3)}function tm(e,t){let{scale:r,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(
s[o[0]],r,!0),a=e.valToPos(s[o[1]],r,!0),u=at(a-l),d=e.series[t],f=u/(d.points.space*ke);return o[1]-o[0]<=f}var Ru={scale:null,auto:!0,sorted:0,min:Pe,max:-Pe},
gc=(e,t,r,o,s)=>s,qu={show:!0,auto:!0,sorted:0,gaps:gc,alpha:1,facets:[nt({},Ru,{scale:"x"}),nt({},Ru,{scale:"y"})]},Nu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:gc,alpha:1,points:{show:tm,filter:null},values:null,min:Pe,max:-Pe,idxs:[],path:null,clip:null};function nm(e,t,r,o,s){return r/10}var vc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},rm=nt({},vc,{time:!1,ori:1}),ju={};function bc(e,t){let r=ju[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,l,a,u,d,f){for(let p=0;p<r.plots.length;p++)r.plots[p]!=s&&r.plots[p].pub(o,s,l,a,u,d,f)}},e!=null&&(ju[e]=
r)),r}var Yr=1,oa=2;function br(e,t,r){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=l[0],f=o==2?l[1]:l[t],p=o==2?a[s.facets[0].scale]:
a[e.series[0].scale],h=o==2?a[s.facets[1].scale]:a[s.scale],m=u.left,y=u.top,k=u.width,M=u.height,x=e.valToPosH,T=e.valToPosV;return p.ori==0?r(s,d,f,p,h,x,T,m,
y,k,M,Ls,Xr,qs,_c,kc):r(s,d,f,p,h,T,x,y,m,M,k,Rs,eo,_a,wc,Sc)}function ba(e,t){let r=0,o=0,s=_e(e.bands,pa);for(let l=0;l<s.length;l++){let a=s[l];a.series[0]==
t?r=a.dir:a.series[1]==t&&(a.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function om(e,t,r,o,s){let l=e.mode,a=e.series[t],u=l==2?a.facets[1].scale:a.scale,
d=e.scales[u];return s==-1?d.min:s==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Rn(e,t,r,o,s,l){return br(e,t,(a,u,d,f,p,h,m,y,k,M,x)=>{let T=a.pxRound,w=f.
dir*(f.ori==0?1:-1),C=f.ori==0?Xr:eo,P,J;w==1?(P=r,J=o):(P=o,J=r);let L=T(h(u[P],f,M,y)),re=T(m(d[P],p,x,k)),Q=T(h(u[J],f,M,y)),le=T(m(l==1?p.max:p.min,p,x,k)),
H=new Path2D(s);return C(H,Q,le),C(H,L,le),C(H,L,re),H})}function Os(e,t,r,o,s,l){let a=null;if(e.length>0){a=new Path2D;let u=t==0?qs:_a,d=r;for(let h=0;h<e.length;h++){
let m=e[h];if(m[1]>m[0]){let y=m[0]-d;y>0&&u(a,d,o,y,o+l),d=m[1]}}let f=r+s-d,p=10;f>0&&u(a,d,o-p/2,f,o+l+p)}return a}function sm(e,t,r){let o=e[e.length-1];o&&
o[0]==t?o[1]=r:e.push([t,r])}function ya(e,t,r,o,s,l,a){let u=[],d=e.length;for(let f=s==1?r:o;f>=r&&f<=o;f+=s)if(t[f]===null){let h=f,m=f;if(s==1)for(;++f<=o&&
t[f]===null;)m=f;else for(;--f>=r&&t[f]===null;)m=f;let y=l(e[h]),k=m==h?y:l(e[m]),M=h-s;y=a<=0&&M>=0&&M<d?l(e[M]):y;let T=m+s;k=a>=0&&T>=0&&T<d?l(e[T]):k,k>=y&&
u.push([y,k])}return u}function Iu(e){return e==0?Qu:e==1?lt:t=>pr(t,e)}function yc(e){let t=e==0?Ls:Rs,r=e==0?(s,l,a,u,d,f)=>{s.arcTo(l,a,u,d,f)}:(s,l,a,u,d,f)=>{
s.arcTo(a,l,d,u,f)},o=e==0?(s,l,a,u,d)=>{s.rect(l,a,u,d)}:(s,l,a,u,d)=>{s.rect(a,l,d,u)};return(s,l,a,u,d,f=0,p=0)=>{f==0&&p==0?o(s,l,a,u,d):(f=gn(f,u/2,d/2),p=
gn(p,u/2,d/2),t(s,l+f,a),r(s,l+u,a,l+u,a+d,f),r(s,l+u,a+d,l,a+d,p),r(s,l,a+d,l,a,p),r(s,l,a,l+u,a,f),s.closePath())}}var Ls=(e,t,r)=>{e.moveTo(t,r)},Rs=(e,t,r)=>{
e.moveTo(r,t)},Xr=(e,t,r)=>{e.lineTo(t,r)},eo=(e,t,r)=>{e.lineTo(r,t)},qs=yc(0),_a=yc(1),_c=(e,t,r,o,s,l)=>{e.arc(t,r,o,s,l)},wc=(e,t,r,o,s,l)=>{e.arc(r,t,o,s,l)},
kc=(e,t,r,o,s,l,a)=>{e.bezierCurveTo(t,r,o,s,l,a)},Sc=(e,t,r,o,s,l,a)=>{e.bezierCurveTo(r,t,s,o,a,l)};function xc(e){return(t,r,o,s,l)=>br(t,r,(a,u,d,f,p,h,m,y,k,M,x)=>{
let{pxRound:T,points:w}=a,C,P;f.ori==0?(C=Ls,P=_c):(C=Rs,P=wc);let J=Me(w.width*ke,3),L=(w.size-w.width)/2*ke,re=Me(L*2,3),Q=new Path2D,le=new Path2D,{left:H,top:O,
width:ae,height:F}=t.bbox;qs(le,H-re,O-re,ae+re*2,F+re*2);let K=V=>{if(d[V]!=null){let pe=T(h(u[V],f,M,y)),z=T(m(d[V],p,x,k));C(Q,pe+L,z),P(Q,pe,z,L,0,Cs*2)}};if(l)
l.forEach(K);else for(let V=o;V<=s;V++)K(V);return{stroke:J>0?Q:null,fill:Q,clip:le,flags:Yr|oa}})}function Cc(e){return(t,r,o,s,l,a)=>{o!=s&&(l!=o&&a!=o&&e(t,r,
o),l!=s&&a!=s&&e(t,r,s),e(t,r,a))}}var lm=Cc(Xr),am=Cc(eo);function Tc(e){let t=_e(e?.alignGaps,0);return(r,o,s,l)=>br(r,o,(a,u,d,f,p,h,m,y,k,M,x)=>{[s,l]=Ms(d,
s,l);let T=a.pxRound,w=F=>T(h(F,f,M,y)),C=F=>T(m(F,p,x,k)),P,J;f.ori==0?(P=Xr,J=lm):(P=eo,J=am);let L=f.dir*(f.ori==0?1:-1),re={stroke:new Path2D,fill:null,clip:null,
band:null,gaps:null,flags:Yr},Q=re.stroke,le=!1;if(l-s>=M*4){let F=B=>r.posToVal(B,f.key,!0),K=null,V=null,pe,z,qt,Ie=w(u[L==1?s:l]),ve=w(u[s]),Te=w(u[l]),ie=F(
L==1?ve+1:Te-1);for(let B=L==1?s:l;B>=s&&B<=l;B+=L){let rt=u[B],Ue=(L==1?rt<ie:rt>ie)?Ie:w(rt),Se=d[B];Ue==Ie?Se!=null?(z=Se,K==null?(P(Q,Ue,C(z)),pe=K=V=z):z<K?
K=z:z>V&&(V=z)):Se===null&&(le=!0):(K!=null&&J(Q,Ie,C(K),C(V),C(pe),C(z)),Se!=null?(z=Se,P(Q,Ue,C(z)),K=V=pe=z):(K=V=null,Se===null&&(le=!0)),Ie=Ue,ie=F(Ie+L))}
K!=null&&K!=V&&qt!=Ie&&J(Q,Ie,C(K),C(V),C(pe),C(z))}else for(let F=L==1?s:l;F>=s&&F<=l;F+=L){let K=d[F];K===null?le=!0:K!=null&&P(Q,w(u[F]),C(K))}let[O,ae]=ba(r,
o);if(a.fill!=null||O!=0){let F=re.fill=new Path2D(Q),K=a.fillTo(r,o,a.min,a.max,O),V=C(K),pe=w(u[s]),z=w(u[l]);L==-1&&([z,pe]=[pe,z]),P(F,z,V),P(F,pe,V)}if(!a.
spanGaps){let F=[];le&&F.push(...ya(u,d,s,l,L,w,t)),re.gaps=F=a.gaps(r,o,s,l,F),re.clip=Os(F,f.ori,y,k,M,x)}return ae!=0&&(re.band=ae==2?[Rn(r,o,s,l,Q,-1),Rn(r,
o,s,l,Q,1)]:Rn(r,o,s,l,Q,ae)),re})}function im(e){let t=_e(e.align,1),r=_e(e.ascDesc,!1),o=_e(e.alignGaps,0),s=_e(e.extend,!1);return(l,a,u,d)=>br(l,a,(f,p,h,m,y,k,M,x,T,w,C)=>{
[u,d]=Ms(h,u,d);let P=f.pxRound,{left:J,width:L}=l.bbox,re=ve=>P(k(ve,m,w,x)),Q=ve=>P(M(ve,y,C,T)),le=m.ori==0?Xr:eo,H={stroke:new Path2D,fill:null,clip:null,band:null,
gaps:null,flags:Yr},O=H.stroke,ae=m.dir*(m.ori==0?1:-1),F=Q(h[ae==1?u:d]),K=re(p[ae==1?u:d]),V=K,pe=K;s&&t==-1&&(pe=J,le(O,pe,F)),le(O,K,F);for(let ve=ae==1?u:d;ve>=
u&&ve<=d;ve+=ae){let Te=h[ve];if(Te==null)continue;let ie=re(p[ve]),B=Q(Te);t==1?le(O,ie,F):le(O,V,B),le(O,ie,B),F=B,V=ie}let z=V;s&&t==1&&(z=J+L,le(O,z,F));let[
qt,Ie]=ba(l,a);if(f.fill!=null||qt!=0){let ve=H.fill=new Path2D(O),Te=f.fillTo(l,a,f.min,f.max,qt),ie=Q(Te);le(ve,z,ie),le(ve,pe,ie)}if(!f.spanGaps){let ve=[];ve.
push(...ya(p,h,u,d,ae,re,o));let Te=f.width*ke/2,ie=r||t==1?Te:-Te,B=r||t==-1?-Te:Te;ve.forEach(rt=>{rt[0]+=ie,rt[1]+=B}),H.gaps=ve=f.gaps(l,a,u,d,ve),H.clip=Os(
ve,m.ori,x,T,w,C)}return Ie!=0&&(H.band=Ie==2?[Rn(l,a,u,d,O,-1),Rn(l,a,u,d,O,1)]:Rn(l,a,u,d,O,Ie)),H})}function Uu(e,t,r,o,s,l,a=Pe){if(e.length>1){let u=null;for(let d=0,
f=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let p=at(e[d]-e[u]);p<f&&(f=p,a=at(r(e[d],o,s,l)-r(e[u],o,s,l)))}u=d}}return a}function um(e){e=e||Ro;let t=_e(
e.size,[.6,Pe,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=de(s),a=1-t[0],u=_e(t[1],Pe),d=_e(t[2],1),f=_e(e.disp,Ro),
p=_e(e.each,y=>{}),{fill:h,stroke:m}=f;return(y,k,M,x)=>br(y,k,(T,w,C,P,J,L,re,Q,le,H,O)=>{let ae=T.pxRound,F=r,K=o*ke,V=u*ke,pe=d*ke,z,qt;P.ori==0?[z,qt]=l(y,k):
[qt,z]=l(y,k);let Ie=P.dir*(P.ori==0?1:-1),ve=P.ori==0?qs:_a,Te=P.ori==0?p:(j,De,ot,Cr,nr,bn,rr)=>{p(j,De,ot,nr,Cr,rr,bn)},ie=_e(y.bands,pa).find(j=>j.series[0]==
k),B=ie!=null?ie.dir:0,rt=T.fillTo(y,k,T.min,T.max,B),Mt=ae(re(rt,J,O,le)),Ue,Se,an,Ft=H,ze=ae(T.width*ke),vn=!1,$n=null,Yt=null,jn=null,kr=null;h!=null&&(ze==0||
m!=null)&&(vn=!0,$n=h.values(y,k,M,x),Yt=new Map,new Set($n).forEach(j=>{j!=null&&Yt.set(j,new Path2D)}),ze>0&&(jn=m.values(y,k,M,x),kr=new Map,new Set(jn).forEach(
j=>{j!=null&&kr.set(j,new Path2D)})));let{x0:Sr,size:go}=f;if(Sr!=null&&go!=null){F=1,w=Sr.values(y,k,M,x),Sr.unit==2&&(w=w.map(ot=>y.posToVal(Q+ot*H,P.key,!0)));
let j=go.values(y,k,M,x);go.unit==2?Se=j[0]*H:Se=L(j[0],P,H,Q)-L(0,P,H,Q),Ft=Uu(w,C,L,P,H,Q,Ft),an=Ft-Se+K}else Ft=Uu(w,C,L,P,H,Q,Ft),an=Ft*a+K,Se=Ft-an;an<1&&(an=
0),ze>=Se/2&&(ze=0),an<5&&(ae=Qu);let Vo=an>0,er=Ft-an-(Vo?ze:0);Se=ae(ta(er,pe,V)),Ue=(F==0?Se/2:F==Ie?0:Se)-F*Ie*((F==0?K/2:0)+(Vo?ze/2:0));let Et={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},xr=vn?null:new Path2D,Pn=null;if(ie!=null)Pn=y.data[ie.series[1]];else{let{y0:j,y1:De}=f;j!=null&&De!=null&&(C=
De.values(y,k,M,x),Pn=j.values(y,k,M,x))}let tr=z*Se,oe=qt*Se;for(let j=Ie==1?M:x;j>=M&&j<=x;j+=Ie){let De=C[j];if(De==null)continue;if(Pn!=null){let Nt=Pn[j]??
0;if(De-Nt==0)continue;Mt=re(Nt,J,O,le)}let ot=P.distr!=2||f!=null?w[j]:j,Cr=L(ot,P,H,Q),nr=re(_e(De,rt),J,O,le),bn=ae(Cr-Ue),rr=ae(Lt(nr,Mt)),Bt=ae(gn(nr,Mt)),
Zt=rr-Bt;if(De!=null){let Nt=De<0?oe:tr,un=De<0?tr:oe;vn?(ze>0&&jn[j]!=null&&ve(kr.get(jn[j]),bn,Bt+Gt(ze/2),Se,Lt(0,Zt-ze),Nt,un),$n[j]!=null&&ve(Yt.get($n[j]),
bn,Bt+Gt(ze/2),Se,Lt(0,Zt-ze),Nt,un)):ve(xr,bn,Bt+Gt(ze/2),Se,Lt(0,Zt-ze),Nt,un),Te(y,k,j,bn-ze/2,Bt,Se+ze,Zt)}}return ze>0?Et.stroke=vn?kr:xr:vn||(Et._fill=T.width==
0?T._fill:T._stroke??T._fill,Et.width=0),Et.fill=vn?Yt:xr,Et})}function cm(e,t){let r=_e(t?.alignGaps,0);return(o,s,l,a)=>br(o,s,(u,d,f,p,h,m,y,k,M,x,T)=>{[l,a]=
Ms(f,l,a);let w=u.pxRound,C=z=>w(m(z,p,x,k)),P=z=>w(y(z,h,T,M)),J,L,re;p.ori==0?(J=Ls,re=Xr,L=kc):(J=Rs,re=eo,L=Sc);let Q=p.dir*(p.ori==0?1:-1),le=C(d[Q==1?l:a]),
H=le,O=[],ae=[];for(let z=Q==1?l:a;z>=l&&z<=a;z+=Q)if(f[z]!=null){let Ie=d[z],ve=C(Ie);O.push(H=ve),ae.push(P(f[z]))}let F={stroke:e(O,ae,J,re,L,w),fill:null,clip:null,
band:null,gaps:null,flags:Yr},K=F.stroke,[V,pe]=ba(o,s);if(u.fill!=null||V!=0){let z=F.fill=new Path2D(K),qt=u.fillTo(o,s,u.min,u.max,V),Ie=P(qt);re(z,H,Ie),re(
z,le,Ie)}if(!u.spanGaps){let z=[];z.push(...ya(d,f,l,a,Q,C,r)),F.gaps=z=u.gaps(o,s,l,a,z),F.clip=Os(z,p.ori,k,M,x,T)}return pe!=0&&(F.band=pe==2?[Rn(o,s,l,a,K,-1),
Rn(o,s,l,a,K,1)]:Rn(o,s,l,a,K,pe)),F})}function dm(e){return cm(fm,e)}function fm(e,t,r,o,s,l){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),
a==2)o(u,e[1],t[1]);else{let d=Array(a),f=Array(a-1),p=Array(a-1),h=Array(a-1);for(let m=0;m<a-1;m++)p[m]=t[m+1]-t[m],h[m]=e[m+1]-e[m],f[m]=p[m]/h[m];d[0]=f[0];
for(let m=1;m<a-1;m++)f[m]===0||f[m-1]===0||f[m-1]>0!=f[m]>0?d[m]=0:(d[m]=3*(h[m-1]+h[m])/((2*h[m]+h[m-1])/f[m-1]+(h[m]+2*h[m-1])/f[m]),isFinite(d[m])||(d[m]=0));
d[a-1]=f[a-2];for(let m=0;m<a-1;m++)s(u,e[m]+h[m]/3,t[m]+d[m]*h[m]/3,e[m+1]-h[m]/3,t[m+1]-d[m+1]*h[m]/3,e[m+1],t[m+1])}return u}var sa=new Set;function Fu(){for(let e of sa)
e.syncRect(!0)}Zr&&(gr(Hf,Vr,Fu),gr(Vf,Vr,Fu,!0),gr(Ts,Vr,()=>{it.pxRatio=ke}));var pm=Tc(),mm=xc();function Bu(e,t,r,o){return(o?[e[0],e[1]].concat(e.slice(2)):
[e[0]].concat(e.slice(1))).map((l,a)=>la(l,a,t,r))}function hm(e,t){return e.map((r,o)=>o==0?{}:nt({},t,r))}function la(e,t,r,o){return nt({},t==0?r:o,e)}function $c(e,t,r){
return t==null?Qr:[t,r]}var gm=$c;function vm(e,t,r){return t==null?Qr:$s(t,r,da,!0)}function Pc(e,t,r,o){return t==null?Qr:Es(t,r,e.scales[o].log,!1)}var bm=Pc;
function Mc(e,t,r,o){return t==null?Qr:ca(t,r,e.scales[o].log,!1)}var ym=Mc;function _m(e,t,r,o,s){let l=Lt(_u(e),_u(t)),a=t-e,u=hn(s/o*a,r);do{let d=r[u],f=o*d/
a;if(f>=s&&l+(d<5?Gn.get(d):0)<=17)return[d,f]}while(++u<r.length);return[0,0]}function Wu(e){let t,r;return e=e.replace(/(\d+)px/,(o,s)=>(t=lt((r=+s)*ke))+"px"),
[e,t,r]}function wm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Me(t[2]*ke,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function it(e,t,r){let o={mode:_e(
e.mode,1)},s=o.mode;function l(i,c,g,v){let b=c.valToPct(i);return v+g*(c.dir==-1?1-b:b)}function a(i,c,g,v){let b=c.valToPct(i);return v+g*(c.dir==-1?b:1-b)}function u(i,c,g,v){
return c.ori==0?l(i,c,g,v):a(i,c,g,v)}o.valToPosH=l,o.valToPosV=a;let d=!1;o.status=0;let f=o.root=rn(Pf);if(e.id!=null&&(f.id=e.id),Vt(f,e.class),e.title){let i=rn(
Df,f);i.textContent=e.title}let p=mn("canvas"),h=o.ctx=p.getContext("2d"),m=rn(Af,f);gr("click",m,i=>{i.target===k&&(Re!=qr||Fe!=Nr)&&yt.click(o,i)},!0);let y=o.
under=rn(Of,m);m.appendChild(p);let k=o.over=rn(Lf,m);e=Kr(e);let M=+_e(e.pxAlign,1),x=Iu(M);(e.plugins||[]).forEach(i=>{i.opts&&(e=i.opts(o,e)||e)});let T=e.ms||
.001,w=o.series=s==1?Bu(e.series||[],Au,Nu,!1):hm(e.series||[null],qu),C=o.axes=Bu(e.axes||[],Du,Lu,!0),P=o.scales={},J=o.bands=e.bands||[];J.forEach(i=>{i.fill=
de(i.fill||null),i.dir=_e(i.dir,-1)});let L=s==2?w[1].facets[0].scale:w[0].scale,re={axes:Hd,series:Fd},Q=(e.drawOrder||["axes","series"]).map(i=>re[i]);function le(i){
let c=i.distr==3?g=>Ln(g>0?g:i.clamp(o,g,i.min,i.max,i.key)):i.distr==4?g=>Vl(g,i.asinh):i.distr==100?g=>i.fwd(g):g=>g;return g=>{let v=c(g),{_min:b,_max:_}=i,S=_-
b;return(v-b)/S}}function H(i){let c=P[i];if(c==null){let g=(e.scales||Ro)[i]||Ro;if(g.from!=null){H(g.from);let v=nt({},P[g.from],g,{key:i});v.valToPct=le(v),P[i]=
v}else{c=P[i]=nt({},i==L?vc:rm,g),c.key=i;let v=c.time,b=c.range,_=Vn(b);if((i!=L||s==2&&!v)&&(_&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?vu:{mode:1,hard:b[0],
soft:b[0]},max:b[1]==null?vu:{mode:1,hard:b[1],soft:b[1]}},_=!1),!_&&As(b))){let S=b;b=($,A,R)=>A==null?Qr:$s(A,R,S)}c.range=de(b||(v?gm:i==L?c.distr==3?bm:c.distr==
4?ym:$c:c.distr==3?Pc:c.distr==4?Mc:vm)),c.auto=de(_?!1:c.auto),c.clamp=de(c.clamp||nm),c._min=c._max=null,c.valToPct=le(c)}}}H("x"),H("y"),s==1&&w.forEach(i=>{
H(i.scale)}),C.forEach(i=>{H(i.scale)});for(let i in e.scales)H(i);let O=P[L],ae=O.distr,F,K;O.ori==0?(Vt(f,Mf),F=l,K=a):(Vt(f,Ef),F=a,K=l);let V={};for(let i in P){
let c=P[i];(c.min!=null||c.max!=null)&&(V[i]={min:c.min,max:c.max},c.min=c.max=null)}let pe=e.tzDate||(i=>new Date(lt(i/T))),z=e.fmtDate||ma,qt=T==1?Mp(pe):Ap(pe),
Ie=Pu(pe,$u(T==1?Pp:Dp,z)),ve=Eu(pe,Mu(Lp,z)),Te=[],ie=o.legend=nt({},Np,e.legend),B=o.cursor=nt({},Wp,{drag:{y:s==2}},e.cursor),rt=ie.show,Mt=B.show,Ue=ie.markers;
ie.idxs=Te,Ue.width=de(Ue.width),Ue.dash=de(Ue.dash),Ue.stroke=de(Ue.stroke),Ue.fill=de(Ue.fill);let Se,an,Ft,ze=[],vn=[],$n,Yt=!1,jn={};if(ie.live){let i=w[1]?
w[1].values:null;Yt=i!=null,$n=Yt?i(o,1,0):{_:0};for(let c in $n)jn[c]=ia}if(rt)if(Se=mn("table",Uf,f),Ft=mn("tbody",null,Se),ie.mount(o,Se),Yt){an=mn("thead",null,
Se,Ft);let i=mn("tr",null,an);mn("th",null,i);for(var kr in $n)mn("th",ou,i).textContent=kr}else Vt(Se,Bf),ie.live&&Vt(Se,Ff);let Sr={show:!0},go={show:!1};function Vo(i,c){
if(c==0&&(Yt||!ie.live||s==2))return Qr;let g=[],v=mn("tr",Wf,Ft,Ft.childNodes[c]);Vt(v,i.class),i.show||Vt(v,hr);let b=mn("th",null,v);if(Ue.show){let $=rn(Jf,
b);if(c>0){let A=Ue.width(o,c);A&&($.style.border=A+"px "+Ue.dash(o,c)+" "+Ue.stroke(o,c)),$.style.background=Ue.fill(o,c)}}let _=rn(ou,b);i.label instanceof HTMLElement?
_.appendChild(i.label):_.textContent=i.label,c>0&&(Ue.show||(_.style.color=i.width>0?Ue.stroke(o,c):Ue.fill(o,c)),Et("click",b,$=>{if(B._lock)return;sr($);let A=w.
indexOf(i);if(($.ctrlKey||$.metaKey)!=ie.isolate){let R=w.some((q,I)=>I>0&&I!=A&&q.show);w.forEach((q,I)=>{I>0&&_n(I,R?I==A?Sr:go:Sr,!0,tt.setSeries)})}else _n(
A,{show:!i.show},!0,tt.setSeries)},!1),$r&&Et(iu,b,$=>{B._lock||(sr($),_n(w.indexOf(i),Ir,!0,tt.setSeries))},!1));for(var S in $n){let $=mn("td",zf,v);$.textContent=
"--",g.push($)}return[v,g]}let er=new Map;function Et(i,c,g,v=!0){let b=er.get(c)||{},_=B.bind[i](o,c,g,v);_&&(gr(i,c,b[i]=_),er.set(c,b))}function xr(i,c,g){let v=er.
get(c)||{};for(let b in v)(i==null||b==i)&&(ea(b,c,v[b]),delete v[b]);i==null&&er.delete(c)}let Pn=0,tr=0,oe=0,j=0,De=0,ot=0,Cr=De,nr=ot,bn=oe,rr=j,Bt=0,Zt=0,Nt=0,
un=0;o.bbox={};let rl=!1,Go=!1,Tr=!1,or=!1,Qo=!1,Xt=!1;function ol(i,c,g){(g||i!=o.width||c!=o.height)&&Ba(i,c),Ar(!1),Tr=!0,Go=!0,Or()}function Ba(i,c){o.width=
Pn=oe=i,o.height=tr=j=c,De=ot=0,Ld(),Rd();let g=o.bbox;Bt=g.left=pr(De*ke,.5),Zt=g.top=pr(ot*ke,.5),Nt=g.width=pr(oe*ke,.5),un=g.height=pr(j*ke,.5)}let Dd=3;function Ad(){
let i=!1,c=0;for(;!i;){c++;let g=Jd(c),v=zd(c);i=c==Dd||g&&v,i||(Ba(o.width,o.height),Go=!0)}}function Od({width:i,height:c}){ol(i,c)}o.setSize=Od;function Ld(){
let i=!1,c=!1,g=!1,v=!1;C.forEach((b,_)=>{if(b.show&&b._show){let{side:S,_size:$}=b,A=S%2,R=b.label!=null?b.labelSize:0,q=$+R;q>0&&(A?(oe-=q,S==3?(De+=q,v=!0):g=
!0):(j-=q,S==0?(ot+=q,i=!0):c=!0))}}),lr[0]=i,lr[1]=g,lr[2]=c,lr[3]=v,oe-=In[1]+In[3],De+=In[3],j-=In[2]+In[0],ot+=In[0]}function Rd(){let i=De+oe,c=ot+j,g=De,v=ot;
function b(_,S){switch(_){case 1:return i+=S,i-S;case 2:return c+=S,c-S;case 3:return g-=S,g+S;case 0:return v-=S,v+S}}C.forEach((_,S)=>{if(_.show&&_._show){let $=_.
side;_._pos=b($,_._size),_.label!=null&&(_._lpos=b($,_.labelSize))}})}if(B.dataIdx==null){let i=B.hover,c=i.skip=new Set(i.skip??[]);c.add(void 0);let g=i.prox=
de(i.prox),v=i.bias??(i.bias=0);B.dataIdx=(b,_,S,$)=>{if(_==0)return S;let A=S,R=g(b,_,S,$)??Pe,q=R>=0&&R<Pe,I=O.ori==0?oe:j,Y=B.left,we=t[0],be=t[_];if(c.has(be[S])){
A=null;let ce=null,G=null,W;if(v==0||v==-1)for(W=S;ce==null&&W-- >0;)c.has(be[W])||(ce=W);if(v==0||v==1)for(W=S;G==null&&W++<be.length;)c.has(be[W])||(G=W);if(ce!=
null||G!=null)if(q){let Ne=ce==null?-1/0:F(we[ce],O,I,0),Ge=G==null?1/0:F(we[G],O,I,0),ht=Y-Ne,$e=Ge-Y;ht<=$e?ht<=R&&(A=ce):$e<=R&&(A=G)}else A=G==null?ce:ce==null?
G:S-ce<=G-S?ce:G}else q&&at(Y-F(we[S],O,I,0))>R&&(A=null);return A}}let sr=i=>{B.event=i};B.idxs=Te,B._lock=!1;let kt=B.points;kt.show=de(kt.show),kt.size=de(kt.
size),kt.stroke=de(kt.stroke),kt.width=de(kt.width),kt.fill=de(kt.fill);let yn=o.focus=nt({},e.focus||{alpha:.3},B.focus),$r=yn.prox>=0,Pr=$r&&kt.one,en=[],Mr=[],
Er=[];function Wa(i,c){let g=kt.show(o,c);if(g instanceof HTMLElement)return Vt(g,If),Vt(g,i.class),Cn(g,-10,-10,oe,j),k.insertBefore(g,en[c]),g}function Ja(i,c){
if(s==1||c>0){let g=s==1&&P[i.scale].time,v=i.value;i.value=g?Su(v)?Eu(pe,Mu(v,z)):v||ve:v||Xp,i.label=i.label||(g?zp:Jp)}if(Pr||c>0){i.width=i.width==null?1:i.
width,i.paths=i.paths||pm||rp,i.fillTo=de(i.fillTo||om),i.pxAlign=+_e(i.pxAlign,M),i.pxRound=Iu(i.pxAlign),i.stroke=de(i.stroke||null),i.fill=de(i.fill||null),i.
_stroke=i._fill=i._paths=i._focus=null;let g=em(Lt(1,i.width),1),v=i.points=nt({},{size:g,width:Lt(1,g*.2),stroke:i.stroke,space:g*2,paths:mm,_stroke:null,_fill:null},
i.points);v.show=de(v.show),v.filter=de(v.filter),v.fill=de(v.fill),v.stroke=de(v.stroke),v.paths=de(v.paths),v.pxAlign=i.pxAlign}if(rt){let g=Vo(i,c);ze.splice(
c,0,g[0]),vn.splice(c,0,g[1]),ie.values.push(null)}if(Mt){Te.splice(c,0,null);let g=null;Pr?c==0&&(g=Wa(i,c)):c>0&&(g=Wa(i,c)),en.splice(c,0,g),Mr.splice(c,0,0),
Er.splice(c,0,0)}mt("addSeries",c)}function qd(i,c){c=c??w.length,i=s==1?la(i,c,Au,Nu):la(i,c,{},qu),w.splice(c,0,i),Ja(w[c],c)}o.addSeries=qd;function Nd(i){if(w.
splice(i,1),rt){ie.values.splice(i,1),vn.splice(i,1);let c=ze.splice(i,1)[0];xr(null,c.firstChild),c.remove()}Mt&&(Te.splice(i,1),en.splice(i,1)[0].remove(),Mr.
splice(i,1),Er.splice(i,1)),mt("delSeries",i)}o.delSeries=Nd;let lr=[!1,!1,!1,!1];function jd(i,c){if(i._show=i.show,i.show){let g=i.side%2,v=P[i.scale];v==null&&
(i.scale=g?w[1].scale:L,v=P[i.scale]);let b=v.time;i.size=de(i.size),i.space=de(i.space),i.rotate=de(i.rotate),Vn(i.incrs)&&i.incrs.forEach(S=>{!Gn.has(S)&&Gn.set(
S,Zu(S))}),i.incrs=de(i.incrs||(v.distr==2?Cp:b?T==1?$p:Ep:mr)),i.splits=de(i.splits||(b&&v.distr==1?qt:v.distr==3?na:v.distr==4?Gp:Vp)),i.stroke=de(i.stroke),i.
grid.stroke=de(i.grid.stroke),i.ticks.stroke=de(i.ticks.stroke),i.border.stroke=de(i.border.stroke);let _=i.values;i.values=Vn(_)&&!Vn(_[0])?de(_):b?Vn(_)?Pu(pe,
$u(_,z)):Su(_)?Op(pe,_):_||Ie:_||Hp,i.filter=de(i.filter||(v.distr>=3&&v.log==10?Yp:v.distr==3&&v.log==2?Zp:Ku)),i.font=Wu(i.font),i.labelFont=Wu(i.labelFont),i.
_size=i.size(o,null,c,0),i._space=i._rotate=i._incrs=i._found=i._splits=i._values=null,i._size>0&&(lr[c]=!0,i._el=rn(Rf,m))}}function vo(i,c,g,v){let[b,_,S,$]=g,
A=c%2,R=0;return A==0&&($||_)&&(R=c==0&&!b||c==2&&!S?lt(Du.size/3):0),A==1&&(b||S)&&(R=c==1&&!_||c==3&&!$?lt(Lu.size/2):0),R}let za=o.padding=(e.padding||[vo,vo,
vo,vo]).map(i=>de(_e(i,vo))),In=o._padding=za.map((i,c)=>i(o,c,lr,0)),bt,ct=null,dt=null,Ko=s==1?w[0].idxs:null,cn=null,bo=!1;function Ha(i,c){if(t=i??[],o.data=
o._data=t,s==2){bt=0;for(let g=1;g<w.length;g++)bt+=t[g][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),cn=t[0],bt=cn.length;let g=t;if(ae==2){g=t.slice();
let v=g[0]=Array(bt);for(let b=0;b<bt;b++)v[b]=b}o._data=t=g}if(Ar(!0),mt("setData"),ae==2&&(Tr=!0),c!==!1){let g=O;g.auto(o,bo)?sl():Fn(L,g.min,g.max),or=or||B.
left>=0,Xt=!0,Or()}}o.setData=Ha;function sl(){bo=!0;let i,c;s==1&&(bt>0?(ct=Ko[0]=0,dt=Ko[1]=bt-1,i=t[0][ct],c=t[0][dt],ae==2?(i=ct,c=dt):i==c&&(ae==3?[i,c]=Es(
i,i,O.log,!1):ae==4?[i,c]=ca(i,i,O.log,!1):O.time?c=i+lt(86400/T):[i,c]=$s(i,c,da,!0))):(ct=Ko[0]=i=null,dt=Ko[1]=c=null)),Fn(L,i,c)}let Yo,Dr,ll,al,il,ul,cl,dl,
fl,jt;function Va(i,c,g,v,b,_){i??(i=lu),g??(g=pa),v??(v="butt"),b??(b=lu),_??(_="round"),i!=Yo&&(h.strokeStyle=Yo=i),b!=Dr&&(h.fillStyle=Dr=b),c!=ll&&(h.lineWidth=
ll=c),_!=il&&(h.lineJoin=il=_),v!=ul&&(h.lineCap=ul=v),g!=al&&h.setLineDash(al=g)}function Ga(i,c,g,v){c!=Dr&&(h.fillStyle=Dr=c),i!=cl&&(h.font=cl=i),g!=dl&&(h.
textAlign=dl=g),v!=fl&&(h.textBaseline=fl=v)}function pl(i,c,g,v,b=0){if(v.length>0&&i.auto(o,bo)&&(c==null||c.min==null)){let _=_e(ct,0),S=_e(dt,v.length-1),$=g.
min==null?Yf(v,_,S,b,i.distr==3):[g.min,g.max];i.min=gn(i.min,g.min=$[0]),i.max=Lt(i.max,g.max=$[1])}}let Qa={min:null,max:null};function Id(){for(let v in P){let b=P[v];
V[v]==null&&(b.min==null||V[L]!=null&&b.auto(o,bo))&&(V[v]=Qa)}for(let v in P){let b=P[v];V[v]==null&&b.from!=null&&V[b.from]!=null&&(V[v]=Qa)}V[L]!=null&&Ar(!0);
let i={};for(let v in V){let b=V[v];if(b!=null){let _=i[v]=Kr(P[v],lp);if(b.min!=null)nt(_,b);else if(v!=L||s==2)if(bt==0&&_.from==null){let S=_.range(o,null,null,
v);_.min=S[0],_.max=S[1]}else _.min=Pe,_.max=-Pe}}if(bt>0){w.forEach((v,b)=>{if(s==1){let _=v.scale,S=V[_];if(S==null)return;let $=i[_];if(b==0){let A=$.range(o,
$.min,$.max,_);$.min=A[0],$.max=A[1],ct=hn($.min,t[0]),dt=hn($.max,t[0]),dt-ct>1&&(t[0][ct]<$.min&&ct++,t[0][dt]>$.max&&dt--),v.min=cn[ct],v.max=cn[dt]}else v.show&&
v.auto&&pl($,S,v,t[b],v.sorted);v.idxs[0]=ct,v.idxs[1]=dt}else if(b>0&&v.show&&v.auto){let[_,S]=v.facets,$=_.scale,A=S.scale,[R,q]=t[b],I=i[$],Y=i[A];I!=null&&pl(
I,V[$],_,R,_.sorted),Y!=null&&pl(Y,V[A],S,q,S.sorted),v.min=S.min,v.max=S.max}});for(let v in i){let b=i[v],_=V[v];if(b.from==null&&(_==null||_.min==null)){let S=b.
range(o,b.min==Pe?null:b.min,b.max==-Pe?null:b.max,v);b.min=S[0],b.max=S[1]}}}for(let v in i){let b=i[v];if(b.from!=null){let _=i[b.from];if(_.min==null)b.min=b.
max=null;else{let S=b.range(o,_.min,_.max,v);b.min=S[0],b.max=S[1]}}}let c={},g=!1;for(let v in i){let b=i[v],_=P[v];if(_.min!=b.min||_.max!=b.max){_.min=b.min,
_.max=b.max;let S=_.distr;_._min=S==3?Ln(_.min):S==4?Vl(_.min,_.asinh):S==100?_.fwd(_.min):_.min,_._max=S==3?Ln(_.max):S==4?Vl(_.max,_.asinh):S==100?_.fwd(_.max):
_.max,c[v]=g=!0}}if(g){w.forEach((v,b)=>{s==2?b>0&&c.y&&(v._paths=null):c[v.scale]&&(v._paths=null)});for(let v in c)Tr=!0,mt("setScale",v);Mt&&B.left>=0&&(or=Xt=
!0)}for(let v in V)V[v]=null}function Ud(i){let c=ta(ct-1,0,bt-1),g=ta(dt+1,0,bt-1);for(;i[c]==null&&c>0;)c--;for(;i[g]==null&&g<bt-1;)g++;return[c,g]}function Fd(){
if(bt>0){let i=w.some(c=>c._focus)&&jt!=yn.alpha;i&&(h.globalAlpha=jt=yn.alpha),w.forEach((c,g)=>{if(g>0&&c.show&&(Ka(g,!1),Ka(g,!0),c._paths==null)){let v=jt;jt!=
c.alpha&&(h.globalAlpha=jt=c.alpha);let b=s==2?[0,t[g][0].length-1]:Ud(t[g]);c._paths=c.paths(o,g,b[0],b[1]),jt!=v&&(h.globalAlpha=jt=v)}}),w.forEach((c,g)=>{if(g>
0&&c.show){let v=jt;jt!=c.alpha&&(h.globalAlpha=jt=c.alpha),c._paths!=null&&Ya(g,!1);{let b=c._paths!=null?c._paths.gaps:null,_=c.points.show(o,g,ct,dt,b),S=c.points.
filter(o,g,_,b);(_||S)&&(c.points._paths=c.points.paths(o,g,ct,dt,S),Ya(g,!0))}jt!=v&&(h.globalAlpha=jt=v),mt("drawSeries",g)}}),i&&(h.globalAlpha=jt=1)}}function Ka(i,c){
let g=c?w[i].points:w[i];g._stroke=g.stroke(o,i),g._fill=g.fill(o,i)}function Ya(i,c){let g=c?w[i].points:w[i],{stroke:v,fill:b,clip:_,flags:S,_stroke:$=g._stroke,
_fill:A=g._fill,_width:R=g.width}=g._paths;R=Me(R*ke,3);let q=null,I=R%2/2;c&&A==null&&(A=R>0?"#fff":$);let Y=g.pxAlign==1&&I>0;if(Y&&h.translate(I,I),!c){let we=Bt-
R/2,be=Zt-R/2,ce=Nt+R,G=un+R;q=new Path2D,q.rect(we,be,ce,G)}c?ml($,R,g.dash,g.cap,A,v,b,S,_):Bd(i,$,R,g.dash,g.cap,A,v,b,S,q,_),Y&&h.translate(-I,-I)}function Bd(i,c,g,v,b,_,S,$,A,R,q){
let I=!1;A!=0&&J.forEach((Y,we)=>{if(Y.series[0]==i){let be=w[Y.series[1]],ce=t[Y.series[1]],G=(be._paths||Ro).band;Vn(G)&&(G=Y.dir==1?G[0]:G[1]);let W,Ne=null;
be.show&&G&&Xf(ce,ct,dt)?(Ne=Y.fill(o,we)||_,W=be._paths.clip):G=null,ml(c,g,v,b,Ne,S,$,A,R,q,W,G),I=!0}}),I||ml(c,g,v,b,_,S,$,A,R,q)}let Za=Yr|oa;function ml(i,c,g,v,b,_,S,$,A,R,q,I){
Va(i,c,g,v,b),(A||R||I)&&(h.save(),A&&h.clip(A),R&&h.clip(R)),I?($&Za)==Za?(h.clip(I),q&&h.clip(q),Xo(b,S),Zo(i,_,c)):$&oa?(Xo(b,S),h.clip(I),Zo(i,_,c)):$&Yr&&(h.
save(),h.clip(I),q&&h.clip(q),Xo(b,S),h.restore(),Zo(i,_,c)):(Xo(b,S),Zo(i,_,c)),(A||R||I)&&h.restore()}function Zo(i,c,g){g>0&&(c instanceof Map?c.forEach((v,b)=>{
h.strokeStyle=Yo=b,h.stroke(v)}):c!=null&&i&&h.stroke(c))}function Xo(i,c){c instanceof Map?c.forEach((g,v)=>{h.fillStyle=Dr=v,h.fill(g)}):c!=null&&i&&h.fill(c)}
function Wd(i,c,g,v){let b=C[i],_;if(v<=0)_=[0,0];else{let S=b._space=b.space(o,i,c,g,v),$=b._incrs=b.incrs(o,i,c,g,v,S);_=_m(c,g,$,v,S)}return b._found=_}function hl(i,c,g,v,b,_,S,$,A,R){
let q=S%2/2;M==1&&h.translate(q,q),Va($,S,A,R,$),h.beginPath();let I,Y,we,be,ce=b+(v==0||v==3?-_:_);g==0?(Y=b,be=ce):(I=b,we=ce);for(let G=0;G<i.length;G++)c[G]!=
null&&(g==0?I=we=i[G]:Y=be=i[G],h.moveTo(I,Y),h.lineTo(we,be));h.stroke(),M==1&&h.translate(-q,-q)}function Jd(i){let c=!0;return C.forEach((g,v)=>{if(!g.show)return;
let b=P[g.scale];if(b.min==null){g._show&&(c=!1,g._show=!1,Ar(!1));return}else g._show||(c=!1,g._show=!0,Ar(!1));let _=g.side,S=_%2,{min:$,max:A}=b,[R,q]=Wd(v,$,
A,S==0?oe:j);if(q==0)return;let I=b.distr==2,Y=g._splits=g.splits(o,v,$,A,R,q,I),we=b.distr==2?Y.map(W=>cn[W]):Y,be=b.distr==2?cn[Y[1]]-cn[Y[0]]:R,ce=g._values=
g.values(o,g.filter(o,we,v,q,be),v,q,be);g._rotate=_==2?g.rotate(o,ce,v,q):0;let G=g._size;g._size=on(g.size(o,ce,v,i)),G!=null&&g._size!=G&&(c=!1)}),c}function zd(i){
let c=!0;return za.forEach((g,v)=>{let b=g(o,v,lr,i);b!=In[v]&&(c=!1),In[v]=b}),c}function Hd(){for(let i=0;i<C.length;i++){let c=C[i];if(!c.show||!c._show)continue;
let g=c.side,v=g%2,b,_,S=c.stroke(o,i),$=g==0||g==3?-1:1,[A,R]=c._found;if(c.label!=null){let At=c.labelGap*$,zt=lt((c._lpos+At)*ke);Ga(c.labelFont[0],S,"center",
g==2?"top":su),h.save(),v==1?(b=_=0,h.translate(zt,lt(Zt+un/2)),h.rotate((g==3?-Cs:Cs)/2)):(b=lt(Bt+Nt/2),_=zt);let ur=Gu(c.label)?c.label(o,i,A,R):c.label;h.fillText(
ur,b,_),h.restore()}if(R==0)continue;let q=P[c.scale],I=v==0?Nt:un,Y=v==0?Bt:Zt,we=c._splits,be=q.distr==2?we.map(At=>cn[At]):we,ce=q.distr==2?cn[we[1]]-cn[we[0]]:
A,G=c.ticks,W=c.border,Ne=G.show?G.size:0,Ge=lt(Ne*ke),ht=lt((c.alignTo==2?c._size-Ne-c.gap:c.gap)*ke),$e=c._rotate*-Cs/180,Qe=x(c._pos*ke),Wt=(Ge+ht)*$,Dt=Qe+Wt;
_=v==0?Dt:0,b=v==1?Dt:0;let tn=c.font[0],dn=c.align==1?zr:c.align==2?Jl:$e>0?zr:$e<0?Jl:v==0?"center":g==3?Jl:zr,kn=$e||v==1?"middle":g==2?"top":su;Ga(tn,S,dn,kn);
let Jt=c.font[1]*c.lineGap,nn=we.map(At=>x(u(At,q,I,Y))),fn=c._values;for(let At=0;At<fn.length;At++){let zt=fn[At];if(zt!=null){v==0?b=nn[At]:_=nn[At],zt=""+zt;
let ur=zt.indexOf(`
`)==-1?[zt]:zt.split(/\n/gm);for(let Ot=0;Ot<ur.length;Ot++){let vi=ur[Ot];$e?(h.save(),h.translate(b,_+Ot*Jt),h.rotate($e),h.fillText(vi,0,0),h.restore()):h.fillText(
vi,b,_+Ot*Jt)}}}G.show&&hl(nn,G.filter(o,be,i,R,ce),v,g,Qe,Ge,Me(G.width*ke,3),G.stroke(o,i),G.dash,G.cap);let Sn=c.grid;Sn.show&&hl(nn,Sn.filter(o,be,i,R,ce),v,
v==0?2:1,v==0?Zt:Bt,v==0?un:Nt,Me(Sn.width*ke,3),Sn.stroke(o,i),Sn.dash,Sn.cap),W.show&&hl([Qe],[1],v==0?1:0,v==0?1:2,v==1?Zt:Bt,v==1?un:Nt,Me(W.width*ke,3),W.stroke(
o,i),W.dash,W.cap)}mt("drawAxes")}function Ar(i){w.forEach((c,g)=>{g>0&&(c._paths=null,i&&(s==1?(c.min=null,c.max=null):c.facets.forEach(v=>{v.min=null,v.max=null})))})}
let es=!1,gl=!1,yo=[];function Vd(){gl=!1;for(let i=0;i<yo.length;i++)mt(...yo[i]);yo.length=0}function Or(){es||(pp(Xa),es=!0)}function Gd(i,c=!1){es=!0,gl=c,i(
o),Xa(),c&&yo.length>0&&queueMicrotask(Vd)}o.batch=Gd;function Xa(){if(rl&&(Id(),rl=!1),Tr&&(Ad(),Tr=!1),Go){if(je(y,zr,De),je(y,"top",ot),je(y,Do,oe),je(y,Ao,j),
je(k,zr,De),je(k,"top",ot),je(k,Do,oe),je(k,Ao,j),je(m,Do,Pn),je(m,Ao,tr),p.width=lt(Pn*ke),p.height=lt(tr*ke),C.forEach(({_el:i,_show:c,_size:g,_pos:v,side:b})=>{
if(i!=null)if(c){let _=b===3||b===0?g:0,S=b%2==1;je(i,S?"left":"top",v-_),je(i,S?"width":"height",g),je(i,S?"top":"left",S?ot:De),je(i,S?"height":"width",S?j:oe),
Xl(i,hr)}else Vt(i,hr)}),Yo=Dr=ll=il=ul=cl=dl=fl=al=null,jt=1,ko(!0),De!=Cr||ot!=nr||oe!=bn||j!=rr){Ar(!1);let i=oe/bn,c=j/rr;if(Mt&&!or&&B.left>=0){B.left*=i,B.
top*=c,Lr&&Cn(Lr,lt(B.left),0,oe,j),Rr&&Cn(Rr,0,lt(B.top),oe,j);for(let g=0;g<en.length;g++){let v=en[g];v!=null&&(Mr[g]*=i,Er[g]*=c,Cn(v,on(Mr[g]),on(Er[g]),oe,
j))}}if(qe.show&&!Qo&&qe.left>=0&&qe.width>0){qe.left*=i,qe.width*=i,qe.top*=c,qe.height*=c;for(let g in kl)je(jr,g,qe[g])}Cr=De,nr=ot,bn=oe,rr=j}mt("setSize"),
Go=!1}Pn>0&&tr>0&&(h.clearRect(0,0,p.width,p.height),mt("drawClear"),Q.forEach(i=>i()),mt("draw")),qe.show&&Qo&&(ts(qe),Qo=!1),Mt&&or&&(ir(null,!0,!1),or=!1),ie.
show&&ie.live&&Xt&&(_l(),Xt=!1),d||(d=!0,o.status=1,mt("ready")),bo=!1,es=!1}o.redraw=(i,c)=>{Tr=c||!1,i!==!1?Fn(L,O.min,O.max):Or()};function vl(i,c){let g=P[i];
if(g.from==null){if(bt==0){let v=g.range(o,c.min,c.max,i);c.min=v[0],c.max=v[1]}if(c.min>c.max){let v=c.min;c.min=c.max,c.max=v}if(bt>1&&c.min!=null&&c.max!=null&&
c.max-c.min<1e-16)return;i==L&&g.distr==2&&bt>0&&(c.min=hn(c.min,t[0]),c.max=hn(c.max,t[0]),c.min==c.max&&c.max++),V[i]=c,rl=!0,Or()}}o.setScale=vl;let bl,yl,Lr,
Rr,ei,ti,qr,Nr,ni,ri,Re,Fe,Un=!1,yt=B.drag,ft=yt.x,pt=yt.y;Mt&&(B.x&&(bl=rn(Nf,k)),B.y&&(yl=rn(jf,k)),O.ori==0?(Lr=bl,Rr=yl):(Lr=yl,Rr=bl),Re=B.left,Fe=B.top);let qe=o.
select=nt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),jr=qe.show?rn(qf,qe.over?k:y):null;function ts(i,c){if(qe.show){for(let g in i)qe[g]=i[g],g in
kl&&je(jr,g,i[g]);c!==!1&&mt("setSelect")}}o.setSelect=ts;function Qd(i){if(w[i].show)rt&&Xl(ze[i],hr);else if(rt&&Vt(ze[i],hr),Mt){let g=Pr?en[0]:en[i];g!=null&&
Cn(g,-10,-10,oe,j)}}function Fn(i,c,g){vl(i,{min:c,max:g})}function _n(i,c,g,v){c.focus!=null&&ef(i),c.show!=null&&w.forEach((b,_)=>{_>0&&(i==_||i==null)&&(b.show=
c.show,Qd(_),s==2?(Fn(b.facets[0].scale,null,null),Fn(b.facets[1].scale,null,null)):Fn(b.scale,null,null),Or())}),g!==!1&&mt("setSeries",i,c),v&&So("setSeries",
o,i,c)}o.setSeries=_n;function Kd(i,c){nt(J[i],c)}function Yd(i,c){i.fill=de(i.fill||null),i.dir=_e(i.dir,-1),c=c??J.length,J.splice(c,0,i)}function Zd(i){i==null?
J.length=0:J.splice(i,1)}o.addBand=Yd,o.setBand=Kd,o.delBand=Zd;function Xd(i,c){w[i].alpha=c,Mt&&en[i]!=null&&(en[i].style.opacity=c),rt&&ze[i]&&(ze[i].style.opacity=
c)}let Mn,Bn,ar,Ir={focus:!0};function ef(i){if(i!=ar){let c=i==null,g=yn.alpha!=1;w.forEach((v,b)=>{if(s==1||b>0){let _=c||b==0||b==i;v._focus=c?null:_,g&&Xd(b,
_?1:yn.alpha)}}),ar=i,g&&Or()}}rt&&$r&&Et(uu,Se,i=>{B._lock||(sr(i),ar!=null&&_n(null,Ir,!0,tt.setSeries))});function wn(i,c,g){let v=P[c];g&&(i=i/ke-(v.ori==1?
ot:De));let b=oe;v.ori==1&&(b=j,i=b-i),v.dir==-1&&(i=b-i);let _=v._min,S=v._max,$=i/b,A=_+(S-_)*$,R=v.distr;return R==3?Gr(10,A):R==4?tp(A,v.asinh):R==100?v.bwd(
A):A}function tf(i,c){let g=wn(i,L,c);return hn(g,t[0],ct,dt)}o.valToIdx=i=>hn(i,t[0]),o.posToIdx=tf,o.posToVal=wn,o.valToPos=(i,c,g)=>P[c].ori==0?l(i,P[c],g?Nt:
oe,g?Bt:0):a(i,P[c],g?un:j,g?Zt:0),o.setCursor=(i,c,g)=>{Re=i.left,Fe=i.top,ir(null,c,g)};function oi(i,c){je(jr,zr,qe.left=i),je(jr,Do,qe.width=c)}function si(i,c){
je(jr,"top",qe.top=i),je(jr,Ao,qe.height=c)}let _o=O.ori==0?oi:si,wo=O.ori==1?oi:si;function nf(){if(rt&&ie.live)for(let i=s==2?1:0;i<w.length;i++){if(i==0&&Yt)
continue;let c=ie.values[i],g=0;for(let v in c)vn[i][g++].firstChild.nodeValue=c[v]}}function _l(i,c){if(i!=null&&(i.idxs?i.idxs.forEach((g,v)=>{Te[v]=g}):sp(i.
idx)||Te.fill(i.idx),ie.idx=Te[0]),rt&&ie.live){for(let g=0;g<w.length;g++)(g>0||s==1&&!Yt)&&rf(g,Te[g]);nf()}Xt=!1,c!==!1&&mt("setLegend")}o.setLegend=_l;function rf(i,c){
let g=w[i],v=i==0&&ae==2?cn:t[i],b;Yt?b=g.values(o,i,c)??jn:(b=g.value(o,c==null?null:v[c],i,c),b=b==null?jn:{_:b}),ie.values[i]=b}function ir(i,c,g){ni=Re,ri=Fe,
[Re,Fe]=B.move(o,Re,Fe),B.left=Re,B.top=Fe,Mt&&(Lr&&Cn(Lr,lt(Re),0,oe,j),Rr&&Cn(Rr,0,lt(Fe),oe,j));let v,b=ct>dt;Mn=Pe,Bn=null;let _=O.ori==0?oe:j,S=O.ori==1?oe:
j;if(Re<0||bt==0||b){v=B.idx=null;for(let $=0;$<w.length;$++){let A=en[$];A!=null&&Cn(A,-10,-10,oe,j)}$r&&_n(null,Ir,!0,i==null&&tt.setSeries),ie.live&&(Te.fill(
v),Xt=!0)}else{let $,A,R;s==1&&($=O.ori==0?Re:Fe,A=wn($,L),v=B.idx=hn(A,t[0],ct,dt),R=F(t[0][v],O,_,0));let q=-10,I=-10,Y=0,we=0,be=!0,ce="",G="";for(let W=s==2?
1:0;W<w.length;W++){let Ne=w[W],Ge=Te[W],ht=Ge==null?null:s==1?t[W][Ge]:t[W][1][Ge],$e=B.dataIdx(o,W,v,A),Qe=$e==null?null:s==1?t[W][$e]:t[W][1][$e];if(Xt=Xt||Qe!=
ht||$e!=Ge,Te[W]=$e,W>0&&Ne.show){let Wt=$e==null?-10:$e==v?R:F(s==1?t[0][$e]:t[W][0][$e],O,_,0),Dt=Qe==null?-10:K(Qe,s==1?P[Ne.scale]:P[Ne.facets[1].scale],S,0);
if($r&&Qe!=null){let tn=O.ori==1?Re:Fe,dn=at(yn.dist(o,W,$e,Dt,tn));if(dn<Mn){let kn=yn.bias;if(kn!=0){let Jt=wn(tn,Ne.scale),nn=Qe>=0?1:-1,fn=Jt>=0?1:-1;fn==nn&&
(fn==1?kn==1?Qe>=Jt:Qe<=Jt:kn==1?Qe<=Jt:Qe>=Jt)&&(Mn=dn,Bn=W)}else Mn=dn,Bn=W}}if(Xt||Pr){let tn,dn;O.ori==0?(tn=Wt,dn=Dt):(tn=Dt,dn=Wt);let kn,Jt,nn,fn,Sn,At,zt=!0,
ur=kt.bbox;if(ur!=null){zt=!1;let Ot=ur(o,W);nn=Ot.left,fn=Ot.top,kn=Ot.width,Jt=Ot.height}else nn=tn,fn=dn,kn=Jt=kt.size(o,W);if(At=kt.fill(o,W),Sn=kt.stroke(o,
W),Pr)W==Bn&&Mn<=yn.prox&&(q=nn,I=fn,Y=kn,we=Jt,be=zt,ce=At,G=Sn);else{let Ot=en[W];Ot!=null&&(Mr[W]=nn,Er[W]=fn,gu(Ot,kn,Jt,zt),mu(Ot,At,Sn),Cn(Ot,on(nn),on(fn),
oe,j))}}}}if(Pr){let W=yn.prox,Ne=ar==null?Mn<=W:Mn>W||Bn!=ar;if(Xt||Ne){let Ge=en[0];Ge!=null&&(Mr[0]=q,Er[0]=I,gu(Ge,Y,we,be),mu(Ge,ce,G),Cn(Ge,on(q),on(I),oe,
j))}}}if(qe.show&&Un)if(i!=null){let[$,A]=tt.scales,[R,q]=tt.match,[I,Y]=i.cursor.sync.scales,we=i.cursor.drag;if(ft=we._x,pt=we._y,ft||pt){let{left:be,top:ce,width:G,
height:W}=i.select,Ne=i.scales[I].ori,Ge=i.posToVal,ht,$e,Qe,Wt,Dt,tn=$!=null&&R($,I),dn=A!=null&&q(A,Y);tn&&ft?(Ne==0?(ht=be,$e=G):(ht=ce,$e=W),Qe=P[$],Wt=F(Ge(
ht,I),Qe,_,0),Dt=F(Ge(ht+$e,I),Qe,_,0),_o(gn(Wt,Dt),at(Dt-Wt))):_o(0,_),dn&&pt?(Ne==1?(ht=be,$e=G):(ht=ce,$e=W),Qe=P[A],Wt=K(Ge(ht,Y),Qe,S,0),Dt=K(Ge(ht+$e,Y),Qe,
S,0),wo(gn(Wt,Dt),at(Dt-Wt))):wo(0,S)}else Sl()}else{let $=at(ni-ei),A=at(ri-ti);if(O.ori==1){let Y=$;$=A,A=Y}ft=yt.x&&$>=yt.dist,pt=yt.y&&A>=yt.dist;let R=yt.uni;
R!=null?ft&&pt&&(ft=$>=R,pt=A>=R,!ft&&!pt&&(A>$?pt=!0:ft=!0)):yt.x&&yt.y&&(ft||pt)&&(ft=pt=!0);let q,I;ft&&(O.ori==0?(q=qr,I=Re):(q=Nr,I=Fe),_o(gn(q,I),at(I-q)),
pt||wo(0,S)),pt&&(O.ori==1?(q=qr,I=Re):(q=Nr,I=Fe),wo(gn(q,I),at(I-q)),ft||_o(0,_)),!ft&&!pt&&(_o(0,0),wo(0,0))}if(yt._x=ft,yt._y=pt,i==null){if(g){if(gi!=null){
let[$,A]=tt.scales;tt.values[0]=$!=null?wn(O.ori==0?Re:Fe,$):null,tt.values[1]=A!=null?wn(O.ori==1?Re:Fe,A):null}So(zl,o,Re,Fe,oe,j,v)}if($r){let $=g&&tt.setSeries,
A=yn.prox;ar==null?Mn<=A&&_n(Bn,Ir,!0,$):Mn>A?_n(null,Ir,!0,$):Bn!=ar&&_n(Bn,Ir,!0,$)}}Xt&&(ie.idx=v,_l()),c!==!1&&mt("setCursor")}let Wn=null;Object.defineProperty(
o,"rect",{get(){return Wn==null&&ko(!1),Wn}});function ko(i=!1){i?Wn=null:(Wn=k.getBoundingClientRect(),mt("syncRect",Wn))}function li(i,c,g,v,b,_,S){B._lock||Un&&
i!=null&&i.movementX==0&&i.movementY==0||(wl(i,c,g,v,b,_,S,!1,i!=null),i!=null?ir(null,!0,!0):ir(c,!0,!1))}function wl(i,c,g,v,b,_,S,$,A){if(Wn==null&&ko(!1),sr(
i),i!=null)g=i.clientX-Wn.left,v=i.clientY-Wn.top;else{if(g<0||v<0){Re=-10,Fe=-10;return}let[R,q]=tt.scales,I=c.cursor.sync,[Y,we]=I.values,[be,ce]=I.scales,[G,
W]=tt.match,Ne=c.axes[0].side%2==1,Ge=O.ori==0?oe:j,ht=O.ori==1?oe:j,$e=Ne?_:b,Qe=Ne?b:_,Wt=Ne?v:g,Dt=Ne?g:v;if(be!=null?g=G(R,be)?u(Y,P[R],Ge,0):-10:g=Ge*(Wt/$e),
ce!=null?v=W(q,ce)?u(we,P[q],ht,0):-10:v=ht*(Dt/Qe),O.ori==1){let tn=g;g=v,v=tn}}A&&(c==null||c.cursor.event.type==zl)&&((g<=1||g>=oe-1)&&(g=pr(g,oe)),(v<=1||v>=
j-1)&&(v=pr(v,j))),$?(ei=g,ti=v,[qr,Nr]=B.move(o,g,v)):(Re=g,Fe=v)}let kl={width:0,height:0,left:0,top:0};function Sl(){ts(kl,!1)}let ai,ii,ui,ci;function di(i,c,g,v,b,_,S){
Un=!0,ft=pt=yt._x=yt._y=!1,wl(i,c,g,v,b,_,S,!0,!1),i!=null&&(Et(Hl,Yl,fi,!1),So(au,o,qr,Nr,oe,j,null));let{left:$,top:A,width:R,height:q}=qe;ai=$,ii=A,ui=R,ci=q}
function fi(i,c,g,v,b,_,S){Un=yt._x=yt._y=!1,wl(i,c,g,v,b,_,S,!1,!0);let{left:$,top:A,width:R,height:q}=qe,I=R>0||q>0,Y=ai!=$||ii!=A||ui!=R||ci!=q;if(I&&Y&&ts(qe),
yt.setScale&&I&&Y){let we=$,be=R,ce=A,G=q;if(O.ori==1&&(we=A,be=q,ce=$,G=R),ft&&Fn(L,wn(we,L),wn(we+be,L)),pt)for(let W in P){let Ne=P[W];W!=L&&Ne.from==null&&Ne.
min!=Pe&&Fn(W,wn(ce+G,W),wn(ce,W))}Sl()}else B.lock&&(B._lock=!B._lock,ir(c,!0,i!=null));i!=null&&(xr(Hl,Yl),So(Hl,o,Re,Fe,oe,j,null))}function of(i,c,g,v,b,_,S){
if(B._lock)return;sr(i);let $=Un;if(Un){let A=!0,R=!0,q=10,I,Y;O.ori==0?(I=ft,Y=pt):(I=pt,Y=ft),I&&Y&&(A=Re<=q||Re>=oe-q,R=Fe<=q||Fe>=j-q),I&&A&&(Re=Re<qr?0:oe),
Y&&R&&(Fe=Fe<Nr?0:j),ir(null,!0,!0),Un=!1}Re=-10,Fe=-10,Te.fill(null),ir(null,!0,!0),$&&(Un=$)}function pi(i,c,g,v,b,_,S){B._lock||(sr(i),sl(),Sl(),i!=null&&So(
cu,o,Re,Fe,oe,j,null))}function mi(){C.forEach(wm),ol(o.width,o.height,!0)}gr(Ts,Vr,mi);let Ur={};Ur.mousedown=di,Ur.mousemove=li,Ur.mouseup=fi,Ur.dblclick=pi,Ur.
setSeries=(i,c,g,v)=>{let b=tt.match[2];g=b(o,c,g),g!=-1&&_n(g,v,!0,!1)},Mt&&(Et(au,k,di),Et(zl,k,li),Et(iu,k,i=>{sr(i),ko(!1)}),Et(uu,k,of),Et(cu,k,pi),sa.add(
o),o.syncRect=ko);let ns=o.hooks=e.hooks||{};function mt(i,c,g){gl?yo.push([i,c,g]):i in ns&&ns[i].forEach(v=>{v.call(null,o,c,g)})}(e.plugins||[]).forEach(i=>{
for(let c in i.hooks)ns[c]=(ns[c]||[]).concat(i.hooks[c])});let hi=(i,c,g)=>g,tt=nt({key:null,setSeries:!1,filters:{pub:wu,sub:wu},scales:[L,w[1]?w[1].scale:null],
match:[ku,ku,hi],values:[null,null]},B.sync);tt.match.length==2&&tt.match.push(hi),B.sync=tt;let gi=tt.key,xl=bc(gi);function So(i,c,g,v,b,_,S){tt.filters.pub(i,
c,g,v,b,_,S)&&xl.pub(i,c,g,v,b,_,S)}xl.sub(o);function sf(i,c,g,v,b,_,S){tt.filters.sub(i,c,g,v,b,_,S)&&Ur[i](null,c,g,v,b,_,S)}o.pub=sf;function lf(){xl.unsub(
o),sa.delete(o),er.clear(),ea(Ts,Vr,mi),f.remove(),Se?.remove(),mt("destroy")}o.destroy=lf;function Cl(){mt("init",e,t),Ha(t||e.data,!1),V[L]?vl(L,V[L]):sl(),Qo=
qe.show&&(qe.width>0||qe.height>0),or=Xt=!0,ol(e.width,e.height)}return w.forEach(Ja),C.forEach(jd),r?r instanceof HTMLElement?(r.appendChild(f),Cl()):r(o,Cl):Cl(),
o}it.assign=nt;it.fmtNum=fa;it.rangeNum=$s;it.rangeLog=Es;it.rangeAsinh=ca;it.orient=br;it.pxRatio=ke;it.join=fp;it.fmtDate=ma,it.tzDate=Sp;it.sync=bc;{it.addGap=
sm,it.clipGaps=Os;let e=it.paths={points:xc};e.linear=Tc,e.stepped=im,e.bars=um,e.spline=dm}function ro(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function Qn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Kt=ye(ro("zo\
ne")==="utc"),Ns=ye(!1);function D(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function _t(e,t){return`${D(e)} ${t}${e===1?"":"s"}`}function yr(e){return e.toLocaleString("en-US")}var wa=e=>String(e).padStart(2,"0");function Ce(e){let t=Math.
abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(
r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${wa(s)}s`;let l=Math.floor(o/60);return l<48?o%60===0?`${l} h`:`${l}h ${wa(o%60)}m`:l%24===0?`${l/
24} d`:`${Math.floor(l/24)}d ${l%24}h`}function to(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(
t/3600)} h`:`${Math.floor(t/86400)} d`}function Ec(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${to(r)} ago`:`in ${to(r)}`}function ut(e,t=Kt.value){let r=new Date(
e),o=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),
r.getMinutes(),r.getSeconds()],[s,l,a,u,d,f]=o.map(wa);return`${s}-${l}-${a} ${u}:${d}:${f}${t?" UTC":""}`}var km={expired:"expired before it was run",retries_exhausted:"\
all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"it took longer than its timeou\
t",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"its shutdown fail\
ed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has failed"};function qn(e){
return e===void 0?"":km[e]??e.replace(/_/g," ")}function no(e,t=""){if(e instanceof zn)return e.source;if(e===null||typeof e!="object")return JSON.stringify(e)??
"null";let r=`${t}  `,o=Array.isArray(e),s=o?e.map(l=>r+no(l,r)):Object.entries(e).map(([l,a])=>`${r}${JSON.stringify(l)}: ${no(a,r)}`);return s.length===0?o?"[\
]":"{}":`${o?"[":"{"}
${s.join(`,
`)}
${t}${o?"]":"}"}`}var Sm=0;function n(e,t,r,o,s,l){t||(t={});var a,u,d=t;if("ref"in d)for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var f={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Sm,__i:-1,__u:0,__source:s,__self:l};if(typeof e=="function"&&(a=e.defaultProps))for(u in a)d[u]===void 0&&(d[u]=a[u]);return ge.
vnode&&ge.vnode(f),f}var ka=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Sa(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function xm(e,t){return t==="day"?ut(e*1e3).slice(5,10):ut(e*1e3).slice(
11,16)}function Dc(e){return e.length>1?(e[1]-e[0])/2:30}var Cm=it.paths.bars?.({size:[.7,24,1],radius:.15});function js({points:e,resolution:t,height:r=220}){let o=Ae(
null),s=Ae(null),l=Ae([[]]),a=e.length-1;l.current=[e.map(d=>Date.parse(d.at)/1e3),...ka.map((d,f)=>e.map((p,h)=>f===2&&h===a&&a>0?null:d.of(p)))],Be(()=>{let d=o.
current;if(d===null)return;let f=()=>{s.current?.destroy();let y=d.clientWidth<500?160:r,k={stroke:Sa("--faint"),grid:{stroke:Sa("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};s.current=new it({width:d.clientWidth,height:y,padding:[8,24,0,0],tzDate:M=>Kt.value?it.tzDate(new Date(M*1e3),"Etc/UTC"):new Date(
M*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(M,x,T)=>[x-Dc(M.data[0]),T+Dc(M.data[0])]},y:{range:(M,x,T)=>[0,Math.max(4,T*
1.1)]}},axes:[{...k,size:26,space:80,values:(M,x)=>x.map(T=>xm(T,t))},{...k,size:48,values:(M,x)=>x.map(T=>Number.isInteger(T)?D(T):"")}],series:[{},...ka.map((M,x)=>{
let T=Sa(`--s-${M.tone}`);return{label:M.name,stroke:T,width:x===2?1.5:0,fill:x===2?void 0:x===0?`${T}99`:T,paths:x===2?void 0:Cm,points:{show:!1},value:(w,C)=>C==
null?"–":D(C)}})]},l.current,d)};f();let p=new ResizeObserver(()=>{s.current&&s.current.width!==d.clientWidth&&s.current.setSize({width:d.clientWidth,height:d.
clientWidth<500?160:r})});p.observe(d);let h=new MutationObserver(f);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let m=matchMedia(
"(prefers-color-scheme: dark)");return m.addEventListener("change",f),()=>{p.disconnect(),h.disconnect(),m.removeEventListener("change",f),s.current?.destroy(),
s.current=null}},[t]),Be(()=>{s.current?.setData(l.current)},[e]);let u=d=>D(e.reduce((f,p)=>f+d(p),0));return n("div",{ref:o,class:"chart",role:"img","aria-lab\
el":`Throughput: ${ka.map(d=>`${u(d.of)} ${d.name}`).join(", ")}`})}var Us=ye(ro("keys")!=="off"),oo=ye(!1),jo=ye(!1);function Oc(e){Us.value=e,Qn("keys",e?"on":"off")}var No=[],Is="",Ac=0;function Ye(e){let t=Ae(e);t.current=e,
Be(()=>(No.push(t),()=>{No.splice(No.indexOf(t),1)}),[])}function Tm(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),jo.value=!0;return}if(!Us.value||e.ctrlKey||e.metaKey||e.altKey||Tm(e.target))
return;let t=Date.now()-Ac<1500&&Is!==""?`${Is} ${e.key}`:e.key;Is="";for(let r=No.length-1;r>=0;--r){let o=No[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(Is="g",Ac=Date.now())});var xt=ye("polling"),Ct=ye(!1),Rc=ye(0),gt=ye(Date.now()),Fs=ye(0),$m=400,Pm=50,Mm=2e3,Em=5e3,qc=3e4,lo=null,xa=0,Ca=0,Ta=0,$a=0;function Bs(){$a=Date.now(),Rc.
value+=1}function Lc(){xa!==0||Ct.value||(xa=window.setTimeout(()=>{xa=0,Bs()},Math.max(0,$a+$m-Date.now())))}function so(){lo?.close(),lo=null}function Nc(){if(lo!==
null||document.hidden||et.value===null||St.value||Ct.value||Date.now()<Ta)return;let e=new EventSource(Z("v1/events"));lo=e,e.addEventListener("open",()=>xt.value=
"live"),e.addEventListener("transition",()=>{Ca+=1,Lc()}),e.addEventListener("reset",()=>{Ta=Date.now()+qc,so(),Lc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&so(),xt.value==="live"&&(xt.value="polling")})}setInterval(()=>{if(gt.value=Date.now()+Wl.value,Ca>Pm&&(Ta=Date.now()+qc,so()),Ca=0,Ct.value){
so(),xt.value="paused";return}if(document.hidden)return so();Nc(),lo===null||lo.readyState!==EventSource.OPEN?xt.value!=="lost"&&(xt.value="polling"):xt.value="\
live";let e=xt.value==="live"?Em:Mm;Date.now()-$a>=e&&Bs()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?so():Bs()});On(()=>{et.value!==
null&&Nc()});function se(e,t,r=!1){let[o,s]=ee({key:e,value:null,problem:null,at:0}),l=Ae(null),a=Ae(t);a.current=t;let u=Ae({until:0,failures:0}),d=Ae(h=>{let m=new AbortController;
l.current=m,a.current(m.signal).then(y=>{m.signal.aborted||(u.current={until:0,failures:0},Fs.value=Date.now(),xt.value==="lost"&&(xt.value="polling"),s({key:h,
value:y,problem:null,at:Date.now()}))}).catch(y=>{if(m.signal.aborted)return;let k=y instanceof xn?y:new xn(0,"page","The page could not show the answer",String(
y),0),M=u.current.failures+1,x=Math.min(3e4,1e3*2**M)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(k.retryAfter*1e3,x),failures:M},k.status===0&&(xt.
value="lost"),s(T=>({key:h,value:T.key===h?T.value:null,problem:k,at:T.at}))}).finally(()=>{l.current===m&&(l.current=null)})});Be(()=>(l.current?.abort(),u.current=
{until:0,failures:0},d.current(e),()=>l.current?.abort()),[e]);let f=Ae(r);f.current=r,Be(()=>Rc.subscribe(h=>{h===0||l.current!==null||f.current||St.peek()||Date.
now()>=u.current.until&&d.current(e)}),[e]),Be(()=>St.subscribe(h=>{!h&&l.current===null&&u.current.failures>0&&d.current(e)}),[e]);let p=o.key===e?o:{...o,value:null,
problem:null};return{value:p.value,problem:p.problem,at:p.at,reload:()=>{l.current?.abort(),d.current(e)}}}function Ws(){Bs()}var ao=new URL("ui/",Fl).pathname;function jc(){return new URL(location.href)}var Pa=ye(jc());function Ic(){Pa.value=jc()}addEventListener("popstate",Ic);var Io=An(
()=>{let e=Pa.value.pathname;return e.startsWith(ao)?`/${e.slice(ao.length)}`:"/"}),he=An(()=>Pa.value.searchParams);function N(e){return ao+e.replace(/^\//,"")}
function He(e,t=!1){let r=N(e);t?history.replaceState(null,"",r):(history.pushState(null,"",r),scrollTo(0,0)),Ic()}function Ee(e,t=!1){let r=new URLSearchParams(
he.value);for(let[s,l]of Object.entries(e))l?r.set(s,l):r.delete(s);let o=r.toString();He(Io.value+(o===""?"":`?${o}`),t)}document.addEventListener("click",e=>{
if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||
!t.pathname.startsWith(ao)||t.pathname.startsWith(`${ao}assets/`)||(e.preventDefault(),He(t.pathname.slice(ao.length-1)+t.search))});function Uc(e,t){let r=e.split(
"/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),r.length!==o.length)return null;let s={};for(let l=0;l<r.length;++l)if(r[l].
startsWith(":"))try{s[r[l].slice(1)]=decodeURIComponent(o[l])}catch{return null}else if(r[l]!==o[l])return null;return s}function Je(e){return`/jobs/${encodeURIComponent(
e)}`}function Oe(e){return`/queues/${encodeURIComponent(e)}`}function Kn(e,t){return`${Oe(e)}/groups/${encodeURIComponent(t)}`}function Yn(e){return`/channels?c\
hannel=${encodeURIComponent(e)}`}var Tt={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};Tt.
active=Tt.running;Tt.paused=Tt.suspended;Tt.skipped=Tt.terminated;Tt.pending=Tt.queued;Tt.delivering=Tt.running;Tt.delivered=Tt.completed;Tt.cancelled=Tt.terminated;
function io({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:Tt[e]??Tt.queued})}function Le({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(io,{state:e}),e]})}var Fo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function fe({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Ns.value?
ut(r):Ec(r,gt.value);return n("time",{dateTime:e,title:`${ut(r,!1)}
${ut(r,!0)}`,onClick:t?void 0:()=>Ns.value=!Ns.value,children:o})}function Ut({value:e}){return e?n("span",{title:e>=1e6?yr(e):void 0,children:D(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function uo({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}async function Dm(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.
className="off-screen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function vt({text:e,label:t="Copy"}){let[r,o]=ee(!1);return n(
"button",{type:"button",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),Dm(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},
children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h\
-8zM10.500 5.500v-3h-8v8h3"})})})}function te({text:e}){return n("div",{class:"command",children:[n("code",{children:e}),n(vt,{text:e,label:"Copy the command"})]})}
function me({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function Ze({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,t?` · what you see is from ${ut(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(vt,{text:It(o),label:"Copy as curl"}),n("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function wt({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}var Uo=ye([]),Am=0;function Tn(e,t={}){let r=++Am;Uo.value=[...Uo.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],
setTimeout(()=>Uo.value=Uo.value.filter(o=>o.id!==r),t.bad?8e3:4e3)}function Fc(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:Uo.
value.map(e=>n("div",{class:e.bad?"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},
e.id))})}function co({title:e,close:t,children:r}){let o=Ae(null);return Wi(()=>{let s=o.current,l=document.activeElement;return s?.showModal(),()=>{s?.close(),
l?.focus?.()}},[]),n("dialog",{ref:o,"aria-label":e,onCancel:s=>{s.preventDefault(),t()},onClick:s=>{s.target===o.current&&t()},children:n("div",{class:"dialog",
children:[n("h2",{children:e}),r]})})}var Ea=ye(null);async function Da(e,t){try{let r=await U(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?
void 0:{}),key:t}),o=r&&typeof r.count=="number"?` (${D(r.count)})`:"",s=e.undo;Tn(e.done+o,s?{undo:()=>{Da(s,Hn())}}:{}),e.then?.()}catch(r){let o=r;Tn(`${o.title??
"It failed"}: ${o.detail??String(r)}`,{bad:!0})}Ws()}function Zn(e){let t=Hn();e.confirm?Ea.value={...e,key:t}:Da(e,t)}function Bc(){let[e,t]=ee(""),[r,o]=ee(!1),
s=Ea.value;if(Be(()=>{t(""),o(!1)},[s]),s===null||!s.confirm)return null;let{title:l,text:a,danger:u,count:d}=s.confirm,f=u&&d!==void 0&&d>1e3,p=!r&&(!f||e.replace(
/[,. ]/g,"")===String(d)),h=()=>Ea.value=null;return n(co,{title:l,close:h,children:n("form",{onSubmit:m=>{m.preventDefault(),p&&(o(!0),Da(s,s.key).then(h))},children:[
n("p",{children:a}),f&&n("label",{class:"field",children:["Type ",yr(d)," to go on",n("input",{value:e,inputMode:"numeric",onInput:m=>t(m.currentTarget.value)})]}),
n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),s.cli&&n(te,{text:s.cli}),n(te,{text:It(s.path,s.method??"POST",s.body??(s.
method==="DELETE"?void 0:{}))})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:h,children:"Cancel"}),n("button",{type:"submit",class:u?
"danger solid":"primary",disabled:!p,children:s.label})]})]})})}function ue({action:e,scope:t="admin",why:r,danger:o,primary:s,id:l}){return Ht(t)?n("button",{type:"\
button",id:l,class:o?"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>Zn(e),children:e.label}):null}function Js({scope:e="admin"}){return Ht(e)||
et.value===null?null:n("span",{class:"faint",children:tu.value?"read-only":`changes need the scope ${e}`})}var Om=262144,Ma=100;function Lm({value:e}){return e instanceof
zn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n("span",{class:"json-redacted",title:"Pawl does not show what looks li\
ke a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json\
-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function Wc({name:e,value:t,depth:r,open:o}){let[s,l]=ee(o&&r<4),[a,u]=ee(!1),d=e===
void 0?null:n("span",{class:"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof zn)return n("div",{class:"json-line",children:[d,n(Lm,{
value:t})]});let f=Array.isArray(t),p=Object.entries(t),h=`${p.length} ${f?p.length===1?"item":"items":p.length===1?"key":"keys"}`;return p.length===0?n("div",{
class:"json-line",children:[d,n("span",{class:"faint",children:f?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fol\
d","aria-expanded":s,onClick:()=>l(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),d,n("span",{class:"faint",children:[
f?"[":"{",s?"":"…",s?"":f?"]":"}"," ",h]})]}),s&&n("div",{class:"json-inner",children:[(a?p:p.slice(0,Ma)).map(([m,y])=>n(Wc,{name:m,value:y,depth:r+1,open:o},
m)),!a&&p.length>Ma&&n("button",{type:"button",class:"link",onClick:()=>u(!0),children:[p.length-Ma," more"]})]})]})}function Rt({title:e,value:t}){if(t===void 0)
return null;let r=no(t);return n("section",{class:"card json",children:[n("header",{children:[n("h2",{children:e}),n(vt,{text:r,label:`Copy the ${e.toLowerCase()}`})]}),
n("div",{class:"json-body",tabIndex:0,children:r.length>Om?n("pre",{children:r}):n(Wc,{value:t,depth:0,open:!0})})]})}function ne({title:e,tools:t,children:r,sub:o}){
return n(E,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",{class:"sub",children:o})]}),t&&n("div",{class:"\
row tools",children:t})]}),r]})}function sn({data:e,path:t,title:r,up:o,missing:s,children:l}){return n(ne,{title:r,sub:o,children:e.problem?.status===404?n(me,
{title:s,children:l}):e.problem?n(Ze,{problem:e.problem,retry:e.reload,path:t}):n(wt,{})})}function $t({data:e,path:t}){return e.problem&&n(Ze,{problem:e.problem,
at:e.at,retry:e.reload,path:t})}function Pt({rows:e}){return n("dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[
n("dt",{children:t}),n("dd",{children:r})]},t))})}function fo({tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,
l])=>n("a",{href:N(r(o)),"aria-current":o===t?"page":void 0,children:[s,l!==void 0&&n("span",{class:"pill",children:D(l)})]},o))})}function Bo({rows:e,columns:t,id:r,page:o,selection:s,kind:l="list"}){let[a,u]=ee(-1),d=Ae(-1),f=Ae(null),p=x=>{let T=Math.max(0,Math.min(e.length-1,d.current+x));
d.current=T,u(T),f.current?.rows[T]?.scrollIntoView({block:"nearest"}),f.current?.rows[T]?.querySelector(".main a")?.focus({preventScroll:!0})},h=Ae(-1),m=(x,T=!1)=>{
let w=e[x];if(!s||w===void 0)return;let C=new Set(s.chosen);if(T&&h.current>=0){let[P,J]=[Math.min(h.current,x),Math.max(h.current,x)];for(let L of e.slice(P,J+
1))C.add(r(L))}else C.delete(r(w))||C.add(r(w));h.current=x,s.set(C)},y=e.length>0&&e.every(x=>s?.chosen.has(r(x))),k=()=>s?.set(y?new Set:new Set(e.map(r)));Ye(
{j:()=>p(1),k:()=>p(-1),Enter:()=>{let x=e[d.current];x!==void 0&&o&&He(o(x))},...s?{x:()=>m(d.current),X:()=>m(d.current,!0),a:k}:{}});let M=t.some(x=>x.head);
return n("table",{class:l,children:[M&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:y,onClick:k})}),t.map((x,T)=>n("th",{class:x.kind==="main"?void 0:x.kind,"aria-sort":x.sort,children:x.head},T))]})}),n("tbody",{ref:f,children:e.
map((x,T)=>n("tr",{class:T===a?"at":"","aria-selected":s?.chosen.has(r(x)),children:[s&&n("td",{class:"check",children:n("input",{type:"checkbox","aria-label":`\
Select ${r(x)}`,checked:s.chosen.has(r(x)),onClick:w=>m(T,w.shiftKey)})}),t.map((w,C)=>n("td",{class:w.kind,"data-label":w.label,children:w.cell(x)},C))]},r(x)))})]})}
function Wo({note:e,cursor:t,next:r,words:o=["Newest","Older"],children:s}){let l=()=>Ee({cursor:r});return Ye({"[":()=>{t&&history.back()},"]":()=>{r&&l()}}),n(
"div",{class:"pages",children:[n("span",{class:"faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n(E,{children:[n("button",{type:"button",disabled:!t,
onClick:()=>Ee({cursor:void 0}),children:o[0]}),n("button",{type:"button",disabled:!r,onClick:l,children:o[1]})]})]})]})}function Xn({from:e,member:t,filter:r={},
order:o,words:s,limit:l=50,none:a,unmatched:u="Nothing matches",...d}){let f=he.value.get("cursor")??void 0,p=e+pn({...r,limit:l,cursor:f}),h=se(p,x=>U(p,{signal:x})),
m=h.value,y=h.problem&&n(Ze,{problem:h.problem,at:h.at,retry:h.reload,path:p});if(m===null)return y||n(wt,{});let k=m[t],M=Object.values(r).some(Boolean);return k.
length===0&&!m.cursor&&!f?n(E,{children:[y,M?n(me,{title:u,children:n("button",{type:"button",onClick:()=>Ee(Object.fromEntries(Object.keys(r).map(T=>[T,void 0]))),
children:"Clear filters"})}):a]}):n(E,{children:[y,n("div",{class:"card flush",children:[k.length>0&&n(Bo,{rows:k,...d}),n(Wo,{note:k.length===0?"this page is e\
mpty, more may follow":`${D(k.length)} on this page, ${o}`,cursor:f,next:m.cursor,words:s,children:n(vt,{text:It(p),label:"Copy as curl"})})]})]})}function _r({
states:e,chosen:t,counts:r,toggle:o}){return n("div",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip",
"data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(s),children:[s," ",r&&n("span",{class:"chip-count",children:D(r[s]??0)})]},s))})}function po({states:e}){
let t=he.value.get("state")??"";return n(_r,{states:e,chosen:[t],toggle:r=>Ee({state:r===t?void 0:r,cursor:void 0})})}function Rm({job:e}){return e.error&&e.state!=="completed"?n("span",{class:"error-line",title:`${e.error.type}: ${e.error.message}`,children:[n("b",{children:e.
error.type})," ",e.error.message]}):e.state==="running"&&e.worker?n("span",{class:"faint",children:["on ",e.worker]}):e.reason?n("span",{class:"faint",children:qn(
e.reason)}):null}function qm(e){return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}
var Jo={job:{head:"Job",kind:"main",cell:e=>n(E,{children:[n("a",{href:N(Je(e.id)),class:"job-type",children:e.type}),n("div",{class:"meta",children:[n("span",{
class:"id",children:e.id}),n(vt,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Rm,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(
Le,{state:e.state})},queue:{head:"Queue",kind:"wide",cell:e=>n(E,{children:[n("a",{href:N(Oe(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.
group})]})},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>n(
fe,{at:qm(e)})}};function ln({jobs:e,selection:t,queue:r=!0}){let o=[Jo.job,Jo.state,...r?[Jo.queue]:[],Jo.attempt,Jo.when];return n(Bo,{rows:e,columns:o,id:s=>s.
id,page:s=>Je(s.id),selection:t,kind:"jobs"})}function X({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{
children:e}),t]}),r]})}var zs=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function Nm(e){let[t,r,o,s]=await Promise.
all([U("v1/stats",{signal:e}),U("v1/queues",{signal:e}),U("v1/workers",{signal:e}),U("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:o.
workers,dead:s.jobs}}function mo({label:e,value:t,link:r,tone:o,note:s,title:l}){return n("a",{class:"tile",href:N(r),"data-state":o,title:l,children:[n("span",
{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function jm({queues:e,workers:t,stats:r}){
let o=new Set(t.flatMap(a=>a.queues??[])),s=[];for(let a of e)a.paused?s.push([a.name,"suspended","is paused"]):a.counts.queued>0&&!o.has(a.name)?s.push([a.name,
"failed",`has ${yr(a.counts.queued)} waiting and no worker`]):(a.oldest_age??0)>300&&s.push([a.name,"retrying",`has waited ${Ce((a.oldest_age??0)*1e3)}`]);let l=r.
day;return s.length===0&&l.dead===0&&l.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",
{class:"attention",children:[l.dead>0&&n("li",{children:[n(Le,{state:"dead",quiet:!0}),n("a",{href:N("/failures"),children:_t(l.dead,"job")})," died in the last\
 24 hours"]}),l.recovered>0&&n("li",{children:[n(Le,{state:"retrying",quiet:!0}),_t(l.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
s.slice(0,6).map(([a,u,d])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),n("a",{href:N(Oe(a)),children:a}),
" ",d]},a)),s.length>6&&n("li",{children:n("a",{href:N("/queues"),children:[s.length-6," more queues"]})})]})}function Im(){return n(me,{title:"Push your first \
job",children:[n(te,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${Z("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(te,{text:`\
pawl work --url ${Z("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function zc(){let e=zs.find(([p])=>p===he.value.get("rang\
e"))??zs[1],t=se("overview",Nm),r=se(`history ${e[0]}`,p=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return U(`v1/stats/history${pn({resolution:e[1],from:h})}`,
{signal:p})});Ye(Object.fromEntries(zs.map(([p],h)=>[String(h+1),()=>Ee({range:p},!0)])));let o=t.value;if(o===null)return n(ne,{title:"Overview",children:t.problem?
n(Ze,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(wt,{})});let{stats:s,queues:l}=o;if(s.total.pushed===0&&l.length===0)return n(ne,{title:"Overview",children:n(
Im,{})});let a=r.value?.points??[],u=e[1]==="minute"&&a.length>1?a[a.length-2].completed:s.minute.completed,d=l.reduce((p,h)=>(h.oldest_age??0)>(p?.oldest_age??
0)?h:p,null),f=[...l].sort((p,h)=>Jc(s,h)-Jc(s,p)).slice(0,8);return n(ne,{title:"Overview",children:[t.problem&&n(Ze,{problem:t.problem,at:t.at,retry:t.reload,
path:"v1/stats"}),n("div",{class:"tiles",children:[n(mo,{label:"Queued",tone:"queued",value:D(s.counts.queued),link:"/jobs?state=queued",note:`${D(s.counts.scheduled)}\
 scheduled`}),n(mo,{label:"Running",tone:"running",value:D(s.counts.running),link:"/jobs?state=running",note:_t(o.workers.length,"worker")}),n(mo,{label:"Retryi\
ng",tone:"retrying",value:D(s.counts.retrying),link:"/failures?tab=retrying",note:`${D(s.hour.retried)} in the last hour`}),n(mo,{label:"Dead",tone:"dead",value:D(
s.counts.dead),link:"/failures",note:`${D(s.day.dead)} today`}),n(mo,{label:"Oldest wait",value:d?.oldest_age?Ce(d.oldest_age*1e3):"–",link:d?Oe(d.name):"/que\
ues",note:d?.oldest_age?d.name:"nothing waits"}),n(mo,{label:"Completed a minute",tone:"completed",value:D(u),link:"/jobs?state=completed",note:`${D(s.hour.completed)}\
 in the last hour`})]}),n(X,{title:"Throughput",tools:n("nav",{class:"segments","aria-label":"Range",children:zs.map(([p])=>n("button",{type:"button","aria-pres\
sed":p===e[0],onClick:()=>Ee({range:p},!0),children:p},p))}),children:r.value===null?r.problem?n(Ze,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-pl\
ace"}):n(js,{points:a,resolution:e[1]})}),n("div",{class:"columns",children:[n(X,{title:"Needs attention",children:n(jm,{queues:l,workers:o.workers,stats:s})}),
n(X,{title:"Busiest queues",tools:n("a",{href:N("/queues"),children:"all queues"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tb\
ody",{children:f.map(p=>n("tr",{children:[n("td",{children:n("a",{href:N(Oe(p.name)),children:p.name})}),n("td",{class:"end",children:n(Ut,{value:p.counts.queued})}),
n("td",{class:"end",children:n(Ut,{value:p.counts.running})}),n("td",{class:"end",children:n(Ut,{value:s.queues?.[p.name]?.hour.completed})})]},p.name))})]})})]}),
o.dead.length>0&&n(X,{title:"Last failures",tools:n("a",{href:N("/failures"),children:"all failures"}),children:n(ln,{jobs:o.dead})})]})}function Jc(e,t){return(e.
queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Hc(){let e=se("about",async s=>{let[l,a]=await Promise.all([U("v1/nodes",{signal:s}),U("readyz",{signal:s}).catch(()=>null)]);return{nodes:l.nodes,ready:a}}),
t=et.value,r=e.value,o=Z("").replace(/\/$/,"");return n(ne,{title:"About",children:[n($t,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[n(X,{title:"\
This server",children:n(Pt,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",t&&(t.durability===
"fsync"?"an answer means on disk":t.durability)],["Ready",r&&(r.ready?n(Le,{state:"completed",quiet:!0}):n(Le,{state:"failed",quiet:!0}))],["Nodes",r&&n("a",{href:N(
"/workers"),children:_t(r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(fe,{at:r.nodes[0].started_at})],["Address",o]]})}),n(X,{title:"For programs",
children:[n(Pt,{rows:[["API",n("a",{href:Z("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:Z("metrics"),children:"for Prometheus"})],["Health",
n("a",{href:Z("healthz"),children:"healthz"})],["Ready",n("a",{href:Z("readyz"),children:"readyz"})],["Licences",n("a",{href:Z("ui/assets/LICENSES.txt"),children:"\
of Preact, Preact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(te,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}var Um=["pending","delivering","delivered","failed","cancelled"];function Vc(e){return`/callbacks/${encodeURIComponent(e)}`}function Gc(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function Qc(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var Fm=[{head:"Callback",kind:"main",cell:e=>n(E,{children:[n("a",{href:N(Vc(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Le,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>D(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n(E,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(fe,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(ue,{action:Qc(e.id??""),why:Gc(e)})}];function Kc(){let e=he.value.get("state")??
"",t=he.value.get("host")??"";return Ye({"/":()=>document.getElementById("host")?.focus()}),n(ne,{title:"Callbacks",tools:e==="failed"&&n(ue,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>Ee({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(po,{states:Um}),n(Xn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:Fm,id:r=>r.id??"",page:r=>Vc(r.id??""),unmatched:"No callback matches",none:n(me,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(te,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://e\
xample.com/done"}]}' ${Z("v1/jobs")}`})]})})]})}function Yc({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=se(t,u=>U(t,{signal:u})),o=r.value,s=n("a",{
href:N("/callbacks"),children:"Callbacks"});if(o===null)return n(sn,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let l=o.log??[],a=o.
owner;return n(ne,{title:n(E,{children:["Callback ",n(Le,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(
vt,{text:o.id??"",label:"Copy the id"})]}),tools:n(E,{children:[n(ue,{action:Qc(e),primary:!0,why:Gc(o)}),n(ue,{danger:!0,action:{label:"Delete",method:"DELETE",
path:t,cli:`pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>He("/callbacks")}})]}),
children:[n($t,{data:r,path:t}),n(X,{title:"Facts",children:n(Pt,{rows:[["URL",o.url],["Tells that it",o.event],["Job",a?.id&&n("a",{href:N(Je(a.id)),children:a.
id})],["Attempts",D(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&
n(fe,{at:o.next_at})]]})}),l.length>0&&n(X,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"\
When"}),n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:l.map((u,d)=>n("tr",
{children:[n("td",{children:n(fe,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==void 0?`${Math.round(u.seconds*
1e3)} ms`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},d))})]})}),n(Rt,{title:"Body",value:o.body})]})}var Bm=500,Aa=200,Wm=100;function Jm(e,t){let r=Ae([]),o=Ae(0),[s,l]=ee({lines:[],total:0,rate:0,open:!1});return Be(()=>{let a=null,u=0,d={total:0,at:Date.now()},
f=0;r.current=[],o.current=0;let p=()=>{u=0,l(w=>({lines:Ct.value?w.lines:r.current.slice(0,Aa),total:o.current,rate:f,open:a?.readyState===EventSource.OPEN}))},
h=()=>{u===0&&(u=window.setTimeout(p,Wm))},m=(w,C)=>{o.current+=1,r.current=[{number:o.current,value:w,at:C},...r.current.slice(0,Bm-1)],h()},y=()=>{a!==null||document.
hidden||St.value||(a=new EventSource(Z(e)),a.addEventListener("open",h),a.addEventListener("error",h),a.addEventListener(t,w=>{let C=Bl(w.data);m(C,C.at)}),a.addEventListener(
"reset",()=>m(null,new Date().toISOString())))},k=()=>{a?.close(),a=null},M=()=>document.hidden?k():y();document.addEventListener("visibilitychange",M);let x=St.
subscribe(w=>w?k():y()),T=setInterval(()=>{let w=Date.now();f=(o.current-d.total)*1e3/Math.max(1,w-d.at),d={total:o.current,at:w},h()},2e3);return()=>{k(),x(),clearInterval(
T),clearTimeout(u),document.removeEventListener("visibilitychange",M)}},[e,t]),{...s,clear:()=>{r.current=[],l({...s,lines:[]})}}}function Hs({title:e,path:t,event:r,
text:o,line:s}){let l=Jm(t,r),[a,u]=ee("");Ye({c:l.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let d=Ae(new Date),f=a.toLowerCase(),p=f===""?
l.lines:l.lines.filter(m=>m.value===null||o(m.value).toLowerCase().includes(f)),h=Ct.value?l.total-(l.lines[0]?.number??0):0;return n(X,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[l.open?`${l.rate<10?l.rate.toFixed(1):D(Math.round(l.rate))} a second`:"connecting",h>0&&` · ${D(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:a,onInput:m=>u(m.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Ct.value=!Ct.value,children:Ct.value?"Go on":"Pause"}),n("button",{type:"button",onClick:l.clear,children:"Clear"})]}),children:[p.length===
0?n("p",{class:"tail-empty",children:l.lines.length>0?"None of the lines matches.":`Nothing since ${ut(d.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:p.map(m=>m.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},m.number):n("li",{children:[n("time",{dateTime:m.at,children:ut(Date.parse(m.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(m.value)})]},m.number))}),l.total>Aa&&n("p",{class:"foot",children:["The newest ",D(Math.min(Aa,p.length))," of ",_t(l.total,"line")," since \
this page was opened."]})]})}var Zc=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,zm=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Vs(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function Hm({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:N(Yn(
"/")),children:"/"}),t.map((r,o)=>n(E,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:N(Yn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function Vm({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n(E,{children:[r?n("a",{href:N(Je(r)),children:e.channel}):e.channel!==
t&&n("a",{href:N(Yn(e.channel)),children:e.channel})," ",n("code",{children:no(e.value).replace(/\n\s*/g," ")})]})}function Gm({channel:e}){let[t,r]=ee('{"order\
":17}'),[o,s]=ee(""),l=null;try{l={value:JSON.parse(t)}}catch{l=null}let a=e==="/pawl"||e.startsWith("/pawl/"),u=async()=>{try{let d=await U(Vs(e),{method:"POST",
body:l,key:Hn()});Tn(`Published; ${_t(d.delivered,"port")} got it`),s("")}catch(d){s(d.detail)}};return n(X,{title:"Publish",tools:n(Js,{scope:"push"}),children:a?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:d=>{d.preventDefault(),u()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Ht("push"),onInput:d=>r(d.currentTarget.
value)}),n("small",{children:l===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Ht("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:l===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl publish ${e} '${t}'`}),n(te,{text:It(Vs(e),"POST",l??{})})]})]})})}function Xc(){
let e=he.value.get("channel")??"/",[t,r]=ee(null),o=t??e,s=!Zc.test(o);return n(ne,{title:"Channels",sub:n(Hm,{channel:e}),children:[n("form",{class:"filters",onSubmit:l=>{
l.preventDefault(),!s&&(r(null),He(Yn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:l=>r(l.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:zm.map(([l,
a])=>n("a",{class:"chip",href:N(Yn(l)),"aria-current":l===e?"page":void 0,title:a,children:l},l))}),Zc.test(e)&&n(E,{children:[n(Hs,{title:`What is sent to ${e}`,
path:Vs(e),event:"message",text:l=>`${l.channel} ${JSON.stringify(l.value)}`,line:l=>n(Vm,{message:l,listening:e})},e),n(Gm,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(te,{text:`curl -N ${Z(Vs(e))}`})]})]})]})}var td=5;var ho=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Oa(e){let t=ho.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():void 0}function Gs(e,t,r){let o=Oa(e.since),{queue:s,state:l,type:a,
group:u}=e;return`v1/jobs${pn({queue:s,state:l,type:a,group:s?u:void 0,since:o,limit:t,cursor:r})}`}async function zo(e,t,r,o){let s=[],l=0,a=r;do{let u=await U(
Gs(e,t-s.length,a),{signal:o});s.push(...u.jobs),a=u.cursor,++l}while(a!==void 0&&s.length<t&&l<td);return{jobs:s,cursor:a,followed:l}}async function Qm(e,t){let r=0,
o=0,s=[...e],l=async()=>{for(let a=s.pop();a!==void 0;a=s.pop())try{await t(a),++r}catch{++o}};return await Promise.all([l(),l(),l(),l()]),{done:r,failed:o}}function Km({
chosen:e,clear:t}){let[r,o]=ee(!1),s=[...e],l=async(f,p)=>{o(!0);let{done:h,failed:m}=await Qm(s,p);o(!1),Tn(`${D(h)} ${f}${m>0?`, ${D(m)} could not be: their s\
tate does not allow it`:""}`,{bad:h===0}),t(),Ws()},a=()=>l("queued again",f=>U(`v1/jobs/${encodeURIComponent(f)}/run`,{method:"POST",body:{},key:Hn()})),u=()=>l(
"asked to stop",f=>U(`v1/jobs/${encodeURIComponent(f)}/terminate`,{method:"POST",body:{},key:Hn()})),d=()=>l("deleted",f=>U(`v1/jobs/${encodeURIComponent(f)}`,{
method:"DELETE"}));return Ye({r:()=>{a()},T:()=>{u()},Delete:()=>{d()},Escape:t}),s.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selec\
ted jobs",children:[n("span",{children:[n("b",{children:D(s.length)})," selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",
children:[Ht("admin")&&n(E,{children:[n("button",{type:"button",disabled:r,onClick:()=>{a()},children:"Run"}),n("button",{type:"button",disabled:r,onClick:()=>{
u()},children:"Terminate"}),n("button",{type:"button",class:"danger",disabled:r,onClick:()=>{d()},children:"Delete"})]}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}function ed(e){let t=r=>/^[\w.:/-]+$/.test(r)?r:`'${r.replace(/'/g,"'\\''")}'`;return["queue","state","type","group"].filter(r=>e[r]).map(r=>` --${r}\
 ${t(e[r])}`).join("")}function Ho({filter:e,total:t}){let{queue:r,state:o,type:s,group:l}=e;if(!Ht("admin")||e.since||o?.includes(",")||!r&&!o&&!s)return null;
let a=Object.fromEntries(Object.entries({queue:r,state:o,type:s,group:r?l:void 0}).filter(([,p])=>p)),u=`${t===void 0?"All":D(t)} jobs that match`,d=!o||["sched\
uled","retrying","suspended","completed","failed","dead"].includes(o),f=!o||["waiting","scheduled","queued","retrying","running","suspended"].includes(o);return n(
E,{children:[d&&n("button",{type:"button",onClick:()=>Zn({label:"Run all",path:"v1/jobs/run",body:a,cli:`pawl run${ed(e)}`,done:"Queued again",confirm:{title:"R\
un all that match?",text:`${u} are queued again.`,count:t}}),children:"Run all"}),f&&n("button",{type:"button",class:"danger",onClick:()=>Zn({label:"Terminate a\
ll",path:"v1/jobs/terminate",body:a,cli:`pawl terminate${ed(e)}`,done:"Asked to stop",confirm:{title:"Terminate all that match?",text:`${u} are stopped. They ar\
e not run again by themselves.`,danger:!0,count:t}}),children:"Terminate all"})]})}function Nn({filter:e,total:t,queueColumn:r,empty:o}){let s=he.value.get("cur\
sor")??void 0,l=Number(he.value.get("limit"))||50,[a,u]=ee(new Set),d=JSON.stringify([e,s,l]);Be(()=>u(new Set),[d]);let f=se(`jobs ${d}`,h=>zo(e,l,s,h),a.size>
0),p=f.value;return p===null?f.problem?n(Ze,{problem:f.problem,retry:f.reload,path:Gs(e,l)}):n(wt,{rows:8}):n(E,{children:[n($t,{data:f,path:Gs(e,l)}),p.jobs.length===
0&&p.cursor===void 0?o:n("div",{class:"card flush",children:[p.jobs.length>0&&n(ln,{jobs:p.jobs,selection:{chosen:a,set:u},queue:r}),n(Wo,{cursor:s,next:p.cursor,
words:["Newest",p.jobs.length===0?"Go on":"Older"],note:p.jobs.length===0?`${td} pages were read and none of their jobs match.`:`${D(p.jobs.length)} jobs${t!==void 0&&
t>p.jobs.length?` of ${D(t)}`:""}, newest first`,children:n(Ho,{filter:e,total:t})})]}),n(Km,{chosen:a,clear:()=>u(new Set)})]})}function nd(){let e=h=>he.value.
get(h)??void 0,t={queue:e("queue"),state:e("state"),type:e("type"),group:e("group"),since:e("since")},r=se("queues for jobs",h=>U("v1/queues?limit=1000",{signal:h}));
Ye({"/":()=>document.getElementById("filter-type")?.focus()});let o=t.state?.split(",")??[],s=r.value?.queues??[],l=s.filter(h=>!t.queue||h.name===t.queue),a=h=>l.
reduce((m,y)=>m+(y.counts[h]??0),0),u=t.state&&!t.type&&!t.group&&!t.since,d=Object.values(t).some(h=>h),f=(h,m)=>Ee({[h]:m,cursor:void 0,...h==="queue"?{group:void 0}:
{}}),p=Gs(t,50);return n(ne,{title:"Jobs",tools:n("span",{class:"row faint",children:["this list as curl ",n(vt,{text:It(p),label:"Copy as curl"})]}),children:[
n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("select",{value:t.queue??"",onChange:h=>f("queue",h.currentTarget.
value),children:[n("option",{value:"",children:"all"}),t.queue&&!s.some(h=>h.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),s.map(h=>n("option",{
value:h.name,children:h.name},h.name))]})]}),n("label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",value:t.type??"",placeholder:"any",spellcheck:!1,
onChange:h=>f("type",h.currentTarget.value.trim())})]}),n("label",{children:[n("span",{children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":
"choose a queue",disabled:!t.queue,spellcheck:!1,onChange:h=>f("group",h.currentTarget.value)})]}),n("label",{children:[n("span",{children:"Pushed"}),n("select",
{value:t.since??"",onChange:h=>f("since",h.currentTarget.value),children:ho.map(([h,m])=>n("option",{value:h,children:m},h))})]}),d&&n("button",{type:"button",class:"\
link",onClick:()=>Ee({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"Clear filters"})]}),n(_r,{states:Fo,chosen:o,counts:Object.
fromEntries(Fo.map(h=>[h,a(h)])),toggle:h=>f("state",(o.includes(h)?o.filter(m=>m!==h):[...o,h]).join(","))}),t.type&&!t.state&&n("p",{class:"hint",children:"Th\
ere is no index by type alone: each page looks at a bounded number of jobs. A state makes it quick."}),n(Nn,{filter:t,total:u?o.reduce((h,m)=>h+a(m),0):void 0,empty:d?
n(me,{title:"No job matches",children:n("button",{type:"button",onClick:()=>Ee({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),
children:"Clear filters"})}):n(me,{title:"No jobs yet",children:n(te,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${Z("v1/jobs")}`})})})]})}var Ym={dead:"Dead",retrying:"Retrying",failed:"Expired"},Zm=200;function Xm(e){let t=new Map;for(let r of e){let o=r.error?.type??r.reason??"no error",s=r.error?.
message.split(`
`)[0]??"",l=`${o}
${s.replace(/[0-9a-f]{8,}|\d+/gi,"#")}`,a=t.get(l);a?(a.count+=1,a.queues.add(r.queue)):t.set(l,{type:o,message:s,count:1,queues:new Set([r.queue]),last:r})}return[
...t.values()].sort((r,o)=>o.count-r.count)}function rd(){let e=he.value.get("tab")??"dead",t=se("failures",s=>U("v1/stats?limit=1",{signal:s})),r=se(`kinds ${e}`,
async s=>{let l=await zo({state:e},Zm,void 0,s);return{kinds:Xm(l.jobs),looked:l.jobs.length}}),o=t.value?.counts;return n(ne,{title:"Failures",children:[n(fo,{
tabs:Object.entries(Ym).map(([s,l])=>[s,l,o?.[s]]),current:e,link:s=>`/failures${s==="dead"?"":`?tab=${s}`}`}),r.value!==null&&r.value.kinds.length>0&&n(X,{title:"\
Kinds of errors",tools:n("span",{class:"faint",children:["among the newest ",D(r.value.looked)," jobs"]}),children:n("table",{class:"plain kinds",children:n("tb\
ody",{children:r.value.kinds.slice(0,8).map(s=>n("tr",{children:[n("td",{class:"number bad",children:D(s.count)}),n("td",{class:"main",children:n("a",{href:N(Je(
s.last.id)),class:"error-line",children:[n("b",{children:s.type})," ",s.message]})}),n("td",{class:"wide faint",children:[...s.queues].slice(0,3).join(", ")}),n(
"td",{class:"end",children:n(fe,{at:s.last.ended_at??s.last.started_at??s.last.created_at})})]},s.type+s.message))})})}),n(Nn,{filter:{state:e},total:o?.[e],empty:n(
me,{title:e==="dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(o?.retrying??0)>0&&n("p",
{children:[n("a",{href:N("/failures?tab=retrying"),children:[D(o?.retrying??0)," jobs"]})," wait for a retry."]})})})]})}var Qs="download";function eh(){let t=se("outbound",r=>U("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(X,{title:"Hosts",tools:n("s\
pan",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:D(r.in_flight)}),n("td",{class:"end",children:D(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:D(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>gt.value?n(fe,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",D(t.hosts.length)," hosts."]})]})}
var th=["queued","running","retrying","completed","dead"];function od(){let e=he.value.get("state")??"";return n(ne,{title:"Downloads",sub:n(E,{children:["jobs \
of the queue ",n("a",{href:N(Oe(Qs)),children:Qs}),"; limits of hosts are ",n("a",{href:N(`${Oe(Qs)}?tab=groups`),children:"its groups"})]}),children:[n(po,{states:th}),
n(Nn,{filter:{queue:Qs,state:e||void 0},queueColumn:!1,empty:n(me,{title:e?"No download is in this state":"No downloads yet",children:!e&&n(E,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(te,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.\
jpg"}}' ${Z("v1/jobs")}`})]})})}),n(eh,{})]})}function Ks({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:l}){let a={...Object.fromEntries(r.map(({name:C,value:P})=>[C,P?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[u,d]=ee(null),[f,p]=ee(""),h=u??a,m=(C,P)=>d({...h,[C]:P}),y={},k=[];for(let{name:C}of r)h[C]!==
a[C]&&(y[C]=h[C]===""?null:Number(h[C]),k.push(`--${C.replace(/_/g,"-")} ${h[C]||"none"}`));(h.rate_limit!==a.rate_limit||h.rate_limit!==""&&h.rate_per!==a.rate_per)&&
(y.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},k.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
a.ordered&&(y.ordered=h.ordered==="yes",k.push(y.ordered?"--ordered":"--unordered"));let M=k.length>0,x=async()=>{try{await U(e,{method:"PATCH",body:y}),Tn("Sav\
ed"),d(null),p(""),l()}catch(C){p(C.detail)}},T=!Ht("admin"),w=(C,P,J)=>n("label",{class:"field",children:[n("span",{children:P}),n("input",{value:h[C],placeholder:"\
no limit",inputMode:"numeric",disabled:T,onInput:L=>m(C,L.currentTarget.value)}),n("small",{children:J})]});return n(X,{title:"Limits",tools:n(Js,{}),children:n(
"form",{class:"form",onSubmit:C=>{C.preventDefault(),x()},children:[r.slice(0,1).map(({name:C,label:P,hint:J})=>w(C,P,J)),n("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:T||h.rate_limit==="",
onInput:C=>m("rate_per",C.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:C,label:P,hint:J})=>w(C,P,J)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:T,onClick:C=>m("ordered",C.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),f&&n("p",{class:"bad",role:"alert",children:f}),!T&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!u,onClick:()=>d(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!M,children:"Save"})]}),M&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`${t} ${k.join(" ")}`}),n(te,{text:It(e,"PATCH",y)})]})]})})}function La(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function sd(e){let t=r=>({path:La(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function ld(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function nh({group:e}){return n(E,{children:[n(Ut,{value:e.running}),e.limit!==void 0&&n(E,{children:[n("span",{class:"faint",children:[
" / ",D(e.limit)]}),n(uo,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var rh=[{head:"Group",kind:"main",cell:e=>n(E,{children:[n("a",
{href:N(Kn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Ut,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(nh,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${Ce(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:ld},{head:"",kind:"end act",cell:e=>n(ue,{action:sd(e)})}];function ad({
queue:e}){let[t,r]=ee("");return n(E,{children:[n("form",{class:"filters",onSubmit:o=>{o.preventDefault(),t&&He(Kn(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:o=>r(o.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(Xn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:rh,id:o=>o.name,page:o=>Kn(e,o.name),
none:n(me,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
te,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${Z("v1/jobs")}`})]})})]})}function oh({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(X,{title:`The last ${_t(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>He(Je(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(io,{state:r}),
D(o)," ",r]},r))})]})}function sh({queue:e,name:t}){let r=he.value.get("cursor")??void 0,o=he.value.get("since")??"",s=`${La({queue:e,name:t})}/jobs${pn({limit:50,
cursor:r,since:Oa(o)})}`,l=se(`history ${e} ${t} ${r} ${o}`,u=>U(s,{signal:u})),a=l.value;return n(E,{children:[n(_r,{states:ho.map(([,u])=>u),chosen:[ho.find(([
u])=>u===o)?.[1]??""],toggle:u=>Ee({since:ho.find(([,d])=>d===u)?.[0],cursor:void 0})}),a===null?l.problem?n(Ze,{problem:l.problem,retry:l.reload,path:s}):n(wt,
{}):a.jobs.length===0&&!r?n(me,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(te,{text:`curl -d '{"type":"hello","queue":"${e}","group":"${t}\
"}' ${Z("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(ln,{jobs:a.jobs,queue:!1}),n(Wo,{note:"newest first",cursor:r,next:a.cursor,children:n(Ho,{filter:{
queue:e,group:t,since:o}})})]})]})}function id({queue:e,name:t}){let r=La({queue:e,name:t}),o=se(r,async d=>{let[f,p]=await Promise.all([U(r,{signal:d}),U(`${r}\
/jobs?limit=200`,{signal:d})]);return{group:f,last:p.jobs}}),s=n(E,{children:[n("a",{href:N("/queues"),children:"Queues"})," · ",n("a",{href:N(Oe(e)),children:e}),
" · ",n("a",{href:N(`${Oe(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(sn,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n(
"p",{children:"A queue appears with its first push."})});let{group:l,last:a}=o.value,u=ld(l);return n(ne,{title:n(E,{children:[t," ",l.paused&&n(Le,{state:"paus\
ed"})," ",l.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(ue,{action:sd(l)}),children:[n($t,{data:o,path:r}),n("div",{class:"tiles four",
children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"tile-value",children:D(l.ready)}),
n("span",{class:"tile-note",children:u||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Ru\
nning"}),n("span",{class:"tile-value",children:[D(l.running),l.limit!==void 0&&n("small",{children:[" / ",D(l.limit)]})]}),n("span",{class:"tile-note",children:l.
limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:l.
rate?D(l.rate.limit):"–"}),n("span",{class:"tile-note",children:l.rate?`may start in ${Ce(l.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n(
"span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:l.ordered?"strict":"free"}),n("span",{class:"tile-note",children:l.ordered?"\
one at a time, in turn":"as workers are free"})]})]}),a.length>0&&n(oh,{jobs:a}),n(sh,{queue:e,name:t}),n(Ks,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"\
limit",label:"Limit",hint:"how many jobs of the group may run at once",value:l.limit}],rate:l.rate,ordered:l.ordered,saved:o.reload}),n(Rt,{title:"Settings",value:l.
settings})]})}var ud=["scheduled","retrying","suspended","completed","failed","dead","waiting"],lh=["completed","failed","dead","terminated"];async function ah(e,t){let r=await U(
`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let o=()=>null,s=encodeURIComponent(r.queue),
[l,a,u]=await Promise.all([U(`v1/queues/${s}`,{signal:t}).catch(o),r.group?U(`v1/queues/${s}/groups/${encodeURIComponent(r.group)}`,{signal:t}).catch(o):null,U(
"v1/workers",{signal:t}).catch(o)]);return{job:r,queue:l,group:a,workers:u?.workers??[]}}function ih({job:e,queue:t,group:r,workers:o}){if(e.state==="scheduled"&&
e.run_at)return{text:n(E,{children:["It is scheduled: it may run ",n(fe,{at:e.run_at}),", at ",ut(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)
return{text:n(E,{children:["It has failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",n(fe,{at:e.run_at}),"."]})};if(e.state==="waitin\
g"){let a=e.waiting_for??e.after?.length??0;return{text:n(E,{children:["It waits for ",a===1?"another job":`${a} other jobs`," to end."]})}}if(e.state!=="queued")
return null;let s=n("a",{href:N(Oe(e.queue)),children:e.queue});if(t?.paused)return{text:n(E,{children:["Its queue ",s," is paused."]})};if(r?.paused)return{text:n(
E,{children:["Its group ",n("b",{children:e.group})," is paused."]})};if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return{text:n(E,{children:["Th\
e queue ",s," is at its limit: ",t.counts.running," of ",t.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:n(E,{children:["Its grou\
p ",n("b",{children:e.group})," is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:n(E,{children:["Its group ",n("b",
{children:e.group})," is ordered, and the job before it runs."]})};let l=o.filter(a=>a.queues?.includes(e.queue)&&a.state!=="gone");return l.length===0?{text:n(
E,{children:["No worker claims the queue ",s,"."]})}:l.every(a=>a.quiet)?{text:n(E,{children:["All workers of the queue ",s," were told to claim no more."]})}:l.
every(a=>a.concurrency!==void 0&&a.running.length>=a.concurrency)?{text:n(E,{children:["All ",D(l.length)," workers of the queue ",s," are busy."]})}:t?.rate&&t.
counts.queued>0?{text:n(E,{children:["The queue ",s," starts at most ",t.rate.limit," jobs in ",Ce(t.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?
{text:n(E,{children:["Its group ",n("b",{children:e.group})," is ordered: ",D(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:n(E,{children:[
"Nothing holds it: ",D(t?.counts.queued??1)," jobs of ",s," wait, and its turn comes."]})}}function uh(e){let t=[{at:e.created_at,state:"queued",title:"Pushed",
note:e.created_by&&`by ${e.created_by}`}];if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);t.push({at:e.started_at,state:"running",title:e.
attempt>1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${Ce(r)}`})}if(e.ended_at){let r=e.started_at?Ce(Date.parse(
e.ended_at)-Date.parse(e.started_at)):"";t.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,qn(e.reason)].filter(
Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&t.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.
attempt+1}`:"May run"});return t}function ch({job:e}){return n(X,{title:"Timeline",children:[n("ol",{class:"timeline",children:[uh(e).map(t=>n("li",{"data-state":t.
state,children:[n("span",{class:"timeline-mark",children:n(io,{state:t.state})}),n("div",{children:[n("b",{children:t.title})," ",t.note&&n("span",{class:"faint",
children:t.note}),n("div",{class:"meta",children:[n(fe,{at:t.at})," ",n("span",{class:"faint",children:["· ",ut(Date.parse(t.at))]})]})]})]},t.title)),e.state===
"running"&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{children:[n("b",{children:"Running"})," for ",e.started_at&&
to(gt.value-Date.parse(e.started_at)),e.options.timeout!==void 0&&n("span",{class:"faint",children:[" of at most ",Ce(e.options.timeout*1e3)]})]})]})]}),e.lease&&
n("p",{class:"lease",children:["Leased to ",n("b",{children:e.lease.worker})," for ",Ce(Math.max(0,Date.parse(e.lease.expires_at)-gt.value))," more",(e.crashes??
0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function dh(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.
percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function fh({job:e}){
let[t,r]=ee(!1),[o,s]=ee(!0);if(!e.error)return null;let l=e.error.backtrace??[],a=`${e.error.type}: ${e.error.message}${l.map(u=>`
  ${u}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.error.type})}),
n("div",{class:"row",children:[l.length>0&&n("button",{type:"button",class:"link",onClick:()=>s(!o),children:o?"do not wrap":"wrap"}),n(vt,{text:a,label:"Copy t\
he error"})]})]}),n("p",{class:"error-text",children:e.error.message}),l.length>0&&n("pre",{class:o?"trace":"trace nowrap",tabIndex:0,children:(t?l:l.slice(0,5)).
join(`
`)}),l.length>5&&n("button",{type:"button",class:"link pad",onClick:()=>r(!t),children:t?"show less":`${l.length-5} more lines`})]})}function ph({job:e}){let t=se(
`children ${e.id}`,r=>U(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===0?null:n(X,{title:"Children",
tools:n("span",{class:"faint",children:e.children&&`${D(e.children.open)} of ${D(e.children.count)} open`}),children:n(ln,{jobs:t.value.jobs})})}function cd({reference:e}){
let t=`v1/jobs/${encodeURIComponent(e)}`,r=se(`job ${e}`,p=>ah(e,p)),o=r.value,s=o?.job,l={run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},
force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped o\
n purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${t}/terminate`,body:s?.children?{recursive:!0}:{},cli:`pawl terminate ${s?.children?
"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:s?.children?`Its ${D(s.children.open)} open children are terminated too.`:
"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"\
Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>He("/jobs")}},a=s!==void 0&&lh.includes(s.state);if(Ye({r:()=>s&&ud.
includes(s.state)&&Zn(l.run),T:()=>s&&!a&&Zn(l.end),Delete:()=>a&&Zn(l.remove),u:()=>s?.parent&&He(Je(s.parent.id))}),s===void 0)return n(sn,{data:r,path:t,title:"\
Job",up:n("a",{href:N("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[n("code",{children:e})," may have passed its retention\
, or was deleted."]})});let u=o?ih(o):null,d=dh(s.progress),f=s.options.retry;return n(ne,{title:n(E,{children:[s.type," ",n(Le,{state:s.state})]}),sub:n("span",
{class:"row",children:[n("a",{href:N("/jobs"),children:"Jobs"})," · ",n("code",{class:"id",children:s.id}),n(vt,{text:s.id,label:"Copy the id"}),n("span",{class:"\
faint",children:["~",s.seq]})]}),tools:n(E,{children:[ud.includes(s.state)&&n(ue,{action:{...l.run,label:a?"Run again":"Run now"},primary:!0,id:"run"}),s.state===
"terminated"&&n(ue,{action:l.force,primary:!0,id:"run"}),!a&&n(ue,{action:l.end,danger:!0,why:s.state==="terminating"&&"it stops already"}),a&&n(ue,{action:l.remove,
danger:!0}),n(vt,{text:It(t),label:"Copy as curl"})]}),children:[n($t,{data:r,path:t}),u&&n("section",{class:"why","data-state":s.state,"aria-label":"Why is it \
waiting?",children:[n(io,{state:s.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:u.text})]})]}),d!==null&&s.state==="running"&&
n("div",{class:"progress",role:"progressbar","aria-valuenow":Math.round(d),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,d),height:"\
4",class:"bar-fill"})]}),n("b",{children:[Math.round(d)," %"]})]}),n(fh,{job:s}),n("div",{class:"columns job-columns",children:[n(X,{title:"Facts",children:n(Pt,
{rows:[["Queue",n("a",{href:N(Oe(s.queue)),children:s.queue})],["Group",s.group&&n("a",{href:N(Kn(s.queue,s.group)),children:s.group})],["Priority",s.priority],
["Attempts",f?`${s.attempt} of at most ${f.max+1}`:s.attempt],["Retries",f&&(f.max===0?"none":`${f.backoff}, from ${Ce(f.base*1e3)} to ${Ce(f.cap*1e3)}`)],["Lea\
se",Ce(s.options.lease*1e3)],["Timeout",s.options.timeout!==void 0&&Ce(s.options.timeout*1e3)],["Unique",s.unique&&`${s.unique.key}, until its ${s.unique.until===
"start"?"start":"end"}`],["Expires",s.expires_at&&n(fe,{at:s.expires_at})],["Parent",s.parent&&n("a",{href:N(Je(s.parent.id)),children:s.parent.id})],["Workflow",
s.workflow&&n("a",{href:N(`/workflows/${encodeURIComponent(s.workflow.id)}`),children:s.workflow.id})],["Aliases",s.aliases?.join(", ")],["Callbacks",s.callbacks&&
s.callbacks.length>0&&s.callbacks.map(p=>`${p.event} ${p.state}`).join(", ")],["Kept until",s.retain_until&&n(fe,{at:s.retain_until})],["Kept after its end",!s.
retain_until&&Ce(s.options.retention*1e3)]]})}),n(ch,{job:s})]}),n(Rt,{title:"Result",value:s.result}),n(Rt,{title:"Progress",value:s.progress}),n(Rt,{title:"Pa\
yload",value:s.payload}),n(Rt,{title:"Meta",value:s.meta}),n(Rt,{title:"State",value:s.job_state}),s.children&&n(ph,{job:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl job ${e}`}),n(te,{text:It(t)})]})]})}var Ra=200;function qa(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}function Na({queue:e,workers:t}){if(e.paused)return n(Le,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var mh={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function dd(){let e=se("queues",async p=>{let[h,m,y]=await Promise.all([U("v1/queues?limit=1000",{signal:p}),U("v1/workers",{signal:p}),
U("v1/stats?limit=1000",{signal:p})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(m.workers.flatMap(k=>k.queues??[])),stats:y}}),t=he.value.get(
"filter")??"",r=he.value.get("sort")??"",[o,s]=ee(!1);Ye({"/":()=>document.getElementById("filter")?.focus()});let l=e.value;if(l===null)return n(ne,{title:"Que\
ues",children:e.problem?n(Ze,{problem:e.problem,retry:e.reload,path:"v1/queues"}):n(wt,{})});let a=p=>Object.entries(p.counts).some(([h,m])=>m>0&&h!=="completed"&&
h!=="terminated"),u=l.queues.filter(p=>p.name.includes(t)&&(!o||a(p))),d=mh[r];u=d?[...u].sort((p,h)=>d(h)-d(p)):[...u].sort((p,h)=>p.name<h.name?-1:1);let f=(p,h)=>n(
"th",{class:"end","aria-sort":r===p?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>Ee({sort:r===p?"":p},!0),children:[h,r===p?"\
 ↓":""]})});return n(ne,{title:"Queues",tools:n(E,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)}),
" hide idle"]}),n("input",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:p=>Ee({filter:p.currentTarget.value},
!0)})]}),children:[e.problem&&n(Ze,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),l.queues.length===0?n(me,{title:"A queue appears with its first \
push",children:n(te,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${Z("v1/jobs")}`})}):u.length===0?n(me,{title:"No queue matches",children:n("button",{
type:"button",onClick:()=>{s(!1),Ee({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("\
thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{children:"State"}),f("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"\
button",class:"sort",onClick:()=>Ee({sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),f("retrying","Retrying"),f("dead","De\
ad"),n("th",{class:"end wide",children:"Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>Ee({sort:r==="oldest"?
"":"oldest"},!0),children:["Oldest wait",r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(
0,Ra).map(p=>n("tr",{children:[n("td",{class:"main",children:n("a",{href:N(Oe(p.name)),children:p.name})}),n("td",{children:n(Na,{queue:p,workers:l.workers})}),
n("td",{class:"end","data-label":"queued",children:n(Ut,{value:p.counts.queued})}),n("td",{class:"end wide",children:[n(Ut,{value:p.counts.running}),p.concurrency!==
void 0&&n(E,{children:[n("span",{class:"faint",children:[" / ",D(p.concurrency)]}),n(uo,{value:p.counts.running,max:p.concurrency,label:`${p.counts.running} of ${p.
concurrency}`})]})]}),n("td",{class:"end","data-label":"retrying",children:n(Ut,{value:p.counts.retrying})}),n("td",{class:p.counts.dead>0?"end bad":"end","data\
-label":"dead",children:n(Ut,{value:p.counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Ut,{value:p.counts.scheduled})}),n("td",{class:"\
end wide",children:p.oldest_age?Ce(p.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Ut,{value:l.stats.queues?.[p.
name]?.minute.completed})}),n("td",{class:"end act",children:n(ue,{action:qa(p.name,p.paused)})})]},p.name))})]}),u.length>Ra&&n("p",{class:"foot",children:[Ra,
" of ",u.length," queues are shown; the filter finds the others."]}),l.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var hh=3e4,gh=6e4;function ja({worker:e}){let t=gt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>gh?"dead":t>hh?"retrying":e.state==="busy"?"running":"\
completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function fd(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}function pd(){let e=se(
"workers",async o=>{let[s,l]=await Promise.all([U("v1/workers",{signal:o}),U("v1/nodes",{signal:o})]);return{workers:s.workers,nodes:l.nodes}}),t=e.value;if(t===
null)return n(ne,{title:"Workers",children:e.problem?n(Ze,{problem:e.problem,retry:e.reload,path:"v1/workers"}):n(wt,{})});let r=new Set(t.nodes.map(o=>o.version));
return n(ne,{title:"Workers",sub:`${_t(t.workers.length,"worker")}, ${_t(t.workers.reduce((o,s)=>o+s.running.length,0),"job")} running`,children:[e.problem&&n(Ze,
{problem:e.problem,at:e.at,retry:e.reload,path:"v1/workers"}),t.workers.length===0?n(me,{title:"No worker is here",children:[n("p",{children:"A command for each\
 job:"}),n(te,{text:`pawl work --url ${Z("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(te,
{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${Z("v1/claim")}`})]}):n("div",{class:"card flush",children:n("table",{class:"list",children:[n(
"thead",{children:n("tr",{children:[n("th",{children:"Worker"}),n("th",{children:"State"}),n("th",{class:"wide",children:"Queues"}),n("th",{children:"Runs"}),n(
"th",{class:"end wide",children:"Last seen"}),n("th",{})]})}),n("tbody",{children:t.workers.slice(0,500).map(o=>n("tr",{children:[n("td",{class:"main",children:[
n("b",{class:"cut",children:o.name}),n("div",{class:"meta",children:[o.host,o.pid&&`pid ${o.pid}`,...o.labels??[]].filter(Boolean).join(" · ")||n(E,{children:[
"since ",n(fe,{at:o.first_seen_at,plain:!0})]})})]}),n("td",{children:n(ja,{worker:o})}),n("td",{class:"wide",children:[(o.queues??[]).slice(0,4).map((s,l)=>n(E,
{children:[l>0&&", ",n("a",{href:N(Oe(s)),children:s})]})),(o.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(o.queues??[]).length-4," more"]})]}),
n("td",{children:[o.concurrency!==void 0&&n("div",{class:"row",children:[o.running.length,n("span",{class:"faint",children:["/ ",o.concurrency]}),n(uo,{value:o.
running.length,max:o.concurrency,label:`${o.running.length} of ${o.concurrency}`})]}),o.running.slice(0,4).map(s=>n("div",{class:"meta",children:[n("a",{href:N(
Je(s.id)),children:s.type})," ",Ce(Math.max(0,gt.value-Date.parse(s.since)))]},s.id)),o.running.length>4&&n("div",{class:"meta",children:["and ",o.running.length-
4," more"]}),o.running.length===0&&o.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]}),n("td",{class:"end wide",children:n(fe,{at:o.last_seen_at})}),
n("td",{class:"end act",children:[n(ue,{action:fd(o,"quiet"),why:o.quiet&&"it is quiet already"}),n(ue,{action:fd(o,"stop"),danger:!0,why:o.stop&&"it stops alre\
ady"})]})]},o.name))})]})}),n(X,{title:t.nodes.length===1?"Node":"Nodes",tools:r.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed version\
s"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:t.nodes.map(o=>n("tr",{children:[
n("td",{children:[o.host," ",n("span",{class:"faint",children:["pid ",o.pid]})]}),n("td",{children:o.listen}),n("td",{class:"wide",children:(o.roles??[]).join("\
, ")}),n("td",{class:"wide",children:o.version}),n("td",{class:"end",children:n(fe,{at:o.started_at})})]},o.id))})]})})]})}function vh({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=se(t,s=>U(t,{signal:s}));if(r.value===null)return r.problem?n(Ze,{problem:r.problem,retry:r.
reload,path:t}):n(wt,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(me,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(te,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":\
{}}}}' ${Z(`${t}/sum`)}`})]}):n(E,{children:o.map(([s,l])=>n(X,{title:s,tools:n(ue,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
l.description&&n("p",{class:"pad",children:l.description}),n(Pt,{rows:[["Inports",Object.keys(l.ports?.in??{}).join(", ")],["Outports",Object.keys(l.ports?.out??
{}).join(", ")],["Startup run",l.startup&&"yes"],["Shutdown run",l.shutdown&&"yes"],["Idle runs",l.idle_runs&&`${D(l.idle_runs)} a minute slow it down`]]})]},s))})}
function bh({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Ks,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(X,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(Pt,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function yh({queue:e}){let t=se(`his\
tory ${e}`,r=>U(`v1/stats/history${pn({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(js,{points:t.value.
points,resolution:"minute",height:140})}var md=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function _h(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function wh({event:e}){return n(E,{children:[n(Le,{state:e.to,quiet:!0})," ",
n("a",{href:N(Je(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${qn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function hd({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=he.value.get("tab")??
"jobs",o=se(`queue ${e}`,async m=>{let[y,k]=await Promise.all([U(t,{signal:m}),U("v1/workers",{signal:m})]);return{queue:y,workers:k.workers.filter(M=>M.queues?.
includes(e))}}),s=m=>Oe(e)+(m==="jobs"?"":`?tab=${m}`);Ye(Object.fromEntries(md.map(([m],y)=>[String(y+1),()=>He(s(m))])));let l=o.value;if(l===null)return n(sn,
{data:o,path:t,title:e,up:n("a",{href:N("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its firs\
t push."}),n(te,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${Z("v1/jobs")}`})]});let{queue:a,workers:u}=l,d=a.counts,f=Object.values(d).reduce((m,y)=>m+y,
0),p=he.value.get("state")??"",h=d.queued+d.scheduled+d.retrying+d.waiting;return n(ne,{title:e,sub:n(E,{children:[n("a",{href:N("/queues"),children:"Queues"}),
" · ",n(Na,{queue:a,workers:new Set(u.length>0?[e]:[])})]}),tools:n(E,{children:[n(ue,{action:qa(e,a.paused),id:"pause"}),n(ue,{danger:!0,why:h===0&&"nothing w\
aits",action:{label:"Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${yr(h)} jobs that wait are termina\
ted. Those that run go on.`,danger:!0,count:h}}}),n(ue,{danger:!0,why:f>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e}\
 --delete`,done:`${e} is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>He("/qu\
eues")}})]}),children:[n($t,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-l\
abel",children:"Queued"}),n("span",{class:"tile-value",children:D(d.queued)}),n("span",{class:"tile-note",children:a.oldest_age?`the oldest for ${Ce(a.oldest_age*
1e3)}`:"nothing waits"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",
children:[D(d.running),a.concurrency!==void 0&&n("small",{children:[" / ",D(a.concurrency)]})]}),n("span",{class:"tile-note",children:_t(u.length,"worker")})]}),
n("div",{class:"tile","data-state":"retrying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:D(d.retrying)}),
n("span",{class:"tile-note",children:[D(d.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"\
Dead"}),n("span",{class:"tile-value",children:D(d.dead)}),n("span",{class:"tile-note",children:a.rate?`rate ${a.rate.limit} / ${Ce(a.rate.per*1e3)}`:"no rate li\
mit"})]})]}),n("section",{class:"card",children:n(yh,{queue:e})}),n(fo,{tabs:md.map(([m,y])=>[m,y,{jobs:f,groups:a.groups,workers:u.length}[m]]),current:r,link:s}),
r==="jobs"&&n(E,{children:[n(_r,{states:Fo.filter(m=>d[m]>0||m===p),chosen:[p],counts:d,toggle:m=>Ee({state:m===p?void 0:m,cursor:void 0})}),n(Nn,{filter:{queue:e,
state:p||void 0},total:p?d[p]:f,queueColumn:!1,empty:n(me,{title:p?"No job is in this state":"No jobs in this queue",children:p?n("button",{type:"button",onClick:()=>Ee(
{state:void 0,cursor:void 0}),children:"Clear filters"}):n(te,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${Z("v1/jobs")}`})})})]}),r==="groups"&&n(ad,{queue:e}),
r==="settings"&&n(bh,{queue:a,reload:o.reload}),r==="types"&&n(vh,{queue:e}),r==="live"&&n(Hs,{title:"What happens",path:`v1/events${pn({queue:e})}`,event:"tran\
sition",text:_h,line:m=>n(wh,{event:m})}),r==="workers"&&(u.length===0?n(me,{title:"No worker claims this queue",children:n(te,{text:`pawl work --url ${Z("").replace(
/\/$/,"")} --queue ${e} -- ./my-program`})}):n("div",{class:"card flush",children:n(Bo,{rows:u,id:m=>m.name,page:()=>"/workers",columns:[{head:"Worker",kind:"ma\
in",cell:m=>n("a",{href:N("/workers"),children:m.name})},{head:"State",cell:m=>n(ja,{worker:m})},{head:"Runs of this queue",kind:"end",label:"runs",cell:m=>D(m.
running.filter(y=>y.queue===e).length)},{head:"Last seen",kind:"end wide",cell:m=>n(fe,{at:m.last_seen_at})}]})}))]})}var kh={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Ys=200,Sh=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function xh({jobs:e}){let t=gt.value,r=Number.NEGATIVE_INFINITY;return n(E,{children:Sh.map(([o,s])=>{let l=r;r=t+s;let a=e.
filter(u=>Date.parse(u.run_at??"")>=l&&Date.parse(u.run_at??"")<t+s);return a.length>0&&n(X,{title:o,tools:n("span",{class:"faint",children:D(a.length)}),children:n(
ln,{jobs:a})},o)})})}function gd({tab:e}){return e==="scheduled"?n(me,{title:"No job waits for a time",children:n(te,{text:`curl -d '{"type":"reminder","delay":\
"2h"}' ${Z("v1/jobs")}`})}):n(me,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function vd(){let e=he.value.get("tab")??"scheduled",r=se(
"scheduled",a=>U("v1/stats?limit=1",{signal:a})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Ys,s=se(`due ${e} ${o}`,async a=>{if(!o)return null;let u=await zo(
{state:e},Ys,void 0,a);return{jobs:u.jobs.sort((d,f)=>(d.run_at??"")<(f.run_at??"")?-1:1),more:u.cursor!==void 0}}),l=s.value!==null&&!s.value.more;return n(ne,
{title:"Scheduled",children:[n(fo,{tabs:Object.entries(kh).map(([a,u])=>[a,u,r?.[a]]),current:e,link:a=>`/scheduled${a==="scheduled"?"":`?tab=${a}`}`}),l&&s.value?
s.value.jobs.length===0?n(gd,{tab:e}):n(E,{children:[n(xh,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Ho,{filter:{state:e},total:r?.[e]})})]}):
n(E,{children:[e!=="suspended"&&(r?.[e]??0)>Ys&&n("p",{class:"hint",children:["With more than ",Ys," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Nn,{filter:{state:e},total:r?.[e],empty:n(gd,{tab:e})})]})]})}function Ua(e){return`/schedules/${encodeURIComponent(e)}`}var Ch=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function bd(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,l,a,u]=r,d=/^\d+$/;if(s==="*"&&l==="*"&&a==="*"&&u==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:d.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!d.
test(o))return"";let f=/^\*\/(\d+)$/.exec(s);if(f&&l==="*"&&a==="*"&&u==="*")return`every ${f[1]} hours at minute ${o}`;if(!d.test(s)||a!=="*")return"";let p=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return l==="*"&&u==="*"?`every day at ${p}`:l==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${p}`:l==="\
*"&&/^[0-7]$/.test(u)?`on ${Ch[Number(u)]}s at ${p}`:d.test(l)&&u==="*"?`on day ${l} of the month at ${p}`:""}function yd({schedule:e}){if(e.cron){let t=bd(e.cron);
return n(E,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(E,{children:["every ",Ce(e.every*1e3)]}):n(E,{children:["at ",D(e.at?.length??0)," times"]})}function Ia(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>He("/schedules")}}}function Th({close:e}){let[t,r]=ee({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=ee([]),[l,a]=ee(null),u=p=>r({...t,...p});Be(()=>{let p=new AbortController,h=setTimeout(
()=>{U("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:p.signal}).then(m=>{s(m.times),a(null)}).catch(m=>{p.signal.aborted||a(m)})},
200);return()=>{clearTimeout(h),p.abort()}},[t.cron,t.timezone]);let d=async()=>{try{await U(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),Tn(`${t.name} is made`),e(),He(Ua(t.name))}catch(p){a(p)}},f=(p,h,m)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[p],spellcheck:!1,required:!0,onInput:y=>u({[p]:y.currentTarget.value})}),m&&n("small",{children:m})]});return n(co,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:p=>{p.preventDefault(),d()},children:[f("name","Name"),f("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[f("cron","Cron expression",bd(t.cron)||"minute, hour, day, month, weekday"),f("timezone","Time zone","its clocks count")]}),l?n("p",
{class:"bad",role:"alert",children:l.detail}):n("ol",{class:"times",children:o.map(p=>n("li",{children:[ut(Date.parse(p))," ",n(fe,{at:p,plain:!0})]},p))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var $h=[{head:"Schedule",kind:"main",cell:e=>n(E,{children:[n("a",{href:N(Ua(e.name)),children:e.name})," ",e.paused&&n(Le,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(yd,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(fe,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n(E,{children:[n(fe,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>D(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n(E,{children:[n(ue,{action:Ia(e).fire}),n(ue,{action:Ia(e).pause})]})}];function _d(){let[e,t]=ee(!1);return n(ne,{title:"Schedules",tools:Ht(
"admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(Th,{close:()=>t(!1)}),n(Xn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:$h,id:r=>r.name,page:r=>Ua(r.name),none:n(me,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(te,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${Z("v1/schedules/nightly")}`})]})})]})}function wd({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=se(t,u=>U(`${t}?preview=10`,{signal:u})),o=r.value,s=n("a",{href:N("/schedules"),children:"Schedules"});
if(o===null)return n(sn,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let l=Ia(o),a=o.counts;return n(ne,{title:n(E,{children:[e," ",o.paused&&
n(Le,{state:"paused"})]}),sub:n(E,{children:[s,o.note&&` · ${o.note}`]}),tools:n(E,{children:[n(ue,{action:l.fire,primary:!0}),n(ue,{action:l.pause}),n(ue,{action:l.
remove,danger:!0})]}),children:[n($t,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),n("div",{class:"\
columns",children:[n(X,{title:"Rule",children:n(Pt,{rows:[["When",n(yd,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
Ce(o.jitter*1e3)],["From",o.from&&n(fe,{at:o.from})],["Until",o.until&&n(fe,{at:o.until})],["Last fired",o.last&&n(fe,{at:o.last.fired_at})],["Last job",o.last?.
job&&n("a",{href:N(Je(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fired",a&&`${D(a.fired)}\
, skipped ${D(a.skipped)}, missed ${D(a.missed)}, failed ${D(a.failed)}`]]})}),n(X,{title:"Next times",tools:n("span",{class:"faint",children:Kt.value?"UTC":"yo\
ur time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).map(u=>n("li",
{children:[ut(Date.parse(u))," ",n(fe,{at:u,plain:!0})]},u))})})]}),n(Rt,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var Xs=ye(ro("theme")??"system"),kd=ye(ro("density")??"normal");function el(e){Xs.value=e,Qn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function Fa(){let e=Xs.value==="dark"||Xs.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;el(e?"li\
ght":"dark")}function Ph(e){kd.value=e,Qn("density",e),document.documentElement.dataset.density=e}function Zs({label:e,options:t,value:r,set:o}){return n("div",
{class:"choice",role:"group","aria-label":e,children:[n("span",{children:e}),n("span",{class:"segments",children:t.map(([s,l])=>n("button",{type:"button","aria-\
pressed":s===r,onClick:()=>o(s),children:l},s))})]})}function Sd(){let e=et.value;return n(ne,{title:"Settings",children:n("div",{class:"columns",children:[n(X,
{title:"This browser",children:[n(Zs,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:Xs.value,set:t=>el(t)}),n(Zs,{label:"R\
ows",options:[["normal","Comfortable"],["compact","Compact"]],value:kd.value,set:Ph}),n(Zs,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:Kt.
value?"utc":"local",set:t=>{Kt.value=t==="utc",Qn("zone",t)}}),n(Zs,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:Us.value?"on":"off",set:t=>Oc(t===
"on")})]}),n(X,{title:"Session",children:[n(Pt,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&ut(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{ru()},children:"Sign out"})})]})]})})}var Mh=["active","paused","scheduled","completed","failed","terminated"],Eh='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function xd(e){return`/workflows/${encodeURIComponent(e)}`}function Cd({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[D(t)," / ",D(e.tasks)]})]})}var Dh=[{head:"Work\
flow",kind:"main",cell:e=>n(E,{children:[n("a",{href:N(xd(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
vt,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Le,{state:e.state})},{head:"Tasks",cell:e=>n(Cd,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?Ce(Td(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(fe,{at:e.started_at??e.created_at})}];function Td(e){
return(e.ended_at?Date.parse(e.ended_at):gt.value)-Date.parse(e.started_at??"")}function $d(){let e=he.value.get("name")??"";return Ye({"/":()=>document.getElementById(
"name")?.focus()}),n(ne,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>Ee({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(po,{states:Mh}),n(Xn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:he.value.get("state")??""},order:"newest first",columns:Dh,id:t=>t.id,page:t=>xd(t.id),unmatched:"No workflow ma\
tches",none:n(me,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(te,{text:`curl -d '${Eh}' ${Z("v1/w\
orkflows")}`})]})})]})}function Ah(e){var l;let t=new Map(e.map(a=>[a.name,a])),r=new Map,o=(a,u)=>{let d=r.get(a.name);if(d!==void 0)return d;if(u.has(a.name))
return 0;u.add(a.name);let f=(a.after??[]).flatMap(h=>t.get(h)??[]),p=f.length===0?0:1+Math.max(...f.map(h=>o(h,u)));return r.set(a.name,p),p},s=[];for(let a of e)
(s[l=o(a,new Set)]??(s[l]=[])).push(a);return s.filter(Boolean)}var Ve={width:184,height:64,right:56,below:20};function Oh({tasks:e,selected:t}){let r=Ah(e),o=Math.
max(...r.map(u=>u.length)),s=new Map,l=o*(Ve.height+Ve.below)-Ve.below;r.forEach((u,d)=>{let f=u.length*(Ve.height+Ve.below)-Ve.below;u.forEach((p,h)=>{s.set(p.
name,{x:d*(Ve.width+Ve.right),y:(l-f)/2+h*(Ve.height+Ve.below)})})});let a=r.length*(Ve.width+Ve.right)-Ve.right;return n("div",{class:"graph",tabIndex:0,role:"\
group","aria-label":"Tasks",children:n("svg",{width:a+4,height:l+4,viewBox:`-2 -2 ${a+4} ${l+4}`,children:[e.flatMap(u=>(u.after??[]).map(d=>{let f=s.get(d),p=s.
get(u.name);if(!f||!p)return null;let h=f.x+Ve.width,m=f.y+Ve.height/2,y=p.y+Ve.height/2,k=(p.x-h)/2;return n("path",{class:"edge",d:`M${h} ${m}C${h+k} ${m} ${p.
x-k} ${y} ${p.x} ${y}`},`${d} ${u.name}`)})),e.map(u=>{let d=s.get(u.name),f=u.name.length>22?`${u.name.slice(0,21)}…`:u.name,p=u.partitions,h=p?.total??0;return n(
"a",{href:N(`${location.pathname.slice(location.pathname.indexOf("/ui/")+3)}?task=${encodeURIComponent(u.name)}`),class:u.name===t?"task selected":"task","data-\
state":u.paused?"paused":u.state,children:[f!==u.name&&n("title",{children:u.name}),n("rect",{x:d.x,y:d.y,width:Ve.width,height:Ve.height,rx:"8"}),n("rect",{x:d.
x,y:d.y+10,width:"3",height:Ve.height-20,class:"task-tone"}),n("text",{x:d.x+14,y:d.y+26,class:"task-name",children:f}),n("text",{x:d.x+14,y:d.y+46,class:"task-\
state",children:[u.paused?"paused":u.state,h>0?` · ${D(h-(p?.open??0))} / ${D(h)}`:""]}),h>0&&n("rect",{x:d.x+14,y:d.y+Ve.height-8,width:Ve.width-28,height:"3",
rx:"1.5",class:"task-back"}),h>0&&n("rect",{x:d.x+14,y:d.y+Ve.height-8,width:(Ve.width-28)*(h-(p?.open??0))/h,height:"3",rx:"1.5",class:"task-tone"})]},u.name)})]})})}
function Lh({task:e}){let t=`v1/tasks/${encodeURIComponent(e.id)}/partitions?limit=100`,r=se(t,o=>U(t,{signal:o}));return r.value===null?r.problem?n(Ze,{problem:r.
problem,retry:r.reload,path:t}):n(wt,{rows:3}):r.value.partitions.length===0?null:n(E,{children:[n(ln,{jobs:r.value.partitions,queue:!1}),r.value.cursor&&n("p",
{class:"foot",children:["The first 100 of ",D(e.partitions?.total)," partitions."]})]})}function Rh({task:e}){let t=`v1/tasks/${encodeURIComponent(e.id)}`,r=["c\
ompleted","failed","skipped","terminated"].includes(e.state),o=(s,l,a)=>({label:s,path:`${t}/${l}`,cli:`pawl task ${l} ${e.id}`,done:a,confirm:["skip","terminat\
e","restart"].includes(l)?{title:`${s} ${e.name}?`,text:"The tasks that wait for it follow from that.",danger:l==="terminate"}:void 0});return n(X,{title:n(E,{children:[
e.name," ",n(Le,{state:e.paused?"paused":e.state})]}),tools:n("div",{class:"row",children:[!r&&n(ue,{action:e.paused?o("Resume","resume","The task goes on"):o("\
Pause","pause","The task is paused")}),!r&&e.state==="waiting"&&n(ue,{action:o("Skip","skip","The task is skipped")}),r&&n(ue,{action:o("Restart","restart","The\
 task starts again")}),!r&&n(ue,{danger:!0,action:o("Terminate","terminate","Asked to stop")})]}),children:[n(Pt,{rows:[["Type",e.type],["Queue",e.queue&&n("a",
{href:N(Oe(e.queue)),children:e.queue})],["Job",e.partitions===void 0&&n("a",{href:N(Je(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",qn(e.reason)],
["Started",e.started_at&&n(fe,{at:e.started_at})],["Ended",e.ended_at&&n(fe,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}:\
 ${e.error.message}`})]]}),e.partitions!==void 0&&n(Lh,{task:e},e.id)]})}function Pd({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=se(t,f=>U(t,
{signal:f})),o=r.value,s=n("a",{href:N("/workflows"),children:"Workflows"});if(o===null)return n(sn,{data:r,path:t,title:"Workflow",up:s,missing:"There is no su\
ch workflow",children:n("p",{children:[n("code",{children:e})," may have passed its retention, or was deleted."]})});let l=o.tasks??[],a=["completed","failed","\
terminated"].includes(o.state),u=l.find(f=>f.name===he.value.get("task")),d=(f,p,h,m)=>({label:f,path:`${t}/${p}`,cli:`pawl workflow ${p} ${e}`,done:h,confirm:m?
{title:`${f} this workflow?`,text:m,danger:p==="terminate"}:void 0});return n(ne,{title:n(E,{children:[o.name||"Workflow"," ",n(Le,{state:o.state})]}),sub:n("sp\
an",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(vt,{text:o.id,label:"Copy the id"})]}),tools:n(E,{children:[!a&&(o.state==="paused"?n(
ue,{action:d("Resume","resume","It goes on"),primary:!0}):n(ue,{action:d("Pause","pause","It is paused")})),a&&n(ue,{action:d("Restart","restart","It starts aga\
in","The tasks that have failed, and those behind them, run again."),primary:!0}),!a&&n(ue,{action:d("Terminate","terminate","Asked to stop","All its tasks that\
 have not ended are stopped."),danger:!0})]}),children:[n($t,{data:r,path:t}),n("div",{class:"flow-line",children:[n(Cd,{counts:o.counts}),n("span",{class:"fain\
t",children:[o.counts.failed>0&&`${D(o.counts.failed)} failed · `,(o.counts.skipped??0)>0&&`${D(o.counts.skipped)} skipped · `,o.started_at?`${a?"took":"runs \
for"} ${Ce(Td(o))}`:"has not started",o.reason?` · ${qn(o.reason)}`:""]})]}),l.length>0&&n(X,{title:"Tasks",tools:n("span",{class:"faint",children:"a task show\
s more"}),children:n(Oh,{tasks:l,selected:u?.name})}),u&&n(Rh,{task:u},u.id),n(Rt,{title:"Result",value:o.result}),n(Rt,{title:"Meta",value:o.meta})]})}var tl=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],nl=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],wr=ye(!1);function qh(){let t=se("rail",l=>U("v1/stats?limit=1",{signal:l})).value?.counts,r=`/${Io.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=l=>{let[a,u]=o[l.page]??[];return n("li",{children:n("a",{href:N(
l.page),"aria-current":r===l.page?"page":void 0,onClick:()=>wr.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:l.icon}),
l.label,!!a&&n("span",{class:`rail-count ${u??""}`,children:D(a)})]})},l.page)};return n("nav",{class:wr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:N("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:tl.map(s)}),n("ul",{class:"rail-end",children:nl.
map(s)}),n("p",{class:"rail-version",children:et.value?.version})]})}var Nh={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function jh(){
let e=Fs.value===0?0:Math.max(0,gt.value-Fs.value);return gt.value,n("button",{type:"button",class:"live","data-live":xt.value,"aria-pressed":Ct.value,title:Ct.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Ct.value=!Ct.value,children:[n("span",{class:"dot"}),Nh[xt.value],(xt.value==="paused"||xt.value==="lost")&&
e>2e3?` · ${to(e)} old`:""]})}function Md(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...tl,...nl].filter(d=>d.label.toLowerCase().includes(o)).map(d=>({label:d.
label,note:"page",page:d.page})),...t.filter(d=>o!==""&&d.toLowerCase().includes(o)).slice(0,8).map(d=>({label:d,note:"queue",page:Oe(d)}))],l=r.indexOf(":"),a=r.
slice(0,l),u=r.slice(l+1);return l>0&&t.includes(a)&&s.unshift({label:u,note:`group of ${a}`,page:Kn(a,u)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:Yn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:Je(r)}),s}function Ih(){let[e,t]=ee(""),[r,o]=ee(0),[s,l]=ee([]),a=Ae(Promise.
resolve([]));Be(()=>{a.current=U("v1/queues?limit=1000").then(p=>p.queues.map(h=>h.name)).catch(()=>[]),a.current.then(l)},[]);let u=Md(e,s),d=()=>jo.value=!1,f=p=>{
p&&(d(),He(p.page))};return n(co,{title:"Go to",close:d,children:n("form",{onSubmit:p=>{p.preventDefault(),a.current.then(h=>f(Md(e,h)[r]))},children:[n("input",
{class:"jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{t(p.currentTarget.value),
o(0)},onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),o(Math.max(0,Math.min(u.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"\
targets",children:u.slice(0,12).map((p,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>f(p),children:[n("span",{class:"cut",children:p.
label})," ",n("span",{class:"faint",children:p.note})]})},p.page))})]})})}var Uh=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...tl,...nl].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page"],["r T Del","run, terminate, delete"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function Fh(){return n(co,{title:"\
Keys",close:()=>oo.value=!1,children:[n("dl",{class:"keys",children:Uh.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},
r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>oo.value=!1,children:"Close"})})]})}function Bh(){let[
e,t]=ee(""),[r,o]=ee(""),[s,l]=ee(!1),a=Ae(null);return Be(()=>a.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"S\
ign in",children:n("form",{onSubmit:u=>{u.preventDefault(),l(!0),nu(e).catch(d=>o(d instanceof xn?d.detail:"The server does not answer.")).finally(()=>l(!1))},children:[
n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 \
0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server th\
at may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("input",{ref:a,id:"token",type:"pa\
ssword",autocomplete:"current-password",value:e,onInput:u=>t(u.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submi\
t",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}function Wh(){let e=Mo.value;return e===null||St.value?null:n("div",{class:"banner",role:"alert",
children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Ed({children:e}){let t={"?":()=>oo.value=!0,t:Fa,p:()=>Ct.value=!Ct.value};for(let r of[...tl,
...nl])t[`g ${r.key}`]=()=>He(r.page);return Ye(t),n(E,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.
focus()},children:"Skip to the page"}),n(qh,{}),wr.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>wr.value=!1}),
n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":wr.value,"aria\
-controls":"rail",onClick:()=>wr.value=!wr.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2\
 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>jo.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n(
"path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"C\
trl K"})]}),n("span",{class:"grow"}),et.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(jh,{}),n("button",{type:"but\
ton",class:"plain-button wide",title:"Time zone",onClick:()=>{Kt.value=!Kt.value,Qn("zone",Kt.value?"utc":"local")},children:Kt.value?"UTC":"local"}),n("button",
{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:Fa,onDblClick:()=>el("system"),children:n("svg",{class:"glyph",viewBox:"0 0 1\
6 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-label":"\
Keys",title:"Keys (?)",onClick:()=>oo.value=!0,children:"?"})]}),n(Wh,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),jo.value&&n(Ih,{}),oo.value&&n(Fh,{}),
n(Bc,{}),n(Fc,{}),St.value&&n(Bh,{})]})}var Jh=[["/","Overview",()=>n(zc,{})],["/queues","Queues",()=>n(dd,{})],["/queues/:queue","Queue",({queue:e})=>n(hd,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(id,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(nd,{})],["/jobs/:ref","Job",({ref:e})=>n(cd,{reference:e},e)],["/schedule\
d","Scheduled",()=>n(vd,{})],["/failures","Failures",()=>n(rd,{})],["/workflows","Workflows",()=>n($d,{})],["/workflows/:ref","Workflow",({ref:e})=>n(Pd,{reference:e},
e)],["/schedules","Schedules",()=>n(_d,{})],["/schedules/:name","Schedule",({name:e})=>n(wd,{name:e},e)],["/callbacks","Callbacks",()=>n(Kc,{})],["/callbacks/:i\
d","Callback",({id:e})=>n(Yc,{id:e},e)],["/channels","Channels",()=>n(Xc,{})],["/files","Downloads",()=>n(od,{})],["/workers","Workers",()=>n(pd,{})],["/setting\
s","Settings",()=>n(Sd,{})],["/about","About",()=>n(Hc,{})]];function zh(){Be(()=>{let r=()=>{ws().catch(()=>{St.value||setTimeout(r,2e3)})};r();let o=setInterval(
()=>{St.value||ws().catch(()=>{})},6e5);return()=>clearInterval(o)},[]);let e="Not found",t=null;for(let[r,o,s]of Jh){let l=Uc(r,Io.value);if(l!==null){e=Object.
values(l).pop()??o,t=s(l);break}}return Be(()=>{document.title=`${e} · Pawl`},[e]),n(Ed,{children:et.value===null?null:t??n(ne,{title:"Nothing here",children:n(
me,{title:"There is no such page",children:n("a",{href:N("/"),children:"Overview"})})})})}Oi(n(zh,{}),document.getElementById("app"));})();
