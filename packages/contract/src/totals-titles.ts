/** Titles of the totals on the wire; the storefront has its own titles for known codes. docs/wire.md §3.8. */
export const TITLES = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  discountOf: (code: string) => `Discount (${code})`,
  fee: 'Cash on delivery fee',
  tax: 'Tax',
  grandTotal: 'Grand Total',
  taxRate: (percent: number) => `VAT ${percent}%`,
  shipping: (carrier: string, method: string) => `Shipping (${carrier} - ${method})`,
} as const
