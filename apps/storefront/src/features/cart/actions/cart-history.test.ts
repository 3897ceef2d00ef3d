import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer } from '../testing/fake-server.ts'
import { aProduct, openPage } from '../testing/open-page.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

type Step =
  | { do: 'add' | 'remove'; sku: string }
  | { do: 'set'; sku: string; qty: number }
  | { do: 'offline' | 'online' | 'reload' | 'other-tab' | 'load' }

const sku = fc.constantFrom('A', 'B', 'C')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), sku }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), sku }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('set' as const), sku, qty: fc.integer({ min: 0, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('offline', 'online', 'reload', 'other-tab', 'load') }) },
)
const fate = fc.constantFrom('arrives', 'arrives', 'arrives', 'request-lost', 'answer-lost') as fc.Arbitrary<
  'arrives' | 'request-lost' | 'answer-lost'
>

describe('any sequence of steps of a guest, over an unreliable network', () => {
  it('ends with one cart that holds exactly the chosen quantities on both sides', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.array(fate, { minLength: 1, maxLength: 40 }), async (steps, fates) => {
        globalThis.indexedDB = new IDBFactory()
        const server = new FakeServer()
        let call = 0
        server.fate = () => fates[call++ % fates.length] ?? 'arrives'
        const tabs = [openPage(server), openPage(server)]
        let at = 0
        const wanted: Record<string, number> = {}
        for (const next of steps) {
          const tab = tabs[at]!
          await tab.cart.adopt()
          const line = 'sku' in next ? tab.lineOf(next.sku) : undefined
          if (next.do === 'add') {
            await tab.cart.add([aProduct(next.sku)])
            wanted[next.sku] = (wanted[next.sku] ?? 0) + 1
          } else if (next.do === 'remove' && line) {
            await tab.cart.remove(line)
            delete wanted[next.sku]
          } else if (next.do === 'set' && line) {
            await tab.cart.setQuantity(line, next.qty)
            if (next.qty === 0) delete wanted[next.sku]
            else wanted[next.sku] = next.qty
          } else if (next.do === 'offline') for (const { network } of tabs) network.online = false
          else if (next.do === 'online') {
            for (const { network } of tabs) network.online = true
            await tab.cart.load({ clientWins: true })
          } else if (next.do === 'reload') tabs[at] = Object.assign(openPage(server), { network: tab.network })
          else if (next.do === 'other-tab') at = 1 - at
          else if (next.do === 'load') await tab.cart.load()
          await tabs[at]!.cart.adopt()
          expect(tabs[at]!.quantities()).toEqual(wanted)
        }
        server.fate = () => 'arrives'
        const last = openPage(server)
        await last.cart.load({ clientWins: true })
        await last.cart.load({ clientWins: true, force: true })
        expect(last.quantities()).toEqual(wanted)
        const { token } = last.store.getState()
        expect(server.contents(token)).toEqual(wanted)
        expect(server.cartCount).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
    // On a busy machine the 150 runs take more than the usual minute.
  }, 600_000)
})
