import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const CITING = /\.(?:ts|tsx|mts|mjs|js|css|sql|md|po|html|example|ya?ml)$/
const UNREAD = new Set(['node_modules', 'dist', 'compiled', 'var', '.git'])

/** `§3.4`, and further sections after a comma, "and" or "to". */
const SECTIONS = String.raw`§\d+(?:\.\d+)?(?:(?:,? and |, |-| to )§?\d+(?:\.\d+)?)*`
const CITATION = new RegExp(String.raw`(docs/[\w./-]+\.md|[Ss]pec(?:ification)?) (${SECTIONS})`, 'g')
/** The former style of citations, from before the documents were in the repository. */
const BARE = /\b(?:behaviour|contract)s? §?\d+(?:\.\d+)?\b/gi
const DECISION = /\b[Dd]ecisions? (\d{4})(?:(?:,| and) (\d{4}))*/g

const files = filesBelow('.')
const headings = new Map<string, ReadonlySet<string>>()
const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)))

describe('citations', () => {
  it('are looked for in the sources and in the documents', () => {
    expect(files).toEqual(expect.arrayContaining(['docs/wire.md', 'packages/contract/src/cart.ts', 'tools/citations.test.ts']))
  })

  it('name sections that exist', () => {
    const missing = files.flatMap((file) =>
      [...readProse(file).matchAll(CITATION)].flatMap(([, document = '', sections = '']) => {
        const known = headingsOf(document.startsWith('docs/') ? document : 'docs/spec.md')
        return [...sections.matchAll(/\d+(?:\.\d+)?/g)]
          .filter(([number]) => !known.has(number))
          .map(([number]) => `${file}: ${document} §${number}`)
      }),
    )
    expect(missing).toEqual([])
  })

  it('name a document, not only "contract" or "behaviour" as in the past', () => {
    const bare = files.flatMap((file) => [...readProse(file).matchAll(BARE)].map(([citation]) => `${file}: ${citation}`))
    expect(bare).toEqual([])
  })

  it('name decisions that exist', () => {
    const missing = files.flatMap((file) =>
      [...readProse(file).matchAll(DECISION)].flatMap(([whole]) =>
        [...whole.matchAll(/\d{4}/g)].filter(([number]) => !decisions.has(number)).map(([number]) => `${file}: decision ${number}`),
      ),
    )
    expect(missing).toEqual([])
  })
})

/** Numbers of the sections of a document; empty when there is no such document. */
function headingsOf(document: string): ReadonlySet<string> {
  const known = headings.get(document)
  if (known) return known
  const path = join(root, document)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const found = new Set([...text.matchAll(/^#{1,4} §?(\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number ?? ''))
  headings.set(document, found)
  return found
}

/** A file with wrapped comments joined, so that a citation may continue on the next line. */
function readProse(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll(/\n\s*(?:\*(?!\/)|\/\/|--|#)?[ \t]*/g, ' ')
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return UNREAD.has(entry.name) ? [] : filesBelow(path)
    return CITING.test(entry.name) ? [path] : []
  })
}
