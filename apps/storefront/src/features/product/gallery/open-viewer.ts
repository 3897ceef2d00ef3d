import { lazy, useState } from 'react'
import { loadOrNotify } from '../../../shell/page-load/load-or-notify.ts'
import { openOnce } from '../../../shell/page-load/open-once.ts'

const load = openOnce(async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer }))

export const PictureViewer = lazy(load)

/** State of a viewer, whose code is loaded when it is first opened. It stays mounted when closed, so that it can return the focus. */
export function usePictureViewer() {
  const [isHere, setHere] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  return {
    isHere,
    at,
    setAt,
    async open(picture: number) {
      if (!(await loadOrNotify(load()))) return
      setHere(true)
      setAt(picture)
    },
  }
}
