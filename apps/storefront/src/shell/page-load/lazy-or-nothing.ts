import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of the page that may be missing: nothing is shown in its place when its code cannot be loaded. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }))
}
