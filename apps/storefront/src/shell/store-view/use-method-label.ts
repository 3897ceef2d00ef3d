import { useRouter } from '@tanstack/react-router'

/** Titles of shipping and payment methods of the settings, in the language of the page. Decision 0086. */
export function useMethodLabel(): (title: string) => string {
  const { labels } = useRouter().options.context
  return (title) => labels?.label('methods', title) ?? title
}
