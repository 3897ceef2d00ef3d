import type { CatalogPart } from '@meerkat/i18n/load-messages'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** True once the messages that the first screen does not need are loaded; components that use them wait for it. */
export function useLaterMessages(part: CatalogPart = 'later'): boolean {
  const { i18n } = useRouter().options.context
  const [isHere, setHere] = useState(false)

  useEffect(() => {
    let isMounted = true
    addMessages(i18n, part).then(
      () => isMounted && setHere(true),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [i18n, part])

  return isHere
}
