import type { ProductGroup } from '../blueprint.ts'
import { dietFood } from './diet-food.ts'
import { dryFood } from './dry-food.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { kittenFood } from './kitten-food.ts'
import { litter } from './litter.ts'
import { play } from './play.ts'
import { treats } from './treats.ts'
import { wetFood } from './wet-food.ts'

export const cats: readonly ProductGroup[] = [
  ...dryFood,
  ...wetFood,
  ...kittenFood,
  ...dietFood,
  ...treats,
  ...health,
  ...litter,
  ...play,
  ...home,
]
