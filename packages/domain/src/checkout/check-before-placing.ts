import type { CheckoutSection } from './next-section.ts'

export interface PlacingSituation {
  readonly lineCount: number
  readonly online: boolean
  /** Visible forms that have a fault, in order. */
  readonly invalidForms: readonly CheckoutSection[]
  readonly stockCheck: 'pending' | 'failed' | 'passed'
}

export type PlacingVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'form-invalid'; readonly sections: readonly CheckoutSection[] }
  | { readonly kind: 'stock-pending' }
  /** Shown as "Some of the ordered products are not available!": for stock alone, not for a form's fault. */
  | { readonly kind: 'out-of-stock' }
  /** `offline`: shown with a warning that there is no connection. */
  | { readonly kind: 'ready'; readonly offline: boolean }

/** Whether the order may be placed. Offline the stock is checked later. Table of docs/behaviour/checkout.md §12.3. */
export function checkBeforePlacing({ lineCount, online, invalidForms, stockCheck }: PlacingSituation): PlacingVerdict {
  if (lineCount === 0) return { kind: 'empty' }
  if (invalidForms.length > 0) return { kind: 'form-invalid', sections: invalidForms }
  if (online && stockCheck === 'pending') return { kind: 'stock-pending' }
  if (online && stockCheck === 'failed') return { kind: 'out-of-stock' }
  return { kind: 'ready', offline: !online }
}
