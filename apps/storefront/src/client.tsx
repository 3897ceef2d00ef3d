import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLanguage } from './client/follow-language.ts'
import { allowOwnScripts } from './client/trusted-types.ts'
import { getRouter } from './router.tsx'

allowOwnScripts()
followLanguage(window)
// A reloaded page shows the one page of its list that the server wrote, however many were there before.
history.replaceState({ ...(history.state as object | null), firstPage: undefined }, '')

// The framework's own client brings its server functions along, 9 kB that nobody here calls.
// No `await` at the top: the words of a page may be in a file that needs this one, and each would wait for the other for ever.
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
