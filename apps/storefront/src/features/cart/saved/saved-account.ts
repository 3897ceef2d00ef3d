import { changeSavedLines, MAX_SAVED_LINES, readSavedLines, type SavedLine } from '@meerkat/contract/saved-lines'
import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { savedLineKey } from '@meerkat/domain/cart/saved/saved-line-key'
import { type AccountList, type AccountListDeps, createAccountList } from '../../../offline/account-list/account-list.ts'
import type { Offline } from '../../../offline/open-offline.ts'

export interface SavedAccountDeps
  extends Pick<Offline, 'api' | 'tasks'>,
    Pick<AccountListDeps<CartItem, SavedLine>, 'waitingTasks' | 'device' | 'session' | 'find'> {}

/** The saved lines of the customer's account. docs/behaviour/cart.md §1.19. */
export function createSavedAccount({ api, tasks, ...deps }: SavedAccountDeps): AccountList<CartItem> {
  return createAccountList({
    ...deps,
    path: changeSavedLines.path,
    limit: MAX_SAVED_LINES,
    keyOf: savedLineKey,
    toSent: ({ sku, qty, product_option }) => ({ sku, qty, ...(product_option && { product_option }) }),
    withQty: (line, qty) => ({ ...line, qty }),
    async ask() {
      const outcome = await api.ask(readSavedLines, {})
      return outcome.kind === 'done' ? outcome.result.lines : null
    },
    send: async (put, remove) => (await tasks.perform(changeSavedLines, { body: { put, remove } })).kind === 'done',
  })
}
