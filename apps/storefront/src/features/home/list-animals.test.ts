import { expect, it } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'
import { listAnimals } from './list-animals.ts'

it.each(storeViews.map((view) => [view.name, view] as const))('leaves services out of the animals of %s', (_, view) => {
  expect(view.home.departments).toHaveLength(2)
  const menu = ['dogs', ...(view.home.departments ?? []), 'farm'].map((path, id) => ({
    id,
    name: path,
    href: `${view.url}/${path}`,
    children: [],
  }))
  expect(listAnimals(menu, view).map(({ path }) => path)).toEqual(['dogs', 'farm'])
})
