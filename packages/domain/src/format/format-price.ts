import type { StoreI18n } from '@meerkat/contract/store-config'
import { roundMoney } from '../pricing/round-money.ts'
import { formatter } from './formatter.ts'

/** The store view settings for amounts. */
export type PriceFormat = Pick<
  StoreI18n,
  'defaultLocale' | 'currencySign' | 'currencyDecimal' | 'currencyGroup' | 'fractionDigits' | 'priceFormat'
>

/**
 * Formats an amount for the store view; an empty value counts as 0, and text that is not a number is returned unchanged. Without a format:
 * two plain decimals. Spec §9, docs/behaviour/formatting.md §21.1.
 */
export function formatPrice(value: number | string | null | undefined, format: PriceFormat | null): string {
  const amount = value === null || value === undefined || value === '' ? 0 : Number(value)
  if (Number.isNaN(amount)) return String(value)

  return format ? writeOnce(amount, format) : write(amount, null)
}

/** Cached: a shop formats the same few thousand amounts repeatedly, and formatting one costs as much as rendering its element. */
const written = new WeakMap<PriceFormat, Map<number, string>>()
const MAX_WRITTEN = 10_000

function writeOnce(amount: number, format: PriceFormat): string {
  let amounts = written.get(format)
  if (!amounts || amounts.size >= MAX_WRITTEN) written.set(format, (amounts = new Map()))
  const known = amounts.get(amount)
  if (known !== undefined) return known
  const text = write(amount, format)
  amounts.set(amount, text)
  return text
}

function write(amount: number, format: PriceFormat | null): string {
  // Rounded first: Intl would round the binary approximation, 1.005 down to 1.00.
  const rounded = roundMoney(amount, format?.fractionDigits)
  const minus = rounded < 0 ? '-' : ''
  const size = Math.abs(rounded)
  return minus + (format ? fill(format, writeNumber(size, format)) : size.toFixed(2))
}

/** Replaces both placeholders in one pass, so that a sign containing "{amount}" stays text. */
function fill({ priceFormat, currencySign }: PriceFormat, amount: string): string {
  return priceFormat.replace(/\{(sign|amount)\}/g, (_, place) => (place === 'sign' ? currencySign : amount))
}

/** Replaces the locale's separators part by part, so that they cannot be confused with each other. */
function writeNumber(amount: number, { defaultLocale, fractionDigits, currencyDecimal, currencyGroup }: PriceFormat): string {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return formatter(Intl.NumberFormat, defaultLocale, digits)
    .formatToParts(amount)
    .map(({ type, value }) => {
      if (type === 'decimal') return currencyDecimal || value
      if (type === 'group') return currencyGroup || value
      return value
    })
    .join('')
}
