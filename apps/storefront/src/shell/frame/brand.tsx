import { Mark } from '../../ui/mark.tsx'
import { useMessages } from '../messages/messages.tsx'
import { useHref } from '../store-view/href.ts'

export function Brand() {
  const t = useMessages()
  const href = useHref()
  return (
    <a href={href('/')} aria-label={t('frame.home')} className="brand">
      <Mark />
      <span aria-hidden>Meerkat</span>
    </a>
  )
}
