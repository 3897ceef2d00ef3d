import { describe, expect, it } from 'vitest'
import type { ModuleGraph } from './module-graph.ts'
import { nameLateChunk } from './name-late-chunk.ts'

const routes = '/shop/src/routes'
const HOME = `${routes}/-home.tsx`
const CART_PAGE = `${routes}/cart.tsx?tsr-split=component`
const ACCOUNT = `${routes}/my-account.tsx?tsr-split=component`
const ASK_STOCK = '/shop/src/shell/api/ask-stock.ts'
const CHECKOUT = '/shop/src/features/checkout/checkout-screen.tsx'
const OPEN_CART = '/shop/src/features/cart/actions/open-cart.ts'
const OFFLINE = `${routes}/-offline.tsx`

/** The chunk of a module that these modules import. */
function chunkOf(...importers: string[]): string | null {
  return nameLateChunk()('/shop/src/some.ts', graphOf({ '/shop/src/some.ts': importers }))
}

function graphOf(importers: Readonly<Record<string, readonly string[]>>): ModuleGraph {
  return { getModuleInfo: (id) => ({ isEntry: false, importers: importers[id] ?? [] }) }
}

describe('the file of a module that is loaded after the first file', () => {
  it.each([
    { importers: [HOME], chunk: null },
    { importers: [HOME, CART_PAGE, CHECKOUT, OPEN_CART, OFFLINE], chunk: null },
    { importers: [ASK_STOCK, OPEN_CART], chunk: null },
    { importers: [CART_PAGE], chunk: null },
    { importers: [CART_PAGE, CHECKOUT], chunk: 'basket' },
    { importers: [CART_PAGE, OPEN_CART, OFFLINE], chunk: 'basket' },
    { importers: [OPEN_CART], chunk: 'cart-actions' },
    { importers: [OPEN_CART, ACCOUNT], chunk: 'cart-actions' },
    { importers: [OPEN_CART, OFFLINE], chunk: 'stored' },
    { importers: [OFFLINE], chunk: 'settled' },
    { importers: [OFFLINE, ACCOUNT], chunk: 'outbox' },
    { importers: [ACCOUNT], chunk: null },
  ])('$importers: $chunk', ({ importers, chunk }) => {
    expect(chunkOf(...importers)).toBe(chunk)
  })

  it('follows imports through other modules, and ends at cycles', () => {
    const graph = graphOf({ '/a.ts': ['/b.ts'], '/b.ts': ['/a.ts', '/c.ts'], '/c.ts': [OFFLINE] })
    expect(nameLateChunk()('/a.ts', graph)).toBe('settled')
  })
})
