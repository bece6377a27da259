"use strict";(()=>{var vm=Object.defineProperty;var ym=(e,t,r)=>t in e?vm(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var cr=(e,t,r)=>ym(e,typeof t!="symbol"?t+"":t,r);var Ts,Ce,Eu,ui,dr,$u,Du,Ou,ai,ks,Uo,Au,ci,ii,li,_m,xs={},Cs=[],wm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Ps=Array.isArray;function zn(e,t){
for(var r in t)e[r]=t[r];return e}function di(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function pi(e,t,r){var o,s,a,i={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:i[a]=t[a];if(arguments.length>2&&(i.children=arguments.length>3?Ts.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
i[a]===void 0&&(i[a]=e.defaultProps[a]);return Ss(e,i,o,s,null)}function Ss(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Eu,__i:-1,__u:0};return s==null&&Ce.vnode!=null&&Ce.vnode(a),a}function $(e){return e.children}function uo(e,t){this.props=e,this.context=t}function Tr(e,t){if(t==null)return e.__?Tr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Tr(e):null}function km(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=zn({},
t);a.__v=t.__v+1,Ce.vnode&&Ce.vnode(a),fi(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Tr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,ju(o,a,s),
t.__e=t.__=null,a.__e!=r&&Ru(a)}}function Ru(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Ru(e)}function Tu(e){(!e.__d&&(e.__d=!0)&&dr.push(e)&&!$s.__r++||$u!=Ce.debounceRendering)&&(($u=Ce.debounceRendering)||Du)($s)}function $s(){
try{for(var e,t=1;dr.length;)dr.length>t&&dr.sort(Ou),e=dr.shift(),t=dr.length,km(e)}finally{dr.length=$s.__r=0}}function Lu(e,t,r,o,s,a,i,l,c,u,m){var h,p,v,w,
T,k,_=o&&o.__k||Cs,S=t.length;for(c=Sm(r,t,_,c,S),h=0;h<S;h++)(v=r.__k[h])!=null&&(p=v.__i!=-1&&_[v.__i]||xs,v.__i=h,k=fi(e,v,p,s,a,i,l,c,u,m),w=v.__e,v.ref&&p.
ref!=v.ref&&(p.ref&&mi(p.ref,null,v),m.push(v.ref,v.__c||w,v)),T==null&&w!=null&&(T=w),4&v.__u?(c=qu(v,c,e),p.__e&&(p.__e=null)):typeof v.type=="function"&&k!==
void 0?c=k:w&&(c=w.nextSibling),v.__u&=-7);return r.__e=T,c}function Sm(e,t,r,o,s){var a,i,l,c,u,m=r.length,h=m,p=0;for(e.__k=new Array(s),a=0;a<s;a++)(i=t[a])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=Ss(null,i,null,null,
null):Ps(i)?i=e.__k[a]=Ss($,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=Ss(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,c=
a+p,i.__=e,i.__b=e.__b+1,l=null,(u=i.__i=xm(i,r,c,h))!=-1&&(h--,(l=r[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(s>m?p--:s<m&&p++),typeof i.type!="function"&&
(i.__u|=4)):u!=c&&(u==c-1?p--:u==c+1?p++:(u>c?p--:p++,i.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<m;a++)(l=r[a])!=null&&(2&l.__u)==0&&(l.__e==o&&(o=Tr(l)),Ju(l,l));
return o}function qu(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=qu(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Tr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function xm(e,t,r,o){var s,a,i,l=e.key,c=e.type,u=t[r],m=u!=null&&(2&u.__u)==0;if(u===null&&l==null||m&&l==u.key&&c==u.type)return r;if(o>(m?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((u=t[i=s>=0?s--:a++])!=null&&(2&u.__u)==0&&l==u.key&&c==u.type)return i}return-1}function Pu(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||wm.test(t)?r:r+"px"}function ws(e,t,r,o,s){var a,i;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||Pu(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||Pu(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
Au,"$1")),i=t.toLowerCase(),t=i in e||t=="onFocusOut"||t=="onFocusIn"?i.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[Uo]=o[Uo]:(r[Uo]=ci,e.addEventListener(
t,a?li:ii,a)):e.removeEventListener(t,a?li:ii,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Mu(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[ks]==null)t[ks]=ci++;else if(t[ks]<r[Uo])return;return r(Ce.event?Ce.event(t):t)}}}function fi(e,t,r,o,s,a,i,l,c,u){var m,h,p,v,w,T,
k,_,S,x,E,L,R,X,U,le,K=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[l=t.__e=r.__e]),(m=Ce.__b)&&m(t);e:if(typeof K=="function"){h=
i.length;try{if(S=t.props,x=K.prototype&&K.prototype.render,E=(m=K.contextType)&&o[m.__c],L=m?E?E.props.value:m.__:o,r.__c?_=(p=t.__c=r.__c).__=p.__E:(x?t.__c=p=
new K(S,L):(t.__c=p=new uo(S,L),p.constructor=K,p.render=$m),E&&E.sub(p),p.state||(p.state={}),p.__n=o,v=p.__d=!0,p.__h=[],p._sb=[]),x&&p.__s==null&&(p.__s=p.state),
x&&K.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=zn({},p.__s)),zn(p.__s,K.getDerivedStateFromProps(S,p.__s))),w=p.props,T=p.state,p.__v=t,v)x&&K.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),x&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(x&&K.getDerivedStateFromProps==null&&
S!==w&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(S,L),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.__s,
L)===!1){t.__v!=r.__v&&(p.props=S,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(j){j&&(j.__=t)}),Cs.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&i.push(p),l=Tr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(S,p.__s,L),x&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
w,T,k)})}if(p.context=L,p.props=S,p.__P=e,p.__e=!1,R=Ce.__r,X=0,x)p.state=p.__s,p.__d=!1,R&&R(t),m=p.render(p.props,p.state,p.context),Cs.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,R&&R(t),m=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++X<25);p.state=p.__s,p.getChildContext!=null&&(o=zn(zn({},o),
p.getChildContext())),x&&!v&&p.getSnapshotBeforeUpdate!=null&&(k=p.getSnapshotBeforeUpdate(w,T)),U=m!=null&&m.type===$&&m.key==null?Iu(m.props.children):m,l=Lu(
e,Ps(U)?U:[U],t,r,o,s,a,i,l,c,u),p.base=t.__e,t.__u&=-161,p.__h.length&&i.push(p),_&&(p.__E=p.__=null)}catch(j){if(i.length=h,t.__v=null,c||a!=null){if(j.then){
for(t.__u|=c?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),t.__e=l}else if(a!=null)for(le=a.length;le--;)di(a[le])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),j.then||Nu(t),Ce.__e(j,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):l=t.__e=Cm(r.__e,t,r,o,s,a,i,c,u);return(m=
Ce.diffed)&&m(t),128&t.__u?void 0:l}function Nu(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Nu))}function ju(e,t,r){for(var o=0;o<r.length;o++)mi(r[o],r[++o],
r[++o]);Ce.__c&&Ce.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){Ce.__e(a,s.__v)}})}function Iu(e){return typeof e!="\
object"||e==null||e.__b>0?e:Ps(e)?e.map(Iu):e.constructor!==void 0?null:zn({},e)}function Cm(e,t,r,o,s,a,i,l,c){var u,m,h,p,v,w,T,k=r.props||xs,_=t.props,S=t.type;
if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(u=0;u<a.length;u++)
if((v=a[u])&&"setAttribute"in v==!!S&&(S?v.localName==S:v.nodeType==3)){e=v,a[u]=null;break}}if(e==null){if(S==null)return document.createTextNode(_);e=document.
createElementNS(s,S,_.is&&_),l&&(Ce.__m&&Ce.__m(t,a),l=!1),a=null}if(S==null)k===_||l&&e.data==_||(e.data=_);else{if(a=S=="textarea"&&_.defaultValue!=null?null:
a&&Ts.call(e.childNodes),!l&&a!=null)for(k={},u=0;u<e.attributes.length;u++)k[(v=e.attributes[u]).name]=v.value;for(u in k)v=k[u],u=="dangerouslySetInnerHTML"?h=
v:u=="children"||u in _||u=="value"&&"defaultValue"in _||u=="checked"&&"defaultChecked"in _||ws(e,u,null,v,s);for(u in _)v=_[u],u=="children"?p=v:u=="dangerousl\
ySetInnerHTML"?m=v:u=="value"?w=v:u=="checked"?T=v:l&&typeof v!="function"||k[u]===v||ws(e,u,v,k[u],s);if(m)l||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.
innerHTML=m.__html),t.__k=[];else if(h&&(e.innerHTML=""),Lu(t.type=="template"?e.content:e,Ps(p)?p:[p],t,r,o,S=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,i,a?a[0]:r.__k&&Tr(r,0),l,c),a!=null)for(u=a.length;u--;)di(a[u]);l&&S!="textarea"||(u="value",S=="progress"&&w==null?e.removeAttribute("value"):w!=null&&(w!==
e[u]||S=="progress"&&!w||S=="option"&&w!=k[u])&&ws(e,u,w,k[u],s),u="checked",T!=null&&T!=e[u]&&ws(e,u,T,k[u],s))}return e}function mi(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){Ce.__e(s,r)}}function Ju(e,t,r){var o,s;if(Ce.unmount&&Ce.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||mi(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){Ce.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Ju(o[s],t,r||typeof e.type!="function");r||di(e.__e),e.__c=e.__=e.__e=void 0}function $m(e,t,r){return this.
constructor(e,r)}function Bu(e,t,r){var o,s,a,i;t==document&&(t=document.documentElement),Ce.__&&Ce.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
i=[],fi(t,e=(!o&&r||t).__k=pi($,null,[e]),s||xs,xs,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?Ts.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,i),ju(
a,e,i),e.props.children=null}Ts=Cs.slice,Ce={__e:function(e,t,r,o){for(var s,a,i;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),i=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),i=s.__d),i)return s.__E=s}catch(l){e=l}throw e}},Eu=0,ui=function(e){return e!=null&&e.constructor===
void 0},uo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=zn({},this.state),typeof e=="function"&&(e=e(zn({},r),
this.props)),e&&zn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Tu(this))},uo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Tu(this))},
uo.prototype.render=$,dr=[],Du=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ou=function(e,t){return e.__v.__b-t.__v.__b},
$s.__r=0,ai=Math.random().toString(8),ks="__d"+ai,Uo="__a"+ai,Au=/(PointerCapture)$|Capture$/i,ci=0,ii=Mu(!1),li=Mu(!0),_m=0;var co,lt,hi,Fu,Es=0,Ku=[],dt=Ce,Uu=dt.__b,Wu=dt.__r,Hu=dt.diffed,zu=dt.__c,Vu=dt.unmount,Qu=dt.__;function Ds(e,t){dt.__h&&dt.__h(lt,e,Es||t),Es=0;var r=lt.__H||
(lt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function A(e){return Es=1,Tm(Zu,e)}function Tm(e,t,r){var o=Ds(co++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):Zu(void 0,t),function(l){var c=o.__N?o.__N[0]:o.__[0],u=o.t(c,l);c!==u&&(o.__N=[u,o.__[1]],o.__c.setState({}))}],o.__c=lt,!lt.__f)){var s=function(l,c,u){
if(!o.__c.__H)return!0;var m=!1,h=o.__c.props!==l;if(o.__c.__H.__.some(function(v){if(v.__N){m=!0;var w=v.__[0];v.__=v.__N,v.__N=void 0,w!==v.__[0]&&(h=!0)}}),a){
var p=a.call(this,l,c,u);return m?p||h:p}return!m||h};lt.__f=!0;var a=lt.shouldComponentUpdate,i=lt.componentWillUpdate;lt.componentWillUpdate=function(l,c,u){if(this.
__e){var m=a;a=void 0,s(l,c,u),a=m}i&&i.call(this,l,c,u)},lt.shouldComponentUpdate=s}return o.__N||o.__}function ye(e,t){var r=Ds(co++,3);!dt.__s&&bi(r.__H,t)&&
(r.__=e,r.u=t,lt.__H.__h.push(r))}function Yu(e,t){var r=Ds(co++,4);!dt.__s&&bi(r.__H,t)&&(r.__=e,r.u=t,lt.__h.push(r))}function se(e){return Es=5,Vn(function(){
return{current:e}},[])}function Vn(e,t){var r=Ds(co++,7);return bi(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Pm(){for(var e;e=Ku.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Ms),t.__h.some(gi),t.__h=[]}catch(r){t.__h=[],dt.__e(r,e.__v)}}}dt.__b=function(e){
lt=null,Uu&&Uu(e)},dt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Qu&&Qu(e,t)},dt.__r=function(e){Wu&&Wu(e),co=0;var t=(lt=e.__c).__H;t&&(hi===lt?(t.
__h=[],lt.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(Ms),t.__h.some(gi),t.__h=[],co=0)),hi=lt},dt.diffed=function(e){Hu&&Hu(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Ku.push(t)!==1&&Fu===dt.requestAnimationFrame||((Fu=dt.requestAnimationFrame)||Mm)(Pm)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),hi=lt=null},dt.__c=function(e,t){t.some(function(r){try{r.__h.some(Ms),r.__h=r.__h.filter(function(o){return!o.__||gi(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],dt.__e(o,r.__v)}}),zu&&zu(e,t)},dt.unmount=function(e){Vu&&Vu(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{Ms(o)}catch(s){t=s}}),r.__H=void 0,t&&dt.__e(t,r.__v))};var Gu=typeof requestAnimationFrame=="function";function Mm(e){var t,r=function(){clearTimeout(o),Gu&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);Gu&&(t=requestAnimationFrame(r))}function Ms(e){var t=lt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
lt=t}function gi(e){var t=lt;e.__c=e.__(),lt=t}function bi(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function Zu(e,t){return typeof t==
"function"?t(e):t}var Em=Symbol.for("preact-signals");function Ls(){if(Qn>1)Qn--;else{var e,t=!1;for((function(){var s=As;for(As=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var i=a.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=a.i);s=s.o}})();Ho!==void 0;){var r=Ho;for(Ho=void 0,Os++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&ec(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(Os=0,Qn--,t)throw e}}function yi(e){if(Qn>0)return e();vi=++Dm,Qn++;try{return e()}finally{Ls()}}var Wo,et=void 0;function zo(e){
var t=et,r=Wo;et=void 0,Wo=void 0;try{return e()}finally{et=t,Wo=r}}var Ho=void 0,Qn=0,Os=0,Dm=0,vi=0,As=void 0,Rs=0;function Xu(e){if(et!==void 0){var t=e.n;if(t===
void 0||t.t!==et)return t={i:0,S:e,p:et.s,n:void 0,t:et,e:void 0,x:void 0,r:t},et.s!==void 0&&(et.s.n=t),et.s=t,e.n=t,32&et.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=et.s,t.n=void 0,et.s.n=t,et.s=t),t}}function vt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}vt.prototype.brand=Em;vt.prototype.h=function(){return!0};vt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:zo(function(){var o;(o=t.W)==null||o.call(t)}))};vt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&zo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
vt.prototype.subscribe=function(e){var t=this;return Kn(function(){var r=t.value;zo(function(){return e(r)})},{name:"sub"})};vt.prototype.valueOf=function(){return this.
value};vt.prototype.toString=function(){return this.value+""};vt.prototype.toJSON=function(){return this.value};vt.prototype.peek=function(){var e=this;return zo(
function(){return e.value})};Object.defineProperty(vt.prototype,"value",{get:function(){var e=Xu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Os>100)throw new Error("Cycle detected");(function(r){Qn!==0&&Os===0&&r.l!==vi&&(r.l=vi,As={S:r,v:r.v,i:r.i,o:As})})(this),this.v=e,this.i++,Rs++,Qn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ls()}}}});function me(e,t){return new vt(e,t)}function ec(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function tc(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function nc(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function Pr(e,t){vt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Rs-1,this.f=4}Pr.prototype=new vt;Pr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Rs))return!0;if(this.g=Rs,this.f|=1,this.i>0&&!ec(this))return this.f&=-2,!0;var e=et;try{tc(this),et=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return et=e,nc(this),this.f&=-2,!0};
Pr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}vt.prototype.S.call(this,e)};Pr.prototype.U=function(e){if(this.
t!==void 0&&(vt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Pr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Pr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Xu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Gn(e,t){return new Pr(e,t)}function rc(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Qn++;var r=et;et=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,_i(e),o}finally{et=r,Ls()}}}function _i(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,rc(e)}function Om(e){if(et!==this)throw new Error("Out-of-order effect");nc(this),et=e,this.f&=-2;try{8&this.f&&_i(this)}finally{Ls()}}function po(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Wo&&Wo.push(this)}po.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};po.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,rc(this),tc(this),Qn++;var e=et;return et=this,Om.bind(this,e)};po.prototype.N=function(){2&this.f||(this.f|=2,this.u=Ho,Ho=this)};po.prototype.d=function(){
this.f|=8,1&this.f||_i(this)};po.prototype.dispose=function(){this.d()};function Kn(e,t){var r=new po(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var oc,Ns,qs,Am=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var sc=[];Kn(function(){oc=this.N})();function fo(e,t){Ce[e]=t.bind(null,Ce[e]||function(){})}function Vo(e){if(qs){var t=qs;qs=void 0,t()}qs=e&&e.S()}function ac(e){
var t=this,r=e.data,o=Lm(r);o.name="ReactiveDom",o.value=r;var s=Vn(function(){for(var l=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var u=Gn(function(){var v=o.
value.value;return v===0?0:v===!0?"":v||""}),m=Gn(function(){return!Array.isArray(u.value)&&!ui(u.value)}),h=Kn(function(){if(this.N=ic,m.value){var v=u.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=v)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[m,u]},[]),a=s[0],i=s[1];return a.value?i.
peek():i.value}ac.displayName="ReactiveTextNode";Object.defineProperties(vt.prototype,{constructor:{configurable:!0,value:pi($,null).constructor},type:{configurable:!0,
value:ac},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});fo("__b",function(e,t){if(Vo(),
Ns=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof vt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
fo("__r",function(e,t){if(e(t),t.type!==$){Vo();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var i;return Kn(function(){i=this},{name:a}),
i.c=s,i})((function(s){return function(){var a;Am&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ns=o,Vo(r)}});fo("__e",function(e,t,r,o){Vo(),Ns=void 0,e(t,r,o)});fo("diffed",function(e,t){Vo(),Ns=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var i in a){var l=a[i];l===void 0||o&&i in o||(l.d(),a[i]=void 0)}if(o){a||(a={},r.U=a);for(var c in o){var u=a[c],
m=o[c];u===void 0?(u=Rm(r,c,m,s),a[c]=u):u.o(m,s)}}}e(t)});function Rm(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=me(r);return{o:function(i,l){a.value=
i,o=l},d:Kn(function(){this.N=ic;var i=a.value.value;o[t]!==i&&(o[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}fo("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var i=t.__np;if(i){var l=t.
props;for(var c in i)l[c]=i[c]}t.__np=void 0}else{var u=t.__c;if(u){u.__$f|=8;var m=u.__$u;m&&(u.__$u=void 0,m.d())}}e(t)});fo("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});uo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function Lm(e,t){return Vn(function(){return me(e,t)},[])}var qm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Nm(){yi(function(){for(var e;e=sc.shift();)oc.call(e)})}function ic(){sc.push(this)===1&&(Ce.requestAnimationFrame||qm)(Nm)}var wi=new URL(document.baseURI);function re(e){return new URL(e,wi).href}function Ue(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var pn=class extends Error{constructor(r,o,s,a,i,l=""){
super(a||s);cr(this,"status",r);cr(this,"code",o);cr(this,"title",s);cr(this,"detail",a);cr(this,"retryAfter",i);cr(this,"field",l)}};async function lc(e){let t=Number(
e.headers.get("retry-after")??"0");try{let r=await e.json();return new pn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t,r.field??"")}catch{return new pn(
e.status,"",e.statusText,"the answer came from something else than Pawl",t)}}var Yn=class{constructor(t){cr(this,"source",t)}};function Go(e){return JSON.parse(
e,(t,r,o)=>{let s=o?.source;return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new Yn(s)})}var pt=me(null),mt=me(!1),ki=me(0),Qo=me(null),uc=Gn(
()=>pt.value?.read_only===!0);function Se(e){return pt.value!==null&&!pt.value.read_only&&pt.value.scopes.includes(e)}async function N(e,t={}){let r={},o={method:t.
method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idemp\
otency-key"]=t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(re(e),o)}catch(a){if(t.signal?.aborted)throw a;let i=new pn(0,"unreachab\
le","The server does not answer","It may be restarting; trying again.",0);throw Qo.value=i,i}if(!s.ok){let a=await lc(s);throw a.status===401&&(mt.value=!0),(a.
status===503||a.status===507)&&(Qo.value=a),a}if(Qo.value=null,s.status!==204)return Go(await s.text())}async function js(){let e=Date.now(),t=await N("v1/me");
ki.value=Date.parse(t.now)-(e+Date.now())/2,pt.value=t,mt.value=!1}async function cc(e){let t=await fetch(re("ui/session"),{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await lc(t);await js()}async function dc(){await N("ui/session",{method:"DELETE"}),pt.value=null,
mt.value=!0}function _n(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function We(e,t="GET",r){let o=a=>`\
'${a.replace(/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),pt.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push(
"-H 'content-type: application/json'","-d",o(JSON.stringify(r))),s.push(o(re(e))),s.join(" ")}function Zn(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function wn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var Qt=me(Zn("zo\
ne")==="utc"),Mr=me(Zn("times")==="dates");function Is(){Mr.value=!Mr.value,wn("times",Mr.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function ge(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function pc(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function Jt(e){
return e.toLocaleString("en-US")}var Si=e=>String(e).padStart(2,"0");function be(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%
1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Si(s)}\
s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}h ${Si(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function mo(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function fc(e,t){let r=t-e;
return Math.abs(r)<1e3?"now":r>0?`${mo(r)} ago`:`in ${mo(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}function rt(e,t=Qt.value){let r=new Date(e),o=t?[r.getUTCFullYear(),
r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.
getSeconds()],[s,a,i,l,c,u]=o.map(Si);return`${s}-${a}-${i} ${l}:${c}:${u}${t?" UTC":""}`}function xi(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":rt(t).
slice(0,19).replace(" ","T")}function Ci(e){let t=Date.parse(Qt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var jm={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function kn(e){return e===void 0?"":jm[e]??e.replace(/_/g," ")}function nt(e,t="",r=!1){if(e instanceof Yn)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let o=r?"":`${t}  `,s=Array.isArray(e),a=s?e.map(c=>o+nt(c,o,r)):Object.entries(e).map(([c,u])=>`${o}${JSON.stringify(c)}:${r?"":
" "}${nt(u,o,r)}`),[i,l]=s?"[]":"{}";return a.length===0?i+l:r?i+a.join(",")+l:`${i}
${a.join(`,
`)}
${t}${l}`}var Im="uplot",Jm="u-hz",Bm="u-vt",Fm="u-title",Um="u-wrap",Wm="u-under",Hm="u-over",zm="u-axis",Or="u-off",Vm="u-select",Qm="u-cursor-x",Gm="u-cursor-y",Km="u-\
cursor-pt",Ym="u-legend",Zm="u-live",Xm="u-inline",eh="u-series",th="u-marker",mc="u-label",nh="u-value",Yo="width",Zo="height";var hc="bottom",ho="left",$i="right",Ui="#000",gc=Ui+"0",Ti="mousemove",bc="mousedown",Pi="mouseup",vc="mouseenter",yc="mouseleave",_c="dblclick",rh="resize",oh="\
scroll",wc="change",Ws="dppxchange",Wi="--",ko=typeof window<"u",Ai=ko?document:null,bo=ko?window:null,sh=ko?navigator:null,Ee,Js;function Ri(){let e=devicePixelRatio;
Ee!=e&&(Ee=e,Js&&qi(wc,Js,Ri),Js=matchMedia(`(min-resolution: ${Ee-.001}dppx) and (max-resolution: ${Ee+.001}dppx)`),Ar(wc,Js,Ri),bo.dispatchEvent(new CustomEvent(
Ws)))}function tn(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Li(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ge(e,t,r){
e.style[t]=r+"px"}function Sn(e,t,r,o){let s=Ai.createElement(e);return t!=null&&tn(s,t),r?.insertBefore(s,o),s}function fn(e,t){return Sn("div",e,t)}var kc=new WeakMap;
function Rn(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",i=kc.get(e);a!=i&&(e.style.transform=a,kc.set(e,a),t<0||r<0||t>o||r>s?tn(e,Or):Li(e,Or))}var Sc=new WeakMap;
function xc(e,t,r){let o=t+r,s=Sc.get(e);o!=s&&(Sc.set(e,o),e.style.background=t,e.style.borderColor=r)}var Cc=new WeakMap;function $c(e,t,r,o){let s=t+""+r,a=Cc.
get(e);s!=a&&(Cc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var Hi={passive:!0},ah={...Hi,
capture:!0};function Ar(e,t,r,o){t.addEventListener(e,r,o?ah:Hi)}function qi(e,t,r,o){t.removeEventListener(e,r,Hi)}ko&&Ri();function xn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:nn((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function ed(e){return(r,o,s)=>{let a=-1,i=-1;for(let l=o;l<=
s;l++)if(e(r[l])){a=l;break}for(let l=s;l>=o;l--)if(e(r[l])){i=l;break}return[a,i]}}var td=e=>e!=null,nd=e=>e!=null&&e>0,Vs=ed(td),ih=ed(nd);function lh(e,t,r,o=0,s=!1){
let a=s?ih:Vs,i=s?nd:td;[t,r]=a(e,t,r);let l=e[t],c=e[t];if(t>-1)if(o==1)l=e[t],c=e[r];else if(o==-1)l=e[r],c=e[t];else for(let u=t;u<=r;u++){let m=e[u];i(m)&&(m<
l?l=m:m>c&&(c=m))}return[l??Je,c??-Je]}function Qs(e,t,r,o){let s=Mc(e),a=Mc(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let i=r==10?Xn:rd,l=s==1?nn:mn,c=a==1?mn:nn,
u=l(i(_t(e))),m=c(i(_t(t))),h=vo(r,u),p=vo(r,m);return r==10&&(u<0&&(h=Be(h,-u)),m<0&&(p=Be(p,-m))),o||r==2?(e=h*s,t=p*a):(e=id(e,h),t=Gs(t,p)),[e,t]}function zi(e,t,r,o){
let s=Qs(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Vi=.1,Tc={mode:3,pad:Vi},es={pad:0,soft:null,mode:0},uh={min:es,max:es};function Hs(e,t,r,o){return Ks(
r)?Pc(e,t,r):(es.pad=r,es.soft=o?0:null,es.mode=o?3:0,Pc(e,t,uh))}function Pe(e,t){return e??t}function ch(e,t,r){for(t=Pe(t,0),r=Pe(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Pc(e,t,r){let o=r.min,s=r.max,a=Pe(o.pad,0),i=Pe(s.pad,0),l=Pe(o.hard,-Je),c=Pe(s.hard,Je),u=Pe(o.soft,Je),m=Pe(s.soft,-Je),
h=Pe(o.mode,0),p=Pe(s.mode,0),v=t-e,w=Xn(v),T=Bt(_t(e),_t(t)),k=Xn(T),_=_t(k-w);(v<1e-24||_>10)&&(v=0,(e==0||t==0)&&(v=1e-24,h==2&&u!=Je&&(a=0),p==2&&m!=-Je&&(i=
0)));let S=v||T||1e3,x=Xn(S),E=vo(10,nn(x)),L=S*(v==0?e==0?.1:1:a),R=Be(id(e-L,E/10),24),X=e>=u&&(h==1||h==3&&R<=u||h==2&&R>=u)?u:Je,U=Bt(l,R<X&&e>=X?X:Cn(X,R)),
le=S*(v==0?t==0?.1:1:i),K=Be(Gs(t+le,E/10),24),j=t<=m&&(p==1||p==3&&K>=m||p==2&&K<=m)?m:-Je,fe=Cn(c,K>j&&t<=j?j:Bt(j,K));return U==fe&&U==0&&(fe=100),[U,fe]}var dh=new Intl.
NumberFormat(ko?sh.language:"en-US"),Qi=e=>dh.format(e),rn=Math,Us=rn.PI,_t=rn.abs,nn=rn.floor,yt=rn.round,mn=rn.ceil,Cn=rn.min,Bt=rn.max,vo=rn.pow,Mc=rn.sign,Xn=rn.
log10,rd=rn.log2,ph=(e,t=1)=>rn.sinh(e)*t,Mi=(e,t=1)=>rn.asinh(e/t),Je=1/0;function Ec(e){return(Xn((e^e>>31)-(e>>31))|0)+1}function Ni(e,t,r){return Cn(Bt(e,t),
r)}function od(e){return typeof e=="function"}function _e(e){return od(e)?e:()=>e}var fh=()=>{},sd=e=>e,ad=(e,t)=>t,mh=e=>null,Dc=e=>!0,Oc=(e,t)=>e==t,hh=/\.\d*?(?=9{6,}|0{6,})/gm,
Rr=e=>{if(ud(e)||fr.has(e))return e;let t=`${e}`,r=t.match(hh);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[s,a]=t.split("e");return+`${Rr(
s)}e${a}`}return Be(e,o)};function Er(e,t){return Rr(Be(Rr(e/t))*t)}function Gs(e,t){return Rr(mn(Rr(e/t))*t)}function id(e,t){return Rr(nn(Rr(e/t))*t)}function Be(e,t=0){
if(ud(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return yt(o)/r}var fr=new Map;function ld(e){return((""+e).split(".")[1]||"").length}function ns(e,t,r,o){
let s=[],a=o.map(ld);for(let i=t;i<r;i++){let l=_t(i),c=Be(vo(e,i),l);for(let u=0;u<o.length;u++){let m=e==10?+`${o[u]}e${i}`:o[u]*c,h=(i>=0?0:l)+(i>=a[u]?0:a[u]),
p=e==10?m:Be(m,h);s.push(p),fr.set(p,h)}}return s}var ts={},Gi=[],yo=[null,null],pr=Array.isArray,ud=Number.isInteger,gh=e=>e===void 0;function Ac(e){return typeof e==
"string"}function Ks(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function bh(e){return e!=null&&typeof e=="object"}var vh=Object.getPrototypeOf(
Uint8Array),cd="__proto__";function _o(e,t=Ks){let r;if(pr(e)){let o=e.find(s=>s!=null);if(pr(o)||t(o)){r=Array(e.length);for(let s=0;s<e.length;s++)r[s]=_o(e[s],
t)}else r=e.slice()}else if(e instanceof vh)r=e.slice();else if(t(e)){r={};for(let o in e)o!=cd&&(r[o]=_o(e[o],t))}else r=e;return r}function ht(e){let t=arguments;
for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=cd&&(Ks(e[s])?ht(e[s],_o(o[s])):e[s]=_o(o[s]))}return e}var yh=0,_h=1,wh=2;function kh(e,t,r){for(let o=0,
s,a=-1;o<t.length;o++){let i=t[o];if(i>a){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=i+1;s<r&&e[s]==null;)e[a=s++]=null}}}function Sh(e,t){if($h(e)){let i=e[0].
slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return Th(i[0])||(i=Ch(i)),i}let r=new Set;for(let i=0;i<e.length;i++){let c=e[i][0],u=c.length;for(let m=0;m<
u;m++)r.add(c[m])}let o=[Array.from(r).sort((i,l)=>i-l)],s=o[0].length,a=new Map;for(let i=0;i<s;i++)a.set(o[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],c=l[0];
for(let u=1;u<l.length;u++){let m=l[u],h=Array(s).fill(void 0),p=t?t[i][u]:_h,v=[];for(let w=0;w<m.length;w++){let T=m[w],k=a.get(c[w]);T===null?p!=yh&&(h[k]=T,
p==wh&&v.push(k)):h[k]=T}kh(h,v,s),o.push(h)}}return o}var xh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Ch(e){let t=e[0],r=t.
length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,i)=>t[a]-t[i]);let s=[];for(let a=0;a<e.length;a++){let i=e[a],l=Array(r);for(let c=0;c<r;c++)l[c]=
i[o[c]];s.push(l)}return s}function $h(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)
if(s[a]!=t[a])return!1}}return!0}function Th(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=
o)return!0;let a=Bt(1,nn((s-o+1)/t));for(let i=e[o],l=o+a;l<=s;l+=a){let c=e[l];if(c!=null){if(c<=i)return!1;i=c}}return!0}var dd=["January","February","March",
"April","May","June","July","August","September","October","November","December"],pd=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function fd(e){
return e.slice(0,3)}var Ph=pd.map(fd),Mh=dd.map(fd),Eh={MMMM:dd,MMM:Mh,WWWW:pd,WWW:Ph};function Ko(e){return(e<10?"0":"")+e}function Dh(e){return(e<10?"00":e<100?
"0":"")+e}var Oh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ko(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>Ko(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Ko(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ko(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>Ko(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Dh(e.getMilliseconds())};function Ki(e,t){t=t||Eh;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,
s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?Oh[s[1]]:s[0]);return a=>{let i="";for(let l=0;l<r.length;l++)i+=typeof r[l]=="string"?r[l]:r[l](a,t);return i}}var Ah=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Rh(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Ah?r=e:(r=new Date(
e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var md=e=>e%1==0,zs=[1,2,2.5,5],Lh=ns(10,-32,0,zs),hd=ns(10,0,32,zs),qh=hd.filter(
md),Dr=Lh.concat(hd),Yi=`
`,gd="{YYYY}",Rc=Yi+gd,bd="{M}/{D}",Xo=Yi+bd,Bs=Xo+"/{YY}",vd="{aa}",Nh="{h}:{mm}",go=Nh+vd,Lc=Yi+go,qc=":{ss}",Oe=null;function yd(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,i=s*365,c=(e==1?ns(10,0,3,zs).filter(md):ns(10,-3,0,zs)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),u=[[i,gd,Oe,Oe,Oe,Oe,Oe,Oe,1],[s*28,"{MMM}",Rc,Oe,Oe,Oe,Oe,Oe,1],[s,bd,Rc,Oe,
Oe,Oe,Oe,Oe,1],[o,"{h}"+vd,Bs,Oe,Xo,Oe,Oe,Oe,1],[r,go,Bs,Oe,Xo,Oe,Oe,Oe,1],[t,qc,Bs+" "+go,Oe,Xo+" "+go,Oe,Lc,Oe,1],[e,qc+".{fff}",Bs+" "+go,Oe,Xo+" "+go,Oe,Lc,
Oe,1]];function m(h){return(p,v,w,T,k,_)=>{let S=[],x=k>=i,E=k>=a&&k<i,L=h(w),R=Be(L*e,3),X=Ei(L.getFullYear(),x?0:L.getMonth(),E||x?1:L.getDate()),U=Be(X*e,3);
if(E||x){let le=E?k/a:0,K=x?k/i:0,j=R==U?R:Be(Ei(X.getFullYear()+K,X.getMonth()+le,1)*e,3),fe=new Date(yt(j/e)),V=fe.getFullYear(),ae=fe.getMonth();for(let ee=0;j<=
T;ee++){let ke=Ei(V+K*ee,ae+le*ee,1),Y=ke-h(Be(ke*e,3));j=Be((+ke+Y)*e,3),j<=T&&S.push(j)}}else{let le=k>=s?s:k,K=nn(w)-nn(R),j=U+K+Gs(R-U,le);S.push(j);let fe=h(
j),V=fe.getHours()+fe.getMinutes()/r+fe.getSeconds()/o,ae=k/o,ee=p.axes[v]._space,ke=_/ee;for(;j=Be(j+k,e==1?0:3),!(j>T);)if(ae>1){let Y=nn(Be(V+ae,6))%24,$e=h(
j).getHours()-Y;$e>1&&($e=-1),j-=$e*o,V=(V+ae)%24;let Ne=S[S.length-1];Be((j-Ne)/k,3)*ke>=.7&&S.push(j)}else S.push(j)}return S}}return[c,u,m]}var[jh,Ih,Jh]=yd(
1),[Bh,Fh,Uh]=yd(.001);ns(2,-53,53,[1]);function Nc(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function jc(e,t){return(r,o,s,a,i)=>{
let l=t.find(w=>i>=w[0])||t[t.length-1],c,u,m,h,p,v;return o.map(w=>{let T=e(w),k=T.getFullYear(),_=T.getMonth(),S=T.getDate(),x=T.getHours(),E=T.getMinutes(),L=T.
getSeconds(),R=k!=c&&l[2]||_!=u&&l[3]||S!=m&&l[4]||x!=h&&l[5]||E!=p&&l[6]||L!=v&&l[7]||l[1];return c=k,u=_,m=S,h=x,p=E,v=L,R(T)})}}function Wh(e,t){let r=Ki(t);
return(o,s,a,i,l)=>s.map(c=>r(e(c)))}function Ei(e,t,r){return new Date(e,t,r)}function Ic(e,t){return t(e)}var Hh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Jc(e,t){
return(r,o,s,a)=>a==null?Wi:t(e(o))}function zh(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Vh(e,t){return e.
series[t].fill(e,t)}var Qh={show:!0,live:!0,isolate:!1,mount:fh,markers:{show:!0,width:2,stroke:zh,fill:Vh,dash:"solid"},idx:null,idxs:null,values:[]};function Gh(e,t){
let r=e.cursor.points,o=fn(),s=r.size(e,t);Ge(o,Yo,s),Ge(o,Zo,s);let a=s/-2;Ge(o,"marginLeft",a),Ge(o,"marginTop",a);let i=r.width(e,t,s);return i&&Ge(o,"border\
Width",i),o}function Kh(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Yh(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Zh(e,t){
return e.series[t].points.size}var Di=[0,0];function Xh(e,t,r){return Di[0]=t,Di[1]=r,Di}function Fs(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}
function Oi(e,t,r,o=!0){return s=>{(!o||s.target==t)&&r(s)}}var eg={show:!0,x:!0,y:!0,lock:!1,move:Xh,points:{one:!1,show:Gh,size:Zh,width:0,stroke:Yh,fill:Kh},
bind:{mousedown:Fs,mouseup:Fs,click:Fs,dblclick:Fs,mousemove:Oi,mouseleave:Oi,mouseenter:Oi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),
t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,
idxs:null,event:null},_d={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Zi=ht({},_d,{filter:ad}),wd=ht({},Zi,{size:10}),kd=ht({},_d,{show:!1}),Xi='12px system-ui, \
-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji\
"',Sd="bold "+Xi,xd=1.5,Bc={show:!0,scale:"x",stroke:Ui,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sd,side:2,grid:Zi,ticks:wd,border:kd,
font:Xi,lineGap:xd,rotate:0},tg="Value",ng="Time",Fc={show:!0,scale:"x",auto:!1,sorted:1,min:Je,max:-Je,idxs:[]};function rg(e,t,r,o,s){return t.map(a=>a==null?
"":Qi(a))}function og(e,t,r,o,s,a,i){let l=[],c=fr.get(s)||0;r=i?r:Be(Gs(r,s),c);for(let u=r;u<=o;u=Be(u+s,c))l.push(Object.is(u,-0)?0:u);return l}function ji(e,t,r,o,s,a,i){
let l=[],c=e.scales[e.axes[t].scale].log,u=c==10?Xn:rd,m=nn(u(r));s=vo(c,m),c==10&&(s=Dr[xn(s,Dr)]);let h=r,p=s*c;c==10&&(p=Dr[xn(p,Dr)]);do l.push(h),h=h+s,c==
10&&!fr.has(h)&&(h=Be(h,fr.get(s))),h>=p&&(s=h,p=s*c,c==10&&(p=Dr[xn(p,Dr)]));while(h<=o);return l}function sg(e,t,r,o,s,a,i){let c=e.scales[e.axes[t].scale].asinh,
u=o>c?ji(e,t,Bt(c,r),o,s):[c],m=o>=0&&r<=0?[0]:[];return(r<-c?ji(e,t,Bt(c,-o),-r,s):[c]).reverse().map(p=>-p).concat(m,u)}var Cd=/./,ag=/[12357]/,ig=/[125]/,Uc=/1/,
Ii=(e,t,r,o)=>e.map((s,a)=>t==4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function lg(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=e.scales[i],c=e.valToPos,
u=a._space,m=c(10,i),h=c(9,i)-m>=u?Cd:c(7,i)-m>=u?ag:c(5,i)-m>=u?ig:Uc;if(h==Uc){let p=_t(c(1,i)-m);if(p<u)return Ii(t.slice().reverse(),l.distr,h,mn(u/p)).reverse()}
return Ii(t,l.distr,h,1)}function ug(e,t,r,o,s){let a=e.axes[r],i=a.scale,l=a._space,c=e.valToPos,u=_t(c(1,i)-c(2,i));return u<l?Ii(t.slice().reverse(),3,Cd,mn(
l/u)).reverse():t}function cg(e,t,r,o){return o==null?Wi:t==null?"":Qi(t)}var Wc={show:!0,scale:"y",stroke:Ui,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,
labelFont:Sd,side:3,grid:Zi,ticks:wd,border:kd,font:Xi,lineGap:xd,rotate:0};function dg(e,t){let r=3+(e||1)*2;return Be(r*t,3)}function pg(e,t){let{scale:r,idxs:o}=e.
series[0],s=e._data[0],a=e.valToPos(s[o[0]],r,!0),i=e.valToPos(s[o[1]],r,!0),l=_t(i-a),c=e.series[t],u=l/(c.points.space*Ee);return o[1]-o[0]<=u}var Hc={scale:null,
auto:!0,sorted:0,min:Je,max:-Je},$d=(e,t,r,o,s)=>s,zc={show:!0,auto:!0,sorted:0,gaps:$d,alpha:1,facets:[ht({},Hc,{scale:"x"}),ht({},Hc,{scale:"y"})]},Vc={scale:"\
y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:$d,alpha:1,points:{show:pg,filter:null},values:null,min:Je,max:-Je,idxs:[],path:null,clip:null};function fg(e,t,r,o,s){
return r/10}var Td={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},mg=ht({},Td,{time:!1,ori:1}),Qc={};function Pd(e,t){let r=Qc[e];return r||
(r={key:e,plots:[],sub(o){r.plots.push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,i,l,c,u){for(let m=0;m<r.plots.length;m++)r.plots[m]!=s&&r.plots[m].
pub(o,s,a,i,l,c,u)}},e!=null&&(Qc[e]=r)),r}var wo=1,Ji=2;function Lr(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,i=e.scales,l=e.bbox,c=a[0],u=o==
2?a[1]:a[t],m=o==2?i[s.facets[0].scale]:i[e.series[0].scale],h=o==2?i[s.facets[1].scale]:i[s.scale],p=l.left,v=l.top,w=l.width,T=l.height,k=e.valToPosH,_=e.valToPosV;
return m.ori==0?r(s,c,u,m,h,k,_,p,v,w,T,Zs,So,ea,Ed,Od):r(s,c,u,m,h,_,k,v,p,T,w,Xs,xo,nl,Dd,Ad)}function el(e,t){let r=0,o=0,s=Pe(e.bands,Gi);for(let a=0;a<s.length;a++){
let i=s[a];i.series[0]==t?r=i.dir:i.series[1]==t&&(i.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function hg(e,t,r,o,s){let a=e.mode,i=e.series[t],l=a==
2?i.facets[1].scale:i.scale,c=e.scales[l];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function er(e,t,r,o,s,a){return Lr(e,t,(i,l,c,u,m,h,p,v,w,T,k)=>{
let _=i.pxRound,S=u.dir*(u.ori==0?1:-1),x=u.ori==0?So:xo,E,L;S==1?(E=r,L=o):(E=o,L=r);let R=_(h(l[E],u,T,v)),X=_(p(c[E],m,k,w)),U=_(h(l[L],u,T,v)),le=_(p(a==1?m.
max:m.min,m,k,w)),K=new Path2D(s);return x(K,U,le),x(K,R,le),x(K,R,X),K})}function Ys(e,t,r,o,s,a){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ea:nl,c=r;for(let h=0;h<
e.length;h++){let p=e[h];if(p[1]>p[0]){let v=p[0]-c;v>0&&l(i,c,o,v,o+a),c=p[1]}}let u=r+s-c,m=10;u>0&&l(i,c,o-m/2,u,o+a+m)}return i}function gg(e,t,r){let o=e[e.
length-1];o&&o[0]==t?o[1]=r:e.push([t,r])}function tl(e,t,r,o,s,a,i){let l=[],c=e.length;for(let u=s==1?r:o;u>=r&&u<=o;u+=s)if(t[u]===null){let h=u,p=u;if(s==1)
for(;++u<=o&&t[u]===null;)p=u;else for(;--u>=r&&t[u]===null;)p=u;let v=a(e[h]),w=p==h?v:a(e[p]),T=h-s;v=i<=0&&T>=0&&T<c?a(e[T]):v;let _=p+s;w=i>=0&&_>=0&&_<c?a(
e[_]):w,w>=v&&l.push([v,w])}return l}function Gc(e){return e==0?sd:e==1?yt:t=>Er(t,e)}function Md(e){let t=e==0?Zs:Xs,r=e==0?(s,a,i,l,c,u)=>{s.arcTo(a,i,l,c,u)}:
(s,a,i,l,c,u)=>{s.arcTo(i,a,c,l,u)},o=e==0?(s,a,i,l,c)=>{s.rect(a,i,l,c)}:(s,a,i,l,c)=>{s.rect(i,a,c,l)};return(s,a,i,l,c,u=0,m=0)=>{u==0&&m==0?o(s,a,i,l,c):(u=
Cn(u,l/2,c/2),m=Cn(m,l/2,c/2),t(s,a+u,i),r(s,a+l,i,a+l,i+c,u),r(s,a+l,i+c,a,i+c,m),r(s,a,i+c,a,i,m),r(s,a,i,a+l,i,u),s.closePath())}}var Zs=(e,t,r)=>{e.moveTo(t,
r)},Xs=(e,t,r)=>{e.moveTo(r,t)},So=(e,t,r)=>{e.lineTo(t,r)},xo=(e,t,r)=>{e.lineTo(r,t)},ea=Md(0),nl=Md(1),Ed=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},Dd=(e,t,r,o,s,a)=>{
e.arc(r,t,o,s,a)},Od=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(t,r,o,s,a,i)},Ad=(e,t,r,o,s,a,i)=>{e.bezierCurveTo(r,t,s,o,i,a)};function Rd(e){return(t,r,o,s,a)=>Lr(t,r,
(i,l,c,u,m,h,p,v,w,T,k)=>{let{pxRound:_,points:S}=i,x,E;u.ori==0?(x=Zs,E=Ed):(x=Xs,E=Dd);let L=Be(S.width*Ee,3),R=(S.size-S.width)/2*Ee,X=Be(R*2,3),U=new Path2D,
le=new Path2D,{left:K,top:j,width:fe,height:V}=t.bbox;ea(le,K-X,j-X,fe+X*2,V+X*2);let ae=ee=>{if(c[ee]!=null){let ke=_(h(l[ee],u,T,v)),Y=_(p(c[ee],m,k,w));x(U,ke+
R,Y),E(U,ke,Y,R,0,Us*2)}};if(a)a.forEach(ae);else for(let ee=o;ee<=s;ee++)ae(ee);return{stroke:L>0?U:null,fill:U,clip:le,flags:wo|Ji}})}function Ld(e){return(t,r,o,s,a,i)=>{
o!=s&&(a!=o&&i!=o&&e(t,r,o),a!=s&&i!=s&&e(t,r,s),e(t,r,i))}}var bg=Ld(So),vg=Ld(xo);function qd(e){let t=Pe(e?.alignGaps,0);return(r,o,s,a)=>Lr(r,o,(i,l,c,u,m,h,p,v,w,T,k)=>{
[s,a]=Vs(c,s,a);let _=i.pxRound,S=V=>_(h(V,u,T,v)),x=V=>_(p(V,m,k,w)),E,L;u.ori==0?(E=So,L=bg):(E=xo,L=vg);let R=u.dir*(u.ori==0?1:-1),X={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:wo},U=X.stroke,le=!1;if(a-s>=T*4){let V=Q=>r.posToVal(Q,u.key,!0),ae=null,ee=null,ke,Y,Ht,Ye=S(l[R==1?s:a]),$e=S(l[s]),Ne=S(
l[a]),he=V(R==1?$e+1:Ne-1);for(let Q=R==1?s:a;Q>=s&&Q<=a;Q+=R){let gt=l[Q],Ze=(R==1?gt<he:gt>he)?Ye:S(gt),De=c[Q];Ze==Ye?De!=null?(Y=De,ae==null?(E(U,Ze,x(Y)),ke=
ae=ee=Y):Y<ae?ae=Y:Y>ee&&(ee=Y)):De===null&&(le=!0):(ae!=null&&L(U,Ye,x(ae),x(ee),x(ke),x(Y)),De!=null?(Y=De,E(U,Ze,x(Y)),ae=ee=ke=Y):(ae=ee=null,De===null&&(le=
!0)),Ye=Ze,he=V(Ye+R))}ae!=null&&ae!=ee&&Ht!=Ye&&L(U,Ye,x(ae),x(ee),x(ke),x(Y))}else for(let V=R==1?s:a;V>=s&&V<=a;V+=R){let ae=c[V];ae===null?le=!0:ae!=null&&E(
U,S(l[V]),x(ae))}let[j,fe]=el(r,o);if(i.fill!=null||j!=0){let V=X.fill=new Path2D(U),ae=i.fillTo(r,o,i.min,i.max,j),ee=x(ae),ke=S(l[s]),Y=S(l[a]);R==-1&&([Y,ke]=
[ke,Y]),E(V,Y,ee),E(V,ke,ee)}if(!i.spanGaps){let V=[];le&&V.push(...tl(l,c,s,a,R,S,t)),X.gaps=V=i.gaps(r,o,s,a,V),X.clip=Ys(V,u.ori,v,w,T,k)}return fe!=0&&(X.band=
fe==2?[er(r,o,s,a,U,-1),er(r,o,s,a,U,1)]:er(r,o,s,a,U,fe)),X})}function yg(e){let t=Pe(e.align,1),r=Pe(e.ascDesc,!1),o=Pe(e.alignGaps,0),s=Pe(e.extend,!1);return(a,i,l,c)=>Lr(
a,i,(u,m,h,p,v,w,T,k,_,S,x)=>{[l,c]=Vs(h,l,c);let E=u.pxRound,{left:L,width:R}=a.bbox,X=$e=>E(w($e,p,S,k)),U=$e=>E(T($e,v,x,_)),le=p.ori==0?So:xo,K={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:wo},j=K.stroke,fe=p.dir*(p.ori==0?1:-1),V=U(h[fe==1?l:c]),ae=X(m[fe==1?l:c]),ee=ae,ke=ae;s&&t==-1&&(ke=L,le(j,ke,V)),
le(j,ae,V);for(let $e=fe==1?l:c;$e>=l&&$e<=c;$e+=fe){let Ne=h[$e];if(Ne==null)continue;let he=X(m[$e]),Q=U(Ne);t==1?le(j,he,V):le(j,ee,Q),le(j,he,Q),V=Q,ee=he}let Y=ee;
s&&t==1&&(Y=L+R,le(j,Y,V));let[Ht,Ye]=el(a,i);if(u.fill!=null||Ht!=0){let $e=K.fill=new Path2D(j),Ne=u.fillTo(a,i,u.min,u.max,Ht),he=U(Ne);le($e,Y,he),le($e,ke,
he)}if(!u.spanGaps){let $e=[];$e.push(...tl(m,h,l,c,fe,X,o));let Ne=u.width*Ee/2,he=r||t==1?Ne:-Ne,Q=r||t==-1?-Ne:Ne;$e.forEach(gt=>{gt[0]+=he,gt[1]+=Q}),K.gaps=
$e=u.gaps(a,i,l,c,$e),K.clip=Ys($e,p.ori,k,_,S,x)}return Ye!=0&&(K.band=Ye==2?[er(a,i,l,c,j,-1),er(a,i,l,c,j,1)]:er(a,i,l,c,j,Ye)),K})}function Kc(e,t,r,o,s,a,i=Je){
if(e.length>1){let l=null;for(let c=0,u=1/0;c<e.length;c++)if(t[c]!==void 0){if(l!=null){let m=_t(e[c]-e[l]);m<u&&(u=m,i=_t(r(e[c],o,s,a)-r(e[l],o,s,a)))}l=c}}return i}
function _g(e){e=e||ts;let t=Pe(e.size,[.6,Je,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let a=_e(s),i=1-t[0],l=Pe(t[1],Je),
c=Pe(t[2],1),u=Pe(e.disp,ts),m=Pe(e.each,v=>{}),{fill:h,stroke:p}=u;return(v,w,T,k)=>Lr(v,w,(_,S,x,E,L,R,X,U,le,K,j)=>{let fe=_.pxRound,V=r,ae=o*Ee,ee=l*Ee,ke=c*
Ee,Y,Ht;E.ori==0?[Y,Ht]=a(v,w):[Ht,Y]=a(v,w);let Ye=E.dir*(E.ori==0?1:-1),$e=E.ori==0?ea:nl,Ne=E.ori==0?m:(B,Fe,bt,Vr,yr,Pn,_r)=>{m(B,Fe,bt,yr,Vr,_r,Pn)},he=Pe(
v.bands,Gi).find(B=>B.series[0]==w),Q=he!=null?he.dir:0,gt=_.fillTo(v,w,_.min,_.max,Q),Lt=fe(X(gt,L,j,le)),Ze,De,hn,Kt=K,tt=fe(_.width*Ee),Tn=!1,Un=null,sn=null,
or=null,Wr=null;h!=null&&(tt==0||p!=null)&&(Tn=!0,Un=h.values(v,w,T,k),sn=new Map,new Set(Un).forEach(B=>{B!=null&&sn.set(B,new Path2D)}),tt>0&&(or=p.values(v,w,
T,k),Wr=new Map,new Set(or).forEach(B=>{B!=null&&Wr.set(B,new Path2D)})));let{x0:Hr,size:Lo}=u;if(Hr!=null&&Lo!=null){V=1,S=Hr.values(v,w,T,k),Hr.unit==2&&(S=S.
map(bt=>v.posToVal(U+bt*K,E.key,!0)));let B=Lo.values(v,w,T,k);Lo.unit==2?De=B[0]*K:De=R(B[0],E,K,U)-R(0,E,K,U),Kt=Kc(S,x,R,E,K,U,Kt),hn=Kt-De+ae}else Kt=Kc(S,x,
R,E,K,U,Kt),hn=Kt*i+ae,De=Kt-hn;hn<1&&(hn=0),tt>=De/2&&(tt=0),hn<5&&(fe=sd);let ds=hn>0,br=Kt-hn-(ds?tt:0);De=fe(Ni(br,ke,ee)),Ze=(V==0?De/2:V==Ye?0:De)-V*Ye*((V==
0?ae/2:0)+(ds?tt/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},zr=Tn?null:new Path2D,Wn=null;if(he!=null)Wn=v.data[he.series[1]];else{
let{y0:B,y1:Fe}=u;B!=null&&Fe!=null&&(x=Fe.values(v,w,T,k),Wn=B.values(v,w,T,k))}let vr=Y*De,de=Ht*De;for(let B=Ye==1?T:k;B>=T&&B<=k;B+=Ye){let Fe=x[B];if(Fe==null)
continue;if(Wn!=null){let zt=Wn[B]??0;if(Fe-zt==0)continue;Lt=X(zt,L,j,le)}let bt=E.distr!=2||u!=null?S[B]:B,Vr=R(bt,E,K,U),yr=X(Pe(Fe,gt),L,j,le),Pn=fe(Vr-Ze),
_r=fe(Bt(yr,Lt)),Yt=fe(Cn(yr,Lt)),an=_r-Yt;if(Fe!=null){let zt=Fe<0?de:vr,gn=Fe<0?vr:de;Tn?(tt>0&&or[B]!=null&&$e(Wr.get(or[B]),Pn,Yt+nn(tt/2),De,Bt(0,an-tt),zt,
gn),Un[B]!=null&&$e(sn.get(Un[B]),Pn,Yt+nn(tt/2),De,Bt(0,an-tt),zt,gn)):$e(zr,Pn,Yt+nn(tt/2),De,Bt(0,an-tt),zt,gn),Ne(v,w,B,Pn-tt/2,Yt,De+tt,an)}}return tt>0?qt.
stroke=Tn?Wr:zr:Tn||(qt._fill=_.width==0?_._fill:_._stroke??_._fill,qt.width=0),qt.fill=Tn?sn:zr,qt})}function wg(e,t){let r=Pe(t?.alignGaps,0);return(o,s,a,i)=>Lr(
o,s,(l,c,u,m,h,p,v,w,T,k,_)=>{[a,i]=Vs(u,a,i);let S=l.pxRound,x=Y=>S(p(Y,m,k,w)),E=Y=>S(v(Y,h,_,T)),L,R,X;m.ori==0?(L=Zs,X=So,R=Od):(L=Xs,X=xo,R=Ad);let U=m.dir*
(m.ori==0?1:-1),le=x(c[U==1?a:i]),K=le,j=[],fe=[];for(let Y=U==1?a:i;Y>=a&&Y<=i;Y+=U)if(u[Y]!=null){let Ye=c[Y],$e=x(Ye);j.push(K=$e),fe.push(E(u[Y]))}let V={stroke:e(
j,fe,L,X,R,S),fill:null,clip:null,band:null,gaps:null,flags:wo},ae=V.stroke,[ee,ke]=el(o,s);if(l.fill!=null||ee!=0){let Y=V.fill=new Path2D(ae),Ht=l.fillTo(o,s,
l.min,l.max,ee),Ye=E(Ht);X(Y,K,Ye),X(Y,le,Ye)}if(!l.spanGaps){let Y=[];Y.push(...tl(c,u,a,i,U,x,r)),V.gaps=Y=l.gaps(o,s,a,i,Y),V.clip=Ys(Y,m.ori,w,T,k,_)}return ke!=
0&&(V.band=ke==2?[er(o,s,a,i,ae,-1),er(o,s,a,i,ae,1)]:er(o,s,a,i,ae,ke)),V})}function kg(e){return wg(Sg,e)}function Sg(e,t,r,o,s,a){let i=e.length;if(i<2)return null;
let l=new Path2D;if(r(l,e[0],t[0]),i==2)o(l,e[1],t[1]);else{let c=Array(i),u=Array(i-1),m=Array(i-1),h=Array(i-1);for(let p=0;p<i-1;p++)m[p]=t[p+1]-t[p],h[p]=e[p+
1]-e[p],u[p]=m[p]/h[p];c[0]=u[0];for(let p=1;p<i-1;p++)u[p]===0||u[p-1]===0||u[p-1]>0!=u[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*h[p]+h[p-1])/u[p-1]+(h[p]+2*h[p-1])/
u[p]),isFinite(c[p])||(c[p]=0));c[i-1]=u[i-2];for(let p=0;p<i-1;p++)s(l,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+1]*h[p]/3,e[p+1],t[p+1])}return l}
var Bi=new Set;function Yc(){for(let e of Bi)e.syncRect(!0)}ko&&(Ar(rh,bo,Yc),Ar(oh,bo,Yc,!0),Ar(Ws,bo,()=>{wt.pxRatio=Ee}));var xg=qd(),Cg=Rd();function Zc(e,t,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,i)=>Fi(a,i,t,r))}function $g(e,t){return e.map((r,o)=>o==0?{}:ht({},t,r))}function Fi(e,t,r,o){
return ht({},t==0?r:o,e)}function Nd(e,t,r){return t==null?yo:[t,r]}var Tg=Nd;function Pg(e,t,r){return t==null?yo:Hs(t,r,Vi,!0)}function jd(e,t,r,o){return t==
null?yo:Qs(t,r,e.scales[o].log,!1)}var Mg=jd;function Id(e,t,r,o){return t==null?yo:zi(t,r,e.scales[o].log,!1)}var Eg=Id;function Dg(e,t,r,o,s){let a=Bt(Ec(e),Ec(
t)),i=t-e,l=xn(s/o*i,r);do{let c=r[l],u=o*c/i;if(u>=s&&a+(c<5?fr.get(c):0)<=17)return[c,u]}while(++l<r.length);return[0,0]}function Xc(e){let t,r;return e=e.replace(
/(\d+)px/,(o,s)=>(t=yt((r=+s)*Ee))+"px"),[e,t,r]}function Og(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Be(t[2]*Ee,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function wt(e,t,r){let o={mode:Pe(e.mode,1)},s=o.mode;function a(d,f,g,b){let y=f.valToPct(d);return b+g*(f.dir==-1?1-y:y)}function i(d,f,g,b){let y=f.
valToPct(d);return b+g*(f.dir==-1?y:1-y)}function l(d,f,g,b){return f.ori==0?a(d,f,g,b):i(d,f,g,b)}o.valToPosH=a,o.valToPosV=i;let c=!1;o.status=0;let u=o.root=
fn(Im);if(e.id!=null&&(u.id=e.id),tn(u,e.class),e.title){let d=fn(Fm,u);d.textContent=e.title}let m=Sn("canvas"),h=o.ctx=m.getContext("2d"),p=fn(Um,u);Ar("click",
p,d=>{d.target===w&&(ze!=oo||Xe!=so)&&Et.click(o,d)},!0);let v=o.under=fn(Wm,p);p.appendChild(m);let w=o.over=fn(Hm,p);e=_o(e);let T=+Pe(e.pxAlign,1),k=Gc(T);(e.
plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let _=e.ms||.001,S=o.series=s==1?Zc(e.series||[],Fc,Vc,!1):$g(e.series||[null],zc),x=o.axes=Zc(e.axes||[],
Bc,Wc,!0),E=o.scales={},L=o.bands=e.bands||[];L.forEach(d=>{d.fill=_e(d.fill||null),d.dir=Pe(d.dir,-1)});let R=s==2?S[1].facets[0].scale:S[0].scale,X={axes:rm,series:Zf},
U=(e.drawOrder||["axes","series"]).map(d=>X[d]);function le(d){let f=d.distr==3?g=>Xn(g>0?g:d.clamp(o,g,d.min,d.max,d.key)):d.distr==4?g=>Mi(g,d.asinh):d.distr==
100?g=>d.fwd(g):g=>g;return g=>{let b=f(g),{_min:y,_max:C}=d,M=C-y;return(b-y)/M}}function K(d){let f=E[d];if(f==null){let g=(e.scales||ts)[d]||ts;if(g.from!=null){
K(g.from);let b=ht({},E[g.from],g,{key:d});b.valToPct=le(b),E[d]=b}else{f=E[d]=ht({},d==R?Td:mg,g),f.key=d;let b=f.time,y=f.range,C=pr(y);if((d!=R||s==2&&!b)&&(C&&
(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Tc:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Tc:{mode:1,hard:y[1],soft:y[1]}},C=!1),!C&&Ks(y))){let M=y;y=(D,q,I)=>q==
null?yo:Hs(q,I,M)}f.range=_e(y||(b?Tg:d==R?f.distr==3?Mg:f.distr==4?Eg:Nd:f.distr==3?jd:f.distr==4?Id:Pg)),f.auto=_e(C?!1:f.auto),f.clamp=_e(f.clamp||fg),f._min=
f._max=null,f.valToPct=le(f)}}}K("x"),K("y"),s==1&&S.forEach(d=>{K(d.scale)}),x.forEach(d=>{K(d.scale)});for(let d in e.scales)K(d);let j=E[R],fe=j.distr,V,ae;j.
ori==0?(tn(u,Jm),V=a,ae=i):(tn(u,Bm),V=i,ae=a);let ee={};for(let d in E){let f=E[d];(f.min!=null||f.max!=null)&&(ee[d]={min:f.min,max:f.max},f.min=f.max=null)}let ke=e.
tzDate||(d=>new Date(yt(d/_))),Y=e.fmtDate||Ki,Ht=_==1?Jh(ke):Uh(ke),Ye=jc(ke,Nc(_==1?Ih:Fh,Y)),$e=Jc(ke,Ic(Hh,Y)),Ne=[],he=o.legend=ht({},Qh,e.legend),Q=o.cursor=
ht({},eg,{drag:{y:s==2}},e.cursor),gt=he.show,Lt=Q.show,Ze=he.markers;he.idxs=Ne,Ze.width=_e(Ze.width),Ze.dash=_e(Ze.dash),Ze.stroke=_e(Ze.stroke),Ze.fill=_e(Ze.
fill);let De,hn,Kt,tt=[],Tn=[],Un,sn=!1,or={};if(he.live){let d=S[1]?S[1].values:null;sn=d!=null,Un=sn?d(o,1,0):{_:0};for(let f in Un)or[f]=Wi}if(gt)if(De=Sn("t\
able",Ym,u),Kt=Sn("tbody",null,De),he.mount(o,De),sn){hn=Sn("thead",null,De,Kt);let d=Sn("tr",null,hn);Sn("th",null,d);for(var Wr in Un)Sn("th",mc,d).textContent=
Wr}else tn(De,Xm),he.live&&tn(De,Zm);let Hr={show:!0},Lo={show:!1};function ds(d,f){if(f==0&&(sn||!he.live||s==2))return yo;let g=[],b=Sn("tr",eh,Kt,Kt.childNodes[f]);
tn(b,d.class),d.show||tn(b,Or);let y=Sn("th",null,b);if(Ze.show){let D=fn(th,y);if(f>0){let q=Ze.width(o,f);q&&(D.style.border=q+"px "+Ze.dash(o,f)+" "+Ze.stroke(
o,f)),D.style.background=Ze.fill(o,f)}}let C=fn(mc,y);d.label instanceof HTMLElement?C.appendChild(d.label):C.textContent=d.label,f>0&&(Ze.show||(C.style.color=
d.width>0?Ze.stroke(o,f):Ze.fill(o,f)),qt("click",y,D=>{if(Q._lock)return;kr(D);let q=S.indexOf(d);if((D.ctrlKey||D.metaKey)!=he.isolate){let I=S.some((J,F)=>F>
0&&F!=q&&J.show);S.forEach((J,F)=>{F>0&&En(F,I?F==q?Hr:Lo:Hr,!0,ft.setSeries)})}else En(q,{show:!d.show},!0,ft.setSeries)},!1),Gr&&qt(vc,y,D=>{Q._lock||(kr(D),En(
S.indexOf(d),io,!0,ft.setSeries))},!1));for(var M in Un){let D=Sn("td",nh,b);D.textContent="--",g.push(D)}return[b,g]}let br=new Map;function qt(d,f,g,b=!0){let y=br.
get(f)||{},C=Q.bind[d](o,f,g,b);C&&(Ar(d,f,y[d]=C),br.set(f,y))}function zr(d,f,g){let b=br.get(f)||{};for(let y in b)(d==null||y==d)&&(qi(y,f,b[y]),delete b[y]);
d==null&&br.delete(f)}let Wn=0,vr=0,de=0,B=0,Fe=0,bt=0,Vr=Fe,yr=bt,Pn=de,_r=B,Yt=0,an=0,zt=0,gn=0;o.bbox={};let Na=!1,ps=!1,Qr=!1,wr=!1,fs=!1,ln=!1;function ja(d,f,g){
(g||d!=o.width||f!=o.height)&&Kl(d,f),eo(!1),Qr=!0,ps=!0,to()}function Kl(d,f){o.width=Wn=de=d,o.height=vr=B=f,Fe=bt=0,Hf(),zf();let g=o.bbox;Yt=g.left=Er(Fe*Ee,
.5),an=g.top=Er(bt*Ee,.5),zt=g.width=Er(de*Ee,.5),gn=g.height=Er(B*Ee,.5)}let Ff=3;function Uf(){let d=!1,f=0;for(;!d;){f++;let g=tm(f),b=nm(f);d=f==Ff||g&&b,d||
(Kl(o.width,o.height),ps=!0)}}function Wf({width:d,height:f}){ja(d,f)}o.setSize=Wf;function Hf(){let d=!1,f=!1,g=!1,b=!1;x.forEach((y,C)=>{if(y.show&&y._show){let{
side:M,_size:D}=y,q=M%2,I=y.label!=null?y.labelSize:0,J=D+I;J>0&&(q?(de-=J,M==3?(Fe+=J,b=!0):g=!0):(B-=J,M==0?(bt+=J,d=!0):f=!0))}}),Sr[0]=d,Sr[1]=g,Sr[2]=f,Sr[3]=
b,de-=sr[1]+sr[3],Fe+=sr[3],B-=sr[2]+sr[0],bt+=sr[0]}function zf(){let d=Fe+de,f=bt+B,g=Fe,b=bt;function y(C,M){switch(C){case 1:return d+=M,d-M;case 2:return f+=
M,f-M;case 3:return g-=M,g+M;case 0:return b-=M,b+M}}x.forEach((C,M)=>{if(C.show&&C._show){let D=C.side;C._pos=y(D,C._size),C.label!=null&&(C._lpos=y(D,C.labelSize))}})}
if(Q.dataIdx==null){let d=Q.hover,f=d.skip=new Set(d.skip??[]);f.add(void 0);let g=d.prox=_e(d.prox),b=d.bias??(d.bias=0);Q.dataIdx=(y,C,M,D)=>{if(C==0)return M;
let q=M,I=g(y,C,M,D)??Je,J=I>=0&&I<Je,F=j.ori==0?de:B,ie=Q.left,Me=t[0],Te=t[C];if(f.has(Te[M])){q=null;let ve=null,oe=null,G;if(b==0||b==-1)for(G=M;ve==null&&G-- >
0;)f.has(Te[G])||(ve=G);if(b==0||b==1)for(G=M;oe==null&&G++<Te.length;)f.has(Te[G])||(oe=G);if(ve!=null||oe!=null)if(J){let Qe=ve==null?-1/0:V(Me[ve],j,F,0),at=oe==
null?1/0:V(Me[oe],j,F,0),Tt=ie-Qe,je=at-ie;Tt<=je?Tt<=I&&(q=ve):je<=I&&(q=oe)}else q=oe==null?ve:ve==null?oe:M-ve<=oe-M?ve:oe}else J&&_t(ie-V(Me[M],j,F,0))>I&&(q=
null);return q}}let kr=d=>{Q.event=d};Q.idxs=Ne,Q._lock=!1;let Dt=Q.points;Dt.show=_e(Dt.show),Dt.size=_e(Dt.size),Dt.stroke=_e(Dt.stroke),Dt.width=_e(Dt.width),
Dt.fill=_e(Dt.fill);let Mn=o.focus=ht({},e.focus||{alpha:.3},Q.focus),Gr=Mn.prox>=0,Kr=Gr&&Dt.one,un=[],Yr=[],Zr=[];function Yl(d,f){let g=Dt.show(o,f);if(g instanceof
HTMLElement)return tn(g,Km),tn(g,d.class),Rn(g,-10,-10,de,B),w.insertBefore(g,un[f]),g}function Zl(d,f){if(s==1||f>0){let g=s==1&&E[d.scale].time,b=d.value;d.value=
g?Ac(b)?Jc(ke,Ic(b,Y)):b||$e:b||cg,d.label=d.label||(g?ng:tg)}if(Kr||f>0){d.width=d.width==null?1:d.width,d.paths=d.paths||xg||mh,d.fillTo=_e(d.fillTo||hg),d.pxAlign=
+Pe(d.pxAlign,T),d.pxRound=Gc(d.pxAlign),d.stroke=_e(d.stroke||null),d.fill=_e(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let g=dg(Bt(1,d.width),1),
b=d.points=ht({},{size:g,width:Bt(1,g*.2),stroke:d.stroke,space:g*2,paths:Cg,_stroke:null,_fill:null},d.points);b.show=_e(b.show),b.filter=_e(b.filter),b.fill=_e(
b.fill),b.stroke=_e(b.stroke),b.paths=_e(b.paths),b.pxAlign=d.pxAlign}if(gt){let g=ds(d,f);tt.splice(f,0,g[0]),Tn.splice(f,0,g[1]),he.values.push(null)}if(Lt){Ne.
splice(f,0,null);let g=null;Kr?f==0&&(g=Yl(d,f)):f>0&&(g=Yl(d,f)),un.splice(f,0,g),Yr.splice(f,0,0),Zr.splice(f,0,0)}$t("addSeries",f)}function Vf(d,f){f=f??S.length,
d=s==1?Fi(d,f,Fc,Vc):Fi(d,f,{},zc),S.splice(f,0,d),Zl(S[f],f)}o.addSeries=Vf;function Qf(d){if(S.splice(d,1),gt){he.values.splice(d,1),Tn.splice(d,1);let f=tt.splice(
d,1)[0];zr(null,f.firstChild),f.remove()}Lt&&(Ne.splice(d,1),un.splice(d,1)[0].remove(),Yr.splice(d,1),Zr.splice(d,1)),$t("delSeries",d)}o.delSeries=Qf;let Sr=[
!1,!1,!1,!1];function Gf(d,f){if(d._show=d.show,d.show){let g=d.side%2,b=E[d.scale];b==null&&(d.scale=g?S[1].scale:R,b=E[d.scale]);let y=b.time;d.size=_e(d.size),
d.space=_e(d.space),d.rotate=_e(d.rotate),pr(d.incrs)&&d.incrs.forEach(M=>{!fr.has(M)&&fr.set(M,ld(M))}),d.incrs=_e(d.incrs||(b.distr==2?qh:y?_==1?jh:Bh:Dr)),d.
splits=_e(d.splits||(y&&b.distr==1?Ht:b.distr==3?ji:b.distr==4?sg:og)),d.stroke=_e(d.stroke),d.grid.stroke=_e(d.grid.stroke),d.ticks.stroke=_e(d.ticks.stroke),d.
border.stroke=_e(d.border.stroke);let C=d.values;d.values=pr(C)&&!pr(C[0])?_e(C):y?pr(C)?jc(ke,Nc(C,Y)):Ac(C)?Wh(ke,C):C||Ye:C||rg,d.filter=_e(d.filter||(b.distr>=
3&&b.log==10?lg:b.distr==3&&b.log==2?ug:ad)),d.font=Xc(d.font),d.labelFont=Xc(d.labelFont),d._size=d.size(o,null,f,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&(Sr[f]=!0,d._el=fn(zm,p))}}function qo(d,f,g,b){let[y,C,M,D]=g,q=f%2,I=0;return q==0&&(D||C)&&(I=f==0&&!y||f==2&&!M?yt(Bc.size/3):0),q==
1&&(y||M)&&(I=f==1&&!C||f==3&&!D?yt(Wc.size/2):0),I}let Xl=o.padding=(e.padding||[qo,qo,qo,qo]).map(d=>_e(Pe(d,qo))),sr=o._padding=Xl.map((d,f)=>d(o,f,Sr,0)),Mt,
kt=null,St=null,ms=s==1?S[0].idxs:null,bn=null,No=!1;function eu(d,f){if(t=d??[],o.data=o._data=t,s==2){Mt=0;for(let g=1;g<S.length;g++)Mt+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),bn=t[0],Mt=bn.length;let g=t;if(fe==2){g=t.slice();let b=g[0]=Array(Mt);for(let y=0;y<Mt;y++)b[y]=y}o._data=t=g}if(eo(!0),$t(
"setData"),fe==2&&(Qr=!0),f!==!1){let g=j;g.auto(o,No)?Ia():ir(R,g.min,g.max),wr=wr||Q.left>=0,ln=!0,to()}}o.setData=eu;function Ia(){No=!0;let d,f;s==1&&(Mt>0?
(kt=ms[0]=0,St=ms[1]=Mt-1,d=t[0][kt],f=t[0][St],fe==2?(d=kt,f=St):d==f&&(fe==3?[d,f]=Qs(d,d,j.log,!1):fe==4?[d,f]=zi(d,d,j.log,!1):j.time?f=d+yt(86400/_):[d,f]=
Hs(d,f,Vi,!0))):(kt=ms[0]=d=null,St=ms[1]=f=null)),ir(R,d,f)}let hs,Xr,Ja,Ba,Fa,Ua,Wa,Ha,za,Vt;function tu(d,f,g,b,y,C){d??(d=gc),g??(g=Gi),b??(b="butt"),y??(y=
gc),C??(C="round"),d!=hs&&(h.strokeStyle=hs=d),y!=Xr&&(h.fillStyle=Xr=y),f!=Ja&&(h.lineWidth=Ja=f),C!=Fa&&(h.lineJoin=Fa=C),b!=Ua&&(h.lineCap=Ua=b),g!=Ba&&h.setLineDash(
Ba=g)}function nu(d,f,g,b){f!=Xr&&(h.fillStyle=Xr=f),d!=Wa&&(h.font=Wa=d),g!=Ha&&(h.textAlign=Ha=g),b!=za&&(h.textBaseline=za=b)}function Va(d,f,g,b,y=0){if(b.length>
0&&d.auto(o,No)&&(f==null||f.min==null)){let C=Pe(kt,0),M=Pe(St,b.length-1),D=g.min==null?lh(b,C,M,y,d.distr==3):[g.min,g.max];d.min=Cn(d.min,g.min=D[0]),d.max=
Bt(d.max,g.max=D[1])}}let ru={min:null,max:null};function Kf(){for(let b in E){let y=E[b];ee[b]==null&&(y.min==null||ee[R]!=null&&y.auto(o,No))&&(ee[b]=ru)}for(let b in E){
let y=E[b];ee[b]==null&&y.from!=null&&ee[y.from]!=null&&(ee[b]=ru)}ee[R]!=null&&eo(!0);let d={};for(let b in ee){let y=ee[b];if(y!=null){let C=d[b]=_o(E[b],bh);
if(y.min!=null)ht(C,y);else if(b!=R||s==2)if(Mt==0&&C.from==null){let M=C.range(o,null,null,b);C.min=M[0],C.max=M[1]}else C.min=Je,C.max=-Je}}if(Mt>0){S.forEach(
(b,y)=>{if(s==1){let C=b.scale,M=ee[C];if(M==null)return;let D=d[C];if(y==0){let q=D.range(o,D.min,D.max,C);D.min=q[0],D.max=q[1],kt=xn(D.min,t[0]),St=xn(D.max,
t[0]),St-kt>1&&(t[0][kt]<D.min&&kt++,t[0][St]>D.max&&St--),b.min=bn[kt],b.max=bn[St]}else b.show&&b.auto&&Va(D,M,b,t[y],b.sorted);b.idxs[0]=kt,b.idxs[1]=St}else if(y>
0&&b.show&&b.auto){let[C,M]=b.facets,D=C.scale,q=M.scale,[I,J]=t[y],F=d[D],ie=d[q];F!=null&&Va(F,ee[D],C,I,C.sorted),ie!=null&&Va(ie,ee[q],M,J,M.sorted),b.min=M.
min,b.max=M.max}});for(let b in d){let y=d[b],C=ee[b];if(y.from==null&&(C==null||C.min==null)){let M=y.range(o,y.min==Je?null:y.min,y.max==-Je?null:y.max,b);y.min=
M[0],y.max=M[1]}}}for(let b in d){let y=d[b];if(y.from!=null){let C=d[y.from];if(C.min==null)y.min=y.max=null;else{let M=y.range(o,C.min,C.max,b);y.min=M[0],y.max=
M[1]}}}let f={},g=!1;for(let b in d){let y=d[b],C=E[b];if(C.min!=y.min||C.max!=y.max){C.min=y.min,C.max=y.max;let M=C.distr;C._min=M==3?Xn(C.min):M==4?Mi(C.min,
C.asinh):M==100?C.fwd(C.min):C.min,C._max=M==3?Xn(C.max):M==4?Mi(C.max,C.asinh):M==100?C.fwd(C.max):C.max,f[b]=g=!0}}if(g){S.forEach((b,y)=>{s==2?y>0&&f.y&&(b._paths=
null):f[b.scale]&&(b._paths=null)});for(let b in f)Qr=!0,$t("setScale",b);Lt&&Q.left>=0&&(wr=ln=!0)}for(let b in ee)ee[b]=null}function Yf(d){let f=Ni(kt-1,0,Mt-
1),g=Ni(St+1,0,Mt-1);for(;d[f]==null&&f>0;)f--;for(;d[g]==null&&g<Mt-1;)g++;return[f,g]}function Zf(){if(Mt>0){let d=S.some(f=>f._focus)&&Vt!=Mn.alpha;d&&(h.globalAlpha=
Vt=Mn.alpha),S.forEach((f,g)=>{if(g>0&&f.show&&(ou(g,!1),ou(g,!0),f._paths==null)){let b=Vt;Vt!=f.alpha&&(h.globalAlpha=Vt=f.alpha);let y=s==2?[0,t[g][0].length-
1]:Yf(t[g]);f._paths=f.paths(o,g,y[0],y[1]),Vt!=b&&(h.globalAlpha=Vt=b)}}),S.forEach((f,g)=>{if(g>0&&f.show){let b=Vt;Vt!=f.alpha&&(h.globalAlpha=Vt=f.alpha),f.
_paths!=null&&su(g,!1);{let y=f._paths!=null?f._paths.gaps:null,C=f.points.show(o,g,kt,St,y),M=f.points.filter(o,g,C,y);(C||M)&&(f.points._paths=f.points.paths(
o,g,kt,St,M),su(g,!0))}Vt!=b&&(h.globalAlpha=Vt=b),$t("drawSeries",g)}}),d&&(h.globalAlpha=Vt=1)}}function ou(d,f){let g=f?S[d].points:S[d];g._stroke=g.stroke(o,
d),g._fill=g.fill(o,d)}function su(d,f){let g=f?S[d].points:S[d],{stroke:b,fill:y,clip:C,flags:M,_stroke:D=g._stroke,_fill:q=g._fill,_width:I=g.width}=g._paths;
I=Be(I*Ee,3);let J=null,F=I%2/2;f&&q==null&&(q=I>0?"#fff":D);let ie=g.pxAlign==1&&F>0;if(ie&&h.translate(F,F),!f){let Me=Yt-I/2,Te=an-I/2,ve=zt+I,oe=gn+I;J=new Path2D,
J.rect(Me,Te,ve,oe)}f?Qa(D,I,g.dash,g.cap,q,b,y,M,C):Xf(d,D,I,g.dash,g.cap,q,b,y,M,J,C),ie&&h.translate(-F,-F)}function Xf(d,f,g,b,y,C,M,D,q,I,J){let F=!1;q!=0&&
L.forEach((ie,Me)=>{if(ie.series[0]==d){let Te=S[ie.series[1]],ve=t[ie.series[1]],oe=(Te._paths||ts).band;pr(oe)&&(oe=ie.dir==1?oe[0]:oe[1]);let G,Qe=null;Te.show&&
oe&&ch(ve,kt,St)?(Qe=ie.fill(o,Me)||C,G=Te._paths.clip):oe=null,Qa(f,g,b,y,Qe,M,D,q,I,J,G,oe),F=!0}}),F||Qa(f,g,b,y,C,M,D,q,I,J)}let au=wo|Ji;function Qa(d,f,g,b,y,C,M,D,q,I,J,F){
tu(d,f,g,b,y),(q||I||F)&&(h.save(),q&&h.clip(q),I&&h.clip(I)),F?(D&au)==au?(h.clip(F),J&&h.clip(J),bs(y,M),gs(d,C,f)):D&Ji?(bs(y,M),h.clip(F),gs(d,C,f)):D&wo&&(h.
save(),h.clip(F),J&&h.clip(J),bs(y,M),h.restore(),gs(d,C,f)):(bs(y,M),gs(d,C,f)),(q||I||F)&&h.restore()}function gs(d,f,g){g>0&&(f instanceof Map?f.forEach((b,y)=>{
h.strokeStyle=hs=y,h.stroke(b)}):f!=null&&d&&h.stroke(f))}function bs(d,f){f instanceof Map?f.forEach((g,b)=>{h.fillStyle=Xr=b,h.fill(g)}):f!=null&&d&&h.fill(f)}
function em(d,f,g,b){let y=x[d],C;if(b<=0)C=[0,0];else{let M=y._space=y.space(o,d,f,g,b),D=y._incrs=y.incrs(o,d,f,g,b,M);C=Dg(f,g,D,b,M)}return y._found=C}function Ga(d,f,g,b,y,C,M,D,q,I){
let J=M%2/2;T==1&&h.translate(J,J),tu(D,M,q,I,D),h.beginPath();let F,ie,Me,Te,ve=y+(b==0||b==3?-C:C);g==0?(ie=y,Te=ve):(F=y,Me=ve);for(let oe=0;oe<d.length;oe++)
f[oe]!=null&&(g==0?F=Me=d[oe]:ie=Te=d[oe],h.moveTo(F,ie),h.lineTo(Me,Te));h.stroke(),T==1&&h.translate(-J,-J)}function tm(d){let f=!0;return x.forEach((g,b)=>{if(!g.
show)return;let y=E[g.scale];if(y.min==null){g._show&&(f=!1,g._show=!1,eo(!1));return}else g._show||(f=!1,g._show=!0,eo(!1));let C=g.side,M=C%2,{min:D,max:q}=y,
[I,J]=em(b,D,q,M==0?de:B);if(J==0)return;let F=y.distr==2,ie=g._splits=g.splits(o,b,D,q,I,J,F),Me=y.distr==2?ie.map(G=>bn[G]):ie,Te=y.distr==2?bn[ie[1]]-bn[ie[0]]:
I,ve=g._values=g.values(o,g.filter(o,Me,b,J,Te),b,J,Te);g._rotate=C==2?g.rotate(o,ve,b,J):0;let oe=g._size;g._size=mn(g.size(o,ve,b,d)),oe!=null&&g._size!=oe&&(f=
!1)}),f}function nm(d){let f=!0;return Xl.forEach((g,b)=>{let y=g(o,b,Sr,d);y!=sr[b]&&(f=!1),sr[b]=y}),f}function rm(){for(let d=0;d<x.length;d++){let f=x[d];if(!f.
show||!f._show)continue;let g=f.side,b=g%2,y,C,M=f.stroke(o,d),D=g==0||g==3?-1:1,[q,I]=f._found;if(f.label!=null){let jt=f.labelGap*D,en=yt((f._lpos+jt)*Ee);nu(
f.labelFont[0],M,"center",g==2?"top":hc),h.save(),b==1?(y=C=0,h.translate(en,yt(an+gn/2)),h.rotate((g==3?-Us:Us)/2)):(y=yt(Yt+zt/2),C=en);let $r=od(f.label)?f.label(
o,d,q,I):f.label;h.fillText($r,y,C),h.restore()}if(I==0)continue;let J=E[f.scale],F=b==0?zt:gn,ie=b==0?Yt:an,Me=f._splits,Te=J.distr==2?Me.map(jt=>bn[jt]):Me,ve=J.
distr==2?bn[Me[1]]-bn[Me[0]]:q,oe=f.ticks,G=f.border,Qe=oe.show?oe.size:0,at=yt(Qe*Ee),Tt=yt((f.alignTo==2?f._size-Qe-f.gap:f.gap)*Ee),je=f._rotate*-Us/180,it=k(
f._pos*Ee),Zt=(at+Tt)*D,Nt=it+Zt;C=b==0?Nt:0,y=b==1?Nt:0;let cn=f.font[0],vn=f.align==1?ho:f.align==2?$i:je>0?ho:je<0?$i:b==0?"center":g==3?$i:ho,On=je||b==1?"m\
iddle":g==2?"top":hc;nu(cn,M,vn,On);let Xt=f.font[1]*f.lineGap,dn=Me.map(jt=>k(l(jt,J,F,ie))),yn=f._values;for(let jt=0;jt<yn.length;jt++){let en=yn[jt];if(en!=
null){b==0?y=dn[jt]:C=dn[jt],en=""+en;let $r=en.indexOf(`
`)==-1?[en]:en.split(/\n/gm);for(let It=0;It<$r.length;It++){let Cu=$r[It];je?(h.save(),h.translate(y,C+It*Xt),h.rotate(je),h.fillText(Cu,0,0),h.restore()):h.fillText(
Cu,y,C+It*Xt)}}}oe.show&&Ga(dn,oe.filter(o,Te,d,I,ve),b,g,it,at,Be(oe.width*Ee,3),oe.stroke(o,d),oe.dash,oe.cap);let An=f.grid;An.show&&Ga(dn,An.filter(o,Te,d,I,
ve),b,b==0?2:1,b==0?an:Yt,b==0?gn:zt,Be(An.width*Ee,3),An.stroke(o,d),An.dash,An.cap),G.show&&Ga([it],[1],b==0?1:0,b==0?1:2,b==1?an:Yt,b==1?gn:zt,Be(G.width*Ee,
3),G.stroke(o,d),G.dash,G.cap)}$t("drawAxes")}function eo(d){S.forEach((f,g)=>{g>0&&(f._paths=null,d&&(s==1?(f.min=null,f.max=null):f.facets.forEach(b=>{b.min=null,
b.max=null})))})}let vs=!1,Ka=!1,jo=[];function om(){Ka=!1;for(let d=0;d<jo.length;d++)$t(...jo[d]);jo.length=0}function to(){vs||(xh(iu),vs=!0)}function sm(d,f=!1){
vs=!0,Ka=f,d(o),iu(),f&&jo.length>0&&queueMicrotask(om)}o.batch=sm;function iu(){if(Na&&(Kf(),Na=!1),Qr&&(Uf(),Qr=!1),ps){if(Ge(v,ho,Fe),Ge(v,"top",bt),Ge(v,Yo,
de),Ge(v,Zo,B),Ge(w,ho,Fe),Ge(w,"top",bt),Ge(w,Yo,de),Ge(w,Zo,B),Ge(p,Yo,Wn),Ge(p,Zo,vr),m.width=yt(Wn*Ee),m.height=yt(vr*Ee),x.forEach(({_el:d,_show:f,_size:g,
_pos:b,side:y})=>{if(d!=null)if(f){let C=y===3||y===0?g:0,M=y%2==1;Ge(d,M?"left":"top",b-C),Ge(d,M?"width":"height",g),Ge(d,M?"top":"left",M?bt:Fe),Ge(d,M?"heig\
ht":"width",M?B:de),Li(d,Or)}else tn(d,Or)}),hs=Xr=Ja=Fa=Ua=Wa=Ha=za=Ba=null,Vt=1,Bo(!0),Fe!=Vr||bt!=yr||de!=Pn||B!=_r){eo(!1);let d=de/Pn,f=B/_r;if(Lt&&!wr&&Q.
left>=0){Q.left*=d,Q.top*=f,no&&Rn(no,yt(Q.left),0,de,B),ro&&Rn(ro,0,yt(Q.top),de,B);for(let g=0;g<un.length;g++){let b=un[g];b!=null&&(Yr[g]*=d,Zr[g]*=f,Rn(b,mn(
Yr[g]),mn(Zr[g]),de,B))}}if(Ve.show&&!fs&&Ve.left>=0&&Ve.width>0){Ve.left*=d,Ve.width*=d,Ve.top*=f,Ve.height*=f;for(let g in ni)Ge(ao,g,Ve[g])}Vr=Fe,yr=bt,Pn=de,
_r=B}$t("setSize"),ps=!1}Wn>0&&vr>0&&(h.clearRect(0,0,m.width,m.height),$t("drawClear"),U.forEach(d=>d()),$t("draw")),Ve.show&&fs&&(ys(Ve),fs=!1),Lt&&wr&&(Cr(null,
!0,!1),wr=!1),he.show&&he.live&&ln&&(ei(),ln=!1),c||(c=!0,o.status=1,$t("ready")),No=!1,vs=!1}o.redraw=(d,f)=>{Qr=f||!1,d!==!1?ir(R,j.min,j.max):to()};function Ya(d,f){
let g=E[d];if(g.from==null){if(Mt==0){let b=g.range(o,f.min,f.max,d);f.min=b[0],f.max=b[1]}if(f.min>f.max){let b=f.min;f.min=f.max,f.max=b}if(Mt>1&&f.min!=null&&
f.max!=null&&f.max-f.min<1e-16)return;d==R&&g.distr==2&&Mt>0&&(f.min=xn(f.min,t[0]),f.max=xn(f.max,t[0]),f.min==f.max&&f.max++),ee[d]=f,Na=!0,to()}}o.setScale=Ya;
let Za,Xa,no,ro,lu,uu,oo,so,cu,du,ze,Xe,ar=!1,Et=Q.drag,xt=Et.x,Ct=Et.y;Lt&&(Q.x&&(Za=fn(Qm,w)),Q.y&&(Xa=fn(Gm,w)),j.ori==0?(no=Za,ro=Xa):(no=Xa,ro=Za),ze=Q.left,
Xe=Q.top);let Ve=o.select=ht({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ao=Ve.show?fn(Vm,Ve.over?w:v):null;function ys(d,f){if(Ve.show){for(let g in d)
Ve[g]=d[g],g in ni&&Ge(ao,g,d[g]);f!==!1&&$t("setSelect")}}o.setSelect=ys;function am(d){if(S[d].show)gt&&Li(tt[d],Or);else if(gt&&tn(tt[d],Or),Lt){let g=Kr?un[0]:
un[d];g!=null&&Rn(g,-10,-10,de,B)}}function ir(d,f,g){Ya(d,{min:f,max:g})}function En(d,f,g,b){f.focus!=null&&dm(d),f.show!=null&&S.forEach((y,C)=>{C>0&&(d==C||
d==null)&&(y.show=f.show,am(C),s==2?(ir(y.facets[0].scale,null,null),ir(y.facets[1].scale,null,null)):ir(y.scale,null,null),to())}),g!==!1&&$t("setSeries",d,f),
b&&Fo("setSeries",o,d,f)}o.setSeries=En;function im(d,f){ht(L[d],f)}function lm(d,f){d.fill=_e(d.fill||null),d.dir=Pe(d.dir,-1),f=f??L.length,L.splice(f,0,d)}function um(d){
d==null?L.length=0:L.splice(d,1)}o.addBand=lm,o.setBand=im,o.delBand=um;function cm(d,f){S[d].alpha=f,Lt&&un[d]!=null&&(un[d].style.opacity=f),gt&&tt[d]&&(tt[d].
style.opacity=f)}let Hn,lr,xr,io={focus:!0};function dm(d){if(d!=xr){let f=d==null,g=Mn.alpha!=1;S.forEach((b,y)=>{if(s==1||y>0){let C=f||y==0||y==d;b._focus=f?
null:C,g&&cm(y,C?1:Mn.alpha)}}),xr=d,g&&to()}}gt&&Gr&&qt(yc,De,d=>{Q._lock||(kr(d),xr!=null&&En(null,io,!0,ft.setSeries))});function Dn(d,f,g){let b=E[f];g&&(d=
d/Ee-(b.ori==1?bt:Fe));let y=de;b.ori==1&&(y=B,d=y-d),b.dir==-1&&(d=y-d);let C=b._min,M=b._max,D=d/y,q=C+(M-C)*D,I=b.distr;return I==3?vo(10,q):I==4?ph(q,b.asinh):
I==100?b.bwd(q):q}function pm(d,f){let g=Dn(d,R,f);return xn(g,t[0],kt,St)}o.valToIdx=d=>xn(d,t[0]),o.posToIdx=pm,o.posToVal=Dn,o.valToPos=(d,f,g)=>E[f].ori==0?
a(d,E[f],g?zt:de,g?Yt:0):i(d,E[f],g?gn:B,g?an:0),o.setCursor=(d,f,g)=>{ze=d.left,Xe=d.top,Cr(null,f,g)};function pu(d,f){Ge(ao,ho,Ve.left=d),Ge(ao,Yo,Ve.width=f)}
function fu(d,f){Ge(ao,"top",Ve.top=d),Ge(ao,Zo,Ve.height=f)}let Io=j.ori==0?pu:fu,Jo=j.ori==1?pu:fu;function fm(){if(gt&&he.live)for(let d=s==2?1:0;d<S.length;d++){
if(d==0&&sn)continue;let f=he.values[d],g=0;for(let b in f)Tn[d][g++].firstChild.nodeValue=f[b]}}function ei(d,f){if(d!=null&&(d.idxs?d.idxs.forEach((g,b)=>{Ne[b]=
g}):gh(d.idx)||Ne.fill(d.idx),he.idx=Ne[0]),gt&&he.live){for(let g=0;g<S.length;g++)(g>0||s==1&&!sn)&&mm(g,Ne[g]);fm()}ln=!1,f!==!1&&$t("setLegend")}o.setLegend=
ei;function mm(d,f){let g=S[d],b=d==0&&fe==2?bn:t[d],y;sn?y=g.values(o,d,f)??or:(y=g.value(o,f==null?null:b[f],d,f),y=y==null?or:{_:y}),he.values[d]=y}function Cr(d,f,g){
cu=ze,du=Xe,[ze,Xe]=Q.move(o,ze,Xe),Q.left=ze,Q.top=Xe,Lt&&(no&&Rn(no,yt(ze),0,de,B),ro&&Rn(ro,0,yt(Xe),de,B));let b,y=kt>St;Hn=Je,lr=null;let C=j.ori==0?de:B,M=j.
ori==1?de:B;if(ze<0||Mt==0||y){b=Q.idx=null;for(let D=0;D<S.length;D++){let q=un[D];q!=null&&Rn(q,-10,-10,de,B)}Gr&&En(null,io,!0,d==null&&ft.setSeries),he.live&&
(Ne.fill(b),ln=!0)}else{let D,q,I;s==1&&(D=j.ori==0?ze:Xe,q=Dn(D,R),b=Q.idx=xn(q,t[0],kt,St),I=V(t[0][b],j,C,0));let J=-10,F=-10,ie=0,Me=0,Te=!0,ve="",oe="";for(let G=s==
2?1:0;G<S.length;G++){let Qe=S[G],at=Ne[G],Tt=at==null?null:s==1?t[G][at]:t[G][1][at],je=Q.dataIdx(o,G,b,q),it=je==null?null:s==1?t[G][je]:t[G][1][je];if(ln=ln||
it!=Tt||je!=at,Ne[G]=je,G>0&&Qe.show){let Zt=je==null?-10:je==b?I:V(s==1?t[0][je]:t[G][0][je],j,C,0),Nt=it==null?-10:ae(it,s==1?E[Qe.scale]:E[Qe.facets[1].scale],
M,0);if(Gr&&it!=null){let cn=j.ori==1?ze:Xe,vn=_t(Mn.dist(o,G,je,Nt,cn));if(vn<Hn){let On=Mn.bias;if(On!=0){let Xt=Dn(cn,Qe.scale),dn=it>=0?1:-1,yn=Xt>=0?1:-1;yn==
dn&&(yn==1?On==1?it>=Xt:it<=Xt:On==1?it<=Xt:it>=Xt)&&(Hn=vn,lr=G)}else Hn=vn,lr=G}}if(ln||Kr){let cn,vn;j.ori==0?(cn=Zt,vn=Nt):(cn=Nt,vn=Zt);let On,Xt,dn,yn,An,
jt,en=!0,$r=Dt.bbox;if($r!=null){en=!1;let It=$r(o,G);dn=It.left,yn=It.top,On=It.width,Xt=It.height}else dn=cn,yn=vn,On=Xt=Dt.size(o,G);if(jt=Dt.fill(o,G),An=Dt.
stroke(o,G),Kr)G==lr&&Hn<=Mn.prox&&(J=dn,F=yn,ie=On,Me=Xt,Te=en,ve=jt,oe=An);else{let It=un[G];It!=null&&(Yr[G]=dn,Zr[G]=yn,$c(It,On,Xt,en),xc(It,jt,An),Rn(It,mn(
dn),mn(yn),de,B))}}}}if(Kr){let G=Mn.prox,Qe=xr==null?Hn<=G:Hn>G||lr!=xr;if(ln||Qe){let at=un[0];at!=null&&(Yr[0]=J,Zr[0]=F,$c(at,ie,Me,Te),xc(at,ve,oe),Rn(at,mn(
J),mn(F),de,B))}}}if(Ve.show&&ar)if(d!=null){let[D,q]=ft.scales,[I,J]=ft.match,[F,ie]=d.cursor.sync.scales,Me=d.cursor.drag;if(xt=Me._x,Ct=Me._y,xt||Ct){let{left:Te,
top:ve,width:oe,height:G}=d.select,Qe=d.scales[F].ori,at=d.posToVal,Tt,je,it,Zt,Nt,cn=D!=null&&I(D,F),vn=q!=null&&J(q,ie);cn&&xt?(Qe==0?(Tt=Te,je=oe):(Tt=ve,je=
G),it=E[D],Zt=V(at(Tt,F),it,C,0),Nt=V(at(Tt+je,F),it,C,0),Io(Cn(Zt,Nt),_t(Nt-Zt))):Io(0,C),vn&&Ct?(Qe==1?(Tt=Te,je=oe):(Tt=ve,je=G),it=E[q],Zt=ae(at(Tt,ie),it,M,
0),Nt=ae(at(Tt+je,ie),it,M,0),Jo(Cn(Zt,Nt),_t(Nt-Zt))):Jo(0,M)}else ri()}else{let D=_t(cu-lu),q=_t(du-uu);if(j.ori==1){let ie=D;D=q,q=ie}xt=Et.x&&D>=Et.dist,Ct=
Et.y&&q>=Et.dist;let I=Et.uni;I!=null?xt&&Ct&&(xt=D>=I,Ct=q>=I,!xt&&!Ct&&(q>D?Ct=!0:xt=!0)):Et.x&&Et.y&&(xt||Ct)&&(xt=Ct=!0);let J,F;xt&&(j.ori==0?(J=oo,F=ze):(J=
so,F=Xe),Io(Cn(J,F),_t(F-J)),Ct||Jo(0,M)),Ct&&(j.ori==1?(J=oo,F=ze):(J=so,F=Xe),Jo(Cn(J,F),_t(F-J)),xt||Io(0,C)),!xt&&!Ct&&(Io(0,0),Jo(0,0))}if(Et._x=xt,Et._y=Ct,
d==null){if(g){if(xu!=null){let[D,q]=ft.scales;ft.values[0]=D!=null?Dn(j.ori==0?ze:Xe,D):null,ft.values[1]=q!=null?Dn(j.ori==1?ze:Xe,q):null}Fo(Ti,o,ze,Xe,de,B,
b)}if(Gr){let D=g&&ft.setSeries,q=Mn.prox;xr==null?Hn<=q&&En(lr,io,!0,D):Hn>q?En(null,io,!0,D):lr!=xr&&En(lr,io,!0,D)}}ln&&(he.idx=b,ei()),f!==!1&&$t("setCursor")}
let ur=null;Object.defineProperty(o,"rect",{get(){return ur==null&&Bo(!1),ur}});function Bo(d=!1){d?ur=null:(ur=w.getBoundingClientRect(),$t("syncRect",ur))}function mu(d,f,g,b,y,C,M){
Q._lock||ar&&d!=null&&d.movementX==0&&d.movementY==0||(ti(d,f,g,b,y,C,M,!1,d!=null),d!=null?Cr(null,!0,!0):Cr(f,!0,!1))}function ti(d,f,g,b,y,C,M,D,q){if(ur==null&&
Bo(!1),kr(d),d!=null)g=d.clientX-ur.left,b=d.clientY-ur.top;else{if(g<0||b<0){ze=-10,Xe=-10;return}let[I,J]=ft.scales,F=f.cursor.sync,[ie,Me]=F.values,[Te,ve]=F.
scales,[oe,G]=ft.match,Qe=f.axes[0].side%2==1,at=j.ori==0?de:B,Tt=j.ori==1?de:B,je=Qe?C:y,it=Qe?y:C,Zt=Qe?b:g,Nt=Qe?g:b;if(Te!=null?g=oe(I,Te)?l(ie,E[I],at,0):-10:
g=at*(Zt/je),ve!=null?b=G(J,ve)?l(Me,E[J],Tt,0):-10:b=Tt*(Nt/it),j.ori==1){let cn=g;g=b,b=cn}}q&&(f==null||f.cursor.event.type==Ti)&&((g<=1||g>=de-1)&&(g=Er(g,de)),
(b<=1||b>=B-1)&&(b=Er(b,B))),D?(lu=g,uu=b,[oo,so]=Q.move(o,g,b)):(ze=g,Xe=b)}let ni={width:0,height:0,left:0,top:0};function ri(){ys(ni,!1)}let hu,gu,bu,vu;function yu(d,f,g,b,y,C,M){
ar=!0,xt=Ct=Et._x=Et._y=!1,ti(d,f,g,b,y,C,M,!0,!1),d!=null&&(qt(Pi,Ai,_u,!1),Fo(bc,o,oo,so,de,B,null));let{left:D,top:q,width:I,height:J}=Ve;hu=D,gu=q,bu=I,vu=J}
function _u(d,f,g,b,y,C,M){ar=Et._x=Et._y=!1,ti(d,f,g,b,y,C,M,!1,!0);let{left:D,top:q,width:I,height:J}=Ve,F=I>0||J>0,ie=hu!=D||gu!=q||bu!=I||vu!=J;if(F&&ie&&ys(
Ve),Et.setScale&&F&&ie){let Me=D,Te=I,ve=q,oe=J;if(j.ori==1&&(Me=q,Te=J,ve=D,oe=I),xt&&ir(R,Dn(Me,R),Dn(Me+Te,R)),Ct)for(let G in E){let Qe=E[G];G!=R&&Qe.from==
null&&Qe.min!=Je&&ir(G,Dn(ve+oe,G),Dn(ve,G))}ri()}else Q.lock&&(Q._lock=!Q._lock,Cr(f,!0,d!=null));d!=null&&(zr(Pi,Ai),Fo(Pi,o,ze,Xe,de,B,null))}function hm(d,f,g,b,y,C,M){
if(Q._lock)return;kr(d);let D=ar;if(ar){let q=!0,I=!0,J=10,F,ie;j.ori==0?(F=xt,ie=Ct):(F=Ct,ie=xt),F&&ie&&(q=ze<=J||ze>=de-J,I=Xe<=J||Xe>=B-J),F&&q&&(ze=ze<oo?0:
de),ie&&I&&(Xe=Xe<so?0:B),Cr(null,!0,!0),ar=!1}ze=-10,Xe=-10,Ne.fill(null),Cr(null,!0,!0),D&&(ar=D)}function wu(d,f,g,b,y,C,M){Q._lock||(kr(d),Ia(),ri(),d!=null&&
Fo(_c,o,ze,Xe,de,B,null))}function ku(){x.forEach(Og),ja(o.width,o.height,!0)}Ar(Ws,bo,ku);let lo={};lo.mousedown=yu,lo.mousemove=mu,lo.mouseup=_u,lo.dblclick=wu,
lo.setSeries=(d,f,g,b)=>{let y=ft.match[2];g=y(o,f,g),g!=-1&&En(g,b,!0,!1)},Lt&&(qt(bc,w,yu),qt(Ti,w,mu),qt(vc,w,d=>{kr(d),Bo(!1)}),qt(yc,w,hm),qt(_c,w,wu),Bi.add(
o),o.syncRect=Bo);let _s=o.hooks=e.hooks||{};function $t(d,f,g){Ka?jo.push([d,f,g]):d in _s&&_s[d].forEach(b=>{b.call(null,o,f,g)})}(e.plugins||[]).forEach(d=>{
for(let f in d.hooks)_s[f]=(_s[f]||[]).concat(d.hooks[f])});let Su=(d,f,g)=>g,ft=ht({key:null,setSeries:!1,filters:{pub:Dc,sub:Dc},scales:[R,S[1]?S[1].scale:null],
match:[Oc,Oc,Su],values:[null,null]},Q.sync);ft.match.length==2&&ft.match.push(Su),Q.sync=ft;let xu=ft.key,oi=Pd(xu);function Fo(d,f,g,b,y,C,M){ft.filters.pub(d,
f,g,b,y,C,M)&&oi.pub(d,f,g,b,y,C,M)}oi.sub(o);function gm(d,f,g,b,y,C,M){ft.filters.sub(d,f,g,b,y,C,M)&&lo[d](null,f,g,b,y,C,M)}o.pub=gm;function bm(){oi.unsub(
o),Bi.delete(o),br.clear(),qi(Ws,bo,ku),u.remove(),De?.remove(),$t("destroy")}o.destroy=bm;function si(){$t("init",e,t),eu(t||e.data,!1),ee[R]?Ya(R,ee[R]):Ia(),
fs=Ve.show&&(Ve.width>0||Ve.height>0),wr=ln=!0,ja(e.width,e.height)}return S.forEach(Zl),x.forEach(Gf),r?r instanceof HTMLElement?(r.appendChild(u),si()):r(o,si):
si(),o}wt.assign=ht;wt.fmtNum=Qi;wt.rangeNum=Hs;wt.rangeLog=Qs;wt.rangeAsinh=zi;wt.orient=Lr;wt.pxRatio=Ee;wt.join=Sh;wt.fmtDate=Ki,wt.tzDate=Rh;wt.sync=Pd;{wt.
addGap=gg,wt.clipGaps=Ys;let e=wt.paths={points:Rd};e.linear=qd,e.stepped=yg,e.bars=_g,e.spline=kg}var Ag=0;function n(e,t,r,o,s,a){t||(t={});var i,l,c=t;if("ref"in c)for(l in c={},t)l=="ref"?i=t[l]:c[l]=t[l];var u={type:e,props:c,key:r,ref:i,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Ag,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)c[l]===void 0&&(c[l]=i[l]);return Ce.
vnode&&Ce.vnode(u),u}var Rg=160,Jd=5;function ta(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Lg(e,t){let r=rt(e*1e3);return t>=7*86400?r.
slice(0,7):t>=86400?r.slice(5,10):r.slice(11,16)}var qg=wt.paths.bars?.({size:[.7,24,1],radius:.15}),Fd=e=>e.kind==="bar"||e.kind==="front";function Bd({times:e,
series:t,running:r}){let o=e.length-1;return[e,...t.map(s=>s.values.map((a,i)=>r&&i===o&&o>0?null:a))]}function Ng(e,{times:t,series:r,step:o,running:s}){let a=t.
length-1;if(!s||a<1)return;let{ctx:i,bbox:l}=e,c=h=>e.valToPos(h,"x",!0),u=h=>e.valToPos(h,"y",!0),m=Math.min(24*devicePixelRatio,.7*(c(o)-c(0)));i.save(),i.beginPath(),
i.rect(l.left,l.top,l.width,l.height),i.clip(),i.lineWidth=1.5*devicePixelRatio,i.setLineDash([3*devicePixelRatio,3*devicePixelRatio]);for(let h of r){let p=h.values[a],
v=h.values[a-1];p!==null&&(i.strokeStyle=ta(`--s-${h.tone}`),i.beginPath(),Fd(h)?p>0&&i.rect(c(t[a])-m/2,u(p),m,u(0)-u(p)):v!==null&&(i.moveTo(c(t[a-1]),u(v)),i.
lineTo(c(t[a]),u(p))),i.stroke())}i.restore()}function jg(e,t,r){let o=ta(`--s-${e.tone}`),s=Fd(e);return{label:e.name,stroke:o,width:s?0:1.5,dash:e.kind==="das\
hed"?[4,4]:void 0,fill:e.kind==="bar"?`${o}99`:e.kind==="front"?o:void 0,paths:s?qg:void 0,points:{show:!1},spanGaps:!s,value:(a,i,l,c)=>{let{series:u,show:m=P}=r();
if(c==null)return u[t].rest;let h=u[t].values[c];return h==null?"–":m(h)}}}function rl(e){let t=se(null),r=se(null),o=se(e);o.current=e;let{height:s=220,step:a,
label:i}=e;return ye(()=>{let l=t.current;if(l===null)return;let c=()=>l.clientWidth<500?Rg:s,u=(w,T)=>{let{times:k,pick:_}=o.current,S=w.posToIdx(T);_&&k[S]!==
void 0&&_(new Date(k[S]*1e3),new Date((k[S]+o.current.step)*1e3))},m=()=>{r.current?.destroy();let w={stroke:ta("--faint"),grid:{stroke:ta("--grid"),width:1},ticks:{
show:!1},font:"12px system-ui, sans-serif"};r.current=new wt({width:l.clientWidth,height:c(),padding:[8,24,0,0],tzDate:T=>Qt.value?wt.tzDate(new Date(T*1e3),"Et\
c/UTC"):new Date(T*1e3),cursor:{points:{size:6},drag:{x:o.current.zoom!==void 0,y:!1,setScale:!1},sync:{key:"times"}},legend:{live:!0},scales:{x:{range:(T,k,_)=>[
k-a/2,_+a/2]},y:{range:(T,k,_)=>[0,Math.max(4,_,...o.current.series.map(S=>S.values[S.values.length-1]??0))*1.1]}},axes:[{...w,size:26,space:80,values:(T,k)=>k.
map(_=>Lg(_,a))},{...w,size:54,values:(T,k)=>k.map(_=>o.current.show?o.current.show(_):Number.isInteger(_)?P(_):"")}],series:[{},...o.current.series.map((T,k)=>jg(
T,k,()=>o.current))],hooks:{draw:[T=>Ng(T,o.current)],setSelect:[T=>{let{left:k,width:_}=T.select;_<=Jd||(T.setSelect({left:0,top:0,width:0,height:0},!1),o.current.
zoom?.(new Date(T.posToVal(k,"x")*1e3),new Date(T.posToVal(k+_,"x")*1e3)))}],ready:[T=>{let k=0;T.over.classList.toggle("pick",o.current.pick!==void 0),T.over.addEventListener(
"mousedown",_=>k=_.clientX),T.over.addEventListener("click",_=>Math.abs(_.clientX-k)<=Jd&&u(T,_.offsetX))}]}},Bd(o.current),l)};m();let h=new ResizeObserver(()=>{
r.current&&r.current.width!==l.clientWidth&&r.current.setSize({width:l.clientWidth,height:c()})});h.observe(l);let p=new MutationObserver(m);p.observe(document.
documentElement,{attributes:!0,attributeFilter:["data-theme"]});let v=matchMedia("(prefers-color-scheme: dark)");return v.addEventListener("change",m),()=>{h.disconnect(),
p.disconnect(),v.removeEventListener("change",m),r.current?.destroy(),r.current=null}},[a]),ye(()=>{r.current?.setData(Bd(o.current))},[e.times,e.series]),n("di\
v",{ref:t,class:"chart",role:"img","aria-label":i})}var Co=new URL("ui/",wi).pathname;function Ud(){return new URL(location.href)}var rs=me(Ud());function Wd(){rs.value=Ud()}addEventListener("popstate",Wd);var Ln=Gn(
()=>{let e=rs.value.pathname;return e.startsWith(Co)?`/${e.slice(Co.length)}`:"/"}),W=Gn(()=>rs.value.searchParams);function O(e){return Co+e.replace(/^\//,"")}
function xe(e,t=!1){let r=O(e),o=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),Wd()}function mr(e){
let t=new URLSearchParams(W.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return Ln.value+(r===""?"":`?${r}`)}function we(e,t=!1){
xe(mr(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(Co)||t.pathname.startsWith(`${Co}assets/`)||(e.preventDefault(),
xe(t.pathname.slice(Co.length-1)+t.search))});function Hd(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==
o[a])return null;return s}function ue(e){return`/jobs/${encodeURIComponent(e)}`}function Ae(e){return`/queues/${encodeURIComponent(e)}`}function qn(e,t){return`${Ae(
e)}/groups/${encodeURIComponent(t)}`}function Nn(e){return`/channels?channel=${encodeURIComponent(e)}`}var zd={minute:60,hour:3600,day:86400},Ig=400,ol=[["completed","completed","bar",e=>e.completed],["failed attempts","failed","front",e=>e.failed],["pushed","que\
ued","line",e=>e.pushed]];function sl(e,t,r){let o=(t-e)/36e5,s=(r-e)/36e5;return o<=12&&s<=48?"minute":o<=480&&s<=1440?"hour":"day"}function na({points:e,resolution:t,
queue:r,height:o,zoom:s}){let a=e.length>Ig?7:1,i=Vn(()=>{let c=[],u=ol.map(()=>[]);e.forEach((h,p)=>{if(p%a===0){c.push(Date.parse(h.at)/1e3);for(let v of u)v.
push(0)}ol.forEach(([,,,v],w)=>u[w][c.length-1]+=v(h))});let m=ol.map(([h,p,v],w)=>({name:h,tone:p,kind:v,values:u[w],rest:P(u[w].reduce((T,k)=>T+k,0))}));return{
times:c,series:m}},[e,a]),l=zd[t]*a;return n(rl,{label:`Throughput: ${i.series.map(c=>`${c.rest} ${c.name}`).join(", ")}`,...i,step:l,running:Date.now()/1e3-(i.
times[i.times.length-1]??0)<l*1.5,height:o,zoom:s,pick:(c,u)=>xe(`/jobs${Ue({queue:r,since:c.toISOString(),until:u.toISOString()})}`)})}var Jg=[["wait p50","que\
ued","line",e=>e.wait,"p50"],["wait p95","queued","dashed",e=>e.wait,"p95"],["run p50","completed","line",e=>e.run,"p50"],["run p95","completed","dashed",e=>e.run,
"p95"]];function Vd({view:e,height:t,zoom:r}){let o=Vn(()=>{let s=e.points.map(i=>Date.parse(i.at)/1e3),a=Jg.map(([i,l,c,u,m])=>{let h=e.points.map(v=>u(v)?.count>
0?u(v)[m]:null),p=h.filter(v=>v!==null).pop();return{name:i,tone:l,kind:c,values:h,rest:p===void 0?"–":be(p)}});return{times:s,series:a}},[e]);return n(rl,{label:`\
How long jobs wait and run: ${o.series.map(s=>`${s.name} ${s.rest}`).join(", ")}`,...o,step:zd[e.resolution],show:be,height:t,zoom:r})}var oa=me(Zn("keys")!=="off"),$o=me(!1),ss=me(!1);function Gd(e){oa.value=e,wn("keys",e?"on":"off")}var os=[],ra="",Qd=0;function Le(e){let t=se(e);t.current=e,
ye(()=>(os.push(t),()=>{os.splice(os.indexOf(t),1)}),[])}function Bg(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),ss.value=!0;return}if(!oa.value||e.ctrlKey||e.metaKey||e.altKey||Bg(e.target))
return;let t=Date.now()-Qd<1500&&ra!==""?`${ra} ${e.key}`:e.key;ra="";for(let r=os.length-1;r>=0;--r){let o=os[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(ra="g",Qd=Date.now())});var Ot=me("polling"),Pt=me(!1),as=me(0),ot=me(Date.now()),aa=me(0),Fg=400,Ug=50,Wg=2e3,Hg=5e3,Yd=3e4,Po=null,al=0,il=0,ll=0,ul=0;function ia(){ul=Date.now(),as.
value+=1}function Kd(){al!==0||Pt.value||(al=window.setTimeout(()=>{al=0,ia()},Math.max(0,ul+Fg-Date.now())))}function To(){Po?.close(),Po=null}function Zd(){if(Po!==
null||document.hidden||pt.value===null||mt.value||Pt.value||Date.now()<ll)return;let e=new EventSource(re("v1/events"));Po=e,e.addEventListener("open",()=>Ot.value=
"live"),e.addEventListener("transition",()=>{il+=1,Kd()}),e.addEventListener("reset",()=>{ll=Date.now()+Yd,To(),Kd()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&To(),Ot.value==="live"&&(Ot.value="polling")})}setInterval(()=>{if(ot.value=Date.now()+ki.value,il>Ug&&(ll=Date.now()+Yd,To()),il=0,Pt.value){
To(),Ot.value="paused";return}if(document.hidden)return To();Zd(),Po===null||Po.readyState!==EventSource.OPEN?Ot.value!=="lost"&&(Ot.value="polling"):Ot.value="\
live";let e=Ot.value==="live"?Hg:Wg;Date.now()-ul>=e&&ia()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?To():ia()});Kn(()=>{pt.value!==
null&&Zd()});function H(e,t,r=!1,o=0){let[s,a]=A({key:e,value:null,problem:null,at:0}),i=se(null),l=se(t);l.current=t;let c=se({until:0,failures:0}),u=se(o);u.current=
o;let m=se(0),h=se(w=>{let T=new AbortController;i.current=T,m.current=Date.now(),l.current(T.signal).then(k=>{T.signal.aborted||(c.current={until:0,failures:0},
aa.value=Date.now(),Ot.value==="lost"&&(Ot.value="polling"),a({key:w,value:k,problem:null,at:Date.now()}))}).catch(k=>{if(T.signal.aborted)return;let _=k instanceof
pn?k:new pn(0,"page","The page could not show the answer",String(k),0),S=c.current.failures+1,x=Math.min(3e4,1e3*2**S)*(.75+Math.random()/2);c.current={until:Date.
now()+Math.max(_.retryAfter*1e3,x),failures:S},_.status===0&&(Ot.value="lost"),a(E=>({key:w,value:E.key===w?E.value:null,problem:_,at:E.at}))}).finally(()=>{i.current===
T&&(i.current=null)})});ye(()=>(i.current?.abort(),c.current={until:0,failures:0},h.current(e),()=>i.current?.abort()),[e]);let p=se(r);p.current=r,ye(()=>as.subscribe(
w=>{w===0||i.current!==null||p.current||mt.peek()||w!==Xd&&Date.now()-m.current<u.current||Date.now()>=c.current.until&&h.current(e)}),[e]),ye(()=>mt.subscribe(
w=>{!w&&i.current===null&&c.current.failures>0&&h.current(e)}),[e]);let v=s.key===e?s:{...s,value:null,problem:null};return{value:v.value,problem:v.problem,at:v.
at,reload:()=>{i.current?.abort(),h.current(e)}}}var zg=3e3,sa={at:0,value:Promise.resolve([])};function jn(){if(Date.now()-sa.at<zg)return sa.value;let e=N("v1\
/workers").then(t=>t.workers);return sa={at:Date.now(),value:e},e.catch(()=>sa={at:0,value:Promise.resolve([])}),e}var Xd=0;function qr(){Xd=as.value+1,ia()}async function cl(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function qe({text:e,label:t="Copy"}){let[r,o]=A(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),cl(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function te({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(qe,{text:e,label:"Copy the command"})]})}function pe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function He({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,t?` · what you see is from ${rt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(qe,{text:We(o),label:"Copy as curl"}),n("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function ut({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}function $n({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:i,keys:l={}}){let[c,u]=A(-1),m=se(-1),h=se(null),p=L=>{let R=Math.max(0,Math.min(e.length-
1,m.current+L));m.current=R,u(R),h.current?.rows[R]?.scrollIntoView({block:"nearest"}),h.current?.rows[R]?.querySelector(".main a")?.focus({preventScroll:!0})},
v=se(s?.chosen??new Set);v.current=s?.chosen??v.current;let w=L=>{v.current=L,s?.set(L)},T=se(-1),k=(L,R=!1)=>{let X=e[L];if(!s||X===void 0)return;let U=new Set(
v.current);if(R&&T.current>=0){let[le,K]=[Math.min(T.current,L),Math.max(T.current,L)];for(let j of e.slice(le,K+1))U.add(r(j))}else U.delete(r(X))||U.add(r(X));
T.current=L,w(U)},_=e.length>0&&e.every(L=>s?.chosen.has(r(L))),S=()=>w(_?new Set:new Set(e.map(r))),x=L=>()=>{let R=e[m.current];R!==void 0&&L(R)};Le({...Object.
fromEntries(Object.entries(l).map(([L,R])=>[L,x(R)])),j:()=>p(1),k:()=>p(-1),Enter:x(L=>o&&xe(o(L))),...s?{x:()=>k(m.current),X:()=>k(m.current,!0),a:S}:{}});let E=t.
some(L=>L.head);return n("table",{class:a,children:[E&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-\
label":"All on this page",checked:_,onClick:S})}),t.map((L,R)=>n("th",{class:L.kind==="main"?void 0:L.kind,"aria-sort":L.sort,children:L.head},R))]})}),n("tbody",
{ref:h,children:e.map((L,R)=>n("tr",{class:`${R===c?"at":""}${i?.has(r(L))?" gone":""}`,"aria-selected":s?.chosen.has(r(L)),children:[s&&n("td",{class:"check",children:n(
"input",{type:"checkbox","aria-label":`Select ${r(L)}`,checked:s.chosen.has(r(L)),onClick:X=>k(R,X.shiftKey)})}),t.map((X,U)=>n("td",{class:X.kind,"data-label":X.
label,children:X.cell(L)},U))]},r(L)))})]})}function ep(e,t,r){let[o,s]=A(!1),a=se({key:r,rows:e}),i=o&&a.current.key===r&&a.current.rows.length>0,l=new Map(e.map(
m=>[t(m),m])),c=i?a.current.rows.map(m=>l.get(t(m))??m):e;a.current={key:r,rows:c};let u=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(m=>!l.has(
m))),news:e.filter(m=>!u.has(t(m))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Nr({note:e,cursor:t,next:r,words:o=[
"Newest","Older"],children:s}){let a=()=>we({cursor:r});return Le({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n($,{children:[n("button",{type:"button",disabled:!t,onClick:()=>we({cursor:void 0}),children:o[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function In({from:e,member:t,filter:r={},order:o,words:s,limit:a=50,none:i,unmatched:l="\
Nothing matches",...c}){let u=W.value.get("cursor")??void 0,m=e+Ue({...r,limit:a,cursor:u}),h=H(m,k=>N(m,{signal:k})),p=h.value,v=h.problem&&n(He,{problem:h.problem,
at:h.at,retry:h.reload,path:m});if(p===null)return v||n(ut,{});let w=p[t],T=Object.values(r).some(Boolean);return w.length===0&&!p.cursor&&!u?n($,{children:[v,T?
n(pe,{title:l,children:n("button",{type:"button",onClick:()=>we(Object.fromEntries(Object.keys(r).map(_=>[_,void 0]))),children:"Clear filters"})}):i]}):n($,{children:[
v,n("div",{class:"card flush",children:[w.length>0&&n($n,{rows:w,...c}),n(Nr,{note:w.length===0?"this page is empty, more may follow":`${P(w.length)} on this pa\
ge, ${o}`,cursor:u,next:p.cursor,words:s,children:n(qe,{text:We(m),label:"Copy as curl"})})]})]})}function is({states:e,chosen:t,counts:r,toggle:o}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(
s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function hr({states:e}){let t=W.value.get("state")??"";return n(is,{states:e,chosen:[
t],toggle:r=>we({state:r===t?void 0:r,cursor:void 0})})}function ne({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Mr.value?rt(r):fc(r,ot.value);return n("time",{dateTime:e,
title:`${rt(r,!1)}
${rt(r,!0)}`,onClick:t?void 0:Is,children:o})}function Ft({value:e}){return e?n("span",{title:e>=1e6?Jt(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function gr({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function la({
values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,i)=>`${(i*o).toFixed(1)},${(18-16*a/r).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function tp({hours:e}){let t=Math.floor(
ot.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let i=Math.floor(Date.parse(a.at)/36e5)-t;i>=0&&i<24&&(r[i]+=a.count)}let o=Math.max(1,...r),s=`${P(
r.reduce((a,i)=>a+i,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),r.map(
(a,i)=>n("rect",{x:i*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},i))]})}var At={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};At.
active=At.running;At.paused=At.suspended;At.skipped=At.terminated;At.pending=At.queued;At.delivering=At.running;At.delivered=At.completed;At.cancelled=At.terminated;
function on({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:At[e]??At.queued})}function Re({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(on,{state:e}),e]})}var Mo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var dl=null,jr=null;function np(e){dl={page:Ln.value+rs.value.search,ids:e}}function rp(e){dl?.ids.includes(e)&&(jr=dl);let t=jr?.ids.indexOf(e)??-1;return jr===
null||t<0?null:{list:jr.page,at:t+1,of:jr.ids.length,before:jr.ids[t-1],after:jr.ids[t+1]}}function ml(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function Vg({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=ml(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(gr,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:kn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function Qg(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var hl={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:O(ue(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(qe,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Vg,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Re,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:O(Ae(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(ne,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(ne,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(ne,
{at:e.ended_at})},when:{head:"When",kind:"end when",cell:e=>n(ne,{at:Qg(e)})}},pl=Object.keys(hl).filter(e=>e!=="job"),op=["state","queue","attempt","when"],Ir=me(
(Zn("columns")?.split(",")??op).filter(e=>pl.includes(e)));function sp(){let e=t=>{Ir.value=pl.filter(r=>t.includes(r)),wn("columns",Ir.value.join(","))};return n(
"fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),pl.map(t=>n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:Ir.
value.includes(t),onClick:()=>e(Ir.value.includes(t)?Ir.value.filter(r=>r!==t):[...Ir.value,t])}),hl[t].head]},t)),n("label",{class:"check-label",children:[n("i\
nput",{type:"checkbox",checked:Mr.value,onClick:Is}),"times as dates"]}),n("button",{type:"button",class:"link",onClick:()=>e(op),children:"as usual"})]})}var fl=new Set;
function gl(){return[...fl].sort()}function Jn({jobs:e,selection:t,queue:r=!0,gone:o}){let s=e.map(i=>i.id);ye(()=>{np(s);for(let i of e)fl.size<200&&fl.add(i.type)},
[s.join()]);let a=["job",...Ir.value.filter(i=>r||i!=="queue")].map(i=>hl[i]);return n($n,{rows:e,columns:a,id:i=>i.id,page:i=>ue(i.id),selection:t,gone:o,kind:"\
jobs"})}function ce({title:e,tools:t,children:r,sub:o}){return n($,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",
{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Eo({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",
role:"group","aria-label":e,children:t.map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function st({rows:e}){return n(
"dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function Bn({
tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:O(r(o)),"aria-current":o===t?"page":void 0,children:[
s,a!==void 0&&n("span",{class:"pill",children:P(a)})]},o))})}function Z({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var ap=15,Gg=3e4,Kg=4,vl=new Map,ip=[],bl=0;function lp(){for(;bl<Kg;){let e=ip.shift();if(e===void 0)return;bl+=1,e().finally(()=>{bl-=1,lp()})}}async function Yg(e){
let t=new Date(Date.now()-ap*6e4).toISOString(),{points:r}=await N(`v1/stats/history${Ue({queue:e,resolution:"minute",from:t})}`),o=r.slice(0,-1).map(s=>s.completed);
return vl.set(e,{at:Date.now(),values:o}),o}function ua({queue:e}){let t=se(null),[r,o]=A(vl.get(e)?.values??null);return ye(()=>{let s=!1,a=!1,i=!1,l=()=>{!s||
a||Date.now()-(vl.get(e)?.at??0)<Gg||(a=!0,ip.push(async()=>{i||await Yg(e).then(o,()=>{}),a=!1}),lp())},c=new IntersectionObserver(([m])=>{s=m.isIntersecting,l()});
t.current&&c.observe(t.current);let u=as.subscribe(l);return()=>{i=!0,c.disconnect(),u()}},[e]),n("span",{ref:t,class:"spark-place",children:r&&r.some(s=>s>0)&&
n($,{children:[n(la,{values:r,label:`completed a minute, the last ${ap} minutes: at most ${P(Math.max(...r))}`}),n("span",{class:"spark-last",children:P(r[r.length-
1])})]})})}var tr=me(null),Zg=6e4,Xg=5e3,_l=0,ca=null,dp=0,up=Number.NEGATIVE_INFINITY;function cp(e,t){let r=JSON.parse(e.data),o=t||tr.value===null?new Map:new Map(tr.value.
queues),s=Date.parse(r.now);for(let a of r.queues)o.set(a.queue,{...a,at:s});dp=Date.now(),tr.value={now:s,totals:r.totals,queues:o}}function yl(){ca?.close(),ca=
null,tr.value=null}function da(){if(!(_l>0&&!document.hidden&&!mt.value&&!Pt.value))return yl();if(ca!==null||Date.now()-up<Zg)return;let t=new EventSource(re("\
v1/stats/stream?every=1s"));ca=t,t.addEventListener("stats",r=>cp(r,!0)),t.addEventListener("changes",r=>tr.value!==null&&cp(r,!1)),t.addEventListener("reset",yl),
t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED&&(up=Date.now(),yl())})}setInterval(()=>{Date.now()-dp>Xg&&(tr.value=null),da()},1e3);document.
addEventListener("visibilitychange",da);function pa(e,t){return t===null?e:e.map(r=>{let o=t.queues.get(r.name);if(o===void 0)return r;let s=o.oldest_age===void 0?
void 0:o.oldest_age+(t.now-o.at)/1e3;return{...r,paused:o.paused,counts:o.counts,oldest_age:s}})}function fa(){return ye(()=>(_l+=1,da(),()=>{_l-=1,da()}),[]),tr.
value}var ma=[["15m",9e5],["1h",36e5],["6h",6*36e5],["48h",48*36e5],["60d",60*864e5],["2y",730*864e5]],ha=1e4;async function e0(e){let[t,r,o,s]=await Promise.all([N("\
v1/stats",{signal:e}),N("v1/queues",{signal:e}),jn(),N("v1/jobs?state=dead&limit=10",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function ga(e){let[t,r]=["from","to"].map(a=>Date.parse(W.value.get(a)??""));if(r>t)return{name:"",from:t,to:r,resolution:sl(t,r,e)};let[o,
s]=ma.find(([a])=>a===W.value.get("range"))??ma[1];return{name:o,from:e-s,to:e,resolution:sl(e-s,e,e)}}async function t0(e){let{name:t,from:r,to:o,resolution:s}=ga(
Date.now()),a=tr.peek()?.totals.counters,{points:i}=await N(`v1/stats/history${Ue({resolution:s,from:new Date(r).toISOString(),to:t?void 0:new Date(o).toISOString()})}`,
{signal:e});return{points:i,resolution:s,base:a}}function n0({points:e,base:t},r){let o=e[e.length-1];if(t===void 0||r===void 0||o===void 0)return e;let s=a=>o[a]+
Math.max(0,r[a]-t[a]);return[...e.slice(0,-1),{...o,pushed:s("pushed"),completed:s("completed"),failed:s("failed")}]}function r0(e){let{from:t,to:r,resolution:o}=ga(
Date.now());return N(`v1/stats/times${Ue({resolution:o,since:new Date(t).toISOString(),until:new Date(r).toISOString()})}`,{signal:e})}async function o0(e){let t=new Date(
Date.now()-72e5).toISOString(),{points:r}=await N(`v1/stats/history${Ue({resolution:"minute",from:t})}`,{signal:e}),o=r.slice(0,-1).map(a=>a.completed),s=a=>a.reduce(
(i,l)=>i+l,0);return{minute:o[o.length-1]??0,hour:s(o.slice(-60)),before:s(o.slice(-120,-60))}}function s0({hour:e,before:t}){if(t===0)return`${P(e)} in the las\
t hour`;let r=Math.round(100*(e-t)/t);return r===0?"as in the hour before":`${r>0?"▲":"▼"} ${r>999?"> 999":Math.abs(r)} % to the hour before`}function Do({label:e,
value:t,link:r,tone:o,note:s,title:a}){return n("a",{class:"tile",href:O(r),"data-state":o,title:a,children:[n("span",{class:"tile-label",children:e}),n("span",
{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function a0({queues:e,workers:t,stats:r}){let o=new Set(t.flatMap(i=>i.queues??
[])),s=[];for(let i of e)i.paused?s.push([i.name,"suspended","is paused"]):i.counts.queued>0&&!o.has(i.name)?s.push([i.name,"failed",`has ${Jt(i.counts.queued)}\
 waiting and no worker`]):(i.oldest_age??0)>300&&s.push([i.name,"retrying",`has waited ${be((i.oldest_age??0)*1e3)}`]);let a=r.day;return s.length===0&&a.dead===
0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",{class:"attention",children:[a.dead>
0&&n("li",{children:[n(Re,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:ge(a.dead,"job")})," died today"]}),a.recovered>0&&n("li",{children:[n(Re,
{state:"retrying",quiet:!0}),ge(a.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),s.slice(0,6).map(([i,l,c])=>n("li",{children:[n("spa\
n",{class:"state quiet","data-state":l,children:n("span",{class:"dot"})}),n("a",{href:O(Ae(i)),children:i})," ",c]},i)),s.length>6&&n("li",{children:n("a",{href:O(
"/queues"),children:[s.length-6," more queues"]})})]})}function i0(){return n(pe,{title:"Push your first job",children:[n(te,{text:`curl -d '{"type":"hello","pa\
yload":{"name":"Ann"}}' ${re("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(te,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue he\
llo -- jq '{greeting: ("Hello, " + .name)}'`})]})}function l0({zoom:e}){let{resolution:t}=ga(Date.now()),r=H(`times ${W.value.get("range")} ${W.value.get("from")}\
 ${W.value.get("to")}`,o=>t==="day"?Promise.resolve(null):r0(o),!1,ha);return!r.value||r.value.points.every(o=>!o.wait?.count&&!o.run?.count)?null:n(Z,{title:"H\
ow long jobs wait and run",tools:n("span",{class:"faint",children:"half of them less than p50, 95 of 100 less than p95"}),children:n(Vd,{view:r.value,height:150,
zoom:e})})}function u0({counters:e}){let{name:t}=ga(Date.now()),[r,o]=[W.value.get("from")??"",W.value.get("to")??""],s=H(`history ${t} ${r} ${o}`,t0,!1,e?ha:0),
a=Vn(()=>s.value?n0(s.value,e):[],[s.value,e]),i=(c,u)=>we({from:c.toISOString(),to:u.toISOString()}),l=c=>we({range:c,from:void 0,to:void 0},!0);return Le({...Object.
fromEntries(ma.map(([c],u)=>[String(u+1),()=>l(c)])),...t===""?{Escape:()=>l(W.value.get("range")??"")}:{}}),n($,{children:[n(Z,{title:"Throughput",tools:n("div",
{class:"row",children:[t===""&&n($,{children:[n("a",{href:O(`/jobs${Ue({since:r,until:o})}`),children:"jobs of this time"}),n("button",{type:"button",class:"lin\
k",onClick:()=>l(W.value.get("range")??""),children:"Zoom out"})]}),n(Eo,{label:"Range",options:ma.map(([c])=>[c,c]),value:t,set:l})]}),children:s.value===null?
s.problem?n(He,{problem:s.problem,retry:s.reload}):n("div",{class:"chart-place"}):n(na,{points:a,resolution:s.value.resolution,zoom:i})}),n(l0,{zoom:i})]})}function c0({
queues:e,stats:t}){let r=[...e].sort((o,s)=>pp(t,s)-pp(t,o)).slice(0,8);return n(Z,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),
children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"wide",children:"Lately"}),n("th",{class:"\
end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"This hour"})]})}),n("tbody",{children:r.map(o=>n("tr",{children:[
n("td",{children:n("a",{href:O(Ae(o.name)),children:o.name})}),n("td",{class:"wide",children:n(ua,{queue:o.name})}),n("td",{class:"end",children:n(Ft,{value:o.counts.
queued})}),n("td",{class:"end",children:n(Ft,{value:o.counts.running})}),n("td",{class:"end",children:n(Ft,{value:t.queues?.[o.name]?.hour.completed})})]},o.name))})]})})}
function fp(){let e=fa(),t=H("overview",e0,!1,e?ha:0),r=H("rates",o0,!1,ha),o=t.value;if(o===null)return n(ce,{title:"Overview",children:t.problem?n(He,{problem:t.
problem,retry:t.reload,path:"v1/stats"}):n(ut,{})});let s=e?{...o.stats,counts:e.totals.counts}:o.stats,a=pa(o.queues,e);if(s.total.pushed===0&&a.length===0)return n(
ce,{title:"Overview",children:n(i0,{})});let i=a.reduce((l,c)=>(c.oldest_age??0)>(l?.oldest_age??0)?c:l,null);return n(ce,{title:"Overview",children:[t.problem&&
n(He,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(Do,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"\
/jobs?state=queued",note:`${P(s.counts.scheduled)} scheduled`}),n(Do,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:ge(
o.workers.length,"worker")}),n(Do,{label:"Retrying",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} this hou\
r`}),n(Do,{label:"Dead",tone:"dead",value:P(s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Do,{label:"Oldest wait",value:i?.oldest_age?be(i.oldest_age*
1e3):"–",link:i?Ae(i.name):"/queues",note:i?.oldest_age?i.name:"nothing waits"}),n(Do,{label:"Completed a minute",tone:"completed",value:P(r.value?.minute),link:"\
/jobs?state=completed",note:r.value?s0(r.value):void 0,title:r.value?`${Jt(r.value.hour)} in the last hour, ${Jt(r.value.before)} in the hour before`:void 0})]}),
n(u0,{counters:e?.totals.counters}),n("div",{class:"columns",children:[n(Z,{title:"Needs attention",children:n(a0,{queues:a,workers:o.workers,stats:s})}),n(c0,{
queues:a,stats:s})]}),o.dead.length>0&&n(Z,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),children:n(Jn,{jobs:o.dead})})]})}function pp(e,t){
return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Rt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(ce,{title:r,sub:o,children:e.problem?.status===404?n(pe,{title:s,children:a}):e.problem?
n(He,{problem:e.problem,retry:e.reload,path:t}):n(ut,{})})}function ct({data:e,path:t}){return e.problem&&n(He,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function d0({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(on,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function mp(){let e=H("about",async s=>{let[a,i]=await Promise.all([N("v1/nodes",{signal:s}),N("readyz",{signal:s}).catch(()=>null)]);return{nodes:a.
nodes,ready:i}}),t=pt.value,r=e.value,o=re("").replace(/\/$/,"");return n(ce,{title:"About",children:[n(ct,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Z,{title:"This server",children:n(st,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(d0,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:ge(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ne,{at:r.nodes[0].started_at})],["Address",o]]})}),n(Z,{title:"For programs",children:[n(st,{rows:[
["API",n("a",{href:re("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:re("metrics"),children:"for Prometheus"})],["Health",n("a",{href:re("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:re("readyz"),children:"readyz"})],["Licences",n("a",{href:re("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(te,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function Ut({title:e,close:t,wide:r,children:o}){let s=se(null);return Yu(()=>{let a=s.current,i=document.activeElement;return a?.showModal(),()=>{a?.close(),i?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var ls=me([]),p0=0;function Ke(e,t={}){let r=++p0;ls.value=[...ls.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>ls.value=ls.value.filter(
o=>o.id!==r),t.bad?8e3:4e3)}function hp(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:ls.value.map(e=>n("div",{class:e.bad?"toast\
 bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}var wl=me(null);function bp(e){return e.body??(e.method==="DELETE"?void 0:{})}function vp(e,t){return N(e.path,{method:e.method??"POST",body:bp(e),key:t})}var gp=4;
async function f0(e,t){let r;for(let o=0;o<e.length;o+=gp){let s=await Promise.all(e.slice(o,o+gp).map((a,i)=>vp(a,`${t}-${o+i}`)));for(let a of s)typeof a?.count==
"number"&&(r=(r??0)+a.count)}return{count:r??e.length}}async function kl(e,t){try{let r=e.each?await f0(e.each,t):await vp(e,t),o=r&&typeof r.count=="number"?` \
(${P(r.count)})`:"",s=e.undo;Ke(e.done+o,s?{undo:()=>{kl(s,_n())}}:{}),e.then?.(r)}catch(r){let o=r;Ke(`${o.title??"It failed"}: ${o.detail??String(r)}`,{bad:!0})}
qr()}var m0=5e3;async function h0(e,t,r){let o=0,s,a=0;try{do{let i={...e.body,limit:m0,cursor:s},l=await N(e.path,{method:"POST",body:i,key:`${t}-${a}`});o+=l.
count,s=l.cursor,a+=1}while(r(o)&&s!==void 0);Ke(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(i){let l=i;Ke(`${l.title??"It failed"}${o>
0?` after ${P(o)} jobs`:""}: ${l.detail??String(i)}`,{bad:!0})}qr()}function Gt(e){let t=_n();e.confirm?wl.value={...e,key:t}:kl(e,t)}function yp(){let[e,t]=A(""),
[r,o]=A(!1),[s,a]=A(null),[i,l]=A(0),c=se(!0),u=wl.value;if(ye(()=>{if(t(""),o(!1),a(null),l(0),c.current=!0,!u?.many||u.confirm?.count!==void 0)return;let S=new AbortController;
return N(u.path,{method:"POST",body:{...u.body,dry_run:!0},signal:S.signal}).then(x=>a(x)).catch(x=>{S.signal.aborted||Ke(x.detail,{bad:!0})}),()=>S.abort()},[u]),
u===null||!u.confirm)return null;let{title:m,text:h,danger:p}=u.confirm,v=u.confirm.count??s?.count,w=u.many&&v===void 0,T=p&&v!==void 0&&v>1e3,k=!r&&!w&&(!T||e.
replace(/[,. ]/g,"")===String(v)),_=()=>{c.current=!1,wl.value=null};return n(Ut,{title:m,close:_,children:n("form",{onSubmit:S=>{if(S.preventDefault(),!k)return;
o(!0),(u.many?h0(u,u.key,E=>(l(E),c.current)):kl(u,u.key)).then(_)},children:[n("p",{children:h}),u.many&&n("p",{role:"status",children:[w?n("span",{class:"fain\
t",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${Jt(v??0)} ${v===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",children:"\
 of the first 100,000 that were looked at"}),r&&` · ${Jt(i)} done`]}),T&&n("label",{class:"field",children:["Type ",Jt(v)," to go on",n("input",{value:e,inputMode:"\
numeric",onInput:S=>t(S.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),u.cli&&n(te,{text:u.cli}),
n(te,{text:We(u.path,u.method??"POST",bp(u))}),u.each&&u.each.length>1&&n("p",{class:"faint",children:["and the same for ",P(u.each.length-1)," more"]})]}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:_,children:r&&u.many?"Stop":"Cancel"}),n("button",{type:"submit",class:p?"danger solid":"primar\
y",disabled:!k,children:u.label})]})]})})}function z({action:e,scope:t="admin",why:r,danger:o,primary:s,id:a}){return Se(t)?n("button",{type:"button",id:a,class:o?
"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>Gt(e),children:e.label}):null}function ba({scope:e="admin"}){return Se(e)||pt.value===null?null:
n("span",{class:"faint",children:uc.value?"read-only":`changes need the scope ${e}`})}var g0=262144,b0=20,Sl=100;function v0({value:e}){return e instanceof Yn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function xl(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Yn?nt(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>xl(Array.isArray(
t)?void 0:o,s,r))}function _p({name:e,value:t,depth:r,looking:o}){let[s,a]=A(r<4),[i,l]=A(!1);ye(()=>{o.text!==""?a(xl(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&xl(void 0,t,o.text)),u=e===void 0?null:n("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Yn)return n("div",{class:c?"json-line found":"json-line",children:[u,n(v0,{value:t})]});
let m=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${m?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[u,n("span",{class:"faint",children:m?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),u,n("span",{class:"faint",children:[m?"[":"{",s?"":
"…",s?"":m?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(i?h:h.slice(0,Sl)).map(([v,w])=>n(_p,{name:v,value:w,depth:r+1,looking:o},v)),!i&&h.length>
Sl&&n("button",{type:"button",class:"link",onClick:()=>l(!0),children:[h.length-Sl," more"]})]})]})}var Jr=me({all:!1,turn:0});function wp(){Jr.value={all:!Jr.value.
all,turn:Jr.value.turn+1}}function Wt({title:e,value:t}){let[r,o]=A({text:"",all:!1,turn:0}),s=se(Jr.value.turn);if(ye(()=>{Jr.value.turn!==s.current&&o(l=>({text:"",
all:Jr.value.all,turn:l.turn+1}))},[Jr.value]),t===void 0)return null;let a=nt(t),i=a.length<=g0;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[i&&a.split(`
`).length>b0&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:l=>o({...r,text:l.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(qe,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:i?n(_p,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var y0=["pending","delivering","delivered","failed","cancelled"];function kp(e){return`/callbacks/${encodeURIComponent(e)}`}function Sp(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function xp(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var _0=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",{href:O(kp(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Re,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ne,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(z,{action:xp(e.id??""),why:Sp(e)})}];function Cp(){let e=W.value.get("state")??"",
t=W.value.get("host")??"";return Le({"/":()=>document.getElementById("host")?.focus()}),n(ce,{title:"Callbacks",tools:e==="failed"&&n(z,{primary:!0,action:{label:t?
`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --failed${t?
` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks that have f\
ailed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"host",value:t,
placeholder:"any",spellcheck:!1,onChange:r=>we({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(hr,{states:y0}),n(In,{from:"v1/callbacks",member:"cal\
lbacks",filter:{state:e,host:t},order:"newest first",columns:_0,id:r=>r.id??"",page:r=>kp(r.id??""),unmatched:"No callback matches",none:n(pe,{title:"No callbac\
ks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(te,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com\
/done"}]}' ${re("v1/jobs")}`})]})})]})}function $p({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=H(t,l=>N(t,{signal:l})),o=r.value,s=n("a",{href:O("/c\
allbacks"),children:"Callbacks"});if(o===null)return n(Rt,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let a=o.log??[],i=o.owner;return n(
ce,{title:n($,{children:["Callback ",n(Re,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(qe,{text:o.id??
"",label:"Copy the id"})]}),tools:n($,{children:[n(z,{action:xp(e),primary:!0,why:Sp(o)}),n(z,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`pawl\
 callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>xe("/callbacks")}})]}),children:[n(
ct,{data:r,path:t}),n(Z,{title:"Facts",children:n(st,{rows:[["URL",o.url],["Tells that it",o.event],["Job",i?.id&&n("a",{href:O(ue(i.id)),children:i.id})],["Att\
empts",P(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&n(ne,{
at:o.next_at})]]})}),a.length>0&&n(Z,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:a.map((l,c)=>n("tr",{children:[
n("td",{children:n(ne,{at:l.at})}),n("td",{class:"end",children:l.status??"–"}),n("td",{class:"end",children:l.seconds!==void 0?`${Math.round(l.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:l.error??l.answer??""})]},c))})]})}),n(Wt,{title:"Body",value:o.body})]})}var w0=500,Cl=200,k0=100;function S0(e,t){let r=se([]),o=se(0),[s,a]=A({lines:[],total:0,rate:0,open:!1});return ye(()=>{let i=null,l=0,c={total:0,at:Date.now()},
u=0;r.current=[],o.current=0;let m=()=>{l=0,a(S=>({lines:Pt.value?S.lines:r.current.slice(0,Cl),total:o.current,rate:u,open:i?.readyState===EventSource.OPEN}))},
h=()=>{l===0&&(l=window.setTimeout(m,k0))},p=(S,x)=>{o.current+=1,r.current=[{number:o.current,value:S,at:x},...r.current.slice(0,w0-1)],h()},v=()=>{i!==null||document.
hidden||mt.value||(i=new EventSource(re(e)),i.addEventListener("open",h),i.addEventListener("error",h),i.addEventListener(t,S=>{let x=Go(S.data);p(x,x.at)}),i.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},w=()=>{i?.close(),i=null},T=()=>document.hidden?w():v();document.addEventListener("visibilitychange",T);let k=mt.
subscribe(S=>S?w():v()),_=setInterval(()=>{let S=Date.now();u=(o.current-c.total)*1e3/Math.max(1,S-c.at),c={total:o.current,at:S},h()},2e3);return()=>{w(),k(),clearInterval(
_),clearTimeout(l),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function va({title:e,path:t,event:r,
text:o,line:s}){let a=S0(t,r),[i,l]=A("");Le({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=se(new Date),u=i.toLowerCase(),m=u===""?
a.lines:a.lines.filter(p=>p.value===null||o(p.value).toLowerCase().includes(u)),h=Pt.value?a.total-(a.lines[0]?.number??0):0;return n(Z,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:i,onInput:p=>l(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Pt.value=!Pt.value,children:Pt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[m.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${rt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:m.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:rt(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),a.total>Cl&&n("p",{class:"foot",children:["The newest ",P(Math.min(Cl,m.length))," of ",ge(a.total,"line")," since \
this page was opened."]})]})}var Tp=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,x0=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function ya(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function C0({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(Nn(
"/")),children:"/"}),t.map((r,o)=>n($,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(Nn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function $0({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[r?n("a",{href:O(ue(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(Nn(e.channel)),children:e.channel})," ",n("code",{children:nt(e.value).replace(/\n\s*/g," ")})]})}function T0({channel:e}){let[t,r]=A('{"order"\
:17}'),[o,s]=A(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let i=e==="/pawl"||e.startsWith("/pawl/"),l=async()=>{try{let c=await N(ya(e),{method:"POST",
body:a,key:_n()});Ke(`Published; ${ge(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(Z,{title:"Publish",tools:n(ba,{scope:"push"}),children:i?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),l()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Se("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Se("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl publish ${e} '${t}'`}),n(te,{text:We(ya(e),"POST",a??{})})]})]})})}function Pp(){
let e=W.value.get("channel")??"/",[t,r]=A(null),o=t??e,s=!Tp.test(o);return n(ce,{title:"Channels",sub:n(C0,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),xe(Nn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:x0.map(([a,
i])=>n("a",{class:"chip",href:O(Nn(a)),"aria-current":a===e?"page":void 0,title:i,children:a},a))}),Tp.test(e)&&n($,{children:[n(va,{title:`What is sent to ${e}`,
path:ya(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n($0,{message:a,listening:e})},e),n(T0,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(te,{text:`curl -N ${re(ya(e))}`})]})]})]})}var nr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Oo(e){let t=nr.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var Pl=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,Mp=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],$l={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function us(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function Tl(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function Ep(e){let t={where:[]},r=[];for(let[o]of(e??"").
matchAll(Pl)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",i=o.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):$l[a]!==void 0&&i!==""?t[$l[a]]=
Tl(i):r.push(Tl(o))}return r.length>0&&(t.text=r.join(" ")),t}var _a=["queue","state","type","group","since","until"];function Dp(e){let t={},r=[];for(let[o]of e.
matchAll(Pl)){let s=o.indexOf(":"),a=o.slice(0,s),i=Tl(o.slice(s+1));!_a.includes(a)||i===""?r.push(o):a==="state"&&t.state?t.state+=`,${i}`:t[a]=i}return{...t,
q:r.join(" ")}}function Ml(e){let t=[];for(let o of _a){let s=o==="state"?e.state?.split(",")??[]:e[o]?[e[o]]:[];for(let a of s){let i=s.filter(l=>l!==a).join("\
,");t.push({text:`${o}:${us(a)}`,field:o,without:{[o]:i||void 0,...o==="queue"?{group:void 0}:{}}})}}let r=[...(e.search??"").matchAll(Pl)].map(([o])=>o);return r.
forEach((o,s)=>{let a=o.slice(0,Math.max(0,o.indexOf(":"))),i=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":$l[a]??"text";t.push({text:o,field:i,without:{
q:r.filter((l,c)=>c!==s).join(" ")||void 0}})}),t}function Op(e){let{where:t,text:r,error_type:o}=Ep(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==
void 0&&!e.state}function Ap(e){return Object.values(e).some(Boolean)}function El(e){let{queue:t,state:r,type:o,group:s,until:a}=e;return{queue:t,state:r,type:o,
group:s,since:Oo(e.since),until:a,...Ep(e.search)}}function Ao(e,t,r){return`v1/jobs${Ue({...El(e),fields:"payload,progress",limit:t,cursor:r})}`}function Rp(e){
let t=Object.entries(El(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r===
"state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function Lp(e){let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...El(e),since:e.
since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join(
"")}function Np(e,t,r){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([r],{type:t})),o.download=e,o.click(),URL.revokeObjectURL(o.href)}function jp(e,t){
Np(e,"application/x-ndjson",t.map(r=>`${nt(r,"",!0)}
`).join(""))}var qp=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function P0(e){
if(e==null)return"";if(typeof e!="string")return nt(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function Ip(e,t){
let r=[qp.map(([o])=>o),...t.map(o=>qp.map(([,s])=>P0(s(o))))];Np(e,"text/csv",r.map(o=>`${o.join(",")}\r
`).join(""))}var M0=5;async function Dl(e,t,r,o){let s=[],a=0,i=0,l=r;do{let c=await N(Ao(e,t-s.length,l),{signal:o});s.push(...c.jobs),i+=c.looked_at??c.jobs.length,l=c.cursor,
++a}while(l!==void 0&&s.length<t&&a<M0);return{jobs:s,cursor:l,looked:i}}function E0({chosen:e,clear:t}){let r=[...e],o=(c,u,m,h=!1)=>({label:c,path:`v1/jobs/${u}`,
body:{ids:r},cli:`pawl ${u==="delete"?"rm":u} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:m,then:t,confirm:h?{title:`${c} ${ge(r.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued agai\
n"),a=o("Terminate","terminate","Asked to stop"),i=o("Delete","delete","Deleted",!0),l=Se("admin")&&r.length>0;return Le({r:()=>l&&Gt(s),T:()=>l&&Gt(a),Delete:()=>l&&
Gt(i),Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(z,{action:s}),n(z,{action:a}),n(z,{action:i,danger:!0}),n(
"button",{type:"button",onClick:t,children:"Clear"})]})]})}var Jp=["scheduled","retrying","suspended","completed","failed","dead"],Bp=["completed","failed","dea\
d","terminated"],Fp=["waiting","scheduled","queued","retrying","running","suspended"];function Br({filter:e,total:t}){let r=Rp(e);if(!Se("admin")||r===null)return null;
let o=e.state?.split(","),s=l=>o===void 0||o.some(c=>l.includes(c)),a=l=>o!==void 0&&o.every(c=>l.includes(c)),i=(l,c,u,m,h,p,v=!1)=>({label:l,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${Lp(e)}`,done:h,confirm:{title:u,text:m,danger:v,count:a(p)?t:void 0}});return n($,{children:[s(Jp)&&n(z,{action:i(
"Run all","run","Run all that match?","They are queued again.","Queued again",Jp)}),s(Fp)&&n(z,{action:i("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",Fp,!0),danger:!0}),s(Bp)&&n(z,{action:i("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",Bp,!0),danger:!0})]})}function Fn({filter:e,total:t,queueColumn:r,empty:o,wrong:s}){let a=W.value.get("c\
ursor")??void 0,i=Number(W.value.get("limit"))||50,[l,c]=A(new Set),[u,m]=A(!1),h=JSON.stringify([e,a,i]);ye(()=>c(new Set),[h]);let p=H(`jobs ${h}`,k=>Dl(e,i,a,
k),l.size>0),v=p.value,w=p.problem?.status===422?p.problem.field:"";ye(()=>s?.(w),[w]);let T=ep(v?.jobs??[],k=>k.id,h);return v===null?p.problem?n(He,{problem:p.
problem,retry:p.reload,path:Ao(e,i)}):n(ut,{rows:8}):n($,{children:[n(ct,{data:p,path:Ao(e,i)}),v.jobs.length===0&&v.cursor===void 0?o:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(Jn,{jobs:T.
rows,gone:T.gone,selection:{chosen:l,set:c},queue:r}),n(Nr,{cursor:a,next:v.cursor,words:["Newest",v.jobs.length===0?"Go on":"Older"],note:v.jobs.length===0?`Lo\
oked at ${Jt(v.looked)} jobs, found none.`:`${P(v.jobs.length)} jobs${t!==void 0&&t>v.jobs.length?` of ${P(t)}`:""}, newest first${v.looked>v.jobs.length?`; loo\
ked at ${Jt(v.looked)}`:""}`,children:[n(Br,{filter:e,total:t}),v.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":u,onClick:()=>m(
!u),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>jp("jobs.ndjson",v.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>Ip("jobs.csv",v.jobs),children:"CSV"})]})]}),u&&n(sp,{})]}),n(E0,
{chosen:l,clear:()=>c(new Set)})]})}var Up=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function D0(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(i=>[i,(s[i]??0)+(a[i]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function O0(e,t,r){let o=new Map,s,a=0;for(let i=0;i<e;++i){let l=await N(`v1/errors${Ue({...t,cursor:s})}`,
{signal:r});a+=l.looked_at;for(let c of l.errors){let u=o.get(c.fingerprint);o.set(c.fingerprint,u?D0(u,c):c)}if(s=l.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((i,l)=>l.count-i.count),looked:a,more:s!==void 0}}function Wp({names:e}){return n($,{children:[e.slice(0,3).map((t,r)=>n($,{children:[r>0&&", ",n(
"a",{href:O(Ae(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var A0=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:O(mr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(Wp,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(tp,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ne,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ne,{at:e.last_seen_at})}];function R0({kind:e}){let t=`error:${us(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
Z,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${Ue({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Br,{filter:{queue:r,state:"dead,failed",search:t}}),n(qe,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>we({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(st,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(Wp,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ne,{at:e.first_seen_at})],["Last seen",n(ne,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(st,{rows:[["Examples",
n("ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:O(ue(o)),class:"id",children:o})},o))})]]})]})]})}function L0({retrying:e}){let t=W.value.get("queue")??
"",r=W.value.get("since")??"",[o,s]=A(1),a=H(`kinds ${t} ${r} ${o}`,u=>O0(o,{queue:t,since:Oo(r)},u)),i=`v1/errors${Ue({queue:t,since:Oo(r)})}`,l=a.value,c=l?.kinds.
find(u=>u.fingerprint===W.value.get("error"));return Le({Escape:()=>we({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n("\
div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,onChange:u=>we(
{queue:u.currentTarget.value.trim()})})]}),n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:u=>we({since:u.currentTarget.value}),children:nr.
map(([u,m])=>n("option",{value:u,children:m},u))})]})]}),n(ct,{data:a,path:i}),c&&n(R0,{kind:c}),l===null?!a.problem&&n(ut,{}):l.kinds.length===0?n(pe,{title:t||
r?"No error matches":"Nothing has failed",children:t||r?n("button",{type:"button",onClick:()=>we({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n(
"a",{href:O("/failures?tab=retrying"),children:[ge(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n($n,{rows:l.kinds,columns:A0,id:u=>u.
fingerprint,page:u=>mr({error:u.fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[ge(l.kinds.length,"kind"),"\
 among the last errors of ",ge(l.looked,"job"),l.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(qe,{text:We(i),label:"Copy as curl"}),
l.more&&n("button",{type:"button",onClick:()=>s(o+1),children:"Look at more"})]})]})]})]})}function Hp(){let e=W.value.get("tab")??"errors",t=H("failures",s=>N(
"v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`/failures${s==="errors"?"":`?tab=${s}`}`;return Le(Object.fromEntries(Up.map(([s],a)=>[String(a+1),()=>xe(
o(s))]))),n(ce,{title:"Failures",children:[n(Bn,{tabs:Up.map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(He,{problem:t.problem,at:t.
at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(L0,{retrying:r?.retrying??0}):n(Fn,{filter:{state:e},total:r?.[e],empty:n(pe,{title:e==="dead"?"Nothing has f\
ailed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:O("/failure\
s?tab=retrying"),children:ge(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var wa="download";function q0(){let t=H("outbound",r=>N("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Z,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>ot.value?n(ne,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var N0=["queued","running","retrying","completed","dead"];function zp(){let e=W.value.get("state")??"";return n(ce,{title:"Downloads",sub:n($,{children:["jobs o\
f the queue ",n("a",{href:O(Ae(wa)),children:wa}),"; limits of hosts are ",n("a",{href:O(`${Ae(wa)}?tab=groups`),children:"its groups"})]}),children:[n(hr,{states:N0}),
n(Fn,{filter:{queue:wa,state:e||void 0},queueColumn:!1,empty:n(pe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(te,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.\
jpg"}}' ${re("v1/jobs")}`})]})})}),n(q0,{})]})}function ka({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let i={...Object.fromEntries(r.map(({name:x,value:E})=>[x,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[l,c]=A(null),[u,m]=A(""),h=l??i,p=(x,E)=>c({...h,[x]:E}),v={},w=[];for(let{name:x}of r)h[x]!==i[x]&&
(v[x]=h[x]===""?null:Number(h[x]),w.push(`--${x.replace(/_/g,"-")} ${h[x]||"none"}`));(h.rate_limit!==i.rate_limit||h.rate_limit!==""&&h.rate_per!==i.rate_per)&&
(v.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},w.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
i.ordered&&(v.ordered=h.ordered==="yes",w.push(v.ordered?"--ordered":"--unordered"));let T=w.length>0,k=async()=>{try{await N(e,{method:"PATCH",body:v}),Ke("Sav\
ed"),c(null),m(""),a()}catch(x){m(x.detail)}},_=!Se("admin"),S=(x,E,L)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[x],placeholder:"\
no limit",inputMode:"numeric",disabled:_,onInput:R=>p(x,R.currentTarget.value)}),n("small",{children:L})]});return n(Z,{title:"Limits",tools:n(ba,{}),children:n(
"form",{class:"form",onSubmit:x=>{x.preventDefault(),k()},children:[r.slice(0,1).map(({name:x,label:E,hint:L})=>S(x,E,L)),n("div",{class:"pair",children:[S("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:_||h.rate_limit==="",
onInput:x=>p("rate_per",x.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:x,label:E,hint:L})=>S(x,E,L)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:_,onClick:x=>p("ordered",x.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),u&&n("p",{class:"bad",role:"alert",children:u}),!_&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!l,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`${t} ${w.join(" ")}`}),n(te,{text:We(e,"PATCH",v)})]})]})})}function Ol(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function Vp(e){let t=r=>({path:Ol(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function Qp(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function j0({group:e}){return n($,{children:[n(Ft,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(gr,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var I0=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:O(qn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Ft,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(j0,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${be(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:Qp},{head:"",kind:"end act",cell:e=>n(z,{action:Vp(e)})}];function Gp({
queue:e}){let[t,r]=A(""),o=W.value.get("prefix")??"",s=W.value.get("order")??"";return n($,{children:[n("form",{class:"filters",onSubmit:a=>{a.preventDefault(),
t&&xe(qn(e,t))},children:[n("label",{children:[n("span",{children:"Open a group by its exact name"}),n("input",{value:t,onInput:a=>r(a.currentTarget.value)})]}),
n("button",{type:"submit",children:"Open"}),n("label",{children:[n("span",{children:"Begins with"}),n("input",{value:o,placeholder:"anything",spellcheck:!1,onChange:a=>we(
{prefix:a.currentTarget.value,cursor:void 0})})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s==="ready",onClick:()=>we({order:s===
"ready"?void 0:"ready",cursor:void 0})})," most ready first"]})]}),n(In,{from:`v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",filter:{prefix:o,order:s},
order:s==="ready"?"most ready first":"in the order of the store",words:["First","More"],columns:I0,id:a=>a.name,page:a=>qn(e,a.name),none:n(pe,{title:"No groups\
 here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(te,{text:`curl -d '{"type":\
"hello","queue":"${e}","group":"customer-1"}' ${re("v1/jobs")}`})]})})]})}function J0({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,(t.get(r.state)??0)+1);
return n(Z,{title:`The last ${ge(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{class:"strip",role:"img",
"aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}: ${r.state}`,onClick:()=>xe(
ue(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(on,{state:r}),P(o)," ",r]},r))})]})}
function B0({queue:e,name:t}){let r=W.value.get("cursor")??void 0,o=W.value.get("since")??"",s=`${Ol({queue:e,name:t})}/jobs${Ue({limit:50,cursor:r,since:Oo(o)})}`,
a=H(`history ${e} ${t} ${r} ${o}`,l=>N(s,{signal:l})),i=a.value;return n($,{children:[n("div",{class:"row history-head",children:[n("h2",{children:"History"}),n(
Eo,{label:"Pushed",options:nr.map(([l,c])=>[l,c]),value:o,set:l=>we({since:l,cursor:void 0})})]}),i===null?a.problem?n(He,{problem:a.problem,retry:a.reload,path:s}):
n(ut,{}):i.jobs.length===0&&!r?n(pe,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(te,{text:`curl -d '{"type":"hello","queue":"${e}","gro\
up":"${t}"}' ${re("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Jn,{jobs:i.jobs,queue:!1}),n(Nr,{note:"newest first",cursor:r,next:i.cursor,children:n(
Br,{filter:{queue:e,group:t,since:o}})})]})]})}function Kp({queue:e,name:t}){let r=Ol({queue:e,name:t}),o=H(r,async c=>{let[u,m]=await Promise.all([N(r,{signal:c}),
N(`${r}/jobs?limit=200`,{signal:c})]);return{group:u,last:m.jobs}}),s=n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n("a",{href:O(Ae(e)),children:e}),
" · ",n("a",{href:O(`${Ae(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Rt,{data:o,path:r,title:t,up:s,missing:"There is no such queue",children:n(
"p",{children:"A queue appears with its first push."})});let{group:a,last:i}=o.value,l=Qp(a);return n(ce,{title:n($,{children:[t," ",a.paused&&n(Re,{state:"paus\
ed"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(z,{action:Vp(a)}),children:[n(ct,{data:o,path:r}),n("div",{class:"tiles four",
children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"tile-value",children:P(a.ready)}),
n("span",{class:"tile-note",children:l||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Ru\
nning"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("small",{children:[" / ",P(a.limit)]})]}),n("span",{class:"tile-note",children:a.
limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:a.
rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${be(a.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n(
"span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"tile-note",children:a.ordered?"\
one at a time, in turn":"as workers are free"})]})]}),i.length>0&&n(J0,{jobs:i}),n(B0,{queue:e,name:t}),n(ka,{path:r,cli:`pawl group ${e} '${t}'`,numbers:[{name:"\
limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),n(Wt,{title:"Settings",value:a.
settings})]})}function Yp({job:e,path:t}){let[r,o]=A(""),s=e.aliases??[];if(!Se("admin")&&s.length===0)return null;let a=i=>`${t}/aliases/${encodeURIComponent(i)}`;return n("\
div",{class:"row aliases",children:[s.map(i=>n("span",{class:"pill",children:[i,Se("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${i}\
 away`,onClick:()=>Gt({label:"",method:"DELETE",path:a(i),done:`${i} is taken away`,undo:{method:"PUT",path:a(i),done:`It is ${i} again`}}),children:"×"})]},i)),
Se("admin")&&n("form",{class:"row",onSubmit:i=>{i.preventDefault(),r&&Gt({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:i=>o(i.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function Zp({path:e}){let t=H(`${e}/callbacks`,r=>N(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Z,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
Re,{state:r.state})}),n("td",{class:"end wide",children:ge(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ne,{at:r.next_at})})]},r.id))})})})}
function Xp({job:e}){let t=H(`children ${e.id}`,r=>N(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(Z,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:O(`${ue(e.id)}/tree`),children:"tree"})]}),children:n(Jn,{jobs:t.value.jobs})})}function ef({job:e,path:t,close:r}){let o=nt(e.payload??null),s=o.includes('"[redacted]"'),[a,i]=A({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[l,c]=A(""),u=w=>i({...a,...w}),m={},h="";if(a.priority!==String(e.priority)&&(m.priority=Number(a.priority)),a.group!==(e.group??"")&&(m.group=a.group||null),a.
delay&&(m.delay=a.delay),a.payload!==o)try{m.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let p=Object.entries(m).map(([w,T])=>` --${w} ${w===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),v=async()=>{try{await N(t,{method:"PATCH",body:m,key:_n()}),Ke("Changed"),qr(),r()}catch(w){c(w.detail)}};
return n(Ut,{title:"Change this job",close:r,children:n("form",{onSubmit:w=>{w.preventDefault(),v()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:w=>u({priority:w.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:w=>u(
{delay:w.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:w=>u({group:w.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:w=>u({payload:w.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl edit ${e.id}${p.join("")}`}),n(te,{text:We(t,"PATCH",m)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||p.length===0,children:"Change"})]})]})})}var Al=5;function Rl({error:e,wrap:t=!0}){let[r,o]=A(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,Al)).join(`
`)}),s.length>Al&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-Al} more lines`})]})}function tf({error:e}){let[
t,r]=A(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(qe,{text:s,label:"Copy the er\
ror"})]})]}),n(Rl,{error:e,wrap:t})]})}var Ll=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Ro=["completed","failed","dead","terminated"],nf=["queued","scheduled","retryi\
ng","suspended"];function F0({job:e,side:t,name:r,port:o}){let[s,a]=A(!1),[i,l]=A(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,u=H(`${c} ${s}`,
async p=>s?await N(`${c}?limit=20`,{signal:p}):null),m;try{m=JSON.parse(i)}catch{m=void 0}let h=async()=>{try{let p=await N(c,{method:"POST",body:{values:[m]},key:_n()});
Ke(`Written; ${P(p.count)} wait there now`),l(""),qr()}catch(p){Ke(p.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:ge(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(p=>n("a",{href:O(Nn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:nt(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Se("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&u.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:u.value.items.map((p,v)=>n("li",{children:[n("span",
{class:"faint",children:(u.value?.from??0)+v})," ",n("code",{children:nt(p.value).replace(/\n\s*/g," ")})]},v))}),u.value.tail-u.value.from>u.value.items.length&&
n("p",{class:"faint",children:["The first ",u.value.items.length," values."]})]})}),t==="in"&&Se("push")&&!Ro.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),m!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:i,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("button",{type:"submit",disabled:m===void 0,children:"Write"}),i!==
""&&m!==void 0&&n(qe,{text:`pawl write ${e.id} ${r} '${i}'`,label:"Copy as a command"})]})})})]})}function rf({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(Z,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(F0,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function of(e){let[t,r]=A(null),o=e?.state==="running"?e.id:void 0;return ye(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||mt.value||(s=
new EventSource(re(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",c=>r({id:o,progress:Go(c.data).progress})))},i=()=>{s?.close(),
s=null},l=()=>document.hidden?i():a();return a(),document.addEventListener("visibilitychange",l),()=>{i(),document.removeEventListener("visibilitychange",l)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var U0={succeeded:"completed",crashed:"failed",lost:"failed",timed_out:"failed",released:"queued",stopped:"terminated"};function Sa(e,t){return be(Math.max(0,Date.
parse(t)-Date.parse(e)))}function sf(e){return e&&n("a",{href:O(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function W0(e){let t=e.outcome??(e.ended_at?
"ended":"running");return{at:e.started_at,state:U0[t]??t,title:`Attempt ${e.attempt}`,note:n($,{children:[t.replace(/_/g," "),e.ended_at&&` after ${Sa(e.started_at,
e.ended_at)}`,e.worker&&n($,{children:[" on ",sf(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[
n("b",{children:e.error.type})," ",e.error.message]}),n(Rl,{error:e.error})]})}}function H0(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>
1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${Sa(e.created_at,e.started_at)}`}:null}function z0(e,t){let r=[{at:e.
created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.
run_at<=o.started_at?e.run_at:e.created_at;r.push({at:a,state:"waiting",title:"Waited",note:`for ${Sa(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,
state:"waiting",title:`${o.attempt-1} earlier attempts`,note:"are not kept"});for(let a of[...t].reverse())r.push(W0(a));let s=t.length===0&&H0(e);if(s&&r.push(
s),e.ended_at){let a=e.started_at&&t.length===0?`ran ${Sa(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.
slice(1),note:[a,kn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,state:e.state,
title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function V0({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","data-state":r,viewBox:"\
0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(
100,e*100)),height:"4",class:"fill"})]})}function Q0({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0\
 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasha\
rray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function G0({job:e}){if(!e.lease)return null;let t=e.options.
lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-ot.value);return n("p",{class:"lease",children:[n(Q0,{part:o/t}),n("span",{children:["Leased to ",n("b",
{children:sf(e.lease.worker)})," for ",be(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=ot.value&&n($,{children:[", renewed ",n(ne,{at:new Date(r-t).toISOString()})]}),
(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function af({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}\
/runs`,r=H(t,async i=>e.attempt>0?(await N(t,{signal:i})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,ot.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(Z,{title:"Timeline",children:[n("ol",{class:"timeline",children:[z0(e,r.value??[]).map((i,l)=>n(
"li",{"data-state":i.state,children:[n("span",{class:"timeline-mark",children:n(on,{state:i.state})}),n("div",{class:"timeline-text",children:[n("b",{children:i.
title})," ",i.note&&n("span",{class:"faint",children:i.note}),n("div",{class:"meta",children:[n(ne,{at:i.at})," ",n("span",{class:"faint",children:["· ",rt(Date.
parse(i.at))]})]}),i.more]})]},l)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",mo(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",be(a)]}),a!==void 0&&n(V0,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(G0,{job:e})]})}function ql(e){let t=e.options.retry;if(!t||Ro.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function lf(e,t){let r=await N(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,i,l]=await Promise.all([N(`v1/queues/${s}`,{signal:t}).catch(o),r.group?N(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,jn().catch(()=>[])]);return{job:r,queue:a,group:i,workers:l}}function uf({id:e}){return n("a",{href:O(ue(e)),class:"id",children:e})}
function K0({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n($,{children:[
o===0?": ":", ",n(uf,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var rr=e=>n("a",{href:O(Ae(e.queue)),children:e.queue}),xa=e=>n(
"a",{href:O(qn(e.queue,e.group??"")),children:e.group}),Nl=e=>e.workflow?n("a",{href:O(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",Y0={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ne,
{at:e??t.run_at}),"."]}):t.state==="suspended"?n($,{children:["It sleeps; it wakes by itself ",n(ne,{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it\
 may run ",n(ne,{at:e??t.run_at}),", at ",rt(Date.parse(e??t.run_at??"")),"."]}),input:()=>n($,{children:"It sleeps until something comes for it."}),waits_for:e=>n(
K0,{jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),
workflow_paused:(e,t)=>n($,{children:["Its ",Nl(t)," is paused."]}),not_started:(e,t)=>n($,{children:["Its ",Nl(t)," has not been started."]}),workflow_external:(e,t)=>n(
$,{children:["Its ",Nl(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",rr(t)," is paused."]}),
queue_limit:({running:e,limit:t},r)=>n($,{children:["The queue ",rr(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The \
queue ",rr(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ne,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",
xa(t)," is paused."]}),group_limit:({running:e,limit:t},r)=>n($,{children:["Its group ",xa(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n(
$,{children:["Its group ",xa(t)," has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(ne,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,
{children:["Its group ",xa(t)," is ordered, and ",e?n(uf,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims \
the queue ",rr(t),e&&n($,{children:["; the last one did ",n(ne,{at:e})]}),"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",rr(t)," were to\
ld to claim no more."]})};function cs(e,t){return Y0[e.kind]?.(e,t)??n($,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function Z0({job:e,queue:t,
group:r,workers:o}){if((e.state==="scheduled"||e.state==="retrying")&&e.run_at)return cs({kind:"time"},e);if(e.state==="waiting")return cs({kind:"waits_for",count:e.
waiting_for??e.after?.length??0},e);if(e.state!=="queued")return null;let s=(i,l={})=>cs({kind:i,...l},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s(
"group_paused");if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==
void 0&&r.running>=r.limit)return s("group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(i=>i.queues?.
includes(e.queue)&&i.state!=="gone");return a.length===0?s("no_worker"):a.every(i=>i.quiet)?s("workers_quiet"):a.every(i=>i.concurrency!==void 0&&i.running.length>=
i.concurrency)?n($,{children:["All ",P(a.length)," workers of the queue ",rr(e)," are busy."]}):t?.rate&&t.counts.queued>0?n($,{children:["The queue ",rr(e)," s\
tarts at most ",t.rate.limit," jobs in ",be(t.rate.per*1e3),"; its turn comes."]}):n($,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",rr(e),
" wait, and its turn comes."]})}function cf({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n($,{children:["Nothing holds i\
t: it is next in turn in ",rr(t),"."]}),a=r?cs(r,t):s||Z0(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[
n(on,{state:t.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What hol\
ds it then",children:o.map(i=>n("li",{children:cs(i,t)},i.kind))})]})]}):null}function X0(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function eb({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:O(ue(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function tb({job:e,path:t,close:r}){let o=nt(e);return n(
Ut,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(qe,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:re(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function nb(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>xe(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&xe(ue(s.id))}}}function df({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=H(`job ${e}`,_=>lf(e,_)),[o,s]=A(!1),[a,i]=A(!1),l=of(r.value?.job),c=r.value,u=c?.job,m=u?rp(u.id):null,
h=m?.list??"/jobs",p=nb(e,t,u,h),v=u!==void 0&&Ro.includes(u.state);if(Le({r:()=>u&&Ll.includes(u.state)&&Gt(p.run),T:()=>u&&!v&&Gt(p.end),Delete:()=>v&&Gt(p.remove),
u:()=>u?.parent&&xe(ue(u.parent.id)),y:()=>u&&void cl(u.id).then(()=>Ke("The id is copied")),e:wp,"[":()=>m?.before&&xe(ue(m.before)),"]":()=>m?.after&&xe(ue(m.
after))}),u===void 0)return n(Rt,{data:r,path:t,title:"Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let w=l??u.progress,T=ml(w),k=u.options.retry;return n(ce,{title:n($,{children:[u.
type," ",n(Re,{state:u.state})]}),sub:n("span",{class:"row",children:[n("a",{href:O(h),children:"Jobs"})," · ",n("code",{class:"id",children:u.id}),n(qe,{text:u.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",u.seq]}),m&&n(eb,{near:m})]}),tools:n($,{children:[Ll.includes(u.state)&&n(z,{action:{...p.run,label:v?
"Run again":"Run now"},primary:!0,id:"run"}),u.state==="terminated"&&n(z,{action:p.force,primary:!0,id:"run"}),nf.includes(u.state)&&Se("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!v&&n(z,{action:p.end,danger:!0,why:u.state==="terminating"&&"it stops already"}),v&&n(z,{action:p.remove,danger:!0}),
n(z,{action:p.copy,scope:"push"}),n("button",{type:"button",onClick:()=>i(!0),children:"Raw"}),n(qe,{text:We(t),label:"Copy as curl"})]}),children:[n(ct,{data:r,
path:t}),o&&n(ef,{job:u,path:t,close:()=>s(!1)}),a&&n(tb,{job:u,path:t,close:()=>i(!1)}),c&&n(cf,{view:c}),T!==null&&u.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(T)," %"]})]}),u.error&&n(tf,{error:u.error}),n("div",{class:"columns job-columns",children:[n(Z,{title:"Facts",children:n(st,{rows:[["Queu\
e",n("a",{href:O(Ae(u.queue)),children:u.queue})],["Group",u.group&&n("a",{href:O(qn(u.queue,u.group)),children:u.group})],["Priority",u.priority],["Attempts",k&&
!u.ports?`${u.attempt} of at most ${k.max+1}`:u.attempt],["Coming pauses",u.failures>0&&ql(u).length>0&&`at most ${ql(u).map(_=>be(_)).join(", ")}`],["Retries",
k&&(k.max===0?"none":`${k.backoff}, from ${be(k.base*1e3)} to ${be(k.cap*1e3)}`)],["Lease",be(u.options.lease*1e3)],["Timeout",u.options.timeout!==void 0&&be(u.
options.timeout*1e3)],["Unique",u.unique&&`${u.unique.key}, until its ${u.unique.until==="start"?"start":"end"}`],["Expires",u.expires_at&&n(ne,{at:u.expires_at})],
["Parent",u.parent&&n("a",{href:O(ue(u.parent.id)),children:u.parent.id})],["Workflow",u.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(u.workflow.id)}`),
children:u.workflow.id})],["Also named",n(Yp,{job:u,path:t})],["Removed",u.retain_until&&n($,{children:[n(ne,{at:u.retain_until}),", at ",rt(Date.parse(u.retain_until))]})],
["Kept after its end",!u.retain_until&&be(u.options.retention*1e3)]]})}),n(af,{job:u})]}),X0(u)&&n("p",{class:"hint",children:[n("a",{href:re(`v1/files/${encodeURIComponent(
u.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(rf,{job:u}),n(Wt,{title:"Result",value:u.result}),n(Wt,{title:"Progress",
value:w}),n(Wt,{title:"Payload",value:u.payload}),n(Wt,{title:"Meta",value:u.meta}),n(Wt,{title:"State",value:u.job_state}),(u.callbacks?.length??0)>0&&n(Zp,{path:t}),
u.children&&u.children.count>0&&n(Xp,{job:u}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl job ${e}`}),
n(te,{text:We(t)})]})]})}var rb=10;function ob(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function pf({id:e,value:t,placeholder:r,label:o,wrong:s,after:a,submit:i}){let[
l,c]=A(null),[u,m]=A(-1),[h,p]=A(!1),v=se(null),w=l??t,T=ob(w),k=h?a(T).filter(x=>x!==T).slice(0,rb):[],_=x=>{c(null),p(!1),m(-1),i(x.trim())},S=x=>{let E=w.slice(
0,w.length-T.length)+x;m(-1),x.endsWith(":")?c(E):_(E),v.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:v,id:e,type:"search",role:"\
combobox","aria-label":o,"aria-expanded":k.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":u>=0&&u<k.length?`${e}-${u}`:
void 0,"aria-invalid":s,autocomplete:"off",value:w,placeholder:r,spellcheck:!1,onFocus:()=>p(!0),onBlur:()=>{p(!1),l!==null&&l.trim()!==t&&_(l)},onInput:x=>{c(x.
currentTarget.value),p(!0),m(-1)},onSearch:x=>x.currentTarget.value===""&&t!==""&&_(""),onKeyDown:x=>{x.key==="ArrowDown"||x.key==="ArrowUp"?(x.preventDefault(),
p(!0),m(Math.max(-1,Math.min(k.length-1,u+(x.key==="ArrowDown"?1:-1))))):(x.key==="Enter"||x.key==="Tab")&&u>=0&&k[u]!==void 0?(x.preventDefault(),S(k[u])):x.key===
"Enter"?(x.preventDefault(),_(w)):x.key==="Escape"&&k.length>0&&(x.preventDefault(),p(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:k.
length===0,children:k.map((x,E)=>n("li",{id:`${e}-${E}`,role:"option","aria-selected":E===u,onPointerDown:L=>{L.preventDefault(),S(x)},children:x},x))})]})}var jl=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function ff({queue:e,close:t}){
let[r,o]=A({type:"",queue:e??"",payload:"{}"}),[s,a]=A(""),[i]=A(_n()),l=(v,w)=>o({...r,[v]:w}),c={type:r.type},u=[];for(let[v]of jl)r[v]&&(c[v]=r[v],u.push(` -\
-${v} ${r[v]}`));let m="";try{c.payload=JSON.parse(r.payload||"null")}catch{m="this is not JSON"}let h=async()=>{try{let v=await N("v1/jobs",{method:"POST",body:c,
key:i});Ke("Pushed"),t(),xe(ue(v.id))}catch(v){a(v instanceof pn?v.detail:String(v))}},p=(v,w,T,k=!1)=>n("label",{class:"field",children:[n("span",{children:w}),
n("input",{value:r[v]??"",placeholder:T,required:k,spellcheck:!1,onInput:_=>l(v,_.currentTarget.value)})]},v);return n(Ut,{title:"Push a job",close:t,children:n(
"form",{onSubmit:v=>{v.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...jl[0])]}),n("div",{class:"p\
air",children:jl.slice(1).map(v=>p(...v))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:v=>l("payload",v.currentTarget.value)}),n("small",{children:m||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl push ${r.type||"TYPE"}${u.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(
te,{text:We("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"\
primary",disabled:r.type===""||m!=="",children:"Push"})]})]})})}var sb={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function ab(e,t,r){let o=e.indexOf(":");if(o<0)return[
..._a,"worker","reason","error","unique","payload."].map(l=>l.endsWith(".")?l:`${l}:`).filter(l=>l.startsWith(e));let s=e.slice(0,o),a={queue:()=>t.map(l=>l.name),
state:()=>Mo,type:()=>gl(),since:()=>nr.map(([l])=>l).filter(Boolean),reason:()=>Mp,worker:()=>r.map(l=>l.name)},i=e.slice(o+1).toLowerCase();return(a[s]?.()??[]).
filter(l=>l.toLowerCase().includes(i)).map(l=>`${s}:${us(l)}`)}function ib({filter:e,wrong:t,clear:r}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
Ml(e).map(o=>n("li",{class:o.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:o.text}),o.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${o.text}`,onClick:()=>we({...o.without,cursor:void 0}),children:"×"})]},o.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:r,children:"Clear filters"})})]})}function lb({filter:e,change:t}){let r=nr.some(([i])=>i===(e.since??
""))&&!e.until,[o,s]=A(!1),a=o||!r;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:i=>{
let l=i.currentTarget.value;s(l==="between"),l!=="between"&&t({since:l,until:void 0})},children:[nr.map(([i,l])=>n("option",{value:i,children:l},i)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:r?
"":xi(e.since),onChange:i=>t({since:Ci(i.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:xi(e.until),onChange:i=>t({until:Ci(i.currentTarget.value)})})]})]})]})}function mf(){let e=_=>W.value.get(_)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},r=H("queues for jobs",_=>N("v1/queues?limit=1000",{signal:_})),o=H("workers for\
 jobs",jn),[s,a]=A(!1),[i,l]=A("");Le({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>Se("push")&&a(!0)});let c=t.state?.split(",")??[],u=r.value?.
queues??[],m=u.filter(_=>!t.queue||_.name===t.queue),h=_=>m.reduce((S,x)=>S+(x.counts[_]??0),0),p=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,v=Ap(
t),w=_=>we({..._,cursor:void 0,..."queue"in _&&_.queue!==t.queue?{group:_.group}:{}}),T=()=>we(sb),k=Ao(t,50);return n(ce,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(qe,{text:We(k),label:"Copy as curl"})]}),Se("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(ff,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":i==="queue",onChange:_=>w({queue:_.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!u.some(_=>_.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),u.map(_=>n("option",{value:_.name,children:_.name},_.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":i==="type",
onChange:_=>w({type:_.currentTarget.value.trim()})}),n("datalist",{id:"types",children:gl().map(_=>n("option",{value:_},_))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":i==="group",onChange:_=>w(
{group:_.currentTarget.value})})]}),n(lb,{filter:t,change:w}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(pf,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:Ml({search:t.search}).some(_=>_.field===i),after:_=>ab(_,u,o.
value??[]),submit:_=>w(Dp(_))})]})]}),n(is,{states:Mo,chosen:c,counts:Object.fromEntries(Mo.map(_=>[_,h(_)])),toggle:_=>w({state:(c.includes(_)?c.filter(S=>S!==
_):[...c,_]).join(",")})}),v&&n(ib,{filter:t,wrong:i,clear:T}),Op(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(Fn,{filter:t,total:p?c.reduce((_,S)=>_+h(S),0):void 0,wrong:l,empty:v?n(pe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(pe,{title:"No jobs yet",children:n(te,{text:`curl -d '{"type":"hello","paylo\
ad":{"name":"Ann"}}' ${re("v1/jobs")}`})})})]})}var ub=1e4,Il=200;function Jl(e){return`v1/queues/${encodeURIComponent(e)}`}function Ta(e,t){let r=o=>({path:Jl(e),method:"PATCH",body:{paused:o},done:o?`${e} i\
s paused`:`${e} runs again`});return{label:t?"Resume":"Pause",...r(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:r(t)}}function Bl({queue:e,workers:t}){
if(e.paused)return n(Re,{state:"paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"d\
ot"}),"no worker"]});let r=e.counts.queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",
children:[n("span",{class:"dot"}),r?"active":"idle"]})}function Ca(e,t,r,o,s){let a=e.map(o);return{label:t,done:r,...a[0],each:a,...s}}function $a(e,t,r){let o=i=>l=>({
path:Jl(l.name),method:"PATCH",body:{paused:i}}),s=ge(e.length,"queue"),a=i=>i?"Paused":"Resumed";return Ca(e,r,a(t),o(t),{confirm:e.length>1?{title:`${t?"Pause":
"Resume"} ${s}?`,text:t?"They hand out no jobs until they are resumed; what runs goes on.":"They hand out jobs again.",danger:t}:void 0,undo:Ca(e,"",a(!t),o(!t),
{})})}function cb(e){return Ca(e,"Run dead","Queued again",t=>({path:"v1/jobs/run",body:{queue:t.name,state:"dead"}}),{confirm:{title:`Run all dead jobs of ${ge(
e.length,"queue")}?`,text:`${P(e.reduce((t,r)=>t+r.counts.dead,0))} jobs are queued again.`}})}function db(e){let t=e.reduce((r,{counts:o})=>r+o.queued+o.scheduled+
o.retrying+o.suspended,0);return Ca(e,"Purge","Terminated",r=>({path:`${Jl(r.name)}/purge`}),{confirm:{title:`Purge ${ge(e.length,"queue")}?`,text:"What waits t\
here is terminated; what runs goes on.",danger:!0,count:t}})}function pb({queues:e,clear:t}){if(Le({Escape:t}),e.length===0)return null;let r={then:t},o=e.filter(
i=>!i.paused),s=e.filter(i=>i.paused),a=e.filter(i=>i.counts.dead>0);return n("div",{class:"selection",role:"region","aria-label":"Selected queues",children:[n(
"span",{children:[n("b",{children:P(e.length)})," selected"]}),n("div",{class:"row",children:[o.length>0&&n(z,{action:{...$a(o,!0,"Pause"),...r}}),s.length>0&&n(
z,{action:{...$a(s,!1,"Resume"),...r}}),a.length>0&&n(z,{action:{...cb(a),...r}}),n(z,{action:{...db(e),...r},danger:!0}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}var fb={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0,groups:e=>e.groups??0};function mb({by:e,label:t}){let r=W.value.get("sort");return n("button",{type:"button",class:"sort",onClick:()=>we(
{sort:r===e?"":e},!0),children:[t,r===e?" ↓":""]})}function hb({queue:e}){return n($,{children:[n(Ft,{value:e.counts.running}),e.concurrency!==void 0&&n($,{children:[
n("span",{class:"faint",children:[" / ",P(e.concurrency)]}),n(gr,{value:e.counts.running,max:e.concurrency,label:`${e.counts.running} of ${e.concurrency}`})]})]})}
function gb(e,t){let r=W.value.get("sort"),o=(s,a,i,l)=>({head:n(mb,{by:s,label:a}),kind:i,label:a.toLowerCase(),cell:l,sort:r===s?"descending":void 0});return[
{head:"Queue",kind:"main",cell:s=>n("a",{href:O(Ae(s.name)),children:s.name})},{head:"State",cell:s=>n(Bl,{queue:s,workers:new Set(t.keys())})},o("queued","Queu\
ed","end",s=>n(Ft,{value:s.counts.queued})),o("running","Running","end wide",s=>n(hb,{queue:s})),o("retrying","Retrying","end wide",s=>n(Ft,{value:s.counts.retrying})),
o("dead","Dead","end",s=>n("span",{class:s.counts.dead>0?"bad":void 0,children:n(Ft,{value:s.counts.dead})})),o("scheduled","Scheduled","end wide",s=>n(Ft,{value:s.
counts.scheduled})),o("oldest","Oldest wait","end wide",s=>s.oldest_age?be(s.oldest_age*1e3):n("span",{class:"faint",children:"–"})),{head:"A minute",kind:"wi\
de",cell:s=>n(ua,{queue:s.name})},{head:"Rate",kind:"end wide roomy",cell:s=>s.rate?`${s.rate.limit} / ${be(s.rate.per*1e3)}`:n("span",{class:"faint",children:"\
–"})},...e.some(s=>s.groups!==void 0)?[o("groups","Groups","end wide roomy",s=>n(Ft,{value:s.groups??0}))]:[],{head:"Workers",kind:"end wide roomy",cell:s=>n(
Ft,{value:t.get(s.name)??0})},{head:"",kind:"end act",cell:s=>n(z,{action:Ta(s.name,s.paused)})}]}async function bb(e,t){let[r,o]=await Promise.all([N(`v1/queue\
s${Ue({limit:1e3,prefix:e})}`,{signal:t}),jn()]),s=new Map;for(let a of o)if(a.state!=="gone")for(let i of a.queues??[])s.set(i,(s.get(i)??0)+1);return{queues:r.
queues,more:r.cursor!==void 0,workers:s}}function vb(e){return Object.entries(e.counts).some(([t,r])=>r>0&&t!=="completed"&&t!=="terminated")}function hf(){let e=W.
value.get("filter")??"",[t,r]=A(!1),o=t?e:"",s=fa(),[a,i]=A(new Set),l=H(`queues ${o}`,x=>bb(o,x),!1,s?ub:0),[c,u]=A(!1);Le({"/":()=>document.getElementById("fi\
lter")?.focus()});let m=se(null);m.current=l.value??m.current;let h=m.current;if(h?.more&&!t&&r(!0),h===null)return n(ce,{title:"Queues",children:l.problem?n(He,
{problem:l.problem,retry:l.reload,path:"v1/queues"}):n(ut,{})});let p=pa(h.queues,s),v=fb[W.value.get("sort")??""],w=p.filter(x=>x.name.includes(e)&&(!c||vb(x))).
sort((x,E)=>v?v(E)-v(x):x.name<E.name?-1:1),T=w.slice(0,Il),k=w.filter(x=>!x.paused),_=w.filter(x=>x.paused),S=()=>{u(!1),we({filter:""},!0)};return n(ce,{title:"\
Queues",tools:n($,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:c,onClick:()=>u(!c)})," hide idle"]}),n("input",{id:"fi\
lter",type:"search",placeholder:t?"Name begins with":"Filter by name","aria-label":"Filter by name",value:e,onInput:x=>we({filter:x.currentTarget.value},!0)}),k.
length>1&&n(z,{action:$a(k,!0,"Pause all")}),_.length>1&&n(z,{action:$a(_,!1,"Resume all")})]}),children:[l.problem&&n(He,{problem:l.problem,at:l.at,retry:l.reload,
path:"v1/queues"}),p.length===0&&!e?n(pe,{title:"A queue appears with its first push",children:n(te,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${re("\
v1/jobs")}`})}):w.length===0?n(pe,{title:"No queue matches",children:n("button",{type:"button",onClick:S,children:"Clear the filter"})}):n("div",{class:"card fl\
ush",children:[n($n,{rows:T,columns:gb(T,h.workers),id:x=>x.name,page:x=>Ae(x.name),selection:Se("admin")?{chosen:a,set:i}:void 0,keys:{" ":x=>Se("admin")&&Gt(Ta(
x.name,x.paused))},kind:"list queues"}),w.length>Il&&n("p",{class:"foot",children:[Il," of ",P(w.length)," queues are shown; the filter finds the others."]}),h.
more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read; the filter finds the others by how their names begin."})]}),n(pb,{queues:p.filter(x=>a.
has(x.name)),clear:()=>i(new Set)})]})}var yb=3e4,_b=6e4,Fl=200;function Ul({worker:e}){let t=ot.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>_b?"dead":t>yb?"retrying":e.state==="busy"?"run\
ning":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function gf(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}var bf=["busy","idle",
"gone"],wb=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(ne,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>n(Ul,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n($,{children:[r>0&&", ",n("a",{href:O(Ae(t)),children:t})]})),(e.queues??[]).length>
4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>n($,{children:[e.concurrency!==void 0&&n("div",{class:"\
row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(gr,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(ue(t.id)),children:t.type})," ",be(Math.max(0,ot.value-Date.
parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ne,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>n($,{children:[
n(z,{action:gf(e,"quiet"),why:e.quiet&&"it is quiet already"}),n(z,{action:gf(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function vf(){let[e,t]=A(
!1),r=H("workers",async c=>{let[u,m]=await Promise.all([N("v1/workers",{signal:c}),N("v1/nodes",{signal:c})]);return{workers:u.workers,nodes:m.nodes}}),o=r.value;
if(o===null)return n(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let s=o.workers.filter(c=>c.state!=="gone"),a=o.workers.
length-s.length,i=[...e?o.workers:s].sort((c,u)=>bf.indexOf(c.state)-bf.indexOf(u.state)||(c.name<u.name?-1:1)).slice(0,Fl),l=new Set(o.nodes.map(c=>c.version));
return n(ce,{title:"Workers",sub:`${ge(s.length,"worker")}, ${ge(s.reduce((c,u)=>c+u.running.length,0),"job")} running`,children:[n(ct,{data:r,path:"v1/workers"}),
i.length===0?n(pe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(te,{text:`pawl work --url ${re("").replace(/\/$/,"")} --que\
ue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(te,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${re(
"v1/claim")}`})]}):n("div",{class:"card flush",children:[n($n,{rows:i,columns:wb,id:c=>c.name}),s.length>Fl&&n("p",{class:"foot",children:["The first ",Fl," are\
 shown."]})]}),a>0&&n("p",{class:"hint",children:[ge(a,"worker")," ",a===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(
!e),children:e?"hide":"show"})]}),n(Z,{title:o.nodes.length===1?"Node":"Nodes",tools:l.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:o.nodes.map(c=>n("tr",{children:[
n("td",{children:[c.host," ",n("span",{class:"faint",children:["pid ",c.pid]})]}),n("td",{children:c.listen}),n("td",{class:"wide",children:(c.roles??[]).join("\
, ")}),n("td",{class:"wide",children:c.version}),n("td",{class:"end",children:n(ne,{at:c.started_at})})]},c.id))})]})})]})}function kb({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=H(t,s=>N(t,{signal:s}));if(r.value===null)return r.problem?n(He,{problem:r.problem,retry:r.
reload,path:t}):n(ut,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(pe,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(te,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":\
{}}}}' ${re(`${t}/sum`)}`})]}):n($,{children:o.map(([s,a])=>n(Z,{title:s,tools:n(z,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(st,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function Sb({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(ka,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Z,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(st,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function xb({queue:e}){let t=H(`hist\
ory ${e}`,r=>N(`v1/stats/history${Ue({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(na,{points:t.value.
points,resolution:"minute",queue:e,height:140})}var yf=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["li\
ve","Live"]];function Cb(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function $b({event:e}){return n($,{children:[n(Re,{state:e.to,quiet:!0}),
" ",n("a",{href:O(ue(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushe\
d",e.reason&&`: ${kn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function _f({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=W.value.get("ta\
b")??"jobs",o=H(`queue ${e}`,async p=>{let[v,w]=await Promise.all([N(t,{signal:p}),jn()]);return{queue:v,workers:w.filter(T=>T.state!=="gone"&&T.queues?.includes(
e))}}),s=p=>Ae(e)+(p==="jobs"?"":`?tab=${p}`);Le(Object.fromEntries(yf.map(([p],v)=>[String(v+1),()=>xe(s(p))])));let a=o.value;if(a===null)return n(Rt,{data:o,
path:t,title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),
n(te,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})]});let{queue:i,workers:l}=a,c=i.counts,u=Object.values(c).reduce((p,v)=>p+v,0),m=W.value.
get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(ce,{title:e,sub:n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(Bl,{queue:i,
workers:new Set(l.length>0?[e]:[])})]}),tools:n($,{children:[n(z,{action:Ta(e,i.paused),id:"pause"}),n(z,{danger:!0,why:h===0&&"nothing waits",action:{label:"Pu\
rge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Jt(h)} jobs that wait are terminated. Those that run go \
on.`,danger:!0,count:h}}}),n(z,{danger:!0,why:u>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e} i\
s deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>xe("/queues")}})]}),children:[
n(ct,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(c.queued)}),n("span",{class:"tile-note",children:i.oldest_age?`the oldest for ${be(i.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(c.running),i.concurrency!==
void 0&&n("small",{children:[" / ",P(i.concurrency)]})]}),n("span",{class:"tile-note",children:ge(l.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(c.retrying)}),n("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(c.dead)}),n("span",{class:"tile-note",children:i.rate?`rate ${i.rate.limit} / ${be(i.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(xb,{queue:e})}),n(Bn,{tabs:yf.map(([p,v])=>[p,v,{jobs:u,groups:i.groups,workers:l.length}[p]]),current:r,link:s}),r==="jobs"&&n($,{children:[n(is,{states:Mo.
filter(p=>c[p]>0||p===m),chosen:[m],counts:c,toggle:p=>we({state:p===m?void 0:p,cursor:void 0})}),n(Fn,{filter:{queue:e,state:m||void 0},total:m?c[m]:u,queueColumn:!1,
empty:n(pe,{title:m?"No job is in this state":"No jobs in this queue",children:m?n("button",{type:"button",onClick:()=>we({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(te,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})})})]}),r==="groups"&&n(Gp,{queue:e}),r==="settings"&&n(Sb,{queue:i,reload:o.
reload}),r==="types"&&n(kb,{queue:e}),r==="live"&&n(va,{title:"What happens",path:`v1/events${Ue({queue:e})}`,event:"transition",text:Cb,line:p=>n($b,{event:p})}),
r==="workers"&&(l.length===0?n(pe,{title:"No worker claims this queue",children:n(te,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue ${e} -- ./my-pro\
gram`})}):n("div",{class:"card flush",children:n($n,{rows:l,id:p=>p.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:p=>n("a",{href:O("/workers"),
children:p.name})},{head:"State",cell:p=>n(Ul,{worker:p})},{head:"Runs of this queue",kind:"end",label:"runs",cell:p=>P(p.running.filter(v=>v.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:p=>n(ne,{at:p.last_seen_at})}]})}))]})}var Tb={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Pa=200,Pb=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function Mb({jobs:e}){let t=ot.value,r=Number.NEGATIVE_INFINITY;return n($,{children:Pb.map(([o,s])=>{let a=r;r=t+s;let i=e.
filter(l=>Date.parse(l.run_at??"")>=a&&Date.parse(l.run_at??"")<t+s);return i.length>0&&n(Z,{title:o,tools:n("span",{class:"faint",children:P(i.length)}),children:n(
Jn,{jobs:i})},o)})})}function wf({tab:e}){return e==="scheduled"?n(pe,{title:"No job waits for a time",children:n(te,{text:`curl -d '{"type":"reminder","delay":\
"2h"}' ${re("v1/jobs")}`})}):n(pe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function kf(){let e=W.value.get("tab")??"scheduled",r=H(
"scheduled",i=>N("v1/stats?limit=1",{signal:i})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=Pa,s=H(`due ${e} ${o}`,async i=>{if(!o)return null;let l=await Dl(
{state:e},Pa,void 0,i);return{jobs:l.jobs.sort((c,u)=>(c.run_at??"")<(u.run_at??"")?-1:1),more:l.cursor!==void 0}}),a=s.value!==null&&!s.value.more;return n(ce,
{title:"Scheduled",children:[n(Bn,{tabs:Object.entries(Tb).map(([i,l])=>[i,l,r?.[i]]),current:e,link:i=>`/scheduled${i==="scheduled"?"":`?tab=${i}`}`}),a&&s.value?
s.value.jobs.length===0?n(wf,{tab:e}):n($,{children:[n(Mb,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Br,{filter:{state:e},total:r?.[e]})})]}):
n($,{children:[e!=="suspended"&&(r?.[e]??0)>Pa&&n("p",{class:"hint",children:["With more than ",Pa," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Fn,{filter:{state:e},total:r?.[e],empty:n(wf,{tab:e})})]})]})}function Hl(e){return`/schedules/${encodeURIComponent(e)}`}var Eb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Sf(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,a,i,l]=r,c=/^\d+$/;if(s==="*"&&a==="*"&&i==="*"&&l==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let u=/^\*\/(\d+)$/.exec(s);if(u&&a==="*"&&i==="*"&&l==="*")return`every ${u[1]} hours at minute ${o}`;if(!c.test(s)||i!=="*")return"";let m=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return a==="*"&&l==="*"?`every day at ${m}`:a==="*"&&(l==="1-5"||l.toUpperCase()==="MON-FRI")?`on weekdays at ${m}`:a==="\
*"&&/^[0-7]$/.test(l)?`on ${Eb[Number(l)]}s at ${m}`:c.test(a)&&l==="*"?`on day ${a} of the month at ${m}`:""}function xf({schedule:e}){if(e.cron){let t=Sf(e.cron);
return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n($,{children:["every ",be(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," times"]})}function Wl(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>xe("/schedules")}}}function Db({close:e}){let[t,r]=A({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=A([]),[a,i]=A(null),l=m=>r({...t,...m});ye(()=>{let m=new AbortController,h=setTimeout(
()=>{N("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:m.signal}).then(p=>{s(p.times),i(null)}).catch(p=>{m.signal.aborted||i(p)})},
200);return()=>{clearTimeout(h),m.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await N(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),Ke(`${t.name} is made`),e(),xe(Hl(t.name))}catch(m){i(m)}},u=(m,h,p)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[m],spellcheck:!1,required:!0,onInput:v=>l({[m]:v.currentTarget.value})}),p&&n("small",{children:p})]});return n(Ut,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:m=>{m.preventDefault(),c()},children:[u("name","Name"),u("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[u("cron","Cron expression",Sf(t.cron)||"minute, hour, day, month, weekday"),u("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:o.map(m=>n("li",{children:[rt(Date.parse(m))," ",n(ne,{at:m,plain:!0})]},m))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var Ob=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Hl(e.name)),children:e.name})," ",e.paused&&n(Re,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(xf,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ne,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n($,{children:[n(ne,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n($,{children:[n(z,{action:Wl(e).fire}),n(z,{action:Wl(e).pause})]})}];function Cf(){let[e,t]=A(!1);return n(ce,{title:"Schedules",tools:Se("ad\
min")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(Db,{close:()=>t(!1)}),n(In,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:Ob,id:r=>r.name,page:r=>Hl(r.name),none:n(pe,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(te,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${re("v1/schedules/nightly")}`})]})})]})}
function $f({name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=H(t,l=>N(`${t}?preview=10`,{signal:l})),o=r.value,s=n("a",{href:O("/schedules"),children:"\
Schedules"});if(o===null)return n(Rt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let a=Wl(o),i=o.counts;return n(ce,{title:n($,{children:[
e," ",o.paused&&n(Re,{state:"paused"})]}),sub:n($,{children:[s,o.note&&` · ${o.note}`]}),tools:n($,{children:[n(z,{action:a.fire,primary:!0}),n(z,{action:a.pause}),
n(z,{action:a.remove,danger:!0})]}),children:[n(ct,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),
n("div",{class:"columns",children:[n(Z,{title:"Rule",children:n(st,{rows:[["When",n(xf,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",
o.jitter!==void 0&&be(o.jitter*1e3)],["From",o.from&&n(ne,{at:o.from})],["Until",o.until&&n(ne,{at:o.until})],["Last fired",o.last&&n(ne,{at:o.last.fired_at})],
["Last job",o.last?.job&&n("a",{href:O(ue(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fire\
d",i&&`${P(i.fired)}, skipped ${P(i.skipped)}, missed ${P(i.missed)}, failed ${P(i.failed)}`]]})}),n(Z,{title:"Next times",tools:n("span",{class:"faint",children:Qt.
value?"UTC":"your time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).
map(l=>n("li",{children:[rt(Date.parse(l))," ",n(ne,{at:l,plain:!0})]},l))})})]}),n(Wt,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var Ea=me(Zn("theme")??"system"),Tf=me(Zn("density")??"normal");function Da(e){Ea.value=e,wn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function zl(){let e=Ea.value==="dark"||Ea.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Da(e?"li\
ght":"dark")}function Ab(e){Tf.value=e,wn("density",e),document.documentElement.dataset.density=e}function Ma(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(Eo,{...e})]})}function Rb(){let[e,t]=A(""),[r,o]=A(!1),[s,a]=A(!1),[i,l]=A(""),c={path:e,...r?{compact:r}:{}},u=async()=>{a(!0),l("");try{
let m=await N("v1/admin/backup",{method:"POST",body:c});Ke(`The copy is on disk: ${pc(m.bytes)}`)}catch(m){l(m.detail)}a(!1)};return n(Z,{title:"Backup",children:n(
"form",{class:"form",onSubmit:m=>{m.preventDefault(),u()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:m=>t(m.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(te,{text:`pawl b\
ackup ${e||"FILE"}${r?" --compact":""}`}),n(te,{text:We("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||
!e.startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Pf(){let e=pt.value;return n(ce,{title:"Settings",children:[n("div",{class:"columns",
children:[n(Z,{title:"This browser",children:[n(Ma,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:Ea.value,set:t=>Da(t)}),
n(Ma,{label:"Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:Tf.value,set:Ab}),n(Ma,{label:"Time zone",options:[["local","Local"],["utc","U\
TC"]],value:Qt.value?"utc":"local",set:t=>{Qt.value=t==="utc",wn("zone",t)}}),n(Ma,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:oa.value?"on":"of\
f",set:t=>Gd(t==="on")})]}),n(Z,{title:"Session",children:[n(st,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],
["Until",e?.session?.expires_at&&rt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a toke\
n")]]}),e?.session&&n("div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{dc()},children:"Sign out"})})]})]}),Se("admin")&&e?.store!=="re\
dis"&&n(Rb,{})]})}var Ie={width:184,height:64,right:56,below:20};function Vl(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function Lb({box:e}){let t=Ie.width-28,r=n($,{children:[
Vl(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Ie.width,height:Ie.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Ie.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:Vl(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:Vl(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Ie.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Ie.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function Oa({boxes:e,edges:t,label:r}){let o=new Map(e.map(i=>[i.id,i])),s=Math.max(
0,...e.map(i=>i.x+Ie.width))+4,a=Math.max(0,...e.map(i=>i.y+Ie.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([i,l])=>{let c=o.get(i),u=o.get(l);if(!c||!u)return null;let m=c.x+Ie.width,h=c.y+
Ie.height/2,p=u.y+Ie.height/2,v=(u.x-m)/2;return n("path",{class:"edge",d:`M${m} ${h}C${m+v} ${h} ${u.x-v} ${p} ${u.x} ${p}`},`${i} ${l}`)}),e.map(i=>n(Lb,{box:i},
i.id))]})})}var Mf=50,Ql=40,Aa=500,Gl=8;function Ra(e){return`v1/jobs/${encodeURIComponent(e)}`}async function qb(e,t,r){let o=[],s;for(let a=0;a<t;++a){let i=await N(`${Ra(
e)}/children?limit=${Mf}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...i.jobs),s=i.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function Nb({root:e}){let[t,r]=A({[e.id]:1}),[o,s]=A(new Set),[a,i]=A(0),l=se(null),c=Object.keys(t).slice(0,Ql),u=H(`branches ${JSON.stringify(t)}`,async k=>{let _=new Map;
for(let S of c)_.set(S,await qb(S,t[S],k).catch(()=>({jobs:[],more:!1})));return _}),m=se(new Map);u.value&&(m.current=u.value);let h=[],p=(k,_,S)=>{if(h.length>=
Aa)return;let x=t[k.id]!==void 0;h.push({key:k.id,level:_,job:k,name:S,open:x});let E=m.current.get(k.id);if(!x||!E)return;let L=E.jobs.filter(U=>U.state==="com\
pleted"),R=L.length>Gl&&!o.has(k.id);for(let U of E.jobs)(!R||U.state!=="completed")&&p(U,_+1,U.name);let X=(U,le)=>h.push({key:`${k.id} ${U}`,level:_+1,more:{parent:k.
id,text:U,act:le}});R&&X(`+ ${P(L.length)} completed`,()=>s(new Set([...o,k.id]))),E.more&&X(`the next ${Mf}`,()=>r({...t,[k.id]:t[k.id]+1})),E.jobs.length===0&&
h.push({key:`${k.id} none`,level:_+1})};p(e,1);let v=k=>{if(k.more)return k.more.act();if(!k.job)return;let _={...t};k.open?delete _[k.job.id]:_[k.job.id]=1,r(_)},
w=k=>{let _=Math.max(0,Math.min(h.length-1,k));i(_),l.current?.children[_]?.focus()},T=k=>{let _=h[a],S={ArrowDown:()=>w(a+1),ArrowUp:()=>w(a-1),Home:()=>w(0),End:()=>w(
h.length-1),ArrowRight:()=>_.open===!1?v(_):w(a+1),ArrowLeft:()=>_.open?v(_):w(a-1-[...h.slice(0,a)].reverse().findIndex(x=>x.level<_.level)),Enter:()=>_.job?xe(
ue(_.job.id)):v(_)," ":()=>v(_)};S[k.key]&&(k.preventDefault(),k.stopPropagation(),S[k.key]())};return u.problem&&m.current.size===0?n(He,{problem:u.problem,retry:u.
reload,path:`${Ra(e.id)}/children`}):m.current.size===0?n(ut,{rows:4}):n(Z,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and close, Ente\
r shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:l,onKeyDown:T,children:h.map((k,_)=>n("li",{role:"tree\
item","aria-level":k.level,"aria-expanded":k.open,tabIndex:_===Math.min(a,h.length-1)?0:-1,onFocus:()=>i(_),onClick:()=>v(k),children:[Array.from({length:Math.min(
12,k.level-1)},(S,x)=>n("span",{class:"tree-line","aria-hidden":"true"},x)),k.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:k.open?
"▾":"▸"}),n(Re,{state:k.job.state,quiet:!0}),n("a",{href:O(ue(k.job.id)),tabIndex:-1,onClick:S=>S.stopPropagation(),children:k.name??k.job.type}),k.name&&n(
"span",{class:"faint",children:k.job.type}),n("span",{class:"id faint cut",children:k.job.id})]}):n("span",{class:k.more?"tree-more":"faint",children:k.more?.text??
"no children"})]},k.key))}),Object.keys(t).length>Ql&&n("p",{class:"foot",children:["The first ",Ql," open branches are read; close some to see others."]})]})}function Ef(e,t){
return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+Ef(o,t),1)}function jb(e){let t=new Map,r=Ef(e,t),o=[],s=[],a=0,i=(l,c)=>{let u={id:l.id,
x:c*(Ie.width+Ie.right),y:a*(Ie.height+Ie.below/2),title:l.name??l.type,text:l.state,state:l.state,page:ue(l.id),selected:c===0};o.push(u);let m=o.length>=Aa?[]:
l.children.length>2*Gl&&r>Aa?l.children.filter(p=>p.state!=="completed").slice(0,2*Gl):l.children;for(let p of m)s.push([l.id,p.id]),i(p,c+1);let h=l.children.length-
m.length;if(h>0||l.truncated){let p=`${l.id} rest`;s.push([l.id,p]),o.push({id:p,x:(c+1)*(Ie.width+Ie.right),y:a*(Ie.height+Ie.below/2),title:h>0?`+ ${P(h)} mor\
e`:"and more",text:"see its own tree",state:"terminated",page:`${ue(l.id)}/tree`}),a+=1}else m.length===0&&(a+=1)};return i(e,0),{boxes:o,edges:s,counts:t,total:r,
hidden:r-o.length}}function Ib({id:e}){let t=`${Ra(e)}/tree`,r=se(!1),o=H(t,a=>N(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(He,{problem:o.problem,
retry:o.reload,path:t}):n(ut,{rows:4});let s=jb(o.value);return r.current=s.total>Aa,n(Z,{title:ge(s.total,"job"),tools:n("span",{class:"row",children:[[...s.counts].
map(([a,i])=>n("span",{class:"state quiet","data-state":a,children:[n(on,{state:a}),P(i)," ",a]},a)),r.current&&n("button",{type:"button",onClick:o.reload,children:"\
Read again"})]}),children:n(Oa,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function Df({reference:e}){let t=Ra(e),r=W.value.get("tab")??"tree",o=H(t,l=>N(t,{signal:l})),
s=n("a",{href:O(ue(e)),children:"the job"}),a=o.value;if(a===null)return n(Rt,{data:o,path:t,title:"Tree",up:s,missing:"There is no such job"});let i=`${ue(e)}/\
tree`;return n(ce,{title:n($,{children:[a.type," ",n(Re,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:a.id}),a.
parent&&n($,{children:["· ",n("a",{href:O(`${ue(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Se("admin")&&!["completed","failed","dead",
"terminated"].includes(a.state)&&n(z,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},cli:`pawl terminate -r ${e}`,done:"Asked\
 to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),children:[n(ct,{data:o,path:t}),
n(Bn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:l=>i+(l==="tree"?"":`?tab=${l}`)}),(a.children?.count??0)===0?n(pe,{title:"No children",children:n(
"p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r==="graph"?n(Ib,{id:a.id}):n(Nb,
{root:a})]})}var Jb=200,Bb=60,Fb=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Fr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function Ub(e){let t=se([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-Bb),{at:o,value:e}]);
let s=[];for(let i=1;i<t.current.length;++i){let[l,c]=[t.current[i-1],t.current[i]];s.push(Math.max(0,(c.value-l.value)*1e3/(c.at-l.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((i,l)=>i+l,0)/a.length,samples:s}}function Of({of:e,value:t}){let{rate:r,samples:o}=Ub(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(la,{values:o,label:`${e} a second while this page was open`})]})}
function Wb({partitions:e,selected:t,select:r}){let o=se(null),s=Math.max(0,e.findIndex(i=>i.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:i=>{let l=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:l,
ArrowUp:-l}[i.key];if(c===void 0)return;i.preventDefault();let u=[...o.current?.querySelectorAll("button")??[]],m=u.indexOf(document.activeElement);u[Math.max(0,
Math.min(u.length-1,m+c))]?.focus()},children:e.map((i,l)=>n("button",{type:"button",class:"cell","data-state":i.state,tabIndex:l===s?0:-1,"aria-pressed":i.partition===
t,"aria-label":`Partition ${i.partition}: ${i.state}`,title:`${i.partition}: ${i.state}${i.worker?` on ${i.worker}`:""}${i.error?`
${i.error.type}: ${i.error.message}`:""}`,onClick:()=>r(i.partition===t?void 0:i.partition),children:[n(on,{state:i.state}),i.partition]},i.id))})}function Hb({
path:e,job:t,close:r}){let o=nt(t.offset??null).replace(/\n\s*/g,""),[s,a]=A(o),[i,l]=A(""),c;try{c=JSON.parse(s)}catch{c=void 0}let u=async()=>{try{await N(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),Ke(`Partition ${t.number} goes on elsewhere`),r()}catch(m){l(m.detail)}};return n(Ut,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:m=>{m.preventDefault(),u()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(st,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:m=>a(m.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(te,{text:We(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"butto\
n",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function zb({task:e,number:t}){
let r=`${Fr(e.id)}/partitions/${t}`,o=H(r,u=>N(r,{signal:u})),[s,a]=A(!1),i=o.value;if(i===null)return o.problem?n(He,{problem:o.problem,retry:o.reload,path:r}):
n(ut,{rows:2});let l=i.state==="running"&&i.last_commit_at!==void 0&&ot.value-Date.parse(i.last_commit_at)>3e3*i.options.lease,c=i.etag!==void 0;return n(Z,{title:n(
$,{children:["Partition ",t," ",n(Re,{state:i.state})]}),tools:n("div",{class:"row",children:[c&&Se("admin")&&n("button",{type:"button",disabled:i.state==="runn\
ing",title:i.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(i.dead??0)>0&&n(z,{action:Af(e,i.dead??
0,t)}),n(qe,{text:We(r),label:"Copy as curl"})]}),children:[s&&n(Hb,{path:r,job:i,close:()=>a(!1)}),l&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(st,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:nt(i.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(i.etag)],["Read",c&&P(i.read)],["Processed",c&&P(i.processed)],["Skipped",c&&P(i.skipped)],
["Dead",c&&((i.dead??0)>0?n("a",{href:O(mr({tab:"dead"})),children:ge(i.dead??0,"document")}):"0")],["Rate",c&&n(Of,{of:"Documents read",value:i.read},r)]]}),n(
st,{rows:[["Last commit",i.last_commit_at&&n(ne,{at:i.last_commit_at})],["Commits",i.blocks!==void 0&&P(i.blocks)],["Runs",i.acquisitions!==void 0?P(i.acquisitions):
P(i.attempt)],["Failed runs",P(i.errors??i.failures)],["Worker",i.lease&&`${i.lease.worker}, for ${be(Math.max(0,Date.parse(i.lease.expires_at)-ot.value))} more`],
["Next look",i.run_at&&!i.lease&&n(ne,{at:i.run_at})],["Reason",kn(i.reason)],["Error",i.error&&n("span",{class:"bad",children:`${i.error.type}: ${i.error.message}`})],
["What it reads",n("code",{children:nt(i.info??i.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(ue(i.id)),children:i.id})]]})]})]})}function Af(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Fr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${ge(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var Vb=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:nt(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":nt(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function Qb({task:e,dead:t}){let r=W.value.get("partition")??void 0;return n($,{children:[r&&n("p",{class:"hint",children:["\
Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>we({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(z,{action:{...Af(e,t),label:"Replay all"},primary:!0})}),n(In,{from:`${Fr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Vb,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(pe,{title:"No document is dead"})})]})}function Gb({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(Of,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(z,{action:Kb(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function Kb(e){return{label:"Drain",path:`${Fr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function Rf({task:e,link:t}){let r=W.value.get("tab")??"grid",o=W.value.get("state")??"",s=W.value.get("cursor")??void 0,
a=Number(W.value.get("partition"))||void 0,i=Fr(e.id),c=H(i,p=>N(i,{signal:p})).value??e,u=`${i}/partitions${Ue({limit:Jb,cursor:s,state:o})}`,m=H(u,p=>N(u,{signal:p})),
h=p=>we({partition:p?.toString()},!0);return Le({Escape:()=>h(void 0)}),n($,{children:[n(Gb,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(Bn,{tabs:[["gr\
id","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(Qb,{task:c,dead:c.totals.dead})}):m.value===null?m.problem?n(He,{problem:m.problem,retry:m.reload,path:u}):
n(ut,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(hr,{states:Fb}),m.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(Wb,{partitions:m.value.partitions,selected:a,select:h})]}),(m.value.cursor||s)&&n(Nr,
{note:`partitions ${m.value.partitions[0]?.partition??""} to ${m.value.partitions[m.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:m.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(zb,{task:c,number:a},a)})]})]})}var Yb=["active","paused","scheduled","completed","failed","terminated"],Zb='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Lf(e){return`/workflows/${encodeURIComponent(e)}`}function qf({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var Xb=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Lf(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
qe,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Re,{state:e.state})},{head:"Tasks",cell:e=>n(qf,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?be(Nf(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ne,{at:e.started_at??e.created_at})}];function Nf(e){
return(e.ended_at?Date.parse(e.ended_at):ot.value)-Date.parse(e.started_at??"")}function jf(){let e=W.value.get("name")??"";return Le({"/":()=>document.getElementById(
"name")?.focus()}),n(ce,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>we({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(hr,{states:Yb}),n(In,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:W.value.get("state")??""},order:"newest first",columns:Xb,id:t=>t.id,page:t=>Lf(t.id),unmatched:"No workflow mat\
ches",none:n(pe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(te,{text:`curl -d '${Zb}' ${re("v1/w\
orkflows")}`})]})})]})}function ev(e){var a;let t=new Map(e.map(i=>[i.name,i])),r=new Map,o=(i,l)=>{let c=r.get(i.name);if(c!==void 0)return c;if(l.has(i.name))
return 0;l.add(i.name);let u=(i.after??[]).flatMap(h=>t.get(h)??[]),m=u.length===0?0:1+Math.max(...u.map(h=>o(h,l)));return r.set(i.name,m),m},s=[];for(let i of e)
(s[a=o(i,new Set)]??(s[a]=[])).push(i);return s.filter(Boolean)}function tv(e,t){let r=ev(e),o=a=>a.length*(Ie.height+Ie.below)-Ie.below,s=Math.max(...r.map(o));
return r.flatMap((a,i)=>a.map((l,c)=>{let u=l.partitions?.total??0,m=u-(l.partitions?.open??0);return{id:l.name,x:i*(Ie.width+Ie.right),y:(s-o(a))/2+c*(Ie.height+
Ie.below),title:l.name,text:`${l.paused?"paused":l.state}${u>0?` · ${P(m)} / ${P(u)}`:""}`,state:l.paused?"paused":l.state,page:`${Ln.value}?task=${encodeURIComponent(
l.name)}`,selected:l.name===t,done:u>0?{of:u,number:m}:void 0}}))}function nv({task:e}){let t=Fr(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),o=(s,a,i)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:i,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(Z,{title:n($,{children:[e.name," ",n(Re,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(z,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&n(z,{action:o("Skip","skip","The task is skipped")}),r&&n(z,{action:o("Restart","restart","The task starts again")}),!r&&n(z,{danger:!0,action:o("Termi\
nate","terminate","Asked to stop")})]}),children:[n(st,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Ae(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(ue(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",kn(e.reason)],["Started",e.started_at&&n(ne,{at:e.started_at})],["Ended",
e.ended_at&&n(ne,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Rf,{task:e,
link:s=>mr(s)},e.id)]})}function If({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=H(t,u=>N(t,{signal:u})),o=r.value,s=n("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return n(Rt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],i=["completed","failed","terminated"].includes(o.state),l=a.find(u=>u.name===W.value.get(
"task")),c=(u,m,h,p)=>({label:u,path:`${t}/${m}`,cli:`pawl workflow ${m} ${e}`,done:h,confirm:p?{title:`${u} this workflow?`,text:p,danger:m==="terminate"}:void 0});
return n(ce,{title:n($,{children:[o.name||"Workflow"," ",n(Re,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(qe,{text:o.id,label:"Copy the id"})]}),tools:n($,{children:[!i&&(o.state==="paused"?n(z,{action:c("Resume","resume","It goes on"),primary:!0}):n(z,{action:c("\
Pause","pause","It is paused")})),i&&n(z,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!i&&n(z,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(ct,{data:r,path:t}),n("di\
v",{class:"flow-line",children:[n(qf,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${i?"took":"runs for"} ${be(Nf(o))}`:"has not started",o.reason?` · ${kn(o.reason)}`:""]})]}),a.length>
0&&n(Z,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(Oa,{boxes:tv(a,l?.name),edges:a.flatMap(u=>(u.after??[]).map(m=>[m,
u.name])),label:"Tasks"})}),l&&n(nv,{task:l},l.id),n(Wt,{title:"Result",value:o.result}),n(Wt,{title:"Meta",value:o.meta})]})}var La=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],qa=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Ur=me(!1);function rv(){let t=H("rail",a=>N("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${Ln.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[i,l]=o[a.page]??[];return n("li",{children:n("a",{href:O(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>Ur.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!i&&n("span",{class:`rail-count ${l??""}`,children:P(i)})]})},a.page)};return n("nav",{class:Ur.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:La.map(s)}),n("ul",{class:"rail-end",children:qa.
map(s)}),n("p",{class:"rail-version",children:pt.value?.version})]})}var ov={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function sv(){
let e=aa.value===0?0:Math.max(0,ot.value-aa.value);return ot.value,n("button",{type:"button",class:"live","data-live":Ot.value,"aria-pressed":Pt.value,title:Pt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Pt.value=!Pt.value,children:[n("span",{class:"dot"}),ov[Ot.value],(Ot.value==="paused"||Ot.value==="lost")&&
e>2e3?` · ${mo(e)} old`:""]})}function Jf(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...La,...qa].filter(c=>c.label.toLowerCase().includes(o)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"queue",page:Ae(c)}))],a=r.indexOf(":"),i=r.
slice(0,a),l=r.slice(a+1);return a>0&&t.includes(i)&&s.unshift({label:l,note:`group of ${i}`,page:qn(i,l)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:Nn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:ue(r)}),s}function av(){let[e,t]=A(""),[r,o]=A(0),[s,a]=A([]),i=se(Promise.resolve(
[]));ye(()=>{i.current=N("v1/queues?limit=1000").then(m=>m.queues.map(h=>h.name)).catch(()=>[]),i.current.then(a)},[]);let l=Jf(e,s),c=()=>ss.value=!1,u=m=>{m&&
(c(),xe(m.page))};return n(Ut,{title:"Go to",close:c,children:n("form",{onSubmit:m=>{m.preventDefault(),i.current.then(h=>u(Jf(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:m=>{t(m.currentTarget.value),o(0)},
onKeyDown:m=>{m.key!=="ArrowDown"&&m.key!=="ArrowUp"||(m.preventDefault(),o(Math.max(0,Math.min(l.length-1,r+(m.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:l.slice(0,12).map((m,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>u(m),children:[n("span",{class:"cut",children:m.
label})," ",n("span",{class:"faint",children:m.note})]})},m.page))})]})})}var iv=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...La,...qa].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],["y","copy the id of a job"],["e","open all of\
 its data, or fold it"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c","clear a live tail"],["p","pause the updates"],["t","them\
e"],["Esc","close, clear the selection"]];function lv(){return n(Ut,{title:"Keys",close:()=>$o.value=!1,children:[n("dl",{class:"keys",children:iv.map(([e,t])=>n(
"div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"\
button",onClick:()=>$o.value=!1,children:"Close"})})]})}function uv(){let[e,t]=A(""),[r,o]=A(""),[s,a]=A(!1),i=se(null);return ye(()=>i.current?.focus(),[]),n("\
div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:l=>{l.preventDefault(),a(!0),cc(e).catch(c=>o(c instanceof
pn?c.detail:"The server does not answer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("re\
ct",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign i\
n to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[
n("span",{children:"Token"}),n("input",{ref:i,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:l=>t(l.currentTarget.value)})]}),r&&n("\
p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}function cv(){let e=Qo.value;return e===
null||mt.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Bf({children:e}){let t={"?":()=>$o.value=
!0,t:zl,p:()=>Pt.value=!Pt.value};for(let r of[...La,...qa])t[`g ${r.key}`]=()=>xe(r.page);return Le(t),n($,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{
r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(rv,{}),Ur.value&&n("button",{type:"button",class:"drawer-back","ari\
a-label":"Close the menu",onClick:()=>Ur.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu",
"aria-label":"Menu","aria-expanded":Ur.value,"aria-controls":"rail",onClick:()=>Ur.value=!Ur.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hid\
den":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>ss.value=!0,children:[n("svg",{class:"\
glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"\
Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),pt.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"\
read-only"}),n(sv,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{Qt.value=!Qt.value,wn("zone",Qt.value?"utc":"local")},children:Qt.
value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:zl,onDblClick:()=>Da("system"),children:n("s\
vg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"\
plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>$o.value=!0,children:"?"})]}),n(cv,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),ss.value&&
n(av,{}),$o.value&&n(lv,{}),n(yp,{}),n(hp,{}),mt.value&&n(uv,{})]})}var dv=[["/","Overview",()=>n(fp,{})],["/queues","Queues",()=>n(hf,{})],["/queues/:queue","Queue",({queue:e})=>n(_f,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(Kp,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(mf,{})],["/jobs/:ref","Job",({ref:e})=>n(df,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Df,{reference:e},e)],["/scheduled","Scheduled",()=>n(kf,{})],["/failures","Failures",()=>n(Hp,{})],["/workflows","Workflows",()=>n(jf,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(If,{reference:e},e)],["/schedules","Schedules",()=>n(Cf,{})],["/schedules/:name","Schedule",({name:e})=>n($f,{name:e},
e)],["/callbacks","Callbacks",()=>n(Cp,{})],["/callbacks/:id","Callback",({id:e})=>n($p,{id:e},e)],["/channels","Channels",()=>n(Pp,{})],["/files","Downloads",()=>n(
zp,{})],["/workers","Workers",()=>n(vf,{})],["/settings","Settings",()=>n(Pf,{})],["/about","About",()=>n(mp,{})]];function pv(){ye(()=>{let o=()=>{js().catch(()=>{
mt.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{mt.value||js().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of dv){let i=Hd(o,Ln.value);if(i!==null){e=Object.values(i).pop()??s,t=a(i);break}}ye(()=>{document.title=`${e} · Pawl`},[e]);let r=se(!0);return ye(()=>{r.
current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[Ln.value]),n(Bf,{children:pt.value===null?null:t??n(ce,{title:"Nothing here",
children:n(pe,{title:"There is no such page",children:n("a",{href:O("/"),children:"Overview"})})})})}Bu(n(pv,{}),document.getElementById("app"));})();
