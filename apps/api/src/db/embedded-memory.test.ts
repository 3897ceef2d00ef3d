import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('../testing/print-start-memory.ts', import.meta.url))

it('starts the embedded database with less than 800 MB', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-memory-'))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir])
    expect(Number(stdout)).toBeGreaterThan(0)
    expect(Number(stdout)).toBeLessThan(800)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
