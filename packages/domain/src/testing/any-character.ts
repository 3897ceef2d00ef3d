import * as fc from 'fast-check'

/** The code points that surrogate pairs use, which are no characters. */
const FIRST_SURROGATE = 0xd800
const SURROGATES = 0x800
const CODE_POINTS = 0x110000

/**
 * Any character of Unicode. The same values as the unit `binary` of fast-check, which first builds a map of all of them: that takes a second
 * and 85 MB in every process.
 */
export const anyCharacter = fc.nat(CODE_POINTS - SURROGATES - 1).map(
  (at) => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES),
  // fast-check asks which of its dangerous words, such as `__proto__`, consist of these characters.
  (text) => {
    const [character = '', ...others] = typeof text === 'string' ? text : ''
    if (character === '' || others.length > 0) throw new Error('Not one character')
    const point = character.codePointAt(0)!
    return point < FIRST_SURROGATE ? point : point - SURROGATES
  },
)
