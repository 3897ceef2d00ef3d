import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import type { Log } from '../../db/client.ts'

/** A font file, read. */
export type InvoiceFont = Buffer

/** The font of the settings; null without one. A file that is none is said once, at the start: invoices are written all the same. */
export function readInvoiceFont(file: string, log: Log): InvoiceFont | null {
  if (file === '') return null
  try {
    const font = readFileSync(file)
    new Pdf().font(font).widthOfString('Meerkat')
    return font
  } catch (fault) {
    log.error({ err: fault, file }, 'the font of invoices cannot be used: they are written in Western European letters')
    return null
  }
}
