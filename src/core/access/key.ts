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

/** An API key for another program (rule E4). Only a hash of its token is stored. */
export interface Key {
  id: string
  companyId: CompanyId
  tokenHash: string
  name: string
  role: KeyRole
  /** Addresses and networks it may be used from; empty for anywhere. */
  addresses: readonly string[]
  /** Null if created at the command line. */
  madeBy: string | null
  createdAt: Date
  expiresAt: Date
}

/** Session tokens are shorter and have no prefix, so the two cannot be confused. */
export const isKeyToken = (token: string): boolean => /^tbd_[\w-]{43}$/.test(token)
export const asKeyToken = (token: string): string => `tbd_${token}`

/** When a key expires: the end of its last day, which may be at most a year away. */
export const keyExpiry = (lastDay: LocalDate, now: Date): Date => {
  const today = localDateAt(now, homeTimezone)
  if (lastDay < today || lastDay > addDays(today, keyLimits.maxDays)) throw keyRefusal('key.expiry_invalid')
  return startOfDay(addDays(lastDay, 1), homeTimezone)
}
