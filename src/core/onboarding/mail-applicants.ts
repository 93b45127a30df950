/** @internal */
import { queueEmails } from '../emails/index.ts'
import { type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { type AnswerToApplicant, ApplicationLetters } from './ports.ts'

export interface MailToApplicant {
  /** As typed with the application; employees who register are not asked for one, and get no mail. */
  address: string | null
  /** Null for a new company that was not opened. */
  companyId: CompanyId | null
  /** Null for somebody who was rejected and has no account. */
  userId: UserId | null
  answer: AnswerToApplicant
}

/** Mails applicants the answer, in the transaction that decides (rule I13). */
export const mailApplicants = useCase(
  [ApplicationLetters, queueEmails],
  (letters, queue) =>
    async (mails: readonly MailToApplicant[]): Promise<void> => {
      await queue(
        mails.flatMap(({ address, companyId, userId, answer }) => {
          if (address === null) return []
          const { title, body, label } = letters.write(answer)
          const action = answer.status === 'approved' ? { label, path: signInPathOf(answer.companySlug) } : null
          return { kind: 'application' as const, companyId, userId, address, title, body, action }
        }),
      )
    },
)

const signInPathOf = (companySlug: string): string => `/login?mode=corporate&sirket=${companySlug}`
