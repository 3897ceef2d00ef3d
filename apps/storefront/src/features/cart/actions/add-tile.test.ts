import type { StoreView } from '@meerkat/contract/store-config'
import { createI18n } from '@meerkat/i18n/messages'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Api, CallFailed } from '../../../shell/api/api-client.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { provideCart } from '../cart-context.ts'
import { addTile } from './add-tile.ts'
import type { Cart } from './cart.ts'

const TIN = { id: 7, name: 'Chicken tin' }
const view = { storeCode: '', index: 'main' } as StoreView
const add = vi.fn<Cart['add']>()
provideCart(async () => ({ add }) as unknown as Cart)

beforeEach(() => {
  add.mockReset()
  notices.store.setState({ items: [] })
})

async function click(call: Api['call']): Promise<readonly string[]> {
  await addTile({ api: { call } as Api, view, i18n: await createI18n('en-US') }, TIN)
  return notices.store.getState().items.map(({ message }) => message)
}

const noAnswer = () => Promise.reject(new CallFailed('/api/catalog', { kind: 'no-answer', cause: new TypeError('Failed to fetch') }))

it('says that a product is not on this device when neither the shop nor the device answers', async () => {
  expect(await click(noAnswer)).toEqual([
    'Chicken tin is not in your cart: its details are not on this device yet. Please try again when the shop can be reached.',
  ])
  expect(add).not.toHaveBeenCalled()
})

it('says that a product is no longer sold when the catalogue does not contain it', async () => {
  const nothing = async () => ({ hits: { total: 0, hits: [] } })
  expect(await click(nothing as unknown as Api['call'])).toEqual(['This product is no longer available.'])
})

it('leaves every other failure to the button', async () => {
  await expect(click(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
