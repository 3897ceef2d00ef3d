import type { HistoryOrder } from '@meerkat/contract/order-history'
import { type ReactNode, useState } from 'react'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export interface ConfirmedChangeProps {
  /** Label of the button that opens the dialog, and of the one that confirms. */
  label: string
  question: string
  /** Explains what the change does. */
  children: ReactNode
  /** Label of the button that leaves the order as it is. */
  keepLabel: string
  doneText: string
  isSmall?: boolean
  change: () => Promise<Outcome<HistoryOrder>>
  /** The order from the server after the change. */
  onChange: (order: HistoryOrder) => void
}

/** A change of an order that is made after a confirmation. */
export function ConfirmedChange({ label, question, children, keepLabel, doneText, isSmall, change, onChange }: ConfirmedChangeProps) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  async function handleConfirm() {
    setBusy(true)
    const outcome = await change()
    setBusy(false)
    setAsking(false)
    if (outcome.kind !== 'done') return notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('wire.busy'), action1 })
    notices.show({ type: 'success', message: doneText, action1 })
    return onChange(outcome.result)
  }

  return (
    <>
      <Button variant="secondary" {...(isSmall && { size: 'small' })} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        closeLabel={t('dialog.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {keepLabel}
            </Button>
            <Button busy={isBusy} onClick={handleConfirm}>
              {label}
            </Button>
          </>
        }
      >
        <p>{children}</p>
      </Dialog>
    </>
  )
}
