import type { Category } from '@meerkat/contract/category'
import { describe, expect, it } from 'vitest'
import { categoryBreadcrumbs, productBreadcrumbs } from './breadcrumbs.ts'
import { buildTree, descendantIds, flattenTree } from './build-tree.ts'
import { menuCategories } from './menu-categories.ts'

const root: Category = { id: 2, name: 'Root', level: 1, path: '1/2', url_path: 'root' }
const dogs: Category = { id: 10, name: 'Dogs', parent_id: 2, level: 2, path: '1/2/10', url_path: 'dogs', position: 2 }
const cats: Category = { id: 11, name: 'Cats', parent_id: 2, level: 2, path: '1/2/11', url_path: 'cats', position: 1 }
const food: Category = {
  id: 12,
  name: 'Dog Food',
  parent_id: 10,
  level: 3,
  path: '1/2/10/12',
  url_path: 'dogs/dog-food',
  url_key: 'dog-food-12',
  slug: 'dog-food-12',
}
const diets: Category = {
  id: 13,
  name: 'Special Diets',
  parent_id: 12,
  level: 4,
  parent_ids: ['2', 10, '12'],
  url_path: 'dogs/dog-food/diets',
}
const all = [root, dogs, cats, food, diets]

describe('buildTree', () => {
  it('nests children and sorts siblings by position', () => {
    const [tree] = buildTree(all)
    expect(tree?.children_data?.map(({ name }) => name)).toEqual(['Cats', 'Dogs'])
    expect(flattenTree(buildTree(all)).map(({ id }) => id)).toEqual([2, 11, 10, 12, 13])
  })

  it('keeps the place of siblings without a position', () => {
    const siblings = [
      { id: 1, name: 'a', position: 9 },
      { id: 2, name: 'b' },
      { id: 3, name: 'c', position: 1 },
    ]
    expect(buildTree(siblings).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })

  it('terminates for categories in a cycle', () => {
    expect(
      buildTree([
        { id: 1, name: 'a', parent_id: 2 },
        { id: 2, name: 'b', parent_id: 1 },
      ]),
    ).toEqual([])
  })

  it('lists all descendant ids, depth first (docs/behaviour/categories.md §9.4)', () => {
    expect(descendantIds(buildTree(all)[0] as Category)).toEqual([2, 11, 10, 12, 13])
    expect(descendantIds(food)).toEqual([12])
  })
})

describe('menuCategories (docs/behaviour/categories.md §11)', () => {
  it('returns active categories of level 2 by position', () => {
    expect(menuCategories([...all, { ...cats, id: 20, is_active: false }]).map(({ name }) => name)).toEqual(['Cats', 'Dogs'])
  })
})

describe('breadcrumbs (docs/behaviour/categories.md §11)', () => {
  const view = { storeCode: 'de', appendStoreCode: true, seo: { useUrlDispatcher: true } }
  const context = { known: all, view }

  it('of a category: ancestors as links, itself as text', () => {
    expect(categoryBreadcrumbs(food, context)).toEqual([
      { name: 'Dogs', link: '/de/dogs' },
      { name: 'Dog Food', link: null },
    ])
    expect(categoryBreadcrumbs(diets, context).map(({ link }) => link)).toEqual(['/de/dogs', '/de/dogs/dog-food', null])
  })

  it.each([
    { why: 'the deepest category, then the product', ids: ['2', '11', '13', '10'], names: ['Dogs', 'Dog Food', 'Special Diets', 'Karoo'] },
    { why: 'ids as numbers', ids: [12], names: ['Dogs', 'Dog Food', 'Karoo'] },
    { why: 'the first of equal depth', ids: [11, 10], names: ['Dogs', 'Karoo'] },
    { why: 'only the root', ids: [2], names: ['Karoo'] },
    { why: 'no category', ids: [], names: ['Karoo'] },
  ])('of a product: $why', ({ ids, names }) => {
    const crumbs = productBreadcrumbs({ name: 'Karoo', category_ids: ids }, context)
    expect(crumbs.map(({ name }) => name)).toEqual(names)
    // The product itself is no link.
    expect(crumbs.map(({ link }) => link !== null)).toEqual(names.map((_, at) => at < names.length - 1))
  })
})
