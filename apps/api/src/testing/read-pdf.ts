import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, decoded like a PDF reader does with the character tables of the document. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

/** Removes all spaces, because PDF readers differ in where they insert them between pieces of a line. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
