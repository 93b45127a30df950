import type { Actor } from '../actors/rules.ts'
import { AccountLetters, EmailAddresses, queueEmail } from '../emails/index.ts'
import { useCase } from '../shared/index.ts'
import { eraseAccount } from './erase-account.ts'
import type { AccountKey } from './ports.ts'

/** Erases somebody's account and tells them at the address that they had confirmed, which is not kept either. */
export const eraseOnRequest = useCase(
  [eraseAccount, EmailAddresses, AccountLetters, queueEmail],
  (erase, addresses, letters, queue) =>
    async ({ actor, companyId, userId }: AccountKey & { actor: Actor }): Promise<void> => {
      const own = await addresses.of(companyId, userId)
      await erase({ companyId, userId, actor })
      if (!own?.isConfirmed) return
      const { title, body, label } = letters.write({ about: 'erased', companyName: own.companyName })
      const action = { label, path: '/' }
      await queue({ kind: 'access', companyId, userId: null, address: own.address, title, body, action })
    },
)
