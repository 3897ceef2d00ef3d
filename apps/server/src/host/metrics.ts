import cluster from 'node:cluster'
import { timingSafeEqual } from 'node:crypto'
import type { ShopFigures } from '@meerkat/api/shop-figures'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { askAllMetrics } from '../processes/ask-all-metrics.ts'
import { collectShopMetrics } from './shop-metrics.ts'

/**
 * `/metrics` for Prometheus. Requires a token, because it exposes business figures. With `WORKERS` each response contains the sum of
 * the metrics of all processes behind the port.
 */
export function mountMetrics(host: FastifyInstance, token: string, readFigures: () => Promise<ShopFigures | null>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  collectShopMetrics(registry, readFigures)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  host.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  const readMetrics = cluster.isWorker ? askAllMetrics(registry) : () => registry.metrics()
  const expected = Buffer.from(`Bearer ${token}`)
  host.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return reply.code(401).send({ code: 401, result: 'Not authorised' })
    return reply.type(registry.contentType).send(await readMetrics())
  })
}
