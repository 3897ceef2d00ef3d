import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

/** The operator's tool on a stopped shop: `npm run shop -- <args>`. */
export function runShopTool(args: readonly string[], dataDir: string, environment: Readonly<Record<string, string>> = {}): void {
  execFileSync('node', ['apps/server/src/shop.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, DATA_DIR: dataDir },
  })
}
