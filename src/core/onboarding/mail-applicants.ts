/** @internal */
import { addConfirmationLink, queueEmail, queueEmails } from '../emails/index.ts'
import { type CompanyId, useCase } from '../shared/index.ts'
import type { Employee } from '../workforce/index.ts'
import { type Approval, ApplicationLetters, type Rejection } from './ports.ts'

export interface MailOfRejection {
  /** As typed with the application. */
  address: string | null
  /** Null for a new company that was not opened. */
  companyId: CompanyId | null
  rejection: Rejection
}

/** Mails applicants that they were rejected, in the transaction that decides (rule I13). */
export const mailRejected = useCase(
  [ApplicationLetters, queueEmails],
  (letters, queue) =>
    async (mails: readonly MailOfRejection[]): Promise<void> => {
      await queue(
        mails.flatMap(({ address, companyId, rejection }) => {
          if (address === null) return []
          const { title, body } = letters.rejected(rejection)
          return { kind: 'application' as const, companyId, userId: null, address, title, body, action: null }
        }),
      )
    },
)

/**
 * Mails an applicant the approval, in the transaction that decides. If the account has the same address, the mail's
 * link confirms it as well (rule I18), so that no second mail asks for this.
 */
export const mailApproved = useCase(
  [ApplicationLetters, addConfirmationLink, queueEmail],
  (letters, addLink, queue) =>
    async (address: string | null, { companyId, id: userId, email }: Employee, approval: Approval): Promise<void> => {
      if (address === null) return
      const linkId = email === address ? await addLink({ companyId, userId, address }) : null
      const { title, body, label } = letters.approved({ ...approval, confirms: linkId !== null })
      const company = `sirket=${approval.companySlug}`
      const target = linkId === null ? { path: `/login?mode=corporate&${company}` } : confirmingTarget(company)
      const link = { ...(linkId !== null && { id: linkId }), kind: 'application' as const, companyId, userId, address }
      await queue({ ...link, title, body, action: { label, ...target } })
    },
)

const confirmingTarget = (company: string) => ({ path: `/e-posta-onayi?${company}`, secret: 'confirm' }) as const
