import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Colours, drawScreen, type Screen } from './draw-screen.ts'
import { readShopStores } from './settings-plugin.ts'
import { readToken } from './tokens.ts'

const MODULE = 'virtual:app-icons'
const mark = join(import.meta.dirname, '..', 'src', 'ui', 'mark.svg')

/** `maskable`: the system crops it to any shape; only the inner 80 % is always visible. `touch`: iOS rounds the corners. */
export interface AppIcon {
  readonly src: string
  readonly size: number
  readonly purpose: 'any' | 'maskable' | 'touch'
}

/** A shortcut of the installed shop, by the page that it opens. */
export interface ShortcutIcon {
  readonly src: string
  readonly size: number
  readonly opens: 'cart' | 'orders' | 'search'
}

/** A picture of the shop for the browser's install dialog. `narrow` is shown on phones. */
export interface Screenshot {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly form: 'narrow' | 'wide'
}

interface Pictures {
  readonly appIcons: readonly AppIcon[]
  readonly shortcutIcons: readonly ShortcutIcon[]
  readonly screenshots: readonly Screenshot[]
  /** By address. */
  readonly files: ReadonlyMap<string, Buffer>
}

const DRAWN: readonly Omit<AppIcon, 'src'>[] = [
  { size: 192, purpose: 'any' },
  { size: 512, purpose: 'any' },
  { size: 192, purpose: 'maskable' },
  { size: 512, purpose: 'maskable' },
  { size: 180, purpose: 'touch' },
]
/** Fraction of the icon's side that the drawing fills; the rest is background. The mark already includes a margin. */
const SHARE = {
  logo: { any: 1, maskable: 0.55, touch: 0.8 },
  mark: { any: 1, maskable: 0.94, touch: 1 },
} as const

const SHORTCUT_SIZE = 96
const SHORTCUTS: readonly ShortcutIcon['opens'][] = ['cart', 'orders', 'search']
const SCREENS: Readonly<Record<Screenshot['form'], Screen>> = {
  narrow: { width: 720, height: 1280, columns: 2, hasBottomBar: true },
  wide: { width: 1280, height: 800, columns: 4, hasBottomBar: false },
}

/**
 * Draws the icons of the installed shop (from its logo or, without one, Meerkat's mark), the icons of its shortcuts and the screenshots of
 * its install dialog, as files whose names hold a hash of their content. The manifest names them: `src/server/answer-manifest.ts`.
 */
export function appIcons(): Plugin {
  let drawn: Promise<Pictures> | null = null
  return {
    name: 'app-icons',
    // The client build writes the files, and the server build uses their names.
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const { files: _, ...names } = await (drawn ??= drawAll())
      return Object.entries(names)
        .map(([name, pictures]) => `export const ${name} = ${JSON.stringify(pictures)}`)
        .join('\n')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [src, source] of (await (drawn ??= drawAll())).files) this.emitFile({ type: 'asset', fileName: src.slice(1), source })
    },
  }
}

async function drawAll(): Promise<Pictures> {
  const { logo, colours } = readShopStores().shop
  const shopLogo = logo === '' ? null : logo
  const colour = (token: string) => colours.light[token as keyof typeof colours.light] ?? readToken(token, 'light')
  const files = new Map<string, Buffer>()
  const keep = (name: string, png: Buffer) => {
    const src = `/assets/${name}-${createHash('sha256').update(png).digest('hex').slice(0, 8)}.png`
    files.set(src, png)
    return src
  }
  return {
    files,
    appIcons: await Promise.all(
      DRAWN.map(async (icon) => ({ ...icon, src: keep(`app-${icon.purpose}-${icon.size}`, await draw(icon, shopLogo, colour('frame'))) })),
    ),
    shortcutIcons: await Promise.all(
      SHORTCUTS.map(async (opens) => ({ opens, size: SHORTCUT_SIZE, src: keep(`shortcut-${opens}`, await drawShortcut(opens, colour)) })),
    ),
    screenshots: await Promise.all(
      (['narrow', 'wide'] as const).map(async (form) => {
        const { width, height } = SCREENS[form]
        return { form, width, height, src: keep(`screen-${form}`, await drawScreenshot(SCREENS[form], shopLogo, colour)) }
      }),
    ),
  }
}

/** The icon that the shop itself uses for this page, on the colour of its frame. */
export async function drawShortcut(opens: ShortcutIcon['opens'], colour: Colours): Promise<Buffer> {
  const [{ default: sharp }, { renderToStaticMarkup }, { createElement }, icons] = await Promise.all([
    import('sharp'),
    import('react-dom/server'),
    import('react'),
    loadShortcutIcons(),
  ])
  const size = SHORTCUT_SIZE / 2
  const symbol = renderToStaticMarkup(createElement(icons[opens], { size, color: colour('on-frame'), x: size / 2, y: size / 2 }))
  const ground = `<rect width="${SHORTCUT_SIZE}" height="${SHORTCUT_SIZE}" rx="${SHORTCUT_SIZE / 2}" fill="${colour('frame')}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHORTCUT_SIZE}" height="${SHORTCUT_SIZE}">${ground}${symbol}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

async function loadShortcutIcons() {
  const [cart, orders, search] = await Promise.all([
    import('lucide-react/icons/shopping-bag'),
    import('lucide-react/icons/package-check'),
    import('lucide-react/icons/search'),
  ])
  return { cart: cart.default, orders: orders.default, search: search.default }
}

/** The home page as shapes, with the shop's logo or mark in its header. */
export async function drawScreenshot(screen: Screen, logo: string | null, colour: Colours): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const mark = await draw({ size: 88, purpose: logo === null ? 'touch' : 'any' }, logo, colour('frame'))
  return sharp(Buffer.from(drawScreen(screen, colour)))
    .composite([{ input: mark, left: 24, top: 16 }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** A logo stands on the colour of the header, as it does in the shop; the mark has its own background. */
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
