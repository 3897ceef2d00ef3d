import type { StoreView } from '@meerkat/contract/store-config'
import type { Database } from '../../db/client.ts'
import type { EnqueueMail } from '../mail/mail-job.ts'
import { claimReviewRequests } from './review-request.store.ts'

const DAY_MS = 86_400_000
/** Orders that have been due for longer are skipped: the shop was stopped, or has only now switched the requests on. */
const LATEST_DAYS = 14

export interface RequestReviewsDeps {
  readonly database: Pick<Database, 'transaction'>
  readonly now: () => Date
  readonly views: readonly Pick<StoreView, 'storeCode' | 'reviewRequests'>[]
  readonly enqueueMail: EnqueueMail
}

/** Enqueues a mail for each order that is due. Returns how many. docs/behaviour/orders.md §17.6. */
export async function requestReviews({ database, now, views, enqueueMail }: RequestReviewsDeps): Promise<number> {
  let count = 0
  for (const { storeCode, reviewRequests } of views) {
    if (!reviewRequests?.daysAfterSending) continue
    const at = now()
    const sentBefore = new Date(at.getTime() - reviewRequests.daysAfterSending * DAY_MS)
    const due = { storeCode, sentBefore, sentAfter: new Date(sentBefore.getTime() - LATEST_DAYS * DAY_MS), now: at }
    for (;;) {
      const ids = await database.transaction(async (tx) => {
        const claimed = await claimReviewRequests(tx, due)
        for (const orderId of claimed) await enqueueMail(tx, { kind: 'review-request', orderId })
        return claimed
      })
      if (ids.length === 0) break
      count += ids.length
    }
  }
  return count
}
