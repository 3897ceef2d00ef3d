import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterFirstInteraction } from '../../shell/page-load/on-first-interaction.ts'
import { openedLists, provideLists } from './lists-context.ts'

let started = false

/** Loads wishlist, comparison and history at the first interaction: the first screen shows none of them. */
export function ListsStart() {
  const { api, view, i18n } = useRouter().options.context

  useEffect(() => {
    if (started) return
    started = true
    provideLists(async () => {
      const [{ openLists }] = await Promise.all([import('./open-lists.ts'), addMessages(i18n, 'later')])
      return openLists(api, view)
    })
    afterFirstInteraction(window, () => void openedLists().catch(() => undefined))
  }, [api, view, i18n])

  return null
}
