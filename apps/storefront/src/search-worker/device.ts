import { answerSearch } from '@meerkat/catalogue-query/device/answer-search'
import { answerUrl } from '@meerkat/catalogue-query/device/answer-url'
import { type DeviceCatalogue, toDeviceCatalogue } from '@meerkat/catalogue-query/device/device-catalogue'
import type { CatalogPack } from '@meerkat/contract/catalog-pack'
import { type Pack, readPack } from '@meerkat/search/pack/pack'
import { type PackPatch, patchPack } from '@meerkat/search/pack/patch-pack'
import type { Packs } from './choose-packs.ts'
import type { DeviceAnswer, DeviceQuestion } from './device-question.ts'
import type { PackStorage } from './pack-storage.ts'

export interface DeviceOptions {
  readonly openStorage: (index: string) => PackStorage
  readonly fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json' | 'arrayBuffer'>>
  /** Milliseconds. */
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}

/** Pauses between attempts: a server makes its first pack in a few seconds, a busy one in minutes. */
const MADE_IN_MS = [2000, 4000, 8000, 16_000, 30_000, 60_000, 120_000]
/** Descriptions are requested again at most this often. */
const FRESH_MS = 60_000

/** Holds the catalogue of one store view and answers questions from it. Decision 0038. */
export function createDevice({ openStorage, fetch, now, sleep }: DeviceOptions): (question: DeviceQuestion) => Promise<DeviceAnswer> {
  let catalogue: DeviceCatalogue | null = null
  let storage: PackStorage | null = null
  /** Bytes of the packs in use, where they could not be stored. */
  const held = new Map<string, Uint8Array>()
  let description: CatalogPack | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  /** A foreign API has no packs. */
  let hasPacks = true
  let opening: Promise<void> = Promise.resolve()
  let detailing: Promise<unknown> | null = null

  async function readStored(version: string): Promise<Pack | null> {
    const bytes = (await storage?.readPack(version)) ?? held.get(version)
    // A copy: patches are written into the index.
    return bytes ? readPack(bytes.slice()) : null
  }

  /** Reads the packs again from their bytes, because patches are relative to those. */
  async function use(described: CatalogPack): Promise<boolean> {
    if (described.version === null) return false
    const lists = await readStored(described.version)
    if (lists === null) return false
    patchPack(lists, described.patches as readonly PackPatch[])
    const details = described.details && (await readStored(described.details.version))
    catalogue = toDeviceCatalogue(lists, details)
    return true
  }

  async function openStored(): Promise<void> {
    const stored = await storage?.readDescription()
    if (!stored) return
    try {
      if (await use(stored)) description = stored
    } catch {
      // Damaged, or written by an earlier version of the shop.
      await storage?.clear()
    }
  }

  async function fetchDescription(index: string): Promise<CatalogPack | null> {
    for (const wait of [0, ...MADE_IN_MS]) {
      if (wait > 0) await sleep(wait)
      const response = await fetch(`/api/catalog/${index}/pack`)
      if (response.status === 404) hasPacks = false
      if (!response.ok) return null
      const described = (await response.json()) as CatalogPack
      if (described.version !== null) return described
      if (catalogue !== null) return null
    }
    return null
  }

  async function fetchPack(index: string, kind: 'lists' | 'details', version: string): Promise<void> {
    if (held.has(version) || (await storage?.readPack(version))) return
    const response = await fetch(`/api/catalog/${index}/pack/${version}`)
    if (!response.ok) throw new Error(`The pack ${version} was answered with ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    // Refuses bytes that are not a pack before they replace one.
    readPack(bytes.slice())
    await storage?.writePack(kind, version, bytes)
    if ((await storage?.readPack(version)) == null) held.set(version, bytes)
  }

  async function refresh(index: string, packs: Packs): Promise<void> {
    if (!hasPacks || now() - askedAt < FRESH_MS) return
    askedAt = now()
    const described = await fetchDescription(index)
    if (described === null || described.version === null) return
    await adopt(index, described)
    if (packs === 'lists') return
    // Lists and searches work from here on; product pages follow.
    detailing ??= fetchDetails(index, described)
      .catch(() => undefined)
      .finally(() => (detailing = null))
  }

  /** Adopts a description once all packs that it names are loaded. */
  async function adopt(index: string, described: CatalogPack): Promise<void> {
    if (JSON.stringify(described) === JSON.stringify(description)) return
    await fetchPack(index, 'lists', described.version!)
    await use(described)
    description = described
    await storage?.writeDescription(described)
    for (const version of held.keys()) if (version !== described.version && version !== described.details?.version) held.delete(version)
  }

  /** The server makes the pack of details after the other one. */
  async function fetchDetails(index: string, first: CatalogPack): Promise<void> {
    let described: CatalogPack | null = first
    for (const wait of MADE_IN_MS) {
      if (described?.details || catalogue?.lists.header.kind !== 'lists') break
      await sleep(wait)
      described = await fetchDescription(index)
    }
    if (!described?.details || described.version === null) return
    const had = catalogue?.details
    await fetchPack(index, 'details', described.details.version)
    if (described.version !== description?.version) await adopt(index, described)
    else if (!had || JSON.stringify(described) !== JSON.stringify(description)) {
      await use(described)
      description = described
      await storage?.writeDescription(described)
    }
  }

  async function open(index: string, packs: Packs): Promise<void> {
    if (storage === null) {
      storage = openStorage(index)
      await openStored()
    }
    // Without an answer the stored packs stay, and the next call tries again.
    if (packs !== 'none') await refresh(index, packs).catch(() => (askedAt = Number.NEGATIVE_INFINITY))
  }

  return async (question) => {
    if (question.kind === 'open') {
      const { index, packs } = question
      opening = opening.then(() => open(index, packs))
      await opening
      return { isReady: catalogue !== null, cashFeeCents: description?.cashFeeCents ?? 0 }
    }
    if (catalogue === null) return null
    if (question.kind === 'url') {
      const target = answerUrl(catalogue, question.path)
      return target === undefined ? null : { target }
    }
    const found = answerSearch(catalogue, question, now())
    return found && { found }
  }
}
