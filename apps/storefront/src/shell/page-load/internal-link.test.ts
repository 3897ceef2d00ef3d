import { describe, expect, it } from 'vitest'
import { type LinkParts, toInternalHref } from './internal-link.ts'

const here = new URL('https://shop.example/dogs?page=2')

function aLink(href: string, attributes: Partial<Record<'target' | 'download' | 'reload', string>> = {}): LinkParts {
  const { origin, pathname, search, hash } = new URL(href, here)
  const { target = '', download, reload } = attributes
  return {
    href,
    target,
    origin,
    pathname,
    search,
    hash,
    dataset: { reload },
    hasAttribute: (name) => name === 'download' && download !== undefined,
  }
}

describe('toInternalHref', () => {
  it.each([
    { why: 'a page of the shop', link: aLink('/cats?brand=a#top'), href: '/cats?brand=a#top' },
    { why: 'the same page with other filters', link: aLink('/dogs?page=3'), href: '/dogs?page=3' },
    { why: 'another site', link: aLink('https://other.example/cats'), href: null },
    { why: 'a new tab', link: aLink('/cats', { target: '_blank' }), href: null },
    { why: 'a download', link: aLink('/cats', { download: '' }), href: null },
    { why: 'a link that requests a new document', link: aLink('/cats', { reload: '' }), href: null },
    { why: 'another store view', link: aLink('/de/hunde?marke=a'), href: null },
    { why: 'the home page of another store view', link: aLink('/de'), href: null },
    { why: 'a path that only begins like one', link: aLink('/design'), href: '/design' },
    { why: 'a jump within the page', link: aLink('/dogs?page=2#reviews'), href: null },
    { why: 'an answer of the API', link: aLink('/api/openapi.json'), href: null },
    { why: 'mail', link: aLink('mailto:a@b.example'), href: null },
  ])('$why', ({ link, href }) => {
    expect(toInternalHref(link, here)).toBe(href)
  })

  it('navigates within a store view, and loads a new document for another one', () => {
    const german = new URL('https://shop.example/de/hunde')
    expect(toInternalHref(aLink('/de/katzen'), german)).toBe('/de/katzen')
    expect(toInternalHref(aLink('/dogs'), german)).toBeNull()
    expect(toInternalHref(aLink('/it'), german)).toBeNull()
  })
})
