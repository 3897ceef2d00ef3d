import { MAX_LENGTH } from '@meerkat/contract/field-rules'
import type { HistoryItem } from '@meerkat/contract/history-item'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { checkOptionalLine } from '@meerkat/domain/checkout/check-fields'
import { labelled } from '@meerkat/domain/format/with-colon'
import { type SubmitEvent, useId, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { useCatalogueLang, useLocale } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import type { OrderAccess } from './order-access.ts'
import { OrderPicture } from './order-picture.tsx'

export interface RegisterReturnProps {
  order: HistoryOrder
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/** The button and the dialog that register a return. docs/behaviour/orders.md §17.2. */
export function RegisterReturn({ order, access, onChange }: RegisterReturnProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)

  function handleAnnounced(changed: HistoryOrder) {
    setAsking(false)
    notices.show({ type: 'success', message: t('orders.sentBack'), action1: { label: t('notices.ok') } })
    onChange(changed)
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('orders.sendBack')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('orders.sendBack')} closeLabel={t('dialog.close')}>
        {isAsking && <ReturnForm order={order} access={access} onAnnounced={handleAnnounced} />}
      </Dialog>
    </>
  )
}

interface ReturnFormProps {
  order: HistoryOrder
  access: OrderAccess
  onAnnounced: (order: HistoryOrder) => void
}

function ReturnForm({ order, access, onAnnounced }: ReturnFormProps) {
  const t = useMessages()
  const errorId = useId()
  // One id for all attempts, so that a request whose answer was lost is not registered twice.
  const [requestId] = useState(() => crypto.randomUUID())
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({})
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const lines = order.items.filter(({ qty_returnable = 0 }) => qty_returnable > 0)
  const medicines = order.items.filter(({ is_excluded_medicine: isMedicine }) => isMedicine)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const items = lines.map(({ item_id }) => ({ item_id, qty: counts[item_id] ?? 0 })).filter(({ qty }) => qty > 0)
    if (items.length === 0) return setError(t('orders.sendBackNone'))
    const fault = checkOptionalLine(reason)
    if (fault) return setError(t(`fault.${fault}`))
    setBusy(true)
    const outcome = await access.sendBack(order, { request_id: requestId, reason, items })
    setBusy(false)
    if (outcome.kind !== 'done') return setError(refusalText(outcome, t) ?? t('wire.busy'))
    return onAnnounced(outcome.result)
  }

  return (
    <form noValidate className="return-form" onSubmit={handleSubmit}>
      <p>{t('orders.sendBackText')}</p>
      <ul className="return-lines">
        {lines.map((item) => (
          <ReturnLine
            key={item.item_id}
            item={item}
            qty={counts[item.item_id] ?? 0}
            onChange={(qty) => {
              setError(null)
              setCounts({ ...counts, [item.item_id]: qty })
            }}
          />
        ))}
        {medicines.map((item) => (
          <ExcludedLine key={item.item_id} item={item} />
        ))}
      </ul>
      <Field
        label={t('orders.sendBackReason')}
        optional={t('form.optional')}
        name="reason"
        maxLength={MAX_LENGTH.line}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FieldError id={errorId}>{error}</FieldError>
      <Button type="submit" busy={isBusy}>
        {t('orders.sendBackConfirm')}
      </Button>
    </form>
  )
}

function ExcludedLine({ item }: { item: HistoryItem }) {
  const t = useMessages()
  const lang = useCatalogueLang()
  return (
    <li>
      <OrderPicture item={item} />
      <span>
        <span lang={lang}>{item.name}</span>
        <span className="order-note block">{t('orders.sendBackMedicine')}</span>
      </span>
    </li>
  )
}

function ReturnLine({ item, qty, onChange }: { item: HistoryItem; qty: number; onChange: (qty: number) => void }) {
  const t = useMessages()
  const lang = useCatalogueLang()
  const locale = useLocale()
  const { name, options = [], qty_returnable: most = 0 } = item
  return (
    <li>
      <OrderPicture item={item} />
      <span>
        <span lang={lang}>{name}</span>
        <span className="order-note block">{t('orders.sendBackMost', { qty: most })}</span>
        {options.map(({ label, value }) => (
          <span key={label} className="order-note block">
            {labelled(label, value, locale)}
          </span>
        ))}
      </span>
      <Stepper
        label={t('orders.sendBackQty', { name })}
        decreaseLabel={t('cart.oneLess', { name })}
        increaseLabel={t('cart.oneMore', { name })}
        value={qty}
        min={0}
        max={most}
        onChange={(wanted) => onChange(Math.min(most, Math.max(0, wanted)))}
      />
    </li>
  )
}
