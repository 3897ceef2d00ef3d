/** The part of the package that this room uses; it brings no types of its own. */
declare module 'sanitize-html' {
  interface SanitizeOptions {
    allowedTags: readonly string[]
    allowedAttributes: Readonly<Record<string, readonly string[]>>
    allowedSchemes: readonly string[]
    allowedSchemesByTag?: Readonly<Record<string, readonly string[]>>
    allowProtocolRelative?: boolean
    disallowedTagsMode?: 'discard'
  }
  export default function sanitizeHtml(html: string, options: SanitizeOptions): string
}
