import {
  Clock,
  type CompanyId,
  dayInMilliseconds,
  type EmailId,
  homeTimezone,
  Ids,
  localDateAt,
  refusals,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { confirmationDays } from './rules.ts'
import { writeLetter } from './write-letter.ts'
import { EmailAddresses, type EmailLink, EmailLinks, Mailer } from './ports.ts'

type AddressToConfirm = Pick<EmailLink, 'companyId' | 'userId' | 'address'>

export const sendConfirmationRefusal = refusals({
  'email.off': 'unprocessable',
  'email.none': 'unprocessable',
  'email_link.sent_today': 'unprocessable',
})

/**
 * The id for a mail whose link will confirm the person's address; null if none is to be sent: the company had one sent
 * to the address today, or this installation sends no mail.
 */
export const addConfirmationLink = useCase(
  [EmailLinks, Mailer, Ids, Clock],
  (links, mailer, ids, clock) =>
    async ({ companyId, userId, address }: AddressToConfirm): Promise<EmailId | null> => {
      if (!mailer.isOn) return null
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + confirmationDays * dayInMilliseconds)
      const link = { companyId, userId, address, emailId: ids.next(), createdAt, expiresAt }
      return (await links.addConfirmation(link, localDateAt(createdAt, homeTimezone))) ? link.emailId : null
    },
)

/** Sends the link that confirms an address, at most once a day; returns whether it did. */
export const offerConfirmation = useCase(
  [addConfirmationLink, writeLetter],
  (addLink, write) =>
    async ({ companyName, ...person }: AddressToConfirm & { companyName: string }): Promise<boolean> => {
      const emailId = await addLink(person)
      if (emailId !== null) await write(emailId, person, person.address, { about: 'confirm', companyName })
      return emailId !== null
    },
)

/** The link once more, asked for by the person. */
export const sendConfirmation = useCase(
  [EmailAddresses, Mailer, offerConfirmation],
  (addresses, mailer, offer) =>
    async (companyId: CompanyId, userId: UserId): Promise<void> => {
      const own = await addresses.of(companyId, userId)
      if (own === null) throw sendConfirmationRefusal('email.none')
      if (own.isConfirmed) return
      if (!mailer.isOn) throw sendConfirmationRefusal('email.off')
      const { companyName, address } = own
      if (!(await offer({ companyId, userId, companyName, address })))
        throw sendConfirmationRefusal('email_link.sent_today')
    },
)
