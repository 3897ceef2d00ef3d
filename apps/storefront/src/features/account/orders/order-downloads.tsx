import type { BoughtFile } from '@meerkat/contract/download'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import type { OrderAccess } from './order-access.ts'

export interface OrderDownloadsProps {
  order: HistoryOrder
  access: OrderAccess
}

/** The downloads of an order, once it is paid. docs/wire.md §17.2. */
export function OrderDownloads({ order, access }: OrderDownloadsProps) {
  const t = useMessages()
  const id = String(order.entity_id)
  const { data: files = [], refetch } = useQuery({
    // The amount due is part of the key because a payment makes files available.
    queryKey: ['order-downloads', id, order.total_due],
    enabled: order.items.some(({ product_type }) => product_type === 'downloadable'),
    queryFn: () => access.listFiles(order),
    meta: { embed: false, personal: true },
  })
  if (files.length === 0) return null
  return (
    <section className="account-card mt-6">
      <h3>{t('orders.downloads')}</h3>
      <ul className="order-downloads">
        {files.map((file) => (
          <li key={file.link_id}>
            <FileRow file={file} read={() => access.readFile(order, String(file.link_id))} onFetched={() => void refetch()} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FileRowProps {
  file: BoughtFile
  read: () => Promise<Outcome<Uint8Array>>
  onFetched: () => void
}

function FileRow({ file, read, onFetched }: FileRowProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)
  const { title, is_ready, downloads_left: left } = file

  async function download() {
    setBusy(true)
    const outcome = await read()
    setBusy(false)
    if (outcome.kind === 'done') saveFile(`${title.replace(/\s*\(\w+\)$/, '')}.pdf`, outcome.result, 'application/pdf')
    else
      notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('orders.downloadFailed'), action1: { label: t('notices.ok') } })
    onFetched()
  }

  return (
    <>
      <span>
        {title}
        {!is_ready && <span className="order-note block">{t(left === 0 ? 'orders.downloadUsed' : 'orders.downloadWait')}</span>}
        {is_ready && left !== null && <span className="order-note block">{t('orders.downloadsLeft', { count: left })}</span>}
      </span>
      {is_ready && (
        <Button variant="secondary" size="small" busy={isBusy} aria-label={t('orders.downloadNamed', { title })} onClick={download}>
          {t('orders.download')}
        </Button>
      )}
    </>
  )
}
