import sharp from 'sharp'
import { expect, it } from 'vitest'
import { draw } from './app-icons.ts'

const GREEN = '#1f5138'
const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

it('an icon has the size that it says, and weighs little', async () => {
  for (const size of [192, 512] as const) {
    for (const purpose of ['any', 'maskable', 'touch'] as const) {
      const png = await draw({ size, purpose }, null, GREEN)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size })
      expect(png.length).toBeLessThan(15_000)
    }
  }
})

it('a maskable icon has its ground everywhere and its drawing within the certain 80 %', async () => {
  const at = await pixels(await draw({ size: 192, purpose: 'maskable' }, null, GREEN))
  const ground = [31, 81, 56, 255]
  for (const [x, y] of [
    [0, 0],
    [191, 191],
    [96, 4],
    [4, 96],
  ] as const)
    expect(at(x, y)).toEqual(ground)
  const drawn: number[] = []
  for (let y = 0; y < 192; y += 1) for (let x = 0; x < 192; x += 1) if (at(x, y)[0]! > 150) drawn.push(Math.hypot(x - 96, y - 96))
  expect(drawn.length).toBeGreaterThan(1000)
  expect(Math.max(...drawn)).toBeLessThanOrEqual(96 * 0.8)
})

it('an icon to show has transparent corners; the one of iOS, which rounds it, has none', async () => {
  expect((await pixels(await draw({ size: 192, purpose: 'any' }, null, GREEN)))(0, 0)[3]).toBe(0)
  expect((await pixels(await draw({ size: 192, purpose: 'touch' }, null, GREEN)))(0, 0)).toEqual([31, 81, 56, 255])
})
