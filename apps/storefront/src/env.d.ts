interface ImportMetaEnv {
  /** Where the API of the development server is: `vite.config.ts` defines it. */
  readonly DEV_API_URL?: string
}
