import { type CompanyId, defineJob, Ids, type UserId } from '../shared/index.ts'
import { writeLetter } from './write-letter.ts'
import { EmailAddresses, Mailer } from './ports.ts'

export interface NewDevice {
  companyId: CompanyId
  userId: UserId
  /** In ISO form. */
  at: string
  /** Its name; null if unknown. */
  browser: string | null
}

/** Tells a manager that somebody signed in to the account on a device that is not known, except for the first one. */
export const tellOfNewDevice = defineJob(
  'tellOfNewDevice',
  [EmailAddresses, Mailer, Ids, writeLetter],
  (addresses, mailer, ids, write) =>
    async ({ at, browser, companyId, userId }: NewDevice): Promise<void> => {
      const isNews = await addresses.noteNewDevice(companyId, userId)
      const own = isNews && mailer.isOn ? await addresses.of(companyId, userId) : null
      if (own === null) return
      const letter = { about: 'newDevice', companyName: own.companyName, at: new Date(at), browser } as const
      await write(ids.next(), own, null, letter)
    },
)
