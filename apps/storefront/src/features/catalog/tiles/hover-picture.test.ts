import { describe, expect, it } from 'vitest'
import { hoverPath } from './hover-picture.ts'
import { toInsertion } from './shorten-hover.ts'

describe('hover picture of a tile', () => {
  it.each([
    { why: 'another view of the same pack', image: '/k/a/karoo.webp', other: '/k/a/karoo-angle.webp', kept: '-angle' },
    { why: 'an unrelated picture', image: '/k/a/karoo.webp', other: '/k/a/bowl.webp', kept: '/k/a/bowl.webp' },
    { why: 'a different file type', image: '/k/a/karoo.webp', other: '/k/a/karoo-angle.png', kept: '/k/a/karoo-angle.png' },
    { why: 'a missing first picture', image: null, other: '/k/a/karoo.webp', kept: '/k/a/karoo.webp' },
  ])('$why is stored as $kept and restored', ({ image, other, kept }) => {
    expect(toInsertion(image, other)).toBe(kept)
    expect(hoverPath({ image, hover: kept })).toBe(other)
  })

  it('is null without a second picture', () => {
    expect(hoverPath({ image: '/k/a/karoo.webp' })).toBeNull()
  })
})
