import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const CITING = /\.(?:ts|tsx|mts|mjs|js|css|sql|md|po|html|example|ya?ml)$/
const UNREAD = new Set(['node_modules', 'dist', 'compiled', 'var', '.git'])

/** `§3.4`, and further sections after a comma, "and" or "to". */
const SECTIONS = String.raw`§\d+(?:\.\d+)?(?:(?:,? and |, |-| to )§?\d+(?:\.\d+)?)*`
/** A document, or sections. Laws are cited with a space after the sign: `§ 44`. */
const CITATION = new RegExp(String.raw`(?<document>[\w./-]+\.md|\b[Ss]pec(?:ification)?\b)|(?<sections>${SECTIONS})`, 'g')
/** Characters within which sections may follow their document: "docs/wire.md §13.2 rule 3, §15 Q2". */
const REACH = 200
const QUOTED = /((?:[\w.-]+\/)*[\w-]+\.md)`?, "([^"]+)"/g
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

  it('name documents and sections that exist', () => {
    expect(files.flatMap(findMissing)).toEqual([])
  })

  it.each([
    { why: 'a document that is none', text: 'Rules are pure. Architecture §3', missing: ['Architecture §3'] },
    { why: 'no document at all', text: 'See §3.', missing: ['See §3'] },
    { why: 'a section that does not exist', text: 'Spec §99', missing: ['docs/spec.md §99'] },
    { why: 'a further section that does not exist', text: '`docs/wire.md` §1.2, §99.1', missing: ['docs/wire.md §99.1'] },
    { why: 'a file that does not exist', text: 'docs/gone.md §1', missing: ['docs/gone.md §1'] },
    { why: 'existing sections', text: 'Spec §4, docs/wire.md §13.2 rule 3, §15 Q2; the specification (§9)', missing: [] },
    { why: 'a law', text: 'podle § 44', missing: [] },
  ])('are found with $why', ({ text, missing }) => {
    expect(missingIn(text, null)).toEqual(missing)
  })

  it('quote headings that exist', () => {
    const missing = files.flatMap((file) =>
      [...readProse(file).matchAll(QUOTED)]
        .filter(([, document = '', heading = '']) => existsSync(join(root, document)) && !titlesOf(document).has(heading))
        .map(([citation]) => `${file}: ${citation}`),
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

function findMissing(file: string): string[] {
  // Examples of wrong citations.
  if (file === 'tools/citations.test.ts') return []
  return missingIn(readProse(file), /^docs\/(?!decisions)/.test(file) ? file : null).map((citation) => `${file}: ${citation}`)
}

/** `own`: the document that the text is from, whose sections it cites without a name. */
function missingIn(text: string, own: string | null): string[] {
  let last: { readonly document: string; readonly end: number } | null = null
  const missing: string[] = []
  for (const { 0: whole, index, groups = {} } of text.matchAll(CITATION)) {
    const { document, sections } = groups
    if (sections === undefined) {
      last = { document: toPath(document ?? '', own), end: index + whole.length }
      continue
    }
    const before = text.slice(Math.max(last?.end ?? 0, index - REACH), index)
    const isAttached: boolean = last !== null && /^[`)\s(]*$/.test(before)
    // "Architecture §3" names a document that is none.
    const isNamed = /\b[A-Z][a-z]+ $/.test(before)
    const isNear: boolean = last !== null && index - last.end < REACH
    const inText: string | null = own === null && isNear ? (last?.document ?? null) : own
    const cited: string | null = isAttached ? (last?.document ?? null) : isNamed ? null : inText
    if (cited === null) missing.push(`${/\S* ?$/.exec(before)?.[0] ?? ''}${sections}`)
    else {
      const known = headingsOf(cited)
      missing.push(
        ...[...sections.matchAll(/\d+(?:\.\d+)?/g)].filter(([number]) => !known.has(number)).map(([number]) => `${cited} §${number}`),
      )
    }
  }
  return missing
}

/** Documents name their neighbours, and those of `docs/behaviour/`, without a folder. */
function toPath(document: string, own: string | null): string {
  if (/^[Ss]pec/.test(document)) return 'docs/spec.md'
  const candidates = own === null ? [] : [join(dirname(own), document), join('docs/behaviour', document)]
  return candidates.find((path) => existsSync(join(root, path))) ?? document
}

/** Numbers of the sections of a document; empty when there is no such document. */
function headingsOf(document: string): ReadonlySet<string> {
  const known = headings.get(document)
  if (known) return known
  const found = new Set([...readDocument(document).matchAll(/^#{1,4} §?(\d+(?:\.\d+)?)\b/gm)].map(([, number]) => number ?? ''))
  headings.set(document, found)
  return found
}

/** Headings, and the bold words that begin the points of a list. */
function titlesOf(document: string): ReadonlySet<string> {
  return new Set(
    [...readDocument(document).matchAll(/^#{1,4} (.+)$|\*\*(.+?)\.?\*\*/gm)].map(([, heading, point]) => heading ?? point ?? ''),
  )
}

function readDocument(document: string): string {
  const path = join(root, document)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
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
