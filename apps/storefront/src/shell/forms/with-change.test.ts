import { expect, it } from 'vitest'
import { aCustomer, aCustomerAddress } from '../../testing/a-customer.ts'
import { withAddress, withoutAddress } from './address-book.ts'
import { toDetails } from './customer-address.ts'
import { withChange } from './with-change.ts'

const home = aCustomerAddress({ default_shipping: true })
const customer = aCustomer({ addresses: [home], default_shipping: '87' })
const details = { ...toDetails(home), streetAddress: 'Plot 9', state: '' }

it('shows what waits for a network, and sends all of it with the next change', () => {
  const added = withChange(customer, {
    firstname: 'Naledi',
    lastname: 'Mokoena',
    addresses: withAddress(customer, null, { details, uses: { default_shipping: true, default_billing: false } }),
  })
  expect(added).toMatchObject({
    firstname: 'Naledi',
    addresses: [{ id: 87 }, { id: -2, street: ['Plot 9', 'Unit 3'] }],
    default_shipping: '-2',
  })
  const next = withoutAddress(added, added.addresses[0]!)
  expect(next).toMatchObject([{ street: ['Plot 9', 'Unit 3'], default_shipping: true }])
  expect(next[0]).not.toHaveProperty('id')
})

it('leaves addresses that were not sent, and drops a default that is gone', () => {
  expect(withChange(customer, { firstname: 'A', lastname: 'B' }).addresses).toEqual([home])
  expect(withChange(customer, { firstname: 'A', lastname: 'B', addresses: [] })).not.toHaveProperty('default_shipping')
})
