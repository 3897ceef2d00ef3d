import { partFiles } from 'virtual:part-files'

/** Preloads a part in parallel with the module that imports it, with a lower priority than visible pictures. */
export function partLinks(part: string) {
  return (partFiles[part] ?? []).map((href) => ({ rel: 'modulepreload', href, fetchPriority: 'low' as const }))
}
