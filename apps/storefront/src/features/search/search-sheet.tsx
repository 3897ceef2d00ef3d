import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { closePanel, panels } from '../../shell/navigation/panels.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { SearchBox } from './search-box.tsx'

/** The full-screen search of a phone. */
export function SearchSheet() {
  const t = useMessages()
  const open = useStore(panels, ({ searchpanel }) => searchpanel)
  const isWide = useWide()
  return (
    <Dialog
      open={open && !isWide}
      onClose={() => closePanel('searchpanel')}
      title={t('search.open')}
      closeLabel={t('dialog.close')}
      from="sheet"
      className="search-sheet"
    >
      <SearchBox inSheet />
    </Dialog>
  )
}
