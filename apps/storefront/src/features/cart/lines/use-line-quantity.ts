import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { useEffect, useRef, useState } from 'react'
import { openedCart } from '../cart-context.ts'

/** Quiet time after which typing counts. Behaviour 1.10. */
const TYPING_MS = 1000

export interface LineQuantity {
  /** What the field shows: the newest wish, sent or not. */
  readonly qty: number
  readonly change: (qty: number) => void
}

/** Collects what is typed and stepped into one change; leaving the screen sends it at once. */
export function useLineQuantity(line: CartItem): LineQuantity {
  const [wish, setWish] = useState<number | null>(null)
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
    setWish(qty)
    const send = async () => {
      waiting.current = null
      await (await openedCart()).setQuantity(line, qty)
      // The cart has caught up, or the server has decided otherwise.
      setWish((current) => (current === qty ? null : current))
    }
    waiting.current = { timer: setTimeout(send, TYPING_MS), send }
  }

  return { qty: wish ?? line.qty, change }
}
