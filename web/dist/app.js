"use strict";(()=>{var mf=Object.defineProperty;var hf=(e,t,r)=>t in e?mf(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var hr=(e,t,r)=>hf(e,typeof t!="symbol"?t+"":t,r);var cs,ge,xi,El,zn,_i,Ci,Ti,$l,ss,$o,$i,Dl,Pl,Ml,gf,as={},is=[],bf=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,ds=Array.isArray;function On(e,t){
for(var r in t)e[r]=t[r];return e}function Al(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Ol(e,t,r){var o,s,l,a={};for(l in t)l=="key"?o=t[l]:l=="r\
ef"?s=t[l]:a[l]=t[l];if(arguments.length>2&&(a.children=arguments.length>3?cs.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(l in e.defaultProps)
a[l]===void 0&&(a[l]=e.defaultProps[l]);return ls(e,a,o,s,null)}function ls(e,t,r,o,s){var l={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++xi,__i:-1,__u:0};return s==null&&ge.vnode!=null&&ge.vnode(l),l}function M(e){return e.children}function Qr(e,t){this.props=e,this.context=t}function gr(e,t){if(t==null)return e.__?gr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?gr(e):null}function vf(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],l=On({},
t);l.__v=t.__v+1,ge.vnode&&ge.vnode(l),Rl(e.__P,l,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??gr(t),!!(32&t.__u),s),l.__v=t.__v,l.__.__k[l.__i]=l,Ai(o,l,s),
t.__e=t.__=null,l.__e!=r&&Pi(l)}}function Pi(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Pi(e)}function wi(e){(!e.__d&&(e.__d=!0)&&zn.push(e)&&!us.__r++||_i!=ge.debounceRendering)&&((_i=ge.debounceRendering)||Ci)(us)}function us(){
try{for(var e,t=1;zn.length;)zn.length>t&&zn.sort(Ti),e=zn.shift(),t=zn.length,vf(e)}finally{zn.length=us.__r=0}}function Mi(e,t,r,o,s,l,a,u,c,f,p){var h,m,y,k,
D,x,$=o&&o.__k||is,w=t.length;for(c=yf(r,t,$,c,w),h=0;h<w;h++)(y=r.__k[h])!=null&&(m=y.__i!=-1&&$[y.__i]||as,y.__i=h,x=Rl(e,y,m,s,l,a,u,c,f,p),k=y.__e,y.ref&&m.
ref!=y.ref&&(m.ref&&Ll(m.ref,null,y),p.push(y.ref,y.__c||k,y)),D==null&&k!=null&&(D=k),4&y.__u?(c=Ei(y,c,e),m.__e&&(m.__e=null)):typeof y.type=="function"&&x!==
void 0?c=x:k&&(c=k.nextSibling),y.__u&=-7);return r.__e=D,c}function yf(e,t,r,o,s){var l,a,u,c,f,p=r.length,h=p,m=0;for(e.__k=new Array(s),l=0;l<s;l++)(a=t[l])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a=="string"||typeof a=="number"||typeof a=="bigint"||a.constructor==String?a=e.__k[l]=ls(null,a,null,null,
null):ds(a)?a=e.__k[l]=ls(M,{children:a},null,null,null):a.constructor===void 0&&a.__b>0?a=e.__k[l]=ls(a.type,a.props,a.key,a.ref?a.ref:null,a.__v):e.__k[l]=a,c=
l+m,a.__=e,a.__b=e.__b+1,u=null,(f=a.__i=_f(a,r,c,h))!=-1&&(h--,(u=r[f])&&(u.__u|=2)),u==null||u.__v==null?(f==-1&&(s>p?m--:s<p&&m++),typeof a.type!="function"&&
(a.__u|=4)):f!=c&&(f==c-1?m--:f==c+1?m++:(f>c?m--:m++,a.__u|=4))):e.__k[l]=null;if(h)for(l=0;l<p;l++)(u=r[l])!=null&&(2&u.__u)==0&&(u.__e==o&&(o=gr(u)),Ri(u,u));
return o}function Ei(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=Ei(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=gr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function _f(e,t,r,o){var s,l,a,u=e.key,c=e.type,f=t[r],p=f!=null&&(2&f.__u)==0;if(f===null&&u==null||p&&u==f.key&&c==f.type)return r;if(o>(p?1:0)){for(s=r-1,l=r+
1;s>=0||l<t.length;)if((f=t[a=s>=0?s--:l++])!=null&&(2&f.__u)==0&&u==f.key&&c==f.type)return a}return-1}function ki(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||bf.test(t)?r:r+"px"}function os(e,t,r,o,s){var l,a;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||ki(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||ki(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")l=t!=(t=t.replace(
$i,"$1")),a=t.toLowerCase(),t=a in e||t=="onFocusOut"||t=="onFocusIn"?a.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+l]=r,r?o?r[$o]=o[$o]:(r[$o]=Dl,e.addEventListener(
t,l?Ml:Pl,l)):e.removeEventListener(t,l?Ml:Pl,l);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Si(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[ss]==null)t[ss]=Dl++;else if(t[ss]<r[$o])return;return r(ge.event?ge.event(t):t)}}}function Rl(e,t,r,o,s,l,a,u,c,f){var p,h,m,y,k,D,
x,$,w,C,E,J,R,se,Q,ae,z=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),l=[u=t.__e=r.__e]),(p=ge.__b)&&p(t);e:if(typeof z=="function"){h=
a.length;try{if(w=t.props,C=z.prototype&&z.prototype.render,E=(p=z.contextType)&&o[p.__c],J=p?E?E.props.value:p.__:o,r.__c?$=(m=t.__c=r.__c).__=m.__E:(C?t.__c=m=
new z(w,J):(t.__c=m=new Qr(w,J),m.constructor=z,m.render=kf),E&&E.sub(m),m.state||(m.state={}),m.__n=o,y=m.__d=!0,m.__h=[],m._sb=[]),C&&m.__s==null&&(m.__s=m.state),
C&&z.getDerivedStateFromProps!=null&&(m.__s==m.state&&(m.__s=On({},m.__s)),On(m.__s,z.getDerivedStateFromProps(w,m.__s))),k=m.props,D=m.state,m.__v=t,y)C&&z.getDerivedStateFromProps==
null&&m.componentWillMount!=null&&m.componentWillMount(),C&&m.componentDidMount!=null&&m.__h.push(m.componentDidMount);else{if(C&&z.getDerivedStateFromProps==null&&
w!==k&&m.componentWillReceiveProps!=null&&m.componentWillReceiveProps(w,J),t.__v==r.__v||!m.__e&&m.shouldComponentUpdate!=null&&m.shouldComponentUpdate(w,m.__s,
J)===!1){t.__v!=r.__v&&(m.props=w,m.state=m.__s,m.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),is.push.apply(m.__h,m._sb),m._sb=[],m.__h.
length&&a.push(m),u=gr(r);break e}m.componentWillUpdate!=null&&m.componentWillUpdate(w,m.__s,J),C&&m.componentDidUpdate!=null&&m.__h.push(function(){m.componentDidUpdate(
k,D,x)})}if(m.context=J,m.props=w,m.__P=e,m.__e=!1,R=ge.__r,se=0,C)m.state=m.__s,m.__d=!1,R&&R(t),p=m.render(m.props,m.state,m.context),is.push.apply(m.__h,m._sb),
m._sb=[];else do m.__d=!1,R&&R(t),p=m.render(m.props,m.state,m.context),m.state=m.__s;while(m.__d&&++se<25);m.state=m.__s,m.getChildContext!=null&&(o=On(On({},o),
m.getChildContext())),C&&!y&&m.getSnapshotBeforeUpdate!=null&&(x=m.getSnapshotBeforeUpdate(k,D)),Q=p!=null&&p.type===M&&p.key==null?Oi(p.props.children):p,u=Mi(
e,ds(Q)?Q:[Q],t,r,o,s,l,a,u,c,f),m.base=t.__e,t.__u&=-161,m.__h.length&&a.push(m),$&&(m.__E=m.__=null)}catch(O){if(a.length=h,t.__v=null,c||l!=null){if(O.then){
for(t.__u|=c?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;l!=null&&(l[l.indexOf(u)]=null),t.__e=u}else if(l!=null)for(ae=l.length;ae--;)Al(l[ae])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),O.then||Di(t),ge.__e(O,t,r)}}else l==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=wf(r.__e,t,r,o,s,l,a,c,f);return(p=
ge.diffed)&&p(t),128&t.__u?void 0:u}function Di(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Di))}function Ai(e,t,r){for(var o=0;o<r.length;o++)Ll(r[o],r[++o],
r[++o]);ge.__c&&ge.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ge.__e(l,s.__v)}})}function Oi(e){return typeof e!="\
object"||e==null||e.__b>0?e:ds(e)?e.map(Oi):e.constructor!==void 0?null:On({},e)}function wf(e,t,r,o,s,l,a,u,c){var f,p,h,m,y,k,D,x=r.props||as,$=t.props,w=t.type;
if(w=="svg"?s="http://www.w3.org/2000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l!=null){for(f=0;f<l.length;f++)
if((y=l[f])&&"setAttribute"in y==!!w&&(w?y.localName==w:y.nodeType==3)){e=y,l[f]=null;break}}if(e==null){if(w==null)return document.createTextNode($);e=document.
createElementNS(s,w,$.is&&$),u&&(ge.__m&&ge.__m(t,l),u=!1),l=null}if(w==null)x===$||u&&e.data==$||(e.data=$);else{if(l=w=="textarea"&&$.defaultValue!=null?null:
l&&cs.call(e.childNodes),!u&&l!=null)for(x={},f=0;f<e.attributes.length;f++)x[(y=e.attributes[f]).name]=y.value;for(f in x)y=x[f],f=="dangerouslySetInnerHTML"?h=
y:f=="children"||f in $||f=="value"&&"defaultValue"in $||f=="checked"&&"defaultChecked"in $||os(e,f,null,y,s);for(f in $)y=$[f],f=="children"?m=y:f=="dangerousl\
ySetInnerHTML"?p=y:f=="value"?k=y:f=="checked"?D=y:u&&typeof y!="function"||x[f]===y||os(e,f,y,x[f],s);if(p)u||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.
innerHTML=p.__html),t.__k=[];else if(h&&(e.innerHTML=""),Mi(t.type=="template"?e.content:e,ds(m)?m:[m],t,r,o,w=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
l,a,l?l[0]:r.__k&&gr(r,0),u,c),l!=null)for(f=l.length;f--;)Al(l[f]);u&&w!="textarea"||(f="value",w=="progress"&&k==null?e.removeAttribute("value"):k!=null&&(k!==
e[f]||w=="progress"&&!k||w=="option"&&k!=x[f])&&os(e,f,k,x[f],s),f="checked",D!=null&&D!=e[f]&&os(e,f,D,x[f],s))}return e}function Ll(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){ge.__e(s,r)}}function Ri(e,t,r){var o,s;if(ge.unmount&&ge.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||Ll(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){ge.__e(l,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ri(o[s],t,r||typeof e.type!="function");r||Al(e.__e),e.__c=e.__=e.__e=void 0}function kf(e,t,r){return this.
constructor(e,r)}function Li(e,t,r){var o,s,l,a;t==document&&(t=document.documentElement),ge.__&&ge.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,l=[],
a=[],Rl(t,e=(!o&&r||t).__k=Ol(M,null,[e]),s||as,as,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?cs.call(t.childNodes):null,l,!o&&r?r:s?s.__e:t.firstChild,o,a),Ai(
l,e,a),e.props.children=null}cs=is.slice,ge={__e:function(e,t,r,o){for(var s,l,a;t=t.__;)if((s=t.__c)&&!s.__)try{if((l=s.constructor)&&l.getDerivedStateFromError!=null&&(s.setState(l.getDerivedStateFromError(
e)),a=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),a=s.__d),a)return s.__E=s}catch(u){e=u}throw e}},xi=0,El=function(e){return e!=null&&e.constructor===
void 0},Qr.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=On({},this.state),typeof e=="function"&&(e=e(On({},r),
this.props)),e&&On(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),wi(this))},Qr.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),wi(this))},
Qr.prototype.render=M,zn=[],Ci=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ti=function(e,t){return e.__v.__b-t.__v.__b},
us.__r=0,$l=Math.random().toString(8),ss="__d"+$l,$o="__a"+$l,$i=/(PointerCapture)$|Capture$/i,Dl=0,Pl=Si(!1),Ml=Si(!0),gf=0;var Kr,Ze,ql,qi,ps=0,Ji=[],Xe=ge,Ni=Xe.__b,ji=Xe.__r,Ii=Xe.diffed,Fi=Xe.__c,Ui=Xe.unmount,Bi=Xe.__;function ms(e,t){Xe.__h&&Xe.__h(Ze,e,ps||t),ps=0;var r=Ze.__H||
(Ze.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function K(e){return ps=1,Sf(zi,e)}function Sf(e,t,r){var o=ms(Kr++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):zi(void 0,t),function(u){var c=o.__N?o.__N[0]:o.__[0],f=o.t(c,u);c!==f&&(o.__N=[f,o.__[1]],o.__c.setState({}))}],o.__c=Ze,!Ze.__f)){var s=function(u,c,f){
if(!o.__c.__H)return!0;var p=!1,h=o.__c.props!==u;if(o.__c.__H.__.some(function(y){if(y.__N){p=!0;var k=y.__[0];y.__=y.__N,y.__N=void 0,k!==y.__[0]&&(h=!0)}}),l){
var m=l.call(this,u,c,f);return p?m||h:m}return!p||h};Ze.__f=!0;var l=Ze.shouldComponentUpdate,a=Ze.componentWillUpdate;Ze.componentWillUpdate=function(u,c,f){if(this.
__e){var p=l;l=void 0,s(u,c,f),l=p}a&&a.call(this,u,c,f)},Ze.shouldComponentUpdate=s}return o.__N||o.__}function We(e,t){var r=ms(Kr++,3);!Xe.__s&&jl(r.__H,t)&&
(r.__=e,r.u=t,Ze.__H.__h.push(r))}function Hi(e,t){var r=ms(Kr++,4);!Xe.__s&&jl(r.__H,t)&&(r.__=e,r.u=t,Ze.__h.push(r))}function Te(e){return ps=5,hs(function(){
return{current:e}},[])}function hs(e,t){var r=ms(Kr++,7);return jl(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function xf(){for(var e;e=Ji.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(fs),t.__h.some(Nl),t.__h=[]}catch(r){t.__h=[],Xe.__e(r,e.__v)}}}Xe.__b=function(e){
Ze=null,Ni&&Ni(e)},Xe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Bi&&Bi(e,t)},Xe.__r=function(e){ji&&ji(e),Kr=0;var t=(Ze=e.__c).__H;t&&(ql===Ze?(t.
__h=[],Ze.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(fs),t.__h.some(Nl),t.__h=[],Kr=0)),ql=Ze},Xe.diffed=function(e){Ii&&Ii(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Ji.push(t)!==1&&qi===Xe.requestAnimationFrame||((qi=Xe.requestAnimationFrame)||Cf)(xf)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),ql=Ze=null},Xe.__c=function(e,t){t.some(function(r){try{r.__h.some(fs),r.__h=r.__h.filter(function(o){return!o.__||Nl(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],Xe.__e(o,r.__v)}}),Fi&&Fi(e,t)},Xe.unmount=function(e){Ui&&Ui(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{fs(o)}catch(s){t=s}}),r.__H=void 0,t&&Xe.__e(t,r.__v))};var Wi=typeof requestAnimationFrame=="function";function Cf(e){var t,r=function(){clearTimeout(o),Wi&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);Wi&&(t=requestAnimationFrame(r))}function fs(e){var t=Ze,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
Ze=t}function Nl(e){var t=Ze;e.__c=e.__(),Ze=t}function jl(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function zi(e,t){return typeof t==
"function"?t(e):t}var Tf=Symbol.for("preact-signals");function ys(){if(Rn>1)Rn--;else{var e,t=!1;for((function(){var s=bs;for(bs=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var a=l.
t;a!==void 0;a=a.x)a.i===s.i&&(a.i=l.i);s=s.o}})();Mo!==void 0;){var r=Mo;for(Mo=void 0,gs++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Gi(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(gs=0,Rn--,t)throw e}}function Fl(e){if(Rn>0)return e();Il=++$f,Rn++;try{return e()}finally{ys()}}var Po,Je=void 0;function Eo(e){
var t=Je,r=Po;Je=void 0,Po=void 0;try{return e()}finally{Je=t,Po=r}}var Mo=void 0,Rn=0,gs=0,$f=0,Il=0,bs=void 0,vs=0;function Vi(e){if(Je!==void 0){var t=e.n;if(t===
void 0||t.t!==Je)return t={i:0,S:e,p:Je.s,n:void 0,t:Je,e:void 0,x:void 0,r:t},Je.s!==void 0&&(Je.s.n=t),Je.s=t,e.n=t,32&Je.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Je.s,t.n=void 0,Je.s.n=t,Je.s=t),t}}function it(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}it.prototype.brand=Tf;it.prototype.h=function(){return!0};it.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Eo(function(){var o;(o=t.W)==null||o.call(t)}))};it.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Eo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
it.prototype.subscribe=function(e){var t=this;return qn(function(){var r=t.value;Eo(function(){return e(r)})},{name:"sub"})};it.prototype.valueOf=function(){return this.
value};it.prototype.toString=function(){return this.value+""};it.prototype.toJSON=function(){return this.value};it.prototype.peek=function(){var e=this;return Eo(
function(){return e.value})};Object.defineProperty(it.prototype,"value",{get:function(){var e=Vi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(gs>100)throw new Error("Cycle detected");(function(r){Rn!==0&&gs===0&&r.l!==Il&&(r.l=Il,bs={S:r,v:r.v,i:r.i,o:bs})})(this),this.v=e,this.i++,vs++,Rn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ys()}}}});function ye(e,t){return new it(e,t)}function Gi(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Qi(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Ki(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function br(e,t){it.call(this,void 0,t),this.x=e,this.s=void 0,this.g=vs-1,this.f=4}br.prototype=new it;br.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===vs))return!0;if(this.g=vs,this.f|=1,this.i>0&&!Gi(this))return this.f&=-2,!0;var e=Je;try{Qi(this),Je=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Je=e,Ki(this),this.f&=-2,!0};
br.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}it.prototype.S.call(this,e)};br.prototype.U=function(e){if(this.
t!==void 0&&(it.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};br.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(br.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Vi(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Ln(e,t){return new br(e,t)}function Yi(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Rn++;var r=Je;Je=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ul(e),o}finally{Je=r,ys()}}}function Ul(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Yi(e)}function Pf(e){if(Je!==this)throw new Error("Out-of-order effect");Ki(this),Je=e,this.f&=-2;try{8&this.f&&Ul(this)}finally{ys()}}function Yr(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Po&&Po.push(this)}Yr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Yr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Yi(this),Qi(this),Rn++;var e=Je;return Je=this,Pf.bind(this,e)};Yr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Mo,Mo=this)};Yr.prototype.d=function(){
this.f|=8,1&this.f||Ul(this)};Yr.prototype.dispose=function(){this.d()};function qn(e,t){var r=new Yr(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var Zi,ws,_s,Mf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Xi=[];qn(function(){Zi=this.N})();function Zr(e,t){ge[e]=t.bind(null,ge[e]||function(){})}function Do(e){if(_s){var t=_s;_s=void 0,t()}_s=e&&e.S()}function eu(e){
var t=this,r=e.data,o=Df(r);o.name="ReactiveDom",o.value=r;var s=hs(function(){for(var u=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var f=Ln(function(){var y=o.
value.value;return y===0?0:y===!0?"":y||""}),p=Ln(function(){return!Array.isArray(f.value)&&!El(f.value)}),h=qn(function(){if(this.N=tu,p.value){var y=f.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=y)}}),m=t.__$u.d;return t.__$u.d=function(){h(),m.call(this)},[p,f]},[]),l=s[0],a=s[1];return l.value?a.
peek():a.value}eu.displayName="ReactiveTextNode";Object.defineProperties(it.prototype,{constructor:{configurable:!0,value:Ol(M,null).constructor},type:{configurable:!0,
value:eu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Zr("__b",function(e,t){if(Do(),
ws=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof it&&(r||(t.__np=r={}),r[s]=l,o[s]=l.peek())}}e(t)});
Zr("__r",function(e,t){if(e(t),t.type!==M){Do();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,l){var a;return qn(function(){a=this},{name:l}),
a.c=s,a})((function(s){return function(){var l;Mf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),ws=o,Do(r)}});Zr("__e",function(e,t,r,o){Do(),ws=void 0,e(t,r,o)});Zr("diffed",function(e,t){Do(),ws=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,l=r.U;if(l)for(var a in l){var u=l[a];u===void 0||o&&a in o||(u.d(),l[a]=void 0)}if(o){l||(l={},r.U=l);for(var c in o){var f=l[c],
p=o[c];f===void 0?(f=Ef(r,c,p,s),l[c]=f):f.o(p,s)}}}e(t)});function Ef(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,l=ye(r);return{o:function(a,u){l.value=
a,o=u},d:qn(function(){this.N=tu;var a=l.value.value;o[t]!==a&&(o[t]=a,s?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Zr("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var a=t.__np;if(a){var u=t.
props;for(var c in a)u[c]=a[c]}t.__np=void 0}else{var f=t.__c;if(f){f.__$f|=8;var p=f.__$u;p&&(f.__$u=void 0,p.d())}}e(t)});Zr("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});Qr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!==
"__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Df(e,t){return hs(function(){return ye(e,t)},[])}var Af=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Of(){Fl(function(){for(var e;e=Xi.shift();)Zi.call(e)})}function tu(){Xi.push(this)===1&&(ge.requestAnimationFrame||Af)(Of)}var Bl=new URL(document.baseURI);function ee(e){return new URL(e,Bl).href}function Vt(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))s!==void 0&&
s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var Tn=class extends Error{constructor(r,o,s,l,a){super(l||s);hr(this,"status",r);
hr(this,"code",o);hr(this,"title",s);hr(this,"detail",l);hr(this,"retryAfter",a)}};async function nu(e){let t=Number(e.headers.get("retry-after")??"0");try{let r=await e.
json();return new Tn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new Tn(e.status,"",e.statusText,"the answer came from something else\
 than Pawl",t)}}var Vn=class{constructor(t){hr(this,"source",t)}};function Wl(e){return JSON.parse(e,(t,r,o)=>{let s=o?.source;return typeof r!="number"||s===void 0||
s.length<16||String(r)===s?r:new Vn(s)})}var et=ye(null),Ct=ye(!1),Jl=ye(0),Ao=ye(null),ru=Ln(()=>et.value?.read_only===!0);function Lt(e){return et.value!==null&&
!et.value.read_only&&et.value.scopes.includes(e)}async function j(e,t={}){let r={},o={method:t.method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==
void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;
try{s=await fetch(ee(e),o)}catch(l){if(t.signal?.aborted)throw l;let a=new Tn(0,"unreachable","The server does not answer","It may be restarting; trying again.",
0);throw Ao.value=a,a}if(!s.ok){let l=await nu(s);throw l.status===401&&(Ct.value=!0),(l.status===503||l.status===507)&&(Ao.value=l),l}if(Ao.value=null,s.status!==
204)return Wl(await s.text())}async function ks(){let e=Date.now(),t=await j("v1/me");Jl.value=Date.parse(t.now)-(e+Date.now())/2,et.value=t,Ct.value=!1}async function ou(e){
let t=await fetch(ee("ui/session"),{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await nu(t);await ks()}
async function su(){await j("ui/session",{method:"DELETE"}),et.value=null,Ct.value=!0}function Gn(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.
toString(16).padStart(2,"0")).join("")}function St(e,t="GET",r){let o=l=>`'${l.replace(/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),et.value?.tokens&&
s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-type: application/json'","-d",o(JSON.stringify(r))),s.push(o(ee(e))),s.join(" ")}var Rf="uplot",Lf="u-hz",qf="u-vt",Nf="u-title",jf="u-wrap",If="u-under",Ff="u-over",Uf="u-axis",_r="u-off",Bf="u-select",Wf="u-cursor-x",Jf="u-cursor-y",Hf="u-\
cursor-pt",zf="u-legend",Vf="u-live",Gf="u-inline",Qf="u-series",Kf="u-marker",lu="u-label",Yf="u-value",Ro="width",Lo="height";var au="bottom",Xr="left",Hl="right",ia="#000",iu=ia+"0",zl="mousemove",uu="mousedown",Vl="mouseup",cu="mouseenter",du="mouseleave",fu="dblclick",Zf="resize",Xf="\
scroll",pu="change",$s="dppxchange",ua="--",lo=typeof window<"u",Zl=lo?document:null,to=lo?window:null,ep=lo?navigator:null,Se,Ss;function Xl(){let e=devicePixelRatio;
Se!=e&&(Se=e,Ss&&ta(pu,Ss,Xl),Ss=matchMedia(`(min-resolution: ${Se-.001}dppx) and (max-resolution: ${Se+.001}dppx)`),wr(pu,Ss,Xl),to.dispatchEvent(new CustomEvent(
$s)))}function Gt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function ea(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ie(e,t,r){
e.style[t]=r+"px"}function hn(e,t,r,o){let s=Zl.createElement(e);return t!=null&&Gt(s,t),r?.insertBefore(s,o),s}function on(e,t){return hn("div",e,t)}var mu=new WeakMap;
function $n(e,t,r,o,s){let l="translate("+t+"px,"+r+"px)",a=mu.get(e);l!=a&&(e.style.transform=l,mu.set(e,l),t<0||r<0||t>o||r>s?Gt(e,_r):ea(e,_r))}var hu=new WeakMap;
function gu(e,t,r){let o=t+r,s=hu.get(e);o!=s&&(hu.set(e,o),e.style.background=t,e.style.borderColor=r)}var bu=new WeakMap;function vu(e,t,r,o){let s=t+""+r,l=bu.
get(e);s!=l&&(bu.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var ca={passive:!0},tp={...ca,
capture:!0};function wr(e,t,r,o){t.addEventListener(e,r,o?tp:ca)}function ta(e,t,r,o){t.removeEventListener(e,r,ca)}lo&&Xl();function gn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let l=o<=2147483647;for(;o-r>1;)s=l?r+o>>1:Qt((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function zu(e){return(r,o,s)=>{let l=-1,a=-1;for(let u=o;u<=
s;u++)if(e(r[u])){l=u;break}for(let u=s;u>=o;u--)if(e(r[u])){a=u;break}return[l,a]}}var Vu=e=>e!=null,Gu=e=>e!=null&&e>0,Es=zu(Vu),np=zu(Gu);function rp(e,t,r,o=0,s=!1){
let l=s?np:Es,a=s?Gu:Vu;[t,r]=l(e,t,r);let u=e[t],c=e[t];if(t>-1)if(o==1)u=e[t],c=e[r];else if(o==-1)u=e[r],c=e[t];else for(let f=t;f<=r;f++){let p=e[f];a(p)&&(p<
u?u=p:p>c&&(c=p))}return[u??De,c??-De]}function Ds(e,t,r,o){let s=wu(e),l=wu(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Nn:Qu,u=s==1?Qt:sn,c=l==1?sn:Qt,
f=u(a(ct(e))),p=c(a(ct(t))),h=no(r,f),m=no(r,p);return r==10&&(f<0&&(h=Ae(h,-f)),p<0&&(m=Ae(m,-p))),o||r==2?(e=h*s,t=m*l):(e=Xu(e,h),t=As(t,m)),[e,t]}function da(e,t,r,o){
let s=Ds(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var fa=.1,yu={mode:3,pad:fa},No={pad:0,soft:null,mode:0},op={min:No,max:No};function Ps(e,t,r,o){return Os(
r)?_u(e,t,r):(No.pad=r,No.soft=o?0:null,No.mode=o?3:0,_u(e,t,op))}function _e(e,t){return e??t}function sp(e,t,r){for(t=_e(t,0),r=_e(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function _u(e,t,r){let o=r.min,s=r.max,l=_e(o.pad,0),a=_e(s.pad,0),u=_e(o.hard,-De),c=_e(s.hard,De),f=_e(o.soft,De),p=_e(s.soft,-De),
h=_e(o.mode,0),m=_e(s.mode,0),y=t-e,k=Nn(y),D=qt(ct(e),ct(t)),x=Nn(D),$=ct(x-k);(y<1e-24||$>10)&&(y=0,(e==0||t==0)&&(y=1e-24,h==2&&f!=De&&(l=0),m==2&&p!=-De&&(a=
0)));let w=y||D||1e3,C=Nn(w),E=no(10,Qt(C)),J=w*(y==0?e==0?.1:1:l),R=Ae(Xu(e-J,E/10),24),se=e>=f&&(h==1||h==3&&R<=f||h==2&&R>=f)?f:De,Q=qt(u,R<se&&e>=se?se:bn(se,
R)),ae=w*(y==0?t==0?.1:1:a),z=Ae(As(t+ae,E/10),24),O=t<=p&&(m==1||m==3&&z>=p||m==2&&z<=p)?p:-De,ie=bn(c,z>O&&t<=O?O:qt(O,z));return Q==ie&&Q==0&&(ie=100),[Q,ie]}
var lp=new Intl.NumberFormat(lo?ep.language:"en-US"),pa=e=>lp.format(e),Kt=Math,Ts=Kt.PI,ct=Kt.abs,Qt=Kt.floor,ut=Kt.round,sn=Kt.ceil,bn=Kt.min,qt=Kt.max,no=Kt.
pow,wu=Kt.sign,Nn=Kt.log10,Qu=Kt.log2,ap=(e,t=1)=>Kt.sinh(e)*t,Gl=(e,t=1)=>Kt.asinh(e/t),De=1/0;function ku(e){return(Nn((e^e>>31)-(e>>31))|0)+1}function na(e,t,r){
return bn(qt(e,t),r)}function Ku(e){return typeof e=="function"}function me(e){return Ku(e)?e:()=>e}var ip=()=>{},Yu=e=>e,Zu=(e,t)=>t,up=e=>null,Su=e=>!0,xu=(e,t)=>e==
t,cp=/\.\d*?(?=9{6,}|0{6,})/gm,kr=e=>{if(tc(e)||Kn.has(e))return e;let t=`${e}`,r=t.match(cp);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,l]=t.split("e");return+`${kr(s)}e${l}`}return Ae(e,o)};function vr(e,t){return kr(Ae(kr(e/t))*t)}function As(e,t){return kr(sn(kr(e/t))*t)}function Xu(e,t){return kr(
Qt(kr(e/t))*t)}function Ae(e,t=0){if(tc(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return ut(o)/r}var Kn=new Map;function ec(e){return((""+e).split(".")[1]||
"").length}function Io(e,t,r,o){let s=[],l=o.map(ec);for(let a=t;a<r;a++){let u=ct(a),c=Ae(no(e,a),u);for(let f=0;f<o.length;f++){let p=e==10?+`${o[f]}e${a}`:o[f]*
c,h=(a>=0?0:u)+(a>=l[f]?0:l[f]),m=e==10?p:Ae(p,h);s.push(m),Kn.set(m,h)}}return s}var jo={},ma=[],ro=[null,null],Qn=Array.isArray,tc=Number.isInteger,dp=e=>e===
void 0;function Cu(e){return typeof e=="string"}function Os(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function fp(e){return e!=null&&
typeof e=="object"}var pp=Object.getPrototypeOf(Uint8Array),nc="__proto__";function oo(e,t=Os){let r;if(Qn(e)){let o=e.find(s=>s!=null);if(Qn(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=oo(e[s],t)}else r=e.slice()}else if(e instanceof pp)r=e.slice();else if(t(e)){r={};for(let o in e)o!=nc&&(r[o]=oo(e[o],
t))}else r=e;return r}function rt(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=nc&&(Os(e[s])?rt(e[s],oo(o[s])):e[s]=oo(o[s]))}return e}
var mp=0,hp=1,gp=2;function bp(e,t,r){for(let o=0,s,l=-1;o<t.length;o++){let a=t[o];if(a>l){for(s=a-1;s>=0&&e[s]==null;)e[s--]=null;for(s=a+1;s<r&&e[s]==null;)e[l=
s++]=null}}}function vp(e,t){if(wp(e)){let a=e[0].slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return kp(a[0])||(a=_p(a)),a}let r=new Set;for(let a=0;a<
e.length;a++){let c=e[a][0],f=c.length;for(let p=0;p<f;p++)r.add(c[p])}let o=[Array.from(r).sort((a,u)=>a-u)],s=o[0].length,l=new Map;for(let a=0;a<s;a++)l.set(
o[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],c=u[0];for(let f=1;f<u.length;f++){let p=u[f],h=Array(s).fill(void 0),m=t?t[a][f]:hp,y=[];for(let k=0;k<p.length;k++){
let D=p[k],x=l.get(c[k]);D===null?m!=mp&&(h[x]=D,m==gp&&y.push(x)):h[x]=D}bp(h,y,s),o.push(h)}}return o}var yp=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function _p(e){let t=e[0],r=t.length,o=Array(r);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,a)=>t[l]-t[a]);let s=[];for(let l=0;l<e.length;l++){
let a=e[l],u=Array(r);for(let c=0;c<r;c++)u[c]=a[o[c]];s.push(u)}return s}function wp(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let l=0;l<r;l++)if(s[l]!=t[l])return!1}}return!0}function kp(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=qt(1,Qt((s-o+1)/t));for(let a=e[o],u=o+l;u<=s;u+=l){let c=e[u];if(c!=null){if(c<=a)return!1;a=c}}return!0}
var rc=["January","February","March","April","May","June","July","August","September","October","November","December"],oc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function sc(e){return e.slice(0,3)}var Sp=oc.map(sc),xp=rc.map(sc),Cp={MMMM:rc,MMM:xp,WWWW:oc,WWW:Sp};function Oo(e){return(e<
10?"0":"")+e}function Tp(e){return(e<10?"00":e<100?"0":"")+e}var $p={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Oo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Oo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Oo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Oo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Oo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Tp(e.getMilliseconds())};
function ha(e,t){t=t||Cp;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?$p[s[1]]:s[0]);return l=>{let a="";for(let u=0;u<r.length;u++)
a+=typeof r[u]=="string"?r[u]:r[u](l,t);return a}}var Pp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Mp(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Pp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var lc=e=>e%
1==0,Ms=[1,2,2.5,5],Ep=Io(10,-32,0,Ms),ac=Io(10,0,32,Ms),Dp=ac.filter(lc),yr=Ep.concat(ac),ga=`
`,ic="{YYYY}",Tu=ga+ic,uc="{M}/{D}",qo=ga+uc,xs=qo+"/{YY}",cc="{aa}",Ap="{h}:{mm}",eo=Ap+cc,$u=ga+eo,Pu=":{ss}",Ce=null;function dc(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,l=s*30,a=s*365,c=(e==1?Io(10,0,3,Ms).filter(lc):Io(10,-3,0,Ms)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),f=[[a,ic,Ce,Ce,Ce,Ce,Ce,Ce,1],[s*28,"{MMM}",Tu,Ce,Ce,Ce,Ce,Ce,1],[s,uc,Tu,Ce,
Ce,Ce,Ce,Ce,1],[o,"{h}"+cc,xs,Ce,qo,Ce,Ce,Ce,1],[r,eo,xs,Ce,qo,Ce,Ce,Ce,1],[t,Pu,xs+" "+eo,Ce,qo+" "+eo,Ce,$u,Ce,1],[e,Pu+".{fff}",xs+" "+eo,Ce,qo+" "+eo,Ce,$u,
Ce,1]];function p(h){return(m,y,k,D,x,$)=>{let w=[],C=x>=a,E=x>=l&&x<a,J=h(k),R=Ae(J*e,3),se=Ql(J.getFullYear(),C?0:J.getMonth(),E||C?1:J.getDate()),Q=Ae(se*e,3);
if(E||C){let ae=E?x/l:0,z=C?x/a:0,O=R==Q?R:Ae(Ql(se.getFullYear()+z,se.getMonth()+ae,1)*e,3),ie=new Date(ut(O/e)),U=ie.getFullYear(),Y=ie.getMonth();for(let V=0;O<=
D;V++){let he=Ql(U+z*V,Y+ae*V,1),H=he-h(Ae(he*e,3));O=Ae((+he+H)*e,3),O<=D&&w.push(O)}}else{let ae=x>=s?s:x,z=Qt(k)-Qt(R),O=Q+z+As(R-Q,ae);w.push(O);let ie=h(O),
U=ie.getHours()+ie.getMinutes()/r+ie.getSeconds()/o,Y=x/o,V=m.axes[y]._space,he=$/V;for(;O=Ae(O+x,e==1?0:3),!(O>D);)if(Y>1){let H=Qt(Ae(U+Y,6))%24,be=h(O).getHours()-
H;be>1&&(be=-1),O-=be*o,U=(U+Y)%24;let Pe=w[w.length-1];Ae((O-Pe)/x,3)*he>=.7&&w.push(O)}else w.push(O)}return w}}return[c,f,p]}var[Op,Rp,Lp]=dc(1),[qp,Np,jp]=dc(
.001);Io(2,-53,53,[1]);function Mu(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function Eu(e,t){return(r,o,s,l,a)=>{let u=t.
find(k=>a>=k[0])||t[t.length-1],c,f,p,h,m,y;return o.map(k=>{let D=e(k),x=D.getFullYear(),$=D.getMonth(),w=D.getDate(),C=D.getHours(),E=D.getMinutes(),J=D.getSeconds(),
R=x!=c&&u[2]||$!=f&&u[3]||w!=p&&u[4]||C!=h&&u[5]||E!=m&&u[6]||J!=y&&u[7]||u[1];return c=x,f=$,p=w,h=C,m=E,y=J,R(D)})}}function Ip(e,t){let r=ha(t);return(o,s,l,a,u)=>s.
map(c=>r(e(c)))}function Ql(e,t,r){return new Date(e,t,r)}function Du(e,t){return t(e)}var Fp="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Au(e,t){return(r,o,s,l)=>l==
null?ua:t(e(o))}function Up(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Bp(e,t){return e.series[t].fill(
e,t)}var Wp={show:!0,live:!0,isolate:!1,mount:ip,markers:{show:!0,width:2,stroke:Up,fill:Bp,dash:"solid"},idx:null,idxs:null,values:[]};function Jp(e,t){let r=e.
cursor.points,o=on(),s=r.size(e,t);Ie(o,Ro,s),Ie(o,Lo,s);let l=s/-2;Ie(o,"marginLeft",l),Ie(o,"marginTop",l);let a=r.width(e,t,s);return a&&Ie(o,"borderWidth",a),
o}function Hp(e,t){let r=e.series[t].points;return r._fill||r._stroke}function zp(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Vp(e,t){return e.
series[t].points.size}var Kl=[0,0];function Gp(e,t,r){return Kl[0]=t,Kl[1]=r,Kl}function Cs(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}function Yl(e,t,r,o=!0){
return s=>{(!o||s.target==t)&&r(s)}}var Qp={show:!0,x:!0,y:!0,lock:!1,move:Gp,points:{one:!1,show:Jp,size:Vp,width:0,stroke:zp,fill:Hp},bind:{mousedown:Cs,mouseup:Cs,
click:Cs,dblclick:Cs,mousemove:Yl,mouseleave:Yl,mouseenter:Yl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},fc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ba=rt({},fc,{filter:Zu}),pc=rt({},ba,{size:10}),mc=rt({},fc,{show:!1}),va='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',hc="bold "+va,gc=1.5,Ou={
show:!0,scale:"x",stroke:ia,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:hc,side:2,grid:ba,ticks:pc,border:mc,font:va,lineGap:gc,rotate:0},
Kp="Value",Yp="Time",Ru={show:!0,scale:"x",auto:!1,sorted:1,min:De,max:-De,idxs:[]};function Zp(e,t,r,o,s){return t.map(l=>l==null?"":pa(l))}function Xp(e,t,r,o,s,l,a){
let u=[],c=Kn.get(s)||0;r=a?r:Ae(As(r,s),c);for(let f=r;f<=o;f=Ae(f+s,c))u.push(Object.is(f,-0)?0:f);return u}function ra(e,t,r,o,s,l,a){let u=[],c=e.scales[e.axes[t].
scale].log,f=c==10?Nn:Qu,p=Qt(f(r));s=no(c,p),c==10&&(s=yr[gn(s,yr)]);let h=r,m=s*c;c==10&&(m=yr[gn(m,yr)]);do u.push(h),h=h+s,c==10&&!Kn.has(h)&&(h=Ae(h,Kn.get(
s))),h>=m&&(s=h,m=s*c,c==10&&(m=yr[gn(m,yr)]));while(h<=o);return u}function em(e,t,r,o,s,l,a){let c=e.scales[e.axes[t].scale].asinh,f=o>c?ra(e,t,qt(c,r),o,s):[
c],p=o>=0&&r<=0?[0]:[];return(r<-c?ra(e,t,qt(c,-o),-r,s):[c]).reverse().map(m=>-m).concat(p,f)}var bc=/./,tm=/[12357]/,nm=/[125]/,Lu=/1/,oa=(e,t,r,o)=>e.map((s,l)=>t==
4&&s==0||l%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function rm(e,t,r,o,s){let l=e.axes[r],a=l.scale,u=e.scales[a],c=e.valToPos,f=l._space,p=c(10,a),h=c(
9,a)-p>=f?bc:c(7,a)-p>=f?tm:c(5,a)-p>=f?nm:Lu;if(h==Lu){let m=ct(c(1,a)-p);if(m<f)return oa(t.slice().reverse(),u.distr,h,sn(f/m)).reverse()}return oa(t,u.distr,
h,1)}function om(e,t,r,o,s){let l=e.axes[r],a=l.scale,u=l._space,c=e.valToPos,f=ct(c(1,a)-c(2,a));return f<u?oa(t.slice().reverse(),3,bc,sn(u/f)).reverse():t}function sm(e,t,r,o){
return o==null?ua:t==null?"":pa(t)}var qu={show:!0,scale:"y",stroke:ia,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:hc,side:3,grid:ba,ticks:pc,
border:mc,font:va,lineGap:gc,rotate:0};function lm(e,t){let r=3+(e||1)*2;return Ae(r*t,3)}function am(e,t){let{scale:r,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(
s[o[0]],r,!0),a=e.valToPos(s[o[1]],r,!0),u=ct(a-l),c=e.series[t],f=u/(c.points.space*Se);return o[1]-o[0]<=f}var Nu={scale:null,auto:!0,sorted:0,min:De,max:-De},
vc=(e,t,r,o,s)=>s,ju={show:!0,auto:!0,sorted:0,gaps:vc,alpha:1,facets:[rt({},Nu,{scale:"x"}),rt({},Nu,{scale:"y"})]},Iu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:vc,alpha:1,points:{show:am,filter:null},values:null,min:De,max:-De,idxs:[],path:null,clip:null};function im(e,t,r,o,s){return r/10}var yc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},um=rt({},yc,{time:!1,ori:1}),Fu={};function _c(e,t){let r=Fu[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,l,a,u,c,f){for(let p=0;p<r.plots.length;p++)r.plots[p]!=s&&r.plots[p].pub(o,s,l,a,u,c,f)}},e!=null&&(Fu[e]=
r)),r}var so=1,sa=2;function Sr(e,t,r){let o=e.mode,s=e.series[t],l=o==2?e._data[t]:e._data,a=e.scales,u=e.bbox,c=l[0],f=o==2?l[1]:l[t],p=o==2?a[s.facets[0].scale]:
a[e.series[0].scale],h=o==2?a[s.facets[1].scale]:a[s.scale],m=u.left,y=u.top,k=u.width,D=u.height,x=e.valToPosH,$=e.valToPosV;return p.ori==0?r(s,c,f,p,h,x,$,m,
y,k,D,Ls,ao,Ns,kc,xc):r(s,c,f,p,h,$,x,y,m,D,k,qs,io,wa,Sc,Cc)}function ya(e,t){let r=0,o=0,s=_e(e.bands,ma);for(let l=0;l<s.length;l++){let a=s[l];a.series[0]==
t?r=a.dir:a.series[1]==t&&(a.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function cm(e,t,r,o,s){let l=e.mode,a=e.series[t],u=l==2?a.facets[1].scale:a.scale,
c=e.scales[u];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function jn(e,t,r,o,s,l){return Sr(e,t,(a,u,c,f,p,h,m,y,k,D,x)=>{let $=a.pxRound,w=f.
dir*(f.ori==0?1:-1),C=f.ori==0?ao:io,E,J;w==1?(E=r,J=o):(E=o,J=r);let R=$(h(u[E],f,D,y)),se=$(m(c[E],p,x,k)),Q=$(h(u[J],f,D,y)),ae=$(m(l==1?p.max:p.min,p,x,k)),
z=new Path2D(s);return C(z,Q,ae),C(z,R,ae),C(z,R,se),z})}function Rs(e,t,r,o,s,l){let a=null;if(e.length>0){a=new Path2D;let u=t==0?Ns:wa,c=r;for(let h=0;h<e.length;h++){
let m=e[h];if(m[1]>m[0]){let y=m[0]-c;y>0&&u(a,c,o,y,o+l),c=m[1]}}let f=r+s-c,p=10;f>0&&u(a,c,o-p/2,f,o+l+p)}return a}function dm(e,t,r){let o=e[e.length-1];o&&
o[0]==t?o[1]=r:e.push([t,r])}function _a(e,t,r,o,s,l,a){let u=[],c=e.length;for(let f=s==1?r:o;f>=r&&f<=o;f+=s)if(t[f]===null){let h=f,m=f;if(s==1)for(;++f<=o&&
t[f]===null;)m=f;else for(;--f>=r&&t[f]===null;)m=f;let y=l(e[h]),k=m==h?y:l(e[m]),D=h-s;y=a<=0&&D>=0&&D<c?l(e[D]):y;let $=m+s;k=a>=0&&$>=0&&$<c?l(e[$]):k,k>=y&&
u.push([y,k])}return u}function Uu(e){return e==0?Yu:e==1?ut:t=>vr(t,e)}function wc(e){let t=e==0?Ls:qs,r=e==0?(s,l,a,u,c,f)=>{s.arcTo(l,a,u,c,f)}:(s,l,a,u,c,f)=>{
s.arcTo(a,l,c,u,f)},o=e==0?(s,l,a,u,c)=>{s.rect(l,a,u,c)}:(s,l,a,u,c)=>{s.rect(a,l,c,u)};return(s,l,a,u,c,f=0,p=0)=>{f==0&&p==0?o(s,l,a,u,c):(f=bn(f,u/2,c/2),p=
bn(p,u/2,c/2),t(s,l+f,a),r(s,l+u,a,l+u,a+c,f),r(s,l+u,a+c,l,a+c,p),r(s,l,a+c,l,a,p),r(s,l,a,l+u,a,f),s.closePath())}}var Ls=(e,t,r)=>{e.moveTo(t,r)},qs=(e,t,r)=>{
e.moveTo(r,t)},ao=(e,t,r)=>{e.lineTo(t,r)},io=(e,t,r)=>{e.lineTo(r,t)},Ns=wc(0),wa=wc(1),kc=(e,t,r,o,s,l)=>{e.arc(t,r,o,s,l)},Sc=(e,t,r,o,s,l)=>{e.arc(r,t,o,s,l)},
xc=(e,t,r,o,s,l,a)=>{e.bezierCurveTo(t,r,o,s,l,a)},Cc=(e,t,r,o,s,l,a)=>{e.bezierCurveTo(r,t,s,o,a,l)};function Tc(e){return(t,r,o,s,l)=>Sr(t,r,(a,u,c,f,p,h,m,y,k,D,x)=>{
let{pxRound:$,points:w}=a,C,E;f.ori==0?(C=Ls,E=kc):(C=qs,E=Sc);let J=Ae(w.width*Se,3),R=(w.size-w.width)/2*Se,se=Ae(R*2,3),Q=new Path2D,ae=new Path2D,{left:z,top:O,
width:ie,height:U}=t.bbox;Ns(ae,z-se,O-se,ie+se*2,U+se*2);let Y=V=>{if(c[V]!=null){let he=$(h(u[V],f,D,y)),H=$(m(c[V],p,x,k));C(Q,he+R,H),E(Q,he,H,R,0,Ts*2)}};if(l)
l.forEach(Y);else for(let V=o;V<=s;V++)Y(V);return{stroke:J>0?Q:null,fill:Q,clip:ae,flags:so|sa}})}function $c(e){return(t,r,o,s,l,a)=>{o!=s&&(l!=o&&a!=o&&e(t,r,
o),l!=s&&a!=s&&e(t,r,s),e(t,r,a))}}var fm=$c(ao),pm=$c(io);function Pc(e){let t=_e(e?.alignGaps,0);return(r,o,s,l)=>Sr(r,o,(a,u,c,f,p,h,m,y,k,D,x)=>{[s,l]=Es(c,
s,l);let $=a.pxRound,w=U=>$(h(U,f,D,y)),C=U=>$(m(U,p,x,k)),E,J;f.ori==0?(E=ao,J=fm):(E=io,J=pm);let R=f.dir*(f.ori==0?1:-1),se={stroke:new Path2D,fill:null,clip:null,
band:null,gaps:null,flags:so},Q=se.stroke,ae=!1;if(l-s>=D*4){let U=B=>r.posToVal(B,f.key,!0),Y=null,V=null,he,H,jt,Fe=w(u[R==1?s:l]),be=w(u[s]),Pe=w(u[l]),de=U(
R==1?be+1:Pe-1);for(let B=R==1?s:l;B>=s&&B<=l;B+=R){let lt=u[B],Ue=(R==1?lt<de:lt>de)?Fe:w(lt),xe=c[B];Ue==Fe?xe!=null?(H=xe,Y==null?(E(Q,Ue,C(H)),he=Y=V=H):H<Y?
Y=H:H>V&&(V=H)):xe===null&&(ae=!0):(Y!=null&&J(Q,Fe,C(Y),C(V),C(he),C(H)),xe!=null?(H=xe,E(Q,Ue,C(H)),Y=V=he=H):(Y=V=null,xe===null&&(ae=!0)),Fe=Ue,de=U(Fe+R))}
Y!=null&&Y!=V&&jt!=Fe&&J(Q,Fe,C(Y),C(V),C(he),C(H))}else for(let U=R==1?s:l;U>=s&&U<=l;U+=R){let Y=c[U];Y===null?ae=!0:Y!=null&&E(Q,w(u[U]),C(Y))}let[O,ie]=ya(r,
o);if(a.fill!=null||O!=0){let U=se.fill=new Path2D(Q),Y=a.fillTo(r,o,a.min,a.max,O),V=C(Y),he=w(u[s]),H=w(u[l]);R==-1&&([H,he]=[he,H]),E(U,H,V),E(U,he,V)}if(!a.
spanGaps){let U=[];ae&&U.push(..._a(u,c,s,l,R,w,t)),se.gaps=U=a.gaps(r,o,s,l,U),se.clip=Rs(U,f.ori,y,k,D,x)}return ie!=0&&(se.band=ie==2?[jn(r,o,s,l,Q,-1),jn(r,
o,s,l,Q,1)]:jn(r,o,s,l,Q,ie)),se})}function mm(e){let t=_e(e.align,1),r=_e(e.ascDesc,!1),o=_e(e.alignGaps,0),s=_e(e.extend,!1);return(l,a,u,c)=>Sr(l,a,(f,p,h,m,y,k,D,x,$,w,C)=>{
[u,c]=Es(h,u,c);let E=f.pxRound,{left:J,width:R}=l.bbox,se=be=>E(k(be,m,w,x)),Q=be=>E(D(be,y,C,$)),ae=m.ori==0?ao:io,z={stroke:new Path2D,fill:null,clip:null,band:null,
gaps:null,flags:so},O=z.stroke,ie=m.dir*(m.ori==0?1:-1),U=Q(h[ie==1?u:c]),Y=se(p[ie==1?u:c]),V=Y,he=Y;s&&t==-1&&(he=J,ae(O,he,U)),ae(O,Y,U);for(let be=ie==1?u:c;be>=
u&&be<=c;be+=ie){let Pe=h[be];if(Pe==null)continue;let de=se(p[be]),B=Q(Pe);t==1?ae(O,de,U):ae(O,V,B),ae(O,de,B),U=B,V=de}let H=V;s&&t==1&&(H=J+R,ae(O,H,U));let[
jt,Fe]=ya(l,a);if(f.fill!=null||jt!=0){let be=z.fill=new Path2D(O),Pe=f.fillTo(l,a,f.min,f.max,jt),de=Q(Pe);ae(be,H,de),ae(be,he,de)}if(!f.spanGaps){let be=[];be.
push(..._a(p,h,u,c,ie,se,o));let Pe=f.width*Se/2,de=r||t==1?Pe:-Pe,B=r||t==-1?-Pe:Pe;be.forEach(lt=>{lt[0]+=de,lt[1]+=B}),z.gaps=be=f.gaps(l,a,u,c,be),z.clip=Rs(
be,m.ori,x,$,w,C)}return Fe!=0&&(z.band=Fe==2?[jn(l,a,u,c,O,-1),jn(l,a,u,c,O,1)]:jn(l,a,u,c,O,Fe)),z})}function Bu(e,t,r,o,s,l,a=De){if(e.length>1){let u=null;for(let c=0,
f=1/0;c<e.length;c++)if(t[c]!==void 0){if(u!=null){let p=ct(e[c]-e[u]);p<f&&(f=p,a=ct(r(e[c],o,s,l)-r(e[u],o,s,l)))}u=c}}return a}function hm(e){e=e||jo;let t=_e(
e.size,[.6,De,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=me(s),a=1-t[0],u=_e(t[1],De),c=_e(t[2],1),f=_e(e.disp,jo),
p=_e(e.each,y=>{}),{fill:h,stroke:m}=f;return(y,k,D,x)=>Sr(y,k,($,w,C,E,J,R,se,Q,ae,z,O)=>{let ie=$.pxRound,U=r,Y=o*Se,V=u*Se,he=c*Se,H,jt;E.ori==0?[H,jt]=l(y,k):
[jt,H]=l(y,k);let Fe=E.dir*(E.ori==0?1:-1),be=E.ori==0?Ns:wa,Pe=E.ori==0?p:(I,Oe,at,Or,ar,_n,ir)=>{p(I,Oe,at,ar,Or,ir,_n)},de=_e(y.bands,ma).find(I=>I.series[0]==
k),B=de!=null?de.dir:0,lt=$.fillTo(y,k,$.min,$.max,B),Et=ie(se(lt,J,O,ae)),Ue,xe,cn,Bt=z,ze=ie($.width*Se),yn=!1,En=null,Zt=null,Fn=null,Er=null;h!=null&&(ze==0||
m!=null)&&(yn=!0,En=h.values(y,k,D,x),Zt=new Map,new Set(En).forEach(I=>{I!=null&&Zt.set(I,new Path2D)}),ze>0&&(Fn=m.values(y,k,D,x),Er=new Map,new Set(Fn).forEach(
I=>{I!=null&&Er.set(I,new Path2D)})));let{x0:Dr,size:yo}=f;if(Dr!=null&&yo!=null){U=1,w=Dr.values(y,k,D,x),Dr.unit==2&&(w=w.map(at=>y.posToVal(Q+at*z,E.key,!0)));
let I=yo.values(y,k,D,x);yo.unit==2?xe=I[0]*z:xe=R(I[0],E,z,Q)-R(0,E,z,Q),Bt=Bu(w,C,R,E,z,Q,Bt),cn=Bt-xe+Y}else Bt=Bu(w,C,R,E,z,Q,Bt),cn=Bt*a+Y,xe=Bt-cn;cn<1&&(cn=
0),ze>=xe/2&&(ze=0),cn<5&&(ie=Yu);let Go=cn>0,sr=Bt-cn-(Go?ze:0);xe=ie(na(sr,he,V)),Ue=(U==0?xe/2:U==Fe?0:xe)-U*Fe*((U==0?Y/2:0)+(Go?ze/2:0));let Dt={stroke:null,
fill:null,clip:null,band:null,gaps:null,flags:0},Ar=yn?null:new Path2D,Dn=null;if(de!=null)Dn=y.data[de.series[1]];else{let{y0:I,y1:Oe}=f;I!=null&&Oe!=null&&(C=
Oe.values(y,k,D,x),Dn=I.values(y,k,D,x))}let lr=H*xe,le=jt*xe;for(let I=Fe==1?D:x;I>=D&&I<=x;I+=Fe){let Oe=C[I];if(Oe==null)continue;if(Dn!=null){let It=Dn[I]??
0;if(Oe-It==0)continue;Et=se(It,J,O,ae)}let at=E.distr!=2||f!=null?w[I]:I,Or=R(at,E,z,Q),ar=se(_e(Oe,lt),J,O,ae),_n=ie(Or-Ue),ir=ie(qt(ar,Et)),Wt=ie(bn(ar,Et)),
Xt=ir-Wt;if(Oe!=null){let It=Oe<0?le:lr,dn=Oe<0?lr:le;yn?(ze>0&&Fn[I]!=null&&be(Er.get(Fn[I]),_n,Wt+Qt(ze/2),xe,qt(0,Xt-ze),It,dn),En[I]!=null&&be(Zt.get(En[I]),
_n,Wt+Qt(ze/2),xe,qt(0,Xt-ze),It,dn)):be(Ar,_n,Wt+Qt(ze/2),xe,qt(0,Xt-ze),It,dn),Pe(y,k,I,_n-ze/2,Wt,xe+ze,Xt)}}return ze>0?Dt.stroke=yn?Er:Ar:yn||(Dt._fill=$.width==
0?$._fill:$._stroke??$._fill,Dt.width=0),Dt.fill=yn?Zt:Ar,Dt})}function gm(e,t){let r=_e(t?.alignGaps,0);return(o,s,l,a)=>Sr(o,s,(u,c,f,p,h,m,y,k,D,x,$)=>{[l,a]=
Es(f,l,a);let w=u.pxRound,C=H=>w(m(H,p,x,k)),E=H=>w(y(H,h,$,D)),J,R,se;p.ori==0?(J=Ls,se=ao,R=xc):(J=qs,se=io,R=Cc);let Q=p.dir*(p.ori==0?1:-1),ae=C(c[Q==1?l:a]),
z=ae,O=[],ie=[];for(let H=Q==1?l:a;H>=l&&H<=a;H+=Q)if(f[H]!=null){let Fe=c[H],be=C(Fe);O.push(z=be),ie.push(E(f[H]))}let U={stroke:e(O,ie,J,se,R,w),fill:null,clip:null,
band:null,gaps:null,flags:so},Y=U.stroke,[V,he]=ya(o,s);if(u.fill!=null||V!=0){let H=U.fill=new Path2D(Y),jt=u.fillTo(o,s,u.min,u.max,V),Fe=E(jt);se(H,z,Fe),se(
H,ae,Fe)}if(!u.spanGaps){let H=[];H.push(..._a(c,f,l,a,Q,C,r)),U.gaps=H=u.gaps(o,s,l,a,H),U.clip=Rs(H,p.ori,k,D,x,$)}return he!=0&&(U.band=he==2?[jn(o,s,l,a,Y,-1),
jn(o,s,l,a,Y,1)]:jn(o,s,l,a,Y,he)),U})}function bm(e){return gm(vm,e)}function vm(e,t,r,o,s,l){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),
a==2)o(u,e[1],t[1]);else{let c=Array(a),f=Array(a-1),p=Array(a-1),h=Array(a-1);for(let m=0;m<a-1;m++)p[m]=t[m+1]-t[m],h[m]=e[m+1]-e[m],f[m]=p[m]/h[m];c[0]=f[0];
for(let m=1;m<a-1;m++)f[m]===0||f[m-1]===0||f[m-1]>0!=f[m]>0?c[m]=0:(c[m]=3*(h[m-1]+h[m])/((2*h[m]+h[m-1])/f[m-1]+(h[m]+2*h[m-1])/f[m]),isFinite(c[m])||(c[m]=0));
c[a-1]=f[a-2];for(let m=0;m<a-1;m++)s(u,e[m]+h[m]/3,t[m]+c[m]*h[m]/3,e[m+1]-h[m]/3,t[m+1]-c[m+1]*h[m]/3,e[m+1],t[m+1])}return u}var la=new Set;function Wu(){for(let e of la)
e.syncRect(!0)}lo&&(wr(Zf,to,Wu),wr(Xf,to,Wu,!0),wr($s,to,()=>{dt.pxRatio=Se}));var ym=Pc(),_m=Tc();function Ju(e,t,r,o){return(o?[e[0],e[1]].concat(e.slice(2)):
[e[0]].concat(e.slice(1))).map((l,a)=>aa(l,a,t,r))}function wm(e,t){return e.map((r,o)=>o==0?{}:rt({},t,r))}function aa(e,t,r,o){return rt({},t==0?r:o,e)}function Mc(e,t,r){
return t==null?ro:[t,r]}var km=Mc;function Sm(e,t,r){return t==null?ro:Ps(t,r,fa,!0)}function Ec(e,t,r,o){return t==null?ro:Ds(t,r,e.scales[o].log,!1)}var xm=Ec;
function Dc(e,t,r,o){return t==null?ro:da(t,r,e.scales[o].log,!1)}var Cm=Dc;function Tm(e,t,r,o,s){let l=qt(ku(e),ku(t)),a=t-e,u=gn(s/o*a,r);do{let c=r[u],f=o*c/
a;if(f>=s&&l+(c<5?Kn.get(c):0)<=17)return[c,f]}while(++u<r.length);return[0,0]}function Hu(e){let t,r;return e=e.replace(/(\d+)px/,(o,s)=>(t=ut((r=+s)*Se))+"px"),
[e,t,r]}function $m(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ae(t[2]*Se,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function dt(e,t,r){let o={mode:_e(
e.mode,1)},s=o.mode;function l(i,d,g,b){let v=d.valToPct(i);return b+g*(d.dir==-1?1-v:v)}function a(i,d,g,b){let v=d.valToPct(i);return b+g*(d.dir==-1?v:1-v)}function u(i,d,g,b){
return d.ori==0?l(i,d,g,b):a(i,d,g,b)}o.valToPosH=l,o.valToPosV=a;let c=!1;o.status=0;let f=o.root=on(Rf);if(e.id!=null&&(f.id=e.id),Gt(f,e.class),e.title){let i=on(
Nf,f);i.textContent=e.title}let p=hn("canvas"),h=o.ctx=p.getContext("2d"),m=on(jf,f);wr("click",m,i=>{i.target===k&&(qe!=Jr||Be!=Hr)&&kt.click(o,i)},!0);let y=o.
under=on(If,m);m.appendChild(p);let k=o.over=on(Ff,m);e=oo(e);let D=+_e(e.pxAlign,1),x=Uu(D);(e.plugins||[]).forEach(i=>{i.opts&&(e=i.opts(o,e)||e)});let $=e.ms||
.001,w=o.series=s==1?Ju(e.series||[],Ru,Iu,!1):wm(e.series||[null],ju),C=o.axes=Ju(e.axes||[],Ou,qu,!0),E=o.scales={},J=o.bands=e.bands||[];J.forEach(i=>{i.fill=
me(i.fill||null),i.dir=_e(i.dir,-1)});let R=s==2?w[1].facets[0].scale:w[0].scale,se={axes:Zd,series:Vd},Q=(e.drawOrder||["axes","series"]).map(i=>se[i]);function ae(i){
let d=i.distr==3?g=>Nn(g>0?g:i.clamp(o,g,i.min,i.max,i.key)):i.distr==4?g=>Gl(g,i.asinh):i.distr==100?g=>i.fwd(g):g=>g;return g=>{let b=d(g),{_min:v,_max:_}=i,S=_-
v;return(b-v)/S}}function z(i){let d=E[i];if(d==null){let g=(e.scales||jo)[i]||jo;if(g.from!=null){z(g.from);let b=rt({},E[g.from],g,{key:i});b.valToPct=ae(b),E[i]=
b}else{d=E[i]=rt({},i==R?yc:um,g),d.key=i;let b=d.time,v=d.range,_=Qn(v);if((i!=R||s==2&&!b)&&(_&&(v[0]==null||v[1]==null)&&(v={min:v[0]==null?yu:{mode:1,hard:v[0],
soft:v[0]},max:v[1]==null?yu:{mode:1,hard:v[1],soft:v[1]}},_=!1),!_&&Os(v))){let S=v;v=(P,A,L)=>A==null?ro:Ps(A,L,S)}d.range=me(v||(b?km:i==R?d.distr==3?xm:d.distr==
4?Cm:Mc:d.distr==3?Ec:d.distr==4?Dc:Sm)),d.auto=me(_?!1:d.auto),d.clamp=me(d.clamp||im),d._min=d._max=null,d.valToPct=ae(d)}}}z("x"),z("y"),s==1&&w.forEach(i=>{
z(i.scale)}),C.forEach(i=>{z(i.scale)});for(let i in e.scales)z(i);let O=E[R],ie=O.distr,U,Y;O.ori==0?(Gt(f,Lf),U=l,Y=a):(Gt(f,qf),U=a,Y=l);let V={};for(let i in E){
let d=E[i];(d.min!=null||d.max!=null)&&(V[i]={min:d.min,max:d.max},d.min=d.max=null)}let he=e.tzDate||(i=>new Date(ut(i/$))),H=e.fmtDate||ha,jt=$==1?Lp(he):jp(he),
Fe=Eu(he,Mu($==1?Rp:Np,H)),be=Au(he,Du(Fp,H)),Pe=[],de=o.legend=rt({},Wp,e.legend),B=o.cursor=rt({},Qp,{drag:{y:s==2}},e.cursor),lt=de.show,Et=B.show,Ue=de.markers;
de.idxs=Pe,Ue.width=me(Ue.width),Ue.dash=me(Ue.dash),Ue.stroke=me(Ue.stroke),Ue.fill=me(Ue.fill);let xe,cn,Bt,ze=[],yn=[],En,Zt=!1,Fn={};if(de.live){let i=w[1]?
w[1].values:null;Zt=i!=null,En=Zt?i(o,1,0):{_:0};for(let d in En)Fn[d]=ua}if(lt)if(xe=hn("table",zf,f),Bt=hn("tbody",null,xe),de.mount(o,xe),Zt){cn=hn("thead",null,
xe,Bt);let i=hn("tr",null,cn);hn("th",null,i);for(var Er in En)hn("th",lu,i).textContent=Er}else Gt(xe,Gf),de.live&&Gt(xe,Vf);let Dr={show:!0},yo={show:!1};function Go(i,d){
if(d==0&&(Zt||!de.live||s==2))return ro;let g=[],b=hn("tr",Qf,Bt,Bt.childNodes[d]);Gt(b,i.class),i.show||Gt(b,_r);let v=hn("th",null,b);if(Ue.show){let P=on(Kf,
v);if(d>0){let A=Ue.width(o,d);A&&(P.style.border=A+"px "+Ue.dash(o,d)+" "+Ue.stroke(o,d)),P.style.background=Ue.fill(o,d)}}let _=on(lu,v);i.label instanceof HTMLElement?
_.appendChild(i.label):_.textContent=i.label,d>0&&(Ue.show||(_.style.color=i.width>0?Ue.stroke(o,d):Ue.fill(o,d)),Dt("click",v,P=>{if(B._lock)return;cr(P);let A=w.
indexOf(i);if((P.ctrlKey||P.metaKey)!=de.isolate){let L=w.some((N,F)=>F>0&&F!=A&&N.show);w.forEach((N,F)=>{F>0&&kn(F,L?F==A?Dr:yo:Dr,!0,nt.setSeries)})}else kn(
A,{show:!i.show},!0,nt.setSeries)},!1),Lr&&Dt(cu,v,P=>{B._lock||(cr(P),kn(w.indexOf(i),Vr,!0,nt.setSeries))},!1));for(var S in En){let P=hn("td",Yf,b);P.textContent=
"--",g.push(P)}return[b,g]}let sr=new Map;function Dt(i,d,g,b=!0){let v=sr.get(d)||{},_=B.bind[i](o,d,g,b);_&&(wr(i,d,v[i]=_),sr.set(d,v))}function Ar(i,d,g){let b=sr.
get(d)||{};for(let v in b)(i==null||v==i)&&(ta(v,d,b[v]),delete b[v]);i==null&&sr.delete(d)}let Dn=0,lr=0,le=0,I=0,Oe=0,at=0,Or=Oe,ar=at,_n=le,ir=I,Wt=0,Xt=0,It=0,
dn=0;o.bbox={};let ol=!1,Qo=!1,Rr=!1,ur=!1,Ko=!1,en=!1;function sl(i,d,g){(g||i!=o.width||d!=o.height)&&Ja(i,d),Fr(!1),Rr=!0,Qo=!0,Ur()}function Ja(i,d){o.width=
Dn=le=i,o.height=lr=I=d,Oe=at=0,Fd(),Ud();let g=o.bbox;Wt=g.left=vr(Oe*Se,.5),Xt=g.top=vr(at*Se,.5),It=g.width=vr(le*Se,.5),dn=g.height=vr(I*Se,.5)}let Nd=3;function jd(){
let i=!1,d=0;for(;!i;){d++;let g=Kd(d),b=Yd(d);i=d==Nd||g&&b,i||(Ja(o.width,o.height),Qo=!0)}}function Id({width:i,height:d}){sl(i,d)}o.setSize=Id;function Fd(){
let i=!1,d=!1,g=!1,b=!1;C.forEach((v,_)=>{if(v.show&&v._show){let{side:S,_size:P}=v,A=S%2,L=v.label!=null?v.labelSize:0,N=P+L;N>0&&(A?(le-=N,S==3?(Oe+=N,b=!0):g=
!0):(I-=N,S==0?(at+=N,i=!0):d=!0))}}),dr[0]=i,dr[1]=g,dr[2]=d,dr[3]=b,le-=Un[1]+Un[3],Oe+=Un[3],I-=Un[2]+Un[0],at+=Un[0]}function Ud(){let i=Oe+le,d=at+I,g=Oe,b=at;
function v(_,S){switch(_){case 1:return i+=S,i-S;case 2:return d+=S,d-S;case 3:return g-=S,g+S;case 0:return b-=S,b+S}}C.forEach((_,S)=>{if(_.show&&_._show){let P=_.
side;_._pos=v(P,_._size),_.label!=null&&(_._lpos=v(P,_.labelSize))}})}if(B.dataIdx==null){let i=B.hover,d=i.skip=new Set(i.skip??[]);d.add(void 0);let g=i.prox=
me(i.prox),b=i.bias??(i.bias=0);B.dataIdx=(v,_,S,P)=>{if(_==0)return S;let A=S,L=g(v,_,S,P)??De,N=L>=0&&L<De,F=O.ori==0?le:I,Z=B.left,ke=t[0],ve=t[_];if(d.has(ve[S])){
A=null;let fe=null,G=null,W;if(b==0||b==-1)for(W=S;fe==null&&W-- >0;)d.has(ve[W])||(fe=W);if(b==0||b==1)for(W=S;G==null&&W++<ve.length;)d.has(ve[W])||(G=W);if(fe!=
null||G!=null)if(N){let je=fe==null?-1/0:U(ke[fe],O,F,0),Ke=G==null?1/0:U(ke[G],O,F,0),yt=Z-je,Me=Ke-Z;yt<=Me?yt<=L&&(A=fe):Me<=L&&(A=G)}else A=G==null?fe:fe==null?
G:S-fe<=G-S?fe:G}else N&&ct(Z-U(ke[S],O,F,0))>L&&(A=null);return A}}let cr=i=>{B.event=i};B.idxs=Pe,B._lock=!1;let xt=B.points;xt.show=me(xt.show),xt.size=me(xt.
size),xt.stroke=me(xt.stroke),xt.width=me(xt.width),xt.fill=me(xt.fill);let wn=o.focus=rt({},e.focus||{alpha:.3},B.focus),Lr=wn.prox>=0,qr=Lr&&xt.one,tn=[],Nr=[],
jr=[];function Ha(i,d){let g=xt.show(o,d);if(g instanceof HTMLElement)return Gt(g,Hf),Gt(g,i.class),$n(g,-10,-10,le,I),k.insertBefore(g,tn[d]),g}function za(i,d){
if(s==1||d>0){let g=s==1&&E[i.scale].time,b=i.value;i.value=g?Cu(b)?Au(he,Du(b,H)):b||be:b||sm,i.label=i.label||(g?Yp:Kp)}if(qr||d>0){i.width=i.width==null?1:i.
width,i.paths=i.paths||ym||up,i.fillTo=me(i.fillTo||cm),i.pxAlign=+_e(i.pxAlign,D),i.pxRound=Uu(i.pxAlign),i.stroke=me(i.stroke||null),i.fill=me(i.fill||null),i.
_stroke=i._fill=i._paths=i._focus=null;let g=lm(qt(1,i.width),1),b=i.points=rt({},{size:g,width:qt(1,g*.2),stroke:i.stroke,space:g*2,paths:_m,_stroke:null,_fill:null},
i.points);b.show=me(b.show),b.filter=me(b.filter),b.fill=me(b.fill),b.stroke=me(b.stroke),b.paths=me(b.paths),b.pxAlign=i.pxAlign}if(lt){let g=Go(i,d);ze.splice(
d,0,g[0]),yn.splice(d,0,g[1]),de.values.push(null)}if(Et){Pe.splice(d,0,null);let g=null;qr?d==0&&(g=Ha(i,d)):d>0&&(g=Ha(i,d)),tn.splice(d,0,g),Nr.splice(d,0,0),
jr.splice(d,0,0)}vt("addSeries",d)}function Bd(i,d){d=d??w.length,i=s==1?aa(i,d,Ru,Iu):aa(i,d,{},ju),w.splice(d,0,i),za(w[d],d)}o.addSeries=Bd;function Wd(i){if(w.
splice(i,1),lt){de.values.splice(i,1),yn.splice(i,1);let d=ze.splice(i,1)[0];Ar(null,d.firstChild),d.remove()}Et&&(Pe.splice(i,1),tn.splice(i,1)[0].remove(),Nr.
splice(i,1),jr.splice(i,1)),vt("delSeries",i)}o.delSeries=Wd;let dr=[!1,!1,!1,!1];function Jd(i,d){if(i._show=i.show,i.show){let g=i.side%2,b=E[i.scale];b==null&&
(i.scale=g?w[1].scale:R,b=E[i.scale]);let v=b.time;i.size=me(i.size),i.space=me(i.space),i.rotate=me(i.rotate),Qn(i.incrs)&&i.incrs.forEach(S=>{!Kn.has(S)&&Kn.set(
S,ec(S))}),i.incrs=me(i.incrs||(b.distr==2?Dp:v?$==1?Op:qp:yr)),i.splits=me(i.splits||(v&&b.distr==1?jt:b.distr==3?ra:b.distr==4?em:Xp)),i.stroke=me(i.stroke),i.
grid.stroke=me(i.grid.stroke),i.ticks.stroke=me(i.ticks.stroke),i.border.stroke=me(i.border.stroke);let _=i.values;i.values=Qn(_)&&!Qn(_[0])?me(_):v?Qn(_)?Eu(he,
Mu(_,H)):Cu(_)?Ip(he,_):_||Fe:_||Zp,i.filter=me(i.filter||(b.distr>=3&&b.log==10?rm:b.distr==3&&b.log==2?om:Zu)),i.font=Hu(i.font),i.labelFont=Hu(i.labelFont),i.
_size=i.size(o,null,d,0),i._space=i._rotate=i._incrs=i._found=i._splits=i._values=null,i._size>0&&(dr[d]=!0,i._el=on(Uf,m))}}function _o(i,d,g,b){let[v,_,S,P]=g,
A=d%2,L=0;return A==0&&(P||_)&&(L=d==0&&!v||d==2&&!S?ut(Ou.size/3):0),A==1&&(v||S)&&(L=d==1&&!_||d==3&&!P?ut(qu.size/2):0),L}let Va=o.padding=(e.padding||[_o,_o,
_o,_o]).map(i=>me(_e(i,_o))),Un=o._padding=Va.map((i,d)=>i(o,d,dr,0)),wt,mt=null,ht=null,Yo=s==1?w[0].idxs:null,fn=null,wo=!1;function Ga(i,d){if(t=i??[],o.data=
o._data=t,s==2){wt=0;for(let g=1;g<w.length;g++)wt+=t[g][0].length}else{t.length==0&&(o.data=o._data=t=[[]]),fn=t[0],wt=fn.length;let g=t;if(ie==2){g=t.slice();
let b=g[0]=Array(wt);for(let v=0;v<wt;v++)b[v]=v}o._data=t=g}if(Fr(!0),vt("setData"),ie==2&&(Rr=!0),d!==!1){let g=O;g.auto(o,wo)?ll():Wn(R,g.min,g.max),ur=ur||B.
left>=0,en=!0,Ur()}}o.setData=Ga;function ll(){wo=!0;let i,d;s==1&&(wt>0?(mt=Yo[0]=0,ht=Yo[1]=wt-1,i=t[0][mt],d=t[0][ht],ie==2?(i=mt,d=ht):i==d&&(ie==3?[i,d]=Ds(
i,i,O.log,!1):ie==4?[i,d]=da(i,i,O.log,!1):O.time?d=i+ut(86400/$):[i,d]=Ps(i,d,fa,!0))):(mt=Yo[0]=i=null,ht=Yo[1]=d=null)),Wn(R,i,d)}let Zo,Ir,al,il,ul,cl,dl,fl,
pl,Ft;function Qa(i,d,g,b,v,_){i??(i=iu),g??(g=ma),b??(b="butt"),v??(v=iu),_??(_="round"),i!=Zo&&(h.strokeStyle=Zo=i),v!=Ir&&(h.fillStyle=Ir=v),d!=al&&(h.lineWidth=
al=d),_!=ul&&(h.lineJoin=ul=_),b!=cl&&(h.lineCap=cl=b),g!=il&&h.setLineDash(il=g)}function Ka(i,d,g,b){d!=Ir&&(h.fillStyle=Ir=d),i!=dl&&(h.font=dl=i),g!=fl&&(h.
textAlign=fl=g),b!=pl&&(h.textBaseline=pl=b)}function ml(i,d,g,b,v=0){if(b.length>0&&i.auto(o,wo)&&(d==null||d.min==null)){let _=_e(mt,0),S=_e(ht,b.length-1),P=g.
min==null?rp(b,_,S,v,i.distr==3):[g.min,g.max];i.min=bn(i.min,g.min=P[0]),i.max=qt(i.max,g.max=P[1])}}let Ya={min:null,max:null};function Hd(){for(let b in E){let v=E[b];
V[b]==null&&(v.min==null||V[R]!=null&&v.auto(o,wo))&&(V[b]=Ya)}for(let b in E){let v=E[b];V[b]==null&&v.from!=null&&V[v.from]!=null&&(V[b]=Ya)}V[R]!=null&&Fr(!0);
let i={};for(let b in V){let v=V[b];if(v!=null){let _=i[b]=oo(E[b],fp);if(v.min!=null)rt(_,v);else if(b!=R||s==2)if(wt==0&&_.from==null){let S=_.range(o,null,null,
b);_.min=S[0],_.max=S[1]}else _.min=De,_.max=-De}}if(wt>0){w.forEach((b,v)=>{if(s==1){let _=b.scale,S=V[_];if(S==null)return;let P=i[_];if(v==0){let A=P.range(o,
P.min,P.max,_);P.min=A[0],P.max=A[1],mt=gn(P.min,t[0]),ht=gn(P.max,t[0]),ht-mt>1&&(t[0][mt]<P.min&&mt++,t[0][ht]>P.max&&ht--),b.min=fn[mt],b.max=fn[ht]}else b.show&&
b.auto&&ml(P,S,b,t[v],b.sorted);b.idxs[0]=mt,b.idxs[1]=ht}else if(v>0&&b.show&&b.auto){let[_,S]=b.facets,P=_.scale,A=S.scale,[L,N]=t[v],F=i[P],Z=i[A];F!=null&&ml(
F,V[P],_,L,_.sorted),Z!=null&&ml(Z,V[A],S,N,S.sorted),b.min=S.min,b.max=S.max}});for(let b in i){let v=i[b],_=V[b];if(v.from==null&&(_==null||_.min==null)){let S=v.
range(o,v.min==De?null:v.min,v.max==-De?null:v.max,b);v.min=S[0],v.max=S[1]}}}for(let b in i){let v=i[b];if(v.from!=null){let _=i[v.from];if(_.min==null)v.min=v.
max=null;else{let S=v.range(o,_.min,_.max,b);v.min=S[0],v.max=S[1]}}}let d={},g=!1;for(let b in i){let v=i[b],_=E[b];if(_.min!=v.min||_.max!=v.max){_.min=v.min,
_.max=v.max;let S=_.distr;_._min=S==3?Nn(_.min):S==4?Gl(_.min,_.asinh):S==100?_.fwd(_.min):_.min,_._max=S==3?Nn(_.max):S==4?Gl(_.max,_.asinh):S==100?_.fwd(_.max):
_.max,d[b]=g=!0}}if(g){w.forEach((b,v)=>{s==2?v>0&&d.y&&(b._paths=null):d[b.scale]&&(b._paths=null)});for(let b in d)Rr=!0,vt("setScale",b);Et&&B.left>=0&&(ur=en=
!0)}for(let b in V)V[b]=null}function zd(i){let d=na(mt-1,0,wt-1),g=na(ht+1,0,wt-1);for(;i[d]==null&&d>0;)d--;for(;i[g]==null&&g<wt-1;)g++;return[d,g]}function Vd(){
if(wt>0){let i=w.some(d=>d._focus)&&Ft!=wn.alpha;i&&(h.globalAlpha=Ft=wn.alpha),w.forEach((d,g)=>{if(g>0&&d.show&&(Za(g,!1),Za(g,!0),d._paths==null)){let b=Ft;Ft!=
d.alpha&&(h.globalAlpha=Ft=d.alpha);let v=s==2?[0,t[g][0].length-1]:zd(t[g]);d._paths=d.paths(o,g,v[0],v[1]),Ft!=b&&(h.globalAlpha=Ft=b)}}),w.forEach((d,g)=>{if(g>
0&&d.show){let b=Ft;Ft!=d.alpha&&(h.globalAlpha=Ft=d.alpha),d._paths!=null&&Xa(g,!1);{let v=d._paths!=null?d._paths.gaps:null,_=d.points.show(o,g,mt,ht,v),S=d.points.
filter(o,g,_,v);(_||S)&&(d.points._paths=d.points.paths(o,g,mt,ht,S),Xa(g,!0))}Ft!=b&&(h.globalAlpha=Ft=b),vt("drawSeries",g)}}),i&&(h.globalAlpha=Ft=1)}}function Za(i,d){
let g=d?w[i].points:w[i];g._stroke=g.stroke(o,i),g._fill=g.fill(o,i)}function Xa(i,d){let g=d?w[i].points:w[i],{stroke:b,fill:v,clip:_,flags:S,_stroke:P=g._stroke,
_fill:A=g._fill,_width:L=g.width}=g._paths;L=Ae(L*Se,3);let N=null,F=L%2/2;d&&A==null&&(A=L>0?"#fff":P);let Z=g.pxAlign==1&&F>0;if(Z&&h.translate(F,F),!d){let ke=Wt-
L/2,ve=Xt-L/2,fe=It+L,G=dn+L;N=new Path2D,N.rect(ke,ve,fe,G)}d?hl(P,L,g.dash,g.cap,A,b,v,S,_):Gd(i,P,L,g.dash,g.cap,A,b,v,S,N,_),Z&&h.translate(-F,-F)}function Gd(i,d,g,b,v,_,S,P,A,L,N){
let F=!1;A!=0&&J.forEach((Z,ke)=>{if(Z.series[0]==i){let ve=w[Z.series[1]],fe=t[Z.series[1]],G=(ve._paths||jo).band;Qn(G)&&(G=Z.dir==1?G[0]:G[1]);let W,je=null;
ve.show&&G&&sp(fe,mt,ht)?(je=Z.fill(o,ke)||_,W=ve._paths.clip):G=null,hl(d,g,b,v,je,S,P,A,L,N,W,G),F=!0}}),F||hl(d,g,b,v,_,S,P,A,L,N)}let ei=so|sa;function hl(i,d,g,b,v,_,S,P,A,L,N,F){
Qa(i,d,g,b,v),(A||L||F)&&(h.save(),A&&h.clip(A),L&&h.clip(L)),F?(P&ei)==ei?(h.clip(F),N&&h.clip(N),es(v,S),Xo(i,_,d)):P&sa?(es(v,S),h.clip(F),Xo(i,_,d)):P&so&&(h.
save(),h.clip(F),N&&h.clip(N),es(v,S),h.restore(),Xo(i,_,d)):(es(v,S),Xo(i,_,d)),(A||L||F)&&h.restore()}function Xo(i,d,g){g>0&&(d instanceof Map?d.forEach((b,v)=>{
h.strokeStyle=Zo=v,h.stroke(b)}):d!=null&&i&&h.stroke(d))}function es(i,d){d instanceof Map?d.forEach((g,b)=>{h.fillStyle=Ir=b,h.fill(g)}):d!=null&&i&&h.fill(d)}
function Qd(i,d,g,b){let v=C[i],_;if(b<=0)_=[0,0];else{let S=v._space=v.space(o,i,d,g,b),P=v._incrs=v.incrs(o,i,d,g,b,S);_=Tm(d,g,P,b,S)}return v._found=_}function gl(i,d,g,b,v,_,S,P,A,L){
let N=S%2/2;D==1&&h.translate(N,N),Qa(P,S,A,L,P),h.beginPath();let F,Z,ke,ve,fe=v+(b==0||b==3?-_:_);g==0?(Z=v,ve=fe):(F=v,ke=fe);for(let G=0;G<i.length;G++)d[G]!=
null&&(g==0?F=ke=i[G]:Z=ve=i[G],h.moveTo(F,Z),h.lineTo(ke,ve));h.stroke(),D==1&&h.translate(-N,-N)}function Kd(i){let d=!0;return C.forEach((g,b)=>{if(!g.show)return;
let v=E[g.scale];if(v.min==null){g._show&&(d=!1,g._show=!1,Fr(!1));return}else g._show||(d=!1,g._show=!0,Fr(!1));let _=g.side,S=_%2,{min:P,max:A}=v,[L,N]=Qd(b,P,
A,S==0?le:I);if(N==0)return;let F=v.distr==2,Z=g._splits=g.splits(o,b,P,A,L,N,F),ke=v.distr==2?Z.map(W=>fn[W]):Z,ve=v.distr==2?fn[Z[1]]-fn[Z[0]]:L,fe=g._values=
g.values(o,g.filter(o,ke,b,N,ve),b,N,ve);g._rotate=_==2?g.rotate(o,fe,b,N):0;let G=g._size;g._size=sn(g.size(o,fe,b,i)),G!=null&&g._size!=G&&(d=!1)}),d}function Yd(i){
let d=!0;return Va.forEach((g,b)=>{let v=g(o,b,dr,i);v!=Un[b]&&(d=!1),Un[b]=v}),d}function Zd(){for(let i=0;i<C.length;i++){let d=C[i];if(!d.show||!d._show)continue;
let g=d.side,b=g%2,v,_,S=d.stroke(o,i),P=g==0||g==3?-1:1,[A,L]=d._found;if(d.label!=null){let Ot=d.labelGap*P,zt=ut((d._lpos+Ot)*Se);Ka(d.labelFont[0],S,"center",
g==2?"top":au),h.save(),b==1?(v=_=0,h.translate(zt,ut(Xt+dn/2)),h.rotate((g==3?-Ts:Ts)/2)):(v=ut(Wt+It/2),_=zt);let mr=Ku(d.label)?d.label(o,i,A,L):d.label;h.fillText(
mr,v,_),h.restore()}if(L==0)continue;let N=E[d.scale],F=b==0?It:dn,Z=b==0?Wt:Xt,ke=d._splits,ve=N.distr==2?ke.map(Ot=>fn[Ot]):ke,fe=N.distr==2?fn[ke[1]]-fn[ke[0]]:
A,G=d.ticks,W=d.border,je=G.show?G.size:0,Ke=ut(je*Se),yt=ut((d.alignTo==2?d._size-je-d.gap:d.gap)*Se),Me=d._rotate*-Ts/180,Ye=x(d._pos*Se),Jt=(Ke+yt)*P,At=Ye+Jt;
_=b==0?At:0,v=b==1?At:0;let nn=d.font[0],pn=d.align==1?Xr:d.align==2?Hl:Me>0?Xr:Me<0?Hl:b==0?"center":g==3?Hl:Xr,xn=Me||b==1?"middle":g==2?"top":au;Ka(nn,S,pn,xn);
let Ht=d.font[1]*d.lineGap,rn=ke.map(Ot=>x(u(Ot,N,F,Z))),mn=d._values;for(let Ot=0;Ot<mn.length;Ot++){let zt=mn[Ot];if(zt!=null){b==0?v=rn[Ot]:_=rn[Ot],zt=""+zt;
let mr=zt.indexOf(`
`)==-1?[zt]:zt.split(/\n/gm);for(let Rt=0;Rt<mr.length;Rt++){let yi=mr[Rt];Me?(h.save(),h.translate(v,_+Rt*Ht),h.rotate(Me),h.fillText(yi,0,0),h.restore()):h.fillText(
yi,v,_+Rt*Ht)}}}G.show&&gl(rn,G.filter(o,ve,i,L,fe),b,g,Ye,Ke,Ae(G.width*Se,3),G.stroke(o,i),G.dash,G.cap);let Cn=d.grid;Cn.show&&gl(rn,Cn.filter(o,ve,i,L,fe),b,
b==0?2:1,b==0?Xt:Wt,b==0?dn:It,Ae(Cn.width*Se,3),Cn.stroke(o,i),Cn.dash,Cn.cap),W.show&&gl([Ye],[1],b==0?1:0,b==0?1:2,b==1?Xt:Wt,b==1?dn:It,Ae(W.width*Se,3),W.stroke(
o,i),W.dash,W.cap)}vt("drawAxes")}function Fr(i){w.forEach((d,g)=>{g>0&&(d._paths=null,i&&(s==1?(d.min=null,d.max=null):d.facets.forEach(b=>{b.min=null,b.max=null})))})}
let ts=!1,bl=!1,ko=[];function Xd(){bl=!1;for(let i=0;i<ko.length;i++)vt(...ko[i]);ko.length=0}function Ur(){ts||(yp(ti),ts=!0)}function ef(i,d=!1){ts=!0,bl=d,i(
o),ti(),d&&ko.length>0&&queueMicrotask(Xd)}o.batch=ef;function ti(){if(ol&&(Hd(),ol=!1),Rr&&(jd(),Rr=!1),Qo){if(Ie(y,Xr,Oe),Ie(y,"top",at),Ie(y,Ro,le),Ie(y,Lo,I),
Ie(k,Xr,Oe),Ie(k,"top",at),Ie(k,Ro,le),Ie(k,Lo,I),Ie(m,Ro,Dn),Ie(m,Lo,lr),p.width=ut(Dn*Se),p.height=ut(lr*Se),C.forEach(({_el:i,_show:d,_size:g,_pos:b,side:v})=>{
if(i!=null)if(d){let _=v===3||v===0?g:0,S=v%2==1;Ie(i,S?"left":"top",b-_),Ie(i,S?"width":"height",g),Ie(i,S?"top":"left",S?at:Oe),Ie(i,S?"height":"width",S?I:le),
ea(i,_r)}else Gt(i,_r)}),Zo=Ir=al=ul=cl=dl=fl=pl=il=null,Ft=1,Co(!0),Oe!=Or||at!=ar||le!=_n||I!=ir){Fr(!1);let i=le/_n,d=I/ir;if(Et&&!ur&&B.left>=0){B.left*=i,B.
top*=d,Br&&$n(Br,ut(B.left),0,le,I),Wr&&$n(Wr,0,ut(B.top),le,I);for(let g=0;g<tn.length;g++){let b=tn[g];b!=null&&(Nr[g]*=i,jr[g]*=d,$n(b,sn(Nr[g]),sn(jr[g]),le,
I))}}if(Ne.show&&!Ko&&Ne.left>=0&&Ne.width>0){Ne.left*=i,Ne.width*=i,Ne.top*=d,Ne.height*=d;for(let g in Sl)Ie(zr,g,Ne[g])}Or=Oe,ar=at,_n=le,ir=I}vt("setSize"),
Qo=!1}Dn>0&&lr>0&&(h.clearRect(0,0,p.width,p.height),vt("drawClear"),Q.forEach(i=>i()),vt("draw")),Ne.show&&Ko&&(ns(Ne),Ko=!1),Et&&ur&&(pr(null,!0,!1),ur=!1),de.
show&&de.live&&en&&(wl(),en=!1),c||(c=!0,o.status=1,vt("ready")),wo=!1,ts=!1}o.redraw=(i,d)=>{Rr=d||!1,i!==!1?Wn(R,O.min,O.max):Ur()};function vl(i,d){let g=E[i];
if(g.from==null){if(wt==0){let b=g.range(o,d.min,d.max,i);d.min=b[0],d.max=b[1]}if(d.min>d.max){let b=d.min;d.min=d.max,d.max=b}if(wt>1&&d.min!=null&&d.max!=null&&
d.max-d.min<1e-16)return;i==R&&g.distr==2&&wt>0&&(d.min=gn(d.min,t[0]),d.max=gn(d.max,t[0]),d.min==d.max&&d.max++),V[i]=d,ol=!0,Ur()}}o.setScale=vl;let yl,_l,Br,
Wr,ni,ri,Jr,Hr,oi,si,qe,Be,Bn=!1,kt=B.drag,gt=kt.x,bt=kt.y;Et&&(B.x&&(yl=on(Wf,k)),B.y&&(_l=on(Jf,k)),O.ori==0?(Br=yl,Wr=_l):(Br=_l,Wr=yl),qe=B.left,Be=B.top);let Ne=o.
select=rt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),zr=Ne.show?on(Bf,Ne.over?k:y):null;function ns(i,d){if(Ne.show){for(let g in i)Ne[g]=i[g],g in
Sl&&Ie(zr,g,i[g]);d!==!1&&vt("setSelect")}}o.setSelect=ns;function tf(i){if(w[i].show)lt&&ea(ze[i],_r);else if(lt&&Gt(ze[i],_r),Et){let g=qr?tn[0]:tn[i];g!=null&&
$n(g,-10,-10,le,I)}}function Wn(i,d,g){vl(i,{min:d,max:g})}function kn(i,d,g,b){d.focus!=null&&lf(i),d.show!=null&&w.forEach((v,_)=>{_>0&&(i==_||i==null)&&(v.show=
d.show,tf(_),s==2?(Wn(v.facets[0].scale,null,null),Wn(v.facets[1].scale,null,null)):Wn(v.scale,null,null),Ur())}),g!==!1&&vt("setSeries",i,d),b&&To("setSeries",
o,i,d)}o.setSeries=kn;function nf(i,d){rt(J[i],d)}function rf(i,d){i.fill=me(i.fill||null),i.dir=_e(i.dir,-1),d=d??J.length,J.splice(d,0,i)}function of(i){i==null?
J.length=0:J.splice(i,1)}o.addBand=rf,o.setBand=nf,o.delBand=of;function sf(i,d){w[i].alpha=d,Et&&tn[i]!=null&&(tn[i].style.opacity=d),lt&&ze[i]&&(ze[i].style.opacity=
d)}let An,Jn,fr,Vr={focus:!0};function lf(i){if(i!=fr){let d=i==null,g=wn.alpha!=1;w.forEach((b,v)=>{if(s==1||v>0){let _=d||v==0||v==i;b._focus=d?null:_,g&&sf(v,
_?1:wn.alpha)}}),fr=i,g&&Ur()}}lt&&Lr&&Dt(du,xe,i=>{B._lock||(cr(i),fr!=null&&kn(null,Vr,!0,nt.setSeries))});function Sn(i,d,g){let b=E[d];g&&(i=i/Se-(b.ori==1?
at:Oe));let v=le;b.ori==1&&(v=I,i=v-i),b.dir==-1&&(i=v-i);let _=b._min,S=b._max,P=i/v,A=_+(S-_)*P,L=b.distr;return L==3?no(10,A):L==4?ap(A,b.asinh):L==100?b.bwd(
A):A}function af(i,d){let g=Sn(i,R,d);return gn(g,t[0],mt,ht)}o.valToIdx=i=>gn(i,t[0]),o.posToIdx=af,o.posToVal=Sn,o.valToPos=(i,d,g)=>E[d].ori==0?l(i,E[d],g?It:
le,g?Wt:0):a(i,E[d],g?dn:I,g?Xt:0),o.setCursor=(i,d,g)=>{qe=i.left,Be=i.top,pr(null,d,g)};function li(i,d){Ie(zr,Xr,Ne.left=i),Ie(zr,Ro,Ne.width=d)}function ai(i,d){
Ie(zr,"top",Ne.top=i),Ie(zr,Lo,Ne.height=d)}let So=O.ori==0?li:ai,xo=O.ori==1?li:ai;function uf(){if(lt&&de.live)for(let i=s==2?1:0;i<w.length;i++){if(i==0&&Zt)
continue;let d=de.values[i],g=0;for(let b in d)yn[i][g++].firstChild.nodeValue=d[b]}}function wl(i,d){if(i!=null&&(i.idxs?i.idxs.forEach((g,b)=>{Pe[b]=g}):dp(i.
idx)||Pe.fill(i.idx),de.idx=Pe[0]),lt&&de.live){for(let g=0;g<w.length;g++)(g>0||s==1&&!Zt)&&cf(g,Pe[g]);uf()}en=!1,d!==!1&&vt("setLegend")}o.setLegend=wl;function cf(i,d){
let g=w[i],b=i==0&&ie==2?fn:t[i],v;Zt?v=g.values(o,i,d)??Fn:(v=g.value(o,d==null?null:b[d],i,d),v=v==null?Fn:{_:v}),de.values[i]=v}function pr(i,d,g){oi=qe,si=Be,
[qe,Be]=B.move(o,qe,Be),B.left=qe,B.top=Be,Et&&(Br&&$n(Br,ut(qe),0,le,I),Wr&&$n(Wr,0,ut(Be),le,I));let b,v=mt>ht;An=De,Jn=null;let _=O.ori==0?le:I,S=O.ori==1?le:
I;if(qe<0||wt==0||v){b=B.idx=null;for(let P=0;P<w.length;P++){let A=tn[P];A!=null&&$n(A,-10,-10,le,I)}Lr&&kn(null,Vr,!0,i==null&&nt.setSeries),de.live&&(Pe.fill(
b),en=!0)}else{let P,A,L;s==1&&(P=O.ori==0?qe:Be,A=Sn(P,R),b=B.idx=gn(A,t[0],mt,ht),L=U(t[0][b],O,_,0));let N=-10,F=-10,Z=0,ke=0,ve=!0,fe="",G="";for(let W=s==2?
1:0;W<w.length;W++){let je=w[W],Ke=Pe[W],yt=Ke==null?null:s==1?t[W][Ke]:t[W][1][Ke],Me=B.dataIdx(o,W,b,A),Ye=Me==null?null:s==1?t[W][Me]:t[W][1][Me];if(en=en||Ye!=
yt||Me!=Ke,Pe[W]=Me,W>0&&je.show){let Jt=Me==null?-10:Me==b?L:U(s==1?t[0][Me]:t[W][0][Me],O,_,0),At=Ye==null?-10:Y(Ye,s==1?E[je.scale]:E[je.facets[1].scale],S,0);
if(Lr&&Ye!=null){let nn=O.ori==1?qe:Be,pn=ct(wn.dist(o,W,Me,At,nn));if(pn<An){let xn=wn.bias;if(xn!=0){let Ht=Sn(nn,je.scale),rn=Ye>=0?1:-1,mn=Ht>=0?1:-1;mn==rn&&
(mn==1?xn==1?Ye>=Ht:Ye<=Ht:xn==1?Ye<=Ht:Ye>=Ht)&&(An=pn,Jn=W)}else An=pn,Jn=W}}if(en||qr){let nn,pn;O.ori==0?(nn=Jt,pn=At):(nn=At,pn=Jt);let xn,Ht,rn,mn,Cn,Ot,zt=!0,
mr=xt.bbox;if(mr!=null){zt=!1;let Rt=mr(o,W);rn=Rt.left,mn=Rt.top,xn=Rt.width,Ht=Rt.height}else rn=nn,mn=pn,xn=Ht=xt.size(o,W);if(Ot=xt.fill(o,W),Cn=xt.stroke(o,
W),qr)W==Jn&&An<=wn.prox&&(N=rn,F=mn,Z=xn,ke=Ht,ve=zt,fe=Ot,G=Cn);else{let Rt=tn[W];Rt!=null&&(Nr[W]=rn,jr[W]=mn,vu(Rt,xn,Ht,zt),gu(Rt,Ot,Cn),$n(Rt,sn(rn),sn(mn),
le,I))}}}}if(qr){let W=wn.prox,je=fr==null?An<=W:An>W||Jn!=fr;if(en||je){let Ke=tn[0];Ke!=null&&(Nr[0]=N,jr[0]=F,vu(Ke,Z,ke,ve),gu(Ke,fe,G),$n(Ke,sn(N),sn(F),le,
I))}}}if(Ne.show&&Bn)if(i!=null){let[P,A]=nt.scales,[L,N]=nt.match,[F,Z]=i.cursor.sync.scales,ke=i.cursor.drag;if(gt=ke._x,bt=ke._y,gt||bt){let{left:ve,top:fe,width:G,
height:W}=i.select,je=i.scales[F].ori,Ke=i.posToVal,yt,Me,Ye,Jt,At,nn=P!=null&&L(P,F),pn=A!=null&&N(A,Z);nn&&gt?(je==0?(yt=ve,Me=G):(yt=fe,Me=W),Ye=E[P],Jt=U(Ke(
yt,F),Ye,_,0),At=U(Ke(yt+Me,F),Ye,_,0),So(bn(Jt,At),ct(At-Jt))):So(0,_),pn&&bt?(je==1?(yt=ve,Me=G):(yt=fe,Me=W),Ye=E[A],Jt=Y(Ke(yt,Z),Ye,S,0),At=Y(Ke(yt+Me,Z),Ye,
S,0),xo(bn(Jt,At),ct(At-Jt))):xo(0,S)}else xl()}else{let P=ct(oi-ni),A=ct(si-ri);if(O.ori==1){let Z=P;P=A,A=Z}gt=kt.x&&P>=kt.dist,bt=kt.y&&A>=kt.dist;let L=kt.uni;
L!=null?gt&&bt&&(gt=P>=L,bt=A>=L,!gt&&!bt&&(A>P?bt=!0:gt=!0)):kt.x&&kt.y&&(gt||bt)&&(gt=bt=!0);let N,F;gt&&(O.ori==0?(N=Jr,F=qe):(N=Hr,F=Be),So(bn(N,F),ct(F-N)),
bt||xo(0,S)),bt&&(O.ori==1?(N=Jr,F=qe):(N=Hr,F=Be),xo(bn(N,F),ct(F-N)),gt||So(0,_)),!gt&&!bt&&(So(0,0),xo(0,0))}if(kt._x=gt,kt._y=bt,i==null){if(g){if(vi!=null){
let[P,A]=nt.scales;nt.values[0]=P!=null?Sn(O.ori==0?qe:Be,P):null,nt.values[1]=A!=null?Sn(O.ori==1?qe:Be,A):null}To(zl,o,qe,Be,le,I,b)}if(Lr){let P=g&&nt.setSeries,
A=wn.prox;fr==null?An<=A&&kn(Jn,Vr,!0,P):An>A?kn(null,Vr,!0,P):Jn!=fr&&kn(Jn,Vr,!0,P)}}en&&(de.idx=b,wl()),d!==!1&&vt("setCursor")}let Hn=null;Object.defineProperty(
o,"rect",{get(){return Hn==null&&Co(!1),Hn}});function Co(i=!1){i?Hn=null:(Hn=k.getBoundingClientRect(),vt("syncRect",Hn))}function ii(i,d,g,b,v,_,S){B._lock||Bn&&
i!=null&&i.movementX==0&&i.movementY==0||(kl(i,d,g,b,v,_,S,!1,i!=null),i!=null?pr(null,!0,!0):pr(d,!0,!1))}function kl(i,d,g,b,v,_,S,P,A){if(Hn==null&&Co(!1),cr(
i),i!=null)g=i.clientX-Hn.left,b=i.clientY-Hn.top;else{if(g<0||b<0){qe=-10,Be=-10;return}let[L,N]=nt.scales,F=d.cursor.sync,[Z,ke]=F.values,[ve,fe]=F.scales,[G,
W]=nt.match,je=d.axes[0].side%2==1,Ke=O.ori==0?le:I,yt=O.ori==1?le:I,Me=je?_:v,Ye=je?v:_,Jt=je?b:g,At=je?g:b;if(ve!=null?g=G(L,ve)?u(Z,E[L],Ke,0):-10:g=Ke*(Jt/Me),
fe!=null?b=W(N,fe)?u(ke,E[N],yt,0):-10:b=yt*(At/Ye),O.ori==1){let nn=g;g=b,b=nn}}A&&(d==null||d.cursor.event.type==zl)&&((g<=1||g>=le-1)&&(g=vr(g,le)),(b<=1||b>=
I-1)&&(b=vr(b,I))),P?(ni=g,ri=b,[Jr,Hr]=B.move(o,g,b)):(qe=g,Be=b)}let Sl={width:0,height:0,left:0,top:0};function xl(){ns(Sl,!1)}let ui,ci,di,fi;function pi(i,d,g,b,v,_,S){
Bn=!0,gt=bt=kt._x=kt._y=!1,kl(i,d,g,b,v,_,S,!0,!1),i!=null&&(Dt(Vl,Zl,mi,!1),To(uu,o,Jr,Hr,le,I,null));let{left:P,top:A,width:L,height:N}=Ne;ui=P,ci=A,di=L,fi=N}
function mi(i,d,g,b,v,_,S){Bn=kt._x=kt._y=!1,kl(i,d,g,b,v,_,S,!1,!0);let{left:P,top:A,width:L,height:N}=Ne,F=L>0||N>0,Z=ui!=P||ci!=A||di!=L||fi!=N;if(F&&Z&&ns(Ne),
kt.setScale&&F&&Z){let ke=P,ve=L,fe=A,G=N;if(O.ori==1&&(ke=A,ve=N,fe=P,G=L),gt&&Wn(R,Sn(ke,R),Sn(ke+ve,R)),bt)for(let W in E){let je=E[W];W!=R&&je.from==null&&je.
min!=De&&Wn(W,Sn(fe+G,W),Sn(fe,W))}xl()}else B.lock&&(B._lock=!B._lock,pr(d,!0,i!=null));i!=null&&(Ar(Vl,Zl),To(Vl,o,qe,Be,le,I,null))}function df(i,d,g,b,v,_,S){
if(B._lock)return;cr(i);let P=Bn;if(Bn){let A=!0,L=!0,N=10,F,Z;O.ori==0?(F=gt,Z=bt):(F=bt,Z=gt),F&&Z&&(A=qe<=N||qe>=le-N,L=Be<=N||Be>=I-N),F&&A&&(qe=qe<Jr?0:le),
Z&&L&&(Be=Be<Hr?0:I),pr(null,!0,!0),Bn=!1}qe=-10,Be=-10,Pe.fill(null),pr(null,!0,!0),P&&(Bn=P)}function hi(i,d,g,b,v,_,S){B._lock||(cr(i),ll(),xl(),i!=null&&To(
fu,o,qe,Be,le,I,null))}function gi(){C.forEach($m),sl(o.width,o.height,!0)}wr($s,to,gi);let Gr={};Gr.mousedown=pi,Gr.mousemove=ii,Gr.mouseup=mi,Gr.dblclick=hi,Gr.
setSeries=(i,d,g,b)=>{let v=nt.match[2];g=v(o,d,g),g!=-1&&kn(g,b,!0,!1)},Et&&(Dt(uu,k,pi),Dt(zl,k,ii),Dt(cu,k,i=>{cr(i),Co(!1)}),Dt(du,k,df),Dt(fu,k,hi),la.add(
o),o.syncRect=Co);let rs=o.hooks=e.hooks||{};function vt(i,d,g){bl?ko.push([i,d,g]):i in rs&&rs[i].forEach(b=>{b.call(null,o,d,g)})}(e.plugins||[]).forEach(i=>{
for(let d in i.hooks)rs[d]=(rs[d]||[]).concat(i.hooks[d])});let bi=(i,d,g)=>g,nt=rt({key:null,setSeries:!1,filters:{pub:Su,sub:Su},scales:[R,w[1]?w[1].scale:null],
match:[xu,xu,bi],values:[null,null]},B.sync);nt.match.length==2&&nt.match.push(bi),B.sync=nt;let vi=nt.key,Cl=_c(vi);function To(i,d,g,b,v,_,S){nt.filters.pub(i,
d,g,b,v,_,S)&&Cl.pub(i,d,g,b,v,_,S)}Cl.sub(o);function ff(i,d,g,b,v,_,S){nt.filters.sub(i,d,g,b,v,_,S)&&Gr[i](null,d,g,b,v,_,S)}o.pub=ff;function pf(){Cl.unsub(
o),la.delete(o),sr.clear(),ta($s,to,gi),f.remove(),xe?.remove(),vt("destroy")}o.destroy=pf;function Tl(){vt("init",e,t),Ga(t||e.data,!1),V[R]?vl(R,V[R]):ll(),Ko=
Ne.show&&(Ne.width>0||Ne.height>0),ur=en=!0,sl(e.width,e.height)}return w.forEach(za),C.forEach(Jd),r?r instanceof HTMLElement?(r.appendChild(f),Tl()):r(o,Tl):Tl(),
o}dt.assign=rt;dt.fmtNum=pa;dt.rangeNum=Ps;dt.rangeLog=Ds;dt.rangeAsinh=da;dt.orient=Sr;dt.pxRatio=Se;dt.join=vp;dt.fmtDate=ha,dt.tzDate=Mp;dt.sync=_c;{dt.addGap=
dm,dt.clipGaps=Rs;let e=dt.paths={points:Tc};e.linear=Pc,e.stepped=mm,e.bars=hm,e.spline=bm}function co(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function Yn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Yt=ye(co("zo\
ne")==="utc"),js=ye(!1);function T(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function ft(e,t){return`${T(e)} ${t}${e===1?"":"s"}`}function xr(e){return e.toLocaleString("en-US")}var ka=e=>String(e).padStart(2,"0");function we(e){let t=Math.
abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(
r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${ka(s)}s`;let l=Math.floor(o/60);return l<48?o%60===0?`${l} h`:`${l}h ${ka(o%60)}m`:l%24===0?`${l/
24} d`:`${Math.floor(l/24)}d ${l%24}h`}function uo(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(
t/3600)} h`:`${Math.floor(t/86400)} d`}function Ac(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${uo(r)} ago`:`in ${uo(r)}`}function pt(e,t=Yt.value){let r=new Date(
e),o=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),
r.getMinutes(),r.getSeconds()],[s,l,a,u,c,f]=o.map(ka);return`${s}-${l}-${a} ${u}:${c}:${f}${t?" UTC":""}`}var Pm={expired:"expired before it was run",retries_exhausted:"\
all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"it took longer than its timeou\
t",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"its shutdown fail\
ed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has failed"};function vn(e){
return e===void 0?"":Pm[e]??e.replace(/_/g," ")}function ln(e,t=""){if(e instanceof Vn)return e.source;if(e===null||typeof e!="object")return JSON.stringify(e)??
"null";let r=`${t}  `,o=Array.isArray(e),s=o?e.map(l=>r+ln(l,r)):Object.entries(e).map(([l,a])=>`${r}${JSON.stringify(l)}: ${ln(a,r)}`);return s.length===0?o?"[\
]":"{}":`${o?"[":"{"}
${s.join(`,
`)}
${t}${o?"]":"}"}`}var Mm=0;function n(e,t,r,o,s,l){t||(t={});var a,u,c=t;if("ref"in c)for(u in c={},t)u=="ref"?a=t[u]:c[u]=t[u];var f={type:e,props:c,key:r,ref:a,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Mm,__i:-1,__u:0,__source:s,__self:l};if(typeof e=="function"&&(a=e.defaultProps))for(u in a)c[u]===void 0&&(c[u]=a[u]);return ge.
vnode&&ge.vnode(f),f}var Sa=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function xa(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Em(e,t){return t==="day"?pt(e*1e3).slice(5,10):pt(e*1e3).slice(
11,16)}function Oc(e){return e.length>1?(e[1]-e[0])/2:30}var Dm=dt.paths.bars?.({size:[.7,24,1],radius:.15});function Is({points:e,resolution:t,height:r=220}){let o=Te(
null),s=Te(null),l=Te([[]]),a=e.length-1;l.current=[e.map(c=>Date.parse(c.at)/1e3),...Sa.map((c,f)=>e.map((p,h)=>f===2&&h===a&&a>0?null:c.of(p)))],We(()=>{let c=o.
current;if(c===null)return;let f=()=>{s.current?.destroy();let y=c.clientWidth<500?160:r,k={stroke:xa("--faint"),grid:{stroke:xa("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};s.current=new dt({width:c.clientWidth,height:y,padding:[8,24,0,0],tzDate:D=>Yt.value?dt.tzDate(new Date(D*1e3),"Etc/UTC"):new Date(
D*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(D,x,$)=>[x-Oc(D.data[0]),$+Oc(D.data[0])]},y:{range:(D,x,$)=>[0,Math.max(4,$*
1.1)]}},axes:[{...k,size:26,space:80,values:(D,x)=>x.map($=>Em($,t))},{...k,size:48,values:(D,x)=>x.map($=>Number.isInteger($)?T($):"")}],series:[{},...Sa.map((D,x)=>{
let $=xa(`--s-${D.tone}`);return{label:D.name,stroke:$,width:x===2?1.5:0,fill:x===2?void 0:x===0?`${$}99`:$,paths:x===2?void 0:Dm,points:{show:!1},value:(w,C)=>C==
null?"–":T(C)}})]},l.current,c)};f();let p=new ResizeObserver(()=>{s.current&&s.current.width!==c.clientWidth&&s.current.setSize({width:c.clientWidth,height:c.
clientWidth<500?160:r})});p.observe(c);let h=new MutationObserver(f);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let m=matchMedia(
"(prefers-color-scheme: dark)");return m.addEventListener("change",f),()=>{p.disconnect(),h.disconnect(),m.removeEventListener("change",f),s.current?.destroy(),
s.current=null}},[t]),We(()=>{s.current?.setData(l.current)},[e]);let u=c=>T(e.reduce((f,p)=>f+c(p),0));return n("div",{ref:o,class:"chart",role:"img","aria-lab\
el":`Throughput: ${Sa.map(c=>`${u(c.of)} ${c.name}`).join(", ")}`})}var Us=ye(co("keys")!=="off"),fo=ye(!1),Uo=ye(!1);function Lc(e){Us.value=e,Yn("keys",e?"on":"off")}var Fo=[],Fs="",Rc=0;function He(e){let t=Te(e);t.current=e,
We(()=>(Fo.push(t),()=>{Fo.splice(Fo.indexOf(t),1)}),[])}function Am(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),Uo.value=!0;return}if(!Us.value||e.ctrlKey||e.metaKey||e.altKey||Am(e.target))
return;let t=Date.now()-Rc<1500&&Fs!==""?`${Fs} ${e.key}`:e.key;Fs="";for(let r=Fo.length-1;r>=0;--r){let o=Fo[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(Fs="g",Rc=Date.now())});var Tt=ye("polling"),$t=ye(!1),Nc=ye(0),tt=ye(Date.now()),Bs=ye(0),Om=400,Rm=50,Lm=2e3,qm=5e3,jc=3e4,mo=null,Ca=0,Ta=0,$a=0,Pa=0;function Ws(){Pa=Date.now(),Nc.
value+=1}function qc(){Ca!==0||$t.value||(Ca=window.setTimeout(()=>{Ca=0,Ws()},Math.max(0,Pa+Om-Date.now())))}function po(){mo?.close(),mo=null}function Ic(){if(mo!==
null||document.hidden||et.value===null||Ct.value||$t.value||Date.now()<$a)return;let e=new EventSource(ee("v1/events"));mo=e,e.addEventListener("open",()=>Tt.value=
"live"),e.addEventListener("transition",()=>{Ta+=1,qc()}),e.addEventListener("reset",()=>{$a=Date.now()+jc,po(),qc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&po(),Tt.value==="live"&&(Tt.value="polling")})}setInterval(()=>{if(tt.value=Date.now()+Jl.value,Ta>Rm&&($a=Date.now()+jc,po()),Ta=0,$t.value){
po(),Tt.value="paused";return}if(document.hidden)return po();Ic(),mo===null||mo.readyState!==EventSource.OPEN?Tt.value!=="lost"&&(Tt.value="polling"):Tt.value="\
live";let e=Tt.value==="live"?qm:Lm;Date.now()-Pa>=e&&Ws()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?po():Ws()});qn(()=>{et.value!==
null&&Ic()});function te(e,t,r=!1){let[o,s]=K({key:e,value:null,problem:null,at:0}),l=Te(null),a=Te(t);a.current=t;let u=Te({until:0,failures:0}),c=Te(h=>{let m=new AbortController;
l.current=m,a.current(m.signal).then(y=>{m.signal.aborted||(u.current={until:0,failures:0},Bs.value=Date.now(),Tt.value==="lost"&&(Tt.value="polling"),s({key:h,
value:y,problem:null,at:Date.now()}))}).catch(y=>{if(m.signal.aborted)return;let k=y instanceof Tn?y:new Tn(0,"page","The page could not show the answer",String(
y),0),D=u.current.failures+1,x=Math.min(3e4,1e3*2**D)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(k.retryAfter*1e3,x),failures:D},k.status===0&&(Tt.
value="lost"),s($=>({key:h,value:$.key===h?$.value:null,problem:k,at:$.at}))}).finally(()=>{l.current===m&&(l.current=null)})});We(()=>(l.current?.abort(),u.current=
{until:0,failures:0},c.current(e),()=>l.current?.abort()),[e]);let f=Te(r);f.current=r,We(()=>Nc.subscribe(h=>{h===0||l.current!==null||f.current||Ct.peek()||Date.
now()>=u.current.until&&c.current(e)}),[e]),We(()=>Ct.subscribe(h=>{!h&&l.current===null&&u.current.failures>0&&c.current(e)}),[e]);let p=o.key===e?o:{...o,value:null,
problem:null};return{value:p.value,problem:p.problem,at:p.at,reload:()=>{l.current?.abort(),c.current(e)}}}function Js(){Ws()}var ho=new URL("ui/",Bl).pathname;function Fc(){return new URL(location.href)}var Ma=ye(Fc());function Uc(){Ma.value=Fc()}addEventListener("popstate",Uc);var Cr=Ln(
()=>{let e=Ma.value.pathname;return e.startsWith(ho)?`/${e.slice(ho.length)}`:"/"}),ue=Ln(()=>Ma.value.searchParams);function q(e){return ho+e.replace(/^\//,"")}
function Ve(e,t=!1){let r=q(e),o=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),Uc()}function Ea(e){
let t=new URLSearchParams(ue.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return Cr.value+(r===""?"":`?${r}`)}function $e(e,t=!1){
Ve(Ea(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(ho)||t.pathname.startsWith(`${ho}assets/`)||(e.preventDefault(),
Ve(t.pathname.slice(ho.length-1)+t.search))});function Bc(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let l=0;l<r.length;++l)if(r[l].startsWith(":"))try{s[r[l].slice(1)]=decodeURIComponent(o[l])}catch{return null}else if(r[l]!==
o[l])return null;return s}function Re(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function Zn(e,t){return`${Le(
e)}/groups/${encodeURIComponent(t)}`}function Xn(e){return`/channels?channel=${encodeURIComponent(e)}`}var Pt={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};Pt.
active=Pt.running;Pt.paused=Pt.suspended;Pt.skipped=Pt.terminated;Pt.pending=Pt.queued;Pt.delivering=Pt.running;Pt.delivered=Pt.completed;Pt.cancelled=Pt.terminated;
function er({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:Pt[e]??Pt.queued})}function Ee({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(er,{state:e}),e]})}var Wo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function ce({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=js.value?
pt(r):Ac(r,tt.value);return n("time",{dateTime:e,title:`${pt(r,!1)}
${pt(r,!0)}`,onClick:t?void 0:()=>js.value=!js.value,children:o})}function Ut({value:e}){return e?n("span",{title:e>=1e6?xr(e):void 0,children:T(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function go({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}function Wc({values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((l,a)=>`${(a*o).toFixed(1)},${(18-16*l/r).toFixed(
1)}`).join(" ");return n("svg",{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}async function Nm(e){
if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-screen",document.body.
append(t),t.select(),document.execCommand("copy"),t.remove()}function ot({text:e,label:t="Copy"}){let[r,o]=K(!1);return n("button",{type:"button",class:"copy",title:t,
"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),Nm(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",{class:"glyph",viewBox:"0 \
0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3"})})})}function ne({
text:e}){return n("div",{class:"command",children:[n("code",{children:e}),n(ot,{text:e,label:"Copy the command"})]})}function pe({title:e,children:t}){return n(
"div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"\
empty-title",children:e}),t]})}function Ge({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",{class:"problem",role:"alert",children:[n("div",{
children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&`${e.status} `,e.code,t?` · what you see is from ${pt(
t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(ot,{text:St(o),label:"Copy as curl"}),n("button",{type:"button",onClick:r,children:"Try again"})]})]})}
function _t({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.from({length:e},(t,r)=>n("div",{},r))})}var Bo=ye(
[]),jm=0;function an(e,t={}){let r=++jm;Bo.value=[...Bo.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>Bo.value=Bo.value.filter(o=>o.id!==
r),t.bad?8e3:4e3)}function Jc(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:Bo.value.map(e=>n("div",{class:e.bad?"toast bad":"toa\
st",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}function tr({title:e,close:t,children:r}){
let o=Te(null);return Hi(()=>{let s=o.current,l=document.activeElement;return s?.showModal(),()=>{s?.close(),l?.focus?.()}},[]),n("dialog",{ref:o,"aria-label":e,
onCancel:s=>{s.preventDefault(),t()},onClick:s=>{s.target===o.current&&t()},children:n("div",{class:"dialog",children:[n("h2",{children:e}),r]})})}var Aa=ye(null);
async function Oa(e,t){try{let r=await j(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),o=r&&typeof r.count=="number"?` (${T(
r.count)})`:"",s=e.undo;an(e.done+o,s?{undo:()=>{Oa(s,Gn())}}:{}),e.then?.()}catch(r){let o=r;an(`${o.title??"It failed"}: ${o.detail??String(r)}`,{bad:!0})}Js()}
function nr(e){let t=Gn();e.confirm?Aa.value={...e,key:t}:Oa(e,t)}function Hc(){let[e,t]=K(""),[r,o]=K(!1),s=Aa.value;if(We(()=>{t(""),o(!1)},[s]),s===null||!s.
confirm)return null;let{title:l,text:a,danger:u,count:c}=s.confirm,f=u&&c!==void 0&&c>1e3,p=!r&&(!f||e.replace(/[,. ]/g,"")===String(c)),h=()=>Aa.value=null;return n(
tr,{title:l,close:h,children:n("form",{onSubmit:m=>{m.preventDefault(),p&&(o(!0),Oa(s,s.key).then(h))},children:[n("p",{children:a}),f&&n("label",{class:"field",
children:["Type ",xr(c)," to go on",n("input",{value:e,inputMode:"numeric",onInput:m=>t(m.currentTarget.value)})]}),n("details",{class:"same",children:[n("summa\
ry",{children:"The same in a terminal"}),s.cli&&n(ne,{text:s.cli}),n(ne,{text:St(s.path,s.method??"POST",s.body??(s.method==="DELETE"?void 0:{}))})]}),n("div",{
class:"buttons",children:[n("button",{type:"button",onClick:h,children:"Cancel"}),n("button",{type:"submit",class:u?"danger solid":"primary",disabled:!p,children:s.
label})]})]})})}function re({action:e,scope:t="admin",why:r,danger:o,primary:s,id:l}){return Lt(t)?n("button",{type:"button",id:l,class:o?"danger":s?"primary":"",
disabled:!!r,title:r||void 0,onClick:()=>nr(e),children:e.label}):null}function Hs({scope:e="admin"}){return Lt(e)||et.value===null?null:n("span",{class:"faint",
children:ru.value?"read-only":`changes need the scope ${e}`})}var Im=262144,Da=100;function Fm({value:e}){return e instanceof Vn?n("span",{class:"json-number",children:e.
source}):typeof e=="string"?e==="[redacted]"?n("span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"\
redacted"}):n("span",{class:"json-string",children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"js\
on-word",children:String(e)})}function zc({name:e,value:t,depth:r,open:o}){let[s,l]=K(o&&r<4),[a,u]=K(!1),c=e===void 0?null:n("span",{class:"json-key",children:[
e,": "]});if(t===null||typeof t!="object"||t instanceof Vn)return n("div",{class:"json-line",children:[c,n(Fm,{value:t})]});let f=Array.isArray(t),p=Object.entries(
t),h=`${p.length} ${f?p.length===1?"item":"items":p.length===1?"key":"keys"}`;return p.length===0?n("div",{class:"json-line",children:[c,n("span",{class:"faint",
children:f?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expanded":s,onClick:()=>l(!s),children:[n("sp\
an",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),c,n("span",{class:"faint",children:[f?"[":"{",s?"":"…",s?"":f?"]":"}"," ",h]})]}),s&&n("\
div",{class:"json-inner",children:[(a?p:p.slice(0,Da)).map(([m,y])=>n(zc,{name:m,value:y,depth:r+1,open:o},m)),!a&&p.length>Da&&n("button",{type:"button",class:"\
link",onClick:()=>u(!0),children:[p.length-Da," more"]})]})]})}function Nt({title:e,value:t}){if(t===void 0)return null;let r=ln(t);return n("section",{class:"c\
ard json",children:[n("header",{children:[n("h2",{children:e}),n(ot,{text:r,label:`Copy the ${e.toLowerCase()}`})]}),n("div",{class:"json-body",tabIndex:0,children:r.
length>Im?n("pre",{children:r}):n(zc,{value:t,depth:0,open:!0})})]})}function oe({title:e,tools:t,children:r,sub:o}){return n(M,{children:[n("header",{class:"pa\
ge-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function un({
data:e,path:t,title:r,up:o,missing:s,children:l}){return n(oe,{title:r,sub:o,children:e.problem?.status===404?n(pe,{title:s,children:l}):e.problem?n(Ge,{problem:e.
problem,retry:e.reload,path:t}):n(_t,{})})}function Mt({data:e,path:t}){return e.problem&&n(Ge,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function st({rows:e}){
return n("dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}
function rr({tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,l])=>n("a",{href:q(r(o)),"aria-current":o===t?"pag\
e":void 0,children:[s,l!==void 0&&n("span",{class:"pill",children:T(l)})]},o))})}function Jo({rows:e,columns:t,id:r,page:o,selection:s,kind:l="list"}){let[a,u]=K(-1),c=Te(-1),f=Te(null),p=x=>{let $=Math.max(0,Math.min(e.length-1,c.current+x));
c.current=$,u($),f.current?.rows[$]?.scrollIntoView({block:"nearest"}),f.current?.rows[$]?.querySelector(".main a")?.focus({preventScroll:!0})},h=Te(-1),m=(x,$=!1)=>{
let w=e[x];if(!s||w===void 0)return;let C=new Set(s.chosen);if($&&h.current>=0){let[E,J]=[Math.min(h.current,x),Math.max(h.current,x)];for(let R of e.slice(E,J+
1))C.add(r(R))}else C.delete(r(w))||C.add(r(w));h.current=x,s.set(C)},y=e.length>0&&e.every(x=>s?.chosen.has(r(x))),k=()=>s?.set(y?new Set:new Set(e.map(r)));He(
{j:()=>p(1),k:()=>p(-1),Enter:()=>{let x=e[c.current];x!==void 0&&o&&Ve(o(x))},...s?{x:()=>m(c.current),X:()=>m(c.current,!0),a:k}:{}});let D=t.some(x=>x.head);
return n("table",{class:l,children:[D&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:y,onClick:k})}),t.map((x,$)=>n("th",{class:x.kind==="main"?void 0:x.kind,"aria-sort":x.sort,children:x.head},$))]})}),n("tbody",{ref:f,children:e.
map((x,$)=>n("tr",{class:$===a?"at":"","aria-selected":s?.chosen.has(r(x)),children:[s&&n("td",{class:"check",children:n("input",{type:"checkbox","aria-label":`\
Select ${r(x)}`,checked:s.chosen.has(r(x)),onClick:w=>m($,w.shiftKey)})}),t.map((w,C)=>n("td",{class:w.kind,"data-label":w.label,children:w.cell(x)},C))]},r(x)))})]})}
function Tr({note:e,cursor:t,next:r,words:o=["Newest","Older"],children:s}){let l=()=>$e({cursor:r});return He({"[":()=>{t&&history.back()},"]":()=>{r&&l()}}),n(
"div",{class:"pages",children:[n("span",{class:"faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n(M,{children:[n("button",{type:"button",disabled:!t,
onClick:()=>$e({cursor:void 0}),children:o[0]}),n("button",{type:"button",disabled:!r,onClick:l,children:o[1]})]})]})]})}function Pn({from:e,member:t,filter:r={},
order:o,words:s,limit:l=50,none:a,unmatched:u="Nothing matches",...c}){let f=ue.value.get("cursor")??void 0,p=e+Vt({...r,limit:l,cursor:f}),h=te(p,x=>j(p,{signal:x})),
m=h.value,y=h.problem&&n(Ge,{problem:h.problem,at:h.at,retry:h.reload,path:p});if(m===null)return y||n(_t,{});let k=m[t],D=Object.values(r).some(Boolean);return k.
length===0&&!m.cursor&&!f?n(M,{children:[y,D?n(pe,{title:u,children:n("button",{type:"button",onClick:()=>$e(Object.fromEntries(Object.keys(r).map($=>[$,void 0]))),
children:"Clear filters"})}):a]}):n(M,{children:[y,n("div",{class:"card flush",children:[k.length>0&&n(Jo,{rows:k,...c}),n(Tr,{note:k.length===0?"this page is e\
mpty, more may follow":`${T(k.length)} on this page, ${o}`,cursor:f,next:m.cursor,words:s,children:n(ot,{text:St(p),label:"Copy as curl"})})]})]})}function $r({
states:e,chosen:t,counts:r,toggle:o}){return n("div",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip",
"data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(s),children:[s," ",r&&n("span",{class:"chip-count",children:T(r[s]??0)})]},s))})}function or({states:e}){
let t=ue.value.get("state")??"";return n($r,{states:e,chosen:[t],toggle:r=>$e({state:r===t?void 0:r,cursor:void 0})})}function Um({job:e}){return e.error&&e.state!=="completed"?n("span",{class:"error-line",title:`${e.error.type}: ${e.error.message}`,children:[n("b",{children:e.
error.type})," ",e.error.message]}):e.state==="running"&&e.worker?n("span",{class:"faint",children:["on ",e.worker]}):e.reason?n("span",{class:"faint",children:vn(
e.reason)}):null}function Bm(e){return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}
var Ho={job:{head:"Job",kind:"main",cell:e=>n(M,{children:[n("a",{href:q(Re(e.id)),class:"job-type",children:e.type}),n("div",{class:"meta",children:[n("span",{
class:"id",children:e.id}),n(ot,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Um,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(
Ee,{state:e.state})},queue:{head:"Queue",kind:"wide",cell:e=>n(M,{children:[n("a",{href:q(Le(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.
group})]})},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>n(
ce,{at:Bm(e)})}};function Mn({jobs:e,selection:t,queue:r=!0}){let o=[Ho.job,Ho.state,...r?[Ho.queue]:[],Ho.attempt,Ho.when];return n(Jo,{rows:e,columns:o,id:s=>s.
id,page:s=>Re(s.id),selection:t,kind:"jobs"})}function X({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{
children:e}),t]}),r]})}var zs=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function Wm(e){let[t,r,o,s]=await Promise.
all([j("v1/stats",{signal:e}),j("v1/queues",{signal:e}),j("v1/workers",{signal:e}),j("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:o.
workers,dead:s.jobs}}function bo({label:e,value:t,link:r,tone:o,note:s,title:l}){return n("a",{class:"tile",href:q(r),"data-state":o,title:l,children:[n("span",
{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function Jm({queues:e,workers:t,stats:r}){
let o=new Set(t.flatMap(a=>a.queues??[])),s=[];for(let a of e)a.paused?s.push([a.name,"suspended","is paused"]):a.counts.queued>0&&!o.has(a.name)?s.push([a.name,
"failed",`has ${xr(a.counts.queued)} waiting and no worker`]):(a.oldest_age??0)>300&&s.push([a.name,"retrying",`has waited ${we((a.oldest_age??0)*1e3)}`]);let l=r.
day;return s.length===0&&l.dead===0&&l.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",
{class:"attention",children:[l.dead>0&&n("li",{children:[n(Ee,{state:"dead",quiet:!0}),n("a",{href:q("/failures"),children:ft(l.dead,"job")})," died in the last\
 24 hours"]}),l.recovered>0&&n("li",{children:[n(Ee,{state:"retrying",quiet:!0}),ft(l.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
s.slice(0,6).map(([a,u,c])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),n("a",{href:q(Le(a)),children:a}),
" ",c]},a)),s.length>6&&n("li",{children:n("a",{href:q("/queues"),children:[s.length-6," more queues"]})})]})}function Hm(){return n(pe,{title:"Push your first \
job",children:[n(ne,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ee("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(ne,{text:`\
pawl work --url ${ee("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function Gc(){let e=zs.find(([p])=>p===ue.value.get("ran\
ge"))??zs[1],t=te("overview",Wm),r=te(`history ${e[0]}`,p=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return j(`v1/stats/history${Vt({resolution:e[1],from:h})}`,
{signal:p})});He(Object.fromEntries(zs.map(([p],h)=>[String(h+1),()=>$e({range:p},!0)])));let o=t.value;if(o===null)return n(oe,{title:"Overview",children:t.problem?
n(Ge,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(_t,{})});let{stats:s,queues:l}=o;if(s.total.pushed===0&&l.length===0)return n(oe,{title:"Overview",children:n(
Hm,{})});let a=r.value?.points??[],u=e[1]==="minute"&&a.length>1?a[a.length-2].completed:s.minute.completed,c=l.reduce((p,h)=>(h.oldest_age??0)>(p?.oldest_age??
0)?h:p,null),f=[...l].sort((p,h)=>Vc(s,h)-Vc(s,p)).slice(0,8);return n(oe,{title:"Overview",children:[t.problem&&n(Ge,{problem:t.problem,at:t.at,retry:t.reload,
path:"v1/stats"}),n("div",{class:"tiles",children:[n(bo,{label:"Queued",tone:"queued",value:T(s.counts.queued),link:"/jobs?state=queued",note:`${T(s.counts.scheduled)}\
 scheduled`}),n(bo,{label:"Running",tone:"running",value:T(s.counts.running),link:"/jobs?state=running",note:ft(o.workers.length,"worker")}),n(bo,{label:"Retryi\
ng",tone:"retrying",value:T(s.counts.retrying),link:"/failures?tab=retrying",note:`${T(s.hour.retried)} in the last hour`}),n(bo,{label:"Dead",tone:"dead",value:T(
s.counts.dead),link:"/failures",note:`${T(s.day.dead)} today`}),n(bo,{label:"Oldest wait",value:c?.oldest_age?we(c.oldest_age*1e3):"–",link:c?Le(c.name):"/que\
ues",note:c?.oldest_age?c.name:"nothing waits"}),n(bo,{label:"Completed a minute",tone:"completed",value:T(u),link:"/jobs?state=completed",note:`${T(s.hour.completed)}\
 in the last hour`})]}),n(X,{title:"Throughput",tools:n("nav",{class:"segments","aria-label":"Range",children:zs.map(([p])=>n("button",{type:"button","aria-pres\
sed":p===e[0],onClick:()=>$e({range:p},!0),children:p},p))}),children:r.value===null?r.problem?n(Ge,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-pl\
ace"}):n(Is,{points:a,resolution:e[1]})}),n("div",{class:"columns",children:[n(X,{title:"Needs attention",children:n(Jm,{queues:l,workers:o.workers,stats:s})}),
n(X,{title:"Busiest queues",tools:n("a",{href:q("/queues"),children:"all queues"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tb\
ody",{children:f.map(p=>n("tr",{children:[n("td",{children:n("a",{href:q(Le(p.name)),children:p.name})}),n("td",{class:"end",children:n(Ut,{value:p.counts.queued})}),
n("td",{class:"end",children:n(Ut,{value:p.counts.running})}),n("td",{class:"end",children:n(Ut,{value:s.queues?.[p.name]?.hour.completed})})]},p.name))})]})})]}),
o.dead.length>0&&n(X,{title:"Last failures",tools:n("a",{href:q("/failures"),children:"all failures"}),children:n(Mn,{jobs:o.dead})})]})}function Vc(e,t){return(e.
queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Qc(){let e=te("about",async s=>{let[l,a]=await Promise.all([j("v1/nodes",{signal:s}),j("readyz",{signal:s}).catch(()=>null)]);return{nodes:l.nodes,ready:a}}),
t=et.value,r=e.value,o=ee("").replace(/\/$/,"");return n(oe,{title:"About",children:[n(Mt,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[n(X,{title:"\
This server",children:n(st,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",t&&(t.durability===
"fsync"?"an answer means on disk":t.durability)],["Ready",r&&(r.ready?n(Ee,{state:"completed",quiet:!0}):n(Ee,{state:"failed",quiet:!0}))],["Nodes",r&&n("a",{href:q(
"/workers"),children:ft(r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ce,{at:r.nodes[0].started_at})],["Address",o]]})}),n(X,{title:"For programs",
children:[n(st,{rows:[["API",n("a",{href:ee("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:ee("metrics"),children:"for Prometheus"})],["Healt\
h",n("a",{href:ee("healthz"),children:"healthz"})],["Ready",n("a",{href:ee("readyz"),children:"readyz"})],["Licences",n("a",{href:ee("ui/assets/LICENSES.txt"),children:"\
of Preact, Preact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(ne,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}var zm=["pending","delivering","delivered","failed","cancelled"];function Kc(e){return`/callbacks/${encodeURIComponent(e)}`}function Yc(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function Zc(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var Vm=[{head:"Callback",kind:"main",cell:e=>n(M,{children:[n("a",{href:q(Kc(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Ee,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>T(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n(M,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ce,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(re,{action:Zc(e.id??""),why:Yc(e)})}];function Xc(){let e=ue.value.get("state")??
"",t=ue.value.get("host")??"";return He({"/":()=>document.getElementById("host")?.focus()}),n(oe,{title:"Callbacks",tools:e==="failed"&&n(re,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>$e({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(or,{states:zm}),n(Pn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:Vm,id:r=>r.id??"",page:r=>Kc(r.id??""),unmatched:"No callback matches",none:n(pe,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(ne,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://e\
xample.com/done"}]}' ${ee("v1/jobs")}`})]})})]})}function ed({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=te(t,u=>j(t,{signal:u})),o=r.value,s=n("a",
{href:q("/callbacks"),children:"Callbacks"});if(o===null)return n(un,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let l=o.log??[],
a=o.owner;return n(oe,{title:n(M,{children:["Callback ",n(Ee,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(ot,{text:o.id??"",label:"Copy the id"})]}),tools:n(M,{children:[n(re,{action:Zc(e),primary:!0,why:Yc(o)}),n(re,{danger:!0,action:{label:"Delete",method:"DELET\
E",path:t,cli:`pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Ve("/callbacks")}})]}),
children:[n(Mt,{data:r,path:t}),n(X,{title:"Facts",children:n(st,{rows:[["URL",o.url],["Tells that it",o.event],["Job",a?.id&&n("a",{href:q(Re(a.id)),children:a.
id})],["Attempts",T(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&
n(ce,{at:o.next_at})]]})}),l.length>0&&n(X,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"\
When"}),n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:l.map((u,c)=>n("tr",
{children:[n("td",{children:n(ce,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==void 0?`${Math.round(u.seconds*
1e3)} ms`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},c))})]})}),n(Nt,{title:"Body",value:o.body})]})}var Gm=500,Ra=200,Qm=100;function Km(e,t){let r=Te([]),o=Te(0),[s,l]=K({lines:[],total:0,rate:0,open:!1});return We(()=>{let a=null,u=0,c={total:0,at:Date.now()},
f=0;r.current=[],o.current=0;let p=()=>{u=0,l(w=>({lines:$t.value?w.lines:r.current.slice(0,Ra),total:o.current,rate:f,open:a?.readyState===EventSource.OPEN}))},
h=()=>{u===0&&(u=window.setTimeout(p,Qm))},m=(w,C)=>{o.current+=1,r.current=[{number:o.current,value:w,at:C},...r.current.slice(0,Gm-1)],h()},y=()=>{a!==null||document.
hidden||Ct.value||(a=new EventSource(ee(e)),a.addEventListener("open",h),a.addEventListener("error",h),a.addEventListener(t,w=>{let C=Wl(w.data);m(C,C.at)}),a.addEventListener(
"reset",()=>m(null,new Date().toISOString())))},k=()=>{a?.close(),a=null},D=()=>document.hidden?k():y();document.addEventListener("visibilitychange",D);let x=Ct.
subscribe(w=>w?k():y()),$=setInterval(()=>{let w=Date.now();f=(o.current-c.total)*1e3/Math.max(1,w-c.at),c={total:o.current,at:w},h()},2e3);return()=>{k(),x(),clearInterval(
$),clearTimeout(u),document.removeEventListener("visibilitychange",D)}},[e,t]),{...s,clear:()=>{r.current=[],l({...s,lines:[]})}}}function Vs({title:e,path:t,event:r,
text:o,line:s}){let l=Km(t,r),[a,u]=K("");He({c:l.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=Te(new Date),f=a.toLowerCase(),p=f===""?
l.lines:l.lines.filter(m=>m.value===null||o(m.value).toLowerCase().includes(f)),h=$t.value?l.total-(l.lines[0]?.number??0):0;return n(X,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[l.open?`${l.rate<10?l.rate.toFixed(1):T(Math.round(l.rate))} a second`:"connecting",h>0&&` · ${T(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:a,onInput:m=>u(m.currentTarget.value)}),n("button",
{type:"button",onClick:()=>$t.value=!$t.value,children:$t.value?"Go on":"Pause"}),n("button",{type:"button",onClick:l.clear,children:"Clear"})]}),children:[p.length===
0?n("p",{class:"tail-empty",children:l.lines.length>0?"None of the lines matches.":`Nothing since ${pt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:p.map(m=>m.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},m.number):n("li",{children:[n("time",{dateTime:m.at,children:pt(Date.parse(m.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(m.value)})]},m.number))}),l.total>Ra&&n("p",{class:"foot",children:["The newest ",T(Math.min(Ra,p.length))," of ",ft(l.total,"line")," since \
this page was opened."]})]})}var td=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,Ym=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Gs(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function Zm({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:q(Xn(
"/")),children:"/"}),t.map((r,o)=>n(M,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:q(Xn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function Xm({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n(M,{children:[r?n("a",{href:q(Re(r)),children:e.channel}):e.channel!==
t&&n("a",{href:q(Xn(e.channel)),children:e.channel})," ",n("code",{children:ln(e.value).replace(/\n\s*/g," ")})]})}function eh({channel:e}){let[t,r]=K('{"order"\
:17}'),[o,s]=K(""),l=null;try{l={value:JSON.parse(t)}}catch{l=null}let a=e==="/pawl"||e.startsWith("/pawl/"),u=async()=>{try{let c=await j(Gs(e),{method:"POST",
body:l,key:Gn()});an(`Published; ${ft(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(X,{title:"Publish",tools:n(Hs,{scope:"push"}),children:a?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),u()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Lt("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:l===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Lt("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:l===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(ne,{text:`pawl publish ${e} '${t}'`}),n(ne,{text:St(Gs(e),"POST",l??{})})]})]})})}function nd(){
let e=ue.value.get("channel")??"/",[t,r]=K(null),o=t??e,s=!td.test(o);return n(oe,{title:"Channels",sub:n(Zm,{channel:e}),children:[n("form",{class:"filters",onSubmit:l=>{
l.preventDefault(),!s&&(r(null),Ve(Xn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:l=>r(l.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:Ym.map(([l,
a])=>n("a",{class:"chip",href:q(Xn(l)),"aria-current":l===e?"page":void 0,title:a,children:l},l))}),td.test(e)&&n(M,{children:[n(Vs,{title:`What is sent to ${e}`,
path:Gs(e),event:"message",text:l=>`${l.channel} ${JSON.stringify(l.value)}`,line:l=>n(Xm,{message:l,listening:e})},e),n(eh,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(ne,{text:`curl -N ${ee(Gs(e))}`})]})]})]})}var od=5;var vo=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function La(e){let t=vo.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():void 0}function Qs(e,t,r){let o=La(e.since),{queue:s,state:l,type:a,
group:u}=e;return`v1/jobs${Vt({queue:s,state:l,type:a,group:s?u:void 0,since:o,limit:t,cursor:r})}`}async function zo(e,t,r,o){let s=[],l=0,a=r;do{let u=await j(
Qs(e,t-s.length,a),{signal:o});s.push(...u.jobs),a=u.cursor,++l}while(a!==void 0&&s.length<t&&l<od);return{jobs:s,cursor:a,followed:l}}async function th(e,t){let r=0,
o=0,s=[...e],l=async()=>{for(let a=s.pop();a!==void 0;a=s.pop())try{await t(a),++r}catch{++o}};return await Promise.all([l(),l(),l(),l()]),{done:r,failed:o}}function nh({
chosen:e,clear:t}){let[r,o]=K(!1),s=[...e],l=async(f,p)=>{o(!0);let{done:h,failed:m}=await th(s,p);o(!1),an(`${T(h)} ${f}${m>0?`, ${T(m)} could not be: their st\
ate does not allow it`:""}`,{bad:h===0}),t(),Js()},a=()=>l("queued again",f=>j(`v1/jobs/${encodeURIComponent(f)}/run`,{method:"POST",body:{},key:Gn()})),u=()=>l(
"asked to stop",f=>j(`v1/jobs/${encodeURIComponent(f)}/terminate`,{method:"POST",body:{},key:Gn()})),c=()=>l("deleted",f=>j(`v1/jobs/${encodeURIComponent(f)}`,{
method:"DELETE"}));return He({r:()=>{a()},T:()=>{u()},Delete:()=>{c()},Escape:t}),s.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selec\
ted jobs",children:[n("span",{children:[n("b",{children:T(s.length)})," selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",
children:[Lt("admin")&&n(M,{children:[n("button",{type:"button",disabled:r,onClick:()=>{a()},children:"Run"}),n("button",{type:"button",disabled:r,onClick:()=>{
u()},children:"Terminate"}),n("button",{type:"button",class:"danger",disabled:r,onClick:()=>{c()},children:"Delete"})]}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}function rd(e){let t=r=>/^[\w.:/-]+$/.test(r)?r:`'${r.replace(/'/g,"'\\''")}'`;return["queue","state","type","group"].filter(r=>e[r]).map(r=>` --${r}\
 ${t(e[r])}`).join("")}function Vo({filter:e,total:t}){let{queue:r,state:o,type:s,group:l}=e;if(!Lt("admin")||e.since||o?.includes(",")||!r&&!o&&!s)return null;
let a=Object.fromEntries(Object.entries({queue:r,state:o,type:s,group:r?l:void 0}).filter(([,p])=>p)),u=`${t===void 0?"All":T(t)} jobs that match`,c=!o||["sched\
uled","retrying","suspended","completed","failed","dead"].includes(o),f=!o||["waiting","scheduled","queued","retrying","running","suspended"].includes(o);return n(
M,{children:[c&&n("button",{type:"button",onClick:()=>nr({label:"Run all",path:"v1/jobs/run",body:a,cli:`pawl run${rd(e)}`,done:"Queued again",confirm:{title:"R\
un all that match?",text:`${u} are queued again.`,count:t}}),children:"Run all"}),f&&n("button",{type:"button",class:"danger",onClick:()=>nr({label:"Terminate a\
ll",path:"v1/jobs/terminate",body:a,cli:`pawl terminate${rd(e)}`,done:"Asked to stop",confirm:{title:"Terminate all that match?",text:`${u} are stopped. They ar\
e not run again by themselves.`,danger:!0,count:t}}),children:"Terminate all"})]})}function In({filter:e,total:t,queueColumn:r,empty:o}){let s=ue.value.get("cur\
sor")??void 0,l=Number(ue.value.get("limit"))||50,[a,u]=K(new Set),c=JSON.stringify([e,s,l]);We(()=>u(new Set),[c]);let f=te(`jobs ${c}`,h=>zo(e,l,s,h),a.size>0),
p=f.value;return p===null?f.problem?n(Ge,{problem:f.problem,retry:f.reload,path:Qs(e,l)}):n(_t,{rows:8}):n(M,{children:[n(Mt,{data:f,path:Qs(e,l)}),p.jobs.length===
0&&p.cursor===void 0?o:n("div",{class:"card flush",children:[p.jobs.length>0&&n(Mn,{jobs:p.jobs,selection:{chosen:a,set:u},queue:r}),n(Tr,{cursor:s,next:p.cursor,
words:["Newest",p.jobs.length===0?"Go on":"Older"],note:p.jobs.length===0?`${od} pages were read and none of their jobs match.`:`${T(p.jobs.length)} jobs${t!==void 0&&
t>p.jobs.length?` of ${T(t)}`:""}, newest first`,children:n(Vo,{filter:e,total:t})})]}),n(nh,{chosen:a,clear:()=>u(new Set)})]})}function sd(){let e=h=>ue.value.
get(h)??void 0,t={queue:e("queue"),state:e("state"),type:e("type"),group:e("group"),since:e("since")},r=te("queues for jobs",h=>j("v1/queues?limit=1000",{signal:h}));
He({"/":()=>document.getElementById("filter-type")?.focus()});let o=t.state?.split(",")??[],s=r.value?.queues??[],l=s.filter(h=>!t.queue||h.name===t.queue),a=h=>l.
reduce((m,y)=>m+(y.counts[h]??0),0),u=t.state&&!t.type&&!t.group&&!t.since,c=Object.values(t).some(h=>h),f=(h,m)=>$e({[h]:m,cursor:void 0,...h==="queue"?{group:void 0}:
{}}),p=Qs(t,50);return n(oe,{title:"Jobs",tools:n("span",{class:"row faint",children:["this list as curl ",n(ot,{text:St(p),label:"Copy as curl"})]}),children:[
n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("select",{value:t.queue??"",onChange:h=>f("queue",h.currentTarget.
value),children:[n("option",{value:"",children:"all"}),t.queue&&!s.some(h=>h.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),s.map(h=>n("option",{
value:h.name,children:h.name},h.name))]})]}),n("label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",value:t.type??"",placeholder:"any",spellcheck:!1,
onChange:h=>f("type",h.currentTarget.value.trim())})]}),n("label",{children:[n("span",{children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":
"choose a queue",disabled:!t.queue,spellcheck:!1,onChange:h=>f("group",h.currentTarget.value)})]}),n("label",{children:[n("span",{children:"Pushed"}),n("select",
{value:t.since??"",onChange:h=>f("since",h.currentTarget.value),children:vo.map(([h,m])=>n("option",{value:h,children:m},h))})]}),c&&n("button",{type:"button",class:"\
link",onClick:()=>$e({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"Clear filters"})]}),n($r,{states:Wo,chosen:o,counts:Object.
fromEntries(Wo.map(h=>[h,a(h)])),toggle:h=>f("state",(o.includes(h)?o.filter(m=>m!==h):[...o,h]).join(","))}),t.type&&!t.state&&n("p",{class:"hint",children:"Th\
ere is no index by type alone: each page looks at a bounded number of jobs. A state makes it quick."}),n(In,{filter:t,total:u?o.reduce((h,m)=>h+a(m),0):void 0,empty:c?
n(pe,{title:"No job matches",children:n("button",{type:"button",onClick:()=>$e({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),
children:"Clear filters"})}):n(pe,{title:"No jobs yet",children:n(ne,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ee("v1/jobs")}`})})})]})}var rh={dead:"Dead",retrying:"Retrying",failed:"Expired"},oh=200;function sh(e){let t=new Map;for(let r of e){let o=r.error?.type??r.reason??"no error",s=r.error?.
message.split(`
`)[0]??"",l=`${o}
${s.replace(/[0-9a-f]{8,}|\d+/gi,"#")}`,a=t.get(l);a?(a.count+=1,a.queues.add(r.queue)):t.set(l,{type:o,message:s,count:1,queues:new Set([r.queue]),last:r})}return[
...t.values()].sort((r,o)=>o.count-r.count)}function ld(){let e=ue.value.get("tab")??"dead",t=te("failures",s=>j("v1/stats?limit=1",{signal:s})),r=te(`kinds ${e}`,
async s=>{let l=await zo({state:e},oh,void 0,s);return{kinds:sh(l.jobs),looked:l.jobs.length}}),o=t.value?.counts;return n(oe,{title:"Failures",children:[n(rr,{
tabs:Object.entries(rh).map(([s,l])=>[s,l,o?.[s]]),current:e,link:s=>`/failures${s==="dead"?"":`?tab=${s}`}`}),r.value!==null&&r.value.kinds.length>0&&n(X,{title:"\
Kinds of errors",tools:n("span",{class:"faint",children:["among the newest ",T(r.value.looked)," jobs"]}),children:n("table",{class:"plain kinds",children:n("tb\
ody",{children:r.value.kinds.slice(0,8).map(s=>n("tr",{children:[n("td",{class:"number bad",children:T(s.count)}),n("td",{class:"main",children:n("a",{href:q(Re(
s.last.id)),class:"error-line",children:[n("b",{children:s.type})," ",s.message]})}),n("td",{class:"wide faint",children:[...s.queues].slice(0,3).join(", ")}),n(
"td",{class:"end",children:n(ce,{at:s.last.ended_at??s.last.started_at??s.last.created_at})})]},s.type+s.message))})})}),n(In,{filter:{state:e},total:o?.[e],empty:n(
pe,{title:e==="dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(o?.retrying??0)>0&&n("p",
{children:[n("a",{href:q("/failures?tab=retrying"),children:[T(o?.retrying??0)," jobs"]})," wait for a retry."]})})})]})}var Ks="download";function lh(){let t=te("outbound",r=>j("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(X,{title:"Hosts",tools:n("s\
pan",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:T(r.in_flight)}),n("td",{class:"end",children:T(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:T(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>tt.value?n(ce,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",T(t.hosts.length)," hosts."]})]})}
var ah=["queued","running","retrying","completed","dead"];function ad(){let e=ue.value.get("state")??"";return n(oe,{title:"Downloads",sub:n(M,{children:["jobs \
of the queue ",n("a",{href:q(Le(Ks)),children:Ks}),"; limits of hosts are ",n("a",{href:q(`${Le(Ks)}?tab=groups`),children:"its groups"})]}),children:[n(or,{states:ah}),
n(In,{filter:{queue:Ks,state:e||void 0},queueColumn:!1,empty:n(pe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n(M,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(ne,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.\
jpg"}}' ${ee("v1/jobs")}`})]})})}),n(lh,{})]})}function Ys({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:l}){let a={...Object.fromEntries(r.map(({name:C,value:E})=>[C,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[u,c]=K(null),[f,p]=K(""),h=u??a,m=(C,E)=>c({...h,[C]:E}),y={},k=[];for(let{name:C}of r)h[C]!==a[C]&&
(y[C]=h[C]===""?null:Number(h[C]),k.push(`--${C.replace(/_/g,"-")} ${h[C]||"none"}`));(h.rate_limit!==a.rate_limit||h.rate_limit!==""&&h.rate_per!==a.rate_per)&&
(y.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},k.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
a.ordered&&(y.ordered=h.ordered==="yes",k.push(y.ordered?"--ordered":"--unordered"));let D=k.length>0,x=async()=>{try{await j(e,{method:"PATCH",body:y}),an("Sav\
ed"),c(null),p(""),l()}catch(C){p(C.detail)}},$=!Lt("admin"),w=(C,E,J)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[C],placeholder:"\
no limit",inputMode:"numeric",disabled:$,onInput:R=>m(C,R.currentTarget.value)}),n("small",{children:J})]});return n(X,{title:"Limits",tools:n(Hs,{}),children:n(
"form",{class:"form",onSubmit:C=>{C.preventDefault(),x()},children:[r.slice(0,1).map(({name:C,label:E,hint:J})=>w(C,E,J)),n("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:$||h.rate_limit==="",
onInput:C=>m("rate_per",C.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:C,label:E,hint:J})=>w(C,E,J)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:$,onClick:C=>m("ordered",C.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),f&&n("p",{class:"bad",role:"alert",children:f}),!$&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!u,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!D,children:"Save"})]}),D&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(ne,{text:`${t} ${k.join(" ")}`}),n(ne,{text:St(e,"PATCH",y)})]})]})})}function qa(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function id(e){let t=r=>({path:qa(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function ud(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function ih({group:e}){return n(M,{children:[n(Ut,{value:e.running}),e.limit!==void 0&&n(M,{children:[n("span",{class:"faint",children:[
" / ",T(e.limit)]}),n(go,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var uh=[{head:"Group",kind:"main",cell:e=>n(M,{children:[n("a",
{href:q(Zn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Ut,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(ih,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${we(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:ud},{head:"",kind:"end act",cell:e=>n(re,{action:id(e)})}];function cd({
queue:e}){let[t,r]=K("");return n(M,{children:[n("form",{class:"filters",onSubmit:o=>{o.preventDefault(),t&&Ve(Zn(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:o=>r(o.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(Pn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:uh,id:o=>o.name,page:o=>Zn(e,o.name),
none:n(pe,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
ne,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ee("v1/jobs")}`})]})})]})}function ch({jobs:e}){let t=new Map;for(let r of e)t.set(r.
state,(t.get(r.state)??0)+1);return n(X,{title:`The last ${ft(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("\
div",{class:"strip",role:"img","aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.
id}: ${r.state}`,onClick:()=>Ve(Re(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(er,
{state:r}),T(o)," ",r]},r))})]})}function dh({queue:e,name:t}){let r=ue.value.get("cursor")??void 0,o=ue.value.get("since")??"",s=`${qa({queue:e,name:t})}/jobs${Vt(
{limit:50,cursor:r,since:La(o)})}`,l=te(`history ${e} ${t} ${r} ${o}`,u=>j(s,{signal:u})),a=l.value;return n(M,{children:[n($r,{states:vo.map(([,u])=>u),chosen:[
vo.find(([u])=>u===o)?.[1]??""],toggle:u=>$e({since:vo.find(([,c])=>c===u)?.[0],cursor:void 0})}),a===null?l.problem?n(Ge,{problem:l.problem,retry:l.reload,path:s}):
n(_t,{}):a.jobs.length===0&&!r?n(pe,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(ne,{text:`curl -d '{"type":"hello","queue":"${e}","gro\
up":"${t}"}' ${ee("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Mn,{jobs:a.jobs,queue:!1}),n(Tr,{note:"newest first",cursor:r,next:a.cursor,children:n(
Vo,{filter:{queue:e,group:t,since:o}})})]})]})}function dd({queue:e,name:t}){let r=qa({queue:e,name:t}),o=te(r,async c=>{let[f,p]=await Promise.all([j(r,{signal:c}),
j(`${r}/jobs?limit=200`,{signal:c})]);return{group:f,last:p.jobs}}),s=n(M,{children:[n("a",{href:q("/queues"),children:"Queues"})," · ",n("a",{href:q(Le(e)),children:e}),
" · ",n("a",{href:q(`${Le(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(un,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n(
"p",{children:"A queue appears with its first push."})});let{group:l,last:a}=o.value,u=ud(l);return n(oe,{title:n(M,{children:[t," ",l.paused&&n(Ee,{state:"paus\
ed"})," ",l.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(re,{action:id(l)}),children:[n(Mt,{data:o,path:r}),n("div",{class:"tiles four",
children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"tile-value",children:T(l.ready)}),
n("span",{class:"tile-note",children:u||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Ru\
nning"}),n("span",{class:"tile-value",children:[T(l.running),l.limit!==void 0&&n("small",{children:[" / ",T(l.limit)]})]}),n("span",{class:"tile-note",children:l.
limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:l.
rate?T(l.rate.limit):"–"}),n("span",{class:"tile-note",children:l.rate?`may start in ${we(l.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n(
"span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:l.ordered?"strict":"free"}),n("span",{class:"tile-note",children:l.ordered?"\
one at a time, in turn":"as workers are free"})]})]}),a.length>0&&n(ch,{jobs:a}),n(dh,{queue:e,name:t}),n(Ys,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"\
limit",label:"Limit",hint:"how many jobs of the group may run at once",value:l.limit}],rate:l.rate,ordered:l.ordered,saved:o.reload}),n(Nt,{title:"Settings",value:l.
settings})]})}var fd=["scheduled","retrying","suspended","completed","failed","dead","waiting"],fh=["completed","failed","dead","terminated"];async function ph(e,t){let r=await j(
`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let o=()=>null,s=encodeURIComponent(r.queue),
[l,a,u]=await Promise.all([j(`v1/queues/${s}`,{signal:t}).catch(o),r.group?j(`v1/queues/${s}/groups/${encodeURIComponent(r.group)}`,{signal:t}).catch(o):null,j(
"v1/workers",{signal:t}).catch(o)]);return{job:r,queue:l,group:a,workers:u?.workers??[]}}function mh({job:e,queue:t,group:r,workers:o}){if(e.state==="scheduled"&&
e.run_at)return{text:n(M,{children:["It is scheduled: it may run ",n(ce,{at:e.run_at}),", at ",pt(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)
return{text:n(M,{children:["It has failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",n(ce,{at:e.run_at}),"."]})};if(e.state==="waitin\
g"){let a=e.waiting_for??e.after?.length??0;return{text:n(M,{children:["It waits for ",a===1?"another job":`${a} other jobs`," to end."]})}}if(e.state!=="queued")
return null;let s=n("a",{href:q(Le(e.queue)),children:e.queue});if(t?.paused)return{text:n(M,{children:["Its queue ",s," is paused."]})};if(r?.paused)return{text:n(
M,{children:["Its group ",n("b",{children:e.group})," is paused."]})};if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return{text:n(M,{children:["Th\
e queue ",s," is at its limit: ",t.counts.running," of ",t.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:n(M,{children:["Its grou\
p ",n("b",{children:e.group})," is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:n(M,{children:["Its group ",n("b",
{children:e.group})," is ordered, and the job before it runs."]})};let l=o.filter(a=>a.queues?.includes(e.queue)&&a.state!=="gone");return l.length===0?{text:n(
M,{children:["No worker claims the queue ",s,"."]})}:l.every(a=>a.quiet)?{text:n(M,{children:["All workers of the queue ",s," were told to claim no more."]})}:l.
every(a=>a.concurrency!==void 0&&a.running.length>=a.concurrency)?{text:n(M,{children:["All ",T(l.length)," workers of the queue ",s," are busy."]})}:t?.rate&&t.
counts.queued>0?{text:n(M,{children:["The queue ",s," starts at most ",t.rate.limit," jobs in ",we(t.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?
{text:n(M,{children:["Its group ",n("b",{children:e.group})," is ordered: ",T(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:n(M,{children:[
"Nothing holds it: ",T(t?.counts.queued??1)," jobs of ",s," wait, and its turn comes."]})}}function hh(e){let t=[{at:e.created_at,state:"queued",title:"Pushed",
note:e.created_by&&`by ${e.created_by}`}];if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);t.push({at:e.started_at,state:"running",title:e.
attempt>1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${we(r)}`})}if(e.ended_at){let r=e.started_at?we(Date.parse(
e.ended_at)-Date.parse(e.started_at)):"";t.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,vn(e.reason)].filter(
Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&t.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.
attempt+1}`:"May run"});return t}function gh({job:e}){return n(X,{title:"Timeline",children:[n("ol",{class:"timeline",children:[hh(e).map(t=>n("li",{"data-state":t.
state,children:[n("span",{class:"timeline-mark",children:n(er,{state:t.state})}),n("div",{children:[n("b",{children:t.title})," ",t.note&&n("span",{class:"faint",
children:t.note}),n("div",{class:"meta",children:[n(ce,{at:t.at})," ",n("span",{class:"faint",children:["· ",pt(Date.parse(t.at))]})]})]})]},t.title)),e.state===
"running"&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{children:[n("b",{children:"Running"})," for ",e.started_at&&
uo(tt.value-Date.parse(e.started_at)),e.options.timeout!==void 0&&n("span",{class:"faint",children:[" of at most ",we(e.options.timeout*1e3)]})]})]})]}),e.lease&&
n("p",{class:"lease",children:["Leased to ",n("b",{children:e.lease.worker})," for ",we(Math.max(0,Date.parse(e.lease.expires_at)-tt.value))," more",(e.crashes??
0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function bh(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.
percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function vh({job:e}){
let[t,r]=K(!1),[o,s]=K(!0);if(!e.error)return null;let l=e.error.backtrace??[],a=`${e.error.type}: ${e.error.message}${l.map(u=>`
  ${u}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.error.type})}),
n("div",{class:"row",children:[l.length>0&&n("button",{type:"button",class:"link",onClick:()=>s(!o),children:o?"do not wrap":"wrap"}),n(ot,{text:a,label:"Copy t\
he error"})]})]}),n("p",{class:"error-text",children:e.error.message}),l.length>0&&n("pre",{class:o?"trace":"trace nowrap",tabIndex:0,children:(t?l:l.slice(0,5)).
join(`
`)}),l.length>5&&n("button",{type:"button",class:"link pad",onClick:()=>r(!t),children:t?"show less":`${l.length-5} more lines`})]})}function yh({job:e}){let t=te(
`children ${e.id}`,r=>j(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===0?null:n(X,{title:"Children",
tools:n("span",{class:"faint",children:e.children&&`${T(e.children.open)} of ${T(e.children.count)} open`}),children:n(Mn,{jobs:t.value.jobs})})}function pd({reference:e}){
let t=`v1/jobs/${encodeURIComponent(e)}`,r=te(`job ${e}`,p=>ph(e,p)),o=r.value,s=o?.job,l={run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},
force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped o\
n purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${t}/terminate`,body:s?.children?{recursive:!0}:{},cli:`pawl terminate ${s?.children?
"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:s?.children?`Its ${T(s.children.open)} open children are terminated too.`:
"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"\
Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>Ve("/jobs")}},a=s!==void 0&&fh.includes(s.state);if(He({r:()=>s&&fd.
includes(s.state)&&nr(l.run),T:()=>s&&!a&&nr(l.end),Delete:()=>a&&nr(l.remove),u:()=>s?.parent&&Ve(Re(s.parent.id))}),s===void 0)return n(un,{data:r,path:t,title:"\
Job",up:n("a",{href:q("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[n("code",{children:e})," may have passed its retention\
, or was deleted."]})});let u=o?mh(o):null,c=bh(s.progress),f=s.options.retry;return n(oe,{title:n(M,{children:[s.type," ",n(Ee,{state:s.state})]}),sub:n("span",
{class:"row",children:[n("a",{href:q("/jobs"),children:"Jobs"})," · ",n("code",{class:"id",children:s.id}),n(ot,{text:s.id,label:"Copy the id"}),n("span",{class:"\
faint",children:["~",s.seq]})]}),tools:n(M,{children:[fd.includes(s.state)&&n(re,{action:{...l.run,label:a?"Run again":"Run now"},primary:!0,id:"run"}),s.state===
"terminated"&&n(re,{action:l.force,primary:!0,id:"run"}),!a&&n(re,{action:l.end,danger:!0,why:s.state==="terminating"&&"it stops already"}),a&&n(re,{action:l.remove,
danger:!0}),n(ot,{text:St(t),label:"Copy as curl"})]}),children:[n(Mt,{data:r,path:t}),u&&n("section",{class:"why","data-state":s.state,"aria-label":"Why is it \
waiting?",children:[n(er,{state:s.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:u.text})]})]}),c!==null&&s.state==="running"&&
n("div",{class:"progress",role:"progressbar","aria-valuenow":Math.round(c),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,c),height:"\
4",class:"bar-fill"})]}),n("b",{children:[Math.round(c)," %"]})]}),n(vh,{job:s}),n("div",{class:"columns job-columns",children:[n(X,{title:"Facts",children:n(st,
{rows:[["Queue",n("a",{href:q(Le(s.queue)),children:s.queue})],["Group",s.group&&n("a",{href:q(Zn(s.queue,s.group)),children:s.group})],["Priority",s.priority],
["Attempts",f?`${s.attempt} of at most ${f.max+1}`:s.attempt],["Retries",f&&(f.max===0?"none":`${f.backoff}, from ${we(f.base*1e3)} to ${we(f.cap*1e3)}`)],["Lea\
se",we(s.options.lease*1e3)],["Timeout",s.options.timeout!==void 0&&we(s.options.timeout*1e3)],["Unique",s.unique&&`${s.unique.key}, until its ${s.unique.until===
"start"?"start":"end"}`],["Expires",s.expires_at&&n(ce,{at:s.expires_at})],["Parent",s.parent&&n("a",{href:q(Re(s.parent.id)),children:s.parent.id})],["Workflow",
s.workflow&&n("a",{href:q(`/workflows/${encodeURIComponent(s.workflow.id)}`),children:s.workflow.id})],["Aliases",s.aliases?.join(", ")],["Callbacks",s.callbacks&&
s.callbacks.length>0&&s.callbacks.map(p=>`${p.event} ${p.state}`).join(", ")],["Kept until",s.retain_until&&n(ce,{at:s.retain_until})],["Kept after its end",!s.
retain_until&&we(s.options.retention*1e3)]]})}),n(gh,{job:s})]}),n(Nt,{title:"Result",value:s.result}),n(Nt,{title:"Progress",value:s.progress}),n(Nt,{title:"Pa\
yload",value:s.payload}),n(Nt,{title:"Meta",value:s.meta}),n(Nt,{title:"State",value:s.job_state}),s.children&&n(yh,{job:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(ne,{text:`pawl job ${e}`}),n(ne,{text:St(t)})]})]})}var Na=200;function ja(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}function Ia({queue:e,workers:t}){if(e.paused)return n(Ee,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var _h={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function md(){let e=te("queues",async p=>{let[h,m,y]=await Promise.all([j("v1/queues?limit=1000",{signal:p}),j("v1/workers",{signal:p}),
j("v1/stats?limit=1000",{signal:p})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(m.workers.flatMap(k=>k.queues??[])),stats:y}}),t=ue.value.get(
"filter")??"",r=ue.value.get("sort")??"",[o,s]=K(!1);He({"/":()=>document.getElementById("filter")?.focus()});let l=e.value;if(l===null)return n(oe,{title:"Queu\
es",children:e.problem?n(Ge,{problem:e.problem,retry:e.reload,path:"v1/queues"}):n(_t,{})});let a=p=>Object.entries(p.counts).some(([h,m])=>m>0&&h!=="completed"&&
h!=="terminated"),u=l.queues.filter(p=>p.name.includes(t)&&(!o||a(p))),c=_h[r];u=c?[...u].sort((p,h)=>c(h)-c(p)):[...u].sort((p,h)=>p.name<h.name?-1:1);let f=(p,h)=>n(
"th",{class:"end","aria-sort":r===p?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>$e({sort:r===p?"":p},!0),children:[h,r===p?"\
 ↓":""]})});return n(oe,{title:"Queues",tools:n(M,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)}),
" hide idle"]}),n("input",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:p=>$e({filter:p.currentTarget.value},
!0)})]}),children:[e.problem&&n(Ge,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),l.queues.length===0?n(pe,{title:"A queue appears with its first \
push",children:n(ne,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ee("v1/jobs")}`})}):u.length===0?n(pe,{title:"No queue matches",children:n("button",
{type:"button",onClick:()=>{s(!1),$e({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n(
"thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{children:"State"}),f("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"\
button",class:"sort",onClick:()=>$e({sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),f("retrying","Retrying"),f("dead","De\
ad"),n("th",{class:"end wide",children:"Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>$e({sort:r==="oldest"?
"":"oldest"},!0),children:["Oldest wait",r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(
0,Na).map(p=>n("tr",{children:[n("td",{class:"main",children:n("a",{href:q(Le(p.name)),children:p.name})}),n("td",{children:n(Ia,{queue:p,workers:l.workers})}),
n("td",{class:"end","data-label":"queued",children:n(Ut,{value:p.counts.queued})}),n("td",{class:"end wide",children:[n(Ut,{value:p.counts.running}),p.concurrency!==
void 0&&n(M,{children:[n("span",{class:"faint",children:[" / ",T(p.concurrency)]}),n(go,{value:p.counts.running,max:p.concurrency,label:`${p.counts.running} of ${p.
concurrency}`})]})]}),n("td",{class:"end","data-label":"retrying",children:n(Ut,{value:p.counts.retrying})}),n("td",{class:p.counts.dead>0?"end bad":"end","data\
-label":"dead",children:n(Ut,{value:p.counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Ut,{value:p.counts.scheduled})}),n("td",{class:"\
end wide",children:p.oldest_age?we(p.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Ut,{value:l.stats.queues?.[p.
name]?.minute.completed})}),n("td",{class:"end act",children:n(re,{action:ja(p.name,p.paused)})})]},p.name))})]}),u.length>Na&&n("p",{class:"foot",children:[Na,
" of ",u.length," queues are shown; the filter finds the others."]}),l.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var wh=3e4,kh=6e4;function Fa({worker:e}){let t=tt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>kh?"dead":t>wh?"retrying":e.state==="busy"?"running":"\
completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function hd(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}function gd(){let e=te(
"workers",async o=>{let[s,l]=await Promise.all([j("v1/workers",{signal:o}),j("v1/nodes",{signal:o})]);return{workers:s.workers,nodes:l.nodes}}),t=e.value;if(t===
null)return n(oe,{title:"Workers",children:e.problem?n(Ge,{problem:e.problem,retry:e.reload,path:"v1/workers"}):n(_t,{})});let r=new Set(t.nodes.map(o=>o.version));
return n(oe,{title:"Workers",sub:`${ft(t.workers.length,"worker")}, ${ft(t.workers.reduce((o,s)=>o+s.running.length,0),"job")} running`,children:[e.problem&&n(Ge,
{problem:e.problem,at:e.at,retry:e.reload,path:"v1/workers"}),t.workers.length===0?n(pe,{title:"No worker is here",children:[n("p",{children:"A command for each\
 job:"}),n(ne,{text:`pawl work --url ${ee("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(ne,
{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ee("v1/claim")}`})]}):n("div",{class:"card flush",children:n("table",{class:"list",children:[
n("thead",{children:n("tr",{children:[n("th",{children:"Worker"}),n("th",{children:"State"}),n("th",{class:"wide",children:"Queues"}),n("th",{children:"Runs"}),
n("th",{class:"end wide",children:"Last seen"}),n("th",{})]})}),n("tbody",{children:t.workers.slice(0,500).map(o=>n("tr",{children:[n("td",{class:"main",children:[
n("b",{class:"cut",children:o.name}),n("div",{class:"meta",children:[o.host,o.pid&&`pid ${o.pid}`,...o.labels??[]].filter(Boolean).join(" · ")||n(M,{children:[
"since ",n(ce,{at:o.first_seen_at,plain:!0})]})})]}),n("td",{children:n(Fa,{worker:o})}),n("td",{class:"wide",children:[(o.queues??[]).slice(0,4).map((s,l)=>n(M,
{children:[l>0&&", ",n("a",{href:q(Le(s)),children:s})]})),(o.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(o.queues??[]).length-4," more"]})]}),
n("td",{children:[o.concurrency!==void 0&&n("div",{class:"row",children:[o.running.length,n("span",{class:"faint",children:["/ ",o.concurrency]}),n(go,{value:o.
running.length,max:o.concurrency,label:`${o.running.length} of ${o.concurrency}`})]}),o.running.slice(0,4).map(s=>n("div",{class:"meta",children:[n("a",{href:q(
Re(s.id)),children:s.type})," ",we(Math.max(0,tt.value-Date.parse(s.since)))]},s.id)),o.running.length>4&&n("div",{class:"meta",children:["and ",o.running.length-
4," more"]}),o.running.length===0&&o.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]}),n("td",{class:"end wide",children:n(ce,{at:o.last_seen_at})}),
n("td",{class:"end act",children:[n(re,{action:hd(o,"quiet"),why:o.quiet&&"it is quiet already"}),n(re,{action:hd(o,"stop"),danger:!0,why:o.stop&&"it stops alre\
ady"})]})]},o.name))})]})}),n(X,{title:t.nodes.length===1?"Node":"Nodes",tools:r.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed version\
s"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:t.nodes.map(o=>n("tr",{children:[
n("td",{children:[o.host," ",n("span",{class:"faint",children:["pid ",o.pid]})]}),n("td",{children:o.listen}),n("td",{class:"wide",children:(o.roles??[]).join("\
, ")}),n("td",{class:"wide",children:o.version}),n("td",{class:"end",children:n(ce,{at:o.started_at})})]},o.id))})]})})]})}function Sh({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=te(t,s=>j(t,{signal:s}));if(r.value===null)return r.problem?n(Ge,{problem:r.problem,retry:r.
reload,path:t}):n(_t,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(pe,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(ne,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":\
{}}}}' ${ee(`${t}/sum`)}`})]}):n(M,{children:o.map(([s,l])=>n(X,{title:s,tools:n(re,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
l.description&&n("p",{class:"pad",children:l.description}),n(st,{rows:[["Inports",Object.keys(l.ports?.in??{}).join(", ")],["Outports",Object.keys(l.ports?.out??
{}).join(", ")],["Startup run",l.startup&&"yes"],["Shutdown run",l.shutdown&&"yes"],["Idle runs",l.idle_runs&&`${T(l.idle_runs)} a minute slow it down`]]})]},s))})}
function xh({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Ys,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(X,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(st,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function Ch({queue:e}){let t=te(`his\
tory ${e}`,r=>j(`v1/stats/history${Vt({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(Is,{points:t.value.
points,resolution:"minute",height:140})}var bd=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function Th(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function $h({event:e}){return n(M,{children:[n(Ee,{state:e.to,quiet:!0})," ",
n("a",{href:q(Re(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${vn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function vd({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=ue.value.get("tab")??
"jobs",o=te(`queue ${e}`,async m=>{let[y,k]=await Promise.all([j(t,{signal:m}),j("v1/workers",{signal:m})]);return{queue:y,workers:k.workers.filter(D=>D.queues?.
includes(e))}}),s=m=>Le(e)+(m==="jobs"?"":`?tab=${m}`);He(Object.fromEntries(bd.map(([m],y)=>[String(y+1),()=>Ve(s(m))])));let l=o.value;if(l===null)return n(un,
{data:o,path:t,title:e,up:n("a",{href:q("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its firs\
t push."}),n(ne,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ee("v1/jobs")}`})]});let{queue:a,workers:u}=l,c=a.counts,f=Object.values(c).reduce((m,y)=>m+y,
0),p=ue.value.get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(oe,{title:e,sub:n(M,{children:[n("a",{href:q("/queues"),children:"Queues"}),
" · ",n(Ia,{queue:a,workers:new Set(u.length>0?[e]:[])})]}),tools:n(M,{children:[n(re,{action:ja(e,a.paused),id:"pause"}),n(re,{danger:!0,why:h===0&&"nothing w\
aits",action:{label:"Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${xr(h)} jobs that wait are termina\
ted. Those that run go on.`,danger:!0,count:h}}}),n(re,{danger:!0,why:f>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e}\
 --delete`,done:`${e} is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Ve("/qu\
eues")}})]}),children:[n(Mt,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-l\
abel",children:"Queued"}),n("span",{class:"tile-value",children:T(c.queued)}),n("span",{class:"tile-note",children:a.oldest_age?`the oldest for ${we(a.oldest_age*
1e3)}`:"nothing waits"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",
children:[T(c.running),a.concurrency!==void 0&&n("small",{children:[" / ",T(a.concurrency)]})]}),n("span",{class:"tile-note",children:ft(u.length,"worker")})]}),
n("div",{class:"tile","data-state":"retrying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:T(c.retrying)}),
n("span",{class:"tile-note",children:[T(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"\
Dead"}),n("span",{class:"tile-value",children:T(c.dead)}),n("span",{class:"tile-note",children:a.rate?`rate ${a.rate.limit} / ${we(a.rate.per*1e3)}`:"no rate li\
mit"})]})]}),n("section",{class:"card",children:n(Ch,{queue:e})}),n(rr,{tabs:bd.map(([m,y])=>[m,y,{jobs:f,groups:a.groups,workers:u.length}[m]]),current:r,link:s}),
r==="jobs"&&n(M,{children:[n($r,{states:Wo.filter(m=>c[m]>0||m===p),chosen:[p],counts:c,toggle:m=>$e({state:m===p?void 0:m,cursor:void 0})}),n(In,{filter:{queue:e,
state:p||void 0},total:p?c[p]:f,queueColumn:!1,empty:n(pe,{title:p?"No job is in this state":"No jobs in this queue",children:p?n("button",{type:"button",onClick:()=>$e(
{state:void 0,cursor:void 0}),children:"Clear filters"}):n(ne,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ee("v1/jobs")}`})})})]}),r==="groups"&&n(cd,{queue:e}),
r==="settings"&&n(xh,{queue:a,reload:o.reload}),r==="types"&&n(Sh,{queue:e}),r==="live"&&n(Vs,{title:"What happens",path:`v1/events${Vt({queue:e})}`,event:"tran\
sition",text:Th,line:m=>n($h,{event:m})}),r==="workers"&&(u.length===0?n(pe,{title:"No worker claims this queue",children:n(ne,{text:`pawl work --url ${ee("").replace(
/\/$/,"")} --queue ${e} -- ./my-program`})}):n("div",{class:"card flush",children:n(Jo,{rows:u,id:m=>m.name,page:()=>"/workers",columns:[{head:"Worker",kind:"ma\
in",cell:m=>n("a",{href:q("/workers"),children:m.name})},{head:"State",cell:m=>n(Fa,{worker:m})},{head:"Runs of this queue",kind:"end",label:"runs",cell:m=>T(m.
running.filter(y=>y.queue===e).length)},{head:"Last seen",kind:"end wide",cell:m=>n(ce,{at:m.last_seen_at})}]})}))]})}var Ph={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Zs=200,Mh=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function Eh({jobs:e}){let t=tt.value,r=Number.NEGATIVE_INFINITY;return n(M,{children:Mh.map(([o,s])=>{let l=r;r=t+s;let a=e.
filter(u=>Date.parse(u.run_at??"")>=l&&Date.parse(u.run_at??"")<t+s);return a.length>0&&n(X,{title:o,tools:n("span",{class:"faint",children:T(a.length)}),children:n(
Mn,{jobs:a})},o)})})}function yd({tab:e}){return e==="scheduled"?n(pe,{title:"No job waits for a time",children:n(ne,{text:`curl -d '{"type":"reminder","delay":\
"2h"}' ${ee("v1/jobs")}`})}):n(pe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function _d(){let e=ue.value.get("tab")??"scheduled",
r=te("scheduled",a=>j("v1/stats?limit=1",{signal:a})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Zs,s=te(`due ${e} ${o}`,async a=>{if(!o)return null;
let u=await zo({state:e},Zs,void 0,a);return{jobs:u.jobs.sort((c,f)=>(c.run_at??"")<(f.run_at??"")?-1:1),more:u.cursor!==void 0}}),l=s.value!==null&&!s.value.more;
return n(oe,{title:"Scheduled",children:[n(rr,{tabs:Object.entries(Ph).map(([a,u])=>[a,u,r?.[a]]),current:e,link:a=>`/scheduled${a==="scheduled"?"":`?tab=${a}`}`}),
l&&s.value?s.value.jobs.length===0?n(yd,{tab:e}):n(M,{children:[n(Eh,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Vo,{filter:{state:e},total:r?.[e]})})]}):
n(M,{children:[e!=="suspended"&&(r?.[e]??0)>Zs&&n("p",{class:"hint",children:["With more than ",Zs," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(In,{filter:{state:e},total:r?.[e],empty:n(yd,{tab:e})})]})]})}function Ba(e){return`/schedules/${encodeURIComponent(e)}`}var Dh=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function wd(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,l,a,u]=r,c=/^\d+$/;if(s==="*"&&l==="*"&&a==="*"&&u==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let f=/^\*\/(\d+)$/.exec(s);if(f&&l==="*"&&a==="*"&&u==="*")return`every ${f[1]} hours at minute ${o}`;if(!c.test(s)||a!=="*")return"";let p=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return l==="*"&&u==="*"?`every day at ${p}`:l==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${p}`:l==="\
*"&&/^[0-7]$/.test(u)?`on ${Dh[Number(u)]}s at ${p}`:c.test(l)&&u==="*"?`on day ${l} of the month at ${p}`:""}function kd({schedule:e}){if(e.cron){let t=wd(e.cron);
return n(M,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(M,{children:["every ",we(e.every*1e3)]}):n(M,{children:["at ",T(e.at?.length??0)," times"]})}function Ua(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Ve("/schedules")}}}function Ah({close:e}){let[t,r]=K({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=K([]),[l,a]=K(null),u=p=>r({...t,...p});We(()=>{let p=new AbortController,h=setTimeout(
()=>{j("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:p.signal}).then(m=>{s(m.times),a(null)}).catch(m=>{p.signal.aborted||a(m)})},
200);return()=>{clearTimeout(h),p.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await j(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),an(`${t.name} is made`),e(),Ve(Ba(t.name))}catch(p){a(p)}},f=(p,h,m)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[p],spellcheck:!1,required:!0,onInput:y=>u({[p]:y.currentTarget.value})}),m&&n("small",{children:m})]});return n(tr,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:p=>{p.preventDefault(),c()},children:[f("name","Name"),f("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[f("cron","Cron expression",wd(t.cron)||"minute, hour, day, month, weekday"),f("timezone","Time zone","its clocks count")]}),l?n("p",
{class:"bad",role:"alert",children:l.detail}):n("ol",{class:"times",children:o.map(p=>n("li",{children:[pt(Date.parse(p))," ",n(ce,{at:p,plain:!0})]},p))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var Oh=[{head:"Schedule",kind:"main",cell:e=>n(M,{children:[n("a",{href:q(Ba(e.name)),children:e.name})," ",e.paused&&n(Ee,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(kd,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ce,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n(M,{children:[n(ce,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>T(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n(M,{children:[n(re,{action:Ua(e).fire}),n(re,{action:Ua(e).pause})]})}];function Sd(){let[e,t]=K(!1);return n(oe,{title:"Schedules",tools:Lt("\
admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(Ah,{close:()=>t(!1)}),n(Pn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:Oh,id:r=>r.name,page:r=>Ba(r.name),none:n(pe,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(ne,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ee("v1/schedules/nightly")}`})]})})]})}
function xd({name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=te(t,u=>j(`${t}?preview=10`,{signal:u})),o=r.value,s=n("a",{href:q("/schedules"),children:"\
Schedules"});if(o===null)return n(un,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let l=Ua(o),a=o.counts;return n(oe,{title:n(M,{children:[
e," ",o.paused&&n(Ee,{state:"paused"})]}),sub:n(M,{children:[s,o.note&&` · ${o.note}`]}),tools:n(M,{children:[n(re,{action:l.fire,primary:!0}),n(re,{action:l.pause}),
n(re,{action:l.remove,danger:!0})]}),children:[n(Mt,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),
n("div",{class:"columns",children:[n(X,{title:"Rule",children:n(st,{rows:[["When",n(kd,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",
o.jitter!==void 0&&we(o.jitter*1e3)],["From",o.from&&n(ce,{at:o.from})],["Until",o.until&&n(ce,{at:o.until})],["Last fired",o.last&&n(ce,{at:o.last.fired_at})],
["Last job",o.last?.job&&n("a",{href:q(Re(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fire\
d",a&&`${T(a.fired)}, skipped ${T(a.skipped)}, missed ${T(a.missed)}, failed ${T(a.failed)}`]]})}),n(X,{title:"Next times",tools:n("span",{class:"faint",children:Yt.
value?"UTC":"your time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).
map(u=>n("li",{children:[pt(Date.parse(u))," ",n(ce,{at:u,plain:!0})]},u))})})]}),n(Nt,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var el=ye(co("theme")??"system"),Cd=ye(co("density")??"normal");function tl(e){el.value=e,Yn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function Wa(){let e=el.value==="dark"||el.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;tl(e?"li\
ght":"dark")}function Rh(e){Cd.value=e,Yn("density",e),document.documentElement.dataset.density=e}function Xs({label:e,options:t,value:r,set:o}){return n("div",
{class:"choice",role:"group","aria-label":e,children:[n("span",{children:e}),n("span",{class:"segments",children:t.map(([s,l])=>n("button",{type:"button","aria-\
pressed":s===r,onClick:()=>o(s),children:l},s))})]})}function Td(){let e=et.value;return n(oe,{title:"Settings",children:n("div",{class:"columns",children:[n(X,
{title:"This browser",children:[n(Xs,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:el.value,set:t=>tl(t)}),n(Xs,{label:"R\
ows",options:[["normal","Comfortable"],["compact","Compact"]],value:Cd.value,set:Rh}),n(Xs,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:Yt.
value?"utc":"local",set:t=>{Yt.value=t==="utc",Yn("zone",t)}}),n(Xs,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:Us.value?"on":"off",set:t=>Lc(t===
"on")})]}),n(X,{title:"Session",children:[n(st,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&pt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{su()},children:"Sign out"})})]})]})})}var Lh=200,qh=60,Nh=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Pr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function jh(e){let t=Te([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-qh),{at:o,value:e}]);
let s=[];for(let a=1;a<t.current.length;++a){let[u,c]=[t.current[a-1],t.current[a]];s.push(Math.max(0,(c.value-u.value)*1e3/(c.at-u.at)))}let l=s.slice(-5);return{
rate:l.length===0?0:l.reduce((a,u)=>a+u,0)/l.length,samples:s}}function $d({of:e,value:t}){let{rate:r,samples:o}=jh(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):T(Math.round(r))," / s",n(Wc,{values:o,label:`${e} a second while this page was open`})]})}
function Ih({partitions:e,selected:t,select:r}){let o=Te(null),s=Math.max(0,e.findIndex(a=>a.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:a=>{let u=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:u,
ArrowUp:-u}[a.key];if(c===void 0)return;a.preventDefault();let f=[...o.current?.querySelectorAll("button")??[]],p=f.indexOf(document.activeElement);f[Math.max(0,
Math.min(f.length-1,p+c))]?.focus()},children:e.map((a,u)=>n("button",{type:"button",class:"cell","data-state":a.state,tabIndex:u===s?0:-1,"aria-pressed":a.partition===
t,"aria-label":`Partition ${a.partition}: ${a.state}`,title:`${a.partition}: ${a.state}${a.worker?` on ${a.worker}`:""}${a.error?`
${a.error.type}: ${a.error.message}`:""}`,onClick:()=>r(a.partition===t?void 0:a.partition),children:[n(er,{state:a.state}),a.partition]},a.id))})}function Fh({
path:e,job:t,close:r}){let o=ln(t.offset??null).replace(/\n\s*/g,""),[s,l]=K(o),[a,u]=K(""),c;try{c=JSON.parse(s)}catch{c=void 0}let f=async()=>{try{await j(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),an(`Partition ${t.number} goes on elsewhere`),r()}catch(p){u(p.detail)}};return n(tr,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:p=>{p.preventDefault(),f()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(st,{rows:[["Offset now",n("code",{children:o})],["Version",T(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),a&&n("p",{class:"bad",role:"alert",children:a}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(ne,{text:St(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"butto\
n",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function Uh({task:e,number:t}){
let r=`${Pr(e.id)}/partitions/${t}`,o=te(r,f=>j(r,{signal:f})),[s,l]=K(!1),a=o.value;if(a===null)return o.problem?n(Ge,{problem:o.problem,retry:o.reload,path:r}):
n(_t,{rows:2});let u=a.state==="running"&&a.last_commit_at!==void 0&&tt.value-Date.parse(a.last_commit_at)>3e3*a.options.lease,c=a.etag!==void 0;return n(X,{title:n(
M,{children:["Partition ",t," ",n(Ee,{state:a.state})]}),tools:n("div",{class:"row",children:[c&&Lt("admin")&&n("button",{type:"button",disabled:a.state==="runn\
ing",title:a.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>l(!0),children:"Move"}),(a.dead??0)>0&&n(re,{action:Pd(e,a.dead??
0,t)}),n(ot,{text:St(r),label:"Copy as curl"})]}),children:[s&&n(Fh,{path:r,job:a,close:()=>l(!1)}),u&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(st,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:ln(a.offset??null).replace(/\n\s*/g," ")})],["Version",c&&T(a.etag)],["Read",c&&T(a.read)],["Processed",c&&T(a.processed)],["Skipped",c&&T(a.skipped)],
["Dead",c&&n("span",{class:(a.dead??0)>0?"bad":"",children:T(a.dead)})],["Rate",c&&n($d,{of:"Documents read",value:a.read},r)]]}),n(st,{rows:[["Last commit",a.last_commit_at&&
n(ce,{at:a.last_commit_at})],["Commits",a.blocks!==void 0&&T(a.blocks)],["Runs",a.acquisitions!==void 0?T(a.acquisitions):T(a.attempt)],["Failed runs",T(a.errors??
a.failures)],["Worker",a.lease&&`${a.lease.worker}, for ${we(Math.max(0,Date.parse(a.lease.expires_at)-tt.value))} more`],["Next look",a.run_at&&!a.lease&&n(ce,
{at:a.run_at})],["Reason",vn(a.reason)],["Error",a.error&&n("span",{class:"bad",children:`${a.error.type}: ${a.error.message}`})],["What it reads",n("code",{children:ln(
a.info??a.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:q(Re(a.id)),children:a.id})]]})]})]})}function Pd(e,t,r){let o=r===void 0?"":` of partition\
 ${r}`;return{label:"Replay",path:`${Pr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},done:"They are processed again",confirm:{title:`Process ${ft(t,"d\
ead document")}${o} again?`,text:"Their partitions run for them, also if they have ended. The offsets stay where they are.",count:t}}}var Bh=[{head:"Document",kind:"\
main",cell:e=>n(M,{children:[n("code",{class:"cut",children:ln(e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not \
kept: it was too large":ln(e.document).replace(/\n\s*/g," ")})]})},{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.
type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"partition",cell:e=>T(e.partition)}];function Wh({task:e,dead:t}){let r=ue.value.get("partition")??
void 0;return n(M,{children:[t>0&&n("div",{class:"row end-row",children:n(re,{action:{...Pd(e,t),label:"Replay all"},primary:!0})}),n(Pn,{from:`${Pr(e.id)}/erro\
rs`,member:"errors",filter:{partition:r},order:"partition by partition, the oldest first",words:["First","More"],columns:Bh,id:o=>`${o.partition} ${JSON.stringify(
o.key)}`,unmatched:"No dead document in this partition",none:n(pe,{title:"No document is dead"})})]})}function Jh({task:e}){let t=e.totals;if(!t)return null;let r=[
["read",t.read],["processed",t.processed],["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[
r.map(([o,s,l])=>n("div",{children:[n("dt",{children:o}),n("dd",{class:l,children:T(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(
$d,{of:"Documents",value:t.read})})]}),e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(re,{action:Hh(e),why:e.draining&&"it dr\
ains already"})}),(e.pieces??0)>0&&n("div",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:T(e.pieces)})]})]})}function Hh(e){return{label:"\
Drain",path:`${Pr(e.id)}/drain`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it h\
as nothing left to read, and then the task does."}}}function Md({task:e,link:t}){let r=ue.value.get("tab")??"grid",o=ue.value.get("state")??"",s=ue.value.get("c\
ursor")??void 0,l=Number(ue.value.get("partition"))||void 0,a=Pr(e.id),c=te(a,m=>j(a,{signal:m})).value??e,f=`${a}/partitions${Vt({limit:Lh,cursor:s,state:o})}`,
p=te(f,m=>j(f,{signal:m})),h=m=>$e({partition:m?.toString()},!0);return He({Escape:()=>h(void 0)}),n(M,{children:[n(Jh,{task:c}),c.totals&&n("div",{class:"pad-x",
children:n(rr,{tabs:[["grid","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:m=>t({tab:m==="grid"?void 0:m,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(Wh,{task:c,dead:c.totals.dead})}):p.value===null?p.problem?n(Ge,{problem:p.problem,retry:p.reload,path:f}):
n(_t,{rows:2}):n(M,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(or,{states:Nh}),p.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(Ih,{partitions:p.value.partitions,selected:l,select:h})]}),(p.value.cursor||s)&&n(Tr,
{note:`partitions ${p.value.partitions[0]?.partition??""} to ${p.value.partitions[p.value.partitions.length-1]?.partition??""} of ${T(c.partitions?.total)}`,cursor:s,
next:p.value.cursor,words:["First","More"]}),l!==void 0&&n("div",{class:"pad-x",children:n(Uh,{task:c,number:l},l)})]})]})}var zh=["active","paused","scheduled","completed","failed","terminated"],Vh='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Ed(e){return`/workflows/${encodeURIComponent(e)}`}function Dd({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[T(t)," / ",T(e.tasks)]})]})}var Gh=[{head:"Work\
flow",kind:"main",cell:e=>n(M,{children:[n("a",{href:q(Ed(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
ot,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Ee,{state:e.state})},{head:"Tasks",cell:e=>n(Dd,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?we(Ad(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ce,{at:e.started_at??e.created_at})}];function Ad(e){
return(e.ended_at?Date.parse(e.ended_at):tt.value)-Date.parse(e.started_at??"")}function Od(){let e=ue.value.get("name")??"";return He({"/":()=>document.getElementById(
"name")?.focus()}),n(oe,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>$e({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(or,{states:zh}),n(Pn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:ue.value.get("state")??""},order:"newest first",columns:Gh,id:t=>t.id,page:t=>Ed(t.id),unmatched:"No workflow ma\
tches",none:n(pe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(ne,{text:`curl -d '${Vh}' ${ee("v1/\
workflows")}`})]})})]})}function Qh(e){var l;let t=new Map(e.map(a=>[a.name,a])),r=new Map,o=(a,u)=>{let c=r.get(a.name);if(c!==void 0)return c;if(u.has(a.name))
return 0;u.add(a.name);let f=(a.after??[]).flatMap(h=>t.get(h)??[]),p=f.length===0?0:1+Math.max(...f.map(h=>o(h,u)));return r.set(a.name,p),p},s=[];for(let a of e)
(s[l=o(a,new Set)]??(s[l]=[])).push(a);return s.filter(Boolean)}var Qe={width:184,height:64,right:56,below:20};function Kh({tasks:e,selected:t}){let r=Qh(e),o=Math.
max(...r.map(u=>u.length)),s=new Map,l=o*(Qe.height+Qe.below)-Qe.below;r.forEach((u,c)=>{let f=u.length*(Qe.height+Qe.below)-Qe.below;u.forEach((p,h)=>{s.set(p.
name,{x:c*(Qe.width+Qe.right),y:(l-f)/2+h*(Qe.height+Qe.below)})})});let a=r.length*(Qe.width+Qe.right)-Qe.right;return n("div",{class:"graph",tabIndex:0,role:"\
group","aria-label":"Tasks",children:n("svg",{width:a+4,height:l+4,viewBox:`-2 -2 ${a+4} ${l+4}`,children:[e.flatMap(u=>(u.after??[]).map(c=>{let f=s.get(c),p=s.
get(u.name);if(!f||!p)return null;let h=f.x+Qe.width,m=f.y+Qe.height/2,y=p.y+Qe.height/2,k=(p.x-h)/2;return n("path",{class:"edge",d:`M${h} ${m}C${h+k} ${m} ${p.
x-k} ${y} ${p.x} ${y}`},`${c} ${u.name}`)})),e.map(u=>{let c=s.get(u.name),f=u.name.length>22?`${u.name.slice(0,21)}…`:u.name,p=u.partitions,h=p?.total??0;return n(
"a",{href:q(`${Cr.value}?task=${encodeURIComponent(u.name)}`),class:u.name===t?"task selected":"task","data-state":u.paused?"paused":u.state,children:[f!==u.name&&
n("title",{children:u.name}),n("rect",{x:c.x,y:c.y,width:Qe.width,height:Qe.height,rx:"8"}),n("rect",{x:c.x,y:c.y+10,width:"3",height:Qe.height-20,class:"task-t\
one"}),n("text",{x:c.x+14,y:c.y+26,class:"task-name",children:f}),n("text",{x:c.x+14,y:c.y+46,class:"task-state",children:[u.paused?"paused":u.state,h>0?` · ${T(
h-(p?.open??0))} / ${T(h)}`:""]}),h>0&&n("rect",{x:c.x+14,y:c.y+Qe.height-8,width:Qe.width-28,height:"3",rx:"1.5",class:"task-back"}),h>0&&n("rect",{x:c.x+14,y:c.
y+Qe.height-8,width:(Qe.width-28)*(h-(p?.open??0))/h,height:"3",rx:"1.5",class:"task-tone"})]},u.name)})]})})}function Yh({task:e}){let t=Pr(e.id),r=["completed",
"failed","skipped","terminated"].includes(e.state),o=(s,l,a)=>({label:s,path:`${t}/${l}`,cli:`pawl task ${l} ${e.id}`,done:a,confirm:["skip","terminate","restar\
t"].includes(l)?{title:`${s} ${e.name}?`,text:"The tasks that wait for it follow from that.",danger:l==="terminate"}:void 0});return n(X,{title:n(M,{children:[e.
name," ",n(Ee,{state:e.paused?"paused":e.state})]}),tools:n("div",{class:"row",children:[!r&&n(re,{action:e.paused?o("Resume","resume","The task goes on"):o("Pa\
use","pause","The task is paused")}),!r&&e.state==="waiting"&&n(re,{action:o("Skip","skip","The task is skipped")}),r&&n(re,{action:o("Restart","restart","The t\
ask starts again")}),!r&&n(re,{danger:!0,action:o("Terminate","terminate","Asked to stop")})]}),children:[n(st,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:q(
Le(e.queue)),children:e.queue})],["Job",e.partitions===void 0&&n("a",{href:q(Re(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",vn(e.reason)],["\
Started",e.started_at&&n(ce,{at:e.started_at})],["Ended",e.ended_at&&n(ce,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.
error.message}`})]]}),e.partitions!==void 0&&n(Md,{task:e,link:s=>Ea(s)},e.id)]})}function Rd({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=te(
t,f=>j(t,{signal:f})),o=r.value,s=n("a",{href:q("/workflows"),children:"Workflows"});if(o===null)return n(un,{data:r,path:t,title:"Workflow",up:s,missing:"There\
 is no such workflow",children:n("p",{children:[n("code",{children:e})," may have passed its retention, or was deleted."]})});let l=o.tasks??[],a=["completed","\
failed","terminated"].includes(o.state),u=l.find(f=>f.name===ue.value.get("task")),c=(f,p,h,m)=>({label:f,path:`${t}/${p}`,cli:`pawl workflow ${p} ${e}`,done:h,
confirm:m?{title:`${f} this workflow?`,text:m,danger:p==="terminate"}:void 0});return n(oe,{title:n(M,{children:[o.name||"Workflow"," ",n(Ee,{state:o.state})]}),
sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(ot,{text:o.id,label:"Copy the id"})]}),tools:n(M,{children:[!a&&(o.state==="\
paused"?n(re,{action:c("Resume","resume","It goes on"),primary:!0}):n(re,{action:c("Pause","pause","It is paused")})),a&&n(re,{action:c("Restart","restart","It \
starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),!a&&n(re,{action:c("Terminate","terminate","Asked to stop","All its \
tasks that have not ended are stopped."),danger:!0})]}),children:[n(Mt,{data:r,path:t}),n("div",{class:"flow-line",children:[n(Dd,{counts:o.counts}),n("span",{class:"\
faint",children:[o.counts.failed>0&&`${T(o.counts.failed)} failed · `,(o.counts.skipped??0)>0&&`${T(o.counts.skipped)} skipped · `,o.started_at?`${a?"took":"r\
uns for"} ${we(Ad(o))}`:"has not started",o.reason?` · ${vn(o.reason)}`:""]})]}),l.length>0&&n(X,{title:"Tasks",tools:n("span",{class:"faint",children:"a task \
shows more"}),children:n(Kh,{tasks:l,selected:u?.name})}),u&&n(Yh,{task:u},u.id),n(Nt,{title:"Result",value:o.result}),n(Nt,{title:"Meta",value:o.meta})]})}var nl=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],rl=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Mr=ye(!1);function Zh(){let t=te("rail",l=>j("v1/stats?limit=1",{signal:l})).value?.counts,r=`/${Cr.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=l=>{let[a,u]=o[l.page]??[];return n("li",{children:n("a",{href:q(
l.page),"aria-current":r===l.page?"page":void 0,onClick:()=>Mr.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:l.icon}),
l.label,!!a&&n("span",{class:`rail-count ${u??""}`,children:T(a)})]})},l.page)};return n("nav",{class:Mr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:q("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:nl.map(s)}),n("ul",{class:"rail-end",children:rl.
map(s)}),n("p",{class:"rail-version",children:et.value?.version})]})}var Xh={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function eg(){
let e=Bs.value===0?0:Math.max(0,tt.value-Bs.value);return tt.value,n("button",{type:"button",class:"live","data-live":Tt.value,"aria-pressed":$t.value,title:$t.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>$t.value=!$t.value,children:[n("span",{class:"dot"}),Xh[Tt.value],(Tt.value==="paused"||Tt.value==="lost")&&
e>2e3?` · ${uo(e)} old`:""]})}function Ld(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...nl,...rl].filter(c=>c.label.toLowerCase().includes(o)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"queue",page:Le(c)}))],l=r.indexOf(":"),a=r.
slice(0,l),u=r.slice(l+1);return l>0&&t.includes(a)&&s.unshift({label:u,note:`group of ${a}`,page:Zn(a,u)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:Xn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:Re(r)}),s}function tg(){let[e,t]=K(""),[r,o]=K(0),[s,l]=K([]),a=Te(Promise.resolve(
[]));We(()=>{a.current=j("v1/queues?limit=1000").then(p=>p.queues.map(h=>h.name)).catch(()=>[]),a.current.then(l)},[]);let u=Ld(e,s),c=()=>Uo.value=!1,f=p=>{p&&
(c(),Ve(p.page))};return n(tr,{title:"Go to",close:c,children:n("form",{onSubmit:p=>{p.preventDefault(),a.current.then(h=>f(Ld(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{t(p.currentTarget.value),o(0)},
onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),o(Math.max(0,Math.min(u.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:u.slice(0,12).map((p,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>f(p),children:[n("span",{class:"cut",children:p.
label})," ",n("span",{class:"faint",children:p.note})]})},p.page))})]})})}var ng=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...nl,...rl].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page"],["r T Del","run, terminate, delete"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function rg(){return n(tr,{title:"\
Keys",close:()=>fo.value=!1,children:[n("dl",{class:"keys",children:ng.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},
r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>fo.value=!1,children:"Close"})})]})}function og(){let[
e,t]=K(""),[r,o]=K(""),[s,l]=K(!1),a=Te(null);return We(()=>a.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign\
 in",children:n("form",{onSubmit:u=>{u.preventDefault(),l(!0),ou(e).catch(c=>o(c instanceof Tn?c.detail:"The server does not answer.")).finally(()=>l(!1))},children:[
n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 \
0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server th\
at may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("input",{ref:a,id:"token",type:"pa\
ssword",autocomplete:"current-password",value:e,onInput:u=>t(u.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submi\
t",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}function sg(){let e=Ao.value;return e===null||Ct.value?null:n("div",{class:"banner",role:"alert",
children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function qd({children:e}){let t={"?":()=>fo.value=!0,t:Wa,p:()=>$t.value=!$t.value};for(let r of[...nl,
...rl])t[`g ${r.key}`]=()=>Ve(r.page);return He(t),n(M,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.
focus()},children:"Skip to the page"}),n(Zh,{}),Mr.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>Mr.value=!1}),
n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":Mr.value,"aria\
-controls":"rail",onClick:()=>Mr.value=!Mr.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2\
 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>Uo.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n(
"path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"C\
trl K"})]}),n("span",{class:"grow"}),et.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(eg,{}),n("button",{type:"but\
ton",class:"plain-button wide",title:"Time zone",onClick:()=>{Yt.value=!Yt.value,Yn("zone",Yt.value?"utc":"local")},children:Yt.value?"UTC":"local"}),n("button",
{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:Wa,onDblClick:()=>tl("system"),children:n("svg",{class:"glyph",viewBox:"0 0 1\
6 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-label":"\
Keys",title:"Keys (?)",onClick:()=>fo.value=!0,children:"?"})]}),n(sg,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),Uo.value&&n(tg,{}),fo.value&&n(rg,{}),
n(Hc,{}),n(Jc,{}),Ct.value&&n(og,{})]})}var lg=[["/","Overview",()=>n(Gc,{})],["/queues","Queues",()=>n(md,{})],["/queues/:queue","Queue",({queue:e})=>n(vd,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(dd,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(sd,{})],["/jobs/:ref","Job",({ref:e})=>n(pd,{reference:e},e)],["/schedule\
d","Scheduled",()=>n(_d,{})],["/failures","Failures",()=>n(ld,{})],["/workflows","Workflows",()=>n(Od,{})],["/workflows/:ref","Workflow",({ref:e})=>n(Rd,{reference:e},
e)],["/schedules","Schedules",()=>n(Sd,{})],["/schedules/:name","Schedule",({name:e})=>n(xd,{name:e},e)],["/callbacks","Callbacks",()=>n(Xc,{})],["/callbacks/:i\
d","Callback",({id:e})=>n(ed,{id:e},e)],["/channels","Channels",()=>n(nd,{})],["/files","Downloads",()=>n(ad,{})],["/workers","Workers",()=>n(gd,{})],["/setting\
s","Settings",()=>n(Td,{})],["/about","About",()=>n(Qc,{})]];function ag(){We(()=>{let r=()=>{ks().catch(()=>{Ct.value||setTimeout(r,2e3)})};r();let o=setInterval(
()=>{Ct.value||ks().catch(()=>{})},6e5);return()=>clearInterval(o)},[]);let e="Not found",t=null;for(let[r,o,s]of lg){let l=Bc(r,Cr.value);if(l!==null){e=Object.
values(l).pop()??o,t=s(l);break}}return We(()=>{document.title=`${e} · Pawl`},[e]),n(qd,{children:et.value===null?null:t??n(oe,{title:"Nothing here",children:n(
pe,{title:"There is no such page",children:n("a",{href:q("/"),children:"Overview"})})})})}Li(n(ag,{}),document.getElementById("app"));})();
