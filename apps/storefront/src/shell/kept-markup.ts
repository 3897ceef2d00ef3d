import { createElement, Fragment, type ReactNode } from 'react'

interface Part {
  readonly key: string
  /** Undefined: rendered this time, between two marks. */
  readonly markup: string | undefined
}

/** Characters of the private use area, so that no text of a shop looks like a mark. */
const MARK = /\uE0F1(\d+)\uE0F2/
const MOST_PARTS = 2000

const kept = new Map<string, string>()
// Rendering to a string is one synchronous step, so there is one page at a time.
let page: { scope: string; parts: Part[] } | null = null

/** In place of a part of a page: a mark where its markup is known, else the part between two marks. */
export function markPart(by: string, render: () => ReactNode): ReactNode {
  if (!page) return render()
  const key = `${page.scope} ${by}`
  const markup = kept.get(key)
  const mark = `\uE0F1${page.parts.push({ key, markup }) - 1}\uE0F2`
  return markup === undefined ? createElement(Fragment, null, mark, render(), mark) : mark
}

/** Renders a page whose kept parts are put in, or taken from it for the next one. `scope`: what every part depends on. */
export function renderWithKept(scope: string, render: () => string): string {
  const parts: Part[] = []
  page = { scope, parts }
  try {
    return fillMarks(render(), parts)
  } finally {
    page = null
  }
}

/** Splitting by a pattern with a group gives text and numbers of marks in turn. */
function fillMarks(html: string, parts: readonly Part[]): string {
  const pieces = html.split(MARK)
  let filled = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 2) {
    const part = parts[Number(pieces[at])]!
    if (part.markup !== undefined) filled += part.markup
    else if (pieces[at] !== pieces[at - 2]) keep(part.key, pieces[at + 1] ?? '')
    filled += pieces[at + 1] ?? ''
  }
  return filled
}

function keep(key: string, markup: string): void {
  // A slice would hold the whole page in memory.
  kept.set(key, new TextDecoder().decode(new TextEncoder().encode(markup)))
  if (kept.size <= MOST_PARTS) return
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}
