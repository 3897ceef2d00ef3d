/** Letters without a decomposition, as people write them who have no such key. */
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
/** What the fonts that every PDF reader brings along can show: Windows-1252. */
const SHOWN = /^[\n\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/

/** A text as those fonts can print it: accents that they lack go, and what is left stands as a question mark. */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (SHOWN.test(character)) return character
    const plain = PLAIN[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return Array.from(plain, (letter) => (SHOWN.test(letter) ? letter : '?')).join('')
  }).join('')
}
