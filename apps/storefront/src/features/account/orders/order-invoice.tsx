import type { HistoryOrder } from '@meerkat/contract/order-history'
import { checkAddressLine, checkTaxId } from '@meerkat/domain/checkout/check-fields'
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
import type { OrderAccess } from './order-access.ts'

export interface OrderInvoiceProps {
  order: HistoryOrder
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/** The invoice as a PDF; customers can put a company on it once. Spec §6. */
export function OrderInvoice({ order, access, onChange }: OrderInvoiceProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { nameCompany } = access
  const action1 = { label: t('notices.ok') }

  async function download() {
    setBusy(true)
    const outcome = await access.readInvoice(order)
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
    onChange(named)
    await download()
  }

  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={download}>
        {t('orders.invoice')}
      </Button>
      {nameCompany && !order.billing_address.company && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('orders.companyInvoice')}
        </Button>
      )}
      {nameCompany && (
        <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('orders.companyInvoice')} closeLabel={t('dialog.close')}>
          <CompanyForm order={order} nameCompany={nameCompany} onNamed={handleNamed} />
        </Dialog>
      )}
    </>
  )
}

interface CompanyFormProps {
  order: HistoryOrder
  nameCompany: NonNullable<OrderAccess['nameCompany']>
  onNamed: (order: HistoryOrder) => Promise<void>
}

/** Prefilled with the company of the profile. */
function CompanyForm({ order, nameCompany, onNamed }: CompanyFormProps) {
  const t = useMessages()
  const user = useStore(sessionStore, (state) => state.user)
  const [fields, setFields] = useState(() => {
    const own = user && findDefault(user, 'default_billing')
    return { company: own?.company ?? '', taxId: own?.vat_id ?? '' }
  })

  async function send() {
    const { company, taxId: vat_id } = fields
    const outcome = await nameCompany(order, { company, vat_id })
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
