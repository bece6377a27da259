"use strict";(()=>{try{let t=localStorage.getItem("pawl.theme");(t==="light"||t==="dark")&&(document.documentElement.dataset.theme=t),localStorage.getItem("pawl.density")==="compa\
ct"&&(document.documentElement.dataset.density="compact")}catch{}})();
