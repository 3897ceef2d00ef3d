import type { Answer, Send } from '@meerkat/contract/transport'

type Listener = (answering: Promise<Answer>) => Promise<Answer>

let listen: Listener = (answering) => answering

/** Sets the listener for every answer and every failed call; loaded late, so that the first bundle stays small. */
export function listenToAnswers(next: Listener): void {
  listen = next
}

export function withListener(send: Send): Send {
  return (call) => listen(send(call))
}
