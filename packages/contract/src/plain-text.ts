import * as z from 'zod/mini'
import { isPersonName, isPlainLine, LETTER, LONGEST } from './field-rules.ts'

/** A line that a person typed and that may reach a mail, an invoice or a terminal. */
export function plainLine(longest: number = LONGEST.line) {
  return z.string().check(
    z.maxLength(longest),
    z.refine((text) => isPlainLine(text), 'should be one line without control characters and web addresses'),
  )
}

/** A person's first or last name, with a letter of any script. */
export const PersonName = z.string().check(
  z.trim(),
  z.maxLength(LONGEST.name),
  z.regex(LETTER),
  z.refine((text) => isPersonName(text), 'should be a name without web addresses and control characters'),
)
