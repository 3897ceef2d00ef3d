import { describe, expect, it } from 'vitest'
import { storeViews } from '../shell/store-view/stores.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { shareTags } from './share-tags.ts'

const origin = 'https://shop.example'
const viewOf = (code: string) => storeViews.find(({ storeCode }) => storeCode === code)!
const german = viewOf('de')
const facts: PageFacts = {
  title: 'Karoo "Adult" | Meerkat',
  description: 'Dry food',
  canonical: `${origin}/de/dogs/karoo.html`,
  origin,
  view: german,
}

describe('shareTags', () => {
  it('links the page in every store view that has it, with the default one as x-default', () => {
    const others = [
      { view: viewOf(''), href: `${origin}/dogs/karoo.html` },
      { view: german, href: `${origin}/de/hunde/karoo.html` },
    ]
    const tags = shareTags(facts, { kind: 'product', image: null }, others)
    expect([...tags.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])).toEqual([
      ['en-za', `${origin}/dogs/karoo.html`],
      ['de-de', `${origin}/de/hunde/karoo.html`],
      ['x-default', `${origin}/dogs/karoo.html`],
    ])
  })

  it('writes a card for a page with an image, with escaped attributes', () => {
    const tags = shareTags(facts, { kind: 'product', image: '/img/600/744/resize/k/a/karoo.webp' }, [])
    expect(tags).toContain('<meta property="og:title" content="Karoo &quot;Adult&quot; | Meerkat">')
    expect(tags).toContain(`<meta property="og:image" content="${origin}/img/600/744/resize/k/a/karoo.jpg">`)
    expect(tags).toContain('<meta property="og:locale" content="de_DE">')
  })

  it('writes nothing for pages without a canonical URL', () => {
    expect(shareTags({ ...facts, canonical: null }, { kind: 'website', image: '/x.webp' }, [])).toBe('')
  })
})

describe('readPageFacts', () => {
  const page = { meta: [{ title: 'Dogs' }, { name: 'description', content: 'All of it' }], links: [{ rel: 'canonical', href: '/dogs' }] }

  it('reads the head of the innermost route', () => {
    expect(readPageFacts([{ meta: [{ title: 'Meerkat' }] }, page], { origin, view: german })).toEqual({
      title: 'Dogs',
      description: 'All of it',
      canonical: `${origin}/dogs`,
      origin,
      view: german,
    })
  })

  it.each([
    { why: 'a hidden page', match: { ...page, meta: [{ name: 'robots', content: 'noindex' }] } },
    { why: 'a page without a canonical link', match: { meta: page.meta } },
    { why: 'a missing page', match: { ...page, error: { isNotFound: true } } },
  ])('$why has no canonical URL', ({ match }) => {
    expect(readPageFacts([match], { origin, view: german }).canonical).toBeNull()
  })
})
