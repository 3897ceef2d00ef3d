import { pictureAttempts } from 'virtual:settings'
import { useEffect } from 'react'

/** How often each picture has failed. */
const failures = new WeakMap<HTMLImageElement, number>()

/**
 * Hides pictures that fail to load instead of showing the browser's broken-image icon: offline that is most of them.
 * When it is loaded, it also finds the pictures that failed before.
 */
export function HideBrokenPictures() {
  useEffect(() => {
    for (const picture of document.images)
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') handleFailure(picture)
    document.addEventListener('error', handleError, true)
    document.addEventListener('load', handleLoad, true)
    return () => {
      document.removeEventListener('error', handleError, true)
      document.removeEventListener('load', handleLoad, true)
    }
  }, [])
  return null
}

function handleError({ target }: Event): void {
  if (target instanceof HTMLImageElement) handleFailure(target)
}

function handleLoad({ target }: Event): void {
  if (target instanceof HTMLImageElement) delete target.dataset['missing']
}

/** Requests the picture again, as often as the settings say, then hides it; hides it at once without a network. Spec §9. */
export function handleFailure(picture: HTMLImageElement, attempts: number = pictureAttempts): void {
  const failed = (failures.get(picture) ?? 0) + 1
  failures.set(picture, failed)
  if (failed >= attempts || !navigator.onLine) return hide(picture)
  // Setting the address loads the picture again, even the same one.
  const { srcset, src } = picture
  picture.srcset = srcset
  picture.src = src
}

function hide(picture: HTMLImageElement): void {
  picture.dataset['missing'] = ''
}
