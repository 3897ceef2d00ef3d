import { createElement, type ReactNode } from 'react'
import { type HtmlNode, parseHtml } from './parse-html.ts'

export interface RichTextProps {
  /** HTML written by the merchant. */
  html: string
  className?: string
}

/**
 * Renders merchant HTML as React elements. Only the elements and attributes listed in `parse-html.ts` are kept, so nothing can run, and
 * nothing is assigned to `innerHTML`, which the content security policy forbids. docs/behaviour/small-stores.md §20.9.
 */
export function RichText({ html, className = '' }: RichTextProps) {
  return <div className={`rich-text ${className}`.trim()}>{parseHtml(html).map(toElement)}</div>
}

function toElement(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.tag, { ...node.attributes, key }, ...(node.children.length > 0 ? [node.children.map(toElement)] : []))
}
