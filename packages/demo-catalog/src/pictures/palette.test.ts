import { describe, expect, it } from 'vitest'
import { contrast, mix, readableOn, toDuotone } from './palette.ts'

describe('palette', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#ff0000', '#0000ff', 0.5, '#800080'],
  ])('mixes %s and %s', (from, to, share, expected) => {
    expect(mix(from, to, share)).toBe(expected)
  })

  it.each(['#1f5138', '#f1e9da', '#7a7a7a', '#a8431f', '#f2b134', '#000000', '#ffffff'])(
    'finds letters that can be read on %s',
    (ground) => {
      expect(contrast(readableOn(ground, '#888888', '#777777'), ground)).toBeGreaterThanOrEqual(4)
    },
  )

  it('takes the first readable colour, not the one with the most contrast', () => {
    expect(readableOn('#ffffff', '#eeeeee', '#1f5138', '#000000')).toBe('#1f5138')
  })

  it('prints a picture in two inks', () => {
    expect(toDuotone('<path fill="#ffffff"/><path fill="#000000"/>', '#102030', '#f0e0d0')).toBe(
      '<path fill="#f0e0d0"/><path fill="#102030"/>',
    )
  })
})
