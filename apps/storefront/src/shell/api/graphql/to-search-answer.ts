import type { EntityType, SearchHit } from '@meerkat/contract/search'
import type { Answer } from '@meerkat/contract/transport'

type Fields = Readonly<Record<string, unknown>>

interface Wanted {
  readonly entity: EntityType
  readonly skipped: number
  readonly size: number
}

/** Converts a GraphQL answer to that of a REST search; anything else becomes an answer without a body, which the client reports as malformed. */
export function toSearchAnswer({ status, body, headers }: Answer, wanted: Wanted): Answer {
  const rest = headers ? { headers } : {}
  const { data, errors } = asFields(body)
  if (status !== 200) return { ...rest, status, body: { code: status, result: reasonOf(errors) } }
  const [root] = Object.values(asFields(data))
  const found = typeof root === 'object' && root !== null ? toFound(asFields(root), wanted) : undefined
  return { ...rest, status, body: found }
}

function toFound(root: Fields, { entity, skipped, size }: Wanted): object | undefined {
  if ('hits' in root) return { hits: cut(root['hits'], skipped, size) }
  const { items, total_count, aggregations, suggest, complete_total } = root
  if (!Array.isArray(items)) return undefined
  const hits = items.map((item: Fields) => toHit(entity, item)).slice(skipped, skipped + size)
  return {
    hits: { total: total_count ?? items.length, max_score: null, hits },
    ...(aggregations ? { aggregations } : {}),
    ...(suggest ? { suggest } : {}),
    ...(typeof complete_total === 'number' ? { complete_total } : {}),
  }
}

/** The hits of a search; the same object where nothing has to be cut off, so that callers can cache what they derive from it. */
function cut(hits: unknown, skipped: number, size: number): unknown {
  const { hits: list } = asFields(hits)
  if (!Array.isArray(list) || (skipped === 0 && list.length <= size)) return hits
  return { ...asFields(hits), hits: list.slice(skipped, skipped + size) }
}

function toHit(entity: EntityType, item: Fields): SearchHit {
  const { _score, ...fields } = item
  const id = fields['id'] ?? fields['page_id']
  const score = typeof _score === 'number' ? _score : null
  return { _index: '', _type: entity, _id: String(id ?? ''), _score: score, _source: { id, ...fields } }
}

function reasonOf(errors: unknown): unknown {
  return Array.isArray(errors) ? asFields(errors[0])['message'] : undefined
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
