/** "Red, 40 cm"; "赤、40 cm" in Japanese, the only one of our languages whose lists have no comma and space. */
export function joinList(parts: readonly string[], locale: string): string {
  return parts.join(locale.startsWith('ja') ? '、' : ', ')
}
