import { type RenderItem, renderProducts } from '@meerkat/contract/platform-products'
import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { listRefreshedSkus, refreshPrices } from '@meerkat/domain/pricing/refresh-prices'
import type { ShopperGroup } from '../session/shopper-group.ts'
import type { Api } from './api-client.ts'

export interface PriceSource {
  readonly api: Api
  readonly view: Pick<StoreView, 'storeId' | 'i18n'>
  readonly group: ShopperGroup
  /** The device answered, because the server did not: do not wait for its prices either. */
  readonly isFromDevice?: boolean
}

/** With this limit, fifty products with long skus still fit a URL. */
const SKUS_PER_CALL = 50

/** Products with the platform's current prices; while it is unreachable, the catalogue's prices stay. docs/behaviour/prices.md §4.7. */
export async function withCurrentPrices<D>({ api, view, group, isFromDevice = false }: PriceSource, documents: readonly D[]): Promise<D[]> {
  const products = documents as unknown as readonly Product[]
  const skus = isFromDevice ? [] : listRefreshedSkus(products)
  const batches = Array.from({ length: Math.ceil(skus.length / SKUS_PER_CALL) }, (_, at) =>
    skus.slice(at * SKUS_PER_CALL, (at + 1) * SKUS_PER_CALL),
  )
  const answers = await Promise.all(batches.map((batch) => askPrices({ api, view, group }, batch)))
  const items = answers.flat()
  const now = Date.now()
  return products.map((product) => refreshPrices(product, items, now)) as unknown as D[]
}

function askPrices({ api, view, group }: Omit<PriceSource, 'isFromDevice'>, skus: readonly string[]): Promise<RenderItem[]> {
  const query = {
    skus: skus.join(','),
    currencyCode: view.i18n.currencyCode,
    storeId: String(view.storeId),
    ...(group.groupToken !== undefined && { userGroupId: String(group.groupId), groupToken: group.groupToken }),
  }
  return api.call(renderProducts, { query }).then(
    ({ items }) => items,
    () => [],
  )
}
