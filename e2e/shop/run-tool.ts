import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..', '..')

/** Runs the operator's tool, such as `orders ship 12`, on the running shop of a data directory. Resolves to what it prints. */
export async function runTool(words: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/shop.ts', ...words], { cwd: root, env })
  return stdout
}
