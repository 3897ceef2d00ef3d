import { popularSearchesOf } from 'virtual:popular-searches'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo } from 'react'
import { TimedOut } from '../../shell/api/time-limit.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { topMenuQuery } from '../../shell/navigation/menu.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { isSearchable, whyNotSearched } from './is-searchable.ts'
import { listTargets, type PanelTarget } from './panel-options.ts'
import { keepRelated, panelQuery, sharesPrefix } from './panel-query.ts'
import { SearchOptions } from './search-options.tsx'
import { useDebounced } from './use-debounced.ts'
import { useDevicePanel } from './use-device-panel.ts'
import { useFindMessages } from './use-find-messages.ts'

export interface SearchPanelProps {
  /** Prefix of the option ids. */
  id: string
  /** The search field, whose text the panel follows. */
  field: RefObject<HTMLInputElement | null>
  /** Recent searches. */
  recent: readonly string[]
  active: number
  /** Receives the targets of the options, in order, for the field's arrow keys. */
  onTargets: (targets: readonly PanelTarget[]) => void
  onChoose: (target: PanelTarget) => void
  /** Clears the recent searches. */
  onForget: () => Promise<void>
}

const TYPING_MS = 120

/** Results while typing; before that, recent searches. Without their messages, a note: the form itself still works. */
export function SearchPanel(props: SearchPanelProps) {
  const t = useMessages()
  return useFindMessages() ? <Results {...props} /> : <p className="search-note">{t('search.failed')}</p>
}

function Results({ id, field, recent, active, onTargets, onChoose, onForget }: SearchPanelProps) {
  const t = useMessages()
  const href = useHref()
  const view = useStoreView()
  const queryClient = useQueryClient()
  const { api } = useRouter().options.context
  const searchHref = (wanted: string) => `${href('/search')}?q=${encodeURIComponent(wanted)}`
  const { text, fromDevice } = useDevicePanel({ queryClient, view, searchHref }, field)
  const term = useDebounced(text, TYPING_MS)
  const query = panelQuery({ api, queryClient, view, searchHref }, term)
  const { data, error, isPlaceholderData } = useQuery({ ...query, enabled: isSearchable(term), placeholderData: keepRelated(term) })
  // Results from the device for the current text, until those of the server arrive.
  const isCurrent = term === text && !isPlaceholderData && !error
  const isAlike = !error && sharesPrefix(term, text)
  const known = isCurrent ? (data ?? fromDevice) : (fromDevice ?? (isAlike ? data : undefined))
  const answer = isSearchable(text) ? known : undefined
  // Show recent searches until the text differs from the last term, which is filled in automatically.
  const isFresh = !isSearchable(text) || text === recent[0]
  const isEmpty = text === ''
  const { data: menu } = useQuery(topMenuQuery(api, view))
  const content = useMemo(() => {
    const shown = isFresh ? recent : []
    if (!isEmpty) return { recent: shown, answer }
    const popular = popularSearchesOf(view.storeCode).filter((known) => !recent.includes(known))
    return { recent: shown, popular, departments: menu ?? [], answer: undefined }
  }, [isFresh, isEmpty, recent, menu, view, answer])
  useEffect(() => onTargets(listTargets(content)), [content, onTargets])

  return (
    <>
      <SearchOptions {...{ id, active, content, onChoose, onForget }} />
      {/* The focus stays in the field, so without this a screen reader would not announce whether there are results. */}
      <div role="status">
        {answer && answer.total > 0 && <p className="sr-only">{t('catalog.count', { count: answer.total })}</p>}
        {findNote()}
      </div>
    </>
  )

  function findNote() {
    if (text === '') return null
    if (!isSearchable(text)) return <p className="search-note">{whyNotSearched(text, t)}</p>
    if (error && !answer) return <p className="search-note">{t(error instanceof TimedOut ? 'search.slow' : 'search.failed')}</p>
    if (!answer) return <p className="search-note">{t('catalog.loading')}</p>
    // Only after the server has failed to answer, not while its answer to the latest keystroke is awaited.
    if (answer.isFromDevice && (error || data?.isFromDevice)) return <p className="search-note">{t('search.fromDevice')}</p>
    if (answer.total > 0) return null
    return (
      <p className="search-note">
        {t('search.none')} {t('search.noneHint')}
      </p>
    )
  }
}
