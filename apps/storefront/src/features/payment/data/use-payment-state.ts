import { type PaymentState, readPaymentStatus } from '@meerkat/contract/payment'
import { pollDelay } from '@meerkat/domain/payment/poll-delay'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../../shell/api/api-client.ts'

interface Watched {
  readonly api: Api
  /** The attempt to watch; null while there is none. */
  readonly attemptId: string | null
  readonly checkoutReference: string | undefined
  readonly expiresAt: string | null
  readonly onChange: (state: PaymentState) => void
}

/**
 * Watches an attempt until it is decided, and asks the shop only while the page is visible. `ask` asks the provider at once, for the button
 * "I have paid". docs/behaviour/payment.md §27.3.
 */
export function usePaymentState({ api, attemptId, checkoutReference, expiresAt, onChange }: Watched) {
  const [isAsking, setAsking] = useState(false)
  const report = useRef(onChange)
  report.current = onChange

  async function read(attempt: string, ask?: '1'): Promise<PaymentState | null> {
    const outcome = await api.ask(readPaymentStatus, {
      query: { attempt, ...(checkoutReference !== undefined && { checkoutReference }), ...(ask && { ask }) },
    })
    return outcome.kind === 'done' ? outcome.result : null
  }

  useEffect(() => {
    if (attemptId === null) return undefined
    const attempt = attemptId
    const startedAt = Date.now()
    const end = expiresAt === null ? null : Date.parse(expiresAt)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true

    function wait(): void {
      clearTimeout(timer)
      const delay = pollDelay({ startedAt, now: Date.now(), expiresAt: end })
      if (isOpen && !document.hidden && delay !== null) timer = setTimeout(() => void look(), delay)
    }

    async function look(): Promise<void> {
      const state = await read(attempt)
      if (!isOpen) return
      if (state === null || state.state === 'pending') return wait()
      report.current(state)
    }

    /** The shopper comes back to the page, often from a payment app: ask at once. */
    function handleVisibility(): void {
      clearTimeout(timer)
      if (!document.hidden) void look()
    }

    wait()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isOpen = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
    // Start again for each attempt.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attemptId, expiresAt, checkoutReference])

  /** The state after asking the provider; null when the shop did not answer. */
  async function ask(): Promise<PaymentState | null> {
    if (attemptId === null) return null
    setAsking(true)
    const state = await read(attemptId, '1')
    setAsking(false)
    if (state && state.state !== 'pending') onChange(state)
    return state
  }

  return { ask, isAsking }
}
