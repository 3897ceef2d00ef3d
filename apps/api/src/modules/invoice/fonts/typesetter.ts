import type { Font } from 'fontkit'
import { breakLines } from './break-lines.ts'
import type { FontFile } from './font-files.ts'
import { openFont } from './open-font.ts'
import { type FontRun, splitByFont } from './split-by-font.ts'

export interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly colour?: string
}

export interface TextBox extends TextStyle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** Sets text of any script. Only fonts that a text needs are read, and of them only the characters that occur are embedded. */
export interface Typesetter {
  /** Height of the text in a box of this width. */
  measure(text: string, style: TextStyle & { readonly width: number }): number
  breakLines(text: string, style: TextStyle & { readonly width: number }): readonly string[]
  /** Returns the height. */
  draw(text: string, box: TextBox): number
}

const LINE_HEIGHT = 1.4
/** From the top of a line to its baseline, for all fonts of the line. */
const BASELINE = 1.05

export function createTypesetter(pdf: PDFKit.PDFDocument, files: readonly FontFile[], ink: string): Typesetter {
  const opened = new Map<number, Font>()
  const has = (index: number, codePoint: number) => {
    const font = opened.get(index) ?? openFont(fileOf(index, {}))
    opened.set(index, font)
    return font.hasGlyphForCodePoint(codePoint)
  }
  function fileOf(index: number, { bold = false }: Pick<TextStyle, 'bold'>): string {
    const font = files[index]
    if (!font) throw new Error(`There is no font ${index}`)
    return bold ? font.bold : font.regular
  }
  const select = (font: number, style: TextStyle) => pdf.font(fileOf(font, style)).fontSize(style.size)
  const split = (text: string) => splitByFont(text, files.length, has)
  const widthOf = (runs: readonly FontRun[], style: TextStyle) =>
    runs.reduce((sum, { font, text }) => sum + select(font, style).widthOfString(text), 0)
  const linesOf = (text: string, style: TextStyle & { readonly width: number }) =>
    breakLines(text, style.width, (part) => widthOf(split(part), style))

  return {
    breakLines: linesOf,
    measure: (text, style) => linesOf(text, style).length * style.size * LINE_HEIGHT,
    draw(text, box) {
      const { x, y, width, align = 'left', size, colour = ink } = box
      const lines = linesOf(text, box)
      for (const [index, line] of lines.entries()) {
        const runs = split(line)
        const baseline = y + (index * LINE_HEIGHT + BASELINE) * size
        let left = align === 'right' ? x + width - widthOf(runs, box) : x
        for (const run of runs) {
          select(run.font, box).fillColor(colour).text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
          left += widthOf([run], box)
        }
      }
      return lines.length * size * LINE_HEIGHT
    },
  }
}
