import type { Verb } from './verb.ts'
import { backup } from './verbs/backup.ts'
import { coupons } from './verbs/coupons.ts'
import { customers } from './verbs/customers.ts'
import { doctor } from './verbs/doctor.ts'
import { document } from './verbs/document.ts'
import { exportCatalog } from './verbs/export.ts'
import { importCatalog } from './verbs/import.ts'
import { jobs } from './verbs/jobs.ts'
import { newsletter } from './verbs/newsletter.ts'
import { orders } from './verbs/orders.ts'
import { payments } from './verbs/payments.ts'
import { product } from './verbs/product.ts'
import { reindex } from './verbs/reindex.ts'
import { restore } from './verbs/restore.ts'
import { returns } from './verbs/returns.ts'
import { reviews } from './verbs/reviews.ts'
import { stock } from './verbs/stock.ts'

/** Every verb of `npm run shop`, in the order of its help. */
export const VERBS: Readonly<Record<string, Verb>> = {
  orders,
  payments,
  returns,
  stock,
  product,
  reviews,
  coupons,
  newsletter,
  customers,
  import: importCatalog,
  export: exportCatalog,
  document,
  reindex,
  jobs,
  backup,
  restore,
  doctor,
}
