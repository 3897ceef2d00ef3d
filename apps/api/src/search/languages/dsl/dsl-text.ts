import type { TextQuery } from '@meerkat/search/query/query-plan'
import { MAX_TEXT_LENGTH, type TranslateSettings } from '../search-query/translate-search-query.ts'
import { type DslNode, isNode, toNodes } from './dsl-fault.ts'

const MAX_DEPTH = 30

/** Whether words are looked for in it. */
export function holdsText(node: unknown): boolean {
  return findMultiMatch(node, 0) !== null
}

/** Whether a random order is asked for. */
export function isRandom(node: unknown, depth = 0): boolean {
  if (!isNode(node) || depth > MAX_DEPTH) return false
  return listInner(node).some(([name, inner]) => name === 'random_score' || isRandom(inner, depth + 1))
}

/**
 * What is looked for by words. How far a word may be from what was typed is the request's to say; which fields count how much,
 * and how many words one may stand for, is the shop's, or the two request languages would find different products. Contract 14.3.
 */
export function translateDslText(query: unknown, minScore: unknown, { search }: Pick<TranslateSettings, 'search'>): TextQuery | null {
  const match = findMultiMatch(query, 0)
  if (match === null) return null
  const text = String(match['query'] ?? '')
    .slice(0, MAX_TEXT_LENGTH)
    .trim()
  if (text === '') return null
  return {
    text,
    mode: 'words',
    fuzziness: toWhole(match['fuzziness'], 2) ?? search.fuzziness,
    prefixLength: toWhole(match['prefix_length'], 10) ?? search.prefixLength,
    maxExpansions: search.maxExpansions,
    minimumMatch: toShare(match['minimum_should_match']) ?? search.minimumMatch,
    minScore: typeof minScore === 'number' && minScore >= 0 ? minScore : search.minScore,
  }
}

function findMultiMatch(node: unknown, depth: number): DslNode | null {
  if (!isNode(node) || depth > MAX_DEPTH) return null
  for (const [name, inner] of listInner(node)) {
    if (name === 'multi_match' && isNode(inner)) return inner
    const found = findMultiMatch(inner, depth + 1)
    if (found !== null) return found
  }
  return null
}

/** Members of a node, each of a list on its own; what must not hold is not looked for. */
function listInner(node: DslNode): [name: string, inner: unknown][] {
  return Object.entries(node)
    .filter(([name]) => name !== 'must_not')
    .flatMap(([name, value]) => toNodes(value).map((inner): [string, unknown] => [name, inner]))
}

function toWhole(value: unknown, most: number): number | null {
  const number = Number(value)
  return Number.isInteger(number) && number >= 0 && value !== null && value !== '' ? Math.min(number, most) : null
}

/** `75%`, which clients that send the query in an address write `75%25`. Contract 13.1. */
function toShare(value: unknown): number | null {
  const [, percent] = /^(\d{1,3})%(25)?$/.exec(String(value)) ?? []
  return percent === undefined ? null : Math.min(Number(percent), 100) / 100
}
