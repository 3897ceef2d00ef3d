import { advice } from './advice.ts'
import type { Shelf } from './blueprint.ts'
import { dogFood } from './dog-food.ts'
import { kits } from './kits.ts'

/** Every product table. New ones go to the end: ids are given in this order. */
export const shelves: readonly Shelf[] = [...dogFood, ...advice, ...kits]
