import { createRequire } from 'node:module'
import type { Log } from '../../../db/client.ts'

/** The files of a font. */
export interface FontFile {
  readonly regular: string
  readonly bold: string
}

const { resolve } = createRequire(import.meta.url)

/** Latin, Cyrillic and Greek. */
const NOTO_SANS: FontFile = {
  regular: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}
/** Japanese. */
const BIZ_UDP_GOTHIC: FontFile = {
  regular: resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
}
const OWN_FONTS: readonly FontFile[] = [NOTO_SANS, BIZ_UDP_GOTHIC]

/**
 * The fonts, in the order in which they are searched for a character: first the font of the settings, if any. If it cannot be used, that is
 * logged once at startup and the font is left out.
 */
export async function listFonts(file: string, log: Log): Promise<readonly FontFile[]> {
  if (file === '') return OWN_FONTS
  const { openFont } = await import('./open-font.ts')
  try {
    openFont(file)
    return [{ regular: file, bold: file }, ...OWN_FONTS]
  } catch (fault) {
    log.error({ err: fault, file }, 'the invoice font cannot be used: invoices are drawn with the fonts that come with the shop')
    return OWN_FONTS
  }
}
