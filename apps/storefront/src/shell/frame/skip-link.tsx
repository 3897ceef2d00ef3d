import { useMessages } from '../messages/messages.tsx'

export const CONTENT_ID = 'content'

/** The first focusable element: skips the menus and goes to the content. */
export function SkipLink() {
  const t = useMessages()
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {t('frame.skip')}
    </a>
  )
}
