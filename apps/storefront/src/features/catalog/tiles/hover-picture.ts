/** Restores the path of the second picture. */
export function hoverPath({ image, hover }: { image: string | null; hover?: string | undefined }): string | null {
  if (hover === undefined || hover.startsWith('/')) return hover ?? null
  const [stem, extension] = splitExtension(image ?? '')
  return stem + hover + extension
}

export function splitExtension(path: string): [string, string] {
  const at = path.lastIndexOf('.')
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}
