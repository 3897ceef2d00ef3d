import { listPlatformProducts, renderProducts } from '@meerkat/contract/platform-products'
import type { Product } from '@meerkat/contract/product'
import type { Operations } from '../../../http/operations.ts'
import { Refusal } from '../../../http/refusals.ts'
import { splitSkus } from '../../../http/split-skus.ts'
import { parseDocument } from '../../../search/documents/stored-document.ts'
import type { ReadModel } from '../read-model/read-model.ts'
import type { StoreViewCatalog } from '../read-model/store-view-catalog.ts'
import type { GroupOf } from '../search/search-catalog.ts'
import { toRenderItem } from './to-render-item.ts'

export interface PlatformProductsDeps {
  readonly model: ReadModel
  /** The public address of the shop; empty for links without a host. */
  readonly publicUrl: string
  readonly groupOf: GroupOf
}

interface ProductsRequest {
  readonly skus?: string | undefined
  readonly storeId?: string | undefined
  readonly groupToken?: string | undefined
}

/** Products by sku in the format of a shop platform: current prices, and whole documents. docs/wire.md §11. */
export function servePlatformProducts(operations: Operations, { model, publicUrl, groupOf }: PlatformProductsDeps): void {
  async function find(
    request: ProductsRequest,
    storeCode: string,
  ): Promise<{ view: StoreViewCatalog; products: Product[]; skus: string[] }> {
    const skus = splitSkus(request.skus ?? '')
    if (skus.length === 0) throw new Refusal('search-failed', { name: 'The parameter skus is missing' })
    const groupId = request.groupToken ? await groupOf(request.groupToken) : null
    await model.keepPrices()
    const view = model.findStore(Number(request.storeId)) ?? model.getStoreView(storeCode)
    const documents = skus.flatMap((sku) => view.documents.findBySku(sku, groupId) ?? [])
    return { view, skus, products: documents.map((document) => parseDocument(document) as Product) }
  }

  operations.serve(renderProducts, async ({ query, caller }) => {
    const { view, products } = await find(query, caller.storeCode)
    const { storeId, i18n, url } = view.storeView
    const details = { storeId, currencyCode: i18n.currencyCode, baseUrl: `${publicUrl}${url}` }
    return { items: products.map((product) => toRenderItem(product, details)) }
  })
  operations.serve(listPlatformProducts, async ({ query, caller }) => {
    const { skus, products } = await find(query, caller.storeCode)
    const filter = { field: 'sku', value: skus.join(','), condition_type: 'in' }
    return { items: products, search_criteria: { filter_groups: [{ filters: [filter] }] }, total_count: products.length }
  })
}
