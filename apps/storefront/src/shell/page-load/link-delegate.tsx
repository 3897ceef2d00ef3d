import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toInternalHref } from './internal-link.ts'
import { rememberNavigation } from './on-first-interaction.ts'

/** How long a pointer rests on a link before its page is fetched. */
const INTENT_MS = 60

/**
 * Makes plain links navigate in the page, and fetches their pages on intent. One listener instead of a component per link:
 * the server renders bare anchors, which is a third faster, and they work before and without JavaScript.
 */
export function LinkDelegate() {
  const router = useRouter()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function handleClick(event: MouseEvent) {
      const link = findLink(event)
      const href = link && toInternalHref(link, location)
      if (!link || href === null || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      const navigation = router.navigate({
        href,
        replace: link.dataset['replace'] !== undefined,
        // Filters change the same page: keep the scroll position. docs/behaviour/urls.md §8.7.
        resetScroll: new URL(href, location.href).pathname !== location.pathname,
        viewTransition: markMorph(link),
      })
      rememberNavigation(navigation)
    }

    function handleIntent(event: Event) {
      const link = findLink(event)
      const href = link && toInternalHref(link, location)
      clearTimeout(timer)
      if (!link || href === null || link.dataset['preload'] === 'off') return
      timer = setTimeout(() => preload(router, href), event.type === 'touchstart' ? 0 : INTENT_MS)
    }

    const left = new AbortController()
    const { signal } = left
    document.addEventListener('click', handleClick, { signal })
    for (const type of INTENTS) document.addEventListener(type, handleIntent, { passive: true, signal })
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [router])

  return null
}

/** Preloads by URL, as `navigate` does at run time; its type allows route names only. */
function preload(router: ReturnType<typeof useRouter>, href: string): void {
  const options = { href } as unknown as Parameters<typeof router.preloadRoute>[0]
  void router.preloadRoute(options).catch(() => {})
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

function findLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a[href]') : null
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** The view transition name of the picture that is shared with the next page. */
export const MORPH_NAME = 'product'

/** Names the picture of the clicked tile for the transition to the gallery; only that one, because duplicate names abort the transition. */
function markMorph(link: HTMLAnchorElement): boolean {
  const picture = link.closest('.tile')?.querySelector('img')
  if (!picture) return false
  for (const other of document.images) other.style.viewTransitionName = ''
  picture.style.viewTransitionName = MORPH_NAME
  return true
}
