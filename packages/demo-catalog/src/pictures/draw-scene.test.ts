import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawScene } from './draw-scene.ts'
import type { Animal, Scene } from './picture.ts'

const SCENES: readonly (readonly [Scene['scene'], Animal])[] = [
  ['savanna', 'wildlife'],
  ['kennel', 'dog'],
  ['living-room', 'cat'],
  ['aquarium', 'fish'],
  ['aviary', 'bird'],
  ['terrarium', 'reptile'],
  ['paddock', 'horse'],
  ['farm', 'farm'],
  ['garden', 'small-pet'],
  ['clinic', 'cat'],
  ['meadow', 'small-pet'],
]

const rows = SCENES.flatMap(([scene, animal]) => [
  { scene, animal, mood: 'day' as const, width: 1600, height: 900 },
  { scene, animal, mood: 'dusk' as const, width: 800, height: 600 },
])

describe('drawScene', () => {
  it.each(rows)('$scene at $mood fills $width × $height to its edges', async (scene) => {
    const svg = drawScene(scene)
    expect(svg).not.toContain('<text')
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.length).toBeLessThan(40_000)
    const image = sharp(Buffer.from(svg))
    const { width, height } = await image.metadata()
    expect([width, height]).toEqual([scene.width, scene.height])
    const { channels } = await sharp(Buffer.from(svg), { density: 9 }).stats()
    expect(channels[3]?.min ?? 255).toBe(255)
    expect(channels[0]?.stdev).toBeGreaterThan(15)
  })

  it('is deterministic and differs for another animal', () => {
    const scene: Scene = { scene: 'savanna', animal: 'wildlife', mood: 'day', width: 1600, height: 900 }
    expect(drawScene(scene)).toBe(drawScene({ ...scene }))
    expect(drawScene({ ...scene, animal: 'dog' })).not.toBe(drawScene(scene))
  })
})
