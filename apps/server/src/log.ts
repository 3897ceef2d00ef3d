import { type Logger, pino } from 'pino'

/** What must never stand in a log: tokens, passwords, payment data, and addresses of people. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
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

/** JSON lines on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: REDACTED.flatMap((path) => [path, `*.${path}`]), censor: '[redacted]' } })
}
