import { advice } from './advice.ts'
import { birdsFish } from './birds-fish.ts'
import type { Shelf } from './blueprint.ts'
import { catCare } from './cat-care.ts'
import { catFood } from './cat-food.ts'
import { dogCarePlay } from './dog-care-play.ts'
import { dogFood } from './dog-food.ts'
import { dogTreatsHealth } from './dog-treats-health.ts'
import { dogWalkHome } from './dog-walk-home.ts'
import { horsesFarm } from './horses-farm.ts'
import { kits } from './kits.ts'
import { smallReptiles } from './small-reptiles.ts'
import { wildlifeClinic } from './wildlife-clinic.ts'

/** Every product table. New ones go to the end: ids are given in this order. */
export const shelves: readonly Shelf[] = [
  ...dogFood,
  ...dogTreatsHealth,
  ...dogCarePlay,
  ...dogWalkHome,
  ...catFood,
  ...catCare,
  ...birdsFish,
  ...smallReptiles,
  ...horsesFarm,
  ...wildlifeClinic,
  ...advice,
  ...kits,
]
