import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { GoodsRow } from './mail-block.ts'
import { goodsRow } from './order-blocks.ts'
import { greet, type Voice } from './voice.ts'

export interface ReviewRequestLinks {
  /** Proves the purchase of a guest. Null for customers, who prove it by logging in. */
  readonly token: string | null
  readonly endUrl: string
}

/** Asks the buyer for a review of each product that is still sold; null when none is. docs/behaviour/orders.md §17.6. */
export function composeReviewRequest(
  voice: Voice,
  order: HistoryOrder,
  { token, endUrl }: ReviewRequestLinks,
): ReturnType<Voice['write']> | null {
  const { say, write } = voice
  // Fragments are not sent to servers, so no log holds the token. docs/behaviour/small-stores.md §20.8.
  const form = token === null ? '#review' : `#review=${encodeURIComponent(token)}`
  const rows = order.items.flatMap((item): GoodsRow[] => {
    const { url, ...row } = goodsRow(voice, item, item.qty_ordered)
    return url === null ? [] : [{ ...row, url, label: item.name, link: { label: say('mail.review.link'), url: url + form } }]
  })
  if (rows.length === 0) return null
  return write(say('mail.review.subject', { number: order.increment_id }), [
    greet(voice, order),
    { kind: 'paragraph', text: say('mail.review.text') },
    { kind: 'goods', rows },
    { kind: 'paragraph', text: say('mail.review.once') },
    { kind: 'minor-link', label: say('mail.review.end'), url: endUrl },
  ])
}
