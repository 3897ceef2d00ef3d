import type { HistoryOrder } from '@meerkat/contract/order-history'
import { checkAddressLine, checkTaxId } from '@meerkat/domain/checkout/check-fields'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { findDefault } from '../../../shell/forms/customer-address.ts'
import { TextForm } from '../../../shell/forms/text-form.tsx'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { sessionStore } from '../../../shell/session/session.ts'
import { hasOwnCalls } from '../../../shell/store-view/stores.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import type { OrderAccess } from './order-access.ts'

export interface OrderInvoiceProps {
  order: HistoryOrder
  access: OrderAccess
  onChange: (order: HistoryOrder) => void
}

/**
 * The documents of an order as PDFs: its invoice, or a confirmation until one is issued, and credit notes. Customers can put a company
 * on the invoice once. Spec §6, docs/behaviour/orders.md §17.4.
 */
export function OrderInvoice({ order, access, onChange }: OrderInvoiceProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  // Servers of the old protocol have neither documents nor this call. docs/wire.md §18.
  const nameCompany = hasOwnCalls ? access.nameCompany : null
  const documents = order.documents ?? []
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  const isCanceled = order.status === 'canceled'

  function handleNamed(named: HistoryOrder) {
    setAsking(false)
    onChange(named)
  }

  return (
    <>
      {(invoice || (hasOwnCalls && !isCanceled)) && (
        <DocumentButton
          label={t(invoice ? 'orders.invoice' : 'orders.confirmation')}
          name={invoice ? `invoice-${invoice.number}` : `order-confirmation-${order.increment_id}`}
          read={() => access.readInvoice(order)}
        />
      )}
      {documents
        .filter(({ kind }) => kind === 'credit-note')
        .map(({ number }) => (
          <DocumentButton
            key={number}
            label={t('orders.creditNote', { number })}
            name={`credit-note-${number}`}
            read={() => access.readDocument(order, number)}
          />
        ))}
      {nameCompany && !isCanceled && !order.billing_address.company && (
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

interface DocumentButtonProps {
  label: string
  /** File name without its extension. */
  name: string
  read: () => Promise<Outcome<Uint8Array>>
}

function DocumentButton({ label, name, read }: DocumentButtonProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  async function download() {
    setBusy(true)
    const outcome = await read()
    setBusy(false)
    if (outcome.kind !== 'done') {
      notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('orders.invoiceFailed'), action1 })
    } else {
      saveFile(`${name}.pdf`, outcome.result, 'application/pdf')
      notices.show({ type: 'success', message: t('orders.documentReady'), action1 })
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} onClick={download}>
      {label}
    </Button>
  )
}

interface CompanyFormProps {
  order: HistoryOrder
  nameCompany: NonNullable<OrderAccess['nameCompany']>
  onNamed: (order: HistoryOrder) => void
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
    onNamed(outcome.result)
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
      submitLabel={t('orders.companyInvoice')}
      onChange={(part) => setFields({ ...fields, ...part })}
      onSend={send}
    />
  )
}
