import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Networks } from '../core/access/index.ts'

/** The first address of a network and its prefix length. An IPv4-mapped IPv6 address is treated as IPv4. */
const networkOf = (text: string) => {
  const [, written = '', length] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (isIP(written) === 0) return null
  const address = ipaddr.process(written)
  const all = address.kind() === 'ipv4' ? 32 : 128
  const bits = Number(length ?? all)
  if (bits > all) return null
  const first = (all === 32 ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(`${address.toString()}/${bits}`)
  return { first, bits, isWhole: bits < all }
}

export class IpNetworks extends Networks {
  normalize(typed: string): string | null {
    const network = networkOf(typed)
    if (network === null) return null
    return network.isWhole ? `${network.first.toString()}/${network.bits}` : network.first.toString()
  }

  includes(networks: readonly string[], address: string): boolean {
    if (isIP(address) === 0) return false
    const caller = ipaddr.process(address)
    return networks.some((text) => {
      const network = networkOf(text)
      return network?.first.kind() === caller.kind() && caller.match(network.first, network.bits)
    })
  }
}
