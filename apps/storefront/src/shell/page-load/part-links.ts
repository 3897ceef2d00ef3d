import { partFiles } from 'virtual:part-files'

/** The browser fetches a part beside what asks for it, not after it, and after the pictures in sight. */
export function partLinks(part: string) {
  return (partFiles[part] ?? []).map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' as const }))
}
