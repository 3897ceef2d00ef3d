import type { StockItem } from '@meerkat/contract/stock'
import type { Executor, Statement } from '../../db/executor.ts'
import { STOCK_COLUMN_NAMES, type StockRecord } from '../../db/stock-table.ts'

const COLUMNS = STOCK_COLUMN_NAMES.join(', ')
const SELECT_ALL: Statement = { name: 'select-all-stock', text: `select ${COLUMNS} from stock order by sku` }
const SELECT: Statement = { name: 'select-stock', text: `select ${COLUMNS} from stock where sku = any($1)` }

/** All stock records. */
export async function listStock(sql: Executor): Promise<StockItem[]> {
  const rows = await sql.run<StockRecord>(SELECT_ALL)
  return rows.map(toStockItem)
}

/** The records of these skus; unknown ones are absent. */
export async function findStock(sql: Executor, skus: readonly string[]): Promise<StockItem[]> {
  const rows = await sql.run<StockRecord>(SELECT, [skus])
  return rows.map(toStockItem)
}

/** Converts a record to its wire format, with the settings that old clients expect. docs/wire.md §5. */
function toStockItem(row: StockRecord): StockItem {
  return {
    item_id: row.product_id,
    product_id: row.product_id,
    stock_id: 1,
    sku: row.sku,
    qty: row.qty,
    is_in_stock: row.is_in_stock && (!row.manage_stock || row.qty > row.min_qty),
    is_qty_decimal: false,
    manage_stock: row.manage_stock,
    min_qty: row.min_qty,
    min_sale_qty: row.min_sale_qty,
    max_sale_qty: row.max_sale_qty,
    backorders: 0,
    notify_stock_qty: row.notify_stock_qty,
    qty_increments: row.qty_increments,
    enable_qty_increments: row.qty_increments > 0,
    low_stock_date: null,
    is_decimal_divided: false,
    use_config_min_qty: true,
    use_config_min_sale_qty: 1,
    use_config_max_sale_qty: true,
    use_config_backorders: true,
    use_config_notify_stock_qty: true,
    use_config_qty_increments: true,
    use_config_enable_qty_inc: true,
    use_config_manage_stock: true,
    show_default_notification_message: false,
    stock_status_changed_auto: 0,
  }
}
