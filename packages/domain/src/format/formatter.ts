const known = new Map<string, object>()

/**
 * A formatter of `Intl`, such as `formatter(Intl.NumberFormat, 'de', { style: 'percent' })`, cached by locale and options: creating one
 * takes far longer than formatting, and a shop needs only a few. Throws what the constructor throws for an unknown locale or option.
 */
export function formatter<Options extends object, Formatter extends object>(
  Kind: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: NoInfer<Options>,
): Formatter {
  const key = Kind.name + locale + JSON.stringify(options)
  const made = (known.get(key) as Formatter | undefined) ?? new Kind(locale, options)
  known.set(key, made)
  return made
}
