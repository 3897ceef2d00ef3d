import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { keepBuild, keptAssets } from './keep-builds.ts'
import { mountWorker } from './mount-worker.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASSETS = '/assets/'
const SHORT = 'public, max-age=3600'

/** `@fastify/static` adds the types of its method to its own copy of Fastify, so they do not reach ours. */
interface SendingReply extends FastifyReply {
  sendFile: (name: string, root: string) => FastifyReply
}

export interface FileDeps {
  readonly publicUrl: string
  readonly dataDir: string
  /** How long files of a build that was replaced are still served; 0: not at all. */
  readonly keepBuildsMs: number
  /** False: browsers that have a service worker remove it. */
  readonly hasServiceWorker: boolean
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** The browser's files of the storefront. */
  readonly client?: string
}

/**
 * Serves the built assets (their names contain a hash of their content) with those of former builds, the few files with fixed names, and
 * the banner files of the store views. Returns the name of the build.
 */
export async function mountFiles(
  host: FastifyInstance,
  { publicUrl, hasServiceWorker, client = builtClient(), ...keep }: FileDeps,
): Promise<string> {
  const assets = join(client, 'assets')
  const names = readdirSync(assets).sort()
  const build = stampOf(names)
  const former = keep.keepBuildsMs > 0 ? await keepFormerBuilds({ ...keep, build, assets }) : null
  await mountAssets(host, { assets, names, former })
  await host.register(files, {
    root: join(root, 'config', 'banners'),
    prefix: `${ASSETS}banners/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', SHORT),
  })
  mountWorker(host, { client, isOn: hasServiceWorker })
  host.get('/cache-version.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(JSON.stringify(build)))
  host.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', SHORT)
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`),
  )
  return build
}

interface Assets {
  /** The folder of the build, and its files. */
  readonly assets: string
  readonly names: readonly string[]
  /** The folder with those of former builds. */
  readonly former: string | null
}

/** One route for all files: a route for each takes a fifth of a second of every start. */
async function mountAssets(host: FastifyInstance, { assets, names, former }: Assets): Promise<void> {
  const setHeaders = (reply: FastifyReply) => void reply.header('cache-control', IMMUTABLE)
  // Browsers ask for these files once and as a whole: the ETag is enough for those that ask again.
  const options = { index: false, cacheControl: false, lastModified: false, acceptRanges: false } as const
  await host.register(files, { serve: false, preCompressed: true, ...options, setHeaders })
  const current = new Set(names.filter((name) => !/\.(?:br|gz)$/.test(name)))
  host.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${ASSETS}*`,
    handler(request, reply) {
      const name = request.params['*']
      const folder = current.has(name) ? assets : former
      if (folder === null) reply.callNotFound()
      else (reply as SendingReply).sendFile(name, folder)
    },
  })
}

function builtClient(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('@meerkat/storefront/package.json'))), 'dist', 'client')
}

/**
 * Where pages that were opened before a deploy find their files; null where these cannot be kept. Decision 0037.
 */
async function keepFormerBuilds({ dataDir, keepBuildsMs: keepMs, log, ...running }: KeptBuilds): Promise<string | null> {
  try {
    await keepBuild({ ...running, dataDir, keepMs, now: Date.now() })
    return resolve(keptAssets(dataDir))
  } catch (err) {
    log.warn({ err }, 'files of former builds cannot be kept: pages that are open during a deploy will have to reload')
    return null
  }
}

interface KeptBuilds extends Pick<FileDeps, 'dataDir' | 'keepBuildsMs' | 'log'> {
  readonly build: string
  readonly assets: string
}

/** Names the build: another one has other files, and their names hold a hash of their content. docs/wire.md §12.2. */
function stampOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 16)
}
