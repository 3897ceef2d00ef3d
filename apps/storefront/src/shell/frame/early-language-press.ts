/** The button that was pressed before its menu had arrived; the browser does nothing for such a press. */
let pressed: HTMLButtonElement | null = null

export function noteLanguagePress({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  pressed = button.popoverTargetElement ? null : button
}

/** Opens the menu that has just arrived, if its button still waits for it. */
export function answerLanguagePress(menu: HTMLElement | null): void {
  if (!menu || !pressed?.isConnected || pressed.popoverTargetElement !== menu) return
  menu.showPopover({ source: pressed })
  pressed = null
}
