import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, memo, Suspense, useState } from 'react'
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

/** After client-side navigation there is no server-rendered form, so the code is loaded at once. */
const isWritten = createIsomorphicFn()
  .server(() => true)
  .client(() => document.querySelector('#filters [data-filter]') !== null)

/**
 * The filters next to a list. The server renders them as a working form; their code loads at the first interaction, or with another list,
 * and hydrates the form. Memoised, because before the code is loaded a re-render could not render anything.
 */
export const FacetSlot = memo(function FacetSlot(props: FacetFormProps) {
  const [first] = useState(() => {
    if (!isWritten()) wanted.resolve()
    return props.page
  })
  if (props.page !== first) wanted.resolve()
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
})

/** When offline, waits and retries, so that the server-rendered form stays instead of an error. */
async function loadForm(): Promise<{ default: typeof FacetForm }> {
  await wanted.promise
  try {
    return { default: (await import('./facet-form.tsx')).FacetForm }
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadForm()
  }
}
