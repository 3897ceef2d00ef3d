import type { Shelf } from '../blueprint.ts'
import { livestock } from './livestock.ts'
import { poultry } from './poultry.ts'

export const farm: readonly Shelf[] = [...poultry, ...livestock]
