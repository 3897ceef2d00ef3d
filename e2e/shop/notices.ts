interface NoticeWindow {
  /** Texts of the notices that were on the screen of this document and that no journey has checked yet. */
  shownNotices?: string[]
}

/** Runs in every page before its scripts: notices disappear by themselves, perhaps while a busy machine does not run the journey. */
export function recordNotices(): void {
  const shownNotices: string[] = []
  Object.assign(window, { shownNotices })
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
    const boxes = added.flatMap((node) => (node.matches('.toast') ? [node] : [...node.querySelectorAll('.toast')]))
    shownNotices.push(...boxes.map((box) => box.querySelector('p')?.textContent ?? ''))
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: whether a notice was shown that has not been taken. */
export function takeNotice(message: string): boolean {
  const { shownNotices = [] } = window as NoticeWindow
  const at = shownNotices.indexOf(message)
  if (at >= 0) shownNotices.splice(at, 1)
  return at >= 0
}
