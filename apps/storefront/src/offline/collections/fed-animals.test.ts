import { expect, it } from 'vitest'
import { ShopStorage } from '../storage/shop-storage.ts'
import { openFedAnimals } from './fed-animals.ts'

const bella = { weightKg: 38, age: 'adult', activity: 'active' } as const
const tom = { weightKg: 4.5, age: 'senior', activity: 'calm' } as const

it('keeps one dog and one cat, and deletes both', async () => {
  const animals = openFedAnimals(new ShopStorage({ storeCode: '', indexedDB: null }))
  expect(await animals.read()).toEqual({})
  await animals.write('dog', bella)
  await animals.write('cat', tom)
  expect(await animals.read()).toEqual({ dog: bella, cat: tom })
  await animals.clear()
  expect(await animals.read()).toEqual({})
})
