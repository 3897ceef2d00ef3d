import { type Loyalty, redeemPoints } from '@meerkat/contract/loyalty'
import { exchangeablePoints, voucherCents } from '@meerkat/domain/loyalty/points'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import { useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ChangeLoyalty } from './use-loyalty.ts'

/** A longer list would not be read: offer the largest choices only. */
const MAX_CHOICES = 20

export interface ExchangePointsProps {
  rule: NonNullable<Loyalty['rule']>
  points: number
  isBusy: boolean
  change: ChangeLoyalty
}

/** Exchanges points for a voucher, or says how many are missing. */
export function ExchangePoints({ rule, points, isBusy, change }: ExchangePointsProps) {
  const t = useMessages()
  const price = usePrice()
  const most = exchangeablePoints(rule, points)
  const [wanted, setWanted] = useState<number | null>(null)
  /** The same id until the exchange succeeds, so that a retry after a lost answer does not exchange twice. */
  const request = useRef({ id: '', points: 0 })
  const step = rule.voucherPoints

  if (most === 0) {
    const missing = step - Math.max(0, points)
    return (
      <>
        <ProgressBar label={t('loyalty.progress')} value={Math.max(0, points)} max={step} />
        <p>{t('loyalty.missing', { points: points < 0 ? step - points : missing })}</p>
      </>
    )
  }

  const chosen = wanted !== null && wanted <= most ? wanted : most
  const choices = Array.from({ length: Math.min(MAX_CHOICES, most / step) }, (_, index) => most - index * step)
  const worth = (of: number) => price(fromCents(voucherCents(rule, of)))

  async function exchange() {
    if (request.current.points !== chosen) request.current = { id: crypto.randomUUID(), points: chosen }
    const body = { points: chosen, requestId: request.current.id }
    if (!(await change((api) => api.ask(redeemPoints, { body })))) return
    request.current = { id: '', points: 0 }
    setWanted(null)
    notices.show({ type: 'success', message: t('loyalty.exchanged', { amount: worth(chosen) }), action1: { label: t('notices.ok') } })
  }

  return (
    <div className="loyalty-exchange">
      <Select
        label={t('loyalty.exchangeHow')}
        value={String(chosen)}
        options={choices.map((of) => ({ value: String(of), label: t('loyalty.choice', { points: of, amount: worth(of) }) }))}
        onChange={(event) => setWanted(Number(event.target.value))}
      />
      <Button busy={isBusy} onClick={() => void exchange()}>
        {t('loyalty.exchange')}
      </Button>
    </div>
  )
}
