import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerMissingFile, type DeployedPage } from './follow-deploys.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = (map: string) => `<html><head><script type="importmap">${map}</script></head></html>`

/** A page of build "one" whose server has another build. */
function aPage(given: Partial<DeployedPage> = {}) {
  const stored = new Map<string, string>()
  const done: string[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return {
    done,
    importMap: '{"one":1}',
    isInCheckout: () => false,
    failure: 'Missing import: Failed to fetch dynamically imported module: https://shop.example/assets/part-1a2b.js',
    fetch: async (url: string) => ({ ok: !url.startsWith('/assets/'), text: async () => page('{"two":2}') }),
    reload: () => void done.push('reload'),
    say: () => void done.push('say'),
    ...given,
  }
}

describe('a missing file of the bundle', () => {
  it('reloads the page when the server has another build', async () => {
    const shown = aPage()
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['reload'])
  })

  it('never reloads twice, but shows a notice', async () => {
    const shown = aPage()
    await answerMissingFile(shown)
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['reload', 'say'])
  })

  it('reloads again for a later deploy', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shown = aPage()
    await answerMissingFile(shown)
    vi.setSystemTime(Date.now() + 3_600_000)
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['reload', 'reload'])
  })

  it('stays when the server still has the file, because the network was the cause', async () => {
    const asked: string[] = []
    const shown = aPage({
      async fetch(url, { method = 'GET' }) {
        asked.push(`${method} ${url}`)
        return { ok: true, text: async () => page('{"two":2}') }
      },
    })
    await answerMissingFile(shown)
    expect(shown.done).toEqual([])
    expect(asked).toEqual(['GET ', 'HEAD /assets/part-1a2b.js'])
  })

  it('reloads where the browser does not name the file', async () => {
    const shown = aPage({
      failure: 'Missing import: Importing a module script failed.',
      fetch: async () => ({ ok: true, text: async () => page('{"two":2}') }),
    })
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['reload'])
  })

  it('asks in the checkout', async () => {
    const shown = aPage({ isInCheckout: () => true })
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['say'])
  })

  it('asks where storage is blocked, because reloading could loop', async () => {
    const shown = aPage()
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['say'])
  })

  it.each([
    { why: 'the server has the same build', answer: async () => ({ ok: true, text: async () => page('{"one":1}') }) },
    { why: 'the server fails', answer: async () => ({ ok: false, text: async () => page('{"two":2}') }) },
    {
      why: 'the answer is not a page of the shop, such as that of a hotel network',
      answer: async () => ({ ok: true, text: async () => 'Log in' }),
    },
    {
      why: 'there is no network',
      answer: async () => {
        throw new TypeError('Failed to fetch')
      },
    },
  ])('does nothing when $why', async ({ answer }) => {
    const shown = aPage({ fetch: answer })
    await answerMissingFile(shown)
    expect(shown.done).toEqual([])
  })
})
