import Heart from 'lucide-react/icons/heart'
import { useMessages } from '../../shell/messages/messages.tsx'
import { openPanel } from '../../shell/navigation/panels.ts'
import { CountedIcon } from '../../ui/counted-icon.tsx'
import { useLists } from './lists-context.ts'

export interface WishlistButtonProps {
  /** Text below the icon, for the bottom bar on phones. */
  inBar?: boolean
}

/** Opens the wishlist and shows the count, once the lists are loaded. */
export function WishlistButton({ inBar = false }: WishlistButtonProps) {
  const t = useMessages()
  const count = useLists(({ wishlist }) => wishlist.length)
  return (
    <button type="button" className={`cart-button ${inBar ? '' : 'icon-button'}`.trim()} onClick={() => openPanel('wishlist')}>
      <CountedIcon of={Heart} count={count} />
      <span className={inBar ? undefined : 'sr-only'}>
        {t('wishlist.title')}
        {count > 0 && <span className="sr-only"> {t('wishlist.count', { count })}</span>}
      </span>
    </button>
  )
}
