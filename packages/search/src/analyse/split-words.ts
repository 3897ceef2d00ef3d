/** Longer words are cut off: people do not type them, and the edit distance is computed in a table of this size. */
const MAX_WORD_LENGTH = 64

/** Units that are written with and without a space: "3kg" and "3 kg" are the same two words. */
const MEASURE = /^(\d+(?:\.\d+)?)(kg|g|mg|lb|oz|l|ml|cl|m|cm|mm|gb|mb|tb|w|v|mah|hz|ghz|mhz)$/

const SEPARATOR = 1
const LETTER = 2
const DIGIT = 3
const JOINER = 4
/** The class of each UTF-16 unit, zero until first looked up: computing all of them at start would cost the browser a frame. */
const kinds = new Uint8Array(0x10000)

/**
 * The words of a text in order, lower-cased and composed: runs of letters and digits. An apostrophe inside a word is removed
 * ("hill's" is "hills"), a point or comma between digits becomes a point ("1,5" is "1.5"). At most `limit` words.
 */
export function splitWords(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  const source = toPlainText(text)
  const words: string[] = []
  let start = -1
  let special = false
  for (let at = 0; at <= source.length && words.length < limit; at++) {
    const kind = at < source.length ? kindAt(source, at) : SEPARATOR
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
  // Skip Unicode normalisation for ASCII: it is slow and would change nothing.
  return (isAscii(text) ? text : text.normalize('NFKC')).toLowerCase()
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** An apostrophe joins letters, a point or comma joins digits; anywhere else they separate. */
function joins(source: string, at: number): boolean {
  if (at + 1 >= source.length) return false
  const before = kindAt(source, at - 1)
  const after = kindAt(source, at + 1)
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

function kindAt(source: string, at: number): number {
  const code = source.charCodeAt(at)
  const known = kinds[code]!
  if (known !== 0) return known
  kinds[code] = classify(String.fromCharCode(code))
  return kinds[code]
}

/** Halves of surrogate pairs are not letters, so they separate words: emoji are not words. */
function classify(character: string): number {
  if (/[\p{L}\p{M}]/u.test(character)) return LETTER
  if (/\p{N}/u.test(character)) return DIGIT
  return "'’.,".includes(character) ? JOINER : SEPARATOR
}
