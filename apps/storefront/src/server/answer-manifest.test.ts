import { describe, expect, it } from 'vitest'
import { storeViews } from '../shell/store-view/stores.ts'
import { answerManifest, manifestPath } from './answer-manifest.ts'
import { installTags } from './install-tags.ts'

const read = async (path: string, opensOffline = true) => {
  const answer = (await answerManifest(new Request(`https://shop.example${path}`), opensOffline))!
  return { type: answer.headers.get('content-type'), manifest: (await answer.json()) as Record<string, unknown> }
}

describe('the manifest', () => {
  it('installs each store view as a separate shop', async () => {
    const { type, manifest } = await read('/manifest.webmanifest')
    expect(type).toMatch(/^application\/manifest\+json/)
    expect(manifest).toMatchObject({ id: '/', name: 'Meerkat', short_name: 'Meerkat', lang: 'en-US', start_url: '/', scope: '/' })
    expect(manifest).toMatchObject({ display: 'standalone', theme_color: '#1f5138', background_color: '#fbf8f1' })
    const { manifest: german } = await read('/de/manifest.webmanifest')
    expect(german).toMatchObject({ id: '/de', name: 'Meerkat Deutschland', lang: 'de-DE', start_url: '/de', scope: '/' })
    expect(german['description']).toBe('Alles für Tiere von Meerkat, auch ohne Verbindung.')
  })

  it('does not promise to open without a connection when the service worker is off', async () => {
    const { manifest } = await read('/de/manifest.webmanifest', false)
    expect(manifest['description']).toBe('Alles für Tiere von Meerkat.')
  })

  it('has shortcuts to the cart, the orders and the search', async () => {
    const { manifest } = await read('/de/manifest.webmanifest')
    const icons = (page: string) => [
      { src: expect.stringMatching(`^/assets/shortcut-${page}-[0-9a-f]{8}\\.png$`), sizes: '96x96', type: 'image/png' },
    ]
    expect(manifest['shortcuts']).toEqual([
      { name: 'Ihr Warenkorb', url: '/de/cart', icons: icons('cart') },
      { name: 'Meine Bestellungen', url: '/de/my-account/orders', icons: icons('orders') },
      { name: 'Suche', url: '/de/search', icons: icons('search') },
    ])
  })

  it('is in the language that the shopper chose, and keeps the id of the shop', async () => {
    const [main] = storeViews
    expect(manifestPath(main!, 'en-US')).toBe('/manifest.webmanifest')
    const { manifest } = await read(manifestPath(main!, 'it-IT'))
    expect(manifest).toMatchObject({ id: '/', lang: 'it-IT', description: 'Tutto per gli animali da Meerkat, anche senza connessione.' })
    expect((await read('/manifest.webmanifest?language=xx')).manifest).toMatchObject({ lang: 'en-US' })
  })

  it('names icons that are shown as they are, and icons that the system may crop', async () => {
    const { manifest } = await read('/manifest.webmanifest')
    const icons = manifest['icons'] as { src: string; sizes: string; purpose: string }[]
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src } of icons) expect(src).toMatch(/^\/assets\/app-(?:any|maskable)-\d+-[0-9a-f]{8}\.png$/)
  })

  it('has a picture of the shop for the install dialog of phones and of desktops, within the sizes that browsers take', async () => {
    const { manifest } = await read('/manifest.webmanifest')
    const screenshots = manifest['screenshots'] as { src: string; sizes: string; form_factor: string; label: string }[]
    expect(screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)).toEqual(['narrow 720x1280', 'wide 1280x800'])
    for (const { src, sizes, label } of screenshots) {
      expect(src).toMatch(/^\/assets\/screen-(?:narrow|wide)-[0-9a-f]{8}\.png$/)
      expect(label).toBe(manifest['description'])
      const [width = 0, height = 0] = sizes.split('x').map(Number)
      expect([
        Math.min(width, height) >= 320,
        Math.max(width, height) <= 3840,
        Math.max(width, height) / Math.min(width, height) <= 2.3,
      ]).toEqual([true, true, true])
    }
  })

  it('answers no other request', async () => {
    for (const path of ['/', '/manifest.json', '/xx/manifest.webmanifest'])
      expect(await answerManifest(new Request(`https://shop.example${path}`), true)).toBeNull()
  })
})

it('each page names the manifest, the icon of iOS and the colour of the frame in both themes', () => {
  const german = storeViews.find(({ storeCode }) => storeCode === 'de')!
  expect(installTags(german, 'ja-JP')).toMatch(
    /^<link rel="manifest" href="\/de\/manifest\.webmanifest\?language=ja-JP"><link rel="apple-touch-icon" href="\/assets\/app-touch-180-\w{8}\.png"><meta name="theme-color" content="#1f5138"><meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#16281e">$/,
  )
})
