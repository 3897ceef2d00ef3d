import autocannon from 'autocannon'

export interface Rate {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
}

/** Requests per second with 20 connections, after warm-up. */
export async function measureRate(
  url: string,
  { seconds = 6, headers = {} }: { seconds?: number; headers?: Record<string, string> } = {},
): Promise<Rate> {
  await autocannon({ url, connections: 20, duration: 3, headers })
  const result = await autocannon({ url, connections: 20, duration: seconds, headers })
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
