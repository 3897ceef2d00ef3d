import { useRouter } from '@tanstack/react-router'

/** Formats a number of stars for the language: "4.5", "4,5". */
export function useStars(): (stars: number) => string {
  const { i18n } = useRouter().options.context
  const format = new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (stars) => format.format(stars)
}
