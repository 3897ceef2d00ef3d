import { checkPassword } from '@meerkat/domain/checkout/check-fields'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { TextForm } from '../../shell/forms/text-form.tsx'
import { useMessages } from '../../shell/messages/messages.tsx'
import { openAuth, openSession } from '../../shell/session/session.ts'
import { Button } from '../../ui/button.tsx'

export interface AccountOfferProps {
  /** Proves that this device placed the order. */
  token: string
  /** The e-mail address of the order, which becomes that of the account. */
  email: string
  /** The guest is a customer now, who is logged in. */
  onMade: () => void
}

/** Makes the guest of an order a customer; asks for a password only. docs/behaviour/orders.md §14.3. */
export function AccountOffer({ token, email, onMade }: AccountOfferProps) {
  const t = useMessages()
  const { i18n } = useRouter().options.context
  const [password, setPassword] = useState('')
  const [isTaken, setTaken] = useState(false)

  async function send() {
    // The server's refusals are messages of accounts.
    await addMessages(i18n, 'account').catch(() => undefined)
    const refused = await (await openSession()).registerGuest({ token, password })
    if (refused === null) {
      onMade()
      return null
    }
    setTaken(refused.field === 'email')
    return refused.field === 'email' ? t('order.account.taken', { email }) : refused
  }

  return (
    <section aria-labelledby="account-offer" className="thank-you-account">
      <h2 id="account-offer">{t('order.account.title')}</h2>
      <p>{t('order.account.text', { email })}</p>
      <TextForm
        id="guest-account"
        fields={{ password }}
        checks={{ password: checkPassword }}
        lines={[
          {
            name: 'password',
            label: t('checkout.field.password'),
            type: 'password',
            autoComplete: 'new-password',
            hint: t('checkout.passwordHint'),
          },
        ]}
        submitLabel={t('order.account.make')}
        onChange={(part) => setPassword(part.password ?? '')}
        onSend={send}
      >
        {/* Password managers store the password with it. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        {isTaken && (
          <Button variant="secondary" onClick={() => openAuth('login')}>
            {t('order.account.logIn')}
          </Button>
        )}
      </TextForm>
    </section>
  )
}
