import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useCart } from '../features/cart/cart-context.ts'
import { linkedQuery } from '../features/catalog/tiles/related.ts'
import type { Tile } from '../features/catalog/tiles/tile.ts'
import { Picture } from '../shell/images/picture.tsx'
import { SHAPES } from '../shell/images/picture-sources.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { notices } from '../shell/notifications/notices.ts'
import { shownNotice } from '../shell/notifications/notifications.ts'
import { usePrice } from '../shell/store-view/format.ts'
import { useCatalogueLang } from '../shell/store-view/store-view.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'

/** The style sheet shows one less on a phone. */
const SHOWN = 3

/** Beside the panel of an added product: what that product links to and the cart does not hold yet. docs/behaviour/cart.md §1.8. */
export function GoesWith({ line: { sku, parentSku = sku } }: { line: CartItem }) {
  const t = useMessages()
  const lines = useCart((cart) => cart.lines)
  const { data: linked = [] } = useQuery(linkedQuery(useRouter().options.context, parentSku))
  const [isClosed, setClosed] = useState(false)
  const tiles = linked.filter(({ id, isOut }) => !isOut && !lines.some((line) => line.id === id)).slice(0, SHOWN)
  if (isClosed || tiles.length === 0) return null
  return (
    <section className="goes-with" aria-label={t('product.related')}>
      <p>{t('product.related')}</p>
      <IconButton label={t('dialog.close')} icon={<Icon of={X} size={18} />} onClick={() => setClosed(true)} />
      <ul>
        {tiles.map((tile) => (
          <Suggestion key={tile.id} tile={tile} />
        ))}
      </ul>
    </section>
  )
}

function Suggestion({ tile: { name, href, image, price: amount, isFrom } }: { tile: Tile }) {
  const t = useMessages()
  const price = usePrice()
  const lang = useCatalogueLang()
  return (
    <li>
      <a href={href} onClick={closeNotice}>
        <Picture path={image} shape={SHAPES.thumbnail} alt="" sizes="3.5rem" eager />
        <span lang={lang}>{name}</span>
        <strong className="amounts">{isFrom ? t('tile.from', { price: price(amount) }) : price(amount)}</strong>
      </a>
    </li>
  )
}

/** It would cover the page that the link opens. */
function closeNotice() {
  const shown = shownNotice(notices.store.getState())
  if (shown) notices.remove(shown.id)
}
