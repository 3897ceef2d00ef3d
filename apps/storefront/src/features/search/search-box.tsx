import { isLikeCardNumber } from '@meerkat/contract/like-card-number'
import { useRouter } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Searches } from '../../offline/collections/searches.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { closePanel, openPanel, panels } from '../../shell/navigation/panels.ts'
import { lazyPart } from '../../shell/page-load/lazy-part.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { Icon } from '../../ui/icon.tsx'
import { isSearchable } from './is-searchable.ts'
import { moveActive } from './move-active.ts'
import type { PanelTarget } from './panel-options.ts'
import type { PanelDeps } from './panel-query.ts'

const SearchPanel = lazyPart(async () => (await import('./search-panel.tsx')).SearchPanel)

export interface SearchBoxProps {
  /** Inside the full-screen sheet of a phone: results fill the sheet, and the field is focused at once. */
  inSheet?: boolean
}

/** A search form that works without JavaScript, and shows results while typing once hydrated. docs/behaviour/search.md §10.3 Panel. */
export function SearchBox({ inSheet = false }: SearchBoxProps) {
  const t = useMessages()
  const href = useHref()
  const router = useRouter()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const targets = useRef<readonly PanelTarget[]>([])
  const [hasOptions, setHasOptions] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = useStore(panels, ({ searchpanel }) => searchpanel)

  useEffect(() => (inSheet ? undefined : listenForSlash(field)), [inSheet])

  // In a ref, not in the state, so that new options do not render the field again.
  const handleTargets = useCallback((listed: readonly PanelTarget[]) => {
    targets.current = listed
    setHasOptions(listed.length > 0)
  }, [])

  /** Fills in the last term, selected, so that typing replaces it. */
  async function handleFocus() {
    const terms = await (await openMemory(router.options.context)).read()
    setRecent(terms)
    if (document.activeElement !== field.current) return
    if (field.current?.value === '') {
      fillIn(field.current, terms[0] ?? '')
      // Selected at once: a key pressed before the next frame would be added to the term instead of replacing it.
      field.current.select()
    }
    openPanel('searchpanel')
  }

  // The field is not rendered for each keystroke: it keeps its text itself, and the panel follows it (`useDevicePanel`).
  function handleChange() {
    setActive(-1)
    // Text typed before hydration is handled late: open the panel only if the field still has the focus.
    if (field.current?.value !== '' && document.activeElement === field.current) openPanel('searchpanel')
  }

  /** Follows the chosen option and adds the term to the recent searches. */
  const handleChoose = useCallback(
    (target: PanelTarget) => {
      setActive(-1)
      const input = field.current!
      if ('term' in target) {
        input.focus()
        return fillIn(input, target.term)
      }
      const typed = input.value
      if (isSearchable(typed)) void openMemory(router.options.context).then(({ remember }) => remember(typed.trim()))
      closePanel('searchpanel')
      void router.navigate({ href: target.href })
    },
    [router],
  )

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current!.value.trim()
    // Do not put a card number into the URL either: the next reload would send it.
    if (isLikeCardNumber(text)) return
    handleChoose(targets.current[active] ?? { href: `${href('/search')}?q=${encodeURIComponent(text)}` })
  }

  const handleForget = useCallback(async () => {
    await (await openMemory(router.options.context)).clear()
    setRecent([])
    field.current?.focus()
  }, [router])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // Prevent the browser from clearing the field.
      event.preventDefault()
      closePanel('searchpanel')
      setActive(-1)
    }
    if (!isOpen) {
      if (event.key === 'ArrowDown') openPanel('searchpanel')
      return
    }
    const next = moveActive(event.key, active, targets.current.length)
    if (next === active) return
    event.preventDefault()
    setActive(next)
  }

  function handleBlur(event: FocusEvent<HTMLFormElement>) {
    if (!inSheet && !event.currentTarget.contains(event.relatedTarget)) closePanel('searchpanel')
  }

  return (
    <form
      role="search"
      action={href('/search')}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      className="search-box"
      data-sheet={inSheet ? '' : undefined}
    >
      <div className="search-field">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <Icon of={Search} size={20} />
        <input
          ref={field}
          id={id}
          data-first-focus={inSheet ? '' : undefined}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          role="combobox"
          aria-expanded={isOpen && hasOptions}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          onFocus={() => void handleFocus()}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        {!inSheet && <kbd aria-hidden>/</kbd>}
      </div>
      <div id={`${id}-results`} className="search-results" hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <SearchPanel {...{ id, field, recent, active }} onTargets={handleTargets} onChoose={handleChoose} onForget={handleForget} />
          </Suspense>
        )}
      </div>
    </form>
  )
}

/** Fills in a term and lets the panel follow. React does not report it as a change. */
function fillIn(input: HTMLInputElement, term: string): void {
  input.value = term
  input.dispatchEvent(new Event('input'))
}

async function openMemory({ api, view }: Pick<PanelDeps, 'api' | 'view'>): Promise<Searches> {
  const { openSearchMemory } = await import('./search-memory.ts')
  return openSearchMemory(api, view.storeCode)
}

/** `/` focuses the search field, unless the user is typing in another field. */
function listenForSlash(input: { current: HTMLInputElement | null }): () => void {
  function handleKey(event: globalThis.KeyboardEvent) {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (input.current?.offsetParent) input.current.focus()
    else openPanel('searchpanel')
  }
  document.addEventListener('keydown', handleKey)
  return () => document.removeEventListener('keydown', handleKey)
}
