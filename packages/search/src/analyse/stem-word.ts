/** The combining marks of decomposed letters: é is e and an accent. */
const ACCENTS = /\p{M}+/gu
const NOT_ASCII = /[^\p{ASCII}]/u

/**
 * The common form of the spellings of a word: without accents, the same for singular and plural. It need not be a word itself.
 * The rules are deliberately few: merging two different words is worse than missing a plural.
 */
export function stemWord(word: string, language: string): string {
  const plain = foldAccents(word)
  // Numbers, model names and article codes: "300s" is not the plural of "300".
  if (plain.length < 4 || /\d/.test(plain)) return plain
  switch (language.slice(0, 2)) {
    case 'en':
      return stemEnglish(plain)
    case 'de':
      return stemGerman(plain)
    case 'it':
      return stemItalian(plain)
    default:
      return plain
  }
}

export function foldAccents(word: string): string {
  if (!NOT_ASCII.test(word)) return word
  return word.replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe').replaceAll('ø', 'o').normalize('NFD').replace(ACCENTS, '')
}

/** Plurals that the rules of `stemEnglish` do not cover. */
const IRREGULAR: Readonly<Record<string, string>> = {
  calves: 'calf',
  children: 'child',
  feet: 'foot',
  geese: 'goose',
  halves: 'half',
  hooves: 'hoof',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  mice: 'mouse',
  shelves: 'shelf',
  teeth: 'tooth',
  wolves: 'wolf',
}

/** puppies, puppy · brushes, brush · boxes, box · treats, treat; but not glass, status, iris. */
function stemEnglish(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word]!
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

/** Hund, Hunde, Hunden · Katze, Katzen · Napf, Näpfe, naepfe · Huhn, Hühner · Maus, Mäuse; umlauts also as ae, oe, ue. */
function stemGerman(word: string): string {
  const folded = word.replace(/([ao])e/g, '$1').replace(/(^|[^aeq])ue/g, '$1u')
  // "Reise" (journey) must not get the stem of "Reis" (rice).
  if (folded === 'reise' || folded === 'reisen') return 'reise'
  if (folded.length === 4 && folded.endsWith('s')) return folded
  // n is an ending only after l and r (Vögeln, but not Huhn), and s is not an ending after these vowels (Maus, Eis, Wies).
  const stem = folded.replace(/(?:ern|en|er|em|es|e|(?<=[lr])n|(?<!au|ei|eu|ie)s)$/, '')
  return stem.length >= 3 ? stem : folded
}

/** gatto, gatti · crocchetta, crocchette · gioco, giochi · guinzaglio, guinzagli · cane, cani. */
function stemItalian(word: string): string {
  const stem = word.replace(/(?:hi|he|io|ii|ia|ie|[aeio])$/, '')
  return stem.length >= 3 ? stem : word
}
