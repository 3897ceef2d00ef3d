/**
 * Inline script at the start of every page, for clicks that come before the JavaScript bundle. It answers within a frame: `aria-busy` on the
 * control and a sentence in `EarlyStatus`. Buttons and choices are recorded for `replayClicks`. A filter or a sort order is submitted as the
 * plain form, which is quicker than waiting for the bundle. An addition to the cart is also written to session storage, so that
 * the next page performs it when the shopper leaves this one first (`early-additions.ts`). An empty list is `[]`. Names are
 * short because the script is part of every page.
 */
export const RECORD_CLICKS = [
  'early=[];{let alive=c=>Object.keys(c).some(k=>k.startsWith("__react")),',
  'say=k=>{let s=document.getElementById("early");if(s)s.textContent=s.dataset[k]},',
  'busy=(c,k)=>{c.setAttribute("aria-busy","true");say(k)};',
  'onclick=e=>{let c=e.target.closest("button[type=button]"),id;',
  'if(!c||c.popoverTargetElement||alive(c)||(id=c.dataset.add)&&c.ariaBusy)return;',
  'early.push(c);busy(c,id?"add":"wait");',
  'if(id)try{sessionStorage.early=JSON.stringify([...JSON.parse(sessionStorage.early||"[]"),',
  '{id:+id,qty:+c.parentNode.querySelector("input")?.value||1,at:location.href,page:performance.timeOrigin}])}catch{}};',
  'onchange=e=>{let c=e.target,f=c.form;if(!alive(c))',
  'if(early.map&&f?.matches("[data-apply]"))busy(f,"wait"),f.requestSubmit();',
  'else if(c.matches("select"))early.push(c)};',
  'addEventListener("DOMContentLoaded",()=>{try{sessionStorage.early?.[2]&&say("add")}catch{}})}',
].join('')
