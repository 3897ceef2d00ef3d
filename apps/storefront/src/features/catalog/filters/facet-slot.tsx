import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, memo, Suspense, useState } from 'react'
import { untilLoaded } from '../../../shell/page-load/lazy-part.ts'
import { onFirstInteraction } from '../../../shell/page-load/on-first-interaction.ts'
import { FacetForm, type FacetFormProps } from './facet-form.tsx'

const wanted = Promise.withResolvers<void>()

const chooseForm = createIsomorphicFn()
  .server(() => FacetForm)
  .client(() => {
    onFirstInteraction(window, wanted.resolve)
    return lazy(loadForm)
  })

const Form = chooseForm()

/**
 * The filters next to a list; its React `key` must identify the list. The server renders them as a working form; their code loads at the first
 * interaction, or when the list is loaded again, and hydrates the form. Until then the element stays the same: React would drop a form that
 * changes before it is hydrated, with the choices made in it. Memoised, because a re-render before the code is loaded could not render anything.
 */
export const FacetSlot = memo(function FacetSlot(props: FacetFormProps) {
  const isFetched = props.page.facets !== undefined
  if (isFetched) wanted.resolve()
  const draw = (onHydrated?: () => void) => (
    <Suspense>
      <Form {...props} onHydrated={onHydrated} />
    </Suspense>
  )
  const [isHydrated, setHydrated] = useState(isFetched)
  const [written] = useState(() => draw(() => setHydrated(true)))
  return isHydrated ? draw() : written
})

/** Without a network, the server-rendered form stays. */
async function loadForm(): Promise<{ default: typeof FacetForm }> {
  await wanted.promise
  return { default: (await untilLoaded(() => import('./facet-form.tsx'))).FacetForm }
}
