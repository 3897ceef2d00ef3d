import { splitCompound } from '../analyse/split-compound.ts'
import { splitWords } from '../analyse/split-words.ts'
import { stemWord } from '../analyse/stem-word.ts'
import { dropStopWords } from '../analyse/stop-words.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { type KeywordColumn, ordinalsOf } from '../build/keyword-column.ts'
import { findString } from '../build/string-table.ts'
import { dictionarySize, keyAt } from '../build/value-dictionary.ts'
import { findSynonyms } from './find-synonyms.ts'
import type { QueryWord } from './read-query.ts'

/** Weight of the category that the text names; a word in the product's name has at most 4. */
const WEIGHT = 2

interface CategoryWords {
  stems: ReadonlySet<string>
  /** Number of words of the name. */
  count: number
}

interface Known {
  categories: readonly CategoryWords[]
  /** Changes with the category names and the words of the index, from which `categories` is computed. */
  version: string
}

const known = new WeakMap<CatalogIndex, Known>()

/**
 * Raises the scores of documents in a category that the text names ("dog beds"), or whose categories together hold all of its words.
 * Only the given docs are looked at, so that the cost does not grow with the number of results.
 */
export function preferCategories(index: CatalogIndex, words: readonly QueryWord[], docs: Uint32Array, scores: Float32Array): void {
  const column = index.keyword.get(index.schema.categoryNames ?? '')
  if (column === undefined || words.length === 0) return
  const categories = readCategories(index, column)
  const wanted = words.map(({ word }) => stemsOf(index, word))
  const rarity = words.reduce((sum, word) => sum + word.rarity, 0) / words.length
  for (const doc of docs) {
    const own = ordinalsOf(column, doc).map((ordinal) => categories[ordinal]!)
    const named = own.filter(({ stems }) => wanted.every((one) => holdsAny(stems, one)))
    const share = Math.max(0, ...named.map(({ count }) => Math.min(1, words.length / count)))
    const isSpread = words.length > 1 && wanted.every((one) => own.some(({ stems }) => holdsAny(stems, one)))
    scores[doc]! += WEIGHT * rarity * (share + (isSpread ? 1 : 0))
  }
}

function stemsOf({ schema }: CatalogIndex, word: string): string[] {
  return [word, ...findSynonyms({ schema }, word)].map((one) => stemWord(one, schema.language))
}

function holdsAny(stems: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((stem) => stems.has(stem))
}

function readCategories(index: CatalogIndex, { dictionary }: KeywordColumn): readonly CategoryWords[] {
  const { text, schema } = index
  const version = `${dictionarySize(dictionary)} ${text.added.words.length}`
  const before = known.get(index)
  if (before?.version === version) return before.categories
  const isKnown = (stem: string) => findString(text.stems, stem) >= 0 || text.added.stems.has(stem)
  const categories = Array.from({ length: dictionarySize(dictionary) }, (_, ordinal): CategoryWords => {
    const words = dropStopWords(splitWords(String(keyAt(dictionary, ordinal))), schema.language)
    const stems = words.flatMap((word) => [stemWord(word, schema.language), ...splitCompound(word, schema.language, isKnown)])
    return { stems: new Set(stems), count: words.length }
  })
  known.set(index, { categories, version })
  return categories
}
