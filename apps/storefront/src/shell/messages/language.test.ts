import { languageCookie } from '@meerkat/i18n/chosen-language'
import { describe, expect, it } from 'vitest'
import { findLanguage } from './language.ts'

const africa = { storeCode: '', i18n: { defaultLocale: 'en-US' } } as Parameters<typeof findLanguage>[1]
const germany = { storeCode: 'de', i18n: { defaultLocale: 'de-DE' } } as Parameters<typeof findLanguage>[1]

describe('findLanguage (decision 0009)', () => {
  it.each([
    { why: 'nothing was chosen', cookies: '', view: germany, language: 'de-DE' },
    { why: 'a choice', cookies: 'language=ja-JP', view: africa, language: 'ja-JP' },
    { why: 'among others', cookies: 'a=1; language=pl-PL; b=2', view: africa, language: 'pl-PL' },
    { why: 'a choice made in another store view', cookies: 'language=ja-JP', view: germany, language: 'de-DE' },
    { why: 'a choice made in this one', cookies: 'language=ja-JP; language-de=ru-RU', view: germany, language: 'ru-RU' },
    { why: 'another cookie whose name ends the same way', cookies: 'x-language=ja-JP', view: africa, language: 'en-US' },
    { why: 'a language without a catalogue', cookies: 'language=xx-XX', view: africa, language: 'en-US' },
    { why: 'the name of a property that every object has', cookies: 'language=constructor', view: africa, language: 'en-US' },
    { why: 'no value', cookies: 'language=', view: africa, language: 'en-US' },
    { why: 'markup', cookies: 'language="><script>', view: africa, language: 'en-US' },
  ])('$why: $language', ({ cookies, view, language }) => {
    expect(findLanguage(cookies, view)).toBe(language)
  })

  it('names the cookie after the store view', () => {
    expect([languageCookie(africa.storeCode), languageCookie(germany.storeCode)]).toEqual(['language', 'language-de'])
  })
})
