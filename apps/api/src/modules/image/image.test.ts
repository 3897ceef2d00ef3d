import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { listImageSizes } from '@meerkat/contract/image'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toNetwork } from '../../http/network.ts'
import { imageRoutes } from './image.routes.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-img-'))
const imageSizes = listImageSizes()
let app: FastifyInstance

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500" viewBox="0 0 1000 500"><rect width="1000" height="500" fill="#1f5c4a"/><circle cx="500" cy="250" r="200" fill="#ca6702"/></svg>`

function put(path: string, bytes: string | Buffer): void {
  const file = join(dataDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

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

beforeAll(async () => {
  put('media/d/e/derma.svg', DRAWING)
  put(
    'media/p/h/photo.jpg',
    await sharp({ create: { width: 80, height: 40, channels: 3, background: '#aa5500' } })
      .jpeg()
      .toBuffer(),
  )
  put('media/b/a/banner.svg', DRAWING.replace('width="1000" height="500"', 'width="4000" height="2000"'))
  put('media/b/o/bomb.png', pngOf(60_000, 60_000))
  put(
    'media/b/o/giant.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"><rect width="900000" height="900000"/></svg>',
  )
  put(
    'secret.png',
    await sharp({ create: { width: 10, height: 10, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  )
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
  app = Fastify({ routerOptions: { maxParamLength: 1024 } })
  await app.register(imageRoutes, { dataDir, ownHosts: ['shop.example'] })
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('pictures in the requested size (docs/wire.md §12.1)', () => {
  it.each([
    { why: 'resize fits into the box', url: '/img/310/300/resize/d/e/derma.webp', format: 'webp', width: 310, height: 155 },
    { why: 'fit fills the box', url: '/img/100/100/fit/d/e/derma.webp', format: 'webp', width: 100, height: 100 },
    { why: '0 for a side keeps the proportions', url: '/img/0/100/resize/d/e/derma.png', format: 'png', width: 200, height: 100 },
    { why: 'fit with one side keeps the proportions', url: '/img/100/0/fit/d/e/derma.jpg', format: 'jpeg', width: 100, height: 50 },
    { why: '0 for both keeps the size', url: '/img/0/0/resize/d/e/derma.gif', format: 'gif', width: 1000, height: 500 },
    {
      why: 'the original size is limited to 2,880 pixels',
      url: '/img/0/0/resize/b/a/banner.webp',
      format: 'webp',
      width: 2880,
      height: 1440,
    },
    {
      why: 'a listed size may exceed the maximum',
      url: '/img/1440/630/resize/b/a/banner.webp',
      format: 'webp',
      width: 1260,
      height: 630,
    },
    { why: 'an SVG is rendered at any size', url: '/img/1024/1024/resize/d/e/derma.webp', format: 'webp', width: 1024, height: 512 },
    { why: 'a photo is never enlarged', url: '/img/600/744/resize/p/h/photo.webp', format: 'webp', width: 80, height: 40 },
    { why: 'the extension decides, in upper case too', url: '/img/40/40/resize/p/h/photo.JPEG', format: 'jpeg', width: 40, height: 20 },
    {
      why: 'an address on our host',
      url: `/img/40/40/resize/${encodeURIComponent('https://shop.example/media/p/h/photo.png')}`,
      format: 'png',
      width: 40,
      height: 20,
    },
    {
      why: 'the form with url=',
      url: `/img?url=${encodeURIComponent('http://shop.example/p/h/photo.webp')}&width=40&height=40&action=resize`,
      format: 'webp',
      width: 40,
      height: 20,
    },
  ])('$why', async ({ url, format, width, height }) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(`image/${format}`)
    expect(response.headers['cache-control']).toBe('max-age=31557600')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width, height })
  })

  it.each([
    { use: 'thumbnails', size: '310/300' },
    { use: 'the gallery', size: '600/744' },
    { use: 'the cart', size: '150/150' },
    { use: 'the order history of old clients', size: '280/280' },
    { use: 'thumbnails of a given width', size: '310/0' },
    { use: 'thumbnails of a given height', size: '0/300' },
  ])('lists and renders the size of $use (Spec §9)', async ({ size }) => {
    const sides = imageSizes.map(({ width, height }) => `${width}/${height}`)
    expect(sides).toContain(size)
    expect((await app.inject(`/img/${size}/resize/d/e/derma.webp`)).statusCode).toBe(200)
  })

  it('serves an SVG unchanged, with headers that prevent scripts', async () => {
    const response = await app.inject('/img/310/300/resize/d/e/derma.svg')
    expect(response.body).toBe(DRAWING)
    expect(response.headers['content-type']).toBe('image/svg+xml')
    expect(response.headers['content-security-policy']).toContain('sandbox')
  })

  it('identify returns the size and type', async () => {
    expect((await app.inject('/img/0/0/identify/p/h/photo.webp')).json()).toMatchObject({ format: 'jpeg', width: 80, height: 40 })
  })

  it('answers 304 to clients that have the picture', async () => {
    const first = await app.inject('/img/150/150/resize/d/e/derma.webp')
    const again = await app.inject({
      url: '/img/150/150/resize/d/e/derma.webp',
      headers: { 'if-none-match': String(first.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
  })

  it('renders again as soon as the original changes', async () => {
    put('media/n/e/new.svg', DRAWING)
    const before = await app.inject('/img/20/20/fit/n/e/new.png')
    put('media/n/e/new.svg', DRAWING.replace('#1f5c4a', '#ff0000').replace('</svg>', '<g/></svg>'))
    const after = await app.inject('/img/20/20/fit/n/e/new.png')
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  })
})

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

describe('stored files (docs/wire.md §12.1)', () => {
  it('are sent as they are stored', async () => {
    const response = await app.inject('/media/p/h/photo.jpg')
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(response.rawPayload.equals(readFileSync(join(dataDir, 'media/p/h/photo.jpg')))).toBe(true)
    expect(response.headers['cache-control']).toBe('max-age=31557600')
    const again = await app.inject({ url: '/media/p/h/photo.jpg', headers: { 'if-none-match': String(response.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are rendered in their size where a document names another type', async () => {
    const response = await app.inject('/media/d/e/derma.webp')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 500 })
  })

  it('run no scripts when they are opened as a page', async () => {
    const response = await app.inject('/media/d/e/derma.svg')
    expect([response.body, response.headers['content-security-policy']]).toEqual([DRAWING, expect.stringContaining('sandbox')])
  })

  it.each(['/media/p/h/missing.jpg', '/media/p/h/', '/media/p/h/photo', '/media/%2e%2e%2fsecret.png', '/media/p/h/%00.jpg'])(
    '%s is not there',
    async (url) => {
      const response = await app.inject(url)
      expect([response.statusCode, response.json()]).toMatchObject([404, { code: 404 }])
    },
  )

  it('can only be read', async () => {
    const response = await app.inject({
      method: 'PUT',
      url: '/media/p/h/photo.jpg',
      payload: 'x',
      headers: { 'content-type': 'image/jpeg' },
    })
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET'])
  })
})

describe('request limits', () => {
  it('renders only the listed sizes, and few pictures a minute for one address', async () => {
    const listed = Fastify()
    let made = 0
    const findWait = async () => ((made += 1) > 2 ? 30 : null)
    await listed.register(imageRoutes, {
      dataDir,
      ownHosts: [],
      sizes: [
        { width: 33, height: 33 },
        { width: 34, height: 34 },
        { width: 35, height: 35 },
      ],
      findWait,
    })
    const statusOf = async (side: number) => (await listed.inject(`/img/${side}/${side}/resize/d/e/derma.webp`)).statusCode
    expect([await statusOf(32), await statusOf(33), await statusOf(34)]).toEqual([400, 200, 200])
    const refused = await listed.inject('/img/35/35/resize/d/e/derma.webp')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    // Cached pictures are not limited.
    expect(await statusOf(33)).toBe(200)
    expect((await listed.inject('/img/7/7/identify/p/h/photo.webp')).statusCode).toBe(200)
    await listed.close()
  })

  it('counts a caller who disconnects while the picture is looked up', async () => {
    const listed = Fastify()
    const asked = Promise.withResolvers<string>()
    listed.addHook('preHandler', async (request) => void request.raw.socket.destroy())
    await listed.register(imageRoutes, {
      dataDir,
      ownHosts: [],
      async findWait(ip) {
        asked.resolve(ip)
        return 30
      },
    })
    const origin = await listed.listen({ port: 0 })
    await expect(fetch(`${origin}/img/36/36/resize/d/e/derma.webp`)).rejects.toThrow('fetch failed')
    expect(toNetwork(await asked.promise)).toBe('0.0.0.0')
    await listed.close()
  })

  it('allows other origins (docs/wire.md §1.7)', async () => {
    for (const url of ['/img/310/300/resize/d/e/derma.webp', '/img/wide/10/resize/d/e/derma.webp'])
      expect((await app.inject(url)).headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
  })
})

it('says that the server is busy when a picture takes too long, and renders it on a later request (docs/wire.md §12.1)', async () => {
  const late = new Error('timeout: 42% complete\nVipsImage: killed for image "temp-71"')
  const spy = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(late)
  const url = '/img/31/31/resize/d/e/derma.webp'
  const busy = await app.inject(url)
  expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([503, '5', 'no-store'])
  spy.mockRestore()
  expect((await app.inject(url)).statusCode).toBe(200)
})
