import { Clock, defineSerialJob, type EmailId, Ids, type Job, Jobs, Transaction } from '../shared/index.ts'
import { type ClaimedEmail, type Email, type EmailNote, type EmailOutcome, Emails, Mailer } from './ports.ts'
import { undeliverableSince } from './rules.ts'

const mailsPerBatch = 50
/** Longer than a batch can take. */
const claimMinutes = 15
/** In minutes, after each failure; the last one again and again. */
const pauses = [1, 5, 15, 60, 180] as const

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** When to try again after so many attempts. */
export const nextAttemptOf = (attempts: number, now: Date): Date =>
  minutesAfter(now, pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0])

const canBeSent = (mail: ClaimedEmail): mail is ClaimedEmail & Email => mail.address !== null && mail.parts.length > 0

const dropped = (id: EmailId, attempts: number): EmailNote => ({ id, attempts, state: 'dropped', answer: null })

const noteOf = ({ id, attempts }: ClaimedEmail, outcome: EmailOutcome, now: Date): EmailNote => {
  const known = { id, attempts, answer: outcome.code }
  if (outcome.state === 'sent') return { ...known, state: 'sent' }
  if (outcome.state === 'refused') return { ...known, state: 'failed' }
  return { ...known, state: 'waiting', dueAt: nextAttemptOf(attempts, now) }
}

/**
 * Sends a batch of the mails that are due, outside of any transaction, and notes what became of them. One that was
 * accepted while the process died is sent a second time, with the same Message-ID (rule U4).
 */
export const sendEmails: Job<object> = defineSerialJob(
  'sendEmails',
  [Emails, Mailer, Transaction, Jobs, Ids, Clock],
  (emails, mailer, transaction, jobs, ids, clock) => async () => {
    const now = clock.now()
    await emails.dropOlder(undeliverableSince(now), now)
    if (!mailer.isOn) return 0
    const claimed = await transaction.run(() => emails.claim(mailsPerBatch, now, minutesAfter(now, claimMinutes)))
    const mails = claimed.filter(canBeSent)
    const outcomes = await mailer.sendAll(mails)
    const at = clock.now()
    const sent = mails.flatMap((mail, index) => {
      const outcome = outcomes[index]
      return outcome ? [{ mail, outcome }] : []
    })
    const notes: EmailNote[] = [
      ...claimed.filter((mail) => !canBeSent(mail)).map(({ id, attempts }) => dropped(id, attempts)),
      ...sent.map(({ mail, outcome }) => noteOf(mail, outcome, at)),
    ]
    const unknown = sent.filter(({ outcome }) => outcome.state === 'refused' && outcome.unknownAddress)
    const isServerDown = sent.some(({ outcome }) => outcome.state === 'later' && outcome.isServerDown)
    if (claimed.length === 0) return 0
    await transaction.run(async () => {
      if (unknown.length > 0) {
        const emailIds = unknown.map(({ mail }) => mail.id)
        await emails.markUnreachable(emailIds, () => ids.next(), at)
      }
      await emails.note(notes, at)
      if (claimed.length === mailsPerBatch && !isServerDown) await jobs.add(sendEmails, {})
    })
    return sent.length
  },
)
