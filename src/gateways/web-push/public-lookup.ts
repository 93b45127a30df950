import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name that resolves to the operator's own network. */
export class NotPublicError extends Error {
  override name = 'NotPublicError'
}

export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

/** The checked address is the one that gets connected to: the name is not resolved a second time. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...rest] = error ? [] : addresses.filter(({ address }) => isPublic(address))
    if (first === undefined) return done(error ?? new NotPublicError(hostname), [])
    if (options.all) done(null, [first, ...rest])
    else done(null, first.address, first.family)
  })
}
