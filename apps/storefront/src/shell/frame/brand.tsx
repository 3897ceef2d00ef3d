import { shopLogo } from 'virtual:settings'
import { Mark } from '../../ui/mark.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useHref } from '../store-view/href.ts'
import { shop } from '../store-view/stores.ts'

export function Brand() {
  const t = useMessages()
  const href = useHref()
  return (
    <a href={href('/')} aria-label={t('frame.home', { shop: shop.name })} className="brand">
      {shopLogo === null ? <Mark /> : <img src={shopLogo} alt="" className="mark" />}
      <span aria-hidden>{shop.name}</span>
    </a>
  )
}
