import { describeMethod } from '@meerkat/domain/checkout/describe-method'

export interface PaymentMarkProps {
  code: string
}

/** An icon for a payment method: notes and coins for cash, a card for everything else. */
export function PaymentMark({ code }: PaymentMarkProps) {
  return (
    <svg viewBox="0 0 40 26" width="40" height="26" aria-hidden fill="none" stroke="currentColor" strokeWidth="1.5">
      <rect x="1" y="1" width="38" height="24" rx="4" />
      {describeMethod({ code }).marks.includes('cash') ? (
        <>
          <circle cx="20" cy="13" r="5" />
          <path d="M6 6v0M34 20v0" strokeLinecap="round" strokeWidth="3" />
        </>
      ) : (
        <path d="M1 9h38M6 18h8" />
      )}
    </svg>
  )
}
