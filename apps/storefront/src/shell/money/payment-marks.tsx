import type { ReactNode } from 'react'

/** Drawn in the owner's colours on white, in both themes: that is how shoppers know them. */
const MARKS: Readonly<Record<string, { readonly name: string; readonly drawing: ReactNode }>> = {
  visa: { name: 'Visa', drawing: word('VISA', '#1434cb', 'italic') },
  master: {
    name: 'Mastercard',
    drawing: (
      <>
        <circle cx="15.5" cy="13" r="7.5" fill="#eb001b" />
        <circle cx="24.5" cy="13" r="7.5" fill="#f79e1b" />
        <path d="M20 7a7.5 7.5 0 0 1 0 12a7.5 7.5 0 0 1 0-12" fill="#ff5f00" />
      </>
    ),
  },
  amex: { name: 'American Express', drawing: word('AMEX', '#006fcf') },
  zapper: { name: 'Zapper', drawing: word('zapper', '#c4161c') },
  snapscan: { name: 'SnapScan', drawing: word('SnapScan', '#0a6fb7') },
  yoco: { name: 'Yoco', drawing: word('yoco', '#0b5ea8') },
}

export interface PaymentMarksProps {
  /** Names as the offer of a method lists them; an unknown one is left out. */
  marks: readonly string[]
}

/** The marks of what a payment method takes, such as the brands of cards. The companies' names are the same in every language. */
export function PaymentMarks({ marks }: PaymentMarksProps) {
  const known = marks.flatMap((mark) => MARKS[mark] ?? [])
  if (known.length === 0) return null
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {known.map(({ name, drawing }) => (
        <svg
          key={name}
          viewBox="0 0 40 26"
          width="40"
          height="26"
          role="img"
          aria-label={name}
          className="rounded border border-line bg-white"
        >
          {drawing}
        </svg>
      ))}
    </span>
  )
}

/** Squeezed into the width of a card, so that marks of any length stand in line. */
function word(text: string, colour: string, slant = 'normal'): ReactNode {
  return (
    <text
      x="20"
      y="17"
      fill={colour}
      fontFamily="system-ui, sans-serif"
      fontSize="11"
      fontStyle={slant}
      fontWeight="700"
      lengthAdjust="spacingAndGlyphs"
      textAnchor="middle"
      textLength="32"
    >
      {text}
    </text>
  )
}
