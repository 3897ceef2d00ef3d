/** Generated at build time by `build/stable-names.ts`. */
declare module 'virtual:import-map' {
  /** Where the bundle's shared files are. Null in development. */
  export const importMap: { readonly imports: Readonly<Record<string, string>> } | null
  /** The name of the build; '' in development. */
  export const build: string
}
