/** Separate from the root route, so that the list of files that this import preloads is not part of the first bundle. */
export const fetchLateParts = () => import('./-late-parts.tsx')
