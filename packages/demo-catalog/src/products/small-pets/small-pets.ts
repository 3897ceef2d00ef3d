import type { Shelf } from '../blueprint.ts'
import { cages } from './cages.ts'
import { food } from './food.ts'

export const smallPets: readonly Shelf[] = [...food, ...cages]
