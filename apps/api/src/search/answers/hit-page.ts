import type { Aggregations, SearchResponse, Suggest } from '@meerkat/contract/search'
import type { StoredDocument } from '../documents/stored-document.ts'
import type { Projection } from './projection-cache.ts'

/** One page of results before it is written in one of the response formats. */
export interface HitPage {
  /** Index name and entity: `vue_storefront_catalog_product`. */
  readonly index: string
  readonly entity: string
  readonly tookMs: number
  readonly total: number
  readonly maxScore: number | null
  readonly hits: readonly { readonly document: StoredDocument; readonly score: number | null }[]
  readonly aggregations: Aggregations | null
  /** Attributes of the aggregations; null unless the shop is configured to send them. */
  readonly metadata: readonly { readonly attribute_code: string }[] | null
  /** How many of all hits contain all words of the text; null unless others follow them. */
  readonly completeTotal: number | null
  /** A correction of the search text; null when none was requested or found. */
  readonly suggest: Suggest | null
}

const EMPTY_OBJECT_LENGTH = '{}'.length
const SHARDS = { total: 1, successful: 1, skipped: 0, failed: 0 }

/** The standard answer as an object, for callers in this process. docs/wire.md §13.5. */
export function toStandardAnswer(page: HitPage, projection: Projection): SearchResponse {
  return {
    took: page.tookMs,
    timed_out: false,
    _shards: SHARDS,
    hits: {
      total: page.total,
      max_score: page.maxScore,
      hits: page.hits.map(({ document, score }) => ({
        _index: page.index,
        _type: page.entity,
        _id: String(document.id),
        _score: score,
        _source: projection.toSource(document),
      })),
    },
    ...(page.aggregations && { aggregations: page.aggregations }),
    ...(page.metadata && { attribute_metadata: [...page.metadata] }),
    ...(page.completeTotal !== null && { complete_total: page.completeTotal }),
    ...(page.suggest && { suggest: page.suggest }),
  }
}

/** The standard answer as bytes, concatenated from the cached bytes of its documents. */
export function writeStandardAnswer(page: HitPage, projection: Projection): Buffer {
  const head = `{"_index":${JSON.stringify(page.index)},"_type":${JSON.stringify(page.entity)},"_id":"`
  const open = `{"took":${page.tookMs},"timed_out":false,"_shards":${JSON.stringify(SHARDS)},"hits":{"total":${page.total},"max_score":${page.maxScore},"hits":[`
  const parts: Buffer[] = []
  let between = open
  for (const { document, score } of page.hits) {
    parts.push(Buffer.from(`${between}${head}${document.id}","_score":${score},"_source":`), projection.toBytes(document))
    between = '},'
  }
  const close = page.hits.length === 0 ? open : '}'
  parts.push(Buffer.from(`${close}]}${writeCounts(page)}}`))
  return Buffer.concat(parts)
}

/** Flat hits, short names, no envelope. docs/wire.md §13.6. */
export function toCompactAnswer(page: HitPage, projection: Projection): Record<string, unknown> {
  return {
    hits: page.hits.map(({ document, score }) => ({ ...projection.toSource(document), _score: score })),
    total: page.total,
    ...(page.aggregations && { aggregations: page.aggregations }),
    ...(page.metadata && { attribute_metadata: [...page.metadata] }),
    ...(page.completeTotal !== null && { complete_total: page.completeTotal }),
    ...(page.suggest && { suggest: page.suggest }),
  }
}

export function writeCompactAnswer(page: HitPage, projection: Projection): Buffer {
  const parts: Buffer[] = []
  let between = '{"hits":['
  for (const { document, score } of page.hits) {
    const bytes = projection.toBytes(document)
    parts.push(Buffer.from(between), bytes.subarray(0, -1))
    between = `${bytes.length > EMPTY_OBJECT_LENGTH ? ',' : ''}"_score":${score}},`
  }
  const close = page.hits.length === 0 ? between : between.slice(0, -1)
  parts.push(Buffer.from(`${close}],"total":${page.total}${writeCounts(page)}}`))
  return Buffer.concat(parts)
}

function writeCounts({ aggregations, metadata, completeTotal, suggest }: HitPage): string {
  const members = { aggregations, attribute_metadata: metadata, complete_total: completeTotal, suggest }
  return Object.entries(members)
    .map(([name, value]) => (value === null ? '' : `,"${name}":${JSON.stringify(value)}`))
    .join('')
}
