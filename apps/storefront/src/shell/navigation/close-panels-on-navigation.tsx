import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { closePanels } from './panels.ts'

/** Closes all panels on navigation. docs/behaviour/small-stores.md §20.6. */
export function ClosePanelsOnNavigation() {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged && closePanels()), [router])
  return null
}
