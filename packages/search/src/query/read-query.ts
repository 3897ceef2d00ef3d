import { splitWords } from '../analyse/split-words.ts'
import { dropStopWords, isStopWord } from '../analyse/stop-words.ts'
import type { CatalogIndex } from '../build/catalog-index.ts'
import { expandWord, type Spelling } from './expand-word.ts'
import { findCompletions, frequentCompletions } from './find-completions.ts'
import { openCompound } from './open-compound.ts'
import type { TextQuery } from './query-plan.ts'
import { MAX_WORDS } from './score-postings.ts'

/** Text beyond this length is ignored. */
export const MAX_TEXT_LENGTH = 2000
/** Credit for a word, as a multiple of the most that the fields can add for it: documents with all words come before those with some. */
export const CREDIT = 2
/** Credit for a misspelt word, as a share of the credit for the word as typed. */
const GUESSED = 0.6

/** A word of the query as it is scored. */
export interface QueryWord {
  word: string
  spellings: readonly Spelling[]
  /** Inverse document frequency: words that few documents have count more. */
  rarity: number
  /** Added once to a document that contains the word in any field. */
  credit: number
}

/** The distinct words of a text with the expansions of each. */
export function readQuery(index: CatalogIndex, query: TextQuery): QueryWord[] {
  const words = listWords(index, query)
  const bonus = CREDIT * index.schema.text.reduce((sum, { boost }) => sum + boost, 0)
  return words.map((word, at): QueryWord => {
    const joined = [at > 0 ? words[at - 1]! + word : '', at + 1 < words.length ? word + words[at + 1]! : '']
    const isOpen = query.mode === 'prefix' && at === words.length - 1
    const spellings = expandWord(index, { word, joined: joined.filter((whole) => whole !== ''), isOpen }, query)
    const rarity = rarityOf(index, spellings)
    return { word, spellings, rarity, credit: bonus * rarity * (spellings.some(({ weight }) => weight > 0.5) ? 1 : GUESSED) }
  })
}

/** The distinct words of a text, without stop words and with compounds split into their parts. */
function listWords(index: CatalogIndex, { text, mode }: Pick<TextQuery, 'text' | 'mode'>): string[] {
  const typed = splitWords(text.slice(0, MAX_TEXT_LENGTH), MAX_WORDS)
  // The last word may be the beginning of another one.
  const open = mode === 'prefix' ? typed.splice(-1) : []
  const closed =
    open.length > 0 ? typed.filter((word) => !isStopWord(word, index.schema.language)) : dropStopWords(typed, index.schema.language)
  const words = [...closed, ...open].flatMap((word, at, all) => {
    const isCompleted = mode === 'prefix' && at === all.length - 1 && hasCompletion(index, word)
    const parts = isCompleted ? [] : openCompound(index, word)
    return parts.length === 0 ? [word] : parts
  })
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** Whether a word in use begins with this text. */
export function hasCompletion({ text }: CatalogIndex, word: string): boolean {
  return frequentCompletions(text, findCompletions(text, word), 1).length > 0
}

/** BM25's inverse document frequency of the most common spelling that counts as the word. */
function rarityOf({ text, liveCount }: CatalogIndex, spellings: readonly Spelling[]): number {
  let frequency = 0
  for (const { term, isFaithful } of spellings) if (isFaithful) frequency = Math.max(frequency, text.frequencies[term]!)
  return Math.log(1 + (liveCount - frequency + 0.5) / (frequency + 0.5))
}
