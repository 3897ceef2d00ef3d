import { AggregatorRegistry, type Registry } from 'prom-client'

let requests = 0

/** For worker processes: the metrics of all of them, aggregated by the primary process. */
export function askAllMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry)
  // Responds to the primary process, which aggregates the metrics.
  void new AggregatorRegistry()
  return () =>
    new Promise((resolve, reject) => {
      requests += 1
      const metricsRequest = requests
      function take(message: { metricsRequest?: number; text?: string | null }): void {
        if (message.metricsRequest !== metricsRequest) return
        process.off('message', take)
        if (typeof message.text === 'string') resolve(message.text)
        else reject(new Error('Not all processes reported their metrics'))
      }
      process.on('message', take)
      process.send?.({ metricsRequest })
    })
}
