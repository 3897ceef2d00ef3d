import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 8

/**
 * CPU milliseconds per request over all threads of the shop, after warm-up. Other load on the machine changes it little. Falls back
 * to wall-clock time on systems without `/proc`. `path` receives the number of the request, for paths that must be unique.
 */
export async function measureCost(
  shop: string,
  { pid, requests, path }: { pid: number; requests: number; path: (request: number) => string },
): Promise<number> {
  await ask(
    shop,
    Array.from({ length: requests }, (_, request) => path(request)),
  )
  const [cpuBefore, startedAt] = [processorMs(pid), performance.now()]
  await ask(
    shop,
    Array.from({ length: requests }, (_, request) => path(requests + request)),
  )
  const cpu = processorMs(pid)
  return (cpu === null || cpuBefore === null ? performance.now() - startedAt : cpu - cpuBefore) / requests
}

/** Requests each path once over a pool of connections. */
async function ask(url: string, paths: readonly string[]): Promise<void> {
  const left = paths.values()
  const { non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: paths.length,
    timeout: 60,
    requests: [{ setupRequest: (request) => ({ ...request, path: left.next().value ?? paths[0] }) }],
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${paths.length} requests failed: ${url}${paths[0]}`)
}

/** User and system time from `/proc/<pid>/stat`: hundredths of a second, after the command's name in brackets. */
function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}
