export type MailColours = Readonly<
  Record<'ink' | 'inkSoft' | 'veld' | 'onVeld' | 'frame' | 'onFrame' | 'bone' | 'paper' | 'sand' | 'line', string>
>

/** Colours of the storefront's tokens (`apps/storefront/src/tokens.css`, compared by a test). Mail clients know no CSS variables. */
export const LIGHT: MailColours = {
  ink: '#17211b',
  inkSoft: '#55615a',
  veld: '#1f5138',
  onVeld: '#fffdf8',
  frame: '#1f5138',
  onFrame: '#fbf8f1',
  bone: '#fbf8f1',
  paper: '#fffdf9',
  sand: '#f1e9da',
  line: '#e0d6c3',
}

export const DARK: MailColours = {
  ink: '#eef0e6',
  inkSoft: '#aab5ac',
  veld: '#8ccba6',
  onVeld: '#0d1c14',
  frame: '#16281e',
  onFrame: '#eef0e6',
  bone: '#111713',
  paper: '#19211c',
  sand: '#222b25',
  line: '#333e37',
}

/** Mails do not load the fonts of the storefront: they cost data, and most clients block them. */
export const FONT = "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const HEADING_FONT = `'Bricolage Grotesque',${FONT}`
/** Fonts that contain ☆; the fonts of the text do not. */
export const STAR_FONT = "'Segoe UI Symbol','Apple Symbols','Hiragino Sans','Noto Sans Symbols 2','DejaVu Sans',Arial,sans-serif"

/** A class for each use of a colour. Its light value is also inline, because some clients ignore style sheets. */
const USES: readonly { readonly name: string; readonly property: string; readonly colour: keyof MailColours }[] = [
  { name: 'm-page', property: 'background-color', colour: 'bone' },
  { name: 'm-card', property: 'background-color', colour: 'paper' },
  { name: 'm-head', property: 'background-color', colour: 'frame' },
  { name: 'm-brand', property: 'color', colour: 'onFrame' },
  { name: 'm-ink', property: 'color', colour: 'ink' },
  { name: 'm-soft', property: 'color', colour: 'inkSoft' },
  { name: 'm-link', property: 'color', colour: 'veld' },
  { name: 'm-button', property: 'background-color', colour: 'veld' },
  { name: 'm-on-button', property: 'color', colour: 'onVeld' },
  { name: 'm-panel', property: 'background-color', colour: 'sand' },
  { name: 'm-line', property: 'border-color', colour: 'line' },
]

/** Dark colours: for clients with media queries, and for Outlook.com, which marks what it has recoloured. */
export function writeDarkRules(dark: MailColours): string {
  const rules = (prefix: string) =>
    USES.map(({ name, property, colour }) => `${prefix}.${name}{${property}:${dark[colour]}!important}`).join('')
  return `@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`
}
