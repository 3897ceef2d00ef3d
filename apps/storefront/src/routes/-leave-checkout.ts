import type { Connection } from '../offline/network/connectivity.ts'
import { isUnanswered } from '../shell/api/is-unanswered.ts'

/** The part of the router that is used. */
interface LeavingRouter {
  readonly state: { readonly matches: readonly { readonly status: string; readonly error: unknown }[] }
  navigate(to: { readonly href: string; readonly replace: true }): Promise<unknown>
}

export interface Exits {
  readonly home: string
  readonly cart: string
}

/**
 * Leaves the checkout of an empty cart for the home page; where the shop does not answer, for the cart, which needs no call.
 * docs/behaviour/checkout.md §12.1.
 */
export async function leaveCheckout(router: LeavingRouter, connection: Connection, { home, cart }: Exits): Promise<void> {
  if (connection === 'online') {
    await router.navigate({ href: home, replace: true })
    // A server that was stopped is noticed by the first call only.
    if (!router.state.matches.some(({ status, error }) => status === 'error' && isUnanswered(error))) return
  }
  await router.navigate({ href: cart, replace: true })
}
