import { evaluatePlan } from '@meerkat/catalogue-query/documents/evaluate-plan'
import { orderUnitPrices } from '@meerkat/catalogue-query/search-query/order-unit-prices'
import type { HitPage } from '../../../search/answers/hit-page.ts'
import type { CatalogSearch, QueryPlan, SearchHits } from '../../../search/catalog-search.ts'
import { planForGroup } from '../../../search/indexing/group-fields.ts'
import type { ListedEntity } from '../read-model/small-documents.ts'
import type { StoreViewCatalog } from '../read-model/store-view-catalog.ts'
import { hideTranslations } from './hide-translations.ts'

/** The documents of one page, in order, with the facet counts over all hits. */
export type FoundHits = Pick<HitPage, 'total' | 'maxScore' | 'hits'> & Pick<SearchHits, 'facets' | 'didYouMean' | 'completeTotal'>

/** `groupId`: the customer group whose prices documents, filters, counts and order use; null for guests. */
export async function findProductHits(
  search: CatalogSearch,
  { documents, content }: StoreViewCatalog,
  { plan, groupId }: { plan: QueryPlan; groupId: number | null },
): Promise<FoundHits> {
  const { total, maxScore, hits, facets, didYouMean, completeTotal } = await search.search(
    content.index,
    planForGroup(orderUnitPrices(plan), documents.priceGroupOf(groupId)),
  )
  const isSorted = plan.sort.length > 0
  return {
    total,
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
    ...(completeTotal !== undefined && { completeTotal }),
    maxScore: isSorted || total === 0 ? null : (maxScore ?? 1),
    hits: hits.flatMap(({ id, score }) => {
      const document = documents.findFor(id, groupId)
      // With another sort order the score says nothing about the position. docs/wire.md §13.5.
      return document === undefined ? [] : [{ document, score: isSorted ? null : (score ?? 1) }]
    }),
  }
}

/** Searches one of the small entities. */
export function findListedHits({ listed }: StoreViewCatalog, entity: ListedEntity, plan: QueryPlan): FoundHits {
  const { total, hits, facets } = evaluatePlan(hideTranslations(listed[entity], entity, plan), plan)
  const score = plan.sort.length > 0 ? null : 1
  return { total, facets, maxScore: total === 0 ? null : score, hits: hits.map((document) => ({ document, score })) }
}
