import type { ProductGroup } from '../blueprint.ts'
import { bowls } from './bowls.ts'
import { dietFood } from './diet-food.ts'
import { dryFood } from './dry-food.ts'
import { grooming } from './grooming.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { parasites } from './parasites.ts'
import { puppyFood } from './puppy-food.ts'
import { rawFood } from './raw-food.ts'
import { toys } from './toys.ts'
import { training } from './training.ts'
import { travel } from './travel.ts'
import { treats } from './treats.ts'
import { walking } from './walking.ts'
import { wetFood } from './wet-food.ts'

export const dogs: readonly ProductGroup[] = [
  ...dryFood,
  ...wetFood,
  ...puppyFood,
  ...dietFood,
  ...rawFood,
  ...treats,
  ...health,
  ...parasites,
  ...grooming,
  ...toys,
  ...home,
  ...walking,
  ...travel,
  ...training,
  ...bowls,
]
