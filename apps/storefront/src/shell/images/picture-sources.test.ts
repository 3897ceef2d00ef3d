import { MAX_IMAGE_SIDE } from '@meerkat/contract/image'
import { describe, expect, it } from 'vitest'
import { SHAPES, toSources } from './picture-sources.ts'

describe('toSources', () => {
  it.each([null, undefined, '', 'no_selection'])('%s is not a picture', (path) => {
    expect(toSources(path, SHAPES.tile)).toBeNull()
  })

  it('offers each width with its descriptor and falls back to the specified size', () => {
    expect(toSources('/a.webp', { width: 310, height: 300, scales: [0.5, 1, 2] })).toEqual({
      src: '/img/310/300/resize/a.webp',
      srcSet: '/img/155/150/resize/a.webp 155w, /img/310/300/resize/a.webp 310w, /img/620/600/resize/a.webp 620w',
    })
  })

  // The hero asks for the wide sizes only where our own server makes them.
  it.each(Object.entries(SHAPES).filter(([name]) => name !== 'heroDesk'))('%s requests only sizes that every server makes', (_, shape) => {
    for (const scale of shape.scales) expect(Math.max(shape.width, shape.height) * scale).toBeLessThanOrEqual(MAX_IMAGE_SIDE)
  })
})
