import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const LIVE = {
  PAYMENT_MODE: 'live',
  PAYMENT_WEBHOOK_PATH_TOKEN: 'k2v0Q3rT8yU1wX5zA7bC9d',
  YOCO_SECRET_KEY: 'sk_live_3f9a',
  YOCO_WEBHOOK_SECRETS: 'whsec_AAAA',
}
/** Starting a process can take long on a busy machine. */
const LIMIT_MS = 120_000

it.each([
  { why: 'a test key', change: { YOCO_SECRET_KEY: 'sk_test_3f9a' }, message: /YOCO_SECRET_KEY/ },
  { why: 'a simulator', change: { YOCO_BASE_URL: 'http://127.0.0.1:4301' }, message: /YOCO_BASE_URL/ },
])(
  'the process ends at once in mode live with $why, and prints no secret',
  async ({ change, message }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-live-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const variables = { ...LIVE, ...change }
    const child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], SEED: 'none', PORT: '0', DATA_DIR: dataDir, ...variables },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const [code] = await once(child, 'close')
    expect(code).not.toBe(0)
    expect(output).toMatch(message)
    expect(output).not.toContain(variables.YOCO_SECRET_KEY)
    expect(output).not.toContain(LIVE.PAYMENT_WEBHOOK_PATH_TOKEN)
    // Nothing was opened: no database, no port.
    expect(readdirSync(dataDir)).toEqual([])
  },
  LIMIT_MS,
)
