import type { Shelf } from '../blueprint.ts'
import { food } from './food.ts'
import { terrariums } from './terrariums.ts'

export const reptiles: readonly Shelf[] = [...food, ...terrariums]
