import type { AnswerMessage, QuestionMessage } from './device-question.ts'
import { openDevice } from './open-device.ts'

/** The part of a worker's globals that is used; the page's types are those of a window. */
interface Scope {
  addEventListener(type: 'message', listener: (event: { readonly data: QuestionMessage }) => void): void
  postMessage(answer: AnswerMessage): void
}

const scope = globalThis as unknown as Scope
const device = openDevice()

scope.addEventListener('message', ({ data: { id, question } }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const give = (answer: AnswerMessage['answer']) => scope.postMessage({ id, answer })
  device(question).then(give, (fault: unknown) => {
    console.error(fault)
    give(null)
  })
})
