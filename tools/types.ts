// Checks the types of every package, two at a time. TypeScript only checks here: Node runs the sources as they are. The results
// are stored below node_modules, so that the next run checks only changed files and their dependents.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache', 'types')
const folders = ['packages', 'apps'].flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
const configs = [...folders, 'e2e', 'bench', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /^tsconfig(?:\..+)?\.json$/.test(name))
    .map((name) => join(folder, name)),
)
const workers = configs.filter((config) => existsSync(join(root, config)))

let failed = 0
await Promise.all([checkNext(), checkNext()])
console.log(failed === 0 ? `types: ${configs.length} projects, no errors` : `types: ${failed} of ${configs.length} projects have errors`)
process.exitCode = failed === 0 ? 0 : 1

async function checkNext(): Promise<void> {
  for (let config = workers.shift(); config; config = workers.shift()) if ((await check(config)) !== 0) failed++
}

function check(config: string): Promise<number> {
  return new Promise((resolve) => {
    const buildInfo = join(cache, `${config.replaceAll('/', '.')}.tsbuildinfo`)
    const child = spawn('tsc', ['-p', config, '--incremental', '--tsBuildInfoFile', buildInfo], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
