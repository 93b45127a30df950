/** @internal */

import { Clock, type EmailId, Jobs, useCase } from '../shared/index.ts'
import { sendEmails } from './send-emails.ts'
import { type AccountLetter, AccountLetters, type AddressHolder, Emails } from './ports.ts'

/** Where these links lead, each followed by `#` and its secret. */
const pathOfLink = { confirm: '/e-posta-onayi', reset: '/sifre-yenile' } as const

const linkIn = ({ about }: AccountLetter) =>
  about === 'confirm' || about === 'reset' ? { path: pathOfLink[about], secret: about } : { path: '/' }

/** Queues a mail about somebody's account, in the running transaction; null for the address that they have confirmed. */
export const writeLetter = useCase(
  [AccountLetters, Emails, Jobs, Clock],
  (letters, emails, jobs, clock) =>
    async (
      emailId: EmailId,
      { companyId, userId }: Pick<AddressHolder, 'companyId' | 'userId'>,
      address: string | null,
      letter: AccountLetter,
    ): Promise<void> => {
      const { title, body, label } = letters.write(letter)
      const action = { label, ...linkIn(letter) }
      await emails.add({
        id: emailId,
        kind: 'access',
        companyId,
        userId,
        address,
        title,
        body,
        action,
        at: clock.now(),
      })
      await jobs.add(sendEmails, {})
    },
)
