/** The button that was clicked before its menu was loaded; the browser ignores such a click. */
let pressed: HTMLButtonElement | null = null

export function noteLanguagePress({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  pressed = button.popoverTargetElement ? null : button
}

/** Opens the menu that was just loaded, if its button was clicked before. */
export function answerLanguagePress(menu: HTMLElement | null): void {
  if (!menu || !pressed?.isConnected || pressed.popoverTargetElement !== menu) return
  menu.showPopover({ source: pressed })
  pressed = null
}
