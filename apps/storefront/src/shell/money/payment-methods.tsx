import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../messages/messages.tsx'
import { PaymentMark } from './payment-mark.tsx'

/** The ways to pay that the footer and the product page show. */
export interface ShownMethods {
  /** Names of brands that have a drawing. */
  readonly brands: readonly string[]
  /** Titles of methods without a brand: those where the amount is collected on delivery, and others. */
  readonly onDelivery: readonly string[]
  readonly others: readonly string[]
}

/**
 * Only the server knows which online methods are fully configured: it writes them into each page (`server/shown-methods.ts`), and the browser
 * keeps them. The offline shell has none.
 */
export const SHOWN_METHODS = ['methods'] as const

export function useShownMethods(): ShownMethods | undefined {
  return useQueryClient().getQueryData(SHOWN_METHODS)
}

export interface PaymentMethodsProps {
  methods: ShownMethods | undefined
  /** For a product that is not delivered, so that no cash can be collected. */
  isVirtual?: boolean
}

/** How the shop can be paid: in the footer, and beside the button on a product page. */
export function PaymentMethods({ methods, isVirtual = false }: PaymentMethodsProps) {
  const t = useMessages()
  const { brands = [], onDelivery = [], others = [] } = methods ?? {}
  const collected = isVirtual ? [] : onDelivery
  if (brands.length + collected.length + others.length === 0) return null
  const toEntry = (mark: string) => (title: string) => (
    <li key={title}>
      <PaymentMark mark={mark} />
      {title}
    </li>
  )
  return (
    <ul aria-label={t('footer.payment')} className="payment-marks">
      {brands.map((brand) => (
        <li key={brand}>
          <PaymentMark mark={brand} alt={brand} />
        </li>
      ))}
      {collected.map(toEntry('cash'))}
      {others.map(toEntry('card'))}
    </ul>
  )
}
