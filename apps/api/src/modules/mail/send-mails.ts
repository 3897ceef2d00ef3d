import type { IssuedCoupon } from '@meerkat/contract/coupon'
import { GUEST_ORDER_PAGE } from '@meerkat/contract/guest-order'
import { MESSAGE_COPY_PAGE } from '@meerkat/contract/mail'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import { endProductAlerts, PRODUCT_ALERT_PAGE } from '@meerkat/contract/product-alert'
import { endReviewRequests, REVIEW_REQUEST_PAGE } from '@meerkat/contract/review-request'
import type { StoresFile, StoreView } from '@meerkat/contract/store-config'
import { translateOrder } from '@meerkat/domain/labels/translate-order'
import { fromCents } from '@meerkat/domain/pricing/round-money'
import { type OutboxHandler, UnrecoverableJob } from '../../db/outbox.ts'
import {
  composeConfirmation,
  composeCopyConfirmation,
  composeEnd,
  composeMessageCopy,
  composeNotice,
  composeProductAlert,
  composeReceived,
  composeReset,
  composeSubscribed,
  composeWelcome,
} from './compose-account-mail.ts'
import {
  composeOrderConfirmation,
  composeOrderRefund,
  composeOrderStatus,
  composeOrders,
  composeReturnedPayment,
  composeShopOrder,
  type DeliveryTerms,
} from './compose-order-mail.ts'
import { composeOrderReturn, composeShopReturn } from './compose-return-mail.ts'
import { composeReviewRequest } from './compose-review-request.ts'
import type { MailAllowance } from './hold-mails.ts'
import type { MailBrand } from './mail-brand.ts'
import { createMailContext, type MailContext, type Sender } from './mail-context.ts'
import { MailJob } from './mail-job.ts'
import { type Mail, type Mailer, MailFault } from './mailer.ts'
import type { MessageCopy } from './message-copy.store.ts'

/** Loads the subjects of mails; null for those that no longer exist. Passed in by `open-accounts.ts`. */
export interface MailSources {
  readonly findCustomer: (id: number) => Promise<{ email: string; firstname: string; lastname: string; store_code: string } | null>
  readonly makeResetToken: (email: string) => Promise<string | null>
  readonly makeConfirmation: (email: string) => Promise<string | null>
  readonly isSubscribed: (email: string) => Promise<boolean>
  readonly makeUnsubscribeKey: (mails: 'newsletter' | 'product-alert' | 'review-request', email: string) => Promise<string>
  readonly findCoupon: (email: string) => Promise<IssuedCoupon | null>
  /** For the link to a guest's order. */
  readonly makeGuestOrderToken: (orderId: number) => Promise<string>
  /** Null when the product is sold out again; the request then stays open. */
  readonly findProductAlert: (id: number) => Promise<ProductAlertMail | null>
  /** Called when the mail was sent. */
  readonly endProductAlert: (id: number) => Promise<void>
  /** Null when it was confirmed or has expired. `token` is for the link that confirms it. */
  readonly findMessageCopy: (id: string) => Promise<(MessageCopy & { readonly token: string }) | null>
  readonly hasEndedReviewRequests: (email: string) => Promise<boolean>
  /** Who made a payment that was sent back. */
  readonly findPayer: (attemptId: string) => Promise<{ email: string; storeCode: string; language: string | null } | null>
  readonly findOrder: (id: number) => Promise<{ order: HistoryOrder; wasPaid: boolean; storeCode: string; language: string | null } | null>
}

interface ProductAlertMail {
  readonly email: string
  readonly storeCode: string
  readonly language: string | null
  /** Of the product. */
  readonly name: string
  readonly image: string | null
  readonly path: string
}

export interface SendMailsDeps {
  readonly mailer: Mailer
  readonly sources: MailSources
  readonly viewOf: (storeCode: string) => StoreView
  readonly termsOf: (storeCode: string) => DeliveryTerms
  /** The company that is named at the end of every mail. */
  readonly sellerOf: (storeCode: string) => Sender
  /** Translated labels of the catalogue, by language. */
  readonly labels?: StoresFile['labels']
  readonly publicUrl: string
  readonly brand: MailBrand
  /** Recipient of the shop's mails about new orders; empty: none are sent. */
  readonly shopEmail: string
  /** The setting `coupons.excludeScheduledMedicine`. */
  readonly excludesMedicine: boolean
  /** Where goods are sent back to. */
  readonly returnAddress: readonly string[]
  readonly allowance: MailAllowance
  readonly now: () => Date
}

/** Composes and sends a mail of the outbox. After a failure the job is retried, unless the recipient is refused permanently. */
export function sendMails({ mailer, allowance, now, ...deps }: SendMailsDeps): OutboxHandler {
  return async (payload) => {
    const parsed = MailJob.safeParse(payload)
    if (!parsed.success) throw new UnrecoverableJob('The job does not describe a mail')
    const job = parsed.data
    const mail = await compose(deps, job, now())
    if (!mail || !(await allowance.admit(job, mail.to))) return
    try {
      await mailer.send(mail)
    } catch (fault) {
      await allowance.undo(job, mail.to)
      throw fault instanceof MailFault && fault.isFinal ? new UnrecoverableJob(fault.message) : fault
    }
    if (job.kind === 'product-alert') await deps.sources.endProductAlert(job.alertId)
  }
}

/** Null: the recipient or the subject no longer exists. */
async function compose(
  {
    sources,
    viewOf,
    termsOf,
    sellerOf,
    labels,
    publicUrl,
    brand,
    shopEmail,
    excludesMedicine,
    returnAddress,
  }: Omit<SendMailsDeps, 'mailer' | 'allowance' | 'now'>,
  job: MailJob,
  at: Date,
): Promise<Mail | null> {
  const voiceOf = (storeCode: string, language: string | null): Promise<MailContext> =>
    createMailContext(viewOf(storeCode), { publicUrl, language, labels, brand, seller: sellerOf(storeCode) })
  switch (job.kind) {
    case 'welcome': {
      const customer = await sources.findCustomer(job.customerId)
      return customer && { to: customer.email, ...composeWelcome(await voiceOf(customer.store_code, job.language), customer) }
    }
    case 'password-changed':
    case 'new-device': {
      const customer = await sources.findCustomer(job.customerId)
      return customer && { to: customer.email, ...composeNotice(await voiceOf(customer.store_code, job.language), job.kind, at) }
    }
    case 'password-reset': {
      const { email } = job
      const token = await sources.makeResetToken(email)
      return token === null ? null : { to: email, ...composeReset(await voiceOf(job.storeCode, job.language), { email, token }) }
    }
    case 'newsletter-confirmation': {
      const token = await sources.makeConfirmation(job.email)
      return token === null ? null : { to: job.email, ...composeConfirmation(await voiceOf(job.storeCode, job.language), token) }
    }
    case 'newsletter-end':
    case 'newsletter-welcome': {
      const { email } = job
      if (!(await sources.isSubscribed(email))) return null
      const context = await voiceOf(job.storeCode, job.language)
      const key = await sources.makeUnsubscribeKey('newsletter', email)
      const url = context.link('newsletter', { key })
      if (job.kind === 'newsletter-end') return { to: email, ...composeEnd(context, url) }
      const unsubscribeUrl = new URL(`/api/ext/newsletter/unsubscribe?${new URLSearchParams({ key })}`, publicUrl).href
      return {
        to: email,
        unsubscribeUrl,
        ...composeSubscribed(context, { url, coupon: await sources.findCoupon(email), excludesMedicine }),
      }
    }
    case 'product-alert': {
      const found = await sources.findProductAlert(job.alertId)
      if (!found) return null
      const { email, name, image, path } = found
      const context = await voiceOf(found.storeCode, found.language)
      const key = await sources.makeUnsubscribeKey('product-alert', email)
      const unsubscribeUrl = new URL(`${endProductAlerts.path}?${new URLSearchParams({ key })}`, publicUrl).href
      const endUrl = context.link(PRODUCT_ALERT_PAGE, { key })
      return { to: email, unsubscribeUrl, ...composeProductAlert(context, { name, image, path, endUrl }) }
    }
    case 'order-confirmation':
    case 'order-status': {
      const found = await sources.findOrder(job.orderId)
      const to = found?.order.customer_email
      if (!found || !to) return null
      const { storeCode, language } = found
      const context = await voiceOf(storeCode, language)
      const order = labelled(context, found.order)
      // Link with a token, even for a customer's order: only the token proves that the mail was received.
      const asks = order.confirm_by !== undefined
      const url = await linkToOrder(context, asks ? { ...order, customer_id: null } : order, sources.makeGuestOrderToken)
      if (job.kind === 'order-confirmation') return { to, ...composeOrderConfirmation(context, { order, url }, termsOf(storeCode)) }
      if (job.step !== 'refund')
        return { to, ...composeOrderStatus(context, { order, url }, { step: job.step, terms: termsOf(storeCode) }) }
      const refund = order.refunds?.find(({ entity_id }) => entity_id === job.refundId)
      return refund ? { to, ...composeOrderRefund(context, { order, url }, refund) } : null
    }
    case 'review-request': {
      const found = await sources.findOrder(job.orderId)
      const to = found?.order.customer_email
      if (!found || !to || (await sources.hasEndedReviewRequests(to))) return null
      const context = await voiceOf(found.storeCode, found.language)
      const key = await sources.makeUnsubscribeKey('review-request', to)
      const token = found.order.customer_id === null ? await sources.makeGuestOrderToken(job.orderId) : null
      const written = composeReviewRequest(context, labelled(context, found.order), {
        token,
        endUrl: context.link(REVIEW_REQUEST_PAGE, { key }),
      })
      const unsubscribeUrl = new URL(`${endReviewRequests.path}?${new URLSearchParams({ key })}`, publicUrl).href
      return written && { to, unsubscribeUrl, ...written }
    }
    case 'order-return': {
      const found = await findOrderReturn(sources, job)
      const to = found?.order.customer_email
      if (!found || !to) return null
      const context = await voiceOf(found.storeCode, found.language)
      const url = await linkToOrder(context, found.order, sources.makeGuestOrderToken)
      const order = labelled(context, found.order)
      return { to, ...composeOrderReturn(context, { ...found, order, url, event: job.event, returnAddress }) }
    }
    case 'shop-return': {
      const found = await findOrderReturn(sources, job)
      return !found || shopEmail === ''
        ? null
        : { to: shopEmail, ...composeShopReturn(await voiceOf('', null), { ...found, event: job.event }) }
    }
    case 'payment-returned': {
      const found = await sources.findPayer(job.attemptId)
      if (!found) return null
      const context = await voiceOf(found.storeCode, found.language)
      return { to: found.email, ...composeReturnedPayment(context, fromCents(job.amountCents)) }
    }
    case 'orders': {
      const found = (await Promise.all(job.orderIds.map((id) => sources.findOrder(id)))).filter((one) => one !== null)
      const [first] = found
      const to = first?.order.customer_email
      if (!first || !to) return null
      const context = await voiceOf(first.storeCode, first.language)
      const link = async (order: HistoryOrder) => ({ order, url: await linkToOrder(context, order, sources.makeGuestOrderToken) })
      return { to, ...composeOrders(context, await Promise.all(found.map(({ order }) => link(labelled(context, order))))) }
    }
    case 'shop-order': {
      const found = await sources.findOrder(job.orderId)
      // The shop is told about an order only when it may be sent.
      if (!found || shopEmail === '' || found.order.confirm_by !== undefined) return null
      // In the shop's language, with the currency of the order.
      const context = await voiceOf(found.storeCode, viewOf('').i18n.defaultLocale)
      const written = composeShopOrder(context, labelled(context, found.order))
      return { to: shopEmail, ...(found.order.customer_email !== null && { replyTo: found.order.customer_email }), ...written }
    }
    case 'contact':
      return { to: job.to, replyTo: job.replyTo, subject: job.subject, text: job.text }
    case 'contact-received':
      return { to: job.to, ...composeReceived(await voiceOf(job.storeCode, job.language)) }
    case 'message-copy-confirmation': {
      const copy = await sources.findMessageCopy(job.copyId)
      if (!copy) return null
      const context = await voiceOf(copy.storeCode, copy.language)
      const url = context.link(MESSAGE_COPY_PAGE, { token: copy.token })
      return { to: copy.email, ...composeCopyConfirmation(context, { url, expiresAt: copy.expiresAt }) }
    }
    case 'message-copy':
      return { to: job.to, ...composeMessageCopy(await voiceOf(job.storeCode, job.language), job) }
  }
}

/** The order with catalogue labels in the language of the mail. */
function labelled({ label }: MailContext, order: HistoryOrder): HistoryOrder {
  return label ? translateOrder(order, label) : order
}

async function findOrderReturn(sources: MailSources, { orderId, returnId }: { orderId: number; returnId: number }) {
  const found = await sources.findOrder(orderId)
  const given = found?.order.returns?.find(({ entity_id }) => entity_id === returnId)
  return found && given ? { ...found, given } : null
}

/** Customers find the order in their account; guests open it with a signed link. */
async function linkToOrder({ link }: MailContext, order: HistoryOrder, makeToken: MailSources['makeGuestOrderToken']): Promise<string> {
  if (order.customer_id !== null) return link(`my-account/orders/${order.entity_id}`)
  return link(GUEST_ORDER_PAGE, { token: await makeToken(order.entity_id) })
}
