import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadSharedWishlist, SharedWishlist } from './-shared-wishlist.tsx'

/** /wishlist?key=: the wishlist that a customer shares, for everybody with its link. docs/behaviour/small-stores.md §20.1. */
export const Route = createFileRoute('/wishlist')({
  validateSearch: toQuery,
  loaderDeps: ({ search: { key } }) => ({ key: typeof key === 'string' ? key : '' }),
  loader: async ({ context, deps: { key } }) => {
    // The own list opens beside any page: without a key there is nothing to show here.
    if (key === '') throw notFound()
    const [tiles] = await Promise.all([loadSharedWishlist(context, key), addMessages(context.i18n, 'later')])
    return { tiles }
  },
  head: hiddenHead('wishlist.sharedTitle'),
  component: Shared,
})

function Shared() {
  const { tiles } = Route.useLoaderData()
  return <SharedWishlist tiles={tiles} />
}
