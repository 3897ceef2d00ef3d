import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyOrNothing } from './lazy-or-nothing.ts'

it.each([
  { load: 'loaded', part: async () => () => createElement('p', null, 'here'), html: 'here' },
  { load: 'gone', part: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')), html: undefined },
])('a part whose code is $load', async ({ part, html }) => {
  const Part = lazyOrNothing(part)
  const stream = await renderToReadableStream(createElement('main', null, createElement(Suspense, null, createElement(Part))))
  await stream.allReady
  const text = await new Response(stream).text()
  expect(/<p>(.*)<\/p>/.exec(text)?.[1]).toBe(html)
})
