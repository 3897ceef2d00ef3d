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

/** A list that the browser came to by itself has nothing written beside it, and nothing to wait for. */
const isWritten = createIsomorphicFn()
  .server(() => true)
  .client(() => document.querySelector('#filters [data-filter]') !== null)

/**
 * The filters beside a list. The server writes them, and they work as a form; their program comes at the first sign of a shopper, or
 * with another list, and takes over what stands there. Drawn again with another list only: until then it has nothing to draw with.
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

/** What the server wrote stays when the network is gone: a program that cannot come is no reason to lose the page. */
async function loadForm(): Promise<{ default: typeof FacetForm }> {
  await wanted.promise
  try {
    return { default: (await import('./facet-form.tsx')).FacetForm }
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadForm()
  }
}
