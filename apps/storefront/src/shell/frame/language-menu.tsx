import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { onFirstInteraction } from '../page-load/on-first-interaction.ts'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { rememberLanguageClick } from './early-language-click.ts'

const Form = lazyRouteComponent(async () => {
  // The form in the server's HTML works without JavaScript: its bundle is loaded at the first interaction, for browser rendering.
  if (!import.meta.env.SSR) await new Promise<void>((resolve) => onFirstInteraction(window, resolve))
  return import('./language-form.tsx')
}, 'LanguageForm')
// The server renders a page in one pass: a module that is not loaded by then would be missing from the first page that needs it.
if (import.meta.env.SSR) void Form.preload?.()

/** The menu that the buttons of strip and footer open. A constant element, so that React does not re-render the server's markup. */
export const PAGE_LANGUAGES = <CachedMarkup by={['languages']}>{() => <LanguageMenu id="languages" />}</CachedMarkup>

export function LanguageMenu({ id }: { id: string }) {
  return (
    <Suspense>
      <Form id={id} />
    </Suspense>
  )
}

export interface LanguageButtonProps {
  /** Id of the menu that it opens; a button inside a dialog cannot open the page's menu. */
  menu?: string
}

/** Shows the current language; the browser opens the menu, with or without JavaScript. */
export function LanguageButton({ menu = 'languages' }: LanguageButtonProps) {
  const t = useMessages()
  const name = t('frame.languageName')
  return (
    <button
      type="button"
      popoverTarget={menu}
      onClick={rememberLanguageClick}
      aria-label={`${name}, ${t('frame.language')}`}
      className="language-button"
    >
      {name}
    </button>
  )
}
