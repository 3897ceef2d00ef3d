import { useStore } from 'zustand'
import { Toasts } from '../ui/toasts.tsx'
import { notices } from './notices.ts'
import { useWords } from './words.tsx'

/** The notices of this tab on the screen. */
export function NoticesView() {
  const t = useWords()
  const { items, progress } = useStore(notices.store)
  return (
    <Toasts
      label={t('notices.label')}
      closeLabel={t('notices.close')}
      items={items}
      progress={progress}
      onPress={notices.press}
      onRemove={notices.remove}
      onPause={notices.pause}
      onResume={notices.resume}
    />
  )
}
