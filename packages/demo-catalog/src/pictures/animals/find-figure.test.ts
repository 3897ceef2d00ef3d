import { describe, expect, it } from 'vitest'
import type { Animal } from '../picture.ts'
import { FIGURES, findFigureByName, getFigure } from './find-figure.ts'

describe('getFigure', () => {
  it.each<[Animal, string, string]>([
    ['dog', 'Adult Giant Breed', 'boerboel'],
    ['dog', 'Puppy Starter', 'puppy'],
    ['small-pet', 'Guinea Pig Pellets', 'guinea pig'],
    ['small-pet', 'Timothy Hay', 'rabbit'],
    ['bird', 'Budgie Seed Mix', 'budgie'],
    ['reptile', 'Tortoise Diet', 'tortoise'],
    ['bird', 'Canary Song', 'canary'],
    ['bird', 'Dove & Pigeon Rest Mix', 'pigeon'],
    ['small-pet', 'Rat Complete Nuggets', 'mouse'],
    ['small-pet', 'Chinchilla Fibre Blend', 'chinchilla'],
    ['farm', 'Sheep Drench', 'sheep'],
    ['farm', 'Broiler Finisher', 'hen'],
    ['farm', 'Phosphate Summer Lick', 'nguni'],
    ['wildlife', 'Sunbird Nectar Mix', 'sunbird'],
    ['wildlife', 'Garden Bird Seed', 'weaver'],
    ['bird', 'Cockatiel Blend', 'cockatiel'],
    ['fish', 'Catfish Wafers', 'catfish'],
    ['fish', 'Reef Plankton', 'clownfish'],
    ['fish', 'Cold Season Wheatgerm', 'goldfish'],
    ['reptile', 'Dried Crickets', 'gecko'],
    ['wildlife', 'Wild Mammal Milk', 'meerkat'],
    ['cat', 'Kitten Chicken & Egg', 'ginger'],
    ['farm', 'Chick Starter Crumble', 'chick'],
    ['reptile', 'Turtle Sticks', 'turtle'],
    ['dog', 'White Coat Brightener', 'terrier'],
    ['fish', 'Goldfish Sticks', 'goldfish'],
  ])('%s: "%s" shows the %s', (animal, title, name) => {
    expect(getFigure(animal, title).name).toBe(name)
  })

  it('has several breeds or species of every animal, each with a name of its own', () => {
    for (const figures of Object.values(FIGURES)) {
      expect(figures.length).toBeGreaterThanOrEqual(3)
      expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
    }
  })

  it('shows young animals and fish of the sea only where the title names them', () => {
    const titles = Array.from({ length: 60 }, (_, index) => `Anything ${index}`)
    expect(titles.filter((title) => (['dog', 'farm', 'fish'] as const).some((animal) => getFigure(animal, title).onlyNamed))).toEqual([])
    expect(getFigure('dog', 'Puppy Milk').onlyNamed).toBe(true)
  })

  it('falls back to any pose when an animal lacks the requested one', () => {
    expect(getFigure('fish', 'Anything', 'bust').pose).toBe('whole')
  })

  it('returns null for an unknown name', () => {
    expect(findFigureByName('dog', 'unicorn')).toBeNull()
  })
})
