import type { LucideIconData } from 'lucide-react'
import type { Plugin } from 'vite'

/** Icons of the frame, which every page has, and of lists, which have dozens. */
const DRAWN = 'chevron-down chevron-right heart house layout-grid menu search shopping-bag sliders-horizontal truck user-round'.split(' ')
const MODULE = new RegExp(String.raw`/lucide-react/dist/esm/icons/(${DRAWN.join('|')})\.mjs$`)
const STYLES = /\/src\/styles\.css(?:\?transform-only)?$/

/**
 * Moves the lines of some icons from the components to the style sheet, which a browser loads once: no page and no bundle contains them.
 * Such an icon is an empty `<svg>` with a mask (`pieces.css`).
 */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler(id) {
        const name = MODULE.exec(id)?.[1]
        return `import createIcon from '../createLucideIcon.mjs'\nexport default createIcon({ name: '${name}', node: [] })`
      },
    },
    transform: {
      filter: { id: STYLES },
      handler: async (code) => `${code}\n${(await Promise.all(DRAWN.map(writeRule))).join('\n')}`,
    },
  }
}

/** The class of an icon that the build has left out of its component. */
export async function writeRule(name: string): Promise<string> {
  const { __iconData: icon } = (await import(`lucide-react/icons/${name}`)) as { __iconData: LucideIconData }
  const shapes = icon.node.map(([tag, attributes]) => `<${tag}${writeAttributes(attributes)}/>`)
  const lines = { fill: 'none', stroke: '#000', 'stroke-width': 1.75, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${writeAttributes(lines)}>${shapes.join('')}</svg>`
  return `.drawn-${name} { --icon: url("data:image/svg+xml,${svg.replaceAll(/[<>#]/g, encodeURIComponent)}"); }`
}

function writeAttributes(attributes: object): string {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}='${value}'`)
    .join('')
}
