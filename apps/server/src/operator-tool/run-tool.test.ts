import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeArchive } from './backup/archive.ts'
import { moment, ToolFault, UsageFault } from './faults.ts'
import { readGiven, readJson, writeGiven } from './files.ts'
import { runTool } from './run-tool.ts'
import type { Terminal } from './terminal.ts'
import type { Tool } from './verb.ts'
import { VERBS } from './verbs.ts'

const folder = mkdtempSync(join(tmpdir(), 'meerkat-tool-'))
afterAll(() => rmSync(folder, { recursive: true }))

function aTerminal() {
  const lines: string[] = []
  const faults: string[] = []
  const terminal: Terminal = {
    line: (text = '') => void lines.push(text),
    fault: (text) => void faults.push(text),
    isInteractive: false,
    confirm: () => Promise.resolve(false),
  }
  return { terminal, lines, faults }
}

describe('help', () => {
  it.each([
    { why: 'without a verb, the list', argv: [], code: 0, fault: undefined },
    { why: 'help, the list', argv: ['help'], code: 0, fault: undefined },
    { why: 'help of a verb', argv: ['help', 'stock'], code: 0, fault: undefined },
    { why: 'help of a verb that does not exist', argv: ['help', 'users'], code: 2, fault: 'There is no verb "users".' },
    { why: 'a verb that does not exist', argv: ['users'], code: 2, fault: 'There is no verb "users".' },
    { why: 'a name that every object has', argv: ['constructor'], code: 2, fault: 'There is no verb "constructor".' },
  ])('$why', async ({ argv, code, fault }) => {
    const { terminal, lines, faults } = aTerminal()
    expect(await runTool(argv, terminal)).toBe(code)
    expect(faults[0]).toBe(fault)
    expect(lines.length).toBeGreaterThan(0)
  })
})

it('refuses to create a database beside a storefront of another API server', async () => {
  const dataDir = join(folder, 'of-a-storefront')
  vi.stubEnv('API_URL', 'https://api.shop.example')
  vi.stubEnv('DATA_DIR', dataDir)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { terminal, faults } = aTerminal()
  expect(await runTool(['orders'], terminal)).toBe(1)
  expect(faults).toEqual(['API_URL is set, so this shop has no database: use the tool where https://api.shop.example runs.'])
  expect(existsSync(dataDir)).toBe(false)
})

/** Verbs check their arguments before they use the shop. */
const NO_SHOP = {} as Tool

describe('wrong arguments', () => {
  it.each([
    'backup shop 2026.tar.gz',
    'restore shop 2026.tar.gz --yes',
    'export my catalogue.json',
    'import my catalogue.json',
    'doctor now',
    'reindex now',
    'stock SKU 5 6',
    'orders 5 6',
    'orders show 1 2',
    'payments recent 5 6',
    'payments show A B',
    'payments accept A B',
    'payments resolve 1 2',
    'jobs later',
    'jobs list 5 6',
    'reviews 5 6',
    'reviews pictures 1 my folder',
    'coupons 5 6',
    'coupons create SPRING 10 20',
    'coupons create SPRING 0x10',
    'coupons end SPRING SUMMER',
    'newsletter all pending',
    'product SKU price 5 6',
    'product SKU picture my cat.jpg',
    'customers export a@b.example my file.json',
    'customers delete a@b.example c@d.example',
    'document put product my file.json',
    'document get product 1 my file.json',
    'document get constructor 1 file.json',
    'document delete product 1 2',
  ])('%s', async (line) => {
    const [name = '', ...words] = line.split(' ').filter((word) => word !== '--yes')
    await expect(VERBS[name]!.run(NO_SHOP, { words, options: { yes: true } })).rejects.toThrow(UsageFault)
  })

  it.each([
    { why: 'a coupon for no order', options: { uses: '0' } },
    { why: 'a coupon that has ended', options: { until: '2020-01-01' } },
    { why: 'a coupon until a day that does not exist', options: { until: '2099-02-31' } },
  ])('$why', async ({ options }) => {
    await expect(VERBS['coupons']!.run(NO_SHOP, { words: ['create', 'SPRING', '10'], options })).rejects.toThrow(UsageFault)
  })

  it('accepts the last day of February in leap years only', () => {
    expect(moment('2028-02-29').toISOString()).toBe('2028-02-29T00:00:00.000Z')
    expect(moment('2026-05-31T23:30:00-02:00').toISOString()).toBe('2026-06-01T01:30:00.000Z')
    expect(() => moment('2026-02-29')).toThrow('"2026-02-29" is not a date')
  })
})

describe('files that cannot be used are named in one sentence', () => {
  const missing = join(folder, 'missing', 'file')

  it.each([
    { why: 'write below a missing folder', use: () => writeGiven(missing, 'x'), fault: `${missing} cannot be written: ENOENT` },
    { why: 'write to a folder', use: () => writeGiven(folder, 'x'), fault: `${folder} cannot be written: EISDIR` },
    { why: 'read a missing file', use: () => readGiven(missing), fault: `${missing} cannot be read: ENOENT` },
    { why: 'read a folder as JSON', use: () => readJson(folder), fault: `${folder} cannot be read: EISDIR` },
  ])('$why', ({ use, fault }) => {
    expect(use).toThrow(ToolFault)
    expect(use).toThrow(fault)
  })

  it('does not start a backup that cannot be written', async () => {
    const write = () => Promise.reject(new Error('read the shop'))
    await expect(writeArchive(missing, write)).rejects.toThrow(`${missing} cannot be written: ENOENT`)
    await expect(writeArchive(folder, write)).rejects.toThrow(`${folder} is a folder`)
  })
})
