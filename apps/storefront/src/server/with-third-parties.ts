import { thirdParties } from 'virtual:third-parties'
import type { ThirdParty } from '@meerkat/settings/third-parties'
import { type Address, isPaymentStep } from '../shell/rendering/payment-page.ts'

type Policy = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Adds the sources of tag manager and chat to what a page allows, exactly as configured. Not on the pages of the payment step: the page
 * where a card number is entered must list all of its scripts. Decisions 0045, 0047, 0098.
 */
export function withThirdParties(policy: Policy, page: Address, parties: readonly ThirdParty[] = thirdParties): Policy {
  if (parties.length === 0 || isPaymentStep(page)) return policy
  const all = new Map(policy)
  for (const { sources } of parties)
    for (const [directive, origins] of Object.entries(sources)) all.set(directive, new Set([...(all.get(directive) ?? []), ...origins]))
  return all
}
