import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name that leads into the operator's own network. */
export class NotPublicError extends Error {
  override name = 'NotPublicError'
}

export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

/** What is checked here is what gets connected to: the name is not looked up a second time. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...rest] = error ? [] : addresses.filter(({ address }) => isPublic(address))
    if (first === undefined) return done(error ?? new NotPublicError(hostname), [])
    if (options.all) done(null, [first, ...rest])
    else done(null, first.address, first.family)
  })
}
