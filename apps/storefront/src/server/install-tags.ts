import { appIcons } from 'virtual:app-icons'
import { themeColours } from 'virtual:settings'
import type { StoreView } from '@meerkat/contract/store-config'
import { escapeHtml } from '@meerkat/domain/format/escape-html'
import { manifestPath } from './answer-manifest.ts'

const touch = appIcons.find(({ purpose }) => purpose === 'touch')

/**
 * What a browser needs to install the shop, and the colour of its own frame around the page in both themes: inserted outside the React
 * render, because no script reads it.
 */
export function installTags(view: StoreView, language: string): string {
  return [
    `<link rel="manifest" href="${escapeHtml(manifestPath(view, language))}">`,
    touch ? `<link rel="apple-touch-icon" href="${touch.src}">` : '',
    `<meta name="theme-color" content="${themeColours.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours.dark}">`,
  ].join('')
}
