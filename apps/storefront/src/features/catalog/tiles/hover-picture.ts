/** Shortens the path to `-angle` for `/k/a/karoo.webp` and `/k/a/karoo-angle.webp`: a list has fifty of them. */
export function toInsertion(image: string | null | undefined, other: string): string {
  const [stem, extension] = splitExtension(image ?? '')
  const isAlike = stem !== '' && other.startsWith(stem) && other.endsWith(extension) && other.length > stem.length + extension.length
  return isAlike ? other.slice(stem.length, other.length - extension.length) : other
}

/** Restores the path of the second picture. */
export function hoverPath({ image, hover }: { image: string | null; hover?: string | undefined }): string | null {
  if (hover === undefined || hover.startsWith('/')) return hover ?? null
  const [stem, extension] = splitExtension(image ?? '')
  return stem + hover + extension
}

function splitExtension(path: string): [string, string] {
  const at = path.lastIndexOf('.')
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}
