import type { Aggregations, SearchResponse } from '@meerkat/contract/search'
import type { Projection } from './projection-cache.ts'
import type { StoredDocument } from './stored-document.ts'

/** One page of an answer before it is put in one of the wire's forms. */
export interface HitPage {
  /** Index name and entity: `vue_storefront_catalog_product`. */
  readonly index: string
  readonly entity: string
  readonly tookMs: number
  readonly total: number
  readonly maxScore: number | null
  readonly hits: readonly { readonly document: StoredDocument; readonly score: number | null }[]
  readonly aggregations: Aggregations | null
}

const SHARDS = { total: 1, successful: 1, skipped: 0, failed: 0 }

/** The standard answer as an object, for callers in this process. Contract 13.5. */
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
  }
}

/** The same as text, put together from the texts of its documents: nothing is serialised that was serialised before. */
export function writeStandardAnswer(page: HitPage, projection: Projection): string {
  const head = `{"_index":${JSON.stringify(page.index)},"_type":${JSON.stringify(page.entity)},"_id":"`
  let hits = ''
  for (const { document, score } of page.hits) {
    hits += `${hits === '' ? '' : ','}${head}${document.id}","_score":${score},"_source":${projection.toJson(document)}}`
  }
  return `{"took":${page.tookMs},"timed_out":false,"_shards":${JSON.stringify(SHARDS)},"hits":{"total":${page.total},"max_score":${page.maxScore},"hits":[${hits}]}${writeAggregations(page)}}`
}

/** Flat hits, short names, no frame. Contract 13.6. */
export function toCompactAnswer(page: HitPage, projection: Projection): Record<string, unknown> {
  return {
    hits: page.hits.map(({ document, score }) => ({ ...projection.toSource(document), _score: score })),
    total: page.total,
    ...(page.aggregations && { aggregations: page.aggregations }),
  }
}

export function writeCompactAnswer(page: HitPage, projection: Projection): string {
  let hits = ''
  for (const { document, score } of page.hits) {
    const json = projection.toJson(document)
    hits += `${hits === '' ? '' : ','}${json === '{}' ? '{' : `${json.slice(0, -1)},`}"_score":${score}}`
  }
  return `{"hits":[${hits}],"total":${page.total}${writeAggregations(page)}}`
}

function writeAggregations({ aggregations }: HitPage): string {
  return aggregations === null ? '' : `,"aggregations":${JSON.stringify(aggregations)}`
}
