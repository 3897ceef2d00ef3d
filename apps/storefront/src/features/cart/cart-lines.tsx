import type { CartItem } from '@meerkat/domain/cart/cart-item'
import { useState } from 'react'
import { stores } from '../../shell/stores.ts'
import { openedCart, useCart } from './cart-context.ts'
import { CartLine } from './cart-line.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { isEditable, useLineEdit } from './use-line-edit.tsx'

export interface CartLinesProps {
  onFollow?: () => void
}

/** The lines with their bins; the question before a removal stands here once for all of them. */
export function CartLines({ onFollow }: CartLinesProps) {
  const lines = useCart((state) => state.lines)
  const { edit, dialog } = useLineEdit()
  const [leaving, setLeaving] = useState<CartItem | null>(null)

  async function remove(line: CartItem) {
    await (await openedCart()).remove(line)
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
              onRemove={(chosen) => (stores.shop.cart.askBeforeRemoveProduct ? setLeaving(chosen) : void remove(chosen))}
            />
          </li>
        ))}
      </ul>
      {dialog}
      <RemoveDialog open={leaving !== null} onClose={() => setLeaving(null)} onConfirm={() => leaving && void remove(leaving)} />
    </>
  )
}
