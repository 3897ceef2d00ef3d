import { encode } from 'uqr'

export interface QrCodeProps {
  text: string
  /** Amount and reference, for those who cannot see the code. */
  label: string
}

/** A QR code as one path, drawn here: nothing is loaded from a provider. Dark on light in both themes, because readers need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="qr-code" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
