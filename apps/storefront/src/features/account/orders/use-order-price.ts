import type { HistoryOrder } from '@meerkat/contract/order-history'
import { formatPrice } from '@meerkat/domain/format/format-price'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { storeViews } from '../../../shell/store-view/stores.ts'

/** Formats amounts in the currency of the order, which may be from another store view. */
export function useOrderPrice({ order_currency_code }: Pick<HistoryOrder, 'order_currency_code'>): (amount: number) => string {
  const here = useStoreView()
  const view = [here, ...storeViews].find(({ i18n }) => i18n.currencyCode === order_currency_code) ?? here
  return (amount) => formatPrice(amount, view.i18n)
}
