import type { Answer, Call, Send } from '@meerkat/contract/transport'

/**
 * Answers a call from the device if the network does not. `network` is the call that is on its way; `timeoutMs` is how long to wait for it,
 * which the fallback decides itself when it is not given.
 */
export type Fallback = (call: Call, network: Promise<Answer>, timeoutMs?: number) => Promise<Answer>

let fallback: Fallback = (_call, network) => network

/** Sets the fallback for calls that get no answer. */
export function setFallback(next: Fallback): void {
  fallback = next
}

/** The same transport; calls that get no answer may be answered from the device. docs/behaviour/offline.md §7.6. */
export function withFallback(send: Send): Send {
  return (call) => fallback(call, send(call))
}
