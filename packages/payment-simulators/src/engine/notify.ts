import { cardNotification } from '../card/card-notification.ts'
import { snapNotification } from '../snapscan/snap-notification.ts'
import { yocoPaymentEvent, yocoRefundEvent } from '../yoco/yoco-events.ts'
import { zapperNotification } from '../zapper/zapper-notification.ts'
import type { Job, Notification } from './jobs.ts'
import type { Payment, Refund } from './ledger.ts'
import { newYocoId } from './new-ids.ts'
import type { Simulator } from './simulator.ts'

/** Providers notify within seconds, usually after the browser came back. */
const NORMAL_LAG_MS = 1000

/** Tells the shop's webhook of a payment that was captured or refused. */
export async function notifyOfPayment(simulator: Simulator, payment: Payment): Promise<void> {
  const bodies = { card: cardNotification, zapper: zapperNotification, snapscan: snapNotification, yoco: yocoPaymentEvent }
  const body = bodies[payment.provider](simulator, payment)
  if (body !== null) await send(simulator, payment.provider, body)
}

export async function notifyOfRefund(simulator: Simulator, refund: Refund): Promise<void> {
  if (refund.provider === 'yoco') await send(simulator, 'yoco', yocoRefundEvent(simulator, refund))
  if (refund.provider === 'card') {
    const payment = simulator.ledger.payments[refund.paymentId]
    if (payment) await send(simulator, 'card', cardNotification(simulator, payment, refund))
  }
}

async function send(simulator: Simulator, provider: Payment['provider'], body: unknown): Promise<void> {
  const { faults, clock, scheduler } = simulator
  if (faults.take('dropWebhook', provider)) return
  const copies = 1 + (faults.take('duplicateWebhook', provider)?.count ?? 0)
  // Two notifications change places when the first one is held back.
  const lag = faults.take('reorder', provider) ? 5 * NORMAL_LAG_MS : NORMAL_LAG_MS
  const isEarly = faults.take('earlyWebhook', provider) !== null
  const eventId = newYocoId('msg')
  for (const { url, secret } of targetsOf(simulator, provider)) {
    const notification: Notification = { provider, eventId, body: JSON.stringify(body), url, ...(secret !== undefined && { secret }) }
    const job: Job = { kind: 'deliver', notification, failures: 0 }
    for (let copy = 0; copy < copies; copy++) {
      if (isEarly) await simulator.deliverNow(job)
      else scheduler.add(clock.now() + lag * simulator.settings.timeScale, job)
    }
  }
}

function targetsOf({ settings, ledger }: Simulator, provider: Payment['provider']): { url: string; secret?: string }[] {
  const own = settings.webhookUrls[provider]
  if (provider !== 'yoco') return own === undefined ? [] : [{ url: own }]
  const registered = ledger.subscriptions.map(({ url, secret }) => ({ url, secret }))
  return own === undefined ? registered : [{ url: own, secret: settings.keys.yocoWebhookSecret }, ...registered]
}
