import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts')

export interface ShopProcess {
  readonly child: ChildProcess
  /** All output of the process. */
  output(): string
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>
  /** Resolves when it reports that it is open. Rejects when it ends before. */
  readonly open: Promise<void>
  /** Asks it to stop and resolves with its exit code. */
  stop(): Promise<number | null>
}

/** Starts the shop as `npm start` does, with these variables. */
export function startProcess(environment: Readonly<Record<string, string>>): ShopProcess {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SEED: 'none', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
  })
  let text = ''
  const opened = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      if (text.includes('Meerkat is open')) opened.resolve()
    })
  }
  const ended = once(child, 'exit').then(([code]) => {
    opened.reject(new Error(`The shop ended before it was open: ${text}`))
    return code as number | null
  })
  opened.promise.catch(() => undefined)
  return {
    child,
    output: () => text,
    ended,
    open: opened.promise,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
