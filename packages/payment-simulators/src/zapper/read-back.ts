import { toDecimal } from '../engine/money.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import { signZapperCall } from '../engine/signatures.ts'
import type { Simulator } from '../engine/simulator.ts'
import { type Answer, type Call, NO_ANSWER } from '../http/route.ts'

/** `PaymentStatusId` and `ReceiptStatus` of the older model. */
const DONE = 2
const DECLINED = 5
const WAITING = 1

/**
 * `GET /zapperpointofsale/api/v2/merchants/{m}/sites/{s}/payments/{id}`: the older call, with its own signature. The id is
 * Zapper's payment reference, the invoice's or the shop's.
 */
export function readBack(simulator: Simulator, call: Call): Answer | typeof NO_ANSWER {
  if (!knowsCaller(simulator, call)) return { status: 401, body: { statusId: 0, message: 'Unauthorized', data: [] } }
  const id = call.params['id']
  const payment = Object.values(simulator.ledger.payments).findLast(
    ({ provider, ...one }) => provider === 'zapper' && (one.id === id || one.checkoutId === id || one.reference === id),
  )
  if (!payment) return { status: 200, body: { statusId: 1, data: [] } }
  if (payment.unanswered > 0) {
    payment.unanswered--
    return NO_ANSWER
  }
  const { cents, currency } = reportedMoney(simulator, payment)
  const receipt = payment.status === 'captured' ? DONE : payment.status === 'declined' ? DECLINED : WAITING
  const row = {
    Reference: payment.checkoutId,
    PosReference: payment.reference,
    PaymentStatusId: receipt,
    ReceiptStatus: receipt,
    Amount: toDecimal(cents + payment.tipCents),
    TipAmount: toDecimal(payment.tipCents),
    InvoiceAmount: toDecimal(cents),
    CurrencyISOCode: currency,
    ZapperId: payment.id,
    SiteId: Number(simulator.settings.keys.zapperSiteId),
    UpdatedDate: new Date(payment.at).toISOString(),
    Vouchers: [],
    CustomFields: [],
  }
  return { status: 200, body: { statusId: 1, data: [row] } }
}

function knowsCaller({ settings }: Simulator, { headers, params }: Call): boolean {
  const { zapperMerchantId, zapperSiteId, zapperToken, zapperApiKey } = settings.keys
  return (
    params['merchant'] === zapperMerchantId &&
    params['site'] === zapperSiteId &&
    headers['siteid'] === zapperSiteId &&
    headers['poskey'] === zapperApiKey &&
    headers['posid'] !== undefined &&
    headers['signature'] === signZapperCall(zapperToken, zapperApiKey)
  )
}
