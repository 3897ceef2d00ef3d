import type { AnswerMessage, DeviceAnswer, DeviceQuestion, QuestionMessage } from './device-question.ts'

export type AskDevice = (question: DeviceQuestion) => Promise<DeviceAnswer>

/** The part of a worker that is used. */
export interface DeviceWorker {
  postMessage(asked: QuestionMessage): void
  addEventListener(type: 'message', listener: (event: { readonly data: AnswerMessage }) => void): void
  addEventListener(type: 'error', listener: () => void): void
}

/**
 * Asks the worker. If it cannot be started, or fails before its first answer, `inPage` answers everything. docs/behaviour/offline.md §7.6.
 */
export function createAskDevice(startWorker: () => DeviceWorker, inPage: () => Promise<AskDevice>): AskDevice {
  const waiting = new Map<number, { readonly question: DeviceQuestion; readonly give: (answer: Promise<DeviceAnswer>) => void }>()
  let lastId = 0
  let worker: DeviceWorker | null = null
  let page: Promise<AskDevice> | null = null

  async function askInPage(question: DeviceQuestion): Promise<DeviceAnswer> {
    page ??= inPage()
    return (await page)(question)
  }

  function goOnInPage(): void {
    worker = null
    const open = [...waiting.values()]
    waiting.clear()
    for (const { question, give } of open) give(askInPage(question))
  }

  try {
    worker = startWorker()
    worker.addEventListener('message', ({ data: { id, answer } }) => {
      waiting.get(id)?.give(Promise.resolve(answer))
      waiting.delete(id)
    })
    worker.addEventListener('error', goOnInPage)
  } catch {
    worker = null
  }

  return (question) => {
    if (worker === null) return askInPage(question)
    const id = ++lastId
    const asked = worker
    return new Promise((give) => {
      waiting.set(id, { question, give })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      asked.postMessage({ id, question })
    })
  }
}
