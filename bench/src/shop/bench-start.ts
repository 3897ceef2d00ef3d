import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../bench-row.ts'
import { findFullCategory } from './find-category.ts'
import { measureRate } from './measure-rate.ts'
import { startShop } from './start-shop.ts'

/** Time from the command to the first `/readyz` success, with an empty and with a seeded data directory, and memory after load. */
export async function benchStart(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meerkat-bench-start-'))
  try {
    const first = await startShop({ dataDir: folder })
    await first.stop()
    const second = await startShop({ dataDir: folder })
    const { url_path: category } = await findFullCategory(second.url)
    await measureRate(`${second.url}/${category}`)
    const memory = residentMb(second.pid)
    await second.stop()
    return [
      { name: 'first start, seeded', value: first.readyMs / 1000, unit: 's', goal: 'at most 15' },
      { name: 'second start', value: second.readyMs / 1000, unit: 's', goal: 'at most 3' },
      ...(memory === null ? [] : [{ name: 'memory after load, all in one process', value: memory, unit: 'MB', goal: 'at most 400' }]),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Null on systems without `/proc`. */
function residentMb(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
