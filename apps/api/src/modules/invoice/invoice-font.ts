import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import type { Log } from '../../db/client.ts'

/** A font file that was read. */
export type InvoiceFont = Buffer

/** The configured font; null without one. An unusable file is logged once at startup, and invoices use the standard fonts instead. */
export function readInvoiceFont(file: string, log: Log): InvoiceFont | null {
  if (file === '') return null
  try {
    const font = readFileSync(file)
    new Pdf().font(font).widthOfString('Meerkat')
    return font
  } catch (fault) {
    log.error({ err: fault, file }, 'the invoice font cannot be used: invoices are limited to Western European characters')
    return null
  }
}
