import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/** Built assets (their names hold a hash of their content), the few files with fixed names, and the banner files of the store views. */
export async function mountFiles(host: FastifyInstance, publicUrl: string): Promise<void> {
  const client = join(dirname(fileURLToPath(import.meta.resolve('@meerkat/storefront/package.json'))), 'dist', 'client')
  await host.register(files, {
    root: client,
    wildcard: false,
    preCompressed: true,
    index: false,
    // Not served as a page: only the service worker uses the shell, for offline navigations.
    globIgnore: ['**/*.br', '**/*.gz', '_shell.html'],
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : SHORT),
  })
  await host.register(files, {
    root: join(root, 'config', 'banners'),
    prefix: '/assets/banners/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', SHORT),
  })
  const build = stampOf(client)
  host.get('/cache-version.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(JSON.stringify(build)))
  host.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', SHORT)
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`),
  )
}

/** Names the build: another one has other files, and their names hold a hash of their content. docs/wire.md §12.2. */
function stampOf(client: string): string {
  const names = readdirSync(join(client, 'assets')).sort()
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 16)
}
