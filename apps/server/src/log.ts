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

/** JSON lines, on standard output unless they are to go elsewhere. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, redact: { paths: REDACTED.flatMap((path) => [path, `*.${path}`]), censor: '[redacted]' } }, destination)
}
