import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { hydrateLater } from './hydrate-later.tsx'

const Words = ({ of }: { of: string }) => createElement('p', null, of)

describe('a part whose code is not in the first load', () => {
  it('is rendered with the page once it is preloaded', async () => {
    const file = hydrateLater(async () => ({ Words }))
    const Part = file.part((parts) => parts.Words)
    expect(renderToString(createElement(Part, { of: 'reviews' }))).not.toContain('<p>')
    await file.preload()
    expect(renderToString(createElement(Part, { of: 'reviews' }))).toContain('<p>reviews</p>')
  })

  it('does not fail the page when it cannot be loaded, and is loaded at the next attempt', async () => {
    const load = vi
      .fn<() => Promise<{ Words: typeof Words }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ Words })
    const file = hydrateLater(load)
    const Part = file.part((parts) => parts.Words)
    await file.preload()
    await file.preload()
    expect(renderToString(createElement(Part, { of: 'reviews' }))).toContain('<p>reviews</p>')
  })
})
