/** `shop`, or `de-shop` for the store view `de`. Behaviour 22. */
export function databaseName(storeCode: string): string {
  return storeCode === '' ? 'shop' : `${storeCode}-shop`
}
