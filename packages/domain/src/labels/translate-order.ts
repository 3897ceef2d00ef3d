import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { CartTotals } from '@meerkat/contract/totals'
import type { TranslateLabel } from './translate-label.ts'

interface ChosenOption {
  readonly label: string
  readonly value: string
}

function translateChosen<O extends ChosenOption>(options: readonly O[], label: TranslateLabel): O[] {
  return options.map((option) => ({ ...option, label: label('attributes', option.label), value: label('values', option.value) }))
}

export function translateShippingMethod(method: ShippingMethod, label: TranslateLabel): ShippingMethod {
  return {
    ...method,
    carrier_title: label('methods', method.carrier_title),
    method_title: label('methods', method.method_title),
  }
}

export function translatePaymentMethod(method: PaymentMethod, label: TranslateLabel): PaymentMethod {
  return { ...method, title: label('methods', method.title) }
}

/** Options travel as JSON text or as a list. docs/wire.md §3.8. */
export function translateTotals<T extends Pick<CartTotals, 'items'>>(totals: T, label: TranslateLabel): T {
  return {
    ...totals,
    items: totals.items.map((item) => {
      const options = typeof item.options === 'string' ? readOptions(item.options) : item.options
      return options === null ? item : { ...item, options: translateChosen(options, label) }
    }),
  }
}

function readOptions(text: string): ChosenOption[] | null {
  try {
    const options: unknown = JSON.parse(text)
    return Array.isArray(options) ? (options as ChosenOption[]) : null
  } catch {
    return null
  }
}

/** Options of the lines, payment and delivery. The names of the products stay as they were bought. */
export function translateOrder(order: HistoryOrder, label: TranslateLabel): HistoryOrder {
  const { items, payment, shipping_description } = order
  return {
    ...order,
    items: items.map((item) => (item.options ? { ...item, options: translateChosen(item.options, label) } : item)),
    payment: { ...payment, additional_information: payment.additional_information.map((title) => label('methods', title)) },
    ...(shipping_description && { shipping_description: translateDelivery(shipping_description, label) }),
  }
}

/** Carrier and method, and where an order is collected: `Courier - Standard, 2-4 days`, `Collect - Collect at the clinic: Linden`. */
function translateDelivery(text: string, label: TranslateLabel): string {
  const at = text.indexOf(' - ')
  if (at < 0) return label('methods', text)
  const [carrier, rest] = [text.slice(0, at), text.slice(at + 3)]
  const [, method = rest, place = ''] = /^(.*?)(: .*)?$/s.exec(rest) ?? []
  return `${label('methods', carrier)} - ${label('methods', method)}${place}`
}
