import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build/build-index.ts'
import { arbitraryDocument, arbitraryPlan, smallSchema } from '../testing/arbitrary-catalog.ts'
import { searchPlainly } from '../testing/plain-search.ts'
import { searchIndex } from './search-index.ts'

describe('searchIndex', () => {
  it('gives the same hits, counts, order and pages as a plain implementation of the plan', () => {
    const plans = arbitraryPlan.filter(({ sort }) => sort.every(({ field }) => field !== 'random'))
    fc.assert(
      fc.property(fc.array(arbitraryDocument, { maxLength: 12 }), plans, (documents, plan) => {
        const { total, hits, facets } = searchIndex(buildIndex(smallSchema, documents), plan)
        expect({ total, hits, facets }).toEqual(searchPlainly(smallSchema, documents, plan))
      }),
      { numRuns: 2000 },
    )
  })
})
