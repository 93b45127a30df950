import { defineLongJob, Ids, Transaction } from '../shared/index.ts'
import { offerConfirmation } from './send-confirmation.ts'
import { writeLetter } from './write-letter.ts'
import { EmailAddresses, Mailer } from './ports.ts'

const batchSize = 100

/**
 * Sends a link to every address that was entered, whoever did it, and tells a confirmed address that it was replaced.
 * Runs every minute and resumes where a failed run stopped.
 */
export const writeToChangedAddresses = defineLongJob(
  'writeToChangedAddresses',
  [EmailAddresses, Mailer, Transaction, Ids, offerConfirmation, writeLetter],
  (addresses, mailer, transaction, ids, offer, write) => async (): Promise<void> => {
    const writeBatch = async (): Promise<number> => {
      const changed = await addresses.takeChanged(batchSize)
      if (!mailer.isOn) return changed.length
      for (const { address, replaced, ...person } of changed) {
        if (replaced !== null)
          await write(ids.next(), person, replaced, { about: 'replaced', companyName: person.companyName })
        if (address !== null) await offer({ ...person, address })
      }
      return changed.length
    }
    while ((await transaction.run(writeBatch)) === batchSize);
  },
)
