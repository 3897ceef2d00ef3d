import { describe, expect, it } from 'vitest'
import { watchUpdates } from './watch-updates.ts'

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown): void {
    this.messages.push(message)
  }
  install(): void {
    this.state = 'installed'
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A page that is shown while another version is installed. */
function aPage({ controller = {}, isInCheckout = false, waiting = null as Worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: new Worker() })
  const workers = Object.assign(new EventTarget(), { controller: controller as unknown })
  const offers: (() => void)[] = []
  let reloads = 0
  watchUpdates({
    registration,
    workers,
    offer: (take) => offers.push(take),
    isInCheckout: () => isInCheckout,
    reload: () => reloads++,
  })
  return {
    offers,
    update() {
      registration.dispatchEvent(new Event('updatefound'))
      registration.installing.install()
    },
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
    installing: registration.installing,
    reloads: () => reloads,
  }
}

describe('a new version', () => {
  it('is offered, and reloads the page that takes it', () => {
    const page = aPage()
    page.update()
    expect(page.installing.messages).toEqual([])
    page.offers[0]?.()
    expect(page.installing.messages).toEqual([{ kind: 'take-over' }])
    page.takeOver()
    page.takeOver()
    expect(page.reloads()).toBe(1)
  })

  it('is not offered in the checkout', () => {
    const page = aPage({ isInCheckout: true })
    page.update()
    expect(page.offers).toEqual([])
  })

  it('is not offered on the first visit, which has no earlier version', () => {
    const page = aPage({ controller: null as unknown as object })
    page.update()
    expect(page.offers).toEqual([])
  })

  it('that another page took does not reload this one', () => {
    const page = aPage()
    page.update()
    page.takeOver()
    expect(page.reloads()).toBe(0)
  })

  it('that waits is taken with the next page', () => {
    const waiting = new Worker()
    aPage({ waiting })
    expect(waiting.messages).toEqual([{ kind: 'take-over' }])
  })

  it('that waits is not taken by a page in the checkout', () => {
    const waiting = new Worker()
    aPage({ waiting, isInCheckout: true })
    expect(waiting.messages).toEqual([])
  })
})
