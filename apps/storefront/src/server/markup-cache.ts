import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement, type ReactNode } from 'react'
import { provideMarkupCache } from '../shell/rendering/cached-markup.tsx'

interface Part {
  readonly key: string
  /** Undefined if not cached yet: the part is then rendered between the tags of its mark. */
  readonly markup: Buffer<ArrayBuffer> | undefined
}

/** A mark is an element, because an element does not change the markup around or inside it. The random name cannot be forged in texts. */
const MARK = `cached-${Math.random().toString(36).slice(2)}`
const NUMBER_AT = `${MARK} n="`.length
/** Markup with scripts or unfinished Suspense boundaries is valid for one page only. */
const UNCACHEABLE = /<script|<template|<!--\$[!?]/
/** Limit for all cached markup together, including keys and bookkeeping per entry. */
const MAX_BYTES = 5_000_000
const ENTRY_BYTES = 300

const cache = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: MAX_BYTES,
  sizeCalculation: (markup, key) => markup.length + 2 * key.length + ENTRY_BYTES,
})

// Rendering to a string is synchronous, so only one page is rendered at a time.
let page: { scope: string; parts: Part[] } | null = null

provideMarkupCache(markPart)

/** Replaces a part of a page with a mark; the mark contains the rendered part if its markup is not cached yet. */
function markPart(by: readonly unknown[], render: () => ReactNode): ReactNode {
  if (!page) return render()
  const key = `${page.scope}\n${by.map(toKey).join('\n')}`
  const markup = cache.get(key)
  const n = page.parts.push({ key, markup }) - 1
  return createElement(MARK, { n }, markup === undefined ? render() : null)
}

/** A page with marks, and the function that replaces them with markup. */
export interface MarkedPage {
  readonly marked: string
  /** Replaces the marks and returns the bytes; caches the markup that was rendered between marks. */
  fill(marked: string): Buffer<ArrayBuffer>
}

/** `scope`: cache key prefix for what every part depends on. */
export function renderWithMarkupCache(scope: string, render: () => string): MarkedPage {
  const parts: Part[] = []
  page = { scope, parts }
  try {
    return { marked: render(), fill: (marked) => fillMarks(marked, parts) }
  } finally {
    page = null
  }
}

/** Cached parts are stored as bytes, so most of a page is neither joined as text nor encoded again. */
function fillMarks(marked: string, parts: readonly Part[]): Buffer<ArrayBuffer> {
  const around: { part: Part; pieces: Buffer<ArrayBuffer>[] }[] = []
  let pieces: Buffer<ArrayBuffer>[] = []
  let at = 0
  for (let name = marked.indexOf(MARK); name !== -1; name = marked.indexOf(MARK, at)) {
    const isEnd = marked[name - 1] === '/'
    pieces.push(Buffer.from(marked.slice(at, name - (isEnd ? 2 : 1))))
    at = marked.indexOf('>', name) + 1
    if (isEnd) {
      const { part, pieces: outer } = around.pop()!
      if (part.markup === undefined) store(part.key, pieces)
      outer.push(...pieces)
      pieces = outer
    } else {
      const part = parts[Number(marked.slice(name + NUMBER_AT, at - 2))]!
      around.push({ part, pieces })
      pieces = part.markup === undefined ? [] : [part.markup]
    }
  }
  pieces.push(Buffer.from(marked.slice(at)))
  return Buffer.concat(pieces)
}

/** The digest of a short text is longer than the text. */
const MAX_PLAIN = 60

const keys = new WeakMap<object, string>()

/**
 * JSON, or the digest of the long JSON of an object. Content that many pages show is often the same object, and a long key takes long to look
 * up.
 */
function toKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const known = keys.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  const key = text.length > MAX_PLAIN ? hash('sha256', text, 'base64') : text
  keys.set(value, key)
  return key
}

function store(key: string, pieces: readonly Buffer[]): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  // Allocate separately: a small Buffer is a slice of a shared pool and would keep the pool in memory.
  const markup = Buffer.allocUnsafeSlow(length)
  let at = 0
  for (const piece of pieces) at += piece.copy(markup, at)
  if (!UNCACHEABLE.test(markup.toString('latin1'))) cache.set(key, markup)
}
