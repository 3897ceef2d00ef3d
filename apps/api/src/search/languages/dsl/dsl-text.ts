import { MAX_TEXT_LENGTH, type TranslateSettings } from '@meerkat/catalogue-query/search-query/translate-search-query'
import type { TextQuery } from '@meerkat/search/query/query-plan'
import { type DslNode, getText, isNode, toNodes, toNumber } from './dsl-fault.ts'
import { readTextMatch } from './dsl-match.ts'

const MAX_DEPTH = 30

/** Whether the node contains a `multi_match`. */
export function holdsText(node: unknown): boolean {
  return findMultiMatch(node, 0) !== null
}

/** Whether the query asks for a random order. */
export function isRandom(node: unknown, depth = 0): boolean {
  if (!isNode(node) || depth > MAX_DEPTH) return false
  return listInner(node).some(([name, inner]) => name === 'random_score' || isRandom(inner, depth + 1))
}

type TextSettings = Pick<TranslateSettings, 'search' | 'isText'>

/**
 * The text to search for. The request sets fuzziness; the shop sets the weights of the fields and the number of expansions of a
 * word, because otherwise the two request languages would find different products. `docs/wire.md` §14.3.
 */
export function translateDslText(query: unknown, minScore: unknown, settings: TextSettings): TextQuery | null {
  const match = findMultiMatch(query, 0)
  return match === null ? scoreMatch(query, settings) : readMultiMatch(match, minScore, settings)
}

function readMultiMatch(match: DslNode, minScore: unknown, { search }: TextSettings): TextQuery | null {
  const text = getText(match['query'], 'multi_match').slice(0, MAX_TEXT_LENGTH).trim()
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

/** A `match` that every hit must satisfy also decides their order: its condition stays and its words are scored. */
function scoreMatch(query: unknown, { search, isText }: TextSettings): TextQuery | null {
  const match = findDemanded(query, 0)
  const condition = match && readTextMatch(match, isText)
  if (!condition) return null
  return {
    text: condition.text.slice(0, MAX_TEXT_LENGTH),
    mode: 'words',
    fuzziness: 0,
    prefixLength: search.prefixLength,
    maxExpansions: search.maxExpansions,
    minimumMatch: 0,
    minScore: 0,
  }
}

/** The first `match` or `match_phrase` that is scored and that every hit has to satisfy. */
function findDemanded(node: unknown, depth: number): DslNode | null {
  if (!isNode(node) || depth > MAX_DEPTH) return null
  if ('match' in node || 'match_phrase' in node) return node
  const inner = isNode(node['bool']) ? toNodes(node['bool']['must']) : []
  const scored = isNode(node['function_score']) ? [node['function_score']['query']] : []
  for (const one of [...inner, ...scored]) {
    const found = findDemanded(one, depth + 1)
    if (found !== null) return found
  }
  return null
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

/** The members of a node and the elements of its lists, without `must_not`. */
function listInner(node: DslNode): [name: string, inner: unknown][] {
  return Object.entries(node)
    .filter(([name]) => name !== 'must_not')
    .flatMap(([name, value]) => toNodes(value).map((inner): [string, unknown] => [name, inner]))
}

function toWhole(value: unknown, max: number): number | null {
  const number = toNumber(value)
  return Number.isInteger(number) && number >= 0 ? Math.min(number, max) : null
}

/** `75%`, which clients that send the query in a URL write `75%25`. `docs/wire.md` §13.1. */
function toShare(value: unknown): number | null {
  const [, percent] = (typeof value === 'string' && /^(\d{1,3})%(25)?$/.exec(value)) || []
  return percent === undefined ? null : Math.min(Number(percent), 100) / 100
}
