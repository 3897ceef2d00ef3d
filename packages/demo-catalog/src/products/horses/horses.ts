import type { Shelf } from '../blueprint.ts'
import { feed } from './feed.ts'
import { parasites } from './parasites.ts'
import { tack } from './tack.ts'

export const horses: readonly Shelf[] = [...feed, ...tack, ...parasites]
