import { productQuery } from '@meerkat/domain/categories/product-query'
import { queryOptions } from '@tanstack/react-query'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { topMenuQuery } from '../../../shell/navigation/menu.ts'
import { shop } from '../../../shell/store-view/stores.ts'
import { type ListDeps, type ListSource, toListKey } from '../listing/listing.ts'

/** A category of the main menu, narrowed to the products of the list. */
export interface Department {
  id: number
  name: string
  href: string
}

/** A catalogue may have many categories below those of the menu, and all are counted. */
const MOST_CATEGORIES = 1000

type FilteredSource = Extract<ListSource, { kind: 'filter' }>

/** The categories of the main menu that have products of the list, in the order of the menu. docs/behaviour/categories.md §9.6. */
export function departmentsQuery({ api, queryClient, view }: ListDeps, source: FilteredSource) {
  return queryOptions({
    queryKey: ['departments', view.storeCode, toListKey(source)],
    meta: { embed: false },
    queryFn: async ({ signal }): Promise<Department[]> => {
      const [menu, { aggregations }] = await Promise.all([
        queryClient.ensureQueryData(topMenuQuery(api, view)),
        searchEntities(api, view, { entity: 'product', query: countCategories(source), size: 1, include: ['id'], signal }),
      ])
      const counted = new Set(aggregations?.['agg_terms_category_ids']?.buckets.map(({ key }) => String(key)))
      const found = menu.filter(({ id }) => counted.has(String(id)))
      // The only department would show the same list again.
      if (found.length < 2) return []
      return found.map(({ id, name, href }) => ({ id, name, href: `${href}?${source.filter}=${source.id}` }))
    },
  })
}

function countCategories({ filter, id }: FilteredSource) {
  const rules = { filters: [], defaultSort: shop.products.defaultSort, listOutOfStock: shop.stock.listOutOfStock }
  return {
    ...productQuery({ fixed: { [filter]: [id] }, chosen: { sort: null, values: {} } }, rules),
    _availableFilters: [{ field: 'category_ids', scope: 'catalog', options: { size: MOST_CATEGORIES } }],
  }
}
