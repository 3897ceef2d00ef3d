import type { TotalSegment } from '@meerkat/contract/totals'
import type { Words } from '@meerkat/i18n/words'

const IDS: Readonly<Record<string, string>> = {
  subtotal: 'cart.segment.subtotal',
  subtotal_incl_tax: 'cart.subtotalInclTax',
  shipping: 'cart.segment.shipping',
  discount: 'cart.segment.discount',
  tax: 'cart.segment.tax',
  grand_total: 'cart.grandTotal',
}

/**
 * A row of the server's totals, named in the reader's language: the wire names them in the language of the server. What
 * stands in brackets is kept, `Shipping (Courier - Standard)`; a row of a code we do not know stays as it came. Contract 3.8.
 */
export function toOwnTitle(segment: TotalSegment, t: Words): TotalSegment {
  const id = IDS[segment.code]
  if (id === undefined) return segment
  const detail = /\(.+\)$/.exec(segment.title)?.[0]
  return { ...segment, title: detail ? `${t(id)} ${detail}` : t(id) }
}
