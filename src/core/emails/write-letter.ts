/** @internal */

import { type EmailId, useCase } from '../shared/index.ts'
import { type AccountLetter, AccountLetters, type AddressHolder } from './ports.ts'
import { queueEmail } from './queue-email.ts'

/** Where these links lead, each followed by `#` and its secret. */
const pathOfLink = { confirm: '/e-posta-onayi', reset: '/sifre-yenile' } as const

const linkIn = ({ about }: AccountLetter) =>
  about === 'confirm' || about === 'reset' ? { path: pathOfLink[about], secret: about } : { path: '/' }

/** Queues a mail about somebody's account, in the running transaction; null for the address that they have confirmed. */
export const writeLetter = useCase(
  [AccountLetters, queueEmail],
  (letters, queue) =>
    async (
      id: EmailId,
      { companyId, userId }: Pick<AddressHolder, 'companyId' | 'userId'>,
      address: string | null,
      letter: AccountLetter,
    ): Promise<void> => {
      const { title, body, label } = letters.write(letter)
      await queue({ id, kind: 'access', companyId, userId, address, title, body, action: { label, ...linkIn(letter) } })
    },
)
