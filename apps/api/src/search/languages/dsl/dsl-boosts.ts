import type { Boost, Filter } from '@meerkat/search/query/query-plan'
import { type DslNode, getNode, isNode, refuse, toNodes, toNumber } from './dsl-fault.ts'

type Translate = (condition: unknown) => Filter

const MAX_DEPTH = 30
const MAX_FUNCTIONS = 50
const SCORE_MODES = ['multiply', 'sum', 'first', 'max', 'min'] as const
const BOOST_MODES = ['multiply', 'replace', 'sum', 'avg', 'max', 'min'] as const
const EVERYTHING: Filter = { kind: 'all', filters: [] }
/** Members of a function that are not score functions. */
const FUNCTION_OPTIONS = new Set(['filter', 'weight', 'random_score'])

/**
 * The weights of all `function_score` nodes that are scored. Their own `min_score` is ignored: it refers to the
 * scores of another engine. `docs/wire.md` §14.3.
 * @throws DslFault for functions other than weights.
 */
export function translateBoosts(query: unknown, translate: Translate): Boost[] {
  return listFunctionScores(query, 0).flatMap((node) => {
    const functions = listFunctions(node).flatMap((one) => readFunction(one, translate))
    if (functions.length > MAX_FUNCTIONS) refuse('too many functions')
    if (functions.length === 0) return []
    const maxFactor = toNumber(node['max_boost'])
    return {
      functions,
      scoreMode: readMode(node, 'score_mode', SCORE_MODES),
      boostMode: readMode(node, 'boost_mode', BOOST_MODES),
      maxFactor: Number.isNaN(maxFactor) ? Number.MAX_VALUE : maxFactor,
    }
  })
}

/** `functions`, or the single function in the node itself. */
function listFunctions(node: DslNode): unknown[] {
  const functions = toNodes(node['functions'])
  return functions.length > 0 ? functions : 'weight' in node ? [{ weight: node['weight'] }] : []
}

function readFunction(value: unknown, translate: Translate): { filter: Filter; weight: number }[] {
  const node = getNode(value, 'functions')
  const other = Object.keys(node).find((name) => !FUNCTION_OPTIONS.has(name))
  if (other !== undefined) refuse(other)
  const weight = toNumber(node['weight'])
  if (Number.isNaN(weight)) return 'random_score' in node ? [] : refuse('a function without a weight')
  return [{ filter: node['filter'] === undefined ? EVERYTHING : translate(node['filter']), weight }]
}

function readMode<Mode extends string>(node: DslNode, name: string, modes: readonly Mode[]): Mode {
  const value = node[name] ?? 'multiply'
  const mode = modes.find((one) => one === value)
  return mode ?? refuse(`${name} ${typeof value === 'string' ? value : ''}`)
}

function listFunctionScores(node: unknown, depth: number): DslNode[] {
  if (!isNode(node) || depth > MAX_DEPTH) return []
  const bool = isNode(node['bool']) ? node['bool'] : {}
  const inner = [...toNodes(bool['must']), ...toNodes(bool['should'])].flatMap((one) => listFunctionScores(one, depth + 1))
  const own = node['function_score']
  return isNode(own) ? [own, ...listFunctionScores(own['query'], depth + 1), ...inner] : inner
}
