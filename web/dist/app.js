"use strict";(()=>{var Tf=Object.defineProperty;var $f=(e,t,r)=>t in e?Tf(e,t,{enumerable:!0,configurable:!0,writable:!0,value:r}):e[t]=r;var nr=(e,t,r)=>$f(e,typeof t!="symbol"?t+"":t,r);var Jl,ce,Za,cs,Nn,Ga,Xa,ei,as,Wl,fl,ti,fs,is,us,Pf,jl={},zl=[],Mf=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,Vl=Array.isArray;function xn(e,t){
for(var r in t)e[r]=t[r];return e}function ds(e){e&&e.parentNode&&e.parentNode.removeChild(e)}function ps(e,t,r){var l,o,s,a={};for(s in t)s=="key"?l=t[s]:s=="r\
ef"?o=t[s]:a[s]=t[s];if(arguments.length>2&&(a.children=arguments.length>3?Jl.call(arguments,2):r),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)
a[s]===void 0&&(a[s]=e.defaultProps[s]);return Bl(e,a,l,o,null)}function Bl(e,t,r,l,o){var s={type:e,props:t,key:r,ref:l,__k:null,__:null,__b:0,__e:null,__c:null,
constructor:void 0,__v:o??++Za,__i:-1,__u:0};return o==null&&ce.vnode!=null&&ce.vnode(s),s}function I(e){return e.children}function Rr(e,t){this.props=e,this.context=t}function rr(e,t){if(t==null)return e.__?rr(e.__,e.__i+1):null;for(var r;t<e.__k.length;t++)
if((r=e.__k[t])!=null&&r.__e!=null)return r.__e;return typeof e.type=="function"?rr(e):null}function Ef(e){if(e.__P&&e.__d){var t=e.__v,r=t.__e,l=[],o=[],s=xn({},
t);s.__v=t.__v+1,ce.vnode&&ce.vnode(s),hs(e.__P,s,t,e.__n,e.__P.namespaceURI,32&t.__u?[r]:null,l,r??rr(t),!!(32&t.__u),o),s.__v=t.__v,s.__.__k[s.__i]=s,si(l,s,o),
t.__e=t.__=null,s.__e!=r&&ni(s)}}function ni(e){if((e=e.__)!=null&&e.__c!=null)return e.__e=e.__c.base=null,e.__k.some(function(t){if(t!=null&&t.__e!=null)return e.
__e=e.__c.base=t.__e}),ni(e)}function Qa(e){(!e.__d&&(e.__d=!0)&&Nn.push(e)&&!Hl.__r++||Ga!=ce.debounceRendering)&&((Ga=ce.debounceRendering)||Xa)(Hl)}function Hl(){
try{for(var e,t=1;Nn.length;)Nn.length>t&&Nn.sort(ei),e=Nn.shift(),t=Nn.length,Ef(e)}finally{Nn.length=Hl.__r=0}}function ri(e,t,r,l,o,s,a,u,d,c,m){var h,p,_,S,
x,T,P=l&&l.__k||zl,w=t.length;for(d=Df(r,t,P,d,w),h=0;h<w;h++)(_=r.__k[h])!=null&&(p=_.__i!=-1&&P[_.__i]||jl,_.__i=h,T=hs(e,_,p,o,s,a,u,d,c,m),S=_.__e,_.ref&&p.
ref!=_.ref&&(p.ref&&ms(p.ref,null,_),m.push(_.ref,_.__c||S,_)),x==null&&S!=null&&(x=S),4&_.__u?(d=li(_,d,e),p.__e&&(p.__e=null)):typeof _.type=="function"&&T!==
void 0?d=T:S&&(d=S.nextSibling),_.__u&=-7);return r.__e=x,d}function Df(e,t,r,l,o){var s,a,u,d,c,m=r.length,h=m,p=0;for(e.__k=new Array(o),s=0;s<o;s++)(a=t[s])!=
null&&typeof a!="boolean"&&typeof a!="function"?(typeof a=="string"||typeof a=="number"||typeof a=="bigint"||a.constructor==String?a=e.__k[s]=Bl(null,a,null,null,
null):Vl(a)?a=e.__k[s]=Bl(I,{children:a},null,null,null):a.constructor===void 0&&a.__b>0?a=e.__k[s]=Bl(a.type,a.props,a.key,a.ref?a.ref:null,a.__v):e.__k[s]=a,d=
s+p,a.__=e,a.__b=e.__b+1,u=null,(c=a.__i=Af(a,r,d,h))!=-1&&(h--,(u=r[c])&&(u.__u|=2)),u==null||u.__v==null?(c==-1&&(o>m?p--:o<m&&p++),typeof a.type!="function"&&
(a.__u|=4)):c!=d&&(c==d-1?p--:c==d+1?p++:(c>d?p--:p++,a.__u|=4))):e.__k[s]=null;if(h)for(s=0;s<m;s++)(u=r[s])!=null&&(2&u.__u)==0&&(u.__e==l&&(l=rr(u)),ii(u,u));
return l}function li(e,t,r){var l,o;if(typeof e.type=="function"){for(l=e.__k,o=0;l&&o<l.length;o++)l[o]&&(l[o].__=e,t=li(l[o],t,r));return t}e.__e!=t&&(t&&e.type&&
!t.parentNode&&(t=rr(e)),t=r.insertBefore(e.__e,t||null));do t=t&&t.nextSibling;while(t!=null&&t.nodeType==8);return t}function Af(e,t,r,l){var o,s,a,u=e.key,d=e.type,c=t[r],m=c!=null&&(2&c.__u)==0;if(c===null&&u==null||m&&u==c.key&&d==c.type)return r;if(l>(m?1:0)){for(o=r-1,s=r+
1;o>=0||s<t.length;)if((c=t[a=o>=0?o--:s++])!=null&&(2&c.__u)==0&&u==c.key&&d==c.type)return a}return-1}function Ka(e,t,r){t[0]=="-"?e.setProperty(t,r??""):e[t]=
r==null?"":typeof r!="number"||Mf.test(t)?r:r+"px"}function Fl(e,t,r,l,o){var s,a;e:if(t=="style")if(typeof r=="string")e.style.cssText=r;else{if(typeof l=="str\
ing"&&(e.style.cssText=l=""),l)for(t in l)r&&t in r||Ka(e.style,t,"");if(r)for(t in r)l&&r[t]==l[t]||Ka(e.style,t,r[t])}else if(t[0]=="o"&&t[1]=="n")s=t!=(t=t.replace(
ti,"$1")),a=t.toLowerCase(),t=a in e||t=="onFocusOut"||t=="onFocusIn"?a.slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=r,r?l?r[fl]=l[fl]:(r[fl]=fs,e.addEventListener(
t,s?us:is,s)):e.removeEventListener(t,s?us:is,s);else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&
t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{e[t]=r??"";break e}catch{}
typeof r=="function"||(r==null||r===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&r==1?"":r))}}function Ya(e){return function(t){if(this.l){
var r=this.l[t.type+e];if(t[Wl]==null)t[Wl]=fs++;else if(t[Wl]<r[fl])return;return r(ce.event?ce.event(t):t)}}}function hs(e,t,r,l,o,s,a,u,d,c){var m,h,p,_,S,x,
T,P,w,L,E,G,A,Z,Q,ee,z=t.type;if(t.constructor!==void 0)return null;128&r.__u&&(d=!!(32&r.__u),s=[u=t.__e=r.__e]),(m=ce.__b)&&m(t);e:if(typeof z=="function"){h=
a.length;try{if(w=t.props,L=z.prototype&&z.prototype.render,E=(m=z.contextType)&&l[m.__c],G=m?E?E.props.value:m.__:l,r.__c?P=(p=t.__c=r.__c).__=p.__E:(L?t.__c=p=
new z(w,G):(t.__c=p=new Rr(w,G),p.constructor=z,p.render=qf),E&&E.sub(p),p.state||(p.state={}),p.__n=l,_=p.__d=!0,p.__h=[],p._sb=[]),L&&p.__s==null&&(p.__s=p.state),
L&&z.getDerivedStateFromProps!=null&&(p.__s==p.state&&(p.__s=xn({},p.__s)),xn(p.__s,z.getDerivedStateFromProps(w,p.__s))),S=p.props,x=p.state,p.__v=t,_)L&&z.getDerivedStateFromProps==
null&&p.componentWillMount!=null&&p.componentWillMount(),L&&p.componentDidMount!=null&&p.__h.push(p.componentDidMount);else{if(L&&z.getDerivedStateFromProps==null&&
w!==S&&p.componentWillReceiveProps!=null&&p.componentWillReceiveProps(w,G),t.__v==r.__v||!p.__e&&p.shouldComponentUpdate!=null&&p.shouldComponentUpdate(w,p.__s,
G)===!1){t.__v!=r.__v&&(p.props=w,p.state=p.__s,p.__d=!1),t.__e=r.__e,t.__k=r.__k,t.__k.some(function(M){M&&(M.__=t)}),zl.push.apply(p.__h,p._sb),p._sb=[],p.__h.
length&&a.push(p),u=rr(r);break e}p.componentWillUpdate!=null&&p.componentWillUpdate(w,p.__s,G),L&&p.componentDidUpdate!=null&&p.__h.push(function(){p.componentDidUpdate(
S,x,T)})}if(p.context=G,p.props=w,p.__P=e,p.__e=!1,A=ce.__r,Z=0,L)p.state=p.__s,p.__d=!1,A&&A(t),m=p.render(p.props,p.state,p.context),zl.push.apply(p.__h,p._sb),
p._sb=[];else do p.__d=!1,A&&A(t),m=p.render(p.props,p.state,p.context),p.state=p.__s;while(p.__d&&++Z<25);p.state=p.__s,p.getChildContext!=null&&(l=xn(xn({},l),
p.getChildContext())),L&&!_&&p.getSnapshotBeforeUpdate!=null&&(T=p.getSnapshotBeforeUpdate(S,x)),Q=m!=null&&m.type===I&&m.key==null?ai(m.props.children):m,u=ri(
e,Vl(Q)?Q:[Q],t,r,l,o,s,a,u,d,c),p.base=t.__e,t.__u&=-161,p.__h.length&&a.push(p),P&&(p.__E=p.__=null)}catch(M){if(a.length=h,t.__v=null,d||s!=null){if(M.then){
for(t.__u|=d?160:128;u&&u.nodeType==8&&u.nextSibling;)u=u.nextSibling;s!=null&&(s[s.indexOf(u)]=null),t.__e=u}else if(s!=null)for(ee=s.length;ee--;)ds(s[ee])}else
t.__e=r.__e;t.__k==null&&(t.__k=r.__k||[]),M.then||oi(t),ce.__e(M,t,r)}}else s==null&&t.__v==r.__v?(t.__k=r.__k,t.__e=r.__e):u=t.__e=Rf(r.__e,t,r,l,o,s,a,d,c);return(m=
ce.diffed)&&m(t),128&t.__u?void 0:u}function oi(e){e&&(e.__c&&(e.__c.__e=!0),e.__k&&e.__k.some(oi))}function si(e,t,r){for(var l=0;l<r.length;l++)ms(r[l],r[++l],
r[++l]);ce.__c&&ce.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(s){s.call(o)})}catch(s){ce.__e(s,o.__v)}})}function ai(e){return typeof e!="\
object"||e==null||e.__b>0?e:Vl(e)?e.map(ai):e.constructor!==void 0?null:xn({},e)}function Rf(e,t,r,l,o,s,a,u,d){var c,m,h,p,_,S,x,T=r.props||jl,P=t.props,w=t.type;
if(w=="svg"?o="http://www.w3.org/2000/svg":w=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),s!=null){for(c=0;c<s.length;c++)
if((_=s[c])&&"setAttribute"in _==!!w&&(w?_.localName==w:_.nodeType==3)){e=_,s[c]=null;break}}if(e==null){if(w==null)return document.createTextNode(P);e=document.
createElementNS(o,w,P.is&&P),u&&(ce.__m&&ce.__m(t,s),u=!1),s=null}if(w==null)T===P||u&&e.data==P||(e.data=P);else{if(s=w=="textarea"&&P.defaultValue!=null?null:
s&&Jl.call(e.childNodes),!u&&s!=null)for(T={},c=0;c<e.attributes.length;c++)T[(_=e.attributes[c]).name]=_.value;for(c in T)_=T[c],c=="dangerouslySetInnerHTML"?h=
_:c=="children"||c in P||c=="value"&&"defaultValue"in P||c=="checked"&&"defaultChecked"in P||Fl(e,c,null,_,o);for(c in P)_=P[c],c=="children"?p=_:c=="dangerousl\
ySetInnerHTML"?m=_:c=="value"?S=_:c=="checked"?x=_:u&&typeof _!="function"||T[c]===_||Fl(e,c,_,T[c],o);if(m)u||h&&(m.__html==h.__html||m.__html==e.innerHTML)||(e.
innerHTML=m.__html),t.__k=[];else if(h&&(e.innerHTML=""),ri(t.type=="template"?e.content:e,Vl(p)?p:[p],t,r,l,w=="foreignObject"?"http://www.w3.org/1999/xhtml":o,
s,a,s?s[0]:r.__k&&rr(r,0),u,d),s!=null)for(c=s.length;c--;)ds(s[c]);u&&w!="textarea"||(c="value",w=="progress"&&S==null?e.removeAttribute("value"):S!=null&&(S!==
e[c]||w=="progress"&&!S||w=="option"&&S!=T[c])&&Fl(e,c,S,T[c],o),c="checked",x!=null&&x!=e[c]&&Fl(e,c,x,T[c],o))}return e}function ms(e,t,r){try{if(typeof e=="f\
unction"){var l=typeof e.__u=="function";l&&e.__u(),l&&t==null||(e.__u=e(t))}else e.current=t}catch(o){ce.__e(o,r)}}function ii(e,t,r){var l,o;if(ce.unmount&&ce.
unmount(e),(l=e.ref)&&(l.current&&l.current!=e.__e||ms(l,null,t)),(l=e.__c)!=null){if(l.componentWillUnmount)try{l.componentWillUnmount()}catch(s){ce.__e(s,t)}l.
base=l.__P=l.__n=null}if(l=e.__k)for(o=0;o<l.length;o++)l[o]&&ii(l[o],t,r||typeof e.type!="function");r||ds(e.__e),e.__c=e.__=e.__e=void 0}function qf(e,t,r){return this.
constructor(e,r)}function ui(e,t,r){var l,o,s,a;t==document&&(t=document.documentElement),ce.__&&ce.__(e,t),o=(l=typeof r=="function")?null:r&&r.__k||t.__k,s=[],
a=[],hs(t,e=(!l&&r||t).__k=ps(I,null,[e]),o||jl,jl,t.namespaceURI,!l&&r?[r]:o?null:t.firstChild?Jl.call(t.childNodes):null,s,!l&&r?r:o?o.__e:t.firstChild,l,a),si(
s,e,a),e.props.children=null}Jl=zl.slice,ce={__e:function(e,t,r,l){for(var o,s,a;t=t.__;)if((o=t.__c)&&!o.__)try{if((s=o.constructor)&&s.getDerivedStateFromError!=null&&(o.setState(s.getDerivedStateFromError(
e)),a=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(e,l||{}),a=o.__d),a)return o.__E=o}catch(u){e=u}throw e}},Za=0,cs=function(e){return e!=null&&e.constructor===
void 0},Rr.prototype.setState=function(e,t){var r;r=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=xn({},this.state),typeof e=="function"&&(e=e(xn({},r),
this.props)),e&&xn(r,e),e!=null&&this.__v&&(t&&this._sb.push(t),Qa(this))},Rr.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Qa(this))},
Rr.prototype.render=I,Nn=[],Xa=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ei=function(e,t){return e.__v.__b-t.__v.__b},
Hl.__r=0,as=Math.random().toString(8),Wl="__d"+as,fl="__a"+as,ti=/(PointerCapture)$|Capture$/i,fs=0,is=Ya(!1),us=Ya(!0),Pf=0;var qr,Je,gs,ci,Ql=0,bi=[],Qe=ce,fi=Qe.__b,di=Qe.__r,pi=Qe.diffed,hi=Qe.__c,mi=Qe.unmount,gi=Qe.__;function Kl(e,t){Qe.__h&&Qe.__h(Je,e,Ql||t),Ql=0;var r=Je.__H||
(Je.__H={__:[],__h:[]});return e>=r.__.length&&r.__.push({}),r.__[e]}function ie(e){return Ql=1,Of(yi,e)}function Of(e,t,r){var l=Kl(qr++,2);if(l.t=e,!l.__c&&(l.
__=[r?r(t):yi(void 0,t),function(u){var d=l.__N?l.__N[0]:l.__[0],c=l.t(d,u);d!==c&&(l.__N=[c,l.__[1]],l.__c.setState({}))}],l.__c=Je,!Je.__f)){var o=function(u,d,c){
if(!l.__c.__H)return!0;var m=!1,h=l.__c.props!==u;if(l.__c.__H.__.some(function(_){if(_.__N){m=!0;var S=_.__[0];_.__=_.__N,_.__N=void 0,S!==_.__[0]&&(h=!0)}}),s){
var p=s.call(this,u,d,c);return m?p||h:p}return!m||h};Je.__f=!0;var s=Je.shouldComponentUpdate,a=Je.componentWillUpdate;Je.componentWillUpdate=function(u,d,c){if(this.
__e){var m=s;s=void 0,o(u,d,c),s=m}a&&a.call(this,u,d,c)},Je.shouldComponentUpdate=o}return l.__N||l.__}function Ve(e,t){var r=Kl(qr++,3);!Qe.__s&&bs(r.__H,t)&&
(r.__=e,r.u=t,Je.__H.__h.push(r))}function _i(e,t){var r=Kl(qr++,4);!Qe.__s&&bs(r.__H,t)&&(r.__=e,r.u=t,Je.__h.push(r))}function Xe(e){return Ql=5,Yl(function(){
return{current:e}},[])}function Yl(e,t){var r=Kl(qr++,7);return bs(r.__H,t)&&(r.__=e(),r.__H=t,r.__h=e),r.__}function Lf(){for(var e;e=bi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(Gl),t.__h.some(vs),t.__h=[]}catch(r){t.__h=[],Qe.__e(r,e.__v)}}}Qe.__b=function(e){
Je=null,fi&&fi(e)},Qe.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),gi&&gi(e,t)},Qe.__r=function(e){di&&di(e),qr=0;var t=(Je=e.__c).__H;t&&(gs===Je?(t.
__h=[],Je.__h=[],t.__.some(function(r){r.__N&&(r.__=r.__N),r.u=r.__N=void 0})):(t.__h.some(Gl),t.__h.some(vs),t.__h=[],qr=0)),gs=Je},Qe.diffed=function(e){pi&&pi(
e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&(bi.push(t)!==1&&ci===Qe.requestAnimationFrame||((ci=Qe.requestAnimationFrame)||Nf)(Lf)),t.__H.__.some(function(r){r.
u&&(r.__H=r.u,r.u=void 0)})),gs=Je=null},Qe.__c=function(e,t){t.some(function(r){try{r.__h.some(Gl),r.__h=r.__h.filter(function(l){return!l.__||vs(l)})}catch(l){
t.some(function(o){o.__h&&(o.__h=[])}),t=[],Qe.__e(l,r.__v)}}),hi&&hi(e,t)},Qe.unmount=function(e){mi&&mi(e);var t,r=e.__c;r&&r.__H&&(r.__H.__.some(function(l){
try{Gl(l)}catch(o){t=o}}),r.__H=void 0,t&&Qe.__e(t,r.__v))};var vi=typeof requestAnimationFrame=="function";function Nf(e){var t,r=function(){clearTimeout(l),vi&&
cancelAnimationFrame(t),setTimeout(e)},l=setTimeout(r,35);vi&&(t=requestAnimationFrame(r))}function Gl(e){var t=Je,r=e.__c;typeof r=="function"&&(e.__c=void 0,r()),
Je=t}function vs(e){var t=Je;e.__c=e.__(),Je=t}function bs(e,t){return!e||e.length!==t.length||t.some(function(r,l){return r!==e[l]})}function yi(e,t){return typeof t==
"function"?t(e):t}var If=Symbol.for("preact-signals");function to(){if(Cn>1)Cn--;else{var e,t=!1;for((function(){var o=Xl;for(Xl=void 0;o!==void 0;){var s=o.S;if(s.v===o.v)for(var a=s.
t;a!==void 0;a=a.x)a.i===o.i&&(a.i=s.i);o=o.o}})();pl!==void 0;){var r=pl;for(pl=void 0,Zl++;r!==void 0;){var l=r.u;if(r.u=void 0,r.f&=-3,!(8&r.f)&&ki(r))try{r.
c()}catch(o){t||(e=o,t=!0)}r=l}}if(Zl=0,Cn--,t)throw e}}function ys(e){if(Cn>0)return e();_s=++Uf,Cn++;try{return e()}finally{to()}}var dl,Fe=void 0;function hl(e){
var t=Fe,r=dl;Fe=void 0,dl=void 0;try{return e()}finally{Fe=t,dl=r}}var pl=void 0,Cn=0,Zl=0,Uf=0,_s=0,Xl=void 0,eo=0;function wi(e){if(Fe!==void 0){var t=e.n;if(t===
void 0||t.t!==Fe)return t={i:0,S:e,p:Fe.s,n:void 0,t:Fe,e:void 0,x:void 0,r:t},Fe.s!==void 0&&(Fe.s.n=t),Fe.s=t,e.n=t,32&Fe.f&&e.S(t),t;if(t.i===-1)return t.i=0,
t.n!==void 0&&(t.n.p=t.p,t.p!==void 0&&(t.p.n=t.n),t.p=Fe.s,t.n=void 0,Fe.s.n=t,Fe.s=t),t}}function rt(e,t){this.v=e,this.i=0,this.n=void 0,this.t=void 0,this.l=
0,this.W=t?.watched,this.Z=t?.unwatched,this.name=t?.name}rt.prototype.brand=If;rt.prototype.h=function(){return!0};rt.prototype.S=function(e){var t=this,r=this.
t;r!==e&&e.e===void 0&&(e.x=r,this.t=e,r!==void 0?r.e=e:hl(function(){var l;(l=t.W)==null||l.call(t)}))};rt.prototype.U=function(e){var t=this;if(this.t!==void 0){
var r=e.e,l=e.x;r!==void 0&&(r.x=l,e.e=void 0),l!==void 0&&(l.e=r,e.x=void 0),e===this.t&&(this.t=l,l===void 0&&hl(function(){var o;(o=t.Z)==null||o.call(t)}))}};
rt.prototype.subscribe=function(e){var t=this;return $n(function(){var r=t.value;hl(function(){return e(r)})},{name:"sub"})};rt.prototype.valueOf=function(){return this.
value};rt.prototype.toString=function(){return this.value+""};rt.prototype.toJSON=function(){return this.value};rt.prototype.peek=function(){var e=this;return hl(
function(){return e.value})};Object.defineProperty(rt.prototype,"value",{get:function(){var e=wi(this);return e!==void 0&&(e.i=this.i),this.v},set:function(e){if(e!==
this.v){if(Zl>100)throw new Error("Cycle detected");(function(r){Cn!==0&&Zl===0&&r.l!==_s&&(r.l=_s,Xl={S:r,v:r.v,i:r.i,o:Xl})})(this),this.v=e,this.i++,eo++,Cn++;
try{for(var t=this.t;t!==void 0;t=t.x)t.t.N()}finally{to()}}}});function he(e,t){return new rt(e,t)}function ki(e){for(var t=e.s;t!==void 0;t=t.n)if(t.S.i!==t.i||
!t.S.h()||t.S.i!==t.i)return!0;return!1}function Si(e){for(var t=e.s;t!==void 0;t=t.n){var r=t.S.n;if(r!==void 0&&(t.r=r),t.S.n=t,t.i=-1,t.n===void 0){e.s=t;break}}}
function xi(e){for(var t=e.s,r=void 0;t!==void 0;){var l=t.p;t.i===-1?(t.S.U(t),l!==void 0&&(l.n=t.n),t.n!==void 0&&(t.n.p=l)):r=t,t.S.n=t.r,t.r!==void 0&&(t.r=
void 0),t=l}e.s=r}function lr(e,t){rt.call(this,void 0,t),this.x=e,this.s=void 0,this.g=eo-1,this.f=4}lr.prototype=new rt;lr.prototype.h=function(){if(this.f&=-3,
1&this.f)return!1;if((36&this.f)==32||(this.f&=-5,this.g===eo))return!0;if(this.g=eo,this.f|=1,this.i>0&&!ki(this))return this.f&=-2,!0;var e=Fe;try{Si(this),Fe=
this;var t=this.x();(16&this.f||this.v!==t||this.i===0)&&(this.v=t,this.f&=-17,this.i++)}catch(r){this.v=r,this.f|=16,this.i++}return Fe=e,xi(this),this.f&=-2,!0};
lr.prototype.S=function(e){if(this.t===void 0){this.f|=36;for(var t=this.s;t!==void 0;t=t.n)t.S.S(t)}rt.prototype.S.call(this,e)};lr.prototype.U=function(e){if(this.
t!==void 0&&(rt.prototype.U.call(this,e),this.t===void 0)){this.f&=-33;for(var t=this.s;t!==void 0;t=t.n)t.S.U(t)}};lr.prototype.N=function(){if(!(2&this.f)){this.
f|=6;for(var e=this.t;e!==void 0;e=e.x)e.t.N()}};Object.defineProperty(lr.prototype,"value",{get:function(){if(1&this.f)throw new Error("Cycle detected");var e=wi(
this);if(this.h(),e!==void 0&&(e.i=this.i),16&this.f)throw this.v;return this.v}});function Tn(e,t){return new lr(e,t)}function Ci(e){var t=e.j;if(e.j=void 0,typeof t==
"function"){Cn++;var r=Fe;Fe=void 0;try{t()}catch(l){throw e.f&=-2,e.f|=8,ws(e),l}finally{Fe=r,to()}}}function ws(e){for(var t=e.s;t!==void 0;t=t.n)t.S.U(t);e.x=
void 0,e.s=void 0,Ci(e)}function Ff(e){if(Fe!==this)throw new Error("Out-of-order effect");xi(this),Fe=e,this.f&=-2;try{8&this.f&&ws(this)}finally{to()}}function Or(e,t){
this.x=e,this.j=void 0,this.s=void 0,this.u=void 0,this.f=32,this.name=t?.name,dl&&dl.push(this)}Or.prototype.c=function(){var e=this.S();try{if(8&this.f||this.
x===void 0)return;var t=this.x();typeof t=="function"&&(this.j=t)}finally{e()}};Or.prototype.S=function(){if(1&this.f)throw new Error("Cycle detected");this.f|=
1,this.f&=-9,Ci(this),Si(this),Cn++;var e=Fe;return Fe=this,Ff.bind(this,e)};Or.prototype.N=function(){2&this.f||(this.f|=2,this.u=pl,pl=this)};Or.prototype.d=function(){
this.f|=8,1&this.f||ws(this)};Or.prototype.dispose=function(){this.d()};function $n(e,t){var r=new Or(e,t);try{r.c()}catch(o){throw r.d(),o}var l=r.d.bind(r);return l[Symbol.
dispose]=l,l}var Ti,ro,no,Wf=typeof window<"u"&&!!window.__PREACT_SIGNALS_DEVTOOLS__;var $i=[];$n(function(){Ti=this.N})();function Lr(e,t){ce[e]=t.bind(null,ce[e]||function(){})}function ml(e){if(no){var t=no;no=void 0,t()}no=e&&e.S()}function Pi(e){
var t=this,r=e.data,l=jf(r);l.name="ReactiveDom",l.value=r;var o=Yl(function(){for(var u=t,d=t.__v;d=d.__;)if(d.__c){d.__c.__$f|=4;break}var c=Tn(function(){var _=l.
value.value;return _===0?0:_===!0?"":_||""}),m=Tn(function(){return!Array.isArray(c.value)&&!cs(c.value)}),h=$n(function(){if(this.N=Mi,m.value){var _=c.value;u.
__v&&u.__v.__e&&u.__v.__e.nodeType===3&&(u.__v.__e.data=_)}}),p=t.__$u.d;return t.__$u.d=function(){h(),p.call(this)},[m,c]},[]),s=o[0],a=o[1];return s.value?a.
peek():a.value}Pi.displayName="ReactiveTextNode";Object.defineProperties(rt.prototype,{constructor:{configurable:!0,value:ps(I,null).constructor},type:{configurable:!0,
value:Pi},props:{configurable:!0,get:function(){var e=this;return{data:{get value(){return e.value}}}}},__b:{configurable:!0,value:1}});Lr("__b",function(e,t){if(ml(),
ro=void 0,typeof t.type=="string"){var r,l=t.props;for(var o in l)if(o!=="children"){var s=l[o];s instanceof rt&&(r||(t.__np=r={}),r[o]=s,l[o]=s.peek())}}e(t)});
Lr("__r",function(e,t){if(e(t),t.type!==I){ml();var r,l=t.__c;l&&(l.__$f&=-2,(r=l.__$u)===void 0&&(l.__$u=r=(function(o,s){var a;return $n(function(){a=this},{name:s}),
a.c=o,a})((function(o){return function(){var s;Wf&&((s=this.y)==null||s.call(this)),o.__$f|=1,o.setState({})}})(l),typeof t.type=="function"?t.type.displayName||
t.type.name:""))),ro=l,ml(r)}});Lr("__e",function(e,t,r,l){ml(),ro=void 0,e(t,r,l)});Lr("diffed",function(e,t){ml(),ro=void 0;var r;if(typeof t.type=="string"&&
(r=t.__e)){var l=t.__np,o=t.props,s=r.U;if(s)for(var a in s){var u=s[a];u===void 0||l&&a in l||(u.d(),s[a]=void 0)}if(l){s||(s={},r.U=s);for(var d in l){var c=s[d],
m=l[d];c===void 0?(c=Bf(r,d,m,o),s[d]=c):c.o(m,o)}}}e(t)});function Bf(e,t,r,l){var o=t in e&&e.ownerSVGElement===void 0,s=he(r);return{o:function(a,u){s.value=
a,l=u},d:$n(function(){this.N=Mi;var a=s.value.value;l[t]!==a&&(l[t]=a,o?e[t]=a:a!=null&&(a!==!1||t[4]==="-")?e.setAttribute(t,a):e.removeAttribute(t))})}}Lr("u\
nmount",function(e,t){if(typeof t.type=="string"){var r=t.__e;if(r){var l=r.U;if(l){r.U=void 0;for(var o in l){var s=l[o];s&&s.d()}}}var a=t.__np;if(a){var u=t.
props;for(var d in a)u[d]=a[d]}t.__np=void 0}else{var c=t.__c;if(c){c.__$f|=8;var m=c.__$u;m&&(c.__$u=void 0,m.d())}}e(t)});Lr("__h",function(e,t,r,l){l<3&&(t.__$f|=
2),e(t,r,l)});Rr.prototype.shouldComponentUpdate=function(e,t){if(this.__R)return!0;var r=this.__$u,l=r&&r.s!==void 0;for(var o in t)return!0;if(this.__f||typeof this.
u=="boolean"&&this.u===!0){var s=2&this.__$f;if(!(l||s||4&this.__$f)||1&this.__$f)return!0}else if(!(l||4&this.__$f)||3&this.__$f)return!0;for(var a in e)if(a!==
"__source"&&e[a]!==this.props[a])return!0;for(var u in this.props)if(!(u in e))return!0;return!1};function jf(e,t){return Yl(function(){return he(e,t)},[])}var zf=function(e){queueMicrotask(function(){queueMicrotask(e)})};function Hf(){ys(function(){for(var e;e=$i.shift();)Ti.call(e)})}function Mi(){$i.push(this)===1&&(ce.requestAnimationFrame||zf)(Hf)}var ks=new URL(document.baseURI);function Se(e){return new URL(e,ks).href}function Ut(e){let t=new URLSearchParams;for(let[l,o]of Object.entries(e))o!==void 0&&
o!==""&&o!==!1&&t.set(l,String(o));let r=t.toString();return r===""?"":`?${r}`}var bn=class extends Error{constructor(r,l,o,s,a){super(s||o);nr(this,"status",r);
nr(this,"code",l);nr(this,"title",o);nr(this,"detail",s);nr(this,"retryAfter",a)}};async function Ei(e){let t=Number(e.headers.get("retry-after")??"0");try{let r=await e.
json();return new bn(e.status,r.code??"",r.title??e.statusText,r.detail??"",t)}catch{return new bn(e.status,"",e.statusText,"the answer came from something else\
 than Pawl",t)}}var In=class{constructor(t){nr(this,"source",t)}};function Jf(e){return JSON.parse(e,(t,r,l)=>{let o=l?.source;return typeof r!="number"||o===void 0||
o.length<16||String(r)===o?r:new In(o)})}var lt=he(null),Ft=he(!1),Ss=he(0),gl=he(null),Di=Tn(()=>lt.value?.read_only===!0);function Xt(e){return lt.value!==null&&
!lt.value.read_only&&lt.value.scopes.includes(e)}async function J(e,t={}){let r={},l={method:t.method??"GET",headers:r,cache:"no-store",signal:t.signal};t.body!==
void 0&&(r["content-type"]="application/json",l.body=JSON.stringify(t.body)),t.key&&(r["idempotency-key"]=t.key);let o;try{o=await fetch(Se(e),l)}catch(s){if(t.
signal?.aborted)throw s;let a=new bn(0,"unreachable","The server does not answer","It may be restarting; trying again.",0);throw gl.value=a,a}if(!o.ok){let s=await Ei(
o);throw s.status===401&&(Ft.value=!0),(s.status===503||s.status===507)&&(gl.value=s),s}if(gl.value=null,o.status!==204)return Jf(await o.text())}async function lo(){
let e=Date.now(),t=await J("v1/me");Ss.value=Date.parse(t.now)-(e+Date.now())/2,lt.value=t,Ft.value=!1}async function Ai(e){let t=await fetch(Se("ui/session"),{
method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({token:e})});if(!t.ok)throw await Ei(t);await lo()}async function Ri(){await J("ui\
/session",{method:"DELETE"}),lt.value=null,Ft.value=!0}function Nr(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).
join("")}function Un(e,t="GET",r){let l=s=>`'${s.replace(/'/g,"'\\''")}'`,o=["curl"];return t!=="GET"&&o.push("-X",t),lt.value?.tokens&&o.push('-H "Authorizatio\
n: Bearer $PAWL_TOKEN"'),r!==void 0&&o.push("-H 'content-type: application/json'","-d",l(JSON.stringify(r))),o.push(l(Se(e))),o.join(" ")}var Vf="uplot",Gf="u-hz",Qf="u-vt",Kf="u-title",Yf="u-wrap",Zf="u-under",Xf="u-over",ed="u-axis",ar="u-off",td="u-select",nd="u-cursor-x",rd="u-cursor-y",ld="u-\
cursor-pt",od="u-legend",sd="u-live",ad="u-inline",id="u-series",ud="u-marker",qi="u-label",cd="u-value",bl="width",_l="height";var Oi="bottom",Ir="left",xs="right",Ws="#000",Li=Ws+"0",Cs="mousemove",Ni="mousedown",Ts="mouseup",Ii="mouseenter",Ui="mouseleave",Fi="dblclick",fd="resize",dd="\
scroll",Wi="change",uo="dppxchange",Bs="--",Hr=typeof window<"u",Ds=Hr?document:null,Fr=Hr?window:null,pd=Hr?navigator:null,be,oo;function As(){let e=devicePixelRatio;
be!=e&&(be=e,oo&&qs(Wi,oo,As),oo=matchMedia(`(min-resolution: ${be-.001}dppx) and (max-resolution: ${be+.001}dppx)`),ir(Wi,oo,As),Fr.dispatchEvent(new CustomEvent(
uo)))}function Wt(e,t){if(t!=null){let r=e.classList;!r.contains(t)&&r.add(t)}}function Rs(e,t){let r=e.classList;r.contains(t)&&r.remove(t)}function Le(e,t,r){
e.style[t]=r+"px"}function an(e,t,r,l){let o=Ds.createElement(e);return t!=null&&Wt(o,t),r?.insertBefore(o,l),o}function en(e,t){return an("div",e,t)}var Bi=new WeakMap;
function _n(e,t,r,l,o){let s="translate("+t+"px,"+r+"px)",a=Bi.get(e);s!=a&&(e.style.transform=s,Bi.set(e,s),t<0||r<0||t>l||r>o?Wt(e,ar):Rs(e,ar))}var ji=new WeakMap;
function zi(e,t,r){let l=t+r,o=ji.get(e);l!=o&&(ji.set(e,l),e.style.background=t,e.style.borderColor=r)}var Hi=new WeakMap;function Ji(e,t,r,l){let o=t+""+r,s=Hi.
get(e);o!=s&&(Hi.set(e,o),e.style.height=r+"px",e.style.width=t+"px",e.style.marginLeft=l?-t/2+"px":0,e.style.marginTop=l?-r/2+"px":0)}var js={passive:!0},hd={...js,
capture:!0};function ir(e,t,r,l){t.addEventListener(e,r,l?hd:js)}function qs(e,t,r,l){t.removeEventListener(e,r,js)}Hr&&As();function un(e,t,r,l){let o;r=r||0,l=
l||t.length-1;let s=l<=2147483647;for(;l-r>1;)o=s?r+l>>1:Bt((r+l)/2),t[o]<e?r=o:l=o;return e-t[r]<=t[l]-e?r:l}function yu(e){return(r,l,o)=>{let s=-1,a=-1;for(let u=l;u<=
o;u++)if(e(r[u])){s=u;break}for(let u=o;u>=l;u--)if(e(r[u])){a=u;break}return[s,a]}}var wu=e=>e!=null,ku=e=>e!=null&&e>0,po=yu(wu),md=yu(ku);function gd(e,t,r,l=0,o=!1){
let s=o?md:po,a=o?ku:wu;[t,r]=s(e,t,r);let u=e[t],d=e[t];if(t>-1)if(l==1)u=e[t],d=e[r];else if(l==-1)u=e[r],d=e[t];else for(let c=t;c<=r;c++){let m=e[c];a(m)&&(m<
u?u=m:m>d&&(d=m))}return[u??Pe,d??-Pe]}function ho(e,t,r,l){let o=Qi(e),s=Qi(t);e==t&&(o==-1?(e*=r,t/=r):(e/=r,t*=r));let a=r==10?Pn:Su,u=o==1?Bt:tn,d=s==1?tn:Bt,
c=u(a(st(e))),m=d(a(st(t))),h=Wr(r,c),p=Wr(r,m);return r==10&&(c<0&&(h=Me(h,-c)),m<0&&(p=Me(p,-m))),l||r==2?(e=h*o,t=p*s):(e=$u(e,h),t=mo(t,p)),[e,t]}function zs(e,t,r,l){
let o=ho(e,t,r,l);return e==0&&(o[0]=0),t==0&&(o[1]=0),o}var Hs=.1,Vi={mode:3,pad:Hs},wl={pad:0,soft:null,mode:0},vd={min:wl,max:wl};function co(e,t,r,l){return go(
r)?Gi(e,t,r):(wl.pad=r,wl.soft=l?0:null,wl.mode=l?3:0,Gi(e,t,vd))}function me(e,t){return e??t}function bd(e,t,r){for(t=me(t,0),r=me(r,e.length-1);t<=r;){if(e[t]!=
null)return!0;t++}return!1}function Gi(e,t,r){let l=r.min,o=r.max,s=me(l.pad,0),a=me(o.pad,0),u=me(l.hard,-Pe),d=me(o.hard,Pe),c=me(l.soft,Pe),m=me(o.soft,-Pe),
h=me(l.mode,0),p=me(o.mode,0),_=t-e,S=Pn(_),x=Pt(st(e),st(t)),T=Pn(x),P=st(T-S);(_<1e-24||P>10)&&(_=0,(e==0||t==0)&&(_=1e-24,h==2&&c!=Pe&&(s=0),p==2&&m!=-Pe&&(a=
0)));let w=_||x||1e3,L=Pn(w),E=Wr(10,Bt(L)),G=w*(_==0?e==0?.1:1:s),A=Me($u(e-G,E/10),24),Z=e>=c&&(h==1||h==3&&A<=c||h==2&&A>=c)?c:Pe,Q=Pt(u,A<Z&&e>=Z?Z:cn(Z,A)),
ee=w*(_==0?t==0?.1:1:a),z=Me(mo(t+ee,E/10),24),M=t<=m&&(p==1||p==3&&z>=m||p==2&&z<=m)?m:-Pe,te=cn(d,z>M&&t<=M?M:Pt(M,z));return Q==te&&Q==0&&(te=100),[Q,te]}var _d=new Intl.
NumberFormat(Hr?pd.language:"en-US"),Js=e=>_d.format(e),jt=Math,io=jt.PI,st=jt.abs,Bt=jt.floor,ot=jt.round,tn=jt.ceil,cn=jt.min,Pt=jt.max,Wr=jt.pow,Qi=jt.sign,Pn=jt.
log10,Su=jt.log2,yd=(e,t=1)=>jt.sinh(e)*t,$s=(e,t=1)=>jt.asinh(e/t),Pe=1/0;function Ki(e){return(Pn((e^e>>31)-(e>>31))|0)+1}function Os(e,t,r){return cn(Pt(e,t),
r)}function xu(e){return typeof e=="function"}function le(e){return xu(e)?e:()=>e}var wd=()=>{},Cu=e=>e,Tu=(e,t)=>t,kd=e=>null,Yi=e=>!0,Zi=(e,t)=>e==t,Sd=/\.\d*?(?=9{6,}|0{6,})/gm,
ur=e=>{if(Mu(e)||Wn.has(e))return e;let t=`${e}`,r=t.match(Sd);if(r==null)return e;let l=r[0].length-1;if(t.indexOf("e-")!=-1){let[o,s]=t.split("e");return+`${ur(
o)}e${s}`}return Me(e,l)};function or(e,t){return ur(Me(ur(e/t))*t)}function mo(e,t){return ur(tn(ur(e/t))*t)}function $u(e,t){return ur(Bt(ur(e/t))*t)}function Me(e,t=0){
if(Mu(e))return e;let r=10**t,l=e*r*(1+Number.EPSILON);return ot(l)/r}var Wn=new Map;function Pu(e){return((""+e).split(".")[1]||"").length}function Sl(e,t,r,l){
let o=[],s=l.map(Pu);for(let a=t;a<r;a++){let u=st(a),d=Me(Wr(e,a),u);for(let c=0;c<l.length;c++){let m=e==10?+`${l[c]}e${a}`:l[c]*d,h=(a>=0?0:u)+(a>=s[c]?0:s[c]),
p=e==10?m:Me(m,h);o.push(p),Wn.set(p,h)}}return o}var kl={},Vs=[],Br=[null,null],Fn=Array.isArray,Mu=Number.isInteger,xd=e=>e===void 0;function Xi(e){return typeof e==
"string"}function go(e){let t=!1;if(e!=null){let r=e.constructor;t=r==null||r==Object}return t}function Cd(e){return e!=null&&typeof e=="object"}var Td=Object.getPrototypeOf(
Uint8Array),Eu="__proto__";function jr(e,t=go){let r;if(Fn(e)){let l=e.find(o=>o!=null);if(Fn(l)||t(l)){r=Array(e.length);for(let o=0;o<e.length;o++)r[o]=jr(e[o],
t)}else r=e.slice()}else if(e instanceof Td)r=e.slice();else if(t(e)){r={};for(let l in e)l!=Eu&&(r[l]=jr(e[l],t))}else r=e;return r}function et(e){let t=arguments;
for(let r=1;r<t.length;r++){let l=t[r];for(let o in l)o!=Eu&&(go(e[o])?et(e[o],jr(l[o])):e[o]=jr(l[o]))}return e}var $d=0,Pd=1,Md=2;function Ed(e,t,r){for(let l=0,
o,s=-1;l<t.length;l++){let a=t[l];if(a>s){for(o=a-1;o>=0&&e[o]==null;)e[o--]=null;for(o=a+1;o<r&&e[o]==null;)e[s=o++]=null}}}function Dd(e,t){if(qd(e)){let a=e[0].
slice();for(let u=1;u<e.length;u++)a.push(...e[u].slice(1));return Od(a[0])||(a=Rd(a)),a}let r=new Set;for(let a=0;a<e.length;a++){let d=e[a][0],c=d.length;for(let m=0;m<
c;m++)r.add(d[m])}let l=[Array.from(r).sort((a,u)=>a-u)],o=l[0].length,s=new Map;for(let a=0;a<o;a++)s.set(l[0][a],a);for(let a=0;a<e.length;a++){let u=e[a],d=u[0];
for(let c=1;c<u.length;c++){let m=u[c],h=Array(o).fill(void 0),p=t?t[a][c]:Pd,_=[];for(let S=0;S<m.length;S++){let x=m[S],T=s.get(d[S]);x===null?p!=$d&&(h[T]=x,
p==Md&&_.push(T)):h[T]=x}Ed(h,_,o),l.push(h)}}return l}var Ad=typeof queueMicrotask>"u"?e=>Promise.resolve().then(e):queueMicrotask;function Rd(e){let t=e[0],r=t.
length,l=Array(r);for(let s=0;s<l.length;s++)l[s]=s;l.sort((s,a)=>t[s]-t[a]);let o=[];for(let s=0;s<e.length;s++){let a=e[s],u=Array(r);for(let d=0;d<r;d++)u[d]=
a[l[d]];o.push(u)}return o}function qd(e){let t=e[0][0],r=t.length;for(let l=1;l<e.length;l++){let o=e[l][0];if(o.length!=r)return!1;if(o!=t){for(let s=0;s<r;s++)
if(o[s]!=t[s])return!1}}return!0}function Od(e,t=100){let r=e.length;if(r<=1)return!0;let l=0,o=r-1;for(;l<=o&&e[l]==null;)l++;for(;o>=l&&e[o]==null;)o--;if(o<=
l)return!0;let s=Pt(1,Bt((o-l+1)/t));for(let a=e[l],u=l+s;u<=o;u+=s){let d=e[u];if(d!=null){if(d<=a)return!1;a=d}}return!0}var Du=["January","February","March",
"April","May","June","July","August","September","October","November","December"],Au=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Ru(e){
return e.slice(0,3)}var Ld=Au.map(Ru),Nd=Du.map(Ru),Id={MMMM:Du,MMM:Nd,WWWW:Au,WWW:Ld};function vl(e){return(e<10?"0":"")+e}function Ud(e){return(e<10?"00":e<100?
"0":"")+e}var Fd={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+"").slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>vl(e.getMonth()+
1),M:e=>e.getMonth()+1,DD:e=>vl(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>vl(e.getHours()),H:e=>e.getHours(),
h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?"PM":"AM",aa:e=>e.getHours()>=12?"pm":"am",a:e=>e.getHours()>=12?"p":"a",mm:e=>vl(e.
getMinutes()),m:e=>e.getMinutes(),ss:e=>vl(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Ud(e.getMilliseconds())};function Gs(e,t){t=t||Id;let r=[],l=/\{([a-z]+)\}|[^{]+/gi,
o;for(;o=l.exec(e);)r.push(o[0][0]=="{"?Fd[o[1]]:o[0]);return s=>{let a="";for(let u=0;u<r.length;u++)a+=typeof r[u]=="string"?r[u]:r[u](s,t);return a}}var Wd=new Intl.
DateTimeFormat().resolvedOptions().timeZone;function Bd(e,t){let r;return t=="UTC"||t=="Etc/UTC"?r=new Date(+e+e.getTimezoneOffset()*6e4):t==Wd?r=e:(r=new Date(
e.toLocaleString("en-US",{timeZone:t})),r.setMilliseconds(e.getMilliseconds())),r}var qu=e=>e%1==0,fo=[1,2,2.5,5],jd=Sl(10,-32,0,fo),Ou=Sl(10,0,32,fo),zd=Ou.filter(
qu),sr=jd.concat(Ou),Qs=`
`,Lu="{YYYY}",eu=Qs+Lu,Nu="{M}/{D}",yl=Qs+Nu,so=yl+"/{YY}",Iu="{aa}",Hd="{h}:{mm}",Ur=Hd+Iu,tu=Qs+Ur,nu=":{ss}",ye=null;function Uu(e){let t=e*1e3,r=t*60,l=r*60,
o=l*24,s=o*30,a=o*365,d=(e==1?Sl(10,0,3,fo).filter(qu):Sl(10,-3,0,fo)).concat([t,t*5,t*10,t*15,t*30,r,r*5,r*10,r*15,r*30,l,l*2,l*3,l*4,l*6,l*8,l*12,o,o*2,o*3,o*
4,o*5,o*6,o*7,o*8,o*9,o*10,o*15,s,s*2,s*3,s*4,s*6,a,a*2,a*5,a*10,a*25,a*50,a*100]),c=[[a,Lu,ye,ye,ye,ye,ye,ye,1],[o*28,"{MMM}",eu,ye,ye,ye,ye,ye,1],[o,Nu,eu,ye,
ye,ye,ye,ye,1],[l,"{h}"+Iu,so,ye,yl,ye,ye,ye,1],[r,Ur,so,ye,yl,ye,ye,ye,1],[t,nu,so+" "+Ur,ye,yl+" "+Ur,ye,tu,ye,1],[e,nu+".{fff}",so+" "+Ur,ye,yl+" "+Ur,ye,tu,
ye,1]];function m(h){return(p,_,S,x,T,P)=>{let w=[],L=T>=a,E=T>=s&&T<a,G=h(S),A=Me(G*e,3),Z=Ps(G.getFullYear(),L?0:G.getMonth(),E||L?1:G.getDate()),Q=Me(Z*e,3);
if(E||L){let ee=E?T/s:0,z=L?T/a:0,M=A==Q?A:Me(Ps(Z.getFullYear()+z,Z.getMonth()+ee,1)*e,3),te=new Date(ot(M/e)),U=te.getFullYear(),K=te.getMonth();for(let H=0;M<=
x;H++){let se=Ps(U+z*H,K+ee*H,1),j=se-h(Me(se*e,3));M=Me((+se+j)*e,3),M<=x&&w.push(M)}}else{let ee=T>=o?o:T,z=Bt(S)-Bt(A),M=Q+z+mo(A-Q,ee);w.push(M);let te=h(M),
U=te.getHours()+te.getMinutes()/r+te.getSeconds()/l,K=T/l,H=p.axes[_]._space,se=P/H;for(;M=Me(M+T,e==1?0:3),!(M>x);)if(K>1){let j=Bt(Me(U+K,6))%24,de=h(M).getHours()-
j;de>1&&(de=-1),M-=de*l,U=(U+K)%24;let Ce=w[w.length-1];Me((M-Ce)/T,3)*se>=.7&&w.push(M)}else w.push(M)}return w}}return[d,c,m]}var[Jd,Vd,Gd]=Uu(1),[Qd,Kd,Yd]=Uu(
.001);Sl(2,-53,53,[1]);function ru(e,t){return e.map(r=>r.map((l,o)=>o==0||o==8||l==null?l:t(o==1||r[8]==0?l:r[1]+l)))}function lu(e,t){return(r,l,o,s,a)=>{let u=t.
find(S=>a>=S[0])||t[t.length-1],d,c,m,h,p,_;return l.map(S=>{let x=e(S),T=x.getFullYear(),P=x.getMonth(),w=x.getDate(),L=x.getHours(),E=x.getMinutes(),G=x.getSeconds(),
A=T!=d&&u[2]||P!=c&&u[3]||w!=m&&u[4]||L!=h&&u[5]||E!=p&&u[6]||G!=_&&u[7]||u[1];return d=T,c=P,m=w,h=L,p=E,_=G,A(x)})}}function Zd(e,t){let r=Gs(t);return(l,o,s,a,u)=>o.
map(d=>r(e(d)))}function Ps(e,t,r){return new Date(e,t,r)}function ou(e,t){return t(e)}var Xd="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function su(e,t){return(r,l,o,s)=>s==
null?Bs:t(e(l))}function ep(e,t){let r=e.series[t];return r.width?r.stroke(e,t):r.points.width?r.points.stroke(e,t):null}function tp(e,t){return e.series[t].fill(
e,t)}var np={show:!0,live:!0,isolate:!1,mount:wd,markers:{show:!0,width:2,stroke:ep,fill:tp,dash:"solid"},idx:null,idxs:null,values:[]};function rp(e,t){let r=e.
cursor.points,l=en(),o=r.size(e,t);Le(l,bl,o),Le(l,_l,o);let s=o/-2;Le(l,"marginLeft",s),Le(l,"marginTop",s);let a=r.width(e,t,o);return a&&Le(l,"borderWidth",a),
l}function lp(e,t){let r=e.series[t].points;return r._fill||r._stroke}function op(e,t){let r=e.series[t].points;return r._stroke||r._fill}function sp(e,t){return e.
series[t].points.size}var Ms=[0,0];function ap(e,t,r){return Ms[0]=t,Ms[1]=r,Ms}function ao(e,t,r,l=!0){return o=>{o.button==0&&(!l||o.target==t)&&r(o)}}function Es(e,t,r,l=!0){
return o=>{(!l||o.target==t)&&r(o)}}var ip={show:!0,x:!0,y:!0,lock:!1,move:ap,points:{one:!1,show:rp,size:sp,width:0,stroke:op,fill:lp},bind:{mousedown:ao,mouseup:ao,
click:ao,dblclick:ao,mousemove:Es,mouseleave:Es,mouseenter:Es},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},
_x:!1,_y:!1},focus:{dist:(e,t,r,l,o)=>l-o,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Fu={
show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Ks=et({},Fu,{filter:Tu}),Wu=et({},Ks,{size:10}),Bu=et({},Fu,{show:!1}),Ys='12px system-ui, -apple-system, "Segoe UI",\
 Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ju="bold "+Ys,zu=1.5,au={
show:!0,scale:"x",stroke:Ws,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ju,side:2,grid:Ks,ticks:Wu,border:Bu,font:Ys,lineGap:zu,rotate:0},
up="Value",cp="Time",iu={show:!0,scale:"x",auto:!1,sorted:1,min:Pe,max:-Pe,idxs:[]};function fp(e,t,r,l,o){return t.map(s=>s==null?"":Js(s))}function dp(e,t,r,l,o,s,a){
let u=[],d=Wn.get(o)||0;r=a?r:Me(mo(r,o),d);for(let c=r;c<=l;c=Me(c+o,d))u.push(Object.is(c,-0)?0:c);return u}function Ls(e,t,r,l,o,s,a){let u=[],d=e.scales[e.axes[t].
scale].log,c=d==10?Pn:Su,m=Bt(c(r));o=Wr(d,m),d==10&&(o=sr[un(o,sr)]);let h=r,p=o*d;d==10&&(p=sr[un(p,sr)]);do u.push(h),h=h+o,d==10&&!Wn.has(h)&&(h=Me(h,Wn.get(
o))),h>=p&&(o=h,p=o*d,d==10&&(p=sr[un(p,sr)]));while(h<=l);return u}function pp(e,t,r,l,o,s,a){let d=e.scales[e.axes[t].scale].asinh,c=l>d?Ls(e,t,Pt(d,r),l,o):[
d],m=l>=0&&r<=0?[0]:[];return(r<-d?Ls(e,t,Pt(d,-l),-r,o):[d]).reverse().map(p=>-p).concat(m,c)}var Hu=/./,hp=/[12357]/,mp=/[125]/,uu=/1/,Ns=(e,t,r,l)=>e.map((o,s)=>t==
4&&o==0||s%l==0&&r.test(o.toExponential()[o<0?1:0])?o:null);function gp(e,t,r,l,o){let s=e.axes[r],a=s.scale,u=e.scales[a],d=e.valToPos,c=s._space,m=d(10,a),h=d(
9,a)-m>=c?Hu:d(7,a)-m>=c?hp:d(5,a)-m>=c?mp:uu;if(h==uu){let p=st(d(1,a)-m);if(p<c)return Ns(t.slice().reverse(),u.distr,h,tn(c/p)).reverse()}return Ns(t,u.distr,
h,1)}function vp(e,t,r,l,o){let s=e.axes[r],a=s.scale,u=s._space,d=e.valToPos,c=st(d(1,a)-d(2,a));return c<u?Ns(t.slice().reverse(),3,Hu,tn(u/c)).reverse():t}function bp(e,t,r,l){
return l==null?Bs:t==null?"":Js(t)}var cu={show:!0,scale:"y",stroke:Ws,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ju,side:3,grid:Ks,ticks:Wu,
border:Bu,font:Ys,lineGap:zu,rotate:0};function _p(e,t){let r=3+(e||1)*2;return Me(r*t,3)}function yp(e,t){let{scale:r,idxs:l}=e.series[0],o=e._data[0],s=e.valToPos(
o[l[0]],r,!0),a=e.valToPos(o[l[1]],r,!0),u=st(a-s),d=e.series[t],c=u/(d.points.space*be);return l[1]-l[0]<=c}var fu={scale:null,auto:!0,sorted:0,min:Pe,max:-Pe},
Ju=(e,t,r,l,o)=>o,du={show:!0,auto:!0,sorted:0,gaps:Ju,alpha:1,facets:[et({},fu,{scale:"x"}),et({},fu,{scale:"y"})]},pu={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,
gaps:Ju,alpha:1,points:{show:yp,filter:null},values:null,min:Pe,max:-Pe,idxs:[],path:null,clip:null};function wp(e,t,r,l,o){return r/10}var Vu={time:!0,auto:!0,
distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},kp=et({},Vu,{time:!1,ori:1}),hu={};function Gu(e,t){let r=hu[e];return r||(r={key:e,plots:[],sub(l){r.plots.
push(l)},unsub(l){r.plots=r.plots.filter(o=>o!=l)},pub(l,o,s,a,u,d,c){for(let m=0;m<r.plots.length;m++)r.plots[m]!=o&&r.plots[m].pub(l,o,s,a,u,d,c)}},e!=null&&(hu[e]=
r)),r}var zr=1,Is=2;function cr(e,t,r){let l=e.mode,o=e.series[t],s=l==2?e._data[t]:e._data,a=e.scales,u=e.bbox,d=s[0],c=l==2?s[1]:s[t],m=l==2?a[o.facets[0].scale]:
a[e.series[0].scale],h=l==2?a[o.facets[1].scale]:a[o.scale],p=u.left,_=u.top,S=u.width,x=u.height,T=e.valToPosH,P=e.valToPosV;return m.ori==0?r(o,d,c,m,h,T,P,p,
_,S,x,bo,Jr,yo,Ku,Zu):r(o,d,c,m,h,P,T,_,p,x,S,_o,Vr,ea,Yu,Xu)}function Zs(e,t){let r=0,l=0,o=me(e.bands,Vs);for(let s=0;s<o.length;s++){let a=o[s];a.series[0]==
t?r=a.dir:a.series[1]==t&&(a.dir==1?l|=1:l|=2)}return[r,l==1?-1:l==2?1:l==3?2:0]}function Sp(e,t,r,l,o){let s=e.mode,a=e.series[t],u=s==2?a.facets[1].scale:a.scale,
d=e.scales[u];return o==-1?d.min:o==1?d.max:d.distr==3?d.dir==1?d.min:d.max:0}function Mn(e,t,r,l,o,s){return cr(e,t,(a,u,d,c,m,h,p,_,S,x,T)=>{let P=a.pxRound,w=c.
dir*(c.ori==0?1:-1),L=c.ori==0?Jr:Vr,E,G;w==1?(E=r,G=l):(E=l,G=r);let A=P(h(u[E],c,x,_)),Z=P(p(d[E],m,T,S)),Q=P(h(u[G],c,x,_)),ee=P(p(s==1?m.max:m.min,m,T,S)),z=new Path2D(
o);return L(z,Q,ee),L(z,A,ee),L(z,A,Z),z})}function vo(e,t,r,l,o,s){let a=null;if(e.length>0){a=new Path2D;let u=t==0?yo:ea,d=r;for(let h=0;h<e.length;h++){let p=e[h];
if(p[1]>p[0]){let _=p[0]-d;_>0&&u(a,d,l,_,l+s),d=p[1]}}let c=r+o-d,m=10;c>0&&u(a,d,l-m/2,c,l+s+m)}return a}function xp(e,t,r){let l=e[e.length-1];l&&l[0]==t?l[1]=
r:e.push([t,r])}function Xs(e,t,r,l,o,s,a){let u=[],d=e.length;for(let c=o==1?r:l;c>=r&&c<=l;c+=o)if(t[c]===null){let h=c,p=c;if(o==1)for(;++c<=l&&t[c]===null;)
p=c;else for(;--c>=r&&t[c]===null;)p=c;let _=s(e[h]),S=p==h?_:s(e[p]),x=h-o;_=a<=0&&x>=0&&x<d?s(e[x]):_;let P=p+o;S=a>=0&&P>=0&&P<d?s(e[P]):S,S>=_&&u.push([_,S])}
return u}function mu(e){return e==0?Cu:e==1?ot:t=>or(t,e)}function Qu(e){let t=e==0?bo:_o,r=e==0?(o,s,a,u,d,c)=>{o.arcTo(s,a,u,d,c)}:(o,s,a,u,d,c)=>{o.arcTo(a,s,
d,u,c)},l=e==0?(o,s,a,u,d)=>{o.rect(s,a,u,d)}:(o,s,a,u,d)=>{o.rect(a,s,d,u)};return(o,s,a,u,d,c=0,m=0)=>{c==0&&m==0?l(o,s,a,u,d):(c=cn(c,u/2,d/2),m=cn(m,u/2,d/2),
t(o,s+c,a),r(o,s+u,a,s+u,a+d,c),r(o,s+u,a+d,s,a+d,m),r(o,s,a+d,s,a,m),r(o,s,a,s+u,a,c),o.closePath())}}var bo=(e,t,r)=>{e.moveTo(t,r)},_o=(e,t,r)=>{e.moveTo(r,t)},
Jr=(e,t,r)=>{e.lineTo(t,r)},Vr=(e,t,r)=>{e.lineTo(r,t)},yo=Qu(0),ea=Qu(1),Ku=(e,t,r,l,o,s)=>{e.arc(t,r,l,o,s)},Yu=(e,t,r,l,o,s)=>{e.arc(r,t,l,o,s)},Zu=(e,t,r,l,o,s,a)=>{
e.bezierCurveTo(t,r,l,o,s,a)},Xu=(e,t,r,l,o,s,a)=>{e.bezierCurveTo(r,t,o,l,a,s)};function ec(e){return(t,r,l,o,s)=>cr(t,r,(a,u,d,c,m,h,p,_,S,x,T)=>{let{pxRound:P,
points:w}=a,L,E;c.ori==0?(L=bo,E=Ku):(L=_o,E=Yu);let G=Me(w.width*be,3),A=(w.size-w.width)/2*be,Z=Me(A*2,3),Q=new Path2D,ee=new Path2D,{left:z,top:M,width:te,height:U}=t.
bbox;yo(ee,z-Z,M-Z,te+Z*2,U+Z*2);let K=H=>{if(d[H]!=null){let se=P(h(u[H],c,x,_)),j=P(p(d[H],m,T,S));L(Q,se+A,j),E(Q,se,j,A,0,io*2)}};if(s)s.forEach(K);else for(let H=l;H<=
o;H++)K(H);return{stroke:G>0?Q:null,fill:Q,clip:ee,flags:zr|Is}})}function tc(e){return(t,r,l,o,s,a)=>{l!=o&&(s!=l&&a!=l&&e(t,r,l),s!=o&&a!=o&&e(t,r,o),e(t,r,a))}}
var Cp=tc(Jr),Tp=tc(Vr);function nc(e){let t=me(e?.alignGaps,0);return(r,l,o,s)=>cr(r,l,(a,u,d,c,m,h,p,_,S,x,T)=>{[o,s]=po(d,o,s);let P=a.pxRound,w=U=>P(h(U,c,x,
_)),L=U=>P(p(U,m,T,S)),E,G;c.ori==0?(E=Jr,G=Cp):(E=Vr,G=Tp);let A=c.dir*(c.ori==0?1:-1),Z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:zr},Q=Z.
stroke,ee=!1;if(s-o>=x*4){let U=F=>r.posToVal(F,c.key,!0),K=null,H=null,se,j,Et,Ne=w(u[A==1?o:s]),de=w(u[o]),Ce=w(u[s]),ne=U(A==1?de+1:Ce-1);for(let F=A==1?o:s;F>=
o&&F<=s;F+=A){let tt=u[F],Ie=(A==1?tt<ne:tt>ne)?Ne:w(tt),_e=d[F];Ie==Ne?_e!=null?(j=_e,K==null?(E(Q,Ie,L(j)),se=K=H=j):j<K?K=j:j>H&&(H=j)):_e===null&&(ee=!0):(K!=
null&&G(Q,Ne,L(K),L(H),L(se),L(j)),_e!=null?(j=_e,E(Q,Ie,L(j)),K=H=se=j):(K=H=null,_e===null&&(ee=!0)),Ne=Ie,ne=U(Ne+A))}K!=null&&K!=H&&Et!=Ne&&G(Q,Ne,L(K),L(H),
L(se),L(j))}else for(let U=A==1?o:s;U>=o&&U<=s;U+=A){let K=d[U];K===null?ee=!0:K!=null&&E(Q,w(u[U]),L(K))}let[M,te]=Zs(r,l);if(a.fill!=null||M!=0){let U=Z.fill=
new Path2D(Q),K=a.fillTo(r,l,a.min,a.max,M),H=L(K),se=w(u[o]),j=w(u[s]);A==-1&&([j,se]=[se,j]),E(U,j,H),E(U,se,H)}if(!a.spanGaps){let U=[];ee&&U.push(...Xs(u,d,
o,s,A,w,t)),Z.gaps=U=a.gaps(r,l,o,s,U),Z.clip=vo(U,c.ori,_,S,x,T)}return te!=0&&(Z.band=te==2?[Mn(r,l,o,s,Q,-1),Mn(r,l,o,s,Q,1)]:Mn(r,l,o,s,Q,te)),Z})}function $p(e){
let t=me(e.align,1),r=me(e.ascDesc,!1),l=me(e.alignGaps,0),o=me(e.extend,!1);return(s,a,u,d)=>cr(s,a,(c,m,h,p,_,S,x,T,P,w,L)=>{[u,d]=po(h,u,d);let E=c.pxRound,{
left:G,width:A}=s.bbox,Z=de=>E(S(de,p,w,T)),Q=de=>E(x(de,_,L,P)),ee=p.ori==0?Jr:Vr,z={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:zr},M=z.stroke,
te=p.dir*(p.ori==0?1:-1),U=Q(h[te==1?u:d]),K=Z(m[te==1?u:d]),H=K,se=K;o&&t==-1&&(se=G,ee(M,se,U)),ee(M,K,U);for(let de=te==1?u:d;de>=u&&de<=d;de+=te){let Ce=h[de];
if(Ce==null)continue;let ne=Z(m[de]),F=Q(Ce);t==1?ee(M,ne,U):ee(M,H,F),ee(M,ne,F),U=F,H=ne}let j=H;o&&t==1&&(j=G+A,ee(M,j,U));let[Et,Ne]=Zs(s,a);if(c.fill!=null||
Et!=0){let de=z.fill=new Path2D(M),Ce=c.fillTo(s,a,c.min,c.max,Et),ne=Q(Ce);ee(de,j,ne),ee(de,se,ne)}if(!c.spanGaps){let de=[];de.push(...Xs(m,h,u,d,te,Z,l));let Ce=c.
width*be/2,ne=r||t==1?Ce:-Ce,F=r||t==-1?-Ce:Ce;de.forEach(tt=>{tt[0]+=ne,tt[1]+=F}),z.gaps=de=c.gaps(s,a,u,d,de),z.clip=vo(de,p.ori,T,P,w,L)}return Ne!=0&&(z.band=
Ne==2?[Mn(s,a,u,d,M,-1),Mn(s,a,u,d,M,1)]:Mn(s,a,u,d,M,Ne)),z})}function gu(e,t,r,l,o,s,a=Pe){if(e.length>1){let u=null;for(let d=0,c=1/0;d<e.length;d++)if(t[d]!==
void 0){if(u!=null){let m=st(e[d]-e[u]);m<c&&(c=m,a=st(r(e[d],l,o,s)-r(e[u],l,o,s)))}u=d}}return a}function Pp(e){e=e||kl;let t=me(e.size,[.6,Pe,1]),r=e.align||
0,l=e.gap||0,o=e.radius;o=o==null?[0,0]:typeof o=="number"?[o,0]:o;let s=le(o),a=1-t[0],u=me(t[1],Pe),d=me(t[2],1),c=me(e.disp,kl),m=me(e.each,_=>{}),{fill:h,stroke:p}=c;
return(_,S,x,T)=>cr(_,S,(P,w,L,E,G,A,Z,Q,ee,z,M)=>{let te=P.pxRound,U=r,K=l*be,H=u*be,se=d*be,j,Et;E.ori==0?[j,Et]=s(_,S):[Et,j]=s(_,S);let Ne=E.dir*(E.ori==0?1:
-1),de=E.ori==0?yo:ea,Ce=E.ori==0?m:(O,De,nt,vr,Gn,dn,Qn)=>{m(O,De,nt,Gn,vr,Qn,dn)},ne=me(_.bands,Vs).find(O=>O.series[0]==S),F=ne!=null?ne.dir:0,tt=P.fillTo(_,
S,P.min,P.max,F),St=te(Z(tt,G,M,ee)),Ie,_e,nn,qt=z,We=te(P.width*be),fn=!1,wn=null,Vt=null,Dn=null,hr=null;h!=null&&(We==0||p!=null)&&(fn=!0,wn=h.values(_,S,x,T),
Vt=new Map,new Set(wn).forEach(O=>{O!=null&&Vt.set(O,new Path2D)}),We>0&&(Dn=p.values(_,S,x,T),hr=new Map,new Set(Dn).forEach(O=>{O!=null&&hr.set(O,new Path2D)})));
let{x0:mr,size:rl}=c;if(mr!=null&&rl!=null){U=1,w=mr.values(_,S,x,T),mr.unit==2&&(w=w.map(nt=>_.posToVal(Q+nt*z,E.key,!0)));let O=rl.values(_,S,x,T);rl.unit==2?
_e=O[0]*z:_e=A(O[0],E,z,Q)-A(0,E,z,Q),qt=gu(w,L,A,E,z,Q,qt),nn=qt-_e+K}else qt=gu(w,L,A,E,z,Q,qt),nn=qt*a+K,_e=qt-nn;nn<1&&(nn=0),We>=_e/2&&(We=0),nn<5&&(te=Cu);
let El=nn>0,Jn=qt-nn-(El?We:0);_e=te(Os(Jn,se,H)),Ie=(U==0?_e/2:U==Ne?0:_e)-U*Ne*((U==0?K/2:0)+(El?We/2:0));let xt={stroke:null,fill:null,clip:null,band:null,gaps:null,
flags:0},gr=fn?null:new Path2D,kn=null;if(ne!=null)kn=_.data[ne.series[1]];else{let{y0:O,y1:De}=c;O!=null&&De!=null&&(L=De.values(_,S,x,T),kn=O.values(_,S,x,T))}
let Vn=j*_e,X=Et*_e;for(let O=Ne==1?x:T;O>=x&&O<=T;O+=Ne){let De=L[O];if(De==null)continue;if(kn!=null){let Dt=kn[O]??0;if(De-Dt==0)continue;St=Z(Dt,G,M,ee)}let nt=E.
distr!=2||c!=null?w[O]:O,vr=A(nt,E,z,Q),Gn=Z(me(De,tt),G,M,ee),dn=te(vr-Ie),Qn=te(Pt(Gn,St)),Ot=te(cn(Gn,St)),Gt=Qn-Ot;if(De!=null){let Dt=De<0?X:Vn,rn=De<0?Vn:
X;fn?(We>0&&Dn[O]!=null&&de(hr.get(Dn[O]),dn,Ot+Bt(We/2),_e,Pt(0,Gt-We),Dt,rn),wn[O]!=null&&de(Vt.get(wn[O]),dn,Ot+Bt(We/2),_e,Pt(0,Gt-We),Dt,rn)):de(gr,dn,Ot+Bt(
We/2),_e,Pt(0,Gt-We),Dt,rn),Ce(_,S,O,dn-We/2,Ot,_e+We,Gt)}}return We>0?xt.stroke=fn?hr:gr:fn||(xt._fill=P.width==0?P._fill:P._stroke??P._fill,xt.width=0),xt.fill=
fn?Vt:gr,xt})}function Mp(e,t){let r=me(t?.alignGaps,0);return(l,o,s,a)=>cr(l,o,(u,d,c,m,h,p,_,S,x,T,P)=>{[s,a]=po(c,s,a);let w=u.pxRound,L=j=>w(p(j,m,T,S)),E=j=>w(
_(j,h,P,x)),G,A,Z;m.ori==0?(G=bo,Z=Jr,A=Zu):(G=_o,Z=Vr,A=Xu);let Q=m.dir*(m.ori==0?1:-1),ee=L(d[Q==1?s:a]),z=ee,M=[],te=[];for(let j=Q==1?s:a;j>=s&&j<=a;j+=Q)if(c[j]!=
null){let Ne=d[j],de=L(Ne);M.push(z=de),te.push(E(c[j]))}let U={stroke:e(M,te,G,Z,A,w),fill:null,clip:null,band:null,gaps:null,flags:zr},K=U.stroke,[H,se]=Zs(l,
o);if(u.fill!=null||H!=0){let j=U.fill=new Path2D(K),Et=u.fillTo(l,o,u.min,u.max,H),Ne=E(Et);Z(j,z,Ne),Z(j,ee,Ne)}if(!u.spanGaps){let j=[];j.push(...Xs(d,c,s,a,
Q,L,r)),U.gaps=j=u.gaps(l,o,s,a,j),U.clip=vo(j,m.ori,S,x,T,P)}return se!=0&&(U.band=se==2?[Mn(l,o,s,a,K,-1),Mn(l,o,s,a,K,1)]:Mn(l,o,s,a,K,se)),U})}function Ep(e){
return Mp(Dp,e)}function Dp(e,t,r,l,o,s){let a=e.length;if(a<2)return null;let u=new Path2D;if(r(u,e[0],t[0]),a==2)l(u,e[1],t[1]);else{let d=Array(a),c=Array(a-
1),m=Array(a-1),h=Array(a-1);for(let p=0;p<a-1;p++)m[p]=t[p+1]-t[p],h[p]=e[p+1]-e[p],c[p]=m[p]/h[p];d[0]=c[0];for(let p=1;p<a-1;p++)c[p]===0||c[p-1]===0||c[p-1]>
0!=c[p]>0?d[p]=0:(d[p]=3*(h[p-1]+h[p])/((2*h[p]+h[p-1])/c[p-1]+(h[p]+2*h[p-1])/c[p]),isFinite(d[p])||(d[p]=0));d[a-1]=c[a-2];for(let p=0;p<a-1;p++)o(u,e[p]+h[p]/
3,t[p]+d[p]*h[p]/3,e[p+1]-h[p]/3,t[p+1]-d[p+1]*h[p]/3,e[p+1],t[p+1])}return u}var Us=new Set;function vu(){for(let e of Us)e.syncRect(!0)}Hr&&(ir(fd,Fr,vu),ir(dd,
Fr,vu,!0),ir(uo,Fr,()=>{at.pxRatio=be}));var Ap=nc(),Rp=ec();function bu(e,t,r,l){return(l?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((s,a)=>Fs(
s,a,t,r))}function qp(e,t){return e.map((r,l)=>l==0?{}:et({},t,r))}function Fs(e,t,r,l){return et({},t==0?r:l,e)}function rc(e,t,r){return t==null?Br:[t,r]}var Op=rc;
function Lp(e,t,r){return t==null?Br:co(t,r,Hs,!0)}function lc(e,t,r,l){return t==null?Br:ho(t,r,e.scales[l].log,!1)}var Np=lc;function oc(e,t,r,l){return t==null?
Br:zs(t,r,e.scales[l].log,!1)}var Ip=oc;function Up(e,t,r,l,o){let s=Pt(Ki(e),Ki(t)),a=t-e,u=un(o/l*a,r);do{let d=r[u],c=l*d/a;if(c>=o&&s+(d<5?Wn.get(d):0)<=17)
return[d,c]}while(++u<r.length);return[0,0]}function _u(e){let t,r;return e=e.replace(/(\d+)px/,(l,o)=>(t=ot((r=+o)*be))+"px"),[e,t,r]}function Fp(e){e.show&&[e.
font,e.labelFont].forEach(t=>{let r=Me(t[2]*be,1);t[0]=t[0].replace(/[0-9.]+px/,r+"px"),t[1]=r})}function at(e,t,r){let l={mode:me(e.mode,1)},o=l.mode;function s(i,f,g,v){
let b=f.valToPct(i);return v+g*(f.dir==-1?1-b:b)}function a(i,f,g,v){let b=f.valToPct(i);return v+g*(f.dir==-1?b:1-b)}function u(i,f,g,v){return f.ori==0?s(i,f,
g,v):a(i,f,g,v)}l.valToPosH=s,l.valToPosV=a;let d=!1;l.status=0;let c=l.root=en(Vf);if(e.id!=null&&(c.id=e.id),Wt(c,e.class),e.title){let i=en(Kf,c);i.textContent=
e.title}let m=an("canvas"),h=l.ctx=m.getContext("2d"),p=en(Yf,c);ir("click",p,i=>{i.target===S&&(Re!=Pr||Ue!=Mr)&&gt.click(l,i)},!0);let _=l.under=en(Zf,p);p.appendChild(
m);let S=l.over=en(Xf,p);e=jr(e);let x=+me(e.pxAlign,1),T=mu(x);(e.plugins||[]).forEach(i=>{i.opts&&(e=i.opts(l,e)||e)});let P=e.ms||.001,w=l.series=o==1?bu(e.series||
[],iu,pu,!1):qp(e.series||[null],du),L=l.axes=bu(e.axes||[],au,cu,!0),E=l.scales={},G=l.bands=e.bands||[];G.forEach(i=>{i.fill=le(i.fill||null),i.dir=me(i.dir,-1)});
let A=o==2?w[1].facets[0].scale:w[0].scale,Z={axes:ff,series:of},Q=(e.drawOrder||["axes","series"]).map(i=>Z[i]);function ee(i){let f=i.distr==3?g=>Pn(g>0?g:i.clamp(
l,g,i.min,i.max,i.key)):i.distr==4?g=>$s(g,i.asinh):i.distr==100?g=>i.fwd(g):g=>g;return g=>{let v=f(g),{_min:b,_max:y}=i,k=y-b;return(v-b)/k}}function z(i){let f=E[i];
if(f==null){let g=(e.scales||kl)[i]||kl;if(g.from!=null){z(g.from);let v=et({},E[g.from],g,{key:i});v.valToPct=ee(v),E[i]=v}else{f=E[i]=et({},i==A?Vu:kp,g),f.key=
i;let v=f.time,b=f.range,y=Fn(b);if((i!=A||o==2&&!v)&&(y&&(b[0]==null||b[1]==null)&&(b={min:b[0]==null?Vi:{mode:1,hard:b[0],soft:b[0]},max:b[1]==null?Vi:{mode:1,
hard:b[1],soft:b[1]}},y=!1),!y&&go(b))){let k=b;b=(C,$,D)=>$==null?Br:co($,D,k)}f.range=le(b||(v?Op:i==A?f.distr==3?Np:f.distr==4?Ip:rc:f.distr==3?lc:f.distr==4?
oc:Lp)),f.auto=le(y?!1:f.auto),f.clamp=le(f.clamp||wp),f._min=f._max=null,f.valToPct=ee(f)}}}z("x"),z("y"),o==1&&w.forEach(i=>{z(i.scale)}),L.forEach(i=>{z(i.scale)});
for(let i in e.scales)z(i);let M=E[A],te=M.distr,U,K;M.ori==0?(Wt(c,Gf),U=s,K=a):(Wt(c,Qf),U=a,K=s);let H={};for(let i in E){let f=E[i];(f.min!=null||f.max!=null)&&
(H[i]={min:f.min,max:f.max},f.min=f.max=null)}let se=e.tzDate||(i=>new Date(ot(i/P))),j=e.fmtDate||Gs,Et=P==1?Gd(se):Yd(se),Ne=lu(se,ru(P==1?Vd:Kd,j)),de=su(se,
ou(Xd,j)),Ce=[],ne=l.legend=et({},np,e.legend),F=l.cursor=et({},ip,{drag:{y:o==2}},e.cursor),tt=ne.show,St=F.show,Ie=ne.markers;ne.idxs=Ce,Ie.width=le(Ie.width),
Ie.dash=le(Ie.dash),Ie.stroke=le(Ie.stroke),Ie.fill=le(Ie.fill);let _e,nn,qt,We=[],fn=[],wn,Vt=!1,Dn={};if(ne.live){let i=w[1]?w[1].values:null;Vt=i!=null,wn=Vt?
i(l,1,0):{_:0};for(let f in wn)Dn[f]=Bs}if(tt)if(_e=an("table",od,c),qt=an("tbody",null,_e),ne.mount(l,_e),Vt){nn=an("thead",null,_e,qt);let i=an("tr",null,nn);
an("th",null,i);for(var hr in wn)an("th",qi,i).textContent=hr}else Wt(_e,ad),ne.live&&Wt(_e,sd);let mr={show:!0},rl={show:!1};function El(i,f){if(f==0&&(Vt||!ne.
live||o==2))return Br;let g=[],v=an("tr",id,qt,qt.childNodes[f]);Wt(v,i.class),i.show||Wt(v,ar);let b=an("th",null,v);if(Ie.show){let C=en(ud,b);if(f>0){let $=Ie.
width(l,f);$&&(C.style.border=$+"px "+Ie.dash(l,f)+" "+Ie.stroke(l,f)),C.style.background=Ie.fill(l,f)}}let y=en(qi,b);i.label instanceof HTMLElement?y.appendChild(
i.label):y.textContent=i.label,f>0&&(Ie.show||(y.style.color=i.width>0?Ie.stroke(l,f):Ie.fill(l,f)),xt("click",b,C=>{if(F._lock)return;Yn(C);let $=w.indexOf(i);
if((C.ctrlKey||C.metaKey)!=ne.isolate){let D=w.some((R,N)=>N>0&&N!=$&&R.show);w.forEach((R,N)=>{N>0&&hn(N,D?N==$?mr:rl:mr,!0,Ze.setSeries)})}else hn($,{show:!i.
show},!0,Ze.setSeries)},!1),_r&&xt(Ii,b,C=>{F._lock||(Yn(C),hn(w.indexOf(i),Dr,!0,Ze.setSeries))},!1));for(var k in wn){let C=an("td",cd,v);C.textContent="--",g.
push(C)}return[v,g]}let Jn=new Map;function xt(i,f,g,v=!0){let b=Jn.get(f)||{},y=F.bind[i](l,f,g,v);y&&(ir(i,f,b[i]=y),Jn.set(f,b))}function gr(i,f,g){let v=Jn.
get(f)||{};for(let b in v)(i==null||b==i)&&(qs(b,f,v[b]),delete v[b]);i==null&&Jn.delete(f)}let kn=0,Vn=0,X=0,O=0,De=0,nt=0,vr=De,Gn=nt,dn=X,Qn=O,Ot=0,Gt=0,Dt=0,
rn=0;l.bbox={};let Io=!1,Dl=!1,br=!1,Kn=!1,Al=!1,Qt=!1;function Uo(i,f,g){(g||i!=l.width||f!=l.height)&&ba(i,f),xr(!1),br=!0,Dl=!0,Cr()}function ba(i,f){l.width=
kn=X=i,l.height=Vn=O=f,De=nt=0,Zc(),Xc();let g=l.bbox;Ot=g.left=or(De*be,.5),Gt=g.top=or(nt*be,.5),Dt=g.width=or(X*be,.5),rn=g.height=or(O*be,.5)}let Qc=3;function Kc(){
let i=!1,f=0;for(;!i;){f++;let g=uf(f),v=cf(f);i=f==Qc||g&&v,i||(ba(l.width,l.height),Dl=!0)}}function Yc({width:i,height:f}){Uo(i,f)}l.setSize=Yc;function Zc(){
let i=!1,f=!1,g=!1,v=!1;L.forEach((b,y)=>{if(b.show&&b._show){let{side:k,_size:C}=b,$=k%2,D=b.label!=null?b.labelSize:0,R=C+D;R>0&&($?(X-=R,k==3?(De+=R,v=!0):g=
!0):(O-=R,k==0?(nt+=R,i=!0):f=!0))}}),Zn[0]=i,Zn[1]=g,Zn[2]=f,Zn[3]=v,X-=An[1]+An[3],De+=An[3],O-=An[2]+An[0],nt+=An[0]}function Xc(){let i=De+X,f=nt+O,g=De,v=nt;
function b(y,k){switch(y){case 1:return i+=k,i-k;case 2:return f+=k,f-k;case 3:return g-=k,g+k;case 0:return v-=k,v+k}}L.forEach((y,k)=>{if(y.show&&y._show){let C=y.
side;y._pos=b(C,y._size),y.label!=null&&(y._lpos=b(C,y.labelSize))}})}if(F.dataIdx==null){let i=F.hover,f=i.skip=new Set(i.skip??[]);f.add(void 0);let g=i.prox=
le(i.prox),v=i.bias??(i.bias=0);F.dataIdx=(b,y,k,C)=>{if(y==0)return k;let $=k,D=g(b,y,k,C)??Pe,R=D>=0&&D<Pe,N=M.ori==0?X:O,Y=F.left,ve=t[0],pe=t[y];if(f.has(pe[k])){
$=null;let re=null,V=null,W;if(v==0||v==-1)for(W=k;re==null&&W-- >0;)f.has(pe[W])||(re=W);if(v==0||v==1)for(W=k;V==null&&W++<pe.length;)f.has(pe[W])||(V=W);if(re!=
null||V!=null)if(R){let Oe=re==null?-1/0:U(ve[re],M,N,0),ze=V==null?1/0:U(ve[V],M,N,0),pt=Y-Oe,Te=ze-Y;pt<=Te?pt<=D&&($=re):Te<=D&&($=V)}else $=V==null?re:re==null?
V:k-re<=V-k?re:V}else R&&st(Y-U(ve[k],M,N,0))>D&&($=null);return $}}let Yn=i=>{F.event=i};F.idxs=Ce,F._lock=!1;let vt=F.points;vt.show=le(vt.show),vt.size=le(vt.
size),vt.stroke=le(vt.stroke),vt.width=le(vt.width),vt.fill=le(vt.fill);let pn=l.focus=et({},e.focus||{alpha:.3},F.focus),_r=pn.prox>=0,yr=_r&&vt.one,Kt=[],wr=[],
kr=[];function _a(i,f){let g=vt.show(l,f);if(g instanceof HTMLElement)return Wt(g,ld),Wt(g,i.class),_n(g,-10,-10,X,O),S.insertBefore(g,Kt[f]),g}function ya(i,f){
if(o==1||f>0){let g=o==1&&E[i.scale].time,v=i.value;i.value=g?Xi(v)?su(se,ou(v,j)):v||de:v||bp,i.label=i.label||(g?cp:up)}if(yr||f>0){i.width=i.width==null?1:i.
width,i.paths=i.paths||Ap||kd,i.fillTo=le(i.fillTo||Sp),i.pxAlign=+me(i.pxAlign,x),i.pxRound=mu(i.pxAlign),i.stroke=le(i.stroke||null),i.fill=le(i.fill||null),i.
_stroke=i._fill=i._paths=i._focus=null;let g=_p(Pt(1,i.width),1),v=i.points=et({},{size:g,width:Pt(1,g*.2),stroke:i.stroke,space:g*2,paths:Rp,_stroke:null,_fill:null},
i.points);v.show=le(v.show),v.filter=le(v.filter),v.fill=le(v.fill),v.stroke=le(v.stroke),v.paths=le(v.paths),v.pxAlign=i.pxAlign}if(tt){let g=El(i,f);We.splice(
f,0,g[0]),fn.splice(f,0,g[1]),ne.values.push(null)}if(St){Ce.splice(f,0,null);let g=null;yr?f==0&&(g=_a(i,f)):f>0&&(g=_a(i,f)),Kt.splice(f,0,g),wr.splice(f,0,0),
kr.splice(f,0,0)}dt("addSeries",f)}function ef(i,f){f=f??w.length,i=o==1?Fs(i,f,iu,pu):Fs(i,f,{},du),w.splice(f,0,i),ya(w[f],f)}l.addSeries=ef;function tf(i){if(w.
splice(i,1),tt){ne.values.splice(i,1),fn.splice(i,1);let f=We.splice(i,1)[0];gr(null,f.firstChild),f.remove()}St&&(Ce.splice(i,1),Kt.splice(i,1)[0].remove(),wr.
splice(i,1),kr.splice(i,1)),dt("delSeries",i)}l.delSeries=tf;let Zn=[!1,!1,!1,!1];function nf(i,f){if(i._show=i.show,i.show){let g=i.side%2,v=E[i.scale];v==null&&
(i.scale=g?w[1].scale:A,v=E[i.scale]);let b=v.time;i.size=le(i.size),i.space=le(i.space),i.rotate=le(i.rotate),Fn(i.incrs)&&i.incrs.forEach(k=>{!Wn.has(k)&&Wn.set(
k,Pu(k))}),i.incrs=le(i.incrs||(v.distr==2?zd:b?P==1?Jd:Qd:sr)),i.splits=le(i.splits||(b&&v.distr==1?Et:v.distr==3?Ls:v.distr==4?pp:dp)),i.stroke=le(i.stroke),i.
grid.stroke=le(i.grid.stroke),i.ticks.stroke=le(i.ticks.stroke),i.border.stroke=le(i.border.stroke);let y=i.values;i.values=Fn(y)&&!Fn(y[0])?le(y):b?Fn(y)?lu(se,
ru(y,j)):Xi(y)?Zd(se,y):y||Ne:y||fp,i.filter=le(i.filter||(v.distr>=3&&v.log==10?gp:v.distr==3&&v.log==2?vp:Tu)),i.font=_u(i.font),i.labelFont=_u(i.labelFont),i.
_size=i.size(l,null,f,0),i._space=i._rotate=i._incrs=i._found=i._splits=i._values=null,i._size>0&&(Zn[f]=!0,i._el=en(ed,p))}}function ll(i,f,g,v){let[b,y,k,C]=g,
$=f%2,D=0;return $==0&&(C||y)&&(D=f==0&&!b||f==2&&!k?ot(au.size/3):0),$==1&&(b||k)&&(D=f==1&&!y||f==3&&!C?ot(cu.size/2):0),D}let wa=l.padding=(e.padding||[ll,ll,
ll,ll]).map(i=>le(me(i,ll))),An=l._padding=wa.map((i,f)=>i(l,f,Zn,0)),mt,it=null,ut=null,Rl=o==1?w[0].idxs:null,ln=null,ol=!1;function ka(i,f){if(t=i??[],l.data=
l._data=t,o==2){mt=0;for(let g=1;g<w.length;g++)mt+=t[g][0].length}else{t.length==0&&(l.data=l._data=t=[[]]),ln=t[0],mt=ln.length;let g=t;if(te==2){g=t.slice();
let v=g[0]=Array(mt);for(let b=0;b<mt;b++)v[b]=b}l._data=t=g}if(xr(!0),dt("setData"),te==2&&(br=!0),f!==!1){let g=M;g.auto(l,ol)?Fo():qn(A,g.min,g.max),Kn=Kn||F.
left>=0,Qt=!0,Cr()}}l.setData=ka;function Fo(){ol=!0;let i,f;o==1&&(mt>0?(it=Rl[0]=0,ut=Rl[1]=mt-1,i=t[0][it],f=t[0][ut],te==2?(i=it,f=ut):i==f&&(te==3?[i,f]=ho(
i,i,M.log,!1):te==4?[i,f]=zs(i,i,M.log,!1):M.time?f=i+ot(86400/P):[i,f]=co(i,f,Hs,!0))):(it=Rl[0]=i=null,ut=Rl[1]=f=null)),qn(A,i,f)}let ql,Sr,Wo,Bo,jo,zo,Ho,Jo,
Vo,At;function Sa(i,f,g,v,b,y){i??(i=Li),g??(g=Vs),v??(v="butt"),b??(b=Li),y??(y="round"),i!=ql&&(h.strokeStyle=ql=i),b!=Sr&&(h.fillStyle=Sr=b),f!=Wo&&(h.lineWidth=
Wo=f),y!=jo&&(h.lineJoin=jo=y),v!=zo&&(h.lineCap=zo=v),g!=Bo&&h.setLineDash(Bo=g)}function xa(i,f,g,v){f!=Sr&&(h.fillStyle=Sr=f),i!=Ho&&(h.font=Ho=i),g!=Jo&&(h.
textAlign=Jo=g),v!=Vo&&(h.textBaseline=Vo=v)}function Go(i,f,g,v,b=0){if(v.length>0&&i.auto(l,ol)&&(f==null||f.min==null)){let y=me(it,0),k=me(ut,v.length-1),C=g.
min==null?gd(v,y,k,b,i.distr==3):[g.min,g.max];i.min=cn(i.min,g.min=C[0]),i.max=Pt(i.max,g.max=C[1])}}let Ca={min:null,max:null};function rf(){for(let v in E){let b=E[v];
H[v]==null&&(b.min==null||H[A]!=null&&b.auto(l,ol))&&(H[v]=Ca)}for(let v in E){let b=E[v];H[v]==null&&b.from!=null&&H[b.from]!=null&&(H[v]=Ca)}H[A]!=null&&xr(!0);
let i={};for(let v in H){let b=H[v];if(b!=null){let y=i[v]=jr(E[v],Cd);if(b.min!=null)et(y,b);else if(v!=A||o==2)if(mt==0&&y.from==null){let k=y.range(l,null,null,
v);y.min=k[0],y.max=k[1]}else y.min=Pe,y.max=-Pe}}if(mt>0){w.forEach((v,b)=>{if(o==1){let y=v.scale,k=H[y];if(k==null)return;let C=i[y];if(b==0){let $=C.range(l,
C.min,C.max,y);C.min=$[0],C.max=$[1],it=un(C.min,t[0]),ut=un(C.max,t[0]),ut-it>1&&(t[0][it]<C.min&&it++,t[0][ut]>C.max&&ut--),v.min=ln[it],v.max=ln[ut]}else v.show&&
v.auto&&Go(C,k,v,t[b],v.sorted);v.idxs[0]=it,v.idxs[1]=ut}else if(b>0&&v.show&&v.auto){let[y,k]=v.facets,C=y.scale,$=k.scale,[D,R]=t[b],N=i[C],Y=i[$];N!=null&&Go(
N,H[C],y,D,y.sorted),Y!=null&&Go(Y,H[$],k,R,k.sorted),v.min=k.min,v.max=k.max}});for(let v in i){let b=i[v],y=H[v];if(b.from==null&&(y==null||y.min==null)){let k=b.
range(l,b.min==Pe?null:b.min,b.max==-Pe?null:b.max,v);b.min=k[0],b.max=k[1]}}}for(let v in i){let b=i[v];if(b.from!=null){let y=i[b.from];if(y.min==null)b.min=b.
max=null;else{let k=b.range(l,y.min,y.max,v);b.min=k[0],b.max=k[1]}}}let f={},g=!1;for(let v in i){let b=i[v],y=E[v];if(y.min!=b.min||y.max!=b.max){y.min=b.min,
y.max=b.max;let k=y.distr;y._min=k==3?Pn(y.min):k==4?$s(y.min,y.asinh):k==100?y.fwd(y.min):y.min,y._max=k==3?Pn(y.max):k==4?$s(y.max,y.asinh):k==100?y.fwd(y.max):
y.max,f[v]=g=!0}}if(g){w.forEach((v,b)=>{o==2?b>0&&f.y&&(v._paths=null):f[v.scale]&&(v._paths=null)});for(let v in f)br=!0,dt("setScale",v);St&&F.left>=0&&(Kn=Qt=
!0)}for(let v in H)H[v]=null}function lf(i){let f=Os(it-1,0,mt-1),g=Os(ut+1,0,mt-1);for(;i[f]==null&&f>0;)f--;for(;i[g]==null&&g<mt-1;)g++;return[f,g]}function of(){
if(mt>0){let i=w.some(f=>f._focus)&&At!=pn.alpha;i&&(h.globalAlpha=At=pn.alpha),w.forEach((f,g)=>{if(g>0&&f.show&&(Ta(g,!1),Ta(g,!0),f._paths==null)){let v=At;At!=
f.alpha&&(h.globalAlpha=At=f.alpha);let b=o==2?[0,t[g][0].length-1]:lf(t[g]);f._paths=f.paths(l,g,b[0],b[1]),At!=v&&(h.globalAlpha=At=v)}}),w.forEach((f,g)=>{if(g>
0&&f.show){let v=At;At!=f.alpha&&(h.globalAlpha=At=f.alpha),f._paths!=null&&$a(g,!1);{let b=f._paths!=null?f._paths.gaps:null,y=f.points.show(l,g,it,ut,b),k=f.points.
filter(l,g,y,b);(y||k)&&(f.points._paths=f.points.paths(l,g,it,ut,k),$a(g,!0))}At!=v&&(h.globalAlpha=At=v),dt("drawSeries",g)}}),i&&(h.globalAlpha=At=1)}}function Ta(i,f){
let g=f?w[i].points:w[i];g._stroke=g.stroke(l,i),g._fill=g.fill(l,i)}function $a(i,f){let g=f?w[i].points:w[i],{stroke:v,fill:b,clip:y,flags:k,_stroke:C=g._stroke,
_fill:$=g._fill,_width:D=g.width}=g._paths;D=Me(D*be,3);let R=null,N=D%2/2;f&&$==null&&($=D>0?"#fff":C);let Y=g.pxAlign==1&&N>0;if(Y&&h.translate(N,N),!f){let ve=Ot-
D/2,pe=Gt-D/2,re=Dt+D,V=rn+D;R=new Path2D,R.rect(ve,pe,re,V)}f?Qo(C,D,g.dash,g.cap,$,v,b,k,y):sf(i,C,D,g.dash,g.cap,$,v,b,k,R,y),Y&&h.translate(-N,-N)}function sf(i,f,g,v,b,y,k,C,$,D,R){
let N=!1;$!=0&&G.forEach((Y,ve)=>{if(Y.series[0]==i){let pe=w[Y.series[1]],re=t[Y.series[1]],V=(pe._paths||kl).band;Fn(V)&&(V=Y.dir==1?V[0]:V[1]);let W,Oe=null;
pe.show&&V&&bd(re,it,ut)?(Oe=Y.fill(l,ve)||y,W=pe._paths.clip):V=null,Qo(f,g,v,b,Oe,k,C,$,D,R,W,V),N=!0}}),N||Qo(f,g,v,b,y,k,C,$,D,R)}let Pa=zr|Is;function Qo(i,f,g,v,b,y,k,C,$,D,R,N){
Sa(i,f,g,v,b),($||D||N)&&(h.save(),$&&h.clip($),D&&h.clip(D)),N?(C&Pa)==Pa?(h.clip(N),R&&h.clip(R),Ll(b,k),Ol(i,y,f)):C&Is?(Ll(b,k),h.clip(N),Ol(i,y,f)):C&zr&&(h.
save(),h.clip(N),R&&h.clip(R),Ll(b,k),h.restore(),Ol(i,y,f)):(Ll(b,k),Ol(i,y,f)),($||D||N)&&h.restore()}function Ol(i,f,g){g>0&&(f instanceof Map?f.forEach((v,b)=>{
h.strokeStyle=ql=b,h.stroke(v)}):f!=null&&i&&h.stroke(f))}function Ll(i,f){f instanceof Map?f.forEach((g,v)=>{h.fillStyle=Sr=v,h.fill(g)}):f!=null&&i&&h.fill(f)}
function af(i,f,g,v){let b=L[i],y;if(v<=0)y=[0,0];else{let k=b._space=b.space(l,i,f,g,v),C=b._incrs=b.incrs(l,i,f,g,v,k);y=Up(f,g,C,v,k)}return b._found=y}function Ko(i,f,g,v,b,y,k,C,$,D){
let R=k%2/2;x==1&&h.translate(R,R),Sa(C,k,$,D,C),h.beginPath();let N,Y,ve,pe,re=b+(v==0||v==3?-y:y);g==0?(Y=b,pe=re):(N=b,ve=re);for(let V=0;V<i.length;V++)f[V]!=
null&&(g==0?N=ve=i[V]:Y=pe=i[V],h.moveTo(N,Y),h.lineTo(ve,pe));h.stroke(),x==1&&h.translate(-R,-R)}function uf(i){let f=!0;return L.forEach((g,v)=>{if(!g.show)return;
let b=E[g.scale];if(b.min==null){g._show&&(f=!1,g._show=!1,xr(!1));return}else g._show||(f=!1,g._show=!0,xr(!1));let y=g.side,k=y%2,{min:C,max:$}=b,[D,R]=af(v,C,
$,k==0?X:O);if(R==0)return;let N=b.distr==2,Y=g._splits=g.splits(l,v,C,$,D,R,N),ve=b.distr==2?Y.map(W=>ln[W]):Y,pe=b.distr==2?ln[Y[1]]-ln[Y[0]]:D,re=g._values=g.
values(l,g.filter(l,ve,v,R,pe),v,R,pe);g._rotate=y==2?g.rotate(l,re,v,R):0;let V=g._size;g._size=tn(g.size(l,re,v,i)),V!=null&&g._size!=V&&(f=!1)}),f}function cf(i){
let f=!0;return wa.forEach((g,v)=>{let b=g(l,v,Zn,i);b!=An[v]&&(f=!1),An[v]=b}),f}function ff(){for(let i=0;i<L.length;i++){let f=L[i];if(!f.show||!f._show)continue;
let g=f.side,v=g%2,b,y,k=f.stroke(l,i),C=g==0||g==3?-1:1,[$,D]=f._found;if(f.label!=null){let Tt=f.labelGap*C,It=ot((f._lpos+Tt)*be);xa(f.labelFont[0],k,"center",
g==2?"top":Oi),h.save(),v==1?(b=y=0,h.translate(It,ot(Gt+rn/2)),h.rotate((g==3?-io:io)/2)):(b=ot(Ot+Dt/2),y=It);let tr=xu(f.label)?f.label(l,i,$,D):f.label;h.fillText(
tr,b,y),h.restore()}if(D==0)continue;let R=E[f.scale],N=v==0?Dt:rn,Y=v==0?Ot:Gt,ve=f._splits,pe=R.distr==2?ve.map(Tt=>ln[Tt]):ve,re=R.distr==2?ln[ve[1]]-ln[ve[0]]:
$,V=f.ticks,W=f.border,Oe=V.show?V.size:0,ze=ot(Oe*be),pt=ot((f.alignTo==2?f._size-Oe-f.gap:f.gap)*be),Te=f._rotate*-io/180,He=T(f._pos*be),Lt=(ze+pt)*C,Ct=He+Lt;
y=v==0?Ct:0,b=v==1?Ct:0;let Yt=f.font[0],on=f.align==1?Ir:f.align==2?xs:Te>0?Ir:Te<0?xs:v==0?"center":g==3?xs:Ir,gn=Te||v==1?"middle":g==2?"top":Oi;xa(Yt,k,on,gn);
let Nt=f.font[1]*f.lineGap,Zt=ve.map(Tt=>T(u(Tt,R,N,Y))),sn=f._values;for(let Tt=0;Tt<sn.length;Tt++){let It=sn[Tt];if(It!=null){v==0?b=Zt[Tt]:y=Zt[Tt],It=""+It;
let tr=It.indexOf(`
`)==-1?[It]:It.split(/\n/gm);for(let $t=0;$t<tr.length;$t++){let Va=tr[$t];Te?(h.save(),h.translate(b,y+$t*Nt),h.rotate(Te),h.fillText(Va,0,0),h.restore()):h.fillText(
Va,b,y+$t*Nt)}}}V.show&&Ko(Zt,V.filter(l,pe,i,D,re),v,g,He,ze,Me(V.width*be,3),V.stroke(l,i),V.dash,V.cap);let vn=f.grid;vn.show&&Ko(Zt,vn.filter(l,pe,i,D,re),v,
v==0?2:1,v==0?Gt:Ot,v==0?rn:Dt,Me(vn.width*be,3),vn.stroke(l,i),vn.dash,vn.cap),W.show&&Ko([He],[1],v==0?1:0,v==0?1:2,v==1?Gt:Ot,v==1?rn:Dt,Me(W.width*be,3),W.stroke(
l,i),W.dash,W.cap)}dt("drawAxes")}function xr(i){w.forEach((f,g)=>{g>0&&(f._paths=null,i&&(o==1?(f.min=null,f.max=null):f.facets.forEach(v=>{v.min=null,v.max=null})))})}
let Nl=!1,Yo=!1,sl=[];function df(){Yo=!1;for(let i=0;i<sl.length;i++)dt(...sl[i]);sl.length=0}function Cr(){Nl||(Ad(Ma),Nl=!0)}function pf(i,f=!1){Nl=!0,Yo=f,i(
l),Ma(),f&&sl.length>0&&queueMicrotask(df)}l.batch=pf;function Ma(){if(Io&&(rf(),Io=!1),br&&(Kc(),br=!1),Dl){if(Le(_,Ir,De),Le(_,"top",nt),Le(_,bl,X),Le(_,_l,O),
Le(S,Ir,De),Le(S,"top",nt),Le(S,bl,X),Le(S,_l,O),Le(p,bl,kn),Le(p,_l,Vn),m.width=ot(kn*be),m.height=ot(Vn*be),L.forEach(({_el:i,_show:f,_size:g,_pos:v,side:b})=>{
if(i!=null)if(f){let y=b===3||b===0?g:0,k=b%2==1;Le(i,k?"left":"top",v-y),Le(i,k?"width":"height",g),Le(i,k?"top":"left",k?nt:De),Le(i,k?"height":"width",k?O:X),
Rs(i,ar)}else Wt(i,ar)}),ql=Sr=Wo=jo=zo=Ho=Jo=Vo=Bo=null,At=1,ul(!0),De!=vr||nt!=Gn||X!=dn||O!=Qn){xr(!1);let i=X/dn,f=O/Qn;if(St&&!Kn&&F.left>=0){F.left*=i,F.top*=
f,Tr&&_n(Tr,ot(F.left),0,X,O),$r&&_n($r,0,ot(F.top),X,O);for(let g=0;g<Kt.length;g++){let v=Kt[g];v!=null&&(wr[g]*=i,kr[g]*=f,_n(v,tn(wr[g]),tn(kr[g]),X,O))}}if(qe.
show&&!Al&&qe.left>=0&&qe.width>0){qe.left*=i,qe.width*=i,qe.top*=f,qe.height*=f;for(let g in rs)Le(Er,g,qe[g])}vr=De,Gn=nt,dn=X,Qn=O}dt("setSize"),Dl=!1}kn>0&&
Vn>0&&(h.clearRect(0,0,m.width,m.height),dt("drawClear"),Q.forEach(i=>i()),dt("draw")),qe.show&&Al&&(Il(qe),Al=!1),St&&Kn&&(er(null,!0,!1),Kn=!1),ne.show&&ne.live&&
Qt&&(ts(),Qt=!1),d||(d=!0,l.status=1,dt("ready")),ol=!1,Nl=!1}l.redraw=(i,f)=>{br=f||!1,i!==!1?qn(A,M.min,M.max):Cr()};function Zo(i,f){let g=E[i];if(g.from==null){
if(mt==0){let v=g.range(l,f.min,f.max,i);f.min=v[0],f.max=v[1]}if(f.min>f.max){let v=f.min;f.min=f.max,f.max=v}if(mt>1&&f.min!=null&&f.max!=null&&f.max-f.min<1e-16)
return;i==A&&g.distr==2&&mt>0&&(f.min=un(f.min,t[0]),f.max=un(f.max,t[0]),f.min==f.max&&f.max++),H[i]=f,Io=!0,Cr()}}l.setScale=Zo;let Xo,es,Tr,$r,Ea,Da,Pr,Mr,Aa,
Ra,Re,Ue,Rn=!1,gt=F.drag,ct=gt.x,ft=gt.y;St&&(F.x&&(Xo=en(nd,S)),F.y&&(es=en(rd,S)),M.ori==0?(Tr=Xo,$r=es):(Tr=es,$r=Xo),Re=F.left,Ue=F.top);let qe=l.select=et(
{show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Er=qe.show?en(td,qe.over?S:_):null;function Il(i,f){if(qe.show){for(let g in i)qe[g]=i[g],g in rs&&Le(
Er,g,i[g]);f!==!1&&dt("setSelect")}}l.setSelect=Il;function hf(i){if(w[i].show)tt&&Rs(We[i],ar);else if(tt&&Wt(We[i],ar),St){let g=yr?Kt[0]:Kt[i];g!=null&&_n(g,
-10,-10,X,O)}}function qn(i,f,g){Zo(i,{min:f,max:g})}function hn(i,f,g,v){f.focus!=null&&_f(i),f.show!=null&&w.forEach((b,y)=>{y>0&&(i==y||i==null)&&(b.show=f.show,
hf(y),o==2?(qn(b.facets[0].scale,null,null),qn(b.facets[1].scale,null,null)):qn(b.scale,null,null),Cr())}),g!==!1&&dt("setSeries",i,f),v&&cl("setSeries",l,i,f)}
l.setSeries=hn;function mf(i,f){et(G[i],f)}function gf(i,f){i.fill=le(i.fill||null),i.dir=me(i.dir,-1),f=f??G.length,G.splice(f,0,i)}function vf(i){i==null?G.length=
0:G.splice(i,1)}l.addBand=gf,l.setBand=mf,l.delBand=vf;function bf(i,f){w[i].alpha=f,St&&Kt[i]!=null&&(Kt[i].style.opacity=f),tt&&We[i]&&(We[i].style.opacity=f)}
let Sn,On,Xn,Dr={focus:!0};function _f(i){if(i!=Xn){let f=i==null,g=pn.alpha!=1;w.forEach((v,b)=>{if(o==1||b>0){let y=f||b==0||b==i;v._focus=f?null:y,g&&bf(b,y?
1:pn.alpha)}}),Xn=i,g&&Cr()}}tt&&_r&&xt(Ui,_e,i=>{F._lock||(Yn(i),Xn!=null&&hn(null,Dr,!0,Ze.setSeries))});function mn(i,f,g){let v=E[f];g&&(i=i/be-(v.ori==1?nt:
De));let b=X;v.ori==1&&(b=O,i=b-i),v.dir==-1&&(i=b-i);let y=v._min,k=v._max,C=i/b,$=y+(k-y)*C,D=v.distr;return D==3?Wr(10,$):D==4?yd($,v.asinh):D==100?v.bwd($):
$}function yf(i,f){let g=mn(i,A,f);return un(g,t[0],it,ut)}l.valToIdx=i=>un(i,t[0]),l.posToIdx=yf,l.posToVal=mn,l.valToPos=(i,f,g)=>E[f].ori==0?s(i,E[f],g?Dt:X,
g?Ot:0):a(i,E[f],g?rn:O,g?Gt:0),l.setCursor=(i,f,g)=>{Re=i.left,Ue=i.top,er(null,f,g)};function qa(i,f){Le(Er,Ir,qe.left=i),Le(Er,bl,qe.width=f)}function Oa(i,f){
Le(Er,"top",qe.top=i),Le(Er,_l,qe.height=f)}let al=M.ori==0?qa:Oa,il=M.ori==1?qa:Oa;function wf(){if(tt&&ne.live)for(let i=o==2?1:0;i<w.length;i++){if(i==0&&Vt)
continue;let f=ne.values[i],g=0;for(let v in f)fn[i][g++].firstChild.nodeValue=f[v]}}function ts(i,f){if(i!=null&&(i.idxs?i.idxs.forEach((g,v)=>{Ce[v]=g}):xd(i.
idx)||Ce.fill(i.idx),ne.idx=Ce[0]),tt&&ne.live){for(let g=0;g<w.length;g++)(g>0||o==1&&!Vt)&&kf(g,Ce[g]);wf()}Qt=!1,f!==!1&&dt("setLegend")}l.setLegend=ts;function kf(i,f){
let g=w[i],v=i==0&&te==2?ln:t[i],b;Vt?b=g.values(l,i,f)??Dn:(b=g.value(l,f==null?null:v[f],i,f),b=b==null?Dn:{_:b}),ne.values[i]=b}function er(i,f,g){Aa=Re,Ra=Ue,
[Re,Ue]=F.move(l,Re,Ue),F.left=Re,F.top=Ue,St&&(Tr&&_n(Tr,ot(Re),0,X,O),$r&&_n($r,0,ot(Ue),X,O));let v,b=it>ut;Sn=Pe,On=null;let y=M.ori==0?X:O,k=M.ori==1?X:O;if(Re<
0||mt==0||b){v=F.idx=null;for(let C=0;C<w.length;C++){let $=Kt[C];$!=null&&_n($,-10,-10,X,O)}_r&&hn(null,Dr,!0,i==null&&Ze.setSeries),ne.live&&(Ce.fill(v),Qt=!0)}else{
let C,$,D;o==1&&(C=M.ori==0?Re:Ue,$=mn(C,A),v=F.idx=un($,t[0],it,ut),D=U(t[0][v],M,y,0));let R=-10,N=-10,Y=0,ve=0,pe=!0,re="",V="";for(let W=o==2?1:0;W<w.length;W++){
let Oe=w[W],ze=Ce[W],pt=ze==null?null:o==1?t[W][ze]:t[W][1][ze],Te=F.dataIdx(l,W,v,$),He=Te==null?null:o==1?t[W][Te]:t[W][1][Te];if(Qt=Qt||He!=pt||Te!=ze,Ce[W]=
Te,W>0&&Oe.show){let Lt=Te==null?-10:Te==v?D:U(o==1?t[0][Te]:t[W][0][Te],M,y,0),Ct=He==null?-10:K(He,o==1?E[Oe.scale]:E[Oe.facets[1].scale],k,0);if(_r&&He!=null){
let Yt=M.ori==1?Re:Ue,on=st(pn.dist(l,W,Te,Ct,Yt));if(on<Sn){let gn=pn.bias;if(gn!=0){let Nt=mn(Yt,Oe.scale),Zt=He>=0?1:-1,sn=Nt>=0?1:-1;sn==Zt&&(sn==1?gn==1?He>=
Nt:He<=Nt:gn==1?He<=Nt:He>=Nt)&&(Sn=on,On=W)}else Sn=on,On=W}}if(Qt||yr){let Yt,on;M.ori==0?(Yt=Lt,on=Ct):(Yt=Ct,on=Lt);let gn,Nt,Zt,sn,vn,Tt,It=!0,tr=vt.bbox;if(tr!=
null){It=!1;let $t=tr(l,W);Zt=$t.left,sn=$t.top,gn=$t.width,Nt=$t.height}else Zt=Yt,sn=on,gn=Nt=vt.size(l,W);if(Tt=vt.fill(l,W),vn=vt.stroke(l,W),yr)W==On&&Sn<=
pn.prox&&(R=Zt,N=sn,Y=gn,ve=Nt,pe=It,re=Tt,V=vn);else{let $t=Kt[W];$t!=null&&(wr[W]=Zt,kr[W]=sn,Ji($t,gn,Nt,It),zi($t,Tt,vn),_n($t,tn(Zt),tn(sn),X,O))}}}}if(yr){
let W=pn.prox,Oe=Xn==null?Sn<=W:Sn>W||On!=Xn;if(Qt||Oe){let ze=Kt[0];ze!=null&&(wr[0]=R,kr[0]=N,Ji(ze,Y,ve,pe),zi(ze,re,V),_n(ze,tn(R),tn(N),X,O))}}}if(qe.show&&
Rn)if(i!=null){let[C,$]=Ze.scales,[D,R]=Ze.match,[N,Y]=i.cursor.sync.scales,ve=i.cursor.drag;if(ct=ve._x,ft=ve._y,ct||ft){let{left:pe,top:re,width:V,height:W}=i.
select,Oe=i.scales[N].ori,ze=i.posToVal,pt,Te,He,Lt,Ct,Yt=C!=null&&D(C,N),on=$!=null&&R($,Y);Yt&&ct?(Oe==0?(pt=pe,Te=V):(pt=re,Te=W),He=E[C],Lt=U(ze(pt,N),He,y,
0),Ct=U(ze(pt+Te,N),He,y,0),al(cn(Lt,Ct),st(Ct-Lt))):al(0,y),on&&ft?(Oe==1?(pt=pe,Te=V):(pt=re,Te=W),He=E[$],Lt=K(ze(pt,Y),He,k,0),Ct=K(ze(pt+Te,Y),He,k,0),il(cn(
Lt,Ct),st(Ct-Lt))):il(0,k)}else ls()}else{let C=st(Aa-Ea),$=st(Ra-Da);if(M.ori==1){let Y=C;C=$,$=Y}ct=gt.x&&C>=gt.dist,ft=gt.y&&$>=gt.dist;let D=gt.uni;D!=null?
ct&&ft&&(ct=C>=D,ft=$>=D,!ct&&!ft&&($>C?ft=!0:ct=!0)):gt.x&&gt.y&&(ct||ft)&&(ct=ft=!0);let R,N;ct&&(M.ori==0?(R=Pr,N=Re):(R=Mr,N=Ue),al(cn(R,N),st(N-R)),ft||il(
0,k)),ft&&(M.ori==1?(R=Pr,N=Re):(R=Mr,N=Ue),il(cn(R,N),st(N-R)),ct||al(0,y)),!ct&&!ft&&(al(0,0),il(0,0))}if(gt._x=ct,gt._y=ft,i==null){if(g){if(Ja!=null){let[C,
$]=Ze.scales;Ze.values[0]=C!=null?mn(M.ori==0?Re:Ue,C):null,Ze.values[1]=$!=null?mn(M.ori==1?Re:Ue,$):null}cl(Cs,l,Re,Ue,X,O,v)}if(_r){let C=g&&Ze.setSeries,$=pn.
prox;Xn==null?Sn<=$&&hn(On,Dr,!0,C):Sn>$?hn(null,Dr,!0,C):On!=Xn&&hn(On,Dr,!0,C)}}Qt&&(ne.idx=v,ts()),f!==!1&&dt("setCursor")}let Ln=null;Object.defineProperty(
l,"rect",{get(){return Ln==null&&ul(!1),Ln}});function ul(i=!1){i?Ln=null:(Ln=S.getBoundingClientRect(),dt("syncRect",Ln))}function La(i,f,g,v,b,y,k){F._lock||Rn&&
i!=null&&i.movementX==0&&i.movementY==0||(ns(i,f,g,v,b,y,k,!1,i!=null),i!=null?er(null,!0,!0):er(f,!0,!1))}function ns(i,f,g,v,b,y,k,C,$){if(Ln==null&&ul(!1),Yn(
i),i!=null)g=i.clientX-Ln.left,v=i.clientY-Ln.top;else{if(g<0||v<0){Re=-10,Ue=-10;return}let[D,R]=Ze.scales,N=f.cursor.sync,[Y,ve]=N.values,[pe,re]=N.scales,[V,
W]=Ze.match,Oe=f.axes[0].side%2==1,ze=M.ori==0?X:O,pt=M.ori==1?X:O,Te=Oe?y:b,He=Oe?b:y,Lt=Oe?v:g,Ct=Oe?g:v;if(pe!=null?g=V(D,pe)?u(Y,E[D],ze,0):-10:g=ze*(Lt/Te),
re!=null?v=W(R,re)?u(ve,E[R],pt,0):-10:v=pt*(Ct/He),M.ori==1){let Yt=g;g=v,v=Yt}}$&&(f==null||f.cursor.event.type==Cs)&&((g<=1||g>=X-1)&&(g=or(g,X)),(v<=1||v>=O-
1)&&(v=or(v,O))),C?(Ea=g,Da=v,[Pr,Mr]=F.move(l,g,v)):(Re=g,Ue=v)}let rs={width:0,height:0,left:0,top:0};function ls(){Il(rs,!1)}let Na,Ia,Ua,Fa;function Wa(i,f,g,v,b,y,k){
Rn=!0,ct=ft=gt._x=gt._y=!1,ns(i,f,g,v,b,y,k,!0,!1),i!=null&&(xt(Ts,Ds,Ba,!1),cl(Ni,l,Pr,Mr,X,O,null));let{left:C,top:$,width:D,height:R}=qe;Na=C,Ia=$,Ua=D,Fa=R}
function Ba(i,f,g,v,b,y,k){Rn=gt._x=gt._y=!1,ns(i,f,g,v,b,y,k,!1,!0);let{left:C,top:$,width:D,height:R}=qe,N=D>0||R>0,Y=Na!=C||Ia!=$||Ua!=D||Fa!=R;if(N&&Y&&Il(qe),
gt.setScale&&N&&Y){let ve=C,pe=D,re=$,V=R;if(M.ori==1&&(ve=$,pe=R,re=C,V=D),ct&&qn(A,mn(ve,A),mn(ve+pe,A)),ft)for(let W in E){let Oe=E[W];W!=A&&Oe.from==null&&Oe.
min!=Pe&&qn(W,mn(re+V,W),mn(re,W))}ls()}else F.lock&&(F._lock=!F._lock,er(f,!0,i!=null));i!=null&&(gr(Ts,Ds),cl(Ts,l,Re,Ue,X,O,null))}function Sf(i,f,g,v,b,y,k){
if(F._lock)return;Yn(i);let C=Rn;if(Rn){let $=!0,D=!0,R=10,N,Y;M.ori==0?(N=ct,Y=ft):(N=ft,Y=ct),N&&Y&&($=Re<=R||Re>=X-R,D=Ue<=R||Ue>=O-R),N&&$&&(Re=Re<Pr?0:X),Y&&
D&&(Ue=Ue<Mr?0:O),er(null,!0,!0),Rn=!1}Re=-10,Ue=-10,Ce.fill(null),er(null,!0,!0),C&&(Rn=C)}function ja(i,f,g,v,b,y,k){F._lock||(Yn(i),Fo(),ls(),i!=null&&cl(Fi,
l,Re,Ue,X,O,null))}function za(){L.forEach(Fp),Uo(l.width,l.height,!0)}ir(uo,Fr,za);let Ar={};Ar.mousedown=Wa,Ar.mousemove=La,Ar.mouseup=Ba,Ar.dblclick=ja,Ar.setSeries=
(i,f,g,v)=>{let b=Ze.match[2];g=b(l,f,g),g!=-1&&hn(g,v,!0,!1)},St&&(xt(Ni,S,Wa),xt(Cs,S,La),xt(Ii,S,i=>{Yn(i),ul(!1)}),xt(Ui,S,Sf),xt(Fi,S,ja),Us.add(l),l.syncRect=
ul);let Ul=l.hooks=e.hooks||{};function dt(i,f,g){Yo?sl.push([i,f,g]):i in Ul&&Ul[i].forEach(v=>{v.call(null,l,f,g)})}(e.plugins||[]).forEach(i=>{for(let f in i.
hooks)Ul[f]=(Ul[f]||[]).concat(i.hooks[f])});let Ha=(i,f,g)=>g,Ze=et({key:null,setSeries:!1,filters:{pub:Yi,sub:Yi},scales:[A,w[1]?w[1].scale:null],match:[Zi,Zi,
Ha],values:[null,null]},F.sync);Ze.match.length==2&&Ze.match.push(Ha),F.sync=Ze;let Ja=Ze.key,os=Gu(Ja);function cl(i,f,g,v,b,y,k){Ze.filters.pub(i,f,g,v,b,y,k)&&
os.pub(i,f,g,v,b,y,k)}os.sub(l);function xf(i,f,g,v,b,y,k){Ze.filters.sub(i,f,g,v,b,y,k)&&Ar[i](null,f,g,v,b,y,k)}l.pub=xf;function Cf(){os.unsub(l),Us.delete(l),
Jn.clear(),qs(uo,Fr,za),c.remove(),_e?.remove(),dt("destroy")}l.destroy=Cf;function ss(){dt("init",e,t),ka(t||e.data,!1),H[A]?Zo(A,H[A]):Fo(),Al=qe.show&&(qe.width>
0||qe.height>0),Kn=Qt=!0,Uo(e.width,e.height)}return w.forEach(ya),L.forEach(nf),r?r instanceof HTMLElement?(r.appendChild(c),ss()):r(l,ss):ss(),l}at.assign=et;
at.fmtNum=Js;at.rangeNum=co;at.rangeLog=ho;at.rangeAsinh=zs;at.orient=cr;at.pxRatio=be;at.join=Dd;at.fmtDate=Gs,at.tzDate=Bd;at.sync=Gu;{at.addGap=xp,at.clipGaps=
vo;let e=at.paths={points:ec};e.linear=nc,e.stepped=$p,e.bars=Pp,e.spline=Ep}function Qr(e){try{return localStorage.getItem(`pawl.${e}`)}catch{return null}}function Bn(e,t){try{localStorage.setItem(`pawl.${e}`,t)}catch{}}var zt=he(Qr("zo\
ne")==="utc"),ko=he(!1);function q(e){return e===void 0?"–":e<1e6?e.toLocaleString("en-US"):e<1e9?`${(e/1e6).toFixed(e<1e7?2:1)} M`:`${(e/1e9).toFixed(2)} G`}
function En(e,t){return`${q(e)} ${t}${e===1?"":"s"}`}function fr(e){return e.toLocaleString("en-US")}var ta=e=>String(e).padStart(2,"0");function $e(e){let t=Math.
abs(e);if(t<1e3)return`${Math.round(t)} ms`;let r=t/1e3;if(r<10)return`${r%1<.05?Math.floor(r):r.toFixed(1)} s`;if(r<60)return`${Math.floor(r)} s`;let l=Math.floor(
r/60),o=Math.floor(r%60);if(l<60)return o===0?`${l} min`:`${l}m ${ta(o)}s`;let s=Math.floor(l/60);return s<48?l%60===0?`${s} h`:`${s}h ${ta(l%60)}m`:s%24===0?`${s/
24} d`:`${Math.floor(s/24)}d ${s%24}h`}function Gr(e){let t=Math.abs(e)/1e3;return t<60?`${Math.floor(t)} s`:t<3600?`${Math.floor(t/60)} m`:t<172800?`${Math.floor(
t/3600)} h`:`${Math.floor(t/86400)} d`}function sc(e,t){let r=t-e;return Math.abs(r)<1e3?"now":r>0?`${Gr(r)} ago`:`in ${Gr(r)}`}function bt(e,t=zt.value){let r=new Date(
e),l=t?[r.getUTCFullYear(),r.getUTCMonth()+1,r.getUTCDate(),r.getUTCHours(),r.getUTCMinutes(),r.getUTCSeconds()]:[r.getFullYear(),r.getMonth()+1,r.getDate(),r.getHours(),
r.getMinutes(),r.getSeconds()],[o,s,a,u,d,c]=l.map(ta);return`${o}-${s}-${a} ${u}:${d}:${c}${t?" UTC":""}`}var Wp={expired:"expired before it was run",retries_exhausted:"\
all attempts have failed",not_retried:"its worker said not to try again",lease_expired:"its worker vanished too often",timed_out:"it took longer than its timeou\
t",terminated_by_request:"terminated on request",purged:"its queue was purged",run_away:"it ended too often without progress",shutdown_failed:"its shutdown fail\
ed",shutdown_timeout:"its shutdown took too long",parent_terminated:"its parent was terminated",skipped:"skipped",tasks_failed:"a task has failed"};function dr(e){
return e===void 0?"":Wp[e]??e.replace(/_/g," ")}function wo(e,t=""){if(e instanceof In)return e.source;if(e===null||typeof e!="object")return JSON.stringify(e)??
"null";let r=`${t}  `,l=Array.isArray(e),o=l?e.map(s=>r+wo(s,r)):Object.entries(e).map(([s,a])=>`${r}${JSON.stringify(s)}: ${wo(a,r)}`);return o.length===0?l?"[\
]":"{}":`${l?"[":"{"}
${o.join(`,
`)}
${t}${l?"]":"}"}`}var Bp=0;function n(e,t,r,l,o,s){t||(t={});var a,u,d=t;if("ref"in d)for(u in d={},t)u=="ref"?a=t[u]:d[u]=t[u];var c={type:e,props:d,key:r,ref:a,__k:null,__:null,__b:0,__e:null,
__c:null,constructor:void 0,__v:--Bp,__i:-1,__u:0,__source:o,__self:s};if(typeof e=="function"&&(a=e.defaultProps))for(u in a)d[u]===void 0&&(d[u]=a[u]);return ce.
vnode&&ce.vnode(c),c}var na=[{name:"completed",tone:"completed",of:e=>e.completed},{name:"failed attempts",tone:"failed",of:e=>e.failed},{name:"pushed",tone:"queued",of:e=>e.pushed}];
function ra(e){return getComputedStyle(document.documentElement).getPropertyValue(e).trim()}function jp(e,t){return t==="day"?bt(e*1e3).slice(5,10):bt(e*1e3).slice(
11,16)}function ac(e){return e.length>1?(e[1]-e[0])/2:30}var zp=at.paths.bars?.({size:[.7,24,1],radius:.15});function So({points:e,resolution:t,height:r=220}){let l=Xe(
null),o=Xe(null),s=Xe([[]]),a=e.length-1;s.current=[e.map(d=>Date.parse(d.at)/1e3),...na.map((d,c)=>e.map((m,h)=>c===2&&h===a&&a>0?null:d.of(m)))],Ve(()=>{let d=l.
current;if(d===null)return;let c=()=>{o.current?.destroy();let _=d.clientWidth<500?160:r,S={stroke:ra("--faint"),grid:{stroke:ra("--grid"),width:1},ticks:{show:!1},
font:"12px system-ui, sans-serif"};o.current=new at({width:d.clientWidth,height:_,padding:[8,24,0,0],tzDate:x=>zt.value?at.tzDate(new Date(x*1e3),"Etc/UTC"):new Date(
x*1e3),cursor:{points:{size:6},drag:{x:!1,y:!1}},legend:{live:!0},scales:{x:{range:(x,T,P)=>[T-ac(x.data[0]),P+ac(x.data[0])]},y:{range:(x,T,P)=>[0,Math.max(4,P*
1.1)]}},axes:[{...S,size:26,space:80,values:(x,T)=>T.map(P=>jp(P,t))},{...S,size:48,values:(x,T)=>T.map(P=>Number.isInteger(P)?q(P):"")}],series:[{},...na.map((x,T)=>{
let P=ra(`--s-${x.tone}`);return{label:x.name,stroke:P,width:T===2?1.5:0,fill:T===2?void 0:T===0?`${P}99`:P,paths:T===2?void 0:zp,points:{show:!1},value:(w,L)=>L==
null?"–":q(L)}})]},s.current,d)};c();let m=new ResizeObserver(()=>{o.current&&o.current.width!==d.clientWidth&&o.current.setSize({width:d.clientWidth,height:d.
clientWidth<500?160:r})});m.observe(d);let h=new MutationObserver(c);h.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]});let p=matchMedia(
"(prefers-color-scheme: dark)");return p.addEventListener("change",c),()=>{m.disconnect(),h.disconnect(),p.removeEventListener("change",c),o.current?.destroy(),
o.current=null}},[t]),Ve(()=>{o.current?.setData(s.current)},[e]);let u=d=>q(e.reduce((c,m)=>c+d(m),0));return n("div",{ref:l,class:"chart",role:"img","aria-lab\
el":`Throughput: ${na.map(d=>`${u(d.of)} ${d.name}`).join(", ")}`})}var Co=he(Qr("keys")!=="off"),Kr=he(!1),Cl=he(!1);function uc(e){Co.value=e,Bn("keys",e?"on":"off")}var xl=[],xo="",ic=0;function _t(e){let t=Xe(e);t.current=e,
Ve(()=>(xl.push(t),()=>{xl.splice(xl.indexOf(t),1)}),[])}function Hp(e){return e?.closest?.("input, textarea, select, [contenteditable], dialog")!==null}addEventListener(
"keydown",e=>{if((e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault(),Cl.value=!0;return}if(!Co.value||e.ctrlKey||e.metaKey||e.altKey||Hp(e.target))
return;let t=Date.now()-ic<1500&&xo!==""?`${xo} ${e.key}`:e.key;xo="";for(let r=xl.length-1;r>=0;--r){let l=xl[r].current[t];if(l!==void 0){e.preventDefault(),l();
return}}e.key==="g"&&(xo="g",ic=Date.now())});var yt=he("polling"),yn=he(!1),fc=he(0),Mt=he(Date.now()),To=he(0),Jp=400,Vp=50,Gp=2e3,Qp=5e3,dc=3e4,Zr=null,la=0,oa=0,sa=0,aa=0;function $o(){aa=Date.now(),fc.
value+=1}function cc(){la!==0||yn.value||(la=window.setTimeout(()=>{la=0,$o()},Math.max(0,aa+Jp-Date.now())))}function Yr(){Zr?.close(),Zr=null}function pc(){if(Zr!==
null||document.hidden||lt.value===null||Ft.value||yn.value||Date.now()<sa)return;let e=new EventSource(Se("v1/events"));Zr=e,e.addEventListener("open",()=>yt.value=
"live"),e.addEventListener("transition",()=>{oa+=1,cc()}),e.addEventListener("reset",()=>{sa=Date.now()+dc,Yr(),cc()}),e.addEventListener("error",()=>{e.readyState===
EventSource.CLOSED&&Yr(),yt.value==="live"&&(yt.value="polling")})}setInterval(()=>{if(Mt.value=Date.now()+Ss.value,oa>Vp&&(sa=Date.now()+dc,Yr()),oa=0,yn.value){
Yr(),yt.value="paused";return}if(document.hidden)return Yr();pc(),Zr===null||Zr.readyState!==EventSource.OPEN?yt.value!=="lost"&&(yt.value="polling"):yt.value="\
live";let e=yt.value==="live"?Qp:Gp;Date.now()-aa>=e&&$o()},1e3);document.addEventListener("visibilitychange",()=>{document.hidden?Yr():$o()});$n(()=>{lt.value!==
null&&pc()});function ge(e,t,r=!1){let[l,o]=ie({key:e,value:null,problem:null,at:0}),s=Xe(null),a=Xe(t);a.current=t;let u=Xe({until:0,failures:0}),d=Xe(h=>{let p=new AbortController;
s.current=p,a.current(p.signal).then(_=>{p.signal.aborted||(u.current={until:0,failures:0},To.value=Date.now(),yt.value==="lost"&&(yt.value="polling"),o({key:h,
value:_,problem:null,at:Date.now()}))}).catch(_=>{if(p.signal.aborted)return;let S=_ instanceof bn?_:new bn(0,"page","The page could not show the answer",String(
_),0),x=u.current.failures+1,T=Math.min(3e4,1e3*2**x)*(.75+Math.random()/2);u.current={until:Date.now()+Math.max(S.retryAfter*1e3,T),failures:x},S.status===0&&(yt.
value="lost"),o(P=>({key:h,value:P.key===h?P.value:null,problem:S,at:P.at}))}).finally(()=>{s.current===p&&(s.current=null)})});Ve(()=>(s.current?.abort(),u.current=
{until:0,failures:0},d.current(e),()=>s.current?.abort()),[e]);let c=Xe(r);c.current=r,Ve(()=>fc.subscribe(h=>{h===0||s.current!==null||c.current||Ft.peek()||Date.
now()>=u.current.until&&d.current(e)}),[e]),Ve(()=>Ft.subscribe(h=>{!h&&s.current===null&&u.current.failures>0&&d.current(e)}),[e]);let m=l.key===e?l:{...l,value:null,
problem:null};return{value:m.value,problem:m.problem,at:m.at,reload:()=>{s.current?.abort(),d.current(e)}}}function Po(){$o()}var Xr=new URL("ui/",ks).pathname;function hc(){return new URL(location.href)}var ia=he(hc());function mc(){ia.value=hc()}addEventListener("popstate",mc);var Tl=Tn(
()=>{let e=ia.value.pathname;return e.startsWith(Xr)?`/${e.slice(Xr.length)}`:"/"}),Ee=Tn(()=>ia.value.searchParams);function B(e){return Xr+e.replace(/^\//,"")}
function Ke(e,t=!1){let r=B(e);t?history.replaceState(null,"",r):(history.pushState(null,"",r),scrollTo(0,0)),mc()}function ue(e,t=!1){let r=new URLSearchParams(
Ee.value);for(let[o,s]of Object.entries(e))s?r.set(o,s):r.delete(o);let l=r.toString();Ke(Tl.value+(l===""?"":`?${l}`),t)}document.addEventListener("click",e=>{
if(e.defaultPrevented||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey)return;let t=e.target?.closest?.("a[href]");t===null||t.target!==""||t.origin!==location.origin||
!t.pathname.startsWith(Xr)||t.pathname.startsWith(`${Xr}assets/`)||(e.preventDefault(),Ke(t.pathname.slice(Xr.length-1)+t.search))});function gc(e,t){let r=e.split(
"/"),l=t.replace(/\/$/,"").split("/");if(t==="/"&&(l.length=1),e==="/"&&(r.length=1),r.length!==l.length)return null;let o={};for(let s=0;s<r.length;++s)if(r[s].
startsWith(":"))try{o[r[s].slice(1)]=decodeURIComponent(l[s])}catch{return null}else if(r[s]!==l[s])return null;return o}function ht(e){return`/jobs/${encodeURIComponent(
e)}`}function Ge(e){return`/queues/${encodeURIComponent(e)}`}var wt={waiting:n("path",{d:"M4 2h8M4 14h8M5 2v2.500L8 8l3-3.500V2M5 14v-2.500L8 8l3 3.500V14"}),scheduled:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 1\
2A6 6 0 0 0 8 2z"}),queued:n("path",{d:"M3 4h10M3 8h10M3 12h6"}),retrying:n("path",{d:"M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3"}),running:n("path",{d:"M5 3l8 5-8 \
5z"}),suspended:n("path",{d:"M5.500 3.500v9M10.500 3.500v9"}),completed:n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}),failed:n("path",{d:"M8 2l6.500 11.500h-13z\
M8 6.500v3M8 11.500v.1"}),dead:n("path",{d:"M4 4l8 8M12 4l-8 8"}),terminating:n("path",{d:"M4 4h8v8H4zM2 8h2M12 8h2"}),terminated:n("path",{d:"M4 4h8v8H4z"})};wt.
active=wt.running;wt.paused=wt.suspended;wt.skipped=wt.terminated;wt.pending=wt.queued;wt.delivering=wt.running;wt.delivered=wt.completed;wt.cancelled=wt.terminated;
function Mo({state:e}){return n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:wt[e]??wt.queued})}function Ye({state:e,quiet:t}){return n(
"span",{class:t?"state quiet":"state","data-state":e,children:[n(Mo,{state:e}),e]})}var Eo=["waiting","scheduled","queued","retrying","running","suspended","com\
pleted","failed","dead","terminating","terminated"];function we({at:e,plain:t}){if(!e)return n("span",{class:"faint",children:"–"});let r=Date.parse(e),l=ko.value?
bt(r):sc(r,Mt.value);return n("time",{dateTime:e,title:`${bt(r,!1)}
${bt(r,!0)}`,onClick:t?void 0:()=>ko.value=!ko.value,children:l})}function Rt({value:e}){return e?n("span",{title:e>=1e6?fr(e):void 0,children:q(e)}):n("span",{
class:"faint",children:e===void 0?"–":"0"})}function el({value:e,max:t,label:r}){return n("span",{class:"bar",role:"img","aria-label":r,children:n("svg",{viewBox:"\
0 0 100 4",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,t>0?100*e/t:0),height:"4",class:"\
bar-fill"})]})})}async function Kp(e){if(navigator.clipboard){await navigator.clipboard.writeText(e);return}let t=document.createElement("textarea");t.value=e,t.
className="off-screen",document.body.append(t),t.select(),document.execCommand("copy"),t.remove()}function kt({text:e,label:t="Copy"}){let[r,l]=ie(!1);return n(
"button",{type:"button",class:"copy",title:t,"aria-label":t,onClick:o=>{o.preventDefault(),o.stopPropagation(),Kp(e).then(()=>{l(!0),setTimeout(()=>l(!1),1e3)})},
children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:r?n("path",{d:"M3 8.500l3.500 3.500L13 4.500"}):n("path",{d:"M5.500 5.500h8v8h\
-8zM10.500 5.500v-3h-8v8h3"})})})}function Ae({text:e}){return n("div",{class:"command",children:[n("code",{children:e}),n(kt,{text:e,label:"Copy the command"})]})}
function ke({title:e,children:t}){return n("div",{class:"empty",children:[n("svg",{viewBox:"0 0 48 48","aria-hidden":"true",children:n("path",{d:"M8 18l5-9h22l5\
 9v20H8zM8 18h10l3 5h6l3-5h10"})}),n("p",{class:"empty-title",children:e}),t]})}function fe({problem:e,at:t,retry:r,path:l}){return e.status===401?null:n("div",
{class:"problem",role:"alert",children:[n("div",{children:[n("strong",{children:e.title}),n("p",{children:e.detail}),n("p",{class:"faint",children:[e.status>0&&
`${e.status} `,e.code,t?` · what you see is from ${bt(t).slice(11)}`:""]})]}),n("div",{class:"row",children:[l&&n(kt,{text:Un(l),label:"Copy as curl"}),n("butt\
on",{type:"button",onClick:r,children:"Try again"})]})]})}function Be({rows:e=6}){return n("div",{class:"skeleton","aria-busy":"true","aria-label":"Loading",children:Array.
from({length:e},(t,r)=>n("div",{},r))})}var $l=he([]),Yp=0;function jn(e,t={}){let r=++Yp;$l.value=[...$l.value.slice(-3),{id:r,text:e,bad:t.bad??!1,undo:t.undo}],
setTimeout(()=>$l.value=$l.value.filter(l=>l.id!==r),t.bad?8e3:4e3)}function vc(){return n("div",{class:"toasts",role:"status","aria-live":"polite",children:$l.
value.map(e=>n("div",{class:e.bad?"toast bad":"toast",children:[n("span",{children:e.text}),e.undo&&n("button",{type:"button",onClick:e.undo,children:"Undo"})]},
e.id))})}function tl({title:e,close:t,children:r}){let l=Xe(null);return _i(()=>{let o=l.current,s=document.activeElement;return o?.showModal(),()=>{o?.close(),
s?.focus?.()}},[]),n("dialog",{ref:l,"aria-label":e,onCancel:o=>{o.preventDefault(),t()},onClick:o=>{o.target===l.current&&t()},children:n("div",{class:"dialog",
children:[n("h2",{children:e}),r]})})}var ca=he(null);async function fa(e,t){try{let r=await J(e.path,{method:e.method??"POST",body:e.body??(e.method==="DELETE"?
void 0:{}),key:t}),l=r&&typeof r.count=="number"?` (${q(r.count)})`:"",o=e.undo;jn(e.done+l,o?{undo:()=>{fa(o,Nr())}}:{}),e.then?.()}catch(r){let l=r;jn(`${l.title??
"It failed"}: ${l.detail??String(r)}`,{bad:!0})}Po()}function zn(e){let t=Nr();e.confirm?ca.value={...e,key:t}:fa(e,t)}function bc(){let[e,t]=ie(""),[r,l]=ie(!1),
o=ca.value;if(Ve(()=>{t(""),l(!1)},[o]),o===null||!o.confirm)return null;let{title:s,text:a,danger:u,count:d}=o.confirm,c=u&&d!==void 0&&d>1e3,m=!r&&(!c||e.replace(
/[,. ]/g,"")===String(d)),h=()=>ca.value=null;return n(tl,{title:s,close:h,children:n("form",{onSubmit:p=>{p.preventDefault(),m&&(l(!0),fa(o,o.key).then(h))},children:[
n("p",{children:a}),c&&n("label",{class:"field",children:["Type ",fr(d)," to go on",n("input",{value:e,inputMode:"numeric",onInput:p=>t(p.currentTarget.value)})]}),
n("details",{class:"same",children:[n("summary",{children:"The same in a terminal"}),o.cli&&n(Ae,{text:o.cli}),n(Ae,{text:Un(o.path,o.method??"POST",o.body??(o.
method==="DELETE"?void 0:{}))})]}),n("div",{class:"buttons",children:[n("button",{type:"button",onClick:h,children:"Cancel"}),n("button",{type:"submit",class:u?
"danger solid":"primary",disabled:!m,children:o.label})]})]})})}function ae({action:e,scope:t="admin",why:r,danger:l,primary:o,id:s}){return Xt(t)?n("button",{type:"\
button",id:s,class:l?"danger":o?"primary":"",disabled:!!r,title:r||void 0,onClick:()=>zn(e),children:e.label}):null}function _c({scope:e="admin"}){return Xt(e)||
lt.value===null?null:n("span",{class:"faint",children:Di.value?"read-only":`changes need the scope ${e}`})}var Zp=262144,ua=100;function Xp({value:e}){return e instanceof
In?n("span",{class:"json-number",children:e.source}):typeof e=="string"?e==="[redacted]"?n("span",{class:"json-redacted",title:"Pawl does not show what looks li\
ke a secret; the worker gets it whole",children:"redacted"}):n("span",{class:"json-string",children:JSON.stringify(e)}):typeof e=="number"?n("span",{class:"json\
-number",children:String(e)}):n("span",{class:"json-word",children:String(e)})}function yc({name:e,value:t,depth:r,open:l}){let[o,s]=ie(l&&r<4),[a,u]=ie(!1),d=e===
void 0?null:n("span",{class:"json-key",children:[e,": "]});if(t===null||typeof t!="object"||t instanceof In)return n("div",{class:"json-line",children:[d,n(Xp,{
value:t})]});let c=Array.isArray(t),m=Object.entries(t),h=`${m.length} ${c?m.length===1?"item":"items":m.length===1?"key":"keys"}`;return m.length===0?n("div",{
class:"json-line",children:[d,n("span",{class:"faint",children:c?"[]":"{}"})]}):n("div",{class:"json-branch",children:[n("button",{type:"button",class:"json-fol\
d","aria-expanded":o,onClick:()=>s(!o),children:[n("span",{class:"json-arrow","aria-hidden":"true",children:o?"▾":"▸"}),d,n("span",{class:"faint",children:[
c?"[":"{",o?"":"…",o?"":c?"]":"}"," ",h]})]}),o&&n("div",{class:"json-inner",children:[(a?m:m.slice(0,ua)).map(([p,_])=>n(yc,{name:p,value:_,depth:r+1,open:l},
p)),!a&&m.length>ua&&n("button",{type:"button",class:"link",onClick:()=>u(!0),children:[m.length-ua," more"]})]})]})}function Ht({title:e,value:t}){if(t===void 0)
return null;let r=wo(t);return n("section",{class:"card json",children:[n("header",{children:[n("h2",{children:e}),n(kt,{text:r,label:`Copy the ${e.toLowerCase()}`})]}),
n("div",{class:"json-body",tabIndex:0,children:r.length>Zp?n("pre",{children:r}):n(yc,{value:t,depth:0,open:!0})})]})}function oe({title:e,tools:t,children:r,sub:l}){
return n(I,{children:[n("header",{class:"page-head",children:[n("div",{children:[n("h1",{children:e}),l&&n("div",{class:"sub",children:l})]}),t&&n("div",{class:"\
row tools",children:t})]}),r]})}function Jt({rows:e}){return n("dl",{class:"facts",children:e.filter(([,t])=>t!=null&&t!==!1&&t!=="").map(([t,r])=>n("div",{children:[
n("dt",{children:t}),n("dd",{children:r})]},t))})}function Do({tabs:e,current:t,link:r}){return n("nav",{class:"tabs","aria-label":"Views",children:e.map(([l,o,
s])=>n("a",{href:B(r(l)),"aria-current":l===t?"page":void 0,children:[o,s!==void 0&&n("span",{class:"pill",children:q(s)})]},l))})}function eh(e){return e.ended_at??e.started_at??e.created_at}function th({job:e}){return e.error&&e.state!=="completed"?n("span",{class:"error-line",title:`${e.
error.type}: ${e.error.message}`,children:[n("b",{children:e.error.type})," ",e.error.message]}):e.state==="running"&&e.worker?n("span",{class:"faint",children:[
"on ",e.worker]}):e.reason?n("span",{class:"faint",children:dr(e.reason)}):null}function Hn({jobs:e,selection:t,queue:r}){let[l,o]=ie(-1),s=Xe(-1),a=Xe(null),u=h=>{
let p=Math.max(0,Math.min(e.length-1,s.current+h));s.current=p,o(p),a.current?.rows[p]?.scrollIntoView({block:"nearest"}),a.current?.rows[p]?.querySelector("a")?.
focus({preventScroll:!0})},d=h=>{if(!t)return;let p=new Set(t.chosen);p.delete(h)||p.add(h),t.set(p)},c=e.length>0&&e.every(h=>t?.chosen.has(h.id)),m=()=>t?.set(
c?new Set:new Set(e.map(h=>h.id)));return _t({j:()=>u(1),k:()=>u(-1),Enter:()=>{let h=e[s.current];h&&Ke(ht(h.id))},x:()=>{let h=e[s.current];h&&d(h.id)},a:m}),
n("table",{class:"jobs",children:[n("thead",{children:n("tr",{children:[t&&n("th",{class:"check",children:n("input",{type:"checkbox","aria-label":"All on this p\
age",checked:c,onClick:m})}),n("th",{children:"Job"}),n("th",{children:"State"}),r!==!1&&n("th",{class:"wide",children:"Queue"}),n("th",{class:"wide",children:"\
Attempt"}),n("th",{class:"end",children:"When"})]})}),n("tbody",{ref:a,children:e.map((h,p)=>n("tr",{class:p===l?"at":"","aria-selected":t?.chosen.has(h.id),children:[
t&&n("td",{class:"check",children:n("input",{type:"checkbox","aria-label":`Select ${h.id}`,checked:t.chosen.has(h.id),onClick:()=>d(h.id)})}),n("td",{class:"mai\
n",children:[n("a",{href:B(ht(h.id)),class:"job-type",children:h.type}),n("div",{class:"meta",children:[n("span",{class:"id",children:h.id}),n(kt,{text:h.id,label:"\
Copy the id"})]}),n("div",{class:"note",children:n(th,{job:h})})]}),n("td",{class:"state-cell",children:n(Ye,{state:h.state})}),r!==!1&&n("td",{class:"wide",children:[
n("a",{href:B(Ge(h.queue)),children:h.queue}),h.group&&n("div",{class:"meta cut",children:h.group})]}),n("td",{class:"wide number",children:h.attempt||n("span",
{class:"faint",children:"–"})}),n("td",{class:"end when",children:n(we,{at:h.state==="scheduled"||h.state==="retrying"?h.run_at??h.created_at:eh(h)})})]},h.seq))})]})}
function xe({title:e,tools:t,children:r}){return n("section",{class:"card",children:[n("header",{children:[n("h2",{children:e}),t]}),r]})}var Ao=[["15m","minute",900],["1h","minute",3600],["6h","minute",6*3600],["48h","hour",48*3600],["60d","day",60*86400]];async function nh(e){let[t,r,l,o]=await Promise.
all([J("v1/stats",{signal:e}),J("v1/queues",{signal:e}),J("v1/workers",{signal:e}),J("v1/jobs?state=dead&limit=5",{signal:e})]);return{stats:t,queues:r.queues,workers:l.
workers,dead:o.jobs}}function nl({label:e,value:t,link:r,tone:l,note:o,title:s}){return n("a",{class:"tile",href:B(r),"data-state":l,title:s,children:[n("span",
{class:"tile-label",children:e}),n("span",{class:"tile-value",children:t}),n("span",{class:"tile-note",children:o??" "})]})}function rh({queues:e,workers:t,stats:r}){
let l=new Set(t.flatMap(a=>a.queues??[])),o=[];for(let a of e)a.paused?o.push([a.name,"suspended","is paused"]):a.counts.queued>0&&!l.has(a.name)?o.push([a.name,
"failed",`has ${fr(a.counts.queued)} waiting and no worker`]):(a.oldest_age??0)>300&&o.push([a.name,"retrying",`has waited ${$e((a.oldest_age??0)*1e3)}`]);let s=r.
day;return o.length===0&&s.dead===0&&s.recovered===0?n("p",{class:"all-well",children:"Nothing needs you. No queue is stuck, and no job has died today."}):n("ul",
{class:"attention",children:[s.dead>0&&n("li",{children:[n(Ye,{state:"dead",quiet:!0}),n("a",{href:B("/failures"),children:En(s.dead,"job")})," died in the last\
 24 hours"]}),s.recovered>0&&n("li",{children:[n(Ye,{state:"retrying",quiet:!0}),En(s.recovered,"lease")," ran out: workers vanished in the middle of a job"]}),
o.slice(0,6).map(([a,u,d])=>n("li",{children:[n("span",{class:"state quiet","data-state":u,children:n("span",{class:"dot"})}),n("a",{href:B(Ge(a)),children:a}),
" ",d]},a)),o.length>6&&n("li",{children:n("a",{href:B("/queues"),children:[o.length-6," more queues"]})})]})}function lh(){return n(ke,{title:"Push your first \
job",children:[n(Ae,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${Se("v1/jobs")}`}),n("p",{children:"and let a command work on it:"}),n(Ae,{text:`\
pawl work --url ${Se("").replace(/\/$/,"")} --queue hello -- jq '{greeting: ("Hello, " + .name)}'`})]})}function kc(){let e=Ao.find(([m])=>m===Ee.value.get("ran\
ge"))??Ao[1],t=ge("overview",nh),r=ge(`history ${e[0]}`,m=>{let h=new Date(Date.now()-e[2]*1e3).toISOString();return J(`v1/stats/history${Ut({resolution:e[1],from:h})}`,
{signal:m})});_t(Object.fromEntries(Ao.map(([m],h)=>[String(h+1),()=>ue({range:m},!0)])));let l=t.value;if(l===null)return n(oe,{title:"Overview",children:t.problem?
n(fe,{problem:t.problem,retry:t.reload,path:"v1/stats"}):n(Be,{})});let{stats:o,queues:s}=l;if(o.total.pushed===0&&s.length===0)return n(oe,{title:"Overview",children:n(
lh,{})});let a=r.value?.points??[],u=e[1]==="minute"&&a.length>1?a[a.length-2].completed:o.minute.completed,d=s.reduce((m,h)=>(h.oldest_age??0)>(m?.oldest_age??
0)?h:m,null),c=[...s].sort((m,h)=>wc(o,h)-wc(o,m)).slice(0,8);return n(oe,{title:"Overview",children:[t.problem&&n(fe,{problem:t.problem,at:t.at,retry:t.reload,
path:"v1/stats"}),n("div",{class:"tiles",children:[n(nl,{label:"Queued",tone:"queued",value:q(o.counts.queued),link:"/jobs?state=queued",note:`${q(o.counts.scheduled)}\
 scheduled`}),n(nl,{label:"Running",tone:"running",value:q(o.counts.running),link:"/jobs?state=running",note:En(l.workers.length,"worker")}),n(nl,{label:"Retryi\
ng",tone:"retrying",value:q(o.counts.retrying),link:"/failures?tab=retrying",note:`${q(o.hour.retried)} in the last hour`}),n(nl,{label:"Dead",tone:"dead",value:q(
o.counts.dead),link:"/failures",note:`${q(o.day.dead)} today`}),n(nl,{label:"Oldest wait",value:d?.oldest_age?$e(d.oldest_age*1e3):"–",link:d?Ge(d.name):"/que\
ues",note:d?.oldest_age?d.name:"nothing waits"}),n(nl,{label:"Completed a minute",tone:"completed",value:q(u),link:"/jobs?state=completed",note:`${q(o.hour.completed)}\
 in the last hour`})]}),n(xe,{title:"Throughput",tools:n("nav",{class:"segments","aria-label":"Range",children:Ao.map(([m])=>n("button",{type:"button","aria-pre\
ssed":m===e[0],onClick:()=>ue({range:m},!0),children:m},m))}),children:r.value===null?r.problem?n(fe,{problem:r.problem,retry:r.reload}):n("div",{class:"chart-p\
lace"}):n(So,{points:a,resolution:e[1]})}),n("div",{class:"columns",children:[n(xe,{title:"Needs attention",children:n(rh,{queues:s,workers:l.workers,stats:o})}),
n(xe,{title:"Busiest queues",tools:n("a",{href:B("/queues"),children:"all queues"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[
n("th",{children:"Queue"}),n("th",{class:"end",children:"Queued"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end",children:"Done / h"})]})}),n("tb\
ody",{children:c.map(m=>n("tr",{children:[n("td",{children:n("a",{href:B(Ge(m.name)),children:m.name})}),n("td",{class:"end",children:n(Rt,{value:m.counts.queued})}),
n("td",{class:"end",children:n(Rt,{value:m.counts.running})}),n("td",{class:"end",children:n(Rt,{value:o.queues?.[m.name]?.hour.completed})})]},m.name))})]})})]}),
l.dead.length>0&&n(xe,{title:"Last failures",tools:n("a",{href:B("/failures"),children:"all failures"}),children:n(Hn,{jobs:l.dead})})]})}function wc(e,t){return(e.
queues?.[t.name]?.hour.completed??0)+t.counts.queued+t.counts.running*10}var oh=["pending","delivering","delivered","failed","cancelled"];function sh(e){return`/callbacks/${encodeURIComponent(e)}`}function Sc(e){return{label:"Deliver\
 again",path:`v1/callbacks/${encodeURIComponent(e)}/retry`,cli:`pawl callback retry ${e}`,done:"It is sent again"}}function xc(){let e=Ee.value.get("state")??"",
t=Ee.value.get("host")??"",r=Ee.value.get("cursor")??void 0,l=`v1/callbacks${Ut({state:e,host:t,limit:50,cursor:r})}`,o=ge(l,a=>J(l,{signal:a})),s=o.value;return n(
oe,{title:"Callbacks",tools:e==="failed"&&n(ae,{primary:!0,action:{label:t?`Deliver all to ${t} again`:"Deliver all that failed again",path:"v1/callbacks/retry",
body:{state:"failed",...t?{host:t}:{}},cli:`pawl callback retry --failed${t?` --host ${t}`:""}`,done:"Sent again",confirm:{title:"Deliver again?",text:t?`All ca\
llbacks to ${t} that have failed are sent again.`:"All callbacks that have failed are sent again."}}}),children:[n("div",{class:"filters",role:"search",children:n(
"label",{children:[n("span",{children:"Host"}),n("input",{value:t,placeholder:"any",spellcheck:!1,onChange:a=>ue({host:a.currentTarget.value.trim(),cursor:void 0})})]})}),
n("div",{class:"chips",role:"group","aria-label":"States",children:oh.map(a=>n("button",{type:"button",class:"chip","data-state":a,"aria-pressed":a===e,onClick:()=>ue(
{state:a===e?void 0:a,cursor:void 0}),children:a},a))}),o.problem&&n(fe,{problem:o.problem,at:o.at,retry:o.reload,path:l}),s===null?!o.problem&&n(Be,{}):s.callbacks.
length===0&&!s.cursor?n(ke,{title:e||t?"No callback matches":"No callbacks yet",children:!e&&!t&&n(I,{children:[n("p",{children:"Pawl tells your program of the \
end of a job:"}),n(Ae,{text:`curl -d '{"type":"hello","callbacks":[{"url":"https://example.com/done"}]}' ${Se("v1/jobs")}`})]})}):n("div",{class:"card flush",children:[
n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Callback"}),n("th",{children:"State"}),n("th",{class:"end",children:"A\
ttempts"}),n("th",{class:"wide",children:"Last answer"}),n("th",{class:"end wide",children:"Next"}),n("th",{})]})}),n("tbody",{children:s.callbacks.map(a=>n("tr",
{children:[n("td",{class:"main",children:[n("a",{href:B(sh(a.id)),class:"cut",children:a.url}),n("div",{class:"meta",children:["when ",a.event]})]}),n("td",{children:n(
Ye,{state:a.state})}),n("td",{class:"end",children:q(a.attempts)}),n("td",{class:"wide",children:[a.last_status??""," ",a.last_error&&n("span",{class:"error-lin\
e",children:a.last_error})]}),n("td",{class:"end wide",children:n(we,{at:a.next_at})}),n("td",{class:"end act",children:n(ae,{action:Sc(a.id),why:a.state!=="fai\
led"&&a.state!=="delivered"&&"it is under way"})})]},a.id))})]}),n("div",{class:"pages",children:[n("span",{class:"faint",children:"newest first"}),n("div",{class:"\
row",children:[n("button",{type:"button",disabled:!r,onClick:()=>ue({cursor:void 0}),children:"Newest"}),n("button",{type:"button",disabled:!s.cursor,onClick:()=>ue(
{cursor:s.cursor}),children:"Older"})]})]})]})]})}function Cc({id:e}){let t=`v1/callbacks/${encodeURIComponent(e)}`,r=ge(t,u=>J(t,{signal:u})),l=r.value,o=n("a",
{href:B("/callbacks"),children:"Callbacks"});if(l===null)return n(oe,{title:"Callback",sub:o,children:r.problem?.status===404?n(ke,{title:"There is no such call\
back"}):r.problem?n(fe,{problem:r.problem,retry:r.reload,path:t}):n(Be,{})});let s=l.log??[],a=l.owner;return n(oe,{title:n(I,{children:["Callback ",n(Ye,{state:l.
state})]}),sub:n("span",{class:"row",children:[o," · ",n("code",{class:"id",children:l.id}),n(kt,{text:l.id??"",label:"Copy the id"})]}),tools:n(I,{children:[n(
ae,{action:Sc(e),primary:!0,why:l.state!=="failed"&&l.state!=="delivered"&&"it is under way"}),n(ae,{danger:!0,action:{label:"Delete",method:"DELETE",path:t,cli:`\
pawl callback rm ${e}`,done:"Deleted",confirm:{title:"Delete this callback?",text:"It is not sent any more.",danger:!0},then:()=>Ke("/callbacks")}})]}),children:[
r.problem&&n(fe,{problem:r.problem,at:r.at,retry:r.reload,path:t}),n(xe,{title:"Facts",children:n(Jt,{rows:[["URL",l.url],["Tells that it",l.event],["Job",a?.id&&
n("a",{href:B(ht(a.id)),children:a.id})],["Attempts",q(l.attempts)],["Last answer",l.last_status],["Last error",l.last_error&&n("span",{class:"bad",children:l.last_error})],
["Next attempt",l.next_at&&n(we,{at:l.next_at})]]})}),s.length>0&&n(xe,{title:"Attempts",children:n("table",{class:"plain",children:[n("thead",{children:n("tr",
{children:[n("th",{children:"When"}),n("th",{class:"end",children:"Status"}),n("th",{class:"end",children:"Took"}),n("th",{children:"What came"})]})}),n("tbody",
{children:s.map((u,d)=>n("tr",{children:[n("td",{children:n(we,{at:u.at})}),n("td",{class:"end",children:u.status??"–"}),n("td",{class:"end",children:u.seconds!==
void 0?`${Math.round(u.seconds*1e3)} ms`:"–"}),n("td",{class:"error-line",children:u.error??u.answer??""})]},d))})]})}),n(Ht,{title:"Body",value:l.body})]})}var $c=5;var Pc=[["","any time",0],["15m","last 15 minutes",900],["1h","last hour",3600],["24h","last 24 hours",86400],["7d","last 7 days",604800]];function Ro(e,t,r){let l=Pc.
find(([c])=>c===e.since)?.[2],o=l?new Date(Math.floor((Date.now()-l*1e3)/6e4)*6e4).toISOString():void 0,{queue:s,state:a,type:u,group:d}=e;return`v1/jobs${Ut({queue:s,
state:a,type:u,group:s?d:void 0,since:o,limit:t,cursor:r})}`}async function da(e,t,r,l){let o=[],s=0,a=r;do{let u=await J(Ro(e,t-o.length,a),{signal:l});o.push(
...u.jobs),a=u.cursor,++s}while(a!==void 0&&o.length<t&&s<$c);return{jobs:o,cursor:a,followed:s}}async function ah(e,t){let r=0,l=0,o=[...e],s=async()=>{for(let a=o.
pop();a!==void 0;a=o.pop())try{await t(a),++r}catch{++l}};return await Promise.all([s(),s(),s(),s()]),{done:r,failed:l}}function ih({chosen:e,clear:t}){let[r,l]=ie(
!1),o=[...e],s=async(c,m)=>{l(!0);let{done:h,failed:p}=await ah(o,m);l(!1),jn(`${q(h)} ${c}${p>0?`, ${q(p)} could not be: their state does not allow it`:""}`,{bad:h===
0}),t(),Po()},a=()=>s("queued again",c=>J(`v1/jobs/${encodeURIComponent(c)}/run`,{method:"POST",body:{},key:Nr()})),u=()=>s("asked to stop",c=>J(`v1/jobs/${encodeURIComponent(
c)}/terminate`,{method:"POST",body:{},key:Nr()})),d=()=>s("deleted",c=>J(`v1/jobs/${encodeURIComponent(c)}`,{method:"DELETE"}));return _t({r:()=>{a()},T:()=>{u()},
Delete:()=>{d()},Escape:t}),o.length===0?null:n("div",{class:"selection",role:"region","aria-label":"Selected jobs",children:[n("span",{children:[n("b",{children:q(
o.length)})," selected ",n("span",{class:"faint",children:"· updates wait"})]}),n("div",{class:"row",children:[Xt("admin")&&n(I,{children:[n("button",{type:"bu\
tton",disabled:r,onClick:()=>{a()},children:"Run"}),n("button",{type:"button",disabled:r,onClick:()=>{u()},children:"Terminate"}),n("button",{type:"button",class:"\
danger",disabled:r,onClick:()=>{d()},children:"Delete"})]}),n("button",{type:"button",onClick:t,children:"Clear"})]})]})}function Tc(e){let t=r=>/^[\w.:/-]+$/.test(
r)?r:`'${r.replace(/'/g,"'\\''")}'`;return["queue","state","type","group"].filter(r=>e[r]).map(r=>` --${r} ${t(e[r])}`).join("")}function uh({filter:e,total:t}){
let{queue:r,state:l,type:o,group:s}=e;if(!Xt("admin")||e.since||l?.includes(",")||!r&&!l&&!o)return null;let a=Object.fromEntries(Object.entries({queue:r,state:l,
type:o,group:r?s:void 0}).filter(([,m])=>m)),u=`${t===void 0?"All":q(t)} jobs that match`,d=!l||["scheduled","retrying","suspended","completed","failed","dead"].
includes(l),c=!l||["waiting","scheduled","queued","retrying","running","suspended"].includes(l);return n(I,{children:[d&&n("button",{type:"button",onClick:()=>zn(
{label:"Run all",path:"v1/jobs/run",body:a,cli:`pawl run${Tc(e)}`,done:"Queued again",confirm:{title:"Run all that match?",text:`${u} are queued again.`,count:t}}),
children:"Run all"}),c&&n("button",{type:"button",class:"danger",onClick:()=>zn({label:"Terminate all",path:"v1/jobs/terminate",body:a,cli:`pawl terminate${Tc(e)}`,
done:"Asked to stop",confirm:{title:"Terminate all that match?",text:`${u} are stopped. They are not run again by themselves.`,danger:!0,count:t}}),children:"Te\
rminate all"})]})}function Pl({filter:e,total:t,queueColumn:r,empty:l}){let o=Ee.value.get("cursor")??void 0,s=Number(Ee.value.get("limit"))||50,[a,u]=ie(new Set),
d=JSON.stringify([e,o,s]);Ve(()=>u(new Set),[d]);let c=ge(`jobs ${d}`,h=>da(e,s,o,h),a.size>0),m=c.value;return _t({"[":()=>{o&&history.back()},"]":()=>{m?.cursor&&
ue({cursor:m.cursor})}}),m===null?c.problem?n(fe,{problem:c.problem,retry:c.reload,path:Ro(e,s)}):n(Be,{rows:8}):n(I,{children:[c.problem&&n(fe,{problem:c.problem,
at:c.at,retry:c.reload,path:Ro(e,s)}),m.jobs.length===0&&m.cursor===void 0?l:n("div",{class:"card flush",children:[m.jobs.length>0&&n(Hn,{jobs:m.jobs,selection:{
chosen:a,set:u},queue:r}),n("div",{class:"pages",children:[n("span",{class:"faint",children:m.jobs.length===0?`${$c} pages were read and none of their jobs matc\
h.`:`${q(m.jobs.length)} jobs${t!==void 0&&t>m.jobs.length?` of ${q(t)}`:""}, newest first`}),n("div",{class:"row",children:[n(uh,{filter:e,total:t}),n("button",
{type:"button",disabled:!o,onClick:()=>ue({cursor:void 0}),children:"Newest"}),n("button",{type:"button",disabled:m.cursor===void 0,onClick:()=>ue({cursor:m.cursor}),
children:m.jobs.length===0?"Go on":"Older"})]})]})]}),n(ih,{chosen:a,clear:()=>u(new Set)})]})}function Mc(){let e=h=>Ee.value.get(h)??void 0,t={queue:e("queue"),
state:e("state"),type:e("type"),group:e("group"),since:e("since")},r=ge("queues for jobs",h=>J("v1/queues?limit=1000",{signal:h}));_t({"/":()=>document.getElementById(
"filter-type")?.focus()});let l=t.state?.split(",")??[],o=r.value?.queues??[],s=o.filter(h=>!t.queue||h.name===t.queue),a=h=>s.reduce((p,_)=>p+(_.counts[h]??0),
0),u=t.state&&!t.type&&!t.group&&!t.since,d=Object.values(t).some(h=>h),c=(h,p)=>ue({[h]:p,cursor:void 0,...h==="queue"?{group:void 0}:{}}),m=Ro(t,50);return n(
oe,{title:"Jobs",tools:n("span",{class:"row faint",children:["this list as curl ",n(kt,{text:Un(m),label:"Copy as curl"})]}),children:[n("div",{class:"filters",
role:"search",children:[n("label",{children:[n("span",{children:"Queue"}),n("select",{value:t.queue??"",onChange:h=>c("queue",h.currentTarget.value),children:[n(
"option",{value:"",children:"all"}),t.queue&&!o.some(h=>h.name===t.queue)&&n("option",{value:t.queue,children:t.queue}),o.map(h=>n("option",{value:h.name,children:h.
name},h.name))]})]}),n("label",{children:[n("span",{children:"Type"}),n("input",{id:"filter-type",value:t.type??"",placeholder:"any",spellcheck:!1,onChange:h=>c(
"type",h.currentTarget.value.trim())})]}),n("label",{children:[n("span",{children:"Group"}),n("input",{value:t.group??"",placeholder:t.queue?"any":"choose a que\
ue",disabled:!t.queue,spellcheck:!1,onChange:h=>c("group",h.currentTarget.value)})]}),n("label",{children:[n("span",{children:"Pushed"}),n("select",{value:t.since??
"",onChange:h=>c("since",h.currentTarget.value),children:Pc.map(([h,p])=>n("option",{value:h,children:p},h))})]}),d&&n("button",{type:"button",class:"link",onClick:()=>ue(
{queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),children:"Clear filters"})]}),n("div",{class:"chips",role:"group","aria-label":"\
States",children:Eo.map(h=>{let p=l.includes(h);return n("button",{type:"button",class:"chip","data-state":h,"aria-pressed":p,onClick:()=>c("state",(p?l.filter(
_=>_!==h):[...l,h]).join(",")),children:[h," ",n("span",{class:"chip-count",children:q(a(h))})]},h)})}),t.type&&!t.state&&n("p",{class:"hint",children:"There is\
 no index by type alone: each page looks at a bounded number of jobs. A state makes it quick."}),n(Pl,{filter:t,total:u?l.reduce((h,p)=>h+a(p),0):void 0,empty:d?
n(ke,{title:"No job matches",children:n("button",{type:"button",onClick:()=>ue({queue:void 0,state:void 0,type:void 0,group:void 0,since:void 0,cursor:void 0}),
children:"Clear filters"})}):n(ke,{title:"No jobs yet",children:n(Ae,{text:`curl -d '{"type":"hello","payload":{"name":"Ann"}}' ${Se("v1/jobs")}`})})})]})}var ch={dead:"Dead",retrying:"Retrying",failed:"Expired"},fh=200;function dh(e){let t=new Map;for(let r of e){let l=r.error?.type??r.reason??"no error",o=r.error?.
message.split(`
`)[0]??"",s=`${l}
${o.replace(/[0-9a-f]{8,}|\d+/gi,"#")}`,a=t.get(s);a?(a.count+=1,a.queues.add(r.queue)):t.set(s,{type:l,message:o,count:1,queues:new Set([r.queue]),last:r})}return[
...t.values()].sort((r,l)=>l.count-r.count)}function Ec(){let e=Ee.value.get("tab")??"dead",t=ge("failures",o=>J("v1/stats?limit=1",{signal:o})),r=ge(`kinds ${e}`,
async o=>{let s=await da({state:e},fh,void 0,o);return{kinds:dh(s.jobs),looked:s.jobs.length}}),l=t.value?.counts;return n(oe,{title:"Failures",children:[n(Do,{
tabs:Object.entries(ch).map(([o,s])=>[o,s,l?.[o]]),current:e,link:o=>`/failures${o==="dead"?"":`?tab=${o}`}`}),r.value!==null&&r.value.kinds.length>0&&n(xe,{title:"\
Kinds of errors",tools:n("span",{class:"faint",children:["among the newest ",q(r.value.looked)," jobs"]}),children:n("table",{class:"plain kinds",children:n("tb\
ody",{children:r.value.kinds.slice(0,8).map(o=>n("tr",{children:[n("td",{class:"number bad",children:q(o.count)}),n("td",{class:"main",children:n("a",{href:B(ht(
o.last.id)),class:"error-line",children:[n("b",{children:o.type})," ",o.message]})}),n("td",{class:"wide faint",children:[...o.queues].slice(0,3).join(", ")}),n(
"td",{class:"end",children:n(we,{at:o.last.ended_at??o.last.started_at??o.last.created_at})})]},o.type+o.message))})})}),n(Pl,{filter:{state:e},total:l?.[e],empty:n(
ke,{title:e==="dead"?"Nothing has failed for good":e==="retrying"?"No job waits for a retry":"No job has expired",children:e==="dead"&&(l?.retrying??0)>0&&n("p",
{children:[n("a",{href:B("/failures?tab=retrying"),children:[q(l?.retrying??0)," jobs"]})," wait for a retry."]})})})]})}var Dc=["scheduled","retrying","suspended","completed","failed","dead","waiting"],ph=["completed","failed","dead","terminated"];async function hh(e,t){let r=await J(
`v1/jobs/${encodeURIComponent(e)}`,{signal:t});if(r.state!=="queued")return{job:r,queue:null,group:null,workers:[]};let l=()=>null,o=encodeURIComponent(r.queue),
[s,a,u]=await Promise.all([J(`v1/queues/${o}`,{signal:t}).catch(l),r.group?J(`v1/queues/${o}/groups/${encodeURIComponent(r.group)}`,{signal:t}).catch(l):null,J(
"v1/workers",{signal:t}).catch(l)]);return{job:r,queue:s,group:a,workers:u?.workers??[]}}function mh({job:e,queue:t,group:r,workers:l}){if(e.state==="scheduled"&&
e.run_at)return{text:n(I,{children:["It is scheduled: it may run ",n(we,{at:e.run_at}),", at ",bt(Date.parse(e.run_at)),"."]})};if(e.state==="retrying"&&e.run_at)
return{text:n(I,{children:["It has failed ",e.failures===1?"once":`${e.failures} times`,", and is tried again ",n(we,{at:e.run_at}),"."]})};if(e.state==="waitin\
g"){let a=e.waiting_for??e.after?.length??0;return{text:n(I,{children:["It waits for ",a===1?"another job":`${a} other jobs`," to end."]})}}if(e.state!=="queued")
return null;let o=n("a",{href:B(Ge(e.queue)),children:e.queue});if(t?.paused)return{text:n(I,{children:["Its queue ",o," is paused."]})};if(r?.paused)return{text:n(
I,{children:["Its group ",n("b",{children:e.group})," is paused."]})};if(t?.concurrency!==void 0&&t.counts.running>=t.concurrency)return{text:n(I,{children:["Th\
e queue ",o," is at its limit: ",t.counts.running," of ",t.concurrency," run."]})};if(r?.limit!==void 0&&r.running>=r.limit)return{text:n(I,{children:["Its grou\
p ",n("b",{children:e.group})," is at its limit: ",r.running," of ",r.limit," run."]})};if(r?.ordered&&r.running>0)return{text:n(I,{children:["Its group ",n("b",
{children:e.group})," is ordered, and the job before it runs."]})};let s=l.filter(a=>a.queues?.includes(e.queue)&&a.state!=="gone");return s.length===0?{text:n(
I,{children:["No worker claims the queue ",o,"."]})}:s.every(a=>a.quiet)?{text:n(I,{children:["All workers of the queue ",o," were told to claim no more."]})}:s.
every(a=>a.concurrency!==void 0&&a.running.length>=a.concurrency)?{text:n(I,{children:["All ",q(s.length)," workers of the queue ",o," are busy."]})}:t?.rate&&t.
counts.queued>0?{text:n(I,{children:["The queue ",o," starts at most ",t.rate.limit," jobs in ",$e(t.rate.per*1e3),"; its turn comes."]})}:r?.ordered&&r.ready>1?
{text:n(I,{children:["Its group ",n("b",{children:e.group})," is ordered: ",q(r.ready)," of its jobs are ready, and they run one by one."]})}:{text:n(I,{children:[
"Nothing holds it: ",q(t?.counts.queued??1)," jobs of ",o," wait, and its turn comes."]})}}function gh(e){let t=[{at:e.created_at,state:"queued",title:"Pushed",
note:e.created_by&&`by ${e.created_by}`}];if(e.started_at){let r=Date.parse(e.started_at)-Date.parse(e.created_at);t.push({at:e.started_at,state:"running",title:e.
attempt>1?`Attempt ${e.attempt} began`:"Began",note:e.attempt>1?`${e.failures} failed before`:`after ${$e(r)}`})}if(e.ended_at){let r=e.started_at?$e(Date.parse(
e.ended_at)-Date.parse(e.started_at)):"";t.push({at:e.ended_at,state:e.state,title:e.state[0].toUpperCase()+e.state.slice(1),note:[r&&`ran ${r}`,dr(e.reason)].filter(
Boolean).join(" · ")})}else(e.state==="retrying"||e.state==="scheduled")&&t.push({at:e.run_at??e.created_at,state:e.state,title:e.state==="retrying"?`Attempt ${e.
attempt+1}`:"May run"});return t}function vh({job:e}){return n(xe,{title:"Timeline",children:[n("ol",{class:"timeline",children:[gh(e).map(t=>n("li",{"data-stat\
e":t.state,children:[n("span",{class:"timeline-mark",children:n(Mo,{state:t.state})}),n("div",{children:[n("b",{children:t.title})," ",t.note&&n("span",{class:"\
faint",children:t.note}),n("div",{class:"meta",children:[n(we,{at:t.at})," ",n("span",{class:"faint",children:["· ",bt(Date.parse(t.at))]})]})]})]},t.title)),e.
state==="running"&&n("li",{"data-state":"running",class:"pending",children:[n("span",{class:"timeline-mark"}),n("div",{children:[n("b",{children:"Running"})," f\
or ",e.started_at&&Gr(Mt.value-Date.parse(e.started_at)),e.options.timeout!==void 0&&n("span",{class:"faint",children:[" of at most ",$e(e.options.timeout*1e3)]})]})]})]}),
e.lease&&n("p",{class:"lease",children:["Leased to ",n("b",{children:e.lease.worker})," for ",$e(Math.max(0,Date.parse(e.lease.expires_at)-Mt.value))," more",(e.
crashes??0)>0&&`; its worker has vanished ${e.crashes} of ${e.options.max_crashes} times`]})]})}function bh(e){if(typeof e!="object"||e===null)return null;let t=e;
if(typeof t.percent=="number")return t.percent;let r=t.total??t.total_bytes,l=t.done??t.bytes;return typeof l=="number"&&typeof r=="number"&&r>0?100*l/r:null}function _h({
job:e}){let[t,r]=ie(!1),[l,o]=ie(!0);if(!e.error)return null;let s=e.error.backtrace??[],a=`${e.error.type}: ${e.error.message}${s.map(u=>`
  ${u}`).join("")}`;return n("section",{class:"card error-card",children:[n("header",{children:[n("h2",{children:n("span",{class:"bad",children:e.error.type})}),
n("div",{class:"row",children:[s.length>0&&n("button",{type:"button",class:"link",onClick:()=>o(!l),children:l?"do not wrap":"wrap"}),n(kt,{text:a,label:"Copy t\
he error"})]})]}),n("p",{class:"error-text",children:e.error.message}),s.length>0&&n("pre",{class:l?"trace":"trace nowrap",tabIndex:0,children:(t?s:s.slice(0,5)).
join(`
`)}),s.length>5&&n("button",{type:"button",class:"link pad",onClick:()=>r(!t),children:t?"show less":`${s.length-5} more lines`})]})}function yh({job:e}){let t=ge(
`children ${e.id}`,r=>J(`v1/jobs/${encodeURIComponent(e.id)}/children?limit=50`,{signal:r}));return!t.value||t.value.jobs.length===0?null:n(xe,{title:"Children",
tools:n("span",{class:"faint",children:e.children&&`${q(e.children.open)} of ${q(e.children.count)} open`}),children:n(Hn,{jobs:t.value.jobs})})}function Ac({reference:e}){
let t=`v1/jobs/${encodeURIComponent(e)}`,r=ge(`job ${e}`,m=>hh(e,m)),l=r.value,o=l?.job,s={run:{label:"Run now",path:`${t}/run`,cli:`pawl run ${e}`,done:"Queued"},
force:{label:"Run again",path:`${t}/run`,body:{force:!0},cli:`pawl run --force ${e}`,done:"Queued",confirm:{title:"Run a terminated job?",text:"It was stopped o\
n purpose. It is queued as if it were new."}},end:{label:"Terminate",path:`${t}/terminate`,body:o?.children?{recursive:!0}:{},cli:`pawl terminate ${o?.children?
"--recursive ":""}${e}`,done:"Asked to stop",confirm:{title:"Terminate this job?",text:o?.children?`Its ${q(o.children.open)} open children are terminated too.`:
"It is not run again by itself. You can queue it again.",danger:!0}},remove:{label:"Delete",path:t,method:"DELETE",cli:`pawl rm ${e}`,done:"Deleted",confirm:{title:"\
Delete this job?",text:"Its payload, result and error are gone for good.",danger:!0},then:()=>Ke("/jobs")}},a=o!==void 0&&ph.includes(o.state);if(_t({r:()=>o&&Dc.
includes(o.state)&&zn(s.run),T:()=>o&&!a&&zn(s.end),Delete:()=>a&&zn(s.remove),u:()=>o?.parent&&Ke(ht(o.parent.id))}),o===void 0)return n(oe,{title:"Job",sub:n(
"a",{href:B("/jobs"),children:"Jobs"}),children:r.problem?.status===404?n(ke,{title:"There is no such job",children:n("p",{children:[n("code",{children:e})," ma\
y have passed its retention, or was deleted."]})}):r.problem?n(fe,{problem:r.problem,retry:r.reload,path:t}):n(Be,{})});let u=l?mh(l):null,d=bh(o.progress),c=o.
options.retry;return n(oe,{title:n(I,{children:[o.type," ",n(Ye,{state:o.state})]}),sub:n("span",{class:"row",children:[n("a",{href:B("/jobs"),children:"Jobs"}),
" · ",n("code",{class:"id",children:o.id}),n(kt,{text:o.id,label:"Copy the id"}),n("span",{class:"faint",children:["~",o.seq]})]}),tools:n(I,{children:[Dc.includes(
o.state)&&n(ae,{action:{...s.run,label:a?"Run again":"Run now"},primary:!0,id:"run"}),o.state==="terminated"&&n(ae,{action:s.force,primary:!0,id:"run"}),!a&&n(ae,
{action:s.end,danger:!0,why:o.state==="terminating"&&"it stops already"}),a&&n(ae,{action:s.remove,danger:!0}),n(kt,{text:Un(t),label:"Copy as curl"})]}),children:[
r.problem&&n(fe,{problem:r.problem,at:r.at,retry:r.reload,path:t}),u&&n("section",{class:"why","data-state":o.state,"aria-label":"Why is it waiting?",children:[
n(Mo,{state:o.state}),n("div",{children:[n("h2",{children:"Why is it waiting?"}),n("p",{children:u.text})]})]}),d!==null&&o.state==="running"&&n("div",{class:"p\
rogress",role:"progressbar","aria-valuenow":Math.round(d),"aria-valuemin":0,"aria-valuemax":100,"aria-label":"Progress",children:[n("svg",{viewBox:"0 0 100 4",preserveAspectRatio:"\
none","aria-hidden":"true",children:[n("rect",{width:"100",height:"4",class:"bar-back"}),n("rect",{width:Math.min(100,d),height:"4",class:"bar-fill"})]}),n("b",
{children:[Math.round(d)," %"]})]}),n(_h,{job:o}),n("div",{class:"columns job-columns",children:[n(xe,{title:"Facts",children:n(Jt,{rows:[["Queue",n("a",{href:B(
Ge(o.queue)),children:o.queue})],["Group",o.group&&n("a",{href:B(`${Ge(o.queue)}?group=${encodeURIComponent(o.group)}`),children:o.group})],["Priority",o.priority],
["Attempts",c?`${o.attempt} of at most ${c.max+1}`:o.attempt],["Retries",c&&(c.max===0?"none":`${c.backoff}, from ${$e(c.base*1e3)} to ${$e(c.cap*1e3)}`)],["Lea\
se",$e(o.options.lease*1e3)],["Timeout",o.options.timeout!==void 0&&$e(o.options.timeout*1e3)],["Unique",o.unique&&`${o.unique.key}, until its ${o.unique.until===
"start"?"start":"end"}`],["Expires",o.expires_at&&n(we,{at:o.expires_at})],["Parent",o.parent&&n("a",{href:B(ht(o.parent.id)),children:o.parent.id})],["Workflow",
o.workflow&&n("a",{href:B(`/workflows/${encodeURIComponent(o.workflow.id)}`),children:o.workflow.id})],["Aliases",o.aliases?.join(", ")],["Callbacks",o.callbacks&&
o.callbacks.length>0&&o.callbacks.map(m=>`${m.event} ${m.state}`).join(", ")],["Kept until",o.retain_until&&n(we,{at:o.retain_until})],["Kept after its end",!o.
retain_until&&$e(o.options.retention*1e3)]]})}),n(vh,{job:o})]}),n(Ht,{title:"Result",value:o.result}),n(Ht,{title:"Progress",value:o.progress}),n(Ht,{title:"Pa\
yload",value:o.payload}),n(Ht,{title:"Meta",value:o.meta}),n(Ht,{title:"State",value:o.job_state}),o.children&&n(yh,{job:o}),n("details",{class:"same",children:[
n("summary",{children:"The same in a terminal"}),n(Ae,{text:`pawl job ${e}`}),n(Ae,{text:Un(t)})]})]})}var pa=200;function ha(e,t){let r=`v1/queues/${encodeURIComponent(e)}`,l=o=>({path:r,method:"PATCH",body:{paused:o},done:o?`${e} is paused`:`${e} runs again`});
return{label:t?"Resume":"Pause",...l(!t),cli:`pawl queue ${e} --${t?"resume":"pause"}`,undo:l(t)}}function ma({queue:e,workers:t}){if(e.paused)return n(Ye,{state:"\
paused"});if(e.counts.queued>0&&!t.has(e.name))return n("span",{class:"state","data-state":"failed",children:[n("span",{class:"dot"}),"no worker"]});let r=e.counts.
queued>0||e.counts.running>0;return n("span",{class:r?"state quiet":"state quiet faint","data-state":r?"running":"terminated",children:[n("span",{class:"dot"}),
r?"active":"idle"]})}var wh={queued:e=>e.counts.queued,running:e=>e.counts.running,retrying:e=>e.counts.retrying,dead:e=>e.counts.dead,scheduled:e=>e.counts.scheduled,
oldest:e=>e.oldest_age??0};function Rc(){let e=ge("queues",async m=>{let[h,p,_]=await Promise.all([J("v1/queues?limit=1000",{signal:m}),J("v1/workers",{signal:m}),
J("v1/stats?limit=1000",{signal:m})]);return{queues:h.queues,more:h.cursor!==void 0,workers:new Set(p.workers.flatMap(S=>S.queues??[])),stats:_}}),t=Ee.value.get(
"filter")??"",r=Ee.value.get("sort")??"",[l,o]=ie(!1);_t({"/":()=>document.getElementById("filter")?.focus()});let s=e.value;if(s===null)return n(oe,{title:"Que\
ues",children:e.problem?n(fe,{problem:e.problem,retry:e.reload,path:"v1/queues"}):n(Be,{})});let a=m=>Object.entries(m.counts).some(([h,p])=>p>0&&h!=="completed"&&
h!=="terminated"),u=s.queues.filter(m=>m.name.includes(t)&&(!l||a(m))),d=wh[r];u=d?[...u].sort((m,h)=>d(h)-d(m)):[...u].sort((m,h)=>m.name<h.name?-1:1);let c=(m,h)=>n(
"th",{class:"end","aria-sort":r===m?"descending":void 0,children:n("button",{type:"button",class:"sort",onClick:()=>ue({sort:r===m?"":m},!0),children:[h,r===m?"\
 ↓":""]})});return n(oe,{title:"Queues",tools:n(I,{children:[n("label",{class:"check-label",children:[n("input",{type:"checkbox",checked:l,onClick:()=>o(!l)}),
" hide idle"]}),n("input",{id:"filter",type:"search",placeholder:"Filter by name","aria-label":"Filter by name",value:t,onInput:m=>ue({filter:m.currentTarget.value},
!0)})]}),children:[e.problem&&n(fe,{problem:e.problem,at:e.at,retry:e.reload,path:"v1/queues"}),s.queues.length===0?n(ke,{title:"A queue appears with its first \
push",children:n(Ae,{text:`curl -d '{"type":"hello","queue":"greetings"}' ${Se("v1/jobs")}`})}):u.length===0?n(ke,{title:"No queue matches",children:n("button",
{type:"button",onClick:()=>{o(!1),ue({filter:""},!0)},children:"Clear the filter"})}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n(
"thead",{children:n("tr",{children:[n("th",{children:"Queue"}),n("th",{children:"State"}),c("queued","Queued"),n("th",{class:"end wide",children:n("button",{type:"\
button",class:"sort",onClick:()=>ue({sort:r==="running"?"":"running"},!0),children:["Running",r==="running"?" ↓":""]})}),c("retrying","Retrying"),c("dead","De\
ad"),n("th",{class:"end wide",children:"Scheduled"}),n("th",{class:"end wide",children:n("button",{type:"button",class:"sort",onClick:()=>ue({sort:r==="oldest"?
"":"oldest"},!0),children:["Oldest wait",r==="oldest"?" ↓":""]})}),n("th",{class:"end wide",children:"Done / min"}),n("th",{})]})}),n("tbody",{children:u.slice(
0,pa).map(m=>n("tr",{children:[n("td",{class:"main",children:n("a",{href:B(Ge(m.name)),children:m.name})}),n("td",{children:n(ma,{queue:m,workers:s.workers})}),
n("td",{class:"end","data-label":"queued",children:n(Rt,{value:m.counts.queued})}),n("td",{class:"end wide",children:[n(Rt,{value:m.counts.running}),m.concurrency!==
void 0&&n(I,{children:[n("span",{class:"faint",children:[" / ",q(m.concurrency)]}),n(el,{value:m.counts.running,max:m.concurrency,label:`${m.counts.running} of ${m.
concurrency}`})]})]}),n("td",{class:"end","data-label":"retrying",children:n(Rt,{value:m.counts.retrying})}),n("td",{class:m.counts.dead>0?"end bad":"end","data\
-label":"dead",children:n(Rt,{value:m.counts.dead})}),n("td",{class:"end wide","data-label":"scheduled",children:n(Rt,{value:m.counts.scheduled})}),n("td",{class:"\
end wide",children:m.oldest_age?$e(m.oldest_age*1e3):n("span",{class:"faint",children:"–"})}),n("td",{class:"end wide",children:n(Rt,{value:s.stats.queues?.[m.
name]?.minute.completed})}),n("td",{class:"end act",children:n(ae,{action:ha(m.name,m.paused)})})]},m.name))})]}),u.length>pa&&n("p",{class:"foot",children:[pa,
" of ",u.length," queues are shown; the filter finds the others."]}),s.more&&n("p",{class:"foot",children:"Only the first 1,000 queues were read."})]})]})}function kh({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}/groups`,r=Ee.value.get("cursor")??void 0,[l,o]=ie(""),s=ge(`groups ${e} ${r}`,c=>J(t+Ut({limit:50,
cursor:r}),{signal:c})),a=s.value;if(a===null)return s.problem?n(fe,{problem:s.problem,retry:s.reload,path:t}):n(Be,{});let u=c=>`${Ge(e)}?group=${encodeURIComponent(
c)}`,d=c=>c.paused?"paused":c.limit!==void 0&&c.running>=c.limit&&c.ready>0?"at its limit":"";return n(I,{children:[n("form",{class:"filters",onSubmit:c=>{c.preventDefault(),
l&&Ke(u(l))},children:[n("label",{children:[n("span",{children:"Open a group by its exact name"}),n("input",{value:l,onInput:c=>o(c.currentTarget.value)})]}),n(
"button",{type:"submit",children:"Open"})]}),a.groups.length===0?n(ke,{title:"No groups here",children:[n("p",{children:"Groups appear with “group” in a push. I\
dle ones without settings vanish; their jobs stay."}),n(Ae,{text:`curl -d '{"type":"hello","queue":"${e}","group":"customer-1"}' ${Se("v1/jobs")}`})]}):n("div",
{class:"card flush",children:[n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Group"}),n("th",{class:"end",children:"R\
eady"}),n("th",{class:"end",children:"Running"}),n("th",{class:"end wide",children:"Rate"}),n("th",{class:"wide",children:"Blocked"}),n("th",{})]})}),n("tbody",
{children:a.groups.map(c=>{let m=`${t}/${encodeURIComponent(c.name)}`,h=p=>({path:m,method:"PATCH",body:{paused:p},done:p?`${c.name} is paused`:`${c.name} runs \
again`});return n("tr",{children:[n("td",{class:"main",children:[n("a",{href:B(u(c.name)),children:c.name}),c.ordered&&n("span",{class:"pill",children:"ordered"})]}),
n("td",{class:"end",children:n(Rt,{value:c.ready})}),n("td",{class:"end",children:[n(Rt,{value:c.running}),c.limit!==void 0&&n(I,{children:[n("span",{class:"fai\
nt",children:[" / ",q(c.limit)]}),n(el,{value:c.running,max:c.limit,label:`${c.running} of ${c.limit}`})]})]}),n("td",{class:"end wide",children:c.rate?`${c.rate.
limit} / ${$e(c.rate.per*1e3)}`:n("span",{class:"faint",children:"–"})}),n("td",{class:"wide faint",children:d(c)}),n("td",{class:"end act",children:n(ae,{action:{
label:c.paused?"Resume":"Pause",...h(!c.paused),undo:h(c.paused??!1)}})})]},c.name)})})]}),n("div",{class:"pages",children:[n("span",{class:"faint",children:"in\
 the order of the store"}),n("div",{class:"row",children:[n("button",{type:"button",disabled:!r,onClick:()=>ue({cursor:void 0}),children:"First"}),n("button",{type:"\
button",disabled:!a.cursor,onClick:()=>ue({cursor:a.cursor}),children:"More"})]})]})]})]})}var Ml=[["concurrency","Concurrency","how many jobs of the queue may \
run at once"],["max_payload","Largest payload","in bytes"]];function Sh({queue:e,reload:t}){let r={concurrency:e.concurrency?.toString()??"",max_payload:e.max_payload?.
toString()??"",rate_limit:e.rate?.limit.toString()??"",rate_per:e.rate?`${e.rate.per}s`:"1s"},[l,o]=ie(null),[s,a]=ie(""),u=l??r,d=(x,T)=>o({...u,[x]:T}),c={};for(let[
x]of Ml)u[x]!==r[x]&&(c[x]=u[x]===""?null:Number(u[x]));(u.rate_limit!==r.rate_limit||u.rate_limit!==""&&u.rate_per!==r.rate_per)&&(c.rate=u.rate_limit===""?null:
{limit:Number(u.rate_limit),per:u.rate_per});let m=Object.keys(c).length>0,h=`v1/queues/${encodeURIComponent(e.name)}`,p=async()=>{try{await J(h,{method:"PATCH",
body:c}),jn("Saved"),o(null),a(""),t()}catch(x){a(x.detail)}},_=(x,T,P)=>n("label",{class:"field",children:[n("span",{children:T}),n("input",{value:u[x],placeholder:"\
no limit",inputMode:"numeric",disabled:!Xt("admin"),onInput:w=>d(x,w.currentTarget.value)}),n("small",{children:P})]}),S=Object.entries(e.defaults??{});return n(
"div",{class:"columns",children:[n(xe,{title:"Limits",tools:n(_c,{}),children:n("form",{class:"form",onSubmit:x=>{x.preventDefault(),p()},children:[_("concurren\
cy",Ml[0][1],Ml[0][2]),n("div",{class:"pair",children:[_("rate_limit","Rate","how many jobs may start"),n("label",{class:"field",children:[n("span",{children:"i\
n"}),n("input",{value:u.rate_per,disabled:!Xt("admin")||u.rate_limit==="",onInput:x=>d("rate_per",x.currentTarget.value)}),n("small",{children:"such as 1s, 5m, \
1h"})]})]}),_("max_payload",Ml[1][1],Ml[1][2]),s&&n("p",{class:"bad",role:"alert",children:s}),Xt("admin")&&n("div",{class:"buttons",children:[n("button",{type:"\
button",disabled:!l,onClick:()=>o(null),children:"Reset"}),n("button",{type:"submit",class:"primary",disabled:!m,children:"Save"})]})]})}),n(xe,{title:"Defaults\
 of its jobs",children:[S.length===0?n("p",{class:"faint pad",children:"The server's own defaults are in force."}):n(Jt,{rows:S.map(([x,T])=>[x.replace(/_/g," "),
typeof T=="object"?JSON.stringify(T):String(T)])}),n("p",{class:"hint pad",children:["Change them with ",n("code",{children:["pawl queue ",e.name," --default-…"]})]})]})]})}
function xh({queue:e}){let t=ge(`history ${e}`,r=>J(`v1/stats/history${Ut({queue:e,resolution:"minute"})}`,{signal:r}));return t.value===null?n("div",{class:"ch\
art-place small"}):n(So,{points:t.value.points,resolution:"minute",height:140})}function qc({queue:e}){let t=`v1/queues/${encodeURIComponent(e)}`,r=Ee.value.get(
"tab")??"jobs",l=ge(`queue ${e}`,async _=>{let[S,x]=await Promise.all([J(t,{signal:_}),J("v1/workers",{signal:_})]);return{queue:S,workers:x.workers.filter(T=>T.
queues?.includes(e))}}),o=_=>Ge(e)+(_==="jobs"?"":`?tab=${_}`);_t({1:()=>Ke(o("jobs")),2:()=>Ke(o("groups")),3:()=>Ke(o("settings"))});let s=l.value;if(s===null)
return n(oe,{title:e,sub:n("a",{href:B("/queues"),children:"Queues"}),children:l.problem?.status===404?n(ke,{title:"There is no such queue",children:[n("p",{children:"\
A queue appears with its first push."}),n(Ae,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${Se("v1/jobs")}`})]}):l.problem?n(fe,{problem:l.problem,retry:l.reload,
path:t}):n(Be,{})});let{queue:a,workers:u}=s,d=a.counts,c=Object.values(d).reduce((_,S)=>_+S,0),m=Ee.value.get("state")??"",h=Ee.value.get("group")??"",p=d.queued+
d.scheduled+d.retrying+d.waiting;return n(oe,{title:e,sub:n(I,{children:[n("a",{href:B("/queues"),children:"Queues"})," · ",n(ma,{queue:a,workers:new Set(u.length>
0?[e]:[])})]}),tools:n(I,{children:[n(ae,{action:ha(e,a.paused),id:"pause"}),n(ae,{danger:!0,why:p===0&&"nothing waits",action:{label:"Purge",path:`${t}/purge`,
cli:`pawl purge ${e}`,done:"Terminated",confirm:{title:`Purge ${e}?`,text:`All ${fr(p)} jobs that wait are terminated. Those that run go on.`,danger:!0,count:p}}}),
n(ae,{danger:!0,why:c>0&&"it still has jobs",action:{label:"Delete",method:"DELETE",path:t,cli:`pawl queue ${e} --delete`,done:`${e} is deleted`,confirm:{title:`\
Delete ${e}?`,text:"Its settings go with it. It appears again with the next push.",danger:!0},then:()=>Ke("/queues")}})]}),children:[l.problem&&n(fe,{problem:l.
problem,at:l.at,retry:l.reload,path:t}),n("div",{class:"tiles four",children:[n("div",{class:"tile","data-state":"queued",children:[n("span",{class:"tile-label",
children:"Queued"}),n("span",{class:"tile-value",children:q(d.queued)}),n("span",{class:"tile-note",children:a.oldest_age?`the oldest for ${$e(a.oldest_age*1e3)}`:
"nothing waits"})]}),n("div",{class:"tile","data-state":"running",children:[n("span",{class:"tile-label",children:"Running"}),n("span",{class:"tile-value",children:[
q(d.running),a.concurrency!==void 0&&n("small",{children:[" / ",q(a.concurrency)]})]}),n("span",{class:"tile-note",children:En(u.length,"worker")})]}),n("div",{
class:"tile","data-state":"retrying",children:[n("span",{class:"tile-label",children:"Retrying"}),n("span",{class:"tile-value",children:q(d.retrying)}),n("span",
{class:"tile-note",children:[q(d.scheduled)," scheduled"]})]}),n("div",{class:"tile","data-state":"dead",children:[n("span",{class:"tile-label",children:"Dead"}),
n("span",{class:"tile-value",children:q(d.dead)}),n("span",{class:"tile-note",children:a.rate?`rate ${a.rate.limit} / ${$e(a.rate.per*1e3)}`:"no rate limit"})]})]}),
n("section",{class:"card",children:n(xh,{queue:e})}),n(Do,{tabs:[["jobs","Jobs",c],["groups","Groups",a.groups],["settings","Settings"],["workers","Workers",u.length]],
current:r,link:o}),r==="jobs"&&n(I,{children:[h&&n("p",{class:"hint",children:["Only the group ",n("b",{children:h})," ",n("button",{type:"button",class:"link",
onClick:()=>ue({group:void 0,cursor:void 0}),children:"all groups"})]}),n("div",{class:"chips",role:"group","aria-label":"States",children:Eo.filter(_=>d[_]>0||
_===m).map(_=>n("button",{type:"button",class:"chip","data-state":_,"aria-pressed":_===m,onClick:()=>ue({state:_===m?void 0:_,cursor:void 0}),children:[_," ",n(
"span",{class:"chip-count",children:q(d[_])})]},_))}),n(Pl,{filter:{queue:e,state:m||void 0,group:h||void 0},total:h?void 0:m?d[m]:c,queueColumn:!1,empty:n(ke,{
title:m||h?"No job matches":"No jobs in this queue",children:m||h?n("button",{type:"button",onClick:()=>ue({state:void 0,group:void 0,cursor:void 0}),children:"\
Clear filters"}):n(Ae,{text:`curl -d '{"type":"hello","queue":"${e}"}' ${Se("v1/jobs")}`})})})]}),r==="groups"&&n(kh,{queue:e}),r==="settings"&&n(Sh,{queue:a,reload:l.
reload}),r==="workers"&&(u.length===0?n(ke,{title:"No worker claims this queue",children:n(Ae,{text:`pawl work --url ${Se("").replace(/\/$/,"")} --queue ${e} --\
 ./my-program`})}):n("div",{class:"card flush",children:n("table",{class:"list",children:n("tbody",{children:u.map(_=>n("tr",{children:[n("td",{class:"main",children:n(
"a",{href:B("/workers"),children:_.name})}),n("td",{children:n(Ye,{state:_.running.length>0?"running":"suspended",quiet:!0})}),n("td",{class:"end",children:[_.running.
filter(S=>S.queue===e).length," jobs of this queue"]})]},_.name))})})}))]})}function Oc(e){return`/schedules/${encodeURIComponent(e)}`}var Ch=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];function Lc(e){
let t={"@hourly":"every hour","@daily":"every day at 00:00","@weekly":"on Sundays at 00:00","@monthly":"on the 1st of the month at 00:00","@yearly":"on the 1st \
of January at 00:00"};if(t[e])return t[e];let r=e.trim().split(/\s+/);if(r.length!==5)return"";let[l,o,s,a,u]=r,d=/^\d+$/;if(o==="*"&&s==="*"&&a==="*"&&u==="*"){
if(l==="*")return"every minute";let h=/^\*\/(\d+)$/.exec(l);return h?`every ${h[1]} minutes`:d.test(l)?l==="0"?"every hour":`every hour at minute ${l}`:""}if(!d.
test(l))return"";let c=/^\*\/(\d+)$/.exec(o);if(c&&s==="*"&&a==="*"&&u==="*")return`every ${c[1]} hours at minute ${l}`;if(!d.test(o)||a!=="*")return"";let m=`${o.
padStart(2,"0")}:${l.padStart(2,"0")}`;return s==="*"&&u==="*"?`every day at ${m}`:s==="*"&&(u==="1-5"||u.toUpperCase()==="MON-FRI")?`on weekdays at ${m}`:s==="\
*"&&/^[0-7]$/.test(u)?`on ${Ch[Number(u)]}s at ${m}`:d.test(s)&&u==="*"?`on day ${s} of the month at ${m}`:""}function Nc({schedule:e}){if(e.cron){let t=Lc(e.cron);
return n(I,{children:[t||n("code",{children:e.cron}),n("div",{class:"meta",children:[t&&n("code",{children:e.cron})," ",e.timezone??"UTC"]})]})}return e.every!==
void 0?n(I,{children:["every ",$e(e.every*1e3)]}):n(I,{children:["at ",q(e.at?.length??0)," times"]})}function Ic(e){let t=`v1/schedules/${encodeURIComponent(e.
name)}`,r=l=>({path:`${t}/${l?"pause":"resume"}`,done:l?`${e.name} is paused`:`${e.name} goes on`});return{fire:{label:"Fire now",path:`${t}/fire`,cli:`pawl sch\
edule ${e.name} fire`,done:`${e.name} was fired`},pause:{label:e.paused?"Resume":"Pause",...r(!e.paused),cli:`pawl schedule ${e.name} ${e.paused?"resume":"pause"}`,
undo:r(e.paused??!1)},remove:{label:"Delete",method:"DELETE",path:t,cli:`pawl schedule ${e.name} delete`,done:`${e.name} is deleted`,confirm:{title:`Delete ${e.
name}?`,text:"It fires no more. The jobs that it has pushed stay.",danger:!0},then:()=>Ke("/schedules")}}}function Th({close:e}){let[t,r]=ie({name:"",cron:"0 3 \
* * *",timezone:Intl.DateTimeFormat().resolvedOptions().timeZone||"UTC",type:""}),[l,o]=ie([]),[s,a]=ie(null),u=m=>r({...t,...m});Ve(()=>{let m=new AbortController,
h=setTimeout(()=>{J("v1/cron",{method:"POST",body:{cron:t.cron,timezone:t.timezone,count:5},signal:m.signal}).then(p=>{o(p.times),a(null)}).catch(p=>{m.signal.aborted||
a(p)})},200);return()=>{clearTimeout(h),m.abort()}},[t.cron,t.timezone]);let d=async()=>{try{await J(`v1/schedules/${encodeURIComponent(t.name)}`,{method:"PUT",
body:{cron:t.cron,timezone:t.timezone,job:{type:t.type}}}),jn(`${t.name} is made`),e(),Ke(Oc(t.name))}catch(m){a(m)}},c=(m,h,p)=>n("label",{class:"field",children:[
n("span",{children:h}),n("input",{value:t[m],spellcheck:!1,required:!0,onInput:_=>u({[m]:_.currentTarget.value})}),p&&n("small",{children:p})]});return n(tl,{title:"\
New schedule",close:e,children:n("form",{class:"form",onSubmit:m=>{m.preventDefault(),d()},children:[c("name","Name"),c("type","Type of the job that it pushes"),
n("div",{class:"pair",children:[c("cron","Cron expression",Lc(t.cron)||"minute, hour, day, month, weekday"),c("timezone","Time zone","its clocks count")]}),s?n(
"p",{class:"bad",role:"alert",children:s.detail}):n("ol",{class:"times",children:l.map(m=>n("li",{children:[bt(Date.parse(m))," ",n(we,{at:m,plain:!0})]},m))}),
n("div",{class:"buttons",children:[n("button",{type:"button",onClick:e,children:"Cancel"}),n("button",{type:"submit",class:"primary",disabled:!t.name||!t.type,children:"\
Make it"})]})]})})}function Uc(){let e=Ee.value.get("cursor")??void 0,t=`v1/schedules${Ut({limit:100,cursor:e})}`,r=ge(t,a=>J(t,{signal:a})),[l,o]=ie(!1),s=r.value;
return n(oe,{title:"Schedules",tools:Xt("admin")&&n("button",{type:"button",class:"primary",onClick:()=>o(!0),children:"New schedule"}),children:[l&&n(Th,{close:()=>o(
!1)}),r.problem&&n(fe,{problem:r.problem,at:r.at,retry:r.reload,path:t}),s===null?!r.problem&&n(Be,{}):s.schedules.length===0&&!s.cursor?n(ke,{title:"No schedul\
es yet",children:[n("p",{children:"A job every night at three:"}),n(Ae,{text:`curl -X PUT -d '{"cron":"0 3 * * *","job":{"type":"report"}}' ${Se("v1/schedules/n\
ightly")}`})]}):n("div",{class:"card flush",children:[n("table",{class:"list",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Schedule"}),n("t\
h",{children:"When"}),n("th",{class:"end",children:"Next"}),n("th",{class:"wide",children:"Last"}),n("th",{class:"end wide",children:"Fired"}),n("th",{})]})}),n(
"tbody",{children:s.schedules.map(a=>{let u=Ic(a);return n("tr",{children:[n("td",{class:"main",children:[n("a",{href:B(Oc(a.name)),children:a.name}),a.paused&&
n(Ye,{state:"paused"}),a.note&&n("div",{class:"meta cut",children:a.note})]}),n("td",{children:n(Nc,{schedule:a})}),n("td",{class:"end",children:a.paused?n("spa\
n",{class:"faint",children:"–"}):n(we,{at:a.next?.[0]})}),n("td",{class:"wide",children:a.last?n(I,{children:[n(we,{at:a.last.fired_at})," ",a.last.error&&n("\
span",{class:"bad",children:a.last.error})]}):n("span",{class:"faint",children:"never"})}),n("td",{class:"end wide",children:q(a.counts?.fired)}),n("td",{class:"\
end act",children:[n(ae,{action:u.fire}),n(ae,{action:u.pause})]})]},a.name)})})]}),(s.cursor||e)&&n("div",{class:"pages",children:[n("span",{}),n("div",{class:"\
row",children:[n("button",{type:"button",disabled:!e,onClick:()=>ue({cursor:void 0}),children:"First"}),n("button",{type:"button",disabled:!s.cursor,onClick:()=>ue(
{cursor:s.cursor}),children:"More"})]})]})]})]})}function Fc({name:e}){let t=`v1/schedules/${encodeURIComponent(e)}`,r=ge(t,u=>J(`${t}?preview=10`,{signal:u})),
l=r.value,o=n("a",{href:B("/schedules"),children:"Schedules"});if(l===null)return n(oe,{title:e,sub:o,children:r.problem?.status===404?n(ke,{title:"There is no \
such schedule"}):r.problem?n(fe,{problem:r.problem,retry:r.reload,path:t}):n(Be,{})});let s=Ic(l),a=l.counts;return n(oe,{title:n(I,{children:[e," ",l.paused&&n(
Ye,{state:"paused"})]}),sub:n(I,{children:[o,l.note&&` · ${l.note}`]}),tools:n(I,{children:[n(ae,{action:s.fire,primary:!0}),n(ae,{action:s.pause}),n(ae,{action:s.
remove,danger:!0})]}),children:[r.problem&&n(fe,{problem:r.problem,at:r.at,retry:r.reload,path:t}),l.paused_because&&n("p",{class:"hint bad",children:["Paused b\
y itself: ",l.paused_because]}),n("div",{class:"columns",children:[n(xe,{title:"Rule",children:n(Jt,{rows:[["When",n(Nc,{schedule:l})],["Overlap",l.overlap],["M\
issed times",l.catch_up],["Jitter",l.jitter!==void 0&&$e(l.jitter*1e3)],["From",l.from&&n(we,{at:l.from})],["Until",l.until&&n(we,{at:l.until})],["Last fired",l.
last&&n(we,{at:l.last.fired_at})],["Last job",l.last?.job&&n("a",{href:B(ht(l.last.job)),children:l.last.job})],["Last error",l.last?.error&&n("span",{class:"ba\
d",children:l.last.error})],["Fired",a&&`${q(a.fired)}, skipped ${q(a.skipped)}, missed ${q(a.missed)}, failed ${q(a.failed)}`]]})}),n(xe,{title:"Next times",tools:n(
"span",{class:"faint",children:zt.value?"UTC":"your time"}),children:l.paused?n("p",{class:"faint pad",children:"None while it is paused."}):n("ol",{class:"time\
s",children:(l.preview??l.next??[]).map(u=>n("li",{children:[bt(Date.parse(u))," ",n(we,{at:u,plain:!0})]},u))})})]}),n(Ht,{title:l.workflow?"Workflow":"Job",value:l.
workflow??l.job})]})}var Oo=he(Qr("theme")??"system"),Wc=he(Qr("density")??"normal");function Lo(e){Oo.value=e,Bn("theme",e),e==="system"?delete document.documentElement.dataset.theme:
document.documentElement.dataset.theme=e}function ga(){let e=Oo.value==="dark"||Oo.value==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;Lo(e?"li\
ght":"dark")}function $h(e){Wc.value=e,Bn("density",e),document.documentElement.dataset.density=e}function qo({label:e,options:t,value:r,set:l}){return n("div",
{class:"choice",role:"group","aria-label":e,children:[n("span",{children:e}),n("span",{class:"segments",children:t.map(([o,s])=>n("button",{type:"button","aria-\
pressed":o===r,onClick:()=>l(o),children:s},o))})]})}function Bc(){let e=lt.value;return n(oe,{title:"Settings",children:[n("div",{class:"columns",children:[n(xe,
{title:"This browser",children:[n(qo,{label:"Theme",options:[["system","System"],["light","Light"],["dark","Dark"]],value:Oo.value,set:t=>Lo(t)}),n(qo,{label:"R\
ows",options:[["normal","Comfortable"],["compact","Compact"]],value:Wc.value,set:$h}),n(qo,{label:"Time zone",options:[["local","Local"],["utc","UTC"]],value:zt.
value?"utc":"local",set:t=>{zt.value=t==="utc",Bn("zone",t)}}),n(qo,{label:"Keyboard",options:[["on","On"],["off","Off"]],value:Co.value?"on":"off",set:t=>uc(t===
"on")})]}),n(xe,{title:"Session",children:[n(Jt,{rows:[["May",e&&(e.read_only?"look only: the dashboard is read-only here":e.scopes.join(", "))],["Until",e?.session?.
expires_at&&bt(Date.parse(e.session.expires_at))],["Tokens",e&&(e.tokens?"this server asks for a token":"this server asks nobody for a token")]]}),e?.session&&n(
"div",{class:"buttons pad",children:n("button",{type:"button",onClick:()=>{Ri()},children:"Sign out"})})]})]}),n(xe,{title:"About",children:n(Jt,{rows:[["Pawl",
e?.version],["Store",e&&(e.store==="redis"?"Redis":"the embedded one (LMDB and a journal)")],["Durability",e&&(e.durability==="fsync"?"an answer means on disk":
e.durability)],["Nodes",n("a",{href:B("/workers"),children:"who is here"})],["API",n("a",{href:Se("openapi.json"),children:"openapi.json"})],["Metrics",n("a",{href:Se(
"metrics"),children:"for Prometheus"})],["Made with","Preact, Preact signals and uPlot (MIT)"]]})})]})}var Ph=3e4,Mh=6e4;function Eh({worker:e}){let t=Mt.value-Date.parse(e.last_seen_at),r=e.state==="gone"||t>Mh?"dead":t>Ph?"retrying":e.state==="busy"?"running":"\
completed",l=e.stop?"stopping":e.quiet?"quiet":e.state;return n("span",{class:"state quiet","data-state":r,children:[n("span",{class:"dot"}),l]})}function jc(e,t){
return{label:t==="quiet"?"Quiet":"Stop",path:`v1/workers/${encodeURIComponent(e.name)}/${t}`,cli:`pawl workers --${t} ${e.name}`,done:t==="quiet"?`${e.name} cla\
ims no more`:`${e.name} finishes and exits`,confirm:{title:t==="quiet"?"Quiet this worker?":"Stop this worker?",text:t==="quiet"?`${e.name} finishes what it run\
s and claims no more. This cannot be taken back: start it again instead.`:`${e.name} finishes what it runs and exits.`,danger:t==="stop"}}}function zc(){let e=ge(
"workers",async l=>{let[o,s]=await Promise.all([J("v1/workers",{signal:l}),J("v1/nodes",{signal:l})]);return{workers:o.workers,nodes:s.nodes}}),t=e.value;if(t===
null)return n(oe,{title:"Workers",children:e.problem?n(fe,{problem:e.problem,retry:e.reload,path:"v1/workers"}):n(Be,{})});let r=new Set(t.nodes.map(l=>l.version));
return n(oe,{title:"Workers",sub:`${En(t.workers.length,"worker")}, ${En(t.workers.reduce((l,o)=>l+o.running.length,0),"job")} running`,children:[e.problem&&n(fe,
{problem:e.problem,at:e.at,retry:e.reload,path:"v1/workers"}),t.workers.length===0?n(ke,{title:"No worker is here",children:[n("p",{children:"A command for each\
 job:"}),n(Ae,{text:`pawl work --url ${Se("").replace(/\/$/,"")} --queue hello -- ./my-program`}),n("p",{children:"or any program that claims over HTTP:"}),n(Ae,
{text:`curl -d '{"queues":["hello"],"worker":"w1","wait":"30s"}' ${Se("v1/claim")}`})]}):n("div",{class:"card flush",children:n("table",{class:"list",children:[
n("thead",{children:n("tr",{children:[n("th",{children:"Worker"}),n("th",{children:"State"}),n("th",{class:"wide",children:"Queues"}),n("th",{children:"Runs"}),
n("th",{class:"end wide",children:"Last seen"}),n("th",{})]})}),n("tbody",{children:t.workers.slice(0,500).map(l=>n("tr",{children:[n("td",{class:"main",children:[
n("b",{class:"cut",children:l.name}),n("div",{class:"meta",children:[l.host,l.pid&&`pid ${l.pid}`,...l.labels??[]].filter(Boolean).join(" · ")||n(I,{children:[
"since ",n(we,{at:l.first_seen_at,plain:!0})]})})]}),n("td",{children:n(Eh,{worker:l})}),n("td",{class:"wide",children:[(l.queues??[]).slice(0,4).map((o,s)=>n(I,
{children:[s>0&&", ",n("a",{href:B(Ge(o)),children:o})]})),(l.queues??[]).length>4&&n("span",{class:"faint",children:[" and ",(l.queues??[]).length-4," more"]})]}),
n("td",{children:[l.concurrency!==void 0&&n("div",{class:"row",children:[l.running.length,n("span",{class:"faint",children:["/ ",l.concurrency]}),n(el,{value:l.
running.length,max:l.concurrency,label:`${l.running.length} of ${l.concurrency}`})]}),l.running.slice(0,4).map(o=>n("div",{class:"meta",children:[n("a",{href:B(
ht(o.id)),children:o.type})," ",$e(Math.max(0,Mt.value-Date.parse(o.since)))]},o.id)),l.running.length>4&&n("div",{class:"meta",children:["and ",l.running.length-
4," more"]}),l.running.length===0&&l.concurrency===void 0&&n("span",{class:"faint",children:"nothing"})]}),n("td",{class:"end wide",children:n(we,{at:l.last_seen_at})}),
n("td",{class:"end act",children:[n(ae,{action:jc(l,"quiet"),why:l.quiet&&"it is quiet already"}),n(ae,{action:jc(l,"stop"),danger:!0,why:l.stop&&"it stops alre\
ady"})]})]},l.name))})]})}),n(xe,{title:t.nodes.length===1?"Node":"Nodes",tools:r.size>1&&n("span",{class:"state","data-state":"retrying",children:"mixed versio\
ns"}),children:n("table",{class:"plain",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Host"}),n("th",{children:"Listens on"}),n("th",{class:"\
wide",children:"Roles"}),n("th",{class:"wide",children:"Version"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:t.nodes.map(l=>n("tr",{children:[
n("td",{children:[l.host," ",n("span",{class:"faint",children:["pid ",l.pid]})]}),n("td",{children:l.listen}),n("td",{class:"wide",children:(l.roles??[]).join("\
, ")}),n("td",{class:"wide",children:l.version}),n("td",{class:"end",children:n(we,{at:l.started_at})})]},l.id))})]})})]})}var Dh=["active","paused","scheduled","completed","failed","terminated"],Ah='{"name":"report","tasks":[{"name":"fetch","type":"fetch"},{"name":"build","type":"b\
uild","after":["fetch"]}]}';function Rh(e){return`/workflows/${encodeURIComponent(e)}`}function Hc({counts:e}){let t=e.tasks-e.open,r=e.tasks>0?100*t/e.tasks:0,
l=e.tasks>0?100*e.failed/e.tasks:0;return n("span",{class:"done",role:"img","aria-label":`${t} of ${e.tasks} tasks have ended, ${e.failed} failed`,children:[n("\
svg",{viewBox:"0 0 100 6",preserveAspectRatio:"none",children:[n("rect",{width:"100",height:"6",class:"bar-back"}),n("rect",{width:r,height:"6","data-state":"co\
mpleted",class:"fill"}),n("rect",{width:l,height:"6","data-state":"failed",class:"fill"})]}),n("span",{children:[q(t)," / ",q(e.tasks)]})]})}function Jc(){let e=Ee.
value.get("state")??"",t=Ee.value.get("cursor")??void 0,r=`v1/workflows${Ut({state:e,limit:50,cursor:t})}`,l=ge(r,s=>J(r,{signal:s})),o=l.value;return n(oe,{title:"\
Workflows",children:[n("div",{class:"chips",role:"group","aria-label":"States",children:Dh.map(s=>n("button",{type:"button",class:"chip","data-state":s,"aria-pr\
essed":s===e,onClick:()=>ue({state:s===e?void 0:s,cursor:void 0}),children:s},s))}),l.problem&&n(fe,{problem:l.problem,at:l.at,retry:l.reload,path:r}),o===null?
!l.problem&&n(Be,{}):o.workflows.length===0&&!o.cursor?n(ke,{title:e?"No workflow is in this state":"No workflows yet",children:!e&&n(I,{children:[n("p",{children:"\
Tasks that follow each other, pushed in one call:"}),n(Ae,{text:`curl -d '${Ah}' ${Se("v1/workflows")}`})]})}):n("div",{class:"card flush",children:[n("table",{
class:"list",children:[n("thead",{children:n("tr",{children:[n("th",{children:"Workflow"}),n("th",{children:"State"}),n("th",{children:"Tasks"}),n("th",{class:"\
wide",children:"Took"}),n("th",{class:"end",children:"Started"})]})}),n("tbody",{children:o.workflows.map(s=>n("tr",{children:[n("td",{class:"main",children:[n(
"a",{href:B(Rh(s.id)),children:s.name||s.id}),n("div",{class:"meta",children:[n("span",{class:"id",children:s.id}),n(kt,{text:s.id,label:"Copy the id"})]})]}),n(
"td",{children:n(Ye,{state:s.state})}),n("td",{children:n(Hc,{counts:s.counts})}),n("td",{class:"wide",children:s.started_at?$e((s.ended_at?Date.parse(s.ended_at):
Mt.value)-Date.parse(s.started_at)):n("span",{class:"faint",children:"–"})}),n("td",{class:"end",children:n(we,{at:s.started_at??s.created_at})})]},s.id))})]}),
n("div",{class:"pages",children:[n("span",{class:"faint",children:"newest first"}),n("div",{class:"row",children:[n("button",{type:"button",disabled:!t,onClick:()=>ue(
{cursor:void 0}),children:"Newest"}),n("button",{type:"button",disabled:!o.cursor,onClick:()=>ue({cursor:o.cursor}),children:"Older"})]})]})]})]})}function qh(e){
var s;let t=new Map(e.map(a=>[a.name,a])),r=new Map,l=(a,u)=>{let d=r.get(a.name);if(d!==void 0)return d;if(u.has(a.name))return 0;u.add(a.name);let c=(a.after??
[]).flatMap(h=>t.get(h)??[]),m=c.length===0?0:1+Math.max(...c.map(h=>l(h,u)));return r.set(a.name,m),m},o=[];for(let a of e)(o[s=l(a,new Set)]??(o[s]=[])).push(
a);return o.filter(Boolean)}var je={width:184,height:64,right:56,below:20};function Oh({tasks:e,selected:t}){let r=qh(e),l=Math.max(...r.map(u=>u.length)),o=new Map,
s=l*(je.height+je.below)-je.below;r.forEach((u,d)=>{let c=u.length*(je.height+je.below)-je.below;u.forEach((m,h)=>{o.set(m.name,{x:d*(je.width+je.right),y:(s-c)/
2+h*(je.height+je.below)})})});let a=r.length*(je.width+je.right)-je.right;return n("div",{class:"graph",tabIndex:0,role:"group","aria-label":"Tasks",children:n(
"svg",{width:a+4,height:s+4,viewBox:`-2 -2 ${a+4} ${s+4}`,children:[e.flatMap(u=>(u.after??[]).map(d=>{let c=o.get(d),m=o.get(u.name);if(!c||!m)return null;let h=c.
x+je.width,p=c.y+je.height/2,_=m.y+je.height/2,S=(m.x-h)/2;return n("path",{class:"edge",d:`M${h} ${p}C${h+S} ${p} ${m.x-S} ${_} ${m.x} ${_}`},`${d} ${u.name}`)})),
e.map(u=>{let d=o.get(u.name),c=u.name.length>22?`${u.name.slice(0,21)}…`:u.name,m=u.partitions,h=m?.total??0;return n("a",{href:B(`${location.pathname.slice(
location.pathname.indexOf("/ui/")+3)}?task=${encodeURIComponent(u.name)}`),class:u.name===t?"task selected":"task","data-state":u.paused?"paused":u.state,children:[
c!==u.name&&n("title",{children:u.name}),n("rect",{x:d.x,y:d.y,width:je.width,height:je.height,rx:"8"}),n("rect",{x:d.x,y:d.y+10,width:"3",height:je.height-20,class:"\
task-tone"}),n("text",{x:d.x+14,y:d.y+26,class:"task-name",children:c}),n("text",{x:d.x+14,y:d.y+46,class:"task-state",children:[u.paused?"paused":u.state,h>0?`\
 · ${q(h-(m?.open??0))} / ${q(h)}`:""]}),h>0&&n("rect",{x:d.x+14,y:d.y+je.height-8,width:je.width-28,height:"3",rx:"1.5",class:"task-back"}),h>0&&n("rect",{x:d.
x+14,y:d.y+je.height-8,width:(je.width-28)*(h-(m?.open??0))/h,height:"3",rx:"1.5",class:"task-tone"})]},u.name)})]})})}function Lh({task:e}){let t=`v1/tasks/${encodeURIComponent(
e.id)}/partitions?limit=100`,r=ge(t,l=>J(t,{signal:l}));return r.value===null?r.problem?n(fe,{problem:r.problem,retry:r.reload,path:t}):n(Be,{rows:3}):r.value.partitions.
length===0?null:n(I,{children:[n(Hn,{jobs:r.value.partitions,queue:!1}),r.value.cursor&&n("p",{class:"foot",children:["The first 100 of ",q(e.partitions?.total),
" partitions."]})]})}function Nh({task:e}){let t=`v1/tasks/${encodeURIComponent(e.id)}`,r=["completed","failed","skipped","terminated"].includes(e.state),l=(o,s,a)=>({
label:o,path:`${t}/${s}`,cli:`pawl task ${s} ${e.id}`,done:a,confirm:["skip","terminate","restart"].includes(s)?{title:`${o} ${e.name}?`,text:"The tasks that wa\
it for it follow from that.",danger:s==="terminate"}:void 0});return n(xe,{title:n(I,{children:[e.name," ",n(Ye,{state:e.paused?"paused":e.state})]}),tools:n("d\
iv",{class:"row",children:[!r&&n(ae,{action:e.paused?l("Resume","resume","The task goes on"):l("Pause","pause","The task is paused")}),!r&&e.state==="waiting"&&
n(ae,{action:l("Skip","skip","The task is skipped")}),r&&n(ae,{action:l("Restart","restart","The task starts again")}),!r&&n(ae,{danger:!0,action:l("Terminate",
"terminate","Asked to stop")})]}),children:[n(Jt,{rows:[["Type",e.type],["Queue",e.queue&&n("a",{href:B(Ge(e.queue)),children:e.queue})],["Job",e.partitions===void 0&&
n("a",{href:B(ht(e.id)),children:e.id})],["After",e.after?.join(", ")],["Reason",dr(e.reason)],["Started",e.started_at&&n(we,{at:e.started_at})],["Ended",e.ended_at&&
n(we,{at:e.ended_at})],["Error",e.error&&n("span",{class:"bad",children:`${e.error.type}: ${e.error.message}`})]]}),e.partitions!==void 0&&n(Lh,{task:e},e.id)]})}
function Vc({reference:e}){let t=`v1/workflows/${encodeURIComponent(e)}`,r=ge(t,c=>J(t,{signal:c})),l=r.value,o=n("a",{href:B("/workflows"),children:"Workflows"});
if(l===null)return n(oe,{title:"Workflow",sub:o,children:r.problem?.status===404?n(ke,{title:"There is no such workflow",children:n("p",{children:[n("code",{children:e}),
" may have passed its retention, or was deleted."]})}):r.problem?n(fe,{problem:r.problem,retry:r.reload,path:t}):n(Be,{})});let s=l.tasks??[],a=["completed","fa\
iled","terminated"].includes(l.state),u=s.find(c=>c.name===Ee.value.get("task")),d=(c,m,h,p)=>({label:c,path:`${t}/${m}`,cli:`pawl workflow ${m} ${e}`,done:h,confirm:p?
{title:`${c} this workflow?`,text:p,danger:m==="terminate"}:void 0});return n(oe,{title:n(I,{children:[l.name||"Workflow"," ",n(Ye,{state:l.state})]}),sub:n("sp\
an",{class:"row",children:[o," · ",n("code",{class:"id",children:l.id}),n(kt,{text:l.id,label:"Copy the id"})]}),tools:n(I,{children:[!a&&(l.state==="paused"?n(
ae,{action:d("Resume","resume","It goes on"),primary:!0}):n(ae,{action:d("Pause","pause","It is paused")})),a&&n(ae,{action:d("Restart","restart","It starts aga\
in","The tasks that have failed, and those behind them, run again."),primary:!0}),!a&&n(ae,{action:d("Terminate","terminate","Asked to stop","All its tasks that\
 have not ended are stopped."),danger:!0})]}),children:[r.problem&&n(fe,{problem:r.problem,at:r.at,retry:r.reload,path:t}),n("div",{class:"flow-line",children:[
n(Hc,{counts:l.counts}),n("span",{class:"faint",children:[l.counts.failed>0&&`${q(l.counts.failed)} failed · `,(l.counts.skipped??0)>0&&`${q(l.counts.skipped)}\
 skipped · `,l.started_at?`${a?"took":"runs for"} ${$e((l.ended_at?Date.parse(l.ended_at):Mt.value)-Date.parse(l.started_at))}`:"has not started",l.reason?` · ${dr(
l.reason)}`:""]})]}),s.length>0&&n(xe,{title:"Tasks",tools:n("span",{class:"faint",children:"a task shows more"}),children:n(Oh,{tasks:s,selected:u?.name})}),u&&
n(Nh,{task:u},u.id),n(Ht,{title:"Result",value:l.result}),n(Ht,{title:"Meta",value:l.meta})]})}var No=[{page:"/",label:"Overview",key:"o",icon:n("path",{d:"M2 13V8M6 13V3M10 13V6M14 13v-3"})},{page:"/queues",label:"Queues",key:"q",icon:n("path",{d:"M2 4h1\
2M2 8h12M2 12h8"})},{page:"/jobs",label:"Jobs",key:"j",icon:n("path",{d:"M3 3h10v10H3zM6 6h4M6 9h4"})},{page:"/failures",label:"Failures",key:"f",icon:n("path",
{d:"M8 2l6.500 11.500h-13zM8 6.500v3M8 11.500v.1"})},{page:"/workflows",label:"Workflows",key:"w",icon:n("path",{d:"M2 5h4v4H2zM10 2h4v4h-4zM10 10h4v4h-4zM6 7h2\
V4h2M8 7v5h2"})},{page:"/schedules",label:"Schedules",key:"c",icon:n("path",{d:"M8 4.500V8l2.500 1.500M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z"})},{page:"/callbacks",
label:"Callbacks",key:"b",icon:n("path",{d:"M13 3L3 8l4 1.500L9 13z"})},{page:"/workers",label:"Workers",key:"k",icon:n("path",{d:"M3 3h10v6H3zM6 13h4M8 9v4"})}],
va={page:"/settings",label:"Settings",key:"s",icon:n("path",{d:"M2 5h7M13 5h1M2 11h1M7 11h7M11 3.500v3M5 9.500v3"})},pr=he(!1);function Ih(){let t=ge("rail",s=>J(
"v1/stats?limit=1",{signal:s})).value?.counts,r=`/${Tl.value.split("/")[1]??""}`,l={"/jobs":[t&&t.queued+t.running],"/failures":[t?.dead,"bad"]},o=s=>{let[a,u]=l[s.
page]??[];return n("li",{children:n("a",{href:B(s.page),"aria-current":r===s.page?"page":void 0,onClick:()=>pr.value=!1,children:[n("svg",{class:"glyph",viewBox:"\
0 0 16 16","aria-hidden":"true",children:s.icon}),s.label,!!a&&n("span",{class:`rail-count ${u??""}`,children:q(a)})]})},s.page)};return n("nav",{class:pr.value?
"rail open":"rail",id:"rail","aria-label":"Pages",children:[n("a",{class:"brand",href:B("/"),children:[n("svg",{viewBox:"0 0 32 32","aria-hidden":"true",children:[
n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),"Pawl"]}),n("ul",{children:No.
map(o)}),n("ul",{class:"rail-end",children:o(va)}),n("p",{class:"rail-version",children:lt.value?.version})]})}var Uh={live:"live",polling:"every 2 s",paused:"p\
aused",lost:"no connection"};function Fh(){let e=To.value===0?0:Math.max(0,Mt.value-To.value);return Mt.value,n("button",{type:"button",class:"live","data-live":yt.
value,"aria-pressed":yn.value,title:yn.value?"Go on (p)":"Pause the updates (p)",onClick:()=>yn.value=!yn.value,children:[n("span",{class:"dot"}),Uh[yt.value],(yt.
value==="paused"||yt.value==="lost")&&e>2e3?` · ${Gr(e)} old`:""]})}function Wh(){let[e,t]=ie(""),[r,l]=ie(0),[o,s]=ie([]);Ve(()=>{J("v1/queues?limit=1000").then(
p=>s(p.queues.map(_=>_.name))).catch(()=>{})},[]);let a=e.trim(),u=a.toLowerCase(),d=[...[...No,va].filter(p=>p.label.toLowerCase().includes(u)).map(p=>({label:p.
label,note:"page",page:p.page})),...o.filter(p=>u!==""&&p.toLowerCase().includes(u)).slice(0,8).map(p=>({label:p,note:"queue",page:Ge(p)}))],c=a.indexOf(":");c>
0&&o.includes(a.slice(0,c))&&d.unshift({label:a.slice(c+1),note:`group of ${a.slice(0,c)}`,page:`${Ge(a.slice(0,c))}?group=${encodeURIComponent(a.slice(c+1))}`}),
a!==""&&d.push({label:a,note:"job, by its id, alias or ~number",page:ht(a)});let m=()=>Cl.value=!1,h=p=>{p&&(m(),Ke(p.page))};return n(tl,{title:"Go to",close:m,
children:n("form",{onSubmit:p=>{p.preventDefault(),h(d[r])},children:[n("input",{class:"jump",placeholder:"A page, a queue, queue:group, or a job","aria-label":"\
Where to",value:e,spellcheck:!1,autofocus:!0,onInput:p=>{t(p.currentTarget.value),l(0)},onKeyDown:p=>{p.key!=="ArrowDown"&&p.key!=="ArrowUp"||(p.preventDefault(),
l(Math.max(0,Math.min(d.length-1,r+(p.key==="ArrowDown"?1:-1)))))}}),n("ul",{class:"targets",children:d.slice(0,12).map((p,_)=>n("li",{children:n("button",{type:"\
button",class:_===r?"at":"",onClick:()=>h(p),children:[n("span",{class:"cut",children:p.label})," ",n("span",{class:"faint",children:p.note})]})},p.page))})]})})}
var Bh=[["?","these keys"],["Ctrl K","go to a page, queue or job"],...No.map(e=>[`g ${e.key}`,e.label]),["/","filter"],["j k","next and previous row"],["Enter",
"open the row"],["x a","select the row, or all of the page"],["[ ]","newer and older page"],["r T Del","run, terminate, delete"],["p","pause the updates"],["t",
"theme"],["Esc","close, clear the selection"]];function jh(){return n(tl,{title:"Keys",close:()=>Kr.value=!1,children:[n("dl",{class:"keys",children:Bh.map(([e,
t])=>n("div",{children:[n("dt",{children:e.split(" ").map(r=>n("kbd",{children:r},r))}),n("dd",{children:t})]},e))}),n("div",{class:"buttons",children:n("button",
{type:"button",onClick:()=>Kr.value=!1,children:"Close"})})]})}function zh(){let[e,t]=ie(""),[r,l]=ie(""),[o,s]=ie(!1),a=Xe(null);return Ve(()=>a.current?.focus(),
[]),n("div",{class:"sign-in",role:"dialog","aria-modal":"true","aria-label":"Sign in",children:n("form",{onSubmit:u=>{u.preventDefault(),s(!0),Ai(e).catch(d=>l(
d instanceof bn?d.detail:"The server does not answer.")).finally(()=>s(!1))},children:[n("svg",{class:"sign-in-mark",viewBox:"0 0 32 32","aria-hidden":"true",children:[
n("rect",{width:"32",height:"32",rx:"8"}),n("path",{d:"M9 24V8h8a5.500 5.500 0 0 1 0 11h-4"}),n("circle",{cx:"23",cy:"23.500",r:"2.200"})]}),n("h1",{children:"S\
ign in to Pawl"}),n("p",{class:"faint",children:"With a token of this server that may read. The browser keeps a session, not the token."}),n("label",{class:"fie\
ld",children:[n("span",{children:"Token"}),n("input",{ref:a,id:"token",type:"password",autocomplete:"current-password",value:e,onInput:u=>t(u.currentTarget.value)})]}),
r&&n("p",{class:"bad",role:"alert",children:r}),n("button",{type:"submit",class:"primary",disabled:o||e==="",children:"Sign in"})]})})}function Hh(){let e=gl.value;
return e===null||Ft.value?null:n("div",{class:"banner",role:"alert",children:[n("b",{children:[e.title,"."]})," ",e.detail]})}function Gc({children:e}){let t={"\
?":()=>Kr.value=!0,t:ga,p:()=>yn.value=!yn.value};for(let r of[...No,va])t[`g ${r.key}`]=()=>Ke(r.page);return _t(t),n(I,{children:[n("a",{class:"skip",href:"#m\
ain",onClick:r=>{r.preventDefault(),document.getElementById("main")?.focus()},children:"Skip to the page"}),n(Ih,{}),pr.value&&n("button",{type:"button",class:"\
drawer-back","aria-label":"Close the menu",onClick:()=>pr.value=!1}),n("div",{class:"frame",children:[n("header",{class:"bar-top",children:[n("button",{type:"bu\
tton",class:"menu","aria-label":"Menu","aria-expanded":pr.value,"aria-controls":"rail",onClick:()=>pr.value=!pr.value,children:n("svg",{class:"glyph",viewBox:"0\
 0 16 16","aria-hidden":"true",children:n("path",{d:"M2 4h12M2 8h12M2 12h12"})})}),n("button",{type:"button",class:"jump-button",onClick:()=>Cl.value=!0,children:[
n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M7 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM10.500 10.500L14 14"})}),
n("span",{children:"Go to a job, queue or page"}),n("kbd",{children:"Ctrl K"})]}),n("span",{class:"grow"}),lt.value?.read_only&&n("span",{class:"state","data-st\
ate":"suspended",children:"read-only"}),n(Fh,{}),n("button",{type:"button",class:"plain-button wide",title:"Time zone",onClick:()=>{zt.value=!zt.value,Bn("zone",
zt.value?"utc":"local")},children:zt.value?"UTC":"local"}),n("button",{type:"button",class:"plain-button","aria-label":"Theme",title:"Theme (t)",onClick:ga,onDblClick:()=>Lo(
"system"),children:n("svg",{class:"glyph",viewBox:"0 0 16 16","aria-hidden":"true",children:n("path",{d:"M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 0 12"})})}),n("butto\
n",{type:"button",class:"plain-button wide","aria-label":"Keys",title:"Keys (?)",onClick:()=>Kr.value=!0,children:"?"})]}),n(Hh,{}),n("main",{id:"main",tabIndex:-1,
children:e})]}),Cl.value&&n(Wh,{}),Kr.value&&n(jh,{}),n(bc,{}),n(vc,{}),Ft.value&&n(zh,{})]})}var Jh=[["/","Overview",()=>n(kc,{})],["/queues","Queues",()=>n(Rc,{})],["/queues/:queue","Queue",({queue:e})=>n(qc,{queue:e},e)],["/jobs","Jobs",()=>n(Mc,{})],
["/jobs/:ref","Job",({ref:e})=>n(Ac,{reference:e},e)],["/failures","Failures",()=>n(Ec,{})],["/workflows","Workflows",()=>n(Jc,{})],["/workflows/:ref","Workflow",
({ref:e})=>n(Vc,{reference:e},e)],["/schedules","Schedules",()=>n(Uc,{})],["/schedules/:name","Schedule",({name:e})=>n(Fc,{name:e},e)],["/callbacks","Callbacks",
()=>n(xc,{})],["/callbacks/:id","Callback",({id:e})=>n(Cc,{id:e},e)],["/workers","Workers",()=>n(zc,{})],["/settings","Settings",()=>n(Bc,{})]];function Vh(){Ve(
()=>{let r=()=>{lo().catch(()=>{Ft.value||setTimeout(r,2e3)})};r();let l=setInterval(()=>{Ft.value||lo().catch(()=>{})},6e5);return()=>clearInterval(l)},[]);let e="\
Not found",t=null;for(let[r,l,o]of Jh){let s=gc(r,Tl.value);if(s!==null){e=Object.values(s)[0]??l,t=o(s);break}}return Ve(()=>{document.title=`${e} · Pawl`},[e]),
n(Gc,{children:lt.value===null?null:t??n(oe,{title:"Nothing here",children:n(ke,{title:"There is no such page",children:n("a",{href:B("/"),children:"Overview"})})})})}
ui(n(Vh,{}),document.getElementById("app"));})();
