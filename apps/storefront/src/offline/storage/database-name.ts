/** `shop`, or `de-shop` for the store view `de`. docs/behaviour/storage.md §22. */
export function databaseName(storeCode: string): string {
  return storeCode === '' ? 'shop' : `${storeCode}-shop`
}
