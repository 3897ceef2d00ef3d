import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadSource } from '@meerkat/contract/catalog-bundle'
import { toPrintable } from '../text/printable.ts'

/** Below the data directory, but outside the picture folder, which is public. */
export const DOWNLOADS_FOLDER = 'downloads'

/** Writes PDF downloads from texts, each under its store view and link. */
export async function writeDownloads(dataDir: string, sources: readonly DownloadSource[]): Promise<void> {
  for (const source of sources) {
    const folder = join(dataDir, DOWNLOADS_FOLDER, source.storeCode || 'default')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${source.linkId}.pdf`)
    await writeFile(`${file}.draft`, await drawText(source))
    await rename(`${file}.draft`, file)
  }
}

async function drawText({ title, paragraphs }: DownloadSource): Promise<Buffer> {
  // Only a first start writes downloads, and every process imports this file.
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({ size: 'A5', margin: 48, info: { Title: toPrintable(title) } })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.font('Helvetica-Bold').fontSize(20).text(toPrintable(title)).moveDown()
  pdf.font('Helvetica').fontSize(11)
  for (const paragraph of paragraphs) pdf.text(toPrintable(paragraph), { lineGap: 3 }).moveDown()
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}
