import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SessionState } from '../../shell/session/session.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import type { ListAgreement } from '../collections/list-agreement.ts'
import { createAccountList } from './account-list.ts'
import { followAccount } from './follow-account.ts'

interface Item {
  readonly sku: string
  readonly qty: number
}
const PATH = '/api/list'
const CUSTOMER = 701

/** The list of one account, and the calls that devices have stored until they are answered. */
class Account {
  items: readonly Item[] = []
  apply(put: readonly Item[], remove: readonly Item[]): void {
    const gone = [...put, ...remove].map(({ sku }) => sku)
    this.items = [...put, ...this.items.filter(({ sku }) => !gone.includes(sku))]
  }
}

/** What outlives the pages of a device. */
interface Disk {
  items: readonly Item[]
  owner: number | null
  agreement: ListAgreement | null
  tasks: { put: Item[]; remove: Item[] }[]
}

/** What the network does with the next calls of a device. */
type Fate = 'arrives' | 'answer-lost' | 'request-lost'

/** A device with its storage, on which pages open and end. */
function openDevice(account: Account) {
  const disk: Disk = { items: [], owner: null, agreement: null, tasks: [] }
  const network: { fate: Fate } = { fate: 'arrives' }
  const session = createStore<SessionState>(() => ({ isKnown: true, token: 'token', user: aCustomer({ id: CUSTOMER }), authElem: null }))

  /** A page that can use the disk until it ends. */
  function openPage() {
    const page = { hasEnded: false }
    /** Never resolves once the page has ended, so that nothing after it happens. */
    const alive = async () => {
      await Promise.resolve()
      if (page.hasEnded) await new Promise(() => undefined)
    }
    const stored = {
      read: async () => disk.items,
      async change(apply: (items: readonly Item[]) => readonly Item[]) {
        await alive()
        disk.items = apply(disk.items)
      },
      readOwner: async () => disk.owner,
      async writeOwner(id: number | null) {
        await alive()
        disk.owner = id
      },
      agreement: {
        read: async () => disk.agreement,
        async write(agreement: ListAgreement) {
          await alive()
          disk.agreement = agreement
        },
      },
    }
    const list = followAccount<Item>({
      device: stored,
      session,
      openAccount: async (owner) =>
        createAccountList<Item, Item>({
          device: { ...stored, ...owner },
          session,
          waitingTasks: { list: async () => disk.tasks.map(() => ({ url: PATH })) } as never,
          path: PATH,
          limit: 100,
          keyOf: ({ sku }) => sku,
          toSent: (item) => item,
          withQty: (item, qty) => ({ ...item, qty }),
          async ask() {
            await alive()
            return network.fate === 'arrives' ? account.items : null
          },
          async send(put, remove) {
            await alive()
            const task = { put, remove }
            const { fate } = network
            disk.tasks.push(task)
            await alive()
            if (fate !== 'request-lost') account.apply(put, remove)
            await alive()
            if (fate !== 'arrives') return false
            disk.tasks = disk.tasks.filter((other) => other !== task)
            return true
          },
          find: async (missing) => missing,
        }),
    })
    return {
      end: () => void (page.hasEnded = true),
      pull: () => list.pull({ isSeen: true }),
      add: (item: Item) =>
        list.changing(async () => {
          await stored.change((items) => [item, ...items.filter(({ sku }) => sku !== item.sku)])
          return { put: [item], remove: [] }
        }),
      remove: (item: Item) =>
        list.changing(async () => {
          await stored.change((items) => items.filter(({ sku }) => sku !== item.sku))
          return { put: [], remove: [item] }
        }),
    }
  }

  let page = openPage()
  return {
    disk,
    network,
    page: () => page,
    reload() {
      page.end()
      page = openPage()
    },
    /** The stored calls are sent again, in their order. */
    replay() {
      for (const { put, remove } of disk.tasks.splice(0)) account.apply(put, remove)
    },
    /** Drops the stored calls, as after a wait of more than a day. */
    expire: () => void (disk.tasks = []),
  }
}

/** Runs this many microtasks; 200 are enough for everything that waits for nothing but microtasks. */
async function pass(turns = 200): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

const steps = fc.array(
  fc.record({
    device: fc.constantFrom(0, 1),
    kind: fc.constantFrom('add', 'add', 'remove', 'pull', 'pull', 'reload', 'replay', 'expire'),
    sku: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
    fate: fc.constantFrom<Fate>('arrives', 'request-lost', 'answer-lost'),
    /** Whether the next step waits until this one is over. */
    isAwaited: fc.boolean(),
    /** Microtasks before the next step if it does not wait. */
    pause: fc.nat({ max: 12 }),
  }),
  { maxLength: 25 },
)

interface Step {
  readonly device: number
  readonly kind: string
  readonly sku: string
  readonly fate: Fate
  readonly isAwaited: boolean
  readonly pause: number
}

/** Runs the steps on two devices whose lists are in sync with the account's. */
async function run(trace: readonly Step[], inAll: readonly Item[] = []) {
  const account = new Account()
  account.apply(inAll, [])
  const devices = [openDevice(account), openDevice(account)] as const
  for (const device of devices) await device.page().pull()
  const added = new Set<string>()
  const removed = new Set<string>()
  for (const { device: index, kind, sku, fate, isAwaited, pause } of trace) {
    const device = devices[index]!
    device.network.fate = fate
    const item = { sku, qty: 1 }
    let work: Promise<void> | null = null
    if (kind === 'add') work = device.page().add(item)
    // Only what is on the screen can be removed.
    if (kind === 'remove' && device.disk.items.some((other) => other.sku === sku)) {
      removed.add(sku)
      work = device.page().remove(item)
    }
    if (kind === 'pull') work = device.page().pull()
    if (kind === 'reload') device.reload()
    if (kind === 'replay') device.replay()
    if (kind === 'expire') device.expire()
    void work?.catch(() => undefined)
    await pass(isAwaited ? 200 : pause)
    for (const { disk } of devices) for (const { sku } of disk.items) added.add(sku)
  }
  await pass()
  return { account, devices, added, removed }
}

/** The network is back: stored calls are sent, and every device looks at the list until nothing changes any more. */
async function finish(devices: Awaited<ReturnType<typeof run>>['devices']): Promise<void> {
  for (const device of devices) device.network.fate = 'arrives'
  for (let round = 0; round < 3; round += 1)
    for (const device of devices) {
      device.reload()
      device.replay()
      await device.page().pull()
      await pass()
    }
}

it('loses no entry that was stored on a device and removed on none, whatever pages, network and tasks do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (trace) => {
      const { account, devices, added, removed } = await run(trace)
      await finish(devices)
      const kept = [...added].filter((sku) => !removed.has(sku))
      expect(account.items.map(({ sku }) => sku)).toEqual(expect.arrayContaining(kept))
    }),
    { numRuns: 500 },
  )
})

it('is the same list on all devices and in the account once everything has arrived', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (trace) => {
      const { account, devices } = await run(trace)
      await finish(devices)
      for (const { disk } of devices) expect(disk.items).toEqual(account.items)
    }),
    { numRuns: 500 },
  )
})

it('does not bring back what was removed on one device, as long as all calls arrive', async () => {
  const calm = steps.map((trace) =>
    trace
      .filter(({ kind }) => ['add', 'remove', 'pull'].includes(kind))
      .map((step): Step => ({ ...step, fate: 'arrives', isAwaited: true })),
  )
  await fc.assert(
    fc.asyncProperty(calm, async (trace) => {
      const { account, devices } = await run([...trace, { device: 0, kind: 'add', sku: 'A', fate: 'arrives', isAwaited: true, pause: 0 }])
      for (const device of devices) await device.page().pull()
      await devices[0].page().remove({ sku: 'A', qty: 1 })
      await pass()
      await finish(devices)
      for (const { items } of [account, devices[0].disk, devices[1].disk]) expect(items.map(({ sku }) => sku)).not.toContain('A')
    }),
  )
})

/** A change that is stored before anything else happens; its call may be lost. */
const stored = (kind: string, sku: string) =>
  fc.record({
    device: fc.constantFrom(0, 1),
    kind: fc.constant(kind),
    sku: fc.constant(sku),
    fate: fc.constantFrom<Fate>('arrives', 'request-lost', 'answer-lost'),
    isAwaited: fc.constant(true),
    pause: fc.constant(0),
  })

const OLD: Item = { sku: 'OLD', qty: 1 }

it('does not bring back what all had and one device removed, whatever pages, network and tasks do', async () => {
  await fc.assert(
    fc.asyncProperty(steps, stored('remove', 'OLD'), steps, async (before, removal, after) => {
      const { account, devices } = await run([...before, removal, ...after], [OLD])
      await finish(devices)
      for (const { items } of [account, devices[0].disk, devices[1].disk]) expect(items.map(({ sku }) => sku)).not.toContain('OLD')
    }),
    { numRuns: 500 },
  )
})

it('keeps what was removed and then added again on a device, whatever pages, network and tasks do', async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      stored('remove', 'OLD'),
      steps,
      stored('add', 'OLD'),
      steps,
      async (before, removal, between, addition, after) => {
        const again = { ...addition, device: removal.device }
        const { account, devices } = await run([...before, removal, ...between, again, ...after], [OLD])
        await finish(devices)
        for (const { items } of [account, devices[0].disk, devices[1].disk]) expect(items.map(({ sku }) => sku)).toContain('OLD')
      },
    ),
    { numRuns: 500 },
  )
})
