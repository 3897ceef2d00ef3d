import { expect, it } from 'vitest'
import { translateIntro } from './translate-intro.ts'

const page = { name: 'Hay', intro: '<p>Hay &amp; grass</p>', description: 'Hay & grass' }
const text = (one: string) => (one === 'Hay & grass' ? '牧草 & 草' : null)

it('translates an introduction that is listed (decision 0097)', () => {
  expect(translateIntro(page, text)).toEqual({
    ...page,
    intro: '<p>牧草 &amp; 草</p>',
    description: '牧草 & 草',
    isTranslated: true,
  })
})

it.each(['<p>3" of "hay"</p>', '<p>3&quot; of &quot;hay&quot;</p>'])('translates an introduction with quotes: %s', (intro) => {
  expect(translateIntro({ intro, description: '3" of "hay"' }, () => '牧草').intro).toBe('<p>牧草</p>')
})

it.each([
  { why: 'of its own', other: { intro: '<p>Straw</p>', description: 'Straw' } },
  { why: 'with more than the description', other: { intro: '<p>Hay &amp; grass</p><ul></ul>' } },
])("leaves a merchant's introduction $why", ({ other }) => {
  const own = { ...page, ...other }
  expect(translateIntro(own, text)).toBe(own)
})
