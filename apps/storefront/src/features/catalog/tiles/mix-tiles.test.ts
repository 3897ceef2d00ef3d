import { describe, expect, it } from 'vitest'
import { interleave, spreadBrands } from './mix-tiles.ts'
import type { Tile } from './tile.ts'

function aTile(id: number, brand?: string): Tile {
  return { id, name: `Product ${id}`, href: `/${id}`, image: null, price: 10, ...(brand && { brand }) }
}

const idsOf = (tiles: readonly Tile[]) => tiles.map(({ id }) => id)

describe('interleave', () => {
  it('alternates between the lists, also when one is longer', () => {
    const lists = [[aTile(1), aTile(2), aTile(3)], [aTile(4)], [aTile(5), aTile(6)]]
    expect(idsOf(interleave(lists))).toEqual([1, 4, 5, 2, 6, 3])
  })

  it('shows a product of several lists once', () => {
    expect(
      idsOf(
        interleave([
          [aTile(1), aTile(2)],
          [aTile(2), aTile(1)],
        ]),
      ),
    ).toEqual([1, 2])
  })

  it('is empty without lists', () => {
    expect(interleave([])).toEqual([])
  })
})

describe('spreadBrands', () => {
  it('shows each brand once before any brand twice', () => {
    const tiles = [
      aTile(1, 'Nephrel'),
      aTile(2, 'Nephrel'),
      aTile(3, 'Nephrel'),
      aTile(4, 'Vitalisk'),
      aTile(5, 'Vitalisk'),
      aTile(6, 'Klinikko'),
    ]
    expect(idsOf(spreadBrands(tiles))).toEqual([1, 4, 6, 2, 5, 3])
  })

  it('keeps the order of products without a brand', () => {
    expect(idsOf(spreadBrands([aTile(1), aTile(2, 'Nephrel'), aTile(3), aTile(4, 'Nephrel'), aTile(5)]))).toEqual([1, 2, 3, 5, 4])
  })
})
