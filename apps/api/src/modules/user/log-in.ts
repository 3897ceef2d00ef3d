import { setTimeout as wait } from 'node:timers/promises'
import type { SessionMeta } from '@meerkat/contract/user'
import type { Log } from '../../db/client.ts'
import { type Caller, deviceCookie } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import { Reply } from '../../http/reply.ts'
import { isKnownArea, isKnownOrigin, rememberOrigin } from './device.store.ts'
import { startSession } from './session.ts'
import { makeToken } from './token.ts'
import { findCredentials } from './user.store.ts'
import type { UserDeps } from './user-deps.ts'

/** Delay before an attempt above the account limit is checked. */
const LATE_MS = 2000

type LogInDeps = Pick<
  UserDeps,
  'database' | 'now' | 'passwords' | 'logIns' | 'lateLogIns' | 'areaNotices' | 'enqueueMail' | 'mailEnqueued' | 'isHttps'
> & {
  readonly log: Log
}

/**
 * Returns a user token for e-mail and password. Unknown customer, wrong password and too many attempts get the same response in the
 * same time, to prevent enumeration of customers. docs/wire.md §2.1.
 * @throws Refusal `login-refused`.
 */
export async function logIn(
  deps: LogInDeps,
  { username, password }: { username: string; password: string },
  caller: Pick<Caller, 'device' | 'network' | 'language'>,
): Promise<Reply<string>> {
  const { database, now, log } = deps
  const email = username.trim().toLowerCase()
  const isKnown = await isKnownOrigin(database.sql, email, caller, now())
  const attempt = await takeAttempt(deps, email, isKnown ? caller : null, caller.network)
  const customer = await findCredentials(database.sql, { email })
  const isRight = await deps.passwords.verify(password, customer?.password_hash ?? null)
  const session = attempt !== null && customer && isRight ? await startSession(deps, customer) : null
  if (!session || !customer) {
    const reason = attempt === null ? 'too many guesses' : customer ? 'wrong password' : 'unknown customer'
    log.info({ event: 'log-in-refused', customerId: customer?.id ?? null, network: caller.network, reason }, 'a log-in was refused')
    throw new Refusal('login-refused')
  }
  await attempt?.undo()
  const device = caller.device ?? makeToken().token
  const isNear = !isKnown && (await isKnownArea(database.sql, email, caller, now()))
  const hadOthers = await rememberOrigin(database.sql, customer.id, { ...caller, device }, now())
  // Send one mail a day at most for networks near a known one: old clients send no cookie, and phones change their address. Decision 0034.
  if (!isKnown && hadOthers && (!isNear || (await deps.areaNotices.take(String(customer.id))))) {
    await deps.enqueueMail(database.sql, { kind: 'new-device', customerId: customer.id, language: caller.language })
    deps.mailEnqueued()
  }
  log.info({ event: 'log-in', customerId: customer.id, network: caller.network, isNewDevice: !isKnown }, 'a customer logged in')
  return new Reply({
    result: () => session.token,
    headers: { 'set-cookie': deviceCookie(device, deps.isHttps) },
    meta: { refreshToken: session.refreshToken } satisfies SessionMeta,
  })
}

/**
 * Counts the attempt; null when the password must not be checked. A device or network that has logged in before has its own limit,
 * so that others cannot lock the owner out. From elsewhere an account allows a few attempts a minute; beyond them each network has
 * one more, which is delayed: the owner can log in on a new device while another person is guessing.
 */
async function takeAttempt(
  { logIns, lateLogIns }: LogInDeps,
  email: string,
  known: Pick<Caller, 'device' | 'network'> | null,
  network: string | null,
): Promise<{ undo(): Promise<void> } | null> {
  const key = known === null ? email : `${email} known ${known.device ?? known.network}`
  if (await logIns.take(key)) return { undo: () => logIns.undo(key) }
  if (known !== null) return null
  if (!(await lateLogIns.ofNetwork.take(`${email} ${network}`)) || !(await lateLogIns.ofAccount.take(email))) return null
  await wait(LATE_MS)
  return { undo: () => lateLogIns.ofNetwork.undo(`${email} ${network}`) }
}
