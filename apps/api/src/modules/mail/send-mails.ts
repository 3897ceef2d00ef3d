import type { IssuedCoupon } from '@meerkat/contract/coupon'
import { GUEST_ORDER_PAGE } from '@meerkat/contract/guest-order'
import type { HistoryOrder } from '@meerkat/contract/order-history'
import type { StoreView } from '@meerkat/contract/store-config'
import { HopelessJob, type OutboxHandler } from '../../db/outbox.ts'
import { composeConfirmation, composeReceived, composeReset, composeSubscribed, composeWelcome } from './compose-account-mail.ts'
import { composeOrderConfirmation, composeOrderStatus } from './compose-order-mail.ts'
import { MailJob } from './mail-job.ts'
import { type Mail, type Mailer, MailFault } from './mailer.ts'
import { createVoice, type Voice } from './voice.ts'

/** What mails are about; each answers null for what is not there any more. Handed over by `app.ts`. */
export interface MailSources {
  readonly findCustomer: (id: number) => Promise<{ email: string; firstname: string; store_code: string } | null>
  readonly makeResetToken: (email: string) => Promise<string | null>
  readonly makeConfirmation: (email: string) => Promise<string | null>
  readonly makeUnsubscribeKey: (email: string) => Promise<string>
  readonly findCoupon: (email: string) => Promise<IssuedCoupon | null>
  /** For the link with which a guest opens the order again. */
  readonly makeGuestOrderToken: (orderId: number) => Promise<string>
  readonly findOrder: (id: number) => Promise<{ order: HistoryOrder; storeCode: string; language: string | null } | null>
}

export interface SendMailsDeps {
  readonly mailer: Mailer
  readonly sources: MailSources
  readonly viewOf: (storeCode: string) => StoreView
  readonly publicUrl: string
}

/** Writes and sends a mail of the outbox. */
export function sendMails({ mailer, ...deps }: SendMailsDeps): OutboxHandler {
  return async (payload) => {
    const job = MailJob.safeParse(payload)
    if (!job.success) throw new HopelessJob('The job does not describe a mail')
    const mail = await compose(deps, job.data)
    try {
      if (mail) await mailer.send(mail)
    } catch (fault) {
      throw fault instanceof MailFault && fault.isFinal ? new HopelessJob(fault.message) : fault
    }
  }
}

/** Null: there is nobody to send it to, or nothing to say. */
async function compose({ sources, viewOf, publicUrl }: Omit<SendMailsDeps, 'mailer'>, job: MailJob): Promise<Mail | null> {
  const voiceOf = (storeCode: string, language: string | null): Promise<Voice> => createVoice(viewOf(storeCode), publicUrl, language)
  switch (job.kind) {
    case 'welcome': {
      const customer = await sources.findCustomer(job.customerId)
      return customer && { to: customer.email, ...composeWelcome(await voiceOf(customer.store_code, job.language), customer) }
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
    case 'newsletter-welcome': {
      const { email } = job
      const key = await sources.makeUnsubscribeKey(email)
      const unsubscribeUrl = new URL(`/api/ext/newsletter/unsubscribe?${new URLSearchParams({ key })}`, publicUrl).href
      return {
        to: email,
        unsubscribeUrl,
        ...composeSubscribed(await voiceOf(job.storeCode, job.language), email, await sources.findCoupon(email)),
      }
    }
    case 'order-confirmation':
    case 'order-status': {
      const found = await sources.findOrder(job.orderId)
      const to = found?.order.customer_email
      if (!found || !to) return null
      const { order, storeCode, language } = found
      const voice = await voiceOf(storeCode, language)
      const url = await linkToOrder(voice, order, sources.makeGuestOrderToken)
      const written =
        job.kind === 'order-status' ? composeOrderStatus(voice, { order, url }, job.step) : composeOrderConfirmation(voice, { order, url })
      return { to, ...written }
    }
    case 'contact':
      return { to: job.to, replyTo: job.replyTo, subject: job.subject, text: job.text }
    case 'contact-received':
      return { to: job.to, ...composeReceived(await voiceOf(job.storeCode, job.language)) }
  }
}

/** Customers find the order in their account; guests open it with a signed link. */
async function linkToOrder({ link }: Voice, order: HistoryOrder, makeToken: MailSources['makeGuestOrderToken']): Promise<string> {
  if (order.customer_id !== null) return link(`my-account/orders/${order.entity_id}`)
  return link(GUEST_ORDER_PAGE, { token: await makeToken(order.entity_id) })
}
