/** Words with the hyphen that ends them, spaces, and single characters of scripts that are written without spaces. */
const PIECES =
  /[^\s\u002d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+-?|[\s-]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** Japanese punctuation that must not begin a line. */
const CLOSING = /^[、。，．：；？！）」』】ー]/u

/** The lines of a text in a box of this width. A word that is wider than the box is broken anywhere. */
export function breakLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, widthOf))
}

function breakParagraph(paragraph: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(paragraph) <= width) return [paragraph]
  const lines: string[] = []
  let line = ''
  for (const piece of paragraph.match(PIECES) ?? []) {
    if (line !== '' && !CLOSING.test(piece) && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    if (line === '' && piece.trim() === '') continue
    line += piece
    const parts = breakWord(line, width, widthOf)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

/** One part for a word that fits. */
function breakWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word.trimEnd()) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && widthOf(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
