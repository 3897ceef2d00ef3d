import { describe, expect, it } from 'vitest'
import { addressLines, type ShownAddress } from './address-lines.ts'

const address = {
  firstname: 'Thandi',
  lastname: 'Mokoena',
  street: ['14 Acacia Road'],
  postcode: '0181',
  city: 'Pretoria',
  country_id: 'ZA',
}
const writeVatNumber = (number: string) => `VAT number: ${number}`
const linesOf = (of: ShownAddress, locale = 'en-ZA') => addressLines(of, { locale, writeVatNumber })

describe('addressLines', () => {
  it.each<{ why: string; address: ShownAddress; locale?: string; lines: string[] }>([
    { why: 'leaves out missing parts', address, lines: ['Thandi Mokoena', '14 Acacia Road', 'Pretoria, 0181', 'South Africa'] },
    {
      why: 'shows every part',
      address: {
        ...address,
        company: 'Paws Ltd',
        street: ['14 Acacia Road', 'Unit 3'],
        suburb: 'Menlyn',
        region: 'Gauteng',
        telephone: '+27 12 345 6789',
        vat_id: '4012345678',
      },
      lines: [
        'Paws Ltd',
        'Thandi Mokoena',
        '14 Acacia Road, Unit 3',
        'Menlyn',
        'Pretoria, Gauteng, 0181',
        'South Africa',
        '+27 12 345 6789',
        'VAT number: 4012345678',
      ],
    },
    {
      why: 'leaves out empty texts and the dash of an empty second line',
      address: { ...address, company: '', street: ['14 Acacia Road', '-'], suburb: '', region: null, telephone: ' ', vat_id: '' },
      lines: ['Thandi Mokoena', '14 Acacia Road', 'Pretoria, 0181', 'South Africa'],
    },
    { why: 'has no stray spaces', address: { lastname: 'Mokoena', city: 'Pretoria' }, lines: ['Mokoena', 'Pretoria'] },
    {
      why: 'begins a Japanese name with the family name',
      address,
      locale: 'ja-JP',
      lines: ['Mokoena Thandi', '14 Acacia Road', 'Pretoria, 0181', '南アフリカ'],
    },
  ])('$why', ({ address, locale, lines }) => {
    expect(linesOf(address, locale)).toEqual(lines)
  })

  it.each<ShownAddress & { lines: string[] }>([
    { country_id: 'ZA', postcode: '0181', city: 'Pretoria', region: 'Gauteng', lines: ['Pretoria, Gauteng, 0181', 'South Africa'] },
    { country_id: 'DE', postcode: '10115', city: 'Berlin', region: 'Berlin', lines: ['10115 Berlin', 'Germany'] },
    { country_id: 'DE', postcode: '80331', city: 'München', region: 'Bayern', lines: ['80331 München', 'Germany'] },
    { country_id: 'AT', postcode: '5020', city: 'Salzburg', region: 'Salzburg', lines: ['5020 Salzburg', 'Austria'] },
    { country_id: 'IT', postcode: '20121', city: 'Milano', region: 'Milano', lines: ['20121 Milano (MI)', 'Italy'] },
    { country_id: 'IT', postcode: '47521', city: 'Cesena', region: 'Forlì-Cesena', lines: ['47521 Cesena (FC)', 'Italy'] },
    { country_id: 'IT', postcode: '00044', city: 'Frascati', region: 'rm', lines: ['00044 Frascati (RM)', 'Italy'] },
    { country_id: 'IT', postcode: '20121', city: 'Milano', region: 'Lombardia', lines: ['20121 Milano (Lombardia)', 'Italy'] },
    { country_id: 'IT', postcode: '20121', city: 'Milano', region: null, lines: ['20121 Milano', 'Italy'] },
    { country_id: 'ES', postcode: '28100', city: 'Alcobendas', region: 'Madrid', lines: ['28100 Alcobendas (Madrid)', 'Spain'] },
    { country_id: 'GB', postcode: 'NW1 6XE', city: 'London', region: 'Greater London', lines: ['London', 'NW1 6XE', 'United Kingdom'] },
    { country_id: 'US', postcode: '78701', city: 'Austin', region: 'TX', lines: ['Austin, TX 78701', 'United States'] },
    { country_id: 'CA', postcode: 'M5V 2T6', city: 'Toronto', region: 'ON', lines: ['Toronto ON M5V 2T6', 'Canada'] },
    { country_id: 'JP', postcode: '150-0001', city: 'Shibuya-ku', region: 'Tokyo', lines: ['Shibuya-ku, Tokyo 150-0001', 'Japan'] },
    { country_id: 'NA', postcode: '10005', city: 'Windhoek', region: 'Khomas', lines: ['10005 Windhoek', 'Khomas', 'Namibia'] },
    { country_id: 'it', postcode: '20121', city: 'Milano', region: 'Milano', lines: ['20121 Milano (MI)', 'Italy'] },
  ])('writes $postcode $city in $country_id as that country does', ({ lines, ...place }) => {
    expect(linesOf(place)).toEqual(lines)
  })

  it('writes a Japanese address in its own script from the largest to the smallest unit', () => {
    const tokyo = { country_id: 'JP', postcode: '150-0001', region: '東京都', city: '渋谷区', street: ['神宮前1-2-3', '青山ビル401'] }
    expect(linesOf({ ...tokyo, firstname: '花子', lastname: '佐藤' }, 'ja-JP')).toEqual([
      '〒150-0001',
      '東京都渋谷区神宮前1-2-3',
      '青山ビル401',
      '佐藤 花子',
      '日本',
    ])
  })
})
