import type { FastifyInstance } from 'fastify'
import { readBytes } from './read-bytes.ts'

const LIMIT_MS = 10_000
const MAX_BYTES = 16 * 1024 * 1024

/** Serves the pictures of the other server below `/img` and `/media`, where pages expect them. Passes on nothing but pictures. docs/wire.md §12.1. */
export function mountPictures(host: FastifyInstance, url: string): void {
  for (const folder of ['/img/', '/media/']) {
    host.get(`${folder}*`, async (request, reply) => {
      const refuse = (status: number) => reply.code(status).send({ code: status, result: 'No picture' })
      const { pathname, search } = new URL(request.url, 'http://shop')
      // Encoded `..` segments may lead out of the folder.
      if (!pathname.startsWith(folder)) return refuse(404)
      try {
        const response = await fetch(`${url}${pathname}${search}`, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
        const type = response.headers.get('content-type') ?? ''
        if (!response.ok || !type.startsWith('image/')) return refuse(response.status === 404 ? 404 : 400)
        const picture = await readBytes(response, MAX_BYTES)
        if (picture === null) return refuse(400)
        return (
          reply
            .type(type)
            .header('cache-control', response.headers.get('cache-control') ?? 'max-age=86400')
            // A drawing may contain scripts.
            .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            .send(picture)
        )
      } catch {
        return refuse(503)
      }
    })
  }
}
