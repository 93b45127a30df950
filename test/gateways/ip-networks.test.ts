import { describe, expect, it } from 'vitest'
import { IpNetworks } from '../../src/gateways/index.ts'

const networks = new IpNetworks()

describe('network addresses', () => {
  it.each([
    [' 185.86.6.14 ', '185.86.6.14'],
    ['10.20.30.40/16', '10.20.0.0/16'],
    ['10.20.30.40/32', '10.20.30.40'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['::ffff:185.86.6.14', '185.86.6.14'],
    ['2A02:0E0::1', '2a02:e0::1'],
    ['2a02:e0:1:2:3::/35', '2a02:e0::/35'],
  ])('are normalized: %s', (typed, kept) => {
    expect(networks.normalize(typed)).toBe(kept)
  })

  it.each([
    '',
    '10',
    '10.20',
    '0x0a.1.1.1',
    '010.1.1.1',
    '1.2.3.4/33',
    '::/129',
    '1.2.3.4/',
    '1.2.3.4/1/1',
    'fe80::1%eth0',
    'ofis',
    '::ffff:1.2.3.4/96',
  ])('cannot be "%s"', (typed) => {
    expect(networks.normalize(typed)).toBeNull()
  })

  it('are compared by meaning', () => {
    const from = (address: string, ...allowed: string[]) => networks.includes(allowed, address)
    expect(from('10.20.255.255', '10.20.0.0/16')).toBe(true)
    expect(from('10.21.0.0', '10.20.0.0/16')).toBe(false)
    expect(from('::ffff:10.20.1.1', '10.20.0.0/16')).toBe(true)
    expect(from('10.20.1.1', '::/0')).toBe(false)
    expect(from('2a02:e0::7', '10.20.0.0/16', '2a02:e0::/32')).toBe(true)
    expect(from('2a02:e1::7', '2a02:e0::/32')).toBe(false)
    expect(from('', '0.0.0.0/0')).toBe(false)
  })
})
