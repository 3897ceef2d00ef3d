import { describe, expect, it } from 'vitest'
import { addressLines, type ShownAddress } from './address-lines.ts'

const address = { firstname: 'Thandi', lastname: 'Mokoena', street: ['14 Acacia Road'], postcode: '0181', city: 'Pretoria' }

describe('addressLines', () => {
  it.each<{ why: string; address: ShownAddress; locale?: string; lines: string[] }>([
    { why: 'leaves out missing parts', address, lines: ['Thandi Mokoena', '14 Acacia Road', '0181 Pretoria'] },
    {
      why: 'shows every part in the order of a label',
      address: {
        ...address,
        company: 'Paws Ltd',
        street: ['14 Acacia Road', 'Unit 3'],
        suburb: 'Menlyn',
        region: 'Gauteng',
        vat_id: '4012345678',
      },
      lines: ['Paws Ltd', 'Thandi Mokoena', '14 Acacia Road, Unit 3', 'Menlyn', '0181 Pretoria', 'Gauteng', '4012345678'],
    },
    {
      why: 'leaves out empty texts and the dash of an empty second line',
      address: { ...address, company: '', street: ['14 Acacia Road', '-'], suburb: '', region: null, vat_id: '' },
      lines: ['Thandi Mokoena', '14 Acacia Road', '0181 Pretoria'],
    },
    {
      why: 'does not repeat a city that is a region',
      address: { ...address, postcode: '10115', city: 'Berlin', region: 'Berlin' },
      lines: ['Thandi Mokoena', '14 Acacia Road', '10115 Berlin'],
    },
    { why: 'has no stray spaces', address: { lastname: 'Mokoena', city: 'Pretoria' }, lines: ['Mokoena', 'Pretoria'] },
    {
      why: 'begins a Japanese name with the family name',
      address,
      locale: 'ja-JP',
      lines: ['Mokoena Thandi', '14 Acacia Road', '0181 Pretoria'],
    },
  ])('$why', ({ address, locale = 'en-ZA', lines }) => {
    expect(addressLines(address, locale)).toEqual(lines)
  })
})
