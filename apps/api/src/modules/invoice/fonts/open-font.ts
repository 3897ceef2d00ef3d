import { type Font, openSync } from 'fontkit'

/** Opens a font to see which characters it has. A Japanese font takes 4 MB, so it is not kept in memory after the document is drawn. */
export function openFont(file: string): Font {
  const font = openSync(file)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`)
  return font
}
