import type { ComponentProps } from 'react'
import { type PictureShape, toSources } from './picture-sources.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> {
  /** Path as the catalogue holds it: `/k/a/karoo-adult.webp`. Nothing and `no_selection` show an empty well. */
  path: string | null | undefined
  shape: PictureShape
  alt: string
  /** How wide it is drawn, for the browser to choose a file. */
  sizes: string
  /** In sight at once: loaded now and first. The others wait until they are near. */
  eager?: boolean
}

/** A picture at a few widths, with its size known before it arrives. */
export function Picture({ path, shape, alt, sizes, eager = false, className = '', ...props }: PictureProps) {
  const { width, height } = shape
  const sources = toSources(path, shape)
  if (sources === null)
    return <span className={`picture-none ${className}`.trim()} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
  return (
    <img
      {...props}
      {...sources}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      className={className || undefined}
    />
  )
}
