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
  /** Called when the account exists and the guest is logged in. */
  onMade: () => void
}

/** Creates an account for the guest of an order; asks only for a password. docs/behaviour/orders.md §14.3. */
export function AccountOffer({ token, email, onMade }: AccountOfferProps) {
  const t = useMessages()
  const { i18n } = useRouter().options.context
  const [password, setPassword] = useState('')
  const [isTaken, setTaken] = useState(false)

  async function send() {
    // A refusal is shown with messages of the part `account`.
    await addMessages(i18n, 'account').catch(() => undefined)
    const refused = await (await openSession()).registerGuest({ token, email, password })
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
        {/* Password managers store the password under this name. */}
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
