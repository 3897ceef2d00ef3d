import type { StoreView } from '@meerkat/contract/store-config'
import { labelled } from '@meerkat/domain/format/with-colon'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { useEffect, useState } from 'react'
import { readStoredLines } from '../../../offline/collections/read-stored-lines.ts'
import { databaseName } from '../../../offline/storage/database-name.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLocale, useStoreView } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'

interface StoredCart {
  readonly view: StoreView
  readonly count: number
}

/**
 * Links to the carts that this device has in the other stores: after a change of the store, an empty cart would look like a lost one.
 * docs/behaviour/cart.md §1.15.
 */
export function OtherCarts() {
  const t = useMessages()
  const locale = useLocale()
  const { storeCode } = useStoreView()
  const [carts, setCarts] = useState<readonly StoredCart[]>([])

  useEffect(() => {
    let isShown = true
    void findCarts(storeCode).then((found) => isShown && setCarts(found))
    return () => {
      isShown = false
    }
  }, [storeCode])

  if (carts.length === 0) return null
  return (
    <div className="other-carts">
      <p>{t('cart.otherStores')}</p>
      <ul>
        {carts.map(({ view, count }) => (
          <li key={view.storeCode}>
            <a href={prefixPath('/cart', view)} hrefLang={view.i18n.defaultLocale} data-reload="" className="link">
              {labelled(view.name, t('cart.count', { count }), locale)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function findCarts(current: string): Promise<StoredCart[]> {
  const others = storeViews.filter(({ storeCode }) => storeCode !== current)
  const counted = others.map(async (view) => {
    const lines = await readStoredLines(databaseName(view.storeCode))
    return { view, count: lines.reduce((sum, { qty }) => sum + qty, 0) }
  })
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}
