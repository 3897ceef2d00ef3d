import { toFieldName } from '@meerkat/catalogue-query/search-query/translate-search-query'
import type { Filter } from '@meerkat/search/query/query-plan'
import { type DslNode, getMember, getNode, getText, isNode, refuse } from './dsl-fault.ts'

export type WordsFilter = Filter & { kind: 'words' }

/** Refused, because their words are not in the index: a comparison with the whole text would silently find nothing. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(['description', 'short_description'])

/**
 * A `match` or `match_phrase` on a text field; null on any other field, where it means equality. `docs/wire.md` §14.1.
 * @throws DslFault on a description.
 */
export function readTextMatch(node: DslNode, isText: (field: string) => boolean): WordsFilter | null {
  const kind = 'match' in node ? 'match' : 'match_phrase'
  const [name, value] = getMember(getNode(node[kind], kind), kind)
  // `category.name` is both: a text field here, a keyword field under its keyword name.
  const field = isText(name) ? name : toFieldName(name)
  if (!isText(field)) return DESCRIPTIONS.has(name) ? refuse(`${kind} on ${name}`) : null
  const options = isNode(value) ? value : {}
  const text = getText(isNode(value) ? value['query'] : value, kind).trim()
  const isAll = String(getText(options['operator'], 'operator')).toLowerCase() === 'and'
  return { kind: 'words', field, text, match: kind === 'match_phrase' ? 'phrase' : isAll ? 'all' : 'any' }
}
