import { readCents } from '@meerkat/domain/payment/amount'
import { BadAnswer, type Provider, type ProviderAttempt, type ProviderDefinition, type Report } from '../../port.ts'
import { parseList, textOf } from '../../read-answer.ts'
import { readSnapScanNotification } from './snapscan-notification.ts'

const CODE_MS = 60 * 60_000
const PER_PAGE = 50
const MAX_PAGES = 400

type Row = Readonly<Record<string, unknown>>

/** QR payments through SnapScan. It has no test mode of its own. docs/payments.md, "QR". */
export const snapscan: ProviderDefinition = {
  name: 'snapscan',
  method: 'snapscan',
  needs: 'qr',
  brand: 'SnapScan',
  required: ['SNAPSCAN_SNAP_CODE', 'SNAPSCAN_API_KEY', 'SNAPSCAN_WEBHOOK_AUTH_KEY'],
  optional: ['SNAPSCAN_BASE_URL'],
  origins: { test: ['https://pos.snapscan.io'], live: ['https://pos.snapscan.io'] },
  originVariable: 'SNAPSCAN_BASE_URL',
  refunds: false,
  pace: { seconds: 2 },

  check(variables, mode) {
    const faults: string[] = []
    if (!/^[A-Za-z0-9]{1,40}$/.test(variables['SNAPSCAN_SNAP_CODE'] ?? ''))
      faults.push('SNAPSCAN_SNAP_CODE must consist of letters and digits')
    if (mode === 'test') faults.push('SnapScan has no test mode: remove the SNAPSCAN_ variables, or use mode live')
    return faults
  },

  open(variables, origin, { client, isPaused, simulatorUrl, now }): Provider {
    const http = client(origin)
    const { SNAPSCAN_SNAP_CODE: snapCode = '', SNAPSCAN_API_KEY: apiKey = '' } = variables
    const keys = (variables['SNAPSCAN_WEBHOOK_AUTH_KEY'] ?? '').split(',').map((key) => key.trim())
    const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`, accept: 'application/json' }

    async function list(query: Readonly<Record<string, string>>): Promise<readonly Row[] | null> {
      const path = `/merchant/api/v1/payments?${new URLSearchParams({ ...query, perPage: String(PER_PAGE) })}`
      const answer = await http.call({ method: 'GET', path, headers, isRepeatable: true })
      return answer.status === 200 ? parseList(answer.text) : null
    }

    function toReport(row: Row, { reference }: ProviderAttempt): Report {
      const status = textOf(row, 'status') ?? 'missing'
      if (status === 'error') return { kind: 'failed', code: status }
      const amountCents = readCents(row['requiredAmount'])
      const paymentId = textOf(row, 'id')
      if (status !== 'completed' || amountCents === null || paymentId === null) return { kind: 'open', code: status }
      const payment = { paymentId, amountCents, reference: textOf(row, 'merchantReference'), account: textOf(row, 'snapCode') }
      // The provider accepts one currency only and does not report it.
      const silent = { currency: null, checkoutId: reference, isAskedKind: true, isLive: null }
      return { kind: 'captured', code: status, instrument: null, payment: { ...payment, ...silent } }
    }

    return {
      accountFor: () => snapCode,
      currencies: ['ZAR'],
      marks: ['snapscan'],
      reports: ['reference', 'account'],
      contentSecurityPolicy: {},
      isPaused,

      async prepare({ reference, amountCents, createdAt }) {
        // Nothing is registered with the provider: the link contains the amount, and `strict` prevents it from being edited.
        const query = new URLSearchParams({ id: reference, amount: String(amountCents), strict: 'true' })
        const link = `${simulatorUrl ?? origin}/qr/${snapCode}?${query}`
        return { checkoutId: reference, expiresAt: new Date(createdAt.getTime() + CODE_MS), handover: { kind: 'qr', text: link, link } }
      },

      async read(attempt): Promise<Report> {
        const rows = await list({ merchantReference: attempt.reference })
        if (!rows) return { kind: 'open', code: 'junk' }
        const reports = rows.filter((row) => textOf(row, 'merchantReference') === attempt.reference).map((row) => toReport(row, attempt))
        const found = (['captured', 'open', 'failed'] as const).map((kind) => reports.find((report) => report.kind === kind))
        const first = found.find((report) => report !== undefined)
        if (first) return first
        const isOver = attempt.expiresAt !== null && attempt.expiresAt <= now()
        return { kind: isOver ? 'gone' : 'open', code: 'no payment' }
      },

      readNotification: (raw) => readSnapScanNotification(raw, keys),

      async list(since) {
        const rows: Row[] = []
        for (let page = 1; ; page += 1) {
          if (page > MAX_PAGES) throw new BadAnswer('list payments: too many pages')
          const found = await list({ status: 'completed', startDate: since.toISOString(), page: String(page) })
          if (!found) throw new BadAnswer('list payments: junk')
          rows.push(...found)
          if (found.length < PER_PAGE) break
        }
        return rows.flatMap((row) => {
          const [paymentId, amountCents] = [textOf(row, 'id'), readCents(row['requiredAmount'])]
          return paymentId === null || amountCents === null ? [] : [{ paymentId, amountCents, reference: textOf(row, 'merchantReference') }]
        })
      },
    }
  },
}
