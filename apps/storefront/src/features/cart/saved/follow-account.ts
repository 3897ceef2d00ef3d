import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import type { StoreApi } from 'zustand'
import type { SavedLines, StoredSavedLines } from '../../../offline/collections/saved-lines.ts'
import { openOnce } from '../../../shell/page-load/open-once.ts'
import type { SessionState } from '../../../shell/session/session.ts'
import type { SavedAccount } from './sync-saved-lines.ts'

export interface FollowAccount {
  readonly device: StoredSavedLines
  readonly session: Pick<StoreApi<SessionState>, 'getState'>
  /** Loads the code, which guests do not need. */
  readonly openAccount: () => Promise<SavedAccount>
}

export interface FollowedLines extends SavedLines {
  /** Makes the lines of this device and of the customer's account one list. `isSeen`: the shopper looks at them. */
  readonly pull: (options?: { isSeen?: boolean }) => Promise<void>
}

/** The saved lines of this device; those of a customer follow the account. docs/behaviour/cart.md §1.19. */
export function followAccount({ device, session, openAccount }: FollowAccount): FollowedLines {
  const account = openOnce(openAccount)
  const isCustomer = () => session.getState().user !== null

  /** Not awaited: the lines on the device have changed already. */
  function report(put: readonly CartItem[], remove: readonly CartItem[]): void {
    if (!isCustomer()) return
    void account()
      .then(({ report }) => report(put, remove))
      // What the account has not heard of is joined with it at the next load instead of being taken for removed elsewhere.
      .catch(() => device.writeOwner(null))
  }

  return {
    ...device,
    async add(lines) {
      await device.add(lines)
      report(lines, [])
    },
    async remove(line) {
      await device.remove(line)
      report([], [line])
    },
    async pull({ isSeen = false } = {}) {
      const id = session.getState().user?.id ?? null
      if (id === null) return
      // Lists that were joined before cost a call only where they are shown.
      if (!isSeen && (await device.readOwner()) === id) return
      await (await account()).pull()
    },
  }
}
