// `npm run dev`: the API on the next port, and the storefront in front of it with hot reload. Ctrl-C stops both.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 3000)
const api = `http://127.0.0.1:${port + 1}`

const children: ChildProcess[] = [
  start(['node', '--watch-path=apps/api/src', '--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'], {
    ROLE: 'api',
    PORT: String(port + 1),
  }),
  start(['npm', 'run', 'dev', '-w', '@meerkat/storefront', '--', '--port', String(port), '--strictPort'], { DEV_API_URL: api }),
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
for (const child of children) child.once('exit', stop)

function start([program = '', ...args]: string[], environment: Record<string, string>): ChildProcess {
  return spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}
