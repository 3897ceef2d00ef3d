import type { CmsHierarchy } from '@meerkat/contract/cms'

/** A section of the content tree with its pages. */
export interface ContentSection {
  title: string
  pages: { identifier: string; label: string }[]
}

type Node = Pick<CmsHierarchy, 'node_id' | 'parent_node_id' | 'page_id' | 'identifier' | 'label'>

/** The pages of a page's section in tree order, including itself; null when it is the only one. Spec §3. */
export function listSiblings(nodes: readonly Node[], identifier: string): ContentSection | null {
  const own = nodes.find((node) => node.identifier === identifier && node.page_id !== null)
  const section = own && nodes.find(({ node_id }) => node_id === own.parent_node_id)
  if (!section) return null
  const pages = nodes.filter(({ parent_node_id, page_id }) => parent_node_id === section.node_id && page_id !== null)
  return pages.length > 1 ? { title: section.label, pages: pages.map(({ identifier, label }) => ({ identifier, label })) } : null
}
