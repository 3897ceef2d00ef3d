import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../shell/rendering/page-head.ts'
import { toQuery } from '../shell/store-view/to-query.ts'
import { loadSharedWishlist, SharedWishlist } from './-shared-wishlist.tsx'
import { WishlistPage } from './-wishlist-page.tsx'

/** /wishlist: the shopper's own list, or with ?key= the one that a customer shares. Decision 0107, docs/behaviour/small-stores.md §20.1. */
export const Route = createFileRoute('/wishlist')({
  validateSearch: toQuery,
  loaderDeps: ({ search: { key } }) => ({ key: typeof key === 'string' ? key : '' }),
  loader: async ({ context, deps: { key } }) => {
    const [tiles] = await Promise.all([key === '' ? undefined : loadSharedWishlist(context, key), addMessages(context.i18n, 'later')])
    return { tiles }
  },
  head: ({ match: { context }, loaderData }) => {
    const title = loaderData?.tiles === undefined ? 'wishlist.title' : 'wishlist.sharedTitle'
    return pageHead({ title: context.i18n.t(title), hidden: true }, context.view)
  },
  component: Shown,
})

function Shown() {
  const { tiles } = Route.useLoaderData()
  return tiles === undefined ? <WishlistPage /> : <SharedWishlist tiles={tiles} />
}
