import type { Browser } from './build-list.ts'
import { buildCache } from './precache.ts'

/** Every page in the checkout holds this lock, shared. */
const CHECKOUT_LOCK = 'in-checkout'

/** A new worker takes over only when no page is in the checkout: an update never interrupts one. */
export async function mayTakeOver(locks: Pick<LockManager, 'query'> | undefined): Promise<boolean> {
  if (!locks) return true
  const { held = [], pending = [] } = await locks.query()
  return ![...held, ...pending].some(({ name }) => name === CHECKOUT_LOCK)
}

/**
 * Deletes the caches of earlier builds, except builds that a page still uses and the build before this one, because the
 * pages that were visited with it still name its files. `living` is null when a page has not said which build it belongs to.
 */
export async function dropFormerBuilds({ caches, list }: Browser, living: ReadonlySet<string> | null): Promise<void> {
  if (living === null) return
  const names = await caches.keys()
  const builds = names.filter((name) => name.startsWith('shop-')).map((name) => name.slice('shop-'.length))
  // Caches are listed in the order in which they were made.
  const before = builds.filter((build) => build !== list.build).at(-1)
  const kept = new Set([list.build, before, ...living])
  const gone = builds.filter((build) => !kept.has(build))
  const isGone = (name: string) => gone.some((build) => name === buildCache(build) || name.startsWith(`pages-${build}-`))
  await Promise.all(names.filter(isGone).map((name) => caches.delete(name)))
}
