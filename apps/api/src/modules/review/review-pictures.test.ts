import { deflateSync } from 'node:zlib'
import type { Review } from '@meerkat/contract/review'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createOperator } from '../../operator.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import { openForFile } from '../../testing/open-for-file.ts'

const { shop, shopper } = await openForFile()
const operator = createOperator(shop.database)

const REVIEW = { product_id: 10, title: 'Fits', detail: 'Look at her.', nickname: 'Thandi', review_entity: 'product' }
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#aa5500' } })
const text = (bytes: Buffer) => bytes.toString('base64')
const send = (pictures: readonly string[], headers: Record<string, string> = {}) =>
  shopper.post('/api/review/create', { review: { ...REVIEW, pictures } }, headers)
const load = (path: string) => shop.app.inject(`/img/150/150/resize${path}`)
const countStored = async () => (await shop.database.pool.query('select count(*)::int as n from review_picture')).rows[0].n as number

/** A photo as from a phone: rotated by EXIF orientation, with the GPS position. */
const photo = await plain(2400, 1200)
  .jpeg()
  .withExif({ IFD0: { Copyright: 'Thandi' }, IFD3: { GPSLatitude: '33/1 55/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .toBuffer()

it('stores a smaller copy without metadata, upright, and shows it once the review is approved', async () => {
  const { code, result } = await send([text(photo), text(await plain(40, 20).png().toBuffer())])
  const { id, pictures = [] } = result as Review
  expect(code).toBe(200)
  expect(pictures).toMatchObject([
    { path: expect.stringMatching(/^\/review\/[0-9a-f]{32}\.webp$/), width: 800, height: 1600 },
    { width: 40, height: 20 },
  ])
  const [first] = await operator.listReviewPictures(id)
  const { exif, icc, xmp, orientation, format } = await sharp(first).metadata()
  expect({ exif, icc, xmp, orientation, format }).toEqual({ format: 'webp' })
  expect(first!.includes('Thandi')).toBe(false)

  const path = pictures[0]!.path
  expect((await load(path)).statusCode).toBe(400)
  await operator.decideReviews([id], 'approve')
  const shown = await load(path)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'max-age=86400'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 75, height: 150 })
  await operator.decideReviews([id], 'refuse')
  expect((await load(path)).statusCode).toBe(400)
})

/** A PNG of a few bytes whose header claims a huge picture. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(name, 4)
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))])
}

it.each([
  { why: 'text', bytes: Buffer.from('this is not a picture'), says: 'should be a JPEG, PNG or WebP picture' },
  {
    why: 'an SVG',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    says: 'should be a JPEG, PNG or WebP picture',
  },
  { why: 'a GIF', bytes: await plain(9, 9).gif().toBuffer(), says: 'should be a JPEG, PNG or WebP picture' },
  { why: 'a decompression bomb', bytes: bomb(60_000), says: 'should have fewer pixels' },
  { why: 'half a photo', bytes: photo.subarray(0, photo.length / 2), says: 'should be readable' },
])('refuses $why, names the picture, and stores nothing', async ({ bytes, says }) => {
  const before = await countStored()
  const { code, result } = await send([text(await plain(9, 9).webp().toBuffer()), text(bytes)])
  expect([code, result]).toEqual([500, [expect.objectContaining({ dataPath: '.review.pictures[1]', message: says })]])
  expect(await countStored()).toBe(before)
})

it('refuses five pictures, and one that is too large, before decoding them', async () => {
  const small = text(await plain(9, 9).webp().toBuffer())
  expect(await send([small, small, small, small, small])).toMatchObject({ code: 500, result: [{ dataPath: '.review.pictures' }] })
  expect(await send(['A'.repeat(2_000_004)])).toMatchObject({ code: 500, result: [{ dataPath: '.review.pictures[0]' }] })
  expect(await send(['not base64!'])).toMatchObject({ code: 500, result: [{ dataPath: '.review.pictures[0]' }] })
})

it('takes four pictures of the largest size in one request', async () => {
  // Noise cannot be compressed: about a megabyte each.
  const noise = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(1_000_000)
  expect(noise.length).toBeLessThan(1_500_000)
  expect(await send([noise, noise, noise, noise].map(text))).toMatchObject({ code: 200 })
})

it('deletes pictures with the review, and with the account of the customer', async () => {
  const customer = await aCustomer(shopper)
  const small = text(await plain(9, 9).webp().toBuffer())
  const [mine, other] = [await send([small], customer.bearer), await send([small])].map(({ result }) => result as Review)
  await operator.decideReviews([mine!.id, other!.id], 'approve')
  await operator.deleteCustomer(customer.email)
  expect(await operator.listReviewPictures(mine!.id)).toEqual([])
  expect((await load(mine!.pictures![0]!.path)).statusCode).toBe(400)
  const { rows } = await shop.database.pool.query('select body from review where id = $1', [mine!.id])
  expect(JSON.parse(rows[0].body)).not.toHaveProperty('pictures')

  expect(await operator.listReviewPictures(other!.id)).toHaveLength(1)
  expect(await operator.deleteReviews([other!.id, 999_999])).toEqual([other!.id])
  expect(await operator.listReviewPictures(other!.id)).toEqual([])
})
