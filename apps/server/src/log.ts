import { type DestinationStream, type Logger, pino } from 'pino'

/** What must never stand in a log: tokens, passwords, payment data, and addresses of people. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'token',
  'refreshToken',
  'groupToken',
  'password',
  'newPassword',
  'currentPassword',
  'email',
  'telephone',
  'addressInformation',
]

export interface LogOptions {
  readonly role?: string | undefined
  /** The number of this process, where several share the port. */
  readonly worker?: number | undefined
  readonly destination?: DestinationStream
}

/** JSON lines that name their process, on standard output unless they are to go elsewhere. */
export function createLog(level: string, { role, worker, destination = pino.destination(1) }: LogOptions = {}): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid, role, worker },
      redact: { paths: REDACTED.flatMap((path) => [path, `*.${path}`]), censor: '[redacted]' },
    },
    destination,
  )
}
