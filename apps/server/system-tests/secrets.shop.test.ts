import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSimulators, startSimulators } from '@meerkat/payment-simulators/start'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../api/src/testing/find-free-port.ts'
import { Environment } from '../src/config.ts'
import { type ShopProcess, startProcess } from './start-process.ts'

const CLIENT = join(import.meta.dirname, '..', '..', 'storefront', 'dist', 'client')
const READABLE = /\.(?:js|css|html|json|webmanifest|svg|txt|map)$/
/** Variables whose values are secret. */
const IS_SECRET = /TOKEN|KEY|SECRET|PASSWORD|SMTP_URL|DATABASE_URL/
const PAGES = [
  '/',
  '/cart',
  '/checkout',
  '/order/pay',
  '/order/status?id=1&resourcePath=x',
  '/login',
  '/api/payment/methods',
  '/api/version',
]

let simulators: RunningSimulators
let shop: ShopProcess
let origin: string
let secrets: Readonly<Record<string, string>>
const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-secrets-'))

beforeAll(async () => {
  simulators = await startSimulators({ shopUrl: 'http://127.0.0.1' })
  const random = () => randomBytes(24).toString('base64url')
  const variables: Record<string, string> = {
    ...simulators.environment,
    PAYMENT_MODE: 'sim',
    PAYMENT_WEBHOOK_PATH_TOKEN: random(),
    INVALIDATE_KEY: random(),
    METRICS_TOKEN: random(),
    SMTP_URL: `smtp://mailer:${random()}@127.0.0.1:1`,
  }
  secrets = Object.fromEntries(Object.entries(variables).filter(([name]) => IS_SECRET.test(name)))
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  shop = startProcess({ ...variables, PORT: String(port), DATA_DIR: dataDir })
  await shop.open
})

afterAll(async () => {
  await shop.stop()
  await simulators.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function listClientFiles(): { readonly name: string; readonly text: string }[] {
  const names = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => READABLE.test(name))
  return names.map((name) => ({ name, text: readFileSync(join(CLIENT, name), 'utf8') }))
}

it('no file of the client names a secret variable, or contains a value of one', () => {
  const files = listClientFiles()
  expect(files.length).toBeGreaterThan(10)
  const words = [...Object.keys(Environment.shape).filter((name) => IS_SECRET.test(name)), ...Object.values(secrets)]
  expect(words).toEqual(expect.arrayContaining(['YOCO_SECRET_KEY', 'PEACH_ACCESS_TOKEN', 'DATABASE_URL']))
  const found = files.flatMap(({ name, text }) => words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`))
  expect(found).toEqual([])
})

it.each(PAGES)('the answer to %s contains no secret', async (path) => {
  const response = await fetch(`${origin}${path}`)
  const text = `${JSON.stringify([...response.headers])}${await response.text()}`
  expect(response.status).toBeLessThan(500)
  expect(text.length).toBeGreaterThan(100)
  const found = Object.entries(secrets).filter(([, value]) => text.includes(value))
  expect(found.map(([name]) => name)).toEqual([])
})

it('the log of the shop contains no secret', () => {
  const found = Object.entries(secrets).filter(([, value]) => shop.output().includes(value))
  expect(found.map(([name]) => name)).toEqual([])
})
