import { describe, expect, it } from 'vitest'
import { type Connection, watchConnectivity } from './connectivity.ts'
import { observeAnswers } from './observe-answers.ts'

function aBrowser({ isKept = false } = {}) {
  const document = { documentElement: { hasAttribute: (name: string) => isKept && name === 'data-cached' } }
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true }, document })
  const connectivity = watchConnectivity(page as unknown as Parameters<typeof watchConnectivity>[0])
  const seen: Connection[] = []
  connectivity.subscribe((connection) => seen.push(connection))
  function cut(isCut: boolean) {
    page.navigator.onLine = !isCut
    page.dispatchEvent(new Event(isCut ? 'offline' : 'online'))
  }
  return { connectivity, seen, cut }
}

describe('what a page knows about its connection (docs/behaviour/offline.md §7.3)', () => {
  it('comes from the browser, and from calls that are not answered while the network is there', () => {
    const { connectivity, seen, cut } = aBrowser()
    connectivity.note(true)
    connectivity.note(false)
    connectivity.note(false)
    connectivity.note(true)
    cut(true)
    connectivity.note(false)
    cut(false)
    expect(seen).toEqual(['unreachable', 'online', 'offline', 'online'])
  })

  it('comes from the service worker when that answered with a stored page, until a call is answered', () => {
    const { connectivity, seen } = aBrowser({ isKept: true })
    expect(connectivity.read()).toBe('unreachable')
    connectivity.note(true)
    expect(seen).toEqual(['online'])
  })

  it.each([
    { why: 'an answer', answering: async () => ({ status: 200, body: {} }), notes: [true] },
    { why: 'a refusal', answering: async () => ({ status: 404, body: {} }), notes: [true] },
    { why: 'a proxy without its server', answering: async () => ({ status: 502, body: undefined }), notes: [false] },
    { why: 'no answer', answering: () => Promise.reject(new TypeError('Failed to fetch')), notes: [false] },
    { why: 'no answer in time', answering: () => Promise.reject(new DOMException('late', 'TimeoutError')), notes: [false] },
    { why: 'a call that its caller aborted', answering: () => Promise.reject(new DOMException('gone', 'AbortError')), notes: [] },
  ])('$why: $notes', async ({ answering, notes }) => {
    const noted: boolean[] = []
    await observeAnswers((isAnswered) => noted.push(isAnswered))(answering()).catch(() => undefined)
    expect(noted).toEqual(notes)
  })
})
