import type { Send } from '@meerkat/contract/transport'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, compress } from './compress.ts'
import { mountForms } from './mount-forms.ts'
import type { OutputCache, StoredPage } from './output-cache.ts'

/** What the storefront gets with each request. */
interface PageContext {
  readonly send: Send
  /** The answers come from another server: they are checked as those in browsers are. */
  readonly isRemote?: boolean
  /** Whether the shop has a service worker. */
  readonly opensOffline?: boolean
  /** Calls of a form that the page received, counted at the shopper's address. */
  readonly sendForm?: Send
  readonly deliver: (page: Buffer<ArrayBuffer>) => void
}

/** The storefront's server build: a page for a request. */
export interface Storefront {
  fetch(request: Request, options: { context: PageContext }): Promise<Response> | Response
  /** Of all store views; the default one has the empty code. */
  readonly storeCodes: readonly string[]
  /** The variant of a page at one URL: the language that the shopper chose, '' for most shoppers. */
  pageVariant(request: { pathname: string; cookies: string }): string
  /** The URL as output cache key: without the parameters that no page reads. */
  pageAddress(address: string): string
}

export interface PageDeps {
  readonly storefront: Storefront
  readonly send: Send
  readonly isRemote?: boolean
  readonly opensOffline?: boolean
  readonly cache: OutputCache | null
  readonly publicUrl: string
  /** The server with the API: forms call it with the shopper's address. */
  readonly callable: Pick<FastifyInstance, 'inject'>
}

type Page = Pick<StoredPage, 'status' | 'headers' | 'body' | 'tags'>

/** Do not render a page for a missing file. docs/behaviour/urls.md §8.8. */
const FILE_NAME = /\.(?:css|js|mjs|map|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|json|xml|txt|webmanifest|php|env)$/i
/** Paths of calls and pictures. A request for one gets here only if the path is unknown, or belongs to another process. docs/wire.md §1.3. */
const API_PATH = /^\/(?:api|graphql|img|media)(?:\/|$)/i
/** Files that the storefront generates. */
const GENERATED = /^\/sitemap(?:\/[^/]+)?\.xml$|^(?:\/[a-z]+)?\/manifest\.webmanifest$/
/** Headers of a page that depend on the connection or on the length of the body. */
const DROPPED_HEADERS = new Set(['content-length', 'connection', 'transfer-encoding', 'content-encoding'])

/** Serves every URL without another route as a page of the storefront. */
export function mountPages(host: FastifyInstance, deps: PageDeps): void {
  mountForms(host, deps)
  host.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (API_PATH.test(path)) return reply.code(404).send({ code: 404, result: 'Not found' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send({ code: 405, result: 'Method not allowed' })
    }
    if (FILE_NAME.test(path) && !GENERATED.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return sendPage(request, reply, deps)
  })
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps): Promise<FastifyReply> {
  const { cache } = deps
  // A cached page must not contain other parameters of this request's URL.
  const address = cache ? deps.storefront.pageAddress(request.url) : request.url
  const key = keyOf(address, request, deps.storefront)
  const kept = cache?.find(key) ?? null
  const generation = cache?.generation() ?? 0
  const page = kept ?? (await render(address, request, deps))
  const stored = kept ?? (cache && isKeepable(page) ? cache.store(key, page, generation) : null)
  if (cache) reply.header('x-vs-cache', kept ? 'Hit' : 'Miss')
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding, cookie, x-vs-store-code')

  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const compressed = stored?.encoded.get(encoding) ?? (await compress(page.body, encoding))
  if (!compressed) return reply.send(page.body)
  stored?.encoded.set(encoding, compressed)
  return reply.header('content-encoding', encoding).send(compressed)
}

/** The cache key of a page; it is another one for each language that shoppers choose. docs/behaviour/rendering.md §23.1. */
function keyOf(address: string, { headers }: FastifyRequest, storefront: Storefront): string {
  const storeCode = headers['x-vs-store-code']
  const [pathname = ''] = address.split('?', 1)
  const variant = storefront.pageVariant({ pathname, cookies: headers.cookie ?? '' })
  // A code that no store view has must not make another copy of every page.
  const store = typeof storeCode === 'string' && storeCode !== '' && storefront.storeCodes.includes(storeCode) ? storeCode : 'main'
  return `page:${store}:${variant && `${variant}:`}${address}`
}

async function render(
  address: string,
  request: FastifyRequest,
  { storefront, send, isRemote = false, opensOffline = true, publicUrl }: PageDeps,
): Promise<Page> {
  const headers = new Headers()
  for (const name of ['accept', 'accept-language', 'cookie', 'x-vs-store-code']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  // Use the public URL instead of the Host header, so that callers cannot inject links.
  let delivered: Buffer | null = null
  const deliver = (bytes: Buffer) => {
    delivered = bytes
  }
  const response = await storefront.fetch(new Request(new URL(publicUrl).origin + address, { headers }), {
    context: { send, isRemote, opensOffline, deliver },
  })
  const own: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    if (!DROPPED_HEADERS.has(name)) own[name] = value
  })
  own['cache-control'] ??= 'public, no-cache'
  const tags = (own['x-vs-cache-tags'] ?? '').split(' ').filter(Boolean)
  if (response.status === 404 && !tags.includes('page-not-found')) {
    tags.push('page-not-found')
    own['x-vs-cache-tags'] = tags.join(' ')
  }
  return { status: response.status, headers: own, body: delivered ?? Buffer.from(await response.arrayBuffer()), tags }
}

/**
 * Whether a page may be cached. Redirects to an error page and failed pages may not, a missing page may. A page without tags
 * could not be invalidated when its content changes. docs/behaviour/rendering.md §23.1.
 */
function isKeepable({ status, headers, tags }: Page): boolean {
  return (status === 200 || status === 404 || status === 301) && tags.length > 0 && !/no-store|private/.test(headers['cache-control'] ?? '')
}
