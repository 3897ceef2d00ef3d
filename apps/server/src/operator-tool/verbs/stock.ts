import { needed, noMore, ToolFault, wholeNumber } from '../faults.ts'
import type { Verb } from '../verb.ts'

export const stock: Verb = {
  usage: ['stock SKU [QUANTITY]'],
  summary: 'shows the stock of a product, or sets it',
  async run({ operator, terminal }, { words: [given, quantity, ...more] }) {
    const sku = needed(given, 'the sku')
    noMore(more)
    const qty = quantity === undefined ? null : wholeNumber(quantity)
    const isKnown = qty === null || (await operator.setStock(sku, qty))
    const item = isKnown ? await operator.findStock(sku) : null
    if (!item) throw new ToolFault(`There is no stock record of "${sku}".`)
    const rest = item.manage_stock ? '' : ', not counted'
    terminal.line(`${sku}: ${item.qty} pieces, ${item.is_in_stock ? 'in stock' : 'out of stock'}${rest}`)
  },
}
