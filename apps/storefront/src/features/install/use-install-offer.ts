import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type InstallOffer, type InstallOfferCollection, openInstallOffer } from '../../offline/collections/install-offer.ts'
import type { ShopStorage } from '../../offline/storage/shop-storage.ts'
import { findStoreView } from '../../shell/store-view/stores.ts'
import { findInstallMethod, type InstallMethod, readInstallBrowser } from './find-install-method.ts'
import { mayOffer, NEVER_ASKED, noteVisit, pageKind } from './plan-offer.ts'

export interface ShownOffer {
  readonly way: Exclude<InstallMethod, null>
  /** Opens the browser's dialog, whose answer is remembered. */
  readonly accept: () => Promise<void>
  readonly decline: () => void
}

/** The offer to install, while it is to be shown; null otherwise. docs/behaviour/offline.md §7.7. */
export function useInstallOffer(storage: ShopStorage, isOccupied: boolean): ShownOffer | null {
  const [collection] = useState(() => openInstallOffer(storage))
  const [known, setKnown] = useVisit(collection)
  const way = useWay(() => setKnown((offer) => ({ ...offer, answer: 'yes' })))
  const isNew = useHasNavigated()
  const page = useRouterState({
    select: ({ location }) => pageKind(findStoreView(location.pathname).path, (location.search as { order?: unknown }).order),
  })
  const isShown = known !== null && way !== null && mayOffer({ known, page, isNew, isOccupied })

  useEffect(() => {
    if (isShown) setKnown((offer) => (offer.offeredIn === null ? { ...offer, offeredIn: offer.visits } : offer))
  }, [isShown, setKnown])

  if (!isShown) return null
  const answer = (given: InstallOffer['answer']) => setKnown((offer) => ({ ...offer, answer: given }))
  return {
    way,
    decline: () => answer('no'),
    async accept() {
      if (way.kind !== 'dialog') return
      await way.prompt.prompt()
      answer((await way.prompt.userChoice).outcome === 'accepted' ? 'yes' : 'no')
    },
  }
}

/** What this device remembers, with this visit counted; null until it is read. Changes are stored. */
function useVisit(collection: InstallOfferCollection) {
  const [known, setKnown] = useState<InstallOffer | null>(null)

  const change = useCallback((next: (offer: InstallOffer) => InstallOffer) => setKnown((offer) => offer && next(offer)), [])

  useEffect(() => {
    let isMounted = true
    const read = async () => {
      const stored = await collection.read()
      if (isMounted) setKnown(noteVisit(stored ?? NEVER_ASKED, Date.now()))
    }
    void read()
    return () => {
      isMounted = false
    }
  }, [collection])

  useEffect(() => {
    if (known) void collection.write(known)
  }, [collection, known])

  return [known, change] as const
}

/** How to install, updated when the browser offers its dialog, which may be at any time. */
function useWay(onInstalled: () => void): InstallMethod {
  const [way, setWay] = useState<InstallMethod>(() => findInstallMethod(readInstallBrowser()))

  const end = useEffectEvent(onInstalled)
  useEffect(() => {
    const look = () => setWay(findInstallMethod(readInstallBrowser()))
    const handleInstalled = () => end()
    addEventListener('beforeinstallprompt', look)
    addEventListener('appinstalled', handleInstalled)
    return () => {
      removeEventListener('beforeinstallprompt', look)
      removeEventListener('appinstalled', handleInstalled)
    }
  }, [])

  return way
}

/** False on the page that was loaded, true from the next one on. */
function useHasNavigated(): boolean {
  const router = useRouter()
  const [hasNavigated, setNavigated] = useState(false)
  useEffect(() => router.subscribe('onResolved', ({ pathChanged }) => pathChanged && setNavigated(true)), [router])
  return hasNavigated
}
