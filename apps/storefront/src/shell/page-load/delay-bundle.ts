const FETCH_EARLY = '<link rel="modulepreload"'
const FETCH_LATER = '<link rel="later"'
const RUN_EARLY = '<script type="module"'
const RUN_LATER = '<script type="later"'

/**
 * Inline script in the head: loads the JavaScript bundle after the first paint, or at the first interaction. Until then pictures and fonts
 * have a slow connection to themselves; otherwise the bundle took half of it and the largest picture came a second later. Moving the script
 * element that the server wrote starts it. docs/page-load.md, decision 0014.
 */
export const START_BUNDLE = `{let start=()=>{let bundle=document.querySelector('[type=later]');if(bundle){for(let link of document.querySelectorAll('[rel=later]'))link.rel='modulepreload';bundle.type='module';document.head.append(bundle)}};addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(start)));for(let sign of['pointermove','pointerdown','keydown'])addEventListener(sign,start,{once:true})}`

/** The rendered page with its bundle deferred until `START_BUNDLE`. React recognises its links and scripts by their URLs. */
export function delayBundle(html: string): string {
  return html.replaceAll(FETCH_EARLY, FETCH_LATER).replaceAll(RUN_EARLY, RUN_LATER)
}
