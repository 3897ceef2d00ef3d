import type { ProductGroup } from '../blueprint.ts'
import { feed } from './feed.ts'
import { parasites } from './parasites.ts'
import { tack } from './tack.ts'

export const horses: readonly ProductGroup[] = [...feed, ...tack, ...parasites]
