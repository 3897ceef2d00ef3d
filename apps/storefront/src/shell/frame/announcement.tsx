import Truck from 'lucide-react/icons/truck'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'
import { usePrice } from '../store-view/format.ts'
import { useStoreView } from '../store-view/store-view.tsx'
import { storeViews } from '../store-view/stores.ts'
import { LanguageButton } from './language-menu.tsx'

/** The slim strip: what delivery costs, and the way to the other stores and languages. */
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

/** Where to buy, and in which words: two questions. Look.md names both for strip and footer. */
export function Places({ menu }: { menu?: string }) {
  return (
    <div className="places">
      <StoreSwitcher />
      <LanguageButton {...(menu && { menu })} />
    </div>
  )
}

/**
 * Another store has its own prices, words and basket: a new document, not a navigation within this one. It stands on a page more than
 * once, so it is no landmark. Each name begins with what is written, for those who speak to their computer.
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
