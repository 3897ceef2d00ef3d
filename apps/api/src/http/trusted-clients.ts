import { BlockList, isIP } from 'node:net'

/** Default multiplier: 20 × 600 reads a minute are about 2,800 rendered pages of an old storefront. */
const DEFAULT_SHARE = 20
const MAX_SHARE = 1000

/** One address or network whose requests come from many shoppers: a storefront that renders on its own server, or a proxy. */
export interface TrustedClient {
  readonly address: string
  /** Number of leading bits that a caller's address must share with it. */
  readonly prefix: number
  /** Multiplier for the limit of one address. */
  readonly share: number
}

export interface TrustedClients {
  /** 1 for addresses that are not listed. */
  shareOf(ip: string): number
}

/**
 * Parses `192.0.2.10, 2001:db8::/48=50`: addresses or networks, each with its multiplier after `=`. The address of a caller is that
 * of the connection, or the one reported by a proxy of `TRUSTED_PROXIES`. Returns an invalid entry as text.
 */
export function parseTrustedClients(text: string): readonly TrustedClient[] | string {
  const clients: TrustedClient[] = []
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [network = '', share = String(DEFAULT_SHARE), ...rest] = entry.split('=')
    const [address = '', bits, ...more] = network.split('/')
    const longest = isIP(address) === 6 ? 128 : 32
    const prefix = bits === undefined ? longest : toWhole(bits, longest)
    const times = toWhole(share, MAX_SHARE)
    if (isIP(address) === 0 || prefix === null || !times || rest.length + more.length > 0) return entry
    clients.push({ address, prefix, share: times })
  }
  return clients
}

export function findTrustedClients(clients: readonly TrustedClient[]): TrustedClients {
  const listed = clients.map(({ address, prefix, share }) => {
    const list = new BlockList()
    list.addSubnet(address, prefix, familyOf(address))
    return { list, share }
  })
  return {
    shareOf: (ip) => listed.reduce((best, { list, share }) => (list.check(ip, familyOf(ip)) ? Math.max(best, share) : best), 1),
  }
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return ip.includes(':') ? 'ipv6' : 'ipv4'
}

function toWhole(text: string, most: number): number | null {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : null
}
