import { fill } from '../language.ts'

/**
 * Fills facts into a text of lines. A line that names a missing fact is left out, and so is a heading that then has nothing below it: a shop
 * without returns must not promise any.
 */
export function stateFacts(text: string, facts: Readonly<Record<string, string | null>>): string {
  const known: Record<string, string> = {}
  for (const [name, value] of Object.entries(facts)) if (value !== null) known[name] = value
  const missing = Object.keys(facts).filter((name) => facts[name] === null)
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !missing.some((name) => line.includes(`{${name}}`)))
  return lines
    .filter((line, at) => !line.startsWith('# ') || !(lines[at + 1] ?? '# ').startsWith('# '))
    .map((line) => fill(line, known))
    .join('\n')
}
