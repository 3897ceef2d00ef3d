import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { shop } from '../../../shell/store-view/stores.ts'
import { Button } from '../../../ui/button.tsx'
import { openedCart, useCart } from '../cart-context.ts'
import { CartLine } from './cart-line.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { isEditable, useLineEdit } from './use-line-edit.tsx'

export interface CartLinesProps {
  onFollow?: () => void
  /** Lines can be saved for later; set where the saved lines are shown too. */
  canSave?: boolean
}

/** The lines, with one confirmation dialog for all of them. */
export function CartLines({ onFollow, canSave = false }: CartLinesProps) {
  const lines = useCart((state) => state.lines)
  const t = useMessages()
  const { edit, dialog } = useLineEdit()
  const [leaving, setLeaving] = useState<CartItem | 'all' | null>(null)

  async function remove(line: CartItem | 'all') {
    const cart = await openedCart()
    await (line === 'all' ? cart.removeAll() : cart.remove(line))
  }

  async function save(line: CartItem) {
    await (await openedCart()).saveForLater(line)
  }

  function handleRemove(chosen: CartItem | 'all') {
    if (shop.cart.askBeforeRemoveProduct) setLeaving(chosen)
    else void remove(chosen)
  }

  return (
    <>
      <ul className="cart-lines">
        {lines.map((line) => (
          <li key={`${line.sku} ${line.checksum}`}>
            <CartLine
              line={line}
              {...(onFollow && { onFollow })}
              {...(isEditable(line) && { onEdit: edit })}
              {...(canSave && { onSave: save })}
              onRemove={handleRemove}
            />
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <Button variant="quiet" size="small" className="cart-empty-all" onClick={() => handleRemove('all')}>
          {t('cart.removeAll')}
        </Button>
      )}
      {dialog}
      <RemoveDialog
        open={leaving !== null}
        all={leaving === 'all'}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && void remove(leaving)}
      />
    </>
  )
}
