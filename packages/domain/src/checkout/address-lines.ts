import { countryName } from '../format/country-name.ts'
import { fullName } from '../format/name-order.ts'
import { placeLines } from './place-lines.ts'
import { shownStreet } from './street-lines.ts'

/** The displayed parts of an address. Unknown parts are missing or empty on the wire. */
export interface ShownAddress {
  readonly company?: string | null | undefined
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
  readonly street?: readonly (string | null | undefined)[] | null | undefined
  readonly suburb?: string | null | undefined
  readonly postcode?: string | null | undefined
  readonly city?: string | null | undefined
  readonly region?: string | null | undefined
  readonly country_id?: string | null | undefined
  readonly telephone?: string | null | undefined
  readonly vat_id?: string | null | undefined
}

export interface AddressStyle {
  /** The reader's language: of the name's order and of the country. */
  readonly locale: string
  /** Puts the label before a tax number. */
  readonly writeVatNumber: (number: string) => string
}

/**
 * An address as its country writes it, then phone and tax number, without empty lines: the same in the account, on order pages, in mails and
 * in invoices. docs/behaviour/formatting.md §21.2.
 */
export function addressLines(address: ShownAddress, { locale, writeVatNumber }: AddressStyle): string[] {
  const { company, firstname, lastname, street, suburb, country_id, telephone, vat_id } = address
  const addressee = [company, fullName(locale, firstname, lastname)]
  const streetAndSuburb = [shownStreet(street ?? []).join(', '), suburb]
  const lines = isJapanese(address) ? [...japaneseLines(address), ...addressee] : [...addressee, ...streetAndSuburb, ...placeLines(address)]
  const numbers = [telephone, vat_id && writeVatNumber(vat_id)]
  return [...lines, countryName(country_id, locale), ...numbers].filter((line): line is string => Boolean(line?.trim()))
}

/** Whether the address is in Japan and in its script; in Latin letters it is written like others. */
function isJapanese({ country_id, city, street }: ShownAddress): boolean {
  return country_id?.toUpperCase() === 'JP' && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(`${city}${street?.join()}`)
}

/** From the largest to the smallest unit, and then the addressee. */
function japaneseLines({ postcode, region, city, suburb, street }: ShownAddress): string[] {
  const [main = '', ...rest] = shownStreet(street ?? [])
  return [postcode ? `〒${postcode}` : '', `${region && region !== city ? region : ''}${city ?? ''}${suburb ?? ''}${main}`, ...rest]
}
