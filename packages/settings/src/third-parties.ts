import type { ShopConfig } from '@meerkat/contract/shop-config'

const THIRD_PARTY_KINDS = ['tagManager', 'chat'] as const
export type ThirdPartyKind = (typeof THIRD_PARTY_KINDS)[number]

/** A script of another company that shoppers may agree to. */
export interface ThirdParty {
  readonly kind: ThirdPartyKind
  readonly script: string
  /** What the content security policy allows for it, by directive. */
  readonly sources: Readonly<Record<string, readonly string[]>>
}

/** The third parties whose setting has an id, in a fixed order. Spec §9. */
export function listThirdParties(shop: Pick<ShopConfig, ThirdPartyKind>): ThirdParty[] {
  return THIRD_PARTY_KINDS.flatMap((kind) => {
    const { id, script, sources } = shop[kind]
    if (id === '') return []
    const url = script.replaceAll('{id}', encodeURIComponent(id))
    const { origin } = new URL(url)
    return [{ kind, script: url, sources: { ...sources, 'script-src': [...new Set([origin, ...(sources['script-src'] ?? [])])] } }]
  })
}

/** The kinds without an id, which are not loaded. */
export function listMissing(shop: Pick<ShopConfig, ThirdPartyKind>): ThirdPartyKind[] {
  return THIRD_PARTY_KINDS.filter((kind) => shop[kind].id === '')
}
