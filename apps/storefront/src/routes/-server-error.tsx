import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { isMissingPart, isUnanswered } from '../shell/api/is-unanswered.ts'
import { ShopMark } from '../shell/frame/shop-mark.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { useHref } from '../shell/store-view/href.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Long enough to read the message. */
const HOME_MS = 5000
/** No event says that a server is back. */
const RETRY_MS = 15_000
const PROBE_LIMIT_MS = 10_000

/**
 * The error page: for unexpected errors, for pages that need a network (its button leads to the home page), and for a shop that does not
 * answer (it retries). A link that fails leaves the shopper on the page with the link. Spec §8, §2; docs/behaviour/offline.md §7.6,
 * docs/behaviour/urls.md §8.8.
 */
export function ServerError({ error }: { error?: unknown }) {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const home = href('/')
  const [kind] = useState(() => (import.meta.env.SSR ? kindOnServer(error) : kindOf(error, location.pathname === home)))

  const [isTrying, setTrying] = useState(false)

  async function retry(): Promise<void> {
    setTrying(true)
    // Router and browser cache a failed import: only a new document loads it again. While the server is unreachable, that would be the
    // browser's own error page.
    await (isMissingPart(error) ? reloadIfAnswered() : router.invalidate())
    setTrying(false)
  }

  const [isStep] = useState(() => !import.meta.env.SSR && kind === 'server' && isStepOf(router))

  useLayoutEffect(() => {
    if (!isStep) return
    const { href: failed } = router.history.location
    const action1 = { label: t('error.retry'), onPress: () => void router.navigate({ href: failed }) }
    // Shown as long as an "Undo" notice, because nothing else leads to that page at once.
    notices.show({ type: 'error', message: t('error.server.title'), action1, timeToLive: 10_000 })
    router.history.back()
    // Once: `t` changes identity when messages are added.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStep])

  useEffect(() => {
    if (kind === 'server') return undefined
    // Load it as a document: the service worker has cached the home page, but perhaps not the data for a navigation. docs/page-load.md
    const goHome = () => (navigator.serviceWorker?.controller ? location.assign(home) : void router.navigate({ href: home }))
    const again = () => void retry()
    const timer = kind === 'offline' ? setTimeout(goHome, HOME_MS) : setInterval(again, RETRY_MS)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
    // `retry` reads nothing that changes while this error is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind, router, home])

  if (isStep) return null
  return (
    <div className="wrap">
      <div className="empty-state">
        <ShopMark />
        <h1>{t(TITLES[kind])}</h1>
        {kind !== 'offline' && <p>{t(kind === 'unreachable' ? 'error.unreachable.text' : 'error.server.text')}</p>}
        <div className="empty-state-actions">
          <Button busy={isTrying} onClick={() => void retry()}>
            {t('error.retry')}
          </Button>
          <ButtonLink href={home} variant="secondary">
            {t('error.toHome')}
          </ButtonLink>
          <ButtonLink href={href('/customer-service')} variant="secondary">
            {t('error.toHelp')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** A navigation from a page of this tab, which is the previous entry of its history; not a reload, and not a step back. */
function isStepOf({ history, state }: ReturnType<typeof useRouter>): boolean {
  const from = state.resolvedLocation
  return from !== undefined && history.location.state.__TSR_index === from.state.__TSR_index + 1
}

async function reloadIfAnswered(): Promise<void> {
  const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_LIMIT_MS) })
  if ((await asked.catch(() => null))?.ok) location.reload()
}

const TITLES = { server: 'error.server.title', offline: 'error.offline', unreachable: 'error.unreachable.title' } as const

function kindOnServer(error: unknown): keyof typeof TITLES {
  return isUnanswered(error) ? 'unreachable' : 'server'
}

/**
 * Without a network, go to the home page, which works offline. On the home page itself, and while only the shop is unreachable, load the
 * page again.
 */
function kindOf(error: unknown, isHome: boolean): keyof typeof TITLES {
  if (!navigator.onLine && !isHome) return 'offline'
  return !navigator.onLine || isUnanswered(error) || isMissingPart(error) ? 'unreachable' : 'server'
}
