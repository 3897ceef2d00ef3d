import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { isNotFound, useRouterState } from '@tanstack/react-router'
import Truck from 'lucide-react/icons/truck'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../messages/messages.tsx'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { usePrice } from '../store-view/format.ts'
import { useStoreView } from '../store-view/store-view.tsx'
import { storeViews } from '../store-view/stores.ts'
import { LanguageButton } from './language-menu.tsx'

/** The slim strip: delivery costs, and links to the other stores and languages. */
export function Announcement() {
  return (
    <div className="announcement on-frame">
      <div className="wrap">
        <CachedMarkup by={['announcement']}>{() => <FreeDelivery />}</CachedMarkup>
        <Places />
      </div>
    </div>
  )
}

function FreeDelivery() {
  const t = useMessages()
  const price = usePrice()
  const { shipping } = useStoreView()
  const freeFrom = shipping.find((rate) => rate.default)?.freeFrom
  return (
    <p>
      <Icon of={Truck} size={16} />
      {freeFrom === undefined ? t('frame.delivery') : t('frame.freeDelivery', { amount: price(freeFrom) })}
    </p>
  )
}

/** Store and language are separate choices; strip and footer show both. A shop with one store view offers none. */
export function Places({ menu }: { menu?: string }) {
  return (
    <div className="places">
      {storeViews.length > 1 && <StoreSwitcher />}
      <LanguageButton {...(menu && { menu })} />
    </div>
  )
}

/**
 * Another store has its own prices, messages and cart, so its link loads a new document. The link has the path of this page, which the other
 * store maps to its own (docs/behaviour/urls.md §8.2). The switcher is on a page more than once, so it is not a landmark. Each accessible
 * name begins with the visible text, for users of voice control.
 */
function StoreSwitcher() {
  const t = useMessages()
  const current = useStoreView()
  const path = useRouterState({ select: ({ location, matches }) => (matches.some(isMissing) ? '/' : location.pathname) })
  return (
    <div role="group" aria-label={t('frame.stores')} className="stores">
      {storeViews.map((view) => (
        <a
          key={view.storeCode}
          href={prefixPath(path, view)}
          hrefLang={view.i18n.defaultLocale}
          data-reload=""
          aria-current={view.storeCode === current.storeCode ? 'true' : undefined}
          aria-label={`${view.i18n.defaultCountry}, ${view.name}`}
        >
          {view.i18n.defaultCountry}
        </a>
      ))}
    </div>
  )
}

/** A page that does not exist here does not exist in another store either, and a made-up path must not become a link. */
function isMissing({ error }: { error?: unknown }): boolean {
  return isNotFound(error)
}
