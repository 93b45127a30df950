import type { Actor } from '../actors/rules.ts'
import { AccountLetters, EmailAddresses, queueEmail } from '../emails/index.ts'
import { useCase } from '../shared/index.ts'
import { eraseAccount } from './erase-account.ts'
import { type AccountKey, PrivacyRequests } from './ports.ts'
import { privacyRequestRefusal } from './privacy-request.ts'

/**
 * Erases somebody's account and tells them at the address that they had confirmed, which is not kept either. Whoever has
 * asked for their data gets it first.
 */
export const eraseOnRequest = useCase(
  [eraseAccount, PrivacyRequests, EmailAddresses, AccountLetters, queueEmail],
  (erase, requests, addresses, letters, queue) =>
    async ({ actor, companyId, userId }: AccountKey & { actor: Actor }): Promise<void> => {
      if ((await requests.openOf(companyId, userId, 'access')) !== null)
        throw privacyRequestRefusal('privacy_request.access_open')
      const own = await addresses.of(companyId, userId)
      await erase({ companyId, userId, actor })
      if (!own?.isConfirmed) return
      const { title, body, label } = letters.write({ about: 'erased', companyName: own.companyName })
      const action = { label, path: '/' }
      await queue({ kind: 'access', companyId, userId: null, address: own.address, title, body, action })
    },
)
