import sharp from 'sharp'
import { expect, it } from 'vitest'
import { draw, drawScreenshot, drawShortcut } from './app-icons.ts'
import { readToken } from './tokens.ts'

const GREEN = '#1f5138'
const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

it('an icon has its declared size and few bytes', async () => {
  for (const size of [192, 512] as const) {
    for (const purpose of ['any', 'maskable', 'touch'] as const) {
      const png = await draw({ size, purpose }, null, GREEN)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size })
      expect(png.length).toBeLessThan(15_000)
    }
  }
})

it('a maskable icon has background everywhere and its drawing within the inner 80 % that is always visible', async () => {
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

it('an icon that is shown as it is has transparent corners; the iOS icon has none, because iOS rounds it', async () => {
  expect((await pixels(await draw({ size: 192, purpose: 'any' }, null, GREEN)))(0, 0)[3]).toBe(0)
  expect((await pixels(await draw({ size: 192, purpose: 'touch' }, null, GREEN)))(0, 0)).toEqual([31, 81, 56, 255])
})

const colour = (token: string) => readToken(token, 'light')

it('a screenshot of the install dialog has its declared size, the colours of the shop and few bytes', async () => {
  const png = await drawScreenshot({ width: 720, height: 1280, columns: 2, hasBottomBar: true }, null, colour)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 720, height: 1280 })
  expect(png.length).toBeLessThan(25_000)
  const at = await pixels(png)
  expect(at(4, 4).slice(0, 3)).toEqual([31, 81, 56])
  expect(at(4, 300).slice(0, 3)).toEqual([251, 248, 241])
})

it.each(['cart', 'orders', 'search'] as const)('the shortcut to %s has a symbol on a round background', async (opens) => {
  const png = await drawShortcut(opens, colour)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 })
  expect(png.length).toBeLessThan(3000)
  const at = await pixels(png)
  expect(at(0, 0)[3]).toBe(0)
  let light = 0
  for (let y = 0; y < 96; y += 1) for (let x = 0; x < 96; x += 1) if (at(x, y)[0]! > 200 && at(x, y)[3] === 255) light += 1
  expect(light).toBeGreaterThan(100)
})
