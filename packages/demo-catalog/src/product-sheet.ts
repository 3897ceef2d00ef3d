/**
 * Draws every product with its name below, to compare the two by eye: `node product-sheet.ts OUTDIR [LANGUAGE]`.
 * A table in `shapes-match-names.test.ts` names the expected shape; a person has to judge whether the shape looks like the product.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import sharp from 'sharp'
import { placeCategories } from './categories/place-categories.ts'
import { directoryOf } from './documents/links.ts'
import { picturePath } from './documents/pictures-of.ts'
import { inLanguage, LANGUAGES } from './language.ts'
import { pictureSources } from './picture-sources.ts'
import { drawText } from './pictures/lettering.ts'
import { createPaint } from './pictures/paint.ts'
import { SHAPES } from './pictures/shapes/shape-table.ts'
import { rect, svgDocument } from './pictures/svg.ts'
import { planProducts } from './plan/plan-products.ts'
import type { PlannedProduct } from './plan/planned-product.ts'
import { productGroups } from './products/product-groups.ts'

const CELL = { width: 300, height: 340 }
const COLUMNS = 6
const ROWS = 5
const SAND = '#f1e9da'

const out = argv[2]
if (!out) throw new Error('Say where to put the sheets: node product-sheet.ts OUTDIR')
await mkdir(out, { recursive: true })

const language = LANGUAGES.find((each) => each === argv[3]) ?? 'en'
const products = planProducts(productGroups, placeCategories())
const directory = directoryOf(products)
const draw = new Map(pictureSources(products).map((source) => [source.path, source.draw]))
const byKind = Object.groupBy(products, ({ blueprint, group }) => SHAPES[blueprint.shape ?? group.shape].kind)
for (const [kind, shown] of Object.entries(byKind)) {
  for (let first = 0; first < shown.length; first += COLUMNS * ROWS)
    await writeSheet(`${kind}s-${language}-${first / (COLUMNS * ROWS) + 1}`, shown.slice(first, first + COLUMNS * ROWS))
}

async function writeSheet(name: string, shown: readonly PlannedProduct[]): Promise<void> {
  const cells = shown.flatMap((product, index) => {
    const left = (index % COLUMNS) * CELL.width
    const top = Math.floor(index / COLUMNS) * CELL.height
    const picture = draw.get(picturePath({ product, item: null, view: 'front' }, { language, directory }))?.() ?? ''
    const drawn = sharp(Buffer.from(picture)).resize(284, 284).toBuffer()
    const named = sharp(Buffer.from(caption(inLanguage(product.blueprint.name, language)))).toBuffer()
    return [drawn.then((input) => ({ input, left: left + 8, top: top + 4 })), named.then((input) => ({ input, left, top: top + 292 }))]
  })
  const size = { width: COLUMNS * CELL.width, height: Math.ceil(shown.length / COLUMNS) * CELL.height }
  await sharp({ create: { ...size, channels: 3, background: SAND } })
    .composite(await Promise.all(cells))
    .png()
    .toFile(join(out ?? '.', `${name}.png`))
  console.log(name)
}

function caption(text: string): string {
  const size = { width: CELL.width, height: 44 }
  const paint = createPaint()
  const words = drawText(paint, {
    text,
    face: 'text',
    box: { x: 8, y: 4, width: 284, height: 36 },
    colour: '#17211b',
    lines: 2,
    maxSize: 19,
  })
  return svgDocument(paint.definitions() + rect({ x: 0, y: 0, ...size }, SAND) + words, size)
}
