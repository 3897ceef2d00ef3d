import type { Order } from '@meerkat/contract/order'

export interface NextSteps {
  /** Pieces that are delivered. */
  readonly pieces: number
  /** A service, such as a call or a course, is arranged by e-mail. */
  readonly isArranged: boolean
  /** Files can be downloaded. */
  readonly hasFiles: boolean
}

/** What the thank-you page announces. docs/behaviour/orders.md §14.3. */
export function planNextSteps(products: Order['products']): NextSteps {
  const carried = products.filter(({ product_type: type }) => type !== 'virtual' && type !== 'downloadable')
  return {
    pieces: carried.reduce((sum, { qty }) => sum + qty, 0),
    isArranged: products.some(({ product_type: type }) => type === 'virtual'),
    hasFiles: products.some(({ product_type: type }) => type === 'downloadable'),
  }
}
