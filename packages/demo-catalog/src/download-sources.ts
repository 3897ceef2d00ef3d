import type { DownloadSource, StoreCatalog } from '@meerkat/contract/catalog-bundle'

/** The files of the downloadable guides. */
export function downloadSources(stores: readonly StoreCatalog[]): DownloadSource[] {
  return stores.flatMap(({ storeCode, products }) =>
    products.flatMap(({ downloadable_links = [], name, description }) =>
      downloadable_links.map(({ id, title }) => ({
        storeCode,
        linkId: id,
        title: title.replace(/\s*\(PDF\)$/, ''),
        paragraphs: [name, ...toParagraphs(description ?? '')],
      })),
    ),
  )
}

/** Our own markup: paragraphs and list items, a handful of entities. */
function toParagraphs(html: string): string[] {
  return html
    .split(/<\/(?:p|li|h\d)>/)
    .map((part) => part.replace(/<li>/, '- ').replaceAll(/<[^>]+>/g, ''))
    .map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim())
    .filter((part) => part !== '')
}
