interface ImportMetaEnv {
  /** URL of the API in development; defined in `vite.config.ts`. */
  readonly DEV_API_URL?: string
}
