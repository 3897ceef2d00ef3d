import { type CheckoutSection, type CheckoutSteps, listSections, nextSection } from '@meerkat/domain/checkout/next-section'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { leaveCheckout, touchCheckout } from '../../offline/collections/checkout-activity.ts'
import type { CheckoutDetailsCollection } from '../../offline/collections/checkout-details.ts'
import { type CheckoutDetails, emptyDetails } from './fields/empty-details.ts'
import { sectionFaults } from './fields/section-faults.ts'

/** Entries are stored after this pause in typing. */
const SAVE_MS = 300

export interface Checkout {
  /** False until the stored details have been read. */
  readonly loaded: boolean
  readonly details: CheckoutDetails
  readonly steps: CheckoutSteps
  readonly sections: readonly CheckoutSection[]
  readonly change: <P extends keyof CheckoutDetails>(part: P, fields: Partial<CheckoutDetails[P]>) => void
  /** Stores everything typed so far. */
  readonly save: () => Promise<void>
  readonly send: (section: CheckoutSection) => void
  readonly edit: (section: CheckoutSection) => void
}

export interface UseCheckout {
  readonly collection: CheckoutDetailsCollection | null
  readonly country: string
  readonly isVirtual: boolean
}

/** The state of the checkout: details that survive a reload, and the open section, which the URL names. docs/behaviour/checkout.md §12. */
export function useCheckout({ collection, country, isVirtual }: UseCheckout): Checkout {
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [details, setDetails] = useState(() => emptyDetails(country))
  const [sent, setSent] = useState<readonly CheckoutSection[]>([])
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
      setSent(listFinished(read, isVirtual))
      setLoaded(true)
    }

    return () => {
      isOpen = false
      leaveCheckout()
    }
  }, [collection, country, isVirtual])

  async function save(): Promise<void> {
    clearTimeout(timer.current)
    const { personal, shipping, payment } = latest.current
    await Promise.all([collection?.personal.write(personal), collection?.shipping.write(shipping), collection?.payment.write(payment)])
  }

  function change<P extends keyof CheckoutDetails>(part: P, fields: Partial<CheckoutDetails[P]>) {
    touchCheckout(Date.now())
    latest.current = { ...latest.current, [part]: { ...latest.current[part], ...fields } }
    setDetails(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), SAVE_MS)
  }

  const steps = nextSection({ active: 'personalDetails', sent }, { kind: 'hash', hash }, { isVirtual })

  function goTo(section: CheckoutSection) {
    void router.navigate({ to: '.', hash: section, resetScroll: false })
  }

  return {
    loaded,
    details,
    steps,
    sections: listSections(isVirtual),
    change,
    save,
    send(section) {
      void save()
      const next = nextSection({ active: section, sent }, { kind: 'sent', section }, { isVirtual })
      // Prefill the address with the name of the buyer, so that it is typed once. docs/behaviour/checkout.md §12.2.
      const { firstName, lastName } = latest.current.personal
      if (section === 'personalDetails' && isVirtual && !sent.includes('payment')) change('payment', { firstName, lastName })
      else if (section === 'personalDetails' && !sent.includes('shipping')) change('shipping', { firstName, lastName })
      setSent(next.sent)
      goTo(next.active)
    },
    edit(section) {
      if (sent.includes(section)) goTo(section)
    },
  }
}

async function readDetails(collection: CheckoutDetailsCollection, country: string): Promise<CheckoutDetails> {
  const empty = emptyDetails(country)
  const [personal, shipping, payment] = await Promise.all([
    collection.personal.read(),
    collection.shipping.read(),
    collection.payment.read(),
  ])
  return {
    account: empty.account,
    personal: personal ?? empty.personal,
    shipping: shipping ?? empty.shipping,
    payment: payment ? { ...payment, wantsInvoice: payment.wantsInvoice || payment.company !== '' } : empty.payment,
  }
}

/** The sections that count as completed after a reload: those before the first one with a fault. */
function listFinished(details: CheckoutDetails, isVirtual: boolean): CheckoutSection[] {
  const sections = listSections(isVirtual).filter((section) => section !== 'orderReview')
  const open = sections.findIndex((section) => Object.keys(sectionFaults(section, details, { isVirtual })).length > 0)
  return open === -1 ? sections : sections.slice(0, open)
}
