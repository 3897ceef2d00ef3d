import * as z from 'zod/mini'

/** A file that is sold. Ours: the old protocol has none. */
export const DownloadableLink = z.object({
  /** Id of the file. */
  id: z.number(),
  /** Title of the file. */
  title: z.string(),
  /** Surcharge, the same with and without tax. */
  price: z.number(),
  /** Whether old platforms allow the download without a login; not used. */
  is_shareable: z.boolean(),
  /** Maximum number of downloads; 0 for no limit. */
  number_of_downloads: z.number(),
  /** URL of a sample. */
  sample_url: z.nullable(z.string()),
})
export type DownloadableLink = z.infer<typeof DownloadableLink>
