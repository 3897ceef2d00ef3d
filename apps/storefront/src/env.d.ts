interface ImportMetaEnv {
  /** Whether the shop has a tag manager or a chat; without one the build drops all code about them. */
  readonly THIRD_PARTIES: boolean
  /** Whether a store view has shops or pick-up points. */
  readonly PLACES: boolean
  /** Whether a store view has a loyalty card. */
  readonly LOYALTY: boolean
  /** URL of the API in development; defined in `vite.config.ts`. */
  readonly DEV_API_URL?: string
}
