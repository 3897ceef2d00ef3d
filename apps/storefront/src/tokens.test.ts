import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)')
const light = readTokens(lightPart)
const themes = { light, dark: { ...light, ...readTokens(darkPart) } }

function readTokens(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name, value]) => [name!, value!]))
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.039_28 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

const TEXT = 4.5
const SHAPE = 3
const pairs = [
  ...['bone', 'paper', 'sand'].flatMap((ground) =>
    ['ink', 'ink-soft', 'veld', 'clay', 'bad', 'ok', 'warn'].map((text) => ({ text, ground, least: TEXT })),
  ),
  ...['edge', 'focus'].flatMap((text) => ['bone', 'paper'].map((ground) => ({ text, ground, least: SHAPE }))),
  ...['on-frame', 'on-frame-soft', 'sun'].flatMap((text) => ['frame', 'frame-deep'].map((ground) => ({ text, ground, least: TEXT }))),
  { text: 'on-veld', ground: 'veld', least: TEXT },
  { text: 'on-veld', ground: 'veld-deep', least: TEXT },
  { text: 'on-sun', ground: 'sun', least: TEXT },
  { text: 'on-clay', ground: 'clay', least: TEXT },
]

describe.each(['light', 'dark'] as const)('%s colours', (theme) => {
  it.each(pairs)('$text on $ground has at least $least:1', ({ text, ground, least }) => {
    expect(contrast(themes[theme][text]!, themes[theme][ground]!)).toBeGreaterThanOrEqual(least)
  })
})
