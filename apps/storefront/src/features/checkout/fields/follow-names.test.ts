import { describe, expect, it } from 'vitest'
import { emptyDetails } from './empty-details.ts'
import { followNames } from './follow-names.ts'

const empty = emptyDetails('ZA')
const thandi = { firstName: 'Thandi', lastName: 'Mokoena' }
const naledi = { firstName: 'Naledi', lastName: 'Dlamini' }

describe('names are typed once (docs/behaviour/checkout.md §12.2)', () => {
  it.each([
    { why: 'an empty address takes those of the buyer', address: {}, before: { firstName: '', lastName: '' }, names: thandi },
    { why: 'an address of the buyer follows a correction', address: naledi, before: naledi, names: thandi },
    {
      why: 'the address of another person keeps its own names',
      address: { firstName: 'Sipho', lastName: 'Nkosi' },
      before: naledi,
      names: { firstName: 'Sipho' },
    },
    {
      why: 'one differing name means another person',
      address: { firstName: 'Sipho', lastName: 'Dlamini' },
      before: naledi,
      names: { firstName: 'Sipho' },
    },
  ])('$why', ({ address, before, names }) => {
    const details = {
      ...empty,
      personal: { ...thandi, emailAddress: '' },
      shipping: { ...empty.shipping, ...address },
      payment: { ...empty.payment, ...address },
    }
    const { shipping, payment } = followNames(details, before)
    expect(shipping).toMatchObject(names)
    expect(payment).toMatchObject(names)
  })
})
