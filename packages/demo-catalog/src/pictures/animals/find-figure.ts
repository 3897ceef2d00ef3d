import type { Animal } from '../picture.ts'
import { pickOne, seedOf } from '../seed.ts'
import { birds } from './bird.ts'
import { cats } from './cat.ts'
import { dogs } from './dog.ts'
import { farmAnimals } from './farm.ts'
import type { Figure } from './figure.ts'
import { fishes } from './fish.ts'
import { horses } from './horse.ts'
import { reptiles } from './reptile.ts'
import { smallPets } from './small-pet.ts'
import { wildlife } from './wildlife.ts'

export const FIGURES: Readonly<Record<Animal, readonly Figure[]>> = {
  dog: dogs,
  cat: cats,
  bird: birds,
  fish: fishes,
  reptile: reptiles,
  'small-pet': smallPets,
  horse: horses,
  farm: farmAnimals,
  wildlife,
}

/** The figure named by the title ("Guinea Pig Pellets"), otherwise a random one shared by all sizes of the product. */
export function getFigure(animal: Animal, title: string, pose?: Figure['pose']): Figure {
  const all = FIGURES[animal]
  const fitting = pose ? all.filter((figure) => figure.pose === pose) : all
  const choices = fitting.length > 0 ? fitting : all
  const named = choices.find((figure) => figure.words.test(title))
  return (
    named ??
    pickOne(
      choices.filter(({ onlyNamed }) => !onlyNamed),
      seedOf(title),
    )
  )
}

export function findFigureByName(animal: Animal, name: string): Figure | null {
  return FIGURES[animal].find((figure) => figure.name === name) ?? null
}
