import { advice } from './advice.ts'
import { birds } from './birds/birds.ts'
import type { ProductGroup } from './blueprint.ts'
import { cats } from './cats/cats.ts'
import { clinic } from './clinic.ts'
import { dogs } from './dogs/dogs.ts'
import { farm } from './farm/farm.ts'
import { fish } from './fish/fish.ts'
import { horses } from './horses/horses.ts'
import { kits } from './kits.ts'
import { reptiles } from './reptiles/reptiles.ts'
import { smallPets } from './small-pets/small-pets.ts'
import { wildlife } from './wildlife.ts'

/** Every product table, by animal. New ones go to the end: ids are given in this order. */
export const productGroups: readonly ProductGroup[] = [
  ...dogs,
  ...cats,
  ...birds,
  ...fish,
  ...reptiles,
  ...smallPets,
  ...horses,
  ...farm,
  ...wildlife,
  ...clinic,
  ...advice,
  ...kits,
]
