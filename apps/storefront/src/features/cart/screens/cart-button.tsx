import { cartCount } from '@meerkat/domain/cart/cart-count'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { MouseEvent } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { openPanel } from '../../../shell/navigation/panels.ts'
import { useHref } from '../../../shell/store-view/href.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import { CountedIcon } from '../../../ui/counted-icon.tsx'
import { useCart } from '../cart-context.ts'

export interface CartButtonProps {
  /** Text below the icon, for the bottom bar on phones. */
  label?: string
  className?: string
}

/** Opens the mini-cart and shows the count; without JavaScript it links to the cart page. docs/behaviour/cart.md §1.15. */
export function CartButton({ label, className = 'icon-button' }: CartButtonProps) {
  const t = useMessages()
  const href = useHref()
  const count = useCart(({ loaded, lines, storedLines }) => cartCount(loaded ? lines : storedLines, shop.cart.minicartCountType))

  function handleClick(event: MouseEvent) {
    event.preventDefault()
    openPanel('microcart')
  }

  return (
    <a href={href('/cart')} className={`cart-button ${className}`} onClick={handleClick}>
      <CountedIcon of={ShoppingBag} count={count} />
      <span className={label ? undefined : 'sr-only'}>
        {label ?? t('cart.short')} <span className="sr-only">{t('cart.count', { count })}</span>
      </span>
    </a>
  )
}
