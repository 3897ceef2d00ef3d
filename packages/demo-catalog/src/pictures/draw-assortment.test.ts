import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { brands } from '../brands.ts'
import { drawAssortment } from './draw-assortment.ts'
import type { PackShape, Packshot } from './picture.ts'

const [brand] = Object.values(brands)
const SHAPES: readonly PackShape[] = ['bag', 'tin', 'brush', 'bottle', 'ball', 'tub']
const parts = SHAPES.map((shape): Packshot => ({ shape, brand: brand!.look, title: `Part ${shape}`, animal: 'dog', view: 'front' }))

describe('drawAssortment', () => {
  it.each([1, 2, 3, 4, 5, 6])('draws %i parts in one picture with unique gradient ids', async (count) => {
    const svg = drawAssortment(parts.slice(0, count))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = Array.from(svg.matchAll(/(?:url\(|href=")#(\w+)/g), ([, id]) => id)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
    const { channels } = await sharp(Buffer.from(svg), { density: 9 }).stats()
    expect(channels[3]?.mean).toBeGreaterThan(12)
  })

  it('is deterministic and differs for other parts', () => {
    expect(drawAssortment(parts.slice(0, 3))).toBe(drawAssortment(parts.slice(0, 3)))
    expect(drawAssortment(parts.slice(0, 3))).not.toBe(drawAssortment(parts.slice(1, 4)))
  })
})
