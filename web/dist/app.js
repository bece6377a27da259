"use strict";(()=>{var Gp=Object.defineProperty;var Kp=(e,n,r)=>n in e?Gp(e,n,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[n]=r;var wr=(e,n,r)=>Kp(e,typeof n!="symbol"?n+"":n,r);var hs,ve,Ni,ja,tr,Ri,Ii,Bi,Ra,cs,Oo,Fi,Na,La,qa,Qp,ps={},fs=[],Yp=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,gs=Array.isArray;function Bn(e,n){
for(var r in n)e[r]=n[r];return e}function Ia(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Ba(e,n,r){var o,s,l,a={};for(l in n)l=="key"?o=n[l]:l=="r\
ef"?s=n[l]:a[l]=n[l];if(arguments.length>2&&(a.children=arguments.length>3?hs.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(l in e.defaultProps)
a[l]===void 0&&(a[l]=e.defaultProps[l]);return ds(e,a,o,s,null)}function ds(e,n,r,o,s){var l={type:e,props:n,key:r,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Ni,__i:-1,__u:0};return s==null&&ve.vnode!=null&&ve.vnode(l),l}function T(e){return e.children}function eo(e,n){this.props=e,this.context=n}function kr(e,n){if(n==null)return e.__?kr(e.__,e.__i+1):null;for(var r;n<e.__k.length;n++)
if((r=e.__k[n])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?kr(e):null}function Zp(e){if(e.__P&&e.__d){var n=e.__v,r=n.__e,o=[],s=[],l=Bn({},
n);l.__v=n.__v+1,ve.vnode&&ve.vnode(l),Fa(e.__P,l,n,e.__n,e.__P.namespaceURI,32&n.__u?[r]:null,o,r??kr(n),!!(32&n.__u),s),l.__v=n.__v,l.__.__k[l.__i]=l,zi(o,l,s),
n.__e=n.__=null,l.__e!=r&&Ji(l)}}function Ji(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(n){if(n!=null&&n.__e!=null)return e.
__e=e.__c.base=n.__e}),Ji(e)}function Li(e){(!e.__d&&(e.__d=!0)&&tr.push(e)&&!ms.__r++||Ri!=ve.debounceRendering)&&((Ri=ve.debounceRendering)||Ii)(ms)}function ms(){
try{for(var e,n=1;tr.length;)tr.length>n&&tr.sort(Bi),e=tr.shift(),n=tr.length,Zp(e)}finally{tr.length=ms.__r=0}}function Ui(e,n,r,o,s,l,a,i,c,d,p){var h,f,y,_,
M,x,S=o&&o.__k||fs,w=n.length;for(c=Xp(r,n,S,c,w),h=0;h<w;h++)(y=r.__k[h])!=null&&(f=y.__i!=-1&&S[y.__i]||ps,y.__i=h,x=Fa(e,y,f,s,l,a,i,c,d,p),_=y.__e,y.ref&&f.
ref!=y.ref&&(f.ref&&Ja(f.ref,null,y),p.push(y.ref,y.__c||_,y)),M==null&&_!=null&&(M=_),4&y.__u?(c=Wi(y,c,e),f.__e&&(f.__e=null)):typeof y.type=="function"&&x!==
void 0?c=x:_&&(c=_.nextSibling),y.__u&=-7);return r.__e=M,c}function Xp(e,n,r,o,s){var l,a,i,c,d,p=r.length,h=p,f=0;for(e.__k=new Array(s),l=0;l<s;l++)(a=n[l])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a=="string"||typeof a=="number"||typeof a=="bigint"||a.constructor==String?a=e.__k[l]=ds(null,a,null,null,
null):gs(a)?a=e.__k[l]=ds(T,{children:a},null,null,null):a.constructor===void 0&&a.__b>0?a=e.__k[l]=ds(a.type,a.props,a.key,a.ref?a.ref:null,a.__v):e.__k[l]=a,c=
l+f,a.__=e,a.__b=e.__b+1,i=null,(d=a.__i=ef(a,r,c,h))!=-1&&(h--,(i=r[d])&&(i.__u|=2)),i==null||i.__v==null?(d==-1&&(s>p?f--:s<p&&f++),typeof a.type!="function"&&
(a.__u|=4)):d!=c&&(d==c-1?f--:d==c+1?f++:(d>c?f--:f++,a.__u|=4))):e.__k[l]=null;if(h)for(l=0;l<p;l++)(i=r[l])!=null&&(2&i.__u)==0&&(i.__e==o&&(o=kr(i)),Gi(i,i));
return o}function Wi(e,n,r){var o,s;if(typeof e.type=="function"){for(o=e.__k,s=0;o&&s<o.length;s++)o[s]&&(o[s].__=e,n=Wi(o[s],n,r));return n}e.__e!=n&&(n&&e.type&&
!n.parentNode&&(n=kr(e)),n=r.insertBefore(e.__e,n||null));do n=n&&n.nextSibling;while(n!=null&&n.nodeType==8);return n}function ef(e,n,r,o){var s,l,a,i=e.key,c=e.type,d=n[r],p=d!=null&&(2&d.__u)==0;if(d===null&&i==null||p&&i==d.key&&c==d.type)return r;if(o>(p?1:0)){for(s=r-1,l=r+
1;s>=0||l<n.length;)if((d=n[a=s>=0?s--:l++])!=null&&(2&d.__u)==0&&i==d.key&&c==d.type)return a}return-1}function qi(e,n,r){n[0]=="-"?e.setProperty(n,r??""):e[n]=
r==null?"":typeof r!="number"||Yp.test(n)?r:r+"px"}function us(e,n,r,o,s){var l,a;e:if(n=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof o=="str\
ing"&&(e.style.cssText=o=""),o)for(n in o)r&&n in r||qi(e.style,n,"");if(r)for(n in r)o&&r[n]==o[n]||qi(e.style,n,r[n])}else if(n[0]=="o"&&n[1]=="n")l=n!=(n=n.replace(
Fi,"$1")),a=n.toLowerCase(),n=a in e||n=="onFocusOut"||n=="onFocusIn"?a.slice(2):n.slice(2),e.l||(e.l={}),e.l[n+l]=r,r?o?r[Oo]=o[Oo]:(r[Oo]=Na,e.addEventListener(
n,l?qa:La,l)):e.removeEventListener(n,l?qa:La,l);else{if(s=="http://www.w3.org/2000/svg")n=n.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(n!="width"&&
n!="height"&&n!="href"&&n!="list"&&n!="form"&&n!="tabIndex"&&n!="download"&&n!="rowSpan"&&n!="colSpan"&&n!="role"&&n!="popover"&&n in e)try{e[n]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&n[4]!="-"?e.removeAttribute(n):e.setAttribute(n,n=="popover"&&r==1?"":r))}}function ji(e){return function(n){if(this.l){
var r=this.l[n.type+e];if(n[cs]==null)n[cs]=Na++;else if(n[cs]<r[Oo])return;return r(ve.event?ve.event(n):n)}}}function Fa(e,n,r,o,s,l,a,i,c,d){var p,h,f,y,_,M,
x,S,w,$,E,J,q,te,z,ie,G=n.type;if(n.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),l=[i=n.__e=r.__e]),(p=ve.__b)&&p(n);e:if(typeof G=="function"){h=
a.length;try{if(w=n.props,$=G.prototype&&G.prototype.render,E=(p=G.contextType)&&o[p.__c],J=p?E?E.props.value:p.__:o,r.__c?S=(f=n.__c=r.__c).__=f.__E:($?n.__c=f=
new G(w,J):(n.__c=f=new eo(w,J),f.constructor=G,f.render=nf),E&&E.sub(f),f.state||(f.state={}),f.__n=o,y=f.__d=!0,f.__h=[],f._sb=[]),$&&f.__s==null&&(f.__s=f.state),
$&&G.getDerivedStateFromProps!=null&&(f.__s==f.state&&(f.__s=Bn({},f.__s)),Bn(f.__s,G.getDerivedStateFromProps(w,f.__s))),_=f.props,M=f.state,f.__v=n,y)$&&G.getDerivedStateFromProps==
null&&f.componentWillMount!=null&&f.componentWillMount(),$&&f.componentDidMount!=null&&f.__h.push(f.componentDidMount);else{if($&&G.getDerivedStateFromProps==null&&
w!==_&&f.componentWillReceiveProps!=null&&f.componentWillReceiveProps(w,J),n.__v==r.__v||!f.__e&&f.shouldComponentUpdate!=null&&f.shouldComponentUpdate(w,f.__s,
J)===!1){n.__v!=r.__v&&(f.props=w,f.state=f.__s,f.__d=!1),n.__e=r.__e,n.__k=r.__k,n.__k.some(function(R){R&&(R.__=n)}),fs.push.apply(f.__h,f._sb),f._sb=[],f.__h.
length&&a.push(f),i=kr(r);break e}f.componentWillUpdate!=null&&f.componentWillUpdate(w,f.__s,J),$&&f.componentDidUpdate!=null&&f.__h.push(function(){f.componentDidUpdate(
_,M,x)})}if(f.context=J,f.props=w,f.__P=e,f.__e=!1,q=ve.__r,te=0,$)f.state=f.__s,f.__d=!1,q&&q(n),p=f.render(f.props,f.state,f.context),fs.push.apply(f.__h,f._sb),
f._sb=[];else do f.__d=!1,q&&q(n),p=f.render(f.props,f.state,f.context),f.state=f.__s;while(f.__d&&++te<25);f.state=f.__s,f.getChildContext!=null&&(o=Bn(Bn({},o),
f.getChildContext())),$&&!y&&f.getSnapshotBeforeUpdate!=null&&(x=f.getSnapshotBeforeUpdate(_,M)),z=p!=null&&p.type===T&&p.key==null?Vi(p.props.children):p,i=Ui(
e,gs(z)?z:[z],n,r,o,s,l,a,i,c,d),f.base=n.__e,n.__u&=-161,f.__h.length&&a.push(f),S&&(f.__E=f.__=null)}catch(R){if(a.length=h,n.__v=null,c||l!=null){if(R.then){
for(n.__u|=c?160:128;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;l!=null&&(l[l.indexOf(i)]=null),n.__e=i}else if(l!=null)for(ie=l.length;ie--;)Ia(l[ie])}else
n.__e=r.__e;n.__k==null&&(n.__k=r.__k||[]),R.then||Hi(n),ve.__e(R,n,r)}}else l==null&&n.__v==r.__v?(n.__k=r.__k,n.__e=r.__e):i=n.__e=tf(r.__e,n,r,o,s,l,a,c,d);return(p=
ve.diffed)&&p(n),128&n.__u?void 0:i}function Hi(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Hi))}function zi(e,n,r){for(var o=0;o<r.length;o++)Ja(r[o],r[++o],
r[++o]);ve.__c&&ve.__c(n,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(l){l.call(s)})}catch(l){ve.__e(l,s.__v)}})}function Vi(e){return typeof e!="\
object"||e==null||e.__b>0?e:gs(e)?e.map(Vi):e.constructor!==void 0?null:Bn({},e)}function tf(e,n,r,o,s,l,a,i,c){var d,p,h,f,y,_,M,x=r.props||ps,S=n.props,w=n.type;
if(w=="svg"?s="http://www.w3.org/2000/svg":w=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),l!=null){for(d=0;d<l.length;d++)
if((y=l[d])&&"setAttribute"in y==!!w&&(w?y.localName==w:y.nodeType==3)){e=y,l[d]=null;break}}if(e==null){if(w==null)return document.createTextNode(S);e=document.
createElementNS(s,w,S.is&&S),i&&(ve.__m&&ve.__m(n,l),i=!1),l=null}if(w==null)x===S||i&&e.data==S||(e.data=S);else{if(l=w=="textarea"&&S.defaultValue!=null?null:
l&&hs.call(e.childNodes),!i&&l!=null)for(x={},d=0;d<e.attributes.length;d++)x[(y=e.attributes[d]).name]=y.value;for(d in x)y=x[d],d=="dangerouslySetInnerHTML"?h=
y:d=="children"||d in S||d=="value"&&"defaultValue"in S||d=="checked"&&"defaultChecked"in S||us(e,d,null,y,s);for(d in S)y=S[d],d=="children"?f=y:d=="dangerousl\
ySetInnerHTML"?p=y:d=="value"?_=y:d=="checked"?M=y:i&&typeof y!="function"||x[d]===y||us(e,d,y,x[d],s);if(p)i||h&&(p.__html==h.__html||p.__html==e.innerHTML)||(e.
innerHTML=p.__html),n.__k=[];else if(h&&(e.innerHTML=""),Ui(n.type=="template"?e.content:e,gs(f)?f:[f],n,r,o,w=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
l,a,l?l[0]:r.__k&&kr(r,0),i,c),l!=null)for(d=l.length;d--;)Ia(l[d]);i&&w!="textarea"||(d="value",w=="progress"&&_==null?e.removeAttribute("value"):_!=null&&(_!==
e[d]||w=="progress"&&!_||w=="option"&&_!=x[d])&&us(e,d,_,x[d],s),d="checked",M!=null&&M!=e[d]&&us(e,d,M,x[d],s))}return e}function Ja(e,n,r){try{if(typeof e=="f\
unction"){var o=typeof e.__u=="function";o&&e.__u(),o&&n==null||(e.__u=e(n))}else e.current=n}catch(s){ve.__e(s,r)}}function Gi(e,n,r){var o,s;if(ve.unmount&&ve.
unmount(e),(o=e.ref)&&(o.current&&o.current!=e.__e||Ja(o,null,n)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(l){ve.__e(l,n)}o.
base=o.__P=o.__n=null}if(o=e.__k)for(s=0;s<o.length;s++)o[s]&&Gi(o[s],n,r||typeof e.type!="function");r||Ia(e.__e),e.__c=e.__=e.__e=void 0}function nf(e,n,r){return this.
constructor(e,r)}function Ki(e,n,r){var o,s,l,a;n==document&&(n=document.documentElement),ve.__&&ve.__(e,n),s=(o=typeof r=="function")?null:r&&r.__k||n.__k,l=[],
a=[],Fa(n,e=(!o&&r||n).__k=Ba(T,null,[e]),s||ps,ps,n.namespaceURI,!o&&r?[r]:s?null:n.firstChild?hs.call(n.childNodes):null,l,!o&&r?r:s?s.__e:n.firstChild,o,a),zi(
l,e,a),e.props.children=null}hs=fs.slice,ve={__e:function(e,n,r,o){for(var s,l,a;n=n.__;)if((s=n.__c)&&!s.__)try{if((l=s.constructor)&&l.getDerivedStateFromError!=null&&(s.setState(l.getDerivedStateFromError(
e)),a=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,o||{}),a=s.__d),a)return s.__E=s}catch(i){e=i}throw e}},Ni=0,ja=function(e){return e!=null&&e.constructor===
void 0},eo.prototype.setState=function(e,n){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Bn({},this.state),typeof e=="function"&&(e=e(Bn({},r),
this.props)),e&&Bn(r,e),e!=null&&this.__v&&(n&&this._sb.push(n),Li(this))},eo.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Li(this))},
eo.prototype.render=T,tr=[],Ii=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Bi=function(e,n){return e.__v.__b-n.__v.__b},
ms.__r=0,Ra=Math.random().toString(8),cs="__d"+Ra,Oo="__a"+Ra,Fi=/(PointerCapture)$|Capture$/i,Na=0,La=ji(!1),qa=ji(!0),Qp=0;var to,rt,Ua,Qi,ys=0,ou=[],it=ve,Yi=it.__b,Zi=it.__r,Xi=it.diffed,eu=it.__c,tu=it.unmount,nu=it.__;function vs(e,n){it.__h&&it.__h(rt,e,ys||n),ys=0;var r=rt.__H||
(rt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function j(e){return ys=1,rf(au,e)}function rf(e,n,r){var o=vs(to++,2);if(o.t=e,!o.__c&&(o.
__=[r?r(n):au(void 0,n),function(i){var c=o.__N?o.__N[0]:o.__[0],d=o.t(c,i);c!==d&&(o.__N=[d,o.__[1]],o.__c.setState({}))}],o.__c=rt,!rt.__f)){var s=function(i,c,d){
if(!o.__c.__H)return!0;var p=!1,h=o.__c.props!==i;if(o.__c.__H.__.some(function(y){if(y.__N){p=!0;var _=y.__[0];y.__=y.__N,y.__N=void 0,_!==y.__[0]&&(h=!0)}}),l){
var f=l.call(this,i,c,d);return p?f||h:f}return!p||h};rt.__f=!0;var l=rt.shouldComponentUpdate,a=rt.componentWillUpdate;rt.componentWillUpdate=function(i,c,d){if(this.
__e){var p=l;l=void 0,s(i,c,d),l=p}a&&a.call(this,i,c,d)},rt.shouldComponentUpdate=s}return o.__N||o.__}function je(e,n){var r=vs(to++,3);!it.__s&&Ha(r.__H,n)&&
(r.__=e,r.u=n,rt.__H.__h.push(r))}function su(e,n){var r=vs(to++,4);!it.__s&&Ha(r.__H,n)&&(r.__=e,r.u=n,rt.__h.push(r))}function fe(e){return ys=5,_s(function(){
return{current:e}},[])}function _s(e,n){var r=vs(to++,7);return Ha(r.__H,n)&&(r.__=e(),r.__H=n,r.__h=e),r.__}function of(){for(var e;e=ou.shift();){var n=e.__H;if(e.__P&&n)try{n.__h.some(bs),n.__h.some(Wa),n.__h=[]}catch(r){n.__h=[],it.__e(r,e.__v)}}}it.__b=function(e){
rt=null,Yi&&Yi(e)},it.__=function(e,n){e&&n.__k&&n.__k.__m&&(e.__m=n.__k.__m),nu&&nu(e,n)},it.__r=function(e){Zi&&Zi(e),to=0;var n=(rt=e.__c).__H;n&&(Ua===rt?(n.
__h=[],rt.__h=[],n.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(n.__h.some(bs),n.__h.some(Wa),n.__h=[],to=0)),Ua=rt},it.diffed=function(e){Xi&&Xi(
e);var n=e.__c;n&&n.__H&&(n.__H.__h.length&&(ou.push(n)!==1&&Qi===it.requestAnimationFrame||((Qi=it.requestAnimationFrame)||sf)(of)),n.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Ua=rt=null},it.__c=function(e,n){n.some(function(r){try{r.__h.some(bs),r.__h=r.__h.filter(function(o){return!o.__||Wa(o)})}catch(o){
n.some(function(s){s.__h&&(s.__h=[])}),n=[],it.__e(o,r.__v)}}),eu&&eu(e,n)},it.unmount=function(e){tu&&tu(e);var n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(o){
try{bs(o)}catch(s){n=s}}),r.__H=void 0,n&&it.__e(n,r.__v))};var ru=typeof requestAnimationFrame=="function";function sf(e){var n,r=function(){clearTimeout(o),ru&&
cancelAnimationFrame(n),setTimeout(e)},o=setTimeout(r,35);ru&&(n=requestAnimationFrame(r))}function bs(e){var n=rt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
rt=n}function Wa(e){var n=rt;e.__c=e.__(),rt=n}function Ha(e,n){return!e||e.length!==n.length||n.some(function(r,o){return r!==e[o]})}function au(e,n){return typeof n==
"function"?n(e):n}var af=Symbol.for("preact-signals");function xs(){if(Fn>1)Fn--;else{var e,n=!1;for((function(){var s=ks;for(ks=void 0;s!==void 0;){var l=s.S;if(l.v===s.v)for(var a=l.
t;a!==void 0;a=a.x)a.i===s.i&&(a.i=l.i);s=s.o}})();Lo!==void 0;){var r=Lo;for(Lo=void 0,ws++;r!==void 0;){var o=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&iu(r))try{r.
c()}catch(s){n||(e=s,n=!0)}r=o}}if(ws=0,Fn--,n)throw e}}function Va(e){if(Fn>0)return e();za=++lf,Fn++;try{return e()}finally{xs()}}var Ro,Ze=void 0;function qo(e){
var n=Ze,r=Ro;Ze=void 0,Ro=void 0;try{return e()}finally{Ze=n,Ro=r}}var Lo=void 0,Fn=0,ws=0,lf=0,za=0,ks=void 0,Ss=0;function lu(e){if(Ze!==void 0){var n=e.n;if(n===
void 0||n.t!==Ze)return n={i:0,S:e,p:Ze.s,n:void 0,t:Ze,e:void 0,x:void 0,r:n},Ze.s!==void 0&&(Ze.s.n=n),Ze.s=n,e.n=n,32&Ze.f&&e.S(n),n;if(n.i===-1)return n.i=0,
n.n!==void 0&&(n.n.p=n.p,n.p!==void 0&&(n.p.n=n.n),n.p=Ze.s,n.n=void 0,Ze.s.n=n,Ze.s=n),n}}function ht(e,n){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=n?.watched,this.Z=n?.unwatched,this.name=n?.name}ht.prototype.brand=af;ht.prototype.h=function(){return!0};ht.prototype.S=function(e){var n=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:qo(function(){var o;(o=n.W)==null||o.call(n)}))};ht.prototype.U=function(e){var n=this;if(this.t!==void 0){
var r=e.e,o=e.x;r!==void 0&&(r.x=o,e.e=void 0),o!==void 0&&(o.e=r,e.x=void 0),e===this.t&&(this.t=o,o===void 0&&qo(function(){var s;(s=n.Z)==null||s.call(n)}))}};
ht.prototype.subscribe=function(e){var n=this;return Un(function(){var r=n.value;qo(function(){return e(r)})},{name:"sub"})};ht.prototype.valueOf=function(){return this.
value};ht.prototype.toString=function(){return this.value+""};ht.prototype.toJSON=function(){return this.value};ht.prototype.peek=function(){var e=this;return qo(
function(){return e.value})};Object.defineProperty(ht.prototype,"value",{get:function(){var e=lu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(ws>100)throw new Error("Cycle detected");(function(r){Fn!==0&&ws===0&&r.l!==za&&(r.l=za,ks={S:r,v:r.v,i:r.i,o:ks})})(this),this.v=e,this.i++,Ss++,Fn++;
try{for(var n=this.t;n!==void 0;n=n.x)n.t.N()}finally{xs()}}}});function _e(e,n){return new ht(e,n)}function iu(e){for(var n=e.s;n!==void 0;n=n.n)if(n.S.i!==n.i||
!n.S.h()||n.S.i!==n.i)return!0;return!1}function uu(e){for(var n=e.s;n!==void 0;n=n.n){var r=n.S.n;if(r!==void 0&&(n.r=r),n.S.n=n,n.i=-1,n.n===void 0){e.s=n;break}}}
function cu(e){for(var n=e.s,r=void 0;n!==void 0;){var o=n.p;n.i===-1?(n.S.U(n),o!==void 0&&(o.n=n.n),n.n!==void 0&&(n.n.p=o)):r=n,n.S.n=n.r,n.r!==void 0&&(n.r=
void 0),n=o}e.s=r}function Sr(e,n){ht.call(this,void 0,n),this.x=e,this.s=void 0,this.g=Ss-1,this.f=4}Sr.prototype=new ht;Sr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Ss))return!0;if(this.g=Ss,this.f|=1,this.i>0&&!iu(this))return this.f&=-2,!0;var e=Ze;try{uu(this),Ze=
this;var n=this.x();(16&this.f||this.v!==n||this.i===0)&&(this.v=n,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Ze=e,cu(this),this.f&=-2,!0};
Sr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var n=this.s;n!==void 0;n=n.n)n.S.S(n)}ht.prototype.S.call(this,e)};Sr.prototype.U=function(e){if(this.
t!==void 0&&(ht.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var n=this.s;n!==void 0;n=n.n)n.S.U(n)}};Sr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Sr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=lu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Jn(e,n){return new Sr(e,n)}function du(e){var n=e.j;if(e.j=void 0,typeof n==
"function"){Fn++;var r=Ze;Ze=void 0;try{n()}catch(o){throw e.f&=-2,e.f|=8,Ga(e),o}finally{Ze=r,xs()}}}function Ga(e){for(var n=e.s;n!==void 0;n=n.n)n.S.U(n);e.x=
void 0,e.s=void 0,du(e)}function uf(e){if(Ze!==this)throw new Error("Out-of-order effect");cu(this),Ze=e,this.f&=-2;try{8&this.f&&Ga(this)}finally{xs()}}function no(e,n){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=n?.name,Ro&&Ro.push(this)}no.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var n=this.x();typeof n=="function"&&(this.j=n)}finally{e()}};no.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,du(this),uu(this),Fn++;var e=Ze;return Ze=this,uf.bind(this,e)};no.prototype.N=function(){2&this.f||(this.f|=2,this.u=Lo,Lo=this)};no.prototype.d=function(){
this.f|=8,1&this.f||Ga(this)};no.prototype.dispose=function(){this.d()};function Un(e,n){var r=new no(e,n);try{r.c()}catch(s){throw r.d(),s}var o=r.d.bind(r);return o[Symbol.
dispose]=o,o}var pu,Cs,$s,cf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var fu=[];Un(function(){pu=this.N})();function ro(e,n){ve[e]=n.bind(null,ve[e]||function(){})}function jo(e){if($s){var n=$s;$s=void 0,n()}$s=e&&e.S()}function mu(e){
var n=this,r=e.data,o=pf(r);o.name="ReactiveDom",o.value=r;var s=_s(function(){for(var i=n,c=n.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var d=Jn(function(){var y=o.
value.value;return y===0?0:y===!0?"":y||""}),p=Jn(function(){return!Array.isArray(d.value)&&!ja(d.value)}),h=Un(function(){if(this.N=hu,p.value){var y=d.value;i.
__v&&i.__v.__e&&i.__v.__e.nodeType===3&&(i.__v.__e.data=y)}}),f=n.__$u.d;return n.__$u.d=function(){h(),f.call(this)},[p,d]},[]),l=s[0],a=s[1];return l.value?a.
peek():a.value}mu.displayName="ReactiveTextNode";Object.defineProperties(ht.prototype,{constructor:{configurable:!0,value:Ba(T,null).constructor},type:{configurable:!0,
value:mu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});ro("__b",function(e,n){if(jo(),
Cs=void 0,typeof n.type=="string"){var r,o=n.props;for(var s in o)if(s!=="children"){var l=o[s];l instanceof ht&&(r||(n.__np=r={}),r[s]=l,o[s]=l.peek())}}e(n)});
ro("__r",function(e,n){if(e(n),n.type!==T){jo();var r,o=n.__c;o&&(o.__$f&=-2,(r=o.__$u)===void 0&&(o.__$u=r=(function(s,l){var a;return Un(function(){a=this},{name:l}),
a.c=s,a})((function(s){return function(){var l;cf&&((l=this.y)==null||l.call(this)),s.__$f|=1,s.setState({})}})(o),typeof n.type=="function"?n.type.displayName||
n.type.name:""))),Cs=o,jo(r)}});ro("__e",function(e,n,r,o){jo(),Cs=void 0,e(n,r,o)});ro("diffed",function(e,n){jo(),Cs=void 0;var r;if(typeof n.type=="string"&&
(r=n.__e)){var o=n.__np,s=n.props,l=r.U;if(l)for(var a in l){var i=l[a];i===void 0||o&&a in o||(i.d(),l[a]=void 0)}if(o){l||(l={},r.U=l);for(var c in o){var d=l[c],
p=o[c];d===void 0?(d=df(r,c,p,s),l[c]=d):d.o(p,s)}}}e(n)});function df(e,n,r,o){var s=n in e&&e.ownerSVGElement===void 0,l=_e(r);return{o:function(a,i){l.value=
a,o=i},d:Un(function(){this.N=hu;var a=l.value.value;o[n]!==a&&(o[n]=a,s?e[n]=a:a!=null&&(a!==!1||n[4]==="-")?e.setAttribute(n,a):e.removeAttribute(n))})}}ro("u\
nmount",function(e,n){if(typeof n.type=="string"){var r=n.__e;if(r){var o=r.U;if(o){r.U=void 0;for(var s in o){var l=o[s];l&&l.d()}}}var a=n.__np;if(a){var i=n.
props;for(var c in a)i[c]=a[c]}n.__np=void 0}else{var d=n.__c;if(d){d.__$f|=8;var p=d.__$u;p&&(d.__$u=void 0,p.d())}}e(n)});ro("__h",function(e,n,r,o){o<3&&(n.__$f|=
2),e(n,r,o)});eo.prototype.shouldComponentUpdate=function(e,n){if(this.__R)return!0;var r=this.__$u,o=r&&r.s!==void 0;for(var s in n)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var l=2&this.__$f;if(!(o||l||4&this.__$f)||1&this.__$f)return!0}else if(!(o||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!==
"__source"&&e[a]!==this.props[a])return!0;for(var i in this.props)if(!(i in e))return!0;return!1};function pf(e,n){return _s(function(){return _e(e,n)},[])}var ff=function(e){queueMicrotask(function(){queueMicrotask(e)})};function mf(){Va(function(){for(var e;e=fu.shift();)pu.call(e)})}function hu(){fu.push(this)===1&&(ve.requestAnimationFrame||ff)(mf)}var Ka=new URL(document.baseURI);function ne(e){return new URL(e,Ka).href}function Tt(e){let n=new URLSearchParams;for(let[o,s]of Object.entries(e))if(Array.isArray(
s))for(let l of s)n.append(o,l);else s!==void 0&&s!==""&&s!==!1&&n.set(o,String(s));let r=n.toString();return r===""?"":`?${r}`}var cn=class extends Error{constructor(r,o,s,l,a){
super(l||s);wr(this,"status",r);wr(this,"code",o);wr(this,"title",s);wr(this,"detail",l);wr(this,"retryAfter",a)}};async function gu(e){let n=Number(e.headers.get(
"retry-after")??"0");try{let r=await e.json();return new cn(e.status,r.code??"",r.title??e.statusText,r.detail??"",n)}catch{return new cn(e.status,"",e.statusText,
"the answer came from something else than Pawl",n)}}var Wn=class{constructor(n){wr(this,"source",n)}};function Qa(e){return JSON.parse(e,(n,r,o)=>{let s=o?.source;
return typeof r!="number"||s===void 0||s.length<16||String(r)===s?r:new Wn(s)})}var ut=_e(null),Et=_e(!1),Ya=_e(0),No=_e(null),bu=Jn(()=>ut.value?.read_only===!0);
function Re(e){return ut.value!==null&&!ut.value.read_only&&ut.value.scopes.includes(e)}async function L(e,n={}){let r={},o={method:n.method??"GET",headers:r,cache:"\
no-store",signal:n.signal};n.body!==void 0&&(r["content-type"]="application/json",o.body=JSON.stringify(n.body)),n.key&&(r["idempotency-key"]=n.key),n.ifMatch&&
(r["if-match"]=`"${n.ifMatch}"`);let s;try{s=await fetch(ne(e),o)}catch(l){if(n.signal?.aborted)throw l;let a=new cn(0,"unreachable","The server does not answer",
"It may be restarting; trying again.",0);throw No.value=a,a}if(!s.ok){let l=await gu(s);throw l.status===401&&(Et.value=!0),(l.status===503||l.status===507)&&(No.
value=l),l}if(No.value=null,s.status!==204)return Qa(await s.text())}async function Ts(){let e=Date.now(),n=await L("v1/me");Ya.value=Date.parse(n.now)-(e+Date.
now())/2,ut.value=n,Et.value=!1}async function yu(e){let n=await fetch(ne("ui/session"),{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
{token:e})});if(!n.ok)throw await gu(n);await Ts()}async function vu(){await L("ui/session",{method:"DELETE"}),ut.value=null,Et.value=!0}function Dn(){return[...crypto.
getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ve(e,n="GET",r){let o=l=>`'${l.replace(/'/g,"'\\''")}'`,s=["curl"];
return n!=="GET"&&s.push("-X",n),ut.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&s.push("-H 'content-type: application/json'","-d",
o(JSON.stringify(r))),s.push(o(ne(e))),s.join(" ")}var hf="uplot",gf="u-hz",bf="u-vt",yf="u-title",vf="u-wrap",_f="u-under",wf="u-over",kf="u-axis",Cr="u-off",Sf="u-select",xf="u-cursor-x",$f="u-cursor-y",Cf="u-\
cursor-pt",Tf="u-legend",Pf="u-live",Mf="u-inline",Ef="u-series",Df="u-marker",_u="u-label",Af="u-value",Bo="width",Fo="height";var wu="bottom",oo="left",Za="right",hl="#000",ku=hl+"0",Xa="mousemove",Su="mousedown",el="mouseup",xu="mouseenter",$u="mouseleave",Cu="dblclick",Of="resize",Rf="\
scroll",Tu="change",As="dppxchange",gl="--",po=typeof window<"u",sl=po?document:null,ao=po?window:null,Lf=po?navigator:null,Te,Ps;function al(){let e=devicePixelRatio;
Te!=e&&(Te=e,Ps&&il(Tu,Ps,al),Ps=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),Tr(Tu,Ps,al),ao.dispatchEvent(new CustomEvent(
As)))}function Yt(e,n){if(n!=null){let r=e.classList;!r.contains(n)&&r.add(n)}}function ll(e,n){let r=e.classList;r.contains(n)&&r.remove(n)}function Ge(e,n,r){
e.style[n]=r+"px"}function vn(e,n,r,o){let s=sl.createElement(e);return n!=null&&Yt(s,n),r?.insertBefore(s,o),s}function dn(e,n){return vn("div",e,n)}var Pu=new WeakMap;
function An(e,n,r,o,s){let l="translate("+n+"px,"+r+"px)",a=Pu.get(e);l!=a&&(e.style.transform=l,Pu.set(e,l),n<0||r<0||n>o||r>s?Yt(e,Cr):ll(e,Cr))}var Mu=new WeakMap;
function Eu(e,n,r){let o=n+r,s=Mu.get(e);o!=s&&(Mu.set(e,o),e.style.background=n,e.style.borderColor=r)}var Du=new WeakMap;function Au(e,n,r,o){let s=n+""+r,l=Du.
get(e);s!=l&&(Du.set(e,s),e.style.height=r+"px",e.style.width=n+"px",e.style.marginLeft=o?-n/2+"px":0,e.style.marginTop=o?-r/2+"px":0)}var bl={passive:!0},qf={...bl,
capture:!0};function Tr(e,n,r,o){n.addEventListener(e,r,o?qf:bl)}function il(e,n,r,o){n.removeEventListener(e,r,bl)}po&&al();function _n(e,n,r,o){let s;r=r||0,o=
o||n.length-1;let l=o<=2147483647;for(;o-r>1;)s=l?r+o>>1:Zt((r+o)/2),n[s]<e?r=s:o=s;return e-n[r]<=n[o]-e?r:o}function ac(e){return(r,o,s)=>{let l=-1,a=-1;for(let i=o;i<=
s;i++)if(e(r[i])){l=i;break}for(let i=s;i>=o;i--)if(e(r[i])){a=i;break}return[l,a]}}var lc=e=>e!=null,ic=e=>e!=null&&e>0,Ls=ac(lc),jf=ac(ic);function Nf(e,n,r,o=0,s=!1){
let l=s?jf:Ls,a=s?ic:lc;[n,r]=l(e,n,r);let i=e[n],c=e[n];if(n>-1)if(o==1)i=e[n],c=e[r];else if(o==-1)i=e[r],c=e[n];else for(let d=n;d<=r;d++){let p=e[d];a(p)&&(p<
i?i=p:p>c&&(c=p))}return[i??Ne,c??-Ne]}function qs(e,n,r,o){let s=Lu(e),l=Lu(n);e==n&&(s==-1?(e*=r,n/=r):(e/=r,n*=r));let a=r==10?Hn:uc,i=s==1?Zt:pn,c=l==1?pn:Zt,
d=i(a(bt(e))),p=c(a(bt(n))),h=lo(r,d),f=lo(r,p);return r==10&&(d<0&&(h=Ie(h,-d)),p<0&&(f=Ie(f,-p))),o||r==2?(e=h*s,n=f*l):(e=fc(e,h),n=js(n,f)),[e,n]}function yl(e,n,r,o){
let s=qs(e,n,r,o);return e==0&&(s[0]=0),n==0&&(s[1]=0),s}var vl=.1,Ou={mode:3,pad:vl},Uo={pad:0,soft:null,mode:0},If={min:Uo,max:Uo};function Os(e,n,r,o){return Ns(
r)?Ru(e,n,r):(Uo.pad=r,Uo.soft=o?0:null,Uo.mode=o?3:0,Ru(e,n,If))}function $e(e,n){return e??n}function Bf(e,n,r){for(n=$e(n,0),r=$e(r,e.length-1);n<=r;){if(e[n]!=
null)return!0;n++}return!1}function Ru(e,n,r){let o=r.min,s=r.max,l=$e(o.pad,0),a=$e(s.pad,0),i=$e(o.hard,-Ne),c=$e(s.hard,Ne),d=$e(o.soft,Ne),p=$e(s.soft,-Ne),
h=$e(o.mode,0),f=$e(s.mode,0),y=n-e,_=Hn(y),M=Bt(bt(e),bt(n)),x=Hn(M),S=bt(x-_);(y<1e-24||S>10)&&(y=0,(e==0||n==0)&&(y=1e-24,h==2&&d!=Ne&&(l=0),f==2&&p!=-Ne&&(a=
0)));let w=y||M||1e3,$=Hn(w),E=lo(10,Zt($)),J=w*(y==0?e==0?.1:1:l),q=Ie(fc(e-J,E/10),24),te=e>=d&&(h==1||h==3&&q<=d||h==2&&q>=d)?d:Ne,z=Bt(i,q<te&&e>=te?te:wn(te,
q)),ie=w*(y==0?n==0?.1:1:a),G=Ie(js(n+ie,E/10),24),R=n<=p&&(f==1||f==3&&G>=p||f==2&&G<=p)?p:-Ne,de=wn(c,G>R&&n<=R?R:Bt(R,G));return z==de&&z==0&&(de=100),[z,de]}
var Ff=new Intl.NumberFormat(po?Lf.language:"en-US"),_l=e=>Ff.format(e),Xt=Math,Ds=Xt.PI,bt=Xt.abs,Zt=Xt.floor,gt=Xt.round,pn=Xt.ceil,wn=Xt.min,Bt=Xt.max,lo=Xt.
pow,Lu=Xt.sign,Hn=Xt.log10,uc=Xt.log2,Jf=(e,n=1)=>Xt.sinh(e)*n,tl=(e,n=1)=>Xt.asinh(e/n),Ne=1/0;function qu(e){return(Hn((e^e>>31)-(e>>31))|0)+1}function ul(e,n,r){
return wn(Bt(e,n),r)}function cc(e){return typeof e=="function"}function ge(e){return cc(e)?e:()=>e}var Uf=()=>{},dc=e=>e,pc=(e,n)=>n,Wf=e=>null,ju=e=>!0,Nu=(e,n)=>e==
n,Hf=/\.\d*?(?=9{6,}|0{6,})/gm,Pr=e=>{if(hc(e)||rr.has(e))return e;let n=`${e}`,r=n.match(Hf);if(r==null)return e;let o=r[0].length-1;if(n.indexOf("e-")!=-1){let[
s,l]=n.split("e");return+`${Pr(s)}e${l}`}return Ie(e,o)};function xr(e,n){return Pr(Ie(Pr(e/n))*n)}function js(e,n){return Pr(pn(Pr(e/n))*n)}function fc(e,n){return Pr(
Zt(Pr(e/n))*n)}function Ie(e,n=0){if(hc(e))return e;let r=10**n,o=e*r*(1+Number.EPSILON);return gt(o)/r}var rr=new Map;function mc(e){return((""+e).split(".")[1]||
"").length}function Ho(e,n,r,o){let s=[],l=o.map(mc);for(let a=n;a<r;a++){let i=bt(a),c=Ie(lo(e,a),i);for(let d=0;d<o.length;d++){let p=e==10?+`${o[d]}e${a}`:o[d]*
c,h=(a>=0?0:i)+(a>=l[d]?0:l[d]),f=e==10?p:Ie(p,h);s.push(f),rr.set(f,h)}}return s}var Wo={},wl=[],io=[null,null],nr=Array.isArray,hc=Number.isInteger,zf=e=>e===
void 0;function Iu(e){return typeof e=="string"}function Ns(e){let n=!1;if(e!=null){let r=e.constructor;n=r==null||r==Object}return n}function Vf(e){return e!=null&&
typeof e=="object"}var Gf=Object.getPrototypeOf(Uint8Array),gc="__proto__";function uo(e,n=Ns){let r;if(nr(e)){let o=e.find(s=>s!=null);if(nr(o)||n(o)){r=Array(
e.length);for(let s=0;s<e.length;s++)r[s]=uo(e[s],n)}else r=e.slice()}else if(e instanceof Gf)r=e.slice();else if(n(e)){r={};for(let o in e)o!=gc&&(r[o]=uo(e[o],
n))}else r=e;return r}function dt(e){let n=arguments;for(let r=1;r<n.length;r++){let o=n[r];for(let s in o)s!=gc&&(Ns(e[s])?dt(e[s],uo(o[s])):e[s]=uo(o[s]))}return e}
var Kf=0,Qf=1,Yf=2;function Zf(e,n,r){for(let o=0,s,l=-1;o<n.length;o++){let a=n[o];if(a>l){for(s=a-1;s>=0&&e[s]==null;)e[s--]=null;for(s=a+1;s<r&&e[s]==null;)e[l=
s++]=null}}}function Xf(e,n){if(nm(e)){let a=e[0].slice();for(let i=1;i<e.length;i++)a.push(...e[i].slice(1));return rm(a[0])||(a=tm(a)),a}let r=new Set;for(let a=0;a<
e.length;a++){let c=e[a][0],d=c.length;for(let p=0;p<d;p++)r.add(c[p])}let o=[Array.from(r).sort((a,i)=>a-i)],s=o[0].length,l=new Map;for(let a=0;a<s;a++)l.set(
o[0][a],a);for(let a=0;a<e.length;a++){let i=e[a],c=i[0];for(let d=1;d<i.length;d++){let p=i[d],h=Array(s).fill(void 0),f=n?n[a][d]:Qf,y=[];for(let _=0;_<p.length;_++){
let M=p[_],x=l.get(c[_]);M===null?f!=Kf&&(h[x]=M,f==Yf&&y.push(x)):h[x]=M}Zf(h,y,s),o.push(h)}}return o}var em=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function tm(e){let n=e[0],r=n.length,o=Array(r);for(let l=0;l<o.length;l++)o[l]=l;o.sort((l,a)=>n[l]-n[a]);let s=[];for(let l=0;l<e.length;l++){
let a=e[l],i=Array(r);for(let c=0;c<r;c++)i[c]=a[o[c]];s.push(i)}return s}function nm(e){let n=e[0][0],r=n.length;for(let o=1;o<e.length;o++){let s=e[o][0];if(s.
length!=r)return!1;if(s!=n){for(let l=0;l<r;l++)if(s[l]!=n[l])return!1}}return!0}function rm(e,n=100){let r=e.length;if(r<=1)return!0;let o=0,s=r-1;for(;o<=s&&e[o]==
null;)o++;for(;s>=o&&e[s]==null;)s--;if(s<=o)return!0;let l=Bt(1,Zt((s-o+1)/n));for(let a=e[o],i=o+l;i<=s;i+=l){let c=e[i];if(c!=null){if(c<=a)return!1;a=c}}return!0}
var bc=["January","February","March","April","May","June","July","August","September","October","November","December"],yc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function vc(e){return e.slice(0,3)}var om=yc.map(vc),sm=bc.map(vc),am={MMMM:bc,MMM:sm,WWWW:yc,WWW:om};function Io(e){return(e<
10?"0":"")+e}function lm(e){return(e<10?"00":e<100?"0":"")+e}var im={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,n)=>n.MMMM[e.getMonth()],
MMM:(e,n)=>n.MMM[e.getMonth()],MM:e=>Io(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Io(e.getDate()),D:e=>e.getDate(),WWWW:(e,n)=>n.WWWW[e.getDay()],WWW:(e,n)=>n.WWW[e.
getDay()],HH:e=>Io(e.getHours()),H:e=>e.getHours(),h:e=>{let n=e.getHours();return n==0?12:n>12?n-12:n},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>Io(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Io(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>lm(e.getMilliseconds())};
function kl(e,n){n=n||am;let r=[],o=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=o.exec(e);)r.push(s[0][0]=="{"?im[s[1]]:s[0]);return l=>{let a="";for(let i=0;i<r.length;i++)
a+=typeof r[i]=="string"?r[i]:r[i](l,n);return a}}var um=new Intl.DateTimeFormat().resolvedOptions().timeZone;function cm(e,n){let r;return n=="UTC"||n=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):n==um?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:n})),r.setMilliseconds(e.getMilliseconds())),r}var _c=e=>e%
1==0,Rs=[1,2,2.5,5],dm=Ho(10,-32,0,Rs),wc=Ho(10,0,32,Rs),pm=wc.filter(_c),$r=dm.concat(wc),Sl=`
`,kc="{YYYY}",Bu=Sl+kc,Sc="{M}/{D}",Jo=Sl+Sc,Ms=Jo+"/{YY}",xc="{aa}",fm="{h}:{mm}",so=fm+xc,Fu=Sl+so,Ju=":{ss}",Me=null;function $c(e){let n=e*1e3,r=n*60,o=r*60,
s=o*24,l=s*30,a=s*365,c=(e==1?Ho(10,0,3,Rs).filter(_c):Ho(10,-3,0,Rs)).concat([n,n*5,n*10,n*15,n*30,r,r*5,r*10,r*15,r*30,o,o*2,o*3,o*4,o*6,o*8,o*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,l,l*2,l*3,l*4,l*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),d=[[a,kc,Me,Me,Me,Me,Me,Me,1],[s*28,"{MMM}",Bu,Me,Me,Me,Me,Me,1],[s,Sc,Bu,Me,
Me,Me,Me,Me,1],[o,"{h}"+xc,Ms,Me,Jo,Me,Me,Me,1],[r,so,Ms,Me,Jo,Me,Me,Me,1],[n,Ju,Ms+" "+so,Me,Jo+" "+so,Me,Fu,Me,1],[e,Ju+".{fff}",Ms+" "+so,Me,Jo+" "+so,Me,Fu,
Me,1]];function p(h){return(f,y,_,M,x,S)=>{let w=[],$=x>=a,E=x>=l&&x<a,J=h(_),q=Ie(J*e,3),te=nl(J.getFullYear(),$?0:J.getMonth(),E||$?1:J.getDate()),z=Ie(te*e,3);
if(E||$){let ie=E?x/l:0,G=$?x/a:0,R=q==z?q:Ie(nl(te.getFullYear()+G,te.getMonth()+ie,1)*e,3),de=new Date(gt(R/e)),U=de.getFullYear(),re=de.getMonth();for(let K=0;R<=
M;K++){let be=nl(U+G*K,re+ie*K,1),V=be-h(Ie(be*e,3));R=Ie((+be+V)*e,3),R<=M&&w.push(R)}}else{let ie=x>=s?s:x,G=Zt(_)-Zt(q),R=z+G+js(q-z,ie);w.push(R);let de=h(R),
U=de.getHours()+de.getMinutes()/r+de.getSeconds()/o,re=x/o,K=f.axes[y]._space,be=S/K;for(;R=Ie(R+x,e==1?0:3),!(R>M);)if(re>1){let V=Zt(Ie(U+re,6))%24,Se=h(R).getHours()-
V;Se>1&&(Se=-1),R-=Se*o,U=(U+re)%24;let Ae=w[w.length-1];Ie((R-Ae)/x,3)*be>=.7&&w.push(R)}else w.push(R)}return w}}return[c,d,p]}var[mm,hm,gm]=$c(1),[bm,ym,vm]=$c(
.001);Ho(2,-53,53,[1]);function Uu(e,n){return e.map(r=>r.map((o,s)=>s==0||s==8||o==null?o:n(s==1||r[8]==0?o:r[1]+o)))}function Wu(e,n){return(r,o,s,l,a)=>{let i=n.
find(_=>a>=_[0])||n[n.length-1],c,d,p,h,f,y;return o.map(_=>{let M=e(_),x=M.getFullYear(),S=M.getMonth(),w=M.getDate(),$=M.getHours(),E=M.getMinutes(),J=M.getSeconds(),
q=x!=c&&i[2]||S!=d&&i[3]||w!=p&&i[4]||$!=h&&i[5]||E!=f&&i[6]||J!=y&&i[7]||i[1];return c=x,d=S,p=w,h=$,f=E,y=J,q(M)})}}function _m(e,n){let r=kl(n);return(o,s,l,a,i)=>s.
map(c=>r(e(c)))}function nl(e,n,r){return new Date(e,n,r)}function Hu(e,n){return n(e)}var wm="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function zu(e,n){return(r,o,s,l)=>l==
null?gl:n(e(o))}function km(e,n){let r=e.series[n];return r.width?r.stroke(e,n):r.points.width?r.points.stroke(e,n):null}function Sm(e,n){return e.series[n].fill(
e,n)}var xm={show:!0,live:!0,isolate:!1,mount:Uf,markers:{show:!0,width:2,stroke:km,fill:Sm,dash:"solid"},idx:null,idxs:null,values:[]};function $m(e,n){let r=e.
cursor.points,o=dn(),s=r.size(e,n);Ge(o,Bo,s),Ge(o,Fo,s);let l=s/-2;Ge(o,"marginLeft",l),Ge(o,"marginTop",l);let a=r.width(e,n,s);return a&&Ge(o,"borderWidth",a),
o}function Cm(e,n){let r=e.series[n].points;return r._fill||r._stroke}function Tm(e,n){let r=e.series[n].points;return r._stroke||r._fill}function Pm(e,n){return e.
series[n].points.size}var rl=[0,0];function Mm(e,n,r){return rl[0]=n,rl[1]=r,rl}function Es(e,n,r,o=!0){return s=>{s.button==0&&(!o||s.target==n)&&r(s)}}function ol(e,n,r,o=!0){
return s=>{(!o||s.target==n)&&r(s)}}var Em={show:!0,x:!0,y:!0,lock:!1,move:Mm,points:{one:!1,show:$m,size:Pm,width:0,stroke:Tm,fill:Cm},bind:{mousedown:Es,mouseup:Es,
click:Es,dblclick:Es,mousemove:ol,mouseleave:ol,mouseenter:ol},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,n)=>{n.stopPropagation(),n.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,n,r,o,s)=>o-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Cc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},xl=dt({},Cc,{filter:pc}),Tc=dt({},xl,{size:10}),Pc=dt({},Cc,{show:!1}),$l='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Mc="bold "+$l,Ec=1.5,Vu={
show:!0,scale:"x",stroke:hl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Mc,side:2,grid:xl,ticks:Tc,border:Pc,font:$l,lineGap:Ec,rotate:0},
Dm="Value",Am="Time",Gu={show:!0,scale:"x",auto:!1,sorted:1,min:Ne,max:-Ne,idxs:[]};function Om(e,n,r,o,s){return n.map(l=>l==null?"":_l(l))}function Rm(e,n,r,o,s,l,a){
let i=[],c=rr.get(s)||0;r=a?r:Ie(js(r,s),c);for(let d=r;d<=o;d=Ie(d+s,c))i.push(Object.is(d,-0)?0:d);return i}function cl(e,n,r,o,s,l,a){let i=[],c=e.scales[e.axes[n].
scale].log,d=c==10?Hn:uc,p=Zt(d(r));s=lo(c,p),c==10&&(s=$r[_n(s,$r)]);let h=r,f=s*c;c==10&&(f=$r[_n(f,$r)]);do i.push(h),h=h+s,c==10&&!rr.has(h)&&(h=Ie(h,rr.get(
s))),h>=f&&(s=h,f=s*c,c==10&&(f=$r[_n(f,$r)]));while(h<=o);return i}function Lm(e,n,r,o,s,l,a){let c=e.scales[e.axes[n].scale].asinh,d=o>c?cl(e,n,Bt(c,r),o,s):[
c],p=o>=0&&r<=0?[0]:[];return(r<-c?cl(e,n,Bt(c,-o),-r,s):[c]).reverse().map(f=>-f).concat(p,d)}var Dc=/./,qm=/[12357]/,jm=/[125]/,Ku=/1/,dl=(e,n,r,o)=>e.map((s,l)=>n==
4&&s==0||l%o==0&&r.test(s.toExponential()[s<0?1:0])?s:null);function Nm(e,n,r,o,s){let l=e.axes[r],a=l.scale,i=e.scales[a],c=e.valToPos,d=l._space,p=c(10,a),h=c(
9,a)-p>=d?Dc:c(7,a)-p>=d?qm:c(5,a)-p>=d?jm:Ku;if(h==Ku){let f=bt(c(1,a)-p);if(f<d)return dl(n.slice().reverse(),i.distr,h,pn(d/f)).reverse()}return dl(n,i.distr,
h,1)}function Im(e,n,r,o,s){let l=e.axes[r],a=l.scale,i=l._space,c=e.valToPos,d=bt(c(1,a)-c(2,a));return d<i?dl(n.slice().reverse(),3,Dc,pn(i/d)).reverse():n}function Bm(e,n,r,o){
return o==null?gl:n==null?"":_l(n)}var Qu={show:!0,scale:"y",stroke:hl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Mc,side:3,grid:xl,ticks:Tc,
border:Pc,font:$l,lineGap:Ec,rotate:0};function Fm(e,n){let r=3+(e||1)*2;return Ie(r*n,3)}function Jm(e,n){let{scale:r,idxs:o}=e.series[0],s=e._data[0],l=e.valToPos(
s[o[0]],r,!0),a=e.valToPos(s[o[1]],r,!0),i=bt(a-l),c=e.series[n],d=i/(c.points.space*Te);return o[1]-o[0]<=d}var Yu={scale:null,auto:!0,sorted:0,min:Ne,max:-Ne},
Ac=(e,n,r,o,s)=>s,Zu={show:!0,auto:!0,sorted:0,gaps:Ac,alpha:1,facets:[dt({},Yu,{scale:"x"}),dt({},Yu,{scale:"y"})]},Xu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:Ac,alpha:1,points:{show:Jm,filter:null},values:null,min:Ne,max:-Ne,idxs:[],path:null,clip:null};function Um(e,n,r,o,s){return r/10}var Oc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Wm=dt({},Oc,{time:!1,ori:1}),ec={};function Rc(e,n){let r=ec[e];return r||(r={key:e,plots:[],sub(o){r.plots.
push(o)},unsub(o){r.plots=r.plots.filter(s=>s!=o)},pub(o,s,l,a,i,c,d){for(let p=0;p<r.plots.length;p++)r.plots[p]!=s&&r.plots[p].pub(o,s,l,a,i,c,d)}},e!=null&&(ec[e]=
r)),r}var co=1,pl=2;function Mr(e,n,r){let o=e.mode,s=e.series[n],l=o==2?e._data[n]:e._data,a=e.scales,i=e.bbox,c=l[0],d=o==2?l[1]:l[n],p=o==2?a[s.facets[0].scale]:
a[e.series[0].scale],h=o==2?a[s.facets[1].scale]:a[s.scale],f=i.left,y=i.top,_=i.width,M=i.height,x=e.valToPosH,S=e.valToPosV;return p.ori==0?r(s,c,d,p,h,x,S,f,
y,_,M,Bs,fo,Js,qc,Nc):r(s,c,d,p,h,S,x,y,f,M,_,Fs,mo,Pl,jc,Ic)}function Cl(e,n){let r=0,o=0,s=$e(e.bands,wl);for(let l=0;l<s.length;l++){let a=s[l];a.series[0]==
n?r=a.dir:a.series[1]==n&&(a.dir==1?o|=1:o|=2)}return[r,o==1?-1:o==2?1:o==3?2:0]}function Hm(e,n,r,o,s){let l=e.mode,a=e.series[n],i=l==2?a.facets[1].scale:a.scale,
c=e.scales[i];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function zn(e,n,r,o,s,l){return Mr(e,n,(a,i,c,d,p,h,f,y,_,M,x)=>{let S=a.pxRound,w=d.
dir*(d.ori==0?1:-1),$=d.ori==0?fo:mo,E,J;w==1?(E=r,J=o):(E=o,J=r);let q=S(h(i[E],d,M,y)),te=S(f(c[E],p,x,_)),z=S(h(i[J],d,M,y)),ie=S(f(l==1?p.max:p.min,p,x,_)),
G=new Path2D(s);return $(G,z,ie),$(G,q,ie),$(G,q,te),G})}function Is(e,n,r,o,s,l){let a=null;if(e.length>0){a=new Path2D;let i=n==0?Js:Pl,c=r;for(let h=0;h<e.length;h++){
let f=e[h];if(f[1]>f[0]){let y=f[0]-c;y>0&&i(a,c,o,y,o+l),c=f[1]}}let d=r+s-c,p=10;d>0&&i(a,c,o-p/2,d,o+l+p)}return a}function zm(e,n,r){let o=e[e.length-1];o&&
o[0]==n?o[1]=r:e.push([n,r])}function Tl(e,n,r,o,s,l,a){let i=[],c=e.length;for(let d=s==1?r:o;d>=r&&d<=o;d+=s)if(n[d]===null){let h=d,f=d;if(s==1)for(;++d<=o&&
n[d]===null;)f=d;else for(;--d>=r&&n[d]===null;)f=d;let y=l(e[h]),_=f==h?y:l(e[f]),M=h-s;y=a<=0&&M>=0&&M<c?l(e[M]):y;let S=f+s;_=a>=0&&S>=0&&S<c?l(e[S]):_,_>=y&&
i.push([y,_])}return i}function tc(e){return e==0?dc:e==1?gt:n=>xr(n,e)}function Lc(e){let n=e==0?Bs:Fs,r=e==0?(s,l,a,i,c,d)=>{s.arcTo(l,a,i,c,d)}:(s,l,a,i,c,d)=>{
s.arcTo(a,l,c,i,d)},o=e==0?(s,l,a,i,c)=>{s.rect(l,a,i,c)}:(s,l,a,i,c)=>{s.rect(a,l,c,i)};return(s,l,a,i,c,d=0,p=0)=>{d==0&&p==0?o(s,l,a,i,c):(d=wn(d,i/2,c/2),p=
wn(p,i/2,c/2),n(s,l+d,a),r(s,l+i,a,l+i,a+c,d),r(s,l+i,a+c,l,a+c,p),r(s,l,a+c,l,a,p),r(s,l,a,l+i,a,d),s.closePath())}}var Bs=(e,n,r)=>{e.moveTo(n,r)},Fs=(e,n,r)=>{
e.moveTo(r,n)},fo=(e,n,r)=>{e.lineTo(n,r)},mo=(e,n,r)=>{e.lineTo(r,n)},Js=Lc(0),Pl=Lc(1),qc=(e,n,r,o,s,l)=>{e.arc(n,r,o,s,l)},jc=(e,n,r,o,s,l)=>{e.arc(r,n,o,s,l)},
Nc=(e,n,r,o,s,l,a)=>{e.bezierCurveTo(n,r,o,s,l,a)},Ic=(e,n,r,o,s,l,a)=>{e.bezierCurveTo(r,n,s,o,a,l)};function Bc(e){return(n,r,o,s,l)=>Mr(n,r,(a,i,c,d,p,h,f,y,_,M,x)=>{
let{pxRound:S,points:w}=a,$,E;d.ori==0?($=Bs,E=qc):($=Fs,E=jc);let J=Ie(w.width*Te,3),q=(w.size-w.width)/2*Te,te=Ie(q*2,3),z=new Path2D,ie=new Path2D,{left:G,top:R,
width:de,height:U}=n.bbox;Js(ie,G-te,R-te,de+te*2,U+te*2);let re=K=>{if(c[K]!=null){let be=S(h(i[K],d,M,y)),V=S(f(c[K],p,x,_));$(z,be+q,V),E(z,be,V,q,0,Ds*2)}};
if(l)l.forEach(re);else for(let K=o;K<=s;K++)re(K);return{stroke:J>0?z:null,fill:z,clip:ie,flags:co|pl}})}function Fc(e){return(n,r,o,s,l,a)=>{o!=s&&(l!=o&&a!=o&&
e(n,r,o),l!=s&&a!=s&&e(n,r,s),e(n,r,a))}}var Vm=Fc(fo),Gm=Fc(mo);function Jc(e){let n=$e(e?.alignGaps,0);return(r,o,s,l)=>Mr(r,o,(a,i,c,d,p,h,f,y,_,M,x)=>{[s,l]=
Ls(c,s,l);let S=a.pxRound,w=U=>S(h(U,d,M,y)),$=U=>S(f(U,p,x,_)),E,J;d.ori==0?(E=fo,J=Vm):(E=mo,J=Gm);let q=d.dir*(d.ori==0?1:-1),te={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:co},z=te.stroke,ie=!1;if(l-s>=M*4){let U=W=>r.posToVal(W,d.key,!0),re=null,K=null,be,V,Jt,Ke=w(i[q==1?s:l]),Se=w(i[s]),Ae=w(
i[l]),pe=U(q==1?Se+1:Ae-1);for(let W=q==1?s:l;W>=s&&W<=l;W+=q){let ft=i[W],Qe=(q==1?ft<pe:ft>pe)?Ke:w(ft),Pe=c[W];Qe==Ke?Pe!=null?(V=Pe,re==null?(E(z,Qe,$(V)),be=
re=K=V):V<re?re=V:V>K&&(K=V)):Pe===null&&(ie=!0):(re!=null&&J(z,Ke,$(re),$(K),$(be),$(V)),Pe!=null?(V=Pe,E(z,Qe,$(V)),re=K=be=V):(re=K=null,Pe===null&&(ie=!0)),
Ke=Qe,pe=U(Ke+q))}re!=null&&re!=K&&Jt!=Ke&&J(z,Ke,$(re),$(K),$(be),$(V))}else for(let U=q==1?s:l;U>=s&&U<=l;U+=q){let re=c[U];re===null?ie=!0:re!=null&&E(z,w(i[U]),
$(re))}let[R,de]=Cl(r,o);if(a.fill!=null||R!=0){let U=te.fill=new Path2D(z),re=a.fillTo(r,o,a.min,a.max,R),K=$(re),be=w(i[s]),V=w(i[l]);q==-1&&([V,be]=[be,V]),E(
U,V,K),E(U,be,K)}if(!a.spanGaps){let U=[];ie&&U.push(...Tl(i,c,s,l,q,w,n)),te.gaps=U=a.gaps(r,o,s,l,U),te.clip=Is(U,d.ori,y,_,M,x)}return de!=0&&(te.band=de==2?
[zn(r,o,s,l,z,-1),zn(r,o,s,l,z,1)]:zn(r,o,s,l,z,de)),te})}function Km(e){let n=$e(e.align,1),r=$e(e.ascDesc,!1),o=$e(e.alignGaps,0),s=$e(e.extend,!1);return(l,a,i,c)=>Mr(
l,a,(d,p,h,f,y,_,M,x,S,w,$)=>{[i,c]=Ls(h,i,c);let E=d.pxRound,{left:J,width:q}=l.bbox,te=Se=>E(_(Se,f,w,x)),z=Se=>E(M(Se,y,$,S)),ie=f.ori==0?fo:mo,G={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:co},R=G.stroke,de=f.dir*(f.ori==0?1:-1),U=z(h[de==1?i:c]),re=te(p[de==1?i:c]),K=re,be=re;s&&n==-1&&(be=J,ie(R,be,U)),
ie(R,re,U);for(let Se=de==1?i:c;Se>=i&&Se<=c;Se+=de){let Ae=h[Se];if(Ae==null)continue;let pe=te(p[Se]),W=z(Ae);n==1?ie(R,pe,U):ie(R,K,W),ie(R,pe,W),U=W,K=pe}let V=K;
s&&n==1&&(V=J+q,ie(R,V,U));let[Jt,Ke]=Cl(l,a);if(d.fill!=null||Jt!=0){let Se=G.fill=new Path2D(R),Ae=d.fillTo(l,a,d.min,d.max,Jt),pe=z(Ae);ie(Se,V,pe),ie(Se,be,
pe)}if(!d.spanGaps){let Se=[];Se.push(...Tl(p,h,i,c,de,te,o));let Ae=d.width*Te/2,pe=r||n==1?Ae:-Ae,W=r||n==-1?-Ae:Ae;Se.forEach(ft=>{ft[0]+=pe,ft[1]+=W}),G.gaps=
Se=d.gaps(l,a,i,c,Se),G.clip=Is(Se,f.ori,x,S,w,$)}return Ke!=0&&(G.band=Ke==2?[zn(l,a,i,c,R,-1),zn(l,a,i,c,R,1)]:zn(l,a,i,c,R,Ke)),G})}function nc(e,n,r,o,s,l,a=Ne){
if(e.length>1){let i=null;for(let c=0,d=1/0;c<e.length;c++)if(n[c]!==void 0){if(i!=null){let p=bt(e[c]-e[i]);p<d&&(d=p,a=bt(r(e[c],o,s,l)-r(e[i],o,s,l)))}i=c}}return a}
function Qm(e){e=e||Wo;let n=$e(e.size,[.6,Ne,1]),r=e.align||0,o=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let l=ge(s),a=1-n[0],i=$e(n[1],Ne),
c=$e(n[2],1),d=$e(e.disp,Wo),p=$e(e.each,y=>{}),{fill:h,stroke:f}=d;return(y,_,M,x)=>Mr(y,_,(S,w,$,E,J,q,te,z,ie,G,R)=>{let de=S.pxRound,U=r,re=o*Te,K=i*Te,be=c*
Te,V,Jt;E.ori==0?[V,Jt]=l(y,_):[Jt,V]=l(y,_);let Ke=E.dir*(E.ori==0?1:-1),Se=E.ori==0?Js:Pl,Ae=E.ori==0?p:(B,Fe,mt,Nr,fr,$n,mr)=>{p(B,Fe,mt,fr,Nr,mr,$n)},pe=$e(
y.bands,wl).find(B=>B.series[0]==_),W=pe!=null?pe.dir:0,ft=S.fillTo(y,_,S.min,S.max,W),Lt=de(te(ft,J,R,ie)),Qe,Pe,mn,zt=G,Xe=de(S.width*Te),xn=!1,jn=null,rn=null,
Kn=null,Lr=null;h!=null&&(Xe==0||f!=null)&&(xn=!0,jn=h.values(y,_,M,x),rn=new Map,new Set(jn).forEach(B=>{B!=null&&rn.set(B,new Path2D)}),Xe>0&&(Kn=f.values(y,_,
M,x),Lr=new Map,new Set(Kn).forEach(B=>{B!=null&&Lr.set(B,new Path2D)})));let{x0:qr,size:$o}=d;if(qr!=null&&$o!=null){U=1,w=qr.values(y,_,M,x),qr.unit==2&&(w=w.
map(mt=>y.posToVal(z+mt*G,E.key,!0)));let B=$o.values(y,_,M,x);$o.unit==2?Pe=B[0]*G:Pe=q(B[0],E,G,z)-q(0,E,G,z),zt=nc(w,$,q,E,G,z,zt),mn=zt-Pe+re}else zt=nc(w,$,
q,E,G,z,zt),mn=zt*a+re,Pe=zt-mn;mn<1&&(mn=0),Xe>=Pe/2&&(Xe=0),mn<5&&(de=dc);let Xo=mn>0,dr=zt-mn-(Xo?Xe:0);Pe=de(ul(dr,be,K)),Qe=(U==0?Pe/2:U==Ke?0:Pe)-U*Ke*((U==
0?re/2:0)+(Xo?Xe/2:0));let qt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},jr=xn?null:new Path2D,Nn=null;if(pe!=null)Nn=y.data[pe.series[1]];else{
let{y0:B,y1:Fe}=d;B!=null&&Fe!=null&&($=Fe.values(y,_,M,x),Nn=B.values(y,_,M,x))}let pr=V*Pe,ue=Jt*Pe;for(let B=Ke==1?M:x;B>=M&&B<=x;B+=Ke){let Fe=$[B];if(Fe==null)
continue;if(Nn!=null){let Ut=Nn[B]??0;if(Fe-Ut==0)continue;Lt=te(Ut,J,R,ie)}let mt=E.distr!=2||d!=null?w[B]:B,Nr=q(mt,E,G,z),fr=te($e(Fe,ft),J,R,ie),$n=de(Nr-Qe),
mr=de(Bt(fr,Lt)),Vt=de(wn(fr,Lt)),on=mr-Vt;if(Fe!=null){let Ut=Fe<0?ue:pr,hn=Fe<0?pr:ue;xn?(Xe>0&&Kn[B]!=null&&Se(Lr.get(Kn[B]),$n,Vt+Zt(Xe/2),Pe,Bt(0,on-Xe),Ut,
hn),jn[B]!=null&&Se(rn.get(jn[B]),$n,Vt+Zt(Xe/2),Pe,Bt(0,on-Xe),Ut,hn)):Se(jr,$n,Vt+Zt(Xe/2),Pe,Bt(0,on-Xe),Ut,hn),Ae(y,_,B,$n-Xe/2,Vt,Pe+Xe,on)}}return Xe>0?qt.
stroke=xn?Lr:jr:xn||(qt._fill=S.width==0?S._fill:S._stroke??S._fill,qt.width=0),qt.fill=xn?rn:jr,qt})}function Ym(e,n){let r=$e(n?.alignGaps,0);return(o,s,l,a)=>Mr(
o,s,(i,c,d,p,h,f,y,_,M,x,S)=>{[l,a]=Ls(d,l,a);let w=i.pxRound,$=V=>w(f(V,p,x,_)),E=V=>w(y(V,h,S,M)),J,q,te;p.ori==0?(J=Bs,te=fo,q=Nc):(J=Fs,te=mo,q=Ic);let z=p.
dir*(p.ori==0?1:-1),ie=$(c[z==1?l:a]),G=ie,R=[],de=[];for(let V=z==1?l:a;V>=l&&V<=a;V+=z)if(d[V]!=null){let Ke=c[V],Se=$(Ke);R.push(G=Se),de.push(E(d[V]))}let U={
stroke:e(R,de,J,te,q,w),fill:null,clip:null,band:null,gaps:null,flags:co},re=U.stroke,[K,be]=Cl(o,s);if(i.fill!=null||K!=0){let V=U.fill=new Path2D(re),Jt=i.fillTo(
o,s,i.min,i.max,K),Ke=E(Jt);te(V,G,Ke),te(V,ie,Ke)}if(!i.spanGaps){let V=[];V.push(...Tl(c,d,l,a,z,$,r)),U.gaps=V=i.gaps(o,s,l,a,V),U.clip=Is(V,p.ori,_,M,x,S)}return be!=
0&&(U.band=be==2?[zn(o,s,l,a,re,-1),zn(o,s,l,a,re,1)]:zn(o,s,l,a,re,be)),U})}function Zm(e){return Ym(Xm,e)}function Xm(e,n,r,o,s,l){let a=e.length;if(a<2)return null;
let i=new Path2D;if(r(i,e[0],n[0]),a==2)o(i,e[1],n[1]);else{let c=Array(a),d=Array(a-1),p=Array(a-1),h=Array(a-1);for(let f=0;f<a-1;f++)p[f]=n[f+1]-n[f],h[f]=e[f+
1]-e[f],d[f]=p[f]/h[f];c[0]=d[0];for(let f=1;f<a-1;f++)d[f]===0||d[f-1]===0||d[f-1]>0!=d[f]>0?c[f]=0:(c[f]=3*(h[f-1]+h[f])/((2*h[f]+h[f-1])/d[f-1]+(h[f]+2*h[f-1])/
d[f]),isFinite(c[f])||(c[f]=0));c[a-1]=d[a-2];for(let f=0;f<a-1;f++)s(i,e[f]+h[f]/3,n[f]+c[f]*h[f]/3,e[f+1]-h[f]/3,n[f+1]-c[f+1]*h[f]/3,e[f+1],n[f+1])}return i}
var fl=new Set;function rc(){for(let e of fl)e.syncRect(!0)}po&&(Tr(Of,ao,rc),Tr(Rf,ao,rc,!0),Tr(As,ao,()=>{yt.pxRatio=Te}));var eh=Jc(),th=Bc();function oc(e,n,r,o){
return(o?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((l,a)=>ml(l,a,n,r))}function nh(e,n){return e.map((r,o)=>o==0?{}:dt({},n,r))}function ml(e,n,r,o){
return dt({},n==0?r:o,e)}function Uc(e,n,r){return n==null?io:[n,r]}var rh=Uc;function oh(e,n,r){return n==null?io:Os(n,r,vl,!0)}function Wc(e,n,r,o){return n==
null?io:qs(n,r,e.scales[o].log,!1)}var sh=Wc;function Hc(e,n,r,o){return n==null?io:yl(n,r,e.scales[o].log,!1)}var ah=Hc;function lh(e,n,r,o,s){let l=Bt(qu(e),qu(
n)),a=n-e,i=_n(s/o*a,r);do{let c=r[i],d=o*c/a;if(d>=s&&l+(c<5?rr.get(c):0)<=17)return[c,d]}while(++i<r.length);return[0,0]}function sc(e){let n,r;return e=e.replace(
/(\d+)px/,(o,s)=>(n=gt((r=+s)*Te))+"px"),[e,n,r]}function ih(e){e.show&&[e.font,e.labelFont].forEach(n=>{let r=Ie(n[2]*Te,1);n[0]=n[0].replace(/[0-9.]+px/,r+"px"),
n[1]=r})}function yt(e,n,r){let o={mode:$e(e.mode,1)},s=o.mode;function l(u,m,g,b){let v=m.valToPct(u);return b+g*(m.dir==-1?1-v:v)}function a(u,m,g,b){let v=m.
valToPct(u);return b+g*(m.dir==-1?v:1-v)}function i(u,m,g,b){return m.ori==0?l(u,m,g,b):a(u,m,g,b)}o.valToPosH=l,o.valToPosV=a;let c=!1;o.status=0;let d=o.root=
dn(hf);if(e.id!=null&&(d.id=e.id),Yt(d,e.class),e.title){let u=dn(yf,d);u.textContent=e.title}let p=vn("canvas"),h=o.ctx=p.getContext("2d"),f=dn(vf,d);Tr("click",
f,u=>{u.target===_&&(We!=Kr||Ye!=Qr)&&Ct.click(o,u)},!0);let y=o.under=dn(_f,f);f.appendChild(p);let _=o.over=dn(wf,f);e=uo(e);let M=+$e(e.pxAlign,1),x=tc(M);(e.
plugins||[]).forEach(u=>{u.opts&&(e=u.opts(o,e)||e)});let S=e.ms||.001,w=o.series=s==1?oc(e.series||[],Gu,Xu,!1):nh(e.series||[null],Zu),$=o.axes=oc(e.axes||[],
Vu,Qu,!0),E=o.scales={},J=o.bands=e.bands||[];J.forEach(u=>{u.fill=ge(u.fill||null),u.dir=$e(u.dir,-1)});let q=s==2?w[1].facets[0].scale:w[0].scale,te={axes:Op,
series:Pp},z=(e.drawOrder||["axes","series"]).map(u=>te[u]);function ie(u){let m=u.distr==3?g=>Hn(g>0?g:u.clamp(o,g,u.min,u.max,u.key)):u.distr==4?g=>tl(g,u.asinh):
u.distr==100?g=>u.fwd(g):g=>g;return g=>{let b=m(g),{_min:v,_max:k}=u,C=k-v;return(b-v)/C}}function G(u){let m=E[u];if(m==null){let g=(e.scales||Wo)[u]||Wo;if(g.
from!=null){G(g.from);let b=dt({},E[g.from],g,{key:u});b.valToPct=ie(b),E[u]=b}else{m=E[u]=dt({},u==q?Oc:Wm,g),m.key=u;let b=m.time,v=m.range,k=nr(v);if((u!=q||
s==2&&!b)&&(k&&(v[0]==null||v[1]==null)&&(v={min:v[0]==null?Ou:{mode:1,hard:v[0],soft:v[0]},max:v[1]==null?Ou:{mode:1,hard:v[1],soft:v[1]}},k=!1),!k&&Ns(v))){let C=v;
v=(D,A,N)=>A==null?io:Os(A,N,C)}m.range=ge(v||(b?rh:u==q?m.distr==3?sh:m.distr==4?ah:Uc:m.distr==3?Wc:m.distr==4?Hc:oh)),m.auto=ge(k?!1:m.auto),m.clamp=ge(m.clamp||
Um),m._min=m._max=null,m.valToPct=ie(m)}}}G("x"),G("y"),s==1&&w.forEach(u=>{G(u.scale)}),$.forEach(u=>{G(u.scale)});for(let u in e.scales)G(u);let R=E[q],de=R.distr,
U,re;R.ori==0?(Yt(d,gf),U=l,re=a):(Yt(d,bf),U=a,re=l);let K={};for(let u in E){let m=E[u];(m.min!=null||m.max!=null)&&(K[u]={min:m.min,max:m.max},m.min=m.max=null)}
let be=e.tzDate||(u=>new Date(gt(u/S))),V=e.fmtDate||kl,Jt=S==1?gm(be):vm(be),Ke=Wu(be,Uu(S==1?hm:ym,V)),Se=zu(be,Hu(wm,V)),Ae=[],pe=o.legend=dt({},xm,e.legend),
W=o.cursor=dt({},Em,{drag:{y:s==2}},e.cursor),ft=pe.show,Lt=W.show,Qe=pe.markers;pe.idxs=Ae,Qe.width=ge(Qe.width),Qe.dash=ge(Qe.dash),Qe.stroke=ge(Qe.stroke),Qe.
fill=ge(Qe.fill);let Pe,mn,zt,Xe=[],xn=[],jn,rn=!1,Kn={};if(pe.live){let u=w[1]?w[1].values:null;rn=u!=null,jn=rn?u(o,1,0):{_:0};for(let m in jn)Kn[m]=gl}if(ft)
if(Pe=vn("table",Tf,d),zt=vn("tbody",null,Pe),pe.mount(o,Pe),rn){mn=vn("thead",null,Pe,zt);let u=vn("tr",null,mn);vn("th",null,u);for(var Lr in jn)vn("th",_u,u).
textContent=Lr}else Yt(Pe,Mf),pe.live&&Yt(Pe,Pf);let qr={show:!0},$o={show:!1};function Xo(u,m){if(m==0&&(rn||!pe.live||s==2))return io;let g=[],b=vn("tr",Ef,zt,
zt.childNodes[m]);Yt(b,u.class),u.show||Yt(b,Cr);let v=vn("th",null,b);if(Qe.show){let D=dn(Df,v);if(m>0){let A=Qe.width(o,m);A&&(D.style.border=A+"px "+Qe.dash(
o,m)+" "+Qe.stroke(o,m)),D.style.background=Qe.fill(o,m)}}let k=dn(_u,v);u.label instanceof HTMLElement?k.appendChild(u.label):k.textContent=u.label,m>0&&(Qe.show||
(k.style.color=u.width>0?Qe.stroke(o,m):Qe.fill(o,m)),qt("click",v,D=>{if(W._lock)return;gr(D);let A=w.indexOf(u);if((D.ctrlKey||D.metaKey)!=pe.isolate){let N=w.
some((I,F)=>F>0&&F!=A&&I.show);w.forEach((I,F)=>{F>0&&Tn(F,N?F==A?qr:$o:qr,!0,ct.setSeries)})}else Tn(A,{show:!u.show},!0,ct.setSeries)},!1),Br&&qt(xu,v,D=>{W._lock||
(gr(D),Tn(w.indexOf(u),Zr,!0,ct.setSeries))},!1));for(var C in jn){let D=vn("td",Af,b);D.textContent="--",g.push(D)}return[b,g]}let dr=new Map;function qt(u,m,g,b=!0){
let v=dr.get(m)||{},k=W.bind[u](o,m,g,b);k&&(Tr(u,m,v[u]=k),dr.set(m,v))}function jr(u,m,g){let b=dr.get(m)||{};for(let v in b)(u==null||v==u)&&(il(v,m,b[v]),delete b[v]);
u==null&&dr.delete(m)}let Nn=0,pr=0,ue=0,B=0,Fe=0,mt=0,Nr=Fe,fr=mt,$n=ue,mr=B,Vt=0,on=0,Ut=0,hn=0;o.bbox={};let da=!1,es=!1,Ir=!1,hr=!1,ts=!1,sn=!1;function pa(u,m,g){
(g||u!=o.width||m!=o.height)&&oi(u,m),Hr(!1),Ir=!0,es=!0,zr()}function oi(u,m){o.width=Nn=ue=u,o.height=pr=B=m,Fe=mt=0,wp(),kp();let g=o.bbox;Vt=g.left=xr(Fe*Te,
.5),on=g.top=xr(mt*Te,.5),Ut=g.width=xr(ue*Te,.5),hn=g.height=xr(B*Te,.5)}let yp=3;function vp(){let u=!1,m=0;for(;!u;){m++;let g=Dp(m),b=Ap(m);u=m==yp||g&&b,u||
(oi(o.width,o.height),es=!0)}}function _p({width:u,height:m}){pa(u,m)}o.setSize=_p;function wp(){let u=!1,m=!1,g=!1,b=!1;$.forEach((v,k)=>{if(v.show&&v._show){let{
side:C,_size:D}=v,A=C%2,N=v.label!=null?v.labelSize:0,I=D+N;I>0&&(A?(ue-=I,C==3?(Fe+=I,b=!0):g=!0):(B-=I,C==0?(mt+=I,u=!0):m=!0))}}),br[0]=u,br[1]=g,br[2]=m,br[3]=
b,ue-=Qn[1]+Qn[3],Fe+=Qn[3],B-=Qn[2]+Qn[0],mt+=Qn[0]}function kp(){let u=Fe+ue,m=mt+B,g=Fe,b=mt;function v(k,C){switch(k){case 1:return u+=C,u-C;case 2:return m+=
C,m-C;case 3:return g-=C,g+C;case 0:return b-=C,b+C}}$.forEach((k,C)=>{if(k.show&&k._show){let D=k.side;k._pos=v(D,k._size),k.label!=null&&(k._lpos=v(D,k.labelSize))}})}
if(W.dataIdx==null){let u=W.hover,m=u.skip=new Set(u.skip??[]);m.add(void 0);let g=u.prox=ge(u.prox),b=u.bias??(u.bias=0);W.dataIdx=(v,k,C,D)=>{if(k==0)return C;
let A=C,N=g(v,k,C,D)??Ne,I=N>=0&&N<Ne,F=R.ori==0?ue:B,oe=W.left,Ce=n[0],xe=n[k];if(m.has(xe[C])){A=null;let me=null,ee=null,H;if(b==0||b==-1)for(H=C;me==null&&H-- >
0;)m.has(xe[H])||(me=H);if(b==0||b==1)for(H=C;ee==null&&H++<xe.length;)m.has(xe[H])||(ee=H);if(me!=null||ee!=null)if(I){let ze=me==null?-1/0:U(Ce[me],R,F,0),tt=ee==
null?1/0:U(Ce[ee],R,F,0),xt=oe-ze,Oe=tt-oe;xt<=Oe?xt<=N&&(A=me):Oe<=N&&(A=ee)}else A=ee==null?me:me==null?ee:C-me<=ee-C?me:ee}else I&&bt(oe-U(Ce[C],R,F,0))>N&&(A=
null);return A}}let gr=u=>{W.event=u};W.idxs=Ae,W._lock=!1;let Mt=W.points;Mt.show=ge(Mt.show),Mt.size=ge(Mt.size),Mt.stroke=ge(Mt.stroke),Mt.width=ge(Mt.width),
Mt.fill=ge(Mt.fill);let Cn=o.focus=dt({},e.focus||{alpha:.3},W.focus),Br=Cn.prox>=0,Fr=Br&&Mt.one,an=[],Jr=[],Ur=[];function si(u,m){let g=Mt.show(o,m);if(g instanceof
HTMLElement)return Yt(g,Cf),Yt(g,u.class),An(g,-10,-10,ue,B),_.insertBefore(g,an[m]),g}function ai(u,m){if(s==1||m>0){let g=s==1&&E[u.scale].time,b=u.value;u.value=
g?Iu(b)?zu(be,Hu(b,V)):b||Se:b||Bm,u.label=u.label||(g?Am:Dm)}if(Fr||m>0){u.width=u.width==null?1:u.width,u.paths=u.paths||eh||Wf,u.fillTo=ge(u.fillTo||Hm),u.pxAlign=
+$e(u.pxAlign,M),u.pxRound=tc(u.pxAlign),u.stroke=ge(u.stroke||null),u.fill=ge(u.fill||null),u._stroke=u._fill=u._paths=u._focus=null;let g=Fm(Bt(1,u.width),1),
b=u.points=dt({},{size:g,width:Bt(1,g*.2),stroke:u.stroke,space:g*2,paths:th,_stroke:null,_fill:null},u.points);b.show=ge(b.show),b.filter=ge(b.filter),b.fill=ge(
b.fill),b.stroke=ge(b.stroke),b.paths=ge(b.paths),b.pxAlign=u.pxAlign}if(ft){let g=Xo(u,m);Xe.splice(m,0,g[0]),xn.splice(m,0,g[1]),pe.values.push(null)}if(Lt){Ae.
splice(m,0,null);let g=null;Fr?m==0&&(g=si(u,m)):m>0&&(g=si(u,m)),an.splice(m,0,g),Jr.splice(m,0,0),Ur.splice(m,0,0)}St("addSeries",m)}function Sp(u,m){m=m??w.length,
u=s==1?ml(u,m,Gu,Xu):ml(u,m,{},Zu),w.splice(m,0,u),ai(w[m],m)}o.addSeries=Sp;function xp(u){if(w.splice(u,1),ft){pe.values.splice(u,1),xn.splice(u,1);let m=Xe.splice(
u,1)[0];jr(null,m.firstChild),m.remove()}Lt&&(Ae.splice(u,1),an.splice(u,1)[0].remove(),Jr.splice(u,1),Ur.splice(u,1)),St("delSeries",u)}o.delSeries=xp;let br=[
!1,!1,!1,!1];function $p(u,m){if(u._show=u.show,u.show){let g=u.side%2,b=E[u.scale];b==null&&(u.scale=g?w[1].scale:q,b=E[u.scale]);let v=b.time;u.size=ge(u.size),
u.space=ge(u.space),u.rotate=ge(u.rotate),nr(u.incrs)&&u.incrs.forEach(C=>{!rr.has(C)&&rr.set(C,mc(C))}),u.incrs=ge(u.incrs||(b.distr==2?pm:v?S==1?mm:bm:$r)),u.
splits=ge(u.splits||(v&&b.distr==1?Jt:b.distr==3?cl:b.distr==4?Lm:Rm)),u.stroke=ge(u.stroke),u.grid.stroke=ge(u.grid.stroke),u.ticks.stroke=ge(u.ticks.stroke),u.
border.stroke=ge(u.border.stroke);let k=u.values;u.values=nr(k)&&!nr(k[0])?ge(k):v?nr(k)?Wu(be,Uu(k,V)):Iu(k)?_m(be,k):k||Ke:k||Om,u.filter=ge(u.filter||(b.distr>=
3&&b.log==10?Nm:b.distr==3&&b.log==2?Im:pc)),u.font=sc(u.font),u.labelFont=sc(u.labelFont),u._size=u.size(o,null,m,0),u._space=u._rotate=u._incrs=u._found=u._splits=
u._values=null,u._size>0&&(br[m]=!0,u._el=dn(kf,f))}}function Co(u,m,g,b){let[v,k,C,D]=g,A=m%2,N=0;return A==0&&(D||k)&&(N=m==0&&!v||m==2&&!C?gt(Vu.size/3):0),A==
1&&(v||C)&&(N=m==1&&!k||m==3&&!D?gt(Qu.size/2):0),N}let li=o.padding=(e.padding||[Co,Co,Co,Co]).map(u=>ge($e(u,Co))),Qn=o._padding=li.map((u,m)=>u(o,m,br,0)),$t,
vt=null,_t=null,ns=s==1?w[0].idxs:null,gn=null,To=!1;function ii(u,m){if(n=u??[],o.data=o._data=n,s==2){$t=0;for(let g=1;g<w.length;g++)$t+=n[g][0].length}else{
n.length==0&&(o.data=o._data=n=[[]]),gn=n[0],$t=gn.length;let g=n;if(de==2){g=n.slice();let b=g[0]=Array($t);for(let v=0;v<$t;v++)b[v]=v}o._data=n=g}if(Hr(!0),St(
"setData"),de==2&&(Ir=!0),m!==!1){let g=R;g.auto(o,To)?fa():Zn(q,g.min,g.max),hr=hr||W.left>=0,sn=!0,zr()}}o.setData=ii;function fa(){To=!0;let u,m;s==1&&($t>0?
(vt=ns[0]=0,_t=ns[1]=$t-1,u=n[0][vt],m=n[0][_t],de==2?(u=vt,m=_t):u==m&&(de==3?[u,m]=qs(u,u,R.log,!1):de==4?[u,m]=yl(u,u,R.log,!1):R.time?m=u+gt(86400/S):[u,m]=
Os(u,m,vl,!0))):(vt=ns[0]=u=null,_t=ns[1]=m=null)),Zn(q,u,m)}let rs,Wr,ma,ha,ga,ba,ya,va,_a,Wt;function ui(u,m,g,b,v,k){u??(u=ku),g??(g=wl),b??(b="butt"),v??(v=
ku),k??(k="round"),u!=rs&&(h.strokeStyle=rs=u),v!=Wr&&(h.fillStyle=Wr=v),m!=ma&&(h.lineWidth=ma=m),k!=ga&&(h.lineJoin=ga=k),b!=ba&&(h.lineCap=ba=b),g!=ha&&h.setLineDash(
ha=g)}function ci(u,m,g,b){m!=Wr&&(h.fillStyle=Wr=m),u!=ya&&(h.font=ya=u),g!=va&&(h.textAlign=va=g),b!=_a&&(h.textBaseline=_a=b)}function wa(u,m,g,b,v=0){if(b.length>
0&&u.auto(o,To)&&(m==null||m.min==null)){let k=$e(vt,0),C=$e(_t,b.length-1),D=g.min==null?Nf(b,k,C,v,u.distr==3):[g.min,g.max];u.min=wn(u.min,g.min=D[0]),u.max=
Bt(u.max,g.max=D[1])}}let di={min:null,max:null};function Cp(){for(let b in E){let v=E[b];K[b]==null&&(v.min==null||K[q]!=null&&v.auto(o,To))&&(K[b]=di)}for(let b in E){
let v=E[b];K[b]==null&&v.from!=null&&K[v.from]!=null&&(K[b]=di)}K[q]!=null&&Hr(!0);let u={};for(let b in K){let v=K[b];if(v!=null){let k=u[b]=uo(E[b],Vf);if(v.min!=
null)dt(k,v);else if(b!=q||s==2)if($t==0&&k.from==null){let C=k.range(o,null,null,b);k.min=C[0],k.max=C[1]}else k.min=Ne,k.max=-Ne}}if($t>0){w.forEach((b,v)=>{if(s==
1){let k=b.scale,C=K[k];if(C==null)return;let D=u[k];if(v==0){let A=D.range(o,D.min,D.max,k);D.min=A[0],D.max=A[1],vt=_n(D.min,n[0]),_t=_n(D.max,n[0]),_t-vt>1&&
(n[0][vt]<D.min&&vt++,n[0][_t]>D.max&&_t--),b.min=gn[vt],b.max=gn[_t]}else b.show&&b.auto&&wa(D,C,b,n[v],b.sorted);b.idxs[0]=vt,b.idxs[1]=_t}else if(v>0&&b.show&&
b.auto){let[k,C]=b.facets,D=k.scale,A=C.scale,[N,I]=n[v],F=u[D],oe=u[A];F!=null&&wa(F,K[D],k,N,k.sorted),oe!=null&&wa(oe,K[A],C,I,C.sorted),b.min=C.min,b.max=C.
max}});for(let b in u){let v=u[b],k=K[b];if(v.from==null&&(k==null||k.min==null)){let C=v.range(o,v.min==Ne?null:v.min,v.max==-Ne?null:v.max,b);v.min=C[0],v.max=
C[1]}}}for(let b in u){let v=u[b];if(v.from!=null){let k=u[v.from];if(k.min==null)v.min=v.max=null;else{let C=v.range(o,k.min,k.max,b);v.min=C[0],v.max=C[1]}}}let m={},
g=!1;for(let b in u){let v=u[b],k=E[b];if(k.min!=v.min||k.max!=v.max){k.min=v.min,k.max=v.max;let C=k.distr;k._min=C==3?Hn(k.min):C==4?tl(k.min,k.asinh):C==100?
k.fwd(k.min):k.min,k._max=C==3?Hn(k.max):C==4?tl(k.max,k.asinh):C==100?k.fwd(k.max):k.max,m[b]=g=!0}}if(g){w.forEach((b,v)=>{s==2?v>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)Ir=!0,St("setScale",b);Lt&&W.left>=0&&(hr=sn=!0)}for(let b in K)K[b]=null}function Tp(u){let m=ul(vt-1,0,$t-1),g=ul(_t+
1,0,$t-1);for(;u[m]==null&&m>0;)m--;for(;u[g]==null&&g<$t-1;)g++;return[m,g]}function Pp(){if($t>0){let u=w.some(m=>m._focus)&&Wt!=Cn.alpha;u&&(h.globalAlpha=Wt=
Cn.alpha),w.forEach((m,g)=>{if(g>0&&m.show&&(pi(g,!1),pi(g,!0),m._paths==null)){let b=Wt;Wt!=m.alpha&&(h.globalAlpha=Wt=m.alpha);let v=s==2?[0,n[g][0].length-1]:
Tp(n[g]);m._paths=m.paths(o,g,v[0],v[1]),Wt!=b&&(h.globalAlpha=Wt=b)}}),w.forEach((m,g)=>{if(g>0&&m.show){let b=Wt;Wt!=m.alpha&&(h.globalAlpha=Wt=m.alpha),m._paths!=
null&&fi(g,!1);{let v=m._paths!=null?m._paths.gaps:null,k=m.points.show(o,g,vt,_t,v),C=m.points.filter(o,g,k,v);(k||C)&&(m.points._paths=m.points.paths(o,g,vt,_t,
C),fi(g,!0))}Wt!=b&&(h.globalAlpha=Wt=b),St("drawSeries",g)}}),u&&(h.globalAlpha=Wt=1)}}function pi(u,m){let g=m?w[u].points:w[u];g._stroke=g.stroke(o,u),g._fill=
g.fill(o,u)}function fi(u,m){let g=m?w[u].points:w[u],{stroke:b,fill:v,clip:k,flags:C,_stroke:D=g._stroke,_fill:A=g._fill,_width:N=g.width}=g._paths;N=Ie(N*Te,3);
let I=null,F=N%2/2;m&&A==null&&(A=N>0?"#fff":D);let oe=g.pxAlign==1&&F>0;if(oe&&h.translate(F,F),!m){let Ce=Vt-N/2,xe=on-N/2,me=Ut+N,ee=hn+N;I=new Path2D,I.rect(
Ce,xe,me,ee)}m?ka(D,N,g.dash,g.cap,A,b,v,C,k):Mp(u,D,N,g.dash,g.cap,A,b,v,C,I,k),oe&&h.translate(-F,-F)}function Mp(u,m,g,b,v,k,C,D,A,N,I){let F=!1;A!=0&&J.forEach(
(oe,Ce)=>{if(oe.series[0]==u){let xe=w[oe.series[1]],me=n[oe.series[1]],ee=(xe._paths||Wo).band;nr(ee)&&(ee=oe.dir==1?ee[0]:ee[1]);let H,ze=null;xe.show&&ee&&Bf(
me,vt,_t)?(ze=oe.fill(o,Ce)||k,H=xe._paths.clip):ee=null,ka(m,g,b,v,ze,C,D,A,N,I,H,ee),F=!0}}),F||ka(m,g,b,v,k,C,D,A,N,I)}let mi=co|pl;function ka(u,m,g,b,v,k,C,D,A,N,I,F){
ui(u,m,g,b,v),(A||N||F)&&(h.save(),A&&h.clip(A),N&&h.clip(N)),F?(D&mi)==mi?(h.clip(F),I&&h.clip(I),ss(v,C),os(u,k,m)):D&pl?(ss(v,C),h.clip(F),os(u,k,m)):D&co&&(h.
save(),h.clip(F),I&&h.clip(I),ss(v,C),h.restore(),os(u,k,m)):(ss(v,C),os(u,k,m)),(A||N||F)&&h.restore()}function os(u,m,g){g>0&&(m instanceof Map?m.forEach((b,v)=>{
h.strokeStyle=rs=v,h.stroke(b)}):m!=null&&u&&h.stroke(m))}function ss(u,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Wr=b,h.fill(g)}):m!=null&&u&&h.fill(m)}
function Ep(u,m,g,b){let v=$[u],k;if(b<=0)k=[0,0];else{let C=v._space=v.space(o,u,m,g,b),D=v._incrs=v.incrs(o,u,m,g,b,C);k=lh(m,g,D,b,C)}return v._found=k}function Sa(u,m,g,b,v,k,C,D,A,N){
let I=C%2/2;M==1&&h.translate(I,I),ui(D,C,A,N,D),h.beginPath();let F,oe,Ce,xe,me=v+(b==0||b==3?-k:k);g==0?(oe=v,xe=me):(F=v,Ce=me);for(let ee=0;ee<u.length;ee++)
m[ee]!=null&&(g==0?F=Ce=u[ee]:oe=xe=u[ee],h.moveTo(F,oe),h.lineTo(Ce,xe));h.stroke(),M==1&&h.translate(-I,-I)}function Dp(u){let m=!0;return $.forEach((g,b)=>{if(!g.
show)return;let v=E[g.scale];if(v.min==null){g._show&&(m=!1,g._show=!1,Hr(!1));return}else g._show||(m=!1,g._show=!0,Hr(!1));let k=g.side,C=k%2,{min:D,max:A}=v,
[N,I]=Ep(b,D,A,C==0?ue:B);if(I==0)return;let F=v.distr==2,oe=g._splits=g.splits(o,b,D,A,N,I,F),Ce=v.distr==2?oe.map(H=>gn[H]):oe,xe=v.distr==2?gn[oe[1]]-gn[oe[0]]:
N,me=g._values=g.values(o,g.filter(o,Ce,b,I,xe),b,I,xe);g._rotate=k==2?g.rotate(o,me,b,I):0;let ee=g._size;g._size=pn(g.size(o,me,b,u)),ee!=null&&g._size!=ee&&(m=
!1)}),m}function Ap(u){let m=!0;return li.forEach((g,b)=>{let v=g(o,b,br,u);v!=Qn[b]&&(m=!1),Qn[b]=v}),m}function Op(){for(let u=0;u<$.length;u++){let m=$[u];if(!m.
show||!m._show)continue;let g=m.side,b=g%2,v,k,C=m.stroke(o,u),D=g==0||g==3?-1:1,[A,N]=m._found;if(m.label!=null){let Nt=m.labelGap*D,Qt=gt((m._lpos+Nt)*Te);ci(
m.labelFont[0],C,"center",g==2?"top":wu),h.save(),b==1?(v=k=0,h.translate(Qt,gt(on+hn/2)),h.rotate((g==3?-Ds:Ds)/2)):(v=gt(Vt+Ut/2),k=Qt);let _r=cc(m.label)?m.label(
o,u,A,N):m.label;h.fillText(_r,v,k),h.restore()}if(N==0)continue;let I=E[m.scale],F=b==0?Ut:hn,oe=b==0?Vt:on,Ce=m._splits,xe=I.distr==2?Ce.map(Nt=>gn[Nt]):Ce,me=I.
distr==2?gn[Ce[1]]-gn[Ce[0]]:A,ee=m.ticks,H=m.border,ze=ee.show?ee.size:0,tt=gt(ze*Te),xt=gt((m.alignTo==2?m._size-ze-m.gap:m.gap)*Te),Oe=m._rotate*-Ds/180,nt=x(
m._pos*Te),Gt=(tt+xt)*D,jt=nt+Gt;k=b==0?jt:0,v=b==1?jt:0;let ln=m.font[0],bn=m.align==1?oo:m.align==2?Za:Oe>0?oo:Oe<0?Za:b==0?"center":g==3?Za:oo,Mn=Oe||b==1?"m\
iddle":g==2?"top":wu;ci(ln,C,bn,Mn);let Kt=m.font[1]*m.lineGap,un=Ce.map(Nt=>x(i(Nt,I,F,oe))),yn=m._values;for(let Nt=0;Nt<yn.length;Nt++){let Qt=yn[Nt];if(Qt!=
null){b==0?v=un[Nt]:k=un[Nt],Qt=""+Qt;let _r=Qt.indexOf(`
`)==-1?[Qt]:Qt.split(/\n/gm);for(let It=0;It<_r.length;It++){let Oi=_r[It];Oe?(h.save(),h.translate(v,k+It*Kt),h.rotate(Oe),h.fillText(Oi,0,0),h.restore()):h.fillText(
Oi,v,k+It*Kt)}}}ee.show&&Sa(un,ee.filter(o,xe,u,N,me),b,g,nt,tt,Ie(ee.width*Te,3),ee.stroke(o,u),ee.dash,ee.cap);let En=m.grid;En.show&&Sa(un,En.filter(o,xe,u,N,
me),b,b==0?2:1,b==0?on:Vt,b==0?hn:Ut,Ie(En.width*Te,3),En.stroke(o,u),En.dash,En.cap),H.show&&Sa([nt],[1],b==0?1:0,b==0?1:2,b==1?on:Vt,b==1?hn:Ut,Ie(H.width*Te,
3),H.stroke(o,u),H.dash,H.cap)}St("drawAxes")}function Hr(u){w.forEach((m,g)=>{g>0&&(m._paths=null,u&&(s==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,
b.max=null})))})}let as=!1,xa=!1,Po=[];function Rp(){xa=!1;for(let u=0;u<Po.length;u++)St(...Po[u]);Po.length=0}function zr(){as||(em(hi),as=!0)}function Lp(u,m=!1){
as=!0,xa=m,u(o),hi(),m&&Po.length>0&&queueMicrotask(Rp)}o.batch=Lp;function hi(){if(da&&(Cp(),da=!1),Ir&&(vp(),Ir=!1),es){if(Ge(y,oo,Fe),Ge(y,"top",mt),Ge(y,Bo,
ue),Ge(y,Fo,B),Ge(_,oo,Fe),Ge(_,"top",mt),Ge(_,Bo,ue),Ge(_,Fo,B),Ge(f,Bo,Nn),Ge(f,Fo,pr),p.width=gt(Nn*Te),p.height=gt(pr*Te),$.forEach(({_el:u,_show:m,_size:g,
_pos:b,side:v})=>{if(u!=null)if(m){let k=v===3||v===0?g:0,C=v%2==1;Ge(u,C?"left":"top",b-k),Ge(u,C?"width":"height",g),Ge(u,C?"top":"left",C?mt:Fe),Ge(u,C?"heig\
ht":"width",C?B:ue),ll(u,Cr)}else Yt(u,Cr)}),rs=Wr=ma=ga=ba=ya=va=_a=ha=null,Wt=1,Do(!0),Fe!=Nr||mt!=fr||ue!=$n||B!=mr){Hr(!1);let u=ue/$n,m=B/mr;if(Lt&&!hr&&W.
left>=0){W.left*=u,W.top*=m,Vr&&An(Vr,gt(W.left),0,ue,B),Gr&&An(Gr,0,gt(W.top),ue,B);for(let g=0;g<an.length;g++){let b=an[g];b!=null&&(Jr[g]*=u,Ur[g]*=m,An(b,pn(
Jr[g]),pn(Ur[g]),ue,B))}}if(He.show&&!ts&&He.left>=0&&He.width>0){He.left*=u,He.width*=u,He.top*=m,He.height*=m;for(let g in Ea)Ge(Yr,g,He[g])}Nr=Fe,fr=mt,$n=ue,
mr=B}St("setSize"),es=!1}Nn>0&&pr>0&&(h.clearRect(0,0,p.width,p.height),St("drawClear"),z.forEach(u=>u()),St("draw")),He.show&&ts&&(ls(He),ts=!1),Lt&&hr&&(vr(null,
!0,!1),hr=!1),pe.show&&pe.live&&sn&&(Pa(),sn=!1),c||(c=!0,o.status=1,St("ready")),To=!1,as=!1}o.redraw=(u,m)=>{Ir=m||!1,u!==!1?Zn(q,R.min,R.max):zr()};function $a(u,m){
let g=E[u];if(g.from==null){if($t==0){let b=g.range(o,m.min,m.max,u);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if($t>1&&m.min!=null&&
m.max!=null&&m.max-m.min<1e-16)return;u==q&&g.distr==2&&$t>0&&(m.min=_n(m.min,n[0]),m.max=_n(m.max,n[0]),m.min==m.max&&m.max++),K[u]=m,da=!0,zr()}}o.setScale=$a;
let Ca,Ta,Vr,Gr,gi,bi,Kr,Qr,yi,vi,We,Ye,Yn=!1,Ct=W.drag,wt=Ct.x,kt=Ct.y;Lt&&(W.x&&(Ca=dn(xf,_)),W.y&&(Ta=dn($f,_)),R.ori==0?(Vr=Ca,Gr=Ta):(Vr=Ta,Gr=Ca),We=W.left,
Ye=W.top);let He=o.select=dt({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Yr=He.show?dn(Sf,He.over?_:y):null;function ls(u,m){if(He.show){for(let g in u)
He[g]=u[g],g in Ea&&Ge(Yr,g,u[g]);m!==!1&&St("setSelect")}}o.setSelect=ls;function qp(u){if(w[u].show)ft&&ll(Xe[u],Cr);else if(ft&&Yt(Xe[u],Cr),Lt){let g=Fr?an[0]:
an[u];g!=null&&An(g,-10,-10,ue,B)}}function Zn(u,m,g){$a(u,{min:m,max:g})}function Tn(u,m,g,b){m.focus!=null&&Fp(u),m.show!=null&&w.forEach((v,k)=>{k>0&&(u==k||
u==null)&&(v.show=m.show,qp(k),s==2?(Zn(v.facets[0].scale,null,null),Zn(v.facets[1].scale,null,null)):Zn(v.scale,null,null),zr())}),g!==!1&&St("setSeries",u,m),
b&&Ao("setSeries",o,u,m)}o.setSeries=Tn;function jp(u,m){dt(J[u],m)}function Np(u,m){u.fill=ge(u.fill||null),u.dir=$e(u.dir,-1),m=m??J.length,J.splice(m,0,u)}function Ip(u){
u==null?J.length=0:J.splice(u,1)}o.addBand=Np,o.setBand=jp,o.delBand=Ip;function Bp(u,m){w[u].alpha=m,Lt&&an[u]!=null&&(an[u].style.opacity=m),ft&&Xe[u]&&(Xe[u].
style.opacity=m)}let In,Xn,yr,Zr={focus:!0};function Fp(u){if(u!=yr){let m=u==null,g=Cn.alpha!=1;w.forEach((b,v)=>{if(s==1||v>0){let k=m||v==0||v==u;b._focus=m?
null:k,g&&Bp(v,k?1:Cn.alpha)}}),yr=u,g&&zr()}}ft&&Br&&qt($u,Pe,u=>{W._lock||(gr(u),yr!=null&&Tn(null,Zr,!0,ct.setSeries))});function Pn(u,m,g){let b=E[m];g&&(u=
u/Te-(b.ori==1?mt:Fe));let v=ue;b.ori==1&&(v=B,u=v-u),b.dir==-1&&(u=v-u);let k=b._min,C=b._max,D=u/v,A=k+(C-k)*D,N=b.distr;return N==3?lo(10,A):N==4?Jf(A,b.asinh):
N==100?b.bwd(A):A}function Jp(u,m){let g=Pn(u,q,m);return _n(g,n[0],vt,_t)}o.valToIdx=u=>_n(u,n[0]),o.posToIdx=Jp,o.posToVal=Pn,o.valToPos=(u,m,g)=>E[m].ori==0?
l(u,E[m],g?Ut:ue,g?Vt:0):a(u,E[m],g?hn:B,g?on:0),o.setCursor=(u,m,g)=>{We=u.left,Ye=u.top,vr(null,m,g)};function _i(u,m){Ge(Yr,oo,He.left=u),Ge(Yr,Bo,He.width=m)}
function wi(u,m){Ge(Yr,"top",He.top=u),Ge(Yr,Fo,He.height=m)}let Mo=R.ori==0?_i:wi,Eo=R.ori==1?_i:wi;function Up(){if(ft&&pe.live)for(let u=s==2?1:0;u<w.length;u++){
if(u==0&&rn)continue;let m=pe.values[u],g=0;for(let b in m)xn[u][g++].firstChild.nodeValue=m[b]}}function Pa(u,m){if(u!=null&&(u.idxs?u.idxs.forEach((g,b)=>{Ae[b]=
g}):zf(u.idx)||Ae.fill(u.idx),pe.idx=Ae[0]),ft&&pe.live){for(let g=0;g<w.length;g++)(g>0||s==1&&!rn)&&Wp(g,Ae[g]);Up()}sn=!1,m!==!1&&St("setLegend")}o.setLegend=
Pa;function Wp(u,m){let g=w[u],b=u==0&&de==2?gn:n[u],v;rn?v=g.values(o,u,m)??Kn:(v=g.value(o,m==null?null:b[m],u,m),v=v==null?Kn:{_:v}),pe.values[u]=v}function vr(u,m,g){
yi=We,vi=Ye,[We,Ye]=W.move(o,We,Ye),W.left=We,W.top=Ye,Lt&&(Vr&&An(Vr,gt(We),0,ue,B),Gr&&An(Gr,0,gt(Ye),ue,B));let b,v=vt>_t;In=Ne,Xn=null;let k=R.ori==0?ue:B,C=R.
ori==1?ue:B;if(We<0||$t==0||v){b=W.idx=null;for(let D=0;D<w.length;D++){let A=an[D];A!=null&&An(A,-10,-10,ue,B)}Br&&Tn(null,Zr,!0,u==null&&ct.setSeries),pe.live&&
(Ae.fill(b),sn=!0)}else{let D,A,N;s==1&&(D=R.ori==0?We:Ye,A=Pn(D,q),b=W.idx=_n(A,n[0],vt,_t),N=U(n[0][b],R,k,0));let I=-10,F=-10,oe=0,Ce=0,xe=!0,me="",ee="";for(let H=s==
2?1:0;H<w.length;H++){let ze=w[H],tt=Ae[H],xt=tt==null?null:s==1?n[H][tt]:n[H][1][tt],Oe=W.dataIdx(o,H,b,A),nt=Oe==null?null:s==1?n[H][Oe]:n[H][1][Oe];if(sn=sn||
nt!=xt||Oe!=tt,Ae[H]=Oe,H>0&&ze.show){let Gt=Oe==null?-10:Oe==b?N:U(s==1?n[0][Oe]:n[H][0][Oe],R,k,0),jt=nt==null?-10:re(nt,s==1?E[ze.scale]:E[ze.facets[1].scale],
C,0);if(Br&&nt!=null){let ln=R.ori==1?We:Ye,bn=bt(Cn.dist(o,H,Oe,jt,ln));if(bn<In){let Mn=Cn.bias;if(Mn!=0){let Kt=Pn(ln,ze.scale),un=nt>=0?1:-1,yn=Kt>=0?1:-1;yn==
un&&(yn==1?Mn==1?nt>=Kt:nt<=Kt:Mn==1?nt<=Kt:nt>=Kt)&&(In=bn,Xn=H)}else In=bn,Xn=H}}if(sn||Fr){let ln,bn;R.ori==0?(ln=Gt,bn=jt):(ln=jt,bn=Gt);let Mn,Kt,un,yn,En,
Nt,Qt=!0,_r=Mt.bbox;if(_r!=null){Qt=!1;let It=_r(o,H);un=It.left,yn=It.top,Mn=It.width,Kt=It.height}else un=ln,yn=bn,Mn=Kt=Mt.size(o,H);if(Nt=Mt.fill(o,H),En=Mt.
stroke(o,H),Fr)H==Xn&&In<=Cn.prox&&(I=un,F=yn,oe=Mn,Ce=Kt,xe=Qt,me=Nt,ee=En);else{let It=an[H];It!=null&&(Jr[H]=un,Ur[H]=yn,Au(It,Mn,Kt,Qt),Eu(It,Nt,En),An(It,pn(
un),pn(yn),ue,B))}}}}if(Fr){let H=Cn.prox,ze=yr==null?In<=H:In>H||Xn!=yr;if(sn||ze){let tt=an[0];tt!=null&&(Jr[0]=I,Ur[0]=F,Au(tt,oe,Ce,xe),Eu(tt,me,ee),An(tt,pn(
I),pn(F),ue,B))}}}if(He.show&&Yn)if(u!=null){let[D,A]=ct.scales,[N,I]=ct.match,[F,oe]=u.cursor.sync.scales,Ce=u.cursor.drag;if(wt=Ce._x,kt=Ce._y,wt||kt){let{left:xe,
top:me,width:ee,height:H}=u.select,ze=u.scales[F].ori,tt=u.posToVal,xt,Oe,nt,Gt,jt,ln=D!=null&&N(D,F),bn=A!=null&&I(A,oe);ln&&wt?(ze==0?(xt=xe,Oe=ee):(xt=me,Oe=
H),nt=E[D],Gt=U(tt(xt,F),nt,k,0),jt=U(tt(xt+Oe,F),nt,k,0),Mo(wn(Gt,jt),bt(jt-Gt))):Mo(0,k),bn&&kt?(ze==1?(xt=xe,Oe=ee):(xt=me,Oe=H),nt=E[A],Gt=re(tt(xt,oe),nt,C,
0),jt=re(tt(xt+Oe,oe),nt,C,0),Eo(wn(Gt,jt),bt(jt-Gt))):Eo(0,C)}else Da()}else{let D=bt(yi-gi),A=bt(vi-bi);if(R.ori==1){let oe=D;D=A,A=oe}wt=Ct.x&&D>=Ct.dist,kt=
Ct.y&&A>=Ct.dist;let N=Ct.uni;N!=null?wt&&kt&&(wt=D>=N,kt=A>=N,!wt&&!kt&&(A>D?kt=!0:wt=!0)):Ct.x&&Ct.y&&(wt||kt)&&(wt=kt=!0);let I,F;wt&&(R.ori==0?(I=Kr,F=We):(I=
Qr,F=Ye),Mo(wn(I,F),bt(F-I)),kt||Eo(0,C)),kt&&(R.ori==1?(I=Kr,F=We):(I=Qr,F=Ye),Eo(wn(I,F),bt(F-I)),wt||Mo(0,k)),!wt&&!kt&&(Mo(0,0),Eo(0,0))}if(Ct._x=wt,Ct._y=kt,
u==null){if(g){if(Ai!=null){let[D,A]=ct.scales;ct.values[0]=D!=null?Pn(R.ori==0?We:Ye,D):null,ct.values[1]=A!=null?Pn(R.ori==1?We:Ye,A):null}Ao(Xa,o,We,Ye,ue,B,
b)}if(Br){let D=g&&ct.setSeries,A=Cn.prox;yr==null?In<=A&&Tn(Xn,Zr,!0,D):In>A?Tn(null,Zr,!0,D):Xn!=yr&&Tn(Xn,Zr,!0,D)}}sn&&(pe.idx=b,Pa()),m!==!1&&St("setCursor")}
let er=null;Object.defineProperty(o,"rect",{get(){return er==null&&Do(!1),er}});function Do(u=!1){u?er=null:(er=_.getBoundingClientRect(),St("syncRect",er))}function ki(u,m,g,b,v,k,C){
W._lock||Yn&&u!=null&&u.movementX==0&&u.movementY==0||(Ma(u,m,g,b,v,k,C,!1,u!=null),u!=null?vr(null,!0,!0):vr(m,!0,!1))}function Ma(u,m,g,b,v,k,C,D,A){if(er==null&&
Do(!1),gr(u),u!=null)g=u.clientX-er.left,b=u.clientY-er.top;else{if(g<0||b<0){We=-10,Ye=-10;return}let[N,I]=ct.scales,F=m.cursor.sync,[oe,Ce]=F.values,[xe,me]=F.
scales,[ee,H]=ct.match,ze=m.axes[0].side%2==1,tt=R.ori==0?ue:B,xt=R.ori==1?ue:B,Oe=ze?k:v,nt=ze?v:k,Gt=ze?b:g,jt=ze?g:b;if(xe!=null?g=ee(N,xe)?i(oe,E[N],tt,0):-10:
g=tt*(Gt/Oe),me!=null?b=H(I,me)?i(Ce,E[I],xt,0):-10:b=xt*(jt/nt),R.ori==1){let ln=g;g=b,b=ln}}A&&(m==null||m.cursor.event.type==Xa)&&((g<=1||g>=ue-1)&&(g=xr(g,ue)),
(b<=1||b>=B-1)&&(b=xr(b,B))),D?(gi=g,bi=b,[Kr,Qr]=W.move(o,g,b)):(We=g,Ye=b)}let Ea={width:0,height:0,left:0,top:0};function Da(){ls(Ea,!1)}let Si,xi,$i,Ci;function Ti(u,m,g,b,v,k,C){
Yn=!0,wt=kt=Ct._x=Ct._y=!1,Ma(u,m,g,b,v,k,C,!0,!1),u!=null&&(qt(el,sl,Pi,!1),Ao(Su,o,Kr,Qr,ue,B,null));let{left:D,top:A,width:N,height:I}=He;Si=D,xi=A,$i=N,Ci=I}
function Pi(u,m,g,b,v,k,C){Yn=Ct._x=Ct._y=!1,Ma(u,m,g,b,v,k,C,!1,!0);let{left:D,top:A,width:N,height:I}=He,F=N>0||I>0,oe=Si!=D||xi!=A||$i!=N||Ci!=I;if(F&&oe&&ls(
He),Ct.setScale&&F&&oe){let Ce=D,xe=N,me=A,ee=I;if(R.ori==1&&(Ce=A,xe=I,me=D,ee=N),wt&&Zn(q,Pn(Ce,q),Pn(Ce+xe,q)),kt)for(let H in E){let ze=E[H];H!=q&&ze.from==
null&&ze.min!=Ne&&Zn(H,Pn(me+ee,H),Pn(me,H))}Da()}else W.lock&&(W._lock=!W._lock,vr(m,!0,u!=null));u!=null&&(jr(el,sl),Ao(el,o,We,Ye,ue,B,null))}function Hp(u,m,g,b,v,k,C){
if(W._lock)return;gr(u);let D=Yn;if(Yn){let A=!0,N=!0,I=10,F,oe;R.ori==0?(F=wt,oe=kt):(F=kt,oe=wt),F&&oe&&(A=We<=I||We>=ue-I,N=Ye<=I||Ye>=B-I),F&&A&&(We=We<Kr?0:
ue),oe&&N&&(Ye=Ye<Qr?0:B),vr(null,!0,!0),Yn=!1}We=-10,Ye=-10,Ae.fill(null),vr(null,!0,!0),D&&(Yn=D)}function Mi(u,m,g,b,v,k,C){W._lock||(gr(u),fa(),Da(),u!=null&&
Ao(Cu,o,We,Ye,ue,B,null))}function Ei(){$.forEach(ih),pa(o.width,o.height,!0)}Tr(As,ao,Ei);let Xr={};Xr.mousedown=Ti,Xr.mousemove=ki,Xr.mouseup=Pi,Xr.dblclick=Mi,
Xr.setSeries=(u,m,g,b)=>{let v=ct.match[2];g=v(o,m,g),g!=-1&&Tn(g,b,!0,!1)},Lt&&(qt(Su,_,Ti),qt(Xa,_,ki),qt(xu,_,u=>{gr(u),Do(!1)}),qt($u,_,Hp),qt(Cu,_,Mi),fl.add(
o),o.syncRect=Do);let is=o.hooks=e.hooks||{};function St(u,m,g){xa?Po.push([u,m,g]):u in is&&is[u].forEach(b=>{b.call(null,o,m,g)})}(e.plugins||[]).forEach(u=>{
for(let m in u.hooks)is[m]=(is[m]||[]).concat(u.hooks[m])});let Di=(u,m,g)=>g,ct=dt({key:null,setSeries:!1,filters:{pub:ju,sub:ju},scales:[q,w[1]?w[1].scale:null],
match:[Nu,Nu,Di],values:[null,null]},W.sync);ct.match.length==2&&ct.match.push(Di),W.sync=ct;let Ai=ct.key,Aa=Rc(Ai);function Ao(u,m,g,b,v,k,C){ct.filters.pub(u,
m,g,b,v,k,C)&&Aa.pub(u,m,g,b,v,k,C)}Aa.sub(o);function zp(u,m,g,b,v,k,C){ct.filters.sub(u,m,g,b,v,k,C)&&Xr[u](null,m,g,b,v,k,C)}o.pub=zp;function Vp(){Aa.unsub(
o),fl.delete(o),dr.clear(),il(As,ao,Ei),d.remove(),Pe?.remove(),St("destroy")}o.destroy=Vp;function Oa(){St("init",e,n),ii(n||e.data,!1),K[q]?$a(q,K[q]):fa(),ts=
He.show&&(He.width>0||He.height>0),hr=sn=!0,pa(e.width,e.height)}return w.forEach(ai),$.forEach($p),r?r instanceof HTMLElement?(r.appendChild(d),Oa()):r(o,Oa):Oa(),
o}yt.assign=dt;yt.fmtNum=_l;yt.rangeNum=Os;yt.rangeLog=qs;yt.rangeAsinh=yl;yt.orient=Mr;yt.pxRatio=Te;yt.join=Xf;yt.fmtDate=kl,yt.tzDate=cm;yt.sync=Rc;{yt.addGap=
zm,yt.clipGaps=Is;let e=yt.paths={points:Bc};e.linear=Jc,e.stepped=Km,e.bars=Qm,e.spline=Zm}function go(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function or(e,n){try{localStorage.setItem(`pawl.${e}`,n)}catch{}}var en=_e(go("zo\
ne")==="utc"),Us=_e(!1);function P(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function we(e,n){return`${P(e)} ${n}${e===1?"":"s"}`}function zc(e){let n=["bytes","KiB","MiB","GiB","TiB"],r=Math.min(n.length-1,e<1?0:Math.floor(Math.log2(e)/
10)),o=e/1024**r;return`${r===0||o>=100?Math.round(o):o.toFixed(1)} ${n[r]}`}function tn(e){return e.toLocaleString("en-US")}var Ml=e=>String(e).padStart(2,"0");
function ke(e){let n=Math.abs(e);if(n<1e3)return`${Math.round(n)} ms`;let r=n/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.
floor(r)} s`;let o=Math.floor(r/60),s=Math.floor(r%60);if(o<60)return s===0?`${o} min`:`${o}m ${Ml(s)}s`;let l=Math.floor(o/60);return l<48?o%60===0?`${l} h`:`${l}\
h ${Ml(o%60)}m`:l%24===0?`${l/24} d`:`${Math.floor(l/24)}d ${l%24}h`}function ho(e){let n=Math.abs(e)/1e3;return n<60?`${Math.floor(n)} s`:n<3600?`${Math.floor(
n/60)} m`:n<172800?`${Math.floor(n/3600)} h`:`${Math.floor(n/86400)} d`}function Vc(e,n){let r=n-e;return Math.abs(r)<1e3?"now":r>0?`${ho(r)} ago`:`in ${ho(-r+(r<
-72e5?18e5:r<-12e4?3e4:500))}`}function pt(e,n=en.value){let r=new Date(e),o=n?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),
r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.getSeconds()],[s,l,a,i,c,d]=o.map(Ml);return`${s}-${l}-${a} ${i}:${c}\
:${d}${n?" UTC":""}`}var uh={expired:"expired before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"\
its worker vanished too often",timed_out:"it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"\
it ended too often without progress",shutdown_failed:"its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was termi\
nated",skipped:"skipped",tasks_failed:"a task has failed"};function kn(e){return e===void 0?"":uh[e]??e.replace(/_/g," ")}function Pt(e,n=""){if(e instanceof Wn)
return e.source;if(e===null||typeof e!="object")return JSON.stringify(e)??"null";let r=`${n}  `,o=Array.isArray(e),s=o?e.map(l=>r+Pt(l,r)):Object.entries(e).map(
([l,a])=>`${r}${JSON.stringify(l)}: ${Pt(a,r)}`);return s.length===0?o?"[]":"{}":`${o?"[":"{"}
${s.join(`,
`)}
${n}${o?"]":"}"}`}var ch=0;function t(e,n,r,o,s,l){n||(n={});var a,i,c=n;if("ref"in c)for(i in c={},n)i=="ref"?a=n[i]:c[i]=n[i];var d={type:e,props:c,key:r,ref:a,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--ch,__i:-1,__u:0,__source:s,__self:l};if(typeof e=="function"&&(a=e.defaultProps))for(i in a)c[i]===void 0&&(c[i]=a[i]);return ve.
vnode&&ve.vnode(d),d}var El=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Dl(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function dh(e,n){return n==="day"?pt(e*1e3).slice(5,10):pt(e*1e3).slice(
11,16)}function Gc(e){return e.length>1?(e[1]-e[0])/2:30}var ph=yt.paths.bars?.({size:[.7,24,1],radius:.15});function Ws({points:e,resolution:n,height:r=220}){let o=fe(
null),s=fe(null),l=fe([[]]),a=e.length-1;l.current=[e.map(c=>Date.parse(c.at)/1e3),...El.map((c,d)=>e.map((p,h)=>d===2&&h===a&&a>0?null:c.of(p)))],je(()=>{let c=o.
current;if(c===null)return;let d=()=>{s.current?.destroy();let y=c.clientWidth<500?160:r,_={stroke:Dl("--faint"),grid:{stroke:Dl("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};s.current=new yt({width:c.clientWidth,height:y,padding:[8,24,0,0],tzDate:M=>en.value?yt.tzDate(new Date(M*1e3),"Etc/UTC"):new Date(
M*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(M,x,S)=>[x-Gc(M.data[0]),S+Gc(M.data[0])]},y:{range:(M,x,S)=>[0,Math.max(4,S*
1.1)]}},axes:[{..._,size:26,space:80,values:(M,x)=>x.map(S=>dh(S,n))},{..._,size:48,values:(M,x)=>x.map(S=>Number.isInteger(S)?P(S):"")}],series:[{},...El.map((M,x)=>{
let S=Dl(`--s-${M.tone}`);return{label:M.name,stroke:S,width:x===2?1.5:0,fill:x===2?void 0:x===0?`${S}99`:S,paths:x===2?void 0:ph,points:{show:!1},value:(w,$)=>$==
null?"–":P($)}})]},l.current,c)};d();let p=new ResizeObserver(()=>{s.current&&s.current.width!==c.clientWidth&&s.current.setSize({width:c.clientWidth,height:c.
clientWidth<500?160:r})});p.observe(c);let h=new MutationObserver(d);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let f=matchMedia(
"(prefers-color-scheme: dark)");return f.addEventListener("change",d),()=>{p.disconnect(),h.disconnect(),f.removeEventListener("change",d),s.current?.destroy(),
s.current=null}},[n]),je(()=>{s.current?.setData(l.current)},[e]);let i=c=>P(e.reduce((d,p)=>d+c(p),0));return t("div",{ref:o,class:"chart",role:"img","aria-lab\
el":`Throughput: ${El.map(c=>`${i(c.of)} ${c.name}`).join(", ")}`})}var zs=_e(go("keys")!=="off"),bo=_e(!1),Vo=_e(!1);function Qc(e){zs.value=e,or("keys",e?"on":"off")}var zo=[],Hs="",Kc=0;function Be(e){let n=fe(e);n.current=e,
je(()=>(zo.push(n),()=>{zo.splice(zo.indexOf(n),1)}),[])}function fh(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),Vo.value=!0;return}if(!zs.value||e.ctrlKey||e.metaKey||e.altKey||fh(e.target))
return;let n=Date.now()-Kc<1500&&Hs!==""?`${Hs} ${e.key}`:e.key;Hs="";for(let r=zo.length-1;r>=0;--r){let o=zo[r].current[n];if(o!==void 0){e.preventDefault(),o();
return}}e.key==="g"&&(Hs="g",Kc=Date.now())});var Dt=_e("polling"),At=_e(!1),Zc=_e(0),ot=_e(Date.now()),Gs=_e(0),mh=400,hh=50,gh=2e3,bh=5e3,Xc=3e4,vo=null,Al=0,Ol=0,Rl=0,Ll=0;function Ks(){Ll=Date.now(),Zc.
value+=1}function Yc(){Al!==0||At.value||(Al=window.setTimeout(()=>{Al=0,Ks()},Math.max(0,Ll+mh-Date.now())))}function yo(){vo?.close(),vo=null}function ed(){if(vo!==
null||document.hidden||ut.value===null||Et.value||At.value||Date.now()<Rl)return;let e=new EventSource(ne("v1/events"));vo=e,e.addEventListener("open",()=>Dt.value=
"live"),e.addEventListener("transition",()=>{Ol+=1,Yc()}),e.addEventListener("reset",()=>{Rl=Date.now()+Xc,yo(),Yc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&yo(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(ot.value=Date.now()+Ya.value,Ol>hh&&(Rl=Date.now()+Xc,yo()),Ol=0,At.value){
yo(),Dt.value="paused";return}if(document.hidden)return yo();ed(),vo===null||vo.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value="polling"):Dt.value="\
live";let e=Dt.value==="live"?bh:gh;Date.now()-Ll>=e&&Ks()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?yo():Ks()});Un(()=>{ut.value!==
null&&ed()});function X(e,n,r=!1){let[o,s]=j({key:e,value:null,problem:null,at:0}),l=fe(null),a=fe(n);a.current=n;let i=fe({until:0,failures:0}),c=fe(h=>{let f=new AbortController;
l.current=f,a.current(f.signal).then(y=>{f.signal.aborted||(i.current={until:0,failures:0},Gs.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),s({key:h,
value:y,problem:null,at:Date.now()}))}).catch(y=>{if(f.signal.aborted)return;let _=y instanceof cn?y:new cn(0,"page","The page could not show the answer",String(
y),0),M=i.current.failures+1,x=Math.min(3e4,1e3*2**M)*(.75+Math.random()/2);i.current={until:Date.now()+Math.max(_.retryAfter*1e3,x),failures:M},_.status===0&&(Dt.
value="lost"),s(S=>({key:h,value:S.key===h?S.value:null,problem:_,at:S.at}))}).finally(()=>{l.current===f&&(l.current=null)})});je(()=>(l.current?.abort(),i.current=
{until:0,failures:0},c.current(e),()=>l.current?.abort()),[e]);let d=fe(r);d.current=r,je(()=>Zc.subscribe(h=>{h===0||l.current!==null||d.current||Et.peek()||Date.
now()>=i.current.until&&c.current(e)}),[e]),je(()=>Et.subscribe(h=>{!h&&l.current===null&&i.current.failures>0&&c.current(e)}),[e]);let p=o.key===e?o:{...o,value:null,
problem:null};return{value:p.value,problem:p.problem,at:p.at,reload:()=>{l.current?.abort(),c.current(e)}}}var yh=3e3,Vs={at:0,value:Promise.resolve([])};function sr(){
if(Date.now()-Vs.at<yh)return Vs.value;let e=L("v1/workers").then(n=>n.workers);return Vs={at:Date.now(),value:e},e.catch(()=>Vs={at:0,value:Promise.resolve([])}),
e}function _o(){Ks()}async function vh(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let n=document.createElement("textarea");n.value=e,n.className="off-s\
creen",document.body.append(n),n.select(),document.execCommand("copy"),n.remove()}function Je({text:e,label:n="Copy"}){let[r,o]=j(!1);return t("button",{type:"b\
utton",class:"copy",title:n,"aria-label":n,onClick:s=>{s.preventDefault(),s.stopPropagation(),vh(e).then(()=>{o(!0),setTimeout(()=>o(!1),1e3)})},children:t("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?t("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):t("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function Q({text:e}){return t("div",{class:"command",children:[t("code",{tabIndex:0,children:e}),t(Je,{text:e,label:"Copy the command"})]})}function ce({title:e,children:n}){return t("div",{class:"empty",children:[t("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:t("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),t("p",{class:"empty-title",children:e}),n]})}function Ue({problem:e,at:n,retry:r,path:o}){return e.status===401?null:t("div",
{class:"problem",role:"alert",children:[t("div",{children:[t("strong",{children:e.title}),t("p",{children:e.detail}),t("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,n?` · what you see is from ${pt(n).slice(11)}`:""]})]}),t("div",{class:"row",children:[o&&t(Je,{text:Ve(o),label:"Copy as curl"}),t("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function st({rows:e=6}){return t("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(n,r)=>t("div",{},r))})}var wo=new URL("ui/",Ka).pathname;function td(){return new URL(location.href)}var ql=_e(td());function nd(){ql.value=td()}addEventListener("popstate",nd);var ar=Jn(
()=>{let e=ql.value.pathname;return e.startsWith(wo)?`/${e.slice(wo.length)}`:"/"}),se=Jn(()=>ql.value.searchParams);function O(e){return wo+e.replace(/^\//,"")}
function Ee(e,n=!1){let r=O(e),o=location.pathname;n?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==o&&scrollTo(0,0),nd()}function lr(e){
let n=new URLSearchParams(se.value);for(let[o,s]of Object.entries(e))s?n.set(o,s):n.delete(o);let r=n.toString();return ar.value+(r===""?"":`?${r}`)}function ye(e,n=!1){
Ee(lr(e),n),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let n=e.target?.
closest?.("a[href]");n===null||n.target!==""||n.origin!==location.origin||!n.pathname.startsWith(wo)||n.pathname.startsWith(`${wo}assets/`)||(e.preventDefault(),
Ee(n.pathname.slice(wo.length-1)+n.search))});function rd(e,n){let r=e.split("/"),o=n.replace(/\/$/,"").split("/");if(n==="/"&&(o.length=1),e==="/"&&(r.length=1),
r.length!==o.length)return null;let s={};for(let l=0;l<r.length;++l)if(r[l].startsWith(":"))try{s[r[l].slice(1)]=decodeURIComponent(o[l])}catch{return null}else if(r[l]!==
o[l])return null;return s}function he(e){return`/jobs/${encodeURIComponent(e)}`}function Le(e){return`/queues/${encodeURIComponent(e)}`}function ir(e,n){return`${Le(
e)}/groups/${encodeURIComponent(n)}`}function On(e){return`/channels?channel=${encodeURIComponent(e)}`}function Vn({rows:e,columns:n,id:r,page:o,selection:s,kind:l="list",gone:a}){let[i,c]=j(-1),d=fe(-1),p=fe(null),h=S=>{let w=Math.max(0,Math.min(e.length-1,d.current+
S));d.current=w,c(w),p.current?.rows[w]?.scrollIntoView({block:"nearest"}),p.current?.rows[w]?.querySelector(".main a")?.focus({preventScroll:!0})},f=fe(-1),y=(S,w=!1)=>{
let $=e[S];if(!s||$===void 0)return;let E=new Set(s.chosen);if(w&&f.current>=0){let[J,q]=[Math.min(f.current,S),Math.max(f.current,S)];for(let te of e.slice(J,q+
1))E.add(r(te))}else E.delete(r($))||E.add(r($));f.current=S,s.set(E)},_=e.length>0&&e.every(S=>s?.chosen.has(r(S))),M=()=>s?.set(_?new Set:new Set(e.map(r)));Be(
{j:()=>h(1),k:()=>h(-1),Enter:()=>{let S=e[d.current];S!==void 0&&o&&Ee(o(S))},...s?{x:()=>y(d.current),X:()=>y(d.current,!0),a:M}:{}});let x=n.some(S=>S.head);
return t("table",{class:l,children:[x&&t("thead",{children:t("tr",{children:[s&&t("th",{class:"check",children:t("input",{type:"checkbox","aria-label":"All on t\
his page",checked:_,onClick:M})}),n.map((S,w)=>t("th",{class:S.kind==="main"?void 0:S.kind,"aria-sort":S.sort,children:S.head},w))]})}),t("tbody",{ref:p,children:e.
map((S,w)=>t("tr",{class:`${w===i?"at":""}${a?.has(r(S))?" gone":""}`,"aria-selected":s?.chosen.has(r(S)),children:[s&&t("td",{class:"check",children:t("input",
{type:"checkbox","aria-label":`Select ${r(S)}`,checked:s.chosen.has(r(S)),onClick:$=>y(w,$.shiftKey)})}),n.map(($,E)=>t("td",{class:$.kind,"data-label":$.label,
children:$.cell(S)},E))]},r(S)))})]})}function od(e,n,r){let[o,s]=j(!1),l=fe({key:r,rows:e}),a=o&&l.current.key===r&&l.current.rows.length>0,i=new Map(e.map(p=>[
n(p),p])),c=a?l.current.rows.map(p=>i.get(n(p))??p):e;l.current={key:r,rows:c};let d=new Set(c.map(n));return{rows:c,gone:new Set(c.map(n).filter(p=>!i.has(p))),
news:e.filter(p=>!d.has(n(p))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(!1)}}}function Er({note:e,cursor:n,next:r,words:o=["Ne\
west","Older"],children:s}){let l=()=>ye({cursor:r});return Be({"[":()=>{n&&history.back()},"]":()=>{r&&l()}}),t("div",{class:"pages",children:[t("span",{class:"\
faint",children:e}),t("div",{class:"row",children:[s,(n||r)&&t(T,{children:[t("button",{type:"button",disabled:!n,onClick:()=>ye({cursor:void 0}),children:o[0]}),
t("button",{type:"button",disabled:!r,onClick:l,children:o[1]})]})]})]})}function Rn({from:e,member:n,filter:r={},order:o,words:s,limit:l=50,none:a,unmatched:i="\
Nothing matches",...c}){let d=se.value.get("cursor")??void 0,p=e+Tt({...r,limit:l,cursor:d}),h=X(p,x=>L(p,{signal:x})),f=h.value,y=h.problem&&t(Ue,{problem:h.problem,
at:h.at,retry:h.reload,path:p});if(f===null)return y||t(st,{});let _=f[n],M=Object.values(r).some(Boolean);return _.length===0&&!f.cursor&&!d?t(T,{children:[y,M?
t(ce,{title:i,children:t("button",{type:"button",onClick:()=>ye(Object.fromEntries(Object.keys(r).map(S=>[S,void 0]))),children:"Clear filters"})}):a]}):t(T,{children:[
y,t("div",{class:"card flush",children:[_.length>0&&t(Vn,{rows:_,...c}),t(Er,{note:_.length===0?"this page is empty, more may follow":`${P(_.length)} on this pa\
ge, ${o}`,cursor:d,next:f.cursor,words:s,children:t(Je,{text:Ve(p),label:"Copy as curl"})})]})]})}function Go({states:e,chosen:n,counts:r,toggle:o}){return t("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>t("button",{type:"button",class:"chip","data-state":s,"aria-pressed":n.includes(s),onClick:()=>o(
s),children:[s," ",r&&t("span",{class:"chip-count",children:P(r[s]??0)})]},s))})}function ur({states:e}){let n=se.value.get("state")??"";return t(Go,{states:e,chosen:[
n],toggle:r=>ye({state:r===n?void 0:r,cursor:void 0})})}function le({at:e,plain:n}){if(!e)return t("span",{class:"faint",children:"–"});let r=Date.parse(e),o=Us.value?pt(r):Vc(r,ot.value);return t("time",{dateTime:e,
title:`${pt(r,!1)}
${pt(r,!0)}`,onClick:n?void 0:()=>Us.value=!Us.value,children:o})}function Ht({value:e}){return e?t("span",{title:e>=1e6?tn(e):void 0,children:P(e)}):t("span",{
class:"faint",children:e===void 0?"–":"0"})}function cr({value:e,max:n,label:r}){return t("span",{class:"bar",role:"img","aria-label":r,children:t("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[t("rect",{width:"100",height:"4",class:"bar-back"}),t("rect",{width:Math.min(100,n>0?100*e/n:0),height:"4",class:"\
bar-fill"})]})})}function sd({values:e,label:n}){let r=Math.max(1e-9,...e),o=80/Math.max(1,e.length-1),s=e.map((l,a)=>`${(a*o).toFixed(1)},${(18-16*l/r).toFixed(
1)}`).join(" ");return t("svg",{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":n,children:[t("title",{children:n}),t("polyline",{points:s})]})}function ad({
hours:e}){let n=Math.floor(ot.value/36e5)-23,r=Array.from({length:24},()=>0);for(let l of e){let a=Math.floor(Date.parse(l.at)/36e5)-n;a>=0&&a<24&&(r[a]+=l.count)}
let o=Math.max(1,...r),s=`${P(r.reduce((l,a)=>l+a,0))} in the last 24 hours`;return t("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[
t("title",{children:s}),r.map((l,a)=>t("rect",{x:a*4,width:"3",y:20-Math.max(l>0?3:1,20*l/o),height:Math.max(l>0?3:1,20*l/o),class:l>0?"some":"none"},a))]})}var Ot={waiting:t("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:t("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:t("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:t("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:t("path",{d:"M5 3l8 5-8 \
5z"}),suspended:t("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:t("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:t("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:t("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:t("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:t("path",{d:"M4 4h8v8H4z"})};Ot.
active=Ot.running;Ot.paused=Ot.suspended;Ot.skipped=Ot.terminated;Ot.pending=Ot.queued;Ot.delivering=Ot.running;Ot.delivered=Ot.completed;Ot.cancelled=Ot.terminated;
function fn({state:e}){return t("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:Ot[e]??Ot.queued})}function De({state:e,quiet:n}){return t(
"span",{class:n?"state quiet":"state","data-state":e,children:[t(fn,{state:e}),e]})}var Ko=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function jl(e){if(typeof e!="object"||e===null)return null;let n=e;if(typeof n.percent=="number")return n.percent;let r=n.total??n.total_bytes,o=n.done??n.bytes;
return typeof o=="number"&&typeof r=="number"&&r>0?100*o/r:null}function _h({job:e}){if(e.error&&e.state!=="completed")return t("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[t("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let n=jl(e.progress);return t("span",{class:"\
row faint",children:[e.worker&&`on ${e.worker}`,n!==null&&t(cr,{value:n,max:100,label:`${Math.round(n)} %`}),n!==null&&`${Math.round(n)} %`]})}return e.reason?t(
"span",{class:"faint",children:kn(e.reason)}):e.payload_start&&e.payload_start!=="null"?t("code",{class:"faint",children:e.payload_start}):null}function wh(e){return(e.
state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var Qo={job:{head:"Job",kind:"main",
cell:e=>t(T,{children:[t("a",{href:O(he(e.id)),class:"job-type",children:e.type}),t("div",{class:"meta",children:[t("span",{class:"id",children:e.id}),t(Je,{text:e.
id,label:"Copy the id"})]}),t("div",{class:"note",children:t(_h,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>t(De,{state:e.state})},queue:{head:"\
Queue",kind:"wide",cell:e=>t(T,{children:[t("a",{href:O(Le(e.queue)),children:e.queue}),e.group&&t("div",{class:"meta cut",children:e.group})]})},attempt:{head:"\
Attempt",kind:"wide number",cell:e=>e.attempt||t("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>t(le,{at:wh(e)})}};function Ln({
jobs:e,selection:n,queue:r=!0,gone:o}){let s=[Qo.job,Qo.state,...r?[Qo.queue]:[],Qo.attempt,Qo.when];return t(Vn,{rows:e,columns:s,id:l=>l.id,page:l=>he(l.id),selection:n,
gone:o,kind:"jobs"})}function ae({title:e,tools:n,children:r,sub:o}){return t(T,{children:[t("header",{class:"page-head",children:[t("div",{children:[t("h1",{children:e}),o&&t("div",
{class:"sub",children:o})]}),n&&t("div",{class:"row tools",children:n})]}),r]})}function ko({label:e,options:n,value:r,set:o}){return t("span",{class:"segments",
role:"group","aria-label":e,children:n.map(([s,l])=>t("button",{type:"button","aria-pressed":s===r,onClick:()=>o(s),children:l},s))})}function et({rows:e}){return t(
"dl",{class:"facts",children:e.filter(([,n])=>n!=null&&n!==!1&&n!=="").map(([n,r])=>t("div",{children:[t("dt",{children:n}),t("dd",{children:r})]},n))})}function qn({
tabs:e,current:n,link:r}){return t("nav",{class:"tabs","aria-label":"Views",children:e.map(([o,s,l])=>t("a",{href:O(r(o)),"aria-current":o===n?"page":void 0,children:[
s,l!==void 0&&t("span",{class:"pill",children:P(l)})]},o))})}function Y({title:e,tools:n,children:r}){return t("section",{class:"card",children:[t("header",{children:[
t("h2",{children:e}),n]}),r]})}var Qs=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function kh(e){let[n,r,o,s]=await Promise.
all([L("v1/stats",{signal:e}),L("v1/queues",{signal:e}),sr(),L("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:n,queues:r.queues,workers:o.filter(l=>l.state!==
"gone"),dead:s.jobs}}function So({label:e,value:n,link:r,tone:o,note:s,title:l}){return t("a",{class:"tile",href:O(r),"data-state":o,title:l,children:[t("span",
{class:"tile-label",children:e}),t("span",{class:"tile-value",children:n}),t("span",{class:"tile-note",children:s??" "})]})}function Sh({queues:e,workers:n,stats:r}){
let o=new Set(n.flatMap(a=>a.queues??[])),s=[];for(let a of e)a.paused?s.push([a.name,"suspended","is paused"]):a.counts.queued>0&&!o.has(a.name)?s.push([a.name,
"failed",`has ${tn(a.counts.queued)} waiting and no worker`]):(a.oldest_age??0)>300&&s.push([a.name,"retrying",`has waited ${ke((a.oldest_age??0)*1e3)}`]);let l=r.
day;return s.length===0&&l.dead===0&&l.recovered===0?t("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):t("ul",
{class:"attention",children:[l.dead>0&&t("li",{children:[t(De,{state:"dead",quiet:!0}),t("a",{href:O("/failures"),children:we(l.dead,"job")})," died in the last\
 24 hours"]}),l.recovered>0&&t("li",{children:[t(De,{state:"retrying",quiet:!0}),we(l.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
s.slice(0,6).map(([a,i,c])=>t("li",{children:[t("span",{class:"state quiet","data-state":i,children:t("span",{class:"dot"})}),t("a",{href:O(Le(a)),children:a}),
" ",c]},a)),s.length>6&&t("li",{children:t("a",{href:O("/queues"),children:[s.length-6," more queues"]})})]})}function xh(){return t(ce,{title:"Push your first \
job",children:[t(Q,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${ne("v1/jobs")}`}),t("p",{children:"and let a command work on it:"}),t(Q,{text:`p\
awl work --url ${ne("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function id(){let e=Qs.find(([p])=>p===se.value.get("rang\
e"))??Qs[1],n=X("overview",kh),r=X(`history ${e[0]}`,p=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return L(`v1/stats/history${Tt({resolution:e[1],from:h})}`,
{signal:p})});Be(Object.fromEntries(Qs.map(([p],h)=>[String(h+1),()=>ye({range:p},!0)])));let o=n.value;if(o===null)return t(ae,{title:"Overview",children:n.problem?
t(Ue,{problem:n.problem,retry:n.reload,path:"v1/stats"}):t(st,{})});let{stats:s,queues:l}=o;if(s.total.pushed===0&&l.length===0)return t(ae,{title:"Overview",children:t(
xh,{})});let a=r.value?.points??[],i=e[1]==="minute"&&a.length>1?a[a.length-2].completed:s.minute.completed,c=l.reduce((p,h)=>(h.oldest_age??0)>(p?.oldest_age??
0)?h:p,null),d=[...l].sort((p,h)=>ld(s,h)-ld(s,p)).slice(0,8);return t(ae,{title:"Overview",children:[n.problem&&t(Ue,{problem:n.problem,at:n.at,retry:n.reload,
path:"v1/stats"}),t("div",{class:"tiles",children:[t(So,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"/jobs?state=queued",note:`${P(s.counts.scheduled)}\
 scheduled`}),t(So,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:we(o.workers.length,"worker")}),t(So,{label:"Retryi\
ng",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} in the last hour`}),t(So,{label:"Dead",tone:"dead",value:P(
s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),t(So,{label:"Oldest wait",value:c?.oldest_age?ke(c.oldest_age*1e3):"–",link:c?Le(c.name):"/que\
ues",note:c?.oldest_age?c.name:"nothing waits"}),t(So,{label:"Completed a minute",tone:"completed",value:P(i),link:"/jobs?state=completed",note:`${P(s.hour.completed)}\
 in the last hour`})]}),t(Y,{title:"Throughput",tools:t(ko,{label:"Range",options:Qs.map(([p])=>[p,p]),value:e[0],set:p=>ye({range:p},!0)}),children:r.value===null?
r.problem?t(Ue,{problem:r.problem,retry:r.reload}):t("div",{class:"chart-place"}):t(Ws,{points:a,resolution:e[1]})}),t("div",{class:"columns",children:[t(Y,{title:"\
Needs attention",children:t(Sh,{queues:l,workers:o.workers,stats:s})}),t(Y,{title:"Busiest queues",tools:t("a",{href:O("/queues"),children:"all queues"}),children:t(
"table",{class:"plain",children:[t("thead",{children:t("tr",{children:[t("th",{children:"Queue"}),t("th",{class:"end",children:"Queued"}),t("th",{class:"end",children:"\
Running"}),t("th",{class:"end",children:"Done / h"})]})}),t("tbody",{children:d.map(p=>t("tr",{children:[t("td",{children:t("a",{href:O(Le(p.name)),children:p.name})}),
t("td",{class:"end",children:t(Ht,{value:p.counts.queued})}),t("td",{class:"end",children:t(Ht,{value:p.counts.running})}),t("td",{class:"end",children:t(Ht,{value:s.
queues?.[p.name]?.hour.completed})})]},p.name))})]})})]}),o.dead.length>0&&t(Y,{title:"Last failures",tools:t("a",{href:O("/failures"),children:"all failures"}),
children:t(Ln,{jobs:o.dead})})]})}function ld(e,n){return(e.queues?.[n.name]?.hour.completed??0)+n.counts.queued+n.counts.running*10}function Rt({data:e,path:n,title:r,up:o,missing:s,children:l}){return t(ae,{title:r,sub:o,children:e.problem?.status===404?t(ce,{title:s,children:l}):e.problem?
t(Ue,{problem:e.problem,retry:e.reload,path:n}):t(st,{})})}function at({data:e,path:n}){return e.problem&&t(Ue,{problem:e.problem,at:e.at,retry:e.reload,path:n})}function $h({ready:e}){return t("span",{class:"state quiet","data-state":e?"completed":"failed",children:[t(fn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function ud(){let e=X("about",async s=>{let[l,a]=await Promise.all([L("v1/nodes",{signal:s}),L("readyz",{signal:s}).catch(()=>null)]);return{nodes:l.
nodes,ready:a}}),n=ut.value,r=e.value,o=ne("").replace(/\/$/,"");return t(ae,{title:"About",children:[t(at,{data:e,path:"v1/nodes"}),t("div",{class:"columns",children:[
t(Y,{title:"This server",children:t(et,{rows:[["Pawl",n?.version],["Store",n&&(n.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
n&&(n.durability==="fsync"?"an answer means on disk":n.durability)],["Ready",r&&t($h,{ready:r.ready!==null})],["Nodes",r&&t("a",{href:O("/workers"),children:we(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&t(le,{at:r.nodes[0].started_at})],["Address",o]]})}),t(Y,{title:"For programs",children:[t(et,{rows:[
["API",t("a",{href:ne("openapi.json"),children:"openapi.json"})],["Metrics",t("a",{href:ne("metrics"),children:"for Prometheus"})],["Health",t("a",{href:ne("hea\
lthz"),children:"healthz"})],["Ready",t("a",{href:ne("readyz"),children:"readyz"})],["Licences",t("a",{href:ne("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),t("div",{class:"pad",children:t(Q,{text:`export PAWL_URL=${o}; pawl stats`})})]})]})]})}function nn({title:e,close:n,children:r}){let o=fe(null);return su(()=>{let s=o.current,l=document.activeElement;return s?.showModal(),()=>{s?.close(),l?.focus?.()}},
[]),t("dialog",{ref:o,"aria-label":e,onCancel:s=>{s.preventDefault(),n()},onClick:s=>{s.target===o.current&&n()},children:t("div",{class:"dialog",children:[t("h\
2",{children:e}),r]})})}var Yo=_e([]),Ch=0;function lt(e,n={}){let r=++Ch;Yo.value=[...Yo.value.slice(-3),{id:r,text:e,bad:n.bad??!1,undo:n.undo}],setTimeout(()=>Yo.value=Yo.value.filter(
o=>o.id!==r),n.bad?8e3:4e3)}function cd(){return t("div",{class:"toasts",role:"status","aria-live":"polite",children:Yo.value.map(e=>t("div",{class:e.bad?"toast\
 bad":"toast",children:[t("span",{children:e.text}),e.undo&&t("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}var Nl=_e(null);async function Il(e,n){try{let r=await L(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:n}),o=r&&typeof r.count==
"number"?` (${P(r.count)})`:"",s=e.undo;lt(e.done+o,s?{undo:()=>{Il(s,Dn())}}:{}),e.then?.()}catch(r){let o=r;lt(`${o.title??"It failed"}: ${o.detail??String(r)}`,
{bad:!0})}_o()}var Th=5e3;async function Ph(e,n,r){let o=0,s,l=0;try{do{let a={...e.body,limit:Th,cursor:s},i=await L(e.path,{method:"POST",body:a,key:`${n}-${l}`});
o+=i.count,s=i.cursor,l+=1}while(r(o)&&s!==void 0);lt(`${e.done} (${P(o)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(a){let i=a;lt(`${i.title??"It fai\
led"}${o>0?` after ${P(o)} jobs`:""}: ${i.detail??String(a)}`,{bad:!0})}_o()}function Sn(e){let n=Dn();e.confirm?Nl.value={...e,key:n}:Il(e,n)}function dd(){let[
e,n]=j(""),[r,o]=j(!1),[s,l]=j(null),[a,i]=j(0),c=fe(!0),d=Nl.value;if(je(()=>{if(n(""),o(!1),l(null),i(0),c.current=!0,!d?.many||d.confirm?.count!==void 0)return;
let w=new AbortController;return L(d.path,{method:"POST",body:{...d.body,dry_run:!0},signal:w.signal}).then($=>l($)).catch($=>{w.signal.aborted||lt($.detail,{bad:!0})}),
()=>w.abort()},[d]),d===null||!d.confirm)return null;let{title:p,text:h,danger:f}=d.confirm,y=d.confirm.count??s?.count,_=d.many&&y===void 0,M=f&&y!==void 0&&y>
1e3,x=!r&&!_&&(!M||e.replace(/[,. ]/g,"")===String(y)),S=()=>{c.current=!1,Nl.value=null};return t(nn,{title:p,close:S,children:t("form",{onSubmit:w=>{if(w.preventDefault(),
!x)return;o(!0),(d.many?Ph(d,d.key,E=>(i(E),c.current)):Il(d,d.key)).then(S)},children:[t("p",{children:h}),d.many&&t("p",{role:"status",children:[_?t("span",{class:"\
faint",children:"counting…"}):t("b",{children:`${s?.complete===!1?"At least ":""}${tn(y??0)} ${y===1?"job":"jobs"}`}),s?.complete===!1&&t("span",{class:"faint",
children:" of the first 100,000 that were looked at"}),r&&` · ${tn(a)} done`]}),M&&t("label",{class:"field",children:["Type ",tn(y)," to go on",t("input",{value:e,
inputMode:"numeric",onInput:w=>n(w.currentTarget.value)})]}),t("details",{class:"same",children:[t("summary",{children:"The same in a terminal"}),d.cli&&t(Q,{text:d.
cli}),t(Q,{text:Ve(d.path,d.method??"POST",d.body??(d.method==="DELETE"?void 0:{}))})]}),t("div",{class:"buttons",children:[t("button",{type:"button",onClick:S,
children:r&&d.many?"Stop":"Cancel"}),t("button",{type:"submit",class:f?"danger solid":"primary",disabled:!x,children:d.label})]})]})})}function Z({action:e,scope:n="\
admin",why:r,danger:o,primary:s,id:l}){return Re(n)?t("button",{type:"button",id:l,class:o?"danger":s?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>Sn(e),
children:e.label}):null}function Ys({scope:e="admin"}){return Re(e)||ut.value===null?null:t("span",{class:"faint",children:bu.value?"read-only":`changes need th\
e scope ${e}`})}var Mh=262144,Eh=20,Bl=100;function Dh({value:e}){return e instanceof Wn?t("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?t(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):t("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?t("span",{class:"json-number",children:String(e)}):t("span",{class:"json-word",children:String(e)})}function Fl(e,n,r){
return e?.toLowerCase().includes(r)?!0:n===null||typeof n!="object"||n instanceof Wn?Pt(n).toLowerCase().includes(r):Object.entries(n).some(([o,s])=>Fl(Array.isArray(
n)?void 0:o,s,r))}function pd({name:e,value:n,depth:r,looking:o}){let[s,l]=j(r<4),[a,i]=j(!1);je(()=>{o.text!==""?l(Fl(e,n,o.text)):o.turn>0&&l(o.all||r<4)},[o]);
let c=o.text!==""&&(e?.toLowerCase().includes(o.text)||(n===null||typeof n!="object")&&Fl(void 0,n,o.text)),d=e===void 0?null:t("span",{class:c?"json-key found":
"json-key",children:[e,": "]});if(n===null||typeof n!="object"||n instanceof Wn)return t("div",{class:c?"json-line found":"json-line",children:[d,t(Dh,{value:n})]});
let p=Array.isArray(n),h=Object.entries(n),f=`${h.length} ${p?h.length===1?"item":"items":h.length===1?"key":"keys"}`;return h.length===0?t("div",{class:"json-l\
ine",children:[d,t("span",{class:"faint",children:p?"[]":"{}"})]}):t("div",{class:"json-branch",children:[t("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>l(!s),children:[t("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),d,t("span",{class:"faint",children:[p?"[":"{",s?"":
"…",s?"":p?"]":"}"," ",f]})]}),s&&t("div",{class:"json-inner",children:[(a?h:h.slice(0,Bl)).map(([y,_])=>t(pd,{name:y,value:_,depth:r+1,looking:o},y)),!a&&h.length>
Bl&&t("button",{type:"button",class:"link",onClick:()=>i(!0),children:[h.length-Bl," more"]})]})]})}function Ft({title:e,value:n}){let[r,o]=j({text:"",all:!1,turn:0});
if(n===void 0)return null;let s=Pt(n),l=s.length<=Mh;return t("section",{class:"card json",children:[t("header",{children:[t("h2",{children:e}),t("div",{class:"\
row",children:[l&&s.split(`
`).length>Eh&&t(T,{children:[t("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:a=>o({...r,text:a.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),t("button",{type:"button",class:"link",onClick:()=>o({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),t(Je,{text:s,label:`Copy the ${e.toLowerCase()}`})]})]}),t("div",{class:"json-body",tabIndex:0,children:l?t(pd,{value:n,depth:0,looking:r}):t("pre",
{children:s})})]})}var Ah=["pending","delivering","delivered","failed","cancelled"];function fd(e){return`/callbacks/${encodeURIComponent(e)}`}function md(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function hd(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var Oh=[{head:"Callback",kind:"main",cell:e=>t(T,{children:[t("a",{href:O(fd(e.id??"")),class:"cut",children:e.url}),t("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>t(De,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>t(T,{children:[e.last_status??""," ",e.last_error&&t("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>t(le,{at:e.next_at})},{head:"",kind:"end act",cell:e=>t(Z,{action:hd(e.id??""),why:md(e)})}];function gd(){let e=se.value.get("state")??
"",n=se.value.get("host")??"";return Be({"/":()=>document.getElementById("host")?.focus()}),t(ae,{title:"Callbacks",tools:e==="failed"&&t(Z,{primary:!0,action:{
label:n?`Deliver all to ${n} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...n?{host:n}:{}},cli:`pawl callback retry --\
failed${n?` --host ${n}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:n?`All callbacks to ${n} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[t("div",{class:"filters",role:"search",children:t("label",{children:[t("span",{children:"Host"}),t("input",{id:"h\
ost",value:n,placeholder:"any",spellcheck:!1,onChange:r=>ye({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),t(ur,{states:Ah}),t(Rn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:n},order:"newest first",columns:Oh,id:r=>r.id??"",page:r=>fd(r.id??""),unmatched:"No callback matches",none:t(ce,{title:"\
No callbacks yet",children:[t("p",{children:"Pawl tells your program of the end of a job:"}),t(Q,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${ne("v1/jobs")}`})]})})]})}function bd({id:e}){let n=`v1/callbacks/${encodeURIComponent(e)}`,r=X(n,i=>L(n,{signal:i})),o=r.value,s=t("a",{href:O(
"/callbacks"),children:"Callbacks"});if(o===null)return t(Rt,{data:r,path:n,title:"Callback",up:s,missing:"There is no such callback"});let l=o.log??[],a=o.owner;
return t(ae,{title:t(T,{children:["Callback ",t(De,{state:o.state})]}),sub:t("span",{class:"row",children:[s," · ",t("code",{class:"id",children:o.id}),t(Je,{text:o.
id??"",label:"Copy the id"})]}),tools:t(T,{children:[t(Z,{action:hd(e),primary:!0,why:md(o)}),t(Z,{danger:!0,action:{label:"Delete",method:"DELETE",path:n,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Ee("/callbacks")}})]}),children:[
t(at,{data:r,path:n}),t(Y,{title:"Facts",children:t(et,{rows:[["URL",o.url],["Tells that it",o.event],["Job",a?.id&&t("a",{href:O(he(a.id)),children:a.id})],["A\
ttempts",P(o.attempts)],["Last answer",o.last_status],["Last error",o.last_error&&t("span",{class:"bad",children:o.last_error})],["Next attempt",o.next_at&&t(le,
{at:o.next_at})]]})}),l.length>0&&t(Y,{title:"Attempts",children:t("table",{class:"plain",children:[t("thead",{children:t("tr",{children:[t("th",{children:"When"}),
t("th",{class:"end",children:"Status"}),t("th",{class:"end",children:"Took"}),t("th",{children:"What came"})]})}),t("tbody",{children:l.map((i,c)=>t("tr",{children:[
t("td",{children:t(le,{at:i.at})}),t("td",{class:"end",children:i.status??"–"}),t("td",{class:"end",children:i.seconds!==void 0?`${Math.round(i.seconds*1e3)} \
ms`:"–"}),t("td",{class:"error-line",children:i.error??i.answer??""})]},c))})]})}),t(Ft,{title:"Body",value:o.body})]})}var Rh=500,Jl=200,Lh=100;function qh(e,n){let r=fe([]),o=fe(0),[s,l]=j({lines:[],total:0,rate:0,open:!1});return je(()=>{let a=null,i=0,c={total:0,at:Date.now()},
d=0;r.current=[],o.current=0;let p=()=>{i=0,l(w=>({lines:At.value?w.lines:r.current.slice(0,Jl),total:o.current,rate:d,open:a?.readyState===EventSource.OPEN}))},
h=()=>{i===0&&(i=window.setTimeout(p,Lh))},f=(w,$)=>{o.current+=1,r.current=[{number:o.current,value:w,at:$},...r.current.slice(0,Rh-1)],h()},y=()=>{a!==null||document.
hidden||Et.value||(a=new EventSource(ne(e)),a.addEventListener("open",h),a.addEventListener("error",h),a.addEventListener(n,w=>{let $=Qa(w.data);f($,$.at)}),a.addEventListener(
"reset",()=>f(null,new Date().toISOString())))},_=()=>{a?.close(),a=null},M=()=>document.hidden?_():y();document.addEventListener("visibilitychange",M);let x=Et.
subscribe(w=>w?_():y()),S=setInterval(()=>{let w=Date.now();d=(o.current-c.total)*1e3/Math.max(1,w-c.at),c={total:o.current,at:w},h()},2e3);return()=>{_(),x(),clearInterval(
S),clearTimeout(i),document.removeEventListener("visibilitychange",M)}},[e,n]),{...s,clear:()=>{r.current=[],l({...s,lines:[]})}}}function Zs({title:e,path:n,event:r,
text:o,line:s}){let l=qh(n,r),[a,i]=j("");Be({c:l.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=fe(new Date),d=a.toLowerCase(),p=d===""?
l.lines:l.lines.filter(f=>f.value===null||o(f.value).toLowerCase().includes(d)),h=At.value?l.total-(l.lines[0]?.number??0):0;return t(Y,{title:e,tools:t("div",{
class:"row",children:[t("span",{class:"faint",children:[l.open?`${l.rate<10?l.rate.toFixed(1):P(Math.round(l.rate))} a second`:"connecting",h>0&&` · ${P(h)} ca\
me while paused`]}),t("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:a,onInput:f=>i(f.currentTarget.value)}),t("button",
{type:"button",onClick:()=>At.value=!At.value,children:At.value?"Go on":"Pause"}),t("button",{type:"button",onClick:l.clear,children:"Clear"})]}),children:[p.length===
0?t("p",{class:"tail-empty",children:l.lines.length>0?"None of the lines matches.":`Nothing since ${pt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):t("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:p.map(f=>f.value===null?t("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},f.number):t("li",{children:[t("time",{dateTime:f.at,children:pt(Date.parse(f.at)).slice(11,19)}),t("span",{class:"tai\
l-line",children:s(f.value)})]},f.number))}),l.total>Jl&&t("p",{class:"foot",children:["The newest ",P(Math.min(Jl,p.length))," of ",we(l.total,"line")," since \
this page was opened."]})]})}var yd=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,jh=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Xs(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function Nh({channel:e}){let n=e.split("/").filter(Boolean);return t("nav",{"aria-label":"Channels above",class:"crumbs",children:[t("a",{href:O(On(
"/")),children:"/"}),n.map((r,o)=>t(T,{children:[o>0&&t("span",{class:"faint",children:"/"}),t("a",{href:O(On(`/${n.slice(0,o+1).join("/")}`)),children:r},r)]}))]})}
function Ih({message:e,listening:n}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return t(T,{children:[r?t("a",{href:O(he(r)),children:e.channel}):e.channel!==
n&&t("a",{href:O(On(e.channel)),children:e.channel})," ",t("code",{children:Pt(e.value).replace(/\n\s*/g," ")})]})}function Bh({channel:e}){let[n,r]=j('{"order"\
:17}'),[o,s]=j(""),l=null;try{l={value:JSON.parse(n)}}catch{l=null}let a=e==="/pawl"||e.startsWith("/pawl/"),i=async()=>{try{let c=await L(Xs(e),{method:"POST",
body:l,key:Dn()});lt(`Published; ${we(c.delivered,"port")} got it`),s("")}catch(c){s(c.detail)}};return t(Y,{title:"Publish",tools:t(Ys,{scope:"push"}),children:a?
t("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):t("form",{class:"form",onSubmit:c=>{c.preventDefault(),i()},
children:[t("label",{class:"field",children:[t("span",{children:"Value, as JSON"}),t("input",{value:n,spellcheck:!1,disabled:!Re("push"),onInput:c=>r(c.currentTarget.
value)}),t("small",{children:l===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),o&&t("p",{class:"bad",role:"\
alert",children:o}),Re("push")&&t("div",{class:"buttons",children:t("button",{type:"submit",class:"primary",disabled:l===null,children:"Publish"})}),t("details",
{class:"same",children:[t("summary",{children:"The same in a terminal"}),t(Q,{text:`pawl publish ${e} '${n}'`}),t(Q,{text:Ve(Xs(e),"POST",l??{})})]})]})})}function vd(){
let e=se.value.get("channel")??"/",[n,r]=j(null),o=n??e,s=!yd.test(o);return t(ae,{title:"Channels",sub:t(Nh,{channel:e}),children:[t("form",{class:"filters",onSubmit:l=>{
l.preventDefault(),!s&&(r(null),Ee(On(o)))},children:[t("label",{children:[t("span",{children:"Channel, and all below it"}),t("input",{id:"channel",value:o,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:l=>r(l.currentTarget.value)})]}),t("button",{type:"submit",disabled:s||o===e,children:"Listen"}),s&&t("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),t("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:jh.map(([l,
a])=>t("a",{class:"chip",href:O(On(l)),"aria-current":l===e?"page":void 0,title:a,children:l},l))}),yd.test(e)&&t(T,{children:[t(Zs,{title:`What is sent to ${e}`,
path:Xs(e),event:"message",text:l=>`${l.channel} ${JSON.stringify(l.value)}`,line:l=>t(Ih,{message:l,listening:e})},e),t(Bh,{channel:e},`publish ${e}`),t("detai\
ls",{class:"same",children:[t("summary",{children:"Listen in a terminal"}),t(Q,{text:`curl -N ${ne(Xs(e))}`})]})]})]})}var Dr=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function xo(e){let n=Dr.
find(([r])=>r===e)?.[2];return n?new Date(Math.floor((Date.now()-n*1e3)/6e4)*6e4).toISOString():void 0}var _d={reason:"reason",worker:"worker",error:"error_type",
unique:"unique"};function kd(e){return/[\s"\\]/.test(e)?`"${e.replace(/["\\]/g,"\\$&")}"`:e}function wd(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,
"$1"):e}function Sd(e){let n={where:[]},r=[];for(let[o]of(e??"").matchAll(/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g)){let s=o.indexOf(":"),l=s>0?o.slice(0,s):"",a=o.slice(
s+1);/^(payload|meta|progress|result)(\.|$)/.test(l)?n.where.push(o):_d[l]!==void 0&&a!==""?n[_d[l]]=wd(a):r.push(wd(o))}return r.length>0&&(n.text=r.join(" ")),
n}function xd(e){let{where:n,text:r,error_type:o}=Sd(e.search);return n.length>0||r!==void 0||o!==void 0||e.type!==void 0&&!e.state}function $d(e){return Object.
values(e).some(Boolean)}function Ul(e){let{queue:n,state:r,type:o,group:s}=e;return{queue:n,state:r,type:o,group:n?s:void 0,since:xo(e.since),...Sd(e.search)}}function Zo(e,n,r){
return`v1/jobs${Tt({...Ul(e),fields:"payload,progress",limit:n,cursor:r})}`}function Cd(e){let n=Object.entries(Ul(e)).filter(([,r])=>r!==void 0&&r.length>0);return n.
length===0||n.some(([r])=>r==="unique")?null:Object.fromEntries(n.map(([r,o])=>[r,r==="state"&&typeof o=="string"&&o.includes(",")?o.split(","):o]))}function Td(e){
let n=o=>/^[\w.,:/-]+$/.test(o)?o:`'${o.replace(/'/g,"'\\''")}'`,r={...Ul(e),since:e.since};return Object.entries(r).flatMap(([o,s])=>(Array.isArray(s)?s:[s]).map(
l=>[o,l])).filter(([,o])=>o).map(([o,s])=>` --${o.replace("_","-")} ${n(s)}`).join("")}var Wl=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function Pd({queue:e,close:n}){
let[r,o]=j({type:"",queue:e??"",payload:"{}"}),[s,l]=j(""),[a]=j(Dn()),i=(y,_)=>o({...r,[y]:_}),c={type:r.type},d=[];for(let[y]of Wl)r[y]&&(c[y]=r[y],d.push(` -\
-${y} ${r[y]}`));let p="";try{c.payload=JSON.parse(r.payload||"null")}catch{p="this is not JSON"}let h=async()=>{try{let y=await L("v1/jobs",{method:"POST",body:c,
key:a});lt("Pushed"),n(),Ee(he(y.id))}catch(y){l(y instanceof cn?y.detail:String(y))}},f=(y,_,M,x=!1)=>t("label",{class:"field",children:[t("span",{children:_}),
t("input",{value:r[y]??"",placeholder:M,required:x,spellcheck:!1,onInput:S=>i(y,S.currentTarget.value)})]},y);return t(nn,{title:"Push a job",close:n,children:t(
"form",{onSubmit:y=>{y.preventDefault(),h()},children:[t("div",{class:"pair",children:[f("type","Type","what is to be done",!0),f(...Wl[0])]}),t("div",{class:"p\
air",children:Wl.slice(1).map(y=>f(...y))}),t("label",{class:"field",children:[t("span",{children:"Payload"}),t("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:y=>i("payload",y.currentTarget.value)}),t("small",{children:p||"JSON"})]}),s&&t("p",{class:"bad",role:"alert",children:s}),t("details",{class:"same",children:[
t("summary",{children:"The same in a terminal"}),t(Q,{text:`pawl push ${r.type||"TYPE"}${d.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),t(Q,
{text:Ve("v1/jobs","POST",c)})]}),t("div",{class:"buttons",children:[t("button",{type:"button",onClick:n,children:"Cancel"}),t("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||p!=="",children:"Push"})]})]})})}var Fh=5;async function Hl(e,n,r,o){let s=[],l=0,a=0,i=r;do{let c=await L(Zo(e,n-s.length,i),{signal:o});s.push(...c.jobs),a+=c.looked_at??c.jobs.length,i=c.cursor,++l}while(i!==
void 0&&s.length<n&&l<Fh);return{jobs:s,cursor:i,looked:a}}function Jh({chosen:e,clear:n}){let r=[...e],o=(c,d,p,h=!1)=>({label:c,path:`v1/jobs/${d}`,body:{ids:r},
cli:`pawl ${d==="delete"?"rm":d} ${r.slice(0,3).join(" ")}${r.length>3?" …":""}`,done:p,then:n,confirm:h?{title:`${c} ${we(r.length,"job")}?`,text:"Their payl\
oads, results and errors are gone for good. Those that have not ended are passed over.",danger:h,count:r.length}:void 0}),s=o("Run","run","Queued again"),l=o("T\
erminate","terminate","Asked to stop"),a=o("Delete","delete","Deleted",!0),i=Re("admin")&&r.length>0;return Be({r:()=>i&&Sn(s),T:()=>i&&Sn(l),Delete:()=>i&&Sn(a),
Escape:n}),r.length===0?null:t("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[t("span",{children:[t("b",{children:P(r.length)}),"\
 selected ",t("span",{class:"faint",children:"· updates wait"})]}),t("div",{class:"row",children:[t(Z,{action:s}),t(Z,{action:l}),t(Z,{action:a,danger:!0}),t("\
button",{type:"button",onClick:n,children:"Clear"})]})]})}var Md=["scheduled","retrying","suspended","completed","failed","dead"],Ed=["completed","failed","dead",
"terminated"],Dd=["waiting","scheduled","queued","retrying","running","suspended"];function Ar({filter:e,total:n}){let r=Cd(e);if(!Re("admin")||r===null)return null;
let o=e.state?.split(","),s=i=>o===void 0||o.some(c=>i.includes(c)),l=i=>o!==void 0&&o.every(c=>i.includes(c)),a=(i,c,d,p,h,f,y=!1)=>({label:i,path:`v1/jobs/${c}`,
body:r,many:!0,cli:`pawl ${c==="delete"?"rm":c}${Td(e)}`,done:h,confirm:{title:d,text:p,danger:y,count:l(f)?n:void 0}});return t(T,{children:[s(Md)&&t(Z,{action:a(
"Run all","run","Run all that match?","They are queued again.","Queued again",Md)}),s(Dd)&&t(Z,{action:a("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",Dd,!0),danger:!0}),s(Ed)&&t(Z,{action:a("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",Ed,!0),danger:!0})]})}function Uh(e,n){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob(
[n],{type:"application/x-ndjson"})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}function Gn({filter:e,total:n,queueColumn:r,empty:o}){let s=se.value.get(
"cursor")??void 0,l=Number(se.value.get("limit"))||50,[a,i]=j(new Set),c=JSON.stringify([e,s,l]);je(()=>i(new Set),[c]);let d=X(`jobs ${c}`,f=>Hl(e,l,s,f),a.size>
0),p=d.value,h=od(p?.jobs??[],f=>f.id,c);return p===null?d.problem?t(Ue,{problem:d.problem,retry:d.reload,path:Zo(e,l)}):t(st,{rows:8}):t(T,{children:[t(at,{data:d,
path:Zo(e,l)}),p.jobs.length===0&&p.cursor===void 0?o:t("div",{class:"card flush",...h.on,children:[h.news>0&&s===void 0&&t("button",{type:"button",class:"news",
onClick:h.release,children:[P(h.news)," new"]}),h.rows.length>0&&t(Ln,{jobs:h.rows,gone:h.gone,selection:{chosen:a,set:i},queue:r}),t(Er,{cursor:s,next:p.cursor,
words:["Newest",p.jobs.length===0?"Go on":"Older"],note:p.jobs.length===0?`Looked at ${tn(p.looked)} jobs, found none.`:`${P(p.jobs.length)} jobs${n!==void 0&&n>
p.jobs.length?` of ${P(n)}`:""}, newest first${p.looked>p.jobs.length?`; looked at ${tn(p.looked)}`:""}`,children:[t(Ar,{filter:e,total:n}),p.jobs.length>0&&t("\
button",{type:"button",class:"link",title:"One job a line, as JSON",onClick:()=>Uh("jobs.ndjson",p.jobs.map(f=>`${JSON.stringify(f)}
`).join("")),children:"Save page"})]})]}),t(Jh,{chosen:a,clear:()=>i(new Set)})]})}function Ad(){let e=_=>se.value.get(_)??void 0,n={queue:e("queue"),state:e("s\
tate"),type:e("type"),group:e("group"),since:e("since"),search:e("q")},r=X("queues for jobs",_=>L("v1/queues?limit=1000",{signal:_})),[o,s]=j(!1);Be({"/":()=>document.
getElementById("filter-search")?.focus(),n:()=>Re("push")&&s(!0)});let l=n.state?.split(",")??[],a=r.value?.queues??[],i=a.filter(_=>!n.queue||_.name===n.queue),
c=_=>i.reduce((M,x)=>M+(x.counts[_]??0),0),d=n.state&&!n.type&&!n.group&&!n.since&&!n.search,p=$d(n),h=(_,M)=>ye({[_]:M,cursor:void 0,..._==="queue"?{group:void 0}:
{}}),f=()=>ye({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,q:void 0,cursor:void 0}),y=Zo(n,50);return t(ae,{title:"Jobs",tools:t(T,{children:[
t("span",{class:"row faint",children:["this list as curl ",t(Je,{text:Ve(y),label:"Copy as curl"})]}),Re("push")&&t("button",{type:"button",class:"primary",onClick:()=>s(
!0),children:"Push a job"})]}),children:[o&&t(Pd,{queue:n.queue,close:()=>s(!1)}),t("div",{class:"filters",role:"search",children:[t("label",{children:[t("span",
{children:"Queue"}),t("select",{value:n.queue??"",onChange:_=>h("queue",_.currentTarget.value),children:[t("option",{value:"",children:"all"}),n.queue&&!a.some(
_=>_.name===n.queue)&&t("option",{value:n.queue,children:n.queue}),a.map(_=>t("option",{value:_.name,children:_.name},_.name))]})]}),t("label",{children:[t("spa\
n",{children:"Type"}),t("input",{id:"filter-type",value:n.type??"",placeholder:"any",spellcheck:!1,onChange:_=>h("type",_.currentTarget.value.trim())})]}),t("la\
bel",{children:[t("span",{children:"Group"}),t("input",{value:n.group??"",placeholder:n.queue?"any":"choose a queue",disabled:!n.queue,spellcheck:!1,onChange:_=>h(
"group",_.currentTarget.value)})]}),t("label",{children:[t("span",{children:"Pushed"}),t("select",{value:n.since??"",onChange:_=>h("since",_.currentTarget.value),
children:Dr.map(([_,M])=>t("option",{value:_,children:M},_))})]}),t("label",{class:"search",children:[t("span",{children:"Search"}),t("input",{id:"filter-search",
type:"search",value:n.search??"",placeholder:"a text, payload.order.id:17, worker:, reason:, error:",spellcheck:!1,onChange:_=>h("q",_.currentTarget.value.trim())})]}),
p&&t("button",{type:"button",class:"link",onClick:f,children:"Clear filters"})]}),t(Go,{states:Ko,chosen:l,counts:Object.fromEntries(Ko.map(_=>[_,c(_)])),toggle:_=>h(
"state",(l.includes(_)?l.filter(M=>M!==_):[...l,_]).join(","))}),xd(n)&&t("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says \
how far it has looked. A queue, a state or a time makes it quick."}),t(Gn,{filter:n,total:d?l.reduce((_,M)=>_+c(M),0):void 0,empty:p?t(ce,{title:"No job matches",
children:t("button",{type:"button",onClick:f,children:"Clear filters"})}):t(ce,{title:"No jobs yet",children:t(Q,{text:`curl -d '{"type":"hello","payload":{"nam\
e":"Ann"}}' ${ne("v1/jobs")}`})})})]})}var Od=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function Wh(e,n){let r=(s,l)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(l)])].map(a=>[a,(s[a]??0)+(l[a]??0)])),o=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of n.by_hour)o.set(s.at,(o.get(s.
at)??0)+s.count);return{...e,count:e.count+n.count,first_seen_at:e.first_seen_at<n.first_seen_at?e.first_seen_at:n.first_seen_at,last_seen_at:e.last_seen_at>n.last_seen_at?
e.last_seen_at:n.last_seen_at,states:r(e.states,n.states),queues:[...new Set([...e.queues,...n.queues])],types:[...new Set([...e.types,...n.types])],by_hour:[...o].
sort(([s],[l])=>s<l?-1:1).map(([s,l])=>({at:s,count:l}))}}async function Hh(e,n,r){let o=new Map,s,l=0;for(let a=0;a<e;++a){let i=await L(`v1/errors${Tt({...n,cursor:s})}`,
{signal:r});l+=i.looked_at;for(let c of i.errors){let d=o.get(c.fingerprint);o.set(c.fingerprint,d?Wh(d,c):c)}if(s=i.cursor,s===void 0)break}return{kinds:[...o.
values()].sort((a,i)=>i.count-a.count),looked:l,more:s!==void 0}}function Rd({names:e}){return t(T,{children:[e.slice(0,3).map((n,r)=>t(T,{children:[r>0&&", ",t(
"a",{href:O(Le(n)),children:n},n)]})),e.length>3&&t("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var zh=[{head:"Jobs",kind:"end tally-cell",
cell:e=>t("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>t(T,{children:[t("a",{href:O(lr({error:e.fingerprint})),class:"error-line",children:[
t("b",{children:e.type})," ",e.message]}),t("div",{class:"meta",children:Object.entries(e.states).map(([n,r])=>`${P(r)} ${n}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>t(Rd,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>t(ad,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>t(le,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>t(le,{at:e.last_seen_at})}];function Vh({kind:e}){let n=`error:${kd(e.type)}`,r=e.queues.length===1?e.queues[0]:void 0;return t(
Y,{title:t("span",{class:"bad",children:e.type}),tools:t("div",{class:"row",children:[t("a",{href:O(`/jobs${Tt({q:n,queue:r,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),t(Ar,{filter:{queue:r,state:"dead,failed",search:n}}),t(Je,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),t("button",{type:"butt\
on",onClick:()=>ye({error:void 0},!0),children:"Close"})]}),children:[t("p",{class:"error-text",children:e.message}),t("div",{class:"columns facts-columns",children:[
t(et,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([o,s])=>`${P(s)} ${o}`).join(", ")}`],["Queues",t(Rd,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",t(le,{at:e.first_seen_at})],["Last seen",t(le,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),t(et,{rows:[["Examples",
t("ul",{children:e.jobs.map(o=>t("li",{children:t("a",{href:O(he(o)),class:"id",children:o})},o))})]]})]})]})}function Gh({retrying:e}){let n=se.value.get("queu\
e")??"",r=se.value.get("since")??"",[o,s]=j(1),l=X(`kinds ${n} ${r} ${o}`,d=>Hh(o,{queue:n,since:xo(r)},d)),a=`v1/errors${Tt({queue:n,since:xo(r)})}`,i=l.value,
c=i?.kinds.find(d=>d.fingerprint===se.value.get("error"));return Be({Escape:()=>ye({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),t(T,{children:[
t("div",{class:"filters",role:"search",children:[t("label",{children:[t("span",{children:"Queue"}),t("input",{id:"queue",value:n,placeholder:"all",spellcheck:!1,
onChange:d=>ye({queue:d.currentTarget.value.trim()})})]}),t("label",{children:[t("span",{children:"Seen"}),t("select",{value:r,onChange:d=>ye({since:d.currentTarget.
value}),children:Dr.map(([d,p])=>t("option",{value:d,children:p},d))})]})]}),t(at,{data:l,path:a}),c&&t(Vh,{kind:c}),i===null?!l.problem&&t(st,{}):i.kinds.length===
0?t(ce,{title:n||r?"No error matches":"Nothing has failed",children:n||r?t("button",{type:"button",onClick:()=>ye({queue:void 0,since:void 0}),children:"Clear f\
ilters"}):e>0&&t("a",{href:O("/failures?tab=retrying"),children:[we(e,"job")," wait for a retry"]})}):t("div",{class:"card flush",children:[t(Vn,{rows:i.kinds,columns:zh,
id:d=>d.fingerprint,page:d=>lr({error:d.fingerprint}),kind:"list kinds"}),t("div",{class:"pages",children:[t("span",{class:"faint",children:[we(i.kinds.length,"\
kind")," among the last errors of ",we(i.looked,"job"),i.more&&"; there are more jobs to look at"]}),t("div",{class:"row",children:[t(Je,{text:Ve(a),label:"Copy\
 as curl"}),i.more&&t("button",{type:"button",onClick:()=>s(o+1),children:"Look at more"})]})]})]})]})}function Ld(){let e=se.value.get("tab")??"errors",n=X("fa\
ilures",s=>L("v1/stats?limit=1",{signal:s})),r=n.value?.counts,o=s=>`/failures${s==="errors"?"":`?tab=${s}`}`;return Be(Object.fromEntries(Od.map(([s],l)=>[String(
l+1),()=>Ee(o(s))]))),t(ae,{title:"Failures",children:[t(qn,{tabs:Od.map(([s,l])=>[s,l,s==="errors"?void 0:r?.[s]]),current:e,link:o}),n.problem&&t(Ue,{problem:n.
problem,at:n.at,retry:n.reload,path:"v1/stats"}),e==="errors"?t(Gh,{retrying:r?.retrying??0}):t(Gn,{filter:{state:e},total:r?.[e],empty:t(ce,{title:e==="dead"?"\
Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&t("p",{children:[t("a",{href:O(
"/failures?tab=retrying"),children:we(r?.retrying??0,"job")})," wait for a retry."]})})})]})}var ea="download";function Kh(){let n=X("outbound",r=>L("v1/outbound",{signal:r})).value;return n===null||n.hosts.length===0?null:t(Y,{title:"Hosts",tools:t("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[t("table",{class:"plain",children:[t("thead",{children:t("tr",{children:[
t("th",{children:"Host"}),t("th",{class:"end",children:"In flight"}),t("th",{class:"end",children:"Answered"}),t("th",{class:"end",children:"Failed"}),t("th",{class:"\
wide",children:"Last error"}),t("th",{class:"end wide",children:"Left alone until"})]})}),t("tbody",{children:n.hosts.slice(0,20).map(r=>t("tr",{children:[t("td",
{class:"main",children:r.host}),t("td",{class:"end",children:P(r.in_flight)}),t("td",{class:"end",children:P(r.ok)}),t("td",{class:r.failed>0?"end bad":"end",children:P(
r.failed)}),t("td",{class:"wide faint",children:r.last_error}),t("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>ot.value?t(le,{at:r.down_until}):
t("span",{class:"faint",children:"–"})})]},r.host))})]}),n.hosts.length>20&&t("p",{class:"foot",children:["The busiest 20 of ",P(n.hosts.length)," hosts."]})]})}
var Qh=["queued","running","retrying","completed","dead"];function qd(){let e=se.value.get("state")??"";return t(ae,{title:"Downloads",sub:t(T,{children:["jobs \
of the queue ",t("a",{href:O(Le(ea)),children:ea}),"; limits of hosts are ",t("a",{href:O(`${Le(ea)}?tab=groups`),children:"its groups"})]}),children:[t(ur,{states:Qh}),
t(Gn,{filter:{queue:ea,state:e||void 0},queueColumn:!1,empty:t(ce,{title:e?"No download is in this state":"No downloads yet",children:!e&&t(T,{children:[t("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),t(Q,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${ne("v1/jobs")}`})]})})}),t(Kh,{})]})}function ta({path:e,cli:n,numbers:r,rate:o,ordered:s,saved:l}){let a={...Object.fromEntries(r.map(({name:$,value:E})=>[$,E?.toString()??""])),rate_limit:o?.limit.
toString()??"",rate_per:o?`${o.per}s`:"1s",ordered:s?"yes":""},[i,c]=j(null),[d,p]=j(""),h=i??a,f=($,E)=>c({...h,[$]:E}),y={},_=[];for(let{name:$}of r)h[$]!==a[$]&&
(y[$]=h[$]===""?null:Number(h[$]),_.push(`--${$.replace(/_/g,"-")} ${h[$]||"none"}`));(h.rate_limit!==a.rate_limit||h.rate_limit!==""&&h.rate_per!==a.rate_per)&&
(y.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},_.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
a.ordered&&(y.ordered=h.ordered==="yes",_.push(y.ordered?"--ordered":"--unordered"));let M=_.length>0,x=async()=>{try{await L(e,{method:"PATCH",body:y}),lt("Sav\
ed"),c(null),p(""),l()}catch($){p($.detail)}},S=!Re("admin"),w=($,E,J)=>t("label",{class:"field",children:[t("span",{children:E}),t("input",{value:h[$],placeholder:"\
no limit",inputMode:"numeric",disabled:S,onInput:q=>f($,q.currentTarget.value)}),t("small",{children:J})]});return t(Y,{title:"Limits",tools:t(Ys,{}),children:t(
"form",{class:"form",onSubmit:$=>{$.preventDefault(),x()},children:[r.slice(0,1).map(({name:$,label:E,hint:J})=>w($,E,J)),t("div",{class:"pair",children:[w("rat\
e_limit","Rate","how many jobs may start"),t("label",{class:"field",children:[t("span",{children:"in"}),t("input",{value:h.rate_per,disabled:S||h.rate_limit==="",
onInput:$=>f("rate_per",$.currentTarget.value)}),t("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:$,label:E,hint:J})=>w($,E,J)),s!==void 0&&
t("label",{class:"check-label",children:[t("input",{type:"checkbox",checked:h.ordered==="yes",disabled:S,onClick:$=>f("ordered",$.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),d&&t("p",{class:"bad",role:"alert",children:d}),!S&&t("div",{class:"buttons",children:[t("bu\
tton",{type:"button",disabled:!i,onClick:()=>c(null),children:"Reset"}),t("button",{type:"submit",class:"primary",disabled:!M,children:"Save"})]}),M&&t("details",
{class:"same",children:[t("summary",{children:"The same in a terminal"}),t(Q,{text:`${n} ${_.join(" ")}`}),t(Q,{text:Ve(e,"PATCH",y)})]})]})})}function zl(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function jd(e){let n=r=>({path:zl(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...n(
!e.paused),undo:n(e.paused)}}function Nd(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function Yh({group:e}){return t(T,{children:[t(Ht,{value:e.running}),e.limit!==void 0&&t(T,{children:[t("span",{class:"faint",children:[
" / ",P(e.limit)]}),t(cr,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var Zh=[{head:"Group",kind:"main",cell:e=>t(T,{children:[t("a",
{href:O(ir(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&t("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>t(
Ht,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>t(Yh,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${ke(e.rate.
per*1e3)}`:t("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:Nd},{head:"",kind:"end act",cell:e=>t(Z,{action:jd(e)})}];function Id({
queue:e}){let[n,r]=j("");return t(T,{children:[t("form",{class:"filters",onSubmit:o=>{o.preventDefault(),n&&Ee(ir(e,n))},children:[t("label",{children:[t("span",
{children:"Open a group by its exact name"}),t("input",{value:n,onInput:o=>r(o.currentTarget.value)})]}),t("button",{type:"submit",children:"Open"})]}),t(Rn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:Zh,id:o=>o.name,page:o=>ir(e,o.name),
none:t(ce,{title:"No groups here",children:[t("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),t(
Q,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${ne("v1/jobs")}`})]})})]})}function Xh({jobs:e}){let n=new Map;for(let r of e)n.set(r.state,
(n.get(r.state)??0)+1);return t(Y,{title:`The last ${we(e.length,"job")}`,tools:t("span",{class:"faint",children:"the newest at the right"}),children:[t("div",{
class:"strip",role:"img","aria-label":[...n].map(([r,o])=>`${o} ${r}`).join(", "),children:[...e].reverse().map(r=>t("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Ee(he(r.id))},r.id))}),t("ul",{class:"tally",children:[...n].map(([r,o])=>t("li",{class:"state quiet","data-state":r,children:[t(fn,{state:r}),
P(o)," ",r]},r))})]})}function eg({queue:e,name:n}){let r=se.value.get("cursor")??void 0,o=se.value.get("since")??"",s=`${zl({queue:e,name:n})}/jobs${Tt({limit:50,
cursor:r,since:xo(o)})}`,l=X(`history ${e} ${n} ${r} ${o}`,i=>L(s,{signal:i})),a=l.value;return t(T,{children:[t("div",{class:"row history-head",children:[t("h2",
{children:"History"}),t(ko,{label:"Pushed",options:Dr.map(([i,c])=>[i,c]),value:o,set:i=>ye({since:i,cursor:void 0})})]}),a===null?l.problem?t(Ue,{problem:l.problem,
retry:l.reload,path:s}):t(st,{}):a.jobs.length===0&&!r?t(ce,{title:o?"No job of this time":"No jobs in this group",children:!o&&t(Q,{text:`curl -d '{"type":"hel\
lo","queue":"${e}","group":"${n}"}' ${ne("v1/jobs")}`})}):t("div",{class:"card flush",children:[t(Ln,{jobs:a.jobs,queue:!1}),t(Er,{note:"newest first",cursor:r,
next:a.cursor,children:t(Ar,{filter:{queue:e,group:n,since:o}})})]})]})}function Bd({queue:e,name:n}){let r=zl({queue:e,name:n}),o=X(r,async c=>{let[d,p]=await Promise.
all([L(r,{signal:c}),L(`${r}/jobs?limit=200`,{signal:c})]);return{group:d,last:p.jobs}}),s=t(T,{children:[t("a",{href:O("/queues"),children:"Queues"})," · ",t(
"a",{href:O(Le(e)),children:e})," · ",t("a",{href:O(`${Le(e)}?tab=groups`),children:"groups"})]});if(o.value===null)return t(Rt,{data:o,path:r,title:n,up:s,missing:"\
There is no such queue",children:t("p",{children:"A queue appears with its first push."})});let{group:l,last:a}=o.value,i=Nd(l);return t(ae,{title:t(T,{children:[
n," ",l.paused&&t(De,{state:"paused"})," ",l.ordered&&t("span",{class:"pill",children:"ordered"})]}),sub:s,tools:t(Z,{action:jd(l)}),children:[t(at,{data:o,path:r}),
t("div",{class:"tiles four",children:[t("div",{class:"tile","data-state":"queued",children:[t("span",{class:"tile-label",children:"Ready"}),t("span",{class:"til\
e-value",children:P(l.ready)}),t("span",{class:"tile-note",children:i||"nothing holds it"})]}),t("div",{class:"tile","data-state":"running",children:[t("span",{
class:"tile-label",children:"Running"}),t("span",{class:"tile-value",children:[P(l.running),l.limit!==void 0&&t("small",{children:[" / ",P(l.limit)]})]}),t("spa\
n",{class:"tile-note",children:l.limit===void 0?"no limit":"at once"})]}),t("div",{class:"tile",children:[t("span",{class:"tile-label",children:"Rate"}),t("span",
{class:"tile-value",children:l.rate?P(l.rate.limit):"–"}),t("span",{class:"tile-note",children:l.rate?`may start in ${ke(l.rate.per*1e3)}`:"no limit"})]}),t("\
div",{class:"tile",children:[t("span",{class:"tile-label",children:"Order"}),t("span",{class:"tile-value",children:l.ordered?"strict":"free"}),t("span",{class:"\
tile-note",children:l.ordered?"one at a time, in turn":"as workers are free"})]})]}),a.length>0&&t(Xh,{jobs:a}),t(eg,{queue:e,name:n}),t(ta,{path:r,cli:`pawl gr\
oup ${e} '${n}'`,numbers:[{name:"limit",label:"Limit",hint:"how many jobs of the group may run at once",value:l.limit}],rate:l.rate,ordered:l.ordered,saved:o.reload}),
t(Ft,{title:"Settings",value:l.settings})]})}var Fd=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Ud=["completed","failed","dead","terminated"];async function tg(e,n){let r=await L(
`v1/jobs/${encodeURIComponent(e)}`,{signal:n});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let o=()=>null,s=encodeURIComponent(r.queue),
[l,a,i]=await Promise.all([L(`v1/queues/${s}`,{signal:n}).catch(o),r.group?L(`v1/queues/${s}/groups/${encodeURIComponent(r.group)}`,{signal:n}).catch(o):null,sr().
catch(()=>[])]);return{job:r,queue:l,group:a,workers:i}}function ng({job:e,queue:n,group:r,workers:o}){if(e.state==="scheduled"&&e.run_at)return{text:t(T,{children:[
"It is scheduled: it may run ",t(le,{at:e.run_at}),", at ",pt(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)return{text:t(T,{children:["It has\
 failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",t(le,{at:e.run_at}),"."]})};if(e.state==="waiting"){let a=e.waiting_for??e.after?.
length??0;return{text:t(T,{children:["It waits for ",a===1?"another job":`${a} other jobs`," to end."]})}}if(e.state!=="queued")return null;let s=t("a",{href:O(
Le(e.queue)),children:e.queue});if(n?.paused)return{text:t(T,{children:["Its queue ",s," is paused."]})};if(r?.paused)return{text:t(T,{children:["Its group ",t(
"b",{children:e.group})," is paused."]})};if(n?.concurrency!==void 0&&n.counts.running>=n.concurrency)return{text:t(T,{children:["The queue ",s," is at its limi\
t: ",n.counts.running," of ",n.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:t(T,{children:["Its group ",t("b",{children:e.group}),
" is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:t(T,{children:["Its group ",t("b",{children:e.group})," is orde\
red, and the job before it runs."]})};let l=o.filter(a=>a.queues?.includes(e.queue)&&a.state!=="gone");return l.length===0?{text:t(T,{children:["No worker claim\
s the queue ",s,"."]})}:l.every(a=>a.quiet)?{text:t(T,{children:["All workers of the queue ",s," were told to claim no more."]})}:l.every(a=>a.concurrency!==void 0&&
a.running.length>=a.concurrency)?{text:t(T,{children:["All ",P(l.length)," workers of the queue ",s," are busy."]})}:n?.rate&&n.counts.queued>0?{text:t(T,{children:[
"The queue ",s," starts at most ",n.rate.limit," jobs in ",ke(n.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?{text:t(T,{children:["Its group ",t(
"b",{children:e.group})," is ordered: ",P(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:t(T,{children:["Nothing holds it: ",P(n?.counts.
queued??1)," jobs of ",s," wait, and its turn comes."]})}}function rg(e){let n=[{at:e.created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}];
if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);n.push({at:e.started_at,state:"running",title:e.attempt>1?`Attempt ${e.attempt} began`:
"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${ke(r)}`})}if(e.ended_at){let r=e.started_at?ke(Date.parse(e.ended_at)-Date.parse(e.started_at)):
"";n.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,kn(e.reason)].filter(Boolean).join(" · ")})}else(e.state===
"retrying"||e.state==="scheduled")&&n.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.attempt+1}`:"May run"});return n}function og({
job:e}){return t(Y,{title:"Timeline",children:[t("ol",{class:"timeline",children:[rg(e).map(n=>t("li",{"data-state":n.state,children:[t("span",{class:"timeline-\
mark",children:t(fn,{state:n.state})}),t("div",{children:[t("b",{children:n.title})," ",n.note&&t("span",{class:"faint",children:n.note}),t("div",{class:"meta",
children:[t(le,{at:n.at})," ",t("span",{class:"faint",children:["· ",pt(Date.parse(n.at))]})]})]})]},n.title)),e.state==="running"&&t("li",{"data-state":"runni\
ng",class:"pending",children:[t("span",{class:"timeline-mark"}),t("div",{children:[t("b",{children:"Running"})," for ",e.started_at&&ho(ot.value-Date.parse(e.started_at)),
e.options.timeout!==void 0&&t("span",{class:"faint",children:[" of at most ",ke(e.options.timeout*1e3)]})]})]})]}),e.lease&&t("p",{class:"lease",children:["Leas\
ed to ",t("b",{children:e.lease.worker})," for ",ke(Math.max(0,Date.parse(e.lease.expires_at)-ot.value))," more",(e.crashes??0)>0&&`; its worker has vanished ${e.
crashes} of ${e.options.max_crashes} times`]})]})}function sg(e){let n=e.result;return e.type==="download"&&e.state==="completed"&&typeof n?.path=="string"}function ag({
job:e}){let[n,r]=j(!1),[o,s]=j(!0);if(!e.error)return null;let l=e.error.backtrace??[],a=`${e.error.type}: ${e.error.message}${l.map(i=>`
  ${i}`).join("")}`;return t("section",{class:"card error-card",children:[t("header",{children:[t("h2",{children:t("span",{class:"bad",children:e.error.type})}),
t("div",{class:"row",children:[l.length>0&&t("button",{type:"button",class:"link",onClick:()=>s(!o),children:o?"do not wrap":"wrap"}),t(Je,{text:a,label:"Copy t\
he error"})]})]}),t("p",{class:"error-text",children:e.error.message}),l.length>0&&t("pre",{class:o?"trace":"trace nowrap",tabIndex:0,children:(n?l:l.slice(0,5)).
join(`
`)}),l.length>5&&t("button",{type:"button",class:"link pad",onClick:()=>r(!n),children:n?"show less":`${l.length-5} more lines`})]})}function Jd(e){let n=e.options.
retry;if(!n)return[];let r=[];for(let o=e.failures;o<n.max&&r.length<4;++o){let s={exponential:n.base*2**o,quartic:o**4+n.base+29*(o+1),fixed:n.base}[n.backoff];
r.push(Math.min(n.cap,s)*1e3)}return r}function lg({job:e,side:n,name:r,port:o}){let[s,l]=j(!1),[a,i]=j(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${n}/${encodeURIComponent(
r)}`,d=X(`${c} ${s}`,async f=>s?await L(`${c}?limit=20`,{signal:f}):null),p;try{p=JSON.parse(a)}catch{p=void 0}let h=async()=>{try{let f=await L(c,{method:"POST",
body:{values:[p]},key:Dn()});lt(`Written; ${P(f.count)} wait there now`),i(""),_o()}catch(f){lt(f.detail,{bad:!0})}};return t(T,{children:[t("tr",{children:[t("\
td",{class:"main",children:[t("b",{children:r})," ",t("span",{class:"faint",children:n==="in"?"inport":"outport"})]}),t("td",{class:"end",children:we(o.size??0,
"value")}),t("td",{class:"wide",children:(o.channels??[]).map(f=>t("a",{href:O(On(f)),children:[f," "]},f))}),t("td",{class:"wide faint",children:o.default!==void 0&&
t("code",{children:Pt(o.default).replace(/\n\s*/g," ")})}),t("td",{class:"end act",children:Re("work")&&(o.size??0)>0&&t("button",{type:"button","aria-expanded":s,
onClick:()=>l(!s),children:s?"Hide":"Look"})})]}),s&&d.value&&t("tr",{children:t("td",{colSpan:5,children:[t("ol",{class:"values",children:d.value.items.map((f,y)=>t(
"li",{children:[t("span",{class:"faint",children:(d.value?.from??0)+y})," ",t("code",{children:Pt(f.value).replace(/\n\s*/g," ")})]},y))}),d.value.tail-d.value.
from>d.value.items.length&&t("p",{class:"faint",children:["The first ",d.value.items.length," values."]})]})}),n==="in"&&Re("push")&&!Ud.includes(e.state)&&t("t\
r",{children:t("td",{colSpan:5,children:t("form",{class:"row",onSubmit:f=>{f.preventDefault(),p!==void 0&&h()},children:[t("input",{class:"wide-input","aria-lab\
el":`A value for ${r}, as JSON`,placeholder:"a value, as JSON",value:a,spellcheck:!1,onInput:f=>i(f.currentTarget.value)}),t("button",{type:"submit",disabled:p===
void 0,children:"Write"}),a!==""&&p!==void 0&&t(Je,{text:`pawl write ${e.id} ${r} '${a}'`,label:"Copy as a command"})]})})})]})}function ig({job:e}){let n=e.ports;
if(!n)return null;let r=["in","out"].flatMap(o=>Object.entries(n[o]??{}).map(([s,l])=>[o,s,l]));return r.length===0?null:t(Y,{title:"Ports",tools:t("span",{class:"\
faint",children:"input wakes the job"}),children:t("table",{class:"plain",children:t("tbody",{children:r.map(([o,s,l])=>t(lg,{job:e,side:o,name:s,port:l},`${o} ${s}`))})})})}
function ug({job:e,path:n}){let[r,o]=j(""),s=e.aliases??[];if(!Re("admin")&&s.length===0)return null;let l=a=>`${n}/aliases/${encodeURIComponent(a)}`;return t("\
div",{class:"row aliases",children:[s.map(a=>t("span",{class:"pill",children:[a,Re("admin")&&t("button",{type:"button",class:"link","aria-label":`Take the name ${a}\
 away`,onClick:()=>Sn({label:"",method:"DELETE",path:l(a),done:`${a} is taken away`,undo:{method:"PUT",path:l(a),done:`It is ${a} again`}}),children:"×"})]},a)),
Re("admin")&&t("form",{class:"row",onSubmit:a=>{a.preventDefault(),r&&Sn({label:"",method:"PUT",path:l(r),done:`It is also ${r} now`,then:()=>o("")})},children:[
t("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:a=>o(a.currentTarget.value)}),t("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function cg({path:e}){let n=X(`${e}/callbacks`,r=>L(`${e}/callbacks`,{signal:r}));return!n.value||n.value.callbacks.length===
0?null:t(Y,{title:"Callbacks",children:t("table",{class:"plain",children:t("tbody",{children:n.value.callbacks.map(r=>t("tr",{children:[t("td",{class:"main",children:t(
"a",{class:"cut",href:O(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),t("td",{class:"wide faint",children:["when ",r.event]}),t("td",{children:t(
De,{state:r.state})}),t("td",{class:"end wide",children:we(r.attempts??0,"attempt")}),t("td",{class:"end wide",children:r.next_at&&t(le,{at:r.next_at})})]},r.id))})})})}
var dg=["queued","scheduled","retrying","suspended"];function pg({job:e,path:n,close:r}){let o=Pt(e.payload??null),s=o.includes('"[redacted]"'),[l,a]=j({priority:String(
e.priority),group:e.group??"",delay:"",payload:o}),[i,c]=j(""),d=_=>a({...l,..._}),p={},h="";if(l.priority!==String(e.priority)&&(p.priority=Number(l.priority)),
l.group!==(e.group??"")&&(p.group=l.group||null),l.delay&&(p.delay=l.delay),l.payload!==o)try{p.payload=JSON.parse(l.payload)}catch{h="the payload is not JSON"}
let f=Object.entries(p).map(([_,M])=>` --${_} ${_==="payload"?`'${l.payload.replace(/'/g,"'\\''")}'`:M??"none"}`),y=async()=>{try{await L(n,{method:"PATCH",body:p,
key:Dn()}),lt("Changed"),_o(),r()}catch(_){c(_.detail)}};return t(nn,{title:"Change this job",close:r,children:t("form",{onSubmit:_=>{_.preventDefault(),y()},children:[
t("div",{class:"pair",children:[t("label",{class:"field",children:[t("span",{children:"Priority"}),t("input",{value:l.priority,inputMode:"numeric",onInput:_=>d(
{priority:_.currentTarget.value})}),t("small",{children:"1 to 9, the highest first"})]}),t("label",{class:"field",children:[t("span",{children:"Not before"}),t(
"input",{value:l.delay,placeholder:"as it is",onInput:_=>d({delay:_.currentTarget.value})}),t("small",{children:"from now, such as 10m or 2h"})]})]}),t("label",
{class:"field",children:[t("span",{children:"Group"}),t("input",{value:l.group,placeholder:"none",spellcheck:!1,onInput:_=>d({group:_.currentTarget.value})})]}),
t("label",{class:"field",children:[t("span",{children:"Payload"}),t("textarea",{rows:8,value:l.payload,disabled:s,spellcheck:!1,onInput:_=>d({payload:_.currentTarget.
value})}),t("small",{children:s?"parts of it are redacted here, so it cannot be changed here without losing them":h||"JSON"})]}),i&&t("p",{class:"bad",role:"ale\
rt",children:i}),t("details",{class:"same",children:[t("summary",{children:"The same in a terminal"}),t(Q,{text:`pawl edit ${e.id}${f.join("")}`}),t(Q,{text:Ve(
n,"PATCH",p)})]}),t("div",{class:"buttons",children:[t("button",{type:"button",onClick:r,children:"Cancel"}),t("button",{type:"submit",class:"primary",disabled:h!==
""||f.length===0,children:"Change"})]})]})})}function fg({job:e}){let n=X(`children ${e.id}`,r=>L(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));
return!n.value||n.value.jobs.length===0?null:t(Y,{title:"Children",tools:t("span",{class:"row",children:[t("span",{class:"faint",children:e.children&&`${P(e.children.
open)} of ${P(e.children.count)} open`}),t("a",{href:O(`${he(e.id)}/tree`),children:"tree"})]}),children:t(Ln,{jobs:n.value.jobs})})}function Wd({reference:e}){
let n=`v1/jobs/${encodeURIComponent(e)}`,r=X(`job ${e}`,f=>tg(e,f)),[o,s]=j(!1),l=r.value,a=l?.job,i={run:{label:"Run now",path:`${n}/run`,cli:`pawl run ${e}`,done:"\
Queued"},force:{label:"Run again",path:`${n}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was \
stopped on purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${n}/terminate`,body:a?.children?{recursive:!0}:{},cli:`pawl terminate ${a?.
children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:a?.children?`Its ${P(a.children.open)} open children are termina\
ted too.`:"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:n,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{
title:"Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>Ee("/jobs")}},c=a!==void 0&&Ud.includes(a.state);if(Be({r:()=>a&&
Fd.includes(a.state)&&Sn(i.run),T:()=>a&&!c&&Sn(i.end),Delete:()=>c&&Sn(i.remove),u:()=>a?.parent&&Ee(he(a.parent.id))}),a===void 0)return t(Rt,{data:r,path:n,title:"\
Job",up:t("a",{href:O("/jobs"),children:"Jobs"}),missing:"There is no such job",children:t("p",{children:[t("code",{children:e})," may have passed its retention\
, or was deleted."]})});let d=l?ng(l):null,p=jl(a.progress),h=a.options.retry;return t(ae,{title:t(T,{children:[a.type," ",t(De,{state:a.state})]}),sub:t("span",
{class:"row",children:[t("a",{href:O("/jobs"),children:"Jobs"})," · ",t("code",{class:"id",children:a.id}),t(Je,{text:a.id,label:"Copy the id"}),t("span",{class:"\
faint",children:["~",a.seq]})]}),tools:t(T,{children:[Fd.includes(a.state)&&t(Z,{action:{...i.run,label:c?"Run again":"Run now"},primary:!0,id:"run"}),a.state===
"terminated"&&t(Z,{action:i.force,primary:!0,id:"run"}),dg.includes(a.state)&&Re("admin")&&t("button",{type:"button",onClick:()=>s(!0),children:"Change"}),!c&&t(
Z,{action:i.end,danger:!0,why:a.state==="terminating"&&"it stops already"}),c&&t(Z,{action:i.remove,danger:!0}),t(Je,{text:Ve(n),label:"Copy as curl"})]}),children:[
t(at,{data:r,path:n}),o&&t(pg,{job:a,path:n,close:()=>s(!1)}),d&&t("section",{class:"why","data-state":a.state,"aria-label":"Why is it waiting?",children:[t(fn,
{state:a.state}),t("div",{children:[t("h2",{children:"Why is it waiting?"}),t("p",{children:d.text})]})]}),p!==null&&a.state==="running"&&t("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(p),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[t("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[t("rect",{width:"100",height:"4",class:"bar-back"}),t("rect",{width:Math.min(100,p),height:"4",class:"bar-fill"})]}),t("b",
{children:[Math.round(p)," %"]})]}),t(ag,{job:a}),t("div",{class:"columns job-columns",children:[t(Y,{title:"Facts",children:t(et,{rows:[["Queue",t("a",{href:O(
Le(a.queue)),children:a.queue})],["Group",a.group&&t("a",{href:O(ir(a.queue,a.group)),children:a.group})],["Priority",a.priority],["Attempts",h&&!a.ports?`${a.attempt}\
 of at most ${h.max+1}`:a.attempt],["Coming pauses",!c&&a.failures>0&&Jd(a).length>0&&`at most ${Jd(a).map(f=>ke(f)).join(", ")}`],["Retries",h&&(h.max===0?"non\
e":`${h.backoff}, from ${ke(h.base*1e3)} to ${ke(h.cap*1e3)}`)],["Lease",ke(a.options.lease*1e3)],["Timeout",a.options.timeout!==void 0&&ke(a.options.timeout*1e3)],
["Unique",a.unique&&`${a.unique.key}, until its ${a.unique.until==="start"?"start":"end"}`],["Expires",a.expires_at&&t(le,{at:a.expires_at})],["Parent",a.parent&&
t("a",{href:O(he(a.parent.id)),children:a.parent.id})],["Workflow",a.workflow&&t("a",{href:O(`/workflows/${encodeURIComponent(a.workflow.id)}`),children:a.workflow.
id})],["Also named",t(ug,{job:a,path:n})],["Kept until",a.retain_until&&t(le,{at:a.retain_until})],["Kept after its end",!a.retain_until&&ke(a.options.retention*
1e3)]]})}),t(og,{job:a})]}),sg(a)&&t("p",{class:"hint",children:[t("a",{href:ne(`v1/files/${encodeURIComponent(a.id)}`),children:"The file"})," that it has brou\
ght is kept as long as the job."]}),t(ig,{job:a}),t(Ft,{title:"Result",value:a.result}),t(Ft,{title:"Progress",value:a.progress}),t(Ft,{title:"Payload",value:a.
payload}),t(Ft,{title:"Meta",value:a.meta}),t(Ft,{title:"State",value:a.job_state}),(a.callbacks?.length??0)>0&&t(cg,{path:n}),a.children&&a.children.count>0&&t(
fg,{job:a}),t("details",{class:"same",children:[t("summary",{children:"The same in a terminal"}),t(Q,{text:`pawl job ${e}`}),t(Q,{text:Ve(n)})]})]})}var Vl=200;function Gl(e,n){let r=`v1/queues/${encodeURIComponent(e)}`,o=s=>({path:r,method:"PATCH",body:{paused:s},done:s?`${e} is paused`:`${e} runs again`});
return{label:n?"Resume":"Pause",...o(!n),cli:`pawl queue ${e} --${n?"resume":"pause"}`,undo:o(n)}}function Kl({queue:e,workers:n}){if(e.paused)return t(De,{state:"\
paused"});if(e.counts.queued>0&&!n.has(e.name))return t("span",{class:"state","data-state":"failed",children:[t("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return t("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[t("span",{class:"dot"}),
r?"active":"idle"]})}var mg={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function Hd(){let e=X("queues",async p=>{let[h,f,y]=await Promise.all([L("v1/queues?limit=1000",{signal:p}),sr(),L("v1/stats?limit=10\
00",{signal:p})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(f.flatMap(_=>_.queues??[])),stats:y}}),n=se.value.get("filter")??"",r=se.value.get(
"sort")??"",[o,s]=j(!1);Be({"/":()=>document.getElementById("filter")?.focus()});let l=e.value;if(l===null)return t(ae,{title:"Queues",children:e.problem?t(Ue,{
problem:e.problem,retry:e.reload,path:"v1/queues"}):t(st,{})});let a=p=>Object.entries(p.counts).some(([h,f])=>f>0&&h!=="completed"&&h!=="terminated"),i=l.queues.
filter(p=>p.name.includes(n)&&(!o||a(p))),c=mg[r];i=c?[...i].sort((p,h)=>c(h)-c(p)):[...i].sort((p,h)=>p.name<h.name?-1:1);let d=(p,h)=>t("th",{class:"end","ari\
a-sort":r===p?"descending":void 0,children:t("button",{type:"button",class:"sort",onClick:()=>ye({sort:r===p?"":p},!0),children:[h,r===p?" ↓":""]})});return t(
ae,{title:"Queues",tools:t(T,{children:[t("label",{class:"check-label",children:[t("input",{type:"checkbox",checked:o,onClick:()=>s(!o)})," hide idle"]}),t("inp\
ut",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:n,onInput:p=>ye({filter:p.currentTarget.value},!0)})]}),children:[
e.problem&&t(Ue,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),l.queues.length===0?t(ce,{title:"A queue appears with its first push",children:t(Q,
{text:`curl -d '{"type":"hello","queue":"greetings"}' ${ne("v1/jobs")}`})}):i.length===0?t(ce,{title:"No queue matches",children:t("button",{type:"button",onClick:()=>{
s(!1),ye({filter:""},!0)},children:"Clear the filter"})}):t("div",{class:"card flush",children:[t("table",{class:"list",children:[t("thead",{children:t("tr",{children:[
t("th",{children:"Queue"}),t("th",{children:"State"}),d("queued","Queued"),t("th",{class:"end wide",children:t("button",{type:"button",class:"sort",onClick:()=>ye(
{sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),d("retrying","Retrying"),d("dead","Dead"),t("th",{class:"end wide",children:"\
Scheduled"}),t("th",{class:"end wide",children:t("button",{type:"button",class:"sort",onClick:()=>ye({sort:r==="oldest"?"":"oldest"},!0),children:["Oldest wait",
r==="oldest"?" ↓":""]})}),t("th",{class:"end wide",children:"Done / min"}),t("th",{})]})}),t("tbody",{children:i.slice(0,Vl).map(p=>t("tr",{children:[t("td",{
class:"main",children:t("a",{href:O(Le(p.name)),children:p.name})}),t("td",{children:t(Kl,{queue:p,workers:l.workers})}),t("td",{class:"end","data-label":"queue\
d",children:t(Ht,{value:p.counts.queued})}),t("td",{class:"end wide",children:[t(Ht,{value:p.counts.running}),p.concurrency!==void 0&&t(T,{children:[t("span",{class:"\
faint",children:[" / ",P(p.concurrency)]}),t(cr,{value:p.counts.running,max:p.concurrency,label:`${p.counts.running} of ${p.concurrency}`})]})]}),t("td",{class:"\
end","data-label":"retrying",children:t(Ht,{value:p.counts.retrying})}),t("td",{class:p.counts.dead>0?"end bad":"end","data-label":"dead",children:t(Ht,{value:p.
counts.dead})}),t("td",{class:"end wide","data-label":"scheduled",children:t(Ht,{value:p.counts.scheduled})}),t("td",{class:"end wide",children:p.oldest_age?ke(
p.oldest_age*1e3):t("span",{class:"faint",children:"–"})}),t("td",{class:"end wide",children:t(Ht,{value:l.stats.queues?.[p.name]?.minute.completed})}),t("td",
{class:"end act",children:t(Z,{action:Gl(p.name,p.paused)})})]},p.name))})]}),i.length>Vl&&t("p",{class:"foot",children:[Vl," of ",i.length," queues are shown; \
the filter finds the others."]}),l.more&&t("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var hg=3e4,gg=6e4,Ql=200;function Yl({worker:e}){let n=ot.value-Date.parse(e.last_seen_at),r=e.state==="gone"||n>gg?"dead":n>hg?"retrying":e.state==="busy"?"run\
ning":"completed",o=e.stop?"stopping":e.quiet?"quiet":e.state;return t("span",{class:"state quiet","data-state":r,children:[t("span",{class:"dot"}),o]})}function zd(e,n){
return{label:n==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${n}`,cli:`pawl workers --${n} ${e.name}`,done:n==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:n==="quiet"?"Quiet this worker?":"Stop this worker?",text:n==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:n==="stop"}}}var Vd=["busy","idle",
"gone"],bg=[{head:"Worker",kind:"main",cell:e=>t(T,{children:[t("b",{class:"cut",children:e.name}),t("div",{class:"meta",children:[e.host,e.pid&&`pid ${e.pid}`,
...e.labels??[]].filter(Boolean).join(" · ")||t(T,{children:["since ",t(le,{at:e.first_seen_at,plain:!0})]})})]})},{head:"State",cell:e=>t(Yl,{worker:e})},{head:"\
Queues",kind:"wide",cell:e=>t(T,{children:[(e.queues??[]).slice(0,4).map((n,r)=>t(T,{children:[r>0&&", ",t("a",{href:O(Le(n)),children:n})]})),(e.queues??[]).length>
4&&t("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",cell:e=>t(T,{children:[e.concurrency!==void 0&&t("div",{class:"\
row",children:[e.running.length,t("span",{class:"faint",children:["/ ",e.concurrency]}),t(cr,{value:e.running.length,max:e.concurrency,label:`${e.running.length}\
 of ${e.concurrency}`})]}),e.running.slice(0,4).map(n=>t("div",{class:"meta",children:[t("a",{href:O(he(n.id)),children:n.type})," ",ke(Math.max(0,ot.value-Date.
parse(n.since)))]},n.id)),e.running.length>4&&t("div",{class:"meta",children:["and ",e.running.length-4," more"]}),e.running.length===0&&e.concurrency===void 0&&
t("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>t(le,{at:e.last_seen_at})},{head:"",kind:"end act",cell:e=>t(T,{children:[
t(Z,{action:zd(e,"quiet"),why:e.quiet&&"it is quiet already"}),t(Z,{action:zd(e,"stop"),danger:!0,why:e.stop&&"it stops already"})]})}];function Gd(){let[e,n]=j(
!1),r=X("workers",async c=>{let[d,p]=await Promise.all([L("v1/workers",{signal:c}),L("v1/nodes",{signal:c})]);return{workers:d.workers,nodes:p.nodes}}),o=r.value;
if(o===null)return t(Rt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let s=o.workers.filter(c=>c.state!=="gone"),l=o.workers.
length-s.length,a=[...e?o.workers:s].sort((c,d)=>Vd.indexOf(c.state)-Vd.indexOf(d.state)||(c.name<d.name?-1:1)).slice(0,Ql),i=new Set(o.nodes.map(c=>c.version));
return t(ae,{title:"Workers",sub:`${we(s.length,"worker")}, ${we(s.reduce((c,d)=>c+d.running.length,0),"job")} running`,children:[t(at,{data:r,path:"v1/workers"}),
a.length===0?t(ce,{title:"No worker is here",children:[t("p",{children:"A command for each job:"}),t(Q,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queu\
e hello -- ./my-program`}),t("p",{children:"or any program that claims over HTTP:"}),t(Q,{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${ne("\
v1/claim")}`})]}):t("div",{class:"card flush",children:[t(Vn,{rows:a,columns:bg,id:c=>c.name}),s.length>Ql&&t("p",{class:"foot",children:["The first ",Ql," are \
shown."]})]}),l>0&&t("p",{class:"hint",children:[we(l,"worker")," ",l===1?"has":"have"," been silent for 90 s."," ",t("button",{type:"button",class:"link",onClick:()=>n(
!e),children:e?"hide":"show"})]}),t(Y,{title:o.nodes.length===1?"Node":"Nodes",tools:i.size>1&&t("span",{class:"state","data-state":"retrying",children:"mixed v\
ersions"}),children:t("table",{class:"plain",children:[t("thead",{children:t("tr",{children:[t("th",{children:"Host"}),t("th",{children:"Listens on"}),t("th",{class:"\
wide",children:"Roles"}),t("th",{class:"wide",children:"Version"}),t("th",{class:"end",children:"Started"})]})}),t("tbody",{children:o.nodes.map(c=>t("tr",{children:[
t("td",{children:[c.host," ",t("span",{class:"faint",children:["pid ",c.pid]})]}),t("td",{children:c.listen}),t("td",{class:"wide",children:(c.roles??[]).join("\
, ")}),t("td",{class:"wide",children:c.version}),t("td",{class:"end",children:t(le,{at:c.started_at})})]},c.id))})]})})]})}function yg({queue:e}){let n=`v1/workers/${encodeURIComponent(e)}`,r=X(n,s=>L(n,{signal:s}));if(r.value===null)return r.problem?t(Ue,{problem:r.problem,retry:r.
reload,path:n}):t(st,{rows:3});let o=Object.entries(r.value.types);return o.length===0?t(ce,{title:"No worker has registered a type for this queue",children:[t(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),t(Q,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${ne(`${n}/sum`)}`})]}):t(T,{children:o.map(([s,l])=>t(Y,{title:s,tools:t(Z,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${n}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
l.description&&t("p",{class:"pad",children:l.description}),t(et,{rows:[["Inports",Object.keys(l.ports?.in??{}).join(", ")],["Outports",Object.keys(l.ports?.out??
{}).join(", ")],["Startup run",l.startup&&"yes"],["Shutdown run",l.shutdown&&"yes"],["Idle runs",l.idle_runs&&`${P(l.idle_runs)} a minute slow it down`]]})]},s))})}
function vg({queue:e,reload:n}){let r=Object.entries(e.defaults??{});return t("div",{class:"columns",children:[t(ta,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:n}),t(Y,{title:"Defaults of its jobs",children:[r.length===0?t("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):t(et,{rows:r.map(([o,s])=>[o.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
t("p",{class:"hint pad",children:["Change them with ",t("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function _g({queue:e}){let n=X(`hist\
ory ${e}`,r=>L(`v1/stats/history${Tt({queue:e,resolution:"minute"})}`,{signal:r}));return n.value===null?t("div",{class:"chart-place small"}):t(Ws,{points:n.value.
points,resolution:"minute",height:140})}var Kd=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function wg(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function kg({event:e}){return t(T,{children:[t(De,{state:e.to,quiet:!0})," ",
t("a",{href:O(he(e.id)),children:e.type})," ",t("span",{class:"id faint",children:e.id})," ",t("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${kn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Qd({queue:e}){let n=`v1/queues/${encodeURIComponent(e)}`,r=se.value.get("tab")??
"jobs",o=X(`queue ${e}`,async f=>{let[y,_]=await Promise.all([L(n,{signal:f}),sr()]);return{queue:y,workers:_.filter(M=>M.state!=="gone"&&M.queues?.includes(e))}}),
s=f=>Le(e)+(f==="jobs"?"":`?tab=${f}`);Be(Object.fromEntries(Kd.map(([f],y)=>[String(y+1),()=>Ee(s(f))])));let l=o.value;if(l===null)return t(Rt,{data:o,path:n,
title:e,up:t("a",{href:O("/queues"),children:"Queues"}),missing:"There is no such queue",children:[t("p",{children:"A queue appears with its first push."}),t(Q,
{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})]});let{queue:a,workers:i}=l,c=a.counts,d=Object.values(c).reduce((f,y)=>f+y,0),p=se.value.get(
"state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return t(ae,{title:e,sub:t(T,{children:[t("a",{href:O("/queues"),children:"Queues"})," · ",t(Kl,{queue:a,
workers:new Set(i.length>0?[e]:[])})]}),tools:t(T,{children:[t(Z,{action:Gl(e,a.paused),id:"pause"}),t(Z,{danger:!0,why:h===0&&"nothing waits",action:{label:"Pu\
rge",path:`${n}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${tn(h)} jobs that wait are terminated. Those that run go \
on.`,danger:!0,count:h}}}),t(Z,{danger:!0,why:d>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:n,cli:`pawl queue ${e} --delete`,done:`${e} i\
s deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Ee("/queues")}})]}),children:[
t(at,{data:o,path:n}),t("div",{class:"tiles four",children:[t("div",{class:"tile","data-state":"queued",children:[t("span",{class:"tile-label",children:"Queued"}),
t("span",{class:"tile-value",children:P(c.queued)}),t("span",{class:"tile-note",children:a.oldest_age?`the oldest for ${ke(a.oldest_age*1e3)}`:"nothing waits"})]}),
t("div",{class:"tile","data-state":"running",children:[t("span",{class:"tile-label",children:"Running"}),t("span",{class:"tile-value",children:[P(c.running),a.concurrency!==
void 0&&t("small",{children:[" / ",P(a.concurrency)]})]}),t("span",{class:"tile-note",children:we(i.length,"worker")})]}),t("div",{class:"tile","data-state":"re\
trying",children:[t("span",{class:"tile-label",children:"Retrying"}),t("span",{class:"tile-value",children:P(c.retrying)}),t("span",{class:"tile-note",children:[
P(c.scheduled)," scheduled"]})]}),t("div",{class:"tile","data-state":"dead",children:[t("span",{class:"tile-label",children:"Dead"}),t("span",{class:"tile-value",
children:P(c.dead)}),t("span",{class:"tile-note",children:a.rate?`rate ${a.rate.limit} / ${ke(a.rate.per*1e3)}`:"no rate limit"})]})]}),t("section",{class:"card",
children:t(_g,{queue:e})}),t(qn,{tabs:Kd.map(([f,y])=>[f,y,{jobs:d,groups:a.groups,workers:i.length}[f]]),current:r,link:s}),r==="jobs"&&t(T,{children:[t(Go,{states:Ko.
filter(f=>c[f]>0||f===p),chosen:[p],counts:c,toggle:f=>ye({state:f===p?void 0:f,cursor:void 0})}),t(Gn,{filter:{queue:e,state:p||void 0},total:p?c[p]:d,queueColumn:!1,
empty:t(ce,{title:p?"No job is in this state":"No jobs in this queue",children:p?t("button",{type:"button",onClick:()=>ye({state:void 0,cursor:void 0}),children:"\
Clear filters"}):t(Q,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${ne("v1/jobs")}`})})})]}),r==="groups"&&t(Id,{queue:e}),r==="settings"&&t(vg,{queue:a,reload:o.
reload}),r==="types"&&t(yg,{queue:e}),r==="live"&&t(Zs,{title:"What happens",path:`v1/events${Tt({queue:e})}`,event:"transition",text:wg,line:f=>t(kg,{event:f})}),
r==="workers"&&(i.length===0?t(ce,{title:"No worker claims this queue",children:t(Q,{text:`pawl work --url ${ne("").replace(/\/$/,"")} --queue ${e} -- ./my-prog\
ram`})}):t("div",{class:"card flush",children:t(Vn,{rows:i,id:f=>f.name,page:()=>"/workers",columns:[{head:"Worker",kind:"main",cell:f=>t("a",{href:O("/workers"),
children:f.name})},{head:"State",cell:f=>t(Yl,{worker:f})},{head:"Runs of this queue",kind:"end",label:"runs",cell:f=>P(f.running.filter(y=>y.queue===e).length)},
{head:"Last seen",kind:"end wide",cell:f=>t(le,{at:f.last_seen_at})}]})}))]})}var Sg={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},na=200,xg=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function $g({jobs:e}){let n=ot.value,r=Number.NEGATIVE_INFINITY;return t(T,{children:xg.map(([o,s])=>{let l=r;r=n+s;let a=e.
filter(i=>Date.parse(i.run_at??"")>=l&&Date.parse(i.run_at??"")<n+s);return a.length>0&&t(Y,{title:o,tools:t("span",{class:"faint",children:P(a.length)}),children:t(
Ln,{jobs:a})},o)})})}function Yd({tab:e}){return e==="scheduled"?t(ce,{title:"No job waits for a time",children:t(Q,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${ne("v1/jobs")}`})}):t(ce,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Zd(){let e=se.value.get("tab")??"scheduled",r=X(
"scheduled",a=>L("v1/stats?limit=1",{signal:a})).value?.counts,o=e!=="suspended"&&r!==void 0&&(r[e]??0)<=na,s=X(`due ${e} ${o}`,async a=>{if(!o)return null;let i=await Hl(
{state:e},na,void 0,a);return{jobs:i.jobs.sort((c,d)=>(c.run_at??"")<(d.run_at??"")?-1:1),more:i.cursor!==void 0}}),l=s.value!==null&&!s.value.more;return t(ae,
{title:"Scheduled",children:[t(qn,{tabs:Object.entries(Sg).map(([a,i])=>[a,i,r?.[a]]),current:e,link:a=>`/scheduled${a==="scheduled"?"":`?tab=${a}`}`}),l&&s.value?
s.value.jobs.length===0?t(Yd,{tab:e}):t(T,{children:[t($g,{jobs:s.value.jobs}),t("div",{class:"row end-row",children:t(Ar,{filter:{state:e},total:r?.[e]})})]}):
t(T,{children:[e!=="suspended"&&(r?.[e]??0)>na&&t("p",{class:"hint",children:["With more than ",na," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),t(Gn,{filter:{state:e},total:r?.[e],empty:t(Yd,{tab:e})})]})]})}function Xl(e){return`/schedules/${encodeURIComponent(e)}`}var Cg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Xd(e){
let n={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(n[e])return n[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[o,s,l,a,i]=r,c=/^\d+$/;if(s==="*"&&l==="*"&&a==="*"&&i==="*"){
if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:c.test(o)?o==="0"?"every hour":`every hour at minute ${o}`:""}if(!c.
test(o))return"";let d=/^\*\/(\d+)$/.exec(s);if(d&&l==="*"&&a==="*"&&i==="*")return`every ${d[1]} hours at minute ${o}`;if(!c.test(s)||a!=="*")return"";let p=`${s.
padStart(2,"0")}:${o.padStart(2,"0")}`;return l==="*"&&i==="*"?`every day at ${p}`:l==="*"&&(i==="1-5"||i.toUpperCase()==="MON-FRI")?`on weekdays at ${p}`:l==="\
*"&&/^[0-7]$/.test(i)?`on ${Cg[Number(i)]}s at ${p}`:c.test(l)&&i==="*"?`on day ${l} of the month at ${p}`:""}function ep({schedule:e}){if(e.cron){let n=Xd(e.cron);
return t(T,{children:[n||t("code",{children:e.cron}),t("div",{class:"meta",children:[n&&t("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?t(T,{children:["every ",ke(e.every*1e3)]}):t(T,{children:["at ",P(e.at?.length??0)," times"]})}function Zl(e){let n=`v1/schedules/${encodeURIComponent(e.
name)}`,r=o=>({path:`${n}/${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${n}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:n,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Ee("/schedules")}}}function Tg({close:e}){let[n,r]=j({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[o,s]=j([]),[l,a]=j(null),i=p=>r({...n,...p});je(()=>{let p=new AbortController,h=setTimeout(
()=>{L("v1/cron",{method:"POST",body:{cron:n.cron,timezone:n.timezone,count:5},signal:p.signal}).then(f=>{s(f.times),a(null)}).catch(f=>{p.signal.aborted||a(f)})},
200);return()=>{clearTimeout(h),p.abort()}},[n.cron,n.timezone]);let c=async()=>{try{await L(`v1/schedules/${encodeURIComponent(n.name)}`,{method:"PUT",body:{cron:n.
cron,timezone:n.timezone,job:{type:n.type}}}),lt(`${n.name} is made`),e(),Ee(Xl(n.name))}catch(p){a(p)}},d=(p,h,f)=>t("label",{class:"field",children:[t("span",
{children:h}),t("input",{value:n[p],spellcheck:!1,required:!0,onInput:y=>i({[p]:y.currentTarget.value})}),f&&t("small",{children:f})]});return t(nn,{title:"New \
schedule",close:e,children:t("form",{class:"form",onSubmit:p=>{p.preventDefault(),c()},children:[d("name","Name"),d("type","Type of the job that it pushes"),t("\
div",{class:"pair",children:[d("cron","Cron expression",Xd(n.cron)||"minute, hour, day, month, weekday"),d("timezone","Time zone","its clocks count")]}),l?t("p",
{class:"bad",role:"alert",children:l.detail}):t("ol",{class:"times",children:o.map(p=>t("li",{children:[pt(Date.parse(p))," ",t(le,{at:p,plain:!0})]},p))}),t("d\
iv",{class:"buttons",children:[t("button",{type:"button",onClick:e,children:"Cancel"}),t("button",{type:"submit",class:"primary",disabled:!n.name||!n.type,children:"\
Make it"})]})]})})}var Pg=[{head:"Schedule",kind:"main",cell:e=>t(T,{children:[t("a",{href:O(Xl(e.name)),children:e.name})," ",e.paused&&t(De,{state:"paused"}),
e.note&&t("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>t(ep,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?t("span",
{class:"faint",children:"–"}):t(le,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?t(T,{children:[t(le,{at:e.last.fired_at})," ",e.last.error&&t("s\
pan",{class:"bad",children:e.last.error})]}):t("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>t(T,{children:[t(Z,{action:Zl(e).fire}),t(Z,{action:Zl(e).pause})]})}];function tp(){let[e,n]=j(!1);return t(ae,{title:"Schedules",tools:Re("ad\
min")&&t("button",{type:"button",class:"primary",onClick:()=>n(!0),children:"New schedule"}),children:[e&&t(Tg,{close:()=>n(!1)}),t(Rn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:Pg,id:r=>r.name,page:r=>Xl(r.name),none:t(ce,{title:"No schedules yet",children:[t("\
p",{children:"A job every night at three:"}),t(Q,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${ne("v1/schedules/nightly")}`})]})})]})}function np({
name:e}){let n=`v1/schedules/${encodeURIComponent(e)}`,r=X(n,i=>L(`${n}?preview=10`,{signal:i})),o=r.value,s=t("a",{href:O("/schedules"),children:"Schedules"});
if(o===null)return t(Rt,{data:r,path:n,title:e,up:s,missing:"There is no such schedule"});let l=Zl(o),a=o.counts;return t(ae,{title:t(T,{children:[e," ",o.paused&&
t(De,{state:"paused"})]}),sub:t(T,{children:[s,o.note&&` · ${o.note}`]}),tools:t(T,{children:[t(Z,{action:l.fire,primary:!0}),t(Z,{action:l.pause}),t(Z,{action:l.
remove,danger:!0})]}),children:[t(at,{data:r,path:n}),o.paused_because&&t("p",{class:"hint bad",children:["Paused by itself: ",o.paused_because]}),t("div",{class:"\
columns",children:[t(Y,{title:"Rule",children:t(et,{rows:[["When",t(ep,{schedule:o})],["Overlap",o.overlap],["Missed times",o.catch_up],["Jitter",o.jitter!==void 0&&
ke(o.jitter*1e3)],["From",o.from&&t(le,{at:o.from})],["Until",o.until&&t(le,{at:o.until})],["Last fired",o.last&&t(le,{at:o.last.fired_at})],["Last job",o.last?.
job&&t("a",{href:O(he(o.last.job)),children:o.last.job})],["Last error",o.last?.error&&t("span",{class:"bad",children:o.last.error})],["Fired",a&&`${P(a.fired)}\
, skipped ${P(a.skipped)}, missed ${P(a.missed)}, failed ${P(a.failed)}`]]})}),t(Y,{title:"Next times",tools:t("span",{class:"faint",children:en.value?"UTC":"yo\
ur time"}),children:o.paused?t("p",{class:"faint pad",children:"None while it is paused."}):t("ol",{class:"times",children:(o.preview??o.next??[]).map(i=>t("li",
{children:[pt(Date.parse(i))," ",t(le,{at:i,plain:!0})]},i))})})]}),t(Ft,{title:o.workflow?"Workflow":"Job",value:o.workflow??o.job})]})}var oa=_e(go("theme")??"system"),rp=_e(go("density")??"normal");function sa(e){oa.value=e,or("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function ei(){let e=oa.value==="dark"||oa.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;sa(e?"li\
ght":"dark")}function Mg(e){rp.value=e,or("density",e),document.documentElement.dataset.density=e}function ra(e){return t("div",{class:"choice",children:[t("spa\
n",{children:e.label}),t(ko,{...e})]})}function Eg(){let[e,n]=j(""),[r,o]=j(!1),[s,l]=j(!1),[a,i]=j(""),c={path:e,...r?{compact:r}:{}},d=async()=>{l(!0),i("");try{
let p=await L("v1/admin/backup",{method:"POST",body:c});lt(`The copy is on disk: ${zc(p.bytes)}`)}catch(p){i(p.detail)}l(!1)};return t(Y,{title:"Backup",children:t(
"form",{class:"form",onSubmit:p=>{p.preventDefault(),d()},children:[t("label",{class:"field",children:[t("span",{children:"A new file on the machine of the serv\
er"}),t("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:p=>n(p.currentTarget.value)}),t("small",{children:"a copy of all jobs, taken \
while the server works"})]}),t("label",{class:"check-label",children:[t("input",{type:"checkbox",checked:r,onClick:()=>o(!r)})," smaller, slower: without free p\
ages"]}),a&&t("p",{class:"bad",role:"alert",children:a}),t("details",{class:"same",children:[t("summary",{children:"The same in a terminal"}),t(Q,{text:`pawl ba\
ckup ${e||"FILE"}${r?" --compact":""}`}),t(Q,{text:Ve("v1/admin/backup","POST",c)})]}),t("div",{class:"buttons",children:t("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function op(){let e=ut.value;return t(ae,{title:"Settings",children:[t("div",{class:"columns",children:[
t(Y,{title:"This browser",children:[t(ra,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:oa.value,set:n=>sa(n)}),t(ra,{label:"\
Rows",options:[["normal","Comfortable"],["compact","Compact"]],value:rp.value,set:Mg}),t(ra,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:en.
value?"utc":"local",set:n=>{en.value=n==="utc",or("zone",n)}}),t(ra,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:zs.value?"on":"off",set:n=>Qc(n===
"on")})]}),t(Y,{title:"Session",children:[t(et,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&pt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&t(
"div",{class:"buttons pad",children:t("button",{type:"button",onClick:()=>{vu()},children:"Sign out"})})]})]}),Re("admin")&&e?.store!=="redis"&&t(Eg,{})]})}var qe={width:184,height:64,right:56,below:20};function ti(e,n){return e.length>n?`${e.slice(0,n-1)}…`:e}function Dg({box:e}){let n=qe.width-28,r=t(T,{children:[
ti(e.title,22)!==e.title&&t("title",{children:e.title}),t("rect",{x:e.x,y:e.y,width:qe.width,height:qe.height,rx:"8"}),t("rect",{x:e.x,y:e.y+10,width:"3",height:qe.
height-20,class:"task-tone"}),t("text",{x:e.x+14,y:e.y+26,class:"task-name",children:ti(e.title,22)}),t("text",{x:e.x+14,y:e.y+46,class:"task-state",children:ti(
e.text,26)}),e.done&&t("rect",{x:e.x+14,y:e.y+qe.height-8,width:n,height:"3",rx:"1.5",class:"task-back"}),e.done&&t("rect",{x:e.x+14,y:e.y+qe.height-8,width:n*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),o=e.selected?"task selected":"task";return e.page===void 0?t("g",{class:o,"data-state":e.state,
children:r}):t("a",{href:O(e.page),class:o,"data-state":e.state,children:r})}function aa({boxes:e,edges:n,label:r}){let o=new Map(e.map(a=>[a.id,a])),s=Math.max(
0,...e.map(a=>a.x+qe.width))+4,l=Math.max(0,...e.map(a=>a.y+qe.height))+4;return t("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${P(e.length)}`,
children:t("svg",{width:s,height:l,viewBox:`-2 -2 ${s} ${l}`,children:[n.map(([a,i])=>{let c=o.get(a),d=o.get(i);if(!c||!d)return null;let p=c.x+qe.width,h=c.y+
qe.height/2,f=d.y+qe.height/2,y=(d.x-p)/2;return t("path",{class:"edge",d:`M${p} ${h}C${p+y} ${h} ${d.x-y} ${f} ${d.x} ${f}`},`${a} ${i}`)}),e.map(a=>t(Dg,{box:a},
a.id))]})})}var sp=50,ni=40,la=500,ri=8;function ia(e){return`v1/jobs/${encodeURIComponent(e)}`}async function Ag(e,n,r){let o=[],s;for(let l=0;l<n;++l){let a=await L(`${ia(
e)}/children?limit=${sp}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:r});if(o.push(...a.jobs),s=a.cursor,s===void 0)break}return{jobs:o,more:s!==void 0}}
function Og({root:e}){let[n,r]=j({[e.id]:1}),[o,s]=j(new Set),[l,a]=j(0),i=fe(null),c=Object.keys(n).slice(0,ni),d=X(`branches ${JSON.stringify(n)}`,async x=>{let S=new Map;
for(let w of c)S.set(w,await Ag(w,n[w],x).catch(()=>({jobs:[],more:!1})));return S}),p=fe(new Map);d.value&&(p.current=d.value);let h=[],f=(x,S,w)=>{if(h.length>=
la)return;let $=n[x.id]!==void 0;h.push({key:x.id,level:S,job:x,name:w,open:$});let E=p.current.get(x.id);if(!$||!E)return;let J=E.jobs.filter(z=>z.state==="com\
pleted"),q=J.length>ri&&!o.has(x.id);for(let z of E.jobs)(!q||z.state!=="completed")&&f(z,S+1,z.name);let te=(z,ie)=>h.push({key:`${x.id} ${z}`,level:S+1,more:{
parent:x.id,text:z,act:ie}});q&&te(`+ ${P(J.length)} completed`,()=>s(new Set([...o,x.id]))),E.more&&te(`the next ${sp}`,()=>r({...n,[x.id]:n[x.id]+1})),E.jobs.
length===0&&h.push({key:`${x.id} none`,level:S+1})};f(e,1);let y=x=>{if(x.more)return x.more.act();if(!x.job)return;let S={...n};x.open?delete S[x.job.id]:S[x.job.
id]=1,r(S)},_=x=>{let S=Math.max(0,Math.min(h.length-1,x));a(S),i.current?.children[S]?.focus()},M=x=>{let S=h[l],w={ArrowDown:()=>_(l+1),ArrowUp:()=>_(l-1),Home:()=>_(
0),End:()=>_(h.length-1),ArrowRight:()=>S.open===!1?y(S):_(l+1),ArrowLeft:()=>S.open?y(S):_(l-1-[...h.slice(0,l)].reverse().findIndex($=>$.level<S.level)),Enter:()=>S.
job?Ee(he(S.job.id)):y(S)," ":()=>y(S)};w[x.key]&&(x.preventDefault(),x.stopPropagation(),w[x.key]())};return d.problem&&p.current.size===0?t(Ue,{problem:d.problem,
retry:d.reload,path:`${ia(e.id)}/children`}):p.current.size===0?t(st,{rows:4}):t(Y,{title:"Tree",tools:t("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[t("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:i,onKeyDown:M,children:h.map((x,S)=>t("li",{role:"\
treeitem","aria-level":x.level,"aria-expanded":x.open,tabIndex:S===Math.min(l,h.length-1)?0:-1,onFocus:()=>a(S),onClick:()=>y(x),children:[Array.from({length:Math.
min(12,x.level-1)},(w,$)=>t("span",{class:"tree-line","aria-hidden":"true"},$)),x.job?t(T,{children:[t("span",{class:"tree-arrow","aria-hidden":"true",children:x.
open?"▾":"▸"}),t(De,{state:x.job.state,quiet:!0}),t("a",{href:O(he(x.job.id)),tabIndex:-1,onClick:w=>w.stopPropagation(),children:x.name??x.job.type}),x.name&&
t("span",{class:"faint",children:x.job.type}),t("span",{class:"id faint cut",children:x.job.id})]}):t("span",{class:x.more?"tree-more":"faint",children:x.more?.
text??"no children"})]},x.key))}),Object.keys(n).length>ni&&t("p",{class:"foot",children:["The first ",ni," open branches are read; close some to see others."]})]})}
function ap(e,n){return n.set(e.state,(n.get(e.state)??0)+1),e.children.reduce((r,o)=>r+ap(o,n),1)}function Rg(e){let n=new Map,r=ap(e,n),o=[],s=[],l=0,a=(i,c)=>{
let d={id:i.id,x:c*(qe.width+qe.right),y:l*(qe.height+qe.below/2),title:i.name??i.type,text:i.state,state:i.state,page:he(i.id),selected:c===0};o.push(d);let p=o.
length>=la?[]:i.children.length>2*ri&&r>la?i.children.filter(f=>f.state!=="completed").slice(0,2*ri):i.children;for(let f of p)s.push([i.id,f.id]),a(f,c+1);let h=i.
children.length-p.length;if(h>0||i.truncated){let f=`${i.id} rest`;s.push([i.id,f]),o.push({id:f,x:(c+1)*(qe.width+qe.right),y:l*(qe.height+qe.below/2),title:h>
0?`+ ${P(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${he(i.id)}/tree`}),l+=1}else p.length===0&&(l+=1)};return a(e,0),{boxes:o,edges:s,
counts:n,total:r,hidden:r-o.length}}function Lg({id:e}){let n=`${ia(e)}/tree`,r=fe(!1),o=X(n,l=>L(n,{signal:l}),r.current);if(o.value===null)return o.problem?t(
Ue,{problem:o.problem,retry:o.reload,path:n}):t(st,{rows:4});let s=Rg(o.value);return r.current=s.total>la,t(Y,{title:we(s.total,"job"),tools:t("span",{class:"r\
ow",children:[[...s.counts].map(([l,a])=>t("span",{class:"state quiet","data-state":l,children:[t(fn,{state:l}),P(a)," ",l]},l)),r.current&&t("button",{type:"bu\
tton",onClick:o.reload,children:"Read again"})]}),children:t(aa,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function lp({reference:e}){let n=ia(e),r=se.value.
get("tab")??"tree",o=X(n,i=>L(n,{signal:i})),s=t("a",{href:O(he(e)),children:"the job"}),l=o.value;if(l===null)return t(Rt,{data:o,path:n,title:"Tree",up:s,missing:"\
There is no such job"});let a=`${he(e)}/tree`;return t(ae,{title:t(T,{children:[l.type," ",t(De,{state:l.state})]}),sub:t("span",{class:"row",children:[s," · ",
t("code",{class:"id",children:l.id}),l.parent&&t(T,{children:["· ",t("a",{href:O(`${he(l.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Re(
"admin")&&!["completed","failed","dead","terminated"].includes(l.state)&&t(Z,{danger:!0,action:{label:"Terminate all",path:`${n}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(l.children?.open??0)} are open.`,danger:!0}}}),
children:[t(at,{data:o,path:n}),t(qn,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:i=>a+(i==="tree"?"":`?tab=${i}`)}),(l.children?.count??0)===0?t(ce,
{title:"No children",children:t("p",{children:["A job gets children by ",t("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?t(Lg,{id:l.id}):t(Og,{root:l})]})}var qg=200,jg=60,Ng=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Or(e){return`v1/tasks/${encodeURIComponent(
e)}`}function Ig(e){let n=fe([]),r=n.current[n.current.length-1],o=Date.now();e!==void 0&&(r===void 0||o-r.at>1500)&&(n.current=[...n.current.slice(-jg),{at:o,value:e}]);
let s=[];for(let a=1;a<n.current.length;++a){let[i,c]=[n.current[a-1],n.current[a]];s.push(Math.max(0,(c.value-i.value)*1e3/(c.at-i.at)))}let l=s.slice(-5);return{
rate:l.length===0?0:l.reduce((a,i)=>a+i,0)/l.length,samples:s}}function ip({of:e,value:n}){let{rate:r,samples:o}=Ig(n);return o.length===0?t("span",{class:"fain\
t",children:"–"}):t("span",{class:"row",children:[r<10?r.toFixed(1):P(Math.round(r))," / s",t(sd,{values:o,label:`${e} a second while this page was open`})]})}
function Bg({partitions:e,selected:n,select:r}){let o=fe(null),s=Math.max(0,e.findIndex(a=>a.partition===n));return t("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:o,onKeyDown:a=>{let i=Math.max(1,Math.floor((o.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:i,
ArrowUp:-i}[a.key];if(c===void 0)return;a.preventDefault();let d=[...o.current?.querySelectorAll("button")??[]],p=d.indexOf(document.activeElement);d[Math.max(0,
Math.min(d.length-1,p+c))]?.focus()},children:e.map((a,i)=>t("button",{type:"button",class:"cell","data-state":a.state,tabIndex:i===s?0:-1,"aria-pressed":a.partition===
n,"aria-label":`Partition ${a.partition}: ${a.state}`,title:`${a.partition}: ${a.state}${a.worker?` on ${a.worker}`:""}${a.error?`
${a.error.type}: ${a.error.message}`:""}`,onClick:()=>r(a.partition===n?void 0:a.partition),children:[t(fn,{state:a.state}),a.partition]},a.id))})}function Fg({
path:e,job:n,close:r}){let o=Pt(n.offset??null).replace(/\n\s*/g,""),[s,l]=j(o),[a,i]=j(""),c;try{c=JSON.parse(s)}catch{c=void 0}let d=async()=>{try{await L(e,{
method:"PATCH",body:{offset:c},ifMatch:String(n.etag)}),lt(`Partition ${n.number} goes on elsewhere`),r()}catch(p){i(p.detail)}};return t(nn,{title:`Move partit\
ion ${n.number}`,close:r,children:t("form",{onSubmit:p=>{p.preventDefault(),d()},children:[t("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),t(et,{rows:[["Offset now",t("code",{children:o})],["Version",P(n.etag)]]}),t("label",{class:"field",children:[
t("span",{children:"New offset, as JSON"}),t("input",{value:s,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),t("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),a&&t("p",{class:"bad",role:"alert",children:a}),t("details",{class:"same",children:[t("summary",{children:"The same in a ter\
minal"}),t(Q,{text:Ve(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${n.etag}"' `)})]}),t("div",{class:"buttons",children:[t("button",{type:"button",
onClick:r,children:"Cancel"}),t("button",{type:"submit",class:"danger solid",disabled:c===void 0||s===o,children:"Move"})]})]})})}function Jg({task:e,number:n}){
let r=`${Or(e.id)}/partitions/${n}`,o=X(r,d=>L(r,{signal:d})),[s,l]=j(!1),a=o.value;if(a===null)return o.problem?t(Ue,{problem:o.problem,retry:o.reload,path:r}):
t(st,{rows:2});let i=a.state==="running"&&a.last_commit_at!==void 0&&ot.value-Date.parse(a.last_commit_at)>3e3*a.options.lease,c=a.etag!==void 0;return t(Y,{title:t(
T,{children:["Partition ",n," ",t(De,{state:a.state})]}),tools:t("div",{class:"row",children:[c&&Re("admin")&&t("button",{type:"button",disabled:a.state==="runn\
ing",title:a.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>l(!0),children:"Move"}),(a.dead??0)>0&&t(Z,{action:up(e,a.dead??
0,n)}),t(Je,{text:Ve(r),label:"Copy as curl"})]}),children:[s&&t(Fg,{path:r,job:a,close:()=>l(!1)}),i&&t("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),t("div",{class:"columns facts-columns",children:[t(et,{rows:[["Offset",c&&t("code",{class:"of\
fset",children:Pt(a.offset??null).replace(/\n\s*/g," ")})],["Version",c&&P(a.etag)],["Read",c&&P(a.read)],["Processed",c&&P(a.processed)],["Skipped",c&&P(a.skipped)],
["Dead",c&&((a.dead??0)>0?t("a",{href:O(lr({tab:"dead"})),children:we(a.dead??0,"document")}):"0")],["Rate",c&&t(ip,{of:"Documents read",value:a.read},r)]]}),t(
et,{rows:[["Last commit",a.last_commit_at&&t(le,{at:a.last_commit_at})],["Commits",a.blocks!==void 0&&P(a.blocks)],["Runs",a.acquisitions!==void 0?P(a.acquisitions):
P(a.attempt)],["Failed runs",P(a.errors??a.failures)],["Worker",a.lease&&`${a.lease.worker}, for ${ke(Math.max(0,Date.parse(a.lease.expires_at)-ot.value))} more`],
["Next look",a.run_at&&!a.lease&&t(le,{at:a.run_at})],["Reason",kn(a.reason)],["Error",a.error&&t("span",{class:"bad",children:`${a.error.type}: ${a.error.message}`})],
["What it reads",t("code",{children:Pt(a.info??a.payload??null).replace(/\n\s*/g," ")})],["Job",t("a",{href:O(he(a.id)),children:a.id})]]})]})]})}function up(e,n,r){
let o=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Or(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${we(n,"dead document")}${o} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:n}}}var Ug=[{head:"Document",kind:"main",cell:e=>t(T,{children:[t("code",{class:"cut",children:Pt(
e.key??null).replace(/\n\s*/g," ")}),t("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":Pt(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>t("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function Wg({task:e,dead:n}){let r=se.value.get("partition")??void 0;return t(T,{children:[r&&t("p",{class:"hint",children:[
"Of partition ",r," only."," ",t("button",{type:"button",class:"link",onClick:()=>ye({partition:void 0,cursor:void 0}),children:"all partitions"})]}),n>0&&!r&&t(
"div",{class:"row end-row",children:t(Z,{action:{...up(e,n),label:"Replay all"},primary:!0})}),t(Rn,{from:`${Or(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Ug,id:o=>`${o.partition} ${JSON.stringify(o.key)}`,unmatched:"No dead document i\
n this partition",none:t(ce,{title:"No document is dead"})})]})}function Hg({task:e}){let n=e.totals;if(!n)return null;let r=[["read",n.read],["processed",n.processed],
["skipped",n.skipped],["dead",n.dead,n.dead>0?"bad":void 0],["commits",n.blocks]];return t("dl",{class:"totals",children:[r.map(([o,s,l])=>t("div",{children:[t(
"dt",{children:o}),t("dd",{class:l,children:P(s)})]},o)),t("div",{children:[t("dt",{children:"documents"}),t("dd",{children:t(ip,{of:"Documents",value:n.read})})]}),
e.stream==="infinite"&&e.state==="active"&&t("div",{class:"totals-end",children:t(Z,{action:zg(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&t("di\
v",{children:[t("dt",{children:"open jobs of documents"}),t("dd",{children:P(e.pieces)})]})]})}function zg(e){return{label:"Drain",path:`${Or(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function cp({task:e,link:n}){let r=se.value.get("tab")??"grid",o=se.value.get("state")??"",s=se.value.get("cursor")??
void 0,l=Number(se.value.get("partition"))||void 0,a=Or(e.id),c=X(a,f=>L(a,{signal:f})).value??e,d=`${a}/partitions${Tt({limit:qg,cursor:s,state:o})}`,p=X(d,f=>L(
d,{signal:f})),h=f=>ye({partition:f?.toString()},!0);return Be({Escape:()=>h(void 0)}),t(T,{children:[t(Hg,{task:c}),c.totals&&t("div",{class:"pad-x",children:t(
qn,{tabs:[["grid","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:f=>n({tab:f==="grid"?void 0:f,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?t("div",{class:"pad-x",children:t(Wg,{task:c,dead:c.totals.dead})}):p.value===null?p.problem?t(Ue,{problem:p.problem,retry:p.reload,path:d}):
t(st,{rows:2}):t(T,{children:[t("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&t(ur,{states:Ng}),p.value.partitions.length===0&&t("p",{class:"faint",
children:o?"No partition is in this state.":"It has no partitions yet."}),t(Bg,{partitions:p.value.partitions,selected:l,select:h})]}),(p.value.cursor||s)&&t(Er,
{note:`partitions ${p.value.partitions[0]?.partition??""} to ${p.value.partitions[p.value.partitions.length-1]?.partition??""} of ${P(c.partitions?.total)}`,cursor:s,
next:p.value.cursor,words:["First","More"]}),l!==void 0&&t("div",{class:"pad-x",children:t(Jg,{task:c,number:l},l)})]})]})}var Vg=["active","paused","scheduled","completed","failed","terminated"],Gg='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function dp(e){return`/workflows/${encodeURIComponent(e)}`}function pp({counts:e}){let n=e.tasks-e.open,r=e.tasks>0?100*n/e.tasks:0,
o=e.tasks>0?100*e.failed/e.tasks:0;return t("span",{class:"done",role:"img","aria-label":`${n} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[t("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[t("rect",{width:"100",height:"6",class:"bar-back"}),t("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),t("rect",{width:o,height:"6","data-state":"failed",class:"fill"})]}),t("span",{children:[P(n)," / ",P(e.tasks)]})]})}var Kg=[{head:"Work\
flow",kind:"main",cell:e=>t(T,{children:[t("a",{href:O(dp(e.id)),children:e.name||e.id}),t("div",{class:"meta",children:[t("span",{class:"id",children:e.id}),t(
Je,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>t(De,{state:e.state})},{head:"Tasks",cell:e=>t(pp,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?ke(fp(e)):t("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>t(le,{at:e.started_at??e.created_at})}];function fp(e){
return(e.ended_at?Date.parse(e.ended_at):ot.value)-Date.parse(e.started_at??"")}function mp(){let e=se.value.get("name")??"";return Be({"/":()=>document.getElementById(
"name")?.focus()}),t(ae,{title:"Workflows",children:[t("div",{class:"filters",role:"search",children:t("label",{children:[t("span",{children:"Name"}),t("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:n=>ye({name:n.currentTarget.value.trim(),cursor:void 0})})]})}),t(ur,{states:Vg}),t(Rn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:se.value.get("state")??""},order:"newest first",columns:Kg,id:n=>n.id,page:n=>dp(n.id),unmatched:"No workflow ma\
tches",none:t(ce,{title:"No workflows yet",children:[t("p",{children:"Tasks that follow each other, pushed in one call:"}),t(Q,{text:`curl -d '${Gg}' ${ne("v1/w\
orkflows")}`})]})})]})}function Qg(e){var l;let n=new Map(e.map(a=>[a.name,a])),r=new Map,o=(a,i)=>{let c=r.get(a.name);if(c!==void 0)return c;if(i.has(a.name))
return 0;i.add(a.name);let d=(a.after??[]).flatMap(h=>n.get(h)??[]),p=d.length===0?0:1+Math.max(...d.map(h=>o(h,i)));return r.set(a.name,p),p},s=[];for(let a of e)
(s[l=o(a,new Set)]??(s[l]=[])).push(a);return s.filter(Boolean)}function Yg(e,n){let r=Qg(e),o=l=>l.length*(qe.height+qe.below)-qe.below,s=Math.max(...r.map(o));
return r.flatMap((l,a)=>l.map((i,c)=>{let d=i.partitions?.total??0,p=d-(i.partitions?.open??0);return{id:i.name,x:a*(qe.width+qe.right),y:(s-o(l))/2+c*(qe.height+
qe.below),title:i.name,text:`${i.paused?"paused":i.state}${d>0?` · ${P(p)} / ${P(d)}`:""}`,state:i.paused?"paused":i.state,page:`${ar.value}?task=${encodeURIComponent(
i.name)}`,selected:i.name===n,done:d>0?{of:d,number:p}:void 0}}))}function Zg({task:e}){let n=Or(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),o=(s,l,a)=>({label:s,path:`${n}/${l}`,cli:`pawl task ${l} ${e.id}`,done:a,confirm:["skip","terminate","restart"].includes(l)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:l==="terminate"}:void 0});return t(Y,{title:t(T,{children:[e.name," ",t(De,{state:e.paused?"paused":e.state})]}),
tools:t("div",{class:"row",children:[!r&&t(Z,{action:e.paused?o("Resume","resume","The task goes on"):o("Pause","pause","The task is paused")}),!r&&e.state==="w\
aiting"&&t(Z,{action:o("Skip","skip","The task is skipped")}),r&&t(Z,{action:o("Restart","restart","The task starts again")}),!r&&t(Z,{danger:!0,action:o("Termi\
nate","terminate","Asked to stop")})]}),children:[t(et,{rows:[["Type",e.type],["Queue",e.queue&&t("a",{href:O(Le(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&t("a",{href:O(he(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",kn(e.reason)],["Started",e.started_at&&t(le,{at:e.started_at})],["Ended",
e.ended_at&&t(le,{at:e.ended_at})],["Error",e.error&&t("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&t(cp,{task:e,
link:s=>lr(s)},e.id)]})}function hp({reference:e}){let n=`v1/workflows/${encodeURIComponent(e)}`,r=X(n,d=>L(n,{signal:d})),o=r.value,s=t("a",{href:O("/workflows"),
children:"Workflows"});if(o===null)return t(Rt,{data:r,path:n,title:"Workflow",up:s,missing:"There is no such workflow",children:t("p",{children:[t("code",{children:e}),
" may have passed its retention, or was deleted."]})});let l=o.tasks??[],a=["completed","failed","terminated"].includes(o.state),i=l.find(d=>d.name===se.value.get(
"task")),c=(d,p,h,f)=>({label:d,path:`${n}/${p}`,cli:`pawl workflow ${p} ${e}`,done:h,confirm:f?{title:`${d} this workflow?`,text:f,danger:p==="terminate"}:void 0});
return t(ae,{title:t(T,{children:[o.name||"Workflow"," ",t(De,{state:o.state})]}),sub:t("span",{class:"row",children:[s," · ",t("code",{class:"id",children:o.id}),
t(Je,{text:o.id,label:"Copy the id"})]}),tools:t(T,{children:[!a&&(o.state==="paused"?t(Z,{action:c("Resume","resume","It goes on"),primary:!0}):t(Z,{action:c("\
Pause","pause","It is paused")})),a&&t(Z,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!a&&t(Z,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[t(at,{data:r,path:n}),t("di\
v",{class:"flow-line",children:[t(pp,{counts:o.counts}),t("span",{class:"faint",children:[o.counts.failed>0&&`${P(o.counts.failed)} failed · `,(o.counts.skipped??
0)>0&&`${P(o.counts.skipped)} skipped · `,o.started_at?`${a?"took":"runs for"} ${ke(fp(o))}`:"has not started",o.reason?` · ${kn(o.reason)}`:""]})]}),l.length>
0&&t(Y,{title:"Tasks",tools:t("span",{class:"faint",children:"a task shows more"}),children:t(aa,{boxes:Yg(l,i?.name),edges:l.flatMap(d=>(d.after??[]).map(p=>[p,
d.name])),label:"Tasks"})}),i&&t(Zg,{task:i},i.id),t(Ft,{title:"Result",value:o.result}),t(Ft,{title:"Meta",value:o.meta})]})}var ua=[{page:"/",label:"Overview",key:"o",icon:t("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:t("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:t("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:t("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:t("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:t("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:t("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:t("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:t("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:t("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:t("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],ca=[{page:"/settings",label:"\
Settings",key:"s",icon:t("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:t("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Rr=_e(!1);function Xg(){let n=X("rail",l=>L("v1/stats?limit=1",{signal:l})).value?.counts,r=`/${ar.value.split("/")[1]??
""}`,o={"/jobs":[n&&n.queued+n.running],"/scheduled":[n?.scheduled],"/failures":[n?.dead,"bad"]},s=l=>{let[a,i]=o[l.page]??[];return t("li",{children:t("a",{href:O(
l.page),"aria-current":r===l.page?"page":void 0,onClick:()=>Rr.value=!1,children:[t("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:l.icon}),
l.label,!!a&&t("span",{class:`rail-count ${i??""}`,children:P(a)})]})},l.page)};return t("nav",{class:Rr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[t("a",{class:"brand",href:O("/"),children:[t("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[t("rect",{width:"32",height:"32",rx:"8"}),t("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),t("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),t("ul",{children:ua.map(s)}),t("ul",{class:"rail-end",children:ca.
map(s)}),t("p",{class:"rail-version",children:ut.value?.version})]})}var e0={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function t0(){
let e=Gs.value===0?0:Math.max(0,ot.value-Gs.value);return ot.value,t("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":At.value,title:At.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>At.value=!At.value,children:[t("span",{class:"dot"}),e0[Dt.value],(Dt.value==="paused"||Dt.value==="lost")&&
e>2e3?` · ${ho(e)} old`:""]})}function gp(e,n){let r=e.trim(),o=r.toLowerCase(),s=[...[...ua,...ca].filter(c=>c.label.toLowerCase().includes(o)).map(c=>({label:c.
label,note:"page",page:c.page})),...n.filter(c=>o!==""&&c.toLowerCase().includes(o)).slice(0,8).map(c=>({label:c,note:"queue",page:Le(c)}))],l=r.indexOf(":"),a=r.
slice(0,l),i=r.slice(l+1);return l>0&&n.includes(a)&&s.unshift({label:i,note:`group of ${a}`,page:ir(a,i)}),r.startsWith("/")&&s.unshift({label:r,note:"channel",
page:On(r)}),r!==""&&s.push({label:r,note:"job, by its id, alias or ~number",page:he(r)}),s}function n0(){let[e,n]=j(""),[r,o]=j(0),[s,l]=j([]),a=fe(Promise.resolve(
[]));je(()=>{a.current=L("v1/queues?limit=1000").then(p=>p.queues.map(h=>h.name)).catch(()=>[]),a.current.then(l)},[]);let i=gp(e,s),c=()=>Vo.value=!1,d=p=>{p&&
(c(),Ee(p.page))};return t(nn,{title:"Go to",close:c,children:t("form",{onSubmit:p=>{p.preventDefault(),a.current.then(h=>d(gp(e,h)[r]))},children:[t("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{n(p.currentTarget.value),o(0)},
onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),o(Math.max(0,Math.min(i.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),t("ul",{class:"ta\
rgets",children:i.slice(0,12).map((p,h)=>t("li",{children:t("button",{type:"button",class:h===r?"at":"",onClick:()=>d(p),children:[t("span",{class:"cut",children:p.
label})," ",t("span",{class:"faint",children:p.note})]})},p.page))})]})})}var r0=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...ua,...ca].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page"],["X","select up to the row"],["r T Del","run, terminate, delete"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c",
"clear a live tail"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function o0(){return t(nn,{title:"Keys",close:()=>bo.value=!1,
children:[t("dl",{class:"keys",children:r0.map(([e,n])=>t("div",{children:[t("dt",{children:e.split(" ").map(r=>t("kbd",{children:r},r))}),t("dd",{children:n})]},
e))}),t("div",{class:"buttons",children:t("button",{type:"button",onClick:()=>bo.value=!1,children:"Close"})})]})}function s0(){let[e,n]=j(""),[r,o]=j(""),[s,l]=j(
!1),a=fe(null);return je(()=>a.current?.focus(),[]),t("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:t("form",{onSubmit:i=>{
i.preventDefault(),l(!0),yu(e).catch(c=>o(c instanceof cn?c.detail:"The server does not answer.")).finally(()=>l(!1))},children:[t("svg",{class:"sign-in-mark",viewBox:"\
0 0 32 32","aria-hidden":"true",children:[t("rect",{width:"32",height:"32",rx:"8"}),t("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),t("circle",{cx:"23",cy:"\
23.500",r:"2.200"})]}),t("h1",{children:"Sign in to Pawl"}),t("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a sessio\
n, not the token."}),t("label",{class:"field",children:[t("span",{children:"Token"}),t("input",{ref:a,id:"token",type:"password",autocomplete:"current-password",
value:e,onInput:i=>n(i.currentTarget.value)})]}),r&&t("p",{class:"bad",role:"alert",children:r}),t("button",{type:"submit",class:"primary",disabled:s||e==="",children:"\
Sign in"})]})})}function a0(){let e=No.value;return e===null||Et.value?null:t("div",{class:"banner",role:"alert",children:[t("b",{children:[e.title,"."]})," ",e.
detail]})}function bp({children:e}){let n={"?":()=>bo.value=!0,t:ei,p:()=>At.value=!At.value};for(let r of[...ua,...ca])n[`g ${r.key}`]=()=>Ee(r.page);return Be(
n),t(T,{children:[t("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),t(Xg,{}),
Rr.value&&t("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>Rr.value=!1}),t("div",{class:"frame",children:[t("header",{class:"\
bar-top",children:[t("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":Rr.value,"aria-controls":"rail",onClick:()=>Rr.value=!Rr.value,children:t(
"svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:t("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),t("button",{type:"button",class:"jump-button",
onClick:()=>Vo.value=!0,children:[t("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:t("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.5\
00 0 0 0 0-9zM10.500 10.500L14 14"})}),t("span",{children:"Go to a job, queue or page"}),t("kbd",{children:"Ctrl K"})]}),t("span",{class:"grow"}),ut.value?.read_only&&
t("span",{class:"state","data-state":"suspended",children:"read-only"}),t(t0,{}),t("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{
en.value=!en.value,or("zone",en.value?"utc":"local")},children:en.value?"UTC":"local"}),t("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"\
Theme (t)",onClick:ei,onDblClick:()=>sa("system"),children:t("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:t("path",{d:"M8 2a6 6 0 1 0 \
0 12zM8 2a6 6 0 0 1 0 12"})})}),t("button",{type:"button",class:"plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>bo.value=!0,children:"?"})]}),
t(a0,{}),t("main",{id:"main",tabIndex:-1,children:e})]}),Vo.value&&t(n0,{}),bo.value&&t(o0,{}),t(dd,{}),t(cd,{}),Et.value&&t(s0,{})]})}var l0=[["/","Overview",()=>t(id,{})],["/queues","Queues",()=>t(Hd,{})],["/queues/:queue","Queue",({queue:e})=>t(Qd,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:n})=>t(Bd,{queue:e,name:n},`${e} ${n}`)],["/jobs","Jobs",()=>t(Ad,{})],["/jobs/:ref","Job",({ref:e})=>t(Wd,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>t(lp,{reference:e},e)],["/scheduled","Scheduled",()=>t(Zd,{})],["/failures","Failures",()=>t(Ld,{})],["/workflows","Workflows",()=>t(mp,
{})],["/workflows/:ref","Workflow",({ref:e})=>t(hp,{reference:e},e)],["/schedules","Schedules",()=>t(tp,{})],["/schedules/:name","Schedule",({name:e})=>t(np,{name:e},
e)],["/callbacks","Callbacks",()=>t(gd,{})],["/callbacks/:id","Callback",({id:e})=>t(bd,{id:e},e)],["/channels","Channels",()=>t(vd,{})],["/files","Downloads",()=>t(
qd,{})],["/workers","Workers",()=>t(Gd,{})],["/settings","Settings",()=>t(op,{})],["/about","About",()=>t(ud,{})]];function i0(){je(()=>{let o=()=>{Ts().catch(()=>{
Et.value||setTimeout(o,2e3)})};o();let s=setInterval(()=>{Et.value||Ts().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",n=null;for(let[o,
s,l]of l0){let a=rd(o,ar.value);if(a!==null){e=Object.values(a).pop()??s,n=l(a);break}}je(()=>{document.title=`${e} · Pawl`},[e]);let r=fe(!0);return je(()=>{r.
current||document.getElementById("main")?.focus({preventScroll:!0}),r.current=!1},[ar.value]),t(bp,{children:ut.value===null?null:n??t(ae,{title:"Nothing here",
children:t(ce,{title:"There is no such page",children:t("a",{href:O("/"),children:"Overview"})})})})}Ki(t(i0,{}),document.getElementById("app"));})();
