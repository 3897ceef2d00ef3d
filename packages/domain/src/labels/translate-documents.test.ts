import type { Product } from '@meerkat/contract/product'
import { expect, it } from 'vitest'
import { translateProduct } from './translate-documents.ts'

const LISTED: Readonly<Record<string, string>> = { 'Body weight': '体重', 'Feeding guide': '給与量の目安' }

it('translates the headings of a description that are listed, and marks their language', () => {
  const description =
    '<p>Body weight</p><h3>Feeding guide</h3><table><tr><th scope="col">Body weight</th><th>A <b>day</b></th><th>Breed</th></tr></table>'
  const product = { id: 1, sku: 'KIBBLE', name: 'Kibble', type_id: 'simple', description } as Product
  const translated = translateProduct(product, (kind, text) => (kind === 'attributes' && LISTED[text]) || text, 'ja-JP')
  expect(translated.description).toBe(
    '<p>Body weight</p><h3 lang="ja-JP">給与量の目安</h3><table><tr><th scope="col" lang="ja-JP">体重</th><th>A <b>day</b></th><th>Breed</th></tr></table>',
  )
})
