import { openOnce } from './open-once.ts'

/**
 * A feature whose code is loaded by the first call of `open`. `provide` says how, once the page is hydrated; earlier calls wait for it. A
 * failed attempt can be repeated.
 */
export function openLater<T>(): { readonly open: () => Promise<T>; readonly provide: (load: () => Promise<T>) => void } {
  const loader = Promise.withResolvers<() => Promise<T>>()
  return { open: openOnce(async () => (await loader.promise)()), provide: loader.resolve }
}
