export interface SwatchProps {
  /** Name of the colour; combinations such as "Black/White" get two halves. */
  name: string
  /** The label next to it is translated; the markup keeps `name` from the catalogue for `readRenderedFacets`. */
  isTranslated?: boolean
}

/** The colours of products, by their names in the catalogue. */
const COLOURS: Record<string, string> = {
  black: '#22241f',
  schwarz: '#22241f',
  nero: '#22241f',
  white: '#ffffff',
  weiß: '#ffffff',
  weiss: '#ffffff',
  bianco: '#ffffff',
  grey: '#8d938f',
  gray: '#8d938f',
  grau: '#8d938f',
  grigio: '#8d938f',
  charcoal: '#3f4643',
  anthracite: '#3f4643',
  silver: '#c3c8c5',
  silber: '#c3c8c5',
  argento: '#c3c8c5',
  red: '#b93226',
  rot: '#b93226',
  rosso: '#b93226',
  burgundy: '#6f1d2b',
  clay: '#a8431f',
  terracotta: '#b9603b',
  rust: '#9c4a21',
  orange: '#e0762a',
  arancione: '#e0762a',
  coral: '#e8735a',
  yellow: '#f0c33c',
  gelb: '#f0c33c',
  giallo: '#f0c33c',
  mustard: '#c9962b',
  gold: '#c9a13b',
  sun: '#f2b134',
  green: '#35804f',
  grün: '#35804f',
  verde: '#35804f',
  olive: '#6d7236',
  oliv: '#6d7236',
  oliva: '#6d7236',
  khaki: '#8f8a5c',
  forest: '#1f5138',
  sage: '#9db08f',
  mint: '#a9d8bd',
  lime: '#9cc53b',
  blue: '#2e62a8',
  blau: '#2e62a8',
  blu: '#2e62a8',
  navy: '#1f2f52',
  teal: '#1f7a78',
  turquoise: '#35aaa6',
  sky: '#8cc0e4',
  aqua: '#5cc4cf',
  purple: '#6d4a96',
  lila: '#8e6bb0',
  viola: '#6d4a96',
  lavender: '#b9a6d6',
  pink: '#e39ab3',
  rosa: '#e39ab3',
  rose: '#d98095',
  brown: '#6f4a2d',
  braun: '#6f4a2d',
  marrone: '#6f4a2d',
  tan: '#c49a6c',
  sand: '#ddc9a3',
  beige: '#e0d2b6',
  cream: '#f4ead2',
  creme: '#f4ead2',
  natural: '#e3d3b1',
  natur: '#e3d3b1',
  naturale: '#e3d3b1',
  stone: '#b5ab99',
}

/** A dot of colour next to its name. An SVG, because the content security policy allows no inline style. */
export function Swatch({ name, isTranslated = false }: SwatchProps) {
  const [first, second] = name
    .toLowerCase()
    .split(/[\s/&+-]+/)
    .flatMap((word) => COLOURS[word] ?? [])
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden className="swatch" data-name={isTranslated ? name : undefined}>
      <circle cx="10" cy="10" r="9.25" fill={first ?? 'none'} />
      {second && <path d="M10 .75a9.25 9.25 0 0 1 0 18.5z" fill={second} />}
    </svg>
  )
}
