import type { ProductGroup } from '../blueprint.ts'
import { cages } from './cages.ts'
import { food } from './food.ts'

export const smallPets: readonly ProductGroup[] = [...food, ...cages]
