import type { SearchResponse } from '@meerkat/contract/search'
import { Reply } from '../../../http/reply.ts'
import type { StoreViewCatalog } from '../read-model/store-view-catalog.ts'

type Listed = StoreViewCatalog['listed']
type Answer = Reply<SearchResponse>

/** Hits of all answers that are kept of one store view; one of more than `MOST_IN_ONE` is not. */
const MOST_HITS = 3000
const MOST_IN_ONE = 200

/** By the small entities that were asked: others are other answers. `question`: all that an answer depends on besides them. */
export type ListedAnswers = (listed: Listed, question: string, answer: () => Promise<Answer>) => Promise<Answer>

/**
 * Answers about the small entities, which change only with their store view: every page asks for the menu, the labels and its category.
 * The same question gets the same object, so that whoever made something of it knows it again.
 */
export function keepListedAnswers(): ListedAnswers {
  const shelves = new WeakMap<Listed, { answers: Map<string, { reply: Answer; weight: number }>; weight: number }>()

  return async (listed, question, answer) => {
    const shelf = shelves.get(listed) ?? { answers: new Map(), weight: 0 }
    const known = shelf.answers.get(question)
    if (known) return known.reply
    const { result, bytes, headers } = await answer()
    const shared = result()
    const reply = new Reply({ result: () => shared, headers, ...(bytes && { bytes }) })
    const hits = shared.hits.hits.length
    if (hits > MOST_IN_ONE) return reply
    // An answer without hits takes room too.
    const weight = hits + 1
    shelves.set(listed, shelf)
    shelf.answers.set(question, { reply, weight })
    shelf.weight += weight
    for (const [oldest, { weight: freed }] of shelf.answers) {
      if (shelf.weight <= MOST_HITS) break
      shelf.answers.delete(oldest)
      shelf.weight -= freed
    }
    return reply
  }
}
