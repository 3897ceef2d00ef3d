import { menu } from './categories/menu.ts'
import type { Scene } from './pictures/picture.ts'

/** Below `/scenes/`: what category documents and banner files name. */
export interface NamedScene {
  readonly name: string
  readonly scene: Scene
}

const MENU_SIZE = { width: 1200, height: 800 } as const
const WIDE = { width: 1600, height: 700 } as const
const TALL = { width: 900, height: 1100 } as const
const TILE = { width: 900, height: 600 } as const

/** The same scene in two aspect ratios: wide for desktops, tall for phones. */
function hero(name: string, animal: Scene['animal'], scene: Scene['scene'], mood: Scene['mood']): NamedScene[] {
  return [
    { name, scene: { scene, animal, mood, ...WIDE } },
    { name: `${name}-mobile`, scene: { scene, animal, mood, ...TALL } },
  ]
}

function tile(name: string, animal: Scene['animal'], scene: Scene['scene'], mood: Scene['mood']): NamedScene {
  return { name, scene: { scene, animal, mood, ...TILE } }
}

export const namedScenes: readonly NamedScene[] = [
  ...menu.map(({ key, animal, scene, mood }) => ({ name: `menu-${key}`, scene: { scene, animal, mood, ...MENU_SIZE } })),
  ...hero('head-savanna', 'dog', 'savanna', 'dusk'),
  ...hero('hero-dogs', 'dog', 'savanna', 'day'),
  ...hero('hero-cats', 'cat', 'living-room', 'dusk'),
  ...hero('hero-aquarium', 'fish', 'aquarium', 'day'),
  tile('tile-horses', 'horse', 'paddock', 'dusk'),
  tile('tile-farm', 'farm', 'farm', 'dusk'),
  tile('tile-garden', 'wildlife', 'garden', 'dusk'),
  tile('tile-clinic', 'dog', 'clinic', 'day'),
  tile('offer-diets', 'dog', 'kennel', 'day'),
  tile('offer-birds', 'bird', 'aviary', 'dusk'),
  tile('offer-terrarium', 'reptile', 'terrarium', 'day'),
]
