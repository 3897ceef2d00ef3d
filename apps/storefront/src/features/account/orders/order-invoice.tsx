import { readInvoice, requestInvoice } from '@meerkat/contract/invoice'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { checkAddressLine, checkTaxId } from '@meerkat/domain/checkout/check-fields'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStore } from 'zustand'
import { findDefault } from '../../../shell/forms/customer-address.ts'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { sessionStore } from '../../../shell/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'

export interface OrderInvoiceProps {
  order: HistoryOrder
  onChange: (order: HistoryOrder) => Promise<void>
}

/** The invoice as a PDF; a company that is not on it yet may ask for one in its name. Spec §6. */
export function OrderInvoice({ order, onChange }: OrderInvoiceProps) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  async function download() {
    setBusy(true)
    const outcome = await api.ask(readInvoice, { params: { id: String(order.entity_id) } })
    setBusy(false)
    if (outcome.kind !== 'done') {
      notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('orders.invoiceFailed'), action1 })
    } else {
      saveFile(`invoice-${order.increment_id}.pdf`, outcome.result, 'application/pdf')
      notices.show({ type: 'success', message: t('orders.invoiceReady'), action1 })
    }
  }

  async function handleNamed(named: HistoryOrder) {
    setAsking(false)
    await onChange(named)
    await download()
  }

  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={download}>
        {t('orders.invoice')}
      </Button>
      {!order.billing_address.company && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('orders.companyInvoice')}
        </Button>
      )}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('orders.companyInvoice')} closeLabel={t('dialog.close')}>
        <CompanyForm order={order} onNamed={handleNamed} />
      </Dialog>
    </>
  )
}

/** Begins with what the profile knows of the company. */
function CompanyForm({ order, onNamed }: { order: HistoryOrder; onNamed: (order: HistoryOrder) => Promise<void> }) {
  const t = useMessages()
  const { api } = useRouter().options.context
  const user = useStore(sessionStore, (state) => state.user)
  const [fields, setFields] = useState(() => {
    const own = user && findDefault(user, 'default_billing')
    return { company: own?.company ?? '', taxId: own?.vat_id ?? '' }
  })

  async function send() {
    const { company, taxId: vat_id } = fields
    const outcome = await api.ask(requestInvoice, { params: { id: String(order.entity_id) }, body: { company, vat_id } })
    if (outcome.kind !== 'done') return refusalText(outcome, t) ?? t('orders.invoiceFailed')
    await onNamed(outcome.result)
    return null
  }

  return (
    <TextForm
      id="invoice"
      fields={fields}
      checks={{ company: checkAddressLine, taxId: checkTaxId }}
      lines={[
        { name: 'company', label: t('checkout.field.company'), autoComplete: 'organization', hint: t('orders.companyOnce') },
        { name: 'taxId', label: t('checkout.field.taxId') },
      ]}
      submitLabel={t('orders.invoice')}
      onChange={(part) => setFields({ ...fields, ...part })}
      onSend={send}
    />
  )
}
