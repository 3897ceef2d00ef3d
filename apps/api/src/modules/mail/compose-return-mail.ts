import type { OrderReturn } from '@meerkat/contract/order-events'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { joinList } from '@meerkat/domain/format/join-list'
import { fullName } from '@meerkat/domain/format/name-order'
import { documentBlocks, type LinkedOrder } from './compose-order-mail.ts'
import type { GoodsRow, MailBlock } from './mail-block.ts'
import { greet, type MailContext } from './mail-context.ts'
import { goodsRow, money } from './order-blocks.ts'
import { unlinked } from './unlinked.ts'

export interface ReturnMail extends LinkedOrder {
  readonly given: OrderReturn
  /** Whether the order was ever paid. Stays true once it is closed, where `orderPaymentStatus()` says that nothing is due. */
  readonly wasPaid: boolean
  readonly event: 'return-announced' | 'return-received' | 'return-called-off'
  readonly returnAddress: readonly string[]
}

/** A return was announced, received or cancelled. The goods are those of the return, never of the whole order. */
export function composeOrderReturn(context: MailContext, mail: ReturnMail): ReturnType<MailContext['write']> {
  const { t, write } = context
  const { order, given, event, url, returnAddress } = mail
  const values = { id: given.entity_id, number: order.increment_id }
  const moneyText = describeMoney(context, mail)
  const comment = order.status_histories.findLast(({ step }) => step === event)?.comment ?? null
  const toSend: MailBlock[] = [
    { kind: 'paragraph', text: t('mail.return.send', values) },
    { kind: 'paragraph', text: returnAddress.join('\n') },
    { kind: 'paragraph', text: t('mail.return.next') },
  ]
  return write(t(`mail.${event}.subject`, values), [
    greet(context, order),
    { kind: 'paragraph', text: t(`mail.${event}.text`, values) },
    { kind: 'goods', rows: pieceRows(context, order, given) },
    ...(comment === null ? [] : [{ kind: 'paragraph' as const, text: comment }]),
    ...(moneyText === null ? [] : [{ kind: 'paragraph' as const, text: moneyText }]),
    ...(event === 'return-announced' ? toSend : documentBlocks(context, order, event)),
    { kind: 'link', label: t('mail.status.link'), url },
  ])
}

/**
 * What the return means for the money. A refund is made by hand and has a separate mail (docs/behaviour/orders.md §17.2, §17.3), so this one
 * names the amount, but neither date nor method. Earlier refunds may have had another reason, so they are not subtracted.
 */
function describeMoney(context: MailContext, { order, event, wasPaid }: ReturnMail): string | null {
  const { t } = context
  if (event === 'return-announced') return null
  if (!wasPaid) return order.total_due > 0 ? t('mail.return.due', { amount: money(context, order.total_due) }) : t('mail.return.nothingDue')
  const refunded = order.total_refunded ?? 0
  if (event === 'return-called-off') return refunded > 0 ? null : t('mail.return.noRefund')
  const credit = order.documents?.findLast(({ kind }) => kind === 'credit-note')
  if (!credit) return null
  const amount = money(context, credit.amount)
  return refunded > 0 ? t('mail.return.refunded', { amount, refunded: money(context, refunded) }) : t('mail.return.back', { amount })
}

export interface ShopReturnMail extends Pick<ReturnMail, 'order' | 'given'> {
  readonly event: 'return-announced' | 'return-called-off'
}

/** For the shop: what will come back and why, or that it will not come. */
export function composeShopReturn(context: MailContext, { order, given, event }: ShopReturnMail): ReturnType<MailContext['write']> {
  const { t, write } = context
  const name = unlinked(fullName(context.locale, order.customer_firstname, order.customer_lastname))
  const values = { number: order.increment_id, id: given.entity_id }
  if (event === 'return-called-off')
    return write(t('mail.shopReturnOff.subject', values), [
      { kind: 'paragraph', text: t('mail.shopReturnOff.text', { name }) },
      { kind: 'goods', rows: pieceRows(context, order, given).map((row) => withSku(row, context.locale)) },
    ])
  return write(t('mail.shopReturn.subject', values), [
    { kind: 'paragraph', text: t('mail.shopReturn.text', { name }) },
    ...(given.reason === null
      ? []
      : [{ kind: 'paragraph' as const, text: t('mail.status.refund.reason', { reason: unlinked(given.reason) }) }]),
    { kind: 'goods', rows: pieceRows(context, order, given).map((row) => withSku(row, context.locale)) },
  ])
}

/** The received pieces, or the announced ones while nothing was received. */
function pieceRows(context: MailContext, { items }: HistoryOrder, given: OrderReturn): (GoodsRow & { readonly sku: string })[] {
  return given.items.flatMap((piece) => {
    const qty = piece.qty_received ?? piece.qty
    const item = items.find(({ item_id }) => item_id === piece.item_id)
    return item && qty > 0 ? [{ ...goodsRow(context, item, qty), sku: item.sku }] : []
  })
}

/** The shop looks goods up by sku. It is below the name, because a long sku beside it would be too wide for a phone. */
function withSku({ sku, note, ...row }: GoodsRow & { readonly sku: string }, locale: string): GoodsRow {
  return { ...row, note: joinList(note ? [sku, note] : [sku], locale) }
}
