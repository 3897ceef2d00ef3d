import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { linePrice, piecePrice } from '@meerkat/domain/cart/totals/line-price'
import { lineLink } from '@meerkat/domain/urls/line-link'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { restoreFocus } from '../../../shell/navigation/focus-heading.ts'
import { useCharge } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { openedCart, useCart } from '../cart-context.ts'
import { LineOptions } from '../lines/line-options.tsx'
import { nameOf } from '../notices/cart-notice.ts'

/** The lines saved for later, below the cart; renders nothing while there are none. docs/behaviour/cart.md §1.19. */
export function SavedLines() {
  const t = useMessages()
  const lines = useCart((state) => state.saved)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="saved-lines" className="saved-lines">
      <h2 id="saved-lines" className="text-lg">
        {t('cart.saved.title', { count: lines.length })}
      </h2>
      <ul className="cart-lines">
        {lines.map((line) => (
          <li key={`${line.sku} ${line.checksum}`}>
            <SavedLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ line }: { line: CartItem }) {
  const t = useMessages()
  const charge = useCharge()
  const view = useStoreView()
  const [isBusy, setBusy] = useState(false)
  const name = nameOf(line)
  const href = lineLink(line, view)
  const options = { online: false, display: view.tax }

  async function moveBack() {
    setBusy(true)
    await (await openedCart()).moveBack(line).finally(() => setBusy(false))
    restoreFocus()
  }

  async function remove() {
    await (await openedCart()).removeSaved(line)
    restoreFocus()
  }

  return (
    <article className="cart-line" aria-label={name}>
      <a href={href} tabIndex={-1} aria-hidden className="cart-line-picture">
        <Picture path={line.image} shape={SHAPES.thumbnail} alt="" sizes="6rem" />
      </a>
      <div className="cart-line-text">
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <LineOptions line={line} />
        <p className="text-ink-soft amounts">
          {line.qty} × {charge(piecePrice(line, options))}
        </p>
      </div>
      <p className="cart-line-price amounts">{charge(linePrice(line, options).price)}</p>
      <div className="cart-line-actions">
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={t('cart.saved.moveNamed', { name })}
          onClick={() => void moveBack()}
        >
          {t('cart.saved.move')}
        </Button>
        <IconButton label={t('cart.remove', { name })} icon={<Icon of={Trash2} />} onClick={() => void remove()} />
      </div>
    </article>
  )
}
