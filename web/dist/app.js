"use strict";(()=>{var Of=Object.defineProperty;var Rf=(e,t,r)=>t in e?Of(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var gr=(e,t,r)=>Rf(e,typeof t!="symbol"?t+"":t,r);var po,ye,Oi,La,Xn,Mi,Ri,Li,Aa,lo,Es,qi,qa,Oa,Ra,Lf,uo={},co=[],qf=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,mo=Array.isArray;function In(e,t){
for(var r in t)e[r]=t[r];return e}function ja(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function Na(e,t,r){var s,o,a,l={};for(a in t)a=="key"?s=t[a]:a=="r\
ef"?o=t[a]:l[a]=t[a];if(arguments.length>2&&(l.children=arguments.length>3?po.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)
l[a]===void 0&&(l[a]=e.defaultProps[a]);return io(e,l,s,o,null)}function io(e,t,r,s,o){var a={type:e,props:t,key:r,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:o??++Oi,__i:-1,__u:0};return o==null&&ye.vnode!=null&&ye.vnode(a),a}function P(e){return e.children}function Yr(e,t){this.props=e,this.context=t}function br(e,t){if(t==null)return e.__?br(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?br(e):null}function jf(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,s=[],o=[],a=In({},
t);a.__v=t.__v+1,ye.vnode&&ye.vnode(a),Ia(e.__P,a,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,s,r??br(t),!!(32&t.__u),o),a.__v=t.__v,a.__.__k[a.__i]=a,Bi(s,a,o),
t.__e=t.__=null,a.__e!=r&&ji(a)}}function ji(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),ji(e)}function Ei(e){(!e.__d&&(e.__d=!0)&&Xn.push(e)&&!fo.__r++||Mi!=ye.debounceRendering)&&((Mi=ye.debounceRendering)||Ri)(fo)}function fo(){
try{for(var e,t=1;Xn.length;)Xn.length>t&&Xn.sort(Li),e=Xn.shift(),t=Xn.length,jf(e)}finally{Xn.length=fo.__r=0}}function Ni(e,t,r,s,o,a,l,u,c,d,f){var h,p,v,w,
E,x,S=s&&s.__k||co,k=t.length;for(c=Nf(r,t,S,c,k),h=0;h<k;h++)(v=r.__k[h])!=null&&(p=v.__i!=-1&&S[v.__i]||uo,v.__i=h,x=Ia(e,v,p,o,a,l,u,c,d,f),w=v.__e,v.ref&&p.
ref!=v.ref&&(p.ref&&Ua(p.ref,null,v),f.push(v.ref,v.__c||w,v)),E==null&&w!=null&&(E=w),4&v.__u?(c=Ii(v,c,e),p.__e&&(p.__e=null)):typeof v.type=="function"&&x!==
void 0?c=x:w&&(c=w.nextSibling),v.__u&=-7);return r.__e=E,c}function Nf(e,t,r,s,o){var a,l,u,c,d,f=r.length,h=f,p=0;for(e.__k=new Array(o),a=0;a<o;a++)(l=t[a])!=
null&&typeof l!="boolean"&&typeof l!="function"?(typeof l=="string"||typeof l=="number"||typeof l=="bigint"||l.constructor==String?l=e.__k[a]=io(null,l,null,null,
null):mo(l)?l=e.__k[a]=io(P,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=e.__k[a]=io(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):e.__k[a]=l,c=
a+p,l.__=e,l.__b=e.__b+1,u=null,(d=l.__i=If(l,r,c,h))!=-1&&(h--,(u=r[d])&&(u.__u|=2)),u==null||u.__v==null?(d==-1&&(o>f?p--:o<f&&p++),typeof l.type!="function"&&
(l.__u|=4)):d!=c&&(d==c-1?p--:d==c+1?p++:(d>c?p--:p++,l.__u|=4))):e.__k[a]=null;if(h)for(a=0;a<f;a++)(u=r[a])!=null&&(2&u.__u)==0&&(u.__e==s&&(s=br(u)),Fi(u,u));
return s}function Ii(e,t,r){var s,o;if(typeof e.type=="function"){for(s=e.__k,o=0;s&&o<s.length;o++)s[o]&&(s[o].__=e,t=Ii(s[o],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=br(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function If(e,t,r,s){var o,a,l,u=e.key,c=e.type,d=t[r],f=d!=null&&(2&d.__u)==0;if(d===null&&u==null||f&&u==d.key&&c==d.type)return r;if(s>(f?1:0)){for(o=r-1,a=r+
1;o>=0||a<t.length;)if((d=t[l=o>=0?o--:a++])!=null&&(2&d.__u)==0&&u==d.key&&c==d.type)return l}return-1}function Di(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||qf.test(t)?r:r+"px"}function ao(e,t,r,s,o){var a,l;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof s=="str\
ing"&&(e.style.cssText=s=""),s)for(t in s)r&&t in r||Di(e.style,t,"");if(r)for(t in r)s&&r[t]==s[t]||Di(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")a=t!=(t=t.replace(
qi,"$1")),l=t.toLowerCase(),t=l in e||t=="onFocusOut"||t=="onFocusIn"?l.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=r,r?s?r[Es]=s[Es]:(r[Es]=qa,e.addEventListener(
t,a?Ra:Oa,a)):e.removeEventListener(t,a?Ra:Oa,a);else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Ai(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[lo]==null)t[lo]=qa++;else if(t[lo]<r[Es])return;return r(ye.event?ye.event(t):t)}}}function Ia(e,t,r,s,o,a,l,u,c,d){var f,h,p,v,w,E,
x,S,k,T,M,J,q,ee,z,ie,G=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(c=!!(32&r.__u),a=[u=t.__e=r.__e]),(f=ye.__b)&&f(t);e:if(typeof G=="function"){h=
l.length;try{if(k=t.props,T=G.prototype&&G.prototype.render,M=(f=G.contextType)&&s[f.__c],J=f?M?M.props.value:f.__:s,r.__c?S=(p=t.__c=r.__c).__=p.__E:(T?t.__c=p=
new G(k,J):(t.__c=p=new Yr(k,J),p.constructor=G,p.render=Bf),M&&M.sub(p),p.state||(p.state={}),p.__n=s,v=p.__d=!0,p.__h=[],p._sb=[]),T&&p.__s==null&&(p.__s=p.state),
T&&G.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=In({},p.__s)),In(p.__s,G.getDerivedStateFromProps(k,p.__s))),w=p.props,E=p.state,p.__v=t,v)T&&G.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),T&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(T&&G.getDerivedStateFromProps==null&&
k!==w&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(k,J),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(k,p.__s,
J)===!1){t.__v!=r.__v&&(p.props=k,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(O){O&&(O.__=t)}),co.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&l.push(p),u=br(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(k,p.__s,J),T&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
w,E,x)})}if(p.context=J,p.props=k,p.__P=e,p.__e=!1,q=ye.__r,ee=0,T)p.state=p.__s,p.__d=!1,q&&q(t),f=p.render(p.props,p.state,p.context),co.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,q&&q(t),f=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++ee<25);p.state=p.__s,p.getChildContext!=null&&(s=In(In({},s),
p.getChildContext())),T&&!v&&p.getSnapshotBeforeUpdate!=null&&(x=p.getSnapshotBeforeUpdate(w,E)),z=f!=null&&f.type===P&&f.key==null?Ji(f.props.children):f,u=Ni(
e,mo(z)?z:[z],t,r,s,o,a,l,u,c,d),p.base=t.__e,t.__u&=-161,p.__h.length&&l.push(p),S&&(p.__E=p.__=null)}catch(O){if(l.length=h,t.__v=null,c||a!=null){if(O.then){
for(t.__u|=c?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;a!=null&&(a[a.indexOf(u)]=null),t.__e=u}else if(a!=null)for(ie=a.length;ie--;)ja(a[ie])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),O.then||Ui(t),ye.__e(O,t,r)}}else a==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=Uf(r.__e,t,r,s,o,a,l,c,d);return(f=
ye.diffed)&&f(t),128&t.__u?void 0:u}function Ui(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(Ui))}function Bi(e,t,r){for(var s=0;s<r.length;s++)Ua(r[s],r[++s],
r[++s]);ye.__c&&ye.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){ye.__e(a,o.__v)}})}function Ji(e){return typeof e!="\
object"||e==null||e.__b>0?e:mo(e)?e.map(Ji):e.constructor!==void 0?null:In({},e)}function Uf(e,t,r,s,o,a,l,u,c){var d,f,h,p,v,w,E,x=r.props||uo,S=t.props,k=t.type;
if(k=="svg"?o="http://www.w3.org/2000/svg":k=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a!=null){for(d=0;d<a.length;d++)
if((v=a[d])&&"setAttribute"in v==!!k&&(k?v.localName==k:v.nodeType==3)){e=v,a[d]=null;break}}if(e==null){if(k==null)return document.createTextNode(S);e=document.
createElementNS(o,k,S.is&&S),u&&(ye.__m&&ye.__m(t,a),u=!1),a=null}if(k==null)x===S||u&&e.data==S||(e.data=S);else{if(a=k=="textarea"&&S.defaultValue!=null?null:
a&&po.call(e.childNodes),!u&&a!=null)for(x={},d=0;d<e.attributes.length;d++)x[(v=e.attributes[d]).name]=v.value;for(d in x)v=x[d],d=="dangerouslySetInnerHTML"?h=
v:d=="children"||d in S||d=="value"&&"defaultValue"in S||d=="checked"&&"defaultChecked"in S||ao(e,d,null,v,o);for(d in S)v=S[d],d=="children"?p=v:d=="dangerousl\
ySetInnerHTML"?f=v:d=="value"?w=v:d=="checked"?E=v:u&&typeof v!="function"||x[d]===v||ao(e,d,v,x[d],o);if(f)u||h&&(f.__html==h.__html||f.__html==e.innerHTML)||(e.
innerHTML=f.__html),t.__k=[];else if(h&&(e.innerHTML=""),Ni(t.type=="template"?e.content:e,mo(p)?p:[p],t,r,s,k=="foreignObject"?"http://www.w3.org/1999/xhtml":o,
a,l,a?a[0]:r.__k&&br(r,0),u,c),a!=null)for(d=a.length;d--;)ja(a[d]);u&&k!="textarea"||(d="value",k=="progress"&&w==null?e.removeAttribute("value"):w!=null&&(w!==
e[d]||k=="progress"&&!w||k=="option"&&w!=x[d])&&ao(e,d,w,x[d],o),d="checked",E!=null&&E!=e[d]&&ao(e,d,E,x[d],o))}return e}function Ua(e,t,r){try{if(typeof e=="f\
unction"){var s=typeof e.__u=="function";s&&e.__u(),s&&t==null||(e.__u=e(t))}else e.current=t}catch(o){ye.__e(o,r)}}function Fi(e,t,r){var s,o;if(ye.unmount&&ye.
unmount(e),(s=e.ref)&&(s.current&&s.current!=e.__e||Ua(s,null,t)),(s=e.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){ye.__e(a,t)}s.
base=s.__P=s.__n=null}if(s=e.__k)for(o=0;o<s.length;o++)s[o]&&Fi(s[o],t,r||typeof e.type!="function");r||ja(e.__e),e.__c=e.__=e.__e=void 0}function Bf(e,t,r){return this.
constructor(e,r)}function Wi(e,t,r){var s,o,a,l;t==document&&(t=document.documentElement),ye.__&&ye.__(e,t),o=(s=typeof r=="function")?null:r&&r.__k||t.__k,a=[],
l=[],Ia(t,e=(!s&&r||t).__k=Na(P,null,[e]),o||uo,uo,t.namespaceURI,!s&&r?[r]:o?null:t.firstChild?po.call(t.childNodes):null,a,!s&&r?r:o?o.__e:t.firstChild,s,l),Bi(
a,e,l),e.props.children=null}po=co.slice,ye={__e:function(e,t,r,s){for(var o,a,l;t=t.__;)if((o=t.__c)&&!o.__)try{if((a=o.constructor)&&a.getDerivedStateFromError!=null&&(o.setState(a.getDerivedStateFromError(
e)),l=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(e,s||{}),l=o.__d),l)return o.__E=o}catch(u){e=u}throw e}},Oi=0,La=function(e){return e!=null&&e.constructor===
void 0},Yr.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=In({},this.state),typeof e=="function"&&(e=e(In({},r),
this.props)),e&&In(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Ei(this))},Yr.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ei(this))},
Yr.prototype.render=P,Xn=[],Ri=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Li=function(e,t){return e.__v.__b-t.__v.__b},
fo.__r=0,Aa=Math.random().toString(8),lo="__d"+Aa,Es="__a"+Aa,qi=/(PointerCapture)$|Capture$/i,qa=0,Oa=Ai(!1),Ra=Ai(!0),Lf=0;var Zr,rt,Ba,Hi,go=0,Xi=[],at=ye,zi=at.__b,Vi=at.__r,Gi=at.diffed,Ki=at.__c,Qi=at.unmount,Yi=at.__;function bo(e,t){at.__h&&at.__h(rt,e,go||t),go=0;var r=rt.__H||
(rt.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function B(e){return go=1,Jf(tu,e)}function Jf(e,t,r){var s=bo(Zr++,2);if(s.t=e,!s.__c&&(s.
__=[r?r(t):tu(void 0,t),function(u){var c=s.__N?s.__N[0]:s.__[0],d=s.t(c,u);c!==d&&(s.__N=[d,s.__[1]],s.__c.setState({}))}],s.__c=rt,!rt.__f)){var o=function(u,c,d){
if(!s.__c.__H)return!0;var f=!1,h=s.__c.props!==u;if(s.__c.__H.__.some(function(v){if(v.__N){f=!0;var w=v.__[0];v.__=v.__N,v.__N=void 0,w!==v.__[0]&&(h=!0)}}),a){
var p=a.call(this,u,c,d);return f?p||h:p}return!f||h};rt.__f=!0;var a=rt.shouldComponentUpdate,l=rt.componentWillUpdate;rt.componentWillUpdate=function(u,c,d){if(this.
__e){var f=a;a=void 0,o(u,c,d),a=f}l&&l.call(this,u,c,d)},rt.shouldComponentUpdate=o}return s.__N||s.__}function He(e,t){var r=bo(Zr++,3);!at.__s&&Fa(r.__H,t)&&
(r.__=e,r.u=t,rt.__H.__h.push(r))}function eu(e,t){var r=bo(Zr++,4);!at.__s&&Fa(r.__H,t)&&(r.__=e,r.u=t,rt.__h.push(r))}function ve(e){return go=5,vo(function(){
return{current:e}},[])}function vo(e,t){var r=bo(Zr++,7);return Fa(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Ff(){for(var e;e=Xi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(ho),t.__h.some(Ja),t.__h=[]}catch(r){t.__h=[],at.__e(r,e.__v)}}}at.__b=function(e){
rt=null,zi&&zi(e)},at.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Yi&&Yi(e,t)},at.__r=function(e){Vi&&Vi(e),Zr=0;var t=(rt=e.__c).__H;t&&(Ba===rt?(t.
__h=[],rt.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(ho),t.__h.some(Ja),t.__h=[],Zr=0)),Ba=rt},at.diffed=function(e){Gi&&Gi(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(Xi.push(t)!==1&&Hi===at.requestAnimationFrame||((Hi=at.requestAnimationFrame)||Wf)(Ff)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),Ba=rt=null},at.__c=function(e,t){t.some(function(r){try{r.__h.some(ho),r.__h=r.__h.filter(function(s){return!s.__||Ja(s)})}catch(s){
t.some(function(o){o.__h&&(o.__h=[])}),t=[],at.__e(s,r.__v)}}),Ki&&Ki(e,t)},at.unmount=function(e){Qi&&Qi(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(s){
try{ho(s)}catch(o){t=o}}),r.__H=void 0,t&&at.__e(t,r.__v))};var Zi=typeof requestAnimationFrame=="function";function Wf(e){var t,r=function(){clearTimeout(s),Zi&&
cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(r,35);Zi&&(t=requestAnimationFrame(r))}function ho(e){var t=rt,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
rt=t}function Ja(e){var t=rt;e.__c=e.__(),rt=t}function Fa(e,t){return!e||e.length!==t.length||t.some(function(r,s){return r!==e[s]})}function tu(e,t){return typeof t==
"function"?t(e):t}var Hf=Symbol.for("preact-signals");function ko(){if(Un>1)Un--;else{var e,t=!1;for((function(){var o=_o;for(_o=void 0;o!==void 0;){var a=o.S;if(a.v===o.v)for(var l=a.
t;l!==void 0;l=l.x)l.i===o.i&&(l.i=a.i);o=o.o}})();As!==void 0;){var r=As;for(As=void 0,yo++;r!==void 0;){var s=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&ru(r))try{r.
c()}catch(o){t||(e=o,t=!0)}r=s}}if(yo=0,Un--,t)throw e}}function Ha(e){if(Un>0)return e();Wa=++zf,Un++;try{return e()}finally{ko()}}var Ds,Qe=void 0;function Os(e){
var t=Qe,r=Ds;Qe=void 0,Ds=void 0;try{return e()}finally{Qe=t,Ds=r}}var As=void 0,Un=0,yo=0,zf=0,Wa=0,_o=void 0,wo=0;function nu(e){if(Qe!==void 0){var t=e.n;if(t===
void 0||t.t!==Qe)return t={i:0,S:e,p:Qe.s,n:void 0,t:Qe,e:void 0,x:void 0,r:t},Qe.s!==void 0&&(Qe.s.n=t),Qe.s=t,e.n=t,32&Qe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Qe.s,t.n=void 0,Qe.s.n=t,Qe.s=t),t}}function pt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}pt.prototype.brand=Hf;pt.prototype.h=function(){return!0};pt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:Os(function(){var s;(s=t.W)==null||s.call(t)}))};pt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,s=e.x;r!==void 0&&(r.x=s,e.e=void 0),s!==void 0&&(s.e=r,e.x=void 0),e===this.t&&(this.t=s,s===void 0&&Os(function(){var o;(o=t.Z)==null||o.call(t)}))}};
pt.prototype.subscribe=function(e){var t=this;return Jn(function(){var r=t.value;Os(function(){return e(r)})},{name:"sub"})};pt.prototype.valueOf=function(){return this.
value};pt.prototype.toString=function(){return this.value+""};pt.prototype.toJSON=function(){return this.value};pt.prototype.peek=function(){var e=this;return Os(
function(){return e.value})};Object.defineProperty(pt.prototype,"value",{get:function(){var e=nu(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(yo>100)throw new Error("Cycle detected");(function(r){Un!==0&&yo===0&&r.l!==Wa&&(r.l=Wa,_o={S:r,v:r.v,i:r.i,o:_o})})(this),this.v=e,this.i++,wo++,Un++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{ko()}}}});function Se(e,t){return new pt(e,t)}function ru(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function su(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function ou(e){for(var t=e.s,r=void 0;t!==void 0;){var s=t.p;t.i===-1?(t.S.U(t),s!==void 0&&(s.n=t.n),t.n!==void 0&&(t.n.p=s)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=s}e.s=r}function vr(e,t){pt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=wo-1,this.f=4}vr.prototype=new pt;vr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===wo))return!0;if(this.g=wo,this.f|=1,this.i>0&&!ru(this))return this.f&=-2,!0;var e=Qe;try{su(this),Qe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Qe=e,ou(this),this.f&=-2,!0};
vr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}pt.prototype.S.call(this,e)};vr.prototype.U=function(e){if(this.
t!==void 0&&(pt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};vr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(vr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=nu(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Bn(e,t){return new vr(e,t)}function au(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Un++;var r=Qe;Qe=void 0;try{t()}catch(s){throw e.f&=-2,e.f|=8,za(e),s}finally{Qe=r,ko()}}}function za(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,au(e)}function Vf(e){if(Qe!==this)throw new Error("Out-of-order effect");ou(this),Qe=e,this.f&=-2;try{8&this.f&&za(this)}finally{ko()}}function Xr(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,Ds&&Ds.push(this)}Xr.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Xr.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,au(this),su(this),Un++;var e=Qe;return Qe=this,Vf.bind(this,e)};Xr.prototype.N=function(){2&this.f||(this.f|=2,this.u=As,As=this)};Xr.prototype.d=function(){
this.f|=8,1&this.f||za(this)};Xr.prototype.dispose=function(){this.d()};function Jn(e,t){var r=new Xr(e,t);try{r.c()}catch(o){throw r.d(),o}var s=r.d.bind(r);return s[Symbol.
dispose]=s,s}var lu,xo,So,Gf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var iu=[];Jn(function(){lu=this.N})();function es(e,t){ye[e]=t.bind(null,ye[e]||function(){})}function Rs(e){if(So){var t=So;So=void 0,t()}So=e&&e.S()}function uu(e){
var t=this,r=e.data,s=Qf(r);s.name="ReactiveDom",s.value=r;var o=vo(function(){for(var u=t,c=t.__v;c=c.__;)if(c.__c){c.__c.__$f|=4;break}var d=Bn(function(){var v=s.
value.value;return v===0?0:v===!0?"":v||""}),f=Bn(function(){return!Array.isArray(d.value)&&!La(d.value)}),h=Jn(function(){if(this.N=cu,f.value){var v=d.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=v)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[f,d]},[]),a=o[0],l=o[1];return a.value?l.
peek():l.value}uu.displayName="ReactiveTextNode";Object.defineProperties(pt.prototype,{constructor:{configurable:!0,value:Na(P,null).constructor},type:{configurable:!0,
value:uu},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});es("__b",function(e,t){if(Rs(),
xo=void 0,typeof t.type=="string"){var r,s=t.props;for(var o in s)if(o!=="children"){var a=s[o];a instanceof pt&&(r||(t.__np=r={}),r[o]=a,s[o]=a.peek())}}e(t)});
es("__r",function(e,t){if(e(t),t.type!==P){Rs();var r,s=t.__c;s&&(s.__$f&=-2,(r=s.__$u)===void 0&&(s.__$u=r=(function(o,a){var l;return Jn(function(){l=this},{name:a}),
l.c=o,l})((function(o){return function(){var a;Gf&&((a=this.y)==null||a.call(this)),o.__$f|=1,o.setState({})}})(s),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),xo=s,Rs(r)}});es("__e",function(e,t,r,s){Rs(),xo=void 0,e(t,r,s)});es("diffed",function(e,t){Rs(),xo=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var s=t.__np,o=t.props,a=r.U;if(a)for(var l in a){var u=a[l];u===void 0||s&&l in s||(u.d(),a[l]=void 0)}if(s){a||(a={},r.U=a);for(var c in s){var d=a[c],
f=s[c];d===void 0?(d=Kf(r,c,f,o),a[c]=d):d.o(f,o)}}}e(t)});function Kf(e,t,r,s){var o=t in e&&e.ownerSVGElement===void 0,a=Se(r);return{o:function(l,u){a.value=
l,s=u},d:Jn(function(){this.N=cu;var l=a.value.value;s[t]!==l&&(s[t]=l,o?e[t]=l:l!=null&&(l!==!1||t[4]==="-")?e.setAttribute(t,l):e.removeAttribute(t))})}}es("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var s=r.U;if(s){r.U=void 0;for(var o in s){var a=s[o];a&&a.d()}}}var l=t.__np;if(l){var u=t.
props;for(var c in l)u[c]=l[c]}t.__np=void 0}else{var d=t.__c;if(d){d.__$f|=8;var f=d.__$u;f&&(d.__$u=void 0,f.d())}}e(t)});es("__h",function(e,t,r,s){s<3&&(t.__$f|=
2),e(t,r,s)});Yr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,s=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var a=2&this.__$f;if(!(s||a||4&this.__$f)||1&this.__$f)return!0}else if(!(s||4&this.__$f)||3&this.__$f)return!0;for(var l in e)if(l!==
"__source"&&e[l]!==this.props[l])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function Qf(e,t){return vo(function(){return Se(e,t)},[])}var Yf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Zf(){Ha(function(){for(var e;e=iu.shift();)lu.call(e)})}function cu(){iu.push(this)===1&&(ye.requestAnimationFrame||Yf)(Zf)}var Va=new URL(document.baseURI);function te(e){return new URL(e,Va).href}function Mt(e){let t=new URLSearchParams;for(let[s,o]of Object.entries(e))o!==void 0&&
o!==""&&o!==!1&&t.set(s,String(o));let r=t.toString();return r===""?"":`?${r}`}var un=class extends Error{constructor(r,s,o,a,l){super(a||o);gr(this,"status",r);
gr(this,"code",s);gr(this,"title",o);gr(this,"detail",a);gr(this,"retryAfter",l)}};async function du(e){let t=Number(e.headers.get("retry-after")??"0");try{let r=await e.
json();return new un(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new un(e.status,"",e.statusText,"the answer came from something else\
 than Pawl",t)}}var Fn=class{constructor(t){gr(this,"source",t)}};function Ga(e){return JSON.parse(e,(t,r,s)=>{let o=s?.source;return typeof r!="number"||o===void 0||
o.length<16||String(r)===o?r:new Fn(o)})}var lt=Se(null),Et=Se(!1),Ka=Se(0),Ls=Se(null),fu=Bn(()=>lt.value?.read_only===!0);function Be(e){return lt.value!==null&&
!lt.value.read_only&&lt.value.scopes.includes(e)}async function L(e,t={}){let r={},s={method:t.method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==
void 0&&(r["content-type"]="application/json",s.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key),t.ifMatch&&(r["if-match"]=`"${t.ifMatch}"`);let o;
try{o=await fetch(te(e),s)}catch(a){if(t.signal?.aborted)throw a;let l=new un(0,"unreachable","The server does not answer","It may be restarting; trying again.",
0);throw Ls.value=l,l}if(!o.ok){let a=await du(o);throw a.status===401&&(Et.value=!0),(a.status===503||a.status===507)&&(Ls.value=a),a}if(Ls.value=null,o.status!==
204)return Ga(await o.text())}async function Co(){let e=Date.now(),t=await L("v1/me");Ka.value=Date.parse(t.now)-(e+Date.now())/2,lt.value=t,Et.value=!1}async function pu(e){
let t=await fetch(te("ui/session"),{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await du(t);await Co()}
async function mu(){await L("ui/session",{method:"DELETE"}),lt.value=null,Et.value=!0}function Yt(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.
toString(16).padStart(2,"0")).join("")}function st(e,t="GET",r){let s=a=>`'${a.replace(/'/g,"'\\''")}'`,o=["curl"];return t!=="GET"&&o.push("-X",t),lt.value?.tokens&&
o.push('-H "Authorization: Bearer $PAWL_TOKEN"'),r!==void 0&&o.push("-H 'content-type: application/json'","-d",s(JSON.stringify(r))),o.push(s(te(e))),o.join(" ")}var Xf="uplot",ep="u-hz",tp="u-vt",np="u-title",rp="u-wrap",sp="u-under",op="u-over",ap="u-axis",wr="u-off",lp="u-select",ip="u-cursor-x",up="u-cursor-y",cp="u-\
cursor-pt",dp="u-legend",fp="u-live",pp="u-inline",mp="u-series",hp="u-marker",hu="u-label",gp="u-value",js="width",Ns="height";var gu="bottom",ts="left",Qa="right",pl="#000",bu=pl+"0",Ya="mousemove",vu="mousedown",Za="mouseup",yu="mouseenter",_u="mouseleave",wu="dblclick",bp="resize",vp="\
scroll",ku="change",Eo="dppxchange",ml="--",is=typeof window<"u",rl=is?document:null,rs=is?window:null,yp=is?navigator:null,Te,To;function sl(){let e=devicePixelRatio;
Te!=e&&(Te=e,To&&al(ku,To,sl),To=matchMedia(`(min-resolution: ${Te-.001}dppx) and (max-resolution: ${Te+.001}dppx)`),kr(ku,To,sl),rs.dispatchEvent(new CustomEvent(
Eo)))}function Zt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function ol(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function ze(e,t,r){
e.style[t]=r+"px"}function yn(e,t,r,s){let o=rl.createElement(e);return t!=null&&Zt(o,t),r?.insertBefore(o,s),o}function cn(e,t){return yn("div",e,t)}var Su=new WeakMap;
function En(e,t,r,s,o){let a="translate("+t+"px,"+r+"px)",l=Su.get(e);a!=l&&(e.style.transform=a,Su.set(e,a),t<0||r<0||t>s||r>o?Zt(e,wr):ol(e,wr))}var xu=new WeakMap;
function Cu(e,t,r){let s=t+r,o=xu.get(e);s!=o&&(xu.set(e,s),e.style.background=t,e.style.borderColor=r)}var Tu=new WeakMap;function $u(e,t,r,s){let o=t+""+r,a=Tu.
get(e);o!=a&&(Tu.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=s?-t/2+"px":0,e.style.marginTop=s?-r/2+"px":0)}var hl={passive:!0},_p={...hl,
capture:!0};function kr(e,t,r,s){t.addEventListener(e,r,s?_p:hl)}function al(e,t,r,s){t.removeEventListener(e,r,hl)}is&&sl();function _n(e,t,r,s){let o;r=r||0,s=
s||t.length-1;let a=s<=2147483647;for(;s-r>1;)o=a?r+s>>1:Xt((r+s)/2),t[o]<e?r=o:s=o;return e-t[r]<=t[s]-e?r:s}function tc(e){return(r,s,o)=>{let a=-1,l=-1;for(let u=s;u<=
o;u++)if(e(r[u])){a=u;break}for(let u=o;u>=s;u--)if(e(r[u])){l=u;break}return[a,l]}}var nc=e=>e!=null,rc=e=>e!=null&&e>0,Oo=tc(nc),wp=tc(rc);function kp(e,t,r,s=0,o=!1){
let a=o?wp:Oo,l=o?rc:nc;[t,r]=a(e,t,r);let u=e[t],c=e[t];if(t>-1)if(s==1)u=e[t],c=e[r];else if(s==-1)u=e[r],c=e[t];else for(let d=t;d<=r;d++){let f=e[d];l(f)&&(f<
u?u=f:f>c&&(c=f))}return[u??je,c??-je]}function Ro(e,t,r,s){let o=Eu(e),a=Eu(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let l=r==10?Wn:sc,u=o==1?Xt:dn,c=a==1?dn:Xt,
d=u(l(ht(e))),f=c(l(ht(t))),h=ss(r,d),p=ss(r,f);return r==10&&(d<0&&(h=Ne(h,-d)),f<0&&(p=Ne(p,-f))),s||r==2?(e=h*o,t=p*a):(e=ic(e,h),t=Lo(t,p)),[e,t]}function gl(e,t,r,s){
let o=Ro(e,t,r,s);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var bl=.1,Pu={mode:3,pad:bl},Us={pad:0,soft:null,mode:0},Sp={min:Us,max:Us};function Do(e,t,r,s){return qo(
r)?Mu(e,t,r):(Us.pad=r,Us.soft=s?0:null,Us.mode=s?3:0,Mu(e,t,Sp))}function xe(e,t){return e??t}function xp(e,t,r){for(t=xe(t,0),r=xe(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Mu(e,t,r){let s=r.min,o=r.max,a=xe(s.pad,0),l=xe(o.pad,0),u=xe(s.hard,-je),c=xe(o.hard,je),d=xe(s.soft,je),f=xe(o.soft,-je),
h=xe(s.mode,0),p=xe(o.mode,0),v=t-e,w=Wn(v),E=It(ht(e),ht(t)),x=Wn(E),S=ht(x-w);(v<1e-24||S>10)&&(v=0,(e==0||t==0)&&(v=1e-24,h==2&&d!=je&&(a=0),p==2&&f!=-je&&(l=
0)));let k=v||E||1e3,T=Wn(k),M=ss(10,Xt(T)),J=k*(v==0?e==0?.1:1:a),q=Ne(ic(e-J,M/10),24),ee=e>=d&&(h==1||h==3&&q<=d||h==2&&q>=d)?d:je,z=It(u,q<ee&&e>=ee?ee:wn(ee,
q)),ie=k*(v==0?t==0?.1:1:l),G=Ne(Lo(t+ie,M/10),24),O=t<=f&&(p==1||p==3&&G>=f||p==2&&G<=f)?f:-je,ce=wn(c,G>O&&t<=O?O:It(O,G));return z==ce&&z==0&&(ce=100),[z,ce]}
var Cp=new Intl.NumberFormat(is?yp.language:"en-US"),vl=e=>Cp.format(e),en=Math,Mo=en.PI,ht=en.abs,Xt=en.floor,mt=en.round,dn=en.ceil,wn=en.min,It=en.max,ss=en.
pow,Eu=en.sign,Wn=en.log10,sc=en.log2,Tp=(e,t=1)=>en.sinh(e)*t,Xa=(e,t=1)=>en.asinh(e/t),je=1/0;function Du(e){return(Wn((e^e>>31)-(e>>31))|0)+1}function ll(e,t,r){
return wn(It(e,t),r)}function oc(e){return typeof e=="function"}function he(e){return oc(e)?e:()=>e}var $p=()=>{},ac=e=>e,lc=(e,t)=>t,Pp=e=>null,Au=e=>!0,Ou=(e,t)=>e==
t,Mp=/\.\d*?(?=9{6,}|0{6,})/gm,Sr=e=>{if(cc(e)||tr.has(e))return e;let t=`${e}`,r=t.match(Mp);if(r==null)return e;let s=r[0].length-1;if(t.indexOf("e-")!=-1){let[
o,a]=t.split("e");return+`${Sr(o)}e${a}`}return Ne(e,s)};function yr(e,t){return Sr(Ne(Sr(e/t))*t)}function Lo(e,t){return Sr(dn(Sr(e/t))*t)}function ic(e,t){return Sr(
Xt(Sr(e/t))*t)}function Ne(e,t=0){if(cc(e))return e;let r=10**t,s=e*r*(1+Number.EPSILON);return mt(s)/r}var tr=new Map;function uc(e){return((""+e).split(".")[1]||
"").length}function Js(e,t,r,s){let o=[],a=s.map(uc);for(let l=t;l<r;l++){let u=ht(l),c=Ne(ss(e,l),u);for(let d=0;d<s.length;d++){let f=e==10?+`${s[d]}e${l}`:s[d]*
c,h=(l>=0?0:u)+(l>=a[d]?0:a[d]),p=e==10?f:Ne(f,h);o.push(p),tr.set(p,h)}}return o}var Bs={},yl=[],os=[null,null],er=Array.isArray,cc=Number.isInteger,Ep=e=>e===
void 0;function Ru(e){return typeof e=="string"}function qo(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Dp(e){return e!=null&&
typeof e=="object"}var Ap=Object.getPrototypeOf(Uint8Array),dc="__proto__";function as(e,t=qo){let r;if(er(e)){let s=e.find(o=>o!=null);if(er(s)||t(s)){r=Array(
e.length);for(let o=0;o<e.length;o++)r[o]=as(e[o],t)}else r=e.slice()}else if(e instanceof Ap)r=e.slice();else if(t(e)){r={};for(let s in e)s!=dc&&(r[s]=as(e[s],
t))}else r=e;return r}function ut(e){let t=arguments;for(let r=1;r<t.length;r++){let s=t[r];for(let o in s)o!=dc&&(qo(e[o])?ut(e[o],as(s[o])):e[o]=as(s[o]))}return e}
var Op=0,Rp=1,Lp=2;function qp(e,t,r){for(let s=0,o,a=-1;s<t.length;s++){let l=t[s];if(l>a){for(o=l-1;o>=0&&e[o]==null;)e[o--]=null;for(o=l+1;o<r&&e[o]==null;)e[a=
o++]=null}}}function jp(e,t){if(Up(e)){let l=e[0].slice();for(let u=1;u<e.length;u++)l.push(...e[u].slice(1));return Bp(l[0])||(l=Ip(l)),l}let r=new Set;for(let l=0;l<
e.length;l++){let c=e[l][0],d=c.length;for(let f=0;f<d;f++)r.add(c[f])}let s=[Array.from(r).sort((l,u)=>l-u)],o=s[0].length,a=new Map;for(let l=0;l<o;l++)a.set(
s[0][l],l);for(let l=0;l<e.length;l++){let u=e[l],c=u[0];for(let d=1;d<u.length;d++){let f=u[d],h=Array(o).fill(void 0),p=t?t[l][d]:Rp,v=[];for(let w=0;w<f.length;w++){
let E=f[w],x=a.get(c[w]);E===null?p!=Op&&(h[x]=E,p==Lp&&v.push(x)):h[x]=E}qp(h,v,o),s.push(h)}}return s}var Np=typeof queueMicrotask>"u"?e=>Promise.resolve().then(
e):queueMicrotask;function Ip(e){let t=e[0],r=t.length,s=Array(r);for(let a=0;a<s.length;a++)s[a]=a;s.sort((a,l)=>t[a]-t[l]);let o=[];for(let a=0;a<e.length;a++){
let l=e[a],u=Array(r);for(let c=0;c<r;c++)u[c]=l[s[c]];o.push(u)}return o}function Up(e){let t=e[0][0],r=t.length;for(let s=1;s<e.length;s++){let o=e[s][0];if(o.
length!=r)return!1;if(o!=t){for(let a=0;a<r;a++)if(o[a]!=t[a])return!1}}return!0}function Bp(e,t=100){let r=e.length;if(r<=1)return!0;let s=0,o=r-1;for(;s<=o&&e[s]==
null;)s++;for(;o>=s&&e[o]==null;)o--;if(o<=s)return!0;let a=It(1,Xt((o-s+1)/t));for(let l=e[s],u=s+a;u<=o;u+=a){let c=e[u];if(c!=null){if(c<=l)return!1;l=c}}return!0}
var fc=["January","February","March","April","May","June","July","August","September","October","November","December"],pc=["Sunday","Monday","Tuesday","Wednesda\
y","Thursday","Friday","Saturday"];function mc(e){return e.slice(0,3)}var Jp=pc.map(mc),Fp=fc.map(mc),Wp={MMMM:fc,MMM:Fp,WWWW:pc,WWW:Jp};function qs(e){return(e<
10?"0":"")+e}function Hp(e){return(e<10?"00":e<100?"0":"")+e}var zp={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],
MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>qs(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>qs(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.
getDay()],HH:e=>qs(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?
"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>qs(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>qs(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Hp(e.getMilliseconds())};
function _l(e,t){t=t||Wp;let r=[],s=/\{([a-z]+)\}|[^{]+/gi,o;for(;o=s.exec(e);)r.push(o[0][0]=="{"?zp[o[1]]:o[0]);return a=>{let l="";for(let u=0;u<r.length;u++)
l+=typeof r[u]=="string"?r[u]:r[u](a,t);return l}}var Vp=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Gp(e,t){let r;return t=="UTC"||t=="Etc/UT\
C"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Vp?r=e:(r=new Date(e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var hc=e=>e%
1==0,Ao=[1,2,2.5,5],Kp=Js(10,-32,0,Ao),gc=Js(10,0,32,Ao),Qp=gc.filter(hc),_r=Kp.concat(gc),wl=`
`,bc="{YYYY}",Lu=wl+bc,vc="{M}/{D}",Is=wl+vc,$o=Is+"/{YY}",yc="{aa}",Yp="{h}:{mm}",ns=Yp+yc,qu=wl+ns,ju=":{ss}",Pe=null;function _c(e){let t=e*1e3,r=t*60,s=r*60,
o=s*24,a=o*30,l=o*365,c=(e==1?Js(10,0,3,Ao).filter(hc):Js(10,-3,0,Ao)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,s,s*2,s*3,s*4,s*6,s*8,s*12,o,o*2,o*3,o*
4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,a,a*2,a*3,a*4,a*6,l,l*2,l*5,l*10,l*25,l*50,l*100]),d=[[l,bc,Pe,Pe,Pe,Pe,Pe,Pe,1],[o*28,"{MMM}",Lu,Pe,Pe,Pe,Pe,Pe,1],[o,vc,Lu,Pe,
Pe,Pe,Pe,Pe,1],[s,"{h}"+yc,$o,Pe,Is,Pe,Pe,Pe,1],[r,ns,$o,Pe,Is,Pe,Pe,Pe,1],[t,ju,$o+" "+ns,Pe,Is+" "+ns,Pe,qu,Pe,1],[e,ju+".{fff}",$o+" "+ns,Pe,Is+" "+ns,Pe,qu,
Pe,1]];function f(h){return(p,v,w,E,x,S)=>{let k=[],T=x>=l,M=x>=a&&x<l,J=h(w),q=Ne(J*e,3),ee=el(J.getFullYear(),T?0:J.getMonth(),M||T?1:J.getDate()),z=Ne(ee*e,3);
if(M||T){let ie=M?x/a:0,G=T?x/l:0,O=q==z?q:Ne(el(ee.getFullYear()+G,ee.getMonth()+ie,1)*e,3),ce=new Date(mt(O/e)),F=ce.getFullYear(),ne=ce.getMonth();for(let K=0;O<=
E;K++){let be=el(F+G*K,ne+ie*K,1),V=be-h(Ne(be*e,3));O=Ne((+be+V)*e,3),O<=E&&k.push(O)}}else{let ie=x>=o?o:x,G=Xt(w)-Xt(q),O=z+G+Lo(q-z,ie);k.push(O);let ce=h(O),
F=ce.getHours()+ce.getMinutes()/r+ce.getSeconds()/s,ne=x/s,K=p.axes[v]._space,be=S/K;for(;O=Ne(O+x,e==1?0:3),!(O>E);)if(ne>1){let V=Xt(Ne(F+ne,6))%24,we=h(O).getHours()-
V;we>1&&(we=-1),O-=we*s,F=(F+ne)%24;let Ae=k[k.length-1];Ne((O-Ae)/x,3)*be>=.7&&k.push(O)}else k.push(O)}return k}}return[c,d,f]}var[Zp,Xp,em]=_c(1),[tm,nm,rm]=_c(
.001);Js(2,-53,53,[1]);function Nu(e,t){return e.map(r=>r.map((s,o)=>o==0||o==8||s==null?s:t(o==1||r[8]==0?s:r[1]+s)))}function Iu(e,t){return(r,s,o,a,l)=>{let u=t.
find(w=>l>=w[0])||t[t.length-1],c,d,f,h,p,v;return s.map(w=>{let E=e(w),x=E.getFullYear(),S=E.getMonth(),k=E.getDate(),T=E.getHours(),M=E.getMinutes(),J=E.getSeconds(),
q=x!=c&&u[2]||S!=d&&u[3]||k!=f&&u[4]||T!=h&&u[5]||M!=p&&u[6]||J!=v&&u[7]||u[1];return c=x,d=S,f=k,h=T,p=M,v=J,q(E)})}}function sm(e,t){let r=_l(t);return(s,o,a,l,u)=>o.
map(c=>r(e(c)))}function el(e,t,r){return new Date(e,t,r)}function Uu(e,t){return t(e)}var om="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Bu(e,t){return(r,s,o,a)=>a==
null?ml:t(e(s))}function am(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function lm(e,t){return e.series[t].fill(
e,t)}var im={show:!0,live:!0,isolate:!1,mount:$p,markers:{show:!0,width:2,stroke:am,fill:lm,dash:"solid"},idx:null,idxs:null,values:[]};function um(e,t){let r=e.
cursor.points,s=cn(),o=r.size(e,t);ze(s,js,o),ze(s,Ns,o);let a=o/-2;ze(s,"marginLeft",a),ze(s,"marginTop",a);let l=r.width(e,t,o);return l&&ze(s,"borderWidth",l),
s}function cm(e,t){let r=e.series[t].points;return r._fill||r._stroke}function dm(e,t){let r=e.series[t].points;return r._stroke||r._fill}function fm(e,t){return e.
series[t].points.size}var tl=[0,0];function pm(e,t,r){return tl[0]=t,tl[1]=r,tl}function Po(e,t,r,s=!0){return o=>{o.button==0&&(!s||o.target==t)&&r(o)}}function nl(e,t,r,s=!0){
return o=>{(!s||o.target==t)&&r(o)}}var mm={show:!0,x:!0,y:!0,lock:!1,move:pm,points:{one:!1,show:um,size:fm,width:0,stroke:dm,fill:cm},bind:{mousedown:Po,mouseup:Po,
click:Po,dblclick:Po,mousemove:nl,mouseleave:nl,mouseenter:nl},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,s,o)=>s-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},wc={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},kl=ut({},wc,{filter:lc}),kc=ut({},kl,{size:10}),Sc=ut({},wc,{show:!1}),Sl='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',xc="bold "+Sl,Cc=1.5,Ju={
show:!0,scale:"x",stroke:pl,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xc,side:2,grid:kl,ticks:kc,border:Sc,font:Sl,lineGap:Cc,rotate:0},
hm="Value",gm="Time",Fu={show:!0,scale:"x",auto:!1,sorted:1,min:je,max:-je,idxs:[]};function bm(e,t,r,s,o){return t.map(a=>a==null?"":vl(a))}function vm(e,t,r,s,o,a,l){
let u=[],c=tr.get(o)||0;r=l?r:Ne(Lo(r,o),c);for(let d=r;d<=s;d=Ne(d+o,c))u.push(Object.is(d,-0)?0:d);return u}function il(e,t,r,s,o,a,l){let u=[],c=e.scales[e.axes[t].
scale].log,d=c==10?Wn:sc,f=Xt(d(r));o=ss(c,f),c==10&&(o=_r[_n(o,_r)]);let h=r,p=o*c;c==10&&(p=_r[_n(p,_r)]);do u.push(h),h=h+o,c==10&&!tr.has(h)&&(h=Ne(h,tr.get(
o))),h>=p&&(o=h,p=o*c,c==10&&(p=_r[_n(p,_r)]));while(h<=s);return u}function ym(e,t,r,s,o,a,l){let c=e.scales[e.axes[t].scale].asinh,d=s>c?il(e,t,It(c,r),s,o):[
c],f=s>=0&&r<=0?[0]:[];return(r<-c?il(e,t,It(c,-s),-r,o):[c]).reverse().map(p=>-p).concat(f,d)}var Tc=/./,_m=/[12357]/,wm=/[125]/,Wu=/1/,ul=(e,t,r,s)=>e.map((o,a)=>t==
4&&o==0||a%s==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function km(e,t,r,s,o){let a=e.axes[r],l=a.scale,u=e.scales[l],c=e.valToPos,d=a._space,f=c(10,l),h=c(
9,l)-f>=d?Tc:c(7,l)-f>=d?_m:c(5,l)-f>=d?wm:Wu;if(h==Wu){let p=ht(c(1,l)-f);if(p<d)return ul(t.slice().reverse(),u.distr,h,dn(d/p)).reverse()}return ul(t,u.distr,
h,1)}function Sm(e,t,r,s,o){let a=e.axes[r],l=a.scale,u=a._space,c=e.valToPos,d=ht(c(1,l)-c(2,l));return d<u?ul(t.slice().reverse(),3,Tc,dn(u/d)).reverse():t}function xm(e,t,r,s){
return s==null?ml:t==null?"":vl(t)}var Hu={show:!0,scale:"y",stroke:pl,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:xc,side:3,grid:kl,ticks:kc,
border:Sc,font:Sl,lineGap:Cc,rotate:0};function Cm(e,t){let r=3+(e||1)*2;return Ne(r*t,3)}function Tm(e,t){let{scale:r,idxs:s}=e.series[0],o=e._data[0],a=e.valToPos(
o[s[0]],r,!0),l=e.valToPos(o[s[1]],r,!0),u=ht(l-a),c=e.series[t],d=u/(c.points.space*Te);return s[1]-s[0]<=d}var zu={scale:null,auto:!0,sorted:0,min:je,max:-je},
$c=(e,t,r,s,o)=>o,Vu={show:!0,auto:!0,sorted:0,gaps:$c,alpha:1,facets:[ut({},zu,{scale:"x"}),ut({},zu,{scale:"y"})]},Gu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:$c,alpha:1,points:{show:Tm,filter:null},values:null,min:je,max:-je,idxs:[],path:null,clip:null};function $m(e,t,r,s,o){return r/10}var Pc={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Pm=ut({},Pc,{time:!1,ori:1}),Ku={};function Mc(e,t){let r=Ku[e];return r||(r={key:e,plots:[],sub(s){r.plots.
push(s)},unsub(s){r.plots=r.plots.filter(o=>o!=s)},pub(s,o,a,l,u,c,d){for(let f=0;f<r.plots.length;f++)r.plots[f]!=o&&r.plots[f].pub(s,o,a,l,u,c,d)}},e!=null&&(Ku[e]=
r)),r}var ls=1,cl=2;function xr(e,t,r){let s=e.mode,o=e.series[t],a=s==2?e._data[t]:e._data,l=e.scales,u=e.bbox,c=a[0],d=s==2?a[1]:a[t],f=s==2?l[o.facets[0].scale]:
l[e.series[0].scale],h=s==2?l[o.facets[1].scale]:l[o.scale],p=u.left,v=u.top,w=u.width,E=u.height,x=e.valToPosH,S=e.valToPosV;return f.ori==0?r(o,c,d,f,h,x,S,p,
v,w,E,No,us,Uo,Dc,Oc):r(o,c,d,f,h,S,x,v,p,E,w,Io,cs,Tl,Ac,Rc)}function xl(e,t){let r=0,s=0,o=xe(e.bands,yl);for(let a=0;a<o.length;a++){let l=o[a];l.series[0]==
t?r=l.dir:l.series[1]==t&&(l.dir==1?s|=1:s|=2)}return[r,s==1?-1:s==2?1:s==3?2:0]}function Mm(e,t,r,s,o){let a=e.mode,l=e.series[t],u=a==2?l.facets[1].scale:l.scale,
c=e.scales[u];return o==-1?c.min:o==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Hn(e,t,r,s,o,a){return xr(e,t,(l,u,c,d,f,h,p,v,w,E,x)=>{let S=l.pxRound,k=d.
dir*(d.ori==0?1:-1),T=d.ori==0?us:cs,M,J;k==1?(M=r,J=s):(M=s,J=r);let q=S(h(u[M],d,E,v)),ee=S(p(c[M],f,x,w)),z=S(h(u[J],d,E,v)),ie=S(p(a==1?f.max:f.min,f,x,w)),
G=new Path2D(o);return T(G,z,ie),T(G,q,ie),T(G,q,ee),G})}function jo(e,t,r,s,o,a){let l=null;if(e.length>0){l=new Path2D;let u=t==0?Uo:Tl,c=r;for(let h=0;h<e.length;h++){
let p=e[h];if(p[1]>p[0]){let v=p[0]-c;v>0&&u(l,c,s,v,s+a),c=p[1]}}let d=r+o-c,f=10;d>0&&u(l,c,s-f/2,d,s+a+f)}return l}function Em(e,t,r){let s=e[e.length-1];s&&
s[0]==t?s[1]=r:e.push([t,r])}function Cl(e,t,r,s,o,a,l){let u=[],c=e.length;for(let d=o==1?r:s;d>=r&&d<=s;d+=o)if(t[d]===null){let h=d,p=d;if(o==1)for(;++d<=s&&
t[d]===null;)p=d;else for(;--d>=r&&t[d]===null;)p=d;let v=a(e[h]),w=p==h?v:a(e[p]),E=h-o;v=l<=0&&E>=0&&E<c?a(e[E]):v;let S=p+o;w=l>=0&&S>=0&&S<c?a(e[S]):w,w>=v&&
u.push([v,w])}return u}function Qu(e){return e==0?ac:e==1?mt:t=>yr(t,e)}function Ec(e){let t=e==0?No:Io,r=e==0?(o,a,l,u,c,d)=>{o.arcTo(a,l,u,c,d)}:(o,a,l,u,c,d)=>{
o.arcTo(l,a,c,u,d)},s=e==0?(o,a,l,u,c)=>{o.rect(a,l,u,c)}:(o,a,l,u,c)=>{o.rect(l,a,c,u)};return(o,a,l,u,c,d=0,f=0)=>{d==0&&f==0?s(o,a,l,u,c):(d=wn(d,u/2,c/2),f=
wn(f,u/2,c/2),t(o,a+d,l),r(o,a+u,l,a+u,l+c,d),r(o,a+u,l+c,a,l+c,f),r(o,a,l+c,a,l,f),r(o,a,l,a+u,l,d),o.closePath())}}var No=(e,t,r)=>{e.moveTo(t,r)},Io=(e,t,r)=>{
e.moveTo(r,t)},us=(e,t,r)=>{e.lineTo(t,r)},cs=(e,t,r)=>{e.lineTo(r,t)},Uo=Ec(0),Tl=Ec(1),Dc=(e,t,r,s,o,a)=>{e.arc(t,r,s,o,a)},Ac=(e,t,r,s,o,a)=>{e.arc(r,t,s,o,a)},
Oc=(e,t,r,s,o,a,l)=>{e.bezierCurveTo(t,r,s,o,a,l)},Rc=(e,t,r,s,o,a,l)=>{e.bezierCurveTo(r,t,o,s,l,a)};function Lc(e){return(t,r,s,o,a)=>xr(t,r,(l,u,c,d,f,h,p,v,w,E,x)=>{
let{pxRound:S,points:k}=l,T,M;d.ori==0?(T=No,M=Dc):(T=Io,M=Ac);let J=Ne(k.width*Te,3),q=(k.size-k.width)/2*Te,ee=Ne(q*2,3),z=new Path2D,ie=new Path2D,{left:G,top:O,
width:ce,height:F}=t.bbox;Uo(ie,G-ee,O-ee,ce+ee*2,F+ee*2);let ne=K=>{if(c[K]!=null){let be=S(h(u[K],d,E,v)),V=S(p(c[K],f,x,w));T(z,be+q,V),M(z,be,V,q,0,Mo*2)}};
if(a)a.forEach(ne);else for(let K=s;K<=o;K++)ne(K);return{stroke:J>0?z:null,fill:z,clip:ie,flags:ls|cl}})}function qc(e){return(t,r,s,o,a,l)=>{s!=o&&(a!=s&&l!=s&&
e(t,r,s),a!=o&&l!=o&&e(t,r,o),e(t,r,l))}}var Dm=qc(us),Am=qc(cs);function jc(e){let t=xe(e?.alignGaps,0);return(r,s,o,a)=>xr(r,s,(l,u,c,d,f,h,p,v,w,E,x)=>{[o,a]=
Oo(c,o,a);let S=l.pxRound,k=F=>S(h(F,d,E,v)),T=F=>S(p(F,f,x,w)),M,J;d.ori==0?(M=us,J=Dm):(M=cs,J=Am);let q=d.dir*(d.ori==0?1:-1),ee={stroke:new Path2D,fill:null,
clip:null,band:null,gaps:null,flags:ls},z=ee.stroke,ie=!1;if(a-o>=E*4){let F=W=>r.posToVal(W,d.key,!0),ne=null,K=null,be,V,Bt,Ve=k(u[q==1?o:a]),we=k(u[o]),Ae=k(
u[a]),fe=F(q==1?we+1:Ae-1);for(let W=q==1?o:a;W>=o&&W<=a;W+=q){let dt=u[W],Ge=(q==1?dt<fe:dt>fe)?Ve:k(dt),$e=c[W];Ge==Ve?$e!=null?(V=$e,ne==null?(M(z,Ge,T(V)),be=
ne=K=V):V<ne?ne=V:V>K&&(K=V)):$e===null&&(ie=!0):(ne!=null&&J(z,Ve,T(ne),T(K),T(be),T(V)),$e!=null?(V=$e,M(z,Ge,T(V)),ne=K=be=V):(ne=K=null,$e===null&&(ie=!0)),
Ve=Ge,fe=F(Ve+q))}ne!=null&&ne!=K&&Bt!=Ve&&J(z,Ve,T(ne),T(K),T(be),T(V))}else for(let F=q==1?o:a;F>=o&&F<=a;F+=q){let ne=c[F];ne===null?ie=!0:ne!=null&&M(z,k(u[F]),
T(ne))}let[O,ce]=xl(r,s);if(l.fill!=null||O!=0){let F=ee.fill=new Path2D(z),ne=l.fillTo(r,s,l.min,l.max,O),K=T(ne),be=k(u[o]),V=k(u[a]);q==-1&&([V,be]=[be,V]),M(
F,V,K),M(F,be,K)}if(!l.spanGaps){let F=[];ie&&F.push(...Cl(u,c,o,a,q,k,t)),ee.gaps=F=l.gaps(r,s,o,a,F),ee.clip=jo(F,d.ori,v,w,E,x)}return ce!=0&&(ee.band=ce==2?
[Hn(r,s,o,a,z,-1),Hn(r,s,o,a,z,1)]:Hn(r,s,o,a,z,ce)),ee})}function Om(e){let t=xe(e.align,1),r=xe(e.ascDesc,!1),s=xe(e.alignGaps,0),o=xe(e.extend,!1);return(a,l,u,c)=>xr(
a,l,(d,f,h,p,v,w,E,x,S,k,T)=>{[u,c]=Oo(h,u,c);let M=d.pxRound,{left:J,width:q}=a.bbox,ee=we=>M(w(we,p,k,x)),z=we=>M(E(we,v,T,S)),ie=p.ori==0?us:cs,G={stroke:new Path2D,
fill:null,clip:null,band:null,gaps:null,flags:ls},O=G.stroke,ce=p.dir*(p.ori==0?1:-1),F=z(h[ce==1?u:c]),ne=ee(f[ce==1?u:c]),K=ne,be=ne;o&&t==-1&&(be=J,ie(O,be,F)),
ie(O,ne,F);for(let we=ce==1?u:c;we>=u&&we<=c;we+=ce){let Ae=h[we];if(Ae==null)continue;let fe=ee(f[we]),W=z(Ae);t==1?ie(O,fe,F):ie(O,K,W),ie(O,fe,W),F=W,K=fe}let V=K;
o&&t==1&&(V=J+q,ie(O,V,F));let[Bt,Ve]=xl(a,l);if(d.fill!=null||Bt!=0){let we=G.fill=new Path2D(O),Ae=d.fillTo(a,l,d.min,d.max,Bt),fe=z(Ae);ie(we,V,fe),ie(we,be,
fe)}if(!d.spanGaps){let we=[];we.push(...Cl(f,h,u,c,ce,ee,s));let Ae=d.width*Te/2,fe=r||t==1?Ae:-Ae,W=r||t==-1?-Ae:Ae;we.forEach(dt=>{dt[0]+=fe,dt[1]+=W}),G.gaps=
we=d.gaps(a,l,u,c,we),G.clip=jo(we,p.ori,x,S,k,T)}return Ve!=0&&(G.band=Ve==2?[Hn(a,l,u,c,O,-1),Hn(a,l,u,c,O,1)]:Hn(a,l,u,c,O,Ve)),G})}function Yu(e,t,r,s,o,a,l=je){
if(e.length>1){let u=null;for(let c=0,d=1/0;c<e.length;c++)if(t[c]!==void 0){if(u!=null){let f=ht(e[c]-e[u]);f<d&&(d=f,l=ht(r(e[c],s,o,a)-r(e[u],s,o,a)))}u=c}}return l}
function Rm(e){e=e||Bs;let t=xe(e.size,[.6,je,1]),r=e.align||0,s=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let a=he(o),l=1-t[0],u=xe(t[1],je),
c=xe(t[2],1),d=xe(e.disp,Bs),f=xe(e.each,v=>{}),{fill:h,stroke:p}=d;return(v,w,E,x)=>xr(v,w,(S,k,T,M,J,q,ee,z,ie,G,O)=>{let ce=S.pxRound,F=r,ne=s*Te,K=u*Te,be=c*
Te,V,Bt;M.ori==0?[V,Bt]=a(v,w):[Bt,V]=a(v,w);let Ve=M.dir*(M.ori==0?1:-1),we=M.ori==0?Uo:Tl,Ae=M.ori==0?f:(I,Ue,ft,Lr,ir,xn,ur)=>{f(I,Ue,ft,ir,Lr,ur,xn)},fe=xe(
v.bands,yl).find(I=>I.series[0]==w),W=fe!=null?fe.dir:0,dt=S.fillTo(v,w,S.min,S.max,W),Rt=ce(ee(dt,J,O,ie)),Ge,$e,mn,zt=G,Ze=ce(S.width*Te),Sn=!1,qn=null,nn=null,
Vn=null,Ar=null;h!=null&&(Ze==0||p!=null)&&(Sn=!0,qn=h.values(v,w,E,x),nn=new Map,new Set(qn).forEach(I=>{I!=null&&nn.set(I,new Path2D)}),Ze>0&&(Vn=p.values(v,w,
E,x),Ar=new Map,new Set(Vn).forEach(I=>{I!=null&&Ar.set(I,new Path2D)})));let{x0:Or,size:ks}=d;if(Or!=null&&ks!=null){F=1,k=Or.values(v,w,E,x),Or.unit==2&&(k=k.
map(ft=>v.posToVal(z+ft*G,M.key,!0)));let I=ks.values(v,w,E,x);ks.unit==2?$e=I[0]*G:$e=q(I[0],M,G,z)-q(0,M,G,z),zt=Yu(k,T,q,M,G,z,zt),mn=zt-$e+ne}else zt=Yu(k,T,
q,M,G,z,zt),mn=zt*l+ne,$e=zt-mn;mn<1&&(mn=0),Ze>=$e/2&&(Ze=0),mn<5&&(ce=ac);let Qs=mn>0,ar=zt-mn-(Qs?Ze:0);$e=ce(ll(ar,be,K)),Ge=(F==0?$e/2:F==Ve?0:$e)-F*Ve*((F==
0?ne/2:0)+(Qs?Ze/2:0));let Lt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Rr=Sn?null:new Path2D,jn=null;if(fe!=null)jn=v.data[fe.series[1]];else{
let{y0:I,y1:Ue}=d;I!=null&&Ue!=null&&(T=Ue.values(v,w,E,x),jn=I.values(v,w,E,x))}let lr=V*$e,ue=Bt*$e;for(let I=Ve==1?E:x;I>=E&&I<=x;I+=Ve){let Ue=T[I];if(Ue==null)
continue;if(jn!=null){let Jt=jn[I]??0;if(Ue-Jt==0)continue;Rt=ee(Jt,J,O,ie)}let ft=M.distr!=2||d!=null?k[I]:I,Lr=q(ft,M,G,z),ir=ee(xe(Ue,dt),J,O,ie),xn=ce(Lr-Ge),
ur=ce(It(ir,Rt)),Vt=ce(wn(ir,Rt)),rn=ur-Vt;if(Ue!=null){let Jt=Ue<0?ue:lr,hn=Ue<0?lr:ue;Sn?(Ze>0&&Vn[I]!=null&&we(Ar.get(Vn[I]),xn,Vt+Xt(Ze/2),$e,It(0,rn-Ze),Jt,
hn),qn[I]!=null&&we(nn.get(qn[I]),xn,Vt+Xt(Ze/2),$e,It(0,rn-Ze),Jt,hn)):we(Rr,xn,Vt+Xt(Ze/2),$e,It(0,rn-Ze),Jt,hn),Ae(v,w,I,xn-Ze/2,Vt,$e+Ze,rn)}}return Ze>0?Lt.
stroke=Sn?Ar:Rr:Sn||(Lt._fill=S.width==0?S._fill:S._stroke??S._fill,Lt.width=0),Lt.fill=Sn?nn:Rr,Lt})}function Lm(e,t){let r=xe(t?.alignGaps,0);return(s,o,a,l)=>xr(
s,o,(u,c,d,f,h,p,v,w,E,x,S)=>{[a,l]=Oo(d,a,l);let k=u.pxRound,T=V=>k(p(V,f,x,w)),M=V=>k(v(V,h,S,E)),J,q,ee;f.ori==0?(J=No,ee=us,q=Oc):(J=Io,ee=cs,q=Rc);let z=f.
dir*(f.ori==0?1:-1),ie=T(c[z==1?a:l]),G=ie,O=[],ce=[];for(let V=z==1?a:l;V>=a&&V<=l;V+=z)if(d[V]!=null){let Ve=c[V],we=T(Ve);O.push(G=we),ce.push(M(d[V]))}let F={
stroke:e(O,ce,J,ee,q,k),fill:null,clip:null,band:null,gaps:null,flags:ls},ne=F.stroke,[K,be]=xl(s,o);if(u.fill!=null||K!=0){let V=F.fill=new Path2D(ne),Bt=u.fillTo(
s,o,u.min,u.max,K),Ve=M(Bt);ee(V,G,Ve),ee(V,ie,Ve)}if(!u.spanGaps){let V=[];V.push(...Cl(c,d,a,l,z,T,r)),F.gaps=V=u.gaps(s,o,a,l,V),F.clip=jo(V,f.ori,w,E,x,S)}return be!=
0&&(F.band=be==2?[Hn(s,o,a,l,ne,-1),Hn(s,o,a,l,ne,1)]:Hn(s,o,a,l,ne,be)),F})}function qm(e){return Lm(jm,e)}function jm(e,t,r,s,o,a){let l=e.length;if(l<2)return null;
let u=new Path2D;if(r(u,e[0],t[0]),l==2)s(u,e[1],t[1]);else{let c=Array(l),d=Array(l-1),f=Array(l-1),h=Array(l-1);for(let p=0;p<l-1;p++)f[p]=t[p+1]-t[p],h[p]=e[p+
1]-e[p],d[p]=f[p]/h[p];c[0]=d[0];for(let p=1;p<l-1;p++)d[p]===0||d[p-1]===0||d[p-1]>0!=d[p]>0?c[p]=0:(c[p]=3*(h[p-1]+h[p])/((2*h[p]+h[p-1])/d[p-1]+(h[p]+2*h[p-1])/
d[p]),isFinite(c[p])||(c[p]=0));c[l-1]=d[l-2];for(let p=0;p<l-1;p++)o(u,e[p]+h[p]/3,t[p]+c[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-c[p+1]*h[p]/3,e[p+1],t[p+1])}return u}
var dl=new Set;function Zu(){for(let e of dl)e.syncRect(!0)}is&&(kr(bp,rs,Zu),kr(vp,rs,Zu,!0),kr(Eo,rs,()=>{gt.pxRatio=Te}));var Nm=jc(),Im=Lc();function Xu(e,t,r,s){
return(s?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((a,l)=>fl(a,l,t,r))}function Um(e,t){return e.map((r,s)=>s==0?{}:ut({},t,r))}function fl(e,t,r,s){
return ut({},t==0?r:s,e)}function Nc(e,t,r){return t==null?os:[t,r]}var Bm=Nc;function Jm(e,t,r){return t==null?os:Do(t,r,bl,!0)}function Ic(e,t,r,s){return t==
null?os:Ro(t,r,e.scales[s].log,!1)}var Fm=Ic;function Uc(e,t,r,s){return t==null?os:gl(t,r,e.scales[s].log,!1)}var Wm=Uc;function Hm(e,t,r,s,o){let a=It(Du(e),Du(
t)),l=t-e,u=_n(o/s*l,r);do{let c=r[u],d=s*c/l;if(d>=o&&a+(c<5?tr.get(c):0)<=17)return[c,d]}while(++u<r.length);return[0,0]}function ec(e){let t,r;return e=e.replace(
/(\d+)px/,(s,o)=>(t=mt((r=+o)*Te))+"px"),[e,t,r]}function zm(e){e.show&&[e.font,e.labelFont].forEach(t=>{let r=Ne(t[2]*Te,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),
t[1]=r})}function gt(e,t,r){let s={mode:xe(e.mode,1)},o=s.mode;function a(i,m,g,b){let y=m.valToPct(i);return b+g*(m.dir==-1?1-y:y)}function l(i,m,g,b){let y=m.
valToPct(i);return b+g*(m.dir==-1?y:1-y)}function u(i,m,g,b){return m.ori==0?a(i,m,g,b):l(i,m,g,b)}s.valToPosH=a,s.valToPosV=l;let c=!1;s.status=0;let d=s.root=
cn(Xf);if(e.id!=null&&(d.id=e.id),Zt(d,e.class),e.title){let i=cn(np,d);i.textContent=e.title}let f=yn("canvas"),h=s.ctx=f.getContext("2d"),p=cn(rp,d);kr("click",
p,i=>{i.target===w&&(Je!=zr||Ke!=Vr)&&Tt.click(s,i)},!0);let v=s.under=cn(sp,p);p.appendChild(f);let w=s.over=cn(op,p);e=as(e);let E=+xe(e.pxAlign,1),x=Qu(E);(e.
plugins||[]).forEach(i=>{i.opts&&(e=i.opts(s,e)||e)});let S=e.ms||.001,k=s.series=o==1?Xu(e.series||[],Fu,Gu,!1):Um(e.series||[null],Vu),T=s.axes=Xu(e.axes||[],
Ju,Hu,!0),M=s.scales={},J=s.bands=e.bands||[];J.forEach(i=>{i.fill=he(i.fill||null),i.dir=xe(i.dir,-1)});let q=o==2?k[1].facets[0].scale:k[0].scale,ee={axes:vf,
series:pf},z=(e.drawOrder||["axes","series"]).map(i=>ee[i]);function ie(i){let m=i.distr==3?g=>Wn(g>0?g:i.clamp(s,g,i.min,i.max,i.key)):i.distr==4?g=>Xa(g,i.asinh):
i.distr==100?g=>i.fwd(g):g=>g;return g=>{let b=m(g),{_min:y,_max:_}=i,C=_-y;return(b-y)/C}}function G(i){let m=M[i];if(m==null){let g=(e.scales||Bs)[i]||Bs;if(g.
from!=null){G(g.from);let b=ut({},M[g.from],g,{key:i});b.valToPct=ie(b),M[i]=b}else{m=M[i]=ut({},i==q?Pc:Pm,g),m.key=i;let b=m.time,y=m.range,_=er(y);if((i!=q||
o==2&&!b)&&(_&&(y[0]==null||y[1]==null)&&(y={min:y[0]==null?Pu:{mode:1,hard:y[0],soft:y[0]},max:y[1]==null?Pu:{mode:1,hard:y[1],soft:y[1]}},_=!1),!_&&qo(y))){let C=y;
y=(D,A,j)=>A==null?os:Do(A,j,C)}m.range=he(y||(b?Bm:i==q?m.distr==3?Fm:m.distr==4?Wm:Nc:m.distr==3?Ic:m.distr==4?Uc:Jm)),m.auto=he(_?!1:m.auto),m.clamp=he(m.clamp||
$m),m._min=m._max=null,m.valToPct=ie(m)}}}G("x"),G("y"),o==1&&k.forEach(i=>{G(i.scale)}),T.forEach(i=>{G(i.scale)});for(let i in e.scales)G(i);let O=M[q],ce=O.distr,
F,ne;O.ori==0?(Zt(d,ep),F=a,ne=l):(Zt(d,tp),F=l,ne=a);let K={};for(let i in M){let m=M[i];(m.min!=null||m.max!=null)&&(K[i]={min:m.min,max:m.max},m.min=m.max=null)}
let be=e.tzDate||(i=>new Date(mt(i/S))),V=e.fmtDate||_l,Bt=S==1?em(be):rm(be),Ve=Iu(be,Nu(S==1?Xp:nm,V)),we=Bu(be,Uu(om,V)),Ae=[],fe=s.legend=ut({},im,e.legend),
W=s.cursor=ut({},mm,{drag:{y:o==2}},e.cursor),dt=fe.show,Rt=W.show,Ge=fe.markers;fe.idxs=Ae,Ge.width=he(Ge.width),Ge.dash=he(Ge.dash),Ge.stroke=he(Ge.stroke),Ge.
fill=he(Ge.fill);let $e,mn,zt,Ze=[],Sn=[],qn,nn=!1,Vn={};if(fe.live){let i=k[1]?k[1].values:null;nn=i!=null,qn=nn?i(s,1,0):{_:0};for(let m in qn)Vn[m]=ml}if(dt)
if($e=yn("table",dp,d),zt=yn("tbody",null,$e),fe.mount(s,$e),nn){mn=yn("thead",null,$e,zt);let i=yn("tr",null,mn);yn("th",null,i);for(var Ar in qn)yn("th",hu,i).
textContent=Ar}else Zt($e,pp),fe.live&&Zt($e,fp);let Or={show:!0},ks={show:!1};function Qs(i,m){if(m==0&&(nn||!fe.live||o==2))return os;let g=[],b=yn("tr",mp,zt,
zt.childNodes[m]);Zt(b,i.class),i.show||Zt(b,wr);let y=yn("th",null,b);if(Ge.show){let D=cn(hp,y);if(m>0){let A=Ge.width(s,m);A&&(D.style.border=A+"px "+Ge.dash(
s,m)+" "+Ge.stroke(s,m)),D.style.background=Ge.fill(s,m)}}let _=cn(hu,y);i.label instanceof HTMLElement?_.appendChild(i.label):_.textContent=i.label,m>0&&(Ge.show||
(_.style.color=i.width>0?Ge.stroke(s,m):Ge.fill(s,m)),Lt("click",y,D=>{if(W._lock)return;dr(D);let A=k.indexOf(i);if((D.ctrlKey||D.metaKey)!=fe.isolate){let j=k.
some((N,U)=>U>0&&U!=A&&N.show);k.forEach((N,U)=>{U>0&&Tn(U,j?U==A?Or:ks:Or,!0,it.setSeries)})}else Tn(A,{show:!i.show},!0,it.setSeries)},!1),jr&&Lt(yu,y,D=>{W._lock||
(dr(D),Tn(k.indexOf(i),Kr,!0,it.setSeries))},!1));for(var C in qn){let D=yn("td",gp,b);D.textContent="--",g.push(D)}return[b,g]}let ar=new Map;function Lt(i,m,g,b=!0){
let y=ar.get(m)||{},_=W.bind[i](s,m,g,b);_&&(kr(i,m,y[i]=_),ar.set(m,y))}function Rr(i,m,g){let b=ar.get(m)||{};for(let y in b)(i==null||y==i)&&(al(y,m,b[y]),delete b[y]);
i==null&&ar.delete(m)}let jn=0,lr=0,ue=0,I=0,Ue=0,ft=0,Lr=Ue,ir=ft,xn=ue,ur=I,Vt=0,rn=0,Jt=0,hn=0;s.bbox={};let ua=!1,Ys=!1,qr=!1,cr=!1,Zs=!1,sn=!1;function ca(i,m,g){
(g||i!=s.width||m!=s.height)&&Xl(i,m),Jr(!1),qr=!0,Ys=!0,Fr()}function Xl(i,m){s.width=jn=ue=i,s.height=lr=I=m,Ue=ft=0,of(),af();let g=s.bbox;Vt=g.left=yr(Ue*Te,
.5),rn=g.top=yr(ft*Te,.5),Jt=g.width=yr(ue*Te,.5),hn=g.height=yr(I*Te,.5)}let nf=3;function rf(){let i=!1,m=0;for(;!i;){m++;let g=gf(m),b=bf(m);i=m==nf||g&&b,i||
(Xl(s.width,s.height),Ys=!0)}}function sf({width:i,height:m}){ca(i,m)}s.setSize=sf;function of(){let i=!1,m=!1,g=!1,b=!1;T.forEach((y,_)=>{if(y.show&&y._show){let{
side:C,_size:D}=y,A=C%2,j=y.label!=null?y.labelSize:0,N=D+j;N>0&&(A?(ue-=N,C==3?(Ue+=N,b=!0):g=!0):(I-=N,C==0?(ft+=N,i=!0):m=!0))}}),fr[0]=i,fr[1]=g,fr[2]=m,fr[3]=
b,ue-=Gn[1]+Gn[3],Ue+=Gn[3],I-=Gn[2]+Gn[0],ft+=Gn[0]}function af(){let i=Ue+ue,m=ft+I,g=Ue,b=ft;function y(_,C){switch(_){case 1:return i+=C,i-C;case 2:return m+=
C,m-C;case 3:return g-=C,g+C;case 0:return b-=C,b+C}}T.forEach((_,C)=>{if(_.show&&_._show){let D=_.side;_._pos=y(D,_._size),_.label!=null&&(_._lpos=y(D,_.labelSize))}})}
if(W.dataIdx==null){let i=W.hover,m=i.skip=new Set(i.skip??[]);m.add(void 0);let g=i.prox=he(i.prox),b=i.bias??(i.bias=0);W.dataIdx=(y,_,C,D)=>{if(_==0)return C;
let A=C,j=g(y,_,C,D)??je,N=j>=0&&j<je,U=O.ori==0?ue:I,re=W.left,Ce=t[0],ke=t[_];if(m.has(ke[C])){A=null;let pe=null,Z=null,H;if(b==0||b==-1)for(H=C;pe==null&&H-- >
0;)m.has(ke[H])||(pe=H);if(b==0||b==1)for(H=C;Z==null&&H++<ke.length;)m.has(ke[H])||(Z=H);if(pe!=null||Z!=null)if(N){let We=pe==null?-1/0:F(Ce[pe],O,U,0),tt=Z==
null?1/0:F(Ce[Z],O,U,0),St=re-We,Oe=tt-re;St<=Oe?St<=j&&(A=pe):Oe<=j&&(A=Z)}else A=Z==null?pe:pe==null?Z:C-pe<=Z-C?pe:Z}else N&&ht(re-F(Ce[C],O,U,0))>j&&(A=null);
return A}}let dr=i=>{W.event=i};W.idxs=Ae,W._lock=!1;let Pt=W.points;Pt.show=he(Pt.show),Pt.size=he(Pt.size),Pt.stroke=he(Pt.stroke),Pt.width=he(Pt.width),Pt.fill=
he(Pt.fill);let Cn=s.focus=ut({},e.focus||{alpha:.3},W.focus),jr=Cn.prox>=0,Nr=jr&&Pt.one,on=[],Ir=[],Ur=[];function ei(i,m){let g=Pt.show(s,m);if(g instanceof HTMLElement)
return Zt(g,cp),Zt(g,i.class),En(g,-10,-10,ue,I),w.insertBefore(g,on[m]),g}function ti(i,m){if(o==1||m>0){let g=o==1&&M[i.scale].time,b=i.value;i.value=g?Ru(b)?
Bu(be,Uu(b,V)):b||we:b||xm,i.label=i.label||(g?gm:hm)}if(Nr||m>0){i.width=i.width==null?1:i.width,i.paths=i.paths||Nm||Pp,i.fillTo=he(i.fillTo||Mm),i.pxAlign=+xe(
i.pxAlign,E),i.pxRound=Qu(i.pxAlign),i.stroke=he(i.stroke||null),i.fill=he(i.fill||null),i._stroke=i._fill=i._paths=i._focus=null;let g=Cm(It(1,i.width),1),b=i.
points=ut({},{size:g,width:It(1,g*.2),stroke:i.stroke,space:g*2,paths:Im,_stroke:null,_fill:null},i.points);b.show=he(b.show),b.filter=he(b.filter),b.fill=he(b.
fill),b.stroke=he(b.stroke),b.paths=he(b.paths),b.pxAlign=i.pxAlign}if(dt){let g=Qs(i,m);Ze.splice(m,0,g[0]),Sn.splice(m,0,g[1]),fe.values.push(null)}if(Rt){Ae.
splice(m,0,null);let g=null;Nr?m==0&&(g=ei(i,m)):m>0&&(g=ei(i,m)),on.splice(m,0,g),Ir.splice(m,0,0),Ur.splice(m,0,0)}kt("addSeries",m)}function lf(i,m){m=m??k.length,
i=o==1?fl(i,m,Fu,Gu):fl(i,m,{},Vu),k.splice(m,0,i),ti(k[m],m)}s.addSeries=lf;function uf(i){if(k.splice(i,1),dt){fe.values.splice(i,1),Sn.splice(i,1);let m=Ze.splice(
i,1)[0];Rr(null,m.firstChild),m.remove()}Rt&&(Ae.splice(i,1),on.splice(i,1)[0].remove(),Ir.splice(i,1),Ur.splice(i,1)),kt("delSeries",i)}s.delSeries=uf;let fr=[
!1,!1,!1,!1];function cf(i,m){if(i._show=i.show,i.show){let g=i.side%2,b=M[i.scale];b==null&&(i.scale=g?k[1].scale:q,b=M[i.scale]);let y=b.time;i.size=he(i.size),
i.space=he(i.space),i.rotate=he(i.rotate),er(i.incrs)&&i.incrs.forEach(C=>{!tr.has(C)&&tr.set(C,uc(C))}),i.incrs=he(i.incrs||(b.distr==2?Qp:y?S==1?Zp:tm:_r)),i.
splits=he(i.splits||(y&&b.distr==1?Bt:b.distr==3?il:b.distr==4?ym:vm)),i.stroke=he(i.stroke),i.grid.stroke=he(i.grid.stroke),i.ticks.stroke=he(i.ticks.stroke),i.
border.stroke=he(i.border.stroke);let _=i.values;i.values=er(_)&&!er(_[0])?he(_):y?er(_)?Iu(be,Nu(_,V)):Ru(_)?sm(be,_):_||Ve:_||bm,i.filter=he(i.filter||(b.distr>=
3&&b.log==10?km:b.distr==3&&b.log==2?Sm:lc)),i.font=ec(i.font),i.labelFont=ec(i.labelFont),i._size=i.size(s,null,m,0),i._space=i._rotate=i._incrs=i._found=i._splits=
i._values=null,i._size>0&&(fr[m]=!0,i._el=cn(ap,p))}}function Ss(i,m,g,b){let[y,_,C,D]=g,A=m%2,j=0;return A==0&&(D||_)&&(j=m==0&&!y||m==2&&!C?mt(Ju.size/3):0),A==
1&&(y||C)&&(j=m==1&&!_||m==3&&!D?mt(Hu.size/2):0),j}let ni=s.padding=(e.padding||[Ss,Ss,Ss,Ss]).map(i=>he(xe(i,Ss))),Gn=s._padding=ni.map((i,m)=>i(s,m,fr,0)),Ct,
vt=null,yt=null,Xs=o==1?k[0].idxs:null,gn=null,xs=!1;function ri(i,m){if(t=i??[],s.data=s._data=t,o==2){Ct=0;for(let g=1;g<k.length;g++)Ct+=t[g][0].length}else{
t.length==0&&(s.data=s._data=t=[[]]),gn=t[0],Ct=gn.length;let g=t;if(ce==2){g=t.slice();let b=g[0]=Array(Ct);for(let y=0;y<Ct;y++)b[y]=y}s._data=t=g}if(Jr(!0),kt(
"setData"),ce==2&&(qr=!0),m!==!1){let g=O;g.auto(s,xs)?da():Qn(q,g.min,g.max),cr=cr||W.left>=0,sn=!0,Fr()}}s.setData=ri;function da(){xs=!0;let i,m;o==1&&(Ct>0?
(vt=Xs[0]=0,yt=Xs[1]=Ct-1,i=t[0][vt],m=t[0][yt],ce==2?(i=vt,m=yt):i==m&&(ce==3?[i,m]=Ro(i,i,O.log,!1):ce==4?[i,m]=gl(i,i,O.log,!1):O.time?m=i+mt(86400/S):[i,m]=
Do(i,m,bl,!0))):(vt=Xs[0]=i=null,yt=Xs[1]=m=null)),Qn(q,i,m)}let eo,Br,fa,pa,ma,ha,ga,ba,va,Ft;function si(i,m,g,b,y,_){i??(i=bu),g??(g=yl),b??(b="butt"),y??(y=
bu),_??(_="round"),i!=eo&&(h.strokeStyle=eo=i),y!=Br&&(h.fillStyle=Br=y),m!=fa&&(h.lineWidth=fa=m),_!=ma&&(h.lineJoin=ma=_),b!=ha&&(h.lineCap=ha=b),g!=pa&&h.setLineDash(
pa=g)}function oi(i,m,g,b){m!=Br&&(h.fillStyle=Br=m),i!=ga&&(h.font=ga=i),g!=ba&&(h.textAlign=ba=g),b!=va&&(h.textBaseline=va=b)}function ya(i,m,g,b,y=0){if(b.length>
0&&i.auto(s,xs)&&(m==null||m.min==null)){let _=xe(vt,0),C=xe(yt,b.length-1),D=g.min==null?kp(b,_,C,y,i.distr==3):[g.min,g.max];i.min=wn(i.min,g.min=D[0]),i.max=
It(i.max,g.max=D[1])}}let ai={min:null,max:null};function df(){for(let b in M){let y=M[b];K[b]==null&&(y.min==null||K[q]!=null&&y.auto(s,xs))&&(K[b]=ai)}for(let b in M){
let y=M[b];K[b]==null&&y.from!=null&&K[y.from]!=null&&(K[b]=ai)}K[q]!=null&&Jr(!0);let i={};for(let b in K){let y=K[b];if(y!=null){let _=i[b]=as(M[b],Dp);if(y.min!=
null)ut(_,y);else if(b!=q||o==2)if(Ct==0&&_.from==null){let C=_.range(s,null,null,b);_.min=C[0],_.max=C[1]}else _.min=je,_.max=-je}}if(Ct>0){k.forEach((b,y)=>{if(o==
1){let _=b.scale,C=K[_];if(C==null)return;let D=i[_];if(y==0){let A=D.range(s,D.min,D.max,_);D.min=A[0],D.max=A[1],vt=_n(D.min,t[0]),yt=_n(D.max,t[0]),yt-vt>1&&
(t[0][vt]<D.min&&vt++,t[0][yt]>D.max&&yt--),b.min=gn[vt],b.max=gn[yt]}else b.show&&b.auto&&ya(D,C,b,t[y],b.sorted);b.idxs[0]=vt,b.idxs[1]=yt}else if(y>0&&b.show&&
b.auto){let[_,C]=b.facets,D=_.scale,A=C.scale,[j,N]=t[y],U=i[D],re=i[A];U!=null&&ya(U,K[D],_,j,_.sorted),re!=null&&ya(re,K[A],C,N,C.sorted),b.min=C.min,b.max=C.
max}});for(let b in i){let y=i[b],_=K[b];if(y.from==null&&(_==null||_.min==null)){let C=y.range(s,y.min==je?null:y.min,y.max==-je?null:y.max,b);y.min=C[0],y.max=
C[1]}}}for(let b in i){let y=i[b];if(y.from!=null){let _=i[y.from];if(_.min==null)y.min=y.max=null;else{let C=y.range(s,_.min,_.max,b);y.min=C[0],y.max=C[1]}}}let m={},
g=!1;for(let b in i){let y=i[b],_=M[b];if(_.min!=y.min||_.max!=y.max){_.min=y.min,_.max=y.max;let C=_.distr;_._min=C==3?Wn(_.min):C==4?Xa(_.min,_.asinh):C==100?
_.fwd(_.min):_.min,_._max=C==3?Wn(_.max):C==4?Xa(_.max,_.asinh):C==100?_.fwd(_.max):_.max,m[b]=g=!0}}if(g){k.forEach((b,y)=>{o==2?y>0&&m.y&&(b._paths=null):m[b.
scale]&&(b._paths=null)});for(let b in m)qr=!0,kt("setScale",b);Rt&&W.left>=0&&(cr=sn=!0)}for(let b in K)K[b]=null}function ff(i){let m=ll(vt-1,0,Ct-1),g=ll(yt+
1,0,Ct-1);for(;i[m]==null&&m>0;)m--;for(;i[g]==null&&g<Ct-1;)g++;return[m,g]}function pf(){if(Ct>0){let i=k.some(m=>m._focus)&&Ft!=Cn.alpha;i&&(h.globalAlpha=Ft=
Cn.alpha),k.forEach((m,g)=>{if(g>0&&m.show&&(li(g,!1),li(g,!0),m._paths==null)){let b=Ft;Ft!=m.alpha&&(h.globalAlpha=Ft=m.alpha);let y=o==2?[0,t[g][0].length-1]:
ff(t[g]);m._paths=m.paths(s,g,y[0],y[1]),Ft!=b&&(h.globalAlpha=Ft=b)}}),k.forEach((m,g)=>{if(g>0&&m.show){let b=Ft;Ft!=m.alpha&&(h.globalAlpha=Ft=m.alpha),m._paths!=
null&&ii(g,!1);{let y=m._paths!=null?m._paths.gaps:null,_=m.points.show(s,g,vt,yt,y),C=m.points.filter(s,g,_,y);(_||C)&&(m.points._paths=m.points.paths(s,g,vt,yt,
C),ii(g,!0))}Ft!=b&&(h.globalAlpha=Ft=b),kt("drawSeries",g)}}),i&&(h.globalAlpha=Ft=1)}}function li(i,m){let g=m?k[i].points:k[i];g._stroke=g.stroke(s,i),g._fill=
g.fill(s,i)}function ii(i,m){let g=m?k[i].points:k[i],{stroke:b,fill:y,clip:_,flags:C,_stroke:D=g._stroke,_fill:A=g._fill,_width:j=g.width}=g._paths;j=Ne(j*Te,3);
let N=null,U=j%2/2;m&&A==null&&(A=j>0?"#fff":D);let re=g.pxAlign==1&&U>0;if(re&&h.translate(U,U),!m){let Ce=Vt-j/2,ke=rn-j/2,pe=Jt+j,Z=hn+j;N=new Path2D,N.rect(
Ce,ke,pe,Z)}m?_a(D,j,g.dash,g.cap,A,b,y,C,_):mf(i,D,j,g.dash,g.cap,A,b,y,C,N,_),re&&h.translate(-U,-U)}function mf(i,m,g,b,y,_,C,D,A,j,N){let U=!1;A!=0&&J.forEach(
(re,Ce)=>{if(re.series[0]==i){let ke=k[re.series[1]],pe=t[re.series[1]],Z=(ke._paths||Bs).band;er(Z)&&(Z=re.dir==1?Z[0]:Z[1]);let H,We=null;ke.show&&Z&&xp(pe,vt,
yt)?(We=re.fill(s,Ce)||_,H=ke._paths.clip):Z=null,_a(m,g,b,y,We,C,D,A,j,N,H,Z),U=!0}}),U||_a(m,g,b,y,_,C,D,A,j,N)}let ui=ls|cl;function _a(i,m,g,b,y,_,C,D,A,j,N,U){
si(i,m,g,b,y),(A||j||U)&&(h.save(),A&&h.clip(A),j&&h.clip(j)),U?(D&ui)==ui?(h.clip(U),N&&h.clip(N),no(y,C),to(i,_,m)):D&cl?(no(y,C),h.clip(U),to(i,_,m)):D&ls&&(h.
save(),h.clip(U),N&&h.clip(N),no(y,C),h.restore(),to(i,_,m)):(no(y,C),to(i,_,m)),(A||j||U)&&h.restore()}function to(i,m,g){g>0&&(m instanceof Map?m.forEach((b,y)=>{
h.strokeStyle=eo=y,h.stroke(b)}):m!=null&&i&&h.stroke(m))}function no(i,m){m instanceof Map?m.forEach((g,b)=>{h.fillStyle=Br=b,h.fill(g)}):m!=null&&i&&h.fill(m)}
function hf(i,m,g,b){let y=T[i],_;if(b<=0)_=[0,0];else{let C=y._space=y.space(s,i,m,g,b),D=y._incrs=y.incrs(s,i,m,g,b,C);_=Hm(m,g,D,b,C)}return y._found=_}function wa(i,m,g,b,y,_,C,D,A,j){
let N=C%2/2;E==1&&h.translate(N,N),si(D,C,A,j,D),h.beginPath();let U,re,Ce,ke,pe=y+(b==0||b==3?-_:_);g==0?(re=y,ke=pe):(U=y,Ce=pe);for(let Z=0;Z<i.length;Z++)m[Z]!=
null&&(g==0?U=Ce=i[Z]:re=ke=i[Z],h.moveTo(U,re),h.lineTo(Ce,ke));h.stroke(),E==1&&h.translate(-N,-N)}function gf(i){let m=!0;return T.forEach((g,b)=>{if(!g.show)
return;let y=M[g.scale];if(y.min==null){g._show&&(m=!1,g._show=!1,Jr(!1));return}else g._show||(m=!1,g._show=!0,Jr(!1));let _=g.side,C=_%2,{min:D,max:A}=y,[j,N]=hf(
b,D,A,C==0?ue:I);if(N==0)return;let U=y.distr==2,re=g._splits=g.splits(s,b,D,A,j,N,U),Ce=y.distr==2?re.map(H=>gn[H]):re,ke=y.distr==2?gn[re[1]]-gn[re[0]]:j,pe=g.
_values=g.values(s,g.filter(s,Ce,b,N,ke),b,N,ke);g._rotate=_==2?g.rotate(s,pe,b,N):0;let Z=g._size;g._size=dn(g.size(s,pe,b,i)),Z!=null&&g._size!=Z&&(m=!1)}),m}
function bf(i){let m=!0;return ni.forEach((g,b)=>{let y=g(s,b,fr,i);y!=Gn[b]&&(m=!1),Gn[b]=y}),m}function vf(){for(let i=0;i<T.length;i++){let m=T[i];if(!m.show||
!m._show)continue;let g=m.side,b=g%2,y,_,C=m.stroke(s,i),D=g==0||g==3?-1:1,[A,j]=m._found;if(m.label!=null){let jt=m.labelGap*D,Qt=mt((m._lpos+jt)*Te);oi(m.labelFont[0],
C,"center",g==2?"top":gu),h.save(),b==1?(y=_=0,h.translate(Qt,mt(rn+hn/2)),h.rotate((g==3?-Mo:Mo)/2)):(y=mt(Vt+Jt/2),_=Qt);let hr=oc(m.label)?m.label(s,i,A,j):m.
label;h.fillText(hr,y,_),h.restore()}if(j==0)continue;let N=M[m.scale],U=b==0?Jt:hn,re=b==0?Vt:rn,Ce=m._splits,ke=N.distr==2?Ce.map(jt=>gn[jt]):Ce,pe=N.distr==2?
gn[Ce[1]]-gn[Ce[0]]:A,Z=m.ticks,H=m.border,We=Z.show?Z.size:0,tt=mt(We*Te),St=mt((m.alignTo==2?m._size-We-m.gap:m.gap)*Te),Oe=m._rotate*-Mo/180,nt=x(m._pos*Te),
Gt=(tt+St)*D,qt=nt+Gt;_=b==0?qt:0,y=b==1?qt:0;let an=m.font[0],bn=m.align==1?ts:m.align==2?Qa:Oe>0?ts:Oe<0?Qa:b==0?"center":g==3?Qa:ts,Pn=Oe||b==1?"middle":g==2?
"top":gu;oi(an,C,bn,Pn);let Kt=m.font[1]*m.lineGap,ln=Ce.map(jt=>x(u(jt,N,U,re))),vn=m._values;for(let jt=0;jt<vn.length;jt++){let Qt=vn[jt];if(Qt!=null){b==0?y=
ln[jt]:_=ln[jt],Qt=""+Qt;let hr=Qt.indexOf(`
`)==-1?[Qt]:Qt.split(/\n/gm);for(let Nt=0;Nt<hr.length;Nt++){let Pi=hr[Nt];Oe?(h.save(),h.translate(y,_+Nt*Kt),h.rotate(Oe),h.fillText(Pi,0,0),h.restore()):h.fillText(
Pi,y,_+Nt*Kt)}}}Z.show&&wa(ln,Z.filter(s,ke,i,j,pe),b,g,nt,tt,Ne(Z.width*Te,3),Z.stroke(s,i),Z.dash,Z.cap);let Mn=m.grid;Mn.show&&wa(ln,Mn.filter(s,ke,i,j,pe),b,
b==0?2:1,b==0?rn:Vt,b==0?hn:Jt,Ne(Mn.width*Te,3),Mn.stroke(s,i),Mn.dash,Mn.cap),H.show&&wa([nt],[1],b==0?1:0,b==0?1:2,b==1?rn:Vt,b==1?hn:Jt,Ne(H.width*Te,3),H.stroke(
s,i),H.dash,H.cap)}kt("drawAxes")}function Jr(i){k.forEach((m,g)=>{g>0&&(m._paths=null,i&&(o==1?(m.min=null,m.max=null):m.facets.forEach(b=>{b.min=null,b.max=null})))})}
let ro=!1,ka=!1,Cs=[];function yf(){ka=!1;for(let i=0;i<Cs.length;i++)kt(...Cs[i]);Cs.length=0}function Fr(){ro||(Np(ci),ro=!0)}function _f(i,m=!1){ro=!0,ka=m,i(
s),ci(),m&&Cs.length>0&&queueMicrotask(yf)}s.batch=_f;function ci(){if(ua&&(df(),ua=!1),qr&&(rf(),qr=!1),Ys){if(ze(v,ts,Ue),ze(v,"top",ft),ze(v,js,ue),ze(v,Ns,I),
ze(w,ts,Ue),ze(w,"top",ft),ze(w,js,ue),ze(w,Ns,I),ze(p,js,jn),ze(p,Ns,lr),f.width=mt(jn*Te),f.height=mt(lr*Te),T.forEach(({_el:i,_show:m,_size:g,_pos:b,side:y})=>{
if(i!=null)if(m){let _=y===3||y===0?g:0,C=y%2==1;ze(i,C?"left":"top",b-_),ze(i,C?"width":"height",g),ze(i,C?"top":"left",C?ft:Ue),ze(i,C?"height":"width",C?I:ue),
ol(i,wr)}else Zt(i,wr)}),eo=Br=fa=ma=ha=ga=ba=va=pa=null,Ft=1,Ps(!0),Ue!=Lr||ft!=ir||ue!=xn||I!=ur){Jr(!1);let i=ue/xn,m=I/ur;if(Rt&&!cr&&W.left>=0){W.left*=i,W.
top*=m,Wr&&En(Wr,mt(W.left),0,ue,I),Hr&&En(Hr,0,mt(W.top),ue,I);for(let g=0;g<on.length;g++){let b=on[g];b!=null&&(Ir[g]*=i,Ur[g]*=m,En(b,dn(Ir[g]),dn(Ur[g]),ue,
I))}}if(Fe.show&&!Zs&&Fe.left>=0&&Fe.width>0){Fe.left*=i,Fe.width*=i,Fe.top*=m,Fe.height*=m;for(let g in Pa)ze(Gr,g,Fe[g])}Lr=Ue,ir=ft,xn=ue,ur=I}kt("setSize"),
Ys=!1}jn>0&&lr>0&&(h.clearRect(0,0,f.width,f.height),kt("drawClear"),z.forEach(i=>i()),kt("draw")),Fe.show&&Zs&&(so(Fe),Zs=!1),Rt&&cr&&(mr(null,!0,!1),cr=!1),fe.
show&&fe.live&&sn&&(Ta(),sn=!1),c||(c=!0,s.status=1,kt("ready")),xs=!1,ro=!1}s.redraw=(i,m)=>{qr=m||!1,i!==!1?Qn(q,O.min,O.max):Fr()};function Sa(i,m){let g=M[i];
if(g.from==null){if(Ct==0){let b=g.range(s,m.min,m.max,i);m.min=b[0],m.max=b[1]}if(m.min>m.max){let b=m.min;m.min=m.max,m.max=b}if(Ct>1&&m.min!=null&&m.max!=null&&
m.max-m.min<1e-16)return;i==q&&g.distr==2&&Ct>0&&(m.min=_n(m.min,t[0]),m.max=_n(m.max,t[0]),m.min==m.max&&m.max++),K[i]=m,ua=!0,Fr()}}s.setScale=Sa;let xa,Ca,Wr,
Hr,di,fi,zr,Vr,pi,mi,Je,Ke,Kn=!1,Tt=W.drag,_t=Tt.x,wt=Tt.y;Rt&&(W.x&&(xa=cn(ip,w)),W.y&&(Ca=cn(up,w)),O.ori==0?(Wr=xa,Hr=Ca):(Wr=Ca,Hr=xa),Je=W.left,Ke=W.top);let Fe=s.
select=ut({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Gr=Fe.show?cn(lp,Fe.over?w:v):null;function so(i,m){if(Fe.show){for(let g in i)Fe[g]=i[g],g in
Pa&&ze(Gr,g,i[g]);m!==!1&&kt("setSelect")}}s.setSelect=so;function wf(i){if(k[i].show)dt&&ol(Ze[i],wr);else if(dt&&Zt(Ze[i],wr),Rt){let g=Nr?on[0]:on[i];g!=null&&
En(g,-10,-10,ue,I)}}function Qn(i,m,g){Sa(i,{min:m,max:g})}function Tn(i,m,g,b){m.focus!=null&&Tf(i),m.show!=null&&k.forEach((y,_)=>{_>0&&(i==_||i==null)&&(y.show=
m.show,wf(_),o==2?(Qn(y.facets[0].scale,null,null),Qn(y.facets[1].scale,null,null)):Qn(y.scale,null,null),Fr())}),g!==!1&&kt("setSeries",i,m),b&&Ms("setSeries",
s,i,m)}s.setSeries=Tn;function kf(i,m){ut(J[i],m)}function Sf(i,m){i.fill=he(i.fill||null),i.dir=xe(i.dir,-1),m=m??J.length,J.splice(m,0,i)}function xf(i){i==null?
J.length=0:J.splice(i,1)}s.addBand=Sf,s.setBand=kf,s.delBand=xf;function Cf(i,m){k[i].alpha=m,Rt&&on[i]!=null&&(on[i].style.opacity=m),dt&&Ze[i]&&(Ze[i].style.opacity=
m)}let Nn,Yn,pr,Kr={focus:!0};function Tf(i){if(i!=pr){let m=i==null,g=Cn.alpha!=1;k.forEach((b,y)=>{if(o==1||y>0){let _=m||y==0||y==i;b._focus=m?null:_,g&&Cf(y,
_?1:Cn.alpha)}}),pr=i,g&&Fr()}}dt&&jr&&Lt(_u,$e,i=>{W._lock||(dr(i),pr!=null&&Tn(null,Kr,!0,it.setSeries))});function $n(i,m,g){let b=M[m];g&&(i=i/Te-(b.ori==1?
ft:Ue));let y=ue;b.ori==1&&(y=I,i=y-i),b.dir==-1&&(i=y-i);let _=b._min,C=b._max,D=i/y,A=_+(C-_)*D,j=b.distr;return j==3?ss(10,A):j==4?Tp(A,b.asinh):j==100?b.bwd(
A):A}function $f(i,m){let g=$n(i,q,m);return _n(g,t[0],vt,yt)}s.valToIdx=i=>_n(i,t[0]),s.posToIdx=$f,s.posToVal=$n,s.valToPos=(i,m,g)=>M[m].ori==0?a(i,M[m],g?Jt:
ue,g?Vt:0):l(i,M[m],g?hn:I,g?rn:0),s.setCursor=(i,m,g)=>{Je=i.left,Ke=i.top,mr(null,m,g)};function hi(i,m){ze(Gr,ts,Fe.left=i),ze(Gr,js,Fe.width=m)}function gi(i,m){
ze(Gr,"top",Fe.top=i),ze(Gr,Ns,Fe.height=m)}let Ts=O.ori==0?hi:gi,$s=O.ori==1?hi:gi;function Pf(){if(dt&&fe.live)for(let i=o==2?1:0;i<k.length;i++){if(i==0&&nn)
continue;let m=fe.values[i],g=0;for(let b in m)Sn[i][g++].firstChild.nodeValue=m[b]}}function Ta(i,m){if(i!=null&&(i.idxs?i.idxs.forEach((g,b)=>{Ae[b]=g}):Ep(i.
idx)||Ae.fill(i.idx),fe.idx=Ae[0]),dt&&fe.live){for(let g=0;g<k.length;g++)(g>0||o==1&&!nn)&&Mf(g,Ae[g]);Pf()}sn=!1,m!==!1&&kt("setLegend")}s.setLegend=Ta;function Mf(i,m){
let g=k[i],b=i==0&&ce==2?gn:t[i],y;nn?y=g.values(s,i,m)??Vn:(y=g.value(s,m==null?null:b[m],i,m),y=y==null?Vn:{_:y}),fe.values[i]=y}function mr(i,m,g){pi=Je,mi=Ke,
[Je,Ke]=W.move(s,Je,Ke),W.left=Je,W.top=Ke,Rt&&(Wr&&En(Wr,mt(Je),0,ue,I),Hr&&En(Hr,0,mt(Ke),ue,I));let b,y=vt>yt;Nn=je,Yn=null;let _=O.ori==0?ue:I,C=O.ori==1?ue:
I;if(Je<0||Ct==0||y){b=W.idx=null;for(let D=0;D<k.length;D++){let A=on[D];A!=null&&En(A,-10,-10,ue,I)}jr&&Tn(null,Kr,!0,i==null&&it.setSeries),fe.live&&(Ae.fill(
b),sn=!0)}else{let D,A,j;o==1&&(D=O.ori==0?Je:Ke,A=$n(D,q),b=W.idx=_n(A,t[0],vt,yt),j=F(t[0][b],O,_,0));let N=-10,U=-10,re=0,Ce=0,ke=!0,pe="",Z="";for(let H=o==
2?1:0;H<k.length;H++){let We=k[H],tt=Ae[H],St=tt==null?null:o==1?t[H][tt]:t[H][1][tt],Oe=W.dataIdx(s,H,b,A),nt=Oe==null?null:o==1?t[H][Oe]:t[H][1][Oe];if(sn=sn||
nt!=St||Oe!=tt,Ae[H]=Oe,H>0&&We.show){let Gt=Oe==null?-10:Oe==b?j:F(o==1?t[0][Oe]:t[H][0][Oe],O,_,0),qt=nt==null?-10:ne(nt,o==1?M[We.scale]:M[We.facets[1].scale],
C,0);if(jr&&nt!=null){let an=O.ori==1?Je:Ke,bn=ht(Cn.dist(s,H,Oe,qt,an));if(bn<Nn){let Pn=Cn.bias;if(Pn!=0){let Kt=$n(an,We.scale),ln=nt>=0?1:-1,vn=Kt>=0?1:-1;vn==
ln&&(vn==1?Pn==1?nt>=Kt:nt<=Kt:Pn==1?nt<=Kt:nt>=Kt)&&(Nn=bn,Yn=H)}else Nn=bn,Yn=H}}if(sn||Nr){let an,bn;O.ori==0?(an=Gt,bn=qt):(an=qt,bn=Gt);let Pn,Kt,ln,vn,Mn,
jt,Qt=!0,hr=Pt.bbox;if(hr!=null){Qt=!1;let Nt=hr(s,H);ln=Nt.left,vn=Nt.top,Pn=Nt.width,Kt=Nt.height}else ln=an,vn=bn,Pn=Kt=Pt.size(s,H);if(jt=Pt.fill(s,H),Mn=Pt.
stroke(s,H),Nr)H==Yn&&Nn<=Cn.prox&&(N=ln,U=vn,re=Pn,Ce=Kt,ke=Qt,pe=jt,Z=Mn);else{let Nt=on[H];Nt!=null&&(Ir[H]=ln,Ur[H]=vn,$u(Nt,Pn,Kt,Qt),Cu(Nt,jt,Mn),En(Nt,dn(
ln),dn(vn),ue,I))}}}}if(Nr){let H=Cn.prox,We=pr==null?Nn<=H:Nn>H||Yn!=pr;if(sn||We){let tt=on[0];tt!=null&&(Ir[0]=N,Ur[0]=U,$u(tt,re,Ce,ke),Cu(tt,pe,Z),En(tt,dn(
N),dn(U),ue,I))}}}if(Fe.show&&Kn)if(i!=null){let[D,A]=it.scales,[j,N]=it.match,[U,re]=i.cursor.sync.scales,Ce=i.cursor.drag;if(_t=Ce._x,wt=Ce._y,_t||wt){let{left:ke,
top:pe,width:Z,height:H}=i.select,We=i.scales[U].ori,tt=i.posToVal,St,Oe,nt,Gt,qt,an=D!=null&&j(D,U),bn=A!=null&&N(A,re);an&&_t?(We==0?(St=ke,Oe=Z):(St=pe,Oe=H),
nt=M[D],Gt=F(tt(St,U),nt,_,0),qt=F(tt(St+Oe,U),nt,_,0),Ts(wn(Gt,qt),ht(qt-Gt))):Ts(0,_),bn&&wt?(We==1?(St=ke,Oe=Z):(St=pe,Oe=H),nt=M[A],Gt=ne(tt(St,re),nt,C,0),
qt=ne(tt(St+Oe,re),nt,C,0),$s(wn(Gt,qt),ht(qt-Gt))):$s(0,C)}else Ma()}else{let D=ht(pi-di),A=ht(mi-fi);if(O.ori==1){let re=D;D=A,A=re}_t=Tt.x&&D>=Tt.dist,wt=Tt.
y&&A>=Tt.dist;let j=Tt.uni;j!=null?_t&&wt&&(_t=D>=j,wt=A>=j,!_t&&!wt&&(A>D?wt=!0:_t=!0)):Tt.x&&Tt.y&&(_t||wt)&&(_t=wt=!0);let N,U;_t&&(O.ori==0?(N=zr,U=Je):(N=Vr,
U=Ke),Ts(wn(N,U),ht(U-N)),wt||$s(0,C)),wt&&(O.ori==1?(N=zr,U=Je):(N=Vr,U=Ke),$s(wn(N,U),ht(U-N)),_t||Ts(0,_)),!_t&&!wt&&(Ts(0,0),$s(0,0))}if(Tt._x=_t,Tt._y=wt,i==
null){if(g){if($i!=null){let[D,A]=it.scales;it.values[0]=D!=null?$n(O.ori==0?Je:Ke,D):null,it.values[1]=A!=null?$n(O.ori==1?Je:Ke,A):null}Ms(Ya,s,Je,Ke,ue,I,b)}
if(jr){let D=g&&it.setSeries,A=Cn.prox;pr==null?Nn<=A&&Tn(Yn,Kr,!0,D):Nn>A?Tn(null,Kr,!0,D):Yn!=pr&&Tn(Yn,Kr,!0,D)}}sn&&(fe.idx=b,Ta()),m!==!1&&kt("setCursor")}
let Zn=null;Object.defineProperty(s,"rect",{get(){return Zn==null&&Ps(!1),Zn}});function Ps(i=!1){i?Zn=null:(Zn=w.getBoundingClientRect(),kt("syncRect",Zn))}function bi(i,m,g,b,y,_,C){
W._lock||Kn&&i!=null&&i.movementX==0&&i.movementY==0||($a(i,m,g,b,y,_,C,!1,i!=null),i!=null?mr(null,!0,!0):mr(m,!0,!1))}function $a(i,m,g,b,y,_,C,D,A){if(Zn==null&&
Ps(!1),dr(i),i!=null)g=i.clientX-Zn.left,b=i.clientY-Zn.top;else{if(g<0||b<0){Je=-10,Ke=-10;return}let[j,N]=it.scales,U=m.cursor.sync,[re,Ce]=U.values,[ke,pe]=U.
scales,[Z,H]=it.match,We=m.axes[0].side%2==1,tt=O.ori==0?ue:I,St=O.ori==1?ue:I,Oe=We?_:y,nt=We?y:_,Gt=We?b:g,qt=We?g:b;if(ke!=null?g=Z(j,ke)?u(re,M[j],tt,0):-10:
g=tt*(Gt/Oe),pe!=null?b=H(N,pe)?u(Ce,M[N],St,0):-10:b=St*(qt/nt),O.ori==1){let an=g;g=b,b=an}}A&&(m==null||m.cursor.event.type==Ya)&&((g<=1||g>=ue-1)&&(g=yr(g,ue)),
(b<=1||b>=I-1)&&(b=yr(b,I))),D?(di=g,fi=b,[zr,Vr]=W.move(s,g,b)):(Je=g,Ke=b)}let Pa={width:0,height:0,left:0,top:0};function Ma(){so(Pa,!1)}let vi,yi,_i,wi;function ki(i,m,g,b,y,_,C){
Kn=!0,_t=wt=Tt._x=Tt._y=!1,$a(i,m,g,b,y,_,C,!0,!1),i!=null&&(Lt(Za,rl,Si,!1),Ms(vu,s,zr,Vr,ue,I,null));let{left:D,top:A,width:j,height:N}=Fe;vi=D,yi=A,_i=j,wi=N}
function Si(i,m,g,b,y,_,C){Kn=Tt._x=Tt._y=!1,$a(i,m,g,b,y,_,C,!1,!0);let{left:D,top:A,width:j,height:N}=Fe,U=j>0||N>0,re=vi!=D||yi!=A||_i!=j||wi!=N;if(U&&re&&so(
Fe),Tt.setScale&&U&&re){let Ce=D,ke=j,pe=A,Z=N;if(O.ori==1&&(Ce=A,ke=N,pe=D,Z=j),_t&&Qn(q,$n(Ce,q),$n(Ce+ke,q)),wt)for(let H in M){let We=M[H];H!=q&&We.from==null&&
We.min!=je&&Qn(H,$n(pe+Z,H),$n(pe,H))}Ma()}else W.lock&&(W._lock=!W._lock,mr(m,!0,i!=null));i!=null&&(Rr(Za,rl),Ms(Za,s,Je,Ke,ue,I,null))}function Ef(i,m,g,b,y,_,C){
if(W._lock)return;dr(i);let D=Kn;if(Kn){let A=!0,j=!0,N=10,U,re;O.ori==0?(U=_t,re=wt):(U=wt,re=_t),U&&re&&(A=Je<=N||Je>=ue-N,j=Ke<=N||Ke>=I-N),U&&A&&(Je=Je<zr?0:
ue),re&&j&&(Ke=Ke<Vr?0:I),mr(null,!0,!0),Kn=!1}Je=-10,Ke=-10,Ae.fill(null),mr(null,!0,!0),D&&(Kn=D)}function xi(i,m,g,b,y,_,C){W._lock||(dr(i),da(),Ma(),i!=null&&
Ms(wu,s,Je,Ke,ue,I,null))}function Ci(){T.forEach(zm),ca(s.width,s.height,!0)}kr(Eo,rs,Ci);let Qr={};Qr.mousedown=ki,Qr.mousemove=bi,Qr.mouseup=Si,Qr.dblclick=xi,
Qr.setSeries=(i,m,g,b)=>{let y=it.match[2];g=y(s,m,g),g!=-1&&Tn(g,b,!0,!1)},Rt&&(Lt(vu,w,ki),Lt(Ya,w,bi),Lt(yu,w,i=>{dr(i),Ps(!1)}),Lt(_u,w,Ef),Lt(wu,w,xi),dl.add(
s),s.syncRect=Ps);let oo=s.hooks=e.hooks||{};function kt(i,m,g){ka?Cs.push([i,m,g]):i in oo&&oo[i].forEach(b=>{b.call(null,s,m,g)})}(e.plugins||[]).forEach(i=>{
for(let m in i.hooks)oo[m]=(oo[m]||[]).concat(i.hooks[m])});let Ti=(i,m,g)=>g,it=ut({key:null,setSeries:!1,filters:{pub:Au,sub:Au},scales:[q,k[1]?k[1].scale:null],
match:[Ou,Ou,Ti],values:[null,null]},W.sync);it.match.length==2&&it.match.push(Ti),W.sync=it;let $i=it.key,Ea=Mc($i);function Ms(i,m,g,b,y,_,C){it.filters.pub(i,
m,g,b,y,_,C)&&Ea.pub(i,m,g,b,y,_,C)}Ea.sub(s);function Df(i,m,g,b,y,_,C){it.filters.sub(i,m,g,b,y,_,C)&&Qr[i](null,m,g,b,y,_,C)}s.pub=Df;function Af(){Ea.unsub(
s),dl.delete(s),ar.clear(),al(Eo,rs,Ci),d.remove(),$e?.remove(),kt("destroy")}s.destroy=Af;function Da(){kt("init",e,t),ri(t||e.data,!1),K[q]?Sa(q,K[q]):da(),Zs=
Fe.show&&(Fe.width>0||Fe.height>0),cr=sn=!0,ca(e.width,e.height)}return k.forEach(ti),T.forEach(cf),r?r instanceof HTMLElement?(r.appendChild(d),Da()):r(s,Da):Da(),
s}gt.assign=ut;gt.fmtNum=vl;gt.rangeNum=Do;gt.rangeLog=Ro;gt.rangeAsinh=gl;gt.orient=xr;gt.pxRatio=Te;gt.join=jp;gt.fmtDate=_l,gt.tzDate=Gp;gt.sync=Mc;{gt.addGap=
Em,gt.clipGaps=jo;let e=gt.paths={points:Lc};e.linear=jc,e.stepped=Om,e.bars=Rm,e.spline=qm}function fs(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function nr(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var tn=Se(fs("zo\
ne")==="utc"),Bo=Se(!1);function $(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function Me(e,t){return`${$(e)} ${t}${e===1?"":"s"}`}function Cr(e){return e.toLocaleString("en-US")}var $l=e=>String(e).padStart(2,"0");function _e(e){let t=Math.
abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let s=Math.floor(
r/60),o=Math.floor(r%60);if(s<60)return o===0?`${s} min`:`${s}m ${$l(o)}s`;let a=Math.floor(s/60);return a<48?s%60===0?`${a} h`:`${a}h ${$l(s%60)}m`:a%24===0?`${a/
24} d`:`${Math.floor(a/24)}d ${a%24}h`}function ds(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(
t/3600)} h`:`${Math.floor(t/86400)} d`}function Bc(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${ds(r)} ago`:`in ${ds(-r+(r<-72e5?18e5:r<-12e4?3e4:500))}`}
function bt(e,t=tn.value){let r=new Date(e),s=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),
r.getMonth()+1,r.getDate(),r.getHours(),r.getMinutes(),r.getSeconds()],[o,a,l,u,c,d]=s.map($l);return`${o}-${a}-${l} ${u}:${c}:${d}${t?" UTC":""}`}var Vm={expired:"\
expired before it was run",retries_exhausted:"all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too of\
ten",timed_out:"it took longer than its timeout",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often withou\
t progress",shutdown_failed:"its shutdown failed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",
tasks_failed:"a task has failed"};function kn(e){return e===void 0?"":Vm[e]??e.replace(/_/g," ")}function $t(e,t=""){if(e instanceof Fn)return e.source;if(e===null||
typeof e!="object")return JSON.stringify(e)??"null";let r=`${t}  `,s=Array.isArray(e),o=s?e.map(a=>r+$t(a,r)):Object.entries(e).map(([a,l])=>`${r}${JSON.stringify(
a)}: ${$t(l,r)}`);return o.length===0?s?"[]":"{}":`${s?"[":"{"}
${o.join(`,
`)}
${t}${s?"]":"}"}`}var Gm=0;function n(e,t,r,s,o,a){t||(t={});var l,u,c=t;if("ref"in c)for(u in c={},t)u=="ref"?l=t[u]:c[u]=t[u];var d={type:e,props:c,key:r,ref:l,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Gm,__i:-1,__u:0,__source:o,__self:a};if(typeof e=="function"&&(l=e.defaultProps))for(u in l)c[u]===void 0&&(c[u]=l[u]);return ye.
vnode&&ye.vnode(d),d}var Pl=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function Ml(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function Km(e,t){return t==="day"?bt(e*1e3).slice(5,10):bt(e*1e3).slice(
11,16)}function Jc(e){return e.length>1?(e[1]-e[0])/2:30}var Qm=gt.paths.bars?.({size:[.7,24,1],radius:.15});function Jo({points:e,resolution:t,height:r=220}){let s=ve(
null),o=ve(null),a=ve([[]]),l=e.length-1;a.current=[e.map(c=>Date.parse(c.at)/1e3),...Pl.map((c,d)=>e.map((f,h)=>d===2&&h===l&&l>0?null:c.of(f)))],He(()=>{let c=s.
current;if(c===null)return;let d=()=>{o.current?.destroy();let v=c.clientWidth<500?160:r,w={stroke:Ml("--faint"),grid:{stroke:Ml("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};o.current=new gt({width:c.clientWidth,height:v,padding:[8,24,0,0],tzDate:E=>tn.value?gt.tzDate(new Date(E*1e3),"Etc/UTC"):new Date(
E*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(E,x,S)=>[x-Jc(E.data[0]),S+Jc(E.data[0])]},y:{range:(E,x,S)=>[0,Math.max(4,S*
1.1)]}},axes:[{...w,size:26,space:80,values:(E,x)=>x.map(S=>Km(S,t))},{...w,size:48,values:(E,x)=>x.map(S=>Number.isInteger(S)?$(S):"")}],series:[{},...Pl.map((E,x)=>{
let S=Ml(`--s-${E.tone}`);return{label:E.name,stroke:S,width:x===2?1.5:0,fill:x===2?void 0:x===0?`${S}99`:S,paths:x===2?void 0:Qm,points:{show:!1},value:(k,T)=>T==
null?"–":$(T)}})]},a.current,c)};d();let f=new ResizeObserver(()=>{o.current&&o.current.width!==c.clientWidth&&o.current.setSize({width:c.clientWidth,height:c.
clientWidth<500?160:r})});f.observe(c);let h=new MutationObserver(d);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let p=matchMedia(
"(prefers-color-scheme: dark)");return p.addEventListener("change",d),()=>{f.disconnect(),h.disconnect(),p.removeEventListener("change",d),o.current?.destroy(),
o.current=null}},[t]),He(()=>{o.current?.setData(a.current)},[e]);let u=c=>$(e.reduce((d,f)=>d+c(f),0));return n("div",{ref:s,class:"chart",role:"img","aria-lab\
el":`Throughput: ${Pl.map(c=>`${u(c.of)} ${c.name}`).join(", ")}`})}var Wo=Se(fs("keys")!=="off"),ps=Se(!1),Ws=Se(!1);function Wc(e){Wo.value=e,nr("keys",e?"on":"off")}var Fs=[],Fo="",Fc=0;function Ie(e){let t=ve(e);t.current=e,
He(()=>(Fs.push(t),()=>{Fs.splice(Fs.indexOf(t),1)}),[])}function Ym(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),Ws.value=!0;return}if(!Wo.value||e.ctrlKey||e.metaKey||e.altKey||Ym(e.target))
return;let t=Date.now()-Fc<1500&&Fo!==""?`${Fo} ${e.key}`:e.key;Fo="";for(let r=Fs.length-1;r>=0;--r){let s=Fs[r].current[t];if(s!==void 0){e.preventDefault(),s();
return}}e.key==="g"&&(Fo="g",Fc=Date.now())});var Dt=Se("polling"),At=Se(!1),zc=Se(0),ot=Se(Date.now()),Ho=Se(0),Zm=400,Xm=50,eh=2e3,th=5e3,Vc=3e4,hs=null,El=0,Dl=0,Al=0,Ol=0;function zo(){Ol=Date.now(),zc.
value+=1}function Hc(){El!==0||At.value||(El=window.setTimeout(()=>{El=0,zo()},Math.max(0,Ol+Zm-Date.now())))}function ms(){hs?.close(),hs=null}function Gc(){if(hs!==
null||document.hidden||lt.value===null||Et.value||At.value||Date.now()<Al)return;let e=new EventSource(te("v1/events"));hs=e,e.addEventListener("open",()=>Dt.value=
"live"),e.addEventListener("transition",()=>{Dl+=1,Hc()}),e.addEventListener("reset",()=>{Al=Date.now()+Vc,ms(),Hc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&ms(),Dt.value==="live"&&(Dt.value="polling")})}setInterval(()=>{if(ot.value=Date.now()+Ka.value,Dl>Xm&&(Al=Date.now()+Vc,ms()),Dl=0,At.value){
ms(),Dt.value="paused";return}if(document.hidden)return ms();Gc(),hs===null||hs.readyState!==EventSource.OPEN?Dt.value!=="lost"&&(Dt.value="polling"):Dt.value="\
live";let e=Dt.value==="live"?th:eh;Date.now()-Ol>=e&&zo()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?ms():zo()});Jn(()=>{lt.value!==
null&&Gc()});function Q(e,t,r=!1){let[s,o]=B({key:e,value:null,problem:null,at:0}),a=ve(null),l=ve(t);l.current=t;let u=ve({until:0,failures:0}),c=ve(h=>{let p=new AbortController;
a.current=p,l.current(p.signal).then(v=>{p.signal.aborted||(u.current={until:0,failures:0},Ho.value=Date.now(),Dt.value==="lost"&&(Dt.value="polling"),o({key:h,
value:v,problem:null,at:Date.now()}))}).catch(v=>{if(p.signal.aborted)return;let w=v instanceof un?v:new un(0,"page","The page could not show the answer",String(
v),0),E=u.current.failures+1,x=Math.min(3e4,1e3*2**E)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(w.retryAfter*1e3,x),failures:E},w.status===0&&(Dt.
value="lost"),o(S=>({key:h,value:S.key===h?S.value:null,problem:w,at:S.at}))}).finally(()=>{a.current===p&&(a.current=null)})});He(()=>(a.current?.abort(),u.current=
{until:0,failures:0},c.current(e),()=>a.current?.abort()),[e]);let d=ve(r);d.current=r,He(()=>zc.subscribe(h=>{h===0||a.current!==null||d.current||Et.peek()||Date.
now()>=u.current.until&&c.current(e)}),[e]),He(()=>Et.subscribe(h=>{!h&&a.current===null&&u.current.failures>0&&c.current(e)}),[e]);let f=s.key===e?s:{...s,value:null,
problem:null};return{value:f.value,problem:f.problem,at:f.at,reload:()=>{a.current?.abort(),c.current(e)}}}function Tr(){zo()}var gs=new URL("ui/",Va).pathname;function Kc(){return new URL(location.href)}var Rl=Se(Kc());function Qc(){Rl.value=Kc()}addEventListener("popstate",Qc);var $r=Bn(
()=>{let e=Rl.value.pathname;return e.startsWith(gs)?`/${e.slice(gs.length)}`:"/"}),se=Bn(()=>Rl.value.searchParams);function R(e){return gs+e.replace(/^\//,"")}
function Ee(e,t=!1){let r=R(e),s=location.pathname;t?history.replaceState(null,"",r):history.pushState(null,"",r),location.pathname!==s&&scrollTo(0,0),Qc()}function rr(e){
let t=new URLSearchParams(se.value);for(let[s,o]of Object.entries(e))o?t.set(s,o):t.delete(s);let r=t.toString();return $r.value+(r===""?"":`?${r}`)}function ge(e,t=!1){
Ee(rr(e),t),e.cursor&&scrollTo(0,0)}document.addEventListener("click",e=>{if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.
closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||!t.pathname.startsWith(gs)||t.pathname.startsWith(`${gs}assets/`)||(e.preventDefault(),
Ee(t.pathname.slice(gs.length-1)+t.search))});function Yc(e,t){let r=e.split("/"),s=t.replace(/\/$/,"").split("/");if(t==="/"&&(s.length=1),e==="/"&&(r.length=1),
r.length!==s.length)return null;let o={};for(let a=0;a<r.length;++a)if(r[a].startsWith(":"))try{o[r[a].slice(1)]=decodeURIComponent(s[a])}catch{return null}else if(r[a]!==
s[a])return null;return o}function me(e){return`/jobs/${encodeURIComponent(e)}`}function Re(e){return`/queues/${encodeURIComponent(e)}`}function sr(e,t){return`${Re(
e)}/groups/${encodeURIComponent(t)}`}function Dn(e){return`/channels?channel=${encodeURIComponent(e)}`}var Ot={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};Ot.
active=Ot.running;Ot.paused=Ot.suspended;Ot.skipped=Ot.terminated;Ot.pending=Ot.queued;Ot.delivering=Ot.running;Ot.delivered=Ot.completed;Ot.cancelled=Ot.terminated;
function fn({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:Ot[e]??Ot.queued})}function De({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(fn,{state:e}),e]})}var zs=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function le({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),s=Bo.value?
bt(r):Bc(r,ot.value);return n("time",{dateTime:e,title:`${bt(r,!1)}
${bt(r,!0)}`,onClick:t?void 0:()=>Bo.value=!Bo.value,children:s})}function Wt({value:e}){return e?n("span",{title:e>=1e6?Cr(e):void 0,children:$(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function bs({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}function Zc({values:e,label:t}){let r=Math.max(1e-9,...e),s=80/Math.max(1,e.length-1),o=e.map((a,l)=>`${(l*s).toFixed(1)},${(18-16*a/r).toFixed(
1)}`).join(" ");return n("svg",{class:"spark",viewBox:"0 0 80 20",role:"img","aria-label":t,children:[n("title",{children:t}),n("polyline",{points:o})]})}function Xc({
hours:e}){let t=Math.floor(ot.value/36e5)-23,r=Array.from({length:24},()=>0);for(let a of e){let l=Math.floor(Date.parse(a.at)/36e5)-t;l>=0&&l<24&&(r[l]+=a.count)}
let s=Math.max(1,...r),o=`${$(r.reduce((a,l)=>a+l,0))} in the last 24 hours`;return n("svg",{class:"hours",viewBox:"0 0 96 20",role:"img","aria-label":o,children:[
n("title",{children:o}),r.map((a,l)=>n("rect",{x:l*4,width:"3",y:20-Math.max(a>0?3:1,20*a/s),height:Math.max(a>0?3:1,20*a/s),class:a>0?"some":"none"},l))]})}async function nh(e){
if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.className="off-screen",document.body.
append(t),t.select(),document.execCommand("copy"),t.remove()}function Ye({text:e,label:t="Copy"}){let[r,s]=B(!1);return n("button",{type:"button",class:"copy",title:t,
"aria-label":t,onClick:o=>{o.preventDefault(),o.stopPropagation(),nh(e).then(()=>{s(!0),setTimeout(()=>s(!1),1e3)})},children:n("svg",{class:"glyph",viewBox:"0 \
0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3"})})})}function X({
text:e}){return n("div",{class:"command",children:[n("code",{tabIndex:0,children:e}),n(Ye,{text:e,label:"Copy the command"})]})}function de({title:e,children:t}){
return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5 9v20H8zM8 18h10l3 5h6l3-5h10"})}),
n("p",{class:"empty-title",children:e}),t]})}function Le({problem:e,at:t,retry:r,path:s}){return e.status===401?null:n("div",{class:"problem",role:"alert",children:[
n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&`${e.status} `,e.code,t?` · what you see\
 is from ${bt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[s&&n(Ye,{text:st(s),label:"Copy as curl"}),n("button",{type:"button",onClick:r,children:"Tr\
y again"})]})]})}function Xe({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.from({length:e},(t,r)=>n("div",
{},r))})}var Hs=Se([]),rh=0;function xt(e,t={}){let r=++rh;Hs.value=[...Hs.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],setTimeout(()=>Hs.value=Hs.value.
filter(s=>s.id!==r),t.bad?8e3:4e3)}function ed(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:Hs.value.map(e=>n("div",{class:e.bad?
"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},e.id))})}function pn({title:e,close:t,
children:r}){let s=ve(null);return eu(()=>{let o=s.current,a=document.activeElement;return o?.showModal(),()=>{o?.close(),a?.focus?.()}},[]),n("dialog",{ref:s,"\
aria-label":e,onCancel:o=>{o.preventDefault(),t()},onClick:o=>{o.target===s.current&&t()},children:n("div",{class:"dialog",children:[n("h2",{children:e}),r]})})}
var ql=Se(null);async function Nl(e,t){try{let r=await L(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?void 0:{}),key:t}),s=r&&typeof r.count==
"number"?` (${$(r.count)})`:"",o=e.undo;xt(e.done+s,o?{undo:()=>{Nl(o,Yt())}}:{}),e.then?.()}catch(r){let s=r;xt(`${s.title??"It failed"}: ${s.detail??String(r)}`,
{bad:!0})}Tr()}function An(e){let t=Yt();e.confirm?ql.value={...e,key:t}:Nl(e,t)}function td(){let[e,t]=B(""),[r,s]=B(!1),o=ql.value;if(He(()=>{t(""),s(!1)},[o]),
o===null||!o.confirm)return null;let{title:a,text:l,danger:u,count:c}=o.confirm,d=u&&c!==void 0&&c>1e3,f=!r&&(!d||e.replace(/[,. ]/g,"")===String(c)),h=()=>ql.value=
null;return n(pn,{title:a,close:h,children:n("form",{onSubmit:p=>{p.preventDefault(),f&&(s(!0),Nl(o,o.key).then(h))},children:[n("p",{children:l}),d&&n("label",
{class:"field",children:["Type ",Cr(c)," to go on",n("input",{value:e,inputMode:"numeric",onInput:p=>t(p.currentTarget.value)})]}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),o.cli&&n(X,{text:o.cli}),n(X,{text:st(o.path,o.method??"POST",o.body??(o.method==="DELETE"?void 0:{}))})]}),n("\
div",{class:"buttons",children:[n("button",{type:"button",onClick:h,children:"Cancel"}),n("button",{type:"submit",class:u?"danger solid":"primary",disabled:!f,children:o.
label})]})]})})}function oe({action:e,scope:t="admin",why:r,danger:s,primary:o,id:a}){return Be(t)?n("button",{type:"button",id:a,class:s?"danger":o?"primary":"",
disabled:!!r,title:r||void 0,onClick:()=>An(e),children:e.label}):null}function Vo({scope:e="admin"}){return Be(e)||lt.value===null?null:n("span",{class:"faint",
children:fu.value?"read-only":`changes need the scope ${e}`})}var sh=262144,oh=20,Ll=100;function ah({value:e}){return e instanceof Fn?n("span",{class:"json-num\
ber",children:e.source}):typeof e=="string"?e==="[redacted]"?n("span",{class:"json-redacted",title:"Pawl does not show what looks like a secret; the worker gets\
 it whole",children:"redacted"}):n("span",{class:"json-string",children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json-number",children:String(e)}):
n("span",{class:"json-word",children:String(e)})}function jl(e,t,r){return e?.toLowerCase().includes(r)?!0:t===null||typeof t!="object"||t instanceof Fn?$t(t).toLowerCase().
includes(r):Object.entries(t).some(([s,o])=>jl(Array.isArray(t)?void 0:s,o,r))}function nd({name:e,value:t,depth:r,looking:s}){let[o,a]=B(r<4),[l,u]=B(!1);He(()=>{
s.text!==""?a(jl(e,t,s.text)):s.turn>0&&a(s.all||r<4)},[s]);let c=s.text!==""&&(e?.toLowerCase().includes(s.text)||(t===null||typeof t!="object")&&jl(void 0,t,s.
text)),d=e===void 0?null:n("span",{class:c?"json-key found":"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof Fn)return n("div",{class:c?
"json-line found":"json-line",children:[d,n(ah,{value:t})]});let f=Array.isArray(t),h=Object.entries(t),p=`${h.length} ${f?h.length===1?"item":"items":h.length===
1?"key":"keys"}`;return h.length===0?n("div",{class:"json-line",children:[d,n("span",{class:"faint",children:f?"[]":"{}"})]}):n("div",{class:"json-branch",children:[
n("button",{type:"button",class:"json-fold","aria-expanded":o,onClick:()=>a(!o),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:o?"▾":"▸"}),
d,n("span",{class:"faint",children:[f?"[":"{",o?"":"…",o?"":f?"]":"}"," ",p]})]}),o&&n("div",{class:"json-inner",children:[(l?h:h.slice(0,Ll)).map(([v,w])=>n(
nd,{name:v,value:w,depth:r+1,looking:s},v)),!l&&h.length>Ll&&n("button",{type:"button",class:"link",onClick:()=>u(!0),children:[h.length-Ll," more"]})]})]})}function Ut({
title:e,value:t}){let[r,s]=B({text:"",all:!1,turn:0});if(t===void 0)return null;let o=$t(t),a=o.length<=sh;return n("section",{class:"card json",children:[n("he\
ader",{children:[n("h2",{children:e}),n("div",{class:"row",children:[a&&o.split(`
`).length>oh&&n(P,{children:[n("input",{type:"search",placeholder:"Search","aria-label":`Search the ${e.toLowerCase()}`,value:r.text,onInput:l=>s({...r,text:l.currentTarget.
value.trim().toLowerCase(),turn:r.turn+1})}),n("button",{type:"button",class:"link",onClick:()=>s({text:"",all:!r.all,turn:r.turn+1}),children:r.all?"fold":"ope\
n all"})]}),n(Ye,{text:o,label:`Copy the ${e.toLowerCase()}`})]})]}),n("div",{class:"json-body",tabIndex:0,children:a?n(nd,{value:t,depth:0,looking:r}):n("pre",
{children:o})})]})}function ae({title:e,tools:t,children:r,sub:s}){return n(P,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),
s&&n("div",{class:"sub",children:s})]}),t&&n("div",{class:"row tools",children:t})]}),r]})}function Ht({data:e,path:t,title:r,up:s,missing:o,children:a}){return n(
ae,{title:r,sub:s,children:e.problem?.status===404?n(de,{title:o,children:a}):e.problem?n(Le,{problem:e.problem,retry:e.reload,path:t}):n(Xe,{})})}function ct({
data:e,path:t}){return e.problem&&n(Le,{problem:e.problem,at:e.at,retry:e.reload,path:t})}function vs({label:e,options:t,value:r,set:s}){return n("span",{class:"\
segments",role:"group","aria-label":e,children:t.map(([o,a])=>n("button",{type:"button","aria-pressed":o===r,onClick:()=>s(o),children:a},o))})}function et({rows:e}){
return n("dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[n("dt",{children:t}),n("dd",{children:r})]},t))})}
function On({tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([s,o,a])=>n("a",{href:R(r(s)),"aria-current":s===t?"pag\
e":void 0,children:[o,a!==void 0&&n("span",{class:"pill",children:$(a)})]},s))})}function Pr({rows:e,columns:t,id:r,page:s,selection:o,kind:a="list",gone:l}){let[u,c]=B(-1),d=ve(-1),f=ve(null),h=S=>{let k=Math.max(0,Math.min(e.length-1,d.current+
S));d.current=k,c(k),f.current?.rows[k]?.scrollIntoView({block:"nearest"}),f.current?.rows[k]?.querySelector(".main a")?.focus({preventScroll:!0})},p=ve(-1),v=(S,k=!1)=>{
let T=e[S];if(!o||T===void 0)return;let M=new Set(o.chosen);if(k&&p.current>=0){let[J,q]=[Math.min(p.current,S),Math.max(p.current,S)];for(let ee of e.slice(J,q+
1))M.add(r(ee))}else M.delete(r(T))||M.add(r(T));p.current=S,o.set(M)},w=e.length>0&&e.every(S=>o?.chosen.has(r(S))),E=()=>o?.set(w?new Set:new Set(e.map(r)));Ie(
{j:()=>h(1),k:()=>h(-1),Enter:()=>{let S=e[d.current];S!==void 0&&s&&Ee(s(S))},...o?{x:()=>v(d.current),X:()=>v(d.current,!0),a:E}:{}});let x=t.some(S=>S.head);
return n("table",{class:a,children:[x&&n("thead",{children:n("tr",{children:[o&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on t\
his page",checked:w,onClick:E})}),t.map((S,k)=>n("th",{class:S.kind==="main"?void 0:S.kind,"aria-sort":S.sort,children:S.head},k))]})}),n("tbody",{ref:f,children:e.
map((S,k)=>n("tr",{class:`${k===u?"at":""}${l?.has(r(S))?" gone":""}`,"aria-selected":o?.chosen.has(r(S)),children:[o&&n("td",{class:"check",children:n("input",
{type:"checkbox","aria-label":`Select ${r(S)}`,checked:o.chosen.has(r(S)),onClick:T=>v(k,T.shiftKey)})}),t.map((T,M)=>n("td",{class:T.kind,"data-label":T.label,
children:T.cell(S)},M))]},r(S)))})]})}function rd(e,t,r){let[s,o]=B(!1),a=ve({key:r,rows:e}),l=s&&a.current.key===r&&a.current.rows.length>0,u=new Map(e.map(f=>[
t(f),f])),c=l?a.current.rows.map(f=>u.get(t(f))??f):e;a.current={key:r,rows:c};let d=new Set(c.map(t));return{rows:c,gone:new Set(c.map(t).filter(f=>!u.has(f))),
news:e.filter(f=>!d.has(t(f))).length,release:()=>o(!1),on:{onPointerEnter:()=>o(!0),onPointerLeave:()=>o(!1)}}}function Mr({note:e,cursor:t,next:r,words:s=["Ne\
west","Older"],children:o}){let a=()=>ge({cursor:r});return Ie({"[":()=>{t&&history.back()},"]":()=>{r&&a()}}),n("div",{class:"pages",children:[n("span",{class:"\
faint",children:e}),n("div",{class:"row",children:[o,(t||r)&&n(P,{children:[n("button",{type:"button",disabled:!t,onClick:()=>ge({cursor:void 0}),children:s[0]}),
n("button",{type:"button",disabled:!r,onClick:a,children:s[1]})]})]})]})}function Rn({from:e,member:t,filter:r={},order:s,words:o,limit:a=50,none:l,unmatched:u="\
Nothing matches",...c}){let d=se.value.get("cursor")??void 0,f=e+Mt({...r,limit:a,cursor:d}),h=Q(f,x=>L(f,{signal:x})),p=h.value,v=h.problem&&n(Le,{problem:h.problem,
at:h.at,retry:h.reload,path:f});if(p===null)return v||n(Xe,{});let w=p[t],E=Object.values(r).some(Boolean);return w.length===0&&!p.cursor&&!d?n(P,{children:[v,E?
n(de,{title:u,children:n("button",{type:"button",onClick:()=>ge(Object.fromEntries(Object.keys(r).map(S=>[S,void 0]))),children:"Clear filters"})}):l]}):n(P,{children:[
v,n("div",{class:"card flush",children:[w.length>0&&n(Pr,{rows:w,...c}),n(Mr,{note:w.length===0?"this page is empty, more may follow":`${$(w.length)} on this pa\
ge, ${s}`,cursor:d,next:p.cursor,words:o,children:n(Ye,{text:st(f),label:"Copy as curl"})})]})]})}function Vs({states:e,chosen:t,counts:r,toggle:s}){return n("d\
iv",{class:"chips",role:"group","aria-label":"States",children:e.map(o=>n("button",{type:"button",class:"chip","data-state":o,"aria-pressed":t.includes(o),onClick:()=>s(
o),children:[o," ",r&&n("span",{class:"chip-count",children:$(r[o]??0)})]},o))})}function or({states:e}){let t=se.value.get("state")??"";return n(Vs,{states:e,chosen:[
t],toggle:r=>ge({state:r===t?void 0:r,cursor:void 0})})}function lh({job:e}){return e.error&&e.state!=="completed"?n("span",{class:"error-line",title:`${e.error.type}: ${e.error.message}`,children:[n("b",{children:e.
error.type})," ",e.error.message]}):e.state==="running"&&e.worker?n("span",{class:"faint",children:["on ",e.worker]}):e.reason?n("span",{class:"faint",children:kn(
e.reason)}):null}function ih(e){return(e.state==="scheduled"||e.state==="retrying"||e.state==="suspended")&&e.run_at?e.run_at:e.ended_at??e.started_at??e.created_at}
var Gs={job:{head:"Job",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(me(e.id)),class:"job-type",children:e.type}),n("div",{class:"meta",children:[n("span",{
class:"id",children:e.id}),n(Ye,{text:e.id,label:"Copy the id"})]}),n("div",{class:"note",children:n(lh,{job:e})})]})},state:{head:"State",kind:"state-cell",cell:e=>n(
De,{state:e.state})},queue:{head:"Queue",kind:"wide",cell:e=>n(P,{children:[n("a",{href:R(Re(e.queue)),children:e.queue}),e.group&&n("div",{class:"meta cut",children:e.
group})]})},attempt:{head:"Attempt",kind:"wide number",cell:e=>e.attempt||n("span",{class:"faint",children:"–"})},when:{head:"When",kind:"end when",cell:e=>n(
le,{at:ih(e)})}};function Ln({jobs:e,selection:t,queue:r=!0,gone:s}){let o=[Gs.job,Gs.state,...r?[Gs.queue]:[],Gs.attempt,Gs.when];return n(Pr,{rows:e,columns:o,
id:a=>a.id,page:a=>me(a.id),selection:t,gone:s,kind:"jobs"})}function Y({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[
n("h2",{children:e}),t]}),r]})}var Go=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function uh(e){let[t,r,s,o]=await Promise.
all([L("v1/stats",{signal:e}),L("v1/queues",{signal:e}),L("v1/workers",{signal:e}),L("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:s.
workers.filter(a=>a.state!=="gone"),dead:o.jobs}}function ys({label:e,value:t,link:r,tone:s,note:o,title:a}){return n("a",{class:"tile",href:R(r),"data-state":s,
title:a,children:[n("span",{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:o??" "})]})}function ch({
queues:e,workers:t,stats:r}){let s=new Set(t.flatMap(l=>l.queues??[])),o=[];for(let l of e)l.paused?o.push([l.name,"suspended","is paused"]):l.counts.queued>0&&
!s.has(l.name)?o.push([l.name,"failed",`has ${Cr(l.counts.queued)} waiting and no worker`]):(l.oldest_age??0)>300&&o.push([l.name,"retrying",`has waited ${_e((l.
oldest_age??0)*1e3)}`]);let a=r.day;return o.length===0&&a.dead===0&&a.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and\
 no job has died today."}):n("ul",{class:"attention",children:[a.dead>0&&n("li",{children:[n(De,{state:"dead",quiet:!0}),n("a",{href:R("/failures"),children:Me(
a.dead,"job")})," died in the last 24 hours"]}),a.recovered>0&&n("li",{children:[n(De,{state:"retrying",quiet:!0}),Me(a.recovered,"lease")," ran out: workers va\
nished in the middle of a job"]}),o.slice(0,6).map(([l,u,c])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),
n("a",{href:R(Re(l)),children:l})," ",c]},l)),o.length>6&&n("li",{children:n("a",{href:R("/queues"),children:[o.length-6," more queues"]})})]})}function dh(){return n(
de,{title:"Push your first job",children:[n(X,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${te("v1/jobs")}`}),n("p",{children:"and let a command \
work on it:"}),n(X,{text:`pawl work --url ${te("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function od(){let e=Go.find(([
f])=>f===se.value.get("range"))??Go[1],t=Q("overview",uh),r=Q(`history ${e[0]}`,f=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return L(`v1/stats/history${Mt(
{resolution:e[1],from:h})}`,{signal:f})});Ie(Object.fromEntries(Go.map(([f],h)=>[String(h+1),()=>ge({range:f},!0)])));let s=t.value;if(s===null)return n(ae,{title:"\
Overview",children:t.problem?n(Le,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(Xe,{})});let{stats:o,queues:a}=s;if(o.total.pushed===0&&a.length===0)return n(
ae,{title:"Overview",children:n(dh,{})});let l=r.value?.points??[],u=e[1]==="minute"&&l.length>1?l[l.length-2].completed:o.minute.completed,c=a.reduce((f,h)=>(h.
oldest_age??0)>(f?.oldest_age??0)?h:f,null),d=[...a].sort((f,h)=>sd(o,h)-sd(o,f)).slice(0,8);return n(ae,{title:"Overview",children:[t.problem&&n(Le,{problem:t.
problem,at:t.at,retry:t.reload,path:"v1/stats"}),n("div",{class:"tiles",children:[n(ys,{label:"Queued",tone:"queued",value:$(o.counts.queued),link:"/jobs?state=\
queued",note:`${$(o.counts.scheduled)} scheduled`}),n(ys,{label:"Running",tone:"running",value:$(o.counts.running),link:"/jobs?state=running",note:Me(s.workers.
length,"worker")}),n(ys,{label:"Retrying",tone:"retrying",value:$(o.counts.retrying),link:"/failures?tab=retrying",note:`${$(o.hour.retried)} in the last hour`}),
n(ys,{label:"Dead",tone:"dead",value:$(o.counts.dead),link:"/failures",note:`${$(o.day.dead)} today`}),n(ys,{label:"Oldest wait",value:c?.oldest_age?_e(c.oldest_age*
1e3):"–",link:c?Re(c.name):"/queues",note:c?.oldest_age?c.name:"nothing waits"}),n(ys,{label:"Completed a minute",tone:"completed",value:$(u),link:"/jobs?stat\
e=completed",note:`${$(o.hour.completed)} in the last hour`})]}),n(Y,{title:"Throughput",tools:n(vs,{label:"Range",options:Go.map(([f])=>[f,f]),value:e[0],set:f=>ge(
{range:f},!0)}),children:r.value===null?r.problem?n(Le,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-place"}):n(Jo,{points:l,resolution:e[1]})}),n("\
div",{class:"columns",children:[n(Y,{title:"Needs attention",children:n(ch,{queues:a,workers:s.workers,stats:o})}),n(Y,{title:"Busiest queues",tools:n("a",{href:R(
"/queues"),children:"all queues"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{class:"e\
nd",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tbody",{children:d.map(f=>n("tr",{children:[n(
"td",{children:n("a",{href:R(Re(f.name)),children:f.name})}),n("td",{class:"end",children:n(Wt,{value:f.counts.queued})}),n("td",{class:"end",children:n(Wt,{value:f.
counts.running})}),n("td",{class:"end",children:n(Wt,{value:o.queues?.[f.name]?.hour.completed})})]},f.name))})]})})]}),s.dead.length>0&&n(Y,{title:"Last failur\
es",tools:n("a",{href:R("/failures"),children:"all failures"}),children:n(Ln,{jobs:s.dead})})]})}function sd(e,t){return(e.queues?.[t.name]?.hour.completed??0)+
t.counts.queued+t.counts.running*10}function fh({ready:e}){return n("span",{class:"state quiet","data-state":e?"completed":"failed",children:[n(fn,{state:e?"completed":"failed"}),e?"yes":"no: /rea\
dyz says why"]})}function ad(){let e=Q("about",async o=>{let[a,l]=await Promise.all([L("v1/nodes",{signal:o}),L("readyz",{signal:o}).catch(()=>null)]);return{nodes:a.
nodes,ready:l}}),t=lt.value,r=e.value,s=te("").replace(/\/$/,"");return n(ae,{title:"About",children:[n(ct,{data:e,path:"v1/nodes"}),n("div",{class:"columns",children:[
n(Y,{title:"This server",children:n(et,{rows:[["Pawl",t?.version],["Store",t&&(t.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",
t&&(t.durability==="fsync"?"an answer means on disk":t.durability)],["Ready",r&&n(fh,{ready:r.ready!==null})],["Nodes",r&&n("a",{href:R("/workers"),children:Me(
r.nodes.length,"node")})],["Up since",r?.nodes.length===1&&n(le,{at:r.nodes[0].started_at})],["Address",s]]})}),n(Y,{title:"For programs",children:[n(et,{rows:[
["API",n("a",{href:te("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:te("metrics"),children:"for Prometheus"})],["Health",n("a",{href:te("hea\
lthz"),children:"healthz"})],["Ready",n("a",{href:te("readyz"),children:"readyz"})],["Licences",n("a",{href:te("ui/assets/LICENSES.txt"),children:"of Preact, Pr\
eact signals and uPlot, of which this dashboard is made"})]]}),n("div",{class:"pad",children:n(X,{text:`export PAWL_URL=${s}; pawl stats`})})]})]})]})}var ph=["pending","delivering","delivered","failed","cancelled"];function ld(e){return`/callbacks/${encodeURIComponent(e)}`}function id(e){return e.state!=="fai\
led"&&e.state!=="delivered"&&"it is under way"}function ud(e){return{label:"Deliver again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback\
 retry ${e}`,done:"It is sent again"}}var mh=[{head:"Callback",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(ld(e.id??"")),class:"cut",children:e.url}),n("di\
v",{class:"meta",children:["when ",e.event]})]})},{head:"State",cell:e=>n(De,{state:e.state})},{head:"Attempts",kind:"end",label:"attempts",cell:e=>$(e.attempts)},
{head:"Last answer",kind:"wide",cell:e=>n(P,{children:[e.last_status??""," ",e.last_error&&n("span",{class:"error-line",children:e.last_error})]})},{head:"Next",
kind:"end wide",cell:e=>n(le,{at:e.next_at})},{head:"",kind:"end act",cell:e=>n(oe,{action:ud(e.id??""),why:id(e)})}];function cd(){let e=se.value.get("state")??
"",t=se.value.get("host")??"";return Ie({"/":()=>document.getElementById("host")?.focus()}),n(ae,{title:"Callbacks",tools:e==="failed"&&n(oe,{primary:!0,action:{
label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --\
failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All callbacks to ${t} that have failed are sent again.`:"All callbacks t\
hat have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Host"}),n("input",{id:"h\
ost",value:t,placeholder:"any",spellcheck:!1,onChange:r=>ge({host:r.currentTarget.value.trim(),cursor:void 0})})]})}),n(or,{states:ph}),n(Rn,{from:"v1/callbacks",
member:"callbacks",filter:{state:e,host:t},order:"newest first",columns:mh,id:r=>r.id??"",page:r=>ld(r.id??""),unmatched:"No callback matches",none:n(de,{title:"\
No callbacks yet",children:[n("p",{children:"Pawl tells your program of the end of a job:"}),n(X,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://ex\
ample.com/done"}]}' ${te("v1/jobs")}`})]})})]})}function dd({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=Q(t,u=>L(t,{signal:u})),s=r.value,o=n("a",{href:R(
"/callbacks"),children:"Callbacks"});if(s===null)return n(Ht,{data:r,path:t,title:"Callback",up:o,missing:"There is no such callback"});let a=s.log??[],l=s.owner;
return n(ae,{title:n(P,{children:["Callback ",n(De,{state:s.state})]}),sub:n("span",{class:"row",children:[o," · ",n("code",{class:"id",children:s.id}),n(Ye,{text:s.
id??"",label:"Copy the id"})]}),tools:n(P,{children:[n(oe,{action:ud(e),primary:!0,why:id(s)}),n(oe,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Ee("/callbacks")}})]}),children:[
n(ct,{data:r,path:t}),n(Y,{title:"Facts",children:n(et,{rows:[["URL",s.url],["Tells that it",s.event],["Job",l?.id&&n("a",{href:R(me(l.id)),children:l.id})],["A\
ttempts",$(s.attempts)],["Last answer",s.last_status],["Last error",s.last_error&&n("span",{class:"bad",children:s.last_error})],["Next attempt",s.next_at&&n(le,
{at:s.next_at})]]})}),a.length>0&&n(Y,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"When"}),
n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",{children:a.map((u,c)=>n("tr",{children:[
n("td",{children:n(le,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==void 0?`${Math.round(u.seconds*1e3)} \
ms`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},c))})]})}),n(Ut,{title:"Body",value:s.body})]})}var hh=500,Il=200,gh=100;function bh(e,t){let r=ve([]),s=ve(0),[o,a]=B({lines:[],total:0,rate:0,open:!1});return He(()=>{let l=null,u=0,c={total:0,at:Date.now()},
d=0;r.current=[],s.current=0;let f=()=>{u=0,a(k=>({lines:At.value?k.lines:r.current.slice(0,Il),total:s.current,rate:d,open:l?.readyState===EventSource.OPEN}))},
h=()=>{u===0&&(u=window.setTimeout(f,gh))},p=(k,T)=>{s.current+=1,r.current=[{number:s.current,value:k,at:T},...r.current.slice(0,hh-1)],h()},v=()=>{l!==null||document.
hidden||Et.value||(l=new EventSource(te(e)),l.addEventListener("open",h),l.addEventListener("error",h),l.addEventListener(t,k=>{let T=Ga(k.data);p(T,T.at)}),l.addEventListener(
"reset",()=>p(null,new Date().toISOString())))},w=()=>{l?.close(),l=null},E=()=>document.hidden?w():v();document.addEventListener("visibilitychange",E);let x=Et.
subscribe(k=>k?w():v()),S=setInterval(()=>{let k=Date.now();d=(s.current-c.total)*1e3/Math.max(1,k-c.at),c={total:s.current,at:k},h()},2e3);return()=>{w(),x(),clearInterval(
S),clearTimeout(u),document.removeEventListener("visibilitychange",E)}},[e,t]),{...o,clear:()=>{r.current=[],a({...o,lines:[]})}}}function Ko({title:e,path:t,event:r,
text:s,line:o}){let a=bh(t,r),[l,u]=B("");Ie({c:a.clear,"/":()=>document.getElementById("tail-filter")?.focus()});let c=ve(new Date),d=l.toLowerCase(),f=d===""?
a.lines:a.lines.filter(p=>p.value===null||s(p.value).toLowerCase().includes(d)),h=At.value?a.total-(a.lines[0]?.number??0):0;return n(Y,{title:e,tools:n("div",{
class:"row",children:[n("span",{class:"faint",children:[a.open?`${a.rate<10?a.rate.toFixed(1):$(Math.round(a.rate))} a second`:"connecting",h>0&&` · ${$(h)} ca\
me while paused`]}),n("input",{id:"tail-filter",type:"search",placeholder:"Filter","aria-label":"Filter",value:l,onInput:p=>u(p.currentTarget.value)}),n("button",
{type:"button",onClick:()=>At.value=!At.value,children:At.value?"Go on":"Pause"}),n("button",{type:"button",onClick:a.clear,children:"Clear"})]}),children:[f.length===
0?n("p",{class:"tail-empty",children:a.lines.length>0?"None of the lines matches.":`Nothing since ${bt(c.current.getTime()).slice(11)}. What was sent before is \
not sent again.`}):n("ol",{class:"tail",tabIndex:0,"aria-label":"The newest first",children:f.map(p=>p.value===null?n("li",{class:"tail-gap",children:"some were\
 lost here: more came than could be sent"},p.number):n("li",{children:[n("time",{dateTime:p.at,children:bt(Date.parse(p.at)).slice(11,19)}),n("span",{class:"tai\
l-line",children:o(p.value)})]},p.number))}),a.total>Il&&n("p",{class:"foot",children:["The newest ",$(Math.min(Il,f.length))," of ",Me(a.total,"line")," since \
this page was opened."]})]})}var fd=/^(\/|(\/[A-Za-z0-9_.:~-]{1,128}){1,16})$/,vh=[["/","everything"],["/pawl/jobs","each change of a job"],["/pawl/log","runs and accesses of stateful jobs"],
["/pawl/schedules","what schedules do"],["/pawl/workers","types that workers register"]];function Qo(e){return`v1/channels/${e.slice(1).split("/").map(encodeURIComponent).
join("/")}`}function yh({channel:e}){let t=e.split("/").filter(Boolean);return n("nav",{"aria-label":"Channels above",class:"crumbs",children:[n("a",{href:R(Dn(
"/")),children:"/"}),t.map((r,s)=>n(P,{children:[s>0&&n("span",{class:"faint",children:"/"}),n("a",{href:R(Dn(`/${t.slice(0,s+1).join("/")}`)),children:r},r)]}))]})}
function _h({message:e,listening:t}){let r=/^\/pawl\/jobs\/([^/]+)$/.exec(e.channel)?.[1];return n(P,{children:[r?n("a",{href:R(me(r)),children:e.channel}):e.channel!==
t&&n("a",{href:R(Dn(e.channel)),children:e.channel})," ",n("code",{children:$t(e.value).replace(/\n\s*/g," ")})]})}function wh({channel:e}){let[t,r]=B('{"order"\
:17}'),[s,o]=B(""),a=null;try{a={value:JSON.parse(t)}}catch{a=null}let l=e==="/pawl"||e.startsWith("/pawl/"),u=async()=>{try{let c=await L(Qo(e),{method:"POST",
body:a,key:Yt()});xt(`Published; ${Me(c.delivered,"port")} got it`),o("")}catch(c){o(c.detail)}};return n(Y,{title:"Publish",tools:n(Vo,{scope:"push"}),children:l?
n("p",{class:"faint pad",children:"Channels under /pawl belong to the server: one can listen only."}):n("form",{class:"form",onSubmit:c=>{c.preventDefault(),u()},
children:[n("label",{class:"field",children:[n("span",{children:"Value, as JSON"}),n("input",{value:t,spellcheck:!1,disabled:!Be("push"),onInput:c=>r(c.currentTarget.
value)}),n("small",{children:a===null?"this is not JSON":"each inport that subscribes gets it once, and so do those who listen"})]}),s&&n("p",{class:"bad",role:"\
alert",children:s}),Be("push")&&n("div",{class:"buttons",children:n("button",{type:"submit",class:"primary",disabled:a===null,children:"Publish"})}),n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl publish ${e} '${t}'`}),n(X,{text:st(Qo(e),"POST",a??{})})]})]})})}function pd(){
let e=se.value.get("channel")??"/",[t,r]=B(null),s=t??e,o=!fd.test(s);return n(ae,{title:"Channels",sub:n(yh,{channel:e}),children:[n("form",{class:"filters",onSubmit:a=>{
a.preventDefault(),!o&&(r(null),Ee(Dn(s)))},children:[n("label",{children:[n("span",{children:"Channel, and all below it"}),n("input",{id:"channel",value:s,list:"\
presets",spellcheck:!1,"aria-invalid":o,onInput:a=>r(a.currentTarget.value)})]}),n("button",{type:"submit",disabled:o||s===e,children:"Listen"}),o&&n("span",{class:"\
bad",children:"a channel is / or names such as /shop/orders"})]}),n("div",{class:"chips",role:"group","aria-label":"Channels of the server",children:vh.map(([a,
l])=>n("a",{class:"chip",href:R(Dn(a)),"aria-current":a===e?"page":void 0,title:l,children:a},a))}),fd.test(e)&&n(P,{children:[n(Ko,{title:`What is sent to ${e}`,
path:Qo(e),event:"message",text:a=>`${a.channel} ${JSON.stringify(a.value)}`,line:a=>n(_h,{message:a,listening:e})},e),n(wh,{channel:e},`publish ${e}`),n("detai\
ls",{class:"same",children:[n("summary",{children:"Listen in a terminal"}),n(X,{text:`curl -N ${te(Qo(e))}`})]})]})]})}var Ul=[["queue","Queue","as its type"],["group","Group","none"],["delay","Not before","at once; or 10m, 2h"],["id","Id","one is made"]];function md({queue:e,close:t}){
let[r,s]=B({type:"",queue:e??"",payload:"{}"}),[o,a]=B(""),[l]=B(Yt()),u=(v,w)=>s({...r,[v]:w}),c={type:r.type},d=[];for(let[v]of Ul)r[v]&&(c[v]=r[v],d.push(` -\
-${v} ${r[v]}`));let f="";try{c.payload=JSON.parse(r.payload||"null")}catch{f="this is not JSON"}let h=async()=>{try{let v=await L("v1/jobs",{method:"POST",body:c,
key:l});xt("Pushed"),t(),Ee(me(v.id))}catch(v){a(v instanceof un?v.detail:String(v))}},p=(v,w,E,x=!1)=>n("label",{class:"field",children:[n("span",{children:w}),
n("input",{value:r[v]??"",placeholder:E,required:x,spellcheck:!1,onInput:S=>u(v,S.currentTarget.value)})]},v);return n(pn,{title:"Push a job",close:t,children:n(
"form",{onSubmit:v=>{v.preventDefault(),h()},children:[n("div",{class:"pair",children:[p("type","Type","what is to be done",!0),p(...Ul[0])]}),n("div",{class:"p\
air",children:Ul.slice(1).map(v=>p(...v))}),n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:6,value:r.payload,spellcheck:!1,
onInput:v=>u("payload",v.currentTarget.value)}),n("small",{children:f||"JSON"})]}),o&&n("p",{class:"bad",role:"alert",children:o}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl push ${r.type||"TYPE"}${d.join("")} --payload '${(r.payload??"").replace(/'/g,"'\\''")}'`}),n(X,
{text:st("v1/jobs","POST",c)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:t,children:"Cancel"}),n("button",{type:"submit",class:"pr\
imary",disabled:r.type===""||f!=="",children:"Push"})]})]})})}var gd=5;var _s=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function ws(e){let t=_s.
find(([r])=>r===e)?.[2];return t?new Date(Math.floor((Date.now()-t*1e3)/6e4)*6e4).toISOString():void 0}function Yo(e,t,r){let s=ws(e.since),{queue:o,state:a,type:l,
group:u}=e;return`v1/jobs${Mt({queue:o,state:a,type:l,group:o?u:void 0,since:s,limit:t,cursor:r})}`}async function Bl(e,t,r,s){let o=[],a=0,l=r;do{let u=await L(
Yo(e,t-o.length,l),{signal:s});o.push(...u.jobs),l=u.cursor,++a}while(l!==void 0&&o.length<t&&a<gd);return{jobs:o,cursor:l,followed:a}}async function kh(e,t){let r=0,
s=0,o=[...e],a=async()=>{for(let l=o.pop();l!==void 0;l=o.pop())try{await t(l),++r}catch{++s}};return await Promise.all([a(),a(),a(),a()]),{done:r,failed:s}}function Sh({
chosen:e,clear:t}){let[r,s]=B(!1),o=[...e],a=async(d,f)=>{s(!0);let{done:h,failed:p}=await kh(o,f);s(!1),xt(`${$(h)} ${d}${p>0?`, ${$(p)} could not be: their st\
ate does not allow it`:""}`,{bad:h===0}),t(),Tr()},l=()=>a("queued again",d=>L(`v1/jobs/${encodeURIComponent(d)}/run`,{method:"POST",body:{},key:Yt()})),u=()=>a(
"asked to stop",d=>L(`v1/jobs/${encodeURIComponent(d)}/terminate`,{method:"POST",body:{},key:Yt()})),c=()=>a("deleted",d=>L(`v1/jobs/${encodeURIComponent(d)}`,{
method:"DELETE"}));return Ie({r:()=>{l()},T:()=>{u()},Delete:()=>{c()},Escape:t}),o.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selec\
ted jobs",children:[n("span",{children:[n("b",{children:$(o.length)})," selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",
children:[Be("admin")&&n(P,{children:[n("button",{type:"button",disabled:r,onClick:()=>{l()},children:"Run"}),n("button",{type:"button",disabled:r,onClick:()=>{
u()},children:"Terminate"}),n("button",{type:"button",class:"danger",disabled:r,onClick:()=>{c()},children:"Delete"})]}),n("button",{type:"button",onClick:t,children:"\
Clear"})]})]})}function hd(e){let t=r=>/^[\w.:/-]+$/.test(r)?r:`'${r.replace(/'/g,"'\\''")}'`;return["queue","state","type","group"].filter(r=>e[r]).map(r=>` --${r}\
 ${t(e[r])}`).join("")}function Ks({filter:e,total:t}){let{queue:r,state:s,type:o,group:a}=e;if(!Be("admin")||e.since||s?.includes(",")||!r&&!s&&!o)return null;
let l=Object.fromEntries(Object.entries({queue:r,state:s,type:o,group:r?a:void 0}).filter(([,f])=>f)),u=`${t===void 0?"All":$(t)} jobs that match`,c=!s||["sched\
uled","retrying","suspended","completed","failed","dead"].includes(s),d=!s||["waiting","scheduled","queued","retrying","running","suspended"].includes(s);return n(
P,{children:[c&&n("button",{type:"button",onClick:()=>An({label:"Run all",path:"v1/jobs/run",body:l,cli:`pawl run${hd(e)}`,done:"Queued again",confirm:{title:"R\
un all that match?",text:`${u} are queued again.`,count:t}}),children:"Run all"}),d&&n("button",{type:"button",class:"danger",onClick:()=>An({label:"Terminate a\
ll",path:"v1/jobs/terminate",body:l,cli:`pawl terminate${hd(e)}`,done:"Asked to stop",confirm:{title:"Terminate all that match?",text:`${u} are stopped. They ar\
e not run again by themselves.`,danger:!0,count:t}}),children:"Terminate all"})]})}function xh(e,t){let r=document.createElement("a");r.href=URL.createObjectURL(
new Blob([t],{type:"application/x-ndjson"})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}function zn({filter:e,total:t,queueColumn:r,empty:s}){let o=se.value.
get("cursor")??void 0,a=Number(se.value.get("limit"))||50,[l,u]=B(new Set),c=JSON.stringify([e,o,a]);He(()=>u(new Set),[c]);let d=Q(`jobs ${c}`,p=>Bl(e,a,o,p),l.
size>0),f=d.value,h=rd(f?.jobs??[],p=>p.id,c);return f===null?d.problem?n(Le,{problem:d.problem,retry:d.reload,path:Yo(e,a)}):n(Xe,{rows:8}):n(P,{children:[n(ct,
{data:d,path:Yo(e,a)}),f.jobs.length===0&&f.cursor===void 0?s:n("div",{class:"card flush",...h.on,children:[h.news>0&&o===void 0&&n("button",{type:"button",class:"\
news",onClick:h.release,children:[$(h.news)," new"]}),h.rows.length>0&&n(Ln,{jobs:h.rows,gone:h.gone,selection:{chosen:l,set:u},queue:r}),n(Mr,{cursor:o,next:f.
cursor,words:["Newest",f.jobs.length===0?"Go on":"Older"],note:f.jobs.length===0?`${gd} pages were read and none of their jobs match.`:`${$(f.jobs.length)} jobs${t!==
void 0&&t>f.jobs.length?` of ${$(t)}`:""}, newest first`,children:[n(Ks,{filter:e,total:t}),f.jobs.length>0&&n("button",{type:"button",class:"link",title:"One j\
ob a line, as JSON",onClick:()=>xh("jobs.ndjson",f.jobs.map(p=>`${JSON.stringify(p)}
`).join("")),children:"Save"})]})]}),n(Sh,{chosen:l,clear:()=>u(new Set)})]})}function bd(){let e=v=>se.value.get(v)??void 0,t={queue:e("queue"),state:e("state"),
type:e("type"),group:e("group"),since:e("since")},r=Q("queues for jobs",v=>L("v1/queues?limit=1000",{signal:v})),[s,o]=B(!1);Ie({"/":()=>document.getElementById(
"filter-type")?.focus(),n:()=>Be("push")&&o(!0)});let a=t.state?.split(",")??[],l=r.value?.queues??[],u=l.filter(v=>!t.queue||v.name===t.queue),c=v=>u.reduce((w,E)=>w+
(E.counts[v]??0),0),d=t.state&&!t.type&&!t.group&&!t.since,f=Object.values(t).some(v=>v),h=(v,w)=>ge({[v]:w,cursor:void 0,...v==="queue"?{group:void 0}:{}}),p=Yo(
t,50);return n(ae,{title:"Jobs",tools:n(P,{children:[n("span",{class:"row faint",children:["this list as curl ",n(Ye,{text:st(p),label:"Copy as curl"})]}),Be("p\
ush")&&n("button",{type:"button",class:"primary",onClick:()=>o(!0),children:"Push a job"})]}),children:[s&&n(md,{queue:t.queue,close:()=>o(!1)}),n("div",{class:"\
filters",role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("select",{value:t.queue??"",onChange:v=>h("queue",v.currentTarget.value),children:[
n("option",{value:"",children:"all"}),t.queue&&!l.some(v=>v.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),l.map(v=>n("option",{value:v.name,children:v.
name},v.name))]})]}),n("label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",value:t.type??"",placeholder:"any",spellcheck:!1,onChange:v=>h(
"type",v.currentTarget.value.trim())})]}),n("label",{children:[n("span",{children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a que\
ue",disabled:!t.queue,spellcheck:!1,onChange:v=>h("group",v.currentTarget.value)})]}),n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:t.since??
"",onChange:v=>h("since",v.currentTarget.value),children:_s.map(([v,w])=>n("option",{value:v,children:w},v))})]}),f&&n("button",{type:"button",class:"link",onClick:()=>ge(
{queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"Clear filters"})]}),n(Vs,{states:zs,chosen:a,counts:Object.fromEntries(
zs.map(v=>[v,c(v)])),toggle:v=>h("state",(a.includes(v)?a.filter(w=>w!==v):[...a,v]).join(","))}),t.type&&!t.state&&n("p",{class:"hint",children:"There is no in\
dex by type alone: each page looks at a bounded number of jobs. A state makes it quick."}),n(zn,{filter:t,total:d?a.reduce((v,w)=>v+c(w),0):void 0,empty:f?n(de,
{title:"No job matches",children:n("button",{type:"button",onClick:()=>ge({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"\
Clear filters"})}):n(de,{title:"No jobs yet",children:n(X,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${te("v1/jobs")}`})})})]})}var vd=[["errors","Kinds of errors"],["dead","Dead"],["retrying","Retrying"],["failed","Expired"]];function Ch(e,t){let r=(o,a)=>Object.fromEntries([...new Set(
[...Object.keys(o),...Object.keys(a)])].map(l=>[l,(o[l]??0)+(a[l]??0)])),s=new Map(e.by_hour.map(o=>[o.at,o.count]));for(let o of t.by_hour)s.set(o.at,(s.get(o.
at)??0)+o.count);return{...e,count:e.count+t.count,first_seen_at:e.first_seen_at<t.first_seen_at?e.first_seen_at:t.first_seen_at,last_seen_at:e.last_seen_at>t.last_seen_at?
e.last_seen_at:t.last_seen_at,states:r(e.states,t.states),queues:[...new Set([...e.queues,...t.queues])],types:[...new Set([...e.types,...t.types])],by_hour:[...s].
sort(([o],[a])=>o<a?-1:1).map(([o,a])=>({at:o,count:a}))}}async function Th(e,t,r){let s=new Map,o,a=0;for(let l=0;l<e;++l){let u=await L(`v1/errors${Mt({...t,cursor:o})}`,
{signal:r});a+=u.looked_at;for(let c of u.errors){let d=s.get(c.fingerprint);s.set(c.fingerprint,d?Ch(d,c):c)}if(o=u.cursor,o===void 0)break}return{kinds:[...s.
values()].sort((l,u)=>u.count-l.count),looked:a,more:o!==void 0}}function yd({names:e}){return n(P,{children:[e.slice(0,3).map((t,r)=>n(P,{children:[r>0&&", ",n(
"a",{href:R(Re(t)),children:t},t)]})),e.length>3&&n("span",{class:"faint",children:[" and ",e.length-3," more"]})]})}var $h=[{head:"Jobs",kind:"end tally-cell",
cell:e=>n("b",{class:"bad",children:$(e.count)})},{head:"Error",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(rr({error:e.fingerprint})),class:"error-line",children:[
n("b",{children:e.type})," ",e.message]}),n("div",{class:"meta",children:Object.entries(e.states).map(([t,r])=>`${$(r)} ${t}`).join(", ")})]})},{head:"Queues",kind:"\
wide",cell:e=>n(yd,{names:e.queues})},{head:"Last 24 hours",kind:"wide",cell:e=>n(Xc,{hours:e.by_hour})},{head:"First",kind:"end wide",cell:e=>n(le,{at:e.first_seen_at})},
{head:"Last",kind:"end when",cell:e=>n(le,{at:e.last_seen_at})}];function Ph({kind:e}){return n(Y,{title:n("span",{class:"bad",children:e.type}),tools:n("div",{
class:"row",children:[n(Ye,{text:`${e.type}: ${e.message}`,label:"Copy the error"}),n("button",{type:"button",onClick:()=>ge({error:void 0},!0),children:"Close"})]}),
children:[n("p",{class:"error-text",children:e.message}),n("div",{class:"columns facts-columns",children:[n(et,{rows:[["Jobs",`${$(e.count)}: ${Object.entries(e.
states).map(([t,r])=>`${$(r)} ${t}`).join(", ")}`],["Queues",n(yd,{names:e.queues})],["Types",e.types.join(", ")],["First seen",n(le,{at:e.first_seen_at})],["La\
st seen",n(le,{at:e.last_seen_at})],["Also as",e.pattern!==e.message&&e.pattern]]}),n(et,{rows:[["Examples",n("ul",{children:e.jobs.map(t=>n("li",{children:n("a",
{href:R(me(t)),class:"id",children:t})},t))})]]})]})]})}function Mh({retrying:e}){let t=se.value.get("queue")??"",r=se.value.get("since")??"",[s,o]=B(1),a=Q(`ki\
nds ${t} ${r} ${s}`,d=>Th(s,{queue:t,since:ws(r)},d)),l=`v1/errors${Mt({queue:t,since:ws(r)})}`,u=a.value,c=u?.kinds.find(d=>d.fingerprint===se.value.get("error"));
return Ie({Escape:()=>ge({error:void 0},!0),"/":()=>document.getElementById("queue")?.focus()}),n(P,{children:[n("div",{class:"filters",role:"search",children:[
n("label",{children:[n("span",{children:"Queue"}),n("input",{id:"queue",value:t,placeholder:"all",spellcheck:!1,onChange:d=>ge({queue:d.currentTarget.value.trim()})})]}),
n("label",{children:[n("span",{children:"Seen"}),n("select",{value:r,onChange:d=>ge({since:d.currentTarget.value}),children:_s.map(([d,f])=>n("option",{value:d,
children:f},d))})]})]}),n(ct,{data:a,path:l}),c&&n(Ph,{kind:c}),u===null?!a.problem&&n(Xe,{}):u.kinds.length===0?n(de,{title:t||r?"No error matches":"Nothing ha\
s failed",children:t||r?n("button",{type:"button",onClick:()=>ge({queue:void 0,since:void 0}),children:"Clear filters"}):e>0&&n("a",{href:R("/failures?tab=retry\
ing"),children:[Me(e,"job")," wait for a retry"]})}):n("div",{class:"card flush",children:[n(Pr,{rows:u.kinds,columns:$h,id:d=>d.fingerprint,page:d=>rr({error:d.
fingerprint}),kind:"list kinds"}),n("div",{class:"pages",children:[n("span",{class:"faint",children:[Me(u.kinds.length,"kind")," among the last errors of ",Me(u.
looked,"job"),u.more&&"; there are more jobs to look at"]}),n("div",{class:"row",children:[n(Ye,{text:st(l),label:"Copy as curl"}),u.more&&n("button",{type:"but\
ton",onClick:()=>o(s+1),children:"Look at more"})]})]})]})]})}function _d(){let e=se.value.get("tab")??"errors",t=Q("failures",o=>L("v1/stats?limit=1",{signal:o})),
r=t.value?.counts,s=o=>`/failures${o==="errors"?"":`?tab=${o}`}`;return Ie(Object.fromEntries(vd.map(([o],a)=>[String(a+1),()=>Ee(s(o))]))),n(ae,{title:"Failure\
s",children:[n(On,{tabs:vd.map(([o,a])=>[o,a,o==="errors"?void 0:r?.[o]]),current:e,link:s}),t.problem&&n(Le,{problem:t.problem,at:t.at,retry:t.reload,path:"v1/\
stats"}),e==="errors"?n(Mh,{retrying:r?.retrying??0}):n(zn,{filter:{state:e},total:r?.[e],empty:n(de,{title:e==="dead"?"Nothing has failed for good":e==="retryi\
ng"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(r?.retrying??0)>0&&n("p",{children:[n("a",{href:R("/failures?tab=retrying"),children:Me(
r?.retrying??0,"job")})," wait for a retry."]})})})]})}var Zo="download";function Eh(){let t=Q("outbound",r=>L("v1/outbound",{signal:r})).value;return t===null||t.hosts.length===0?null:n(Y,{title:"Hosts",tools:n("sp\
an",{class:"faint",children:"what this node calls: downloads, callbacks and calls"}),children:[n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Host"}),n("th",{class:"end",children:"In flight"}),n("th",{class:"end",children:"Answered"}),n("th",{class:"end",children:"Failed"}),n("th",{class:"\
wide",children:"Last error"}),n("th",{class:"end wide",children:"Left alone until"})]})}),n("tbody",{children:t.hosts.slice(0,20).map(r=>n("tr",{children:[n("td",
{class:"main",children:r.host}),n("td",{class:"end",children:$(r.in_flight)}),n("td",{class:"end",children:$(r.ok)}),n("td",{class:r.failed>0?"end bad":"end",children:$(
r.failed)}),n("td",{class:"wide faint",children:r.last_error}),n("td",{class:"end wide",children:r.down_until&&Date.parse(r.down_until)>ot.value?n(le,{at:r.down_until}):
n("span",{class:"faint",children:"–"})})]},r.host))})]}),t.hosts.length>20&&n("p",{class:"foot",children:["The busiest 20 of ",$(t.hosts.length)," hosts."]})]})}
var Dh=["queued","running","retrying","completed","dead"];function wd(){let e=se.value.get("state")??"";return n(ae,{title:"Downloads",sub:n(P,{children:["jobs \
of the queue ",n("a",{href:R(Re(Zo)),children:Zo}),"; limits of hosts are ",n("a",{href:R(`${Re(Zo)}?tab=groups`),children:"its groups"})]}),children:[n(or,{states:Dh}),
n(zn,{filter:{queue:Zo,state:e||void 0},queueColumn:!1,empty:n(de,{title:e?"No download is in this state":"No downloads yet",children:!e&&n(P,{children:[n("p",{
children:"Pawl fetches it itself, checks it and keeps it as long as its job:"}),n(X,{text:`curl -d '{"type":"download","payload":{"url":"https://example.com/a.j\
pg"}}' ${te("v1/jobs")}`})]})})}),n(Eh,{})]})}function Xo({path:e,cli:t,numbers:r,rate:s,ordered:o,saved:a}){let l={...Object.fromEntries(r.map(({name:T,value:M})=>[T,M?.toString()??""])),rate_limit:s?.limit.
toString()??"",rate_per:s?`${s.per}s`:"1s",ordered:o?"yes":""},[u,c]=B(null),[d,f]=B(""),h=u??l,p=(T,M)=>c({...h,[T]:M}),v={},w=[];for(let{name:T}of r)h[T]!==l[T]&&
(v[T]=h[T]===""?null:Number(h[T]),w.push(`--${T.replace(/_/g,"-")} ${h[T]||"none"}`));(h.rate_limit!==l.rate_limit||h.rate_limit!==""&&h.rate_per!==l.rate_per)&&
(v.rate=h.rate_limit===""?null:{limit:Number(h.rate_limit),per:h.rate_per},w.push(`--rate ${h.rate_limit===""?"none":`${h.rate_limit}/${h.rate_per}`}`)),h.ordered!==
l.ordered&&(v.ordered=h.ordered==="yes",w.push(v.ordered?"--ordered":"--unordered"));let E=w.length>0,x=async()=>{try{await L(e,{method:"PATCH",body:v}),xt("Sav\
ed"),c(null),f(""),a()}catch(T){f(T.detail)}},S=!Be("admin"),k=(T,M,J)=>n("label",{class:"field",children:[n("span",{children:M}),n("input",{value:h[T],placeholder:"\
no limit",inputMode:"numeric",disabled:S,onInput:q=>p(T,q.currentTarget.value)}),n("small",{children:J})]});return n(Y,{title:"Limits",tools:n(Vo,{}),children:n(
"form",{class:"form",onSubmit:T=>{T.preventDefault(),x()},children:[r.slice(0,1).map(({name:T,label:M,hint:J})=>k(T,M,J)),n("div",{class:"pair",children:[k("rat\
e_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"in"}),n("input",{value:h.rate_per,disabled:S||h.rate_limit==="",
onInput:T=>p("rate_per",T.currentTarget.value)}),n("small",{children:"such as 1s, 5m, 1h"})]})]}),r.slice(1).map(({name:T,label:M,hint:J})=>k(T,M,J)),o!==void 0&&
n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:h.ordered==="yes",disabled:S,onClick:T=>p("ordered",T.currentTarget.checked?"yes":"")}),
"ordered: one job at a time, strictly in turn, retries included"]}),d&&n("p",{class:"bad",role:"alert",children:d}),!S&&n("div",{class:"buttons",children:[n("bu\
tton",{type:"button",disabled:!u,onClick:()=>c(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!E,children:"Save"})]}),E&&n("details",
{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`${t} ${w.join(" ")}`}),n(X,{text:st(e,"PATCH",v)})]})]})})}function Jl(e){return`v1/queues/${encodeURIComponent(e.queue)}/groups/${encodeURIComponent(e.name)}`}function kd(e){let t=r=>({path:Jl(e),method:"PATCH",body:{paused:r},
cli:`pawl group ${e.queue} '${e.name}' --${r?"pause":"resume"}`,done:r?`${e.name} is paused`:`${e.name} runs again`});return{label:e.paused?"Resume":"Pause",...t(
!e.paused),undo:t(e.paused)}}function Sd(e){return e.paused?"paused":e.limit!==void 0&&e.running>=e.limit&&e.ready>0?"at its limit":e.ordered&&e.running>0&&e.ready>
0?"ordered: one at a time":""}function Ah({group:e}){return n(P,{children:[n(Wt,{value:e.running}),e.limit!==void 0&&n(P,{children:[n("span",{class:"faint",children:[
" / ",$(e.limit)]}),n(bs,{value:e.running,max:e.limit,label:`${e.running} of ${e.limit}`})]})]})}var Oh=[{head:"Group",kind:"main",cell:e=>n(P,{children:[n("a",
{href:R(sr(e.queue,e.name)),class:"cut",children:e.name}),e.ordered&&n("span",{class:"pill",children:"ordered"})]})},{head:"Ready",kind:"end",label:"ready",cell:e=>n(
Wt,{value:e.ready})},{head:"Running",kind:"end",label:"running",cell:e=>n(Ah,{group:e})},{head:"Rate",kind:"end wide",cell:e=>e.rate?`${e.rate.limit} / ${_e(e.rate.
per*1e3)}`:n("span",{class:"faint",children:"–"})},{head:"Blocked",kind:"wide faint",cell:Sd},{head:"",kind:"end act",cell:e=>n(oe,{action:kd(e)})}];function xd({
queue:e}){let[t,r]=B("");return n(P,{children:[n("form",{class:"filters",onSubmit:s=>{s.preventDefault(),t&&Ee(sr(e,t))},children:[n("label",{children:[n("span",
{children:"Open a group by its exact name"}),n("input",{value:t,onInput:s=>r(s.currentTarget.value)})]}),n("button",{type:"submit",children:"Open"})]}),n(Rn,{from:`\
v1/queues/${encodeURIComponent(e)}/groups`,member:"groups",order:"in the order of the store",words:["First","More"],columns:Oh,id:s=>s.name,page:s=>sr(e,s.name),
none:n(de,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. Idle ones without settings vanish; their jobs stay."}),n(
X,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${te("v1/jobs")}`})]})})]})}function Rh({jobs:e}){let t=new Map;for(let r of e)t.set(r.state,
(t.get(r.state)??0)+1);return n(Y,{title:`The last ${Me(e.length,"job")}`,tools:n("span",{class:"faint",children:"the newest at the right"}),children:[n("div",{
class:"strip",role:"img","aria-label":[...t].map(([r,s])=>`${s} ${r}`).join(", "),children:[...e].reverse().map(r=>n("span",{"data-state":r.state,title:`${r.id}\
: ${r.state}`,onClick:()=>Ee(me(r.id))},r.id))}),n("ul",{class:"tally",children:[...t].map(([r,s])=>n("li",{class:"state quiet","data-state":r,children:[n(fn,{state:r}),
$(s)," ",r]},r))})]})}function Lh({queue:e,name:t}){let r=se.value.get("cursor")??void 0,s=se.value.get("since")??"",o=`${Jl({queue:e,name:t})}/jobs${Mt({limit:50,
cursor:r,since:ws(s)})}`,a=Q(`history ${e} ${t} ${r} ${s}`,u=>L(o,{signal:u})),l=a.value;return n(P,{children:[n("div",{class:"row history-head",children:[n("h2",
{children:"History"}),n(vs,{label:"Pushed",options:_s.map(([u,c])=>[u,c]),value:s,set:u=>ge({since:u,cursor:void 0})})]}),l===null?a.problem?n(Le,{problem:a.problem,
retry:a.reload,path:o}):n(Xe,{}):l.jobs.length===0&&!r?n(de,{title:s?"No job of this time":"No jobs in this group",children:!s&&n(X,{text:`curl -d '{"type":"hel\
lo","queue":"${e}","group":"${t}"}' ${te("v1/jobs")}`})}):n("div",{class:"card flush",children:[n(Ln,{jobs:l.jobs,queue:!1}),n(Mr,{note:"newest first",cursor:r,
next:l.cursor,children:n(Ks,{filter:{queue:e,group:t,since:s}})})]})]})}function Cd({queue:e,name:t}){let r=Jl({queue:e,name:t}),s=Q(r,async c=>{let[d,f]=await Promise.
all([L(r,{signal:c}),L(`${r}/jobs?limit=200`,{signal:c})]);return{group:d,last:f.jobs}}),o=n(P,{children:[n("a",{href:R("/queues"),children:"Queues"})," · ",n(
"a",{href:R(Re(e)),children:e})," · ",n("a",{href:R(`${Re(e)}?tab=groups`),children:"groups"})]});if(s.value===null)return n(Ht,{data:s,path:r,title:t,up:o,missing:"\
There is no such queue",children:n("p",{children:"A queue appears with its first push."})});let{group:a,last:l}=s.value,u=Sd(a);return n(ae,{title:n(P,{children:[
t," ",a.paused&&n(De,{state:"paused"})," ",a.ordered&&n("span",{class:"pill",children:"ordered"})]}),sub:o,tools:n(oe,{action:kd(a)}),children:[n(ct,{data:s,path:r}),
n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",children:"Ready"}),n("span",{class:"til\
e-value",children:$(a.ready)}),n("span",{class:"tile-note",children:u||"nothing holds it"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{
class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[$(a.running),a.limit!==void 0&&n("small",{children:[" / ",$(a.limit)]})]}),n("spa\
n",{class:"tile-note",children:a.limit===void 0?"no limit":"at once"})]}),n("div",{class:"tile",children:[n("span",{class:"tile-label",children:"Rate"}),n("span",
{class:"tile-value",children:a.rate?$(a.rate.limit):"–"}),n("span",{class:"tile-note",children:a.rate?`may start in ${_e(a.rate.per*1e3)}`:"no limit"})]}),n("\
div",{class:"tile",children:[n("span",{class:"tile-label",children:"Order"}),n("span",{class:"tile-value",children:a.ordered?"strict":"free"}),n("span",{class:"\
tile-note",children:a.ordered?"one at a time, in turn":"as workers are free"})]})]}),l.length>0&&n(Rh,{jobs:l}),n(Lh,{queue:e,name:t}),n(Xo,{path:r,cli:`pawl gr\
oup ${e} '${t}'`,numbers:[{name:"limit",label:"Limit",hint:"how many jobs of the group may run at once",value:a.limit}],rate:a.rate,ordered:a.ordered,saved:s.reload}),
n(Ut,{title:"Settings",value:a.settings})]})}var Td=["scheduled","retrying","suspended","completed","failed","dead","waiting"],Pd=["completed","failed","dead","terminated"];async function qh(e,t){let r=await L(
`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let s=()=>null,o=encodeURIComponent(r.queue),
[a,l,u]=await Promise.all([L(`v1/queues/${o}`,{signal:t}).catch(s),r.group?L(`v1/queues/${o}/groups/${encodeURIComponent(r.group)}`,{signal:t}).catch(s):null,L(
"v1/workers",{signal:t}).catch(s)]);return{job:r,queue:a,group:l,workers:u?.workers??[]}}function jh({job:e,queue:t,group:r,workers:s}){if(e.state==="scheduled"&&
e.run_at)return{text:n(P,{children:["It is scheduled: it may run ",n(le,{at:e.run_at}),", at ",bt(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)
return{text:n(P,{children:["It has failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",n(le,{at:e.run_at}),"."]})};if(e.state==="waitin\
g"){let l=e.waiting_for??e.after?.length??0;return{text:n(P,{children:["It waits for ",l===1?"another job":`${l} other jobs`," to end."]})}}if(e.state!=="queued")
return null;let o=n("a",{href:R(Re(e.queue)),children:e.queue});if(t?.paused)return{text:n(P,{children:["Its queue ",o," is paused."]})};if(r?.paused)return{text:n(
P,{children:["Its group ",n("b",{children:e.group})," is paused."]})};if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return{text:n(P,{children:["Th\
e queue ",o," is at its limit: ",t.counts.running," of ",t.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:n(P,{children:["Its grou\
p ",n("b",{children:e.group})," is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:n(P,{children:["Its group ",n("b",
{children:e.group})," is ordered, and the job before it runs."]})};let a=s.filter(l=>l.queues?.includes(e.queue)&&l.state!=="gone");return a.length===0?{text:n(
P,{children:["No worker claims the queue ",o,"."]})}:a.every(l=>l.quiet)?{text:n(P,{children:["All workers of the queue ",o," were told to claim no more."]})}:a.
every(l=>l.concurrency!==void 0&&l.running.length>=l.concurrency)?{text:n(P,{children:["All ",$(a.length)," workers of the queue ",o," are busy."]})}:t?.rate&&t.
counts.queued>0?{text:n(P,{children:["The queue ",o," starts at most ",t.rate.limit," jobs in ",_e(t.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?
{text:n(P,{children:["Its group ",n("b",{children:e.group})," is ordered: ",$(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:n(P,{children:[
"Nothing holds it: ",$(t?.counts.queued??1)," jobs of ",o," wait, and its turn comes."]})}}function Nh(e){let t=[{at:e.created_at,state:"queued",title:"Pushed",
note:e.created_by&&`by ${e.created_by}`}];if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);t.push({at:e.started_at,state:"running",title:e.
attempt>1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${_e(r)}`})}if(e.ended_at){let r=e.started_at?_e(Date.parse(
e.ended_at)-Date.parse(e.started_at)):"";t.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,kn(e.reason)].filter(
Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&t.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.
attempt+1}`:"May run"});return t}function Ih({job:e}){return n(Y,{title:"Timeline",children:[n("ol",{class:"timeline",children:[Nh(e).map(t=>n("li",{"data-state":t.
state,children:[n("span",{class:"timeline-mark",children:n(fn,{state:t.state})}),n("div",{children:[n("b",{children:t.title})," ",t.note&&n("span",{class:"faint",
children:t.note}),n("div",{class:"meta",children:[n(le,{at:t.at})," ",n("span",{class:"faint",children:["· ",bt(Date.parse(t.at))]})]})]})]},t.title)),e.state===
"running"&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{children:[n("b",{children:"Running"})," for ",e.started_at&&
ds(ot.value-Date.parse(e.started_at)),e.options.timeout!==void 0&&n("span",{class:"faint",children:[" of at most ",_e(e.options.timeout*1e3)]})]})]})]}),e.lease&&
n("p",{class:"lease",children:["Leased to ",n("b",{children:e.lease.worker})," for ",_e(Math.max(0,Date.parse(e.lease.expires_at)-ot.value))," more",(e.crashes??
0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function Uh(e){if(typeof e!="object"||e===null)return null;let t=e;if(typeof t.
percent=="number")return t.percent;let r=t.total??t.total_bytes,s=t.done??t.bytes;return typeof s=="number"&&typeof r=="number"&&r>0?100*s/r:null}function Bh(e){
let t=e.result;return e.type==="download"&&e.state==="completed"&&typeof t?.path=="string"}function Jh({job:e}){let[t,r]=B(!1),[s,o]=B(!0);if(!e.error)return null;
let a=e.error.backtrace??[],l=`${e.error.type}: ${e.error.message}${a.map(u=>`
  ${u}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.error.type})}),
n("div",{class:"row",children:[a.length>0&&n("button",{type:"button",class:"link",onClick:()=>o(!s),children:s?"do not wrap":"wrap"}),n(Ye,{text:l,label:"Copy t\
he error"})]})]}),n("p",{class:"error-text",children:e.error.message}),a.length>0&&n("pre",{class:s?"trace":"trace nowrap",tabIndex:0,children:(t?a:a.slice(0,5)).
join(`
`)}),a.length>5&&n("button",{type:"button",class:"link pad",onClick:()=>r(!t),children:t?"show less":`${a.length-5} more lines`})]})}function $d(e){let t=e.options.
retry;if(!t)return[];let r=[];for(let s=e.failures;s<t.max&&r.length<4;++s){let o={exponential:t.base*2**s,quartic:s**4+t.base+29*(s+1),fixed:t.base}[t.backoff];
r.push(Math.min(t.cap,o)*1e3)}return r}function Fh({job:e,side:t,name:r,port:s}){let[o,a]=B(!1),[l,u]=B(""),c=`v1/jobs/${encodeURIComponent(e.id)}/ports/${t}/${encodeURIComponent(
r)}`,d=Q(`${c} ${o}`,async p=>o?await L(`${c}?limit=20`,{signal:p}):null),f;try{f=JSON.parse(l)}catch{f=void 0}let h=async()=>{try{let p=await L(c,{method:"POST",
body:{values:[f]},key:Yt()});xt(`Written; ${$(p.count)} wait there now`),u(""),Tr()}catch(p){xt(p.detail,{bad:!0})}};return n(P,{children:[n("tr",{children:[n("\
td",{class:"main",children:[n("b",{children:r})," ",n("span",{class:"faint",children:t==="in"?"inport":"outport"})]}),n("td",{class:"end",children:Me(s.size??0,
"value")}),n("td",{class:"wide",children:(s.channels??[]).map(p=>n("a",{href:R(Dn(p)),children:[p," "]},p))}),n("td",{class:"wide faint",children:s.default!==void 0&&
n("code",{children:$t(s.default).replace(/\n\s*/g," ")})}),n("td",{class:"end act",children:Be("work")&&(s.size??0)>0&&n("button",{type:"button","aria-expanded":o,
onClick:()=>a(!o),children:o?"Hide":"Look"})})]}),o&&d.value&&n("tr",{children:n("td",{colSpan:5,children:[n("ol",{class:"values",children:d.value.items.map((p,v)=>n(
"li",{children:[n("span",{class:"faint",children:(d.value?.from??0)+v})," ",n("code",{children:$t(p.value).replace(/\n\s*/g," ")})]},v))}),d.value.tail-d.value.
from>d.value.items.length&&n("p",{class:"faint",children:["The first ",d.value.items.length," values."]})]})}),t==="in"&&Be("push")&&!Pd.includes(e.state)&&n("t\
r",{children:n("td",{colSpan:5,children:n("form",{class:"row",onSubmit:p=>{p.preventDefault(),f!==void 0&&h()},children:[n("input",{class:"wide-input","aria-lab\
el":`A value for ${r}, as JSON`,placeholder:"a value, as JSON",value:l,spellcheck:!1,onInput:p=>u(p.currentTarget.value)}),n("button",{type:"submit",disabled:f===
void 0,children:"Write"}),l!==""&&f!==void 0&&n(Ye,{text:`pawl write ${e.id} ${r} '${l}'`,label:"Copy as a command"})]})})})]})}function Wh({job:e}){let t=e.ports;
if(!t)return null;let r=["in","out"].flatMap(s=>Object.entries(t[s]??{}).map(([o,a])=>[s,o,a]));return r.length===0?null:n(Y,{title:"Ports",tools:n("span",{class:"\
faint",children:"input wakes the job"}),children:n("table",{class:"plain",children:n("tbody",{children:r.map(([s,o,a])=>n(Fh,{job:e,side:s,name:o,port:a},`${s} ${o}`))})})})}
function Hh({job:e,path:t}){let[r,s]=B(""),o=e.aliases??[];if(!Be("admin")&&o.length===0)return null;let a=l=>`${t}/aliases/${encodeURIComponent(l)}`;return n("\
div",{class:"row aliases",children:[o.map(l=>n("span",{class:"pill",children:[l,Be("admin")&&n("button",{type:"button",class:"link","aria-label":`Take the name ${l}\
 away`,onClick:()=>An({label:"",method:"DELETE",path:a(l),done:`${l} is taken away`,undo:{method:"PUT",path:a(l),done:`It is ${l} again`}}),children:"×"})]},l)),
Be("admin")&&n("form",{class:"row",onSubmit:l=>{l.preventDefault(),r&&An({label:"",method:"PUT",path:a(r),done:`It is also ${r} now`,then:()=>s("")})},children:[
n("input",{value:r,placeholder:"another name","aria-label":"Another name of the job",spellcheck:!1,onInput:l=>s(l.currentTarget.value)}),n("button",{type:"submi\
t",disabled:r==="",children:"Add"})]})]})}function zh({path:e}){let t=Q(`${e}/callbacks`,r=>L(`${e}/callbacks`,{signal:r}));return!t.value||t.value.callbacks.length===
0?null:n(Y,{title:"Callbacks",children:n("table",{class:"plain",children:n("tbody",{children:t.value.callbacks.map(r=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{class:"cut",href:R(`/callbacks/${encodeURIComponent(r.id??"")}`),children:r.url})}),n("td",{class:"wide faint",children:["when ",r.event]}),n("td",{children:n(
De,{state:r.state})}),n("td",{class:"end wide",children:Me(r.attempts??0,"attempt")}),n("td",{class:"end wide",children:r.next_at&&n(le,{at:r.next_at})})]},r.id))})})})}
var Vh=["queued","scheduled","retrying","suspended"];function Gh({job:e,path:t,close:r}){let s=$t(e.payload??null),o=s.includes('"[redacted]"'),[a,l]=B({priority:String(
e.priority),group:e.group??"",delay:"",payload:s}),[u,c]=B(""),d=w=>l({...a,...w}),f={},h="";if(a.priority!==String(e.priority)&&(f.priority=Number(a.priority)),
a.group!==(e.group??"")&&(f.group=a.group||null),a.delay&&(f.delay=a.delay),a.payload!==s)try{f.payload=JSON.parse(a.payload)}catch{h="the payload is not JSON"}
let p=Object.entries(f).map(([w,E])=>` --${w} ${w==="payload"?`'${a.payload.replace(/'/g,"'\\''")}'`:E??"none"}`),v=async()=>{try{await L(t,{method:"PATCH",body:f,
key:Yt()}),xt("Changed"),Tr(),r()}catch(w){c(w.detail)}};return n(pn,{title:"Change this job",close:r,children:n("form",{onSubmit:w=>{w.preventDefault(),v()},children:[
n("div",{class:"pair",children:[n("label",{class:"field",children:[n("span",{children:"Priority"}),n("input",{value:a.priority,inputMode:"numeric",onInput:w=>d(
{priority:w.currentTarget.value})}),n("small",{children:"1 to 9, the highest first"})]}),n("label",{class:"field",children:[n("span",{children:"Not before"}),n(
"input",{value:a.delay,placeholder:"as it is",onInput:w=>d({delay:w.currentTarget.value})}),n("small",{children:"from now, such as 10m or 2h"})]})]}),n("label",
{class:"field",children:[n("span",{children:"Group"}),n("input",{value:a.group,placeholder:"none",spellcheck:!1,onInput:w=>d({group:w.currentTarget.value})})]}),
n("label",{class:"field",children:[n("span",{children:"Payload"}),n("textarea",{rows:8,value:a.payload,disabled:o,spellcheck:!1,onInput:w=>d({payload:w.currentTarget.
value})}),n("small",{children:o?"parts of it are redacted here, so it cannot be changed here without losing them":h||"JSON"})]}),u&&n("p",{class:"bad",role:"ale\
rt",children:u}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl edit ${e.id}${p.join("")}`}),n(X,{text:st(
t,"PATCH",f)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:h!==
""||p.length===0,children:"Change"})]})]})})}function Kh({job:e}){let t=Q(`children ${e.id}`,r=>L(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));
return!t.value||t.value.jobs.length===0?null:n(Y,{title:"Children",tools:n("span",{class:"row",children:[n("span",{class:"faint",children:e.children&&`${$(e.children.
open)} of ${$(e.children.count)} open`}),n("a",{href:R(`${me(e.id)}/tree`),children:"tree"})]}),children:n(Ln,{jobs:t.value.jobs})})}function Md({reference:e}){
let t=`v1/jobs/${encodeURIComponent(e)}`,r=Q(`job ${e}`,p=>qh(e,p)),[s,o]=B(!1),a=r.value,l=a?.job,u={run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"\
Queued"},force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was \
stopped on purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${t}/terminate`,body:l?.children?{recursive:!0}:{},cli:`pawl terminate ${l?.
children?"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:l?.children?`Its ${$(l.children.open)} open children are termina\
ted too.`:"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{
title:"Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>Ee("/jobs")}},c=l!==void 0&&Pd.includes(l.state);if(Ie({r:()=>l&&
Td.includes(l.state)&&An(u.run),T:()=>l&&!c&&An(u.end),Delete:()=>c&&An(u.remove),u:()=>l?.parent&&Ee(me(l.parent.id))}),l===void 0)return n(Ht,{data:r,path:t,title:"\
Job",up:n("a",{href:R("/jobs"),children:"Jobs"}),missing:"There is no such job",children:n("p",{children:[n("code",{children:e})," may have passed its retention\
, or was deleted."]})});let d=a?jh(a):null,f=Uh(l.progress),h=l.options.retry;return n(ae,{title:n(P,{children:[l.type," ",n(De,{state:l.state})]}),sub:n("span",
{class:"row",children:[n("a",{href:R("/jobs"),children:"Jobs"})," · ",n("code",{class:"id",children:l.id}),n(Ye,{text:l.id,label:"Copy the id"}),n("span",{class:"\
faint",children:["~",l.seq]})]}),tools:n(P,{children:[Td.includes(l.state)&&n(oe,{action:{...u.run,label:c?"Run again":"Run now"},primary:!0,id:"run"}),l.state===
"terminated"&&n(oe,{action:u.force,primary:!0,id:"run"}),Vh.includes(l.state)&&Be("admin")&&n("button",{type:"button",onClick:()=>o(!0),children:"Change"}),!c&&
n(oe,{action:u.end,danger:!0,why:l.state==="terminating"&&"it stops already"}),c&&n(oe,{action:u.remove,danger:!0}),n(Ye,{text:st(t),label:"Copy as curl"})]}),children:[
n(ct,{data:r,path:t}),s&&n(Gh,{job:l,path:t,close:()=>o(!1)}),d&&n("section",{class:"why","data-state":l.state,"aria-label":"Why is it waiting?",children:[n(fn,
{state:l.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:d.text})]})]}),f!==null&&l.state==="running"&&n("div",{class:"progre\
ss",role:"progressbar","aria-valuenow":Math.round(f),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,f),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(f)," %"]})]}),n(Jh,{job:l}),n("div",{class:"columns job-columns",children:[n(Y,{title:"Facts",children:n(et,{rows:[["Queue",n("a",{href:R(
Re(l.queue)),children:l.queue})],["Group",l.group&&n("a",{href:R(sr(l.queue,l.group)),children:l.group})],["Priority",l.priority],["Attempts",h&&!l.ports?`${l.attempt}\
 of at most ${h.max+1}`:l.attempt],["Coming pauses",!c&&l.failures>0&&$d(l).length>0&&`at most ${$d(l).map(p=>_e(p)).join(", ")}`],["Retries",h&&(h.max===0?"non\
e":`${h.backoff}, from ${_e(h.base*1e3)} to ${_e(h.cap*1e3)}`)],["Lease",_e(l.options.lease*1e3)],["Timeout",l.options.timeout!==void 0&&_e(l.options.timeout*1e3)],
["Unique",l.unique&&`${l.unique.key}, until its ${l.unique.until==="start"?"start":"end"}`],["Expires",l.expires_at&&n(le,{at:l.expires_at})],["Parent",l.parent&&
n("a",{href:R(me(l.parent.id)),children:l.parent.id})],["Workflow",l.workflow&&n("a",{href:R(`/workflows/${encodeURIComponent(l.workflow.id)}`),children:l.workflow.
id})],["Also named",n(Hh,{job:l,path:t})],["Kept until",l.retain_until&&n(le,{at:l.retain_until})],["Kept after its end",!l.retain_until&&_e(l.options.retention*
1e3)]]})}),n(Ih,{job:l})]}),Bh(l)&&n("p",{class:"hint",children:[n("a",{href:te(`v1/files/${encodeURIComponent(l.id)}`),children:"The file"})," that it has brou\
ght is kept as long as the job."]}),n(Wh,{job:l}),n(Ut,{title:"Result",value:l.result}),n(Ut,{title:"Progress",value:l.progress}),n(Ut,{title:"Payload",value:l.
payload}),n(Ut,{title:"Meta",value:l.meta}),n(Ut,{title:"State",value:l.job_state}),(l.callbacks?.length??0)>0&&n(zh,{path:t}),l.children&&l.children.count>0&&n(
Kh,{job:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),n(X,{text:`pawl job ${e}`}),n(X,{text:st(t)})]})]})}var Fl=200;function Wl(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,s=o=>({path:r,method:"PATCH",body:{paused:o},done:o?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...s(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:s(t)}}function Hl({queue:e,workers:t}){if(e.paused)return n(De,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var Qh={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function Ed(){let e=Q("queues",async f=>{let[h,p,v]=await Promise.all([L("v1/queues?limit=1000",{signal:f}),L("v1/workers",{signal:f}),
L("v1/stats?limit=1000",{signal:f})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(p.workers.flatMap(w=>w.queues??[])),stats:v}}),t=se.value.get(
"filter")??"",r=se.value.get("sort")??"",[s,o]=B(!1);Ie({"/":()=>document.getElementById("filter")?.focus()});let a=e.value;if(a===null)return n(ae,{title:"Queu\
es",children:e.problem?n(Le,{problem:e.problem,retry:e.reload,path:"v1/queues"}):n(Xe,{})});let l=f=>Object.entries(f.counts).some(([h,p])=>p>0&&h!=="completed"&&
h!=="terminated"),u=a.queues.filter(f=>f.name.includes(t)&&(!s||l(f))),c=Qh[r];u=c?[...u].sort((f,h)=>c(h)-c(f)):[...u].sort((f,h)=>f.name<h.name?-1:1);let d=(f,h)=>n(
"th",{class:"end","aria-sort":r===f?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>ge({sort:r===f?"":f},!0),children:[h,r===f?"\
 ↓":""]})});return n(ae,{title:"Queues",tools:n(P,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:s,onClick:()=>o(!s)}),
" hide idle"]}),n("input",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:f=>ge({filter:f.currentTarget.value},
!0)})]}),children:[e.problem&&n(Le,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),a.queues.length===0?n(de,{title:"A queue appears with its first \
push",children:n(X,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${te("v1/jobs")}`})}):u.length===0?n(de,{title:"No queue matches",children:n("button",{
type:"button",onClick:()=>{o(!1),ge({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("\
thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{children:"State"}),d("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"\
button",class:"sort",onClick:()=>ge({sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),d("retrying","Retrying"),d("dead","De\
ad"),n("th",{class:"end wide",children:"Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ge({sort:r==="oldest"?
"":"oldest"},!0),children:["Oldest wait",r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(
0,Fl).map(f=>n("tr",{children:[n("td",{class:"main",children:n("a",{href:R(Re(f.name)),children:f.name})}),n("td",{children:n(Hl,{queue:f,workers:a.workers})}),
n("td",{class:"end","data-label":"queued",children:n(Wt,{value:f.counts.queued})}),n("td",{class:"end wide",children:[n(Wt,{value:f.counts.running}),f.concurrency!==
void 0&&n(P,{children:[n("span",{class:"faint",children:[" / ",$(f.concurrency)]}),n(bs,{value:f.counts.running,max:f.concurrency,label:`${f.counts.running} of ${f.
concurrency}`})]})]}),n("td",{class:"end","data-label":"retrying",children:n(Wt,{value:f.counts.retrying})}),n("td",{class:f.counts.dead>0?"end bad":"end","data\
-label":"dead",children:n(Wt,{value:f.counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Wt,{value:f.counts.scheduled})}),n("td",{class:"\
end wide",children:f.oldest_age?_e(f.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Wt,{value:a.stats.queues?.[f.
name]?.minute.completed})}),n("td",{class:"end act",children:n(oe,{action:Wl(f.name,f.paused)})})]},f.name))})]}),u.length>Fl&&n("p",{class:"foot",children:[Fl,
" of ",u.length," queues are shown; the filter finds the others."]}),a.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}var Yh=3e4,Zh=6e4;function zl({worker:e}){let t=ot.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>Zh?"dead":t>Yh?"retrying":e.state==="busy"?"running":"\
completed",s=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),s]})}function Dd(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}function Ad(){let e=Q(
"workers",async s=>{let[o,a]=await Promise.all([L("v1/workers",{signal:s}),L("v1/nodes",{signal:s})]);return{workers:o.workers,nodes:a.nodes}}),t=e.value;if(t===
null)return n(ae,{title:"Workers",children:e.problem?n(Le,{problem:e.problem,retry:e.reload,path:"v1/workers"}):n(Xe,{})});let r=new Set(t.nodes.map(s=>s.version));
return n(ae,{title:"Workers",sub:`${Me(t.workers.length,"worker")}, ${Me(t.workers.reduce((s,o)=>s+o.running.length,0),"job")} running`,children:[e.problem&&n(Le,
{problem:e.problem,at:e.at,retry:e.reload,path:"v1/workers"}),t.workers.length===0?n(de,{title:"No worker is here",children:[n("p",{children:"A command for each\
 job:"}),n(X,{text:`pawl work --url ${te("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(X,{
text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${te("v1/claim")}`})]}):n("div",{class:"card flush",children:n("table",{class:"list",children:[n(
"thead",{children:n("tr",{children:[n("th",{children:"Worker"}),n("th",{children:"State"}),n("th",{class:"wide",children:"Queues"}),n("th",{children:"Runs"}),n(
"th",{class:"end wide",children:"Last seen"}),n("th",{})]})}),n("tbody",{children:t.workers.slice(0,500).map(s=>n("tr",{children:[n("td",{class:"main",children:[
n("b",{class:"cut",children:s.name}),n("div",{class:"meta",children:[s.host,s.pid&&`pid ${s.pid}`,...s.labels??[]].filter(Boolean).join(" · ")||n(P,{children:[
"since ",n(le,{at:s.first_seen_at,plain:!0})]})})]}),n("td",{children:n(zl,{worker:s})}),n("td",{class:"wide",children:[(s.queues??[]).slice(0,4).map((o,a)=>n(P,
{children:[a>0&&", ",n("a",{href:R(Re(o)),children:o})]})),(s.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(s.queues??[]).length-4," more"]})]}),
n("td",{children:[s.concurrency!==void 0&&n("div",{class:"row",children:[s.running.length,n("span",{class:"faint",children:["/ ",s.concurrency]}),n(bs,{value:s.
running.length,max:s.concurrency,label:`${s.running.length} of ${s.concurrency}`})]}),s.running.slice(0,4).map(o=>n("div",{class:"meta",children:[n("a",{href:R(
me(o.id)),children:o.type})," ",_e(Math.max(0,ot.value-Date.parse(o.since)))]},o.id)),s.running.length>4&&n("div",{class:"meta",children:["and ",s.running.length-
4," more"]}),s.running.length===0&&s.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]}),n("td",{class:"end wide",children:n(le,{at:s.last_seen_at})}),
n("td",{class:"end act",children:[n(oe,{action:Dd(s,"quiet"),why:s.quiet&&"it is quiet already"}),n(oe,{action:Dd(s,"stop"),danger:!0,why:s.stop&&"it stops alre\
ady"})]})]},s.name))})]})}),n(Y,{title:t.nodes.length===1?"Node":"Nodes",tools:r.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed version\
s"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:t.nodes.map(s=>n("tr",{children:[
n("td",{children:[s.host," ",n("span",{class:"faint",children:["pid ",s.pid]})]}),n("td",{children:s.listen}),n("td",{class:"wide",children:(s.roles??[]).join("\
, ")}),n("td",{class:"wide",children:s.version}),n("td",{class:"end",children:n(le,{at:s.started_at})})]},s.id))})]})})]})}function Xh({queue:e}){let t=`v1/workers/${encodeURIComponent(e)}`,r=Q(t,o=>L(t,{signal:o}));if(r.value===null)return r.problem?n(Le,{problem:r.problem,retry:r.
reload,path:t}):n(Xe,{rows:3});let s=Object.entries(r.value.types);return s.length===0?n(de,{title:"No worker has registered a type for this queue",children:[n(
"p",{children:"Types say which ports their jobs have. Jobs without ports need none."}),n(X,{text:`curl -X PUT -d '{"ports":{"in":{"numbers":{}},"out":{"total":{\
}}}}' ${te(`${t}/sum`)}`})]}):n(P,{children:s.map(([o,a])=>n(Y,{title:o,tools:n(oe,{scope:"work",danger:!0,action:{label:"Forget",method:"DELETE",path:`${t}/${encodeURIComponent(
o)}`,done:`${o} is forgotten`,confirm:{title:`Forget ${o}?`,text:"Its jobs keep their ports. The next worker that registers it brings it back.",danger:!0}}}),children:[
a.description&&n("p",{class:"pad",children:a.description}),n(et,{rows:[["Inports",Object.keys(a.ports?.in??{}).join(", ")],["Outports",Object.keys(a.ports?.out??
{}).join(", ")],["Startup run",a.startup&&"yes"],["Shutdown run",a.shutdown&&"yes"],["Idle runs",a.idle_runs&&`${$(a.idle_runs)} a minute slow it down`]]})]},o))})}
function eg({queue:e,reload:t}){let r=Object.entries(e.defaults??{});return n("div",{class:"columns",children:[n(Xo,{path:`v1/queues/${encodeURIComponent(e.name)}`,
cli:`pawl queue ${e.name}`,numbers:[{name:"concurrency",label:"Concurrency",hint:"how many jobs of the queue may run at once",value:e.concurrency},{name:"max_pa\
yload",label:"Largest payload",hint:"in bytes",value:e.max_payload}],rate:e.rate,saved:t}),n(Y,{title:"Defaults of its jobs",children:[r.length===0?n("p",{class:"\
faint pad",children:"The server's own defaults are in force."}):n(et,{rows:r.map(([s,o])=>[s.replace(/_/g," "),typeof o=="object"?JSON.stringify(o):String(o)])}),
n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}function tg({queue:e}){let t=Q(`hist\
ory ${e}`,r=>L(`v1/stats/history${Mt({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"chart-place small"}):n(Jo,{points:t.value.
points,resolution:"minute",height:140})}var Od=[["jobs","Jobs"],["groups","Groups"],["settings","Settings"],["types","Types"],["workers","Workers"],["live","Liv\
e"]];function ng(e){return`${e.id} ${e.type} ${e.from??""} ${e.to} ${e.group??""}`}function rg({event:e}){return n(P,{children:[n(De,{state:e.to,quiet:!0})," ",
n("a",{href:R(me(e.id)),children:e.type})," ",n("span",{class:"id faint",children:e.id})," ",n("span",{class:"faint",children:[e.from?`was ${e.from}`:"pushed",e.
reason&&`: ${kn(e.reason)}`,e.attempt>1&&`, attempt ${e.attempt}`]})]})}function Rd({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=se.value.get("tab")??
"jobs",s=Q(`queue ${e}`,async p=>{let[v,w]=await Promise.all([L(t,{signal:p}),L("v1/workers",{signal:p})]);return{queue:v,workers:w.workers.filter(E=>E.queues?.
includes(e))}}),o=p=>Re(e)+(p==="jobs"?"":`?tab=${p}`);Ie(Object.fromEntries(Od.map(([p],v)=>[String(v+1),()=>Ee(o(p))])));let a=s.value;if(a===null)return n(Ht,
{data:s,path:t,title:e,up:n("a",{href:R("/queues"),children:"Queues"}),missing:"There is no such queue",children:[n("p",{children:"A queue appears with its firs\
t push."}),n(X,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${te("v1/jobs")}`})]});let{queue:l,workers:u}=a,c=l.counts,d=Object.values(c).reduce((p,v)=>p+v,
0),f=se.value.get("state")??"",h=c.queued+c.scheduled+c.retrying+c.waiting;return n(ae,{title:e,sub:n(P,{children:[n("a",{href:R("/queues"),children:"Queues"}),
" · ",n(Hl,{queue:l,workers:new Set(u.length>0?[e]:[])})]}),tools:n(P,{children:[n(oe,{action:Wl(e,l.paused),id:"pause"}),n(oe,{danger:!0,why:h===0&&"nothing w\
aits",action:{label:"Purge",path:`${t}/purge`,cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${Cr(h)} jobs that wait are termina\
ted. Those that run go on.`,danger:!0,count:h}}}),n(oe,{danger:!0,why:d>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e}\
 --delete`,done:`${e} is deleted`,confirm:{title:`Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Ee("/qu\
eues")}})]}),children:[n(ct,{data:s,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-l\
abel",children:"Queued"}),n("span",{class:"tile-value",children:$(c.queued)}),n("span",{class:"tile-note",children:l.oldest_age?`the oldest for ${_e(l.oldest_age*
1e3)}`:"nothing waits"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",
children:[$(c.running),l.concurrency!==void 0&&n("small",{children:[" / ",$(l.concurrency)]})]}),n("span",{class:"tile-note",children:Me(u.length,"worker")})]}),
n("div",{class:"tile","data-state":"retrying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:$(c.retrying)}),
n("span",{class:"tile-note",children:[$(c.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"\
Dead"}),n("span",{class:"tile-value",children:$(c.dead)}),n("span",{class:"tile-note",children:l.rate?`rate ${l.rate.limit} / ${_e(l.rate.per*1e3)}`:"no rate li\
mit"})]})]}),n("section",{class:"card",children:n(tg,{queue:e})}),n(On,{tabs:Od.map(([p,v])=>[p,v,{jobs:d,groups:l.groups,workers:u.length}[p]]),current:r,link:o}),
r==="jobs"&&n(P,{children:[n(Vs,{states:zs.filter(p=>c[p]>0||p===f),chosen:[f],counts:c,toggle:p=>ge({state:p===f?void 0:p,cursor:void 0})}),n(zn,{filter:{queue:e,
state:f||void 0},total:f?c[f]:d,queueColumn:!1,empty:n(de,{title:f?"No job is in this state":"No jobs in this queue",children:f?n("button",{type:"button",onClick:()=>ge(
{state:void 0,cursor:void 0}),children:"Clear filters"}):n(X,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${te("v1/jobs")}`})})})]}),r==="groups"&&n(xd,{queue:e}),
r==="settings"&&n(eg,{queue:l,reload:s.reload}),r==="types"&&n(Xh,{queue:e}),r==="live"&&n(Ko,{title:"What happens",path:`v1/events${Mt({queue:e})}`,event:"tran\
sition",text:ng,line:p=>n(rg,{event:p})}),r==="workers"&&(u.length===0?n(de,{title:"No worker claims this queue",children:n(X,{text:`pawl work --url ${te("").replace(
/\/$/,"")} --queue ${e} -- ./my-program`})}):n("div",{class:"card flush",children:n(Pr,{rows:u,id:p=>p.name,page:()=>"/workers",columns:[{head:"Worker",kind:"ma\
in",cell:p=>n("a",{href:R("/workers"),children:p.name})},{head:"State",cell:p=>n(zl,{worker:p})},{head:"Runs of this queue",kind:"end",label:"runs",cell:p=>$(p.
running.filter(v=>v.queue===e).length)},{head:"Last seen",kind:"end wide",cell:p=>n(le,{at:p.last_seen_at})}]})}))]})}var sg={scheduled:"Scheduled",retrying:"Retries",suspended:"Suspended"},ea=200,og=[["In the next minute",6e4],["In the next hour",36e5],["In the next 24 hours",
864e5],["Later",Number.POSITIVE_INFINITY]];function ag({jobs:e}){let t=ot.value,r=Number.NEGATIVE_INFINITY;return n(P,{children:og.map(([s,o])=>{let a=r;r=t+o;let l=e.
filter(u=>Date.parse(u.run_at??"")>=a&&Date.parse(u.run_at??"")<t+o);return l.length>0&&n(Y,{title:s,tools:n("span",{class:"faint",children:$(l.length)}),children:n(
Ln,{jobs:l})},s)})})}function Ld({tab:e}){return e==="scheduled"?n(de,{title:"No job waits for a time",children:n(X,{text:`curl -d '{"type":"reminder","delay":"\
2h"}' ${te("v1/jobs")}`})}):n(de,{title:e==="retrying"?"No job waits for a retry":"No job is suspended"})}function qd(){let e=se.value.get("tab")??"scheduled",r=Q(
"scheduled",l=>L("v1/stats?limit=1",{signal:l})).value?.counts,s=e!=="suspended"&&r!==void 0&&(r[e]??0)<=ea,o=Q(`due ${e} ${s}`,async l=>{if(!s)return null;let u=await Bl(
{state:e},ea,void 0,l);return{jobs:u.jobs.sort((c,d)=>(c.run_at??"")<(d.run_at??"")?-1:1),more:u.cursor!==void 0}}),a=o.value!==null&&!o.value.more;return n(ae,
{title:"Scheduled",children:[n(On,{tabs:Object.entries(sg).map(([l,u])=>[l,u,r?.[l]]),current:e,link:l=>`/scheduled${l==="scheduled"?"":`?tab=${l}`}`}),a&&o.value?
o.value.jobs.length===0?n(Ld,{tab:e}):n(P,{children:[n(ag,{jobs:o.value.jobs}),n("div",{class:"row end-row",children:n(Ks,{filter:{state:e},total:r?.[e]})})]}):
n(P,{children:[e!=="suspended"&&(r?.[e]??0)>ea&&n("p",{class:"hint",children:["With more than ",ea," jobs they are listed by the time of their push: there is no\
 index by the time at which they may run."]}),n(zn,{filter:{state:e},total:r?.[e],empty:n(Ld,{tab:e})})]})]})}function Gl(e){return`/schedules/${encodeURIComponent(e)}`}var lg=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function jd(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[s,o,a,l,u]=r,c=/^\d+$/;if(o==="*"&&a==="*"&&l==="*"&&u==="*"){
if(s==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(s);return h?`every ${h[1]} minutes`:c.test(s)?s==="0"?"every hour":`every hour at minute ${s}`:""}if(!c.
test(s))return"";let d=/^\*\/(\d+)$/.exec(o);if(d&&a==="*"&&l==="*"&&u==="*")return`every ${d[1]} hours at minute ${s}`;if(!c.test(o)||l!=="*")return"";let f=`${o.
padStart(2,"0")}:${s.padStart(2,"0")}`;return a==="*"&&u==="*"?`every day at ${f}`:a==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${f}`:a==="\
*"&&/^[0-7]$/.test(u)?`on ${lg[Number(u)]}s at ${f}`:c.test(a)&&u==="*"?`on day ${a} of the month at ${f}`:""}function Nd({schedule:e}){if(e.cron){let t=jd(e.cron);
return n(P,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(P,{children:["every ",_e(e.every*1e3)]}):n(P,{children:["at ",$(e.at?.length??0)," times"]})}function Vl(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=s=>({path:`${t}/${s?"pause":"resume"}`,done:s?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} rm`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.name}\
?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Ee("/schedules")}}}function ig({close:e}){let[t,r]=B({name:"",cron:"0 3 * * *",
timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[s,o]=B([]),[a,l]=B(null),u=f=>r({...t,...f});He(()=>{let f=new AbortController,h=setTimeout(
()=>{L("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:f.signal}).then(p=>{o(p.times),l(null)}).catch(p=>{f.signal.aborted||l(p)})},
200);return()=>{clearTimeout(h),f.abort()}},[t.cron,t.timezone]);let c=async()=>{try{await L(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",body:{cron:t.
cron,timezone:t.timezone,job:{type:t.type}}}),xt(`${t.name} is made`),e(),Ee(Gl(t.name))}catch(f){l(f)}},d=(f,h,p)=>n("label",{class:"field",children:[n("span",
{children:h}),n("input",{value:t[f],spellcheck:!1,required:!0,onInput:v=>u({[f]:v.currentTarget.value})}),p&&n("small",{children:p})]});return n(pn,{title:"New \
schedule",close:e,children:n("form",{class:"form",onSubmit:f=>{f.preventDefault(),c()},children:[d("name","Name"),d("type","Type of the job that it pushes"),n("\
div",{class:"pair",children:[d("cron","Cron expression",jd(t.cron)||"minute, hour, day, month, weekday"),d("timezone","Time zone","its clocks count")]}),a?n("p",
{class:"bad",role:"alert",children:a.detail}):n("ol",{class:"times",children:s.map(f=>n("li",{children:[bt(Date.parse(f))," ",n(le,{at:f,plain:!0})]},f))}),n("d\
iv",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}var ug=[{head:"Schedule",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(Gl(e.name)),children:e.name})," ",e.paused&&n(De,{state:"paused"}),
e.note&&n("div",{class:"meta cut",children:e.note})]})},{head:"When",cell:e=>n(Nd,{schedule:e})},{head:"Next",kind:"end",label:"next",cell:e=>e.paused?n("span",
{class:"faint",children:"–"}):n(le,{at:e.next?.[0]})},{head:"Last",kind:"wide",cell:e=>e.last?n(P,{children:[n(le,{at:e.last.fired_at})," ",e.last.error&&n("s\
pan",{class:"bad",children:e.last.error})]}):n("span",{class:"faint",children:"never"})},{head:"Fired",kind:"end wide",cell:e=>$(e.counts?.fired)},{head:"",kind:"\
end act",cell:e=>n(P,{children:[n(oe,{action:Vl(e).fire}),n(oe,{action:Vl(e).pause})]})}];function Id(){let[e,t]=B(!1);return n(ae,{title:"Schedules",tools:Be("\
admin")&&n("button",{type:"button",class:"primary",onClick:()=>t(!0),children:"New schedule"}),children:[e&&n(ig,{close:()=>t(!1)}),n(Rn,{from:"v1/schedules",member:"\
schedules",order:"in the order of the store",words:["First","More"],columns:ug,id:r=>r.name,page:r=>Gl(r.name),none:n(de,{title:"No schedules yet",children:[n("\
p",{children:"A job every night at three:"}),n(X,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${te("v1/schedules/nightly")}`})]})})]})}function Ud({
name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=Q(t,u=>L(`${t}?preview=10`,{signal:u})),s=r.value,o=n("a",{href:R("/schedules"),children:"Schedules"});
if(s===null)return n(Ht,{data:r,path:t,title:e,up:o,missing:"There is no such schedule"});let a=Vl(s),l=s.counts;return n(ae,{title:n(P,{children:[e," ",s.paused&&
n(De,{state:"paused"})]}),sub:n(P,{children:[o,s.note&&` · ${s.note}`]}),tools:n(P,{children:[n(oe,{action:a.fire,primary:!0}),n(oe,{action:a.pause}),n(oe,{action:a.
remove,danger:!0})]}),children:[n(ct,{data:r,path:t}),s.paused_because&&n("p",{class:"hint bad",children:["Paused by itself: ",s.paused_because]}),n("div",{class:"\
columns",children:[n(Y,{title:"Rule",children:n(et,{rows:[["When",n(Nd,{schedule:s})],["Overlap",s.overlap],["Missed times",s.catch_up],["Jitter",s.jitter!==void 0&&
_e(s.jitter*1e3)],["From",s.from&&n(le,{at:s.from})],["Until",s.until&&n(le,{at:s.until})],["Last fired",s.last&&n(le,{at:s.last.fired_at})],["Last job",s.last?.
job&&n("a",{href:R(me(s.last.job)),children:s.last.job})],["Last error",s.last?.error&&n("span",{class:"bad",children:s.last.error})],["Fired",l&&`${$(l.fired)}\
, skipped ${$(l.skipped)}, missed ${$(l.missed)}, failed ${$(l.failed)}`]]})}),n(Y,{title:"Next times",tools:n("span",{class:"faint",children:tn.value?"UTC":"yo\
ur time"}),children:s.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"times",children:(s.preview??s.next??[]).map(u=>n("li",
{children:[bt(Date.parse(u))," ",n(le,{at:u,plain:!0})]},u))})})]}),n(Ut,{title:s.workflow?"Workflow":"Job",value:s.workflow??s.job})]})}var na=Se(fs("theme")??"system"),Bd=Se(fs("density")??"normal");function ra(e){na.value=e,nr("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function Kl(){let e=na.value==="dark"||na.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;ra(e?"li\
ght":"dark")}function cg(e){Bd.value=e,nr("density",e),document.documentElement.dataset.density=e}function ta(e){return n("div",{class:"choice",children:[n("spa\
n",{children:e.label}),n(vs,{...e})]})}function Jd(){let e=lt.value;return n(ae,{title:"Settings",children:n("div",{class:"columns",children:[n(Y,{title:"This b\
rowser",children:[n(ta,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:na.value,set:t=>ra(t)}),n(ta,{label:"Rows",options:[
["normal","Comfortable"],["compact","Compact"]],value:Bd.value,set:cg}),n(ta,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:tn.value?"utc":"\
local",set:t=>{tn.value=t==="utc",nr("zone",t)}}),n(ta,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:Wo.value?"on":"off",set:t=>Wc(t==="on")})]}),
n(Y,{title:"Session",children:[n(et,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.expires_at&&
bt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n("div",{class:"\
buttons pad",children:n("button",{type:"button",onClick:()=>{mu()},children:"Sign out"})})]})]})})}var qe={width:184,height:64,right:56,below:20};function Ql(e,t){return e.length>t?`${e.slice(0,t-1)}…`:e}function dg({box:e}){let t=qe.width-28,r=n(P,{children:[
Ql(e.title,22)!==e.title&&n("title",{children:e.title}),n("rect",{x:e.x,y:e.y,width:qe.width,height:qe.height,rx:"8"}),n("rect",{x:e.x,y:e.y+10,width:"3",height:qe.
height-20,class:"task-tone"}),n("text",{x:e.x+14,y:e.y+26,class:"task-name",children:Ql(e.title,22)}),n("text",{x:e.x+14,y:e.y+46,class:"task-state",children:Ql(
e.text,26)}),e.done&&n("rect",{x:e.x+14,y:e.y+qe.height-8,width:t,height:"3",rx:"1.5",class:"task-back"}),e.done&&n("rect",{x:e.x+14,y:e.y+qe.height-8,width:t*e.
done.number/e.done.of,height:"3",rx:"1.5",class:"task-tone"})]}),s=e.selected?"task selected":"task";return e.page===void 0?n("g",{class:s,"data-state":e.state,
children:r}):n("a",{href:R(e.page),class:s,"data-state":e.state,children:r})}function sa({boxes:e,edges:t,label:r}){let s=new Map(e.map(l=>[l.id,l])),o=Math.max(
0,...e.map(l=>l.x+qe.width))+4,a=Math.max(0,...e.map(l=>l.y+qe.height))+4;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":`${r}: ${$(e.length)}`,
children:n("svg",{width:o,height:a,viewBox:`-2 -2 ${o} ${a}`,children:[t.map(([l,u])=>{let c=s.get(l),d=s.get(u);if(!c||!d)return null;let f=c.x+qe.width,h=c.y+
qe.height/2,p=d.y+qe.height/2,v=(d.x-f)/2;return n("path",{class:"edge",d:`M${f} ${h}C${f+v} ${h} ${d.x-v} ${p} ${d.x} ${p}`},`${l} ${u}`)}),e.map(l=>n(dg,{box:l},
l.id))]})})}var Fd=50,Yl=40,oa=500,Zl=8;function aa(e){return`v1/jobs/${encodeURIComponent(e)}`}async function fg(e,t,r){let s=[],o;for(let a=0;a<t;++a){let l=await L(`${aa(
e)}/children?limit=${Fd}${o?`&cursor=${encodeURIComponent(o)}`:""}`,{signal:r});if(s.push(...l.jobs),o=l.cursor,o===void 0)break}return{jobs:s,more:o!==void 0}}
function pg({root:e}){let[t,r]=B({[e.id]:1}),[s,o]=B(new Set),[a,l]=B(0),u=ve(null),c=Object.keys(t).slice(0,Yl),d=Q(`branches ${JSON.stringify(t)}`,async x=>{let S=new Map;
for(let k of c)S.set(k,await fg(k,t[k],x).catch(()=>({jobs:[],more:!1})));return S}),f=ve(new Map);d.value&&(f.current=d.value);let h=[],p=(x,S,k)=>{if(h.length>=
oa)return;let T=t[x.id]!==void 0;h.push({key:x.id,level:S,job:x,name:k,open:T});let M=f.current.get(x.id);if(!T||!M)return;let J=M.jobs.filter(z=>z.state==="com\
pleted"),q=J.length>Zl&&!s.has(x.id);for(let z of M.jobs)(!q||z.state!=="completed")&&p(z,S+1,z.name);let ee=(z,ie)=>h.push({key:`${x.id} ${z}`,level:S+1,more:{
parent:x.id,text:z,act:ie}});q&&ee(`+ ${$(J.length)} completed`,()=>o(new Set([...s,x.id]))),M.more&&ee(`the next ${Fd}`,()=>r({...t,[x.id]:t[x.id]+1})),M.jobs.
length===0&&h.push({key:`${x.id} none`,level:S+1})};p(e,1);let v=x=>{if(x.more)return x.more.act();if(!x.job)return;let S={...t};x.open?delete S[x.job.id]:S[x.job.
id]=1,r(S)},w=x=>{let S=Math.max(0,Math.min(h.length-1,x));l(S),u.current?.children[S]?.focus()},E=x=>{let S=h[a],k={ArrowDown:()=>w(a+1),ArrowUp:()=>w(a-1),Home:()=>w(
0),End:()=>w(h.length-1),ArrowRight:()=>S.open===!1?v(S):w(a+1),ArrowLeft:()=>S.open?v(S):w(a-1-[...h.slice(0,a)].reverse().findIndex(T=>T.level<S.level)),Enter:()=>S.
job?Ee(me(S.job.id)):v(S)," ":()=>v(S)};k[x.key]&&(x.preventDefault(),x.stopPropagation(),k[x.key]())};return d.problem&&f.current.size===0?n(Le,{problem:d.problem,
retry:d.reload,path:`${aa(e.id)}/children`}):f.current.size===0?n(Xe,{rows:4}):n(Y,{title:"Tree",tools:n("span",{class:"faint",children:"arrow keys open and clo\
se, Enter shows the job"}),children:[n("ul",{class:"tree",role:"tree","aria-label":"The job and all below it",ref:u,onKeyDown:E,children:h.map((x,S)=>n("li",{role:"\
treeitem","aria-level":x.level,"aria-expanded":x.open,tabIndex:S===Math.min(a,h.length-1)?0:-1,onFocus:()=>l(S),onClick:()=>v(x),children:[Array.from({length:Math.
min(12,x.level-1)},(k,T)=>n("span",{class:"tree-line","aria-hidden":"true"},T)),x.job?n(P,{children:[n("span",{class:"tree-arrow","aria-hidden":"true",children:x.
open?"▾":"▸"}),n(De,{state:x.job.state,quiet:!0}),n("a",{href:R(me(x.job.id)),tabIndex:-1,onClick:k=>k.stopPropagation(),children:x.name??x.job.type}),x.name&&
n("span",{class:"faint",children:x.job.type}),n("span",{class:"id faint cut",children:x.job.id})]}):n("span",{class:x.more?"tree-more":"faint",children:x.more?.
text??"no children"})]},x.key))}),Object.keys(t).length>Yl&&n("p",{class:"foot",children:["The first ",Yl," open branches are read; close some to see others."]})]})}
function Wd(e,t){return t.set(e.state,(t.get(e.state)??0)+1),e.children.reduce((r,s)=>r+Wd(s,t),1)}function mg(e){let t=new Map,r=Wd(e,t),s=[],o=[],a=0,l=(u,c)=>{
let d={id:u.id,x:c*(qe.width+qe.right),y:a*(qe.height+qe.below/2),title:u.name??u.type,text:u.state,state:u.state,page:me(u.id),selected:c===0};s.push(d);let f=s.
length>=oa?[]:u.children.length>2*Zl&&r>oa?u.children.filter(p=>p.state!=="completed").slice(0,2*Zl):u.children;for(let p of f)o.push([u.id,p.id]),l(p,c+1);let h=u.
children.length-f.length;if(h>0||u.truncated){let p=`${u.id} rest`;o.push([u.id,p]),s.push({id:p,x:(c+1)*(qe.width+qe.right),y:a*(qe.height+qe.below/2),title:h>
0?`+ ${$(h)} more`:"and more",text:"see its own tree",state:"terminated",page:`${me(u.id)}/tree`}),a+=1}else f.length===0&&(a+=1)};return l(e,0),{boxes:s,edges:o,
counts:t,total:r,hidden:r-s.length}}function hg({id:e}){let t=`${aa(e)}/tree`,r=ve(!1),s=Q(t,a=>L(t,{signal:a}),r.current);if(s.value===null)return s.problem?n(
Le,{problem:s.problem,retry:s.reload,path:t}):n(Xe,{rows:4});let o=mg(s.value);return r.current=o.total>oa,n(Y,{title:Me(o.total,"job"),tools:n("span",{class:"r\
ow",children:[[...o.counts].map(([a,l])=>n("span",{class:"state quiet","data-state":a,children:[n(fn,{state:a}),$(l)," ",a]},a)),r.current&&n("button",{type:"bu\
tton",onClick:s.reload,children:"Read again"})]}),children:n(sa,{boxes:o.boxes,edges:o.edges,label:"Jobs"})})}function Hd({reference:e}){let t=aa(e),r=se.value.
get("tab")??"tree",s=Q(t,u=>L(t,{signal:u})),o=n("a",{href:R(me(e)),children:"the job"}),a=s.value;if(a===null)return n(Ht,{data:s,path:t,title:"Tree",up:o,missing:"\
There is no such job"});let l=`${me(e)}/tree`;return n(ae,{title:n(P,{children:[a.type," ",n(De,{state:a.state})]}),sub:n("span",{class:"row",children:[o," · ",
n("code",{class:"id",children:a.id}),a.parent&&n(P,{children:["· ",n("a",{href:R(`${me(a.parent.id)}/tree`),children:"the tree of its parent"})]})]}),tools:Be(
"admin")&&!["completed","failed","dead","terminated"].includes(a.state)&&n(oe,{danger:!0,action:{label:"Terminate all",path:`${t}/terminate`,body:{recursive:!0},
cli:`pawl terminate -r ${e}`,done:"Asked to stop",confirm:{title:"Terminate it and all below it?",text:`Of its children ${$(a.children?.open??0)} are open.`,danger:!0}}}),
children:[n(ct,{data:s,path:t}),n(On,{tabs:[["tree","Tree"],["graph","Graph"]],current:r,link:u=>l+(u==="tree"?"":`?tab=${u}`)}),(a.children?.count??0)===0?n(de,
{title:"No children",children:n("p",{children:["A job gets children by ",n("code",{children:"parent"})," in a push, or when one of its runs starts them."]})}):r===
"graph"?n(hg,{id:a.id}):n(pg,{root:a})]})}var gg=200,bg=60,vg=["queued","scheduled","running","retrying","suspended","completed","dead","terminated"];function Er(e){return`v1/tasks/${encodeURIComponent(
e)}`}function yg(e){let t=ve([]),r=t.current[t.current.length-1],s=Date.now();e!==void 0&&(r===void 0||s-r.at>1500)&&(t.current=[...t.current.slice(-bg),{at:s,value:e}]);
let o=[];for(let l=1;l<t.current.length;++l){let[u,c]=[t.current[l-1],t.current[l]];o.push(Math.max(0,(c.value-u.value)*1e3/(c.at-u.at)))}let a=o.slice(-5);return{
rate:a.length===0?0:a.reduce((l,u)=>l+u,0)/a.length,samples:o}}function zd({of:e,value:t}){let{rate:r,samples:s}=yg(t);return s.length===0?n("span",{class:"fain\
t",children:"–"}):n("span",{class:"row",children:[r<10?r.toFixed(1):$(Math.round(r))," / s",n(Zc,{values:s,label:`${e} a second while this page was open`})]})}
function _g({partitions:e,selected:t,select:r}){let s=ve(null),o=Math.max(0,e.findIndex(l=>l.partition===t));return n("div",{class:"cells",role:"group","aria-la\
bel":"Partitions; the arrow keys move",ref:s,onKeyDown:l=>{let u=Math.max(1,Math.floor((s.current?.clientWidth??0)/46)),c={ArrowRight:1,ArrowLeft:-1,ArrowDown:u,
ArrowUp:-u}[l.key];if(c===void 0)return;l.preventDefault();let d=[...s.current?.querySelectorAll("button")??[]],f=d.indexOf(document.activeElement);d[Math.max(0,
Math.min(d.length-1,f+c))]?.focus()},children:e.map((l,u)=>n("button",{type:"button",class:"cell","data-state":l.state,tabIndex:u===o?0:-1,"aria-pressed":l.partition===
t,"aria-label":`Partition ${l.partition}: ${l.state}`,title:`${l.partition}: ${l.state}${l.worker?` on ${l.worker}`:""}${l.error?`
${l.error.type}: ${l.error.message}`:""}`,onClick:()=>r(l.partition===t?void 0:l.partition),children:[n(fn,{state:l.state}),l.partition]},l.id))})}function wg({
path:e,job:t,close:r}){let s=$t(t.offset??null).replace(/\n\s*/g,""),[o,a]=B(s),[l,u]=B(""),c;try{c=JSON.parse(o)}catch{c=void 0}let d=async()=>{try{await L(e,{
method:"PATCH",body:{offset:c},ifMatch:String(t.etag)}),xt(`Partition ${t.number} goes on elsewhere`),r()}catch(f){u(f.detail)}};return n(pn,{title:`Move partit\
ion ${t.number}`,close:r,children:n("form",{onSubmit:f=>{f.preventDefault(),d()},children:[n("p",{children:"It goes on behind the offset that you give: document\
s before it are not read again, those behind it are."}),n(et,{rows:[["Offset now",n("code",{children:s})],["Version",$(t.etag)]]}),n("label",{class:"field",children:[
n("span",{children:"New offset, as JSON"}),n("input",{value:o,spellcheck:!1,onInput:f=>a(f.currentTarget.value)}),n("small",{children:c===void 0?"this is not JS\
ON":"null: from the beginning"})]}),l&&n("p",{class:"bad",role:"alert",children:l}),n("details",{class:"same",children:[n("summary",{children:"The same in a ter\
minal"}),n(X,{text:st(e,"PATCH",{offset:c}).replace("curl ",`curl -H 'if-match: "${t.etag}"' `)})]}),n("div",{class:"buttons",children:[n("button",{type:"button",
onClick:r,children:"Cancel"}),n("button",{type:"submit",class:"danger solid",disabled:c===void 0||o===s,children:"Move"})]})]})})}function kg({task:e,number:t}){
let r=`${Er(e.id)}/partitions/${t}`,s=Q(r,d=>L(r,{signal:d})),[o,a]=B(!1),l=s.value;if(l===null)return s.problem?n(Le,{problem:s.problem,retry:s.reload,path:r}):
n(Xe,{rows:2});let u=l.state==="running"&&l.last_commit_at!==void 0&&ot.value-Date.parse(l.last_commit_at)>3e3*l.options.lease,c=l.etag!==void 0;return n(Y,{title:n(
P,{children:["Partition ",t," ",n(De,{state:l.state})]}),tools:n("div",{class:"row",children:[c&&Be("admin")&&n("button",{type:"button",disabled:l.state==="runn\
ing",title:l.state==="running"?"a run of it is in flight: pause the task first":void 0,onClick:()=>a(!0),children:"Move"}),(l.dead??0)>0&&n(oe,{action:Vd(e,l.dead??
0,t)}),n(Ye,{text:st(r),label:"Copy as curl"})]}),children:[o&&n(wg,{path:r,job:l,close:()=>a(!1)}),u&&n("p",{class:"hint pad bad",children:"It is leased, and h\
as committed nothing for three leases: its worker may be stuck."}),n("div",{class:"columns facts-columns",children:[n(et,{rows:[["Offset",c&&n("code",{class:"of\
fset",children:$t(l.offset??null).replace(/\n\s*/g," ")})],["Version",c&&$(l.etag)],["Read",c&&$(l.read)],["Processed",c&&$(l.processed)],["Skipped",c&&$(l.skipped)],
["Dead",c&&((l.dead??0)>0?n("a",{href:R(rr({tab:"dead"})),children:Me(l.dead??0,"document")}):"0")],["Rate",c&&n(zd,{of:"Documents read",value:l.read},r)]]}),n(
et,{rows:[["Last commit",l.last_commit_at&&n(le,{at:l.last_commit_at})],["Commits",l.blocks!==void 0&&$(l.blocks)],["Runs",l.acquisitions!==void 0?$(l.acquisitions):
$(l.attempt)],["Failed runs",$(l.errors??l.failures)],["Worker",l.lease&&`${l.lease.worker}, for ${_e(Math.max(0,Date.parse(l.lease.expires_at)-ot.value))} more`],
["Next look",l.run_at&&!l.lease&&n(le,{at:l.run_at})],["Reason",kn(l.reason)],["Error",l.error&&n("span",{class:"bad",children:`${l.error.type}: ${l.error.message}`})],
["What it reads",n("code",{children:$t(l.info??l.payload??null).replace(/\n\s*/g," ")})],["Job",n("a",{href:R(me(l.id)),children:l.id})]]})]})]})}function Vd(e,t,r){
let s=r===void 0?"":` of partition ${r}`;return{label:"Replay",path:`${Er(e.id)}/errors/replay`,body:r===void 0?{}:{partition:r},cli:`pawl task replay ${e.id}${r===
void 0?"":` --partition ${r}`}`,done:"They are processed again",confirm:{title:`Process ${Me(t,"dead document")}${s} again?`,text:"Their partitions run for them\
, also if they have ended. The offsets stay where they are.",count:t}}}var Sg=[{head:"Document",kind:"main",cell:e=>n(P,{children:[n("code",{class:"cut",children:$t(
e.key??null).replace(/\n\s*/g," ")}),n("div",{class:"meta cut",children:e.document===void 0?"not kept: it was too large":$t(e.document).replace(/\n\s*/g," ")})]})},
{head:"Error",kind:"error-cell",cell:e=>n("span",{class:"error-line",children:e.error&&`${e.error.type}: ${e.error.message}`})},{head:"Partition",kind:"end",label:"\
partition",cell:e=>$(e.partition)}];function xg({task:e,dead:t}){let r=se.value.get("partition")??void 0;return n(P,{children:[r&&n("p",{class:"hint",children:[
"Of partition ",r," only."," ",n("button",{type:"button",class:"link",onClick:()=>ge({partition:void 0,cursor:void 0}),children:"all partitions"})]}),t>0&&!r&&n(
"div",{class:"row end-row",children:n(oe,{action:{...Vd(e,t),label:"Replay all"},primary:!0})}),n(Rn,{from:`${Er(e.id)}/errors`,member:"errors",filter:{partition:r},
order:"partition by partition, the oldest first",words:["First","More"],columns:Sg,id:s=>`${s.partition} ${JSON.stringify(s.key)}`,unmatched:"No dead document i\
n this partition",none:n(de,{title:"No document is dead"})})]})}function Cg({task:e}){let t=e.totals;if(!t)return null;let r=[["read",t.read],["processed",t.processed],
["skipped",t.skipped],["dead",t.dead,t.dead>0?"bad":void 0],["commits",t.blocks]];return n("dl",{class:"totals",children:[r.map(([s,o,a])=>n("div",{children:[n(
"dt",{children:s}),n("dd",{class:a,children:$(o)})]},s)),n("div",{children:[n("dt",{children:"documents"}),n("dd",{children:n(zd,{of:"Documents",value:t.read})})]}),
e.stream==="infinite"&&e.state==="active"&&n("div",{class:"totals-end",children:n(oe,{action:Tg(e),why:e.draining&&"it drains already"})}),(e.pieces??0)>0&&n("d\
iv",{children:[n("dt",{children:"open jobs of documents"}),n("dd",{children:$(e.pieces)})]})]})}function Tg(e){return{label:"Drain",path:`${Er(e.id)}/drain`,cli:`\
pawl task drain ${e.id}`,done:"It ends when each partition has been drained",confirm:{title:`Let ${e.name} end?`,text:"Each partition completes when it has noth\
ing left to read, and then the task does."}}}function Gd({task:e,link:t}){let r=se.value.get("tab")??"grid",s=se.value.get("state")??"",o=se.value.get("cursor")??
void 0,a=Number(se.value.get("partition"))||void 0,l=Er(e.id),c=Q(l,p=>L(l,{signal:p})).value??e,d=`${l}/partitions${Mt({limit:gg,cursor:o,state:s})}`,f=Q(d,p=>L(
d,{signal:p})),h=p=>ge({partition:p?.toString()},!0);return Ie({Escape:()=>h(void 0)}),n(P,{children:[n(Cg,{task:c}),c.totals&&n("div",{class:"pad-x",children:n(
On,{tabs:[["grid","Partitions",c.partitions?.total],["dead","Dead documents",c.totals.dead]],current:r,link:p=>t({tab:p==="grid"?void 0:p,partition:void 0,cursor:void 0})})}),
r==="dead"&&c.totals?n("div",{class:"pad-x",children:n(xg,{task:c,dead:c.totals.dead})}):f.value===null?f.problem?n(Le,{problem:f.problem,retry:f.reload,path:d}):
n(Xe,{rows:2}):n(P,{children:[n("div",{class:"pad-x",children:[(c.partitions?.total??0)>20&&n(or,{states:vg}),f.value.partitions.length===0&&n("p",{class:"faint",
children:s?"No partition is in this state.":"It has no partitions yet."}),n(_g,{partitions:f.value.partitions,selected:a,select:h})]}),(f.value.cursor||o)&&n(Mr,
{note:`partitions ${f.value.partitions[0]?.partition??""} to ${f.value.partitions[f.value.partitions.length-1]?.partition??""} of ${$(c.partitions?.total)}`,cursor:o,
next:f.value.cursor,words:["First","More"]}),a!==void 0&&n("div",{class:"pad-x",children:n(kg,{task:c,number:a},a)})]})]})}var $g=["active","paused","scheduled","completed","failed","terminated"],Pg='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Kd(e){return`/workflows/${encodeURIComponent(e)}`}function Qd({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
s=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:s,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[$(t)," / ",$(e.tasks)]})]})}var Mg=[{head:"Work\
flow",kind:"main",cell:e=>n(P,{children:[n("a",{href:R(Kd(e.id)),children:e.name||e.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:e.id}),n(
Ye,{text:e.id,label:"Copy the id"})]})]})},{head:"State",cell:e=>n(De,{state:e.state})},{head:"Tasks",cell:e=>n(Qd,{counts:e.counts})},{head:"Took",kind:"wide",
cell:e=>e.started_at?_e(Yd(e)):n("span",{class:"faint",children:"–"})},{head:"Started",kind:"end",cell:e=>n(le,{at:e.started_at??e.created_at})}];function Yd(e){
return(e.ended_at?Date.parse(e.ended_at):ot.value)-Date.parse(e.started_at??"")}function Zd(){let e=se.value.get("name")??"";return Ie({"/":()=>document.getElementById(
"name")?.focus()}),n(ae,{title:"Workflows",children:[n("div",{class:"filters",role:"search",children:n("label",{children:[n("span",{children:"Name"}),n("input",
{id:"name",value:e,placeholder:"any",spellcheck:!1,onChange:t=>ge({name:t.currentTarget.value.trim(),cursor:void 0})})]})}),n(or,{states:$g}),n(Rn,{from:"v1/wor\
kflows",member:"workflows",filter:{name:e,state:se.value.get("state")??""},order:"newest first",columns:Mg,id:t=>t.id,page:t=>Kd(t.id),unmatched:"No workflow ma\
tches",none:n(de,{title:"No workflows yet",children:[n("p",{children:"Tasks that follow each other, pushed in one call:"}),n(X,{text:`curl -d '${Pg}' ${te("v1/w\
orkflows")}`})]})})]})}function Eg(e){var a;let t=new Map(e.map(l=>[l.name,l])),r=new Map,s=(l,u)=>{let c=r.get(l.name);if(c!==void 0)return c;if(u.has(l.name))
return 0;u.add(l.name);let d=(l.after??[]).flatMap(h=>t.get(h)??[]),f=d.length===0?0:1+Math.max(...d.map(h=>s(h,u)));return r.set(l.name,f),f},o=[];for(let l of e)
(o[a=s(l,new Set)]??(o[a]=[])).push(l);return o.filter(Boolean)}function Dg(e,t){let r=Eg(e),s=a=>a.length*(qe.height+qe.below)-qe.below,o=Math.max(...r.map(s));
return r.flatMap((a,l)=>a.map((u,c)=>{let d=u.partitions?.total??0,f=d-(u.partitions?.open??0);return{id:u.name,x:l*(qe.width+qe.right),y:(o-s(a))/2+c*(qe.height+
qe.below),title:u.name,text:`${u.paused?"paused":u.state}${d>0?` · ${$(f)} / ${$(d)}`:""}`,state:u.paused?"paused":u.state,page:`${$r.value}?task=${encodeURIComponent(
u.name)}`,selected:u.name===t,done:d>0?{of:d,number:f}:void 0}}))}function Ag({task:e}){let t=Er(e.id),r=["completed","failed","skipped","terminated"].includes(
e.state),s=(o,a,l)=>({label:o,path:`${t}/${a}`,cli:`pawl task ${a} ${e.id}`,done:l,confirm:["skip","terminate","restart"].includes(a)?{title:`${o} ${e.name}?`,text:"\
The tasks that wait for it follow from that.",danger:a==="terminate"}:void 0});return n(Y,{title:n(P,{children:[e.name," ",n(De,{state:e.paused?"paused":e.state})]}),
tools:n("div",{class:"row",children:[!r&&n(oe,{action:e.paused?s("Resume","resume","The task goes on"):s("Pause","pause","The task is paused")}),!r&&e.state==="\
waiting"&&n(oe,{action:s("Skip","skip","The task is skipped")}),r&&n(oe,{action:s("Restart","restart","The task starts again")}),!r&&n(oe,{danger:!0,action:s("T\
erminate","terminate","Asked to stop")})]}),children:[n(et,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:R(Re(e.queue)),children:e.queue})],["Job",e.partitions===
void 0&&n("a",{href:R(me(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",kn(e.reason)],["Started",e.started_at&&n(le,{at:e.started_at})],["Ended",
e.ended_at&&n(le,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Gd,{task:e,
link:o=>rr(o)},e.id)]})}function Xd({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=Q(t,d=>L(t,{signal:d})),s=r.value,o=n("a",{href:R("/workflows"),
children:"Workflows"});if(s===null)return n(Ht,{data:r,path:t,title:"Workflow",up:o,missing:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})});let a=s.tasks??[],l=["completed","failed","terminated"].includes(s.state),u=a.find(d=>d.name===se.value.get(
"task")),c=(d,f,h,p)=>({label:d,path:`${t}/${f}`,cli:`pawl workflow ${f} ${e}`,done:h,confirm:p?{title:`${d} this workflow?`,text:p,danger:f==="terminate"}:void 0});
return n(ae,{title:n(P,{children:[s.name||"Workflow"," ",n(De,{state:s.state})]}),sub:n("span",{class:"row",children:[o," · ",n("code",{class:"id",children:s.id}),
n(Ye,{text:s.id,label:"Copy the id"})]}),tools:n(P,{children:[!l&&(s.state==="paused"?n(oe,{action:c("Resume","resume","It goes on"),primary:!0}):n(oe,{action:c(
"Pause","pause","It is paused")})),l&&n(oe,{action:c("Restart","restart","It starts again","The tasks that have failed, and those behind them, run again."),primary:!0}),
!l&&n(oe,{action:c("Terminate","terminate","Asked to stop","All its tasks that have not ended are stopped."),danger:!0})]}),children:[n(ct,{data:r,path:t}),n("d\
iv",{class:"flow-line",children:[n(Qd,{counts:s.counts}),n("span",{class:"faint",children:[s.counts.failed>0&&`${$(s.counts.failed)} failed · `,(s.counts.skipped??
0)>0&&`${$(s.counts.skipped)} skipped · `,s.started_at?`${l?"took":"runs for"} ${_e(Yd(s))}`:"has not started",s.reason?` · ${kn(s.reason)}`:""]})]}),a.length>
0&&n(Y,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(sa,{boxes:Dg(a,u?.name),edges:a.flatMap(d=>(d.after??[]).map(f=>[f,
d.name])),label:"Tasks"})}),u&&n(Ag,{task:u},u.id),n(Ut,{title:"Result",value:s.result}),n(Ut,{title:"Meta",value:s.meta})]})}var la=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/scheduled",label:"Scheduled",key:"h",icon:n("path",
{d:"M5 3h6M5 13h6M5.500 3v2.500L8 8l2.500-2.500V3M5.500 13v-2.500L8 8l2.500 2.500V13"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",{d:"M8 2l6.500\
 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2V4h2M8 7v5h2"})},
{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/channels",label:"Channels",key:"\
n",icon:n("path",{d:"M8 8h.1M5.500 10.500a3.500 3.500 0 0 1 0-5M10.500 5.500a3.500 3.500 0 0 1 0 5M3.500 12.500a6.500 6.500 0 0 1 0-9M12.500 3.500a6.500 6.500 0\
 0 1 0 9"})},{page:"/callbacks",label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/files",label:"Downloads",key:"d",icon:n("path",{
d:"M8 2.500v7.500M5 7.500l3 3 3-3M3 13h10"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],ia=[{page:"/settings",label:"\
Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},{page:"/about",label:"About",key:"a",icon:n("path",{d:"M8 2a6 6 0 1 0 0\
 12A6 6 0 0 0 8 2zM8 7.500v3.500M8 5v.1"})}],Dr=Se(!1);function Og(){let t=Q("rail",a=>L("v1/stats?limit=1",{signal:a})).value?.counts,r=`/${$r.value.split("/")[1]??
""}`,s={"/jobs":[t&&t.queued+t.running],"/scheduled":[t?.scheduled],"/failures":[t?.dead,"bad"]},o=a=>{let[l,u]=s[a.page]??[];return n("li",{children:n("a",{href:R(
a.page),"aria-current":r===a.page?"page":void 0,onClick:()=>Dr.value=!1,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:a.icon}),
a.label,!!l&&n("span",{class:`rail-count ${u??""}`,children:$(l)})]})},a.page)};return n("nav",{class:Dr.value?"rail open":"rail",id:"rail","aria-label":"Pages",
children:[n("a",{class:"brand",href:R("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("pa\
th",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:la.map(o)}),n("ul",{class:"rail-end",children:ia.
map(o)}),n("p",{class:"rail-version",children:lt.value?.version})]})}var Rg={live:"live",polling:"every 2 s",paused:"paused",lost:"no connection"};function Lg(){
let e=Ho.value===0?0:Math.max(0,ot.value-Ho.value);return ot.value,n("button",{type:"button",class:"live","data-live":Dt.value,"aria-pressed":At.value,title:At.
value?"Go on (p)":"Pause the updates (p)",onClick:()=>At.value=!At.value,children:[n("span",{class:"dot"}),Rg[Dt.value],(Dt.value==="paused"||Dt.value==="lost")&&
e>2e3?` · ${ds(e)} old`:""]})}function ef(e,t){let r=e.trim(),s=r.toLowerCase(),o=[...[...la,...ia].filter(c=>c.label.toLowerCase().includes(s)).map(c=>({label:c.
label,note:"page",page:c.page})),...t.filter(c=>s!==""&&c.toLowerCase().includes(s)).slice(0,8).map(c=>({label:c,note:"queue",page:Re(c)}))],a=r.indexOf(":"),l=r.
slice(0,a),u=r.slice(a+1);return a>0&&t.includes(l)&&o.unshift({label:u,note:`group of ${l}`,page:sr(l,u)}),r.startsWith("/")&&o.unshift({label:r,note:"channel",
page:Dn(r)}),r!==""&&o.push({label:r,note:"job, by its id, alias or ~number",page:me(r)}),o}function qg(){let[e,t]=B(""),[r,s]=B(0),[o,a]=B([]),l=ve(Promise.resolve(
[]));He(()=>{l.current=L("v1/queues?limit=1000").then(f=>f.queues.map(h=>h.name)).catch(()=>[]),l.current.then(a)},[]);let u=ef(e,o),c=()=>Ws.value=!1,d=f=>{f&&
(c(),Ee(f.page))};return n(pn,{title:"Go to",close:c,children:n("form",{onSubmit:f=>{f.preventDefault(),l.current.then(h=>d(ef(e,h)[r]))},children:[n("input",{class:"\
jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"Where to",value:e,spellcheck:!1,autofocus:!0,onInput:f=>{t(f.currentTarget.value),s(0)},
onKeyDown:f=>{f.key!=="ArrowDown"&&f.key!=="ArrowUp"||(f.preventDefault(),s(Math.max(0,Math.min(u.length-1,r+(f.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"ta\
rgets",children:u.slice(0,12).map((f,h)=>n("li",{children:n("button",{type:"button",class:h===r?"at":"",onClick:()=>d(f),children:[n("span",{class:"cut",children:f.
label})," ",n("span",{class:"faint",children:f.note})]})},f.page))})]})})}var jg=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...[...la,...ia].map(
e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter","open the row"],["x a","select the row, or all of the page"],["[ ]","newer an\
d older page"],["X","select up to the row"],["r T Del","run, terminate, delete"],["n","push a job"],["u","the parent of a job"],["1 … 6","range or tab"],["c",
"clear a live tail"],["p","pause the updates"],["t","theme"],["Esc","close, clear the selection"]];function Ng(){return n(pn,{title:"Keys",close:()=>ps.value=!1,
children:[n("dl",{class:"keys",children:jg.map(([e,t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},
e))}),n("div",{class:"buttons",children:n("button",{type:"button",onClick:()=>ps.value=!1,children:"Close"})})]})}function Ig(){let[e,t]=B(""),[r,s]=B(""),[o,a]=B(
!1),l=ve(null);return He(()=>l.current?.focus(),[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:u=>{
u.preventDefault(),a(!0),pu(e).catch(c=>s(c instanceof un?c.detail:"The server does not answer.")).finally(()=>a(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"\
0 0 32 32","aria-hidden":"true",children:[n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"\
23.500",r:"2.200"})]}),n("h1",{children:"Sign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a sessio\
n, not the token."}),n("label",{class:"field",children:[n("span",{children:"Token"}),n("input",{ref:l,id:"token",type:"password",autocomplete:"current-password",
value:e,onInput:u=>t(u.currentTarget.value)})]}),r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:o||e==="",children:"\
Sign in"})]})})}function Ug(){let e=Ls.value;return e===null||Et.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.
detail]})}function tf({children:e}){let t={"?":()=>ps.value=!0,t:Kl,p:()=>At.value=!At.value};for(let r of[...la,...ia])t[`g ${r.key}`]=()=>Ee(r.page);return Ie(
t),n(P,{children:[n("a",{class:"skip",href:"#main",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(Og,{}),
Dr.value&&n("button",{type:"button",class:"drawer-back","aria-label":"Close the menu",onClick:()=>Dr.value=!1}),n("div",{class:"frame",children:[n("header",{class:"\
bar-top",children:[n("button",{type:"button",class:"menu","aria-label":"Menu","aria-expanded":Dr.value,"aria-controls":"rail",onClick:()=>Dr.value=!Dr.value,children:n(
"svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",
onClick:()=>Ws.value=!0,children:[n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.5\
00 0 0 0 0-9zM10.500 10.500L14 14"})}),n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),lt.value?.read_only&&
n("span",{class:"state","data-state":"suspended",children:"read-only"}),n(Lg,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{
tn.value=!tn.value,nr("zone",tn.value?"utc":"local")},children:tn.value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"\
Theme (t)",onClick:Kl,onDblClick:()=>ra("system"),children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 \
0 12zM8 2a6 6 0 0 1 0 12"})})}),n("button",{type:"button",class:"plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>ps.value=!0,children:"?"})]}),
n(Ug,{}),n("main",{id:"main",tabIndex:-1,children:e})]}),Ws.value&&n(qg,{}),ps.value&&n(Ng,{}),n(td,{}),n(ed,{}),Et.value&&n(Ig,{})]})}var Bg=[["/","Overview",()=>n(od,{})],["/queues","Queues",()=>n(Ed,{})],["/queues/:queue","Queue",({queue:e})=>n(Rd,{queue:e},e)],["/queues/:queue/groups/:group",
"Group",({queue:e,group:t})=>n(Cd,{queue:e,name:t},`${e} ${t}`)],["/jobs","Jobs",()=>n(bd,{})],["/jobs/:ref","Job",({ref:e})=>n(Md,{reference:e},e)],["/jobs/:re\
f/tree","Tree",({ref:e})=>n(Hd,{reference:e},e)],["/scheduled","Scheduled",()=>n(qd,{})],["/failures","Failures",()=>n(_d,{})],["/workflows","Workflows",()=>n(Zd,
{})],["/workflows/:ref","Workflow",({ref:e})=>n(Xd,{reference:e},e)],["/schedules","Schedules",()=>n(Id,{})],["/schedules/:name","Schedule",({name:e})=>n(Ud,{name:e},
e)],["/callbacks","Callbacks",()=>n(cd,{})],["/callbacks/:id","Callback",({id:e})=>n(dd,{id:e},e)],["/channels","Channels",()=>n(pd,{})],["/files","Downloads",()=>n(
wd,{})],["/workers","Workers",()=>n(Ad,{})],["/settings","Settings",()=>n(Jd,{})],["/about","About",()=>n(ad,{})]];function Jg(){He(()=>{let r=()=>{Co().catch(()=>{
Et.value||setTimeout(r,2e3)})};r();let s=setInterval(()=>{Et.value||Co().catch(()=>{})},6e5);return()=>clearInterval(s)},[]);let e="Not found",t=null;for(let[r,
s,o]of Bg){let a=Yc(r,$r.value);if(a!==null){e=Object.values(a).pop()??s,t=o(a);break}}return He(()=>{document.title=`${e} · Pawl`},[e]),n(tf,{children:lt.value===
null?null:t??n(ae,{title:"Nothing here",children:n(de,{title:"There is no such page",children:n("a",{href:R("/"),children:"Overview"})})})})}Wi(n(Jg,{}),document.
getElementById("app"));})();
