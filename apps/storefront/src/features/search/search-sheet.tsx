import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { closePanel, panels } from '../../shell/navigation/panels.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchBox } from './search-box.tsx'

/** From this width on, the search field is in the header. */
const WIDE = '(min-width: 64rem)'

/** The full-screen search of a phone. */
export function SearchSheet() {
  const t = useMessages()
  const open = useStore(panels, ({ searchpanel }) => searchpanel)
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  )
  return (
    <Dialog
      open={open && !isWide}
      onClose={() => closePanel('searchpanel')}
      title={t('search.open')}
      closeLabel={t('frame.close')}
      from="sheet"
      className="search-sheet"
    >
      <SearchBox inSheet />
    </Dialog>
  )
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
