import { createCheckout } from '@meerkat/contract/payment'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type FlowProps, paymentRequest } from './flow.ts'

/** Opens the provider's page: at once the first time, because the shopper has just clicked the button that says so; later on a click. */
export function RedirectFlow({ api, pending, offer, onAttempt, onRefused }: FlowProps) {
  const t = useMessages()
  const { storeCode } = useStoreView()
  const [isLeaving, setLeaving] = useState(false)
  const isFirst = useRef(pending.attemptId === null)

  async function leave(): Promise<void> {
    setLeaving(true)
    const outcome = await api.ask(createCheckout, {
      params: { provider: offer.provider },
      query: {},
      body: paymentRequest(pending, storeCode),
    })
    if (outcome.kind !== 'done') {
      setLeaving(false)
      return onRefused('code' in outcome ? outcome.code : 0)
    }
    await onAttempt(outcome.result.attemptId)
    location.assign(outcome.result.redirectUrl)
  }

  useEffect(() => {
    if (isFirst.current) void leave()
    isFirst.current = false
    // The back button brings the page back as it was left.
    const handleShow = () => setLeaving(false)
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
    // Run once per request: its id is the `key` of this component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Button size="large" wide busy={isLeaving} icon={<Icon of={ExternalLink} />} onClick={() => void leave()}>
      {t('payment.continue', { title: offer.title })}
    </Button>
  )
}
