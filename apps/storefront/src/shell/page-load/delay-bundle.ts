const FETCH_EARLY = '<link rel="modulepreload"'
const FETCH_LATER = '<link rel="later"'
const RUN_EARLY = '<script type="module"'
const RUN_LATER = '<script type="later"'

/**
 * Stands in the page's head: fetches the program once the page has been painted, or at the first sign of a person. On a slow line
 * pictures and letters have it to themselves until then; before, the program took half of it and the picture came a second later.
 * Moving the script that the server wrote starts it. Decision 0014.
 */
export const START_BUNDLE = `{let start=()=>{let program=document.querySelector('[type=later]');if(program){for(let link of document.querySelectorAll('[rel=later]'))link.rel='modulepreload';program.type='module';document.head.append(program)}};addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(start)));for(let sign of['pointermove','pointerdown','keydown'])addEventListener(sign,start,{once:true})}`

/** A page as React rendered it, with its program waiting for `START_BUNDLE`. React knows its own by their addresses. */
export function delayBundle(html: string): string {
  return html.replaceAll(FETCH_EARLY, FETCH_LATER).replaceAll(RUN_EARLY, RUN_LATER)
}
