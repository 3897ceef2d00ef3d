type KeptPage = Pick<Window, 'addEventListener'> & {
  readonly document: { readonly cookie: string }
  readonly location: Pick<Location, 'reload'>
}

/**
 * Reloads a page restored from the back/forward cache when the shopper has chosen another language since it was rendered.
 * Decision 0009.
 */
export function followLanguage(page: KeptPage): void {
  const chosen = readChoices(page.document.cookie)
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readChoices(page.document.cookie) !== chosen) page.location.reload()
  })
}

/** Each store view has its own language cookie. */
function readChoices(cookies: string): string {
  return String(cookies.match(/\blanguage[^;]*/g))
}
