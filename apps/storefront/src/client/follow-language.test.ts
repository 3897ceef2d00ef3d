import { expect, it } from 'vitest'
import { followLanguage } from './follow-language.ts'

/** A page with these cookies, shown again when it has others. */
function countReloads({ before, after, persisted = true }: { before: string; after: string; persisted?: boolean }): number {
  let reloads = 0
  const page = Object.assign(new EventTarget(), { document: { cookie: before }, location: { reload: () => reloads++ } })
  followLanguage(page as unknown as Parameters<typeof followLanguage>[0])
  page.document.cookie = after
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return reloads
}

it.each([
  { why: 'a language was chosen meanwhile', before: '', after: 'language=de-DE', reloads: 1 },
  { why: 'another one was', before: 'a=1; language=de-DE', after: 'a=1; language=fr-FR', reloads: 1 },
  { why: 'the own one of the store view was: nothing is noted', before: 'language-de=fr-FR', after: '', reloads: 1 },
  { why: 'nothing changed', before: 'language=de-DE', after: 'language=de-DE', reloads: 0 },
  { why: 'something else did', before: 'language=de-DE; a=1', after: 'a=2; language=de-DE', reloads: 0 },
  { why: 'the page is new', before: '', after: 'language=de-DE', persisted: false, reloads: 0 },
])('$why', ({ reloads, ...page }) => {
  expect(countReloads(page)).toBe(reloads)
})
