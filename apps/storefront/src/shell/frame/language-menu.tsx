import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { onFirstInteraction } from '../page-load/on-first-interaction.ts'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { noteLanguagePress } from './early-language-press.ts'

const Form = lazyRouteComponent(async () => {
  // The form that the server wrote works as it stands: its program comes once somebody is there, for pages drawn in the browser.
  if (!import.meta.env.SSR) await new Promise<void>((resolve) => onFirstInteraction(window, resolve))
  return import('./language-form.tsx')
}, 'LanguageForm')
// A page is rendered in one go on the server: what has not arrived by then would be missing from the first one that needs it.
if (import.meta.env.SSR) void Form.preload?.()

/** What the buttons of strip and footer open. One element for good: React leaves the server's alone as long as it gets the same one. */
export const PAGE_LANGUAGES = <CachedMarkup by={['languages']}>{() => <LanguageMenu id="languages" />}</CachedMarkup>

export function LanguageMenu({ id }: { id: string }) {
  return (
    <Suspense>
      <Form id={id} />
    </Suspense>
  )
}

export interface LanguageButtonProps {
  /** Id of the menu that it opens; what stands in a dialog cannot reach the page's. */
  menu?: string
}

/** Says which language is spoken; the browser opens the menu, with or without a script. */
export function LanguageButton({ menu = 'languages' }: LanguageButtonProps) {
  const t = useMessages()
  const name = t('frame.languageName')
  return (
    <button
      type="button"
      popoverTarget={menu}
      onClick={noteLanguagePress}
      aria-label={`${name}, ${t('frame.language')}`}
      className="language-button"
    >
      {name}
    </button>
  )
}
