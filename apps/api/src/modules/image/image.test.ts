import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listImageSizes } from '@meerkat/contract/image'
import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { toNetwork } from '../../http/network.ts'
import { DRAWING, openPictures } from '../../testing/open-pictures.ts'
import { imageRoutes } from './image.routes.ts'

const imageSizes = listImageSizes()
const { app, dataDir, put } = await openPictures()
put('media/b/a/banner.svg', DRAWING.replace('width="1000" height="500"', 'width="4000" height="2000"'))

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
