/** The button that was clicked before its menu was loaded; the browser ignores such a click. */
let clicked: HTMLButtonElement | null = null

export function rememberLanguageClick({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  clicked = button.popoverTargetElement ? null : button
}

/** Opens the menu that was just loaded, if its button was clicked before. */
export function answerLanguageClick(menu: HTMLElement | null): void {
  if (!menu || !clicked?.isConnected || clicked.popoverTargetElement !== menu) return
  menu.showPopover({ source: clicked })
  clicked = null
}
