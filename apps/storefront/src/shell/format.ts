import { formatPrice } from '@meerkat/domain/format/format-price'
import { useStoreView } from './store-view.tsx'

/** Writes amounts as the store view does. Behaviour 21.1. */
export function usePrice(): (amount: number | string | null | undefined) => string {
  const { i18n } = useStoreView()
  return (amount) => formatPrice(amount, i18n)
}
