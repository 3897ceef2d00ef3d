import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MEERKAT_ASLEEP, MEERKAT_LOOKING_LEFT, MEERKAT_LOOKING_RIGHT, MEERKAT_MARK } from './mark.ts'

describe('the mark', () => {
  it.each([
    { name: 'sentry', d: MEERKAT_MARK },
    { name: 'looking left', d: MEERKAT_LOOKING_LEFT },
    { name: 'looking right', d: MEERKAT_LOOKING_RIGHT },
    { name: 'asleep', d: MEERKAT_ASLEEP },
  ])('$name is one path that stays inside its 48 × 48 and can be seen at 24 px', async ({ d }) => {
    expect(d).toMatch(/^M[\d.\-a-zM ]+z$/)
    // Rendered on a larger canvas, nothing may be visible outside the square.
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 72 72" width="72" height="72"><path d="${d}"/></svg>`
    const { info } = await sharp(Buffer.from(sheet)).trim({ threshold: 1 }).toBuffer({ resolveWithObject: true })
    expect(info.width).toBeLessThanOrEqual(48)
    expect(info.height).toBeLessThanOrEqual(48)
    const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="24" height="24"><path d="${d}"/></svg>`
    const { channels } = await sharp(Buffer.from(icon)).stats()
    expect(channels[3]?.mean).toBeGreaterThan(35)
  })
})
