import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { delayBundle, START_BUNDLE } from './delay-bundle.ts'

describe('delayBundle', () => {
  it.each([
    {
      why: 'files are fetched later',
      html: '<link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="preload" as="font" href="/b.woff2"/>',
      delayed: '<link rel="later" href="/a.js" fetchPriority="low"/><link rel="preload" as="font" href="/b.woff2"/>',
    },
    {
      why: 'the bundle is run later, inline scripts at once',
      html: '<script>early=[]</script><script type="module" async="" src="/a.js"></script>',
      delayed: '<script>early=[]</script><script type="later" async="" src="/a.js"></script>',
    },
    {
      why: 'structured data of a product stays',
      html: '&lt;script type=&quot;module&quot;',
      delayed: '&lt;script type=&quot;module&quot;',
    },
  ])('$why', ({ html, delayed }) => {
    expect(delayBundle(html)).toBe(delayed)
  })
})

describe('START_BUNDLE', () => {
  /** The part of a browser that the inline script uses. */
  function openPage() {
    const listeners = new Map<string, () => void>()
    const frames: (() => void)[] = []
    const links = [{ rel: 'later' }, { rel: 'later' }]
    const bundle = { type: 'later' }
    const moved: object[] = []
    let isParsed = false
    const document = {
      querySelector: () => (isParsed && bundle.type === 'later' ? bundle : null),
      querySelectorAll: () => links,
      head: { append: (element: object) => moved.push(element) },
    }
    const page = createContext({
      document,
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      requestAnimationFrame: (callback: () => void) => frames.push(callback),
      setTimeout: (callback: () => void) => frames.push(callback),
    })
    runInContext(START_BUNDLE, page)
    const paint = () => frames.splice(0).forEach((callback) => void callback())
    const parse = () => {
      isParsed = true
      listeners.get('DOMContentLoaded')?.()
    }
    return { listeners, links, bundle, moved, parse, paint }
  }

  it('starts after the first paint, and once', () => {
    const { parse, paint, links, bundle, moved, listeners } = openPage()
    parse()
    expect(moved, 'nothing is painted yet').toEqual([])
    paint()
    expect(moved, 'its work begins after the frame, not in it').toEqual([])
    paint()
    expect(moved).toEqual([bundle])
    expect(bundle.type).toBe('module')
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
    listeners.get('pointerdown')?.()
    expect(moved.length).toBe(1)
  })

  it.each(['pointermove', 'pointerdown', 'keydown'])('a %s starts it at once', (sign) => {
    const { parse, listeners, moved } = openPage()
    listeners.get(sign)?.()
    expect(moved, 'it has not arrived yet').toEqual([])
    parse()
    listeners.get(sign)?.()
    expect(moved.length).toBe(1)
  })
})
