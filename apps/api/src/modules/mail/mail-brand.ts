import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoresFile } from '@meerkat/contract/store-config'
import { DARK, LIGHT, type MailColours } from './mail-look.ts'

const OWN_MARK = join(import.meta.dirname, 'mark.png')
/** In CSS pixels; the file has twice as many for sharp screens. */
const LOGO_HEIGHT = 36
/** The width that the mails leave on a phone. A wider logo is drawn less high. */
const MAX_LOGO_WIDTH = 280

/** What the mails of a shop look like: its colours, and its logo or Meerkat's mark. */
export interface MailBrand {
  readonly light: MailColours
  readonly dark: MailColours
  /** A logo contains the name of the shop; Meerkat's mark is shown beside the name. */
  readonly hasLogo: boolean
}

export const PLAIN_BRAND: MailBrand = { light: LIGHT, dark: DARK, hasLogo: false }

export function toMailBrand({ logo, colours }: Pick<StoresFile['shop'], 'logo' | 'colours'>): MailBrand {
  return { light: withOwn(LIGHT, colours.light), dark: withOwn(DARK, colours.dark), hasLogo: logo !== '' }
}

/** Reads the picture of the header as PNG, because mail clients do not show SVG. It is rendered once. */
export function createMarkReader(logo: string): () => Promise<Buffer> {
  let made: Promise<Buffer> | null = null
  return () => (made ??= logo === '' ? readFile(OWN_MARK) : drawLogo(logo))
}

async function drawLogo(path: string): Promise<Buffer> {
  // Loaded when it is needed: most shops have no logo of their own, or another process sends their mails.
  const { default: sharp } = await import('sharp')
  const box = { width: 2 * MAX_LOGO_WIDTH, height: 2 * LOGO_HEIGHT }
  const { data, info } = await sharp(path, { density: 300 })
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  // Mails and invoices show every logo at the same height.
  return sharp(data)
    .resize({ width: info.width, height: box.height, fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The settings name tokens as the style sheet does: `ink-soft`. */
function withOwn(colours: MailColours, own: Readonly<Record<string, string>>): MailColours {
  const names = Object.keys(colours) as (keyof MailColours)[]
  const found = names.map((name) => [name, own[toToken(name)] ?? colours[name]])
  return Object.fromEntries(found) as MailColours
}

export function toToken(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
