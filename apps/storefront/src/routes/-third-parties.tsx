import { thirdParties } from 'virtual:third-parties'
import { type RegisteredRouter, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type Consent, listAllowed, readConsent, writeConsent } from '../features/consent/consent.ts'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import { loadScript } from '../features/consent/load-script.ts'
import { canLoadDocument, planChoice } from '../features/consent/plan-document.ts'
import { openOffline } from '../offline/open-offline.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useLaterMessages } from '../shell/messages/use-later-messages.ts'
import { openedAt } from '../shell/rendering/opened-at.ts'
import { isPaymentStep, PAYMENT_PAGE } from '../shell/rendering/payment-page.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { startTracking, stopTracking } from './-track-shopping.ts'

const device = () => localStorage

/** Whether the document was opened on the payment step: its policy allows no script of third parties. */
const wasStep = isPaymentStep(openedAt)

/** Asks for consent, and loads tag manager and chat after it was given; never on the payment step. Spec §8, §9, decisions 0047 and 0098. */
export function ThirdParties() {
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const order = useRouterState({ select: ({ location }) => toQuery(location.search)['order'] })
  const isHere = useLaterMessages('service')
  const [consent, setConsent] = useState(() => readConsent(thirdParties, device))
  const [wasOpened, setOpened] = useState(false)
  const isStep = isPaymentStep({ pathname, search: { order } })
  const isPaying = PAYMENT_PAGE.test(pathname)
  const isThankYou = typeof order === 'string' && pathname.endsWith('/checkout')

  useEffect(() => {
    const allowed = listAllowed(thirdParties, consent)
    if (isPaying || allowed.length === 0) return undefined
    if (allowed.some(({ kind }) => kind === 'tagManager')) startTracking(router, { isKept: wasStep })
    const load = () => {
      for (const { script } of allowed) loadScript(script)
    }
    if (isThankYou) return onPlaced(router, order, wasStep ? reload : load)
    if (!isStep && !wasStep) load()
    return undefined
  }, [consent, isPaying, isStep, isThankYou, order, router])

  function choose(next: Consent) {
    const isWithdrawn = listAllowed(thirdParties, consent).some(({ kind }) => next[kind] !== true)
    const isAllowed = listAllowed(thirdParties, next).length > 0
    writeConsent(thirdParties, next, device)
    if (next.tagManager !== true) stopTracking()
    // A script cannot be unloaded, nor loaded in a document of the payment step: reload the page without it, or with it.
    const plan = planChoice({ wasStep, isThankYou, isAllowed, isWithdrawn, canLoad: canLoadDocument() })
    if (plan === 'reload') return location.reload()
    if (plan === 'reload-online') addEventListener('online', () => location.reload(), { once: true })
    setConsent(next)
    setOpened(false)
  }

  if (!isHere || isStep) return null
  return (
    <>
      {(consent === null || wasOpened) && <ConsentBar parties={thirdParties} consent={consent} wasOpened={wasOpened} onChoose={choose} />}
      <ChangeButton onPress={() => setOpened(true)} />
    </>
  )
}

/**
 * Calls back once the order of the thank-you page is placed and out of the cart: an address with any other order shows the checkout. Returns a
 * function that stops waiting.
 */
function onPlaced({ options: { context } }: RegisteredRouter, orderId: string, act: () => void): () => void {
  const { orders } = openOffline({ api: context.api, storeCode: context.view.storeCode })
  let isOver = false
  const check = async () => {
    const stored = await orders.find(orderId)
    if (isOver || !stored?.confirmation || stored.isTakenOut !== true) return
    isOver = true
    act()
  }
  const stop = orders.subscribe(() => void check())
  void check()
  return () => {
    isOver = true
    stop()
  }
}

/** Does nothing without a network: a later page delivers what is stored for the tag manager. */
function reload(): void {
  if (navigator.onLine) location.reload()
}

/** At the bottom of every page: in the footer, or below the page in a layout without one, such as that of the thank-you page. */
function ChangeButton({ onPress }: { onPress: () => void }) {
  const t = useMessages()
  const router = useRouter()
  const place = useSyncExternalStore(
    (listener) => router.subscribe('onRendered', listener),
    () => document.querySelector('.footer-foot') ?? document.querySelector('main'),
  )
  return (
    place &&
    createPortal(
      <button type="button" className="consent-change" onClick={onPress}>
        {t('consent.change')}
      </button>,
      place,
    )
  )
}
