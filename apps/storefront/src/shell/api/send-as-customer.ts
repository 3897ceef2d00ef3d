import type { Answer, Call, Send } from '@meerkat/contract/transport'

/** Sends a call that may belong to a customer. */
export type SendWithToken = (call: Call, send: Send) => Promise<Answer>

let sendWithToken: SendWithToken | Promise<SendWithToken> | null = null

/** Sets how calls of carts, orders and accounts are sent from now on. They wait until it is loaded. */
export function provideSendWithToken(next: SendWithToken | Promise<SendWithToken>): void {
  sendWithToken = next
}

/** Public calls are sent at once; others may need the token of the logged-in customer. docs/wire.md §1.8. */
export function sendAsCustomer(send: Send): Send {
  return async (call) => (call.endpoint.auth === 'none' || sendWithToken === null ? send(call) : (await sendWithToken)(call, send))
}
