import { brotliDecompressSync } from 'node:zlib'
import { answerSearch } from '@meerkat/catalogue-query/device/answer-search'
import { type DeviceCatalogue, toDeviceCatalogue } from '@meerkat/catalogue-query/device/device-catalogue'
import type { CatalogPack } from '@meerkat/contract/catalog-pack'
import { readPack } from '@meerkat/search/pack/pack'
import { patchPack } from '@meerkat/search/pack/patch-pack'
import { expect } from 'vitest'
import type { TestShop } from './open-test-shop.ts'

export type Query = Record<string, string>

/** The packs of one index, fetched and opened as by a browser, whose answers can be compared with the server's. */
export function openPacks({ app }: TestShop, { index, now }: { index: string; now: () => number }) {
  async function describePack(): Promise<CatalogPack> {
    return (await app.inject(`/api/catalog/${index}/pack`)).json()
  }

  async function fetchBytes(version: string): Promise<Buffer> {
    const response = await app.inject({ url: `/api/catalog/${index}/pack/${version}`, headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    return response.rawPayload
  }

  return {
    describePack,
    fetchBytes,

    /** Polls as a browser does, until there is a pack of another version than `known`. */
    async fetchNew(known: string | null = null): Promise<CatalogPack> {
      for (;;) {
        const described = await describePack()
        if (described.version !== known && described.details !== null) return described
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },

    async open({ version, details, patches }: CatalogPack): Promise<DeviceCatalogue> {
      const lists = readPack(brotliDecompressSync(await fetchBytes(version!)))
      patchPack(lists, patches as Parameters<typeof patchPack>[1])
      return toDeviceCatalogue(lists, readPack(brotliDecompressSync(await fetchBytes(details!.version))))
    },

    async askServer(entity: string, query: Query) {
      const { took: _, ...answer } = (await app.inject({ url: `/api/catalog/${index}/${entity}/_search`, query })).json()
      return answer
    },

    askDevice(catalogue: DeviceCatalogue, entity: string, query: Query) {
      const answer = answerSearch(catalogue, { index, entity, query }, now())
      if (answer === null) return null
      const { took: _, ...rest } = JSON.parse(JSON.stringify(answer))
      return { _shards: { total: 1, successful: 1, skipped: 0, failed: 0 }, ...rest }
    },
  }
}

export function toQuery(asked: object, parameters: Query = {}): Query {
  return { request: JSON.stringify(asked), request_format: 'search-query', ...parameters }
}
