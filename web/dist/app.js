"use strict";(()=>{var Bf=Object.defineProperty;var Ff=(e,t,r)=>t in e?Bf(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var ir=(e,t,r)=>Ff(e,typeof t!="symbol"?t+"":t,r);var xs,ke,du,Ka,ur,lu,pu,fu,za,vs,Bo,mu,Qa,Va,Ga,Uf,ws={},ks=[],Wf=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Cs=Array.isArray;function Hn(e,t){
for(var r in t)e[r]=t[r];return e}function Ya(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Za(e,t,r){var o,s,a,l={};for(a in t)a=="key"?o=t[a]:a=="r\
ef"?s=t[a]:l[a]=t[a];if(arguments.length>2&&(l.children=arguments.length>3?xs.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
l[a]===void 0&&(l[a]=e.defaultProps[a]);return _s(e,l,o,s,null)}function _s(e,t,r,o,s){var a={type:e,props:t,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++du,__i:-1,__u:0};return s==null&&ke.vnode!=null&&ke.vnode(a),a}function $(e){return e.children}function lo(e,t){this.props=e,this.context=t}function Cr(e,t){if(t==null)return e.__?Cr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?Cr(e):null}function Hf(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,o=[],s=[],a=Hn({},
t);a.__v=t.__v+1,ke.vnode&&ke.vnode(a),Xa(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,o,r??Cr(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,vu(o,a,s),
t.__e=t.__=null,a.__e!=r&&hu(a)}}function hu(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),hu(e)}function iu(e){(!e.__d&&(e.__d=!0)&&ur.push(e)&&!Ss.__r++||lu!=ke.debounceRendering)&&((lu=ke.debounceRendering)||pu)(Ss)}function Ss(){
try{for(var e,t=1;ur.length;)ur.length>t&&ur.sort(fu),e=ur.shift(),t=ur.length,Hf(e)}finally{ur.length=Ss.__r=0}}function gu(e,t,r,o,s,a,l,u,c,i,p){var h,f,y,k,
T,S,v=o&&o.__k||ks,w=t.length;for(c=zf(r,t,v,c,w),h=0;h<w;h++)(y=r.__k[h])!=null&&(f=y.__i!=-1&&v[y.__i]||ws,y.__i=h,S=Xa(e,y,f,s,a,l,u,c,i,p),k=y.__e,y.ref&&f.
ref!=y.ref&&(f.ref&&el(f.ref,null,y),p.push(y.ref,y.__c||k,y)),T==null&&k!=null&&(T=k),4&y.__u?(c=bu(y,c,e),f.__e&&(f.__e=null)):typeof y.type=="function"&&S!==
void 0?c=S:k&&(c=k.nextSibling),y.__u&=-7);return r.__e=T,c}function zf(e,t,r,o,s){var a,l,u,c,i,p=r.length,h=p,f=0;for(e.__k=new Array(s),a=0;a<s;a++)(l=t[a])!=
null&&typeof l!="boolean"&&typeof l!="function"?(typeof l=="string"||typeof l=="number"||typeof l=="bigint"||l.constructor==String?l=e.__k[a]=_s(null,l,null,null,
null):Cs(l)?l=e.__k[a]=_s($,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=e.__k[a]=_s(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):e.__k[a]=l,c=
a+f,l.__=e,l.__b=e.__b+1,u=null,(i=l.__i=Vf(l,r,c,h))!=-1&&(h--,(u=r[i])&&(u.__u|=2)),u==null||u.__v==null?(i==-1&&(s>p?f--:s<p&&f++),typeof l.type!="function"&&
(l.__u|=4)):i!=c&&(i==c-1?f--:i==c+1?f++:(i>c?f--:f++,l.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<p;a++)(u=r[a])!=null&&(2&u.__u)==0&&(u.__e==o&&(o=Cr(u)),wu(u,u));
return o}function bu(e,t,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,t=bu(o[s],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Cr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Vf(e,t,r,o){var s,a,l,u=e.key,c=e.type,i=t[r],p=i!=null&&(2&i.__u)==0;if(i===null&&u==null||p&&u==i.key&&c==i.type)return r;if(o>(p?1:0)){for(s=r-1,a=r+
1;s>=0||a<t.length;)if((i=t[l=s>=0?s--:a++])!=null&&(2&i.__u)==0&&u==i.key&&c==i.type)return l}return-1}function uu(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Wf.test(t)?r:r+"px"}function ys(e,t,r,o,s){var a,l;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(t in o)r&&t in r||uu(e.style,t,"");if(r)for(t in r)o&&r[t]==o[t]||uu(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
mu,"$1")),l=t.toLowerCase(),t=l in e||t=="onFocusOut"||t=="onFocusIn"?l.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?o?r[Bo]=o[Bo]:(r[Bo]=Qa,e.addEventListener(
t,a?Ga:Va,a)):e.removeEventListener(t,a?Ga:Va,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function cu(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[vs]==null)t[vs]=Qa++;else if(t[vs]<r[Bo])return;return r(ke.event?ke.event(t):t)}}}function Xa(e,t,r,o,s,a,l,u,c,i){var p,h,f,y,k,T,
S,v,w,C,E,F,N,re,z,ue,K=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[u=t.__e=r.__e]),(p=ke.__b)&&p(t);e:if(typeof K=="function"){h=
l.length;try{if(w=t.props,C=K.prototype&&K.prototype.render,E=(p=K.contextType)&&o[p.__c],F=p?E?E.props.value:p.__:o,r.__c?v=(f=t.__c=r.__c).__=f.__E:(C?t.__c=f=
new K(w,F):(t.__c=f=new lo(w,F),f.constructor=K,f.render=Kf),E&&E.sub(f),f.state||(f.state={}),f.__n=o,y=f.__d=!0,f.__h=[],f._sb=[]),C&&f.__s==null&&(f.__s=f.state),
C&&K.getDerivedStateFromProps!=null&&(f.__s==f.state&&(f.__s=Hn({},f.__s)),Hn(f.__s,K.getDerivedStateFromProps(w,f.__s))),k=f.props,T=f.state,f.__v=t,y)C&&K.getDerivedStateFromProps==
null&&f.componentWillMount!=null&&f.componentWillMount(),C&&f.componentDidMount!=null&&f.__h.push(f.componentDidMount);else{if(C&&K.getDerivedStateFromProps==null&&
w!==k&&f.componentWillReceiveProps!=null&&f.componentWillReceiveProps(w,F),t.__v==r.__v||!f.__e&&f.shouldComponentUpdate!=null&&f.shouldComponentUpdate(w,f.__s,
F)===!1){t.__v!=r.__v&&(f.props=w,f.state=f.__s,f.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(q){q&&(q.__=t)}),ks.push.apply(f.__h,f._sb),f._sb=[],f.__h.
length&&l.push(f),u=Cr(r);break e}f.componentWillUpdate!=null&&f.componentWillUpdate(w,f.__s,F),C&&f.componentDidUpdate!=null&&f.__h.push(function(){f.componentDidUpdate(
k,T,S)})}if(f.context=F,f.props=w,f.__P=e,f.__e=!1,N=ke.__r,re=0,C)f.state=f.__s,f.__d=!1,N&&N(t),p=f.render(f.props,f.state,f.context),ks.push.apply(f.__h,f._sb),
f._sb=[];else do f.__d=!1,N&&N(t),p=f.render(f.props,f.state,f.context),f.state=f.__s;while(f.__d&&++re<25);f.state=f.__s,f.getChildContext!=null&&(o=Hn(Hn({},o),
f.getChildContext())),C&&!y&&f.getSnapshotBeforeUpdate!=null&&(S=f.getSnapshotBeforeUpdate(k,T)),z=p!=null&&p.type===$&&p.key==null?_u(p.props.children):p,u=gu(
e,Cs(z)?z:[z],t,r,o,s,a,l,u,c,i),f.base=t.__e,t.__u&=-161,f.__h.length&&l.push(f),v&&(f.__E=f.__=null)}catch(q){if(l.length=h,t.__v=null,c||a!=null){if(q.then){
for(t.__u|=c?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),t.__e=u}else if(a!=null)for(ue=a.length;ue--;)Ya(a[ue])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),q.then||yu(t),ke.__e(q,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=Gf(r.__e,t,r,o,s,a,l,c,i);return(p=
ke.diffed)&&p(t),128&t.__u?void 0:u}function yu(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(yu))}function vu(e,t,r){for(var o=0;o<r.length;o++)el(r[o],r[++o],
r[++o]);ke.__c&&ke.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){ke.__e(a,s.__v)}})}function _u(e){return typeof e!="\
object"||e==null||e.__b>0?e:Cs(e)?e.map(_u):e.constructor!==void 0?null:Hn({},e)}function Gf(e,t,r,o,s,a,l,u,c){var i,p,h,f,y,k,T,S=r.props||ws,v=t.props,w=t.type;
if(w=="svg"?s="http://www.w3.org/2000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(i=0;i<a.length;i++)
if((y=a[i])&&"setAttribute"in y==!!w&&(w?y.localName==w:y.nodeType==3)){e=y,a[i]=null;break}}if(e==null){if(w==null)return document.createTextNode(v);e=document.
createElementNS(s,w,v.is&&v),u&&(ke.__m&&ke.__m(t,a),u=!1),a=null}if(w==null)S===v||u&&e.data==v||(e.data=v);else{if(a=w=="textarea"&&v.defaultValue!=null?null:
a&&xs.call(e.childNodes),!u&&a!=null)for(S={},i=0;i<e.attributes.length;i++)S[(y=e.attributes[i]).name]=y.value;for(i in S)y=S[i],i=="dangerouslySetInnerHTML"?h=
y:i=="children"||i in v||i=="value"&&"defaultValue"in v||i=="checked"&&"defaultChecked"in v||ys(e,i,null,y,s);for(i in v)y=v[i],i=="children"?f=y:i=="dangerousl\
ySetInnerHTML"?p=y:i=="value"?k=y:i=="checked"?T=y:u&&typeof y!="function"||S[i]===y||ys(e,i,y,S[i],s);if(p)u||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.
innerHTML=p.__html),t.__k=[];else if(h&&(e.innerHTML=""),gu(t.type=="template"?e.content:e,Cs(f)?f:[f],t,r,o,w=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,l,a?a[0]:r.__k&&Cr(r,0),u,c),a!=null)for(i=a.length;i--;)Ya(a[i]);u&&w!="textarea"||(i="value",w=="progress"&&k==null?e.removeAttribute("value"):k!=null&&(k!==
e[i]||w=="progress"&&!k||w=="option"&&k!=S[i])&&ys(e,i,k,S[i],s),i="checked",T!=null&&T!=e[i]&&ys(e,i,T,S[i],s))}return e}function el(e,t,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&t==null||(e.__u=e(t))}else e.current=t}catch(s){ke.__e(s,r)}}function wu(e,t,r){var o,s;if(ke.unmount&&ke.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||el(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(a){ke.__e(a,t)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&wu(o[s],t,r||typeof e.type!="function");r||Ya(e.__e),e.__c=e.__=e.__e=void 0}function Kf(e,t,r){return this.
constructor(e,r)}function ku(e,t,r){var o,s,a,l;t==document&&(t=document.documentElement),ke.__&&ke.__(e,t),s=(o=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
l=[],Xa(t,e=(!o&&r||t).__k=Za($,null,[e]),s||ws,ws,t.namespaceURI,!o&&r?[r]:s?null:t.firstChild?xs.call(t.childNodes):null,a,!o&&r?r:s?s.__e:t.firstChild,o,l),vu(
a,e,l),e.props.children=null}xs=ks.slice,ke={__e:function(e,t,r,o){for(var s,a,l;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),l=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),l=s.__d),l)return s.__E=s}catch(u){e=u}throw e}},du=0,Ka=function(e){return e!=null&&e.constructor===
void 0},lo.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Hn({},this.state),typeof e=="function"&&(e=e(Hn({},r),
this.props)),e&&Hn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),iu(this))},lo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),iu(this))},
lo.prototype.render=$,ur=[],pu=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,fu=function(e,t){return e.__v.__b-t.__v.__b},
Ss.__r=0,za=Math.random().toString(8),vs="__d"+za,Bo="__a"+za,mu=/(PointerCapture)$|Capture$/i,Qa=0,Va=cu(!1),Ga=cu(!0),Uf=0;var io,lt,tl,Su,Ts=0,Du=[],ct=ke,xu=ct.__b,Cu=ct.__r,$u=ct.diffed,Tu=ct.__c,Pu=ct.unmount,Mu=ct.__;function Ps(e,t){ct.__h&&ct.__h(lt,e,Ts||t),Ts=0;var r=lt.__H||
(lt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function A(e){return Ts=1,Qf(Au,e)}function Qf(e,t,r){var o=Ps(io++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(t):Au(void 0,t),function(u){var c=o.__N?o.__N[0]:o.__[0],i=o.t(c,u);c!==i&&(o.__N=[i,o.__[1]],o.__c.setState({}))}],o.__c=lt,!lt.__f)){var s=function(u,c,i){
if(!o.__c.__H)return!0;var p=!1,h=o.__c.props!==u;if(o.__c.__H.__.some(function(y){if(y.__N){p=!0;var k=y.__[0];y.__=y.__N,y.__N=void 0,k!==y.__[0]&&(h=!0)}}),a){
var f=a.call(this,u,c,i);return p?f||h:f}return!p||h};lt.__f=!0;var a=lt.shouldComponentUpdate,l=lt.componentWillUpdate;lt.componentWillUpdate=function(u,c,i){if(this.
__e){var p=a;a=void 0,s(u,c,i),a=p}l&&l.call(this,u,c,i)},lt.shouldComponentUpdate=s}return o.__N||o.__}function Se(e,t){var r=Ps(io++,3);!ct.__s&&rl(r.__H,t)&&
(r.__=e,r.u=t,lt.__H.__h.push(r))}function Ou(e,t){var r=Ps(io++,4);!ct.__s&&rl(r.__H,t)&&(r.__=e,r.u=t,lt.__h.push(r))}function ce(e){return Ts=5,Ms(function(){
return{current:e}},[])}function Ms(e,t){var r=Ps(io++,7);return rl(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Yf(){for(var e;e=Du.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($s),t.__h.some(nl),t.__h=[]}catch(r){t.__h=[],ct.__e(r,e.__v)}}}ct.__b=function(e){
lt=null,xu&&xu(e)},ct.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Mu&&Mu(e,t)},ct.__r=function(e){Cu&&Cu(e),io=0;var t=(lt=e.__c).__H;t&&(tl===lt?(t.
__h=[],lt.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some($s),t.__h.some(nl),t.__h=[],io=0)),tl=lt},ct.diffed=function(e){$u&&$u(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Du.push(t)!==1&&Su===ct.requestAnimationFrame||((Su=ct.requestAnimationFrame)||Zf)(Yf)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),tl=lt=null},ct.__c=function(e,t){t.some(function(r){try{r.__h.some($s),r.__h=r.__h.filter(function(o){return!o.__||nl(o)})}catch(o){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],ct.__e(o,r.__v)}}),Tu&&Tu(e,t)},ct.unmount=function(e){Pu&&Pu(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{$s(o)}catch(s){t=s}}),r.__H=void 0,t&&ct.__e(t,r.__v))};var Eu=typeof requestAnimationFrame=="function";function Zf(e){var t,r=function(){clearTimeout(o),Eu&&
cancelAnimationFrame(t),setTimeout(e)},o=setTimeout(r,35);Eu&&(t=requestAnimationFrame(r))}function $s(e){var t=lt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
lt=t}function nl(e){var t=lt;e.__c=e.__(),lt=t}function rl(e,t){return!e||e.length!==t.length||t.some(function(r,o){return r!==e[o]})}function Au(e,t){return typeof t==
"function"?t(e):t}var Xf=Symbol.for("preact-signals");function As(){if(zn>1)zn--;else{var e,t=!1;for((function(){var s=Ds;for(Ds=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var l=a.
t;l!==void 0;l=l.x)l.i===s.i&&(l.i=a.i);s=s.o}})();Uo!==void 0;){var r=Uo;for(Uo=void 0,Es++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&Lu(r))try{r.
c()}catch(s){t||(e=s,t=!0)}r=o}}if(Es=0,zn--,t)throw e}}function sl(e){if(zn>0)return e();ol=++em,zn++;try{return e()}finally{As()}}var Fo,Xe=void 0;function Wo(e){
var t=Xe,r=Fo;Xe=void 0,Fo=void 0;try{return e()}finally{Xe=t,Fo=r}}var Uo=void 0,zn=0,Es=0,em=0,ol=0,Ds=void 0,Os=0;function Ru(e){if(Xe!==void 0){var t=e.n;if(t===
void 0||t.t!==Xe)return t={i:0,S:e,p:Xe.s,n:void 0,t:Xe,e:void 0,x:void 0,r:t},Xe.s!==void 0&&(Xe.s.n=t),Xe.s=t,e.n=t,32&Xe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Xe.s,t.n=void 0,Xe.s.n=t,Xe.s=t),t}}function gt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}gt.prototype.brand=Xf;gt.prototype.h=function(){return!0};gt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Wo(function(){var o;(o=t.W)==null||o.call(t)}))};gt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&Wo(function(){var s;(s=t.Z)==null||s.call(t)}))}};
gt.prototype.subscribe=function(e){var t=this;return Gn(function(){var r=t.value;Wo(function(){return e(r)})},{name:"sub"})};gt.prototype.valueOf=function(){return this.
value};gt.prototype.toString=function(){return this.value+""};gt.prototype.toJSON=function(){return this.value};gt.prototype.peek=function(){var e=this;return Wo(
function(){return e.value})};Object.defineProperty(gt.prototype,"value",{get:function(){var e=Ru(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Es>100)throw new Error("Cycle detected");(function(r){zn!==0&&Es===0&&r.l!==ol&&(r.l=ol,Ds={S:r,v:r.v,i:r.i,o:Ds})})(this),this.v=e,this.i++,Os++,zn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{As()}}}});function ge(e,t){return new gt(e,t)}function Lu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function qu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Nu(e){for(var t=e.s,r=void 0;t!==void 0;){var o=t.p;t.i===-1?(t.S.U(t),o!==void 0&&(o.n=t.n),t.n!==void 0&&(t.n.p=o)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=o}e.s=r}function $r(e,t){gt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Os-1,this.f=4}$r.prototype=new gt;$r.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Os))return!0;if(this.g=Os,this.f|=1,this.i>0&&!Lu(this))return this.f&=-2,!0;var e=Xe;try{qu(this),Xe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Xe=e,Nu(this),this.f&=-2,!0};
$r.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}gt.prototype.S.call(this,e)};$r.prototype.U=function(e){if(this.
t!==void 0&&(gt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};$r.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty($r.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=Ru(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Vn(e,t){return new $r(e,t)}function ju(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){zn++;var r=Xe;Xe=void 0;try{t()}catch(o){throw e.f&=-2,e.f|=8,al(e),o}finally{Xe=r,As()}}}function al(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,ju(e)}function tm(e){if(Xe!==this)throw new Error("Out-of-order effect");Nu(this),Xe=e,this.f&=-2;try{8&this.f&&al(this)}finally{As()}}function uo(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Fo&&Fo.push(this)}uo.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};uo.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,ju(this),qu(this),zn++;var e=Xe;return Xe=this,tm.bind(this,e)};uo.prototype.N=function(){2&this.f||(this.f|=2,this.u=Uo,Uo=this)};uo.prototype.d=function(){
this.f|=8,1&this.f||al(this)};uo.prototype.dispose=function(){this.d()};function Gn(e,t){var r=new uo(e,t);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var Iu,Ls,Rs,nm=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var Ju=[];Gn(function(){Iu=this.N})();function co(e,t){ke[e]=t.bind(null,ke[e]||function(){})}function Ho(e){if(Rs){var t=Rs;Rs=void 0,t()}Rs=e&&e.S()}function Bu(e){
var t=this,r=e.data,o=om(r);o.name="ReactiveDom",o.value=r;var s=Ms(function(){for(var u=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var i=Vn(function(){var y=o.
value.value;return y===0?0:y===!0?"":y||""}),p=Vn(function(){return!Array.isArray(i.value)&&!Ka(i.value)}),h=Gn(function(){if(this.N=Fu,p.value){var y=i.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=y)}}),f=t.__$u.d;return t.__$u.d=function(){h(),f.call(this)},[p,i]},[]),a=s[0],l=s[1];return a.value?l.
peek():l.value}Bu.displayName="ReactiveTextNode";Object.defineProperties(gt.prototype,{constructor:{configurable:!0,value:Za($,null).constructor},type:{configurable:!0,
value:Bu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});co("__b",function(e,t){if(Ho(),
Ls=void 0,typeof t.type=="string"){var r,o=t.props;for(var s in o)if(s!=="children"){var a=o[s];a instanceof gt&&(r||(t.__np=r={}),r[s]=a,o[s]=a.peek())}}e(t)});
co("__r",function(e,t){if(e(t),t.type!==$){Ho();var r,o=t.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,a){var l;return Gn(function(){l=this},{name:a}),
l.c=s,l})((function(s){return function(){var a;nm&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(o),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Ls=o,Ho(r)}});co("__e",function(e,t,r,o){Ho(),Ls=void 0,e(t,r,o)});co("diffed",function(e,t){Ho(),Ls=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var o=t.__np,s=t.props,a=r.U;if(a)for(var l in a){var u=a[l];u===void 0||o&&l in o||(u.d(),a[l]=void 0)}if(o){a||(a={},r.U=a);for(var c in o){var i=a[c],
p=o[c];i===void 0?(i=rm(r,c,p,s),a[c]=i):i.o(p,s)}}}e(t)});function rm(e,t,r,o){var s=t in e&&e.ownerSVGElement===void 0,a=ge(r);return{o:function(l,u){a.value=
l,o=u},d:Gn(function(){this.N=Fu;var l=a.value.value;o[t]!==l&&(o[t]=l,s?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}co("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var a=o[s];a&&a.d()}}}var l=t.__np;if(l){var u=t.
props;for(var c in l)u[c]=l[c]}t.__np=void 0}else{var i=t.__c;if(i){i.__$f|=8;var p=i.__$u;p&&(i.__$u=void 0,p.d())}}e(t)});co("__h",function(e,t,r,o){o<3&&(t.__$f|=
2),e(t,r,o)});lo.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(o||a||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!==
"__source"&&e[l]!==this.props[l])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function om(e,t){return Ms(function(){return ge(e,t)},[])}var sm=function(e){queueMicrotask(function(){queueMicrotask(e)})};function am(){sl(function(){for(var e;e=Ju.shift();)Iu.call(e)})}function Fu(){Ju.push(this)===1&&(ke.requestAnimationFrame||sm)(am)}var ll=new URL(document.baseURI);function ne(e){return new URL(e,ll).href}function Mt(e){let t=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(o,a);else s!==void 0&&s!==""&&s!==!1&&t.set(o,String(s));let r=t.toString();return r===""?"":`?${r}`}var dn=class extends Error{constructor(r,o,s,a,l,u=""){
super(a||s);ir(this,"status",r);ir(this,"code",o);ir(this,"title",s);ir(this,"detail",a);ir(this,"retryAfter",l);ir(this,"field",u)}};async function Uu(e){let t=Number(
e.headers.get("retry-after")??"0");try{let r=await e.json();return new dn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t,r.field??"")}catch{return new dn(
e.status,"",e.statusText,"the answer came from something else than Pawl",t)}}var Kn=class{constructor(t){ir(this,"source",t)}};function Vo(e){return JSON.parse(
e,(t,r,o)=>{let s=o?.source;return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new Kn(s)})}var dt=ge(null),$t=ge(!1),il=ge(0),zo=ge(null),Wu=Vn(
()=>dt.value?.read_only===!0);function Me(e){return dt.value!==null&&!dt.value.read_only&&dt.value.scopes.includes(e)}async function L(e,t={}){let r={},o={method:t.
method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(t.body)),t.key&&(r["idemp\
otency-key"]=t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(ne(e),o)}catch(a){if(t.signal?.aborted)throw a;let l=new dn(0,"unreachab\
le","The server does not answer","It may be restarting; trying again.",0);throw zo.value=l,l}if(!s.ok){let a=await Uu(s);throw a.status===401&&($t.value=!0),(a.
status===503||a.status===507)&&(zo.value=a),a}if(zo.value=null,s.status!==204)return Vo(await s.text())}async function qs(){let e=Date.now(),t=await L("v1/me");
il.value=Date.parse(t.now)-(e+Date.now())/2,dt.value=t,$t.value=!1}async function Hu(e){let t=await fetch(ne("ui/session"),{method:"POST",headers:{"content-type":"\
application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await Uu(t);await qs()}async function zu(){await L("ui/session",{method:"DELETE"}),dt.value=null,
$t.value=!0}function _n(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ue(e,t="GET",r){let o=a=>`\
'${a.replace(/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),dt.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push(
"-H 'content-type: application/json'","-d",o(JSON.stringify(r))),s.push(o(ne(e))),s.join(" ")}var lm="uplot",im="u-hz",um="u-vt",cm="u-title",dm="u-wrap",pm="u-under",fm="u-over",mm="u-axis",Mr="u-off",hm="u-select",gm="u-cursor-x",bm="u-cursor-y",ym="u-\
cursor-pt",vm="u-legend",_m="u-live",wm="u-inline",km="u-series",Sm="u-marker",Vu="u-label",xm="u-value",Ko="width",Qo="height";var Gu="bottom",po="left",ul="right",$l="#000",Ku=$l+"0",cl="mousemove",Qu="mousedown",dl="mouseup",Yu="mouseenter",Zu="mouseleave",Xu="dblclick",Cm="resize",$m="\
scroll",ec="change",Bs="dppxchange",Tl="--",vo=typeof window<"u",gl=vo?document:null,mo=vo?window:null,Tm=vo?navigator:null,Ee,Ns;function bl(){let e=devicePixelRatio;
Ee!=e&&(Ee=e,Ns&&vl(ec,Ns,bl),Ns=matchMedia(`(min-resolution: ${Ee-.001}dppx) and (max-resolution: ${Ee+.001}dppx)`),Er(ec,Ns,bl),mo.dispatchEvent(new CustomEvent(
Bs)))}function Xt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function yl(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Ge(e,t,r){
e.style[t]=r+"px"}function wn(e,t,r,o){let s=gl.createElement(e);return t!=null&&Xt(s,t),r?.insertBefore(s,o),s}function pn(e,t){return wn("div",e,t)}var tc=new WeakMap;
function An(e,t,r,o,s){let a="translate("+t+"px,"+r+"px)",l=tc.get(e);a!=l&&(e.style.transform=a,tc.set(e,a),t<0||r<0||t>o||r>s?Xt(e,Mr):yl(e,Mr))}var nc=new WeakMap;
function rc(e,t,r){let o=t+r,s=nc.get(e);o!=s&&(nc.set(e,o),e.style.background=t,e.style.borderColor=r)}var oc=new WeakMap;function sc(e,t,r,o){let s=t+""+r,a=oc.
get(e);s!=a&&(oc.set(e,s),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=o?-t/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var Pl={passive:!0},Pm={...Pl,
capture:!0};function Er(e,t,r,o){t.addEventListener(e,r,o?Pm:Pl)}function vl(e,t,r,o){t.removeEventListener(e,r,Pl)}vo&&bl();function kn(e,t,r,o){let s;r=r||0,o=
o||t.length-1;let a=o<=2147483647;for(;o-r>1;)s=a?r+o>>1:en((r+o)/2),t[s]<e?r=s:o=s;return e-t[r]<=t[o]-e?r:o}function Ac(e){return(r,o,s)=>{let a=-1,l=-1;for(let u=o;u<=
s;u++)if(e(r[u])){a=u;break}for(let u=s;u>=o;u--)if(e(r[u])){l=u;break}return[a,l]}}var Rc=e=>e!=null,Lc=e=>e!=null&&e>0,Ws=Ac(Rc),Mm=Ac(Lc);function Em(e,t,r,o=0,s=!1){
let a=s?Mm:Ws,l=s?Lc:Rc;[t,r]=a(e,t,r);let u=e[t],c=e[t];if(t>-1)if(o==1)u=e[t],c=e[r];else if(o==-1)u=e[r],c=e[t];else for(let i=t;i<=r;i++){let p=e[i];l(p)&&(p<
u?u=p:p>c&&(c=p))}return[u??Je,c??-Je]}function Hs(e,t,r,o){let s=ic(e),a=ic(t);e==t&&(s==-1?(e*=r,t/=r):(e/=r,t*=r));let l=r==10?Qn:qc,u=s==1?en:fn,c=a==1?fn:en,
i=u(l(yt(e))),p=c(l(yt(t))),h=ho(r,i),f=ho(r,p);return r==10&&(i<0&&(h=Be(h,-i)),p<0&&(f=Be(f,-p))),o||r==2?(e=h*s,t=f*a):(e=Jc(e,h),t=zs(t,f)),[e,t]}function Ml(e,t,r,o){
let s=Hs(e,t,r,o);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var El=.1,ac={mode:3,pad:El},Zo={pad:0,soft:null,mode:0},Dm={min:Zo,max:Zo};function Fs(e,t,r,o){return Vs(
r)?lc(e,t,r):(Zo.pad=r,Zo.soft=o?0:null,Zo.mode=o?3:0,lc(e,t,Dm))}function $e(e,t){return e??t}function Om(e,t,r){for(t=$e(t,0),r=$e(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function lc(e,t,r){let o=r.min,s=r.max,a=$e(o.pad,0),l=$e(s.pad,0),u=$e(o.hard,-Je),c=$e(s.hard,Je),i=$e(o.soft,Je),p=$e(s.soft,-Je),
h=$e(o.mode,0),f=$e(s.mode,0),y=t-e,k=Qn(y),T=Jt(yt(e),yt(t)),S=Qn(T),v=yt(S-k);(y<1e-24||v>10)&&(y=0,(e==0||t==0)&&(y=1e-24,h==2&&i!=Je&&(a=0),f==2&&p!=-Je&&(l=
0)));let w=y||T||1e3,C=Qn(w),E=ho(10,en(C)),F=w*(y==0?e==0?.1:1:a),N=Be(Jc(e-F,E/10),24),re=e>=i&&(h==1||h==3&&N<=i||h==2&&N>=i)?i:Je,z=Jt(u,N<re&&e>=re?re:Sn(re,
N)),ue=w*(y==0?t==0?.1:1:l),K=Be(zs(t+ue,E/10),24),q=t<=p&&(f==1||f==3&&K>=p||f==2&&K<=p)?p:-Je,fe=Sn(c,K>q&&t<=q?q:Jt(q,K));return z==fe&&z==0&&(fe=100),[z,fe]}
var Am=new Intl.NumberFormat(vo?Tm.language:"en-US"),Dl=e=>Am.format(e),tn=Math,Js=tn.PI,yt=tn.abs,en=tn.floor,bt=tn.round,fn=tn.ceil,Sn=tn.min,Jt=tn.max,ho=tn.
pow,ic=tn.sign,Qn=tn.log10,qc=tn.log2,Rm=(e,t=1)=>tn.sinh(e)*t,pl=(e,t=1)=>tn.asinh(e/t),Je=1/0;function uc(e){return(Qn((e^e>>31)-(e>>31))|0)+1}function _l(e,t,r){
return Sn(Jt(e,t),r)}function Nc(e){return typeof e=="function"}function be(e){return Nc(e)?e:()=>e}var Lm=()=>{},jc=e=>e,Ic=(e,t)=>t,qm=e=>null,cc=e=>!0,dc=(e,t)=>e==
t,Nm=/\.\d*?(?=9{6,}|0{6,})/gm,Dr=e=>{if(Fc(e)||dr.has(e))return e;let t=`${e}`,r=t.match(Nm);if(r==null)return e;let o=r[0].length-1;if(t.indexOf("e-")!=-1){let[
s,a]=t.split("e");return+`${Dr(s)}e${a}`}return Be(e,o)};function Tr(e,t){return Dr(Be(Dr(e/t))*t)}function zs(e,t){return Dr(fn(Dr(e/t))*t)}function Jc(e,t){return Dr(
en(Dr(e/t))*t)}function Be(e,t=0){if(Fc(e))return e;let r=10**t,o=e*r*(1+Number.EPSILON);return bt(o)/r}var dr=new Map;function Bc(e){return((""+e).split(".")[1]||
"").length}function es(e,t,r,o){let s=[],a=o.map(Bc);for(let l=t;l<r;l++){let u=yt(l),c=Be(ho(e,l),u);for(let i=0;i<o.length;i++){let p=e==10?+`${o[i]}e${l}`:o[i]*
c,h=(l>=0?0:u)+(l>=a[i]?0:a[i]),f=e==10?p:Be(p,h);s.push(f),dr.set(f,h)}}return s}var Xo={},Ol=[],go=[null,null],cr=Array.isArray,Fc=Number.isInteger,jm=e=>e===
void 0;function pc(e){return typeof e=="string"}function Vs(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Im(e){return e!=null&&
typeof e=="object"}var Jm=Object.getPrototypeOf(Uint8Array),Uc="__proto__";function bo(e,t=Vs){let r;if(cr(e)){let o=e.find(s=>s!=null);if(cr(o)||t(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=bo(e[s],t)}else r=e.slice()}else if(e instanceof Jm)r=e.slice();else if(t(e)){r={};for(let o in e)o!=Uc&&(r[o]=bo(e[o],
t))}else r=e;return r}function ft(e){let t=arguments;for(let r=1;r<t.length;r++){let o=t[r];for(let s in o)s!=Uc&&(Vs(e[s])?ft(e[s],bo(o[s])):e[s]=bo(o[s]))}return e}
var Bm=0,Fm=1,Um=2;function Wm(e,t,r){for(let o=0,s,a=-1;o<t.length;o++){let l=t[o];if(l>a){for(s=l-1;s>=0&&e[s]==null;)e[s--]=null;for(s=l+1;s<r&&e[s]==null;)e[a=
s++]=null}}}function Hm(e,t){if(Gm(e)){let l=e[0].slice();for(let u=1;u<e.length;u++)l.push(...e[u].slice(1));return Km(l[0])||(l=Vm(l)),l}let r=new Set;for(let l=0;l<
e.length;l++){let c=e[l][0],i=c.length;for(let p=0;p<i;p++)r.add(c[p])}let o=[Array.from(r).sort((l,u)=>l-u)],s=o[0].length,a=new Map;for(let l=0;l<s;l++)a.set(
o[0][l],l);for(let l=0;l<e.length;l++){let u=e[l],c=u[0];for(let i=1;i<u.length;i++){let p=u[i],h=Array(s).fill(void 0),f=t?t[l][i]:Fm,y=[];for(let k=0;k<p.length;k++){
let T=p[k],S=a.get(c[k]);T===null?f!=Bm&&(h[S]=T,f==Um&&y.push(S)):h[S]=T}Wm(h,y,s),o.push(h)}}return o}var zm=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Vm(e){let t=e[0],r=t.length,o=Array(r);for(let a=0;a<o.length;a++)o[a]=a;o.sort((a,l)=>t[a]-t[l]);let s=[];for(let a=0;a<e.length;a++){
let l=e[a],u=Array(r);for(let c=0;c<r;c++)u[c]=l[o[c]];s.push(u)}return s}function Gm(e){let t=e[0][0],r=t.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=t){for(let a=0;a<r;a++)if(s[a]!=t[a])return!1}}return!0}function Km(e,t=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let a=Jt(1,en((s-o+1)/t));for(let l=e[o],u=o+a;u<=s;u+=a){let c=e[u];if(c!=null){if(c<=l)return!1;l=c}}return!0}
var Wc=["January","February","March","April","May","June","July","August","September","October","November","December"],Hc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function zc(e){return e.slice(0,3)}var Qm=Hc.map(zc),Ym=Wc.map(zc),Zm={MMMM:Wc,MMM:Ym,WWWW:Hc,WWW:Qm};function Go(e){return(e<
10?"0":"")+e}function Xm(e){return(e<10?"00":e<100?"0":"")+e}var eh={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Go(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Go(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Go(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Go(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Go(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Xm(e.getMilliseconds())};
function Al(e,t){t=t||Zm;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?eh[s[1]]:s[0]);return a=>{let l="";for(let u=0;u<r.length;u++)
l+=typeof r[u]=="string"?r[u]:r[u](a,t);return l}}var th=new Intl.DateTimeFormat().resolvedOptions().timeZone;function nh(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==th?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var Vc=e=>e%
1==0,Us=[1,2,2.5,5],rh=es(10,-32,0,Us),Gc=es(10,0,32,Us),oh=Gc.filter(Vc),Pr=rh.concat(Gc),Rl=`
`,Kc="{YYYY}",fc=Rl+Kc,Qc="{M}/{D}",Yo=Rl+Qc,js=Yo+"/{YY}",Yc="{aa}",sh="{h}:{mm}",fo=sh+Yc,mc=Rl+fo,hc=":{ss}",Oe=null;function Zc(e){let t=e*1e3,r=t*60,o=r*60,
s=o*24,a=s*30,l=s*365,c=(e==1?es(10,0,3,Us).filter(Vc):es(10,-3,0,Us)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),i=[[l,Kc,Oe,Oe,Oe,Oe,Oe,Oe,1],[s*28,"{MMM}",fc,Oe,Oe,Oe,Oe,Oe,1],[s,Qc,fc,Oe,
Oe,Oe,Oe,Oe,1],[o,"{h}"+Yc,js,Oe,Yo,Oe,Oe,Oe,1],[r,fo,js,Oe,Yo,Oe,Oe,Oe,1],[t,hc,js+" "+fo,Oe,Yo+" "+fo,Oe,mc,Oe,1],[e,hc+".{fff}",js+" "+fo,Oe,Yo+" "+fo,Oe,mc,
Oe,1]];function p(h){return(f,y,k,T,S,v)=>{let w=[],C=S>=l,E=S>=a&&S<l,F=h(k),N=Be(F*e,3),re=fl(F.getFullYear(),C?0:F.getMonth(),E||C?1:F.getDate()),z=Be(re*e,3);
if(E||C){let ue=E?S/a:0,K=C?S/l:0,q=N==z?N:Be(fl(re.getFullYear()+K,re.getMonth()+ue,1)*e,3),fe=new Date(bt(q/e)),U=fe.getFullYear(),se=fe.getMonth();for(let Q=0;q<=
T;Q++){let ve=fl(U+K*Q,se+ue*Q,1),G=ve-h(Be(ve*e,3));q=Be((+ve+G)*e,3),q<=T&&w.push(q)}}else{let ue=S>=s?s:S,K=en(k)-en(N),q=z+K+zs(N-z,ue);w.push(q);let fe=h(q),
U=fe.getHours()+fe.getMinutes()/r+fe.getSeconds()/o,se=S/o,Q=f.axes[y]._space,ve=v/Q;for(;q=Be(q+S,e==1?0:3),!(q>T);)if(se>1){let G=en(Be(U+se,6))%24,xe=h(q).getHours()-
G;xe>1&&(xe=-1),q-=xe*o,U=(U+se)%24;let qe=w[w.length-1];Be((q-qe)/S,3)*ve>=.7&&w.push(q)}else w.push(q)}return w}}return[c,i,p]}var[ah,lh,ih]=Zc(1),[uh,ch,dh]=Zc(
.001);es(2,-53,53,[1]);function gc(e,t){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:t(s==1||r[8]==0?o:r[1]+o)))}function bc(e,t){return(r,o,s,a,l)=>{let u=t.
find(k=>l>=k[0])||t[t.length-1],c,i,p,h,f,y;return o.map(k=>{let T=e(k),S=T.getFullYear(),v=T.getMonth(),w=T.getDate(),C=T.getHours(),E=T.getMinutes(),F=T.getSeconds(),
N=S!=c&&u[2]||v!=i&&u[3]||w!=p&&u[4]||C!=h&&u[5]||E!=f&&u[6]||F!=y&&u[7]||u[1];return c=S,i=v,p=w,h=C,f=E,y=F,N(T)})}}function ph(e,t){let r=Al(t);return(o,s,a,l,u)=>s.
map(c=>r(e(c)))}function fl(e,t,r){return new Date(e,t,r)}function yc(e,t){return t(e)}var fh="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function vc(e,t){return(r,o,s,a)=>a==
null?Tl:t(e(o))}function mh(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function hh(e,t){return e.series[t].fill(
e,t)}var gh={show:!0,live:!0,isolate:!1,mount:Lm,markers:{show:!0,width:2,stroke:mh,fill:hh,dash:"solid"},idx:null,idxs:null,values:[]};function bh(e,t){let r=e.
cursor.points,o=pn(),s=r.size(e,t);Ge(o,Ko,s),Ge(o,Qo,s);let a=s/-2;Ge(o,"marginLeft",a),Ge(o,"marginTop",a);let l=r.width(e,t,s);return l&&Ge(o,"borderWidth",l),
o}function yh(e,t){let r=e.series[t].points;return r._fill||r._stroke}function vh(e,t){let r=e.series[t].points;return r._stroke||r._fill}function _h(e,t){return e.
series[t].points.size}var ml=[0,0];function wh(e,t,r){return ml[0]=t,ml[1]=r,ml}function Is(e,t,r,o=!0){return s=>{s.button==0&&(!o||s.target==t)&&r(s)}}function hl(e,t,r,o=!0){
return s=>{(!o||s.target==t)&&r(s)}}var kh={show:!0,x:!0,y:!0,lock:!1,move:wh,points:{one:!1,show:bh,size:_h,width:0,stroke:vh,fill:yh},bind:{mousedown:Is,mouseup:Is,
click:Is,dblclick:Is,mousemove:hl,mouseleave:hl,mouseenter:hl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Xc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ll=ft({},Xc,{filter:Ic}),ed=ft({},Ll,{size:10}),td=ft({},Xc,{show:!1}),ql='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',nd="bold "+ql,rd=1.5,_c={
show:!0,scale:"x",stroke:$l,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:nd,side:2,grid:Ll,ticks:ed,border:td,font:ql,lineGap:rd,rotate:0},
Sh="Value",xh="Time",wc={show:!0,scale:"x",auto:!1,sorted:1,min:Je,max:-Je,idxs:[]};function Ch(e,t,r,o,s){return t.map(a=>a==null?"":Dl(a))}function $h(e,t,r,o,s,a,l){
let u=[],c=dr.get(s)||0;r=l?r:Be(zs(r,s),c);for(let i=r;i<=o;i=Be(i+s,c))u.push(Object.is(i,-0)?0:i);return u}function wl(e,t,r,o,s,a,l){let u=[],c=e.scales[e.axes[t].
scale].log,i=c==10?Qn:qc,p=en(i(r));s=ho(c,p),c==10&&(s=Pr[kn(s,Pr)]);let h=r,f=s*c;c==10&&(f=Pr[kn(f,Pr)]);do u.push(h),h=h+s,c==10&&!dr.has(h)&&(h=Be(h,dr.get(
s))),h>=f&&(s=h,f=s*c,c==10&&(f=Pr[kn(f,Pr)]));while(h<=o);return u}function Th(e,t,r,o,s,a,l){let c=e.scales[e.axes[t].scale].asinh,i=o>c?wl(e,t,Jt(c,r),o,s):[
c],p=o>=0&&r<=0?[0]:[];return(r<-c?wl(e,t,Jt(c,-o),-r,s):[c]).reverse().map(f=>-f).concat(p,i)}var od=/./,Ph=/[12357]/,Mh=/[125]/,kc=/1/,kl=(e,t,r,o)=>e.map((s,a)=>t==
4&&s==0||a%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function Eh(e,t,r,o,s){let a=e.axes[r],l=a.scale,u=e.scales[l],c=e.valToPos,i=a._space,p=c(10,l),h=c(
9,l)-p>=i?od:c(7,l)-p>=i?Ph:c(5,l)-p>=i?Mh:kc;if(h==kc){let f=yt(c(1,l)-p);if(f<i)return kl(t.slice().reverse(),u.distr,h,fn(i/f)).reverse()}return kl(t,u.distr,
h,1)}function Dh(e,t,r,o,s){let a=e.axes[r],l=a.scale,u=a._space,c=e.valToPos,i=yt(c(1,l)-c(2,l));return i<u?kl(t.slice().reverse(),3,od,fn(u/i)).reverse():t}function Oh(e,t,r,o){
return o==null?Tl:t==null?"":Dl(t)}var Sc={show:!0,scale:"y",stroke:$l,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:nd,side:3,grid:Ll,ticks:ed,
border:td,font:ql,lineGap:rd,rotate:0};function Ah(e,t){let r=3+(e||1)*2;return Be(r*t,3)}function Rh(e,t){let{scale:r,idxs:o}=e.series[0],s=e._data[0],a=e.valToPos(
s[o[0]],r,!0),l=e.valToPos(s[o[1]],r,!0),u=yt(l-a),c=e.series[t],i=u/(c.points.space*Ee);return o[1]-o[0]<=i}var xc={scale:null,auto:!0,sorted:0,min:Je,max:-Je},
sd=(e,t,r,o,s)=>s,Cc={show:!0,auto:!0,sorted:0,gaps:sd,alpha:1,facets:[ft({},xc,{scale:"x"}),ft({},xc,{scale:"y"})]},$c={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:sd,alpha:1,points:{show:Rh,filter:null},values:null,min:Je,max:-Je,idxs:[],path:null,clip:null};function Lh(e,t,r,o,s){return r/10}var ad={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},qh=ft({},ad,{time:!1,ori:1}),Tc={};function ld(e,t){let r=Tc[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,a,l,u,c,i){for(let p=0;p<r.plots.length;p++)r.plots[p]!=s&&r.plots[p].pub(o,s,a,l,u,c,i)}},e!=null&&(Tc[e]=
r)),r}var yo=1,Sl=2;function Or(e,t,r){let o=e.mode,s=e.series[t],a=o==2?e._data[t]:e._data,l=e.scales,u=e.bbox,c=a[0],i=o==2?a[1]:a[t],p=o==2?l[s.facets[0].scale]:
l[e.series[0].scale],h=o==2?l[s.facets[1].scale]:l[s.scale],f=u.left,y=u.top,k=u.width,T=u.height,S=e.valToPosH,v=e.valToPosV;return p.ori==0?r(s,c,i,p,h,S,v,f,
y,k,T,Ks,_o,Ys,ud,dd):r(s,c,i,p,h,v,S,y,f,T,k,Qs,wo,Il,cd,pd)}function Nl(e,t){let r=0,o=0,s=$e(e.bands,Ol);for(let a=0;a<s.length;a++){let l=s[a];l.series[0]==
t?r=l.dir:l.series[1]==t&&(l.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function Nh(e,t,r,o,s){let a=e.mode,l=e.series[t],u=a==2?l.facets[1].scale:l.scale,
c=e.scales[u];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Yn(e,t,r,o,s,a){return Or(e,t,(l,u,c,i,p,h,f,y,k,T,S)=>{let v=l.pxRound,w=i.
dir*(i.ori==0?1:-1),C=i.ori==0?_o:wo,E,F;w==1?(E=r,F=o):(E=o,F=r);let N=v(h(u[E],i,T,y)),re=v(f(c[E],p,S,k)),z=v(h(u[F],i,T,y)),ue=v(f(a==1?p.max:p.min,p,S,k)),
K=new Path2D(s);return C(K,z,ue),C(K,N,ue),C(K,N,re),K})}function Gs(e,t,r,o,s,a){let l=null;if(e.length>0){l=new Path2D;let u=t==0?Ys:Il,c=r;for(let h=0;h<e.length;h++){
let f=e[h];if(f[1]>f[0]){let y=f[0]-c;y>0&&u(l,c,o,y,o+a),c=f[1]}}let i=r+s-c,p=10;i>0&&u(l,c,o-p/2,i,o+a+p)}return l}function jh(e,t,r){let o=e[e.length-1];o&&
o[0]==t?o[1]=r:e.push([t,r])}function jl(e,t,r,o,s,a,l){let u=[],c=e.length;for(let i=s==1?r:o;i>=r&&i<=o;i+=s)if(t[i]===null){let h=i,f=i;if(s==1)for(;++i<=o&&
t[i]===null;)f=i;else for(;--i>=r&&t[i]===null;)f=i;let y=a(e[h]),k=f==h?y:a(e[f]),T=h-s;y=l<=0&&T>=0&&T<c?a(e[T]):y;let v=f+s;k=l>=0&&v>=0&&v<c?a(e[v]):k,k>=y&&
u.push([y,k])}return u}function Pc(e){return e==0?jc:e==1?bt:t=>Tr(t,e)}function id(e){let t=e==0?Ks:Qs,r=e==0?(s,a,l,u,c,i)=>{s.arcTo(a,l,u,c,i)}:(s,a,l,u,c,i)=>{
s.arcTo(l,a,c,u,i)},o=e==0?(s,a,l,u,c)=>{s.rect(a,l,u,c)}:(s,a,l,u,c)=>{s.rect(l,a,c,u)};return(s,a,l,u,c,i=0,p=0)=>{i==0&&p==0?o(s,a,l,u,c):(i=Sn(i,u/2,c/2),p=
Sn(p,u/2,c/2),t(s,a+i,l),r(s,a+u,l,a+u,l+c,i),r(s,a+u,l+c,a,l+c,p),r(s,a,l+c,a,l,p),r(s,a,l,a+u,l,i),s.closePath())}}var Ks=(e,t,r)=>{e.moveTo(t,r)},Qs=(e,t,r)=>{
e.moveTo(r,t)},_o=(e,t,r)=>{e.lineTo(t,r)},wo=(e,t,r)=>{e.lineTo(r,t)},Ys=id(0),Il=id(1),ud=(e,t,r,o,s,a)=>{e.arc(t,r,o,s,a)},cd=(e,t,r,o,s,a)=>{e.arc(r,t,o,s,a)},
dd=(e,t,r,o,s,a,l)=>{e.bezierCurveTo(t,r,o,s,a,l)},pd=(e,t,r,o,s,a,l)=>{e.bezierCurveTo(r,t,s,o,l,a)};function fd(e){return(t,r,o,s,a)=>Or(t,r,(l,u,c,i,p,h,f,y,k,T,S)=>{
let{pxRound:v,points:w}=l,C,E;i.ori==0?(C=Ks,E=ud):(C=Qs,E=cd);let F=Be(w.width*Ee,3),N=(w.size-w.width)/2*Ee,re=Be(N*2,3),z=new Path2D,ue=new Path2D,{left:K,top:q,
width:fe,height:U}=t.bbox;Ys(ue,K-re,q-re,fe+re*2,U+re*2);let se=Q=>{if(c[Q]!=null){let ve=v(h(u[Q],i,T,y)),G=v(f(c[Q],p,S,k));C(z,ve+N,G),E(z,ve,G,N,0,Js*2)}};
if(a)a.forEach(se);else for(let Q=o;Q<=s;Q++)se(Q);return{stroke:F>0?z:null,fill:z,clip:ue,flags:yo|Sl}})}function md(e){return(t,r,o,s,a,l)=>{o!=s&&(a!=o&&l!=o&&
e(t,r,o),a!=s&&l!=s&&e(t,r,s),e(t,r,l))}}var Ih=md(_o),Jh=md(wo);function hd(e){let t=$e(e?.alignGaps,0);return(r,o,s,a)=>Or(r,o,(l,u,c,i,p,h,f,y,k,T,S)=>{[s,a]=
Ws(c,s,a);let v=l.pxRound,w=U=>v(h(U,i,T,y)),C=U=>v(f(U,p,S,k)),E,F;i.ori==0?(E=_o,F=Ih):(E=wo,F=Jh);let N=i.dir*(i.ori==0?1:-1),re={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:yo},z=re.stroke,ue=!1;if(a-s>=T*4){let U=W=>r.posToVal(W,i.key,!0),se=null,Q=null,ve,G,Ut,Qe=w(u[N==1?s:a]),xe=w(u[s]),qe=w(
u[a]),me=U(N==1?xe+1:qe-1);for(let W=N==1?s:a;W>=s&&W<=a;W+=N){let mt=u[W],Ye=(N==1?mt<me:mt>me)?Qe:w(mt),De=c[W];Ye==Qe?De!=null?(G=De,se==null?(E(z,Ye,C(G)),ve=
se=Q=G):G<se?se=G:G>Q&&(Q=G)):De===null&&(ue=!0):(se!=null&&F(z,Qe,C(se),C(Q),C(ve),C(G)),De!=null?(G=De,E(z,Ye,C(G)),se=Q=ve=G):(se=Q=null,De===null&&(ue=!0)),
Qe=Ye,me=U(Qe+N))}se!=null&&se!=Q&&Ut!=Qe&&F(z,Qe,C(se),C(Q),C(ve),C(G))}else for(let U=N==1?s:a;U>=s&&U<=a;U+=N){let se=c[U];se===null?ue=!0:se!=null&&E(z,w(u[U]),
C(se))}let[q,fe]=Nl(r,o);if(l.fill!=null||q!=0){let U=re.fill=new Path2D(z),se=l.fillTo(r,o,l.min,l.max,q),Q=C(se),ve=w(u[s]),G=w(u[a]);N==-1&&([G,ve]=[ve,G]),E(
U,G,Q),E(U,ve,Q)}if(!l.spanGaps){let U=[];ue&&U.push(...jl(u,c,s,a,N,w,t)),re.gaps=U=l.gaps(r,o,s,a,U),re.clip=Gs(U,i.ori,y,k,T,S)}return fe!=0&&(re.band=fe==2?
[Yn(r,o,s,a,z,-1),Yn(r,o,s,a,z,1)]:Yn(r,o,s,a,z,fe)),re})}function Bh(e){let t=$e(e.align,1),r=$e(e.ascDesc,!1),o=$e(e.alignGaps,0),s=$e(e.extend,!1);return(a,l,u,c)=>Or(
a,l,(i,p,h,f,y,k,T,S,v,w,C)=>{[u,c]=Ws(h,u,c);let E=i.pxRound,{left:F,width:N}=a.bbox,re=xe=>E(k(xe,f,w,S)),z=xe=>E(T(xe,y,C,v)),ue=f.ori==0?_o:wo,K={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:yo},q=K.stroke,fe=f.dir*(f.ori==0?1:-1),U=z(h[fe==1?u:c]),se=re(p[fe==1?u:c]),Q=se,ve=se;s&&t==-1&&(ve=F,ue(q,ve,U)),
ue(q,se,U);for(let xe=fe==1?u:c;xe>=u&&xe<=c;xe+=fe){let qe=h[xe];if(qe==null)continue;let me=re(p[xe]),W=z(qe);t==1?ue(q,me,U):ue(q,Q,W),ue(q,me,W),U=W,Q=me}let G=Q;
s&&t==1&&(G=F+N,ue(q,G,U));let[Ut,Qe]=Nl(a,l);if(i.fill!=null||Ut!=0){let xe=K.fill=new Path2D(q),qe=i.fillTo(a,l,i.min,i.max,Ut),me=z(qe);ue(xe,G,me),ue(xe,ve,
me)}if(!i.spanGaps){let xe=[];xe.push(...jl(p,h,u,c,fe,re,o));let qe=i.width*Ee/2,me=r||t==1?qe:-qe,W=r||t==-1?-qe:qe;xe.forEach(mt=>{mt[0]+=me,mt[1]+=W}),K.gaps=
xe=i.gaps(a,l,u,c,xe),K.clip=Gs(xe,f.ori,S,v,w,C)}return Qe!=0&&(K.band=Qe==2?[Yn(a,l,u,c,q,-1),Yn(a,l,u,c,q,1)]:Yn(a,l,u,c,q,Qe)),K})}function Mc(e,t,r,o,s,a,l=Je){
if(e.length>1){let u=null;for(let c=0,i=1/0;c<e.length;c++)if(t[c]!==void 0){if(u!=null){let p=yt(e[c]-e[u]);p<i&&(i=p,l=yt(r(e[c],o,s,a)-r(e[u],o,s,a)))}u=c}}return l}
function Fh(e){e=e||Xo;let t=$e(e.size,[.6,Je,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let a=be(s),l=1-t[0],u=$e(t[1],Je),
c=$e(t[2],1),i=$e(e.disp,Xo),p=$e(e.each,y=>{}),{fill:h,stroke:f}=i;return(y,k,T,S)=>Or(y,k,(v,w,C,E,F,N,re,z,ue,K,q)=>{let fe=v.pxRound,U=r,se=o*Ee,Q=u*Ee,ve=c*
Ee,G,Ut;E.ori==0?[G,Ut]=a(y,k):[Ut,G]=a(y,k);let Qe=E.dir*(E.ori==0?1:-1),xe=E.ori==0?Ys:Il,qe=E.ori==0?p:(J,Fe,ht,Hr,br,Tn,yr)=>{p(J,Fe,ht,br,Hr,yr,Tn)},me=$e(
y.bands,Ol).find(J=>J.series[0]==k),W=me!=null?me.dir:0,mt=v.fillTo(y,k,v.min,v.max,W),Lt=fe(re(mt,F,q,ue)),Ye,De,hn,Gt=K,tt=fe(v.width*Ee),$n=!1,Fn=null,on=null,
nr=null,Fr=null;h!=null&&(tt==0||f!=null)&&($n=!0,Fn=h.values(y,k,T,S),on=new Map,new Set(Fn).forEach(J=>{J!=null&&on.set(J,new Path2D)}),tt>0&&(nr=f.values(y,k,
T,S),Fr=new Map,new Set(nr).forEach(J=>{J!=null&&Fr.set(J,new Path2D)})));let{x0:Ur,size:Ao}=i;if(Ur!=null&&Ao!=null){U=1,w=Ur.values(y,k,T,S),Ur.unit==2&&(w=w.
map(ht=>y.posToVal(z+ht*K,E.key,!0)));let J=Ao.values(y,k,T,S);Ao.unit==2?De=J[0]*K:De=N(J[0],E,K,z)-N(0,E,K,z),Gt=Mc(w,C,N,E,K,z,Gt),hn=Gt-De+se}else Gt=Mc(w,C,
N,E,K,z,Gt),hn=Gt*l+se,De=Gt-hn;hn<1&&(hn=0),tt>=De/2&&(tt=0),hn<5&&(fe=jc);let is=hn>0,hr=Gt-hn-(is?tt:0);De=fe(_l(hr,ve,Q)),Ye=(U==0?De/2:U==Qe?0:De)-U*Qe*((U==
0?se/2:0)+(is?tt/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Wr=$n?null:new Path2D,Un=null;if(me!=null)Un=y.data[me.series[1]];else{
let{y0:J,y1:Fe}=i;J!=null&&Fe!=null&&(C=Fe.values(y,k,T,S),Un=J.values(y,k,T,S))}let gr=G*De,de=Ut*De;for(let J=Qe==1?T:S;J>=T&&J<=S;J+=Qe){let Fe=C[J];if(Fe==null)
continue;if(Un!=null){let Wt=Un[J]??0;if(Fe-Wt==0)continue;Lt=re(Wt,F,q,ue)}let ht=E.distr!=2||i!=null?w[J]:J,Hr=N(ht,E,K,z),br=re($e(Fe,mt),F,q,ue),Tn=fe(Hr-Ye),
yr=fe(Jt(br,Lt)),Kt=fe(Sn(br,Lt)),sn=yr-Kt;if(Fe!=null){let Wt=Fe<0?de:gr,gn=Fe<0?gr:de;$n?(tt>0&&nr[J]!=null&&xe(Fr.get(nr[J]),Tn,Kt+en(tt/2),De,Jt(0,sn-tt),Wt,
gn),Fn[J]!=null&&xe(on.get(Fn[J]),Tn,Kt+en(tt/2),De,Jt(0,sn-tt),Wt,gn)):xe(Wr,Tn,Kt+en(tt/2),De,Jt(0,sn-tt),Wt,gn),qe(y,k,J,Tn-tt/2,Kt,De+tt,sn)}}return tt>0?qt.
stroke=$n?Fr:Wr:$n||(qt._fill=v.width==0?v._fill:v._stroke??v._fill,qt.width=0),qt.fill=$n?on:Wr,qt})}function Uh(e,t){let r=$e(t?.alignGaps,0);return(o,s,a,l)=>Or(
o,s,(u,c,i,p,h,f,y,k,T,S,v)=>{[a,l]=Ws(i,a,l);let w=u.pxRound,C=G=>w(f(G,p,S,k)),E=G=>w(y(G,h,v,T)),F,N,re;p.ori==0?(F=Ks,re=_o,N=dd):(F=Qs,re=wo,N=pd);let z=p.
dir*(p.ori==0?1:-1),ue=C(c[z==1?a:l]),K=ue,q=[],fe=[];for(let G=z==1?a:l;G>=a&&G<=l;G+=z)if(i[G]!=null){let Qe=c[G],xe=C(Qe);q.push(K=xe),fe.push(E(i[G]))}let U={
stroke:e(q,fe,F,re,N,w),fill:null,clip:null,band:null,gaps:null,flags:yo},se=U.stroke,[Q,ve]=Nl(o,s);if(u.fill!=null||Q!=0){let G=U.fill=new Path2D(se),Ut=u.fillTo(
o,s,u.min,u.max,Q),Qe=E(Ut);re(G,K,Qe),re(G,ue,Qe)}if(!u.spanGaps){let G=[];G.push(...jl(c,i,a,l,z,C,r)),U.gaps=G=u.gaps(o,s,a,l,G),U.clip=Gs(G,p.ori,k,T,S,v)}return ve!=
0&&(U.band=ve==2?[Yn(o,s,a,l,se,-1),Yn(o,s,a,l,se,1)]:Yn(o,s,a,l,se,ve)),U})}function Wh(e){return Uh(Hh,e)}function Hh(e,t,r,o,s,a){let l=e.length;if(l<2)return null;
let u=new Path2D;if(r(u,e[0],t[0]),l==2)o(u,e[1],t[1]);else{let c=Array(l),i=Array(l-1),p=Array(l-1),h=Array(l-1);for(let f=0;f<l-1;f++)p[f]=t[f+1]-t[f],h[f]=e[f+
1]-e[f],i[f]=p[f]/h[f];c[0]=i[0];for(let f=1;f<l-1;f++)i[f]===0||i[f-1]===0||i[f-1]>0!=i[f]>0?c[f]=0:(c[f]=3*(h[f-1]+h[f])/((2*h[f]+h[f-1])/i[f-1]+(h[f]+2*h[f-1])/
i[f]),isFinite(c[f])||(c[f]=0));c[l-1]=i[l-2];for(let f=0;f<l-1;f++)s(u,e[f]+h[f]/3,t[f]+c[f]*h[f]/3,e[f+1]-h[f]/3,t[f+1]-c[f+1]*h[f]/3,e[f+1],t[f+1])}return u}
var xl=new Set;function Ec(){for(let e of xl)e.syncRect(!0)}vo&&(Er(Cm,mo,Ec),Er($m,mo,Ec,!0),Er(Bs,mo,()=>{vt.pxRatio=Ee}));var zh=hd(),Vh=fd();function Dc(e,t,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,l)=>Cl(a,l,t,r))}function Gh(e,t){return e.map((r,o)=>o==0?{}:ft({},t,r))}function Cl(e,t,r,o){
return ft({},t==0?r:o,e)}function gd(e,t,r){return t==null?go:[t,r]}var Kh=gd;function Qh(e,t,r){return t==null?go:Fs(t,r,El,!0)}function bd(e,t,r,o){return t==
null?go:Hs(t,r,e.scales[o].log,!1)}var Yh=bd;function yd(e,t,r,o){return t==null?go:Ml(t,r,e.scales[o].log,!1)}var Zh=yd;function Xh(e,t,r,o,s){let a=Jt(uc(e),uc(
t)),l=t-e,u=kn(s/o*l,r);do{let c=r[u],i=o*c/l;if(i>=s&&a+(c<5?dr.get(c):0)<=17)return[c,i]}while(++u<r.length);return[0,0]}function Oc(e){let t,r;return e=e.replace(
/(\d+)px/,(o,s)=>(t=bt((r=+s)*Ee))+"px"),[e,t,r]}function eg(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Be(t[2]*Ee,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function vt(e,t,r){let o={mode:$e(e.mode,1)},s=o.mode;function a(d,m,g,b){let _=m.valToPct(d);return b+g*(m.dir==-1?1-_:_)}function l(d,m,g,b){let _=m.
valToPct(d);return b+g*(m.dir==-1?_:1-_)}function u(d,m,g,b){return m.ori==0?a(d,m,g,b):l(d,m,g,b)}o.valToPosH=a,o.valToPosV=l;let c=!1;o.status=0;let i=o.root=
pn(lm);if(e.id!=null&&(i.id=e.id),Xt(i,e.class),e.title){let d=pn(cm,i);d.textContent=e.title}let p=wn("canvas"),h=o.ctx=p.getContext("2d"),f=pn(dm,i);Er("click",
f,d=>{d.target===k&&(He!=no||Ze!=ro)&&Pt.click(o,d)},!0);let y=o.under=pn(pm,f);f.appendChild(p);let k=o.over=pn(fm,f);e=bo(e);let T=+$e(e.pxAlign,1),S=Pc(T);(e.
plugins||[]).forEach(d=>{d.opts&&(e=d.opts(o,e)||e)});let v=e.ms||.001,w=o.series=s==1?Dc(e.series||[],wc,$c,!1):Gh(e.series||[null],Cc),C=o.axes=Dc(e.axes||[],
_c,Sc,!0),E=o.scales={},F=o.bands=e.bands||[];F.forEach(d=>{d.fill=be(d.fill||null),d.dir=$e(d.dir,-1)});let N=s==2?w[1].facets[0].scale:w[0].scale,re={axes:$f,
series:wf},z=(e.drawOrder||["axes","series"]).map(d=>re[d]);function ue(d){let m=d.distr==3?g=>Qn(g>0?g:d.clamp(o,g,d.min,d.max,d.key)):d.distr==4?g=>pl(g,d.asinh):
d.distr==100?g=>d.fwd(g):g=>g;return g=>{let b=m(g),{_min:_,_max:x}=d,M=x-_;return(b-_)/M}}function K(d){let m=E[d];if(m==null){let g=(e.scales||Xo)[d]||Xo;if(g.
from!=null){K(g.from);let b=ft({},E[g.from],g,{key:d});b.valToPct=ue(b),E[d]=b}else{m=E[d]=ft({},d==N?ad:qh,g),m.key=d;let b=m.time,_=m.range,x=cr(_);if((d!=N||
s==2&&!b)&&(x&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?ac:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?ac:{mode:1,hard:_[1],soft:_[1]}},x=!1),!x&&Vs(_))){let M=_;
_=(D,R,j)=>R==null?go:Fs(R,j,M)}m.range=be(_||(b?Kh:d==N?m.distr==3?Yh:m.distr==4?Zh:gd:m.distr==3?bd:m.distr==4?yd:Qh)),m.auto=be(x?!1:m.auto),m.clamp=be(m.clamp||
Lh),m._min=m._max=null,m.valToPct=ue(m)}}}K("x"),K("y"),s==1&&w.forEach(d=>{K(d.scale)}),C.forEach(d=>{K(d.scale)});for(let d in e.scales)K(d);let q=E[N],fe=q.distr,
U,se;q.ori==0?(Xt(i,im),U=a,se=l):(Xt(i,um),U=l,se=a);let Q={};for(let d in E){let m=E[d];(m.min!=null||m.max!=null)&&(Q[d]={min:m.min,max:m.max},m.min=m.max=null)}
let ve=e.tzDate||(d=>new Date(bt(d/v))),G=e.fmtDate||Al,Ut=v==1?ih(ve):dh(ve),Qe=bc(ve,gc(v==1?lh:ch,G)),xe=vc(ve,yc(fh,G)),qe=[],me=o.legend=ft({},gh,e.legend),
W=o.cursor=ft({},kh,{drag:{y:s==2}},e.cursor),mt=me.show,Lt=W.show,Ye=me.markers;me.idxs=qe,Ye.width=be(Ye.width),Ye.dash=be(Ye.dash),Ye.stroke=be(Ye.stroke),Ye.
fill=be(Ye.fill);let De,hn,Gt,tt=[],$n=[],Fn,on=!1,nr={};if(me.live){let d=w[1]?w[1].values:null;on=d!=null,Fn=on?d(o,1,0):{_:0};for(let m in Fn)nr[m]=Tl}if(mt)
if(De=wn("table",vm,i),Gt=wn("tbody",null,De),me.mount(o,De),on){hn=wn("thead",null,De,Gt);let d=wn("tr",null,hn);wn("th",null,d);for(var Fr in Fn)wn("th",Vu,d).
textContent=Fr}else Xt(De,wm),me.live&&Xt(De,_m);let Ur={show:!0},Ao={show:!1};function is(d,m){if(m==0&&(on||!me.live||s==2))return go;let g=[],b=wn("tr",km,Gt,
Gt.childNodes[m]);Xt(b,d.class),d.show||Xt(b,Mr);let _=wn("th",null,b);if(Ye.show){let D=pn(Sm,_);if(m>0){let R=Ye.width(o,m);R&&(D.style.border=R+"px "+Ye.dash(
o,m)+" "+Ye.stroke(o,m)),D.style.background=Ye.fill(o,m)}}let x=pn(Vu,_);d.label instanceof HTMLElement?x.appendChild(d.label):x.textContent=d.label,m>0&&(Ye.show||
(x.style.color=d.width>0?Ye.stroke(o,m):Ye.fill(o,m)),qt("click",_,D=>{if(W._lock)return;_r(D);let R=w.indexOf(d);if((D.ctrlKey||D.metaKey)!=me.isolate){let j=w.
some((I,B)=>B>0&&B!=R&&I.show);w.forEach((I,B)=>{B>0&&Mn(B,j?B==R?Ur:Ao:Ur,!0,pt.setSeries)})}else Mn(R,{show:!d.show},!0,pt.setSeries)},!1),Vr&&qt(Yu,_,D=>{W._lock||
(_r(D),Mn(w.indexOf(d),so,!0,pt.setSeries))},!1));for(var M in Fn){let D=wn("td",xm,b);D.textContent="--",g.push(D)}return[b,g]}let hr=new Map;function qt(d,m,g,b=!0){
let _=hr.get(m)||{},x=W.bind[d](o,m,g,b);x&&(Er(d,m,_[d]=x),hr.set(m,_))}function Wr(d,m,g){let b=hr.get(m)||{};for(let _ in b)(d==null||_==d)&&(vl(_,m,b[_]),delete b[_]);
d==null&&hr.delete(m)}let Un=0,gr=0,de=0,J=0,Fe=0,ht=0,Hr=Fe,br=ht,Tn=de,yr=J,Kt=0,sn=0,Wt=0,gn=0;o.bbox={};let Sa=!1,us=!1,zr=!1,vr=!1,cs=!1,an=!1;function xa(d,m,g){
(g||d!=o.width||m!=o.height)&&Di(d,m),Zr(!1),zr=!0,us=!0,Xr()}function Di(d,m){o.width=Un=de=d,o.height=gr=J=m,Fe=ht=0,mf(),hf();let g=o.bbox;Kt=g.left=Tr(Fe*Ee,
.5),sn=g.top=Tr(ht*Ee,.5),Wt=g.width=Tr(de*Ee,.5),gn=g.height=Tr(J*Ee,.5)}let df=3;function pf(){let d=!1,m=0;for(;!d;){m++;let g=xf(m),b=Cf(m);d=m==df||g&&b,d||
(Di(o.width,o.height),us=!0)}}function ff({width:d,height:m}){xa(d,m)}o.setSize=ff;function mf(){let d=!1,m=!1,g=!1,b=!1;C.forEach((_,x)=>{if(_.show&&_._show){let{
side:M,_size:D}=_,R=M%2,j=_.label!=null?_.labelSize:0,I=D+j;I>0&&(R?(de-=I,M==3?(Fe+=I,b=!0):g=!0):(J-=I,M==0?(ht+=I,d=!0):m=!0))}}),wr[0]=d,wr[1]=g,wr[2]=m,wr[3]=
b,de-=rr[1]+rr[3],Fe+=rr[3],J-=rr[2]+rr[0],ht+=rr[0]}function hf(){let d=Fe+de,m=ht+J,g=Fe,b=ht;function _(x,M){switch(x){case 1:return d+=M,d-M;case 2:return m+=
M,m-M;case 3:return g-=M,g+M;case 0:return b-=M,b+M}}C.forEach((x,M)=>{if(x.show&&x._show){let D=x.side;x._pos=_(D,x._size),x.label!=null&&(x._lpos=_(D,x.labelSize))}})}
if(W.dataIdx==null){let d=W.hover,m=d.skip=new Set(d.skip??[]);m.add(void 0);let g=d.prox=be(d.prox),b=d.bias??(d.bias=0);W.dataIdx=(_,x,M,D)=>{if(x==0)return M;
let R=M,j=g(_,x,M,D)??Je,I=j>=0&&j<Je,B=q.ori==0?de:J,ae=W.left,Pe=t[0],Ce=t[x];if(m.has(Ce[M])){R=null;let he=null,te=null,H;if(b==0||b==-1)for(H=M;he==null&&H-- >
0;)m.has(Ce[H])||(he=H);if(b==0||b==1)for(H=M;te==null&&H++<Ce.length;)m.has(Ce[H])||(te=H);if(he!=null||te!=null)if(I){let Ve=he==null?-1/0:U(Pe[he],q,B,0),st=te==
null?1/0:U(Pe[te],q,B,0),Ct=ae-Ve,Ne=st-ae;Ct<=Ne?Ct<=j&&(R=he):Ne<=j&&(R=te)}else R=te==null?he:he==null?te:M-he<=te-M?he:te}else I&&yt(ae-U(Pe[M],q,B,0))>j&&(R=
null);return R}}let _r=d=>{W.event=d};W.idxs=qe,W._lock=!1;let Et=W.points;Et.show=be(Et.show),Et.size=be(Et.size),Et.stroke=be(Et.stroke),Et.width=be(Et.width),
Et.fill=be(Et.fill);let Pn=o.focus=ft({},e.focus||{alpha:.3},W.focus),Vr=Pn.prox>=0,Gr=Vr&&Et.one,ln=[],Kr=[],Qr=[];function Oi(d,m){let g=Et.show(o,m);if(g instanceof
HTMLElement)return Xt(g,ym),Xt(g,d.class),An(g,-10,-10,de,J),k.insertBefore(g,ln[m]),g}function Ai(d,m){if(s==1||m>0){let g=s==1&&E[d.scale].time,b=d.value;d.value=
g?pc(b)?vc(ve,yc(b,G)):b||xe:b||Oh,d.label=d.label||(g?xh:Sh)}if(Gr||m>0){d.width=d.width==null?1:d.width,d.paths=d.paths||zh||qm,d.fillTo=be(d.fillTo||Nh),d.pxAlign=
+$e(d.pxAlign,T),d.pxRound=Pc(d.pxAlign),d.stroke=be(d.stroke||null),d.fill=be(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let g=Ah(Jt(1,d.width),1),
b=d.points=ft({},{size:g,width:Jt(1,g*.2),stroke:d.stroke,space:g*2,paths:Vh,_stroke:null,_fill:null},d.points);b.show=be(b.show),b.filter=be(b.filter),b.fill=be(
b.fill),b.stroke=be(b.stroke),b.paths=be(b.paths),b.pxAlign=d.pxAlign}if(mt){let g=is(d,m);tt.splice(m,0,g[0]),$n.splice(m,0,g[1]),me.values.push(null)}if(Lt){qe.
splice(m,0,null);let g=null;Gr?m==0&&(g=Oi(d,m)):m>0&&(g=Oi(d,m)),ln.splice(m,0,g),Kr.splice(m,0,0),Qr.splice(m,0,0)}xt("addSeries",m)}function gf(d,m){m=m??w.length,
d=s==1?Cl(d,m,wc,$c):Cl(d,m,{},Cc),w.splice(m,0,d),Ai(w[m],m)}o.addSeries=gf;function bf(d){if(w.splice(d,1),mt){me.values.splice(d,1),$n.splice(d,1);let m=tt.splice(
d,1)[0];Wr(null,m.firstChild),m.remove()}Lt&&(qe.splice(d,1),ln.splice(d,1)[0].remove(),Kr.splice(d,1),Qr.splice(d,1)),xt("delSeries",d)}o.delSeries=bf;let wr=[
!1,!1,!1,!1];function yf(d,m){if(d._show=d.show,d.show){let g=d.side%2,b=E[d.scale];b==null&&(d.scale=g?w[1].scale:N,b=E[d.scale]);let _=b.time;d.size=be(d.size),
d.space=be(d.space),d.rotate=be(d.rotate),cr(d.incrs)&&d.incrs.forEach(M=>{!dr.has(M)&&dr.set(M,Bc(M))}),d.incrs=be(d.incrs||(b.distr==2?oh:_?v==1?ah:uh:Pr)),d.
splits=be(d.splits||(_&&b.distr==1?Ut:b.distr==3?wl:b.distr==4?Th:$h)),d.stroke=be(d.stroke),d.grid.stroke=be(d.grid.stroke),d.ticks.stroke=be(d.ticks.stroke),d.
border.stroke=be(d.border.stroke);let x=d.values;d.values=cr(x)&&!cr(x[0])?be(x):_?cr(x)?bc(ve,gc(x,G)):pc(x)?ph(ve,x):x||Qe:x||Ch,d.filter=be(d.filter||(b.distr>=
3&&b.log==10?Eh:b.distr==3&&b.log==2?Dh:Ic)),d.font=Oc(d.font),d.labelFont=Oc(d.labelFont),d._size=d.size(o,null,m,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&(wr[m]=!0,d._el=pn(mm,f))}}function Ro(d,m,g,b){let[_,x,M,D]=g,R=m%2,j=0;return R==0&&(D||x)&&(j=m==0&&!_||m==2&&!M?bt(_c.size/3):0),R==
1&&(_||M)&&(j=m==1&&!x||m==3&&!D?bt(Sc.size/2):0),j}let Ri=o.padding=(e.padding||[Ro,Ro,Ro,Ro]).map(d=>be($e(d,Ro))),rr=o._padding=Ri.map((d,m)=>d(o,m,wr,0)),Tt,
_t=null,wt=null,ds=s==1?w[0].idxs:null,bn=null,Lo=!1;function Li(d,m){if(t=d??[],o.data=o._data=t,s==2){Tt=0;for(let g=1;g<w.length;g++)Tt+=t[g][0].length}else{
t.length==0&&(o.data=o._data=t=[[]]),bn=t[0],Tt=bn.length;let g=t;if(fe==2){g=t.slice();let b=g[0]=Array(Tt);for(let _=0;_<Tt;_++)b[_]=_}o._data=t=g}if(Zr(!0),xt(
"setData"),fe==2&&(zr=!0),m!==!1){let g=q;g.auto(o,Lo)?Ca():sr(N,g.min,g.max),vr=vr||W.left>=0,an=!0,Xr()}}o.setData=Li;function Ca(){Lo=!0;let d,m;s==1&&(Tt>0?
(_t=ds[0]=0,wt=ds[1]=Tt-1,d=t[0][_t],m=t[0][wt],fe==2?(d=_t,m=wt):d==m&&(fe==3?[d,m]=Hs(d,d,q.log,!1):fe==4?[d,m]=Ml(d,d,q.log,!1):q.time?m=d+bt(86400/v):[d,m]=
Fs(d,m,El,!0))):(_t=ds[0]=d=null,wt=ds[1]=m=null)),sr(N,d,m)}let ps,Yr,$a,Ta,Pa,Ma,Ea,Da,Oa,Ht;function qi(d,m,g,b,_,x){d??(d=Ku),g??(g=Ol),b??(b="butt"),_??(_=
Ku),x??(x="round"),d!=ps&&(h.strokeStyle=ps=d),_!=Yr&&(h.fillStyle=Yr=_),m!=$a&&(h.lineWidth=$a=m),x!=Pa&&(h.lineJoin=Pa=x),b!=Ma&&(h.lineCap=Ma=b),g!=Ta&&h.setLineDash(
Ta=g)}function Ni(d,m,g,b){m!=Yr&&(h.fillStyle=Yr=m),d!=Ea&&(h.font=Ea=d),g!=Da&&(h.textAlign=Da=g),b!=Oa&&(h.textBaseline=Oa=b)}function Aa(d,m,g,b,_=0){if(b.length>
0&&d.auto(o,Lo)&&(m==null||m.min==null)){let x=$e(_t,0),M=$e(wt,b.length-1),D=g.min==null?Em(b,x,M,_,d.distr==3):[g.min,g.max];d.min=Sn(d.min,g.min=D[0]),d.max=
Jt(d.max,g.max=D[1])}}let ji={min:null,max:null};function vf(){for(let b in E){let _=E[b];Q[b]==null&&(_.min==null||Q[N]!=null&&_.auto(o,Lo))&&(Q[b]=ji)}for(let b in E){
let _=E[b];Q[b]==null&&_.from!=null&&Q[_.from]!=null&&(Q[b]=ji)}Q[N]!=null&&Zr(!0);let d={};for(let b in Q){let _=Q[b];if(_!=null){let x=d[b]=bo(E[b],Im);if(_.min!=
null)ft(x,_);else if(b!=N||s==2)if(Tt==0&&x.from==null){let M=x.range(o,null,null,b);x.min=M[0],x.max=M[1]}else x.min=Je,x.max=-Je}}if(Tt>0){w.forEach((b,_)=>{if(s==
1){let x=b.scale,M=Q[x];if(M==null)return;let D=d[x];if(_==0){let R=D.range(o,D.min,D.max,x);D.min=R[0],D.max=R[1],_t=kn(D.min,t[0]),wt=kn(D.max,t[0]),wt-_t>1&&
(t[0][_t]<D.min&&_t++,t[0][wt]>D.max&&wt--),b.min=bn[_t],b.max=bn[wt]}else b.show&&b.auto&&Aa(D,M,b,t[_],b.sorted);b.idxs[0]=_t,b.idxs[1]=wt}else if(_>0&&b.show&&
b.auto){let[x,M]=b.facets,D=x.scale,R=M.scale,[j,I]=t[_],B=d[D],ae=d[R];B!=null&&Aa(B,Q[D],x,j,x.sorted),ae!=null&&Aa(ae,Q[R],M,I,M.sorted),b.min=M.min,b.max=M.
max}});for(let b in d){let _=d[b],x=Q[b];if(_.from==null&&(x==null||x.min==null)){let M=_.range(o,_.min==Je?null:_.min,_.max==-Je?null:_.max,b);_.min=M[0],_.max=
M[1]}}}for(let b in d){let _=d[b];if(_.from!=null){let x=d[_.from];if(x.min==null)_.min=_.max=null;else{let M=_.range(o,x.min,x.max,b);_.min=M[0],_.max=M[1]}}}let m={},
g=!1;for(let b in d){let _=d[b],x=E[b];if(x.min!=_.min||x.max!=_.max){x.min=_.min,x.max=_.max;let M=x.distr;x._min=M==3?Qn(x.min):M==4?pl(x.min,x.asinh):M==100?
x.fwd(x.min):x.min,x._max=M==3?Qn(x.max):M==4?pl(x.max,x.asinh):M==100?x.fwd(x.max):x.max,m[b]=g=!0}}if(g){w.forEach((b,_)=>{s==2?_>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)zr=!0,xt("setScale",b);Lt&&W.left>=0&&(vr=an=!0)}for(let b in Q)Q[b]=null}function _f(d){let m=_l(_t-1,0,Tt-1),g=_l(wt+
1,0,Tt-1);for(;d[m]==null&&m>0;)m--;for(;d[g]==null&&g<Tt-1;)g++;return[m,g]}function wf(){if(Tt>0){let d=w.some(m=>m._focus)&&Ht!=Pn.alpha;d&&(h.globalAlpha=Ht=
Pn.alpha),w.forEach((m,g)=>{if(g>0&&m.show&&(Ii(g,!1),Ii(g,!0),m._paths==null)){let b=Ht;Ht!=m.alpha&&(h.globalAlpha=Ht=m.alpha);let _=s==2?[0,t[g][0].length-1]:
_f(t[g]);m._paths=m.paths(o,g,_[0],_[1]),Ht!=b&&(h.globalAlpha=Ht=b)}}),w.forEach((m,g)=>{if(g>0&&m.show){let b=Ht;Ht!=m.alpha&&(h.globalAlpha=Ht=m.alpha),m._paths!=
null&&Ji(g,!1);{let _=m._paths!=null?m._paths.gaps:null,x=m.points.show(o,g,_t,wt,_),M=m.points.filter(o,g,x,_);(x||M)&&(m.points._paths=m.points.paths(o,g,_t,wt,
M),Ji(g,!0))}Ht!=b&&(h.globalAlpha=Ht=b),xt("drawSeries",g)}}),d&&(h.globalAlpha=Ht=1)}}function Ii(d,m){let g=m?w[d].points:w[d];g._stroke=g.stroke(o,d),g._fill=
g.fill(o,d)}function Ji(d,m){let g=m?w[d].points:w[d],{stroke:b,fill:_,clip:x,flags:M,_stroke:D=g._stroke,_fill:R=g._fill,_width:j=g.width}=g._paths;j=Be(j*Ee,3);
let I=null,B=j%2/2;m&&R==null&&(R=j>0?"#fff":D);let ae=g.pxAlign==1&&B>0;if(ae&&h.translate(B,B),!m){let Pe=Kt-j/2,Ce=sn-j/2,he=Wt+j,te=gn+j;I=new Path2D,I.rect(
Pe,Ce,he,te)}m?Ra(D,j,g.dash,g.cap,R,b,_,M,x):kf(d,D,j,g.dash,g.cap,R,b,_,M,I,x),ae&&h.translate(-B,-B)}function kf(d,m,g,b,_,x,M,D,R,j,I){let B=!1;R!=0&&F.forEach(
(ae,Pe)=>{if(ae.series[0]==d){let Ce=w[ae.series[1]],he=t[ae.series[1]],te=(Ce._paths||Xo).band;cr(te)&&(te=ae.dir==1?te[0]:te[1]);let H,Ve=null;Ce.show&&te&&Om(
he,_t,wt)?(Ve=ae.fill(o,Pe)||x,H=Ce._paths.clip):te=null,Ra(m,g,b,_,Ve,M,D,R,j,I,H,te),B=!0}}),B||Ra(m,g,b,_,x,M,D,R,j,I)}let Bi=yo|Sl;function Ra(d,m,g,b,_,x,M,D,R,j,I,B){
qi(d,m,g,b,_),(R||j||B)&&(h.save(),R&&h.clip(R),j&&h.clip(j)),B?(D&Bi)==Bi?(h.clip(B),I&&h.clip(I),ms(_,M),fs(d,x,m)):D&Sl?(ms(_,M),h.clip(B),fs(d,x,m)):D&yo&&(h.
save(),h.clip(B),I&&h.clip(I),ms(_,M),h.restore(),fs(d,x,m)):(ms(_,M),fs(d,x,m)),(R||j||B)&&h.restore()}function fs(d,m,g){g>0&&(m instanceof Map?m.forEach((b,_)=>{
h.strokeStyle=ps=_,h.stroke(b)}):m!=null&&d&&h.stroke(m))}function ms(d,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Yr=b,h.fill(g)}):m!=null&&d&&h.fill(m)}
function Sf(d,m,g,b){let _=C[d],x;if(b<=0)x=[0,0];else{let M=_._space=_.space(o,d,m,g,b),D=_._incrs=_.incrs(o,d,m,g,b,M);x=Xh(m,g,D,b,M)}return _._found=x}function La(d,m,g,b,_,x,M,D,R,j){
let I=M%2/2;T==1&&h.translate(I,I),qi(D,M,R,j,D),h.beginPath();let B,ae,Pe,Ce,he=_+(b==0||b==3?-x:x);g==0?(ae=_,Ce=he):(B=_,Pe=he);for(let te=0;te<d.length;te++)
m[te]!=null&&(g==0?B=Pe=d[te]:ae=Ce=d[te],h.moveTo(B,ae),h.lineTo(Pe,Ce));h.stroke(),T==1&&h.translate(-I,-I)}function xf(d){let m=!0;return C.forEach((g,b)=>{if(!g.
show)return;let _=E[g.scale];if(_.min==null){g._show&&(m=!1,g._show=!1,Zr(!1));return}else g._show||(m=!1,g._show=!0,Zr(!1));let x=g.side,M=x%2,{min:D,max:R}=_,
[j,I]=Sf(b,D,R,M==0?de:J);if(I==0)return;let B=_.distr==2,ae=g._splits=g.splits(o,b,D,R,j,I,B),Pe=_.distr==2?ae.map(H=>bn[H]):ae,Ce=_.distr==2?bn[ae[1]]-bn[ae[0]]:
j,he=g._values=g.values(o,g.filter(o,Pe,b,I,Ce),b,I,Ce);g._rotate=x==2?g.rotate(o,he,b,I):0;let te=g._size;g._size=fn(g.size(o,he,b,d)),te!=null&&g._size!=te&&(m=
!1)}),m}function Cf(d){let m=!0;return Ri.forEach((g,b)=>{let _=g(o,b,wr,d);_!=rr[b]&&(m=!1),rr[b]=_}),m}function $f(){for(let d=0;d<C.length;d++){let m=C[d];if(!m.
show||!m._show)continue;let g=m.side,b=g%2,_,x,M=m.stroke(o,d),D=g==0||g==3?-1:1,[R,j]=m._found;if(m.label!=null){let jt=m.labelGap*D,Zt=bt((m._lpos+jt)*Ee);Ni(
m.labelFont[0],M,"center",g==2?"top":Gu),h.save(),b==1?(_=x=0,h.translate(Zt,bt(sn+gn/2)),h.rotate((g==3?-Js:Js)/2)):(_=bt(Kt+Wt/2),x=Zt);let xr=Nc(m.label)?m.label(
o,d,R,j):m.label;h.fillText(xr,_,x),h.restore()}if(j==0)continue;let I=E[m.scale],B=b==0?Wt:gn,ae=b==0?Kt:sn,Pe=m._splits,Ce=I.distr==2?Pe.map(jt=>bn[jt]):Pe,he=I.
distr==2?bn[Pe[1]]-bn[Pe[0]]:R,te=m.ticks,H=m.border,Ve=te.show?te.size:0,st=bt(Ve*Ee),Ct=bt((m.alignTo==2?m._size-Ve-m.gap:m.gap)*Ee),Ne=m._rotate*-Js/180,at=S(
m._pos*Ee),Qt=(st+Ct)*D,Nt=at+Qt;x=b==0?Nt:0,_=b==1?Nt:0;let un=m.font[0],yn=m.align==1?po:m.align==2?ul:Ne>0?po:Ne<0?ul:b==0?"center":g==3?ul:po,Dn=Ne||b==1?"m\
iddle":g==2?"top":Gu;Ni(un,M,yn,Dn);let Yt=m.font[1]*m.lineGap,cn=Pe.map(jt=>S(u(jt,I,B,ae))),vn=m._values;for(let jt=0;jt<vn.length;jt++){let Zt=vn[jt];if(Zt!=
null){b==0?_=cn[jt]:x=cn[jt],Zt=""+Zt;let xr=Zt.indexOf(`
`)==-1?[Zt]:Zt.split(/\n/gm);for(let It=0;It<xr.length;It++){let au=xr[It];Ne?(h.save(),h.translate(_,x+It*Yt),h.rotate(Ne),h.fillText(au,0,0),h.restore()):h.fillText(
au,_,x+It*Yt)}}}te.show&&La(cn,te.filter(o,Ce,d,j,he),b,g,at,st,Be(te.width*Ee,3),te.stroke(o,d),te.dash,te.cap);let On=m.grid;On.show&&La(cn,On.filter(o,Ce,d,j,
he),b,b==0?2:1,b==0?sn:Kt,b==0?gn:Wt,Be(On.width*Ee,3),On.stroke(o,d),On.dash,On.cap),H.show&&La([at],[1],b==0?1:0,b==0?1:2,b==1?sn:Kt,b==1?gn:Wt,Be(H.width*Ee,
3),H.stroke(o,d),H.dash,H.cap)}xt("drawAxes")}function Zr(d){w.forEach((m,g)=>{g>0&&(m._paths=null,d&&(s==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,
b.max=null})))})}let hs=!1,qa=!1,qo=[];function Tf(){qa=!1;for(let d=0;d<qo.length;d++)xt(...qo[d]);qo.length=0}function Xr(){hs||(zm(Fi),hs=!0)}function Pf(d,m=!1){
hs=!0,qa=m,d(o),Fi(),m&&qo.length>0&&queueMicrotask(Tf)}o.batch=Pf;function Fi(){if(Sa&&(vf(),Sa=!1),zr&&(pf(),zr=!1),us){if(Ge(y,po,Fe),Ge(y,"top",ht),Ge(y,Ko,
de),Ge(y,Qo,J),Ge(k,po,Fe),Ge(k,"top",ht),Ge(k,Ko,de),Ge(k,Qo,J),Ge(f,Ko,Un),Ge(f,Qo,gr),p.width=bt(Un*Ee),p.height=bt(gr*Ee),C.forEach(({_el:d,_show:m,_size:g,
_pos:b,side:_})=>{if(d!=null)if(m){let x=_===3||_===0?g:0,M=_%2==1;Ge(d,M?"left":"top",b-x),Ge(d,M?"width":"height",g),Ge(d,M?"top":"left",M?ht:Fe),Ge(d,M?"heig\
ht":"width",M?J:de),yl(d,Mr)}else Xt(d,Mr)}),ps=Yr=$a=Pa=Ma=Ea=Da=Oa=Ta=null,Ht=1,Io(!0),Fe!=Hr||ht!=br||de!=Tn||J!=yr){Zr(!1);let d=de/Tn,m=J/yr;if(Lt&&!vr&&W.
left>=0){W.left*=d,W.top*=m,eo&&An(eo,bt(W.left),0,de,J),to&&An(to,0,bt(W.top),de,J);for(let g=0;g<ln.length;g++){let b=ln[g];b!=null&&(Kr[g]*=d,Qr[g]*=m,An(b,fn(
Kr[g]),fn(Qr[g]),de,J))}}if(ze.show&&!cs&&ze.left>=0&&ze.width>0){ze.left*=d,ze.width*=d,ze.top*=m,ze.height*=m;for(let g in Fa)Ge(oo,g,ze[g])}Hr=Fe,br=ht,Tn=de,
yr=J}xt("setSize"),us=!1}Un>0&&gr>0&&(h.clearRect(0,0,p.width,p.height),xt("drawClear"),z.forEach(d=>d()),xt("draw")),ze.show&&cs&&(gs(ze),cs=!1),Lt&&vr&&(Sr(null,
!0,!1),vr=!1),me.show&&me.live&&an&&(Ja(),an=!1),c||(c=!0,o.status=1,xt("ready")),Lo=!1,hs=!1}o.redraw=(d,m)=>{zr=m||!1,d!==!1?sr(N,q.min,q.max):Xr()};function Na(d,m){
let g=E[d];if(g.from==null){if(Tt==0){let b=g.range(o,m.min,m.max,d);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(Tt>1&&m.min!=null&&
m.max!=null&&m.max-m.min<1e-16)return;d==N&&g.distr==2&&Tt>0&&(m.min=kn(m.min,t[0]),m.max=kn(m.max,t[0]),m.min==m.max&&m.max++),Q[d]=m,Sa=!0,Xr()}}o.setScale=Na;
let ja,Ia,eo,to,Ui,Wi,no,ro,Hi,zi,He,Ze,or=!1,Pt=W.drag,kt=Pt.x,St=Pt.y;Lt&&(W.x&&(ja=pn(gm,k)),W.y&&(Ia=pn(bm,k)),q.ori==0?(eo=ja,to=Ia):(eo=Ia,to=ja),He=W.left,
Ze=W.top);let ze=o.select=ft({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),oo=ze.show?pn(hm,ze.over?k:y):null;function gs(d,m){if(ze.show){for(let g in d)
ze[g]=d[g],g in Fa&&Ge(oo,g,d[g]);m!==!1&&xt("setSelect")}}o.setSelect=gs;function Mf(d){if(w[d].show)mt&&yl(tt[d],Mr);else if(mt&&Xt(tt[d],Mr),Lt){let g=Gr?ln[0]:
ln[d];g!=null&&An(g,-10,-10,de,J)}}function sr(d,m,g){Na(d,{min:m,max:g})}function Mn(d,m,g,b){m.focus!=null&&Rf(d),m.show!=null&&w.forEach((_,x)=>{x>0&&(d==x||
d==null)&&(_.show=m.show,Mf(x),s==2?(sr(_.facets[0].scale,null,null),sr(_.facets[1].scale,null,null)):sr(_.scale,null,null),Xr())}),g!==!1&&xt("setSeries",d,m),
b&&Jo("setSeries",o,d,m)}o.setSeries=Mn;function Ef(d,m){ft(F[d],m)}function Df(d,m){d.fill=be(d.fill||null),d.dir=$e(d.dir,-1),m=m??F.length,F.splice(m,0,d)}function Of(d){
d==null?F.length=0:F.splice(d,1)}o.addBand=Df,o.setBand=Ef,o.delBand=Of;function Af(d,m){w[d].alpha=m,Lt&&ln[d]!=null&&(ln[d].style.opacity=m),mt&&tt[d]&&(tt[d].
style.opacity=m)}let Wn,ar,kr,so={focus:!0};function Rf(d){if(d!=kr){let m=d==null,g=Pn.alpha!=1;w.forEach((b,_)=>{if(s==1||_>0){let x=m||_==0||_==d;b._focus=m?
null:x,g&&Af(_,x?1:Pn.alpha)}}),kr=d,g&&Xr()}}mt&&Vr&&qt(Zu,De,d=>{W._lock||(_r(d),kr!=null&&Mn(null,so,!0,pt.setSeries))});function En(d,m,g){let b=E[m];g&&(d=
d/Ee-(b.ori==1?ht:Fe));let _=de;b.ori==1&&(_=J,d=_-d),b.dir==-1&&(d=_-d);let x=b._min,M=b._max,D=d/_,R=x+(M-x)*D,j=b.distr;return j==3?ho(10,R):j==4?Rm(R,b.asinh):
j==100?b.bwd(R):R}function Lf(d,m){let g=En(d,N,m);return kn(g,t[0],_t,wt)}o.valToIdx=d=>kn(d,t[0]),o.posToIdx=Lf,o.posToVal=En,o.valToPos=(d,m,g)=>E[m].ori==0?
a(d,E[m],g?Wt:de,g?Kt:0):l(d,E[m],g?gn:J,g?sn:0),o.setCursor=(d,m,g)=>{He=d.left,Ze=d.top,Sr(null,m,g)};function Vi(d,m){Ge(oo,po,ze.left=d),Ge(oo,Ko,ze.width=m)}
function Gi(d,m){Ge(oo,"top",ze.top=d),Ge(oo,Qo,ze.height=m)}let No=q.ori==0?Vi:Gi,jo=q.ori==1?Vi:Gi;function qf(){if(mt&&me.live)for(let d=s==2?1:0;d<w.length;d++){
if(d==0&&on)continue;let m=me.values[d],g=0;for(let b in m)$n[d][g++].firstChild.nodeValue=m[b]}}function Ja(d,m){if(d!=null&&(d.idxs?d.idxs.forEach((g,b)=>{qe[b]=
g}):jm(d.idx)||qe.fill(d.idx),me.idx=qe[0]),mt&&me.live){for(let g=0;g<w.length;g++)(g>0||s==1&&!on)&&Nf(g,qe[g]);qf()}an=!1,m!==!1&&xt("setLegend")}o.setLegend=
Ja;function Nf(d,m){let g=w[d],b=d==0&&fe==2?bn:t[d],_;on?_=g.values(o,d,m)??nr:(_=g.value(o,m==null?null:b[m],d,m),_=_==null?nr:{_}),me.values[d]=_}function Sr(d,m,g){
Hi=He,zi=Ze,[He,Ze]=W.move(o,He,Ze),W.left=He,W.top=Ze,Lt&&(eo&&An(eo,bt(He),0,de,J),to&&An(to,0,bt(Ze),de,J));let b,_=_t>wt;Wn=Je,ar=null;let x=q.ori==0?de:J,M=q.
ori==1?de:J;if(He<0||Tt==0||_){b=W.idx=null;for(let D=0;D<w.length;D++){let R=ln[D];R!=null&&An(R,-10,-10,de,J)}Vr&&Mn(null,so,!0,d==null&&pt.setSeries),me.live&&
(qe.fill(b),an=!0)}else{let D,R,j;s==1&&(D=q.ori==0?He:Ze,R=En(D,N),b=W.idx=kn(R,t[0],_t,wt),j=U(t[0][b],q,x,0));let I=-10,B=-10,ae=0,Pe=0,Ce=!0,he="",te="";for(let H=s==
2?1:0;H<w.length;H++){let Ve=w[H],st=qe[H],Ct=st==null?null:s==1?t[H][st]:t[H][1][st],Ne=W.dataIdx(o,H,b,R),at=Ne==null?null:s==1?t[H][Ne]:t[H][1][Ne];if(an=an||
at!=Ct||Ne!=st,qe[H]=Ne,H>0&&Ve.show){let Qt=Ne==null?-10:Ne==b?j:U(s==1?t[0][Ne]:t[H][0][Ne],q,x,0),Nt=at==null?-10:se(at,s==1?E[Ve.scale]:E[Ve.facets[1].scale],
M,0);if(Vr&&at!=null){let un=q.ori==1?He:Ze,yn=yt(Pn.dist(o,H,Ne,Nt,un));if(yn<Wn){let Dn=Pn.bias;if(Dn!=0){let Yt=En(un,Ve.scale),cn=at>=0?1:-1,vn=Yt>=0?1:-1;vn==
cn&&(vn==1?Dn==1?at>=Yt:at<=Yt:Dn==1?at<=Yt:at>=Yt)&&(Wn=yn,ar=H)}else Wn=yn,ar=H}}if(an||Gr){let un,yn;q.ori==0?(un=Qt,yn=Nt):(un=Nt,yn=Qt);let Dn,Yt,cn,vn,On,
jt,Zt=!0,xr=Et.bbox;if(xr!=null){Zt=!1;let It=xr(o,H);cn=It.left,vn=It.top,Dn=It.width,Yt=It.height}else cn=un,vn=yn,Dn=Yt=Et.size(o,H);if(jt=Et.fill(o,H),On=Et.
stroke(o,H),Gr)H==ar&&Wn<=Pn.prox&&(I=cn,B=vn,ae=Dn,Pe=Yt,Ce=Zt,he=jt,te=On);else{let It=ln[H];It!=null&&(Kr[H]=cn,Qr[H]=vn,sc(It,Dn,Yt,Zt),rc(It,jt,On),An(It,fn(
cn),fn(vn),de,J))}}}}if(Gr){let H=Pn.prox,Ve=kr==null?Wn<=H:Wn>H||ar!=kr;if(an||Ve){let st=ln[0];st!=null&&(Kr[0]=I,Qr[0]=B,sc(st,ae,Pe,Ce),rc(st,he,te),An(st,fn(
I),fn(B),de,J))}}}if(ze.show&&or)if(d!=null){let[D,R]=pt.scales,[j,I]=pt.match,[B,ae]=d.cursor.sync.scales,Pe=d.cursor.drag;if(kt=Pe._x,St=Pe._y,kt||St){let{left:Ce,
top:he,width:te,height:H}=d.select,Ve=d.scales[B].ori,st=d.posToVal,Ct,Ne,at,Qt,Nt,un=D!=null&&j(D,B),yn=R!=null&&I(R,ae);un&&kt?(Ve==0?(Ct=Ce,Ne=te):(Ct=he,Ne=
H),at=E[D],Qt=U(st(Ct,B),at,x,0),Nt=U(st(Ct+Ne,B),at,x,0),No(Sn(Qt,Nt),yt(Nt-Qt))):No(0,x),yn&&St?(Ve==1?(Ct=Ce,Ne=te):(Ct=he,Ne=H),at=E[R],Qt=se(st(Ct,ae),at,M,
0),Nt=se(st(Ct+Ne,ae),at,M,0),jo(Sn(Qt,Nt),yt(Nt-Qt))):jo(0,M)}else Ua()}else{let D=yt(Hi-Ui),R=yt(zi-Wi);if(q.ori==1){let ae=D;D=R,R=ae}kt=Pt.x&&D>=Pt.dist,St=
Pt.y&&R>=Pt.dist;let j=Pt.uni;j!=null?kt&&St&&(kt=D>=j,St=R>=j,!kt&&!St&&(R>D?St=!0:kt=!0)):Pt.x&&Pt.y&&(kt||St)&&(kt=St=!0);let I,B;kt&&(q.ori==0?(I=no,B=He):(I=
ro,B=Ze),No(Sn(I,B),yt(B-I)),St||jo(0,M)),St&&(q.ori==1?(I=no,B=He):(I=ro,B=Ze),jo(Sn(I,B),yt(B-I)),kt||No(0,x)),!kt&&!St&&(No(0,0),jo(0,0))}if(Pt._x=kt,Pt._y=St,
d==null){if(g){if(su!=null){let[D,R]=pt.scales;pt.values[0]=D!=null?En(q.ori==0?He:Ze,D):null,pt.values[1]=R!=null?En(q.ori==1?He:Ze,R):null}Jo(cl,o,He,Ze,de,J,
b)}if(Vr){let D=g&&pt.setSeries,R=Pn.prox;kr==null?Wn<=R&&Mn(ar,so,!0,D):Wn>R?Mn(null,so,!0,D):ar!=kr&&Mn(ar,so,!0,D)}}an&&(me.idx=b,Ja()),m!==!1&&xt("setCursor")}
let lr=null;Object.defineProperty(o,"rect",{get(){return lr==null&&Io(!1),lr}});function Io(d=!1){d?lr=null:(lr=k.getBoundingClientRect(),xt("syncRect",lr))}function Ki(d,m,g,b,_,x,M){
W._lock||or&&d!=null&&d.movementX==0&&d.movementY==0||(Ba(d,m,g,b,_,x,M,!1,d!=null),d!=null?Sr(null,!0,!0):Sr(m,!0,!1))}function Ba(d,m,g,b,_,x,M,D,R){if(lr==null&&
Io(!1),_r(d),d!=null)g=d.clientX-lr.left,b=d.clientY-lr.top;else{if(g<0||b<0){He=-10,Ze=-10;return}let[j,I]=pt.scales,B=m.cursor.sync,[ae,Pe]=B.values,[Ce,he]=B.
scales,[te,H]=pt.match,Ve=m.axes[0].side%2==1,st=q.ori==0?de:J,Ct=q.ori==1?de:J,Ne=Ve?x:_,at=Ve?_:x,Qt=Ve?b:g,Nt=Ve?g:b;if(Ce!=null?g=te(j,Ce)?u(ae,E[j],st,0):-10:
g=st*(Qt/Ne),he!=null?b=H(I,he)?u(Pe,E[I],Ct,0):-10:b=Ct*(Nt/at),q.ori==1){let un=g;g=b,b=un}}R&&(m==null||m.cursor.event.type==cl)&&((g<=1||g>=de-1)&&(g=Tr(g,de)),
(b<=1||b>=J-1)&&(b=Tr(b,J))),D?(Ui=g,Wi=b,[no,ro]=W.move(o,g,b)):(He=g,Ze=b)}let Fa={width:0,height:0,left:0,top:0};function Ua(){gs(Fa,!1)}let Qi,Yi,Zi,Xi;function eu(d,m,g,b,_,x,M){
or=!0,kt=St=Pt._x=Pt._y=!1,Ba(d,m,g,b,_,x,M,!0,!1),d!=null&&(qt(dl,gl,tu,!1),Jo(Qu,o,no,ro,de,J,null));let{left:D,top:R,width:j,height:I}=ze;Qi=D,Yi=R,Zi=j,Xi=I}
function tu(d,m,g,b,_,x,M){or=Pt._x=Pt._y=!1,Ba(d,m,g,b,_,x,M,!1,!0);let{left:D,top:R,width:j,height:I}=ze,B=j>0||I>0,ae=Qi!=D||Yi!=R||Zi!=j||Xi!=I;if(B&&ae&&gs(
ze),Pt.setScale&&B&&ae){let Pe=D,Ce=j,he=R,te=I;if(q.ori==1&&(Pe=R,Ce=I,he=D,te=j),kt&&sr(N,En(Pe,N),En(Pe+Ce,N)),St)for(let H in E){let Ve=E[H];H!=N&&Ve.from==
null&&Ve.min!=Je&&sr(H,En(he+te,H),En(he,H))}Ua()}else W.lock&&(W._lock=!W._lock,Sr(m,!0,d!=null));d!=null&&(Wr(dl,gl),Jo(dl,o,He,Ze,de,J,null))}function jf(d,m,g,b,_,x,M){
if(W._lock)return;_r(d);let D=or;if(or){let R=!0,j=!0,I=10,B,ae;q.ori==0?(B=kt,ae=St):(B=St,ae=kt),B&&ae&&(R=He<=I||He>=de-I,j=Ze<=I||Ze>=J-I),B&&R&&(He=He<no?0:
de),ae&&j&&(Ze=Ze<ro?0:J),Sr(null,!0,!0),or=!1}He=-10,Ze=-10,qe.fill(null),Sr(null,!0,!0),D&&(or=D)}function nu(d,m,g,b,_,x,M){W._lock||(_r(d),Ca(),Ua(),d!=null&&
Jo(Xu,o,He,Ze,de,J,null))}function ru(){C.forEach(eg),xa(o.width,o.height,!0)}Er(Bs,mo,ru);let ao={};ao.mousedown=eu,ao.mousemove=Ki,ao.mouseup=tu,ao.dblclick=nu,
ao.setSeries=(d,m,g,b)=>{let _=pt.match[2];g=_(o,m,g),g!=-1&&Mn(g,b,!0,!1)},Lt&&(qt(Qu,k,eu),qt(cl,k,Ki),qt(Yu,k,d=>{_r(d),Io(!1)}),qt(Zu,k,jf),qt(Xu,k,nu),xl.add(
o),o.syncRect=Io);let bs=o.hooks=e.hooks||{};function xt(d,m,g){qa?qo.push([d,m,g]):d in bs&&bs[d].forEach(b=>{b.call(null,o,m,g)})}(e.plugins||[]).forEach(d=>{
for(let m in d.hooks)bs[m]=(bs[m]||[]).concat(d.hooks[m])});let ou=(d,m,g)=>g,pt=ft({key:null,setSeries:!1,filters:{pub:cc,sub:cc},scales:[N,w[1]?w[1].scale:null],
match:[dc,dc,ou],values:[null,null]},W.sync);pt.match.length==2&&pt.match.push(ou),W.sync=pt;let su=pt.key,Wa=ld(su);function Jo(d,m,g,b,_,x,M){pt.filters.pub(d,
m,g,b,_,x,M)&&Wa.pub(d,m,g,b,_,x,M)}Wa.sub(o);function If(d,m,g,b,_,x,M){pt.filters.sub(d,m,g,b,_,x,M)&&ao[d](null,m,g,b,_,x,M)}o.pub=If;function Jf(){Wa.unsub(
o),xl.delete(o),hr.clear(),vl(Bs,mo,ru),i.remove(),De?.remove(),xt("destroy")}o.destroy=Jf;function Ha(){xt("init",e,t),Li(t||e.data,!1),Q[N]?Na(N,Q[N]):Ca(),cs=
ze.show&&(ze.width>0||ze.height>0),vr=an=!0,xa(e.width,e.height)}return w.forEach(Ai),C.forEach(yf),r?r instanceof HTMLElement?(r.appendChild(i),Ha()):r(o,Ha):Ha(),
o}vt.assign=ft;vt.fmtNum=Dl;vt.rangeNum=Fs;vt.rangeLog=Hs;vt.rangeAsinh=Ml;vt.orient=Or;vt.pxRatio=Ee;vt.join=Hm;vt.fmtDate=Al,vt.tzDate=nh;vt.sync=ld;{vt.addGap=
jh,vt.clipGaps=Gs;let e=vt.paths={points:fd};e.linear=hd,e.stepped=Bh,e.bars=Fh,e.spline=Wh}function Zn(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function xn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var zt=ge(Zn("zo\
ne")==="utc"),Ar=ge(Zn("times")==="dates");function Zs(){Ar.value=!Ar.value,xn("times",Ar.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function _e(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function vd(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${t[r]}`}function nn(e){
return e.toLocaleString("en-US")}var Jl=e=>String(e).padStart(2,"0");function we(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%
1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Jl(s)}\
s`;let a=Math.floor(o/60);return a<48?o%60===0?`${a} h`:`${a}h ${Jl(o%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function ko(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function _d(e,t){let r=t-e;
return Math.abs(r)<1e3?"now":r>0?`${ko(r)} ago`:`in ${ko(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}function et(e,t=zt.value){let r=new Date(e),o=t?[r.getUTCFullYear(),
r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.
getSeconds()],[s,a,l,u,c,i]=o.map(Jl);return`${s}-${a}-${l} ${u}:${c}:${i}${t?" UTC":""}`}function Bl(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":et(t).
slice(0,19).replace(" ","T")}function Fl(e){let t=Date.parse(zt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var tg={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function Cn(e){return e===void 0?"":tg[e]??e.replace(/_/g," ")}function nt(e,t="",r=!1){if(e instanceof Kn)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let o=r?"":`${t}  `,s=Array.isArray(e),a=s?e.map(c=>o+nt(c,o,r)):Object.entries(e).map(([c,i])=>`${o}${JSON.stringify(c)}:${r?"":
" "}${nt(i,o,r)}`),[l,u]=s?"[]":"{}";return a.length===0?l+u:r?l+a.join(",")+u:`${l}
${a.join(`,
`)}
${t}${u}`}var ng=0;function n(e,t,r,o,s,a){t||(t={});var l,u,c=t;if("ref"in c)for(u in c={},t)u=="ref"?l=t[u]:c[u]=t[u];var i={type:e,props:c,key:r,ref:l,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--ng,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(l=e.defaultProps))for(u in l)c[u]===void 0&&(c[u]=l[u]);return ke.
vnode&&ke.vnode(i),i}var Ul=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Wl(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function rg(e,t){return t==="day"?et(e*1e3).slice(5,10):et(e*1e3).slice(
11,16)}function wd(e){return e.length>1?(e[1]-e[0])/2:30}var og=vt.paths.bars?.({size:[.7,24,1],radius:.15});function Xs({points:e,resolution:t,height:r=220}){let o=ce(
null),s=ce(null),a=ce([[]]),l=e.length-1;a.current=[e.map(c=>Date.parse(c.at)/1e3),...Ul.map((c,i)=>e.map((p,h)=>i===2&&h===l&&l>0?null:c.of(p)))],Se(()=>{let c=o.
current;if(c===null)return;let i=()=>{s.current?.destroy();let y=c.clientWidth<500?160:r,k={stroke:Wl("--faint"),grid:{stroke:Wl("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};s.current=new vt({width:c.clientWidth,height:y,padding:[8,24,0,0],tzDate:T=>zt.value?vt.tzDate(new Date(T*1e3),"Etc/UTC"):new Date(
T*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(T,S,v)=>[S-wd(T.data[0]),v+wd(T.data[0])]},y:{range:(T,S,v)=>[0,Math.max(4,v*
1.1)]}},axes:[{...k,size:26,space:80,values:(T,S)=>S.map(v=>rg(v,t))},{...k,size:48,values:(T,S)=>S.map(v=>Number.isInteger(v)?P(v):"")}],series:[{},...Ul.map((T,S)=>{
let v=Wl(`--s-${T.tone}`);return{label:T.name,stroke:v,width:S===2?1.5:0,fill:S===2?void 0:S===0?`${v}99`:v,paths:S===2?void 0:og,points:{show:!1},value:(w,C)=>C==
null?"–":P(C)}})]},a.current,c)};i();let p=new ResizeObserver(()=>{s.current&&s.current.width!==c.clientWidth&&s.current.setSize({width:c.clientWidth,height:c.
clientWidth<500?160:r})});p.observe(c);let h=new MutationObserver(i);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let f=matchMedia(
"(prefers-color-scheme: dark)");return f.addEventListener("change",i),()=>{p.disconnect(),h.disconnect(),f.removeEventListener("change",i),s.current?.destroy(),
s.current=null}},[t]),Se(()=>{s.current?.setData(a.current)},[e]);let u=c=>P(e.reduce((i,p)=>i+c(p),0));return n("div",{ref:o,class:"chart",role:"img","aria-lab\
el":`Throughput: ${Ul.map(c=>`${u(c.of)} ${c.name}`).join(", ")}`})}var ta=ge(Zn("keys")!=="off"),So=ge(!1),ns=ge(!1);function Sd(e){ta.value=e,xn("keys",e?"on":"off")}var ts=[],ea="",kd=0;function je(e){let t=ce(e);t.current=e,
Se(()=>(ts.push(t),()=>{ts.splice(ts.indexOf(t),1)}),[])}function sg(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),ns.value=!0;return}if(!ta.value||e.ctrlKey||e.metaKey||e.altKey||sg(e.target))
return;let t=Date.now()-kd<1500&&ea!==""?`${ea} ${e.key}`:e.key;ea="";for(let r=ts.length-1;r>=0;--r){let o=ts[r].current[t];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(ea="g",kd=Date.now())});var Dt=ge("polling"),Ot=ge(!1),Cd=ge(0),rt=ge(Date.now()),ra=ge(0),ag=400,lg=50,ig=2e3,ug=5e3,$d=3e4,Co=null,Hl=0,zl=0,Vl=0,Gl=0;function oa(){Gl=Date.now(),Cd.
value+=1}function xd(){Hl!==0||Ot.value||(Hl=window.setTimeout(()=>{Hl=0,oa()},Math.max(0,Gl+ag-Date.now())))}function xo(){Co?.close(),Co=null}function Td(){if(Co!==
null||document.hidden||dt.value===null||$t.value||Ot.value||Date.now()<Vl)return;let e=new EventSource(ne("v1/events"));Co=e,e.addEventListener("open",()=>Dt.value=
"live"),e.addEventListener("transition",()=>{zl+=1,xd()}),e.addEventListener("reset",()=>{Vl=Date.now()+$d,xo(),xd()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&xo(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(rt.value=Date.now()+il.value,zl>lg&&(Vl=Date.now()+$d,xo()),zl=0,Ot.value){
xo(),Dt.value="paused";return}if(document.hidden)return xo();Td(),Co===null||Co.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value="polling"):Dt.value="\
live";let e=Dt.value==="live"?ug:ig;Date.now()-Gl>=e&&oa()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?xo():oa()});Gn(()=>{dt.value!==
null&&Td()});function V(e,t,r=!1){let[o,s]=A({key:e,value:null,problem:null,at:0}),a=ce(null),l=ce(t);l.current=t;let u=ce({until:0,failures:0}),c=ce(h=>{let f=new AbortController;
a.current=f,l.current(f.signal).then(y=>{f.signal.aborted||(u.current={until:0,failures:0},ra.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),s({key:h,
value:y,problem:null,at:Date.now()}))}).catch(y=>{if(f.signal.aborted)return;let k=y instanceof dn?y:new dn(0,"page","The page could not show the answer",String(
y),0),T=u.current.failures+1,S=Math.min(3e4,1e3*2**T)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(k.retryAfter*1e3,S),failures:T},k.status===0&&(Dt.
value="lost"),s(v=>({key:h,value:v.key===h?v.value:null,problem:k,at:v.at}))}).finally(()=>{a.current===f&&(a.current=null)})});Se(()=>(a.current?.abort(),u.current=
{until:0,failures:0},c.current(e),()=>a.current?.abort()),[e]);let i=ce(r);i.current=r,Se(()=>Cd.subscribe(h=>{h===0||a.current!==null||i.current||$t.peek()||Date.
now()>=u.current.until&&c.current(e)}),[e]),Se(()=>$t.subscribe(h=>{!h&&a.current===null&&u.current.failures>0&&c.current(e)}),[e]);let p=o.key===e?o:{...o,value:null,
problem:null};return{value:p.value,problem:p.problem,at:p.at,reload:()=>{a.current?.abort(),c.current(e)}}}var cg=3e3,na={at:0,value:Promise.resolve([])};function Rn(){
if(Date.now()-na.at<cg)return na.value;let e=L("v1/workers").then(t=>t.workers);return na={at:Date.now(),value:e},e.catch(()=>na={at:0,value:Promise.resolve([])}),
e}function Rr(){oa()}async function Kl(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function Re({text:e,label:t="Copy"}){let[r,o]=A(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),Kl(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function Y({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Re,{text:e,label:"Copy the command"})]})}function pe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function We({problem:e,at:t,retry:r,path:o}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,t?` · what you see is from ${et(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[o&&n(Re,{text:Ue(o),label:"Copy as curl"}),n("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function it({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}var $o=new URL("ui/",ll).pathname;function Pd(){return new URL(location.href)}var rs=ge(Pd());function Md(){rs.value=Pd()}addEventListener("popstate",Md);var Ln=Vn(
()=>{let e=rs.value.pathname;return e.startsWith($o)?`/${e.slice($o.length)}`:"/"}),oe=Vn(()=>rs.value.searchParams);function O(e){return $o+e.replace(/^\//,"")}
function Te(e,t=!1){let r=O(e),o=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),Md()}function pr(e){
let t=new URLSearchParams(oe.value);for(let[o,s]of Object.entries(e))s?t.set(o,s):t.delete(o);let r=t.toString();return Ln.value+(r===""?"":`?${r}`)}function ye(e,t=!1){
Te(pr(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith($o)||t.pathname.startsWith(`${$o}assets/`)||(e.preventDefault(),
Te(t.pathname.slice($o.length-1)+t.search))});function Ed(e,t){let r=e.split("/"),o=t.replace(/\/$/,"").split("/");if(t==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{s[r[a].slice(1)]=decodeURIComponent(o[a])}catch{return null}else if(r[a]!==
o[a])return null;return s}function le(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function qn(e,t){return`${Le(
e)}/groups/${encodeURIComponent(t)}`}function Nn(e){return`/channels?channel=${encodeURIComponent(e)}`}function Xn({rows:e,columns:t,id:r,page:o,selection:s,kind:a="list",gone:l}){let[u,c]=A(-1),i=ce(-1),p=ce(null),h=v=>{let w=Math.max(0,Math.min(e.length-1,i.current+
v));i.current=w,c(w),p.current?.rows[w]?.scrollIntoView({block:"nearest"}),p.current?.rows[w]?.querySelector(".main a")?.focus({preventScroll:!0})},f=ce(-1),y=(v,w=!1)=>{
let C=e[v];if(!s||C===void 0)return;let E=new Set(s.chosen);if(w&&f.current>=0){let[F,N]=[Math.min(f.current,v),Math.max(f.current,v)];for(let re of e.slice(F,N+
1))E.add(r(re))}else E.delete(r(C))||E.add(r(C));f.current=v,s.set(E)},k=e.length>0&&e.every(v=>s?.chosen.has(r(v))),T=()=>s?.set(k?new Set:new Set(e.map(r)));je(
{j:()=>h(1),k:()=>h(-1),Enter:()=>{let v=e[i.current];v!==void 0&&o&&Te(o(v))},...s?{x:()=>y(i.current),X:()=>y(i.current,!0),a:T}:{}});let S=t.some(v=>v.head);
return n("table",{class:a,children:[S&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:k,onClick:T})}),t.map((v,w)=>n("th",{class:v.kind==="main"?void 0:v.kind,"aria-sort":v.sort,children:v.head},w))]})}),n("tbody",{ref:p,children:e.
map((v,w)=>n("tr",{class:`${w===u?"at":""}${l?.has(r(v))?" gone":""}`,"aria-selected":s?.chosen.has(r(v)),children:[s&&n("td",{class:"check",children:n("input",
{type:"checkbox","aria-label":`Select ${r(v)}`,checked:s.chosen.has(r(v)),onClick:C=>y(w,C.shiftKey)})}),t.map((C,E)=>n("td",{class:C.kind,"data-label":C.label,
children:C.cell(v)},E))]},r(v)))})]})}function Dd(e,t,r){let[o,s]=A(!1),a=ce({key:r,rows:e}),l=o&&a.current.key===r&&a.current.rows.length>0,u=new Map(e.map(p=>[
t(p),p])),c=l?a.current.rows.map(p=>u.get(t(p))??p):e;a.current={key:r,rows:c};let i=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(p=>!u.has(p))),
news:e.filter(p=>!i.has(t(p))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Lr({note:e,cursor:t,next:r,words:o=["Ne\
west","Older"],children:s}){let a=()=>ye({cursor:r});return je({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[s,(t||r)&&n($,{children:[n("button",{type:"button",disabled:!t,onClick:()=>ye({cursor:void 0}),children:o[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:o[1]})]})]})]})}function jn({from:e,member:t,filter:r={},order:o,words:s,limit:a=50,none:l,unmatched:u="\
Nothing matches",...c}){let i=oe.value.get("cursor")??void 0,p=e+Mt({...r,limit:a,cursor:i}),h=V(p,S=>L(p,{signal:S})),f=h.value,y=h.problem&&n(We,{problem:h.problem,
at:h.at,retry:h.reload,path:p});if(f===null)return y||n(it,{});let k=f[t],T=Object.values(r).some(Boolean);return k.length===0&&!f.cursor&&!i?n($,{children:[y,T?
n(pe,{title:u,children:n("button",{type:"button",onClick:()=>ye(Object.fromEntries(Object.keys(r).map(v=>[v,void 0]))),children:"Clear filters"})}):l]}):n($,{children:[
y,n("div",{class:"card flush",children:[k.length>0&&n(Xn,{rows:k,...c}),n(Lr,{note:k.length===0?"this page is empty, more may follow":`${P(k.length)} on this pa\
ge, ${o}`,cursor:i,next:f.cursor,words:s,children:n(Re,{text:Ue(p),label:"Copy as curl"})})]})]})}function os({states:e,chosen:t,counts:r,toggle:o}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pressed":t.includes(s),onClick:()=>o(
s),children:[s," ",r&&n("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function fr({states:e}){let t=oe.value.get("state")??"";return n(os,{states:e,chosen:[
t],toggle:r=>ye({state:r===t?void 0:r,cursor:void 0})})}function X({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Ar.value?et(r):_d(r,rt.value);return n("time",{dateTime:e,
title:`${et(r,!1)}
${et(r,!0)}`,onClick:t?void 0:Zs,children:o})}function Vt({value:e}){return e?n("span",{title:e>=1e6?nn(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function mr({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function Od({
values:e,label:t}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((a,l)=>`${(l*o).toFixed(1)},${(18-16*a/r).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function Ad({hours:e}){let t=Math.floor(
rt.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let l=Math.floor(Date.parse(a.at)/36e5)-t;l>=0&&l<24&&(r[l]+=a.count)}let o=Math.max(1,...r),s=`${P(
r.reduce((a,l)=>a+l,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),r.map(
(a,l)=>n("rect",{x:l*4,width:"3",y:20-Math.max(a>0?3:1,20*a/o),height:Math.max(a>0?3:1,20*a/o),class:a>0?"some":"none"},l))]})}var At={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};At.
active=At.running;At.paused=At.suspended;At.skipped=At.terminated;At.pending=At.queued;At.delivering=At.running;At.delivered=At.completed;At.cancelled=At.terminated;
function rn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:At[e]??At.queued})}function Ae({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(rn,{state:e}),e]})}var To=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var Ql=null,qr=null;function Rd(e){Ql={page:Ln.value+rs.value.search,ids:e}}function Ld(e){Ql?.ids.includes(e)&&(qr=Ql);let t=qr?.ids.indexOf(e)??-1;return qr===
null||t<0?null:{list:qr.page,at:t+1,of:qr.ids.length,before:qr.ids[t-1],after:qr.ids[t+1]}}function Xl(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,o=t.done??t.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function dg({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=Xl(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(mr,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:Cn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function pg(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var ei={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:O(le(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(Re,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(dg,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Ae,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:O(Le(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(X,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(X,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(X,{at:e.
ended_at})},when:{head:"When",kind:"end when",cell:e=>n(X,{at:pg(e)})}},Yl=Object.keys(ei).filter(e=>e!=="job"),qd=["state","queue","attempt","when"],Nr=ge((Zn(
"columns")?.split(",")??qd).filter(e=>Yl.includes(e)));function Nd(){let e=t=>{Nr.value=Yl.filter(r=>t.includes(r)),xn("columns",Nr.value.join(","))};return n("\
fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),Yl.map(t=>n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:Nr.
value.includes(t),onClick:()=>e(Nr.value.includes(t)?Nr.value.filter(r=>r!==t):[...Nr.value,t])}),ei[t].head]},t)),n("label",{class:"check-label",children:[n("i\
nput",{type:"checkbox",checked:Ar.value,onClick:Zs}),"times as dates"]}),n("button",{type:"button",class:"link",onClick:()=>e(qd),children:"as usual"})]})}var Zl=new Set;
function ti(){return[...Zl].sort()}function In({jobs:e,selection:t,queue:r=!0,gone:o}){let s=e.map(l=>l.id);Se(()=>{Rd(s);for(let l of e)Zl.size<200&&Zl.add(l.type)},
[s.join()]);let a=["job",...Nr.value.filter(l=>r||l!=="queue")].map(l=>ei[l]);return n(Xn,{rows:e,columns:a,id:l=>l.id,page:l=>le(l.id),selection:t,gone:o,kind:"\
jobs"})}function ie({title:e,tools:t,children:r,sub:o}){return n($,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),o&&n("div",
{class:"sub",children:o})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Po({label:e,options:t,value:r,set:o}){return n("span",{class:"segments",
role:"group","aria-label":e,children:t.map(([s,a])=>n("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:a},s))})}function ot({rows:e}){return n(
"dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}function Jn({
tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,a])=>n("a",{href:O(r(o)),"aria-current":o===t?"page":void 0,children:[
s,a!==void 0&&n("span",{class:"pill",children:P(a)})]},o))})}function Z({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var sa=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function fg(e){let[t,r,o,s]=await Promise.
all([L("v1/stats",{signal:e}),L("v1/queues",{signal:e}),Rn(),L("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:o.filter(a=>a.state!==
"gone"),dead:s.jobs}}function Mo({label:e,value:t,link:r,tone:o,note:s,title:a}){return n("a",{class:"tile",href:O(r),"data-state":o,title:a,children:[n("span",
{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:s??" "})]})}function mg({queues:e,workers:t,stats:r}){
let o=new Set(t.flatMap(l=>l.queues??[])),s=[];for(let l of e)l.paused?s.push([l.name,"suspended","is paused"]):l.counts.queued>0&&!o.has(l.name)?s.push([l.name,
"failed",`has ${nn(l.counts.queued)} waiting and no worker`]):(l.oldest_age??0)>300&&s.push([l.name,"retrying",`has waited ${we((l.oldest_age??0)*1e3)}`]);let a=r.
day;return s.length===0&&a.dead===0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",
{class:"attention",children:[a.dead>0&&n("li",{children:[n(Ae,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:_e(a.dead,"job")})," died in the last\
 24 hours"]}),a.recovered>0&&n("li",{children:[n(Ae,{state:"retrying",quiet:!0}),_e(a.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
s.slice(0,6).map(([l,u,c])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),n("a",{href:O(Le(l)),children:l}),
" ",c]},l)),s.length>6&&n("li",{children:n("a",{href:O("/queues"),children:[s.length-6," more queues"]})})]})}function hg(){return n(pe,{title:"Push your first \
job",children:[n(Y,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ne("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(Y,{text:`p\
awl work --url ${ne("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function Id(){let e=sa.find(([p])=>p===oe.value.get("rang\
e"))??sa[1],t=V("overview",fg),r=V(`history ${e[0]}`,p=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return L(`v1/stats/history${Mt({resolution:e[1],from:h})}`,
{signal:p})});je(Object.fromEntries(sa.map(([p],h)=>[String(h+1),()=>ye({range:p},!0)])));let o=t.value;if(o===null)return n(ie,{title:"Overview",children:t.problem?
n(We,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(it,{})});let{stats:s,queues:a}=o;if(s.total.pushed===0&&a.length===0)return n(ie,{title:"Overview",children:n(
hg,{})});let l=r.value?.points??[],u=e[1]==="minute"&&l.length>1?l[l.length-2].completed:s.minute.completed,c=a.reduce((p,h)=>(h.oldest_age??0)>(p?.oldest_age??
0)?h:p,null),i=[...a].sort((p,h)=>jd(s,h)-jd(s,p)).slice(0,8);return n(ie,{title:"Overview",children:[t.problem&&n(We,{problem:t.problem,at:t.at,retry:t.reload,
path:"v1/stats"}),n("div",{class:"tiles",children:[n(Mo,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"/jobs?state=queued",note:`${P(s.counts.scheduled)}\
 scheduled`}),n(Mo,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:_e(o.workers.length,"worker")}),n(Mo,{label:"Retryi\
ng",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} in the last hour`}),n(Mo,{label:"Dead",tone:"dead",value:P(
s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Mo,{label:"Oldest wait",value:c?.oldest_age?we(c.oldest_age*1e3):"–",link:c?Le(c.name):"/que\
ues",note:c?.oldest_age?c.name:"nothing waits"}),n(Mo,{label:"Completed a minute",tone:"completed",value:P(u),link:"/jobs?state=completed",note:`${P(s.hour.completed)}\
 in the last hour`})]}),n(Z,{title:"Throughput",tools:n(Po,{label:"Range",options:sa.map(([p])=>[p,p]),value:e[0],set:p=>ye({range:p},!0)}),children:r.value===null?
r.problem?n(We,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-place"}):n(Xs,{points:l,resolution:e[1]})}),n("div",{class:"columns",children:[n(Z,{title:"\
Needs attention",children:n(mg,{queues:a,workers:o.workers,stats:s})}),n(Z,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),children:n(
"table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"\
Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tbody",{children:i.map(p=>n("tr",{children:[n("td",{children:n("a",{href:O(Le(p.name)),children:p.name})}),
n("td",{class:"end",children:n(Vt,{value:p.counts.queued})}),n("td",{class:"end",children:n(Vt,{value:p.counts.running})}),n("td",{class:"end",children:n(Vt,{value:s.
queues?.[p.name]?.hour.completed})})]},p.name))})]})})]}),o.dead.length>0&&n(Z,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),
children:n(In,{jobs:o.dead})})]})}function jd(e,t){return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Rt({data:e,path:t,title:r,up:o,missing:s,children:a}){return n(ie,{title:r,sub:o,children:e.problem?.status===404?n(pe,{title:s,children:a}):e.problem?
n(We,{problem:e.problem,retry:e.reload,path:t}):n(it,{})})}function ut({data:e,path:t}){return e.problem&&n(We,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function gg({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(rn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function Jd(){let e=V("about",async s=>{let[a,l]=await Promise.all([L("v1/nodes",{signal:s}),L("readyz",{signal:s}).catch(()=>null)]);return{nodes:a.
nodes,ready:l}}),t=dt.value,r=e.value,o=ne("").replace(/\/$/,"");return n(ie,{title:"About",children:[n(ut,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Z,{title:"This server",children:n(ot,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(gg,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:_e(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(X,{at:r.nodes[0].started_at})],["Address",o]]})}),n(Z,{title:"For programs",children:[n(ot,{rows:[[
"API",n("a",{href:ne("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:ne("metrics"),children:"for Prometheus"})],["Health",n("a",{href:ne("heal\
thz"),children:"healthz"})],["Ready",n("a",{href:ne("readyz"),children:"readyz"})],["Licences",n("a",{href:ne("ui/assets/LICENSES.txt"),children:"of Preact, Pre\
act signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(Y,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function Bt({title:e,close:t,wide:r,children:o}){let s=ce(null);return Ou(()=>{let a=s.current,l=document.activeElement;return a?.showModal(),()=>{a?.close(),l?.
focus?.()}},[]),n("dialog",{ref:s,class:r?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),o]})})}var ss=ge([]),bg=0;function Ke(e,t={}){let r=++bg;ss.value=[...ss.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>ss.value=ss.value.filter(
o=>o.id!==r),t.bad?8e3:4e3)}function Bd(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:ss.value.map(e=>n("div",{class:e.bad?"toast\
 bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}var ni=ge(null);async function ri(e,t){try{let r=await L(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),o=r&&typeof r.count==
"number"?` (${P(r.count)})`:"",s=e.undo;Ke(e.done+o,s?{undo:()=>{ri(s,_n())}}:{}),e.then?.(r)}catch(r){let o=r;Ke(`${o.title??"It failed"}: ${o.detail??String(r)}`,
{bad:!0})}Rr()}var yg=5e3;async function vg(e,t,r){let o=0,s,a=0;try{do{let l={...e.body,limit:yg,cursor:s},u=await L(e.path,{method:"POST",body:l,key:`${t}-${a}`});
o+=u.count,s=u.cursor,a+=1}while(r(o)&&s!==void 0);Ke(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(l){let u=l;Ke(`${u.title??"It fai\
led"}${o>0?` after ${P(o)} jobs`:""}: ${u.detail??String(l)}`,{bad:!0})}Rr()}function mn(e){let t=_n();e.confirm?ni.value={...e,key:t}:ri(e,t)}function Fd(){let[
e,t]=A(""),[r,o]=A(!1),[s,a]=A(null),[l,u]=A(0),c=ce(!0),i=ni.value;if(Se(()=>{if(t(""),o(!1),a(null),u(0),c.current=!0,!i?.many||i.confirm?.count!==void 0)return;
let w=new AbortController;return L(i.path,{method:"POST",body:{...i.body,dry_run:!0},signal:w.signal}).then(C=>a(C)).catch(C=>{w.signal.aborted||Ke(C.detail,{bad:!0})}),
()=>w.abort()},[i]),i===null||!i.confirm)return null;let{title:p,text:h,danger:f}=i.confirm,y=i.confirm.count??s?.count,k=i.many&&y===void 0,T=f&&y!==void 0&&y>
1e3,S=!r&&!k&&(!T||e.replace(/[,. ]/g,"")===String(y)),v=()=>{c.current=!1,ni.value=null};return n(Bt,{title:p,close:v,children:n("form",{onSubmit:w=>{if(w.preventDefault(),
!S)return;o(!0),(i.many?vg(i,i.key,E=>(u(E),c.current)):ri(i,i.key)).then(v)},children:[n("p",{children:h}),i.many&&n("p",{role:"status",children:[k?n("span",{class:"\
faint",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${nn(y??0)} ${y===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",
children:" of the first 100,000 that were looked at"}),r&&` · ${nn(l)} done`]}),T&&n("label",{class:"field",children:["Type ",nn(y)," to go on",n("input",{value:e,
inputMode:"numeric",onInput:w=>t(w.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),i.cli&&n(Y,{text:i.
cli}),n(Y,{text:Ue(i.path,i.method??"POST",i.body??(i.method==="DELETE"?void 0:{}))})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:v,
children:r&&i.many?"Stop":"Cancel"}),n("button",{type:"submit",class:f?"danger solid":"primary",disabled:!S,children:i.label})]})]})})}function ee({action:e,scope:t="\
admin",why:r,danger:o,primary:s,id:a}){return Me(t)?n("button",{type:"button",id:a,class:o?"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>mn(e),
children:e.label}):null}function aa({scope:e="admin"}){return Me(e)||dt.value===null?null:n("span",{class:"faint",children:Wu.value?"read-only":`changes need th\
e scope ${e}`})}var _g=262144,wg=20,oi=100;function kg({value:e}){return e instanceof Kn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function si(e,t,r){
return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Kn?nt(t).toLowerCase().includes(r):Object.entries(t).some(([o,s])=>si(Array.isArray(
t)?void 0:o,s,r))}function Ud({name:e,value:t,depth:r,looking:o}){let[s,a]=A(r<4),[l,u]=A(!1);Se(()=>{o.text!==""?a(si(e,t,o.text)):o.turn>0&&a(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(t===null||typeof t!="object")&&si(void 0,t,o.text)),i=e===void 0?null:n("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Kn)return n("div",{class:c?"json-line found":"json-line",children:[i,n(kg,{value:t})]});
let p=Array.isArray(t),h=Object.entries(t),f=`${h.length} ${p?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n("div",{class:"json-l\
ine",children:[i,n("span",{class:"faint",children:p?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),i,n("span",{class:"faint",children:[p?"[":"{",s?"":
"…",s?"":p?"]":"}"," ",f]})]}),s&&n("div",{class:"json-inner",children:[(l?h:h.slice(0,oi)).map(([y,k])=>n(Ud,{name:y,value:k,depth:r+1,looking:o},y)),!l&&h.length>
oi&&n("button",{type:"button",class:"link",onClick:()=>u(!0),children:[h.length-oi," more"]})]})]})}var jr=ge({all:!1,turn:0});function Wd(){jr.value={all:!jr.value.
all,turn:jr.value.turn+1}}function Ft({title:e,value:t}){let[r,o]=A({text:"",all:!1,turn:0}),s=ce(jr.value.turn);if(Se(()=>{jr.value.turn!==s.current&&o(u=>({text:"",
all:jr.value.all,turn:u.turn+1}))},[jr.value]),t===void 0)return null;let a=nt(t),l=a.length<=_g;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[l&&a.split(`
`).length>wg&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:u=>o({...r,text:u.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Re,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:l?n(Ud,{value:t,depth:0,looking:r}):n("pre",
{children:a})})]})}var Sg=["pending","delivering","delivered","failed","cancelled"];function Hd(e){return`/callbacks/${encodeURIComponent(e)}`}function zd(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function Vd(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var xg=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",{href:O(Hd(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Ae,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(X,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(ee,{action:Vd(e.id??""),why:zd(e)})}];function Gd(){let e=oe.value.get("state")??
"",t=oe.value.get("host")??"";return je({"/":()=>document.getElementById("host")?.focus()}),n(ie,{title:"Callbacks",tools:e==="failed"&&n(ee,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>ye({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(fr,{states:Sg}),n(jn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:xg,id:r=>r.id??"",page:r=>Hd(r.id??""),unmatched:"No callback matches",none:n(pe,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(Y,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${ne("v1/jobs")}`})]})})]})}function Kd({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=V(t,u=>L(t,{signal:u})),o=r.value,s=n("a",{href:O(
"/callbacks"),children:"Callbacks"});if(o===null)return n(Rt,{data:r,path:t,title:"Callback",up:s,missing:"There is no such callback"});let a=o.log??[],l=o.owner;
return n(ie,{title:n($,{children:["Callback ",n(Ae,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),n(Re,{text:o.
id??"",label:"Copy the id"})]}),tools:n($,{children:[n(ee,{action:Vd(e),primary:!0,why:zd(o)}),n(ee,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Te("/callbacks")}})]}),children:[
n(ut,{data:r,path:t}),n(Z,{title:"Facts",children:n(ot,{rows:[["URL",o.url],["Tells that it",o.event],["Job",l?.id&&n("a",{href:O(le(l.id)),children:l.id})],["A\
ttempts",P(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&n("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&n(X,
{at:o.next_at})]]})}),a.length>0&&n(Z,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:a.map((u,c)=>n("tr",{children:[
n("td",{children:n(X,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==void 0?`${Math.round(u.seconds*1e3)} m\
s`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},c))})]})}),n(Ft,{title:"Body",value:o.body})]})}var Cg=500,ai=200,$g=100;function Tg(e,t){let r=ce([]),o=ce(0),[s,a]=A({lines:[],total:0,rate:0,open:!1});return Se(()=>{let l=null,u=0,c={total:0,at:Date.now()},
i=0;r.current=[],o.current=0;let p=()=>{u=0,a(w=>({lines:Ot.value?w.lines:r.current.slice(0,ai),total:o.current,rate:i,open:l?.readyState===EventSource.OPEN}))},
h=()=>{u===0&&(u=window.setTimeout(p,$g))},f=(w,C)=>{o.current+=1,r.current=[{number:o.current,value:w,at:C},...r.current.slice(0,Cg-1)],h()},y=()=>{l!==null||document.
hidden||$t.value||(l=new EventSource(ne(e)),l.addEventListener("open",h),l.addEventListener("error",h),l.addEventListener(t,w=>{let C=Vo(w.data);f(C,C.at)}),l.addEventListener(
"reset",()=>f(null,new Date().toISOString())))},k=()=>{l?.close(),l=null},T=()=>document.hidden?k():y();document.addEventListener("visibilitychange",T);let S=$t.
subscribe(w=>w?k():y()),v=setInterval(()=>{let w=Date.now();i=(o.current-c.total)*1e3/Math.max(1,w-c.at),c={total:o.current,at:w},h()},2e3);return()=>{k(),S(),clearInterval(
v),clearTimeout(u),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{r.current=[],a({...s,lines:[]})}}}function la({title:e,path:t,event:r,
text:o,line:s}){let a=Tg(t,r),[l,u]=A("");je({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=ce(new Date),i=l.toLowerCase(),p=i===""?
a.lines:a.lines.filter(f=>f.value===null||o(f.value).toLowerCase().includes(i)),h=Ot.value?a.total-(a.lines[0]?.number??0):0;return n(Z,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:l,onInput:f=>u(f.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Ot.value=!Ot.value,children:Ot.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[p.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${et(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:p.map(f=>f.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},f.number):n("li",{children:[n("time",{dateTime:f.at,children:et(Date.parse(f.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(f.value)})]},f.number))}),a.total>ai&&n("p",{class:"foot",children:["The newest ",P(Math.min(ai,p.length))," of ",_e(a.total,"line")," since \
this page was opened."]})]})}var Qd=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,Pg=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function ia(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function Mg({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(Nn(
"/")),children:"/"}),t.map((r,o)=>n($,{children:[o>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(Nn(`/${t.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function Eg({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[r?n("a",{href:O(le(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(Nn(e.channel)),children:e.channel})," ",n("code",{children:nt(e.value).replace(/\n\s*/g," ")})]})}function Dg({channel:e}){let[t,r]=A('{"order"\
:17}'),[o,s]=A(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let l=e==="/pawl"||e.startsWith("/pawl/"),u=async()=>{try{let c=await L(ia(e),{method:"POST",
body:a,key:_n()});Ke(`Published; ${_e(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return n(Z,{title:"Publish",tools:n(aa,{scope:"push"}),children:l?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),u()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Me("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&n("p",{class:"bad",role:"\
alert",children:o}),Me("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl publish ${e} '${t}'`}),n(Y,{text:Ue(ia(e),"POST",a??{})})]})]})})}function Yd(){
let e=oe.value.get("channel")??"/",[t,r]=A(null),o=t??e,s=!Qd.test(o);return n(ie,{title:"Channels",sub:n(Mg,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(r(null),Te(Nn(o)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:Pg.map(([a,
l])=>n("a",{class:"chip",href:O(Nn(a)),"aria-current":a===e?"page":void 0,title:l,children:a},a))}),Qd.test(e)&&n($,{children:[n(la,{title:`What is sent to ${e}`,
path:ia(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(Eg,{message:a,listening:e})},e),n(Dg,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(Y,{text:`curl -N ${ne(ia(e))}`})]})]})]})}var er=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Eo(e){let t=er.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var ui=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,Zd=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],li={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function as(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function ii(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function Xd(e){let t={where:[]},r=[];for(let[o]of(e??"").
matchAll(ui)){let s=o.indexOf(":"),a=s>0?o.slice(0,s):"",l=o.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(o):li[a]!==void 0&&l!==""?t[li[a]]=
ii(l):r.push(ii(o))}return r.length>0&&(t.text=r.join(" ")),t}var ua=["queue","state","type","group","since","until"];function ep(e){let t={},r=[];for(let[o]of e.
matchAll(ui)){let s=o.indexOf(":"),a=o.slice(0,s),l=ii(o.slice(s+1));!ua.includes(a)||l===""?r.push(o):a==="state"&&t.state?t.state+=`,${l}`:t[a]=l}return{...t,
q:r.join(" ")}}function ci(e){let t=[];for(let o of ua){let s=o==="state"?e.state?.split(",")??[]:e[o]?[e[o]]:[];for(let a of s){let l=s.filter(u=>u!==a).join("\
,");t.push({text:`${o}:${as(a)}`,field:o,without:{[o]:l||void 0,...o==="queue"?{group:void 0}:{}}})}}let r=[...(e.search??"").matchAll(ui)].map(([o])=>o);return r.
forEach((o,s)=>{let a=o.slice(0,Math.max(0,o.indexOf(":"))),l=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":li[a]??"text";t.push({text:o,field:l,without:{
q:r.filter((u,c)=>c!==s).join(" ")||void 0}})}),t}function tp(e){let{where:t,text:r,error_type:o}=Xd(e.search);return t.length>0||r!==void 0||o!==void 0||e.type!==
void 0&&!e.state}function np(e){return Object.values(e).some(Boolean)}function di(e){let{queue:t,state:r,type:o,group:s,until:a}=e;return{queue:t,state:r,type:o,
group:s,since:Eo(e.since),until:a,...Xd(e.search)}}function Do(e,t,r){return`v1/jobs${Mt({...di(e),fields:"payload,progress",limit:t,cursor:r})}`}function rp(e){
let t=Object.entries(di(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,o])=>[r,r===
"state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function op(e){let t=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...di(e),since:e.
since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(a=>[o,a])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${t(s)}`).join(
"")}function ap(e,t,r){let o=document.createElement("a");o.href=URL.createObjectURL(new Blob([r],{type:t})),o.download=e,o.click(),URL.revokeObjectURL(o.href)}function lp(e,t){
ap(e,"application/x-ndjson",t.map(r=>`${nt(r,"",!0)}
`).join(""))}var sp=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function Og(e){
if(e==null)return"";if(typeof e!="string")return nt(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function ip(e,t){
let r=[sp.map(([o])=>o),...t.map(o=>sp.map(([,s])=>Og(s(o))))];ap(e,"text/csv",r.map(o=>`${o.join(",")}\r
`).join(""))}var Ag=5;async function pi(e,t,r,o){let s=[],a=0,l=0,u=r;do{let c=await L(Do(e,t-s.length,u),{signal:o});s.push(...c.jobs),l+=c.looked_at??c.jobs.length,u=c.cursor,
++a}while(u!==void 0&&s.length<t&&a<Ag);return{jobs:s,cursor:u,looked:l}}function Rg({chosen:e,clear:t}){let r=[...e],o=(c,i,p,h=!1)=>({label:c,path:`v1/jobs/${i}`,
body:{ids:r},cli:`pawl ${i==="delete"?"rm":i} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:p,then:t,confirm:h?{title:`${c} ${_e(r.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued agai\
n"),a=o("Terminate","terminate","Asked to stop"),l=o("Delete","delete","Deleted",!0),u=Me("admin")&&r.length>0;return je({r:()=>u&&mn(s),T:()=>u&&mn(a),Delete:()=>u&&
mn(l),Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(r.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(ee,{action:s}),n(ee,{action:a}),n(ee,{action:l,danger:!0}),
n("button",{type:"button",onClick:t,children:"Clear"})]})]})}var up=["scheduled","retrying","suspended","completed","failed","dead"],cp=["completed","failed","d\
ead","terminated"],dp=["waiting","scheduled","queued","retrying","running","suspended"];function Ir({filter:e,total:t}){let r=rp(e);if(!Me("admin")||r===null)return null;
let o=e.state?.split(","),s=u=>o===void 0||o.some(c=>u.includes(c)),a=u=>o!==void 0&&o.every(c=>u.includes(c)),l=(u,c,i,p,h,f,y=!1)=>({label:u,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${op(e)}`,done:h,confirm:{title:i,text:p,danger:y,count:a(f)?t:void 0}});return n($,{children:[s(up)&&n(ee,{action:l(
"Run all","run","Run all that match?","They are queued again.","Queued again",up)}),s(dp)&&n(ee,{action:l("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",dp,!0),danger:!0}),s(cp)&&n(ee,{action:l("Delete all","delete","Delete all that match?","Pa\
yloads, results and errors are gone for good.","Deleted",cp,!0),danger:!0})]})}function Bn({filter:e,total:t,queueColumn:r,empty:o,wrong:s}){let a=oe.value.get(
"cursor")??void 0,l=Number(oe.value.get("limit"))||50,[u,c]=A(new Set),[i,p]=A(!1),h=JSON.stringify([e,a,l]);Se(()=>c(new Set),[h]);let f=V(`jobs ${h}`,S=>pi(e,
l,a,S),u.size>0),y=f.value,k=f.problem?.status===422?f.problem.field:"";Se(()=>s?.(k),[k]);let T=Dd(y?.jobs??[],S=>S.id,h);return y===null?f.problem?n(We,{problem:f.
problem,retry:f.reload,path:Do(e,l)}):n(it,{rows:8}):n($,{children:[n(ut,{data:f,path:Do(e,l)}),y.jobs.length===0&&y.cursor===void 0?o:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(In,{jobs:T.
rows,gone:T.gone,selection:{chosen:u,set:c},queue:r}),n(Lr,{cursor:a,next:y.cursor,words:["Newest",y.jobs.length===0?"Go on":"Older"],note:y.jobs.length===0?`Lo\
oked at ${nn(y.looked)} jobs, found none.`:`${P(y.jobs.length)} jobs${t!==void 0&&t>y.jobs.length?` of ${P(t)}`:""}, newest first${y.looked>y.jobs.length?`; loo\
ked at ${nn(y.looked)}`:""}`,children:[n(Ir,{filter:e,total:t}),y.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":i,onClick:()=>p(
!i),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>lp("jobs.ndjson",y.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>ip("jobs.csv",y.jobs),children:"CSV"})]})]}),i&&n(Nd,{})]}),n(Rg,
{chosen:u,clear:()=>c(new Set)})]})}var pp=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function Lg(e,t){let r=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(l=>[l,(s[l]??0)+(a[l]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...o].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function qg(e,t,r){let o=new Map,s,a=0;for(let l=0;l<e;++l){let u=await L(`v1/errors${Mt({...t,cursor:s})}`,
{signal:r});a+=u.looked_at;for(let c of u.errors){let i=o.get(c.fingerprint);o.set(c.fingerprint,i?Lg(i,c):c)}if(s=u.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((l,u)=>u.count-l.count),looked:a,more:s!==void 0}}function fp({names:e}){return n($,{children:[e.slice(0,3).map((t,r)=>n($,{children:[r>0&&", ",n(
"a",{href:O(Le(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var Ng=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:O(pr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${P(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(fp,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(Ad,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(X,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(X,{at:e.last_seen_at})}];function jg({kind:e}){let t=`error:${as(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
Z,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${Mt({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Ir,{filter:{queue:r,state:"dead,failed",search:t}}),n(Re,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>ye({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(ot,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",n(fp,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(X,{at:e.first_seen_at})],["Last seen",n(X,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(ot,{rows:[["Examples",n(
"ul",{children:e.jobs.map(o=>n("li",{children:n("a",{href:O(le(o)),class:"id",children:o})},o))})]]})]})]})}function Ig({retrying:e}){let t=oe.value.get("queue")??
"",r=oe.value.get("since")??"",[o,s]=A(1),a=V(`kinds ${t} ${r} ${o}`,i=>qg(o,{queue:t,since:Eo(r)},i)),l=`v1/errors${Mt({queue:t,since:Eo(r)})}`,u=a.value,c=u?.
kinds.find(i=>i.fingerprint===oe.value.get("error"));return je({Escape:()=>ye({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[
n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,
onChange:i=>ye({queue:i.currentTarget.value.trim()})})]}),n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:i=>ye({since:i.currentTarget.
value}),children:er.map(([i,p])=>n("option",{value:i,children:p},i))})]})]}),n(ut,{data:a,path:l}),c&&n(jg,{kind:c}),u===null?!a.problem&&n(it,{}):u.kinds.length===
0?n(pe,{title:t||r?"No error matches":"Nothing has failed",children:t||r?n("button",{type:"button",onClick:()=>ye({queue:void 0,since:void 0}),children:"Clear f\
ilters"}):e>0&&n("a",{href:O("/failures?tab=retrying"),children:[_e(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(Xn,{rows:u.kinds,columns:Ng,
id:i=>i.fingerprint,page:i=>pr({error:i.fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[_e(u.kinds.length,"\
kind")," among the last errors of ",_e(u.looked,"job"),u.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Re,{text:Ue(l),label:"Copy\
 as curl"}),u.more&&n("button",{type:"button",onClick:()=>s(o+1),children:"Look at more"})]})]})]})]})}function mp(){let e=oe.value.get("tab")??"errors",t=V("fa\
ilures",s=>L("v1/stats?limit=1",{signal:s})),r=t.value?.counts,o=s=>`/failures${s==="errors"?"":`?tab=${s}`}`;return je(Object.fromEntries(pp.map(([s],a)=>[String(
a+1),()=>Te(o(s))]))),n(ie,{title:"Failures",children:[n(Jn,{tabs:pp.map(([s,a])=>[s,a,s==="errors"?void 0:r?.[s]]),current:e,link:o}),t.problem&&n(We,{problem:t.
problem,at:t.at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(Ig,{retrying:r?.retrying??0}):n(Bn,{filter:{state:e},total:r?.[e],empty:n(pe,{title:e==="dead"?"\
Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:O(
"/failures?tab=retrying"),children:_e(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var ca="download";function Jg(){let t=V("outbound",r=>L("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Z,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:P(r.in_flight)}),n("td",{class:"end",children:P(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>rt.value?n(X,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var Bg=["queued","running","retrying","completed","dead"];function hp(){let e=oe.value.get("state")??"";return n(ie,{title:"Downloads",sub:n($,{children:["jobs \
of the queue ",n("a",{href:O(Le(ca)),children:ca}),"; limits of hosts are ",n("a",{href:O(`${Le(ca)}?tab=groups`),children:"its groups"})]}),children:[n(fr,{states:Bg}),
n(Bn,{filter:{queue:ca,state:e||void 0},queueColumn:!1,empty:n(pe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(Y,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${ne("v1/jobs")}`})]})})}),n(Jg,{})]})}function da({path:e,cli:t,numbers:r,rate:o,ordered:s,saved:a}){let l={...Object.fromEntries(r.map(({name:C,value:E})=>[C,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[u,c]=A(null),[i,p]=A(""),h=u??l,f=(C,E)=>c({...h,[C]:E}),y={},k=[];for(let{name:C}of r)h[C]!==l[C]&&
(y[C]=h[C]===""?null:Number(h[C]),k.push(`--${C.replace(/_/g,"-")} ${h[C]||"none"}`));(h.rate_limit!==l.rate_limit||h.rate_limit!==""&&h.rate_per!==l.rate_per)&&
(y.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},k.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
l.ordered&&(y.ordered=h.ordered==="yes",k.push(y.ordered?"--ordered":"--unordered"));let T=k.length>0,S=async()=>{try{await L(e,{method:"PATCH",body:y}),Ke("Sav\
ed"),c(null),p(""),a()}catch(C){p(C.detail)}},v=!Me("admin"),w=(C,E,F)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[C],placeholder:"\
no limit",inputMode:"numeric",disabled:v,onInput:N=>f(C,N.currentTarget.value)}),n("small",{children:F})]});return n(Z,{title:"Limits",tools:n(aa,{}),children:n(
"form",{class:"form",onSubmit:C=>{C.preventDefault(),S()},children:[r.slice(0,1).map(({name:C,label:E,hint:F})=>w(C,E,F)),n("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:v||h.rate_limit==="",
onInput:C=>f("rate_per",C.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:C,label:E,hint:F})=>w(C,E,F)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:v,onClick:C=>f("ordered",C.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),i&&n("p",{class:"bad",role:"alert",children:i}),!v&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!u,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`${t} ${k.join(" ")}`}),n(Y,{text:Ue(e,"PATCH",y)})]})]})})}function fi(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function gp(e){let t=r=>({path:fi(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function bp(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function Fg({group:e}){return n($,{children:[n(Vt,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(mr,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var Ug=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:O(qn(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Vt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(Fg,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${we(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:bp},{head:"",kind:"end act",cell:e=>n(ee,{action:gp(e)})}];function yp({
queue:e}){let[t,r]=A("");return n($,{children:[n("form",{class:"filters",onSubmit:o=>{o.preventDefault(),t&&Te(qn(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:o=>r(o.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(jn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:Ug,id:o=>o.name,page:o=>qn(e,o.name),
none:n(pe,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
Y,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ne("v1/jobs")}`})]})})]})}function Wg({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(Z,{title:`The last ${_e(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Te(le(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,o])=>n("li",{class:"state quiet","data-state":r,children:[n(rn,{state:r}),
P(o)," ",r]},r))})]})}function Hg({queue:e,name:t}){let r=oe.value.get("cursor")??void 0,o=oe.value.get("since")??"",s=`${fi({queue:e,name:t})}/jobs${Mt({limit:50,
cursor:r,since:Eo(o)})}`,a=V(`history ${e} ${t} ${r} ${o}`,u=>L(s,{signal:u})),l=a.value;return n($,{children:[n("div",{class:"row history-head",children:[n("h2",
{children:"History"}),n(Po,{label:"Pushed",options:er.map(([u,c])=>[u,c]),value:o,set:u=>ye({since:u,cursor:void 0})})]}),l===null?a.problem?n(We,{problem:a.problem,
retry:a.reload,path:s}):n(it,{}):l.jobs.length===0&&!r?n(pe,{title:o?"No job of this time":"No jobs in this group",children:!o&&n(Y,{text:`curl -d '{"type":"hel\
lo","queue":"${e}","group":"${t}"}' ${ne("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(In,{jobs:l.jobs,queue:!1}),n(Lr,{note:"newest first",cursor:r,
next:l.cursor,children:n(Ir,{filter:{queue:e,group:t,since:o}})})]})]})}function vp({queue:e,name:t}){let r=fi({queue:e,name:t}),o=V(r,async c=>{let[i,p]=await Promise.
all([L(r,{signal:c}),L(`${r}/jobs?limit=200`,{signal:c})]);return{group:i,last:p.jobs}}),s=n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(
"a",{href:O(Le(e)),children:e})," · ",n("a",{href:O(`${Le(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return n(Rt,{data:o,path:r,title:t,up:s,missing:"\
There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:a,last:l}=o.value,u=bp(a);return n(ie,{title:n($,{children:[
t," ",a.paused&&n(Ae,{state:"paused"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(ee,{action:gp(a)}),children:[n(ut,{data:o,path:r}),
n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"til\
e-value",children:P(a.ready)}),n("span",{class:"tile-note",children:u||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{
class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("small",{children:[" / ",P(a.limit)]})]}),n("spa\
n",{class:"tile-note",children:a.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",
{class:"tile-value",children:a.rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${we(a.rate.per*1e3)}`:"no limit"})]}),n("\
div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"\
tile-note",children:a.ordered?"one at a time, in turn":"as workers are free"})]})]}),l.length>0&&n(Wg,{jobs:l}),n(Hg,{queue:e,name:t}),n(da,{path:r,cli:`pawl gr\
oup ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:o.reload}),
n(Ft,{title:"Settings",value:a.settings})]})}function _p({job:e,path:t}){let[r,o]=A(""),s=e.aliases??[];if(!Me("admin")&&s.length===0)return null;let a=l=>`${t}/aliases/${encodeURIComponent(l)}`;return n("\
div",{class:"row aliases",children:[s.map(l=>n("span",{class:"pill",children:[l,Me("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${l}\
 away`,onClick:()=>mn({label:"",method:"DELETE",path:a(l),done:`${l} is taken away`,undo:{method:"PUT",path:a(l),done:`It is ${l} again`}}),children:"×"})]},l)),
Me("admin")&&n("form",{class:"row",onSubmit:l=>{l.preventDefault(),r&&mn({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:l=>o(l.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function wp({path:e}){let t=V(`${e}/callbacks`,r=>L(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Z,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
Ae,{state:r.state})}),n("td",{class:"end wide",children:_e(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(X,{at:r.next_at})})]},r.id))})})})}
function kp({job:e}){let t=V(`children ${e.id}`,r=>L(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===
0?null:n(Z,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:O(`${le(e.id)}/tree`),children:"tree"})]}),children:n(In,{jobs:t.value.jobs})})}function Sp({job:e,path:t,close:r}){let o=nt(e.payload??null),s=o.includes('"[redacted]"'),[a,l]=A({priority:String(e.priority),group:e.group??"",delay:"",payload:o}),
[u,c]=A(""),i=k=>l({...a,...k}),p={},h="";if(a.priority!==String(e.priority)&&(p.priority=Number(a.priority)),a.group!==(e.group??"")&&(p.group=a.group||null),a.
delay&&(p.delay=a.delay),a.payload!==o)try{p.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}let f=Object.entries(p).map(([k,T])=>` --${k} ${k===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),y=async()=>{try{await L(t,{method:"PATCH",body:p,key:_n()}),Ke("Changed"),Rr(),r()}catch(k){c(k.detail)}};
return n(Bt,{title:"Change this job",close:r,children:n("form",{onSubmit:k=>{k.preventDefault(),y()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:k=>i({priority:k.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:k=>i(
{delay:k.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:k=>i({group:k.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:k=>i({payload:k.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":h||"JSON"})]}),u&&n("p",{class:"bad",role:"alert",children:u}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl edit ${e.id}${f.join("")}`}),n(Y,{text:Ue(t,"PATCH",p)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==""||f.length===0,children:"Change"})]})]})})}var mi=5;function hi({error:e,wrap:t=!0}){let[r,o]=A(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(r?s:s.slice(0,mi)).join(`
`)}),s.length>mi&&n("button",{type:"button",class:"link pad",onClick:()=>o(!r),children:r?"show less":`${s.length-mi} more lines`})]})}function xp({error:e}){let[
t,r]=A(!0),o=e.backtrace??[],s=`${e.type}: ${e.message}${o.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[o.length>0&&n("button",{type:"button",class:"link",onClick:()=>r(!t),children:t?"do not wrap":"wrap"}),n(Re,{text:s,label:"Copy the er\
ror"})]})]}),n(hi,{error:e,wrap:t})]})}var gi=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Oo=["completed","failed","dead","terminated"],Cp=["queued","scheduled","retryi\
ng","suspended"];function zg({job:e,side:t,name:r,port:o}){let[s,a]=A(!1),[l,u]=A(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(r)}`,i=V(`${c} ${s}`,
async f=>s?await L(`${c}?limit=20`,{signal:f}):null),p;try{p=JSON.parse(l)}catch{p=void 0}let h=async()=>{try{let f=await L(c,{method:"POST",body:{values:[p]},key:_n()});
Ke(`Written; ${P(f.count)} wait there now`),u(""),Rr()}catch(f){Ke(f.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:_e(o.size??0,"value")}),n("td",{class:"wide",
children:(o.channels??[]).map(f=>n("a",{href:O(Nn(f)),children:[f," "]},f))}),n("td",{class:"wide faint",children:o.default!==void 0&&n("code",{children:nt(o.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Me("work")&&(o.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&i.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:i.value.items.map((f,y)=>n("li",{children:[n("span",
{class:"faint",children:(i.value?.from??0)+y})," ",n("code",{children:nt(f.value).replace(/\n\s*/g," ")})]},y))}),i.value.tail-i.value.from>i.value.items.length&&
n("p",{class:"faint",children:["The first ",i.value.items.length," values."]})]})}),t==="in"&&Me("push")&&!Oo.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:f=>{f.preventDefault(),p!==void 0&&h()},children:[n("input",{class:"wide-input","aria-label":`A value for ${r}, as JSON`,
placeholder:"a value, as JSON",value:l,spellcheck:!1,onInput:f=>u(f.currentTarget.value)}),n("button",{type:"submit",disabled:p===void 0,children:"Write"}),l!==
""&&p!==void 0&&n(Re,{text:`pawl write ${e.id} ${r} '${l}'`,label:"Copy as a command"})]})})})]})}function $p({job:e}){let t=e.ports;if(!t)return null;let r=["i\
n","out"].flatMap(o=>Object.entries(t[o]??{}).map(([s,a])=>[o,s,a]));return r.length===0?null:n(Z,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([o,s,a])=>n(zg,{job:e,side:o,name:s,port:a},`${o} ${s}`))})})})}function Tp(e){let[t,r]=A(null),o=e?.state==="running"?e.id:void 0;return Se(()=>{if(o===void 0)return;let s=null,a=()=>{s!==null||document.hidden||$t.value||(s=
new EventSource(ne(`v1/channels/pawl/jobs/${encodeURIComponent(o)}`)),s.addEventListener("progress",c=>r({id:o,progress:Vo(c.data).progress})))},l=()=>{s?.close(),
s=null},u=()=>document.hidden?l():a();return a(),document.addEventListener("visibilitychange",u),()=>{l(),document.removeEventListener("visibilitychange",u)}},[
o]),t!==null&&t.id===o?t.progress:void 0}var Vg={succeeded:"completed",crashed:"failed",lost:"failed",timed_out:"failed",released:"queued",stopped:"terminated"};function pa(e,t){return we(Math.max(0,Date.
parse(t)-Date.parse(e)))}function Pp(e){return e&&n("a",{href:O(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function Gg(e){let t=e.outcome??(e.ended_at?
"ended":"running");return{at:e.started_at,state:Vg[t]??t,title:`Attempt ${e.attempt}`,note:n($,{children:[t.replace(/_/g," "),e.ended_at&&` after ${pa(e.started_at,
e.ended_at)}`,e.worker&&n($,{children:[" on ",Pp(e.worker)]})]}),more:e.error&&n("details",{class:"run-error",children:[n("summary",{class:"error-line",children:[
n("b",{children:e.error.type})," ",e.error.message]}),n(hi,{error:e.error})]})}}function Kg(e){return e.started_at?{at:e.started_at,state:"running",title:e.attempt>
1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${pa(e.created_at,e.started_at)}`}:null}function Qg(e,t){let r=[{at:e.
created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],o=t[t.length-1];if(o&&o.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.
run_at<=o.started_at?e.run_at:e.created_at;r.push({at:a,state:"waiting",title:"Waited",note:`for ${pa(e.created_at,o.started_at)}`})}else o&&r.push({at:o.started_at,
state:"waiting",title:`${o.attempt-1} earlier attempts`,note:"are not kept"});for(let a of[...t].reverse())r.push(Gg(a));let s=t.length===0&&Kg(e);if(s&&r.push(
s),e.ended_at){let a=e.started_at&&t.length===0?`ran ${pa(e.started_at,e.ended_at)}`:"";r.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.
slice(1),note:[a,Cn(e.reason)].filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&r.push({at:e.run_at??e.created_at,state:e.state,
title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return r}function Yg({part:e,label:t,tone:r}){return n("svg",{class:"time-bar","data-state":r,viewBox:"\
0 0 100 4",preserveAspectRatio:"none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(
100,e*100)),height:"4",class:"fill"})]})}function Zg({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0\
 0 20 20","aria-hidden":"true",children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasha\
rray":`${(Math.max(0,Math.min(1,e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function Xg({job:e}){if(!e.lease)return null;let t=e.options.
lease*1e3,r=Date.parse(e.lease.expires_at),o=Math.max(0,r-rt.value);return n("p",{class:"lease",children:[n(Zg,{part:o/t}),n("span",{children:["Leased to ",n("b",
{children:Pp(e.lease.worker)})," for ",we(o<1e3?0:Math.ceil(o/1e3)*1e3)," more",r-t<=rt.value&&n($,{children:[", renewed ",n(X,{at:new Date(r-t).toISOString()})]}),
(e.crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function Mp({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}\
/runs`,r=V(t,async l=>e.attempt>0?(await L(t,{signal:l})).runs:[]),o=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,rt.value-Date.parse(e.started_at)):
0,a=e.options.timeout!==void 0?e.options.timeout*1e3:void 0;return n(Z,{title:"Timeline",children:[n("ol",{class:"timeline",children:[Qg(e,r.value??[]).map((l,u)=>n(
"li",{"data-state":l.state,children:[n("span",{class:"timeline-mark",children:n(rn,{state:l.state})}),n("div",{class:"timeline-text",children:[n("b",{children:l.
title})," ",l.note&&n("span",{class:"faint",children:l.note}),n("div",{class:"meta",children:[n(X,{at:l.at})," ",n("span",{class:"faint",children:["· ",et(Date.
parse(l.at))]})]}),l.more]})]},u)),o&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",
children:[n("b",{children:"Running"})," for ",ko(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",we(a)]}),a!==void 0&&n(Yg,{part:s/a,label:"How \
much of its timeout is gone",tone:s/a>.8?"failed":"running"})]})]})]}),n(Xg,{job:e})]})}function bi(e){let t=e.options.retry;if(!t||Oo.includes(e.state))return[];
let r=[];for(let o=e.failures;o<t.max&&r.length<4;++o){let s={exponential:t.base*2**o,quartic:o**4+t.base+29*(o+1),fixed:t.base}[t.backoff];r.push(Math.min(t.cap,
s)*1e3)}return r}async function Ep(e,t){let r=await L(`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued"||r.blocked_by)return{job:r,queue:null,group:null,workers:[]};
let o=()=>null,s=encodeURIComponent(r.queue),[a,l,u]=await Promise.all([L(`v1/queues/${s}`,{signal:t}).catch(o),r.group?L(`v1/queues/${s}/groups/${encodeURIComponent(
r.group)}`,{signal:t}).catch(o):null,Rn().catch(()=>[])]);return{job:r,queue:a,group:l,workers:u}}function Dp({id:e}){return n("a",{href:O(le(e)),class:"id",children:e})}
function eb({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another job":`${P(t)} other jobs`," to end",e.slice(0,3).map((r,o)=>n($,{children:[
o===0?": ":", ",n(Dp,{id:r},r)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))} more`,"."]})}var tr=e=>n("a",{href:O(Le(e.queue)),children:e.queue}),fa=e=>n(
"a",{href:O(qn(e.queue,e.group??"")),children:e.group}),yi=e=>e.workflow?n("a",{href:O(`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):
"workflow",tb={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(X,
{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it may run ",n(X,{at:e??t.run_at}),", at ",et(Date.parse(e??t.run_at??"")),"."]}),waits_for:e=>n(eb,{jobs:e.
jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["Its task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),workflow_paused:(e,t)=>n(
$,{children:["Its ",yi(t)," is paused."]}),not_started:(e,t)=>n($,{children:["Its ",yi(t)," has not been started."]}),workflow_external:(e,t)=>n($,{children:["I\
ts ",yi(t)," is driven from outside: the job runs when it is told to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",tr(t)," is paused."]}),queue_limit:({running:e,
limit:t},r)=>n($,{children:["The queue ",tr(r)," is at its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The queue ",tr(t)," has star\
ted as many as its rate allows",e&&n($,{children:["; it goes on ",n(X,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",fa(t)," is paused."]}),group_limit:({
running:e,limit:t},r)=>n($,{children:["Its group ",fa(r)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n($,{children:["Its group ",fa(t),
" has started as many as its rate allows",e&&n($,{children:["; it goes on ",n(X,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,{children:["Its group ",fa(t)," i\
s ordered, and ",e?n(Dp,{id:e}):"another job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims the queue ",tr(t),e&&n($,{children:[
"; the last one did ",n(X,{at:e})]}),"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",tr(t)," were told to claim no more."]})};function ls(e,t){
return tb[e.kind]?.(e,t)??n($,{children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function nb({job:e,queue:t,group:r,workers:o}){if((e.state==="schedul\
ed"||e.state==="retrying")&&e.run_at)return ls({kind:"time"},e);if(e.state==="waiting")return ls({kind:"waits_for",count:e.waiting_for??e.after?.length??0},e);if(e.
state!=="queued")return null;let s=(l,u={})=>ls({kind:l,...u},e);if(t?.paused)return s("queue_paused");if(r?.paused)return s("group_paused");if(t?.concurrency!==
void 0&&t.counts.running>=t.concurrency)return s("queue_limit",{running:t.counts.running,limit:t.concurrency});if(r?.limit!==void 0&&r.running>=r.limit)return s(
"group_limit",{running:r.running,limit:r.limit});if(r?.ordered&&r.running>0)return s("group_order");let a=o.filter(l=>l.queues?.includes(e.queue)&&l.state!=="go\
ne");return a.length===0?s("no_worker"):a.every(l=>l.quiet)?s("workers_quiet"):a.every(l=>l.concurrency!==void 0&&l.running.length>=l.concurrency)?n($,{children:[
"All ",P(a.length)," workers of the queue ",tr(e)," are busy."]}):t?.rate&&t.counts.queued>0?n($,{children:["The queue ",tr(e)," starts at most ",t.rate.limit,"\
 jobs in ",we(t.rate.per*1e3),"; its turn comes."]}):n($,{children:["Nothing holds it: ",P(t?.counts.queued??1)," jobs of ",tr(e)," wait, and its turn comes."]})}
function Op({view:e}){let{job:t}=e,[r,...o]=t.blocked_by??[],s=t.state==="queued"&&t.blocked_by&&n($,{children:["Nothing holds it: it is next in turn in ",tr(t),
"."]}),a=r?ls(r,t):s||nb(e);return a?n("section",{class:"why","data-state":t.state,"aria-label":"Why is it waiting?",children:[n(rn,{state:t.state}),n("div",{children:[
n("h2",{children:"Why is it waiting?"}),n("p",{children:a}),o.length>0&&n("ul",{class:"why-also","aria-label":"What holds it then",children:o.map(l=>n("li",{children:ls(
l,t)},l.kind))})]})]}):null}function rb(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function ob({near:e}){let t=(r,o,s)=>r?n("a",{class:"s\
tep",href:O(le(r)),"aria-label":o,title:o,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function sb({job:e,path:t,close:r}){let o=nt(e);return n(
Bt,{title:"As the API says it",close:r,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:o}),n("div",{class:"buttons",children:[n(Re,{text:o,label:"Cop\
y the JSON"}),n("a",{class:"button",href:ne(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:r,children:"Close"})]})]})}
function ab(e,t,r,o){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:r?.children?{recursive:!0}:{},cli:`pawl terminate ${r?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:r?.children?`Its ${P(r.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>Te(o)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&Te(le(s.id))}}}function Ap({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,r=V(`job ${e}`,v=>Ep(e,v)),[o,s]=A(!1),[a,l]=A(!1),u=Tp(r.value?.job),c=r.value,i=c?.job,p=i?Ld(i.id):null,
h=p?.list??"/jobs",f=ab(e,t,i,h),y=i!==void 0&&Oo.includes(i.state);if(je({r:()=>i&&gi.includes(i.state)&&mn(f.run),T:()=>i&&!y&&mn(f.end),Delete:()=>y&&mn(f.remove),
u:()=>i?.parent&&Te(le(i.parent.id)),y:()=>i&&void Kl(i.id).then(()=>Ke("The id is copied")),e:Wd,"[":()=>p?.before&&Te(le(p.before)),"]":()=>p?.after&&Te(le(p.
after))}),i===void 0)return n(Rt,{data:r,path:t,title:"Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[
n("code",{children:e})," may have passed its retention, or was deleted."]})});let k=u??i.progress,T=Xl(k),S=i.options.retry;return n(ie,{title:n($,{children:[i.
type," ",n(Ae,{state:i.state})]}),sub:n("span",{class:"row",children:[n("a",{href:O(h),children:"Jobs"})," · ",n("code",{class:"id",children:i.id}),n(Re,{text:i.
id,label:"Copy the id"}),n("span",{class:"faint",children:["~",i.seq]}),p&&n(ob,{near:p})]}),tools:n($,{children:[gi.includes(i.state)&&n(ee,{action:{...f.run,label:y?
"Run again":"Run now"},primary:!0,id:"run"}),i.state==="terminated"&&n(ee,{action:f.force,primary:!0,id:"run"}),Cp.includes(i.state)&&Me("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!y&&n(ee,{action:f.end,danger:!0,why:i.state==="terminating"&&"it stops already"}),y&&n(ee,{action:f.remove,danger:!0}),
n(ee,{action:f.copy,scope:"push"}),n("button",{type:"button",onClick:()=>l(!0),children:"Raw"}),n(Re,{text:Ue(t),label:"Copy as curl"})]}),children:[n(ut,{data:r,
path:t}),o&&n(Sp,{job:i,path:t,close:()=>s(!1)}),a&&n(sb,{job:i,path:t,close:()=>l(!1)}),c&&n(Op,{view:c}),T!==null&&i.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(T),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,T),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(T)," %"]})]}),i.error&&n(xp,{error:i.error}),n("div",{class:"columns job-columns",children:[n(Z,{title:"Facts",children:n(ot,{rows:[["Queu\
e",n("a",{href:O(Le(i.queue)),children:i.queue})],["Group",i.group&&n("a",{href:O(qn(i.queue,i.group)),children:i.group})],["Priority",i.priority],["Attempts",S&&
!i.ports?`${i.attempt} of at most ${S.max+1}`:i.attempt],["Coming pauses",i.failures>0&&bi(i).length>0&&`at most ${bi(i).map(v=>we(v)).join(", ")}`],["Retries",
S&&(S.max===0?"none":`${S.backoff}, from ${we(S.base*1e3)} to ${we(S.cap*1e3)}`)],["Lease",we(i.options.lease*1e3)],["Timeout",i.options.timeout!==void 0&&we(i.
options.timeout*1e3)],["Unique",i.unique&&`${i.unique.key}, until its ${i.unique.until==="start"?"start":"end"}`],["Expires",i.expires_at&&n(X,{at:i.expires_at})],
["Parent",i.parent&&n("a",{href:O(le(i.parent.id)),children:i.parent.id})],["Workflow",i.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(i.workflow.id)}`),
children:i.workflow.id})],["Also named",n(_p,{job:i,path:t})],["Removed",i.retain_until&&n($,{children:[n(X,{at:i.retain_until}),", at ",et(Date.parse(i.retain_until))]})],
["Kept after its end",!i.retain_until&&we(i.options.retention*1e3)]]})}),n(Mp,{job:i})]}),rb(i)&&n("p",{class:"hint",children:[n("a",{href:ne(`v1/files/${encodeURIComponent(
i.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n($p,{job:i}),n(Ft,{title:"Result",value:i.result}),n(Ft,{title:"Progress",
value:k}),n(Ft,{title:"Payload",value:i.payload}),n(Ft,{title:"Meta",value:i.meta}),n(Ft,{title:"State",value:i.job_state}),(i.callbacks?.length??0)>0&&n(wp,{path:t}),
i.children&&i.children.count>0&&n(kp,{job:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl job ${e}`}),n(
Y,{text:Ue(t)})]})]})}var lb=10;function ib(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function Rp({id:e,value:t,placeholder:r,label:o,wrong:s,after:a,submit:l}){let[
u,c]=A(null),[i,p]=A(-1),[h,f]=A(!1),y=ce(null),k=u??t,T=ib(k),S=h?a(T).filter(C=>C!==T).slice(0,lb):[],v=C=>{c(null),f(!1),p(-1),l(C.trim())},w=C=>{let E=k.slice(
0,k.length-T.length)+C;p(-1),C.endsWith(":")?c(E):v(E),y.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:y,id:e,type:"search",role:"\
combobox","aria-label":o,"aria-expanded":S.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":i>=0&&i<S.length?`${e}-${i}`:
void 0,"aria-invalid":s,autocomplete:"off",value:k,placeholder:r,spellcheck:!1,onFocus:()=>f(!0),onBlur:()=>{f(!1),u!==null&&u.trim()!==t&&v(u)},onInput:C=>{c(C.
currentTarget.value),f(!0),p(-1)},onSearch:C=>C.currentTarget.value===""&&t!==""&&v(""),onKeyDown:C=>{C.key==="ArrowDown"||C.key==="ArrowUp"?(C.preventDefault(),
f(!0),p(Math.max(-1,Math.min(S.length-1,i+(C.key==="ArrowDown"?1:-1))))):(C.key==="Enter"||C.key==="Tab")&&i>=0&&S[i]!==void 0?(C.preventDefault(),w(S[i])):C.key===
"Enter"?(C.preventDefault(),v(k)):C.key==="Escape"&&S.length>0&&(C.preventDefault(),f(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:S.
length===0,children:S.map((C,E)=>n("li",{id:`${e}-${E}`,role:"option","aria-selected":E===i,onPointerDown:F=>{F.preventDefault(),w(C)},children:C},C))})]})}var vi=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function Lp({queue:e,close:t}){
let[r,o]=A({type:"",queue:e??"",payload:"{}"}),[s,a]=A(""),[l]=A(_n()),u=(y,k)=>o({...r,[y]:k}),c={type:r.type},i=[];for(let[y]of vi)r[y]&&(c[y]=r[y],i.push(` -\
-${y} ${r[y]}`));let p="";try{c.payload=JSON.parse(r.payload||"null")}catch{p="this is not JSON"}let h=async()=>{try{let y=await L("v1/jobs",{method:"POST",body:c,
key:l});Ke("Pushed"),t(),Te(le(y.id))}catch(y){a(y instanceof dn?y.detail:String(y))}},f=(y,k,T,S=!1)=>n("label",{class:"field",children:[n("span",{children:k}),
n("input",{value:r[y]??"",placeholder:T,required:S,spellcheck:!1,onInput:v=>u(y,v.currentTarget.value)})]},y);return n(Bt,{title:"Push a job",close:t,children:n(
"form",{onSubmit:y=>{y.preventDefault(),h()},children:[n("div",{class:"pair",children:[f("type","Type","what is to be done",!0),f(...vi[0])]}),n("div",{class:"p\
air",children:vi.slice(1).map(y=>f(...y))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:y=>u("payload",y.currentTarget.value)}),n("small",{children:p||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl push ${r.type||"TYPE"}${i.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(Y,
{text:Ue("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||p!=="",children:"Push"})]})]})})}var ub={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function cb(e,t,r){let o=e.indexOf(":");if(o<0)return[
...ua,"worker","reason","error","unique","payload."].map(u=>u.endsWith(".")?u:`${u}:`).filter(u=>u.startsWith(e));let s=e.slice(0,o),a={queue:()=>t.map(u=>u.name),
state:()=>To,type:()=>ti(),since:()=>er.map(([u])=>u).filter(Boolean),reason:()=>Zd,worker:()=>r.map(u=>u.name)},l=e.slice(o+1).toLowerCase();return(a[s]?.()??[]).
filter(u=>u.toLowerCase().includes(l)).map(u=>`${s}:${as(u)}`)}function db({filter:e,wrong:t,clear:r}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
ci(e).map(o=>n("li",{class:o.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:o.text}),o.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${o.text}`,onClick:()=>ye({...o.without,cursor:void 0}),children:"×"})]},o.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:r,children:"Clear filters"})})]})}function pb({filter:e,change:t}){let r=er.some(([l])=>l===(e.since??
""))&&!e.until,[o,s]=A(!1),a=o||!r;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:l=>{
let u=l.currentTarget.value;s(u==="between"),u!=="between"&&t({since:u,until:void 0})},children:[er.map(([l,u])=>n("option",{value:l,children:u},l)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:r?
"":Bl(e.since),onChange:l=>t({since:Fl(l.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:Bl(e.until),onChange:l=>t({until:Fl(l.currentTarget.value)})})]})]})]})}function qp(){let e=v=>oe.value.get(v)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},r=V("queues for jobs",v=>L("v1/queues?limit=1000",{signal:v})),o=V("workers for\
 jobs",Rn),[s,a]=A(!1),[l,u]=A("");je({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>Me("push")&&a(!0)});let c=t.state?.split(",")??[],i=r.value?.
queues??[],p=i.filter(v=>!t.queue||v.name===t.queue),h=v=>p.reduce((w,C)=>w+(C.counts[v]??0),0),f=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,y=np(
t),k=v=>ye({...v,cursor:void 0,..."queue"in v&&v.queue!==t.queue?{group:v.group}:{}}),T=()=>ye(ub),S=Do(t,50);return n(ie,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(Re,{text:Ue(S),label:"Copy as curl"})]}),Me("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(Lp,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":l==="queue",onChange:v=>k({queue:v.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!i.some(v=>v.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),i.map(v=>n("option",{value:v.name,children:v.name},v.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":l==="type",
onChange:v=>k({type:v.currentTarget.value.trim()})}),n("datalist",{id:"types",children:ti().map(v=>n("option",{value:v},v))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":l==="group",onChange:v=>k(
{group:v.currentTarget.value})})]}),n(pb,{filter:t,change:k}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(Rp,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:ci({search:t.search}).some(v=>v.field===l),after:v=>cb(v,i,o.
value??[]),submit:v=>k(ep(v))})]})]}),n(os,{states:To,chosen:c,counts:Object.fromEntries(To.map(v=>[v,h(v)])),toggle:v=>k({state:(c.includes(v)?c.filter(w=>w!==
v):[...c,v]).join(",")})}),y&&n(db,{filter:t,wrong:l,clear:T}),tp(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(Bn,{filter:t,total:f?c.reduce((v,w)=>v+h(w),0):void 0,wrong:u,empty:y?n(pe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(pe,{title:"No jobs yet",children:n(Y,{text:`curl -d '{"type":"hello","payloa\
d":{"name":"Ann"}}' ${ne("v1/jobs")}`})})})]})}var _i=200;function wi(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}function ki({queue:e,workers:t}){if(e.paused)return n(Ae,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var fb={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function Np(){let e=V("queues",async p=>{let[h,f,y]=await Promise.all([L("v1/queues?limit=1000",{signal:p}),Rn(),L("v1/stats?limit=10\
00",{signal:p})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(f.flatMap(k=>k.queues??[])),stats:y}}),t=oe.value.get("filter")??"",r=oe.value.get(
"sort")??"",[o,s]=A(!1);je({"/":()=>document.getElementById("filter")?.focus()});let a=e.value;if(a===null)return n(ie,{title:"Queues",children:e.problem?n(We,{
problem:e.problem,retry:e.reload,path:"v1/queues"}):n(it,{})});let l=p=>Object.entries(p.counts).some(([h,f])=>f>0&&h!=="completed"&&h!=="terminated"),u=a.queues.
filter(p=>p.name.includes(t)&&(!o||l(p))),c=fb[r];u=c?[...u].sort((p,h)=>c(h)-c(p)):[...u].sort((p,h)=>p.name<h.name?-1:1);let i=(p,h)=>n("th",{class:"end","ari\
a-sort":r===p?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>ye({sort:r===p?"":p},!0),children:[h,r===p?" ↓":""]})});return n(
ie,{title:"Queues",tools:n($,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>s(!o)})," hide idle"]}),n("inp\
ut",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:p=>ye({filter:p.currentTarget.value},!0)})]}),children:[
e.problem&&n(We,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),a.queues.length===0?n(pe,{title:"A queue appears with its first push",children:n(Y,
{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ne("v1/jobs")}`})}):u.length===0?n(pe,{title:"No queue matches",children:n("button",{type:"button",onClick:()=>{
s(!1),ye({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{children:"State"}),i("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ye(
{sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),i("retrying","Retrying"),i("dead","Dead"),n("th",{class:"end wide",children:"\
Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ye({sort:r==="oldest"?"":"oldest"},!0),children:["Oldest wait",
r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(0,_i).map(p=>n("tr",{children:[n("td",{
class:"main",children:n("a",{href:O(Le(p.name)),children:p.name})}),n("td",{children:n(ki,{queue:p,workers:a.workers})}),n("td",{class:"end","data-label":"queue\
d",children:n(Vt,{value:p.counts.queued})}),n("td",{class:"end wide",children:[n(Vt,{value:p.counts.running}),p.concurrency!==void 0&&n($,{children:[n("span",{class:"\
faint",children:[" / ",P(p.concurrency)]}),n(mr,{value:p.counts.running,max:p.concurrency,label:`${p.counts.running} of ${p.concurrency}`})]})]}),n("td",{class:"\
end","data-label":"retrying",children:n(Vt,{value:p.counts.retrying})}),n("td",{class:p.counts.dead>0?"end bad":"end","data-label":"dead",children:n(Vt,{value:p.
counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Vt,{value:p.counts.scheduled})}),n("td",{class:"end wide",children:p.oldest_age?we(
p.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Vt,{value:a.stats.queues?.[p.name]?.minute.completed})}),n("td",
{class:"end act",children:n(ee,{action:wi(p.name,p.paused)})})]},p.name))})]}),u.length>_i&&n("p",{class:"foot",children:[_i," of ",u.length," queues are shown;\
 the filter finds the others."]}),a.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var mb=3e4,hb=6e4,Si=200;function xi({worker:e}){let t=rt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>hb?"dead":t>mb?"retrying":e.state==="busy"?"run\
ning":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),o]})}function jp(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}var Ip=["busy","idle",
"gone"],gb=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(X,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>n(xi,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n($,{children:[r>0&&", ",n("a",{href:O(Le(t)),children:t})]})),(e.queues??[]).length>
4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>n($,{children:[e.concurrency!==void 0&&n("div",{class:"\
row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(mr,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(le(t.id)),children:t.type})," ",we(Math.max(0,rt.value-Date.
parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(X,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>n($,{children:[
n(ee,{action:jp(e,"quiet"),why:e.quiet&&"it is quiet already"}),n(ee,{action:jp(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function Jp(){let[e,t]=A(
!1),r=V("workers",async c=>{let[i,p]=await Promise.all([L("v1/workers",{signal:c}),L("v1/nodes",{signal:c})]);return{workers:i.workers,nodes:p.nodes}}),o=r.value;
if(o===null)return n(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let s=o.workers.filter(c=>c.state!=="gone"),a=o.workers.
length-s.length,l=[...e?o.workers:s].sort((c,i)=>Ip.indexOf(c.state)-Ip.indexOf(i.state)||(c.name<i.name?-1:1)).slice(0,Si),u=new Set(o.nodes.map(c=>c.version));
return n(ie,{title:"Workers",sub:`${_e(s.length,"worker")}, ${_e(s.reduce((c,i)=>c+i.running.length,0),"job")} running`,children:[n(ut,{data:r,path:"v1/workers"}),
l.length===0?n(pe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(Y,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queu\
e hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(Y,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ne("\
v1/claim")}`})]}):n("div",{class:"card flush",children:[n(Xn,{rows:l,columns:gb,id:c=>c.name}),s.length>Si&&n("p",{class:"foot",children:["The first ",Si," are \
shown."]})]}),a>0&&n("p",{class:"hint",children:[_e(a,"worker")," ",a===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(
!e),children:e?"hide":"show"})]}),n(Z,{title:o.nodes.length===1?"Node":"Nodes",tools:u.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:o.nodes.map(c=>n("tr",{children:[
n("td",{children:[c.host," ",n("span",{class:"faint",children:["pid ",c.pid]})]}),n("td",{children:c.listen}),n("td",{class:"wide",children:(c.roles??[]).join("\
, ")}),n("td",{class:"wide",children:c.version}),n("td",{class:"end",children:n(X,{at:c.started_at})})]},c.id))})]})})]})}function bb({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=V(t,s=>L(t,{signal:s}));if(r.value===null)return r.problem?n(We,{problem:r.problem,retry:r.
reload,path:t}):n(it,{rows:3});let o=Object.entries(r.value.types);return o.length===0?n(pe,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(Y,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${ne(`${t}/sum`)}`})]}):n($,{children:o.map(([s,a])=>n(Z,{title:s,tools:n(ee,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(ot,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function yb({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(da,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Z,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(ot,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function vb({queue:e}){let t=V(`hist\
ory ${e}`,r=>L(`v1/stats/history${Mt({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(Xs,{points:t.value.
points,resolution:"minute",height:140})}var Bp=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function _b(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function wb({event:e}){return n($,{children:[n(Ae,{state:e.to,quiet:!0})," ",
n("a",{href:O(le(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${Cn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Fp({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=oe.value.get("tab")??
"jobs",o=V(`queue ${e}`,async f=>{let[y,k]=await Promise.all([L(t,{signal:f}),Rn()]);return{queue:y,workers:k.filter(T=>T.state!=="gone"&&T.queues?.includes(e))}}),
s=f=>Le(e)+(f==="jobs"?"":`?tab=${f}`);je(Object.fromEntries(Bp.map(([f],y)=>[String(y+1),()=>Te(s(f))])));let a=o.value;if(a===null)return n(Rt,{data:o,path:t,
title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),n(Y,
{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})]});let{queue:l,workers:u}=a,c=l.counts,i=Object.values(c).reduce((f,y)=>f+y,0),p=oe.value.get(
"state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(ie,{title:e,sub:n($,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(ki,{queue:l,
workers:new Set(u.length>0?[e]:[])})]}),tools:n($,{children:[n(ee,{action:wi(e,l.paused),id:"pause"}),n(ee,{danger:!0,why:h===0&&"nothing waits",action:{label:"\
Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${nn(h)} jobs that wait are terminated. Those that run g\
o on.`,danger:!0,count:h}}}),n(ee,{danger:!0,why:i>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e}\
 is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Te("/queues")}})]}),children:[
n(ut,{data:o,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(c.queued)}),n("span",{class:"tile-note",children:l.oldest_age?`the oldest for ${we(l.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(c.running),l.concurrency!==
void 0&&n("small",{children:[" / ",P(l.concurrency)]})]}),n("span",{class:"tile-note",children:_e(u.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(c.retrying)}),n("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(c.dead)}),n("span",{class:"tile-note",children:l.rate?`rate ${l.rate.limit} / ${we(l.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(vb,{queue:e})}),n(Jn,{tabs:Bp.map(([f,y])=>[f,y,{jobs:i,groups:l.groups,workers:u.length}[f]]),current:r,link:s}),r==="jobs"&&n($,{children:[n(os,{states:To.
filter(f=>c[f]>0||f===p),chosen:[p],counts:c,toggle:f=>ye({state:f===p?void 0:f,cursor:void 0})}),n(Bn,{filter:{queue:e,state:p||void 0},total:p?c[p]:i,queueColumn:!1,
empty:n(pe,{title:p?"No job is in this state":"No jobs in this queue",children:p?n("button",{type:"button",onClick:()=>ye({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(Y,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})})})]}),r==="groups"&&n(yp,{queue:e}),r==="settings"&&n(yb,{queue:l,reload:o.
reload}),r==="types"&&n(bb,{queue:e}),r==="live"&&n(la,{title:"What happens",path:`v1/events${Mt({queue:e})}`,event:"transition",text:_b,line:f=>n(wb,{event:f})}),
r==="workers"&&(u.length===0?n(pe,{title:"No worker claims this queue",children:n(Y,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queue ${e} -- ./my-prog\
ram`})}):n("div",{class:"card flush",children:n(Xn,{rows:u,id:f=>f.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:f=>n("a",{href:O("/workers"),
children:f.name})},{head:"State",cell:f=>n(xi,{worker:f})},{head:"Runs of this queue",kind:"end",label:"runs",cell:f=>P(f.running.filter(y=>y.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:f=>n(X,{at:f.last_seen_at})}]})}))]})}var kb={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},ma=200,Sb=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function xb({jobs:e}){let t=rt.value,r=Number.NEGATIVE_INFINITY;return n($,{children:Sb.map(([o,s])=>{let a=r;r=t+s;let l=e.
filter(u=>Date.parse(u.run_at??"")>=a&&Date.parse(u.run_at??"")<t+s);return l.length>0&&n(Z,{title:o,tools:n("span",{class:"faint",children:P(l.length)}),children:n(
In,{jobs:l})},o)})})}function Up({tab:e}){return e==="scheduled"?n(pe,{title:"No job waits for a time",children:n(Y,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${ne("v1/jobs")}`})}):n(pe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Wp(){let e=oe.value.get("tab")??"scheduled",r=V(
"scheduled",l=>L("v1/stats?limit=1",{signal:l})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=ma,s=V(`due ${e} ${o}`,async l=>{if(!o)return null;let u=await pi(
{state:e},ma,void 0,l);return{jobs:u.jobs.sort((c,i)=>(c.run_at??"")<(i.run_at??"")?-1:1),more:u.cursor!==void 0}}),a=s.value!==null&&!s.value.more;return n(ie,
{title:"Scheduled",children:[n(Jn,{tabs:Object.entries(kb).map(([l,u])=>[l,u,r?.[l]]),current:e,link:l=>`/scheduled${l==="scheduled"?"":`?tab=${l}`}`}),a&&s.value?
s.value.jobs.length===0?n(Up,{tab:e}):n($,{children:[n(xb,{jobs:s.value.jobs}),n("div",{class:"row end-row",children:n(Ir,{filter:{state:e},total:r?.[e]})})]}):
n($,{children:[e!=="suspended"&&(r?.[e]??0)>ma&&n("p",{class:"hint",children:["With more than ",ma," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Bn,{filter:{state:e},total:r?.[e],empty:n(Up,{tab:e})})]})]})}function $i(e){return`/schedules/${encodeURIComponent(e)}`}var Cb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Hp(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,a,l,u]=r,c=/^\d+$/;if(s==="*"&&a==="*"&&l==="*"&&u==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let i=/^\*\/(\d+)$/.exec(s);if(i&&a==="*"&&l==="*"&&u==="*")return`every ${i[1]} hours at minute ${o}`;if(!c.test(s)||l!=="*")return"";let p=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return a==="*"&&u==="*"?`every day at ${p}`:a==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${p}`:a==="\
*"&&/^[0-7]$/.test(u)?`on ${Cb[Number(u)]}s at ${p}`:c.test(a)&&u==="*"?`on day ${a} of the month at ${p}`:""}function zp({schedule:e}){if(e.cron){let t=Hp(e.cron);
return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n($,{children:["every ",we(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," times"]})}function Ci(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${t}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Te("/schedules")}}}function $b({close:e}){let[t,r]=A({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=A([]),[a,l]=A(null),u=p=>r({...t,...p});Se(()=>{let p=new AbortController,h=setTimeout(
()=>{L("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:p.signal}).then(f=>{s(f.times),l(null)}).catch(f=>{p.signal.aborted||l(f)})},
200);return()=>{clearTimeout(h),p.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await L(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),Ke(`${t.name} is made`),e(),Te($i(t.name))}catch(p){l(p)}},i=(p,h,f)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[p],spellcheck:!1,required:!0,onInput:y=>u({[p]:y.currentTarget.value})}),f&&n("small",{children:f})]});return n(Bt,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:p=>{p.preventDefault(),c()},children:[i("name","Name"),i("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[i("cron","Cron expression",Hp(t.cron)||"minute, hour, day, month, weekday"),i("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:o.map(p=>n("li",{children:[et(Date.parse(p))," ",n(X,{at:p,plain:!0})]},p))}),n("di\
v",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var Tb=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[n("a",{href:O($i(e.name)),children:e.name})," ",e.paused&&n(Ae,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(zp,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(X,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n($,{children:[n(X,{at:e.last.fired_at})," ",e.last.error&&n("spa\
n",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n($,{children:[n(ee,{action:Ci(e).fire}),n(ee,{action:Ci(e).pause})]})}];function Vp(){let[e,t]=A(!1);return n(ie,{title:"Schedules",tools:Me("\
admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n($b,{close:()=>t(!1)}),n(jn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:Tb,id:r=>r.name,page:r=>$i(r.name),none:n(pe,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(Y,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ne("v1/schedules/nightly")}`})]})})]})}function Gp({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=V(t,u=>L(`${t}?preview=10`,{signal:u})),o=r.value,s=n("a",{href:O("/schedules"),children:"Schedules"});
if(o===null)return n(Rt,{data:r,path:t,title:e,up:s,missing:"There is no such schedule"});let a=Ci(o),l=o.counts;return n(ie,{title:n($,{children:[e," ",o.paused&&
n(Ae,{state:"paused"})]}),sub:n($,{children:[s,o.note&&` · ${o.note}`]}),tools:n($,{children:[n(ee,{action:a.fire,primary:!0}),n(ee,{action:a.pause}),n(ee,{action:a.
remove,danger:!0})]}),children:[n(ut,{data:r,path:t}),o.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),n("div",{class:"\
columns",children:[n(Z,{title:"Rule",children:n(ot,{rows:[["When",n(zp,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
we(o.jitter*1e3)],["From",o.from&&n(X,{at:o.from})],["Until",o.until&&n(X,{at:o.until})],["Last fired",o.last&&n(X,{at:o.last.fired_at})],["Last job",o.last?.job&&
n("a",{href:O(le(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&n("span",{class:"bad",children:o.last.error})],["Fired",l&&`${P(l.fired)}, ski\
pped ${P(l.skipped)}, missed ${P(l.missed)}, failed ${P(l.failed)}`]]})}),n(Z,{title:"Next times",tools:n("span",{class:"faint",children:zt.value?"UTC":"your ti\
me"}),children:o.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(o.preview??o.next??[]).map(u=>n("li",{children:[
et(Date.parse(u))," ",n(X,{at:u,plain:!0})]},u))})})]}),n(Ft,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var ga=ge(Zn("theme")??"system"),Kp=ge(Zn("density")??"normal");function ba(e){ga.value=e,xn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function Ti(){let e=ga.value==="dark"||ga.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;ba(e?"li\
ght":"dark")}function Pb(e){Kp.value=e,xn("density",e),document.documentElement.dataset.density=e}function ha(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(Po,{...e})]})}function Mb(){let[e,t]=A(""),[r,o]=A(!1),[s,a]=A(!1),[l,u]=A(""),c={path:e,...r?{compact:r}:{}},i=async()=>{a(!0),u("");try{
let p=await L("v1/admin/backup",{method:"POST",body:c});Ke(`The copy is on disk: ${vd(p.bytes)}`)}catch(p){u(p.detail)}a(!1)};return n(Z,{title:"Backup",children:n(
"form",{class:"form",onSubmit:p=>{p.preventDefault(),i()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:p=>t(p.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Y,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),n(Y,{text:Ue("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Qp(){let e=dt.value;return n(ie,{title:"Settings",children:[n("div",{class:"columns",children:[
n(Z,{title:"This browser",children:[n(ha,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:ga.value,set:t=>ba(t)}),n(ha,{label:"\
Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:Kp.value,set:Pb}),n(ha,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:zt.
value?"utc":"local",set:t=>{zt.value=t==="utc",xn("zone",t)}}),n(ha,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:ta.value?"on":"off",set:t=>Sd(t===
"on")})]}),n(Z,{title:"Session",children:[n(ot,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&et(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{zu()},children:"Sign out"})})]})]}),Me("admin")&&e?.store!=="redis"&&n(Mb,{})]})}var Ie={width:184,height:64,right:56,below:20};function Pi(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function Eb({box:e}){let t=Ie.width-28,r=n($,{children:[
Pi(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Ie.width,height:Ie.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Ie.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:Pi(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:Pi(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Ie.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Ie.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:o,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function ya({boxes:e,edges:t,label:r}){let o=new Map(e.map(l=>[l.id,l])),s=Math.max(
0,...e.map(l=>l.x+Ie.width))+4,a=Math.max(0,...e.map(l=>l.y+Ie.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([l,u])=>{let c=o.get(l),i=o.get(u);if(!c||!i)return null;let p=c.x+Ie.width,h=c.y+
Ie.height/2,f=i.y+Ie.height/2,y=(i.x-p)/2;return n("path",{class:"edge",d:`M${p} ${h}C${p+y} ${h} ${i.x-y} ${f} ${i.x} ${f}`},`${l} ${u}`)}),e.map(l=>n(Eb,{box:l},
l.id))]})})}var Yp=50,Mi=40,va=500,Ei=8;function _a(e){return`v1/jobs/${encodeURIComponent(e)}`}async function Db(e,t,r){let o=[],s;for(let a=0;a<t;++a){let l=await L(`${_a(
e)}/children?limit=${Yp}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...l.jobs),s=l.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function Ob({root:e}){let[t,r]=A({[e.id]:1}),[o,s]=A(new Set),[a,l]=A(0),u=ce(null),c=Object.keys(t).slice(0,Mi),i=V(`branches ${JSON.stringify(t)}`,async S=>{let v=new Map;
for(let w of c)v.set(w,await Db(w,t[w],S).catch(()=>({jobs:[],more:!1})));return v}),p=ce(new Map);i.value&&(p.current=i.value);let h=[],f=(S,v,w)=>{if(h.length>=
va)return;let C=t[S.id]!==void 0;h.push({key:S.id,level:v,job:S,name:w,open:C});let E=p.current.get(S.id);if(!C||!E)return;let F=E.jobs.filter(z=>z.state==="com\
pleted"),N=F.length>Ei&&!o.has(S.id);for(let z of E.jobs)(!N||z.state!=="completed")&&f(z,v+1,z.name);let re=(z,ue)=>h.push({key:`${S.id} ${z}`,level:v+1,more:{
parent:S.id,text:z,act:ue}});N&&re(`+ ${P(F.length)} completed`,()=>s(new Set([...o,S.id]))),E.more&&re(`the next ${Yp}`,()=>r({...t,[S.id]:t[S.id]+1})),E.jobs.
length===0&&h.push({key:`${S.id} none`,level:v+1})};f(e,1);let y=S=>{if(S.more)return S.more.act();if(!S.job)return;let v={...t};S.open?delete v[S.job.id]:v[S.job.
id]=1,r(v)},k=S=>{let v=Math.max(0,Math.min(h.length-1,S));l(v),u.current?.children[v]?.focus()},T=S=>{let v=h[a],w={ArrowDown:()=>k(a+1),ArrowUp:()=>k(a-1),Home:()=>k(
0),End:()=>k(h.length-1),ArrowRight:()=>v.open===!1?y(v):k(a+1),ArrowLeft:()=>v.open?y(v):k(a-1-[...h.slice(0,a)].reverse().findIndex(C=>C.level<v.level)),Enter:()=>v.
job?Te(le(v.job.id)):y(v)," ":()=>y(v)};w[S.key]&&(S.preventDefault(),S.stopPropagation(),w[S.key]())};return i.problem&&p.current.size===0?n(We,{problem:i.problem,
retry:i.reload,path:`${_a(e.id)}/children`}):p.current.size===0?n(it,{rows:4}):n(Z,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:u,onKeyDown:T,children:h.map((S,v)=>n("li",{role:"\
treeitem","aria-level":S.level,"aria-expanded":S.open,tabIndex:v===Math.min(a,h.length-1)?0:-1,onFocus:()=>l(v),onClick:()=>y(S),children:[Array.from({length:Math.
min(12,S.level-1)},(w,C)=>n("span",{class:"tree-line","aria-hidden":"true"},C)),S.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:S.
open?"▾":"▸"}),n(Ae,{state:S.job.state,quiet:!0}),n("a",{href:O(le(S.job.id)),tabIndex:-1,onClick:w=>w.stopPropagation(),children:S.name??S.job.type}),S.name&&
n("span",{class:"faint",children:S.job.type}),n("span",{class:"id faint cut",children:S.job.id})]}):n("span",{class:S.more?"tree-more":"faint",children:S.more?.
text??"no children"})]},S.key))}),Object.keys(t).length>Mi&&n("p",{class:"foot",children:["The first ",Mi," open branches are read; close some to see others."]})]})}
function Zp(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,o)=>r+Zp(o,t),1)}function Ab(e){let t=new Map,r=Zp(e,t),o=[],s=[],a=0,l=(u,c)=>{
let i={id:u.id,x:c*(Ie.width+Ie.right),y:a*(Ie.height+Ie.below/2),title:u.name??u.type,text:u.state,state:u.state,page:le(u.id),selected:c===0};o.push(i);let p=o.
length>=va?[]:u.children.length>2*Ei&&r>va?u.children.filter(f=>f.state!=="completed").slice(0,2*Ei):u.children;for(let f of p)s.push([u.id,f.id]),l(f,c+1);let h=u.
children.length-p.length;if(h>0||u.truncated){let f=`${u.id} rest`;s.push([u.id,f]),o.push({id:f,x:(c+1)*(Ie.width+Ie.right),y:a*(Ie.height+Ie.below/2),title:h>
0?`+ ${P(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${le(u.id)}/tree`}),a+=1}else p.length===0&&(a+=1)};return l(e,0),{boxes:o,edges:s,
counts:t,total:r,hidden:r-o.length}}function Rb({id:e}){let t=`${_a(e)}/tree`,r=ce(!1),o=V(t,a=>L(t,{signal:a}),r.current);if(o.value===null)return o.problem?n(
We,{problem:o.problem,retry:o.reload,path:t}):n(it,{rows:4});let s=Ab(o.value);return r.current=s.total>va,n(Z,{title:_e(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([a,l])=>n("span",{class:"state quiet","data-state":a,children:[n(rn,{state:a}),P(l)," ",a]},a)),r.current&&n("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:n(ya,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function Xp({reference:e}){let t=_a(e),r=oe.value.
get("tab")??"tree",o=V(t,u=>L(t,{signal:u})),s=n("a",{href:O(le(e)),children:"the job"}),a=o.value;if(a===null)return n(Rt,{data:o,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let l=`${le(e)}/tree`;return n(ie,{title:n($,{children:[a.type," ",n(Ae,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:a.id}),a.parent&&n($,{children:["· ",n("a",{href:O(`${le(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Me(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(ee,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(ut,{data:o,path:t}),n(Jn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:u=>l+(u==="tree"?"":`?tab=${u}`)}),(a.children?.count??0)===0?n(pe,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(Rb,{id:a.id}):n(Ob,{root:a})]})}var Lb=200,qb=60,Nb=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Jr(e){return`v1/tasks/${encodeURIComponent(
e)}`}function jb(e){let t=ce([]),r=t.current[t.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(t.current=[...t.current.slice(-qb),{at:o,value:e}]);
let s=[];for(let l=1;l<t.current.length;++l){let[u,c]=[t.current[l-1],t.current[l]];s.push(Math.max(0,(c.value-u.value)*1e3/(c.at-u.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((l,u)=>l+u,0)/a.length,samples:s}}function ef({of:e,value:t}){let{rate:r,samples:o}=jb(t);return o.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",n(Od,{values:o,label:`${e} a second while this page was open`})]})}
function Ib({partitions:e,selected:t,select:r}){let o=ce(null),s=Math.max(0,e.findIndex(l=>l.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:l=>{let u=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:u,
ArrowUp:-u}[l.key];if(c===void 0)return;l.preventDefault();let i=[...o.current?.querySelectorAll("button")??[]],p=i.indexOf(document.activeElement);i[Math.max(0,
Math.min(i.length-1,p+c))]?.focus()},children:e.map((l,u)=>n("button",{type:"button",class:"cell","data-state":l.state,tabIndex:u===s?0:-1,"aria-pressed":l.partition===
t,"aria-label":`Partition ${l.partition}: ${l.state}`,title:`${l.partition}: ${l.state}${l.worker?` on ${l.worker}`:""}${l.error?`
${l.error.type}: ${l.error.message}`:""}`,onClick:()=>r(l.partition===t?void 0:l.partition),children:[n(rn,{state:l.state}),l.partition]},l.id))})}function Jb({
path:e,job:t,close:r}){let o=nt(t.offset??null).replace(/\n\s*/g,""),[s,a]=A(o),[l,u]=A(""),c;try{c=JSON.parse(s)}catch{c=void 0}let i=async()=>{try{await L(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),Ke(`Partition ${t.number} goes on elsewhere`),r()}catch(p){u(p.detail)}};return n(Bt,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:p=>{p.preventDefault(),i()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(ot,{rows:[["Offset now",n("code",{children:o})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:p=>a(p.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(Y,{text:Ue(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function Bb({task:e,number:t}){
let r=`${Jr(e.id)}/partitions/${t}`,o=V(r,i=>L(r,{signal:i})),[s,a]=A(!1),l=o.value;if(l===null)return o.problem?n(We,{problem:o.problem,retry:o.reload,path:r}):
n(it,{rows:2});let u=l.state==="running"&&l.last_commit_at!==void 0&&rt.value-Date.parse(l.last_commit_at)>3e3*l.options.lease,c=l.etag!==void 0;return n(Z,{title:n(
$,{children:["Partition ",t," ",n(Ae,{state:l.state})]}),tools:n("div",{class:"row",children:[c&&Me("admin")&&n("button",{type:"button",disabled:l.state==="runn\
ing",title:l.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(l.dead??0)>0&&n(ee,{action:tf(e,l.dead??
0,t)}),n(Re,{text:Ue(r),label:"Copy as curl"})]}),children:[s&&n(Jb,{path:r,job:l,close:()=>a(!1)}),u&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(ot,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:nt(l.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(l.etag)],["Read",c&&P(l.read)],["Processed",c&&P(l.processed)],["Skipped",c&&P(l.skipped)],
["Dead",c&&((l.dead??0)>0?n("a",{href:O(pr({tab:"dead"})),children:_e(l.dead??0,"document")}):"0")],["Rate",c&&n(ef,{of:"Documents read",value:l.read},r)]]}),n(
ot,{rows:[["Last commit",l.last_commit_at&&n(X,{at:l.last_commit_at})],["Commits",l.blocks!==void 0&&P(l.blocks)],["Runs",l.acquisitions!==void 0?P(l.acquisitions):
P(l.attempt)],["Failed runs",P(l.errors??l.failures)],["Worker",l.lease&&`${l.lease.worker}, for ${we(Math.max(0,Date.parse(l.lease.expires_at)-rt.value))} more`],
["Next look",l.run_at&&!l.lease&&n(X,{at:l.run_at})],["Reason",Cn(l.reason)],["Error",l.error&&n("span",{class:"bad",children:`${l.error.type}: ${l.error.message}`})],
["What it reads",n("code",{children:nt(l.info??l.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(le(l.id)),children:l.id})]]})]})]})}function tf(e,t,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Jr(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${_e(t,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var Fb=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:nt(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":nt(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function Ub({task:e,dead:t}){let r=oe.value.get("partition")??void 0;return n($,{children:[r&&n("p",{class:"hint",children:[
"Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>ye({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(ee,{action:{...tf(e,t),label:"Replay all"},primary:!0})}),n(jn,{from:`${Jr(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Fb,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:n(pe,{title:"No document is dead"})})]})}function Wb({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([o,s,a])=>n("div",{children:[n(
"dt",{children:o}),n("dd",{class:a,children:P(s)})]},o)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(ef,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(ee,{action:Hb(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("d\
iv",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function Hb(e){return{label:"Drain",path:`${Jr(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function nf({task:e,link:t}){let r=oe.value.get("tab")??"grid",o=oe.value.get("state")??"",s=oe.value.get("cursor")??
void 0,a=Number(oe.value.get("partition"))||void 0,l=Jr(e.id),c=V(l,f=>L(l,{signal:f})).value??e,i=`${l}/partitions${Mt({limit:Lb,cursor:s,state:o})}`,p=V(i,f=>L(
i,{signal:f})),h=f=>ye({partition:f?.toString()},!0);return je({Escape:()=>h(void 0)}),n($,{children:[n(Wb,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(
Jn,{tabs:[["grid","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:f=>t({tab:f==="grid"?void 0:f,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(Ub,{task:c,dead:c.totals.dead})}):p.value===null?p.problem?n(We,{problem:p.problem,retry:p.reload,path:i}):
n(it,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(fr,{states:Nb}),p.value.partitions.length===0&&n("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),n(Ib,{partitions:p.value.partitions,selected:a,select:h})]}),(p.value.cursor||s)&&n(Lr,
{note:`partitions ${p.value.partitions[0]?.partition??""} to ${p.value.partitions[p.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:p.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(Bb,{task:c,number:a},a)})]})]})}var zb=["active","paused","scheduled","completed","failed","terminated"],Vb='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function rf(e){return`/workflows/${encodeURIComponent(e)}`}function of({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var Gb=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:O(rf(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Re,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Ae,{state:e.state})},{head:"Tasks",cell:e=>n(of,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?we(sf(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(X,{at:e.started_at??e.created_at})}];function sf(e){
return(e.ended_at?Date.parse(e.ended_at):rt.value)-Date.parse(e.started_at??"")}function af(){let e=oe.value.get("name")??"";return je({"/":()=>document.getElementById(
"name")?.focus()}),n(ie,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>ye({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(fr,{states:zb}),n(jn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:oe.value.get("state")??""},order:"newest first",columns:Gb,id:t=>t.id,page:t=>rf(t.id),unmatched:"No workflow ma\
tches",none:n(pe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(Y,{text:`curl -d '${Vb}' ${ne("v1/w\
orkflows")}`})]})})]})}function Kb(e){var a;let t=new Map(e.map(l=>[l.name,l])),r=new Map,o=(l,u)=>{let c=r.get(l.name);if(c!==void 0)return c;if(u.has(l.name))
return 0;u.add(l.name);let i=(l.after??[]).flatMap(h=>t.get(h)??[]),p=i.length===0?0:1+Math.max(...i.map(h=>o(h,u)));return r.set(l.name,p),p},s=[];for(let l of e)
(s[a=o(l,new Set)]??(s[a]=[])).push(l);return s.filter(Boolean)}function Qb(e,t){let r=Kb(e),o=a=>a.length*(Ie.height+Ie.below)-Ie.below,s=Math.max(...r.map(o));
return r.flatMap((a,l)=>a.map((u,c)=>{let i=u.partitions?.total??0,p=i-(u.partitions?.open??0);return{id:u.name,x:l*(Ie.width+Ie.right),y:(s-o(a))/2+c*(Ie.height+
Ie.below),title:u.name,text:`${u.paused?"paused":u.state}${i>0?` · ${P(p)} / ${P(i)}`:""}`,state:u.paused?"paused":u.state,page:`${Ln.value}?task=${encodeURIComponent(
u.name)}`,selected:u.name===t,done:i>0?{of:i,number:p}:void 0}}))}function Yb({task:e}){let t=Jr(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),o=(s,a,l)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:l,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(Z,{title:n($,{children:[e.name," ",n(Ae,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(ee,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="\
waiting"&&n(ee,{action:o("Skip","skip","The task is skipped")}),r&&n(ee,{action:o("Restart","restart","The task starts again")}),!r&&n(ee,{danger:!0,action:o("T\
erminate","terminate","Asked to stop")})]}),children:[n(ot,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Le(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(le(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",Cn(e.reason)],["Started",e.started_at&&n(X,{at:e.started_at})],["Ended",
e.ended_at&&n(X,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(nf,{task:e,
link:s=>pr(s)},e.id)]})}function lf({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=V(t,i=>L(t,{signal:i})),o=r.value,s=n("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return n(Rt,{data:r,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=o.tasks??[],l=["completed","failed","terminated"].includes(o.state),u=a.find(i=>i.name===oe.value.get(
"task")),c=(i,p,h,f)=>({label:i,path:`${t}/${p}`,cli:`pawl workflow ${p} ${e}`,done:h,confirm:f?{title:`${i} this workflow?`,text:f,danger:p==="terminate"}:void 0});
return n(ie,{title:n($,{children:[o.name||"Workflow"," ",n(Ae,{state:o.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:o.id}),
n(Re,{text:o.id,label:"Copy the id"})]}),tools:n($,{children:[!l&&(o.state==="paused"?n(ee,{action:c("Resume","resume","It goes on"),primary:!0}):n(ee,{action:c(
"Pause","pause","It is paused")})),l&&n(ee,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!l&&n(ee,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(ut,{data:r,path:t}),n("d\
iv",{class:"flow-line",children:[n(of,{counts:o.counts}),n("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${l?"took":"runs for"} ${we(sf(o))}`:"has not started",o.reason?` · ${Cn(o.reason)}`:""]})]}),a.length>
0&&n(Z,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(ya,{boxes:Qb(a,u?.name),edges:a.flatMap(i=>(i.after??[]).map(p=>[p,
i.name])),label:"Tasks"})}),u&&n(Yb,{task:u},u.id),n(Ft,{title:"Result",value:o.result}),n(Ft,{title:"Meta",value:o.meta})]})}var wa=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],ka=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Br=ge(!1);function Zb(){let t=V("rail",a=>L("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${Ln.value.split("/")[1]??
""}`,o={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[l,u]=o[a.page]??[];return n("li",{children:n("a",{href:O(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>Br.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!l&&n("span",{class:`rail-count ${u??""}`,children:P(l)})]})},a.page)};return n("nav",{class:Br.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:wa.map(s)}),n("ul",{class:"rail-end",children:ka.
map(s)}),n("p",{class:"rail-version",children:dt.value?.version})]})}var Xb={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function e0(){
let e=ra.value===0?0:Math.max(0,rt.value-ra.value);return rt.value,n("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":Ot.value,title:Ot.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Ot.value=!Ot.value,children:[n("span",{class:"dot"}),Xb[Dt.value],(Dt.value==="paused"||Dt.value==="lost")&&
e>2e3?` · ${ko(e)} old`:""]})}function uf(e,t){let r=e.trim(),o=r.toLowerCase(),s=[...[...wa,...ka].filter(c=>c.label.toLowerCase().includes(o)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"queue",page:Le(c)}))],a=r.indexOf(":"),l=r.
slice(0,a),u=r.slice(a+1);return a>0&&t.includes(l)&&s.unshift({label:u,note:`group of ${l}`,page:qn(l,u)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:Nn(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:le(r)}),s}function t0(){let[e,t]=A(""),[r,o]=A(0),[s,a]=A([]),l=ce(Promise.resolve(
[]));Se(()=>{l.current=L("v1/queues?limit=1000").then(p=>p.queues.map(h=>h.name)).catch(()=>[]),l.current.then(a)},[]);let u=uf(e,s),c=()=>ns.value=!1,i=p=>{p&&
(c(),Te(p.page))};return n(Bt,{title:"Go to",close:c,children:n("form",{onSubmit:p=>{p.preventDefault(),l.current.then(h=>i(uf(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{t(p.currentTarget.value),o(0)},
onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),o(Math.max(0,Math.min(u.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:u.slice(0,12).map((p,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>i(p),children:[n("span",{class:"cut",children:p.
label})," ",n("span",{class:"faint",children:p.note})]})},p.page))})]})})}var n0=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...wa,...ka].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],["y","copy the id of a job"],["e","open all of\
 its data, or fold it"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c","clear a live tail"],["p","pause the updates"],["t","them\
e"],["Esc","close, clear the selection"]];function r0(){return n(Bt,{title:"Keys",close:()=>So.value=!1,children:[n("dl",{class:"keys",children:n0.map(([e,t])=>n(
"div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"\
button",onClick:()=>So.value=!1,children:"Close"})})]})}function o0(){let[e,t]=A(""),[r,o]=A(""),[s,a]=A(!1),l=ce(null);return Se(()=>l.current?.focus(),[]),n("\
div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:u=>{u.preventDefault(),a(!0),Hu(e).catch(c=>o(c instanceof
dn?c.detail:"The server does not answer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("re\
ct",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign i\
n to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[
n("span",{children:"Token"}),n("input",{ref:l,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:u=>t(u.currentTarget.value)})]}),r&&n("\
p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}function s0(){let e=zo.value;return e===
null||$t.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function cf({children:e}){let t={"?":()=>So.value=
!0,t:Ti,p:()=>Ot.value=!Ot.value};for(let r of[...wa,...ka])t[`g ${r.key}`]=()=>Te(r.page);return je(t),n($,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{
r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(Zb,{}),Br.value&&n("button",{type:"button",class:"drawer-back","ari\
a-label":"Close the menu",onClick:()=>Br.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu",
"aria-label":"Menu","aria-expanded":Br.value,"aria-controls":"rail",onClick:()=>Br.value=!Br.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hid\
den":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>ns.value=!0,children:[n("svg",{class:"\
glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"\
Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),dt.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"\
read-only"}),n(e0,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{zt.value=!zt.value,xn("zone",zt.value?"utc":"local")},children:zt.
value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:Ti,onDblClick:()=>ba("system"),children:n("s\
vg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"\
plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>So.value=!0,children:"?"})]}),n(s0,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),ns.value&&
n(t0,{}),So.value&&n(r0,{}),n(Fd,{}),n(Bd,{}),$t.value&&n(o0,{})]})}var a0=[["/","Overview",()=>n(Id,{})],["/queues","Queues",()=>n(Np,{})],["/queues/:queue","Queue",({queue:e})=>n(Fp,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(vp,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(qp,{})],["/jobs/:ref","Job",({ref:e})=>n(Ap,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Xp,{reference:e},e)],["/scheduled","Scheduled",()=>n(Wp,{})],["/failures","Failures",()=>n(mp,{})],["/workflows","Workflows",()=>n(af,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(lf,{reference:e},e)],["/schedules","Schedules",()=>n(Vp,{})],["/schedules/:name","Schedule",({name:e})=>n(Gp,{name:e},
e)],["/callbacks","Callbacks",()=>n(Gd,{})],["/callbacks/:id","Callback",({id:e})=>n(Kd,{id:e},e)],["/channels","Channels",()=>n(Yd,{})],["/files","Downloads",()=>n(
hp,{})],["/workers","Workers",()=>n(Jp,{})],["/settings","Settings",()=>n(Qp,{})],["/about","About",()=>n(Jd,{})]];function l0(){Se(()=>{let o=()=>{qs().catch(()=>{
$t.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{$t.value||qs().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[o,
s,a]of a0){let l=Ed(o,Ln.value);if(l!==null){e=Object.values(l).pop()??s,t=a(l);break}}Se(()=>{document.title=`${e} · Pawl`},[e]);let r=ce(!0);return Se(()=>{r.
current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[Ln.value]),n(cf,{children:dt.value===null?null:t??n(ie,{title:"Nothing here",
children:n(pe,{title:"There is no such page",children:n("a",{href:O("/"),children:"Overview"})})})})}ku(n(l0,{}),document.getElementById("app"));})();
