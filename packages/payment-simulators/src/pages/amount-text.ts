import type { PageLanguage } from '../messages/messages-for.ts'

/** `R 92.00`, in German `R 92,00`. */
export function amountText({ cents, currency }: { cents: number; currency: string }, language: PageLanguage): string {
  const amount = cents / 100
  if (currency === 'ZAR') return `R ${new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount)}`
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount)
}
