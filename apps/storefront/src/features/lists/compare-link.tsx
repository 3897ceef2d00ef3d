import Scale from 'lucide-react/icons/scale'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useHref } from '../../shell/store-view/href.ts'
import { CountedIcon } from '../../ui/counted-icon.tsx'
import { useLists } from './lists-context.ts'

/** The link to the comparison with its count, while there is something to compare. docs/behaviour/small-stores.md §20.2. */
export function CompareLink() {
  const t = useMessages()
  const href = useHref()
  const count = useLists(({ compare }) => compare.length)
  if (count === 0) return null
  return (
    <a href={href('/compare')} className="icon-button cart-button compare-link">
      <CountedIcon of={Scale} count={count} />
      <span className="sr-only">
        {t('compare.title')} {t('compare.count', { count })}
      </span>
    </a>
  )
}
