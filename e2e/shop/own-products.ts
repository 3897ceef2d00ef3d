/**
 * Simple products whose stock a test counts, so that only this test may order them: tests run at the same time. `findSimpleProducts`
 * leaves them out. A test that runs in two viewports needs one product for each.
 */
export const OWN_PRODUCTS = {
  'wire guest order': ['WL-WAVE-SCRATCH-BOARD'],
  'wire returning shopper': ['GK-MIXED-SCRATCH-GRAIN', 'WL-KICKER-FISH'],
  'wire returning shopper de': ['SU-EAR-EYE-WIPES', 'VL-BIRD-VITAMIN-DROPS'],
} as const

export const ownSkus: ReadonlySet<string> = new Set(Object.values(OWN_PRODUCTS).flat())
