import { AggregatorRegistry, type Registry } from 'prom-client'

let requests = 0

/** For a process of several: the metrics of all of them, added up by the one that started them. */
export function askAllMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry)
  // Answers the process that adds up.
  void new AggregatorRegistry()
  return () =>
    new Promise((resolve, reject) => {
      requests += 1
      const metricsRequest = requests
      function take(message: { metricsRequest?: number; text?: string | null }): void {
        if (message.metricsRequest !== metricsRequest) return
        process.off('message', take)
        if (typeof message.text === 'string') resolve(message.text)
        else reject(new Error('Not all processes told their metrics'))
      }
      process.on('message', take)
      process.send?.({ metricsRequest })
    })
}
