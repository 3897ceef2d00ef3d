// `npm run shop -- VERB`: the operator's tool, for a shop that is open or closed.
import { runTool } from './operator-tool/run-tool.ts'

process.exitCode = await runTool(process.argv.slice(2))
