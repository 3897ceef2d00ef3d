/** Skus of a comma list, each once; old clients send blanks along. */
export function splitSkus(skus: string): string[] {
  const names = skus.split(',').map((sku) => sku.trim())
  return [...new Set(names.filter((sku) => sku !== ''))]
}
