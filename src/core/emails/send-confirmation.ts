import {
  Clock,
  type CompanyId,
  dayInMilliseconds,
  homeTimezone,
  Ids,
  localDateAt,
  refusals,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { confirmationDays } from './rules.ts'
import { writeLetter } from './write-letter.ts'
import { type AddressHolder, EmailAddresses, EmailLinks, Mailer } from './ports.ts'

export const sendConfirmationRefusal = refusals({
  'email.off': 'unprocessable',
  'email.none': 'unprocessable',
  'email_link.sent_today': 'unprocessable',
})

/** Sends the link that confirms an address, at most once a day; returns whether it did. */
export const offerConfirmation = useCase(
  [EmailLinks, Ids, Clock, writeLetter],
  (links, ids, clock, write) =>
    async ({ companyName, ...person }: AddressHolder & { address: string }): Promise<boolean> => {
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + confirmationDays * dayInMilliseconds)
      const link = { ...person, emailId: ids.next(), createdAt, expiresAt }
      if (!(await links.addConfirmation(link, localDateAt(createdAt, homeTimezone)))) return false
      await write(link.emailId, person, person.address, { about: 'confirm', companyName })
      return true
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
