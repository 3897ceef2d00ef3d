import { describe, expect, it } from 'vitest'
import { configured } from '../../testing/a-shopper.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()

async function aCart(...items: object[]): Promise<string> {
  const cartId = await shopper.createCart()
  for (const item of items) expect(await shopper.update(cartId, item)).toMatchObject({ code: 200 })
  return cartId
}

async function linesOf(cartId: string): Promise<Record<string, unknown>[]> {
  return (await shopper.get(`/api/cart/pull?token=&cartId=${cartId}`)).result as Record<string, unknown>[]
}

async function totalsOf(cartId: string): Promise<Record<string, unknown>> {
  return (await shopper.get(`/api/cart/totals?token=&cartId=${cartId}`)).result as Record<string, unknown>
}

const kit = {
  sku: 'KITTEN-STARTER',
  qty: 1,
  product_option: {
    extension_attributes: {
      bundle_options: {
        2: { option_id: 2, option_qty: 1, option_selections: [5] },
        1: { option_id: 1, option_qty: 1, option_selections: [2] },
      },
    },
  },
}

const tag = (text: string, finish?: string) => ({
  sku: 'ID-TAG',
  qty: 1,
  product_option: {
    extension_attributes: {
      custom_options: [{ option_id: 9, option_value: text }, ...(finish ? [{ option_id: '10', option_value: finish }] : [])],
    },
  },
})

describe('POST /api/cart/create (docs/wire.md §3.3)', () => {
  it('gives every guest a cart of 32 hex digits', async () => {
    const [one, two] = [await shopper.createCart(), await shopper.createCart()]
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(one).not.toBe(two)
    expect(await linesOf(one)).toEqual([])
  })

  it.each(['Bearer ', 'Bearer null', 'Bearer undefined'])('treats %j as no token', async (authorization) => {
    expect(await shopper.post('/api/cart/create', undefined, { authorization })).toMatchObject({ code: 200 })
  })

  it.each([
    ['/api/cart/create?token=abc', {}],
    ['/api/cart/create?token=', { authorization: 'Bearer abc' }],
  ])('answers 401 for an unknown token, so that the client continues as a guest', async (path, headers) => {
    expect(await shopper.post(path, undefined, headers)).toMatchObject({ status: 401, code: 401, result: expect.any(String) })
  })
})

describe('lines (docs/wire.md §3.4, §3.6)', () => {
  it('adds without an id and sets with one', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 2 })
    const added = await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 3 })
    expect(added.result).toMatchObject({ sku: 'TICK-COLLAR', qty: 5, product_type: 'simple', quote_id: cartId, price: 179 })
    const { item_id } = added.result as { item_id: number }
    expect(item_id).toEqual(expect.any(Number))
    expect((await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 4, item_id: String(item_id) })).result).toMatchObject({
      item_id,
      qty: 4,
    })
    expect(await linesOf(cartId)).toMatchObject([{ item_id, qty: 4 }])
  })

  it('removes a line whose quantity becomes 0 (Spec §4)', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 2 })
    await shopper.update(cartId, { sku: 'DERMA-CARE-3KG', qty: 1 })
    const [collar] = await linesOf(cartId)
    const removed = { status: 200, result: { sku: 'TICK-COLLAR', qty: 0 } }
    expect(await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 0, item_id: collar?.['item_id'] })).toMatchObject(removed)
    expect(await linesOf(cartId)).toMatchObject([{ sku: 'DERMA-CARE-3KG' }])
    expect(await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 0, item_id: collar?.['item_id'] })).toMatchObject(removed)
  })

  it.each([
    { why: "the parent's sku with a text value", item: { sku: 'DERMA-CARE', product_option: configured('32') } },
    { why: "the parent's sku with a number", item: { sku: 'DERMA-CARE', product_option: configured(32) } },
    { why: "the variant's sku alone", item: { sku: 'DERMA-CARE-3KG' } },
    { why: "the variant's sku with its options", item: { sku: 'DERMA-CARE-3KG', product_option: configured('32') } },
  ])('finds a variant by $why', async ({ item }) => {
    const cartId = await aCart({ ...item, qty: 1 })
    const [line] = await linesOf(cartId)
    expect(line).toMatchObject({ sku: 'DERMA-CARE-3KG', name: 'Derma Care Adult', price: 400, product_type: 'configurable' })
    expect(JSON.stringify(line?.['product_option'])).toBe(
      '{"extension_attributes":{"configurable_item_options":[{"option_id":"205","option_value":32}]}}',
    )
  })

  it('stores the choices of a bundle in the order of its options, in whatever form they are sent', async () => {
    const [line] = await linesOf(await aCart(kit))
    expect(line).toMatchObject({ sku: 'KITTEN-STARTER-KIT-KIB-2KG-LITTER-5KG', product_type: 'bundle', qty: 1 })
    expect(line?.['price']).toBe(240)
    expect(JSON.stringify(line?.['product_option'])).toBe(
      '{"extension_attributes":{"bundle_options":[{"option_id":1,"option_qty":1,"option_selections":[2]},{"option_id":2,"option_qty":1,"option_selections":[5]}]}}',
    )
  })

  it('adds up equal bundles and keeps different engravings on separate lines', async () => {
    const cartId = await aCart(kit, kit, tag('Rex'), tag('Luna'), tag('Rex'))
    expect((await linesOf(cartId)).map(({ sku, qty }) => [sku, qty])).toEqual([
      ['KITTEN-STARTER-KIT-KIB-2KG-LITTER-5KG', 2],
      ['ID-TAG', 2],
      ['ID-TAG', 1],
    ])
  })

  it('accepts the composed sku that an earlier response contained, together with the line id', async () => {
    const cartId = await aCart(kit)
    const [line] = await linesOf(cartId)
    const answer = await shopper.update(cartId, { sku: line?.['sku'], qty: 3, item_id: line?.['item_id'] })
    expect(answer.result).toMatchObject({ item_id: line?.['item_id'], qty: 3, product_option: line?.['product_option'] })
  })

  it('changes the variant of a line, and merges it into a line that already has this variant', async () => {
    const cartId = await aCart({ sku: 'DERMA-CARE-3KG', qty: 2 })
    const [line] = await linesOf(cartId)
    await shopper.update(cartId, { sku: 'DERMA-CARE', qty: 2, item_id: line?.['item_id'], product_option: configured('31') })
    expect(await linesOf(cartId)).toMatchObject([{ item_id: line?.['item_id'], sku: 'DERMA-CARE-1.5KG', qty: 2, price: 210 }])
    await shopper.update(cartId, { sku: 'DERMA-CARE-3KG', qty: 1 })
    await shopper.update(cartId, { sku: 'DERMA-CARE-3KG', qty: 5, item_id: line?.['item_id'] })
    expect(await linesOf(cartId)).toMatchObject([{ sku: 'DERMA-CARE-3KG', qty: 5 }])
  })

  it('charges custom options: fixed amounts are added, percentages are of the price with tax', async () => {
    const [item] = (await totalsOf(await aCart(tag('Rex', '1,2'))))['items'] as Record<string, unknown>[]
    expect(item).toMatchObject({
      price_incl_tax: 346.25,
      options: '[{"label":"Pet name","value":"Rex"},{"label":"Finish","value":"Engraved, Gold"}]',
    })
  })

  it.each([
    { why: 'an unknown sku', item: { sku: 'NOBODY', qty: 1 }, text: 'We do not have this product' },
    { why: 'a disabled product', item: { sku: 'OLD-LEASH', qty: 1 }, text: 'Old Leash is not sold at the moment' },
    {
      why: 'a grouped product',
      item: { sku: 'GROOM-SET', qty: 1 },
      text: 'Grooming Set is a set: please add the products in it one by one',
    },
    { why: 'a parent without a choice', item: { sku: 'DERMA-CARE', qty: 1 }, text: 'Please choose pack size first' },
    {
      why: 'a value that no variant has',
      item: { sku: 'DERMA-CARE', qty: 1, product_option: configured('99') },
      text: 'This choice is not available for Derma Care Adult',
    },
    { why: 'a bundle without a choice', item: { sku: 'KITTEN-STARTER', qty: 1 }, text: 'Please choose kibble first' },
    { why: 'a required text that is missing', item: { sku: 'ID-TAG', qty: 1 }, text: 'Please choose pet name first' },
    { why: 'a text that is too long', item: tag('Rex the thirteenth of Pretoria'), text: 'Pet name takes at most 12 characters' },
    { why: 'an unknown finish', item: tag('Rex', '1,7'), text: 'This choice is not available for Name Tag' },
    { why: 'quantity 0 without a line', item: { sku: 'TICK-COLLAR', qty: 0 }, text: 'cartItem.qty must be at least 1' },
    { why: 'a negative quantity', item: { sku: 'TICK-COLLAR', qty: -2 }, text: 'cartItem.qty must be at least 0' },
    { why: 'half a piece', item: { sku: 'TICK-COLLAR', qty: 1.5 }, text: 'cartItem.qty must be a whole number' },
    { why: 'a quantity in words', item: { sku: 'TICK-COLLAR', qty: 'two' }, text: 'cartItem.qty must be a number' },
    { why: 'no quantity', item: { sku: 'TICK-COLLAR' }, text: 'cartItem.qty is missing' },
    { why: 'more than is in stock', item: { sku: 'SCARCE', qty: 4 }, text: 'Only 3 of Rare Treat are left' },
    { why: 'more bundles than there are parts in stock', item: { ...kit, qty: 8 }, text: 'Only 7 of Kitten Starter Kit are left' },
    { why: 'a product that is sold out', item: { sku: 'GONE', qty: 1 }, text: 'Sold-out Toy is out of stock' },
    { why: 'less than the minimum quantity', item: { sku: 'PAIRS', qty: 1 }, text: 'At least 2 of Paired Bowls must be ordered' },
    { why: 'more than the maximum quantity', item: { sku: 'PAIRS', qty: 8 }, text: 'At most 6 of Paired Bowls can be ordered at once' },
    { why: 'a quantity between two steps', item: { sku: 'PAIRS', qty: 3 }, text: 'Paired Bowls is sold in steps of 2' },
    { why: 'a NUL in the sku', item: { sku: 'A\u0000B', qty: 1 }, text: 'The request holds a value that cannot be stored' },
  ])('refuses $why with a message, and does not change the cart', async ({ item, text }) => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 })
    expect(await shopper.update(cartId, item)).toMatchObject({ status: 400, code: 400, result: text })
    expect(await linesOf(cartId)).toMatchObject([{ sku: 'TICK-COLLAR', qty: 1 }])
  })

  it('sells products without managed stock, and free ones', async () => {
    const cartId = await aCart({ sku: 'ENDLESS', qty: 500 }, { sku: 'FREE', qty: 1 })
    expect(await linesOf(cartId)).toMatchObject([{ qty: 500 }, { qty: 1, price: 0 }])
  })

  it('includes the quantity in the cart when it checks the stock', async () => {
    const cartId = await aCart({ sku: 'SCARCE', qty: 2 })
    expect(await shopper.update(cartId, { sku: 'SCARCE', qty: 2 })).toMatchObject({ code: 400, result: 'Only 3 of Rare Treat are left' })
  })

  it('removes a line', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 }, { sku: 'FREE', qty: 1 })
    const [line] = await linesOf(cartId)
    const cartItem = { sku: 'TICK-COLLAR', item_id: line?.['item_id'], quoteId: cartId, token: '' }
    for (const _ of [1, 2])
      expect(await shopper.post(`/api/cart/delete?token=&cartId=${cartId}`, { cartItem })).toMatchObject({ code: 200, result: true })
    expect(await linesOf(cartId)).toMatchObject([{ sku: 'FREE' }])
  })

  it('does not change the lines of other carts', async () => {
    const [mine, theirs] = [await aCart(), await aCart({ sku: 'TICK-COLLAR', qty: 1 })]
    const [line] = await linesOf(theirs)
    await shopper.post(`/api/cart/delete?cartId=${mine}`, { cartItem: { sku: 'TICK-COLLAR', item_id: line?.['item_id'] } })
    await shopper.update(mine, { sku: 'FREE', qty: 2, item_id: line?.['item_id'] })
    expect(await linesOf(theirs)).toMatchObject([{ sku: 'TICK-COLLAR', qty: 1 }])
    expect(await linesOf(mine)).toMatchObject([{ sku: 'FREE', qty: 2 }])
  })

  it.each([
    ['GET', '/api/cart/pull'],
    ['GET', '/api/cart/totals'],
    ['GET', '/api/cart/payment-methods'],
  ] as const)('answers 404 with a message to %s %s of an unknown cart', async (_method, path) => {
    expect(await shopper.get(`${path}?token=&cartId=${'0'.repeat(32)}`)).toMatchObject({
      status: 404,
      code: 404,
      result: 'This cart does not exist any more',
    })
    expect(await shopper.get(path)).toMatchObject({ status: 400, code: 400, result: 'cartId is missing' })
  })
})

describe('tasks that are sent twice', () => {
  it('have one effect and one answer', async () => {
    const cartId = await aCart()
    const task = { 'x-task-id': 'task-1' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 2 }, task)))
    expect(answers.map(({ result }) => result)).toEqual(Array(4).fill(answers[0]?.result))
    expect(await linesOf(cartId)).toMatchObject([{ qty: 2 }])
    await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 2 }, { 'x-task-id': 'task-2' })
    expect(await linesOf(cartId)).toMatchObject([{ qty: 4 }])
  })

  it('do not undo later changes', async () => {
    const cartId = await aCart({ sku: 'TICK-COLLAR', qty: 1 })
    const [line] = await linesOf(cartId)
    const remove = () =>
      shopper.post(`/api/cart/delete?cartId=${cartId}`, { cartItem: { item_id: line?.['item_id'] } }, { 'x-task-id': 'remove-1' })
    await remove()
    await shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })
    expect(await remove()).toMatchObject({ result: true })
    expect(await linesOf(cartId)).toHaveLength(1)
  })

  it('lose nothing when many requests change one cart at once', async () => {
    const cartId = await aCart()
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.update(cartId, { sku: 'TICK-COLLAR', qty: 1 })))
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200))
    expect(await linesOf(cartId)).toMatchObject([{ qty: 8 }])
  })
})

it('logged no error', () => {
  expect(shop.faults).toEqual([])
})
