/** The columns of the table `stock`, with their types. */
export const STOCK_COLUMNS = {
  sku: 'text',
  product_id: 'integer',
  qty: 'integer',
  is_in_stock: 'boolean',
  manage_stock: 'boolean',
  min_qty: 'integer',
  min_sale_qty: 'integer',
  max_sale_qty: 'integer',
  qty_increments: 'integer',
  notify_stock_qty: 'integer',
} as const

interface TypeOf {
  text: string
  integer: number
  boolean: boolean
}

/** A row of the table `stock`. */
export type StockRecord = { readonly [Column in keyof typeof STOCK_COLUMNS]: TypeOf[(typeof STOCK_COLUMNS)[Column]] }

export const STOCK_COLUMN_NAMES = Object.keys(STOCK_COLUMNS) as (keyof StockRecord)[]
