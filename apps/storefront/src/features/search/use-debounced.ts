import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for the given time. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
