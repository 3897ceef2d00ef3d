import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberRedirect, takeRedirect } from './redirect.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the page to open after a login', () => {
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
