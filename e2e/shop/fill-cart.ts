import type { Page } from '@playwright/test'
import { cartButton, expectNotice, openPage } from './frame.ts'
import { expect } from './test.ts'
import { findSimpleProducts, type WireProduct } from './wire.ts'

/** One piece of a plain product, put into the cart from its own page. `at` chooses another one. */
export async function fillCart(page: Page, { at = 0, prefix = '' } = {}): Promise<WireProduct> {
  const product = (await findSimpleProducts(page.request))[at]!
  await openPage(page, `${prefix}/${product.url_path}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expectNotice(page, 'Product has been added to the cart!')
  await expect(cartButton(page, 1)).toBeVisible()
  return product
}
