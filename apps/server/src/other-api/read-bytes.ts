/** The body of a response; null when it is larger than `most`. */
export async function readBytes({ body }: Response, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
