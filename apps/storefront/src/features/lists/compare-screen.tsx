import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import { isCheapest } from '@meerkat/domain/pricing/is-cheapest'
import { stockStatus } from '@meerkat/domain/stock/stock-status'
import { listedProductLink, listedVariant } from '@meerkat/domain/urls/listed-product-link'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useCharge, usePrice, useTaxNote } from '../../shell/store-view/format.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { useCatalogueLang, useLocale, useStoreView } from '../../shell/store-view/store-view.tsx'
import { shop } from '../../shell/store-view/stores.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { findBest, findBestUnit, listCompareRows, priceOf, unitPriceOf } from './compare-rows.ts'

export interface CompareScreenProps {
  products: readonly Product[]
  attributes: readonly Attribute[]
  onRemove: (sku: string) => void
  onClear: () => void
  /** Adds to the cart; passed in by the route. */
  actions: (product: Product) => ReactNode
}

/** Products side by side, with prices and differences. docs/behaviour/small-stores.md §20.2. */
export function CompareScreen({ products, attributes, onRemove, onClear, actions }: CompareScreenProps) {
  const t = useMessages()
  const locale = useLocale()
  const [isShort, setShort] = useState(false)
  const href = useHref()
  if (products.length === 0) {
    const home = <ButtonLink href={href('/')}>{t('cart.startShopping')}</ButtonLink>
    return <EmptyState title={t('compare.empty')} text={t('compare.emptyText')} pose="left" actions={home} />
  }
  // With one product nothing differs.
  const rows = listCompareRows(products, attributes, locale).filter(({ differs }) => differs || !isShort || products.length === 1)
  return (
    <>
      {products.length > 1 && (
        <>
          <p className="text-ink-soft">{t('compare.differences')}</p>
          <Checkbox label={t('compare.onlyDifferences')} checked={isShort} onChange={(event) => setShort(event.target.checked)} />
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section className="compare-scroll" aria-label={t('compare.title')} tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t('compare.feature')}</span>
              </th>
              {products.map((product) => (
                <ProductHead key={product.sku} product={product} onRemove={() => onRemove(product.sku)} />
              ))}
            </tr>
            {/* A separate row, because names of different length would put the buttons at different heights. */}
            <tr>
              <td />
              {products.map((product) => (
                <td key={product.sku}>{actions(product)}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            <PriceRows products={products} attributes={attributes} />
            <RatingRow products={products} />
            {rows.map(({ code, label, values, differs }) => (
              <Row key={code} label={label} differs={differs} values={values.map((value) => value ?? t('compare.none'))} />
            ))}
          </tbody>
        </table>
      </section>
      <Button variant="quiet" onClick={onClear}>
        {t('compare.clear')}
      </Button>
    </>
  )
}

function ProductHead({ product, onRemove }: { product: Product; onRemove: () => void }) {
  const t = useMessages()
  const lang = useCatalogueLang()
  const view = useStoreView()
  return (
    <th scope="col">
      <Picture path={product.image ?? null} shape={SHAPES.thumbnail} alt="" sizes="150px" eager />
      <span className="compare-name">
        <a href={listedProductLink(product, listedVariant(product, shop.stock), view)} lang={lang}>
          {product.name}
        </a>
      </span>
      {isSoldOut(product) && <span className="stock-out">{t('tile.out')}</span>}
      <IconButton
        className="compare-remove"
        label={t('compare.remove', { name: product.name })}
        icon={<Icon of={X} />}
        onClick={onRemove}
      />
    </th>
  )
}

function isSoldOut({ stock }: Product): boolean {
  return stockStatus(stock, shop.stock.synchronize) === 'out_of_stock'
}

function PriceRows({ products, attributes }: Pick<CompareScreenProps, 'products' | 'attributes'>) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const taxNote = useTaxNote()
  const { tax } = useStoreView()
  const prices = products.map((product) => priceOf(product, tax))
  const units = products.map((product) => unitPriceOf(product, attributes, tax))
  // The best price is one at which the shopper can buy.
  const best = findBest(prices.map((amount, at) => (isSoldOut(products[at]!) ? null : amount)))
  const bestUnit = findBestUnit(units.map((unit, at) => (isSoldOut(products[at]!) ? null : unit)))
  const priceText = (product: Product, amount: number) =>
    isCheapest(product, amount, tax) ? t('tile.from', { price: price(amount) }) : charge(amount)
  const mark = (text: string, note: string | false) => (
    <>
      <span className="amounts">{text}</span>
      {note && <span className="compare-best">{note}</span>}
    </>
  )
  return (
    <>
      <Row
        label={taxNote ? `${t('compare.price')}, ${taxNote}` : t('compare.price')}
        differs={new Set(prices).size > 1}
        values={prices.map((amount, at) => mark(priceText(products[at]!, amount), best.has(at) && t('compare.best')))}
      />
      <Row
        label={t('compare.unitPrice')}
        differs={new Set(units.map((unit) => unit?.price)).size > 1}
        values={units.map((unit, at) =>
          unit
            ? mark(t(`tile.per.${unit.unit}`, { amount: price(unit.price) }), bestUnit.has(at) && t('compare.bestUnit'))
            : t('compare.none'),
        )}
      />
    </>
  )
}

/** Absent when none of the products has been reviewed. */
function RatingRow({ products }: Pick<CompareScreenProps, 'products'>) {
  const t = useMessages()
  const average = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const ratings = products.map(({ rating, review_count }) =>
    typeof rating === 'number' && typeof review_count === 'number' && review_count > 0
      ? `${average.format(rating)} (${review_count})`
      : null,
  )
  if (ratings.every((rating) => rating === null)) return null
  const show = (rating: string | null) => (rating === null ? t('compare.none') : <span className="tile-stars">{rating}</span>)
  return <Row label={t('compare.rating')} differs={new Set(ratings).size > 1} values={ratings.map(show)} />
}

function Row({ label, differs, values }: { label: string; differs: boolean; values: readonly ReactNode[] }) {
  return (
    <tr data-differs={differs ? '' : undefined}>
      <th scope="row">{label}</th>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td key={at}>{value}</td>
      ))}
    </tr>
  )
}
