import type { ComponentProps } from 'react'
import { type PictureShape, toSources } from './picture-sources.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> {
  /** Path in the catalogue: `/k/a/karoo-adult.webp`. No path and `no_selection` show an empty frame. */
  path: string | null | undefined
  shape: PictureShape
  alt: string
  /** The displayed width (`sizes`), for the browser to choose a file. */
  sizes: string
  /** In the first viewport: loaded at once with high priority. Others are loaded lazily. */
  eager?: boolean
}

/** A responsive picture with a fixed aspect ratio, so that loading it causes no layout shift. */
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
