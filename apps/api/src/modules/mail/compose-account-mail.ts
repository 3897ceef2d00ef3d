import type { IssuedCoupon } from '@meerkat/contract/coupon'
import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { longDate } from '@meerkat/domain/format/long-date'
import type { MailBlock } from './mail-block.ts'
import { greet, type MailContext } from './mail-context.ts'
import { goodsRow } from './order-blocks.ts'
import { unlinked } from './unlinked.ts'

type Written = ReturnType<MailContext['write']>

export function composeWelcome(context: MailContext, customer: { readonly firstname: string; readonly lastname: string }): Written {
  const { t, link, write } = context
  return write(t('mail.welcome.subject'), [
    greet(context, { customer_firstname: customer.firstname, customer_lastname: customer.lastname }),
    paragraph(t('mail.welcome.text')),
    { kind: 'link', label: t('mail.welcome.link'), url: link('my-account') },
  ])
}

/** The link opens the form of docs/behaviour/account.md §18.2. */
export function composeReset(
  { t, link, write }: MailContext,
  { email, token }: { readonly email: string; readonly token: string },
): Written {
  return write(t('mail.reset.subject'), [
    paragraph(t('mail.reset.text')),
    { kind: 'link', label: t('mail.reset.link'), url: link('create-password', { email, token }) },
    paragraph(t('mail.reset.ignore')),
  ])
}

export function composeConfirmation({ t, link, write }: MailContext, token: string): Written {
  return write(t('mail.newsletter.confirm.subject'), [
    paragraph(t('mail.newsletter.confirm.text')),
    { kind: 'link', label: t('mail.newsletter.confirm.link'), url: link('newsletter/confirm', { token }) },
    paragraph(t('mail.newsletter.confirm.ignore')),
  ])
}

export interface SubscribedMail {
  /** The unsubscribe page. */
  readonly url: string
  readonly coupon: IssuedCoupon | null
  /** The setting `coupons.excludeScheduledMedicine`. */
  readonly excludesMedicine: boolean
}

/** Contains the coupon of the first subscription while it is valid, and a link to the unsubscribe page. */
export function composeSubscribed(context: MailContext, { url, coupon, excludesMedicine }: SubscribedMail): Written {
  const { t, write } = context
  const subject = coupon ? t('mail.newsletter.coupon.subject', { percent: coupon.percent }) : t('mail.newsletter.welcome.subject')
  return write(subject, [
    ...(coupon ? couponBlocks(context, coupon, excludesMedicine) : []),
    paragraph(t('mail.newsletter.welcome.text')),
    { kind: 'minor-link', label: t('mail.newsletter.end'), url },
  ])
}

export function composeEnd({ t, write }: MailContext, url: string): Written {
  return write(t('mail.newsletter.ending.subject'), [
    paragraph(t('mail.newsletter.ending.text')),
    { kind: 'link', label: t('mail.newsletter.end'), url },
  ])
}

/** Reports a change to the account, and what to do if the owner did not make it. */
export function composeNotice(context: MailContext, kind: 'password-changed' | 'new-device', at: Date): Written {
  const { t, write } = context
  const id = kind === 'new-device' ? 'mail.newDevice' : 'mail.passwordChanged'
  return write(t(`${id}.subject`), [paragraph(t(`${id}.text`, { date: moment(context, at) })), paragraph(t('mail.notYou'))])
}

export interface AlertMail {
  readonly name: string
  /** Path of its picture in the catalogue; null without one. */
  readonly image: string | null
  /** Path of its page, with the prefix of the store view. */
  readonly path: string
  /** Ends all alerts to the address. */
  readonly endUrl: string
}

/** A sold-out product can be bought again. Contains nothing that the requester typed. docs/behaviour/stock.md §5.3. */
export function composeProductAlert(context: MailContext, { name, image, path, endUrl }: AlertMail): Written {
  const { t, write, linkTo } = context
  return write(t('mail.alert.subject', { name }), [
    paragraph(t('mail.alert.text')),
    { kind: 'goods', rows: [{ ...goodsRow(context, { name, link: path, ...(image !== null && { image }) }, 1), label: name }] },
    { kind: 'link', label: t('mail.alert.link'), url: linkTo(path) },
    paragraph(t('mail.alert.once')),
    { kind: 'minor-link', label: t('mail.alert.end'), url: endUrl },
  ])
}

export function composeReceived({ t, write }: MailContext): Written {
  return write(t('mail.contact.received.subject'), [paragraph(t('mail.contact.received.text'))])
}

/** Contains nothing that the requester typed. docs/wire.md §8. */
export function composeCopyConfirmation(
  context: MailContext,
  { url, expiresAt }: { readonly url: string; readonly expiresAt: Date },
): Written {
  const { t, write } = context
  return write(t('mail.copy.confirm.subject'), [
    paragraph(t('mail.copy.confirm.text')),
    { kind: 'link', label: t('mail.copy.confirm.link'), url },
    paragraph(t('mail.copy.confirm.until', { date: moment(context, expiresAt) })),
    paragraph(t('mail.copy.confirm.ignore')),
  ])
}

/** What the sender wrote to the shop. Links in it are not clickable, because a third person may have written it. */
export function composeMessageCopy(
  context: MailContext,
  { subject, text, writtenAt }: { readonly subject: string; readonly text: string; readonly writtenAt: string },
): Written {
  const { t, write } = context
  return write(t('mail.copy.subject'), [
    paragraph(t('mail.copy.text', { date: moment(context, new Date(writtenAt)) })),
    { kind: 'columns', columns: [{ label: unlinked(subject) || t('mail.copy.message'), text: unlinked(text) }] },
  ])
}

function moment({ view, locale }: MailContext, at: Date): string {
  const { dateFormat, timeZone } = view.i18n
  return formatDate(at.getTime(), { format: inDateOrder(dateFormat, locale), locale, timeZone })
}

function couponBlocks(
  { t, link, locale, view }: Pick<MailContext, 't' | 'link' | 'locale' | 'view'>,
  { code, percent, validTo }: IssuedCoupon,
  excludesMedicine: boolean,
): MailBlock[] {
  const date = validTo === null ? '' : longDate(validTo, { locale, timeZone: view.i18n.timeZone })
  return [
    paragraph(t('mail.newsletter.coupon', { percent })),
    { kind: 'code', text: code },
    ...(date === '' ? [] : [paragraph(t('mail.newsletter.coupon.until', { date }))]),
    ...(excludesMedicine ? [paragraph(t('mail.newsletter.coupon.medicine'))] : []),
    { kind: 'link', label: t('mail.newsletter.shop'), url: link('') },
  ]
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text }
}
