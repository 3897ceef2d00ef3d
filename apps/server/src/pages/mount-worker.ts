import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, compress } from './compress.ts'

/**
 * Served instead of the service worker when that is switched off: browsers that have one load this on their next visit, and it removes itself
 * and everything that was stored. Pages stay as they are, so that nothing that is being typed is lost. Decision 0037.
 */
export const REMOVING_WORKER = `addEventListener('install',()=>skipWaiting())
addEventListener('activate',event=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name)
await registration.unregister()
})()))
`

export interface WorkerDeps {
  /** The files of the storefront's browser build. */
  readonly client: string
  readonly isOn: boolean
}

/** `/service-worker.js`, which browsers compare with their copy on every visit. */
export function mountWorker(host: FastifyInstance, { client, isOn }: WorkerDeps): void {
  const file = join(client, 'service-worker.js')
  const script = Buffer.from(isOn && existsSync(file) ? readFileSync(file) : REMOVING_WORKER)
  host.get('/service-worker.js', async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const compressed = await compress(script, encoding)
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    return compressed ? reply.header('content-encoding', encoding).send(compressed) : reply.send(script)
  })
}
