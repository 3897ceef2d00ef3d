// `npm run shop -- VERB`: the operator's tool, for a shop that is open or closed.
import { useCodeCache } from './settle-process.ts'

useCodeCache()
// Import after the code cache is enabled, so that everything below is loaded from it.
const { runTool } = await import('./operator-tool/run-tool.ts')
process.exitCode = await runTool(process.argv.slice(2))
