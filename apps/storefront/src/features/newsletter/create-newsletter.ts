import { IssuedCoupon } from '@meerkat/contract/coupon'
import { confirmSubscription, readSubscription, subscribe, unsubscribe, unsubscribeByMail } from '@meerkat/contract/newsletter'
import { checkEmail } from '@meerkat/domain/checkout/check-fields'
import type { Claims } from '../../offline/collections/claims.ts'
import type { NewsletterCollection } from '../../offline/collections/newsletter-collection.ts'
import type { TaskQueue } from '../../offline/sending/task-queue.ts'
import type { Api, Outcome } from '../../shell/api/api-client.ts'
import { type Wait, withTimeout } from '../../shell/api/time-limit.ts'
import type { NewsletterState } from './newsletter-store.ts'

/** How long the shopper waits for the server's state before a subscription, which waits for an answer of its own. */
const CHECK_LIMIT_MS = 3000

export interface NewsletterDeps {
  readonly api: Api
  readonly tasks: Pick<TaskQueue, 'perform'>
  readonly collection: NewsletterCollection
  readonly claims: Pick<Claims, 'keepCoupon'>
  readonly state: { getState(): NewsletterState; setState(state: NewsletterState): void }
  readonly now: () => number
  /** The clock of the time limit, if it is not the page's. */
  readonly wait?: Wait
}

/** `pending`: waiting for the confirmation by mail. */
export type NewsletterOutcome =
  | { readonly kind: 'subscribed'; readonly coupon: IssuedCoupon | null }
  /** `end-pending`: an address that is not the customer's own gets a link by mail. */
  /** `waits`, `end-waits`: the server did not answer; it is asked again later. */
  | { readonly kind: 'pending' | 'end-pending' | 'already' | 'unsubscribed' | 'email-invalid' | 'waits' | 'end-waits' }
  | { readonly kind: 'failed'; readonly outcome: Exclude<Outcome<unknown>, { kind: 'done' }> }

type Answered = Extract<Outcome<unknown>, { kind: 'done' }>

export interface Newsletter {
  /** Reads this device's state, then the server's for the customer, without notices. A late answer of the server still counts. */
  readonly check: (email: string | null) => Promise<void>
  readonly subscribe: (email: string) => Promise<NewsletterOutcome>
  /** Handles the answer to a subscription of this address, or with null to the end of one, that was sent again later. */
  readonly settleLate: (outcome: Outcome<unknown>, subscribed: { readonly email: string } | null) => Promise<NewsletterOutcome>
  readonly unsubscribe: (email: string) => Promise<NewsletterOutcome>
  /** Ends a subscription with the key from the link in a newsletter mail. */
  readonly endByKey: (key: string) => Promise<NewsletterOutcome>
  /** Confirms a subscription with the token from the link in the confirmation mail. */
  readonly confirm: (token: string) => Promise<NewsletterOutcome>
}

/** The newsletter subscription, with the server and this device's storage. docs/behaviour/small-stores.md §20.4. */
export function createNewsletter({ api, tasks, collection, claims, state, now, wait }: NewsletterDeps): Newsletter {
  async function keep(email: string | null): Promise<void> {
    state.setState({ isSubscribed: email !== null, email })
    await collection.writeEmail(email)
  }

  async function askServer(email: string, known: string | null): Promise<void> {
    const before = state.getState()
    const outcome = await api.ask(readSubscription, { query: { email } })
    // The answer is outdated after a logout or another subscription.
    if (outcome.kind !== 'done' || state.getState() !== before) return
    if (outcome.result === 'subscribed') await keep(email)
    else if (known === email) await keep(null)
  }

  /** Stores the coupon on this device until the checkout. docs/behaviour/small-stores.md §20.7. */
  async function welcome(meta: Record<string, unknown> | undefined): Promise<NewsletterOutcome> {
    const coupon = IssuedCoupon.safeParse(meta?.['coupon']).data ?? null
    if (coupon) await claims.keepCoupon(coupon, now())
    return { kind: 'subscribed', coupon }
  }

  async function settleSubscription({ result, meta }: Answered, email: string): Promise<NewsletterOutcome> {
    if (result !== 'subscribed') return { kind: 'pending' }
    await keep(email)
    return welcome(meta)
  }

  return {
    async check(email) {
      const known = await collection.readEmail()
      if (known !== null) state.setState({ isSubscribed: true, email: known })
      if (email === null) return
      await withTimeout(askServer(email, known), { timeoutMs: CHECK_LIMIT_MS, instead: null, wait })
    },
    async subscribe(typed) {
      const email = typed.trim()
      if (checkEmail(email) !== null) return { kind: 'email-invalid' }
      // Only for the same address: another one may belong to another person.
      if (state.getState().email === email) return { kind: 'already' }
      const outcome = await tasks.perform(subscribe, { body: { email } })
      // The task is stored and sent again, which is safe: subscribing an address twice changes nothing.
      if (outcome.kind === 'no-answer') return { kind: 'waits' }
      if (outcome.kind !== 'done') return { kind: 'failed', outcome }
      return settleSubscription(outcome, email)
    },
    async settleLate(outcome, subscribed) {
      if (outcome.kind !== 'done') return { kind: 'failed', outcome }
      if (subscribed) return settleSubscription(outcome, subscribed.email)
      if (outcome.result !== 'unsubscribed') return { kind: 'end-pending' }
      // The server ends a subscription at once only for the owner of the address, so it is the address of this device.
      await keep(null)
      return { kind: 'unsubscribed' }
    },
    async unsubscribe(typed) {
      const email = typed.trim()
      if (checkEmail(email) !== null) return { kind: 'email-invalid' }
      const outcome = await tasks.perform(unsubscribe, { body: { email } })
      if (outcome.kind === 'no-answer') return { kind: 'end-waits' }
      if (outcome.kind !== 'done') return { kind: 'failed', outcome }
      if (outcome.result !== 'unsubscribed') return { kind: 'end-pending' }
      if (state.getState().email === email) await keep(null)
      return { kind: 'unsubscribed' }
    },
    async endByKey(key) {
      const outcome = await tasks.perform(unsubscribeByMail, { query: { key } })
      if (outcome.kind === 'no-answer') return { kind: 'end-waits' }
      if (outcome.kind !== 'done') return { kind: 'failed', outcome }
      await keep(null)
      return { kind: 'unsubscribed' }
    },
    async confirm(token) {
      const outcome = await api.ask(confirmSubscription, { body: { token } })
      return outcome.kind === 'done' ? welcome(outcome.meta) : { kind: 'failed', outcome }
    },
  }
}
