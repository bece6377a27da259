"use strict";(()=>{var Em=Object.defineProperty;var Dm=(e,t,r)=>t in e?Em(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var dr=(e,t,r)=>Dm(e,typeof t!="symbol"?t+"":t,r);var Rs,Ce,Ju,yi,pr,Lu,Bu,Fu,gi,Ms,zo,Uu,wi,bi,vi,Am,Ds={},As=[],Om=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,qs=Array.isArray;function zn(e,t){
for(var r in t)e[r]=t[r];return e}function _i(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function ki(e,t,r){var o,s,a,i={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:i[a]=t[a];if(arguments.length>2&&(i.children=arguments.length>3?Rs.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
i[a]===void 0&&(i[a]=e.defaultProps[a]);return Es(e,i,o,s,null)}function Es(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Ju,__i:-1,__u:0};return s==null&&Ce.vnode!=null&&Ce.vnode(a),a}function $(e){return e.children}function uo(e,t){this.props=e,this.context=t}function Pr(e,t){if(t==null)return e.__?Pr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Pr(e):null}function Rm(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=zn({},
t);a.__v=t.__v+1,Ce.vnode&&Ce.vnode(a),Si(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Pr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,Qu(o,a,s),
t.__e=t.__=null,a.__e!=r&&Wu(a)}}function Wu(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Wu(e)}function Nu(e){(!e.__d&&(e.__d=!0)&&pr.push(e)&&!Os.__r++||Lu!=Ce.debounceRendering)&&((Lu=Ce.debounceRendering)||Bu)(Os)}function Os(){
try{for(var e,t=1;pr.length;)pr.length>t&&pr.sort(Fu),e=pr.shift(),t=pr.length,Rm(e)}finally{pr.length=Os.__r=0}}function Hu(e,t,r,o,s,a,i,l,c,u,m){var h,p,g,w,
T,k,_=o&&o.__k||As,S=t.length;for(c=qm(r,t,_,c,S),h=0;h<S;h++)(g=r.__k[h])!=null&&(p=g.__i!=-1&&_[g.__i]||Ds,g.__i=h,k=Si(e,g,p,s,a,i,l,c,u,m),w=g.__e,g.ref&&p.
ref!=g.ref&&(p.ref&&xi(p.ref,null,g),m.push(g.ref,g.__c||w,g)),T==null&&w!=null&&(T=w),4&g.__u?(c=zu(g,c,e),p.__e&&(p.__e=null)):typeof g.type=="function"&&k!==
void 0?c=k:w&&(c=w.nextSibling),g.__u&=-7);return r.__e=T,c}function qm(e,t,r,o,s){var a,i,l,c,u,m=r.length,h=m,p=0;for(e.__k=new Array(s),a=0;a<s;a++)(i=t[a])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=Es(null,i,null,null,
null):qs(i)?i=e.__k[a]=Es($,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=Es(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,c=
a+p,i.__=e,i.__b=e.__b+1,l=null,(u=i.__i=Lm(i,r,c,h))!=-1&&(h--,(l=r[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(s>m?p--:s<m&&p++),typeof i.type!="function"&&
(i.__u|=4)):u!=c&&(u==c-1?p--:u==c+1?p++:(u>c?p--:p++,i.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<m;a++)(l=r[a])!=null&&(2&l.__u)==0&&(l.__e==o&&(o=Pr(l)),Ku(l,l));
return o}function zu(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=zu(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Pr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Lm(e,t,r,o){var s,a,i,l=e.key,c=e.type,u=t[r],m=u!=null&&(2&u.__u)==0;if(u===null&&l==null||m&&l==u.key&&c==u.type)return r;if(o>(m?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((u=t[i=s>=0?s--:a++])!=null&&(2&u.__u)==0&&l==u.key&&c==u.type)return i}return-1}function ju(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Om.test(t)?r:r+"px"}function Ps(e,t,r,o,s){var a,i;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||ju(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||ju(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
Uu,"$1")),i=t.toLowerCase(),t=i in e||t=="onFocusOut"||t=="onFocusIn"?i.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[zo]=o[zo]:(r[zo]=wi,e.addEventListener(
t,a?vi:bi,a)):e.removeEventListener(t,a?vi:bi,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Iu(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[Ms]==null)t[Ms]=wi++;else if(t[Ms]<r[zo])return;return r(Ce.event?Ce.event(t):t)}}}function Si(e,t,r,o,s,a,i,l,c,u){var m,h,p,g,w,T,
k,_,S,x,E,L,R,ee,W,le,Y=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[l=t.__e=r.__e]),(m=Ce.__b)&&m(t);e:if(typeof Y=="function"){h=
i.length;try{if(S=t.props,x=Y.prototype&&Y.prototype.render,E=(m=Y.contextType)&&o[m.__c],L=m?E?E.props.value:m.__:o,r.__c?_=(p=t.__c=r.__c).__=p.__E:(x?t.__c=p=
new Y(S,L):(t.__c=p=new uo(S,L),p.constructor=Y,p.render=jm),E&&E.sub(p),p.state||(p.state={}),p.__n=o,g=p.__d=!0,p.__h=[],p._sb=[]),x&&p.__s==null&&(p.__s=p.state),
x&&Y.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=zn({},p.__s)),zn(p.__s,Y.getDerivedStateFromProps(S,p.__s))),w=p.props,T=p.state,p.__v=t,g)x&&Y.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),x&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(x&&Y.getDerivedStateFromProps==null&&
S!==w&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(S,L),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.__s,
L)===!1){t.__v!=r.__v&&(p.props=S,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(j){j&&(j.__=t)}),As.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&i.push(p),l=Pr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(S,p.__s,L),x&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
w,T,k)})}if(p.context=L,p.props=S,p.__P=e,p.__e=!1,R=Ce.__r,ee=0,x)p.state=p.__s,p.__d=!1,R&&R(t),m=p.render(p.props,p.state,p.context),As.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,R&&R(t),m=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++ee<25);p.state=p.__s,p.getChildContext!=null&&(o=zn(zn({},o),
p.getChildContext())),x&&!g&&p.getSnapshotBeforeUpdate!=null&&(k=p.getSnapshotBeforeUpdate(w,T)),W=m!=null&&m.type===$&&m.key==null?Gu(m.props.children):m,l=Hu(
e,qs(W)?W:[W],t,r,o,s,a,i,l,c,u),p.base=t.__e,t.__u&=-161,p.__h.length&&i.push(p),_&&(p.__E=p.__=null)}catch(j){if(i.length=h,t.__v=null,c||a!=null){if(j.then){
for(t.__u|=c?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),t.__e=l}else if(a!=null)for(le=a.length;le--;)_i(a[le])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),j.then||Vu(t),Ce.__e(j,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):l=t.__e=Nm(r.__e,t,r,o,s,a,i,c,u);return(m=
Ce.diffed)&&m(t),128&t.__u?void 0:l}function Vu(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Vu))}function Qu(e,t,r){for(var o=0;o<r.length;o++)xi(r[o],r[++o],
r[++o]);Ce.__c&&Ce.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){Ce.__e(a,s.__v)}})}function Gu(e){return typeof e!="\
object"||e==null||e.__b>0?e:qs(e)?e.map(Gu):e.constructor!==void 0?null:zn({},e)}function Nm(e,t,r,o,s,a,i,l,c){var u,m,h,p,g,w,T,k=r.props||Ds,_=t.props,S=t.type;
if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(u=0;u<a.length;u++)
if((g=a[u])&&"setAttribute"in g==!!S&&(S?g.localName==S:g.nodeType==3)){e=g,a[u]=null;break}}if(e==null){if(S==null)return document.createTextNode(_);e=document.
createElementNS(s,S,_.is&&_),l&&(Ce.__m&&Ce.__m(t,a),l=!1),a=null}if(S==null)k===_||l&&e.data==_||(e.data=_);else{if(a=S=="textarea"&&_.defaultValue!=null?null:
a&&Rs.call(e.childNodes),!l&&a!=null)for(k={},u=0;u<e.attributes.length;u++)k[(g=e.attributes[u]).name]=g.value;for(u in k)g=k[u],u=="dangerouslySetInnerHTML"?h=
g:u=="children"||u in _||u=="value"&&"defaultValue"in _||u=="checked"&&"defaultChecked"in _||Ps(e,u,null,g,s);for(u in _)g=_[u],u=="children"?p=g:u=="dangerousl\
ySetInnerHTML"?m=g:u=="value"?w=g:u=="checked"?T=g:l&&typeof g!="function"||k[u]===g||Ps(e,u,g,k[u],s);if(m)l||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.
innerHTML=m.__html),t.__k=[];else if(h&&(e.innerHTML=""),Hu(t.type=="template"?e.content:e,qs(p)?p:[p],t,r,o,S=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,i,a?a[0]:r.__k&&Pr(r,0),l,c),a!=null)for(u=a.length;u--;)_i(a[u]);l&&S!="textarea"||(u="value",S=="progress"&&w==null?e.removeAttribute("value"):w!=null&&(w!==
e[u]||S=="progress"&&!w||S=="option"&&w!=k[u])&&Ps(e,u,w,k[u],s),u="checked",T!=null&&T!=e[u]&&Ps(e,u,T,k[u],s))}return e}function xi(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){Ce.__e(s,r)}}function Ku(e,t,r){var o,s;if(Ce.unmount&&Ce.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||xi(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Ce.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ku(o[s],t,r||typeof e.type!="function");r||_i(e.__e),e.__c=e.__=e.__e=void 0}function jm(e,t,r){return this.
constructor(e,r)}function Yu(e,t,r){var o,s,a,i;t==document&&(t=document.documentElement),Ce.__&&Ce.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
i=[],Si(t,e=(!o&&r||t).__k=ki($,null,[e]),s||Ds,Ds,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?Rs.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,i),Qu(
a,e,i),e.props.children=null}Rs=As.slice,Ce={__e:function(e,t,r,o){for(var s,a,i;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),i=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),i=s.__d),i)return s.__E=s}catch(l){e=l}throw e}},Ju=0,yi=function(e){return e!=null&&e.constructor===
void 0},uo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=zn({},this.state),typeof e=="function"&&(e=e(zn({},r),
this.props)),e&&zn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Nu(this))},uo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Nu(this))},
uo.prototype.render=$,pr=[],Bu=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Fu=function(e,t){return e.__v.__b-t.__v.__b},
Os.__r=0,gi=Math.random().toString(8),Ms="__d"+gi,zo="__a"+gi,Uu=/(PointerCapture)$|Capture$/i,wi=0,bi=Iu(!1),vi=Iu(!0),Am=0;var co,ut,Ci,Zu,Ns=0,ac=[],pt=Ce,Xu=pt.__b,ec=pt.__r,tc=pt.diffed,nc=pt.__c,rc=pt.unmount,oc=pt.__;function js(e,t){pt.__h&&pt.__h(ut,e,Ns||t),Ns=0;var r=ut.__H||
(ut.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function A(e){return Ns=1,Im(lc,e)}function Im(e,t,r){var o=js(co++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):lc(void 0,t),function(l){var c=o.__N?o.__N[0]:o.__[0],u=o.t(c,l);c!==u&&(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=ut,!ut.__f)){var s=function(l,c,u){
if(!o.__c.__H)return!0;var m=!1,h=o.__c.props!==l;if(o.__c.__H.__.some(function(g){if(g.__N){m=!0;var w=g.__[0];g.__=g.__N,g.__N=void 0,w!==g.__[0]&&(h=!0)}}),a){
var p=a.call(this,l,c,u);return m?p||h:p}return!m||h};ut.__f=!0;var a=ut.shouldComponentUpdate,i=ut.componentWillUpdate;ut.componentWillUpdate=function(l,c,u){if(this.
__e){var m=a;a=void 0,s(l,c,u),a=m}i&&i.call(this,l,c,u)},ut.shouldComponentUpdate=s}return o.__N||o.__}function _e(e,t){var r=js(co++,3);!pt.__s&&Ti(r.__H,t)&&
(r.__=e,r.u=t,ut.__H.__h.push(r))}function ic(e,t){var r=js(co++,4);!pt.__s&&Ti(r.__H,t)&&(r.__=e,r.u=t,ut.__h.push(r))}function se(e){return Ns=5,Vn(function(){
return{current:e}},[])}function Vn(e,t){var r=js(co++,7);return Ti(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Jm(){for(var e;e=ac.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ls),t.__h.some($i),t.__h=[]}catch(r){t.__h=[],pt.__e(r,e.__v)}}}pt.__b=function(e){
ut=null,Xu&&Xu(e)},pt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),oc&&oc(e,t)},pt.__r=function(e){ec&&ec(e),co=0;var t=(ut=e.__c).__H;t&&(Ci===ut?(t.
__h=[],ut.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(Ls),t.__h.some($i),t.__h=[],co=0)),Ci=ut},pt.diffed=function(e){tc&&tc(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(ac.push(t)!==1&&Zu===pt.requestAnimationFrame||((Zu=pt.requestAnimationFrame)||Bm)(Jm)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Ci=ut=null},pt.__c=function(e,t){t.some(function(r){try{r.__h.some(Ls),r.__h=r.__h.filter(function(o){return!o.__||$i(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],pt.__e(o,r.__v)}}),nc&&nc(e,t)},pt.unmount=function(e){rc&&rc(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{Ls(o)}catch(s){t=s}}),r.__H=void 0,t&&pt.__e(t,r.__v))};var sc=typeof requestAnimationFrame=="function";function Bm(e){var t,r=function(){clearTimeout(o),sc&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);sc&&(t=requestAnimationFrame(r))}function Ls(e){var t=ut,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
ut=t}function $i(e){var t=ut;e.__c=e.__(),ut=t}function Ti(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function lc(e,t){return typeof t==
"function"?t(e):t}var Fm=Symbol.for("preact-signals");function Fs(){if(Qn>1)Qn--;else{var e,t=!1;for((function(){var s=Js;for(Js=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var i=a.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=a.i);s=s.o}})();Qo!==void 0;){var r=Qo;for(Qo=void 0,Is++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&cc(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(Is=0,Qn--,t)throw e}}function Mi(e){if(Qn>0)return e();Pi=++Um,Qn++;try{return e()}finally{Fs()}}var Vo,nt=void 0;function Go(e){
var t=nt,r=Vo;nt=void 0,Vo=void 0;try{return e()}finally{nt=t,Vo=r}}var Qo=void 0,Qn=0,Is=0,Um=0,Pi=0,Js=void 0,Bs=0;function uc(e){if(nt!==void 0){var t=e.n;if(t===
void 0||t.t!==nt)return t={i:0,S:e,p:nt.s,n:void 0,t:nt,e:void 0,x:void 0,r:t},nt.s!==void 0&&(nt.s.n=t),nt.s=t,e.n=t,32&nt.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=nt.s,t.n=void 0,nt.s.n=t,nt.s=t),t}}function vt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}vt.prototype.brand=Fm;vt.prototype.h=function(){return!0};vt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Go(function(){var o;(o=t.W)==null||o.call(t)}))};vt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Go(function(){var s;(s=t.Z)==null||s.call(t)}))}};
vt.prototype.subscribe=function(e){var t=this;return Kn(function(){var r=t.value;Go(function(){return e(r)})},{name:"sub"})};vt.prototype.valueOf=function(){return this.
value};vt.prototype.toString=function(){return this.value+""};vt.prototype.toJSON=function(){return this.value};vt.prototype.peek=function(){var e=this;return Go(
function(){return e.value})};Object.defineProperty(vt.prototype,"value",{get:function(){var e=uc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Is>100)throw new Error("Cycle detected");(function(r){Qn!==0&&Is===0&&r.l!==Pi&&(r.l=Pi,Js={S:r,v:r.v,i:r.i,o:Js})})(this),this.v=e,this.i++,Bs++,Qn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Fs()}}}});function ge(e,t){return new vt(e,t)}function cc(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function dc(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function pc(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function Mr(e,t){vt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Bs-1,this.f=4}Mr.prototype=new vt;Mr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Bs))return!0;if(this.g=Bs,this.f|=1,this.i>0&&!cc(this))return this.f&=-2,!0;var e=nt;try{dc(this),nt=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return nt=e,pc(this),this.f&=-2,!0};
Mr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}vt.prototype.S.call(this,e)};Mr.prototype.U=function(e){if(this.
t!==void 0&&(vt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Mr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Mr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=uc(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Gn(e,t){return new Mr(e,t)}function fc(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Qn++;var r=nt;nt=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,Ei(e),o}finally{nt=r,Fs()}}}function Ei(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,fc(e)}function Wm(e){if(nt!==this)throw new Error("Out-of-order effect");pc(this),nt=e,this.f&=-2;try{8&this.f&&Ei(this)}finally{Fs()}}function po(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Vo&&Vo.push(this)}po.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};po.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,fc(this),dc(this),Qn++;var e=nt;return nt=this,Wm.bind(this,e)};po.prototype.N=function(){2&this.f||(this.f|=2,this.u=Qo,Qo=this)};po.prototype.d=function(){
this.f|=8,1&this.f||Ei(this)};po.prototype.dispose=function(){this.d()};function Kn(e,t){var r=new po(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var mc,Ws,Us,Hm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var hc=[];Kn(function(){mc=this.N})();function fo(e,t){Ce[e]=t.bind(null,Ce[e]||function(){})}function Ko(e){if(Us){var t=Us;Us=void 0,t()}Us=e&&e.S()}function gc(e){
var t=this,r=e.data,o=Vm(r);o.name="ReactiveDom",o.value=r;var s=Vn(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=Gn(function(){var g=o.
value.value;return g===0?0:g===!0?"":g||""}),m=Gn(function(){return!Array.isArray(u.value)&&!yi(u.value)}),h=Kn(function(){if(this.N=bc,m.value){var g=u.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=g)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[m,u]},[]),a=s[0],i=s[1];return a.value?i.
peek():i.value}gc.displayName="ReactiveTextNode";Object.defineProperties(vt.prototype,{constructor:{configurable:!0,value:ki($,null).constructor},type:{configurable:!0,
value:gc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});fo("__b",function(e,t){if(Ko(),
Ws=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof vt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
fo("__r",function(e,t){if(e(t),t.type!==$){Ko();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var i;return Kn(function(){i=this},{name:a}),
i.c=s,i})((function(s){return function(){var a;Hm&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ws=o,Ko(r)}});fo("__e",function(e,t,r,o){Ko(),Ws=void 0,e(t,r,o)});fo("diffed",function(e,t){Ko(),Ws=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var i in a){var l=a[i];l===void 0||o&&i in o||(l.d(),a[i]=void 0)}if(o){a||(a={},r.U=a);for(var c in o){var u=a[c],
m=o[c];u===void 0?(u=zm(r,c,m,s),a[c]=u):u.o(m,s)}}}e(t)});function zm(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=ge(r);return{o:function(i,l){a.value=
i,o=l},d:Kn(function(){this.N=bc;var i=a.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}fo("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var i=t.__np;if(i){var l=t.
props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var m=u.__$u;m&&(u.__$u=void 0,m.d())}}e(t)});fo("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});uo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Vm(e,t){return Vn(function(){return ge(e,t)},[])}var Qm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Gm(){Mi(function(){for(var e;e=hc.shift();)mc.call(e)})}function bc(){hc.push(this)===1&&(Ce.requestAnimationFrame||Qm)(Gm)}var Di=new URL(document.baseURI);function re(e){return new URL(e,Di).href}function ze(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var tn=class extends Error{constructor(r,o,s,a,i,l=""){
super(a||s);dr(this,"status",r);dr(this,"code",o);dr(this,"title",s);dr(this,"detail",a);dr(this,"retryAfter",i);dr(this,"field",l)}};function Ai(e){if(e.status!==
403)return e.detail;let t=He.value?.scopes??[];return He.value?.read_only?`${e.detail}; this dashboard is read-only`:t.length>0?`${e.detail}; you have ${t.join(
", ")}`:e.detail}function mo(e,t=""){return e instanceof tn?`${e.title}${t}: ${Ai(e)}`:`It failed${t}: ${String(e)}`}async function vc(e){let t=Number(e.headers.
get("retry-after")??"0");try{let r=await e.json();return new tn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t,r.field??"")}catch{return new tn(e.status,
"",e.statusText,"the answer came from something else than Pawl",t)}}var Yn=class{constructor(t){dr(this,"source",t)}};function Zo(e){return JSON.parse(e,(t,r,o)=>{
let s=o?.source;return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new Yn(s)})}var He=ge(null),mt=ge(!1),Oi=ge(0),Yo=ge(null),yc=Gn(()=>He.value?.
read_only===!0);function ye(e){return He.value!==null&&!He.value.read_only&&He.value.scopes.includes(e)}async function q(e,t={}){let r={},o={method:t.method??"G\
ET",headers:r,cache:"no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=
t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(re(e),o)}catch(a){if(t.signal?.aborted)throw a;let i=new tn(0,"unreachable","The serv\
er does not answer","It may be restarting; trying again.",0);throw Yo.value=i,i}if(!s.ok){let a=await vc(s);throw a.status===401&&(mt.value=!0),(a.status===503||
a.status===507)&&(Yo.value=a),a}if(Yo.value=null,s.status!==204)return Zo(await s.text())}async function Hs(){let e=Date.now(),t=await q("v1/me");Oi.value=Date.
parse(t.now)-(e+Date.now())/2,He.value=t,mt.value=!1}async function wc(e){let t=await fetch(re("ui/session"),{method:"POST",headers:{"content-type":"application\
/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await vc(t);await Hs()}async function _c(){await q("ui/session",{method:"DELETE"}),He.value=null,mt.value=
!0}function nn(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function De(e,t="GET",r){let o=a=>`'${a.replace(
/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),He.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-\
type: application/json'","-d",o(JSON.stringify(r))),s.push(o(re(e))),s.join(" ")}function Zn(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function kn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Rt=ge(Zn("zo\
ne")==="utc"),Er=ge(Zn("times")==="dates");function zs(){Er.value=!Er.value,kn("times",Er.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function ue(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function kc(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function Wt(e){
return e.toLocaleString("en-US")}var Ri=e=>String(e).padStart(2,"0");function be(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%
1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Ri(s)}\
s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}h ${Ri(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function ho(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function Sc(e,t){let r=t-e;
return Math.abs(r)<1e3?"now":r>0?`${ho(r)} ago`:`in ${ho(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}function Ve(e,t=Rt.value){let r=new Date(e),o=t?[r.getUTCFullYear(),
r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.
getSeconds()],[s,a,i,l,c,u]=o.map(Ri);return`${s}-${a}-${i} ${l}:${c}:${u}${t?" UTC":""}`}function go(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":Ve(t).
slice(0,19).replace(" ","T")}function Xo(e){let t=Date.parse(Rt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var Km={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function rn(e){return e===void 0?"":Km[e]??e.replace(/_/g," ")}function st(e,t="",r=!1){if(e instanceof Yn)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let o=r?"":`${t}  `,s=Array.isArray(e),a=s?e.map(c=>o+st(c,o,r)):Object.entries(e).map(([c,u])=>`${o}${JSON.stringify(c)}:${r?"":
" "}${st(u,o,r)}`),[i,l]=s?"[]":"{}";return a.length===0?i+l:r?i+a.join(",")+l:`${i}
${a.join(`,
`)}
${t}${l}`}var Ym="uplot",Zm="u-hz",Xm="u-vt",eh="u-title",th="u-wrap",nh="u-under",rh="u-over",oh="u-axis",Or="u-off",sh="u-select",ah="u-cursor-x",ih="u-cursor-y",lh="u-\
cursor-pt",uh="u-legend",ch="u-live",dh="u-inline",ph="u-series",fh="u-marker",xc="u-label",mh="u-value",ts="width",ns="height";var Cc="bottom",bo="left",qi="right",Zi="#000",$c=Zi+"0",Li="mousemove",Tc="mousedown",Ni="mouseup",Pc="mouseenter",Mc="mouseleave",Ec="dblclick",hh="resize",gh="\
scroll",Dc="change",Ys="dppxchange",Xi="--",xo=typeof window<"u",Fi=xo?document:null,yo=xo?window:null,bh=xo?navigator:null,Ae,Vs;function Ui(){let e=devicePixelRatio;
Ae!=e&&(Ae=e,Vs&&Hi(Dc,Vs,Ui),Vs=matchMedia(`(min-resolution: ${Ae-.001}dppx) and (max-resolution: ${Ae+.001}dppx)`),Rr(Dc,Vs,Ui),yo.dispatchEvent(new CustomEvent(
Ys)))}function on(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Wi(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ze(e,t,r){
e.style[t]=r+"px"}function Sn(e,t,r,o){let s=Fi.createElement(e);return t!=null&&on(s,t),r?.insertBefore(s,o),s}function hn(e,t){return Sn("div",e,t)}var Ac=new WeakMap;
function Rn(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",i=Ac.get(e);a!=i&&(e.style.transform=a,Ac.set(e,a),t<0||r<0||t>o||r>s?on(e,Or):Wi(e,Or))}var Oc=new WeakMap;
function Rc(e,t,r){let o=t+r,s=Oc.get(e);o!=s&&(Oc.set(e,o),e.style.background=t,e.style.borderColor=r)}var qc=new WeakMap;function Lc(e,t,r,o){let s=t+""+r,a=qc.
get(e);s!=a&&(qc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var el={passive:!0},vh={...el,
capture:!0};function Rr(e,t,r,o){t.addEventListener(e,r,o?vh:el)}function Hi(e,t,r,o){t.removeEventListener(e,r,el)}xo&&Ui();function xn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:sn((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function cd(e){return(r,o,s)=>{let a=-1,i=-1;for(let l=o;l<=
s;l++)if(e(r[l])){a=l;break}for(let l=s;l>=o;l--)if(e(r[l])){i=l;break}return[a,i]}}var dd=e=>e!=null,pd=e=>e!=null&&e>0,ea=cd(dd),yh=cd(pd);function wh(e,t,r,o=0,s=!1){
let a=s?yh:ea,i=s?pd:dd;[t,r]=a(e,t,r);let l=e[t],c=e[t];if(t>-1)if(o==1)l=e[t],c=e[r];else if(o==-1)l=e[r],c=e[t];else for(let u=t;u<=r;u++){let m=e[u];i(m)&&(m<
l?l=m:m>c&&(c=m))}return[l??Fe,c??-Fe]}function ta(e,t,r,o){let s=Ic(e),a=Ic(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let i=r==10?Xn:fd,l=s==1?sn:gn,c=a==1?gn:sn,
u=l(i(wt(e))),m=c(i(wt(t))),h=wo(r,u),p=wo(r,m);return r==10&&(u<0&&(h=Ue(h,-u)),m<0&&(p=Ue(p,-m))),o||r==2?(e=h*s,t=p*a):(e=bd(e,h),t=na(t,p)),[e,t]}function tl(e,t,r,o){
let s=ta(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var nl=.1,Nc={mode:3,pad:nl},os={pad:0,soft:null,mode:0},_h={min:os,max:os};function Zs(e,t,r,o){return ra(
r)?jc(e,t,r):(os.pad=r,os.soft=o?0:null,os.mode=o?3:0,jc(e,t,_h))}function Pe(e,t){return e??t}function kh(e,t,r){for(t=Pe(t,0),r=Pe(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function jc(e,t,r){let o=r.min,s=r.max,a=Pe(o.pad,0),i=Pe(s.pad,0),l=Pe(o.hard,-Fe),c=Pe(s.hard,Fe),u=Pe(o.soft,Fe),m=Pe(s.soft,-Fe),
h=Pe(o.mode,0),p=Pe(s.mode,0),g=t-e,w=Xn(g),T=Ht(wt(e),wt(t)),k=Xn(T),_=wt(k-w);(g<1e-24||_>10)&&(g=0,(e==0||t==0)&&(g=1e-24,h==2&&u!=Fe&&(a=0),p==2&&m!=-Fe&&(i=
0)));let S=g||T||1e3,x=Xn(S),E=wo(10,sn(x)),L=S*(g==0?e==0?.1:1:a),R=Ue(bd(e-L,E/10),24),ee=e>=u&&(h==1||h==3&&R<=u||h==2&&R>=u)?u:Fe,W=Ht(l,R<ee&&e>=ee?ee:Cn(ee,
R)),le=S*(g==0?t==0?.1:1:i),Y=Ue(na(t+le,E/10),24),j=t<=m&&(p==1||p==3&&Y>=m||p==2&&Y<=m)?m:-Fe,he=Cn(c,Y>j&&t<=j?j:Ht(j,Y));return W==he&&W==0&&(he=100),[W,he]}
var Sh=new Intl.NumberFormat(xo?bh.language:"en-US"),rl=e=>Sh.format(e),an=Math,Ks=an.PI,wt=an.abs,sn=an.floor,yt=an.round,gn=an.ceil,Cn=an.min,Ht=an.max,wo=an.
pow,Ic=an.sign,Xn=an.log10,fd=an.log2,xh=(e,t=1)=>an.sinh(e)*t,ji=(e,t=1)=>an.asinh(e/t),Fe=1/0;function Jc(e){return(Xn((e^e>>31)-(e>>31))|0)+1}function zi(e,t,r){
return Cn(Ht(e,t),r)}function md(e){return typeof e=="function"}function ke(e){return md(e)?e:()=>e}var Ch=()=>{},hd=e=>e,gd=(e,t)=>t,$h=e=>null,Bc=e=>!0,Fc=(e,t)=>e==
t,Th=/\.\d*?(?=9{6,}|0{6,})/gm,qr=e=>{if(yd(e)||mr.has(e))return e;let t=`${e}`,r=t.match(Th);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,a]=t.split("e");return+`${qr(s)}e${a}`}return Ue(e,o)};function Dr(e,t){return qr(Ue(qr(e/t))*t)}function na(e,t){return qr(gn(qr(e/t))*t)}function bd(e,t){return qr(
sn(qr(e/t))*t)}function Ue(e,t=0){if(yd(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return yt(o)/r}var mr=new Map;function vd(e){return((""+e).split(".")[1]||
"").length}function as(e,t,r,o){let s=[],a=o.map(vd);for(let i=t;i<r;i++){let l=wt(i),c=Ue(wo(e,i),l);for(let u=0;u<o.length;u++){let m=e==10?+`${o[u]}e${i}`:o[u]*
c,h=(i>=0?0:l)+(i>=a[u]?0:a[u]),p=e==10?m:Ue(m,h);s.push(p),mr.set(p,h)}}return s}var ss={},ol=[],_o=[null,null],fr=Array.isArray,yd=Number.isInteger,Ph=e=>e===
void 0;function Uc(e){return typeof e=="string"}function ra(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Mh(e){return e!=null&&
typeof e=="object"}var Eh=Object.getPrototypeOf(Uint8Array),wd="__proto__";function ko(e,t=ra){let r;if(fr(e)){let o=e.find(s=>s!=null);if(fr(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=ko(e[s],t)}else r=e.slice()}else if(e instanceof Eh)r=e.slice();else if(t(e)){r={};for(let o in e)o!=wd&&(r[o]=ko(e[o],
t))}else r=e;return r}function ht(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=wd&&(ra(e[s])?ht(e[s],ko(o[s])):e[s]=ko(o[s]))}return e}
var Dh=0,Ah=1,Oh=2;function Rh(e,t,r){for(let o=0,s,a=-1;o<t.length;o++){let i=t[o];if(i>a){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=i+1;s<r&&e[s]==null;)e[a=
s++]=null}}}function qh(e,t){if(jh(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Ih(i[0])||(i=Nh(i)),i}let r=new Set;for(let i=0;i<
e.length;i++){let c=e[i][0],u=c.length;for(let m=0;m<u;m++)r.add(c[m])}let o=[Array.from(r).sort((i,l)=>i-l)],s=o[0].length,a=new Map;for(let i=0;i<s;i++)a.set(
o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];for(let u=1;u<l.length;u++){let m=l[u],h=Array(s).fill(void 0),p=t?t[i][u]:Ah,g=[];for(let w=0;w<m.length;w++){
let T=m[w],k=a.get(c[w]);T===null?p!=Dh&&(h[k]=T,p==Oh&&g.push(k)):h[k]=T}Rh(h,g,s),o.push(h)}}return o}var Lh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Nh(e){let t=e[0],r=t.length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,i)=>t[a]-t[i]);let s=[];for(let a=0;a<e.length;a++){
let i=e[a],l=Array(r);for(let c=0;c<r;c++)l[c]=i[o[c]];s.push(l)}return s}function jh(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)if(s[a]!=t[a])return!1}}return!0}function Ih(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let a=Ht(1,sn((s-o+1)/t));for(let i=e[o],l=o+a;l<=s;l+=a){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}
var _d=["January","February","March","April","May","June","July","August","September","October","November","December"],kd=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function Sd(e){return e.slice(0,3)}var Jh=kd.map(Sd),Bh=_d.map(Sd),Fh={MMMM:_d,MMM:Bh,WWWW:kd,WWW:Jh};function es(e){return(e<
10?"0":"")+e}function Uh(e){return(e<10?"00":e<100?"0":"")+e}var Wh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>es(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>es(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>es(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>es(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>es(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Uh(e.getMilliseconds())};
function sl(e,t){t=t||Fh;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?Wh[s[1]]:s[0]);return a=>{let i="";for(let l=0;l<r.length;l++)
i+=typeof r[l]=="string"?r[l]:r[l](a,t);return i}}var Hh=new Intl.DateTimeFormat().resolvedOptions().timeZone;function zh(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Hh?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var xd=e=>e%
1==0,Xs=[1,2,2.5,5],Vh=as(10,-32,0,Xs),Cd=as(10,0,32,Xs),Qh=Cd.filter(xd),Ar=Vh.concat(Cd),al=`
`,$d="{YYYY}",Wc=al+$d,Td="{M}/{D}",rs=al+Td,Qs=rs+"/{YY}",Pd="{aa}",Gh="{h}:{mm}",vo=Gh+Pd,Hc=al+vo,zc=":{ss}",qe=null;function Md(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,i=s*365,c=(e==1?as(10,0,3,Xs).filter(xd):as(10,-3,0,Xs)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),u=[[i,$d,qe,qe,qe,qe,qe,qe,1],[s*28,"{MMM}",Wc,qe,qe,qe,qe,qe,1],[s,Td,Wc,qe,
qe,qe,qe,qe,1],[o,"{h}"+Pd,Qs,qe,rs,qe,qe,qe,1],[r,vo,Qs,qe,rs,qe,qe,qe,1],[t,zc,Qs+" "+vo,qe,rs+" "+vo,qe,Hc,qe,1],[e,zc+".{fff}",Qs+" "+vo,qe,rs+" "+vo,qe,Hc,
qe,1]];function m(h){return(p,g,w,T,k,_)=>{let S=[],x=k>=i,E=k>=a&&k<i,L=h(w),R=Ue(L*e,3),ee=Ii(L.getFullYear(),x?0:L.getMonth(),E||x?1:L.getDate()),W=Ue(ee*e,3);
if(E||x){let le=E?k/a:0,Y=x?k/i:0,j=R==W?R:Ue(Ii(ee.getFullYear()+Y,ee.getMonth()+le,1)*e,3),he=new Date(yt(j/e)),V=he.getFullYear(),ae=he.getMonth();for(let te=0;j<=
T;te++){let Se=Ii(V+Y*te,ae+le*te,1),X=Se-h(Ue(Se*e,3));j=Ue((+Se+X)*e,3),j<=T&&S.push(j)}}else{let le=k>=s?s:k,Y=sn(w)-sn(R),j=W+Y+na(R-W,le);S.push(j);let he=h(
j),V=he.getHours()+he.getMinutes()/r+he.getSeconds()/o,ae=k/o,te=p.axes[g]._space,Se=_/te;for(;j=Ue(j+k,e==1?0:3),!(j>T);)if(ae>1){let X=sn(Ue(V+ae,6))%24,$e=h(
j).getHours()-X;$e>1&&($e=-1),j-=$e*o,V=(V+ae)%24;let Ie=S[S.length-1];Ue((j-Ie)/k,3)*Se>=.7&&S.push(j)}else S.push(j)}return S}}return[c,u,m]}var[Kh,Yh,Zh]=Md(
1),[Xh,eg,tg]=Md(.001);as(2,-53,53,[1]);function Vc(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function Qc(e,t){return(r,o,s,a,i)=>{
let l=t.find(w=>i>=w[0])||t[t.length-1],c,u,m,h,p,g;return o.map(w=>{let T=e(w),k=T.getFullYear(),_=T.getMonth(),S=T.getDate(),x=T.getHours(),E=T.getMinutes(),L=T.
getSeconds(),R=k!=c&&l[2]||_!=u&&l[3]||S!=m&&l[4]||x!=h&&l[5]||E!=p&&l[6]||L!=g&&l[7]||l[1];return c=k,u=_,m=S,h=x,p=E,g=L,R(T)})}}function ng(e,t){let r=sl(t);
return(o,s,a,i,l)=>s.map(c=>r(e(c)))}function Ii(e,t,r){return new Date(e,t,r)}function Gc(e,t){return t(e)}var rg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Kc(e,t){
return(r,o,s,a)=>a==null?Xi:t(e(o))}function og(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function sg(e,t){return e.
series[t].fill(e,t)}var ag={show:!0,live:!0,isolate:!1,mount:Ch,markers:{show:!0,width:2,stroke:og,fill:sg,dash:"solid"},idx:null,idxs:null,values:[]};function ig(e,t){
let r=e.cursor.points,o=hn(),s=r.size(e,t);Ze(o,ts,s),Ze(o,ns,s);let a=s/-2;Ze(o,"marginLeft",a),Ze(o,"marginTop",a);let i=r.width(e,t,s);return i&&Ze(o,"border\
Width",i),o}function lg(e,t){let r=e.series[t].points;return r._fill||r._stroke}function ug(e,t){let r=e.series[t].points;return r._stroke||r._fill}function cg(e,t){
return e.series[t].points.size}var Ji=[0,0];function dg(e,t,r){return Ji[0]=t,Ji[1]=r,Ji}function Gs(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}
function Bi(e,t,r,o=!0){return s=>{(!o||s.target==t)&&r(s)}}var pg={show:!0,x:!0,y:!0,lock:!1,move:dg,points:{one:!1,show:ig,size:cg,width:0,stroke:ug,fill:lg},
bind:{mousedown:Gs,mouseup:Gs,click:Gs,dblclick:Gs,mousemove:Bi,mouseleave:Bi,mouseenter:Bi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),
t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,
idxs:null,event:null},Ed={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},il=ht({},Ed,{filter:gd}),Dd=ht({},il,{size:10}),Ad=ht({},Ed,{show:!1}),ll='12px system-ui, \
-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji\
"',Od="bold "+ll,Rd=1.5,Yc={show:!0,scale:"x",stroke:Zi,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Od,side:2,grid:il,ticks:Dd,border:Ad,
font:ll,lineGap:Rd,rotate:0},fg="Value",mg="Time",Zc={show:!0,scale:"x",auto:!1,sorted:1,min:Fe,max:-Fe,idxs:[]};function hg(e,t,r,o,s){return t.map(a=>a==null?
"":rl(a))}function gg(e,t,r,o,s,a,i){let l=[],c=mr.get(s)||0;r=i?r:Ue(na(r,s),c);for(let u=r;u<=o;u=Ue(u+s,c))l.push(Object.is(u,-0)?0:u);return l}function Vi(e,t,r,o,s,a,i){
let l=[],c=e.scales[e.axes[t].scale].log,u=c==10?Xn:fd,m=sn(u(r));s=wo(c,m),c==10&&(s=Ar[xn(s,Ar)]);let h=r,p=s*c;c==10&&(p=Ar[xn(p,Ar)]);do l.push(h),h=h+s,c==
10&&!mr.has(h)&&(h=Ue(h,mr.get(s))),h>=p&&(s=h,p=s*c,c==10&&(p=Ar[xn(p,Ar)]));while(h<=o);return l}function bg(e,t,r,o,s,a,i){let c=e.scales[e.axes[t].scale].asinh,
u=o>c?Vi(e,t,Ht(c,r),o,s):[c],m=o>=0&&r<=0?[0]:[];return(r<-c?Vi(e,t,Ht(c,-o),-r,s):[c]).reverse().map(p=>-p).concat(m,u)}var qd=/./,vg=/[12357]/,yg=/[125]/,Xc=/1/,
Qi=(e,t,r,o)=>e.map((s,a)=>t==4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function wg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=e.scales[i],c=e.valToPos,
u=a._space,m=c(10,i),h=c(9,i)-m>=u?qd:c(7,i)-m>=u?vg:c(5,i)-m>=u?yg:Xc;if(h==Xc){let p=wt(c(1,i)-m);if(p<u)return Qi(t.slice().reverse(),l.distr,h,gn(u/p)).reverse()}
return Qi(t,l.distr,h,1)}function _g(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=a._space,c=e.valToPos,u=wt(c(1,i)-c(2,i));return u<l?Qi(t.slice().reverse(),3,qd,gn(
l/u)).reverse():t}function kg(e,t,r,o){return o==null?Xi:t==null?"":rl(t)}var ed={show:!0,scale:"y",stroke:Zi,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,
labelFont:Od,side:3,grid:il,ticks:Dd,border:Ad,font:ll,lineGap:Rd,rotate:0};function Sg(e,t){let r=3+(e||1)*2;return Ue(r*t,3)}function xg(e,t){let{scale:r,idxs:o}=e.
series[0],s=e._data[0],a=e.valToPos(s[o[0]],r,!0),i=e.valToPos(s[o[1]],r,!0),l=wt(i-a),c=e.series[t],u=l/(c.points.space*Ae);return o[1]-o[0]<=u}var td={scale:null,
auto:!0,sorted:0,min:Fe,max:-Fe},Ld=(e,t,r,o,s)=>s,nd={show:!0,auto:!0,sorted:0,gaps:Ld,alpha:1,facets:[ht({},td,{scale:"x"}),ht({},td,{scale:"y"})]},rd={scale:"\
y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ld,alpha:1,points:{show:xg,filter:null},values:null,min:Fe,max:-Fe,idxs:[],path:null,clip:null};function Cg(e,t,r,o,s){
return r/10}var Nd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},$g=ht({},Nd,{time:!1,ori:1}),od={};function jd(e,t){let r=od[e];return r||
(r={key:e,plots:[],sub(o){r.plots.push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,i,l,c,u){for(let m=0;m<r.plots.length;m++)r.plots[m]!=s&&r.plots[m].
pub(o,s,a,i,l,c,u)}},e!=null&&(od[e]=r)),r}var So=1,Gi=2;function Lr(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=a[0],u=o==
2?a[1]:a[t],m=o==2?i[s.facets[0].scale]:i[e.series[0].scale],h=o==2?i[s.facets[1].scale]:i[s.scale],p=l.left,g=l.top,w=l.width,T=l.height,k=e.valToPosH,_=e.valToPosV;
return m.ori==0?r(s,c,u,m,h,k,_,p,g,w,T,sa,Co,ia,Jd,Fd):r(s,c,u,m,h,_,k,g,p,T,w,aa,$o,dl,Bd,Ud)}function ul(e,t){let r=0,o=0,s=Pe(e.bands,ol);for(let a=0;a<s.length;a++){
let i=s[a];i.series[0]==t?r=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function Tg(e,t,r,o,s){let a=e.mode,i=e.series[t],l=a==
2?i.facets[1].scale:i.scale,c=e.scales[l];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function er(e,t,r,o,s,a){return Lr(e,t,(i,l,c,u,m,h,p,g,w,T,k)=>{
let _=i.pxRound,S=u.dir*(u.ori==0?1:-1),x=u.ori==0?Co:$o,E,L;S==1?(E=r,L=o):(E=o,L=r);let R=_(h(l[E],u,T,g)),ee=_(p(c[E],m,k,w)),W=_(h(l[L],u,T,g)),le=_(p(a==1?
m.max:m.min,m,k,w)),Y=new Path2D(s);return x(Y,W,le),x(Y,R,le),x(Y,R,ee),Y})}function oa(e,t,r,o,s,a){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ia:dl,c=r;
for(let h=0;h<e.length;h++){let p=e[h];if(p[1]>p[0]){let g=p[0]-c;g>0&&l(i,c,o,g,o+a),c=p[1]}}let u=r+s-c,m=10;u>0&&l(i,c,o-m/2,u,o+a+m)}return i}function Pg(e,t,r){
let o=e[e.length-1];o&&o[0]==t?o[1]=r:e.push([t,r])}function cl(e,t,r,o,s,a,i){let l=[],c=e.length;for(let u=s==1?r:o;u>=r&&u<=o;u+=s)if(t[u]===null){let h=u,p=u;
if(s==1)for(;++u<=o&&t[u]===null;)p=u;else for(;--u>=r&&t[u]===null;)p=u;let g=a(e[h]),w=p==h?g:a(e[p]),T=h-s;g=i<=0&&T>=0&&T<c?a(e[T]):g;let _=p+s;w=i>=0&&_>=0&&
_<c?a(e[_]):w,w>=g&&l.push([g,w])}return l}function sd(e){return e==0?hd:e==1?yt:t=>Dr(t,e)}function Id(e){let t=e==0?sa:aa,r=e==0?(s,a,i,l,c,u)=>{s.arcTo(a,i,l,
c,u)}:(s,a,i,l,c,u)=>{s.arcTo(i,a,c,l,u)},o=e==0?(s,a,i,l,c)=>{s.rect(a,i,l,c)}:(s,a,i,l,c)=>{s.rect(i,a,c,l)};return(s,a,i,l,c,u=0,m=0)=>{u==0&&m==0?o(s,a,i,l,
c):(u=Cn(u,l/2,c/2),m=Cn(m,l/2,c/2),t(s,a+u,i),r(s,a+l,i,a+l,i+c,u),r(s,a+l,i+c,a,i+c,m),r(s,a,i+c,a,i,m),r(s,a,i,a+l,i,u),s.closePath())}}var sa=(e,t,r)=>{e.moveTo(
t,r)},aa=(e,t,r)=>{e.moveTo(r,t)},Co=(e,t,r)=>{e.lineTo(t,r)},$o=(e,t,r)=>{e.lineTo(r,t)},ia=Id(0),dl=Id(1),Jd=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},Bd=(e,t,r,o,s,a)=>{
e.arc(r,t,o,s,a)},Fd=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(t,r,o,s,a,i)},Ud=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(r,t,s,o,i,a)};function Wd(e){return(t,r,o,s,a)=>Lr(t,r,
(i,l,c,u,m,h,p,g,w,T,k)=>{let{pxRound:_,points:S}=i,x,E;u.ori==0?(x=sa,E=Jd):(x=aa,E=Bd);let L=Ue(S.width*Ae,3),R=(S.size-S.width)/2*Ae,ee=Ue(R*2,3),W=new Path2D,
le=new Path2D,{left:Y,top:j,width:he,height:V}=t.bbox;ia(le,Y-ee,j-ee,he+ee*2,V+ee*2);let ae=te=>{if(c[te]!=null){let Se=_(h(l[te],u,T,g)),X=_(p(c[te],m,k,w));x(
W,Se+R,X),E(W,Se,X,R,0,Ks*2)}};if(a)a.forEach(ae);else for(let te=o;te<=s;te++)ae(te);return{stroke:L>0?W:null,fill:W,clip:le,flags:So|Gi}})}function Hd(e){return(t,r,o,s,a,i)=>{
o!=s&&(a!=o&&i!=o&&e(t,r,o),a!=s&&i!=s&&e(t,r,s),e(t,r,i))}}var Mg=Hd(Co),Eg=Hd($o);function zd(e){let t=Pe(e?.alignGaps,0);return(r,o,s,a)=>Lr(r,o,(i,l,c,u,m,h,p,g,w,T,k)=>{
[s,a]=ea(c,s,a);let _=i.pxRound,S=V=>_(h(V,u,T,g)),x=V=>_(p(V,m,k,w)),E,L;u.ori==0?(E=Co,L=Mg):(E=$o,L=Eg);let R=u.dir*(u.ori==0?1:-1),ee={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:So},W=ee.stroke,le=!1;if(a-s>=T*4){let V=Q=>r.posToVal(Q,u.key,!0),ae=null,te=null,Se,X,Vt,Xe=S(l[R==1?s:a]),$e=S(l[s]),Ie=S(
l[a]),ve=V(R==1?$e+1:Ie-1);for(let Q=R==1?s:a;Q>=s&&Q<=a;Q+=R){let gt=l[Q],et=(R==1?gt<ve:gt>ve)?Xe:S(gt),Re=c[Q];et==Xe?Re!=null?(X=Re,ae==null?(E(W,et,x(X)),Se=
ae=te=X):X<ae?ae=X:X>te&&(te=X)):Re===null&&(le=!0):(ae!=null&&L(W,Xe,x(ae),x(te),x(Se),x(X)),Re!=null?(X=Re,E(W,et,x(X)),ae=te=Se=X):(ae=te=null,Re===null&&(le=
!0)),Xe=et,ve=V(Xe+R))}ae!=null&&ae!=te&&Vt!=Xe&&L(W,Xe,x(ae),x(te),x(Se),x(X))}else for(let V=R==1?s:a;V>=s&&V<=a;V+=R){let ae=c[V];ae===null?le=!0:ae!=null&&E(
W,S(l[V]),x(ae))}let[j,he]=ul(r,o);if(i.fill!=null||j!=0){let V=ee.fill=new Path2D(W),ae=i.fillTo(r,o,i.min,i.max,j),te=x(ae),Se=S(l[s]),X=S(l[a]);R==-1&&([X,Se]=
[Se,X]),E(V,X,te),E(V,Se,te)}if(!i.spanGaps){let V=[];le&&V.push(...cl(l,c,s,a,R,S,t)),ee.gaps=V=i.gaps(r,o,s,a,V),ee.clip=oa(V,u.ori,g,w,T,k)}return he!=0&&(ee.
band=he==2?[er(r,o,s,a,W,-1),er(r,o,s,a,W,1)]:er(r,o,s,a,W,he)),ee})}function Dg(e){let t=Pe(e.align,1),r=Pe(e.ascDesc,!1),o=Pe(e.alignGaps,0),s=Pe(e.extend,!1);
return(a,i,l,c)=>Lr(a,i,(u,m,h,p,g,w,T,k,_,S,x)=>{[l,c]=ea(h,l,c);let E=u.pxRound,{left:L,width:R}=a.bbox,ee=$e=>E(w($e,p,S,k)),W=$e=>E(T($e,g,x,_)),le=p.ori==0?
Co:$o,Y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:So},j=Y.stroke,he=p.dir*(p.ori==0?1:-1),V=W(h[he==1?l:c]),ae=ee(m[he==1?l:c]),te=ae,Se=ae;
s&&t==-1&&(Se=L,le(j,Se,V)),le(j,ae,V);for(let $e=he==1?l:c;$e>=l&&$e<=c;$e+=he){let Ie=h[$e];if(Ie==null)continue;let ve=ee(m[$e]),Q=W(Ie);t==1?le(j,ve,V):le(j,
te,Q),le(j,ve,Q),V=Q,te=ve}let X=te;s&&t==1&&(X=L+R,le(j,X,V));let[Vt,Xe]=ul(a,i);if(u.fill!=null||Vt!=0){let $e=Y.fill=new Path2D(j),Ie=u.fillTo(a,i,u.min,u.max,
Vt),ve=W(Ie);le($e,X,ve),le($e,Se,ve)}if(!u.spanGaps){let $e=[];$e.push(...cl(m,h,l,c,he,ee,o));let Ie=u.width*Ae/2,ve=r||t==1?Ie:-Ie,Q=r||t==-1?-Ie:Ie;$e.forEach(
gt=>{gt[0]+=ve,gt[1]+=Q}),Y.gaps=$e=u.gaps(a,i,l,c,$e),Y.clip=oa($e,p.ori,k,_,S,x)}return Xe!=0&&(Y.band=Xe==2?[er(a,i,l,c,j,-1),er(a,i,l,c,j,1)]:er(a,i,l,c,j,Xe)),
Y})}function ad(e,t,r,o,s,a,i=Fe){if(e.length>1){let l=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let m=wt(e[c]-e[l]);m<u&&(u=m,i=wt(r(
e[c],o,s,a)-r(e[l],o,s,a)))}l=c}}return i}function Ag(e){e=e||ss;let t=Pe(e.size,[.6,Fe,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?
[s,0]:s;let a=ke(s),i=1-t[0],l=Pe(t[1],Fe),c=Pe(t[2],1),u=Pe(e.disp,ss),m=Pe(e.each,g=>{}),{fill:h,stroke:p}=u;return(g,w,T,k)=>Lr(g,w,(_,S,x,E,L,R,ee,W,le,Y,j)=>{
let he=_.pxRound,V=r,ae=o*Ae,te=l*Ae,Se=c*Ae,X,Vt;E.ori==0?[X,Vt]=a(g,w):[Vt,X]=a(g,w);let Xe=E.dir*(E.ori==0?1:-1),$e=E.ori==0?ia:dl,Ie=E.ori==0?m:(B,We,bt,Vr,wr,Pn,_r)=>{
m(B,We,bt,wr,Vr,_r,Pn)},ve=Pe(g.bands,ol).find(B=>B.series[0]==w),Q=ve!=null?ve.dir:0,gt=_.fillTo(g,w,_.min,_.max,Q),It=he(ee(gt,L,j,le)),et,Re,bn,Kt=Y,ot=he(_.
width*Ae),Tn=!1,Un=null,un=null,sr=null,Wr=null;h!=null&&(ot==0||p!=null)&&(Tn=!0,Un=h.values(g,w,T,k),un=new Map,new Set(Un).forEach(B=>{B!=null&&un.set(B,new Path2D)}),
ot>0&&(sr=p.values(g,w,T,k),Wr=new Map,new Set(sr).forEach(B=>{B!=null&&Wr.set(B,new Path2D)})));let{x0:Hr,size:jo}=u;if(Hr!=null&&jo!=null){V=1,S=Hr.values(g,w,
T,k),Hr.unit==2&&(S=S.map(bt=>g.posToVal(W+bt*Y,E.key,!0)));let B=jo.values(g,w,T,k);jo.unit==2?Re=B[0]*Y:Re=R(B[0],E,Y,W)-R(0,E,Y,W),Kt=ad(S,x,R,E,Y,W,Kt),bn=Kt-
Re+ae}else Kt=ad(S,x,R,E,Y,W,Kt),bn=Kt*i+ae,Re=Kt-bn;bn<1&&(bn=0),ot>=Re/2&&(ot=0),bn<5&&(he=hd);let vs=bn>0,vr=Kt-bn-(vs?ot:0);Re=he(zi(vr,Se,te)),et=(V==0?Re/
2:V==Xe?0:Re)-V*Xe*((V==0?ae/2:0)+(vs?ot/2:0));let Jt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},zr=Tn?null:new Path2D,Wn=null;if(ve!=null)Wn=
g.data[ve.series[1]];else{let{y0:B,y1:We}=u;B!=null&&We!=null&&(x=We.values(g,w,T,k),Wn=B.values(g,w,T,k))}let yr=X*Re,fe=Vt*Re;for(let B=Xe==1?T:k;B>=T&&B<=k;B+=
Xe){let We=x[B];if(We==null)continue;if(Wn!=null){let Qt=Wn[B]??0;if(We-Qt==0)continue;It=ee(Qt,L,j,le)}let bt=E.distr!=2||u!=null?S[B]:B,Vr=R(bt,E,Y,W),wr=ee(Pe(
We,gt),L,j,le),Pn=he(Vr-et),_r=he(Ht(wr,It)),Yt=he(Cn(wr,It)),cn=_r-Yt;if(We!=null){let Qt=We<0?fe:yr,vn=We<0?yr:fe;Tn?(ot>0&&sr[B]!=null&&$e(Wr.get(sr[B]),Pn,Yt+
sn(ot/2),Re,Ht(0,cn-ot),Qt,vn),Un[B]!=null&&$e(un.get(Un[B]),Pn,Yt+sn(ot/2),Re,Ht(0,cn-ot),Qt,vn)):$e(zr,Pn,Yt+sn(ot/2),Re,Ht(0,cn-ot),Qt,vn),Ie(g,w,B,Pn-ot/2,Yt,
Re+ot,cn)}}return ot>0?Jt.stroke=Tn?Wr:zr:Tn||(Jt._fill=_.width==0?_._fill:_._stroke??_._fill,Jt.width=0),Jt.fill=Tn?un:zr,Jt})}function Og(e,t){let r=Pe(t?.alignGaps,
0);return(o,s,a,i)=>Lr(o,s,(l,c,u,m,h,p,g,w,T,k,_)=>{[a,i]=ea(u,a,i);let S=l.pxRound,x=X=>S(p(X,m,k,w)),E=X=>S(g(X,h,_,T)),L,R,ee;m.ori==0?(L=sa,ee=Co,R=Fd):(L=
aa,ee=$o,R=Ud);let W=m.dir*(m.ori==0?1:-1),le=x(c[W==1?a:i]),Y=le,j=[],he=[];for(let X=W==1?a:i;X>=a&&X<=i;X+=W)if(u[X]!=null){let Xe=c[X],$e=x(Xe);j.push(Y=$e),
he.push(E(u[X]))}let V={stroke:e(j,he,L,ee,R,S),fill:null,clip:null,band:null,gaps:null,flags:So},ae=V.stroke,[te,Se]=ul(o,s);if(l.fill!=null||te!=0){let X=V.fill=
new Path2D(ae),Vt=l.fillTo(o,s,l.min,l.max,te),Xe=E(Vt);ee(X,Y,Xe),ee(X,le,Xe)}if(!l.spanGaps){let X=[];X.push(...cl(c,u,a,i,W,x,r)),V.gaps=X=l.gaps(o,s,a,i,X),
V.clip=oa(X,m.ori,w,T,k,_)}return Se!=0&&(V.band=Se==2?[er(o,s,a,i,ae,-1),er(o,s,a,i,ae,1)]:er(o,s,a,i,ae,Se)),V})}function Rg(e){return Og(qg,e)}function qg(e,t,r,o,s,a){
let i=e.length;if(i<2)return null;let l=new Path2D;if(r(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let c=Array(i),u=Array(i-1),m=Array(i-1),h=Array(i-1);for(let p=0;p<
i-1;p++)m[p]=t[p+1]-t[p],h[p]=e[p+1]-e[p],u[p]=m[p]/h[p];c[0]=u[0];for(let p=1;p<i-1;p++)u[p]===0||u[p-1]===0||u[p-1]>0!=u[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*
h[p]+h[p-1])/u[p-1]+(h[p]+2*h[p-1])/u[p]),isFinite(c[p])||(c[p]=0));c[i-1]=u[i-2];for(let p=0;p<i-1;p++)s(l,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+
1]*h[p]/3,e[p+1],t[p+1])}return l}var Ki=new Set;function id(){for(let e of Ki)e.syncRect(!0)}xo&&(Rr(hh,yo,id),Rr(gh,yo,id,!0),Rr(Ys,yo,()=>{_t.pxRatio=Ae}));var Lg=zd(),
Ng=Wd();function ld(e,t,r,o){return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,i)=>Yi(a,i,t,r))}function jg(e,t){return e.map((r,o)=>o==
0?{}:ht({},t,r))}function Yi(e,t,r,o){return ht({},t==0?r:o,e)}function Vd(e,t,r){return t==null?_o:[t,r]}var Ig=Vd;function Jg(e,t,r){return t==null?_o:Zs(t,r,
nl,!0)}function Qd(e,t,r,o){return t==null?_o:ta(t,r,e.scales[o].log,!1)}var Bg=Qd;function Gd(e,t,r,o){return t==null?_o:tl(t,r,e.scales[o].log,!1)}var Fg=Gd;function Ug(e,t,r,o,s){
let a=Ht(Jc(e),Jc(t)),i=t-e,l=xn(s/o*i,r);do{let c=r[l],u=o*c/i;if(u>=s&&a+(c<5?mr.get(c):0)<=17)return[c,u]}while(++l<r.length);return[0,0]}function ud(e){let t,
r;return e=e.replace(/(\d+)px/,(o,s)=>(t=yt((r=+s)*Ae))+"px"),[e,t,r]}function Wg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ue(t[2]*Ae,1);t[0]=t[0].replace(
/[0-9.]+px/,r+"px"),t[1]=r})}function _t(e,t,r){let o={mode:Pe(e.mode,1)},s=o.mode;function a(d,f,b,v){let y=f.valToPct(d);return v+b*(f.dir==-1?1-y:y)}function i(d,f,b,v){
let y=f.valToPct(d);return v+b*(f.dir==-1?y:1-y)}function l(d,f,b,v){return f.ori==0?a(d,f,b,v):i(d,f,b,v)}o.valToPosH=a,o.valToPosV=i;let c=!1;o.status=0;let u=o.
root=hn(Ym);if(e.id!=null&&(u.id=e.id),on(u,e.class),e.title){let d=hn(eh,u);d.textContent=e.title}let m=Sn("canvas"),h=o.ctx=m.getContext("2d"),p=hn(th,u);Rr("\
click",p,d=>{d.target===w&&(Ge!=oo||tt!=so)&&Et.click(o,d)},!0);let g=o.under=hn(nh,p);p.appendChild(m);let w=o.over=hn(rh,p);e=ko(e);let T=+Pe(e.pxAlign,1),k=sd(
T);(e.plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let _=e.ms||.001,S=o.series=s==1?ld(e.series||[],Zc,rd,!1):jg(e.series||[null],nd),x=o.axes=ld(e.axes||
[],Yc,ed,!0),E=o.scales={},L=o.bands=e.bands||[];L.forEach(d=>{d.fill=ke(d.fill||null),d.dir=Pe(d.dir,-1)});let R=s==2?S[1].facets[0].scale:S[0].scale,ee={axes:hm,
series:cm},W=(e.drawOrder||["axes","series"]).map(d=>ee[d]);function le(d){let f=d.distr==3?b=>Xn(b>0?b:d.clamp(o,b,d.min,d.max,d.key)):d.distr==4?b=>ji(b,d.asinh):
d.distr==100?b=>d.fwd(b):b=>b;return b=>{let v=f(b),{_min:y,_max:C}=d,M=C-y;return(v-y)/M}}function Y(d){let f=E[d];if(f==null){let b=(e.scales||ss)[d]||ss;if(b.
from!=null){Y(b.from);let v=ht({},E[b.from],b,{key:d});v.valToPct=le(v),E[d]=v}else{f=E[d]=ht({},d==R?Nd:$g,b),f.key=d;let v=f.time,y=f.range,C=fr(y);if((d!=R||
s==2&&!v)&&(C&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Nc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Nc:{mode:1,hard:y[1],soft:y[1]}},C=!1),!C&&ra(y))){let M=y;
y=(D,N,I)=>N==null?_o:Zs(N,I,M)}f.range=ke(y||(v?Ig:d==R?f.distr==3?Bg:f.distr==4?Fg:Vd:f.distr==3?Qd:f.distr==4?Gd:Jg)),f.auto=ke(C?!1:f.auto),f.clamp=ke(f.clamp||
Cg),f._min=f._max=null,f.valToPct=le(f)}}}Y("x"),Y("y"),s==1&&S.forEach(d=>{Y(d.scale)}),x.forEach(d=>{Y(d.scale)});for(let d in e.scales)Y(d);let j=E[R],he=j.distr,
V,ae;j.ori==0?(on(u,Zm),V=a,ae=i):(on(u,Xm),V=i,ae=a);let te={};for(let d in E){let f=E[d];(f.min!=null||f.max!=null)&&(te[d]={min:f.min,max:f.max},f.min=f.max=
null)}let Se=e.tzDate||(d=>new Date(yt(d/_))),X=e.fmtDate||sl,Vt=_==1?Zh(Se):tg(Se),Xe=Qc(Se,Vc(_==1?Yh:eg,X)),$e=Kc(Se,Gc(rg,X)),Ie=[],ve=o.legend=ht({},ag,e.legend),
Q=o.cursor=ht({},pg,{drag:{y:s==2}},e.cursor),gt=ve.show,It=Q.show,et=ve.markers;ve.idxs=Ie,et.width=ke(et.width),et.dash=ke(et.dash),et.stroke=ke(et.stroke),et.
fill=ke(et.fill);let Re,bn,Kt,ot=[],Tn=[],Un,un=!1,sr={};if(ve.live){let d=S[1]?S[1].values:null;un=d!=null,Un=un?d(o,1,0):{_:0};for(let f in Un)sr[f]=Xi}if(gt)
if(Re=Sn("table",uh,u),Kt=Sn("tbody",null,Re),ve.mount(o,Re),un){bn=Sn("thead",null,Re,Kt);let d=Sn("tr",null,bn);Sn("th",null,d);for(var Wr in Un)Sn("th",xc,d).
textContent=Wr}else on(Re,dh),ve.live&&on(Re,ch);let Hr={show:!0},jo={show:!1};function vs(d,f){if(f==0&&(un||!ve.live||s==2))return _o;let b=[],v=Sn("tr",ph,Kt,
Kt.childNodes[f]);on(v,d.class),d.show||on(v,Or);let y=Sn("th",null,v);if(et.show){let D=hn(fh,y);if(f>0){let N=et.width(o,f);N&&(D.style.border=N+"px "+et.dash(
o,f)+" "+et.stroke(o,f)),D.style.background=et.fill(o,f)}}let C=hn(xc,y);d.label instanceof HTMLElement?C.appendChild(d.label):C.textContent=d.label,f>0&&(et.show||
(C.style.color=d.width>0?et.stroke(o,f):et.fill(o,f)),Jt("click",y,D=>{if(Q._lock)return;Sr(D);let N=S.indexOf(d);if((D.ctrlKey||D.metaKey)!=ve.isolate){let I=S.
some((J,F)=>F>0&&F!=N&&J.show);S.forEach((J,F)=>{F>0&&En(F,I?F==N?Hr:jo:Hr,!0,ft.setSeries)})}else En(N,{show:!d.show},!0,ft.setSeries)},!1),Gr&&Jt(Pc,y,D=>{Q._lock||
(Sr(D),En(S.indexOf(d),io,!0,ft.setSeries))},!1));for(var M in Un){let D=Sn("td",mh,v);D.textContent="--",b.push(D)}return[v,b]}let vr=new Map;function Jt(d,f,b,v=!0){
let y=vr.get(f)||{},C=Q.bind[d](o,f,b,v);C&&(Rr(d,f,y[d]=C),vr.set(f,y))}function zr(d,f,b){let v=vr.get(f)||{};for(let y in v)(d==null||y==d)&&(Hi(y,f,v[y]),delete v[y]);
d==null&&vr.delete(f)}let Wn=0,yr=0,fe=0,B=0,We=0,bt=0,Vr=We,wr=bt,Pn=fe,_r=B,Yt=0,cn=0,Qt=0,vn=0;o.bbox={};let Va=!1,ys=!1,Qr=!1,kr=!1,ws=!1,dn=!1;function Qa(d,f,b){
(b||d!=o.width||f!=o.height)&&au(d,f),eo(!1),Qr=!0,ys=!0,to()}function au(d,f){o.width=Wn=fe=d,o.height=yr=B=f,We=bt=0,rm(),om();let b=o.bbox;Yt=b.left=Dr(We*Ae,
.5),cn=b.top=Dr(bt*Ae,.5),Qt=b.width=Dr(fe*Ae,.5),vn=b.height=Dr(B*Ae,.5)}let em=3;function tm(){let d=!1,f=0;for(;!d;){f++;let b=fm(f),v=mm(f);d=f==em||b&&v,d||
(au(o.width,o.height),ys=!0)}}function nm({width:d,height:f}){Qa(d,f)}o.setSize=nm;function rm(){let d=!1,f=!1,b=!1,v=!1;x.forEach((y,C)=>{if(y.show&&y._show){let{
side:M,_size:D}=y,N=M%2,I=y.label!=null?y.labelSize:0,J=D+I;J>0&&(N?(fe-=J,M==3?(We+=J,v=!0):b=!0):(B-=J,M==0?(bt+=J,d=!0):f=!0))}}),xr[0]=d,xr[1]=b,xr[2]=f,xr[3]=
v,fe-=ar[1]+ar[3],We+=ar[3],B-=ar[2]+ar[0],bt+=ar[0]}function om(){let d=We+fe,f=bt+B,b=We,v=bt;function y(C,M){switch(C){case 1:return d+=M,d-M;case 2:return f+=
M,f-M;case 3:return b-=M,b+M;case 0:return v-=M,v+M}}x.forEach((C,M)=>{if(C.show&&C._show){let D=C.side;C._pos=y(D,C._size),C.label!=null&&(C._lpos=y(D,C.labelSize))}})}
if(Q.dataIdx==null){let d=Q.hover,f=d.skip=new Set(d.skip??[]);f.add(void 0);let b=d.prox=ke(d.prox),v=d.bias??(d.bias=0);Q.dataIdx=(y,C,M,D)=>{if(C==0)return M;
let N=M,I=b(y,C,M,D)??Fe,J=I>=0&&I<Fe,F=j.ori==0?fe:B,ie=Q.left,Ee=t[0],Te=t[C];if(f.has(Te[M])){N=null;let we=null,oe=null,G;if(v==0||v==-1)for(G=M;we==null&&G-- >
0;)f.has(Te[G])||(we=G);if(v==0||v==1)for(G=M;oe==null&&G++<Te.length;)f.has(Te[G])||(oe=G);if(we!=null||oe!=null)if(J){let Ye=we==null?-1/0:V(Ee[we],j,F,0),it=oe==
null?1/0:V(Ee[oe],j,F,0),Tt=ie-Ye,Je=it-ie;Tt<=Je?Tt<=I&&(N=we):Je<=I&&(N=oe)}else N=oe==null?we:we==null?oe:M-we<=oe-M?we:oe}else J&&wt(ie-V(Ee[M],j,F,0))>I&&(N=
null);return N}}let Sr=d=>{Q.event=d};Q.idxs=Ie,Q._lock=!1;let Ot=Q.points;Ot.show=ke(Ot.show),Ot.size=ke(Ot.size),Ot.stroke=ke(Ot.stroke),Ot.width=ke(Ot.width),
Ot.fill=ke(Ot.fill);let Mn=o.focus=ht({},e.focus||{alpha:.3},Q.focus),Gr=Mn.prox>=0,Kr=Gr&&Ot.one,pn=[],Yr=[],Zr=[];function iu(d,f){let b=Ot.show(o,f);if(b instanceof
HTMLElement)return on(b,lh),on(b,d.class),Rn(b,-10,-10,fe,B),w.insertBefore(b,pn[f]),b}function lu(d,f){if(s==1||f>0){let b=s==1&&E[d.scale].time,v=d.value;d.value=
b?Uc(v)?Kc(Se,Gc(v,X)):v||$e:v||kg,d.label=d.label||(b?mg:fg)}if(Kr||f>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Lg||$h,d.fillTo=ke(d.fillTo||Tg),d.pxAlign=
+Pe(d.pxAlign,T),d.pxRound=sd(d.pxAlign),d.stroke=ke(d.stroke||null),d.fill=ke(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let b=Sg(Ht(1,d.width),1),
v=d.points=ht({},{size:b,width:Ht(1,b*.2),stroke:d.stroke,space:b*2,paths:Ng,_stroke:null,_fill:null},d.points);v.show=ke(v.show),v.filter=ke(v.filter),v.fill=ke(
v.fill),v.stroke=ke(v.stroke),v.paths=ke(v.paths),v.pxAlign=d.pxAlign}if(gt){let b=vs(d,f);ot.splice(f,0,b[0]),Tn.splice(f,0,b[1]),ve.values.push(null)}if(It){Ie.
splice(f,0,null);let b=null;Kr?f==0&&(b=iu(d,f)):f>0&&(b=iu(d,f)),pn.splice(f,0,b),Yr.splice(f,0,0),Zr.splice(f,0,0)}$t("addSeries",f)}function sm(d,f){f=f??S.length,
d=s==1?Yi(d,f,Zc,rd):Yi(d,f,{},nd),S.splice(f,0,d),lu(S[f],f)}o.addSeries=sm;function am(d){if(S.splice(d,1),gt){ve.values.splice(d,1),Tn.splice(d,1);let f=ot.splice(
d,1)[0];zr(null,f.firstChild),f.remove()}It&&(Ie.splice(d,1),pn.splice(d,1)[0].remove(),Yr.splice(d,1),Zr.splice(d,1)),$t("delSeries",d)}o.delSeries=am;let xr=[
!1,!1,!1,!1];function im(d,f){if(d._show=d.show,d.show){let b=d.side%2,v=E[d.scale];v==null&&(d.scale=b?S[1].scale:R,v=E[d.scale]);let y=v.time;d.size=ke(d.size),
d.space=ke(d.space),d.rotate=ke(d.rotate),fr(d.incrs)&&d.incrs.forEach(M=>{!mr.has(M)&&mr.set(M,vd(M))}),d.incrs=ke(d.incrs||(v.distr==2?Qh:y?_==1?Kh:Xh:Ar)),d.
splits=ke(d.splits||(y&&v.distr==1?Vt:v.distr==3?Vi:v.distr==4?bg:gg)),d.stroke=ke(d.stroke),d.grid.stroke=ke(d.grid.stroke),d.ticks.stroke=ke(d.ticks.stroke),d.
border.stroke=ke(d.border.stroke);let C=d.values;d.values=fr(C)&&!fr(C[0])?ke(C):y?fr(C)?Qc(Se,Vc(C,X)):Uc(C)?ng(Se,C):C||Xe:C||hg,d.filter=ke(d.filter||(v.distr>=
3&&v.log==10?wg:v.distr==3&&v.log==2?_g:gd)),d.font=ud(d.font),d.labelFont=ud(d.labelFont),d._size=d.size(o,null,f,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&(xr[f]=!0,d._el=hn(oh,p))}}function Io(d,f,b,v){let[y,C,M,D]=b,N=f%2,I=0;return N==0&&(D||C)&&(I=f==0&&!y||f==2&&!M?yt(Yc.size/3):0),N==
1&&(y||M)&&(I=f==1&&!C||f==3&&!D?yt(ed.size/2):0),I}let uu=o.padding=(e.padding||[Io,Io,Io,Io]).map(d=>ke(Pe(d,Io))),ar=o._padding=uu.map((d,f)=>d(o,f,xr,0)),Mt,
kt=null,St=null,_s=s==1?S[0].idxs:null,yn=null,Jo=!1;function cu(d,f){if(t=d??[],o.data=o._data=t,s==2){Mt=0;for(let b=1;b<S.length;b++)Mt+=t[b][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),yn=t[0],Mt=yn.length;let b=t;if(he==2){b=t.slice();let v=b[0]=Array(Mt);for(let y=0;y<Mt;y++)v[y]=y}o._data=t=b}if(eo(!0),$t(
"setData"),he==2&&(Qr=!0),f!==!1){let b=j;b.auto(o,Jo)?Ga():lr(R,b.min,b.max),kr=kr||Q.left>=0,dn=!0,to()}}o.setData=cu;function Ga(){Jo=!0;let d,f;s==1&&(Mt>0?
(kt=_s[0]=0,St=_s[1]=Mt-1,d=t[0][kt],f=t[0][St],he==2?(d=kt,f=St):d==f&&(he==3?[d,f]=ta(d,d,j.log,!1):he==4?[d,f]=tl(d,d,j.log,!1):j.time?f=d+yt(86400/_):[d,f]=
Zs(d,f,nl,!0))):(kt=_s[0]=d=null,St=_s[1]=f=null)),lr(R,d,f)}let ks,Xr,Ka,Ya,Za,Xa,ei,ti,ni,Gt;function du(d,f,b,v,y,C){d??(d=$c),b??(b=ol),v??(v="butt"),y??(y=
$c),C??(C="round"),d!=ks&&(h.strokeStyle=ks=d),y!=Xr&&(h.fillStyle=Xr=y),f!=Ka&&(h.lineWidth=Ka=f),C!=Za&&(h.lineJoin=Za=C),v!=Xa&&(h.lineCap=Xa=v),b!=Ya&&h.setLineDash(
Ya=b)}function pu(d,f,b,v){f!=Xr&&(h.fillStyle=Xr=f),d!=ei&&(h.font=ei=d),b!=ti&&(h.textAlign=ti=b),v!=ni&&(h.textBaseline=ni=v)}function ri(d,f,b,v,y=0){if(v.length>
0&&d.auto(o,Jo)&&(f==null||f.min==null)){let C=Pe(kt,0),M=Pe(St,v.length-1),D=b.min==null?wh(v,C,M,y,d.distr==3):[b.min,b.max];d.min=Cn(d.min,b.min=D[0]),d.max=
Ht(d.max,b.max=D[1])}}let fu={min:null,max:null};function lm(){for(let v in E){let y=E[v];te[v]==null&&(y.min==null||te[R]!=null&&y.auto(o,Jo))&&(te[v]=fu)}for(let v in E){
let y=E[v];te[v]==null&&y.from!=null&&te[y.from]!=null&&(te[v]=fu)}te[R]!=null&&eo(!0);let d={};for(let v in te){let y=te[v];if(y!=null){let C=d[v]=ko(E[v],Mh);
if(y.min!=null)ht(C,y);else if(v!=R||s==2)if(Mt==0&&C.from==null){let M=C.range(o,null,null,v);C.min=M[0],C.max=M[1]}else C.min=Fe,C.max=-Fe}}if(Mt>0){S.forEach(
(v,y)=>{if(s==1){let C=v.scale,M=te[C];if(M==null)return;let D=d[C];if(y==0){let N=D.range(o,D.min,D.max,C);D.min=N[0],D.max=N[1],kt=xn(D.min,t[0]),St=xn(D.max,
t[0]),St-kt>1&&(t[0][kt]<D.min&&kt++,t[0][St]>D.max&&St--),v.min=yn[kt],v.max=yn[St]}else v.show&&v.auto&&ri(D,M,v,t[y],v.sorted);v.idxs[0]=kt,v.idxs[1]=St}else if(y>
0&&v.show&&v.auto){let[C,M]=v.facets,D=C.scale,N=M.scale,[I,J]=t[y],F=d[D],ie=d[N];F!=null&&ri(F,te[D],C,I,C.sorted),ie!=null&&ri(ie,te[N],M,J,M.sorted),v.min=M.
min,v.max=M.max}});for(let v in d){let y=d[v],C=te[v];if(y.from==null&&(C==null||C.min==null)){let M=y.range(o,y.min==Fe?null:y.min,y.max==-Fe?null:y.max,v);y.min=
M[0],y.max=M[1]}}}for(let v in d){let y=d[v];if(y.from!=null){let C=d[y.from];if(C.min==null)y.min=y.max=null;else{let M=y.range(o,C.min,C.max,v);y.min=M[0],y.max=
M[1]}}}let f={},b=!1;for(let v in d){let y=d[v],C=E[v];if(C.min!=y.min||C.max!=y.max){C.min=y.min,C.max=y.max;let M=C.distr;C._min=M==3?Xn(C.min):M==4?ji(C.min,
C.asinh):M==100?C.fwd(C.min):C.min,C._max=M==3?Xn(C.max):M==4?ji(C.max,C.asinh):M==100?C.fwd(C.max):C.max,f[v]=b=!0}}if(b){S.forEach((v,y)=>{s==2?y>0&&f.y&&(v._paths=
null):f[v.scale]&&(v._paths=null)});for(let v in f)Qr=!0,$t("setScale",v);It&&Q.left>=0&&(kr=dn=!0)}for(let v in te)te[v]=null}function um(d){let f=zi(kt-1,0,Mt-
1),b=zi(St+1,0,Mt-1);for(;d[f]==null&&f>0;)f--;for(;d[b]==null&&b<Mt-1;)b++;return[f,b]}function cm(){if(Mt>0){let d=S.some(f=>f._focus)&&Gt!=Mn.alpha;d&&(h.globalAlpha=
Gt=Mn.alpha),S.forEach((f,b)=>{if(b>0&&f.show&&(mu(b,!1),mu(b,!0),f._paths==null)){let v=Gt;Gt!=f.alpha&&(h.globalAlpha=Gt=f.alpha);let y=s==2?[0,t[b][0].length-
1]:um(t[b]);f._paths=f.paths(o,b,y[0],y[1]),Gt!=v&&(h.globalAlpha=Gt=v)}}),S.forEach((f,b)=>{if(b>0&&f.show){let v=Gt;Gt!=f.alpha&&(h.globalAlpha=Gt=f.alpha),f.
_paths!=null&&hu(b,!1);{let y=f._paths!=null?f._paths.gaps:null,C=f.points.show(o,b,kt,St,y),M=f.points.filter(o,b,C,y);(C||M)&&(f.points._paths=f.points.paths(
o,b,kt,St,M),hu(b,!0))}Gt!=v&&(h.globalAlpha=Gt=v),$t("drawSeries",b)}}),d&&(h.globalAlpha=Gt=1)}}function mu(d,f){let b=f?S[d].points:S[d];b._stroke=b.stroke(o,
d),b._fill=b.fill(o,d)}function hu(d,f){let b=f?S[d].points:S[d],{stroke:v,fill:y,clip:C,flags:M,_stroke:D=b._stroke,_fill:N=b._fill,_width:I=b.width}=b._paths;
I=Ue(I*Ae,3);let J=null,F=I%2/2;f&&N==null&&(N=I>0?"#fff":D);let ie=b.pxAlign==1&&F>0;if(ie&&h.translate(F,F),!f){let Ee=Yt-I/2,Te=cn-I/2,we=Qt+I,oe=vn+I;J=new Path2D,
J.rect(Ee,Te,we,oe)}f?oi(D,I,b.dash,b.cap,N,v,y,M,C):dm(d,D,I,b.dash,b.cap,N,v,y,M,J,C),ie&&h.translate(-F,-F)}function dm(d,f,b,v,y,C,M,D,N,I,J){let F=!1;N!=0&&
L.forEach((ie,Ee)=>{if(ie.series[0]==d){let Te=S[ie.series[1]],we=t[ie.series[1]],oe=(Te._paths||ss).band;fr(oe)&&(oe=ie.dir==1?oe[0]:oe[1]);let G,Ye=null;Te.show&&
oe&&kh(we,kt,St)?(Ye=ie.fill(o,Ee)||C,G=Te._paths.clip):oe=null,oi(f,b,v,y,Ye,M,D,N,I,J,G,oe),F=!0}}),F||oi(f,b,v,y,C,M,D,N,I,J)}let gu=So|Gi;function oi(d,f,b,v,y,C,M,D,N,I,J,F){
du(d,f,b,v,y),(N||I||F)&&(h.save(),N&&h.clip(N),I&&h.clip(I)),F?(D&gu)==gu?(h.clip(F),J&&h.clip(J),xs(y,M),Ss(d,C,f)):D&Gi?(xs(y,M),h.clip(F),Ss(d,C,f)):D&So&&(h.
save(),h.clip(F),J&&h.clip(J),xs(y,M),h.restore(),Ss(d,C,f)):(xs(y,M),Ss(d,C,f)),(N||I||F)&&h.restore()}function Ss(d,f,b){b>0&&(f instanceof Map?f.forEach((v,y)=>{
h.strokeStyle=ks=y,h.stroke(v)}):f!=null&&d&&h.stroke(f))}function xs(d,f){f instanceof Map?f.forEach((b,v)=>{h.fillStyle=Xr=v,h.fill(b)}):f!=null&&d&&h.fill(f)}
function pm(d,f,b,v){let y=x[d],C;if(v<=0)C=[0,0];else{let M=y._space=y.space(o,d,f,b,v),D=y._incrs=y.incrs(o,d,f,b,v,M);C=Ug(f,b,D,v,M)}return y._found=C}function si(d,f,b,v,y,C,M,D,N,I){
let J=M%2/2;T==1&&h.translate(J,J),du(D,M,N,I,D),h.beginPath();let F,ie,Ee,Te,we=y+(v==0||v==3?-C:C);b==0?(ie=y,Te=we):(F=y,Ee=we);for(let oe=0;oe<d.length;oe++)
f[oe]!=null&&(b==0?F=Ee=d[oe]:ie=Te=d[oe],h.moveTo(F,ie),h.lineTo(Ee,Te));h.stroke(),T==1&&h.translate(-J,-J)}function fm(d){let f=!0;return x.forEach((b,v)=>{if(!b.
show)return;let y=E[b.scale];if(y.min==null){b._show&&(f=!1,b._show=!1,eo(!1));return}else b._show||(f=!1,b._show=!0,eo(!1));let C=b.side,M=C%2,{min:D,max:N}=y,
[I,J]=pm(v,D,N,M==0?fe:B);if(J==0)return;let F=y.distr==2,ie=b._splits=b.splits(o,v,D,N,I,J,F),Ee=y.distr==2?ie.map(G=>yn[G]):ie,Te=y.distr==2?yn[ie[1]]-yn[ie[0]]:
I,we=b._values=b.values(o,b.filter(o,Ee,v,J,Te),v,J,Te);b._rotate=C==2?b.rotate(o,we,v,J):0;let oe=b._size;b._size=gn(b.size(o,we,v,d)),oe!=null&&b._size!=oe&&(f=
!1)}),f}function mm(d){let f=!0;return uu.forEach((b,v)=>{let y=b(o,v,xr,d);y!=ar[v]&&(f=!1),ar[v]=y}),f}function hm(){for(let d=0;d<x.length;d++){let f=x[d];if(!f.
show||!f._show)continue;let b=f.side,v=b%2,y,C,M=f.stroke(o,d),D=b==0||b==3?-1:1,[N,I]=f._found;if(f.label!=null){let Ft=f.labelGap*D,en=yt((f._lpos+Ft)*Ae);pu(
f.labelFont[0],M,"center",b==2?"top":Cc),h.save(),v==1?(y=C=0,h.translate(en,yt(cn+vn/2)),h.rotate((b==3?-Ks:Ks)/2)):(y=yt(Yt+Qt/2),C=en);let Tr=md(f.label)?f.label(
o,d,N,I):f.label;h.fillText(Tr,y,C),h.restore()}if(I==0)continue;let J=E[f.scale],F=v==0?Qt:vn,ie=v==0?Yt:cn,Ee=f._splits,Te=J.distr==2?Ee.map(Ft=>yn[Ft]):Ee,we=J.
distr==2?yn[Ee[1]]-yn[Ee[0]]:N,oe=f.ticks,G=f.border,Ye=oe.show?oe.size:0,it=yt(Ye*Ae),Tt=yt((f.alignTo==2?f._size-Ye-f.gap:f.gap)*Ae),Je=f._rotate*-Ks/180,lt=k(
f._pos*Ae),Zt=(it+Tt)*D,Bt=lt+Zt;C=v==0?Bt:0,y=v==1?Bt:0;let fn=f.font[0],wn=f.align==1?bo:f.align==2?qi:Je>0?bo:Je<0?qi:v==0?"center":b==3?qi:bo,An=Je||v==1?"m\
iddle":b==2?"top":Cc;pu(fn,M,wn,An);let Xt=f.font[1]*f.lineGap,mn=Ee.map(Ft=>k(l(Ft,J,F,ie))),_n=f._values;for(let Ft=0;Ft<_n.length;Ft++){let en=_n[Ft];if(en!=
null){v==0?y=mn[Ft]:C=mn[Ft],en=""+en;let Tr=en.indexOf(`
`)==-1?[en]:en.split(/\n/gm);for(let Ut=0;Ut<Tr.length;Ut++){let qu=Tr[Ut];Je?(h.save(),h.translate(y,C+Ut*Xt),h.rotate(Je),h.fillText(qu,0,0),h.restore()):h.fillText(
qu,y,C+Ut*Xt)}}}oe.show&&si(mn,oe.filter(o,Te,d,I,we),v,b,lt,it,Ue(oe.width*Ae,3),oe.stroke(o,d),oe.dash,oe.cap);let On=f.grid;On.show&&si(mn,On.filter(o,Te,d,I,
we),v,v==0?2:1,v==0?cn:Yt,v==0?vn:Qt,Ue(On.width*Ae,3),On.stroke(o,d),On.dash,On.cap),G.show&&si([lt],[1],v==0?1:0,v==0?1:2,v==1?cn:Yt,v==1?vn:Qt,Ue(G.width*Ae,
3),G.stroke(o,d),G.dash,G.cap)}$t("drawAxes")}function eo(d){S.forEach((f,b)=>{b>0&&(f._paths=null,d&&(s==1?(f.min=null,f.max=null):f.facets.forEach(v=>{v.min=null,
v.max=null})))})}let Cs=!1,ai=!1,Bo=[];function gm(){ai=!1;for(let d=0;d<Bo.length;d++)$t(...Bo[d]);Bo.length=0}function to(){Cs||(Lh(bu),Cs=!0)}function bm(d,f=!1){
Cs=!0,ai=f,d(o),bu(),f&&Bo.length>0&&queueMicrotask(gm)}o.batch=bm;function bu(){if(Va&&(lm(),Va=!1),Qr&&(tm(),Qr=!1),ys){if(Ze(g,bo,We),Ze(g,"top",bt),Ze(g,ts,
fe),Ze(g,ns,B),Ze(w,bo,We),Ze(w,"top",bt),Ze(w,ts,fe),Ze(w,ns,B),Ze(p,ts,Wn),Ze(p,ns,yr),m.width=yt(Wn*Ae),m.height=yt(yr*Ae),x.forEach(({_el:d,_show:f,_size:b,
_pos:v,side:y})=>{if(d!=null)if(f){let C=y===3||y===0?b:0,M=y%2==1;Ze(d,M?"left":"top",v-C),Ze(d,M?"width":"height",b),Ze(d,M?"top":"left",M?bt:We),Ze(d,M?"heig\
ht":"width",M?B:fe),Wi(d,Or)}else on(d,Or)}),ks=Xr=Ka=Za=Xa=ei=ti=ni=Ya=null,Gt=1,Wo(!0),We!=Vr||bt!=wr||fe!=Pn||B!=_r){eo(!1);let d=fe/Pn,f=B/_r;if(It&&!kr&&Q.
left>=0){Q.left*=d,Q.top*=f,no&&Rn(no,yt(Q.left),0,fe,B),ro&&Rn(ro,0,yt(Q.top),fe,B);for(let b=0;b<pn.length;b++){let v=pn[b];v!=null&&(Yr[b]*=d,Zr[b]*=f,Rn(v,gn(
Yr[b]),gn(Zr[b]),fe,B))}}if(Ke.show&&!ws&&Ke.left>=0&&Ke.width>0){Ke.left*=d,Ke.width*=d,Ke.top*=f,Ke.height*=f;for(let b in pi)Ze(ao,b,Ke[b])}Vr=We,wr=bt,Pn=fe,
_r=B}$t("setSize"),ys=!1}Wn>0&&yr>0&&(h.clearRect(0,0,m.width,m.height),$t("drawClear"),W.forEach(d=>d()),$t("draw")),Ke.show&&ws&&($s(Ke),ws=!1),It&&kr&&($r(null,
!0,!1),kr=!1),ve.show&&ve.live&&dn&&(ci(),dn=!1),c||(c=!0,o.status=1,$t("ready")),Jo=!1,Cs=!1}o.redraw=(d,f)=>{Qr=f||!1,d!==!1?lr(R,j.min,j.max):to()};function ii(d,f){
let b=E[d];if(b.from==null){if(Mt==0){let v=b.range(o,f.min,f.max,d);f.min=v[0],f.max=v[1]}if(f.min>f.max){let v=f.min;f.min=f.max,f.max=v}if(Mt>1&&f.min!=null&&
f.max!=null&&f.max-f.min<1e-16)return;d==R&&b.distr==2&&Mt>0&&(f.min=xn(f.min,t[0]),f.max=xn(f.max,t[0]),f.min==f.max&&f.max++),te[d]=f,Va=!0,to()}}o.setScale=ii;
let li,ui,no,ro,vu,yu,oo,so,wu,_u,Ge,tt,ir=!1,Et=Q.drag,xt=Et.x,Ct=Et.y;It&&(Q.x&&(li=hn(ah,w)),Q.y&&(ui=hn(ih,w)),j.ori==0?(no=li,ro=ui):(no=ui,ro=li),Ge=Q.left,
tt=Q.top);let Ke=o.select=ht({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ao=Ke.show?hn(sh,Ke.over?w:g):null;function $s(d,f){if(Ke.show){for(let b in d)
Ke[b]=d[b],b in pi&&Ze(ao,b,d[b]);f!==!1&&$t("setSelect")}}o.setSelect=$s;function vm(d){if(S[d].show)gt&&Wi(ot[d],Or);else if(gt&&on(ot[d],Or),It){let b=Kr?pn[0]:
pn[d];b!=null&&Rn(b,-10,-10,fe,B)}}function lr(d,f,b){ii(d,{min:f,max:b})}function En(d,f,b,v){f.focus!=null&&Sm(d),f.show!=null&&S.forEach((y,C)=>{C>0&&(d==C||
d==null)&&(y.show=f.show,vm(C),s==2?(lr(y.facets[0].scale,null,null),lr(y.facets[1].scale,null,null)):lr(y.scale,null,null),to())}),b!==!1&&$t("setSeries",d,f),
v&&Ho("setSeries",o,d,f)}o.setSeries=En;function ym(d,f){ht(L[d],f)}function wm(d,f){d.fill=ke(d.fill||null),d.dir=Pe(d.dir,-1),f=f??L.length,L.splice(f,0,d)}function _m(d){
d==null?L.length=0:L.splice(d,1)}o.addBand=wm,o.setBand=ym,o.delBand=_m;function km(d,f){S[d].alpha=f,It&&pn[d]!=null&&(pn[d].style.opacity=f),gt&&ot[d]&&(ot[d].
style.opacity=f)}let Hn,ur,Cr,io={focus:!0};function Sm(d){if(d!=Cr){let f=d==null,b=Mn.alpha!=1;S.forEach((v,y)=>{if(s==1||y>0){let C=f||y==0||y==d;v._focus=f?
null:C,b&&km(y,C?1:Mn.alpha)}}),Cr=d,b&&to()}}gt&&Gr&&Jt(Mc,Re,d=>{Q._lock||(Sr(d),Cr!=null&&En(null,io,!0,ft.setSeries))});function Dn(d,f,b){let v=E[f];b&&(d=
d/Ae-(v.ori==1?bt:We));let y=fe;v.ori==1&&(y=B,d=y-d),v.dir==-1&&(d=y-d);let C=v._min,M=v._max,D=d/y,N=C+(M-C)*D,I=v.distr;return I==3?wo(10,N):I==4?xh(N,v.asinh):
I==100?v.bwd(N):N}function xm(d,f){let b=Dn(d,R,f);return xn(b,t[0],kt,St)}o.valToIdx=d=>xn(d,t[0]),o.posToIdx=xm,o.posToVal=Dn,o.valToPos=(d,f,b)=>E[f].ori==0?
a(d,E[f],b?Qt:fe,b?Yt:0):i(d,E[f],b?vn:B,b?cn:0),o.setCursor=(d,f,b)=>{Ge=d.left,tt=d.top,$r(null,f,b)};function ku(d,f){Ze(ao,bo,Ke.left=d),Ze(ao,ts,Ke.width=f)}
function Su(d,f){Ze(ao,"top",Ke.top=d),Ze(ao,ns,Ke.height=f)}let Fo=j.ori==0?ku:Su,Uo=j.ori==1?ku:Su;function Cm(){if(gt&&ve.live)for(let d=s==2?1:0;d<S.length;d++){
if(d==0&&un)continue;let f=ve.values[d],b=0;for(let v in f)Tn[d][b++].firstChild.nodeValue=f[v]}}function ci(d,f){if(d!=null&&(d.idxs?d.idxs.forEach((b,v)=>{Ie[v]=
b}):Ph(d.idx)||Ie.fill(d.idx),ve.idx=Ie[0]),gt&&ve.live){for(let b=0;b<S.length;b++)(b>0||s==1&&!un)&&$m(b,Ie[b]);Cm()}dn=!1,f!==!1&&$t("setLegend")}o.setLegend=
ci;function $m(d,f){let b=S[d],v=d==0&&he==2?yn:t[d],y;un?y=b.values(o,d,f)??sr:(y=b.value(o,f==null?null:v[f],d,f),y=y==null?sr:{_:y}),ve.values[d]=y}function $r(d,f,b){
wu=Ge,_u=tt,[Ge,tt]=Q.move(o,Ge,tt),Q.left=Ge,Q.top=tt,It&&(no&&Rn(no,yt(Ge),0,fe,B),ro&&Rn(ro,0,yt(tt),fe,B));let v,y=kt>St;Hn=Fe,ur=null;let C=j.ori==0?fe:B,M=j.
ori==1?fe:B;if(Ge<0||Mt==0||y){v=Q.idx=null;for(let D=0;D<S.length;D++){let N=pn[D];N!=null&&Rn(N,-10,-10,fe,B)}Gr&&En(null,io,!0,d==null&&ft.setSeries),ve.live&&
(Ie.fill(v),dn=!0)}else{let D,N,I;s==1&&(D=j.ori==0?Ge:tt,N=Dn(D,R),v=Q.idx=xn(N,t[0],kt,St),I=V(t[0][v],j,C,0));let J=-10,F=-10,ie=0,Ee=0,Te=!0,we="",oe="";for(let G=s==
2?1:0;G<S.length;G++){let Ye=S[G],it=Ie[G],Tt=it==null?null:s==1?t[G][it]:t[G][1][it],Je=Q.dataIdx(o,G,v,N),lt=Je==null?null:s==1?t[G][Je]:t[G][1][Je];if(dn=dn||
lt!=Tt||Je!=it,Ie[G]=Je,G>0&&Ye.show){let Zt=Je==null?-10:Je==v?I:V(s==1?t[0][Je]:t[G][0][Je],j,C,0),Bt=lt==null?-10:ae(lt,s==1?E[Ye.scale]:E[Ye.facets[1].scale],
M,0);if(Gr&&lt!=null){let fn=j.ori==1?Ge:tt,wn=wt(Mn.dist(o,G,Je,Bt,fn));if(wn<Hn){let An=Mn.bias;if(An!=0){let Xt=Dn(fn,Ye.scale),mn=lt>=0?1:-1,_n=Xt>=0?1:-1;_n==
mn&&(_n==1?An==1?lt>=Xt:lt<=Xt:An==1?lt<=Xt:lt>=Xt)&&(Hn=wn,ur=G)}else Hn=wn,ur=G}}if(dn||Kr){let fn,wn;j.ori==0?(fn=Zt,wn=Bt):(fn=Bt,wn=Zt);let An,Xt,mn,_n,On,
Ft,en=!0,Tr=Ot.bbox;if(Tr!=null){en=!1;let Ut=Tr(o,G);mn=Ut.left,_n=Ut.top,An=Ut.width,Xt=Ut.height}else mn=fn,_n=wn,An=Xt=Ot.size(o,G);if(Ft=Ot.fill(o,G),On=Ot.
stroke(o,G),Kr)G==ur&&Hn<=Mn.prox&&(J=mn,F=_n,ie=An,Ee=Xt,Te=en,we=Ft,oe=On);else{let Ut=pn[G];Ut!=null&&(Yr[G]=mn,Zr[G]=_n,Lc(Ut,An,Xt,en),Rc(Ut,Ft,On),Rn(Ut,gn(
mn),gn(_n),fe,B))}}}}if(Kr){let G=Mn.prox,Ye=Cr==null?Hn<=G:Hn>G||ur!=Cr;if(dn||Ye){let it=pn[0];it!=null&&(Yr[0]=J,Zr[0]=F,Lc(it,ie,Ee,Te),Rc(it,we,oe),Rn(it,gn(
J),gn(F),fe,B))}}}if(Ke.show&&ir)if(d!=null){let[D,N]=ft.scales,[I,J]=ft.match,[F,ie]=d.cursor.sync.scales,Ee=d.cursor.drag;if(xt=Ee._x,Ct=Ee._y,xt||Ct){let{left:Te,
top:we,width:oe,height:G}=d.select,Ye=d.scales[F].ori,it=d.posToVal,Tt,Je,lt,Zt,Bt,fn=D!=null&&I(D,F),wn=N!=null&&J(N,ie);fn&&xt?(Ye==0?(Tt=Te,Je=oe):(Tt=we,Je=
G),lt=E[D],Zt=V(it(Tt,F),lt,C,0),Bt=V(it(Tt+Je,F),lt,C,0),Fo(Cn(Zt,Bt),wt(Bt-Zt))):Fo(0,C),wn&&Ct?(Ye==1?(Tt=Te,Je=oe):(Tt=we,Je=G),lt=E[N],Zt=ae(it(Tt,ie),lt,M,
0),Bt=ae(it(Tt+Je,ie),lt,M,0),Uo(Cn(Zt,Bt),wt(Bt-Zt))):Uo(0,M)}else fi()}else{let D=wt(wu-vu),N=wt(_u-yu);if(j.ori==1){let ie=D;D=N,N=ie}xt=Et.x&&D>=Et.dist,Ct=
Et.y&&N>=Et.dist;let I=Et.uni;I!=null?xt&&Ct&&(xt=D>=I,Ct=N>=I,!xt&&!Ct&&(N>D?Ct=!0:xt=!0)):Et.x&&Et.y&&(xt||Ct)&&(xt=Ct=!0);let J,F;xt&&(j.ori==0?(J=oo,F=Ge):(J=
so,F=tt),Fo(Cn(J,F),wt(F-J)),Ct||Uo(0,M)),Ct&&(j.ori==1?(J=oo,F=Ge):(J=so,F=tt),Uo(Cn(J,F),wt(F-J)),xt||Fo(0,C)),!xt&&!Ct&&(Fo(0,0),Uo(0,0))}if(Et._x=xt,Et._y=Ct,
d==null){if(b){if(Ru!=null){let[D,N]=ft.scales;ft.values[0]=D!=null?Dn(j.ori==0?Ge:tt,D):null,ft.values[1]=N!=null?Dn(j.ori==1?Ge:tt,N):null}Ho(Li,o,Ge,tt,fe,B,
v)}if(Gr){let D=b&&ft.setSeries,N=Mn.prox;Cr==null?Hn<=N&&En(ur,io,!0,D):Hn>N?En(null,io,!0,D):ur!=Cr&&En(ur,io,!0,D)}}dn&&(ve.idx=v,ci()),f!==!1&&$t("setCursor")}
let cr=null;Object.defineProperty(o,"rect",{get(){return cr==null&&Wo(!1),cr}});function Wo(d=!1){d?cr=null:(cr=w.getBoundingClientRect(),$t("syncRect",cr))}function xu(d,f,b,v,y,C,M){
Q._lock||ir&&d!=null&&d.movementX==0&&d.movementY==0||(di(d,f,b,v,y,C,M,!1,d!=null),d!=null?$r(null,!0,!0):$r(f,!0,!1))}function di(d,f,b,v,y,C,M,D,N){if(cr==null&&
Wo(!1),Sr(d),d!=null)b=d.clientX-cr.left,v=d.clientY-cr.top;else{if(b<0||v<0){Ge=-10,tt=-10;return}let[I,J]=ft.scales,F=f.cursor.sync,[ie,Ee]=F.values,[Te,we]=F.
scales,[oe,G]=ft.match,Ye=f.axes[0].side%2==1,it=j.ori==0?fe:B,Tt=j.ori==1?fe:B,Je=Ye?C:y,lt=Ye?y:C,Zt=Ye?v:b,Bt=Ye?b:v;if(Te!=null?b=oe(I,Te)?l(ie,E[I],it,0):-10:
b=it*(Zt/Je),we!=null?v=G(J,we)?l(Ee,E[J],Tt,0):-10:v=Tt*(Bt/lt),j.ori==1){let fn=b;b=v,v=fn}}N&&(f==null||f.cursor.event.type==Li)&&((b<=1||b>=fe-1)&&(b=Dr(b,fe)),
(v<=1||v>=B-1)&&(v=Dr(v,B))),D?(vu=b,yu=v,[oo,so]=Q.move(o,b,v)):(Ge=b,tt=v)}let pi={width:0,height:0,left:0,top:0};function fi(){$s(pi,!1)}let Cu,$u,Tu,Pu;function Mu(d,f,b,v,y,C,M){
ir=!0,xt=Ct=Et._x=Et._y=!1,di(d,f,b,v,y,C,M,!0,!1),d!=null&&(Jt(Ni,Fi,Eu,!1),Ho(Tc,o,oo,so,fe,B,null));let{left:D,top:N,width:I,height:J}=Ke;Cu=D,$u=N,Tu=I,Pu=J}
function Eu(d,f,b,v,y,C,M){ir=Et._x=Et._y=!1,di(d,f,b,v,y,C,M,!1,!0);let{left:D,top:N,width:I,height:J}=Ke,F=I>0||J>0,ie=Cu!=D||$u!=N||Tu!=I||Pu!=J;if(F&&ie&&$s(
Ke),Et.setScale&&F&&ie){let Ee=D,Te=I,we=N,oe=J;if(j.ori==1&&(Ee=N,Te=J,we=D,oe=I),xt&&lr(R,Dn(Ee,R),Dn(Ee+Te,R)),Ct)for(let G in E){let Ye=E[G];G!=R&&Ye.from==
null&&Ye.min!=Fe&&lr(G,Dn(we+oe,G),Dn(we,G))}fi()}else Q.lock&&(Q._lock=!Q._lock,$r(f,!0,d!=null));d!=null&&(zr(Ni,Fi),Ho(Ni,o,Ge,tt,fe,B,null))}function Tm(d,f,b,v,y,C,M){
if(Q._lock)return;Sr(d);let D=ir;if(ir){let N=!0,I=!0,J=10,F,ie;j.ori==0?(F=xt,ie=Ct):(F=Ct,ie=xt),F&&ie&&(N=Ge<=J||Ge>=fe-J,I=tt<=J||tt>=B-J),F&&N&&(Ge=Ge<oo?0:
fe),ie&&I&&(tt=tt<so?0:B),$r(null,!0,!0),ir=!1}Ge=-10,tt=-10,Ie.fill(null),$r(null,!0,!0),D&&(ir=D)}function Du(d,f,b,v,y,C,M){Q._lock||(Sr(d),Ga(),fi(),d!=null&&
Ho(Ec,o,Ge,tt,fe,B,null))}function Au(){x.forEach(Wg),Qa(o.width,o.height,!0)}Rr(Ys,yo,Au);let lo={};lo.mousedown=Mu,lo.mousemove=xu,lo.mouseup=Eu,lo.dblclick=Du,
lo.setSeries=(d,f,b,v)=>{let y=ft.match[2];b=y(o,f,b),b!=-1&&En(b,v,!0,!1)},It&&(Jt(Tc,w,Mu),Jt(Li,w,xu),Jt(Pc,w,d=>{Sr(d),Wo(!1)}),Jt(Mc,w,Tm),Jt(Ec,w,Du),Ki.add(
o),o.syncRect=Wo);let Ts=o.hooks=e.hooks||{};function $t(d,f,b){ai?Bo.push([d,f,b]):d in Ts&&Ts[d].forEach(v=>{v.call(null,o,f,b)})}(e.plugins||[]).forEach(d=>{
for(let f in d.hooks)Ts[f]=(Ts[f]||[]).concat(d.hooks[f])});let Ou=(d,f,b)=>b,ft=ht({key:null,setSeries:!1,filters:{pub:Bc,sub:Bc},scales:[R,S[1]?S[1].scale:null],
match:[Fc,Fc,Ou],values:[null,null]},Q.sync);ft.match.length==2&&ft.match.push(Ou),Q.sync=ft;let Ru=ft.key,mi=jd(Ru);function Ho(d,f,b,v,y,C,M){ft.filters.pub(d,
f,b,v,y,C,M)&&mi.pub(d,f,b,v,y,C,M)}mi.sub(o);function Pm(d,f,b,v,y,C,M){ft.filters.sub(d,f,b,v,y,C,M)&&lo[d](null,f,b,v,y,C,M)}o.pub=Pm;function Mm(){mi.unsub(
o),Ki.delete(o),vr.clear(),Hi(Ys,yo,Au),u.remove(),Re?.remove(),$t("destroy")}o.destroy=Mm;function hi(){$t("init",e,t),cu(t||e.data,!1),te[R]?ii(R,te[R]):Ga(),
ws=Ke.show&&(Ke.width>0||Ke.height>0),kr=dn=!0,Qa(e.width,e.height)}return S.forEach(lu),x.forEach(im),r?r instanceof HTMLElement?(r.appendChild(u),hi()):r(o,hi):
hi(),o}_t.assign=ht;_t.fmtNum=rl;_t.rangeNum=Zs;_t.rangeLog=ta;_t.rangeAsinh=tl;_t.orient=Lr;_t.pxRatio=Ae;_t.join=qh;_t.fmtDate=sl,_t.tzDate=zh;_t.sync=jd;{_t.
addGap=Pg,_t.clipGaps=oa;let e=_t.paths={points:Wd};e.linear=zd,e.stepped=Dg,e.bars=Ag,e.spline=Rg}var Hg=0;function n(e,t,r,o,s,a){t||(t={});var i,l,c=t;if("ref"in c)for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:r,ref:i,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Hg,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)c[l]===void 0&&(c[l]=i[l]);return Ce.
vnode&&Ce.vnode(u),u}var zg=160,Kd=5;function la(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Vg(e,t){let r=Ve(e*1e3);return t>=7*86400?r.
slice(0,7):t>=86400?r.slice(5,10):r.slice(11,16)}var Qg=_t.paths.bars?.({size:[.7,24,1],radius:.15}),Zd=e=>e.kind==="bar"||e.kind==="front";function Yd({times:e,
series:t,running:r}){let o=e.length-1;return[e,...t.map(s=>s.values.map((a,i)=>r&&i===o&&o>0?null:a))]}function Gg(e,{times:t,series:r,step:o,running:s}){let a=t.
length-1;if(!s||a<1)return;let{ctx:i,bbox:l}=e,c=h=>e.valToPos(h,"x",!0),u=h=>e.valToPos(h,"y",!0),m=Math.min(24*devicePixelRatio,.7*(c(o)-c(0)));i.save(),i.beginPath(),
i.rect(l.left,l.top,l.width,l.height),i.clip(),i.lineWidth=1.5*devicePixelRatio,i.setLineDash([3*devicePixelRatio,3*devicePixelRatio]);for(let h of r){let p=h.values[a],
g=h.values[a-1];p!==null&&(i.strokeStyle=la(`--s-${h.tone}`),i.beginPath(),Zd(h)?p>0&&i.rect(c(t[a])-m/2,u(p),m,u(0)-u(p)):g!==null&&(i.moveTo(c(t[a-1]),u(g)),i.
lineTo(c(t[a]),u(p))),i.stroke())}i.restore()}function Kg(e,t,r){let o=la(`--s-${e.tone}`),s=Zd(e);return{label:e.name,stroke:o,width:s?0:1.5,dash:e.kind==="das\
hed"?[4,4]:void 0,fill:e.kind==="bar"?`${o}99`:e.kind==="front"?o:void 0,paths:s?Qg:void 0,points:{show:!1},spanGaps:!s,value:(a,i,l,c)=>{let{series:u,show:m=P}=r();
if(c==null)return u[t].rest;let h=u[t].values[c];return h==null?"–":m(h)}}}function pl(e){let t=se(null),r=se(null),o=se(e);o.current=e;let{height:s=220,step:a,
label:i}=e;return _e(()=>{let l=t.current;if(l===null)return;let c=()=>l.clientWidth<500?zg:s,u=(w,T)=>{let{times:k,pick:_}=o.current,S=w.posToIdx(T);_&&k[S]!==
void 0&&_(new Date(k[S]*1e3),new Date((k[S]+o.current.step)*1e3))},m=()=>{r.current?.destroy();let w={stroke:la("--faint"),grid:{stroke:la("--grid"),width:1},ticks:{
show:!1},font:"12px system-ui, sans-serif"};r.current=new _t({width:l.clientWidth,height:c(),padding:[8,24,0,0],tzDate:T=>Rt.value?_t.tzDate(new Date(T*1e3),"Et\
c/UTC"):new Date(T*1e3),cursor:{points:{size:6},drag:{x:o.current.zoom!==void 0,y:!1,setScale:!1},sync:{key:"times"}},legend:{live:!0},scales:{x:{range:(T,k,_)=>[
k-a/2,_+a/2]},y:{range:(T,k,_)=>[0,Math.max(4,_,...o.current.series.map(S=>S.values[S.values.length-1]??0))*1.1]}},axes:[{...w,size:26,space:80,values:(T,k)=>k.
map(_=>Vg(_,a))},{...w,size:54,values:(T,k)=>k.map(_=>o.current.show?o.current.show(_):Number.isInteger(_)?P(_):"")}],series:[{},...o.current.series.map((T,k)=>Kg(
T,k,()=>o.current))],hooks:{draw:[T=>Gg(T,o.current)],setSelect:[T=>{let{left:k,width:_}=T.select;_<=Kd||(T.setSelect({left:0,top:0,width:0,height:0},!1),o.current.
zoom?.(new Date(T.posToVal(k,"x")*1e3),new Date(T.posToVal(k+_,"x")*1e3)))}],ready:[T=>{let k=0;T.over.classList.toggle("pick",o.current.pick!==void 0),T.over.addEventListener(
"mousedown",_=>k=_.clientX),T.over.addEventListener("click",_=>Math.abs(_.clientX-k)<=Kd&&u(T,_.offsetX))}]}},Yd(o.current),l)};m();let h=new ResizeObserver(()=>{
r.current&&r.current.width!==l.clientWidth&&r.current.setSize({width:l.clientWidth,height:c()})});h.observe(l);let p=new MutationObserver(m);p.observe(document.
documentElement,{attributes:!0,attributeFilter:["data-theme"]});let g=matchMedia("(prefers-color-scheme: dark)");return g.addEventListener("change",m),()=>{h.disconnect(),
p.disconnect(),g.removeEventListener("change",m),r.current?.destroy(),r.current=null}},[a]),_e(()=>{r.current?.setData(Yd(o.current))},[e.times,e.series]),n("di\
v",{ref:t,class:"chart",role:"img","aria-label":i})}var To=new URL("ui/",Di).pathname;function Xd(){return new URL(location.href)}var ls=ge(Xd());function ep(){ls.value=Xd()}history.scrollRestoration="manual";var Yg=3e3,
Zg=150,is=0,Po=0;function fl(){cancelAnimationFrame(is),is=0}function Xg(e){fl();let t=Date.now()+Yg,r=()=>{scrollTo(0,e),Math.abs(scrollY-e)>2&&Date.now()<t?is=
requestAnimationFrame(r):is=0};r()}function ml(){clearTimeout(Po),Po=0,is===0&&history.replaceState({...history.state,scroll:Math.round(scrollY)},"")}addEventListener(
"scroll",()=>{Po===0&&(Po=window.setTimeout(ml,Zg))});for(let e of["wheel","touchstart","keydown","mousedown"])addEventListener(e,fl,{passive:!0});addEventListener(
"popstate",()=>{clearTimeout(Po),Po=0,ep(),Xg(history.state?.scroll??0)});addEventListener("pagehide",ml);var qn=Gn(()=>{let e=ls.value.pathname;return e.startsWith(
To)?`/${e.slice(To.length)}`:"/"}),H=Gn(()=>ls.value.searchParams);function O(e){return To+e.replace(/^\//,"")}function xe(e,t=!1){let r=O(e),o=location.pathname;
fl(),t||ml(),t?history.replaceState(history.state,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),ep()}function hr(e){let t=new URLSearchParams(
H.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return qn.value+(r===""?"":`?${r}`)}function me(e,t=!1){xe(hr(e),t),e.cursor&&
scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest?.("a[hr\
ef]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(To)||t.pathname.startsWith(`${To}assets/`)||(e.preventDefault(),xe(t.pathname.
slice(To.length-1)+t.search))});function tp(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),r.length!==o.
length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==o[a])
return null;return s}function ce(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function Ln(e,t){return`${Le(
e)}/groups/${encodeURIComponent(t)}`}function Nn(e){return`/channels?channel=${encodeURIComponent(e)}`}var np={minute:60,hour:3600,day:86400},e0=400,hl=[["completed","completed","bar",e=>e.completed],["failed attempts","failed","front",e=>e.failed],["pushed","que\
ued","line",e=>e.pushed]];function gl(e,t,r){let o=(t-e)/36e5,s=(r-e)/36e5;return o<=12&&s<=48?"minute":o<=480&&s<=1440?"hour":"day"}function ua({points:e,resolution:t,
queue:r,height:o,zoom:s}){let a=e.length>e0?7:1,i=Vn(()=>{let c=[],u=hl.map(()=>[]);e.forEach((h,p)=>{if(p%a===0){c.push(Date.parse(h.at)/1e3);for(let g of u)g.
push(0)}hl.forEach(([,,,g],w)=>u[w][c.length-1]+=g(h))});let m=hl.map(([h,p,g],w)=>({name:h,tone:p,kind:g,values:u[w],rest:P(u[w].reduce((T,k)=>T+k,0))}));return{
times:c,series:m}},[e,a]),l=np[t]*a;return n(pl,{label:`Throughput: ${i.series.map(c=>`${c.rest} ${c.name}`).join(", ")}`,...i,step:l,running:Date.now()/1e3-(i.
times[i.times.length-1]??0)<l*1.5,height:o,zoom:s,pick:(c,u)=>xe(`/jobs${ze({queue:r,since:c.toISOString(),until:u.toISOString()})}`)})}var t0=[["wait p50","que\
ued","line",e=>e.wait,"p50"],["wait p95","queued","dashed",e=>e.wait,"p95"],["run p50","completed","line",e=>e.run,"p50"],["run p95","completed","dashed",e=>e.run,
"p95"]];function rp({view:e,height:t,zoom:r}){let o=Vn(()=>{let s=e.points.map(i=>Date.parse(i.at)/1e3),a=t0.map(([i,l,c,u,m])=>{let h=e.points.map(g=>u(g)?.count>
0?u(g)[m]:null),p=h.filter(g=>g!==null).pop();return{name:i,tone:l,kind:c,values:h,rest:p===void 0?"–":be(p)}});return{times:s,series:a}},[e]);return n(pl,{label:`\
How long jobs wait and run: ${o.series.map(s=>`${s.name} ${s.rest}`).join(", ")}`,...o,step:np[e.resolution],show:be,height:t,zoom:r})}var da=ge(Zn("keys")!=="off"),Mo=ge(!1),cs=ge(!1);function sp(e){da.value=e,kn("keys",e?"on":"off")}var us=[],ca="",op=0;function Me(e){let t=se(e);t.current=e,
_e(()=>(us.push(t),()=>{us.splice(us.indexOf(t),1)}),[])}function n0(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),cs.value=!0;return}if(!da.value||e.ctrlKey||e.metaKey||e.altKey||n0(e.target))
return;let t=Date.now()-op<1500&&ca!==""?`${ca} ${e.key}`:e.key;ca="";for(let r=us.length-1;r>=0;--r){let o=us[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(ca="g",op=Date.now())});var Dt=ge("polling"),Pt=ge(!1),ds=ge(0),rt=ge(Date.now()),ma=ge(0),yl=ge(!1),r0=400,o0=50,s0=2e3,a0=5e3,ip=3e4,Do=null,bl=0,vl=0,fa=0,wl=0;function ha(){wl=Date.
now(),ds.value+=1}function ap(){bl!==0||Pt.value||(bl=window.setTimeout(()=>{bl=0,ha()},Math.max(0,wl+r0-Date.now())))}function Eo(){Do?.close(),Do=null}function lp(){
if(Do!==null||document.hidden||He.value===null||mt.value||Pt.value||Date.now()<fa)return;let e=new EventSource(re("v1/events"));Do=e,e.addEventListener("open",()=>Dt.
value="live"),e.addEventListener("transition",()=>{vl+=1,ap()}),e.addEventListener("reset",()=>{fa=Date.now()+ip,Eo(),ap()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&Eo(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(rt.value=Date.now()+Oi.value,vl>o0&&(fa=Date.now()+ip,Eo()),vl=0,yl.value=
Date.now()<fa,Pt.value){Eo(),Dt.value="paused";return}if(document.hidden)return Eo();lp(),Do===null||Do.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value=
"polling"):Dt.value="live";let e=Dt.value==="live"?a0:s0;Date.now()-wl>=e&&ha()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?Eo():ha()});
Kn(()=>{He.value!==null&&lp()});function z(e,t,r=!1,o=0){let[s,a]=A({key:e,value:null,problem:null,at:0}),i=se(null),l=se(t);l.current=t;let c=se({until:0,failures:0}),
u=se(o);u.current=o;let m=se(0),h=se(w=>{let T=new AbortController;i.current=T,m.current=Date.now(),l.current(T.signal).then(k=>{T.signal.aborted||(c.current={until:0,
failures:0},ma.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),a({key:w,value:k,problem:null,at:Date.now()}))}).catch(k=>{if(T.signal.aborted)return;let _=k instanceof
tn?k:new tn(0,"page","The page could not show the answer",String(k),0),S=c.current.failures+1,x=Math.min(3e4,1e3*2**S)*(.75+Math.random()/2);c.current={until:Date.
now()+Math.max(_.retryAfter*1e3,x),failures:S},_.status===0&&(Dt.value="lost"),a(E=>({key:w,value:E.key===w?E.value:null,problem:_,at:E.at}))}).finally(()=>{i.current===
T&&(i.current=null)})});_e(()=>(i.current?.abort(),c.current={until:0,failures:0},h.current(e),()=>i.current?.abort()),[e]);let p=se(r);p.current=r,_e(()=>ds.subscribe(
w=>{w===0||i.current!==null||p.current||mt.peek()||w!==up&&Date.now()-m.current<u.current||Date.now()>=c.current.until&&h.current(e)}),[e]),_e(()=>mt.subscribe(
w=>{!w&&i.current===null&&c.current.failures>0&&h.current(e)}),[e]);let g=s.key===e?s:{...s,value:null,problem:null};return{value:g.value,problem:g.problem,at:g.
at,reload:()=>{i.current?.abort(),h.current(e)}}}var i0=3e3,pa={at:0,value:Promise.resolve([])};function jn(){if(Date.now()-pa.at<i0)return pa.value;let e=q("v1\
/workers").then(t=>t.workers);return pa={at:Date.now(),value:e},e.catch(()=>pa={at:0,value:Promise.resolve([])}),e}var up=0;function tr(){up=ds.value+1,ha()}async function ps(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function Oe({text:e,label:t="Copy"}){let[r,o]=A(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),ps(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function Z({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Oe,{text:e,label:"Copy the command"})]})}function pe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function Qe({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:Ai(e)}),n("p",{class:"faint",children:[e.status>0&&`${e.
status} `,e.code,t?` · what you see is from ${Ve(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(Oe,{text:De(o),label:"Copy as curl"}),n("button",{
type:"button",onClick:r,children:"Try again"})]})]})}function ct({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}function $n({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:i,keys:l={}}){let[c,u]=A(-1),m=se(-1),h=se(null),p=L=>{let R=Math.max(0,Math.min(e.length-
1,m.current+L));m.current=R,u(R),h.current?.rows[R]?.scrollIntoView({block:"nearest"}),h.current?.rows[R]?.querySelector(".main a")?.focus({preventScroll:!0})},
g=se(s?.chosen??new Set);g.current=s?.chosen??g.current;let w=L=>{g.current=L,s?.set(L)},T=se(-1),k=(L,R=!1)=>{let ee=e[L];if(!s||ee===void 0)return;let W=new Set(
g.current);if(R&&T.current>=0){let[le,Y]=[Math.min(T.current,L),Math.max(T.current,L)];for(let j of e.slice(le,Y+1))W.add(r(j))}else W.delete(r(ee))||W.add(r(ee));
T.current=L,w(W)},_=e.length>0&&e.every(L=>s?.chosen.has(r(L))),S=()=>w(_?new Set:new Set(e.map(r))),x=L=>()=>{let R=e[m.current];R!==void 0&&L(R)};Me({...Object.
fromEntries(Object.entries(l).map(([L,R])=>[L,x(R)])),j:()=>p(1),k:()=>p(-1),Enter:x(L=>o&&xe(o(L))),...s?{x:()=>k(m.current),X:()=>k(m.current,!0),a:S}:{}});let E=t.
some(L=>L.head);return n("table",{class:a,children:[E&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-\
label":"All on this page",checked:_,onClick:S})}),t.map((L,R)=>n("th",{class:L.kind==="main"?void 0:L.kind,"aria-sort":L.sort,children:L.head},R))]})}),n("tbody",
{ref:h,children:e.map((L,R)=>n("tr",{class:`${R===c?"at":""}${i?.has(r(L))?" gone":""}`,"aria-selected":s?.chosen.has(r(L)),children:[s&&n("td",{class:"check",children:n(
"input",{type:"checkbox","aria-label":`Select ${r(L)}`,checked:s.chosen.has(r(L)),onClick:ee=>k(R,ee.shiftKey)})}),t.map((ee,W)=>n("td",{class:ee.kind,"data-lab\
el":ee.label,children:ee.cell(L)},W))]},r(L)))})]})}function cp(e,t,r){let[o,s]=A(!1),a=se({key:r,rows:e}),i=o&&a.current.key===r&&a.current.rows.length>0,l=new Map(
e.map(m=>[t(m),m])),c=i?a.current.rows.map(m=>l.get(t(m))??m):e;a.current={key:r,rows:c};let u=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(m=>!l.
has(m))),news:e.filter(m=>!u.has(t(m))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Nr({note:e,cursor:t,next:r,words:o=[
"Newest","Older"],children:s}){let a=()=>me({cursor:r});return Me({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n($,{children:[n("button",{type:"button",disabled:!t,onClick:()=>me({cursor:void 0}),children:o[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function In({from:e,member:t,filter:r={},order:o,words:s,limit:a=50,none:i,unmatched:l="\
Nothing matches",...c}){let u=H.value.get("cursor")??void 0,m=e+ze({...r,limit:a,cursor:u}),h=z(m,k=>q(m,{signal:k})),p=h.value,g=h.problem&&n(Qe,{problem:h.problem,
at:h.at,retry:h.reload,path:m});if(p===null)return g||n(ct,{});let w=p[t],T=Object.values(r).some(Boolean);return w.length===0&&!p.cursor&&!u?n($,{children:[g,T?
n(pe,{title:l,children:n("button",{type:"button",onClick:()=>me(Object.fromEntries(Object.keys(r).map(_=>[_,void 0]))),children:"Clear filters"})}):i]}):n($,{children:[
g,n("div",{class:"card flush",children:[w.length>0&&n($n,{rows:w,...c}),n(Nr,{note:w.length===0?"this page is empty, more may follow":`${P(w.length)} on this pa\
ge, ${o}`,cursor:u,next:p.cursor,words:s,children:n(Oe,{text:De(m),label:"Copy as curl"})})]})]})}function fs({states:e,chosen:t,counts:r,toggle:o}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(
s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function gr({states:e}){let t=H.value.get("state")??"";return n(fs,{states:e,chosen:[
t],toggle:r=>me({state:r===t?void 0:r,cursor:void 0})})}function ne({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Er.value?Ve(r):Sc(r,rt.value);return n("time",{dateTime:e,
title:`${Ve(r,!1)}
${Ve(r,!0)}`,onClick:t?void 0:zs,children:o})}function zt({value:e}){return e?n("span",{title:e>=1e6?Wt(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function br({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function ga({
values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,i)=>`${(i*o).toFixed(1)},${(18-16*a/r).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function dp({hours:e}){let t=Math.floor(
rt.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let i=Math.floor(Date.parse(a.at)/36e5)-t;i>=0&&i<24&&(r[i]+=a.count)}let o=Math.max(1,...r),s=`${P(
r.reduce((a,i)=>a+i,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),r.map(
(a,i)=>n("rect",{x:i*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},i))]})}var qt={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};qt.
active=qt.running;qt.paused=qt.suspended;qt.skipped=qt.terminated;qt.pending=qt.queued;qt.delivering=qt.running;qt.delivered=qt.completed;qt.cancelled=qt.terminated;
function ln({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:qt[e]??qt.queued})}function Ne({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(ln,{state:e}),e]})}var Ao=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var ms=ge([]),l0=0;function je(e,t={}){let r=++l0;ms.value=[...ms.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo,curl:t.curl}],setTimeout(()=>ms.value=ms.
value.filter(o=>o.id!==r),t.bad?8e3:4e3)}function pp(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:ms.value.map(e=>n("div",{class:e.
bad?"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"}),e.curl&&n(Oe,{text:e.curl,label:"\
Copy as curl"})]},e.id))})}var _l=null,jr=null;function fp(e){_l={page:qn.value+ls.value.search,ids:e}}function mp(e){_l?.ids.includes(e)&&(jr=_l);let t=jr?.ids.indexOf(e)??-1;return jr===
null||t<0?null:{list:jr.page,at:t+1,of:jr.ids.length,before:jr.ids[t-1],after:jr.ids[t+1]}}function xl(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function u0({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=xl(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(br,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:rn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function c0(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var Cl={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:O(ce(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(Oe,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(u0,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Ne,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:O(Le(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(ne,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(ne,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(ne,
{at:e.ended_at})},when:{head:"When",kind:"end when",cell:e=>n(ne,{at:c0(e)})}},kl=Object.keys(Cl).filter(e=>e!=="job"),hp=["state","queue","attempt","when"],Ir=ge(
(Zn("columns")?.split(",")??hp).filter(e=>kl.includes(e)));function gp(){let e=t=>{Ir.value=kl.filter(r=>t.includes(r)),kn("columns",Ir.value.join(","))};return n(
"fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),kl.map(t=>n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:Ir.
value.includes(t),onClick:()=>e(Ir.value.includes(t)?Ir.value.filter(r=>r!==t):[...Ir.value,t])}),Cl[t].head]},t)),n("label",{class:"check-label",children:[n("i\
nput",{type:"checkbox",checked:Er.value,onClick:zs}),"times as dates"]}),n("button",{type:"button",class:"link",onClick:()=>e(hp),children:"as usual"})]})}var d0={
y:e=>{ps(e.id).then(()=>je(`${e.id} is copied`))}},Sl=new Set;function $l(){return[...Sl].sort()}function Jn({jobs:e,selection:t,queue:r=!0,gone:o,act:s}){let a=e.
map(l=>l.id);_e(()=>{fp(a);for(let l of e)Sl.size<200&&Sl.add(l.type)},[a.join()]);let i=["job",...Ir.value.filter(l=>r||l!=="queue")].map(l=>Cl[l]);return s&&i.
push({head:"",kind:"end act",cell:s}),n($n,{rows:e,columns:i,id:l=>l.id,page:l=>ce(l.id),selection:t,gone:o,keys:d0,kind:"jobs"})}function de({title:e,tools:t,children:r,sub:o}){return n($,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",
{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Oo({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",
role:"group","aria-label":e,children:t.map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function at({rows:e}){return n(
"dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function Bn({
tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:O(r(o)),"aria-current":o===t?"page":void 0,children:[
s,a!==void 0&&n("span",{class:"pill",children:P(a)})]},o))})}function K({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var bp=15,p0=3e4,f0=4,Pl=new Map,vp=[],Tl=0;function yp(){for(;Tl<f0;){let e=vp.shift();if(e===void 0)return;Tl+=1,e().finally(()=>{Tl-=1,yp()})}}async function m0(e){
let t=new Date(Date.now()-bp*6e4).toISOString(),{points:r}=await q(`v1/stats/history${ze({queue:e,resolution:"minute",from:t})}`),o=r.slice(0,-1).map(s=>s.completed);
return Pl.set(e,{at:Date.now(),values:o}),o}function ba({queue:e}){let t=se(null),[r,o]=A(Pl.get(e)?.values??null);return _e(()=>{let s=!1,a=!1,i=!1,l=()=>{!s||
a||Date.now()-(Pl.get(e)?.at??0)<p0||(a=!0,vp.push(async()=>{i||await m0(e).then(o,()=>{}),a=!1}),yp())},c=new IntersectionObserver(([m])=>{s=m.isIntersecting,l()});
t.current&&c.observe(t.current);let u=ds.subscribe(l);return()=>{i=!0,c.disconnect(),u()}},[e]),n("span",{ref:t,class:"spark-place",children:r&&r.some(s=>s>0)&&
n($,{children:[n(ga,{values:r,label:`completed a minute, the last ${bp} minutes: at most ${P(Math.max(...r))}`}),n("span",{class:"spark-last",children:P(r[r.length-
1])})]})})}var nr=ge(null),h0=6e4,g0=5e3,El=0,va=null,kp=0,wp=Number.NEGATIVE_INFINITY;function _p(e,t){let r=JSON.parse(e.data),o=t||nr.value===null?new Map:new Map(nr.value.
queues),s=Date.parse(r.now);for(let a of r.queues)o.set(a.queue,{...a,at:s});kp=Date.now(),nr.value={now:s,totals:r.totals,queues:o}}function Ml(){va?.close(),va=
null,nr.value=null}function ya(){if(!(El>0&&!document.hidden&&!mt.value&&!Pt.value))return Ml();if(va!==null||Date.now()-wp<h0)return;let t=new EventSource(re("\
v1/stats/stream?every=1s"));va=t,t.addEventListener("stats",r=>_p(r,!0)),t.addEventListener("changes",r=>nr.value!==null&&_p(r,!1)),t.addEventListener("reset",Ml),
t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED&&(wp=Date.now(),Ml())})}setInterval(()=>{Date.now()-kp>g0&&(nr.value=null),ya()},1e3);document.
addEventListener("visibilitychange",ya);function wa(e,t){return t===null?e:e.map(r=>{let o=t.queues.get(r.name);if(o===void 0)return r;let s=o.oldest_age===void 0?
void 0:o.oldest_age+(t.now-o.at)/1e3;return{...r,paused:o.paused,counts:o.counts,oldest_age:s}})}function _a(){return _e(()=>(El+=1,ya(),()=>{El-=1,ya()}),[]),nr.
value}var ka=[["15m",9e5],["1h",36e5],["6h",6*36e5],["48h",48*36e5],["60d",60*864e5],["2y",730*864e5]],Sa=1e4;async function b0(e){let[t,r,o,s]=await Promise.all([q("\
v1/stats",{signal:e}),q("v1/queues",{signal:e}),jn(),q("v1/jobs?state=dead&limit=10",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function xa(e){let[t,r]=["from","to"].map(a=>Date.parse(H.value.get(a)??""));if(r>t)return{name:"",from:t,to:r,resolution:gl(t,r,e)};let[o,
s]=ka.find(([a])=>a===H.value.get("range"))??ka[1];return{name:o,from:e-s,to:e,resolution:gl(e-s,e,e)}}async function v0(e){let{name:t,from:r,to:o,resolution:s}=xa(
Date.now()),a=nr.peek()?.totals.counters,{points:i}=await q(`v1/stats/history${ze({resolution:s,from:new Date(r).toISOString(),to:t?void 0:new Date(o).toISOString()})}`,
{signal:e});return{points:i,resolution:s,base:a}}function y0({points:e,base:t},r){let o=e[e.length-1];if(t===void 0||r===void 0||o===void 0)return e;let s=a=>o[a]+
Math.max(0,r[a]-t[a]);return[...e.slice(0,-1),{...o,pushed:s("pushed"),completed:s("completed"),failed:s("failed")}]}function w0(e){let{from:t,to:r,resolution:o}=xa(
Date.now());return q(`v1/stats/times${ze({resolution:o,since:new Date(t).toISOString(),until:new Date(r).toISOString()})}`,{signal:e})}async function _0(e){let t=new Date(
Date.now()-72e5).toISOString(),{points:r}=await q(`v1/stats/history${ze({resolution:"minute",from:t})}`,{signal:e}),o=r.slice(0,-1).map(a=>a.completed),s=a=>a.reduce(
(i,l)=>i+l,0);return{minute:o[o.length-1]??0,hour:s(o.slice(-60)),before:s(o.slice(-120,-60))}}function k0({hour:e,before:t}){if(t===0)return`${P(e)} in the las\
t hour`;let r=Math.round(100*(e-t)/t);return r===0?"as in the hour before":`${r>0?"▲":"▼"} ${r>999?"> 999":Math.abs(r)} % to the hour before`}function Ro({label:e,
value:t,link:r,tone:o,note:s,title:a}){return n("a",{class:"tile",href:O(r),"data-state":o,title:a,children:[n("span",{class:"tile-label",children:e}),n("span",
{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function S0({queues:e,workers:t,stats:r}){let o=new Set(t.flatMap(i=>i.queues??
[])),s=[];for(let i of e)i.paused?s.push([i.name,"suspended","is paused"]):i.counts.queued>0&&!o.has(i.name)?s.push([i.name,"failed",`has ${Wt(i.counts.queued)}\
 waiting and no worker`]):(i.oldest_age??0)>300&&s.push([i.name,"retrying",`has waited ${be((i.oldest_age??0)*1e3)}`]);let a=r.day;return s.length===0&&a.dead===
0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",{class:"attention",children:[a.dead>
0&&n("li",{children:[n(Ne,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:ue(a.dead,"job")})," died today"]}),a.recovered>0&&n("li",{children:[n(Ne,
{state:"retrying",quiet:!0}),ue(a.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),s.slice(0,6).map(([i,l,c])=>n("li",{children:[n("spa\
n",{class:"state quiet","data-state":l,children:n("span",{class:"dot"})}),n("a",{href:O(Le(i)),children:i})," ",c]},i)),s.length>6&&n("li",{children:n("a",{href:O(
"/queues"),children:[s.length-6," more queues"]})})]})}function x0(){return n(pe,{title:"Push your first job",children:[n(Z,{text:`curl -d '{"type":"hello","pay\
load":{"name":"Ann"}}' ${re("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(Z,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue hell\
o -- jq '{greeting: ("Hello, " + .name)}'`})]})}function C0({zoom:e}){let{resolution:t}=xa(Date.now()),r=z(`times ${H.value.get("range")} ${H.value.get("from")}\
 ${H.value.get("to")}`,o=>t==="day"?Promise.resolve(null):w0(o),!1,Sa);return!r.value||r.value.points.every(o=>!o.wait?.count&&!o.run?.count)?null:n(K,{title:"H\
ow long jobs wait and run",tools:n("span",{class:"faint",children:"half of them less than p50, 95 of 100 less than p95"}),children:n(rp,{view:r.value,height:150,
zoom:e})})}function $0({counters:e}){let{name:t}=xa(Date.now()),[r,o]=[H.value.get("from")??"",H.value.get("to")??""],s=z(`history ${t} ${r} ${o}`,v0,!1,e?Sa:0),
a=Vn(()=>s.value?y0(s.value,e):[],[s.value,e]),i=(c,u)=>me({from:c.toISOString(),to:u.toISOString()}),l=c=>me({range:c,from:void 0,to:void 0},!0);return Me({...Object.
fromEntries(ka.map(([c],u)=>[String(u+1),()=>l(c)])),...t===""?{Escape:()=>l(H.value.get("range")??"")}:{}}),n($,{children:[n(K,{title:"Throughput",tools:n("div",
{class:"row",children:[t===""&&n($,{children:[n("a",{href:O(`/jobs${ze({since:r,until:o})}`),children:"jobs of this time"}),n("button",{type:"button",class:"lin\
k",onClick:()=>l(H.value.get("range")??""),children:"Zoom out"})]}),n(Oo,{label:"Range",options:ka.map(([c])=>[c,c]),value:t,set:l})]}),children:s.value===null?
s.problem?n(Qe,{problem:s.problem,retry:s.reload}):n("div",{class:"chart-place"}):n(ua,{points:a,resolution:s.value.resolution,zoom:i})}),n(C0,{zoom:i})]})}function T0({
queues:e,stats:t}){let r=[...e].sort((o,s)=>Sp(t,s)-Sp(t,o)).slice(0,8);return n(K,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),
children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"wide",children:"Lately"}),n("th",{class:"\
end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"This hour"})]})}),n("tbody",{children:r.map(o=>n("tr",{children:[
n("td",{children:n("a",{href:O(Le(o.name)),children:o.name})}),n("td",{class:"wide",children:n(ba,{queue:o.name})}),n("td",{class:"end",children:n(zt,{value:o.counts.
queued})}),n("td",{class:"end",children:n(zt,{value:o.counts.running})}),n("td",{class:"end",children:n(zt,{value:t.queues?.[o.name]?.hour.completed})})]},o.name))})]})})}
function xp(){let e=_a(),t=z("overview",b0,!1,e?Sa:0),r=z("rates",_0,!1,Sa),o=t.value;if(o===null)return n(de,{title:"Overview",children:t.problem?n(Qe,{problem:t.
problem,retry:t.reload,path:"v1/stats"}):n(ct,{})});let s=e?{...o.stats,counts:e.totals.counts}:o.stats,a=wa(o.queues,e);if(s.total.pushed===0&&a.length===0)return n(
de,{title:"Overview",children:n(x0,{})});let i=a.reduce((l,c)=>(c.oldest_age??0)>(l?.oldest_age??0)?c:l,null);return n(de,{title:"Overview",children:[t.problem&&
n(Qe,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(Ro,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"\
/jobs?state=queued",note:`${P(s.counts.scheduled)} scheduled`}),n(Ro,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:ue(
o.workers.length,"worker")}),n(Ro,{label:"Retrying",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} this hou\
r`}),n(Ro,{label:"Dead",tone:"dead",value:P(s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Ro,{label:"Oldest wait",value:i?.oldest_age?be(i.oldest_age*
1e3):"–",link:i?Le(i.name):"/queues",note:i?.oldest_age?i.name:"nothing waits"}),n(Ro,{label:"Completed a minute",tone:"completed",value:P(r.value?.minute),link:"\
/jobs?state=completed",note:r.value?k0(r.value):void 0,title:r.value?`${Wt(r.value.hour)} in the last hour, ${Wt(r.value.before)} in the hour before`:void 0})]}),
n($0,{counters:e?.totals.counters}),n("div",{class:"columns",children:[n(K,{title:"Needs attention",children:n(S0,{queues:a,workers:o.workers,stats:s})}),n(T0,{
queues:a,stats:s})]}),o.dead.length>0&&n(K,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),children:n(Jn,{jobs:o.dead})})]})}function Sp(e,t){
return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Lt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(de,{title:r,sub:o,children:e.problem?.status===404?n(pe,{title:s,children:a}):e.problem?
n(Qe,{problem:e.problem,retry:e.reload,path:t}):n(ct,{})})}function dt({data:e,path:t}){return e.problem&&n(Qe,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function P0({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(ln,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function Cp(){let e=z("about",async s=>{let[a,i]=await Promise.all([q("v1/nodes",{signal:s}),q("readyz",{signal:s}).catch(()=>null)]);return{nodes:a.
nodes,ready:i}}),t=He.value,r=e.value,o=re("").replace(/\/$/,"");return n(de,{title:"About",children:[n(dt,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(K,{title:"This server",children:n(at,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(P0,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:ue(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ne,{at:r.nodes[0].started_at})],["Address",o]]})}),n(K,{title:"For programs",children:[n(at,{rows:[
["API",n("a",{href:re("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:re("metrics"),children:"for Prometheus"})],["Health",n("a",{href:re("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:re("readyz"),children:"readyz"})],["Licences",n("a",{href:re("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(Z,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function At({title:e,close:t,wide:r,children:o}){let s=se(null);return ic(()=>{let a=s.current,i=document.activeElement;return a?.showModal(),()=>{a?.close(),i?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var Dl=ge(null);function Ca(e){return e.body??(e.method==="DELETE"?void 0:{})}function Tp(e,t){return q(e.path,{method:e.method??"POST",body:Ca(e),key:t})}var $p=4;
async function M0(e,t){let r;for(let o=0;o<e.length;o+=$p){let s=await Promise.all(e.slice(o,o+$p).map((a,i)=>Tp(a,`${t}-${o+i}`)));for(let a of s)typeof a?.count==
"number"&&(r=(r??0)+a.count)}return{count:r??e.length}}async function Al(e,t){try{let r=e.each?await M0(e.each,t):await Tp(e,t),o=r&&typeof r.count=="number"?` \
(${P(r.count)})`:"",s=e.undo,a=De(e.path,e.method??"POST",Ca(e));je(e.done+o,{curl:a,undo:s?()=>{Al(s,nn())}:void 0}),e.then?.(r)}catch(r){je(mo(r),{bad:!0,curl:De(
e.path,e.method??"POST",Ca(e))})}tr()}var E0=5e3;async function D0(e,t,r){let o=0,s,a=0;try{do{let i={...e.body,limit:E0,cursor:s},l=await q(e.path,{method:"POS\
T",body:i,key:`${t}-${a}`});o+=l.count,s=l.cursor,a+=1}while(r(o)&&s!==void 0);je(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(i){je(
mo(i,o>0?` after ${P(o)} jobs`:""),{bad:!0})}tr()}function Nt(e){let t=nn();e.confirm?Dl.value={...e,key:t}:Al(e,t)}function Pp(){let[e,t]=A(""),[r,o]=A(!1),[s,
a]=A(null),[i,l]=A(0),c=se(!0),u=Dl.value;if(_e(()=>{if(t(""),o(!1),a(null),l(0),c.current=!0,!u?.many||u.confirm?.count!==void 0)return;let S=new AbortController;
return q(u.path,{method:"POST",body:{...u.body,dry_run:!0},signal:S.signal}).then(x=>a(x)).catch(x=>{S.signal.aborted||je(mo(x),{bad:!0})}),()=>S.abort()},[u]),
u===null||!u.confirm)return null;let{title:m,text:h,danger:p}=u.confirm,g=u.confirm.count??s?.count,w=u.many&&g===void 0,T=p&&g!==void 0&&g>1e3,k=!r&&!w&&(!T||e.
replace(/[,. ]/g,"")===String(g)),_=()=>{c.current=!1,Dl.value=null};return n(At,{title:m,close:_,children:n("form",{onSubmit:S=>{if(S.preventDefault(),!k)return;
o(!0),(u.many?D0(u,u.key,E=>(l(E),c.current)):Al(u,u.key)).then(_)},children:[n("p",{children:h}),u.many&&n("p",{role:"status",children:[w?n("span",{class:"fain\
t",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${Wt(g??0)} ${g===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",children:"\
 of the first 100,000 that were looked at"}),r&&` · ${Wt(i)} done`]}),T&&n("label",{class:"field",children:["Type ",Wt(g)," to go on",n("input",{value:e,inputMode:"\
numeric",onInput:S=>t(S.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),u.cli&&n(Z,{text:u.cli}),
n(Z,{text:De(u.path,u.method??"POST",Ca(u))}),u.each&&u.each.length>1&&n("p",{class:"faint",children:["and the same for ",P(u.each.length-1)," more"]})]}),n("di\
v",{class:"buttons",children:[n("button",{type:"button",onClick:_,children:r&&u.many?"Stop":"Cancel"}),n("button",{type:"submit",class:p?"danger solid":"primary",
disabled:!k,children:u.label})]})]})})}function U({action:e,scope:t="admin",why:r,danger:o,primary:s,id:a}){return ye(t)?n("button",{type:"button",id:a,class:o?
"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>Nt(e),children:e.label}):null}function $a({scope:e="admin"}){return ye(e)||He.value===null?null:
n("span",{class:"faint",children:yc.value?"read-only":`changes need the scope ${e}`})}var A0=262144,O0=20,Ol=100;function R0({value:e}){return e instanceof Yn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function Rl(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Yn?st(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>Rl(Array.isArray(
t)?void 0:o,s,r))}function Mp({name:e,value:t,depth:r,looking:o}){let[s,a]=A(r<4),[i,l]=A(!1);_e(()=>{o.text!==""?a(Rl(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&Rl(void 0,t,o.text)),u=e===void 0?null:n("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Yn)return n("div",{class:c?"json-line found":"json-line",children:[u,n(R0,{value:t})]});
let m=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${m?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[u,n("span",{class:"faint",children:m?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),u,n("span",{class:"faint",children:[m?"[":"{",s?"":
"…",s?"":m?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(i?h:h.slice(0,Ol)).map(([g,w])=>n(Mp,{name:g,value:w,depth:r+1,looking:o},g)),!i&&h.length>
Ol&&n("button",{type:"button",class:"link",onClick:()=>l(!0),children:[h.length-Ol," more"]})]})]})}var Jr=ge({all:!1,turn:0});function Ep(){Jr.value={all:!Jr.value.
all,turn:Jr.value.turn+1}}function jt({title:e,value:t}){let[r,o]=A({text:"",all:!1,turn:0}),s=se(Jr.value.turn);if(_e(()=>{Jr.value.turn!==s.current&&o(l=>({text:"",
all:Jr.value.all,turn:l.turn+1}))},[Jr.value]),t===void 0)return null;let a=st(t),i=a.length<=A0;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[i&&a.split(`
`).length>O0&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:l=>o({...r,text:l.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Oe,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:i?n(Mp,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var q0=6e4,L0=["pending","delivering","delivered","failed","cancelled"];function Dp(e){return`/callbacks/${encodeURIComponent(e)}`}function Ap(e){return e.state!==
"failed"&&e.state!=="delivered"&&"it is under way"}function Op(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl call\
back retry ${e}`,done:"It is sent again"}}function N0(e){return{label:"Give up",path:`v1/jobs/${encodeURIComponent(e)}/terminate`,cli:`pawl terminate ${e}`,done:"\
It is given up",confirm:{title:"Give this callback up?",text:"It is not sent any more by itself. It can be delivered again.",danger:!0}}}function Rp({host:e}){let t=`\
v1/queues/pawl.callbacks/groups/${encodeURIComponent(e)}`,r=z(t,s=>q(t,{signal:s}));if(r.value===null)return null;let o=s=>({path:t,method:"PATCH",body:{paused:s},
done:s?`Nothing is sent to ${e}`:`${e} is told again`});return n(U,{action:{label:r.value.paused?`Resume ${e}`:`Pause ${e}`,...o(!r.value.paused),cli:`pawl grou\
p pawl.callbacks '${e}' --${r.value.paused?"resume":"pause"}`,undo:o(r.value.paused)}})}function j0({log:e}){return n(K,{title:"Attempts",children:n("table",{class:"\
plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n(
"th",{children:"What came"})]})}),n("tbody",{children:[...e].reverse().map((t,r)=>n("tr",{children:[n("td",{children:n(ne,{at:t.at})}),n("td",{class:"end",children:t.
status??"–"}),n("td",{class:"end",children:t.ms!==void 0?be(t.ms):"–"}),n("td",{class:"answer-cell",children:[t.error&&n("div",{class:"error-line",children:t.
error}),t.answer&&n("details",{children:[n("summary",{class:"cut",children:t.answer.split(`
`,1)[0].slice(0,120)}),n("pre",{class:"trace",tabIndex:0,children:t.answer})]})]})]},r))})]})})}var I0=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",
{href:O(Dp(e.id??"")),class:"cut",children:e.url}),n("div",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Ne,{state:e.state})},{head:"At\
tempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{
class:"error-line",children:e.last_error})]})},{head:"Next",kind:"end wide",cell:e=>n(ne,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(U,{action:Op(e.id??""),
why:Ap(e)})}];function qp(){let e=H.value.get("state")??"",t=H.value.get("host")??"";return Me({"/":()=>document.getElementById("host")?.focus()}),n(de,{title:"\
Callbacks",tools:n($,{children:[/^[\w.:-]+$/.test(t)&&n(Rp,{host:t}),e==="failed"&&n(U,{primary:!0,action:{label:t?`Deliver all to ${t} again`:"Deliver all that\
 failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{
title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks that have failed are sent again."}}})]}),children:[n("div",
{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"host",value:t,placeholder:"any",spellcheck:!1,onChange:r=>me(
{host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(gr,{states:L0}),n(In,{from:"v1/callbacks",member:"callbacks",filter:{state:e,host:t},order:"newest f\
irst",columns:I0,id:r=>r.id??"",page:r=>Dp(r.id??""),unmatched:"No callback matches",none:n(pe,{title:"No callbacks yet",children:[n("p",{children:"Pawl tells y\
our program of the end of a job:"}),n(Z,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com/done"}]}' ${re("v1/jobs")}`})]})})]})}function Lp({
id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=z(t,u=>q(t,{signal:u})),o=z(`job of ${t}`,u=>q(`v1/jobs/${encodeURIComponent(e)}`,{signal:u}),!1,q0),s=r.
value,a=n("a",{href:O("/callbacks"),children:"Callbacks"});if(s===null)return n(Lt,{data:r,path:t,title:"Callback",up:a,missing:"There is no such callback"});let i=s.
log??[],l=o.value?.payload,c=s.owner;return n(de,{title:n($,{children:["Callback ",n(Ne,{state:s.state})]}),sub:n("span",{class:"row",children:[a," · ",n("code",
{class:"id",children:s.id}),n(Oe,{text:s.id??"",label:"Copy the id"})]}),tools:n($,{children:[n(U,{action:Op(e),primary:!0,why:Ap(s)}),(s.state==="pending"||s.state===
"delivering")&&n(U,{action:N0(e),danger:!0}),l?.host&&n(Rp,{host:l.host}),n(U,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`pawl callback rm ${e}`,
done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>xe("/callbacks")}})]}),children:[n(dt,{data:r,path:t}),
n(K,{title:"Facts",children:n(at,{rows:[["URL",s.url],["Tells that it",s.event],["Job",c?.id&&n("a",{href:O(ce(c.id)),children:c.id})],["Attempts",P(s.attempts)],
["Last answer",s.last_status],["Last error",s.last_error&&n("span",{class:"bad",children:s.last_error})],["Next attempt",s.next_at&&n(ne,{at:s.next_at})]]})}),i.
length>0&&n(j0,{log:i}),n(jt,{title:"Headers",value:l?.headers}),n(jt,{title:"Body",value:s.body})]})}var J0=500,ql=200,B0=100;function F0(e,t){let r=se([]),o=se(0),[s,a]=A({lines:[],total:0,rate:0,open:!1});return _e(()=>{let i=null,l=0,c={total:0,at:Date.now()},
u=0;r.current=[],o.current=0;let m=()=>{l=0,a(S=>({lines:Pt.value?S.lines:r.current.slice(0,ql),total:o.current,rate:u,open:i?.readyState===EventSource.OPEN}))},
h=()=>{l===0&&(l=window.setTimeout(m,B0))},p=(S,x)=>{o.current+=1,r.current=[{number:o.current,value:S,at:x},...r.current.slice(0,J0-1)],h()},g=()=>{i!==null||document.
hidden||mt.value||(i=new EventSource(re(e)),i.addEventListener("open",h),i.addEventListener("error",h),i.addEventListener(t,S=>{let x=Zo(S.data);p(x,x.at)}),i.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},w=()=>{i?.close(),i=null},T=()=>document.hidden?w():g();document.addEventListener("visibilitychange",T);let k=mt.
subscribe(S=>S?w():g()),_=setInterval(()=>{let S=Date.now();u=(o.current-c.total)*1e3/Math.max(1,S-c.at),c={total:o.current,at:S},h()},2e3);return()=>{w(),k(),clearInterval(
_),clearTimeout(l),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function Ta({title:e,path:t,event:r,
text:o,line:s}){let a=F0(t,r),[i,l]=A("");Me({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=se(new Date),u=i.toLowerCase(),m=u===""?
a.lines:a.lines.filter(p=>p.value===null||o(p.value).toLowerCase().includes(u)),h=Pt.value?a.total-(a.lines[0]?.number??0):0;return n(K,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:i,onInput:p=>l(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Pt.value=!Pt.value,children:Pt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[m.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${Ve(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:m.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:Ve(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),a.total>ql&&n("p",{class:"foot",children:["The newest ",P(Math.min(ql,m.length))," of ",ue(a.total,"line")," since \
this page was opened."]})]})}var Np=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,U0=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Pa(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function W0({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(Nn(
"/")),children:"/"}),t.map((r,o)=>n($,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(Nn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function H0({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[r?n("a",{href:O(ce(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(Nn(e.channel)),children:e.channel})," ",n("code",{children:st(e.value).replace(/\n\s*/g," ")})]})}function z0({channel:e}){let[t,r]=A('{"order"\
:17}'),[o,s]=A(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let i=e==="/pawl"||e.startsWith("/pawl/"),l=async()=>{try{let c=await q(Pa(e),{method:"POST",
body:a,key:nn()});je(`Published; ${ue(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(K,{title:"Publish",tools:n($a,{scope:"push"}),children:i?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),l()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!ye("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),ye("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Z,{text:`pawl publish ${e} '${t}'`}),n(Z,{text:De(Pa(e),"POST",a??{})})]})]})})}function jp(){
let e=H.value.get("channel")??"/",[t,r]=A(null),o=t??e,s=!Np.test(o);return n(de,{title:"Channels",sub:n(W0,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),xe(Nn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:U0.map(([a,
i])=>n("a",{class:"chip",href:O(Nn(a)),"aria-current":a===e?"page":void 0,title:i,children:a},a))}),Np.test(e)&&n($,{children:[n(Ta,{title:`What is sent to ${e}`,
path:Pa(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(H0,{message:a,listening:e})},e),n(z0,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(Z,{text:`curl -N ${re(Pa(e))}`})]})]})]})}var rr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function qo(e){let t=rr.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var jl=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,Ip=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],Ll={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function hs(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function Nl(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function Jp(e){let t={where:[]},r=[];for(let[o]of(e??"").
matchAll(jl)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",i=o.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):Ll[a]!==void 0&&i!==""?t[Ll[a]]=
Nl(i):r.push(Nl(o))}return r.length>0&&(t.text=r.join(" ")),t}var Ma=["queue","state","type","group","since","until"];function Bp(e){let t={},r=[];for(let[o]of e.
matchAll(jl)){let s=o.indexOf(":"),a=o.slice(0,s),i=Nl(o.slice(s+1));!Ma.includes(a)||i===""?r.push(o):a==="state"&&t.state?t.state+=`,${i}`:t[a]=i}return{...t,
q:r.join(" ")}}function Il(e){let t=[];for(let o of Ma){let s=o==="state"?e.state?.split(",")??[]:e[o]?[e[o]]:[];for(let a of s){let i=s.filter(l=>l!==a).join("\
,");t.push({text:`${o}:${hs(a)}`,field:o,without:{[o]:i||void 0,...o==="queue"?{group:void 0}:{}}})}}let r=[...(e.search??"").matchAll(jl)].map(([o])=>o);return r.
forEach((o,s)=>{let a=o.slice(0,Math.max(0,o.indexOf(":"))),i=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":Ll[a]??"text";t.push({text:o,field:i,without:{
q:r.filter((l,c)=>c!==s).join(" ")||void 0}})}),t}function Fp(e){let{where:t,text:r,error_type:o}=Jp(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==
void 0&&!e.state}function Up(e){return Object.values(e).some(Boolean)}function Jl(e){let{queue:t,state:r,type:o,group:s,until:a}=e;return{queue:t,state:r,type:o,
group:s,since:qo(e.since),until:a,...Jp(e.search)}}function Lo(e,t,r){return`v1/jobs${ze({...Jl(e),fields:"payload,progress",limit:t,cursor:r})}`}function Wp(e){
let t=Object.entries(Jl(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r===
"state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function Hp(e){let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...Jl(e),since:e.
since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join(
"")}function Vp(e,t,r){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([r],{type:t})),o.download=e,o.click(),URL.revokeObjectURL(o.href)}function Qp(e,t){
Vp(e,"application/x-ndjson",t.map(r=>`${st(r,"",!0)}
`).join(""))}var zp=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function V0(e){
if(e==null)return"";if(typeof e!="string")return st(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function Gp(e,t){
let r=[zp.map(([o])=>o),...t.map(o=>zp.map(([,s])=>V0(s(o))))];Vp(e,"text/csv",r.map(o=>`${o.join(",")}\r
`).join(""))}var Q0=5;async function Bl(e,t,r,o){let s=[],a=0,i=0,l=r;do{let c=await q(Lo(e,t-s.length,l),{signal:o});s.push(...c.jobs),i+=c.looked_at??c.jobs.length,l=c.cursor,
++a}while(l!==void 0&&s.length<t&&a<Q0);return{jobs:s,cursor:l,looked:i}}function G0({chosen:e,clear:t}){let r=[...e],o=(c,u,m,h=!1)=>({label:c,path:`v1/jobs/${u}`,
body:{ids:r},cli:`pawl ${u==="delete"?"rm":u} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:m,then:t,confirm:h?{title:`${c} ${ue(r.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued agai\
n"),a=o("Terminate","terminate","Asked to stop"),i=o("Delete","delete","Deleted",!0),l=ye("admin")&&r.length>0;return Me({r:()=>l&&Nt(s),T:()=>l&&Nt(a),Delete:()=>l&&
Nt(i),Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(U,{action:s}),n(U,{action:a}),n(U,{action:i,danger:!0}),n(
"button",{type:"button",onClick:t,children:"Clear"})]})]})}var Kp=["scheduled","retrying","suspended","completed","failed","dead"],Yp=["completed","failed","dea\
d","terminated"],Zp=["waiting","scheduled","queued","retrying","running","suspended"];function Br({filter:e,total:t}){let r=Wp(e);if(!ye("admin")||r===null)return null;
let o=e.state?.split(","),s=l=>o===void 0||o.some(c=>l.includes(c)),a=l=>o!==void 0&&o.every(c=>l.includes(c)),i=(l,c,u,m,h,p,g=!1)=>({label:l,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${Hp(e)}`,done:h,confirm:{title:u,text:m,danger:g,count:a(p)?t:void 0}});return n($,{children:[s(Kp)&&n(U,{action:i(
"Run all","run","Run all that match?","They are queued again.","Queued again",Kp)}),s(Zp)&&n(U,{action:i("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",Zp,!0),danger:!0}),s(Yp)&&n(U,{action:i("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",Yp,!0),danger:!0})]})}function Fn({filter:e,total:t,queueColumn:r,empty:o,wrong:s}){let a=H.value.get("c\
ursor")??void 0,i=Number(H.value.get("limit"))||50,[l,c]=A(new Set),[u,m]=A(!1),h=JSON.stringify([e,a,i]);_e(()=>c(new Set),[h]);let p=z(`jobs ${h}`,k=>Bl(e,i,a,
k),l.size>0),g=p.value,w=p.problem?.status===422?p.problem.field:"";_e(()=>s?.(w),[w]);let T=cp(g?.jobs??[],k=>k.id,h);return g===null?p.problem?n(Qe,{problem:p.
problem,retry:p.reload,path:Lo(e,i)}):n(ct,{rows:8}):n($,{children:[n(dt,{data:p,path:Lo(e,i)}),g.jobs.length===0&&g.cursor===void 0?o:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(Jn,{jobs:T.
rows,gone:T.gone,selection:{chosen:l,set:c},queue:r}),n(Nr,{cursor:a,next:g.cursor,words:["Newest",g.jobs.length===0?"Go on":"Older"],note:g.jobs.length===0?`Lo\
oked at ${Wt(g.looked)} jobs, found none.`:`${P(g.jobs.length)} jobs${t!==void 0&&t>g.jobs.length?` of ${P(t)}`:""}, newest first${g.looked>g.jobs.length?`; loo\
ked at ${Wt(g.looked)}`:""}`,children:[n(Br,{filter:e,total:t}),g.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":u,onClick:()=>m(
!u),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>Qp("jobs.ndjson",g.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>Gp("jobs.csv",g.jobs),children:"CSV"})]})]}),u&&n(gp,{})]}),n(G0,
{chosen:l,clear:()=>c(new Set)})]})}var Xp=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function K0(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(i=>[i,(s[i]??0)+(a[i]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function Y0(e,t,r){let o=new Map,s,a=0;for(let i=0;i<e;++i){let l=await q(`v1/errors${ze({...t,cursor:s})}`,
{signal:r});a+=l.looked_at;for(let c of l.errors){let u=o.get(c.fingerprint);o.set(c.fingerprint,u?K0(u,c):c)}if(s=l.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((i,l)=>l.count-i.count),looked:a,more:s!==void 0}}function ef({names:e}){return n($,{children:[e.slice(0,3).map((t,r)=>n($,{children:[r>0&&", ",n(
"a",{href:O(Le(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var Z0=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:O(hr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(ef,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(dp,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ne,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ne,{at:e.last_seen_at})}];function X0({kind:e}){let t=`error:${hs(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
K,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${ze({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Br,{filter:{queue:r,state:"dead,failed",search:t}}),n(Oe,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>me({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(at,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(ef,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ne,{at:e.first_seen_at})],["Last seen",n(ne,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(at,{rows:[["Examples",
n("ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:O(ce(o)),class:"id",children:o})},o))})]]})]})]})}function tf({time:e}){let t=H.value.get("queue")??
"",r=H.value.get("since")??"";return n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,
placeholder:"all",spellcheck:!1,onChange:o=>me({queue:o.currentTarget.value.trim(),cursor:void 0})})]}),n("label",{children:[n("span",{children:e}),n("select",{
value:r,onChange:o=>me({since:o.currentTarget.value,cursor:void 0}),children:rr.map(([o,s])=>n("option",{value:o,children:s},o))})]})]})}var eb={dead:["retries_\
exhausted","not_retried","lease_expired","timed_out","run_away","tasks_failed"],failed:["expired"],retrying:[]};function tb({state:e,chosen:t}){let r=eb[e]??[];
return r.length<2?null:n("div",{class:"chips",role:"group","aria-label":"Reasons",children:r.map(o=>n("button",{type:"button",class:"chip","data-state":"dead","\
aria-pressed":o===t,onClick:()=>me({reason:o===t?void 0:o,cursor:void 0}),children:rn(o)},o))})}function nb({state:e,counts:t}){let[r,o,s]=["queue","since","rea\
son"].map(c=>H.value.get(c)??""),a=r!==""||o!==""||s!=="",i={state:e,queue:r||void 0,since:o,search:s?`reason:${s}`:void 0},l=()=>me({queue:void 0,since:void 0,
reason:void 0,cursor:void 0});return Me({"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n(tf,{time:"Pushed"}),n(tb,{state:e,chosen:s}),n(Fn,
{filter:i,total:a?void 0:t?.[e],empty:a?n(pe,{title:"No job matches",children:n("button",{type:"button",onClick:l,children:"Clear filters"})}):n(pe,{title:e==="\
dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(t?.retrying??0)>0&&n("p",{children:[n("\
a",{href:O("/failures?tab=retrying"),children:ue(t?.retrying??0,"job")})," wait for a retry."]})})})]})}function rb({retrying:e}){let t=H.value.get("queue")??"",
r=H.value.get("since")??"",[o,s]=A(1),a=z(`kinds ${t} ${r} ${o}`,u=>Y0(o,{queue:t,since:qo(r)},u)),i=`v1/errors${ze({queue:t,since:qo(r)})}`,l=a.value,c=l?.kinds.
find(u=>u.fingerprint===H.value.get("error"));return Me({Escape:()=>me({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n(tf,
{time:"Seen"}),n(dt,{data:a,path:i}),c&&n(X0,{kind:c}),l===null?!a.problem&&n(ct,{}):l.kinds.length===0?n(pe,{title:t||r?"No error matches":"Nothing has failed",
children:t||r?n("button",{type:"button",onClick:()=>me({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n("a",{href:O("/failures?tab=retrying"),children:[
ue(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n($n,{rows:l.kinds,columns:Z0,id:u=>u.fingerprint,page:u=>hr({error:u.fingerprint}),kind:"\
list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[ue(l.kinds.length,"kind")," among the last errors of ",ue(l.looked,"job"),l.more&&
"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Oe,{text:De(i),label:"Copy as curl"}),l.more&&n("button",{type:"button",onClick:()=>s(o+1),
children:"Look at more"})]})]})]})]})}function nf(){let e=H.value.get("tab")??"errors",t=z("failures",s=>q("v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`\
/failures${s==="errors"?"":`?tab=${s}`}`;return Me(Object.fromEntries(Xp.map(([s],a)=>[String(a+1),()=>xe(o(s))]))),n(de,{title:"Failures",children:[n(Bn,{tabs:Xp.
map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(Qe,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(rb,
{retrying:r?.retrying??0}):n(nb,{state:e,counts:r},e)]})}var Ea="download";function ob(){let t=z("outbound",r=>q("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(K,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>rt.value?n(ne,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var sb=["queued","running","retrying","completed","dead"];function rf(){let e=H.value.get("state")??"";return n(de,{title:"Downloads",sub:n($,{children:["jobs o\
f the queue ",n("a",{href:O(Le(Ea)),children:Ea}),"; limits of hosts are ",n("a",{href:O(`${Le(Ea)}?tab=groups`),children:"its groups"})]}),children:[n(gr,{states:sb}),
n(Fn,{filter:{queue:Ea,state:e||void 0},queueColumn:!1,empty:n(pe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(Z,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${re("v1/jobs")}`})]})})}),n(ob,{})]})}function Da({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let i={...Object.fromEntries(r.map(({name:x,value:E})=>[x,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[l,c]=A(null),[u,m]=A(""),h=l??i,p=(x,E)=>c({...h,[x]:E}),g={},w=[];for(let{name:x}of r)h[x]!==i[x]&&
(g[x]=h[x]===""?null:Number(h[x]),w.push(`--${x.replace(/_/g,"-")} ${h[x]||"none"}`));(h.rate_limit!==i.rate_limit||h.rate_limit!==""&&h.rate_per!==i.rate_per)&&
(g.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},w.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
i.ordered&&(g.ordered=h.ordered==="yes",w.push(g.ordered?"--ordered":"--unordered"));let T=w.length>0,k=async()=>{try{await q(e,{method:"PATCH",body:g}),je("Sav\
ed"),c(null),m(""),a()}catch(x){m(x.detail)}},_=!ye("admin"),S=(x,E,L)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[x],placeholder:"\
no limit",inputMode:"numeric",disabled:_,onInput:R=>p(x,R.currentTarget.value)}),n("small",{children:L})]});return n(K,{title:"Limits",tools:n($a,{}),children:n(
"form",{class:"form",onSubmit:x=>{x.preventDefault(),k()},children:[r.slice(0,1).map(({name:x,label:E,hint:L})=>S(x,E,L)),n("div",{class:"pair",children:[S("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:_||h.rate_limit==="",
onInput:x=>p("rate_per",x.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:x,label:E,hint:L})=>S(x,E,L)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:_,onClick:x=>p("ordered",x.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),u&&n("p",{class:"bad",role:"alert",children:u}),!_&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!l,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Z,{text:`${t} ${w.join(" ")}`}),n(Z,{text:De(e,"PATCH",g)})]})]})})}function Fl(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function of(e){let t=r=>({path:Fl(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function sf(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function ab({group:e}){return n($,{children:[n(zt,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(br,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var ib=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:O(Ln(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
zt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(ab,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${be(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:sf},{head:"",kind:"end act",cell:e=>n(U,{action:of(e)})}];function af({
queue:e}){let[t,r]=A(""),o=H.value.get("prefix")??"",s=H.value.get("order")??"";return n($,{children:[n("form",{class:"filters",onSubmit:a=>{a.preventDefault(),
t&&xe(Ln(e,t))},children:[n("label",{children:[n("span",{children:"Open a group by its exact name"}),n("input",{value:t,onInput:a=>r(a.currentTarget.value)})]}),
n("button",{type:"submit",children:"Open"}),n("label",{children:[n("span",{children:"Begins with"}),n("input",{value:o,placeholder:"anything",spellcheck:!1,onChange:a=>me(
{prefix:a.currentTarget.value,cursor:void 0})})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s==="ready",onClick:()=>me({order:s===
"ready"?void 0:"ready",cursor:void 0})})," most ready first"]})]}),n(In,{from:`v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",filter:{prefix:o,order:s},
order:s==="ready"?"most ready first":"in the order of the store",words:["First","More"],columns:ib,id:a=>a.name,page:a=>Ln(e,a.name),none:n(pe,{title:"No groups\
 here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(Z,{text:`curl -d '{"type":"\
hello","queue":"${e}","group":"customer-1"}' ${re("v1/jobs")}`})]})})]})}function lb({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,(t.get(r.state)??0)+1);
return n(K,{title:`The last ${ue(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{class:"strip",role:"img",
"aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}: ${r.state}`,onClick:()=>xe(
ce(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(ln,{state:r}),P(o)," ",r]},r))})]})}
function ub({queue:e,name:t}){let r=H.value.get("cursor")??void 0,o=H.value.get("since")??"",s=`${Fl({queue:e,name:t})}/jobs${ze({limit:50,cursor:r,since:qo(o)})}`,
a=z(`history ${e} ${t} ${r} ${o}`,l=>q(s,{signal:l})),i=a.value;return n($,{children:[n("div",{class:"row history-head",children:[n("h2",{children:"History"}),n(
Oo,{label:"Pushed",options:rr.map(([l,c])=>[l,c]),value:o,set:l=>me({since:l,cursor:void 0})})]}),i===null?a.problem?n(Qe,{problem:a.problem,retry:a.reload,path:s}):
n(ct,{}):i.jobs.length===0&&!r?n(pe,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(Z,{text:`curl -d '{"type":"hello","queue":"${e}","grou\
p":"${t}"}' ${re("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Jn,{jobs:i.jobs,queue:!1}),n(Nr,{note:"newest first",cursor:r,next:i.cursor,children:n(
Br,{filter:{queue:e,group:t,since:o}})})]})]})}function lf({queue:e,name:t}){let r=Fl({queue:e,name:t}),o=z(r,async c=>{let[u,m]=await Promise.all([q(r,{signal:c}),
q(`${r}/jobs?limit=200`,{signal:c})]);return{group:u,last:m.jobs}}),s=n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n("a",{href:O(Le(e)),children:e}),
" · ",n("a",{href:O(`${Le(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Lt,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n(
"p",{children:"A queue appears with its first push."})});let{group:a,last:i}=o.value,l=sf(a);return n(de,{title:n($,{children:[t," ",a.paused&&n(Ne,{state:"paus\
ed"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(U,{action:of(a)}),children:[n(dt,{data:o,path:r}),n("div",{class:"tiles four",
children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"tile-value",children:P(a.ready)}),
n("span",{class:"tile-note",children:l||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Ru\
nning"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("small",{children:[" / ",P(a.limit)]})]}),n("span",{class:"tile-note",children:a.
limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:a.
rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${be(a.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n(
"span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"tile-note",children:a.ordered?"\
one at a time, in turn":"as workers are free"})]})]}),i.length>0&&n(lb,{jobs:i}),n(ub,{queue:e,name:t}),n(Da,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"\
limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),n(jt,{title:"Settings",value:a.
settings})]})}function uf({job:e,path:t}){let[r,o]=A(""),s=e.aliases??[];if(!ye("admin")&&s.length===0)return null;let a=i=>`${t}/aliases/${encodeURIComponent(i)}`;return n("\
div",{class:"row aliases",children:[s.map(i=>n("span",{class:"pill",children:[i,ye("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${i}\
 away`,onClick:()=>Nt({label:"",method:"DELETE",path:a(i),done:`${i} is taken away`,undo:{method:"PUT",path:a(i),done:`It is ${i} again`}}),children:"×"})]},i)),
ye("admin")&&n("form",{class:"row",onSubmit:i=>{i.preventDefault(),r&&Nt({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:i=>o(i.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function cf({path:e}){let t=z(`${e}/callbacks`,r=>q(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(K,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
Ne,{state:r.state})}),n("td",{class:"end wide",children:ue(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ne,{at:r.next_at})})]},r.id))})})})}
function df({job:e}){let t=z(`children ${e.id}`,r=>q(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(K,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:O(`${ce(e.id)}/tree`),children:"tree"})]}),children:n(Jn,{jobs:t.value.jobs})})}function pf({job:e,path:t,close:r}){let o=st(e.payload??null),s=o.includes('"[redacted]"'),[a,i]=A({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[l,c]=A(""),u=w=>i({...a,...w}),m={},h="";if(a.priority!==String(e.priority)&&(m.priority=Number(a.priority)),a.group!==(e.group??"")&&(m.group=a.group||null),a.
delay&&(m.delay=a.delay),a.payload!==o)try{m.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let p=Object.entries(m).map(([w,T])=>` --${w} ${w===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),g=async()=>{try{await q(t,{method:"PATCH",body:m,key:nn()}),je("Changed"),tr(),r()}catch(w){c(w.detail)}};
return n(At,{title:"Change this job",close:r,children:n("form",{onSubmit:w=>{w.preventDefault(),g()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:w=>u({priority:w.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:w=>u(
{delay:w.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:w=>u({group:w.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:w=>u({payload:w.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Z,{text:`pawl edit ${e.id}${p.join("")}`}),n(Z,{text:De(t,"PATCH",m)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||p.length===0,children:"Change"})]})]})})}var Ul=5;function Wl({error:e,wrap:t=!0}){let[r,o]=A(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,Ul)).join(`
`)}),s.length>Ul&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-Ul} more lines`})]})}function ff({error:e}){let[
t,r]=A(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(Oe,{text:s,label:"Copy the er\
ror"})]})]}),n(Wl,{error:e,wrap:t})]})}var Hl=["scheduled","retrying","suspended","completed","failed","dead","waiting"],No=["completed","failed","dead","terminated"],mf=["queued","scheduled","retryi\
ng","suspended"];function cb({job:e,side:t,name:r,port:o}){let[s,a]=A(!1),[i,l]=A(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,u=z(`${c} ${s}`,
async p=>s?await q(`${c}?limit=20`,{signal:p}):null),m;try{m=JSON.parse(i)}catch{m=void 0}let h=async()=>{try{let p=await q(c,{method:"POST",body:{values:[m]},key:nn()});
je(`Written; ${P(p.count)} wait there now`),l(""),tr()}catch(p){je(p.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:ue(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(p=>n("a",{href:O(Nn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:st(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:ye("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&u.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:u.value.items.map((p,g)=>n("li",{children:[n("span",
{class:"faint",children:(u.value?.from??0)+g})," ",n("code",{children:st(p.value).replace(/\n\s*/g," ")})]},g))}),u.value.tail-u.value.from>u.value.items.length&&
n("p",{class:"faint",children:["The first ",u.value.items.length," values."]})]})}),t==="in"&&ye("push")&&!No.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),m!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:i,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("button",{type:"submit",disabled:m===void 0,children:"Write"}),i!==
""&&m!==void 0&&n(Oe,{text:`pawl write ${e.id} ${r} '${i}'`,label:"Copy as a command"})]})})})]})}function hf({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(K,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(cb,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function gf(e){let[t,r]=A(null),o=e?.state==="running"?e.id:void 0;return _e(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||mt.value||(s=
new EventSource(re(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",c=>r({id:o,progress:Zo(c.data).progress})))},i=()=>{s?.close(),
s=null},l=()=>document.hidden?i():a();return a(),document.addEventListener("visibilitychange",l),()=>{i(),document.removeEventListener("visibilitychange",l)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var db={succeeded:"completed",crashed:"failed",lost:"failed",timed_out:"failed",released:"queued",stopped:"terminated"};function Aa(e,t){return be(Math.max(0,Date.
parse(t)-Date.parse(e)))}function bf(e){return e&&n("a",{href:O(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function pb(e){let t=e.outcome??(e.ended_at?
"ended":"running");return{at:e.started_at,state:db[t]??t,title:`Attempt ${e.attempt}`,note:n($,{children:[t.replace(/_/g," "),e.ended_at&&` after ${Aa(e.started_at,
e.ended_at)}`,e.worker&&n($,{children:[" on ",bf(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[
n("b",{children:e.error.type})," ",e.error.message]}),n(Wl,{error:e.error})]})}}function fb(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>
1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${Aa(e.created_at,e.started_at)}`}:null}function mb(e,t){let r=[{at:e.
created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.
run_at<=o.started_at?e.run_at:e.created_at;r.push({at:a,state:"waiting",title:"Waited",note:`for ${Aa(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,
state:"waiting",title:`${o.attempt-1} earlier attempts`,note:"are not kept"});for(let a of[...t].reverse())r.push(pb(a));let s=t.length===0&&fb(e);if(s&&r.push(
s),e.ended_at){let a=e.started_at&&t.length===0?`ran ${Aa(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.
slice(1),note:[a,rn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,state:e.state,
title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function hb({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","data-state":r,viewBox:"\
0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(
100,e*100)),height:"4",class:"fill"})]})}function gb({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0\
 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasha\
rray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function bb({job:e}){if(!e.lease)return null;let t=e.options.
lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-rt.value);return n("p",{class:"lease",children:[n(gb,{part:o/t}),n("span",{children:["Leased to ",n("b",
{children:bf(e.lease.worker)})," for ",be(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=rt.value&&n($,{children:[", renewed ",n(ne,{at:new Date(r-t).toISOString()})]}),
(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function vf({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}\
/runs`,r=z(t,async i=>e.attempt>0?(await q(t,{signal:i})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,rt.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(K,{title:"Timeline",children:[n("ol",{class:"timeline",children:[mb(e,r.value??[]).map((i,l)=>n(
"li",{"data-state":i.state,children:[n("span",{class:"timeline-mark",children:n(ln,{state:i.state})}),n("div",{class:"timeline-text",children:[n("b",{children:i.
title})," ",i.note&&n("span",{class:"faint",children:i.note}),n("div",{class:"meta",children:[n(ne,{at:i.at})," ",n("span",{class:"faint",children:["· ",Ve(Date.
parse(i.at))]})]}),i.more]})]},l)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",ho(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",be(a)]}),a!==void 0&&n(hb,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(bb,{job:e})]})}function zl(e){let t=e.options.retry;if(!t||No.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function yf(e,t){let r=await q(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,i,l]=await Promise.all([q(`v1/queues/${s}`,{signal:t}).catch(o),r.group?q(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,jn().catch(()=>[])]);return{job:r,queue:a,group:i,workers:l}}function wf({id:e}){return n("a",{href:O(ce(e)),class:"id",children:e})}
function vb({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n($,{children:[
o===0?": ":", ",n(wf,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var or=e=>n("a",{href:O(Le(e.queue)),children:e.queue}),Oa=e=>n(
"a",{href:O(Ln(e.queue,e.group??"")),children:e.group}),Vl=e=>e.workflow?n("a",{href:O(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",yb={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ne,
{at:e??t.run_at}),"."]}):t.state==="suspended"?n($,{children:["It sleeps; it wakes by itself ",n(ne,{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it\
 may run ",n(ne,{at:e??t.run_at}),", at ",Ve(Date.parse(e??t.run_at??"")),"."]}),input:()=>n($,{children:"It sleeps until something comes for it."}),waits_for:e=>n(
vb,{jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),
workflow_paused:(e,t)=>n($,{children:["Its ",Vl(t)," is paused."]}),not_started:(e,t)=>n($,{children:["Its ",Vl(t)," has not been started."]}),workflow_external:(e,t)=>n(
$,{children:["Its ",Vl(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",or(t)," is paused."]}),
queue_limit:({running:e,limit:t},r)=>n($,{children:["The queue ",or(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The \
queue ",or(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ne,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",
Oa(t)," is paused."]}),group_limit:({running:e,limit:t},r)=>n($,{children:["Its group ",Oa(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n(
$,{children:["Its group ",Oa(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ne,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,
{children:["Its group ",Oa(t)," is ordered, and ",e?n(wf,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims \
the queue ",or(t),e&&n($,{children:["; the last one did ",n(ne,{at:e})]}),"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",or(t)," were to\
ld to claim no more."]})};function gs(e,t){return yb[e.kind]?.(e,t)??n($,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function wb({job:e,queue:t,
group:r,workers:o}){if((e.state==="scheduled"||e.state==="retrying")&&e.run_at)return gs({kind:"time"},e);if(e.state==="waiting")return gs({kind:"waits_for",count:e.
waiting_for??e.after?.length??0},e);if(e.state!=="queued")return null;let s=(i,l={})=>gs({kind:i,...l},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s(
"group_paused");if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==
void 0&&r.running>=r.limit)return s("group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(i=>i.queues?.
includes(e.queue)&&i.state!=="gone");return a.length===0?s("no_worker"):a.every(i=>i.quiet)?s("workers_quiet"):a.every(i=>i.concurrency!==void 0&&i.running.length>=
i.concurrency)?n($,{children:["All ",P(a.length)," workers of the queue ",or(e)," are busy."]}):t?.rate&&t.counts.queued>0?n($,{children:["The queue ",or(e)," s\
tarts at most ",t.rate.limit," jobs in ",be(t.rate.per*1e3),"; its turn comes."]}):n($,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",or(e),
" wait, and its turn comes."]})}function _f({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n($,{children:["Nothing holds i\
t: it is next in turn in ",or(t),"."]}),a=r?gs(r,t):s||wb(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[
n(ln,{state:t.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What hol\
ds it then",children:o.map(i=>n("li",{children:gs(i,t)},i.kind))})]})]}):null}function _b(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function kb({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:O(ce(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function Sb({job:e,path:t,close:r}){let o=st(e);return n(
At,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(Oe,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:re(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function xb(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>xe(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&xe(ce(s.id))}}}function kf({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=z(`job ${e}`,_=>yf(e,_)),[o,s]=A(!1),[a,i]=A(!1),l=gf(r.value?.job),c=r.value,u=c?.job,m=u?mp(u.id):null,
h=m?.list??"/jobs",p=xb(e,t,u,h),g=u!==void 0&&No.includes(u.state);if(Me({r:()=>u&&Hl.includes(u.state)&&Nt(p.run),T:()=>u&&!g&&Nt(p.end),Delete:()=>g&&Nt(p.remove),
u:()=>u?.parent&&xe(ce(u.parent.id)),y:()=>u&&void ps(u.id).then(()=>je("The id is copied")),e:Ep,"[":()=>m?.before&&xe(ce(m.before)),"]":()=>m?.after&&xe(ce(m.
after))}),u===void 0)return n(Lt,{data:r,path:t,title:"Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let w=l??u.progress,T=xl(w),k=u.options.retry;return n(de,{title:n($,{children:[u.
type," ",n(Ne,{state:u.state})]}),sub:n("span",{class:"row",children:[n("a",{href:O(h),children:"Jobs"})," · ",n("code",{class:"id",children:u.id}),n(Oe,{text:u.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",u.seq]}),m&&n(kb,{near:m})]}),tools:n($,{children:[Hl.includes(u.state)&&n(U,{action:{...p.run,label:g?
"Run again":"Run now"},primary:!0,id:"run"}),u.state==="terminated"&&n(U,{action:p.force,primary:!0,id:"run"}),mf.includes(u.state)&&ye("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!g&&n(U,{action:p.end,danger:!0,why:u.state==="terminating"&&"it stops already"}),g&&n(U,{action:p.remove,danger:!0}),
n(U,{action:p.copy,scope:"push"}),n("button",{type:"button",onClick:()=>i(!0),children:"Raw"}),n(Oe,{text:De(t),label:"Copy as curl"})]}),children:[n(dt,{data:r,
path:t}),o&&n(pf,{job:u,path:t,close:()=>s(!1)}),a&&n(Sb,{job:u,path:t,close:()=>i(!1)}),c&&n(_f,{view:c}),T!==null&&u.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(T)," %"]})]}),u.error&&n(ff,{error:u.error}),n("div",{class:"columns job-columns",children:[n(K,{title:"Facts",children:n(at,{rows:[["Queu\
e",n("a",{href:O(Le(u.queue)),children:u.queue})],["Group",u.group&&n("a",{href:O(Ln(u.queue,u.group)),children:u.group})],["Priority",u.priority],["Attempts",k&&
!u.ports?`${u.attempt} of at most ${k.max+1}`:u.attempt],["Coming pauses",u.failures>0&&zl(u).length>0&&`at most ${zl(u).map(_=>be(_)).join(", ")}`],["Retries",
k&&(k.max===0?"none":`${k.backoff}, from ${be(k.base*1e3)} to ${be(k.cap*1e3)}`)],["Lease",be(u.options.lease*1e3)],["Timeout",u.options.timeout!==void 0&&be(u.
options.timeout*1e3)],["Unique",u.unique&&`${u.unique.key}, until its ${u.unique.until==="start"?"start":"end"}`],["Expires",u.expires_at&&n(ne,{at:u.expires_at})],
["Parent",u.parent&&n("a",{href:O(ce(u.parent.id)),children:u.parent.id})],["Workflow",u.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(u.workflow.id)}`),
children:u.workflow.id})],["Also named",n(uf,{job:u,path:t})],["Removed",u.retain_until&&n($,{children:[n(ne,{at:u.retain_until}),", at ",Ve(Date.parse(u.retain_until))]})],
["Kept after its end",!u.retain_until&&be(u.options.retention*1e3)]]})}),n(vf,{job:u})]}),_b(u)&&n("p",{class:"hint",children:[n("a",{href:re(`v1/files/${encodeURIComponent(
u.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(hf,{job:u}),n(jt,{title:"Result",value:u.result}),n(jt,{title:"Progress",
value:w}),n(jt,{title:"Payload",value:u.payload}),n(jt,{title:"Meta",value:u.meta}),n(jt,{title:"State",value:u.job_state}),(u.callbacks?.length??0)>0&&n(cf,{path:t}),
u.children&&u.children.count>0&&n(df,{job:u}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Z,{text:`pawl job ${e}`}),n(
Z,{text:De(t)})]})]})}var Cb=10;function $b(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function Sf({id:e,value:t,placeholder:r,label:o,wrong:s,after:a,submit:i}){let[
l,c]=A(null),[u,m]=A(-1),[h,p]=A(!1),g=se(null),w=l??t,T=$b(w),k=h?a(T).filter(x=>x!==T).slice(0,Cb):[],_=x=>{c(null),p(!1),m(-1),i(x.trim())},S=x=>{let E=w.slice(
0,w.length-T.length)+x;m(-1),x.endsWith(":")?c(E):_(E),g.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:g,id:e,type:"search",role:"\
combobox","aria-label":o,"aria-expanded":k.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":u>=0&&u<k.length?`${e}-${u}`:
void 0,"aria-invalid":s,autocomplete:"off",value:w,placeholder:r,spellcheck:!1,onFocus:()=>p(!0),onBlur:()=>{p(!1),l!==null&&l.trim()!==t&&_(l)},onInput:x=>{c(x.
currentTarget.value),p(!0),m(-1)},onSearch:x=>x.currentTarget.value===""&&t!==""&&_(""),onKeyDown:x=>{x.key==="ArrowDown"||x.key==="ArrowUp"?(x.preventDefault(),
p(!0),m(Math.max(-1,Math.min(k.length-1,u+(x.key==="ArrowDown"?1:-1))))):(x.key==="Enter"||x.key==="Tab")&&u>=0&&k[u]!==void 0?(x.preventDefault(),S(k[u])):x.key===
"Enter"?(x.preventDefault(),_(w)):x.key==="Escape"&&k.length>0&&(x.preventDefault(),p(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:k.
length===0,children:k.map((x,E)=>n("li",{id:`${e}-${E}`,role:"option","aria-selected":E===u,onPointerDown:L=>{L.preventDefault(),S(x)},children:x},x))})]})}var Ql=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function xf({queue:e,close:t}){
let[r,o]=A({type:"",queue:e??"",payload:"{}"}),[s,a]=A(""),[i]=A(nn()),l=(g,w)=>o({...r,[g]:w}),c={type:r.type},u=[];for(let[g]of Ql)r[g]&&(c[g]=r[g],u.push(` -\
-${g} ${r[g]}`));let m="";try{c.payload=JSON.parse(r.payload||"null")}catch{m="this is not JSON"}let h=async()=>{try{let g=await q("v1/jobs",{method:"POST",body:c,
key:i});je("Pushed"),t(),xe(ce(g.id))}catch(g){a(g instanceof tn?g.detail:String(g))}},p=(g,w,T,k=!1)=>n("label",{class:"field",children:[n("span",{children:w}),
n("input",{value:r[g]??"",placeholder:T,required:k,spellcheck:!1,onInput:_=>l(g,_.currentTarget.value)})]},g);return n(At,{title:"Push a job",close:t,children:n(
"form",{onSubmit:g=>{g.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...Ql[0])]}),n("div",{class:"p\
air",children:Ql.slice(1).map(g=>p(...g))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:g=>l("payload",g.currentTarget.value)}),n("small",{children:m||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Z,{text:`pawl push ${r.type||"TYPE"}${u.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(Z,
{text:De("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||m!=="",children:"Push"})]})]})})}var Tb={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function Pb(e,t,r){let o=e.indexOf(":");if(o<0)return[
...Ma,"worker","reason","error","unique","payload."].map(l=>l.endsWith(".")?l:`${l}:`).filter(l=>l.startsWith(e));let s=e.slice(0,o),a={queue:()=>t.map(l=>l.name),
state:()=>Ao,type:()=>$l(),since:()=>rr.map(([l])=>l).filter(Boolean),reason:()=>Ip,worker:()=>r.map(l=>l.name)},i=e.slice(o+1).toLowerCase();return(a[s]?.()??[]).
filter(l=>l.toLowerCase().includes(i)).map(l=>`${s}:${hs(l)}`)}function Mb({filter:e,wrong:t,clear:r}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
Il(e).map(o=>n("li",{class:o.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:o.text}),o.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${o.text}`,onClick:()=>me({...o.without,cursor:void 0}),children:"×"})]},o.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:r,children:"Clear filters"})})]})}function Eb({filter:e,change:t}){let r=rr.some(([i])=>i===(e.since??
""))&&!e.until,[o,s]=A(!1),a=o||!r;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:i=>{
let l=i.currentTarget.value;s(l==="between"),l!=="between"&&t({since:l,until:void 0})},children:[rr.map(([i,l])=>n("option",{value:i,children:l},i)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:r?
"":go(e.since),onChange:i=>t({since:Xo(i.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:go(e.until),onChange:i=>t({until:Xo(i.currentTarget.value)})})]})]})]})}function Cf(){let e=_=>H.value.get(_)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},r=z("queues for jobs",_=>q("v1/queues?limit=1000",{signal:_})),o=z("workers for\
 jobs",jn),[s,a]=A(!1),[i,l]=A("");Me({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>ye("push")&&a(!0)});let c=t.state?.split(",")??[],u=r.value?.
queues??[],m=u.filter(_=>!t.queue||_.name===t.queue),h=_=>m.reduce((S,x)=>S+(x.counts[_]??0),0),p=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,g=Up(
t),w=_=>me({..._,cursor:void 0,..."queue"in _&&_.queue!==t.queue?{group:_.group}:{}}),T=()=>me(Tb),k=Lo(t,50);return n(de,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(Oe,{text:De(k),label:"Copy as curl"})]}),ye("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(xf,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":i==="queue",onChange:_=>w({queue:_.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!u.some(_=>_.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),u.map(_=>n("option",{value:_.name,children:_.name},_.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":i==="type",
onChange:_=>w({type:_.currentTarget.value.trim()})}),n("datalist",{id:"types",children:$l().map(_=>n("option",{value:_},_))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":i==="group",onChange:_=>w(
{group:_.currentTarget.value})})]}),n(Eb,{filter:t,change:w}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(Sf,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:Il({search:t.search}).some(_=>_.field===i),after:_=>Pb(_,u,o.
value??[]),submit:_=>w(Bp(_))})]})]}),n(fs,{states:Ao,chosen:c,counts:Object.fromEntries(Ao.map(_=>[_,h(_)])),toggle:_=>w({state:(c.includes(_)?c.filter(S=>S!==
_):[...c,_]).join(",")})}),g&&n(Mb,{filter:t,wrong:i,clear:T}),Fp(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(Fn,{filter:t,total:p?c.reduce((_,S)=>_+h(S),0):void 0,wrong:l,empty:g?n(pe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(pe,{title:"No jobs yet",children:n(Z,{text:`curl -d '{"type":"hello","payloa\
d":{"name":"Ann"}}' ${re("v1/jobs")}`})})})]})}var Db=1e4,Gl=200;function Kl(e){return`v1/queues/${encodeURIComponent(e)}`}function La(e,t){let r=o=>({path:Kl(e),method:"PATCH",body:{paused:o},done:o?`${e} i\
s paused`:`${e} runs again`});return{label:t?"Resume":"Pause",...r(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:r(t)}}function Yl({queue:e,workers:t}){
if(e.paused)return n(Ne,{state:"paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"d\
ot"}),"no worker"]});let r=e.counts.queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",
children:[n("span",{class:"dot"}),r?"active":"idle"]})}function Ra(e,t,r,o,s){let a=e.map(o);return{label:t,done:r,...a[0],each:a,...s}}function qa(e,t,r){let o=i=>l=>({
path:Kl(l.name),method:"PATCH",body:{paused:i}}),s=ue(e.length,"queue"),a=i=>i?"Paused":"Resumed";return Ra(e,r,a(t),o(t),{confirm:e.length>1?{title:`${t?"Pause":
"Resume"} ${s}?`,text:t?"They hand out no jobs until they are resumed; what runs goes on.":"They hand out jobs again.",danger:t}:void 0,undo:Ra(e,"",a(!t),o(!t),
{})})}function Ab(e){return Ra(e,"Run dead","Queued again",t=>({path:"v1/jobs/run",body:{queue:t.name,state:"dead"}}),{confirm:{title:`Run all dead jobs of ${ue(
e.length,"queue")}?`,text:`${P(e.reduce((t,r)=>t+r.counts.dead,0))} jobs are queued again.`}})}function Ob(e){let t=e.reduce((r,{counts:o})=>r+o.queued+o.scheduled+
o.retrying+o.suspended,0);return Ra(e,"Purge","Terminated",r=>({path:`${Kl(r.name)}/purge`}),{confirm:{title:`Purge ${ue(e.length,"queue")}?`,text:"What waits t\
here is terminated; what runs goes on.",danger:!0,count:t}})}function Rb({queues:e,clear:t}){if(Me({Escape:t}),e.length===0)return null;let r={then:t},o=e.filter(
i=>!i.paused),s=e.filter(i=>i.paused),a=e.filter(i=>i.counts.dead>0);return n("div",{class:"selection",role:"region","aria-label":"Selected queues",children:[n(
"span",{children:[n("b",{children:P(e.length)})," selected"]}),n("div",{class:"row",children:[o.length>0&&n(U,{action:{...qa(o,!0,"Pause"),...r}}),s.length>0&&n(
U,{action:{...qa(s,!1,"Resume"),...r}}),a.length>0&&n(U,{action:{...Ab(a),...r}}),n(U,{action:{...Ob(e),...r},danger:!0}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}var qb={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0,groups:e=>e.groups??0};function Lb({by:e,label:t}){let r=H.value.get("sort");return n("button",{type:"button",class:"sort",onClick:()=>me(
{sort:r===e?"":e},!0),children:[t,r===e?" ↓":""]})}function Nb({queue:e}){return n($,{children:[n(zt,{value:e.counts.running}),e.concurrency!==void 0&&n($,{children:[
n("span",{class:"faint",children:[" / ",P(e.concurrency)]}),n(br,{value:e.counts.running,max:e.concurrency,label:`${e.counts.running} of ${e.concurrency}`})]})]})}
function jb(e,t){let r=H.value.get("sort"),o=(s,a,i,l)=>({head:n(Lb,{by:s,label:a}),kind:i,label:a.toLowerCase(),cell:l,sort:r===s?"descending":void 0});return[
{head:"Queue",kind:"main",cell:s=>n("a",{href:O(Le(s.name)),children:s.name})},{head:"State",cell:s=>n(Yl,{queue:s,workers:new Set(t.keys())})},o("queued","Queu\
ed","end",s=>n(zt,{value:s.counts.queued})),o("running","Running","end wide",s=>n(Nb,{queue:s})),o("retrying","Retrying","end wide",s=>n(zt,{value:s.counts.retrying})),
o("dead","Dead","end",s=>n("span",{class:s.counts.dead>0?"bad":void 0,children:n(zt,{value:s.counts.dead})})),o("scheduled","Scheduled","end wide",s=>n(zt,{value:s.
counts.scheduled})),o("oldest","Oldest wait","end wide",s=>s.oldest_age?be(s.oldest_age*1e3):n("span",{class:"faint",children:"–"})),{head:"A minute",kind:"wi\
de",cell:s=>n(ba,{queue:s.name})},{head:"Rate",kind:"end wide roomy",cell:s=>s.rate?`${s.rate.limit} / ${be(s.rate.per*1e3)}`:n("span",{class:"faint",children:"\
–"})},...e.some(s=>s.groups!==void 0)?[o("groups","Groups","end wide roomy",s=>n(zt,{value:s.groups??0}))]:[],{head:"Workers",kind:"end wide roomy",cell:s=>n(
zt,{value:t.get(s.name)??0})},{head:"",kind:"end act",cell:s=>n(U,{action:La(s.name,s.paused)})}]}async function Ib(e,t){let[r,o]=await Promise.all([q(`v1/queue\
s${ze({limit:1e3,prefix:e})}`,{signal:t}),jn()]),s=new Map;for(let a of o)if(a.state!=="gone")for(let i of a.queues??[])s.set(i,(s.get(i)??0)+1);return{queues:r.
queues,more:r.cursor!==void 0,workers:s}}function Jb(e){return Object.entries(e.counts).some(([t,r])=>r>0&&t!=="completed"&&t!=="terminated")}function $f(){let e=H.
value.get("filter")??"",[t,r]=A(!1),o=t?e:"",s=_a(),[a,i]=A(new Set),l=z(`queues ${o}`,x=>Ib(o,x),!1,s?Db:0),[c,u]=A(!1);Me({"/":()=>document.getElementById("fi\
lter")?.focus()});let m=se(null);m.current=l.value??m.current;let h=m.current;if(h?.more&&!t&&r(!0),h===null)return n(de,{title:"Queues",children:l.problem?n(Qe,
{problem:l.problem,retry:l.reload,path:"v1/queues"}):n(ct,{})});let p=wa(h.queues,s),g=qb[H.value.get("sort")??""],w=p.filter(x=>x.name.includes(e)&&(!c||Jb(x))).
sort((x,E)=>g?g(E)-g(x):x.name<E.name?-1:1),T=w.slice(0,Gl),k=w.filter(x=>!x.paused),_=w.filter(x=>x.paused),S=()=>{u(!1),me({filter:""},!0)};return n(de,{title:"\
Queues",tools:n($,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:c,onClick:()=>u(!c)})," hide idle"]}),n("input",{id:"fi\
lter",type:"search",placeholder:t?"Name begins with":"Filter by name","aria-label":"Filter by name",value:e,onInput:x=>me({filter:x.currentTarget.value},!0)}),k.
length>1&&n(U,{action:qa(k,!0,"Pause all")}),_.length>1&&n(U,{action:qa(_,!1,"Resume all")})]}),children:[l.problem&&n(Qe,{problem:l.problem,at:l.at,retry:l.reload,
path:"v1/queues"}),p.length===0&&!e?n(pe,{title:"A queue appears with its first push",children:n(Z,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${re("v\
1/jobs")}`})}):w.length===0?n(pe,{title:"No queue matches",children:n("button",{type:"button",onClick:S,children:"Clear the filter"})}):n("div",{class:"card flu\
sh",children:[n($n,{rows:T,columns:jb(T,h.workers),id:x=>x.name,page:x=>Le(x.name),selection:ye("admin")?{chosen:a,set:i}:void 0,keys:{" ":x=>ye("admin")&&Nt(La(
x.name,x.paused))},kind:"list queues"}),w.length>Gl&&n("p",{class:"foot",children:[Gl," of ",P(w.length)," queues are shown; the filter finds the others."]}),h.
more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read; the filter finds the others by how their names begin."})]}),n(Rb,{queues:p.filter(x=>a.
has(x.name)),clear:()=>i(new Set)})]})}var Bb=3e4,Fb=6e4,Zl=200,Ub=3e5;function Xl({worker:e}){let t=rt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>Fb?"dead":t>Bb?"retrying":e.state==="bus\
y"?"running":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}
var Wb={quiet:{label:"Quiet",one:"claims no more",several:"claim no more",text:"What runs goes on. Nothing more is claimed until it is resumed."},resume:{label:"\
Resume",one:"claims again",several:"claim again",text:""},stop:{label:"Stop",one:"finishes and exits",several:"finish and exit",text:"What runs is finished. Thi\
s cannot be taken back: it has to be started again."}};function bs(e,t,r){let{label:o,one:s,several:a,text:i}=Wb[t],l=e.map(u=>({path:`v1/workers/${encodeURIComponent(
u.name)}/${t}`})),c=e.length===1?e[0].name:`${ue(e.length,"worker")}${r?` of ${r}`:""}`;return{label:e.length===1?o:`${o} all`,...l[0],each:l,cli:`pawl workers \
--${t} ${e[0].name}`,done:`${c} ${e.length===1?s:a}`,confirm:t==="resume"?void 0:{title:`${o} ${c}?`,text:i,danger:t==="stop"}}}function Pf(e){return bs([e],e.quiet?
"resume":"quiet")}var Tf=["busy","idle","gone"],Hb=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",
children:[e.host,e.pid&&`pid ${e.pid}`,...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(ne,{at:e.first_seen_at,plain:!0})]})})]})},{head:"\
State",cell:e=>n(Xl,{worker:e})},{head:"Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n($,{children:[r>0&&", ",n("a",{href:O(Le(
t)),children:t})]})),(e.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",kind:"runs-cell",cell:e=>n(
$,{children:[e.concurrency!==void 0&&n("div",{class:"row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(br,{value:e.running.
length,max:e.concurrency,label:`${e.running.length} of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(ce(t.id)),
children:t.type})," ",be(Math.max(0,rt.value-Date.parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),
e.running.length===0&&e.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ne,{at:e.last_seen_at})},
{head:"",kind:"end act",cell:e=>n($,{children:[n(U,{action:Pf(e),why:e.stop&&"it stops already"}),n(U,{action:bs([e],"stop"),danger:!0,why:e.stop&&"it stops alr\
eady"})]})}];function zb({name:e,workers:t,here:r}){let o=t.filter(l=>l.state!=="gone"),s=o.filter(l=>!l.quiet&&!l.stop),a=o.filter(l=>l.quiet&&!l.stop),i=o.reduce(
(l,c)=>l+c.running.length,0);return n(K,{title:n($,{children:[e||"Host not known",r&&n(Mf,{})]}),tools:n("div",{class:"row",children:[n("span",{class:"faint",children:[
ue(o.length,"worker"),", ",ue(i,"job")," running"]}),o.length>1&&n("span",{class:"act",children:[s.length>1&&n(U,{action:bs(s,"quiet",e)}),a.length>1&&n(U,{action:bs(
a,"resume",e)}),n(U,{action:bs(o,"stop",e),danger:!0})]})]}),children:n($n,{rows:t,columns:Hb,id:l=>l.name,kind:"list workers",keys:{q:l=>ye("admin")&&!l.stop&&
Nt(Pf(l))}})})}function Mf(){return n("span",{class:"pill",children:"you are here"})}function Vb(e){let t=new Map;for(let r of e)t.set(r.host??"",[...t.get(r.host??
"")??[],r]);return[...t].sort(([r],[o])=>r===""?1:o===""||r<o?-1:1)}function Ef(){let[e,t]=A(!1),r=H.value.get("filter")??"",o=z("workers",async g=>{let[w,T]=await Promise.
all([q("v1/workers",{signal:g}),q("v1/nodes",{signal:g})]);return{workers:w.workers,nodes:T.nodes}}),s=z("node",g=>q("v1/about",{signal:g}),!1,Ub);Me({"/":()=>document.
getElementById("filter")?.focus()});let a=o.value;if(a===null)return n(Lt,{data:o,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let i=g=>s.
value!==null&&g.host===s.value.node.host&&g.pid===s.value.node.pid,l=a.workers.filter(g=>g.state!=="gone"),c=a.workers.length-l.length,u=g=>[g.name,g.host,...g.
queues??[],...g.labels??[]].join(" "),m=(e?a.workers:l).filter(g=>u(g).includes(r)),h=m.sort((g,w)=>Tf.indexOf(g.state)-Tf.indexOf(w.state)||(g.name<w.name?-1:1)).
slice(0,Zl),p=new Set(a.nodes.map(g=>g.version));return n(de,{title:"Workers",sub:`${ue(l.length,"worker")}, ${ue(l.reduce((g,w)=>g+w.running.length,0),"job")} \
running`,tools:n("input",{id:"filter",type:"search",placeholder:"Name, host, queue or label","aria-label":"Filter",value:r,onInput:g=>me({filter:g.currentTarget.
value},!0)}),children:[n(dt,{data:o,path:"v1/workers"}),h.length===0&&r?n(pe,{title:"No worker matches",children:n("button",{type:"button",onClick:()=>me({filter:void 0},
!0),children:"Clear the filter"})}):h.length===0?n(pe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(Z,{text:`pawl work --ur\
l ${re("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(Z,{text:`curl -d '{"queues":["hello"]\
,"worker":"w1","wait":"30s"}' ${re("v1/claim")}`})]}):n($,{children:[Vb(h).map(([g,w])=>n(zb,{name:g,workers:w,here:s.value!==null&&g===s.value.node.host},g)),m.
length>Zl&&n("p",{class:"hint",children:[Zl," of ",P(m.length)," are shown; the filter finds the others."]})]}),c>0&&n("p",{class:"hint",children:[ue(c,"worker"),
" ",c===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(!e),children:e?"hide":"show"})]}),n(K,{title:a.nodes.length===
1?"Node":"Nodes",tools:p.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed versions"}),children:n("table",{class:"plain",children:[n("thea\
d",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"wide",children:"Roles"}),n("th",{class:"wide",children:"\
Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:a.nodes.map(g=>n("tr",{children:[n("td",{children:[g.host," ",n("span",{class:"fain\
t",children:["pid ",g.pid]}),i(g)&&a.nodes.length>1&&n(Mf,{})]}),n("td",{children:g.listen}),n("td",{class:"wide",children:(g.roles??[]).join(", ")}),n("td",{class:"\
wide",children:g.version}),n("td",{class:"end",children:n(ne,{at:g.started_at})})]},g.id))})]})})]})}function Qb({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=z(t,s=>q(t,{signal:s}));if(r.value===null)return r.problem?n(Qe,{problem:r.problem,retry:r.
reload,path:t}):n(ct,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(pe,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(Z,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${re(`${t}/sum`)}`})]}):n($,{children:o.map(([s,a])=>n(K,{title:s,tools:n(U,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(at,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function Gb({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Da,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(K,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(at,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function Kb({queue:e}){let t=z(`hist\
ory ${e}`,r=>q(`v1/stats/history${ze({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(ua,{points:t.value.
points,resolution:"minute",queue:e,height:140})}var Df=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["li\
ve","Live"]];function Yb(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function Zb({event:e}){return n($,{children:[n(Ne,{state:e.to,quiet:!0}),
" ",n("a",{href:O(ce(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushe\
d",e.reason&&`: ${rn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Af({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=H.value.get("ta\
b")??"jobs",o=z(`queue ${e}`,async p=>{let[g,w]=await Promise.all([q(t,{signal:p}),jn()]);return{queue:g,workers:w.filter(T=>T.state!=="gone"&&T.queues?.includes(
e))}}),s=p=>Le(e)+(p==="jobs"?"":`?tab=${p}`);Me(Object.fromEntries(Df.map(([p],g)=>[String(g+1),()=>xe(s(p))])));let a=o.value;if(a===null)return n(Lt,{data:o,
path:t,title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),
n(Z,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})]});let{queue:i,workers:l}=a,c=i.counts,u=Object.values(c).reduce((p,g)=>p+g,0),m=H.value.
get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(de,{title:e,sub:n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(Yl,{queue:i,
workers:new Set(l.length>0?[e]:[])})]}),tools:n($,{children:[n(U,{action:La(e,i.paused),id:"pause"}),n(U,{danger:!0,why:h===0&&"nothing waits",action:{label:"Pu\
rge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Wt(h)} jobs that wait are terminated. Those that run go \
on.`,danger:!0,count:h}}}),n(U,{danger:!0,why:u>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e} i\
s deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>xe("/queues")}})]}),children:[
n(dt,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(c.queued)}),n("span",{class:"tile-note",children:i.oldest_age?`the oldest for ${be(i.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(c.running),i.concurrency!==
void 0&&n("small",{children:[" / ",P(i.concurrency)]})]}),n("span",{class:"tile-note",children:ue(l.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(c.retrying)}),n("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(c.dead)}),n("span",{class:"tile-note",children:i.rate?`rate ${i.rate.limit} / ${be(i.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(Kb,{queue:e})}),n(Bn,{tabs:Df.map(([p,g])=>[p,g,{jobs:u,groups:i.groups,workers:l.length}[p]]),current:r,link:s}),r==="jobs"&&n($,{children:[n(fs,{states:Ao.
filter(p=>c[p]>0||p===m),chosen:[m],counts:c,toggle:p=>me({state:p===m?void 0:p,cursor:void 0})}),n(Fn,{filter:{queue:e,state:m||void 0},total:m?c[m]:u,queueColumn:!1,
empty:n(pe,{title:m?"No job is in this state":"No jobs in this queue",children:m?n("button",{type:"button",onClick:()=>me({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(Z,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})})})]}),r==="groups"&&n(af,{queue:e}),r==="settings"&&n(Gb,{queue:i,reload:o.
reload}),r==="types"&&n(Qb,{queue:e}),r==="live"&&n(Ta,{title:"What happens",path:`v1/events${ze({queue:e})}`,event:"transition",text:Yb,line:p=>n(Zb,{event:p})}),
r==="workers"&&(l.length===0?n(pe,{title:"No worker claims this queue",children:n(Z,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue ${e} -- ./my-prog\
ram`})}):n("div",{class:"card flush",children:n($n,{rows:l,id:p=>p.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:p=>n("a",{href:O("/workers"),
children:p.name})},{head:"State",cell:p=>n(Xl,{worker:p})},{head:"Runs of this queue",kind:"end",label:"runs",cell:p=>P(p.running.filter(g=>g.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:p=>n(ne,{at:p.last_seen_at})}]})}))]})}var Xb={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Na=200,ja=9e5,ev=[["10 minutes later",6e5],["an hour later",36e5],["a day later",864e5]],
tv=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",864e5],["Later",Number.POSITIVE_INFINITY]];function nv({jobs:e}){let t=Math.floor(
rt.value/ja)*ja,r=Array.from({length:96},()=>0);for(let i of e){let l=Math.max(0,Math.floor((Date.parse(i.run_at??"")-t)/ja));l<r.length&&(r[l]+=1)}let o=r.reduce(
(i,l)=>i+l,0);if(o===0)return null;let s=Math.max(...r),a=`${ue(o,"job")} in the next 24 hours`;return n(K,{title:"The next 24 hours",tools:n("span",{class:"fai\
nt",children:["at most ",P(s)," in a quarter of an hour"]}),children:[n("svg",{class:"density",viewBox:"0 0 960 46",preserveAspectRatio:"none",role:"img","aria-\
label":a,children:r.map((i,l)=>n("rect",{x:l*10+1,width:"8",y:44-Math.max(i>0?6:2,42*i/s),height:Math.max(i>0?6:2,42*i/s),class:i>0?"some":"none",children:n("ti\
tle",{children:`${Ve(t+l*ja).slice(11,16)}: ${ue(i,"job")}`})},l))}),n("div",{class:"density-hours faint","aria-hidden":"true",children:[0,6,12,18,24].map(i=>n(
"span",{children:Ve(t+i*36e5).slice(11,16)},i))})]})}function rv({job:e,close:t}){let[r,o]=A(go(e.run_at)),[s,a]=A(""),i=`v1/jobs/${encodeURIComponent(e.id)}`,l=Xo(
r),c={run_at:l},u=h=>o(go(new Date(Date.parse(e.run_at??"")+h).toISOString())),m=async()=>{try{await q(i,{method:"PATCH",body:c,key:nn()}),je(`${e.id} is moved`,
{curl:De(i,"PATCH",c)}),tr(),t()}catch(h){a(mo(h))}};return n(At,{title:`Move ${e.type}`,close:t,children:n("form",{onSubmit:h=>{h.preventDefault(),l&&m()},children:[
n("label",{class:"field",children:[n("span",{children:"It may run at"}),n("input",{type:"datetime-local",step:"1",value:r,onInput:h=>o(h.currentTarget.value)}),
n("small",{children:[Rt.value?"UTC":"your time","; a time in the past is now"]})]}),n("div",{class:"row",children:ev.map(([h,p])=>n("button",{type:"button",onClick:()=>u(
p),children:h},h))}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Z,{text:`\
pawl edit ${e.id} --run-at ${l??"TIME"}`}),n(Z,{text:De(i,"PATCH",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cance\
l"}),n("button",{type:"submit",class:"primary",disabled:!l,children:"Move"})]})]})})}function ov(e){return{label:"Run now",path:`v1/jobs/${encodeURIComponent(e.
id)}/run`,cli:`pawl run ${e.id}`,done:`${e.id} is queued`}}function sv({jobs:e,move:t}){let r=rt.value,o=Number.NEGATIVE_INFINITY;return n($,{children:tv.map(([
s,a])=>{let i=o;o=r+a;let l=e.filter(c=>Date.parse(c.run_at??"")>=i&&Date.parse(c.run_at??"")<r+a);return l.length>0&&n(K,{title:s,tools:n("span",{class:"faint",
children:P(l.length)}),children:n(Jn,{jobs:l,act:c=>n($,{children:[n(U,{action:ov(c)}),ye("admin")&&n("button",{type:"button",onClick:()=>t(c),children:"Move"})]})})},
s)})})}function Of({tab:e}){return e==="scheduled"?n(pe,{title:"No job waits for a time",children:n(Z,{text:`curl -d '{"type":"reminder","delay":"2h"}' ${re("v1\
/jobs")}`})}):n(pe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Rf(){let e=H.value.get("tab")??"scheduled",r=z("scheduled",
c=>q("v1/stats?limit=1",{signal:c})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Na,s=z(`due ${e} ${o}`,async c=>{if(!o)return null;let u=await Bl({
state:e},Na,void 0,c);return{jobs:u.jobs.sort((m,h)=>(m.run_at??"")<(h.run_at??"")?-1:1),more:u.cursor!==void 0}}),[a,i]=A(null),l=s.value!==null&&!s.value.more;
return n(de,{title:"Scheduled",children:[a&&n(rv,{job:a,close:()=>i(null)}),n(Bn,{tabs:Object.entries(Xb).map(([c,u])=>[c,u,r?.[c]]),current:e,link:c=>`/schedul\
ed${c==="scheduled"?"":`?tab=${c}`}`}),l&&s.value?s.value.jobs.length===0?n(Of,{tab:e}):n($,{children:[n(nv,{jobs:s.value.jobs}),n(sv,{jobs:s.value.jobs,move:i}),
n("div",{class:"row end-row",children:n(Br,{filter:{state:e},total:r?.[e]})})]}):n($,{children:[e!=="suspended"&&(r?.[e]??0)>Na&&n("p",{class:"hint",children:["\
With more than ",Na," jobs they are listed by the time of their push: there is no index by the time at which they may run."]}),n(Fn,{filter:{state:e},total:r?.[e],
empty:n(Of,{tab:e})})]})]})}function tu(e){return`/schedules/${encodeURIComponent(e)}`}var av=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function qf(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,a,i,l]=r,c=/^\d+$/;if(s==="*"&&a==="*"&&i==="*"&&l==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let u=/^\*\/(\d+)$/.exec(s);if(u&&a==="*"&&i==="*"&&l==="*")return`every ${u[1]} hours at minute ${o}`;if(!c.test(s)||i!=="*")return"";let m=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return a==="*"&&l==="*"?`every day at ${m}`:a==="*"&&(l==="1-5"||l.toUpperCase()==="MON-FRI")?`on weekdays at ${m}`:a==="\
*"&&/^[0-7]$/.test(l)?`on ${av[Number(l)]}s at ${m}`:c.test(a)&&l==="*"?`on day ${a} of the month at ${m}`:""}function Lf({schedule:e}){if(e.cron){let t=qf(e.cron);
return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n($,{children:["every ",be(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," times"]})}function eu(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>xe("/schedules")}}}function iv({close:e}){let[t,r]=A({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=A([]),[a,i]=A(null),l=m=>r({...t,...m});_e(()=>{let m=new AbortController,h=setTimeout(
()=>{q("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:m.signal}).then(p=>{s(p.times),i(null)}).catch(p=>{m.signal.aborted||i(p)})},
200);return()=>{clearTimeout(h),m.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await q(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),je(`${t.name} is made`),e(),xe(tu(t.name))}catch(m){i(m)}},u=(m,h,p)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[m],spellcheck:!1,required:!0,onInput:g=>l({[m]:g.currentTarget.value})}),p&&n("small",{children:p})]});return n(At,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:m=>{m.preventDefault(),c()},children:[u("name","Name"),u("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[u("cron","Cron expression",qf(t.cron)||"minute, hour, day, month, weekday"),u("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:o.map(m=>n("li",{children:[Ve(Date.parse(m))," ",n(ne,{at:m,plain:!0})]},m))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var lv=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[n("a",{href:O(tu(e.name)),children:e.name})," ",e.paused&&n(Ne,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(Lf,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ne,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n($,{children:[n(ne,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n($,{children:[n(U,{action:eu(e).fire}),n(U,{action:eu(e).pause})]})}];function Nf(){let[e,t]=A(!1);return n(de,{title:"Schedules",tools:ye("ad\
min")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(iv,{close:()=>t(!1)}),n(In,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:lv,id:r=>r.name,page:r=>tu(r.name),none:n(pe,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(Z,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${re("v1/schedules/nightly")}`})]})})]})}function jf({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=z(t,l=>q(`${t}?preview=10`,{signal:l})),o=r.value,s=n("a",{href:O("/schedules"),children:"Schedules"});
if(o===null)return n(Lt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let a=eu(o),i=o.counts;return n(de,{title:n($,{children:[e," ",o.paused&&
n(Ne,{state:"paused"})]}),sub:n($,{children:[s,o.note&&` · ${o.note}`]}),tools:n($,{children:[n(U,{action:a.fire,primary:!0}),n(U,{action:a.pause}),n(U,{action:a.
remove,danger:!0})]}),children:[n(dt,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),n("div",{class:"\
columns",children:[n(K,{title:"Rule",children:n(at,{rows:[["When",n(Lf,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
be(o.jitter*1e3)],["From",o.from&&n(ne,{at:o.from})],["Until",o.until&&n(ne,{at:o.until})],["Last fired",o.last&&n(ne,{at:o.last.fired_at})],["Last job",o.last?.
job&&n("a",{href:O(ce(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fired",i&&`${P(i.fired)}\
, skipped ${P(i.skipped)}, missed ${P(i.missed)}, failed ${P(i.failed)}`]]})}),n(K,{title:"Next times",tools:n("span",{class:"faint",children:Rt.value?"UTC":"yo\
ur time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).map(l=>n("li",
{children:[Ve(Date.parse(l))," ",n(ne,{at:l,plain:!0})]},l))})})]}),n(jt,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var Ja=ge(Zn("theme")??"system"),If=ge(Zn("density")??"normal");function Ba(e){Ja.value=e,kn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function nu(){let e=Ja.value==="dark"||Ja.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Ba(e?"li\
ght":"dark")}function uv(e){If.value=e,kn("density",e),document.documentElement.dataset.density=e}function Ia(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(Oo,{...e})]})}function cv(){let[e,t]=A(""),[r,o]=A(!1),[s,a]=A(!1),[i,l]=A(""),c={path:e,...r?{compact:r}:{}},u=async()=>{a(!0),l("");try{
let m=await q("v1/admin/backup",{method:"POST",body:c});je(`The copy is on disk: ${kc(m.bytes)}`)}catch(m){l(m.detail)}a(!1)};return n(K,{title:"Backup",children:n(
"form",{class:"form",onSubmit:m=>{m.preventDefault(),u()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:m=>t(m.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Z,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),n(Z,{text:De("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Jf(){let e=He.value;return n(de,{title:"Settings",children:[n("div",{class:"columns",children:[
n(K,{title:"This browser",children:[n(Ia,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:Ja.value,set:t=>Ba(t)}),n(Ia,{label:"\
Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:If.value,set:uv}),n(Ia,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:Rt.
value?"utc":"local",set:t=>{Rt.value=t==="utc",kn("zone",t)}}),n(Ia,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:da.value?"on":"off",set:t=>sp(t===
"on")})]}),n(K,{title:"Session",children:[n(at,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&Ve(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{_c()},children:"Sign out"})})]})]}),ye("admin")&&e?.store!=="redis"&&n(cv,{})]})}var Be={width:184,height:64,right:56,below:20};function ru(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function dv({box:e}){let t=Be.width-28,r=n($,{children:[
ru(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Be.width,height:Be.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Be.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:ru(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:ru(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Be.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Be.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function Fa({boxes:e,edges:t,label:r}){let o=new Map(e.map(i=>[i.id,i])),s=Math.max(
0,...e.map(i=>i.x+Be.width))+4,a=Math.max(0,...e.map(i=>i.y+Be.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([i,l])=>{let c=o.get(i),u=o.get(l);if(!c||!u)return null;let m=c.x+Be.width,h=c.y+
Be.height/2,p=u.y+Be.height/2,g=(u.x-m)/2;return n("path",{class:"edge",d:`M${m} ${h}C${m+g} ${h} ${u.x-g} ${p} ${u.x} ${p}`},`${i} ${l}`)}),e.map(i=>n(dv,{box:i},
i.id))]})})}var Bf=50,ou=40,Ua=500,su=8;function Wa(e){return`v1/jobs/${encodeURIComponent(e)}`}async function pv(e,t,r){let o=[],s;for(let a=0;a<t;++a){let i=await q(`${Wa(
e)}/children?limit=${Bf}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...i.jobs),s=i.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function fv({root:e}){let[t,r]=A({[e.id]:1}),[o,s]=A(new Set),[a,i]=A(0),l=se(null),c=Object.keys(t).slice(0,ou),u=z(`branches ${JSON.stringify(t)}`,async k=>{let _=new Map;
for(let S of c)_.set(S,await pv(S,t[S],k).catch(()=>({jobs:[],more:!1})));return _}),m=se(new Map);u.value&&(m.current=u.value);let h=[],p=(k,_,S)=>{if(h.length>=
Ua)return;let x=t[k.id]!==void 0;h.push({key:k.id,level:_,job:k,name:S,open:x});let E=m.current.get(k.id);if(!x||!E)return;let L=E.jobs.filter(W=>W.state==="com\
pleted"),R=L.length>su&&!o.has(k.id);for(let W of E.jobs)(!R||W.state!=="completed")&&p(W,_+1,W.name);let ee=(W,le)=>h.push({key:`${k.id} ${W}`,level:_+1,more:{
parent:k.id,text:W,act:le}});R&&ee(`+ ${P(L.length)} completed`,()=>s(new Set([...o,k.id]))),E.more&&ee(`the next ${Bf}`,()=>r({...t,[k.id]:t[k.id]+1})),E.jobs.
length===0&&h.push({key:`${k.id} none`,level:_+1})};p(e,1);let g=k=>{if(k.more)return k.more.act();if(!k.job)return;let _={...t};k.open?delete _[k.job.id]:_[k.job.
id]=1,r(_)},w=k=>{let _=Math.max(0,Math.min(h.length-1,k));i(_),l.current?.children[_]?.focus()},T=k=>{let _=h[a],S={ArrowDown:()=>w(a+1),ArrowUp:()=>w(a-1),Home:()=>w(
0),End:()=>w(h.length-1),ArrowRight:()=>_.open===!1?g(_):w(a+1),ArrowLeft:()=>_.open?g(_):w(a-1-[...h.slice(0,a)].reverse().findIndex(x=>x.level<_.level)),Enter:()=>_.
job?xe(ce(_.job.id)):g(_)," ":()=>g(_)};S[k.key]&&(k.preventDefault(),k.stopPropagation(),S[k.key]())};return u.problem&&m.current.size===0?n(Qe,{problem:u.problem,
retry:u.reload,path:`${Wa(e.id)}/children`}):m.current.size===0?n(ct,{rows:4}):n(K,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:l,onKeyDown:T,children:h.map((k,_)=>n("li",{role:"\
treeitem","aria-level":k.level,"aria-expanded":k.open,tabIndex:_===Math.min(a,h.length-1)?0:-1,onFocus:()=>i(_),onClick:()=>g(k),children:[Array.from({length:Math.
min(12,k.level-1)},(S,x)=>n("span",{class:"tree-line","aria-hidden":"true"},x)),k.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:k.
open?"▾":"▸"}),n(Ne,{state:k.job.state,quiet:!0}),n("a",{href:O(ce(k.job.id)),tabIndex:-1,onClick:S=>S.stopPropagation(),children:k.name??k.job.type}),k.name&&
n("span",{class:"faint",children:k.job.type}),n("span",{class:"id faint cut",children:k.job.id})]}):n("span",{class:k.more?"tree-more":"faint",children:k.more?.
text??"no children"})]},k.key))}),Object.keys(t).length>ou&&n("p",{class:"foot",children:["The first ",ou," open branches are read; close some to see others."]})]})}
function Ff(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+Ff(o,t),1)}function mv(e){let t=new Map,r=Ff(e,t),o=[],s=[],a=0,i=(l,c)=>{
let u={id:l.id,x:c*(Be.width+Be.right),y:a*(Be.height+Be.below/2),title:l.name??l.type,text:l.state,state:l.state,page:ce(l.id),selected:c===0};o.push(u);let m=o.
length>=Ua?[]:l.children.length>2*su&&r>Ua?l.children.filter(p=>p.state!=="completed").slice(0,2*su):l.children;for(let p of m)s.push([l.id,p.id]),i(p,c+1);let h=l.
children.length-m.length;if(h>0||l.truncated){let p=`${l.id} rest`;s.push([l.id,p]),o.push({id:p,x:(c+1)*(Be.width+Be.right),y:a*(Be.height+Be.below/2),title:h>
0?`+ ${P(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${ce(l.id)}/tree`}),a+=1}else m.length===0&&(a+=1)};return i(e,0),{boxes:o,edges:s,
counts:t,total:r,hidden:r-o.length}}function hv({id:e}){let t=`${Wa(e)}/tree`,r=se(!1),o=z(t,a=>q(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(
Qe,{problem:o.problem,retry:o.reload,path:t}):n(ct,{rows:4});let s=mv(o.value);return r.current=s.total>Ua,n(K,{title:ue(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([a,i])=>n("span",{class:"state quiet","data-state":a,children:[n(ln,{state:a}),P(i)," ",a]},a)),r.current&&n("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:n(Fa,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function Uf({reference:e}){let t=Wa(e),r=H.value.get(
"tab")??"tree",o=z(t,l=>q(t,{signal:l})),s=n("a",{href:O(ce(e)),children:"the job"}),a=o.value;if(a===null)return n(Lt,{data:o,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let i=`${ce(e)}/tree`;return n(de,{title:n($,{children:[a.type," ",n(Ne,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:a.id}),a.parent&&n($,{children:["· ",n("a",{href:O(`${ce(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:ye(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(U,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(dt,{data:o,path:t}),n(Bn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:l=>i+(l==="tree"?"":`?tab=${l}`)}),(a.children?.count??0)===0?n(pe,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(hv,{id:a.id}):n(fv,{root:a})]})}var gv=200,bv=60,vv=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Fr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function yv(e){let t=se([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-bv),{at:o,value:e}]);
let s=[];for(let i=1;i<t.current.length;++i){let[l,c]=[t.current[i-1],t.current[i]];s.push(Math.max(0,(c.value-l.value)*1e3/(c.at-l.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((i,l)=>i+l,0)/a.length,samples:s}}function Wf({of:e,value:t}){let{rate:r,samples:o}=yv(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(ga,{values:o,label:`${e} a second while this page was open`})]})}
function wv({partitions:e,selected:t,select:r}){let o=se(null),s=Math.max(0,e.findIndex(i=>i.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:i=>{let l=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:l,
ArrowUp:-l}[i.key];if(c===void 0)return;i.preventDefault();let u=[...o.current?.querySelectorAll("button")??[]],m=u.indexOf(document.activeElement);u[Math.max(0,
Math.min(u.length-1,m+c))]?.focus()},children:e.map((i,l)=>n("button",{type:"button",class:"cell","data-state":i.state,tabIndex:l===s?0:-1,"aria-pressed":i.partition===
t,"aria-label":`Partition ${i.partition}: ${i.state}`,title:`${i.partition}: ${i.state}${i.worker?` on ${i.worker}`:""}${i.error?`
${i.error.type}: ${i.error.message}`:""}`,onClick:()=>r(i.partition===t?void 0:i.partition),children:[n(ln,{state:i.state}),i.partition]},i.id))})}function _v({
path:e,job:t,close:r}){let o=st(t.offset??null).replace(/\n\s*/g,""),[s,a]=A(o),[i,l]=A(""),c;try{c=JSON.parse(s)}catch{c=void 0}let u=async()=>{try{await q(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),je(`Partition ${t.number} goes on elsewhere`),r()}catch(m){l(m.detail)}};return n(At,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:m=>{m.preventDefault(),u()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(at,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:m=>a(m.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(Z,{text:De(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function kv({task:e,number:t}){
let r=`${Fr(e.id)}/partitions/${t}`,o=z(r,u=>q(r,{signal:u})),[s,a]=A(!1),i=o.value;if(i===null)return o.problem?n(Qe,{problem:o.problem,retry:o.reload,path:r}):
n(ct,{rows:2});let l=i.state==="running"&&i.last_commit_at!==void 0&&rt.value-Date.parse(i.last_commit_at)>3e3*i.options.lease,c=i.etag!==void 0;return n(K,{title:n(
$,{children:["Partition ",t," ",n(Ne,{state:i.state})]}),tools:n("div",{class:"row",children:[c&&ye("admin")&&n("button",{type:"button",disabled:i.state==="runn\
ing",title:i.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(i.dead??0)>0&&n(U,{action:Hf(e,i.dead??
0,t)}),n(Oe,{text:De(r),label:"Copy as curl"})]}),children:[s&&n(_v,{path:r,job:i,close:()=>a(!1)}),l&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(at,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:st(i.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(i.etag)],["Read",c&&P(i.read)],["Processed",c&&P(i.processed)],["Skipped",c&&P(i.skipped)],
["Dead",c&&((i.dead??0)>0?n("a",{href:O(hr({tab:"dead"})),children:ue(i.dead??0,"document")}):"0")],["Rate",c&&n(Wf,{of:"Documents read",value:i.read},r)]]}),n(
at,{rows:[["Last commit",i.last_commit_at&&n(ne,{at:i.last_commit_at})],["Commits",i.blocks!==void 0&&P(i.blocks)],["Runs",i.acquisitions!==void 0?P(i.acquisitions):
P(i.attempt)],["Failed runs",P(i.errors??i.failures)],["Worker",i.lease&&`${i.lease.worker}, for ${be(Math.max(0,Date.parse(i.lease.expires_at)-rt.value))} more`],
["Next look",i.run_at&&!i.lease&&n(ne,{at:i.run_at})],["Reason",rn(i.reason)],["Error",i.error&&n("span",{class:"bad",children:`${i.error.type}: ${i.error.message}`})],
["What it reads",n("code",{children:st(i.info??i.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(ce(i.id)),children:i.id})]]})]})]})}function Hf(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Fr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${ue(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var Sv=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:st(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":st(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function xv({task:e,dead:t}){let r=H.value.get("partition")??void 0;return n($,{children:[r&&n("p",{class:"hint",children:["\
Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>me({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(U,{action:{...Hf(e,t),label:"Replay all"},primary:!0})}),n(In,{from:`${Fr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Sv,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(pe,{title:"No document is dead"})})]})}function Cv({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(Wf,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(U,{action:$v(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function $v(e){return{label:"Drain",path:`${Fr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function zf({task:e,link:t}){let r=H.value.get("tab")??"grid",o=H.value.get("state")??"",s=H.value.get("cursor")??void 0,
a=Number(H.value.get("partition"))||void 0,i=Fr(e.id),c=z(i,p=>q(i,{signal:p})).value??e,u=`${i}/partitions${ze({limit:gv,cursor:s,state:o})}`,m=z(u,p=>q(u,{signal:p})),
h=p=>me({partition:p?.toString()},!0);return Me({Escape:()=>h(void 0)}),n($,{children:[n(Cv,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(Bn,{tabs:[["gr\
id","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(xv,{task:c,dead:c.totals.dead})}):m.value===null?m.problem?n(Qe,{problem:m.problem,retry:m.reload,path:u}):
n(ct,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(gr,{states:vv}),m.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(wv,{partitions:m.value.partitions,selected:a,select:h})]}),(m.value.cursor||s)&&n(Nr,
{note:`partitions ${m.value.partitions[0]?.partition??""} to ${m.value.partitions[m.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:m.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(kv,{task:c,number:a},a)})]})]})}var Tv=["active","paused","scheduled","completed","failed","terminated"],Pv='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Vf(e){return`/workflows/${encodeURIComponent(e)}`}function Qf({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var Mv=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Vf(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Oe,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Ne,{state:e.state})},{head:"Tasks",cell:e=>n(Qf,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?be(Gf(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ne,{at:e.started_at??e.created_at})}];function Gf(e){
return(e.ended_at?Date.parse(e.ended_at):rt.value)-Date.parse(e.started_at??"")}function Kf(){let e=H.value.get("name")??"";return Me({"/":()=>document.getElementById(
"name")?.focus()}),n(de,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>me({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(gr,{states:Tv}),n(In,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:H.value.get("state")??""},order:"newest first",columns:Mv,id:t=>t.id,page:t=>Vf(t.id),unmatched:"No workflow mat\
ches",none:n(pe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(Z,{text:`curl -d '${Pv}' ${re("v1/wo\
rkflows")}`})]})})]})}function Ev(e){var a;let t=new Map(e.map(i=>[i.name,i])),r=new Map,o=(i,l)=>{let c=r.get(i.name);if(c!==void 0)return c;if(l.has(i.name))return 0;
l.add(i.name);let u=(i.after??[]).flatMap(h=>t.get(h)??[]),m=u.length===0?0:1+Math.max(...u.map(h=>o(h,l)));return r.set(i.name,m),m},s=[];for(let i of e)(s[a=o(
i,new Set)]??(s[a]=[])).push(i);return s.filter(Boolean)}function Dv(e,t){let r=Ev(e),o=a=>a.length*(Be.height+Be.below)-Be.below,s=Math.max(...r.map(o));return r.
flatMap((a,i)=>a.map((l,c)=>{let u=l.partitions?.total??0,m=u-(l.partitions?.open??0);return{id:l.name,x:i*(Be.width+Be.right),y:(s-o(a))/2+c*(Be.height+Be.below),
title:l.name,text:`${l.paused?"paused":l.state}${u>0?` · ${P(m)} / ${P(u)}`:""}`,state:l.paused?"paused":l.state,page:`${qn.value}?task=${encodeURIComponent(l.
name)}`,selected:l.name===t,done:u>0?{of:u,number:m}:void 0}}))}function Av({task:e}){let t=Fr(e.id),r=["completed","failed","skipped","terminated"].includes(e.
state),o=(s,a,i)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:i,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(K,{title:n($,{children:[e.name," ",n(Ne,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(U,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&n(U,{action:o("Skip","skip","The task is skipped")}),r&&n(U,{action:o("Restart","restart","The task starts again")}),!r&&n(U,{danger:!0,action:o("Termi\
nate","terminate","Asked to stop")})]}),children:[n(at,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Le(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(ce(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",rn(e.reason)],["Started",e.started_at&&n(ne,{at:e.started_at})],["Ended",
e.ended_at&&n(ne,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(zf,{task:e,
link:s=>hr(s)},e.id)]})}function Yf({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=z(t,u=>q(t,{signal:u})),o=r.value,s=n("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return n(Lt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],i=["completed","failed","terminated"].includes(o.state),l=a.find(u=>u.name===H.value.get(
"task")),c=(u,m,h,p)=>({label:u,path:`${t}/${m}`,cli:`pawl workflow ${m} ${e}`,done:h,confirm:p?{title:`${u} this workflow?`,text:p,danger:m==="terminate"}:void 0});
return n(de,{title:n($,{children:[o.name||"Workflow"," ",n(Ne,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(Oe,{text:o.id,label:"Copy the id"})]}),tools:n($,{children:[!i&&(o.state==="paused"?n(U,{action:c("Resume","resume","It goes on"),primary:!0}):n(U,{action:c("\
Pause","pause","It is paused")})),i&&n(U,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!i&&n(U,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(dt,{data:r,path:t}),n("di\
v",{class:"flow-line",children:[n(Qf,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${i?"took":"runs for"} ${be(Gf(o))}`:"has not started",o.reason?` · ${rn(o.reason)}`:""]})]}),a.length>
0&&n(K,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(Fa,{boxes:Dv(a,l?.name),edges:a.flatMap(u=>(u.after??[]).map(m=>[m,
u.name])),label:"Tasks"})}),l&&n(Av,{task:l},l.id),n(jt,{title:"Result",value:o.result}),n(jt,{title:"Meta",value:o.meta})]})}var Ha=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],za=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Ur=ge(!1);function Ov(){let t=z("rail",a=>q("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${qn.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[i,l]=o[a.page]??[];return n("li",{children:n("a",{href:O(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>Ur.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!i&&n("span",{class:`rail-count ${l??""}`,children:P(i)})]})},a.page)};return n("nav",{class:Ur.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:Ha.map(s)}),n("ul",{class:"rail-end",children:za.
map(s)}),n("p",{class:"rail-version",children:He.value?.version})]})}var Rv={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function qv(){
let e=ma.value===0?0:Math.max(0,rt.value-ma.value);return rt.value,n("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":Pt.value,title:Pt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Pt.value=!Pt.value,children:[n("span",{class:"dot"}),Dt.value==="polling"&&yl.value?"sampled":Rv[Dt.value],
(Dt.value==="paused"||Dt.value==="lost")&&e>2e3?` · ${ho(e)} old`:""]})}function Zf(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...Ha,...za].filter(c=>c.label.
toLowerCase().includes(o)).map(c=>({label:c.label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"\
queue",page:Le(c)}))],a=r.indexOf(":"),i=r.slice(0,a),l=r.slice(a+1);return a>0&&t.includes(i)&&s.unshift({label:l,note:`group of ${i}`,page:Ln(i,l)}),r.startsWith(
"/")&&s.unshift({label:r,note:"channel",page:Nn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:ce(r)}),s}function Lv(){let[e,t]=A(""),
[r,o]=A(0),[s,a]=A([]),i=se(Promise.resolve([]));_e(()=>{i.current=q("v1/queues?limit=1000").then(m=>m.queues.map(h=>h.name)).catch(()=>[]),i.current.then(a)},[]);
let l=Zf(e,s),c=()=>cs.value=!1,u=m=>{m&&(c(),xe(m.page))};return n(At,{title:"Go to",close:c,children:n("form",{onSubmit:m=>{m.preventDefault(),i.current.then(
h=>u(Zf(e,h)[r]))},children:[n("input",{class:"jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,
onInput:m=>{t(m.currentTarget.value),o(0)},onKeyDown:m=>{m.key!=="ArrowDown"&&m.key!=="ArrowUp"||(m.preventDefault(),o(Math.max(0,Math.min(l.length-1,r+(m.key===
"ArrowDown"?1:-1)))))}}),n("ul",{class:"targets",children:l.slice(0,12).map((m,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>u(
m),children:[n("span",{class:"cut",children:m.label})," ",n("span",{class:"faint",children:m.note})]})},m.page))})]})})}var Nv=[["?","these keys"],["Ctrl K","go\
 to a page, queue or job"],...[...Ha,...za].map(e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","selec\
t the row, or all of the page"],["[ ]","newer and older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],
["y","copy the id of the row or job"],["e","open all of its data, or fold it"],["Space","pause or resume the row"],["n","push a job"],["u","the parent of a job"],
["1 … 6","range or tab"],["c","clear a live tail"],["q","quiet or resume a worker"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];
function jv(){return n(At,{title:"Keys",close:()=>Mo.value=!1,children:[n("dl",{class:"keys",children:Nv.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(
" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>Mo.value=!1,children:"\
Close"})})]})}function Iv(){let[e,t]=A(""),[r,o]=A(""),[s,a]=A(!1),i=se(null);return _e(()=>i.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-\
modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:l=>{l.preventDefault(),a(!0),wc(e).catch(c=>o(c instanceof tn?c.detail:"The server does not ans\
wer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),
n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"\
With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("inp\
ut",{ref:i,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:l=>t(l.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),
n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}var Jv=["gray","red","orange","yellow","green","blue","purple"];function Bv(){
let e=He.value?.environment;if(!e)return null;let{name:t,color:r}=e,o=Jv.includes(r)?void 0:{"--env":r};return n("span",{class:"environment","data-color":o?void 0:
r,style:o,title:`This server is ${t}`,children:[n("span",{class:"environment-line","aria-hidden":"true"}),n("span",{class:"dot"}),t]})}function Fv(){let e=Yo.value;
return e===null||mt.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Xf({children:e}){let t={"\
?":()=>Mo.value=!0,t:nu,p:()=>Pt.value=!Pt.value};for(let r of[...Ha,...za])t[`g ${r.key}`]=()=>xe(r.page);return Me(t),n($,{children:[n("a",{class:"skip",href:"\
#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(Ov,{}),Ur.value&&n("button",{type:"button",class:"\
drawer-back","aria-label":"Close the menu",onClick:()=>Ur.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"bu\
tton",class:"menu","aria-label":"Menu","aria-expanded":Ur.value,"aria-controls":"rail",onClick:()=>Ur.value=!Ur.value,children:n("svg",{class:"glyph",viewBox:"0\
 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>cs.value=!0,children:[
n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),
n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),n(Bv,{}),He.value?.read_only&&n("span",{class:"state",
"data-state":"suspended",children:"read-only"}),n(qv,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{Rt.value=!Rt.value,kn(
"zone",Rt.value?"utc":"local")},children:Rt.value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:nu,
onDblClick:()=>Ba("system"),children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 \
12"})})}),n("button",{type:"button",class:"plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>Mo.value=!0,children:"?"})]}),n(Fv,{}),n("main",{
id:"main",tabIndex:-1,children:e})]}),cs.value&&n(Lv,{}),Mo.value&&n(jv,{}),n(Pp,{}),n(pp,{}),mt.value&&n(Iv,{})]})}var Uv=[["/","Overview",()=>n(xp,{})],["/queues","Queues",()=>n($f,{})],["/queues/:queue","Queue",({queue:e})=>n(Af,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(lf,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(Cf,{})],["/jobs/:ref","Job",({ref:e})=>n(kf,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Uf,{reference:e},e)],["/scheduled","Scheduled",()=>n(Rf,{})],["/failures","Failures",()=>n(nf,{})],["/workflows","Workflows",()=>n(Kf,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(Yf,{reference:e},e)],["/schedules","Schedules",()=>n(Nf,{})],["/schedules/:name","Schedule",({name:e})=>n(jf,{name:e},
e)],["/callbacks","Callbacks",()=>n(qp,{})],["/callbacks/:id","Callback",({id:e})=>n(Lp,{id:e},e)],["/channels","Channels",()=>n(jp,{})],["/files","Downloads",()=>n(
rf,{})],["/workers","Workers",()=>n(Ef,{})],["/settings","Settings",()=>n(Jf,{})],["/about","About",()=>n(Cp,{})]];function Wv(){_e(()=>{let o=()=>{Hs().catch(()=>{
mt.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{mt.value||Hs().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of Uv){let i=tp(o,qn.value);if(i!==null){e=Object.values(i).pop()??s,t=a(i);break}}_e(()=>{document.title=[e,"Pawl",He.value?.environment?.name].filter(Boolean).
join(" · ")},[e,He.value?.environment?.name]);let r=se(!0);return _e(()=>{r.current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[
qn.value]),n(Xf,{children:He.value===null?null:t??n(de,{title:"Nothing here",children:n(pe,{title:"There is no such page",children:n("a",{href:O("/"),children:"\
Overview"})})})})}Yu(n(Wv,{}),document.getElementById("app"));})();
