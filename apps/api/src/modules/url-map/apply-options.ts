import type { Product } from '@meerkat/contract/product'
import type { StockItem } from '@meerkat/contract/stock'
import type { UrlMapOptions } from '@meerkat/contract/url-map'
import { isCandidate, type VariantRules } from '@meerkat/domain/variants/choose-variant'
import { configureProduct, NO_VARIANTS } from '@meerkat/domain/variants/configure-product'
import { filterUnavailableVariants } from '@meerkat/domain/variants/filter-unavailable-variants'
import { type PreparedProduct, prepareProduct } from '@meerkat/domain/variants/prepare-product'

export interface ProductRequest {
  readonly options: UrlMapOptions
  /** `filters.sku`: the variant that the URL names. */
  readonly childSku: string | null
  /** The products that `prefetchGroupProducts` asks for, by sku; empty without it. */
  readonly members: ReadonlyMap<string, Product>
  readonly rules: VariantRules
}

/**
 * The properties that the options of a request add to a product or replace. The product's own fields stay those of its document, even for a
 * chosen variant, because clients store the response as the product and apply the variant themselves. Spec §7, docs/wire.md §10.
 */
export function applyOptions(product: Product, { options, childSku, members, rules }: ProductRequest): Partial<PreparedProduct> {
  return { ...withMembers(product, members), ...configure(product, { options, childSku, rules }) }
}

/** Whether the options change the document. Cache tags are not considered: every response has them in a header. */
export function changesAnswer({ options, childSku }: Pick<ProductRequest, 'options' | 'childSku'>): boolean {
  const { prefetchGroupProducts, assignProductConfiguration, filterUnavailableVariants: filters } = options
  return prefetchGroupProducts || filters || (assignProductConfiguration && childSku !== null)
}

function withMembers({ product_links, bundle_options }: Product, members: ReadonlyMap<string, Product>): Partial<PreparedProduct> {
  if (members.size === 0) return {}
  return {
    ...(product_links && {
      product_links: product_links.map((link) =>
        link.link_type === 'associated' ? withProduct(link, members.get(link.linked_product_sku)) : link,
      ),
    }),
    ...(bundle_options && {
      bundle_options: bundle_options.map((option) => ({
        ...option,
        product_links: option.product_links.map((link) => withProduct(link, members.get(link.sku))),
      })),
    }),
  }
}

function withProduct<L extends object>(link: L, product: Product | undefined): L {
  return product ? { ...link, product } : link
}

function configure(product: Product, { options, childSku, rules }: Omit<ProductRequest, 'members'>): Partial<PreparedProduct> {
  const { configurable_children: children = [] } = product
  if (children.length === 0) return {}
  const filtered = options.filterUnavailableVariants ? filterUnavailableVariants(prepareProduct(product), stockOf(product), rules) : null
  const known = filtered ?? prepareProduct(product)
  const kept = new Set(known.configurable_children?.map(({ sku }) => sku))
  const chosen = options.assignProductConfiguration && childSku !== null ? choose(known, childSku, { options, rules }) : null
  const variants = filtered?.errors['variants'] ?? (chosen?.kind === 'no-variant' ? NO_VARIANTS : null)
  return {
    ...(filtered && { configurable_children: children.filter(({ sku }) => kept.has(sku)) }),
    ...(options.setProductErrors && variants !== null && { errors: { variants: 'No available product variants' } }),
    ...(chosen?.kind === 'configured' && {
      is_configured: true,
      configuration: chosen.configuration,
      ...(options.separateSelectedVariant && { selected_variant: children.find(({ sku }) => sku === chosen.variant.sku) }),
      ...(options.setConfigurableProductOptions && { product_option: chosen.product.product_option, options: chosen.product.options }),
    }),
  }
}

/** Chooses the named variant. If it is not available, chooses another one only if the request allows that. */
function choose(product: PreparedProduct, sku: string, { options, rules }: Pick<ProductRequest, 'options' | 'rules'>) {
  const isThere = product.configurable_children?.some((child) => child.sku === sku && isCandidate(child, rules)) ?? false
  if (!isThere && !options.fallbackToDefaultWhenNoAvailable) return { kind: 'no-variant' } as const
  return configureProduct(product, { sku }, { ...rules, setConfigurableProductOptions: options.setConfigurableProductOptions })
}

function stockOf({ stock, configurable_children: children = [] }: Product): StockItem[] {
  return [stock, ...children.map((child) => child.stock)].filter((record) => record !== undefined)
}
