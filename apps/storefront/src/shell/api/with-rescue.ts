import type { Answer, Call, Send } from '@meerkat/contract/transport'

/** Answers a call from the device if the network does not. `network` is the call that is on its way. */
export type Rescue = (call: Call, network: Promise<Answer>) => Promise<Answer>

let rescue: Rescue = (_call, network) => network

/** Sets how calls are rescued from now on. */
export function setRescue(next: Rescue): void {
  rescue = next
}

/** The same transport; calls that get no answer may be answered from the device. docs/behaviour/offline.md §7.6. */
export function withRescue(send: Send): Send {
  return (call) => rescue(call, send(call))
}
