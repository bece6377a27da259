"use strict";(()=>{var Gp=Object.defineProperty;var Kp=(e,t,r)=>t in e?Gp(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var wr=(e,t,r)=>Kp(e,typeof t!="symbol"?t+"":t,r);var ho,ve,Ni,ja,tr,Ri,Ii,Bi,Ra,uo,As,Fi,Na,La,qa,Qp,po={},fo=[],Yp=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,go=Array.isArray;function Bn(e,t){
for(var r in t)e[r]=t[r];return e}function Ia(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Ba(e,t,r){var s,o,l,a={};for(l in t)l=="key"?s=t[l]:l=="r\
ef"?o=t[l]:a[l]=t[l];if(arguments.length>2&&(a.children=arguments.length>3?ho.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(l in e.defaultProps)
a[l]===void 0&&(a[l]=e.defaultProps[l]);return co(e,a,s,o,null)}function co(e,t,r,s,o){var l={type:e,props:t,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:o??++Ni,__i:-1,__u:0};return o==null&&ve.vnode!=null&&ve.vnode(l),l}function T(e){return e.children}function es(e,t){this.props=e,this.context=t}function kr(e,t){if(t==null)return e.__?kr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?kr(e):null}function Zp(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,s=[],o=[],l=Bn({},
t);l.__v=t.__v+1,ve.vnode&&ve.vnode(l),Fa(e.__P,l,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,s,r??kr(t),!!(32&t.__u),o),l.__v=t.__v,l.__.__k[l.__i]=l,zi(s,l,o),
t.__e=t.__=null,l.__e!=r&&Ji(l)}}function Ji(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),Ji(e)}function Li(e){(!e.__d&&(e.__d=!0)&&tr.push(e)&&!mo.__r++||Ri!=ve.debounceRendering)&&((Ri=ve.debounceRendering)||Ii)(mo)}function mo(){
try{for(var e,t=1;tr.length;)tr.length>t&&tr.sort(Bi),e=tr.shift(),t=tr.length,Zp(e)}finally{tr.length=mo.__r=0}}function Ui(e,t,r,s,o,l,a,i,c,d,p){var h,f,y,_,
P,x,S=s&&s.__k||fo,w=t.length;for(c=Xp(r,t,S,c,w),h=0;h<w;h++)(y=r.__k[h])!=null&&(f=y.__i!=-1&&S[y.__i]||po,y.__i=h,x=Fa(e,y,f,o,l,a,i,c,d,p),_=y.__e,y.ref&&f.
ref!=y.ref&&(f.ref&&Ja(f.ref,null,y),p.push(y.ref,y.__c||_,y)),P==null&&_!=null&&(P=_),4&y.__u?(c=Wi(y,c,e),f.__e&&(f.__e=null)):typeof y.type=="function"&&x!==
void 0?c=x:_&&(c=_.nextSibling),y.__u&=-7);return r.__e=P,c}function Xp(e,t,r,s,o){var l,a,i,c,d,p=r.length,h=p,f=0;for(e.__k=new Array(o),l=0;l<o;l++)(a=t[l])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a=="string"||typeof a=="number"||typeof a=="bigint"||a.constructor==String?a=e.__k[l]=co(null,a,null,null,
null):go(a)?a=e.__k[l]=co(T,{children:a},null,null,null):a.constructor===void 0&&a.__b>0?a=e.__k[l]=co(a.type,a.props,a.key,a.ref?a.ref:null,a.__v):e.__k[l]=a,c=
l+f,a.__=e,a.__b=e.__b+1,i=null,(d=a.__i=ef(a,r,c,h))!=-1&&(h--,(i=r[d])&&(i.__u|=2)),i==null||i.__v==null?(d==-1&&(o>p?f--:o<p&&f++),typeof a.type!="function"&&
(a.__u|=4)):d!=c&&(d==c-1?f--:d==c+1?f++:(d>c?f--:f++,a.__u|=4))):e.__k[l]=null;if(h)for(l=0;l<p;l++)(i=r[l])!=null&&(2&i.__u)==0&&(i.__e==s&&(s=kr(i)),Gi(i,i));
return s}function Wi(e,t,r){var s,o;if(typeof e.type=="function"){for(s=e.__k,o=0;s&&o<s.length;o++)s[o]&&(s[o].__=e,t=Wi(s[o],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=kr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function ef(e,t,r,s){var o,l,a,i=e.key,c=e.type,d=t[r],p=d!=null&&(2&d.__u)==0;if(d===null&&i==null||p&&i==d.key&&c==d.type)return r;if(s>(p?1:0)){for(o=r-1,l=r+
1;o>=0||l<t.length;)if((d=t[a=o>=0?o--:l++])!=null&&(2&d.__u)==0&&i==d.key&&c==d.type)return a}return-1}function qi(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Yp.test(t)?r:r+"px"}function io(e,t,r,s,o){var l,a;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof s=="str\
ing"&&(e.style.cssText=s=""),s)for(t in s)r&&t in r||qi(e.style,t,"");if(r)for(t in r)s&&r[t]==s[t]||qi(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")l=t!=(t=t.replace(
Fi,"$1")),a=t.toLowerCase(),t=a in e||t=="onFocusOut"||t=="onFocusIn"?a.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+l]=r,r?s?r[As]=s[As]:(r[As]=Na,e.addEventListener(
t,l?qa:La,l)):e.removeEventListener(t,l?qa:La,l);else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function ji(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[uo]==null)t[uo]=Na++;else if(t[uo]<r[As])return;return r(ve.event?ve.event(t):t)}}}function Fa(e,t,r,s,o,l,a,i,c,d){var p,h,f,y,_,P,
x,S,w,$,E,J,q,te,z,ie,G=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),l=[i=t.__e=r.__e]),(p=ve.__b)&&p(t);e:if(typeof G=="function"){h=
a.length;try{if(w=t.props,$=G.prototype&&G.prototype.render,E=(p=G.contextType)&&s[p.__c],J=p?E?E.props.value:p.__:s,r.__c?S=(f=t.__c=r.__c).__=f.__E:($?t.__c=f=
new G(w,J):(t.__c=f=new es(w,J),f.constructor=G,f.render=nf),E&&E.sub(f),f.state||(f.state={}),f.__n=s,y=f.__d=!0,f.__h=[],f._sb=[]),$&&f.__s==null&&(f.__s=f.state),
$&&G.getDerivedStateFromProps!=null&&(f.__s==f.state&&(f.__s=Bn({},f.__s)),Bn(f.__s,G.getDerivedStateFromProps(w,f.__s))),_=f.props,P=f.state,f.__v=t,y)$&&G.getDerivedStateFromProps==
null&&f.componentWillMount!=null&&f.componentWillMount(),$&&f.componentDidMount!=null&&f.__h.push(f.componentDidMount);else{if($&&G.getDerivedStateFromProps==null&&
w!==_&&f.componentWillReceiveProps!=null&&f.componentWillReceiveProps(w,J),t.__v==r.__v||!f.__e&&f.shouldComponentUpdate!=null&&f.shouldComponentUpdate(w,f.__s,
J)===!1){t.__v!=r.__v&&(f.props=w,f.state=f.__s,f.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(R){R&&(R.__=t)}),fo.push.apply(f.__h,f._sb),f._sb=[],f.__h.
length&&a.push(f),i=kr(r);break e}f.componentWillUpdate!=null&&f.componentWillUpdate(w,f.__s,J),$&&f.componentDidUpdate!=null&&f.__h.push(function(){f.componentDidUpdate(
_,P,x)})}if(f.context=J,f.props=w,f.__P=e,f.__e=!1,q=ve.__r,te=0,$)f.state=f.__s,f.__d=!1,q&&q(t),p=f.render(f.props,f.state,f.context),fo.push.apply(f.__h,f._sb),
f._sb=[];else do f.__d=!1,q&&q(t),p=f.render(f.props,f.state,f.context),f.state=f.__s;while(f.__d&&++te<25);f.state=f.__s,f.getChildContext!=null&&(s=Bn(Bn({},s),
f.getChildContext())),$&&!y&&f.getSnapshotBeforeUpdate!=null&&(x=f.getSnapshotBeforeUpdate(_,P)),z=p!=null&&p.type===T&&p.key==null?Vi(p.props.children):p,i=Ui(
e,go(z)?z:[z],t,r,s,o,l,a,i,c,d),f.base=t.__e,t.__u&=-161,f.__h.length&&a.push(f),S&&(f.__E=f.__=null)}catch(R){if(a.length=h,t.__v=null,c||l!=null){if(R.then){
for(t.__u|=c?160:128;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;l!=null&&(l[l.indexOf(i)]=null),t.__e=i}else if(l!=null)for(ie=l.length;ie--;)Ia(l[ie])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),R.then||Hi(t),ve.__e(R,t,r)}}else l==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):i=t.__e=tf(r.__e,t,r,s,o,l,a,c,d);return(p=
ve.diffed)&&p(t),128&t.__u?void 0:i}function Hi(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Hi))}function zi(e,t,r){for(var s=0;s<r.length;s++)Ja(r[s],r[++s],
r[++s]);ve.__c&&ve.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(l){l.call(o)})}catch(l){ve.__e(l,o.__v)}})}function Vi(e){return typeof e!="\
object"||e==null||e.__b>0?e:go(e)?e.map(Vi):e.constructor!==void 0?null:Bn({},e)}function tf(e,t,r,s,o,l,a,i,c){var d,p,h,f,y,_,P,x=r.props||po,S=t.props,w=t.type;
if(w=="svg"?o="http://www.w3.org/2000/svg":w=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),l!=null){for(d=0;d<l.length;d++)
if((y=l[d])&&"setAttribute"in y==!!w&&(w?y.localName==w:y.nodeType==3)){e=y,l[d]=null;break}}if(e==null){if(w==null)return document.createTextNode(S);e=document.
createElementNS(o,w,S.is&&S),i&&(ve.__m&&ve.__m(t,l),i=!1),l=null}if(w==null)x===S||i&&e.data==S||(e.data=S);else{if(l=w=="textarea"&&S.defaultValue!=null?null:
l&&ho.call(e.childNodes),!i&&l!=null)for(x={},d=0;d<e.attributes.length;d++)x[(y=e.attributes[d]).name]=y.value;for(d in x)y=x[d],d=="dangerouslySetInnerHTML"?h=
y:d=="children"||d in S||d=="value"&&"defaultValue"in S||d=="checked"&&"defaultChecked"in S||io(e,d,null,y,o);for(d in S)y=S[d],d=="children"?f=y:d=="dangerousl\
ySetInnerHTML"?p=y:d=="value"?_=y:d=="checked"?P=y:i&&typeof y!="function"||x[d]===y||io(e,d,y,x[d],o);if(p)i||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.
innerHTML=p.__html),t.__k=[];else if(h&&(e.innerHTML=""),Ui(t.type=="template"?e.content:e,go(f)?f:[f],t,r,s,w=="foreignObject"?"http://www.w3.org/1999/xhtml":o,
l,a,l?l[0]:r.__k&&kr(r,0),i,c),l!=null)for(d=l.length;d--;)Ia(l[d]);i&&w!="textarea"||(d="value",w=="progress"&&_==null?e.removeAttribute("value"):_!=null&&(_!==
e[d]||w=="progress"&&!_||w=="option"&&_!=x[d])&&io(e,d,_,x[d],o),d="checked",P!=null&&P!=e[d]&&io(e,d,P,x[d],o))}return e}function Ja(e,t,r){try{if(typeof e=="f\
unction"){var s=typeof e.__u=="function";s&&e.__u(),s&&t==null||(e.__u=e(t))}else e.current=t}catch(o){ve.__e(o,r)}}function Gi(e,t,r){var s,o;if(ve.unmount&&ve.
unmount(e),(s=e.ref)&&(s.current&&s.current!=e.__e||Ja(s,null,t)),(s=e.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){ve.__e(l,t)}s.
base=s.__P=s.__n=null}if(s=e.__k)for(o=0;o<s.length;o++)s[o]&&Gi(s[o],t,r||typeof e.type!="function");r||Ia(e.__e),e.__c=e.__=e.__e=void 0}function nf(e,t,r){return this.
constructor(e,r)}function Ki(e,t,r){var s,o,l,a;t==document&&(t=document.documentElement),ve.__&&ve.__(e,t),o=(s=typeof r=="function")?null:r&&r.__k||t.__k,l=[],
a=[],Fa(t,e=(!s&&r||t).__k=Ba(T,null,[e]),o||po,po,t.namespaceURI,!s&&r?[r]:o?null:t.firstChild?ho.call(t.childNodes):null,l,!s&&r?r:o?o.__e:t.firstChild,s,a),zi(
l,e,a),e.props.children=null}ho=fo.slice,ve={__e:function(e,t,r,s){for(var o,l,a;t=t.__;)if((o=t.__c)&&!o.__)try{if((l=o.constructor)&&l.getDerivedStateFromError!=null&&(o.setState(l.getDerivedStateFromError(
e)),a=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(e,s||{}),a=o.__d),a)return o.__E=o}catch(i){e=i}throw e}},Ni=0,ja=function(e){return e!=null&&e.constructor===
void 0},es.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Bn({},this.state),typeof e=="function"&&(e=e(Bn({},r),
this.props)),e&&Bn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Li(this))},es.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Li(this))},
es.prototype.render=T,tr=[],Ii=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Bi=function(e,t){return e.__v.__b-t.__v.__b},
mo.__r=0,Ra=Math.random().toString(8),uo="__d"+Ra,As="__a"+Ra,Fi=/(PointerCapture)$|Capture$/i,Na=0,La=ji(!1),qa=ji(!0),Qp=0;var ts,rt,Ua,Qi,yo=0,su=[],at=ve,Yi=at.__b,Zi=at.__r,Xi=at.diffed,eu=at.__c,tu=at.unmount,nu=at.__;function vo(e,t){at.__h&&at.__h(rt,e,yo||t),yo=0;var r=rt.__H||
(rt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function j(e){return yo=1,rf(au,e)}function rf(e,t,r){var s=vo(ts++,2);if(s.t=e,!s.__c&&(s.
__=[r?r(t):au(void 0,t),function(i){var c=s.__N?s.__N[0]:s.__[0],d=s.t(c,i);c!==d&&(s.__N=[d,s.__[1]],s.__c.setState({}))}],s.__c=rt,!rt.__f)){var o=function(i,c,d){
if(!s.__c.__H)return!0;var p=!1,h=s.__c.props!==i;if(s.__c.__H.__.some(function(y){if(y.__N){p=!0;var _=y.__[0];y.__=y.__N,y.__N=void 0,_!==y.__[0]&&(h=!0)}}),l){
var f=l.call(this,i,c,d);return p?f||h:f}return!p||h};rt.__f=!0;var l=rt.shouldComponentUpdate,a=rt.componentWillUpdate;rt.componentWillUpdate=function(i,c,d){if(this.
__e){var p=l;l=void 0,o(i,c,d),l=p}a&&a.call(this,i,c,d)},rt.shouldComponentUpdate=o}return s.__N||s.__}function Fe(e,t){var r=vo(ts++,3);!at.__s&&Ha(r.__H,t)&&
(r.__=e,r.u=t,rt.__H.__h.push(r))}function ou(e,t){var r=vo(ts++,4);!at.__s&&Ha(r.__H,t)&&(r.__=e,r.u=t,rt.__h.push(r))}function me(e){return yo=5,_o(function(){
return{current:e}},[])}function _o(e,t){var r=vo(ts++,7);return Ha(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function sf(){for(var e;e=su.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(bo),t.__h.some(Wa),t.__h=[]}catch(r){t.__h=[],at.__e(r,e.__v)}}}at.__b=function(e){
rt=null,Yi&&Yi(e)},at.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),nu&&nu(e,t)},at.__r=function(e){Zi&&Zi(e),ts=0;var t=(rt=e.__c).__H;t&&(Ua===rt?(t.
__h=[],rt.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(bo),t.__h.some(Wa),t.__h=[],ts=0)),Ua=rt},at.diffed=function(e){Xi&&Xi(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(su.push(t)!==1&&Qi===at.requestAnimationFrame||((Qi=at.requestAnimationFrame)||of)(sf)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Ua=rt=null},at.__c=function(e,t){t.some(function(r){try{r.__h.some(bo),r.__h=r.__h.filter(function(s){return!s.__||Wa(s)})}catch(s){
t.some(function(o){o.__h&&(o.__h=[])}),t=[],at.__e(s,r.__v)}}),eu&&eu(e,t)},at.unmount=function(e){tu&&tu(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(s){
try{bo(s)}catch(o){t=o}}),r.__H=void 0,t&&at.__e(t,r.__v))};var ru=typeof requestAnimationFrame=="function";function of(e){var t,r=function(){clearTimeout(s),ru&&
cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(r,35);ru&&(t=requestAnimationFrame(r))}function bo(e){var t=rt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
rt=t}function Wa(e){var t=rt;e.__c=e.__(),rt=t}function Ha(e,t){return!e||e.length!==t.length||t.some(function(r,s){return r!==e[s]})}function au(e,t){return typeof t==
"function"?t(e):t}var af=Symbol.for("preact-signals");function xo(){if(Fn>1)Fn--;else{var e,t=!1;for((function(){var o=ko;for(ko=void 0;o!==void 0;){var l=o.S;if(l.v===o.v)for(var a=l.
t;a!==void 0;a=a.x)a.i===o.i&&(a.i=l.i);o=o.o}})();Rs!==void 0;){var r=Rs;for(Rs=void 0,wo++;r!==void 0;){var s=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&iu(r))try{r.
c()}catch(o){t||(e=o,t=!0)}r=s}}if(wo=0,Fn--,t)throw e}}function Va(e){if(Fn>0)return e();za=++lf,Fn++;try{return e()}finally{xo()}}var Os,Qe=void 0;function Ls(e){
var t=Qe,r=Os;Qe=void 0,Os=void 0;try{return e()}finally{Qe=t,Os=r}}var Rs=void 0,Fn=0,wo=0,lf=0,za=0,ko=void 0,So=0;function lu(e){if(Qe!==void 0){var t=e.n;if(t===
void 0||t.t!==Qe)return t={i:0,S:e,p:Qe.s,n:void 0,t:Qe,e:void 0,x:void 0,r:t},Qe.s!==void 0&&(Qe.s.n=t),Qe.s=t,e.n=t,32&Qe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Qe.s,t.n=void 0,Qe.s.n=t,Qe.s=t),t}}function mt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}mt.prototype.brand=af;mt.prototype.h=function(){return!0};mt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Ls(function(){var s;(s=t.W)==null||s.call(t)}))};mt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,s=e.x;r!==void 0&&(r.x=s,e.e=void 0),s!==void 0&&(s.e=r,e.x=void 0),e===this.t&&(this.t=s,s===void 0&&Ls(function(){var o;(o=t.Z)==null||o.call(t)}))}};
mt.prototype.subscribe=function(e){var t=this;return Un(function(){var r=t.value;Ls(function(){return e(r)})},{name:"sub"})};mt.prototype.valueOf=function(){return this.
value};mt.prototype.toString=function(){return this.value+""};mt.prototype.toJSON=function(){return this.value};mt.prototype.peek=function(){var e=this;return Ls(
function(){return e.value})};Object.defineProperty(mt.prototype,"value",{get:function(){var e=lu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(wo>100)throw new Error("Cycle detected");(function(r){Fn!==0&&wo===0&&r.l!==za&&(r.l=za,ko={S:r,v:r.v,i:r.i,o:ko})})(this),this.v=e,this.i++,So++,Fn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{xo()}}}});function xe(e,t){return new mt(e,t)}function iu(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function uu(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function cu(e){for(var t=e.s,r=void 0;t!==void 0;){var s=t.p;t.i===-1?(t.S.U(t),s!==void 0&&(s.n=t.n),t.n!==void 0&&(t.n.p=s)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=s}e.s=r}function Sr(e,t){mt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=So-1,this.f=4}Sr.prototype=new mt;Sr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===So))return!0;if(this.g=So,this.f|=1,this.i>0&&!iu(this))return this.f&=-2,!0;var e=Qe;try{uu(this),Qe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Qe=e,cu(this),this.f&=-2,!0};
Sr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}mt.prototype.S.call(this,e)};Sr.prototype.U=function(e){if(this.
t!==void 0&&(mt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Sr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Sr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=lu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Jn(e,t){return new Sr(e,t)}function du(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Fn++;var r=Qe;Qe=void 0;try{t()}catch(s){throw e.f&=-2,e.f|=8,Ga(e),s}finally{Qe=r,xo()}}}function Ga(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,du(e)}function uf(e){if(Qe!==this)throw new Error("Out-of-order effect");cu(this),Qe=e,this.f&=-2;try{8&this.f&&Ga(this)}finally{xo()}}function ns(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Os&&Os.push(this)}ns.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};ns.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,du(this),uu(this),Fn++;var e=Qe;return Qe=this,uf.bind(this,e)};ns.prototype.N=function(){2&this.f||(this.f|=2,this.u=Rs,Rs=this)};ns.prototype.d=function(){
this.f|=8,1&this.f||Ga(this)};ns.prototype.dispose=function(){this.d()};function Un(e,t){var r=new ns(e,t);try{r.c()}catch(o){throw r.d(),o}var s=r.d.bind(r);return s[Symbol.
dispose]=s,s}var pu,Co,$o,cf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var fu=[];Un(function(){pu=this.N})();function rs(e,t){ve[e]=t.bind(null,ve[e]||function(){})}function qs(e){if($o){var t=$o;$o=void 0,t()}$o=e&&e.S()}function mu(e){
var t=this,r=e.data,s=pf(r);s.name="ReactiveDom",s.value=r;var o=_o(function(){for(var i=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var d=Jn(function(){var y=s.
value.value;return y===0?0:y===!0?"":y||""}),p=Jn(function(){return!Array.isArray(d.value)&&!ja(d.value)}),h=Un(function(){if(this.N=hu,p.value){var y=d.value;i.
__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=y)}}),f=t.__$u.d;return t.__$u.d=function(){h(),f.call(this)},[p,d]},[]),l=o[0],a=o[1];return l.value?a.
peek():a.value}mu.displayName="ReactiveTextNode";Object.defineProperties(mt.prototype,{constructor:{configurable:!0,value:Ba(T,null).constructor},type:{configurable:!0,
value:mu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});rs("__b",function(e,t){if(qs(),
Co=void 0,typeof t.type=="string"){var r,s=t.props;for(var o in s)if(o!=="children"){var l=s[o];l instanceof mt&&(r||(t.__np=r={}),r[o]=l,s[o]=l.peek())}}e(t)});
rs("__r",function(e,t){if(e(t),t.type!==T){qs();var r,s=t.__c;s&&(s.__$f&=-2,(r=s.__$u)===void 0&&(s.__$u=r=(function(o,l){var a;return Un(function(){a=this},{name:l}),
a.c=o,a})((function(o){return function(){var l;cf&&((l=this.y)==null||l.call(this)),o.__$f|=1,o.setState({})}})(s),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Co=s,qs(r)}});rs("__e",function(e,t,r,s){qs(),Co=void 0,e(t,r,s)});rs("diffed",function(e,t){qs(),Co=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var s=t.__np,o=t.props,l=r.U;if(l)for(var a in l){var i=l[a];i===void 0||s&&a in s||(i.d(),l[a]=void 0)}if(s){l||(l={},r.U=l);for(var c in s){var d=l[c],
p=s[c];d===void 0?(d=df(r,c,p,o),l[c]=d):d.o(p,o)}}}e(t)});function df(e,t,r,s){var o=t in e&&e.ownerSVGElement===void 0,l=xe(r);return{o:function(a,i){l.value=
a,s=i},d:Un(function(){this.N=hu;var a=l.value.value;s[t]!==a&&(s[t]=a,o?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}rs("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var s=r.U;if(s){r.U=void 0;for(var o in s){var l=s[o];l&&l.d()}}}var a=t.__np;if(a){var i=t.
props;for(var c in a)i[c]=a[c]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(t)});rs("__h",function(e,t,r,s){s<3&&(t.__$f|=
2),e(t,r,s)});es.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,s=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(s||l||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!==
"__source"&&e[a]!==this.props[a])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function pf(e,t){return _o(function(){return xe(e,t)},[])}var ff=function(e){queueMicrotask(function(){queueMicrotask(e)})};function mf(){Va(function(){for(var e;e=fu.shift();)pu.call(e)})}function hu(){fu.push(this)===1&&(ve.requestAnimationFrame||ff)(mf)}var Ka=new URL(document.baseURI);function ne(e){return new URL(e,Ka).href}function Tt(e){let t=new URLSearchParams;for(let[s,o]of Object.entries(e))if(Array.isArray(
o))for(let l of o)t.append(s,l);else o!==void 0&&o!==""&&o!==!1&&t.set(s,String(o));let r=t.toString();return r===""?"":`?${r}`}var ln=class extends Error{constructor(r,s,o,l,a){
super(l||o);wr(this,"status",r);wr(this,"code",s);wr(this,"title",o);wr(this,"detail",l);wr(this,"retryAfter",a)}};async function gu(e){let t=Number(e.headers.get(
"retry-after")??"0");try{let r=await e.json();return new ln(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new ln(e.status,"",e.statusText,
"the answer came from something else than Pawl",t)}}var Wn=class{constructor(t){wr(this,"source",t)}};function Qa(e){return JSON.parse(e,(t,r,s)=>{let o=s?.source;
return typeof r!="number"||o===void 0||o.length<16||String(r)===o?r:new Wn(o)})}var lt=xe(null),Et=xe(!1),Ya=xe(0),js=xe(null),bu=Jn(()=>lt.value?.read_only===!0);
function Re(e){return lt.value!==null&&!lt.value.read_only&&lt.value.scopes.includes(e)}async function L(e,t={}){let r={},s={method:t.method??"GET",headers:r,cache:"\
no-store",signal:t.signal};t.body!==void 0&&(r["content-type"]="application/json",s.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key),t.ifMatch&&
(r["if-match"]=`"${t.ifMatch}"`);let o;try{o=await fetch(ne(e),s)}catch(l){if(t.signal?.aborted)throw l;let a=new ln(0,"unreachable","The server does not answer",
"It may be restarting; trying again.",0);throw js.value=a,a}if(!o.ok){let l=await gu(o);throw l.status===401&&(Et.value=!0),(l.status===503||l.status===507)&&(js.
value=l),l}if(js.value=null,o.status!==204)return Qa(await o.text())}async function To(){let e=Date.now(),t=await L("v1/me");Ya.value=Date.parse(t.now)-(e+Date.
now())/2,lt.value=t,Et.value=!1}async function yu(e){let t=await fetch(ne("ui/session"),{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
{token:e})});if(!t.ok)throw await gu(t);await To()}async function vu(){await L("ui/session",{method:"DELETE"}),lt.value=null,Et.value=!0}function Dn(){return[...crypto.
getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ye(e,t="GET",r){let s=l=>`'${l.replace(/'/g,"'\\''")}'`,o=["curl"];
return t!=="GET"&&o.push("-X",t),lt.value?.tokens&&o.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&o.push("-H 'content-type: application/json'","-d",
s(JSON.stringify(r))),o.push(s(ne(e))),o.join(" ")}var hf="uplot",gf="u-hz",bf="u-vt",yf="u-title",vf="u-wrap",_f="u-under",wf="u-over",kf="u-axis",Cr="u-off",Sf="u-select",xf="u-cursor-x",$f="u-cursor-y",Cf="u-\
cursor-pt",Tf="u-legend",Pf="u-live",Mf="u-inline",Ef="u-series",Df="u-marker",_u="u-label",Af="u-value",Is="width",Bs="height";var wu="bottom",ss="left",Za="right",hl="#000",ku=hl+"0",Xa="mousemove",Su="mousedown",el="mouseup",xu="mouseenter",$u="mouseleave",Cu="dblclick",Of="resize",Rf="\
scroll",Tu="change",Ao="dppxchange",gl="--",ds=typeof window<"u",ol=ds?document:null,as=ds?window:null,Lf=ds?navigator:null,Te,Po;function al(){let e=devicePixelRatio;
Te!=e&&(Te=e,Po&&il(Tu,Po,al),Po=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),Tr(Tu,Po,al),as.dispatchEvent(new CustomEvent(
Ao)))}function Yt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function ll(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function He(e,t,r){
e.style[t]=r+"px"}function vn(e,t,r,s){let o=ol.createElement(e);return t!=null&&Yt(o,t),r?.insertBefore(o,s),o}function un(e,t){return vn("div",e,t)}var Pu=new WeakMap;
function An(e,t,r,s,o){let l="translate("+t+"px,"+r+"px)",a=Pu.get(e);l!=a&&(e.style.transform=l,Pu.set(e,l),t<0||r<0||t>s||r>o?Yt(e,Cr):ll(e,Cr))}var Mu=new WeakMap;
function Eu(e,t,r){let s=t+r,o=Mu.get(e);s!=o&&(Mu.set(e,s),e.style.background=t,e.style.borderColor=r)}var Du=new WeakMap;function Au(e,t,r,s){let o=t+""+r,l=Du.
get(e);o!=l&&(Du.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=s?-t/2+"px":0,e.style.marginTop=s?-r/2+"px":0)}var bl={passive:!0},qf={...bl,
capture:!0};function Tr(e,t,r,s){t.addEventListener(e,r,s?qf:bl)}function il(e,t,r,s){t.removeEventListener(e,r,bl)}ds&&al();function _n(e,t,r,s){let o;r=r||0,s=
s||t.length-1;let l=s<=2147483647;for(;s-r>1;)o=l?r+s>>1:Zt((r+s)/2),t[o]<e?r=o:s=o;return e-t[r]<=t[s]-e?r:s}function ac(e){return(r,s,o)=>{let l=-1,a=-1;for(let i=s;i<=
o;i++)if(e(r[i])){l=i;break}for(let i=o;i>=s;i--)if(e(r[i])){a=i;break}return[l,a]}}var lc=e=>e!=null,ic=e=>e!=null&&e>0,Lo=ac(lc),jf=ac(ic);function Nf(e,t,r,s=0,o=!1){
let l=o?jf:Lo,a=o?ic:lc;[t,r]=l(e,t,r);let i=e[t],c=e[t];if(t>-1)if(s==1)i=e[t],c=e[r];else if(s==-1)i=e[r],c=e[t];else for(let d=t;d<=r;d++){let p=e[d];a(p)&&(p<
i?i=p:p>c&&(c=p))}return[i??je,c??-je]}function qo(e,t,r,s){let o=Lu(e),l=Lu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Hn:uc,i=o==1?Zt:cn,c=l==1?cn:Zt,
d=i(a(gt(e))),p=c(a(gt(t))),h=ls(r,d),f=ls(r,p);return r==10&&(d<0&&(h=Ne(h,-d)),p<0&&(f=Ne(f,-p))),s||r==2?(e=h*o,t=f*l):(e=fc(e,h),t=jo(t,f)),[e,t]}function yl(e,t,r,s){
let o=qo(e,t,r,s);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var vl=.1,Ou={mode:3,pad:vl},Js={pad:0,soft:null,mode:0},If={min:Js,max:Js};function Oo(e,t,r,s){return No(
r)?Ru(e,t,r):(Js.pad=r,Js.soft=s?0:null,Js.mode=s?3:0,Ru(e,t,If))}function $e(e,t){return e??t}function Bf(e,t,r){for(t=$e(t,0),r=$e(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Ru(e,t,r){let s=r.min,o=r.max,l=$e(s.pad,0),a=$e(o.pad,0),i=$e(s.hard,-je),c=$e(o.hard,je),d=$e(s.soft,je),p=$e(o.soft,-je),
h=$e(s.mode,0),f=$e(o.mode,0),y=t-e,_=Hn(y),P=Bt(gt(e),gt(t)),x=Hn(P),S=gt(x-_);(y<1e-24||S>10)&&(y=0,(e==0||t==0)&&(y=1e-24,h==2&&d!=je&&(l=0),f==2&&p!=-je&&(a=
0)));let w=y||P||1e3,$=Hn(w),E=ls(10,Zt($)),J=w*(y==0?e==0?.1:1:l),q=Ne(fc(e-J,E/10),24),te=e>=d&&(h==1||h==3&&q<=d||h==2&&q>=d)?d:je,z=Bt(i,q<te&&e>=te?te:wn(te,
q)),ie=w*(y==0?t==0?.1:1:a),G=Ne(jo(t+ie,E/10),24),R=t<=p&&(f==1||f==3&&G>=p||f==2&&G<=p)?p:-je,ce=wn(c,G>R&&t<=R?R:Bt(R,G));return z==ce&&z==0&&(ce=100),[z,ce]}
var Ff=new Intl.NumberFormat(ds?Lf.language:"en-US"),_l=e=>Ff.format(e),Xt=Math,Do=Xt.PI,gt=Xt.abs,Zt=Xt.floor,ht=Xt.round,cn=Xt.ceil,wn=Xt.min,Bt=Xt.max,ls=Xt.
pow,Lu=Xt.sign,Hn=Xt.log10,uc=Xt.log2,Jf=(e,t=1)=>Xt.sinh(e)*t,tl=(e,t=1)=>Xt.asinh(e/t),je=1/0;function qu(e){return(Hn((e^e>>31)-(e>>31))|0)+1}function ul(e,t,r){
return wn(Bt(e,t),r)}function cc(e){return typeof e=="function"}function ge(e){return cc(e)?e:()=>e}var Uf=()=>{},dc=e=>e,pc=(e,t)=>t,Wf=e=>null,ju=e=>!0,Nu=(e,t)=>e==
t,Hf=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=e=>{if(hc(e)||rr.has(e))return e;let t=`${e}`,r=t.match(Hf);if(r==null)return e;let s=r[0].length-1;if(t.indexOf("e-")!=-1){let[
o,l]=t.split("e");return+`${Pr(o)}e${l}`}return Ne(e,s)};function xr(e,t){return Pr(Ne(Pr(e/t))*t)}function jo(e,t){return Pr(cn(Pr(e/t))*t)}function fc(e,t){return Pr(
Zt(Pr(e/t))*t)}function Ne(e,t=0){if(hc(e))return e;let r=10**t,s=e*r*(1+Number.EPSILON);return ht(s)/r}var rr=new Map;function mc(e){return((""+e).split(".")[1]||
"").length}function Ws(e,t,r,s){let o=[],l=s.map(mc);for(let a=t;a<r;a++){let i=gt(a),c=Ne(ls(e,a),i);for(let d=0;d<s.length;d++){let p=e==10?+`${s[d]}e${a}`:s[d]*
c,h=(a>=0?0:i)+(a>=l[d]?0:l[d]),f=e==10?p:Ne(p,h);o.push(f),rr.set(f,h)}}return o}var Us={},wl=[],is=[null,null],nr=Array.isArray,hc=Number.isInteger,zf=e=>e===
void 0;function Iu(e){return typeof e=="string"}function No(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Vf(e){return e!=null&&
typeof e=="object"}var Gf=Object.getPrototypeOf(Uint8Array),gc="__proto__";function us(e,t=No){let r;if(nr(e)){let s=e.find(o=>o!=null);if(nr(s)||t(s)){r=Array(
e.length);for(let o=0;o<e.length;o++)r[o]=us(e[o],t)}else r=e.slice()}else if(e instanceof Gf)r=e.slice();else if(t(e)){r={};for(let s in e)s!=gc&&(r[s]=us(e[s],
t))}else r=e;return r}function dt(e){let t=arguments;for(let r=1;r<t.length;r++){let s=t[r];for(let o in s)o!=gc&&(No(e[o])?dt(e[o],us(s[o])):e[o]=us(s[o]))}return e}
var Kf=0,Qf=1,Yf=2;function Zf(e,t,r){for(let s=0,o,l=-1;s<t.length;s++){let a=t[s];if(a>l){for(o=a-1;o>=0&&e[o]==null;)e[o--]=null;for(o=a+1;o<r&&e[o]==null;)e[l=
o++]=null}}}function Xf(e,t){if(nm(e)){let a=e[0].slice();for(let i=1;i<e.length;i++)a.push(...e[i].slice(1));return rm(a[0])||(a=tm(a)),a}let r=new Set;for(let a=0;a<
e.length;a++){let c=e[a][0],d=c.length;for(let p=0;p<d;p++)r.add(c[p])}let s=[Array.from(r).sort((a,i)=>a-i)],o=s[0].length,l=new Map;for(let a=0;a<o;a++)l.set(
s[0][a],a);for(let a=0;a<e.length;a++){let i=e[a],c=i[0];for(let d=1;d<i.length;d++){let p=i[d],h=Array(o).fill(void 0),f=t?t[a][d]:Qf,y=[];for(let _=0;_<p.length;_++){
let P=p[_],x=l.get(c[_]);P===null?f!=Kf&&(h[x]=P,f==Yf&&y.push(x)):h[x]=P}Zf(h,y,o),s.push(h)}}return s}var em=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function tm(e){let t=e[0],r=t.length,s=Array(r);for(let l=0;l<s.length;l++)s[l]=l;s.sort((l,a)=>t[l]-t[a]);let o=[];for(let l=0;l<e.length;l++){
let a=e[l],i=Array(r);for(let c=0;c<r;c++)i[c]=a[s[c]];o.push(i)}return o}function nm(e){let t=e[0][0],r=t.length;for(let s=1;s<e.length;s++){let o=e[s][0];if(o.
length!=r)return!1;if(o!=t){for(let l=0;l<r;l++)if(o[l]!=t[l])return!1}}return!0}function rm(e,t=100){let r=e.length;if(r<=1)return!0;let s=0,o=r-1;for(;s<=o&&e[s]==
null;)s++;for(;o>=s&&e[o]==null;)o--;if(o<=s)return!0;let l=Bt(1,Zt((o-s+1)/t));for(let a=e[s],i=s+l;i<=o;i+=l){let c=e[i];if(c!=null){if(c<=a)return!1;a=c}}return!0}
var bc=["January","February","March","April","May","June","July","August","September","October","November","December"],yc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function vc(e){return e.slice(0,3)}var sm=yc.map(vc),om=bc.map(vc),am={MMMM:bc,MMM:om,WWWW:yc,WWW:sm};function Ns(e){return(e<
10?"0":"")+e}function lm(e){return(e<10?"00":e<100?"0":"")+e}var im={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Ns(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Ns(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>Ns(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Ns(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Ns(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>lm(e.getMilliseconds())};
function kl(e,t){t=t||am;let r=[],s=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=s.exec(e);)r.push(o[0][0]=="{"?im[o[1]]:o[0]);return l=>{let a="";for(let i=0;i<r.length;i++)
a+=typeof r[i]=="string"?r[i]:r[i](l,t);return a}}var um=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cm(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==um?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var _c=e=>e%
1==0,Ro=[1,2,2.5,5],dm=Ws(10,-32,0,Ro),wc=Ws(10,0,32,Ro),pm=wc.filter(_c),$r=dm.concat(wc),Sl=`
`,kc="{YYYY}",Bu=Sl+kc,Sc="{M}/{D}",Fs=Sl+Sc,Mo=Fs+"/{YY}",xc="{aa}",fm="{h}:{mm}",os=fm+xc,Fu=Sl+os,Ju=":{ss}",Me=null;function $c(e){let t=e*1e3,r=t*60,s=r*60,
o=s*24,l=o*30,a=o*365,c=(e==1?Ws(10,0,3,Ro).filter(_c):Ws(10,-3,0,Ro)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,s,s*2,s*3,s*4,s*6,s*8,s*12,o,o*2,o*3,o*
4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,l,l*2,l*3,l*4,l*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),d=[[a,kc,Me,Me,Me,Me,Me,Me,1],[o*28,"{MMM}",Bu,Me,Me,Me,Me,Me,1],[o,Sc,Bu,Me,
Me,Me,Me,Me,1],[s,"{h}"+xc,Mo,Me,Fs,Me,Me,Me,1],[r,os,Mo,Me,Fs,Me,Me,Me,1],[t,Ju,Mo+" "+os,Me,Fs+" "+os,Me,Fu,Me,1],[e,Ju+".{fff}",Mo+" "+os,Me,Fs+" "+os,Me,Fu,
Me,1]];function p(h){return(f,y,_,P,x,S)=>{let w=[],$=x>=a,E=x>=l&&x<a,J=h(_),q=Ne(J*e,3),te=nl(J.getFullYear(),$?0:J.getMonth(),E||$?1:J.getDate()),z=Ne(te*e,3);
if(E||$){let ie=E?x/l:0,G=$?x/a:0,R=q==z?q:Ne(nl(te.getFullYear()+G,te.getMonth()+ie,1)*e,3),ce=new Date(ht(R/e)),U=ce.getFullYear(),re=ce.getMonth();for(let K=0;R<=
P;K++){let be=nl(U+G*K,re+ie*K,1),V=be-h(Ne(be*e,3));R=Ne((+be+V)*e,3),R<=P&&w.push(R)}}else{let ie=x>=o?o:x,G=Zt(_)-Zt(q),R=z+G+jo(q-z,ie);w.push(R);let ce=h(R),
U=ce.getHours()+ce.getMinutes()/r+ce.getSeconds()/s,re=x/s,K=f.axes[y]._space,be=S/K;for(;R=Ne(R+x,e==1?0:3),!(R>P);)if(re>1){let V=Zt(Ne(U+re,6))%24,ke=h(R).getHours()-
V;ke>1&&(ke=-1),R-=ke*s,U=(U+re)%24;let Ae=w[w.length-1];Ne((R-Ae)/x,3)*be>=.7&&w.push(R)}else w.push(R)}return w}}return[c,d,p]}var[mm,hm,gm]=$c(1),[bm,ym,vm]=$c(
.001);Ws(2,-53,53,[1]);function Uu(e,t){return e.map(r=>r.map((s,o)=>o==0||o==8||s==null?s:t(o==1||r[8]==0?s:r[1]+s)))}function Wu(e,t){return(r,s,o,l,a)=>{let i=t.
find(_=>a>=_[0])||t[t.length-1],c,d,p,h,f,y;return s.map(_=>{let P=e(_),x=P.getFullYear(),S=P.getMonth(),w=P.getDate(),$=P.getHours(),E=P.getMinutes(),J=P.getSeconds(),
q=x!=c&&i[2]||S!=d&&i[3]||w!=p&&i[4]||$!=h&&i[5]||E!=f&&i[6]||J!=y&&i[7]||i[1];return c=x,d=S,p=w,h=$,f=E,y=J,q(P)})}}function _m(e,t){let r=kl(t);return(s,o,l,a,i)=>o.
map(c=>r(e(c)))}function nl(e,t,r){return new Date(e,t,r)}function Hu(e,t){return t(e)}var wm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function zu(e,t){return(r,s,o,l)=>l==
null?gl:t(e(s))}function km(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function Sm(e,t){return e.series[t].fill(
e,t)}var xm={show:!0,live:!0,isolate:!1,mount:Uf,markers:{show:!0,width:2,stroke:km,fill:Sm,dash:"solid"},idx:null,idxs:null,values:[]};function $m(e,t){let r=e.
cursor.points,s=un(),o=r.size(e,t);He(s,Is,o),He(s,Bs,o);let l=o/-2;He(s,"marginLeft",l),He(s,"marginTop",l);let a=r.width(e,t,o);return a&&He(s,"borderWidth",a),
s}function Cm(e,t){let r=e.series[t].points;return r._fill||r._stroke}function Tm(e,t){let r=e.series[t].points;return r._stroke||r._fill}function Pm(e,t){return e.
series[t].points.size}var rl=[0,0];function Mm(e,t,r){return rl[0]=t,rl[1]=r,rl}function Eo(e,t,r,s=!0){return o=>{o.button==0&&(!s||o.target==t)&&r(o)}}function sl(e,t,r,s=!0){
return o=>{(!s||o.target==t)&&r(o)}}var Em={show:!0,x:!0,y:!0,lock:!1,move:Mm,points:{one:!1,show:$m,size:Pm,width:0,stroke:Tm,fill:Cm},bind:{mousedown:Eo,mouseup:Eo,
click:Eo,dblclick:Eo,mousemove:sl,mouseleave:sl,mouseenter:sl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,s,o)=>s-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Cc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},xl=dt({},Cc,{filter:pc}),Tc=dt({},xl,{size:10}),Pc=dt({},Cc,{show:!1}),$l='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Mc="bold "+$l,Ec=1.5,Vu={
show:!0,scale:"x",stroke:hl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Mc,side:2,grid:xl,ticks:Tc,border:Pc,font:$l,lineGap:Ec,rotate:0},
Dm="Value",Am="Time",Gu={show:!0,scale:"x",auto:!1,sorted:1,min:je,max:-je,idxs:[]};function Om(e,t,r,s,o){return t.map(l=>l==null?"":_l(l))}function Rm(e,t,r,s,o,l,a){
let i=[],c=rr.get(o)||0;r=a?r:Ne(jo(r,o),c);for(let d=r;d<=s;d=Ne(d+o,c))i.push(Object.is(d,-0)?0:d);return i}function cl(e,t,r,s,o,l,a){let i=[],c=e.scales[e.axes[t].
scale].log,d=c==10?Hn:uc,p=Zt(d(r));o=ls(c,p),c==10&&(o=$r[_n(o,$r)]);let h=r,f=o*c;c==10&&(f=$r[_n(f,$r)]);do i.push(h),h=h+o,c==10&&!rr.has(h)&&(h=Ne(h,rr.get(
o))),h>=f&&(o=h,f=o*c,c==10&&(f=$r[_n(f,$r)]));while(h<=s);return i}function Lm(e,t,r,s,o,l,a){let c=e.scales[e.axes[t].scale].asinh,d=s>c?cl(e,t,Bt(c,r),s,o):[
c],p=s>=0&&r<=0?[0]:[];return(r<-c?cl(e,t,Bt(c,-s),-r,o):[c]).reverse().map(f=>-f).concat(p,d)}var Dc=/./,qm=/[12357]/,jm=/[125]/,Ku=/1/,dl=(e,t,r,s)=>e.map((o,l)=>t==
4&&o==0||l%s==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function Nm(e,t,r,s,o){let l=e.axes[r],a=l.scale,i=e.scales[a],c=e.valToPos,d=l._space,p=c(10,a),h=c(
9,a)-p>=d?Dc:c(7,a)-p>=d?qm:c(5,a)-p>=d?jm:Ku;if(h==Ku){let f=gt(c(1,a)-p);if(f<d)return dl(t.slice().reverse(),i.distr,h,cn(d/f)).reverse()}return dl(t,i.distr,
h,1)}function Im(e,t,r,s,o){let l=e.axes[r],a=l.scale,i=l._space,c=e.valToPos,d=gt(c(1,a)-c(2,a));return d<i?dl(t.slice().reverse(),3,Dc,cn(i/d)).reverse():t}function Bm(e,t,r,s){
return s==null?gl:t==null?"":_l(t)}var Qu={show:!0,scale:"y",stroke:hl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Mc,side:3,grid:xl,ticks:Tc,
border:Pc,font:$l,lineGap:Ec,rotate:0};function Fm(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function Jm(e,t){let{scale:r,idxs:s}=e.series[0],o=e._data[0],l=e.valToPos(
o[s[0]],r,!0),a=e.valToPos(o[s[1]],r,!0),i=gt(a-l),c=e.series[t],d=i/(c.points.space*Te);return s[1]-s[0]<=d}var Yu={scale:null,auto:!0,sorted:0,min:je,max:-je},
Ac=(e,t,r,s,o)=>o,Zu={show:!0,auto:!0,sorted:0,gaps:Ac,alpha:1,facets:[dt({},Yu,{scale:"x"}),dt({},Yu,{scale:"y"})]},Xu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:Ac,alpha:1,points:{show:Jm,filter:null},values:null,min:je,max:-je,idxs:[],path:null,clip:null};function Um(e,t,r,s,o){return r/10}var Oc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Wm=dt({},Oc,{time:!1,ori:1}),ec={};function Rc(e,t){let r=ec[e];return r||(r={key:e,plots:[],sub(s){r.plots.
push(s)},unsub(s){r.plots=r.plots.filter(o=>o!=s)},pub(s,o,l,a,i,c,d){for(let p=0;p<r.plots.length;p++)r.plots[p]!=o&&r.plots[p].pub(s,o,l,a,i,c,d)}},e!=null&&(ec[e]=
r)),r}var cs=1,pl=2;function Mr(e,t,r){let s=e.mode,o=e.series[t],l=s==2?e._data[t]:e._data,a=e.scales,i=e.bbox,c=l[0],d=s==2?l[1]:l[t],p=s==2?a[o.facets[0].scale]:
a[e.series[0].scale],h=s==2?a[o.facets[1].scale]:a[o.scale],f=i.left,y=i.top,_=i.width,P=i.height,x=e.valToPosH,S=e.valToPosV;return p.ori==0?r(o,c,d,p,h,x,S,f,
y,_,P,Bo,ps,Jo,qc,Nc):r(o,c,d,p,h,S,x,y,f,P,_,Fo,fs,Pl,jc,Ic)}function Cl(e,t){let r=0,s=0,o=$e(e.bands,wl);for(let l=0;l<o.length;l++){let a=o[l];a.series[0]==
t?r=a.dir:a.series[1]==t&&(a.dir==1?s|=1:s|=2)}return[r,s==1?-1:s==2?1:s==3?2:0]}function Hm(e,t,r,s,o){let l=e.mode,a=e.series[t],i=l==2?a.facets[1].scale:a.scale,
c=e.scales[i];return o==-1?c.min:o==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function zn(e,t,r,s,o,l){return Mr(e,t,(a,i,c,d,p,h,f,y,_,P,x)=>{let S=a.pxRound,w=d.
dir*(d.ori==0?1:-1),$=d.ori==0?ps:fs,E,J;w==1?(E=r,J=s):(E=s,J=r);let q=S(h(i[E],d,P,y)),te=S(f(c[E],p,x,_)),z=S(h(i[J],d,P,y)),ie=S(f(l==1?p.max:p.min,p,x,_)),
G=new Path2D(o);return $(G,z,ie),$(G,q,ie),$(G,q,te),G})}function Io(e,t,r,s,o,l){let a=null;if(e.length>0){a=new Path2D;let i=t==0?Jo:Pl,c=r;for(let h=0;h<e.length;h++){
let f=e[h];if(f[1]>f[0]){let y=f[0]-c;y>0&&i(a,c,s,y,s+l),c=f[1]}}let d=r+o-c,p=10;d>0&&i(a,c,s-p/2,d,s+l+p)}return a}function zm(e,t,r){let s=e[e.length-1];s&&
s[0]==t?s[1]=r:e.push([t,r])}function Tl(e,t,r,s,o,l,a){let i=[],c=e.length;for(let d=o==1?r:s;d>=r&&d<=s;d+=o)if(t[d]===null){let h=d,f=d;if(o==1)for(;++d<=s&&
t[d]===null;)f=d;else for(;--d>=r&&t[d]===null;)f=d;let y=l(e[h]),_=f==h?y:l(e[f]),P=h-o;y=a<=0&&P>=0&&P<c?l(e[P]):y;let S=f+o;_=a>=0&&S>=0&&S<c?l(e[S]):_,_>=y&&
i.push([y,_])}return i}function tc(e){return e==0?dc:e==1?ht:t=>xr(t,e)}function Lc(e){let t=e==0?Bo:Fo,r=e==0?(o,l,a,i,c,d)=>{o.arcTo(l,a,i,c,d)}:(o,l,a,i,c,d)=>{
o.arcTo(a,l,c,i,d)},s=e==0?(o,l,a,i,c)=>{o.rect(l,a,i,c)}:(o,l,a,i,c)=>{o.rect(a,l,c,i)};return(o,l,a,i,c,d=0,p=0)=>{d==0&&p==0?s(o,l,a,i,c):(d=wn(d,i/2,c/2),p=
wn(p,i/2,c/2),t(o,l+d,a),r(o,l+i,a,l+i,a+c,d),r(o,l+i,a+c,l,a+c,p),r(o,l,a+c,l,a,p),r(o,l,a,l+i,a,d),o.closePath())}}var Bo=(e,t,r)=>{e.moveTo(t,r)},Fo=(e,t,r)=>{
e.moveTo(r,t)},ps=(e,t,r)=>{e.lineTo(t,r)},fs=(e,t,r)=>{e.lineTo(r,t)},Jo=Lc(0),Pl=Lc(1),qc=(e,t,r,s,o,l)=>{e.arc(t,r,s,o,l)},jc=(e,t,r,s,o,l)=>{e.arc(r,t,s,o,l)},
Nc=(e,t,r,s,o,l,a)=>{e.bezierCurveTo(t,r,s,o,l,a)},Ic=(e,t,r,s,o,l,a)=>{e.bezierCurveTo(r,t,o,s,a,l)};function Bc(e){return(t,r,s,o,l)=>Mr(t,r,(a,i,c,d,p,h,f,y,_,P,x)=>{
let{pxRound:S,points:w}=a,$,E;d.ori==0?($=Bo,E=qc):($=Fo,E=jc);let J=Ne(w.width*Te,3),q=(w.size-w.width)/2*Te,te=Ne(q*2,3),z=new Path2D,ie=new Path2D,{left:G,top:R,
width:ce,height:U}=t.bbox;Jo(ie,G-te,R-te,ce+te*2,U+te*2);let re=K=>{if(c[K]!=null){let be=S(h(i[K],d,P,y)),V=S(f(c[K],p,x,_));$(z,be+q,V),E(z,be,V,q,0,Do*2)}};
if(l)l.forEach(re);else for(let K=s;K<=o;K++)re(K);return{stroke:J>0?z:null,fill:z,clip:ie,flags:cs|pl}})}function Fc(e){return(t,r,s,o,l,a)=>{s!=o&&(l!=s&&a!=s&&
e(t,r,s),l!=o&&a!=o&&e(t,r,o),e(t,r,a))}}var Vm=Fc(ps),Gm=Fc(fs);function Jc(e){let t=$e(e?.alignGaps,0);return(r,s,o,l)=>Mr(r,s,(a,i,c,d,p,h,f,y,_,P,x)=>{[o,l]=
Lo(c,o,l);let S=a.pxRound,w=U=>S(h(U,d,P,y)),$=U=>S(f(U,p,x,_)),E,J;d.ori==0?(E=ps,J=Vm):(E=fs,J=Gm);let q=d.dir*(d.ori==0?1:-1),te={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:cs},z=te.stroke,ie=!1;if(l-o>=P*4){let U=W=>r.posToVal(W,d.key,!0),re=null,K=null,be,V,Jt,Ve=w(i[q==1?o:l]),ke=w(i[o]),Ae=w(
i[l]),pe=U(q==1?ke+1:Ae-1);for(let W=q==1?o:l;W>=o&&W<=l;W+=q){let pt=i[W],Ge=(q==1?pt<pe:pt>pe)?Ve:w(pt),Pe=c[W];Ge==Ve?Pe!=null?(V=Pe,re==null?(E(z,Ge,$(V)),be=
re=K=V):V<re?re=V:V>K&&(K=V)):Pe===null&&(ie=!0):(re!=null&&J(z,Ve,$(re),$(K),$(be),$(V)),Pe!=null?(V=Pe,E(z,Ge,$(V)),re=K=be=V):(re=K=null,Pe===null&&(ie=!0)),
Ve=Ge,pe=U(Ve+q))}re!=null&&re!=K&&Jt!=Ve&&J(z,Ve,$(re),$(K),$(be),$(V))}else for(let U=q==1?o:l;U>=o&&U<=l;U+=q){let re=c[U];re===null?ie=!0:re!=null&&E(z,w(i[U]),
$(re))}let[R,ce]=Cl(r,s);if(a.fill!=null||R!=0){let U=te.fill=new Path2D(z),re=a.fillTo(r,s,a.min,a.max,R),K=$(re),be=w(i[o]),V=w(i[l]);q==-1&&([V,be]=[be,V]),E(
U,V,K),E(U,be,K)}if(!a.spanGaps){let U=[];ie&&U.push(...Tl(i,c,o,l,q,w,t)),te.gaps=U=a.gaps(r,s,o,l,U),te.clip=Io(U,d.ori,y,_,P,x)}return ce!=0&&(te.band=ce==2?
[zn(r,s,o,l,z,-1),zn(r,s,o,l,z,1)]:zn(r,s,o,l,z,ce)),te})}function Km(e){let t=$e(e.align,1),r=$e(e.ascDesc,!1),s=$e(e.alignGaps,0),o=$e(e.extend,!1);return(l,a,i,c)=>Mr(
l,a,(d,p,h,f,y,_,P,x,S,w,$)=>{[i,c]=Lo(h,i,c);let E=d.pxRound,{left:J,width:q}=l.bbox,te=ke=>E(_(ke,f,w,x)),z=ke=>E(P(ke,y,$,S)),ie=f.ori==0?ps:fs,G={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:cs},R=G.stroke,ce=f.dir*(f.ori==0?1:-1),U=z(h[ce==1?i:c]),re=te(p[ce==1?i:c]),K=re,be=re;o&&t==-1&&(be=J,ie(R,be,U)),
ie(R,re,U);for(let ke=ce==1?i:c;ke>=i&&ke<=c;ke+=ce){let Ae=h[ke];if(Ae==null)continue;let pe=te(p[ke]),W=z(Ae);t==1?ie(R,pe,U):ie(R,K,W),ie(R,pe,W),U=W,K=pe}let V=K;
o&&t==1&&(V=J+q,ie(R,V,U));let[Jt,Ve]=Cl(l,a);if(d.fill!=null||Jt!=0){let ke=G.fill=new Path2D(R),Ae=d.fillTo(l,a,d.min,d.max,Jt),pe=z(Ae);ie(ke,V,pe),ie(ke,be,
pe)}if(!d.spanGaps){let ke=[];ke.push(...Tl(p,h,i,c,ce,te,s));let Ae=d.width*Te/2,pe=r||t==1?Ae:-Ae,W=r||t==-1?-Ae:Ae;ke.forEach(pt=>{pt[0]+=pe,pt[1]+=W}),G.gaps=
ke=d.gaps(l,a,i,c,ke),G.clip=Io(ke,f.ori,x,S,w,$)}return Ve!=0&&(G.band=Ve==2?[zn(l,a,i,c,R,-1),zn(l,a,i,c,R,1)]:zn(l,a,i,c,R,Ve)),G})}function nc(e,t,r,s,o,l,a=je){
if(e.length>1){let i=null;for(let c=0,d=1/0;c<e.length;c++)if(t[c]!==void 0){if(i!=null){let p=gt(e[c]-e[i]);p<d&&(d=p,a=gt(r(e[c],s,o,l)-r(e[i],s,o,l)))}i=c}}return a}
function Qm(e){e=e||Us;let t=$e(e.size,[.6,je,1]),r=e.align||0,s=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let l=ge(o),a=1-t[0],i=$e(t[1],je),
c=$e(t[2],1),d=$e(e.disp,Us),p=$e(e.each,y=>{}),{fill:h,stroke:f}=d;return(y,_,P,x)=>Mr(y,_,(S,w,$,E,J,q,te,z,ie,G,R)=>{let ce=S.pxRound,U=r,re=s*Te,K=i*Te,be=c*
Te,V,Jt;E.ori==0?[V,Jt]=l(y,_):[Jt,V]=l(y,_);let Ve=E.dir*(E.ori==0?1:-1),ke=E.ori==0?Jo:Pl,Ae=E.ori==0?p:(B,Be,ft,Nr,fr,$n,mr)=>{p(B,Be,ft,fr,Nr,mr,$n)},pe=$e(
y.bands,wl).find(B=>B.series[0]==_),W=pe!=null?pe.dir:0,pt=S.fillTo(y,_,S.min,S.max,W),Lt=ce(te(pt,J,R,ie)),Ge,Pe,mn,zt=G,Xe=ce(S.width*Te),xn=!1,jn=null,tn=null,
Kn=null,Lr=null;h!=null&&(Xe==0||f!=null)&&(xn=!0,jn=h.values(y,_,P,x),tn=new Map,new Set(jn).forEach(B=>{B!=null&&tn.set(B,new Path2D)}),Xe>0&&(Kn=f.values(y,_,
P,x),Lr=new Map,new Set(Kn).forEach(B=>{B!=null&&Lr.set(B,new Path2D)})));let{x0:qr,size:xs}=d;if(qr!=null&&xs!=null){U=1,w=qr.values(y,_,P,x),qr.unit==2&&(w=w.
map(ft=>y.posToVal(z+ft*G,E.key,!0)));let B=xs.values(y,_,P,x);xs.unit==2?Pe=B[0]*G:Pe=q(B[0],E,G,z)-q(0,E,G,z),zt=nc(w,$,q,E,G,z,zt),mn=zt-Pe+re}else zt=nc(w,$,
q,E,G,z,zt),mn=zt*a+re,Pe=zt-mn;mn<1&&(mn=0),Xe>=Pe/2&&(Xe=0),mn<5&&(ce=dc);let Zs=mn>0,dr=zt-mn-(Zs?Xe:0);Pe=ce(ul(dr,be,K)),Ge=(U==0?Pe/2:U==Ve?0:Pe)-U*Ve*((U==
0?re/2:0)+(Zs?Xe/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},jr=xn?null:new Path2D,Nn=null;if(pe!=null)Nn=y.data[pe.series[1]];else{
let{y0:B,y1:Be}=d;B!=null&&Be!=null&&($=Be.values(y,_,P,x),Nn=B.values(y,_,P,x))}let pr=V*Pe,ue=Jt*Pe;for(let B=Ve==1?P:x;B>=P&&B<=x;B+=Ve){let Be=$[B];if(Be==null)
continue;if(Nn!=null){let Ut=Nn[B]??0;if(Be-Ut==0)continue;Lt=te(Ut,J,R,ie)}let ft=E.distr!=2||d!=null?w[B]:B,Nr=q(ft,E,G,z),fr=te($e(Be,pt),J,R,ie),$n=ce(Nr-Ge),
mr=ce(Bt(fr,Lt)),Vt=ce(wn(fr,Lt)),nn=mr-Vt;if(Be!=null){let Ut=Be<0?ue:pr,hn=Be<0?pr:ue;xn?(Xe>0&&Kn[B]!=null&&ke(Lr.get(Kn[B]),$n,Vt+Zt(Xe/2),Pe,Bt(0,nn-Xe),Ut,
hn),jn[B]!=null&&ke(tn.get(jn[B]),$n,Vt+Zt(Xe/2),Pe,Bt(0,nn-Xe),Ut,hn)):ke(jr,$n,Vt+Zt(Xe/2),Pe,Bt(0,nn-Xe),Ut,hn),Ae(y,_,B,$n-Xe/2,Vt,Pe+Xe,nn)}}return Xe>0?qt.
stroke=xn?Lr:jr:xn||(qt._fill=S.width==0?S._fill:S._stroke??S._fill,qt.width=0),qt.fill=xn?tn:jr,qt})}function Ym(e,t){let r=$e(t?.alignGaps,0);return(s,o,l,a)=>Mr(
s,o,(i,c,d,p,h,f,y,_,P,x,S)=>{[l,a]=Lo(d,l,a);let w=i.pxRound,$=V=>w(f(V,p,x,_)),E=V=>w(y(V,h,S,P)),J,q,te;p.ori==0?(J=Bo,te=ps,q=Nc):(J=Fo,te=fs,q=Ic);let z=p.
dir*(p.ori==0?1:-1),ie=$(c[z==1?l:a]),G=ie,R=[],ce=[];for(let V=z==1?l:a;V>=l&&V<=a;V+=z)if(d[V]!=null){let Ve=c[V],ke=$(Ve);R.push(G=ke),ce.push(E(d[V]))}let U={
stroke:e(R,ce,J,te,q,w),fill:null,clip:null,band:null,gaps:null,flags:cs},re=U.stroke,[K,be]=Cl(s,o);if(i.fill!=null||K!=0){let V=U.fill=new Path2D(re),Jt=i.fillTo(
s,o,i.min,i.max,K),Ve=E(Jt);te(V,G,Ve),te(V,ie,Ve)}if(!i.spanGaps){let V=[];V.push(...Tl(c,d,l,a,z,$,r)),U.gaps=V=i.gaps(s,o,l,a,V),U.clip=Io(V,p.ori,_,P,x,S)}return be!=
0&&(U.band=be==2?[zn(s,o,l,a,re,-1),zn(s,o,l,a,re,1)]:zn(s,o,l,a,re,be)),U})}function Zm(e){return Ym(Xm,e)}function Xm(e,t,r,s,o,l){let a=e.length;if(a<2)return null;
let i=new Path2D;if(r(i,e[0],t[0]),a==2)s(i,e[1],t[1]);else{let c=Array(a),d=Array(a-1),p=Array(a-1),h=Array(a-1);for(let f=0;f<a-1;f++)p[f]=t[f+1]-t[f],h[f]=e[f+
1]-e[f],d[f]=p[f]/h[f];c[0]=d[0];for(let f=1;f<a-1;f++)d[f]===0||d[f-1]===0||d[f-1]>0!=d[f]>0?c[f]=0:(c[f]=3*(h[f-1]+h[f])/((2*h[f]+h[f-1])/d[f-1]+(h[f]+2*h[f-1])/
d[f]),isFinite(c[f])||(c[f]=0));c[a-1]=d[a-2];for(let f=0;f<a-1;f++)o(i,e[f]+h[f]/3,t[f]+c[f]*h[f]/3,e[f+1]-h[f]/3,t[f+1]-c[f+1]*h[f]/3,e[f+1],t[f+1])}return i}
var fl=new Set;function rc(){for(let e of fl)e.syncRect(!0)}ds&&(Tr(Of,as,rc),Tr(Rf,as,rc,!0),Tr(Ao,as,()=>{bt.pxRatio=Te}));var eh=Jc(),th=Bc();function sc(e,t,r,s){
return(s?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,a)=>ml(l,a,t,r))}function nh(e,t){return e.map((r,s)=>s==0?{}:dt({},t,r))}function ml(e,t,r,s){
return dt({},t==0?r:s,e)}function Uc(e,t,r){return t==null?is:[t,r]}var rh=Uc;function sh(e,t,r){return t==null?is:Oo(t,r,vl,!0)}function Wc(e,t,r,s){return t==
null?is:qo(t,r,e.scales[s].log,!1)}var oh=Wc;function Hc(e,t,r,s){return t==null?is:yl(t,r,e.scales[s].log,!1)}var ah=Hc;function lh(e,t,r,s,o){let l=Bt(qu(e),qu(
t)),a=t-e,i=_n(o/s*a,r);do{let c=r[i],d=s*c/a;if(d>=o&&l+(c<5?rr.get(c):0)<=17)return[c,d]}while(++i<r.length);return[0,0]}function oc(e){let t,r;return e=e.replace(
/(\d+)px/,(s,o)=>(t=ht((r=+o)*Te))+"px"),[e,t,r]}function ih(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Te,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function bt(e,t,r){let s={mode:$e(e.mode,1)},o=s.mode;function l(u,m,g,b){let v=m.valToPct(u);return b+g*(m.dir==-1?1-v:v)}function a(u,m,g,b){let v=m.
valToPct(u);return b+g*(m.dir==-1?v:1-v)}function i(u,m,g,b){return m.ori==0?l(u,m,g,b):a(u,m,g,b)}s.valToPosH=l,s.valToPosV=a;let c=!1;s.status=0;let d=s.root=
un(hf);if(e.id!=null&&(d.id=e.id),Yt(d,e.class),e.title){let u=un(yf,d);u.textContent=e.title}let p=vn("canvas"),h=s.ctx=p.getContext("2d"),f=un(vf,d);Tr("click",
f,u=>{u.target===_&&(Je!=Kr||Ke!=Qr)&&Ct.click(s,u)},!0);let y=s.under=un(_f,f);f.appendChild(p);let _=s.over=un(wf,f);e=us(e);let P=+$e(e.pxAlign,1),x=tc(P);(e.
plugins||[]).forEach(u=>{u.opts&&(e=u.opts(s,e)||e)});let S=e.ms||.001,w=s.series=o==1?sc(e.series||[],Gu,Xu,!1):nh(e.series||[null],Zu),$=s.axes=sc(e.axes||[],
Vu,Qu,!0),E=s.scales={},J=s.bands=e.bands||[];J.forEach(u=>{u.fill=ge(u.fill||null),u.dir=$e(u.dir,-1)});let q=o==2?w[1].facets[0].scale:w[0].scale,te={axes:Op,
series:Pp},z=(e.drawOrder||["axes","series"]).map(u=>te[u]);function ie(u){let m=u.distr==3?g=>Hn(g>0?g:u.clamp(s,g,u.min,u.max,u.key)):u.distr==4?g=>tl(g,u.asinh):
u.distr==100?g=>u.fwd(g):g=>g;return g=>{let b=m(g),{_min:v,_max:k}=u,C=k-v;return(b-v)/C}}function G(u){let m=E[u];if(m==null){let g=(e.scales||Us)[u]||Us;if(g.
from!=null){G(g.from);let b=dt({},E[g.from],g,{key:u});b.valToPct=ie(b),E[u]=b}else{m=E[u]=dt({},u==q?Oc:Wm,g),m.key=u;let b=m.time,v=m.range,k=nr(v);if((u!=q||
o==2&&!b)&&(k&&(v[0]==null||v[1]==null)&&(v={min:v[0]==null?Ou:{mode:1,hard:v[0],soft:v[0]},max:v[1]==null?Ou:{mode:1,hard:v[1],soft:v[1]}},k=!1),!k&&No(v))){let C=v;
v=(D,A,N)=>A==null?is:Oo(A,N,C)}m.range=ge(v||(b?rh:u==q?m.distr==3?oh:m.distr==4?ah:Uc:m.distr==3?Wc:m.distr==4?Hc:sh)),m.auto=ge(k?!1:m.auto),m.clamp=ge(m.clamp||
Um),m._min=m._max=null,m.valToPct=ie(m)}}}G("x"),G("y"),o==1&&w.forEach(u=>{G(u.scale)}),$.forEach(u=>{G(u.scale)});for(let u in e.scales)G(u);let R=E[q],ce=R.distr,
U,re;R.ori==0?(Yt(d,gf),U=l,re=a):(Yt(d,bf),U=a,re=l);let K={};for(let u in E){let m=E[u];(m.min!=null||m.max!=null)&&(K[u]={min:m.min,max:m.max},m.min=m.max=null)}
let be=e.tzDate||(u=>new Date(ht(u/S))),V=e.fmtDate||kl,Jt=S==1?gm(be):vm(be),Ve=Wu(be,Uu(S==1?hm:ym,V)),ke=zu(be,Hu(wm,V)),Ae=[],pe=s.legend=dt({},xm,e.legend),
W=s.cursor=dt({},Em,{drag:{y:o==2}},e.cursor),pt=pe.show,Lt=W.show,Ge=pe.markers;pe.idxs=Ae,Ge.width=ge(Ge.width),Ge.dash=ge(Ge.dash),Ge.stroke=ge(Ge.stroke),Ge.
fill=ge(Ge.fill);let Pe,mn,zt,Xe=[],xn=[],jn,tn=!1,Kn={};if(pe.live){let u=w[1]?w[1].values:null;tn=u!=null,jn=tn?u(s,1,0):{_:0};for(let m in jn)Kn[m]=gl}if(pt)
if(Pe=vn("table",Tf,d),zt=vn("tbody",null,Pe),pe.mount(s,Pe),tn){mn=vn("thead",null,Pe,zt);let u=vn("tr",null,mn);vn("th",null,u);for(var Lr in jn)vn("th",_u,u).
textContent=Lr}else Yt(Pe,Mf),pe.live&&Yt(Pe,Pf);let qr={show:!0},xs={show:!1};function Zs(u,m){if(m==0&&(tn||!pe.live||o==2))return is;let g=[],b=vn("tr",Ef,zt,
zt.childNodes[m]);Yt(b,u.class),u.show||Yt(b,Cr);let v=vn("th",null,b);if(Ge.show){let D=un(Df,v);if(m>0){let A=Ge.width(s,m);A&&(D.style.border=A+"px "+Ge.dash(
s,m)+" "+Ge.stroke(s,m)),D.style.background=Ge.fill(s,m)}}let k=un(_u,v);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,m>0&&(Ge.show||
(k.style.color=u.width>0?Ge.stroke(s,m):Ge.fill(s,m)),qt("click",v,D=>{if(W._lock)return;gr(D);let A=w.indexOf(u);if((D.ctrlKey||D.metaKey)!=pe.isolate){let N=w.
some((I,F)=>F>0&&F!=A&&I.show);w.forEach((I,F)=>{F>0&&Tn(F,N?F==A?qr:xs:qr,!0,ct.setSeries)})}else Tn(A,{show:!u.show},!0,ct.setSeries)},!1),Br&&qt(xu,v,D=>{W._lock||
(gr(D),Tn(w.indexOf(u),Zr,!0,ct.setSeries))},!1));for(var C in jn){let D=vn("td",Af,b);D.textContent="--",g.push(D)}return[b,g]}let dr=new Map;function qt(u,m,g,b=!0){
let v=dr.get(m)||{},k=W.bind[u](s,m,g,b);k&&(Tr(u,m,v[u]=k),dr.set(m,v))}function jr(u,m,g){let b=dr.get(m)||{};for(let v in b)(u==null||v==u)&&(il(v,m,b[v]),delete b[v]);
u==null&&dr.delete(m)}let Nn=0,pr=0,ue=0,B=0,Be=0,ft=0,Nr=Be,fr=ft,$n=ue,mr=B,Vt=0,nn=0,Ut=0,hn=0;s.bbox={};let da=!1,Xs=!1,Ir=!1,hr=!1,eo=!1,rn=!1;function pa(u,m,g){
(g||u!=s.width||m!=s.height)&&si(u,m),Hr(!1),Ir=!0,Xs=!0,zr()}function si(u,m){s.width=Nn=ue=u,s.height=pr=B=m,Be=ft=0,wp(),kp();let g=s.bbox;Vt=g.left=xr(Be*Te,
.5),nn=g.top=xr(ft*Te,.5),Ut=g.width=xr(ue*Te,.5),hn=g.height=xr(B*Te,.5)}let yp=3;function vp(){let u=!1,m=0;for(;!u;){m++;let g=Dp(m),b=Ap(m);u=m==yp||g&&b,u||
(si(s.width,s.height),Xs=!0)}}function _p({width:u,height:m}){pa(u,m)}s.setSize=_p;function wp(){let u=!1,m=!1,g=!1,b=!1;$.forEach((v,k)=>{if(v.show&&v._show){let{
side:C,_size:D}=v,A=C%2,N=v.label!=null?v.labelSize:0,I=D+N;I>0&&(A?(ue-=I,C==3?(Be+=I,b=!0):g=!0):(B-=I,C==0?(ft+=I,u=!0):m=!0))}}),br[0]=u,br[1]=g,br[2]=m,br[3]=
b,ue-=Qn[1]+Qn[3],Be+=Qn[3],B-=Qn[2]+Qn[0],ft+=Qn[0]}function kp(){let u=Be+ue,m=ft+B,g=Be,b=ft;function v(k,C){switch(k){case 1:return u+=C,u-C;case 2:return m+=
C,m-C;case 3:return g-=C,g+C;case 0:return b-=C,b+C}}$.forEach((k,C)=>{if(k.show&&k._show){let D=k.side;k._pos=v(D,k._size),k.label!=null&&(k._lpos=v(D,k.labelSize))}})}
if(W.dataIdx==null){let u=W.hover,m=u.skip=new Set(u.skip??[]);m.add(void 0);let g=u.prox=ge(u.prox),b=u.bias??(u.bias=0);W.dataIdx=(v,k,C,D)=>{if(k==0)return C;
let A=C,N=g(v,k,C,D)??je,I=N>=0&&N<je,F=R.ori==0?ue:B,se=W.left,Ce=t[0],Se=t[k];if(m.has(Se[C])){A=null;let fe=null,ee=null,H;if(b==0||b==-1)for(H=C;fe==null&&H-- >
0;)m.has(Se[H])||(fe=H);if(b==0||b==1)for(H=C;ee==null&&H++<Se.length;)m.has(Se[H])||(ee=H);if(fe!=null||ee!=null)if(I){let We=fe==null?-1/0:U(Ce[fe],R,F,0),tt=ee==
null?1/0:U(Ce[ee],R,F,0),xt=se-We,Oe=tt-se;xt<=Oe?xt<=N&&(A=fe):Oe<=N&&(A=ee)}else A=ee==null?fe:fe==null?ee:C-fe<=ee-C?fe:ee}else I&&gt(se-U(Ce[C],R,F,0))>N&&(A=
null);return A}}let gr=u=>{W.event=u};W.idxs=Ae,W._lock=!1;let Mt=W.points;Mt.show=ge(Mt.show),Mt.size=ge(Mt.size),Mt.stroke=ge(Mt.stroke),Mt.width=ge(Mt.width),
Mt.fill=ge(Mt.fill);let Cn=s.focus=dt({},e.focus||{alpha:.3},W.focus),Br=Cn.prox>=0,Fr=Br&&Mt.one,sn=[],Jr=[],Ur=[];function oi(u,m){let g=Mt.show(s,m);if(g instanceof
HTMLElement)return Yt(g,Cf),Yt(g,u.class),An(g,-10,-10,ue,B),_.insertBefore(g,sn[m]),g}function ai(u,m){if(o==1||m>0){let g=o==1&&E[u.scale].time,b=u.value;u.value=
g?Iu(b)?zu(be,Hu(b,V)):b||ke:b||Bm,u.label=u.label||(g?Am:Dm)}if(Fr||m>0){u.width=u.width==null?1:u.width,u.paths=u.paths||eh||Wf,u.fillTo=ge(u.fillTo||Hm),u.pxAlign=
+$e(u.pxAlign,P),u.pxRound=tc(u.pxAlign),u.stroke=ge(u.stroke||null),u.fill=ge(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let g=Fm(Bt(1,u.width),1),
b=u.points=dt({},{size:g,width:Bt(1,g*.2),stroke:u.stroke,space:g*2,paths:th,_stroke:null,_fill:null},u.points);b.show=ge(b.show),b.filter=ge(b.filter),b.fill=ge(
b.fill),b.stroke=ge(b.stroke),b.paths=ge(b.paths),b.pxAlign=u.pxAlign}if(pt){let g=Zs(u,m);Xe.splice(m,0,g[0]),xn.splice(m,0,g[1]),pe.values.push(null)}if(Lt){Ae.
splice(m,0,null);let g=null;Fr?m==0&&(g=oi(u,m)):m>0&&(g=oi(u,m)),sn.splice(m,0,g),Jr.splice(m,0,0),Ur.splice(m,0,0)}St("addSeries",m)}function Sp(u,m){m=m??w.length,
u=o==1?ml(u,m,Gu,Xu):ml(u,m,{},Zu),w.splice(m,0,u),ai(w[m],m)}s.addSeries=Sp;function xp(u){if(w.splice(u,1),pt){pe.values.splice(u,1),xn.splice(u,1);let m=Xe.splice(
u,1)[0];jr(null,m.firstChild),m.remove()}Lt&&(Ae.splice(u,1),sn.splice(u,1)[0].remove(),Jr.splice(u,1),Ur.splice(u,1)),St("delSeries",u)}s.delSeries=xp;let br=[
!1,!1,!1,!1];function $p(u,m){if(u._show=u.show,u.show){let g=u.side%2,b=E[u.scale];b==null&&(u.scale=g?w[1].scale:q,b=E[u.scale]);let v=b.time;u.size=ge(u.size),
u.space=ge(u.space),u.rotate=ge(u.rotate),nr(u.incrs)&&u.incrs.forEach(C=>{!rr.has(C)&&rr.set(C,mc(C))}),u.incrs=ge(u.incrs||(b.distr==2?pm:v?S==1?mm:bm:$r)),u.
splits=ge(u.splits||(v&&b.distr==1?Jt:b.distr==3?cl:b.distr==4?Lm:Rm)),u.stroke=ge(u.stroke),u.grid.stroke=ge(u.grid.stroke),u.ticks.stroke=ge(u.ticks.stroke),u.
border.stroke=ge(u.border.stroke);let k=u.values;u.values=nr(k)&&!nr(k[0])?ge(k):v?nr(k)?Wu(be,Uu(k,V)):Iu(k)?_m(be,k):k||Ve:k||Om,u.filter=ge(u.filter||(b.distr>=
3&&b.log==10?Nm:b.distr==3&&b.log==2?Im:pc)),u.font=oc(u.font),u.labelFont=oc(u.labelFont),u._size=u.size(s,null,m,0),u._space=u._rotate=u._incrs=u._found=u._splits=
u._values=null,u._size>0&&(br[m]=!0,u._el=un(kf,f))}}function $s(u,m,g,b){let[v,k,C,D]=g,A=m%2,N=0;return A==0&&(D||k)&&(N=m==0&&!v||m==2&&!C?ht(Vu.size/3):0),A==
1&&(v||C)&&(N=m==1&&!k||m==3&&!D?ht(Qu.size/2):0),N}let li=s.padding=(e.padding||[$s,$s,$s,$s]).map(u=>ge($e(u,$s))),Qn=s._padding=li.map((u,m)=>u(s,m,br,0)),$t,
vt=null,_t=null,to=o==1?w[0].idxs:null,gn=null,Cs=!1;function ii(u,m){if(t=u??[],s.data=s._data=t,o==2){$t=0;for(let g=1;g<w.length;g++)$t+=t[g][0].length}else{
t.length==0&&(s.data=s._data=t=[[]]),gn=t[0],$t=gn.length;let g=t;if(ce==2){g=t.slice();let b=g[0]=Array($t);for(let v=0;v<$t;v++)b[v]=v}s._data=t=g}if(Hr(!0),St(
"setData"),ce==2&&(Ir=!0),m!==!1){let g=R;g.auto(s,Cs)?fa():Zn(q,g.min,g.max),hr=hr||W.left>=0,rn=!0,zr()}}s.setData=ii;function fa(){Cs=!0;let u,m;o==1&&($t>0?
(vt=to[0]=0,_t=to[1]=$t-1,u=t[0][vt],m=t[0][_t],ce==2?(u=vt,m=_t):u==m&&(ce==3?[u,m]=qo(u,u,R.log,!1):ce==4?[u,m]=yl(u,u,R.log,!1):R.time?m=u+ht(86400/S):[u,m]=
Oo(u,m,vl,!0))):(vt=to[0]=u=null,_t=to[1]=m=null)),Zn(q,u,m)}let no,Wr,ma,ha,ga,ba,ya,va,_a,Wt;function ui(u,m,g,b,v,k){u??(u=ku),g??(g=wl),b??(b="butt"),v??(v=
ku),k??(k="round"),u!=no&&(h.strokeStyle=no=u),v!=Wr&&(h.fillStyle=Wr=v),m!=ma&&(h.lineWidth=ma=m),k!=ga&&(h.lineJoin=ga=k),b!=ba&&(h.lineCap=ba=b),g!=ha&&h.setLineDash(
ha=g)}function ci(u,m,g,b){m!=Wr&&(h.fillStyle=Wr=m),u!=ya&&(h.font=ya=u),g!=va&&(h.textAlign=va=g),b!=_a&&(h.textBaseline=_a=b)}function wa(u,m,g,b,v=0){if(b.length>
0&&u.auto(s,Cs)&&(m==null||m.min==null)){let k=$e(vt,0),C=$e(_t,b.length-1),D=g.min==null?Nf(b,k,C,v,u.distr==3):[g.min,g.max];u.min=wn(u.min,g.min=D[0]),u.max=
Bt(u.max,g.max=D[1])}}let di={min:null,max:null};function Cp(){for(let b in E){let v=E[b];K[b]==null&&(v.min==null||K[q]!=null&&v.auto(s,Cs))&&(K[b]=di)}for(let b in E){
let v=E[b];K[b]==null&&v.from!=null&&K[v.from]!=null&&(K[b]=di)}K[q]!=null&&Hr(!0);let u={};for(let b in K){let v=K[b];if(v!=null){let k=u[b]=us(E[b],Vf);if(v.min!=
null)dt(k,v);else if(b!=q||o==2)if($t==0&&k.from==null){let C=k.range(s,null,null,b);k.min=C[0],k.max=C[1]}else k.min=je,k.max=-je}}if($t>0){w.forEach((b,v)=>{if(o==
1){let k=b.scale,C=K[k];if(C==null)return;let D=u[k];if(v==0){let A=D.range(s,D.min,D.max,k);D.min=A[0],D.max=A[1],vt=_n(D.min,t[0]),_t=_n(D.max,t[0]),_t-vt>1&&
(t[0][vt]<D.min&&vt++,t[0][_t]>D.max&&_t--),b.min=gn[vt],b.max=gn[_t]}else b.show&&b.auto&&wa(D,C,b,t[v],b.sorted);b.idxs[0]=vt,b.idxs[1]=_t}else if(v>0&&b.show&&
b.auto){let[k,C]=b.facets,D=k.scale,A=C.scale,[N,I]=t[v],F=u[D],se=u[A];F!=null&&wa(F,K[D],k,N,k.sorted),se!=null&&wa(se,K[A],C,I,C.sorted),b.min=C.min,b.max=C.
max}});for(let b in u){let v=u[b],k=K[b];if(v.from==null&&(k==null||k.min==null)){let C=v.range(s,v.min==je?null:v.min,v.max==-je?null:v.max,b);v.min=C[0],v.max=
C[1]}}}for(let b in u){let v=u[b];if(v.from!=null){let k=u[v.from];if(k.min==null)v.min=v.max=null;else{let C=v.range(s,k.min,k.max,b);v.min=C[0],v.max=C[1]}}}let m={},
g=!1;for(let b in u){let v=u[b],k=E[b];if(k.min!=v.min||k.max!=v.max){k.min=v.min,k.max=v.max;let C=k.distr;k._min=C==3?Hn(k.min):C==4?tl(k.min,k.asinh):C==100?
k.fwd(k.min):k.min,k._max=C==3?Hn(k.max):C==4?tl(k.max,k.asinh):C==100?k.fwd(k.max):k.max,m[b]=g=!0}}if(g){w.forEach((b,v)=>{o==2?v>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)Ir=!0,St("setScale",b);Lt&&W.left>=0&&(hr=rn=!0)}for(let b in K)K[b]=null}function Tp(u){let m=ul(vt-1,0,$t-1),g=ul(_t+
1,0,$t-1);for(;u[m]==null&&m>0;)m--;for(;u[g]==null&&g<$t-1;)g++;return[m,g]}function Pp(){if($t>0){let u=w.some(m=>m._focus)&&Wt!=Cn.alpha;u&&(h.globalAlpha=Wt=
Cn.alpha),w.forEach((m,g)=>{if(g>0&&m.show&&(pi(g,!1),pi(g,!0),m._paths==null)){let b=Wt;Wt!=m.alpha&&(h.globalAlpha=Wt=m.alpha);let v=o==2?[0,t[g][0].length-1]:
Tp(t[g]);m._paths=m.paths(s,g,v[0],v[1]),Wt!=b&&(h.globalAlpha=Wt=b)}}),w.forEach((m,g)=>{if(g>0&&m.show){let b=Wt;Wt!=m.alpha&&(h.globalAlpha=Wt=m.alpha),m._paths!=
null&&fi(g,!1);{let v=m._paths!=null?m._paths.gaps:null,k=m.points.show(s,g,vt,_t,v),C=m.points.filter(s,g,k,v);(k||C)&&(m.points._paths=m.points.paths(s,g,vt,_t,
C),fi(g,!0))}Wt!=b&&(h.globalAlpha=Wt=b),St("drawSeries",g)}}),u&&(h.globalAlpha=Wt=1)}}function pi(u,m){let g=m?w[u].points:w[u];g._stroke=g.stroke(s,u),g._fill=
g.fill(s,u)}function fi(u,m){let g=m?w[u].points:w[u],{stroke:b,fill:v,clip:k,flags:C,_stroke:D=g._stroke,_fill:A=g._fill,_width:N=g.width}=g._paths;N=Ne(N*Te,3);
let I=null,F=N%2/2;m&&A==null&&(A=N>0?"#fff":D);let se=g.pxAlign==1&&F>0;if(se&&h.translate(F,F),!m){let Ce=Vt-N/2,Se=nn-N/2,fe=Ut+N,ee=hn+N;I=new Path2D,I.rect(
Ce,Se,fe,ee)}m?ka(D,N,g.dash,g.cap,A,b,v,C,k):Mp(u,D,N,g.dash,g.cap,A,b,v,C,I,k),se&&h.translate(-F,-F)}function Mp(u,m,g,b,v,k,C,D,A,N,I){let F=!1;A!=0&&J.forEach(
(se,Ce)=>{if(se.series[0]==u){let Se=w[se.series[1]],fe=t[se.series[1]],ee=(Se._paths||Us).band;nr(ee)&&(ee=se.dir==1?ee[0]:ee[1]);let H,We=null;Se.show&&ee&&Bf(
fe,vt,_t)?(We=se.fill(s,Ce)||k,H=Se._paths.clip):ee=null,ka(m,g,b,v,We,C,D,A,N,I,H,ee),F=!0}}),F||ka(m,g,b,v,k,C,D,A,N,I)}let mi=cs|pl;function ka(u,m,g,b,v,k,C,D,A,N,I,F){
ui(u,m,g,b,v),(A||N||F)&&(h.save(),A&&h.clip(A),N&&h.clip(N)),F?(D&mi)==mi?(h.clip(F),I&&h.clip(I),so(v,C),ro(u,k,m)):D&pl?(so(v,C),h.clip(F),ro(u,k,m)):D&cs&&(h.
save(),h.clip(F),I&&h.clip(I),so(v,C),h.restore(),ro(u,k,m)):(so(v,C),ro(u,k,m)),(A||N||F)&&h.restore()}function ro(u,m,g){g>0&&(m instanceof Map?m.forEach((b,v)=>{
h.strokeStyle=no=v,h.stroke(b)}):m!=null&&u&&h.stroke(m))}function so(u,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Wr=b,h.fill(g)}):m!=null&&u&&h.fill(m)}
function Ep(u,m,g,b){let v=$[u],k;if(b<=0)k=[0,0];else{let C=v._space=v.space(s,u,m,g,b),D=v._incrs=v.incrs(s,u,m,g,b,C);k=lh(m,g,D,b,C)}return v._found=k}function Sa(u,m,g,b,v,k,C,D,A,N){
let I=C%2/2;P==1&&h.translate(I,I),ui(D,C,A,N,D),h.beginPath();let F,se,Ce,Se,fe=v+(b==0||b==3?-k:k);g==0?(se=v,Se=fe):(F=v,Ce=fe);for(let ee=0;ee<u.length;ee++)
m[ee]!=null&&(g==0?F=Ce=u[ee]:se=Se=u[ee],h.moveTo(F,se),h.lineTo(Ce,Se));h.stroke(),P==1&&h.translate(-I,-I)}function Dp(u){let m=!0;return $.forEach((g,b)=>{if(!g.
show)return;let v=E[g.scale];if(v.min==null){g._show&&(m=!1,g._show=!1,Hr(!1));return}else g._show||(m=!1,g._show=!0,Hr(!1));let k=g.side,C=k%2,{min:D,max:A}=v,
[N,I]=Ep(b,D,A,C==0?ue:B);if(I==0)return;let F=v.distr==2,se=g._splits=g.splits(s,b,D,A,N,I,F),Ce=v.distr==2?se.map(H=>gn[H]):se,Se=v.distr==2?gn[se[1]]-gn[se[0]]:
N,fe=g._values=g.values(s,g.filter(s,Ce,b,I,Se),b,I,Se);g._rotate=k==2?g.rotate(s,fe,b,I):0;let ee=g._size;g._size=cn(g.size(s,fe,b,u)),ee!=null&&g._size!=ee&&(m=
!1)}),m}function Ap(u){let m=!0;return li.forEach((g,b)=>{let v=g(s,b,br,u);v!=Qn[b]&&(m=!1),Qn[b]=v}),m}function Op(){for(let u=0;u<$.length;u++){let m=$[u];if(!m.
show||!m._show)continue;let g=m.side,b=g%2,v,k,C=m.stroke(s,u),D=g==0||g==3?-1:1,[A,N]=m._found;if(m.label!=null){let Nt=m.labelGap*D,Qt=ht((m._lpos+Nt)*Te);ci(
m.labelFont[0],C,"center",g==2?"top":wu),h.save(),b==1?(v=k=0,h.translate(Qt,ht(nn+hn/2)),h.rotate((g==3?-Do:Do)/2)):(v=ht(Vt+Ut/2),k=Qt);let _r=cc(m.label)?m.label(
s,u,A,N):m.label;h.fillText(_r,v,k),h.restore()}if(N==0)continue;let I=E[m.scale],F=b==0?Ut:hn,se=b==0?Vt:nn,Ce=m._splits,Se=I.distr==2?Ce.map(Nt=>gn[Nt]):Ce,fe=I.
distr==2?gn[Ce[1]]-gn[Ce[0]]:A,ee=m.ticks,H=m.border,We=ee.show?ee.size:0,tt=ht(We*Te),xt=ht((m.alignTo==2?m._size-We-m.gap:m.gap)*Te),Oe=m._rotate*-Do/180,nt=x(
m._pos*Te),Gt=(tt+xt)*D,jt=nt+Gt;k=b==0?jt:0,v=b==1?jt:0;let on=m.font[0],bn=m.align==1?ss:m.align==2?Za:Oe>0?ss:Oe<0?Za:b==0?"center":g==3?Za:ss,Mn=Oe||b==1?"m\
iddle":g==2?"top":wu;ci(on,C,bn,Mn);let Kt=m.font[1]*m.lineGap,an=Ce.map(Nt=>x(i(Nt,I,F,se))),yn=m._values;for(let Nt=0;Nt<yn.length;Nt++){let Qt=yn[Nt];if(Qt!=
null){b==0?v=an[Nt]:k=an[Nt],Qt=""+Qt;let _r=Qt.indexOf(`
`)==-1?[Qt]:Qt.split(/\n/gm);for(let It=0;It<_r.length;It++){let Oi=_r[It];Oe?(h.save(),h.translate(v,k+It*Kt),h.rotate(Oe),h.fillText(Oi,0,0),h.restore()):h.fillText(
Oi,v,k+It*Kt)}}}ee.show&&Sa(an,ee.filter(s,Se,u,N,fe),b,g,nt,tt,Ne(ee.width*Te,3),ee.stroke(s,u),ee.dash,ee.cap);let En=m.grid;En.show&&Sa(an,En.filter(s,Se,u,N,
fe),b,b==0?2:1,b==0?nn:Vt,b==0?hn:Ut,Ne(En.width*Te,3),En.stroke(s,u),En.dash,En.cap),H.show&&Sa([nt],[1],b==0?1:0,b==0?1:2,b==1?nn:Vt,b==1?hn:Ut,Ne(H.width*Te,
3),H.stroke(s,u),H.dash,H.cap)}St("drawAxes")}function Hr(u){w.forEach((m,g)=>{g>0&&(m._paths=null,u&&(o==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,
b.max=null})))})}let oo=!1,xa=!1,Ts=[];function Rp(){xa=!1;for(let u=0;u<Ts.length;u++)St(...Ts[u]);Ts.length=0}function zr(){oo||(em(hi),oo=!0)}function Lp(u,m=!1){
oo=!0,xa=m,u(s),hi(),m&&Ts.length>0&&queueMicrotask(Rp)}s.batch=Lp;function hi(){if(da&&(Cp(),da=!1),Ir&&(vp(),Ir=!1),Xs){if(He(y,ss,Be),He(y,"top",ft),He(y,Is,
ue),He(y,Bs,B),He(_,ss,Be),He(_,"top",ft),He(_,Is,ue),He(_,Bs,B),He(f,Is,Nn),He(f,Bs,pr),p.width=ht(Nn*Te),p.height=ht(pr*Te),$.forEach(({_el:u,_show:m,_size:g,
_pos:b,side:v})=>{if(u!=null)if(m){let k=v===3||v===0?g:0,C=v%2==1;He(u,C?"left":"top",b-k),He(u,C?"width":"height",g),He(u,C?"top":"left",C?ft:Be),He(u,C?"heig\
ht":"width",C?B:ue),ll(u,Cr)}else Yt(u,Cr)}),no=Wr=ma=ga=ba=ya=va=_a=ha=null,Wt=1,Es(!0),Be!=Nr||ft!=fr||ue!=$n||B!=mr){Hr(!1);let u=ue/$n,m=B/mr;if(Lt&&!hr&&W.
left>=0){W.left*=u,W.top*=m,Vr&&An(Vr,ht(W.left),0,ue,B),Gr&&An(Gr,0,ht(W.top),ue,B);for(let g=0;g<sn.length;g++){let b=sn[g];b!=null&&(Jr[g]*=u,Ur[g]*=m,An(b,cn(
Jr[g]),cn(Ur[g]),ue,B))}}if(Ue.show&&!eo&&Ue.left>=0&&Ue.width>0){Ue.left*=u,Ue.width*=u,Ue.top*=m,Ue.height*=m;for(let g in Ea)He(Yr,g,Ue[g])}Nr=Be,fr=ft,$n=ue,
mr=B}St("setSize"),Xs=!1}Nn>0&&pr>0&&(h.clearRect(0,0,p.width,p.height),St("drawClear"),z.forEach(u=>u()),St("draw")),Ue.show&&eo&&(ao(Ue),eo=!1),Lt&&hr&&(vr(null,
!0,!1),hr=!1),pe.show&&pe.live&&rn&&(Pa(),rn=!1),c||(c=!0,s.status=1,St("ready")),Cs=!1,oo=!1}s.redraw=(u,m)=>{Ir=m||!1,u!==!1?Zn(q,R.min,R.max):zr()};function $a(u,m){
let g=E[u];if(g.from==null){if($t==0){let b=g.range(s,m.min,m.max,u);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if($t>1&&m.min!=null&&
m.max!=null&&m.max-m.min<1e-16)return;u==q&&g.distr==2&&$t>0&&(m.min=_n(m.min,t[0]),m.max=_n(m.max,t[0]),m.min==m.max&&m.max++),K[u]=m,da=!0,zr()}}s.setScale=$a;
let Ca,Ta,Vr,Gr,gi,bi,Kr,Qr,yi,vi,Je,Ke,Yn=!1,Ct=W.drag,wt=Ct.x,kt=Ct.y;Lt&&(W.x&&(Ca=un(xf,_)),W.y&&(Ta=un($f,_)),R.ori==0?(Vr=Ca,Gr=Ta):(Vr=Ta,Gr=Ca),Je=W.left,
Ke=W.top);let Ue=s.select=dt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Yr=Ue.show?un(Sf,Ue.over?_:y):null;function ao(u,m){if(Ue.show){for(let g in u)
Ue[g]=u[g],g in Ea&&He(Yr,g,u[g]);m!==!1&&St("setSelect")}}s.setSelect=ao;function qp(u){if(w[u].show)pt&&ll(Xe[u],Cr);else if(pt&&Yt(Xe[u],Cr),Lt){let g=Fr?sn[0]:
sn[u];g!=null&&An(g,-10,-10,ue,B)}}function Zn(u,m,g){$a(u,{min:m,max:g})}function Tn(u,m,g,b){m.focus!=null&&Fp(u),m.show!=null&&w.forEach((v,k)=>{k>0&&(u==k||
u==null)&&(v.show=m.show,qp(k),o==2?(Zn(v.facets[0].scale,null,null),Zn(v.facets[1].scale,null,null)):Zn(v.scale,null,null),zr())}),g!==!1&&St("setSeries",u,m),
b&&Ds("setSeries",s,u,m)}s.setSeries=Tn;function jp(u,m){dt(J[u],m)}function Np(u,m){u.fill=ge(u.fill||null),u.dir=$e(u.dir,-1),m=m??J.length,J.splice(m,0,u)}function Ip(u){
u==null?J.length=0:J.splice(u,1)}s.addBand=Np,s.setBand=jp,s.delBand=Ip;function Bp(u,m){w[u].alpha=m,Lt&&sn[u]!=null&&(sn[u].style.opacity=m),pt&&Xe[u]&&(Xe[u].
style.opacity=m)}let In,Xn,yr,Zr={focus:!0};function Fp(u){if(u!=yr){let m=u==null,g=Cn.alpha!=1;w.forEach((b,v)=>{if(o==1||v>0){let k=m||v==0||v==u;b._focus=m?
null:k,g&&Bp(v,k?1:Cn.alpha)}}),yr=u,g&&zr()}}pt&&Br&&qt($u,Pe,u=>{W._lock||(gr(u),yr!=null&&Tn(null,Zr,!0,ct.setSeries))});function Pn(u,m,g){let b=E[m];g&&(u=
u/Te-(b.ori==1?ft:Be));let v=ue;b.ori==1&&(v=B,u=v-u),b.dir==-1&&(u=v-u);let k=b._min,C=b._max,D=u/v,A=k+(C-k)*D,N=b.distr;return N==3?ls(10,A):N==4?Jf(A,b.asinh):
N==100?b.bwd(A):A}function Jp(u,m){let g=Pn(u,q,m);return _n(g,t[0],vt,_t)}s.valToIdx=u=>_n(u,t[0]),s.posToIdx=Jp,s.posToVal=Pn,s.valToPos=(u,m,g)=>E[m].ori==0?
l(u,E[m],g?Ut:ue,g?Vt:0):a(u,E[m],g?hn:B,g?nn:0),s.setCursor=(u,m,g)=>{Je=u.left,Ke=u.top,vr(null,m,g)};function _i(u,m){He(Yr,ss,Ue.left=u),He(Yr,Is,Ue.width=m)}
function wi(u,m){He(Yr,"top",Ue.top=u),He(Yr,Bs,Ue.height=m)}let Ps=R.ori==0?_i:wi,Ms=R.ori==1?_i:wi;function Up(){if(pt&&pe.live)for(let u=o==2?1:0;u<w.length;u++){
if(u==0&&tn)continue;let m=pe.values[u],g=0;for(let b in m)xn[u][g++].firstChild.nodeValue=m[b]}}function Pa(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((g,b)=>{Ae[b]=
g}):zf(u.idx)||Ae.fill(u.idx),pe.idx=Ae[0]),pt&&pe.live){for(let g=0;g<w.length;g++)(g>0||o==1&&!tn)&&Wp(g,Ae[g]);Up()}rn=!1,m!==!1&&St("setLegend")}s.setLegend=
Pa;function Wp(u,m){let g=w[u],b=u==0&&ce==2?gn:t[u],v;tn?v=g.values(s,u,m)??Kn:(v=g.value(s,m==null?null:b[m],u,m),v=v==null?Kn:{_:v}),pe.values[u]=v}function vr(u,m,g){
yi=Je,vi=Ke,[Je,Ke]=W.move(s,Je,Ke),W.left=Je,W.top=Ke,Lt&&(Vr&&An(Vr,ht(Je),0,ue,B),Gr&&An(Gr,0,ht(Ke),ue,B));let b,v=vt>_t;In=je,Xn=null;let k=R.ori==0?ue:B,C=R.
ori==1?ue:B;if(Je<0||$t==0||v){b=W.idx=null;for(let D=0;D<w.length;D++){let A=sn[D];A!=null&&An(A,-10,-10,ue,B)}Br&&Tn(null,Zr,!0,u==null&&ct.setSeries),pe.live&&
(Ae.fill(b),rn=!0)}else{let D,A,N;o==1&&(D=R.ori==0?Je:Ke,A=Pn(D,q),b=W.idx=_n(A,t[0],vt,_t),N=U(t[0][b],R,k,0));let I=-10,F=-10,se=0,Ce=0,Se=!0,fe="",ee="";for(let H=o==
2?1:0;H<w.length;H++){let We=w[H],tt=Ae[H],xt=tt==null?null:o==1?t[H][tt]:t[H][1][tt],Oe=W.dataIdx(s,H,b,A),nt=Oe==null?null:o==1?t[H][Oe]:t[H][1][Oe];if(rn=rn||
nt!=xt||Oe!=tt,Ae[H]=Oe,H>0&&We.show){let Gt=Oe==null?-10:Oe==b?N:U(o==1?t[0][Oe]:t[H][0][Oe],R,k,0),jt=nt==null?-10:re(nt,o==1?E[We.scale]:E[We.facets[1].scale],
C,0);if(Br&&nt!=null){let on=R.ori==1?Je:Ke,bn=gt(Cn.dist(s,H,Oe,jt,on));if(bn<In){let Mn=Cn.bias;if(Mn!=0){let Kt=Pn(on,We.scale),an=nt>=0?1:-1,yn=Kt>=0?1:-1;yn==
an&&(yn==1?Mn==1?nt>=Kt:nt<=Kt:Mn==1?nt<=Kt:nt>=Kt)&&(In=bn,Xn=H)}else In=bn,Xn=H}}if(rn||Fr){let on,bn;R.ori==0?(on=Gt,bn=jt):(on=jt,bn=Gt);let Mn,Kt,an,yn,En,
Nt,Qt=!0,_r=Mt.bbox;if(_r!=null){Qt=!1;let It=_r(s,H);an=It.left,yn=It.top,Mn=It.width,Kt=It.height}else an=on,yn=bn,Mn=Kt=Mt.size(s,H);if(Nt=Mt.fill(s,H),En=Mt.
stroke(s,H),Fr)H==Xn&&In<=Cn.prox&&(I=an,F=yn,se=Mn,Ce=Kt,Se=Qt,fe=Nt,ee=En);else{let It=sn[H];It!=null&&(Jr[H]=an,Ur[H]=yn,Au(It,Mn,Kt,Qt),Eu(It,Nt,En),An(It,cn(
an),cn(yn),ue,B))}}}}if(Fr){let H=Cn.prox,We=yr==null?In<=H:In>H||Xn!=yr;if(rn||We){let tt=sn[0];tt!=null&&(Jr[0]=I,Ur[0]=F,Au(tt,se,Ce,Se),Eu(tt,fe,ee),An(tt,cn(
I),cn(F),ue,B))}}}if(Ue.show&&Yn)if(u!=null){let[D,A]=ct.scales,[N,I]=ct.match,[F,se]=u.cursor.sync.scales,Ce=u.cursor.drag;if(wt=Ce._x,kt=Ce._y,wt||kt){let{left:Se,
top:fe,width:ee,height:H}=u.select,We=u.scales[F].ori,tt=u.posToVal,xt,Oe,nt,Gt,jt,on=D!=null&&N(D,F),bn=A!=null&&I(A,se);on&&wt?(We==0?(xt=Se,Oe=ee):(xt=fe,Oe=
H),nt=E[D],Gt=U(tt(xt,F),nt,k,0),jt=U(tt(xt+Oe,F),nt,k,0),Ps(wn(Gt,jt),gt(jt-Gt))):Ps(0,k),bn&&kt?(We==1?(xt=Se,Oe=ee):(xt=fe,Oe=H),nt=E[A],Gt=re(tt(xt,se),nt,C,
0),jt=re(tt(xt+Oe,se),nt,C,0),Ms(wn(Gt,jt),gt(jt-Gt))):Ms(0,C)}else Da()}else{let D=gt(yi-gi),A=gt(vi-bi);if(R.ori==1){let se=D;D=A,A=se}wt=Ct.x&&D>=Ct.dist,kt=
Ct.y&&A>=Ct.dist;let N=Ct.uni;N!=null?wt&&kt&&(wt=D>=N,kt=A>=N,!wt&&!kt&&(A>D?kt=!0:wt=!0)):Ct.x&&Ct.y&&(wt||kt)&&(wt=kt=!0);let I,F;wt&&(R.ori==0?(I=Kr,F=Je):(I=
Qr,F=Ke),Ps(wn(I,F),gt(F-I)),kt||Ms(0,C)),kt&&(R.ori==1?(I=Kr,F=Je):(I=Qr,F=Ke),Ms(wn(I,F),gt(F-I)),wt||Ps(0,k)),!wt&&!kt&&(Ps(0,0),Ms(0,0))}if(Ct._x=wt,Ct._y=kt,
u==null){if(g){if(Ai!=null){let[D,A]=ct.scales;ct.values[0]=D!=null?Pn(R.ori==0?Je:Ke,D):null,ct.values[1]=A!=null?Pn(R.ori==1?Je:Ke,A):null}Ds(Xa,s,Je,Ke,ue,B,
b)}if(Br){let D=g&&ct.setSeries,A=Cn.prox;yr==null?In<=A&&Tn(Xn,Zr,!0,D):In>A?Tn(null,Zr,!0,D):Xn!=yr&&Tn(Xn,Zr,!0,D)}}rn&&(pe.idx=b,Pa()),m!==!1&&St("setCursor")}
let er=null;Object.defineProperty(s,"rect",{get(){return er==null&&Es(!1),er}});function Es(u=!1){u?er=null:(er=_.getBoundingClientRect(),St("syncRect",er))}function ki(u,m,g,b,v,k,C){
W._lock||Yn&&u!=null&&u.movementX==0&&u.movementY==0||(Ma(u,m,g,b,v,k,C,!1,u!=null),u!=null?vr(null,!0,!0):vr(m,!0,!1))}function Ma(u,m,g,b,v,k,C,D,A){if(er==null&&
Es(!1),gr(u),u!=null)g=u.clientX-er.left,b=u.clientY-er.top;else{if(g<0||b<0){Je=-10,Ke=-10;return}let[N,I]=ct.scales,F=m.cursor.sync,[se,Ce]=F.values,[Se,fe]=F.
scales,[ee,H]=ct.match,We=m.axes[0].side%2==1,tt=R.ori==0?ue:B,xt=R.ori==1?ue:B,Oe=We?k:v,nt=We?v:k,Gt=We?b:g,jt=We?g:b;if(Se!=null?g=ee(N,Se)?i(se,E[N],tt,0):-10:
g=tt*(Gt/Oe),fe!=null?b=H(I,fe)?i(Ce,E[I],xt,0):-10:b=xt*(jt/nt),R.ori==1){let on=g;g=b,b=on}}A&&(m==null||m.cursor.event.type==Xa)&&((g<=1||g>=ue-1)&&(g=xr(g,ue)),
(b<=1||b>=B-1)&&(b=xr(b,B))),D?(gi=g,bi=b,[Kr,Qr]=W.move(s,g,b)):(Je=g,Ke=b)}let Ea={width:0,height:0,left:0,top:0};function Da(){ao(Ea,!1)}let Si,xi,$i,Ci;function Ti(u,m,g,b,v,k,C){
Yn=!0,wt=kt=Ct._x=Ct._y=!1,Ma(u,m,g,b,v,k,C,!0,!1),u!=null&&(qt(el,ol,Pi,!1),Ds(Su,s,Kr,Qr,ue,B,null));let{left:D,top:A,width:N,height:I}=Ue;Si=D,xi=A,$i=N,Ci=I}
function Pi(u,m,g,b,v,k,C){Yn=Ct._x=Ct._y=!1,Ma(u,m,g,b,v,k,C,!1,!0);let{left:D,top:A,width:N,height:I}=Ue,F=N>0||I>0,se=Si!=D||xi!=A||$i!=N||Ci!=I;if(F&&se&&ao(
Ue),Ct.setScale&&F&&se){let Ce=D,Se=N,fe=A,ee=I;if(R.ori==1&&(Ce=A,Se=I,fe=D,ee=N),wt&&Zn(q,Pn(Ce,q),Pn(Ce+Se,q)),kt)for(let H in E){let We=E[H];H!=q&&We.from==
null&&We.min!=je&&Zn(H,Pn(fe+ee,H),Pn(fe,H))}Da()}else W.lock&&(W._lock=!W._lock,vr(m,!0,u!=null));u!=null&&(jr(el,ol),Ds(el,s,Je,Ke,ue,B,null))}function Hp(u,m,g,b,v,k,C){
if(W._lock)return;gr(u);let D=Yn;if(Yn){let A=!0,N=!0,I=10,F,se;R.ori==0?(F=wt,se=kt):(F=kt,se=wt),F&&se&&(A=Je<=I||Je>=ue-I,N=Ke<=I||Ke>=B-I),F&&A&&(Je=Je<Kr?0:
ue),se&&N&&(Ke=Ke<Qr?0:B),vr(null,!0,!0),Yn=!1}Je=-10,Ke=-10,Ae.fill(null),vr(null,!0,!0),D&&(Yn=D)}function Mi(u,m,g,b,v,k,C){W._lock||(gr(u),fa(),Da(),u!=null&&
Ds(Cu,s,Je,Ke,ue,B,null))}function Ei(){$.forEach(ih),pa(s.width,s.height,!0)}Tr(Ao,as,Ei);let Xr={};Xr.mousedown=Ti,Xr.mousemove=ki,Xr.mouseup=Pi,Xr.dblclick=Mi,
Xr.setSeries=(u,m,g,b)=>{let v=ct.match[2];g=v(s,m,g),g!=-1&&Tn(g,b,!0,!1)},Lt&&(qt(Su,_,Ti),qt(Xa,_,ki),qt(xu,_,u=>{gr(u),Es(!1)}),qt($u,_,Hp),qt(Cu,_,Mi),fl.add(
s),s.syncRect=Es);let lo=s.hooks=e.hooks||{};function St(u,m,g){xa?Ts.push([u,m,g]):u in lo&&lo[u].forEach(b=>{b.call(null,s,m,g)})}(e.plugins||[]).forEach(u=>{
for(let m in u.hooks)lo[m]=(lo[m]||[]).concat(u.hooks[m])});let Di=(u,m,g)=>g,ct=dt({key:null,setSeries:!1,filters:{pub:ju,sub:ju},scales:[q,w[1]?w[1].scale:null],
match:[Nu,Nu,Di],values:[null,null]},W.sync);ct.match.length==2&&ct.match.push(Di),W.sync=ct;let Ai=ct.key,Aa=Rc(Ai);function Ds(u,m,g,b,v,k,C){ct.filters.pub(u,
m,g,b,v,k,C)&&Aa.pub(u,m,g,b,v,k,C)}Aa.sub(s);function zp(u,m,g,b,v,k,C){ct.filters.sub(u,m,g,b,v,k,C)&&Xr[u](null,m,g,b,v,k,C)}s.pub=zp;function Vp(){Aa.unsub(
s),fl.delete(s),dr.clear(),il(Ao,as,Ei),d.remove(),Pe?.remove(),St("destroy")}s.destroy=Vp;function Oa(){St("init",e,t),ii(t||e.data,!1),K[q]?$a(q,K[q]):fa(),eo=
Ue.show&&(Ue.width>0||Ue.height>0),hr=rn=!0,pa(e.width,e.height)}return w.forEach(ai),$.forEach($p),r?r instanceof HTMLElement?(r.appendChild(d),Oa()):r(s,Oa):Oa(),
s}bt.assign=dt;bt.fmtNum=_l;bt.rangeNum=Oo;bt.rangeLog=qo;bt.rangeAsinh=yl;bt.orient=Mr;bt.pxRatio=Te;bt.join=Xf;bt.fmtDate=kl,bt.tzDate=cm;bt.sync=Rc;{bt.addGap=
zm,bt.clipGaps=Io;let e=bt.paths={points:Bc};e.linear=Jc,e.stepped=Km,e.bars=Qm,e.spline=Zm}function hs(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function sr(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var en=xe(hs("zo\
ne")==="utc"),Uo=xe(!1);function M(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function _e(e,t){return`${M(e)} ${t}${e===1?"":"s"}`}function zc(e){let t=["bytes","KiB","MiB","GiB","TiB"],r=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/
10)),s=e/1024**r;return`${r===0||s>=100?Math.round(s):s.toFixed(1)} ${t[r]}`}function dn(e){return e.toLocaleString("en-US")}var Ml=e=>String(e).padStart(2,"0");
function we(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.
floor(r)} s`;let s=Math.floor(r/60),o=Math.floor(r%60);if(s<60)return o===0?`${s} min`:`${s}m ${Ml(o)}s`;let l=Math.floor(s/60);return l<48?s%60===0?`${l} h`:`${l}\
h ${Ml(s%60)}m`:l%24===0?`${l/24} d`:`${Math.floor(l/24)}d ${l%24}h`}function ms(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(
t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function Vc(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${ms(r)} ago`:`in ${ms(-r+(r<
-72e5?18e5:r<-12e4?3e4:500))}`}function yt(e,t=en.value){let r=new Date(e),s=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),
r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.getSeconds()],[o,l,a,i,c,d]=s.map(Ml);return`${o}-${l}-${a} ${i}:${c}\
:${d}${t?" UTC":""}`}var uh={expired:"expired before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"\
its worker vanished too often",timed_out:"it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"\
it ended too often without progress",shutdown_failed:"its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was termi\
nated",skipped:"skipped",tasks_failed:"a task has failed"};function kn(e){return e===void 0?"":uh[e]??e.replace(/_/g," ")}function Pt(e,t=""){if(e instanceof Wn)
return e.source;if(e===null||typeof e!="object")return JSON.stringify(e)??"null";let r=`${t}  `,s=Array.isArray(e),o=s?e.map(l=>r+Pt(l,r)):Object.entries(e).map(
([l,a])=>`${r}${JSON.stringify(l)}: ${Pt(a,r)}`);return o.length===0?s?"[]":"{}":`${s?"[":"{"}
${o.join(`,
`)}
${t}${s?"]":"}"}`}var ch=0;function n(e,t,r,s,o,l){t||(t={});var a,i,c=t;if("ref"in c)for(i in c={},t)i=="ref"?a=t[i]:c[i]=t[i];var d={type:e,props:c,key:r,ref:a,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--ch,__i:-1,__u:0,__source:o,__self:l};if(typeof e=="function"&&(a=e.defaultProps))for(i in a)c[i]===void 0&&(c[i]=a[i]);return ve.
vnode&&ve.vnode(d),d}var El=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Dl(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function dh(e,t){return t==="day"?yt(e*1e3).slice(5,10):yt(e*1e3).slice(
11,16)}function Gc(e){return e.length>1?(e[1]-e[0])/2:30}var ph=bt.paths.bars?.({size:[.7,24,1],radius:.15});function Wo({points:e,resolution:t,height:r=220}){let s=me(
null),o=me(null),l=me([[]]),a=e.length-1;l.current=[e.map(c=>Date.parse(c.at)/1e3),...El.map((c,d)=>e.map((p,h)=>d===2&&h===a&&a>0?null:c.of(p)))],Fe(()=>{let c=s.
current;if(c===null)return;let d=()=>{o.current?.destroy();let y=c.clientWidth<500?160:r,_={stroke:Dl("--faint"),grid:{stroke:Dl("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};o.current=new bt({width:c.clientWidth,height:y,padding:[8,24,0,0],tzDate:P=>en.value?bt.tzDate(new Date(P*1e3),"Etc/UTC"):new Date(
P*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(P,x,S)=>[x-Gc(P.data[0]),S+Gc(P.data[0])]},y:{range:(P,x,S)=>[0,Math.max(4,S*
1.1)]}},axes:[{..._,size:26,space:80,values:(P,x)=>x.map(S=>dh(S,t))},{..._,size:48,values:(P,x)=>x.map(S=>Number.isInteger(S)?M(S):"")}],series:[{},...El.map((P,x)=>{
let S=Dl(`--s-${P.tone}`);return{label:P.name,stroke:S,width:x===2?1.5:0,fill:x===2?void 0:x===0?`${S}99`:S,paths:x===2?void 0:ph,points:{show:!1},value:(w,$)=>$==
null?"–":M($)}})]},l.current,c)};d();let p=new ResizeObserver(()=>{o.current&&o.current.width!==c.clientWidth&&o.current.setSize({width:c.clientWidth,height:c.
clientWidth<500?160:r})});p.observe(c);let h=new MutationObserver(d);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let f=matchMedia(
"(prefers-color-scheme: dark)");return f.addEventListener("change",d),()=>{p.disconnect(),h.disconnect(),f.removeEventListener("change",d),o.current?.destroy(),
o.current=null}},[t]),Fe(()=>{o.current?.setData(l.current)},[e]);let i=c=>M(e.reduce((d,p)=>d+c(p),0));return n("div",{ref:s,class:"chart",role:"img","aria-lab\
el":`Throughput: ${El.map(c=>`${i(c.of)} ${c.name}`).join(", ")}`})}var zo=xe(hs("keys")!=="off"),gs=xe(!1),zs=xe(!1);function Qc(e){zo.value=e,sr("keys",e?"on":"off")}var Hs=[],Ho="",Kc=0;function Ie(e){let t=me(e);t.current=e,
Fe(()=>(Hs.push(t),()=>{Hs.splice(Hs.indexOf(t),1)}),[])}function fh(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),zs.value=!0;return}if(!zo.value||e.ctrlKey||e.metaKey||e.altKey||fh(e.target))
return;let t=Date.now()-Kc<1500&&Ho!==""?`${Ho} ${e.key}`:e.key;Ho="";for(let r=Hs.length-1;r>=0;--r){let s=Hs[r].current[t];if(s!==void 0){e.preventDefault(),s();
return}}e.key==="g"&&(Ho="g",Kc=Date.now())});var Dt=xe("polling"),At=xe(!1),Zc=xe(0),st=xe(Date.now()),Go=xe(0),mh=400,hh=50,gh=2e3,bh=5e3,Xc=3e4,ys=null,Al=0,Ol=0,Rl=0,Ll=0;function Ko(){Ll=Date.now(),Zc.
value+=1}function Yc(){Al!==0||At.value||(Al=window.setTimeout(()=>{Al=0,Ko()},Math.max(0,Ll+mh-Date.now())))}function bs(){ys?.close(),ys=null}function ed(){if(ys!==
null||document.hidden||lt.value===null||Et.value||At.value||Date.now()<Rl)return;let e=new EventSource(ne("v1/events"));ys=e,e.addEventListener("open",()=>Dt.value=
"live"),e.addEventListener("transition",()=>{Ol+=1,Yc()}),e.addEventListener("reset",()=>{Rl=Date.now()+Xc,bs(),Yc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&bs(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(st.value=Date.now()+Ya.value,Ol>hh&&(Rl=Date.now()+Xc,bs()),Ol=0,At.value){
bs(),Dt.value="paused";return}if(document.hidden)return bs();ed(),ys===null||ys.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value="polling"):Dt.value="\
live";let e=Dt.value==="live"?bh:gh;Date.now()-Ll>=e&&Ko()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?bs():Ko()});Un(()=>{lt.value!==
null&&ed()});function X(e,t,r=!1){let[s,o]=j({key:e,value:null,problem:null,at:0}),l=me(null),a=me(t);a.current=t;let i=me({until:0,failures:0}),c=me(h=>{let f=new AbortController;
l.current=f,a.current(f.signal).then(y=>{f.signal.aborted||(i.current={until:0,failures:0},Go.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),o({key:h,
value:y,problem:null,at:Date.now()}))}).catch(y=>{if(f.signal.aborted)return;let _=y instanceof ln?y:new ln(0,"page","The page could not show the answer",String(
y),0),P=i.current.failures+1,x=Math.min(3e4,1e3*2**P)*(.75+Math.random()/2);i.current={until:Date.now()+Math.max(_.retryAfter*1e3,x),failures:P},_.status===0&&(Dt.
value="lost"),o(S=>({key:h,value:S.key===h?S.value:null,problem:_,at:S.at}))}).finally(()=>{l.current===f&&(l.current=null)})});Fe(()=>(l.current?.abort(),i.current=
{until:0,failures:0},c.current(e),()=>l.current?.abort()),[e]);let d=me(r);d.current=r,Fe(()=>Zc.subscribe(h=>{h===0||l.current!==null||d.current||Et.peek()||Date.
now()>=i.current.until&&c.current(e)}),[e]),Fe(()=>Et.subscribe(h=>{!h&&l.current===null&&i.current.failures>0&&c.current(e)}),[e]);let p=s.key===e?s:{...s,value:null,
problem:null};return{value:p.value,problem:p.problem,at:p.at,reload:()=>{l.current?.abort(),c.current(e)}}}var yh=3e3,Vo={at:0,value:Promise.resolve([])};function or(){
if(Date.now()-Vo.at<yh)return Vo.value;let e=L("v1/workers").then(t=>t.workers);return Vo={at:Date.now(),value:e},e.catch(()=>Vo={at:0,value:Promise.resolve([])}),
e}function vs(){Ko()}var _s=new URL("ui/",Ka).pathname;function td(){return new URL(location.href)}var ql=xe(td());function nd(){ql.value=td()}addEventListener("popstate",nd);var ar=Jn(
()=>{let e=ql.value.pathname;return e.startsWith(_s)?`/${e.slice(_s.length)}`:"/"}),oe=Jn(()=>ql.value.searchParams);function O(e){return _s+e.replace(/^\//,"")}
function Ee(e,t=!1){let r=O(e),s=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==s&&scrollTo(0,0),nd()}function lr(e){
let t=new URLSearchParams(oe.value);for(let[s,o]of Object.entries(e))o?t.set(s,o):t.delete(s);let r=t.toString();return ar.value+(r===""?"":`?${r}`)}function ye(e,t=!1){
Ee(lr(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(_s)||t.pathname.startsWith(`${_s}assets/`)||(e.preventDefault(),
Ee(t.pathname.slice(_s.length-1)+t.search))});function rd(e,t){let r=e.split("/"),s=t.replace(/\/$/,"").split("/");if(t==="/"&&(s.length=1),e==="/"&&(r.length=1),
r.length!==s.length)return null;let o={};for(let l=0;l<r.length;++l)if(r[l].startsWith(":"))try{o[r[l].slice(1)]=decodeURIComponent(s[l])}catch{return null}else if(r[l]!==
s[l])return null;return o}function he(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function ir(e,t){return`${Le(
e)}/groups/${encodeURIComponent(t)}`}function On(e){return`/channels?channel=${encodeURIComponent(e)}`}var Ot={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};Ot.
active=Ot.running;Ot.paused=Ot.suspended;Ot.skipped=Ot.terminated;Ot.pending=Ot.queued;Ot.delivering=Ot.running;Ot.delivered=Ot.completed;Ot.cancelled=Ot.terminated;
function pn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:Ot[e]??Ot.queued})}function De({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(pn,{state:e}),e]})}var Gs=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function ae({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),s=Uo.value?
yt(r):Vc(r,st.value);return n("time",{dateTime:e,title:`${yt(r,!1)}
${yt(r,!0)}`,onClick:t?void 0:()=>Uo.value=!Uo.value,children:s})}function Ht({value:e}){return e?n("span",{title:e>=1e6?dn(e):void 0,children:M(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function ur({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}function sd({values:e,label:t}){let r=Math.max(1e-9,...e),s=80/Math.max(1,e.length-1),o=e.map((l,a)=>`${(a*s).toFixed(1)},${(18-16*l/r).toFixed(
1)}`).join(" ");return n("svg",{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:o})]})}function od({
hours:e}){let t=Math.floor(st.value/36e5)-23,r=Array.from({length:24},()=>0);for(let l of e){let a=Math.floor(Date.parse(l.at)/36e5)-t;a>=0&&a<24&&(r[a]+=l.count)}
let s=Math.max(1,...r),o=`${M(r.reduce((l,a)=>l+a,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":o,children:[
n("title",{children:o}),r.map((l,a)=>n("rect",{x:a*4,width:"3",y:20-Math.max(l>0?3:1,20*l/s),height:Math.max(l>0?3:1,20*l/s),class:l>0?"some":"none"},a))]})}async function vh(e){
if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-screen",document.body.
append(t),t.select(),document.execCommand("copy"),t.remove()}function Ze({text:e,label:t="Copy"}){let[r,s]=j(!1);return n("button",{type:"button",class:"copy",title:t,
"aria-label":t,onClick:o=>{o.preventDefault(),o.stopPropagation(),vh(e).then(()=>{s(!0),setTimeout(()=>s(!1),1e3)})},children:n("svg",{class:"glyph",viewBox:"0 \
0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3"})})})}function Q({
text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Ze,{text:e,label:"Copy the command"})]})}function de({title:e,children:t}){
return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5 9v20H8zM8 18h10l3 5h6l3-5h10"})}),
n("p",{class:"empty-title",children:e}),t]})}function ze({problem:e,at:t,retry:r,path:s}){return e.status===401?null:n("div",{class:"problem",role:"alert",children:[
n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&`${e.status} `,e.code,t?` · what you see\
 is from ${yt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[s&&n(Ze,{text:Ye(s),label:"Copy as curl"}),n("button",{type:"button",onClick:r,children:"Tr\
y again"})]})]})}function ut({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.from({length:e},(t,r)=>n("div",
{},r))})}var Vs=xe([]),_h=0;function it(e,t={}){let r=++_h;Vs.value=[...Vs.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>Vs.value=Vs.value.
filter(s=>s.id!==r),t.bad?8e3:4e3)}function ad(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:Vs.value.map(e=>n("div",{class:e.bad?
"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}function fn({title:e,close:t,
children:r}){let s=me(null);return ou(()=>{let o=s.current,l=document.activeElement;return o?.showModal(),()=>{o?.close(),l?.focus?.()}},[]),n("dialog",{ref:s,"\
aria-label":e,onCancel:o=>{o.preventDefault(),t()},onClick:o=>{o.target===s.current&&t()},children:n("div",{class:"dialog",children:[n("h2",{children:e}),r]})})}
var Nl=xe(null);async function Bl(e,t){try{let r=await L(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),s=r&&typeof r.count==
"number"?` (${M(r.count)})`:"",o=e.undo;it(e.done+s,o?{undo:()=>{Bl(o,Dn())}}:{}),e.then?.()}catch(r){let s=r;it(`${s.title??"It failed"}: ${s.detail??String(r)}`,
{bad:!0})}vs()}var wh=5e3;async function kh(e,t,r){let s=0,o,l=0;try{do{let a={...e.body,limit:wh,cursor:o},i=await L(e.path,{method:"POST",body:a,key:`${t}-${l}`});
s+=i.count,o=i.cursor,l+=1}while(r(s)&&o!==void 0);it(`${e.done} (${M(s)})${o===void 0?"":", then stopped"}`),e.then?.()}catch(a){let i=a;it(`${i.title??"It fai\
led"}${s>0?` after ${M(s)} jobs`:""}: ${i.detail??String(a)}`,{bad:!0})}vs()}function Sn(e){let t=Dn();e.confirm?Nl.value={...e,key:t}:Bl(e,t)}function ld(){let[
e,t]=j(""),[r,s]=j(!1),[o,l]=j(null),[a,i]=j(0),c=me(!0),d=Nl.value;if(Fe(()=>{if(t(""),s(!1),l(null),i(0),c.current=!0,!d?.many||d.confirm?.count!==void 0)return;
let w=new AbortController;return L(d.path,{method:"POST",body:{...d.body,dry_run:!0},signal:w.signal}).then($=>l($)).catch($=>{w.signal.aborted||it($.detail,{bad:!0})}),
()=>w.abort()},[d]),d===null||!d.confirm)return null;let{title:p,text:h,danger:f}=d.confirm,y=d.confirm.count??o?.count,_=d.many&&y===void 0,P=f&&y!==void 0&&y>
1e3,x=!r&&!_&&(!P||e.replace(/[,. ]/g,"")===String(y)),S=()=>{c.current=!1,Nl.value=null};return n(fn,{title:p,close:S,children:n("form",{onSubmit:w=>{if(w.preventDefault(),
!x)return;s(!0),(d.many?kh(d,d.key,E=>(i(E),c.current)):Bl(d,d.key)).then(S)},children:[n("p",{children:h}),d.many&&n("p",{role:"status",children:[_?n("span",{class:"\
faint",children:"counting…"}):n("b",{children:`${o?.complete===!1?"At least ":""}${dn(y??0)} ${y===1?"job":"jobs"}`}),o?.complete===!1&&n("span",{class:"faint",
children:" of the first 100,000 that were looked at"}),r&&` · ${dn(a)} done`]}),P&&n("label",{class:"field",children:["Type ",dn(y)," to go on",n("input",{value:e,
inputMode:"numeric",onInput:w=>t(w.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),d.cli&&n(Q,{text:d.
cli}),n(Q,{text:Ye(d.path,d.method??"POST",d.body??(d.method==="DELETE"?void 0:{}))})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:S,
children:r&&d.many?"Stop":"Cancel"}),n("button",{type:"submit",class:f?"danger solid":"primary",disabled:!x,children:d.label})]})]})})}function Y({action:e,scope:t="\
admin",why:r,danger:s,primary:o,id:l}){return Re(t)?n("button",{type:"button",id:l,class:s?"danger":o?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>Sn(e),
children:e.label}):null}function Qo({scope:e="admin"}){return Re(e)||lt.value===null?null:n("span",{class:"faint",children:bu.value?"read-only":`changes need th\
e scope ${e}`})}var Sh=262144,xh=20,jl=100;function $h({value:e}){return e instanceof Wn?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e===
"[redacted]"?n("span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"\
json-string",children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}
function Il(e,t,r){return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Wn?Pt(t).toLowerCase().includes(r):Object.entries(t).some(([
s,o])=>Il(Array.isArray(t)?void 0:s,o,r))}function id({name:e,value:t,depth:r,looking:s}){let[o,l]=j(r<4),[a,i]=j(!1);Fe(()=>{s.text!==""?l(Il(e,t,s.text)):s.turn>
0&&l(s.all||r<4)},[s]);let c=s.text!==""&&(e?.toLowerCase().includes(s.text)||(t===null||typeof t!="object")&&Il(void 0,t,s.text)),d=e===void 0?null:n("span",{class:c?
"json-key found":"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Wn)return n("div",{class:c?"json-line found":"json-line",children:[
d,n($h,{value:t})]});let p=Array.isArray(t),h=Object.entries(t),f=`${h.length} ${p?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?n(
"div",{class:"json-line",children:[d,n("span",{class:"faint",children:p?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"j\
son-fold","aria-expanded":o,onClick:()=>l(!o),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:o?"▾":"▸"}),d,n("span",{class:"faint",children:[
p?"[":"{",o?"":"…",o?"":p?"]":"}"," ",f]})]}),o&&n("div",{class:"json-inner",children:[(a?h:h.slice(0,jl)).map(([y,_])=>n(id,{name:y,value:_,depth:r+1,looking:s},
y)),!a&&h.length>jl&&n("button",{type:"button",class:"link",onClick:()=>i(!0),children:[h.length-jl," more"]})]})]})}function Ft({title:e,value:t}){let[r,s]=j({
text:"",all:!1,turn:0});if(t===void 0)return null;let o=Pt(t),l=o.length<=Sh;return n("section",{class:"card json",children:[n("header",{children:[n("h2",{children:e}),
n("div",{class:"row",children:[l&&o.split(`
`).length>xh&&n(T,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:a=>s({...r,text:a.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>s({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Ze,{text:o,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:l?n(id,{value:t,depth:0,looking:r}):n("pre",
{children:o})})]})}function le({title:e,tools:t,children:r,sub:s}){return n(T,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),
s&&n("div",{class:"sub",children:s})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Rt({data:e,path:t,title:r,up:s,missing:o,children:l}){return n(
le,{title:r,sub:s,children:e.problem?.status===404?n(de,{title:o,children:l}):e.problem?n(ze,{problem:e.problem,retry:e.reload,path:t}):n(ut,{})})}function ot({
data:e,path:t}){return e.problem&&n(ze,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function ws({label:e,options:t,value:r,set:s}){return n("span",{class:"\
segments",role:"group","aria-label":e,children:t.map(([o,l])=>n("button",{type:"button","aria-pressed":o===r,onClick:()=>s(o),children:l},o))})}function et({rows:e}){
return n("dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}
function Rn({tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([s,o,l])=>n("a",{href:O(r(s)),"aria-current":s===t?"pag\
e":void 0,children:[o,l!==void 0&&n("span",{class:"pill",children:M(l)})]},s))})}function Vn({rows:e,columns:t,id:r,page:s,selection:o,kind:l="list",gone:a}){let[i,c]=j(-1),d=me(-1),p=me(null),h=S=>{let w=Math.max(0,Math.min(e.length-1,d.current+
S));d.current=w,c(w),p.current?.rows[w]?.scrollIntoView({block:"nearest"}),p.current?.rows[w]?.querySelector(".main a")?.focus({preventScroll:!0})},f=me(-1),y=(S,w=!1)=>{
let $=e[S];if(!o||$===void 0)return;let E=new Set(o.chosen);if(w&&f.current>=0){let[J,q]=[Math.min(f.current,S),Math.max(f.current,S)];for(let te of e.slice(J,q+
1))E.add(r(te))}else E.delete(r($))||E.add(r($));f.current=S,o.set(E)},_=e.length>0&&e.every(S=>o?.chosen.has(r(S))),P=()=>o?.set(_?new Set:new Set(e.map(r)));Ie(
{j:()=>h(1),k:()=>h(-1),Enter:()=>{let S=e[d.current];S!==void 0&&s&&Ee(s(S))},...o?{x:()=>y(d.current),X:()=>y(d.current,!0),a:P}:{}});let x=t.some(S=>S.head);
return n("table",{class:l,children:[x&&n("thead",{children:n("tr",{children:[o&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:_,onClick:P})}),t.map((S,w)=>n("th",{class:S.kind==="main"?void 0:S.kind,"aria-sort":S.sort,children:S.head},w))]})}),n("tbody",{ref:p,children:e.
map((S,w)=>n("tr",{class:`${w===i?"at":""}${a?.has(r(S))?" gone":""}`,"aria-selected":o?.chosen.has(r(S)),children:[o&&n("td",{class:"check",children:n("input",
{type:"checkbox","aria-label":`Select ${r(S)}`,checked:o.chosen.has(r(S)),onClick:$=>y(w,$.shiftKey)})}),t.map(($,E)=>n("td",{class:$.kind,"data-label":$.label,
children:$.cell(S)},E))]},r(S)))})]})}function ud(e,t,r){let[s,o]=j(!1),l=me({key:r,rows:e}),a=s&&l.current.key===r&&l.current.rows.length>0,i=new Map(e.map(p=>[
t(p),p])),c=a?l.current.rows.map(p=>i.get(t(p))??p):e;l.current={key:r,rows:c};let d=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(p=>!i.has(p))),
news:e.filter(p=>!d.has(t(p))).length,release:()=>o(!1),on:{onPointerEnter:()=>o(!0),onPointerLeave:()=>o(!1)}}}function Er({note:e,cursor:t,next:r,words:s=["Ne\
west","Older"],children:o}){let l=()=>ye({cursor:r});return Ie({"[":()=>{t&&history.back()},"]":()=>{r&&l()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[o,(t||r)&&n(T,{children:[n("button",{type:"button",disabled:!t,onClick:()=>ye({cursor:void 0}),children:s[0]}),
n("button",{type:"button",disabled:!r,onClick:l,children:s[1]})]})]})]})}function Ln({from:e,member:t,filter:r={},order:s,words:o,limit:l=50,none:a,unmatched:i="\
Nothing matches",...c}){let d=oe.value.get("cursor")??void 0,p=e+Tt({...r,limit:l,cursor:d}),h=X(p,x=>L(p,{signal:x})),f=h.value,y=h.problem&&n(ze,{problem:h.problem,
at:h.at,retry:h.reload,path:p});if(f===null)return y||n(ut,{});let _=f[t],P=Object.values(r).some(Boolean);return _.length===0&&!f.cursor&&!d?n(T,{children:[y,P?
n(de,{title:i,children:n("button",{type:"button",onClick:()=>ye(Object.fromEntries(Object.keys(r).map(S=>[S,void 0]))),children:"Clear filters"})}):a]}):n(T,{children:[
y,n("div",{class:"card flush",children:[_.length>0&&n(Vn,{rows:_,...c}),n(Er,{note:_.length===0?"this page is empty, more may follow":`${M(_.length)} on this pa\
ge, ${s}`,cursor:d,next:f.cursor,words:o,children:n(Ze,{text:Ye(p),label:"Copy as curl"})})]})]})}function Ks({states:e,chosen:t,counts:r,toggle:s}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(o=>n("button",{type:"button",class:"chip","data-state":o,"aria-pressed":t.includes(o),onClick:()=>s(
o),children:[o," ",r&&n("span",{class:"chip-count",children:M(r[o]??0)})]},o))})}function cr({states:e}){let t=oe.value.get("state")??"";return n(Ks,{states:e,chosen:[
t],toggle:r=>ye({state:r===t?void 0:r,cursor:void 0})})}function Fl(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,s=t.done??t.bytes;
return typeof s=="number"&&typeof r=="number"&&r>0?100*s/r:null}function Ch({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=Fl(e.progress);return n("span",{class:"\
row faint",children:[e.worker&&`on ${e.worker}`,t!==null&&n(ur,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.reason?n(
"span",{class:"faint",children:kn(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function Th(e){return(e.
state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var Qs={job:{head:"Job",kind:"main",
cell:e=>n(T,{children:[n("a",{href:O(he(e.id)),class:"job-type",children:e.type}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(Ze,{text:e.
id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Ch,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(De,{state:e.state})},queue:{head:"\
Queue",kind:"wide",cell:e=>n(T,{children:[n("a",{href:O(Le(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},attempt:{head:"\
Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>n(ae,{at:Th(e)})}};function qn({
jobs:e,selection:t,queue:r=!0,gone:s}){let o=[Qs.job,Qs.state,...r?[Qs.queue]:[],Qs.attempt,Qs.when];return n(Vn,{rows:e,columns:o,id:l=>l.id,page:l=>he(l.id),selection:t,
gone:s,kind:"jobs"})}function Z({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{children:e}),t]}),r]})}var Yo=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function Ph(e){let[t,r,s,o]=await Promise.
all([L("v1/stats",{signal:e}),L("v1/queues",{signal:e}),or(),L("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:s.filter(l=>l.state!==
"gone"),dead:o.jobs}}function ks({label:e,value:t,link:r,tone:s,note:o,title:l}){return n("a",{class:"tile",href:O(r),"data-state":s,title:l,children:[n("span",
{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:o??" "})]})}function Mh({queues:e,workers:t,stats:r}){
let s=new Set(t.flatMap(a=>a.queues??[])),o=[];for(let a of e)a.paused?o.push([a.name,"suspended","is paused"]):a.counts.queued>0&&!s.has(a.name)?o.push([a.name,
"failed",`has ${dn(a.counts.queued)} waiting and no worker`]):(a.oldest_age??0)>300&&o.push([a.name,"retrying",`has waited ${we((a.oldest_age??0)*1e3)}`]);let l=r.
day;return o.length===0&&l.dead===0&&l.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",
{class:"attention",children:[l.dead>0&&n("li",{children:[n(De,{state:"dead",quiet:!0}),n("a",{href:O("/failures"),children:_e(l.dead,"job")})," died in the last\
 24 hours"]}),l.recovered>0&&n("li",{children:[n(De,{state:"retrying",quiet:!0}),_e(l.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
o.slice(0,6).map(([a,i,c])=>n("li",{children:[n("span",{class:"state quiet","data-state":i,children:n("span",{class:"dot"})}),n("a",{href:O(Le(a)),children:a}),
" ",c]},a)),o.length>6&&n("li",{children:n("a",{href:O("/queues"),children:[o.length-6," more queues"]})})]})}function Eh(){return n(de,{title:"Push your first \
job",children:[n(Q,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ne("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(Q,{text:`p\
awl work --url ${ne("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function dd(){let e=Yo.find(([p])=>p===oe.value.get("rang\
e"))??Yo[1],t=X("overview",Ph),r=X(`history ${e[0]}`,p=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return L(`v1/stats/history${Tt({resolution:e[1],from:h})}`,
{signal:p})});Ie(Object.fromEntries(Yo.map(([p],h)=>[String(h+1),()=>ye({range:p},!0)])));let s=t.value;if(s===null)return n(le,{title:"Overview",children:t.problem?
n(ze,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(ut,{})});let{stats:o,queues:l}=s;if(o.total.pushed===0&&l.length===0)return n(le,{title:"Overview",children:n(
Eh,{})});let a=r.value?.points??[],i=e[1]==="minute"&&a.length>1?a[a.length-2].completed:o.minute.completed,c=l.reduce((p,h)=>(h.oldest_age??0)>(p?.oldest_age??
0)?h:p,null),d=[...l].sort((p,h)=>cd(o,h)-cd(o,p)).slice(0,8);return n(le,{title:"Overview",children:[t.problem&&n(ze,{problem:t.problem,at:t.at,retry:t.reload,
path:"v1/stats"}),n("div",{class:"tiles",children:[n(ks,{label:"Queued",tone:"queued",value:M(o.counts.queued),link:"/jobs?state=queued",note:`${M(o.counts.scheduled)}\
 scheduled`}),n(ks,{label:"Running",tone:"running",value:M(o.counts.running),link:"/jobs?state=running",note:_e(s.workers.length,"worker")}),n(ks,{label:"Retryi\
ng",tone:"retrying",value:M(o.counts.retrying),link:"/failures?tab=retrying",note:`${M(o.hour.retried)} in the last hour`}),n(ks,{label:"Dead",tone:"dead",value:M(
o.counts.dead),link:"/failures",note:`${M(o.day.dead)} today`}),n(ks,{label:"Oldest wait",value:c?.oldest_age?we(c.oldest_age*1e3):"–",link:c?Le(c.name):"/que\
ues",note:c?.oldest_age?c.name:"nothing waits"}),n(ks,{label:"Completed a minute",tone:"completed",value:M(i),link:"/jobs?state=completed",note:`${M(o.hour.completed)}\
 in the last hour`})]}),n(Z,{title:"Throughput",tools:n(ws,{label:"Range",options:Yo.map(([p])=>[p,p]),value:e[0],set:p=>ye({range:p},!0)}),children:r.value===null?
r.problem?n(ze,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-place"}):n(Wo,{points:a,resolution:e[1]})}),n("div",{class:"columns",children:[n(Z,{title:"\
Needs attention",children:n(Mh,{queues:l,workers:s.workers,stats:o})}),n(Z,{title:"Busiest queues",tools:n("a",{href:O("/queues"),children:"all queues"}),children:n(
"table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"\
Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tbody",{children:d.map(p=>n("tr",{children:[n("td",{children:n("a",{href:O(Le(p.name)),children:p.name})}),
n("td",{class:"end",children:n(Ht,{value:p.counts.queued})}),n("td",{class:"end",children:n(Ht,{value:p.counts.running})}),n("td",{class:"end",children:n(Ht,{value:o.
queues?.[p.name]?.hour.completed})})]},p.name))})]})})]}),s.dead.length>0&&n(Z,{title:"Last failures",tools:n("a",{href:O("/failures"),children:"all failures"}),
children:n(qn,{jobs:s.dead})})]})}function cd(e,t){return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Dh({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(pn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function pd(){let e=X("about",async o=>{let[l,a]=await Promise.all([L("v1/nodes",{signal:o}),L("readyz",{signal:o}).catch(()=>null)]);return{nodes:l.
nodes,ready:a}}),t=lt.value,r=e.value,s=ne("").replace(/\/$/,"");return n(le,{title:"About",children:[n(ot,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Z,{title:"This server",children:n(et,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(Dh,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:O("/workers"),children:_e(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(ae,{at:r.nodes[0].started_at})],["Address",s]]})}),n(Z,{title:"For programs",children:[n(et,{rows:[
["API",n("a",{href:ne("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:ne("metrics"),children:"for Prometheus"})],["Health",n("a",{href:ne("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:ne("readyz"),children:"readyz"})],["Licences",n("a",{href:ne("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(Q,{text:`export PAWL_URL=${s}; pawl stats`})})]})]})]})}var Ah=["pending","delivering","delivered","failed","cancelled"];function fd(e){return`/callbacks/${encodeURIComponent(e)}`}function md(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function hd(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var Oh=[{head:"Callback",kind:"main",cell:e=>n(T,{children:[n("a",{href:O(fd(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(De,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>M(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n(T,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(ae,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(Y,{action:hd(e.id??""),why:md(e)})}];function gd(){let e=oe.value.get("state")??
"",t=oe.value.get("host")??"";return Ie({"/":()=>document.getElementById("host")?.focus()}),n(le,{title:"Callbacks",tools:e==="failed"&&n(Y,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>ye({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(cr,{states:Ah}),n(Ln,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:Oh,id:r=>r.id??"",page:r=>fd(r.id??""),unmatched:"No callback matches",none:n(de,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(Q,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${ne("v1/jobs")}`})]})})]})}function bd({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=X(t,i=>L(t,{signal:i})),s=r.value,o=n("a",{href:O(
"/callbacks"),children:"Callbacks"});if(s===null)return n(Rt,{data:r,path:t,title:"Callback",up:o,missing:"There is no such callback"});let l=s.log??[],a=s.owner;
return n(le,{title:n(T,{children:["Callback ",n(De,{state:s.state})]}),sub:n("span",{class:"row",children:[o," · ",n("code",{class:"id",children:s.id}),n(Ze,{text:s.
id??"",label:"Copy the id"})]}),tools:n(T,{children:[n(Y,{action:hd(e),primary:!0,why:md(s)}),n(Y,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Ee("/callbacks")}})]}),children:[
n(ot,{data:r,path:t}),n(Z,{title:"Facts",children:n(et,{rows:[["URL",s.url],["Tells that it",s.event],["Job",a?.id&&n("a",{href:O(he(a.id)),children:a.id})],["A\
ttempts",M(s.attempts)],["Last answer",s.last_status],["Last error",s.last_error&&n("span",{class:"bad",children:s.last_error})],["Next attempt",s.next_at&&n(ae,
{at:s.next_at})]]})}),l.length>0&&n(Z,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:l.map((i,c)=>n("tr",{children:[
n("td",{children:n(ae,{at:i.at})}),n("td",{class:"end",children:i.status??"–"}),n("td",{class:"end",children:i.seconds!==void 0?`${Math.round(i.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:i.error??i.answer??""})]},c))})]})}),n(Ft,{title:"Body",value:s.body})]})}var Rh=500,Jl=200,Lh=100;function qh(e,t){let r=me([]),s=me(0),[o,l]=j({lines:[],total:0,rate:0,open:!1});return Fe(()=>{let a=null,i=0,c={total:0,at:Date.now()},
d=0;r.current=[],s.current=0;let p=()=>{i=0,l(w=>({lines:At.value?w.lines:r.current.slice(0,Jl),total:s.current,rate:d,open:a?.readyState===EventSource.OPEN}))},
h=()=>{i===0&&(i=window.setTimeout(p,Lh))},f=(w,$)=>{s.current+=1,r.current=[{number:s.current,value:w,at:$},...r.current.slice(0,Rh-1)],h()},y=()=>{a!==null||document.
hidden||Et.value||(a=new EventSource(ne(e)),a.addEventListener("open",h),a.addEventListener("error",h),a.addEventListener(t,w=>{let $=Qa(w.data);f($,$.at)}),a.addEventListener(
"reset",()=>f(null,new Date().toISOString())))},_=()=>{a?.close(),a=null},P=()=>document.hidden?_():y();document.addEventListener("visibilitychange",P);let x=Et.
subscribe(w=>w?_():y()),S=setInterval(()=>{let w=Date.now();d=(s.current-c.total)*1e3/Math.max(1,w-c.at),c={total:s.current,at:w},h()},2e3);return()=>{_(),x(),clearInterval(
S),clearTimeout(i),document.removeEventListener("visibilitychange",P)}},[e,t]),{...o,clear:()=>{r.current=[],l({...o,lines:[]})}}}function Zo({title:e,path:t,event:r,
text:s,line:o}){let l=qh(t,r),[a,i]=j("");Ie({c:l.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=me(new Date),d=a.toLowerCase(),p=d===""?
l.lines:l.lines.filter(f=>f.value===null||s(f.value).toLowerCase().includes(d)),h=At.value?l.total-(l.lines[0]?.number??0):0;return n(Z,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[l.open?`${l.rate<10?l.rate.toFixed(1):M(Math.round(l.rate))} a second`:"connecting",h>0&&` · ${M(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:a,onInput:f=>i(f.currentTarget.value)}),n("button",
{type:"button",onClick:()=>At.value=!At.value,children:At.value?"Go on":"Pause"}),n("button",{type:"button",onClick:l.clear,children:"Clear"})]}),children:[p.length===
0?n("p",{class:"tail-empty",children:l.lines.length>0?"None of the lines matches.":`Nothing since ${yt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:p.map(f=>f.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},f.number):n("li",{children:[n("time",{dateTime:f.at,children:yt(Date.parse(f.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:o(f.value)})]},f.number))}),l.total>Jl&&n("p",{class:"foot",children:["The newest ",M(Math.min(Jl,p.length))," of ",_e(l.total,"line")," since \
this page was opened."]})]})}var yd=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,jh=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Xo(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function Nh({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:O(On(
"/")),children:"/"}),t.map((r,s)=>n(T,{children:[s>0&&n("span",{class:"faint",children:"/"}),n("a",{href:O(On(`/${t.slice(0,s+1).join("/")}`)),children:r},r)]}))]})}
function Ih({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n(T,{children:[r?n("a",{href:O(he(r)),children:e.channel}):e.channel!==
t&&n("a",{href:O(On(e.channel)),children:e.channel})," ",n("code",{children:Pt(e.value).replace(/\n\s*/g," ")})]})}function Bh({channel:e}){let[t,r]=j('{"order"\
:17}'),[s,o]=j(""),l=null;try{l={value:JSON.parse(t)}}catch{l=null}let a=e==="/pawl"||e.startsWith("/pawl/"),i=async()=>{try{let c=await L(Xo(e),{method:"POST",
body:l,key:Dn()});it(`Published; ${_e(c.delivered,"port")} got it`),o("")}catch(c){o(c.detail)}};return n(Z,{title:"Publish",tools:n(Qo,{scope:"push"}),children:a?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),i()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Re("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:l===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),s&&n("p",{class:"bad",role:"\
alert",children:s}),Re("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:l===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl publish ${e} '${t}'`}),n(Q,{text:Ye(Xo(e),"POST",l??{})})]})]})})}function vd(){
let e=oe.value.get("channel")??"/",[t,r]=j(null),s=t??e,o=!yd.test(s);return n(le,{title:"Channels",sub:n(Nh,{channel:e}),children:[n("form",{class:"filters",onSubmit:l=>{
l.preventDefault(),!o&&(r(null),Ee(On(s)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:s,list:"\
presets",spellcheck:!1,"aria-invalid":o,onInput:l=>r(l.currentTarget.value)})]}),n("button",{type:"submit",disabled:o||s===e,children:"Listen"}),o&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:jh.map(([l,
a])=>n("a",{class:"chip",href:O(On(l)),"aria-current":l===e?"page":void 0,title:a,children:l},l))}),yd.test(e)&&n(T,{children:[n(Zo,{title:`What is sent to ${e}`,
path:Xo(e),event:"message",text:l=>`${l.channel} ${JSON.stringify(l.value)}`,line:l=>n(Ih,{message:l,listening:e})},e),n(Bh,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(Q,{text:`curl -N ${ne(Xo(e))}`})]})]})]})}var Dr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Ss(e){let t=Dr.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():void 0}var _d={reason:"reason",worker:"worker",error:"error_type",
unique:"unique"};function kd(e){return/[\s"\\]/.test(e)?`"${e.replace(/["\\]/g,"\\$&")}"`:e}function wd(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,
"$1"):e}function Sd(e){let t={where:[]},r=[];for(let[s]of(e??"").matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g)){let o=s.indexOf(":"),l=o>0?s.slice(0,o):"",a=s.slice(
o+1);/^(payload|meta|progress|result)(\.|$)/.test(l)?t.where.push(s):_d[l]!==void 0&&a!==""?t[_d[l]]=wd(a):r.push(wd(s))}return r.length>0&&(t.text=r.join(" ")),
t}function xd(e){let{where:t,text:r,error_type:s}=Sd(e.search);return t.length>0||r!==void 0||s!==void 0||e.type!==void 0&&!e.state}function $d(e){return Object.
values(e).some(Boolean)}function Ul(e){let{queue:t,state:r,type:s,group:o}=e;return{queue:t,state:r,type:s,group:t?o:void 0,since:Ss(e.since),...Sd(e.search)}}function Ys(e,t,r){
return`v1/jobs${Tt({...Ul(e),fields:"payload,progress",limit:t,cursor:r})}`}function Cd(e){let t=Object.entries(Ul(e)).filter(([,r])=>r!==void 0&&r.length>0);return t.
length===0||t.some(([r])=>r==="unique")?null:Object.fromEntries(t.map(([r,s])=>[r,r==="state"&&typeof s=="string"&&s.includes(",")?s.split(","):s]))}function Td(e){
let t=s=>/^[\w.,:/-]+$/.test(s)?s:`'${s.replace(/'/g,"'\\''")}'`,r={...Ul(e),since:e.since};return Object.entries(r).flatMap(([s,o])=>(Array.isArray(o)?o:[o]).map(
l=>[s,l])).filter(([,s])=>s).map(([s,o])=>` --${s.replace("_","-")} ${t(o)}`).join("")}var Wl=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function Pd({queue:e,close:t}){
let[r,s]=j({type:"",queue:e??"",payload:"{}"}),[o,l]=j(""),[a]=j(Dn()),i=(y,_)=>s({...r,[y]:_}),c={type:r.type},d=[];for(let[y]of Wl)r[y]&&(c[y]=r[y],d.push(` -\
-${y} ${r[y]}`));let p="";try{c.payload=JSON.parse(r.payload||"null")}catch{p="this is not JSON"}let h=async()=>{try{let y=await L("v1/jobs",{method:"POST",body:c,
key:a});it("Pushed"),t(),Ee(he(y.id))}catch(y){l(y instanceof ln?y.detail:String(y))}},f=(y,_,P,x=!1)=>n("label",{class:"field",children:[n("span",{children:_}),
n("input",{value:r[y]??"",placeholder:P,required:x,spellcheck:!1,onInput:S=>i(y,S.currentTarget.value)})]},y);return n(fn,{title:"Push a job",close:t,children:n(
"form",{onSubmit:y=>{y.preventDefault(),h()},children:[n("div",{class:"pair",children:[f("type","Type","what is to be done",!0),f(...Wl[0])]}),n("div",{class:"p\
air",children:Wl.slice(1).map(y=>f(...y))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:y=>i("payload",y.currentTarget.value)}),n("small",{children:p||"JSON"})]}),o&&n("p",{class:"bad",role:"alert",children:o}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl push ${r.type||"TYPE"}${d.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(Q,
{text:Ye("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||p!=="",children:"Push"})]})]})})}var Fh=5;async function Hl(e,t,r,s){let o=[],l=0,a=0,i=r;do{let c=await L(Ys(e,t-o.length,i),{signal:s});o.push(...c.jobs),a+=c.looked_at??c.jobs.length,i=c.cursor,++l}while(i!==
void 0&&o.length<t&&l<Fh);return{jobs:o,cursor:i,looked:a}}function Jh({chosen:e,clear:t}){let r=[...e],s=(c,d,p,h=!1)=>({label:c,path:`v1/jobs/${d}`,body:{ids:r},
cli:`pawl ${d==="delete"?"rm":d} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:p,then:t,confirm:h?{title:`${c} ${_e(r.length,"job")}?`,text:"Their payl\
oads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),o=s("Run","run","Queued again"),l=s("T\
erminate","terminate","Asked to stop"),a=s("Delete","delete","Deleted",!0),i=Re("admin")&&r.length>0;return Ie({r:()=>i&&Sn(o),T:()=>i&&Sn(l),Delete:()=>i&&Sn(a),
Escape:t}),r.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:M(r.length)}),"\
 selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(Y,{action:o}),n(Y,{action:l}),n(Y,{action:a,danger:!0}),n("\
button",{type:"button",onClick:t,children:"Clear"})]})]})}var Md=["scheduled","retrying","suspended","completed","failed","dead"],Ed=["completed","failed","dead",
"terminated"],Dd=["waiting","scheduled","queued","retrying","running","suspended"];function Ar({filter:e,total:t}){let r=Cd(e);if(!Re("admin")||r===null)return null;
let s=e.state?.split(","),o=i=>s===void 0||s.some(c=>i.includes(c)),l=i=>s!==void 0&&s.every(c=>i.includes(c)),a=(i,c,d,p,h,f,y=!1)=>({label:i,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${Td(e)}`,done:h,confirm:{title:d,text:p,danger:y,count:l(f)?t:void 0}});return n(T,{children:[o(Md)&&n(Y,{action:a(
"Run all","run","Run all that match?","They are queued again.","Queued again",Md)}),o(Dd)&&n(Y,{action:a("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",Dd,!0),danger:!0}),o(Ed)&&n(Y,{action:a("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",Ed,!0),danger:!0})]})}function Uh(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob(
[t],{type:"application/x-ndjson"})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}function Gn({filter:e,total:t,queueColumn:r,empty:s}){let o=oe.value.get(
"cursor")??void 0,l=Number(oe.value.get("limit"))||50,[a,i]=j(new Set),c=JSON.stringify([e,o,l]);Fe(()=>i(new Set),[c]);let d=X(`jobs ${c}`,f=>Hl(e,l,o,f),a.size>
0),p=d.value,h=ud(p?.jobs??[],f=>f.id,c);return p===null?d.problem?n(ze,{problem:d.problem,retry:d.reload,path:Ys(e,l)}):n(ut,{rows:8}):n(T,{children:[n(ot,{data:d,
path:Ys(e,l)}),p.jobs.length===0&&p.cursor===void 0?s:n("div",{class:"card flush",...h.on,children:[h.news>0&&o===void 0&&n("button",{type:"button",class:"news",
onClick:h.release,children:[M(h.news)," new"]}),h.rows.length>0&&n(qn,{jobs:h.rows,gone:h.gone,selection:{chosen:a,set:i},queue:r}),n(Er,{cursor:o,next:p.cursor,
words:["Newest",p.jobs.length===0?"Go on":"Older"],note:p.jobs.length===0?`Looked at ${dn(p.looked)} jobs, found none.`:`${M(p.jobs.length)} jobs${t!==void 0&&t>
p.jobs.length?` of ${M(t)}`:""}, newest first${p.looked>p.jobs.length?`; looked at ${dn(p.looked)}`:""}`,children:[n(Ar,{filter:e,total:t}),p.jobs.length>0&&n("\
button",{type:"button",class:"link",title:"One job a line, as JSON",onClick:()=>Uh("jobs.ndjson",p.jobs.map(f=>`${JSON.stringify(f)}
`).join("")),children:"Save page"})]})]}),n(Jh,{chosen:a,clear:()=>i(new Set)})]})}function Ad(){let e=_=>oe.value.get(_)??void 0,t={queue:e("queue"),state:e("s\
tate"),type:e("type"),group:e("group"),since:e("since"),search:e("q")},r=X("queues for jobs",_=>L("v1/queues?limit=1000",{signal:_})),[s,o]=j(!1);Ie({"/":()=>document.
getElementById("filter-search")?.focus(),n:()=>Re("push")&&o(!0)});let l=t.state?.split(",")??[],a=r.value?.queues??[],i=a.filter(_=>!t.queue||_.name===t.queue),
c=_=>i.reduce((P,x)=>P+(x.counts[_]??0),0),d=t.state&&!t.type&&!t.group&&!t.since&&!t.search,p=$d(t),h=(_,P)=>ye({[_]:P,cursor:void 0,..._==="queue"?{group:void 0}:
{}}),f=()=>ye({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,q:void 0,cursor:void 0}),y=Ys(t,50);return n(le,{title:"Jobs",tools:n(T,{children:[
n("span",{class:"row faint",children:["this list as curl ",n(Ze,{text:Ye(y),label:"Copy as curl"})]}),Re("push")&&n("button",{type:"button",class:"primary",onClick:()=>o(
!0),children:"Push a job"})]}),children:[s&&n(Pd,{queue:t.queue,close:()=>o(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"",onChange:_=>h("queue",_.currentTarget.value),children:[n("option",{value:"",children:"all"}),t.queue&&!a.some(
_=>_.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),a.map(_=>n("option",{value:_.name,children:_.name},_.name))]})]}),n("label",{children:[n("spa\
n",{children:"Type"}),n("input",{id:"filter-type",value:t.type??"",placeholder:"any",spellcheck:!1,onChange:_=>h("type",_.currentTarget.value.trim())})]}),n("la\
bel",{children:[n("span",{children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,onChange:_=>h(
"group",_.currentTarget.value)})]}),n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:t.since??"",onChange:_=>h("since",_.currentTarget.value),
children:Dr.map(([_,P])=>n("option",{value:_,children:P},_))})]}),n("label",{class:"search",children:[n("span",{children:"Search"}),n("input",{id:"filter-search",
type:"search",value:t.search??"",placeholder:"a text, payload.order.id:17, worker:, reason:, error:",spellcheck:!1,onChange:_=>h("q",_.currentTarget.value.trim())})]}),
p&&n("button",{type:"button",class:"link",onClick:f,children:"Clear filters"})]}),n(Ks,{states:Gs,chosen:l,counts:Object.fromEntries(Gs.map(_=>[_,c(_)])),toggle:_=>h(
"state",(l.includes(_)?l.filter(P=>P!==_):[...l,_]).join(","))}),xd(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says \
how far it has looked. A queue, a state or a time makes it quick."}),n(Gn,{filter:t,total:d?l.reduce((_,P)=>_+c(P),0):void 0,empty:p?n(de,{title:"No job matches",
children:n("button",{type:"button",onClick:f,children:"Clear filters"})}):n(de,{title:"No jobs yet",children:n(Q,{text:`curl -d '{"type":"hello","payload":{"nam\
e":"Ann"}}' ${ne("v1/jobs")}`})})})]})}var Od=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function Wh(e,t){let r=(o,l)=>Object.fromEntries([...new Set(
[...Object.keys(o),...Object.keys(l)])].map(a=>[a,(o[a]??0)+(l[a]??0)])),s=new Map(e.by_hour.map(o=>[o.at,o.count]));for(let o of t.by_hour)s.set(o.at,(s.get(o.
at)??0)+o.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...s].
sort(([o],[l])=>o<l?-1:1).map(([o,l])=>({at:o,count:l}))}}async function Hh(e,t,r){let s=new Map,o,l=0;for(let a=0;a<e;++a){let i=await L(`v1/errors${Tt({...t,cursor:o})}`,
{signal:r});l+=i.looked_at;for(let c of i.errors){let d=s.get(c.fingerprint);s.set(c.fingerprint,d?Wh(d,c):c)}if(o=i.cursor,o===void 0)break}return{kinds:[...s.
values()].sort((a,i)=>i.count-a.count),looked:l,more:o!==void 0}}function Rd({names:e}){return n(T,{children:[e.slice(0,3).map((t,r)=>n(T,{children:[r>0&&", ",n(
"a",{href:O(Le(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var zh=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:M(e.count)})},{head:"Error",kind:"main",cell:e=>n(T,{children:[n("a",{href:O(lr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${M(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(Rd,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(od,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ae,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ae,{at:e.last_seen_at})}];function Vh({kind:e}){let t=`error:${kd(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return n(
Z,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:O(`/jobs${Tt({q:t,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Ar,{filter:{queue:r,state:"dead,failed",search:t}}),n(Ze,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>ye({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(et,{rows:[["Jobs",`${M(e.count)}: ${Object.entries(e.states).map(([s,o])=>`${M(o)} ${s}`).join(", ")}`],["Queues",n(Rd,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ae,{at:e.first_seen_at})],["Last seen",n(ae,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(et,{rows:[["Examples",
n("ul",{children:e.jobs.map(s=>n("li",{children:n("a",{href:O(he(s)),class:"id",children:s})},s))})]]})]})]})}function Gh({retrying:e}){let t=oe.value.get("queu\
e")??"",r=oe.value.get("since")??"",[s,o]=j(1),l=X(`kinds ${t} ${r} ${s}`,d=>Hh(s,{queue:t,since:Ss(r)},d)),a=`v1/errors${Tt({queue:t,since:Ss(r)})}`,i=l.value,
c=i?.kinds.find(d=>d.fingerprint===oe.value.get("error"));return Ie({Escape:()=>ye({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n(T,{children:[
n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,
onChange:d=>ye({queue:d.currentTarget.value.trim()})})]}),n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:d=>ye({since:d.currentTarget.
value}),children:Dr.map(([d,p])=>n("option",{value:d,children:p},d))})]})]}),n(ot,{data:l,path:a}),c&&n(Vh,{kind:c}),i===null?!l.problem&&n(ut,{}):i.kinds.length===
0?n(de,{title:t||r?"No error matches":"Nothing has failed",children:t||r?n("button",{type:"button",onClick:()=>ye({queue:void 0,since:void 0}),children:"Clear f\
ilters"}):e>0&&n("a",{href:O("/failures?tab=retrying"),children:[_e(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(Vn,{rows:i.kinds,columns:zh,
id:d=>d.fingerprint,page:d=>lr({error:d.fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[_e(i.kinds.length,"\
kind")," among the last errors of ",_e(i.looked,"job"),i.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Ze,{text:Ye(a),label:"Copy\
 as curl"}),i.more&&n("button",{type:"button",onClick:()=>o(s+1),children:"Look at more"})]})]})]})]})}function Ld(){let e=oe.value.get("tab")??"errors",t=X("fa\
ilures",o=>L("v1/stats?limit=1",{signal:o})),r=t.value?.counts,s=o=>`/failures${o==="errors"?"":`?tab=${o}`}`;return Ie(Object.fromEntries(Od.map(([o],l)=>[String(
l+1),()=>Ee(s(o))]))),n(le,{title:"Failures",children:[n(Rn,{tabs:Od.map(([o,l])=>[o,l,o==="errors"?void 0:r?.[o]]),current:e,link:s}),t.problem&&n(ze,{problem:t.
problem,at:t.at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(Gh,{retrying:r?.retrying??0}):n(Gn,{filter:{state:e},total:r?.[e],empty:n(de,{title:e==="dead"?"\
Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:O(
"/failures?tab=retrying"),children:_e(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var ea="download";function Kh(){let t=X("outbound",r=>L("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Z,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:M(r.in_flight)}),n("td",{class:"end",children:M(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:M(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>st.value?n(ae,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",M(t.hosts.length)," hosts."]})]})}
var Qh=["queued","running","retrying","completed","dead"];function qd(){let e=oe.value.get("state")??"";return n(le,{title:"Downloads",sub:n(T,{children:["jobs \
of the queue ",n("a",{href:O(Le(ea)),children:ea}),"; limits of hosts are ",n("a",{href:O(`${Le(ea)}?tab=groups`),children:"its groups"})]}),children:[n(cr,{states:Qh}),
n(Gn,{filter:{queue:ea,state:e||void 0},queueColumn:!1,empty:n(de,{title:e?"No download is in this state":"No downloads yet",children:!e&&n(T,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(Q,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${ne("v1/jobs")}`})]})})}),n(Kh,{})]})}function ta({path:e,cli:t,numbers:r,rate:s,ordered:o,saved:l}){let a={...Object.fromEntries(r.map(({name:$,value:E})=>[$,E?.toString()??""])),rate_limit:s?.limit.
toString()??"",rate_per:s?`${s.per}s`:"1s",ordered:o?"yes":""},[i,c]=j(null),[d,p]=j(""),h=i??a,f=($,E)=>c({...h,[$]:E}),y={},_=[];for(let{name:$}of r)h[$]!==a[$]&&
(y[$]=h[$]===""?null:Number(h[$]),_.push(`--${$.replace(/_/g,"-")} ${h[$]||"none"}`));(h.rate_limit!==a.rate_limit||h.rate_limit!==""&&h.rate_per!==a.rate_per)&&
(y.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},_.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
a.ordered&&(y.ordered=h.ordered==="yes",_.push(y.ordered?"--ordered":"--unordered"));let P=_.length>0,x=async()=>{try{await L(e,{method:"PATCH",body:y}),it("Sav\
ed"),c(null),p(""),l()}catch($){p($.detail)}},S=!Re("admin"),w=($,E,J)=>n("label",{class:"field",children:[n("span",{children:E}),n("input",{value:h[$],placeholder:"\
no limit",inputMode:"numeric",disabled:S,onInput:q=>f($,q.currentTarget.value)}),n("small",{children:J})]});return n(Z,{title:"Limits",tools:n(Qo,{}),children:n(
"form",{class:"form",onSubmit:$=>{$.preventDefault(),x()},children:[r.slice(0,1).map(({name:$,label:E,hint:J})=>w($,E,J)),n("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:S||h.rate_limit==="",
onInput:$=>f("rate_per",$.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:$,label:E,hint:J})=>w($,E,J)),o!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:S,onClick:$=>f("ordered",$.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),d&&n("p",{class:"bad",role:"alert",children:d}),!S&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!i,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!P,children:"Save"})]}),P&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`${t} ${_.join(" ")}`}),n(Q,{text:Ye(e,"PATCH",y)})]})]})})}function zl(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function jd(e){let t=r=>({path:zl(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function Nd(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function Yh({group:e}){return n(T,{children:[n(Ht,{value:e.running}),e.limit!==void 0&&n(T,{children:[n("span",{class:"faint",children:[
" / ",M(e.limit)]}),n(ur,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var Zh=[{head:"Group",kind:"main",cell:e=>n(T,{children:[n("a",
{href:O(ir(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Ht,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(Yh,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${we(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:Nd},{head:"",kind:"end act",cell:e=>n(Y,{action:jd(e)})}];function Id({
queue:e}){let[t,r]=j("");return n(T,{children:[n("form",{class:"filters",onSubmit:s=>{s.preventDefault(),t&&Ee(ir(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:s=>r(s.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(Ln,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:Zh,id:s=>s.name,page:s=>ir(e,s.name),
none:n(de,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
Q,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ne("v1/jobs")}`})]})})]})}function Xh({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(Z,{title:`The last ${_e(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,s])=>`${s} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Ee(he(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,s])=>n("li",{class:"state quiet","data-state":r,children:[n(pn,{state:r}),
M(s)," ",r]},r))})]})}function eg({queue:e,name:t}){let r=oe.value.get("cursor")??void 0,s=oe.value.get("since")??"",o=`${zl({queue:e,name:t})}/jobs${Tt({limit:50,
cursor:r,since:Ss(s)})}`,l=X(`history ${e} ${t} ${r} ${s}`,i=>L(o,{signal:i})),a=l.value;return n(T,{children:[n("div",{class:"row history-head",children:[n("h2",
{children:"History"}),n(ws,{label:"Pushed",options:Dr.map(([i,c])=>[i,c]),value:s,set:i=>ye({since:i,cursor:void 0})})]}),a===null?l.problem?n(ze,{problem:l.problem,
retry:l.reload,path:o}):n(ut,{}):a.jobs.length===0&&!r?n(de,{title:s?"No job of this time":"No jobs in this group",children:!s&&n(Q,{text:`curl -d '{"type":"hel\
lo","queue":"${e}","group":"${t}"}' ${ne("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(qn,{jobs:a.jobs,queue:!1}),n(Er,{note:"newest first",cursor:r,
next:a.cursor,children:n(Ar,{filter:{queue:e,group:t,since:s}})})]})]})}function Bd({queue:e,name:t}){let r=zl({queue:e,name:t}),s=X(r,async c=>{let[d,p]=await Promise.
all([L(r,{signal:c}),L(`${r}/jobs?limit=200`,{signal:c})]);return{group:d,last:p.jobs}}),o=n(T,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(
"a",{href:O(Le(e)),children:e})," · ",n("a",{href:O(`${Le(e)}?tab=groups`),children:"groups"})]});if(s.value===null)return n(Rt,{data:s,path:r,title:t,up:o,missing:"\
There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:l,last:a}=s.value,i=Nd(l);return n(le,{title:n(T,{children:[
t," ",l.paused&&n(De,{state:"paused"})," ",l.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:o,tools:n(Y,{action:jd(l)}),children:[n(ot,{data:s,path:r}),
n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"til\
e-value",children:M(l.ready)}),n("span",{class:"tile-note",children:i||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{
class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[M(l.running),l.limit!==void 0&&n("small",{children:[" / ",M(l.limit)]})]}),n("spa\
n",{class:"tile-note",children:l.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",
{class:"tile-value",children:l.rate?M(l.rate.limit):"–"}),n("span",{class:"tile-note",children:l.rate?`may start in ${we(l.rate.per*1e3)}`:"no limit"})]}),n("\
div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:l.ordered?"strict":"free"}),n("span",{class:"\
tile-note",children:l.ordered?"one at a time, in turn":"as workers are free"})]})]}),a.length>0&&n(Xh,{jobs:a}),n(eg,{queue:e,name:t}),n(ta,{path:r,cli:`pawl gr\
oup ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"how many jobs of the group may run at once",value:l.limit}],rate:l.rate,ordered:l.ordered,saved:s.reload}),
n(Ft,{title:"Settings",value:l.settings})]})}var Fd=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Ud=["completed","failed","dead","terminated"];async function tg(e,t){let r=await L(
`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let s=()=>null,o=encodeURIComponent(r.queue),
[l,a,i]=await Promise.all([L(`v1/queues/${o}`,{signal:t}).catch(s),r.group?L(`v1/queues/${o}/groups/${encodeURIComponent(r.group)}`,{signal:t}).catch(s):null,or().
catch(()=>[])]);return{job:r,queue:l,group:a,workers:i}}function ng({job:e,queue:t,group:r,workers:s}){if(e.state==="scheduled"&&e.run_at)return{text:n(T,{children:[
"It is scheduled: it may run ",n(ae,{at:e.run_at}),", at ",yt(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)return{text:n(T,{children:["It has\
 failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",n(ae,{at:e.run_at}),"."]})};if(e.state==="waiting"){let a=e.waiting_for??e.after?.
length??0;return{text:n(T,{children:["It waits for ",a===1?"another job":`${a} other jobs`," to end."]})}}if(e.state!=="queued")return null;let o=n("a",{href:O(
Le(e.queue)),children:e.queue});if(t?.paused)return{text:n(T,{children:["Its queue ",o," is paused."]})};if(r?.paused)return{text:n(T,{children:["Its group ",n(
"b",{children:e.group})," is paused."]})};if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return{text:n(T,{children:["The queue ",o," is at its limi\
t: ",t.counts.running," of ",t.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:n(T,{children:["Its group ",n("b",{children:e.group}),
" is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:n(T,{children:["Its group ",n("b",{children:e.group})," is orde\
red, and the job before it runs."]})};let l=s.filter(a=>a.queues?.includes(e.queue)&&a.state!=="gone");return l.length===0?{text:n(T,{children:["No worker claim\
s the queue ",o,"."]})}:l.every(a=>a.quiet)?{text:n(T,{children:["All workers of the queue ",o," were told to claim no more."]})}:l.every(a=>a.concurrency!==void 0&&
a.running.length>=a.concurrency)?{text:n(T,{children:["All ",M(l.length)," workers of the queue ",o," are busy."]})}:t?.rate&&t.counts.queued>0?{text:n(T,{children:[
"The queue ",o," starts at most ",t.rate.limit," jobs in ",we(t.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?{text:n(T,{children:["Its group ",n(
"b",{children:e.group})," is ordered: ",M(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:n(T,{children:["Nothing holds it: ",M(t?.counts.
queued??1)," jobs of ",o," wait, and its turn comes."]})}}function rg(e){let t=[{at:e.created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}];
if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);t.push({at:e.started_at,state:"running",title:e.attempt>1?`Attempt ${e.attempt} began`:
"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${we(r)}`})}if(e.ended_at){let r=e.started_at?we(Date.parse(e.ended_at)-Date.parse(e.started_at)):
"";t.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,kn(e.reason)].filter(Boolean).join(" · ")})}else(e.state===
"retrying"||e.state==="scheduled")&&t.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return t}function sg({
job:e}){return n(Z,{title:"Timeline",children:[n("ol",{class:"timeline",children:[rg(e).map(t=>n("li",{"data-state":t.state,children:[n("span",{class:"timeline-\
mark",children:n(pn,{state:t.state})}),n("div",{children:[n("b",{children:t.title})," ",t.note&&n("span",{class:"faint",children:t.note}),n("div",{class:"meta",
children:[n(ae,{at:t.at})," ",n("span",{class:"faint",children:["· ",yt(Date.parse(t.at))]})]})]})]},t.title)),e.state==="running"&&n("li",{"data-state":"runni\
ng",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{children:[n("b",{children:"Running"})," for ",e.started_at&&ms(st.value-Date.parse(e.started_at)),
e.options.timeout!==void 0&&n("span",{class:"faint",children:[" of at most ",we(e.options.timeout*1e3)]})]})]})]}),e.lease&&n("p",{class:"lease",children:["Leas\
ed to ",n("b",{children:e.lease.worker})," for ",we(Math.max(0,Date.parse(e.lease.expires_at)-st.value))," more",(e.crashes??0)>0&&`; its worker has vanished ${e.
crashes} of ${e.options.max_crashes} times`]})]})}function og(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function ag({
job:e}){let[t,r]=j(!1),[s,o]=j(!0);if(!e.error)return null;let l=e.error.backtrace??[],a=`${e.error.type}: ${e.error.message}${l.map(i=>`
  ${i}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.error.type})}),
n("div",{class:"row",children:[l.length>0&&n("button",{type:"button",class:"link",onClick:()=>o(!s),children:s?"do not wrap":"wrap"}),n(Ze,{text:a,label:"Copy t\
he error"})]})]}),n("p",{class:"error-text",children:e.error.message}),l.length>0&&n("pre",{class:s?"trace":"trace nowrap",tabIndex:0,children:(t?l:l.slice(0,5)).
join(`
`)}),l.length>5&&n("button",{type:"button",class:"link pad",onClick:()=>r(!t),children:t?"show less":`${l.length-5} more lines`})]})}function Jd(e){let t=e.options.
retry;if(!t)return[];let r=[];for(let s=e.failures;s<t.max&&r.length<4;++s){let o={exponential:t.base*2**s,quartic:s**4+t.base+29*(s+1),fixed:t.base}[t.backoff];
r.push(Math.min(t.cap,o)*1e3)}return r}function lg({job:e,side:t,name:r,port:s}){let[o,l]=j(!1),[a,i]=j(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(
r)}`,d=X(`${c} ${o}`,async f=>o?await L(`${c}?limit=20`,{signal:f}):null),p;try{p=JSON.parse(a)}catch{p=void 0}let h=async()=>{try{let f=await L(c,{method:"POST",
body:{values:[p]},key:Dn()});it(`Written; ${M(f.count)} wait there now`),i(""),vs()}catch(f){it(f.detail,{bad:!0})}};return n(T,{children:[n("tr",{children:[n("\
td",{class:"main",children:[n("b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:_e(s.size??0,
"value")}),n("td",{class:"wide",children:(s.channels??[]).map(f=>n("a",{href:O(On(f)),children:[f," "]},f))}),n("td",{class:"wide faint",children:s.default!==void 0&&
n("code",{children:Pt(s.default).replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Re("work")&&(s.size??0)>0&&n("button",{type:"button","aria-expanded":o,
onClick:()=>l(!o),children:o?"Hide":"Look"})})]}),o&&d.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:d.value.items.map((f,y)=>n(
"li",{children:[n("span",{class:"faint",children:(d.value?.from??0)+y})," ",n("code",{children:Pt(f.value).replace(/\n\s*/g," ")})]},y))}),d.value.tail-d.value.
from>d.value.items.length&&n("p",{class:"faint",children:["The first ",d.value.items.length," values."]})]})}),t==="in"&&Re("push")&&!Ud.includes(e.state)&&n("t\
r",{children:n("td",{colSpan:5,children:n("form",{class:"row",onSubmit:f=>{f.preventDefault(),p!==void 0&&h()},children:[n("input",{class:"wide-input","aria-lab\
el":`A value for ${r}, as JSON`,placeholder:"a value, as JSON",value:a,spellcheck:!1,onInput:f=>i(f.currentTarget.value)}),n("button",{type:"submit",disabled:p===
void 0,children:"Write"}),a!==""&&p!==void 0&&n(Ze,{text:`pawl write ${e.id} ${r} '${a}'`,label:"Copy as a command"})]})})})]})}function ig({job:e}){let t=e.ports;
if(!t)return null;let r=["in","out"].flatMap(s=>Object.entries(t[s]??{}).map(([o,l])=>[s,o,l]));return r.length===0?null:n(Z,{title:"Ports",tools:n("span",{class:"\
faint",children:"input wakes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([s,o,l])=>n(lg,{job:e,side:s,name:o,port:l},`${s} ${o}`))})})})}
function ug({job:e,path:t}){let[r,s]=j(""),o=e.aliases??[];if(!Re("admin")&&o.length===0)return null;let l=a=>`${t}/aliases/${encodeURIComponent(a)}`;return n("\
div",{class:"row aliases",children:[o.map(a=>n("span",{class:"pill",children:[a,Re("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${a}\
 away`,onClick:()=>Sn({label:"",method:"DELETE",path:l(a),done:`${a} is taken away`,undo:{method:"PUT",path:l(a),done:`It is ${a} again`}}),children:"×"})]},a)),
Re("admin")&&n("form",{class:"row",onSubmit:a=>{a.preventDefault(),r&&Sn({label:"",method:"PUT",path:l(r),done:`It is also ${r} now`,then:()=>s("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:a=>s(a.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function cg({path:e}){let t=X(`${e}/callbacks`,r=>L(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Z,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
De,{state:r.state})}),n("td",{class:"end wide",children:_e(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(ae,{at:r.next_at})})]},r.id))})})})}
var dg=["queued","scheduled","retrying","suspended"];function pg({job:e,path:t,close:r}){let s=Pt(e.payload??null),o=s.includes('"[redacted]"'),[l,a]=j({priority:String(
e.priority),group:e.group??"",delay:"",payload:s}),[i,c]=j(""),d=_=>a({...l,..._}),p={},h="";if(l.priority!==String(e.priority)&&(p.priority=Number(l.priority)),
l.group!==(e.group??"")&&(p.group=l.group||null),l.delay&&(p.delay=l.delay),l.payload!==s)try{p.payload=JSON.parse(l.payload)}catch{h="the payload is not JSON"}
let f=Object.entries(p).map(([_,P])=>` --${_} ${_==="payload"?`'${l.payload.replace(/'/g,"'\\''")}'`:P??"none"}`),y=async()=>{try{await L(t,{method:"PATCH",body:p,
key:Dn()}),it("Changed"),vs(),r()}catch(_){c(_.detail)}};return n(fn,{title:"Change this job",close:r,children:n("form",{onSubmit:_=>{_.preventDefault(),y()},children:[
n("div",{class:"pair",children:[n("label",{class:"field",children:[n("span",{children:"Priority"}),n("input",{value:l.priority,inputMode:"numeric",onInput:_=>d(
{priority:_.currentTarget.value})}),n("small",{children:"1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n(
"input",{value:l.delay,placeholder:"as it is",onInput:_=>d({delay:_.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",
{class:"field",children:[n("span",{children:"Group"}),n("input",{value:l.group,placeholder:"none",spellcheck:!1,onInput:_=>d({group:_.currentTarget.value})})]}),
n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:8,value:l.payload,disabled:o,spellcheck:!1,onInput:_=>d({payload:_.currentTarget.
value})}),n("small",{children:o?"parts of it are redacted here, so it cannot be changed here without losing them":h||"JSON"})]}),i&&n("p",{class:"bad",role:"ale\
rt",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl edit ${e.id}${f.join("")}`}),n(Q,{text:Ye(
t,"PATCH",p)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==
""||f.length===0,children:"Change"})]})]})})}function fg({job:e}){let t=X(`children ${e.id}`,r=>L(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));
return!t.value||t.value.jobs.length===0?null:n(Z,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${M(e.children.
open)} of ${M(e.children.count)} open`}),n("a",{href:O(`${he(e.id)}/tree`),children:"tree"})]}),children:n(qn,{jobs:t.value.jobs})})}function Wd({reference:e}){
let t=`v1/jobs/${encodeURIComponent(e)}`,r=X(`job ${e}`,f=>tg(e,f)),[s,o]=j(!1),l=r.value,a=l?.job,i={run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"\
Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was \
stopped on purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${t}/terminate`,body:a?.children?{recursive:!0}:{},cli:`pawl terminate ${a?.
children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:a?.children?`Its ${M(a.children.open)} open children are termina\
ted too.`:"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{
title:"Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>Ee("/jobs")}},c=a!==void 0&&Ud.includes(a.state);if(Ie({r:()=>a&&
Fd.includes(a.state)&&Sn(i.run),T:()=>a&&!c&&Sn(i.end),Delete:()=>c&&Sn(i.remove),u:()=>a?.parent&&Ee(he(a.parent.id))}),a===void 0)return n(Rt,{data:r,path:t,title:"\
Job",up:n("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[n("code",{children:e})," may have passed its retention\
, or was deleted."]})});let d=l?ng(l):null,p=Fl(a.progress),h=a.options.retry;return n(le,{title:n(T,{children:[a.type," ",n(De,{state:a.state})]}),sub:n("span",
{class:"row",children:[n("a",{href:O("/jobs"),children:"Jobs"})," · ",n("code",{class:"id",children:a.id}),n(Ze,{text:a.id,label:"Copy the id"}),n("span",{class:"\
faint",children:["~",a.seq]})]}),tools:n(T,{children:[Fd.includes(a.state)&&n(Y,{action:{...i.run,label:c?"Run again":"Run now"},primary:!0,id:"run"}),a.state===
"terminated"&&n(Y,{action:i.force,primary:!0,id:"run"}),dg.includes(a.state)&&Re("admin")&&n("button",{type:"button",onClick:()=>o(!0),children:"Change"}),!c&&n(
Y,{action:i.end,danger:!0,why:a.state==="terminating"&&"it stops already"}),c&&n(Y,{action:i.remove,danger:!0}),n(Ze,{text:Ye(t),label:"Copy as curl"})]}),children:[
n(ot,{data:r,path:t}),s&&n(pg,{job:a,path:t,close:()=>o(!1)}),d&&n("section",{class:"why","data-state":a.state,"aria-label":"Why is it waiting?",children:[n(pn,
{state:a.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:d.text})]})]}),p!==null&&a.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(p),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,p),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(p)," %"]})]}),n(ag,{job:a}),n("div",{class:"columns job-columns",children:[n(Z,{title:"Facts",children:n(et,{rows:[["Queue",n("a",{href:O(
Le(a.queue)),children:a.queue})],["Group",a.group&&n("a",{href:O(ir(a.queue,a.group)),children:a.group})],["Priority",a.priority],["Attempts",h&&!a.ports?`${a.attempt}\
 of at most ${h.max+1}`:a.attempt],["Coming pauses",!c&&a.failures>0&&Jd(a).length>0&&`at most ${Jd(a).map(f=>we(f)).join(", ")}`],["Retries",h&&(h.max===0?"non\
e":`${h.backoff}, from ${we(h.base*1e3)} to ${we(h.cap*1e3)}`)],["Lease",we(a.options.lease*1e3)],["Timeout",a.options.timeout!==void 0&&we(a.options.timeout*1e3)],
["Unique",a.unique&&`${a.unique.key}, until its ${a.unique.until==="start"?"start":"end"}`],["Expires",a.expires_at&&n(ae,{at:a.expires_at})],["Parent",a.parent&&
n("a",{href:O(he(a.parent.id)),children:a.parent.id})],["Workflow",a.workflow&&n("a",{href:O(`/workflows/${encodeURIComponent(a.workflow.id)}`),children:a.workflow.
id})],["Also named",n(ug,{job:a,path:t})],["Kept until",a.retain_until&&n(ae,{at:a.retain_until})],["Kept after its end",!a.retain_until&&we(a.options.retention*
1e3)]]})}),n(sg,{job:a})]}),og(a)&&n("p",{class:"hint",children:[n("a",{href:ne(`v1/files/${encodeURIComponent(a.id)}`),children:"The file"})," that it has brou\
ght is kept as long as the job."]}),n(ig,{job:a}),n(Ft,{title:"Result",value:a.result}),n(Ft,{title:"Progress",value:a.progress}),n(Ft,{title:"Payload",value:a.
payload}),n(Ft,{title:"Meta",value:a.meta}),n(Ft,{title:"State",value:a.job_state}),(a.callbacks?.length??0)>0&&n(cg,{path:t}),a.children&&a.children.count>0&&n(
fg,{job:a}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl job ${e}`}),n(Q,{text:Ye(t)})]})]})}var Vl=200;function Gl(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,s=o=>({path:r,method:"PATCH",body:{paused:o},done:o?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...s(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:s(t)}}function Kl({queue:e,workers:t}){if(e.paused)return n(De,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var mg={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function Hd(){let e=X("queues",async p=>{let[h,f,y]=await Promise.all([L("v1/queues?limit=1000",{signal:p}),or(),L("v1/stats?limit=10\
00",{signal:p})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(f.flatMap(_=>_.queues??[])),stats:y}}),t=oe.value.get("filter")??"",r=oe.value.get(
"sort")??"",[s,o]=j(!1);Ie({"/":()=>document.getElementById("filter")?.focus()});let l=e.value;if(l===null)return n(le,{title:"Queues",children:e.problem?n(ze,{
problem:e.problem,retry:e.reload,path:"v1/queues"}):n(ut,{})});let a=p=>Object.entries(p.counts).some(([h,f])=>f>0&&h!=="completed"&&h!=="terminated"),i=l.queues.
filter(p=>p.name.includes(t)&&(!s||a(p))),c=mg[r];i=c?[...i].sort((p,h)=>c(h)-c(p)):[...i].sort((p,h)=>p.name<h.name?-1:1);let d=(p,h)=>n("th",{class:"end","ari\
a-sort":r===p?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>ye({sort:r===p?"":p},!0),children:[h,r===p?" ↓":""]})});return n(
le,{title:"Queues",tools:n(T,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s,onClick:()=>o(!s)})," hide idle"]}),n("inp\
ut",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:p=>ye({filter:p.currentTarget.value},!0)})]}),children:[
e.problem&&n(ze,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),l.queues.length===0?n(de,{title:"A queue appears with its first push",children:n(Q,
{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ne("v1/jobs")}`})}):i.length===0?n(de,{title:"No queue matches",children:n("button",{type:"button",onClick:()=>{
o(!1),ye({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{children:"State"}),d("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ye(
{sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),d("retrying","Retrying"),d("dead","Dead"),n("th",{class:"end wide",children:"\
Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ye({sort:r==="oldest"?"":"oldest"},!0),children:["Oldest wait",
r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:i.slice(0,Vl).map(p=>n("tr",{children:[n("td",{
class:"main",children:n("a",{href:O(Le(p.name)),children:p.name})}),n("td",{children:n(Kl,{queue:p,workers:l.workers})}),n("td",{class:"end","data-label":"queue\
d",children:n(Ht,{value:p.counts.queued})}),n("td",{class:"end wide",children:[n(Ht,{value:p.counts.running}),p.concurrency!==void 0&&n(T,{children:[n("span",{class:"\
faint",children:[" / ",M(p.concurrency)]}),n(ur,{value:p.counts.running,max:p.concurrency,label:`${p.counts.running} of ${p.concurrency}`})]})]}),n("td",{class:"\
end","data-label":"retrying",children:n(Ht,{value:p.counts.retrying})}),n("td",{class:p.counts.dead>0?"end bad":"end","data-label":"dead",children:n(Ht,{value:p.
counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Ht,{value:p.counts.scheduled})}),n("td",{class:"end wide",children:p.oldest_age?we(
p.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Ht,{value:l.stats.queues?.[p.name]?.minute.completed})}),n("td",
{class:"end act",children:n(Y,{action:Gl(p.name,p.paused)})})]},p.name))})]}),i.length>Vl&&n("p",{class:"foot",children:[Vl," of ",i.length," queues are shown; \
the filter finds the others."]}),l.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var hg=3e4,gg=6e4,Ql=200;function Yl({worker:e}){let t=st.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>gg?"dead":t>hg?"retrying":e.state==="busy"?"run\
ning":"completed",s=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),s]})}function zd(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}var Vd=["busy","idle",
"gone"],bg=[{head:"Worker",kind:"main",cell:e=>n(T,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||n(T,{children:["since ",n(ae,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>n(Yl,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>n(T,{children:[(e.queues??[]).slice(0,4).map((t,r)=>n(T,{children:[r>0&&", ",n("a",{href:O(Le(t)),children:t})]})),(e.queues??[]).length>
4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>n(T,{children:[e.concurrency!==void 0&&n("div",{class:"\
row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(ur,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:O(he(t.id)),children:t.type})," ",we(Math.max(0,st.value-Date.
parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ae,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>n(T,{children:[
n(Y,{action:zd(e,"quiet"),why:e.quiet&&"it is quiet already"}),n(Y,{action:zd(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function Gd(){let[e,t]=j(
!1),r=X("workers",async c=>{let[d,p]=await Promise.all([L("v1/workers",{signal:c}),L("v1/nodes",{signal:c})]);return{workers:d.workers,nodes:p.nodes}}),s=r.value;
if(s===null)return n(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let o=s.workers.filter(c=>c.state!=="gone"),l=s.workers.
length-o.length,a=[...e?s.workers:o].sort((c,d)=>Vd.indexOf(c.state)-Vd.indexOf(d.state)||(c.name<d.name?-1:1)).slice(0,Ql),i=new Set(s.nodes.map(c=>c.version));
return n(le,{title:"Workers",sub:`${_e(o.length,"worker")}, ${_e(o.reduce((c,d)=>c+d.running.length,0),"job")} running`,children:[n(ot,{data:r,path:"v1/workers"}),
a.length===0?n(de,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(Q,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queu\
e hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(Q,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ne("\
v1/claim")}`})]}):n("div",{class:"card flush",children:[n(Vn,{rows:a,columns:bg,id:c=>c.name}),o.length>Ql&&n("p",{class:"foot",children:["The first ",Ql," are \
shown."]})]}),l>0&&n("p",{class:"hint",children:[_e(l,"worker")," ",l===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(
!e),children:e?"hide":"show"})]}),n(Z,{title:s.nodes.length===1?"Node":"Nodes",tools:i.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:s.nodes.map(c=>n("tr",{children:[
n("td",{children:[c.host," ",n("span",{class:"faint",children:["pid ",c.pid]})]}),n("td",{children:c.listen}),n("td",{class:"wide",children:(c.roles??[]).join("\
, ")}),n("td",{class:"wide",children:c.version}),n("td",{class:"end",children:n(ae,{at:c.started_at})})]},c.id))})]})})]})}function yg({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=X(t,o=>L(t,{signal:o}));if(r.value===null)return r.problem?n(ze,{problem:r.problem,retry:r.
reload,path:t}):n(ut,{rows:3});let s=Object.entries(r.value.types);return s.length===0?n(de,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(Q,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${ne(`${t}/sum`)}`})]}):n(T,{children:s.map(([o,l])=>n(Z,{title:o,tools:n(Y,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
o)}`,done:`${o} is forgotten`,confirm:{title:`Forget ${o}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
l.description&&n("p",{class:"pad",children:l.description}),n(et,{rows:[["Inports",Object.keys(l.ports?.in??{}).join(", ")],["Outports",Object.keys(l.ports?.out??
{}).join(", ")],["Startup run",l.startup&&"yes"],["Shutdown run",l.shutdown&&"yes"],["Idle runs",l.idle_runs&&`${M(l.idle_runs)} a minute slow it down`]]})]},o))})}
function vg({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(ta,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Z,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(et,{rows:r.map(([s,o])=>[s.replace(/_/g," "),typeof o=="object"?JSON.stringify(o):String(o)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function _g({queue:e}){let t=X(`hist\
ory ${e}`,r=>L(`v1/stats/history${Tt({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(Wo,{points:t.value.
points,resolution:"minute",height:140})}var Kd=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function wg(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function kg({event:e}){return n(T,{children:[n(De,{state:e.to,quiet:!0})," ",
n("a",{href:O(he(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${kn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Qd({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=oe.value.get("tab")??
"jobs",s=X(`queue ${e}`,async f=>{let[y,_]=await Promise.all([L(t,{signal:f}),or()]);return{queue:y,workers:_.filter(P=>P.state!=="gone"&&P.queues?.includes(e))}}),
o=f=>Le(e)+(f==="jobs"?"":`?tab=${f}`);Ie(Object.fromEntries(Kd.map(([f],y)=>[String(y+1),()=>Ee(o(f))])));let l=s.value;if(l===null)return n(Rt,{data:s,path:t,
title:e,up:n("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),n(Q,
{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})]});let{queue:a,workers:i}=l,c=a.counts,d=Object.values(c).reduce((f,y)=>f+y,0),p=oe.value.get(
"state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(le,{title:e,sub:n(T,{children:[n("a",{href:O("/queues"),children:"Queues"})," · ",n(Kl,{queue:a,
workers:new Set(i.length>0?[e]:[])})]}),tools:n(T,{children:[n(Y,{action:Gl(e,a.paused),id:"pause"}),n(Y,{danger:!0,why:h===0&&"nothing waits",action:{label:"Pu\
rge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${dn(h)} jobs that wait are terminated. Those that run go \
on.`,danger:!0,count:h}}}),n(Y,{danger:!0,why:d>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e} i\
s deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Ee("/queues")}})]}),children:[
n(ot,{data:s,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:M(c.queued)}),n("span",{class:"tile-note",children:a.oldest_age?`the oldest for ${we(a.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[M(c.running),a.concurrency!==
void 0&&n("small",{children:[" / ",M(a.concurrency)]})]}),n("span",{class:"tile-note",children:_e(i.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:M(c.retrying)}),n("span",{class:"tile-note",children:[
M(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:M(c.dead)}),n("span",{class:"tile-note",children:a.rate?`rate ${a.rate.limit} / ${we(a.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(_g,{queue:e})}),n(Rn,{tabs:Kd.map(([f,y])=>[f,y,{jobs:d,groups:a.groups,workers:i.length}[f]]),current:r,link:o}),r==="jobs"&&n(T,{children:[n(Ks,{states:Gs.
filter(f=>c[f]>0||f===p),chosen:[p],counts:c,toggle:f=>ye({state:f===p?void 0:f,cursor:void 0})}),n(Gn,{filter:{queue:e,state:p||void 0},total:p?c[p]:d,queueColumn:!1,
empty:n(de,{title:p?"No job is in this state":"No jobs in this queue",children:p?n("button",{type:"button",onClick:()=>ye({state:void 0,cursor:void 0}),children:"\
Clear filters"}):n(Q,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})})})]}),r==="groups"&&n(Id,{queue:e}),r==="settings"&&n(vg,{queue:a,reload:s.
reload}),r==="types"&&n(yg,{queue:e}),r==="live"&&n(Zo,{title:"What happens",path:`v1/events${Tt({queue:e})}`,event:"transition",text:wg,line:f=>n(kg,{event:f})}),
r==="workers"&&(i.length===0?n(de,{title:"No worker claims this queue",children:n(Q,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queue ${e} -- ./my-prog\
ram`})}):n("div",{class:"card flush",children:n(Vn,{rows:i,id:f=>f.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:f=>n("a",{href:O("/workers"),
children:f.name})},{head:"State",cell:f=>n(Yl,{worker:f})},{head:"Runs of this queue",kind:"end",label:"runs",cell:f=>M(f.running.filter(y=>y.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:f=>n(ae,{at:f.last_seen_at})}]})}))]})}var Sg={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},na=200,xg=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function $g({jobs:e}){let t=st.value,r=Number.NEGATIVE_INFINITY;return n(T,{children:xg.map(([s,o])=>{let l=r;r=t+o;let a=e.
filter(i=>Date.parse(i.run_at??"")>=l&&Date.parse(i.run_at??"")<t+o);return a.length>0&&n(Z,{title:s,tools:n("span",{class:"faint",children:M(a.length)}),children:n(
qn,{jobs:a})},s)})})}function Yd({tab:e}){return e==="scheduled"?n(de,{title:"No job waits for a time",children:n(Q,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${ne("v1/jobs")}`})}):n(de,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Zd(){let e=oe.value.get("tab")??"scheduled",r=X(
"scheduled",a=>L("v1/stats?limit=1",{signal:a})).value?.counts,s=e!=="suspended"&&r!==void 0&&(r[e]??0)<=na,o=X(`due ${e} ${s}`,async a=>{if(!s)return null;let i=await Hl(
{state:e},na,void 0,a);return{jobs:i.jobs.sort((c,d)=>(c.run_at??"")<(d.run_at??"")?-1:1),more:i.cursor!==void 0}}),l=o.value!==null&&!o.value.more;return n(le,
{title:"Scheduled",children:[n(Rn,{tabs:Object.entries(Sg).map(([a,i])=>[a,i,r?.[a]]),current:e,link:a=>`/scheduled${a==="scheduled"?"":`?tab=${a}`}`}),l&&o.value?
o.value.jobs.length===0?n(Yd,{tab:e}):n(T,{children:[n($g,{jobs:o.value.jobs}),n("div",{class:"row end-row",children:n(Ar,{filter:{state:e},total:r?.[e]})})]}):
n(T,{children:[e!=="suspended"&&(r?.[e]??0)>na&&n("p",{class:"hint",children:["With more than ",na," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(Gn,{filter:{state:e},total:r?.[e],empty:n(Yd,{tab:e})})]})]})}function Xl(e){return`/schedules/${encodeURIComponent(e)}`}var Cg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Xd(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[s,o,l,a,i]=r,c=/^\d+$/;if(o==="*"&&l==="*"&&a==="*"&&i==="*"){
if(s==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(s);return h?`every ${h[1]} minutes`:c.test(s)?s==="0"?"every hour":`every hour at minute ${s}`:""}if(!c.
test(s))return"";let d=/^\*\/(\d+)$/.exec(o);if(d&&l==="*"&&a==="*"&&i==="*")return`every ${d[1]} hours at minute ${s}`;if(!c.test(o)||a!=="*")return"";let p=`${o.
padStart(2,"0")}:${s.padStart(2,"0")}`;return l==="*"&&i==="*"?`every day at ${p}`:l==="*"&&(i==="1-5"||i.toUpperCase()==="MON-FRI")?`on weekdays at ${p}`:l==="\
*"&&/^[0-7]$/.test(i)?`on ${Cg[Number(i)]}s at ${p}`:c.test(l)&&i==="*"?`on day ${l} of the month at ${p}`:""}function ep({schedule:e}){if(e.cron){let t=Xd(e.cron);
return n(T,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(T,{children:["every ",we(e.every*1e3)]}):n(T,{children:["at ",M(e.at?.length??0)," times"]})}function Zl(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=s=>({path:`${t}/${s?"pause":"resume"}`,done:s?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Ee("/schedules")}}}function Tg({close:e}){let[t,r]=j({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[s,o]=j([]),[l,a]=j(null),i=p=>r({...t,...p});Fe(()=>{let p=new AbortController,h=setTimeout(
()=>{L("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:p.signal}).then(f=>{o(f.times),a(null)}).catch(f=>{p.signal.aborted||a(f)})},
200);return()=>{clearTimeout(h),p.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await L(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),it(`${t.name} is made`),e(),Ee(Xl(t.name))}catch(p){a(p)}},d=(p,h,f)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[p],spellcheck:!1,required:!0,onInput:y=>i({[p]:y.currentTarget.value})}),f&&n("small",{children:f})]});return n(fn,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:p=>{p.preventDefault(),c()},children:[d("name","Name"),d("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[d("cron","Cron expression",Xd(t.cron)||"minute, hour, day, month, weekday"),d("timezone","Time zone","its clocks count")]}),l?n("p",
{class:"bad",role:"alert",children:l.detail}):n("ol",{class:"times",children:s.map(p=>n("li",{children:[yt(Date.parse(p))," ",n(ae,{at:p,plain:!0})]},p))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var Pg=[{head:"Schedule",kind:"main",cell:e=>n(T,{children:[n("a",{href:O(Xl(e.name)),children:e.name})," ",e.paused&&n(De,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(ep,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(ae,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n(T,{children:[n(ae,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>M(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n(T,{children:[n(Y,{action:Zl(e).fire}),n(Y,{action:Zl(e).pause})]})}];function tp(){let[e,t]=j(!1);return n(le,{title:"Schedules",tools:Re("ad\
min")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(Tg,{close:()=>t(!1)}),n(Ln,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:Pg,id:r=>r.name,page:r=>Xl(r.name),none:n(de,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(Q,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ne("v1/schedules/nightly")}`})]})})]})}function np({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=X(t,i=>L(`${t}?preview=10`,{signal:i})),s=r.value,o=n("a",{href:O("/schedules"),children:"Schedules"});
if(s===null)return n(Rt,{data:r,path:t,title:e,up:o,missing:"There is no such schedule"});let l=Zl(s),a=s.counts;return n(le,{title:n(T,{children:[e," ",s.paused&&
n(De,{state:"paused"})]}),sub:n(T,{children:[o,s.note&&` · ${s.note}`]}),tools:n(T,{children:[n(Y,{action:l.fire,primary:!0}),n(Y,{action:l.pause}),n(Y,{action:l.
remove,danger:!0})]}),children:[n(ot,{data:r,path:t}),s.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",s.paused_because]}),n("div",{class:"\
columns",children:[n(Z,{title:"Rule",children:n(et,{rows:[["When",n(ep,{schedule:s})],["Overlap",s.overlap],["Missed times",s.catch_up],["Jitter",s.jitter!==void 0&&
we(s.jitter*1e3)],["From",s.from&&n(ae,{at:s.from})],["Until",s.until&&n(ae,{at:s.until})],["Last fired",s.last&&n(ae,{at:s.last.fired_at})],["Last job",s.last?.
job&&n("a",{href:O(he(s.last.job)),children:s.last.job})],["Last error",s.last?.error&&n("span",{class:"bad",children:s.last.error})],["Fired",a&&`${M(a.fired)}\
, skipped ${M(a.skipped)}, missed ${M(a.missed)}, failed ${M(a.failed)}`]]})}),n(Z,{title:"Next times",tools:n("span",{class:"faint",children:en.value?"UTC":"yo\
ur time"}),children:s.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(s.preview??s.next??[]).map(i=>n("li",
{children:[yt(Date.parse(i))," ",n(ae,{at:i,plain:!0})]},i))})})]}),n(Ft,{title:s.workflow?"Workflow":"Job",value:s.workflow??s.job})]})}var sa=xe(hs("theme")??"system"),rp=xe(hs("density")??"normal");function oa(e){sa.value=e,sr("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function ei(){let e=sa.value==="dark"||sa.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;oa(e?"li\
ght":"dark")}function Mg(e){rp.value=e,sr("density",e),document.documentElement.dataset.density=e}function ra(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(ws,{...e})]})}function Eg(){let[e,t]=j(""),[r,s]=j(!1),[o,l]=j(!1),[a,i]=j(""),c={path:e,...r?{compact:r}:{}},d=async()=>{l(!0),i("");try{
let p=await L("v1/admin/backup",{method:"POST",body:c});it(`The copy is on disk: ${zc(p.bytes)}`)}catch(p){i(p.detail)}l(!1)};return n(Z,{title:"Backup",children:n(
"form",{class:"form",onSubmit:p=>{p.preventDefault(),d()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:p=>t(p.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:r,onClick:()=>s(!r)})," smaller, slower: without free p\
ages"]}),a&&n("p",{class:"bad",role:"alert",children:a}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(Q,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),n(Q,{text:Ye("v1/admin/backup","POST",c)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:o||!e.
startsWith("/"),children:o?"Copying…":"Make a copy"})})]})})}function sp(){let e=lt.value;return n(le,{title:"Settings",children:[n("div",{class:"columns",children:[
n(Z,{title:"This browser",children:[n(ra,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:sa.value,set:t=>oa(t)}),n(ra,{label:"\
Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:rp.value,set:Mg}),n(ra,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:en.
value?"utc":"local",set:t=>{en.value=t==="utc",sr("zone",t)}}),n(ra,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:zo.value?"on":"off",set:t=>Qc(t===
"on")})]}),n(Z,{title:"Session",children:[n(et,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&yt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{vu()},children:"Sign out"})})]})]}),Re("admin")&&e?.store!=="redis"&&n(Eg,{})]})}var qe={width:184,height:64,right:56,below:20};function ti(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function Dg({box:e}){let t=qe.width-28,r=n(T,{children:[
ti(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:qe.width,height:qe.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:qe.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:ti(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:ti(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+qe.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+qe.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),s=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:s,"data-state":e.state,
children:r}):n("a",{href:O(e.page),class:s,"data-state":e.state,children:r})}function aa({boxes:e,edges:t,label:r}){let s=new Map(e.map(a=>[a.id,a])),o=Math.max(
0,...e.map(a=>a.x+qe.width))+4,l=Math.max(0,...e.map(a=>a.y+qe.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${M(e.length)}`,
children:n("svg",{width:o,height:l,viewBox:`-2 -2 ${o} ${l}`,children:[t.map(([a,i])=>{let c=s.get(a),d=s.get(i);if(!c||!d)return null;let p=c.x+qe.width,h=c.y+
qe.height/2,f=d.y+qe.height/2,y=(d.x-p)/2;return n("path",{class:"edge",d:`M${p} ${h}C${p+y} ${h} ${d.x-y} ${f} ${d.x} ${f}`},`${a} ${i}`)}),e.map(a=>n(Dg,{box:a},
a.id))]})})}var op=50,ni=40,la=500,ri=8;function ia(e){return`v1/jobs/${encodeURIComponent(e)}`}async function Ag(e,t,r){let s=[],o;for(let l=0;l<t;++l){let a=await L(`${ia(
e)}/children?limit=${op}${o?`&cursor=${encodeURIComponent(o)}`:""}`,{signal:r});if(s.push(...a.jobs),o=a.cursor,o===void 0)break}return{jobs:s,more:o!==void 0}}
function Og({root:e}){let[t,r]=j({[e.id]:1}),[s,o]=j(new Set),[l,a]=j(0),i=me(null),c=Object.keys(t).slice(0,ni),d=X(`branches ${JSON.stringify(t)}`,async x=>{let S=new Map;
for(let w of c)S.set(w,await Ag(w,t[w],x).catch(()=>({jobs:[],more:!1})));return S}),p=me(new Map);d.value&&(p.current=d.value);let h=[],f=(x,S,w)=>{if(h.length>=
la)return;let $=t[x.id]!==void 0;h.push({key:x.id,level:S,job:x,name:w,open:$});let E=p.current.get(x.id);if(!$||!E)return;let J=E.jobs.filter(z=>z.state==="com\
pleted"),q=J.length>ri&&!s.has(x.id);for(let z of E.jobs)(!q||z.state!=="completed")&&f(z,S+1,z.name);let te=(z,ie)=>h.push({key:`${x.id} ${z}`,level:S+1,more:{
parent:x.id,text:z,act:ie}});q&&te(`+ ${M(J.length)} completed`,()=>o(new Set([...s,x.id]))),E.more&&te(`the next ${op}`,()=>r({...t,[x.id]:t[x.id]+1})),E.jobs.
length===0&&h.push({key:`${x.id} none`,level:S+1})};f(e,1);let y=x=>{if(x.more)return x.more.act();if(!x.job)return;let S={...t};x.open?delete S[x.job.id]:S[x.job.
id]=1,r(S)},_=x=>{let S=Math.max(0,Math.min(h.length-1,x));a(S),i.current?.children[S]?.focus()},P=x=>{let S=h[l],w={ArrowDown:()=>_(l+1),ArrowUp:()=>_(l-1),Home:()=>_(
0),End:()=>_(h.length-1),ArrowRight:()=>S.open===!1?y(S):_(l+1),ArrowLeft:()=>S.open?y(S):_(l-1-[...h.slice(0,l)].reverse().findIndex($=>$.level<S.level)),Enter:()=>S.
job?Ee(he(S.job.id)):y(S)," ":()=>y(S)};w[x.key]&&(x.preventDefault(),x.stopPropagation(),w[x.key]())};return d.problem&&p.current.size===0?n(ze,{problem:d.problem,
retry:d.reload,path:`${ia(e.id)}/children`}):p.current.size===0?n(ut,{rows:4}):n(Z,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:i,onKeyDown:P,children:h.map((x,S)=>n("li",{role:"\
treeitem","aria-level":x.level,"aria-expanded":x.open,tabIndex:S===Math.min(l,h.length-1)?0:-1,onFocus:()=>a(S),onClick:()=>y(x),children:[Array.from({length:Math.
min(12,x.level-1)},(w,$)=>n("span",{class:"tree-line","aria-hidden":"true"},$)),x.job?n(T,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:x.
open?"▾":"▸"}),n(De,{state:x.job.state,quiet:!0}),n("a",{href:O(he(x.job.id)),tabIndex:-1,onClick:w=>w.stopPropagation(),children:x.name??x.job.type}),x.name&&
n("span",{class:"faint",children:x.job.type}),n("span",{class:"id faint cut",children:x.job.id})]}):n("span",{class:x.more?"tree-more":"faint",children:x.more?.
text??"no children"})]},x.key))}),Object.keys(t).length>ni&&n("p",{class:"foot",children:["The first ",ni," open branches are read; close some to see others."]})]})}
function ap(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,s)=>r+ap(s,t),1)}function Rg(e){let t=new Map,r=ap(e,t),s=[],o=[],l=0,a=(i,c)=>{
let d={id:i.id,x:c*(qe.width+qe.right),y:l*(qe.height+qe.below/2),title:i.name??i.type,text:i.state,state:i.state,page:he(i.id),selected:c===0};s.push(d);let p=s.
length>=la?[]:i.children.length>2*ri&&r>la?i.children.filter(f=>f.state!=="completed").slice(0,2*ri):i.children;for(let f of p)o.push([i.id,f.id]),a(f,c+1);let h=i.
children.length-p.length;if(h>0||i.truncated){let f=`${i.id} rest`;o.push([i.id,f]),s.push({id:f,x:(c+1)*(qe.width+qe.right),y:l*(qe.height+qe.below/2),title:h>
0?`+ ${M(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${he(i.id)}/tree`}),l+=1}else p.length===0&&(l+=1)};return a(e,0),{boxes:s,edges:o,
counts:t,total:r,hidden:r-s.length}}function Lg({id:e}){let t=`${ia(e)}/tree`,r=me(!1),s=X(t,l=>L(t,{signal:l}),r.current);if(s.value===null)return s.problem?n(
ze,{problem:s.problem,retry:s.reload,path:t}):n(ut,{rows:4});let o=Rg(s.value);return r.current=o.total>la,n(Z,{title:_e(o.total,"job"),tools:n("span",{class:"r\
ow",children:[[...o.counts].map(([l,a])=>n("span",{class:"state quiet","data-state":l,children:[n(pn,{state:l}),M(a)," ",l]},l)),r.current&&n("button",{type:"bu\
tton",onClick:s.reload,children:"Read again"})]}),children:n(aa,{boxes:o.boxes,edges:o.edges,label:"Jobs"})})}function lp({reference:e}){let t=ia(e),r=oe.value.
get("tab")??"tree",s=X(t,i=>L(t,{signal:i})),o=n("a",{href:O(he(e)),children:"the job"}),l=s.value;if(l===null)return n(Rt,{data:s,path:t,title:"Tree",up:o,missing:"\
There is no such job"});let a=`${he(e)}/tree`;return n(le,{title:n(T,{children:[l.type," ",n(De,{state:l.state})]}),sub:n("span",{class:"row",children:[o," · ",
n("code",{class:"id",children:l.id}),l.parent&&n(T,{children:["· ",n("a",{href:O(`${he(l.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Re(
"admin")&&!["completed","failed","dead","terminated"].includes(l.state)&&n(Y,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${M(l.children?.open??0)} are open.`,danger:!0}}}),
children:[n(ot,{data:s,path:t}),n(Rn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:i=>a+(i==="tree"?"":`?tab=${i}`)}),(l.children?.count??0)===0?n(de,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(Lg,{id:l.id}):n(Og,{root:l})]})}var qg=200,jg=60,Ng=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Or(e){return`v1/tasks/${encodeURIComponent(
e)}`}function Ig(e){let t=me([]),r=t.current[t.current.length-1],s=Date.now();e!==void 0&&(r===void 0||s-r.at>1500)&&(t.current=[...t.current.slice(-jg),{at:s,value:e}]);
let o=[];for(let a=1;a<t.current.length;++a){let[i,c]=[t.current[a-1],t.current[a]];o.push(Math.max(0,(c.value-i.value)*1e3/(c.at-i.at)))}let l=o.slice(-5);return{
rate:l.length===0?0:l.reduce((a,i)=>a+i,0)/l.length,samples:o}}function ip({of:e,value:t}){let{rate:r,samples:s}=Ig(t);return s.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):M(Math.round(r))," / s",n(sd,{values:s,label:`${e} a second while this page was open`})]})}
function Bg({partitions:e,selected:t,select:r}){let s=me(null),o=Math.max(0,e.findIndex(a=>a.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:s,onKeyDown:a=>{let i=Math.max(1,Math.floor((s.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:i,
ArrowUp:-i}[a.key];if(c===void 0)return;a.preventDefault();let d=[...s.current?.querySelectorAll("button")??[]],p=d.indexOf(document.activeElement);d[Math.max(0,
Math.min(d.length-1,p+c))]?.focus()},children:e.map((a,i)=>n("button",{type:"button",class:"cell","data-state":a.state,tabIndex:i===o?0:-1,"aria-pressed":a.partition===
t,"aria-label":`Partition ${a.partition}: ${a.state}`,title:`${a.partition}: ${a.state}${a.worker?` on ${a.worker}`:""}${a.error?`
${a.error.type}: ${a.error.message}`:""}`,onClick:()=>r(a.partition===t?void 0:a.partition),children:[n(pn,{state:a.state}),a.partition]},a.id))})}function Fg({
path:e,job:t,close:r}){let s=Pt(t.offset??null).replace(/\n\s*/g,""),[o,l]=j(s),[a,i]=j(""),c;try{c=JSON.parse(o)}catch{c=void 0}let d=async()=>{try{await L(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),it(`Partition ${t.number} goes on elsewhere`),r()}catch(p){i(p.detail)}};return n(fn,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:p=>{p.preventDefault(),d()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(et,{rows:[["Offset now",n("code",{children:s})],["Version",M(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:o,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),a&&n("p",{class:"bad",role:"alert",children:a}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(Q,{text:Ye(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||o===s,children:"Move"})]})]})})}function Jg({task:e,number:t}){
let r=`${Or(e.id)}/partitions/${t}`,s=X(r,d=>L(r,{signal:d})),[o,l]=j(!1),a=s.value;if(a===null)return s.problem?n(ze,{problem:s.problem,retry:s.reload,path:r}):
n(ut,{rows:2});let i=a.state==="running"&&a.last_commit_at!==void 0&&st.value-Date.parse(a.last_commit_at)>3e3*a.options.lease,c=a.etag!==void 0;return n(Z,{title:n(
T,{children:["Partition ",t," ",n(De,{state:a.state})]}),tools:n("div",{class:"row",children:[c&&Re("admin")&&n("button",{type:"button",disabled:a.state==="runn\
ing",title:a.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>l(!0),children:"Move"}),(a.dead??0)>0&&n(Y,{action:up(e,a.dead??
0,t)}),n(Ze,{text:Ye(r),label:"Copy as curl"})]}),children:[o&&n(Fg,{path:r,job:a,close:()=>l(!1)}),i&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(et,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:Pt(a.offset??null).replace(/\n\s*/g," ")})],["Version",c&&M(a.etag)],["Read",c&&M(a.read)],["Processed",c&&M(a.processed)],["Skipped",c&&M(a.skipped)],
["Dead",c&&((a.dead??0)>0?n("a",{href:O(lr({tab:"dead"})),children:_e(a.dead??0,"document")}):"0")],["Rate",c&&n(ip,{of:"Documents read",value:a.read},r)]]}),n(
et,{rows:[["Last commit",a.last_commit_at&&n(ae,{at:a.last_commit_at})],["Commits",a.blocks!==void 0&&M(a.blocks)],["Runs",a.acquisitions!==void 0?M(a.acquisitions):
M(a.attempt)],["Failed runs",M(a.errors??a.failures)],["Worker",a.lease&&`${a.lease.worker}, for ${we(Math.max(0,Date.parse(a.lease.expires_at)-st.value))} more`],
["Next look",a.run_at&&!a.lease&&n(ae,{at:a.run_at})],["Reason",kn(a.reason)],["Error",a.error&&n("span",{class:"bad",children:`${a.error.type}: ${a.error.message}`})],
["What it reads",n("code",{children:Pt(a.info??a.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:O(he(a.id)),children:a.id})]]})]})]})}function up(e,t,r){
let s=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Or(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${_e(t,"dead document")}${s} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var Ug=[{head:"Document",kind:"main",cell:e=>n(T,{children:[n("code",{class:"cut",children:Pt(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":Pt(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>M(e.partition)}];function Wg({task:e,dead:t}){let r=oe.value.get("partition")??void 0;return n(T,{children:[r&&n("p",{class:"hint",children:[
"Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>ye({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(Y,{action:{...up(e,t),label:"Replay all"},primary:!0})}),n(Ln,{from:`${Or(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Ug,id:s=>`${s.partition} ${JSON.stringify(s.key)}`,unmatched:"No dead document i\
n this partition",none:n(de,{title:"No document is dead"})})]})}function Hg({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([s,o,l])=>n("div",{children:[n(
"dt",{children:s}),n("dd",{class:l,children:M(o)})]},s)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(ip,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(Y,{action:zg(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:M(e.pieces)})]})]})}function zg(e){return{label:"Drain",path:`${Or(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function cp({task:e,link:t}){let r=oe.value.get("tab")??"grid",s=oe.value.get("state")??"",o=oe.value.get("cursor")??
void 0,l=Number(oe.value.get("partition"))||void 0,a=Or(e.id),c=X(a,f=>L(a,{signal:f})).value??e,d=`${a}/partitions${Tt({limit:qg,cursor:o,state:s})}`,p=X(d,f=>L(
d,{signal:f})),h=f=>ye({partition:f?.toString()},!0);return Ie({Escape:()=>h(void 0)}),n(T,{children:[n(Hg,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(
Rn,{tabs:[["grid","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:f=>t({tab:f==="grid"?void 0:f,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(Wg,{task:c,dead:c.totals.dead})}):p.value===null?p.problem?n(ze,{problem:p.problem,retry:p.reload,path:d}):
n(ut,{rows:2}):n(T,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(cr,{states:Ng}),p.value.partitions.length===0&&n("p",{class:"faint",
children:s?"No partition is in this state.":"It has no partitions yet."}),n(Bg,{partitions:p.value.partitions,selected:l,select:h})]}),(p.value.cursor||o)&&n(Er,
{note:`partitions ${p.value.partitions[0]?.partition??""} to ${p.value.partitions[p.value.partitions.length-1]?.partition??""} of ${M(c.partitions?.total)}`,cursor:o,
next:p.value.cursor,words:["First","More"]}),l!==void 0&&n("div",{class:"pad-x",children:n(Jg,{task:c,number:l},l)})]})]})}var Vg=["active","paused","scheduled","completed","failed","terminated"],Gg='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function dp(e){return`/workflows/${encodeURIComponent(e)}`}function pp({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
s=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:s,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[M(t)," / ",M(e.tasks)]})]})}var Kg=[{head:"Work\
flow",kind:"main",cell:e=>n(T,{children:[n("a",{href:O(dp(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Ze,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(De,{state:e.state})},{head:"Tasks",cell:e=>n(pp,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?we(fp(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ae,{at:e.started_at??e.created_at})}];function fp(e){
return(e.ended_at?Date.parse(e.ended_at):st.value)-Date.parse(e.started_at??"")}function mp(){let e=oe.value.get("name")??"";return Ie({"/":()=>document.getElementById(
"name")?.focus()}),n(le,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>ye({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(cr,{states:Vg}),n(Ln,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:oe.value.get("state")??""},order:"newest first",columns:Kg,id:t=>t.id,page:t=>dp(t.id),unmatched:"No workflow ma\
tches",none:n(de,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(Q,{text:`curl -d '${Gg}' ${ne("v1/w\
orkflows")}`})]})})]})}function Qg(e){var l;let t=new Map(e.map(a=>[a.name,a])),r=new Map,s=(a,i)=>{let c=r.get(a.name);if(c!==void 0)return c;if(i.has(a.name))
return 0;i.add(a.name);let d=(a.after??[]).flatMap(h=>t.get(h)??[]),p=d.length===0?0:1+Math.max(...d.map(h=>s(h,i)));return r.set(a.name,p),p},o=[];for(let a of e)
(o[l=s(a,new Set)]??(o[l]=[])).push(a);return o.filter(Boolean)}function Yg(e,t){let r=Qg(e),s=l=>l.length*(qe.height+qe.below)-qe.below,o=Math.max(...r.map(s));
return r.flatMap((l,a)=>l.map((i,c)=>{let d=i.partitions?.total??0,p=d-(i.partitions?.open??0);return{id:i.name,x:a*(qe.width+qe.right),y:(o-s(l))/2+c*(qe.height+
qe.below),title:i.name,text:`${i.paused?"paused":i.state}${d>0?` · ${M(p)} / ${M(d)}`:""}`,state:i.paused?"paused":i.state,page:`${ar.value}?task=${encodeURIComponent(
i.name)}`,selected:i.name===t,done:d>0?{of:d,number:p}:void 0}}))}function Zg({task:e}){let t=Or(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),s=(o,l,a)=>({label:o,path:`${t}/${l}`,cli:`pawl task ${l} ${e.id}`,done:a,confirm:["skip","terminate","restart"].includes(l)?{title:`${o} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:l==="terminate"}:void 0});return n(Z,{title:n(T,{children:[e.name," ",n(De,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(Y,{action:e.paused?s("Resume","resume","The task goes on"):s("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&n(Y,{action:s("Skip","skip","The task is skipped")}),r&&n(Y,{action:s("Restart","restart","The task starts again")}),!r&&n(Y,{danger:!0,action:s("Termi\
nate","terminate","Asked to stop")})]}),children:[n(et,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:O(Le(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:O(he(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",kn(e.reason)],["Started",e.started_at&&n(ae,{at:e.started_at})],["Ended",
e.ended_at&&n(ae,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(cp,{task:e,
link:o=>lr(o)},e.id)]})}function hp({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=X(t,d=>L(t,{signal:d})),s=r.value,o=n("a",{href:O("/workflows"),
children:"Workflows"});if(s===null)return n(Rt,{data:r,path:t,title:"Workflow",up:o,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let l=s.tasks??[],a=["completed","failed","terminated"].includes(s.state),i=l.find(d=>d.name===oe.value.get(
"task")),c=(d,p,h,f)=>({label:d,path:`${t}/${p}`,cli:`pawl workflow ${p} ${e}`,done:h,confirm:f?{title:`${d} this workflow?`,text:f,danger:p==="terminate"}:void 0});
return n(le,{title:n(T,{children:[s.name||"Workflow"," ",n(De,{state:s.state})]}),sub:n("span",{class:"row",children:[o," · ",n("code",{class:"id",children:s.id}),
n(Ze,{text:s.id,label:"Copy the id"})]}),tools:n(T,{children:[!a&&(s.state==="paused"?n(Y,{action:c("Resume","resume","It goes on"),primary:!0}):n(Y,{action:c("\
Pause","pause","It is paused")})),a&&n(Y,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!a&&n(Y,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(ot,{data:r,path:t}),n("di\
v",{class:"flow-line",children:[n(pp,{counts:s.counts}),n("span",{class:"faint",children:[s.counts.failed>0&&`${M(s.counts.failed)} failed · `,(s.counts.skipped??
0)>0&&`${M(s.counts.skipped)} skipped · `,s.started_at?`${a?"took":"runs for"} ${we(fp(s))}`:"has not started",s.reason?` · ${kn(s.reason)}`:""]})]}),l.length>
0&&n(Z,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(aa,{boxes:Yg(l,i?.name),edges:l.flatMap(d=>(d.after??[]).map(p=>[p,
d.name])),label:"Tasks"})}),i&&n(Zg,{task:i},i.id),n(Ft,{title:"Result",value:s.result}),n(Ft,{title:"Meta",value:s.meta})]})}var ua=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],ca=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Rr=xe(!1);function Xg(){let t=X("rail",l=>L("v1/stats?limit=1",{signal:l})).value?.counts,r=`/${ar.value.split("/")[1]??
""}`,s={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},o=l=>{let[a,i]=s[l.page]??[];return n("li",{children:n("a",{href:O(
l.page),"aria-current":r===l.page?"page":void 0,onClick:()=>Rr.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:l.icon}),
l.label,!!a&&n("span",{class:`rail-count ${i??""}`,children:M(a)})]})},l.page)};return n("nav",{class:Rr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:O("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:ua.map(o)}),n("ul",{class:"rail-end",children:ca.
map(o)}),n("p",{class:"rail-version",children:lt.value?.version})]})}var e0={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function t0(){
let e=Go.value===0?0:Math.max(0,st.value-Go.value);return st.value,n("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":At.value,title:At.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>At.value=!At.value,children:[n("span",{class:"dot"}),e0[Dt.value],(Dt.value==="paused"||Dt.value==="lost")&&
e>2e3?` · ${ms(e)} old`:""]})}function gp(e,t){let r=e.trim(),s=r.toLowerCase(),o=[...[...ua,...ca].filter(c=>c.label.toLowerCase().includes(s)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>s!==""&&c.toLowerCase().includes(s)).slice(0,8).map(c=>({label:c,note:"queue",page:Le(c)}))],l=r.indexOf(":"),a=r.
slice(0,l),i=r.slice(l+1);return l>0&&t.includes(a)&&o.unshift({label:i,note:`group of ${a}`,page:ir(a,i)}),r.startsWith("/")&&o.unshift({label:r,note:"channel",
page:On(r)}),r!==""&&o.push({label:r,note:"job, by its id, alias or ~number",page:he(r)}),o}function n0(){let[e,t]=j(""),[r,s]=j(0),[o,l]=j([]),a=me(Promise.resolve(
[]));Fe(()=>{a.current=L("v1/queues?limit=1000").then(p=>p.queues.map(h=>h.name)).catch(()=>[]),a.current.then(l)},[]);let i=gp(e,o),c=()=>zs.value=!1,d=p=>{p&&
(c(),Ee(p.page))};return n(fn,{title:"Go to",close:c,children:n("form",{onSubmit:p=>{p.preventDefault(),a.current.then(h=>d(gp(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{t(p.currentTarget.value),s(0)},
onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),s(Math.max(0,Math.min(i.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:i.slice(0,12).map((p,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>d(p),children:[n("span",{class:"cut",children:p.
label})," ",n("span",{class:"faint",children:p.note})]})},p.page))})]})})}var r0=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...ua,...ca].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page"],["X","select up to the row"],["r T Del","run, terminate, delete"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c",
"clear a live tail"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function s0(){return n(fn,{title:"Keys",close:()=>gs.value=!1,
children:[n("dl",{class:"keys",children:r0.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},
e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>gs.value=!1,children:"Close"})})]})}function o0(){let[e,t]=j(""),[r,s]=j(""),[o,l]=j(
!1),a=me(null);return Fe(()=>a.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:i=>{
i.preventDefault(),l(!0),yu(e).catch(c=>s(c instanceof ln?c.detail:"The server does not answer.")).finally(()=>l(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"\
0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"\
23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a sessio\
n, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("input",{ref:a,id:"token",type:"password",autocomplete:"current-password",
value:e,onInput:i=>t(i.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:o||e==="",children:"\
Sign in"})]})})}function a0(){let e=js.value;return e===null||Et.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.
detail]})}function bp({children:e}){let t={"?":()=>gs.value=!0,t:ei,p:()=>At.value=!At.value};for(let r of[...ua,...ca])t[`g ${r.key}`]=()=>Ee(r.page);return Ie(
t),n(T,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(Xg,{}),
Rr.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>Rr.value=!1}),n("div",{class:"frame",children:[n("header",{class:"\
bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":Rr.value,"aria-controls":"rail",onClick:()=>Rr.value=!Rr.value,children:n(
"svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",
onClick:()=>zs.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.5\
00 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),lt.value?.read_only&&
n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(t0,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{
en.value=!en.value,sr("zone",en.value?"utc":"local")},children:en.value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"\
Theme (t)",onClick:ei,onDblClick:()=>oa("system"),children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 \
0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>gs.value=!0,children:"?"})]}),
n(a0,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),zs.value&&n(n0,{}),gs.value&&n(s0,{}),n(ld,{}),n(ad,{}),Et.value&&n(o0,{})]})}var l0=[["/","Overview",()=>n(dd,{})],["/queues","Queues",()=>n(Hd,{})],["/queues/:queue","Queue",({queue:e})=>n(Qd,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(Bd,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(Ad,{})],["/jobs/:ref","Job",({ref:e})=>n(Wd,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(lp,{reference:e},e)],["/scheduled","Scheduled",()=>n(Zd,{})],["/failures","Failures",()=>n(Ld,{})],["/workflows","Workflows",()=>n(mp,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(hp,{reference:e},e)],["/schedules","Schedules",()=>n(tp,{})],["/schedules/:name","Schedule",({name:e})=>n(np,{name:e},
e)],["/callbacks","Callbacks",()=>n(gd,{})],["/callbacks/:id","Callback",({id:e})=>n(bd,{id:e},e)],["/channels","Channels",()=>n(vd,{})],["/files","Downloads",()=>n(
qd,{})],["/workers","Workers",()=>n(Gd,{})],["/settings","Settings",()=>n(sp,{})],["/about","About",()=>n(pd,{})]];function i0(){Fe(()=>{let s=()=>{To().catch(()=>{
Et.value||setTimeout(s,2e3)})};s();let o=setInterval(()=>{Et.value||To().catch(()=>{})},6e5);return()=>clearInterval(o)},[]);let e="Not found",t=null;for(let[s,
o,l]of l0){let a=rd(s,ar.value);if(a!==null){e=Object.values(a).pop()??o,t=l(a);break}}Fe(()=>{document.title=`${e} · Pawl`},[e]);let r=me(!0);return Fe(()=>{r.
current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[ar.value]),n(bp,{children:lt.value===null?null:t??n(le,{title:"Nothing here",
children:n(de,{title:"There is no such page",children:n("a",{href:O("/"),children:"Overview"})})})})}Ki(n(i0,{}),document.getElementById("app"));})();
