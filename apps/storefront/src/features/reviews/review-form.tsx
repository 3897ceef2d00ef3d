import { createReview } from '@meerkat/contract/review'
import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { openOffline } from '../../offline/open-offline.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { notices } from '../../shell/notifications/notices.ts'
import { loadOrNotify } from '../../shell/page-load/load-or-notify.ts'
import { openAuth, sessionStore } from '../../shell/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { describeField, Field, FieldShell } from '../../ui/field.tsx'
import { checkDraft, type DraftFault, type DraftField, EMPTY_DRAFT, MAX_LENGTH, type ReviewDraft, toReview } from './review-draft.ts'
import { ReviewPhotos } from './review-photos.tsx'

export interface ReviewFormProps {
  productId: number
  /** Token of a guest's order, which proves the purchase; null without one. */
  orderToken: string | null
  /** The rating that the opened link stands for; 0 without one. It is chosen, but nothing is sent before the form is. */
  linkedStars: number
}

/** Null until it was typed or chosen: then the customer's profile, or the link that opened the form, applies. */
interface Written extends Omit<ReviewDraft, 'stars' | 'nickname' | 'email'> {
  readonly stars: number | null
  readonly nickname: string | null
  readonly email: string | null
}

const NOTHING: Written = { ...EMPTY_DRAFT, stars: null, nickname: null, email: null }
/** After a review was sent, the link does not choose its rating again. */
const SENT: Written = { ...NOTHING, stars: 0 }

/** Message ids of faults; any other fault shows "required". docs/behaviour/forms.md §19. */
const MESSAGES: Partial<Record<DraftFault, string>> = {
  'name-too-short': 'review.nameShort',
  'email-invalid': 'review.emailInvalid',
  'card-number': 'form.cardNumber',
  'not-accepted': 'review.notAccepted',
  'weight-invalid': 'review.weightInvalid',
}

/** Sends a review, which the shop moderates. Without an answer it waits on this device; if it is refused, the form keeps its values. docs/behaviour/small-stores.md §20.8. */
export function ReviewForm({ productId, orderToken, linkedStars }: ReviewFormProps) {
  const t = useMessages()
  const { api, view, i18n } = useRouter().options.context
  const detailId = useId()
  const form = useRef<HTMLFormElement>(null)
  const user = useStore(sessionStore, (state) => state.user)
  const isGuest = useStore(sessionStore, ({ token }) => token === null)
  const [written, setWritten] = useState<Written>(NOTHING)
  const draft = {
    ...written,
    stars: written.stars ?? linkedStars,
    nickname: written.nickname ?? user?.firstname ?? '',
    email: written.email ?? user?.email ?? '',
  }
  const [shown, setShown] = useState<ReadonlyMap<DraftField, DraftFault>>(new Map())
  const [isSending, setSending] = useState(false)
  const ok = { label: t('notices.ok') }

  function errorOf(field: DraftField) {
    const fault = shown.get(field)
    return fault && t(MESSAGES[fault] ?? 'review.required')
  }

  function change(next: Partial<ReviewDraft>) {
    setWritten((before) => ({ ...before, ...next }))
    setShown((before) => new Map([...before].filter(([field]) => !(field in next))))
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const faults = checkDraft(draft)
    setShown(new Map(faults))
    if (faults[0]) return form.current?.querySelector<HTMLElement>(`[name="${faults[0][0]}"]`)?.focus()
    setSending(true)
    notices.startProgress(t('review.sending'))
    const { tasks } = openOffline({ api, storeCode: view.storeCode })
    const outcome = await tasks.perform(createReview, { body: { review: toReview(draft, productId, orderToken) } })
    notices.stopProgress()
    setSending(false)
    if (outcome.kind === 'no-answer') {
      // The task is stored on this device and sent again with the same id.
      if (await loadOrNotify(addMessages(i18n, 'offline')))
        notices.show({ type: 'info', message: i18n.t('offline.reviewWaits'), action1: ok })
      return setWritten(SENT)
    }
    if (outcome.kind !== 'done') {
      const message = isAboutPictures(outcome) ? t('photos.refused') : t('review.failed')
      return notices.show({ type: 'error', message, action1: ok })
    }
    setWritten(SENT)
    notices.show({ type: 'success', message: t('review.sent'), action1: ok })
  }

  return (
    <form ref={form} noValidate className="review-form" onSubmit={handleSubmit}>
      <StarChoice value={draft.stars} onChange={(stars) => change({ stars })} />
      <Field
        name="nickname"
        autoComplete="given-name"
        label={t('review.name')}
        value={draft.nickname}
        maxLength={MAX_LENGTH.nickname}
        error={errorOf('nickname')}
        onChange={(event) => change({ nickname: event.target.value })}
      />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        label={t('review.email')}
        value={draft.email}
        error={errorOf('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Field
        name="title"
        label={t('review.title')}
        value={draft.title}
        maxLength={MAX_LENGTH.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <FieldShell id={detailId} label={t('review.detail')} error={errorOf('detail')}>
        <textarea
          name="detail"
          rows={5}
          value={draft.detail}
          maxLength={MAX_LENGTH.detail}
          {...describeField(detailId, { error: errorOf('detail') })}
          className="control"
          onChange={(event) => change({ detail: event.target.value })}
        />
      </FieldShell>
      <fieldset className="review-animal">
        <legend className="field-label">{t('review.animal')}</legend>
        <p className="field-hint">{t('review.animalHint')}</p>
        <Field
          name="animalName"
          label={t('review.animalName')}
          value={draft.animalName}
          maxLength={MAX_LENGTH.animal}
          autoComplete="off"
          error={errorOf('animalName')}
          onChange={(event) => change({ animalName: event.target.value })}
        />
        <Field
          name="animalKind"
          label={t('review.animalKind')}
          value={draft.animalKind}
          maxLength={MAX_LENGTH.animal}
          autoComplete="off"
          error={errorOf('animalKind')}
          onChange={(event) => change({ animalKind: event.target.value })}
        />
        <Field
          name="animalWeight"
          inputMode="decimal"
          label={t('review.animalWeight')}
          value={draft.animalWeight}
          maxLength={8}
          autoComplete="off"
          error={errorOf('animalWeight')}
          onChange={(event) => change({ animalWeight: event.target.value })}
        />
      </fieldset>
      <ReviewPhotos photos={draft.photos} onChange={(photos) => change({ photos })} />
      <div className="review-actions">
        <Button type="submit" busy={isSending}>
          {t('review.submit')}
        </Button>
        {isGuest && (
          <Button variant="secondary" onClick={() => openAuth()}>
            {t('frame.logIn')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Whether the server's list of faults names a photo. docs/wire.md §6.1. */
function isAboutPictures(outcome: { kind: string; result?: unknown }): boolean {
  return outcome.kind === 'refused' && JSON.stringify(outcome.result ?? '').includes('.review.pictures')
}

interface StarChoiceProps {
  value: number
  onChange: (stars: number) => void
}

/** Five radio buttons styled as stars. */
function StarChoice({ value, onChange }: StarChoiceProps) {
  const t = useMessages()
  return (
    <fieldset className="field star-choice">
      <legend className="field-label">{t('review.stars')}</legend>
      <div className="stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} data-filled={stars <= value ? '' : undefined}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              aria-label={t('reviews.average', { average: stars })}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden>★</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
