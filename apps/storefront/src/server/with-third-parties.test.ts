import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import { withThirdParties } from './with-third-parties.ts'

const parties = [
  {
    kind: 'tagManager',
    script: 'https://tags.example/t.js',
    sources: { 'script-src': ['https://tags.example'], 'connect-src': ['https://a.example'] },
  },
  {
    kind: 'chat',
    script: 'https://chat.example/c.js',
    sources: { 'script-src': ['https://chat.example'], 'frame-src': ['https://chat.example'] },
  },
] as const

describe('the content policy with a tag manager and a chat', () => {
  it('allows exactly the configured origins', () => {
    const before = contentPolicy('').split('; ')
    const after = contentPolicy('', withThirdParties(new Map(), { pathname: '/dogs', search: {} }, parties)).split('; ')
    expect(after.filter((directive) => !before.includes(directive))).toEqual([
      "script-src 'self' https://tags.example https://chat.example",
      "connect-src 'self' https://a.example",
      "frame-src 'self' https://chat.example",
    ])
  })

  it.each(['/order/pay', '/de/order/pay', '/order/pay/', '/checkout', '/de/checkout'])(
    'is unchanged on the payment step %s',
    (pathname) => {
      const policy = new Map([['frame-src', new Set(['https://cards.example'])]])
      expect(withThirdParties(policy, { pathname, search: {} }, parties)).toBe(policy)
    },
  )

  it('allows them on the thank-you page, which has the path of the checkout', () => {
    expect(withThirdParties(new Map(), { pathname: '/checkout', search: { order: '1' } }, parties).get('script-src')).toContain(
      'https://tags.example',
    )
  })

  it('is unchanged without ids', () => {
    expect(contentPolicy('', withThirdParties(new Map(), { pathname: '/', search: {} }))).toBe(contentPolicy(''))
  })
})
