import { addWords } from '@meerkat/i18n/words'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** True once the sentences are there that a first screen does not say; what needs them waits with it. */
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
