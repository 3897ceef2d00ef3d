import type { ProductGroup } from '../blueprint.ts'
import { food } from './food.ts'
import { tanks } from './tanks.ts'
import { water } from './water.ts'

export const fish: readonly ProductGroup[] = [...food, ...tanks, ...water]
