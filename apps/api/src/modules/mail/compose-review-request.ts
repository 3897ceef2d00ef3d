import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { GoodsRow } from './mail-block.ts'
import { greet, type MailContext } from './mail-context.ts'
import { goodsRow } from './order-blocks.ts'

const RATINGS = [1, 2, 3, 4, 5]

export interface ReviewRequestLinks {
  /** Proves the purchase of a guest. Null for customers, who prove it by logging in. */
  readonly token: string | null
  readonly endUrl: string
}

/** Asks the buyer for a review of each product that is still sold; null when none is. docs/behaviour/orders.md §17.6. */
export function composeReviewRequest(
  context: MailContext,
  order: HistoryOrder,
  { token, endUrl }: ReviewRequestLinks,
): ReturnType<MailContext['write']> | null {
  const { t, write } = context
  // Fragments are not sent to servers, so no log contains the token, and opening a link stores no rating. docs/behaviour/small-stores.md §20.8.
  const form = token === null ? '#review' : `#review=${encodeURIComponent(token)}`
  const starsOf = (url: string) =>
    RATINGS.map((stars) => ({ label: t('mail.review.rate', { stars }), url: `${url}${form}&stars=${stars}` }))
  const rows = order.items.flatMap((item): GoodsRow[] => {
    const { url, ...row } = goodsRow(context, item, item.qty_ordered)
    if (url === null) return []
    return [{ ...row, url, label: item.name, stars: starsOf(url), link: { label: t('mail.review.link'), url: url + form } }]
  })
  if (rows.length === 0) return null
  return write(t('mail.review.subject', { number: order.increment_id }), [
    greet(context, order),
    { kind: 'paragraph', text: t('mail.review.text') },
    { kind: 'goods', rows },
    { kind: 'paragraph', text: t('mail.review.once') },
    { kind: 'minor-link', label: t('mail.review.end'), url: endUrl },
  ])
}
