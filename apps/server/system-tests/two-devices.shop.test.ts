import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestShop } from '../../api/src/testing/open-test-shop.ts'
import type { Device } from '../../storefront/src/testing/open-device.ts'
import { type Fate, openWorld, openWorldShop, SKUS, type Sku, type World } from './a-world.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openWorldShop()
})

afterAll(async () => {
  await shop.close()
})

type Step =
  | { readonly at: 0 | 1; readonly do: 'add' | 'remove'; readonly sku: Sku }
  | { readonly at: 0 | 1; readonly do: 'set'; readonly sku: Sku; readonly qty: number }
  | { readonly at: 0 | 1; readonly do: 'login' | 'logout' | 'offline' | 'online' | 'reload' | 'look' }

const at = fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>
const sku = fc.constantFrom(...SKUS)
const ofTheCart: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ at, do: fc.constant('add' as const), sku }) },
  { weight: 2, arbitrary: fc.record({ at, do: fc.constant('remove' as const), sku }) },
  { weight: 3, arbitrary: fc.record({ at, do: fc.constant('set' as const), sku, qty: fc.integer({ min: 0, max: 4 }) }) },
)
const ofThePerson: fc.Arbitrary<Step> = fc.record({ at, do: fc.constantFrom('login', 'login', 'logout', 'reload', 'look') })
const ofTheNetwork: fc.Arbitrary<Step> = fc.record({ at, do: fc.constantFrom('offline', 'online') })

async function perform(world: World, step: Step): Promise<void> {
  const device = world.devices[step.at]!
  const line = 'sku' in step ? device.lineOf(step.sku) : undefined
  if (step.do === 'add') await device.add(step.sku)
  else if (step.do === 'remove') await (line && device.cart.remove(line))
  else if (step.do === 'set') await (line && device.cart.setQuantity(line, step.qty))
  else if (step.do === 'login') await (device.isLoggedIn() ? undefined : world.logIn(device))
  else if (step.do === 'logout') await (device.isLoggedIn() ? device.session.logOut() : undefined)
  else if (step.do === 'offline') device.network.online = false
  else if (step.do === 'reload') await world.reload(step.at)
  else {
    if (step.do === 'online') device.network.online = true
    await device.cart.load(step.do === 'online' ? { clientWins: true } : { force: true })
  }
}

it('two devices of one customer converge on one cart whatever calls are lost, and each quantity was chosen by the shopper', async () => {
  const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'arrives', 'arrives', 'request-lost', 'answer-lost')
  const steps = fc.array(
    fc.oneof({ weight: 6, arbitrary: ofTheCart }, { weight: 3, arbitrary: ofThePerson }, { weight: 1, arbitrary: ofTheNetwork }),
    {
      maxLength: 14,
    },
  )
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fate, { minLength: 1, maxLength: 30 }), async (trace, fates) => {
      const world = await openWorld(shop)
      let call = 0
      world.network.fate = () => fates[call++ % fates.length] ?? 'arrives'
      const wishes = new Wishes()
      for (const step of trace) {
        await wishes.noteSums(world, step)
        await perform(world, step)
        wishes.noteView(world.devices[step.at]!)
      }

      world.network.fate = () => 'arrives'
      for (const device of world.devices) device.network.online = true
      for (const position of [0, 1] as const) {
        for (const step of [
          { at: position, do: 'online' },
          { at: position, do: 'login' },
        ] as const) {
          await wishes.noteSums(world, step)
          await perform(world, step)
        }
      }
      for (const position of [0, 1, 0] as const) await perform(world, { at: position, do: 'look' })

      const contents = await world.contents()
      const [one, two] = world.devices.map((device) => device.quantities())
      expect(one).toEqual(contents)
      expect(two).toEqual(contents)
      for (const [wanted, qty] of Object.entries(contents)) expect([...wishes.of(wanted)], `${wanted} × ${qty}`).toContain(qty)
      const grandTotal = await world.grandTotal()
      const shown = world.devices.map((device) => (Object.keys(contents).length > 0 ? device.state().totals?.grand_total : grandTotal))
      expect(shown).toEqual([grandTotal, grandTotal])
    }),
    { numRuns: 25 },
  )
}, 300_000)

/** The quantities each device showed after its steps, and the sums of two carts joined at a login. */
class Wishes {
  readonly #known = new Map<string, Set<number>>()

  of(wanted: string): ReadonlySet<number> {
    return this.#known.get(wanted) ?? new Set()
  }

  noteView(device: Device): void {
    for (const [wanted, qty] of Object.entries(device.quantities())) this.#note(wanted, qty)
  }

  /** A login adds up the quantities of both carts; after a lost answer this happens at the next sync. */
  async noteSums(world: World, step: Step): Promise<void> {
    const device = world.devices[step.at]!
    if (step.do !== 'login' && !(await device.isJoining())) return
    const held = await world.contents()
    const here = device.quantities()
    for (const wanted of SKUS) this.#note(wanted, (held[wanted] ?? 0) + (here[wanted] ?? 0))
  }

  #note(wanted: string, qty: number): void {
    this.#known.set(wanted, (this.#known.get(wanted) ?? new Set()).add(qty))
  }
}

it('two devices show the same cart after every step when no call is lost', async () => {
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: ofTheCart }, { weight: 1, arbitrary: ofThePerson }), { maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(steps, async (trace) => {
      const world = await openWorld(shop)
      const model = new Model()
      for (const step of trace) {
        await perform(world, { at: step.at, do: 'look' })
        await perform(world, step)
        model.perform(step)
        expect(world.devices[step.at]!.quantities(), `${step.do} on device ${step.at}`).toEqual(model.viewOf(step.at))
      }
      expect(await world.contents()).toEqual(model.shared)
    }),
    { numRuns: 20 },
  )
}, 300_000)

/** The expected state: a plain model of the carts. */
class Model {
  shared: Record<string, number> = {}
  readonly #own: [Record<string, number>, Record<string, number>] = [{}, {}]
  readonly #isLoggedIn: [boolean, boolean] = [false, false]

  viewOf(position: 0 | 1): Record<string, number> {
    return this.#isLoggedIn[position] ? this.shared : this.#own[position]
  }

  perform(step: Step): void {
    const view = this.viewOf(step.at)
    const held = 'sku' in step ? (view[step.sku] ?? 0) : 0
    // The last product has four pieces in stock.
    const most = 'sku' in step && step.sku === 'C' ? 4 : Infinity
    if (step.do === 'add' && held + 1 <= most) view[step.sku] = held + 1
    if (step.do === 'remove' || (step.do === 'set' && step.qty === 0)) delete view[step.sku]
    if (step.do === 'set' && step.qty > 0 && held > 0) view[step.sku] = step.qty
    if (step.do === 'login' && !this.#isLoggedIn[step.at]) {
      for (const [wanted, qty] of Object.entries(this.#own[step.at])) {
        const sum = (this.shared[wanted] ?? 0) + qty
        // Quantities above the stock are refused and the customer's cart stays unchanged.
        if (wanted !== 'C' || sum <= 4) this.shared[wanted] = sum
      }
      this.#own[step.at] = {}
      this.#isLoggedIn[step.at] = true
    }
    if (step.do === 'logout' && this.#isLoggedIn[step.at]) {
      this.#isLoggedIn[step.at] = false
      this.#own[step.at] = {}
    }
  }
}
