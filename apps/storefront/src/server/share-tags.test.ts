import { describe, expect, it } from 'vitest'
import { storeViews } from '../shell/store-view/stores.ts'
import { type PageFacts, readPageFacts } from './page-facts.ts'
import { shareTags } from './share-tags.ts'

const origin = 'https://shop.example'
const german = storeViews.find(({ storeCode }) => storeCode === 'de')!
const facts: PageFacts = {
  title: 'Karoo "Adult" | Meerkat',
  description: 'Dry food',
  canonical: `${origin}/de/dogs/karoo.html`,
  origin,
  view: german,
}

describe('shareTags', () => {
  it('names the page in every store view, and the default one for everybody else', () => {
    const tags = shareTags(facts, { kind: 'product', image: null })
    expect([...tags.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])).toEqual([
      ['en-za', `${origin}/dogs/karoo.html`],
      ['de-de', `${origin}/de/dogs/karoo.html`],
      ['it-it', `${origin}/it/dogs/karoo.html`],
      ['x-default', `${origin}/dogs/karoo.html`],
    ])
  })

  it('makes a card of a page with a picture, with nothing that could leave its attribute', () => {
    const tags = shareTags(facts, { kind: 'product', image: '/img/600/744/resize/k/a/karoo.webp' })
    expect(tags).toContain('<meta property="og:title" content="Karoo &quot;Adult&quot; | Meerkat">')
    expect(tags).toContain(`<meta property="og:image" content="${origin}/img/600/744/resize/k/a/karoo.jpg">`)
    expect(tags).toContain('<meta property="og:locale" content="de_DE">')
  })

  it('says nothing of pages that are not to be found', () => {
    expect(shareTags({ ...facts, canonical: null }, { kind: 'website', image: '/x.webp' })).toBe('')
  })
})

describe('readPageFacts', () => {
  const page = { meta: [{ title: 'Dogs' }, { name: 'description', content: 'All of it' }], links: [{ rel: 'canonical', href: '/dogs' }] }

  it('reads what the innermost route wrote', () => {
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
    { why: 'a page without an address of its own', match: { meta: page.meta } },
    { why: 'a missing page', match: { ...page, error: { isNotFound: true } } },
  ])('$why has no address for search engines', ({ match }) => {
    expect(readPageFacts([match], { origin, view: german }).canonical).toBeNull()
  })
})
