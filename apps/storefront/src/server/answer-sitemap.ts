import type { StoreView } from '@meerkat/contract/store-config'
import type { Send } from '@meerkat/contract/transport'
import { escapeHtml } from '@meerkat/domain/format/escape-html'
import { LRUCache } from 'lru-cache'
import { TAGS_HEADER } from '../shell/rendering/cache-tags.ts'
import { storeViews } from '../shell/store-view/stores.ts'
import { languageOf } from './share-tags.ts'
import { countParts, listPart, SITEMAP_KINDS, type SitemapEntry } from './sitemap.ts'

const PART = /^\/sitemap\/([a-z0-9_]+)-([a-z]+)-([1-9]\d{0,5})\.xml$/
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Search engines request sitemaps often, and they hardly change. */
const CACHE_MS = 60 * 60_000
const MAX_CACHED = 60

const cached = new LRUCache<string, Promise<string | null>>({ max: MAX_CACHED, ttl: CACHE_MS })

/** Serves the index `/sitemap.xml` and parts such as `/sitemap/main-products-1.xml`; returns null for any other path. */
export async function answerSitemap(request: Request, send: Send): Promise<Response | null> {
  const { origin, pathname } = new URL(request.url)
  const part = PART.exec(pathname)
  if (pathname !== '/sitemap.xml' && !part) return null
  const text = await keep(origin + pathname, () => (part ? writePart(send, origin, part) : writeIndex(send, origin)))
  if (text === null) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const tags = part ? SITEMAP_KINDS[part[2]!]!.tag : 'product category cmsPage'
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600', [TAGS_HEADER]: tags },
  })
}

/** Concurrent requests share one computation. Failures and missing parts are not cached. */
async function keep(key: string, write: () => Promise<string | null>): Promise<string | null> {
  const known = cached.get(key)
  if (known) return known
  const text = write()
  cached.set(key, text)
  try {
    const written = await text
    if (written === null) cached.delete(key)
    return written
  } catch (error) {
    cached.delete(key)
    throw error
  }
}

async function writeIndex(send: Send, origin: string): Promise<string> {
  const names = await Promise.all(
    storeViews.flatMap((view) =>
      Object.entries(SITEMAP_KINDS).map(async ([name, kind]) => {
        const parts = await countParts(send, view, kind)
        return Array.from({ length: parts }, (_, at) => `${nameOf(view)}-${name}-${at + 1}`)
      }),
    ),
  )
  const entries = names.flat().map((name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>`
}

/** Returns null when there is no such part. */
async function writePart(send: Send, origin: string, [, store, name, part]: RegExpExecArray): Promise<string | null> {
  const view = storeViews.find((candidate) => nameOf(candidate) === store)
  const kind = Object.hasOwn(SITEMAP_KINDS, name!) ? SITEMAP_KINDS[name!] : undefined
  if (!view || !kind) return null
  const entries = await listPart(send, storeViews, { view, kind, part: Number(part) })
  if (entries.length === 0) return null
  const urls = entries.map((entry) => writeUrl(entry, origin)).join('')
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
}

function writeUrl({ path, changed, alternates }: SitemapEntry, origin: string): string {
  const links = alternates.map(
    (other) => `<xhtml:link rel="alternate" hreflang="${languageOf(other.view).toLowerCase()}" href="${escapeHtml(origin + other.path)}"/>`,
  )
  return `<url><loc>${escapeHtml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
}

/** The default store view has an empty store code. */
function nameOf({ storeCode }: StoreView): string {
  return storeCode || 'main'
}
