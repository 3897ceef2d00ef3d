type KeptPage = Pick<Window, 'addEventListener'> & {
  readonly document: { readonly cookie: string }
  readonly location: Pick<Location, 'reload'>
}

/**
 * A page that the browser kept whole, as it does for the way back, may speak the language of before: then it is asked for again.
 * Decision 0009.
 */
export function followLanguage(page: KeptPage): void {
  const spoken = readChoices(page.document.cookie)
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readChoices(page.document.cookie) !== spoken) page.location.reload()
  })
}

/** Each store view notes its own. */
function readChoices(cookies: string): string {
  return String(cookies.match(/\blanguage[^;]*/g))
}
