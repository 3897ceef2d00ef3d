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
    const after = contentPolicy('', withThirdParties(new Map(), { pathname: '/dogs' }, parties)).split('; ')
    expect(after.filter((directive) => !before.includes(directive))).toEqual([
      "script-src 'self' https://tags.example https://chat.example",
      "connect-src 'self' https://a.example",
      "frame-src 'self' https://chat.example",
    ])
  })

  it.each(['/order/pay', '/de/order/pay', '/order/pay/'])('is unchanged on the payment step %s', (pathname) => {
    const policy = new Map([['frame-src', new Set(['https://cards.example'])]])
    expect(withThirdParties(policy, { pathname }, parties)).toBe(policy)
  })

  it('is unchanged without ids', () => {
    expect(contentPolicy('', withThirdParties(new Map(), { pathname: '/' }))).toBe(contentPolicy(''))
  })
})
