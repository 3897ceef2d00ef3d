import { type Customer, type CustomerAddress, MAX_ADDRESSES } from '@meerkat/contract/customer'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AddressEditor } from './address-editor.tsx'
import { AddressEntry } from './address-entry.tsx'
import './addresses.css'

export interface AddressBookScreenProps {
  user: Customer
}

/** The saved addresses: list, add, edit, delete, and set the defaults for deliveries and invoices. docs/behaviour/account.md §16.2. */
export function AddressBookScreen({ user }: AddressBookScreenProps) {
  const t = useMessages()
  /** Id of the address that is being edited; `new` while one is added, null while the form is closed. */
  const [edited, setEdited] = useState<CustomerAddress['id'] | 'new' | null>(null)
  const { addresses } = user
  const close = () => setEdited(null)
  const add = <Button onClick={() => setEdited('new')}>{t('account.addAddress')}</Button>

  return (
    <section aria-labelledby="shipping-title">
      <h2 id="shipping-title" className="account-page-title">
        {t('account.shipping')}
      </h2>
      {addresses.length === 0 && edited === null && (
        <EmptyState headingLevel={3} pose="left" title={t('account.noAddress')} text={t('account.noAddressText')} actions={add} />
      )}
      <ul className="address-list">
        {addresses.map((address) => (
          <li key={address.id} className={edited === address.id ? 'address-wide' : undefined}>
            {edited === address.id ? (
              <AddressEditor user={user} own={address} onClose={close} />
            ) : (
              <AddressEntry user={user} own={address} onEdit={() => setEdited(address.id)} />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' && <AddressEditor user={user} own={null} onClose={close} />}
      {addresses.length > 0 && edited === null && (
        <div className="mt-6">
          {addresses.length < MAX_ADDRESSES ? add : <p className="text-ink-soft">{t('account.addressesFull', { count: MAX_ADDRESSES })}</p>}
        </div>
      )}
    </section>
  )
}
