import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'
import { openPanel } from '../navigation/panels.ts'
import { useHref } from '../store-view/href.ts'
import { handleSearch } from './header.tsx'

export interface MobileBarProps {
  wishlist: ReactNode
  /** The cart, the last of the five entries. */
  cart: ReactNode
}

/** The bottom bar on phones. Each entry is a link, so that it works before hydration. */
export function MobileBar({ wishlist, cart }: MobileBarProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <nav aria-label={t('frame.quickLinks')} className="mobile-bar">
      <a href={href('/')}>
        <Icon of={House} size={22} />
        {t('frame.homeShort')}
      </a>
      <a href={`${href('/')}#shop`} onClick={handleShop}>
        <Icon of={LayoutGrid} size={22} />
        {t('frame.shop')}
      </a>
      <a href={href('/search')} onClick={handleSearch}>
        <Icon of={Search} size={22} />
        {t('search.short')}
      </a>
      {wishlist}
      {cart}
    </nav>
  )
}

function handleShop(event: { preventDefault(): void }): void {
  event.preventDefault()
  openPanel('sidebar')
}
