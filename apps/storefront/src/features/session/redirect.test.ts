import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberRedirect, takeRedirect } from './redirect.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the page to open after a login', () => {
  it('survives a reload of the page, once (Spec §2)', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    })
    rememberRedirect('/my-account/orders')
    vi.resetModules()
    const reloaded = await import('./redirect.ts')
    expect(reloaded.takeRedirect()).toBe('/my-account/orders')
    expect(reloaded.takeRedirect()).toBeNull()
  })

  it('is remembered once, also where the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('Access denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    rememberRedirect('/my-account/orders')
    expect(takeRedirect()).toBe('/my-account/orders')
    expect(takeRedirect()).toBeNull()
  })
})
