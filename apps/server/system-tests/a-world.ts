import { createCart, pullCart, readTotals } from '@meerkat/contract/cart'
import type { Call, Send } from '@meerkat/contract/transport'
import { createCustomer, logIn } from '@meerkat/contract/user'
import { aCatalog, aProduct } from '../../api/src/testing/a-catalog.ts'
import { openTestShop, type TestShop } from '../../api/src/testing/open-test-shop.ts'
import { aDisk, type Device, type Disk, openDevice } from '../../storefront/src/testing/open-device.ts'

export const SKUS = ['A', 'B', 'C'] as const
export type Sku = (typeof SKUS)[number]
/** The third product has only `SCARCE` pieces in stock. */
export const SCARCE = 4

/** The fault injected into one call: the request never arrives, or the answer is lost. */
export type Fate = 'arrives' | 'request-lost' | 'answer-lost'

const PASSWORD = 'Biscuit#2024'

/** A real API on its own database with three products, the last with little stock. */
export function openWorldShop(): Promise<TestShop> {
  const products = SKUS.map((sku, at) => aProduct({ id: at + 1, sku, price: 100 + at }))
  const stock = SKUS.map((sku, at) => ({
    product_id: at + 1,
    sku,
    qty: sku === 'C' ? SCARCE : 1000,
    is_in_stock: true,
    manage_stock: true,
  }))
  return openTestShop({ bundle: aCatalog({ products, stock }) })
}

let registered = 0

/** One customer and two devices that may log in as this customer. */
export async function openWorld({ api }: TestShop) {
  registered += 1
  const email = `world-${registered}@example.com`
  const network = { fate: (): Fate => 'arrives' }
  // Serialised as on the wire, so that client and server share no objects.
  const arrive: Send = async (call) => structuredClone(await api.send(copy(call)))
  const send: Send = async (call) => {
    const fate = network.fate()
    if (fate === 'request-lost') throw new TypeError('fetch failed')
    const answer = await arrive(call)
    if (fate === 'answer-lost') throw new TypeError('fetch failed')
    return answer
  }
  await ask({ endpoint: createCustomer, body: { customer: { email, firstname: 'Thandi', lastname: 'Mokoena' }, password: PASSWORD } })
  const token = await ask<string>({ endpoint: logIn, body: { username: email, password: PASSWORD } })
  const headers = { authorization: `Bearer ${token}` }
  const cartId = await ask<string>({ endpoint: createCart, headers })
  const disks: readonly Disk[] = [aDisk(), aDisk()]
  const devices: Device[] = [await open(0), await open(1)]

  function open(at: number): Promise<Device> {
    return openDevice({ send, disk: disks[at]!, catalog: arrive })
  }

  async function ask<R>(call: Call): Promise<R> {
    const { body } = await arrive(call)
    const { code, result } = body as { code: number; result: R }
    if (code !== 200) throw new Error(`${call.endpoint.path}: ${code} ${JSON.stringify(result)}`)
    return result
  }

  return {
    devices,
    network,
    logIn: (device: Device) => device.session.logIn({ email, password: PASSWORD }),
    /** Simulates closing and reopening the page. */
    async reload(at: number): Promise<void> {
      const { online } = devices[at]!.network
      devices[at] = await open(at)
      devices[at].network.online = online
      await devices[at].cart.load()
    },
    /** The customer's cart, by sku, as the server has it. */
    async contents(): Promise<Record<string, number>> {
      const lines = await ask<{ sku: string; qty: number }[]>({ endpoint: pullCart, query: { cartId }, headers })
      return Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]))
    },
    grandTotal: async () => (await ask<{ grand_total: number }>({ endpoint: readTotals, query: { cartId }, headers })).grand_total,
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

function copy(call: Call): Call {
  return { ...call, ...(call.body === undefined ? {} : { body: structuredClone(call.body) }) }
}
