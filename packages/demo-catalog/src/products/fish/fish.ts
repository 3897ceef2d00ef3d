import type { Shelf } from '../blueprint.ts'
import { food } from './food.ts'
import { tanks } from './tanks.ts'
import { water } from './water.ts'

export const fish: readonly Shelf[] = [...food, ...tanks, ...water]
