import { endReviewRequests } from '@meerkat/contract/review-request'
import type { Executor } from '../../db/executor.ts'
import type { Operations } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { endRequestsTo } from './review-request.store.ts'

export interface EndReviewRequestsDeps {
  readonly sql: Executor
  readonly now: () => Date
  /** The address in a key; null for a key that this shop did not sign. */
  readonly readKey: (key: string) => Promise<string | null>
  /** Called when the owner of an address has used a link from a mail to it. */
  readonly confirmEmail: (tx: Executor, email: string) => Promise<void>
}

/** The endpoint of docs/wire.md §6.4. */
export function serveEndReviewRequests(operations: Operations, deps: EndReviewRequestsDeps): void {
  // A generous limit: mail services call on behalf of many readers from few addresses.
  operations.serve(endReviewRequests, ({ query }) => end(deps, query.key), { rateClass: 'R', takesAnyBody: true })
}

/** @throws Refusal `review-request-key-unknown` for a key that this shop did not sign. */
async function end({ sql, now, readKey, confirmEmail }: EndReviewRequestsDeps, key: string): Promise<'ended'> {
  const email = await readKey(key)
  if (email === null) throw new Refusal('review-request-key-unknown')
  await confirmEmail(sql, email)
  await endRequestsTo(sql, email, now())
  return 'ended'
}
