/** An API URL with the code of the store view: an existing `storeCode` is replaced. Spec §2, docs/behaviour/urls.md §8.5. */
export function withStoreCode(url: string, storeCode: string): string {
  if (storeCode === '') return url
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? []
  const kept = query.split(/[&;]/).filter((part) => part !== '' && !/^storeCode(=|$)/.test(part))
  return `${address}?${[...kept, `storeCode=${encodeURIComponent(storeCode)}`].join('&')}${hash}`
}
