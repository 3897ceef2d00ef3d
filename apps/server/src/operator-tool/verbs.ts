import type { Verb } from './verb.ts'
import { doctor } from './verbs/doctor.ts'
import { exportCatalog } from './verbs/export.ts'
import { importCatalog } from './verbs/import.ts'
import { jobs } from './verbs/jobs.ts'
import { orders } from './verbs/orders.ts'
import { reindex } from './verbs/reindex.ts'
import { reviews } from './verbs/reviews.ts'
import { stock } from './verbs/stock.ts'

/** Every verb of `npm run shop`, in the order of its help. */
export const VERBS: Readonly<Record<string, Verb>> = {
  import: importCatalog,
  export: exportCatalog,
  orders,
  stock,
  reviews,
  jobs,
  reindex,
  doctor,
}
