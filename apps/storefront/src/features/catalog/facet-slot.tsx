import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, memo, Suspense } from 'react'
import { awaitShopper } from '../../shell/await-shopper.ts'
import { FacetForm, type FacetFormProps } from './facet-form.tsx'

const chooseForm = createIsomorphicFn()
  .server(() => FacetForm)
  .client(() =>
    lazy(async () => {
      await new Promise<void>((resolve) => awaitShopper(window, resolve))
      return { default: (await import('./facet-form.tsx')).FacetForm }
    }),
  )

const Form = chooseForm()

/**
 * The filters beside a list. The server writes them, and they work as a form; their program comes at the first sign of a shopper and
 * takes over what stands there. Drawn again with another page only: until then it would have nothing to draw with.
 */
export const FacetSlot = memo(function FacetSlot(props: FacetFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
})
