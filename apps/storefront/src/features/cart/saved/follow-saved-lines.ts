import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { type FollowAccount, type FollowedList, followAccount } from '../../../offline/account-list/follow-account.ts'
import type { SavedLines, StoredSavedLines } from '../../../offline/collections/saved-lines.ts'

export interface FollowSavedLines extends FollowAccount<CartItem> {
  readonly device: StoredSavedLines
}

export interface FollowedLines extends SavedLines, Pick<StoredSavedLines, 'change'>, Pick<FollowedList<CartItem>, 'pull'> {}

/** The saved lines of this device; those of a customer follow the account. docs/behaviour/cart.md §1.19. */
export function followSavedLines({ device, ...deps }: FollowSavedLines): FollowedLines {
  const { changing, pull } = followAccount({ device, ...deps })
  return {
    ...device,
    pull,
    add: (lines) =>
      changing(async () => {
        await device.add(lines)
        return { put: lines, remove: [] }
      }),
    remove: (line) =>
      changing(async () => {
        await device.remove(line)
        return { put: [], remove: [line] }
      }),
  }
}
