/**
 * Inline script at the start of every page, for clicks that come before the JavaScript bundle. It answers within a frame: `aria-busy` on the
 * control and a sentence in `EarlyStatus`. Buttons and choices are recorded for `replayClicks`. A filter or a sort order is submitted as the
 * plain form, which is quicker than waiting for the bundle. An addition to the cart is also written to session storage, so that
 * the next page performs it when the shopper leaves this one first (`early-additions.ts`). Other clicks are forgotten when the page is left,
 * or when there is no bundle after half a minute; then a message says so, and no control stays busy. Typed and chosen values are recorded
 * too, with their control, because React's first renders would reset it; they are recorded before React handles the event, which may be
 * what makes it render. React stops an event whose control belongs to a part of the page that it is still hydrating (`stuck`), even when the
 * control already has React's mark: such an event is recorded after React has stopped it. If the event makes React finish hydration instead,
 * that render resets the control before React reads it, so the value is put back in between. An empty list is `[]`. The browser's offer to
 * install the shop is held back as `install`, for the shop's own offer. Names are short because the script is part of every page.
 */
export const RECORD_CLICKS = [
  'early=[];{let alive=c=>Object.keys(c).some(k=>k.startsWith("__react")),',
  'say=k=>{let s=document.getElementById("early");if(s&&!("said"in s.dataset))s.textContent=s.dataset[k]||""},',
  'forget=()=>{early=early.filter?.(c=>c.dataset.add||c.typed)||early;',
  'for(let c of document.querySelectorAll("form[aria-busy],button[aria-busy]"))',
  'c.dataset.add||c.type&&alive(c)||c.removeAttribute("aria-busy")},',
  'busy=(c,k)=>{c.setAttribute("aria-busy","true");say(k);setTimeout(()=>early.map&&(forget(),say("failed")),3e4)};',
  'onclick=(e,stuck)=>{let c=e.target.closest("button[type=button]"),id;',
  'if(!c||c.popoverTargetElement||!stuck&&alive(c)||(id=c.dataset.add)&&c.ariaBusy)return;',
  'early.push(c);busy(c,id?"add":"wait");',
  'if(id)try{sessionStorage.early=JSON.stringify([...JSON.parse(sessionStorage.early||"[]"),',
  '{id:+id,qty:+c.parentNode.querySelector("input")?.value||1,at:location.href,page:performance.timeOrigin}])}catch{}};',
  'let form=c=>c.form?.matches("[data-apply]")&&c.form,',
  'note=(c,stuck)=>{let t=c.typed={value:c.value,checked:c.checked};!stuck&&alive(c)||early.includes?.(c)||early.push(c);return t},',
  'typed=({type,target:c},stuck)=>type!="change"&&type=="click"==/^(check|rad)/.test(c.type)&&!form(c)&&note(c,stuck);',
  'onchange=({target:c},stuck)=>{let f=(stuck||!alive(c))&&form(c);',
  'if(f)early.map?(busy(f,"wait"),f.requestSubmit()):c.matches("select")&&note(c,stuck)};',
  'for(let k of["click","input","change"]){addEventListener(k,e=>{stuck=e.stuck=1;e.typed=typed(e);',
  'e.isTrusted&&setTimeout(()=>e.stuck&&(typed(e,1),k=="click"?onclick(e,1):k=="change"&&onchange(e,1)))},true);',
  'document.documentElement.addEventListener(k,e=>{stuck=e.stuck=0;let c=e.target,t=e.typed;',
  'if(t&&(c.value!=t.value||c.checked!=t.checked))Object.assign(c,t),c._valueTracker?.setValue("\\0")},true)}',
  'addEventListener("pageshow",e=>{if(e.persisted)forget(),early.some?.(c=>c.dataset.add)||say("none")});',
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();install=e});',
  'addEventListener("DOMContentLoaded",()=>{try{sessionStorage.early?.[2]&&say("add")}catch{}})}',
].join('')
