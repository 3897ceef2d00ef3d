import type { StoreView } from '@meerkat/contract/store-config'
import type { ReturnPages } from './port.ts'

/** Page that providers send shoppers back to, in the store view that they left. Spec §2. */
const PAGE = 'order/status'

/** Built from our own settings only: nothing of a request becomes part of an address. */
export function toReturnPages(
  view: Pick<StoreView, 'url'>,
  { publicUrl, attemptId }: { publicUrl: string; attemptId: string },
): ReturnPages {
  const page = (outcome: string) => {
    const url = new URL(`${view.url}/${PAGE}`, publicUrl)
    url.search = new URLSearchParams({ attempt: attemptId, outcome }).toString()
    return url.href
  }
  return { done: page('done'), canceled: page('canceled'), failed: page('failed') }
}
