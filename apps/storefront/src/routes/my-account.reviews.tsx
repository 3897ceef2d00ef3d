import type { Product } from '@meerkat/contract/product'
import { productLink } from '@meerkat/domain/urls/product-link'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { ReviewsScreen } from '../features/account/more/reviews-screen.tsx'
import { searchEntities } from '../shell/api/catalog-search.ts'

/** /my-account/reviews. */
export const Route = createFileRoute('/my-account/reviews')({ component: Reviews })

const FIELDS = ['id', 'sku', 'name', 'type_id', 'url_path', 'url_key', 'slug', 'price']

/** Shows the account's reviews with their products from the catalogue. */
function Reviews() {
  const { api, view } = useRouter().options.context
  const [products, setProducts] = useState<readonly Product[]>([])

  const findProducts = useCallback(
    (ids: readonly number[]) => {
      if (ids.length === 0) return
      const query = { _appliedFilters: [{ attribute: 'id', value: { in: [...ids] }, scope: 'default' }] }
      // Show the reviews even if their products cannot be loaded.
      const nothing = () => undefined
      searchEntities<Product>(api, view, { entity: 'product', query, size: ids.length, include: FIELDS }).then(
        ({ items }) => setProducts(items),
        nothing,
      )
    },
    [api, view],
  )

  function renderProduct(productId: number) {
    const product = products.find(({ id }) => id === productId)
    return (
      product && (
        <a href={productLink(product, view)} className="link">
          {product.name}
        </a>
      )
    )
  }

  return <ReviewsScreen renderProduct={renderProduct} onProducts={findProducts} />
}
