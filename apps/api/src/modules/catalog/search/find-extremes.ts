import { createFieldReader } from '@meerkat/catalogue-query/documents/read-field'
import { toSortableNumber } from '@meerkat/catalogue-query/documents/sortable-number'
import type { Aggregations } from '@meerkat/contract/search'
import type { QueryPlan } from '../../../search/catalog-search.ts'
import { parseDocument } from '../../../search/documents/stored-document.ts'
import type { ExtremeRequest } from '../../../search/languages/dsl/dsl-facets.ts'
import type { FoundHits } from './find-hits.ts'

/**
 * The smallest or largest value of a field among all hits: that of the first hit when sorted by the field. The result also has an empty
 * list of buckets, because clients expect one in every aggregation. docs/wire.md §14.1.
 */
export async function findExtremes(
  extremes: readonly ExtremeRequest[],
  plan: QueryPlan,
  find: (plan: QueryPlan) => Promise<FoundHits> | FoundHits,
): Promise<Aggregations> {
  const found: Aggregations = {}
  for (const { name, field, kind } of extremes) {
    const order = kind === 'min' ? 'asc' : 'desc'
    const { hits } = await find({ ...plan, facets: [], sort: [{ field, order }], from: 0, size: 1 })
    const [hit] = hits
    const value = hit === undefined ? Number.NaN : toSortableNumber(createFieldReader(field)(parseDocument(hit.document) as object)[0])
    found[name] = { value: Number.isNaN(value) ? null : value, buckets: [] }
  }
  return found
}
