import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const CONNECTIONS = 8

/**
 * Milliseconds of processor time that one request costs the shop, all its threads together, once the compiler has settled. A
 * machine that is busy with other things changes it little. Where the system does not tell, the time that passes for each.
 */
export async function measureCost(url: string, { pid, requests }: { pid: number; requests: number }): Promise<number> {
  await ask(url, requests)
  const [cpuBefore, startedAt] = [processorMs(pid), performance.now()]
  await ask(url, requests)
  const cpu = processorMs(pid)
  return (cpu === null || cpuBefore === null ? performance.now() - startedAt : cpu - cpuBefore) / requests
}

async function ask(url: string, amount: number): Promise<void> {
  const { non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, amount, timeout: 60 })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${amount} requests failed: ${url}`)
}

/** Time in user and system mode, which Linux counts in hundredths of a second behind the command's name in brackets. */
function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}
