"use strict";(()=>{var zm=Object.defineProperty;var Vm=(e,t,r)=>t in e?zm(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var mr=(e,t,r)=>Vm(e,typeof t!="symbol"?t+"":t,r);var Fs,Te,Yu,Pi,hr,Vu,Zu,Xu,Ci,Ls,Qo,ec,Mi,$i,Ti,Qm,Ns={},Is=[],Gm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Bs=Array.isArray;function Kn(e,t){
for(var r in t)e[r]=t[r];return e}function Ei(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Di(e,t,r){var o,s,a,i={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:i[a]=t[a];if(arguments.length>2&&(i.children=arguments.length>3?Fs.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
i[a]===void 0&&(i[a]=e.defaultProps[a]);return js(e,i,o,s,null)}function js(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Yu,__i:-1,__u:0};return s==null&&Te.vnode!=null&&Te.vnode(a),a}function $(e){return e.children}function fo(e,t){this.props=e,this.context=t}function Dr(e,t){if(t==null)return e.__?Dr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Dr(e):null}function Km(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=Kn({},
t);a.__v=t.__v+1,Te.vnode&&Te.vnode(a),Oi(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Dr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,sc(o,a,s),
t.__e=t.__=null,a.__e!=r&&tc(a)}}function tc(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),tc(e)}function Qu(e){(!e.__d&&(e.__d=!0)&&hr.push(e)&&!Js.__r++||Vu!=Te.debounceRendering)&&((Vu=Te.debounceRendering)||Zu)(Js)}function Js(){
try{for(var e,t=1;hr.length;)hr.length>t&&hr.sort(Xu),e=hr.shift(),t=hr.length,Km(e)}finally{hr.length=Js.__r=0}}function nc(e,t,r,o,s,a,i,l,c,u,m){var h,p,g,w,
T,k,y=o&&o.__k||Is,S=t.length;for(c=Ym(r,t,y,c,S),h=0;h<S;h++)(g=r.__k[h])!=null&&(p=g.__i!=-1&&y[g.__i]||Ns,g.__i=h,k=Oi(e,g,p,s,a,i,l,c,u,m),w=g.__e,g.ref&&p.
ref!=g.ref&&(p.ref&&Ai(p.ref,null,g),m.push(g.ref,g.__c||w,g)),T==null&&w!=null&&(T=w),4&g.__u?(c=rc(g,c,e),p.__e&&(p.__e=null)):typeof g.type=="function"&&k!==
void 0?c=k:w&&(c=w.nextSibling),g.__u&=-7);return r.__e=T,c}function Ym(e,t,r,o,s){var a,i,l,c,u,m=r.length,h=m,p=0;for(e.__k=new Array(s),a=0;a<s;a++)(i=t[a])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=js(null,i,null,null,
null):Bs(i)?i=e.__k[a]=js($,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=js(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,c=
a+p,i.__=e,i.__b=e.__b+1,l=null,(u=i.__i=Zm(i,r,c,h))!=-1&&(h--,(l=r[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(s>m?p--:s<m&&p++),typeof i.type!="function"&&
(i.__u|=4)):u!=c&&(u==c-1?p--:u==c+1?p++:(u>c?p--:p++,i.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<m;a++)(l=r[a])!=null&&(2&l.__u)==0&&(l.__e==o&&(o=Dr(l)),ic(l,l));
return o}function rc(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=rc(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Dr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Zm(e,t,r,o){var s,a,i,l=e.key,c=e.type,u=t[r],m=u!=null&&(2&u.__u)==0;if(u===null&&l==null||m&&l==u.key&&c==u.type)return r;if(o>(m?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((u=t[i=s>=0?s--:a++])!=null&&(2&u.__u)==0&&l==u.key&&c==u.type)return i}return-1}function Gu(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Gm.test(t)?r:r+"px"}function qs(e,t,r,o,s){var a,i;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||Gu(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||Gu(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
ec,"$1")),i=t.toLowerCase(),t=i in e||t=="onFocusOut"||t=="onFocusIn"?i.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[Qo]=o[Qo]:(r[Qo]=Mi,e.addEventListener(
t,a?Ti:$i,a)):e.removeEventListener(t,a?Ti:$i,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Ku(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[Ls]==null)t[Ls]=Mi++;else if(t[Ls]<r[Qo])return;return r(Te.event?Te.event(t):t)}}}function Oi(e,t,r,o,s,a,i,l,c,u){var m,h,p,g,w,T,
k,y,S,x,M,q,L,te,H,ue,Z=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[l=t.__e=r.__e]),(m=Te.__b)&&m(t);e:if(typeof Z=="function"){h=
i.length;try{if(S=t.props,x=Z.prototype&&Z.prototype.render,M=(m=Z.contextType)&&o[m.__c],q=m?M?M.props.value:m.__:o,r.__c?y=(p=t.__c=r.__c).__=p.__E:(x?t.__c=p=
new Z(S,q):(t.__c=p=new fo(S,q),p.constructor=Z,p.render=eh),M&&M.sub(p),p.state||(p.state={}),p.__n=o,g=p.__d=!0,p.__h=[],p._sb=[]),x&&p.__s==null&&(p.__s=p.state),
x&&Z.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=Kn({},p.__s)),Kn(p.__s,Z.getDerivedStateFromProps(S,p.__s))),w=p.props,T=p.state,p.__v=t,g)x&&Z.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),x&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(x&&Z.getDerivedStateFromProps==null&&
S!==w&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(S,q),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.__s,
q)===!1){t.__v!=r.__v&&(p.props=S,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(N){N&&(N.__=t)}),Is.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&i.push(p),l=Dr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(S,p.__s,q),x&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
w,T,k)})}if(p.context=q,p.props=S,p.__P=e,p.__e=!1,L=Te.__r,te=0,x)p.state=p.__s,p.__d=!1,L&&L(t),m=p.render(p.props,p.state,p.context),Is.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,L&&L(t),m=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++te<25);p.state=p.__s,p.getChildContext!=null&&(o=Kn(Kn({},o),
p.getChildContext())),x&&!g&&p.getSnapshotBeforeUpdate!=null&&(k=p.getSnapshotBeforeUpdate(w,T)),H=m!=null&&m.type===$&&m.key==null?ac(m.props.children):m,l=nc(
e,Bs(H)?H:[H],t,r,o,s,a,i,l,c,u),p.base=t.__e,t.__u&=-161,p.__h.length&&i.push(p),y&&(p.__E=p.__=null)}catch(N){if(i.length=h,t.__v=null,c||a!=null){if(N.then){
for(t.__u|=c?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),t.__e=l}else if(a!=null)for(ue=a.length;ue--;)Ei(a[ue])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),N.then||oc(t),Te.__e(N,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):l=t.__e=Xm(r.__e,t,r,o,s,a,i,c,u);return(m=
Te.diffed)&&m(t),128&t.__u?void 0:l}function oc(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(oc))}function sc(e,t,r){for(var o=0;o<r.length;o++)Ai(r[o],r[++o],
r[++o]);Te.__c&&Te.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){Te.__e(a,s.__v)}})}function ac(e){return typeof e!="\
object"||e==null||e.__b>0?e:Bs(e)?e.map(ac):e.constructor!==void 0?null:Kn({},e)}function Xm(e,t,r,o,s,a,i,l,c){var u,m,h,p,g,w,T,k=r.props||Ns,y=t.props,S=t.type;
if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(u=0;u<a.length;u++)
if((g=a[u])&&"setAttribute"in g==!!S&&(S?g.localName==S:g.nodeType==3)){e=g,a[u]=null;break}}if(e==null){if(S==null)return document.createTextNode(y);e=document.
createElementNS(s,S,y.is&&y),l&&(Te.__m&&Te.__m(t,a),l=!1),a=null}if(S==null)k===y||l&&e.data==y||(e.data=y);else{if(a=S=="textarea"&&y.defaultValue!=null?null:
a&&Fs.call(e.childNodes),!l&&a!=null)for(k={},u=0;u<e.attributes.length;u++)k[(g=e.attributes[u]).name]=g.value;for(u in k)g=k[u],u=="dangerouslySetInnerHTML"?h=
g:u=="children"||u in y||u=="value"&&"defaultValue"in y||u=="checked"&&"defaultChecked"in y||qs(e,u,null,g,s);for(u in y)g=y[u],u=="children"?p=g:u=="dangerousl\
ySetInnerHTML"?m=g:u=="value"?w=g:u=="checked"?T=g:l&&typeof g!="function"||k[u]===g||qs(e,u,g,k[u],s);if(m)l||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.
innerHTML=m.__html),t.__k=[];else if(h&&(e.innerHTML=""),nc(t.type=="template"?e.content:e,Bs(p)?p:[p],t,r,o,S=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,i,a?a[0]:r.__k&&Dr(r,0),l,c),a!=null)for(u=a.length;u--;)Ei(a[u]);l&&S!="textarea"||(u="value",S=="progress"&&w==null?e.removeAttribute("value"):w!=null&&(w!==
e[u]||S=="progress"&&!w||S=="option"&&w!=k[u])&&qs(e,u,w,k[u],s),u="checked",T!=null&&T!=e[u]&&qs(e,u,T,k[u],s))}return e}function Ai(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){Te.__e(s,r)}}function ic(e,t,r){var o,s;if(Te.unmount&&Te.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||Ai(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Te.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&ic(o[s],t,r||typeof e.type!="function");r||Ei(e.__e),e.__c=e.__=e.__e=void 0}function eh(e,t,r){return this.
constructor(e,r)}function lc(e,t,r){var o,s,a,i;t==document&&(t=document.documentElement),Te.__&&Te.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
i=[],Oi(t,e=(!o&&r||t).__k=Di($,null,[e]),s||Ns,Ns,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?Fs.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,i),sc(
a,e,i),e.props.children=null}Fs=Is.slice,Te={__e:function(e,t,r,o){for(var s,a,i;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),i=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),i=s.__d),i)return s.__E=s}catch(l){e=l}throw e}},Yu=0,Pi=function(e){return e!=null&&e.constructor===
void 0},fo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Kn({},this.state),typeof e=="function"&&(e=e(Kn({},r),
this.props)),e&&Kn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Qu(this))},fo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Qu(this))},
fo.prototype.render=$,hr=[],Zu=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Xu=function(e,t){return e.__v.__b-t.__v.__b},
Js.__r=0,Ci=Math.random().toString(8),Ls="__d"+Ci,Qo="__a"+Ci,ec=/(PointerCapture)$|Capture$/i,Mi=0,$i=Ku(!1),Ti=Ku(!0),Qm=0;var mo,ut,Ri,uc,Ws=0,bc=[],pt=Te,cc=pt.__b,dc=pt.__r,pc=pt.diffed,fc=pt.__c,mc=pt.unmount,hc=pt.__;function Hs(e,t){pt.__h&&pt.__h(ut,e,Ws||t),Ws=0;var r=ut.__H||
(ut.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function D(e){return Ws=1,th(yc,e)}function th(e,t,r){var o=Hs(mo++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):yc(void 0,t),function(l){var c=o.__N?o.__N[0]:o.__[0],u=o.t(c,l);c!==u&&(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=ut,!ut.__f)){var s=function(l,c,u){
if(!o.__c.__H)return!0;var m=!1,h=o.__c.props!==l;if(o.__c.__H.__.some(function(g){if(g.__N){m=!0;var w=g.__[0];g.__=g.__N,g.__N=void 0,w!==g.__[0]&&(h=!0)}}),a){
var p=a.call(this,l,c,u);return m?p||h:p}return!m||h};ut.__f=!0;var a=ut.shouldComponentUpdate,i=ut.componentWillUpdate;ut.componentWillUpdate=function(l,c,u){if(this.
__e){var m=a;a=void 0,s(l,c,u),a=m}i&&i.call(this,l,c,u)},ut.shouldComponentUpdate=s}return o.__N||o.__}function _e(e,t){var r=Hs(mo++,3);!pt.__s&&Li(r.__H,t)&&
(r.__=e,r.u=t,ut.__H.__h.push(r))}function vc(e,t){var r=Hs(mo++,4);!pt.__s&&Li(r.__H,t)&&(r.__=e,r.u=t,ut.__h.push(r))}function re(e){return Ws=5,Yn(function(){
return{current:e}},[])}function Yn(e,t){var r=Hs(mo++,7);return Li(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function nh(){for(var e;e=bc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Us),t.__h.some(qi),t.__h=[]}catch(r){t.__h=[],pt.__e(r,e.__v)}}}pt.__b=function(e){
ut=null,cc&&cc(e)},pt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),hc&&hc(e,t)},pt.__r=function(e){dc&&dc(e),mo=0;var t=(ut=e.__c).__H;t&&(Ri===ut?(t.
__h=[],ut.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(Us),t.__h.some(qi),t.__h=[],mo=0)),Ri=ut},pt.diffed=function(e){pc&&pc(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(bc.push(t)!==1&&uc===pt.requestAnimationFrame||((uc=pt.requestAnimationFrame)||rh)(nh)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Ri=ut=null},pt.__c=function(e,t){t.some(function(r){try{r.__h.some(Us),r.__h=r.__h.filter(function(o){return!o.__||qi(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],pt.__e(o,r.__v)}}),fc&&fc(e,t)},pt.unmount=function(e){mc&&mc(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{Us(o)}catch(s){t=s}}),r.__H=void 0,t&&pt.__e(t,r.__v))};var gc=typeof requestAnimationFrame=="function";function rh(e){var t,r=function(){clearTimeout(o),gc&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);gc&&(t=requestAnimationFrame(r))}function Us(e){var t=ut,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
ut=t}function qi(e){var t=ut;e.__c=e.__(),ut=t}function Li(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function yc(e,t){return typeof t==
"function"?t(e):t}var oh=Symbol.for("preact-signals");function Gs(){if(Zn>1)Zn--;else{var e,t=!1;for((function(){var s=Vs;for(Vs=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var i=a.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=a.i);s=s.o}})();Ko!==void 0;){var r=Ko;for(Ko=void 0,zs++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&_c(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(zs=0,Zn--,t)throw e}}function Ni(e){if(Zn>0)return e();ji=++sh,Zn++;try{return e()}finally{Gs()}}var Go,ot=void 0;function Yo(e){
var t=ot,r=Go;ot=void 0,Go=void 0;try{return e()}finally{ot=t,Go=r}}var Ko=void 0,Zn=0,zs=0,sh=0,ji=0,Vs=void 0,Qs=0;function wc(e){if(ot!==void 0){var t=e.n;if(t===
void 0||t.t!==ot)return t={i:0,S:e,p:ot.s,n:void 0,t:ot,e:void 0,x:void 0,r:t},ot.s!==void 0&&(ot.s.n=t),ot.s=t,e.n=t,32&ot.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=ot.s,t.n=void 0,ot.s.n=t,ot.s=t),t}}function vt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}vt.prototype.brand=oh;vt.prototype.h=function(){return!0};vt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Yo(function(){var o;(o=t.W)==null||o.call(t)}))};vt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Yo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
vt.prototype.subscribe=function(e){var t=this;return er(function(){var r=t.value;Yo(function(){return e(r)})},{name:"sub"})};vt.prototype.valueOf=function(){return this.
value};vt.prototype.toString=function(){return this.value+""};vt.prototype.toJSON=function(){return this.value};vt.prototype.peek=function(){var e=this;return Yo(
function(){return e.value})};Object.defineProperty(vt.prototype,"value",{get:function(){var e=wc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(zs>100)throw new Error("Cycle detected");(function(r){Zn!==0&&zs===0&&r.l!==ji&&(r.l=ji,Vs={S:r,v:r.v,i:r.i,o:Vs})})(this),this.v=e,this.i++,Qs++,Zn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Gs()}}}});function be(e,t){return new vt(e,t)}function _c(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function kc(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Sc(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function Or(e,t){vt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Qs-1,this.f=4}Or.prototype=new vt;Or.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qs))return!0;if(this.g=Qs,this.f|=1,this.i>0&&!_c(this))return this.f&=-2,!0;var e=ot;try{kc(this),ot=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return ot=e,Sc(this),this.f&=-2,!0};
Or.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}vt.prototype.S.call(this,e)};Or.prototype.U=function(e){if(this.
t!==void 0&&(vt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Or.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Or.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=wc(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Xn(e,t){return new Or(e,t)}function xc(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Zn++;var r=ot;ot=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ii(e),o}finally{ot=r,Gs()}}}function Ii(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,xc(e)}function ah(e){if(ot!==this)throw new Error("Out-of-order effect");Sc(this),ot=e,this.f&=-2;try{8&this.f&&Ii(this)}finally{Gs()}}function ho(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Go&&Go.push(this)}ho.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ho.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,xc(this),kc(this),Zn++;var e=ot;return ot=this,ah.bind(this,e)};ho.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ko,Ko=this)};ho.prototype.d=function(){
this.f|=8,1&this.f||Ii(this)};ho.prototype.dispose=function(){this.d()};function er(e,t){var r=new ho(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var Cc,Ys,Ks,ih=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var $c=[];er(function(){Cc=this.N})();function go(e,t){Te[e]=t.bind(null,Te[e]||function(){})}function Zo(e){if(Ks){var t=Ks;Ks=void 0,t()}Ks=e&&e.S()}function Tc(e){
var t=this,r=e.data,o=uh(r);o.name="ReactiveDom",o.value=r;var s=Yn(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=Xn(function(){var g=o.
value.value;return g===0?0:g===!0?"":g||""}),m=Xn(function(){return!Array.isArray(u.value)&&!Pi(u.value)}),h=er(function(){if(this.N=Pc,m.value){var g=u.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=g)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[m,u]},[]),a=s[0],i=s[1];return a.value?i.
peek():i.value}Tc.displayName="ReactiveTextNode";Object.defineProperties(vt.prototype,{constructor:{configurable:!0,value:Di($,null).constructor},type:{configurable:!0,
value:Tc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});go("__b",function(e,t){if(Zo(),
Ys=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof vt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
go("__r",function(e,t){if(e(t),t.type!==$){Zo();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var i;return er(function(){i=this},{name:a}),
i.c=s,i})((function(s){return function(){var a;ih&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ys=o,Zo(r)}});go("__e",function(e,t,r,o){Zo(),Ys=void 0,e(t,r,o)});go("diffed",function(e,t){Zo(),Ys=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var i in a){var l=a[i];l===void 0||o&&i in o||(l.d(),a[i]=void 0)}if(o){a||(a={},r.U=a);for(var c in o){var u=a[c],
m=o[c];u===void 0?(u=lh(r,c,m,s),a[c]=u):u.o(m,s)}}}e(t)});function lh(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=be(r);return{o:function(i,l){a.value=
i,o=l},d:er(function(){this.N=Pc;var i=a.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}go("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var i=t.__np;if(i){var l=t.
props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var m=u.__$u;m&&(u.__$u=void 0,m.d())}}e(t)});go("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});fo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function uh(e,t){return Yn(function(){return be(e,t)},[])}var ch=function(e){queueMicrotask(function(){queueMicrotask(e)})};function dh(){Ni(function(){for(var e;e=$c.shift();)Cc.call(e)})}function Pc(){$c.push(this)===1&&(Te.requestAnimationFrame||ch)(dh)}var Ji=new URL(document.baseURI);function oe(e){return new URL(e,Ji).href}function Fe(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var qt=class extends Error{constructor(r,o,s,a,i,l=""){
super(a||s);mr(this,"status",r);mr(this,"code",o);mr(this,"title",s);mr(this,"detail",a);mr(this,"retryAfter",i);mr(this,"field",l)}};function Fi(e){if(e.status!==
403)return e.detail;let t=Ue.value?.scopes??[];return Ue.value?.read_only?`${e.detail}; this dashboard is read-only`:t.length>0?`${e.detail}; you have ${t.join(
", ")}`:e.detail}function gr(e,t=""){return e instanceof qt?`${e.title}${t}: ${Fi(e)}`:`It failed${t}: ${String(e)}`}async function Mc(e){let t=Number(e.headers.
get("retry-after")??"0");try{let r=await e.json();return new qt(e.status,r.code??"",r.title??e.statusText,r.detail??"",t,r.field??"")}catch{return new qt(e.status,
"",e.statusText,"the answer came from something else than Pawl",t)}}var tr=class{constructor(t){mr(this,"source",t)}};function es(e){return JSON.parse(e,(t,r,o)=>{
let s=o?.source;return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new tr(s)})}var Ue=be(null),mt=be(!1),Bi=be(0),Xo=be(null),Ec=Xn(()=>Ue.value?.
read_only===!0);function me(e){return Ue.value!==null&&!Ue.value.read_only&&Ue.value.scopes.includes(e)}async function A(e,t={}){let r={},o={method:t.method??"G\
ET",headers:r,cache:"no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=
t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(oe(e),o)}catch(a){if(t.signal?.aborted)throw a;let i=new qt(0,"unreachable","The serv\
er does not answer","It may be restarting; trying again.",0);throw Xo.value=i,i}if(!s.ok){let a=await Mc(s);throw a.status===401&&(mt.value=!0),(a.status===503||
a.status===507)&&(Xo.value=a),a}if(Xo.value=null,s.status!==204)return es(await s.text())}async function Zs(){let e=Date.now(),t=await A("v1/me");Bi.value=Date.
parse(t.now)-(e+Date.now())/2,Ue.value=t,mt.value=!1}async function Dc(e){let t=await fetch(oe("ui/session"),{method:"POST",headers:{"content-type":"application\
/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await Mc(t);await Zs()}async function Oc(){await A("ui/session",{method:"DELETE"}),Ue.value=null,mt.value=
!0}function nn(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ce(e,t="GET",r){let o=a=>`'${a.replace(
/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),Ue.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-\
type: application/json'","-d",o(JSON.stringify(r))),s.push(o(oe(e))),s.join(" ")}function nr(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function Sn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Lt=be(nr("zo\
ne")==="utc"),Ar=be(nr("times")==="dates");function Xs(){Ar.value=!Ar.value,Sn("times",Ar.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function ce(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function hn(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function Ht(e){
return e.toLocaleString("en-US")}var Ui=e=>String(e).padStart(2,"0");function ve(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%
1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Ui(s)}\
s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}h ${Ui(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function bo(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function Ac(e,t){let r=t-e;
return Math.abs(r)<1e3?"now":r>0?`${bo(r)} ago`:`in ${bo(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}function We(e,t=Lt.value){let r=new Date(e),o=t?[r.getUTCFullYear(),
r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.
getSeconds()],[s,a,i,l,c,u]=o.map(Ui);return`${s}-${a}-${i} ${l}:${c}:${u}${t?" UTC":""}`}function vo(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":We(t).
slice(0,19).replace(" ","T")}function ts(e){let t=Date.parse(Lt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var ph={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function rn(e){return e===void 0?"":ph[e]??e.replace(/_/g," ")}function Xe(e,t="",r=!1){if(e instanceof tr)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let o=r?"":`${t}  `,s=Array.isArray(e),a=s?e.map(c=>o+Xe(c,o,r)):Object.entries(e).map(([c,u])=>`${o}${JSON.stringify(c)}:${r?"":
" "}${Xe(u,o,r)}`),[i,l]=s?"[]":"{}";return a.length===0?i+l:r?i+a.join(",")+l:`${i}
${a.join(`,
`)}
${t}${l}`}var fh="uplot",mh="u-hz",hh="u-vt",gh="u-title",bh="u-wrap",vh="u-under",yh="u-over",wh="u-axis",Lr="u-off",_h="u-select",kh="u-cursor-x",Sh="u-cursor-y",xh="u-\
cursor-pt",Ch="u-legend",$h="u-live",Th="u-inline",Ph="u-series",Mh="u-marker",Rc="u-label",Eh="u-value",rs="width",os="height";var qc="bottom",yo="left",Wi="right",il="#000",Lc=il+"0",Hi="mousemove",jc="mousedown",zi="mouseup",Nc="mouseenter",Ic="mouseleave",Jc="dblclick",Dh="resize",Oh="\
scroll",Fc="change",oa="dppxchange",ll="--",$o=typeof window<"u",Yi=$o?document:null,_o=$o?window:null,Ah=$o?navigator:null,Oe,ea;function Zi(){let e=devicePixelRatio;
Oe!=e&&(Oe=e,ea&&el(Fc,ea,Zi),ea=matchMedia(`(min-resolution: ${Oe-.001}dppx) and (max-resolution: ${Oe+.001}dppx)`),jr(Fc,ea,Zi),_o.dispatchEvent(new CustomEvent(
oa)))}function on(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Xi(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function et(e,t,r){
e.style[t]=r+"px"}function xn(e,t,r,o){let s=Yi.createElement(e);return t!=null&&on(s,t),r?.insertBefore(s,o),s}function gn(e,t){return xn("div",e,t)}var Bc=new WeakMap;
function jn(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",i=Bc.get(e);a!=i&&(e.style.transform=a,Bc.set(e,a),t<0||r<0||t>o||r>s?on(e,Lr):Xi(e,Lr))}var Uc=new WeakMap;
function Wc(e,t,r){let o=t+r,s=Uc.get(e);o!=s&&(Uc.set(e,o),e.style.background=t,e.style.borderColor=r)}var Hc=new WeakMap;function zc(e,t,r,o){let s=t+""+r,a=Hc.
get(e);s!=a&&(Hc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var ul={passive:!0},Rh={...ul,
capture:!0};function jr(e,t,r,o){t.addEventListener(e,r,o?Rh:ul)}function el(e,t,r,o){t.removeEventListener(e,r,ul)}$o&&Zi();function Cn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:sn((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function wd(e){return(r,o,s)=>{let a=-1,i=-1;for(let l=o;l<=
s;l++)if(e(r[l])){a=l;break}for(let l=s;l>=o;l--)if(e(r[l])){i=l;break}return[a,i]}}var _d=e=>e!=null,kd=e=>e!=null&&e>0,ia=wd(_d),qh=wd(kd);function Lh(e,t,r,o=0,s=!1){
let a=s?qh:ia,i=s?kd:_d;[t,r]=a(e,t,r);let l=e[t],c=e[t];if(t>-1)if(o==1)l=e[t],c=e[r];else if(o==-1)l=e[r],c=e[t];else for(let u=t;u<=r;u++){let m=e[u];i(m)&&(m<
l?l=m:m>c&&(c=m))}return[l??He,c??-He]}function la(e,t,r,o){let s=Gc(e),a=Gc(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let i=r==10?rr:Sd,l=s==1?sn:bn,c=a==1?bn:sn,
u=l(i(wt(e))),m=c(i(wt(t))),h=ko(r,u),p=ko(r,m);return r==10&&(u<0&&(h=ze(h,-u)),m<0&&(p=ze(p,-m))),o||r==2?(e=h*s,t=p*a):(e=Td(e,h),t=ua(t,p)),[e,t]}function cl(e,t,r,o){
let s=la(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var dl=.1,Vc={mode:3,pad:dl},as={pad:0,soft:null,mode:0},jh={min:as,max:as};function sa(e,t,r,o){return ca(
r)?Qc(e,t,r):(as.pad=r,as.soft=o?0:null,as.mode=o?3:0,Qc(e,t,jh))}function Ee(e,t){return e??t}function Nh(e,t,r){for(t=Ee(t,0),r=Ee(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Qc(e,t,r){let o=r.min,s=r.max,a=Ee(o.pad,0),i=Ee(s.pad,0),l=Ee(o.hard,-He),c=Ee(s.hard,He),u=Ee(o.soft,He),m=Ee(s.soft,-He),
h=Ee(o.mode,0),p=Ee(s.mode,0),g=t-e,w=rr(g),T=zt(wt(e),wt(t)),k=rr(T),y=wt(k-w);(g<1e-24||y>10)&&(g=0,(e==0||t==0)&&(g=1e-24,h==2&&u!=He&&(a=0),p==2&&m!=-He&&(i=
0)));let S=g||T||1e3,x=rr(S),M=ko(10,sn(x)),q=S*(g==0?e==0?.1:1:a),L=ze(Td(e-q,M/10),24),te=e>=u&&(h==1||h==3&&L<=u||h==2&&L>=u)?u:He,H=zt(l,L<te&&e>=te?te:$n(te,
L)),ue=S*(g==0?t==0?.1:1:i),Z=ze(ua(t+ue,M/10),24),N=t<=m&&(p==1||p==3&&Z>=m||p==2&&Z<=m)?m:-He,ge=$n(c,Z>N&&t<=N?N:zt(N,Z));return H==ge&&H==0&&(ge=100),[H,ge]}
var Ih=new Intl.NumberFormat($o?Ah.language:"en-US"),pl=e=>Ih.format(e),an=Math,ra=an.PI,wt=an.abs,sn=an.floor,yt=an.round,bn=an.ceil,$n=an.min,zt=an.max,ko=an.
pow,Gc=an.sign,rr=an.log10,Sd=an.log2,Jh=(e,t=1)=>an.sinh(e)*t,Vi=(e,t=1)=>an.asinh(e/t),He=1/0;function Kc(e){return(rr((e^e>>31)-(e>>31))|0)+1}function tl(e,t,r){
return $n(zt(e,t),r)}function xd(e){return typeof e=="function"}function ke(e){return xd(e)?e:()=>e}var Fh=()=>{},Cd=e=>e,$d=(e,t)=>t,Bh=e=>null,Yc=e=>!0,Zc=(e,t)=>e==
t,Uh=/\.\d*?(?=9{6,}|0{6,})/gm,Nr=e=>{if(Md(e)||vr.has(e))return e;let t=`${e}`,r=t.match(Uh);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,a]=t.split("e");return+`${Nr(s)}e${a}`}return ze(e,o)};function Rr(e,t){return Nr(ze(Nr(e/t))*t)}function ua(e,t){return Nr(bn(Nr(e/t))*t)}function Td(e,t){return Nr(
sn(Nr(e/t))*t)}function ze(e,t=0){if(Md(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return yt(o)/r}var vr=new Map;function Pd(e){return((""+e).split(".")[1]||
"").length}function ls(e,t,r,o){let s=[],a=o.map(Pd);for(let i=t;i<r;i++){let l=wt(i),c=ze(ko(e,i),l);for(let u=0;u<o.length;u++){let m=e==10?+`${o[u]}e${i}`:o[u]*
c,h=(i>=0?0:l)+(i>=a[u]?0:a[u]),p=e==10?m:ze(m,h);s.push(p),vr.set(p,h)}}return s}var is={},fl=[],So=[null,null],br=Array.isArray,Md=Number.isInteger,Wh=e=>e===
void 0;function Xc(e){return typeof e=="string"}function ca(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Hh(e){return e!=null&&
typeof e=="object"}var zh=Object.getPrototypeOf(Uint8Array),Ed="__proto__";function xo(e,t=ca){let r;if(br(e)){let o=e.find(s=>s!=null);if(br(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=xo(e[s],t)}else r=e.slice()}else if(e instanceof zh)r=e.slice();else if(t(e)){r={};for(let o in e)o!=Ed&&(r[o]=xo(e[o],
t))}else r=e;return r}function ht(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=Ed&&(ca(e[s])?ht(e[s],xo(o[s])):e[s]=xo(o[s]))}return e}
var Vh=0,Qh=1,Gh=2;function Kh(e,t,r){for(let o=0,s,a=-1;o<t.length;o++){let i=t[o];if(i>a){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=i+1;s<r&&e[s]==null;)e[a=
s++]=null}}}function Yh(e,t){if(eg(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return tg(i[0])||(i=Xh(i)),i}let r=new Set;for(let i=0;i<
e.length;i++){let c=e[i][0],u=c.length;for(let m=0;m<u;m++)r.add(c[m])}let o=[Array.from(r).sort((i,l)=>i-l)],s=o[0].length,a=new Map;for(let i=0;i<s;i++)a.set(
o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let u=1;u<l.length;u++){let m=l[u],h=Array(s).fill(void 0),p=t?t[i][u]:Qh,g=[];for(let w=0;w<m.length;w++){
let T=m[w],k=a.get(c[w]);T===null?p!=Vh&&(h[k]=T,p==Gh&&g.push(k)):h[k]=T}Kh(h,g,s),o.push(h)}}return o}var Zh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Xh(e){let t=e[0],r=t.length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,i)=>t[a]-t[i]);let s=[];for(let a=0;a<e.length;a++){
let i=e[a],l=Array(r);for(let c=0;c<r;c++)l[c]=i[o[c]];s.push(l)}return s}function eg(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)if(s[a]!=t[a])return!1}}return!0}function tg(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let a=zt(1,sn((s-o+1)/t));for(let i=e[o],l=o+a;l<=s;l+=a){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}
var Dd=["January","February","March","April","May","June","July","August","September","October","November","December"],Od=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function Ad(e){return e.slice(0,3)}var ng=Od.map(Ad),rg=Dd.map(Ad),og={MMMM:Dd,MMM:rg,WWWW:Od,WWW:ng};function ns(e){return(e<
10?"0":"")+e}function sg(e){return(e<10?"00":e<100?"0":"")+e}var ag={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ns(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>ns(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>ns(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ns(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>ns(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>sg(e.getMilliseconds())};
function ml(e,t){t=t||og;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?ag[s[1]]:s[0]);return a=>{let i="";for(let l=0;l<r.length;l++)
i+=typeof r[l]=="string"?r[l]:r[l](a,t);return i}}var ig=new Intl.DateTimeFormat().resolvedOptions().timeZone;function lg(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==ig?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Rd=e=>e%
1==0,aa=[1,2,2.5,5],ug=ls(10,-32,0,aa),qd=ls(10,0,32,aa),cg=qd.filter(Rd),qr=ug.concat(qd),hl=`
`,Ld="{YYYY}",ed=hl+Ld,jd="{M}/{D}",ss=hl+jd,ta=ss+"/{YY}",Nd="{aa}",dg="{h}:{mm}",wo=dg+Nd,td=hl+wo,nd=":{ss}",qe=null;function Id(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,i=s*365,c=(e==1?ls(10,0,3,aa).filter(Rd):ls(10,-3,0,aa)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),u=[[i,Ld,qe,qe,qe,qe,qe,qe,1],[s*28,"{MMM}",ed,qe,qe,qe,qe,qe,1],[s,jd,ed,qe,
qe,qe,qe,qe,1],[o,"{h}"+Nd,ta,qe,ss,qe,qe,qe,1],[r,wo,ta,qe,ss,qe,qe,qe,1],[t,nd,ta+" "+wo,qe,ss+" "+wo,qe,td,qe,1],[e,nd+".{fff}",ta+" "+wo,qe,ss+" "+wo,qe,td,
qe,1]];function m(h){return(p,g,w,T,k,y)=>{let S=[],x=k>=i,M=k>=a&&k<i,q=h(w),L=ze(q*e,3),te=Qi(q.getFullYear(),x?0:q.getMonth(),M||x?1:q.getDate()),H=ze(te*e,3);
if(M||x){let ue=M?k/a:0,Z=x?k/i:0,N=L==H?L:ze(Qi(te.getFullYear()+Z,te.getMonth()+ue,1)*e,3),ge=new Date(yt(N/e)),G=ge.getFullYear(),ae=ge.getMonth();for(let ne=0;N<=
T;ne++){let xe=Qi(G+Z*ne,ae+ue*ne,1),X=xe-h(ze(xe*e,3));N=ze((+xe+X)*e,3),N<=T&&S.push(N)}}else{let ue=k>=s?s:k,Z=sn(w)-sn(L),N=H+Z+ua(L-H,ue);S.push(N);let ge=h(
N),G=ge.getHours()+ge.getMinutes()/r+ge.getSeconds()/o,ae=k/o,ne=p.axes[g]._space,xe=y/ne;for(;N=ze(N+k,e==1?0:3),!(N>T);)if(ae>1){let X=sn(ze(G+ae,6))%24,Pe=h(
N).getHours()-X;Pe>1&&(Pe=-1),N-=Pe*o,G=(G+ae)%24;let Ie=S[S.length-1];ze((N-Ie)/k,3)*xe>=.7&&S.push(N)}else S.push(N)}return S}}return[c,u,m]}var[pg,fg,mg]=Id(
1),[hg,gg,bg]=Id(.001);ls(2,-53,53,[1]);function rd(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function od(e,t){return(r,o,s,a,i)=>{
let l=t.find(w=>i>=w[0])||t[t.length-1],c,u,m,h,p,g;return o.map(w=>{let T=e(w),k=T.getFullYear(),y=T.getMonth(),S=T.getDate(),x=T.getHours(),M=T.getMinutes(),q=T.
getSeconds(),L=k!=c&&l[2]||y!=u&&l[3]||S!=m&&l[4]||x!=h&&l[5]||M!=p&&l[6]||q!=g&&l[7]||l[1];return c=k,u=y,m=S,h=x,p=M,g=q,L(T)})}}function vg(e,t){let r=ml(t);
return(o,s,a,i,l)=>s.map(c=>r(e(c)))}function Qi(e,t,r){return new Date(e,t,r)}function sd(e,t){return t(e)}var yg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ad(e,t){
return(r,o,s,a)=>a==null?ll:t(e(o))}function wg(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function _g(e,t){return e.
series[t].fill(e,t)}var kg={show:!0,live:!0,isolate:!1,mount:Fh,markers:{show:!0,width:2,stroke:wg,fill:_g,dash:"solid"},idx:null,idxs:null,values:[]};function Sg(e,t){
let r=e.cursor.points,o=gn(),s=r.size(e,t);et(o,rs,s),et(o,os,s);let a=s/-2;et(o,"marginLeft",a),et(o,"marginTop",a);let i=r.width(e,t,s);return i&&et(o,"border\
Width",i),o}function xg(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Cg(e,t){let r=e.series[t].points;return r._stroke||r._fill}function $g(e,t){
return e.series[t].points.size}var Gi=[0,0];function Tg(e,t,r){return Gi[0]=t,Gi[1]=r,Gi}function na(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}
function Ki(e,t,r,o=!0){return s=>{(!o||s.target==t)&&r(s)}}var Pg={show:!0,x:!0,y:!0,lock:!1,move:Tg,points:{one:!1,show:Sg,size:$g,width:0,stroke:Cg,fill:xg},
bind:{mousedown:na,mouseup:na,click:na,dblclick:na,mousemove:Ki,mouseleave:Ki,mouseenter:Ki},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),
t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,
idxs:null,event:null},Jd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},gl=ht({},Jd,{filter:$d}),Fd=ht({},gl,{size:10}),Bd=ht({},Jd,{show:!1}),bl='12px system-ui, \
-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji\
"',Ud="bold "+bl,Wd=1.5,id={show:!0,scale:"x",stroke:il,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ud,side:2,grid:gl,ticks:Fd,border:Bd,
font:bl,lineGap:Wd,rotate:0},Mg="Value",Eg="Time",ld={show:!0,scale:"x",auto:!1,sorted:1,min:He,max:-He,idxs:[]};function Dg(e,t,r,o,s){return t.map(a=>a==null?
"":pl(a))}function Og(e,t,r,o,s,a,i){let l=[],c=vr.get(s)||0;r=i?r:ze(ua(r,s),c);for(let u=r;u<=o;u=ze(u+s,c))l.push(Object.is(u,-0)?0:u);return l}function nl(e,t,r,o,s,a,i){
let l=[],c=e.scales[e.axes[t].scale].log,u=c==10?rr:Sd,m=sn(u(r));s=ko(c,m),c==10&&(s=qr[Cn(s,qr)]);let h=r,p=s*c;c==10&&(p=qr[Cn(p,qr)]);do l.push(h),h=h+s,c==
10&&!vr.has(h)&&(h=ze(h,vr.get(s))),h>=p&&(s=h,p=s*c,c==10&&(p=qr[Cn(p,qr)]));while(h<=o);return l}function Ag(e,t,r,o,s,a,i){let c=e.scales[e.axes[t].scale].asinh,
u=o>c?nl(e,t,zt(c,r),o,s):[c],m=o>=0&&r<=0?[0]:[];return(r<-c?nl(e,t,zt(c,-o),-r,s):[c]).reverse().map(p=>-p).concat(m,u)}var Hd=/./,Rg=/[12357]/,qg=/[125]/,ud=/1/,
rl=(e,t,r,o)=>e.map((s,a)=>t==4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function Lg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=e.scales[i],c=e.valToPos,
u=a._space,m=c(10,i),h=c(9,i)-m>=u?Hd:c(7,i)-m>=u?Rg:c(5,i)-m>=u?qg:ud;if(h==ud){let p=wt(c(1,i)-m);if(p<u)return rl(t.slice().reverse(),l.distr,h,bn(u/p)).reverse()}
return rl(t,l.distr,h,1)}function jg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=a._space,c=e.valToPos,u=wt(c(1,i)-c(2,i));return u<l?rl(t.slice().reverse(),3,Hd,bn(
l/u)).reverse():t}function Ng(e,t,r,o){return o==null?ll:t==null?"":pl(t)}var cd={show:!0,scale:"y",stroke:il,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,
labelFont:Ud,side:3,grid:gl,ticks:Fd,border:Bd,font:bl,lineGap:Wd,rotate:0};function Ig(e,t){let r=3+(e||1)*2;return ze(r*t,3)}function Jg(e,t){let{scale:r,idxs:o}=e.
series[0],s=e._data[0],a=e.valToPos(s[o[0]],r,!0),i=e.valToPos(s[o[1]],r,!0),l=wt(i-a),c=e.series[t],u=l/(c.points.space*Oe);return o[1]-o[0]<=u}var dd={scale:null,
auto:!0,sorted:0,min:He,max:-He},zd=(e,t,r,o,s)=>s,pd={show:!0,auto:!0,sorted:0,gaps:zd,alpha:1,facets:[ht({},dd,{scale:"x"}),ht({},dd,{scale:"y"})]},fd={scale:"\
y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:zd,alpha:1,points:{show:Jg,filter:null},values:null,min:He,max:-He,idxs:[],path:null,clip:null};function Fg(e,t,r,o,s){
return r/10}var Vd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Bg=ht({},Vd,{time:!1,ori:1}),md={};function Qd(e,t){let r=md[e];return r||
(r={key:e,plots:[],sub(o){r.plots.push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,i,l,c,u){for(let m=0;m<r.plots.length;m++)r.plots[m]!=s&&r.plots[m].
pub(o,s,a,i,l,c,u)}},e!=null&&(md[e]=r)),r}var Co=1,ol=2;function Ir(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=a[0],u=o==
2?a[1]:a[t],m=o==2?i[s.facets[0].scale]:i[e.series[0].scale],h=o==2?i[s.facets[1].scale]:i[s.scale],p=l.left,g=l.top,w=l.width,T=l.height,k=e.valToPosH,y=e.valToPosV;
return m.ori==0?r(s,c,u,m,h,k,y,p,g,w,T,pa,To,ma,Kd,Zd):r(s,c,u,m,h,y,k,g,p,T,w,fa,Po,wl,Yd,Xd)}function vl(e,t){let r=0,o=0,s=Ee(e.bands,fl);for(let a=0;a<s.length;a++){
let i=s[a];i.series[0]==t?r=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function Ug(e,t,r,o,s){let a=e.mode,i=e.series[t],l=a==
2?i.facets[1].scale:i.scale,c=e.scales[l];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function or(e,t,r,o,s,a){return Ir(e,t,(i,l,c,u,m,h,p,g,w,T,k)=>{
let y=i.pxRound,S=u.dir*(u.ori==0?1:-1),x=u.ori==0?To:Po,M,q;S==1?(M=r,q=o):(M=o,q=r);let L=y(h(l[M],u,T,g)),te=y(p(c[M],m,k,w)),H=y(h(l[q],u,T,g)),ue=y(p(a==1?
m.max:m.min,m,k,w)),Z=new Path2D(s);return x(Z,H,ue),x(Z,L,ue),x(Z,L,te),Z})}function da(e,t,r,o,s,a){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ma:wl,c=r;
for(let h=0;h<e.length;h++){let p=e[h];if(p[1]>p[0]){let g=p[0]-c;g>0&&l(i,c,o,g,o+a),c=p[1]}}let u=r+s-c,m=10;u>0&&l(i,c,o-m/2,u,o+a+m)}return i}function Wg(e,t,r){
let o=e[e.length-1];o&&o[0]==t?o[1]=r:e.push([t,r])}function yl(e,t,r,o,s,a,i){let l=[],c=e.length;for(let u=s==1?r:o;u>=r&&u<=o;u+=s)if(t[u]===null){let h=u,p=u;
if(s==1)for(;++u<=o&&t[u]===null;)p=u;else for(;--u>=r&&t[u]===null;)p=u;let g=a(e[h]),w=p==h?g:a(e[p]),T=h-s;g=i<=0&&T>=0&&T<c?a(e[T]):g;let y=p+s;w=i>=0&&y>=0&&
y<c?a(e[y]):w,w>=g&&l.push([g,w])}return l}function hd(e){return e==0?Cd:e==1?yt:t=>Rr(t,e)}function Gd(e){let t=e==0?pa:fa,r=e==0?(s,a,i,l,c,u)=>{s.arcTo(a,i,l,
c,u)}:(s,a,i,l,c,u)=>{s.arcTo(i,a,c,l,u)},o=e==0?(s,a,i,l,c)=>{s.rect(a,i,l,c)}:(s,a,i,l,c)=>{s.rect(i,a,c,l)};return(s,a,i,l,c,u=0,m=0)=>{u==0&&m==0?o(s,a,i,l,
c):(u=$n(u,l/2,c/2),m=$n(m,l/2,c/2),t(s,a+u,i),r(s,a+l,i,a+l,i+c,u),r(s,a+l,i+c,a,i+c,m),r(s,a,i+c,a,i,m),r(s,a,i,a+l,i,u),s.closePath())}}var pa=(e,t,r)=>{e.moveTo(
t,r)},fa=(e,t,r)=>{e.moveTo(r,t)},To=(e,t,r)=>{e.lineTo(t,r)},Po=(e,t,r)=>{e.lineTo(r,t)},ma=Gd(0),wl=Gd(1),Kd=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},Yd=(e,t,r,o,s,a)=>{
e.arc(r,t,o,s,a)},Zd=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(t,r,o,s,a,i)},Xd=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(r,t,s,o,i,a)};function ep(e){return(t,r,o,s,a)=>Ir(t,r,
(i,l,c,u,m,h,p,g,w,T,k)=>{let{pxRound:y,points:S}=i,x,M;u.ori==0?(x=pa,M=Kd):(x=fa,M=Yd);let q=ze(S.width*Oe,3),L=(S.size-S.width)/2*Oe,te=ze(L*2,3),H=new Path2D,
ue=new Path2D,{left:Z,top:N,width:ge,height:G}=t.bbox;ma(ue,Z-te,N-te,ge+te*2,G+te*2);let ae=ne=>{if(c[ne]!=null){let xe=y(h(l[ne],u,T,g)),X=y(p(c[ne],m,k,w));x(
H,xe+L,X),M(H,xe,X,L,0,ra*2)}};if(a)a.forEach(ae);else for(let ne=o;ne<=s;ne++)ae(ne);return{stroke:q>0?H:null,fill:H,clip:ue,flags:Co|ol}})}function tp(e){return(t,r,o,s,a,i)=>{
o!=s&&(a!=o&&i!=o&&e(t,r,o),a!=s&&i!=s&&e(t,r,s),e(t,r,i))}}var Hg=tp(To),zg=tp(Po);function np(e){let t=Ee(e?.alignGaps,0);return(r,o,s,a)=>Ir(r,o,(i,l,c,u,m,h,p,g,w,T,k)=>{
[s,a]=ia(c,s,a);let y=i.pxRound,S=G=>y(h(G,u,T,g)),x=G=>y(p(G,m,k,w)),M,q;u.ori==0?(M=To,q=Hg):(M=Po,q=zg);let L=u.dir*(u.ori==0?1:-1),te={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:Co},H=te.stroke,ue=!1;if(a-s>=T*4){let G=K=>r.posToVal(K,u.key,!0),ae=null,ne=null,xe,X,Vt,tt=S(l[L==1?s:a]),Pe=S(l[s]),Ie=S(
l[a]),ye=G(L==1?Pe+1:Ie-1);for(let K=L==1?s:a;K>=s&&K<=a;K+=L){let gt=l[K],nt=(L==1?gt<ye:gt>ye)?tt:S(gt),Re=c[K];nt==tt?Re!=null?(X=Re,ae==null?(M(H,nt,x(X)),xe=
ae=ne=X):X<ae?ae=X:X>ne&&(ne=X)):Re===null&&(ue=!0):(ae!=null&&q(H,tt,x(ae),x(ne),x(xe),x(X)),Re!=null?(X=Re,M(H,nt,x(X)),ae=ne=xe=X):(ae=ne=null,Re===null&&(ue=
!0)),tt=nt,ye=G(tt+L))}ae!=null&&ae!=ne&&Vt!=tt&&q(H,tt,x(ae),x(ne),x(xe),x(X))}else for(let G=L==1?s:a;G>=s&&G<=a;G+=L){let ae=c[G];ae===null?ue=!0:ae!=null&&M(
H,S(l[G]),x(ae))}let[N,ge]=vl(r,o);if(i.fill!=null||N!=0){let G=te.fill=new Path2D(H),ae=i.fillTo(r,o,i.min,i.max,N),ne=x(ae),xe=S(l[s]),X=S(l[a]);L==-1&&([X,xe]=
[xe,X]),M(G,X,ne),M(G,xe,ne)}if(!i.spanGaps){let G=[];ue&&G.push(...yl(l,c,s,a,L,S,t)),te.gaps=G=i.gaps(r,o,s,a,G),te.clip=da(G,u.ori,g,w,T,k)}return ge!=0&&(te.
band=ge==2?[or(r,o,s,a,H,-1),or(r,o,s,a,H,1)]:or(r,o,s,a,H,ge)),te})}function Vg(e){let t=Ee(e.align,1),r=Ee(e.ascDesc,!1),o=Ee(e.alignGaps,0),s=Ee(e.extend,!1);
return(a,i,l,c)=>Ir(a,i,(u,m,h,p,g,w,T,k,y,S,x)=>{[l,c]=ia(h,l,c);let M=u.pxRound,{left:q,width:L}=a.bbox,te=Pe=>M(w(Pe,p,S,k)),H=Pe=>M(T(Pe,g,x,y)),ue=p.ori==0?
To:Po,Z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Co},N=Z.stroke,ge=p.dir*(p.ori==0?1:-1),G=H(h[ge==1?l:c]),ae=te(m[ge==1?l:c]),ne=ae,xe=ae;
s&&t==-1&&(xe=q,ue(N,xe,G)),ue(N,ae,G);for(let Pe=ge==1?l:c;Pe>=l&&Pe<=c;Pe+=ge){let Ie=h[Pe];if(Ie==null)continue;let ye=te(m[Pe]),K=H(Ie);t==1?ue(N,ye,G):ue(N,
ne,K),ue(N,ye,K),G=K,ne=ye}let X=ne;s&&t==1&&(X=q+L,ue(N,X,G));let[Vt,tt]=vl(a,i);if(u.fill!=null||Vt!=0){let Pe=Z.fill=new Path2D(N),Ie=u.fillTo(a,i,u.min,u.max,
Vt),ye=H(Ie);ue(Pe,X,ye),ue(Pe,xe,ye)}if(!u.spanGaps){let Pe=[];Pe.push(...yl(m,h,l,c,ge,te,o));let Ie=u.width*Oe/2,ye=r||t==1?Ie:-Ie,K=r||t==-1?-Ie:Ie;Pe.forEach(
gt=>{gt[0]+=ye,gt[1]+=K}),Z.gaps=Pe=u.gaps(a,i,l,c,Pe),Z.clip=da(Pe,p.ori,k,y,S,x)}return tt!=0&&(Z.band=tt==2?[or(a,i,l,c,N,-1),or(a,i,l,c,N,1)]:or(a,i,l,c,N,tt)),
Z})}function gd(e,t,r,o,s,a,i=He){if(e.length>1){let l=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let m=wt(e[c]-e[l]);m<u&&(u=m,i=wt(r(
e[c],o,s,a)-r(e[l],o,s,a)))}l=c}}return i}function Qg(e){e=e||is;let t=Ee(e.size,[.6,He,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?
[s,0]:s;let a=ke(s),i=1-t[0],l=Ee(t[1],He),c=Ee(t[2],1),u=Ee(e.disp,is),m=Ee(e.each,g=>{}),{fill:h,stroke:p}=u;return(g,w,T,k)=>Ir(g,w,(y,S,x,M,q,L,te,H,ue,Z,N)=>{
let ge=y.pxRound,G=r,ae=o*Oe,ne=l*Oe,xe=c*Oe,X,Vt;M.ori==0?[X,Vt]=a(g,w):[Vt,X]=a(g,w);let tt=M.dir*(M.ori==0?1:-1),Pe=M.ori==0?ma:wl,Ie=M.ori==0?m:(F,Ve,bt,Kr,Sr,Dn,xr)=>{
m(F,Ve,bt,Sr,Kr,xr,Dn)},ye=Ee(g.bands,fl).find(F=>F.series[0]==w),K=ye!=null?ye.dir:0,gt=y.fillTo(g,w,y.min,y.max,K),Jt=ge(te(gt,q,N,ue)),nt,Re,vn,Yt=Z,at=ge(y.
width*Oe),En=!1,Vn=null,un=null,lr=null,Vr=null;h!=null&&(at==0||p!=null)&&(En=!0,Vn=h.values(g,w,T,k),un=new Map,new Set(Vn).forEach(F=>{F!=null&&un.set(F,new Path2D)}),
at>0&&(lr=p.values(g,w,T,k),Vr=new Map,new Set(lr).forEach(F=>{F!=null&&Vr.set(F,new Path2D)})));let{x0:Qr,size:Jo}=u;if(Qr!=null&&Jo!=null){G=1,S=Qr.values(g,w,
T,k),Qr.unit==2&&(S=S.map(bt=>g.posToVal(H+bt*Z,M.key,!0)));let F=Jo.values(g,w,T,k);Jo.unit==2?Re=F[0]*Z:Re=L(F[0],M,Z,H)-L(0,M,Z,H),Yt=gd(S,x,L,M,Z,H,Yt),vn=Yt-
Re+ae}else Yt=gd(S,x,L,M,Z,H,Yt),vn=Yt*i+ae,Re=Yt-vn;vn<1&&(vn=0),at>=Re/2&&(at=0),vn<5&&(ge=Cd);let Cs=vn>0,_r=Yt-vn-(Cs?at:0);Re=ge(tl(_r,xe,ne)),nt=(G==0?Re/
2:G==tt?0:Re)-G*tt*((G==0?ae/2:0)+(Cs?at/2:0));let Ft={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Gr=En?null:new Path2D,Qn=null;if(ye!=null)Qn=
g.data[ye.series[1]];else{let{y0:F,y1:Ve}=u;F!=null&&Ve!=null&&(x=Ve.values(g,w,T,k),Qn=F.values(g,w,T,k))}let kr=X*Re,he=Vt*Re;for(let F=tt==1?T:k;F>=T&&F<=k;F+=
tt){let Ve=x[F];if(Ve==null)continue;if(Qn!=null){let Qt=Qn[F]??0;if(Ve-Qt==0)continue;Jt=te(Qt,q,N,ue)}let bt=M.distr!=2||u!=null?S[F]:F,Kr=L(bt,M,Z,H),Sr=te(Ee(
Ve,gt),q,N,ue),Dn=ge(Kr-nt),xr=ge(zt(Sr,Jt)),Zt=ge($n(Sr,Jt)),cn=xr-Zt;if(Ve!=null){let Qt=Ve<0?he:kr,yn=Ve<0?kr:he;En?(at>0&&lr[F]!=null&&Pe(Vr.get(lr[F]),Dn,Zt+
sn(at/2),Re,zt(0,cn-at),Qt,yn),Vn[F]!=null&&Pe(un.get(Vn[F]),Dn,Zt+sn(at/2),Re,zt(0,cn-at),Qt,yn)):Pe(Gr,Dn,Zt+sn(at/2),Re,zt(0,cn-at),Qt,yn),Ie(g,w,F,Dn-at/2,Zt,
Re+at,cn)}}return at>0?Ft.stroke=En?Vr:Gr:En||(Ft._fill=y.width==0?y._fill:y._stroke??y._fill,Ft.width=0),Ft.fill=En?un:Gr,Ft})}function Gg(e,t){let r=Ee(t?.alignGaps,
0);return(o,s,a,i)=>Ir(o,s,(l,c,u,m,h,p,g,w,T,k,y)=>{[a,i]=ia(u,a,i);let S=l.pxRound,x=X=>S(p(X,m,k,w)),M=X=>S(g(X,h,y,T)),q,L,te;m.ori==0?(q=pa,te=To,L=Zd):(q=
fa,te=Po,L=Xd);let H=m.dir*(m.ori==0?1:-1),ue=x(c[H==1?a:i]),Z=ue,N=[],ge=[];for(let X=H==1?a:i;X>=a&&X<=i;X+=H)if(u[X]!=null){let tt=c[X],Pe=x(tt);N.push(Z=Pe),
ge.push(M(u[X]))}let G={stroke:e(N,ge,q,te,L,S),fill:null,clip:null,band:null,gaps:null,flags:Co},ae=G.stroke,[ne,xe]=vl(o,s);if(l.fill!=null||ne!=0){let X=G.fill=
new Path2D(ae),Vt=l.fillTo(o,s,l.min,l.max,ne),tt=M(Vt);te(X,Z,tt),te(X,ue,tt)}if(!l.spanGaps){let X=[];X.push(...yl(c,u,a,i,H,x,r)),G.gaps=X=l.gaps(o,s,a,i,X),
G.clip=da(X,m.ori,w,T,k,y)}return xe!=0&&(G.band=xe==2?[or(o,s,a,i,ae,-1),or(o,s,a,i,ae,1)]:or(o,s,a,i,ae,xe)),G})}function Kg(e){return Gg(Yg,e)}function Yg(e,t,r,o,s,a){
let i=e.length;if(i<2)return null;let l=new Path2D;if(r(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let c=Array(i),u=Array(i-1),m=Array(i-1),h=Array(i-1);for(let p=0;p<
i-1;p++)m[p]=t[p+1]-t[p],h[p]=e[p+1]-e[p],u[p]=m[p]/h[p];c[0]=u[0];for(let p=1;p<i-1;p++)u[p]===0||u[p-1]===0||u[p-1]>0!=u[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*
h[p]+h[p-1])/u[p-1]+(h[p]+2*h[p-1])/u[p]),isFinite(c[p])||(c[p]=0));c[i-1]=u[i-2];for(let p=0;p<i-1;p++)s(l,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+
1]*h[p]/3,e[p+1],t[p+1])}return l}var sl=new Set;function bd(){for(let e of sl)e.syncRect(!0)}$o&&(jr(Dh,_o,bd),jr(Oh,_o,bd,!0),jr(oa,_o,()=>{_t.pxRatio=Oe}));var Zg=np(),
Xg=ep();function vd(e,t,r,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,i)=>al(a,i,t,r))}function eb(e,t){return e.map((r,o)=>o==
0?{}:ht({},t,r))}function al(e,t,r,o){return ht({},t==0?r:o,e)}function rp(e,t,r){return t==null?So:[t,r]}var tb=rp;function nb(e,t,r){return t==null?So:sa(t,r,
dl,!0)}function op(e,t,r,o){return t==null?So:la(t,r,e.scales[o].log,!1)}var rb=op;function sp(e,t,r,o){return t==null?So:cl(t,r,e.scales[o].log,!1)}var ob=sp;function sb(e,t,r,o,s){
let a=zt(Kc(e),Kc(t)),i=t-e,l=Cn(s/o*i,r);do{let c=r[l],u=o*c/i;if(u>=s&&a+(c<5?vr.get(c):0)<=17)return[c,u]}while(++l<r.length);return[0,0]}function yd(e){let t,
r;return e=e.replace(/(\d+)px/,(o,s)=>(t=yt((r=+s)*Oe))+"px"),[e,t,r]}function ab(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=ze(t[2]*Oe,1);t[0]=t[0].replace(
/[0-9.]+px/,r+"px"),t[1]=r})}function _t(e,t,r){let o={mode:Ee(e.mode,1)},s=o.mode;function a(d,f,b,v){let _=f.valToPct(d);return v+b*(f.dir==-1?1-_:_)}function i(d,f,b,v){
let _=f.valToPct(d);return v+b*(f.dir==-1?_:1-_)}function l(d,f,b,v){return f.ori==0?a(d,f,b,v):i(d,f,b,v)}o.valToPosH=a,o.valToPosV=i;let c=!1;o.status=0;let u=o.
root=gn(fh);if(e.id!=null&&(u.id=e.id),on(u,e.class),e.title){let d=gn(gh,u);d.textContent=e.title}let m=xn("canvas"),h=o.ctx=m.getContext("2d"),p=gn(bh,u);jr("\
click",p,d=>{d.target===w&&(Ke!=io||rt!=lo)&&Dt.click(o,d)},!0);let g=o.under=gn(vh,p);p.appendChild(m);let w=o.over=gn(yh,p);e=xo(e);let T=+Ee(e.pxAlign,1),k=hd(
T);(e.plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let y=e.ms||.001,S=o.series=s==1?vd(e.series||[],ld,fd,!1):eb(e.series||[null],pd),x=o.axes=vd(e.axes||
[],id,cd,!0),M=o.scales={},q=o.bands=e.bands||[];q.forEach(d=>{d.fill=ke(d.fill||null),d.dir=Ee(d.dir,-1)});let L=s==2?S[1].facets[0].scale:S[0].scale,te={axes:Dm,
series:$m},H=(e.drawOrder||["axes","series"]).map(d=>te[d]);function ue(d){let f=d.distr==3?b=>rr(b>0?b:d.clamp(o,b,d.min,d.max,d.key)):d.distr==4?b=>Vi(b,d.asinh):
d.distr==100?b=>d.fwd(b):b=>b;return b=>{let v=f(b),{_min:_,_max:C}=d,E=C-_;return(v-_)/E}}function Z(d){let f=M[d];if(f==null){let b=(e.scales||is)[d]||is;if(b.
from!=null){Z(b.from);let v=ht({},M[b.from],b,{key:d});v.valToPct=ue(v),M[d]=v}else{f=M[d]=ht({},d==L?Vd:Bg,b),f.key=d;let v=f.time,_=f.range,C=br(_);if((d!=L||
s==2&&!v)&&(C&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?Vc:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?Vc:{mode:1,hard:_[1],soft:_[1]}},C=!1),!C&&ca(_))){let E=_;
_=(O,j,I)=>j==null?So:sa(j,I,E)}f.range=ke(_||(v?tb:d==L?f.distr==3?rb:f.distr==4?ob:rp:f.distr==3?op:f.distr==4?sp:nb)),f.auto=ke(C?!1:f.auto),f.clamp=ke(f.clamp||
Fg),f._min=f._max=null,f.valToPct=ue(f)}}}Z("x"),Z("y"),s==1&&S.forEach(d=>{Z(d.scale)}),x.forEach(d=>{Z(d.scale)});for(let d in e.scales)Z(d);let N=M[L],ge=N.distr,
G,ae;N.ori==0?(on(u,mh),G=a,ae=i):(on(u,hh),G=i,ae=a);let ne={};for(let d in M){let f=M[d];(f.min!=null||f.max!=null)&&(ne[d]={min:f.min,max:f.max},f.min=f.max=
null)}let xe=e.tzDate||(d=>new Date(yt(d/y))),X=e.fmtDate||ml,Vt=y==1?mg(xe):bg(xe),tt=od(xe,rd(y==1?fg:gg,X)),Pe=ad(xe,sd(yg,X)),Ie=[],ye=o.legend=ht({},kg,e.legend),
K=o.cursor=ht({},Pg,{drag:{y:s==2}},e.cursor),gt=ye.show,Jt=K.show,nt=ye.markers;ye.idxs=Ie,nt.width=ke(nt.width),nt.dash=ke(nt.dash),nt.stroke=ke(nt.stroke),nt.
fill=ke(nt.fill);let Re,vn,Yt,at=[],En=[],Vn,un=!1,lr={};if(ye.live){let d=S[1]?S[1].values:null;un=d!=null,Vn=un?d(o,1,0):{_:0};for(let f in Vn)lr[f]=ll}if(gt)
if(Re=xn("table",Ch,u),Yt=xn("tbody",null,Re),ye.mount(o,Re),un){vn=xn("thead",null,Re,Yt);let d=xn("tr",null,vn);xn("th",null,d);for(var Vr in Vn)xn("th",Rc,d).
textContent=Vr}else on(Re,Th),ye.live&&on(Re,$h);let Qr={show:!0},Jo={show:!1};function Cs(d,f){if(f==0&&(un||!ye.live||s==2))return So;let b=[],v=xn("tr",Ph,Yt,
Yt.childNodes[f]);on(v,d.class),d.show||on(v,Lr);let _=xn("th",null,v);if(nt.show){let O=gn(Mh,_);if(f>0){let j=nt.width(o,f);j&&(O.style.border=j+"px "+nt.dash(
o,f)+" "+nt.stroke(o,f)),O.style.background=nt.fill(o,f)}}let C=gn(Rc,_);d.label instanceof HTMLElement?C.appendChild(d.label):C.textContent=d.label,f>0&&(nt.show||
(C.style.color=d.width>0?nt.stroke(o,f):nt.fill(o,f)),Ft("click",_,O=>{if(K._lock)return;$r(O);let j=S.indexOf(d);if((O.ctrlKey||O.metaKey)!=ye.isolate){let I=S.
some((J,B)=>B>0&&B!=j&&J.show);S.forEach((J,B)=>{B>0&&An(B,I?B==j?Qr:Jo:Qr,!0,ft.setSeries)})}else An(j,{show:!d.show},!0,ft.setSeries)},!1),Zr&&Ft(Nc,_,O=>{K._lock||
($r(O),An(S.indexOf(d),co,!0,ft.setSeries))},!1));for(var E in Vn){let O=xn("td",Eh,v);O.textContent="--",b.push(O)}return[v,b]}let _r=new Map;function Ft(d,f,b,v=!0){
let _=_r.get(f)||{},C=K.bind[d](o,f,b,v);C&&(jr(d,f,_[d]=C),_r.set(f,_))}function Gr(d,f,b){let v=_r.get(f)||{};for(let _ in v)(d==null||_==d)&&(el(_,f,v[_]),delete v[_]);
d==null&&_r.delete(f)}let Qn=0,kr=0,he=0,F=0,Ve=0,bt=0,Kr=Ve,Sr=bt,Dn=he,xr=F,Zt=0,cn=0,Qt=0,yn=0;o.bbox={};let ni=!1,$s=!1,Yr=!1,Cr=!1,Ts=!1,dn=!1;function ri(d,f,b){
(b||d!=o.width||f!=o.height)&&bu(d,f),ro(!1),Yr=!0,$s=!0,oo()}function bu(d,f){o.width=Qn=he=d,o.height=kr=F=f,Ve=bt=0,ym(),wm();let b=o.bbox;Zt=b.left=Rr(Ve*Oe,
.5),cn=b.top=Rr(bt*Oe,.5),Qt=b.width=Rr(he*Oe,.5),yn=b.height=Rr(F*Oe,.5)}let gm=3;function bm(){let d=!1,f=0;for(;!d;){f++;let b=Mm(f),v=Em(f);d=f==gm||b&&v,d||
(bu(o.width,o.height),$s=!0)}}function vm({width:d,height:f}){ri(d,f)}o.setSize=vm;function ym(){let d=!1,f=!1,b=!1,v=!1;x.forEach((_,C)=>{if(_.show&&_._show){let{
side:E,_size:O}=_,j=E%2,I=_.label!=null?_.labelSize:0,J=O+I;J>0&&(j?(he-=J,E==3?(Ve+=J,v=!0):b=!0):(F-=J,E==0?(bt+=J,d=!0):f=!0))}}),Tr[0]=d,Tr[1]=b,Tr[2]=f,Tr[3]=
v,he-=ur[1]+ur[3],Ve+=ur[3],F-=ur[2]+ur[0],bt+=ur[0]}function wm(){let d=Ve+he,f=bt+F,b=Ve,v=bt;function _(C,E){switch(C){case 1:return d+=E,d-E;case 2:return f+=
E,f-E;case 3:return b-=E,b+E;case 0:return v-=E,v+E}}x.forEach((C,E)=>{if(C.show&&C._show){let O=C.side;C._pos=_(O,C._size),C.label!=null&&(C._lpos=_(O,C.labelSize))}})}
if(K.dataIdx==null){let d=K.hover,f=d.skip=new Set(d.skip??[]);f.add(void 0);let b=d.prox=ke(d.prox),v=d.bias??(d.bias=0);K.dataIdx=(_,C,E,O)=>{if(C==0)return E;
let j=E,I=b(_,C,E,O)??He,J=I>=0&&I<He,B=N.ori==0?he:F,ie=K.left,De=t[0],Me=t[C];if(f.has(Me[E])){j=null;let we=null,se=null,Y;if(v==0||v==-1)for(Y=E;we==null&&Y-- >
0;)f.has(Me[Y])||(we=Y);if(v==0||v==1)for(Y=E;se==null&&Y++<Me.length;)f.has(Me[Y])||(se=Y);if(we!=null||se!=null)if(J){let Ze=we==null?-1/0:G(De[we],N,B,0),it=se==
null?1/0:G(De[se],N,B,0),Pt=ie-Ze,Je=it-ie;Pt<=Je?Pt<=I&&(j=we):Je<=I&&(j=se)}else j=se==null?we:we==null?se:E-we<=se-E?we:se}else J&&wt(ie-G(De[E],N,B,0))>I&&(j=
null);return j}}let $r=d=>{K.event=d};K.idxs=Ie,K._lock=!1;let Rt=K.points;Rt.show=ke(Rt.show),Rt.size=ke(Rt.size),Rt.stroke=ke(Rt.stroke),Rt.width=ke(Rt.width),
Rt.fill=ke(Rt.fill);let On=o.focus=ht({},e.focus||{alpha:.3},K.focus),Zr=On.prox>=0,Xr=Zr&&Rt.one,pn=[],eo=[],to=[];function vu(d,f){let b=Rt.show(o,f);if(b instanceof
HTMLElement)return on(b,xh),on(b,d.class),jn(b,-10,-10,he,F),w.insertBefore(b,pn[f]),b}function yu(d,f){if(s==1||f>0){let b=s==1&&M[d.scale].time,v=d.value;d.value=
b?Xc(v)?ad(xe,sd(v,X)):v||Pe:v||Ng,d.label=d.label||(b?Eg:Mg)}if(Xr||f>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Zg||Bh,d.fillTo=ke(d.fillTo||Ug),d.pxAlign=
+Ee(d.pxAlign,T),d.pxRound=hd(d.pxAlign),d.stroke=ke(d.stroke||null),d.fill=ke(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let b=Ig(zt(1,d.width),1),
v=d.points=ht({},{size:b,width:zt(1,b*.2),stroke:d.stroke,space:b*2,paths:Xg,_stroke:null,_fill:null},d.points);v.show=ke(v.show),v.filter=ke(v.filter),v.fill=ke(
v.fill),v.stroke=ke(v.stroke),v.paths=ke(v.paths),v.pxAlign=d.pxAlign}if(gt){let b=Cs(d,f);at.splice(f,0,b[0]),En.splice(f,0,b[1]),ye.values.push(null)}if(Jt){Ie.
splice(f,0,null);let b=null;Xr?f==0&&(b=vu(d,f)):f>0&&(b=vu(d,f)),pn.splice(f,0,b),eo.splice(f,0,0),to.splice(f,0,0)}Tt("addSeries",f)}function _m(d,f){f=f??S.length,
d=s==1?al(d,f,ld,fd):al(d,f,{},pd),S.splice(f,0,d),yu(S[f],f)}o.addSeries=_m;function km(d){if(S.splice(d,1),gt){ye.values.splice(d,1),En.splice(d,1);let f=at.splice(
d,1)[0];Gr(null,f.firstChild),f.remove()}Jt&&(Ie.splice(d,1),pn.splice(d,1)[0].remove(),eo.splice(d,1),to.splice(d,1)),Tt("delSeries",d)}o.delSeries=km;let Tr=[
!1,!1,!1,!1];function Sm(d,f){if(d._show=d.show,d.show){let b=d.side%2,v=M[d.scale];v==null&&(d.scale=b?S[1].scale:L,v=M[d.scale]);let _=v.time;d.size=ke(d.size),
d.space=ke(d.space),d.rotate=ke(d.rotate),br(d.incrs)&&d.incrs.forEach(E=>{!vr.has(E)&&vr.set(E,Pd(E))}),d.incrs=ke(d.incrs||(v.distr==2?cg:_?y==1?pg:hg:qr)),d.
splits=ke(d.splits||(_&&v.distr==1?Vt:v.distr==3?nl:v.distr==4?Ag:Og)),d.stroke=ke(d.stroke),d.grid.stroke=ke(d.grid.stroke),d.ticks.stroke=ke(d.ticks.stroke),d.
border.stroke=ke(d.border.stroke);let C=d.values;d.values=br(C)&&!br(C[0])?ke(C):_?br(C)?od(xe,rd(C,X)):Xc(C)?vg(xe,C):C||tt:C||Dg,d.filter=ke(d.filter||(v.distr>=
3&&v.log==10?Lg:v.distr==3&&v.log==2?jg:$d)),d.font=yd(d.font),d.labelFont=yd(d.labelFont),d._size=d.size(o,null,f,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&(Tr[f]=!0,d._el=gn(wh,p))}}function Fo(d,f,b,v){let[_,C,E,O]=b,j=f%2,I=0;return j==0&&(O||C)&&(I=f==0&&!_||f==2&&!E?yt(id.size/3):0),j==
1&&(_||E)&&(I=f==1&&!C||f==3&&!O?yt(cd.size/2):0),I}let wu=o.padding=(e.padding||[Fo,Fo,Fo,Fo]).map(d=>ke(Ee(d,Fo))),ur=o._padding=wu.map((d,f)=>d(o,f,Tr,0)),Et,
St=null,xt=null,Ps=s==1?S[0].idxs:null,wn=null,Bo=!1;function _u(d,f){if(t=d??[],o.data=o._data=t,s==2){Et=0;for(let b=1;b<S.length;b++)Et+=t[b][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),wn=t[0],Et=wn.length;let b=t;if(ge==2){b=t.slice();let v=b[0]=Array(Et);for(let _=0;_<Et;_++)v[_]=_}o._data=t=b}if(ro(!0),Tt(
"setData"),ge==2&&(Yr=!0),f!==!1){let b=N;b.auto(o,Bo)?oi():dr(L,b.min,b.max),Cr=Cr||K.left>=0,dn=!0,oo()}}o.setData=_u;function oi(){Bo=!0;let d,f;s==1&&(Et>0?
(St=Ps[0]=0,xt=Ps[1]=Et-1,d=t[0][St],f=t[0][xt],ge==2?(d=St,f=xt):d==f&&(ge==3?[d,f]=la(d,d,N.log,!1):ge==4?[d,f]=cl(d,d,N.log,!1):N.time?f=d+yt(86400/y):[d,f]=
sa(d,f,dl,!0))):(St=Ps[0]=d=null,xt=Ps[1]=f=null)),dr(L,d,f)}let Ms,no,si,ai,ii,li,ui,ci,di,Gt;function ku(d,f,b,v,_,C){d??(d=Lc),b??(b=fl),v??(v="butt"),_??(_=
Lc),C??(C="round"),d!=Ms&&(h.strokeStyle=Ms=d),_!=no&&(h.fillStyle=no=_),f!=si&&(h.lineWidth=si=f),C!=ii&&(h.lineJoin=ii=C),v!=li&&(h.lineCap=li=v),b!=ai&&h.setLineDash(
ai=b)}function Su(d,f,b,v){f!=no&&(h.fillStyle=no=f),d!=ui&&(h.font=ui=d),b!=ci&&(h.textAlign=ci=b),v!=di&&(h.textBaseline=di=v)}function pi(d,f,b,v,_=0){if(v.length>
0&&d.auto(o,Bo)&&(f==null||f.min==null)){let C=Ee(St,0),E=Ee(xt,v.length-1),O=b.min==null?Lh(v,C,E,_,d.distr==3):[b.min,b.max];d.min=$n(d.min,b.min=O[0]),d.max=
zt(d.max,b.max=O[1])}}let xu={min:null,max:null};function xm(){for(let v in M){let _=M[v];ne[v]==null&&(_.min==null||ne[L]!=null&&_.auto(o,Bo))&&(ne[v]=xu)}for(let v in M){
let _=M[v];ne[v]==null&&_.from!=null&&ne[_.from]!=null&&(ne[v]=xu)}ne[L]!=null&&ro(!0);let d={};for(let v in ne){let _=ne[v];if(_!=null){let C=d[v]=xo(M[v],Hh);
if(_.min!=null)ht(C,_);else if(v!=L||s==2)if(Et==0&&C.from==null){let E=C.range(o,null,null,v);C.min=E[0],C.max=E[1]}else C.min=He,C.max=-He}}if(Et>0){S.forEach(
(v,_)=>{if(s==1){let C=v.scale,E=ne[C];if(E==null)return;let O=d[C];if(_==0){let j=O.range(o,O.min,O.max,C);O.min=j[0],O.max=j[1],St=Cn(O.min,t[0]),xt=Cn(O.max,
t[0]),xt-St>1&&(t[0][St]<O.min&&St++,t[0][xt]>O.max&&xt--),v.min=wn[St],v.max=wn[xt]}else v.show&&v.auto&&pi(O,E,v,t[_],v.sorted);v.idxs[0]=St,v.idxs[1]=xt}else if(_>
0&&v.show&&v.auto){let[C,E]=v.facets,O=C.scale,j=E.scale,[I,J]=t[_],B=d[O],ie=d[j];B!=null&&pi(B,ne[O],C,I,C.sorted),ie!=null&&pi(ie,ne[j],E,J,E.sorted),v.min=E.
min,v.max=E.max}});for(let v in d){let _=d[v],C=ne[v];if(_.from==null&&(C==null||C.min==null)){let E=_.range(o,_.min==He?null:_.min,_.max==-He?null:_.max,v);_.min=
E[0],_.max=E[1]}}}for(let v in d){let _=d[v];if(_.from!=null){let C=d[_.from];if(C.min==null)_.min=_.max=null;else{let E=_.range(o,C.min,C.max,v);_.min=E[0],_.max=
E[1]}}}let f={},b=!1;for(let v in d){let _=d[v],C=M[v];if(C.min!=_.min||C.max!=_.max){C.min=_.min,C.max=_.max;let E=C.distr;C._min=E==3?rr(C.min):E==4?Vi(C.min,
C.asinh):E==100?C.fwd(C.min):C.min,C._max=E==3?rr(C.max):E==4?Vi(C.max,C.asinh):E==100?C.fwd(C.max):C.max,f[v]=b=!0}}if(b){S.forEach((v,_)=>{s==2?_>0&&f.y&&(v._paths=
null):f[v.scale]&&(v._paths=null)});for(let v in f)Yr=!0,Tt("setScale",v);Jt&&K.left>=0&&(Cr=dn=!0)}for(let v in ne)ne[v]=null}function Cm(d){let f=tl(St-1,0,Et-
1),b=tl(xt+1,0,Et-1);for(;d[f]==null&&f>0;)f--;for(;d[b]==null&&b<Et-1;)b++;return[f,b]}function $m(){if(Et>0){let d=S.some(f=>f._focus)&&Gt!=On.alpha;d&&(h.globalAlpha=
Gt=On.alpha),S.forEach((f,b)=>{if(b>0&&f.show&&(Cu(b,!1),Cu(b,!0),f._paths==null)){let v=Gt;Gt!=f.alpha&&(h.globalAlpha=Gt=f.alpha);let _=s==2?[0,t[b][0].length-
1]:Cm(t[b]);f._paths=f.paths(o,b,_[0],_[1]),Gt!=v&&(h.globalAlpha=Gt=v)}}),S.forEach((f,b)=>{if(b>0&&f.show){let v=Gt;Gt!=f.alpha&&(h.globalAlpha=Gt=f.alpha),f.
_paths!=null&&$u(b,!1);{let _=f._paths!=null?f._paths.gaps:null,C=f.points.show(o,b,St,xt,_),E=f.points.filter(o,b,C,_);(C||E)&&(f.points._paths=f.points.paths(
o,b,St,xt,E),$u(b,!0))}Gt!=v&&(h.globalAlpha=Gt=v),Tt("drawSeries",b)}}),d&&(h.globalAlpha=Gt=1)}}function Cu(d,f){let b=f?S[d].points:S[d];b._stroke=b.stroke(o,
d),b._fill=b.fill(o,d)}function $u(d,f){let b=f?S[d].points:S[d],{stroke:v,fill:_,clip:C,flags:E,_stroke:O=b._stroke,_fill:j=b._fill,_width:I=b.width}=b._paths;
I=ze(I*Oe,3);let J=null,B=I%2/2;f&&j==null&&(j=I>0?"#fff":O);let ie=b.pxAlign==1&&B>0;if(ie&&h.translate(B,B),!f){let De=Zt-I/2,Me=cn-I/2,we=Qt+I,se=yn+I;J=new Path2D,
J.rect(De,Me,we,se)}f?fi(O,I,b.dash,b.cap,j,v,_,E,C):Tm(d,O,I,b.dash,b.cap,j,v,_,E,J,C),ie&&h.translate(-B,-B)}function Tm(d,f,b,v,_,C,E,O,j,I,J){let B=!1;j!=0&&
q.forEach((ie,De)=>{if(ie.series[0]==d){let Me=S[ie.series[1]],we=t[ie.series[1]],se=(Me._paths||is).band;br(se)&&(se=ie.dir==1?se[0]:se[1]);let Y,Ze=null;Me.show&&
se&&Nh(we,St,xt)?(Ze=ie.fill(o,De)||C,Y=Me._paths.clip):se=null,fi(f,b,v,_,Ze,E,O,j,I,J,Y,se),B=!0}}),B||fi(f,b,v,_,C,E,O,j,I,J)}let Tu=Co|ol;function fi(d,f,b,v,_,C,E,O,j,I,J,B){
ku(d,f,b,v,_),(j||I||B)&&(h.save(),j&&h.clip(j),I&&h.clip(I)),B?(O&Tu)==Tu?(h.clip(B),J&&h.clip(J),Ds(_,E),Es(d,C,f)):O&ol?(Ds(_,E),h.clip(B),Es(d,C,f)):O&Co&&(h.
save(),h.clip(B),J&&h.clip(J),Ds(_,E),h.restore(),Es(d,C,f)):(Ds(_,E),Es(d,C,f)),(j||I||B)&&h.restore()}function Es(d,f,b){b>0&&(f instanceof Map?f.forEach((v,_)=>{
h.strokeStyle=Ms=_,h.stroke(v)}):f!=null&&d&&h.stroke(f))}function Ds(d,f){f instanceof Map?f.forEach((b,v)=>{h.fillStyle=no=v,h.fill(b)}):f!=null&&d&&h.fill(f)}
function Pm(d,f,b,v){let _=x[d],C;if(v<=0)C=[0,0];else{let E=_._space=_.space(o,d,f,b,v),O=_._incrs=_.incrs(o,d,f,b,v,E);C=sb(f,b,O,v,E)}return _._found=C}function mi(d,f,b,v,_,C,E,O,j,I){
let J=E%2/2;T==1&&h.translate(J,J),ku(O,E,j,I,O),h.beginPath();let B,ie,De,Me,we=_+(v==0||v==3?-C:C);b==0?(ie=_,Me=we):(B=_,De=we);for(let se=0;se<d.length;se++)
f[se]!=null&&(b==0?B=De=d[se]:ie=Me=d[se],h.moveTo(B,ie),h.lineTo(De,Me));h.stroke(),T==1&&h.translate(-J,-J)}function Mm(d){let f=!0;return x.forEach((b,v)=>{if(!b.
show)return;let _=M[b.scale];if(_.min==null){b._show&&(f=!1,b._show=!1,ro(!1));return}else b._show||(f=!1,b._show=!0,ro(!1));let C=b.side,E=C%2,{min:O,max:j}=_,
[I,J]=Pm(v,O,j,E==0?he:F);if(J==0)return;let B=_.distr==2,ie=b._splits=b.splits(o,v,O,j,I,J,B),De=_.distr==2?ie.map(Y=>wn[Y]):ie,Me=_.distr==2?wn[ie[1]]-wn[ie[0]]:
I,we=b._values=b.values(o,b.filter(o,De,v,J,Me),v,J,Me);b._rotate=C==2?b.rotate(o,we,v,J):0;let se=b._size;b._size=bn(b.size(o,we,v,d)),se!=null&&b._size!=se&&(f=
!1)}),f}function Em(d){let f=!0;return wu.forEach((b,v)=>{let _=b(o,v,Tr,d);_!=ur[v]&&(f=!1),ur[v]=_}),f}function Dm(){for(let d=0;d<x.length;d++){let f=x[d];if(!f.
show||!f._show)continue;let b=f.side,v=b%2,_,C,E=f.stroke(o,d),O=b==0||b==3?-1:1,[j,I]=f._found;if(f.label!=null){let Ut=f.labelGap*O,tn=yt((f._lpos+Ut)*Oe);Su(
f.labelFont[0],E,"center",b==2?"top":qc),h.save(),v==1?(_=C=0,h.translate(tn,yt(cn+yn/2)),h.rotate((b==3?-ra:ra)/2)):(_=yt(Zt+Qt/2),C=tn);let Er=xd(f.label)?f.label(
o,d,j,I):f.label;h.fillText(Er,_,C),h.restore()}if(I==0)continue;let J=M[f.scale],B=v==0?Qt:yn,ie=v==0?Zt:cn,De=f._splits,Me=J.distr==2?De.map(Ut=>wn[Ut]):De,we=J.
distr==2?wn[De[1]]-wn[De[0]]:j,se=f.ticks,Y=f.border,Ze=se.show?se.size:0,it=yt(Ze*Oe),Pt=yt((f.alignTo==2?f._size-Ze-f.gap:f.gap)*Oe),Je=f._rotate*-ra/180,lt=k(
f._pos*Oe),Xt=(it+Pt)*O,Bt=lt+Xt;C=v==0?Bt:0,_=v==1?Bt:0;let fn=f.font[0],_n=f.align==1?yo:f.align==2?Wi:Je>0?yo:Je<0?Wi:v==0?"center":b==3?Wi:yo,qn=Je||v==1?"m\
iddle":b==2?"top":qc;Su(fn,E,_n,qn);let en=f.font[1]*f.lineGap,mn=De.map(Ut=>k(l(Ut,J,B,ie))),kn=f._values;for(let Ut=0;Ut<kn.length;Ut++){let tn=kn[Ut];if(tn!=
null){v==0?_=mn[Ut]:C=mn[Ut],tn=""+tn;let Er=tn.indexOf(`
`)==-1?[tn]:tn.split(/\n/gm);for(let Wt=0;Wt<Er.length;Wt++){let zu=Er[Wt];Je?(h.save(),h.translate(_,C+Wt*en),h.rotate(Je),h.fillText(zu,0,0),h.restore()):h.fillText(
zu,_,C+Wt*en)}}}se.show&&mi(mn,se.filter(o,Me,d,I,we),v,b,lt,it,ze(se.width*Oe,3),se.stroke(o,d),se.dash,se.cap);let Ln=f.grid;Ln.show&&mi(mn,Ln.filter(o,Me,d,I,
we),v,v==0?2:1,v==0?cn:Zt,v==0?yn:Qt,ze(Ln.width*Oe,3),Ln.stroke(o,d),Ln.dash,Ln.cap),Y.show&&mi([lt],[1],v==0?1:0,v==0?1:2,v==1?cn:Zt,v==1?yn:Qt,ze(Y.width*Oe,
3),Y.stroke(o,d),Y.dash,Y.cap)}Tt("drawAxes")}function ro(d){S.forEach((f,b)=>{b>0&&(f._paths=null,d&&(s==1?(f.min=null,f.max=null):f.facets.forEach(v=>{v.min=null,
v.max=null})))})}let Os=!1,hi=!1,Uo=[];function Om(){hi=!1;for(let d=0;d<Uo.length;d++)Tt(...Uo[d]);Uo.length=0}function oo(){Os||(Zh(Pu),Os=!0)}function Am(d,f=!1){
Os=!0,hi=f,d(o),Pu(),f&&Uo.length>0&&queueMicrotask(Om)}o.batch=Am;function Pu(){if(ni&&(xm(),ni=!1),Yr&&(bm(),Yr=!1),$s){if(et(g,yo,Ve),et(g,"top",bt),et(g,rs,
he),et(g,os,F),et(w,yo,Ve),et(w,"top",bt),et(w,rs,he),et(w,os,F),et(p,rs,Qn),et(p,os,kr),m.width=yt(Qn*Oe),m.height=yt(kr*Oe),x.forEach(({_el:d,_show:f,_size:b,
_pos:v,side:_})=>{if(d!=null)if(f){let C=_===3||_===0?b:0,E=_%2==1;et(d,E?"left":"top",v-C),et(d,E?"width":"height",b),et(d,E?"top":"left",E?bt:Ve),et(d,E?"heig\
ht":"width",E?F:he),Xi(d,Lr)}else on(d,Lr)}),Ms=no=si=ii=li=ui=ci=di=ai=null,Gt=1,zo(!0),Ve!=Kr||bt!=Sr||he!=Dn||F!=xr){ro(!1);let d=he/Dn,f=F/xr;if(Jt&&!Cr&&K.
left>=0){K.left*=d,K.top*=f,so&&jn(so,yt(K.left),0,he,F),ao&&jn(ao,0,yt(K.top),he,F);for(let b=0;b<pn.length;b++){let v=pn[b];v!=null&&(eo[b]*=d,to[b]*=f,jn(v,bn(
eo[b]),bn(to[b]),he,F))}}if(Ye.show&&!Ts&&Ye.left>=0&&Ye.width>0){Ye.left*=d,Ye.width*=d,Ye.top*=f,Ye.height*=f;for(let b in _i)et(uo,b,Ye[b])}Kr=Ve,Sr=bt,Dn=he,
xr=F}Tt("setSize"),$s=!1}Qn>0&&kr>0&&(h.clearRect(0,0,m.width,m.height),Tt("drawClear"),H.forEach(d=>d()),Tt("draw")),Ye.show&&Ts&&(As(Ye),Ts=!1),Jt&&Cr&&(Mr(null,
!0,!1),Cr=!1),ye.show&&ye.live&&dn&&(yi(),dn=!1),c||(c=!0,o.status=1,Tt("ready")),Bo=!1,Os=!1}o.redraw=(d,f)=>{Yr=f||!1,d!==!1?dr(L,N.min,N.max):oo()};function gi(d,f){
let b=M[d];if(b.from==null){if(Et==0){let v=b.range(o,f.min,f.max,d);f.min=v[0],f.max=v[1]}if(f.min>f.max){let v=f.min;f.min=f.max,f.max=v}if(Et>1&&f.min!=null&&
f.max!=null&&f.max-f.min<1e-16)return;d==L&&b.distr==2&&Et>0&&(f.min=Cn(f.min,t[0]),f.max=Cn(f.max,t[0]),f.min==f.max&&f.max++),ne[d]=f,ni=!0,oo()}}o.setScale=gi;
let bi,vi,so,ao,Mu,Eu,io,lo,Du,Ou,Ke,rt,cr=!1,Dt=K.drag,Ct=Dt.x,$t=Dt.y;Jt&&(K.x&&(bi=gn(kh,w)),K.y&&(vi=gn(Sh,w)),N.ori==0?(so=bi,ao=vi):(so=vi,ao=bi),Ke=K.left,
rt=K.top);let Ye=o.select=ht({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),uo=Ye.show?gn(_h,Ye.over?w:g):null;function As(d,f){if(Ye.show){for(let b in d)
Ye[b]=d[b],b in _i&&et(uo,b,d[b]);f!==!1&&Tt("setSelect")}}o.setSelect=As;function Rm(d){if(S[d].show)gt&&Xi(at[d],Lr);else if(gt&&on(at[d],Lr),Jt){let b=Xr?pn[0]:
pn[d];b!=null&&jn(b,-10,-10,he,F)}}function dr(d,f,b){gi(d,{min:f,max:b})}function An(d,f,b,v){f.focus!=null&&Im(d),f.show!=null&&S.forEach((_,C)=>{C>0&&(d==C||
d==null)&&(_.show=f.show,Rm(C),s==2?(dr(_.facets[0].scale,null,null),dr(_.facets[1].scale,null,null)):dr(_.scale,null,null),oo())}),b!==!1&&Tt("setSeries",d,f),
v&&Vo("setSeries",o,d,f)}o.setSeries=An;function qm(d,f){ht(q[d],f)}function Lm(d,f){d.fill=ke(d.fill||null),d.dir=Ee(d.dir,-1),f=f??q.length,q.splice(f,0,d)}function jm(d){
d==null?q.length=0:q.splice(d,1)}o.addBand=Lm,o.setBand=qm,o.delBand=jm;function Nm(d,f){S[d].alpha=f,Jt&&pn[d]!=null&&(pn[d].style.opacity=f),gt&&at[d]&&(at[d].
style.opacity=f)}let Gn,pr,Pr,co={focus:!0};function Im(d){if(d!=Pr){let f=d==null,b=On.alpha!=1;S.forEach((v,_)=>{if(s==1||_>0){let C=f||_==0||_==d;v._focus=f?
null:C,b&&Nm(_,C?1:On.alpha)}}),Pr=d,b&&oo()}}gt&&Zr&&Ft(Ic,Re,d=>{K._lock||($r(d),Pr!=null&&An(null,co,!0,ft.setSeries))});function Rn(d,f,b){let v=M[f];b&&(d=
d/Oe-(v.ori==1?bt:Ve));let _=he;v.ori==1&&(_=F,d=_-d),v.dir==-1&&(d=_-d);let C=v._min,E=v._max,O=d/_,j=C+(E-C)*O,I=v.distr;return I==3?ko(10,j):I==4?Jh(j,v.asinh):
I==100?v.bwd(j):j}function Jm(d,f){let b=Rn(d,L,f);return Cn(b,t[0],St,xt)}o.valToIdx=d=>Cn(d,t[0]),o.posToIdx=Jm,o.posToVal=Rn,o.valToPos=(d,f,b)=>M[f].ori==0?
a(d,M[f],b?Qt:he,b?Zt:0):i(d,M[f],b?yn:F,b?cn:0),o.setCursor=(d,f,b)=>{Ke=d.left,rt=d.top,Mr(null,f,b)};function Au(d,f){et(uo,yo,Ye.left=d),et(uo,rs,Ye.width=f)}
function Ru(d,f){et(uo,"top",Ye.top=d),et(uo,os,Ye.height=f)}let Wo=N.ori==0?Au:Ru,Ho=N.ori==1?Au:Ru;function Fm(){if(gt&&ye.live)for(let d=s==2?1:0;d<S.length;d++){
if(d==0&&un)continue;let f=ye.values[d],b=0;for(let v in f)En[d][b++].firstChild.nodeValue=f[v]}}function yi(d,f){if(d!=null&&(d.idxs?d.idxs.forEach((b,v)=>{Ie[v]=
b}):Wh(d.idx)||Ie.fill(d.idx),ye.idx=Ie[0]),gt&&ye.live){for(let b=0;b<S.length;b++)(b>0||s==1&&!un)&&Bm(b,Ie[b]);Fm()}dn=!1,f!==!1&&Tt("setLegend")}o.setLegend=
yi;function Bm(d,f){let b=S[d],v=d==0&&ge==2?wn:t[d],_;un?_=b.values(o,d,f)??lr:(_=b.value(o,f==null?null:v[f],d,f),_=_==null?lr:{_}),ye.values[d]=_}function Mr(d,f,b){
Du=Ke,Ou=rt,[Ke,rt]=K.move(o,Ke,rt),K.left=Ke,K.top=rt,Jt&&(so&&jn(so,yt(Ke),0,he,F),ao&&jn(ao,0,yt(rt),he,F));let v,_=St>xt;Gn=He,pr=null;let C=N.ori==0?he:F,E=N.
ori==1?he:F;if(Ke<0||Et==0||_){v=K.idx=null;for(let O=0;O<S.length;O++){let j=pn[O];j!=null&&jn(j,-10,-10,he,F)}Zr&&An(null,co,!0,d==null&&ft.setSeries),ye.live&&
(Ie.fill(v),dn=!0)}else{let O,j,I;s==1&&(O=N.ori==0?Ke:rt,j=Rn(O,L),v=K.idx=Cn(j,t[0],St,xt),I=G(t[0][v],N,C,0));let J=-10,B=-10,ie=0,De=0,Me=!0,we="",se="";for(let Y=s==
2?1:0;Y<S.length;Y++){let Ze=S[Y],it=Ie[Y],Pt=it==null?null:s==1?t[Y][it]:t[Y][1][it],Je=K.dataIdx(o,Y,v,j),lt=Je==null?null:s==1?t[Y][Je]:t[Y][1][Je];if(dn=dn||
lt!=Pt||Je!=it,Ie[Y]=Je,Y>0&&Ze.show){let Xt=Je==null?-10:Je==v?I:G(s==1?t[0][Je]:t[Y][0][Je],N,C,0),Bt=lt==null?-10:ae(lt,s==1?M[Ze.scale]:M[Ze.facets[1].scale],
E,0);if(Zr&&lt!=null){let fn=N.ori==1?Ke:rt,_n=wt(On.dist(o,Y,Je,Bt,fn));if(_n<Gn){let qn=On.bias;if(qn!=0){let en=Rn(fn,Ze.scale),mn=lt>=0?1:-1,kn=en>=0?1:-1;kn==
mn&&(kn==1?qn==1?lt>=en:lt<=en:qn==1?lt<=en:lt>=en)&&(Gn=_n,pr=Y)}else Gn=_n,pr=Y}}if(dn||Xr){let fn,_n;N.ori==0?(fn=Xt,_n=Bt):(fn=Bt,_n=Xt);let qn,en,mn,kn,Ln,
Ut,tn=!0,Er=Rt.bbox;if(Er!=null){tn=!1;let Wt=Er(o,Y);mn=Wt.left,kn=Wt.top,qn=Wt.width,en=Wt.height}else mn=fn,kn=_n,qn=en=Rt.size(o,Y);if(Ut=Rt.fill(o,Y),Ln=Rt.
stroke(o,Y),Xr)Y==pr&&Gn<=On.prox&&(J=mn,B=kn,ie=qn,De=en,Me=tn,we=Ut,se=Ln);else{let Wt=pn[Y];Wt!=null&&(eo[Y]=mn,to[Y]=kn,zc(Wt,qn,en,tn),Wc(Wt,Ut,Ln),jn(Wt,bn(
mn),bn(kn),he,F))}}}}if(Xr){let Y=On.prox,Ze=Pr==null?Gn<=Y:Gn>Y||pr!=Pr;if(dn||Ze){let it=pn[0];it!=null&&(eo[0]=J,to[0]=B,zc(it,ie,De,Me),Wc(it,we,se),jn(it,bn(
J),bn(B),he,F))}}}if(Ye.show&&cr)if(d!=null){let[O,j]=ft.scales,[I,J]=ft.match,[B,ie]=d.cursor.sync.scales,De=d.cursor.drag;if(Ct=De._x,$t=De._y,Ct||$t){let{left:Me,
top:we,width:se,height:Y}=d.select,Ze=d.scales[B].ori,it=d.posToVal,Pt,Je,lt,Xt,Bt,fn=O!=null&&I(O,B),_n=j!=null&&J(j,ie);fn&&Ct?(Ze==0?(Pt=Me,Je=se):(Pt=we,Je=
Y),lt=M[O],Xt=G(it(Pt,B),lt,C,0),Bt=G(it(Pt+Je,B),lt,C,0),Wo($n(Xt,Bt),wt(Bt-Xt))):Wo(0,C),_n&&$t?(Ze==1?(Pt=Me,Je=se):(Pt=we,Je=Y),lt=M[j],Xt=ae(it(Pt,ie),lt,E,
0),Bt=ae(it(Pt+Je,ie),lt,E,0),Ho($n(Xt,Bt),wt(Bt-Xt))):Ho(0,E)}else ki()}else{let O=wt(Du-Mu),j=wt(Ou-Eu);if(N.ori==1){let ie=O;O=j,j=ie}Ct=Dt.x&&O>=Dt.dist,$t=
Dt.y&&j>=Dt.dist;let I=Dt.uni;I!=null?Ct&&$t&&(Ct=O>=I,$t=j>=I,!Ct&&!$t&&(j>O?$t=!0:Ct=!0)):Dt.x&&Dt.y&&(Ct||$t)&&(Ct=$t=!0);let J,B;Ct&&(N.ori==0?(J=io,B=Ke):(J=
lo,B=rt),Wo($n(J,B),wt(B-J)),$t||Ho(0,E)),$t&&(N.ori==1?(J=io,B=Ke):(J=lo,B=rt),Ho($n(J,B),wt(B-J)),Ct||Wo(0,C)),!Ct&&!$t&&(Wo(0,0),Ho(0,0))}if(Dt._x=Ct,Dt._y=$t,
d==null){if(b){if(Hu!=null){let[O,j]=ft.scales;ft.values[0]=O!=null?Rn(N.ori==0?Ke:rt,O):null,ft.values[1]=j!=null?Rn(N.ori==1?Ke:rt,j):null}Vo(Hi,o,Ke,rt,he,F,
v)}if(Zr){let O=b&&ft.setSeries,j=On.prox;Pr==null?Gn<=j&&An(pr,co,!0,O):Gn>j?An(null,co,!0,O):pr!=Pr&&An(pr,co,!0,O)}}dn&&(ye.idx=v,yi()),f!==!1&&Tt("setCursor")}
let fr=null;Object.defineProperty(o,"rect",{get(){return fr==null&&zo(!1),fr}});function zo(d=!1){d?fr=null:(fr=w.getBoundingClientRect(),Tt("syncRect",fr))}function qu(d,f,b,v,_,C,E){
K._lock||cr&&d!=null&&d.movementX==0&&d.movementY==0||(wi(d,f,b,v,_,C,E,!1,d!=null),d!=null?Mr(null,!0,!0):Mr(f,!0,!1))}function wi(d,f,b,v,_,C,E,O,j){if(fr==null&&
zo(!1),$r(d),d!=null)b=d.clientX-fr.left,v=d.clientY-fr.top;else{if(b<0||v<0){Ke=-10,rt=-10;return}let[I,J]=ft.scales,B=f.cursor.sync,[ie,De]=B.values,[Me,we]=B.
scales,[se,Y]=ft.match,Ze=f.axes[0].side%2==1,it=N.ori==0?he:F,Pt=N.ori==1?he:F,Je=Ze?C:_,lt=Ze?_:C,Xt=Ze?v:b,Bt=Ze?b:v;if(Me!=null?b=se(I,Me)?l(ie,M[I],it,0):-10:
b=it*(Xt/Je),we!=null?v=Y(J,we)?l(De,M[J],Pt,0):-10:v=Pt*(Bt/lt),N.ori==1){let fn=b;b=v,v=fn}}j&&(f==null||f.cursor.event.type==Hi)&&((b<=1||b>=he-1)&&(b=Rr(b,he)),
(v<=1||v>=F-1)&&(v=Rr(v,F))),O?(Mu=b,Eu=v,[io,lo]=K.move(o,b,v)):(Ke=b,rt=v)}let _i={width:0,height:0,left:0,top:0};function ki(){As(_i,!1)}let Lu,ju,Nu,Iu;function Ju(d,f,b,v,_,C,E){
cr=!0,Ct=$t=Dt._x=Dt._y=!1,wi(d,f,b,v,_,C,E,!0,!1),d!=null&&(Ft(zi,Yi,Fu,!1),Vo(jc,o,io,lo,he,F,null));let{left:O,top:j,width:I,height:J}=Ye;Lu=O,ju=j,Nu=I,Iu=J}
function Fu(d,f,b,v,_,C,E){cr=Dt._x=Dt._y=!1,wi(d,f,b,v,_,C,E,!1,!0);let{left:O,top:j,width:I,height:J}=Ye,B=I>0||J>0,ie=Lu!=O||ju!=j||Nu!=I||Iu!=J;if(B&&ie&&As(
Ye),Dt.setScale&&B&&ie){let De=O,Me=I,we=j,se=J;if(N.ori==1&&(De=j,Me=J,we=O,se=I),Ct&&dr(L,Rn(De,L),Rn(De+Me,L)),$t)for(let Y in M){let Ze=M[Y];Y!=L&&Ze.from==
null&&Ze.min!=He&&dr(Y,Rn(we+se,Y),Rn(we,Y))}ki()}else K.lock&&(K._lock=!K._lock,Mr(f,!0,d!=null));d!=null&&(Gr(zi,Yi),Vo(zi,o,Ke,rt,he,F,null))}function Um(d,f,b,v,_,C,E){
if(K._lock)return;$r(d);let O=cr;if(cr){let j=!0,I=!0,J=10,B,ie;N.ori==0?(B=Ct,ie=$t):(B=$t,ie=Ct),B&&ie&&(j=Ke<=J||Ke>=he-J,I=rt<=J||rt>=F-J),B&&j&&(Ke=Ke<io?0:
he),ie&&I&&(rt=rt<lo?0:F),Mr(null,!0,!0),cr=!1}Ke=-10,rt=-10,Ie.fill(null),Mr(null,!0,!0),O&&(cr=O)}function Bu(d,f,b,v,_,C,E){K._lock||($r(d),oi(),ki(),d!=null&&
Vo(Jc,o,Ke,rt,he,F,null))}function Uu(){x.forEach(ab),ri(o.width,o.height,!0)}jr(oa,_o,Uu);let po={};po.mousedown=Ju,po.mousemove=qu,po.mouseup=Fu,po.dblclick=Bu,
po.setSeries=(d,f,b,v)=>{let _=ft.match[2];b=_(o,f,b),b!=-1&&An(b,v,!0,!1)},Jt&&(Ft(jc,w,Ju),Ft(Hi,w,qu),Ft(Nc,w,d=>{$r(d),zo(!1)}),Ft(Ic,w,Um),Ft(Jc,w,Bu),sl.add(
o),o.syncRect=zo);let Rs=o.hooks=e.hooks||{};function Tt(d,f,b){hi?Uo.push([d,f,b]):d in Rs&&Rs[d].forEach(v=>{v.call(null,o,f,b)})}(e.plugins||[]).forEach(d=>{
for(let f in d.hooks)Rs[f]=(Rs[f]||[]).concat(d.hooks[f])});let Wu=(d,f,b)=>b,ft=ht({key:null,setSeries:!1,filters:{pub:Yc,sub:Yc},scales:[L,S[1]?S[1].scale:null],
match:[Zc,Zc,Wu],values:[null,null]},K.sync);ft.match.length==2&&ft.match.push(Wu),K.sync=ft;let Hu=ft.key,Si=Qd(Hu);function Vo(d,f,b,v,_,C,E){ft.filters.pub(d,
f,b,v,_,C,E)&&Si.pub(d,f,b,v,_,C,E)}Si.sub(o);function Wm(d,f,b,v,_,C,E){ft.filters.sub(d,f,b,v,_,C,E)&&po[d](null,f,b,v,_,C,E)}o.pub=Wm;function Hm(){Si.unsub(
o),sl.delete(o),_r.clear(),el(oa,_o,Uu),u.remove(),Re?.remove(),Tt("destroy")}o.destroy=Hm;function xi(){Tt("init",e,t),_u(t||e.data,!1),ne[L]?gi(L,ne[L]):oi(),
Ts=Ye.show&&(Ye.width>0||Ye.height>0),Cr=dn=!0,ri(e.width,e.height)}return S.forEach(yu),x.forEach(Sm),r?r instanceof HTMLElement?(r.appendChild(u),xi()):r(o,xi):
xi(),o}_t.assign=ht;_t.fmtNum=pl;_t.rangeNum=sa;_t.rangeLog=la;_t.rangeAsinh=cl;_t.orient=Ir;_t.pxRatio=Oe;_t.join=Yh;_t.fmtDate=ml,_t.tzDate=lg;_t.sync=Qd;{_t.
addGap=Wg,_t.clipGaps=da;let e=_t.paths={points:ep};e.linear=np,e.stepped=Vg,e.bars=Qg,e.spline=Kg}var ib=0;function n(e,t,r,o,s,a){t||(t={});var i,l,c=t;if("ref"in c)for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:r,ref:i,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--ib,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)c[l]===void 0&&(c[l]=i[l]);return Te.
vnode&&Te.vnode(u),u}var lb=160,ap=5;function ha(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function ub(e,t){let r=We(e*1e3);return t>=7*86400?r.
slice(0,7):t>=86400?r.slice(5,10):r.slice(11,16)}var cb=_t.paths.bars?.({size:[.7,24,1],radius:.15}),lp=e=>e.kind==="bar"||e.kind==="front";function ip({times:e,
series:t,running:r}){let o=e.length-1;return[e,...t.map(s=>s.values.map((a,i)=>r&&i===o&&o>0?null:a))]}function db(e,{times:t,series:r,step:o,running:s}){let a=t.
length-1;if(!s||a<1)return;let{ctx:i,bbox:l}=e,c=h=>e.valToPos(h,"x",!0),u=h=>e.valToPos(h,"y",!0),m=Math.min(24*devicePixelRatio,.7*(c(o)-c(0)));i.save(),i.beginPath(),
i.rect(l.left,l.top,l.width,l.height),i.clip(),i.lineWidth=1.5*devicePixelRatio,i.setLineDash([3*devicePixelRatio,3*devicePixelRatio]);for(let h of r){let p=h.values[a],
g=h.values[a-1];p!==null&&(i.strokeStyle=ha(`--s-${h.tone}`),i.beginPath(),lp(h)?p>0&&i.rect(c(t[a])-m/2,u(p),m,u(0)-u(p)):g!==null&&(i.moveTo(c(t[a-1]),u(g)),i.
lineTo(c(t[a]),u(p))),i.stroke())}i.restore()}function pb(e,t,r){let o=ha(`--s-${e.tone}`),s=lp(e);return{label:e.name,stroke:o,width:s?0:1.5,dash:e.kind==="das\
hed"?[4,4]:void 0,fill:e.kind==="bar"?`${o}99`:e.kind==="front"?o:void 0,paths:s?cb:void 0,points:{show:!1},spanGaps:!s,value:(a,i,l,c)=>{let{series:u,show:m=P}=r();
if(c==null)return u[t].rest;let h=u[t].values[c];return h==null?"–":m(h)}}}function _l(e){let t=re(null),r=re(null),o=re(e);o.current=e;let{height:s=220,step:a,
label:i}=e;return _e(()=>{let l=t.current;if(l===null)return;let c=()=>l.clientWidth<500?lb:s,u=(w,T)=>{let{times:k,pick:y}=o.current,S=w.posToIdx(T);y&&k[S]!==
void 0&&y(new Date(k[S]*1e3),new Date((k[S]+o.current.step)*1e3))},m=()=>{r.current?.destroy();let w={stroke:ha("--faint"),grid:{stroke:ha("--grid"),width:1},ticks:{
show:!1},font:"12px system-ui, sans-serif"};r.current=new _t({width:l.clientWidth,height:c(),padding:[8,24,0,0],tzDate:T=>Lt.value?_t.tzDate(new Date(T*1e3),"Et\
c/UTC"):new Date(T*1e3),cursor:{points:{size:6},drag:{x:o.current.zoom!==void 0,y:!1,setScale:!1,click:()=>{}},sync:{key:"times"}},legend:{live:!0},scales:{x:{range:(T,k,y)=>[
k-a/2,y+a/2]},y:{range:(T,k,y)=>[0,Math.max(4,y,...o.current.series.map(S=>S.values[S.values.length-1]??0))*1.1]}},axes:[{...w,size:26,space:80,values:(T,k)=>k.
map(y=>ub(y,a))},{...w,size:54,values:(T,k)=>k.map(y=>o.current.show?o.current.show(y):Number.isInteger(y)?P(y):"")}],series:[{},...o.current.series.map((T,k)=>pb(
T,k,()=>o.current))],hooks:{draw:[T=>db(T,o.current)],setSelect:[T=>{let{left:k,width:y}=T.select;y<=ap||(T.setSelect({left:0,top:0,width:0,height:0},!1),o.current.
zoom?.(new Date(T.posToVal(k,"x")*1e3),new Date(T.posToVal(k+y,"x")*1e3)))}],ready:[T=>{let k=0;T.over.classList.toggle("pick",o.current.pick!==void 0),T.over.addEventListener(
"mousedown",y=>k=y.clientX),T.over.addEventListener("click",y=>Math.abs(y.clientX-k)<=ap&&u(T,y.offsetX))}]}},ip(o.current),l)};m();let h=new ResizeObserver(()=>{
r.current&&r.current.width!==l.clientWidth&&r.current.setSize({width:l.clientWidth,height:c()})});h.observe(l);let p=new MutationObserver(m);p.observe(document.
documentElement,{attributes:!0,attributeFilter:["data-theme"]});let g=matchMedia("(prefers-color-scheme: dark)");return g.addEventListener("change",m),()=>{h.disconnect(),
p.disconnect(),g.removeEventListener("change",m),r.current?.destroy(),r.current=null}},[a]),_e(()=>{r.current?.setData(ip(o.current))},[e.times,e.series]),n("di\
v",{ref:t,class:"chart",role:"img","aria-label":i})}var Ot=be("polling"),Mt=be(!1),us=be(0),Qe=be(Date.now()),va=be(0),xl=be(!1),fb=400,mb=50,hb=2e3,gb=5e3,cp=3e4,Eo=null,kl=0,Sl=0,ba=0,Cl=0;function ya(){Cl=Date.
now(),us.value+=1}function up(){kl!==0||Mt.value||(kl=window.setTimeout(()=>{kl=0,ya()},Math.max(0,Cl+fb-Date.now())))}function Mo(){Eo?.close(),Eo=null}function dp(){
if(Eo!==null||document.hidden||Ue.value===null||mt.value||Mt.value||Date.now()<ba)return;let e=new EventSource(oe("v1/events"));Eo=e,e.addEventListener("open",()=>Ot.
value="live"),e.addEventListener("transition",()=>{Sl+=1,up()}),e.addEventListener("reset",()=>{ba=Date.now()+cp,Mo(),up()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&Mo(),Ot.value==="live"&&(Ot.value="polling")})}setInterval(()=>{if(Qe.value=Date.now()+Bi.value,Sl>mb&&(ba=Date.now()+cp,Mo()),Sl=0,xl.value=
Date.now()<ba,Mt.value){Mo(),Ot.value="paused";return}if(document.hidden)return Mo();dp(),Eo===null||Eo.readyState!==EventSource.OPEN?Ot.value!=="lost"&&(Ot.value=
"polling"):Ot.value="live";let e=Ot.value==="live"?gb:hb;Date.now()-Cl>=e&&ya()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?Mo():ya()});
er(()=>{Ue.value!==null&&dp()});function U(e,t,r=!1,o=0){let[s,a]=D({key:e,value:null,problem:null,at:0}),i=re(null),l=re(t);l.current=t;let c=re({until:0,failures:0}),
u=re(o);u.current=o;let m=re(0),h=re(w=>{let T=new AbortController;i.current=T,m.current=Date.now(),l.current(T.signal).then(k=>{T.signal.aborted||(c.current={until:0,
failures:0},va.value=Date.now(),Ot.value==="lost"&&(Ot.value="polling"),a({key:w,value:k,problem:null,at:Date.now()}))}).catch(k=>{if(T.signal.aborted)return;let y=k instanceof
qt?k:new qt(0,"page","The page could not show the answer",String(k),0),S=c.current.failures+1,x=Math.min(3e4,1e3*2**S)*(.75+Math.random()/2);c.current={until:Date.
now()+Math.max(y.retryAfter*1e3,x),failures:S},y.status===0&&(Ot.value="lost"),a(M=>({key:w,value:M.key===w?M.value:null,problem:y,at:M.at}))}).finally(()=>{i.current===
T&&(i.current=null)})});_e(()=>(i.current?.abort(),c.current={until:0,failures:0},h.current(e),()=>i.current?.abort()),[e]);let p=re(r);p.current=r,_e(()=>us.subscribe(
w=>{w===0||i.current!==null||p.current||mt.peek()||w!==pp&&Date.now()-m.current<u.current||Date.now()>=c.current.until&&h.current(e)}),[e]),_e(()=>mt.subscribe(
w=>{!w&&i.current===null&&c.current.failures>0&&h.current(e)}),[e]);let g=s.key===e?s:{...s,value:null,problem:null};return{value:g.value,problem:g.problem,at:g.
at,reload:()=>{i.current?.abort(),h.current(e)}}}var bb=3e3,ga={at:0,value:Promise.resolve([])};function Nn(){if(Date.now()-ga.at<bb)return ga.value;let e=A("v1\
/workers").then(t=>t.workers);return ga={at:Date.now(),value:e},e.catch(()=>ga={at:0,value:Promise.resolve([])}),e}var pp=0;function Tn(){pp=us.value+1,ya()}var _a=be(nr("keys")!=="off"),Do=be(!1),ds=be(!1);function mp(e){_a.value=e,Sn("keys",e?"on":"off")}var cs=[],wa="",fp=0;function $e(e){let t=re(e);t.current=e,
_e(()=>(cs.push(t),()=>{cs.splice(cs.indexOf(t),1)}),[])}function vb(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),ds.value=!0;return}if(!_a.value||e.ctrlKey||e.metaKey||e.altKey||vb(e.target))
return;let t=Date.now()-fp<1500&&wa!==""?`${wa} ${e.key}`:e.key;wa="";for(let r=cs.length-1;r>=0;--r){let o=cs[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(wa="g",fp=Date.now())});var Oo=new URL("ui/",Ji).pathname;function hp(){return new URL(location.href)}var fs=be(hp());function gp(){fs.value=hp()}history.scrollRestoration="manual";var yb=3e3,
wb=150,ps=0,Ao=0;function $l(){cancelAnimationFrame(ps),ps=0}function _b(e){$l();let t=Date.now()+yb,r=()=>{scrollTo(0,e),Math.abs(scrollY-e)>2&&Date.now()<t?ps=
requestAnimationFrame(r):ps=0};r()}function Tl(){clearTimeout(Ao),Ao=0,ps===0&&history.replaceState({...history.state,scroll:Math.round(scrollY)},"")}addEventListener(
"scroll",()=>{Ao===0&&(Ao=window.setTimeout(Tl,wb))});for(let e of["wheel","touchstart","keydown","mousedown"])addEventListener(e,$l,{passive:!0});addEventListener(
"popstate",()=>{clearTimeout(Ao),Ao=0,gp(),_b(history.state?.scroll??0)});addEventListener("pagehide",Tl);var In=Xn(()=>{let e=fs.value.pathname;return e.startsWith(
Oo)?`/${e.slice(Oo.length)}`:"/"}),z=Xn(()=>fs.value.searchParams);function R(e){return Oo+e.replace(/^\//,"")}function Se(e,t=!1){let r=R(e),o=location.pathname;
$l(),t||Tl(),t?history.replaceState(history.state,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),gp()}function yr(e){let t=new URLSearchParams(
z.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return In.value+(r===""?"":`?${r}`)}function pe(e,t=!1){Se(yr(e),t),e.cursor&&
scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest?.("a[hr\
ef]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(Oo)||t.pathname.startsWith(`${Oo}assets/`)||(e.preventDefault(),Se(t.pathname.
slice(Oo.length-1)+t.search))});function bp(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),r.length!==o.
length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==o[a])
return null;return s}function le(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function Jn(e,t){return`${Le(
e)}/groups/${encodeURIComponent(t)}`}function Fn(e){return`/channels?channel=${encodeURIComponent(e)}`}function kb({children:e}){let[t,r]=D(!1),o=()=>r(!1);return $e(t?{Escape:o}:{}),n($,{children:[n("button",{type:"button",class:"sheet-toggle","aria-expanded":t,
"aria-controls":"sheet",onClick:()=>r(!t),children:"Actions"}),t&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the actions",onClick:o}),n("\
div",{id:"sheet",class:t?"row tools sheet open":"row tools sheet",onClick:o,children:e})]})}function de({title:e,sub:t,tools:r,actions:o,children:s}){return n($,
{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),t&&n("div",{class:"sub",children:t})]}),r&&n("div",{class:"row tools",
children:r}),o&&n(kb,{children:o})]}),s]})}function Ro({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",role:"group","aria-label":e,children:t.
map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function st({rows:e}){return n("dl",{class:"facts",children:e.filter(
([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function Bn({tabs:e,current:t,link:r}){return n(
"nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:R(r(o)),"aria-current":o===t?"page":void 0,children:[s,a!==void 0&&n("span",{class:"\
pill",children:P(a)})]},o))})}function V({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{children:e}),t]}),
r]})}var vp={minute:60,hour:3600,day:86400},Sb=1e4,xb=400,Pl=[["completed","completed","bar",e=>e.completed],["failed attempts","failed","front",e=>e.failed],["pushe\
d","queued","line",e=>e.pushed]];function Ml(e,t,r){let o=(t-e)/36e5,s=(r-e)/36e5;return o<=12&&s<=48?"minute":o<=480&&s<=1440?"hour":"day"}function ka({points:e,
resolution:t,queue:r,height:o,zoom:s}){let a=e.length>xb?7:1,i=Yn(()=>{let c=[],u=Pl.map(()=>[]);e.forEach((h,p)=>{if(p%a===0){c.push(Date.parse(h.at)/1e3);for(let g of u)
g.push(0)}Pl.forEach(([,,,g],w)=>u[w][c.length-1]+=g(h))});let m=Pl.map(([h,p,g],w)=>({name:h,tone:p,kind:g,values:u[w],rest:P(u[w].reduce((T,k)=>T+k,0))}));return{
times:c,series:m}},[e,a]),l=vp[t]*a;return n(_l,{label:`Throughput: ${i.series.map(c=>`${c.rest} ${c.name}`).join(", ")}`,...i,step:l,running:Date.now()/1e3-(i.
times[i.times.length-1]??0)<l*1.5,height:o,zoom:s,pick:(c,u)=>Se(`/jobs${Fe({queue:r,since:c.toISOString(),until:u.toISOString()})}`)})}var Cb=[["wait p50","que\
ued","line",e=>e.wait,"p50"],["wait p95","queued","dashed",e=>e.wait,"p95"],["run p50","completed","line",e=>e.run,"p50"],["run p95","completed","dashed",e=>e.run,
"p95"]];function $b({view:e,height:t,zoom:r}){let o=Yn(()=>{let s=e.points.map(i=>Date.parse(i.at)/1e3),a=Cb.map(([i,l,c,u,m])=>{let h=e.points.map(g=>u(g)?.count>
0?u(g)[m]:null),p=h.filter(g=>g!==null).pop();return{name:i,tone:l,kind:c,values:h,rest:p===void 0?"–":ve(p)}});return{times:s,series:a}},[e]);return n(_l,{label:`\
How long jobs wait and run: ${o.series.map(s=>`${s.name} ${s.rest}`).join(", ")}`,...o,step:vp[e.resolution],show:ve,height:t,zoom:r})}function Sa({queue:e,from:t,
to:r,resolution:o,name:s,zoom:a}){let i=U(`times ${e} ${s}`,async l=>o==="day"?null:await A(`v1/stats/times${Fe({queue:e,resolution:o,since:new Date(t).toISOString(),
until:new Date(r).toISOString()})}`,{signal:l}),!1,Sb);return!i.value||i.value.points.every(l=>!l.wait?.count&&!l.run?.count)?null:n(V,{title:"How long jobs wai\
t and run",tools:n("span",{class:"faint",children:"half of them less than p50, 95 of 100 less than p95"}),children:n($b,{view:i.value,height:150,zoom:a})})}async function ms(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function Ae({text:e,label:t="Copy"}){let[r,o]=D(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),ms(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function Q({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Ae,{text:e,label:"Copy the command"})]})}function fe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function Ge({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:Fi(e)}),n("p",{class:"faint",children:[e.status>0&&`${e.
status} `,e.code,t?` · what you see is from ${We(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(Ae,{text:Ce(o),label:"Copy as curl"}),n("button",{
type:"button",onClick:r,children:"Try again"})]})]})}function ct({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}function Pn({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:i,keys:l={}}){let[c,u]=D(-1),m=re(-1),h=re(null),p=q=>{let L=Math.max(0,Math.min(e.length-
1,m.current+q));m.current=L,u(L),h.current?.rows[L]?.scrollIntoView({block:"nearest"}),h.current?.rows[L]?.querySelector(".main a")?.focus({preventScroll:!0})},
g=re(s?.chosen??new Set);g.current=s?.chosen??g.current;let w=q=>{g.current=q,s?.set(q)},T=re(-1),k=(q,L=!1)=>{let te=e[q];if(!s||te===void 0)return;let H=new Set(
g.current);if(L&&T.current>=0){let[ue,Z]=[Math.min(T.current,q),Math.max(T.current,q)];for(let N of e.slice(ue,Z+1))H.add(r(N))}else H.delete(r(te))||H.add(r(te));
T.current=q,w(H)},y=e.length>0&&e.every(q=>s?.chosen.has(r(q))),S=()=>w(y?new Set:new Set(e.map(r))),x=q=>()=>{let L=e[m.current];L!==void 0&&q(L)};$e({...Object.
fromEntries(Object.entries(l).map(([q,L])=>[q,x(L)])),j:()=>p(1),k:()=>p(-1),Enter:x(q=>o&&Se(o(q))),...s?{x:()=>k(m.current),X:()=>k(m.current,!0),a:S}:{}});let M=t.
some(q=>q.head);return n("table",{class:a,children:[M&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("label",{class:"check-hit",children:n(
"input",{type:"checkbox","aria-label":"All on this page",checked:y,onClick:S})})}),t.map((q,L)=>n("th",{class:q.kind==="main"?void 0:q.kind,"aria-sort":q.sort,children:q.
head},L))]})}),n("tbody",{ref:h,children:e.map((q,L)=>n("tr",{class:`${L===c?"at":""}${i?.has(r(q))?" gone":""}`,"aria-selected":s?.chosen.has(r(q)),children:[s&&
n("td",{class:"check",children:n("label",{class:"check-hit",children:n("input",{type:"checkbox","aria-label":`Select ${r(q)}`,checked:s.chosen.has(r(q)),onClick:te=>k(
L,te.shiftKey)})})}),t.map((te,H)=>n("td",{class:te.kind,"data-label":te.label,children:te.cell(q)},H))]},r(q)))})]})}function yp(e,t,r){let[o,s]=D(!1),a=re({key:r,
rows:e}),i=o&&a.current.key===r&&a.current.rows.length>0,l=new Map(e.map(m=>[t(m),m])),c=i?a.current.rows.map(m=>l.get(t(m))??m):e;a.current={key:r,rows:c};let u=new Set(
c.map(t));return{rows:c,gone:new Set(c.map(t).filter(m=>!l.has(m))),news:e.filter(m=>!u.has(t(m))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(
!1)}}}function Jr({note:e,cursor:t,next:r,words:o=["Newest","Older"],children:s}){let a=()=>pe({cursor:r});return $e({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),
n("div",{class:"pages",children:[n("span",{class:"faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n($,{children:[n("button",{type:"button",disabled:!t,
onClick:()=>pe({cursor:void 0}),children:o[0]}),n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function Un({from:e,member:t,filter:r={},
order:o,words:s,limit:a=50,none:i,unmatched:l="Nothing matches",...c}){let u=z.value.get("cursor")??void 0,m=e+Fe({...r,limit:a,cursor:u}),h=U(m,k=>A(m,{signal:k})),
p=h.value,g=h.problem&&n(Ge,{problem:h.problem,at:h.at,retry:h.reload,path:m});if(p===null)return g||n(ct,{});let w=p[t],T=Object.values(r).some(Boolean);return w.
length===0&&!p.cursor&&!u?n($,{children:[g,T?n(fe,{title:l,children:n("button",{type:"button",onClick:()=>pe(Object.fromEntries(Object.keys(r).map(y=>[y,void 0]))),
children:"Clear filters"})}):i]}):n($,{children:[g,n("div",{class:"card flush",children:[w.length>0&&n(Pn,{rows:w,...c}),n(Jr,{note:w.length===0?"this page is e\
mpty, more may follow":`${P(w.length)} on this page, ${o}`,cursor:u,next:p.cursor,words:s,children:n(Ae,{text:Ce(m),label:"Copy as curl"})})]})]})}function hs({
states:e,chosen:t,counts:r,toggle:o}){return n("div",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip",
"data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function wr({states:e}){
let t=z.value.get("state")??"";return n(hs,{states:e,chosen:[t],toggle:r=>pe({state:r===t?void 0:r,cursor:void 0})})}function ee({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Ar.value?We(r):Ac(r,Qe.value);return n("time",{dateTime:e,
title:`${We(r,!1)}
${We(r,!0)}`,onClick:t?void 0:Xs,children:o})}function Kt({value:e}){return e?n("span",{title:e>=1e6?Ht(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function Wn({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function xa({
values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,i)=>`${(i*o).toFixed(1)},${(18-16*a/r).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function wp({hours:e}){let t=Math.floor(
Qe.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let i=Math.floor(Date.parse(a.at)/36e5)-t;i>=0&&i<24&&(r[i]+=a.count)}let o=Math.max(1,...r),s=`${P(
r.reduce((a,i)=>a+i,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),r.map(
(a,i)=>n("rect",{x:i*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},i))]})}var jt={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};jt.
active=jt.running;jt.paused=jt.suspended;jt.skipped=jt.terminated;jt.pending=jt.queued;jt.delivering=jt.running;jt.delivered=jt.completed;jt.cancelled=jt.terminated;
function ln({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:jt[e]??jt.queued})}function je({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(ln,{state:e}),e]})}var qo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var gs=be([]),Tb=0;function Ne(e,t={}){let r=++Tb;gs.value=[...gs.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo,curl:t.curl}],setTimeout(()=>gs.value=gs.
value.filter(o=>o.id!==r),t.bad?8e3:4e3)}function _p(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:gs.value.map(e=>n("div",{class:e.
bad?"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"}),e.curl&&n(Ae,{text:e.curl,label:"\
Copy as curl"})]},e.id))})}var El=null,Fr=null;function kp(e){El={page:In.value+fs.value.search,ids:e}}function Sp(e){El?.ids.includes(e)&&(Fr=El);let t=Fr?.ids.indexOf(e)??-1;return Fr===
null||t<0?null:{list:Fr.page,at:t+1,of:Fr.ids.length,before:Fr.ids[t-1],after:Fr.ids[t+1]}}function Al(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function Pb({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=Al(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(Wn,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:rn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function Mb(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var Rl={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:R(le(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(Ae,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Pb,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(je,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:R(Le(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(ee,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(ee,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(ee,
{at:e.ended_at})},when:{head:"When",kind:"end when",cell:e=>n(ee,{at:Mb(e)})}},Dl=Object.keys(Rl).filter(e=>e!=="job"),Eb=["25","50","100","200"],xp=["state","q\
ueue","attempt","when"],Br=be((nr("columns")?.split(",")??xp).filter(e=>Dl.includes(e)));function Cp(){let e=t=>{Br.value=Dl.filter(r=>t.includes(r)),Sn("column\
s",Br.value.join(","))};return n("fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),Dl.map(t=>n("label",{class:"check-label",children:[
n("input",{type:"checkbox",checked:Br.value.includes(t),onClick:()=>e(Br.value.includes(t)?Br.value.filter(r=>r!==t):[...Br.value,t])}),Rl[t].head]},t)),n("labe\
l",{class:"check-label",children:[n("input",{type:"checkbox",checked:Ar.value,onClick:Xs}),"times as dates"]}),n("label",{class:"check-label",children:[n("selec\
t",{value:z.value.get("limit")??"50",onChange:t=>pe({limit:t.currentTarget.value==="50"?void 0:t.currentTarget.value,cursor:void 0}),children:Eb.map(t=>n("optio\
n",{value:t,children:t},t))}),"rows a page"]}),n("button",{type:"button",class:"link",onClick:()=>e(xp),children:"as usual"})]})}var Db={y:e=>{ms(e.id).then(()=>Ne(
`${e.id} is copied`))}},Ol=new Set;function ql(){return[...Ol].sort()}function Hn({jobs:e,selection:t,queue:r=!0,gone:o,act:s}){let a=e.map(l=>l.id);_e(()=>{kp(
a);for(let l of e)Ol.size<200&&Ol.add(l.type)},[a.join()]);let i=["job",...Br.value.filter(l=>r||l!=="queue")].map(l=>Rl[l]);return s&&i.push({head:"",kind:"end\
 act",cell:s}),n(Pn,{rows:e,columns:i,id:l=>l.id,page:l=>le(l.id),selection:t,gone:o,keys:Db,kind:"jobs"})}var $p=15,Ob=3e4,Ab=4,jl=new Map,Tp=[],Ll=0;function Pp(){for(;Ll<Ab;){let e=Tp.shift();if(e===void 0)return;Ll+=1,e().finally(()=>{Ll-=1,Pp()})}}async function Rb(e){
let t=new Date(Date.now()-$p*6e4).toISOString(),{points:r}=await A(`v1/stats/history${Fe({queue:e,resolution:"minute",from:t})}`),o=r.slice(0,-1).map(s=>s.completed);
return jl.set(e,{at:Date.now(),values:o}),o}function Ca({queue:e}){let t=re(null),[r,o]=D(jl.get(e)?.values??null);return _e(()=>{let s=!1,a=!1,i=!1,l=()=>{!s||
a||Date.now()-(jl.get(e)?.at??0)<Ob||(a=!0,Tp.push(async()=>{i||await Rb(e).then(o,()=>{}),a=!1}),Pp())},c=new IntersectionObserver(([m])=>{s=m.isIntersecting,l()});
t.current&&c.observe(t.current);let u=us.subscribe(l);return()=>{i=!0,c.disconnect(),u()}},[e]),n("span",{ref:t,class:"spark-place",children:r&&r.some(s=>s>0)&&
n($,{children:[n(xa,{values:r,label:`completed a minute, the last ${$p} minutes: at most ${P(Math.max(...r))}`}),n("span",{class:"spark-last",children:P(r[r.length-
1])})]})})}var sr=be(null),qb=6e4,Lb=5e3,Il=0,$a=null,Dp=0,Mp=Number.NEGATIVE_INFINITY;function Ep(e,t){let r=JSON.parse(e.data),o=t||sr.value===null?new Map:new Map(sr.value.
queues),s=Date.parse(r.now);for(let a of r.queues)o.set(a.queue,{...a,at:s});Dp=Date.now(),sr.value={now:s,totals:r.totals,queues:o}}function Nl(){$a?.close(),$a=
null,sr.value=null}function Ta(){if(!(Il>0&&!document.hidden&&!mt.value&&!Mt.value))return Nl();if($a!==null||Date.now()-Mp<qb)return;let t=new EventSource(oe("\
v1/stats/stream?every=1s"));$a=t,t.addEventListener("stats",r=>Ep(r,!0)),t.addEventListener("changes",r=>sr.value!==null&&Ep(r,!1)),t.addEventListener("reset",Nl),
t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED&&(Mp=Date.now(),Nl())})}setInterval(()=>{Date.now()-Dp>Lb&&(sr.value=null),Ta()},1e3);document.
addEventListener("visibilitychange",Ta);function Pa(e,t){return t===null?e:e.map(r=>{let o=t.queues.get(r.name);if(o===void 0)return r;let s=o.oldest_age===void 0?
void 0:o.oldest_age+(t.now-o.at)/1e3;return{...r,paused:o.paused,counts:o.counts,oldest_age:s}})}function Ma(){return _e(()=>(Il+=1,Ta(),()=>{Il-=1,Ta()}),[]),sr.
value}function At({title:e,close:t,wide:r,children:o}){let s=re(null);return vc(()=>{let a=s.current,i=document.activeElement;return a?.showModal(),()=>{a?.close(),i?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var Jl=be(null);function Ea(e){return e.body??(e.method==="DELETE"?void 0:{})}function Ap(e,t){return A(e.path,{method:e.method??"POST",body:Ea(e),key:t})}var Op=4;
async function jb(e,t){let r;for(let o=0;o<e.length;o+=Op){let s=await Promise.all(e.slice(o,o+Op).map((a,i)=>Ap(a,`${t}-${o+i}`)));for(let a of s)typeof a?.count==
"number"&&(r=(r??0)+a.count)}return{count:r??e.length}}async function Fl(e,t){try{let r=e.each?await jb(e.each,t):await Ap(e,t),o=r&&typeof r.count=="number"?` \
(${P(r.count)})`:"",s=e.undo,a=Ce(e.path,e.method??"POST",Ea(e));Ne(e.done+o,{curl:a,undo:s?()=>{Fl(s,nn())}:void 0}),e.then?.(r)}catch(r){Ne(gr(r),{bad:!0,curl:Ce(
e.path,e.method??"POST",Ea(e))})}setTimeout(Tn)}var Nb=5e3;async function Ib(e,t,r){let o=0,s,a=0;try{do{let i={...e.body,limit:Nb,cursor:s},l=await A(e.path,{method:"\
POST",body:i,key:`${t}-${a}`});o+=l.count,s=l.cursor,a+=1}while(r(o)&&s!==void 0);Ne(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(i){
Ne(gr(i,o>0?` after ${P(o)} jobs`:""),{bad:!0})}Tn()}function kt(e){let t=nn();e.confirm?Jl.value={...e,key:t}:Fl(e,t)}function Rp(){let[e,t]=D(""),[r,o]=D(!1),
[s,a]=D(null),[i,l]=D(0),c=re(!0),u=Jl.value;if(_e(()=>{if(t(""),o(!1),a(null),l(0),c.current=!0,!u?.many||u.confirm?.count!==void 0)return;let S=new AbortController;
return A(u.path,{method:"POST",body:{...u.body,dry_run:!0},signal:S.signal}).then(x=>a(x)).catch(x=>{S.signal.aborted||Ne(gr(x),{bad:!0})}),()=>S.abort()},[u]),
u===null||!u.confirm)return null;let{title:m,text:h,danger:p}=u.confirm,g=u.confirm.count??s?.count,w=u.many&&g===void 0,T=p&&g!==void 0&&g>1e3,k=!r&&!w&&(!T||e.
replace(/[,. ]/g,"")===String(g)),y=()=>{c.current=!1,Jl.value=null};return n(At,{title:m,close:y,children:n("form",{onSubmit:S=>{if(S.preventDefault(),!k)return;
o(!0),(u.many?Ib(u,u.key,M=>(l(M),c.current)):Fl(u,u.key)).then(y)},children:[n("p",{children:h}),u.many&&n("p",{role:"status",children:[w?n("span",{class:"fain\
t",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${Ht(g??0)} ${g===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",children:"\
 of the first 100,000 that were looked at"}),r&&` · ${Ht(i)} done`]}),T&&n("label",{class:"field",children:["Type ",Ht(g)," to go on",n("input",{value:e,inputMode:"\
numeric",onInput:S=>t(S.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),u.cli&&n(Q,{text:u.cli}),
n(Q,{text:Ce(u.path,u.method??"POST",Ea(u))}),u.each&&u.each.length>1&&n("p",{class:"faint",children:["and the same for ",P(u.each.length-1)," more"]})]}),n("di\
v",{class:"buttons",children:[n("button",{type:"button",onClick:y,children:r&&u.many?"Stop":"Cancel"}),n("button",{type:"submit",class:p?"danger solid":"primary",
disabled:!k,children:u.label})]})]})})}function W({action:e,scope:t="admin",why:r,danger:o,primary:s,id:a}){return me(t)?n("button",{type:"button",id:a,class:o?
"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>kt(e),children:e.label}):null}function Da({scope:e="admin"}){return me(e)||Ue.value===null?null:
n("span",{class:"faint",children:Ec.value?"read-only":`changes need the scope ${e}`})}var Jb=1e4,Bl=200;function Ul(e){return`v1/queues/${encodeURIComponent(e)}`}function Ra(e,t){let r=o=>({path:Ul(e),method:"PATCH",body:{paused:o},done:o?`${e} i\
s paused`:`${e} runs again`});return{label:t?"Resume":"Pause",...r(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:r(t)}}var Fb=10;function Wl(e,t){return e.
counts.queued>0&&e.counts.running===0&&(e.oldest_age??0)>Fb&&!t.has(e.name)}function Hl({queue:e,workers:t}){if(e.paused)return n(je,{state:"paused"});if(Wl(e,t))
return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.queued>0||e.counts.running>0;return n("span",
{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),r?"active":"idle"]})}function Oa(e,t,r,o,s){let a=e.
map(o);return{label:t,done:r,...a[0],each:a,...s}}function Aa(e,t,r){let o=i=>l=>({path:Ul(l.name),method:"PATCH",body:{paused:i}}),s=ce(e.length,"queue"),a=i=>i?
"Paused":"Resumed";return Oa(e,r,a(t),o(t),{confirm:e.length>1?{title:`${t?"Pause":"Resume"} ${s}?`,text:t?"They hand out no jobs until they are resumed; what r\
uns goes on.":"They hand out jobs again.",danger:t}:void 0,undo:Oa(e,"",a(!t),o(!t),{})})}function Bb(e){return Oa(e,"Run dead","Queued again",t=>({path:"v1/job\
s/run",body:{queue:t.name,state:"dead"}}),{confirm:{title:`Run all dead jobs of ${ce(e.length,"queue")}?`,text:`${P(e.reduce((t,r)=>t+r.counts.dead,0))} jobs ar\
e queued again.`}})}function Ub(e){let t=e.reduce((r,{counts:o})=>r+o.queued+o.scheduled+o.retrying+o.suspended,0);return Oa(e,"Purge","Terminated",r=>({path:`${Ul(
r.name)}/purge`}),{confirm:{title:`Purge ${ce(e.length,"queue")}?`,text:"What waits there is terminated; what runs goes on.",danger:!0,count:t}})}function Wb({queues:e,
clear:t}){if($e({Escape:t}),e.length===0)return null;let r={then:t},o=e.filter(i=>!i.paused),s=e.filter(i=>i.paused),a=e.filter(i=>i.counts.dead>0);return n("di\
v",{class:"selection",role:"region","aria-label":"Selected queues",children:[n("span",{children:[n("b",{children:P(e.length)})," selected"]}),n("div",{class:"ro\
w",children:[o.length>0&&n(W,{action:{...Aa(o,!0,"Pause"),...r}}),s.length>0&&n(W,{action:{...Aa(s,!1,"Resume"),...r}}),a.length>0&&n(W,{action:{...Bb(a),...r}}),
n(W,{action:{...Ub(e),...r},danger:!0}),n("button",{type:"button",onClick:t,children:"Clear"})]})]})}var Hb={queued:e=>e.counts.queued,running:e=>e.counts.running,
retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,oldest:e=>e.oldest_age??0};function zb({by:e,label:t}){let r=z.value.get("so\
rt");return n("button",{type:"button",class:"sort",onClick:()=>pe({sort:r===e?"":e},!0),children:[t,r===e?" ↓":""]})}function Vb({queue:e}){return n($,{children:[
n(Kt,{value:e.counts.running}),e.concurrency!==void 0&&n($,{children:[n("span",{class:"faint",children:[" / ",P(e.concurrency)]}),n(Wn,{value:e.counts.running,max:e.
concurrency,label:`${e.counts.running} of ${e.concurrency}`})]})]})}function Qb(e){let t=z.value.get("sort"),r=(o,s,a,i)=>({head:n(zb,{by:o,label:s}),kind:a,label:s.
toLowerCase(),cell:i,sort:t===o?"descending":void 0});return[{head:"Queue",kind:"main",cell:o=>n("a",{href:R(Le(o.name)),children:o.name})},{head:"State",cell:o=>n(
Hl,{queue:o,workers:new Set(e.keys())})},r("queued","Queued","end",o=>n(Kt,{value:o.counts.queued})),r("running","Running","end wide",o=>n(Vb,{queue:o})),r("ret\
rying","Retrying","end wide",o=>n(Kt,{value:o.counts.retrying})),r("dead","Dead","end",o=>n("span",{class:o.counts.dead>0?"bad":void 0,children:n(Kt,{value:o.counts.
dead})})),r("scheduled","Scheduled","end wide",o=>n(Kt,{value:o.counts.scheduled})),r("oldest","Oldest wait","end wide",o=>o.oldest_age?ve(o.oldest_age*1e3):n("\
span",{class:"faint",children:"–"})),{head:"A minute",kind:"wide",cell:o=>n(Ca,{queue:o.name})},{head:"Rate",kind:"end wide roomy",cell:o=>o.rate?`${o.rate.limit}\
 / ${ve(o.rate.per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Workers",kind:"end wide roomy",cell:o=>n(Kt,{value:e.get(o.name)??0})},{head:"",kind:"\
end act",cell:o=>n(W,{action:Ra(o.name,o.paused)})}]}async function Gb(e,t){let[r,o]=await Promise.all([A(`v1/queues${Fe({limit:1e3,prefix:e})}`,{signal:t}),Nn()]),
s=new Map;for(let a of o)if(a.state!=="gone")for(let i of a.queues??[])s.set(i,(s.get(i)??0)+1);return{queues:r.queues,more:r.cursor!==void 0,workers:s}}function Kb(e){
return Object.entries(e.counts).some(([t,r])=>r>0&&t!=="completed"&&t!=="terminated")}function qp(){let e=z.value.get("filter")??"",[t,r]=D(!1),o=t?e:"",s=Ma(),
[a,i]=D(new Set),l=U(`queues ${o}`,x=>Gb(o,x),!1,s?Jb:0),[c,u]=D(!1);$e({"/":()=>document.getElementById("filter")?.focus()});let m=re(null);m.current=l.value??
m.current;let h=m.current;if(h?.more&&!t&&r(!0),h===null)return n(de,{title:"Queues",children:l.problem?n(Ge,{problem:l.problem,retry:l.reload,path:"v1/queues"}):
n(ct,{})});let p=Pa(h.queues,s),g=Hb[z.value.get("sort")??""],w=p.filter(x=>x.name.includes(e)&&(!c||Kb(x))).sort((x,M)=>g?g(M)-g(x):x.name<M.name?-1:1),T=w.slice(
0,Bl),k=w.filter(x=>!x.paused),y=w.filter(x=>x.paused),S=()=>{u(!1),pe({filter:""},!0)};return n(de,{title:"Queues",tools:n($,{children:[n("label",{class:"check\
-label",children:[n("input",{type:"checkbox",checked:c,onClick:()=>u(!c)})," hide idle"]}),n("input",{id:"filter",type:"search",placeholder:t?"Name begins with":
"Filter by name","aria-label":"Filter by name",value:e,onInput:x=>pe({filter:x.currentTarget.value},!0)}),k.length>1&&n(W,{action:Aa(k,!0,"Pause all")}),y.length>
1&&n(W,{action:Aa(y,!1,"Resume all")})]}),children:[l.problem&&n(Ge,{problem:l.problem,at:l.at,retry:l.reload,path:"v1/queues"}),p.length===0&&!e?n(fe,{title:"A\
 queue appears with its first push",children:n(Q,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${oe("v1/jobs")}`})}):w.length===0?n(fe,{title:"No queue \
matches",children:n("button",{type:"button",onClick:S,children:"Clear the filter"})}):n("div",{class:"card flush",children:[n(Pn,{rows:T,columns:Qb(h.workers),id:x=>x.
name,page:x=>Le(x.name),selection:me("admin")?{chosen:a,set:i}:void 0,keys:{" ":x=>me("admin")&&kt(Ra(x.name,x.paused))},kind:"list queues"}),w.length>Bl&&n("p",
{class:"foot",children:[Bl," of ",P(w.length)," queues are shown; the filter finds the others."]}),h.more&&n("p",{class:"foot",children:"Only the first 1,000 qu\
eues were read; the filter finds the others by how their names begin."})]}),n(Wb,{queues:p.filter(x=>a.has(x.name)),clear:()=>i(new Set)})]})}var qa=[["15m",9e5],["1h",36e5],["6h",6*36e5],["48h",48*36e5],["60d",60*864e5],["2y",730*864e5]],zl=1e4;async function Yb(e){let[t,r,o,s]=await Promise.all([A("\
v1/stats",{signal:e}),A("v1/queues",{signal:e}),Nn(),A("v1/jobs?state=dead&limit=10",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function jp(e){let[t,r]=["from","to"].map(a=>Date.parse(z.value.get(a)??""));if(r>t)return{name:"",from:t,to:r,resolution:Ml(t,r,e)};let[o,
s]=qa.find(([a])=>a===z.value.get("range"))??qa[1];return{name:o,from:e-s,to:e,resolution:Ml(e-s,e,e)}}async function Zb(e){let{name:t,from:r,to:o,resolution:s}=jp(
Date.now()),a=sr.peek()?.totals.counters,{points:i}=await A(`v1/stats/history${Fe({resolution:s,from:new Date(r).toISOString(),to:t?void 0:new Date(o).toISOString()})}`,
{signal:e});return{points:i,resolution:s,base:a}}function Xb({points:e,base:t},r){let o=e[e.length-1];if(t===void 0||r===void 0||o===void 0)return e;let s=a=>o[a]+
Math.max(0,r[a]-t[a]);return[...e.slice(0,-1),{...o,pushed:s("pushed"),completed:s("completed"),failed:s("failed")}]}async function e0(e){let t=new Date(Date.now()-
72e5).toISOString(),{points:r}=await A(`v1/stats/history${Fe({resolution:"minute",from:t})}`,{signal:e}),o=r.slice(0,-1).map(a=>a.completed),s=a=>a.reduce((i,l)=>i+
l,0);return{minute:o[o.length-1]??0,hour:s(o.slice(-60)),before:s(o.slice(-120,-60))}}function t0({hour:e,before:t}){if(t===0)return`${P(e)} last hour`;let r=Math.
round(100*(e-t)/t);return r===0?"as an hour ago":`${r>0?"▲":"▼"} ${r>999?"> 999":Math.abs(r)} % in an hour`}function Lo({label:e,value:t,link:r,tone:o,note:s,
title:a}){return n("a",{class:"tile",href:R(r),"data-state":o,title:a,children:[n("span",{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),
n("span",{class:"tile-note",children:s??" "})]})}function n0({queues:e,workers:t,stats:r}){let o=new Set(t.flatMap(i=>i.queues??[])),s=[];for(let i of e)i.paused?
s.push([i.name,"suspended","is paused"]):Wl(i,o)?s.push([i.name,"failed",`has ${Ht(i.counts.queued)} waiting and no worker`]):(i.oldest_age??0)>300&&s.push([i.name,
"retrying",`has waited ${ve((i.oldest_age??0)*1e3)}`]);let a=r.day;return s.length===0&&a.dead===0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing ne\
eds you. No queue is stuck, and no job has died today."}):n("ul",{class:"attention",children:[a.dead>0&&n("li",{children:[n(je,{state:"dead",quiet:!0}),n("a",{href:R(
"/failures"),children:ce(a.dead,"job")})," died today"]}),a.recovered>0&&n("li",{children:[n(je,{state:"retrying",quiet:!0}),ce(a.recovered,"lease")," ran out: \
workers vanished"]}),s.slice(0,6).map(([i,l,c])=>n("li",{children:[n("span",{class:"state quiet","data-state":l,children:n("span",{class:"dot"})}),n("a",{href:R(
Le(i)),children:i})," ",c]},i)),s.length>6&&n("li",{children:n("a",{href:R("/queues"),children:[s.length-6," more queues"]})})]})}function r0(){return n(fe,{title:"\
Push your first job",children:[n(Q,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${oe("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),
n(Q,{text:`pawl work --url ${oe("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function o0({counters:e}){let t=jp(Date.now()),
{name:r}=t,[o,s]=[z.value.get("from")??"",z.value.get("to")??""],a=U(`history ${r} ${o} ${s}`,Zb,!1,e?zl:0),i=re(null);i.current=a.value??i.current;let l=i.current,
c=Yn(()=>l?Xb(l,e):[],[l,e]),u=(h,p)=>pe({from:h.toISOString(),to:p.toISOString()}),m=h=>pe({range:h,from:void 0,to:void 0},!0);return $e({...Object.fromEntries(
qa.map(([h],p)=>[String(p+1),()=>m(h)])),...r===""?{Escape:()=>m(z.value.get("range")??"")}:{}}),n($,{children:[n(V,{title:"Throughput",tools:n("div",{class:"ro\
w",children:[r===""&&n($,{children:[n("a",{href:R(`/jobs${Fe({since:o,until:s})}`),children:"jobs of this time"}),n("button",{type:"button",class:"link",onClick:()=>m(
z.value.get("range")??""),children:"Zoom out"})]}),n(Ro,{label:"Range",options:qa.map(([h])=>[h,h]),value:r,set:m})]}),children:l===null?a.problem?n(Ge,{problem:a.
problem,retry:a.reload}):n("div",{class:"chart-place"}):n(ka,{points:c,resolution:l.resolution,zoom:u})}),n(Sa,{...t,name:`${r} ${o} ${s}`,zoom:u})]})}function s0({
queues:e,stats:t}){let r=[...e].sort((o,s)=>Lp(t,s)-Lp(t,o)).slice(0,8);return n(V,{title:"Busiest queues",tools:n("a",{href:R("/queues"),children:"all queues"}),
children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"wide",children:"Lately"}),n("th",{class:"\
end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"This hour"})]})}),n("tbody",{children:r.map(o=>n("tr",{children:[
n("td",{children:n("a",{href:R(Le(o.name)),children:o.name})}),n("td",{class:"wide",children:n(Ca,{queue:o.name})}),n("td",{class:"end",children:n(Kt,{value:o.counts.
queued})}),n("td",{class:"end",children:n(Kt,{value:o.counts.running})}),n("td",{class:"end",children:n(Kt,{value:t.queues?.[o.name]?.hour.completed})})]},o.name))})]})})}
function Np(){let e=Ma(),t=U("overview",Yb,!1,e?zl:0),r=U("rates",e0,!1,zl),o=t.value;if(o===null)return n(de,{title:"Overview",children:t.problem?n(Ge,{problem:t.
problem,retry:t.reload,path:"v1/stats"}):n(ct,{})});let s=e?{...o.stats,counts:e.totals.counts}:o.stats,a=Pa(o.queues,e);if(s.total.pushed===0&&a.length===0)return n(
de,{title:"Overview",children:n(r0,{})});let i=a.reduce((l,c)=>(c.oldest_age??0)>(l?.oldest_age??0)?c:l,null);return n(de,{title:"Overview",children:[t.problem&&
n(Ge,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(Lo,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"\
/jobs?state=queued",note:`${P(s.counts.scheduled)} scheduled`}),n(Lo,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:ce(
o.workers.length,"worker")}),n(Lo,{label:"Retrying",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} this hou\
r`}),n(Lo,{label:"Dead",tone:"dead",value:P(s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Lo,{label:"Oldest wait",value:i?.oldest_age?ve(i.oldest_age*
1e3):"–",link:i?Le(i.name):"/queues",note:i?.oldest_age?i.name:"nothing waits"}),n(Lo,{label:"Completed a minute",tone:"completed",value:P(r.value?.minute),link:"\
/jobs?state=completed",note:r.value?t0(r.value):void 0,title:r.value?`${Ht(r.value.hour)} in the last hour, ${Ht(r.value.before)} in the hour before`:void 0})]}),
n(o0,{counters:e?.totals.counters}),n("div",{class:"columns",children:[n(V,{title:"Needs attention",children:n(n0,{queues:a,workers:o.workers,stats:s})}),n(s0,{
queues:a,stats:s})]}),o.dead.length>0&&n(V,{title:"Last failures",tools:n("a",{href:R("/failures"),children:"all failures"}),children:n(Hn,{jobs:o.dead})})]})}function Lp(e,t){
return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Nt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(de,{title:r,sub:o,children:e.problem?.status===404?n(fe,{title:s,children:a}):e.problem?
n(Ge,{problem:e.problem,retry:e.reload,path:t}):n(ct,{})})}function dt({data:e,path:t}){return e.problem&&n(Ge,{problem:e.problem,at:e.at,retry:e.reload,path:t})}var a0=1e4;function i0({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(ln,{state:e?"completed":"failed"}),e?"yes":
"no: /readyz says why"]})}function l0({disk:e}){let{size:t,free:r}=e;return n($,{children:[t!==void 0&&r!==void 0&&n("div",{class:"row",children:[hn(r)," free o\
f ",hn(t)," ",n(Wn,{value:t-r,max:t,label:`${hn(t-r)} of ${hn(t)} are in use`})]}),e.has_space===!1&&n("span",{class:"bad",children:"There is no room: pushes ar\
e refused until there is."})]})}var Ip={max_body:["Of a request",hn],max_payload:["Of a payload",hn],hook_max_body:["Of a call of a hook",hn],memory:["Of all bu\
ffers",hn],max_connections:["Connections",P],streams:["Streams of a kind",P],page:["Rows of a listing",P],bulk:["Jobs of a push",P],claim:["Jobs of a claim",P],
history_points:["Points of a history",P]};function Jp(){let e=U("about",async a=>{let[i,l]=await Promise.all([A("v1/nodes",{signal:a}),A("readyz",{signal:a}).catch(
()=>null)]);return{nodes:i.nodes,ready:l}}),t=U("about this",a=>A("v1/about",{signal:a}),!1,a0).value,r=Ue.value,o=e.value,s=oe("").replace(/\/$/,"");return n(de,
{title:"About",children:[n(dt,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[n(V,{title:"This server",children:n(st,{rows:[["Pawl",r?.version],["S\
tore",r&&(r.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",r&&(r.durability==="fsync"?"an answer means on disk":r.durability)],
["Ready",o&&n(i0,{ready:o.ready!==null})],["Nodes",o&&n("a",{href:R("/workers"),children:ce(o.nodes.length,"node")})],["This node",t&&`${t.node.host}, pid ${t.node.
pid}, on ${t.node.listen}`],["Roles",t?.node.roles?.join(", ")],["Up since",(t?.started_at??(o?.nodes.length===1&&o.nodes[0].started_at))&&n(ee,{at:t?.started_at??
o?.nodes[0].started_at})],["Size of the store",t?.disk.bytes!==void 0&&hn(t.disk.bytes)],["Disk",t&&n(l0,{disk:t.disk})],["Address",s]]})}),n(V,{title:"For prog\
rams",children:[n(st,{rows:[["API",n("a",{href:oe("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:oe("metrics"),children:"for Prometheus"})],[
"Health",n("a",{href:oe("healthz"),children:"healthz"})],["Ready",n("a",{href:oe("readyz"),children:"readyz"})],["Licences",n("a",{href:oe("ui/assets/LICENSES.t\
xt"),children:"of Preact, Preact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(Q,{text:`export PAWL_URL=${s}; pawl s\
tats`})})]})]}),t&&n(V,{title:"Limits",children:n("div",{class:"limits",children:n(st,{rows:Object.entries(t.limits).map(([a,i])=>[Ip[a]?.[0]??a.replace(/_/g," "),
(Ip[a]?.[1]??P)(i)])})})})]})}var u0=262144,c0=20,Vl=100;function d0({value:e}){return e instanceof tr?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function Ql(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof tr?Xe(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>Ql(Array.isArray(
t)?void 0:o,s,r))}function Fp({name:e,value:t,depth:r,looking:o}){let[s,a]=D(r<4),[i,l]=D(!1);_e(()=>{o.text!==""?a(Ql(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&Ql(void 0,t,o.text)),u=e===void 0?null:n("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof tr)return n("div",{class:c?"json-line found":"json-line",children:[u,n(d0,{value:t})]});
let m=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${m?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[u,n("span",{class:"faint",children:m?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),u,n("span",{class:"faint",children:[m?"[":"{",s?"":
"…",s?"":m?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(i?h:h.slice(0,Vl)).map(([g,w])=>n(Fp,{name:g,value:w,depth:r+1,looking:o},g)),!i&&h.length>
Vl&&n("button",{type:"button",class:"link",onClick:()=>l(!0),children:[h.length-Vl," more"]})]})]})}var Ur=be({all:!1,turn:0});function Bp(){Ur.value={all:!Ur.value.
all,turn:Ur.value.turn+1}}function It({title:e,value:t}){let[r,o]=D({text:"",all:!1,turn:0}),s=re(Ur.value.turn);if(_e(()=>{Ur.value.turn!==s.current&&o(l=>({text:"",
all:Ur.value.all,turn:l.turn+1}))},[Ur.value]),t===void 0)return null;let a=Xe(t),i=a.length<=u0;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[i&&a.split(`
`).length>c0&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:l=>o({...r,text:l.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Ae,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:i?n(Fp,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var p0=6e4,f0=["pending","delivering","delivered","failed","cancelled"];function Up(e){return`/callbacks/${encodeURIComponent(e)}`}function Wp(e){return e.state!==
"failed"&&e.state!=="delivered"&&"it is under way"}function Hp(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl call\
back retry ${e}`,done:"It is sent again"}}function m0(e){return{label:"Give up",path:`v1/jobs/${encodeURIComponent(e)}/terminate`,cli:`pawl terminate ${e}`,done:"\
It is given up",confirm:{title:"Give this callback up?",text:"It is not sent any more by itself. It can be delivered again.",danger:!0}}}function zp({host:e}){let t=`\
v1/queues/pawl.callbacks/groups/${encodeURIComponent(e)}`,r=U(t,s=>A(t,{signal:s}));if(r.value===null)return null;let o=s=>({path:t,method:"PATCH",body:{paused:s},
done:s?`Nothing is sent to ${e}`:`${e} is told again`});return n(W,{action:{label:r.value.paused?`Resume ${e}`:`Pause ${e}`,...o(!r.value.paused),cli:`pawl grou\
p pawl.callbacks '${e}' --${r.value.paused?"resume":"pause"}`,undo:o(r.value.paused)}})}function h0({log:e}){return n(V,{title:"Attempts",children:n("table",{class:"\
plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n(
"th",{children:"What came"})]})}),n("tbody",{children:[...e].reverse().map((t,r)=>n("tr",{children:[n("td",{children:n(ee,{at:t.at})}),n("td",{class:"end",children:t.
status??"–"}),n("td",{class:"end",children:t.ms!==void 0?ve(t.ms):"–"}),n("td",{class:"answer-cell",children:[t.error&&n("div",{class:"error-line",children:t.
error}),t.answer&&n("details",{children:[n("summary",{class:"cut",children:t.answer.split(`
`,1)[0].slice(0,120)}),n("pre",{class:"trace",tabIndex:0,children:t.answer})]})]})]},r))})]})})}var g0=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",
{href:R(Up(e.id??"")),class:"cut",children:e.url}),n("div",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(je,{state:e.state})},{head:"At\
tempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{
class:"error-line",children:e.last_error})]})},{head:"Next",kind:"end wide",cell:e=>n(ee,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(W,{action:Hp(e.id??""),
why:Wp(e)})}];function Vp(){let e=z.value.get("state")??"",t=z.value.get("host")??"";return $e({"/":()=>document.getElementById("host")?.focus()}),n(de,{title:"\
Callbacks",tools:n($,{children:[/^[\w.:-]+$/.test(t)&&n(zp,{host:t}),e==="failed"&&n(W,{primary:!0,action:{label:t?`Deliver all to ${t} again`:"Deliver all that\
 failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{
title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks that have failed are sent again."}}})]}),children:[n("div",
{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"host",value:t,placeholder:"any",spellcheck:!1,onChange:r=>pe(
{host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(wr,{states:f0}),n(Un,{from:"v1/callbacks",member:"callbacks",filter:{state:e,host:t},order:"newest f\
irst",columns:g0,id:r=>r.id??"",page:r=>Up(r.id??""),unmatched:"No callback matches",none:n(fe,{title:"No callbacks yet",children:[n("p",{children:"Pawl tells y\
our program of the end of a job:"}),n(Q,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com/done"}]}' ${oe("v1/jobs")}`})]})})]})}function Qp({
id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=U(t,u=>A(t,{signal:u})),o=U(`job of ${t}`,u=>A(`v1/jobs/${encodeURIComponent(e)}`,{signal:u}),!1,p0),s=r.
value,a=n("a",{href:R("/callbacks"),children:"Callbacks"});if(s===null)return n(Nt,{data:r,path:t,title:"Callback",up:a,missing:"There is no such callback"});let i=s.
log??[],l=o.value?.payload,c=s.owner;return n(de,{title:n($,{children:["Callback ",n(je,{state:s.state})]}),sub:n("span",{class:"row",children:[a," · ",n("code",
{class:"id",children:s.id}),n(Ae,{text:s.id??"",label:"Copy the id"})]}),actions:n($,{children:[n(W,{action:Hp(e),primary:!0,why:Wp(s)}),(s.state==="pending"||s.
state==="delivering")&&n(W,{action:m0(e),danger:!0}),l?.host&&n(zp,{host:l.host}),n(W,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`pawl callbac\
k rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Se("/callbacks")}})]}),children:[n(dt,{data:r,
path:t}),n(V,{title:"Facts",children:n(st,{rows:[["URL",s.url],["Tells that it",s.event],["Job",c?.id&&n("a",{href:R(le(c.id)),children:c.id})],["Attempts",P(s.
attempts)],["Last answer",s.last_status],["Last error",s.last_error&&n("span",{class:"bad",children:s.last_error})],["Next attempt",s.next_at&&n(ee,{at:s.next_at})]]})}),
i.length>0&&n(h0,{log:i}),n(It,{title:"Headers",value:l?.headers}),n(It,{title:"Body",value:s.body})]})}var b0=500,Gl=200,v0=100;function y0(e,t){let r=re([]),o=re(0),[s,a]=D({lines:[],total:0,rate:0,open:!1});return _e(()=>{let i=null,l=0,c={total:0,at:Date.now()},
u=0;r.current=[],o.current=0;let m=()=>{l=0,a(S=>({lines:Mt.value?S.lines:r.current.slice(0,Gl),total:o.current,rate:u,open:i?.readyState===EventSource.OPEN}))},
h=()=>{l===0&&(l=window.setTimeout(m,v0))},p=(S,x)=>{o.current+=1,r.current=[{number:o.current,value:S,at:x},...r.current.slice(0,b0-1)],h()},g=()=>{i!==null||document.
hidden||mt.value||(i=new EventSource(oe(e)),i.addEventListener("open",h),i.addEventListener("error",h),i.addEventListener(t,S=>{let x=es(S.data);p(x,x.at)}),i.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},w=()=>{i?.close(),i=null},T=()=>document.hidden?w():g();document.addEventListener("visibilitychange",T);let k=mt.
subscribe(S=>S?w():g()),y=setInterval(()=>{let S=Date.now();u=(o.current-c.total)*1e3/Math.max(1,S-c.at),c={total:o.current,at:S},h()},2e3);return()=>{w(),k(),clearInterval(
y),clearTimeout(l),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function La({title:e,path:t,event:r,
text:o,line:s}){let a=y0(t,r),[i,l]=D("");$e({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=re(new Date),u=i.toLowerCase(),m=u===""?
a.lines:a.lines.filter(p=>p.value===null||o(p.value).toLowerCase().includes(u)),h=Mt.value?a.total-(a.lines[0]?.number??0):0;return n(V,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:i,onInput:p=>l(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Mt.value=!Mt.value,children:Mt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[m.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${We(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:m.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:We(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),a.total>Gl&&n("p",{class:"foot",children:["The newest ",P(Math.min(Gl,m.length))," of ",ce(a.total,"line")," since \
this page was opened."]})]})}var Gp=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,w0=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function ja(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function _0({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:R(Fn(
"/")),children:"/"}),t.map((r,o)=>n($,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:R(Fn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function k0({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[r?n("a",{href:R(le(r)),children:e.channel}):e.channel!==
t&&n("a",{href:R(Fn(e.channel)),children:e.channel})," ",n("code",{children:Xe(e.value).replace(/\n\s*/g," ")})]})}function S0({channel:e}){let[t,r]=D('{"order"\
:17}'),[o,s]=D(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let i=e==="/pawl"||e.startsWith("/pawl/"),l=async()=>{try{let c=await A(ja(e),{method:"POST",
body:a,key:nn()});Ne(`Published; ${ce(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(V,{title:"Publish",tools:n(Da,{scope:"push"}),children:i?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),l()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!me("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),me("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl publish ${e} '${t}'`}),n(Q,{text:Ce(ja(e),"POST",a??{})})]})]})})}function Kp(){
let e=z.value.get("channel")??"/",[t,r]=D(null),o=t??e,s=!Gp.test(o);return n(de,{title:"Channels",sub:n(_0,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),Se(Fn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:w0.map(([a,
i])=>n("a",{class:"chip",href:R(Fn(a)),"aria-current":a===e?"page":void 0,title:i,children:a},a))}),Gp.test(e)&&n($,{children:[n(La,{title:`What is sent to ${e}`,
path:ja(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(k0,{message:a,listening:e})},e),n(S0,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(Q,{text:`curl -N ${oe(ja(e))}`})]})]})]})}var ar=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function jo(e){let t=ar.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var Zl=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,Yp=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],Kl={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function bs(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function Yl(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function Zp(e){let t={where:[]},r=[];for(let[o]of(e??"").
matchAll(Zl)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",i=o.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):Kl[a]!==void 0&&i!==""?t[Kl[a]]=
Yl(i):r.push(Yl(o))}return r.length>0&&(t.text=r.join(" ")),t}var Na=["queue","state","type","group","since","until"];function Xp(e){let t={},r=[];for(let[o]of e.
matchAll(Zl)){let s=o.indexOf(":"),a=o.slice(0,s),i=Yl(o.slice(s+1));!Na.includes(a)||i===""?r.push(o):a==="state"&&t.state?t.state+=`,${i}`:t[a]=i}return{...t,
q:r.join(" ")}}function Xl(e){let t=[];for(let o of Na){let s=o==="state"?e.state?.split(",")??[]:e[o]?[e[o]]:[];for(let a of s){let i=s.filter(l=>l!==a).join("\
,");t.push({text:`${o}:${bs(a)}`,field:o,without:{[o]:i||void 0,...o==="queue"?{group:void 0}:{}}})}}let r=[...(e.search??"").matchAll(Zl)].map(([o])=>o);return r.
forEach((o,s)=>{let a=o.slice(0,Math.max(0,o.indexOf(":"))),i=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":Kl[a]??"text";t.push({text:o,field:i,without:{
q:r.filter((l,c)=>c!==s).join(" ")||void 0}})}),t}function ef(e){let{where:t,text:r,error_type:o}=Zp(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==
void 0&&!e.state}function tf(e){return Object.values(e).some(Boolean)}function eu(e){let{queue:t,state:r,type:o,group:s,until:a}=e;return{queue:t,state:r,type:o,
group:s,since:jo(e.since),until:a,...Zp(e.search)}}function No(e,t,r){return`v1/jobs${Fe({...eu(e),fields:"payload,progress",limit:t,cursor:r})}`}function nf(e){
let t=Object.entries(eu(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r===
"state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function rf(e){let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...eu(e),since:e.
since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join(
"")}function sf(e,t,r){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([r],{type:t})),o.download=e,o.click(),URL.revokeObjectURL(o.href)}function af(e,t){
sf(e,"application/x-ndjson",t.map(r=>`${Xe(r,"",!0)}
`).join(""))}var of=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function x0(e){
if(e==null)return"";if(typeof e!="string")return Xe(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function lf(e,t){
let r=[of.map(([o])=>o),...t.map(o=>of.map(([,s])=>x0(s(o))))];sf(e,"text/csv",r.map(o=>`${o.join(",")}\r
`).join(""))}var C0=5;async function vs(e,t,r,o){let s=[],a=0,i=0,l=r;do{let c=await A(No(e,t-s.length,l),{signal:o});s.push(...c.jobs),i+=c.looked_at??c.jobs.length,l=c.cursor,
++a}while(l!==void 0&&s.length<t&&a<C0);return{jobs:s,cursor:l,looked:i}}function $0({chosen:e,clear:t}){let r=[...e],o=(c,u,m,h=!1)=>({label:c,path:`v1/jobs/${u}`,
body:{ids:r},cli:`pawl ${u==="delete"?"rm":u} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:m,then:t,confirm:h?{title:`${c} ${ce(r.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued agai\
n"),a=o("Terminate","terminate","Asked to stop"),i=o("Delete","delete","Deleted",!0),l=me("admin")&&r.length>0;return $e({r:()=>l&&kt(s),T:()=>l&&kt(a),Delete:()=>l&&
kt(i),Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(W,{action:s}),n(W,{action:a}),n(W,{action:i,danger:!0}),n(
"button",{type:"button",onClick:t,children:"Clear"})]})]})}var uf=["scheduled","retrying","suspended","completed","failed","dead"],cf=["completed","failed","dea\
d","terminated"],df=["waiting","scheduled","queued","retrying","running","suspended"];function Wr({filter:e,total:t}){let r=nf(e);if(!me("admin")||r===null)return null;
let o=e.state?.split(","),s=l=>o===void 0||o.some(c=>l.includes(c)),a=l=>o!==void 0&&o.every(c=>l.includes(c)),i=(l,c,u,m,h,p,g=!1)=>({label:l,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${rf(e)}`,done:h,confirm:{title:u,text:m,danger:g,count:a(p)?t:void 0}});return n($,{children:[s(uf)&&n(W,{action:i(
"Run all","run","Run all that match?","They are queued again.","Queued again",uf)}),s(df)&&n(W,{action:i("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",df,!0),danger:!0}),s(cf)&&n(W,{action:i("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",cf,!0),danger:!0})]})}function zn({filter:e,total:t,queueColumn:r,empty:o,wrong:s}){let a=z.value.get("c\
ursor")??void 0,i=Number(z.value.get("limit"))||50,[l,c]=D(new Set),[u,m]=D(!1),h=JSON.stringify([e,a,i]);_e(()=>c(new Set),[h]);let p=U(`jobs ${h}`,k=>vs(e,i,a,
k),l.size>0),g=p.value,w=p.problem?.status===422?p.problem.field:"";_e(()=>s?.(w),[w]);let T=yp(g?.jobs??[],k=>k.id,h);return g===null?p.problem?n(Ge,{problem:p.
problem,retry:p.reload,path:No(e,i)}):n(ct,{rows:8}):n($,{children:[n(dt,{data:p,path:No(e,i)}),g.jobs.length===0&&g.cursor===void 0?o:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(Hn,{jobs:T.
rows,gone:T.gone,selection:{chosen:l,set:c},queue:r}),n(Jr,{cursor:a,next:g.cursor,words:["Newest",g.jobs.length===0?"Go on":"Older"],note:g.jobs.length===0?`Lo\
oked at ${Ht(g.looked)} jobs, found none.`:`${P(g.jobs.length)} jobs${t!==void 0&&t>g.jobs.length?` of ${P(t)}`:""}, newest first${g.looked>g.jobs.length?`; loo\
ked at ${Ht(g.looked)}`:""}`,children:[n(Wr,{filter:e,total:t}),g.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":u,onClick:()=>m(
!u),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>af("jobs.ndjson",g.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>lf("jobs.csv",g.jobs),children:"CSV"})]})]}),u&&n(Cp,{})]}),n($0,
{chosen:l,clear:()=>c(new Set)})]})}var pf=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function T0(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(i=>[i,(s[i]??0)+(a[i]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function P0(e,t,r){let o=new Map,s,a=0;for(let i=0;i<e;++i){let l=await A(`v1/errors${Fe({...t,cursor:s})}`,
{signal:r});a+=l.looked_at;for(let c of l.errors){let u=o.get(c.fingerprint);o.set(c.fingerprint,u?T0(u,c):c)}if(s=l.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((i,l)=>l.count-i.count),looked:a,more:s!==void 0}}function ff({names:e}){return n($,{children:[e.slice(0,3).map((t,r)=>n($,{children:[r>0&&", ",n(
"a",{href:R(Le(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var M0=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:R(yr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(ff,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(wp,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ee,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ee,{at:e.last_seen_at})}];function E0({kind:e}){let t=`error:${bs(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
V,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:R(`/jobs${Fe({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Wr,{filter:{queue:r,state:"dead,failed",search:t}}),n(Ae,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>pe({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(st,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(ff,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ee,{at:e.first_seen_at})],["Last seen",n(ee,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(st,{rows:[["Examples",
n("ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:R(le(o)),class:"id",children:o})},o))})]]})]})]})}function mf({time:e}){let t=z.value.get("queue")??
"",r=z.value.get("since")??"";return n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,
placeholder:"all",spellcheck:!1,onChange:o=>pe({queue:o.currentTarget.value.trim(),cursor:void 0})})]}),n("label",{children:[n("span",{children:e}),n("select",{
value:r,onChange:o=>pe({since:o.currentTarget.value,cursor:void 0}),children:ar.map(([o,s])=>n("option",{value:o,children:s},o))})]})]})}var D0={dead:["retries_\
exhausted","not_retried","lease_expired","timed_out","run_away","tasks_failed"],failed:["expired"],retrying:[]};function O0({state:e,chosen:t}){let r=D0[e]??[];
return r.length<2?null:n("div",{class:"chips",role:"group","aria-label":"Reasons",children:r.map(o=>n("button",{type:"button",class:"chip","data-state":"dead","\
aria-pressed":o===t,onClick:()=>pe({reason:o===t?void 0:o,cursor:void 0}),children:rn(o)},o))})}function A0({state:e,counts:t}){let[r,o,s]=["queue","since","rea\
son"].map(c=>z.value.get(c)??""),a=r!==""||o!==""||s!=="",i={state:e,queue:r||void 0,since:o,search:s?`reason:${s}`:void 0},l=()=>pe({queue:void 0,since:void 0,
reason:void 0,cursor:void 0});return $e({"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n(mf,{time:"Pushed"}),n(O0,{state:e,chosen:s}),n(zn,
{filter:i,total:a?void 0:t?.[e],empty:a?n(fe,{title:"No job matches",children:n("button",{type:"button",onClick:l,children:"Clear filters"})}):n(fe,{title:e==="\
dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(t?.retrying??0)>0&&n("p",{children:[n("\
a",{href:R("/failures?tab=retrying"),children:ce(t?.retrying??0,"job")})," wait for a retry."]})})})]})}function R0({retrying:e}){let t=z.value.get("queue")??"",
r=z.value.get("since")??"",[o,s]=D(1),a=U(`kinds ${t} ${r} ${o}`,u=>P0(o,{queue:t,since:jo(r)},u)),i=`v1/errors${Fe({queue:t,since:jo(r)})}`,l=a.value,c=l?.kinds.
find(u=>u.fingerprint===z.value.get("error"));return $e({Escape:()=>pe({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n(mf,
{time:"Seen"}),n(dt,{data:a,path:i}),c&&n(E0,{kind:c}),l===null?!a.problem&&n(ct,{}):l.kinds.length===0?n(fe,{title:t||r?"No error matches":"Nothing has failed",
children:t||r?n("button",{type:"button",onClick:()=>pe({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n("a",{href:R("/failures?tab=retrying"),children:[
ce(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(Pn,{rows:l.kinds,columns:M0,id:u=>u.fingerprint,page:u=>yr({error:u.fingerprint}),kind:"\
list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[ce(l.kinds.length,"kind")," among the last errors of ",ce(l.looked,"job"),l.more&&
"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Ae,{text:Ce(i),label:"Copy as curl"}),l.more&&n("button",{type:"button",onClick:()=>s(o+1),
children:"Look at more"})]})]})]})]})}function hf(){let e=z.value.get("tab")??"errors",t=U("failures",s=>A("v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`\
/failures${s==="errors"?"":`?tab=${s}`}`;return $e(Object.fromEntries(pf.map(([s],a)=>[String(a+1),()=>Se(o(s))]))),n(de,{title:"Failures",children:[n(Bn,{tabs:pf.
map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(Ge,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(R0,
{retrying:r?.retrying??0}):n(A0,{state:e,counts:r},e)]})}var Ia="download";function q0(){let t=U("outbound",r=>A("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(V,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>Qe.value?n(ee,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var L0=["queued","running","retrying","completed","dead"];function gf(){let e=z.value.get("state")??"";return n(de,{title:"Downloads",sub:n($,{children:["jobs o\
f the queue ",n("a",{href:R(Le(Ia)),children:Ia}),"; limits of hosts are ",n("a",{href:R(`${Le(Ia)}?tab=groups`),children:"its groups"})]}),children:[n(wr,{states:L0}),
n(zn,{filter:{queue:Ia,state:e||void 0},queueColumn:!1,empty:n(fe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(Q,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${oe("v1/jobs")}`})]})})}),n(q0,{})]})}function Ja({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let i={...Object.fromEntries(r.map(({name:x,value:M})=>[x,M?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[l,c]=D(null),[u,m]=D(""),h=l??i,p=(x,M)=>c({...h,[x]:M}),g={},w=[];for(let{name:x}of r)h[x]!==i[x]&&
(g[x]=h[x]===""?null:Number(h[x]),w.push(`--${x.replace(/_/g,"-")} ${h[x]||"none"}`));(h.rate_limit!==i.rate_limit||h.rate_limit!==""&&h.rate_per!==i.rate_per)&&
(g.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},w.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
i.ordered&&(g.ordered=h.ordered==="yes",w.push(g.ordered?"--ordered":"--unordered"));let T=w.length>0,k=async()=>{try{await A(e,{method:"PATCH",body:g}),Ne("Sav\
ed"),c(null),m(""),a()}catch(x){m(x.detail)}},y=!me("admin"),S=(x,M,q)=>n("label",{class:"field",children:[n("span",{children:M}),n("input",{value:h[x],placeholder:"\
no limit",inputMode:"numeric",disabled:y,onInput:L=>p(x,L.currentTarget.value)}),n("small",{children:q})]});return n(V,{title:"Limits",tools:n(Da,{}),children:n(
"form",{class:"form",onSubmit:x=>{x.preventDefault(),k()},children:[r.slice(0,1).map(({name:x,label:M,hint:q})=>S(x,M,q)),n("div",{class:"pair",children:[S("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:y||h.rate_limit==="",
onInput:x=>p("rate_per",x.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:x,label:M,hint:q})=>S(x,M,q)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:y,onClick:x=>p("ordered",x.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),u&&n("p",{class:"bad",role:"alert",children:u}),!y&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!l,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`${t} ${w.join(" ")}`}),n(Q,{text:Ce(e,"PATCH",g)})]})]})})}function Fa({title:e,tools:t,rows:r,page:o}){let s=new Map;for(let a of r)s.set(a.state,(s.get(a.state)??0)+1);return n(V,{title:e,tools:t??n("span",{class:"fai\
nt",children:"the newest at the right"}),children:[n("div",{class:"strip",role:"img","aria-label":[...s].map(([a,i])=>`${i} ${a}`).join(", "),children:[...r].reverse().
map(a=>n("span",{"data-state":a.state,title:`${a.id}: ${a.state}`,onClick:()=>Se(o(a))},a.id))}),n("ul",{class:"tally",children:[...s].map(([a,i])=>n("li",{class:"\
state quiet","data-state":a,children:[n(ln,{state:a}),P(i)," ",a]},a))})]})}function tu(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function bf(e){let t=r=>({path:tu(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function vf(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function j0({group:e}){return n($,{children:[n(Kt,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(Wn,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var N0=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:R(Jn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Kt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(j0,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${ve(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:vf},{head:"",kind:"end act",cell:e=>n(W,{action:bf(e)})}];function yf({
queue:e}){let[t,r]=D(""),o=z.value.get("prefix")??"",s=z.value.get("order")??"";return n($,{children:[n("form",{class:"filters",onSubmit:a=>{a.preventDefault(),
t&&Se(Jn(e,t))},children:[n("label",{children:[n("span",{children:"Open a group by its exact name"}),n("input",{value:t,onInput:a=>r(a.currentTarget.value)})]}),
n("button",{type:"submit",children:"Open"}),n("label",{children:[n("span",{children:"Begins with"}),n("input",{value:o,placeholder:"anything",spellcheck:!1,onChange:a=>pe(
{prefix:a.currentTarget.value,cursor:void 0})})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s==="ready",onClick:()=>pe({order:s===
"ready"?void 0:"ready",cursor:void 0})})," most ready first"]})]}),n(Un,{from:`v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",filter:{prefix:o,order:s},
order:s==="ready"?"most ready first":"in the order of the store",words:["First","More"],columns:N0,id:a=>a.name,page:a=>Jn(e,a.name),none:n(fe,{title:"No groups\
 here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(Q,{text:`curl -d '{"type":"\
hello","queue":"${e}","group":"customer-1"}' ${oe("v1/jobs")}`})]})})]})}function I0({queue:e,name:t}){let r=z.value.get("cursor")??void 0,o=z.value.get("since")??
"",s=`${tu({queue:e,name:t})}/jobs${Fe({limit:50,cursor:r,since:jo(o)})}`,a=U(`history ${e} ${t} ${r} ${o}`,l=>A(s,{signal:l})),i=a.value;return n($,{children:[
n("div",{class:"row history-head",children:[n("h2",{children:"History"}),n(Ro,{label:"Pushed",options:ar.map(([l,c])=>[l,c]),value:o,set:l=>pe({since:l,cursor:void 0})})]}),
i===null?a.problem?n(Ge,{problem:a.problem,retry:a.reload,path:s}):n(ct,{}):i.jobs.length===0&&!r?n(fe,{title:o?"No job of this time":"No jobs in this group",children:!o&&
n(Q,{text:`curl -d '{"type":"hello","queue":"${e}","group":"${t}"}' ${oe("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Hn,{jobs:i.jobs,queue:!1}),n(Jr,
{note:"newest first",cursor:r,next:i.cursor,children:n(Wr,{filter:{queue:e,group:t,since:o}})})]})]})}function wf({queue:e,name:t}){let r=tu({queue:e,name:t}),o=U(
r,async c=>{let[u,m]=await Promise.all([A(r,{signal:c}),A(`${r}/jobs?limit=200`,{signal:c})]);return{group:u,last:m.jobs}}),s=n($,{children:[n("a",{href:R("/que\
ues"),children:"Queues"})," · ",n("a",{href:R(Le(e)),children:e})," · ",n("a",{href:R(`${Le(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(
Nt,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:a,last:i}=o.value,
l=vf(a);return n(de,{title:n($,{children:[t," ",a.paused&&n(je,{state:"paused"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(W,{
action:bf(a)}),children:[n(dt,{data:o,path:r}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile\
-label",children:"Ready"}),n("span",{class:"tile-value",children:P(a.ready)}),n("span",{class:"tile-note",children:l||"nothing holds it"})]}),n("div",{class:"ti\
le","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("\
small",{children:[" / ",P(a.limit)]})]}),n("span",{class:"tile-note",children:a.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",
{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:a.rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may star\
t in ${ve(a.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.
ordered?"strict":"free"}),n("span",{class:"tile-note",children:a.ordered?"one at a time, in turn":"as workers are free"})]})]}),i.length>0&&n(Fa,{title:`The las\
t ${ce(i.length,"job")}`,rows:i,page:c=>le(c.id)}),n(I0,{queue:e,name:t}),n(Ja,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"h\
ow many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),n(It,{title:"Settings",value:a.settings})]})}function _f({job:e,path:t}){let[r,o]=D(""),s=e.aliases??[];if(!me("admin")&&s.length===0)return null;let a=i=>`${t}/aliases/${encodeURIComponent(i)}`;return n("\
div",{class:"row aliases",children:[s.map(i=>n("span",{class:"pill",children:[i,me("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${i}\
 away`,onClick:()=>kt({label:"",method:"DELETE",path:a(i),done:`${i} is taken away`,undo:{method:"PUT",path:a(i),done:`It is ${i} again`}}),children:"×"})]},i)),
me("admin")&&n("form",{class:"row",onSubmit:i=>{i.preventDefault(),r&&kt({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:i=>o(i.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function kf({path:e}){let t=U(`${e}/callbacks`,r=>A(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(V,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:R(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
je,{state:r.state})}),n("td",{class:"end wide",children:ce(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ee,{at:r.next_at})})]},r.id))})})})}
function Sf({job:e}){let t=U(`children ${e.id}`,r=>A(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(V,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:R(`${le(e.id)}/tree`),children:"tree"})]}),children:n(Hn,{jobs:t.value.jobs})})}function xf({job:e,path:t,close:r}){let o=Xe(e.payload??null),s=o.includes('"[redacted]"'),[a,i]=D({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[l,c]=D(""),u=w=>i({...a,...w}),m={},h="";if(a.priority!==String(e.priority)&&(m.priority=Number(a.priority)),a.group!==(e.group??"")&&(m.group=a.group||null),a.
delay&&(m.delay=a.delay),a.payload!==o)try{m.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let p=Object.entries(m).map(([w,T])=>` --${w} ${w===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),g=async()=>{try{await A(t,{method:"PATCH",body:m,key:nn()}),Ne("Changed"),Tn(),r()}catch(w){c(w.detail)}};
return n(At,{title:"Change this job",close:r,children:n("form",{onSubmit:w=>{w.preventDefault(),g()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:w=>u({priority:w.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:w=>u(
{delay:w.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:w=>u({group:w.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:w=>u({payload:w.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl edit ${e.id}${p.join("")}`}),n(Q,{text:Ce(t,"PATCH",m)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||p.length===0,children:"Change"})]})]})})}var nu=5;function ru({error:e,wrap:t=!0}){let[r,o]=D(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,nu)).join(`
`)}),s.length>nu&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-nu} more lines`})]})}function Cf({error:e}){let[
t,r]=D(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(Ae,{text:s,label:"Copy the er\
ror"})]})]}),n(ru,{error:e,wrap:t})]})}var ou=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Io=["completed","failed","dead","terminated"],$f=["queued","scheduled","retryi\
ng","suspended"];function J0({job:e,side:t,name:r,port:o}){let[s,a]=D(!1),[i,l]=D(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,u=U(`${c} ${s}`,
async p=>s?await A(`${c}?limit=20`,{signal:p}):null),m;try{m=JSON.parse(i)}catch{m=void 0}let h=async()=>{try{let p=await A(c,{method:"POST",body:{values:[m]},key:nn()});
Ne(`Written; ${P(p.count)} wait there now`),l(""),Tn()}catch(p){Ne(p.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:ce(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(p=>n("a",{href:R(Fn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:Xe(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:me("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&u.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:u.value.items.map((p,g)=>n("li",{children:[n("span",
{class:"faint",children:(u.value?.from??0)+g})," ",n("code",{children:Xe(p.value).replace(/\n\s*/g," ")})]},g))}),u.value.tail-u.value.from>u.value.items.length&&
n("p",{class:"faint",children:["The first ",u.value.items.length," values."]})]})}),t==="in"&&me("push")&&!Io.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),m!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:i,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("button",{type:"submit",disabled:m===void 0,children:"Write"}),i!==
""&&m!==void 0&&n(Ae,{text:`pawl write ${e.id} ${r} '${i}'`,label:"Copy as a command"})]})})})]})}function Tf({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(V,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(J0,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function Pf(e){let[t,r]=D(null),o=e?.state==="running"?e.id:void 0;return _e(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||mt.value||(s=
new EventSource(oe(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",c=>r({id:o,progress:es(c.data).progress})))},i=()=>{s?.close(),
s=null},l=()=>document.hidden?i():a();return a(),document.addEventListener("visibilitychange",l),()=>{i(),document.removeEventListener("visibilitychange",l)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var F0={lost:["lost its worker","failed"],timed_out:["took too long","failed"]};function Ba(e,t){return ve(Math.max(0,Date.parse(t)-Date.parse(e)))}function Mf(e){
return e&&n("a",{href:R(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function B0(e){let t=e.outcome??"running",[r,o]=F0[t]??[t.replace(/_/g," "),t];
return{at:e.started_at,state:o,title:`Attempt ${e.attempt}`,note:n($,{children:[r,e.ended_at&&` after ${Ba(e.started_at,e.ended_at)}`,e.worker&&n($,{children:["\
 on ",Mf(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[n("b",{children:e.error.type})," ",e.error.
message]}),n(ru,{error:e.error})]})}}function U0(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>1?`Attempt ${e.attempt} began`:"Began",
note:e.attempt>1?`${e.failures} failed before`:`after ${Ba(e.created_at,e.started_at)}`}:null}function W0(e,t){let r=[{at:e.created_at,state:"queued",title:"Pus\
hed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.run_at<=o.started_at?e.run_at:e.created_at;
r.push({at:a,state:"waiting",title:"Waited",note:`for ${Ba(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,state:"waiting",title:o.attempt===2?"A\
n earlier attempt":`${o.attempt-1} earlier attempts`,note:o.attempt===2?"is not kept":"are not kept"});for(let a of[...t].reverse())r.push(B0(a));let s=t[0]?.attempt!==
e.attempt&&U0(e);if(s&&r.push(s),e.ended_at){let a=e.started_at&&s?`ran ${Ba(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].
toUpperCase()+e.state.slice(1),note:[a,rn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,
state:e.state,title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function H0({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","da\
ta-state":r,viewBox:"0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.
max(0,Math.min(100,e*100)),height:"4",class:"fill"})]})}function z0({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"runn\
ing",viewBox:"0 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left",
"stroke-dasharray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function V0({job:e}){if(!e.lease)return null;
let t=e.options.lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-Qe.value);return n("p",{class:"lease",children:[n(z0,{part:o/t}),n("span",{children:["\
Leased to ",n("b",{children:Mf(e.lease.worker)})," for ",ve(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=Qe.value&&n($,{children:[", renewed ",n(ee,{at:new Date(r-
t).toISOString()})]}),(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function Ef({job:e}){let t=`v1/jobs/${encodeURIComponent(
e.id)}/runs`,r=U(t,async i=>e.attempt>0?(await A(t,{signal:i})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,Qe.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(V,{title:"Timeline",children:[n("ol",{class:"timeline",children:[W0(e,r.value??[]).map((i,l)=>n(
"li",{"data-state":i.state,children:[n("span",{class:"timeline-mark",children:n(ln,{state:i.state})}),n("div",{class:"timeline-text",children:[n("b",{children:i.
title})," ",i.note&&n("span",{class:"faint",children:i.note}),n("div",{class:"meta",children:[n(ee,{at:i.at})," ",n("span",{class:"faint",children:["· ",We(Date.
parse(i.at))]})]}),i.more]})]},l)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",bo(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",ve(a)]}),a!==void 0&&n(H0,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(V0,{job:e})]})}function su(e){let t=e.options.retry;if(!t||Io.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function Df(e,t){let r=await A(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,i,l]=await Promise.all([A(`v1/queues/${s}`,{signal:t}).catch(o),r.group?A(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,Nn().catch(()=>[])]);return{job:r,queue:a,group:i,workers:l}}function Of({id:e}){return n("a",{href:R(le(e)),class:"id",children:e})}
function Q0({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n($,{children:[
o===0?": ":", ",n(Of,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var ir=e=>n("a",{href:R(Le(e.queue)),children:e.queue}),Ua=e=>n(
"a",{href:R(Jn(e.queue,e.group??"")),children:e.group}),au=e=>e.workflow?n("a",{href:R(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",G0={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ee,
{at:e??t.run_at}),"."]}):t.state==="suspended"?n($,{children:["It sleeps; it wakes by itself ",n(ee,{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it\
 may run ",n(ee,{at:e??t.run_at}),", at ",We(Date.parse(e??t.run_at??"")),"."]}),input:()=>n($,{children:"It sleeps until something comes for it."}),waits_for:e=>n(
Q0,{jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),
workflow_paused:(e,t)=>n($,{children:["Its ",au(t)," is paused."]}),not_started:(e,t)=>n($,{children:["Its ",au(t)," has not been started."]}),workflow_external:(e,t)=>n(
$,{children:["Its ",au(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",ir(t)," is paused."]}),
queue_limit:({running:e,limit:t},r)=>n($,{children:["The queue ",ir(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The \
queue ",ir(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",
Ua(t)," is paused."]}),group_limit:({running:e,limit:t},r)=>n($,{children:["Its group ",Ua(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n(
$,{children:["Its group ",Ua(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,
{children:["Its group ",Ua(t)," is ordered, and ",e?n(Of,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims \
the queue ",ir(t),e&&n($,{children:["; the last one did ",n(ee,{at:e})]}),"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",ir(t)," were to\
ld to claim no more."]})};function ys(e,t){return G0[e.kind]?.(e,t)??n($,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function K0({job:e,queue:t,
group:r,workers:o}){if((e.state==="scheduled"||e.state==="retrying")&&e.run_at)return ys({kind:"time"},e);if(e.state==="waiting")return ys({kind:"waits_for",count:e.
waiting_for??e.after?.length??0},e);if(e.state!=="queued")return null;let s=(i,l={})=>ys({kind:i,...l},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s(
"group_paused");if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==
void 0&&r.running>=r.limit)return s("group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(i=>i.queues?.
includes(e.queue)&&i.state!=="gone");return a.length===0?s("no_worker"):a.every(i=>i.quiet)?s("workers_quiet"):a.every(i=>i.concurrency!==void 0&&i.running.length>=
i.concurrency)?n($,{children:["All ",P(a.length)," workers of the queue ",ir(e)," are busy."]}):t?.rate&&t.counts.queued>0?n($,{children:["The queue ",ir(e)," s\
tarts at most ",t.rate.limit," jobs in ",ve(t.rate.per*1e3),"; its turn comes."]}):n($,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",ir(e),
" wait, and its turn comes."]})}function Af({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n($,{children:["Nothing holds i\
t: it is next in turn in ",ir(t),"."]}),a=r?ys(r,t):s||K0(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[
n(ln,{state:t.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What hol\
ds it then",children:o.map(i=>n("li",{children:ys(i,t)},i.kind))})]})]}):null}function Y0(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function Z0({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:R(le(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function X0({job:e,path:t,close:r}){let o=Xe(e);return n(
At,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(Ae,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:oe(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function ev(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>Se(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&Se(le(s.id))}}}function Rf({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=U(`job ${e}`,y=>Df(e,y)),[o,s]=D(!1),[a,i]=D(!1),l=Pf(r.value?.job),c=r.value,u=c?.job,m=u?Sp(u.id):null,
h=m?.list??"/jobs",p=ev(e,t,u,h),g=u!==void 0&&Io.includes(u.state);if($e({r:()=>u&&ou.includes(u.state)&&kt(p.run),T:()=>u&&!g&&kt(p.end),Delete:()=>g&&kt(p.remove),
u:()=>u?.parent&&Se(le(u.parent.id)),y:()=>u&&void ms(u.id).then(()=>Ne("The id is copied")),e:Bp,"[":()=>m?.before&&Se(le(m.before)),"]":()=>m?.after&&Se(le(m.
after))}),u===void 0)return n(Nt,{data:r,path:t,title:"Job",up:n("a",{href:R("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let w=l??u.progress,T=Al(w),k=u.options.retry;return n(de,{title:n($,{children:[u.
type," ",n(je,{state:u.state})]}),sub:n("span",{class:"row",children:[n("a",{href:R(h),children:"Jobs"})," · ",n("code",{class:"id",children:u.id}),n(Ae,{text:u.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",u.seq]}),m&&n(Z0,{near:m})]}),actions:n($,{children:[ou.includes(u.state)&&n(W,{action:{...p.run,
label:g?"Run again":"Run now"},primary:!0,id:"run"}),u.state==="terminated"&&n(W,{action:p.force,primary:!0,id:"run"}),$f.includes(u.state)&&me("admin")&&n("but\
ton",{type:"button",onClick:()=>s(!0),children:"Change"}),!g&&n(W,{action:p.end,danger:!0,why:u.state==="terminating"&&"it stops already"}),g&&n(W,{action:p.remove,
danger:!0}),n(W,{action:p.copy,scope:"push"}),n("button",{type:"button",onClick:()=>i(!0),children:"Raw"}),n(Ae,{text:Ce(t),label:"Copy as curl"})]}),children:[
n(dt,{data:r,path:t}),o&&n(xf,{job:u,path:t,close:()=>s(!1)}),a&&n(X0,{job:u,path:t,close:()=>i(!1)}),c&&n(Af,{view:c}),T!==null&&u.state==="running"&&n("div",{
class:"progress",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 \
100 4",preserveAspectRatio:"none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",
class:"bar-fill"})]}),n("b",{children:[Math.round(T)," %"]})]}),u.error&&n(Cf,{error:u.error}),n("div",{class:"columns job-columns",children:[n(V,{title:"Facts",
children:n(st,{rows:[["Queue",n("a",{href:R(Le(u.queue)),children:u.queue})],["Group",u.group&&n("a",{href:R(Jn(u.queue,u.group)),children:u.group})],["Priority",
u.priority],["Attempts",k&&!u.ports?`${u.attempt} of at most ${k.max+1}`:u.attempt],["Coming pauses",u.failures>0&&su(u).length>0&&`at most ${su(u).map(y=>ve(y)).
join(", ")}`],["Retries",k&&(k.max===0?"none":`${k.backoff}, from ${ve(k.base*1e3)} to ${ve(k.cap*1e3)}`)],["Lease",ve(u.options.lease*1e3)],["Timeout",u.options.
timeout!==void 0&&ve(u.options.timeout*1e3)],["Unique",u.unique&&`${u.unique.key}, until its ${u.unique.until==="start"?"start":"end"}`],["Expires",u.expires_at&&
n(ee,{at:u.expires_at})],["Parent",u.parent&&n("a",{href:R(le(u.parent.id)),children:u.parent.id})],["Workflow",u.workflow&&n("a",{href:R(`/workflows/${encodeURIComponent(
u.workflow.id)}`),children:u.workflow.id})],["Also named",n(_f,{job:u,path:t})],["Removed",u.retain_until&&n($,{children:[n(ee,{at:u.retain_until}),", at ",We(Date.
parse(u.retain_until))]})],["Kept after its end",!u.retain_until&&ve(u.options.retention*1e3)]]})}),n(Ef,{job:u})]}),Y0(u)&&n("p",{class:"hint",children:[n("a",
{href:oe(`v1/files/${encodeURIComponent(u.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(Tf,{job:u}),n(It,{title:"Result",
value:u.result}),n(It,{title:"Progress",value:w}),n(It,{title:"Payload",value:u.payload}),n(It,{title:"Meta",value:u.meta}),n(It,{title:"State",value:u.job_state}),
(u.callbacks?.length??0)>0&&n(kf,{path:t}),u.children&&u.children.count>0&&n(Sf,{job:u}),n("details",{class:"same",children:[n("summary",{children:"The same in \
a terminal"}),n(Q,{text:`pawl job ${e}`}),n(Q,{text:Ce(t)})]})]})}var tv=10;function nv(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function qf({id:e,value:t,placeholder:r,label:o,wrong:s,after:a,submit:i}){let[
l,c]=D(null),[u,m]=D(-1),[h,p]=D(!1),g=re(null),w=l??t,T=nv(w),k=h?a(T).filter(x=>x!==T).slice(0,tv):[],y=x=>{c(null),p(!1),m(-1),i(x.trim())},S=x=>{let M=w.slice(
0,w.length-T.length)+x;m(-1),x.endsWith(":")?c(M):y(M),g.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:g,id:e,type:"search",role:"\
combobox","aria-label":o,"aria-expanded":k.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":u>=0&&u<k.length?`${e}-${u}`:
void 0,"aria-invalid":s,autocomplete:"off",value:w,placeholder:r,spellcheck:!1,onFocus:()=>p(!0),onBlur:()=>{p(!1),l!==null&&l.trim()!==t&&y(l)},onInput:x=>{c(x.
currentTarget.value),p(!0),m(-1)},onSearch:x=>x.currentTarget.value===""&&t!==""&&y(""),onKeyDown:x=>{x.key==="ArrowDown"||x.key==="ArrowUp"?(x.preventDefault(),
p(!0),m(Math.max(-1,Math.min(k.length-1,u+(x.key==="ArrowDown"?1:-1))))):(x.key==="Enter"||x.key==="Tab")&&u>=0&&k[u]!==void 0?(x.preventDefault(),S(k[u])):x.key===
"Enter"?(x.preventDefault(),y(w)):x.key==="Escape"&&k.length>0&&(x.preventDefault(),p(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:k.
length===0,children:k.map((x,M)=>n("li",{id:`${e}-${M}`,role:"option","aria-selected":M===u,onPointerDown:q=>{q.preventDefault(),S(x)},children:x},x))})]})}var iu=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function Lf({queue:e,close:t}){
let[r,o]=D({type:"",queue:e??"",payload:"{}"}),[s,a]=D(""),[i]=D(nn()),l=(g,w)=>o({...r,[g]:w}),c={type:r.type},u=[];for(let[g]of iu)r[g]&&(c[g]=r[g],u.push(` -\
-${g} ${r[g]}`));let m="";try{c.payload=JSON.parse(r.payload||"null")}catch{m="this is not JSON"}let h=async()=>{try{let g=await A("v1/jobs",{method:"POST",body:c,
key:i});Ne("Pushed"),t(),Se(le(g.id))}catch(g){a(g instanceof qt?g.detail:String(g))}},p=(g,w,T,k=!1)=>n("label",{class:"field",children:[n("span",{children:w}),
n("input",{value:r[g]??"",placeholder:T,required:k,spellcheck:!1,onInput:y=>l(g,y.currentTarget.value)})]},g);return n(At,{title:"Push a job",close:t,children:n(
"form",{onSubmit:g=>{g.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...iu[0])]}),n("div",{class:"p\
air",children:iu.slice(1).map(g=>p(...g))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:g=>l("payload",g.currentTarget.value)}),n("small",{children:m||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl push ${r.type||"TYPE"}${u.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(Q,
{text:Ce("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||m!=="",children:"Push"})]})]})})}var rv={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function ov(e,t,r){let o=e.indexOf(":");if(o<0)return[
...Na,"worker","reason","error","unique","payload."].map(l=>l.endsWith(".")?l:`${l}:`).filter(l=>l.startsWith(e));let s=e.slice(0,o),a={queue:()=>t.map(l=>l.name),
state:()=>qo,type:()=>ql(),since:()=>ar.map(([l])=>l).filter(Boolean),reason:()=>Yp,worker:()=>r.map(l=>l.name)},i=e.slice(o+1).toLowerCase();return(a[s]?.()??[]).
filter(l=>l.toLowerCase().includes(i)).map(l=>`${s}:${bs(l)}`)}function sv({filter:e,wrong:t,clear:r}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
Xl(e).map(o=>n("li",{class:o.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:o.text}),o.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${o.text}`,onClick:()=>pe({...o.without,cursor:void 0}),children:"×"})]},o.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:r,children:"Clear filters"})})]})}function av({filter:e,change:t}){let r=ar.some(([i])=>i===(e.since??
""))&&!e.until,[o,s]=D(!1),a=o||!r;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:i=>{
let l=i.currentTarget.value;s(l==="between"),l!=="between"&&t({since:l,until:void 0})},children:[ar.map(([i,l])=>n("option",{value:i,children:l},i)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:r?
"":vo(e.since),onChange:i=>t({since:ts(i.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:vo(e.until),onChange:i=>t({until:ts(i.currentTarget.value)})})]})]})]})}function jf(){let e=y=>z.value.get(y)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},r=U("queues for jobs",y=>A("v1/queues?limit=1000",{signal:y})),o=U("workers for\
 jobs",Nn),[s,a]=D(!1),[i,l]=D("");$e({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>me("push")&&a(!0)});let c=t.state?.split(",")??[],u=r.value?.
queues??[],m=u.filter(y=>!t.queue||y.name===t.queue),h=y=>m.reduce((S,x)=>S+(x.counts[y]??0),0),p=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,g=tf(
t),w=y=>pe({...y,cursor:void 0,..."queue"in y&&y.queue!==t.queue?{group:y.group}:{}}),T=()=>pe(rv),k=No(t,50);return n(de,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(Ae,{text:Ce(k),label:"Copy as curl"})]}),me("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(Lf,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":i==="queue",onChange:y=>w({queue:y.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!u.some(y=>y.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),u.map(y=>n("option",{value:y.name,children:y.name},y.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":i==="type",
onChange:y=>w({type:y.currentTarget.value.trim()})}),n("datalist",{id:"types",children:ql().map(y=>n("option",{value:y},y))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":i==="group",onChange:y=>w(
{group:y.currentTarget.value})})]}),n(av,{filter:t,change:w}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(qf,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:Xl({search:t.search}).some(y=>y.field===i),after:y=>ov(y,u,o.
value??[]),submit:y=>w(Xp(y))})]})]}),n(hs,{states:qo,chosen:c,counts:Object.fromEntries(qo.map(y=>[y,h(y)])),toggle:y=>w({state:(c.includes(y)?c.filter(S=>S!==
y):[...c,y]).join(",")})}),g&&n(sv,{filter:t,wrong:i,clear:T}),ef(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(zn,{filter:t,total:p?c.reduce((y,S)=>y+h(S),0):void 0,wrong:l,empty:g?n(fe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(fe,{title:"No jobs yet",children:n(Q,{text:`curl -d '{"type":"hello","payloa\
d":{"name":"Ann"}}' ${oe("v1/jobs")}`})})})]})}var iv=3e4,lv=6e4,lu=200,uv=3e5;function uu({worker:e}){let t=Qe.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>lv?"dead":t>iv?"retrying":e.state==="bus\
y"?"running":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}
var cv={quiet:{label:"Quiet",one:"claims no more",several:"claim no more",text:"What runs goes on. Nothing more is claimed until it is resumed."},resume:{label:"\
Resume",one:"claims again",several:"claim again",text:""},stop:{label:"Stop",one:"finishes and exits",several:"finish and exit",text:"What runs is finished. Thi\
s cannot be taken back: it has to be started again."}};function ws(e,t,r){let{label:o,one:s,several:a,text:i}=cv[t],l=e.map(u=>({path:`v1/workers/${encodeURIComponent(
u.name)}/${t}`})),c=e.length===1?e[0].name:`${ce(e.length,"worker")}${r?` of ${r}`:""}`;return{label:e.length===1?o:`${o} all`,...l[0],each:l,cli:`pawl workers \
--${t} ${e[0].name}`,done:`${c} ${e.length===1?s:a}`,confirm:t==="resume"?void 0:{title:`${o} ${c}?`,text:i,danger:t==="stop"}}}function If(e){return ws([e],e.quiet?
"resume":"quiet")}var Nf=["busy","idle","gone"],dv=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",
children:[e.host,e.pid&&`pid ${e.pid}`,...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(ee,{at:e.first_seen_at,plain:!0})]})})]})},{head:"\
State",cell:e=>n(uu,{worker:e})},{head:"Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n($,{children:[r>0&&", ",n("a",{href:R(Le(
t)),children:t})]})),(e.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",kind:"runs-cell",cell:e=>n(
$,{children:[e.concurrency!==void 0&&n("div",{class:"row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(Wn,{value:e.running.
length,max:e.concurrency,label:`${e.running.length} of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:R(le(t.id)),
children:t.type})," ",ve(Math.max(0,Qe.value-Date.parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),
e.running.length===0&&e.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ee,{at:e.last_seen_at})},
{head:"",kind:"end act",cell:e=>n($,{children:[n(W,{action:If(e),why:e.stop&&"it stops already"}),n(W,{action:ws([e],"stop"),danger:!0,why:e.stop&&"it stops alr\
eady"})]})}];function pv({name:e,workers:t,here:r}){let o=t.filter(l=>l.state!=="gone"),s=o.filter(l=>!l.quiet&&!l.stop),a=o.filter(l=>l.quiet&&!l.stop),i=o.reduce(
(l,c)=>l+c.running.length,0);return n(V,{title:n($,{children:[e||"Host not known",r&&n(Jf,{})]}),tools:n("div",{class:"row",children:[n("span",{class:"faint",children:[
ce(o.length,"worker"),", ",ce(i,"job")," running"]}),o.length>1&&n("span",{class:"act",children:[s.length>1&&n(W,{action:ws(s,"quiet",e)}),a.length>1&&n(W,{action:ws(
a,"resume",e)}),n(W,{action:ws(o,"stop",e),danger:!0})]})]}),children:n(Pn,{rows:t,columns:dv,id:l=>l.name,kind:"list workers",keys:{q:l=>me("admin")&&!l.stop&&
kt(If(l))}})})}function Jf(){return n("span",{class:"pill",children:"you are here"})}function fv(e){let t=new Map;for(let r of e)t.set(r.host??"",[...t.get(r.host??
"")??[],r]);return[...t].sort(([r],[o])=>r===""?1:o===""||r<o?-1:1)}function Ff(){let[e,t]=D(!1),r=z.value.get("filter")??"",o=U("workers",async g=>{let[w,T]=await Promise.
all([A("v1/workers",{signal:g}),A("v1/nodes",{signal:g})]);return{workers:w.workers,nodes:T.nodes}}),s=U("node",g=>A("v1/about",{signal:g}),!1,uv);$e({"/":()=>document.
getElementById("filter")?.focus()});let a=o.value;if(a===null)return n(Nt,{data:o,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let i=g=>s.
value!==null&&g.host===s.value.node.host&&g.pid===s.value.node.pid,l=a.workers.filter(g=>g.state!=="gone"),c=a.workers.length-l.length,u=g=>[g.name,g.host,...g.
queues??[],...g.labels??[]].join(" "),m=(e?a.workers:l).filter(g=>u(g).includes(r)),h=m.sort((g,w)=>Nf.indexOf(g.state)-Nf.indexOf(w.state)||(g.name<w.name?-1:1)).
slice(0,lu),p=new Set(a.nodes.map(g=>g.version));return n(de,{title:"Workers",sub:`${ce(l.length,"worker")}, ${ce(l.reduce((g,w)=>g+w.running.length,0),"job")} \
running`,tools:n("input",{id:"filter",type:"search",placeholder:"Name, host, queue or label","aria-label":"Filter",value:r,onInput:g=>pe({filter:g.currentTarget.
value},!0)}),children:[n(dt,{data:o,path:"v1/workers"}),h.length===0&&r?n(fe,{title:"No worker matches",children:n("button",{type:"button",onClick:()=>pe({filter:void 0},
!0),children:"Clear the filter"})}):h.length===0?n(fe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(Q,{text:`pawl work --ur\
l ${oe("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(Q,{text:`curl -d '{"queues":["hello"]\
,"worker":"w1","wait":"30s"}' ${oe("v1/claim")}`})]}):n($,{children:[fv(h).map(([g,w])=>n(pv,{name:g,workers:w,here:s.value!==null&&g===s.value.node.host},g)),m.
length>lu&&n("p",{class:"hint",children:[lu," of ",P(m.length)," are shown; the filter finds the others."]})]}),c>0&&n("p",{class:"hint",children:[ce(c,"worker"),
" ",c===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(!e),children:e?"hide":"show"})]}),n(V,{title:a.nodes.length===
1?"Node":"Nodes",tools:p.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed versions"}),children:n("table",{class:"plain",children:[n("thea\
d",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"wide",children:"Roles"}),n("th",{class:"wide",children:"\
Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:a.nodes.map(g=>n("tr",{children:[n("td",{children:[g.host," ",n("span",{class:"fain\
t",children:["pid ",g.pid]}),i(g)&&a.nodes.length>1&&n(Jf,{})]}),n("td",{children:g.listen}),n("td",{class:"wide",children:(g.roles??[]).join(", ")}),n("td",{class:"\
wide",children:g.version}),n("td",{class:"end",children:n(ee,{at:g.started_at})})]},g.id))})]})})]})}var mv=36e5;function hv({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=U(t,s=>A(t,{signal:s}));if(r.value===null)return r.problem?n(Ge,{problem:r.problem,
retry:r.reload,path:t}):n(ct,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(fe,{title:"No worker has registered a type for this queue",children:[
n("p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(Q,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total"\
:{}}}}' ${oe(`${t}/sum`)}`})]}):n($,{children:o.map(([s,a])=>n(V,{title:s,tools:n(W,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(st,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function gv({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Ja,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(V,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(st,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function bv({queue:e}){let t=U(`hist\
ory ${e}`,r=>A(`v1/stats/history${Fe({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(ka,{points:t.value.
points,resolution:"minute",queue:e,height:140})}var Bf=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["li\
ve","Live"]];function vv(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function yv({event:e}){return n($,{children:[n(je,{state:e.to,quiet:!0}),
" ",n("a",{href:R(le(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushe\
d",e.reason&&`: ${rn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Uf({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=z.value.get("ta\
b")??"jobs",o=U(`queue ${e}`,async p=>{let[g,w]=await Promise.all([A(t,{signal:p}),Nn()]);return{queue:g,workers:w.filter(T=>T.state!=="gone"&&T.queues?.includes(
e))}}),s=p=>Le(e)+(p==="jobs"?"":`?tab=${p}`);$e(Object.fromEntries(Bf.map(([p],g)=>[String(g+1),()=>Se(s(p))])));let a=o.value;if(a===null)return n(Nt,{data:o,
path:t,title:e,up:n("a",{href:R("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),
n(Q,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${oe("v1/jobs")}`})]});let{queue:i,workers:l}=a,c=i.counts,u=Object.values(c).reduce((p,g)=>p+g,0),m=z.value.
get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(de,{title:e,sub:n($,{children:[n("a",{href:R("/queues"),children:"Queues"})," · ",n(Hl,{queue:i,
workers:new Set(l.length>0?[e]:[])})]}),actions:n($,{children:[n(W,{action:Ra(e,i.paused),id:"pause"}),n(W,{danger:!0,why:h===0&&"nothing waits",action:{label:"\
Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Ht(h)} jobs that wait are terminated. Those that run g\
o on.`,danger:!0,count:h}}}),n(W,{danger:!0,why:u>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e}\
 is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Se("/queues")}})]}),children:[
n(dt,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(c.queued)}),n("span",{class:"tile-note",children:i.oldest_age?`the oldest for ${ve(i.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(c.running),i.concurrency!==
void 0&&n("small",{children:[" / ",P(i.concurrency)]})]}),n("span",{class:"tile-note",children:ce(l.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(c.retrying)}),n("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(c.dead)}),n("span",{class:"tile-note",children:i.rate?`rate ${i.rate.limit} / ${ve(i.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(bv,{queue:e})}),n(Sa,{queue:e,from:Date.now()-mv,to:Date.now(),resolution:"minute",name:"hour"}),n(Bn,{tabs:Bf.map(([p,g])=>[p,g,{jobs:u,workers:l.length}[p]]),
current:r,link:s}),r==="jobs"&&n($,{children:[n(hs,{states:qo.filter(p=>c[p]>0||p===m),chosen:[m],counts:c,toggle:p=>pe({state:p===m?void 0:p,cursor:void 0})}),
n(zn,{filter:{queue:e,state:m||void 0},total:m?c[m]:u,queueColumn:!1,empty:n(fe,{title:m?"No job is in this state":"No jobs in this queue",children:m?n("button",
{type:"button",onClick:()=>pe({state:void 0,cursor:void 0}),children:"Clear filters"}):n(Q,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${oe("v1/jobs")}`})})})]}),
r==="groups"&&n(yf,{queue:e}),r==="settings"&&n(gv,{queue:i,reload:o.reload}),r==="types"&&n(hv,{queue:e}),r==="live"&&n(La,{title:"What happens",path:`v1/event\
s${Fe({queue:e})}`,event:"transition",text:vv,line:p=>n(yv,{event:p})}),r==="workers"&&(l.length===0?n(fe,{title:"No worker claims this queue",children:n(Q,{text:`\
pawl work --url ${oe("").replace(/\/$/,"")} --queue ${e} -- ./my-program`})}):n("div",{class:"card flush",children:n(Pn,{rows:l,id:p=>p.name,page:()=>"/workers",
columns:[{head:"Worker",kind:"main",cell:p=>n("a",{href:R("/workers"),children:p.name})},{head:"State",cell:p=>n(uu,{worker:p})},{head:"Runs of this queue",kind:"\
end",label:"runs",cell:p=>P(p.running.filter(g=>g.queue===e).length)},{head:"Last seen",kind:"end wide",cell:p=>n(ee,{at:p.last_seen_at})}]})}))]})}var wv={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Wa=200,Ha=9e5,_v=[["10 minutes later",6e5],["an hour later",36e5],["a day later",864e5]],
kv=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",864e5],["Later",Number.POSITIVE_INFINITY]];function Sv({jobs:e}){let t=Math.floor(
Qe.value/Ha)*Ha,r=Array.from({length:96},()=>0);for(let i of e){let l=Math.max(0,Math.floor((Date.parse(i.run_at??"")-t)/Ha));l<r.length&&(r[l]+=1)}let o=r.reduce(
(i,l)=>i+l,0);if(o===0)return null;let s=Math.max(...r),a=`${ce(o,"job")} in the next 24 hours`;return n(V,{title:"The next 24 hours",tools:n("span",{class:"fai\
nt",children:["at most ",P(s)," in a quarter of an hour"]}),children:[n("svg",{class:"density",viewBox:"0 0 960 46",preserveAspectRatio:"none",role:"img","aria-\
label":a,children:r.map((i,l)=>n("rect",{x:l*10+1,width:"8",y:44-Math.max(i>0?6:2,42*i/s),height:Math.max(i>0?6:2,42*i/s),class:i>0?"some":"none",children:n("ti\
tle",{children:`${We(t+l*Ha).slice(11,16)}: ${ce(i,"job")}`})},l))}),n("div",{class:"density-hours faint","aria-hidden":"true",children:[0,6,12,18,24].map(i=>n(
"span",{children:We(t+i*36e5).slice(11,16)},i))})]})}function xv({job:e,close:t}){let[r,o]=D(vo(e.run_at)),[s,a]=D(""),i=`v1/jobs/${encodeURIComponent(e.id)}`,l=ts(
r),c={run_at:l},u=h=>o(vo(new Date(Date.parse(e.run_at??"")+h).toISOString())),m=async()=>{try{await A(i,{method:"PATCH",body:c,key:nn()}),Ne(`${e.id} is moved`,
{curl:Ce(i,"PATCH",c)}),Tn(),t()}catch(h){a(gr(h))}};return n(At,{title:`Move ${e.type}`,close:t,children:n("form",{onSubmit:h=>{h.preventDefault(),l&&m()},children:[
n("label",{class:"field",children:[n("span",{children:"It may run at"}),n("input",{type:"datetime-local",step:"1",value:r,onInput:h=>o(h.currentTarget.value)}),
n("small",{children:[Lt.value?"UTC":"your time","; a time in the past is now"]})]}),n("div",{class:"row",children:_v.map(([h,p])=>n("button",{type:"button",onClick:()=>u(
p),children:h},h))}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`\
pawl edit ${e.id} --run-at ${l??"TIME"}`}),n(Q,{text:Ce(i,"PATCH",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cance\
l"}),n("button",{type:"submit",class:"primary",disabled:!l,children:"Move"})]})]})})}function Cv(e){return{label:"Run now",path:`v1/jobs/${encodeURIComponent(e.
id)}/run`,cli:`pawl run ${e.id}`,done:`${e.id} is queued`}}function $v({jobs:e,move:t}){let r=Qe.value,o=Number.NEGATIVE_INFINITY;return n($,{children:kv.map(([
s,a])=>{let i=o;o=r+a;let l=e.filter(c=>Date.parse(c.run_at??"")>=i&&Date.parse(c.run_at??"")<r+a);return l.length>0&&n(V,{title:s,tools:n("span",{class:"faint",
children:P(l.length)}),children:n(Hn,{jobs:l,act:c=>n($,{children:[n(W,{action:Cv(c)}),me("admin")&&n("button",{type:"button",onClick:()=>t(c),children:"Move"})]})})},
s)})})}function Wf({tab:e}){return e==="scheduled"?n(fe,{title:"No job waits for a time",children:n(Q,{text:`curl -d '{"type":"reminder","delay":"2h"}' ${oe("v1\
/jobs")}`})}):n(fe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Hf(){let e=z.value.get("tab")??"scheduled",r=U("scheduled",
c=>A("v1/stats?limit=1",{signal:c})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Wa,s=U(`due ${e} ${o}`,async c=>{if(!o)return null;let u=await vs({
state:e},Wa,void 0,c);return{jobs:u.jobs.sort((m,h)=>(m.run_at??"")<(h.run_at??"")?-1:1),more:u.cursor!==void 0}}),[a,i]=D(null),l=s.value!==null&&!s.value.more;
return n(de,{title:"Scheduled",children:[a&&n(xv,{job:a,close:()=>i(null)}),n(Bn,{tabs:Object.entries(wv).map(([c,u])=>[c,u,r?.[c]]),current:e,link:c=>`/schedul\
ed${c==="scheduled"?"":`?tab=${c}`}`}),l&&s.value?s.value.jobs.length===0?n(Wf,{tab:e}):n($,{children:[n(Sv,{jobs:s.value.jobs}),n($v,{jobs:s.value.jobs,move:i}),
n("div",{class:"row end-row",children:n(Wr,{filter:{state:e},total:r?.[e]})})]}):n($,{children:[e!=="suspended"&&(r?.[e]??0)>Wa&&n("p",{class:"hint",children:["\
With more than ",Wa," jobs they are listed by the time of their push: there is no index by the time at which they may run."]}),n(zn,{filter:{state:e},total:r?.[e],
empty:n(Wf,{tab:e})})]})]})}var Tv=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],zf={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on \
Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st of January at 00:00"},Pv={"@daily":"0 0 * * *","@weekly":"0 0 * * 0","@mon\
thly":"0 0 1 * *","@yearly":"0 0 1 1 *"};function za(e){if(zf[e])return zf[e];let t=e.trim().split(/\s+/);if(t.length!==5)return"";let[r,o,s,a,i]=t,l=/^\d+$/;if(o===
"*"&&s==="*"&&a==="*"&&i==="*"){if(r==="*")return"every minute";let m=/^\*\/(\d+)$/.exec(r);return m?`every ${m[1]} minutes`:l.test(r)?r==="0"?"every hour":`eve\
ry hour at minute ${r}`:""}if(!l.test(r))return"";let c=/^\*\/(\d+)$/.exec(o);if(c&&s==="*"&&a==="*"&&i==="*")return`every ${c[1]} hours at minute ${r}`;if(!l.test(
o)||a!=="*")return"";let u=`${o.padStart(2,"0")}:${r.padStart(2,"0")}`;return s==="*"&&i==="*"?`every day at ${u}`:s==="*"&&(i==="1-5"||i.toUpperCase()==="MON-F\
RI")?`on weekdays at ${u}`:s==="*"&&/^[0-7]$/.test(i)?`on ${Tv[Number(i)]}s at ${u}`:l.test(s)&&i==="*"?`on day ${s} of the month at ${u}`:""}function _s(e,t,r){
let o=new Set;for(let s of e.split(",")){let a=/^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(s);if(a===null)return null;let[,i,l,c]=a,u=i===void 0?t:Number(i),m=l!==
void 0?Number(l):i===void 0||c!==void 0?r:u,h=c===void 0?1:Number(c);if(h<1||m>r)return null;for(let p=u;p<=m;p+=h)o.add(p)}return o}function Vf(e){let t=(Pv[e.
trim()]??e).trim().split(/\s+/);if(t.length===6&&t.shift(),t.length!==5||/^\*(\/\d+)?$/.test(t[1]))return null;let r=_s(t[0],0,59),o=_s(t[1],0,23);if(r===null||
o===null)return null;let[s,a,i]=[_s(t[2],1,31),_s(t[3],1,12),_s(t[4],0,7)],l=t[2]==="*",c=t[4]==="*",u=h=>s===null||s.has(h),m=h=>i===null||i.has(h)||h===0&&i.has(
7);return{minutes:[...o].flatMap(h=>[...r].map(p=>h*60+p)),fires:(h,p,g)=>(a===null||a.has(h))&&(l||c?u(p)&&m(g):u(p)||m(g))}}var Ss=864e5,Mn=6e4;function cu(e,t){let r=Object.fromEntries(e.formatToParts(t).map(({type:s,value:a})=>[s,Number(a)])),o=Date.UTC(r.year,r.month-1,r.day,r.hour%
24,r.minute);return Math.round((o-Math.floor(t/Mn)*Mn)/Mn)}function Mv(e,t){let r=new Intl.DateTimeFormat("en-US",{timeZone:e,hourCycle:"h23",year:"numeric",month:"\
numeric",day:"numeric",hour:"numeric",minute:"numeric"}),o=[],s=cu(r,t);for(let a=t;a<t+366*Ss;a+=Ss){let i=cu(r,a+Ss);if(i===s)continue;let[l,c]=[Math.floor(a/
Mn),Math.floor((a+Ss)/Mn)];for(;c-l>1;){let u=Math.floor((l+c)/2);cu(r,u*Mn)===s?l=u:c=u}o.push({at:c*Mn,before:s,after:i}),s=i}return o}var ks=e=>new Date(e).toISOString().
slice(11,16);function Qf(e,t,r){let o=Vf(e);if(o===null)return[];let s;try{s=Mv(t,r)}catch{return[]}return s.flatMap(({at:a,before:i,after:l})=>{let c=a+Math.min(
i,l)*Mn,u=a+Math.max(i,l)*Mn,m=new Date(c),h=Math.floor(c/Ss)*1440;if(!o.minutes.some(w=>h+w>=c/Mn&&h+w<u/Mn)||!o.fires(m.getUTCMonth()+1,m.getUTCDate(),m.getUTCDay()))
return[];let g=m.toISOString().slice(0,10);return l>i?[`On ${g} the clocks skip ${ks(c)} to ${ks(u)}: it fires at ${ks(u)}, once.`]:[`On ${g} the clocks show ${ks(
c)} to ${ks(u)} twice: it fires the first time only.`]})}var Ev=["skip","allow","replace","wait"],Dv=["one","skip","all"];function Va(e){return`/schedules/${encodeURIComponent(e)}`}function Ov({cron:e,zone:t,wrong:r}){
let[o,s]=D([]);return _e(()=>{let a=new AbortController,i=setTimeout(()=>{A("v1/cron",{method:"POST",body:{cron:e,timezone:t,count:10},signal:a.signal}).then(l=>{
s(l.times),r(null)}).catch(l=>{a.signal.aborted||(s([]),r(l))})},200);return()=>{clearTimeout(i),a.abort()}},[e,t]),n($,{children:[n("ol",{class:"times",children:o.
map(a=>n("li",{children:[We(Date.parse(a))," ",n(ee,{at:a,plain:!0})]},a))}),n(du,{cron:e,zone:t})]})}function du({cron:e,zone:t}){let r=Math.floor(Qe.value/864e5)*
864e5;return n($,{children:Qf(e,t,r).map(o=>n("p",{class:"warning",children:o},o))})}function Gf({label:e,options:t,value:r,set:o}){return n("label",{class:"fie\
ld",children:[n("span",{children:e}),n("select",{value:r,onChange:s=>o(s.currentTarget.value),children:t.map(s=>n("option",{value:s,children:s},s))})]})}var Av=[
"cron","timezone","every","at","from","until","overlap","catch_up","catch_up_within","jitter","pause_on_failure","note","job","workflow"];function pu({schedule:e,
close:t}){let r=e?.workflow?"workflow":"job",o=Xe(e?.[r]??{}),s=o.includes('"[redacted]"'),a=e?.every!==void 0?"every":e?.at?"at":"cron",[i,l]=D({name:e?.name??
"",type:"",cron:e?.cron??"0 3 * * *",every:e?.every!==void 0?`${e.every}s`:"",timezone:e?.timezone??(Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"),overlap:e?.
overlap??"skip",catch_up:e?.catch_up??"one",note:e?.note??"",pushed:o}),[c,u]=D(null),m=y=>l({...i,...y}),h=(y,S,x,M=!0)=>n("label",{class:"field",children:[n("\
span",{children:S}),n("input",{value:i[y],spellcheck:!1,required:M,"aria-invalid":c?.field===y,onInput:q=>m({[y]:q.currentTarget.value})}),x&&n("small",{children:x})]}),
p,g="";try{p=e?JSON.parse(i.pushed):{type:i.type}}catch{g="this is not JSON"}let w=`v1/schedules/${encodeURIComponent(i.name)}`,T={...Object.fromEntries(Av.filter(
y=>e?.[y]!==void 0&&(y!=="timezone"||a==="cron")).map(y=>[y,e?.[y]])),...a==="cron"?{cron:i.cron,timezone:i.timezone}:{},...a==="every"?{every:i.every}:{},overlap:i.
overlap,catch_up:i.catch_up,...i.note||e?.note?{note:i.note}:{},[r]:p},k=async()=>{try{await A(w,{method:"PUT",body:T,ifMatch:e&&String(e.etag)}),Ne(`${i.name} \
is ${e?"changed":"made"}`,{curl:Ce(w,"PUT",T)}),Tn(),t(),Se(Va(i.name))}catch(y){u(y instanceof qt?y:new qt(0,"","It failed",String(y),0))}};return n(At,{title:e?
`Change ${e.name}`:"New schedule",close:t,children:n("form",{class:"form",onSubmit:y=>{y.preventDefault(),k()},children:[!e&&h("name","Name"),!e&&h("type","Type\
 of the job that it pushes"),a==="cron"&&n("div",{class:"pair",children:[h("cron","Cron expression",za(i.cron)||"minute, hour, day, month, weekday"),h("timezone",
"Time zone","its clocks count")]}),a==="every"&&h("every","Every","such as 90s, 15m or 24h"),e&&n("div",{class:"pair",children:[n(Gf,{label:"While the last one \
runs",options:Ev,value:i.overlap,set:y=>m({overlap:y})}),n(Gf,{label:"Missed times",options:Dv,value:i.catch_up,set:y=>m({catch_up:y})})]}),e&&h("note","Note","\
for people",!1),e&&n("label",{class:"field",children:[n("span",{children:r==="job"?"Job":"Workflow"}),n("textarea",{rows:6,value:i.pushed,disabled:s,spellcheck:!1,
onInput:y=>m({pushed:y.currentTarget.value})}),n("small",{children:g||"as the body of a push, as JSON"})]}),c&&n("p",{class:"bad",role:"alert",children:c.status===
412?"Somebody else has changed it meanwhile. Close this, and look at it again.":c.status===422?c.detail:gr(c)}),a==="cron"&&n(Ov,{cron:i.cron,zone:i.timezone,wrong:u}),
s?n("p",{class:"bad",children:"Parts of what it pushes are redacted here, so it cannot be changed here without losing them."}):n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Q,{text:Ce(w,"PUT",T)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"C\
ancel"}),n("button",{type:"submit",class:"primary",disabled:g!==""||s||!i.name||!e&&!i.type,children:e?"Change it":"Make it"})]})]})})}var Rv=1e4;function Kf({schedule:e}){if(e.cron){let t=za(e.cron);return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",
{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==void 0?n($,{children:["every ",ve(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," time\
s"]})}function xs(e){let t=`v1/schedules/${encodeURIComponent(e.name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});
return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl schedule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),
cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,
done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Se("/schedules")}}}
var qv=20;async function Lv(e,t){let r=e.job,o=e.workflow;return(r?(await vs({queue:r.queue??r.type,type:r.type},50,void 0,t)).jobs:(await A(`v1/workflows${Fe({
name:o?.name,limit:50})}`,{signal:t})).workflows).filter(a=>a.id.startsWith(`${e.name}-`)).slice(0,qv)}function jv({schedule:e}){let t=U(`firings ${e.name} ${e.
etag}`,o=>Lv(e,o),!1,Rv);if(!t.value||t.value.length===0)return null;let r=o=>e.job?le(o.id):`/workflows/${encodeURIComponent(o.id)}`;return n(Fa,{title:t.value.
length===1?"What it has pushed last":`The last ${t.value.length} that it has pushed`,rows:t.value,page:r})}var Nv=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[
n("a",{href:R(Va(e.name)),children:e.name})," ",e.paused&&n(je,{state:"paused"}),e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(
Kf,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",{class:"faint",children:"–"}):n(ee,{at:e.next?.[0]})},{head:"Last",kind:"wide",
cell:e=>e.last?n($,{children:[n(ee,{at:e.last.fired_at})," ",e.last.error&&n("span",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"ne\
ver"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"end act",cell:e=>n($,{children:[n(W,{action:xs(e).fire}),n(W,{action:xs(e).pause})]})}];
function Yf(){let[e,t]=D(!1);return n(de,{title:"Schedules",tools:me("admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedul\
e"}),children:[e&&n(pu,{close:()=>t(!1)}),n(Un,{from:"v1/schedules",member:"schedules",order:"in the order of the store",words:["First","More"],columns:Nv,id:r=>r.
name,page:r=>Va(r.name),keys:{" ":r=>me("admin")&&kt(xs(r).pause),r:r=>me("admin")&&kt(xs(r).fire)},none:n(fe,{title:"No schedules yet",children:[n("p",{children:"\
A job every night at three:"}),n(Q,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${oe("v1/schedules/nightly")}`})]})})]})}function Zf({name:e}){
let t=`v1/schedules/${encodeURIComponent(e)}`,r=U(t,u=>A(`${t}?preview=10`,{signal:u})),[o,s]=D(!1),a=r.value,i=n("a",{href:R("/schedules"),children:"Schedules"});
if(a===null)return n(Nt,{data:r,path:t,title:e,up:i,missing:"There is no such schedule"});let l=xs(a),c=a.counts;return n(de,{title:n($,{children:[e," ",a.paused&&
n(je,{state:"paused"})]}),sub:n($,{children:[i,a.note&&` · ${a.note}`]}),actions:n($,{children:[n(W,{action:l.fire,primary:!0}),n(W,{action:l.pause}),me("admin")&&
n("button",{type:"button",onClick:()=>s(!0),children:"Change"}),n(W,{action:l.remove,danger:!0})]}),children:[n(dt,{data:r,path:t}),o&&n(pu,{schedule:a,close:()=>s(
!1)}),a.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",a.paused_because]}),n("div",{class:"columns",children:[n(V,{title:"Rule",children:n(
st,{rows:[["When",n(Kf,{schedule:a})],["Overlap",a.overlap],["Missed times",a.catch_up],["Jitter",a.jitter>0&&ve(a.jitter*1e3)],["From",a.from&&n(ee,{at:a.from})],
["Until",a.until&&n(ee,{at:a.until})],["Last fired",a.last&&n(ee,{at:a.last.fired_at})],["Last job",a.last?.job&&n("a",{href:R(le(a.last.job)),children:a.last.job})],
["Last error",a.last?.error&&n("span",{class:"bad",children:a.last.error})],["Fired",c&&`${P(c.fired)}, skipped ${P(c.skipped)}`],["Missed",c&&c.missed>0&&n("sp\
an",{class:"bad",children:[P(c.missed),": no server was there at their times"]})],["Failed",c&&c.failed>0&&n("span",{class:"bad",children:P(c.failed)})]]})}),n(
V,{title:"Next times",tools:n("span",{class:"faint",children:Lt.value?"UTC":"your time"}),children:[a.paused?n("p",{class:"faint pad",children:"None while it is\
 paused."}):n("ol",{class:"times",children:(a.preview??a.next??[]).map(u=>n("li",{children:[We(Date.parse(u))," ",n(ee,{at:u,plain:!0})]},u))}),a.cron&&n(du,{cron:a.
cron,zone:a.timezone??"UTC"})]})]}),n(jv,{schedule:a}),n(It,{title:a.workflow?"Workflow":"Job",value:a.workflow??a.job})]})}var Ga=be(nr("theme")??"system"),Iv=6e4,em=be(nr("density")??"normal");function Ka(e){Ga.value=e,Sn("theme",e),e==="system"?delete document.documentElement.dataset.
theme:document.documentElement.dataset.theme=e}function fu(){let e=Ga.value==="dark"||Ga.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Ka(
e?"light":"dark")}function Jv(e){em.value=e,Sn("density",e),document.documentElement.dataset.density=e}function Qa(e){return n("div",{class:"choice",children:[n(
"span",{children:e.label}),n(Ro,{...e})]})}function Fv(){let[e,t]=D(""),[r,o]=D(!1),[s,a]=D(!1),[i,l]=D(""),c={path:e,...r?{compact:r}:{}},u=async()=>{a(!0),l("");
try{let m=await A("v1/admin/backup",{method:"POST",body:c});Ne(`The copy is on disk: ${hn(m.bytes)}`)}catch(m){l(m.detail)}a(!1)};return n(V,{title:"Backup",children:n(
"form",{class:"form",onSubmit:m=>{m.preventDefault(),u()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:m=>t(m.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),n(Q,{text:Ce("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Xf(e){return e===!0?"on":e===!1?"off":Array.isArray(e)?e.join(", "):String(e)}function Bv(){
let e=U("config",l=>A("v1/config",{signal:l}),!1,Iv),[t,r]=D(""),[o,s]=D(!1);if(!e.value)return null;let a=e.value.options.filter(l=>l.source!=="default").length,
i=e.value.options.filter(l=>(o||t||l.source!=="default")&&`${l.name} ${Xf(l.value)}`.includes(t.trim().toLowerCase()));return n(V,{title:"Configuration",tools:n(
"div",{class:"row",children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)})," also defaults"]}),n("input",{type:"\
search",placeholder:"Option","aria-label":"Filter the options",value:t,onInput:l=>r(l.currentTarget.value)})]}),children:[n("table",{class:"plain",children:[n("\
thead",{children:n("tr",{children:[n("th",{children:"Option"}),n("th",{children:"Value"}),n("th",{children:"From"})]})}),n("tbody",{children:i.map(l=>n("tr",{children:[
n("td",{children:n("code",{children:l.name})}),n("td",{class:"option-value",children:Xf(l.value)}),n("td",{class:l.source==="default"?"faint":void 0,children:l.
given??l.source})]},l.name))})]}),n("p",{class:"foot",children:[a," of ",e.value.options.length," options are given; secrets are not shown."]})]})}function tm(){
let e=Ue.value;return n(de,{title:"Settings",children:[n("div",{class:"columns",children:[n(V,{title:"This browser",children:[n(Qa,{label:"Theme",options:[["sys\
tem","System"],["light","Light"],["dark","Dark"]],value:Ga.value,set:t=>Ka(t)}),n(Qa,{label:"Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:em.
value,set:Jv}),n(Qa,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:Lt.value?"utc":"local",set:t=>{Lt.value=t==="utc",Sn("zone",t)}}),n(Qa,{label:"\
Keyboard",options:[["on","On"],["off","Off"]],value:_a.value?"on":"off",set:t=>mp(t==="on")})]}),n(V,{title:"Session",children:[n(st,{rows:[["May",e&&(e.read_only?
"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.expires_at&&We(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?
"this server asks for a token; they are changed in its configuration":"this server asks nobody for a token")]]}),e?.session&&n("div",{class:"buttons pad",children:n(
"button",{type:"button",onClick:()=>{Oc()},children:"Sign out"})})]})]}),me("admin")&&n(Bv,{}),me("admin")&&e?.store!=="redis"&&n(Fv,{})]})}var Be={width:184,height:64,right:56,below:20};function mu(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function Uv({box:e}){let t=Be.width-28,r=n($,{children:[
mu(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Be.width,height:Be.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Be.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:mu(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:mu(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Be.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Be.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:R(e.page),class:o,"data-state":e.state,children:r})}function Ya({boxes:e,edges:t,label:r}){let o=new Map(e.map(i=>[i.id,i])),s=Math.max(
0,...e.map(i=>i.x+Be.width))+4,a=Math.max(0,...e.map(i=>i.y+Be.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([i,l])=>{let c=o.get(i),u=o.get(l);if(!c||!u)return null;let m=c.x+Be.width,h=c.y+
Be.height/2,p=u.y+Be.height/2,g=(u.x-m)/2;return n("path",{class:"edge",d:`M${m} ${h}C${m+g} ${h} ${u.x-g} ${p} ${u.x} ${p}`},`${i} ${l}`)}),e.map(i=>n(Uv,{box:i},
i.id))]})})}var nm=50,hu=40,Za=500,gu=8;function Xa(e){return`v1/jobs/${encodeURIComponent(e)}`}async function Wv(e,t,r){let o=[],s;for(let a=0;a<t;++a){let i=await A(`${Xa(
e)}/children?limit=${nm}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...i.jobs),s=i.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function Hv({root:e}){let[t,r]=D({[e.id]:1}),[o,s]=D(new Set),[a,i]=D(0),l=re(null),c=Object.keys(t).slice(0,hu),u=U(`branches ${JSON.stringify(t)}`,async k=>{let y=new Map;
for(let S of c)y.set(S,await Wv(S,t[S],k).catch(()=>({jobs:[],more:!1})));return y}),m=re(new Map);u.value&&(m.current=u.value);let h=[],p=(k,y,S)=>{if(h.length>=
Za)return;let x=t[k.id]!==void 0;h.push({key:k.id,level:y,job:k,name:S,open:x});let M=m.current.get(k.id);if(!x||!M)return;let q=M.jobs.filter(H=>H.state==="com\
pleted"),L=q.length>gu&&!o.has(k.id);for(let H of M.jobs)(!L||H.state!=="completed")&&p(H,y+1,H.name);let te=(H,ue)=>h.push({key:`${k.id} ${H}`,level:y+1,more:{
parent:k.id,text:H,act:ue}});L&&te(`+ ${P(q.length)} completed`,()=>s(new Set([...o,k.id]))),M.more&&te(`the next ${nm}`,()=>r({...t,[k.id]:t[k.id]+1})),M.jobs.
length===0&&h.push({key:`${k.id} none`,level:y+1})};p(e,1);let g=k=>{if(k.more)return k.more.act();if(!k.job)return;let y={...t};k.open?delete y[k.job.id]:y[k.job.
id]=1,r(y)},w=k=>{let y=Math.max(0,Math.min(h.length-1,k));i(y),l.current?.children[y]?.focus()},T=k=>{let y=h[a],S={ArrowDown:()=>w(a+1),ArrowUp:()=>w(a-1),Home:()=>w(
0),End:()=>w(h.length-1),ArrowRight:()=>y.open===!1?g(y):w(a+1),ArrowLeft:()=>y.open?g(y):w(a-1-[...h.slice(0,a)].reverse().findIndex(x=>x.level<y.level)),Enter:()=>y.
job?Se(le(y.job.id)):g(y)," ":()=>g(y)};S[k.key]&&(k.preventDefault(),k.stopPropagation(),S[k.key]())};return u.problem&&m.current.size===0?n(Ge,{problem:u.problem,
retry:u.reload,path:`${Xa(e.id)}/children`}):m.current.size===0?n(ct,{rows:4}):n(V,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:l,onKeyDown:T,children:h.map((k,y)=>n("li",{role:"\
treeitem","aria-level":k.level,"aria-expanded":k.open,tabIndex:y===Math.min(a,h.length-1)?0:-1,onFocus:()=>i(y),onClick:()=>g(k),children:[Array.from({length:Math.
min(12,k.level-1)},(S,x)=>n("span",{class:"tree-line","aria-hidden":"true"},x)),k.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:k.
open?"▾":"▸"}),n(je,{state:k.job.state,quiet:!0}),n("a",{href:R(le(k.job.id)),tabIndex:-1,onClick:S=>S.stopPropagation(),children:k.name??k.job.type}),k.name&&
n("span",{class:"faint",children:k.job.type}),n("span",{class:"id faint cut",children:k.job.id})]}):n("span",{class:k.more?"tree-more":"faint",children:k.more?.
text??"no children"})]},k.key))}),Object.keys(t).length>hu&&n("p",{class:"foot",children:["The first ",hu," open branches are read; close some to see others."]})]})}
function rm(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+rm(o,t),1)}function zv(e){let t=new Map,r=rm(e,t),o=[],s=[],a=0,i=(l,c)=>{
let u={id:l.id,x:c*(Be.width+Be.right),y:a*(Be.height+Be.below/2),title:l.name??l.type,text:l.state,state:l.state,page:le(l.id),selected:c===0};o.push(u);let m=o.
length>=Za?[]:l.children.length>2*gu&&r>Za?l.children.filter(p=>p.state!=="completed").slice(0,2*gu):l.children;for(let p of m)s.push([l.id,p.id]),i(p,c+1);let h=l.
children.length-m.length;if(h>0||l.truncated){let p=`${l.id} rest`;s.push([l.id,p]),o.push({id:p,x:(c+1)*(Be.width+Be.right),y:a*(Be.height+Be.below/2),title:h>
0?`+ ${P(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${le(l.id)}/tree`}),a+=1}else m.length===0&&(a+=1)};return i(e,0),{boxes:o,edges:s,
counts:t,total:r,hidden:r-o.length}}function Vv({id:e}){let t=`${Xa(e)}/tree`,r=re(!1),o=U(t,a=>A(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(
Ge,{problem:o.problem,retry:o.reload,path:t}):n(ct,{rows:4});let s=zv(o.value);return r.current=s.total>Za,n(V,{title:ce(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([a,i])=>n("span",{class:"state quiet","data-state":a,children:[n(ln,{state:a}),P(i)," ",a]},a)),r.current&&n("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:n(Ya,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function om({reference:e}){let t=Xa(e),r=z.value.get(
"tab")??"tree",o=U(t,l=>A(t,{signal:l})),s=n("a",{href:R(le(e)),children:"the job"}),a=o.value;if(a===null)return n(Nt,{data:o,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let i=`${le(e)}/tree`;return n(de,{title:n($,{children:[a.type," ",n(je,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:a.id}),a.parent&&n($,{children:["· ",n("a",{href:R(`${le(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:me(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(W,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(dt,{data:o,path:t}),n(Bn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:l=>i+(l==="tree"?"":`?tab=${l}`)}),(a.children?.count??0)===0?n(fe,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(Vv,{id:a.id}):n(Hv,{root:a})]})}var Qv=200,Gv=60,Kv=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Hr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function Yv(e){let t=re([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-Gv),{at:o,value:e}]);
let s=[];for(let i=1;i<t.current.length;++i){let[l,c]=[t.current[i-1],t.current[i]];s.push(Math.max(0,(c.value-l.value)*1e3/(c.at-l.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((i,l)=>i+l,0)/a.length,samples:s}}function sm({of:e,value:t}){let{rate:r,samples:o}=Yv(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(xa,{values:o,label:`${e} a second while this page was open`})]})}
function Zv({partitions:e,selected:t,select:r}){let o=re(null),s=Math.max(0,e.findIndex(i=>i.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:i=>{let l=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:l,
ArrowUp:-l}[i.key];if(c===void 0)return;i.preventDefault();let u=[...o.current?.querySelectorAll("button")??[]],m=u.indexOf(document.activeElement);u[Math.max(0,
Math.min(u.length-1,m+c))]?.focus()},children:e.map((i,l)=>n("button",{type:"button",class:"cell","data-state":i.state,tabIndex:l===s?0:-1,"aria-pressed":i.partition===
t,"aria-label":`Partition ${i.partition}: ${i.state}`,title:`${i.partition}: ${i.state}${i.worker?` on ${i.worker}`:""}${i.error?`
${i.error.type}: ${i.error.message}`:""}`,onClick:()=>r(i.partition===t?void 0:i.partition),children:[n(ln,{state:i.state}),i.partition]},i.id))})}function Xv({
path:e,job:t,close:r}){let o=Xe(t.offset??null).replace(/\n\s*/g,""),[s,a]=D(o),[i,l]=D(""),c;try{c=JSON.parse(s)}catch{c=void 0}let u=async()=>{try{await A(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),Ne(`Partition ${t.number} goes on elsewhere`),r()}catch(m){l(m.detail)}};return n(At,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:m=>{m.preventDefault(),u()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(st,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:m=>a(m.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(Q,{text:Ce(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function ey({task:e,number:t}){
let r=`${Hr(e.id)}/partitions/${t}`,o=U(r,u=>A(r,{signal:u})),[s,a]=D(!1),i=o.value;if(i===null)return o.problem?n(Ge,{problem:o.problem,retry:o.reload,path:r}):
n(ct,{rows:2});let l=i.state==="running"&&i.last_commit_at!==void 0&&Qe.value-Date.parse(i.last_commit_at)>3e3*i.options.lease,c=i.etag!==void 0;return n(V,{title:n(
$,{children:["Partition ",t," ",n(je,{state:i.state})]}),tools:n("div",{class:"row",children:[c&&me("admin")&&n("button",{type:"button",disabled:i.state==="runn\
ing",title:i.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(i.dead??0)>0&&n(W,{action:am(e,i.dead??
0,t)}),n(Ae,{text:Ce(r),label:"Copy as curl"})]}),children:[s&&n(Xv,{path:r,job:i,close:()=>a(!1)}),l&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(st,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:Xe(i.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(i.etag)],["Read",c&&P(i.read)],["Processed",c&&P(i.processed)],["Skipped",c&&P(i.skipped)],
["Dead",c&&((i.dead??0)>0?n("a",{href:R(yr({tab:"dead"})),children:ce(i.dead??0,"document")}):"0")],["Rate",c&&n(sm,{of:"Documents read",value:i.read},r)]]}),n(
st,{rows:[["Last commit",i.last_commit_at&&n(ee,{at:i.last_commit_at})],["Commits",i.blocks!==void 0&&P(i.blocks)],["Runs",i.acquisitions!==void 0?P(i.acquisitions):
P(i.attempt)],["Failed runs",P(i.errors??i.failures)],["Worker",i.lease&&`${i.lease.worker}, for ${ve(Math.max(0,Date.parse(i.lease.expires_at)-Qe.value))} more`],
["Next look",i.run_at&&!i.lease&&n(ee,{at:i.run_at})],["Reason",rn(i.reason)],["Error",i.error&&n("span",{class:"bad",children:`${i.error.type}: ${i.error.message}`})],
["What it reads",n("code",{children:Xe(i.info??i.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:R(le(i.id)),children:i.id})]]})]})]})}function am(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Hr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${ce(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var ty=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:Xe(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":Xe(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function ny({task:e,dead:t}){let r=z.value.get("partition")??void 0;return n($,{children:[r&&n("p",{class:"hint",children:["\
Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>pe({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(W,{action:{...am(e,t),label:"Replay all"},primary:!0})}),n(Un,{from:`${Hr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:ty,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(fe,{title:"No document is dead"})})]})}function ry({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(sm,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(W,{action:oy(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function oy(e){return{label:"Drain",path:`${Hr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function im({task:e,link:t}){let r=z.value.get("tab")??"grid",o=z.value.get("state")??"",s=z.value.get("cursor")??void 0,
a=Number(z.value.get("partition"))||void 0,i=Hr(e.id),c=U(i,p=>A(i,{signal:p})).value??e,u=`${i}/partitions${Fe({limit:Qv,cursor:s,state:o})}`,m=U(u,p=>A(u,{signal:p})),
h=p=>pe({partition:p?.toString()},!0);return $e({Escape:()=>h(void 0)}),n($,{children:[n(ry,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(Bn,{tabs:[["gr\
id","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(ny,{task:c,dead:c.totals.dead})}):m.value===null?m.problem?n(Ge,{problem:m.problem,retry:m.reload,path:u}):
n(ct,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(wr,{states:Kv}),m.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(Zv,{partitions:m.value.partitions,selected:a,select:h})]}),(m.value.cursor||s)&&n(Jr,
{note:`partitions ${m.value.partitions[0]?.partition??""} to ${m.value.partitions[m.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:m.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(ey,{task:c,number:a},a)})]})]})}var sy=["active","paused","scheduled","completed","failed","terminated"],ay='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function lm(e){return`/workflows/${encodeURIComponent(e)}`}function um({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var iy=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:R(lm(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Ae,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(je,{state:e.state})},{head:"Tasks",cell:e=>n(um,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?ve(cm(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ee,{at:e.started_at??e.created_at})}];function cm(e){
return(e.ended_at?Date.parse(e.ended_at):Qe.value)-Date.parse(e.started_at??"")}function dm(){let e=z.value.get("name")??"";return $e({"/":()=>document.getElementById(
"name")?.focus()}),n(de,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>pe({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(wr,{states:sy}),n(Un,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:z.value.get("state")??""},order:"newest first",columns:iy,id:t=>t.id,page:t=>lm(t.id),unmatched:"No workflow mat\
ches",none:n(fe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(Q,{text:`curl -d '${ay}' ${oe("v1/wo\
rkflows")}`})]})})]})}function ly(e){var a;let t=new Map(e.map(i=>[i.name,i])),r=new Map,o=(i,l)=>{let c=r.get(i.name);if(c!==void 0)return c;if(l.has(i.name))return 0;
l.add(i.name);let u=(i.after??[]).flatMap(h=>t.get(h)??[]),m=u.length===0?0:1+Math.max(...u.map(h=>o(h,l)));return r.set(i.name,m),m},s=[];for(let i of e)(s[a=o(
i,new Set)]??(s[a]=[])).push(i);return s.filter(Boolean)}function uy(e,t){let r=ly(e),o=a=>a.length*(Be.height+Be.below)-Be.below,s=Math.max(...r.map(o));return r.
flatMap((a,i)=>a.map((l,c)=>{let u=l.partitions?.total??0,m=u-(l.partitions?.open??0);return{id:l.name,x:i*(Be.width+Be.right),y:(s-o(a))/2+c*(Be.height+Be.below),
title:l.name,text:`${l.paused?"paused":l.state}${u>0?` · ${P(m)} / ${P(u)}`:""}`,state:l.paused?"paused":l.state,page:`${In.value}?task=${encodeURIComponent(l.
name)}`,selected:l.name===t,done:u>0?{of:u,number:m}:void 0}}))}function cy({task:e}){let t=Hr(e.id),r=["completed","failed","skipped","terminated"].includes(e.
state),o=(s,a,i)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:i,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(V,{title:n($,{children:[e.name," ",n(je,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(W,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&n(W,{action:o("Skip","skip","The task is skipped")}),r&&n(W,{action:o("Restart","restart","The task starts again")}),!r&&n(W,{danger:!0,action:o("Termi\
nate","terminate","Asked to stop")})]}),children:[n(st,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:R(Le(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:R(le(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",rn(e.reason)],["Started",e.started_at&&n(ee,{at:e.started_at})],["Ended",
e.ended_at&&n(ee,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(im,{task:e,
link:s=>yr(s)},e.id)]})}function pm({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=U(t,u=>A(t,{signal:u})),o=r.value,s=n("a",{href:R("/workflows"),
children:"Workflows"});if(o===null)return n(Nt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],i=["completed","failed","terminated"].includes(o.state),l=a.find(u=>u.name===z.value.get(
"task")),c=(u,m,h,p)=>({label:u,path:`${t}/${m}`,cli:`pawl workflow ${m} ${e}`,done:h,confirm:p?{title:`${u} this workflow?`,text:p,danger:m==="terminate"}:void 0});
return n(de,{title:n($,{children:[o.name||"Workflow"," ",n(je,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(Ae,{text:o.id,label:"Copy the id"})]}),actions:n($,{children:[!i&&(o.state==="paused"?n(W,{action:c("Resume","resume","It goes on"),primary:!0}):n(W,{action:c(
"Pause","pause","It is paused")})),i&&n(W,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!i&&n(W,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(dt,{data:r,path:t}),n("di\
v",{class:"flow-line",children:[n(um,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${i?"took":"runs for"} ${ve(cm(o))}`:"has not started",o.reason?` · ${rn(o.reason)}`:""]})]}),a.length>
0&&n(V,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(Ya,{boxes:uy(a,l?.name),edges:a.flatMap(u=>(u.after??[]).map(m=>[m,
u.name])),label:"Tasks"})}),l&&n(cy,{task:l},l.id),n(It,{title:"Result",value:o.result}),n(It,{title:"Meta",value:o.meta})]})}var ei=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],ti=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],zr=be(!1);function dy(){let t=U("rail",a=>A("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${In.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[i,l]=o[a.page]??[];return n("li",{children:n("a",{href:R(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>zr.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!i&&n("span",{class:`rail-count ${l??""}`,children:P(i)})]})},a.page)};return n("nav",{class:zr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:R("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:ei.map(s)}),n("ul",{class:"rail-end",children:ti.
map(s)}),n("p",{class:"rail-version",children:Ue.value?.version})]})}var py={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function fy(){
let e=va.value===0?0:Math.max(0,Qe.value-va.value);return Qe.value,n("button",{type:"button",class:"live","data-live":Ot.value,"aria-pressed":Mt.value,title:Mt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Mt.value=!Mt.value,children:[n("span",{class:"dot"}),Ot.value==="polling"&&xl.value?"sampled":py[Ot.value],
(Ot.value==="paused"||Ot.value==="lost")&&e>2e3?` · ${bo(e)} old`:""]})}function fm(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...ei,...ti].filter(c=>c.label.
toLowerCase().includes(o)).map(c=>({label:c.label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"\
queue",page:Le(c)}))],a=r.indexOf(":"),i=r.slice(0,a),l=r.slice(a+1);return a>0&&t.includes(i)&&s.unshift({label:l,note:`group of ${i}`,page:Jn(i,l)}),r.startsWith(
"/")&&s.unshift({label:r,note:"channel",page:Fn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:le(r)}),s}function my(){let[e,t]=D(""),
[r,o]=D(0),[s,a]=D([]),i=re(Promise.resolve([]));_e(()=>{i.current=A("v1/queues?limit=1000").then(m=>m.queues.map(h=>h.name)).catch(()=>[]),i.current.then(a)},[]);
let l=fm(e,s),c=()=>ds.value=!1,u=m=>{m&&(c(),Se(m.page))};return n(At,{title:"Go to",close:c,children:n("form",{onSubmit:m=>{m.preventDefault(),i.current.then(
h=>u(fm(e,h)[r]))},children:[n("input",{class:"jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,
onInput:m=>{t(m.currentTarget.value),o(0)},onKeyDown:m=>{m.key!=="ArrowDown"&&m.key!=="ArrowUp"||(m.preventDefault(),o(Math.max(0,Math.min(l.length-1,r+(m.key===
"ArrowDown"?1:-1)))))}}),n("ul",{class:"targets",children:l.slice(0,12).map((m,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>u(
m),children:[n("span",{class:"cut",children:m.label})," ",n("span",{class:"faint",children:m.note})]})},m.page))})]})})}var hy=[["?","these keys"],["Ctrl K","go\
 to a page, queue or job"],...[...ei,...ti].map(e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","selec\
t the row, or all of the page"],["[ ]","newer and older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],
["y","copy the id of the row or job"],["e","open all of its data, or fold it"],["Space","pause or resume the row"],["n","push a job"],["u","the parent of a job"],
["1 … 6","range or tab"],["c","clear a live tail"],["q","quiet or resume a worker"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];
function gy(){return n(At,{title:"Keys",close:()=>Do.value=!1,children:[n("dl",{class:"keys",children:hy.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(
" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>Do.value=!1,children:"\
Close"})})]})}function by(){let[e,t]=D(""),[r,o]=D(""),[s,a]=D(!1),i=re(null);return _e(()=>i.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-\
modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:l=>{l.preventDefault(),a(!0),Dc(e).catch(c=>o(c instanceof qt?c.detail:"The server does not ans\
wer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),
n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"\
With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("inp\
ut",{ref:i,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:l=>t(l.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),
n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}var vy=["gray","red","orange","yellow","green","blue","purple"];function mm(e){
return vy.includes(e)?{"data-color":e}:{style:{"--env":e}}}function yy(){let e=Ue.value?.environment?.color;return e?n("div",{class:"environment-line","aria-hid\
den":"true",...mm(e)}):null}function wy(){let e=Ue.value?.environment;if(!e)return null;let{name:t,color:r}=e;return n("span",{class:"environment",...mm(r),title:`\
This server is ${t}`,children:[n("span",{class:"dot"}),t]})}function _y(){let e=Xo.value;return e===null||mt.value?null:n("div",{class:"banner",role:"alert",children:[
n("b",{children:[e.title,"."]})," ",e.detail]})}function hm({children:e}){let t={"?":()=>Do.value=!0,t:fu,p:()=>Mt.value=!Mt.value};for(let r of[...ei,...ti])t[`\
g ${r.key}`]=()=>Se(r.page);return $e(t),n($,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},
children:"Skip to the page"}),n(yy,{}),n(dy,{}),zr.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>zr.value=!1}),
n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":zr.value,"aria\
-controls":"rail",onClick:()=>zr.value=!zr.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2\
 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>ds.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n(
"path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"C\
trl K"})]}),n("span",{class:"grow"}),n(wy,{}),Ue.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(fy,{}),n("button",{
type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{Lt.value=!Lt.value,Sn("zone",Lt.value?"utc":"local")},children:Lt.value?"UTC":"local"}),n(
"button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:fu,onDblClick:()=>Ka("system"),children:n("svg",{class:"glyph",viewBox:"\
0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-l\
abel":"Keys",title:"Keys (?)",onClick:()=>Do.value=!0,children:"?"})]}),n(_y,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),ds.value&&n(my,{}),Do.value&&n(
gy,{}),n(Rp,{}),n(_p,{}),mt.value&&n(by,{})]})}var ky=[["/","Overview",()=>n(Np,{})],["/queues","Queues",()=>n(qp,{})],["/queues/:queue","Queue",({queue:e})=>n(Uf,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(wf,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(jf,{})],["/jobs/:ref","Job",({ref:e})=>n(Rf,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(om,{reference:e},e)],["/scheduled","Scheduled",()=>n(Hf,{})],["/failures","Failures",()=>n(hf,{})],["/workflows","Workflows",()=>n(dm,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(pm,{reference:e},e)],["/schedules","Schedules",()=>n(Yf,{})],["/schedules/:name","Schedule",({name:e})=>n(Zf,{name:e},
e)],["/callbacks","Callbacks",()=>n(Vp,{})],["/callbacks/:id","Callback",({id:e})=>n(Qp,{id:e},e)],["/channels","Channels",()=>n(Kp,{})],["/files","Downloads",()=>n(
gf,{})],["/workers","Workers",()=>n(Ff,{})],["/settings","Settings",()=>n(tm,{})],["/about","About",()=>n(Jp,{})]];function Sy(){_e(()=>{let o=()=>{Zs().catch(()=>{
mt.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{mt.value||Zs().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of ky){let i=bp(o,In.value);if(i!==null){e=Object.values(i).pop()??s,t=a(i);break}}_e(()=>{document.title=[e,"Pawl",Ue.value?.environment?.name].filter(Boolean).
join(" · ")},[e,Ue.value?.environment?.name]);let r=re(!0);return _e(()=>{r.current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[
In.value]),n(hm,{children:Ue.value===null?null:t??n(de,{title:"Nothing here",children:n(fe,{title:"There is no such page",children:n("a",{href:R("/"),children:"\
Overview"})})})})}lc(n(Sy,{}),document.getElementById("app"));})();
