import type { SearchResponse } from '@meerkat/contract/search'
import { LRUCache } from 'lru-cache'
import { Reply } from '../../../http/reply.ts'

type Answer = Reply<SearchResponse>

/** Hits of all cached answers together; an answer with more than `MAX_HITS_IN_ONE` is not cached. */
const MAX_HITS = 10_000
const MAX_HITS_IN_ONE = 200

/** `key`: everything the answer depends on, the version of the documents included. */
export type ListedAnswers = (key: string, answer: () => Promise<Answer>) => Promise<Answer>

/**
 * Caches answers about the small entities, which change rarely: every page reads the menu, the labels and its category. The
 * same query returns the same object, so that callers can cache derived data by it.
 */
export function cacheListedAnswers(): ListedAnswers {
  const answers = new LRUCache<string, { reply: Answer; hits: number }>({
    maxSize: MAX_HITS,
    // An answer without hits needs memory too.
    sizeCalculation: ({ hits }) => hits + 1,
  })

  return async (key, answer) => {
    const known = answers.get(key)
    if (known) return known.reply
    const { result, bytes, headers } = await answer()
    const shared = result()
    const reply = new Reply({ result: () => shared, headers, ...(bytes && { bytes }) })
    const hits = shared.hits.hits.length
    if (hits <= MAX_HITS_IN_ONE) answers.set(key, { reply, hits })
    return reply
  }
}
