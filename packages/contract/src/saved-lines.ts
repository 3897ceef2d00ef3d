import * as z from 'zod/mini'
import { MAX_LINE_QTY } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { plainLine, withoutCardNumbers } from './plain-text.ts'
import { ProductOption } from './product-option.ts'

/** More than a cart page shows at once; there is a limit because anybody can register. */
export const MAX_SAVED_LINES = 100

/** What identifies a saved line: the product and its chosen options. */
const identity = {
  /** Sku of the product, or of the variant. */
  sku: plainLine(255).check(z.minLength(1)),
  /** The chosen options, as in a cart line. */
  product_option: z.optional(z.nullable(ProductOption.check(withoutCardNumbers()))),
}

/** A line that a customer took out of the cart for later. Ours. */
export const SavedLine = z.object({
  ...identity,
  /** Number of pieces. */
  qty: z.number().check(z.int(), z.gte(1), z.lte(MAX_LINE_QTY)),
})
export type SavedLine = z.infer<typeof SavedLine>

const SavedLines = z.object({
  /** The newest first. */
  lines: z.array(SavedLine),
})

const forCustomers = { auth: 'user', query: z.object(callQuery), path: '/api/user/saved-lines', result: SavedLines } as const
const atMost = z.maxLength(MAX_SAVED_LINES)

/** Ours. docs/wire.md §2.13. */
export const readSavedLines = endpoint({
  ...forCustomers,
  method: 'GET',
  summary: 'The lines that the customer saved for later.',
})

/** Ours. docs/wire.md §2.13. */
export const changeSavedLines = endpoint({
  ...forCustomers,
  method: 'POST',
  summary: 'Saves lines for later and removes others. Repeating it has no further effect.',
  body: z.object({
    /** Lines to save, the newest first; a line that is saved already is replaced. */
    put: z._default(z.array(SavedLine).check(atMost), []),
    /** Lines to remove. */
    remove: z._default(z.array(z.object(identity)).check(atMost), []),
  }),
})
