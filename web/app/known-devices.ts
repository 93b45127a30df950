import type { Session } from '../api/connection.ts'
import { deviceStorage } from '../ui/device/page-storage.ts'

const key = 'tabldot_devices'
const maxKept = 200

/** Distinguishes the people who share a device, but is too short to reveal their phone numbers. */
const labelOf = (account: string): number =>
  [...account].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 20, 0)

type Kept = [label: number, token: string][]

const keptTokens = (): Kept => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(key) ?? '')
    return Array.isArray(kept) ? (kept as Kept) : []
  } catch {
    return []
  }
}

/**
 * Tokens by which the server recognizes this browser (rule I15), one for each person who signs in here, the latest
 * last. They grant no access, and signing out keeps them.
 */
export const knownDevices: Session['knownDevices'] = {
  tokenOf: (account) => keptTokens().find(([label]) => label === labelOf(account))?.[1],
  keep: (account, token) => {
    const others = keptTokens().filter(([label]) => label !== labelOf(account))
    deviceStorage.setItem(key, JSON.stringify([...others, [labelOf(account), token]].slice(-maxKept)))
  },
}
