"use strict";(()=>{var zm=Object.defineProperty;var Vm=(e,t,o)=>t in e?zm(e,t,{enumerable:!0,configurable:!0,writable:!0,value:o}):e[t]=o;var po=(e,t,o)=>Vm(e,typeof t!="symbol"?t+"":t,o);var Bs,Te,Zu,Pi,fo,Gu,Xu,ec,Ci,qs,Gr,tc,Mi,$i,Ti,Gm,Ns={},Is=[],Qm=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Fs=Array.isArray;function Qn(e,t){
for(var o in t)e[o]=t[o];return e}function Ei(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Di(e,t,o){var r,s,a,i={};for(a in t)a=="key"?r=t[a]:a=="r\
ef"?s=t[a]:i[a]=t[a];if(arguments.length>2&&(i.children=arguments.length>3?Bs.call(arguments,2):o),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
i[a]===void 0&&(i[a]=e.defaultProps[a]);return js(e,i,r,s,null)}function js(e,t,o,r,s){var a={type:e,props:t,key:o,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:s??++Zu,__i:-1,__u:0};return s==null&&Te.vnode!=null&&Te.vnode(a),a}function $(e){return e.children}function pr(e,t){this.props=e,this.context=t}function Eo(e,t){if(t==null)return e.__?Eo(e.__,e.__i+1):null;for(var o;t<e.__k.length;t++)
if((o=e.__k[t])!=null&&o.__e!=null)return o.__e;return typeof e.type=="function"?Eo(e):null}function Km(e){if(e.__P&&e.__d){var t=e.__v,o=t.__e,r=[],s=[],a=Qn({},
t);a.__v=t.__v+1,Te.vnode&&Te.vnode(a),Oi(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[o]:null,r,o??Eo(t),!!(32&t.__u),s),a.__v=t.__v,a.__.__k[a.__i]=a,ac(r,a,s),
t.__e=t.__=null,a.__e!=o&&nc(a)}}function nc(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),nc(e)}function Qu(e){(!e.__d&&(e.__d=!0)&&fo.push(e)&&!Js.__r++||Gu!=Te.debounceRendering)&&((Gu=Te.debounceRendering)||Xu)(Js)}function Js(){
try{for(var e,t=1;fo.length;)fo.length>t&&fo.sort(ec),e=fo.shift(),t=fo.length,Km(e)}finally{fo.length=Js.__r=0}}function oc(e,t,o,r,s,a,i,l,u,c,h){var m,p,g,w,
T,k,y=r&&r.__k||Is,S=t.length;for(u=Ym(o,t,y,u,S),m=0;m<S;m++)(g=o.__k[m])!=null&&(p=g.__i!=-1&&y[g.__i]||Ns,g.__i=m,k=Oi(e,g,p,s,a,i,l,u,c,h),w=g.__e,g.ref&&p.
ref!=g.ref&&(p.ref&&Ai(p.ref,null,g),h.push(g.ref,g.__c||w,g)),T==null&&w!=null&&(T=w),4&g.__u?(u=rc(g,u,e),p.__e&&(p.__e=null)):typeof g.type=="function"&&k!==
void 0?u=k:w&&(u=w.nextSibling),g.__u&=-7);return o.__e=T,u}function Ym(e,t,o,r,s){var a,i,l,u,c,h=o.length,m=h,p=0;for(e.__k=new Array(s),a=0;a<s;a++)(i=t[a])!=
null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=e.__k[a]=js(null,i,null,null,
null):Fs(i)?i=e.__k[a]=js($,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=e.__k[a]=js(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):e.__k[a]=i,u=
a+p,i.__=e,i.__b=e.__b+1,l=null,(c=i.__i=Zm(i,o,u,m))!=-1&&(m--,(l=o[c])&&(l.__u|=2)),l==null||l.__v==null?(c==-1&&(s>h?p--:s<h&&p++),typeof i.type!="function"&&
(i.__u|=4)):c!=u&&(c==u-1?p--:c==u+1?p++:(c>u?p--:p++,i.__u|=4))):e.__k[a]=null;if(m)for(a=0;a<h;a++)(l=o[a])!=null&&(2&l.__u)==0&&(l.__e==r&&(r=Eo(l)),lc(l,l));
return r}function rc(e,t,o){var r,s;if(typeof e.type=="function"){for(r=e.__k,s=0;r&&s<r.length;s++)r[s]&&(r[s].__=e,t=rc(r[s],t,o));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=Eo(e)),t=o.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Zm(e,t,o,r){var s,a,i,l=e.key,u=e.type,c=t[o],h=c!=null&&(2&c.__u)==0;if(c===null&&l==null||h&&l==c.key&&u==c.type)return o;if(r>(h?1:0)){for(s=o-1,a=o+
1;s>=0||a<t.length;)if((c=t[i=s>=0?s--:a++])!=null&&(2&c.__u)==0&&l==c.key&&u==c.type)return i}return-1}function Ku(e,t,o){t[0]=="-"?e.setProperty(t,o??""):e[t]=
o==null?"":typeof o!="number"||Qm.test(t)?o:o+"px"}function Ls(e,t,o,r,s){var a,i;e:if(t=="style")if(typeof o=="string")e.style.cssText=o;else{if(typeof r=="str\
ing"&&(e.style.cssText=r=""),r)for(t in r)o&&t in o||Ku(e.style,t,"");if(o)for(t in o)r&&o[t]==r[t]||Ku(e.style,t,o[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
tc,"$1")),i=t.toLowerCase(),t=i in e||t=="onFocusOut"||t=="onFocusIn"?i.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=o,o?r?o[Gr]=r[Gr]:(o[Gr]=Mi,e.addEventListener(
t,a?Ti:$i,a)):e.removeEventListener(t,a?Ti:$i,a);else{if(s=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=o??"";break e}catch{}
typeof o=="function"||(o==null||o===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&o==1?"":o))}}function Yu(e){return function(t){if(this.l){
var o=this.l[t.type+e];if(t[qs]==null)t[qs]=Mi++;else if(t[qs]<o[Gr])return;return o(Te.event?Te.event(t):t)}}}function Oi(e,t,o,r,s,a,i,l,u,c){var h,m,p,g,w,T,
k,y,S,x,M,L,q,te,H,ce,Z=t.type;if(t.constructor!==void 0)return null;128&o.__u&&(u=!!(32&o.__u),a=[l=t.__e=o.__e]),(h=Te.__b)&&h(t);e:if(typeof Z=="function"){m=
i.length;try{if(S=t.props,x=Z.prototype&&Z.prototype.render,M=(h=Z.contextType)&&r[h.__c],L=h?M?M.props.value:h.__:r,o.__c?y=(p=t.__c=o.__c).__=p.__E:(x?t.__c=p=
new Z(S,L):(t.__c=p=new pr(S,L),p.constructor=Z,p.render=eh),M&&M.sub(p),p.state||(p.state={}),p.__n=r,g=p.__d=!0,p.__h=[],p._sb=[]),x&&p.__s==null&&(p.__s=p.state),
x&&Z.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=Qn({},p.__s)),Qn(p.__s,Z.getDerivedStateFromProps(S,p.__s))),w=p.props,T=p.state,p.__v=t,g)x&&Z.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),x&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(x&&Z.getDerivedStateFromProps==null&&
S!==w&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(S,L),t.__v==o.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(S,p.__s,
L)===!1){t.__v!=o.__v&&(p.props=S,p.state=p.__s,p.__d=!1),t.__e=o.__e,t.__k=o.__k,t.__k.some(function(N){N&&(N.__=t)}),Is.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&i.push(p),l=Eo(o);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(S,p.__s,L),x&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
w,T,k)})}if(p.context=L,p.props=S,p.__P=e,p.__e=!1,q=Te.__r,te=0,x)p.state=p.__s,p.__d=!1,q&&q(t),h=p.render(p.props,p.state,p.context),Is.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,q&&q(t),h=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++te<25);p.state=p.__s,p.getChildContext!=null&&(r=Qn(Qn({},r),
p.getChildContext())),x&&!g&&p.getSnapshotBeforeUpdate!=null&&(k=p.getSnapshotBeforeUpdate(w,T)),H=h!=null&&h.type===$&&h.key==null?ic(h.props.children):h,l=oc(
e,Fs(H)?H:[H],t,o,r,s,a,i,l,u,c),p.base=t.__e,t.__u&=-161,p.__h.length&&i.push(p),y&&(p.__E=p.__=null)}catch(N){if(i.length=m,t.__v=null,u||a!=null){if(N.then){
for(t.__u|=u?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),t.__e=l}else if(a!=null)for(ce=a.length;ce--;)Ei(a[ce])}else
t.__e=o.__e;t.__k==null&&(t.__k=o.__k||[]),N.then||sc(t),Te.__e(N,t,o)}}else a==null&&t.__v==o.__v?(t.__k=o.__k,t.__e=o.__e):l=t.__e=Xm(o.__e,t,o,r,s,a,i,u,c);return(h=
Te.diffed)&&h(t),128&t.__u?void 0:l}function sc(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(sc))}function ac(e,t,o){for(var r=0;r<o.length;r++)Ai(o[r],o[++r],
o[++r]);Te.__c&&Te.__c(t,e),e.some(function(s){try{e=s.__h,s.__h=[],e.some(function(a){a.call(s)})}catch(a){Te.__e(a,s.__v)}})}function ic(e){return typeof e!="\
object"||e==null||e.__b>0?e:Fs(e)?e.map(ic):e.constructor!==void 0?null:Qn({},e)}function Xm(e,t,o,r,s,a,i,l,u){var c,h,m,p,g,w,T,k=o.props||Ns,y=t.props,S=t.type;
if(S=="svg"?s="http://www.w3.org/2000/svg":S=="math"?s="http://www.w3.org/1998/Math/MathML":s||(s="http://www.w3.org/1999/xhtml"),a!=null){for(c=0;c<a.length;c++)
if((g=a[c])&&"setAttribute"in g==!!S&&(S?g.localName==S:g.nodeType==3)){e=g,a[c]=null;break}}if(e==null){if(S==null)return document.createTextNode(y);e=document.
createElementNS(s,S,y.is&&y),l&&(Te.__m&&Te.__m(t,a),l=!1),a=null}if(S==null)k===y||l&&e.data==y||(e.data=y);else{if(a=S=="textarea"&&y.defaultValue!=null?null:
a&&Bs.call(e.childNodes),!l&&a!=null)for(k={},c=0;c<e.attributes.length;c++)k[(g=e.attributes[c]).name]=g.value;for(c in k)g=k[c],c=="dangerouslySetInnerHTML"?m=
g:c=="children"||c in y||c=="value"&&"defaultValue"in y||c=="checked"&&"defaultChecked"in y||Ls(e,c,null,g,s);for(c in y)g=y[c],c=="children"?p=g:c=="dangerousl\
ySetInnerHTML"?h=g:c=="value"?w=g:c=="checked"?T=g:l&&typeof g!="function"||k[c]===g||Ls(e,c,g,k[c],s);if(h)l||m&&(h.__html==m.__html||h.__html==e.innerHTML)||(e.
innerHTML=h.__html),t.__k=[];else if(m&&(e.innerHTML=""),oc(t.type=="template"?e.content:e,Fs(p)?p:[p],t,o,r,S=="foreignObject"?"http://www.w3.org/1999/xhtml":s,
a,i,a?a[0]:o.__k&&Eo(o,0),l,u),a!=null)for(c=a.length;c--;)Ei(a[c]);l&&S!="textarea"||(c="value",S=="progress"&&w==null?e.removeAttribute("value"):w!=null&&(w!==
e[c]||S=="progress"&&!w||S=="option"&&w!=k[c])&&Ls(e,c,w,k[c],s),c="checked",T!=null&&T!=e[c]&&Ls(e,c,T,k[c],s))}return e}function Ai(e,t,o){try{if(typeof e=="f\
unction"){var r=typeof e.__u=="function";r&&e.__u(),r&&t==null||(e.__u=e(t))}else e.current=t}catch(s){Te.__e(s,o)}}function lc(e,t,o){var r,s;if(Te.unmount&&Te.
unmount(e),(r=e.ref)&&(r.current&&r.current!=e.__e||Ai(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){Te.__e(a,t)}r.
base=r.__P=r.__n=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&lc(r[s],t,o||typeof e.type!="function");o||Ei(e.__e),e.__c=e.__=e.__e=void 0}function eh(e,t,o){return this.
constructor(e,o)}function uc(e,t,o){var r,s,a,i;t==document&&(t=document.documentElement),Te.__&&Te.__(e,t),s=(r=typeof o=="function")?null:o&&o.__k||t.__k,a=[],
i=[],Oi(t,e=(!r&&o||t).__k=Di($,null,[e]),s||Ns,Ns,t.namespaceURI,!r&&o?[o]:s?null:t.firstChild?Bs.call(t.childNodes):null,a,!r&&o?o:s?s.__e:t.firstChild,r,i),ac(
a,e,i),e.props.children=null}Bs=Is.slice,Te={__e:function(e,t,o,r){for(var s,a,i;t=t.__;)if((s=t.__c)&&!s.__)try{if((a=s.constructor)&&a.getDerivedStateFromError!=null&&(s.setState(a.getDerivedStateFromError(
e)),i=s.__d),s.componentDidCatch!=null&&(s.componentDidCatch(e,r||{}),i=s.__d),i)return s.__E=s}catch(l){e=l}throw e}},Zu=0,Pi=function(e){return e!=null&&e.constructor===
void 0},pr.prototype.setState=function(e,t){var o;o=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=Qn({},this.state),typeof e=="function"&&(e=e(Qn({},o),
this.props)),e&&Qn(o,e),e!=null&&this.__v&&(t&&this._sb.push(t),Qu(this))},pr.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Qu(this))},
pr.prototype.render=$,fo=[],Xu=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ec=function(e,t){return e.__v.__b-t.__v.__b},
Js.__r=0,Ci=Math.random().toString(8),qs="__d"+Ci,Gr="__a"+Ci,tc=/(PointerCapture)$|Capture$/i,Mi=0,$i=Yu(!1),Ti=Yu(!0),Gm=0;var fr,ct,Ri,cc,Ws=0,vc=[],pt=Te,dc=pt.__b,pc=pt.__r,fc=pt.diffed,mc=pt.__c,hc=pt.unmount,gc=pt.__;function Hs(e,t){pt.__h&&pt.__h(ct,e,Ws||t),Ws=0;var o=ct.__H||
(ct.__H={__:[],__h:[]});return e>=o.__.length&&o.__.push({}),o.__[e]}function D(e){return Ws=1,th(yc,e)}function th(e,t,o){var r=Hs(fr++,2);if(r.t=e,!r.__c&&(r.
__=[o?o(t):yc(void 0,t),function(l){var u=r.__N?r.__N[0]:r.__[0],c=r.t(u,l);u!==c&&(r.__N=[c,r.__[1]],r.__c.setState({}))}],r.__c=ct,!ct.__f)){var s=function(l,u,c){
if(!r.__c.__H)return!0;var h=!1,m=r.__c.props!==l;if(r.__c.__H.__.some(function(g){if(g.__N){h=!0;var w=g.__[0];g.__=g.__N,g.__N=void 0,w!==g.__[0]&&(m=!0)}}),a){
var p=a.call(this,l,u,c);return h?p||m:p}return!h||m};ct.__f=!0;var a=ct.shouldComponentUpdate,i=ct.componentWillUpdate;ct.componentWillUpdate=function(l,u,c){if(this.
__e){var h=a;a=void 0,s(l,u,c),a=h}i&&i.call(this,l,u,c)},ct.shouldComponentUpdate=s}return r.__N||r.__}function xe(e,t){var o=Hs(fr++,3);!pt.__s&&qi(o.__H,t)&&
(o.__=e,o.u=t,ct.__H.__h.push(o))}function zs(e,t){var o=Hs(fr++,4);!pt.__s&&qi(o.__H,t)&&(o.__=e,o.u=t,ct.__h.push(o))}function oe(e){return Ws=5,Kn(function(){
return{current:e}},[])}function Kn(e,t){var o=Hs(fr++,7);return qi(o.__H,t)&&(o.__=e(),o.__H=t,o.__h=e),o.__}function nh(){for(var e;e=vc.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Us),t.__h.some(Li),t.__h=[]}catch(o){t.__h=[],pt.__e(o,e.__v)}}}pt.__b=function(e){
ct=null,dc&&dc(e)},pt.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gc&&gc(e,t)},pt.__r=function(e){pc&&pc(e),fr=0;var t=(ct=e.__c).__H;t&&(Ri===ct?(t.
__h=[],ct.__h=[],t.__.some(function(o){o.__N&&(o.__=o.__N),o.u=o.__N=void 0})):(t.__h.some(Us),t.__h.some(Li),t.__h=[],fr=0)),Ri=ct},pt.diffed=function(e){fc&&fc(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(vc.push(t)!==1&&cc===pt.requestAnimationFrame||((cc=pt.requestAnimationFrame)||oh)(nh)),t.__H.__.some(function(o){o.
u&&(o.__H=o.u,o.u=void 0)})),Ri=ct=null},pt.__c=function(e,t){t.some(function(o){try{o.__h.some(Us),o.__h=o.__h.filter(function(r){return!r.__||Li(r)})}catch(r){
t.some(function(s){s.__h&&(s.__h=[])}),t=[],pt.__e(r,o.__v)}}),mc&&mc(e,t)},pt.unmount=function(e){hc&&hc(e);var t,o=e.__c;o&&o.__H&&(o.__H.__.some(function(r){
try{Us(r)}catch(s){t=s}}),o.__H=void 0,t&&pt.__e(t,o.__v))};var bc=typeof requestAnimationFrame=="function";function oh(e){var t,o=function(){clearTimeout(r),bc&&
cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(o,35);bc&&(t=requestAnimationFrame(o))}function Us(e){var t=ct,o=e.__c;typeof o=="function"&&(e.__c=void 0,o()),
ct=t}function Li(e){var t=ct;e.__c=e.__(),ct=t}function qi(e,t){return!e||e.length!==t.length||t.some(function(o,r){return o!==e[r]})}function yc(e,t){return typeof t==
"function"?t(e):t}var rh=Symbol.for("preact-signals");function Ks(){if(Yn>1)Yn--;else{var e,t=!1;for((function(){var s=Gs;for(Gs=void 0;s!==void 0;){var a=s.S;if(a.v===s.v)for(var i=a.
t;i!==void 0;i=i.x)i.i===s.i&&(i.i=a.i);s=s.o}})();Kr!==void 0;){var o=Kr;for(Kr=void 0,Vs++;o!==void 0;){var r=o.u;if(o.u=void 0,o.f&=-3,!(8&o.f)&&_c(o))try{o.
c()}catch(s){t||(e=s,t=!0)}o=r}}if(Vs=0,Yn--,t)throw e}}function Ni(e){if(Yn>0)return e();ji=++sh,Yn++;try{return e()}finally{Ks()}}var Qr,rt=void 0;function Yr(e){
var t=rt,o=Qr;rt=void 0,Qr=void 0;try{return e()}finally{rt=t,Qr=o}}var Kr=void 0,Yn=0,Vs=0,sh=0,ji=0,Gs=void 0,Qs=0;function wc(e){if(rt!==void 0){var t=e.n;if(t===
void 0||t.t!==rt)return t={i:0,S:e,p:rt.s,n:void 0,t:rt,e:void 0,x:void 0,r:t},rt.s!==void 0&&(rt.s.n=t),rt.s=t,e.n=t,32&rt.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=rt.s,t.n=void 0,rt.s.n=t,rt.s=t),t}}function vt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}vt.prototype.brand=rh;vt.prototype.h=function(){return!0};vt.prototype.S=function(e){var t=this,o=this.
t;o!==e&&e.e===void 0&&(e.x=o,this.t=e,o!==void 0?o.e=e:Yr(function(){var r;(r=t.W)==null||r.call(t)}))};vt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var o=e.e,r=e.x;o!==void 0&&(o.x=r,e.e=void 0),r!==void 0&&(r.e=o,e.x=void 0),e===this.t&&(this.t=r,r===void 0&&Yr(function(){var s;(s=t.Z)==null||s.call(t)}))}};
vt.prototype.subscribe=function(e){var t=this;return Xn(function(){var o=t.value;Yr(function(){return e(o)})},{name:"sub"})};vt.prototype.valueOf=function(){return this.
value};vt.prototype.toString=function(){return this.value+""};vt.prototype.toJSON=function(){return this.value};vt.prototype.peek=function(){var e=this;return Yr(
function(){return e.value})};Object.defineProperty(vt.prototype,"value",{get:function(){var e=wc(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Vs>100)throw new Error("Cycle detected");(function(o){Yn!==0&&Vs===0&&o.l!==ji&&(o.l=ji,Gs={S:o,v:o.v,i:o.i,o:Gs})})(this),this.v=e,this.i++,Qs++,Yn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{Ks()}}}});function be(e,t){return new vt(e,t)}function _c(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function kc(e){for(var t=e.s;t!==void 0;t=t.n){var o=t.S.n;if(o!==void 0&&(t.r=o),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function Sc(e){for(var t=e.s,o=void 0;t!==void 0;){var r=t.p;t.i===-1?(t.S.U(t),r!==void 0&&(r.n=t.n),t.n!==void 0&&(t.n.p=r)):o=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=r}e.s=o}function Do(e,t){vt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=Qs-1,this.f=4}Do.prototype=new vt;Do.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===Qs))return!0;if(this.g=Qs,this.f|=1,this.i>0&&!_c(this))return this.f&=-2,!0;var e=rt;try{kc(this),rt=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(o){this.v=o,this.f|=16,this.i++}return rt=e,Sc(this),this.f&=-2,!0};
Do.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}vt.prototype.S.call(this,e)};Do.prototype.U=function(e){if(this.
t!==void 0&&(vt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};Do.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(Do.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=wc(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Zn(e,t){return new Do(e,t)}function xc(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Yn++;var o=rt;rt=void 0;try{t()}catch(r){throw e.f&=-2,e.f|=8,Ii(e),r}finally{rt=o,Ks()}}}function Ii(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,xc(e)}function ah(e){if(rt!==this)throw new Error("Out-of-order effect");Sc(this),rt=e,this.f&=-2;try{8&this.f&&Ii(this)}finally{Ks()}}function mr(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Qr&&Qr.push(this)}mr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};mr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,xc(this),kc(this),Yn++;var e=rt;return rt=this,ah.bind(this,e)};mr.prototype.N=function(){2&this.f||(this.f|=2,this.u=Kr,Kr=this)};mr.prototype.d=function(){
this.f|=8,1&this.f||Ii(this)};mr.prototype.dispose=function(){this.d()};function Xn(e,t){var o=new mr(e,t);try{o.c()}catch(s){throw o.d(),s}var r=o.d.bind(o);return r[Symbol.
dispose]=r,r}var Cc,Zs,Ys,ih=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var $c=[];Xn(function(){Cc=this.N})();function hr(e,t){Te[e]=t.bind(null,Te[e]||function(){})}function Zr(e){if(Ys){var t=Ys;Ys=void 0,t()}Ys=e&&e.S()}function Tc(e){
var t=this,o=e.data,r=uh(o);r.name="ReactiveDom",r.value=o;var s=Kn(function(){for(var l=t,u=t.__v;u=u.__;)if(u.__c){u.__c.__$f|=4;break}var c=Zn(function(){var g=r.
value.value;return g===0?0:g===!0?"":g||""}),h=Zn(function(){return!Array.isArray(c.value)&&!Pi(c.value)}),m=Xn(function(){if(this.N=Pc,h.value){var g=c.value;l.
__v&&l.__v.__e&&l.__v.__e.nodeType===3&&(l.__v.__e.data=g)}}),p=t.__$u.d;return t.__$u.d=function(){m(),p.call(this)},[h,c]},[]),a=s[0],i=s[1];return a.value?i.
peek():i.value}Tc.displayName="ReactiveTextNode";Object.defineProperties(vt.prototype,{constructor:{configurable:!0,value:Di($,null).constructor},type:{configurable:!0,
value:Tc},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});hr("__b",function(e,t){if(Zr(),
Zs=void 0,typeof t.type=="string"){var o,r=t.props;for(var s in r)if(s!=="children"){var a=r[s];a instanceof vt&&(o||(t.__np=o={}),o[s]=a,r[s]=a.peek())}}e(t)});
hr("__r",function(e,t){if(e(t),t.type!==$){Zr();var o,r=t.__c;r&&(r.__$f&=-2,(o=r.__$u)===void 0&&(r.__$u=o=(function(s,a){var i;return Xn(function(){i=this},{name:a}),
i.c=s,i})((function(s){return function(){var a;ih&&((a=this.y)==null||a.call(this)),s.__$f|=1,s.setState({})}})(r),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),Zs=r,Zr(o)}});hr("__e",function(e,t,o,r){Zr(),Zs=void 0,e(t,o,r)});hr("diffed",function(e,t){Zr(),Zs=void 0;var o;if(typeof t.type=="string"&&
(o=t.__e)){var r=t.__np,s=t.props,a=o.U;if(a)for(var i in a){var l=a[i];l===void 0||r&&i in r||(l.d(),a[i]=void 0)}if(r){a||(a={},o.U=a);for(var u in r){var c=a[u],
h=r[u];c===void 0?(c=lh(o,u,h,s),a[u]=c):c.o(h,s)}}}e(t)});function lh(e,t,o,r){var s=t in e&&e.ownerSVGElement===void 0,a=be(o);return{o:function(i,l){a.value=
i,r=l},d:Xn(function(){this.N=Pc;var i=a.value.value;r[t]!==i&&(r[t]=i,s?e[t]=i:i!=null&&(i!==!1||t[4]==="-")?e.setAttribute(t,i):e.removeAttribute(t))})}}hr("u\
nmount",function(e,t){if(typeof t.type=="string"){var o=t.__e;if(o){var r=o.U;if(r){o.U=void 0;for(var s in r){var a=r[s];a&&a.d()}}}var i=t.__np;if(i){var l=t.
props;for(var u in i)l[u]=i[u]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var h=c.__$u;h&&(c.__$u=void 0,h.d())}}e(t)});hr("__h",function(e,t,o,r){r<3&&(t.__$f|=
2),e(t,o,r)});pr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var o=this.__$u,r=o&&o.s!==void 0;for(var s in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(r||a||4&this.__$f)||1&this.__$f)return!0}else if(!(r||4&this.__$f)||3&this.__$f)return!0;for(var i in e)if(i!==
"__source"&&e[i]!==this.props[i])return!0;for(var l in this.props)if(!(l in e))return!0;return!1};function uh(e,t){return Kn(function(){return be(e,t)},[])}var ch=function(e){queueMicrotask(function(){queueMicrotask(e)})};function dh(){Ni(function(){for(var e;e=$c.shift();)Cc.call(e)})}function Pc(){$c.push(this)===1&&(Te.requestAnimationFrame||ch)(dh)}var Ji=new URL(document.baseURI);function re(e){return new URL(e,Ji).href}function Fe(e){let t=new URLSearchParams;for(let[r,s]of Object.entries(e))if(Array.isArray(
s))for(let a of s)t.append(r,a);else s!==void 0&&s!==""&&s!==!1&&t.set(r,String(s));let o=t.toString();return o===""?"":`?${o}`}var Lt=class extends Error{constructor(o,r,s,a,i,l=""){
super(a||s);po(this,"status",o);po(this,"code",r);po(this,"title",s);po(this,"detail",a);po(this,"retryAfter",i);po(this,"field",l)}};function Bi(e){if(e.status!==
403)return e.detail;let t=Ze.value?.scopes??[];return Ze.value?.read_only?`${e.detail}; this dashboard is read-only`:t.length>0?`${e.detail}; you have ${t.join(
", ")}`:e.detail}function mo(e,t=""){return e instanceof Lt?`${e.title}${t}: ${Bi(e)}`:`It failed${t}: ${String(e)}`}async function Mc(e){let t=Number(e.headers.
get("retry-after")??"0");try{let o=await e.json();return new Lt(e.status,o.code??"",o.title??e.statusText,o.detail??"",t,o.field??"")}catch{return new Lt(e.status,
"",e.statusText,"the answer came from something else than Pawl",t)}}var eo=class{constructor(t){po(this,"source",t)}};function es(e){return JSON.parse(e,(t,o,r)=>{
let s=r?.source;return typeof o!="number"||s===void 0||s.length<16||String(o)===s?o:new eo(s)})}var Ze=be(null),mt=be(!1),Fi=be(0),Xr=be(null),Ec=Zn(()=>Ze.value?.
read_only===!0);function me(e){return Ze.value!==null&&!Ze.value.read_only&&Ze.value.scopes.includes(e)}async function A(e,t={}){let o={},r={method:t.method??"G\
ET",headers:o,cache:"no-store",signal:t.signal};t.body!==void 0&&(o["content-type"]="application/json",r.body=JSON.stringify(t.body)),t.key&&(o["idempotency-key"]=
t.key),t.ifMatch&&(o["if-match"]=`"${t.ifMatch}"`);let s;try{s=await fetch(re(e),r)}catch(a){if(t.signal?.aborted)throw a;let i=new Lt(0,"unreachable","The serv\
er does not answer","It may be restarting; trying again.",0);throw Xr.value=i,i}if(!s.ok){let a=await Mc(s);throw a.status===401&&(mt.value=!0),(a.status===503||
a.status===507)&&(Xr.value=a),a}if(Xr.value=null,s.status!==204)return es(await s.text())}async function Xs(){let e=Date.now(),t=await A("v1/me");Fi.value=Date.
parse(t.now)-(e+Date.now())/2,Ze.value=t,mt.value=!1}async function Dc(e){let t=await fetch(re("ui/session"),{method:"POST",headers:{"content-type":"application\
/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await Mc(t);await Xs()}async function Oc(){await A("ui/session",{method:"DELETE"}),Ze.value=null,mt.value=
!0}function nn(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function Ce(e,t="GET",o){let r=a=>`'${a.replace(
/'/g,"'\\''")}'`,s=["curl"];return t!=="GET"&&s.push("-X",t),Ze.value?.tokens&&s.push('-H "Authorization: Bearer $PAWL_TOKEN"'),o!==void 0&&s.push("-H 'content-\
type: application/json'","-d",r(JSON.stringify(o))),s.push(r(re(e))),s.join(" ")}function to(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function Sn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var qt=be(to("zo\
ne")==="utc"),Oo=be(to("times")==="dates");function ea(){Oo.value=!Oo.value,Sn("times",Oo.value?"dates":"ages")}function P(e){return e===void 0?"–":e<1e6?e.toLocaleString(
"en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}function de(e,t){return`${P(e)} ${t}${e===1?"":"s"}`}function hn(e){let t=["bytes","K\
iB","MiB","GiB","TiB"],o=Math.min(t.length-1,e<1?0:Math.floor(Math.log2(e)/10)),r=e/1024**o;return`${o===0||r>=100?Math.round(r):r.toFixed(1)} ${t[o]}`}function Ht(e){
return e.toLocaleString("en-US")}var Ui=e=>String(e).padStart(2,"0");function ye(e){let t=Math.abs(e);if(t<1e3)return`${Math.round(t)} ms`;let o=t/1e3;if(o<10)return`${o%
1<.05?Math.floor(o):o.toFixed(1)} s`;if(o<60)return`${Math.floor(o)} s`;let r=Math.floor(o/60),s=Math.floor(o%60);if(r<60)return s===0?`${r} min`:`${r}m ${Ui(s)}\
s`;let a=Math.floor(r/60);return a<48?r%60===0?`${a} h`:`${a}h ${Ui(r%60)}m`:a%24===0?`${a/24} d`:`${Math.floor(a/24)}d ${a%24}h`}function gr(e){let t=Math.abs(
e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(t/3600)} h`:`${Math.floor(t/86400)} d`}function Ac(e,t){let o=t-e;
return Math.abs(o)<1e3?"now":o>0?`${gr(o)} ago`:`in ${gr(-o+(o<-72e5?18e5:o<-12e4?3e4:500))}`}function We(e,t=qt.value){let o=new Date(e),r=t?[o.getUTCFullYear(),
o.getUTCMonth()+1,o.getUTCDate(),o.getUTCHours(),o.getUTCMinutes(),o.getUTCSeconds()]:[o.getFullYear(),o.getMonth()+1,o.getDate(),o.getHours(),o.getMinutes(),o.
getSeconds()],[s,a,i,l,u,c]=r.map(Ui);return`${s}-${a}-${i} ${l}:${u}:${c}${t?" UTC":""}`}function br(e){let t=Date.parse(e??"");return Number.isNaN(t)?"":We(t).
slice(0,19).replace(" ","T")}function ts(e){let t=Date.parse(qt.value?`${e}Z`:e);return Number.isNaN(t)?void 0:new Date(t).toISOString()}var ph={expired:"expire\
d before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"\
it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"\
its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has fail\
ed"};function on(e){return e===void 0?"":ph[e]??e.replace(/_/g," ")}function Xe(e,t="",o=!1){if(e instanceof eo)return e.source;if(e===null||typeof e!="object")
return JSON.stringify(e)??"null";let r=o?"":`${t}  `,s=Array.isArray(e),a=s?e.map(u=>r+Xe(u,r,o)):Object.entries(e).map(([u,c])=>`${r}${JSON.stringify(u)}:${o?"":
" "}${Xe(c,r,o)}`),[i,l]=s?"[]":"{}";return a.length===0?i+l:o?i+a.join(",")+l:`${i}
${a.join(`,
`)}
${t}${l}`}var fh="uplot",mh="u-hz",hh="u-vt",gh="u-title",bh="u-wrap",vh="u-under",yh="u-over",wh="u-axis",Lo="u-off",_h="u-select",kh="u-cursor-x",Sh="u-cursor-y",xh="u-\
cursor-pt",Ch="u-legend",$h="u-live",Th="u-inline",Ph="u-series",Mh="u-marker",Rc="u-label",Eh="u-value",os="width",rs="height";var Lc="bottom",vr="left",Wi="right",il="#000",qc=il+"0",Hi="mousemove",jc="mousedown",zi="mouseup",Nc="mouseenter",Ic="mouseleave",Jc="dblclick",Dh="resize",Oh="\
scroll",Bc="change",sa="dppxchange",ll="--",Cr=typeof window<"u",Yi=Cr?document:null,wr=Cr?window:null,Ah=Cr?navigator:null,Oe,ta;function Zi(){let e=devicePixelRatio;
Oe!=e&&(Oe=e,ta&&el(Bc,ta,Zi),ta=matchMedia(`(min-resolution: ${Oe-.001}dppx) and (max-resolution: ${Oe+.001}dppx)`),qo(Bc,ta,Zi),wr.dispatchEvent(new CustomEvent(
sa)))}function rn(e,t){if(t!=null){let o=e.classList;!o.contains(t)&&o.add(t)}}function Xi(e,t){let o=e.classList;o.contains(t)&&o.remove(t)}function et(e,t,o){
e.style[t]=o+"px"}function xn(e,t,o,r){let s=Yi.createElement(e);return t!=null&&rn(s,t),o?.insertBefore(s,r),s}function gn(e,t){return xn("div",e,t)}var Fc=new WeakMap;
function jn(e,t,o,r,s){let a="translate("+t+"px,"+o+"px)",i=Fc.get(e);a!=i&&(e.style.transform=a,Fc.set(e,a),t<0||o<0||t>r||o>s?rn(e,Lo):Xi(e,Lo))}var Uc=new WeakMap;
function Wc(e,t,o){let r=t+o,s=Uc.get(e);r!=s&&(Uc.set(e,r),e.style.background=t,e.style.borderColor=o)}var Hc=new WeakMap;function zc(e,t,o,r){let s=t+""+o,a=Hc.
get(e);s!=a&&(Hc.set(e,s),e.style.height=o+"px",e.style.width=t+"px",e.style.marginLeft=r?-t/2+"px":0,e.style.marginTop=r?-o/2+"px":0)}var ul={passive:!0},Rh={...ul,
capture:!0};function qo(e,t,o,r){t.addEventListener(e,o,r?Rh:ul)}function el(e,t,o,r){t.removeEventListener(e,o,ul)}Cr&&Zi();function Cn(e,t,o,r){let s;o=o||0,r=
r||t.length-1;let a=r<=2147483647;for(;r-o>1;)s=a?o+r>>1:sn((o+r)/2),t[s]<e?o=s:r=s;return e-t[o]<=t[r]-e?o:r}function wd(e){return(o,r,s)=>{let a=-1,i=-1;for(let l=r;l<=
s;l++)if(e(o[l])){a=l;break}for(let l=s;l>=r;l--)if(e(o[l])){i=l;break}return[a,i]}}var _d=e=>e!=null,kd=e=>e!=null&&e>0,la=wd(_d),Lh=wd(kd);function qh(e,t,o,r=0,s=!1){
let a=s?Lh:la,i=s?kd:_d;[t,o]=a(e,t,o);let l=e[t],u=e[t];if(t>-1)if(r==1)l=e[t],u=e[o];else if(r==-1)l=e[o],u=e[t];else for(let c=t;c<=o;c++){let h=e[c];i(h)&&(h<
l?l=h:h>u&&(u=h))}return[l??He,u??-He]}function ua(e,t,o,r){let s=Qc(e),a=Qc(t);e==t&&(s==-1?(e*=o,t/=o):(e/=o,t*=o));let i=o==10?no:Sd,l=s==1?sn:bn,u=a==1?bn:sn,
c=l(i(wt(e))),h=u(i(wt(t))),m=_r(o,c),p=_r(o,h);return o==10&&(c<0&&(m=ze(m,-c)),h<0&&(p=ze(p,-h))),r||o==2?(e=m*s,t=p*a):(e=Td(e,m),t=ca(t,p)),[e,t]}function cl(e,t,o,r){
let s=ua(e,t,o,r);return e==0&&(s[0]=0),t==0&&(s[1]=0),s}var dl=.1,Vc={mode:3,pad:dl},as={pad:0,soft:null,mode:0},jh={min:as,max:as};function aa(e,t,o,r){return da(
o)?Gc(e,t,o):(as.pad=o,as.soft=r?0:null,as.mode=r?3:0,Gc(e,t,jh))}function Ee(e,t){return e??t}function Nh(e,t,o){for(t=Ee(t,0),o=Ee(o,e.length-1);t<=o;){if(e[t]!=
null)return!0;t++}return!1}function Gc(e,t,o){let r=o.min,s=o.max,a=Ee(r.pad,0),i=Ee(s.pad,0),l=Ee(r.hard,-He),u=Ee(s.hard,He),c=Ee(r.soft,He),h=Ee(s.soft,-He),
m=Ee(r.mode,0),p=Ee(s.mode,0),g=t-e,w=no(g),T=zt(wt(e),wt(t)),k=no(T),y=wt(k-w);(g<1e-24||y>10)&&(g=0,(e==0||t==0)&&(g=1e-24,m==2&&c!=He&&(a=0),p==2&&h!=-He&&(i=
0)));let S=g||T||1e3,x=no(S),M=_r(10,sn(x)),L=S*(g==0?e==0?.1:1:a),q=ze(Td(e-L,M/10),24),te=e>=c&&(m==1||m==3&&q<=c||m==2&&q>=c)?c:He,H=zt(l,q<te&&e>=te?te:$n(te,
q)),ce=S*(g==0?t==0?.1:1:i),Z=ze(ca(t+ce,M/10),24),N=t<=h&&(p==1||p==3&&Z>=h||p==2&&Z<=h)?h:-He,ge=$n(u,Z>N&&t<=N?N:zt(N,Z));return H==ge&&H==0&&(ge=100),[H,ge]}
var Ih=new Intl.NumberFormat(Cr?Ah.language:"en-US"),pl=e=>Ih.format(e),an=Math,ra=an.PI,wt=an.abs,sn=an.floor,yt=an.round,bn=an.ceil,$n=an.min,zt=an.max,_r=an.
pow,Qc=an.sign,no=an.log10,Sd=an.log2,Jh=(e,t=1)=>an.sinh(e)*t,Vi=(e,t=1)=>an.asinh(e/t),He=1/0;function Kc(e){return(no((e^e>>31)-(e>>31))|0)+1}function tl(e,t,o){
return $n(zt(e,t),o)}function xd(e){return typeof e=="function"}function _e(e){return xd(e)?e:()=>e}var Bh=()=>{},Cd=e=>e,$d=(e,t)=>t,Fh=e=>null,Yc=e=>!0,Zc=(e,t)=>e==
t,Uh=/\.\d*?(?=9{6,}|0{6,})/gm,jo=e=>{if(Md(e)||go.has(e))return e;let t=`${e}`,o=t.match(Uh);if(o==null)return e;let r=o[0].length-1;if(t.indexOf("e-")!=-1){let[
s,a]=t.split("e");return+`${jo(s)}e${a}`}return ze(e,r)};function Ao(e,t){return jo(ze(jo(e/t))*t)}function ca(e,t){return jo(bn(jo(e/t))*t)}function Td(e,t){return jo(
sn(jo(e/t))*t)}function ze(e,t=0){if(Md(e))return e;let o=10**t,r=e*o*(1+Number.EPSILON);return yt(r)/o}var go=new Map;function Pd(e){return((""+e).split(".")[1]||
"").length}function ls(e,t,o,r){let s=[],a=r.map(Pd);for(let i=t;i<o;i++){let l=wt(i),u=ze(_r(e,i),l);for(let c=0;c<r.length;c++){let h=e==10?+`${r[c]}e${i}`:r[c]*
u,m=(i>=0?0:l)+(i>=a[c]?0:a[c]),p=e==10?h:ze(h,m);s.push(p),go.set(p,m)}}return s}var is={},fl=[],kr=[null,null],ho=Array.isArray,Md=Number.isInteger,Wh=e=>e===
void 0;function Xc(e){return typeof e=="string"}function da(e){let t=!1;if(e!=null){let o=e.constructor;t=o==null||o==Object}return t}function Hh(e){return e!=null&&
typeof e=="object"}var zh=Object.getPrototypeOf(Uint8Array),Ed="__proto__";function Sr(e,t=da){let o;if(ho(e)){let r=e.find(s=>s!=null);if(ho(r)||t(r)){o=Array(
e.length);for(let s=0;s<e.length;s++)o[s]=Sr(e[s],t)}else o=e.slice()}else if(e instanceof zh)o=e.slice();else if(t(e)){o={};for(let r in e)r!=Ed&&(o[r]=Sr(e[r],
t))}else o=e;return o}function ht(e){let t=arguments;for(let o=1;o<t.length;o++){let r=t[o];for(let s in r)s!=Ed&&(da(e[s])?ht(e[s],Sr(r[s])):e[s]=Sr(r[s]))}return e}
var Vh=0,Gh=1,Qh=2;function Kh(e,t,o){for(let r=0,s,a=-1;r<t.length;r++){let i=t[r];if(i>a){for(s=i-1;s>=0&&e[s]==null;)e[s--]=null;for(s=i+1;s<o&&e[s]==null;)e[a=
s++]=null}}}function Yh(e,t){if(eg(e)){let i=e[0].slice();for(let l=1;l<e.length;l++)i.push(...e[l].slice(1));return tg(i[0])||(i=Xh(i)),i}let o=new Set;for(let i=0;i<
e.length;i++){let u=e[i][0],c=u.length;for(let h=0;h<c;h++)o.add(u[h])}let r=[Array.from(o).sort((i,l)=>i-l)],s=r[0].length,a=new Map;for(let i=0;i<s;i++)a.set(
r[0][i],i);for(let i=0;i<e.length;i++){let l=e[i],u=l[0];for(let c=1;c<l.length;c++){let h=l[c],m=Array(s).fill(void 0),p=t?t[i][c]:Gh,g=[];for(let w=0;w<h.length;w++){
let T=h[w],k=a.get(u[w]);T===null?p!=Vh&&(m[k]=T,p==Qh&&g.push(k)):m[k]=T}Kh(m,g,s),r.push(m)}}return r}var Zh=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Xh(e){let t=e[0],o=t.length,r=Array(o);for(let a=0;a<r.length;a++)r[a]=a;r.sort((a,i)=>t[a]-t[i]);let s=[];for(let a=0;a<e.length;a++){
let i=e[a],l=Array(o);for(let u=0;u<o;u++)l[u]=i[r[u]];s.push(l)}return s}function eg(e){let t=e[0][0],o=t.length;for(let r=1;r<e.length;r++){let s=e[r][0];if(s.
length!=o)return!1;if(s!=t){for(let a=0;a<o;a++)if(s[a]!=t[a])return!1}}return!0}function tg(e,t=100){let o=e.length;if(o<=1)return!0;let r=0,s=o-1;for(;r<=s&&e[r]==
null;)r++;for(;s>=r&&e[s]==null;)s--;if(s<=r)return!0;let a=zt(1,sn((s-r+1)/t));for(let i=e[r],l=r+a;l<=s;l+=a){let u=e[l];if(u!=null){if(u<=i)return!1;i=u}}return!0}
var Dd=["January","February","March","April","May","June","July","August","September","October","November","December"],Od=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function Ad(e){return e.slice(0,3)}var ng=Od.map(Ad),og=Dd.map(Ad),rg={MMMM:Dd,MMM:og,WWWW:Od,WWW:ng};function ns(e){return(e<
10?"0":"")+e}function sg(e){return(e<10?"00":e<100?"0":"")+e}var ag={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ns(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>ns(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>ns(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>ns(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>ns(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>sg(e.getMilliseconds())};
function ml(e,t){t=t||rg;let o=[],r=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=r.exec(e);)o.push(s[0][0]=="{"?ag[s[1]]:s[0]);return a=>{let i="";for(let l=0;l<o.length;l++)
i+=typeof o[l]=="string"?o[l]:o[l](a,t);return i}}var ig=new Intl.DateTimeFormat().resolvedOptions().timeZone;function lg(e,t){let o;return t=="UTC"||t=="Etc/UT\
C"?o=new Date(+e+e.getTimezoneOffset()*6e4):t==ig?o=e:(o=new Date(e.toLocaleString("en-US",{timeZone:t})),o.setMilliseconds(e.getMilliseconds())),o}var Rd=e=>e%
1==0,ia=[1,2,2.5,5],ug=ls(10,-32,0,ia),Ld=ls(10,0,32,ia),cg=Ld.filter(Rd),Ro=ug.concat(Ld),hl=`
`,qd="{YYYY}",ed=hl+qd,jd="{M}/{D}",ss=hl+jd,na=ss+"/{YY}",Nd="{aa}",dg="{h}:{mm}",yr=dg+Nd,td=hl+yr,nd=":{ss}",Le=null;function Id(e){let t=e*1e3,o=t*60,r=o*60,
s=r*24,a=s*30,i=s*365,u=(e==1?ls(10,0,3,ia).filter(Rd):ls(10,-3,0,ia)).concat([t,t*5,t*10,t*15,t*30,o,o*5,o*10,o*15,o*30,r,r*2,r*3,r*4,r*6,r*8,r*12,s,s*2,s*3,s*
4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,a,a*2,a*3,a*4,a*6,i,i*2,i*5,i*10,i*25,i*50,i*100]),c=[[i,qd,Le,Le,Le,Le,Le,Le,1],[s*28,"{MMM}",ed,Le,Le,Le,Le,Le,1],[s,jd,ed,Le,
Le,Le,Le,Le,1],[r,"{h}"+Nd,na,Le,ss,Le,Le,Le,1],[o,yr,na,Le,ss,Le,Le,Le,1],[t,nd,na+" "+yr,Le,ss+" "+yr,Le,td,Le,1],[e,nd+".{fff}",na+" "+yr,Le,ss+" "+yr,Le,td,
Le,1]];function h(m){return(p,g,w,T,k,y)=>{let S=[],x=k>=i,M=k>=a&&k<i,L=m(w),q=ze(L*e,3),te=Gi(L.getFullYear(),x?0:L.getMonth(),M||x?1:L.getDate()),H=ze(te*e,3);
if(M||x){let ce=M?k/a:0,Z=x?k/i:0,N=q==H?q:ze(Gi(te.getFullYear()+Z,te.getMonth()+ce,1)*e,3),ge=new Date(yt(N/e)),Q=ge.getFullYear(),ae=ge.getMonth();for(let ne=0;N<=
T;ne++){let Se=Gi(Q+Z*ne,ae+ce*ne,1),X=Se-m(ze(Se*e,3));N=ze((+Se+X)*e,3),N<=T&&S.push(N)}}else{let ce=k>=s?s:k,Z=sn(w)-sn(q),N=H+Z+ca(q-H,ce);S.push(N);let ge=m(
N),Q=ge.getHours()+ge.getMinutes()/o+ge.getSeconds()/r,ae=k/r,ne=p.axes[g]._space,Se=y/ne;for(;N=ze(N+k,e==1?0:3),!(N>T);)if(ae>1){let X=sn(ze(Q+ae,6))%24,Pe=m(
N).getHours()-X;Pe>1&&(Pe=-1),N-=Pe*r,Q=(Q+ae)%24;let Je=S[S.length-1];ze((N-Je)/k,3)*Se>=.7&&S.push(N)}else S.push(N)}return S}}return[u,c,h]}var[pg,fg,mg]=Id(
1),[hg,gg,bg]=Id(.001);ls(2,-53,53,[1]);function od(e,t){return e.map(o=>o.map((r,s)=>s==0||s==8||r==null?r:t(s==1||o[8]==0?r:o[1]+r)))}function rd(e,t){return(o,r,s,a,i)=>{
let l=t.find(w=>i>=w[0])||t[t.length-1],u,c,h,m,p,g;return r.map(w=>{let T=e(w),k=T.getFullYear(),y=T.getMonth(),S=T.getDate(),x=T.getHours(),M=T.getMinutes(),L=T.
getSeconds(),q=k!=u&&l[2]||y!=c&&l[3]||S!=h&&l[4]||x!=m&&l[5]||M!=p&&l[6]||L!=g&&l[7]||l[1];return u=k,c=y,h=S,m=x,p=M,g=L,q(T)})}}function vg(e,t){let o=ml(t);
return(r,s,a,i,l)=>s.map(u=>o(e(u)))}function Gi(e,t,o){return new Date(e,t,o)}function sd(e,t){return t(e)}var yg="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function ad(e,t){
return(o,r,s,a)=>a==null?ll:t(e(r))}function wg(e,t){let o=e.series[t];return o.width?o.stroke(e,t):o.points.width?o.points.stroke(e,t):null}function _g(e,t){return e.
series[t].fill(e,t)}var kg={show:!0,live:!0,isolate:!1,mount:Bh,markers:{show:!0,width:2,stroke:wg,fill:_g,dash:"solid"},idx:null,idxs:null,values:[]};function Sg(e,t){
let o=e.cursor.points,r=gn(),s=o.size(e,t);et(r,os,s),et(r,rs,s);let a=s/-2;et(r,"marginLeft",a),et(r,"marginTop",a);let i=o.width(e,t,s);return i&&et(r,"border\
Width",i),r}function xg(e,t){let o=e.series[t].points;return o._fill||o._stroke}function Cg(e,t){let o=e.series[t].points;return o._stroke||o._fill}function $g(e,t){
return e.series[t].points.size}var Qi=[0,0];function Tg(e,t,o){return Qi[0]=t,Qi[1]=o,Qi}function oa(e,t,o,r=!0){return s=>{s.button==0&&(!r||s.target==t)&&o(s)}}
function Ki(e,t,o,r=!0){return s=>{(!r||s.target==t)&&o(s)}}var Pg={show:!0,x:!0,y:!0,lock:!1,move:Tg,points:{one:!1,show:Sg,size:$g,width:0,stroke:Cg,fill:xg},
bind:{mousedown:oa,mouseup:oa,click:oa,dblclick:oa,mousemove:Ki,mouseleave:Ki,mouseenter:Ki},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),
t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,o,r,s)=>r-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,
idxs:null,event:null},Jd={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},gl=ht({},Jd,{filter:$d}),Bd=ht({},gl,{size:10}),Fd=ht({},Jd,{show:!1}),bl='12px system-ui, \
-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji\
"',Ud="bold "+bl,Wd=1.5,id={show:!0,scale:"x",stroke:il,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Ud,side:2,grid:gl,ticks:Bd,border:Fd,
font:bl,lineGap:Wd,rotate:0},Mg="Value",Eg="Time",ld={show:!0,scale:"x",auto:!1,sorted:1,min:He,max:-He,idxs:[]};function Dg(e,t,o,r,s){return t.map(a=>a==null?
"":pl(a))}function Og(e,t,o,r,s,a,i){let l=[],u=go.get(s)||0;o=i?o:ze(ca(o,s),u);for(let c=o;c<=r;c=ze(c+s,u))l.push(Object.is(c,-0)?0:c);return l}function nl(e,t,o,r,s,a,i){
let l=[],u=e.scales[e.axes[t].scale].log,c=u==10?no:Sd,h=sn(c(o));s=_r(u,h),u==10&&(s=Ro[Cn(s,Ro)]);let m=o,p=s*u;u==10&&(p=Ro[Cn(p,Ro)]);do l.push(m),m=m+s,u==
10&&!go.has(m)&&(m=ze(m,go.get(s))),m>=p&&(s=m,p=s*u,u==10&&(p=Ro[Cn(p,Ro)]));while(m<=r);return l}function Ag(e,t,o,r,s,a,i){let u=e.scales[e.axes[t].scale].asinh,
c=r>u?nl(e,t,zt(u,o),r,s):[u],h=r>=0&&o<=0?[0]:[];return(o<-u?nl(e,t,zt(u,-r),-o,s):[u]).reverse().map(p=>-p).concat(h,c)}var Hd=/./,Rg=/[12357]/,Lg=/[125]/,ud=/1/,
ol=(e,t,o,r)=>e.map((s,a)=>t==4&&s==0||a%r==0&&o.test(s.toExponential()[s<0?1:0])?s:null);function qg(e,t,o,r,s){let a=e.axes[o],i=a.scale,l=e.scales[i],u=e.valToPos,
c=a._space,h=u(10,i),m=u(9,i)-h>=c?Hd:u(7,i)-h>=c?Rg:u(5,i)-h>=c?Lg:ud;if(m==ud){let p=wt(u(1,i)-h);if(p<c)return ol(t.slice().reverse(),l.distr,m,bn(c/p)).reverse()}
return ol(t,l.distr,m,1)}function jg(e,t,o,r,s){let a=e.axes[o],i=a.scale,l=a._space,u=e.valToPos,c=wt(u(1,i)-u(2,i));return c<l?ol(t.slice().reverse(),3,Hd,bn(
l/c)).reverse():t}function Ng(e,t,o,r){return r==null?ll:t==null?"":pl(t)}var cd={show:!0,scale:"y",stroke:il,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,
labelFont:Ud,side:3,grid:gl,ticks:Bd,border:Fd,font:bl,lineGap:Wd,rotate:0};function Ig(e,t){let o=3+(e||1)*2;return ze(o*t,3)}function Jg(e,t){let{scale:o,idxs:r}=e.
series[0],s=e._data[0],a=e.valToPos(s[r[0]],o,!0),i=e.valToPos(s[r[1]],o,!0),l=wt(i-a),u=e.series[t],c=l/(u.points.space*Oe);return r[1]-r[0]<=c}var dd={scale:null,
auto:!0,sorted:0,min:He,max:-He},zd=(e,t,o,r,s)=>s,pd={show:!0,auto:!0,sorted:0,gaps:zd,alpha:1,facets:[ht({},dd,{scale:"x"}),ht({},dd,{scale:"y"})]},fd={scale:"\
y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:zd,alpha:1,points:{show:Jg,filter:null},values:null,min:He,max:-He,idxs:[],path:null,clip:null};function Bg(e,t,o,r,s){
return o/10}var Vd={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Fg=ht({},Vd,{time:!1,ori:1}),md={};function Gd(e,t){let o=md[e];return o||
(o={key:e,plots:[],sub(r){o.plots.push(r)},unsub(r){o.plots=o.plots.filter(s=>s!=r)},pub(r,s,a,i,l,u,c){for(let h=0;h<o.plots.length;h++)o.plots[h]!=s&&o.plots[h].
pub(r,s,a,i,l,u,c)}},e!=null&&(md[e]=o)),o}var xr=1,rl=2;function No(e,t,o){let r=e.mode,s=e.series[t],a=r==2?e._data[t]:e._data,i=e.scales,l=e.bbox,u=a[0],c=r==
2?a[1]:a[t],h=r==2?i[s.facets[0].scale]:i[e.series[0].scale],m=r==2?i[s.facets[1].scale]:i[s.scale],p=l.left,g=l.top,w=l.width,T=l.height,k=e.valToPosH,y=e.valToPosV;
return h.ori==0?o(s,u,c,h,m,k,y,p,g,w,T,fa,$r,ha,Kd,Zd):o(s,u,c,h,m,y,k,g,p,T,w,ma,Tr,wl,Yd,Xd)}function vl(e,t){let o=0,r=0,s=Ee(e.bands,fl);for(let a=0;a<s.length;a++){
let i=s[a];i.series[0]==t?o=i.dir:i.series[1]==t&&(i.dir==1?r|=1:r|=2)}return[o,r==1?-1:r==2?1:r==3?2:0]}function Ug(e,t,o,r,s){let a=e.mode,i=e.series[t],l=a==
2?i.facets[1].scale:i.scale,u=e.scales[l];return s==-1?u.min:s==1?u.max:u.distr==3?u.dir==1?u.min:u.max:0}function oo(e,t,o,r,s,a){return No(e,t,(i,l,u,c,h,m,p,g,w,T,k)=>{
let y=i.pxRound,S=c.dir*(c.ori==0?1:-1),x=c.ori==0?$r:Tr,M,L;S==1?(M=o,L=r):(M=r,L=o);let q=y(m(l[M],c,T,g)),te=y(p(u[M],h,k,w)),H=y(m(l[L],c,T,g)),ce=y(p(a==1?
h.max:h.min,h,k,w)),Z=new Path2D(s);return x(Z,H,ce),x(Z,q,ce),x(Z,q,te),Z})}function pa(e,t,o,r,s,a){let i=null;if(e.length>0){i=new Path2D;let l=t==0?ha:wl,u=o;
for(let m=0;m<e.length;m++){let p=e[m];if(p[1]>p[0]){let g=p[0]-u;g>0&&l(i,u,r,g,r+a),u=p[1]}}let c=o+s-u,h=10;c>0&&l(i,u,r-h/2,c,r+a+h)}return i}function Wg(e,t,o){
let r=e[e.length-1];r&&r[0]==t?r[1]=o:e.push([t,o])}function yl(e,t,o,r,s,a,i){let l=[],u=e.length;for(let c=s==1?o:r;c>=o&&c<=r;c+=s)if(t[c]===null){let m=c,p=c;
if(s==1)for(;++c<=r&&t[c]===null;)p=c;else for(;--c>=o&&t[c]===null;)p=c;let g=a(e[m]),w=p==m?g:a(e[p]),T=m-s;g=i<=0&&T>=0&&T<u?a(e[T]):g;let y=p+s;w=i>=0&&y>=0&&
y<u?a(e[y]):w,w>=g&&l.push([g,w])}return l}function hd(e){return e==0?Cd:e==1?yt:t=>Ao(t,e)}function Qd(e){let t=e==0?fa:ma,o=e==0?(s,a,i,l,u,c)=>{s.arcTo(a,i,l,
u,c)}:(s,a,i,l,u,c)=>{s.arcTo(i,a,u,l,c)},r=e==0?(s,a,i,l,u)=>{s.rect(a,i,l,u)}:(s,a,i,l,u)=>{s.rect(i,a,u,l)};return(s,a,i,l,u,c=0,h=0)=>{c==0&&h==0?r(s,a,i,l,
u):(c=$n(c,l/2,u/2),h=$n(h,l/2,u/2),t(s,a+c,i),o(s,a+l,i,a+l,i+u,c),o(s,a+l,i+u,a,i+u,h),o(s,a,i+u,a,i,h),o(s,a,i,a+l,i,c),s.closePath())}}var fa=(e,t,o)=>{e.moveTo(
t,o)},ma=(e,t,o)=>{e.moveTo(o,t)},$r=(e,t,o)=>{e.lineTo(t,o)},Tr=(e,t,o)=>{e.lineTo(o,t)},ha=Qd(0),wl=Qd(1),Kd=(e,t,o,r,s,a)=>{e.arc(t,o,r,s,a)},Yd=(e,t,o,r,s,a)=>{
e.arc(o,t,r,s,a)},Zd=(e,t,o,r,s,a,i)=>{e.bezierCurveTo(t,o,r,s,a,i)},Xd=(e,t,o,r,s,a,i)=>{e.bezierCurveTo(o,t,s,r,i,a)};function ep(e){return(t,o,r,s,a)=>No(t,o,
(i,l,u,c,h,m,p,g,w,T,k)=>{let{pxRound:y,points:S}=i,x,M;c.ori==0?(x=fa,M=Kd):(x=ma,M=Yd);let L=ze(S.width*Oe,3),q=(S.size-S.width)/2*Oe,te=ze(q*2,3),H=new Path2D,
ce=new Path2D,{left:Z,top:N,width:ge,height:Q}=t.bbox;ha(ce,Z-te,N-te,ge+te*2,Q+te*2);let ae=ne=>{if(u[ne]!=null){let Se=y(m(l[ne],c,T,g)),X=y(p(u[ne],h,k,w));x(
H,Se+q,X),M(H,Se,X,q,0,ra*2)}};if(a)a.forEach(ae);else for(let ne=r;ne<=s;ne++)ae(ne);return{stroke:L>0?H:null,fill:H,clip:ce,flags:xr|rl}})}function tp(e){return(t,o,r,s,a,i)=>{
r!=s&&(a!=r&&i!=r&&e(t,o,r),a!=s&&i!=s&&e(t,o,s),e(t,o,i))}}var Hg=tp($r),zg=tp(Tr);function np(e){let t=Ee(e?.alignGaps,0);return(o,r,s,a)=>No(o,r,(i,l,u,c,h,m,p,g,w,T,k)=>{
[s,a]=la(u,s,a);let y=i.pxRound,S=Q=>y(m(Q,c,T,g)),x=Q=>y(p(Q,h,k,w)),M,L;c.ori==0?(M=$r,L=Hg):(M=Tr,L=zg);let q=c.dir*(c.ori==0?1:-1),te={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:xr},H=te.stroke,ce=!1;if(a-s>=T*4){let Q=K=>o.posToVal(K,c.key,!0),ae=null,ne=null,Se,X,Vt,tt=S(l[q==1?s:a]),Pe=S(l[s]),Je=S(
l[a]),ve=Q(q==1?Pe+1:Je-1);for(let K=q==1?s:a;K>=s&&K<=a;K+=q){let gt=l[K],nt=(q==1?gt<ve:gt>ve)?tt:S(gt),Re=u[K];nt==tt?Re!=null?(X=Re,ae==null?(M(H,nt,x(X)),Se=
ae=ne=X):X<ae?ae=X:X>ne&&(ne=X)):Re===null&&(ce=!0):(ae!=null&&L(H,tt,x(ae),x(ne),x(Se),x(X)),Re!=null?(X=Re,M(H,nt,x(X)),ae=ne=Se=X):(ae=ne=null,Re===null&&(ce=
!0)),tt=nt,ve=Q(tt+q))}ae!=null&&ae!=ne&&Vt!=tt&&L(H,tt,x(ae),x(ne),x(Se),x(X))}else for(let Q=q==1?s:a;Q>=s&&Q<=a;Q+=q){let ae=u[Q];ae===null?ce=!0:ae!=null&&M(
H,S(l[Q]),x(ae))}let[N,ge]=vl(o,r);if(i.fill!=null||N!=0){let Q=te.fill=new Path2D(H),ae=i.fillTo(o,r,i.min,i.max,N),ne=x(ae),Se=S(l[s]),X=S(l[a]);q==-1&&([X,Se]=
[Se,X]),M(Q,X,ne),M(Q,Se,ne)}if(!i.spanGaps){let Q=[];ce&&Q.push(...yl(l,u,s,a,q,S,t)),te.gaps=Q=i.gaps(o,r,s,a,Q),te.clip=pa(Q,c.ori,g,w,T,k)}return ge!=0&&(te.
band=ge==2?[oo(o,r,s,a,H,-1),oo(o,r,s,a,H,1)]:oo(o,r,s,a,H,ge)),te})}function Vg(e){let t=Ee(e.align,1),o=Ee(e.ascDesc,!1),r=Ee(e.alignGaps,0),s=Ee(e.extend,!1);
return(a,i,l,u)=>No(a,i,(c,h,m,p,g,w,T,k,y,S,x)=>{[l,u]=la(m,l,u);let M=c.pxRound,{left:L,width:q}=a.bbox,te=Pe=>M(w(Pe,p,S,k)),H=Pe=>M(T(Pe,g,x,y)),ce=p.ori==0?
$r:Tr,Z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:xr},N=Z.stroke,ge=p.dir*(p.ori==0?1:-1),Q=H(m[ge==1?l:u]),ae=te(h[ge==1?l:u]),ne=ae,Se=ae;
s&&t==-1&&(Se=L,ce(N,Se,Q)),ce(N,ae,Q);for(let Pe=ge==1?l:u;Pe>=l&&Pe<=u;Pe+=ge){let Je=m[Pe];if(Je==null)continue;let ve=te(h[Pe]),K=H(Je);t==1?ce(N,ve,Q):ce(N,
ne,K),ce(N,ve,K),Q=K,ne=ve}let X=ne;s&&t==1&&(X=L+q,ce(N,X,Q));let[Vt,tt]=vl(a,i);if(c.fill!=null||Vt!=0){let Pe=Z.fill=new Path2D(N),Je=c.fillTo(a,i,c.min,c.max,
Vt),ve=H(Je);ce(Pe,X,ve),ce(Pe,Se,ve)}if(!c.spanGaps){let Pe=[];Pe.push(...yl(h,m,l,u,ge,te,r));let Je=c.width*Oe/2,ve=o||t==1?Je:-Je,K=o||t==-1?-Je:Je;Pe.forEach(
gt=>{gt[0]+=ve,gt[1]+=K}),Z.gaps=Pe=c.gaps(a,i,l,u,Pe),Z.clip=pa(Pe,p.ori,k,y,S,x)}return tt!=0&&(Z.band=tt==2?[oo(a,i,l,u,N,-1),oo(a,i,l,u,N,1)]:oo(a,i,l,u,N,tt)),
Z})}function gd(e,t,o,r,s,a,i=He){if(e.length>1){let l=null;for(let u=0,c=1/0;u<e.length;u++)if(t[u]!==void 0){if(l!=null){let h=wt(e[u]-e[l]);h<c&&(c=h,i=wt(o(
e[u],r,s,a)-o(e[l],r,s,a)))}l=u}}return i}function Gg(e){e=e||is;let t=Ee(e.size,[.6,He,1]),o=e.align||0,r=e.gap||0,s=e.radius;s=s==null?[0,0]:typeof s=="number"?
[s,0]:s;let a=_e(s),i=1-t[0],l=Ee(t[1],He),u=Ee(t[2],1),c=Ee(e.disp,is),h=Ee(e.each,g=>{}),{fill:m,stroke:p}=c;return(g,w,T,k)=>No(g,w,(y,S,x,M,L,q,te,H,ce,Z,N)=>{
let ge=y.pxRound,Q=o,ae=r*Oe,ne=l*Oe,Se=u*Oe,X,Vt;M.ori==0?[X,Vt]=a(g,w):[Vt,X]=a(g,w);let tt=M.dir*(M.ori==0?1:-1),Pe=M.ori==0?ha:wl,Je=M.ori==0?h:(B,Ve,bt,Ko,ko,Dn,So)=>{
h(B,Ve,bt,ko,Ko,So,Dn)},ve=Ee(g.bands,fl).find(B=>B.series[0]==w),K=ve!=null?ve.dir:0,gt=y.fillTo(g,w,y.min,y.max,K),Jt=ge(te(gt,L,N,ce)),nt,Re,vn,Yt=Z,it=ge(y.
width*Oe),En=!1,zn=null,un=null,so=null,Vo=null;m!=null&&(it==0||p!=null)&&(En=!0,zn=m.values(g,w,T,k),un=new Map,new Set(zn).forEach(B=>{B!=null&&un.set(B,new Path2D)}),
it>0&&(so=p.values(g,w,T,k),Vo=new Map,new Set(so).forEach(B=>{B!=null&&Vo.set(B,new Path2D)})));let{x0:Go,size:Jr}=c;if(Go!=null&&Jr!=null){Q=1,S=Go.values(g,w,
T,k),Go.unit==2&&(S=S.map(bt=>g.posToVal(H+bt*Z,M.key,!0)));let B=Jr.values(g,w,T,k);Jr.unit==2?Re=B[0]*Z:Re=q(B[0],M,Z,H)-q(0,M,Z,H),Yt=gd(S,x,q,M,Z,H,Yt),vn=Yt-
Re+ae}else Yt=gd(S,x,q,M,Z,H,Yt),vn=Yt*i+ae,Re=Yt-vn;vn<1&&(vn=0),it>=Re/2&&(it=0),vn<5&&(ge=Cd);let Cs=vn>0,wo=Yt-vn-(Cs?it:0);Re=ge(tl(wo,Se,ne)),nt=(Q==0?Re/
2:Q==tt?0:Re)-Q*tt*((Q==0?ae/2:0)+(Cs?it/2:0));let Bt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Qo=En?null:new Path2D,Vn=null;if(ve!=null)Vn=
g.data[ve.series[1]];else{let{y0:B,y1:Ve}=c;B!=null&&Ve!=null&&(x=Ve.values(g,w,T,k),Vn=B.values(g,w,T,k))}let _o=X*Re,he=Vt*Re;for(let B=tt==1?T:k;B>=T&&B<=k;B+=
tt){let Ve=x[B];if(Ve==null)continue;if(Vn!=null){let Gt=Vn[B]??0;if(Ve-Gt==0)continue;Jt=te(Gt,L,N,ce)}let bt=M.distr!=2||c!=null?S[B]:B,Ko=q(bt,M,Z,H),ko=te(Ee(
Ve,gt),L,N,ce),Dn=ge(Ko-nt),So=ge(zt(ko,Jt)),Zt=ge($n(ko,Jt)),cn=So-Zt;if(Ve!=null){let Gt=Ve<0?he:_o,yn=Ve<0?_o:he;En?(it>0&&so[B]!=null&&Pe(Vo.get(so[B]),Dn,Zt+
sn(it/2),Re,zt(0,cn-it),Gt,yn),zn[B]!=null&&Pe(un.get(zn[B]),Dn,Zt+sn(it/2),Re,zt(0,cn-it),Gt,yn)):Pe(Qo,Dn,Zt+sn(it/2),Re,zt(0,cn-it),Gt,yn),Je(g,w,B,Dn-it/2,Zt,
Re+it,cn)}}return it>0?Bt.stroke=En?Vo:Qo:En||(Bt._fill=y.width==0?y._fill:y._stroke??y._fill,Bt.width=0),Bt.fill=En?un:Qo,Bt})}function Qg(e,t){let o=Ee(t?.alignGaps,
0);return(r,s,a,i)=>No(r,s,(l,u,c,h,m,p,g,w,T,k,y)=>{[a,i]=la(c,a,i);let S=l.pxRound,x=X=>S(p(X,h,k,w)),M=X=>S(g(X,m,y,T)),L,q,te;h.ori==0?(L=fa,te=$r,q=Zd):(L=
ma,te=Tr,q=Xd);let H=h.dir*(h.ori==0?1:-1),ce=x(u[H==1?a:i]),Z=ce,N=[],ge=[];for(let X=H==1?a:i;X>=a&&X<=i;X+=H)if(c[X]!=null){let tt=u[X],Pe=x(tt);N.push(Z=Pe),
ge.push(M(c[X]))}let Q={stroke:e(N,ge,L,te,q,S),fill:null,clip:null,band:null,gaps:null,flags:xr},ae=Q.stroke,[ne,Se]=vl(r,s);if(l.fill!=null||ne!=0){let X=Q.fill=
new Path2D(ae),Vt=l.fillTo(r,s,l.min,l.max,ne),tt=M(Vt);te(X,Z,tt),te(X,ce,tt)}if(!l.spanGaps){let X=[];X.push(...yl(u,c,a,i,H,x,o)),Q.gaps=X=l.gaps(r,s,a,i,X),
Q.clip=pa(X,h.ori,w,T,k,y)}return Se!=0&&(Q.band=Se==2?[oo(r,s,a,i,ae,-1),oo(r,s,a,i,ae,1)]:oo(r,s,a,i,ae,Se)),Q})}function Kg(e){return Qg(Yg,e)}function Yg(e,t,o,r,s,a){
let i=e.length;if(i<2)return null;let l=new Path2D;if(o(l,e[0],t[0]),i==2)r(l,e[1],t[1]);else{let u=Array(i),c=Array(i-1),h=Array(i-1),m=Array(i-1);for(let p=0;p<
i-1;p++)h[p]=t[p+1]-t[p],m[p]=e[p+1]-e[p],c[p]=h[p]/m[p];u[0]=c[0];for(let p=1;p<i-1;p++)c[p]===0||c[p-1]===0||c[p-1]>0!=c[p]>0?u[p]=0:(u[p]=3*(m[p-1]+m[p])/((2*
m[p]+m[p-1])/c[p-1]+(m[p]+2*m[p-1])/c[p]),isFinite(u[p])||(u[p]=0));u[i-1]=c[i-2];for(let p=0;p<i-1;p++)s(l,e[p]+m[p]/3,t[p]+u[p]*m[p]/3,e[p+1]-m[p]/3,t[p+1]-u[p+
1]*m[p]/3,e[p+1],t[p+1])}return l}var sl=new Set;function bd(){for(let e of sl)e.syncRect(!0)}Cr&&(qo(Dh,wr,bd),qo(Oh,wr,bd,!0),qo(sa,wr,()=>{_t.pxRatio=Oe}));var Zg=np(),
Xg=ep();function vd(e,t,o,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,i)=>al(a,i,t,o))}function eb(e,t){return e.map((o,r)=>r==
0?{}:ht({},t,o))}function al(e,t,o,r){return ht({},t==0?o:r,e)}function op(e,t,o){return t==null?kr:[t,o]}var tb=op;function nb(e,t,o){return t==null?kr:aa(t,o,
dl,!0)}function rp(e,t,o,r){return t==null?kr:ua(t,o,e.scales[r].log,!1)}var ob=rp;function sp(e,t,o,r){return t==null?kr:cl(t,o,e.scales[r].log,!1)}var rb=sp;function sb(e,t,o,r,s){
let a=zt(Kc(e),Kc(t)),i=t-e,l=Cn(s/r*i,o);do{let u=o[l],c=r*u/i;if(c>=s&&a+(u<5?go.get(u):0)<=17)return[u,c]}while(++l<o.length);return[0,0]}function yd(e){let t,
o;return e=e.replace(/(\d+)px/,(r,s)=>(t=yt((o=+s)*Oe))+"px"),[e,t,o]}function ab(e){e.show&&[e.font,e.labelFont].forEach(t=>{let o=ze(t[2]*Oe,1);t[0]=t[0].replace(
/[0-9.]+px/,o+"px"),t[1]=o})}function _t(e,t,o){let r={mode:Ee(e.mode,1)},s=r.mode;function a(d,f,b,v){let _=f.valToPct(d);return v+b*(f.dir==-1?1-_:_)}function i(d,f,b,v){
let _=f.valToPct(d);return v+b*(f.dir==-1?_:1-_)}function l(d,f,b,v){return f.ori==0?a(d,f,b,v):i(d,f,b,v)}r.valToPosH=a,r.valToPosV=i;let u=!1;r.status=0;let c=r.
root=gn(fh);if(e.id!=null&&(c.id=e.id),rn(c,e.class),e.title){let d=gn(gh,c);d.textContent=e.title}let h=xn("canvas"),m=r.ctx=h.getContext("2d"),p=gn(bh,c);qo("\
click",p,d=>{d.target===w&&(Qe!=ir||ot!=lr)&&Dt.click(r,d)},!0);let g=r.under=gn(vh,p);p.appendChild(h);let w=r.over=gn(yh,p);e=Sr(e);let T=+Ee(e.pxAlign,1),k=hd(
T);(e.plugins||[]).forEach(d=>{d.opts&&(e=d.opts(r,e)||e)});let y=e.ms||.001,S=r.series=s==1?vd(e.series||[],ld,fd,!1):eb(e.series||[null],pd),x=r.axes=vd(e.axes||
[],id,cd,!0),M=r.scales={},L=r.bands=e.bands||[];L.forEach(d=>{d.fill=_e(d.fill||null),d.dir=Ee(d.dir,-1)});let q=s==2?S[1].facets[0].scale:S[0].scale,te={axes:Dm,
series:$m},H=(e.drawOrder||["axes","series"]).map(d=>te[d]);function ce(d){let f=d.distr==3?b=>no(b>0?b:d.clamp(r,b,d.min,d.max,d.key)):d.distr==4?b=>Vi(b,d.asinh):
d.distr==100?b=>d.fwd(b):b=>b;return b=>{let v=f(b),{_min:_,_max:C}=d,E=C-_;return(v-_)/E}}function Z(d){let f=M[d];if(f==null){let b=(e.scales||is)[d]||is;if(b.
from!=null){Z(b.from);let v=ht({},M[b.from],b,{key:d});v.valToPct=ce(v),M[d]=v}else{f=M[d]=ht({},d==q?Vd:Fg,b),f.key=d;let v=f.time,_=f.range,C=ho(_);if((d!=q||
s==2&&!v)&&(C&&(_[0]==null||_[1]==null)&&(_={min:_[0]==null?Vc:{mode:1,hard:_[0],soft:_[0]},max:_[1]==null?Vc:{mode:1,hard:_[1],soft:_[1]}},C=!1),!C&&da(_))){let E=_;
_=(O,j,I)=>j==null?kr:aa(j,I,E)}f.range=_e(_||(v?tb:d==q?f.distr==3?ob:f.distr==4?rb:op:f.distr==3?rp:f.distr==4?sp:nb)),f.auto=_e(C?!1:f.auto),f.clamp=_e(f.clamp||
Bg),f._min=f._max=null,f.valToPct=ce(f)}}}Z("x"),Z("y"),s==1&&S.forEach(d=>{Z(d.scale)}),x.forEach(d=>{Z(d.scale)});for(let d in e.scales)Z(d);let N=M[q],ge=N.distr,
Q,ae;N.ori==0?(rn(c,mh),Q=a,ae=i):(rn(c,hh),Q=i,ae=a);let ne={};for(let d in M){let f=M[d];(f.min!=null||f.max!=null)&&(ne[d]={min:f.min,max:f.max},f.min=f.max=
null)}let Se=e.tzDate||(d=>new Date(yt(d/y))),X=e.fmtDate||ml,Vt=y==1?mg(Se):bg(Se),tt=rd(Se,od(y==1?fg:gg,X)),Pe=ad(Se,sd(yg,X)),Je=[],ve=r.legend=ht({},kg,e.legend),
K=r.cursor=ht({},Pg,{drag:{y:s==2}},e.cursor),gt=ve.show,Jt=K.show,nt=ve.markers;ve.idxs=Je,nt.width=_e(nt.width),nt.dash=_e(nt.dash),nt.stroke=_e(nt.stroke),nt.
fill=_e(nt.fill);let Re,vn,Yt,it=[],En=[],zn,un=!1,so={};if(ve.live){let d=S[1]?S[1].values:null;un=d!=null,zn=un?d(r,1,0):{_:0};for(let f in zn)so[f]=ll}if(gt)
if(Re=xn("table",Ch,c),Yt=xn("tbody",null,Re),ve.mount(r,Re),un){vn=xn("thead",null,Re,Yt);let d=xn("tr",null,vn);xn("th",null,d);for(var Vo in zn)xn("th",Rc,d).
textContent=Vo}else rn(Re,Th),ve.live&&rn(Re,$h);let Go={show:!0},Jr={show:!1};function Cs(d,f){if(f==0&&(un||!ve.live||s==2))return kr;let b=[],v=xn("tr",Ph,Yt,
Yt.childNodes[f]);rn(v,d.class),d.show||rn(v,Lo);let _=xn("th",null,v);if(nt.show){let O=gn(Mh,_);if(f>0){let j=nt.width(r,f);j&&(O.style.border=j+"px "+nt.dash(
r,f)+" "+nt.stroke(r,f)),O.style.background=nt.fill(r,f)}}let C=gn(Rc,_);d.label instanceof HTMLElement?C.appendChild(d.label):C.textContent=d.label,f>0&&(nt.show||
(C.style.color=d.width>0?nt.stroke(r,f):nt.fill(r,f)),Bt("click",_,O=>{if(K._lock)return;Co(O);let j=S.indexOf(d);if((O.ctrlKey||O.metaKey)!=ve.isolate){let I=S.
some((J,F)=>F>0&&F!=j&&J.show);S.forEach((J,F)=>{F>0&&An(F,I?F==j?Go:Jr:Go,!0,ft.setSeries)})}else An(j,{show:!d.show},!0,ft.setSeries)},!1),Zo&&Bt(Nc,_,O=>{K._lock||
(Co(O),An(S.indexOf(d),cr,!0,ft.setSeries))},!1));for(var E in zn){let O=xn("td",Eh,v);O.textContent="--",b.push(O)}return[v,b]}let wo=new Map;function Bt(d,f,b,v=!0){
let _=wo.get(f)||{},C=K.bind[d](r,f,b,v);C&&(qo(d,f,_[d]=C),wo.set(f,_))}function Qo(d,f,b){let v=wo.get(f)||{};for(let _ in v)(d==null||_==d)&&(el(_,f,v[_]),delete v[_]);
d==null&&wo.delete(f)}let Vn=0,_o=0,he=0,B=0,Ve=0,bt=0,Ko=Ve,ko=bt,Dn=he,So=B,Zt=0,cn=0,Gt=0,yn=0;r.bbox={};let ni=!1,$s=!1,Yo=!1,xo=!1,Ts=!1,dn=!1;function oi(d,f,b){
(b||d!=r.width||f!=r.height)&&vu(d,f),or(!1),Yo=!0,$s=!0,rr()}function vu(d,f){r.width=Vn=he=d,r.height=_o=B=f,Ve=bt=0,ym(),wm();let b=r.bbox;Zt=b.left=Ao(Ve*Oe,
.5),cn=b.top=Ao(bt*Oe,.5),Gt=b.width=Ao(he*Oe,.5),yn=b.height=Ao(B*Oe,.5)}let gm=3;function bm(){let d=!1,f=0;for(;!d;){f++;let b=Mm(f),v=Em(f);d=f==gm||b&&v,d||
(vu(r.width,r.height),$s=!0)}}function vm({width:d,height:f}){oi(d,f)}r.setSize=vm;function ym(){let d=!1,f=!1,b=!1,v=!1;x.forEach((_,C)=>{if(_.show&&_._show){let{
side:E,_size:O}=_,j=E%2,I=_.label!=null?_.labelSize:0,J=O+I;J>0&&(j?(he-=J,E==3?(Ve+=J,v=!0):b=!0):(B-=J,E==0?(bt+=J,d=!0):f=!0))}}),$o[0]=d,$o[1]=b,$o[2]=f,$o[3]=
v,he-=ao[1]+ao[3],Ve+=ao[3],B-=ao[2]+ao[0],bt+=ao[0]}function wm(){let d=Ve+he,f=bt+B,b=Ve,v=bt;function _(C,E){switch(C){case 1:return d+=E,d-E;case 2:return f+=
E,f-E;case 3:return b-=E,b+E;case 0:return v-=E,v+E}}x.forEach((C,E)=>{if(C.show&&C._show){let O=C.side;C._pos=_(O,C._size),C.label!=null&&(C._lpos=_(O,C.labelSize))}})}
if(K.dataIdx==null){let d=K.hover,f=d.skip=new Set(d.skip??[]);f.add(void 0);let b=d.prox=_e(d.prox),v=d.bias??(d.bias=0);K.dataIdx=(_,C,E,O)=>{if(C==0)return E;
let j=E,I=b(_,C,E,O)??He,J=I>=0&&I<He,F=N.ori==0?he:B,ie=K.left,De=t[0],Me=t[C];if(f.has(Me[E])){j=null;let we=null,se=null,Y;if(v==0||v==-1)for(Y=E;we==null&&Y-- >
0;)f.has(Me[Y])||(we=Y);if(v==0||v==1)for(Y=E;se==null&&Y++<Me.length;)f.has(Me[Y])||(se=Y);if(we!=null||se!=null)if(J){let Ye=we==null?-1/0:Q(De[we],N,F,0),lt=se==
null?1/0:Q(De[se],N,F,0),Pt=ie-Ye,Be=lt-ie;Pt<=Be?Pt<=I&&(j=we):Be<=I&&(j=se)}else j=se==null?we:we==null?se:E-we<=se-E?we:se}else J&&wt(ie-Q(De[E],N,F,0))>I&&(j=
null);return j}}let Co=d=>{K.event=d};K.idxs=Je,K._lock=!1;let Rt=K.points;Rt.show=_e(Rt.show),Rt.size=_e(Rt.size),Rt.stroke=_e(Rt.stroke),Rt.width=_e(Rt.width),
Rt.fill=_e(Rt.fill);let On=r.focus=ht({},e.focus||{alpha:.3},K.focus),Zo=On.prox>=0,Xo=Zo&&Rt.one,pn=[],er=[],tr=[];function yu(d,f){let b=Rt.show(r,f);if(b instanceof
HTMLElement)return rn(b,xh),rn(b,d.class),jn(b,-10,-10,he,B),w.insertBefore(b,pn[f]),b}function wu(d,f){if(s==1||f>0){let b=s==1&&M[d.scale].time,v=d.value;d.value=
b?Xc(v)?ad(Se,sd(v,X)):v||Pe:v||Ng,d.label=d.label||(b?Eg:Mg)}if(Xo||f>0){d.width=d.width==null?1:d.width,d.paths=d.paths||Zg||Fh,d.fillTo=_e(d.fillTo||Ug),d.pxAlign=
+Ee(d.pxAlign,T),d.pxRound=hd(d.pxAlign),d.stroke=_e(d.stroke||null),d.fill=_e(d.fill||null),d._stroke=d._fill=d._paths=d._focus=null;let b=Ig(zt(1,d.width),1),
v=d.points=ht({},{size:b,width:zt(1,b*.2),stroke:d.stroke,space:b*2,paths:Xg,_stroke:null,_fill:null},d.points);v.show=_e(v.show),v.filter=_e(v.filter),v.fill=_e(
v.fill),v.stroke=_e(v.stroke),v.paths=_e(v.paths),v.pxAlign=d.pxAlign}if(gt){let b=Cs(d,f);it.splice(f,0,b[0]),En.splice(f,0,b[1]),ve.values.push(null)}if(Jt){Je.
splice(f,0,null);let b=null;Xo?f==0&&(b=yu(d,f)):f>0&&(b=yu(d,f)),pn.splice(f,0,b),er.splice(f,0,0),tr.splice(f,0,0)}Tt("addSeries",f)}function _m(d,f){f=f??S.length,
d=s==1?al(d,f,ld,fd):al(d,f,{},pd),S.splice(f,0,d),wu(S[f],f)}r.addSeries=_m;function km(d){if(S.splice(d,1),gt){ve.values.splice(d,1),En.splice(d,1);let f=it.splice(
d,1)[0];Qo(null,f.firstChild),f.remove()}Jt&&(Je.splice(d,1),pn.splice(d,1)[0].remove(),er.splice(d,1),tr.splice(d,1)),Tt("delSeries",d)}r.delSeries=km;let $o=[
!1,!1,!1,!1];function Sm(d,f){if(d._show=d.show,d.show){let b=d.side%2,v=M[d.scale];v==null&&(d.scale=b?S[1].scale:q,v=M[d.scale]);let _=v.time;d.size=_e(d.size),
d.space=_e(d.space),d.rotate=_e(d.rotate),ho(d.incrs)&&d.incrs.forEach(E=>{!go.has(E)&&go.set(E,Pd(E))}),d.incrs=_e(d.incrs||(v.distr==2?cg:_?y==1?pg:hg:Ro)),d.
splits=_e(d.splits||(_&&v.distr==1?Vt:v.distr==3?nl:v.distr==4?Ag:Og)),d.stroke=_e(d.stroke),d.grid.stroke=_e(d.grid.stroke),d.ticks.stroke=_e(d.ticks.stroke),d.
border.stroke=_e(d.border.stroke);let C=d.values;d.values=ho(C)&&!ho(C[0])?_e(C):_?ho(C)?rd(Se,od(C,X)):Xc(C)?vg(Se,C):C||tt:C||Dg,d.filter=_e(d.filter||(v.distr>=
3&&v.log==10?qg:v.distr==3&&v.log==2?jg:$d)),d.font=yd(d.font),d.labelFont=yd(d.labelFont),d._size=d.size(r,null,f,0),d._space=d._rotate=d._incrs=d._found=d._splits=
d._values=null,d._size>0&&($o[f]=!0,d._el=gn(wh,p))}}function Br(d,f,b,v){let[_,C,E,O]=b,j=f%2,I=0;return j==0&&(O||C)&&(I=f==0&&!_||f==2&&!E?yt(id.size/3):0),j==
1&&(_||E)&&(I=f==1&&!C||f==3&&!O?yt(cd.size/2):0),I}let _u=r.padding=(e.padding||[Br,Br,Br,Br]).map(d=>_e(Ee(d,Br))),ao=r._padding=_u.map((d,f)=>d(r,f,$o,0)),Et,
St=null,xt=null,Ps=s==1?S[0].idxs:null,wn=null,Fr=!1;function ku(d,f){if(t=d??[],r.data=r._data=t,s==2){Et=0;for(let b=1;b<S.length;b++)Et+=t[b][0].length}else{
t.length==0&&(r.data=r._data=t=[[]]),wn=t[0],Et=wn.length;let b=t;if(ge==2){b=t.slice();let v=b[0]=Array(Et);for(let _=0;_<Et;_++)v[_]=_}r._data=t=b}if(or(!0),Tt(
"setData"),ge==2&&(Yo=!0),f!==!1){let b=N;b.auto(r,Fr)?ri():lo(q,b.min,b.max),xo=xo||K.left>=0,dn=!0,rr()}}r.setData=ku;function ri(){Fr=!0;let d,f;s==1&&(Et>0?
(St=Ps[0]=0,xt=Ps[1]=Et-1,d=t[0][St],f=t[0][xt],ge==2?(d=St,f=xt):d==f&&(ge==3?[d,f]=ua(d,d,N.log,!1):ge==4?[d,f]=cl(d,d,N.log,!1):N.time?f=d+yt(86400/y):[d,f]=
aa(d,f,dl,!0))):(St=Ps[0]=d=null,xt=Ps[1]=f=null)),lo(q,d,f)}let Ms,nr,si,ai,ii,li,ui,ci,di,Qt;function Su(d,f,b,v,_,C){d??(d=qc),b??(b=fl),v??(v="butt"),_??(_=
qc),C??(C="round"),d!=Ms&&(m.strokeStyle=Ms=d),_!=nr&&(m.fillStyle=nr=_),f!=si&&(m.lineWidth=si=f),C!=ii&&(m.lineJoin=ii=C),v!=li&&(m.lineCap=li=v),b!=ai&&m.setLineDash(
ai=b)}function xu(d,f,b,v){f!=nr&&(m.fillStyle=nr=f),d!=ui&&(m.font=ui=d),b!=ci&&(m.textAlign=ci=b),v!=di&&(m.textBaseline=di=v)}function pi(d,f,b,v,_=0){if(v.length>
0&&d.auto(r,Fr)&&(f==null||f.min==null)){let C=Ee(St,0),E=Ee(xt,v.length-1),O=b.min==null?qh(v,C,E,_,d.distr==3):[b.min,b.max];d.min=$n(d.min,b.min=O[0]),d.max=
zt(d.max,b.max=O[1])}}let Cu={min:null,max:null};function xm(){for(let v in M){let _=M[v];ne[v]==null&&(_.min==null||ne[q]!=null&&_.auto(r,Fr))&&(ne[v]=Cu)}for(let v in M){
let _=M[v];ne[v]==null&&_.from!=null&&ne[_.from]!=null&&(ne[v]=Cu)}ne[q]!=null&&or(!0);let d={};for(let v in ne){let _=ne[v];if(_!=null){let C=d[v]=Sr(M[v],Hh);
if(_.min!=null)ht(C,_);else if(v!=q||s==2)if(Et==0&&C.from==null){let E=C.range(r,null,null,v);C.min=E[0],C.max=E[1]}else C.min=He,C.max=-He}}if(Et>0){S.forEach(
(v,_)=>{if(s==1){let C=v.scale,E=ne[C];if(E==null)return;let O=d[C];if(_==0){let j=O.range(r,O.min,O.max,C);O.min=j[0],O.max=j[1],St=Cn(O.min,t[0]),xt=Cn(O.max,
t[0]),xt-St>1&&(t[0][St]<O.min&&St++,t[0][xt]>O.max&&xt--),v.min=wn[St],v.max=wn[xt]}else v.show&&v.auto&&pi(O,E,v,t[_],v.sorted);v.idxs[0]=St,v.idxs[1]=xt}else if(_>
0&&v.show&&v.auto){let[C,E]=v.facets,O=C.scale,j=E.scale,[I,J]=t[_],F=d[O],ie=d[j];F!=null&&pi(F,ne[O],C,I,C.sorted),ie!=null&&pi(ie,ne[j],E,J,E.sorted),v.min=E.
min,v.max=E.max}});for(let v in d){let _=d[v],C=ne[v];if(_.from==null&&(C==null||C.min==null)){let E=_.range(r,_.min==He?null:_.min,_.max==-He?null:_.max,v);_.min=
E[0],_.max=E[1]}}}for(let v in d){let _=d[v];if(_.from!=null){let C=d[_.from];if(C.min==null)_.min=_.max=null;else{let E=_.range(r,C.min,C.max,v);_.min=E[0],_.max=
E[1]}}}let f={},b=!1;for(let v in d){let _=d[v],C=M[v];if(C.min!=_.min||C.max!=_.max){C.min=_.min,C.max=_.max;let E=C.distr;C._min=E==3?no(C.min):E==4?Vi(C.min,
C.asinh):E==100?C.fwd(C.min):C.min,C._max=E==3?no(C.max):E==4?Vi(C.max,C.asinh):E==100?C.fwd(C.max):C.max,f[v]=b=!0}}if(b){S.forEach((v,_)=>{s==2?_>0&&f.y&&(v._paths=
null):f[v.scale]&&(v._paths=null)});for(let v in f)Yo=!0,Tt("setScale",v);Jt&&K.left>=0&&(xo=dn=!0)}for(let v in ne)ne[v]=null}function Cm(d){let f=tl(St-1,0,Et-
1),b=tl(xt+1,0,Et-1);for(;d[f]==null&&f>0;)f--;for(;d[b]==null&&b<Et-1;)b++;return[f,b]}function $m(){if(Et>0){let d=S.some(f=>f._focus)&&Qt!=On.alpha;d&&(m.globalAlpha=
Qt=On.alpha),S.forEach((f,b)=>{if(b>0&&f.show&&($u(b,!1),$u(b,!0),f._paths==null)){let v=Qt;Qt!=f.alpha&&(m.globalAlpha=Qt=f.alpha);let _=s==2?[0,t[b][0].length-
1]:Cm(t[b]);f._paths=f.paths(r,b,_[0],_[1]),Qt!=v&&(m.globalAlpha=Qt=v)}}),S.forEach((f,b)=>{if(b>0&&f.show){let v=Qt;Qt!=f.alpha&&(m.globalAlpha=Qt=f.alpha),f.
_paths!=null&&Tu(b,!1);{let _=f._paths!=null?f._paths.gaps:null,C=f.points.show(r,b,St,xt,_),E=f.points.filter(r,b,C,_);(C||E)&&(f.points._paths=f.points.paths(
r,b,St,xt,E),Tu(b,!0))}Qt!=v&&(m.globalAlpha=Qt=v),Tt("drawSeries",b)}}),d&&(m.globalAlpha=Qt=1)}}function $u(d,f){let b=f?S[d].points:S[d];b._stroke=b.stroke(r,
d),b._fill=b.fill(r,d)}function Tu(d,f){let b=f?S[d].points:S[d],{stroke:v,fill:_,clip:C,flags:E,_stroke:O=b._stroke,_fill:j=b._fill,_width:I=b.width}=b._paths;
I=ze(I*Oe,3);let J=null,F=I%2/2;f&&j==null&&(j=I>0?"#fff":O);let ie=b.pxAlign==1&&F>0;if(ie&&m.translate(F,F),!f){let De=Zt-I/2,Me=cn-I/2,we=Gt+I,se=yn+I;J=new Path2D,
J.rect(De,Me,we,se)}f?fi(O,I,b.dash,b.cap,j,v,_,E,C):Tm(d,O,I,b.dash,b.cap,j,v,_,E,J,C),ie&&m.translate(-F,-F)}function Tm(d,f,b,v,_,C,E,O,j,I,J){let F=!1;j!=0&&
L.forEach((ie,De)=>{if(ie.series[0]==d){let Me=S[ie.series[1]],we=t[ie.series[1]],se=(Me._paths||is).band;ho(se)&&(se=ie.dir==1?se[0]:se[1]);let Y,Ye=null;Me.show&&
se&&Nh(we,St,xt)?(Ye=ie.fill(r,De)||C,Y=Me._paths.clip):se=null,fi(f,b,v,_,Ye,E,O,j,I,J,Y,se),F=!0}}),F||fi(f,b,v,_,C,E,O,j,I,J)}let Pu=xr|rl;function fi(d,f,b,v,_,C,E,O,j,I,J,F){
Su(d,f,b,v,_),(j||I||F)&&(m.save(),j&&m.clip(j),I&&m.clip(I)),F?(O&Pu)==Pu?(m.clip(F),J&&m.clip(J),Ds(_,E),Es(d,C,f)):O&rl?(Ds(_,E),m.clip(F),Es(d,C,f)):O&xr&&(m.
save(),m.clip(F),J&&m.clip(J),Ds(_,E),m.restore(),Es(d,C,f)):(Ds(_,E),Es(d,C,f)),(j||I||F)&&m.restore()}function Es(d,f,b){b>0&&(f instanceof Map?f.forEach((v,_)=>{
m.strokeStyle=Ms=_,m.stroke(v)}):f!=null&&d&&m.stroke(f))}function Ds(d,f){f instanceof Map?f.forEach((b,v)=>{m.fillStyle=nr=v,m.fill(b)}):f!=null&&d&&m.fill(f)}
function Pm(d,f,b,v){let _=x[d],C;if(v<=0)C=[0,0];else{let E=_._space=_.space(r,d,f,b,v),O=_._incrs=_.incrs(r,d,f,b,v,E);C=sb(f,b,O,v,E)}return _._found=C}function mi(d,f,b,v,_,C,E,O,j,I){
let J=E%2/2;T==1&&m.translate(J,J),Su(O,E,j,I,O),m.beginPath();let F,ie,De,Me,we=_+(v==0||v==3?-C:C);b==0?(ie=_,Me=we):(F=_,De=we);for(let se=0;se<d.length;se++)
f[se]!=null&&(b==0?F=De=d[se]:ie=Me=d[se],m.moveTo(F,ie),m.lineTo(De,Me));m.stroke(),T==1&&m.translate(-J,-J)}function Mm(d){let f=!0;return x.forEach((b,v)=>{if(!b.
show)return;let _=M[b.scale];if(_.min==null){b._show&&(f=!1,b._show=!1,or(!1));return}else b._show||(f=!1,b._show=!0,or(!1));let C=b.side,E=C%2,{min:O,max:j}=_,
[I,J]=Pm(v,O,j,E==0?he:B);if(J==0)return;let F=_.distr==2,ie=b._splits=b.splits(r,v,O,j,I,J,F),De=_.distr==2?ie.map(Y=>wn[Y]):ie,Me=_.distr==2?wn[ie[1]]-wn[ie[0]]:
I,we=b._values=b.values(r,b.filter(r,De,v,J,Me),v,J,Me);b._rotate=C==2?b.rotate(r,we,v,J):0;let se=b._size;b._size=bn(b.size(r,we,v,d)),se!=null&&b._size!=se&&(f=
!1)}),f}function Em(d){let f=!0;return _u.forEach((b,v)=>{let _=b(r,v,$o,d);_!=ao[v]&&(f=!1),ao[v]=_}),f}function Dm(){for(let d=0;d<x.length;d++){let f=x[d];if(!f.
show||!f._show)continue;let b=f.side,v=b%2,_,C,E=f.stroke(r,d),O=b==0||b==3?-1:1,[j,I]=f._found;if(f.label!=null){let Ut=f.labelGap*O,tn=yt((f._lpos+Ut)*Oe);xu(
f.labelFont[0],E,"center",b==2?"top":Lc),m.save(),v==1?(_=C=0,m.translate(tn,yt(cn+yn/2)),m.rotate((b==3?-ra:ra)/2)):(_=yt(Zt+Gt/2),C=tn);let Mo=xd(f.label)?f.label(
r,d,j,I):f.label;m.fillText(Mo,_,C),m.restore()}if(I==0)continue;let J=M[f.scale],F=v==0?Gt:yn,ie=v==0?Zt:cn,De=f._splits,Me=J.distr==2?De.map(Ut=>wn[Ut]):De,we=J.
distr==2?wn[De[1]]-wn[De[0]]:j,se=f.ticks,Y=f.border,Ye=se.show?se.size:0,lt=yt(Ye*Oe),Pt=yt((f.alignTo==2?f._size-Ye-f.gap:f.gap)*Oe),Be=f._rotate*-ra/180,ut=k(
f._pos*Oe),Xt=(lt+Pt)*O,Ft=ut+Xt;C=v==0?Ft:0,_=v==1?Ft:0;let fn=f.font[0],_n=f.align==1?vr:f.align==2?Wi:Be>0?vr:Be<0?Wi:v==0?"center":b==3?Wi:vr,Ln=Be||v==1?"m\
iddle":b==2?"top":Lc;xu(fn,E,_n,Ln);let en=f.font[1]*f.lineGap,mn=De.map(Ut=>k(l(Ut,J,F,ie))),kn=f._values;for(let Ut=0;Ut<kn.length;Ut++){let tn=kn[Ut];if(tn!=
null){v==0?_=mn[Ut]:C=mn[Ut],tn=""+tn;let Mo=tn.indexOf(`
`)==-1?[tn]:tn.split(/\n/gm);for(let Wt=0;Wt<Mo.length;Wt++){let Vu=Mo[Wt];Be?(m.save(),m.translate(_,C+Wt*en),m.rotate(Be),m.fillText(Vu,0,0),m.restore()):m.fillText(
Vu,_,C+Wt*en)}}}se.show&&mi(mn,se.filter(r,Me,d,I,we),v,b,ut,lt,ze(se.width*Oe,3),se.stroke(r,d),se.dash,se.cap);let qn=f.grid;qn.show&&mi(mn,qn.filter(r,Me,d,I,
we),v,v==0?2:1,v==0?cn:Zt,v==0?yn:Gt,ze(qn.width*Oe,3),qn.stroke(r,d),qn.dash,qn.cap),Y.show&&mi([ut],[1],v==0?1:0,v==0?1:2,v==1?cn:Zt,v==1?yn:Gt,ze(Y.width*Oe,
3),Y.stroke(r,d),Y.dash,Y.cap)}Tt("drawAxes")}function or(d){S.forEach((f,b)=>{b>0&&(f._paths=null,d&&(s==1?(f.min=null,f.max=null):f.facets.forEach(v=>{v.min=null,
v.max=null})))})}let Os=!1,hi=!1,Ur=[];function Om(){hi=!1;for(let d=0;d<Ur.length;d++)Tt(...Ur[d]);Ur.length=0}function rr(){Os||(Zh(Mu),Os=!0)}function Am(d,f=!1){
Os=!0,hi=f,d(r),Mu(),f&&Ur.length>0&&queueMicrotask(Om)}r.batch=Am;function Mu(){if(ni&&(xm(),ni=!1),Yo&&(bm(),Yo=!1),$s){if(et(g,vr,Ve),et(g,"top",bt),et(g,os,
he),et(g,rs,B),et(w,vr,Ve),et(w,"top",bt),et(w,os,he),et(w,rs,B),et(p,os,Vn),et(p,rs,_o),h.width=yt(Vn*Oe),h.height=yt(_o*Oe),x.forEach(({_el:d,_show:f,_size:b,
_pos:v,side:_})=>{if(d!=null)if(f){let C=_===3||_===0?b:0,E=_%2==1;et(d,E?"left":"top",v-C),et(d,E?"width":"height",b),et(d,E?"top":"left",E?bt:Ve),et(d,E?"heig\
ht":"width",E?B:he),Xi(d,Lo)}else rn(d,Lo)}),Ms=nr=si=ii=li=ui=ci=di=ai=null,Qt=1,zr(!0),Ve!=Ko||bt!=ko||he!=Dn||B!=So){or(!1);let d=he/Dn,f=B/So;if(Jt&&!xo&&K.
left>=0){K.left*=d,K.top*=f,sr&&jn(sr,yt(K.left),0,he,B),ar&&jn(ar,0,yt(K.top),he,B);for(let b=0;b<pn.length;b++){let v=pn[b];v!=null&&(er[b]*=d,tr[b]*=f,jn(v,bn(
er[b]),bn(tr[b]),he,B))}}if(Ke.show&&!Ts&&Ke.left>=0&&Ke.width>0){Ke.left*=d,Ke.width*=d,Ke.top*=f,Ke.height*=f;for(let b in _i)et(ur,b,Ke[b])}Ko=Ve,ko=bt,Dn=he,
So=B}Tt("setSize"),$s=!1}Vn>0&&_o>0&&(m.clearRect(0,0,h.width,h.height),Tt("drawClear"),H.forEach(d=>d()),Tt("draw")),Ke.show&&Ts&&(As(Ke),Ts=!1),Jt&&xo&&(Po(null,
!0,!1),xo=!1),ve.show&&ve.live&&dn&&(yi(),dn=!1),u||(u=!0,r.status=1,Tt("ready")),Fr=!1,Os=!1}r.redraw=(d,f)=>{Yo=f||!1,d!==!1?lo(q,N.min,N.max):rr()};function gi(d,f){
let b=M[d];if(b.from==null){if(Et==0){let v=b.range(r,f.min,f.max,d);f.min=v[0],f.max=v[1]}if(f.min>f.max){let v=f.min;f.min=f.max,f.max=v}if(Et>1&&f.min!=null&&
f.max!=null&&f.max-f.min<1e-16)return;d==q&&b.distr==2&&Et>0&&(f.min=Cn(f.min,t[0]),f.max=Cn(f.max,t[0]),f.min==f.max&&f.max++),ne[d]=f,ni=!0,rr()}}r.setScale=gi;
let bi,vi,sr,ar,Eu,Du,ir,lr,Ou,Au,Qe,ot,io=!1,Dt=K.drag,Ct=Dt.x,$t=Dt.y;Jt&&(K.x&&(bi=gn(kh,w)),K.y&&(vi=gn(Sh,w)),N.ori==0?(sr=bi,ar=vi):(sr=vi,ar=bi),Qe=K.left,
ot=K.top);let Ke=r.select=ht({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),ur=Ke.show?gn(_h,Ke.over?w:g):null;function As(d,f){if(Ke.show){for(let b in d)
Ke[b]=d[b],b in _i&&et(ur,b,d[b]);f!==!1&&Tt("setSelect")}}r.setSelect=As;function Rm(d){if(S[d].show)gt&&Xi(it[d],Lo);else if(gt&&rn(it[d],Lo),Jt){let b=Xo?pn[0]:
pn[d];b!=null&&jn(b,-10,-10,he,B)}}function lo(d,f,b){gi(d,{min:f,max:b})}function An(d,f,b,v){f.focus!=null&&Im(d),f.show!=null&&S.forEach((_,C)=>{C>0&&(d==C||
d==null)&&(_.show=f.show,Rm(C),s==2?(lo(_.facets[0].scale,null,null),lo(_.facets[1].scale,null,null)):lo(_.scale,null,null),rr())}),b!==!1&&Tt("setSeries",d,f),
v&&Vr("setSeries",r,d,f)}r.setSeries=An;function Lm(d,f){ht(L[d],f)}function qm(d,f){d.fill=_e(d.fill||null),d.dir=Ee(d.dir,-1),f=f??L.length,L.splice(f,0,d)}function jm(d){
d==null?L.length=0:L.splice(d,1)}r.addBand=qm,r.setBand=Lm,r.delBand=jm;function Nm(d,f){S[d].alpha=f,Jt&&pn[d]!=null&&(pn[d].style.opacity=f),gt&&it[d]&&(it[d].
style.opacity=f)}let Gn,uo,To,cr={focus:!0};function Im(d){if(d!=To){let f=d==null,b=On.alpha!=1;S.forEach((v,_)=>{if(s==1||_>0){let C=f||_==0||_==d;v._focus=f?
null:C,b&&Nm(_,C?1:On.alpha)}}),To=d,b&&rr()}}gt&&Zo&&Bt(Ic,Re,d=>{K._lock||(Co(d),To!=null&&An(null,cr,!0,ft.setSeries))});function Rn(d,f,b){let v=M[f];b&&(d=
d/Oe-(v.ori==1?bt:Ve));let _=he;v.ori==1&&(_=B,d=_-d),v.dir==-1&&(d=_-d);let C=v._min,E=v._max,O=d/_,j=C+(E-C)*O,I=v.distr;return I==3?_r(10,j):I==4?Jh(j,v.asinh):
I==100?v.bwd(j):j}function Jm(d,f){let b=Rn(d,q,f);return Cn(b,t[0],St,xt)}r.valToIdx=d=>Cn(d,t[0]),r.posToIdx=Jm,r.posToVal=Rn,r.valToPos=(d,f,b)=>M[f].ori==0?
a(d,M[f],b?Gt:he,b?Zt:0):i(d,M[f],b?yn:B,b?cn:0),r.setCursor=(d,f,b)=>{Qe=d.left,ot=d.top,Po(null,f,b)};function Ru(d,f){et(ur,vr,Ke.left=d),et(ur,os,Ke.width=f)}
function Lu(d,f){et(ur,"top",Ke.top=d),et(ur,rs,Ke.height=f)}let Wr=N.ori==0?Ru:Lu,Hr=N.ori==1?Ru:Lu;function Bm(){if(gt&&ve.live)for(let d=s==2?1:0;d<S.length;d++){
if(d==0&&un)continue;let f=ve.values[d],b=0;for(let v in f)En[d][b++].firstChild.nodeValue=f[v]}}function yi(d,f){if(d!=null&&(d.idxs?d.idxs.forEach((b,v)=>{Je[v]=
b}):Wh(d.idx)||Je.fill(d.idx),ve.idx=Je[0]),gt&&ve.live){for(let b=0;b<S.length;b++)(b>0||s==1&&!un)&&Fm(b,Je[b]);Bm()}dn=!1,f!==!1&&Tt("setLegend")}r.setLegend=
yi;function Fm(d,f){let b=S[d],v=d==0&&ge==2?wn:t[d],_;un?_=b.values(r,d,f)??so:(_=b.value(r,f==null?null:v[f],d,f),_=_==null?so:{_}),ve.values[d]=_}function Po(d,f,b){
Ou=Qe,Au=ot,[Qe,ot]=K.move(r,Qe,ot),K.left=Qe,K.top=ot,Jt&&(sr&&jn(sr,yt(Qe),0,he,B),ar&&jn(ar,0,yt(ot),he,B));let v,_=St>xt;Gn=He,uo=null;let C=N.ori==0?he:B,E=N.
ori==1?he:B;if(Qe<0||Et==0||_){v=K.idx=null;for(let O=0;O<S.length;O++){let j=pn[O];j!=null&&jn(j,-10,-10,he,B)}Zo&&An(null,cr,!0,d==null&&ft.setSeries),ve.live&&
(Je.fill(v),dn=!0)}else{let O,j,I;s==1&&(O=N.ori==0?Qe:ot,j=Rn(O,q),v=K.idx=Cn(j,t[0],St,xt),I=Q(t[0][v],N,C,0));let J=-10,F=-10,ie=0,De=0,Me=!0,we="",se="";for(let Y=s==
2?1:0;Y<S.length;Y++){let Ye=S[Y],lt=Je[Y],Pt=lt==null?null:s==1?t[Y][lt]:t[Y][1][lt],Be=K.dataIdx(r,Y,v,j),ut=Be==null?null:s==1?t[Y][Be]:t[Y][1][Be];if(dn=dn||
ut!=Pt||Be!=lt,Je[Y]=Be,Y>0&&Ye.show){let Xt=Be==null?-10:Be==v?I:Q(s==1?t[0][Be]:t[Y][0][Be],N,C,0),Ft=ut==null?-10:ae(ut,s==1?M[Ye.scale]:M[Ye.facets[1].scale],
E,0);if(Zo&&ut!=null){let fn=N.ori==1?Qe:ot,_n=wt(On.dist(r,Y,Be,Ft,fn));if(_n<Gn){let Ln=On.bias;if(Ln!=0){let en=Rn(fn,Ye.scale),mn=ut>=0?1:-1,kn=en>=0?1:-1;kn==
mn&&(kn==1?Ln==1?ut>=en:ut<=en:Ln==1?ut<=en:ut>=en)&&(Gn=_n,uo=Y)}else Gn=_n,uo=Y}}if(dn||Xo){let fn,_n;N.ori==0?(fn=Xt,_n=Ft):(fn=Ft,_n=Xt);let Ln,en,mn,kn,qn,
Ut,tn=!0,Mo=Rt.bbox;if(Mo!=null){tn=!1;let Wt=Mo(r,Y);mn=Wt.left,kn=Wt.top,Ln=Wt.width,en=Wt.height}else mn=fn,kn=_n,Ln=en=Rt.size(r,Y);if(Ut=Rt.fill(r,Y),qn=Rt.
stroke(r,Y),Xo)Y==uo&&Gn<=On.prox&&(J=mn,F=kn,ie=Ln,De=en,Me=tn,we=Ut,se=qn);else{let Wt=pn[Y];Wt!=null&&(er[Y]=mn,tr[Y]=kn,zc(Wt,Ln,en,tn),Wc(Wt,Ut,qn),jn(Wt,bn(
mn),bn(kn),he,B))}}}}if(Xo){let Y=On.prox,Ye=To==null?Gn<=Y:Gn>Y||uo!=To;if(dn||Ye){let lt=pn[0];lt!=null&&(er[0]=J,tr[0]=F,zc(lt,ie,De,Me),Wc(lt,we,se),jn(lt,bn(
J),bn(F),he,B))}}}if(Ke.show&&io)if(d!=null){let[O,j]=ft.scales,[I,J]=ft.match,[F,ie]=d.cursor.sync.scales,De=d.cursor.drag;if(Ct=De._x,$t=De._y,Ct||$t){let{left:Me,
top:we,width:se,height:Y}=d.select,Ye=d.scales[F].ori,lt=d.posToVal,Pt,Be,ut,Xt,Ft,fn=O!=null&&I(O,F),_n=j!=null&&J(j,ie);fn&&Ct?(Ye==0?(Pt=Me,Be=se):(Pt=we,Be=
Y),ut=M[O],Xt=Q(lt(Pt,F),ut,C,0),Ft=Q(lt(Pt+Be,F),ut,C,0),Wr($n(Xt,Ft),wt(Ft-Xt))):Wr(0,C),_n&&$t?(Ye==1?(Pt=Me,Be=se):(Pt=we,Be=Y),ut=M[j],Xt=ae(lt(Pt,ie),ut,E,
0),Ft=ae(lt(Pt+Be,ie),ut,E,0),Hr($n(Xt,Ft),wt(Ft-Xt))):Hr(0,E)}else ki()}else{let O=wt(Ou-Eu),j=wt(Au-Du);if(N.ori==1){let ie=O;O=j,j=ie}Ct=Dt.x&&O>=Dt.dist,$t=
Dt.y&&j>=Dt.dist;let I=Dt.uni;I!=null?Ct&&$t&&(Ct=O>=I,$t=j>=I,!Ct&&!$t&&(j>O?$t=!0:Ct=!0)):Dt.x&&Dt.y&&(Ct||$t)&&(Ct=$t=!0);let J,F;Ct&&(N.ori==0?(J=ir,F=Qe):(J=
lr,F=ot),Wr($n(J,F),wt(F-J)),$t||Hr(0,E)),$t&&(N.ori==1?(J=ir,F=Qe):(J=lr,F=ot),Hr($n(J,F),wt(F-J)),Ct||Wr(0,C)),!Ct&&!$t&&(Wr(0,0),Hr(0,0))}if(Dt._x=Ct,Dt._y=$t,
d==null){if(b){if(zu!=null){let[O,j]=ft.scales;ft.values[0]=O!=null?Rn(N.ori==0?Qe:ot,O):null,ft.values[1]=j!=null?Rn(N.ori==1?Qe:ot,j):null}Vr(Hi,r,Qe,ot,he,B,
v)}if(Zo){let O=b&&ft.setSeries,j=On.prox;To==null?Gn<=j&&An(uo,cr,!0,O):Gn>j?An(null,cr,!0,O):uo!=To&&An(uo,cr,!0,O)}}dn&&(ve.idx=v,yi()),f!==!1&&Tt("setCursor")}
let co=null;Object.defineProperty(r,"rect",{get(){return co==null&&zr(!1),co}});function zr(d=!1){d?co=null:(co=w.getBoundingClientRect(),Tt("syncRect",co))}function qu(d,f,b,v,_,C,E){
K._lock||io&&d!=null&&d.movementX==0&&d.movementY==0||(wi(d,f,b,v,_,C,E,!1,d!=null),d!=null?Po(null,!0,!0):Po(f,!0,!1))}function wi(d,f,b,v,_,C,E,O,j){if(co==null&&
zr(!1),Co(d),d!=null)b=d.clientX-co.left,v=d.clientY-co.top;else{if(b<0||v<0){Qe=-10,ot=-10;return}let[I,J]=ft.scales,F=f.cursor.sync,[ie,De]=F.values,[Me,we]=F.
scales,[se,Y]=ft.match,Ye=f.axes[0].side%2==1,lt=N.ori==0?he:B,Pt=N.ori==1?he:B,Be=Ye?C:_,ut=Ye?_:C,Xt=Ye?v:b,Ft=Ye?b:v;if(Me!=null?b=se(I,Me)?l(ie,M[I],lt,0):-10:
b=lt*(Xt/Be),we!=null?v=Y(J,we)?l(De,M[J],Pt,0):-10:v=Pt*(Ft/ut),N.ori==1){let fn=b;b=v,v=fn}}j&&(f==null||f.cursor.event.type==Hi)&&((b<=1||b>=he-1)&&(b=Ao(b,he)),
(v<=1||v>=B-1)&&(v=Ao(v,B))),O?(Eu=b,Du=v,[ir,lr]=K.move(r,b,v)):(Qe=b,ot=v)}let _i={width:0,height:0,left:0,top:0};function ki(){As(_i,!1)}let ju,Nu,Iu,Ju;function Bu(d,f,b,v,_,C,E){
io=!0,Ct=$t=Dt._x=Dt._y=!1,wi(d,f,b,v,_,C,E,!0,!1),d!=null&&(Bt(zi,Yi,Fu,!1),Vr(jc,r,ir,lr,he,B,null));let{left:O,top:j,width:I,height:J}=Ke;ju=O,Nu=j,Iu=I,Ju=J}
function Fu(d,f,b,v,_,C,E){io=Dt._x=Dt._y=!1,wi(d,f,b,v,_,C,E,!1,!0);let{left:O,top:j,width:I,height:J}=Ke,F=I>0||J>0,ie=ju!=O||Nu!=j||Iu!=I||Ju!=J;if(F&&ie&&As(
Ke),Dt.setScale&&F&&ie){let De=O,Me=I,we=j,se=J;if(N.ori==1&&(De=j,Me=J,we=O,se=I),Ct&&lo(q,Rn(De,q),Rn(De+Me,q)),$t)for(let Y in M){let Ye=M[Y];Y!=q&&Ye.from==
null&&Ye.min!=He&&lo(Y,Rn(we+se,Y),Rn(we,Y))}ki()}else K.lock&&(K._lock=!K._lock,Po(f,!0,d!=null));d!=null&&(Qo(zi,Yi),Vr(zi,r,Qe,ot,he,B,null))}function Um(d,f,b,v,_,C,E){
if(K._lock)return;Co(d);let O=io;if(io){let j=!0,I=!0,J=10,F,ie;N.ori==0?(F=Ct,ie=$t):(F=$t,ie=Ct),F&&ie&&(j=Qe<=J||Qe>=he-J,I=ot<=J||ot>=B-J),F&&j&&(Qe=Qe<ir?0:
he),ie&&I&&(ot=ot<lr?0:B),Po(null,!0,!0),io=!1}Qe=-10,ot=-10,Je.fill(null),Po(null,!0,!0),O&&(io=O)}function Uu(d,f,b,v,_,C,E){K._lock||(Co(d),ri(),ki(),d!=null&&
Vr(Jc,r,Qe,ot,he,B,null))}function Wu(){x.forEach(ab),oi(r.width,r.height,!0)}qo(sa,wr,Wu);let dr={};dr.mousedown=Bu,dr.mousemove=qu,dr.mouseup=Fu,dr.dblclick=Uu,
dr.setSeries=(d,f,b,v)=>{let _=ft.match[2];b=_(r,f,b),b!=-1&&An(b,v,!0,!1)},Jt&&(Bt(jc,w,Bu),Bt(Hi,w,qu),Bt(Nc,w,d=>{Co(d),zr(!1)}),Bt(Ic,w,Um),Bt(Jc,w,Uu),sl.add(
r),r.syncRect=zr);let Rs=r.hooks=e.hooks||{};function Tt(d,f,b){hi?Ur.push([d,f,b]):d in Rs&&Rs[d].forEach(v=>{v.call(null,r,f,b)})}(e.plugins||[]).forEach(d=>{
for(let f in d.hooks)Rs[f]=(Rs[f]||[]).concat(d.hooks[f])});let Hu=(d,f,b)=>b,ft=ht({key:null,setSeries:!1,filters:{pub:Yc,sub:Yc},scales:[q,S[1]?S[1].scale:null],
match:[Zc,Zc,Hu],values:[null,null]},K.sync);ft.match.length==2&&ft.match.push(Hu),K.sync=ft;let zu=ft.key,Si=Gd(zu);function Vr(d,f,b,v,_,C,E){ft.filters.pub(d,
f,b,v,_,C,E)&&Si.pub(d,f,b,v,_,C,E)}Si.sub(r);function Wm(d,f,b,v,_,C,E){ft.filters.sub(d,f,b,v,_,C,E)&&dr[d](null,f,b,v,_,C,E)}r.pub=Wm;function Hm(){Si.unsub(
r),sl.delete(r),wo.clear(),el(sa,wr,Wu),c.remove(),Re?.remove(),Tt("destroy")}r.destroy=Hm;function xi(){Tt("init",e,t),ku(t||e.data,!1),ne[q]?gi(q,ne[q]):ri(),
Ts=Ke.show&&(Ke.width>0||Ke.height>0),xo=dn=!0,oi(e.width,e.height)}return S.forEach(wu),x.forEach(Sm),o?o instanceof HTMLElement?(o.appendChild(c),xi()):o(r,xi):
xi(),r}_t.assign=ht;_t.fmtNum=pl;_t.rangeNum=aa;_t.rangeLog=ua;_t.rangeAsinh=cl;_t.orient=No;_t.pxRatio=Oe;_t.join=Yh;_t.fmtDate=ml,_t.tzDate=lg;_t.sync=Gd;{_t.
addGap=Wg,_t.clipGaps=pa;let e=_t.paths={points:ep};e.linear=np,e.stepped=Vg,e.bars=Gg,e.spline=Kg}var ib=0;function n(e,t,o,r,s,a){t||(t={});var i,l,u=t;if("ref"in u)for(l in u={},t)l=="ref"?i=t[l]:u[l]=t[l];var c={type:e,props:u,key:o,ref:i,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--ib,__i:-1,__u:0,__source:s,__self:a};if(typeof e=="function"&&(i=e.defaultProps))for(l in i)u[l]===void 0&&(u[l]=i[l]);return Te.
vnode&&Te.vnode(c),c}var lb=160,ap=5;function ga(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function ub(e,t){let o=We(e*1e3);return t>=7*86400?o.
slice(0,7):t>=86400?o.slice(5,10):o.slice(11,16)}var cb=_t.paths.bars?.({size:[.7,24,1],radius:.15}),lp=e=>e.kind==="bar"||e.kind==="front";function ip({times:e,
series:t,running:o}){let r=e.length-1;return[e,...t.map(s=>s.values.map((a,i)=>o&&i===r&&r>0?null:a))]}function db(e,{times:t,series:o,step:r,running:s}){let a=t.
length-1;if(!s||a<1)return;let{ctx:i,bbox:l}=e,u=m=>e.valToPos(m,"x",!0),c=m=>e.valToPos(m,"y",!0),h=Math.min(24*devicePixelRatio,.7*(u(r)-u(0)));i.save(),i.beginPath(),
i.rect(l.left,l.top,l.width,l.height),i.clip(),i.lineWidth=1.5*devicePixelRatio,i.setLineDash([3*devicePixelRatio,3*devicePixelRatio]);for(let m of o){let p=m.values[a],
g=m.values[a-1];p!==null&&(i.strokeStyle=ga(`--s-${m.tone}`),i.beginPath(),lp(m)?p>0&&i.rect(u(t[a])-h/2,c(p),h,c(0)-c(p)):g!==null&&(i.moveTo(u(t[a-1]),c(g)),i.
lineTo(u(t[a]),c(p))),i.stroke())}i.restore()}function pb(e,t,o){let r=ga(`--s-${e.tone}`),s=lp(e);return{label:e.name,stroke:r,width:s?0:1.5,dash:e.kind==="das\
hed"?[4,4]:void 0,fill:e.kind==="bar"?`${r}99`:e.kind==="front"?r:void 0,paths:s?cb:void 0,points:{show:!1},spanGaps:!s,value:(a,i,l,u)=>{let{series:c,show:h=P}=o();
if(u==null)return c[t].rest;let m=c[t].values[u];return m==null?"–":h(m)}}}function _l(e){let t=oe(null),o=oe(null),r=oe(e);r.current=e;let{height:s=220,step:a,
label:i}=e;return xe(()=>{let l=t.current;if(l===null)return;let u=()=>l.clientWidth<500?lb:s,c=(w,T)=>{let{times:k,pick:y}=r.current,S=w.posToIdx(T);y&&k[S]!==
void 0&&y(new Date(k[S]*1e3),new Date((k[S]+r.current.step)*1e3))},h=()=>{o.current?.destroy();let w={stroke:ga("--faint"),grid:{stroke:ga("--grid"),width:1},ticks:{
show:!1},font:"12px system-ui, sans-serif"};o.current=new _t({width:l.clientWidth,height:u(),padding:[8,24,0,0],tzDate:T=>qt.value?_t.tzDate(new Date(T*1e3),"Et\
c/UTC"):new Date(T*1e3),cursor:{points:{size:6},drag:{x:r.current.zoom!==void 0,y:!1,setScale:!1,click:()=>{}},sync:{key:"times"}},legend:{live:!0},scales:{x:{range:(T,k,y)=>[
k-a/2,y+a/2]},y:{range:(T,k,y)=>[0,Math.max(4,y,...r.current.series.map(S=>S.values[S.values.length-1]??0))*1.1]}},axes:[{...w,size:26,space:80,values:(T,k)=>k.
map(y=>ub(y,a))},{...w,size:54,values:(T,k)=>k.map(y=>r.current.show?r.current.show(y):Number.isInteger(y)?P(y):"")}],series:[{},...r.current.series.map((T,k)=>pb(
T,k,()=>r.current))],hooks:{draw:[T=>db(T,r.current)],setSelect:[T=>{let{left:k,width:y}=T.select;y<=ap||(T.setSelect({left:0,top:0,width:0,height:0},!1),r.current.
zoom?.(new Date(T.posToVal(k,"x")*1e3),new Date(T.posToVal(k+y,"x")*1e3)))}],ready:[T=>{let k=0;T.over.classList.toggle("pick",r.current.pick!==void 0),T.over.addEventListener(
"mousedown",y=>k=y.clientX),T.over.addEventListener("click",y=>Math.abs(y.clientX-k)<=ap&&c(T,y.offsetX))}]}},ip(r.current),l)};h();let m=new ResizeObserver(()=>{
o.current&&o.current.width!==l.clientWidth&&o.current.setSize({width:l.clientWidth,height:u()})});m.observe(l);let p=new MutationObserver(h);p.observe(document.
documentElement,{attributes:!0,attributeFilter:["data-theme"]});let g=matchMedia("(prefers-color-scheme: dark)");return g.addEventListener("change",h),()=>{m.disconnect(),
p.disconnect(),g.removeEventListener("change",h),o.current?.destroy(),o.current=null}},[a]),xe(()=>{o.current?.setData(ip(r.current))},[e.times,e.series]),n("di\
v",{ref:t,class:"chart",role:"img","aria-label":i})}var Ot=be("polling"),Mt=be(!1),us=be(0),Ge=be(Date.now()),ya=be(0),xl=be(!1),fb=400,mb=50,hb=2e3,gb=5e3,cp=3e4,Mr=null,kl=0,Sl=0,va=0,Cl=0;function wa(){Cl=Date.
now(),us.value+=1}function up(){kl!==0||Mt.value||(kl=window.setTimeout(()=>{kl=0,wa()},Math.max(0,Cl+fb-Date.now())))}function Pr(){Mr?.close(),Mr=null}function dp(){
if(Mr!==null||document.hidden||Ze.value===null||mt.value||Mt.value||Date.now()<va)return;let e=new EventSource(re("v1/events"));Mr=e,e.addEventListener("open",()=>Ot.
value="live"),e.addEventListener("transition",()=>{Sl+=1,up()}),e.addEventListener("reset",()=>{va=Date.now()+cp,Pr(),up()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&Pr(),Ot.value==="live"&&(Ot.value="polling")})}setInterval(()=>{if(Ge.value=Date.now()+Fi.value,Sl>mb&&(va=Date.now()+cp,Pr()),Sl=0,xl.value=
Date.now()<va,Mt.value){Pr(),Ot.value="paused";return}if(document.hidden)return Pr();dp(),Mr===null||Mr.readyState!==EventSource.OPEN?Ot.value!=="lost"&&(Ot.value=
"polling"):Ot.value="live";let e=Ot.value==="live"?gb:hb;Date.now()-Cl>=e&&wa()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?Pr():wa()});
Xn(()=>{Ze.value!==null&&dp()});function U(e,t,o=!1,r=0){let[s,a]=D({key:e,value:null,problem:null,at:0}),i=oe(null),l=oe(t);l.current=t;let u=oe({until:0,failures:0}),
c=oe(r);c.current=r;let h=oe(0),m=oe(w=>{let T=new AbortController;i.current=T,h.current=Date.now(),l.current(T.signal).then(k=>{T.signal.aborted||(u.current={until:0,
failures:0},ya.value=Date.now(),Ot.value==="lost"&&(Ot.value="polling"),a({key:w,value:k,problem:null,at:Date.now()}))}).catch(k=>{if(T.signal.aborted)return;let y=k instanceof
Lt?k:new Lt(0,"page","The page could not show the answer",String(k),0),S=u.current.failures+1,x=Math.min(3e4,1e3*2**S)*(.75+Math.random()/2);u.current={until:Date.
now()+Math.max(y.retryAfter*1e3,x),failures:S},y.status===0&&(Ot.value="lost"),a(M=>({key:w,value:M.key===w?M.value:null,problem:y,at:M.at}))}).finally(()=>{i.current===
T&&(i.current=null)})});xe(()=>(i.current?.abort(),u.current={until:0,failures:0},m.current(e),()=>i.current?.abort()),[e]);let p=oe(o);p.current=o,xe(()=>us.subscribe(
w=>{w===0||i.current!==null||p.current||mt.peek()||w!==pp&&Date.now()-h.current<c.current||Date.now()>=u.current.until&&m.current(e)}),[e]),xe(()=>mt.subscribe(
w=>{!w&&i.current===null&&u.current.failures>0&&m.current(e)}),[e]);let g=s.key===e?s:{...s,value:null,problem:null};return{value:g.value,problem:g.problem,at:g.
at,reload:()=>{i.current?.abort(),m.current(e)}}}var bb=3e3,ba={at:0,value:Promise.resolve([])};function bo(){if(Date.now()-ba.at<bb)return ba.value;let e=A("v1\
/workers").then(t=>t.workers);return ba={at:Date.now(),value:e},e.catch(()=>ba={at:0,value:Promise.resolve([])}),e}var pp=0;function Tn(){pp=us.value+1,wa()}var ka=be(to("keys")!=="off"),Er=be(!1),ds=be(!1);function mp(e){ka.value=e,Sn("keys",e?"on":"off")}var cs=[],_a="",fp=0;function $e(e){let t=oe(e);t.current=e,
zs(()=>(cs.push(t),()=>{cs.splice(cs.indexOf(t),1)}),[])}function vb(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),ds.value=!0;return}if(!ka.value||e.ctrlKey||e.metaKey||e.altKey||vb(e.target))
return;let t=Date.now()-fp<1500&&_a!==""?`${_a} ${e.key}`:e.key;_a="";for(let o=cs.length-1;o>=0;--o){let r=cs[o].current[t];if(r!==void 0){e.preventDefault(),r();
return}}e.key==="g"&&(_a="g",fp=Date.now())});var Dr=new URL("ui/",Ji).pathname;function hp(){return new URL(location.href)}var fs=be(hp());function gp(){fs.value=hp()}history.scrollRestoration="manual";var yb=3e3,
wb=150,ps=0,Or=0;function $l(){cancelAnimationFrame(ps),ps=0}function _b(e){$l();let t=Date.now()+yb,o=()=>{scrollTo(0,e),Math.abs(scrollY-e)>2&&Date.now()<t?ps=
requestAnimationFrame(o):ps=0};o()}function Tl(){clearTimeout(Or),Or=0,ps===0&&history.replaceState({...history.state,scroll:Math.round(scrollY)},"")}addEventListener(
"scroll",()=>{Or===0&&(Or=window.setTimeout(Tl,wb))});for(let e of["wheel","touchstart","keydown","mousedown"])addEventListener(e,$l,{passive:!0});addEventListener(
"popstate",()=>{clearTimeout(Or),Or=0,gp(),_b(history.state?.scroll??0)});addEventListener("pagehide",Tl);var Nn=Zn(()=>{let e=fs.value.pathname;return e.startsWith(
Dr)?`/${e.slice(Dr.length)}`:"/"}),z=Zn(()=>fs.value.searchParams);function R(e){return Dr+e.replace(/^\//,"")}function ke(e,t=!1){let o=R(e),r=location.pathname;
$l(),t||Tl(),t?history.replaceState(history.state,"",o):history.pushState(null,"",o),location.pathname!==r&&scrollTo(0,0),gp()}function vo(e){let t=new URLSearchParams(
z.value);for(let[r,s]of Object.entries(e))s?t.set(r,s):t.delete(r);let o=t.toString();return Nn.value+(o===""?"":`?${o}`)}function pe(e,t=!1){ke(vo(e),t),e.cursor&&
scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest?.("a[hr\
ef]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(Dr)||t.pathname.startsWith(`${Dr}assets/`)||(e.preventDefault(),ke(t.pathname.
slice(Dr.length-1)+t.search))});function bp(e,t){let o=e.split("/"),r=t.replace(/\/$/,"").split("/");if(t==="/"&&(r.length=1),e==="/"&&(o.length=1),o.length!==r.
length)return null;let s={};for(let a=0;a<o.length;++a)if(o[a].startsWith(":"))try{s[o[a].slice(1)]=decodeURIComponent(r[a])}catch{return null}else if(o[a]!==r[a])
return null;return s}function le(e){return`/jobs/${encodeURIComponent(e)}`}function qe(e){return`/queues/${encodeURIComponent(e)}`}function In(e,t){return`${qe(
e)}/groups/${encodeURIComponent(t)}`}function Jn(e){return`/channels?channel=${encodeURIComponent(e)}`}function kb({children:e}){let[t,o]=D(!1),r=()=>o(!1);return $e(t?{Escape:r}:{}),n($,{children:[n("button",{type:"button",class:"sheet-toggle","aria-expanded":t,
"aria-controls":"sheet",onClick:()=>o(!t),children:"Actions"}),t&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the actions",onClick:r}),n("\
div",{id:"sheet",class:t?"row tools sheet open":"row tools sheet",onClick:r,children:e})]})}function ue({title:e,sub:t,tools:o,actions:r,children:s}){return n($,
{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),t&&n("div",{class:"sub",children:t})]}),o&&n("div",{class:"row tools",
children:o}),r&&n(kb,{children:r})]}),s]})}function Ar({label:e,options:t,value:o,set:r}){return n("span",{class:"segments",role:"group","aria-label":e,children:t.
map(([s,a])=>n("button",{type:"button","aria-pressed":s===o,onClick:()=>r(s),children:a},s))})}function st({rows:e}){return n("dl",{class:"facts",children:e.filter(
([,t])=>t!=null&&t!==!1&&t!=="").map(([t,o])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:o})]},t))})}function Bn({tabs:e,current:t,link:o}){return n(
"nav",{class:"tabs","aria-label":"Views",children:e.map(([r,s,a])=>n("a",{href:R(o(r)),"aria-current":r===t?"page":void 0,children:[s,a!==void 0&&n("span",{class:"\
pill",children:P(a)})]},r))})}function V({title:e,tools:t,children:o}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{children:e}),t]}),
o]})}var vp={minute:60,hour:3600,day:86400},Sb=1e4,xb=400,Pl=[["completed","completed","bar",e=>e.completed],["failed attempts","failed","front",e=>e.failed],["pushe\
d","queued","line",e=>e.pushed]];function Ml(e,t,o){let r=(t-e)/36e5,s=(o-e)/36e5;return r<=12&&s<=48?"minute":r<=480&&s<=1440?"hour":"day"}function Sa({points:e,
resolution:t,queue:o,height:r,zoom:s}){let a=e.length>xb?7:1,i=Kn(()=>{let u=[],c=Pl.map(()=>[]);e.forEach((m,p)=>{if(p%a===0){u.push(Date.parse(m.at)/1e3);for(let g of c)
g.push(0)}Pl.forEach(([,,,g],w)=>c[w][u.length-1]+=g(m))});let h=Pl.map(([m,p,g],w)=>({name:m,tone:p,kind:g,values:c[w],rest:P(c[w].reduce((T,k)=>T+k,0))}));return{
times:u,series:h}},[e,a]),l=vp[t]*a;return n(_l,{label:`Throughput: ${i.series.map(u=>`${u.rest} ${u.name}`).join(", ")}`,...i,step:l,running:Date.now()/1e3-(i.
times[i.times.length-1]??0)<l*1.5,height:r,zoom:s,pick:(u,c)=>ke(`/jobs${Fe({queue:o,since:u.toISOString(),until:c.toISOString()})}`)})}var Cb=[["wait p50","que\
ued","line",e=>e.wait,"p50"],["wait p95","queued","dashed",e=>e.wait,"p95"],["run p50","completed","line",e=>e.run,"p50"],["run p95","completed","dashed",e=>e.run,
"p95"]];function $b({view:e,height:t,zoom:o}){let r=Kn(()=>{let s=e.points.map(i=>Date.parse(i.at)/1e3),a=Cb.map(([i,l,u,c,h])=>{let m=e.points.map(g=>c(g)[h]??
null),p=m.filter(g=>g!==null).pop();return{name:i,tone:l,kind:u,values:m,rest:p===void 0?"–":ye(p)}});return{times:s,series:a}},[e]);return n(_l,{label:`How l\
ong jobs wait and run: ${r.series.map(s=>`${s.name} ${s.rest}`).join(", ")}`,...r,step:vp[e.resolution],show:ye,height:t,zoom:o})}function xa({queue:e,from:t,to:o,
resolution:r,name:s,zoom:a}){let i=U(`times ${e} ${s}`,async l=>r==="day"?null:await A(`v1/stats/times${Fe({queue:e,resolution:r,since:new Date(t).toISOString(),
until:new Date(o).toISOString()})}`,{signal:l}),!1,Sb);return!i.value||i.value.points.every(l=>l.wait.count===0&&l.run.count===0)?null:n(V,{title:"How long jobs\
 wait and run",tools:n("span",{class:"faint",children:"half of them less than p50, 95 of 100 less than p95"}),children:n($b,{view:i.value,height:150,zoom:a})})}async function ms(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-s\
creen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function Ae({text:e,label:t="Copy"}){let[o,r]=D(!1);return n("button",{type:"b\
utton",class:"copy",title:t,"aria-label":t,onClick:s=>{s.preventDefault(),s.stopPropagation(),ms(e).then(()=>{r(!0),setTimeout(()=>r(!1),1e3)})},children:n("svg",
{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:o?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v\
-3h-8v8h3"})})})}function G({text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Ae,{text:e,label:"Copy the command"})]})}function fe({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function je({problem:e,at:t,retry:o,path:r}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:Bi(e)}),n("p",{class:"faint",children:[e.status>0&&`${e.
status} `,e.code,t?` · what you see is from ${We(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[r&&n(Ae,{text:Ce(r),label:"Copy as curl"}),n("button",{
type:"button",onClick:o,children:"Try again"})]})]})}function at({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,o)=>n("div",{},o))})}function Pn({rows:e,columns:t,id:o,page:r,selection:s,kind:a="list",gone:i,keys:l={}}){let[u,c]=D(-1),h=oe(-1),m=oe(null),p=L=>{let q=Math.max(0,Math.min(e.length-
1,h.current+L));h.current=q,c(q),m.current?.rows[q]?.scrollIntoView({block:"nearest"}),m.current?.rows[q]?.querySelector(".main a")?.focus({preventScroll:!0})},
g=oe(s?.chosen??new Set);g.current=s?.chosen??g.current;let w=L=>{g.current=L,s?.set(L)},T=oe(-1),k=(L,q=!1)=>{let te=e[L];if(!s||te===void 0)return;let H=new Set(
g.current);if(q&&T.current>=0){let[ce,Z]=[Math.min(T.current,L),Math.max(T.current,L)];for(let N of e.slice(ce,Z+1))H.add(o(N))}else H.delete(o(te))||H.add(o(te));
T.current=L,w(H)},y=e.length>0&&e.every(L=>s?.chosen.has(o(L))),S=()=>w(y?new Set:new Set(e.map(o))),x=L=>()=>{let q=e[h.current];q!==void 0&&L(q)};$e({...Object.
fromEntries(Object.entries(l).map(([L,q])=>[L,x(q)])),j:()=>p(1),k:()=>p(-1),Enter:x(L=>r&&ke(r(L))),...s?{x:()=>k(h.current),X:()=>k(h.current,!0),a:S}:{}});let M=t.
some(L=>L.head);return n("table",{class:a,children:[M&&n("thead",{children:n("tr",{children:[s&&n("th",{class:"check",children:n("label",{class:"check-hit",children:n(
"input",{type:"checkbox","aria-label":"All on this page",checked:y,onClick:S})})}),t.map((L,q)=>n("th",{class:L.kind==="main"?void 0:L.kind,"aria-sort":L.sort,children:L.
head},q))]})}),n("tbody",{ref:m,children:e.map((L,q)=>n("tr",{class:`${q===u?"at":""}${i?.has(o(L))?" gone":""}`,"aria-selected":s?.chosen.has(o(L)),children:[s&&
n("td",{class:"check",children:n("label",{class:"check-hit",children:n("input",{type:"checkbox","aria-label":`Select ${o(L)}`,checked:s.chosen.has(o(L)),onClick:te=>k(
q,te.shiftKey)})})}),t.map((te,H)=>n("td",{class:te.kind,"data-label":te.label,children:te.cell(L)},H))]},o(L)))})]})}function yp(e,t,o){let[r,s]=D(!1),a=oe({key:o,
rows:e}),i=r&&a.current.key===o&&a.current.rows.length>0,l=new Map(e.map(h=>[t(h),h])),u=i?a.current.rows.map(h=>l.get(t(h))??h):e;a.current={key:o,rows:u};let c=new Set(
u.map(t));return{rows:u,gone:new Set(u.map(t).filter(h=>!l.has(h))),news:e.filter(h=>!c.has(t(h))).length,release:()=>s(!1),on:{onPointerEnter:()=>s(!0),onPointerLeave:()=>s(
!1)}}}function Io({note:e,cursor:t,next:o,words:r=["Newest","Older"],children:s}){let a=()=>pe({cursor:o});return $e({"[":()=>{t&&history.back()},"]":()=>{o&&a()}}),
n("div",{class:"pages",children:[n("span",{class:"faint",children:e}),n("div",{class:"row",children:[s,(t||o)&&n($,{children:[n("button",{type:"button",disabled:!t,
onClick:()=>pe({cursor:void 0}),children:r[0]}),n("button",{type:"button",disabled:!o,onClick:a,children:r[1]})]})]})]})}function Fn({from:e,member:t,filter:o={},
order:r,words:s,limit:a=50,none:i,unmatched:l="Nothing matches",...u}){let c=z.value.get("cursor")??void 0,h=e+Fe({...o,limit:a,cursor:c}),m=U(h,k=>A(h,{signal:k})),
p=m.value,g=m.problem&&n(je,{problem:m.problem,at:m.at,retry:m.reload,path:h});if(p===null)return g||n(at,{});let w=p[t],T=Object.values(o).some(Boolean);return w.
length===0&&!p.cursor&&!c?n($,{children:[g,T?n(fe,{title:l,children:n("button",{type:"button",onClick:()=>pe(Object.fromEntries(Object.keys(o).map(y=>[y,void 0]))),
children:"Clear filters"})}):i]}):n($,{children:[g,n("div",{class:"card flush",children:[w.length>0&&n(Pn,{rows:w,...u}),n(Io,{note:w.length===0?"this page is e\
mpty, more may follow":`${P(w.length)} on this page, ${r}`,cursor:c,next:p.cursor,words:s,children:n(Ae,{text:Ce(h),label:"Copy as curl"})})]})]})}function hs({
states:e,chosen:t,counts:o,toggle:r}){return n("div",{class:"chips",role:"group","aria-label":"States",children:e.map(s=>n("button",{type:"button",class:"chip",
"data-state":s,"aria-pressed":t.includes(s),onClick:()=>r(s),children:[s," ",o&&n("span",{class:"chip-count",children:P(o[s]??0)})]},s))})}function yo({states:e}){
let t=z.value.get("state")??"";return n(hs,{states:e,chosen:[t],toggle:o=>pe({state:o===t?void 0:o,cursor:void 0})})}function ee({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let o=Date.parse(e),r=Oo.value?We(o):Ac(o,Ge.value);return n("time",{dateTime:e,
title:`${We(o,!1)}
${We(o,!0)}`,onClick:t?void 0:ea,children:r})}function Kt({value:e}){return e?n("span",{title:e>=1e6?Ht(e):void 0,children:P(e)}):n("span",{class:"faint",children:e===
void 0?"–":"0"})}function Un({value:e,max:t,label:o}){return n("span",{class:"bar",role:"img","aria-label":o,children:n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"bar-fill"})]})})}function Ca({
values:e,label:t}){let o=Math.max(1e-9,...e),r=80/Math.max(1,e.length-1),s=e.map((a,i)=>`${(i*r).toFixed(1)},${(18-16*a/o).toFixed(1)}`).join(" ");return n("svg",
{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:s})]})}function wp({hours:e}){let t=Math.floor(
Ge.value/36e5)-23,o=Array.from({length:24},()=>0);for(let a of e){let i=Math.floor(Date.parse(a.at)/36e5)-t;i>=0&&i<24&&(o[i]+=a.count)}let r=Math.max(1,...o),s=`${P(
o.reduce((a,i)=>a+i,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":s,children:[n("title",{children:s}),o.map(
(a,i)=>n("rect",{x:i*4,width:"3",y:20-Math.max(a>0?3:1,20*a/r),height:Math.max(a>0?3:1,20*a/r),class:a>0?"some":"none"},i))]})}var jt={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};jt.
active=jt.running;jt.paused=jt.suspended;jt.skipped=jt.terminated;jt.pending=jt.queued;jt.delivering=jt.running;jt.delivered=jt.completed;jt.cancelled=jt.terminated;
function ln({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:jt[e]??jt.queued})}function Ne({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(ln,{state:e}),e]})}var Rr=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];var gs=be([]),Tb=0;function Ie(e,t={}){let o=++Tb;gs.value=[...gs.value.slice(-3),{id:o,text:e,bad:t.bad??!1,undo:t.undo,curl:t.curl}],setTimeout(()=>gs.value=gs.
value.filter(r=>r.id!==o),t.bad?8e3:4e3)}function _p(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:gs.value.map(e=>n("div",{class:e.
bad?"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"}),e.curl&&n(Ae,{text:e.curl,label:"\
Copy as curl"})]},e.id))})}var El=null,Jo=null;function kp(e){El={page:Nn.value+fs.value.search,ids:e}}function Sp(e){El?.ids.includes(e)&&(Jo=El);let t=Jo?.ids.indexOf(e)??-1;return Jo===
null||t<0?null:{list:Jo.page,at:t+1,of:Jo.ids.length,before:Jo.ids[t-1],after:Jo.ids[t+1]}}function Al(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.percent=="number")return t.percent;let o=t.total??t.total_bytes,r=t.done??t.bytes;
return typeof r=="number"&&typeof o=="number"&&o>0?100*r/o:null}function Pb({job:e}){if(e.error&&e.state!=="completed")return n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]});if(e.state==="running"){let t=Al(e.progress);return n("span",{class:"\
row faint running-note",children:[e.worker&&`on ${e.worker}`,t!==null&&n(Un,{value:t,max:100,label:`${Math.round(t)} %`}),t!==null&&`${Math.round(t)} %`]})}return e.
reason?n("span",{class:"faint",children:on(e.reason)}):e.payload_start&&e.payload_start!=="null"?n("code",{class:"faint",children:e.payload_start}):null}function Mb(e){
return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}var Rl={job:{head:"Job",kind:"\
main",cell:e=>n($,{children:[n("div",{class:"job-line",children:[n("a",{href:R(le(e.id)),class:"job-type",children:e.type}),n("span",{class:"id faint",children:e.
id}),n(Ae,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(Pb,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(Ne,{state:e.state})},
queue:{head:"Queue",kind:"wide",cell:e=>n($,{children:[n("a",{href:R(qe(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.group})]})},worker:{
head:"Worker",kind:"wide",cell:e=>n("span",{class:"cut",children:e.worker??n("span",{class:"faint",children:"–"})})},priority:{head:"Priority",kind:"wide numb\
er",cell:e=>e.priority},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},pushed:{head:"Pushed",kind:"end \
wide",cell:e=>n(ee,{at:e.created_at})},started:{head:"Started",kind:"end wide",cell:e=>n(ee,{at:e.started_at})},ended:{head:"Ended",kind:"end wide",cell:e=>n(ee,
{at:e.ended_at})},when:{head:"When",kind:"end when",cell:e=>n(ee,{at:Mb(e)})}},Dl=Object.keys(Rl).filter(e=>e!=="job"),Eb=["25","50","100","200"],xp=["state","q\
ueue","attempt","when"],Bo=be((to("columns")?.split(",")??xp).filter(e=>Dl.includes(e)));function Cp(){let e=t=>{Bo.value=Dl.filter(o=>t.includes(o)),Sn("column\
s",Bo.value.join(","))};return n("fieldset",{class:"column-choice",children:[n("legend",{children:"Columns"}),Dl.map(t=>n("label",{class:"check-label",children:[
n("input",{type:"checkbox",checked:Bo.value.includes(t),onClick:()=>e(Bo.value.includes(t)?Bo.value.filter(o=>o!==t):[...Bo.value,t])}),Rl[t].head]},t)),n("labe\
l",{class:"check-label",children:[n("input",{type:"checkbox",checked:Oo.value,onClick:ea}),"times as dates"]}),n("label",{class:"check-label",children:[n("selec\
t",{value:z.value.get("limit")??"50",onChange:t=>pe({limit:t.currentTarget.value==="50"?void 0:t.currentTarget.value,cursor:void 0}),children:Eb.map(t=>n("optio\
n",{value:t,children:t},t))}),"rows a page"]}),n("button",{type:"button",class:"link",onClick:()=>e(xp),children:"as usual"})]})}var Db={y:e=>{ms(e.id).then(()=>Ie(
`${e.id} is copied`))}},Ol=new Set;function Ll(){return[...Ol].sort()}function Wn({jobs:e,selection:t,queue:o=!0,gone:r,act:s}){let a=e.map(l=>l.id);xe(()=>{kp(
a);for(let l of e)Ol.size<200&&Ol.add(l.type)},[a.join()]);let i=["job",...Bo.value.filter(l=>o||l!=="queue")].map(l=>Rl[l]);return s&&i.push({head:"",kind:"end\
 act",cell:s}),n(Pn,{rows:e,columns:i,id:l=>l.id,page:l=>le(l.id),selection:t,gone:r,keys:Db,kind:"jobs"})}var $p=15,Ob=3e4,Ab=4,jl=new Map,Tp=[],ql=0;function Pp(){for(;ql<Ab;){let e=Tp.shift();if(e===void 0)return;ql+=1,e().finally(()=>{ql-=1,Pp()})}}async function Rb(e){
let t=new Date(Date.now()-$p*6e4).toISOString(),{points:o}=await A(`v1/stats/history${Fe({queue:e,resolution:"minute",from:t})}`),r=o.slice(0,-1).map(s=>s.completed);
return jl.set(e,{at:Date.now(),values:r}),r}function $a({queue:e}){let t=oe(null),[o,r]=D(jl.get(e)?.values??null);return xe(()=>{let s=!1,a=!1,i=!1,l=()=>{!s||
a||Date.now()-(jl.get(e)?.at??0)<Ob||(a=!0,Tp.push(async()=>{i||await Rb(e).then(r,()=>{}),a=!1}),Pp())},u=new IntersectionObserver(([h])=>{s=h.isIntersecting,l()});
t.current&&u.observe(t.current);let c=us.subscribe(l);return()=>{i=!0,u.disconnect(),c()}},[e]),n("span",{ref:t,class:"spark-place",children:o&&o.some(s=>s>0)&&
n($,{children:[n(Ca,{values:o,label:`completed a minute, the last ${$p} minutes: at most ${P(Math.max(...o))}`}),n("span",{class:"spark-last",children:P(o[o.length-
1])})]})})}var Fo=be(null),Lb=6e4,qb=15e3,Nl=0,bs=null,Jl=0,Ep=Number.NEGATIVE_INFINITY;function Mp(e,t){let o=JSON.parse(e.data),r=new Map(t?[]:Fo.value?.queues),s=Date.parse(
o.now);for(let a of o.queues)r.set(a.queue,{...a,at:s});Jl=Date.now(),Fo.value={now:s,totals:o.totals,queues:r}}function Il(){bs?.close(),bs=null,Fo.value=null}
function Dp(){Ep=Date.now(),Il()}function Ta(){if(!(Nl>0&&!document.hidden&&!mt.value&&!Mt.value))return Il();if(bs!==null||Date.now()-Ep<Lb)return;let t=new EventSource(
re("v1/stats/stream?every=1s"));bs=t,Jl=Date.now(),t.addEventListener("stats",o=>Mp(o,!0)),t.addEventListener("changes",o=>Mp(o,!1)),t.addEventListener("reset",
Il),t.addEventListener("error",()=>{t.readyState===EventSource.CLOSED?Dp():Fo.value=null})}setInterval(()=>{bs!==null&&Date.now()-Jl>qb&&Dp(),Ta()},1e3);document.
addEventListener("visibilitychange",Ta);function Pa(e,t){return t===null?e:e.map(o=>{let r=t.queues.get(o.name);if(r===void 0)return o;let s=r.oldest_age===void 0?
void 0:r.oldest_age+(t.now-r.at)/1e3;return{...o,paused:r.paused,counts:r.counts,oldest_age:s}})}function Ma(){return xe(()=>(Nl+=1,Ta(),()=>{Nl-=1,Ta()}),[]),Fo.
value}function At({title:e,close:t,wide:o,children:r}){let s=oe(null);return zs(()=>{let a=s.current,i=document.activeElement;return a?.showModal(),()=>{a?.close(),i?.
focus?.()}},[]),n("dialog",{ref:s,class:o?"wide-dialog":void 0,"aria-label":e,onCancel:a=>{a.preventDefault(),t()},onClick:a=>{a.target===s.current&&t()},children:n(
"div",{class:"dialog",children:[n("h2",{children:e}),r]})})}var Bl=be(null);function Ea(e){return e.body??(e.method==="DELETE"?void 0:{})}function Ap(e,t){return A(e.path,{method:e.method??"POST",body:Ea(e),key:t})}var Op=4;
async function jb(e,t){let o;for(let r=0;r<e.length;r+=Op){let s=await Promise.all(e.slice(r,r+Op).map((a,i)=>Ap(a,`${t}-${r+i}`)));for(let a of s)typeof a?.count==
"number"&&(o=(o??0)+a.count)}return{count:o??e.length}}async function Fl(e,t){try{let o=e.each?await jb(e.each,t):await Ap(e,t),r=o&&typeof o.count=="number"?` \
(${P(o.count)})`:"",s=e.undo,a=Ce(e.path,e.method??"POST",Ea(e));Ie(e.done+r,{curl:a,undo:s?()=>{Fl(s,nn())}:void 0}),e.then?.(o)}catch(o){Ie(mo(o),{bad:!0,curl:Ce(
e.path,e.method??"POST",Ea(e))})}setTimeout(Tn)}var Nb=5e3;async function Ib(e,t,o){let r=0,s,a=0;try{do{let i={...e.body,limit:Nb,cursor:s},l=await A(e.path,{method:"\
POST",body:i,key:`${t}-${a}`});r+=l.count,s=l.cursor,a+=1}while(o(r)&&s!==void 0);Ie(`${e.done} (${P(r)})${s===void 0?"":", then stopped"}`),e.then?.()}catch(i){
Ie(mo(i,r>0?` after ${P(r)} jobs`:""),{bad:!0})}Tn()}function kt(e){let t=nn();e.confirm?Bl.value={...e,key:t}:Fl(e,t)}function Rp(){let[e,t]=D(""),[o,r]=D(!1),
[s,a]=D(null),[i,l]=D(0),u=oe(!0),c=Bl.value;if(xe(()=>{if(t(""),r(!1),a(null),l(0),u.current=!0,!c?.many||c.confirm?.count!==void 0)return;let S=new AbortController;
return A(c.path,{method:"POST",body:{...c.body,dry_run:!0},signal:S.signal}).then(x=>a(x)).catch(x=>{S.signal.aborted||Ie(mo(x),{bad:!0})}),()=>S.abort()},[c]),
c===null||!c.confirm)return null;let{title:h,text:m,danger:p}=c.confirm,g=c.confirm.count??s?.count,w=c.many&&g===void 0,T=p&&g!==void 0&&g>1e3,k=!o&&!w&&(!T||e.
replace(/[,. ]/g,"")===String(g)),y=()=>{u.current=!1,Bl.value=null};return n(At,{title:h,close:y,children:n("form",{onSubmit:S=>{if(S.preventDefault(),!k)return;
r(!0),(c.many?Ib(c,c.key,M=>(l(M),u.current)):Fl(c,c.key)).then(y)},children:[n("p",{children:m}),c.many&&n("p",{role:"status",children:[w?n("span",{class:"fain\
t",children:"counting…"}):n("b",{children:`${s?.complete===!1?"At least ":""}${Ht(g??0)} ${g===1?"job":"jobs"}`}),s?.complete===!1&&n("span",{class:"faint",children:"\
 of the first 100,000 that were looked at"}),o&&` · ${Ht(i)} done`]}),T&&n("label",{class:"field",children:["Type ",Ht(g)," to go on",n("input",{value:e,inputMode:"\
numeric",onInput:S=>t(S.currentTarget.value)})]}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),c.cli&&n(G,{text:c.cli}),
n(G,{text:Ce(c.path,c.method??"POST",Ea(c))}),c.each&&c.each.length>1&&n("p",{class:"faint",children:["and the same for ",P(c.each.length-1)," more"]})]}),n("di\
v",{class:"buttons",children:[n("button",{type:"button",onClick:y,children:o&&c.many?"Stop":"Cancel"}),n("button",{type:"submit",class:p?"danger solid":"primary",
disabled:!k,children:c.label})]})]})})}function W({action:e,scope:t="admin",why:o,danger:r,primary:s,id:a}){return me(t)?n("button",{type:"button",id:a,class:r?
"danger":s?"primary":"",disabled:!!o,title:o||void 0,onClick:()=>kt(e),children:e.label}):null}function Da({scope:e="admin"}){return me(e)||Ze.value===null?null:
n("span",{class:"faint",children:Ec.value?"read-only":`changes need the scope ${e}`})}var Jb=1e4,Ul=200;function Wl(e){return`v1/queues/${encodeURIComponent(e)}`}function Ra(e,t){let o=r=>({path:Wl(e),method:"PATCH",body:{paused:r},done:r?`${e} i\
s paused`:`${e} runs again`});return{label:t?"Resume":"Pause",...o(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:o(t)}}var Bb=10;function Hl(e,t){return e.
counts.queued>0&&e.counts.running===0&&(e.oldest_age??0)>Bb&&!t.has(e.name)}function zl({queue:e,workers:t}){if(e.paused)return n(Ne,{state:"paused"});if(Hl(e,t))
return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let o=e.counts.queued>0||e.counts.running>0;return n("span",
{class:o?"state quiet":"state quiet faint","data-state":o?"running":"terminated",children:[n("span",{class:"dot"}),o?"active":"idle"]})}function Oa(e,t,o,r,s){let a=e.
map(r);return{label:t,done:o,...a[0],each:a,...s}}function Aa(e,t,o){let r=i=>l=>({path:Wl(l.name),method:"PATCH",body:{paused:i}}),s=de(e.length,"queue"),a=i=>i?
"Paused":"Resumed";return Oa(e,o,a(t),r(t),{confirm:e.length>1?{title:`${t?"Pause":"Resume"} ${s}?`,text:t?"They hand out no jobs until they are resumed; what r\
uns goes on.":"They hand out jobs again.",danger:t}:void 0,undo:Oa(e,"",a(!t),r(!t),{})})}function Fb(e){return Oa(e,"Run dead","Queued again",t=>({path:"v1/job\
s/run",body:{queue:t.name,state:"dead"}}),{confirm:{title:`Run all dead jobs of ${de(e.length,"queue")}?`,text:`${P(e.reduce((t,o)=>t+o.counts.dead,0))} jobs ar\
e queued again.`}})}function Ub(e){let t=e.reduce((o,{counts:r})=>o+r.queued+r.scheduled+r.retrying+r.suspended,0);return Oa(e,"Purge","Terminated",o=>({path:`${Wl(
o.name)}/purge`}),{confirm:{title:`Purge ${de(e.length,"queue")}?`,text:"What waits there is terminated; what runs goes on.",danger:!0,count:t}})}function Wb({queues:e,
clear:t}){if($e({Escape:t}),e.length===0)return null;let o={then:t},r=e.filter(i=>!i.paused),s=e.filter(i=>i.paused),a=e.filter(i=>i.counts.dead>0);return n("di\
v",{class:"selection",role:"region","aria-label":"Selected queues",children:[n("span",{children:[n("b",{children:P(e.length)})," selected"]}),n("div",{class:"ro\
w",children:[r.length>0&&n(W,{action:{...Aa(r,!0,"Pause"),...o}}),s.length>0&&n(W,{action:{...Aa(s,!1,"Resume"),...o}}),a.length>0&&n(W,{action:{...Fb(a),...o}}),
n(W,{action:{...Ub(e),...o},danger:!0}),n("button",{type:"button",onClick:t,children:"Clear"})]})]})}var Hb={queued:e=>e.counts.queued,running:e=>e.counts.running,
retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,oldest:e=>e.oldest_age??0};function zb({by:e,label:t}){let o=z.value.get("so\
rt");return n("button",{type:"button",class:"sort",onClick:()=>pe({sort:o===e?"":e},!0),children:[t,o===e?" ↓":""]})}function Vb({queue:e}){return n($,{children:[
n(Kt,{value:e.counts.running}),e.concurrency!==void 0&&n($,{children:[n("span",{class:"faint",children:[" / ",P(e.concurrency)]}),n(Un,{value:e.counts.running,max:e.
concurrency,label:`${e.counts.running} of ${e.concurrency}`})]})]})}function Gb(e){let t=z.value.get("sort"),o=(r,s,a,i)=>({head:n(zb,{by:r,label:s}),kind:a,label:s.
toLowerCase(),cell:i,sort:t===r?"descending":void 0});return[{head:"Queue",kind:"main",cell:r=>n("a",{href:R(qe(r.name)),children:r.name})},{head:"State",cell:r=>n(
zl,{queue:r,workers:new Set(e.keys())})},o("queued","Queued","end",r=>n(Kt,{value:r.counts.queued})),o("running","Running","end wide",r=>n(Vb,{queue:r})),o("ret\
rying","Retrying","end wide",r=>n(Kt,{value:r.counts.retrying})),o("dead","Dead","end",r=>n("span",{class:r.counts.dead>0?"bad":void 0,children:n(Kt,{value:r.counts.
dead})})),o("scheduled","Scheduled","end wide",r=>n(Kt,{value:r.counts.scheduled})),o("oldest","Oldest wait","end wide",r=>r.oldest_age?ye(r.oldest_age*1e3):n("\
span",{class:"faint",children:"–"})),{head:"A minute",kind:"wide",cell:r=>n($a,{queue:r.name})},{head:"Rate",kind:"end wide roomy",cell:r=>r.rate?`${r.rate.limit}\
 / ${ye(r.rate.per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Workers",kind:"end wide roomy",cell:r=>n(Kt,{value:e.get(r.name)??0})},{head:"",kind:"\
end act",cell:r=>n(W,{action:Ra(r.name,r.paused)})}]}async function Qb(e,t){let[o,r]=await Promise.all([A(`v1/queues${Fe({limit:1e3,prefix:e})}`,{signal:t}),bo()]),
s=new Map;for(let a of r)if(a.state!=="gone")for(let i of a.queues??[])s.set(i,(s.get(i)??0)+1);return{queues:o.queues,more:o.cursor!==void 0,workers:s}}function Kb(e){
return Object.entries(e.counts).some(([t,o])=>o>0&&t!=="completed"&&t!=="terminated")}function Lp(){let e=z.value.get("filter")??"",[t,o]=D(!1),r=t?e:"",s=Ma(),
[a,i]=D(new Set),l=U(`queues ${r}`,x=>Qb(r,x),!1,s?Jb:0),[u,c]=D(!1);$e({"/":()=>document.getElementById("filter")?.focus()});let h=oe(null);h.current=l.value??
h.current;let m=h.current;if(m?.more&&!t&&o(!0),m===null)return n(ue,{title:"Queues",children:l.problem?n(je,{problem:l.problem,retry:l.reload,path:"v1/queues"}):
n(at,{})});let p=Pa(m.queues,s),g=Hb[z.value.get("sort")??""],w=p.filter(x=>x.name.includes(e)&&(!u||Kb(x))).sort((x,M)=>g?g(M)-g(x):x.name<M.name?-1:1),T=w.slice(
0,Ul),k=w.filter(x=>!x.paused),y=w.filter(x=>x.paused),S=()=>{c(!1),pe({filter:""},!0)};return n(ue,{title:"Queues",tools:n($,{children:[n("label",{class:"check\
-label",children:[n("input",{type:"checkbox",checked:u,onClick:()=>c(!u)})," hide idle"]}),n("input",{id:"filter",type:"search",placeholder:t?"Name begins with":
"Filter by name","aria-label":"Filter by name",value:e,onInput:x=>pe({filter:x.currentTarget.value},!0)}),k.length>1&&n(W,{action:Aa(k,!0,"Pause all")}),y.length>
1&&n(W,{action:Aa(y,!1,"Resume all")})]}),children:[l.problem&&n(je,{problem:l.problem,at:l.at,retry:l.reload,path:"v1/queues"}),p.length===0&&!e?n(fe,{title:"A\
 queue appears with its first push",children:n(G,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${re("v1/jobs")}`})}):w.length===0?n(fe,{title:"No queue \
matches",children:n("button",{type:"button",onClick:S,children:"Clear the filter"})}):n("div",{class:"card flush",children:[n(Pn,{rows:T,columns:Gb(m.workers),id:x=>x.
name,page:x=>qe(x.name),selection:me("admin")?{chosen:a,set:i}:void 0,keys:{" ":x=>me("admin")&&kt(Ra(x.name,x.paused))},kind:"list queues"}),w.length>Ul&&n("p",
{class:"foot",children:[Ul," of ",P(w.length)," queues are shown; the filter finds the others."]}),m.more&&n("p",{class:"foot",children:"Only the first 1,000 qu\
eues were read; the filter finds the others by how their names begin."})]}),n(Wb,{queues:p.filter(x=>a.has(x.name)),clear:()=>i(new Set)})]})}var La=[["15m",9e5],["1h",36e5],["6h",6*36e5],["48h",48*36e5],["60d",60*864e5],["2y",730*864e5]],Vl=1e4;async function Yb(e){let[t,o,r,s]=await Promise.all([A("\
v1/stats",{signal:e}),A("v1/queues",{signal:e}),bo(),A("v1/jobs?state=dead&limit=10",{signal:e})]);return{stats:t,queues:o.queues,workers:r.filter(a=>a.state!==
"gone"),dead:s.jobs}}function jp(e){let[t,o]=["from","to"].map(a=>Date.parse(z.value.get(a)??""));if(o>t)return{name:"",from:t,to:o,resolution:Ml(t,o,e)};let[r,
s]=La.find(([a])=>a===z.value.get("range"))??La[1];return{name:r,from:e-s,to:e,resolution:Ml(e-s,e,e)}}async function Zb(e){let{name:t,from:o,to:r,resolution:s}=jp(
Date.now()),a=Fo.peek()?.totals.counters,{points:i}=await A(`v1/stats/history${Fe({resolution:s,from:new Date(o).toISOString(),to:t?void 0:new Date(r).toISOString()})}`,
{signal:e});return{points:i,resolution:s,base:a}}function Xb({points:e,base:t},o){let r=e[e.length-1];if(t===void 0||o===void 0||r===void 0)return e;let s=a=>r[a]+
Math.max(0,o[a]-t[a]);return[...e.slice(0,-1),{...r,pushed:s("pushed"),completed:s("completed"),failed:s("failed")}]}async function e0(e){let t=new Date(Date.now()-
72e5).toISOString(),{points:o}=await A(`v1/stats/history${Fe({resolution:"minute",from:t})}`,{signal:e}),r=o.slice(0,-1).map(a=>a.completed),s=a=>a.reduce((i,l)=>i+
l,0);return{minute:r[r.length-1]??0,hour:s(r.slice(-60)),before:s(r.slice(-120,-60))}}function t0({hour:e,before:t}){if(t===0)return`${P(e)} last hour`;let o=Math.
round(100*(e-t)/t);return o===0?"as an hour ago":`${o>0?"▲":"▼"} ${o>999?"> 999":Math.abs(o)} % in an hour`}function Lr({label:e,value:t,link:o,tone:r,note:s,
title:a}){return n("a",{class:"tile",href:R(o),"data-state":r,title:a,children:[n("span",{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),
n("span",{class:"tile-note",children:s??" "})]})}function n0({queues:e,workers:t,stats:o}){let r=new Set(t.flatMap(i=>i.queues??[])),s=[];for(let i of e)i.paused?
s.push([i.name,"suspended","is paused"]):Hl(i,r)?s.push([i.name,"failed",`has ${Ht(i.counts.queued)} waiting and no worker`]):(i.oldest_age??0)>300&&s.push([i.name,
"retrying",`has waited ${ye((i.oldest_age??0)*1e3)}`]);let a=o.day;return s.length===0&&a.dead===0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing ne\
eds you. No queue is stuck, and no job has died today."}):n("ul",{class:"attention",children:[a.dead>0&&n("li",{children:[n(Ne,{state:"dead",quiet:!0}),n("a",{href:R(
"/failures"),children:de(a.dead,"job")})," died today"]}),a.recovered>0&&n("li",{children:[n(Ne,{state:"retrying",quiet:!0}),de(a.recovered,"lease")," ran out: \
workers vanished"]}),s.slice(0,6).map(([i,l,u])=>n("li",{children:[n("span",{class:"state quiet","data-state":l,children:n("span",{class:"dot"})}),n("a",{href:R(
qe(i)),children:i})," ",u]},i)),s.length>6&&n("li",{children:n("a",{href:R("/queues"),children:[s.length-6," more queues"]})})]})}function o0(){return n(fe,{title:"\
Push your first job",children:[n(G,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${re("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),
n(G,{text:`pawl work --url ${re("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function r0({counters:e}){let t=jp(Date.now()),
{name:o}=t,[r,s]=[z.value.get("from")??"",z.value.get("to")??""],a=U(`history ${o} ${r} ${s}`,Zb,!1,e?Vl:0),i=oe(null);i.current=a.value??i.current;let l=i.current,
u=Kn(()=>l?Xb(l,e):[],[l,e]),c=(m,p)=>pe({from:m.toISOString(),to:p.toISOString()}),h=m=>pe({range:m,from:void 0,to:void 0},!0);return $e({...Object.fromEntries(
La.map(([m],p)=>[String(p+1),()=>h(m)])),...o===""?{Escape:()=>h(z.value.get("range")??"")}:{}}),n($,{children:[n(V,{title:"Throughput",tools:n("div",{class:"ro\
w",children:[o===""&&n($,{children:[n("a",{href:R(`/jobs${Fe({since:r,until:s})}`),children:"jobs of this time"}),n("button",{type:"button",class:"link",onClick:()=>h(
z.value.get("range")??""),children:"Zoom out"})]}),n(Ar,{label:"Range",options:La.map(([m])=>[m,m]),value:o,set:h})]}),children:l===null?a.problem?n(je,{problem:a.
problem,retry:a.reload}):n("div",{class:"chart-place"}):n(Sa,{points:u,resolution:l.resolution,zoom:c})}),n(xa,{...t,name:`${o} ${r} ${s}`,zoom:c})]})}function s0({
queues:e,stats:t}){let o=[...e].sort((r,s)=>qp(t,s)-qp(t,r)).slice(0,8);return n(V,{title:"Busiest queues",tools:n("a",{href:R("/queues"),children:"all queues"}),
children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"wide",children:"Lately"}),n("th",{class:"\
end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"This hour"})]})}),n("tbody",{children:o.map(r=>n("tr",{children:[
n("td",{children:n("a",{href:R(qe(r.name)),children:r.name})}),n("td",{class:"wide",children:n($a,{queue:r.name})}),n("td",{class:"end",children:n(Kt,{value:r.counts.
queued})}),n("td",{class:"end",children:n(Kt,{value:r.counts.running})}),n("td",{class:"end",children:n(Kt,{value:t.queues?.[r.name]?.hour.completed})})]},r.name))})]})})}
function Np(){let e=Ma(),t=U("overview",Yb,!1,e?Vl:0),o=U("rates",e0,!1,Vl),r=t.value;if(r===null)return n(ue,{title:"Overview",children:t.problem?n(je,{problem:t.
problem,retry:t.reload,path:"v1/stats"}):n(at,{})});let s=e?{...r.stats,counts:e.totals.counts}:r.stats,a=Pa(r.queues,e);if(s.total.pushed===0&&a.length===0)return n(
ue,{title:"Overview",children:n(o0,{})});let i=a.reduce((l,u)=>(u.oldest_age??0)>(l?.oldest_age??0)?u:l,null);return n(ue,{title:"Overview",children:[t.problem&&
n(je,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(Lr,{label:"Queued",tone:"queued",value:P(s.counts.queued),link:"\
/jobs?state=queued",note:`${P(s.counts.scheduled)} scheduled`}),n(Lr,{label:"Running",tone:"running",value:P(s.counts.running),link:"/jobs?state=running",note:de(
r.workers.length,"worker")}),n(Lr,{label:"Retrying",tone:"retrying",value:P(s.counts.retrying),link:"/failures?tab=retrying",note:`${P(s.hour.retried)} this hou\
r`}),n(Lr,{label:"Dead",tone:"dead",value:P(s.counts.dead),link:"/failures",note:`${P(s.day.dead)} today`}),n(Lr,{label:"Oldest wait",value:i?.oldest_age?ye(i.oldest_age*
1e3):"–",link:i?qe(i.name):"/queues",note:i?.oldest_age?i.name:"nothing waits"}),n(Lr,{label:"Completed a minute",tone:"completed",value:P(o.value?.minute),link:"\
/jobs?state=completed",note:o.value?t0(o.value):void 0,title:o.value?`${Ht(o.value.hour)} in the last hour, ${Ht(o.value.before)} in the hour before`:void 0})]}),
n(r0,{counters:e?.totals.counters}),n("div",{class:"columns",children:[n(V,{title:"Needs attention",children:n(n0,{queues:a,workers:r.workers,stats:s})}),n(s0,{
queues:a,stats:s})]}),r.dead.length>0&&n(V,{title:"Last failures",tools:n("a",{href:R("/failures"),children:"all failures"}),children:n(Wn,{jobs:r.dead})})]})}function qp(e,t){
return(e.queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}function Nt({data:e,path:t,title:o,up:r,missing:s,children:a}){return n(ue,{title:o,sub:r,children:e.problem?.status===404?n(fe,{title:s,children:a}):e.problem?
n(je,{problem:e.problem,retry:e.reload,path:t}):n(at,{})})}function dt({data:e,path:t}){return e.problem&&n(je,{problem:e.problem,at:e.at,retry:e.reload,path:t})}var a0=1e4;function i0({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(ln,{state:e?"completed":"failed"}),e?"yes":
"no: /readyz says why"]})}function l0({disk:e}){let{size:t,free:o}=e;return n($,{children:[t!==void 0&&o!==void 0&&n("div",{class:"row",children:[hn(o)," free o\
f ",hn(t)," ",n(Un,{value:t-o,max:t,label:`${hn(t-o)} of ${hn(t)} are in use`})]}),!e.has_space&&n("span",{class:"bad",children:"There is no room: pushes are re\
fused until there is."})]})}var Ip={max_body:["Of a request",hn],max_payload:["Of a payload",hn],hook_max_body:["Of a call of a hook",hn],memory:["Of all buffer\
s",hn],max_connections:["Connections",P],streams:["Streams of a kind",P],page:["Rows of a listing",P],bulk:["Jobs of a push",P],claim:["Jobs of a claim",P],history_points:[
"Points of a history",P]};async function u0(e){let[t,{nodes:o},r]=await Promise.all([A("v1/about",{signal:e}),A("v1/nodes",{signal:e}),A("readyz",{signal:e}).then(
()=>!0,()=>!1)]);return{about:t,nodes:o,ready:r}}function Jp(){let e=U("about",u0,!1,a0),t=e.value;if(t===null)return n(ue,{title:"About",children:e.problem?n(je,
{problem:e.problem,retry:e.reload,path:"v1/about"}):n(at,{})});let{about:o,nodes:r,ready:s}=t,{kind:a,durability:i}=o.store,l=re("").replace(/\/$/,"");return n(
ue,{title:"About",children:[n(dt,{data:e,path:"v1/about"}),n("div",{class:"columns",children:[n(V,{title:"This server",children:n(st,{rows:[["Pawl",o.version],[
"Store",a==="redis"?"Redis":"the embedded one (LMDB and a journal)"],["Durability",i==="fsync"?"an answer means on disk":i],["Ready",n(i0,{ready:s})],["Nodes",n(
"a",{href:R("/workers"),children:de(r.length,"node")})],["This node",`${o.node.host}, pid ${o.node.pid}, on ${o.node.listen}`],["Roles",o.node.roles.join(", ")],
["Up since",n(ee,{at:o.started_at})],["Size of the store",hn(o.disk.bytes)],["Disk",n(l0,{disk:o.disk})],["Address",l]]})}),n(V,{title:"For programs",children:[
n(st,{rows:[["API",n("a",{href:re("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:re("metrics"),children:"for Prometheus"})],["Health",n("a",{
href:re("healthz"),children:"healthz"})],["Ready",n("a",{href:re("readyz"),children:"readyz"})],["Licences",n("a",{href:re("ui/assets/LICENSES.txt"),children:"o\
f Preact, Preact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(G,{text:`export PAWL_URL=${l}; pawl stats`})})]})]}),
n(V,{title:"Limits",children:n("div",{class:"limits",children:n(st,{rows:Object.entries(o.limits).map(([u,c])=>[Ip[u]?.[0]??u.replace(/_/g," "),(Ip[u]?.[1]??P)(
c)])})})})]})}var c0=262144,d0=20,Gl=100;function p0({value:e}){return e instanceof eo?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n(
"span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",
children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function Ql(e,t,o){
return e?.toLowerCase().includes(o)?!0:t===null||typeof t!="object"||t instanceof eo?Xe(t).toLowerCase().includes(o):Object.entries(t).some(([r,s])=>Ql(Array.isArray(
t)?void 0:r,s,o))}function Bp({name:e,value:t,depth:o,looking:r}){let[s,a]=D(o<4),[i,l]=D(!1);xe(()=>{r.text!==""?a(Ql(e,t,r.text)):r.turn>0&&a(r.all||o<4)},[r]);
let u=r.text!==""&&(e?.toLowerCase().includes(r.text)||(t===null||typeof t!="object")&&Ql(void 0,t,r.text)),c=e===void 0?null:n("span",{class:u?"json-key found":
"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof eo)return n("div",{class:u?"json-line found":"json-line",children:[c,n(p0,{value:t})]});
let h=Array.isArray(t),m=Object.entries(t),p=`${m.length} ${h?m.length===1?"item":"items":m.length===1?"key":"keys"}`;return m.length===0?n("div",{class:"json-l\
ine",children:[c,n("span",{class:"faint",children:h?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fold","aria-expa\
nded":s,onClick:()=>a(!s),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:s?"▾":"▸"}),c,n("span",{class:"faint",children:[h?"[":"{",s?"":
"…",s?"":h?"]":"}"," ",p]})]}),s&&n("div",{class:"json-inner",children:[(i?m:m.slice(0,Gl)).map(([g,w])=>n(Bp,{name:g,value:w,depth:o+1,looking:r},g)),!i&&m.length>
Gl&&n("button",{type:"button",class:"link",onClick:()=>l(!0),children:[m.length-Gl," more"]})]})]})}var Uo=be({all:!1,turn:0});function Fp(){Uo.value={all:!Uo.value.
all,turn:Uo.value.turn+1}}function It({title:e,value:t}){let[o,r]=D({text:"",all:!1,turn:0}),s=oe(Uo.value.turn);if(xe(()=>{Uo.value.turn!==s.current&&r(l=>({text:"",
all:Uo.value.all,turn:l.turn+1}))},[Uo.value]),t===void 0)return null;let a=Xe(t),i=a.length<=c0;return n("section",{class:"card json",children:[n("header",{children:[
n("h2",{children:e}),n("div",{class:"row",children:[i&&a.split(`
`).length>d0&&n($,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:o.text,onInput:l=>r({...o,text:l.currentTarget.
value.trim().toLowerCase(),turn:o.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>r({text:"",all:!o.all,turn:o.turn+1}),children:o.all?"fold":"ope\
n all"})]}),n(Ae,{text:a,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:i?n(Bp,{value:t,depth:0,looking:o}):n("pre",
{children:a})})]})}var f0=6e4,m0=["pending","delivering","delivered","failed","cancelled"];function Up(e){return`/callbacks/${encodeURIComponent(e)}`}function Wp(e){return e.state!==
"failed"&&e.state!=="delivered"&&"it is under way"}function Hp(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl call\
back retry ${e}`,done:"It is sent again"}}function h0(e){return{label:"Give up",path:`v1/jobs/${encodeURIComponent(e)}/terminate`,cli:`pawl terminate ${e}`,done:"\
It is given up",confirm:{title:"Give this callback up?",text:"It is not sent any more by itself. It can be delivered again.",danger:!0}}}function zp({host:e}){let t=`\
v1/queues/pawl.callbacks/groups/${encodeURIComponent(e)}`,o=U(t,s=>A(t,{signal:s}));if(o.value===null)return null;let r=s=>({path:t,method:"PATCH",body:{paused:s},
done:s?`Nothing is sent to ${e}`:`${e} is told again`});return n(W,{action:{label:o.value.paused?`Resume ${e}`:`Pause ${e}`,...r(!o.value.paused),cli:`pawl grou\
p pawl.callbacks '${e}' --${o.value.paused?"resume":"pause"}`,undo:r(o.value.paused)}})}function g0({log:e}){return n(V,{title:"Attempts",children:n("table",{class:"\
plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n(
"th",{children:"What came"})]})}),n("tbody",{children:[...e].reverse().map((t,o)=>n("tr",{children:[n("td",{children:n(ee,{at:t.at})}),n("td",{class:"end",children:t.
status??"–"}),n("td",{class:"end",children:t.ms!==void 0?ye(t.ms):"–"}),n("td",{class:"answer-cell",children:[t.error&&n("div",{class:"error-line",children:t.
error}),t.answer&&n("details",{children:[n("summary",{class:"cut",children:t.answer.split(`
`,1)[0].slice(0,120)}),n("pre",{class:"trace",tabIndex:0,children:t.answer})]})]})]},o))})]})})}var b0=[{head:"Callback",kind:"main",cell:e=>n($,{children:[n("a",
{href:R(Up(e.id??"")),class:"cut",children:e.url}),n("div",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(Ne,{state:e.state})},{head:"At\
tempts",kind:"end",label:"attempts",cell:e=>P(e.attempts)},{head:"Last answer",kind:"wide",cell:e=>n($,{children:[e.last_status??""," ",e.last_error&&n("span",{
class:"error-line",children:e.last_error})]})},{head:"Next",kind:"end wide",cell:e=>n(ee,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(W,{action:Hp(e.id??""),
why:Wp(e)})}];function Vp(){let e=z.value.get("state")??"",t=z.value.get("host")??"";return $e({"/":()=>document.getElementById("host")?.focus()}),n(ue,{title:"\
Callbacks",tools:n($,{children:[/^[\w.:-]+$/.test(t)&&n(zp,{host:t}),e==="failed"&&n(W,{primary:!0,action:{label:t?`Deliver all to ${t} again`:"Deliver all that\
 failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{
title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks that have failed are sent again."}}})]}),children:[n("div",
{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"host",value:t,placeholder:"any",spellcheck:!1,onChange:o=>pe(
{host:o.currentTarget.value.trim(),cursor:void 0})})]})}),n(yo,{states:m0}),n(Fn,{from:"v1/callbacks",member:"callbacks",filter:{state:e,host:t},order:"newest f\
irst",columns:b0,id:o=>o.id??"",page:o=>Up(o.id??""),unmatched:"No callback matches",none:n(fe,{title:"No callbacks yet",children:[n("p",{children:"Pawl tells y\
our program of the end of a job:"}),n(G,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com/done"}]}' ${re("v1/jobs")}`})]})})]})}function Gp({
id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,o=U(t,c=>A(t,{signal:c})),r=U(`job of ${t}`,c=>A(`v1/jobs/${encodeURIComponent(e)}`,{signal:c}),!1,f0),s=o.
value,a=n("a",{href:R("/callbacks"),children:"Callbacks"});if(s===null)return n(Nt,{data:o,path:t,title:"Callback",up:a,missing:"There is no such callback"});let i=s.
log??[],l=r.value?.payload,u=s.owner;return n(ue,{title:n($,{children:["Callback ",n(Ne,{state:s.state})]}),sub:n("span",{class:"row",children:[a," · ",n("code",
{class:"id",children:s.id}),n(Ae,{text:s.id??"",label:"Copy the id"})]}),actions:n($,{children:[n(W,{action:Hp(e),primary:!0,why:Wp(s)}),(s.state==="pending"||s.
state==="delivering")&&n(W,{action:h0(e),danger:!0}),l?.host&&n(zp,{host:l.host}),n(W,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`pawl callbac\
k rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>ke("/callbacks")}})]}),children:[n(dt,{data:o,
path:t}),n(V,{title:"Facts",children:n(st,{rows:[["URL",s.url],["Tells that it",s.event],["Job",u?.id&&n("a",{href:R(le(u.id)),children:u.id})],["Attempts",P(s.
attempts)],["Last answer",s.last_status],["Last error",s.last_error&&n("span",{class:"bad",children:s.last_error})],["Next attempt",s.next_at&&n(ee,{at:s.next_at})]]})}),
i.length>0&&n(g0,{log:i}),n(It,{title:"Headers",value:l?.headers}),n(It,{title:"Body",value:s.body})]})}var v0=500,Kl=200,y0=100;function w0(e,t){let o=oe([]),r=oe(0),[s,a]=D({lines:[],total:0,rate:0,open:!1});return xe(()=>{let i=null,l=0,u={total:0,at:Date.now()},
c=0;o.current=[],r.current=0;let h=()=>{l=0,a(S=>({lines:Mt.value?S.lines:o.current.slice(0,Kl),total:r.current,rate:c,open:i?.readyState===EventSource.OPEN}))},
m=()=>{l===0&&(l=window.setTimeout(h,y0))},p=(S,x)=>{r.current+=1,o.current=[{number:r.current,value:S,at:x},...o.current.slice(0,v0-1)],m()},g=()=>{i!==null||document.
hidden||mt.value||(i=new EventSource(re(e)),i.addEventListener("open",m),i.addEventListener("error",m),i.addEventListener(t,S=>{let x=es(S.data);p(x,x.at)}),i.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},w=()=>{i?.close(),i=null},T=()=>document.hidden?w():g();document.addEventListener("visibilitychange",T);let k=mt.
subscribe(S=>S?w():g()),y=setInterval(()=>{let S=Date.now();c=(r.current-u.total)*1e3/Math.max(1,S-u.at),u={total:r.current,at:S},m()},2e3);return()=>{w(),k(),clearInterval(
y),clearTimeout(l),document.removeEventListener("visibilitychange",T)}},[e,t]),{...s,clear:()=>{o.current=[],a({...s,lines:[]})}}}function qa({title:e,path:t,event:o,
text:r,line:s}){let a=w0(t,o),[i,l]=D("");$e({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let u=oe(new Date),c=i.toLowerCase(),h=c===""?
a.lines:a.lines.filter(p=>p.value===null||r(p.value).toLowerCase().includes(c)),m=Mt.value?a.total-(a.lines[0]?.number??0):0;return n(V,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):P(Math.round(a.rate))} a second`:"connecting",m>0&&` · ${P(m)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:i,onInput:p=>l(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>Mt.value=!Mt.value,children:Mt.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[h.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${We(u.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:h.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:We(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:s(p.value)})]},p.number))}),a.total>Kl&&n("p",{class:"foot",children:["The newest ",P(Math.min(Kl,h.length))," of ",de(a.total,"line")," since \
this page was opened."]})]})}var Qp=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,_0=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function ja(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function k0({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:R(Jn(
"/")),children:"/"}),t.map((o,r)=>n($,{children:[r>0&&n("span",{class:"faint",children:"/"}),n("a",{href:R(Jn(`/${t.slice(0,r+1).join("/")}`)),children:o},o)]}))]})}
function S0({message:e,listening:t}){let o=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n($,{children:[o?n("a",{href:R(le(o)),children:e.channel}):e.channel!==
t&&n("a",{href:R(Jn(e.channel)),children:e.channel})," ",n("code",{children:Xe(e.value).replace(/\n\s*/g," ")})]})}function x0({channel:e}){let[t,o]=D('{"order"\
:17}'),[r,s]=D(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let i=e==="/pawl"||e.startsWith("/pawl/"),l=async()=>{try{let u=await A(ja(e),{method:"POST",
body:a,key:nn()});Ie(`Published; ${de(u.delivered,"port")} got it`),s("")}catch(u){s(u.detail)}};return n(V,{title:"Publish",tools:n(Da,{scope:"push"}),children:i?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:u=>{u.preventDefault(),l()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!me("push"),onInput:u=>o(u.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),r&&n("p",{class:"bad",role:"\
alert",children:r}),me("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(G,{text:`pawl publish ${e} '${t}'`}),n(G,{text:Ce(ja(e),"POST",a??{})})]})]})})}function Kp(){
let e=z.value.get("channel")??"/",[t,o]=D(null),r=t??e,s=!Qp.test(r);return n(ue,{title:"Channels",sub:n(k0,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!s&&(o(null),ke(Jn(r)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:r,list:"\
presets",spellcheck:!1,"aria-invalid":s,onInput:a=>o(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:s||r===e,children:"Listen"}),s&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:_0.map(([a,
i])=>n("a",{class:"chip",href:R(Jn(a)),"aria-current":a===e?"page":void 0,title:i,children:a},a))}),Qp.test(e)&&n($,{children:[n(qa,{title:`What is sent to ${e}`,
path:ja(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(S0,{message:a,listening:e})},e),n(x0,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(G,{text:`curl -N ${re(ja(e))}`})]})]})]})}var ro=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function qr(e){let t=ro.
find(([o])=>o===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():e||void 0}var Xl=/(?:[^\s"]|"(?:\\.|[^"\\])*"?)+/g,Yp=["expired",
"retries_exhausted","not_retried","lease_expired","timed_out","terminated_by_request","purged","run_away","shutdown_failed","shutdown_timeout","parent_terminate\
d","skipped","tasks_failed","stopped"],Yl={reason:"reason",worker:"worker",error:"error_type",unique:"unique"};function vs(e){return/[\s"\\]/.test(e)?`"${e.replace(
/["\\]/g,"\\$&")}"`:e}function Zl(e){return/^".*"$/s.test(e)?e.slice(1,-1).replace(/\\(["\\])/g,"$1"):e}function Zp(e){let t={where:[]},o=[];for(let[r]of(e??"").
matchAll(Xl)){let s=r.indexOf(":"),a=s>0?r.slice(0,s):"",i=r.slice(s+1);/^(payload|meta|progress|result)(\.|$)/.test(a)?t.where.push(r):Yl[a]!==void 0&&i!==""?t[Yl[a]]=
Zl(i):o.push(Zl(r))}return o.length>0&&(t.text=o.join(" ")),t}var Na=["queue","state","type","group","since","until"];function Xp(e){let t={},o=[];for(let[r]of e.
matchAll(Xl)){let s=r.indexOf(":"),a=r.slice(0,s),i=Zl(r.slice(s+1));!Na.includes(a)||i===""?o.push(r):a==="state"&&t.state?t.state+=`,${i}`:t[a]=i}return{...t,
q:o.join(" ")}}function eu(e){let t=[];for(let r of Na){let s=r==="state"?e.state?.split(",")??[]:e[r]?[e[r]]:[];for(let a of s){let i=s.filter(l=>l!==a).join("\
,");t.push({text:`${r}:${vs(a)}`,field:r,without:{[r]:i||void 0,...r==="queue"?{group:void 0}:{}}})}}let o=[...(e.search??"").matchAll(Xl)].map(([r])=>r);return o.
forEach((r,s)=>{let a=r.slice(0,Math.max(0,r.indexOf(":"))),i=/^(payload|meta|progress|result)(\.|$)/.test(a)?"where":Yl[a]??"text";t.push({text:r,field:i,without:{
q:o.filter((l,u)=>u!==s).join(" ")||void 0}})}),t}function ef(e){let{where:t,text:o,error_type:r}=Zp(e.search);return t.length>0||o!==void 0||r!==void 0||e.type!==
void 0&&!e.state}function tf(e){return Object.values(e).some(Boolean)}function tu(e){let{queue:t,state:o,type:r,group:s,until:a}=e;return{queue:t,state:o,type:r,
group:s,since:qr(e.since),until:a,...Zp(e.search)}}function jr(e,t,o){return`v1/jobs${Fe({...tu(e),fields:"payload,progress",limit:t,cursor:o})}`}function nf(e){
let t=Object.entries(tu(e)).filter(([,o])=>o!==void 0&&o.length>0);return t.length===0||t.some(([o])=>o==="unique")?null:Object.fromEntries(t.map(([o,r])=>[o,o===
"state"&&typeof r=="string"&&r.includes(",")?r.split(","):r]))}function of(e){let t=r=>/^[\w.,:/-]+$/.test(r)?r:`'${r.replace(/'/g,"'\\''")}'`,o={...tu(e),since:e.
since};return Object.entries(o).flatMap(([r,s])=>(Array.isArray(s)?s:[s]).map(a=>[r,a])).filter(([,r])=>r).map(([r,s])=>` --${r.replace("_","-")} ${t(s)}`).join(
"")}function sf(e,t,o){let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([o],{type:t})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}function af(e,t){
sf(e,"application/x-ndjson",t.map(o=>`${Xe(o,"",!0)}
`).join(""))}var rf=[["id",e=>e.id],["seq",e=>e.seq],["type",e=>e.type],["queue",e=>e.queue],["group",e=>e.group],["state",e=>e.state],["reason",e=>e.reason],["\
priority",e=>e.priority],["attempt",e=>e.attempt],["failures",e=>e.failures],["created_at",e=>e.created_at],["run_at",e=>e.run_at],["started_at",e=>e.started_at],
["ended_at",e=>e.ended_at],["worker",e=>e.worker],["error_type",e=>e.error?.type],["error_message",e=>e.error?.message],["payload_start",e=>e.payload_start]];function C0(e){
if(e==null)return"";if(typeof e!="string")return Xe(e,"",!0);let t=/^[=+\-@\t\r]/.test(e)?`'${e}`:e;return/[",\r\n]/.test(t)?`"${t.replace(/"/g,'""')}"`:t}function lf(e,t){
let o=[rf.map(([r])=>r),...t.map(r=>rf.map(([,s])=>C0(s(r))))];sf(e,"text/csv",o.map(r=>`${r.join(",")}\r
`).join(""))}var $0=5;async function ys(e,t,o,r){let s=[],a=0,i=0,l=o;do{let u=await A(jr(e,t-s.length,l),{signal:r});s.push(...u.jobs),i+=u.looked_at??u.jobs.length,l=u.cursor,
++a}while(l!==void 0&&s.length<t&&a<$0);return{jobs:s,cursor:l,looked:i}}function T0({chosen:e,clear:t}){let o=[...e],r=(u,c,h,m=!1)=>({label:u,path:`v1/jobs/${c}`,
body:{ids:o},cli:`pawl ${c==="delete"?"rm":c} ${o.slice(0,3).join(" ")}${o.length>3?" …":""}`,done:h,then:t,confirm:m?{title:`${u} ${de(o.length,"job")}?`,text:"\
Their payloads, results and errors are gone for good. Those that have not ended are passed over.",danger:m,count:o.length}:void 0}),s=r("Run","run","Queued agai\
n"),a=r("Terminate","terminate","Asked to stop"),i=r("Delete","delete","Deleted",!0),l=me("admin")&&o.length>0;return $e({r:()=>l&&kt(s),T:()=>l&&kt(a),Delete:()=>l&&
kt(i),Escape:t}),o.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:P(o.length)}),
" selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[n(W,{action:s}),n(W,{action:a}),n(W,{action:i,danger:!0}),n(
"button",{type:"button",onClick:t,children:"Clear"})]})]})}var uf=["scheduled","retrying","suspended","completed","failed","dead"],cf=["completed","failed","dea\
d","terminated"],df=["waiting","scheduled","queued","retrying","running","suspended"];function Wo({filter:e,total:t}){let o=nf(e);if(!me("admin")||o===null)return null;
let r=e.state?.split(","),s=l=>r===void 0||r.some(u=>l.includes(u)),a=l=>r!==void 0&&r.every(u=>l.includes(u)),i=(l,u,c,h,m,p,g=!1)=>({label:l,path:`v1/jobs/${u}`,
body:o,many:!0,cli:`pawl ${u==="delete"?"rm":u}${of(e)}`,done:m,confirm:{title:c,text:h,danger:g,count:a(p)?t:void 0}});return n($,{children:[s(uf)&&n(W,{action:i(
"Run all","run","Run all that match?","They are queued again.","Queued again",uf)}),s(df)&&n(W,{action:i("Terminate all","terminate","Terminate all that match?",
"They are stopped, and not run again by themselves.","Asked to stop",df,!0),danger:!0}),s(cf)&&n(W,{action:i("Delete all","delete","Delete all that match?","Pay\
loads, results and errors are gone for good.","Deleted",cf,!0),danger:!0})]})}function Hn({filter:e,total:t,queueColumn:o,empty:r,wrong:s}){let a=z.value.get("c\
ursor")??void 0,i=Number(z.value.get("limit"))||50,[l,u]=D(new Set),[c,h]=D(!1),m=JSON.stringify([e,a,i]);xe(()=>u(new Set),[m]);let p=U(`jobs ${m}`,k=>ys(e,i,a,
k),l.size>0),g=p.value,w=p.problem?.status===422?p.problem.field:"";xe(()=>s?.(w),[w]);let T=yp(g?.jobs??[],k=>k.id,m);return g===null?p.problem?n(je,{problem:p.
problem,retry:p.reload,path:jr(e,i)}):n(at,{rows:8}):n($,{children:[n(dt,{data:p,path:jr(e,i)}),g.jobs.length===0&&g.cursor===void 0?r:n("div",{class:"card flus\
h",...T.on,children:[T.news>0&&a===void 0&&n("button",{type:"button",class:"news",onClick:T.release,children:[P(T.news)," new"]}),T.rows.length>0&&n(Wn,{jobs:T.
rows,gone:T.gone,selection:{chosen:l,set:u},queue:o}),n(Io,{cursor:a,next:g.cursor,words:["Newest",g.jobs.length===0?"Go on":"Older"],note:g.jobs.length===0?`Lo\
oked at ${Ht(g.looked)} jobs, found none.`:`${P(g.jobs.length)} jobs${t!==void 0&&t>g.jobs.length?` of ${P(t)}`:""}, newest first${g.looked>g.jobs.length?`; loo\
ked at ${Ht(g.looked)}`:""}`,children:[n(Wo,{filter:e,total:t}),g.jobs.length>0&&n($,{children:[n("button",{type:"button",class:"link","aria-expanded":c,onClick:()=>h(
!c),children:"Columns"}),n("button",{type:"button",class:"link",title:"This page, one job a line, as JSON",onClick:()=>af("jobs.ndjson",g.jobs),children:"NDJSON"}),
n("button",{type:"button",class:"link",title:"This page as a table of a spreadsheet",onClick:()=>lf("jobs.csv",g.jobs),children:"CSV"})]})]}),c&&n(Cp,{})]}),n(T0,
{chosen:l,clear:()=>u(new Set)})]})}var pf=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function P0(e,t){let o=(s,a)=>Object.fromEntries([...new Set(
[...Object.keys(s),...Object.keys(a)])].map(i=>[i,(s[i]??0)+(a[i]??0)])),r=new Map(e.by_hour.map(s=>[s.at,s.count]));for(let s of t.by_hour)r.set(s.at,(r.get(s.
at)??0)+s.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:o(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...r].
sort(([s],[a])=>s<a?-1:1).map(([s,a])=>({at:s,count:a}))}}async function M0(e,t,o){let r=new Map,s,a=0;for(let i=0;i<e;++i){let l=await A(`v1/errors${Fe({...t,cursor:s})}`,
{signal:o});a+=l.looked_at;for(let u of l.errors){let c=r.get(u.fingerprint);r.set(u.fingerprint,c?P0(c,u):u)}if(s=l.cursor,s===void 0)break}return{kinds:[...r.
values()].sort((i,l)=>l.count-i.count),looked:a,more:s!==void 0}}function ff({names:e}){return n($,{children:[e.slice(0,3).map((t,o)=>n($,{children:[o>0&&", ",n(
"a",{href:R(qe(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var E0=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:P(e.count)})},{head:"Error",kind:"main",cell:e=>n($,{children:[n("a",{href:R(vo({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,o])=>`${P(o)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(ff,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(wp,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(ee,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(ee,{at:e.last_seen_at})}];function D0({kind:e}){let t=`error:${vs(e.type)}`,o=e.queues.length===1?e.queues[0]:void 0;return n(
V,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{class:"row",children:[n("a",{href:R(`/jobs${Fe({q:t,queue:o,state:"dead,retrying,failed"})}`),children:"\
all with this type"}),n(Wo,{filter:{queue:o,state:"dead,failed",search:t}}),n(Ae,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"butt\
on",onClick:()=>pe({error:void 0},!0),children:"Close"})]}),children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[
n(st,{rows:[["Jobs",`${P(e.count)}: ${Object.entries(e.states).map(([r,s])=>`${P(s)} ${r}`).join(", ")}`],["Queues",n(ff,{names:e.queues})],["Types",e.types.join(
", ")],["First seen",n(ee,{at:e.first_seen_at})],["Last seen",n(ee,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(st,{rows:[["Examples",
n("ul",{children:e.jobs.map(r=>n("li",{children:n("a",{href:R(le(r)),class:"id",children:r})},r))})]]})]})]})}function mf({time:e}){let t=z.value.get("queue")??
"",o=z.value.get("since")??"";return n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,
placeholder:"all",spellcheck:!1,onChange:r=>pe({queue:r.currentTarget.value.trim(),cursor:void 0})})]}),n("label",{children:[n("span",{children:e}),n("select",{
value:o,onChange:r=>pe({since:r.currentTarget.value,cursor:void 0}),children:ro.map(([r,s])=>n("option",{value:r,children:s},r))})]})]})}var O0={dead:["retries_\
exhausted","not_retried","lease_expired","timed_out","run_away","tasks_failed"],failed:["expired"],retrying:[]};function A0({state:e,chosen:t}){let o=O0[e]??[];
return o.length<2?null:n("div",{class:"chips",role:"group","aria-label":"Reasons",children:o.map(r=>n("button",{type:"button",class:"chip","data-state":"dead","\
aria-pressed":r===t,onClick:()=>pe({reason:r===t?void 0:r,cursor:void 0}),children:on(r)},r))})}function R0({state:e,counts:t}){let[o,r,s]=["queue","since","rea\
son"].map(u=>z.value.get(u)??""),a=o!==""||r!==""||s!=="",i={state:e,queue:o||void 0,since:r,search:s?`reason:${s}`:void 0},l=()=>pe({queue:void 0,since:void 0,
reason:void 0,cursor:void 0});return $e({"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n(mf,{time:"Pushed"}),n(A0,{state:e,chosen:s}),n(Hn,
{filter:i,total:a?void 0:t?.[e],empty:a?n(fe,{title:"No job matches",children:n("button",{type:"button",onClick:l,children:"Clear filters"})}):n(fe,{title:e==="\
dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(t?.retrying??0)>0&&n("p",{children:[n("\
a",{href:R("/failures?tab=retrying"),children:de(t?.retrying??0,"job")})," wait for a retry."]})})})]})}function L0({retrying:e}){let t=z.value.get("queue")??"",
o=z.value.get("since")??"",[r,s]=D(1),a=U(`kinds ${t} ${o} ${r}`,c=>M0(r,{queue:t,since:qr(o)},c)),i=`v1/errors${Fe({queue:t,since:qr(o)})}`,l=a.value,u=l?.kinds.
find(c=>c.fingerprint===z.value.get("error"));return $e({Escape:()=>pe({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n($,{children:[n(mf,
{time:"Seen"}),n(dt,{data:a,path:i}),u&&n(D0,{kind:u}),l===null?!a.problem&&n(at,{}):l.kinds.length===0?n(fe,{title:t||o?"No error matches":"Nothing has failed",
children:t||o?n("button",{type:"button",onClick:()=>pe({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n("a",{href:R("/failures?tab=retrying"),children:[
de(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(Pn,{rows:l.kinds,columns:E0,id:c=>c.fingerprint,page:c=>vo({error:c.fingerprint}),kind:"\
list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[de(l.kinds.length,"kind")," among the last errors of ",de(l.looked,"job"),l.more&&
"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Ae,{text:Ce(i),label:"Copy as curl"}),l.more&&n("button",{type:"button",onClick:()=>s(r+1),
children:"Look at more"})]})]})]})]})}function hf(){let e=z.value.get("tab")??"errors",t=U("failures",s=>A("v1/stats?limit=1",{signal:s})),o=t.value?.counts,r=s=>`\
/failures${s==="errors"?"":`?tab=${s}`}`;return $e(Object.fromEntries(pf.map(([s],a)=>[String(a+1),()=>ke(r(s))]))),n(ue,{title:"Failures",children:[n(Bn,{tabs:pf.
map(([s,a])=>[s,a,s==="errors"?void 0:o?.[s]]),current:e,link:r}),t.problem&&n(je,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/stats"}),e==="errors"?n(L0,
{retrying:o?.retrying??0}):n(R0,{state:e,counts:o},e)]})}var Ia="download";function q0(){let t=U("outbound",o=>A("v1/outbound",{signal:o})).value;return t===null||t.hosts.length===0?null:n(V,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(o=>n("tr",{children:[n("td",
{class:"main",children:o.host}),n("td",{class:"end",children:P(o.in_flight)}),n("td",{class:"end",children:P(o.ok)}),n("td",{class:o.failed>0?"end bad":"end",children:P(
o.failed)}),n("td",{class:"wide faint",children:o.last_error}),n("td",{class:"end wide",children:o.down_until&&Date.parse(o.down_until)>Ge.value?n(ee,{at:o.down_until}):
n("span",{class:"faint",children:"–"})})]},o.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",P(t.hosts.length)," hosts."]})]})}
var j0=["queued","running","retrying","completed","dead"];function gf(){let e=z.value.get("state")??"";return n(ue,{title:"Downloads",sub:n($,{children:["jobs o\
f the queue ",n("a",{href:R(qe(Ia)),children:Ia}),"; limits of hosts are ",n("a",{href:R(`${qe(Ia)}?tab=groups`),children:"its groups"})]}),children:[n(yo,{states:j0}),
n(Hn,{filter:{queue:Ia,state:e||void 0},queueColumn:!1,empty:n(fe,{title:e?"No download is in this state":"No downloads yet",children:!e&&n($,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(G,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${re("v1/jobs")}`})]})})}),n(q0,{})]})}function Ja({path:e,cli:t,numbers:o,rate:r,ordered:s,saved:a}){let i={...Object.fromEntries(o.map(({name:x,value:M})=>[x,M?.toString()??""])),rate_limit:r?.limit.
toString()??"",rate_per:r?`${r.per}s`:"1s",ordered:s?"yes":""},[l,u]=D(null),[c,h]=D(""),m=l??i,p=(x,M)=>u({...m,[x]:M}),g={},w=[];for(let{name:x}of o)m[x]!==i[x]&&
(g[x]=m[x]===""?null:Number(m[x]),w.push(`--${x.replace(/_/g,"-")} ${m[x]||"none"}`));(m.rate_limit!==i.rate_limit||m.rate_limit!==""&&m.rate_per!==i.rate_per)&&
(g.rate=m.rate_limit===""?null:{limit:Number(m.rate_limit),per:m.rate_per},w.push(`--rate ${m.rate_limit===""?"none":`${m.rate_limit}/${m.rate_per}`}`)),m.ordered!==
i.ordered&&(g.ordered=m.ordered==="yes",w.push(g.ordered?"--ordered":"--unordered"));let T=w.length>0,k=async()=>{try{await A(e,{method:"PATCH",body:g}),Ie("Sav\
ed"),u(null),h(""),a()}catch(x){h(x.detail)}},y=!me("admin"),S=(x,M,L)=>n("label",{class:"field",children:[n("span",{children:M}),n("input",{value:m[x],placeholder:"\
no limit",inputMode:"numeric",disabled:y,onInput:q=>p(x,q.currentTarget.value)}),n("small",{children:L})]});return n(V,{title:"Limits",tools:n(Da,{}),children:n(
"form",{class:"form",onSubmit:x=>{x.preventDefault(),k()},children:[o.slice(0,1).map(({name:x,label:M,hint:L})=>S(x,M,L)),n("div",{class:"pair",children:[S("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:m.rate_per,disabled:y||m.rate_limit==="",
onInput:x=>p("rate_per",x.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),o.slice(1).map(({name:x,label:M,hint:L})=>S(x,M,L)),s!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:m.ordered==="yes",disabled:y,onClick:x=>p("ordered",x.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),c&&n("p",{class:"bad",role:"alert",children:c}),!y&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!l,onClick:()=>u(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!T,children:"Save"})]}),T&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(G,{text:`${t} ${w.join(" ")}`}),n(G,{text:Ce(e,"PATCH",g)})]})]})})}function Ba({title:e,tools:t,rows:o,page:r}){let s=new Map;for(let a of o)s.set(a.state,(s.get(a.state)??0)+1);return n(V,{title:e,tools:t??n("span",{class:"fai\
nt",children:"the newest at the right"}),children:[n("div",{class:"strip",role:"img","aria-label":[...s].map(([a,i])=>`${i} ${a}`).join(", "),children:[...o].reverse().
map(a=>n("span",{"data-state":a.state,title:`${a.id}: ${a.state}`,onClick:()=>ke(r(a))},a.id))}),n("ul",{class:"tally",children:[...s].map(([a,i])=>n("li",{class:"\
state quiet","data-state":a,children:[n(ln,{state:a}),P(i)," ",a]},a))})]})}function nu(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function bf(e){let t=o=>({path:nu(e),method:"PATCH",body:{paused:o},
cli:`pawl group ${e.queue} '${e.name}' --${o?"pause":"resume"}`,done:o?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function vf(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function N0({group:e}){return n($,{children:[n(Kt,{value:e.running}),e.limit!==void 0&&n($,{children:[n("span",{class:"faint",children:[
" / ",P(e.limit)]}),n(Un,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var I0=[{head:"Group",kind:"main",cell:e=>n($,{children:[n("a",
{href:R(In(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Kt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(N0,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${ye(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:vf},{head:"",kind:"end act",cell:e=>n(W,{action:bf(e)})}];function yf({
queue:e}){let[t,o]=D(""),r=z.value.get("prefix")??"",s=z.value.get("order")??"";return n($,{children:[n("form",{class:"filters",onSubmit:a=>{a.preventDefault(),
t&&ke(In(e,t))},children:[n("label",{children:[n("span",{children:"Open a group by its exact name"}),n("input",{value:t,onInput:a=>o(a.currentTarget.value)})]}),
n("button",{type:"submit",children:"Open"}),n("label",{children:[n("span",{children:"Begins with"}),n("input",{value:r,placeholder:"anything",spellcheck:!1,onChange:a=>pe(
{prefix:a.currentTarget.value,cursor:void 0})})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s==="ready",onClick:()=>pe({order:s===
"ready"?void 0:"ready",cursor:void 0})})," most ready first"]})]}),n(Fn,{from:`v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",filter:{prefix:r,order:s},
order:s==="ready"?"most ready first":"in the order of the store",words:["First","More"],columns:I0,id:a=>a.name,page:a=>In(e,a.name),none:n(fe,{title:"No groups\
 here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(G,{text:`curl -d '{"type":"\
hello","queue":"${e}","group":"customer-1"}' ${re("v1/jobs")}`})]})})]})}function J0({queue:e,name:t}){let o=z.value.get("cursor")??void 0,r=z.value.get("since")??
"",s=`${nu({queue:e,name:t})}/jobs${Fe({limit:50,cursor:o,since:qr(r)})}`,a=U(`history ${e} ${t} ${o} ${r}`,l=>A(s,{signal:l})),i=a.value;return n($,{children:[
n("div",{class:"row history-head",children:[n("h2",{children:"History"}),n(Ar,{label:"Pushed",options:ro.map(([l,u])=>[l,u]),value:r,set:l=>pe({since:l,cursor:void 0})})]}),
i===null?a.problem?n(je,{problem:a.problem,retry:a.reload,path:s}):n(at,{}):i.jobs.length===0&&!o?n(fe,{title:r?"No job of this time":"No jobs in this group",children:!r&&
n(G,{text:`curl -d '{"type":"hello","queue":"${e}","group":"${t}"}' ${re("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Wn,{jobs:i.jobs,queue:!1}),n(Io,
{note:"newest first",cursor:o,next:i.cursor,children:n(Wo,{filter:{queue:e,group:t,since:r}})})]})]})}function wf({queue:e,name:t}){let o=nu({queue:e,name:t}),r=U(
o,async u=>{let[c,h]=await Promise.all([A(o,{signal:u}),A(`${o}/jobs?limit=200`,{signal:u})]);return{group:c,last:h.jobs}}),s=n($,{children:[n("a",{href:R("/que\
ues"),children:"Queues"})," · ",n("a",{href:R(qe(e)),children:e})," · ",n("a",{href:R(`${qe(e)}?tab=groups`),children:"groups"})]});if(r.value===null)return n(
Nt,{data:r,path:o,title:t,up:s,missing:"There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:a,last:i}=r.value,
l=vf(a);return n(ue,{title:n($,{children:[t," ",a.paused&&n(Ne,{state:"paused"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:s,tools:n(W,{
action:bf(a)}),children:[n(dt,{data:r,path:o}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile\
-label",children:"Ready"}),n("span",{class:"tile-value",children:P(a.ready)}),n("span",{class:"tile-note",children:l||"nothing holds it"})]}),n("div",{class:"ti\
le","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(a.running),a.limit!==void 0&&n("\
small",{children:[" / ",P(a.limit)]})]}),n("span",{class:"tile-note",children:a.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",
{class:"tile-label",children:"Rate"}),n("span",{class:"tile-value",children:a.rate?P(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may star\
t in ${ye(a.rate.per*1e3)}`:"no limit"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.
ordered?"strict":"free"}),n("span",{class:"tile-note",children:a.ordered?"one at a time, in turn":"as workers are free"})]})]}),i.length>0&&n(Ba,{title:`The las\
t ${de(i.length,"job")}`,rows:i,page:u=>le(u.id)}),n(J0,{queue:e,name:t}),n(Ja,{path:o,cli:`pawl group ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"h\
ow many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:r.reload}),n(It,{title:"Settings",value:a.settings})]})}function _f({job:e,path:t}){let[o,r]=D(""),s=e.aliases??[];if(!me("admin")&&s.length===0)return null;let a=i=>`${t}/aliases/${encodeURIComponent(i)}`;return n("\
div",{class:"row aliases",children:[s.map(i=>n("span",{class:"pill",children:[i,me("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${i}\
 away`,onClick:()=>kt({label:"",method:"DELETE",path:a(i),done:`${i} is taken away`,undo:{method:"PUT",path:a(i),done:`It is ${i} again`}}),children:"×"})]},i)),
me("admin")&&n("form",{class:"row",onSubmit:i=>{i.preventDefault(),o&&kt({label:"",method:"PUT",path:a(o),done:`It is also ${o} now`,then:()=>r("")})},children:[
n("input",{value:o,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:i=>r(i.currentTarget.value)}),n("button",{type:"submi\
t",disabled:o==="",children:"Add"})]})]})}function kf({path:e}){let t=U(`${e}/callbacks`,o=>A(`${e}/callbacks`,{signal:o}));return!t.value||t.value.callbacks.length===
0?null:n(V,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(o=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:R(`/callbacks/${encodeURIComponent(o.id??"")}`),children:o.url})}),n("td",{class:"wide faint",children:["when ",o.event]}),n("td",{children:n(
Ne,{state:o.state})}),n("td",{class:"end wide",children:de(o.attempts??0,"attempt")}),n("td",{class:"end wide",children:o.next_at&&n(ee,{at:o.next_at})})]},o.id))})})})}
function Sf({job:e}){let t=U(`children ${e.id}`,o=>A(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:o}));return!t.value||t.value.jobs.length===
0?null:n(V,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${P(e.children.open)} of ${P(e.children.count)}\
 open`}),n("a",{href:R(`${le(e.id)}/tree`),children:"tree"})]}),children:n(Wn,{jobs:t.value.jobs})})}function xf({job:e,path:t,close:o}){let r=Xe(e.payload??null),s=r.includes('"[redacted]"'),[a,i]=D({priority:String(e.priority),group:e.group??"",delay:"",payload:r}),
[l,u]=D(""),c=w=>i({...a,...w}),h={},m="";if(a.priority!==String(e.priority)&&(h.priority=Number(a.priority)),a.group!==(e.group??"")&&(h.group=a.group||null),a.
delay&&(h.delay=a.delay),a.payload!==r)try{h.payload=JSON.parse(a.payload)}catch{m="the payload is not JSON"}let p=Object.entries(h).map(([w,T])=>` --${w} ${w===
"payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:T??"none"}`),g=async()=>{try{await A(t,{method:"PATCH",body:h,key:nn()}),Ie("Changed"),Tn(),o()}catch(w){u(w.detail)}};
return n(At,{title:"Change this job",close:o,children:n("form",{onSubmit:w=>{w.preventDefault(),g()},children:[n("div",{class:"pair",children:[n("label",{class:"\
field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:w=>c({priority:w.currentTarget.value})}),n("small",{children:"\
1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n("input",{value:a.delay,placeholder:"as it is",onInput:w=>c(
{delay:w.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",{class:"field",children:[n("span",{children:"Group"}),n("in\
put",{value:a.group,placeholder:"none",spellcheck:!1,onInput:w=>c({group:w.currentTarget.value})})]}),n("label",{class:"field",children:[n("span",{children:"Pay\
load"}),n("textarea",{rows:8,value:a.payload,disabled:s,spellcheck:!1,onInput:w=>c({payload:w.currentTarget.value})}),n("small",{children:s?"parts of it are red\
acted here, so it cannot be changed here without losing them":m||"JSON"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(G,{text:`pawl edit ${e.id}${p.join("")}`}),n(G,{text:Ce(t,"PATCH",h)})]}),n("div",{class:"buttons",children:[
n("button",{type:"button",onClick:o,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:m!==""||p.length===0,children:"Change"})]})]})})}var ou=5;function ru({error:e,wrap:t=!0}){let[o,r]=D(!1),s=e.backtrace??[];return n($,{children:[n("p",{class:"error-text",children:e.message}),s.length>0&&n("p\
re",{class:t?"trace":"trace nowrap",tabIndex:0,children:(o?s:s.slice(0,ou)).join(`
`)}),s.length>ou&&n("button",{type:"button",class:"link pad",onClick:()=>r(!o),children:o?"show less":`${s.length-ou} more lines`})]})}function Cf({error:e}){let[
t,o]=D(!0),r=e.backtrace??[],s=`${e.type}: ${e.message}${r.map(a=>`
  ${a}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.type})}),n("di\
v",{class:"row",children:[r.length>0&&n("button",{type:"button",class:"link",onClick:()=>o(!t),children:t?"do not wrap":"wrap"}),n(Ae,{text:s,label:"Copy the er\
ror"})]})]}),n(ru,{error:e,wrap:t})]})}var su=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Nr=["completed","failed","dead","terminated"],$f=["queued","scheduled","retryi\
ng","suspended"];function B0({job:e,side:t,name:o,port:r}){let[s,a]=D(!1),[i,l]=D(""),u=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(o)}`,c=U(`${u} ${s}`,
async p=>s?await A(`${u}?limit=20`,{signal:p}):null),h;try{h=JSON.parse(i)}catch{h=void 0}let m=async()=>{try{let p=await A(u,{method:"POST",body:{values:[h]},key:nn()});
Ie(`Written; ${P(p.count)} wait there now`),l(""),Tn()}catch(p){Ie(p.detail,{bad:!0})}};return n($,{children:[n("tr",{children:[n("td",{class:"main",children:[n(
"b",{children:o})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:de(r.size??0,"value")}),n("td",{class:"wide",
children:(r.channels??[]).map(p=>n("a",{href:R(Jn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:r.default!==void 0&&n("code",{children:Xe(r.default).
replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:me("work")&&(r.size??0)>0&&n("button",{type:"button","aria-expanded":s,onClick:()=>a(!s),children:s?"\
Hide":"Look"})})]}),s&&c.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:c.value.items.map((p,g)=>n("li",{children:[n("span",
{class:"faint",children:(c.value?.from??0)+g})," ",n("code",{children:Xe(p.value).replace(/\n\s*/g," ")})]},g))}),c.value.tail-c.value.from>c.value.items.length&&
n("p",{class:"faint",children:["The first ",c.value.items.length," values."]})]})}),t==="in"&&me("push")&&!Nr.includes(e.state)&&n("tr",{children:n("td",{colSpan:5,
children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),h!==void 0&&m()},children:[n("input",{class:"wide-input","aria-label":`A value for ${o}, as JSON`,
placeholder:"a value, as JSON",value:i,spellcheck:!1,onInput:p=>l(p.currentTarget.value)}),n("button",{type:"submit",disabled:h===void 0,children:"Write"}),i!==
""&&h!==void 0&&n(Ae,{text:`pawl write ${e.id} ${o} '${i}'`,label:"Copy as a command"})]})})})]})}function Tf({job:e}){let t=e.ports;if(!t)return null;let o=["i\
n","out"].flatMap(r=>Object.entries(t[r]??{}).map(([s,a])=>[r,s,a]));return o.length===0?null:n(V,{title:"Ports",tools:n("span",{class:"faint",children:"input w\
akes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:o.map(([r,s,a])=>n(B0,{job:e,side:r,name:s,port:a},`${r} ${s}`))})})})}function Pf(e){let[t,o]=D(null),r=e?.state==="running"?e.id:void 0;return xe(()=>{if(r===void 0)return;let s=null,a=()=>{s!==null||document.hidden||mt.value||(s=
new EventSource(re(`v1/channels/pawl/jobs/${encodeURIComponent(r)}`)),s.addEventListener("progress",u=>o({id:r,progress:es(u.data).progress})))},i=()=>{s?.close(),
s=null},l=()=>document.hidden?i():a();return a(),document.addEventListener("visibilitychange",l),()=>{i(),document.removeEventListener("visibilitychange",l)}},[
r]),t!==null&&t.id===r?t.progress:void 0}var F0={lost:["lost its worker","failed"],timed_out:["took too long","failed"]};function Fa(e,t){return ye(Math.max(0,Date.parse(t)-Date.parse(e)))}function Mf(e){
return e&&n("a",{href:R(`/workers?filter=${encodeURIComponent(e)}`),children:e})}function U0(e){let[t,o]=F0[e.outcome]??[e.outcome,e.outcome];return{at:e.started_at,
state:o,title:`Attempt ${e.attempt}`,note:n($,{children:[t,e.ended_at&&` after ${Fa(e.started_at,e.ended_at)}`," on ",Mf(e.worker)]}),more:e.error&&n("details",
{class:"run-error",children:[n("summary",{class:"error-line",children:[n("b",{children:e.error.type})," ",e.error.message]}),n(ru,{error:e.error})]})}}function W0(e){
return e.started_at?{at:e.started_at,state:"running",title:e.attempt>1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`afte\
r ${Fa(e.created_at,e.started_at)}`}:null}function H0(e,t){let o=[{at:e.created_at,state:"queued",title:"Pushed",note:e.created_by&&`by ${e.created_by}`}],r=t[t.
length-1];if(r&&r.attempt===1){let a=e.run_at&&e.run_at>e.created_at&&e.run_at<=r.started_at?e.run_at:e.created_at;o.push({at:a,state:"waiting",title:"Waited",note:`\
for ${Fa(e.created_at,r.started_at)}`})}else r&&o.push({at:r.started_at,state:"waiting",title:r.attempt===2?"An earlier attempt":`${r.attempt-1} earlier attempt\
s`,note:r.attempt===2?"is not kept":"are not kept"});for(let a of[...t].reverse())o.push(U0(a));let s=t[0]?.attempt!==e.attempt&&W0(e);if(s&&o.push(s),e.ended_at){
let a=e.started_at&&s?`ran ${Fa(e.started_at,e.ended_at)}`:"";o.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[a,on(e.reason)].
filter(Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&o.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`At\
tempt ${e.attempt+1}`:"May run"});return o}function z0({part:e,label:t,tone:o}){return n("svg",{class:"time-bar","data-state":o,viewBox:"0 0 100 4",preserveAspectRatio:"\
none",role:"img","aria-label":t,children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.max(0,Math.min(100,e*100)),height:"4",class:"\
fill"})]})}function V0({part:e}){let t=2*Math.PI*8;return n("svg",{class:"ring","data-state":e<.25?"retrying":"running",viewBox:"0 0 20 20","aria-hidden":"true",
children:[n("circle",{cx:"10",cy:"10",r:"8",class:"ring-back"}),n("circle",{cx:"10",cy:"10",r:"8",class:"ring-left","stroke-dasharray":`${(Math.max(0,Math.min(1,
e))*t).toFixed(1)} ${t.toFixed(1)}`,transform:"rotate(-90 10 10)"})]})}function G0({job:e}){if(!e.lease)return null;let t=e.options.lease*1e3,o=Date.parse(e.lease.
expires_at),r=Math.max(0,o-Ge.value);return n("p",{class:"lease",children:[n(V0,{part:r/t}),n("span",{children:["Leased to ",n("b",{children:Mf(e.lease.worker)}),
" for ",ye(r<1e3?0:Math.ceil(r/1e3)*1e3)," more",o-t<=Ge.value&&n($,{children:[", renewed ",n(ee,{at:new Date(o-t).toISOString()})]}),(e.crashes??0)>0&&`; its w\
orker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function Ef({job:e}){let t=`v1/jobs/${encodeURIComponent(e.id)}/runs`,o=U(t,async i=>e.
attempt>0?(await A(t,{signal:i})).runs:[]),r=e.state==="running"&&e.started_at,s=e.started_at?Math.max(0,Ge.value-Date.parse(e.started_at)):0,a=e.options.timeout!==
void 0?e.options.timeout*1e3:void 0;return n(V,{title:"Timeline",children:[n("ol",{class:"timeline",children:[H0(e,o.value??[]).map((i,l)=>n("li",{"data-state":i.
state,children:[n("span",{class:"timeline-mark",children:n(ln,{state:i.state})}),n("div",{class:"timeline-text",children:[n("b",{children:i.title})," ",i.note&&
n("span",{class:"faint",children:i.note}),n("div",{class:"meta",children:[n(ee,{at:i.at})," ",n("span",{class:"faint",children:["· ",We(Date.parse(i.at))]})]}),
i.more]})]},l)),r&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{class:"timeline-text",children:[n("b",{children:"\
Running"})," for ",gr(s),a!==void 0&&n("span",{class:"faint",children:[" of at most ",ye(a)]}),a!==void 0&&n(z0,{part:s/a,label:"How much of its timeout is gone",
tone:s/a>.8?"failed":"running"})]})]})]}),n(G0,{job:e})]})}function au(e){let t=e.options.retry;if(!t||Nr.includes(e.state))return[];let o=[];for(let r=e.failures;r<
t.max&&o.length<4;++r){let s={exponential:t.base*2**r,quartic:r**4+t.base+29*(r+1),fixed:t.base}[t.backoff];o.push(Math.min(t.cap,s)*1e3)}return o}function Of({id:e}){return n("a",{href:R(le(e)),class:"id",children:e})}function Q0({jobs:e=[],number:t}){return n($,{children:["It waits for ",t===1?"another j\
ob":`${P(t)} other jobs`," to end",e.slice(0,3).map((o,r)=>n($,{children:[r===0?": ":", ",n(Of,{id:o},o)]})),t>3&&e.length>0&&` and ${P(t-Math.min(3,e.length))}\
 more`,"."]})}var Ir=e=>n("a",{href:R(qe(e.queue)),children:e.queue}),Ua=e=>n("a",{href:R(In(e.queue,e.group??"")),children:e.group}),iu=e=>e.workflow?n("a",{href:R(
`/workflows/${encodeURIComponent(e.workflow.id)}`),children:"workflow"}):"workflow",K0={time:({until:e},t)=>t.state==="retrying"?n($,{children:["It has failed ",
t.failures===1?"once":`${t.failures} times`,", and is tried again ",n(ee,{at:e??t.run_at}),"."]}):t.state==="suspended"?n($,{children:["It sleeps; it wakes by i\
tself ",n(ee,{at:e??t.run_at}),"."]}):n($,{children:["It is scheduled: it may run ",n(ee,{at:e??t.run_at}),", at ",We(Date.parse(e??t.run_at??"")),"."]}),input:()=>n(
$,{children:"It sleeps until something comes for it."}),waits_for:e=>n(Q0,{jobs:e.jobs,number:e.count??e.jobs?.length??1}),task_paused:(e,t)=>n($,{children:["It\
s task ",t.workflow&&n("b",{children:t.workflow.task})," is paused."]}),workflow_paused:(e,t)=>n($,{children:["Its ",iu(t)," is paused."]}),not_started:(e,t)=>n(
$,{children:["Its ",iu(t)," has not been started."]}),workflow_external:(e,t)=>n($,{children:["Its ",iu(t)," is driven from outside: the job runs when it is tol\
d to."]}),queue_paused:(e,t)=>n($,{children:["Its queue ",Ir(t)," is paused."]}),queue_limit:({running:e,limit:t},o)=>n($,{children:["The queue ",Ir(o)," is at \
its limit: ",e," of ",t," run."]}),queue_rate:({until:e},t)=>n($,{children:["The queue ",Ir(t)," has started as many as its rate allows",e&&n($,{children:["; it\
 goes on ",n(ee,{at:e})]}),"."]}),group_paused:(e,t)=>n($,{children:["Its group ",Ua(t)," is paused."]}),group_limit:({running:e,limit:t},o)=>n($,{children:["It\
s group ",Ua(o)," is at its limit: ",e," of ",t," run."]}),group_rate:({until:e},t)=>n($,{children:["Its group ",Ua(t)," has started as many as its rate allows",
e&&n($,{children:["; it goes on ",n(ee,{at:e})]}),"."]}),group_order:({job:e},t)=>n($,{children:["Its group ",Ua(t)," is ordered, and ",e?n(Of,{id:e}):"another \
job"," comes before it."]}),no_worker:({since:e},t)=>n($,{children:["No worker claims the queue ",Ir(t),e&&n($,{children:["; the last one did ",n(ee,{at:e})]}),
"."]}),workers_quiet:(e,t)=>n($,{children:["All workers of the queue ",Ir(t)," were told to claim no more."]})};function Df(e,t){return K0[e.kind]?.(e,t)??n($,{
children:["It is held by: ",e.kind.replace(/_/g," "),"."]})}function Af({job:e}){if(!e.blocked_by)return null;let[t,...o]=e.blocked_by;return n("section",{class:"\
why","data-state":e.state,"aria-label":"Why is it waiting?",children:[n(ln,{state:e.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:t?
Df(t,e):n($,{children:["Nothing holds it: it is next in turn in ",Ir(e),"."]})}),o.length>0&&n("ul",{class:"why-also","aria-label":"What holds it then",children:o.
map(r=>n("li",{children:Df(r,e)},r.kind))})]})]})}function Y0(e){let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function Z0({near:e}){let t=(o,r,s)=>o?n("a",{class:"s\
tep",href:R(le(o)),"aria-label":r,title:r,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:s})})}):n("span",{class:"\
step","aria-hidden":"true"});return n("nav",{class:"row neighbours","aria-label":"In the list",children:[t(e.before,"Previous of the list ([)","M10 3L5 8l5 5"),
n("span",{class:"faint",children:[e.at," of ",e.of]}),t(e.after,"Next of the list (])","M6 3l5 5-5 5")]})}function X0({job:e,path:t,close:o}){let r=Xe(e);return n(
At,{title:"As the API says it",close:o,wide:!0,children:[n("pre",{class:"raw",tabIndex:0,children:r}),n("div",{class:"buttons",children:[n(Ae,{text:r,label:"Cop\
y the JSON"}),n("a",{class:"button",href:re(t),target:"_blank",rel:"noopener",children:"Open alone"}),n("button",{type:"button",onClick:o,children:"Close"})]})]})}
function ev(e,t,o,r){return{run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`\
pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped on purpose. It is queued as if it were new."}},end:{label:"Term\
inate",path:`${t}/terminate`,body:o?.children?{recursive:!0}:{},cli:`pawl terminate ${o?.children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"T\
erminate this job?",text:o?.children?`Its ${P(o.children.open)} open children are terminated too.`:"It is not run again by itself. You can queue it again.",danger:!0}},
remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"Delete this job?",text:"Its payload, result and error are gone f\
or good.",danger:!0},then:()=>ke(r)},copy:{label:"Push a copy",path:`${t}/copy`,done:"A copy is pushed",confirm:{title:"Push a copy of this job?",text:"A new jo\
b with the same type, queue, group, options and payload, whole, also where it is shown redacted. It has none of its history."},then:s=>s?.id&&ke(le(s.id))}}}function Rf({
reference:e}){let t=`v1/jobs/${encodeURIComponent(e)}`,o=U(t,k=>A(t,{signal:k})),[r,s]=D(!1),[a,i]=D(!1),l=o.value??void 0,u=Pf(l),c=l?Sp(l.id):null,h=c?.list??
"/jobs",m=ev(e,t,l,h),p=l!==void 0&&Nr.includes(l.state);if($e({r:()=>l&&su.includes(l.state)&&kt(m.run),T:()=>l&&!p&&kt(m.end),Delete:()=>p&&kt(m.remove),u:()=>l?.
parent&&ke(le(l.parent.id)),y:()=>l&&void ms(l.id).then(()=>Ie("The id is copied")),e:Fp,"[":()=>c?.before&&ke(le(c.before)),"]":()=>c?.after&&ke(le(c.after))}),
l===void 0)return n(Nt,{data:o,path:t,title:"Job",up:n("a",{href:R("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[n("code",
{children:e})," may have passed its retention, or was deleted."]})});let g=u??l.progress,w=Al(g),T=l.options.retry;return n(ue,{title:n($,{children:[l.type," ",
n(Ne,{state:l.state})]}),sub:n("span",{class:"row",children:[n("a",{href:R(h),children:"Jobs"})," · ",n("code",{class:"id",children:l.id}),n(Ae,{text:l.id,label:"\
Copy the id"}),n("span",{class:"faint",children:["~",l.seq]}),c&&n(Z0,{near:c})]}),actions:n($,{children:[su.includes(l.state)&&n(W,{action:{...m.run,label:p?"R\
un again":"Run now"},primary:!0,id:"run"}),l.state==="terminated"&&n(W,{action:m.force,primary:!0,id:"run"}),$f.includes(l.state)&&me("admin")&&n("button",{type:"\
button",onClick:()=>s(!0),children:"Change"}),!p&&n(W,{action:m.end,danger:!0,why:l.state==="terminating"&&"it stops already"}),p&&n(W,{action:m.remove,danger:!0}),
n(W,{action:m.copy,scope:"push"}),n("button",{type:"button",onClick:()=>i(!0),children:"Raw"}),n(Ae,{text:Ce(t),label:"Copy as curl"})]}),children:[n(dt,{data:o,
path:t}),r&&n(xf,{job:l,path:t,close:()=>s(!1)}),a&&n(X0,{job:l,path:t,close:()=>i(!1)}),n(Af,{job:l}),w!==null&&l.state==="running"&&n("div",{class:"progress",
role:"progressbar","aria-valuenow":Math.round(w),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,w),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(w)," %"]})]}),l.error&&n(Cf,{error:l.error}),n("div",{class:"columns job-columns",children:[n(V,{title:"Facts",children:n(st,{rows:[["Queu\
e",n("a",{href:R(qe(l.queue)),children:l.queue})],["Group",l.group&&n("a",{href:R(In(l.queue,l.group)),children:l.group})],["Priority",l.priority],["Attempts",T&&
!l.ports?`${l.attempt} of at most ${T.max+1}`:l.attempt],["Coming pauses",l.failures>0&&au(l).length>0&&`at most ${au(l).map(k=>ye(k)).join(", ")}`],["Retries",
T&&(T.max===0?"none":`${T.backoff}, from ${ye(T.base*1e3)} to ${ye(T.cap*1e3)}`)],["Lease",ye(l.options.lease*1e3)],["Timeout",l.options.timeout!==void 0&&ye(l.
options.timeout*1e3)],["Unique",l.unique&&`${l.unique.key}, until its ${l.unique.until==="start"?"start":"end"}`],["Expires",l.expires_at&&n(ee,{at:l.expires_at})],
["Parent",l.parent&&n("a",{href:R(le(l.parent.id)),children:l.parent.id})],["Workflow",l.workflow&&n("a",{href:R(`/workflows/${encodeURIComponent(l.workflow.id)}`),
children:l.workflow.id})],["Also named",n(_f,{job:l,path:t})],["Removed",l.retain_until&&n($,{children:[n(ee,{at:l.retain_until}),", at ",We(Date.parse(l.retain_until))]})],
["Kept after its end",!l.retain_until&&ye(l.options.retention*1e3)]]})}),n(Ef,{job:l})]}),Y0(l)&&n("p",{class:"hint",children:[n("a",{href:re(`v1/files/${encodeURIComponent(
l.id)}`),children:"The file"})," that it has brought is kept as long as the job."]}),n(Tf,{job:l}),n(It,{title:"Result",value:l.result}),n(It,{title:"Progress",
value:g}),n(It,{title:"Payload",value:l.payload}),n(It,{title:"Meta",value:l.meta}),n(It,{title:"State",value:l.job_state}),(l.callbacks?.length??0)>0&&n(kf,{path:t}),
l.children&&l.children.count>0&&n(Sf,{job:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(G,{text:`pawl job ${e}`}),n(
G,{text:Ce(t)})]})]})}var tv=10;function nv(e){return/(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(e)?.[0]??""}function Lf({id:e,value:t,placeholder:o,label:r,wrong:s,after:a,submit:i}){let[
l,u]=D(null),[c,h]=D(-1),[m,p]=D(!1),g=oe(null),w=l??t,T=nv(w),k=m?a(T).filter(x=>x!==T).slice(0,tv):[],y=x=>{u(null),p(!1),h(-1),i(x.trim())},S=x=>{let M=w.slice(
0,w.length-T.length)+x;h(-1),x.endsWith(":")?u(M):y(M),g.current?.focus()};return n("span",{class:"suggest",children:[n("input",{ref:g,id:e,type:"search",role:"\
combobox","aria-label":r,"aria-expanded":k.length>0,"aria-controls":`${e}-list`,"aria-autocomplete":"list","aria-activedescendant":c>=0&&c<k.length?`${e}-${c}`:
void 0,"aria-invalid":s,autocomplete:"off",value:w,placeholder:o,spellcheck:!1,onFocus:()=>p(!0),onBlur:()=>{p(!1),l!==null&&l.trim()!==t&&y(l)},onInput:x=>{u(x.
currentTarget.value),p(!0),h(-1)},onSearch:x=>x.currentTarget.value===""&&t!==""&&y(""),onKeyDown:x=>{x.key==="ArrowDown"||x.key==="ArrowUp"?(x.preventDefault(),
p(!0),h(Math.max(-1,Math.min(k.length-1,c+(x.key==="ArrowDown"?1:-1))))):(x.key==="Enter"||x.key==="Tab")&&c>=0&&k[c]!==void 0?(x.preventDefault(),S(k[c])):x.key===
"Enter"?(x.preventDefault(),y(w)):x.key==="Escape"&&k.length>0&&(x.preventDefault(),p(!1))}}),n("ul",{id:`${e}-list`,role:"listbox","aria-label":"Suggestions",hidden:k.
length===0,children:k.map((x,M)=>n("li",{id:`${e}-${M}`,role:"option","aria-selected":M===c,onPointerDown:L=>{L.preventDefault(),S(x)},children:x},x))})]})}var lu=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function qf({queue:e,close:t}){
let[o,r]=D({type:"",queue:e??"",payload:"{}"}),[s,a]=D(""),[i]=D(nn()),l=(g,w)=>r({...o,[g]:w}),u={type:o.type},c=[];for(let[g]of lu)o[g]&&(u[g]=o[g],c.push(` -\
-${g} ${o[g]}`));let h="";try{u.payload=JSON.parse(o.payload||"null")}catch{h="this is not JSON"}let m=async()=>{try{let g=await A("v1/jobs",{method:"POST",body:u,
key:i});Ie("Pushed"),t(),ke(le(g.id))}catch(g){a(g instanceof Lt?g.detail:String(g))}},p=(g,w,T,k=!1)=>n("label",{class:"field",children:[n("span",{children:w}),
n("input",{value:o[g]??"",placeholder:T,required:k,spellcheck:!1,onInput:y=>l(g,y.currentTarget.value)})]},g);return n(At,{title:"Push a job",close:t,children:n(
"form",{onSubmit:g=>{g.preventDefault(),m()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...lu[0])]}),n("div",{class:"p\
air",children:lu.slice(1).map(g=>p(...g))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:o.payload,spellcheck:!1,
onInput:g=>l("payload",g.currentTarget.value)}),n("small",{children:h||"JSON"})]}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(G,{text:`pawl push ${o.type||"TYPE"}${c.join("")} --payload '${(o.payload??"").replace(/'/g,"'\\''")}'`}),n(G,
{text:Ce("v1/jobs","POST",u)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:o.type===""||h!=="",children:"Push"})]})]})})}var ov={queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,until:void 0,q:void 0,cursor:void 0};function rv(e,t,o){let r=e.indexOf(":");if(r<0)return[
...Na,"worker","reason","error","unique","payload."].map(l=>l.endsWith(".")?l:`${l}:`).filter(l=>l.startsWith(e));let s=e.slice(0,r),a={queue:()=>t.map(l=>l.name),
state:()=>Rr,type:()=>Ll(),since:()=>ro.map(([l])=>l).filter(Boolean),reason:()=>Yp,worker:()=>o.map(l=>l.name)},i=e.slice(r+1).toLowerCase();return(a[s]?.()??[]).
filter(l=>l.toLowerCase().includes(i)).map(l=>`${s}:${vs(l)}`)}function sv({filter:e,wrong:t,clear:o}){return n("ul",{class:"tokens","aria-label":"Filters",children:[
eu(e).map(r=>n("li",{class:r.field===t?"token wrong":"token",children:[n("span",{class:"cut",children:r.text}),r.field===t&&n("span",{class:"off-screen",children:"\
 is not valid"}),n("button",{type:"button",class:"link","aria-label":`Without ${r.text}`,onClick:()=>pe({...r.without,cursor:void 0}),children:"×"})]},r.text)),
n("li",{children:n("button",{type:"button",class:"link",onClick:o,children:"Clear filters"})})]})}function av({filter:e,change:t}){let o=ro.some(([i])=>i===(e.since??
""))&&!e.until,[r,s]=D(!1),a=r||!o;return n($,{children:[n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:a?"between":e.since??"",onChange:i=>{
let l=i.currentTarget.value;s(l==="between"),l!=="between"&&t({since:l,until:void 0})},children:[ro.map(([i,l])=>n("option",{value:i,children:l},i)),n("option",
{value:"between",children:"between…"})]})]}),a&&n($,{children:[n("label",{children:[n("span",{children:"From"}),n("input",{type:"datetime-local",step:"1",value:o?
"":br(e.since),onChange:i=>t({since:ts(i.currentTarget.value)})})]}),n("label",{children:[n("span",{children:"Until"}),n("input",{type:"datetime-local",step:"1",
value:br(e.until),onChange:i=>t({until:ts(i.currentTarget.value)})})]})]})]})}function jf(){let e=y=>z.value.get(y)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since"),until:e("until"),search:e("q")},o=U("queues for jobs",y=>A("v1/queues?limit=1000",{signal:y})),r=U("workers for\
 jobs",bo),[s,a]=D(!1),[i,l]=D("");$e({"/":()=>document.getElementById("filter-search")?.focus(),n:()=>me("push")&&a(!0)});let u=t.state?.split(",")??[],c=o.value?.
queues??[],h=c.filter(y=>!t.queue||y.name===t.queue),m=y=>h.reduce((S,x)=>S+(x.counts[y]??0),0),p=t.state&&!t.type&&!t.group&&!t.since&&!t.until&&!t.search,g=tf(
t),w=y=>pe({...y,cursor:void 0,..."queue"in y&&y.queue!==t.queue?{group:y.group}:{}}),T=()=>pe(ov),k=jr(t,50);return n(ue,{title:"Jobs",tools:n($,{children:[n("\
span",{class:"row faint",children:["this list as curl ",n(Ae,{text:Ce(k),label:"Copy as curl"})]}),me("push")&&n("button",{type:"button",class:"primary",onClick:()=>a(
!0),children:"Push a job"})]}),children:[s&&n(qf,{queue:t.queue,close:()=>a(!1)}),n("div",{class:"filters",role:"search",children:[n("label",{children:[n("span",
{children:"Queue"}),n("select",{value:t.queue??"","aria-invalid":i==="queue",onChange:y=>w({queue:y.currentTarget.value}),children:[n("option",{value:"",children:"\
all"}),t.queue&&!c.some(y=>y.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),c.map(y=>n("option",{value:y.name,children:y.name},y.name))]})]}),n("\
label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",list:"types",value:t.type??"",placeholder:"any",spellcheck:!1,"aria-invalid":i==="type",
onChange:y=>w({type:y.currentTarget.value.trim()})}),n("datalist",{id:"types",children:Ll().map(y=>n("option",{value:y},y))})]}),n("label",{children:[n("span",{
children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a queue",disabled:!t.queue,spellcheck:!1,"aria-invalid":i==="group",onChange:y=>w(
{group:y.currentTarget.value})})]}),n(av,{filter:t,change:w}),n("label",{class:"search",children:[n("span",{children:"Search"}),n(Lf,{id:"filter-search",label:"\
Search",value:t.search??"",placeholder:"a text, payload.order.id:17, queue:, state:, worker:",wrong:eu({search:t.search}).some(y=>y.field===i),after:y=>rv(y,c,r.
value??[]),submit:y=>w(Xp(y))})]})]}),n(hs,{states:Rr,chosen:u,counts:Object.fromEntries(Rr.map(y=>[y,m(y)])),toggle:y=>w({state:(u.includes(y)?u.filter(S=>S!==
y):[...u,y]).join(",")})}),g&&n(sv,{filter:t,wrong:i,clear:T}),ef(t)&&n("p",{class:"hint",children:"No index knows this: a page looks at 1,000 jobs, and says ho\
w far it has looked. A queue, a state or a time makes it quick."}),n(Hn,{filter:t,total:p?u.reduce((y,S)=>y+m(S),0):void 0,wrong:l,empty:g?n(fe,{title:"No job m\
atches",children:n("button",{type:"button",onClick:T,children:"Clear filters"})}):n(fe,{title:"No jobs yet",children:n(G,{text:`curl -d '{"type":"hello","payloa\
d":{"name":"Ann"}}' ${re("v1/jobs")}`})})})]})}var iv=3e4,lv=6e4,uu=200,uv=3e5;function cu({worker:e}){let t=Ge.value-Date.parse(e.last_seen_at),o=e.state==="gone"||t>lv?"dead":t>iv?"retrying":e.state==="bus\
y"?"running":"completed",r=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":o,children:[n("span",{class:"dot"}),r]})}
var cv={quiet:{label:"Quiet",one:"claims no more",several:"claim no more",text:"What runs goes on. Nothing more is claimed until it is resumed."},resume:{label:"\
Resume",one:"claims again",several:"claim again",text:""},stop:{label:"Stop",one:"finishes and exits",several:"finish and exit",text:"What runs is finished. Thi\
s cannot be taken back: it has to be started again."}};function ws(e,t,o){let{label:r,one:s,several:a,text:i}=cv[t],l=e.map(c=>({path:`v1/workers/${encodeURIComponent(
c.name)}/${t}`})),u=e.length===1?e[0].name:`${de(e.length,"worker")}${o?` of ${o}`:""}`;return{label:e.length===1?r:`${r} all`,...l[0],each:l,cli:`pawl workers \
--${t} ${e[0].name}`,done:`${u} ${e.length===1?s:a}`,confirm:t==="resume"?void 0:{title:`${r} ${u}?`,text:i,danger:t==="stop"}}}function If(e){return ws([e],e.quiet?
"resume":"quiet")}var Nf=["busy","idle","gone"],dv=[{head:"Worker",kind:"main",cell:e=>n($,{children:[n("b",{class:"cut",children:e.name}),n("div",{class:"meta",
children:[e.host,e.pid&&`pid ${e.pid}`,...e.labels??[]].filter(Boolean).join(" · ")||n($,{children:["since ",n(ee,{at:e.first_seen_at,plain:!0})]})})]})},{head:"\
State",cell:e=>n(cu,{worker:e})},{head:"Queues",kind:"wide",cell:e=>n($,{children:[(e.queues??[]).slice(0,4).map((t,o)=>n($,{children:[o>0&&", ",n("a",{href:R(qe(
t)),children:t})]})),(e.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(e.queues??[]).length-4," more"]})]})},{head:"Runs",kind:"runs-cell",cell:e=>n(
$,{children:[e.concurrency!==void 0&&n("div",{class:"row",children:[e.running.length,n("span",{class:"faint",children:["/ ",e.concurrency]}),n(Un,{value:e.running.
length,max:e.concurrency,label:`${e.running.length} of ${e.concurrency}`})]}),e.running.slice(0,4).map(t=>n("div",{class:"meta",children:[n("a",{href:R(le(t.id)),
children:t.type})," ",ye(Math.max(0,Ge.value-Date.parse(t.since)))]},t.id)),e.running.length>4&&n("div",{class:"meta",children:["and ",e.running.length-4," more"]}),
e.running.length===0&&e.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]})},{head:"Last seen",kind:"end wide",cell:e=>n(ee,{at:e.last_seen_at})},
{head:"",kind:"end act",cell:e=>n($,{children:[n(W,{action:If(e),why:e.stop&&"it stops already"}),n(W,{action:ws([e],"stop"),danger:!0,why:e.stop&&"it stops alr\
eady"})]})}];function pv({name:e,workers:t,here:o}){let r=t.filter(l=>l.state!=="gone"),s=r.filter(l=>!l.quiet&&!l.stop),a=r.filter(l=>l.quiet&&!l.stop),i=r.reduce(
(l,u)=>l+u.running.length,0);return n(V,{title:n($,{children:[e||"Host not known",o&&n(Jf,{})]}),tools:n("div",{class:"row",children:[n("span",{class:"faint",children:[
de(r.length,"worker"),", ",de(i,"job")," running"]}),r.length>1&&n("span",{class:"act",children:[s.length>1&&n(W,{action:ws(s,"quiet",e)}),a.length>1&&n(W,{action:ws(
a,"resume",e)}),n(W,{action:ws(r,"stop",e),danger:!0})]})]}),children:n(Pn,{rows:t,columns:dv,id:l=>l.name,kind:"list workers",keys:{q:l=>me("admin")&&!l.stop&&
kt(If(l))}})})}function Jf(){return n("span",{class:"pill",children:"you are here"})}function fv(e){let t=new Map;for(let o of e)t.set(o.host??"",[...t.get(o.host??
"")??[],o]);return[...t].sort(([o],[r])=>o===""?1:r===""||o<r?-1:1)}function Bf(){let[e,t]=D(!1),o=z.value.get("filter")??"",r=U("workers",async g=>{let[w,T]=await Promise.
all([A("v1/workers",{signal:g}),A("v1/nodes",{signal:g})]);return{workers:w.workers,nodes:T.nodes}}),s=U("node",g=>A("v1/about",{signal:g}),!1,uv);$e({"/":()=>document.
getElementById("filter")?.focus()});let a=r.value;if(a===null)return n(Nt,{data:r,path:"v1/workers",title:"Workers",up:null,missing:"There are no workers"});let i=g=>s.
value!==null&&g.host===s.value.node.host&&g.pid===s.value.node.pid,l=a.workers.filter(g=>g.state!=="gone"),u=a.workers.length-l.length,c=g=>[g.name,g.host,...g.
queues??[],...g.labels??[]].join(" "),h=(e?a.workers:l).filter(g=>c(g).includes(o)),m=h.sort((g,w)=>Nf.indexOf(g.state)-Nf.indexOf(w.state)||(g.name<w.name?-1:1)).
slice(0,uu),p=new Set(a.nodes.map(g=>g.version));return n(ue,{title:"Workers",sub:`${de(l.length,"worker")}, ${de(l.reduce((g,w)=>g+w.running.length,0),"job")} \
running`,tools:n("input",{id:"filter",type:"search",placeholder:"Name, host, queue or label","aria-label":"Filter",value:o,onInput:g=>pe({filter:g.currentTarget.
value},!0)}),children:[n(dt,{data:r,path:"v1/workers"}),m.length===0&&o?n(fe,{title:"No worker matches",children:n("button",{type:"button",onClick:()=>pe({filter:void 0},
!0),children:"Clear the filter"})}):m.length===0?n(fe,{title:"No worker is here",children:[n("p",{children:"A command for each job:"}),n(G,{text:`pawl work --ur\
l ${re("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(G,{text:`curl -d '{"queues":["hello"]\
,"worker":"w1","wait":"30s"}' ${re("v1/claim")}`})]}):n($,{children:[fv(m).map(([g,w])=>n(pv,{name:g,workers:w,here:s.value!==null&&g===s.value.node.host},g)),h.
length>uu&&n("p",{class:"hint",children:[uu," of ",P(h.length)," are shown; the filter finds the others."]})]}),u>0&&n("p",{class:"hint",children:[de(u,"worker"),
" ",u===1?"has":"have"," been silent for 90 s."," ",n("button",{type:"button",class:"link",onClick:()=>t(!e),children:e?"hide":"show"})]}),n(V,{title:a.nodes.length===
1?"Node":"Nodes",tools:p.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed versions"}),children:n("table",{class:"plain",children:[n("thea\
d",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"wide",children:"Roles"}),n("th",{class:"wide",children:"\
Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:a.nodes.map(g=>n("tr",{children:[n("td",{children:[g.host," ",n("span",{class:"fain\
t",children:["pid ",g.pid]}),i(g)&&a.nodes.length>1&&n(Jf,{})]}),n("td",{children:g.listen}),n("td",{class:"wide",children:(g.roles??[]).join(", ")}),n("td",{class:"\
wide",children:g.version}),n("td",{class:"end",children:n(ee,{at:g.started_at})})]},g.id))})]})})]})}var mv=36e5;function hv({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,o=U(t,s=>A(t,{signal:s}));if(o.value===null)return o.problem?n(je,{problem:o.problem,
retry:o.reload,path:t}):n(at,{rows:3});let r=Object.entries(o.value.types);return r.length===0?n(fe,{title:"No worker has registered a type for this queue",children:[
n("p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(G,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total"\
:{}}}}' ${re(`${t}/sum`)}`})]}):n($,{children:r.map(([s,a])=>n(V,{title:s,tools:n(W,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
s)}`,done:`${s} is forgotten`,confirm:{title:`Forget ${s}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(st,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${P(a.idle_runs)} a minute slow it down`]]})]},s))})}
function gv({queue:e,reload:t}){let o=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Ja,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(V,{title:"Defaults of its jobs",children:[o.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(st,{rows:o.map(([r,s])=>[r.replace(/_/g," "),typeof s=="object"?JSON.stringify(s):String(s)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function bv({queue:e}){let t=U(`hist\
ory ${e}`,o=>A(`v1/stats/history${Fe({queue:e,resolution:"minute"})}`,{signal:o}));return t.value===null?n("div",{class:"chart-place small"}):n(Sa,{points:t.value.
points,resolution:"minute",queue:e,height:140})}var Ff=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["li\
ve","Live"]];function vv(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function yv({event:e}){return n($,{children:[n(Ne,{state:e.to,quiet:!0}),
" ",n("a",{href:R(le(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushe\
d",e.reason&&`: ${on(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Uf({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,o=z.value.get("ta\
b")??"jobs",r=U(`queue ${e}`,async p=>{let[g,w]=await Promise.all([A(t,{signal:p}),bo()]);return{queue:g,workers:w.filter(T=>T.state!=="gone"&&T.queues?.includes(
e))}}),s=p=>qe(e)+(p==="jobs"?"":`?tab=${p}`);$e(Object.fromEntries(Ff.map(([p],g)=>[String(g+1),()=>ke(s(p))])));let a=r.value;if(a===null)return n(Nt,{data:r,
path:t,title:e,up:n("a",{href:R("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its first push."}),
n(G,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})]});let{queue:i,workers:l}=a,u=i.counts,c=Object.values(u).reduce((p,g)=>p+g,0),h=z.value.
get("state")??"",m=u.queued+u.scheduled+u.retrying+u.waiting;return n(ue,{title:e,sub:n($,{children:[n("a",{href:R("/queues"),children:"Queues"})," · ",n(zl,{queue:i,
workers:new Set(l.length>0?[e]:[])})]}),actions:n($,{children:[n(W,{action:Ra(e,i.paused),id:"pause"}),n(W,{danger:!0,why:m===0&&"nothing waits",action:{label:"\
Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Ht(m)} jobs that wait are terminated. Those that run g\
o on.`,danger:!0,count:m}}}),n(W,{danger:!0,why:c>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e}\
 is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>ke("/queues")}})]}),children:[
n(dt,{data:r,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Queued"}),
n("span",{class:"tile-value",children:P(u.queued)}),n("span",{class:"tile-note",children:i.oldest_age?`the oldest for ${ye(i.oldest_age*1e3)}`:"nothing waits"})]}),
n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[P(u.running),i.concurrency!==
void 0&&n("small",{children:[" / ",P(i.concurrency)]})]}),n("span",{class:"tile-note",children:de(l.length,"worker")})]}),n("div",{class:"tile","data-state":"re\
trying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:P(u.retrying)}),n("span",{class:"tile-note",children:[
P(u.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),n("span",{class:"tile-value",
children:P(u.dead)}),n("span",{class:"tile-note",children:i.rate?`rate ${i.rate.limit} / ${ye(i.rate.per*1e3)}`:"no rate limit"})]})]}),n("section",{class:"card",
children:n(bv,{queue:e})}),n(xa,{queue:e,from:Date.now()-mv,to:Date.now(),resolution:"minute",name:"hour"}),n(Bn,{tabs:Ff.map(([p,g])=>[p,g,{jobs:c,workers:l.length}[p]]),
current:o,link:s}),o==="jobs"&&n($,{children:[n(hs,{states:Rr.filter(p=>u[p]>0||p===h),chosen:[h],counts:u,toggle:p=>pe({state:p===h?void 0:p,cursor:void 0})}),
n(Hn,{filter:{queue:e,state:h||void 0},total:h?u[h]:c,queueColumn:!1,empty:n(fe,{title:h?"No job is in this state":"No jobs in this queue",children:h?n("button",
{type:"button",onClick:()=>pe({state:void 0,cursor:void 0}),children:"Clear filters"}):n(G,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${re("v1/jobs")}`})})})]}),
o==="groups"&&n(yf,{queue:e}),o==="settings"&&n(gv,{queue:i,reload:r.reload}),o==="types"&&n(hv,{queue:e}),o==="live"&&n(qa,{title:"What happens",path:`v1/event\
s${Fe({queue:e})}`,event:"transition",text:vv,line:p=>n(yv,{event:p})}),o==="workers"&&(l.length===0?n(fe,{title:"No worker claims this queue",children:n(G,{text:`\
pawl work --url ${re("").replace(/\/$/,"")} --queue ${e} -- ./my-program`})}):n("div",{class:"card flush",children:n(Pn,{rows:l,id:p=>p.name,page:()=>"/workers",
columns:[{head:"Worker",kind:"main",cell:p=>n("a",{href:R("/workers"),children:p.name})},{head:"State",cell:p=>n(cu,{worker:p})},{head:"Runs of this queue",kind:"\
end",label:"runs",cell:p=>P(p.running.filter(g=>g.queue===e).length)},{head:"Last seen",kind:"end wide",cell:p=>n(ee,{at:p.last_seen_at})}]})}))]})}var wv={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},Wa=200,Ha=9e5,_v=[["10 minutes later",6e5],["an hour later",36e5],["a day later",864e5]],
kv=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",864e5],["Later",Number.POSITIVE_INFINITY]];function Sv({jobs:e}){let t=Math.floor(
Ge.value/Ha)*Ha,o=Array.from({length:96},()=>0);for(let i of e){let l=Math.max(0,Math.floor((Date.parse(i.run_at??"")-t)/Ha));l<o.length&&(o[l]+=1)}let r=o.reduce(
(i,l)=>i+l,0);if(r===0)return null;let s=Math.max(...o),a=`${de(r,"job")} in the next 24 hours`;return n(V,{title:"The next 24 hours",tools:n("span",{class:"fai\
nt",children:["at most ",P(s)," in a quarter of an hour"]}),children:[n("svg",{class:"density",viewBox:"0 0 960 46",preserveAspectRatio:"none",role:"img","aria-\
label":a,children:o.map((i,l)=>n("rect",{x:l*10+1,width:"8",y:44-Math.max(i>0?6:2,42*i/s),height:Math.max(i>0?6:2,42*i/s),class:i>0?"some":"none",children:n("ti\
tle",{children:`${We(t+l*Ha).slice(11,16)}: ${de(i,"job")}`})},l))}),n("div",{class:"density-hours faint","aria-hidden":"true",children:[0,6,12,18,24].map(i=>n(
"span",{children:We(t+i*36e5).slice(11,16)},i))})]})}function xv({job:e,close:t}){let[o,r]=D(br(e.run_at)),[s,a]=D(""),i=`v1/jobs/${encodeURIComponent(e.id)}`,l=ts(
o),u={run_at:l},c=m=>r(br(new Date(Date.parse(e.run_at??"")+m).toISOString())),h=async()=>{try{await A(i,{method:"PATCH",body:u,key:nn()}),Ie(`${e.id} is moved`,
{curl:Ce(i,"PATCH",u)}),Tn(),t()}catch(m){a(mo(m))}};return n(At,{title:`Move ${e.type}`,close:t,children:n("form",{onSubmit:m=>{m.preventDefault(),l&&h()},children:[
n("label",{class:"field",children:[n("span",{children:"It may run at"}),n("input",{type:"datetime-local",step:"1",value:o,onInput:m=>r(m.currentTarget.value)}),
n("small",{children:[qt.value?"UTC":"your time","; a time in the past is now"]})]}),n("div",{class:"row",children:_v.map(([m,p])=>n("button",{type:"button",onClick:()=>c(
p),children:m},m))}),s&&n("p",{class:"bad",role:"alert",children:s}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(G,{text:`\
pawl edit ${e.id} --run-at ${l??"TIME"}`}),n(G,{text:Ce(i,"PATCH",u)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cance\
l"}),n("button",{type:"submit",class:"primary",disabled:!l,children:"Move"})]})]})})}function Cv(e){return{label:"Run now",path:`v1/jobs/${encodeURIComponent(e.
id)}/run`,cli:`pawl run ${e.id}`,done:`${e.id} is queued`}}function $v({jobs:e,move:t}){let o=Ge.value,r=Number.NEGATIVE_INFINITY;return n($,{children:kv.map(([
s,a])=>{let i=r;r=o+a;let l=e.filter(u=>Date.parse(u.run_at??"")>=i&&Date.parse(u.run_at??"")<o+a);return l.length>0&&n(V,{title:s,tools:n("span",{class:"faint",
children:P(l.length)}),children:n(Wn,{jobs:l,act:u=>n($,{children:[n(W,{action:Cv(u)}),me("admin")&&n("button",{type:"button",onClick:()=>t(u),children:"Move"})]})})},
s)})})}function Wf({tab:e}){return e==="scheduled"?n(fe,{title:"No job waits for a time",children:n(G,{text:`curl -d '{"type":"reminder","delay":"2h"}' ${re("v1\
/jobs")}`})}):n(fe,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function Hf(){let e=z.value.get("tab")??"scheduled",o=U("scheduled",
u=>A("v1/stats?limit=1",{signal:u})).value?.counts,r=e!=="suspended"&&o!==void 0&&(o[e]??0)<=Wa,s=U(`due ${e} ${r}`,async u=>{if(!r)return null;let c=await ys({
state:e},Wa,void 0,u);return{jobs:c.jobs.sort((h,m)=>(h.run_at??"")<(m.run_at??"")?-1:1),more:c.cursor!==void 0}}),[a,i]=D(null),l=s.value!==null&&!s.value.more;
return n(ue,{title:"Scheduled",children:[a&&n(xv,{job:a,close:()=>i(null)}),n(Bn,{tabs:Object.entries(wv).map(([u,c])=>[u,c,o?.[u]]),current:e,link:u=>`/schedul\
ed${u==="scheduled"?"":`?tab=${u}`}`}),l&&s.value?s.value.jobs.length===0?n(Wf,{tab:e}):n($,{children:[n(Sv,{jobs:s.value.jobs}),n($v,{jobs:s.value.jobs,move:i}),
n("div",{class:"row end-row",children:n(Wo,{filter:{state:e},total:o?.[e]})})]}):n($,{children:[e!=="suspended"&&(o?.[e]??0)>Wa&&n("p",{class:"hint",children:["\
With more than ",Wa," jobs they are listed by the time of their push: there is no index by the time at which they may run."]}),n(Hn,{filter:{state:e},total:o?.[e],
empty:n(Wf,{tab:e})})]})]})}var Tv=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],zf={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on \
Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st of January at 00:00"},Pv={"@daily":"0 0 * * *","@weekly":"0 0 * * 0","@mon\
thly":"0 0 1 * *","@yearly":"0 0 1 1 *"};function za(e){if(zf[e])return zf[e];let t=e.trim().split(/\s+/);if(t.length!==5)return"";let[o,r,s,a,i]=t,l=/^\d+$/;if(r===
"*"&&s==="*"&&a==="*"&&i==="*"){if(o==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(o);return h?`every ${h[1]} minutes`:l.test(o)?o==="0"?"every hour":`eve\
ry hour at minute ${o}`:""}if(!l.test(o))return"";let u=/^\*\/(\d+)$/.exec(r);if(u&&s==="*"&&a==="*"&&i==="*")return`every ${u[1]} hours at minute ${o}`;if(!l.test(
r)||a!=="*")return"";let c=`${r.padStart(2,"0")}:${o.padStart(2,"0")}`;return s==="*"&&i==="*"?`every day at ${c}`:s==="*"&&(i==="1-5"||i.toUpperCase()==="MON-F\
RI")?`on weekdays at ${c}`:s==="*"&&/^[0-7]$/.test(i)?`on ${Tv[Number(i)]}s at ${c}`:l.test(s)&&i==="*"?`on day ${s} of the month at ${c}`:""}function _s(e,t,o){
let r=new Set;for(let s of e.split(",")){let a=/^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(s);if(a===null)return null;let[,i,l,u]=a,c=i===void 0?t:Number(i),h=l!==
void 0?Number(l):i===void 0||u!==void 0?o:c,m=u===void 0?1:Number(u);if(m<1||h>o)return null;for(let p=c;p<=h;p+=m)r.add(p)}return r}function Vf(e){let t=(Pv[e.
trim()]??e).trim().split(/\s+/);if(t.length===6&&t.shift(),t.length!==5||/^\*(\/\d+)?$/.test(t[1]))return null;let o=_s(t[0],0,59),r=_s(t[1],0,23);if(o===null||
r===null)return null;let[s,a,i]=[_s(t[2],1,31),_s(t[3],1,12),_s(t[4],0,7)],l=t[2]==="*",u=t[4]==="*",c=m=>s===null||s.has(m),h=m=>i===null||i.has(m)||m===0&&i.has(
7);return{minutes:[...r].flatMap(m=>[...o].map(p=>m*60+p)),fires:(m,p,g)=>(a===null||a.has(m))&&(l||u?c(p)&&h(g):c(p)||h(g))}}var Ss=864e5,Mn=6e4;function du(e,t){let o=Object.fromEntries(e.formatToParts(t).map(({type:s,value:a})=>[s,Number(a)])),r=Date.UTC(o.year,o.month-1,o.day,o.hour%
24,o.minute);return Math.round((r-Math.floor(t/Mn)*Mn)/Mn)}function Mv(e,t){let o=new Intl.DateTimeFormat("en-US",{timeZone:e,hourCycle:"h23",year:"numeric",month:"\
numeric",day:"numeric",hour:"numeric",minute:"numeric"}),r=[],s=du(o,t);for(let a=t;a<t+366*Ss;a+=Ss){let i=du(o,a+Ss);if(i===s)continue;let[l,u]=[Math.floor(a/
Mn),Math.floor((a+Ss)/Mn)];for(;u-l>1;){let c=Math.floor((l+u)/2);du(o,c*Mn)===s?l=c:u=c}r.push({at:u*Mn,before:s,after:i}),s=i}return r}var ks=e=>new Date(e).toISOString().
slice(11,16);function Gf(e,t,o){let r=Vf(e);if(r===null)return[];let s;try{s=Mv(t,o)}catch{return[]}return s.flatMap(({at:a,before:i,after:l})=>{let u=a+Math.min(
i,l)*Mn,c=a+Math.max(i,l)*Mn,h=new Date(u),m=Math.floor(u/Ss)*1440;if(!r.minutes.some(w=>m+w>=u/Mn&&m+w<c/Mn)||!r.fires(h.getUTCMonth()+1,h.getUTCDate(),h.getUTCDay()))
return[];let g=h.toISOString().slice(0,10);return l>i?[`On ${g} the clocks skip ${ks(u)} to ${ks(c)}: it fires at ${ks(c)}, once.`]:[`On ${g} the clocks show ${ks(
u)} to ${ks(c)} twice: it fires the first time only.`]})}var Ev=["skip","allow","replace","wait"],Dv=["one","skip","all"];function Va(e){return`/schedules/${encodeURIComponent(e)}`}function Ov({cron:e,zone:t,wrong:o}){
let[r,s]=D([]);return xe(()=>{let a=new AbortController,i=setTimeout(()=>{A("v1/cron",{method:"POST",body:{cron:e,timezone:t,count:10},signal:a.signal}).then(l=>{
s(l.times),o(null)}).catch(l=>{a.signal.aborted||(s([]),o(l))})},200);return()=>{clearTimeout(i),a.abort()}},[e,t]),n($,{children:[n("ol",{class:"times",children:r.
map(a=>n("li",{children:[We(Date.parse(a))," ",n(ee,{at:a,plain:!0})]},a))}),n(pu,{cron:e,zone:t})]})}function pu({cron:e,zone:t}){let o=Math.floor(Ge.value/864e5)*
864e5;return n($,{children:Gf(e,t,o).map(r=>n("p",{class:"warning",children:r},r))})}function Qf({label:e,options:t,value:o,set:r}){return n("label",{class:"fie\
ld",children:[n("span",{children:e}),n("select",{value:o,onChange:s=>r(s.currentTarget.value),children:t.map(s=>n("option",{value:s,children:s},s))})]})}var Av=[
"cron","timezone","every","at","from","until","overlap","catch_up","catch_up_within","jitter","pause_on_failure","note","job","workflow"];function fu({schedule:e,
close:t}){let o=e?.workflow?"workflow":"job",r=Xe(e?.[o]??{}),s=r.includes('"[redacted]"'),a=e?.every!==void 0?"every":e?.at?"at":"cron",[i,l]=D({name:e?.name??
"",type:"",cron:e?.cron??"0 3 * * *",every:e?.every!==void 0?`${e.every}s`:"",timezone:e?.timezone??(Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC"),overlap:e?.
overlap??"skip",catch_up:e?.catch_up??"one",note:e?.note??"",pushed:r}),[u,c]=D(null),h=y=>l({...i,...y}),m=(y,S,x,M=!0)=>n("label",{class:"field",children:[n("\
span",{children:S}),n("input",{value:i[y],spellcheck:!1,required:M,"aria-invalid":u?.field===y,onInput:L=>h({[y]:L.currentTarget.value})}),x&&n("small",{children:x})]}),
p,g="";try{p=e?JSON.parse(i.pushed):{type:i.type}}catch{g="this is not JSON"}let w=`v1/schedules/${encodeURIComponent(i.name)}`,T={...Object.fromEntries(Av.filter(
y=>e?.[y]!==void 0&&(y!=="timezone"||a==="cron")).map(y=>[y,e?.[y]])),...a==="cron"?{cron:i.cron,timezone:i.timezone}:{},...a==="every"?{every:i.every}:{},overlap:i.
overlap,catch_up:i.catch_up,...i.note||e?.note?{note:i.note}:{},[o]:p},k=async()=>{try{await A(w,{method:"PUT",body:T,ifMatch:e&&String(e.etag)}),Ie(`${i.name} \
is ${e?"changed":"made"}`,{curl:Ce(w,"PUT",T)}),Tn(),t(),ke(Va(i.name))}catch(y){c(y instanceof Lt?y:new Lt(0,"","It failed",String(y),0))}};return n(At,{title:e?
`Change ${e.name}`:"New schedule",close:t,children:n("form",{class:"form",onSubmit:y=>{y.preventDefault(),k()},children:[!e&&m("name","Name"),!e&&m("type","Type\
 of the job that it pushes"),a==="cron"&&n("div",{class:"pair",children:[m("cron","Cron expression",za(i.cron)||"minute, hour, day, month, weekday"),m("timezone",
"Time zone","its clocks count")]}),a==="every"&&m("every","Every","such as 90s, 15m or 24h"),e&&n("div",{class:"pair",children:[n(Qf,{label:"While the last one \
runs",options:Ev,value:i.overlap,set:y=>h({overlap:y})}),n(Qf,{label:"Missed times",options:Dv,value:i.catch_up,set:y=>h({catch_up:y})})]}),e&&m("note","Note","\
for people",!1),e&&n("label",{class:"field",children:[n("span",{children:o==="job"?"Job":"Workflow"}),n("textarea",{rows:6,value:i.pushed,disabled:s,spellcheck:!1,
onInput:y=>h({pushed:y.currentTarget.value})}),n("small",{children:g||"as the body of a push, as JSON"})]}),u&&n("p",{class:"bad",role:"alert",children:u.status===
412?"Somebody else has changed it meanwhile. Close this, and look at it again.":u.status===422?u.detail:mo(u)}),a==="cron"&&n(Ov,{cron:i.cron,zone:i.timezone,wrong:c}),
s?n("p",{class:"bad",children:"Parts of what it pushes are redacted here, so it cannot be changed here without losing them."}):n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(G,{text:Ce(w,"PUT",T)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"C\
ancel"}),n("button",{type:"submit",class:"primary",disabled:g!==""||s||!i.name||!e&&!i.type,children:e?"Change it":"Make it"})]})]})})}var Rv=1e4;function Kf({schedule:e}){if(e.cron){let t=za(e.cron);return n($,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",
{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==void 0?n($,{children:["every ",ye(e.every*1e3)]}):n($,{children:["at ",P(e.at?.length??0)," time\
s"]})}function xs(e){let t=`v1/schedules/${encodeURIComponent(e.name)}`,o=r=>({path:`${t}/${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} goes on`});
return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl schedule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...o(!e.paused),
cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,undo:o(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,
done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>ke("/schedules")}}}
var Lv=20;async function qv(e,t){let o=e.job,r=e.workflow;return(o?(await ys({queue:o.queue??o.type,type:o.type},50,void 0,t)).jobs:(await A(`v1/workflows${Fe({
name:r?.name,limit:50})}`,{signal:t})).workflows).filter(a=>a.id.startsWith(`${e.name}-`)).slice(0,Lv)}function jv({schedule:e}){let t=U(`firings ${e.name} ${e.
etag}`,r=>qv(e,r),!1,Rv);if(!t.value||t.value.length===0)return null;let o=r=>e.job?le(r.id):`/workflows/${encodeURIComponent(r.id)}`;return n(Ba,{title:t.value.
length===1?"What it has pushed last":`The last ${t.value.length} that it has pushed`,rows:t.value,page:o})}var Nv=[{head:"Schedule",kind:"main",cell:e=>n($,{children:[
n("a",{href:R(Va(e.name)),children:e.name})," ",e.paused&&n(Ne,{state:"paused"}),e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(
Kf,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",{class:"faint",children:"–"}):n(ee,{at:e.next?.[0]})},{head:"Last",kind:"wide",
cell:e=>e.last?n($,{children:[n(ee,{at:e.last.fired_at})," ",e.last.error&&n("span",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"ne\
ver"})},{head:"Fired",kind:"end wide",cell:e=>P(e.counts?.fired)},{head:"",kind:"end act",cell:e=>n($,{children:[n(W,{action:xs(e).fire}),n(W,{action:xs(e).pause})]})}];
function Yf(){let[e,t]=D(!1);return n(ue,{title:"Schedules",tools:me("admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedul\
e"}),children:[e&&n(fu,{close:()=>t(!1)}),n(Fn,{from:"v1/schedules",member:"schedules",order:"in the order of the store",words:["First","More"],columns:Nv,id:o=>o.
name,page:o=>Va(o.name),keys:{" ":o=>me("admin")&&kt(xs(o).pause),r:o=>me("admin")&&kt(xs(o).fire)},none:n(fe,{title:"No schedules yet",children:[n("p",{children:"\
A job every night at three:"}),n(G,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${re("v1/schedules/nightly")}`})]})})]})}function Zf({name:e}){
let t=`v1/schedules/${encodeURIComponent(e)}`,o=U(t,c=>A(`${t}?preview=10`,{signal:c})),[r,s]=D(!1),a=o.value,i=n("a",{href:R("/schedules"),children:"Schedules"});
if(a===null)return n(Nt,{data:o,path:t,title:e,up:i,missing:"There is no such schedule"});let l=xs(a),u=a.counts;return n(ue,{title:n($,{children:[e," ",a.paused&&
n(Ne,{state:"paused"})]}),sub:n($,{children:[i,a.note&&` · ${a.note}`]}),actions:n($,{children:[n(W,{action:l.fire,primary:!0}),n(W,{action:l.pause}),me("admin")&&
n("button",{type:"button",onClick:()=>s(!0),children:"Change"}),n(W,{action:l.remove,danger:!0})]}),children:[n(dt,{data:o,path:t}),r&&n(fu,{schedule:a,close:()=>s(
!1)}),a.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",a.paused_because]}),n("div",{class:"columns",children:[n(V,{title:"Rule",children:n(
st,{rows:[["When",n(Kf,{schedule:a})],["Overlap",a.overlap],["Missed times",a.catch_up],["Jitter",a.jitter>0&&ye(a.jitter*1e3)],["From",a.from&&n(ee,{at:a.from})],
["Until",a.until&&n(ee,{at:a.until})],["Last fired",a.last&&n(ee,{at:a.last.fired_at})],["Last job",a.last?.job&&n("a",{href:R(le(a.last.job)),children:a.last.job})],
["Last error",a.last?.error&&n("span",{class:"bad",children:a.last.error})],["Fired",u&&`${P(u.fired)}, skipped ${P(u.skipped)}`],["Missed",u&&u.missed>0&&n("sp\
an",{class:"bad",children:[P(u.missed),": no server was there at their times"]})],["Failed",u&&u.failed>0&&n("span",{class:"bad",children:P(u.failed)})]]})}),n(
V,{title:"Next times",tools:n("span",{class:"faint",children:qt.value?"UTC":"your time"}),children:[a.paused?n("p",{class:"faint pad",children:"None while it is\
 paused."}):n("ol",{class:"times",children:(a.preview??a.next??[]).map(c=>n("li",{children:[We(Date.parse(c))," ",n(ee,{at:c,plain:!0})]},c))}),a.cron&&n(pu,{cron:a.
cron,zone:a.timezone??"UTC"})]})]}),n(jv,{schedule:a}),n(It,{title:a.workflow?"Workflow":"Job",value:a.workflow??a.job})]})}var Qa=be(to("theme")??"system"),Iv=6e4,em=be(to("density")??"normal");function Ka(e){Qa.value=e,Sn("theme",e),e==="system"?delete document.documentElement.dataset.
theme:document.documentElement.dataset.theme=e}function mu(){let e=Qa.value==="dark"||Qa.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Ka(
e?"light":"dark")}function Jv(e){em.value=e,Sn("density",e),document.documentElement.dataset.density=e}function Ga(e){return n("div",{class:"choice",children:[n(
"span",{children:e.label}),n(Ar,{...e})]})}function Bv(){let[e,t]=D(""),[o,r]=D(!1),[s,a]=D(!1),[i,l]=D(""),u={path:e,...o?{compact:o}:{}},c=async()=>{a(!0),l("");
try{let h=await A("v1/admin/backup",{method:"POST",body:u});Ie(`The copy is on disk: ${hn(h.bytes)}`)}catch(h){l(h.detail)}a(!1)};return n(V,{title:"Backup",children:n(
"form",{class:"form",onSubmit:h=>{h.preventDefault(),c()},children:[n("label",{class:"field",children:[n("span",{children:"A new file on the machine of the serv\
er"}),n("input",{value:e,placeholder:"/var/backups/pawl.mdb",spellcheck:!1,onInput:h=>t(h.currentTarget.value)}),n("small",{children:"a copy of all jobs, taken \
while the server works"})]}),n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:o,onClick:()=>r(!o)})," smaller, slower: without free p\
ages"]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(G,{text:`pawl ba\
ckup ${e||"FILE"}${o?" --compact":""}`}),n(G,{text:Ce("v1/admin/backup","POST",u)})]}),n("div",{class:"buttons",children:n("button",{type:"submit",disabled:s||!e.
startsWith("/"),children:s?"Copying…":"Make a copy"})})]})})}function Xf(e){return e===!0?"on":e===!1?"off":Array.isArray(e)?e.join(", "):String(e)}function Fv(){
let e=U("config",l=>A("v1/config",{signal:l}),!1,Iv),[t,o]=D(""),[r,s]=D(!1);if(!e.value)return e.problem&&n(je,{problem:e.problem,retry:e.reload,path:"v1/confi\
g"});let a=e.value.options.filter(l=>l.source!=="default").length,i=e.value.options.filter(l=>(r||t||l.source!=="default")&&`${l.name} ${Xf(l.value)}`.includes(
t.trim().toLowerCase()));return n(V,{title:"Configuration",tools:n("div",{class:"row",children:[n("label",{class:"check-label",children:[n("input",{type:"checkb\
ox",checked:r,onClick:()=>s(!r)})," also defaults"]}),n("input",{type:"search",placeholder:"Option","aria-label":"Filter the options",value:t,onInput:l=>o(l.currentTarget.
value)})]}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Option"}),n("th",{children:"Value"}),n("th",{children:"\
From"})]})}),n("tbody",{children:i.map(l=>n("tr",{children:[n("td",{children:n("code",{children:l.name})}),n("td",{class:"option-value",children:Xf(l.value)}),n(
"td",{class:l.source==="default"?"faint":void 0,children:l.given??l.source})]},l.name))})]}),n("p",{class:"foot",children:[a," of ",e.value.options.length," opt\
ions are given; secrets are not shown."]})]})}function tm(){let e=Ze.value;return n(ue,{title:"Settings",children:[n("div",{class:"columns",children:[n(V,{title:"\
This browser",children:[n(Ga,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:Qa.value,set:t=>Ka(t)}),n(Ga,{label:"Rows",options:[
["normal","Comfortable"],["compact","Compact"]],value:em.value,set:Jv}),n(Ga,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:qt.value?"utc":"\
local",set:t=>{qt.value=t==="utc",Sn("zone",t)}}),n(Ga,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:ka.value?"on":"off",set:t=>mp(t==="on")})]}),
n(V,{title:"Session",children:[n(st,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.expires_at&&
We(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token; they are changed in its configuration":"this server asks nobody for \
a token")]]}),e?.session&&n("div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{Oc()},children:"Sign out"})})]})]}),me("admin")&&n(Fv,{}),
me("admin")&&e?.store!=="redis"&&n(Bv,{})]})}var Ue={width:184,height:64,right:56,below:20};function hu(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function Uv({box:e}){let t=Ue.width-28,o=n($,{children:[
hu(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:Ue.width,height:Ue.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:Ue.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:hu(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:hu(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+Ue.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+Ue.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),r=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:r,"data-state":e.state,
children:o}):n("a",{href:R(e.page),class:r,"data-state":e.state,children:o})}function Ya({boxes:e,edges:t,label:o}){let r=new Map(e.map(i=>[i.id,i])),s=Math.max(
0,...e.map(i=>i.x+Ue.width))+4,a=Math.max(0,...e.map(i=>i.y+Ue.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${o}: ${P(e.length)}`,
children:n("svg",{width:s,height:a,viewBox:`-2 -2 ${s} ${a}`,children:[t.map(([i,l])=>{let u=r.get(i),c=r.get(l);if(!u||!c)return null;let h=u.x+Ue.width,m=u.y+
Ue.height/2,p=c.y+Ue.height/2,g=(c.x-h)/2;return n("path",{class:"edge",d:`M${h} ${m}C${h+g} ${m} ${c.x-g} ${p} ${c.x} ${p}`},`${i} ${l}`)}),e.map(i=>n(Uv,{box:i},
i.id))]})})}var nm=50,gu=40,Za=500,bu=8;function Xa(e){return`v1/jobs/${encodeURIComponent(e)}`}async function Wv(e,t,o){let r=[],s;for(let a=0;a<t;++a){let i=await A(`${Xa(
e)}/children?limit=${nm}${s?`&cursor=${encodeURIComponent(s)}`:""}`,{signal:o});if(r.push(...i.jobs),s=i.cursor,s===void 0)break}return{jobs:r,more:s!==void 0}}
function Hv({root:e}){let[t,o]=D({[e.id]:1}),[r,s]=D(new Set),[a,i]=D(0),l=oe(null),u=Object.keys(t).slice(0,gu),c=U(`branches ${JSON.stringify(t)}`,async k=>{let y=new Map;
for(let S of u)y.set(S,await Wv(S,t[S],k).catch(()=>({jobs:[],more:!1})));return y}),h=oe(new Map);c.value&&(h.current=c.value);let m=[],p=(k,y,S)=>{if(m.length>=
Za)return;let x=t[k.id]!==void 0;m.push({key:k.id,level:y,job:k,name:S,open:x});let M=h.current.get(k.id);if(!x||!M)return;let L=M.jobs.filter(H=>H.state==="com\
pleted"),q=L.length>bu&&!r.has(k.id);for(let H of M.jobs)(!q||H.state!=="completed")&&p(H,y+1,H.name);let te=(H,ce)=>m.push({key:`${k.id} ${H}`,level:y+1,more:{
parent:k.id,text:H,act:ce}});q&&te(`+ ${P(L.length)} completed`,()=>s(new Set([...r,k.id]))),M.more&&te(`the next ${nm}`,()=>o({...t,[k.id]:t[k.id]+1})),M.jobs.
length===0&&m.push({key:`${k.id} none`,level:y+1})};p(e,1);let g=k=>{if(k.more)return k.more.act();if(!k.job)return;let y={...t};k.open?delete y[k.job.id]:y[k.job.
id]=1,o(y)},w=k=>{let y=Math.max(0,Math.min(m.length-1,k));i(y),l.current?.children[y]?.focus()},T=k=>{let y=m[a],S={ArrowDown:()=>w(a+1),ArrowUp:()=>w(a-1),Home:()=>w(
0),End:()=>w(m.length-1),ArrowRight:()=>y.open===!1?g(y):w(a+1),ArrowLeft:()=>y.open?g(y):w(a-1-[...m.slice(0,a)].reverse().findIndex(x=>x.level<y.level)),Enter:()=>y.
job?ke(le(y.job.id)):g(y)," ":()=>g(y)};S[k.key]&&(k.preventDefault(),k.stopPropagation(),S[k.key]())};return c.problem&&h.current.size===0?n(je,{problem:c.problem,
retry:c.reload,path:`${Xa(e.id)}/children`}):h.current.size===0?n(at,{rows:4}):n(V,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:l,onKeyDown:T,children:m.map((k,y)=>n("li",{role:"\
treeitem","aria-level":k.level,"aria-expanded":k.open,tabIndex:y===Math.min(a,m.length-1)?0:-1,onFocus:()=>i(y),onClick:()=>g(k),children:[Array.from({length:Math.
min(12,k.level-1)},(S,x)=>n("span",{class:"tree-line","aria-hidden":"true"},x)),k.job?n($,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:k.
open?"▾":"▸"}),n(Ne,{state:k.job.state,quiet:!0}),n("a",{href:R(le(k.job.id)),tabIndex:-1,onClick:S=>S.stopPropagation(),children:k.name??k.job.type}),k.name&&
n("span",{class:"faint",children:k.job.type}),n("span",{class:"id faint cut",children:k.job.id})]}):n("span",{class:k.more?"tree-more":"faint",children:k.more?.
text??"no children"})]},k.key))}),Object.keys(t).length>gu&&n("p",{class:"foot",children:["The first ",gu," open branches are read; close some to see others."]})]})}
function om(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((o,r)=>o+om(r,t),1)}function zv(e){let t=new Map,o=om(e,t),r=[],s=[],a=0,i=(l,u)=>{
let c={id:l.id,x:u*(Ue.width+Ue.right),y:a*(Ue.height+Ue.below/2),title:l.name??l.type,text:l.state,state:l.state,page:le(l.id),selected:u===0};r.push(c);let h=r.
length>=Za?[]:l.children.length>2*bu&&o>Za?l.children.filter(p=>p.state!=="completed").slice(0,2*bu):l.children;for(let p of h)s.push([l.id,p.id]),i(p,u+1);let m=l.
children.length-h.length;if(m>0||l.truncated){let p=`${l.id} rest`;s.push([l.id,p]),r.push({id:p,x:(u+1)*(Ue.width+Ue.right),y:a*(Ue.height+Ue.below/2),title:m>
0?`+ ${P(m)} more`:"and more",text:"see its own tree",state:"terminated",page:`${le(l.id)}/tree`}),a+=1}else h.length===0&&(a+=1)};return i(e,0),{boxes:r,edges:s,
counts:t,total:o,hidden:o-r.length}}function Vv({id:e}){let t=`${Xa(e)}/tree`,o=oe(!1),r=U(t,a=>A(t,{signal:a}),o.current);if(r.value===null)return r.problem?n(
je,{problem:r.problem,retry:r.reload,path:t}):n(at,{rows:4});let s=zv(r.value);return o.current=s.total>Za,n(V,{title:de(s.total,"job"),tools:n("span",{class:"r\
ow",children:[[...s.counts].map(([a,i])=>n("span",{class:"state quiet","data-state":a,children:[n(ln,{state:a}),P(i)," ",a]},a)),o.current&&n("button",{type:"bu\
tton",onClick:r.reload,children:"Read again"})]}),children:n(Ya,{boxes:s.boxes,edges:s.edges,label:"Jobs"})})}function rm({reference:e}){let t=Xa(e),o=z.value.get(
"tab")??"tree",r=U(t,l=>A(t,{signal:l})),s=n("a",{href:R(le(e)),children:"the job"}),a=r.value;if(a===null)return n(Nt,{data:r,path:t,title:"Tree",up:s,missing:"\
There is no such job"});let i=`${le(e)}/tree`;return n(ue,{title:n($,{children:[a.type," ",n(Ne,{state:a.state})]}),sub:n("span",{class:"row",children:[s," · ",
n("code",{class:"id",children:a.id}),a.parent&&n($,{children:["· ",n("a",{href:R(`${le(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:me(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(W,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${P(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(dt,{data:r,path:t}),n(Bn,{tabs:[["tree","Tree"],["graph","Graph"]],current:o,link:l=>i+(l==="tree"?"":`?tab=${l}`)}),(a.children?.count??0)===0?n(fe,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):o===
"graph"?n(Vv,{id:a.id}):n(Hv,{root:a})]})}var Gv=200,Qv=60,Kv=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Ho(e){return`v1/tasks/${encodeURIComponent(
e)}`}function Yv(e){let t=oe([]),o=t.current[t.current.length-1],r=Date.now();e!==void 0&&(o===void 0||r-o.at>1500)&&(t.current=[...t.current.slice(-Qv),{at:r,value:e}]);
let s=[];for(let i=1;i<t.current.length;++i){let[l,u]=[t.current[i-1],t.current[i]];s.push(Math.max(0,(u.value-l.value)*1e3/(u.at-l.at)))}let a=s.slice(-5);return{
rate:a.length===0?0:a.reduce((i,l)=>i+l,0)/a.length,samples:s}}function sm({of:e,value:t}){let{rate:o,samples:r}=Yv(t);return r.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[o<10?o.toFixed(1):P(Math.round(o))," / s",n(Ca,{values:r,label:`${e} a second while this page was open`})]})}
function Zv({partitions:e,selected:t,select:o}){let r=oe(null),s=Math.max(0,e.findIndex(i=>i.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:r,onKeyDown:i=>{let l=Math.max(1,Math.floor((r.current?.clientWidth??0)/46)),u={ArrowRight:1,ArrowLeft:-1,ArrowDown:l,
ArrowUp:-l}[i.key];if(u===void 0)return;i.preventDefault();let c=[...r.current?.querySelectorAll("button")??[]],h=c.indexOf(document.activeElement);c[Math.max(0,
Math.min(c.length-1,h+u))]?.focus()},children:e.map((i,l)=>n("button",{type:"button",class:"cell","data-state":i.state,tabIndex:l===s?0:-1,"aria-pressed":i.partition===
t,"aria-label":`Partition ${i.partition}: ${i.state}`,title:`${i.partition}: ${i.state}${i.worker?` on ${i.worker}`:""}${i.error?`
${i.error.type}: ${i.error.message}`:""}`,onClick:()=>o(i.partition===t?void 0:i.partition),children:[n(ln,{state:i.state}),i.partition]},i.id))})}function Xv({
path:e,job:t,close:o}){let r=Xe(t.offset??null).replace(/\n\s*/g,""),[s,a]=D(r),[i,l]=D(""),u;try{u=JSON.parse(s)}catch{u=void 0}let c=async()=>{try{await A(e,{
method:"PATCH",body:{offset:u},ifMatch:String(t.etag)}),Ie(`Partition ${t.number} goes on elsewhere`),o()}catch(h){l(h.detail)}};return n(At,{title:`Move partit\
ion ${t.number}`,close:o,children:n("form",{onSubmit:h=>{h.preventDefault(),c()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(st,{rows:[["Offset now",n("code",{children:r})],["Version",P(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:s,spellcheck:!1,onInput:h=>a(h.currentTarget.value)}),n("small",{children:u===void 0?"this is not JS\
ON":"null: from the beginning"})]}),i&&n("p",{class:"bad",role:"alert",children:i}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(G,{text:Ce(e,"PATCH",{offset:u}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:o,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:u===void 0||s===r,children:"Move"})]})]})})}function ey({task:e,number:t}){
let o=`${Ho(e.id)}/partitions/${t}`,r=U(o,c=>A(o,{signal:c})),[s,a]=D(!1),i=r.value;if(i===null)return r.problem?n(je,{problem:r.problem,retry:r.reload,path:o}):
n(at,{rows:2});let l=i.state==="running"&&i.last_commit_at!==void 0&&Ge.value-Date.parse(i.last_commit_at)>3e3*i.options.lease,u=i.etag!==void 0;return n(V,{title:n(
$,{children:["Partition ",t," ",n(Ne,{state:i.state})]}),tools:n("div",{class:"row",children:[u&&me("admin")&&n("button",{type:"button",disabled:i.state==="runn\
ing",title:i.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(i.dead??0)>0&&n(W,{action:am(e,i.dead??
0,t)}),n(Ae,{text:Ce(o),label:"Copy as curl"})]}),children:[s&&n(Xv,{path:o,job:i,close:()=>a(!1)}),l&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(st,{rows:[["Offset",u&&n("code",{class:"of\
fset",children:Xe(i.offset??null).replace(/\n\s*/g," ")})],["Version",u&&P(i.etag)],["Read",u&&P(i.read)],["Processed",u&&P(i.processed)],["Skipped",u&&P(i.skipped)],
["Dead",u&&((i.dead??0)>0?n("a",{href:R(vo({tab:"dead"})),children:de(i.dead??0,"document")}):"0")],["Rate",u&&n(sm,{of:"Documents read",value:i.read},o)]]}),n(
st,{rows:[["Last commit",i.last_commit_at&&n(ee,{at:i.last_commit_at})],["Commits",i.blocks!==void 0&&P(i.blocks)],["Runs",i.acquisitions!==void 0?P(i.acquisitions):
P(i.attempt)],["Failed runs",P(i.errors??i.failures)],["Worker",i.lease&&`${i.lease.worker}, for ${ye(Math.max(0,Date.parse(i.lease.expires_at)-Ge.value))} more`],
["Next look",i.run_at&&!i.lease&&n(ee,{at:i.run_at})],["Reason",on(i.reason)],["Error",i.error&&n("span",{class:"bad",children:`${i.error.type}: ${i.error.message}`})],
["What it reads",n("code",{children:Xe(i.info??i.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:R(le(i.id)),children:i.id})]]})]})]})}function am(e,t,o){
let r=o===void 0?"":` of partition ${o}`;return{label:"Replay",path:`${Ho(e.id)}/errors/replay`,body:o===void 0?{}:{partition:o},cli:`pawl task replay ${e.id}${o===
void 0?"":` --partition ${o}`}`,done:"They are processed again",confirm:{title:`Process ${de(t,"dead document")}${r} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var ty=[{head:"Document",kind:"main",cell:e=>n($,{children:[n("code",{class:"cut",children:Xe(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":Xe(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>P(e.partition)}];function ny({task:e,dead:t}){let o=z.value.get("partition")??void 0;return n($,{children:[o&&n("p",{class:"hint",children:["\
Of partition ",o," only."," ",n("button",{type:"button",class:"link",onClick:()=>pe({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!o&&n(
"div",{class:"row end-row",children:n(W,{action:{...am(e,t),label:"Replay all"},primary:!0})}),n(Fn,{from:`${Ho(e.id)}/errors`,member:"errors",filter:{partition:o},
order:"partition by partition, the oldest first",words:["First","More"],columns:ty,id:r=>`${r.partition} ${JSON.stringify(r.key)}`,unmatched:"No dead document i\
n this partition",none:n(fe,{title:"No document is dead"})})]})}function oy({task:e}){let t=e.totals;if(!t)return null;let o=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[o.map(([r,s,a])=>n("div",{children:[n(
"dt",{children:r}),n("dd",{class:a,children:P(s)})]},r)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(sm,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(W,{action:ry(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("di\
v",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:P(e.pieces)})]})]})}function ry(e){return{label:"Drain",path:`${Ho(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function im({task:e,link:t}){let o=z.value.get("tab")??"grid",r=z.value.get("state")??"",s=z.value.get("cursor")??void 0,
a=Number(z.value.get("partition"))||void 0,i=Ho(e.id),u=U(i,p=>A(i,{signal:p})).value??e,c=`${i}/partitions${Fe({limit:Gv,cursor:s,state:r})}`,h=U(c,p=>A(c,{signal:p})),
m=p=>pe({partition:p?.toString()},!0);return $e({Escape:()=>m(void 0)}),n($,{children:[n(oy,{task:u}),u.totals&&n("div",{class:"pad-x",children:n(Bn,{tabs:[["gr\
id","Partitions",u.partitions?.total],["dead","Dead documents",u.totals.dead]],current:o,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
o==="dead"&&u.totals?n("div",{class:"pad-x",children:n(ny,{task:u,dead:u.totals.dead})}):h.value===null?h.problem?n(je,{problem:h.problem,retry:h.reload,path:c}):
n(at,{rows:2}):n($,{children:[n("div",{class:"pad-x",children:[(u.partitions?.total??0)>20&&n(yo,{states:Kv}),h.value.partitions.length===0&&n("p",{class:"faint",
children:r?"No partition is in this state.":"It has no partitions yet."}),n(Zv,{partitions:h.value.partitions,selected:a,select:m})]}),(h.value.cursor||s)&&n(Io,
{note:`partitions ${h.value.partitions[0]?.partition??""} to ${h.value.partitions[h.value.partitions.length-1]?.partition??""} of ${P(u.partitions?.total)}`,cursor:s,
next:h.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(ey,{task:u,number:a},a)})]})]})}var sy=["active","paused","scheduled","completed","failed","terminated"],ay='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function lm(e){return`/workflows/${encodeURIComponent(e)}`}function um({counts:e}){let t=e.tasks-e.open,o=e.tasks>0?100*t/e.tasks:0,
r=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:o,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:r,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[P(t)," / ",P(e.tasks)]})]})}var iy=[{head:"Work\
flow",kind:"main",cell:e=>n($,{children:[n("a",{href:R(lm(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Ae,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(Ne,{state:e.state})},{head:"Tasks",cell:e=>n(um,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?ye(cm(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(ee,{at:e.started_at??e.created_at})}];function cm(e){
return(e.ended_at?Date.parse(e.ended_at):Ge.value)-Date.parse(e.started_at??"")}function dm(){let e=z.value.get("name")??"";return $e({"/":()=>document.getElementById(
"name")?.focus()}),n(ue,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>pe({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(yo,{states:sy}),n(Fn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:z.value.get("state")??""},order:"newest first",columns:iy,id:t=>t.id,page:t=>lm(t.id),unmatched:"No workflow mat\
ches",none:n(fe,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(G,{text:`curl -d '${ay}' ${re("v1/wo\
rkflows")}`})]})})]})}function ly(e){var a;let t=new Map(e.map(i=>[i.name,i])),o=new Map,r=(i,l)=>{let u=o.get(i.name);if(u!==void 0)return u;if(l.has(i.name))return 0;
l.add(i.name);let c=(i.after??[]).flatMap(m=>t.get(m)??[]),h=c.length===0?0:1+Math.max(...c.map(m=>r(m,l)));return o.set(i.name,h),h},s=[];for(let i of e)(s[a=r(
i,new Set)]??(s[a]=[])).push(i);return s.filter(Boolean)}function uy(e,t){let o=ly(e),r=a=>a.length*(Ue.height+Ue.below)-Ue.below,s=Math.max(...o.map(r));return o.
flatMap((a,i)=>a.map((l,u)=>{let c=l.partitions?.total??0,h=c-(l.partitions?.open??0);return{id:l.name,x:i*(Ue.width+Ue.right),y:(s-r(a))/2+u*(Ue.height+Ue.below),
title:l.name,text:`${l.paused?"paused":l.state}${c>0?` · ${P(h)} / ${P(c)}`:""}`,state:l.paused?"paused":l.state,page:`${Nn.value}?task=${encodeURIComponent(l.
name)}`,selected:l.name===t,done:c>0?{of:c,number:h}:void 0}}))}function cy({task:e}){let t=Ho(e.id),o=["completed","failed","skipped","terminated"].includes(e.
state),r=(s,a,i)=>({label:s,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:i,confirm:["skip","terminate","restart"].includes(a)?{title:`${s} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(V,{title:n($,{children:[e.name," ",n(Ne,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!o&&n(W,{action:e.paused?r("Resume","resume","The task goes on"):r("Pause","pause","The task is paused")}),!o&&e.state==="w\
aiting"&&n(W,{action:r("Skip","skip","The task is skipped")}),o&&n(W,{action:r("Restart","restart","The task starts again")}),!o&&n(W,{danger:!0,action:r("Termi\
nate","terminate","Asked to stop")})]}),children:[n(st,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:R(qe(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:R(le(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",on(e.reason)],["Started",e.started_at&&n(ee,{at:e.started_at})],["Ended",
e.ended_at&&n(ee,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(im,{task:e,
link:s=>vo(s)},e.id)]})}function pm({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,o=U(t,c=>A(t,{signal:c})),r=o.value,s=n("a",{href:R("/workflows"),
children:"Workflows"});if(r===null)return n(Nt,{data:o,path:t,title:"Workflow",up:s,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=r.tasks??[],i=["completed","failed","terminated"].includes(r.state),l=a.find(c=>c.name===z.value.get(
"task")),u=(c,h,m,p)=>({label:c,path:`${t}/${h}`,cli:`pawl workflow ${h} ${e}`,done:m,confirm:p?{title:`${c} this workflow?`,text:p,danger:h==="terminate"}:void 0});
return n(ue,{title:n($,{children:[r.name||"Workflow"," ",n(Ne,{state:r.state})]}),sub:n("span",{class:"row",children:[s," · ",n("code",{class:"id",children:r.id}),
n(Ae,{text:r.id,label:"Copy the id"})]}),actions:n($,{children:[!i&&(r.state==="paused"?n(W,{action:u("Resume","resume","It goes on"),primary:!0}):n(W,{action:u(
"Pause","pause","It is paused")})),i&&n(W,{action:u("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!i&&n(W,{action:u("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(dt,{data:o,path:t}),n("di\
v",{class:"flow-line",children:[n(um,{counts:r.counts}),n("span",{class:"faint",children:[r.counts.failed>0&&`${P(r.counts.failed)} failed · `,(r.counts.skipped??
0)>0&&`${P(r.counts.skipped)} skipped · `,r.started_at?`${i?"took":"runs for"} ${ye(cm(r))}`:"has not started",r.reason?` · ${on(r.reason)}`:""]})]}),a.length>
0&&n(V,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(Ya,{boxes:uy(a,l?.name),edges:a.flatMap(c=>(c.after??[]).map(h=>[h,
c.name])),label:"Tasks"})}),l&&n(cy,{task:l},l.id),n(It,{title:"Result",value:r.result}),n(It,{title:"Meta",value:r.meta})]})}var ei=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],ti=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],zo=be(!1);function dy(){let t=U("rail",a=>A("v1/stats?limit=1",{signal:a})).value?.counts,o=`/${Nn.value.split("/")[1]??
""}`,r={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},s=a=>{let[i,l]=r[a.page]??[];return n("li",{children:n("a",{href:R(
a.page),"aria-current":o===a.page?"page":void 0,onClick:()=>zo.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!i&&n("span",{class:`rail-count ${l??""}`,children:P(i)})]})},a.page)};return n("nav",{class:zo.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:R("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:ei.map(s)}),n("ul",{class:"rail-end",children:ti.
map(s)}),n("p",{class:"rail-version",children:Ze.value?.version})]})}var py={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function fy(){
let e=ya.value===0?0:Math.max(0,Ge.value-ya.value);return Ge.value,n("button",{type:"button",class:"live","data-live":Ot.value,"aria-pressed":Mt.value,title:Mt.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>Mt.value=!Mt.value,children:[n("span",{class:"dot"}),Ot.value==="polling"&&xl.value?"sampled":py[Ot.value],
(Ot.value==="paused"||Ot.value==="lost")&&e>2e3?` · ${gr(e)} old`:""]})}function fm(e,t){let o=e.trim(),r=o.toLowerCase(),s=[...[...ei,...ti].filter(u=>u.label.
toLowerCase().includes(r)).map(u=>({label:u.label,note:"page",page:u.page})),...t.filter(u=>r!==""&&u.toLowerCase().includes(r)).slice(0,8).map(u=>({label:u,note:"\
queue",page:qe(u)}))],a=o.indexOf(":"),i=o.slice(0,a),l=o.slice(a+1);return a>0&&t.includes(i)&&s.unshift({label:l,note:`group of ${i}`,page:In(i,l)}),o.startsWith(
"/")&&s.unshift({label:o,note:"channel",page:Jn(o)}),o!==""&&s.push({label:o,note:"job, by its id, alias or ~number",page:le(o)}),s}function my(){let[e,t]=D(""),
[o,r]=D(0),[s,a]=D([]),i=oe(Promise.resolve([]));xe(()=>{i.current=A("v1/queues?limit=1000").then(h=>h.queues.map(m=>m.name)).catch(()=>[]),i.current.then(a)},[]);
let l=fm(e,s),u=()=>ds.value=!1,c=h=>{h&&(u(),ke(h.page))};return n(At,{title:"Go to",close:u,children:n("form",{onSubmit:h=>{h.preventDefault(),i.current.then(
m=>c(fm(e,m)[o]))},children:[n("input",{class:"jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,
onInput:h=>{t(h.currentTarget.value),r(0)},onKeyDown:h=>{h.key!=="ArrowDown"&&h.key!=="ArrowUp"||(h.preventDefault(),r(Math.max(0,Math.min(l.length-1,o+(h.key===
"ArrowDown"?1:-1)))))}}),n("ul",{class:"targets",children:l.slice(0,12).map((h,m)=>n("li",{children:n("button",{type:"button",class:m===o?"at":"",onClick:()=>c(
h),children:[n("span",{class:"cut",children:h.label})," ",n("span",{class:"faint",children:h.note})]})},h.page))})]})})}var hy=[["?","these keys"],["Ctrl K","go\
 to a page, queue or job"],...[...ei,...ti].map(e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","selec\
t the row, or all of the page"],["[ ]","newer and older page; previous and next job of a list"],["X","select up to the row"],["r T Del","run, terminate, delete"],
["y","copy the id of the row or job"],["e","open all of its data, or fold it"],["Space","pause or resume the row"],["n","push a job"],["u","the parent of a job"],
["1 … 6","range or tab"],["c","clear a live tail"],["q","quiet or resume a worker"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];
function gy(){return n(At,{title:"Keys",close:()=>Er.value=!1,children:[n("dl",{class:"keys",children:hy.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(
" ").map(o=>n("kbd",{children:o},o))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>Er.value=!1,children:"\
Close"})})]})}function by(){let[e,t]=D(""),[o,r]=D(""),[s,a]=D(!1),i=oe(null);return xe(()=>i.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-\
modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:l=>{l.preventDefault(),a(!0),Dc(e).catch(u=>r(u instanceof Lt?u.detail:"The server does not ans\
wer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),
n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"\
With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("inp\
ut",{ref:i,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:l=>t(l.currentTarget.value)})]}),o&&n("p",{class:"bad",role:"alert",children:o}),
n("button",{type:"submit",class:"primary",disabled:s||e==="",children:"Sign in"})]})})}var vy=["gray","red","orange","yellow","green","blue","purple"];function mm(e){
return vy.includes(e)?{"data-color":e}:{style:{"--env":e}}}function yy(){let e=Ze.value?.environment?.color;return e?n("div",{class:"environment-line","aria-hid\
den":"true",...mm(e)}):null}function wy(){let e=Ze.value?.environment;if(!e)return null;let{name:t,color:o}=e;return n("span",{class:"environment",...mm(o),title:`\
This server is ${t}`,children:[n("span",{class:"dot"}),t]})}function _y(){let e=Xr.value;return e===null||mt.value?null:n("div",{class:"banner",role:"alert",children:[
n("b",{children:[e.title,"."]})," ",e.detail]})}function hm({children:e}){let t={"?":()=>Er.value=!0,t:mu,p:()=>Mt.value=!Mt.value};for(let o of[...ei,...ti])t[`\
g ${o.key}`]=()=>ke(o.page);return $e(t),n($,{children:[n("a",{class:"skip",href:"#main",onClick:o=>{o.preventDefault(),document.getElementById("main")?.focus()},
children:"Skip to the page"}),n(yy,{}),n(dy,{}),zo.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>zo.value=!1}),
n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":zo.value,"aria\
-controls":"rail",onClick:()=>zo.value=!zo.value,children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2\
 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>ds.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n(
"path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"C\
trl K"})]}),n("span",{class:"grow"}),n(wy,{}),Ze.value?.read_only&&n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(fy,{}),n("button",{
type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{qt.value=!qt.value,Sn("zone",qt.value?"utc":"local")},children:qt.value?"UTC":"local"}),n(
"button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:mu,onDblClick:()=>Ka("system"),children:n("svg",{class:"glyph",viewBox:"\
0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-l\
abel":"Keys",title:"Keys (?)",onClick:()=>Er.value=!0,children:"?"})]}),n(_y,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),ds.value&&n(my,{}),Er.value&&n(
gy,{}),n(Rp,{}),n(_p,{}),mt.value&&n(by,{})]})}var ky=[["/","Overview",()=>n(Np,{})],["/queues","Queues",()=>n(Lp,{})],["/queues/:queue","Queue",({queue:e})=>n(Uf,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(wf,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(jf,{})],["/jobs/:ref","Job",({ref:e})=>n(Rf,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(rm,{reference:e},e)],["/scheduled","Scheduled",()=>n(Hf,{})],["/failures","Failures",()=>n(hf,{})],["/workflows","Workflows",()=>n(dm,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(pm,{reference:e},e)],["/schedules","Schedules",()=>n(Yf,{})],["/schedules/:name","Schedule",({name:e})=>n(Zf,{name:e},
e)],["/callbacks","Callbacks",()=>n(Vp,{})],["/callbacks/:id","Callback",({id:e})=>n(Gp,{id:e},e)],["/channels","Channels",()=>n(Kp,{})],["/files","Downloads",()=>n(
gf,{})],["/workers","Workers",()=>n(Bf,{})],["/settings","Settings",()=>n(tm,{})],["/about","About",()=>n(Jp,{})]];function Sy(){xe(()=>{let r=()=>{Xs().catch(()=>{
mt.value||setTimeout(r,2e3)})};r();let s=setInterval(()=>{mt.value||Xs().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[r,
s,a]of ky){let i=bp(r,Nn.value);if(i!==null){e=Object.values(i).pop()??s,t=a(i);break}}xe(()=>{document.title=[e,"Pawl",Ze.value?.environment?.name].filter(Boolean).
join(" · ")},[e,Ze.value?.environment?.name]);let o=oe(!0);return xe(()=>{o.current||document.getElementById("main")?.focus({preventScroll:!0}),o.current=!1},[
Nn.value]),n(hm,{children:Ze.value===null?null:t??n(ue,{title:"Nothing here",children:n(fe,{title:"There is no such page",children:n("a",{href:R("/"),children:"\
Overview"})})})})}uc(n(Sy,{}),document.getElementById("app"));})();
