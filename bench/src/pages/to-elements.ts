import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Attributes with another name in React. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  tabindex: 'tabIndex',
  autocomplete: 'autoComplete',
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  maxlength: 'maxLength',
  inputmode: 'inputMode',
  readonly: 'readOnly',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  enterkeyhint: 'enterKeyHint',
  viewbox: 'viewBox',
}

/** An HTML page as plain data: elements with `type`, `props` and `children`, or text. */
export type Tree = string | { type: string; props: Record<string, unknown>; children: Tree[] }

/** The `<html>` element of a page without its scripts, for rendering the same tree with React alone. */
export function toTree(html: string): Tree {
  const root = parseDocument(html).children.find((node) => 'name' in node && node.name === 'html')
  if (!root) throw new Error('the page has no html element')
  return convert(root) ?? ''
}

function convert(node: Node): Tree | null {
  if (node.type === 'text') return node.data
  if (!('attribs' in node) || node.name === 'script' || node.name === 'style') return null
  const props = Object.fromEntries(
    Object.entries(node.attribs)
      .filter(([name]) => name !== 'style' && !name.startsWith('on'))
      .map(([name, value]) => [NAMES[name] ?? name, value]),
  )
  const isVoid = node.children.length === 0
  return { type: node.name, props, children: isVoid ? [] : node.children.flatMap((child) => convert(child) ?? []) }
}

/** Creates new React elements on each call, as a component does on each render. */
export function toElements(tree: Tree): ReactNode {
  if (typeof tree === 'string') return tree
  return createElement(tree.type, tree.props, ...tree.children.map(toElements))
}
