import { findFigureByName } from '../animals/find-figure.ts'
import { toDuotone } from '../palette.ts'
import type { Animal } from '../picture.ts'
import { type Box, place } from '../svg.ts'

/** An animal in pale clay that wears what is for sale. */
export function drawMannequin(animal: Animal, name: string, box: Box): string {
  const figure = findFigureByName(animal, name)
  if (!figure) throw new RangeError(`There is no ${name} among the figures of ${animal}.`)
  return place(toDuotone(figure.art, '#a59c8c', '#ddd5c5'), box)
}
