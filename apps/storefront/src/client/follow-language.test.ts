import { expect, it } from 'vitest'
import { followLanguage } from './follow-language.ts'

/** Counts reloads of a page that is restored with other cookies than it was loaded with. */
function countReloads({ before, after, persisted = true }: { before: string; after: string; persisted?: boolean }): number {
  let reloads = 0
  const page = Object.assign(new EventTarget(), { document: { cookie: before }, location: { reload: () => reloads++ } })
  followLanguage(page as unknown as Parameters<typeof followLanguage>[0])
  page.document.cookie = after
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return reloads
}

it.each([
  { why: 'reloads after a language was chosen', before: '', after: 'language=de-DE', reloads: 1 },
  { why: 'reloads after another language was chosen', before: 'a=1; language=de-DE', after: 'a=1; language=fr-FR', reloads: 1 },
  { why: 'reloads after the choice was reset, which removes the cookie', before: 'language-de=fr-FR', after: '', reloads: 1 },
  { why: 'does not reload when nothing changed', before: 'language=de-DE', after: 'language=de-DE', reloads: 0 },
  { why: 'does not reload when only other cookies changed', before: 'language=de-DE; a=1', after: 'a=2; language=de-DE', reloads: 0 },
  { why: 'does not reload a page that was loaded, not restored', before: '', after: 'language=de-DE', persisted: false, reloads: 0 },
])('$why', ({ reloads, ...page }) => {
  expect(countReloads(page)).toBe(reloads)
})
