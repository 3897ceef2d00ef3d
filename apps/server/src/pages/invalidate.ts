import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Prefixes of the tags that can be invalidated: kinds of pages and documents, and the letters before ids. Spec §2, docs/wire.md §1.12. */
const KNOWN_TAGS = [
  'product',
  'category',
  'home',
  'checkout',
  'page-not-found',
  'compare',
  'my-account',
  'error',
  'attribute',
  'taxrule',
  'cmsPage',
  'cms_page',
  'cms_block',
  'P',
  'C',
  'A',
  'T',
]

interface InvalidateDeps {
  /** Drops the pages with these tags in every process. Null when pages are not cached. */
  readonly drop: ((tags: readonly string[]) => Promise<void>) | null
  readonly key: string
}

/** GET or POST `/invalidate?key=&tag=`: the merchant's systems report what has changed. docs/behaviour/rendering.md §23.2. */
export function mountInvalidate(host: FastifyInstance, { drop, key }: InvalidateDeps): void {
  host.register(async (scope) => {
    // A body is not read, whatever its type: old systems send the JSON content type without one.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    scope.route<{ Querystring: { key?: string; tag?: string } }>({
      method: ['GET', 'POST'],
      url: '/invalidate',
      handler: async (request, reply) => {
        const { code, result } = await invalidate({ drop, key }, request.query)
        return reply.code(code).header('cache-control', 'no-store').send({ code, result })
      },
    })
  })
}

async function invalidate({ drop, key }: InvalidateDeps, query: { key?: string; tag?: string }): Promise<{ code: number; result: string }> {
  if (!drop) return { code: 200, result: 'Cache invalidation is not required, output cache is disabled' }
  const { key: given, tag } = query
  if (typeof given !== 'string' || typeof tag !== 'string' || !given || !tag)
    return { code: 500, result: 'Invalid parameters for Clear cache request' }
  if (!isSame(given, key)) return { code: 500, result: 'Invalid cache invalidation key' }
  await drop(tag.split(',').filter((name) => name === '*' || KNOWN_TAGS.some((known) => name.startsWith(known))))
  return { code: 200, result: `Tags invalidated successfully [${tag}]` }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
