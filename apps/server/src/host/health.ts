import type { FastifyInstance } from 'fastify'

interface HealthDeps {
  /** Whether orders can be taken now, and the parts that cannot be reached. */
  readonly ready: () => Promise<{ ok: boolean; detail: unknown }>
  readonly isStopping: () => boolean
}

/** `/healthz`: the process is alive. `/readyz`: it should get traffic; a stopping process answers 503 first and then closes. */
export function mountHealth(host: FastifyInstance, { ready, isStopping }: HealthDeps): void {
  host.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  host.get('/readyz', async (_request, reply) => {
    const { ok, detail } = isStopping() ? { ok: false, detail: 'stopping' } : await ready()
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ok ? 'ready' : 'not ready', detail })
  })
}
