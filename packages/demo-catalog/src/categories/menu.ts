import { leaf, type MenuPlan } from './category-plan.ts'
import { cats, dogs } from './dogs-cats.ts'
import { birds, clinic, farm, fish, horses, reptiles, services, smallPets, wildlife } from './other-animals.ts'

/** An inactive category: it must never appear in any answer. */
const closed: MenuPlan = {
  ...leaf('closed-range', 'Last Season', 'Letzte Saison', 'Stagione passata'),
  inactive: true,
  empty: true,
  animal: 'dog',
  scene: 'meadow',
  mood: 'dusk',
  intro: ['What we no longer sell.', 'Was wir nicht mehr verkaufen.', 'Ciò che non vendiamo più.'],
}

export const menu: readonly MenuPlan[] = [dogs, cats, birds, fish, reptiles, smallPets, horses, farm, wildlife, clinic, services, closed]
