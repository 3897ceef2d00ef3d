import { splitExtension } from './hover-picture.ts'

/** Shortens the path to `-angle` for `/k/a/karoo.webp` and `/k/a/karoo-angle.webp`: a list has fifty of them. */
export function toInsertion(image: string | null | undefined, other: string): string {
  const [stem, extension] = splitExtension(image ?? '')
  const isAlike = stem !== '' && other.startsWith(stem) && other.endsWith(extension) && other.length > stem.length + extension.length
  return isAlike ? other.slice(stem.length, other.length - extension.length) : other
}
