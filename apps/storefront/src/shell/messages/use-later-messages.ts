import { addWords } from '@meerkat/i18n/words'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** True once the messages that the first screen does not need are loaded; components that use them wait for it. */
export function useLaterMessages(): boolean {
  const { i18n } = useRouter().options.context
  const [isHere, setHere] = useState(false)

  useEffect(() => {
    let isMounted = true
    addWords(i18n, 'later').then(
      () => isMounted && setHere(true),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [i18n])

  return isHere
}
