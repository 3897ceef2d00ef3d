import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FacetForm } from './facet-form.tsx'
import type { ListPage } from './listing.ts'

const sheet = createStore(() => ({ open: false }))
const closeSheet = () => sheet.setState({ open: false })

/** With the page alive the filters open as a sheet; the link jumps to them otherwise. */
export function openFilters(event: { preventDefault(): void }): void {
  event.preventDefault()
  sheet.setState({ open: true })
}

export interface FilterSheetProps {
  page: ListPage
  term?: string | undefined
}

/** The filters of a phone, over the full height, with what they leave always in sight. */
export function FilterSheet({ page, term }: FilterSheetProps) {
  const t = useWords()
  const open = useStore(sheet, (state) => state.open)
  return (
    <Dialog
      open={open}
      onClose={closeSheet}
      title={t('catalog.filters')}
      closeLabel={t('frame.close')}
      from="sheet"
      footer={
        <Button wide onClick={closeSheet}>
          {t('catalog.show', { count: page.total })}
        </Button>
      }
    >
      <FacetForm page={page} term={term} />
    </Dialog>
  )
}
