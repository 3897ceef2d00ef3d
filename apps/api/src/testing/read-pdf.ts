import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** The text of a PDF, decoded like a PDF reader does with the character tables of the document. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

/** What is drawn on the first page besides text: the colours of its areas, and where its pictures are, in points. */
export async function readDrawing(pdf: Uint8Array) {
  const { OPS } = await getResolvedPDFJS()
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const steps = fnArray.map((step, at) => ({ step, args: (argsArray[at] ?? []) as readonly unknown[] }))
  const fills = steps.filter(({ step }) => step === OPS.setFillRGBColor).map(({ args }) => args)
  const pictures = steps.flatMap(({ step }, at) => {
    if (step !== OPS.paintImageXObject) return []
    const [width = 0, , , , left = 0] = steps.slice(0, at).findLast((before) => before.step === OPS.transform)!.args as readonly number[]
    return [{ left, width }]
  })
  return { fills, pictures, pageWidth: page.getViewport({ scale: 1 }).width }
}

/** Removes all spaces, because PDF readers differ in where they insert them between pieces of a line. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
