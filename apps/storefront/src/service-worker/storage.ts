import type { Browser } from './build-list.ts'
import { buildCache } from './precache.ts'

/**
 * Storage is full: deletes what can be loaded again, pictures and earlier builds first. The cart shares the space, so the
 * worker never keeps trying.
 */
export async function makeRoom({ caches, list }: Browser): Promise<void> {
  const names = await caches.keys()
  const own = buildCache(list.build)
  const spare = names.filter((name) => name === 'pictures' || (name.startsWith('shop-') && name !== own))
  await Promise.all((spare.length > 0 ? spare : names.filter((name) => name.startsWith('pages-'))).map((name) => caches.delete(name)))
}

/** Deletes the stored pages after a logout, because they show what was on the screen. */
export async function forget({ caches }: Browser): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('pages-')).map((name) => caches.delete(name)))
}
