/** Generated at build time by `build/part-files.ts`. */
declare module 'virtual:part-files' {
  /** Script paths of each part, by module name. Empty in the browser, where the server's markup already preloads them. */
  export const partFiles: Readonly<Record<string, readonly string[]>>
}
