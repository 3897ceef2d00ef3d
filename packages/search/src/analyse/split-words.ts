/** Longer words are cut here: nobody types them, and the edit distance is measured in a table of this size. */
export const MAX_WORD_LENGTH = 64

/** Units that are written with and without a space: "3kg" and "3 kg" are the same two words. */
const MEASURE = /^(\d+(?:\.\d+)?)(kg|g|mg|lb|oz|l|ml|cl|m|cm|mm|gb|mb|tb|w|v|mah|hz|ghz|mhz)$/

const SEPARATOR = 0
const LETTER = 1
const DIGIT = 2
const JOINER = 3
const classOf = classifyCharacters()

/**
 * The words of a text in order, lower-cased and composed: runs of letters and digits. An apostrophe inside a word vanishes
 * ("hill's" is "hills"), a point or comma between digits stays as a point ("1,5" is "1.5"). At most `limit` words.
 */
export function splitWords(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  const source = toPlainText(text)
  const words: string[] = []
  let start = -1
  let special = false
  for (let at = 0; at <= source.length && words.length < limit; at++) {
    const kind = at < source.length ? classOf[source.charCodeAt(at)]! : SEPARATOR
    if (kind === LETTER || kind === DIGIT) {
      if (start < 0) start = at
    } else if (start >= 0) {
      if (kind === JOINER && joins(source, at)) special = true
      else {
        pushWord(words, source.slice(start, at), special)
        start = -1
        special = false
      }
    }
  }
  return words.length > limit ? words.slice(0, limit) : words
}

function toPlainText(text: string): string {
  // Composing costs time, and plain ASCII needs none of it.
  return (isAscii(text) ? text : text.normalize('NFKC')).toLowerCase()
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** An apostrophe joins letters, a point or comma joins digits; anywhere else they separate. */
function joins(source: string, at: number): boolean {
  if (at + 1 >= source.length) return false
  const before = classOf[source.charCodeAt(at - 1)]
  const after = classOf[source.charCodeAt(at + 1)]
  const isPoint = source[at] === '.' || source[at] === ','
  return isPoint ? before === DIGIT && after === DIGIT : before === LETTER && after === LETTER
}

function pushWord(words: string[], raw: string, special: boolean): void {
  const word = special ? raw.replace(/['’]/g, '').replaceAll(',', '.') : raw
  const first = word.charCodeAt(0)
  const measure = first >= 48 && first <= 57 && word.length > 1 ? MEASURE.exec(word) : null
  if (measure) words.push(measure[1]!, measure[2]!)
  else words.push(word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word)
}

/** One byte per UTF-16 unit. Halves of surrogate pairs separate: emoji are not words. */
function classifyCharacters(): Uint8Array {
  const table = new Uint8Array(0x10000)
  const letter = /[\p{L}\p{M}]/u
  const digit = /\p{N}/u
  for (let code = 0; code < 0x10000; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCharCode(code)
    if (letter.test(character)) table[code] = LETTER
    else if (digit.test(character)) table[code] = DIGIT
  }
  for (const joiner of "'’.,") table[joiner.charCodeAt(0)] = JOINER
  return table
}
