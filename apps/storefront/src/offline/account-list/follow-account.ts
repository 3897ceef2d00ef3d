import type { StoreApi } from 'zustand'
import { openOnce } from '../../shell/page-load/open-once.ts'
import type { SessionState } from '../../shell/session/session.ts'
import type { AccountList, DeviceList, ListChange } from './account-list.ts'

type Owner = Pick<DeviceList<never>, 'readOwner' | 'writeOwner'>

export interface FollowAccount<Entry> {
  readonly device: Owner
  readonly session: Pick<StoreApi<SessionState>, 'getState'>
  /** Loads the code, which guests do not need. It must read and write the owner through `owner`, which delays a write while changes are open. */
  readonly openAccount: (owner: Owner) => Promise<AccountList<Entry>>
}

export interface FollowedList<Entry> {
  /** Runs a change of this device and sends it. Does not wait for the answer: the list on the device has changed already. */
  readonly changing: (work: () => Promise<ListChange<Entry>>) => Promise<void>
  /** Merges the list of this device with that of the customer's account. `isSeen`: the shopper is looking at it. */
  readonly pull: (options?: { isSeen?: boolean }) => Promise<void>
}

/**
 * A list of this device that follows the account of a customer. From before a change until the account has confirmed it, the two count as
 * not in sync: whatever ends the page or drops the task, they are merged again, and no entry is lost. Decision 0096.
 */
export function followAccount<Entry>({ device, session, openAccount }: FollowAccount<Entry>): FollowedList<Entry> {
  const customerId = () => session.getState().user?.id ?? null
  /** Changes that are not confirmed yet. */
  let open = 0
  /** The owner to write back once they are. */
  let owner: number | null = null
  let marking: Promise<void> | null = null
  let settling: Promise<void> = Promise.resolve()

  async function mark(): Promise<void> {
    await settling
    owner = await device.readOwner()
    if (owner !== null) await device.writeOwner(null)
  }

  async function settle(isConfirmed: boolean): Promise<void> {
    open -= 1
    if (!isConfirmed) owner = null
    if (open > 0) return
    marking = null
    if (owner !== null && owner === customerId()) settling = device.writeOwner(owner)
    await settling
  }

  const account = openOnce(() =>
    openAccount({
      readOwner: device.readOwner,
      async writeOwner(id) {
        owner = id
        if (open === 0) await device.writeOwner(id)
      },
    }),
  )

  return {
    async changing(work) {
      if (customerId() === null) return void (await work())
      open += 1
      marking ??= mark()
      try {
        await marking
        const change = await work()
        void account()
          .then(({ report }) => report(change))
          .catch(() => false)
          .then(settle)
      } catch (error) {
        await settle(false)
        throw error
      }
    },
    async pull({ isSeen = false } = {}) {
      const id = customerId()
      if (id === null) return
      // Lists that are in sync cost a call only where they are shown.
      if (!isSeen && (await device.readOwner()) === id) return
      await (await account()).pull()
    },
  }
}
