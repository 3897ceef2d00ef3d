import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { copyEmbeddedTemplate } from '../testing/embedded-template.ts'

const script = fileURLToPath(new URL('../testing/print-open-memory.ts', import.meta.url))

it('opens an embedded database with less than 500 MB', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-memory-'))
  try {
    await copyEmbeddedTemplate(dataDir, { info() {}, warn() {}, error() {} })
    const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir])
    expect(Number(stdout)).toBeGreaterThan(0)
    expect(Number(stdout)).toBeLessThan(500)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
