import { toPrintable } from '../../../text/printable.ts'

/** Text whose characters are all in one font. */
export interface FontRun {
  /** The index of the font in the list. */
  readonly font: number
  readonly text: string
}

/** Whether the font at this index of the list has a character. */
export type HasCharacter = (font: number, codePoint: number) => boolean

/** Not drawn: control and format characters, and marks that choose a form of the character before. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u

/**
 * Splits text into runs of one font each. A character goes to the first font that has it. A character that no font has is transliterated
 * or replaced by a question mark, so that nothing a shopper writes can break a document.
 */
export function splitByFont(text: string, count: number, has: HasCharacter): FontRun[] {
  const fonts = Array.from({ length: count }, (_, index) => index)
  const runs: { font: number; text: string }[] = []
  const add = (character: string): boolean => {
    const font = fonts.find((index) => has(index, character.codePointAt(0) ?? 0))
    if (font === undefined) return false
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
    return true
  }
  for (const character of text.normalize('NFC')) {
    if (INVISIBLE.test(character) || add(character)) continue
    for (const plain of toPrintable(character)) add(plain)
  }
  return runs
}
