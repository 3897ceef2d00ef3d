import type { Product } from '@meerkat/contract/product'
import type { StoreView } from '@meerkat/contract/store-config'
import { mapUrl } from '@meerkat/contract/url-map'
import { prefixPath } from '@meerkat/domain/store-views/prefix-path'
import { normalisePath } from '@meerkat/domain/urls/normalise-path'
import { type Api, CallFailed } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { cacheTags } from '../../../shell/rendering/cache-tags.ts'
import { shopperGroup } from '../../../shell/session/shopper-group.ts'
import { hasOwnCalls, shop } from '../../../shell/store-view/stores.ts'
import type { UrlTarget } from './url-query.ts'

/**
 * Asks only for the target of the path: the page there loads product, members and variant itself. So the server need not add anything to the
 * document. The variant in the URL is sent too, for servers that choose the target by it. Spec §7.
 */
const OPTIONS = {
  prefetchGroupProducts: false,
  assignProductConfiguration: false,
  populateRequestCacheTags: false,
  setProductErrors: false,
  fallbackToDefaultWhenNoAvailable: true,
  separateSelectedVariant: false,
  setConfigurableProductOptions: false,
  filterUnavailableVariants: false,
}

/** The stored mapping of a path, else the server's. Spec §2, docs/behaviour/urls.md §8.2. */
export async function askUrlMap(api: Api, view: StoreView, lookup: Lookup): Promise<UrlTarget> {
  const stored = await openStored(api, view)
  const known = await stored?.read(lookup.key)
  if (known) return known
  const target = await askServer(api, view, lookup)
  // Do not store unknown paths: they may get a page later.
  if (target && target.kind !== 'moved') stored?.write(lookup.key, target)
  return target
}

/** Null on the server and, by default, in the browser: mappings are not stored there. docs/behaviour/README.md §0.1. */
async function openStored(api: Api, { storeCode }: StoreView) {
  if (import.meta.env.SSR || !shop.urls.storeMappings) return null
  const [{ openUrlMappings }, { openOffline }] = await Promise.all([
    import('../../../offline/collections/url-mappings.ts'),
    import('../../../offline/open-offline.ts'),
  ])
  return openUrlMappings(openOffline({ api, storeCode }).storage)
}

interface Lookup {
  key: string
  childSku: string | undefined
}

async function askServer(api: Api, view: StoreView, { key, childSku }: Lookup): Promise<UrlTarget> {
  const filters = childSku === undefined ? {} : { filters: { sku: childSku } }
  const hit = await api.call(mapUrl, {
    body: { url: key, includeFields: ['parentSku'], excludeFields: [], options: OPTIONS, ...filters, ...shopperGroup() },
  })
  // Servers of the old protocol look at one store view only.
  return hit && ((hasOwnCalls && toMoved(hit, view, key)) || toTarget(hit))
}

/** The redirect from a path that only another store view has; null when the path belongs to this one. docs/wire.md §10. */
function toMoved({ _type, _source: { url_path, id } }: Hit, view: StoreView, key: string): UrlTarget {
  if (_type === 'cms_page' || typeof url_path !== 'string' || url_path === '' || url_path === key) return null
  const shown = [{ id: Number(id) }]
  const headers = _type === 'category' ? cacheTags('category', { categories: shown }) : cacheTags('product', { products: shown })
  return { kind: 'moved', href: prefixPath(url_path, view), headers }
}

interface Hit {
  _type: string
  _source: Record<string, unknown>
}

const PAGES: ReadonlySet<string> = new Set(['product', 'category', 'cms_page'])

/** @throws CallFailed when the document lacks what identifies its page: the target of the path is then unknown, not missing. */
function toTarget({ _type, _source: { id, sku, parentSku = sku, identifier } }: Hit): UrlTarget {
  if (_type === 'product' && typeof parentSku === 'string') return { kind: 'product', sku: parentSku }
  if (_type === 'category' && Number.isFinite(Number(id ?? Number.NaN))) return { kind: 'category', id: Number(id) }
  if (_type === 'cms_page' && typeof identifier === 'string') return { kind: 'cms', identifier }
  if (!PAGES.has(_type)) return null
  throw new CallFailed(mapUrl.path, { kind: 'malformed', code: 200, isJson: true })
}

/** Finds the product with this `url_path`. */
export async function findProductAt(api: Api, view: StoreView, path: string): Promise<Product | null> {
  const { items } = await searchEntities<Product>(api, view, {
    entity: 'product',
    query: { _appliedFilters: [{ attribute: 'url_path', value: { eq: normalisePath(path).slice(1) }, scope: 'default' }] },
    size: 1,
  })
  return items[0] ?? null
}
