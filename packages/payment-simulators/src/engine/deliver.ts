import { randomBytes } from 'node:crypto'
import type { Job, Notification } from './jobs.ts'
import { encryptNotification, signSnapScan, signYoco } from './signatures.ts'
import type { Simulator } from './simulator.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Waiting times after each failed delivery; afterwards the provider gives up. */
const RETRIES: Record<Notification['provider'], readonly number[]> = {
  // Then hourly up to 30 days.
  card: [2, 4, 8, 15, 30].map((minutes) => minutes * MINUTE).concat(Array.from({ length: 30 * 24 }, () => HOUR)),
  zapper: [MINUTE, 5 * MINUTE, 30 * MINUTE],
  // About three minutes in all: a shop cannot rely on it.
  snapscan: [20 * SECOND, 40 * SECOND, 2 * MINUTE],
  yoco: [0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
}

const ANSWER_LIMIT_MS = 15_000

/** One delivery; anything but 2xx is tried again later. */
export async function deliver(simulator: Simulator, notification: Notification, failures: number): Promise<void> {
  const { headers, body } = sign(simulator, notification)
  const at = simulator.clock.now()
  const status = await post(notification.url, headers, body)
  simulator.log.addDelivery({ at, provider: notification.provider, url: notification.url, eventId: notification.eventId, status, body })
  if (status >= 200 && status < 300) return
  const wait = RETRIES[notification.provider][failures]
  if (wait === undefined) return
  const job: Job = { kind: 'deliver', notification, failures: failures + 1 }
  simulator.scheduler.add(simulator.clock.now() + wait * simulator.settings.timeScale, job)
}

interface Signed {
  readonly headers: Record<string, string>
  readonly body: string
}

/** Encrypts, encodes and signs the way the provider does. */
function sign(simulator: Simulator, { provider, eventId, body, secret }: Notification): Signed {
  const { settings, faults, clock } = simulator
  const { keys } = settings
  const wrong = faults.take('wrongKey', provider) !== null
  switch (provider) {
    case 'card': {
      const sent = encryptNotification(body, wrong ? randomBytes(32).toString('hex') : keys.cardWebhookKeyHex)
      const tag = faults.take('truncatedTag', provider) ? sent.tag.slice(0, 8) : sent.tag
      return { headers: { 'content-type': 'text/plain', 'x-initialization-vector': sent.iv, 'x-authentication-tag': tag }, body: sent.body }
    }
    case 'zapper':
      return { headers: { 'content-type': 'application/json' }, body }
    case 'snapscan': {
      const form = new URLSearchParams({ payload: body }).toString()
      const signature = signSnapScan(form, wrong ? 'not the key' : keys.snapWebhookKey)
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `SnapScan signature=${signature}` },
        body: form,
      }
    }
    case 'yoco': {
      const stale = faults.take('staleTimestamp', provider) ? 10 * 60 : 0
      const timestamp = Math.floor(clock.now() / 1000) - stale
      const key = wrong ? `whsec_${randomBytes(32).toString('base64')}` : (secret ?? keys.yocoWebhookSecret)
      return {
        headers: {
          'content-type': 'application/json',
          'webhook-id': eventId,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signYoco({ id: eventId, timestamp, body }, key),
        },
        body,
      }
    }
  }
}

/** The HTTP status, or 0 without an answer. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
