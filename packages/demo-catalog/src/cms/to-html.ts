import { escapeHtml } from '@meerkat/domain/format/escape-html'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/**
 * Converts lines to HTML: `# ` is a heading, `- ` a list item, anything else a paragraph, `[text](/path)` a link to what
 * `toHref` makes of the path.
 */
export function toHtml(text: string, toHref: (path: string) => string): string {
  const parts: string[] = []
  let items: string[] = []
  for (const line of [
    ...text
      .trim()
      .split('\n')
      .map((line) => line.trim()),
    '',
  ]) {
    if (line.startsWith('- ')) {
      items.push(`<li>${inline(line.slice(2), toHref)}</li>`)
      continue
    }
    if (items.length > 0) parts.push(`<ul>${items.join('')}</ul>`)
    items = []
    if (line.startsWith('# ')) parts.push(`<h2>${inline(line.slice(2), toHref)}</h2>`)
    else if (line !== '') parts.push(`<p>${inline(line, toHref)}</p>`)
  }
  return parts.join('')
}

function inline(text: string, toHref: (path: string) => string): string {
  return escapeHtml(text).replaceAll(LINK, (_, words: string, path: string) => `<a href="${toHref(path)}">${words}</a>`)
}
