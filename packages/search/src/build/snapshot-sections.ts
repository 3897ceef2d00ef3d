export type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Typed arrays, to be read in the order in which they were written. */
export interface SectionReader {
  next<A extends TypedArray>(type: new (buffer: ArrayBuffer, offset: number, length: number) => A): A
}

/** "MKSI", and a number that reads differently on a machine with the other byte order. */
const MAGIC = 0x49534b4d
const ALIGNMENT = 8
/** Magic, version, checksum, text length, section count, and one word of padding for alignment. */
const HEADER_WORDS = 6

/**
 * One sequence of bytes: the header, the byte lengths of the sections, the text in UTF-16, the sections. Each part begins at a
 * multiple of eight, so that arrays can be views of the bytes without copying.
 */
export function joinSections(version: number, text: string, sections: readonly TypedArray[]): Uint8Array {
  const textAt = align((HEADER_WORDS + sections.length) * 4)
  let size = align(textAt + text.length * 2)
  for (const section of sections) size = align(size + section.byteLength)
  const bytes = new Uint8Array(size)
  const words = new Uint32Array(bytes.buffer)
  words.set([MAGIC, version, 0, text.length, sections.length, 0, ...sections.map(({ byteLength }) => byteLength)])
  const characters = new Uint16Array(bytes.buffer, textAt, text.length)
  for (let at = 0; at < text.length; at++) characters[at] = text.charCodeAt(at)
  let offset = align(textAt + text.length * 2)
  for (const section of sections) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), offset)
    offset = align(offset + section.byteLength)
  }
  words[2] = checksumOf(words)
  return bytes
}

/** @throws Error when the bytes are not what `joinSections` wrote for this version. */
export function splitSections(version: number, source: Uint8Array): { text: string; reader: SectionReader } {
  // A slice of a pooled buffer may begin at any offset.
  const bytes = source.byteOffset % ALIGNMENT === 0 ? source : source.slice()
  const buffer = bytes.buffer as ArrayBuffer
  const words = new Uint32Array(buffer, bytes.byteOffset, bytes.byteLength >> 2)
  if (words[0] !== MAGIC) throw new Error('These bytes are not a search snapshot')
  if (words[1] !== version) throw new Error(`The search snapshot has version ${words[1]}, expected version ${version}`)
  if (bytes.byteLength % ALIGNMENT !== 0 || checksumOf(words) !== words[2]) throw new Error('The search snapshot is damaged')
  const textLength = words[3]!
  const lengths = words.slice(HEADER_WORDS, HEADER_WORDS + words[4]!)
  const textAt = align((HEADER_WORDS + lengths.length) * 4)
  let text = ''
  for (const unit of new Uint16Array(buffer, bytes.byteOffset + textAt, textLength)) text += String.fromCharCode(unit)
  let offset = align(textAt + textLength * 2)
  let place = 0
  const reader: SectionReader = {
    next(type) {
      const length = lengths[place++]
      if (length === undefined) throw new Error('The search snapshot is too short')
      const at = bytes.byteOffset + offset
      offset = align(offset + length)
      return new type(buffer, at, length / bytesPerElement(type))
    },
  }
  return { text, reader }
}

function align(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT
}

function bytesPerElement(type: unknown): number {
  return (type as { BYTES_PER_ELEMENT: number }).BYTES_PER_ELEMENT
}

/** FNV-1a over 32-bit words instead of bytes, excluding the checksum itself: detects damage, not forgery. */
function checksumOf(words: Uint32Array): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < words.length; at++) if (at !== 2) sum = Math.imul(sum ^ words[at]!, 0x01000193)
  return sum >>> 0
}
