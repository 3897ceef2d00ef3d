import type { ProductGroup } from '../blueprint.ts'
import { cages } from './cages.ts'
import { food } from './food.ts'
import { health } from './health.ts'

export const birds: readonly ProductGroup[] = [...food, ...cages, ...health]
