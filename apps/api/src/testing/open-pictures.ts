import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import { afterAll } from 'vitest'
import { imageRoutes } from '../modules/image/image.routes.ts'

export const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500" viewBox="0 0 1000 500"><rect width="1000" height="500" fill="#1f5c4a"/><circle cx="500" cy="250" r="200" fill="#ca6702"/></svg>`

export interface Pictures {
  readonly app: FastifyInstance
  readonly dataDir: string
  /** Stores a file below the data directory. */
  readonly put: (path: string, bytes: string | Buffer) => void
}

/** The picture service with a drawing and a photo, for all tests of a file. Call it at the top of the file. */
export async function openPictures(): Promise<Pictures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meerkat-img-'))
  const app = Fastify({ routerOptions: { maxParamLength: 1024 } })
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const put = (path: string, bytes: string | Buffer) => {
    const file = join(dataDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  put('media/d/e/derma.svg', DRAWING)
  put('media/p/h/photo.jpg', await aSolid(80, 40, '#aa5500').jpeg().toBuffer())
  await app.register(imageRoutes, { dataDir, ownHosts: ['shop.example'] })
  return { app, dataDir, put }
}

/** A picture of one colour. */
export function aSolid(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}
