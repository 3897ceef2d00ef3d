import type { StoreView } from '@meerkat/contract/store-config'
import type { ReturnPages } from './port.ts'

/** Page that providers send shoppers back to, in the store view that they left. Spec §2. */
const PAGE = 'order/status'

type Shown = Pick<StoreView, 'storeCode'> & { readonly i18n: Pick<StoreView['i18n'], 'currencyCode'> }

/**
 * The store view that the shopper returns to: the one that the call names, because the shopper may have changed it since the order was begun.
 * If it has another currency, the order's store view is used, because the other one would show a different amount than was paid.
 */
export function returnStoreCode(ofOrder: Shown, named: Shown | null): string {
  return named !== null && named.i18n.currencyCode === ofOrder.i18n.currencyCode ? named.storeCode : ofOrder.storeCode
}

/** Builds the URLs from our own settings only: nothing in a request can change them. */
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
