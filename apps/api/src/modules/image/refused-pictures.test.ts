import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aSolid, DRAWING, openPictures } from '../../testing/open-pictures.ts'

const { app, dataDir, put } = await openPictures()
put('media/b/o/bomb.png', pngOf(60_000, 60_000))
put(
  'media/b/o/giant.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"><rect width="900000" height="900000"/></svg>',
)
put('secret.png', await aSolid(10, 10, '#ff0000').png().toBuffer())
put(
  'media/b/o/leak.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10"><rect width="10" height="10" fill="#0000ff"/><image xlink:href="file://${dataDir}/secret.png" width="10" height="10"/><image href="../../../secret.png" width="10" height="10"/></svg>`,
)
put(
  'media/b/o/laughs.svg',
  `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(100)}">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(20)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&h;</text></svg>`,
)
put('media/t/e/text.png', 'this is not a picture')
put('secret.svg', DRAWING)

describe('what is refused', () => {
  const path = 'd/e/derma.webp'
  it.each([
    { why: 'too wide', url: `/img/1025/10/resize/${path}` },
    { why: 'negative', url: `/img/-1/10/resize/${path}` },
    { why: 'a word instead of a number', url: `/img/wide/10/resize/${path}` },
    { why: 'exponents', url: `/img/1e3/10/resize/${path}` },
    { why: 'fractions', url: `/img/1.5/10/resize/${path}` },
    { why: 'another action', url: `/img/10/10/crop/${path}` },
    { why: 'a member of every object as action', url: `/img/10/10/constructor/${path}` },
    { why: 'an unknown type', url: '/img/10/10/resize/d/e/derma.bmp' },
    { why: 'no type', url: '/img/10/10/resize/d/e/derma' },
    { why: 'a picture that does not exist', url: '/img/10/10/resize/n/o/nothing.webp' },
    { why: 'no path', url: '/img/10/10/resize/' },
    { why: 'a photo as an SVG', url: '/img/10/10/resize/p/h/photo.svg' },
    { why: 'path traversal', url: '/img/10/10/resize/..%2fsecret.svg' },
    { why: 'path traversal, encoded twice', url: '/img/10/10/resize/%252e%252e%252fsecret.svg' },
    { why: 'path traversal within a path', url: '/img/10/10/resize/d/..%2f..%2f..%2fsecret.svg' },
    { why: 'path traversal with a backslash', url: '/img/10/10/resize/..%5csecret.svg' },
    { why: 'an absolute path', url: '/img/10/10/resize/%2fetc%2fpasswd.svg' },
    { why: 'a NUL byte', url: '/img/10/10/resize/d/e/derma.svg%00.webp' },
    { why: 'a hidden file', url: '/img/10/10/resize/.env.svg' },
    { why: 'another host', url: `/img/10/10/resize/${encodeURIComponent('http://169.254.169.254/latest.png')}` },
    { why: 'another host after ours', url: `/img/10/10/resize/${encodeURIComponent('http://shop.example@evil.example/a.png')}` },
    { why: 'another host without a scheme', url: `/img/10/10/resize/${encodeURIComponent('//evil.example/a.png')}` },
    { why: 'another scheme', url: `/img/10/10/resize/${encodeURIComponent('file:///etc/passwd.svg')}` },
    { why: 'path traversal on our host', url: `/img/10/10/resize/${encodeURIComponent('http://shop.example/..%2f..%2fsecret.svg')}` },
    { why: 'url= on another host', url: `/img?url=${encodeURIComponent('http://evil.example/a.png')}&width=1&height=1&action=resize` },
    { why: 'no url', url: '/img?width=1&height=1&action=resize' },
    { why: 'two urls', url: '/img?url=a.png&url=b.png&width=1&height=1&action=resize' },
    { why: 'a photo that claims 3600 megapixels', url: '/img/10/10/resize/b/o/bomb.webp' },
    { why: 'exponential entity expansion', url: '/img/10/10/resize/b/o/laughs.webp' },
    { why: 'a text file with a picture extension', url: '/img/10/10/resize/t/e/text.webp' },
  ])('$why', async ({ url }) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 400, result: expect.stringMatching(/\.$/) })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('renders a huge SVG at the requested size, without external resources', async () => {
    const giant = await app.inject('/img/100/100/resize/b/o/giant.webp')
    expect([200, 400]).toContain(giant.statusCode)
    const leak = await app.inject('/img/10/10/resize/b/o/leak.png')
    expect(leak.statusCode).toBe(200)
    const { channels } = await sharp(leak.rawPayload).stats()
    expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([0, 0, 255])
  })

  it.each(['/img/abc', '/img/10/10', '/img/10/10/resize'])('%s is not a valid URL', async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ code: 400, result: expect.any(String) })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s', async (method) => {
    const response = await app.inject({
      method,
      url: `/img/10/10/resize/${path}`,
      payload: '{"a":1}',
      headers: { 'content-type': 'text/strange' },
    })
    expect(response.statusCode).toBe(405)
    expect(response.headers['allow']).toBe('GET')
    expect(response.headers['content-type']).toContain('text/plain')
  })
})

/** A PNG whose header claims a huge size; the rest is never read. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(25)
  head.writeUInt32BE(13)
  head.write('IHDR', 4)
  head.writeUInt32BE(width, 8)
  head.writeUInt32BE(height, 12)
  head.set([8, 2, 0, 0, 0], 16)
  const body = deflateSync(Buffer.alloc(1000))
  const data = Buffer.alloc(12 + body.length)
  data.writeUInt32BE(body.length)
  data.write('IDAT', 4)
  data.set(body, 8)
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), head, data])
}
