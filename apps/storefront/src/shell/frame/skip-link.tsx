import { useWords } from '../words.tsx'

export const CONTENT_ID = 'content'

/** The first thing the keyboard meets: past the menus, to the page. */
export function SkipLink() {
  const t = useWords()
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {t('frame.skip')}
    </a>
  )
}
