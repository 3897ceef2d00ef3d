import type { CustomerChange } from '@meerkat/contract/customer'
import { updateProfile } from '@meerkat/contract/user'
import { useRouter } from '@tanstack/react-router'
import { openOffline } from '../../../offline/open-offline.ts'
import { type RefusedForm, toRefused } from '../../../shell/forms/to-refused.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { openSession } from '../../../shell/session/session.ts'

/**
 * Sends a changed profile as a stored task, then reloads the profile. `at` is the path of the form's fields on the wire.
 * docs/behaviour/account.md §16.1.
 */
export function useProfileUpdate(): (customer: CustomerChange, at: string) => Promise<RefusedForm | null> {
  const t = useMessages()
  const { api, view } = useRouter().options.context

  return async (customer, at) => {
    const { tasks } = openOffline({ api, storeCode: view.storeCode })
    const outcome = await tasks.perform(updateProfile, { body: { customer } })
    if (outcome.kind === 'no-answer') {
      // Stored: it is sent with the other tasks once there is a network. docs/behaviour/tasks.md §6.5.
      await (await openSession()).assumeProfile(customer)
      notices.show({ type: 'info', message: t('account.queued'), action1: { label: t('notices.ok') } })
      return null
    }
    if (outcome.kind !== 'done') return toRefused(outcome, { t, at })
    await (await openSession()).refreshProfile()
    notices.show({ type: 'success', message: t('account.updated'), action1: { label: t('notices.ok') } })
    return null
  }
}
