import Heart from 'lucide-react/icons/heart'
import { openPanel } from '../../shell/panels.ts'
import { useWords } from '../../shell/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CompareLink } from './compare-link.tsx'
import { useLists } from './lists-context.ts'

export interface WishlistButtonProps {
  /** A word under the icon, as in the bar of a phone. */
  inBar?: boolean
}

/** Opens the wishlist and counts what is on it. */
export function WishlistButton({ inBar = false }: WishlistButtonProps) {
  const t = useWords()
  const count = useLists(({ wishlist }) => wishlist.length)
  const wishes = (
    <button type="button" className={`cart-button ${inBar ? '' : 'icon-button'}`.trim()} onClick={() => openPanel('wishlist')}>
      <span className="cart-button-icon">
        <Icon of={Heart} />
        {count > 0 && (
          <span className="cart-count amounts" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className={inBar ? undefined : 'sr-only'}>
        {t('wishlist.title')} <span className="sr-only">{t('wishlist.count', { count })}</span>
      </span>
    </button>
  )
  // The bar of a phone has no room for both: there the way to the comparison is in the panel.
  if (inBar) return wishes
  return (
    <>
      <CompareLink />
      {wishes}
    </>
  )
}
