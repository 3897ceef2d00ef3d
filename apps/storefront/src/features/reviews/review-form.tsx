import { createReview } from '@meerkat/contract/review'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { notices } from '../../shell/notices.ts'
import { sessionStore } from '../../shell/session.ts'
import { useWords } from '../../shell/words.tsx'
import { Button } from '../../ui/button.tsx'
import { describeField, Field, FieldError, FieldShell } from '../../ui/field.tsx'
import { type DraftField, EMPTY_DRAFT, findGaps, LONGEST, type ReviewDraft, toReview } from './review-draft.ts'

export interface ReviewFormProps {
  productId: number
}

/** The name is the customer's own as long as none was typed. */
interface Written extends Omit<ReviewDraft, 'nickname'> {
  readonly nickname: string | null
}

const NOTHING: Written = { ...EMPTY_DRAFT, nickname: null }

/** An opinion is sent to the shop, which reads it first. What could not be sent stays in the form. Behaviour 20.8. */
export function ReviewForm({ productId }: ReviewFormProps) {
  const t = useWords()
  const { api } = useRouter().options.context
  const detailId = useId()
  const form = useRef<HTMLFormElement>(null)
  const firstName = useStore(sessionStore, ({ user }) => user?.firstname ?? '')
  const [written, setWritten] = useState<Written>(NOTHING)
  const draft = { ...written, nickname: written.nickname ?? firstName }
  const [gaps, setGaps] = useState<readonly DraftField[]>([])
  const [isSending, setSending] = useState(false)
  const ok = { label: t('notices.ok') }
  const errorOf = (field: DraftField) => (gaps.includes(field) ? t('review.required') : undefined)

  function change(next: Partial<ReviewDraft>) {
    setWritten((before) => ({ ...before, ...next }))
    setGaps((before) => before.filter((field) => !(field in next)))
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const open = findGaps(draft)
    setGaps(open)
    if (open[0]) return form.current?.querySelector<HTMLElement>(`[name="${open[0]}"]`)?.focus()
    setSending(true)
    notices.startProgress(t('review.sending'))
    const outcome = await api.ask(createReview, { body: { review: toReview(draft, productId) } })
    notices.stopProgress()
    setSending(false)
    if (outcome.kind !== 'done') return notices.show({ type: 'error', message: t('review.failed'), action1: ok })
    setWritten(NOTHING)
    notices.show({ type: 'success', message: t('review.sent'), action1: ok })
  }

  return (
    <form ref={form} noValidate className="review-form" onSubmit={handleSubmit}>
      <StarChoice value={draft.stars} error={errorOf('stars')} onChange={(stars) => change({ stars })} />
      <Field
        name="nickname"
        autoComplete="given-name"
        label={t('review.name')}
        value={draft.nickname}
        maxLength={LONGEST.nickname}
        error={errorOf('nickname')}
        onChange={(event) => change({ nickname: event.target.value })}
      />
      <Field
        name="title"
        label={t('review.title')}
        value={draft.title}
        maxLength={LONGEST.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <FieldShell id={detailId} label={t('review.detail')} error={errorOf('detail')}>
        <textarea
          name="detail"
          rows={5}
          value={draft.detail}
          maxLength={LONGEST.detail}
          {...describeField(detailId, { error: errorOf('detail') })}
          className="control"
          onChange={(event) => change({ detail: event.target.value })}
        />
      </FieldShell>
      <Button type="submit" busy={isSending}>
        {t('review.submit')}
      </Button>
    </form>
  )
}

interface StarChoiceProps {
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}

/** Five radio buttons that look like stars. */
function StarChoice({ value, error, onChange }: StarChoiceProps) {
  const t = useWords()
  const id = useId()
  return (
    <fieldset className="field star-choice" aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? '' : undefined}>
      <legend className="field-label">{t('review.stars')}</legend>
      <div className="stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} data-lit={stars <= value ? '' : undefined}>
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
