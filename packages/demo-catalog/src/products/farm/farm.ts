import type { ProductGroup } from '../blueprint.ts'
import { livestock } from './livestock.ts'
import { poultry } from './poultry.ts'

export const farm: readonly ProductGroup[] = [...poultry, ...livestock]
