import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF as a reader of such files finds it: with the character tables that the document contains. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

/** Without spaces: where a reader puts them between pieces of a line is its own choice. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
