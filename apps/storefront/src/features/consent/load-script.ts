const loaded = new Set<string>()

/** Adds a script to the page, once. When a blocker or the network prevents loading it, nothing happens. */
export function loadScript(url: string): void {
  if (loaded.has(url)) return
  loaded.add(url)
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}

export function hasLoadedScripts(): boolean {
  return loaded.size > 0
}
