import { describe, expect, it } from 'vitest'
import { toHtml } from './to-html.ts'

describe('toHtml', () => {
  it.each([
    { why: 'a line is a paragraph', text: 'Hello', html: '<p>Hello</p>' },
    { why: 'a hash makes a heading', text: '# Costs\nNone', html: '<h2>Costs</h2><p>None</p>' },
    { why: 'list items stay together', text: '- one\n- two\nend', html: '<ul><li>one</li><li>two</li></ul><p>end</p>' },
    { why: 'a list may end the text', text: '- one', html: '<ul><li>one</li></ul>' },
    { why: 'links stay in the store', text: 'See [help](/help)', html: '<p>See <a href="/de/help">help</a></p>' },
    { why: 'an ampersand is written as HTML wants it', text: 'Hof & Stall', html: '<p>Hof &amp; Stall</p>' },
  ])('$why', ({ text, html }) => {
    expect(toHtml(text, (path) => (path.startsWith('/') ? `/de${path}` : path))).toBe(html)
  })
})
