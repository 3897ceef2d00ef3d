import { useEffect } from 'react'

/**
 * A picture that does not come leaves its well empty, rather than showing the browser's torn sheet: offline that is most of them.
 * Those that failed before the page was alive are found once it is.
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
