import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..', '..')
const SCRIPT = 'apps/server/src/shop.ts'

/** The operator's tool on a stopped shop: `npm run shop -- <args>`. */
export function runShopTool(args: readonly string[], dataDir: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync('node', [SCRIPT, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, DATA_DIR: dataDir },
  })
}

/** Runs the operator's tool beside the shop that uses this data directory. Asynchronous, so that this process can send load meanwhile. */
export async function runShopToolMeanwhile(
  args: readonly string[],
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)('node', [SCRIPT, ...args], { cwd: root, env: { ...process.env, ...environment, DATA_DIR: dataDir } })
}
