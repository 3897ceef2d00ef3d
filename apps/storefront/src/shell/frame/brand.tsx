import { Mark } from '../../ui/mark.tsx'
import { useHref } from '../href.ts'
import { useWords } from '../words.tsx'

export function Brand() {
  const t = useWords()
  const href = useHref()
  return (
    <a href={href('/')} aria-label={t('frame.home')} className="brand">
      <Mark />
      <span aria-hidden>Meerkat</span>
    </a>
  )
}
