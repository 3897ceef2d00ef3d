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
