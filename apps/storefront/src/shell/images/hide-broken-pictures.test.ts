import { afterEach, describe, expect, it, vi } from 'vitest'
import { handleFailure } from './hide-broken-pictures.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** A picture that records how often it was requested. */
function aPicture() {
  const asked: string[] = []
  return {
    asked,
    dataset: {} as Record<string, string>,
    srcset: '/a.webp 310w',
    get src() {
      return '/a.webp'
    },
    set src(address: string) {
      asked.push(address)
    },
  }
}

describe('a picture that fails to load (Spec §9)', () => {
  it.each([
    { why: 'is requested again, then hidden', online: true, failures: 2, asked: ['/a.webp'], hidden: true },
    { why: 'stays while it is requested again', online: true, failures: 1, asked: ['/a.webp'], hidden: false },
    { why: 'is hidden at once without a network', online: false, failures: 1, asked: [], hidden: true },
  ])('$why', ({ online, failures, asked, hidden }) => {
    vi.stubGlobal('navigator', { onLine: online })
    const picture = aPicture()
    for (let failed = 0; failed < failures; failed += 1) handleFailure(picture as unknown as HTMLImageElement)
    expect(picture.asked).toEqual(asked)
    expect('missing' in picture.dataset).toBe(hidden)
  })
})
