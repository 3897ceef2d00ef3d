import { labelled } from '@meerkat/domain/format/with-colon'
import type { ReactNode } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useLocale } from '../../../shell/store-view/store-view.tsx'
import { Button } from '../../../ui/button.tsx'

export interface AccountCardProps {
  id: string
  title: string
  /** Adds an "Edit" button, which calls this. */
  onEdit?: (() => void) | undefined
  editLabel?: string
  children: ReactNode
}

/** One part of the account: shown first, edited on demand. docs/behaviour/account.md §16.1. */
export function AccountCard({ id, title, onEdit, editLabel, children }: AccountCardProps) {
  const t = useMessages()
  const locale = useLocale()
  const label = editLabel ?? t('account.edit')
  return (
    <section aria-labelledby={`${id}-title`} className="account-card">
      <header>
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {onEdit && (
          <Button variant="quiet" size="small" aria-label={editLabel ? undefined : labelled(label, title, locale)} onClick={onEdit}>
            {label}
          </Button>
        )}
      </header>
      {children}
    </section>
  )
}
