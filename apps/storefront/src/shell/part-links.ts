import { partFiles } from 'virtual:part-files'

/** The browser fetches a part beside what asks for it, not after it. */
export function partLinks(part: string): { rel: 'modulepreload'; href: string }[] {
  return (partFiles[part] ?? []).map((href) => ({ rel: 'modulepreload', href }))
}
