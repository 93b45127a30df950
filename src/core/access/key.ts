import { logEvent, telling } from '../audit/index.ts'
import {
  addDays,
  type CompanyId,
  homeTimezone,
  type KeyId,
  type LocalDate,
  localDateAt,
  refusals,
  startOfDay,
  withFacts,
} from '../shared/index.ts'
import { keyLimits } from './rules.ts'
import type { KeyRole } from '../actors/rules.ts'

export const keyRefusal = refusals({
  'key.refused': 'unauthenticated',
  'key.missing': 'missing',
  'key.revoked': 'conflict',
  'key.too_many': withFacts<{ keys: number }>('conflict'),
  'key.expiry_invalid': 'unprocessable',
  'key.role_above_you': 'unprocessable',
  'key.address_invalid': withFacts<{ number: number }>('unprocessable'),
})

export const keyCreated = logEvent(
  'key.created',
  'COMPANY_UPDATED',
  telling<{ keyId: KeyId; name: string; role: KeyRole; lastDay: LocalDate; addresses: string | null }>(),
)
export const keyRevoked = logEvent('key.revoked', 'COMPANY_UPDATED', telling<{ keyId: KeyId; name: string }>())

/** What another program calls the API with (rule E4). Its token is kept as a hash. */
export interface Key {
  id: string
  companyId: CompanyId
  tokenHash: string
  name: string
  role: KeyRole
  /** Addresses and networks that it works from; none means all. */
  addresses: readonly string[]
  /** Null for the command line. */
  madeBy: string | null
  createdAt: Date
  expiresAt: Date
}

/** Nobody's session token looks like this: those are shorter. */
export const isKeyToken = (token: string): boolean => /^tbd_[\w-]{43}$/.test(token)
export const asKeyToken = (token: string): string => `tbd_${token}`

/** The end of the last day on which a key works, which is at most a year away. */
export const keyExpiry = (lastDay: LocalDate, now: Date): Date => {
  const today = localDateAt(now, homeTimezone)
  if (lastDay < today || lastDay > addDays(today, keyLimits.maxDays)) throw keyRefusal('key.expiry_invalid')
  return startOfDay(addDays(lastDay, 1), homeTimezone)
}
