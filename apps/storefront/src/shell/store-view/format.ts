import { formatPrice } from '@meerkat/domain/format/format-price'
import { showsNetPrices } from '@meerkat/domain/pricing/shown-price'
import { useMessages } from '../messages/messages.tsx'
import { useStoreView } from './store-view.tsx'

/** Formats amounts for the store view. docs/behaviour/formatting.md §21.1. */
export function usePrice(): (amount: number | string | null | undefined) => string {
  const { i18n } = useStoreView()
  return (amount) => formatPrice(amount, i18n)
}

/** Formats a charge in the same way, except that zero is "Free". */
export function useCharge(): (amount: number) => string {
  const t = useMessages()
  const price = usePrice()
  return (amount) => (amount === 0 ? t('price.free') : price(amount))
}

/** Whether the store view shows prices without tax. */
export function useNetPrices(): boolean {
  return showsNetPrices(useStoreView().tax)
}

/** The note beside prices without tax; nothing where prices include tax, as shoppers expect. */
export function useTaxNote(): string | undefined {
  const t = useMessages()
  return useNetPrices() ? t('price.exclTax') : undefined
}
