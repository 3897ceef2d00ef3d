import type { Product } from '@meerkat/contract/product'

/**
 * Whether a product is a medicine whose sale is restricted by law: schedule 1 and above, written as a number or like `S3`. Products with
 * schedule 0, or none, are sold without restriction.
 */
export function isScheduledMedicine({ medicine_schedule: schedule }: Pick<Product, 'medicine_schedule'>): boolean {
  if (typeof schedule === 'number') return schedule >= 1
  return /^\s*s?\s*[1-9]/i.test(schedule ?? '')
}
