import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import { labelled } from '@meerkat/domain/format/with-colon'
import { useState } from 'react'
import { type AddressUse, usesOf, withDefault, withoutAddress } from '../../../shell/forms/address-book.ts'
import { toForm } from '../../../shell/forms/to-refused.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { notices } from '../../../shell/notifications/notices.ts'
import { useLocale } from '../../../shell/store-view/store-view.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useProfileUpdate } from '../profile/use-profile-update.ts'
import { StoredAddress } from './stored-address.tsx'

export interface AddressEntryProps {
  user: Customer
  own: CustomerAddress
  onEdit: () => void
}

/** One saved address with its actions. */
export function AddressEntry({ user, own, onEdit }: AddressEntryProps) {
  const t = useMessages()
  const locale = useLocale()
  const update = useProfileUpdate()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState<AddressUse | 'delete' | null>(null)
  const uses = usesOf(user, own)
  const place = [own.street[0], own.city].filter(Boolean).join(', ')
  const named = (label: string) => labelled(label, place, locale)

  async function change(what: AddressUse | 'delete') {
    setBusy(what)
    const { firstname, lastname } = user
    const addresses = what === 'delete' ? withoutAddress(user, own) : withDefault(user, own, what)
    const refused = await update({ firstname, lastname, addresses }, '.customer.addresses').finally(() => setBusy(null))
    setAsking(false)
    if (refused === null) return
    notices.show({ type: 'error', message: toForm(refused).text ?? t('account.notUpdated'), action1: { label: t('notices.ok') } })
  }

  return (
    <div className="account-card">
      {(uses.default_shipping || uses.default_billing) && (
        <p className="address-uses">
          {uses.default_shipping && <Badge>{t('account.shipsHere')}</Badge>}
          {uses.default_billing && <Badge>{t('orders.billTo')}</Badge>}
        </p>
      )}
      <StoredAddress address={own} />
      {!(uses.default_shipping && uses.default_billing) && (
        <div className="account-actions">
          {!uses.default_shipping && (
            <Button
              variant="secondary"
              size="small"
              busy={busy === 'default_shipping'}
              aria-label={named(t('account.shipHere'))}
              onClick={() => void change('default_shipping')}
            >
              {t('account.shipHere')}
            </Button>
          )}
          {!uses.default_billing && (
            <Button
              variant="secondary"
              size="small"
              busy={busy === 'default_billing'}
              aria-label={named(t('account.billHere'))}
              onClick={() => void change('default_billing')}
            >
              {t('account.billHere')}
            </Button>
          )}
        </div>
      )}
      <div className="account-actions">
        <Button variant="secondary" size="small" aria-label={named(t('account.edit'))} onClick={onEdit}>
          {t('account.edit')}
        </Button>
        <Button variant="quiet" size="small" aria-label={named(t('account.deleteAddress'))} onClick={() => setAsking(true)}>
          {t('account.deleteAddress')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.askDeleteAddress')}
        closeLabel={t('dialog.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('dialog.cancel')}
            </Button>
            <Button busy={busy === 'delete'} onClick={() => void change('delete')}>
              {t('account.deleteAddress')}
            </Button>
          </>
        }
      >
        {isAsking && <StoredAddress address={own} />}
      </Dialog>
    </div>
  )
}
