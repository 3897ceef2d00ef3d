import jsQR from 'jsqr'
import sharp from 'sharp'

/** The text of a QR code drawn as SVG, as a camera would read it. */
export async function decodeQr(svg: string): Promise<string | undefined> {
  const image = sharp(Buffer.from(svg))
    .resize(600, 600, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const decode = jsQR as unknown as (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}
