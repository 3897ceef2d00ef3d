import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { useEffect, useRef, useState } from 'react'
import { openedCart } from '../cart-context.ts'

/** A typed quantity is sent after this pause. docs/behaviour/cart.md §1.10. */
const TYPING_MS = 1000

export interface LineQuantity {
  /** What the field shows: the latest quantity, sent or not. */
  readonly qty: number
  readonly change: (qty: number) => void
}

/** Collects typing and clicks into one change; leaving the screen sends it at once. */
export function useLineQuantity(line: CartItem): LineQuantity {
  const [requested, setRequested] = useState<number | null>(null)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | null>(null)

  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      waiting.current.send()
    },
    [],
  )

  function change(qty: number) {
    if (waiting.current) clearTimeout(waiting.current.timer)
    setRequested(qty)
    const send = async () => {
      waiting.current = null
      await (await openedCart()).setQuantity(line, qty)
      // The line shows this quantity now, or the one the server decided on.
      setRequested((current) => (current === qty ? null : current))
    }
    waiting.current = { timer: setTimeout(send, TYPING_MS), send }
  }

  return { qty: requested ?? line.qty, change }
}
