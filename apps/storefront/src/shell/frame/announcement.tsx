import Truck from 'lucide-react/icons/truck'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'
import { usePrice } from '../store-view/format.ts'
import { useStoreView } from '../store-view/store-view.tsx'
import { storeViews } from '../store-view/stores.ts'
import { LanguageButton } from './language-menu.tsx'

/** The slim strip: delivery costs, and links to the other stores and languages. */
export function Announcement() {
  const t = useMessages()
  const price = usePrice()
  const { shipping } = useStoreView()
  const freeFrom = shipping.find((rate) => rate.default)?.freeFrom
  return (
    <div className="announcement on-frame">
      <div className="wrap">
        <p>
          <Icon of={Truck} size={16} />
          {freeFrom === undefined ? t('frame.delivery') : t('frame.freeDelivery', { amount: price(freeFrom) })}
        </p>
        <Places />
      </div>
    </div>
  )
}

/** Store and language are separate choices; strip and footer show both. */
export function Places({ menu }: { menu?: string }) {
  return (
    <div className="places">
      <StoreSwitcher />
      <LanguageButton {...(menu && { menu })} />
    </div>
  )
}

/**
 * Another store has its own prices, messages and cart, so its link loads a new document. It is on a page more than
 * once, so it is not a landmark. Each accessible name begins with the visible text, for users of voice control.
 */
function StoreSwitcher() {
  const t = useMessages()
  const current = useStoreView()
  return (
    <div role="group" aria-label={t('frame.stores')} className="stores">
      {storeViews.map(({ storeCode, url, name, i18n }) => (
        <a
          key={storeCode}
          href={url || '/'}
          hrefLang={i18n.defaultLocale}
          data-reload=""
          aria-current={storeCode === current.storeCode ? 'true' : undefined}
          aria-label={`${i18n.defaultCountry}, ${name}`}
        >
          {i18n.defaultCountry}
        </a>
      ))}
    </div>
  )
}
