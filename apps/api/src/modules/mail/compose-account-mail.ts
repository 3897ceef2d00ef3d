import type { IssuedCoupon } from '@meerkat/contract/coupon'
import { inDateOrder } from '@meerkat/domain/format/date-order'
import { formatDate } from '@meerkat/domain/format/format-date'
import { longDate } from '@meerkat/domain/format/long-date'
import type { MailBlock } from './mail-block.ts'
import { goodsRow } from './order-blocks.ts'
import { unlinked } from './unlinked.ts'
import { greet, type Voice } from './voice.ts'

type Written = ReturnType<Voice['write']>

export function composeWelcome(voice: Voice, customer: { readonly firstname: string; readonly lastname: string }): Written {
  const { say, link, write } = voice
  return write(say('mail.welcome.subject'), [
    greet(voice, { customer_firstname: customer.firstname, customer_lastname: customer.lastname }),
    paragraph(say('mail.welcome.text')),
    { kind: 'link', label: say('mail.welcome.link'), url: link('my-account') },
  ])
}

/** The link opens the form of docs/behaviour/account.md §18.2. */
export function composeReset({ say, link, write }: Voice, { email, token }: { readonly email: string; readonly token: string }): Written {
  return write(say('mail.reset.subject'), [
    paragraph(say('mail.reset.text')),
    { kind: 'link', label: say('mail.reset.link'), url: link('create-password', { email, token }) },
    paragraph(say('mail.reset.ignore')),
  ])
}

export function composeConfirmation({ say, link, write }: Voice, token: string): Written {
  return write(say('mail.newsletter.confirm.subject'), [
    paragraph(say('mail.newsletter.confirm.text')),
    { kind: 'link', label: say('mail.newsletter.confirm.link'), url: link('newsletter/confirm', { token }) },
    paragraph(say('mail.newsletter.confirm.ignore')),
  ])
}

/** Contains the coupon of the first subscription while it is valid, and a link to the unsubscribe page. */
export function composeSubscribed(voice: Voice, { url, coupon }: { url: string; coupon: IssuedCoupon | null }): Written {
  const { say, write } = voice
  const subject = coupon ? say('mail.newsletter.coupon.subject', { percent: coupon.percent }) : say('mail.newsletter.welcome.subject')
  return write(subject, [
    ...(coupon ? couponBlocks(voice, coupon) : []),
    paragraph(say('mail.newsletter.welcome.text')),
    { kind: 'minor-link', label: say('mail.newsletter.end'), url },
  ])
}

export function composeEnd({ say, write }: Voice, url: string): Written {
  return write(say('mail.newsletter.ending.subject'), [
    paragraph(say('mail.newsletter.ending.text')),
    { kind: 'link', label: say('mail.newsletter.end'), url },
  ])
}

/** Reports a change to the account, and what to do if the owner did not make it. */
export function composeNotice(voice: Voice, kind: 'password-changed' | 'new-device', at: Date): Written {
  const { say, write } = voice
  const id = kind === 'new-device' ? 'mail.newDevice' : 'mail.passwordChanged'
  return write(say(`${id}.subject`), [paragraph(say(`${id}.text`, { date: moment(voice, at) })), paragraph(say('mail.notYou'))])
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
export function composeProductAlert(voice: Voice, { name, image, path, endUrl }: AlertMail): Written {
  const { say, write, linkTo } = voice
  return write(say('mail.alert.subject', { name }), [
    paragraph(say('mail.alert.text')),
    { kind: 'goods', rows: [{ ...goodsRow(voice, { name, link: path, ...(image !== null && { image }) }, 1), label: name }] },
    { kind: 'link', label: say('mail.alert.link'), url: linkTo(path) },
    paragraph(say('mail.alert.once')),
    { kind: 'minor-link', label: say('mail.alert.end'), url: endUrl },
  ])
}

export function composeReceived({ say, write }: Voice): Written {
  return write(say('mail.contact.received.subject'), [paragraph(say('mail.contact.received.text'))])
}

/** Contains nothing that the requester typed. docs/wire.md §8. */
export function composeCopyConfirmation(voice: Voice, { url, expiresAt }: { readonly url: string; readonly expiresAt: Date }): Written {
  const { say, write } = voice
  return write(say('mail.copy.confirm.subject'), [
    paragraph(say('mail.copy.confirm.text')),
    { kind: 'link', label: say('mail.copy.confirm.link'), url },
    paragraph(say('mail.copy.confirm.until', { date: moment(voice, expiresAt) })),
    paragraph(say('mail.copy.confirm.ignore')),
  ])
}

/** What the sender wrote to the shop. Links in it are not clickable, because a third person may have written it. */
export function composeMessageCopy(
  voice: Voice,
  { subject, text, writtenAt }: { readonly subject: string; readonly text: string; readonly writtenAt: string },
): Written {
  const { say, write } = voice
  return write(say('mail.copy.subject'), [
    paragraph(say('mail.copy.text', { date: moment(voice, new Date(writtenAt)) })),
    { kind: 'columns', columns: [{ label: unlinked(subject) || say('mail.copy.message'), text: unlinked(text) }] },
  ])
}

function moment({ view, locale }: Voice, at: Date): string {
  const { dateFormat, timeZone } = view.i18n
  return formatDate(at.getTime(), { format: inDateOrder(dateFormat, locale), locale, timeZone })
}

function couponBlocks(
  { say, link, locale, view }: Pick<Voice, 'say' | 'link' | 'locale' | 'view'>,
  { code, percent, validTo }: IssuedCoupon,
): MailBlock[] {
  const date = validTo === null ? '' : longDate(validTo, { locale, timeZone: view.i18n.timeZone })
  return [
    paragraph(say('mail.newsletter.coupon', { percent })),
    { kind: 'code', text: code },
    ...(date === '' ? [] : [paragraph(say('mail.newsletter.coupon.until', { date }))]),
    { kind: 'link', label: say('mail.newsletter.shop'), url: link('') },
  ]
}

function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text }
}
