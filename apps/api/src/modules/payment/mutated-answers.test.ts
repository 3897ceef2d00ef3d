import { checkPayment } from '@meerkat/domain/payment/check-payment'
import { type Arbitrary, assert, asyncProperty, constantFrom, integer, oneof, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderAnswer } from './http/provider-client.ts'
import type { ProviderAttempt, ProviderDefinition, Report, Variables } from './port.ts'
import { peach } from './providers/peach/peach.ts'
import { snapscan } from './providers/snapscan/snapscan.ts'
import { yoco } from './providers/yoco/yoco.ts'
import { zapper } from './providers/zapper/zapper.ts'

const RUNS = 250
const AT = new Date('2026-03-02T08:00:00Z')

const ATTEMPT: ProviderAttempt = {
  id: 'attempt-1',
  reference: 'PVA2B3C4D5E6F7G8',
  amountCents: 9200,
  currency: 'ZAR',
  checkoutId: '8ac7a4a18e2f5a1b018e2f9b3c4d0001',
  paymentId: null,
  createdAt: AT,
  expiresAt: new Date(AT.getTime() + 1_800_000),
  customerEmail: null,
  additional: null,
}

interface Sample {
  readonly definition: ProviderDefinition
  readonly variables: Variables
  readonly body: unknown
}

const SAMPLES: readonly Sample[] = [
  {
    definition: peach,
    variables: { PEACH_ACCESS_TOKEN: 'token', PEACH_ENTITY_ID_ZAR: '0'.repeat(32), PEACH_WEBHOOK_KEY_HEX: '0'.repeat(64) },
    body: {
      id: '8ac7sim0000000000000000000000001',
      paymentType: 'DB',
      paymentBrand: 'VISA',
      amount: '92.00',
      currency: 'ZAR',
      merchantTransactionId: ATTEMPT.reference,
      result: { code: '000.000.000', description: 'ok' },
      card: { last4Digits: '0000', holder: 'Test' },
    },
  },
  {
    definition: zapper,
    variables: { ZAPPER_MERCHANT_ID: '1', ZAPPER_SITE_ID: '2', ZAPPER_API_TOKEN: 'token', ZAPPER_API_KEY: 'key' },
    body: {
      statusId: 1,
      data: [
        {
          Reference: ATTEMPT.checkoutId,
          PosReference: ATTEMPT.reference,
          ReceiptStatus: 2,
          InvoiceAmount: '92.00',
          Amount: '102.00',
          TipAmount: '10.00',
          CurrencyISOCode: 'ZAR',
          ZapperId: 'Z1',
          SiteId: 2,
        },
      ],
    },
  },
  {
    definition: snapscan,
    variables: { SNAPSCAN_SNAP_CODE: 'Snap1', SNAPSCAN_API_KEY: 'key', SNAPSCAN_WEBHOOK_AUTH_KEY: 'key' },
    body: [
      {
        id: 7,
        status: 'completed',
        totalAmount: 10200,
        tipAmount: 1000,
        requiredAmount: 9200,
        snapCode: 'Snap1',
        merchantReference: ATTEMPT.reference,
      },
    ],
  },
  {
    definition: yoco,
    variables: { YOCO_SECRET_KEY: 'sk_live_1', YOCO_WEBHOOK_SECRETS: 'whsec_MDEy' },
    body: {
      id: ATTEMPT.checkoutId,
      status: 'completed',
      amount: 9200,
      currency: 'ZAR',
      paymentId: 'p_1',
      processingMode: 'live',
      metadata: { reference: ATTEMPT.reference },
    },
  },
]

async function read({ definition, variables }: Sample, text: string, status = 200): Promise<Report> {
  const call = async (): Promise<ProviderAnswer> => ({ status, headers: {}, text })
  const tools = {
    mode: 'live' as const,
    now: () => AT,
    simulatorUrl: null,
    simulatorFrames: [],
    client: () => ({ call }),
    isPaused: () => false,
  }
  const provider = definition.open(variables, definition.origins.live[0] ?? '', tools)
  // SnapScan knows a checkout by our own reference.
  const attempt = definition === snapscan ? { ...ATTEMPT, checkoutId: ATTEMPT.reference } : ATTEMPT
  return provider.read(attempt)
}

function faultsOf({ definition, variables }: Sample, report: Report): readonly string[] | null {
  if (report.kind !== 'captured') return null
  const tools = {
    mode: 'live' as const,
    now: () => AT,
    simulatorUrl: null,
    simulatorFrames: [],
    client: () => never(),
    isPaused: () => false,
  }
  const provider = definition.open(variables, definition.origins.live[0] ?? '', tools)
  const { amountCents, currency, reference } = ATTEMPT
  const checkoutId = definition === snapscan ? ATTEMPT.reference : ATTEMPT.checkoutId
  const expected = { amountCents, currency, reference, checkoutId, account: provider.accountFor('ZAR'), isLive: true }
  return checkPayment(expected, report.payment, provider.reports)
}

function never() {
  return { call: () => Promise.reject(new Error('No call is expected')) }
}

const JUNK: readonly unknown[] = [
  null,
  '',
  'x',
  0,
  -1,
  Number.POSITIVE_INFINITY,
  9201,
  '92.01',
  '92',
  true,
  [],
  {},
  [[]],
  '000.200.000',
  'pending',
  'EUR',
  '\u0000',
]

/** Paths of all members of a JSON value. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((member, index) => (String(index) === String(key) ? replaceAt(member, rest, by) : member))
  const members = Object.entries(value as object).map(([name, member]) => [
    name,
    name === String(key) ? replaceAt(member, rest, by) : member,
  ])
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}

/** Fields that decide: an answer with another value in one of them must never count as paid. */
const DECISIVE =
  /amount$|InvoiceAmount|requiredAmount|currency$|CurrencyISOCode|merchantTransactionId|PosReference|merchantReference|reference$|code$|status$|ReceiptStatus|^paymentId$|^id$|ZapperId|paymentType|snapCode|SiteId|processingMode/

describe.each(SAMPLES)('$definition.name', (sample) => {
  const text = JSON.stringify(sample.body)

  it('counts the documented answer as paid', async () => {
    expect(faultsOf(sample, await read(sample, text))).toEqual([])
  })

  it(`never counts one of ${RUNS} mutated answers as paid`, async () => {
    const paths = pathsOf(sample.body)
    const junk: Arbitrary<unknown> = oneof(constantFrom(...JUNK, undefined), string({ maxLength: 20 }), integer())
    await assert(
      asyncProperty(tuple(constantFrom(...paths), junk), async ([path, by]) => {
        const mutated = JSON.stringify(replaceAt(sample.body, path, by)) ?? ''
        const faults = faultsOf(sample, await read(sample, mutated))
        const isSame = mutated === text
        const isPaid = faults?.length === 0
        const name = String(path.at(-1) ?? '')
        // Fields that decide nothing, such as the name on the card, may have any value.
        return isSame || !isPaid || (!DECISIVE.test(name) && path.length > 0) || isEqualInMeaning(sample.body, path, by)
      }),
      { numRuns: RUNS },
    )
  })

  it('never counts an answer as paid that was cut off, is HTML, or is empty', async () => {
    for (let length = 0; length < text.length; length += 7) expect((await read(sample, text.slice(0, length))).kind).not.toBe('captured')
    for (const body of ['<html>502</html>', '', 'null', '[]', '{}', '"paid"', '[null]'])
      expect((await read(sample, body)).kind).not.toBe('captured')
  })
})

/** Whether the mutation keeps the meaning, as with another notation of the amount or a missing optional field. */
function isEqualInMeaning(body: unknown, path: readonly (string | number)[], given: unknown): boolean {
  // Compare what JSON can express: Infinity becomes null.
  const by: unknown = JSON.parse(JSON.stringify(given) ?? 'null')
  const before = path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], body)
  const name = String(path.at(-1))
  if (/amount/i.test(name)) return Number(before) === Number(by)
  // The id of another payment is still valid here; the database checks that no two attempts share one.
  if (/^paymentId$|^id$|ZapperId/.test(name)) return typeof by === 'string' ? by !== '' : typeof by === 'number'
  if (/CurrencyISOCode|SiteId/.test(name))
    return by === undefined || by === null || by === '' || typeof by === 'object' || typeof by === 'boolean'
  return String(before) === String(by) || (name === 'code' && /^000\.(?:000|300|600)/.test(String(by)))
}
