import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { withTimeout } from '../../shell/api/time-limit.ts'

/** A device that needs longer to search must not hold back the notes and results that do not depend on it. */
const HOLD_MS = 50

/**
 * The text of a field, without spaces around it. A new text is held back until `prepare` has ended, so that a keystroke renders what depends
 * on it once, and not twice: for the text and for its results.
 */
export function useTypedText(field: RefObject<HTMLInputElement | null>, prepare: (text: string) => Promise<void> | undefined): string {
  const [text, setText] = useState(() => readText(field))
  const follow = useEffectEvent(async () => {
    const typed = readText(field)
    const prepared = prepare(typed)
    if (prepared) await withTimeout(prepared, { timeoutMs: HOLD_MS, instead: null })
    // Another key may have been pressed meanwhile.
    if (readText(field) === typed) setText(typed)
  })
  useEffect(() => {
    const input = field.current
    const handleInput = () => void follow()
    handleInput()
    input?.addEventListener('input', handleInput)
    return () => input?.removeEventListener('input', handleInput)
  }, [field])
  return text
}

function readText({ current }: RefObject<HTMLInputElement | null>): string {
  return current?.value.trim() ?? ''
}
