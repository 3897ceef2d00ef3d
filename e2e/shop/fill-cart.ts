import type { Page } from '@playwright/test'
import { cartButton, expectNotice, openPage } from './frame.ts'
import { expect } from './test.ts'
import { findSimpleProducts, type WireProduct } from './wire.ts'

/** Adds one piece of a simple product from its product page. `at` selects which product. */
export async function fillCart(page: Page, { at = 0, prefix = '' } = {}): Promise<WireProduct> {
  const product = (await findSimpleProducts(page.request))[at]!
  await openPage(page, `${prefix}/${product.url_path}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  return product
}
