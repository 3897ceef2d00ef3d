import type { Answer, Call, Send } from '@meerkat/contract/transport'

/** Carries a call that may belong to a customer. */
export type Carry = (call: Call, send: Send) => Promise<Answer>

let carry: Carry | Promise<Carry> | null = null

/** From now on this carries the calls of carts, orders and accounts. While it is on its way they wait for it. */
export function carryPersonalCalls(next: Carry | Promise<Carry>): void {
  carry = next
}

/** Calls for everybody go out at once; others may need the token of whoever is logged in. docs/wire.md §1.8. */
export function sendAsCustomer(send: Send): Send {
  return async (call) => (call.endpoint.auth === 'none' || carry === null ? send(call) : (await carry)(call, send))
}
