import type { Attribute } from '@meerkat/contract/attribute'
import { queryOptions } from '@tanstack/react-query'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { FILTERS } from '../listing/list-address.ts'
import type { ListDeps } from '../listing/listing.ts'

/** Labels of the attribute values in tiles and filters, and of brands, which have pages even where a shop does not filter by them. */
export function labelsQuery({ api, view }: Pick<ListDeps, 'api' | 'view'>) {
  return queryOptions({
    queryKey: ['labels', view.storeCode],
    staleTime: 10 * 60_000,
    meta: { embed: false },
    queryFn: async () => {
      const codes = [...new Set([...FILTERS, 'brand'])].filter((code) => code !== 'price')
      const { items } = await searchEntities<Attribute>(api, view, {
        entity: 'attribute',
        query: { _appliedFilters: [{ attribute: 'attribute_code', value: { in: codes }, scope: 'default' }] },
        size: 150,
        include: ['attribute_id', 'attribute_code', 'frontend_input', 'options'],
      })
      return items
    },
  })
}
