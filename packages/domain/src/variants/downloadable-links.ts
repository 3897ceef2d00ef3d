import type { DownloadableLink } from '@meerkat/contract/downloadable'
import type { ProductOption } from '@meerkat/contract/product-option'

/**
 * The purchased files: the chosen ones that exist, or all of them when none is chosen. docs/wire.md §17.2.
 */
export function chosenLinks(
  links: readonly DownloadableLink[],
  { downloadable_option }: NonNullable<ProductOption['extension_attributes']>,
): readonly DownloadableLink[] {
  const wanted = links.filter(({ id }) => downloadable_option?.downloadable_links.includes(id))
  return wanted.length > 0 ? wanted : links
}

/**
 * The surcharge of the chosen files: like a fixed amount of a custom option, the same with and without tax. docs/behaviour/prices.md §4.5.
 */
export function linksDelta(links: readonly DownloadableLink[]): number {
  return links.reduce((sum, { price }) => sum + price, 0)
}
