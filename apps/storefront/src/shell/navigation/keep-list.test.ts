import { type CatalogPart, loadMessages } from '@meerkat/i18n/load-messages'
import { createI18n } from '@meerkat/i18n/messages'
import { afterEach, expect, it, vi } from 'vitest'
import { CallFailed } from '../api/api-client.ts'
import { keepLists, type ListRouter } from './keep-list.ts'

const i18n = await createI18n('en-US', ['find'])
afterEach(() => vi.unstubAllGlobals())

const unanswered = new CallFailed('/api/catalog/_search', { kind: 'no-answer', cause: new TypeError('Failed to fetch') })
const missing = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/fetch-list.js')
const refused = new CallFailed('/api/catalog/_search', { kind: 'refused', code: 500, result: 'The search failed' })

/** Navigates to a place whose load ends with this error, and returns where the router was sent afterwards. */
function navigate(fromHref: string, toHref: string, error: unknown, messages = i18n): string[] {
  const listeners = new Map<string, (navigation?: unknown) => void>()
  const sent: string[] = []
  const router = {
    state: { matches: [{ status: error === null ? 'success' : 'error', error }] },
    options: { context: { i18n: messages } },
    subscribe(event: string, listener: (navigation?: unknown) => void) {
      listeners.set(event, listener)
      return () => listeners.delete(event)
    },
    navigate: ({ href }: { href: string }) => sent.push(href),
  }
  const end = keepLists(router as unknown as ListRouter)
  const place = (href: string) => ({ href, pathname: href.split('?')[0] })
  listeners.get('onBeforeNavigate')!({ fromLocation: place(fromHref), toLocation: place(toHref) })
  listeners.get('onResolved')!()
  end()
  expect([...listeners.keys()], 'listeners that are left').toEqual([])
  return sent
}

it.each([
  { why: 'a filter without an answer', from: '/dogs', to: '/dogs?brand=71', error: unanswered, sent: ['/dogs'] },
  { why: 'another filter', from: '/dogs?brand=1', to: '/dogs?brand=71', error: unanswered, sent: ['/dogs?brand=1'] },
  { why: 'a filter without its code', from: '/dogs', to: '/dogs?brand=71', error: missing, sent: ['/dogs'] },
  { why: 'another page', from: '/cats', to: '/dogs', error: unanswered, sent: [] },
  { why: 'a filter with an answer', from: '/dogs', to: '/dogs?brand=71', error: null, sent: [] },
  { why: 'a fault of the server', from: '/dogs', to: '/dogs?brand=71', error: refused, sent: [] },
  { why: 'a retry of the same address', from: '/dogs', to: '/dogs', error: unanswered, sent: [] },
])('$why', ({ from, to, error, sent }) => {
  expect(navigate(from, to, error)).toEqual(sent)
})

it('says that a part of the page is missing when the message with the reason cannot be loaded', async () => {
  const status = {
    dataset: { failed: 'Part of this page could not be loaded.' } as Record<string, string>,
    replaceChildren: vi.fn<(...nodes: unknown[]) => void>(),
  }
  vi.stubGlobal('document', { getElementById: () => status, createElement: () => ({ addEventListener: () => {} }) })
  const load = async (locale: string, part: CatalogPart) => {
    if (part === 'find') throw new TypeError('Failed to fetch dynamically imported module')
    return loadMessages(locale, part)
  }
  navigate('/dogs', '/dogs?brand=71', unanswered, await createI18n('de-DE', ['shop'], { load }))
  await expect.poll(() => status.replaceChildren).toHaveBeenCalledWith('Part of this page could not be loaded. ', expect.anything())
})
