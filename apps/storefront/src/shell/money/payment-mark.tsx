import drawings from './payment-marks.svg?url'

export interface PaymentMarkProps {
  /** A view of the file of drawings: the name of a brand, `cash` or `card`. */
  mark: string
  /** Left out where text beside the mark says the same. */
  alt?: string
}

/**
 * The logo of a payment method. The drawings are in the companies' colours on white, in both themes, as shoppers know them. They are in a
 * file of their own, because every page shows them and none should bundle them.
 */
export function PaymentMark({ mark, alt = '' }: PaymentMarkProps) {
  return <img src={`${drawings}#${mark}`} alt={alt} width="40" height="26" loading="lazy" />
}
