import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { brands } from '../brands.ts'
import { drawPackshot } from './draw-packshot.ts'
import type { Animal, PackShape, Packshot } from './picture.ts'
import { SHAPES } from './shapes/shape-table.ts'

const LONG = 'Veterinary Gastrointestinal Low Residue Extra Support'
const ANIMALS: readonly Animal[] = ['dog', 'cat', 'bird', 'fish', 'reptile', 'small-pet', 'horse', 'farm', 'wildlife']
const VIEWS: readonly Packshot['view'][] = ['front', 'angle', 'detail']
/** 1000 units at 72 dpi are 1000 px: at 9 dpi the picture is drawn small from the start, which is eight times as fast. */
const THUMBNAIL_DPI = 9
/** One brand for every kind of lettering. */
const LOOKS = [...new Map(Object.values(brands).map(({ look }) => [look.lettering, look])).values()]
const shapes = Object.keys(SHAPES) as PackShape[]

/** Every shape in every view; brands and animals take turns. */
const rows = shapes.flatMap((shape, row) =>
  VIEWS.map((view, column) => {
    const brand = LOOKS[(row + column) % LOOKS.length]
    const animal = ANIMALS[(row * 3 + column) % ANIMALS.length]
    if (!brand || !animal) throw new Error('The samples are empty.')
    return {
      shape,
      view,
      brand,
      animal,
      title: 'Adult Large Breed',
      variety: 'Lamm & Süßkartoffel',
      size: '3 kg',
      tint: '#2f7f8f',
    } satisfies Packshot
  }),
)

/** Mean of the opacity and the largest standard deviation of a colour, from 0 to 255. sharp's own `stats()` takes five times as long. */
async function measure(svg: string): Promise<{ alphaMean: number; widestSpread: number }> {
  const { data, info } = await sharp(Buffer.from(svg), { density: THUMBNAIL_DPI }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const channels = [0, 1, 2, 3].map((channel) => {
    let sum = 0
    let squares = 0
    for (let at = channel; at < data.length; at += info.channels) {
      const value = data[at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / (data.length / info.channels)
    return { mean, spread: Math.sqrt(squares / (data.length / info.channels) - mean * mean) }
  })
  return { alphaMean: channels[3]?.mean ?? 0, widestSpread: Math.max(...channels.slice(0, 3).map(({ spread }) => spread)) }
}

describe('drawPackshot', () => {
  it.each(rows)('$shape, $view, by $brand.name is a picture that can be rasterised and is not blank', async (packshot) => {
    const { alphaMean, widestSpread } = await measure(drawPackshot(packshot))
    expect(alphaMean).toBeGreaterThan(12)
    expect(widestSpread).toBeGreaterThan(15)
  })

  it('leaves the corners transparent', async () => {
    const { data, info } = await sharp(Buffer.from(drawPackshot(rows[0] as Packshot)))
      .resize(100, 100)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    expect([alphaAt(1, 1), alphaAt(98, 1), alphaAt(1, 98), alphaAt(98, 98)]).toEqual([0, 0, 0, 0])
  })

  it.each(LOOKS.map((brand, turn) => ({ name: brand.name, brand, turn })))(
    'draws $name without fonts and within the byte budget',
    ({ brand, turn }) => {
      const sizes: number[] = []
      // A third of the pictures for each brand: all of them are drawn by several brands.
      for (const row of rows.filter((_, at) => (at + Math.floor(at / VIEWS.length)) % VIEWS.length === turn % VIEWS.length)) {
        for (const title of [row.title, LONG]) {
          const svg = drawPackshot({ ...row, brand, title })
          expect(svg).not.toContain('<text')
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
          sizes.push(svg.length)
        }
      }
      sizes.sort((left, right) => left - right)
      // About 14 kB is the budget; a fine serif with the longest title may pass it a little, most pictures need half.
      expect(sizes.at(-1)).toBeLessThan(15_900)
      expect(sizes[Math.floor(sizes.length * 0.97)]).toBeLessThan(14_000)
      expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(7000)
    },
  )

  it('is deterministic and differs for another title', () => {
    for (const row of rows.filter(({ view }) => view === 'front').slice(0, 12)) {
      expect(drawPackshot({ ...row })).toBe(drawPackshot({ ...row }))
      expect(drawPackshot({ ...row, title: 'Senior Light' })).not.toBe(drawPackshot(row))
    }
  })

  it('draws three different views', () => {
    for (const shape of shapes) {
      const views = rows.filter((row) => row.shape === shape).map((row) => drawPackshot({ ...row, brand: LOOKS[0] ?? row.brand }))
      expect(new Set(views).size).toBe(3)
    }
  })

  it('draws a product without flavour, size and colour', () => {
    const { variety: _variety, size: _size, tint: _tint, ...bare } = rows[0] as (typeof rows)[number]
    expect(drawPackshot(bare)).toContain('<path')
  })
})
