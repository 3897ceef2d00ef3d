import type { CatalogPack } from '@meerkat/contract/catalog-pack'

/** The packs of one store view between visits. Reading and writing never fail: without storage, packs are fetched again. */
export interface PackStorage {
  readDescription(): Promise<CatalogPack | null>
  writeDescription(description: CatalogPack): Promise<void>
  readPack(version: string): Promise<Uint8Array | null>
  /** Replaces the pack of this kind once the new one is whole. */
  writePack(kind: 'lists' | 'details', version: string, bytes: Uint8Array): Promise<void>
  clear(): Promise<void>
}

/** In Cache storage, below a name that is given up first when a device is full. docs/behaviour/storage.md §22. */
export function openPackStorage(index: string, findCaches: () => CacheStorage = () => caches): PackStorage {
  const name = `pack-${index}`
  const open = async () => findCaches().open(name)

  async function read<T>(key: string, parse: (response: Response) => Promise<T>): Promise<T | null> {
    try {
      const response = await (await open()).match(key)
      return response === undefined ? null : await parse(response)
    } catch {
      return null
    }
  }

  async function write(key: string, body: string | Uint8Array): Promise<boolean> {
    try {
      await (await open()).put(key, new Response(body as Uint8Array<ArrayBuffer>))
      return true
    } catch {
      return false
    }
  }

  return {
    readDescription: () => read('/description', (response) => response.json() as Promise<CatalogPack>),
    async writeDescription(description) {
      await write('/description', JSON.stringify(description))
    },
    readPack: (version) => read(`/${version}`, async (response) => new Uint8Array(await response.arrayBuffer())),
    async writePack(kind, version, bytes) {
      if (!(await write(`/${version}`, bytes))) return
      const before = await read(`/${kind}`, (response) => response.text())
      await write(`/${kind}`, version)
      if (before === null || before === version) return
      await open().then(
        (cache) => cache.delete(`/${before}`),
        () => false,
      )
    },
    async clear() {
      await Promise.resolve()
        .then(() => findCaches().delete(name))
        .catch(() => false)
    },
  }
}
