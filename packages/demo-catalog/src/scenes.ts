import { menu } from './categories/menu.ts'
import type { Scene } from './pictures/picture.ts'

/** Below `/scenes/`: what category documents and banner files name. */
export interface NamedScene {
  readonly name: string
  readonly scene: Scene
}

type Subject = Omit<Scene, 'width' | 'height'>

const MENU_SIZE = { width: 1200, height: 800 } as const
/** The nominal size of a drawing is the largest that is offered of it, and the hero is as wide as the screen. */
const WIDE = { width: 2880, height: 1260 } as const
const TALL = { width: 900, height: 1100 } as const
/** What the home page shows of its hero on a phone: the whole animal, above the text that covers the lower edge. */
const PHONE_HERO = { width: 900, height: 468, crop: { left: 470, top: 140, width: 1130 } } as const
const TILE = { width: 900, height: 600 } as const
/** One of the sizes in which the shop serves wide pictures. */
export const PAGE_SIZE = { width: 1024, height: 448 } as const

/** The same scene in two aspect ratios: wide for desktops, and another for phones. */
function hero(name: string, subject: Subject, phone: Pick<Scene, 'width' | 'height' | 'crop'> = TALL): NamedScene[] {
  return [
    { name, scene: { ...subject, ...WIDE } },
    { name: `${name}-mobile`, scene: { ...subject, ...phone } },
  ]
}

function tile(name: string, subject: Subject): NamedScene {
  return { name, scene: { ...subject, ...TILE } }
}

/** Each has a subject of its own, because most of them are on the home page together. */
export const namedScenes: readonly NamedScene[] = [
  ...menu.map(({ key, animal, scene, mood, figure }) => ({
    name: `menu-${key}`,
    scene: { scene, animal, mood, ...(figure && { figure }), ...MENU_SIZE },
  })),
  ...hero('head-savanna', { scene: 'savanna', animal: 'wildlife', mood: 'dusk' }, PHONE_HERO),
  ...hero('hero-dogs', { scene: 'meadow', animal: 'dog', figure: 'dachshund', mood: 'day' }),
  ...hero('hero-cats', { scene: 'living-room', animal: 'cat', figure: 'sleep', mood: 'dusk' }),
  ...hero('hero-aquarium', { scene: 'aquarium', animal: 'fish', figure: 'angelfish', mood: 'day' }),
  tile('tile-horses', { scene: 'meadow', animal: 'horse', figure: 'sport', mood: 'dusk' }),
  tile('tile-farm', { scene: 'paddock', animal: 'farm', figure: 'sheep', mood: 'dusk' }),
  tile('tile-garden', { scene: 'meadow', animal: 'wildlife', figure: 'guinea fowl', mood: 'day' }),
  tile('tile-clinic', { scene: 'clinic', animal: 'cat', mood: 'day' }),
  tile('offer-diets', { scene: 'kennel', animal: 'dog', figure: 'trail', mood: 'day' }),
  tile('offer-birds', { scene: 'aviary', animal: 'bird', figure: 'canary', mood: 'dusk' }),
  tile('offer-terrarium', { scene: 'terrarium', animal: 'reptile', figure: 'tortoise', mood: 'day' }),
  { name: 'page-services', scene: { scene: 'clinic', animal: 'dog', mood: 'day', ...PAGE_SIZE } },
  { name: 'page-gift-card', scene: { scene: 'living-room', animal: 'dog', figure: 'trail', mood: 'day', ...PAGE_SIZE } },
  { name: 'page-magazine', scene: { scene: 'garden', animal: 'bird', mood: 'day', ...PAGE_SIZE } },
]
