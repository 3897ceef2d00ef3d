import { REVIEW_APPROVED, type Review } from '@meerkat/contract/review'
import type { Executor } from '../../db/executor.ts'

const SELECT_APPROVED = {
  name: 'select-approved-reviews',
  text: 'select body from review where review_status = $1 order by created_at desc, id desc',
}

/** Reviews that may be shown, newest first; what waits for approval stays in the database. Contract 6.2. */
export async function listApprovedReviews(sql: Executor): Promise<Review[]> {
  const rows = await sql.run<{ body: string }>(SELECT_APPROVED, [REVIEW_APPROVED])
  return rows.map(({ body }) => withoutCustomer(JSON.parse(body)))
}

/** Who wrote it is the shop's business: shoppers see the nickname. */
function withoutCustomer(review: Review): Review {
  return { ...review, customer_id: undefined }
}
