import { get } from 'node:http'
import type { CatalogPack } from '@meerkat/contract/catalog-pack'

const INDEX = 'vue_storefront_catalog'
/** The server builds packs on the first request. */
const MADE_IN_MS = 120_000
const ASK_AGAIN_MS = 500

/** Bytes of both packs of the demo shop as transferred with Brotli. */
export async function measurePacks(url: string): Promise<{ lists: number; details: number }> {
  const { version, details } = await waitForPacks(`${url}/api/catalog/${INDEX}/pack`)
  const sizeOf = (pack: string) => transferSize(`${url}/api/catalog/${INDEX}/pack/${pack}`)
  return { lists: await sizeOf(version), details: await sizeOf(details) }
}

async function waitForPacks(url: string): Promise<{ version: string; details: string }> {
  const limit = performance.now() + MADE_IN_MS
  while (performance.now() < limit) {
    const { version, details } = (await (await fetch(url)).json()) as CatalogPack
    if (version !== null && details !== null) return { version, details: details.version }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  throw new Error('the shop made no packs')
}

/** Without decompression, which `fetch` would do. */
function transferSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] !== 'br') reject(new Error(`${url} is not compressed with Brotli`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
