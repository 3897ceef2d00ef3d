import { describe, expect, it } from 'vitest'
import { answerMissingFile, type DeployedPage } from './follow-deploys.ts'

const page = (map: string) => `<html><head><script type="importmap">${map}</script></head></html>`

/** A page of build "one" whose server has another build. */
function aPage(given: Partial<DeployedPage> & { memory?: () => Storage } = {}) {
  const stored = new Map<string, string>()
  const done: string[] = []
  const memory = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  return {
    done,
    href: 'https://shop.example/dog',
    importMap: '{"one":1}',
    isInCheckout: () => false,
    fetch: async () => ({ ok: true, text: async () => page('{"two":2}') }),
    memory,
    now: () => 1_000_000,
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

  it('never reloads twice: says it instead', async () => {
    const shown = aPage()
    await answerMissingFile(shown)
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['reload', 'say'])
  })

  it('reloads again for a later deploy', async () => {
    let now = 0
    const shown = aPage({ now: () => now })
    await answerMissingFile(shown)
    now = 3_600_000
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['reload', 'reload'])
  })

  it('asks in the checkout', async () => {
    const shown = aPage({ isInCheckout: () => true })
    await answerMissingFile(shown)
    expect(shown.done).toEqual(['say'])
  })

  it('asks where nothing can be remembered, because that could loop', async () => {
    const shown = aPage({
      memory: () => {
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
