import * as z from 'zod/mini'
import { hasCardNumber, isPersonName, isPlainLine, LETTER, MAX_LENGTH } from './field-rules.ts'

/** A line that a person typed and that may reach a mail, an invoice or a terminal. */
export function plainLine(longest: number = MAX_LENGTH.line) {
  return z.string().check(
    z.maxLength(longest),
    z.refine((text) => isPlainLine(text), 'should be one line without control characters and web addresses'),
  )
}

const CARD_NUMBER = 'should not hold the number of a payment card'

/** Text of any number of lines. */
export function freeText(longest: number) {
  return z.string().check(
    z.maxLength(longest),
    z.refine((text) => !hasCardNumber(text), CARD_NUMBER),
  )
}

/** For members with arbitrary content: no text in it holds the number of a payment card. Does not recurse: the value may be an attack. */
export function withoutCardNumbers() {
  return z.refine((value: unknown) => {
    const waiting = [value]
    while (waiting.length > 0) {
      const current = waiting.pop()
      if (typeof current === 'string' && hasCardNumber(current)) return false
      if (typeof current === 'number' && hasCardNumber(String(current))) return false
      if (typeof current === 'object' && current !== null) waiting.push(...Object.values(current))
    }
    return true
  }, CARD_NUMBER)
}

/** A person's first or last name, with a letter of any script. */
export const PersonName = z.string().check(
  z.trim(),
  z.maxLength(MAX_LENGTH.name),
  z.regex(LETTER),
  z.refine((text) => isPersonName(text), 'should be a name without web addresses and control characters'),
)
