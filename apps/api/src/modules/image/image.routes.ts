import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ImageSize } from '@meerkat/contract/image'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '../../http/network.ts'
import { findOriginal, type Original } from './find-original.ts'
import { createImageCache } from './image-cache.ts'
import { identifyImage, isTooSlow, makeImage } from './make-image.ts'
import { type ImageFormat, type ImageRequest, parseImageRequest, type RawImageRequest } from './parse-image-request.ts'
import { createWorkQueue } from './work-queue.ts'

export interface ImageOptions {
  /** Contains `media` with the originals, and `cache/img` with the resized pictures. */
  readonly dataDir: string
  /** Host names of this shop: `shop.example`, `localhost:3000`. */
  readonly ownHosts: readonly string[]
  readonly maxCacheBytes?: number
  /** The only allowed sizes; any size when not given. */
  readonly sizes?: readonly ImageSize[]
  /** A shopper's upload, which is not in `dataDir`; null if there is none or it may not be shown. */
  readonly findUpload?: (stem: string) => Promise<Original | null>
  /** Seconds until another picture may be rendered for this IP address; null: no wait. */
  readonly findWait?: (ip: string) => Promise<number | null>
}

/** Increment when rendering changes, to invalidate cached pictures. */
const RECIPE = 2
/** A year: a new picture of a product has a new path. A day: a shopper's picture can be deleted. */
const PRODUCT_SECONDS = 31_557_600
const UPLOAD_SECONDS = 86_400
const DEFAULT_CACHE_BYTES = 512 * 1024 * 1024
const CONTENT_TYPES: Record<ImageFormat, string> = {
  gif: 'image/gif',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

const NO_FORM = 'A picture is asked for as /img/{width}/{height}/{action}/{path}.'

/**
 * `GET /img/{width}/{height}/{action}/{path}` and `GET /img?url=`: pictures in the size they are shown in. `GET /media/{path}`: the stored
 * file. docs/wire.md §12.1.
 */
export async function imageRoutes(app: FastifyInstance, options: ImageOptions): Promise<void> {
  const mediaDir = join(options.dataDir, 'media')
  const ownHosts = new Set(options.ownHosts)
  const cache = createImageCache(join(options.dataDir, 'cache', 'img'), options.maxCacheBytes ?? DEFAULT_CACHE_BYTES)
  const sizes = options.sizes && new Set(options.sizes.map(({ width, height }) => `${width}x${height}`))
  const queue = createWorkQueue<Buffer>({ width: 2, length: 500 })

  async function findPicture(stem: string): Promise<{ readonly original: Original; readonly maxAgeSeconds: number } | null> {
    const upload = (await options.findUpload?.(stem)) ?? null
    const original = upload ?? (await findOriginal(mediaDir, stem))
    return original && { original, maxAgeSeconds: upload ? UPLOAD_SECONDS : PRODUCT_SECONDS }
  }

  async function answer(raw: RawImageRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = parseImageRequest(raw, ownHosts)
    if (typeof asked === 'string') return refuse(reply, 400, asked)
    if (sizes && asked.action !== 'identify' && !sizes.has(`${asked.width}x${asked.height}`))
      return refuse(reply, 400, 'This size is not offered.')
    const found = await findPicture(asked.stem)
    if (found === null) return refuse(reply, 400, 'There is no such picture.')
    const { original, maxAgeSeconds } = found
    if (asked.format === 'svg' && original.format !== 'svg') return refuse(reply, 400, 'This picture is not a drawing.')
    try {
      if (asked.action === 'identify') return await reply.header('cache-control', 'no-cache').send(await identifyImage(original))
      return await sendImage(asked, original, { request, reply, maxAgeSeconds })
    } catch (fault) {
      request.log.warn({ err: fault, picture: asked.stem }, 'a picture cannot be rendered')
      return isTooSlow(fault) ? refuseBusy(reply) : refuse(reply, 400, 'This picture cannot be read.')
    }
  }

  /** A document may name another type than that of the stored file: the picture is then converted, in its original size. */
  async function answerOriginal(source: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const raw = { width: '0', height: '0', action: 'resize', source }
    const asked = parseImageRequest(raw, ownHosts)
    const found = typeof asked === 'string' ? null : await findPicture(asked.stem)
    if (typeof asked === 'string' || found === null) return refuse(reply, 404, 'Not found')
    const { original, maxAgeSeconds } = found
    if (original.format !== asked.format) return answer(raw, request, reply)
    const etag = toEtag(`${asked.stem} ${original.version}`)
    if (request.headers['if-none-match'] === etag) return setLasting(reply, etag, maxAgeSeconds).code(304).send()
    return setLasting(reply, etag, maxAgeSeconds)
      .headers(safetyOf(asked.format))
      .type(CONTENT_TYPES[asked.format])
      .send(await original.read())
  }

  async function sendImage(
    asked: ImageRequest,
    original: Original,
    { request, reply, maxAgeSeconds }: { request: FastifyRequest; reply: FastifyReply; maxAgeSeconds: number },
  ): Promise<FastifyReply> {
    const key = `${RECIPE} ${asked.stem} ${original.version} ${asked.width}x${asked.height} ${asked.action} ${asked.format}`
    const etag = toEtag(key)
    if (request.headers['if-none-match'] === etag) return setLasting(reply, etag, maxAgeSeconds).code(304).send()
    const known = await cache.find(key)
    const waitSeconds = known === null && options.findWait ? await options.findWait(addressOf(request)) : null
    if (waitSeconds !== null)
      return refuse(reply.header('retry-after', String(waitSeconds)), 429, 'Too many pictures, please try again in a moment.')
    const bytes = known ?? (await makeOnce(key, asked, original))
    if (bytes === null) return refuseBusy(reply)
    return setLasting(reply, etag, maxAgeSeconds).headers(safetyOf(asked.format)).type(CONTENT_TYPES[asked.format]).send(bytes)
  }

  async function makeOnce(key: string, asked: ImageRequest, original: Original): Promise<Buffer | null> {
    return queue(key, async () => {
      const bytes = await makeImage(original, asked)
      await cache.keep(key, bytes)
      return bytes
    })
  }

  app.addHook('onRequest', async (request, reply) => {
    // Pages of other origins may show our pictures and draw them on a canvas. docs/wire.md §1.7.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'GET' || request.method === 'HEAD') return
    await reply.code(405).header('allow', 'GET').type('text/plain').send('Method Not Allowed')
  })
  const all = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']
  app.route<{ Params: { width: string; height: string; action: string; '*': string } }>({
    method: all,
    url: '/img/:width/:height/:action/*',
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const { width, height, action, '*': source } = request.params
      return answer({ width, height, action, source }, request, reply)
    },
  })
  app.route<{ Params: { '*': string } }>({
    method: all,
    url: '/media/*',
    exposeHeadRoute: false,
    handler: (request, reply) => answerOriginal(request.params['*'], request, reply),
  })
  app.route({ method: all, url: '/img/*', exposeHeadRoute: false, handler: (_request, reply) => refuse(reply, 400, NO_FORM) })
  app.route<{ Querystring: Record<string, unknown> }>({
    method: all,
    url: '/img',
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const { url, width, height, action } = request.query
      return answer({ width, height, action, source: url }, request, reply)
    },
  })
}

function toEtag(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
}

/** A drawing that is opened as a page must not run scripts. */
function safetyOf(format: ImageFormat): Record<string, string> {
  return format === 'svg' ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } : {}
}

function setLasting(reply: FastifyReply, etag: string, maxAgeSeconds: number): FastifyReply {
  return reply.header('cache-control', `max-age=${maxAgeSeconds}`).header('etag', etag).header('x-content-type-options', 'nosniff')
}

function refuseBusy(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('retry-after', '5'), 503, 'Too many pictures are being made. Please try again.')
}

function refuse(reply: FastifyReply, code: number, result: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify({ code, result }))
}
