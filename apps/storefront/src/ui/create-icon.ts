import type { LucideIcon, LucideIconData, LucideProps } from 'lucide-react'
import { createElement } from 'react'

/**
 * Makes a component of an icon. The build uses it in place of lucide-react's function of this name, whose options are not used: they are
 * 1 kB of the script that every page waits for. The style sheet (`pieces.css`) draws the lines, and the whole of an icon whose lines the
 * build has left out (`build/drawn-icons.ts`): pages have dozens of icons.
 */
export default function createLucideIcon({ name, node }: LucideIconData): LucideIcon {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Shape({ size, className, ...attributes }: LucideProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        className: shapes.length > 0 ? className : `drawn-${name}${className ? ` ${className}` : ''}`,
        ...attributes,
      },
      ...shapes,
    )
  } as unknown as LucideIcon
}
