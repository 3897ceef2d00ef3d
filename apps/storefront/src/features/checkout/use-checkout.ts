import { useEffect, useRef, useState } from 'react'
import { leaveCheckout, touchCheckout } from '../../offline/collections/checkout-activity.ts'
import type { CheckoutDetailsCollection } from '../../offline/collections/checkout-details.ts'
import { type CheckoutDetails, emptyDetails } from './fields/empty-details.ts'
import { followNames } from './fields/follow-names.ts'

/** Entries are stored after this pause in typing. */
const SAVE_MS = 300

export interface Checkout {
  /** False until the stored details have been read. */
  readonly loaded: boolean
  readonly details: CheckoutDetails
  readonly change: <P extends keyof CheckoutDetails>(part: P, fields: Partial<CheckoutDetails[P]>) => void
  /** Stores everything typed so far. */
  readonly save: () => Promise<void>
}

/** What was typed; it survives a reload. docs/behaviour/checkout.md §12.1. */
export function useCheckout(collection: CheckoutDetailsCollection | null, country: string): Checkout {
  const [details, setDetails] = useState(() => emptyDetails(country))
  const [loaded, setLoaded] = useState(false)
  const latest = useRef(details)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!collection) return undefined
    let isOpen = true
    touchCheckout(Date.now())
    void open(collection)

    async function open(stored: CheckoutDetailsCollection): Promise<void> {
      const read = await readDetails(stored, country)
      if (!isOpen) return
      latest.current = read
      setDetails(read)
      setLoaded(true)
    }

    return () => {
      isOpen = false
      leaveCheckout()
    }
  }, [collection, country])

  async function save(): Promise<void> {
    clearTimeout(timer.current)
    const { personal, shipping, payment } = latest.current
    await Promise.all([collection?.personal.write(personal), collection?.shipping.write(shipping), collection?.payment.write(payment)])
  }

  function change<P extends keyof CheckoutDetails>(part: P, fields: Partial<CheckoutDetails[P]>) {
    touchCheckout(Date.now())
    const before = latest.current
    latest.current = { ...before, [part]: { ...before[part], ...fields } }
    if (part === 'personal') latest.current = followNames(latest.current, before.personal)
    setDetails(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), SAVE_MS)
  }

  return { loaded, details, change, save }
}

async function readDetails(collection: CheckoutDetailsCollection, country: string): Promise<CheckoutDetails> {
  const empty = emptyDetails(country)
  const [stored, shipping, payment] = await Promise.all([collection.personal.read(), collection.shipping.read(), collection.payment.read()])
  const personal = stored ?? empty.personal
  const details = {
    account: empty.account,
    personal,
    shipping: shipping ?? empty.shipping,
    payment: payment ? { ...payment, wantsInvoice: payment.wantsInvoice || payment.company !== '' } : empty.payment,
  }
  return followNames(details, personal)
}
