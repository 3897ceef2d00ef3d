/** Usual ASCII spellings of letters without a Unicode decomposition. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
  '\u00a0': ' ',
  '\u202f': ' ',
}
/** Russian in passport transliteration. */
const CYRILLIC =
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ:ie ы:y ь: э:e ю:iu я:ia і:i ї:i є:ie ґ:g'
const LATIN = new Map(CYRILLIC.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)]))
/** The character set of the standard PDF fonts: Windows-1252. */
const SHOWN = /^[\n\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/

/** Converts text to those fonts: drops missing accents, transliterates Russian, and replaces other characters with a question mark. */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (SHOWN.test(character)) return character
    const plain = PLAIN[character] ?? romanise(character) ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return Array.from(plain, (letter) => (SHOWN.test(letter) ? letter : '?')).join('')
  }).join('')
}

function romanise(character: string): string | null {
  const latin = LATIN.get(character.toLowerCase())
  if (latin === undefined) return null
  return character === character.toLowerCase() ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1)
}
