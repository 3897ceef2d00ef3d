import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import type { CartTotals } from '@meerkat/contract/totals'
import type { TranslateLabel } from './translate-label.ts'

interface ChosenOption {
  readonly label: string
  readonly value: string
}

function translateChosen<O extends ChosenOption>(options: readonly O[], label: TranslateLabel): O[] {
  return options.map((option) => ({ ...option, label: label('attributes', option.label), value: label('values', option.value) }))
}

export function translateShippingMethod<M extends Pick<ShippingMethod, 'carrier_title' | 'method_title'>>(
  method: M,
  label: TranslateLabel,
): M {
  return {
    ...method,
    carrier_title: label('methods', method.carrier_title),
    method_title: label('methods', method.method_title),
  }
}

export function translatePaymentMethod(method: PaymentMethod, label: TranslateLabel): PaymentMethod {
  return { ...method, title: label('methods', method.title) }
}

/** Translates the methods in the settings: clients list these themselves, so they are not in the server's answers. */
export function translateMethods<V extends Pick<StoreView, 'shipping' | 'payment'>>(view: V, label: TranslateLabel): V {
  return {
    ...view,
    shipping: view.shipping.map((method) => translateShippingMethod(method, label)),
    payment: view.payment.map((method) => translatePaymentMethod(method, label)),
  }
}

/**
 * Translates the options of the lines, which are sent as JSON text or as a list (docs/wire.md §3.8), and the delivery method in `Shipping &
 * Handling (Courier - Standard)`.
 */
export function translateTotals<T extends Pick<CartTotals, 'items' | 'total_segments'>>(totals: T, label: TranslateLabel): T {
  return {
    ...totals,
    total_segments: totals.total_segments.map((segment) =>
      segment.code === 'shipping'
        ? { ...segment, title: segment.title.replace(/\((.+)\)$/, (_, delivery: string) => `(${translateDelivery(delivery, label)})`) }
        : segment,
    ),
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

/** Translates the options of the lines, the payment method and the delivery method. Names of products stay as they were when bought. */
export function translateOrder(order: HistoryOrder, label: TranslateLabel): HistoryOrder {
  const { items, payment, shipping_description } = order
  return {
    ...order,
    items: items.map((item) => (item.options ? { ...item, options: translateChosen(item.options, label) } : item)),
    payment: { ...payment, additional_information: payment.additional_information.map((title) => label('methods', title)) },
    ...(shipping_description && { shipping_description: translateDelivery(shipping_description, label) }),
  }
}

/**
 * Translates carrier and method, but not the place of collection: `Courier - Standard, 2-4 days`, `Collect - At a shop or pick-up point:
 * Linden`.
 */
function translateDelivery(text: string, label: TranslateLabel): string {
  const at = text.indexOf(' - ')
  if (at < 0) return label('methods', text)
  const [carrier, rest] = [text.slice(0, at), text.slice(at + 3)]
  const [, method = rest, place = ''] = /^(.*?)(: .*)?$/s.exec(rest) ?? []
  return `${label('methods', carrier)} - ${label('methods', method)}${place}`
}
