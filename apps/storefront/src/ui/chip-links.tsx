export interface ChipLinksProps {
  links: readonly { readonly id: number; readonly name: string; readonly href: string }[]
  /** On narrow screens, one line that scrolls sideways instead of several lines. */
  inOneLine?: boolean
}

/** A list of links to categories, as chips. */
export function ChipLinks({ links, inOneLine = false }: ChipLinksProps) {
  return (
    <ul className={inOneLine ? 'chips chips-scroll' : 'chips'}>
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <a href={href} className="chip">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
