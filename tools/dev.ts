// `npm run dev`: the API on the next port, and the storefront in front of it with hot reload. Ctrl-C stops both.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const root = join(import.meta.dirname, '..')
if (existsSync('.env')) process.loadEnvFile('.env')
const port = Number(process.env['PORT'] ?? 3000)
const api = `http://127.0.0.1:${port + 1}`

const fault = await findFault()
if (fault) {
  console.error(fault)
  process.exit(1)
}

const own = process.env['SHOP_CONFIG']
const watched = ['apps/api/src', 'apps/server/src', 'packages', 'config', ...(own ? [own] : [])].map((path) => `--watch-path=${path}`)
const children: ChildProcess[] = [
  start(['node', ...watched, 'apps/server/src/main.ts'], {
    ROLE: 'api',
    PORT: String(port + 1),
  }),
  start(['npm', 'run', 'dev', '-w', '@meerkat/storefront', '--', '--port', String(port), '--strictPort'], { DEV_API_URL: api }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const child of children) child.once('exit', stop)
const catalogues = compileOnChange()

function start([program = '', ...args]: string[], environment: Record<string, string>): ChildProcess {
  return spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
}

/** Both processes read the compiled messages, which they then load again. */
function compileOnChange() {
  let timer: NodeJS.Timeout | undefined
  return watch(join(root, 'packages/i18n/src/catalogs'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.po')) return
    clearTimeout(timer)
    // Editors report one save as several changes.
    timer = setTimeout(() => start(['npm', 'run', 'build', '--silent', '-w', '@meerkat/i18n'], {}), 100)
  })
}

function stop(): void {
  catalogues.close()
  for (const child of children) child.kill('SIGTERM')
}

/** The reason why the two cannot start, as a message. Check it first: the reload loops would only repeat the error. */
async function findFault(): Promise<string | null> {
  for (const one of [port, port + 1]) {
    if (await isTaken(one)) return `Port ${one} is already in use. Stop what uses it, or set PORT to another number.`
  }
  const dataDir = process.env['DATA_DIR'] || './var'
  if (process.env['DATABASE_URL'] || !isLocked(join(dataDir, 'lock.db'))) return null
  return `The data directory ${dataDir} is in use by another process, perhaps "npm start": stop that one first, or give this one its own DATA_DIR.`
}

async function isTaken(one: number): Promise<boolean> {
  const probe = createServer().listen(one, '127.0.0.1')
  try {
    await once(probe, 'listening')
    return false
  } catch {
    return true
  } finally {
    probe.close()
  }
}

/** Whether the lock of `apps/api/src/db/data-dir.ts` is held. */
function isLocked(file: string): boolean {
  if (!existsSync(file)) return false
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return false
  } catch {
    return true
  } finally {
    lock.close()
  }
}
