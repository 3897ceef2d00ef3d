/** Made by `build/part-files.ts` at build. */
declare module 'virtual:part-files' {
  /** Paths of the scripts of a part, by the name of its module; empty in a browser, which is told by the server. */
  export const partFiles: Readonly<Record<string, readonly string[]>>
}
