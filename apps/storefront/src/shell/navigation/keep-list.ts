import { addMessages, type I18n } from '@meerkat/i18n/messages'
import { isMissingPart, isUnanswered } from '../api/is-unanswered.ts'
import { notices } from '../notifications/notices.ts'
import { loadOrNotify } from '../page-load/load-or-notify.ts'

/** The part of the router that is used. */
export interface ListRouter {
  readonly state: { readonly matches: readonly { readonly status: string; readonly error: unknown }[] }
  readonly options: { readonly context: { readonly i18n: I18n } }
  subscribe(event: 'onBeforeNavigate', listener: (navigation: Navigation) => void): () => void
  subscribe(event: 'onResolved', listener: () => void): () => void
  navigate(to: { readonly href: string; readonly replace: true; readonly resetScroll: false }): unknown
}

interface Navigation {
  readonly fromLocation?: Place | undefined
  readonly toLocation: Place
}

interface Place {
  readonly pathname: string
  readonly href: string
}

/**
 * When neither the network nor the device can answer a filter or sort order, goes back to the list that was shown, with a notice, instead
 * of showing an error page. Returns a function that ends this. docs/behaviour/offline.md §7.6.
 */
export function keepLists(router: ListRouter): () => void {
  let last: Navigation | null = null
  const ends = [router.subscribe('onBeforeNavigate', (navigation) => (last = navigation)), router.subscribe('onResolved', settle)]

  function settle(): void {
    const { fromLocation: from, toLocation: to } = last ?? {}
    last = null
    const isRefined = from !== undefined && from.pathname === to?.pathname && from.href !== to.href
    if (
      !isRefined ||
      !router.state.matches.some(({ status, error }) => status === 'error' && (isUnanswered(error) || isMissingPart(error)))
    )
      return
    void router.navigate({ href: from.href, replace: true, resetScroll: false })
    void say(router.options.context.i18n)
  }

  return () => {
    for (const end of ends) end()
  }
}

async function say(i18n: I18n): Promise<void> {
  if (await loadOrNotify(addMessages(i18n, 'find'))) notices.show({ type: 'warning', message: i18n.t('catalog.unchanged') })
}
