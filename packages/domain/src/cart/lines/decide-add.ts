import type { StockStatus } from '../../stock/stock-status.ts'
import type { LineFault } from './validate-line.ts'

export type AddDecision =
  | { readonly kind: 'refused'; readonly faults: readonly LineFault[] }
  | { readonly kind: 'out-of-stock' }
  /** `unsure`: added with a warning that the stock is unknown. */
  | { readonly kind: 'added'; readonly unsure: boolean }

export interface AddSituation {
  readonly faults: readonly LineFault[]
  readonly status: StockStatus
  readonly allowOutOfStockInCart: boolean
}

/** Whether a product may be added to the cart. Spec §4 Adding, docs/behaviour/cart.md §1.8 step 4. */
export function decideAdd({ faults, status, allowOutOfStockInCart }: AddSituation): AddDecision {
  if (faults.length > 0) return { kind: 'refused', faults }
  if (status === 'out_of_stock') return { kind: 'out-of-stock' }
  return { kind: 'added', unsure: status === 'volatile' && !allowOutOfStockInCart }
}
