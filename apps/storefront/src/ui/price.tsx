export interface PriceProps {
  /** The current price, formatted. */
  now: string
  /** The former price; shown struck through. */
  before?: string | undefined
  nowLabel?: string
  beforeLabel?: string
  size?: 'tile' | 'page'
}

/** The labels are for screen readers; visually, the strikethrough and the colour carry the meaning. */
export function Price({ now, before, nowLabel, beforeLabel, size = 'tile' }: PriceProps) {
  return (
    <span className={`price price-${size}`} data-sale={before === undefined ? undefined : ''}>
      <span className="price-now">
        {before !== undefined && nowLabel && <span className="sr-only">{`${nowLabel} `}</span>}
        {now}
      </span>
      {before !== undefined && (
        <s className="price-before">
          {beforeLabel && <span className="sr-only">{`${beforeLabel} `}</span>}
          {before}
        </s>
      )}
    </span>
  )
}
