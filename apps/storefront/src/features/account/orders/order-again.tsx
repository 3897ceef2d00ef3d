import type { HistoryItem } from '@meerkat/contract/history-item'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'

export interface OrderAgainProps {
  items: readonly HistoryItem[]
  onOrderAgain: (items: readonly HistoryItem[]) => Promise<void>
  /** Styles the button as secondary, where another action comes first. */
  isSecondary: boolean
  /** Names the order where there are several. */
  of?: string
}

/** Orders the same products with the same options again. docs/behaviour/orders.md §17. */
export function OrderAgain({ items, onOrderAgain, isSecondary, of }: OrderAgainProps) {
  const t = useMessages()
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    await onOrderAgain(items).finally(() => setBusy(false))
  }

  return (
    <Button variant={isSecondary ? 'secondary' : 'primary'} busy={isBusy} onClick={handleClick}>
      {t('orders.again')}
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  )
}
