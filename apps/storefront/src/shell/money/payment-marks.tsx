import { PaymentMark } from './payment-mark.tsx'

/** The brands that have a drawing, by their mark. Their names are the same in every language. */
export const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'Amex',
  zapper: 'Zapper',
  snapscan: 'SnapScan',
  yoco: 'Yoco',
}

export interface PaymentMarksProps {
  /** Names as the offer of a method lists them; an unknown one is left out. */
  marks: readonly string[]
}

/** The marks of what a payment method takes, such as the brands of cards. */
export function PaymentMarks({ marks }: PaymentMarksProps) {
  const brands = marks.flatMap((mark) => BRANDS[mark] ?? [])
  if (brands.length === 0) return null
  return (
    <span className="payment-marks justify-end gap-1">
      {brands.map((brand) => (
        <PaymentMark key={brand} mark={brand} alt={brand} />
      ))}
    </span>
  )
}
