import { createPrivacyRequest } from '../../src/core/privacy/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { memberOf } from './member-of.ts'

/** Somebody of the firm of the README asks to be forgotten. */
export const askForErasure = async (use: Use, seeded: Seeded): Promise<void> => {
  const person = memberOf(seeded, 'poyraz-otomotiv', 'corporate1')
  await use(createPrivacyRequest)({ person, kind: 'erasure', note: 'Yıl sonunda ayrılıyorum.' })
}
