import { createElement, type ReactNode } from 'react'

interface Part {
  readonly by: string
  /** Undefined: rendered this time, between the tags of its mark. */
  readonly markup: Buffer<ArrayBuffer> | undefined
}

/** The markup of one scope, by what each part depends on. */
type Shelf = Map<string, Buffer<ArrayBuffer>>

/** An element, because it changes nothing of what is rendered around it or in it; its name cannot be foreseen by who writes texts. */
const MARK = `kept-${Math.random().toString(36).slice(2)}`
const NUMBER_AT = `${MARK} n="`.length
/** What a render writes elsewhere too, or had no time for: such a part is not the same on the next page. */
const UNKEEPABLE = /<script|<template|<!--\$[!?]/
/** All kept markup together. What it is found by, and its place in the map, weigh as well. */
const MOST_BYTES = 5_000_000
const ENTRY_WEIGHT = 300

// Two generations: when the young one is full it becomes the old one, and what no page showed meanwhile is gone.
let young = new Map<string, Shelf>()
let old = new Map<string, Shelf>()
let weight = 0
// Rendering to a string is one synchronous step, so there is one page at a time.
let page: { scope: string; parts: Part[] } | null = null

/** In place of a part of a page: a mark, around the part where its markup is not known yet. */
export function markPart(by: string, render: () => ReactNode): ReactNode {
  if (!page) return render()
  const markup = find(page.scope, by)
  const n = page.parts.push({ by, markup }) - 1
  return createElement(MARK, { n }, markup === undefined ? render() : null)
}

/** A page with marks in it, and what fills them in. */
export interface MarkedPage {
  readonly marked: string
  /** The bytes of a text with those marks; what was rendered between them is kept for the next page. */
  fill(marked: string): Buffer<ArrayBuffer>
}

/** `scope`: what every part depends on. */
export function renderWithMarkupCache(scope: string, render: () => string): MarkedPage {
  const parts: Part[] = []
  page = { scope, parts }
  try {
    return { marked: render(), fill: (marked) => fillMarks(marked, { scope, parts }) }
  } finally {
    page = null
  }
}

/** Kept parts are bytes already: most of a page is neither joined as text nor encoded again. */
function fillMarks(marked: string, { scope, parts }: { scope: string; parts: readonly Part[] }): Buffer<ArrayBuffer> {
  const around: { part: Part; pieces: Buffer<ArrayBuffer>[] }[] = []
  let pieces: Buffer<ArrayBuffer>[] = []
  let at = 0
  for (let name = marked.indexOf(MARK); name !== -1; name = marked.indexOf(MARK, at)) {
    const isEnd = marked[name - 1] === '/'
    pieces.push(Buffer.from(marked.slice(at, name - (isEnd ? 2 : 1))))
    at = marked.indexOf('>', name) + 1
    if (isEnd) {
      const { part, pieces: outer } = around.pop()!
      if (part.markup === undefined) keep(scope, part.by, pieces)
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

function find(scope: string, by: string): Buffer<ArrayBuffer> | undefined {
  const known = young.get(scope)?.get(by)
  if (known !== undefined) return known
  const markup = old.get(scope)?.get(by)
  if (markup !== undefined) put(scope, by, markup)
  return markup
}

function keep(scope: string, by: string, pieces: readonly Buffer[]): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  // Memory of its own: a small buffer is a slice of one that many share.
  const markup = Buffer.allocUnsafeSlow(length)
  let at = 0
  for (const piece of pieces) at += piece.copy(markup, at)
  if (!UNKEEPABLE.test(markup.toString('latin1'))) put(scope, by, markup)
}

function put(scope: string, by: string, markup: Buffer<ArrayBuffer>): void {
  weight += markup.length + 2 * by.length + ENTRY_WEIGHT
  if (weight > MOST_BYTES / 2) {
    old = young
    young = new Map()
    weight = 0
  }
  const shelf = young.get(scope) ?? new Map<string, Buffer<ArrayBuffer>>()
  young.set(scope, shelf.set(by, markup))
}
