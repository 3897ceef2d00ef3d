import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import type { Review } from '@meerkat/contract/review'
import type { StockItem } from '@meerkat/contract/stock'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { attributeText } from '@meerkat/domain/format/attribute-text'
import { isScheduledMedicine } from '@meerkat/domain/pricing/is-scheduled-medicine'
import { brandLink, isBrand } from '@meerkat/domain/urls/brand-link'
import { applyQuantity } from '@meerkat/domain/variants/apply-quantity'
import { isMadeToOrder } from '@meerkat/domain/variants/is-made-to-order'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'
import { type ReactNode, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { PaymentMethods, useShownMethods } from '../../../shell/money/payment-methods.tsx'
import { useCatalogueLang, useStoreView } from '../../../shell/store-view/store-view.tsx'
import { shop } from '../../../shell/store-view/stores.ts'
import { Rating } from '../../../ui/rating.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { BuyBox } from '../buying/buy-box.tsx'
import { configurePage, NO_FAULTS, type ProductChoices, startQuantity, toCartProducts } from '../buying/product-form.ts'
import { ProductPrice } from '../buying/product-price.tsx'
import { StockLine } from '../buying/stock-line.tsx'
import { TierTable } from '../buying/tier-table.tsx'
import { useLiveStock } from '../buying/use-live-stock.ts'
import { useToday } from '../buying/use-today.ts'
import { listPictures } from '../gallery/list-pictures.ts'
import { ProductGallery } from '../gallery/product-gallery.tsx'
import { SpecialChoices, specialFormOf } from '../options/open-special-choices.ts'
import { useFirstVariantInUrl } from '../options/use-first-variant-in-url.ts'
import { VariantChoosers } from '../options/variant-choosers.tsx'
import { summariseRatings } from '../reviews/summarise-ratings.ts'
import { useStars } from '../reviews/use-stars.ts'
import type { OfferEnds } from './find-offer-ends.ts'
import type { ProductSectionsProps } from './product-sections.tsx'
import { useColumnHeight } from './use-column-height.ts'

export interface ProductScreenProps {
  /** As returned by the catalogue. */
  document: Product
  childSku?: string | undefined
  members: readonly Product[]
  attributes: readonly Attribute[]
  reviews: readonly Review[]
  /** Stock of the variants, if the shop filters by it. */
  variantStock?: readonly StockItem[] | null
  offerEnds?: OfferEnds | undefined
  isAdding: boolean
  onAdd: (products: readonly PreparedProduct[]) => void
  breadcrumbs?: ReactNode
  /** Wishlist and comparison buttons; they load later, and their space is reserved. */
  toggles?: ReactNode
  /** Shows the delivery date, or `method` until the date is known. */
  renderDelivery: (method: string) => ReactNode
  /** The sections with descriptions and reviews, whose code loads later. */
  renderSections: (shown: Pick<ProductSectionsProps, 'product' | 'attributes' | 'reviews' | 'summary'>) => ReactNode
  /** Asks for a mail when the sold-out product or variant with this sku is back. */
  renderAlert?: (sku: string) => ReactNode
  /** What to buy instead of a sold-out product. */
  alternatives?: ReactNode
  /** A link to the alternatives, beside the note that the product is sold out. */
  alternativesLink?: ReactNode
  /** Related products. */
  related?: ReactNode
}

/** The product page: details, choices and adding to the cart. Spec §2. */
export function ProductScreen(props: ProductScreenProps) {
  const {
    document,
    childSku,
    members,
    attributes,
    reviews,
    variantStock = null,
    offerEnds,
    isAdding,
    onAdd,
    breadcrumbs,
    toggles,
    renderDelivery,
    renderSections,
    renderAlert,
    alternatives,
    alternativesLink,
    related,
  } = props
  const t = useMessages()
  const view = useStoreView()
  const stars = useStars()
  const lang = useCatalogueLang()
  const methods = useShownMethods()
  const column = useRef<HTMLDivElement>(null)
  useColumnHeight(column)
  const special = specialFormOf(document)
  const [choices, setChoices] = useState(() => special?.startChoices(document, members) ?? startQuantity(document))
  const [hasTried, setTried] = useState(false)
  const change = (next: Partial<ProductChoices>) => setChoices((before) => ({ ...before, ...next }))

  const configured = configurePage(document, childSku, variantStock)
  useFirstVariantInUrl(childSku, configured)
  const today = useToday()
  const writeDay = special?.dayWriter(view)
  const product =
    special && writeDay
      ? special.applyChoices(configured.product, choices, { ...shop.products, members, writeDay, filesLabel: t('product.files') })
      : applyQuantity(configured.product, choices.qty)
  const live = useLiveStock(product.sku)
  const stock = live.stock ?? product.stock
  const faults = special?.findFaults(product, choices, today) ?? NO_FAULTS
  const summary = summariseRatings(reviews)
  const brands = attributes.find(({ attribute_code }) => attribute_code === 'brand')
  const brandText = brands && attributeText(brands, product.brand)
  const brand = brands?.options?.find((option) => isBrand(option) && option.value === String(product.brand))

  function handleAdd() {
    setTried(true)
    const errors = {
      ...product.errors,
      ...((Object.keys(faults.custom).length > 0 || faults.links) && { custom: t('product.configureCustom') }),
      ...(faults.bundle.length > 0 && { bundle: t('product.configureBundle') }),
    }
    onAdd(toCartProducts({ ...product, errors, ...(stock && { stock }) }, choices, members))
  }

  return (
    <div className="wrap product-page">
      {breadcrumbs}
      <div className="product-columns">
        <ProductGallery key={product.sku} name={product.name} pictures={listPictures(configured.product, document)} morphs />
        <div ref={column} className={isShort(product) ? 'product-facts product-facts-short' : 'product-facts'}>
          {brandText && <p className="product-brand">{brand ? <a href={brandLink(brand, view)}>{brandText}</a> : brandText}</p>}
          <h1 lang={lang}>{product.name}</h1>
          {summary && (
            <a href="#reviews" className="product-rating" onClick={openReviews}>
              <Rating value={summary.average} label={t('reviews.average', { average: stars(summary.average) })} />
              <span>{t('reviews.count', { count: summary.count })}</span>
            </a>
          )}
          <ProductPrice product={product} attributes={attributes} lastDay={offerEnds?.[product.sku]} />
          {product.short_description && (
            <div lang={lang}>
              <RichText html={product.short_description} />
            </div>
          )}
          {configured.kind === 'configured' && (
            <VariantChoosers product={prepareProduct(document)} configuration={configured.configuration} />
          )}
          {configured.kind === 'no-variant' && (
            <p role="alert" className="field-error">
              {t('cart.notConfigured')}
            </p>
          )}
          {writeDay && (
            <SpecialChoices
              product={product}
              members={members}
              choices={choices}
              faults={hasTried ? faults : null}
              today={today}
              writeDay={writeDay}
              onChange={change}
            />
          )}
          {document.type_id !== 'grouped' && document.type_id !== 'bundle' && <TierTable product={configured.product} qty={choices.qty} />}
          <StockLine
            type={product.type_id}
            isMedicine={isScheduledMedicine(product)}
            isMadeToOrder={isMadeToOrder(product)}
            stock={stock}
            isUnsure={live.isUnsure}
            renderDelivery={renderDelivery}
            instead={alternativesLink}
          />
          {product.type_id !== 'grouped' && stock?.is_in_stock === false && renderAlert?.(product.sku)}
          <BuyBox
            product={product}
            id={document.id}
            stock={stock}
            qty={choices.qty}
            onQty={(qty) => change({ qty: Math.abs(qty) || 1 })}
            onAdd={handleAdd}
            isAdding={isAdding}
          />
          {(product.type_id === 'grouped' || stock?.is_in_stock !== false) && (
            <PaymentMethods methods={methods} isVirtual={isVirtualCart([product])} />
          )}
          <div className="toggles-place">{toggles}</div>
          {alternatives}
        </div>
        {renderSections({ product, attributes, reviews, summary })}
      </div>
      {related}
    </div>
  )
}

/** Opens the section with the reviews, to which the link only scrolls. */
function openReviews() {
  document.querySelector('#reviews')?.setAttribute('open', '')
}

/** True if the choices are few enough to stay visible while the rest of the page scrolls. */
function isShort({ type_id, bundle_options = [], custom_options = [] }: Product): boolean {
  return type_id !== 'grouped' && bundle_options.length === 0 && custom_options.length <= 2
}
