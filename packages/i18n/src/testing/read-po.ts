import { existsSync, readFileSync } from 'node:fs'
import type { CatalogPart } from '../load-messages.ts'

export const catalogParts: readonly CatalogPart[] = [
  'shop',
  'cart',
  'find',
  'checkout',
  'account',
  'later',
  'offline',
  'payment',
  'service',
  'delivery',
  'product',
  'mail',
]

/** Ids and messages of a PO file. An untranslated id has an empty message; a missing file has no ids. */
export function readPo(locale: string, part: CatalogPart): ReadonlyMap<string, string> {
  const file = new URL(`../catalogs/${locale}/${part}.po`, import.meta.url)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const entries = [...text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)].map(
    ([, id, sentence]) => [unquote(id!), unquote(sentence!)] as const,
  )
  const ids = entries.map(([id]) => id)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length > 0) throw new Error(`${locale}/${part}.po has these ids twice: ${twice.join(', ')}`)
  return new Map(entries.filter(([id]) => id !== ''))
}

function unquote(lines: string): string {
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((line) => line[1]!.replace(/\\(.)/g, '$1')).join('')
}
