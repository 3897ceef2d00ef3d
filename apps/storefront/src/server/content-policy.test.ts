import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const scripts = (page: string) => /script-src ([^;]*)/.exec(contentPolicy(page))![1]

describe('contentPolicy', () => {
  it.each([
    { why: 'no inline script, no hash', page: '<script src="/assets/a.js"></script>', allowed: "'self'" },
    { why: 'data needs none', page: '<script type="application/json">{}</script>', allowed: "'self'" },
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    {
      why: 'an inline script is named by its hash',
      page: '<script>a()</script>',
      allowed: "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    },
    {
      why: 'twice the same is one',
      page: '<script class="x">a()</script><script>a()</script>',
      allowed: "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    },
  ])('$why', ({ page, allowed }) => {
    expect(scripts(page)).toBe(allowed)
  })

  it('never allows inline scripts or evaluation at large', () => {
    expect(contentPolicy('<script>a()</script>')).not.toMatch(/unsafe/)
  })
})
