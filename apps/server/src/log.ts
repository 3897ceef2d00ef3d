import { type DestinationStream, type Logger, pino } from 'pino'

/** Fields that must never be logged: tokens, passwords, payment data, and personal addresses. */
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

/** Logs JSON lines with the process number, to standard output by default. */
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
