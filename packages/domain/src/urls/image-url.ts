/** `no_selection` or an empty path means that there is no picture. Spec §3. */
const NO_SELECTION = 'no_selection'

/**
 * URL of a picture in one size; null without a picture: the caller shows its placeholder. docs/wire.md §12.1,
 * docs/behaviour/products.md §2.5.
 */
export function imageUrl(path: string | null | undefined, width: number, height: number): string | null {
  if (!path || path === NO_SELECTION) return null
  const encoded = /:\/\/|[?&]/.test(path) ? `/${encodeURIComponent(path)}` : encodeURI(path)
  return `/img/${width}/${height}/resize${encoded.startsWith('/') ? '' : '/'}${encoded}`
}
