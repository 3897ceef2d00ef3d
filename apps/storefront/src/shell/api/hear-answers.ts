import type { Answer, Send } from '@meerkat/contract/transport'

type Listener = (answering: Promise<Answer>) => Promise<Answer>

let listen: Listener = (answering) => answering

/** Sets who hears every answer and every failure of a call; loaded late, so that the first bundle stays small. */
export function hearAnswers(next: Listener): void {
  listen = next
}

export function audibly(send: Send): Send {
  return (call) => listen(send(call))
}
