import { Clock, type CompanyId, Ids, useCase } from '../shared/index.ts'
import { minutesBetweenResets, resetMinutes } from './rules.ts'
import { writeLetter } from './write-letter.ts'
import { EmailAddresses, EmailLinks, Mailer } from './ports.ts'

const later = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000)

/**
 * Sends somebody a link that resets their password, unless one was sent just before. Returns false if they have no
 * address that is confirmed and can be reached, or this installation sends no mail.
 */
export const sendResetLink = useCase(
  [EmailAddresses, EmailLinks, Mailer, Ids, Clock, writeLetter],
  (addresses, links, mailer, ids, clock, write) =>
    async (companyId: CompanyId, phone: string): Promise<boolean> => {
      const found = mailer.isOn ? await addresses.confirmedOf(companyId, phone) : null
      if (found === null) return false
      const { companyName, ...person } = found
      const createdAt = clock.now()
      const link = { ...person, emailId: ids.next(), createdAt, expiresAt: later(createdAt, resetMinutes) }
      if (await links.addReset(link, later(createdAt, -minutesBetweenResets)))
        await write(link.emailId, person, person.address, { about: 'reset', companyName })
      return true
    },
)
