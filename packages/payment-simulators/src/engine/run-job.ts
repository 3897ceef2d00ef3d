import { returnUrlOf } from '../card/remember-return.ts'
import { deliver } from './deliver.ts'
import type { Job } from './jobs.ts'
import { paymentsOf } from './ledger.ts'
import { capture } from './pay.ts'
import type { Simulator } from './simulator.ts'

export async function runJob(simulator: Simulator, job: Job): Promise<void> {
  switch (job.kind) {
    case 'deliver':
      return deliver(simulator, job.notification, job.failures)
    case 'capture': {
      const payment = simulator.ledger.payments[job.paymentId]
      return payment ? capture(simulator, payment) : undefined
    }
    case 'call-return':
      return callReturn(simulator, job.checkoutId)
  }
}

/** After 29 minutes without any payment the platform calls the shop's return address itself, without the shopper's cookies. */
async function callReturn({ ledger }: Simulator, checkoutId: string): Promise<void> {
  const checkout = ledger.checkouts[checkoutId]
  const url = checkout && paymentsOf(ledger, checkoutId).length === 0 ? returnUrlOf(checkout) : null
  if (url === null) return
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) }).catch(() => null)
  await response?.arrayBuffer().catch(() => null)
}
