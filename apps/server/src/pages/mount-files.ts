import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keepBuild, keptAssets } from './keep-builds.ts'
import { mountWorker } from './mount-worker.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ASSETS = '/assets/'
const SHORT = 'public, max-age=3600'

/** The package declares its method for a copy of Fastify beside it, which our installation has not. */
interface SendingReply extends FastifyReply {
  sendFile: (name: string, root: string) => FastifyReply
}

export interface FileDeps {
  readonly publicUrl: string
  readonly dataDir: string
  /** How long files of a build that was replaced are answered; 0: not at all. */
  readonly keepBuildsMs: number
  /** False: browsers remove theirs. */
  readonly hasServiceWorker: boolean
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** The browser's files of the storefront. */
  readonly client?: string
}

/**
 * Built assets (their names hold a hash of their content) with those of former builds, the few files with fixed names, and the banner files
 * of the store views. Returns the name of the build.
 */
export async function mountFiles(
  host: FastifyInstance,
  { publicUrl, hasServiceWorker, client = builtClient(), ...keep }: FileDeps,
): Promise<string> {
  await host.register(async (scope) => {
    scope.addHook('onRequest', answerExactNamesOnly(keep.keepBuildsMs > 0 ? resolve(keptAssets(keep.dataDir)) : undefined))
    await scope.register(files, {
      root: client,
      wildcard: false,
      preCompressed: true,
      index: false,
      // The build's own shell has no data; the worker's are rendered (`_shell/…`), and the worker has a route of its own.
      globIgnore: ['**/*.br', '**/*.gz', '_shell.html', 'service-worker.js'],
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => void reply.header('cache-control', path.includes(ASSETS) ? IMMUTABLE : SHORT),
    })
  })
  await host.register(files, {
    root: join(root, 'config', 'banners'),
    prefix: `${ASSETS}banners/`,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', SHORT),
  })
  mountWorker(host, { client, isOn: hasServiceWorker })
  const build = stampOf(client)
  if (keep.keepBuildsMs > 0) await mountFormerBuilds(host, { ...keep, build, assets: join(client, 'assets') })
  host.get('/cache-version.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(JSON.stringify(build)))
  host.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', SHORT)
      .send(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`),
  )
  return build
}

/**
 * The router takes `A` for `a`, as old servers do (docs/wire.md §1.1), but hashes in names of files do not: the names of two builds may
 * differ in case alone. Then the file is the former build's.
 */
function answerExactNamesOnly(formerAssets: string | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [path = ''] = request.url.split('?')
    if (path === request.routeOptions.url) return
    if (formerAssets !== undefined && path.startsWith(ASSETS)) (reply as SendingReply).sendFile(path.slice(ASSETS.length), formerAssets)
    else reply.callNotFound()
    await reply
  }
}

function builtClient(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('@meerkat/storefront/package.json'))), 'dist', 'client')
}

/** Pages that were opened before a deploy load their files from here. Decision 0037. */
async function mountFormerBuilds(
  host: FastifyInstance,
  {
    dataDir,
    keepBuildsMs: keepMs,
    log,
    build,
    assets,
  }: Pick<FileDeps, 'dataDir' | 'keepBuildsMs' | 'log'> & { build: string; assets: string },
): Promise<void> {
  try {
    await keepBuild({ build, assets, dataDir, keepMs, now: Date.now() })
  } catch (err) {
    return log.warn({ err }, 'files of former builds cannot be kept: pages that are open during a deploy will have to reload')
  }
  await host.register(files, {
    root: resolve(keptAssets(dataDir)),
    prefix: ASSETS,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply) => void reply.header('cache-control', IMMUTABLE),
  })
}

/** Names the build: another one has other files, and their names hold a hash of their content. docs/wire.md §12.2. */
function stampOf(client: string): string {
  const names = readdirSync(join(client, 'assets')).sort()
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 16)
}
