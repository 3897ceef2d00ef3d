import { useMessages } from '../messages/messages.tsx'
import { useHref } from '../store-view/href.ts'
import { shop } from '../store-view/stores.ts'
import { hasLogo, ShopMark } from './shop-mark.tsx'

export function Brand() {
  const t = useMessages()
  const href = useHref()
  return (
    <a href={href('/')} aria-label={t('frame.home', { shop: shop.name })} className="brand">
      <ShopMark />
      {!hasLogo && <span aria-hidden>{shop.name}</span>}
    </a>
  )
}
