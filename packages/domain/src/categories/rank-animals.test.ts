import { expect, it } from 'vitest'
import { rankAnimals, SIGN_WEIGHTS, type Sign } from './rank-animals.ts'

const dogs = { id: 10, path: 'dogs' }
const cats = { id: 20, path: 'cats' }
const birds = { id: 30, path: 'birds' }
const { ordered, viewed } = SIGN_WEIGHTS
const look = (...categoryIds: number[]): Sign => ({ weight: viewed, categoryIds })

it.each<{ why: string; signs: readonly Sign[]; animals: readonly object[] }>([
  { why: 'nothing is known', signs: [], animals: [] },
  { why: 'by the categories of a product', signs: [look(10, 11)], animals: [dogs] },
  { why: 'by the path of an ordered product', signs: [{ weight: ordered, path: '/cats/litter/clay.html' }], animals: [cats] },
  {
    why: 'an order counts more than two views',
    signs: [look(10), look(10), { weight: ordered, path: 'cats/x.html' }],
    animals: [cats, dogs],
  },
  { why: 'one view among many does not make a second animal', signs: [look(10), look(10), look(10), look(10), look(20)], animals: [dogs] },
  { why: 'products for all animals are ignored', signs: [look(99), { weight: ordered, path: '/advice/kit.html' }], animals: [] },
  {
    why: 'a path that only begins like that of the category is ignored',
    signs: [{ weight: ordered, path: '/cats-and-kittens/x.html' }],
    animals: [],
  },
  { why: 'at most two', signs: [look(10), look(20), look(30)], animals: [dogs, cats] },
])('$why', ({ signs, animals }) => {
  expect(rankAnimals([dogs, cats, birds], signs, 2)).toEqual(animals)
})
