import type { ProductGroup } from '../blueprint.ts'
import { food } from './food.ts'
import { terrariums } from './terrariums.ts'

export const reptiles: readonly ProductGroup[] = [...food, ...terrariums]
