import { postToWorker } from './post-to-worker.ts'

interface Worker extends Pick<EventTarget, 'addEventListener'> {
  readonly state: ServiceWorkerState
  postMessage(message: unknown): void
}

export interface Updates {
  readonly registration: Pick<EventTarget, 'addEventListener'> & { readonly waiting: Worker | null; readonly installing: Worker | null }
  readonly workers: Pick<EventTarget, 'addEventListener'> & { readonly controller: unknown }
  /** Shows the notice; `take` is what its button does. */
  offer(take: () => void): void
  isInCheckout(): boolean
  reload(): void
}

/**
 * A new version takes over with the next page that is loaded, when no page is in the checkout, which the worker checks itself. Pages that
 * are open offer it, except in the checkout. Only the page whose button was clicked is reloaded.
 */
export function watchUpdates({ registration, workers, offer, isInCheckout, reload }: Updates): void {
  // A first visit has no earlier version.
  const isControlled = workers.controller !== null
  let isTaken = false
  workers.addEventListener('controllerchange', () => {
    if (isTaken) reload()
    isTaken = false
  })
  if (registration.waiting && isControlled && !isInCheckout()) postToWorker(registration.waiting, { kind: 'take-over' })
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed' || !isControlled || isInCheckout()) return
      offer(() => {
        isTaken = true
        postToWorker(worker, { kind: 'take-over' })
      })
    })
  })
}
