/** Splits a comma-separated list of skus and removes duplicates; old clients send blanks. */
export function splitSkus(skus: string): string[] {
  const names = skus.split(',').map((sku) => sku.trim())
  return [...new Set(names.filter((sku) => sku !== ''))]
}
