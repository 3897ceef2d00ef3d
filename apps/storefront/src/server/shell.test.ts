import { describe, expect, it } from 'vitest'
import { findShell, withoutBundle } from './shell.ts'

const ask = (path: string, method = 'GET') => {
  const shell = findShell(new Request(`https://shop.example${path}`, { method, headers: { cookie: 'language=de-DE' } }))
  return shell && { kind: shell.kind, path: new URL(shell.request.url).pathname, cookie: shell.request.headers.get('cookie') }
}

describe('shells of the service worker (docs/behaviour/offline.md)', () => {
  it.each([
    { asked: '/_shell/main/default', kind: 'default', path: '/' },
    { asked: '/_shell/main/minimal?language=de-DE', kind: 'minimal', path: '/checkout' },
    { asked: '/_shell/de/default', kind: 'default', path: '/de' },
    { asked: '/_shell/it/offline', kind: 'offline', path: '/it/offline' },
  ])('$asked is the frame of $path, in the language of the cookie', ({ asked, kind, path }) => {
    expect(ask(asked)).toEqual({ kind, path, cookie: 'language=de-DE' })
  })

  it.each(['/', '/_shell/xx/default', '/_shell/main/other', '/_shell/main', '/dogs/_shell/main/default'])('%s is not a shell', (path) => {
    expect(ask(path)).toBeNull()
  })

  it('are read only', () => {
    expect(ask('/_shell/main/default', 'POST')).toBeNull()
  })

  it('for unavailable pages have no bundle', () => {
    const page =
      '<head><link rel="later" href="/a.js"/></head><p>Away</p><script type="later" async src="/a.js"></script><script>0</script>'
    expect(withoutBundle(page)).toBe('<head></head><p>Away</p><script>0</script>')
  })
})
