import { randomUUID } from 'node:crypto'
import type { MessageCopyStatus } from '@meerkat/contract/mail'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import { getShopSecret } from '../../db/shop-secret.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusals.ts'
import type { EnqueueMail } from './mail-job.ts'
import { insertCopy, type MessageCopy, takeCopy } from './message-copy.store.ts'

/** Longer than the day for which a mail may be held back; the privacy policy names it. */
const RETENTION_MS = 3 * 86_400_000
const SECRET = 'message-copy'

export interface MessageCopyDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  readonly enqueueMail: EnqueueMail
  readonly mailEnqueued: () => void
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
}

/**
 * Stores a message until its sender confirms their address, and enqueues the mail that asks for it. That mail contains nothing of the
 * message: otherwise anybody could send any text to anybody through us.
 */
export async function requestCopy(
  tx: Executor,
  message: Pick<MessageCopy, 'email' | 'subject' | 'text'>,
  { storeCode, language, now, enqueueMail }: Pick<Caller, 'storeCode' | 'language'> & { now: Date; enqueueMail: EnqueueMail },
): Promise<void> {
  const id = randomUUID()
  await insertCopy(tx, { ...message, id, storeCode, language, createdAt: now, expiresAt: new Date(now.getTime() + RETENTION_MS) })
  await enqueueMail(tx, { kind: 'message-copy-confirmation', copyId: id })
}

/** Signs the token of a link; it expires with the stored message. */
export async function makeCopyToken(sql: Executor, { id, expiresAt }: Pick<MessageCopy, 'id' | 'expiresAt'>): Promise<string> {
  const secret = await getShopSecret(sql, SECRET)
  return new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setJti(id).setExpirationTime(expiresAt).sign(secret)
}

/** Mails the copy and deletes the stored message. @throws Refusal `message-copy-unknown` for a token that this shop did not sign. */
export async function confirmCopy({ database, now, enqueueMail, ...deps }: MessageCopyDeps, token: string): Promise<MessageCopyStatus> {
  const read = await readCopyToken(database.sql, token, now())
  if (read.kind === 'unknown') throw new Refusal('message-copy-unknown')
  if (read.kind === 'expired') return 'expired'
  const isSent = await database.transaction(async (tx) => {
    const copy = await takeCopy(tx, read.id)
    if (!copy) return false
    const { email, subject, text, storeCode, language, createdAt } = copy
    await deps.confirmEmail(tx, email)
    await enqueueMail(tx, { kind: 'message-copy', to: email, subject, text, storeCode, language, writtenAt: createdAt.toISOString() })
    return true
  })
  if (!isSent) return 'used'
  deps.mailEnqueued()
  return 'sent'
}

type ReadToken = { readonly kind: 'valid'; readonly id: string } | { readonly kind: 'expired' } | { readonly kind: 'unknown' }

/** Expiry is checked after the signature: a forged token is never `expired`. */
async function readCopyToken(sql: Executor, token: string, currentDate: Date): Promise<ReadToken> {
  const secret = await getShopSecret(sql, SECRET)
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate, requiredClaims: ['jti', 'exp'] })
    return { kind: 'valid', id: payload.jti! }
  } catch (fault) {
    return { kind: fault instanceof errors.JWTExpired ? 'expired' : 'unknown' }
  }
}
