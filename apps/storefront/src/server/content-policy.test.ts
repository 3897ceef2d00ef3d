import { describe, expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const scripts = (page: string) => /script-src ([^;]*)/.exec(contentPolicy(page))![1]

describe('contentPolicy', () => {
  it.each([
    { why: 'no hash without an inline script', page: '<script src="/assets/a.js"></script>', allowed: "'self'" },
    { why: 'no hash for data scripts', page: '<script type="application/json">{}</script>', allowed: "'self'" },
    // printf 'a()' | openssl dgst -sha256 -binary | base64
    {
      why: 'the hash of an inline script',
      page: '<script>a()</script>',
      allowed: "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    },
    {
      why: 'one hash for two equal scripts',
      page: '<script class="x">a()</script><script>a()</script>',
      allowed: "'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    },
  ])('$why', ({ page, allowed }) => {
    expect(scripts(page)).toBe(allowed)
  })

  it('never allows unsafe-inline or unsafe-eval', () => {
    expect(contentPolicy('<script>a()</script>')).not.toMatch(/unsafe/)
  })

  // docs/decisions/0045-the-payment-step-is-a-document.md
  it('adds what the loader of a page allows, and enforces trusted types only without a foreign script', () => {
    const added = new Map([
      ['script-src', new Set(['https://provider.example'])],
      ['frame-src', new Set(['https:'])],
    ])
    const policy = contentPolicy('<script>a()</script>', added)
    expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' https://provider.example;")
    expect(policy).toContain("frame-src 'self' https:")
    expect(policy).not.toContain('trusted-types')
    expect(contentPolicy('')).toContain("require-trusted-types-for 'script'; trusted-types default")
  })
})
