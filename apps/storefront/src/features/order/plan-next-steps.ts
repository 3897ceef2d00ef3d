import type { Order } from '@meerkat/contract/order'

export interface NextSteps {
  /** What a driver brings. */
  readonly pieces: number
  /** Something is agreed on by mail: a call, a course. */
  readonly isArranged: boolean
}

/** What comes after an order; files wait in it and need no word. Behaviour 14.3. */
export function planNextSteps(products: Order['products']): NextSteps {
  const carried = products.filter(({ product_type: type }) => type !== 'virtual' && type !== 'downloadable')
  return {
    pieces: carried.reduce((sum, { qty }) => sum + qty, 0),
    isArranged: products.some(({ product_type: type }) => type === 'virtual'),
  }
}
