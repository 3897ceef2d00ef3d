import type { Payment } from '../engine/ledger.ts'
import { reportedMoney } from '../engine/reported-money.ts'
import type { Simulator } from '../engine/simulator.ts'

/** Model 1.3.0: all amounts in cents. `tenderedAmount` includes the tip, `invoicedAmount` does not. */
export function zapperNotification(simulator: Simulator, payment: Payment): unknown {
  const { cents, currency } = reportedMoney(simulator, payment)
  const { zapperSiteId } = simulator.settings.keys
  return {
    status: payment.status === 'captured' ? 1 : 2,
    paymentReference: payment.id,
    invoiceReference: payment.checkoutId,
    invoiceExternalReference: payment.reference,
    invoicedAmount: cents,
    tipAmount: payment.tipCents,
    tenderedAmount: cents + payment.tipCents,
    vouchers: [],
    currencyISOCode: currency,
    currencySymbol: currency === 'ZAR' ? 'R' : '€',
    paymentUTCDate: new Date(payment.at).toISOString(),
    customer: { firstName: 'Test', lastName: 'Shopper' },
    siteId: Number(zapperSiteId),
    siteReference: 'webshop',
    transactionProcessorReference: `SIM${payment.id}`,
    transactionProcessorId: 1,
  }
}
