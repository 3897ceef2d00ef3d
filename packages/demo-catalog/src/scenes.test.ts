import { expect, it } from 'vitest'
import { namedScenes } from './scenes.ts'

it('gives every tile and banner a subject of its own', () => {
  // The narrow version of a banner shows what the wide one shows.
  const subjects = namedScenes
    .filter(({ name }) => !name.endsWith('-mobile'))
    .map(({ scene: { scene, animal, figure } }) => [scene, animal, figure].join(' '))
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([])
})
