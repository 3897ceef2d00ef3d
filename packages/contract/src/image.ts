export type ImageAction = 'resize' | 'fit' | 'identify'

/** `no_selection` or nothing means that there is no picture. Spec §3. */
export const NO_IMAGE = 'no_selection'

/** Largest side of a picture that is made. docs/wire.md §12.1. */
export const MAX_IMAGE_SIDE = 1024
