import { useMessages } from '../messages/messages.tsx'

export const CONTENT_ID = 'content'

/** The first thing the keyboard meets: past the menus, to the page. */
export function SkipLink() {
  const t = useMessages()
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {t('frame.skip')}
    </a>
  )
}
