import type { StoreView } from '@meerkat/contract/store-config'
import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import type { SignGroupToken } from './group-token.ts'
import type { Passwords } from './password-hash.ts'

/** What the customer endpoints need; each use case picks its part. */
export interface UserDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  readonly passwords: Passwords
  /** Counts password attempts for one account, or from one device that has logged in before. */
  readonly logIns: Attempts
  /** Counts the delayed attempts beyond that limit: per network, and per account over all networks. */
  readonly lateLogIns: { readonly ofNetwork: Attempts; readonly ofAccount: Attempts }
  /** Counts password reset mails: those requested by one network, and all to one address. */
  readonly resets: { readonly ofNetwork: Attempts; readonly ofAddress: Attempts }
  /** True when the shop uses HTTPS: sets `Secure` on cookies. */
  readonly isHttps: boolean
  readonly signGroup: SignGroupToken
  /** Counts mails about logins from a new network near a known one. */
  readonly areaNotices: Attempts
  /** The store view of a code; the default one for codes that no longer exist. */
  readonly viewOf: (storeCode: string) => Pick<StoreView, 'name' | 'storeId'>
  readonly enqueueMail: EnqueueMail
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
  /** Called after mail was enqueued, so that it is sent at once. */
  readonly mailEnqueued: () => void
}
