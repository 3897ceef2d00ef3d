import { afterAll } from 'vitest'
import { aShopper, type Shopper } from './a-shopper.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './open-test-shop.ts'
import { aPetShop } from './pet-shop.ts'

/** Opens a pet shop with a shopper for all tests of a file; closed after the last one. Call it at the top of the file. */
export async function openForFile(options: Partial<TestShopOptions> = {}): Promise<{ shop: TestShop; shopper: Shopper }> {
  const shop = await openTestShop({ bundle: aPetShop(), ...options })
  afterAll(() => shop.close())
  return { shop, shopper: aShopper(shop.app) }
}
