import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLanguage } from './client/follow-language.ts'
import { allowOwnScripts } from './client/trusted-types.ts'
import { getRouter } from './router.tsx'

allowOwnScripts()
followLanguage(window)
// After a reload the server renders one page of the list, even if the shopper had loaded more.
history.replaceState({ ...(history.state as object | null), firstPage: undefined }, '')

// The framework's default client includes its server functions, 9 kB that are unused here.
// No top-level `await`: a page's messages may be in a chunk that imports this one, and the two would deadlock.
void getRouter().then((router) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  }),
)
