import type { StoreView } from '@meerkat/contract/store-config'
import type { Database } from '../../db/client.ts'
import type { Executor } from '../../db/executor.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import type { SignGroupToken } from './group-token.ts'

/** What the calls about customers need; each use case names its part. */
export interface UserDeps {
  readonly database: Pick<Database, 'sql' | 'transaction'>
  readonly now: () => Date
  /** Guesses at the password of one account, or from one device that has logged in before. */
  readonly logIns: Attempts
  /** Guesses beyond those, which wait: of one network, and of all networks at one account. */
  readonly lateLogIns: { readonly ofNetwork: Attempts; readonly ofAccount: Attempts }
  /** Mails for a new password: those one network asks for, and all to one address. */
  readonly resets: { readonly ofNetwork: Attempts; readonly ofAddress: Attempts }
  /** The shop is reached by HTTPS: cookies say so. */
  readonly isHttps: boolean
  readonly signGroup: SignGroupToken
  /** The store view of a code; the default one for codes that are gone. */
  readonly viewOf: (storeCode: string) => Pick<StoreView, 'name' | 'storeId'>
  readonly enqueueMail: EnqueueMail
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
  /** Called after mail was enqueued, so that it leaves at once. */
  readonly mailEnqueued: () => void
}
