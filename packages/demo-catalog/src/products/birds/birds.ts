import type { Shelf } from '../blueprint.ts'
import { cages } from './cages.ts'
import { food } from './food.ts'
import { health } from './health.ts'

export const birds: readonly Shelf[] = [...food, ...cages, ...health]
