import { nameFirstChunk } from './name-first-chunk.ts'
import { nameLateChunk } from './name-late-chunk.ts'

/** Modules that every page with products needs. */
const TILES =
  /\/src\/(?:features\/catalog\/(?:tiles\/(?:product-|choose|rail\.)|listing\/list(?:ing|-address)\.|category\/(?:list-queries|category-page|category-key)\.)|routes\/-tile-actions|urls\/(?:filters-from-query|toggle-filter)\.)/

/** Modules that product page and cart need. */
const BUYING =
  /\/domain\/src\/(?:variants\/(?:configuration|member-skus|choose-variant|choice-state|configure-product|filter-unavailable-variants|prepare-product|normalise-product|selectable-options|to-product-option)|categories\/linked-skus\.|stock\/|pricing\/(?:row-price|tier-prices)|tax\/split-gross|cart\/totals\/list-tax-details|pricing\/unit-price|format\/attribute-text|urls\/brand-link)|\/ui\/stepper\.tsx|\/messages\/quantity-message\.ts|icons\/(?:minus|plus|circle-check|circle-x|triangle-exclamation-point)\.mjs/

/** Modules that product page, cart and checkout need. */
const DELIVERY = /\/delivery\/(?:use-delivery\.ts|delivery-promise\.tsx)$|\/domain\/src\/checkout\/(?:street-lines|works-offline)\.ts$/

/** Checks of what was received or stored. They change rarely, so that a browser keeps their file for long. */
const SCHEMAS = /\/zod\/v4\/|\/contract\/src\/(?:endpoint|envelope|field-rules|product-type|plain-text|wishlist)\.ts$/

/** What rails and lists need that are loaded later. */
const TILE_DATA =
  /\/(?:filters\/labels|categories\/(?:named-queries|list-filters|product-query|text-query|price-range)|pricing\/is-cheapest|urls\/listed-product-link|tiles\/(?:shorten-hover|tile-sizes|tile))\.ts$/

/** Small modules that are used together, on some pages. */
const SOME_PAGES: readonly { readonly name: string; readonly test: RegExp }[] = [
  {
    name: 'rich-text',
    test: /\/(?:domain\/src\/categories\/breadcrumbs|ui\/(?:breadcrumbs|parse-html|rich-text|unbroken-percents))\.tsx?$/,
  },
  { name: 'dates', test: /\/(?:format\/(?:parse-timestamp|format-date|format-day)|store-view\/use-(?:date|time-zone))\.ts$/ },
  { name: 'collections', test: /\/collections\/(?:searches|fed-animals|hidden-shelf|newsletter-collection|product-lists)\.ts$/ },
  {
    name: 'account',
    test: /\/(?:account\/(?:frame\/account-card|data\/retry-call|password-reset\/new-password|profile\/username-hint)|save-file)\.tsx?$/,
  },
  { name: 'faults', test: /\/(?:shell\/forms\/(?:faults|to-refused|use-faults|use-name-fields)|format\/name-order)\.ts$/ },
  { name: 'payment-marks', test: /\/icons\/flask-conical\.mjs$|\/shell\/money\/(?:test-mark|payment-marks)\.tsx$/ },
  {
    name: 'address-form',
    test: /virtual:postcodes$|\/find-by-postcode\.ts$|\/shell\/forms\/(?:use-postcode|fault-summary|address-fields)\.tsx?$/,
  },
  {
    name: 'order-lines',
    test: /\/(?:orders\/(?:order-again|order-picture|order-lines|use-order-price|order-state|recommended-price|is-collected|upcoming-steps)|routes\/-reorder)\.tsx?$/,
  },
  {
    name: 'product-parts',
    test: /\/(?:-product-(?:later|rails)|hydrate-later|page\/product-(?:queries|facts)|reviews\/(?:use-stars|summarise-ratings)|buying\/product-form|ui\/rating|gallery\/open-viewer|options\/open-special-choices)\.tsx?$/,
  },
  { name: 'load-product', test: /\/(?:-load-product|page\/(?:load-product-page|fetch-product))\.ts$/ },
  { name: 'order-rules', test: /\/(?:address-lines|collect-places|has-loyalty-card)\.ts$/ },
]

/**
 * Which modules of the browser's bundle share a file; a module belongs to the first group that it matches. A file for each would add its
 * name, its entries in the preload lists and a request of its own to every page. Imports stay where they are (no
 * `includeDependenciesRecursively`), so that no page gets more than it uses. docs/page-load.md.
 */
export function chunkGroups() {
  const small = [
    { name: 'delivery', test: DELIVERY },
    { name: 'schemas', test: SCHEMAS },
    { name: 'tile-data', test: TILE_DATA },
    { name: nameLateChunk() },
    ...SOME_PAGES,
  ]
  return [
    { name: nameFirstChunk() },
    { name: 'tiles', test: TILES },
    { name: 'buying', test: BUYING },
    ...small.map((group) => ({ ...group, includeDependenciesRecursively: false })),
  ]
}
