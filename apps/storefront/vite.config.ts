import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './build/app-icons.ts'
import { drawnIcons } from './build/drawn-icons.ts'
import { nameFirstChunk } from './build/name-first-chunk.ts'
import { partFiles } from './build/part-files.ts'
import { serviceWorker } from './build/service-worker.ts'
import { shopSettings } from './build/settings-plugin.ts'
import { type NamedBuild, stableNames } from './build/stable-names.ts'
import { unusedReact } from './build/unused-react.ts'

/** Modules that every page with products needs: one file instead of a dozen small ones. */
const TILES =
  /\/src\/(?:features\/catalog\/(?:tiles\/(?:product-|choose)|listing\/list(?:ing|-address)\.|category\/(?:list-queries|category-page|category-key)\.)|routes\/-tile-actions|urls\/(?:filters-from-query|toggle-filter)\.)/

/** Small modules that product page and cart share: one file, because separate files are compressed separately. */
const BUYING =
  /\/domain\/src\/(?:variants\/(?:configuration|member-skus|choose-variant|choice-state|configure-product|filter-unavailable-variants|prepare-product|normalise-product|selectable-options|to-product-option)|categories\/linked-skus\.|stock\/|pricing\/(?:row-price|tier-prices)|tax\/split-gross|cart\/totals\/list-tax-details)|\/ui\/stepper\.tsx|\/messages\/quantity-message\.ts|icons\/(?:minus|plus)\.mjs/

/** Modules that build the queries of the lists on a product page. */
const QUERIES = /\/domain\/src\/categories\/(?:named-queries|list-filters|product-query|text-query)\./

/**
 * Small modules outside the first file that are used together. A file for each would add its name and its entries in the preload lists to
 * every page. Imports stay where they are (no `includeDependenciesRecursively`), so that no page gets more than it uses.
 * docs/page-load.md.
 */
const LATE: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'rich-text', test: /\/(?:domain\/src\/categories\/breadcrumbs|ui\/(?:breadcrumbs|parse-html|rich-text))\.tsx?$/ },
  { name: 'dates', test: /\/(?:format\/(?:parse-timestamp|format-date|format-day)|store-view\/use-(?:date|time-zone))\.ts$/ },
  { name: 'marks', test: /\/icons\/(?:circle-check|circle-x|triangle-exclamation-point)\.mjs$/ },
  {
    name: 'network',
    test: /\/(?:offline\/network\/(?:connectivity|use-online)|page-load\/(?:is-metered|is-cached-page|use-page-settled))\.ts$/,
  },
  { name: 'cart-rules', test: /\/(?:cart-notice|cart\/(?:is-virtual-cart|lines\/line-options)|sync\/is-undecided)\.ts$/ },
  { name: 'lines', test: /\/(?:cart\/lines\/line-options\.tsx|icons\/(?:trash|cloud-off)\.mjs)$/ },
  { name: 'schemas', test: /\/zod\/v4\/|\/contract\/src\/(?:endpoint|product-type|plain-text)\.ts$/ },
  { name: 'collections', test: /\/collections\/(?:searches|fed-animals|hidden-shelf|newsletter-collection|product-lists)\.ts$/ },
  {
    name: 'account',
    test: /\/(?:account\/(?:frame\/account-card|data\/retry-call|password-reset\/new-password|profile\/username-hint)|save-file)\.tsx?$/,
  },
  { name: 'cart', test: /\/contract\/src\/(?:checkout|totals|address|cart|order|bounded-json|product-option)\.ts$/ },
  { name: 'open-orders', test: /\/features\/order\/(?:amounts-changed|use-open-orders|waiting-dialog|waiting-order)\.tsx?$/ },
  { name: 'faults', test: /\/(?:shell\/forms\/(?:faults|to-refused|use-faults|use-name-fields)|format\/name-order)\.ts$/ },
  { name: 'checkout-rules', test: /\/(?:cart-conditions|checkout-activity|choose-shipping-method|street-lines)\.ts$/ },
  { name: 'links', test: /\/domain\/src\/urls\/(?:product|line)-link\.ts$/ },
  { name: 'payment-marks', test: /\/icons\/flask-conical\.mjs$|\/shell\/money\/(?:test-mark|payment-marks)\.tsx$/ },
  {
    name: 'address-form',
    test: /virtual:postcodes$|\/find-by-postcode\.ts$|\/shell\/forms\/(?:use-postcode|fault-summary|address-fields)\.tsx?$/,
  },
  { name: 'load-later', test: /\/(?:use-later-messages|load-or-notify)\.ts$/ },
  {
    name: 'order-lines',
    test: /\/(?:orders\/(?:order-again|order-picture|order-lines|use-order-price|order-state|recommended-price|is-collected|upcoming-steps)|routes\/-reorder)\.tsx?$/,
  },
  {
    name: 'product-parts',
    test: /\/(?:-product-(?:later|rails)|hydrate-later|page\/product-(?:queries|facts)|reviews\/(?:use-stars|summarise-ratings)|gallery\/open-viewer|options\/open-special-choices)\.tsx?$/,
  },
  { name: 'attribute-text', test: /\/domain\/src\/(?:format\/attribute-text|urls\/brand-link)\.ts$/ },
  { name: 'fetch-list', test: /\/(?:category\/fetch-category|listing\/fetch-list)\.ts$/ },
  { name: 'load-product', test: /\/(?:-load-product|page\/(?:load-product-page|fetch-product))\.ts$/ },
  { name: 'order-rules', test: /\/(?:address-lines|collect-places|has-loyalty-card)\.ts$/ },
]

/** The code that loads a late file is in one of these, so preloading them with it would only add bytes. */
const ALWAYS_LOADED = /^assets\/(?:index|rolldown-runtime)-[\w-]{8}\.js$/

const api = process.env['DEV_API_URL'] ?? 'http://127.0.0.1:3001'

const named: NamedBuild = { build: '' }

export default defineConfig(({ command }) => ({
  plugins: [
    shopSettings(),
    appIcons(),
    drawnIcons(),
    tailwindcss(),
    // In development the shell would disable server rendering, so it is enabled for builds only.
    tanstackStart({
      spa: { enabled: command === 'build' },
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        quoteStyle: 'single',
        semicolons: false,
        // Loaders import the queries of their page, so they stay out of the bundle that every page loads.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
    }),
    viteReact(),
    unusedReact(),
    partFiles(),
    stableNames(named),
    serviceWorker(named),
  ],
  resolve: {
    alias: [
      // React has had this hook since 18: leave out the shim for older versions.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      // `createRouter` is given other functions for queries: leave out the defaults.
      { find: /^\.\/searchParams\.js$/, replacement: join(import.meta.dirname, 'build', 'no-router-queries.ts') },
      // Nothing uses mutations, infinite queries or the router's links: leave them out.
      {
        find: /^\.\/(?:mutationCache|infiniteQueryBehavior|link)\.js$/,
        replacement: join(import.meta.dirname, 'build', 'unused-parts.ts'),
      },
      // Server and browser draw icons in the same way.
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src', 'ui', 'create-icon.ts') },
    ],
  },
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_LOADED.test(file)) },
  },
  // `npm run dev` runs the API next to the development server.
  ...(command === 'serve' && { define: { 'import.meta.env.DEV_API_URL': JSON.stringify(api) } }),
  server: { proxy: { '/api': api, '/img': api } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: nameFirstChunk() },
                // Product pages have them too, and no tiles in their first load.
                { name: 'toggles', test: /\/features\/lists\/list-toggles\.tsx$/ },
                { name: 'tiles', test: TILES },
                { name: 'buying', test: BUYING },
                { name: 'queries', test: QUERIES },
                ...LATE.map((group) => ({ ...group, includeDependenciesRecursively: false })),
              ],
            },
          },
        },
      },
    },
  },
}))
