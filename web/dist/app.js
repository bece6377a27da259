"use strict";(()=>{var kf=Object.defineProperty;var Sf=(e,t,r)=>t in e?kf(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var kr=(e,t,r)=>Sf(e,typeof t!="symbol"?t+"":t,r);var ks,ke,Zi,za,or,Gi,Xi,eu,Fa,bs,No,tu,Va,Wa,Ha,xf,vs={},_s=[],Cf=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Ss=Array.isArray;function Un(e,t){
for(var r in t)e[r]=t[r];return e}function Ga(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Ka(e,t,r){var o,s,a,l={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:l[a]=t[a];if(arguments.length>2&&(l.children=arguments.length>3?ks.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
l[a]===void 0&&(l[a]=e.defaultProps[a]);return ys(e,l,o,s,null)}function ys(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Zi,__i:-1,__u:0};return s==null&&ke.vnode!=null&&ke.vnode(a),a}function C(e){return e.children}function oo(e,t){this.props=e,this.context=t}function Sr(e,t){if(t==null)return e.__?Sr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Sr(e):null}function $f(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=Un({},
t);a.__v=t.__v+1,ke.vnode&&ke.vnode(a),Qa(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Sr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,au(o,a,s),
t.__e=t.__=null,a.__e!=r&&nu(a)}}function nu(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),nu(e)}function Ki(e){(!e.__d&&(e.__d=!0)&&or.push(e)&&!ws.__r++||Gi!=ke.debounceRendering)&&((Gi=ke.debounceRendering)||Xi)(ws)}function ws(){
try{for(var e,t=1;or.length;)or.length>t&&or.sort(eu),e=or.shift(),t=or.length,$f(e)}finally{or.length=ws.__r=0}}function ru(e,t,r,o,s,a,l,u,d,i,p){var h,f,y,_,
T,x,S=o&&o.__k||_s,w=t.length;for(d=Tf(r,t,S,d,w),h=0;h<w;h++)(y=r.__k[h])!=null&&(f=y.__i!=-1&&S[y.__i]||vs,y.__i=h,x=Qa(e,y,f,s,a,l,u,d,i,p),_=y.__e,y.ref&&f.
ref!=y.ref&&(f.ref&&Ya(f.ref,null,y),p.push(y.ref,y.__c||_,y)),T==null&&_!=null&&(T=_),4&y.__u?(d=ou(y,d,e),f.__e&&(f.__e=null)):typeof y.type=="function"&&x!==
void 0?d=x:_&&(d=_.nextSibling),y.__u&=-7);return r.__e=T,d}function Tf(e,t,r,o,s){var a,l,u,d,i,p=r.length,h=p,f=0;for(e.__k=new Array(s),a=0;a<s;a++)(l=t[a])!=
null&&typeof l!="boolean"&&typeof l!="function"?(typeof l=="string"||typeof l=="number"||typeof l=="bigint"||l.constructor==String?l=e.__k[a]=ys(null,l,null,null,
null):Ss(l)?l=e.__k[a]=ys(C,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=e.__k[a]=ys(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):e.__k[a]=l,d=
a+f,l.__=e,l.__b=e.__b+1,u=null,(i=l.__i=Pf(l,r,d,h))!=-1&&(h--,(u=r[i])&&(u.__u|=2)),u==null||u.__v==null?(i==-1&&(s>p?f--:s<p&&f++),typeof l.type!="function"&&
(l.__u|=4)):i!=d&&(i==d-1?f--:i==d+1?f++:(i>d?f--:f++,l.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<p;a++)(u=r[a])!=null&&(2&u.__u)==0&&(u.__e==o&&(o=Sr(u)),iu(u,u));
return o}function ou(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=ou(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Sr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Pf(e,t,r,o){var s,a,l,u=e.key,d=e.type,i=t[r],p=i!=null&&(2&i.__u)==0;if(i===null&&u==null||p&&u==i.key&&d==i.type)return r;if(o>(p?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((i=t[l=s>=0?s--:a++])!=null&&(2&i.__u)==0&&u==i.key&&d==i.type)return l}return-1}function Qi(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Cf.test(t)?r:r+"px"}function gs(e,t,r,o,s){var a,l;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||Qi(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||Qi(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
tu,"$1")),l=t.toLowerCase(),t=l in e||t=="onFocusOut"||t=="onFocusIn"?l.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[No]=o[No]:(r[No]=Va,e.addEventListener(
t,a?Ha:Wa,a)):e.removeEventListener(t,a?Ha:Wa,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Yi(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[bs]==null)t[bs]=Va++;else if(t[bs]<r[No])return;return r(ke.event?ke.event(t):t)}}}function Qa(e,t,r,o,s,a,l,u,d,i){var p,h,f,y,_,T,
x,S,w,$,E,U,N,re,z,ue,G=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(d=!!(32&r.__u),a=[u=t.__e=r.__e]),(p=ke.__b)&&p(t);e:if(typeof G=="function"){h=
l.length;try{if(w=t.props,$=G.prototype&&G.prototype.render,E=(p=G.contextType)&&o[p.__c],U=p?E?E.props.value:p.__:o,r.__c?S=(f=t.__c=r.__c).__=f.__E:($?t.__c=f=
new G(w,U):(t.__c=f=new oo(w,U),f.constructor=G,f.render=Ef),E&&E.sub(f),f.state||(f.state={}),f.__n=o,y=f.__d=!0,f.__h=[],f._sb=[]),$&&f.__s==null&&(f.__s=f.state),
$&&G.getDerivedStateFromProps!=null&&(f.__s==f.state&&(f.__s=Un({},f.__s)),Un(f.__s,G.getDerivedStateFromProps(w,f.__s))),_=f.props,T=f.state,f.__v=t,y)$&&G.getDerivedStateFromProps==
null&&f.componentWillMount!=null&&f.componentWillMount(),$&&f.componentDidMount!=null&&f.__h.push(f.componentDidMount);else{if($&&G.getDerivedStateFromProps==null&&
w!==_&&f.componentWillReceiveProps!=null&&f.componentWillReceiveProps(w,U),t.__v==r.__v||!f.__e&&f.shouldComponentUpdate!=null&&f.shouldComponentUpdate(w,f.__s,
U)===!1){t.__v!=r.__v&&(f.props=w,f.state=f.__s,f.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(R){R&&(R.__=t)}),_s.push.apply(f.__h,f._sb),f._sb=[],f.__h.
length&&l.push(f),u=Sr(r);break e}f.componentWillUpdate!=null&&f.componentWillUpdate(w,f.__s,U),$&&f.componentDidUpdate!=null&&f.__h.push(function(){f.componentDidUpdate(
_,T,x)})}if(f.context=U,f.props=w,f.__P=e,f.__e=!1,N=ke.__r,re=0,$)f.state=f.__s,f.__d=!1,N&&N(t),p=f.render(f.props,f.state,f.context),_s.push.apply(f.__h,f._sb),
f._sb=[];else do f.__d=!1,N&&N(t),p=f.render(f.props,f.state,f.context),f.state=f.__s;while(f.__d&&++re<25);f.state=f.__s,f.getChildContext!=null&&(o=Un(Un({},o),
f.getChildContext())),$&&!y&&f.getSnapshotBeforeUpdate!=null&&(x=f.getSnapshotBeforeUpdate(_,T)),z=p!=null&&p.type===C&&p.key==null?lu(p.props.children):p,u=ru(
e,Ss(z)?z:[z],t,r,o,s,a,l,u,d,i),f.base=t.__e,t.__u&=-161,f.__h.length&&l.push(f),S&&(f.__E=f.__=null)}catch(R){if(l.length=h,t.__v=null,d||a!=null){if(R.then){
for(t.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),t.__e=u}else if(a!=null)for(ue=a.length;ue--;)Ga(a[ue])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),R.then||su(t),ke.__e(R,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=Mf(r.__e,t,r,o,s,a,l,d,i);return(p=
ke.diffed)&&p(t),128&t.__u?void 0:u}function su(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(su))}function au(e,t,r){for(var o=0;o<r.length;o++)Ya(r[o],r[++o],
r[++o]);ke.__c&&ke.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){ke.__e(a,s.__v)}})}function lu(e){return typeof e!="\
object"||e==null||e.__b>0?e:Ss(e)?e.map(lu):e.constructor!==void 0?null:Un({},e)}function Mf(e,t,r,o,s,a,l,u,d){var i,p,h,f,y,_,T,x=r.props||vs,S=t.props,w=t.type;
if(w=="svg"?s="http://www.w3.org/2000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(i=0;i<a.length;i++)
if((y=a[i])&&"setAttribute"in y==!!w&&(w?y.localName==w:y.nodeType==3)){e=y,a[i]=null;break}}if(e==null){if(w==null)return document.createTextNode(S);e=document.
createElementNS(s,w,S.is&&S),u&&(ke.__m&&ke.__m(t,a),u=!1),a=null}if(w==null)x===S||u&&e.data==S||(e.data=S);else{if(a=w=="textarea"&&S.defaultValue!=null?null:
a&&ks.call(e.childNodes),!u&&a!=null)for(x={},i=0;i<e.attributes.length;i++)x[(y=e.attributes[i]).name]=y.value;for(i in x)y=x[i],i=="dangerouslySetInnerHTML"?h=
y:i=="children"||i in S||i=="value"&&"defaultValue"in S||i=="checked"&&"defaultChecked"in S||gs(e,i,null,y,s);for(i in S)y=S[i],i=="children"?f=y:i=="dangerousl\
ySetInnerHTML"?p=y:i=="value"?_=y:i=="checked"?T=y:u&&typeof y!="function"||x[i]===y||gs(e,i,y,x[i],s);if(p)u||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.
innerHTML=p.__html),t.__k=[];else if(h&&(e.innerHTML=""),ru(t.type=="template"?e.content:e,Ss(f)?f:[f],t,r,o,w=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,l,a?a[0]:r.__k&&Sr(r,0),u,d),a!=null)for(i=a.length;i--;)Ga(a[i]);u&&w!="textarea"||(i="value",w=="progress"&&_==null?e.removeAttribute("value"):_!=null&&(_!==
e[i]||w=="progress"&&!_||w=="option"&&_!=x[i])&&gs(e,i,_,x[i],s),i="checked",T!=null&&T!=e[i]&&gs(e,i,T,x[i],s))}return e}function Ya(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){ke.__e(s,r)}}function iu(e,t,r){var o,s;if(ke.unmount&&ke.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||Ya(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){ke.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&iu(o[s],t,r||typeof e.type!="function");r||Ga(e.__e),e.__c=e.__=e.__e=void 0}function Ef(e,t,r){return this.
constructor(e,r)}function uu(e,t,r){var o,s,a,l;t==document&&(t=document.documentElement),ke.__&&ke.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
l=[],Qa(t,e=(!o&&r||t).__k=Ka(C,null,[e]),s||vs,vs,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?ks.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,l),au(
a,e,l),e.props.children=null}ks=_s.slice,ke={__e:function(e,t,r,o){for(var s,a,l;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),l=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),l=s.__d),l)return s.__E=s}catch(u){e=u}throw e}},Zi=0,za=function(e){return e!=null&&e.constructor===
void 0},oo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Un({},this.state),typeof e=="function"&&(e=e(Un({},r),
this.props)),e&&Un(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Ki(this))},oo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ki(this))},
oo.prototype.render=C,or=[],Xi=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,eu=function(e,t){return e.__v.__b-t.__v.__b},
ws.__r=0,Fa=Math.random().toString(8),bs="__d"+Fa,No="__a"+Fa,tu=/(PointerCapture)$|Capture$/i,Va=0,Wa=Yi(!1),Ha=Yi(!0),xf=0;var so,at,Za,cu,Cs=0,yu=[],ut=ke,du=ut.__b,pu=ut.__r,fu=ut.diffed,mu=ut.__c,hu=ut.unmount,gu=ut.__;function $s(e,t){ut.__h&&ut.__h(at,e,Cs||t),Cs=0;var r=at.__H||
(at.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function q(e){return Cs=1,Df(_u,e)}function Df(e,t,r){var o=$s(so++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):_u(void 0,t),function(u){var d=o.__N?o.__N[0]:o.__[0],i=o.t(d,u);d!==i&&(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=at,!at.__f)){var s=function(u,d,i){
if(!o.__c.__H)return!0;var p=!1,h=o.__c.props!==u;if(o.__c.__H.__.some(function(y){if(y.__N){p=!0;var _=y.__[0];y.__=y.__N,y.__N=void 0,_!==y.__[0]&&(h=!0)}}),a){
var f=a.call(this,u,d,i);return p?f||h:f}return!p||h};at.__f=!0;var a=at.shouldComponentUpdate,l=at.componentWillUpdate;at.componentWillUpdate=function(u,d,i){if(this.
__e){var p=a;a=void 0,s(u,d,i),a=p}l&&l.call(this,u,d,i)},at.shouldComponentUpdate=s}return o.__N||o.__}function Ce(e,t){var r=$s(so++,3);!ut.__s&&el(r.__H,t)&&
(r.__=e,r.u=t,at.__H.__h.push(r))}function vu(e,t){var r=$s(so++,4);!ut.__s&&el(r.__H,t)&&(r.__=e,r.u=t,at.__h.push(r))}function fe(e){return Cs=5,Ts(function(){
return{current:e}},[])}function Ts(e,t){var r=$s(so++,7);return el(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Of(){for(var e;e=yu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(xs),t.__h.some(Xa),t.__h=[]}catch(r){t.__h=[],ut.__e(r,e.__v)}}}ut.__b=function(e){
at=null,du&&du(e)},ut.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gu&&gu(e,t)},ut.__r=function(e){pu&&pu(e),so=0;var t=(at=e.__c).__H;t&&(Za===at?(t.
__h=[],at.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(xs),t.__h.some(Xa),t.__h=[],so=0)),Za=at},ut.diffed=function(e){fu&&fu(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(yu.push(t)!==1&&cu===ut.requestAnimationFrame||((cu=ut.requestAnimationFrame)||Af)(Of)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Za=at=null},ut.__c=function(e,t){t.some(function(r){try{r.__h.some(xs),r.__h=r.__h.filter(function(o){return!o.__||Xa(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],ut.__e(o,r.__v)}}),mu&&mu(e,t)},ut.unmount=function(e){hu&&hu(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{xs(o)}catch(s){t=s}}),r.__H=void 0,t&&ut.__e(t,r.__v))};var bu=typeof requestAnimationFrame=="function";function Af(e){var t,r=function(){clearTimeout(o),bu&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);bu&&(t=requestAnimationFrame(r))}function xs(e){var t=at,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
at=t}function Xa(e){var t=at;e.__c=e.__(),at=t}function el(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function _u(e,t){return typeof t==
"function"?t(e):t}var Rf=Symbol.for("preact-signals");function Ds(){if(Fn>1)Fn--;else{var e,t=!1;for((function(){var s=Ms;for(Ms=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var l=a.
t;l!==void 0;l=l.x)l.i===s.i&&(l.i=a.i);s=s.o}})();Io!==void 0;){var r=Io;for(Io=void 0,Ps++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&ku(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(Ps=0,Fn--,t)throw e}}function nl(e){if(Fn>0)return e();tl=++Lf,Fn++;try{return e()}finally{Ds()}}var jo,Xe=void 0;function Jo(e){
var t=Xe,r=jo;Xe=void 0,jo=void 0;try{return e()}finally{Xe=t,jo=r}}var Io=void 0,Fn=0,Ps=0,Lf=0,tl=0,Ms=void 0,Es=0;function wu(e){if(Xe!==void 0){var t=e.n;if(t===
void 0||t.t!==Xe)return t={i:0,S:e,p:Xe.s,n:void 0,t:Xe,e:void 0,x:void 0,r:t},Xe.s!==void 0&&(Xe.s.n=t),Xe.s=t,e.n=t,32&Xe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Xe.s,t.n=void 0,Xe.s.n=t,Xe.s=t),t}}function gt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}gt.prototype.brand=Rf;gt.prototype.h=function(){return!0};gt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Jo(function(){var o;(o=t.W)==null||o.call(t)}))};gt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Jo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
gt.prototype.subscribe=function(e){var t=this;return Hn(function(){var r=t.value;Jo(function(){return e(r)})},{name:"sub"})};gt.prototype.valueOf=function(){return this.
value};gt.prototype.toString=function(){return this.value+""};gt.prototype.toJSON=function(){return this.value};gt.prototype.peek=function(){var e=this;return Jo(
function(){return e.value})};Object.defineProperty(gt.prototype,"value",{get:function(){var e=wu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Ps>100)throw new Error("Cycle detected");(function(r){Fn!==0&&Ps===0&&r.l!==tl&&(r.l=tl,Ms={S:r,v:r.v,i:r.i,o:Ms})})(this),this.v=e,this.i++,Es++,Fn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ds()}}}});function ye(e,t){return new gt(e,t)}function ku(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Su(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function xu(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function xr(e,t){gt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Es-1,this.f=4}xr.prototype=new gt;xr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Es))return!0;if(this.g=Es,this.f|=1,this.i>0&&!ku(this))return this.f&=-2,!0;var e=Xe;try{Su(this),Xe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Xe=e,xu(this),this.f&=-2,!0};
xr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}gt.prototype.S.call(this,e)};xr.prototype.U=function(e){if(this.
t!==void 0&&(gt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};xr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(xr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=wu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Wn(e,t){return new xr(e,t)}function Cu(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Fn++;var r=Xe;Xe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,rl(e),o}finally{Xe=r,Ds()}}}function rl(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Cu(e)}function qf(e){if(Xe!==this)throw new Error("Out-of-order effect");xu(this),Xe=e,this.f&=-2;try{8&this.f&&rl(this)}finally{Ds()}}function ao(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,jo&&jo.push(this)}ao.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ao.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Cu(this),Su(this),Fn++;var e=Xe;return Xe=this,qf.bind(this,e)};ao.prototype.N=function(){2&this.f||(this.f|=2,this.u=Io,Io=this)};ao.prototype.d=function(){
this.f|=8,1&this.f||rl(this)};ao.prototype.dispose=function(){this.d()};function Hn(e,t){var r=new ao(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var $u,As,Os,Nf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Tu=[];Hn(function(){$u=this.N})();function lo(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function Bo(e){if(Os){var t=Os;Os=void 0,t()}Os=e&&e.S()}function Pu(e){
var t=this,r=e.data,o=If(r);o.name="ReactiveDom",o.value=r;var s=Ts(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var i=Wn(function(){var y=o.
value.value;return y===0?0:y===!0?"":y||""}),p=Wn(function(){return!Array.isArray(i.value)&&!za(i.value)}),h=Hn(function(){if(this.N=Mu,p.value){var y=i.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=y)}}),f=t.__$u.d;return t.__$u.d=function(){h(),f.call(this)},[p,i]},[]),a=s[0],l=s[1];return a.value?l.
peek():l.value}Pu.displayName="ReactiveTextNode";Object.defineProperties(gt.prototype,{constructor:{configurable:!0,value:Ka(C,null).constructor},type:{configurable:!0,
value:Pu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});lo("__b",function(e,t){if(Bo(),
As=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof gt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
lo("__r",function(e,t){if(e(t),t.type!==C){Bo();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var l;return Hn(function(){l=this},{name:a}),
l.c=s,l})((function(s){return function(){var a;Nf&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),As=o,Bo(r)}});lo("__e",function(e,t,r,o){Bo(),As=void 0,e(t,r,o)});lo("diffed",function(e,t){Bo(),As=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var l in a){var u=a[l];u===void 0||o&&l in o||(u.d(),a[l]=void 0)}if(o){a||(a={},r.U=a);for(var d in o){var i=a[d],
p=o[d];i===void 0?(i=jf(r,d,p,s),a[d]=i):i.o(p,s)}}}e(t)});function jf(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=ye(r);return{o:function(l,u){a.value=
l,o=u},d:Hn(function(){this.N=Mu;var l=a.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}lo("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var l=t.__np;if(l){var u=t.
props;for(var d in l)u[d]=l[d]}t.__np=void 0}else{var i=t.__c;if(i){i.__$f|=8;var p=i.__$u;p&&(i.__$u=void 0,p.d())}}e(t)});lo("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});oo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!==
"__source"&&e[l]!==this.props[l])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function If(e,t){return Ts(function(){return ye(e,t)},[])}var Jf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Bf(){nl(function(){for(var e;e=Tu.shift();)$u.call(e)})}function Mu(){Tu.push(this)===1&&(ke.requestAnimationFrame||Jf)(Bf)}var ol=new URL(document.baseURI);function ne(e){return new URL(e,ol).href}function Mt(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var dn=class extends Error{constructor(r,o,s,a,l){
super(a||s);kr(this,"status",r);kr(this,"code",o);kr(this,"title",s);kr(this,"detail",a);kr(this,"retryAfter",l)}};async function Eu(e){let t=Number(e.headers.get(
"retry-after")??"0");try{let r=await e.json();return new dn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new dn(e.status,"",e.statusText,
"the answer came from something else than Pawl",t)}}var zn=class{constructor(t){kr(this,"source",t)}};function Fo(e){return JSON.parse(e,(t,r,o)=>{let s=o?.source;
return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new zn(s)})}var ct=ye(null),$t=ye(!1),sl=ye(0),Uo=ye(null),Du=Wn(()=>ct.value?.read_only===!0);
function De(e){return ct.value!==null&&!ct.value.read_only&&ct.value.scopes.includes(e)}async function L(e,t={}){let r={},o={method:t.method??"GET",headers:r,cache:"\
no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key),t.ifMatch&&
(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(ne(e),o)}catch(a){if(t.signal?.aborted)throw a;let l=new dn(0,"unreachable","The server does not answer",
"It may be restarting; trying again.",0);throw Uo.value=l,l}if(!s.ok){let a=await Eu(s);throw a.status===401&&($t.value=!0),(a.status===503||a.status===507)&&(Uo.
value=a),a}if(Uo.value=null,s.status!==204)return Fo(await s.text())}async function Rs(){let e=Date.now(),t=await L("v1/me");sl.value=Date.parse(t.now)-(e+Date.
now())/2,ct.value=t,$t.value=!1}async function Ou(e){let t=await fetch(ne("ui/session"),{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
{token:e})});if(!t.ok)throw await Eu(t);await Rs()}async function Au(){await L("ui/session",{method:"DELETE"}),ct.value=null,$t.value=!0}function _n(){return[...crypto.
getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Fe(e,t="GET",r){let o=a=>`'${a.replace(/'/g,"'\\''")}'`,s=["curl"];
return t!=="GET"&&s.push("-X",t),ct.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-type: application/json'","-d",
o(JSON.stringify(r))),s.push(o(ne(e))),s.join(" ")}var Uf="uplot",Ff="u-hz",Wf="u-vt",Hf="u-title",zf="u-wrap",Vf="u-under",Gf="u-over",Kf="u-axis",Tr="u-off",Qf="u-select",Yf="u-cursor-x",Zf="u-cursor-y",Xf="u-\
cursor-pt",em="u-legend",tm="u-live",nm="u-inline",rm="u-series",om="u-marker",Ru="u-label",sm="u-value",Ho="width",zo="height";var Lu="bottom",io="left",al="right",Sl="#000",qu=Sl+"0",ll="mousemove",Nu="mousedown",il="mouseup",ju="mouseenter",Iu="mouseleave",Ju="dblclick",am="resize",lm="\
scroll",Bu="change",Is="dppxchange",xl="--",go=typeof window<"u",fl=go?document:null,co=go?window:null,im=go?navigator:null,Me,Ls;function ml(){let e=devicePixelRatio;
Me!=e&&(Me=e,Ls&&gl(Bu,Ls,ml),Ls=matchMedia(`(min-resolution: ${Me-.001}dppx) and (max-resolution: ${Me+.001}dppx)`),Pr(Bu,Ls,ml),co.dispatchEvent(new CustomEvent(
Is)))}function Zt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function hl(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ge(e,t,r){
e.style[t]=r+"px"}function wn(e,t,r,o){let s=fl.createElement(e);return t!=null&&Zt(s,t),r?.insertBefore(s,o),s}function pn(e,t){return wn("div",e,t)}var Uu=new WeakMap;
function On(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",l=Uu.get(e);a!=l&&(e.style.transform=a,Uu.set(e,a),t<0||r<0||t>o||r>s?Zt(e,Tr):hl(e,Tr))}var Fu=new WeakMap;
function Wu(e,t,r){let o=t+r,s=Fu.get(e);o!=s&&(Fu.set(e,o),e.style.background=t,e.style.borderColor=r)}var Hu=new WeakMap;function zu(e,t,r,o){let s=t+""+r,a=Hu.
get(e);s!=a&&(Hu.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var Cl={passive:!0},um={...Cl,
capture:!0};function Pr(e,t,r,o){t.addEventListener(e,r,o?um:Cl)}function gl(e,t,r,o){t.removeEventListener(e,r,Cl)}go&&ml();function kn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:Xt((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function _c(e){return(r,o,s)=>{let a=-1,l=-1;for(let u=o;u<=
s;u++)if(e(r[u])){a=u;break}for(let u=s;u>=o;u--)if(e(r[u])){l=u;break}return[a,l]}}var wc=e=>e!=null,kc=e=>e!=null&&e>0,Us=_c(wc),cm=_c(kc);function dm(e,t,r,o=0,s=!1){
let a=s?cm:Us,l=s?kc:wc;[t,r]=a(e,t,r);let u=e[t],d=e[t];if(t>-1)if(o==1)u=e[t],d=e[r];else if(o==-1)u=e[r],d=e[t];else for(let i=t;i<=r;i++){let p=e[i];l(p)&&(p<
u?u=p:p>d&&(d=p))}return[u??Ie,d??-Ie]}function Fs(e,t,r,o){let s=Ku(e),a=Ku(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let l=r==10?Vn:Sc,u=s==1?Xt:fn,d=a==1?fn:Xt,
i=u(l(yt(e))),p=d(l(yt(t))),h=po(r,i),f=po(r,p);return r==10&&(i<0&&(h=Je(h,-i)),p<0&&(f=Je(f,-p))),o||r==2?(e=h*s,t=f*a):(e=Tc(e,h),t=Ws(t,f)),[e,t]}function $l(e,t,r,o){
let s=Fs(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var Tl=.1,Vu={mode:3,pad:Tl},Go={pad:0,soft:null,mode:0},pm={min:Go,max:Go};function Js(e,t,r,o){return Hs(
r)?Gu(e,t,r):(Go.pad=r,Go.soft=o?0:null,Go.mode=o?3:0,Gu(e,t,pm))}function $e(e,t){return e??t}function fm(e,t,r){for(t=$e(t,0),r=$e(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Gu(e,t,r){let o=r.min,s=r.max,a=$e(o.pad,0),l=$e(s.pad,0),u=$e(o.hard,-Ie),d=$e(s.hard,Ie),i=$e(o.soft,Ie),p=$e(s.soft,-Ie),
h=$e(o.mode,0),f=$e(s.mode,0),y=t-e,_=Vn(y),T=Jt(yt(e),yt(t)),x=Vn(T),S=yt(x-_);(y<1e-24||S>10)&&(y=0,(e==0||t==0)&&(y=1e-24,h==2&&i!=Ie&&(a=0),f==2&&p!=-Ie&&(l=
0)));let w=y||T||1e3,$=Vn(w),E=po(10,Xt($)),U=w*(y==0?e==0?.1:1:a),N=Je(Tc(e-U,E/10),24),re=e>=i&&(h==1||h==3&&N<=i||h==2&&N>=i)?i:Ie,z=Jt(u,N<re&&e>=re?re:Sn(re,
N)),ue=w*(y==0?t==0?.1:1:l),G=Je(Ws(t+ue,E/10),24),R=t<=p&&(f==1||f==3&&G>=p||f==2&&G<=p)?p:-Ie,pe=Sn(d,G>R&&t<=R?R:Jt(R,G));return z==pe&&z==0&&(pe=100),[z,pe]}
var mm=new Intl.NumberFormat(go?im.language:"en-US"),Pl=e=>mm.format(e),en=Math,js=en.PI,yt=en.abs,Xt=en.floor,bt=en.round,fn=en.ceil,Sn=en.min,Jt=en.max,po=en.
pow,Ku=en.sign,Vn=en.log10,Sc=en.log2,hm=(e,t=1)=>en.sinh(e)*t,ul=(e,t=1)=>en.asinh(e/t),Ie=1/0;function Qu(e){return(Vn((e^e>>31)-(e>>31))|0)+1}function bl(e,t,r){
return Sn(Jt(e,t),r)}function xc(e){return typeof e=="function"}function ge(e){return xc(e)?e:()=>e}var gm=()=>{},Cc=e=>e,$c=(e,t)=>t,bm=e=>null,Yu=e=>!0,Zu=(e,t)=>e==
t,ym=/\.\d*?(?=9{6,}|0{6,})/gm,Mr=e=>{if(Mc(e)||ar.has(e))return e;let t=`${e}`,r=t.match(ym);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,a]=t.split("e");return+`${Mr(s)}e${a}`}return Je(e,o)};function Cr(e,t){return Mr(Je(Mr(e/t))*t)}function Ws(e,t){return Mr(fn(Mr(e/t))*t)}function Tc(e,t){return Mr(
Xt(Mr(e/t))*t)}function Je(e,t=0){if(Mc(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return bt(o)/r}var ar=new Map;function Pc(e){return((""+e).split(".")[1]||
"").length}function Qo(e,t,r,o){let s=[],a=o.map(Pc);for(let l=t;l<r;l++){let u=yt(l),d=Je(po(e,l),u);for(let i=0;i<o.length;i++){let p=e==10?+`${o[i]}e${l}`:o[i]*
d,h=(l>=0?0:u)+(l>=a[i]?0:a[i]),f=e==10?p:Je(p,h);s.push(f),ar.set(f,h)}}return s}var Ko={},Ml=[],fo=[null,null],sr=Array.isArray,Mc=Number.isInteger,vm=e=>e===
void 0;function Xu(e){return typeof e=="string"}function Hs(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function _m(e){return e!=null&&
typeof e=="object"}var wm=Object.getPrototypeOf(Uint8Array),Ec="__proto__";function mo(e,t=Hs){let r;if(sr(e)){let o=e.find(s=>s!=null);if(sr(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=mo(e[s],t)}else r=e.slice()}else if(e instanceof wm)r=e.slice();else if(t(e)){r={};for(let o in e)o!=Ec&&(r[o]=mo(e[o],
t))}else r=e;return r}function pt(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=Ec&&(Hs(e[s])?pt(e[s],mo(o[s])):e[s]=mo(o[s]))}return e}
var km=0,Sm=1,xm=2;function Cm(e,t,r){for(let o=0,s,a=-1;o<t.length;o++){let l=t[o];if(l>a){for(s=l-1;s>=0&&e[s]==null;)e[s--]=null;for(s=l+1;s<r&&e[s]==null;)e[a=
s++]=null}}}function $m(e,t){if(Mm(e)){let l=e[0].slice();for(let u=1;u<e.length;u++)l.push(...e[u].slice(1));return Em(l[0])||(l=Pm(l)),l}let r=new Set;for(let l=0;l<
e.length;l++){let d=e[l][0],i=d.length;for(let p=0;p<i;p++)r.add(d[p])}let o=[Array.from(r).sort((l,u)=>l-u)],s=o[0].length,a=new Map;for(let l=0;l<s;l++)a.set(
o[0][l],l);for(let l=0;l<e.length;l++){let u=e[l],d=u[0];for(let i=1;i<u.length;i++){let p=u[i],h=Array(s).fill(void 0),f=t?t[l][i]:Sm,y=[];for(let _=0;_<p.length;_++){
let T=p[_],x=a.get(d[_]);T===null?f!=km&&(h[x]=T,f==xm&&y.push(x)):h[x]=T}Cm(h,y,s),o.push(h)}}return o}var Tm=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Pm(e){let t=e[0],r=t.length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,l)=>t[a]-t[l]);let s=[];for(let a=0;a<e.length;a++){
let l=e[a],u=Array(r);for(let d=0;d<r;d++)u[d]=l[o[d]];s.push(u)}return s}function Mm(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)if(s[a]!=t[a])return!1}}return!0}function Em(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let a=Jt(1,Xt((s-o+1)/t));for(let l=e[o],u=o+a;u<=s;u+=a){let d=e[u];if(d!=null){if(d<=l)return!1;l=d}}return!0}
var Dc=["January","February","March","April","May","June","July","August","September","October","November","December"],Oc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function Ac(e){return e.slice(0,3)}var Dm=Oc.map(Ac),Om=Dc.map(Ac),Am={MMMM:Dc,MMM:Om,WWWW:Oc,WWW:Dm};function Wo(e){return(e<
10?"0":"")+e}function Rm(e){return(e<10?"00":e<100?"0":"")+e}var Lm={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Wo(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Wo(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Wo(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Wo(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Wo(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Rm(e.getMilliseconds())};
function El(e,t){t=t||Am;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?Lm[s[1]]:s[0]);return a=>{let l="";for(let u=0;u<r.length;u++)
l+=typeof r[u]=="string"?r[u]:r[u](a,t);return l}}var qm=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Nm(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==qm?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Rc=e=>e%
1==0,Bs=[1,2,2.5,5],jm=Qo(10,-32,0,Bs),Lc=Qo(10,0,32,Bs),Im=Lc.filter(Rc),$r=jm.concat(Lc),Dl=`
`,qc="{YYYY}",ec=Dl+qc,Nc="{M}/{D}",Vo=Dl+Nc,qs=Vo+"/{YY}",jc="{aa}",Jm="{h}:{mm}",uo=Jm+jc,tc=Dl+uo,nc=":{ss}",Oe=null;function Ic(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,l=s*365,d=(e==1?Qo(10,0,3,Bs).filter(Rc):Qo(10,-3,0,Bs)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),i=[[l,qc,Oe,Oe,Oe,Oe,Oe,Oe,1],[s*28,"{MMM}",ec,Oe,Oe,Oe,Oe,Oe,1],[s,Nc,ec,Oe,
Oe,Oe,Oe,Oe,1],[o,"{h}"+jc,qs,Oe,Vo,Oe,Oe,Oe,1],[r,uo,qs,Oe,Vo,Oe,Oe,Oe,1],[t,nc,qs+" "+uo,Oe,Vo+" "+uo,Oe,tc,Oe,1],[e,nc+".{fff}",qs+" "+uo,Oe,Vo+" "+uo,Oe,tc,
Oe,1]];function p(h){return(f,y,_,T,x,S)=>{let w=[],$=x>=l,E=x>=a&&x<l,U=h(_),N=Je(U*e,3),re=cl(U.getFullYear(),$?0:U.getMonth(),E||$?1:U.getDate()),z=Je(re*e,3);
if(E||$){let ue=E?x/a:0,G=$?x/l:0,R=N==z?N:Je(cl(re.getFullYear()+G,re.getMonth()+ue,1)*e,3),pe=new Date(bt(R/e)),F=pe.getFullYear(),oe=pe.getMonth();for(let K=0;R<=
T;K++){let be=cl(F+G*K,oe+ue*K,1),V=be-h(Je(be*e,3));R=Je((+be+V)*e,3),R<=T&&w.push(R)}}else{let ue=x>=s?s:x,G=Xt(_)-Xt(N),R=z+G+Ws(N-z,ue);w.push(R);let pe=h(R),
F=pe.getHours()+pe.getMinutes()/r+pe.getSeconds()/o,oe=x/o,K=f.axes[y]._space,be=S/K;for(;R=Je(R+x,e==1?0:3),!(R>T);)if(oe>1){let V=Xt(Je(F+oe,6))%24,Se=h(R).getHours()-
V;Se>1&&(Se=-1),R-=Se*o,F=(F+oe)%24;let qe=w[w.length-1];Je((R-qe)/x,3)*be>=.7&&w.push(R)}else w.push(R)}return w}}return[d,i,p]}var[Bm,Um,Fm]=Ic(1),[Wm,Hm,zm]=Ic(
.001);Qo(2,-53,53,[1]);function rc(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function oc(e,t){return(r,o,s,a,l)=>{let u=t.
find(_=>l>=_[0])||t[t.length-1],d,i,p,h,f,y;return o.map(_=>{let T=e(_),x=T.getFullYear(),S=T.getMonth(),w=T.getDate(),$=T.getHours(),E=T.getMinutes(),U=T.getSeconds(),
N=x!=d&&u[2]||S!=i&&u[3]||w!=p&&u[4]||$!=h&&u[5]||E!=f&&u[6]||U!=y&&u[7]||u[1];return d=x,i=S,p=w,h=$,f=E,y=U,N(T)})}}function Vm(e,t){let r=El(t);return(o,s,a,l,u)=>s.
map(d=>r(e(d)))}function cl(e,t,r){return new Date(e,t,r)}function sc(e,t){return t(e)}var Gm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ac(e,t){return(r,o,s,a)=>a==
null?xl:t(e(o))}function Km(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Qm(e,t){return e.series[t].fill(
e,t)}var Ym={show:!0,live:!0,isolate:!1,mount:gm,markers:{show:!0,width:2,stroke:Km,fill:Qm,dash:"solid"},idx:null,idxs:null,values:[]};function Zm(e,t){let r=e.
cursor.points,o=pn(),s=r.size(e,t);Ge(o,Ho,s),Ge(o,zo,s);let a=s/-2;Ge(o,"marginLeft",a),Ge(o,"marginTop",a);let l=r.width(e,t,s);return l&&Ge(o,"borderWidth",l),
o}function Xm(e,t){let r=e.series[t].points;return r._fill||r._stroke}function eh(e,t){let r=e.series[t].points;return r._stroke||r._fill}function th(e,t){return e.
series[t].points.size}var dl=[0,0];function nh(e,t,r){return dl[0]=t,dl[1]=r,dl}function Ns(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}function pl(e,t,r,o=!0){
return s=>{(!o||s.target==t)&&r(s)}}var rh={show:!0,x:!0,y:!0,lock:!1,move:nh,points:{one:!1,show:Zm,size:th,width:0,stroke:eh,fill:Xm},bind:{mousedown:Ns,mouseup:Ns,
click:Ns,dblclick:Ns,mousemove:pl,mouseleave:pl,mouseenter:pl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Jc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ol=pt({},Jc,{filter:$c}),Bc=pt({},Ol,{size:10}),Uc=pt({},Jc,{show:!1}),Al='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Fc="bold "+Al,Wc=1.5,lc={
show:!0,scale:"x",stroke:Sl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:2,grid:Ol,ticks:Bc,border:Uc,font:Al,lineGap:Wc,rotate:0},
oh="Value",sh="Time",ic={show:!0,scale:"x",auto:!1,sorted:1,min:Ie,max:-Ie,idxs:[]};function ah(e,t,r,o,s){return t.map(a=>a==null?"":Pl(a))}function lh(e,t,r,o,s,a,l){
let u=[],d=ar.get(s)||0;r=l?r:Je(Ws(r,s),d);for(let i=r;i<=o;i=Je(i+s,d))u.push(Object.is(i,-0)?0:i);return u}function yl(e,t,r,o,s,a,l){let u=[],d=e.scales[e.axes[t].
scale].log,i=d==10?Vn:Sc,p=Xt(i(r));s=po(d,p),d==10&&(s=$r[kn(s,$r)]);let h=r,f=s*d;d==10&&(f=$r[kn(f,$r)]);do u.push(h),h=h+s,d==10&&!ar.has(h)&&(h=Je(h,ar.get(
s))),h>=f&&(s=h,f=s*d,d==10&&(f=$r[kn(f,$r)]));while(h<=o);return u}function ih(e,t,r,o,s,a,l){let d=e.scales[e.axes[t].scale].asinh,i=o>d?yl(e,t,Jt(d,r),o,s):[
d],p=o>=0&&r<=0?[0]:[];return(r<-d?yl(e,t,Jt(d,-o),-r,s):[d]).reverse().map(f=>-f).concat(p,i)}var Hc=/./,uh=/[12357]/,ch=/[125]/,uc=/1/,vl=(e,t,r,o)=>e.map((s,a)=>t==
4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function dh(e,t,r,o,s){let a=e.axes[r],l=a.scale,u=e.scales[l],d=e.valToPos,i=a._space,p=d(10,l),h=d(
9,l)-p>=i?Hc:d(7,l)-p>=i?uh:d(5,l)-p>=i?ch:uc;if(h==uc){let f=yt(d(1,l)-p);if(f<i)return vl(t.slice().reverse(),u.distr,h,fn(i/f)).reverse()}return vl(t,u.distr,
h,1)}function ph(e,t,r,o,s){let a=e.axes[r],l=a.scale,u=a._space,d=e.valToPos,i=yt(d(1,l)-d(2,l));return i<u?vl(t.slice().reverse(),3,Hc,fn(u/i)).reverse():t}function fh(e,t,r,o){
return o==null?xl:t==null?"":Pl(t)}var cc={show:!0,scale:"y",stroke:Sl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Fc,side:3,grid:Ol,ticks:Bc,
border:Uc,font:Al,lineGap:Wc,rotate:0};function mh(e,t){let r=3+(e||1)*2;return Je(r*t,3)}function hh(e,t){let{scale:r,idxs:o}=e.series[0],s=e._data[0],a=e.valToPos(
s[o[0]],r,!0),l=e.valToPos(s[o[1]],r,!0),u=yt(l-a),d=e.series[t],i=u/(d.points.space*Me);return o[1]-o[0]<=i}var dc={scale:null,auto:!0,sorted:0,min:Ie,max:-Ie},
zc=(e,t,r,o,s)=>s,pc={show:!0,auto:!0,sorted:0,gaps:zc,alpha:1,facets:[pt({},dc,{scale:"x"}),pt({},dc,{scale:"y"})]},fc={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:zc,alpha:1,points:{show:hh,filter:null},values:null,min:Ie,max:-Ie,idxs:[],path:null,clip:null};function gh(e,t,r,o,s){return r/10}var Vc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},bh=pt({},Vc,{time:!1,ori:1}),mc={};function Gc(e,t){let r=mc[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,l,u,d,i){for(let p=0;p<r.plots.length;p++)r.plots[p]!=s&&r.plots[p].pub(o,s,a,l,u,d,i)}},e!=null&&(mc[e]=
r)),r}var ho=1,_l=2;function Er(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,l=e.scales,u=e.bbox,d=a[0],i=o==2?a[1]:a[t],p=o==2?l[s.facets[0].scale]:
l[e.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],f=u.left,y=u.top,_=u.width,T=u.height,x=e.valToPosH,S=e.valToPosV;return p.ori==0?r(s,d,i,p,h,x,S,f,
y,_,T,Vs,bo,Ks,Qc,Zc):r(s,d,i,p,h,S,x,y,f,T,_,Gs,yo,ql,Yc,Xc)}function Rl(e,t){let r=0,o=0,s=$e(e.bands,Ml);for(let a=0;a<s.length;a++){let l=s[a];l.series[0]==
t?r=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function yh(e,t,r,o,s){let a=e.mode,l=e.series[t],u=a==2?l.facets[1].scale:l.scale,
d=e.scales[u];return s==-1?d.min:s==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Gn(e,t,r,o,s,a){return Er(e,t,(l,u,d,i,p,h,f,y,_,T,x)=>{let S=l.pxRound,w=i.
dir*(i.ori==0?1:-1),$=i.ori==0?bo:yo,E,U;w==1?(E=r,U=o):(E=o,U=r);let N=S(h(u[E],i,T,y)),re=S(f(d[E],p,x,_)),z=S(h(u[U],i,T,y)),ue=S(f(a==1?p.max:p.min,p,x,_)),
G=new Path2D(s);return $(G,z,ue),$(G,N,ue),$(G,N,re),G})}function zs(e,t,r,o,s,a){let l=null;if(e.length>0){l=new Path2D;let u=t==0?Ks:ql,d=r;for(let h=0;h<e.length;h++){
let f=e[h];if(f[1]>f[0]){let y=f[0]-d;y>0&&u(l,d,o,y,o+a),d=f[1]}}let i=r+s-d,p=10;i>0&&u(l,d,o-p/2,i,o+a+p)}return l}function vh(e,t,r){let o=e[e.length-1];o&&
o[0]==t?o[1]=r:e.push([t,r])}function Ll(e,t,r,o,s,a,l){let u=[],d=e.length;for(let i=s==1?r:o;i>=r&&i<=o;i+=s)if(t[i]===null){let h=i,f=i;if(s==1)for(;++i<=o&&
t[i]===null;)f=i;else for(;--i>=r&&t[i]===null;)f=i;let y=a(e[h]),_=f==h?y:a(e[f]),T=h-s;y=l<=0&&T>=0&&T<d?a(e[T]):y;let S=f+s;_=l>=0&&S>=0&&S<d?a(e[S]):_,_>=y&&
u.push([y,_])}return u}function hc(e){return e==0?Cc:e==1?bt:t=>Cr(t,e)}function Kc(e){let t=e==0?Vs:Gs,r=e==0?(s,a,l,u,d,i)=>{s.arcTo(a,l,u,d,i)}:(s,a,l,u,d,i)=>{
s.arcTo(l,a,d,u,i)},o=e==0?(s,a,l,u,d)=>{s.rect(a,l,u,d)}:(s,a,l,u,d)=>{s.rect(l,a,d,u)};return(s,a,l,u,d,i=0,p=0)=>{i==0&&p==0?o(s,a,l,u,d):(i=Sn(i,u/2,d/2),p=
Sn(p,u/2,d/2),t(s,a+i,l),r(s,a+u,l,a+u,l+d,i),r(s,a+u,l+d,a,l+d,p),r(s,a,l+d,a,l,p),r(s,a,l,a+u,l,i),s.closePath())}}var Vs=(e,t,r)=>{e.moveTo(t,r)},Gs=(e,t,r)=>{
e.moveTo(r,t)},bo=(e,t,r)=>{e.lineTo(t,r)},yo=(e,t,r)=>{e.lineTo(r,t)},Ks=Kc(0),ql=Kc(1),Qc=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},Yc=(e,t,r,o,s,a)=>{e.arc(r,t,o,s,a)},
Zc=(e,t,r,o,s,a,l)=>{e.bezierCurveTo(t,r,o,s,a,l)},Xc=(e,t,r,o,s,a,l)=>{e.bezierCurveTo(r,t,s,o,l,a)};function ed(e){return(t,r,o,s,a)=>Er(t,r,(l,u,d,i,p,h,f,y,_,T,x)=>{
let{pxRound:S,points:w}=l,$,E;i.ori==0?($=Vs,E=Qc):($=Gs,E=Yc);let U=Je(w.width*Me,3),N=(w.size-w.width)/2*Me,re=Je(N*2,3),z=new Path2D,ue=new Path2D,{left:G,top:R,
width:pe,height:F}=t.bbox;Ks(ue,G-re,R-re,pe+re*2,F+re*2);let oe=K=>{if(d[K]!=null){let be=S(h(u[K],i,T,y)),V=S(f(d[K],p,x,_));$(z,be+N,V),E(z,be,V,N,0,js*2)}};
if(a)a.forEach(oe);else for(let K=o;K<=s;K++)oe(K);return{stroke:U>0?z:null,fill:z,clip:ue,flags:ho|_l}})}function td(e){return(t,r,o,s,a,l)=>{o!=s&&(a!=o&&l!=o&&
e(t,r,o),a!=s&&l!=s&&e(t,r,s),e(t,r,l))}}var _h=td(bo),wh=td(yo);function nd(e){let t=$e(e?.alignGaps,0);return(r,o,s,a)=>Er(r,o,(l,u,d,i,p,h,f,y,_,T,x)=>{[s,a]=
Us(d,s,a);let S=l.pxRound,w=F=>S(h(F,i,T,y)),$=F=>S(f(F,p,x,_)),E,U;i.ori==0?(E=bo,U=_h):(E=yo,U=wh);let N=i.dir*(i.ori==0?1:-1),re={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:ho},z=re.stroke,ue=!1;if(a-s>=T*4){let F=W=>r.posToVal(W,i.key,!0),oe=null,K=null,be,V,Ft,Qe=w(u[N==1?s:a]),Se=w(u[s]),qe=w(
u[a]),me=F(N==1?Se+1:qe-1);for(let W=N==1?s:a;W>=s&&W<=a;W+=N){let mt=u[W],Ye=(N==1?mt<me:mt>me)?Qe:w(mt),Ee=d[W];Ye==Qe?Ee!=null?(V=Ee,oe==null?(E(z,Ye,$(V)),be=
oe=K=V):V<oe?oe=V:V>K&&(K=V)):Ee===null&&(ue=!0):(oe!=null&&U(z,Qe,$(oe),$(K),$(be),$(V)),Ee!=null?(V=Ee,E(z,Ye,$(V)),oe=K=be=V):(oe=K=null,Ee===null&&(ue=!0)),
Qe=Ye,me=F(Qe+N))}oe!=null&&oe!=K&&Ft!=Qe&&U(z,Qe,$(oe),$(K),$(be),$(V))}else for(let F=N==1?s:a;F>=s&&F<=a;F+=N){let oe=d[F];oe===null?ue=!0:oe!=null&&E(z,w(u[F]),
$(oe))}let[R,pe]=Rl(r,o);if(l.fill!=null||R!=0){let F=re.fill=new Path2D(z),oe=l.fillTo(r,o,l.min,l.max,R),K=$(oe),be=w(u[s]),V=w(u[a]);N==-1&&([V,be]=[be,V]),E(
F,V,K),E(F,be,K)}if(!l.spanGaps){let F=[];ue&&F.push(...Ll(u,d,s,a,N,w,t)),re.gaps=F=l.gaps(r,o,s,a,F),re.clip=zs(F,i.ori,y,_,T,x)}return pe!=0&&(re.band=pe==2?
[Gn(r,o,s,a,z,-1),Gn(r,o,s,a,z,1)]:Gn(r,o,s,a,z,pe)),re})}function kh(e){let t=$e(e.align,1),r=$e(e.ascDesc,!1),o=$e(e.alignGaps,0),s=$e(e.extend,!1);return(a,l,u,d)=>Er(
a,l,(i,p,h,f,y,_,T,x,S,w,$)=>{[u,d]=Us(h,u,d);let E=i.pxRound,{left:U,width:N}=a.bbox,re=Se=>E(_(Se,f,w,x)),z=Se=>E(T(Se,y,$,S)),ue=f.ori==0?bo:yo,G={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:ho},R=G.stroke,pe=f.dir*(f.ori==0?1:-1),F=z(h[pe==1?u:d]),oe=re(p[pe==1?u:d]),K=oe,be=oe;s&&t==-1&&(be=U,ue(R,be,F)),
ue(R,oe,F);for(let Se=pe==1?u:d;Se>=u&&Se<=d;Se+=pe){let qe=h[Se];if(qe==null)continue;let me=re(p[Se]),W=z(qe);t==1?ue(R,me,F):ue(R,K,W),ue(R,me,W),F=W,K=me}let V=K;
s&&t==1&&(V=U+N,ue(R,V,F));let[Ft,Qe]=Rl(a,l);if(i.fill!=null||Ft!=0){let Se=G.fill=new Path2D(R),qe=i.fillTo(a,l,i.min,i.max,Ft),me=z(qe);ue(Se,V,me),ue(Se,be,
me)}if(!i.spanGaps){let Se=[];Se.push(...Ll(p,h,u,d,pe,re,o));let qe=i.width*Me/2,me=r||t==1?qe:-qe,W=r||t==-1?-qe:qe;Se.forEach(mt=>{mt[0]+=me,mt[1]+=W}),G.gaps=
Se=i.gaps(a,l,u,d,Se),G.clip=zs(Se,f.ori,x,S,w,$)}return Qe!=0&&(G.band=Qe==2?[Gn(a,l,u,d,R,-1),Gn(a,l,u,d,R,1)]:Gn(a,l,u,d,R,Qe)),G})}function gc(e,t,r,o,s,a,l=Ie){
if(e.length>1){let u=null;for(let d=0,i=1/0;d<e.length;d++)if(t[d]!==void 0){if(u!=null){let p=yt(e[d]-e[u]);p<i&&(i=p,l=yt(r(e[d],o,s,a)-r(e[u],o,s,a)))}u=d}}return l}
function Sh(e){e=e||Ko;let t=$e(e.size,[.6,Ie,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let a=ge(s),l=1-t[0],u=$e(t[1],Ie),
d=$e(t[2],1),i=$e(e.disp,Ko),p=$e(e.each,y=>{}),{fill:h,stroke:f}=i;return(y,_,T,x)=>Er(y,_,(S,w,$,E,U,N,re,z,ue,G,R)=>{let pe=S.pxRound,F=r,oe=o*Me,K=u*Me,be=d*
Me,V,Ft;E.ori==0?[V,Ft]=a(y,_):[Ft,V]=a(y,_);let Qe=E.dir*(E.ori==0?1:-1),Se=E.ori==0?Ks:ql,qe=E.ori==0?p:(J,Ue,ht,Ur,mr,$n,hr)=>{p(J,Ue,ht,mr,Ur,hr,$n)},me=$e(
y.bands,Ml).find(J=>J.series[0]==_),W=me!=null?me.dir:0,mt=S.fillTo(y,_,S.min,S.max,W),Lt=pe(re(mt,U,R,ue)),Ye,Ee,hn,Vt=G,et=pe(S.width*Me),Cn=!1,In=null,on=null,
Zn=null,Ir=null;h!=null&&(et==0||f!=null)&&(Cn=!0,In=h.values(y,_,T,x),on=new Map,new Set(In).forEach(J=>{J!=null&&on.set(J,new Path2D)}),et>0&&(Zn=f.values(y,_,
T,x),Ir=new Map,new Set(Zn).forEach(J=>{J!=null&&Ir.set(J,new Path2D)})));let{x0:Jr,size:Mo}=i;if(Jr!=null&&Mo!=null){F=1,w=Jr.values(y,_,T,x),Jr.unit==2&&(w=w.
map(ht=>y.posToVal(z+ht*G,E.key,!0)));let J=Mo.values(y,_,T,x);Mo.unit==2?Ee=J[0]*G:Ee=N(J[0],E,G,z)-N(0,E,G,z),Vt=gc(w,$,N,E,G,z,Vt),hn=Vt-Ee+oe}else Vt=gc(w,$,
N,E,G,z,Vt),hn=Vt*l+oe,Ee=Vt-hn;hn<1&&(hn=0),et>=Ee/2&&(et=0),hn<5&&(pe=Cc);let as=hn>0,pr=Vt-hn-(as?et:0);Ee=pe(bl(pr,be,K)),Ye=(F==0?Ee/2:F==Qe?0:Ee)-F*Qe*((F==
0?oe/2:0)+(as?et/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Br=Cn?null:new Path2D,Jn=null;if(me!=null)Jn=y.data[me.series[1]];else{
let{y0:J,y1:Ue}=i;J!=null&&Ue!=null&&($=Ue.values(y,_,T,x),Jn=J.values(y,_,T,x))}let fr=V*Ee,ce=Ft*Ee;for(let J=Qe==1?T:x;J>=T&&J<=x;J+=Qe){let Ue=$[J];if(Ue==null)
continue;if(Jn!=null){let Wt=Jn[J]??0;if(Ue-Wt==0)continue;Lt=re(Wt,U,R,ue)}let ht=E.distr!=2||i!=null?w[J]:J,Ur=N(ht,E,G,z),mr=re($e(Ue,mt),U,R,ue),$n=pe(Ur-Ye),
hr=pe(Jt(mr,Lt)),Gt=pe(Sn(mr,Lt)),sn=hr-Gt;if(Ue!=null){let Wt=Ue<0?ce:fr,gn=Ue<0?fr:ce;Cn?(et>0&&Zn[J]!=null&&Se(Ir.get(Zn[J]),$n,Gt+Xt(et/2),Ee,Jt(0,sn-et),Wt,
gn),In[J]!=null&&Se(on.get(In[J]),$n,Gt+Xt(et/2),Ee,Jt(0,sn-et),Wt,gn)):Se(Br,$n,Gt+Xt(et/2),Ee,Jt(0,sn-et),Wt,gn),qe(y,_,J,$n-et/2,Gt,Ee+et,sn)}}return et>0?qt.
stroke=Cn?Ir:Br:Cn||(qt._fill=S.width==0?S._fill:S._stroke??S._fill,qt.width=0),qt.fill=Cn?on:Br,qt})}function xh(e,t){let r=$e(t?.alignGaps,0);return(o,s,a,l)=>Er(
o,s,(u,d,i,p,h,f,y,_,T,x,S)=>{[a,l]=Us(i,a,l);let w=u.pxRound,$=V=>w(f(V,p,x,_)),E=V=>w(y(V,h,S,T)),U,N,re;p.ori==0?(U=Vs,re=bo,N=Zc):(U=Gs,re=yo,N=Xc);let z=p.
dir*(p.ori==0?1:-1),ue=$(d[z==1?a:l]),G=ue,R=[],pe=[];for(let V=z==1?a:l;V>=a&&V<=l;V+=z)if(i[V]!=null){let Qe=d[V],Se=$(Qe);R.push(G=Se),pe.push(E(i[V]))}let F={
stroke:e(R,pe,U,re,N,w),fill:null,clip:null,band:null,gaps:null,flags:ho},oe=F.stroke,[K,be]=Rl(o,s);if(u.fill!=null||K!=0){let V=F.fill=new Path2D(oe),Ft=u.fillTo(
o,s,u.min,u.max,K),Qe=E(Ft);re(V,G,Qe),re(V,ue,Qe)}if(!u.spanGaps){let V=[];V.push(...Ll(d,i,a,l,z,$,r)),F.gaps=V=u.gaps(o,s,a,l,V),F.clip=zs(V,p.ori,_,T,x,S)}return be!=
0&&(F.band=be==2?[Gn(o,s,a,l,oe,-1),Gn(o,s,a,l,oe,1)]:Gn(o,s,a,l,oe,be)),F})}function Ch(e){return xh($h,e)}function $h(e,t,r,o,s,a){let l=e.length;if(l<2)return null;
let u=new Path2D;if(r(u,e[0],t[0]),l==2)o(u,e[1],t[1]);else{let d=Array(l),i=Array(l-1),p=Array(l-1),h=Array(l-1);for(let f=0;f<l-1;f++)p[f]=t[f+1]-t[f],h[f]=e[f+
1]-e[f],i[f]=p[f]/h[f];d[0]=i[0];for(let f=1;f<l-1;f++)i[f]===0||i[f-1]===0||i[f-1]>0!=i[f]>0?d[f]=0:(d[f]=3*(h[f-1]+h[f])/((2*h[f]+h[f-1])/i[f-1]+(h[f]+2*h[f-1])/
i[f]),isFinite(d[f])||(d[f]=0));d[l-1]=i[l-2];for(let f=0;f<l-1;f++)s(u,e[f]+h[f]/3,t[f]+d[f]*h[f]/3,e[f+1]-h[f]/3,t[f+1]-d[f+1]*h[f]/3,e[f+1],t[f+1])}return u}
var wl=new Set;function bc(){for(let e of wl)e.syncRect(!0)}go&&(Pr(am,co,bc),Pr(lm,co,bc,!0),Pr(Is,co,()=>{vt.pxRatio=Me}));var Th=nd(),Ph=ed();function yc(e,t,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,l)=>kl(a,l,t,r))}function Mh(e,t){return e.map((r,o)=>o==0?{}:pt({},t,r))}function kl(e,t,r,o){
return pt({},t==0?r:o,e)}function rd(e,t,r){return t==null?fo:[t,r]}var Eh=rd;function Dh(e,t,r){return t==null?fo:Js(t,r,Tl,!0)}function od(e,t,r,o){return t==
null?fo:Fs(t,r,e.scales[o].log,!1)}var Oh=od;function sd(e,t,r,o){return t==null?fo:$l(t,r,e.scales[o].log,!1)}var Ah=sd;function Rh(e,t,r,o,s){let a=Jt(Qu(e),Qu(
t)),l=t-e,u=kn(s/o*l,r);do{let d=r[u],i=o*d/l;if(i>=s&&a+(d<5?ar.get(d):0)<=17)return[d,i]}while(++u<r.length);return[0,0]}function vc(e){let t,r;return e=e.replace(
/(\d+)px/,(o,s)=>(t=bt((r=+s)*Me))+"px"),[e,t,r]}function Lh(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Je(t[2]*Me,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function vt(e,t,r){let o={mode:$e(e.mode,1)},s=o.mode;function a(c,m,g,b){let v=m.valToPct(c);return b+g*(m.dir==-1?1-v:v)}function l(c,m,g,b){let v=m.
valToPct(c);return b+g*(m.dir==-1?v:1-v)}function u(c,m,g,b){return m.ori==0?a(c,m,g,b):l(c,m,g,b)}o.valToPosH=a,o.valToPosV=l;let d=!1;o.status=0;let i=o.root=
pn(Uf);if(e.id!=null&&(i.id=e.id),Zt(i,e.class),e.title){let c=pn(Hf,i);c.textContent=e.title}let p=wn("canvas"),h=o.ctx=p.getContext("2d"),f=pn(zf,i);Pr("click",
f,c=>{c.target===_&&(He!=Xr||Ze!=eo)&&Pt.click(o,c)},!0);let y=o.under=pn(Vf,f);f.appendChild(p);let _=o.over=pn(Gf,f);e=mo(e);let T=+$e(e.pxAlign,1),x=hc(T);(e.
plugins||[]).forEach(c=>{c.opts&&(e=c.opts(o,e)||e)});let S=e.ms||.001,w=o.series=s==1?yc(e.series||[],ic,fc,!1):Mh(e.series||[null],pc),$=o.axes=yc(e.axes||[],
lc,cc,!0),E=o.scales={},U=o.bands=e.bands||[];U.forEach(c=>{c.fill=ge(c.fill||null),c.dir=$e(c.dir,-1)});let N=s==2?w[1].facets[0].scale:w[0].scale,re={axes:af,
series:tf},z=(e.drawOrder||["axes","series"]).map(c=>re[c]);function ue(c){let m=c.distr==3?g=>Vn(g>0?g:c.clamp(o,g,c.min,c.max,c.key)):c.distr==4?g=>ul(g,c.asinh):
c.distr==100?g=>c.fwd(g):g=>g;return g=>{let b=m(g),{_min:v,_max:k}=c,M=k-v;return(b-v)/M}}function G(c){let m=E[c];if(m==null){let g=(e.scales||Ko)[c]||Ko;if(g.
from!=null){G(g.from);let b=pt({},E[g.from],g,{key:c});b.valToPct=ue(b),E[c]=b}else{m=E[c]=pt({},c==N?Vc:bh,g),m.key=c;let b=m.time,v=m.range,k=sr(v);if((c!=N||
s==2&&!b)&&(k&&(v[0]==null||v[1]==null)&&(v={min:v[0]==null?Vu:{mode:1,hard:v[0],soft:v[0]},max:v[1]==null?Vu:{mode:1,hard:v[1],soft:v[1]}},k=!1),!k&&Hs(v))){let M=v;
v=(D,A,j)=>A==null?fo:Js(A,j,M)}m.range=ge(v||(b?Eh:c==N?m.distr==3?Oh:m.distr==4?Ah:rd:m.distr==3?od:m.distr==4?sd:Dh)),m.auto=ge(k?!1:m.auto),m.clamp=ge(m.clamp||
gh),m._min=m._max=null,m.valToPct=ue(m)}}}G("x"),G("y"),s==1&&w.forEach(c=>{G(c.scale)}),$.forEach(c=>{G(c.scale)});for(let c in e.scales)G(c);let R=E[N],pe=R.distr,
F,oe;R.ori==0?(Zt(i,Ff),F=a,oe=l):(Zt(i,Wf),F=l,oe=a);let K={};for(let c in E){let m=E[c];(m.min!=null||m.max!=null)&&(K[c]={min:m.min,max:m.max},m.min=m.max=null)}
let be=e.tzDate||(c=>new Date(bt(c/S))),V=e.fmtDate||El,Ft=S==1?Fm(be):zm(be),Qe=oc(be,rc(S==1?Um:Hm,V)),Se=ac(be,sc(Gm,V)),qe=[],me=o.legend=pt({},Ym,e.legend),
W=o.cursor=pt({},rh,{drag:{y:s==2}},e.cursor),mt=me.show,Lt=W.show,Ye=me.markers;me.idxs=qe,Ye.width=ge(Ye.width),Ye.dash=ge(Ye.dash),Ye.stroke=ge(Ye.stroke),Ye.
fill=ge(Ye.fill);let Ee,hn,Vt,et=[],Cn=[],In,on=!1,Zn={};if(me.live){let c=w[1]?w[1].values:null;on=c!=null,In=on?c(o,1,0):{_:0};for(let m in In)Zn[m]=xl}if(mt)
if(Ee=wn("table",em,i),Vt=wn("tbody",null,Ee),me.mount(o,Ee),on){hn=wn("thead",null,Ee,Vt);let c=wn("tr",null,hn);wn("th",null,c);for(var Ir in In)wn("th",Ru,c).
textContent=Ir}else Zt(Ee,nm),me.live&&Zt(Ee,tm);let Jr={show:!0},Mo={show:!1};function as(c,m){if(m==0&&(on||!me.live||s==2))return fo;let g=[],b=wn("tr",rm,Vt,
Vt.childNodes[m]);Zt(b,c.class),c.show||Zt(b,Tr);let v=wn("th",null,b);if(Ye.show){let D=pn(om,v);if(m>0){let A=Ye.width(o,m);A&&(D.style.border=A+"px "+Ye.dash(
o,m)+" "+Ye.stroke(o,m)),D.style.background=Ye.fill(o,m)}}let k=pn(Ru,v);c.label instanceof HTMLElement?k.appendChild(c.label):k.textContent=c.label,m>0&&(Ye.show||
(k.style.color=c.width>0?Ye.stroke(o,m):Ye.fill(o,m)),qt("click",v,D=>{if(W._lock)return;br(D);let A=w.indexOf(c);if((D.ctrlKey||D.metaKey)!=me.isolate){let j=w.
some((I,B)=>B>0&&B!=A&&I.show);w.forEach((I,B)=>{B>0&&Pn(B,j?B==A?Jr:Mo:Jr,!0,dt.setSeries)})}else Pn(A,{show:!c.show},!0,dt.setSeries)},!1),Wr&&qt(ju,v,D=>{W._lock||
(br(D),Pn(w.indexOf(c),no,!0,dt.setSeries))},!1));for(var M in In){let D=wn("td",sm,b);D.textContent="--",g.push(D)}return[b,g]}let pr=new Map;function qt(c,m,g,b=!0){
let v=pr.get(m)||{},k=W.bind[c](o,m,g,b);k&&(Pr(c,m,v[c]=k),pr.set(m,v))}function Br(c,m,g){let b=pr.get(m)||{};for(let v in b)(c==null||v==c)&&(gl(v,m,b[v]),delete b[v]);
c==null&&pr.delete(m)}let Jn=0,fr=0,ce=0,J=0,Ue=0,ht=0,Ur=Ue,mr=ht,$n=ce,hr=J,Gt=0,sn=0,Wt=0,gn=0;o.bbox={};let _a=!1,ls=!1,Fr=!1,gr=!1,is=!1,an=!1;function wa(c,m,g){
(g||c!=o.width||m!=o.height)&&yi(c,m),Kr(!1),Fr=!0,ls=!0,Qr()}function yi(c,m){o.width=Jn=ce=c,o.height=fr=J=m,Ue=ht=0,Gp(),Kp();let g=o.bbox;Gt=g.left=Cr(Ue*Me,
.5),sn=g.top=Cr(ht*Me,.5),Wt=g.width=Cr(ce*Me,.5),gn=g.height=Cr(J*Me,.5)}let Hp=3;function zp(){let c=!1,m=0;for(;!c;){m++;let g=of(m),b=sf(m);c=m==Hp||g&&b,c||
(yi(o.width,o.height),ls=!0)}}function Vp({width:c,height:m}){wa(c,m)}o.setSize=Vp;function Gp(){let c=!1,m=!1,g=!1,b=!1;$.forEach((v,k)=>{if(v.show&&v._show){let{
side:M,_size:D}=v,A=M%2,j=v.label!=null?v.labelSize:0,I=D+j;I>0&&(A?(ce-=I,M==3?(Ue+=I,b=!0):g=!0):(J-=I,M==0?(ht+=I,c=!0):m=!0))}}),yr[0]=c,yr[1]=g,yr[2]=m,yr[3]=
b,ce-=Xn[1]+Xn[3],Ue+=Xn[3],J-=Xn[2]+Xn[0],ht+=Xn[0]}function Kp(){let c=Ue+ce,m=ht+J,g=Ue,b=ht;function v(k,M){switch(k){case 1:return c+=M,c-M;case 2:return m+=
M,m-M;case 3:return g-=M,g+M;case 0:return b-=M,b+M}}$.forEach((k,M)=>{if(k.show&&k._show){let D=k.side;k._pos=v(D,k._size),k.label!=null&&(k._lpos=v(D,k.labelSize))}})}
if(W.dataIdx==null){let c=W.hover,m=c.skip=new Set(c.skip??[]);m.add(void 0);let g=c.prox=ge(c.prox),b=c.bias??(c.bias=0);W.dataIdx=(v,k,M,D)=>{if(k==0)return M;
let A=M,j=g(v,k,M,D)??Ie,I=j>=0&&j<Ie,B=R.ori==0?ce:J,se=W.left,Pe=t[0],xe=t[k];if(m.has(xe[M])){A=null;let he=null,te=null,H;if(b==0||b==-1)for(H=M;he==null&&H-- >
0;)m.has(xe[H])||(he=H);if(b==0||b==1)for(H=M;te==null&&H++<xe.length;)m.has(xe[H])||(te=H);if(he!=null||te!=null)if(I){let Ve=he==null?-1/0:F(Pe[he],R,B,0),ot=te==
null?1/0:F(Pe[te],R,B,0),Ct=se-Ve,Ne=ot-se;Ct<=Ne?Ct<=j&&(A=he):Ne<=j&&(A=te)}else A=te==null?he:he==null?te:M-he<=te-M?he:te}else I&&yt(se-F(Pe[M],R,B,0))>j&&(A=
null);return A}}let br=c=>{W.event=c};W.idxs=qe,W._lock=!1;let Et=W.points;Et.show=ge(Et.show),Et.size=ge(Et.size),Et.stroke=ge(Et.stroke),Et.width=ge(Et.width),
Et.fill=ge(Et.fill);let Tn=o.focus=pt({},e.focus||{alpha:.3},W.focus),Wr=Tn.prox>=0,Hr=Wr&&Et.one,ln=[],zr=[],Vr=[];function vi(c,m){let g=Et.show(o,m);if(g instanceof
HTMLElement)return Zt(g,Xf),Zt(g,c.class),On(g,-10,-10,ce,J),_.insertBefore(g,ln[m]),g}function _i(c,m){if(s==1||m>0){let g=s==1&&E[c.scale].time,b=c.value;c.value=
g?Xu(b)?ac(be,sc(b,V)):b||Se:b||fh,c.label=c.label||(g?sh:oh)}if(Hr||m>0){c.width=c.width==null?1:c.width,c.paths=c.paths||Th||bm,c.fillTo=ge(c.fillTo||yh),c.pxAlign=
+$e(c.pxAlign,T),c.pxRound=hc(c.pxAlign),c.stroke=ge(c.stroke||null),c.fill=ge(c.fill||null),c._stroke=c._fill=c._paths=c._focus=null;let g=mh(Jt(1,c.width),1),
b=c.points=pt({},{size:g,width:Jt(1,g*.2),stroke:c.stroke,space:g*2,paths:Ph,_stroke:null,_fill:null},c.points);b.show=ge(b.show),b.filter=ge(b.filter),b.fill=ge(
b.fill),b.stroke=ge(b.stroke),b.paths=ge(b.paths),b.pxAlign=c.pxAlign}if(mt){let g=as(c,m);et.splice(m,0,g[0]),Cn.splice(m,0,g[1]),me.values.push(null)}if(Lt){qe.
splice(m,0,null);let g=null;Hr?m==0&&(g=vi(c,m)):m>0&&(g=vi(c,m)),ln.splice(m,0,g),zr.splice(m,0,0),Vr.splice(m,0,0)}xt("addSeries",m)}function Qp(c,m){m=m??w.length,
c=s==1?kl(c,m,ic,fc):kl(c,m,{},pc),w.splice(m,0,c),_i(w[m],m)}o.addSeries=Qp;function Yp(c){if(w.splice(c,1),mt){me.values.splice(c,1),Cn.splice(c,1);let m=et.splice(
c,1)[0];Br(null,m.firstChild),m.remove()}Lt&&(qe.splice(c,1),ln.splice(c,1)[0].remove(),zr.splice(c,1),Vr.splice(c,1)),xt("delSeries",c)}o.delSeries=Yp;let yr=[
!1,!1,!1,!1];function Zp(c,m){if(c._show=c.show,c.show){let g=c.side%2,b=E[c.scale];b==null&&(c.scale=g?w[1].scale:N,b=E[c.scale]);let v=b.time;c.size=ge(c.size),
c.space=ge(c.space),c.rotate=ge(c.rotate),sr(c.incrs)&&c.incrs.forEach(M=>{!ar.has(M)&&ar.set(M,Pc(M))}),c.incrs=ge(c.incrs||(b.distr==2?Im:v?S==1?Bm:Wm:$r)),c.
splits=ge(c.splits||(v&&b.distr==1?Ft:b.distr==3?yl:b.distr==4?ih:lh)),c.stroke=ge(c.stroke),c.grid.stroke=ge(c.grid.stroke),c.ticks.stroke=ge(c.ticks.stroke),c.
border.stroke=ge(c.border.stroke);let k=c.values;c.values=sr(k)&&!sr(k[0])?ge(k):v?sr(k)?oc(be,rc(k,V)):Xu(k)?Vm(be,k):k||Qe:k||ah,c.filter=ge(c.filter||(b.distr>=
3&&b.log==10?dh:b.distr==3&&b.log==2?ph:$c)),c.font=vc(c.font),c.labelFont=vc(c.labelFont),c._size=c.size(o,null,m,0),c._space=c._rotate=c._incrs=c._found=c._splits=
c._values=null,c._size>0&&(yr[m]=!0,c._el=pn(Kf,f))}}function Eo(c,m,g,b){let[v,k,M,D]=g,A=m%2,j=0;return A==0&&(D||k)&&(j=m==0&&!v||m==2&&!M?bt(lc.size/3):0),A==
1&&(v||M)&&(j=m==1&&!k||m==3&&!D?bt(cc.size/2):0),j}let wi=o.padding=(e.padding||[Eo,Eo,Eo,Eo]).map(c=>ge($e(c,Eo))),Xn=o._padding=wi.map((c,m)=>c(o,m,yr,0)),Tt,
_t=null,wt=null,us=s==1?w[0].idxs:null,bn=null,Do=!1;function ki(c,m){if(t=c??[],o.data=o._data=t,s==2){Tt=0;for(let g=1;g<w.length;g++)Tt+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),bn=t[0],Tt=bn.length;let g=t;if(pe==2){g=t.slice();let b=g[0]=Array(Tt);for(let v=0;v<Tt;v++)b[v]=v}o._data=t=g}if(Kr(!0),xt(
"setData"),pe==2&&(Fr=!0),m!==!1){let g=R;g.auto(o,Do)?ka():tr(N,g.min,g.max),gr=gr||W.left>=0,an=!0,Qr()}}o.setData=ki;function ka(){Do=!0;let c,m;s==1&&(Tt>0?
(_t=us[0]=0,wt=us[1]=Tt-1,c=t[0][_t],m=t[0][wt],pe==2?(c=_t,m=wt):c==m&&(pe==3?[c,m]=Fs(c,c,R.log,!1):pe==4?[c,m]=$l(c,c,R.log,!1):R.time?m=c+bt(86400/S):[c,m]=
Js(c,m,Tl,!0))):(_t=us[0]=c=null,wt=us[1]=m=null)),tr(N,c,m)}let cs,Gr,Sa,xa,Ca,$a,Ta,Pa,Ma,Ht;function Si(c,m,g,b,v,k){c??(c=qu),g??(g=Ml),b??(b="butt"),v??(v=
qu),k??(k="round"),c!=cs&&(h.strokeStyle=cs=c),v!=Gr&&(h.fillStyle=Gr=v),m!=Sa&&(h.lineWidth=Sa=m),k!=Ca&&(h.lineJoin=Ca=k),b!=$a&&(h.lineCap=$a=b),g!=xa&&h.setLineDash(
xa=g)}function xi(c,m,g,b){m!=Gr&&(h.fillStyle=Gr=m),c!=Ta&&(h.font=Ta=c),g!=Pa&&(h.textAlign=Pa=g),b!=Ma&&(h.textBaseline=Ma=b)}function Ea(c,m,g,b,v=0){if(b.length>
0&&c.auto(o,Do)&&(m==null||m.min==null)){let k=$e(_t,0),M=$e(wt,b.length-1),D=g.min==null?dm(b,k,M,v,c.distr==3):[g.min,g.max];c.min=Sn(c.min,g.min=D[0]),c.max=
Jt(c.max,g.max=D[1])}}let Ci={min:null,max:null};function Xp(){for(let b in E){let v=E[b];K[b]==null&&(v.min==null||K[N]!=null&&v.auto(o,Do))&&(K[b]=Ci)}for(let b in E){
let v=E[b];K[b]==null&&v.from!=null&&K[v.from]!=null&&(K[b]=Ci)}K[N]!=null&&Kr(!0);let c={};for(let b in K){let v=K[b];if(v!=null){let k=c[b]=mo(E[b],_m);if(v.min!=
null)pt(k,v);else if(b!=N||s==2)if(Tt==0&&k.from==null){let M=k.range(o,null,null,b);k.min=M[0],k.max=M[1]}else k.min=Ie,k.max=-Ie}}if(Tt>0){w.forEach((b,v)=>{if(s==
1){let k=b.scale,M=K[k];if(M==null)return;let D=c[k];if(v==0){let A=D.range(o,D.min,D.max,k);D.min=A[0],D.max=A[1],_t=kn(D.min,t[0]),wt=kn(D.max,t[0]),wt-_t>1&&
(t[0][_t]<D.min&&_t++,t[0][wt]>D.max&&wt--),b.min=bn[_t],b.max=bn[wt]}else b.show&&b.auto&&Ea(D,M,b,t[v],b.sorted);b.idxs[0]=_t,b.idxs[1]=wt}else if(v>0&&b.show&&
b.auto){let[k,M]=b.facets,D=k.scale,A=M.scale,[j,I]=t[v],B=c[D],se=c[A];B!=null&&Ea(B,K[D],k,j,k.sorted),se!=null&&Ea(se,K[A],M,I,M.sorted),b.min=M.min,b.max=M.
max}});for(let b in c){let v=c[b],k=K[b];if(v.from==null&&(k==null||k.min==null)){let M=v.range(o,v.min==Ie?null:v.min,v.max==-Ie?null:v.max,b);v.min=M[0],v.max=
M[1]}}}for(let b in c){let v=c[b];if(v.from!=null){let k=c[v.from];if(k.min==null)v.min=v.max=null;else{let M=v.range(o,k.min,k.max,b);v.min=M[0],v.max=M[1]}}}let m={},
g=!1;for(let b in c){let v=c[b],k=E[b];if(k.min!=v.min||k.max!=v.max){k.min=v.min,k.max=v.max;let M=k.distr;k._min=M==3?Vn(k.min):M==4?ul(k.min,k.asinh):M==100?
k.fwd(k.min):k.min,k._max=M==3?Vn(k.max):M==4?ul(k.max,k.asinh):M==100?k.fwd(k.max):k.max,m[b]=g=!0}}if(g){w.forEach((b,v)=>{s==2?v>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)Fr=!0,xt("setScale",b);Lt&&W.left>=0&&(gr=an=!0)}for(let b in K)K[b]=null}function ef(c){let m=bl(_t-1,0,Tt-1),g=bl(wt+
1,0,Tt-1);for(;c[m]==null&&m>0;)m--;for(;c[g]==null&&g<Tt-1;)g++;return[m,g]}function tf(){if(Tt>0){let c=w.some(m=>m._focus)&&Ht!=Tn.alpha;c&&(h.globalAlpha=Ht=
Tn.alpha),w.forEach((m,g)=>{if(g>0&&m.show&&($i(g,!1),$i(g,!0),m._paths==null)){let b=Ht;Ht!=m.alpha&&(h.globalAlpha=Ht=m.alpha);let v=s==2?[0,t[g][0].length-1]:
ef(t[g]);m._paths=m.paths(o,g,v[0],v[1]),Ht!=b&&(h.globalAlpha=Ht=b)}}),w.forEach((m,g)=>{if(g>0&&m.show){let b=Ht;Ht!=m.alpha&&(h.globalAlpha=Ht=m.alpha),m._paths!=
null&&Ti(g,!1);{let v=m._paths!=null?m._paths.gaps:null,k=m.points.show(o,g,_t,wt,v),M=m.points.filter(o,g,k,v);(k||M)&&(m.points._paths=m.points.paths(o,g,_t,wt,
M),Ti(g,!0))}Ht!=b&&(h.globalAlpha=Ht=b),xt("drawSeries",g)}}),c&&(h.globalAlpha=Ht=1)}}function $i(c,m){let g=m?w[c].points:w[c];g._stroke=g.stroke(o,c),g._fill=
g.fill(o,c)}function Ti(c,m){let g=m?w[c].points:w[c],{stroke:b,fill:v,clip:k,flags:M,_stroke:D=g._stroke,_fill:A=g._fill,_width:j=g.width}=g._paths;j=Je(j*Me,3);
let I=null,B=j%2/2;m&&A==null&&(A=j>0?"#fff":D);let se=g.pxAlign==1&&B>0;if(se&&h.translate(B,B),!m){let Pe=Gt-j/2,xe=sn-j/2,he=Wt+j,te=gn+j;I=new Path2D,I.rect(
Pe,xe,he,te)}m?Da(D,j,g.dash,g.cap,A,b,v,M,k):nf(c,D,j,g.dash,g.cap,A,b,v,M,I,k),se&&h.translate(-B,-B)}function nf(c,m,g,b,v,k,M,D,A,j,I){let B=!1;A!=0&&U.forEach(
(se,Pe)=>{if(se.series[0]==c){let xe=w[se.series[1]],he=t[se.series[1]],te=(xe._paths||Ko).band;sr(te)&&(te=se.dir==1?te[0]:te[1]);let H,Ve=null;xe.show&&te&&fm(
he,_t,wt)?(Ve=se.fill(o,Pe)||k,H=xe._paths.clip):te=null,Da(m,g,b,v,Ve,M,D,A,j,I,H,te),B=!0}}),B||Da(m,g,b,v,k,M,D,A,j,I)}let Pi=ho|_l;function Da(c,m,g,b,v,k,M,D,A,j,I,B){
Si(c,m,g,b,v),(A||j||B)&&(h.save(),A&&h.clip(A),j&&h.clip(j)),B?(D&Pi)==Pi?(h.clip(B),I&&h.clip(I),ps(v,M),ds(c,k,m)):D&_l?(ps(v,M),h.clip(B),ds(c,k,m)):D&ho&&(h.
save(),h.clip(B),I&&h.clip(I),ps(v,M),h.restore(),ds(c,k,m)):(ps(v,M),ds(c,k,m)),(A||j||B)&&h.restore()}function ds(c,m,g){g>0&&(m instanceof Map?m.forEach((b,v)=>{
h.strokeStyle=cs=v,h.stroke(b)}):m!=null&&c&&h.stroke(m))}function ps(c,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Gr=b,h.fill(g)}):m!=null&&c&&h.fill(m)}
function rf(c,m,g,b){let v=$[c],k;if(b<=0)k=[0,0];else{let M=v._space=v.space(o,c,m,g,b),D=v._incrs=v.incrs(o,c,m,g,b,M);k=Rh(m,g,D,b,M)}return v._found=k}function Oa(c,m,g,b,v,k,M,D,A,j){
let I=M%2/2;T==1&&h.translate(I,I),Si(D,M,A,j,D),h.beginPath();let B,se,Pe,xe,he=v+(b==0||b==3?-k:k);g==0?(se=v,xe=he):(B=v,Pe=he);for(let te=0;te<c.length;te++)
m[te]!=null&&(g==0?B=Pe=c[te]:se=xe=c[te],h.moveTo(B,se),h.lineTo(Pe,xe));h.stroke(),T==1&&h.translate(-I,-I)}function of(c){let m=!0;return $.forEach((g,b)=>{if(!g.
show)return;let v=E[g.scale];if(v.min==null){g._show&&(m=!1,g._show=!1,Kr(!1));return}else g._show||(m=!1,g._show=!0,Kr(!1));let k=g.side,M=k%2,{min:D,max:A}=v,
[j,I]=rf(b,D,A,M==0?ce:J);if(I==0)return;let B=v.distr==2,se=g._splits=g.splits(o,b,D,A,j,I,B),Pe=v.distr==2?se.map(H=>bn[H]):se,xe=v.distr==2?bn[se[1]]-bn[se[0]]:
j,he=g._values=g.values(o,g.filter(o,Pe,b,I,xe),b,I,xe);g._rotate=k==2?g.rotate(o,he,b,I):0;let te=g._size;g._size=fn(g.size(o,he,b,c)),te!=null&&g._size!=te&&(m=
!1)}),m}function sf(c){let m=!0;return wi.forEach((g,b)=>{let v=g(o,b,yr,c);v!=Xn[b]&&(m=!1),Xn[b]=v}),m}function af(){for(let c=0;c<$.length;c++){let m=$[c];if(!m.
show||!m._show)continue;let g=m.side,b=g%2,v,k,M=m.stroke(o,c),D=g==0||g==3?-1:1,[A,j]=m._found;if(m.label!=null){let jt=m.labelGap*D,Yt=bt((m._lpos+jt)*Me);xi(
m.labelFont[0],M,"center",g==2?"top":Lu),h.save(),b==1?(v=k=0,h.translate(Yt,bt(sn+gn/2)),h.rotate((g==3?-js:js)/2)):(v=bt(Gt+Wt/2),k=Yt);let wr=xc(m.label)?m.label(
o,c,A,j):m.label;h.fillText(wr,v,k),h.restore()}if(j==0)continue;let I=E[m.scale],B=b==0?Wt:gn,se=b==0?Gt:sn,Pe=m._splits,xe=I.distr==2?Pe.map(jt=>bn[jt]):Pe,he=I.
distr==2?bn[Pe[1]]-bn[Pe[0]]:A,te=m.ticks,H=m.border,Ve=te.show?te.size:0,ot=bt(Ve*Me),Ct=bt((m.alignTo==2?m._size-Ve-m.gap:m.gap)*Me),Ne=m._rotate*-js/180,st=x(
m._pos*Me),Kt=(ot+Ct)*D,Nt=st+Kt;k=b==0?Nt:0,v=b==1?Nt:0;let un=m.font[0],yn=m.align==1?io:m.align==2?al:Ne>0?io:Ne<0?al:b==0?"center":g==3?al:io,En=Ne||b==1?"m\
iddle":g==2?"top":Lu;xi(un,M,yn,En);let Qt=m.font[1]*m.lineGap,cn=Pe.map(jt=>x(u(jt,I,B,se))),vn=m._values;for(let jt=0;jt<vn.length;jt++){let Yt=vn[jt];if(Yt!=
null){b==0?v=cn[jt]:k=cn[jt],Yt=""+Yt;let wr=Yt.indexOf(`
`)==-1?[Yt]:Yt.split(/\n/gm);for(let It=0;It<wr.length;It++){let Vi=wr[It];Ne?(h.save(),h.translate(v,k+It*Qt),h.rotate(Ne),h.fillText(Vi,0,0),h.restore()):h.fillText(
Vi,v,k+It*Qt)}}}te.show&&Oa(cn,te.filter(o,xe,c,j,he),b,g,st,ot,Je(te.width*Me,3),te.stroke(o,c),te.dash,te.cap);let Dn=m.grid;Dn.show&&Oa(cn,Dn.filter(o,xe,c,j,
he),b,b==0?2:1,b==0?sn:Gt,b==0?gn:Wt,Je(Dn.width*Me,3),Dn.stroke(o,c),Dn.dash,Dn.cap),H.show&&Oa([st],[1],b==0?1:0,b==0?1:2,b==1?sn:Gt,b==1?gn:Wt,Je(H.width*Me,
3),H.stroke(o,c),H.dash,H.cap)}xt("drawAxes")}function Kr(c){w.forEach((m,g)=>{g>0&&(m._paths=null,c&&(s==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,
b.max=null})))})}let fs=!1,Aa=!1,Oo=[];function lf(){Aa=!1;for(let c=0;c<Oo.length;c++)xt(...Oo[c]);Oo.length=0}function Qr(){fs||(Tm(Mi),fs=!0)}function uf(c,m=!1){
fs=!0,Aa=m,c(o),Mi(),m&&Oo.length>0&&queueMicrotask(lf)}o.batch=uf;function Mi(){if(_a&&(Xp(),_a=!1),Fr&&(zp(),Fr=!1),ls){if(Ge(y,io,Ue),Ge(y,"top",ht),Ge(y,Ho,
ce),Ge(y,zo,J),Ge(_,io,Ue),Ge(_,"top",ht),Ge(_,Ho,ce),Ge(_,zo,J),Ge(f,Ho,Jn),Ge(f,zo,fr),p.width=bt(Jn*Me),p.height=bt(fr*Me),$.forEach(({_el:c,_show:m,_size:g,
_pos:b,side:v})=>{if(c!=null)if(m){let k=v===3||v===0?g:0,M=v%2==1;Ge(c,M?"left":"top",b-k),Ge(c,M?"width":"height",g),Ge(c,M?"top":"left",M?ht:Ue),Ge(c,M?"heig\
ht":"width",M?J:ce),hl(c,Tr)}else Zt(c,Tr)}),cs=Gr=Sa=Ca=$a=Ta=Pa=Ma=xa=null,Ht=1,Lo(!0),Ue!=Ur||ht!=mr||ce!=$n||J!=hr){Kr(!1);let c=ce/$n,m=J/hr;if(Lt&&!gr&&W.
left>=0){W.left*=c,W.top*=m,Yr&&On(Yr,bt(W.left),0,ce,J),Zr&&On(Zr,0,bt(W.top),ce,J);for(let g=0;g<ln.length;g++){let b=ln[g];b!=null&&(zr[g]*=c,Vr[g]*=m,On(b,fn(
zr[g]),fn(Vr[g]),ce,J))}}if(ze.show&&!is&&ze.left>=0&&ze.width>0){ze.left*=c,ze.width*=c,ze.top*=m,ze.height*=m;for(let g in Ia)Ge(to,g,ze[g])}Ur=Ue,mr=ht,$n=ce,
hr=J}xt("setSize"),ls=!1}Jn>0&&fr>0&&(h.clearRect(0,0,p.width,p.height),xt("drawClear"),z.forEach(c=>c()),xt("draw")),ze.show&&is&&(ms(ze),is=!1),Lt&&gr&&(_r(null,
!0,!1),gr=!1),me.show&&me.live&&an&&(Na(),an=!1),d||(d=!0,o.status=1,xt("ready")),Do=!1,fs=!1}o.redraw=(c,m)=>{Fr=m||!1,c!==!1?tr(N,R.min,R.max):Qr()};function Ra(c,m){
let g=E[c];if(g.from==null){if(Tt==0){let b=g.range(o,m.min,m.max,c);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(Tt>1&&m.min!=null&&
m.max!=null&&m.max-m.min<1e-16)return;c==N&&g.distr==2&&Tt>0&&(m.min=kn(m.min,t[0]),m.max=kn(m.max,t[0]),m.min==m.max&&m.max++),K[c]=m,_a=!0,Qr()}}o.setScale=Ra;
let La,qa,Yr,Zr,Ei,Di,Xr,eo,Oi,Ai,He,Ze,er=!1,Pt=W.drag,kt=Pt.x,St=Pt.y;Lt&&(W.x&&(La=pn(Yf,_)),W.y&&(qa=pn(Zf,_)),R.ori==0?(Yr=La,Zr=qa):(Yr=qa,Zr=La),He=W.left,
Ze=W.top);let ze=o.select=pt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),to=ze.show?pn(Qf,ze.over?_:y):null;function ms(c,m){if(ze.show){for(let g in c)
ze[g]=c[g],g in Ia&&Ge(to,g,c[g]);m!==!1&&xt("setSelect")}}o.setSelect=ms;function cf(c){if(w[c].show)mt&&hl(et[c],Tr);else if(mt&&Zt(et[c],Tr),Lt){let g=Hr?ln[0]:
ln[c];g!=null&&On(g,-10,-10,ce,J)}}function tr(c,m,g){Ra(c,{min:m,max:g})}function Pn(c,m,g,b){m.focus!=null&&hf(c),m.show!=null&&w.forEach((v,k)=>{k>0&&(c==k||
c==null)&&(v.show=m.show,cf(k),s==2?(tr(v.facets[0].scale,null,null),tr(v.facets[1].scale,null,null)):tr(v.scale,null,null),Qr())}),g!==!1&&xt("setSeries",c,m),
b&&qo("setSeries",o,c,m)}o.setSeries=Pn;function df(c,m){pt(U[c],m)}function pf(c,m){c.fill=ge(c.fill||null),c.dir=$e(c.dir,-1),m=m??U.length,U.splice(m,0,c)}function ff(c){
c==null?U.length=0:U.splice(c,1)}o.addBand=pf,o.setBand=df,o.delBand=ff;function mf(c,m){w[c].alpha=m,Lt&&ln[c]!=null&&(ln[c].style.opacity=m),mt&&et[c]&&(et[c].
style.opacity=m)}let Bn,nr,vr,no={focus:!0};function hf(c){if(c!=vr){let m=c==null,g=Tn.alpha!=1;w.forEach((b,v)=>{if(s==1||v>0){let k=m||v==0||v==c;b._focus=m?
null:k,g&&mf(v,k?1:Tn.alpha)}}),vr=c,g&&Qr()}}mt&&Wr&&qt(Iu,Ee,c=>{W._lock||(br(c),vr!=null&&Pn(null,no,!0,dt.setSeries))});function Mn(c,m,g){let b=E[m];g&&(c=
c/Me-(b.ori==1?ht:Ue));let v=ce;b.ori==1&&(v=J,c=v-c),b.dir==-1&&(c=v-c);let k=b._min,M=b._max,D=c/v,A=k+(M-k)*D,j=b.distr;return j==3?po(10,A):j==4?hm(A,b.asinh):
j==100?b.bwd(A):A}function gf(c,m){let g=Mn(c,N,m);return kn(g,t[0],_t,wt)}o.valToIdx=c=>kn(c,t[0]),o.posToIdx=gf,o.posToVal=Mn,o.valToPos=(c,m,g)=>E[m].ori==0?
a(c,E[m],g?Wt:ce,g?Gt:0):l(c,E[m],g?gn:J,g?sn:0),o.setCursor=(c,m,g)=>{He=c.left,Ze=c.top,_r(null,m,g)};function Ri(c,m){Ge(to,io,ze.left=c),Ge(to,Ho,ze.width=m)}
function Li(c,m){Ge(to,"top",ze.top=c),Ge(to,zo,ze.height=m)}let Ao=R.ori==0?Ri:Li,Ro=R.ori==1?Ri:Li;function bf(){if(mt&&me.live)for(let c=s==2?1:0;c<w.length;c++){
if(c==0&&on)continue;let m=me.values[c],g=0;for(let b in m)Cn[c][g++].firstChild.nodeValue=m[b]}}function Na(c,m){if(c!=null&&(c.idxs?c.idxs.forEach((g,b)=>{qe[b]=
g}):vm(c.idx)||qe.fill(c.idx),me.idx=qe[0]),mt&&me.live){for(let g=0;g<w.length;g++)(g>0||s==1&&!on)&&yf(g,qe[g]);bf()}an=!1,m!==!1&&xt("setLegend")}o.setLegend=
Na;function yf(c,m){let g=w[c],b=c==0&&pe==2?bn:t[c],v;on?v=g.values(o,c,m)??Zn:(v=g.value(o,m==null?null:b[m],c,m),v=v==null?Zn:{_:v}),me.values[c]=v}function _r(c,m,g){
Oi=He,Ai=Ze,[He,Ze]=W.move(o,He,Ze),W.left=He,W.top=Ze,Lt&&(Yr&&On(Yr,bt(He),0,ce,J),Zr&&On(Zr,0,bt(Ze),ce,J));let b,v=_t>wt;Bn=Ie,nr=null;let k=R.ori==0?ce:J,M=R.
ori==1?ce:J;if(He<0||Tt==0||v){b=W.idx=null;for(let D=0;D<w.length;D++){let A=ln[D];A!=null&&On(A,-10,-10,ce,J)}Wr&&Pn(null,no,!0,c==null&&dt.setSeries),me.live&&
(qe.fill(b),an=!0)}else{let D,A,j;s==1&&(D=R.ori==0?He:Ze,A=Mn(D,N),b=W.idx=kn(A,t[0],_t,wt),j=F(t[0][b],R,k,0));let I=-10,B=-10,se=0,Pe=0,xe=!0,he="",te="";for(let H=s==
2?1:0;H<w.length;H++){let Ve=w[H],ot=qe[H],Ct=ot==null?null:s==1?t[H][ot]:t[H][1][ot],Ne=W.dataIdx(o,H,b,A),st=Ne==null?null:s==1?t[H][Ne]:t[H][1][Ne];if(an=an||
st!=Ct||Ne!=ot,qe[H]=Ne,H>0&&Ve.show){let Kt=Ne==null?-10:Ne==b?j:F(s==1?t[0][Ne]:t[H][0][Ne],R,k,0),Nt=st==null?-10:oe(st,s==1?E[Ve.scale]:E[Ve.facets[1].scale],
M,0);if(Wr&&st!=null){let un=R.ori==1?He:Ze,yn=yt(Tn.dist(o,H,Ne,Nt,un));if(yn<Bn){let En=Tn.bias;if(En!=0){let Qt=Mn(un,Ve.scale),cn=st>=0?1:-1,vn=Qt>=0?1:-1;vn==
cn&&(vn==1?En==1?st>=Qt:st<=Qt:En==1?st<=Qt:st>=Qt)&&(Bn=yn,nr=H)}else Bn=yn,nr=H}}if(an||Hr){let un,yn;R.ori==0?(un=Kt,yn=Nt):(un=Nt,yn=Kt);let En,Qt,cn,vn,Dn,
jt,Yt=!0,wr=Et.bbox;if(wr!=null){Yt=!1;let It=wr(o,H);cn=It.left,vn=It.top,En=It.width,Qt=It.height}else cn=un,vn=yn,En=Qt=Et.size(o,H);if(jt=Et.fill(o,H),Dn=Et.
stroke(o,H),Hr)H==nr&&Bn<=Tn.prox&&(I=cn,B=vn,se=En,Pe=Qt,xe=Yt,he=jt,te=Dn);else{let It=ln[H];It!=null&&(zr[H]=cn,Vr[H]=vn,zu(It,En,Qt,Yt),Wu(It,jt,Dn),On(It,fn(
cn),fn(vn),ce,J))}}}}if(Hr){let H=Tn.prox,Ve=vr==null?Bn<=H:Bn>H||nr!=vr;if(an||Ve){let ot=ln[0];ot!=null&&(zr[0]=I,Vr[0]=B,zu(ot,se,Pe,xe),Wu(ot,he,te),On(ot,fn(
I),fn(B),ce,J))}}}if(ze.show&&er)if(c!=null){let[D,A]=dt.scales,[j,I]=dt.match,[B,se]=c.cursor.sync.scales,Pe=c.cursor.drag;if(kt=Pe._x,St=Pe._y,kt||St){let{left:xe,
top:he,width:te,height:H}=c.select,Ve=c.scales[B].ori,ot=c.posToVal,Ct,Ne,st,Kt,Nt,un=D!=null&&j(D,B),yn=A!=null&&I(A,se);un&&kt?(Ve==0?(Ct=xe,Ne=te):(Ct=he,Ne=
H),st=E[D],Kt=F(ot(Ct,B),st,k,0),Nt=F(ot(Ct+Ne,B),st,k,0),Ao(Sn(Kt,Nt),yt(Nt-Kt))):Ao(0,k),yn&&St?(Ve==1?(Ct=xe,Ne=te):(Ct=he,Ne=H),st=E[A],Kt=oe(ot(Ct,se),st,M,
0),Nt=oe(ot(Ct+Ne,se),st,M,0),Ro(Sn(Kt,Nt),yt(Nt-Kt))):Ro(0,M)}else Ja()}else{let D=yt(Oi-Ei),A=yt(Ai-Di);if(R.ori==1){let se=D;D=A,A=se}kt=Pt.x&&D>=Pt.dist,St=
Pt.y&&A>=Pt.dist;let j=Pt.uni;j!=null?kt&&St&&(kt=D>=j,St=A>=j,!kt&&!St&&(A>D?St=!0:kt=!0)):Pt.x&&Pt.y&&(kt||St)&&(kt=St=!0);let I,B;kt&&(R.ori==0?(I=Xr,B=He):(I=
eo,B=Ze),Ao(Sn(I,B),yt(B-I)),St||Ro(0,M)),St&&(R.ori==1?(I=Xr,B=He):(I=eo,B=Ze),Ro(Sn(I,B),yt(B-I)),kt||Ao(0,k)),!kt&&!St&&(Ao(0,0),Ro(0,0))}if(Pt._x=kt,Pt._y=St,
c==null){if(g){if(zi!=null){let[D,A]=dt.scales;dt.values[0]=D!=null?Mn(R.ori==0?He:Ze,D):null,dt.values[1]=A!=null?Mn(R.ori==1?He:Ze,A):null}qo(ll,o,He,Ze,ce,J,
b)}if(Wr){let D=g&&dt.setSeries,A=Tn.prox;vr==null?Bn<=A&&Pn(nr,no,!0,D):Bn>A?Pn(null,no,!0,D):nr!=vr&&Pn(nr,no,!0,D)}}an&&(me.idx=b,Na()),m!==!1&&xt("setCursor")}
let rr=null;Object.defineProperty(o,"rect",{get(){return rr==null&&Lo(!1),rr}});function Lo(c=!1){c?rr=null:(rr=_.getBoundingClientRect(),xt("syncRect",rr))}function qi(c,m,g,b,v,k,M){
W._lock||er&&c!=null&&c.movementX==0&&c.movementY==0||(ja(c,m,g,b,v,k,M,!1,c!=null),c!=null?_r(null,!0,!0):_r(m,!0,!1))}function ja(c,m,g,b,v,k,M,D,A){if(rr==null&&
Lo(!1),br(c),c!=null)g=c.clientX-rr.left,b=c.clientY-rr.top;else{if(g<0||b<0){He=-10,Ze=-10;return}let[j,I]=dt.scales,B=m.cursor.sync,[se,Pe]=B.values,[xe,he]=B.
scales,[te,H]=dt.match,Ve=m.axes[0].side%2==1,ot=R.ori==0?ce:J,Ct=R.ori==1?ce:J,Ne=Ve?k:v,st=Ve?v:k,Kt=Ve?b:g,Nt=Ve?g:b;if(xe!=null?g=te(j,xe)?u(se,E[j],ot,0):-10:
g=ot*(Kt/Ne),he!=null?b=H(I,he)?u(Pe,E[I],Ct,0):-10:b=Ct*(Nt/st),R.ori==1){let un=g;g=b,b=un}}A&&(m==null||m.cursor.event.type==ll)&&((g<=1||g>=ce-1)&&(g=Cr(g,ce)),
(b<=1||b>=J-1)&&(b=Cr(b,J))),D?(Ei=g,Di=b,[Xr,eo]=W.move(o,g,b)):(He=g,Ze=b)}let Ia={width:0,height:0,left:0,top:0};function Ja(){ms(Ia,!1)}let Ni,ji,Ii,Ji;function Bi(c,m,g,b,v,k,M){
er=!0,kt=St=Pt._x=Pt._y=!1,ja(c,m,g,b,v,k,M,!0,!1),c!=null&&(qt(il,fl,Ui,!1),qo(Nu,o,Xr,eo,ce,J,null));let{left:D,top:A,width:j,height:I}=ze;Ni=D,ji=A,Ii=j,Ji=I}
function Ui(c,m,g,b,v,k,M){er=Pt._x=Pt._y=!1,ja(c,m,g,b,v,k,M,!1,!0);let{left:D,top:A,width:j,height:I}=ze,B=j>0||I>0,se=Ni!=D||ji!=A||Ii!=j||Ji!=I;if(B&&se&&ms(
ze),Pt.setScale&&B&&se){let Pe=D,xe=j,he=A,te=I;if(R.ori==1&&(Pe=A,xe=I,he=D,te=j),kt&&tr(N,Mn(Pe,N),Mn(Pe+xe,N)),St)for(let H in E){let Ve=E[H];H!=N&&Ve.from==
null&&Ve.min!=Ie&&tr(H,Mn(he+te,H),Mn(he,H))}Ja()}else W.lock&&(W._lock=!W._lock,_r(m,!0,c!=null));c!=null&&(Br(il,fl),qo(il,o,He,Ze,ce,J,null))}function vf(c,m,g,b,v,k,M){
if(W._lock)return;br(c);let D=er;if(er){let A=!0,j=!0,I=10,B,se;R.ori==0?(B=kt,se=St):(B=St,se=kt),B&&se&&(A=He<=I||He>=ce-I,j=Ze<=I||Ze>=J-I),B&&A&&(He=He<Xr?0:
ce),se&&j&&(Ze=Ze<eo?0:J),_r(null,!0,!0),er=!1}He=-10,Ze=-10,qe.fill(null),_r(null,!0,!0),D&&(er=D)}function Fi(c,m,g,b,v,k,M){W._lock||(br(c),ka(),Ja(),c!=null&&
qo(Ju,o,He,Ze,ce,J,null))}function Wi(){$.forEach(Lh),wa(o.width,o.height,!0)}Pr(Is,co,Wi);let ro={};ro.mousedown=Bi,ro.mousemove=qi,ro.mouseup=Ui,ro.dblclick=Fi,
ro.setSeries=(c,m,g,b)=>{let v=dt.match[2];g=v(o,m,g),g!=-1&&Pn(g,b,!0,!1)},Lt&&(qt(Nu,_,Bi),qt(ll,_,qi),qt(ju,_,c=>{br(c),Lo(!1)}),qt(Iu,_,vf),qt(Ju,_,Fi),wl.add(
o),o.syncRect=Lo);let hs=o.hooks=e.hooks||{};function xt(c,m,g){Aa?Oo.push([c,m,g]):c in hs&&hs[c].forEach(b=>{b.call(null,o,m,g)})}(e.plugins||[]).forEach(c=>{
for(let m in c.hooks)hs[m]=(hs[m]||[]).concat(c.hooks[m])});let Hi=(c,m,g)=>g,dt=pt({key:null,setSeries:!1,filters:{pub:Yu,sub:Yu},scales:[N,w[1]?w[1].scale:null],
match:[Zu,Zu,Hi],values:[null,null]},W.sync);dt.match.length==2&&dt.match.push(Hi),W.sync=dt;let zi=dt.key,Ba=Gc(zi);function qo(c,m,g,b,v,k,M){dt.filters.pub(c,
m,g,b,v,k,M)&&Ba.pub(c,m,g,b,v,k,M)}Ba.sub(o);function _f(c,m,g,b,v,k,M){dt.filters.sub(c,m,g,b,v,k,M)&&ro[c](null,m,g,b,v,k,M)}o.pub=_f;function wf(){Ba.unsub(
o),wl.delete(o),pr.clear(),gl(Is,co,Wi),i.remove(),Ee?.remove(),xt("destroy")}o.destroy=wf;function Ua(){xt("init",e,t),ki(t||e.data,!1),K[N]?Ra(N,K[N]):ka(),is=
ze.show&&(ze.width>0||ze.height>0),gr=an=!0,wa(e.width,e.height)}return w.forEach(_i),$.forEach(Zp),r?r instanceof HTMLElement?(r.appendChild(i),Ua()):r(o,Ua):Ua(),
o}vt.assign=pt;vt.fmtNum=Pl;vt.rangeNum=Js;vt.rangeLog=Fs;vt.rangeAsinh=$l;vt.orient=Er;vt.pxRatio=Me;vt.join=$m;vt.fmtDate=El,vt.tzDate=Nm;vt.sync=Gc;{vt.addGap=
vh,vt.clipGaps=zs;let e=vt.paths={points:ed};e.linear=nd,e.stepped=kh,e.bars=Sh,e.spline=Ch}function _o(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function lr(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var tn=ye(_o("zo\
ne")==="utc"),Qs=ye(!1);function P(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function _e(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function ad(e){let t=["bytes","KiB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/
10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function nn(e){return e.toLocaleString("en-US")}var Nl=e=>String(e).padStart(2,"0");
function we(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.
floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Nl(s)}s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}\
h ${Nl(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function vo(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(
t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function ld(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${vo(r)} ago`:`in ${vo(-r+(r<
-72e5?18e5:r<-12e4?3e4:500))}`}function tt(e,t=tn.value){let r=new Date(e),o=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),
r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.getSeconds()],[s,a,l,u,d,i]=o.map(Nl);return`${s}-${a}-${l} ${u}:${d}\
:${i}${t?" UTC":""}`}var qh={expired:"expired before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"\
its worker vanished too often",timed_out:"it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"\
it ended too often without progress",shutdown_failed:"its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was termi\
nated",skipped:"skipped",tasks_failed:"a task has failed"};function xn(e){return e===void 0?"":qh[e]??e.replace(/_/g," ")}function ft(e,t=""){if(e instanceof zn)
return e.source;if(e===null||typeof e!="object")return JSON.stringify(e)??"null";let r=`${t}  `,o=Array.isArray(e),s=o?e.map(a=>r+ft(a,r)):Object.entries(e).map(
([a,l])=>`${r}${JSON.stringify(a)}: ${ft(l,r)}`);return s.length===0?o?"[]":"{}":`${o?"[":"{"}
${s.join(`,
`)}
${t}${o?"]":"}"}`}var Nh=0;function n(e,t,r,o,s,a){t||(t={});var l,u,d=t;if("ref"in d)for(u in d={},t)u=="ref"?l=t[u]:d[u]=t[u];var i={type:e,props:d,key:r,ref:l,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Nh,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(l=e.defaultProps))for(u in l)d[u]===void 0&&(d[u]=l[u]);return ke.
vnode&&ke.vnode(i),i}var jl=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Il(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function jh(e,t){return t==="day"?tt(e*1e3).slice(5,10):tt(e*1e3).slice(
11,16)}function id(e){return e.length>1?(e[1]-e[0])/2:30}var Ih=vt.paths.bars?.({size:[.7,24,1],radius:.15});function Ys({points:e,resolution:t,height:r=220}){let o=fe(
null),s=fe(null),a=fe([[]]),l=e.length-1;a.current=[e.map(d=>Date.parse(d.at)/1e3),...jl.map((d,i)=>e.map((p,h)=>i===2&&h===l&&l>0?null:d.of(p)))],Ce(()=>{let d=o.
current;if(d===null)return;let i=()=>{s.current?.destroy();let y=d.clientWidth<500?160:r,_={stroke:Il("--faint"),grid:{stroke:Il("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};s.current=new vt({width:d.clientWidth,height:y,padding:[8,24,0,0],tzDate:T=>tn.value?vt.tzDate(new Date(T*1e3),"Etc/UTC"):new Date(
T*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(T,x,S)=>[x-id(T.data[0]),S+id(T.data[0])]},y:{range:(T,x,S)=>[0,Math.max(4,S*
1.1)]}},axes:[{..._,size:26,space:80,values:(T,x)=>x.map(S=>jh(S,t))},{..._,size:48,values:(T,x)=>x.map(S=>Number.isInteger(S)?P(S):"")}],series:[{},...jl.map((T,x)=>{
let S=Il(`--s-${T.tone}`);return{label:T.name,stroke:S,width:x===2?1.5:0,fill:x===2?void 0:x===0?`${S}99`:S,paths:x===2?void 0:Ih,points:{show:!1},value:(w,$)=>$==
null?"–":P($)}})]},a.current,d)};i();let p=new ResizeObserver(()=>{s.current&&s.current.width!==d.clientWidth&&s.current.setSize({width:d.clientWidth,height:d.
clientWidth<500?160:r})});p.observe(d);let h=new MutationObserver(i);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let f=matchMedia(
"(prefers-color-scheme: dark)");return f.addEventListener("change",i),()=>{p.disconnect(),h.disconnect(),f.removeEventListener("change",i),s.current?.destroy(),
s.current=null}},[t]),Ce(()=>{s.current?.setData(a.current)},[e]);let u=d=>P(e.reduce((i,p)=>i+d(p),0));return n("div",{ref:o,class:"chart",role:"img","aria-lab\
el":`Throughput: ${jl.map(d=>`${u(d.of)} ${d.name}`).join(", ")}`})}var Xs=ye(_o("keys")!=="off"),wo=ye(!1),Zo=ye(!1);function cd(e){Xs.value=e,lr("keys",e?"on":"off")}var Yo=[],Zs="",ud=0;function Be(e){let t=fe(e);t.current=e,
Ce(()=>(Yo.push(t),()=>{Yo.splice(Yo.indexOf(t),1)}),[])}function Jh(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),Zo.value=!0;return}if(!Xs.value||e.ctrlKey||e.metaKey||e.altKey||Jh(e.target))
return;let t=Date.now()-ud<1500&&Zs!==""?`${Zs} ${e.key}`:e.key;Zs="";for(let r=Yo.length-1;r>=0;--r){let o=Yo[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(Zs="g",ud=Date.now())});var Dt=ye("polling"),Ot=ye(!1),pd=ye(0),nt=ye(Date.now()),ta=ye(0),Bh=400,Uh=50,Fh=2e3,Wh=5e3,fd=3e4,So=null,Jl=0,Bl=0,Ul=0,Fl=0;function na(){Fl=Date.now(),pd.
value+=1}function dd(){Jl!==0||Ot.value||(Jl=window.setTimeout(()=>{Jl=0,na()},Math.max(0,Fl+Bh-Date.now())))}function ko(){So?.close(),So=null}function md(){if(So!==
null||document.hidden||ct.value===null||$t.value||Ot.value||Date.now()<Ul)return;let e=new EventSource(ne("v1/events"));So=e,e.addEventListener("open",()=>Dt.value=
"live"),e.addEventListener("transition",()=>{Bl+=1,dd()}),e.addEventListener("reset",()=>{Ul=Date.now()+fd,ko(),dd()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&ko(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(nt.value=Date.now()+sl.value,Bl>Uh&&(Ul=Date.now()+fd,ko()),Bl=0,Ot.value){
ko(),Dt.value="paused";return}if(document.hidden)return ko();md(),So===null||So.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value="polling"):Dt.value="\
live";let e=Dt.value==="live"?Wh:Fh;Date.now()-Fl>=e&&na()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?ko():na()});Hn(()=>{ct.value!==
null&&md()});function Q(e,t,r=!1){let[o,s]=q({key:e,value:null,problem:null,at:0}),a=fe(null),l=fe(t);l.current=t;let u=fe({until:0,failures:0}),d=fe(h=>{let f=new AbortController;
a.current=f,l.current(f.signal).then(y=>{f.signal.aborted||(u.current={until:0,failures:0},ta.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),s({key:h,
value:y,problem:null,at:Date.now()}))}).catch(y=>{if(f.signal.aborted)return;let _=y instanceof dn?y:new dn(0,"page","The page could not show the answer",String(
y),0),T=u.current.failures+1,x=Math.min(3e4,1e3*2**T)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(_.retryAfter*1e3,x),failures:T},_.status===0&&(Dt.
value="lost"),s(S=>({key:h,value:S.key===h?S.value:null,problem:_,at:S.at}))}).finally(()=>{a.current===f&&(a.current=null)})});Ce(()=>(a.current?.abort(),u.current=
{until:0,failures:0},d.current(e),()=>a.current?.abort()),[e]);let i=fe(r);i.current=r,Ce(()=>pd.subscribe(h=>{h===0||a.current!==null||i.current||$t.peek()||Date.
now()>=u.current.until&&d.current(e)}),[e]),Ce(()=>$t.subscribe(h=>{!h&&a.current===null&&u.current.failures>0&&d.current(e)}),[e]);let p=o.key===e?o:{...o,value:null,
problem:null};return{value:p.value,problem:p.problem,at:p.at,reload:()=>{a.current?.abort(),d.current(e)}}}var Hh=3e3,ea={at:0,value:Promise.resolve([])};function ir(){
if(Date.now()-ea.at<Hh)return ea.value;let e=L("v1/workers").then(t=>t.workers);return ea={at:Date.now(),value:e},e.catch(()=>ea={at:0,value:Promise.resolve([])}),
e}function Dr(){na()}async function Wl(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function Re({text:e,label:t="Copy"}){let[r,o]=q(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),Wl(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function Y({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Re,{text:e,label:"Copy the command"})]})}function de({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function We({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,t?` · what you see is from ${tt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(Re,{text:Fe(o),label:"Copy as curl"}),n("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function lt({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}var xo=new URL("ui/",ol).pathname;function hd(){return new URL(location.href)}var Xo=ye(hd());function gd(){Xo.value=hd()}addEventListener("popstate",gd);var An=Wn(
()=>{let e=Xo.value.pathname;return e.startsWith(xo)?`/${e.slice(xo.length)}`:"/"}),ae=Wn(()=>Xo.value.searchParams);function O(e){return xo+e.replace(/^\//,"")}
function Te(e,t=!1){let r=O(e),o=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),gd()}function ur(e){
let t=new URLSearchParams(ae.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return An.value+(r===""?"":`?${r}`)}function ve(e,t=!1){
Te(ur(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(xo)||t.pathname.startsWith(`${xo}assets/`)||(e.preventDefault(),
Te(t.pathname.slice(xo.length-1)+t.search))});function bd(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==
o[a])return null;return s}function le(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function Rn(e,t){return`${Le(
e)}/groups/${encodeURIComponent(t)}`}function Ln(e){return`/channels?channel=${encodeURIComponent(e)}`}function Kn({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:l}){let[u,d]=q(-1),i=fe(-1),p=fe(null),h=S=>{let w=Math.max(0,Math.min(e.length-1,i.current+
S));i.current=w,d(w),p.current?.rows[w]?.scrollIntoView({block:"nearest"}),p.current?.rows[w]?.querySelector(".main a")?.focus({preventScroll:!0})},f=fe(-1),y=(S,w=!1)=>{
let $=e[S];if(!s||$===void 0)return;let E=new Set(s.chosen);if(w&&f.current>=0){let[U,N]=[Math.min(f.current,S),Math.max(f.current,S)];for(let re of e.slice(U,N+
1))E.add(r(re))}else E.delete(r($))||E.add(r($));f.current=S,s.set(E)},_=e.length>0&&e.every(S=>s?.chosen.has(r(S))),T=()=>s?.set(_?new Set:new Set(e.map(r)));Be(
{j:()=>h(1),k:()=>h(-1),Enter:()=>{let S=e[i.current];S!==void 0&&o&&Te(o(S))},...s?{x:()=>y(i.current),X:()=>y(i.current,!0),a:T}:{}});let x=t.some(S=>S.head);
return n("table",{class:a,children:[x&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:_,onClick:T})}),t.map((S,w)=>n("th",{class:S.kind==="main"?void 0:S.kind,"aria-sort":S.sort,children:S.head},w))]})}),n("tbody",{ref:p,children:e.
map((S,w)=>n("tr",{class:`${w===u?"at":""}${l?.has(r(S))?" gone":""}`,"aria-selected":s?.chosen.has(r(S)),children:[s&&n("td",{class:"check",children:n("input",
{type:"checkbox","aria-label":`Select ${r(S)}`,checked:s.chosen.has(r(S)),onClick:$=>y(w,$.shiftKey)})}),t.map(($,E)=>n("td",{class:$.kind,"data-label":$.label,
children:$.cell(S)},E))]},r(S)))})]})}function yd(e,t,r){let[o,s]=q(!1),a=fe({key:r,rows:e}),l=o&&a.current.key===r&&a.current.rows.length>0,u=new Map(e.map(p=>[
t(p),p])),d=l?a.current.rows.map(p=>u.get(t(p))??p):e;a.current={key:r,rows:d};let i=new Set(d.map(t));return{rows:d,gone:new Set(d.map(t).filter(p=>!u.has(p))),
news:e.filter(p=>!i.has(t(p))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Or({note:e,cursor:t,next:r,words:o=["Ne\
west","Older"],children:s}){let a=()=>ve({cursor:r});return Be({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n(C,{children:[n("button",{type:"button",disabled:!t,onClick:()=>ve({cursor:void 0}),children:o[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function qn({from:e,member:t,filter:r={},order:o,words:s,limit:a=50,none:l,unmatched:u="\
Nothing matches",...d}){let i=ae.value.get("cursor")??void 0,p=e+Mt({...r,limit:a,cursor:i}),h=Q(p,x=>L(p,{signal:x})),f=h.value,y=h.problem&&n(We,{problem:h.problem,
at:h.at,retry:h.reload,path:p});if(f===null)return y||n(lt,{});let _=f[t],T=Object.values(r).some(Boolean);return _.length===0&&!f.cursor&&!i?n(C,{children:[y,T?
n(de,{title:u,children:n("button",{type:"button",onClick:()=>ve(Object.fromEntries(Object.keys(r).map(S=>[S,void 0]))),children:"Clear filters"})}):l]}):n(C,{children:[
y,n("div",{class:"card flush",children:[_.length>0&&n(Kn,{rows:_,...d}),n(Or,{note:_.length===0?"this page is empty, more may follow":`${P(_.length)} on this pa\
ge, ${o}`,cursor:i,next:f.cursor,words:s,children:n(Re,{text:Fe(p),label:"Copy as curl"})})]})]})}function es({states:e,chosen:t,counts:r,toggle:o}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(
s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function cr({states:e}){let t=ae.value.get("state")??"";return n(es,{states:e,chosen:[
t],toggle:r=>ve({state:r===t?void 0:r,cursor:void 0})})}function ee({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Qs.value?tt(r):ld(r,nt.value);return n("time",{dateTime:e,
title:`${tt(r,!1)}
${tt(r,!0)}`,onClick:t?void 0:()=>Qs.value=!Qs.value,children:o})}function zt({value:e}){return e?n("span",{title:e>=1e6?nn(e):void 0,children:P(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function dr({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}function vd({values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,l)=>`${(l*o).toFixed(1)},${(18-16*a/r).toFixed(
1)}`).join(" ");return n("svg",{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function _d({
hours:e}){let t=Math.floor(nt.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let l=Math.floor(Date.parse(a.at)/36e5)-t;l>=0&&l<24&&(r[l]+=a.count)}
let o=Math.max(1,...r),s=`${P(r.reduce((a,l)=>a+l,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[
n("title",{children:s}),r.map((a,l)=>n("rect",{x:l*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},l))]})}var At={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};At.
active=At.running;At.paused=At.suspended;At.skipped=At.terminated;At.pending=At.queued;At.delivering=At.running;At.delivered=At.completed;At.cancelled=At.terminated;
function rn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:At[e]??At.queued})}function Ae({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(rn,{state:e}),e]})}var ts=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var Hl=null,Ar=null;function wd(e){Hl={page:An.value+Xo.value.search,ids:e}}function kd(e){Hl?.ids.includes(e)&&(Ar=Hl);let t=Ar?.ids.indexOf(e)??-1;return Ar===
null||t<0?null:{list:Ar.page,at:t+1,of:Ar.ids.length,before:Ar.ids[t-1],after:Ar.ids[t+1]}}function zl(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function zh({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=zl(e.progress);return n("span",{class:"\
row faint",children:[e.worker&&`on ${e.worker}`,t!==null&&n(dr,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.reason?n(
"span",{class:"faint",children:xn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function Vh(e){return(e.
state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var ns={job:{head:"Job",kind:"main",
cell:e=>n(C,{children:[n("a",{href:O(le(e.id)),class:"job-type",children:e.type}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(Re,{text:e.
id,label:"Copy the id"})]}),n("div",{class:"note",children:n(zh,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Ae,{state:e.state})},queue:{head:"\
Queue",kind:"wide",cell:e=>n(C,{children:[n("a",{href:O(Le(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},attempt:{head:"\
Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>n(ee,{at:Vh(e)})}};function Nn({
jobs:e,selection:t,queue:r=!0,gone:o}){let s=e.map(l=>l.id);Ce(()=>wd(s),[s.join()]);let a=[ns.job,ns.state,...r?[ns.queue]:[],ns.attempt,ns.when];return n(Kn,{
rows:e,columns:a,id:l=>l.id,page:l=>le(l.id),selection:t,gone:o,kind:"jobs"})}function ie({title:e,tools:t,children:r,sub:o}){return n(C,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",
{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Co({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",
role:"group","aria-label":e,children:t.map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function rt({rows:e}){return n(
"dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function jn({
tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:O(r(o)),"aria-current":o===t?"page":void 0,children:[
s,a!==void 0&&n("span",{class:"pill",children:P(a)})]},o))})}function Z({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var ra=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function Gh(e){let[t,r,o,s]=await Promise.
all([L("v1/stats",{signal:e}),L("v1/queues",{signal:e}),ir(),L("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function $o({label:e,value:t,link:r,tone:o,note:s,title:a}){return n("a",{class:"tile",href:O(r),"data-state":o,title:a,children:[n("span",
{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function Kh({queues:e,workers:t,stats:r}){
let o=new Set(t.flatMap(l=>l.queues??[])),s=[];for(let l of e)l.paused?s.push([l.name,"suspended","is paused"]):l.counts.queued>0&&!o.has(l.name)?s.push([l.name,
"failed",`has ${nn(l.counts.queued)} waiting and no worker`]):(l.oldest_age??0)>300&&s.push([l.name,"retrying",`has waited ${we((l.oldest_age??0)*1e3)}`]);let a=r.
day;return s.length===0&&a.dead===0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",
{class:"attention",children:[a.dead>0&&n("li",{children:[n(Ae,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:_e(a.dead,"job")})," died in the last\
 24 hours"]}),a.recovered>0&&n("li",{children:[n(Ae,{state:"retrying",quiet:!0}),_e(a.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
s.slice(0,6).map(([l,u,d])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),n("a",{href:O(Le(l)),children:l}),
" ",d]},l)),s.length>6&&n("li",{children:n("a",{href:O("/queues"),children:[s.length-6," more queues"]})})]})}function Qh(){return n(de,{title:"Push your first \
job",children:[n(Y,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ne("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(Y,{text:`p\
awl work --url ${ne("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function xd(){let e=ra.find(([p])=>p===ae.value.get("rang\
e"))??ra[1],t=Q("overview",Gh),r=Q(`history ${e[0]}`,p=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return L(`v1/stats/history${Mt({resolution:e[1],from:h})}`,
{signal:p})});Be(Object.fromEntries(ra.map(([p],h)=>[String(h+1),()=>ve({range:p},!0)])));let o=t.value;if(o===null)return n(ie,{title:"Overview",children:t.problem?
n(We,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(lt,{})});let{stats:s,queues:a}=o;if(s.total.pushed===0&&a.length===0)return n(ie,{title:"Overview",children:n(
Qh,{})});let l=r.value?.points??[],u=e[1]==="minute"&&l.length>1?l[l.length-2].completed:s.minute.completed,d=a.reduce((p,h)=>(h.oldest_age??0)>(p?.oldest_age??
0)?h:p,null),i=[...a].sort((p,h)=>Sd(s,h)-Sd(s,p)).slice(0,8);return n(ie,{title:"Overview",children:[t.problem&&n(We,{problem:t.problem,at:t.at,retry:t.reload,
path:"v1/stats"}),n("div",{class:"tiles",children:[n($o,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"/jobs?state=queued",note:`${P(s.counts.scheduled)}\
 scheduled`}),n($o,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:_e(o.workers.length,"worker")}),n($o,{label:"Retryi\
ng",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} in the last hour`}),n($o,{label:"Dead",tone:"dead",value:P(
s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n($o,{label:"Oldest wait",value:d?.oldest_age?we(d.oldest_age*1e3):"–",link:d?Le(d.name):"/que\
ues",note:d?.oldest_age?d.name:"nothing waits"}),n($o,{label:"Completed a minute",tone:"completed",value:P(u),link:"/jobs?state=completed",note:`${P(s.hour.completed)}\
 in the last hour`})]}),n(Z,{title:"Throughput",tools:n(Co,{label:"Range",options:ra.map(([p])=>[p,p]),value:e[0],set:p=>ve({range:p},!0)}),children:r.value===null?
r.problem?n(We,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-place"}):n(Ys,{points:l,resolution:e[1]})}),n("div",{class:"columns",children:[n(Z,{title:"\
Needs attention",children:n(Kh,{queues:a,workers:o.workers,stats:s})}),n(Z,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),children:n(
"table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"\
Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tbody",{children:i.map(p=>n("tr",{children:[n("td",{children:n("a",{href:O(Le(p.name)),children:p.name})}),
n("td",{class:"end",children:n(zt,{value:p.counts.queued})}),n("td",{class:"end",children:n(zt,{value:p.counts.running})}),n("td",{class:"end",children:n(zt,{value:s.
queues?.[p.name]?.hour.completed})})]},p.name))})]})})]}),o.dead.length>0&&n(Z,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),
children:n(Nn,{jobs:o.dead})})]})}function Sd(e,t){return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Rt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(ie,{title:r,sub:o,children:e.problem?.status===404?n(de,{title:s,children:a}):e.problem?
n(We,{problem:e.problem,retry:e.reload,path:t}):n(lt,{})})}function it({data:e,path:t}){return e.problem&&n(We,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function Yh({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(rn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function Cd(){let e=Q("about",async s=>{let[a,l]=await Promise.all([L("v1/nodes",{signal:s}),L("readyz",{signal:s}).catch(()=>null)]);return{nodes:a.
nodes,ready:l}}),t=ct.value,r=e.value,o=ne("").replace(/\/$/,"");return n(ie,{title:"About",children:[n(it,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Z,{title:"This server",children:n(rt,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(Yh,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:_e(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ee,{at:r.nodes[0].started_at})],["Address",o]]})}),n(Z,{title:"For programs",children:[n(rt,{rows:[
["API",n("a",{href:ne("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:ne("metrics"),children:"for Prometheus"})],["Health",n("a",{href:ne("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:ne("readyz"),children:"readyz"})],["Licences",n("a",{href:ne("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(Y,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function Bt({title:e,close:t,wide:r,children:o}){let s=fe(null);return vu(()=>{let a=s.current,l=document.activeElement;return a?.showModal(),()=>{a?.close(),l?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var rs=ye([]),Zh=0;function Ke(e,t={}){let r=++Zh;rs.value=[...rs.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>rs.value=rs.value.filter(
o=>o.id!==r),t.bad?8e3:4e3)}function $d(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:rs.value.map(e=>n("div",{class:e.bad?"toast\
 bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}var Vl=ye(null);async function Gl(e,t){try{let r=await L(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),o=r&&typeof r.count==
"number"?` (${P(r.count)})`:"",s=e.undo;Ke(e.done+o,s?{undo:()=>{Gl(s,_n())}}:{}),e.then?.(r)}catch(r){let o=r;Ke(`${o.title??"It failed"}: ${o.detail??String(r)}`,
{bad:!0})}Dr()}var Xh=5e3;async function eg(e,t,r){let o=0,s,a=0;try{do{let l={...e.body,limit:Xh,cursor:s},u=await L(e.path,{method:"POST",body:l,key:`${t}-${a}`});
o+=u.count,s=u.cursor,a+=1}while(r(o)&&s!==void 0);Ke(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(l){let u=l;Ke(`${u.title??"It fai\
led"}${o>0?` after ${P(o)} jobs`:""}: ${u.detail??String(l)}`,{bad:!0})}Dr()}function mn(e){let t=_n();e.confirm?Vl.value={...e,key:t}:Gl(e,t)}function Td(){let[
e,t]=q(""),[r,o]=q(!1),[s,a]=q(null),[l,u]=q(0),d=fe(!0),i=Vl.value;if(Ce(()=>{if(t(""),o(!1),a(null),u(0),d.current=!0,!i?.many||i.confirm?.count!==void 0)return;
let w=new AbortController;return L(i.path,{method:"POST",body:{...i.body,dry_run:!0},signal:w.signal}).then($=>a($)).catch($=>{w.signal.aborted||Ke($.detail,{bad:!0})}),
()=>w.abort()},[i]),i===null||!i.confirm)return null;let{title:p,text:h,danger:f}=i.confirm,y=i.confirm.count??s?.count,_=i.many&&y===void 0,T=f&&y!==void 0&&y>
1e3,x=!r&&!_&&(!T||e.replace(/[,. ]/g,"")===String(y)),S=()=>{d.current=!1,Vl.value=null};return n(Bt,{title:p,close:S,children:n("form",{onSubmit:w=>{if(w.preventDefault(),
!x)return;o(!0),(i.many?eg(i,i.key,E=>(u(E),d.current)):Gl(i,i.key)).then(S)},children:[n("p",{children:h}),i.many&&n("p",{role:"status",children:[_?n("span",{class:"\
faint",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${nn(y??0)} ${y===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",
children:" of the first 100,000 that were looked at"}),r&&` · ${nn(l)} done`]}),T&&n("label",{class:"field",children:["Type ",nn(y)," to go on",n("input",{value:e,
inputMode:"numeric",onInput:w=>t(w.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),i.cli&&n(Y,{text:i.
cli}),n(Y,{text:Fe(i.path,i.method??"POST",i.body??(i.method==="DELETE"?void 0:{}))})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:S,
children:r&&i.many?"Stop":"Cancel"}),n("button",{type:"submit",class:f?"danger solid":"primary",disabled:!x,children:i.label})]})]})})}function X({action:e,scope:t="\
admin",why:r,danger:o,primary:s,id:a}){return De(t)?n("button",{type:"button",id:a,class:o?"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>mn(e),
children:e.label}):null}function oa({scope:e="admin"}){return De(e)||ct.value===null?null:n("span",{class:"faint",children:Du.value?"read-only":`changes need th\
e scope ${e}`})}var tg=262144,ng=20,Kl=100;function rg({value:e}){return e instanceof zn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function Ql(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof zn?ft(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>Ql(Array.isArray(
t)?void 0:o,s,r))}function Pd({name:e,value:t,depth:r,looking:o}){let[s,a]=q(r<4),[l,u]=q(!1);Ce(()=>{o.text!==""?a(Ql(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let d=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&Ql(void 0,t,o.text)),i=e===void 0?null:n("span",{class:d?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof zn)return n("div",{class:d?"json-line found":"json-line",children:[i,n(rg,{value:t})]});
let p=Array.isArray(t),h=Object.entries(t),f=`${h.length} ${p?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[i,n("span",{class:"faint",children:p?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),i,n("span",{class:"faint",children:[p?"[":"{",s?"":
"…",s?"":p?"]":"}"," ",f]})]}),s&&n("div",{class:"json-inner",children:[(l?h:h.slice(0,Kl)).map(([y,_])=>n(Pd,{name:y,value:_,depth:r+1,looking:o},y)),!l&&h.length>
Kl&&n("button",{type:"button",class:"link",onClick:()=>u(!0),children:[h.length-Kl," more"]})]})]})}var Rr=ye({all:!1,turn:0});function Md(){Rr.value={all:!Rr.value.
all,turn:Rr.value.turn+1}}function Ut({title:e,value:t}){let[r,o]=q({text:"",all:!1,turn:0}),s=fe(Rr.value.turn);if(Ce(()=>{Rr.value.turn!==s.current&&o(u=>({text:"",
all:Rr.value.all,turn:u.turn+1}))},[Rr.value]),t===void 0)return null;let a=ft(t),l=a.length<=tg;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[l&&a.split(`
`).length>ng&&n(C,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:u=>o({...r,text:u.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Re,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:l?n(Pd,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var og=["pending","delivering","delivered","failed","cancelled"];function Ed(e){return`/callbacks/${encodeURIComponent(e)}`}function Dd(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function Od(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var sg=[{head:"Callback",kind:"main",cell:e=>n(C,{children:[n("a",{href:O(Ed(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Ae,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n(C,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ee,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(X,{action:Od(e.id??""),why:Dd(e)})}];function Ad(){let e=ae.value.get("state")??
"",t=ae.value.get("host")??"";return Be({"/":()=>document.getElementById("host")?.focus()}),n(ie,{title:"Callbacks",tools:e==="failed"&&n(X,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>ve({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(cr,{states:og}),n(qn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:sg,id:r=>r.id??"",page:r=>Ed(r.id??""),unmatched:"No callback matches",none:n(de,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(Y,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${ne("v1/jobs")}`})]})})]})}function Rd({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=Q(t,u=>L(t,{signal:u})),o=r.value,s=n("a",{href:O(
"/callbacks"),children:"Callbacks"});if(o===null)return n(Rt,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let a=o.log??[],l=o.owner;
return n(ie,{title:n(C,{children:["Callback ",n(Ae,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(Re,{text:o.
id??"",label:"Copy the id"})]}),tools:n(C,{children:[n(X,{action:Od(e),primary:!0,why:Dd(o)}),n(X,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Te("/callbacks")}})]}),children:[
n(it,{data:r,path:t}),n(Z,{title:"Facts",children:n(rt,{rows:[["URL",o.url],["Tells that it",o.event],["Job",l?.id&&n("a",{href:O(le(l.id)),children:l.id})],["A\
ttempts",P(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&n(ee,
{at:o.next_at})]]})}),a.length>0&&n(Z,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:a.map((u,d)=>n("tr",{children:[
n("td",{children:n(ee,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==void 0?`${Math.round(u.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},d))})]})}),n(Ut,{title:"Body",value:o.body})]})}var ag=500,Yl=200,lg=100;function ig(e,t){let r=fe([]),o=fe(0),[s,a]=q({lines:[],total:0,rate:0,open:!1});return Ce(()=>{let l=null,u=0,d={total:0,at:Date.now()},
i=0;r.current=[],o.current=0;let p=()=>{u=0,a(w=>({lines:Ot.value?w.lines:r.current.slice(0,Yl),total:o.current,rate:i,open:l?.readyState===EventSource.OPEN}))},
h=()=>{u===0&&(u=window.setTimeout(p,lg))},f=(w,$)=>{o.current+=1,r.current=[{number:o.current,value:w,at:$},...r.current.slice(0,ag-1)],h()},y=()=>{l!==null||document.
hidden||$t.value||(l=new EventSource(ne(e)),l.addEventListener("open",h),l.addEventListener("error",h),l.addEventListener(t,w=>{let $=Fo(w.data);f($,$.at)}),l.addEventListener(
"reset",()=>f(null,new Date().toISOString())))},_=()=>{l?.close(),l=null},T=()=>document.hidden?_():y();document.addEventListener("visibilitychange",T);let x=$t.
subscribe(w=>w?_():y()),S=setInterval(()=>{let w=Date.now();i=(o.current-d.total)*1e3/Math.max(1,w-d.at),d={total:o.current,at:w},h()},2e3);return()=>{_(),x(),clearInterval(
S),clearTimeout(u),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function sa({title:e,path:t,event:r,
text:o,line:s}){let a=ig(t,r),[l,u]=q("");Be({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let d=fe(new Date),i=l.toLowerCase(),p=i===""?
a.lines:a.lines.filter(f=>f.value===null||o(f.value).toLowerCase().includes(i)),h=Ot.value?a.total-(a.lines[0]?.number??0):0;return n(Z,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:l,onInput:f=>u(f.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Ot.value=!Ot.value,children:Ot.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[p.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${tt(d.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:p.map(f=>f.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},f.number):n("li",{children:[n("time",{dateTime:f.at,children:tt(Date.parse(f.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(f.value)})]},f.number))}),a.total>Yl&&n("p",{class:"foot",children:["The newest ",P(Math.min(Yl,p.length))," of ",_e(a.total,"line")," since \
this page was opened."]})]})}var Ld=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,ug=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function aa(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function cg({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(Ln(
"/")),children:"/"}),t.map((r,o)=>n(C,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(Ln(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function dg({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n(C,{children:[r?n("a",{href:O(le(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(Ln(e.channel)),children:e.channel})," ",n("code",{children:ft(e.value).replace(/\n\s*/g," ")})]})}function pg({channel:e}){let[t,r]=q('{"order"\
:17}'),[o,s]=q(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let l=e==="/pawl"||e.startsWith("/pawl/"),u=async()=>{try{let d=await L(aa(e),{method:"POST",
body:a,key:_n()});Ke(`Published; ${_e(d.delivered,"port")} got it`),s("")}catch(d){s(d.detail)}};return n(Z,{title:"Publish",tools:n(oa,{scope:"push"}),children:l?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:d=>{d.preventDefault(),u()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!De("push"),onInput:d=>r(d.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),De("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl publish ${e} '${t}'`}),n(Y,{text:Fe(aa(e),"POST",a??{})})]})]})})}function qd(){
let e=ae.value.get("channel")??"/",[t,r]=q(null),o=t??e,s=!Ld.test(o);return n(ie,{title:"Channels",sub:n(cg,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),Te(Ln(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:ug.map(([a,
l])=>n("a",{class:"chip",href:O(Ln(a)),"aria-current":a===e?"page":void 0,title:l,children:a},a))}),Ld.test(e)&&n(C,{children:[n(sa,{title:`What is sent to ${e}`,
path:aa(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(dg,{message:a,listening:e})},e),n(pg,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(Y,{text:`curl -N ${ne(aa(e))}`})]})]})]})}var Lr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function To(e){let t=Lr.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():void 0}var Nd={reason:"reason",worker:"worker",error:"error_type",
unique:"unique"};function Id(e){return/[\s"\\]/.test(e)?`"${e.replace(/["\\]/g,"\\$&")}"`:e}function jd(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,
"$1"):e}function Jd(e){let t={where:[]},r=[];for(let[o]of(e??"").matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",l=o.slice(
s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):Nd[a]!==void 0&&l!==""?t[Nd[a]]=jd(l):r.push(jd(o))}return r.length>0&&(t.text=r.join(" ")),
t}function Bd(e){let{where:t,text:r,error_type:o}=Jd(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==void 0&&!e.state}function Ud(e){return Object.
values(e).some(Boolean)}function Zl(e){let{queue:t,state:r,type:o,group:s}=e;return{queue:t,state:r,type:o,group:t?s:void 0,since:To(e.since),...Jd(e.search)}}function os(e,t,r){
return`v1/jobs${Mt({...Zl(e),fields:"payload,progress",limit:t,cursor:r})}`}function Fd(e){let t=Object.entries(Zl(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.
length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r==="state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function Wd(e){
let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...Zl(e),since:e.since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(
a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join("")}var Xl=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function Hd({queue:e,close:t}){
let[r,o]=q({type:"",queue:e??"",payload:"{}"}),[s,a]=q(""),[l]=q(_n()),u=(y,_)=>o({...r,[y]:_}),d={type:r.type},i=[];for(let[y]of Xl)r[y]&&(d[y]=r[y],i.push(` -\
-${y} ${r[y]}`));let p="";try{d.payload=JSON.parse(r.payload||"null")}catch{p="this is not JSON"}let h=async()=>{try{let y=await L("v1/jobs",{method:"POST",body:d,
key:l});Ke("Pushed"),t(),Te(le(y.id))}catch(y){a(y instanceof dn?y.detail:String(y))}},f=(y,_,T,x=!1)=>n("label",{class:"field",children:[n("span",{children:_}),
n("input",{value:r[y]??"",placeholder:T,required:x,spellcheck:!1,onInput:S=>u(y,S.currentTarget.value)})]},y);return n(Bt,{title:"Push a job",close:t,children:n(
"form",{onSubmit:y=>{y.preventDefault(),h()},children:[n("div",{class:"pair",children:[f("type","Type","what is to be done",!0),f(...Xl[0])]}),n("div",{class:"p\
air",children:Xl.slice(1).map(y=>f(...y))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:y=>u("payload",y.currentTarget.value)}),n("small",{children:p||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl push ${r.type||"TYPE"}${i.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(Y,
{text:Fe("v1/jobs","POST",d)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||p!=="",children:"Push"})]})]})})}var fg=5;async function ei(e,t,r,o){let s=[],a=0,l=0,u=r;do{let d=await L(os(e,t-s.length,u),{signal:o});s.push(...d.jobs),l+=d.looked_at??d.jobs.length,u=d.cursor,++a}while(u!==
void 0&&s.length<t&&a<fg);return{jobs:s,cursor:u,looked:l}}function mg({chosen:e,clear:t}){let r=[...e],o=(d,i,p,h=!1)=>({label:d,path:`v1/jobs/${i}`,body:{ids:r},
cli:`pawl ${i==="delete"?"rm":i} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:p,then:t,confirm:h?{title:`${d} ${_e(r.length,"job")}?`,text:"Their payl\
oads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued again"),a=o("T\
erminate","terminate","Asked to stop"),l=o("Delete","delete","Deleted",!0),u=De("admin")&&r.length>0;return Be({r:()=>u&&mn(s),T:()=>u&&mn(a),Delete:()=>u&&mn(l),
Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),"\
 selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(X,{action:s}),n(X,{action:a}),n(X,{action:l,danger:!0}),n("\
button",{type:"button",onClick:t,children:"Clear"})]})]})}var zd=["scheduled","retrying","suspended","completed","failed","dead"],Vd=["completed","failed","dead",
"terminated"],Gd=["waiting","scheduled","queued","retrying","running","suspended"];function qr({filter:e,total:t}){let r=Fd(e);if(!De("admin")||r===null)return null;
let o=e.state?.split(","),s=u=>o===void 0||o.some(d=>u.includes(d)),a=u=>o!==void 0&&o.every(d=>u.includes(d)),l=(u,d,i,p,h,f,y=!1)=>({label:u,path:`v1/jobs/${d}`,
body:r,many:!0,cli:`pawl ${d==="delete"?"rm":d}${Wd(e)}`,done:h,confirm:{title:i,text:p,danger:y,count:a(f)?t:void 0}});return n(C,{children:[s(zd)&&n(X,{action:l(
"Run all","run","Run all that match?","They are queued again.","Queued again",zd)}),s(Gd)&&n(X,{action:l("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",Gd,!0),danger:!0}),s(Vd)&&n(X,{action:l("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",Vd,!0),danger:!0})]})}function hg(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob(
[t],{type:"application/x-ndjson"})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}function Qn({filter:e,total:t,queueColumn:r,empty:o}){let s=ae.value.get(
"cursor")??void 0,a=Number(ae.value.get("limit"))||50,[l,u]=q(new Set),d=JSON.stringify([e,s,a]);Ce(()=>u(new Set),[d]);let i=Q(`jobs ${d}`,f=>ei(e,a,s,f),l.size>
0),p=i.value,h=yd(p?.jobs??[],f=>f.id,d);return p===null?i.problem?n(We,{problem:i.problem,retry:i.reload,path:os(e,a)}):n(lt,{rows:8}):n(C,{children:[n(it,{data:i,
path:os(e,a)}),p.jobs.length===0&&p.cursor===void 0?o:n("div",{class:"card flush",...h.on,children:[h.news>0&&s===void 0&&n("button",{type:"button",class:"news",
onClick:h.release,children:[P(h.news)," new"]}),h.rows.length>0&&n(Nn,{jobs:h.rows,gone:h.gone,selection:{chosen:l,set:u},queue:r}),n(Or,{cursor:s,next:p.cursor,
words:["Newest",p.jobs.length===0?"Go on":"Older"],note:p.jobs.length===0?`Looked at ${nn(p.looked)} jobs, found none.`:`${P(p.jobs.length)} jobs${t!==void 0&&t>
p.jobs.length?` of ${P(t)}`:""}, newest first${p.looked>p.jobs.length?`; looked at ${nn(p.looked)}`:""}`,children:[n(qr,{filter:e,total:t}),p.jobs.length>0&&n("\
button",{type:"button",class:"link",title:"One job a line, as JSON",onClick:()=>hg("jobs.ndjson",p.jobs.map(f=>`${JSON.stringify(f)}
`).join("")),children:"Save page"})]})]}),n(mg,{chosen:l,clear:()=>u(new Set)})]})}function Kd(){let e=_=>ae.value.get(_)??void 0,t={queue:e("queue"),state:e("s\
tate"),type:e("type"),group:e("group"),since:e("since"),search:e("q")},r=Q("queues for jobs",_=>L("v1/queues?limit=1000",{signal:_})),[o,s]=q(!1);Be({"/":()=>document.
getElementById("filter-search")?.focus(),n:()=>De("push")&&s(!0)});let a=t.state?.split(",")??[],l=r.value?.queues??[],u=l.filter(_=>!t.queue||_.name===t.queue),
d=_=>u.reduce((T,x)=>T+(x.counts[_]??0),0),i=t.state&&!t.type&&!t.group&&!t.since&&!t.search,p=Ud(t),h=(_,T)=>ve({[_]:T,cursor:void 0,..._==="queue"?{group:void 0}:
{}}),f=()=>ve({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,q:void 0,cursor:void 0}),y=os(t,50);return n(ie,{title:"Jobs",tools:n(C,{children:[
n("span",{class:"row faint",children:["this list as curl ",n(Re,{text:Fe(y),label:"Copy as curl"})]}),De("push")&&n("button",{type:"button",class:"primary",onClick:()=>s(
!0),children:"Push a job"})]}),children:[o&&n(Hd,{queue:t.queue,close:()=>s(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"",onChange:_=>h("queue",_.currentTarget.value),children:[n("option",{value:"",children:"all"}),t.queue&&!l.some(
_=>_.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),l.map(_=>n("option",{value:_.name,children:_.name},_.name))]})]}),n("label",{children:[n("spa\
n",{children:"Type"}),n("input",{id:"filter-type",value:t.type??"",placeholder:"any",spellcheck:!1,onChange:_=>h("type",_.currentTarget.value.trim())})]}),n("la\
bel",{children:[n("span",{children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,onChange:_=>h(
"group",_.currentTarget.value)})]}),n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:t.since??"",onChange:_=>h("since",_.currentTarget.value),
children:Lr.map(([_,T])=>n("option",{value:_,children:T},_))})]}),n("label",{class:"search",children:[n("span",{children:"Search"}),n("input",{id:"filter-search",
type:"search",value:t.search??"",placeholder:"a text, payload.order.id:17, worker:, reason:, error:",spellcheck:!1,onChange:_=>h("q",_.currentTarget.value.trim())})]}),
p&&n("button",{type:"button",class:"link",onClick:f,children:"Clear filters"})]}),n(es,{states:ts,chosen:a,counts:Object.fromEntries(ts.map(_=>[_,d(_)])),toggle:_=>h(
"state",(a.includes(_)?a.filter(T=>T!==_):[...a,_]).join(","))}),Bd(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says \
how far it has looked. A queue, a state or a time makes it quick."}),n(Qn,{filter:t,total:i?a.reduce((_,T)=>_+d(T),0):void 0,empty:p?n(de,{title:"No job matches",
children:n("button",{type:"button",onClick:f,children:"Clear filters"})}):n(de,{title:"No jobs yet",children:n(Y,{text:`curl -d '{"type":"hello","payload":{"nam\
e":"Ann"}}' ${ne("v1/jobs")}`})})})]})}var Qd=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function gg(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(l=>[l,(s[l]??0)+(a[l]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function bg(e,t,r){let o=new Map,s,a=0;for(let l=0;l<e;++l){let u=await L(`v1/errors${Mt({...t,cursor:s})}`,
{signal:r});a+=u.looked_at;for(let d of u.errors){let i=o.get(d.fingerprint);o.set(d.fingerprint,i?gg(i,d):d)}if(s=u.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((l,u)=>u.count-l.count),looked:a,more:s!==void 0}}function Yd({names:e}){return n(C,{children:[e.slice(0,3).map((t,r)=>n(C,{children:[r>0&&", ",n(
"a",{href:O(Le(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var yg=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n(C,{children:[n("a",{href:O(ur({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(Yd,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(_d,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ee,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ee,{at:e.last_seen_at})}];function vg({kind:e}){let t=`error:${Id(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
Z,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${Mt({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(qr,{filter:{queue:r,state:"dead,failed",search:t}}),n(Re,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>ve({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(rt,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(Yd,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ee,{at:e.first_seen_at})],["Last seen",n(ee,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(rt,{rows:[["Examples",
n("ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:O(le(o)),class:"id",children:o})},o))})]]})]})]})}function _g({retrying:e}){let t=ae.value.get("queu\
e")??"",r=ae.value.get("since")??"",[o,s]=q(1),a=Q(`kinds ${t} ${r} ${o}`,i=>bg(o,{queue:t,since:To(r)},i)),l=`v1/errors${Mt({queue:t,since:To(r)})}`,u=a.value,
d=u?.kinds.find(i=>i.fingerprint===ae.value.get("error"));return Be({Escape:()=>ve({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n(C,{children:[
n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,
onChange:i=>ve({queue:i.currentTarget.value.trim()})})]}),n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:i=>ve({since:i.currentTarget.
value}),children:Lr.map(([i,p])=>n("option",{value:i,children:p},i))})]})]}),n(it,{data:a,path:l}),d&&n(vg,{kind:d}),u===null?!a.problem&&n(lt,{}):u.kinds.length===
0?n(de,{title:t||r?"No error matches":"Nothing has failed",children:t||r?n("button",{type:"button",onClick:()=>ve({queue:void 0,since:void 0}),children:"Clear f\
ilters"}):e>0&&n("a",{href:O("/failures?tab=retrying"),children:[_e(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(Kn,{rows:u.kinds,columns:yg,
id:i=>i.fingerprint,page:i=>ur({error:i.fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[_e(u.kinds.length,"\
kind")," among the last errors of ",_e(u.looked,"job"),u.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Re,{text:Fe(l),label:"Copy\
 as curl"}),u.more&&n("button",{type:"button",onClick:()=>s(o+1),children:"Look at more"})]})]})]})]})}function Zd(){let e=ae.value.get("tab")??"errors",t=Q("fa\
ilures",s=>L("v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`/failures${s==="errors"?"":`?tab=${s}`}`;return Be(Object.fromEntries(Qd.map(([s],a)=>[String(
a+1),()=>Te(o(s))]))),n(ie,{title:"Failures",children:[n(jn,{tabs:Qd.map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(We,{problem:t.
problem,at:t.at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(_g,{retrying:r?.retrying??0}):n(Qn,{filter:{state:e},total:r?.[e],empty:n(de,{title:e==="dead"?"\
Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:O(
"/failures?tab=retrying"),children:_e(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var la="download";function wg(){let t=Q("outbound",r=>L("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Z,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>nt.value?n(ee,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var kg=["queued","running","retrying","completed","dead"];function Xd(){let e=ae.value.get("state")??"";return n(ie,{title:"Downloads",sub:n(C,{children:["jobs \
of the queue ",n("a",{href:O(Le(la)),children:la}),"; limits of hosts are ",n("a",{href:O(`${Le(la)}?tab=groups`),children:"its groups"})]}),children:[n(cr,{states:kg}),
n(Qn,{filter:{queue:la,state:e||void 0},queueColumn:!1,empty:n(de,{title:e?"No download is in this state":"No downloads yet",children:!e&&n(C,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(Y,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${ne("v1/jobs")}`})]})})}),n(wg,{})]})}function ia({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let l={...Object.fromEntries(r.map(({name:$,value:E})=>[$,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[u,d]=q(null),[i,p]=q(""),h=u??l,f=($,E)=>d({...h,[$]:E}),y={},_=[];for(let{name:$}of r)h[$]!==l[$]&&
(y[$]=h[$]===""?null:Number(h[$]),_.push(`--${$.replace(/_/g,"-")} ${h[$]||"none"}`));(h.rate_limit!==l.rate_limit||h.rate_limit!==""&&h.rate_per!==l.rate_per)&&
(y.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},_.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
l.ordered&&(y.ordered=h.ordered==="yes",_.push(y.ordered?"--ordered":"--unordered"));let T=_.length>0,x=async()=>{try{await L(e,{method:"PATCH",body:y}),Ke("Sav\
ed"),d(null),p(""),a()}catch($){p($.detail)}},S=!De("admin"),w=($,E,U)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[$],placeholder:"\
no limit",inputMode:"numeric",disabled:S,onInput:N=>f($,N.currentTarget.value)}),n("small",{children:U})]});return n(Z,{title:"Limits",tools:n(oa,{}),children:n(
"form",{class:"form",onSubmit:$=>{$.preventDefault(),x()},children:[r.slice(0,1).map(({name:$,label:E,hint:U})=>w($,E,U)),n("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:S||h.rate_limit==="",
onInput:$=>f("rate_per",$.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:$,label:E,hint:U})=>w($,E,U)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:S,onClick:$=>f("ordered",$.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),i&&n("p",{class:"bad",role:"alert",children:i}),!S&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!u,onClick:()=>d(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`${t} ${_.join(" ")}`}),n(Y,{text:Fe(e,"PATCH",y)})]})]})})}function ti(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function ep(e){let t=r=>({path:ti(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function tp(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function Sg({group:e}){return n(C,{children:[n(zt,{value:e.running}),e.limit!==void 0&&n(C,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(dr,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var xg=[{head:"Group",kind:"main",cell:e=>n(C,{children:[n("a",
{href:O(Rn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
zt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(Sg,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${we(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:tp},{head:"",kind:"end act",cell:e=>n(X,{action:ep(e)})}];function np({
queue:e}){let[t,r]=q("");return n(C,{children:[n("form",{class:"filters",onSubmit:o=>{o.preventDefault(),t&&Te(Rn(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:o=>r(o.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(qn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:xg,id:o=>o.name,page:o=>Rn(e,o.name),
none:n(de,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
Y,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ne("v1/jobs")}`})]})})]})}function Cg({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(Z,{title:`The last ${_e(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Te(le(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(rn,{state:r}),
P(o)," ",r]},r))})]})}function $g({queue:e,name:t}){let r=ae.value.get("cursor")??void 0,o=ae.value.get("since")??"",s=`${ti({queue:e,name:t})}/jobs${Mt({limit:50,
cursor:r,since:To(o)})}`,a=Q(`history ${e} ${t} ${r} ${o}`,u=>L(s,{signal:u})),l=a.value;return n(C,{children:[n("div",{class:"row history-head",children:[n("h2",
{children:"History"}),n(Co,{label:"Pushed",options:Lr.map(([u,d])=>[u,d]),value:o,set:u=>ve({since:u,cursor:void 0})})]}),l===null?a.problem?n(We,{problem:a.problem,
retry:a.reload,path:s}):n(lt,{}):l.jobs.length===0&&!r?n(de,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(Y,{text:`curl -d '{"type":"hel\
lo","queue":"${e}","group":"${t}"}' ${ne("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Nn,{jobs:l.jobs,queue:!1}),n(Or,{note:"newest first",cursor:r,
next:l.cursor,children:n(qr,{filter:{queue:e,group:t,since:o}})})]})]})}function rp({queue:e,name:t}){let r=ti({queue:e,name:t}),o=Q(r,async d=>{let[i,p]=await Promise.
all([L(r,{signal:d}),L(`${r}/jobs?limit=200`,{signal:d})]);return{group:i,last:p.jobs}}),s=n(C,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(
"a",{href:O(Le(e)),children:e})," · ",n("a",{href:O(`${Le(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Rt,{data:o,path:r,title:t,up:s,missing:"\
There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:a,last:l}=o.value,u=tp(a);return n(ie,{title:n(C,{children:[
t," ",a.paused&&n(Ae,{state:"paused"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(X,{action:ep(a)}),children:[n(it,{data:o,path:r}),
n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"til\
e-value",children:P(a.ready)}),n("span",{class:"tile-note",children:u||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{
class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("small",{children:[" / ",P(a.limit)]})]}),n("spa\
n",{class:"tile-note",children:a.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",
{class:"tile-value",children:a.rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${we(a.rate.per*1e3)}`:"no limit"})]}),n("\
div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"\
tile-note",children:a.ordered?"one at a time, in turn":"as workers are free"})]})]}),l.length>0&&n(Cg,{jobs:l}),n($g,{queue:e,name:t}),n(ia,{path:r,cli:`pawl gr\
oup ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),
n(Ut,{title:"Settings",value:a.settings})]})}function op({job:e,path:t}){let[r,o]=q(""),s=e.aliases??[];if(!De("admin")&&s.length===0)return null;let a=l=>`${t}/aliases/${encodeURIComponent(l)}`;return n("\
div",{class:"row aliases",children:[s.map(l=>n("span",{class:"pill",children:[l,De("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${l}\
 away`,onClick:()=>mn({label:"",method:"DELETE",path:a(l),done:`${l} is taken away`,undo:{method:"PUT",path:a(l),done:`It is ${l} again`}}),children:"×"})]},l)),
De("admin")&&n("form",{class:"row",onSubmit:l=>{l.preventDefault(),r&&mn({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:l=>o(l.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function sp({path:e}){let t=Q(`${e}/callbacks`,r=>L(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Z,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
Ae,{state:r.state})}),n("td",{class:"end wide",children:_e(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ee,{at:r.next_at})})]},r.id))})})})}
function ap({job:e}){let t=Q(`children ${e.id}`,r=>L(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(Z,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:O(`${le(e.id)}/tree`),children:"tree"})]}),children:n(Nn,{jobs:t.value.jobs})})}function lp({job:e,path:t,close:r}){let o=ft(e.payload??null),s=o.includes('"[redacted]"'),[a,l]=q({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[u,d]=q(""),i=_=>l({...a,..._}),p={},h="";if(a.priority!==String(e.priority)&&(p.priority=Number(a.priority)),a.group!==(e.group??"")&&(p.group=a.group||null),a.
delay&&(p.delay=a.delay),a.payload!==o)try{p.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let f=Object.entries(p).map(([_,T])=>` --${_} ${_===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),y=async()=>{try{await L(t,{method:"PATCH",body:p,key:_n()}),Ke("Changed"),Dr(),r()}catch(_){d(_.detail)}};
return n(Bt,{title:"Change this job",close:r,children:n("form",{onSubmit:_=>{_.preventDefault(),y()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:_=>i({priority:_.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:_=>i(
{delay:_.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:_=>i({group:_.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:_=>i({payload:_.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),u&&n("p",{class:"bad",role:"alert",children:u}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl edit ${e.id}${f.join("")}`}),n(Y,{text:Fe(t,"PATCH",p)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||f.length===0,children:"Change"})]})]})})}var ni=5;function ri({error:e,wrap:t=!0}){let[r,o]=q(!1),s=e.backtrace??[];return n(C,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,ni)).join(`
`)}),s.length>ni&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-ni} more lines`})]})}function ip({error:e}){let[
t,r]=q(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(Re,{text:s,label:"Copy the er\
ror"})]})]}),n(ri,{error:e,wrap:t})]})}var oi=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Po=["completed","failed","dead","terminated"],up=["queued","scheduled","retryi\
ng","suspended"];function Tg({job:e,side:t,name:r,port:o}){let[s,a]=q(!1),[l,u]=q(""),d=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,i=Q(`${d} ${s}`,
async f=>s?await L(`${d}?limit=20`,{signal:f}):null),p;try{p=JSON.parse(l)}catch{p=void 0}let h=async()=>{try{let f=await L(d,{method:"POST",body:{values:[p]},key:_n()});
Ke(`Written; ${P(f.count)} wait there now`),u(""),Dr()}catch(f){Ke(f.detail,{bad:!0})}};return n(C,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:_e(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(f=>n("a",{href:O(Ln(f)),children:[f," "]},f))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:ft(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:De("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&i.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:i.value.items.map((f,y)=>n("li",{children:[n("span",
{class:"faint",children:(i.value?.from??0)+y})," ",n("code",{children:ft(f.value).replace(/\n\s*/g," ")})]},y))}),i.value.tail-i.value.from>i.value.items.length&&
n("p",{class:"faint",children:["The first ",i.value.items.length," values."]})]})}),t==="in"&&De("push")&&!Po.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:f=>{f.preventDefault(),p!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:l,spellcheck:!1,onInput:f=>u(f.currentTarget.value)}),n("button",{type:"submit",disabled:p===void 0,children:"Write"}),l!==
""&&p!==void 0&&n(Re,{text:`pawl write ${e.id} ${r} '${l}'`,label:"Copy as a command"})]})})})]})}function cp({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(Z,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(Tg,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function dp(e){let[t,r]=q(null),o=e?.state==="running"?e.id:void 0;return Ce(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||$t.value||(s=
new EventSource(ne(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",d=>r({id:o,progress:Fo(d.data).progress})))},l=()=>{s?.close(),
s=null},u=()=>document.hidden?l():a();return a(),document.addEventListener("visibilitychange",u),()=>{l(),document.removeEventListener("visibilitychange",u)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var Pg={succeeded:"completed",crashed:"failed",lost:"failed",timed_out:"failed",released:"queued",stopped:"terminated"};function ua(e,t){return we(Math.max(0,Date.
parse(t)-Date.parse(e)))}function pp(e){return e&&n("a",{href:O(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function Mg(e){let t=e.outcome??(e.ended_at?
"ended":"running");return{at:e.started_at,state:Pg[t]??t,title:`Attempt ${e.attempt}`,note:n(C,{children:[t.replace(/_/g," "),e.ended_at&&` after ${ua(e.started_at,
e.ended_at)}`,e.worker&&n(C,{children:[" on ",pp(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[
n("b",{children:e.error.type})," ",e.error.message]}),n(ri,{error:e.error})]})}}function Eg(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>
1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${ua(e.created_at,e.started_at)}`}:null}function Dg(e,t){let r=[{at:e.
created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.
run_at<=o.started_at?e.run_at:e.created_at;r.push({at:a,state:"waiting",title:"Waited",note:`for ${ua(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,
state:"waiting",title:`${o.attempt-1} earlier attempts`,note:"are not kept"});for(let a of[...t].reverse())r.push(Mg(a));let s=t.length===0&&Eg(e);if(s&&r.push(
s),e.ended_at){let a=e.started_at&&t.length===0?`ran ${ua(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.
slice(1),note:[a,xn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,state:e.state,
title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function Og({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","data-state":r,viewBox:"\
0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(
100,e*100)),height:"4",class:"fill"})]})}function Ag({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0\
 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasha\
rray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function Rg({job:e}){if(!e.lease)return null;let t=e.options.
lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-nt.value);return n("p",{class:"lease",children:[n(Ag,{part:o/t}),n("span",{children:["Leased to ",n("b",
{children:pp(e.lease.worker)})," for ",we(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=nt.value&&n(C,{children:[", renewed ",n(ee,{at:new Date(r-t).toISOString()})]}),
(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function fp({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}\
/runs`,r=Q(t,async l=>e.attempt>0?(await L(t,{signal:l})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,nt.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(Z,{title:"Timeline",children:[n("ol",{class:"timeline",children:[Dg(e,r.value??[]).map((l,u)=>n(
"li",{"data-state":l.state,children:[n("span",{class:"timeline-mark",children:n(rn,{state:l.state})}),n("div",{class:"timeline-text",children:[n("b",{children:l.
title})," ",l.note&&n("span",{class:"faint",children:l.note}),n("div",{class:"meta",children:[n(ee,{at:l.at})," ",n("span",{class:"faint",children:["· ",tt(Date.
parse(l.at))]})]}),l.more]})]},u)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",vo(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",we(a)]}),a!==void 0&&n(Og,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(Rg,{job:e})]})}function si(e){let t=e.options.retry;if(!t||Po.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function mp(e,t){let r=await L(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,l,u]=await Promise.all([L(`v1/queues/${s}`,{signal:t}).catch(o),r.group?L(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,ir().catch(()=>[])]);return{job:r,queue:a,group:l,workers:u}}function hp({id:e}){return n("a",{href:O(le(e)),class:"id",children:e})}
function Lg({jobs:e=[],number:t}){return n(C,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n(C,{children:[
o===0?": ":", ",n(hp,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var Yn=e=>n("a",{href:O(Le(e.queue)),children:e.queue}),ca=e=>n(
"a",{href:O(Rn(e.queue,e.group??"")),children:e.group}),ai=e=>e.workflow?n("a",{href:O(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",qg={time:({until:e},t)=>t.state==="retrying"?n(C,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ee,
{at:e??t.run_at}),"."]}):n(C,{children:["It is scheduled: it may run ",n(ee,{at:e??t.run_at}),", at ",tt(Date.parse(e??t.run_at??"")),"."]}),waits_for:e=>n(Lg,{
jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n(C,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),workflow_paused:(e,t)=>n(
C,{children:["Its ",ai(t)," is paused."]}),not_started:(e,t)=>n(C,{children:["Its ",ai(t)," has not been started."]}),workflow_external:(e,t)=>n(C,{children:["I\
ts ",ai(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n(C,{children:["Its queue ",Yn(t)," is paused."]}),queue_limit:({running:e,
limit:t},r)=>n(C,{children:["The queue ",Yn(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n(C,{children:["The queue ",Yn(t)," has star\
ted as many as its rate allows",e&&n(C,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_paused:(e,t)=>n(C,{children:["Its group ",ca(t)," is paused."]}),
group_limit:({running:e,limit:t},r)=>n(C,{children:["Its group ",ca(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n(C,{children:["Its \
group ",ca(t)," has started as many as its rate allows",e&&n(C,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_order:({job:e},t)=>n(C,{children:["Its gr\
oup ",ca(t)," is ordered, and ",e?n(hp,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n(C,{children:["No worker claims the queue ",Yn(t),
e&&n(C,{children:["; the last one did ",n(ee,{at:e})]}),"."]}),workers_quiet:(e,t)=>n(C,{children:["All workers of the queue ",Yn(t)," were told to claim no mor\
e."]})};function ss(e,t){return qg[e.kind]?.(e,t)??n(C,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function Ng({job:e,queue:t,group:r,workers:o}){
if((e.state==="scheduled"||e.state==="retrying")&&e.run_at)return ss({kind:"time"},e);if(e.state==="waiting")return ss({kind:"waits_for",count:e.waiting_for??e.
after?.length??0},e);if(e.state!=="queued")return null;let s=(l,u={})=>ss({kind:l,...u},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s("group_pa\
used");if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==void 0&&
r.running>=r.limit)return s("group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(l=>l.queues?.includes(
e.queue)&&l.state!=="gone");return a.length===0?s("no_worker"):a.every(l=>l.quiet)?s("workers_quiet"):a.every(l=>l.concurrency!==void 0&&l.running.length>=l.concurrency)?
n(C,{children:["All ",P(a.length)," workers of the queue ",Yn(e)," are busy."]}):t?.rate&&t.counts.queued>0?n(C,{children:["The queue ",Yn(e)," starts at most ",
t.rate.limit," jobs in ",we(t.rate.per*1e3),"; its turn comes."]}):n(C,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",Yn(e)," wait, and its \
turn comes."]})}function gp({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n(C,{children:["Nothing holds it: it is next in\
 turn in ",Yn(t),"."]}),a=r?ss(r,t):s||Ng(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[n(rn,{state:t.state}),
n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What holds it then",children:o.
map(l=>n("li",{children:ss(l,t)},l.kind))})]})]}):null}function jg(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function Ig({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:O(le(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function Jg({job:e,path:t,close:r}){let o=ft(e);return n(
Bt,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(Re,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:ne(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function Bg(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>Te(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&Te(le(s.id))}}}function bp({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=Q(`job ${e}`,S=>mp(e,S)),[o,s]=q(!1),[a,l]=q(!1),u=dp(r.value?.job),d=r.value,i=d?.job,p=i?kd(i.id):null,
h=p?.list??"/jobs",f=Bg(e,t,i,h),y=i!==void 0&&Po.includes(i.state);if(Be({r:()=>i&&oi.includes(i.state)&&mn(f.run),T:()=>i&&!y&&mn(f.end),Delete:()=>y&&mn(f.remove),
u:()=>i?.parent&&Te(le(i.parent.id)),y:()=>i&&void Wl(i.id).then(()=>Ke("The id is copied")),e:Md,"[":()=>p?.before&&Te(le(p.before)),"]":()=>p?.after&&Te(le(p.
after))}),i===void 0)return n(Rt,{data:r,path:t,title:"Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let _=u??i.progress,T=zl(_),x=i.options.retry;return n(ie,{title:n(C,{children:[i.
type," ",n(Ae,{state:i.state})]}),sub:n("span",{class:"row",children:[n("a",{href:O(h),children:"Jobs"})," · ",n("code",{class:"id",children:i.id}),n(Re,{text:i.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",i.seq]}),p&&n(Ig,{near:p})]}),tools:n(C,{children:[oi.includes(i.state)&&n(X,{action:{...f.run,label:y?
"Run again":"Run now"},primary:!0,id:"run"}),i.state==="terminated"&&n(X,{action:f.force,primary:!0,id:"run"}),up.includes(i.state)&&De("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!y&&n(X,{action:f.end,danger:!0,why:i.state==="terminating"&&"it stops already"}),y&&n(X,{action:f.remove,danger:!0}),
n(X,{action:f.copy,scope:"push"}),n("button",{type:"button",onClick:()=>l(!0),children:"Raw"}),n(Re,{text:Fe(t),label:"Copy as curl"})]}),children:[n(it,{data:r,
path:t}),o&&n(lp,{job:i,path:t,close:()=>s(!1)}),a&&n(Jg,{job:i,path:t,close:()=>l(!1)}),d&&n(gp,{view:d}),T!==null&&i.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(T)," %"]})]}),i.error&&n(ip,{error:i.error}),n("div",{class:"columns job-columns",children:[n(Z,{title:"Facts",children:n(rt,{rows:[["Queu\
e",n("a",{href:O(Le(i.queue)),children:i.queue})],["Group",i.group&&n("a",{href:O(Rn(i.queue,i.group)),children:i.group})],["Priority",i.priority],["Attempts",x&&
!i.ports?`${i.attempt} of at most ${x.max+1}`:i.attempt],["Coming pauses",i.failures>0&&si(i).length>0&&`at most ${si(i).map(S=>we(S)).join(", ")}`],["Retries",
x&&(x.max===0?"none":`${x.backoff}, from ${we(x.base*1e3)} to ${we(x.cap*1e3)}`)],["Lease",we(i.options.lease*1e3)],["Timeout",i.options.timeout!==void 0&&we(i.
options.timeout*1e3)],["Unique",i.unique&&`${i.unique.key}, until its ${i.unique.until==="start"?"start":"end"}`],["Expires",i.expires_at&&n(ee,{at:i.expires_at})],
["Parent",i.parent&&n("a",{href:O(le(i.parent.id)),children:i.parent.id})],["Workflow",i.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(i.workflow.id)}`),
children:i.workflow.id})],["Also named",n(op,{job:i,path:t})],["Removed",i.retain_until&&n(C,{children:[n(ee,{at:i.retain_until}),", at ",tt(Date.parse(i.retain_until))]})],
["Kept after its end",!i.retain_until&&we(i.options.retention*1e3)]]})}),n(fp,{job:i})]}),jg(i)&&n("p",{class:"hint",children:[n("a",{href:ne(`v1/files/${encodeURIComponent(
i.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(cp,{job:i}),n(Ut,{title:"Result",value:i.result}),n(Ut,{title:"Progress",
value:_}),n(Ut,{title:"Payload",value:i.payload}),n(Ut,{title:"Meta",value:i.meta}),n(Ut,{title:"State",value:i.job_state}),(i.callbacks?.length??0)>0&&n(sp,{path:t}),
i.children&&i.children.count>0&&n(ap,{job:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl job ${e}`}),n(
Y,{text:Fe(t)})]})]})}var li=200;function ii(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}function ui({queue:e,workers:t}){if(e.paused)return n(Ae,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var Ug={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function yp(){let e=Q("queues",async p=>{let[h,f,y]=await Promise.all([L("v1/queues?limit=1000",{signal:p}),ir(),L("v1/stats?limit=10\
00",{signal:p})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(f.flatMap(_=>_.queues??[])),stats:y}}),t=ae.value.get("filter")??"",r=ae.value.get(
"sort")??"",[o,s]=q(!1);Be({"/":()=>document.getElementById("filter")?.focus()});let a=e.value;if(a===null)return n(ie,{title:"Queues",children:e.problem?n(We,{
problem:e.problem,retry:e.reload,path:"v1/queues"}):n(lt,{})});let l=p=>Object.entries(p.counts).some(([h,f])=>f>0&&h!=="completed"&&h!=="terminated"),u=a.queues.
filter(p=>p.name.includes(t)&&(!o||l(p))),d=Ug[r];u=d?[...u].sort((p,h)=>d(h)-d(p)):[...u].sort((p,h)=>p.name<h.name?-1:1);let i=(p,h)=>n("th",{class:"end","ari\
a-sort":r===p?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>ve({sort:r===p?"":p},!0),children:[h,r===p?" ↓":""]})});return n(
ie,{title:"Queues",tools:n(C,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)})," hide idle"]}),n("inp\
ut",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:p=>ve({filter:p.currentTarget.value},!0)})]}),children:[
e.problem&&n(We,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),a.queues.length===0?n(de,{title:"A queue appears with its first push",children:n(Y,
{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ne("v1/jobs")}`})}):u.length===0?n(de,{title:"No queue matches",children:n("button",{type:"button",onClick:()=>{
s(!1),ve({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{children:"State"}),i("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ve(
{sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),i("retrying","Retrying"),i("dead","Dead"),n("th",{class:"end wide",children:"\
Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ve({sort:r==="oldest"?"":"oldest"},!0),children:["Oldest wait",
r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(0,li).map(p=>n("tr",{children:[n("td",{
class:"main",children:n("a",{href:O(Le(p.name)),children:p.name})}),n("td",{children:n(ui,{queue:p,workers:a.workers})}),n("td",{class:"end","data-label":"queue\
d",children:n(zt,{value:p.counts.queued})}),n("td",{class:"end wide",children:[n(zt,{value:p.counts.running}),p.concurrency!==void 0&&n(C,{children:[n("span",{class:"\
faint",children:[" / ",P(p.concurrency)]}),n(dr,{value:p.counts.running,max:p.concurrency,label:`${p.counts.running} of ${p.concurrency}`})]})]}),n("td",{class:"\
end","data-label":"retrying",children:n(zt,{value:p.counts.retrying})}),n("td",{class:p.counts.dead>0?"end bad":"end","data-label":"dead",children:n(zt,{value:p.
counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(zt,{value:p.counts.scheduled})}),n("td",{class:"end wide",children:p.oldest_age?we(
p.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(zt,{value:a.stats.queues?.[p.name]?.minute.completed})}),n("td",
{class:"end act",children:n(X,{action:ii(p.name,p.paused)})})]},p.name))})]}),u.length>li&&n("p",{class:"foot",children:[li," of ",u.length," queues are shown; \
the filter finds the others."]}),a.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var Fg=3e4,Wg=6e4,ci=200;function di({worker:e}){let t=nt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>Wg?"dead":t>Fg?"retrying":e.state==="busy"?"run\
ning":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function vp(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}var _p=["busy","idle",
"gone"],Hg=[{head:"Worker",kind:"main",cell:e=>n(C,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||n(C,{children:["since ",n(ee,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>n(di,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>n(C,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n(C,{children:[r>0&&", ",n("a",{href:O(Le(t)),children:t})]})),(e.queues??[]).length>
4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>n(C,{children:[e.concurrency!==void 0&&n("div",{class:"\
row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(dr,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(le(t.id)),children:t.type})," ",we(Math.max(0,nt.value-Date.
parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ee,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>n(C,{children:[
n(X,{action:vp(e,"quiet"),why:e.quiet&&"it is quiet already"}),n(X,{action:vp(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function wp(){let[e,t]=q(
!1),r=Q("workers",async d=>{let[i,p]=await Promise.all([L("v1/workers",{signal:d}),L("v1/nodes",{signal:d})]);return{workers:i.workers,nodes:p.nodes}}),o=r.value;
if(o===null)return n(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let s=o.workers.filter(d=>d.state!=="gone"),a=o.workers.
length-s.length,l=[...e?o.workers:s].sort((d,i)=>_p.indexOf(d.state)-_p.indexOf(i.state)||(d.name<i.name?-1:1)).slice(0,ci),u=new Set(o.nodes.map(d=>d.version));
return n(ie,{title:"Workers",sub:`${_e(s.length,"worker")}, ${_e(s.reduce((d,i)=>d+i.running.length,0),"job")} running`,children:[n(it,{data:r,path:"v1/workers"}),
l.length===0?n(de,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(Y,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queu\
e hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(Y,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ne("\
v1/claim")}`})]}):n("div",{class:"card flush",children:[n(Kn,{rows:l,columns:Hg,id:d=>d.name}),s.length>ci&&n("p",{class:"foot",children:["The first ",ci," are \
shown."]})]}),a>0&&n("p",{class:"hint",children:[_e(a,"worker")," ",a===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(
!e),children:e?"hide":"show"})]}),n(Z,{title:o.nodes.length===1?"Node":"Nodes",tools:u.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:o.nodes.map(d=>n("tr",{children:[
n("td",{children:[d.host," ",n("span",{class:"faint",children:["pid ",d.pid]})]}),n("td",{children:d.listen}),n("td",{class:"wide",children:(d.roles??[]).join("\
, ")}),n("td",{class:"wide",children:d.version}),n("td",{class:"end",children:n(ee,{at:d.started_at})})]},d.id))})]})})]})}function zg({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=Q(t,s=>L(t,{signal:s}));if(r.value===null)return r.problem?n(We,{problem:r.problem,retry:r.
reload,path:t}):n(lt,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(de,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(Y,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${ne(`${t}/sum`)}`})]}):n(C,{children:o.map(([s,a])=>n(Z,{title:s,tools:n(X,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(rt,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function Vg({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(ia,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Z,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(rt,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function Gg({queue:e}){let t=Q(`hist\
ory ${e}`,r=>L(`v1/stats/history${Mt({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(Ys,{points:t.value.
points,resolution:"minute",height:140})}var kp=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function Kg(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function Qg({event:e}){return n(C,{children:[n(Ae,{state:e.to,quiet:!0})," ",
n("a",{href:O(le(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${xn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Sp({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=ae.value.get("tab")??
"jobs",o=Q(`queue ${e}`,async f=>{let[y,_]=await Promise.all([L(t,{signal:f}),ir()]);return{queue:y,workers:_.filter(T=>T.state!=="gone"&&T.queues?.includes(e))}}),
s=f=>Le(e)+(f==="jobs"?"":`?tab=${f}`);Be(Object.fromEntries(kp.map(([f],y)=>[String(y+1),()=>Te(s(f))])));let a=o.value;if(a===null)return n(Rt,{data:o,path:t,
title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),n(Y,
{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})]});let{queue:l,workers:u}=a,d=l.counts,i=Object.values(d).reduce((f,y)=>f+y,0),p=ae.value.get(
"state")??"",h=d.queued+d.scheduled+d.retrying+d.waiting;return n(ie,{title:e,sub:n(C,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(ui,{queue:l,
workers:new Set(u.length>0?[e]:[])})]}),tools:n(C,{children:[n(X,{action:ii(e,l.paused),id:"pause"}),n(X,{danger:!0,why:h===0&&"nothing waits",action:{label:"Pu\
rge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${nn(h)} jobs that wait are terminated. Those that run go \
on.`,danger:!0,count:h}}}),n(X,{danger:!0,why:i>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e} i\
s deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Te("/queues")}})]}),children:[
n(it,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(d.queued)}),n("span",{class:"tile-note",children:l.oldest_age?`the oldest for ${we(l.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(d.running),l.concurrency!==
void 0&&n("small",{children:[" / ",P(l.concurrency)]})]}),n("span",{class:"tile-note",children:_e(u.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(d.retrying)}),n("span",{class:"tile-note",children:[
P(d.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(d.dead)}),n("span",{class:"tile-note",children:l.rate?`rate ${l.rate.limit} / ${we(l.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(Gg,{queue:e})}),n(jn,{tabs:kp.map(([f,y])=>[f,y,{jobs:i,groups:l.groups,workers:u.length}[f]]),current:r,link:s}),r==="jobs"&&n(C,{children:[n(es,{states:ts.
filter(f=>d[f]>0||f===p),chosen:[p],counts:d,toggle:f=>ve({state:f===p?void 0:f,cursor:void 0})}),n(Qn,{filter:{queue:e,state:p||void 0},total:p?d[p]:i,queueColumn:!1,
empty:n(de,{title:p?"No job is in this state":"No jobs in this queue",children:p?n("button",{type:"button",onClick:()=>ve({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(Y,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})})})]}),r==="groups"&&n(np,{queue:e}),r==="settings"&&n(Vg,{queue:l,reload:o.
reload}),r==="types"&&n(zg,{queue:e}),r==="live"&&n(sa,{title:"What happens",path:`v1/events${Mt({queue:e})}`,event:"transition",text:Kg,line:f=>n(Qg,{event:f})}),
r==="workers"&&(u.length===0?n(de,{title:"No worker claims this queue",children:n(Y,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queue ${e} -- ./my-prog\
ram`})}):n("div",{class:"card flush",children:n(Kn,{rows:u,id:f=>f.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:f=>n("a",{href:O("/workers"),
children:f.name})},{head:"State",cell:f=>n(di,{worker:f})},{head:"Runs of this queue",kind:"end",label:"runs",cell:f=>P(f.running.filter(y=>y.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:f=>n(ee,{at:f.last_seen_at})}]})}))]})}var Yg={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},da=200,Zg=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function Xg({jobs:e}){let t=nt.value,r=Number.NEGATIVE_INFINITY;return n(C,{children:Zg.map(([o,s])=>{let a=r;r=t+s;let l=e.
filter(u=>Date.parse(u.run_at??"")>=a&&Date.parse(u.run_at??"")<t+s);return l.length>0&&n(Z,{title:o,tools:n("span",{class:"faint",children:P(l.length)}),children:n(
Nn,{jobs:l})},o)})})}function xp({tab:e}){return e==="scheduled"?n(de,{title:"No job waits for a time",children:n(Y,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${ne("v1/jobs")}`})}):n(de,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Cp(){let e=ae.value.get("tab")??"scheduled",r=Q(
"scheduled",l=>L("v1/stats?limit=1",{signal:l})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=da,s=Q(`due ${e} ${o}`,async l=>{if(!o)return null;let u=await ei(
{state:e},da,void 0,l);return{jobs:u.jobs.sort((d,i)=>(d.run_at??"")<(i.run_at??"")?-1:1),more:u.cursor!==void 0}}),a=s.value!==null&&!s.value.more;return n(ie,
{title:"Scheduled",children:[n(jn,{tabs:Object.entries(Yg).map(([l,u])=>[l,u,r?.[l]]),current:e,link:l=>`/scheduled${l==="scheduled"?"":`?tab=${l}`}`}),a&&s.value?
s.value.jobs.length===0?n(xp,{tab:e}):n(C,{children:[n(Xg,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(qr,{filter:{state:e},total:r?.[e]})})]}):
n(C,{children:[e!=="suspended"&&(r?.[e]??0)>da&&n("p",{class:"hint",children:["With more than ",da," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Qn,{filter:{state:e},total:r?.[e],empty:n(xp,{tab:e})})]})]})}function fi(e){return`/schedules/${encodeURIComponent(e)}`}var e0=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function $p(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,a,l,u]=r,d=/^\d+$/;if(s==="*"&&a==="*"&&l==="*"&&u==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:d.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!d.
test(o))return"";let i=/^\*\/(\d+)$/.exec(s);if(i&&a==="*"&&l==="*"&&u==="*")return`every ${i[1]} hours at minute ${o}`;if(!d.test(s)||l!=="*")return"";let p=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return a==="*"&&u==="*"?`every day at ${p}`:a==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${p}`:a==="\
*"&&/^[0-7]$/.test(u)?`on ${e0[Number(u)]}s at ${p}`:d.test(a)&&u==="*"?`on day ${a} of the month at ${p}`:""}function Tp({schedule:e}){if(e.cron){let t=$p(e.cron);
return n(C,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(C,{children:["every ",we(e.every*1e3)]}):n(C,{children:["at ",P(e.at?.length??0)," times"]})}function pi(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Te("/schedules")}}}function t0({close:e}){let[t,r]=q({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=q([]),[a,l]=q(null),u=p=>r({...t,...p});Ce(()=>{let p=new AbortController,h=setTimeout(
()=>{L("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:p.signal}).then(f=>{s(f.times),l(null)}).catch(f=>{p.signal.aborted||l(f)})},
200);return()=>{clearTimeout(h),p.abort()}},[t.cron,t.timezone]);let d=async()=>{try{await L(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),Ke(`${t.name} is made`),e(),Te(fi(t.name))}catch(p){l(p)}},i=(p,h,f)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[p],spellcheck:!1,required:!0,onInput:y=>u({[p]:y.currentTarget.value})}),f&&n("small",{children:f})]});return n(Bt,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:p=>{p.preventDefault(),d()},children:[i("name","Name"),i("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[i("cron","Cron expression",$p(t.cron)||"minute, hour, day, month, weekday"),i("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:o.map(p=>n("li",{children:[tt(Date.parse(p))," ",n(ee,{at:p,plain:!0})]},p))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var n0=[{head:"Schedule",kind:"main",cell:e=>n(C,{children:[n("a",{href:O(fi(e.name)),children:e.name})," ",e.paused&&n(Ae,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(Tp,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ee,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n(C,{children:[n(ee,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n(C,{children:[n(X,{action:pi(e).fire}),n(X,{action:pi(e).pause})]})}];function Pp(){let[e,t]=q(!1);return n(ie,{title:"Schedules",tools:De("ad\
min")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(t0,{close:()=>t(!1)}),n(qn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:n0,id:r=>r.name,page:r=>fi(r.name),none:n(de,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(Y,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ne("v1/schedules/nightly")}`})]})})]})}function Mp({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=Q(t,u=>L(`${t}?preview=10`,{signal:u})),o=r.value,s=n("a",{href:O("/schedules"),children:"Schedules"});
if(o===null)return n(Rt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let a=pi(o),l=o.counts;return n(ie,{title:n(C,{children:[e," ",o.paused&&
n(Ae,{state:"paused"})]}),sub:n(C,{children:[s,o.note&&` · ${o.note}`]}),tools:n(C,{children:[n(X,{action:a.fire,primary:!0}),n(X,{action:a.pause}),n(X,{action:a.
remove,danger:!0})]}),children:[n(it,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),n("div",{class:"\
columns",children:[n(Z,{title:"Rule",children:n(rt,{rows:[["When",n(Tp,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
we(o.jitter*1e3)],["From",o.from&&n(ee,{at:o.from})],["Until",o.until&&n(ee,{at:o.until})],["Last fired",o.last&&n(ee,{at:o.last.fired_at})],["Last job",o.last?.
job&&n("a",{href:O(le(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fired",l&&`${P(l.fired)}\
, skipped ${P(l.skipped)}, missed ${P(l.missed)}, failed ${P(l.failed)}`]]})}),n(Z,{title:"Next times",tools:n("span",{class:"faint",children:tn.value?"UTC":"yo\
ur time"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).map(u=>n("li",
{children:[tt(Date.parse(u))," ",n(ee,{at:u,plain:!0})]},u))})})]}),n(Ut,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var fa=ye(_o("theme")??"system"),Ep=ye(_o("density")??"normal");function ma(e){fa.value=e,lr("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function mi(){let e=fa.value==="dark"||fa.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;ma(e?"li\
ght":"dark")}function r0(e){Ep.value=e,lr("density",e),document.documentElement.dataset.density=e}function pa(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(Co,{...e})]})}function o0(){let[e,t]=q(""),[r,o]=q(!1),[s,a]=q(!1),[l,u]=q(""),d={path:e,...r?{compact:r}:{}},i=async()=>{a(!0),u("");try{
let p=await L("v1/admin/backup",{method:"POST",body:d});Ke(`The copy is on disk: ${ad(p.bytes)}`)}catch(p){u(p.detail)}a(!1)};return n(Z,{title:"Backup",children:n(
"form",{class:"form",onSubmit:p=>{p.preventDefault(),i()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:p=>t(p.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),n(Y,{text:Fe("v1/admin/backup","POST",d)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Dp(){let e=ct.value;return n(ie,{title:"Settings",children:[n("div",{class:"columns",children:[
n(Z,{title:"This browser",children:[n(pa,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:fa.value,set:t=>ma(t)}),n(pa,{label:"\
Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:Ep.value,set:r0}),n(pa,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:tn.
value?"utc":"local",set:t=>{tn.value=t==="utc",lr("zone",t)}}),n(pa,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:Xs.value?"on":"off",set:t=>cd(t===
"on")})]}),n(Z,{title:"Session",children:[n(rt,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&tt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{Au()},children:"Sign out"})})]})]}),De("admin")&&e?.store!=="redis"&&n(o0,{})]})}var je={width:184,height:64,right:56,below:20};function hi(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function s0({box:e}){let t=je.width-28,r=n(C,{children:[
hi(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:je.width,height:je.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:je.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:hi(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:hi(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+je.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+je.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function ha({boxes:e,edges:t,label:r}){let o=new Map(e.map(l=>[l.id,l])),s=Math.max(
0,...e.map(l=>l.x+je.width))+4,a=Math.max(0,...e.map(l=>l.y+je.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([l,u])=>{let d=o.get(l),i=o.get(u);if(!d||!i)return null;let p=d.x+je.width,h=d.y+
je.height/2,f=i.y+je.height/2,y=(i.x-p)/2;return n("path",{class:"edge",d:`M${p} ${h}C${p+y} ${h} ${i.x-y} ${f} ${i.x} ${f}`},`${l} ${u}`)}),e.map(l=>n(s0,{box:l},
l.id))]})})}var Op=50,gi=40,ga=500,bi=8;function ba(e){return`v1/jobs/${encodeURIComponent(e)}`}async function a0(e,t,r){let o=[],s;for(let a=0;a<t;++a){let l=await L(`${ba(
e)}/children?limit=${Op}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...l.jobs),s=l.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function l0({root:e}){let[t,r]=q({[e.id]:1}),[o,s]=q(new Set),[a,l]=q(0),u=fe(null),d=Object.keys(t).slice(0,gi),i=Q(`branches ${JSON.stringify(t)}`,async x=>{let S=new Map;
for(let w of d)S.set(w,await a0(w,t[w],x).catch(()=>({jobs:[],more:!1})));return S}),p=fe(new Map);i.value&&(p.current=i.value);let h=[],f=(x,S,w)=>{if(h.length>=
ga)return;let $=t[x.id]!==void 0;h.push({key:x.id,level:S,job:x,name:w,open:$});let E=p.current.get(x.id);if(!$||!E)return;let U=E.jobs.filter(z=>z.state==="com\
pleted"),N=U.length>bi&&!o.has(x.id);for(let z of E.jobs)(!N||z.state!=="completed")&&f(z,S+1,z.name);let re=(z,ue)=>h.push({key:`${x.id} ${z}`,level:S+1,more:{
parent:x.id,text:z,act:ue}});N&&re(`+ ${P(U.length)} completed`,()=>s(new Set([...o,x.id]))),E.more&&re(`the next ${Op}`,()=>r({...t,[x.id]:t[x.id]+1})),E.jobs.
length===0&&h.push({key:`${x.id} none`,level:S+1})};f(e,1);let y=x=>{if(x.more)return x.more.act();if(!x.job)return;let S={...t};x.open?delete S[x.job.id]:S[x.job.
id]=1,r(S)},_=x=>{let S=Math.max(0,Math.min(h.length-1,x));l(S),u.current?.children[S]?.focus()},T=x=>{let S=h[a],w={ArrowDown:()=>_(a+1),ArrowUp:()=>_(a-1),Home:()=>_(
0),End:()=>_(h.length-1),ArrowRight:()=>S.open===!1?y(S):_(a+1),ArrowLeft:()=>S.open?y(S):_(a-1-[...h.slice(0,a)].reverse().findIndex($=>$.level<S.level)),Enter:()=>S.
job?Te(le(S.job.id)):y(S)," ":()=>y(S)};w[x.key]&&(x.preventDefault(),x.stopPropagation(),w[x.key]())};return i.problem&&p.current.size===0?n(We,{problem:i.problem,
retry:i.reload,path:`${ba(e.id)}/children`}):p.current.size===0?n(lt,{rows:4}):n(Z,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:u,onKeyDown:T,children:h.map((x,S)=>n("li",{role:"\
treeitem","aria-level":x.level,"aria-expanded":x.open,tabIndex:S===Math.min(a,h.length-1)?0:-1,onFocus:()=>l(S),onClick:()=>y(x),children:[Array.from({length:Math.
min(12,x.level-1)},(w,$)=>n("span",{class:"tree-line","aria-hidden":"true"},$)),x.job?n(C,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:x.
open?"▾":"▸"}),n(Ae,{state:x.job.state,quiet:!0}),n("a",{href:O(le(x.job.id)),tabIndex:-1,onClick:w=>w.stopPropagation(),children:x.name??x.job.type}),x.name&&
n("span",{class:"faint",children:x.job.type}),n("span",{class:"id faint cut",children:x.job.id})]}):n("span",{class:x.more?"tree-more":"faint",children:x.more?.
text??"no children"})]},x.key))}),Object.keys(t).length>gi&&n("p",{class:"foot",children:["The first ",gi," open branches are read; close some to see others."]})]})}
function Ap(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+Ap(o,t),1)}function i0(e){let t=new Map,r=Ap(e,t),o=[],s=[],a=0,l=(u,d)=>{
let i={id:u.id,x:d*(je.width+je.right),y:a*(je.height+je.below/2),title:u.name??u.type,text:u.state,state:u.state,page:le(u.id),selected:d===0};o.push(i);let p=o.
length>=ga?[]:u.children.length>2*bi&&r>ga?u.children.filter(f=>f.state!=="completed").slice(0,2*bi):u.children;for(let f of p)s.push([u.id,f.id]),l(f,d+1);let h=u.
children.length-p.length;if(h>0||u.truncated){let f=`${u.id} rest`;s.push([u.id,f]),o.push({id:f,x:(d+1)*(je.width+je.right),y:a*(je.height+je.below/2),title:h>
0?`+ ${P(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${le(u.id)}/tree`}),a+=1}else p.length===0&&(a+=1)};return l(e,0),{boxes:o,edges:s,
counts:t,total:r,hidden:r-o.length}}function u0({id:e}){let t=`${ba(e)}/tree`,r=fe(!1),o=Q(t,a=>L(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(
We,{problem:o.problem,retry:o.reload,path:t}):n(lt,{rows:4});let s=i0(o.value);return r.current=s.total>ga,n(Z,{title:_e(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([a,l])=>n("span",{class:"state quiet","data-state":a,children:[n(rn,{state:a}),P(l)," ",a]},a)),r.current&&n("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:n(ha,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function Rp({reference:e}){let t=ba(e),r=ae.value.
get("tab")??"tree",o=Q(t,u=>L(t,{signal:u})),s=n("a",{href:O(le(e)),children:"the job"}),a=o.value;if(a===null)return n(Rt,{data:o,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let l=`${le(e)}/tree`;return n(ie,{title:n(C,{children:[a.type," ",n(Ae,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:a.id}),a.parent&&n(C,{children:["· ",n("a",{href:O(`${le(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:De(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(X,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(it,{data:o,path:t}),n(jn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:u=>l+(u==="tree"?"":`?tab=${u}`)}),(a.children?.count??0)===0?n(de,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(u0,{id:a.id}):n(l0,{root:a})]})}var c0=200,d0=60,p0=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Nr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function f0(e){let t=fe([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-d0),{at:o,value:e}]);
let s=[];for(let l=1;l<t.current.length;++l){let[u,d]=[t.current[l-1],t.current[l]];s.push(Math.max(0,(d.value-u.value)*1e3/(d.at-u.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((l,u)=>l+u,0)/a.length,samples:s}}function Lp({of:e,value:t}){let{rate:r,samples:o}=f0(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(vd,{values:o,label:`${e} a second while this page was open`})]})}
function m0({partitions:e,selected:t,select:r}){let o=fe(null),s=Math.max(0,e.findIndex(l=>l.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:l=>{let u=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),d={ArrowRight:1,ArrowLeft:-1,ArrowDown:u,
ArrowUp:-u}[l.key];if(d===void 0)return;l.preventDefault();let i=[...o.current?.querySelectorAll("button")??[]],p=i.indexOf(document.activeElement);i[Math.max(0,
Math.min(i.length-1,p+d))]?.focus()},children:e.map((l,u)=>n("button",{type:"button",class:"cell","data-state":l.state,tabIndex:u===s?0:-1,"aria-pressed":l.partition===
t,"aria-label":`Partition ${l.partition}: ${l.state}`,title:`${l.partition}: ${l.state}${l.worker?` on ${l.worker}`:""}${l.error?`
${l.error.type}: ${l.error.message}`:""}`,onClick:()=>r(l.partition===t?void 0:l.partition),children:[n(rn,{state:l.state}),l.partition]},l.id))})}function h0({
path:e,job:t,close:r}){let o=ft(t.offset??null).replace(/\n\s*/g,""),[s,a]=q(o),[l,u]=q(""),d;try{d=JSON.parse(s)}catch{d=void 0}let i=async()=>{try{await L(e,{
method:"PATCH",body:{offset:d},ifMatch:String(t.etag)}),Ke(`Partition ${t.number} goes on elsewhere`),r()}catch(p){u(p.detail)}};return n(Bt,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:p=>{p.preventDefault(),i()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(rt,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:p=>a(p.currentTarget.value)}),n("small",{children:d===void 0?"this is not JS\
ON":"null: from the beginning"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(Y,{text:Fe(e,"PATCH",{offset:d}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:d===void 0||s===o,children:"Move"})]})]})})}function g0({task:e,number:t}){
let r=`${Nr(e.id)}/partitions/${t}`,o=Q(r,i=>L(r,{signal:i})),[s,a]=q(!1),l=o.value;if(l===null)return o.problem?n(We,{problem:o.problem,retry:o.reload,path:r}):
n(lt,{rows:2});let u=l.state==="running"&&l.last_commit_at!==void 0&&nt.value-Date.parse(l.last_commit_at)>3e3*l.options.lease,d=l.etag!==void 0;return n(Z,{title:n(
C,{children:["Partition ",t," ",n(Ae,{state:l.state})]}),tools:n("div",{class:"row",children:[d&&De("admin")&&n("button",{type:"button",disabled:l.state==="runn\
ing",title:l.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(l.dead??0)>0&&n(X,{action:qp(e,l.dead??
0,t)}),n(Re,{text:Fe(r),label:"Copy as curl"})]}),children:[s&&n(h0,{path:r,job:l,close:()=>a(!1)}),u&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(rt,{rows:[["Offset",d&&n("code",{class:"of\
fset",children:ft(l.offset??null).replace(/\n\s*/g," ")})],["Version",d&&P(l.etag)],["Read",d&&P(l.read)],["Processed",d&&P(l.processed)],["Skipped",d&&P(l.skipped)],
["Dead",d&&((l.dead??0)>0?n("a",{href:O(ur({tab:"dead"})),children:_e(l.dead??0,"document")}):"0")],["Rate",d&&n(Lp,{of:"Documents read",value:l.read},r)]]}),n(
rt,{rows:[["Last commit",l.last_commit_at&&n(ee,{at:l.last_commit_at})],["Commits",l.blocks!==void 0&&P(l.blocks)],["Runs",l.acquisitions!==void 0?P(l.acquisitions):
P(l.attempt)],["Failed runs",P(l.errors??l.failures)],["Worker",l.lease&&`${l.lease.worker}, for ${we(Math.max(0,Date.parse(l.lease.expires_at)-nt.value))} more`],
["Next look",l.run_at&&!l.lease&&n(ee,{at:l.run_at})],["Reason",xn(l.reason)],["Error",l.error&&n("span",{class:"bad",children:`${l.error.type}: ${l.error.message}`})],
["What it reads",n("code",{children:ft(l.info??l.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(le(l.id)),children:l.id})]]})]})]})}function qp(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Nr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${_e(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var b0=[{head:"Document",kind:"main",cell:e=>n(C,{children:[n("code",{class:"cut",children:ft(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":ft(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function y0({task:e,dead:t}){let r=ae.value.get("partition")??void 0;return n(C,{children:[r&&n("p",{class:"hint",children:[
"Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>ve({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(X,{action:{...qp(e,t),label:"Replay all"},primary:!0})}),n(qn,{from:`${Nr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:b0,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(de,{title:"No document is dead"})})]})}function v0({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(Lp,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(X,{action:_0(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function _0(e){return{label:"Drain",path:`${Nr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function Np({task:e,link:t}){let r=ae.value.get("tab")??"grid",o=ae.value.get("state")??"",s=ae.value.get("cursor")??
void 0,a=Number(ae.value.get("partition"))||void 0,l=Nr(e.id),d=Q(l,f=>L(l,{signal:f})).value??e,i=`${l}/partitions${Mt({limit:c0,cursor:s,state:o})}`,p=Q(i,f=>L(
i,{signal:f})),h=f=>ve({partition:f?.toString()},!0);return Be({Escape:()=>h(void 0)}),n(C,{children:[n(v0,{task:d}),d.totals&&n("div",{class:"pad-x",children:n(
jn,{tabs:[["grid","Partitions",d.partitions?.total],["dead","Dead documents",d.totals.dead]],current:r,link:f=>t({tab:f==="grid"?void 0:f,partition:void 0,cursor:void 0})})}),
r==="dead"&&d.totals?n("div",{class:"pad-x",children:n(y0,{task:d,dead:d.totals.dead})}):p.value===null?p.problem?n(We,{problem:p.problem,retry:p.reload,path:i}):
n(lt,{rows:2}):n(C,{children:[n("div",{class:"pad-x",children:[(d.partitions?.total??0)>20&&n(cr,{states:p0}),p.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(m0,{partitions:p.value.partitions,selected:a,select:h})]}),(p.value.cursor||s)&&n(Or,
{note:`partitions ${p.value.partitions[0]?.partition??""} to ${p.value.partitions[p.value.partitions.length-1]?.partition??""} of ${P(d.partitions?.total)}`,cursor:s,
next:p.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(g0,{task:d,number:a},a)})]})]})}var w0=["active","paused","scheduled","completed","failed","terminated"],k0='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function jp(e){return`/workflows/${encodeURIComponent(e)}`}function Ip({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var S0=[{head:"Work\
flow",kind:"main",cell:e=>n(C,{children:[n("a",{href:O(jp(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Re,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Ae,{state:e.state})},{head:"Tasks",cell:e=>n(Ip,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?we(Jp(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ee,{at:e.started_at??e.created_at})}];function Jp(e){
return(e.ended_at?Date.parse(e.ended_at):nt.value)-Date.parse(e.started_at??"")}function Bp(){let e=ae.value.get("name")??"";return Be({"/":()=>document.getElementById(
"name")?.focus()}),n(ie,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>ve({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(cr,{states:w0}),n(qn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:ae.value.get("state")??""},order:"newest first",columns:S0,id:t=>t.id,page:t=>jp(t.id),unmatched:"No workflow ma\
tches",none:n(de,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(Y,{text:`curl -d '${k0}' ${ne("v1/w\
orkflows")}`})]})})]})}function x0(e){var a;let t=new Map(e.map(l=>[l.name,l])),r=new Map,o=(l,u)=>{let d=r.get(l.name);if(d!==void 0)return d;if(u.has(l.name))
return 0;u.add(l.name);let i=(l.after??[]).flatMap(h=>t.get(h)??[]),p=i.length===0?0:1+Math.max(...i.map(h=>o(h,u)));return r.set(l.name,p),p},s=[];for(let l of e)
(s[a=o(l,new Set)]??(s[a]=[])).push(l);return s.filter(Boolean)}function C0(e,t){let r=x0(e),o=a=>a.length*(je.height+je.below)-je.below,s=Math.max(...r.map(o));
return r.flatMap((a,l)=>a.map((u,d)=>{let i=u.partitions?.total??0,p=i-(u.partitions?.open??0);return{id:u.name,x:l*(je.width+je.right),y:(s-o(a))/2+d*(je.height+
je.below),title:u.name,text:`${u.paused?"paused":u.state}${i>0?` · ${P(p)} / ${P(i)}`:""}`,state:u.paused?"paused":u.state,page:`${An.value}?task=${encodeURIComponent(
u.name)}`,selected:u.name===t,done:i>0?{of:i,number:p}:void 0}}))}function $0({task:e}){let t=Nr(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),o=(s,a,l)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:l,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(Z,{title:n(C,{children:[e.name," ",n(Ae,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(X,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&n(X,{action:o("Skip","skip","The task is skipped")}),r&&n(X,{action:o("Restart","restart","The task starts again")}),!r&&n(X,{danger:!0,action:o("Termi\
nate","terminate","Asked to stop")})]}),children:[n(rt,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Le(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(le(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",xn(e.reason)],["Started",e.started_at&&n(ee,{at:e.started_at})],["Ended",
e.ended_at&&n(ee,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Np,{task:e,
link:s=>ur(s)},e.id)]})}function Up({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=Q(t,i=>L(t,{signal:i})),o=r.value,s=n("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return n(Rt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],l=["completed","failed","terminated"].includes(o.state),u=a.find(i=>i.name===ae.value.get(
"task")),d=(i,p,h,f)=>({label:i,path:`${t}/${p}`,cli:`pawl workflow ${p} ${e}`,done:h,confirm:f?{title:`${i} this workflow?`,text:f,danger:p==="terminate"}:void 0});
return n(ie,{title:n(C,{children:[o.name||"Workflow"," ",n(Ae,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(Re,{text:o.id,label:"Copy the id"})]}),tools:n(C,{children:[!l&&(o.state==="paused"?n(X,{action:d("Resume","resume","It goes on"),primary:!0}):n(X,{action:d("\
Pause","pause","It is paused")})),l&&n(X,{action:d("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!l&&n(X,{action:d("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(it,{data:r,path:t}),n("di\
v",{class:"flow-line",children:[n(Ip,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${l?"took":"runs for"} ${we(Jp(o))}`:"has not started",o.reason?` · ${xn(o.reason)}`:""]})]}),a.length>
0&&n(Z,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(ha,{boxes:C0(a,u?.name),edges:a.flatMap(i=>(i.after??[]).map(p=>[p,
i.name])),label:"Tasks"})}),u&&n($0,{task:u},u.id),n(Ut,{title:"Result",value:o.result}),n(Ut,{title:"Meta",value:o.meta})]})}var ya=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],va=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],jr=ye(!1);function T0(){let t=Q("rail",a=>L("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${An.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[l,u]=o[a.page]??[];return n("li",{children:n("a",{href:O(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>jr.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!l&&n("span",{class:`rail-count ${u??""}`,children:P(l)})]})},a.page)};return n("nav",{class:jr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:ya.map(s)}),n("ul",{class:"rail-end",children:va.
map(s)}),n("p",{class:"rail-version",children:ct.value?.version})]})}var P0={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function M0(){
let e=ta.value===0?0:Math.max(0,nt.value-ta.value);return nt.value,n("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":Ot.value,title:Ot.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Ot.value=!Ot.value,children:[n("span",{class:"dot"}),P0[Dt.value],(Dt.value==="paused"||Dt.value==="lost")&&
e>2e3?` · ${vo(e)} old`:""]})}function Fp(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...ya,...va].filter(d=>d.label.toLowerCase().includes(o)).map(d=>({label:d.
label,note:"page",page:d.page})),...t.filter(d=>o!==""&&d.toLowerCase().includes(o)).slice(0,8).map(d=>({label:d,note:"queue",page:Le(d)}))],a=r.indexOf(":"),l=r.
slice(0,a),u=r.slice(a+1);return a>0&&t.includes(l)&&s.unshift({label:u,note:`group of ${l}`,page:Rn(l,u)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:Ln(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:le(r)}),s}function E0(){let[e,t]=q(""),[r,o]=q(0),[s,a]=q([]),l=fe(Promise.resolve(
[]));Ce(()=>{l.current=L("v1/queues?limit=1000").then(p=>p.queues.map(h=>h.name)).catch(()=>[]),l.current.then(a)},[]);let u=Fp(e,s),d=()=>Zo.value=!1,i=p=>{p&&
(d(),Te(p.page))};return n(Bt,{title:"Go to",close:d,children:n("form",{onSubmit:p=>{p.preventDefault(),l.current.then(h=>i(Fp(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{t(p.currentTarget.value),o(0)},
onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),o(Math.max(0,Math.min(u.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:u.slice(0,12).map((p,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>i(p),children:[n("span",{class:"cut",children:p.
label})," ",n("span",{class:"faint",children:p.note})]})},p.page))})]})})}var D0=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...ya,...va].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],["y","copy the id of a job"],["e","open all of\
 its data, or fold it"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c","clear a live tail"],["p","pause the updates"],["t","them\
e"],["Esc","close, clear the selection"]];function O0(){return n(Bt,{title:"Keys",close:()=>wo.value=!1,children:[n("dl",{class:"keys",children:D0.map(([e,t])=>n(
"div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"\
button",onClick:()=>wo.value=!1,children:"Close"})})]})}function A0(){let[e,t]=q(""),[r,o]=q(""),[s,a]=q(!1),l=fe(null);return Ce(()=>l.current?.focus(),[]),n("\
div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:u=>{u.preventDefault(),a(!0),Ou(e).catch(d=>o(d instanceof
dn?d.detail:"The server does not answer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("re\
ct",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign i\
n to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[
n("span",{children:"Token"}),n("input",{ref:l,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:u=>t(u.currentTarget.value)})]}),r&&n("\
p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}function R0(){let e=Uo.value;return e===
null||$t.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Wp({children:e}){let t={"?":()=>wo.value=
!0,t:mi,p:()=>Ot.value=!Ot.value};for(let r of[...ya,...va])t[`g ${r.key}`]=()=>Te(r.page);return Be(t),n(C,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{
r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(T0,{}),jr.value&&n("button",{type:"button",class:"drawer-back","ari\
a-label":"Close the menu",onClick:()=>jr.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu",
"aria-label":"Menu","aria-expanded":jr.value,"aria-controls":"rail",onClick:()=>jr.value=!jr.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hid\
den":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>Zo.value=!0,children:[n("svg",{class:"\
glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"\
Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),ct.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"\
read-only"}),n(M0,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{tn.value=!tn.value,lr("zone",tn.value?"utc":"local")},children:tn.
value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:mi,onDblClick:()=>ma("system"),children:n("s\
vg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"\
plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>wo.value=!0,children:"?"})]}),n(R0,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),Zo.value&&
n(E0,{}),wo.value&&n(O0,{}),n(Td,{}),n($d,{}),$t.value&&n(A0,{})]})}var L0=[["/","Overview",()=>n(xd,{})],["/queues","Queues",()=>n(yp,{})],["/queues/:queue","Queue",({queue:e})=>n(Sp,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(rp,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(Kd,{})],["/jobs/:ref","Job",({ref:e})=>n(bp,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Rp,{reference:e},e)],["/scheduled","Scheduled",()=>n(Cp,{})],["/failures","Failures",()=>n(Zd,{})],["/workflows","Workflows",()=>n(Bp,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(Up,{reference:e},e)],["/schedules","Schedules",()=>n(Pp,{})],["/schedules/:name","Schedule",({name:e})=>n(Mp,{name:e},
e)],["/callbacks","Callbacks",()=>n(Ad,{})],["/callbacks/:id","Callback",({id:e})=>n(Rd,{id:e},e)],["/channels","Channels",()=>n(qd,{})],["/files","Downloads",()=>n(
Xd,{})],["/workers","Workers",()=>n(wp,{})],["/settings","Settings",()=>n(Dp,{})],["/about","About",()=>n(Cd,{})]];function q0(){Ce(()=>{let o=()=>{Rs().catch(()=>{
$t.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{$t.value||Rs().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of L0){let l=bd(o,An.value);if(l!==null){e=Object.values(l).pop()??s,t=a(l);break}}Ce(()=>{document.title=`${e} · Pawl`},[e]);let r=fe(!0);return Ce(()=>{r.
current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[An.value]),n(Wp,{children:ct.value===null?null:t??n(ie,{title:"Nothing here",
children:n(de,{title:"There is no such page",children:n("a",{href:O("/"),children:"Overview"})})})})}uu(n(q0,{}),document.getElementById("app"));})();
