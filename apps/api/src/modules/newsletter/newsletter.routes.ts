import * as calls from '@meerkat/contract/newsletter'
import type { Caller } from '../../http/caller.ts'
import type { Operations, RouteOptions } from '../../http/operations.ts'
import { Refusal } from '../../http/refusals.ts'
import { confirm, type NewsletterDeps, readStatus, subscribe, unsubscribe, unsubscribeByKey } from './subscribe.ts'

interface Asked {
  readonly body: { readonly email: string }
  readonly caller: Caller
}

/** A missing address is answered with 500, as old clients expect. */
const CHANGE: RouteOptions = { rateClass: 'M', refuseBody: () => new Refusal('newsletter-email-invalid') }
const READ: RouteOptions = { rateClass: 'W', noStore: true, refuseQuery: () => new Refusal('newsletter-email-invalid') }
const ALIAS: RouteOptions = { isAlias: true, isDeprecated: true }

/** The endpoints of docs/wire.md §7, under our path and the old one. */
export function serveNewsletter(operations: Operations, deps: NewsletterDeps): void {
  const read = ({ query, caller }: { query: { email: string }; caller: Caller }) => readStatus(deps, query.email, caller)
  const add = ({ body, caller }: Asked) => subscribe(deps, body.email, caller)
  const end = ({ body, caller }: Asked) => unsubscribe(deps, body.email, caller)

  operations.serve(calls.readSubscription, read, READ)
  operations.serve(calls.subscribe, add, CHANGE)
  operations.serve(calls.unsubscribe, end, CHANGE)
  operations.serve(calls.confirmSubscription, ({ body, caller }) => confirm(deps, body.token, caller), { rateClass: 'W' })

  // A generous limit: mail services call on behalf of many readers from few addresses.
  operations.serve(calls.unsubscribeByMail, ({ query }) => unsubscribeByKey(deps, query.key), { rateClass: 'R', takesAnyBody: true })

  operations.serve(calls.legacyReadSubscription, read, { ...READ, ...ALIAS })
  operations.serve(calls.legacySubscribe, add, { ...CHANGE, ...ALIAS })
  operations.serve(calls.legacyUnsubscribe, end, { ...CHANGE, ...ALIAS })
}
