import { type CheckoutSection, listSections, nextSection } from '@meerkat/domain/checkout/next-section'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWide } from '../../ui/use-wide.ts'
import type { CheckoutDetails } from './fields/empty-details.ts'
import { listFaulty, listFinished } from './fields/section-faults.ts'

export interface UseSections {
  readonly details: CheckoutDetails
  readonly isVirtual: boolean
  /** Customers need not choose methods: the first of each kind is preselected. */
  readonly isCustomer: boolean
  readonly save: () => Promise<void>
}

export interface Sections {
  readonly list: readonly CheckoutSection[]
  /** All sections are one form with one button: wide screens. Otherwise one is open at a time. */
  readonly isOnePage: boolean
  readonly isOpen: (section: CheckoutSection) => boolean
  readonly isSent: (section: CheckoutSection) => boolean
  /** Shows all faults, also those of fields that had no focus yet. */
  readonly showsAll: boolean
  readonly send: (section: CheckoutSection) => void
  readonly edit: (section: CheckoutSection) => void
  /** Opens a section that needs a correction; on one page every such section, with its faults. */
  readonly correct: (section: CheckoutSection) => void
}

/**
 * Which sections are open. On phones the URL names the open one; on wide screens all are open that were not filled in before.
 * docs/behaviour/checkout.md §12.2.
 */
export function useSections({ details, isVirtual, isCustomer, save }: UseSections): Sections {
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const isOnePage = useWide()
  const list = listSections(isVirtual)
  const finishedNow = () => listFinished(details, { isVirtual, isCustomer })
  const [sent, setSent] = useState<readonly CheckoutSection[]>(finishedNow)
  const [showsAll, setShowsAll] = useState(false)
  // When everything is filled in already, the checkout opens at the review.
  const [isComplete] = useState(sent.length === list.length - 1)
  const { active } = nextSection(
    { active: 'personalDetails', sent },
    { kind: 'hash', hash: hash === '' && isComplete ? 'orderReview' : hash },
    { isVirtual },
  )
  const wasOnePage = useRef(isOnePage)

  const listAgain = useEffectEvent(() => setSent(finishedNow()))
  // Run when the width changes, such as when a tablet is turned.
  useEffect(() => {
    if (wasOnePage.current === isOnePage) return
    wasOnePage.current = isOnePage
    listAgain()
  }, [isOnePage])

  function goTo(section: CheckoutSection) {
    void router.navigate({ to: '.', hash: section, resetScroll: false })
  }

  function edit(section: CheckoutSection) {
    if (!sent.includes(section)) return
    if (isOnePage) setSent(sent.filter((name) => name !== section))
    else goTo(section)
  }

  return {
    list,
    isOnePage,
    isOpen: (section) => (isOnePage ? !sent.includes(section) : active === section),
    isSent: (section) => sent.includes(section),
    showsAll: isOnePage && showsAll,
    send(section) {
      void save()
      const next = nextSection({ active: section, sent }, { kind: 'sent', section }, { isVirtual })
      setSent(next.sent)
      goTo(next.active)
    },
    edit,
    correct(section) {
      if (!isOnePage) return edit(section)
      const faulty = listFaulty(details, { isVirtual })
      setSent(sent.filter((name) => name !== section && !faulty.includes(name)))
      if (faulty.length === 0) return
      setShowsAll(true)
      // The lists of faults are rendered after this handler.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.checkout-steps .fault-summary')?.focus())
    },
  }
}
