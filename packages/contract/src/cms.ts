import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'

const document = {
  /** Id of the document. */
  id: z.number(),
  /** Name of the document in URLs and searches. */
  identifier: z.string(),
  /** Title. */
  title: z.string(),
  /** HTML written by the merchant; sanitised before it is stored. */
  content: z.string(),
  /** Ids of the store views that show it; 0 means all of them. */
  store_id: z.array(z.number()),
  /** Whether it is shown. */
  active: z.boolean(),
  /** When it was created, UTC. */
  creation_time: z.optional(z.string()),
  /** When it was last changed, UTC. */
  update_time: z.optional(z.string()),
} as const

/** A content page. docs/wire.md §17.5. */
export const CmsPage = z.looseObject({
  ...document,
  /** Heading above the content. */
  content_heading: z.optional(z.nullable(z.string())),
  /** Title for search engines. */
  meta_title: z.optional(z.nullable(z.string())),
  /** Description for search engines. */
  meta_description: z.optional(z.nullable(z.string())),
  /** Keywords for search engines. */
  meta_keywords: z.optional(z.nullable(z.string())),
  /** Name of the page's layout. */
  page_layout: z.optional(z.string()),
  /** Path of the page, if it has its own. */
  url_path: z.optional(z.string()),
  /** Position among its siblings. */
  sort_order: z.optional(z.number()),
})
export type CmsPage = z.infer<typeof CmsPage>

/** A piece of content that pages share. */
export const CmsBlock = z.looseObject(document)
export type CmsBlock = z.infer<typeof CmsBlock>

/** A node of the content tree. */
export const CmsHierarchy = z.looseObject({
  node_id: z.number(),
  parent_node_id: z.nullable(z.number()),
  page_id: z.nullable(z.number()),
  identifier: z.string(),
  label: z.string(),
  level: z.number(),
  request_url: z.string(),
  xpath: z.string(),
  store_id: z.array(z.number()),
})
export type CmsHierarchy = z.infer<typeof CmsHierarchy>

const Key = z.string().check(z.minLength(1), z.maxLength(255))
const contentCall = { method: 'GET', auth: 'none', query: z.object(callQuery) } as const
const byId = {
  ...contentCall,
  params: z.object({
    /** Id of the document. @example "4" */
    id: Key,
  }),
} as const
const byIdentifier = {
  ...contentCall,
  params: z.object({
    /** Name of the document. @example "about-us" */
    identifier: Key,
    /** Id of the store view. @example "1" */
    storeId: Key,
  }),
} as const
const CMS_DATA = '/api/ext/cms-data'

/** Content by id or identifier; clients build these paths from a template. docs/wire.md §9. */
export const readCmsPage = endpoint({ ...byId, path: `${CMS_DATA}/cmsPage/:id`, summary: 'A content page by its id.', result: CmsPage })
export const readCmsBlock = endpoint({ ...byId, path: `${CMS_DATA}/cmsBlock/:id`, summary: 'A content block by its id.', result: CmsBlock })
export const findCmsPage = endpoint({
  ...byIdentifier,
  path: `${CMS_DATA}/cmsPageIdentifier/:identifier/storeId/:storeId`,
  summary: 'A content page by its identifier, in a store view.',
  result: CmsPage,
})
export const findCmsBlock = endpoint({
  ...byIdentifier,
  path: `${CMS_DATA}/cmsBlockIdentifier/:identifier/storeId/:storeId`,
  summary: 'A content block by its identifier, in a store view.',
  result: CmsBlock,
})

/** A picture with texts and a link, for the home page; a static file per store view lists them. Spec §2. */
export const Banner = z.object({
  title: z.string(),
  subtitle: z.string(),
  button_text: z.optional(z.string()),
  link: z.string(),
  image: z.string(),
  isMobile: z.optional(z.boolean()),
})
export type Banner = z.infer<typeof Banner>

export const BannerFile = z.object({ mainBanners: z.array(Banner), smallBanners: z.array(Banner), productBanners: z.array(Banner) })
export type BannerFile = z.infer<typeof BannerFile>

export const HeadImageFile = z.object({ image: z.array(Banner) })
export type HeadImageFile = z.infer<typeof HeadImageFile>

/** Head image of each category, by its `url_path`. */
export const CategoryImageFile = z.record(z.string(), z.object({ image: z.string(), alt: z.string() }))
export type CategoryImageFile = z.infer<typeof CategoryImageFile>
