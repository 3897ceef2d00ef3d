import { inEveryLanguage, inLanguage, type Language, type Translations } from './language.ts'

/** German spelling without umlauts: "Näpfe" is "naepfe", not "napfe". */
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** "Lamb & Rice, 1.5 kg" becomes "lamb-rice-1-5-kg". An Italian apostrophe ends a word: "dell’acqua" is "dell-acqua". */
export function slugOf(text: string, language: Language = 'en'): string {
  const lower = text.normalize('NFC').toLowerCase()
  const spelt = language === 'de' ? lower.replaceAll(/[äöüß]/g, (letter) => GERMAN[letter]!) : lower
  return spelt
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/['’]/g, language === 'it' ? '-' : '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** One slug per store view, in its language. */
export function slugsOf(name: Translations): Translations {
  return inEveryLanguage((language) => slugOf(inLanguage(name, language), language))
}
