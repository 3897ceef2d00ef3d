import type { LucideIcon, LucideIconData, LucideProps } from 'lucide-react'
import { createElement } from 'react'

/**
 * Makes a component of an icon. The build uses it in place of lucide-react's function of this name, whose options are not used: they are
 * 1 kB of the script that every page waits for. The style sheet (`pieces.css`) draws the lines: pages have dozens of icons.
 */
export default function createLucideIcon({ node }: LucideIconData): LucideIcon {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Shape({ size, ...attributes }: LucideProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        ...attributes,
      },
      ...shapes,
    )
  } as unknown as LucideIcon
}
