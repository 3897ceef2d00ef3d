type Settings = Readonly<Record<string, unknown>>

/** Merges settings over others: members are merged, lists and plain values replaced as a whole. */
export function mergeSettings(base: Settings, over: Settings): Settings {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue
    const below = merged[key]
    merged[key] = isSettings(below) && isSettings(value) ? mergeSettings(below, value) : value
  }
  return merged
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
