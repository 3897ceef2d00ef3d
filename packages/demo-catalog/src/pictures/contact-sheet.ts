/**
 * Draws sheets of pictures to look at: `node contact-sheet.ts OUTDIR`.
 * Review every new picture on such a sheet, beside its neighbours.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import sharp from 'sharp'
import { brands } from '../brands.ts'
import { FIGURES } from './animals/find-figure.ts'
import { drawPackshot } from './draw-packshot.ts'
import { drawScene } from './draw-scene.ts'
import type { Animal, PackShape, Packshot, Scene } from './picture.ts'
import { SHAPES } from './shapes/shape-table.ts'
import { rect, svgDocument } from './svg.ts'

const CELL = 300
const SAND = '#f1e9da'
const NIGHT = '#22281f'

const looks = Object.values(brands).map(({ look }) => look)

const out = argv[2]
if (!out) throw new Error('Say where to put the sheets: node contact-sheet.ts OUTDIR')
await mkdir(out, { recursive: true })

const animals: Animal[] = ['dog', 'cat', 'bird', 'fish', 'reptile', 'small-pet', 'horse', 'farm', 'wildlife']
const titles = [
  'Adult Large Breed',
  'Kitten Indoor',
  'Veterinary Gastrointestinal Low Residue Extra Support',
  'Senior Light',
  'Grain Free',
  'Puppy Starter',
  'Daily Vitamin C',
  'Hoof & Coat',
]
const varieties = [undefined, 'Lamb & Rice', 'Ocean Fish', 'Karoo Venison', 'Chicken']
const tints = ['#b5472f', '#2f7f8f', '#d98a1f', '#6c8a3a', '#7a4f86']
const shapes = Object.keys(SHAPES) as PackShape[]

/** Shapes that fit some animals only. */
const OWNERS: Partial<Record<PackShape, Animal>> = {
  collar: 'dog',
  harness: 'dog',
  tank: 'fish',
  cage: 'bird',
  hay: 'small-pet',
  wand: 'cat',
  'tele-vet': 'cat',
  bag: 'dog',
  lamp: 'reptile',
}

function sample(shape: PackShape, index: number, view: Packshot['view']): Packshot {
  const brand = looks[index % looks.length]
  if (!brand) throw new Error('No brands.')
  const variety = varieties[index % varieties.length]
  return {
    shape,
    brand,
    title: titles[(index * 3) % titles.length] ?? '',
    animal: OWNERS[shape] ?? animals[(index * 5) % animals.length] ?? 'dog',
    view,
    size: ['12 kg', '85 g', '400 g', '500 ml'][index % 4] ?? '',
    tint: tints[index % tints.length] ?? '',
    ...(variety ? { variety } : {}),
  }
}

async function writeSheet(name: string, pictures: readonly string[], columns: number, { cell = CELL, ground = SAND } = {}): Promise<void> {
  const cells = await Promise.all(
    pictures.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg))
        .resize(cell - 16, cell - 16, { fit: 'inside' })
        .png()
        .toBuffer(),
      left: (index % columns) * cell + 8,
      top: Math.floor(index / columns) * cell + 8,
    })),
  )
  const height = Math.ceil(pictures.length / columns) * cell
  await sharp({ create: { width: columns * cell, height, channels: 3, background: ground } })
    .composite(cells)
    .png()
    .toFile(join(out ?? '.', `${name}.png`))
  console.log(name, pictures.length, 'largest', Math.max(...pictures.map((svg) => svg.length)), 'bytes')
}

const figures = Object.values(FIGURES).flat()
await writeSheet(
  'animals',
  figures.map(({ art }) => svgDocument(rect({ x: 0, y: 0, width: 200, height: 200 }, '#dfe6d6', 14) + art, { width: 200, height: 200 })),
  8,
)
await writeSheet(
  'brands',
  looks.flatMap((brand, row) =>
    (['bag', 'tin', 'pouch', 'box', 'tub'] as PackShape[]).map((shape, index) =>
      drawPackshot({ ...sample(shape, index + row, 'front'), brand }),
    ),
  ),
  10,
)
for (const view of ['front', 'angle', 'detail'] as const)
  await writeSheet(
    view,
    shapes.map((shape, index) => drawPackshot(sample(shape, index, view))),
    9,
  )

await writeSheet(
  'front-dark',
  shapes.map((shape, index) => drawPackshot(sample(shape, index + 3, 'front'))),
  9,
  { ground: NIGHT },
)

const scenes: readonly (readonly [Scene['scene'], Animal])[] = [
  ['savanna', 'wildlife'],
  ['savanna', 'dog'],
  ['kennel', 'dog'],
  ['living-room', 'cat'],
  ['aquarium', 'fish'],
  ['aviary', 'bird'],
  ['terrarium', 'reptile'],
  ['paddock', 'horse'],
  ['farm', 'farm'],
  ['garden', 'wildlife'],
  ['clinic', 'cat'],
  ['meadow', 'small-pet'],
]
for (const mood of ['day', 'dusk'] as const) {
  await writeSheet(
    `scenes-${mood}`,
    scenes.map(([scene, animal]) => drawScene({ scene, animal, mood, width: 800, height: mood === 'day' ? 600 : 450 })),
    4,
    { cell: 420 },
  )
}
