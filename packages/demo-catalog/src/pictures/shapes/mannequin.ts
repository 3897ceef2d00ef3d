import { findFigureByName } from '../animals/find-figure.ts'
import { toDuotone } from '../palette.ts'
import type { Animal } from '../picture.ts'
import { type Box, place } from '../svg.ts'

/** A pale mannequin animal that wears the product. */
export function drawMannequin(animal: Animal, name: string, box: Box): string {
  const figure = findFigureByName(animal, name)
  if (!figure) throw new RangeError(`There is no ${name} among the figures of ${animal}.`)
  return place(toDuotone(figure.art, '#a59c8c', '#ddd5c5'), box)
}
