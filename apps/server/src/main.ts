import { settleProcess } from './settle-process.ts'

settleProcess()
// Imported only now: what is loaded from here on comes out of the code cache.
const { runShop } = await import('./run-shop.ts')
await runShop()
