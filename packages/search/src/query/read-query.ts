import { splitWords } from '../analyse/split-words.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { expandWord, type Spelling } from './expand-word.ts'
import type { TextQuery } from './query-plan.ts'
import { MAX_WORDS } from './score-postings.ts'

/** Text beyond this length is ignored. */
export const MAX_TEXT_LENGTH = 2000
/** Credit for a misspelt word, as a share of the credit for the word as typed. */
const GUESSED = 0.6

/** A word of the query as it is scored. */
export interface QueryWord {
  spellings: readonly Spelling[]
  /** Inverse document frequency: words that few documents have count more. */
  rarity: number
  /** Added once to a document that contains the word in any field. */
  credit: number
}

/** The distinct words of a text with the expansions of each. */
export function readQuery(index: CatalogIndex, query: TextQuery): QueryWord[] {
  const words = [...new Set(splitWords(query.text.slice(0, MAX_TEXT_LENGTH), MAX_WORDS))]
  // Twice the maximum that the fields can add, so that documents with all words come before those with some of them.
  const bonus = 2 * index.schema.text.reduce((sum, { boost }) => sum + boost, 0)
  return words.map((word, at) => {
    const joined = [at > 0 ? words[at - 1]! + word : '', at + 1 < words.length ? word + words[at + 1]! : '']
    const isOpen = query.mode === 'prefix' && at === words.length - 1
    const spellings = expandWord(index, { word, joined: joined.filter((whole) => whole !== ''), isOpen }, query)
    const rarity = rarityOf(index, spellings)
    return { spellings, rarity, credit: bonus * rarity * (spellings.some(({ weight }) => weight > 0.5) ? 1 : GUESSED) }
  })
}

/** BM25's inverse document frequency, of the most common spelling that is as good as the word. */
function rarityOf({ text, liveCount }: CatalogIndex, spellings: readonly Spelling[]): number {
  let frequency = 0
  for (const { term, isFaithful } of spellings) if (isFaithful) frequency = Math.max(frequency, text.frequencies[term]!)
  return Math.log(1 + (liveCount - frequency + 0.5) / (frequency + 0.5))
}
