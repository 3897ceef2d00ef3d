import { MAX_REVIEW_PICTURES } from '@meerkat/contract/review'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useId, useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useLaterMessages } from '../../shell/messages/use-later-messages.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import './review-photos.css'
import { type PhotoFault, shrinkPhoto } from './shrink-photo.ts'

export interface ReviewPhotosProps {
  photos: readonly string[]
  onChange: (photos: readonly string[]) => void
}

/** Photos to send with a review: chosen or taken with the camera, shrunk on the device, and shown before they are sent. */
export function ReviewPhotos({ photos, onChange }: ReviewPhotosProps) {
  const t = useMessages()
  const id = useId()
  const hasMessages = useLaterMessages('product')
  const [fault, setFault] = useState<PhotoFault | 'many' | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!hasMessages) return null

  async function handleFiles(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const files = [...(input.files ?? [])]
    setFault(files.length > MAX_REVIEW_PICTURES - photos.length ? 'many' : null)
    setBusy(true)
    const added: string[] = []
    // One after the other: decoding a photo takes fifty megabytes of memory.
    for (const file of files.slice(0, MAX_REVIEW_PICTURES - photos.length)) {
      const shrunk = await shrinkPhoto(file)
      if (shrunk === 'type' || shrunk === 'unreadable') setFault(shrunk)
      else added.push(shrunk)
    }
    setBusy(false)
    // Reset the input, so that the same file can be chosen again.
    input.value = ''
    if (added.length > 0) onChange([...photos, ...added])
  }

  return (
    <fieldset className="review-photos">
      <legend className="field-label">{t('photos.title', { most: MAX_REVIEW_PICTURES })}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {t('photos.hint')}
      </p>
      {photos.length > 0 && (
        <ul>
          {photos.map((url, at) => (
            <li key={url}>
              <img src={url} alt={t('photos.photo', { at: at + 1 })} />
              <IconButton
                label={t('photos.remove', { at: at + 1 })}
                icon={<Icon of={X} size={16} />}
                onClick={() => {
                  setFault(null)
                  onChange(photos.filter((_, other) => other !== at))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < MAX_REVIEW_PICTURES && (
        <label className="button button-secondary" data-busy={isBusy ? '' : undefined}>
          <input
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            disabled={isBusy}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={(event) => void handleFiles(event)}
          />
          {t('photos.add')}
        </label>
      )}
      <FieldError id={`${id}-error`}>{fault && t(`photos.fault.${fault}`, { most: MAX_REVIEW_PICTURES })}</FieldError>
    </fieldset>
  )
}
