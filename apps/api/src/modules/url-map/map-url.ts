import type { SearchHit } from '@meerkat/contract/search'
import type { UrlMapRequest } from '@meerkat/contract/url-map'
import { Reply } from '../../http/reply.ts'
import { toCacheTags } from '../../search/answers/cache-tags.ts'
import type { Projection, ProjectionForm } from '../../search/answers/projection-cache.ts'
import type { StoredDocument } from '../../search/documents/stored-document.ts'

export interface MapUrlDeps {
  /** Null when nothing in the store view has exactly this path. */
  readonly findByPath: (
    storeCode: string,
    path: string,
    groupToken: string | null,
  ) => Promise<{ readonly index: string; readonly entity: string; readonly document: StoredDocument } | null>
  readonly project: (form: ProjectionForm) => Projection
}

/** Always included: a client cannot route without them. docs/wire.md §10. */
const ROUTING_FIELDS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/** The document at a path as a search hit, or null. The other members of the request are ignored. */
export async function mapUrl(deps: MapUrlDeps, storeCode: string, request: UrlMapRequest): Promise<Reply<SearchHit | null>> {
  const found = await deps.findByPath(storeCode, request.url, request.groupToken ?? null)
  if (found === null) return new Reply<SearchHit | null>({ result: () => null })
  const { index, entity, document } = found
  const include = request.includeFields?.length ? [...request.includeFields, ...ROUTING_FIELDS] : []
  const projection = deps.project({ include, exclude: request.excludeFields ?? [], compact: false })
  const head = { _index: `${index}_${entity}`, _type: entity, _id: String(document.id), _score: 0 }
  return new Reply<SearchHit | null>({
    result: () => ({ ...head, _source: projection.toSource(document) }),
    headers: toCacheTags(entity, [document.id]),
    bytes: () =>
      Buffer.concat([Buffer.from(`${JSON.stringify(head).slice(0, -1)},"_source":`), projection.toBytes(document), Buffer.from('}')]),
  })
}
