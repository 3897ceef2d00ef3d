import { useStore } from 'zustand'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ListPage } from '../listing/listing.ts'
import { FacetForm } from './facet-form.tsx'
import { closeFilters, filterSheet } from './open-filters.ts'

export interface FilterSheetProps {
  page: ListPage
  term?: string | undefined
}

/** The full-height filter sheet of a phone; the number of results stays visible. */
export function FilterSheet({ page, term }: FilterSheetProps) {
  const t = useMessages()
  const open = useStore(filterSheet, (state) => state.open)
  return (
    <Dialog
      open={open}
      onClose={closeFilters}
      title={t('catalog.filters')}
      closeLabel={t('dialog.close')}
      from="sheet"
      footer={
        <Button wide onClick={closeFilters}>
          {t('catalog.show', { count: page.total })}
        </Button>
      }
    >
      <FacetForm page={page} term={term} />
    </Dialog>
  )
}
