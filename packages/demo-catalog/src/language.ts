/** The languages that the demo shop is written in. */
export const LANGUAGES = ['en', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in every language, in this order. */
export type Translations = readonly [en: string, de: string, it: string]

export function inLanguage(words: Translations, language: Language): string {
  return words[language === 'en' ? 0 : language === 'de' ? 1 : 2]
}

/** The same thing written in every language. */
export function inEveryLanguage(write: (language: Language) => string): Translations {
  return [write('en'), write('de'), write('it')]
}

/** Replaces `{fact}` by its value. @throws RangeError when a value is missing, which is a bug of the catalogue. */
export function fill(template: string, facts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, fact: string) => {
    const value = facts[fact]
    if (value === undefined) throw new RangeError(`The text "${template}" asks for "${fact}".`)
    return value
  })
}

/** Sentences start with a capital, lists of ingredients too. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
