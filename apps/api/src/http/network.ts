import { BlockList, isIPv4 } from 'node:net'

/** Number of IPv6 groups that identify an internet connection: a /64, in which one household can use every address. */
const NETWORK_GROUPS = 4

/**
 * The part of an address that identifies a caller for rate limits: IPv4 as a whole, IPv6 as its /64.
 * An IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`, dual-stack sockets) is the IPv4 address.
 */
export function toNetwork(ip: string): string {
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Node forgets the address of a connection that was closed before its request was answered. All such callers count as one address. A limit that
 * they share does no harm, because they do not read the answer.
 */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return ip ?? '0.0.0.0'
}

/**
 * The wider network around one from `toNetwork`: the /16 of an IPv4 address, the /32 of an IPv6 one. A phone changes its address within
 * it. Too many callers share it to count limits by it.
 */
export function toArea(network: string): string {
  const separator = network.includes(':') ? ':' : '.'
  return `${network.split(separator).slice(0, 2).join(separator)}${separator}*`
}

/** Addresses of this machine or of a local network: behind a proxy that is not known as one, every caller has such an address. */
const LOCAL = new BlockList()
for (const [address, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL.addSubnet(address, prefix)

/** The subnet around a network from `toNetwork`: the /24 of an IPv4 address, the /64 of an IPv6 one. Null for a local address. */
export function toSubnet(network: string): string | null {
  if (isIPv4(network)) return LOCAL.check(network) ? null : `${network.split('.').slice(0, 3).join('.')}.0/24`
  return /^(?:0:0:0:0|fe80:|f[cd][0-9a-f]{2}:)/.test(network) ? null : network
}
