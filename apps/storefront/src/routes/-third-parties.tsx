import { thirdParties } from 'virtual:third-parties'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { type Consent, listAllowed, readConsent, writeConsent } from '../features/consent/consent.ts'
import { ConsentBar } from '../features/consent/consent-bar.tsx'
import { loadScript } from '../features/consent/load-script.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { useLaterMessages } from '../shell/messages/use-later-messages.ts'
import { PAYMENT_PAGE } from '../shell/rendering/payment-page.ts'
import { startTracking } from './-track-shopping.ts'

const device = () => localStorage

/** Asks for consent, and loads tag manager and chat after it was given; never on the payment step. Spec §8, §9, decision 0047. */
export function ThirdParties() {
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isHere = useLaterMessages('service')
  const [consent, setConsent] = useState(() => readConsent(thirdParties, device))
  const [wasOpened, setOpened] = useState(false)
  const isPayment = PAYMENT_PAGE.test(pathname)

  useEffect(() => {
    if (isPayment) return
    for (const { kind, script } of listAllowed(thirdParties, consent)) {
      if (kind === 'tagManager') startTracking(router)
      loadScript(script)
    }
  }, [consent, isPayment, router])

  function choose(next: Consent) {
    const isWithdrawn = listAllowed(thirdParties, consent).some(({ kind }) => next[kind] !== true)
    writeConsent(thirdParties, next, device)
    // A script cannot be unloaded: reload the page without it.
    if (isWithdrawn) return location.reload()
    setConsent(next)
    setOpened(false)
  }

  if (!isHere || isPayment) return null
  return (
    <>
      {(consent === null || wasOpened) && <ConsentBar parties={thirdParties} consent={consent} wasOpened={wasOpened} onChoose={choose} />}
      <FooterButton onPress={() => setOpened(true)} />
    </>
  )
}

/** In the footer, which not every layout has. */
function FooterButton({ onPress }: { onPress: () => void }) {
  const t = useMessages()
  const router = useRouter()
  const place = useSyncExternalStore(
    (listener) => router.subscribe('onRendered', listener),
    () => document.querySelector('.footer-foot'),
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
