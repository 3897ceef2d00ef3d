import { exportPersonalData } from '@meerkat/contract/personal-data'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { refusalText } from '../../../shell/messages/refusal-text.ts'
import { notices } from '../../../shell/notifications/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { AccountCard } from '../frame/account-card.tsx'

/** Downloads all personal data as a JSON file. */
export function ExportCard() {
  const t = useMessages()
  const { api } = useRouter().options.context
  const [isBusy, setBusy] = useState(false)
  const action1 = { label: t('notices.ok') }

  async function handleClick() {
    setBusy(true)
    const outcome = await api.ask(exportPersonalData, {})
    setBusy(false)
    if (outcome.kind !== 'done') {
      return notices.show({ type: 'error', message: refusalText(outcome, t) ?? t('data.exportFailed'), action1 })
    }
    saveFile('my-data.json', JSON.stringify(outcome.result, null, 2), 'application/json')
    return notices.show({ type: 'success', message: t('data.exported'), action1 })
  }

  return (
    <AccountCard id="export" title={t('data.exportTitle')}>
      <p>{t('data.exportText')}</p>
      <div>
        <Button variant="secondary" busy={isBusy} onClick={handleClick}>
          {t('data.export')}
        </Button>
      </div>
    </AccountCard>
  )
}
