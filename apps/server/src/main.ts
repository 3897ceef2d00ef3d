import { settleProcess } from './settle-process.ts'

settleProcess()
// Import after the code cache is enabled, so that everything below is loaded from it.
const { runShop } = await import('./run-shop.ts')
await runShop()
