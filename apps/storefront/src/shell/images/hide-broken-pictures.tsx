import { useEffect } from 'react'

/**
 * Hides pictures that fail to load instead of showing the browser's broken-image icon: offline that is most of them.
 * Pictures that failed before it is loaded are found then.
 */
export function HideBrokenPictures() {
  useEffect(() => {
    for (const picture of document.images) if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') hide(picture)
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
  if (target instanceof HTMLImageElement) hide(target)
}

function handleLoad({ target }: Event): void {
  if (target instanceof HTMLImageElement) delete target.dataset['missing']
}

function hide(picture: HTMLImageElement): void {
  picture.dataset['missing'] = ''
}
