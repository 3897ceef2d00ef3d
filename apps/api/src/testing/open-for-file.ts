import { afterAll } from 'vitest'
import { aShopper, type Shopper } from './a-shopper.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './open-test-shop.ts'
import { aPetShop } from './pet-shop.ts'

/** A pet shop and somebody in it for all tests of the file that asks at its top; closed after the last of them. */
export async function openForFile(options: Partial<TestShopOptions> = {}): Promise<{ shop: TestShop; shopper: Shopper }> {
  const shop = await openTestShop({ bundle: aPetShop(), ...options })
  afterAll(() => shop.close())
  return { shop, shopper: aShopper(shop.app) }
}
