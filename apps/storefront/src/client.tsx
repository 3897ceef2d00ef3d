import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { allowOwnScripts } from './client/trusted-types.ts'
import { getRouter } from './router.tsx'

allowOwnScripts()
// A reloaded page shows the one page of its list that the server wrote, however many were there before.
history.replaceState({ ...(history.state as object | null), firstPage: undefined }, '')

// The framework's own client brings its server functions along, 9 kB that nobody here calls.
const router = await getRouter()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
