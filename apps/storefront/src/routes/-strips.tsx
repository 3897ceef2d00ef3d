import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { InstallStrip } from '../features/install/install-strip.tsx'
import { useInstallOffer } from '../features/install/use-install-offer.ts'
import type { Connection } from '../offline/network/connectivity.ts'
import { useConnection } from '../offline/network/use-online.ts'
import type { ShopStorage } from '../offline/storage/shop-storage.ts'
import { ConnectionStrip } from '../shell/frame/connection-strip.tsx'
import { useMessages } from '../shell/messages/messages.tsx'
import { restoreFocus } from '../shell/navigation/focus-heading.ts'
import { isCachedPage } from '../shell/page-load/is-cached-page.ts'
import { shop } from '../shell/store-view/stores.ts'

/** How long the strip says that the connection is back. */
const BACK_MS = 3000
/** Id of the element with the strips. */
const PLACE = 'below-header'

export interface StripsProps {
  storage: ShopStorage
  /** Number of orders that are not placed yet. */
  waiting: number
  /** The same without the order that the page itself shows; the button lists these. */
  elsewhere: number
  /** Whether one of these waits for the shopper and not for the server. */
  needsDecision: boolean
  onShow: () => void
}

/** What works without the server, orders that wait, and the offer to install the shop. docs/behaviour/offline.md §7.3. */
export function Strips({ storage, waiting, elsewhere, needsDecision, onShow }: StripsProps) {
  const t = useMessages()
  const shown = useShownConnection()
  const offer = useInstallOffer(storage, shown !== 'online' || waiting > 0)
  const strips: Strip[] = []
  if (shown !== 'online') strips.push({ kind: 'connection', id: shown, content: <ConnectionText shown={shown} /> })
  if (elsewhere > 0) {
    strips.push({
      kind: 'order',
      // Another text is announced again.
      id: needsDecision ? 'decision' : `order-${elsewhere}`,
      content: (
        <ConnectionStrip kind="order">
          {needsDecision ? t('offline.attention') : t('offline.waiting', { count: elsewhere })} <ShowButton onShow={onShow} />
        </ConnectionStrip>
      ),
    })
  }
  if (offer) strips.push({ kind: 'offer', id: 'offer', content: <InstallStrip {...offer} /> })
  const { place, inFlow, announced } = useRoom(strips)
  const reserved = useReservedHeight(place, inFlow)
  const floating = useRoomForFloating(inFlow, { above: reserved, isUsed: strips.some(({ kind }) => !inFlow.includes(kind)) })
  // From now on, treat the page as if the server had answered.
  useEffect(() => {
    if (shown === 'online') document.documentElement.removeAttribute('data-cached')
  }, [shown])

  if (!place) return null
  const draw = (list: readonly Strip[]) =>
    list.map(({ kind, id, content }) => (
      // Screen readers announce a status that is inserted, even if an earlier page has shown it.
      <div key={kind} role="status" aria-live={announced.includes(id) ? 'off' : undefined}>
        {content}
      </div>
    ))
  return createPortal(
    <>
      <div ref={reserved}>{draw(strips.filter(({ kind }) => inFlow.includes(kind)))}</div>
      <div ref={floating} className="floating-strips">
        {draw(strips.filter(({ kind }) => !inFlow.includes(kind)))}
      </div>
    </>,
    place,
  )
}

/** It disappears while it may have the focus: as soon as the last order has arrived. */
function ShowButton({ onShow }: Pick<StripsProps, 'onShow'>) {
  const t = useMessages()
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      if (shown === document.activeElement) restoreFocus()
    }
  }, [])

  return (
    <button ref={button} type="button" className="link" onClick={onShow}>
      {t('offline.show')}
    </button>
  )
}

interface Strip {
  readonly kind: 'connection' | 'order' | 'offer'
  /** Announced to screen readers once, and again only after it has disappeared. */
  readonly id: ShownConnection | `order-${number}` | 'decision' | 'offer'
  readonly content: ReactNode
}

interface Room {
  readonly place: HTMLElement | null
  /** The strips that this page began with. */
  readonly inFlow: readonly Strip['kind'][]
  /** The strips that have been shown since an earlier page. */
  readonly announced: readonly Strip['id'][]
}

/**
 * A strip that appears or disappears must not move what the shopper is about to tap: on the current page it floats above the beginning of
 * the page. The next page begins with it, and its space stays reserved when it disappears.
 */
function useRoom(strips: readonly Strip[]): Room {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  const [room, setRoom] = useState<Room>({ place: null, inFlow: [], announced: [] })
  const stillThere = room.announced.filter((id) => strips.some((strip) => strip.id === id))
  if (stillThere.length < room.announced.length) setRoom((before) => ({ ...before, announced: stillThere }))

  useLayoutEffect(() => {
    // Each layout has its own place.
    const next = document.getElementById(PLACE)
    // Before the strips are loaded, a page from the service worker has room for the one about the connection.
    const beginning: Room['inFlow'] = isCachedPage() ? ['connection'] : []
    setRoom((before) => ({
      place: next,
      inFlow: before.place ? strips.map(({ kind }) => kind) : beginning,
      announced: before.place ? strips.map(({ id }) => id) : [],
    }))
    // Only another page makes room.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page])

  return room
}

/** For the strips that the page began with: their space stays when they disappear. */
function useReservedHeight(place: HTMLElement | null, inFlow: Room['inFlow']): RefObject<HTMLDivElement | null> {
  const reserved = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = reserved.current
    if (!element) return
    element.style.minHeight = ''
    element.style.minHeight = `${element.getBoundingClientRect().height}px`
    // Only another page changes it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place, inFlow])
  return reserved
}

interface RoomForFloating {
  /** What the floating strips follow. */
  above: RefObject<HTMLElement | null>
  /** Whether a strip floats. */
  isUsed: boolean
}

/**
 * For floating strips: they get a space of their own, so that what they cover can be seen, as soon as this moves nothing that the shopper
 * is about to tap: after scrolling past that space, or when the keyboard moves the focus.
 */
function useRoomForFloating(inFlow: Room['inFlow'], { above, isUsed }: RoomForFloating): RefObject<HTMLDivElement | null> {
  const floating = useRef<HTMLDivElement>(null)
  // The next page begins with them.
  useLayoutEffect(() => {
    if (floating.current) floating.current.style.height = ''
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [inFlow])

  useEffect(() => {
    if (!isUsed) return undefined
    const listeners = new AbortController()
    const { signal } = listeners
    const makeRoom = () => {
      const element = floating.current
      const last = element?.lastElementChild
      if (!element || !last) return
      listeners.abort()
      if (element.style.height) return
      const height = last.getBoundingClientRect().bottom - element.getBoundingClientRect().top
      element.style.height = `${height}px`
      // Other browsers keep what is on the screen in place themselves.
      if (!CSS.supports('overflow-anchor', 'auto')) scrollBy({ top: height, behavior: 'instant' })
    }
    const isPast = () => above.current !== null && above.current.getBoundingClientRect().bottom < 0
    addEventListener('scroll', () => isPast() && makeRoom(), { passive: true, signal })
    addEventListener('keydown', ({ key }) => key === 'Tab' && makeRoom(), { signal })
    return () => listeners.abort()
    // Once per page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [above, inFlow, isUsed])
  return floating
}

/** `back`: the network is; `reached`: the server is, and the network was there all the time. */
type ShownConnection = Connection | 'back' | 'reached'

function ConnectionText({ shown }: { shown: Exclude<ShownConnection, 'online'> }) {
  const t = useMessages()
  if (shown === 'back' || shown === 'reached') return <ConnectionStrip kind="back">{t(`offline.${shown}`)}</ConnectionStrip>
  // Without a service worker no other page opens: the switch `SERVICE_WORKER` is off, or the browser has none.
  const hasPages = Boolean(navigator.serviceWorker?.controller)
  const offline = shop.queues.automaticOrderSending ? 'offline.strip' : 'offline.stripAsk'
  const text = hasPages
    ? ({ offline, unreachable: 'offline.away' } as const)
    : ({ offline: 'offline.stripPage', unreachable: 'offline.awayPage' } as const)
  return <ConnectionStrip kind="gone">{t(text[shown])}</ConnectionStrip>
}

/** The connection, and for three seconds after it has returned, what has returned. */
function useShownConnection(): ShownConnection {
  const connection = useConnection()
  const [shown, setShown] = useState<{ connection: Connection; returned: 'back' | 'reached' | null }>({ connection, returned: null })
  if (shown.connection !== connection) {
    const returned = shown.connection === 'offline' ? 'back' : 'reached'
    setShown({ connection, returned: connection === 'online' ? returned : null })
  }

  useEffect(() => {
    if (!shown.returned) return undefined
    const timer = setTimeout(() => setShown({ connection: 'online', returned: null }), BACK_MS)
    return () => clearTimeout(timer)
  }, [shown.returned])

  return shown.returned ?? connection
}
