import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type SimulatorOptions, startSimulators } from '../start.ts'
import { TEST_KEYS } from './keys.ts'

interface Received {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** The simulators, and a shop that only records what it receives. Notifications are sent without delay. */
export async function startTestSimulators(options: Partial<SimulatorOptions> = {}) {
  const shop = await startShop()
  const webhookUrls = {
    card: `${shop.url}/card`,
    zapper: `${shop.url}/zapper`,
    snapscan: `${shop.url}/snapscan`,
    yoco: `${shop.url}/yoco`,
  }
  const simulators = await startSimulators({
    shopUrl: shop.url,
    webhookUrls,
    keys: TEST_KEYS,
    timeScale: 0,
    controlToken: 'control',
    ...options,
  })
  onTestFinished(async () => {
    await simulators.close()
    await shop.close()
  })
  const { apiUrl } = simulators

  const control = async (method: string, name: string, body?: unknown) => {
    const headers = { authorization: 'Bearer control' }
    const response = await fetch(`${apiUrl}/_control/${name}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, unknown>
  }

  return {
    simulators,
    shop,
    control,
    advance: (advanceSeconds: number) => control('POST', 'clock', { advanceSeconds }),
    prepareCard: (amount: string, more: Readonly<Record<string, string>> = {}) => prepareCard(apiUrl, amount, more),
    readCard: async (id: string) => {
      const headers = { authorization: 'Bearer card-token' }
      const response = await fetch(`${apiUrl}/v1/checkouts/${id}/payment?entityId=${TEST_KEYS.entityZar}`, { headers })
      return { status: response.status, body: (await response.json()) as CardAnswer }
    },
  }
}

export interface CardAnswer {
  readonly id: string
  readonly integrity: string
  readonly amount: string
  readonly currency: string
  readonly result: { readonly code: string }
}

async function prepareCard(apiUrl: string, amount: string, more: Readonly<Record<string, string>>) {
  const headers = { authorization: 'Bearer card-token', 'content-type': 'application/x-www-form-urlencoded' }
  const asked = {
    entityId: TEST_KEYS.entityZar,
    amount,
    currency: 'ZAR',
    paymentType: 'DB',
    integrity: 'true',
    merchantTransactionId: 'PVA1B2C3D4E5',
  }
  const response = await fetch(`${apiUrl}/v1/checkouts`, { method: 'POST', headers, body: new URLSearchParams({ ...asked, ...more }) })
  const text = await response.text()
  return { status: response.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as CardAnswer }
}

async function startShop() {
  const received: Received[] = []
  const refusals: number[] = []
  const waiting = new Set<() => void>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      response.writeHead(refusals.shift() ?? 200).end()
      for (const wake of waiting) wake()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Statuses that the shop answers next; afterwards 200. */
    refuseNext: (...statuses: number[]) => void refusals.push(...statuses),
    async receive(count: number): Promise<readonly Received[]> {
      while (received.length < count) {
        const woken = Promise.withResolvers<void>()
        waiting.add(woken.resolve)
        await woken.promise
        waiting.delete(woken.resolve)
      }
      return received
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
