import { expect, it } from 'vitest'
import { storeViews } from '../../shell/store-view/stores.ts'
import { listAnimals } from './list-animals.ts'

it.each(storeViews.map((view) => [view.name, view] as const))('leaves services out of the animals of %s', (_, view) => {
  const menu = ['dogs', 'clinic-supplies', 'advice-kits', 'farm'].map((path, id) => ({
    id,
    name: path,
    href: `${view.url}/${path}`,
    children: [],
  }))
  expect(listAnimals(menu, view).map(({ path }) => path)).toEqual(['dogs', 'farm'])
})
