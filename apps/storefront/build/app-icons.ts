import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readShopStores } from './settings-plugin.ts'
import { readToken } from './tokens.ts'

const MODULE = 'virtual:app-icons'
const mark = join(import.meta.dirname, '..', 'src', 'ui', 'mark.svg')

/** `maskable`: the system cuts it to a shape of its own, of which only the inner 80 % are certain. `touch`: iOS rounds the corners. */
export interface AppIcon {
  readonly src: string
  readonly size: number
  readonly purpose: 'any' | 'maskable' | 'touch'
}

const DRAWN: readonly Omit<AppIcon, 'src'>[] = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
  { size: 180, purpose: 'touch' },
]
/** Part of the side that the drawing takes; the rest is background. The mark has a margin of its own. */
const SHARE = {
  logo: { any: 1, maskable: 0.55, touch: 0.8 },
  mark: { any: 1, maskable: 0.94, touch: 1 },
} as const

/**
 * Draws the icons of the installed shop from its logo, or from Meerkat's mark, as files whose names hold a hash of their content. The
 * manifest names them: `src/server/answer-manifest.ts`.
 */
export function appIcons(): Plugin {
  let drawn: Promise<{ icon: AppIcon; png: Buffer }[]> | null = null
  return {
    name: 'app-icons',
    // The client emits what the server names.
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const icons = await (drawn ??= drawAll())
      return `export const appIcons = ${JSON.stringify(icons.map(({ icon }) => icon))}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { icon, png } of await (drawn ??= drawAll())) this.emitFile({ type: 'asset', fileName: icon.src.slice(1), source: png })
    },
  }
}

function drawAll(): Promise<{ icon: AppIcon; png: Buffer }[]> {
  const { logo, colours } = readShopStores().shop
  const background = colours.light['frame'] ?? readToken('frame', 'light')
  return Promise.all(
    DRAWN.map(async (icon) => {
      const png = await draw(icon, logo === '' ? null : logo, background)
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 8)
      return { icon: { ...icon, src: `/assets/app-${icon.purpose}-${icon.size}-${hash}.png` }, png }
    }),
  )
}

/** A logo stands on the colour of the header, as it does in the shop; the mark has its own ground. */
export async function draw({ size, purpose }: Omit<AppIcon, 'src'>, logo: string | null, background: string): Promise<Buffer> {
  // Loaded when it is needed: every test run reads this file.
  const { default: sharp } = await import('sharp')
  const inner = Math.round(size * SHARE[logo === null ? 'mark' : 'logo'][purpose])
  const source = logo ?? Buffer.from(purpose === 'any' ? readFileSync(mark, 'utf8') : withoutGround(readFileSync(mark, 'utf8')))
  const picture = await sharp(source, { density: 72 * 12 })
    .resize(inner, inner, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  const isOpaque = purpose !== 'any'
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: isOpaque ? background : 'transparent' } })
  const whole = ground.composite([{ input: picture }])
  return (isOpaque ? whole.removeAlpha() : whole).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** The mark without its rounded square. */
function withoutGround(svg: string): string {
  return svg.replace(/<rect[^>]*\/>/, '')
}
