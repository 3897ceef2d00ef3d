import type { BuildList } from './build-list.ts'

interface OpenPage {
  postMessage(message: unknown): void
}

export interface Reminding {
  readonly pages: readonly OpenPage[]
  readonly mayNotify: boolean
  readonly language: string
  show(title: string, options: { body: string; tag: string; data: { url: string } }): Promise<void>
}

/**
 * When the network is back while an order waits (Background Sync `orderSync`), tells open pages to send it. Without an open page, reminds the
 * shopper: the worker sends nothing itself, since the shopper may have to confirm another price. docs/behaviour/offline.md.
 */
export async function remindOfOrders(
  { reminders, views }: Pick<BuildList, 'reminders' | 'views'>,
  { pages, mayNotify, language, show }: Reminding,
): Promise<void> {
  if (pages.length > 0) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- clients of a worker have no other origin
    for (const page of pages) page.postMessage({ kind: 'send-now' })
    return
  }
  const text = reminders[language] ?? reminders[views[0]?.language ?? ''] ?? Object.values(reminders)[0]
  if (!mayNotify || !text) return
  await show(text.title, { body: text.body, tag: 'orderSync', data: { url: '/?order=offline' } })
}
