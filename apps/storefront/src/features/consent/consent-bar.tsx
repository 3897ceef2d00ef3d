import type { ThirdParty } from '@meerkat/settings/third-parties'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import type { Consent } from './consent.ts'
import './consent.css'

export interface ConsentBarProps {
  parties: readonly ThirdParty[]
  /** The present choice; null before the first one: nothing is ticked beforehand. */
  consent: Consent | null
  /** The shopper asked for it, so it takes the focus. */
  wasOpened: boolean
  onChoose: (consent: Consent) => void
}

/** Asks for consent without covering the page. Three choices that look the same. */
export function ConsentBar({ parties, consent, wasOpened, onChoose }: ConsentBarProps) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (wasOpened) heading.current?.focus()
  }, [wasOpened])

  function chooseAll(isAllowed: boolean) {
    onChoose(Object.fromEntries(parties.map(({ kind }) => [kind, isAllowed])))
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onChoose(Object.fromEntries(parties.map(({ kind }) => [kind, form.has(kind)])))
  }

  return (
    <section aria-labelledby="consent-title" className="consent-bar">
      <form onSubmit={handleSubmit}>
        <h2 ref={heading} id="consent-title" tabIndex={-1}>
          {t('consent.title')}
        </h2>
        <p>{t('consent.text')}</p>
        {parties.map(({ kind, script }) => (
          <Checkbox
            key={kind}
            name={kind}
            label={t(`consent.${kind}`)}
            hint={t('consent.from', { host: new URL(script).host })}
            defaultChecked={consent?.[kind] === true}
          />
        ))}
        <div className="consent-actions">
          <Button variant="secondary" onClick={() => chooseAll(true)}>
            {t('consent.all')}
          </Button>
          <Button variant="secondary" onClick={() => chooseAll(false)}>
            {t('consent.none')}
          </Button>
          <Button variant="secondary" type="submit">
            {t('consent.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
