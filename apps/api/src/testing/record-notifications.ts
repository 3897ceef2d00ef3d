import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookPath } from '../modules/payment/config/payment-config.ts'
import { METHODS, type Method, type PaymentShop } from './open-payment-shop.ts'

/** A notification as its provider sent it. */
export interface Recorded {
  readonly method: Method
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface NotificationRecorder {
  /** Notifications since the last call. */
  take(): Promise<readonly Recorded[]>
  /** Sends one to the shop; resolves with the status of its answer. */
  send(one: Recorded): Promise<number>
  /** Whether each notification is also forwarded to the shop at once, before the provider continues. */
  forwardsAtOnce: boolean
  close(): Promise<void>
}

const NAMES: Readonly<Record<Method, string>> = { card: 'peach', zapper: 'zapper', snapscan: 'snapscan', yoco: 'yoco' }

/** Stands between the simulated providers and the shop: tests decide when a notification arrives, and how often. */
export async function recordNotifications(shop: PaymentShop): Promise<NotificationRecorder> {
  let recorded: Recorded[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const one = { method: request.url?.slice(1) as Method, headers: request.headers, body: Buffer.concat(chunks) }
      recorded.push(one)
      if (recorder.forwardsAtOnce) await recorder.send(one)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop.simulators.notify(Object.fromEntries(METHODS.map((method) => [method, `${url}/${method}`])))
  const recorder: NotificationRecorder = {
    forwardsAtOnce: false,
    async take() {
      // Wait for notifications that are on their way.
      await shop.elapse(0)
      const taken = recorded
      recorded = []
      return taken
    },
    async send({ method, headers, body }) {
      const path = webhookPath({ webhookSecrets: shop.webhookSecrets }, NAMES[method])
      const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...own } = headers
      const answer = await shop.app.inject({ method: 'POST', url: path, payload: body, headers: own as Record<string, string> })
      return answer.statusCode
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return recorder
}
