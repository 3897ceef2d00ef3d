import { describe, expect, it } from 'vitest'
import { placeCategories } from './categories/place-categories.ts'
import { directoryOf } from './documents/links.ts'
import { packshotsOf } from './documents/packshots.ts'
import { picturePath } from './documents/pictures-of.ts'
import { LANGUAGES } from './language.ts'
import { pictureSources } from './picture-sources.ts'
import { drawPackshot } from './pictures/draw-packshot.ts'
import { SHAPES } from './pictures/shapes/shape-table.ts'
import { planProducts } from './plan/plan-products.ts'
import { productGroups } from './products/product-groups.ts'

const products = planProducts(productGroups, placeCategories())
const directory = directoryOf(products)
const sources = new Map(pictureSources(products).map(({ path, draw }) => [path, draw]))
const shapeOf = ({ blueprint, group }: (typeof products)[number]) => blueprint.shape ?? group.shape
const find = (name: string) => products.find(({ blueprint }) => blueprint.name[0] === name)!

/** The paths in English, German and Italian. */
const pathsOf = (name: string, view: 'front' | 'angle' | 'detail') => {
  const product = find(name)
  return LANGUAGES.map((language) => picturePath({ product, item: null, view }, { language, directory }))
}

describe('pictures in the languages of the store views', () => {
  it('a pack carries its name and flavour in the language', () => {
    const product = find('Lamb & Rice Adult')
    const labels = LANGUAGES.map((language) => packshotsOf({ product, item: null, view: 'front' }, language, directory)[0]?.label)
    expect(labels).toEqual([
      { title: 'Lamb & Rice Adult', variety: 'Lamb & Rice' },
      { title: 'Adult Lamm & Reis', variety: 'Lamm & Reis' },
      { title: 'Adult Agnello e Riso', variety: 'Agnello e Riso' },
    ])
  })

  it('the original at the German path is the pack drawn with the German words', () => {
    const product = find('Lamb & Rice Adult')
    const [english, german] = pathsOf('Lamb & Rice Adult', 'front').map((path) => sources.get(path)?.())
    const pack = packshotsOf({ product, item: null, view: 'front' }, 'en', directory)[0]!
    expect(german).toBe(drawPackshot({ ...pack, label: { title: 'Adult Lamm & Reis', variety: 'Lamm & Reis' } }))
    expect(german).not.toBe(english)
  })

  it('sizes are written as the language writes them', () => {
    const product = find('Lamb & Rice Adult')
    const item = product.items[0]!
    const sizes = LANGUAGES.map((language) => packshotsOf({ product, item, view: 'front' }, language, directory)[0]?.size)
    expect(sizes).toEqual(['1.5 kg', '1,5 kg', '1,5 kg'])
  })

  it('a set shows the packs of the language', () => {
    const [english, german, italian] = pathsOf('Puppy Starter Box', 'front')
    expect(new Set([english, german, italian]).size).toBe(3)
    expect(sources.get(german ?? '')?.()).not.toBe(sources.get(english ?? '')?.())
  })

  it('a picture without text is shared by all languages, at a path without a language', () => {
    expect(new Set(pathsOf('Slicker Brush', 'front'))).toEqual(new Set(['/s/u/sudsbury-slicker-brush']))
    expect(new Set(pathsOf('Lamb & Rice Adult', 'detail'))).toEqual(new Set(['/v/e/veldtrail-lamb-rice-adult-detail']))
  })

  it('no two languages draw different pictures at one path', () => {
    // One product of each shape: drawing all of them takes seconds.
    const samples = new Map(products.map((product) => [shapeOf(product), product])).values()
    const clashes = [...samples].flatMap((product) =>
      (['front', 'angle', 'detail'] as const).filter((view) => {
        const drawn = new Map<string, Set<string>>()
        for (const language of LANGUAGES) {
          const path = picturePath({ product, item: null, view }, { language, directory })
          const picture = packshotsOf({ product, item: null, view }, language, directory).map(drawPackshot).join('')
          drawn.set(path, (drawn.get(path) ?? new Set()).add(picture))
        }
        return [...drawn.values()].some((pictures) => pictures.size > 1)
      }),
    )
    expect(clashes).toEqual([])
  })

  it('only packs have a variety, because only they print it', () => {
    const unprinted = products.filter((product) => product.blueprint.variety && SHAPES[shapeOf(product)].kind === 'thing')
    expect(unprinted.map(({ blueprint }) => blueprint.name[0])).toEqual([])
  })
})
