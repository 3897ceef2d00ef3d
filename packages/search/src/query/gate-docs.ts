import type { CatalogIndex } from '../build/catalog-index.ts'
import { type PostingRun, runsOf } from './posting-runs.ts'
import type { QueryWord } from './read-query.ts'
import { scratchOf } from './scratch.ts'

/** Checking the gate takes time too: it is only worth it when it excludes most documents that would be scored. */
const WORTH = 3

/** The docs that can be found at all; marked in the scratch buffers while the gate is open. */
export interface Gate {
  runs: readonly PostingRun[]
}

/**
 * A document that must contain `needed` of n words contains at least one of any n - needed + 1 of them, so the postings of the rarest
 * ones list all candidates: for "dog hoverboard" with both words required, "dog" need not be scored in every document. Null when the
 * gate would cost more than it saves.
 */
export function openGate(index: CatalogIndex, words: readonly QueryWord[], needed: number): Gate | null {
  if (needed < 2) return null
  const perWord = words.map(({ spellings }) => {
    const runs = spellings.flatMap(({ term }) => index.schema.text.flatMap((_, field) => runsOf(index, field, term)))
    return { runs, length: runs.reduce((sum, { from, end }) => sum + end - from, 0) }
  })
  perWord.sort((a, b) => a.length - b.length)
  const rarest = perWord.slice(0, words.length - needed + 1)
  const total = (list: readonly { length: number }[]) => list.reduce((sum, { length }) => sum + length, 0)
  if (total(rarest) * WORTH > total(perWord)) return null
  const gate = { runs: rarest.flatMap(({ runs }) => runs) }
  mark(index, gate, 1)
  return gate
}

export function closeGate(index: CatalogIndex, gate: Gate): void {
  mark(index, gate, 0)
}

function mark(index: CatalogIndex, { runs }: Gate, value: 0 | 1): void {
  const { gate } = scratchOf(index)
  for (const { docs, from, end } of runs) for (let at = from; at < end; at++) gate[docs[at]!] = value
}
