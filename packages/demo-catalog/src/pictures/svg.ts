/** The few elements the pictures are made of, written short: a packshot has a byte budget. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function fill(d: string, paint: string, more = ''): string {
  return `<path d="${d}" fill="${paint}"${more && ` ${more}`}/>`
}

/** An open or closed line; its ends are round because the document says so. */
export function line(d: string, paint: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}"${more && ` ${more}`}/>`
}

export function rect(box: Box, paint: string, radius = 0, more = ''): string {
  const corner = radius > 0 ? ` rx="${short(radius)}"` : ''
  return `<rect x="${short(box.x)}" y="${short(box.y)}" width="${short(box.width)}" height="${short(box.height)}"${corner} fill="${paint}"${more && ` ${more}`}/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, paint: string, more = ''): string {
  const radii = rx === ry ? `r="${short(rx)}"` : `rx="${short(rx)}" ry="${short(ry)}"`
  return `<${rx === ry ? 'circle' : 'ellipse'} cx="${short(cx)}" cy="${short(cy)}" ${radii} fill="${paint}"${more && ` ${more}`}/>`
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

/** Places a drawing made for a square of `side` units into a box, keeping its proportions, standing on the box's floor. */
export function place(content: string, box: Box, side = 200, mirrored = false): string {
  const scale = Math.min(box.width, box.height) / side
  const left = box.x + (box.width - side * scale) / 2
  const top = box.y + box.height - side * scale
  const move = mirrored
    ? `translate(${short(left + side * scale)} ${short(top)}) scale(${short(-scale, 3)} ${short(scale, 3)})`
    : `translate(${short(left)} ${short(top)}) scale(${short(scale, 3)})`
  return group(content, `transform="${move}"`)
}

/** The shortest notation of a number, such as `.5` for `0.5`, with one decimal by default. */
export function short(value: number, decimals = 1): string {
  const unit = 10 ** decimals
  const text = String(Math.round(value * unit) / unit)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** The SVG document. Round line caps are set once here: on every line they would be a tenth of the bytes. */
export function svgDocument(
  content: string,
  { width, height, viewBox = `0 0 ${width} ${height}`, more = '' }: { width: number; height: number; viewBox?: string; more?: string },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}>${content}</svg>`
}
