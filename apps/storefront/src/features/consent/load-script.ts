const loaded = new Set<string>()

/** Adds a script to the page, once. A script that cannot be loaded, because a blocker or the network is in the way, changes nothing. */
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
