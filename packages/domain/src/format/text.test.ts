import { describe, expect, it } from 'vitest'
import { attributeText } from './attribute-text.ts'
import { capitalise } from './capitalise.ts'
import { decodeEntities } from './decode-entities.ts'
import { escapeHtml } from './escape-html.ts'
import { stripTags } from './strip-tags.ts'

describe('capitalise (docs/behaviour/formatting.md §21.2)', () => {
  it.each([
    ['pending', 'Pending'],
    ['in Transit', 'In Transit'],
    ['élan', 'Élan'],
    ['', ''],
    [undefined, ''],
  ])('%s', (text, result) => {
    expect(capitalise(text)).toBe(result)
  })
})

describe('stripTags (docs/behaviour/formatting.md §21.2)', () => {
  it.each([
    ['<p>Grain <b>free</b></p> ', 'Grain free'],
    ['2 < 3', '2 < 3'],
    [null, ''],
  ])('%s', (text, result) => {
    expect(stripTags(text)).toBe(result)
  })
})

describe('decodeEntities (docs/behaviour/formatting.md §21.2)', () => {
  it.each([
    ['Tick &amp; Flea', 'Tick & Flea'],
    ['caf&eacute; &yuml; &#39;x&#x27;', "café ÿ 'x'"],
    ['&amp;lt;', '&lt;'],
    ['&unknown; &', '&unknown; &'],
    ['&#0;&#xD800;&#1114112;', '\uFFFD\uFFFD\uFFFD'],
    [undefined, ''],
  ])('%s', (text, result) => {
    expect(decodeEntities(text)).toBe(result)
  })
})

it('escapes text that reads the same after it is decoded', () => {
  const text = `<b>"Tick & Flea"</b> 'x' &amp;`
  expect(escapeHtml(text)).toBe(`&lt;b&gt;&quot;Tick &amp; Flea&quot;&lt;/b&gt; 'x' &amp;amp;`)
  expect(decodeEntities(escapeHtml(text))).toBe(text)
})

describe('attributeText (docs/behaviour/formatting.md §21.2)', () => {
  const options = [
    { value: '71', label: 'Karoo' },
    { value: '72', label: 'Fynbos' },
  ]
  it.each([
    { input: 'select', value: 71, text: 'Karoo' },
    { input: 'multiselect', value: '71, 72', text: 'Karoo, Fynbos' },
    { input: 'multiselect', value: [72, '99'], text: 'Fynbos, 99' },
    { input: 'text', value: 'beef, rice', text: 'beef, rice' },
    { input: 'select', value: null, text: 'N/A' },
    { input: 'select', value: [], text: 'N/A' },
  ])('$input $value', ({ input, value, text }) => {
    expect(attributeText({ frontend_input: input, options }, value, { placeholder: 'N/A' })).toBe(text)
  })
})
