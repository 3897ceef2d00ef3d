import type { CustomerAddressInput } from '@meerkat/contract/customer'
import { checkPassword, checkRepeatedPassword, checkTerms } from '@meerkat/domain/checkout/check-fields'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import { toAddressInput } from '../../../shell/forms/customer-address.ts'
import type { Faults } from '../../../shell/forms/faults.ts'

/** An account to create with the order. Never stored, because it holds a password. docs/behaviour/checkout.md §12.4. */
export interface NewAccount {
  readonly isWanted: boolean
  readonly password: string
  readonly repeated: string
  readonly acceptsTerms: boolean
}

export const NO_ACCOUNT: NewAccount = { isWanted: false, password: '', repeated: '', acceptsTerms: false }

/** The faults of the account fields; none when no account is wanted. */
export function accountFaults({ isWanted, password, repeated, acceptsTerms }: NewAccount): Faults {
  if (!isWanted) return {}
  const checked = {
    password: checkPassword(password),
    repeated: checkRepeatedPassword(repeated, password),
    accountTerms: checkTerms(acceptsTerms),
  }
  return Object.fromEntries(Object.entries(checked).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault]])))
}

/** The first address of the new account; none for a virtual cart, which has no shipping address. docs/behaviour/checkout.md §12.4. */
export function firstAddresses(shipping: ShippingDetails, { isVirtual }: { readonly isVirtual: boolean }): CustomerAddressInput[] {
  return isVirtual ? [] : [{ ...toAddressInput(shipping), default_shipping: true }]
}
