import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { Button } from '../../../ui/button.tsx'

export interface AddToCartProps {
  id: number
  /** For screen readers: a page has many of these buttons. */
  name: string
}

/**
 * Adds a product without options from a list; its product is read first, from the device if that has it. It stays enabled while another
 * product is added, which may take seconds: the cart adds one after another. docs/behaviour/cart.md §1.8.
 */
export function AddToCart({ id, name }: AddToCartProps) {
  const t = useMessages()
  const { context } = useRouter().options
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    setBusy(true)
    try {
      await (await import('../actions/add-tile.ts')).addTile(context, { id, name })
    } catch {
      notices.show({ type: 'error', message: t('cart.lineLost', { name }) })
    }
    setBusy(false)
  }

  return (
    <Button variant="secondary" size="small" busy={isBusy} data-add={id} aria-label={t('cart.addNamed', { name })} onClick={handleClick}>
      {t('cart.add')}
    </Button>
  )
}
