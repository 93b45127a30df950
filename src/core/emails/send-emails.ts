import { Clock, defineSerialJob, Ids, type Job, Jobs, Transaction, useCase } from '../shared/index.ts'
import { type ClaimedEmail, type Email, type EmailNote, type EmailOutcome, Emails, Mailer } from './ports.ts'
import { undeliverableSince } from './rules.ts'

const mailsPerBatch = 50
/** Of one run. The next one begins up to two seconds later, when the queue is looked at. */
const maxBatches = 20
/** Longer than a batch can take. */
const claimMinutes = 15
/** In minutes, after each failure; the last one again and again. */
const pauses = [1, 5, 15, 60, 180] as const

const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** When to try again after so many attempts. */
export const nextAttemptOf = (attempts: number, now: Date): Date =>
  minutesAfter(now, pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0])

const canBeSent = (mail: ClaimedEmail): mail is ClaimedEmail & Email => mail.address !== null && mail.parts.length > 0

/** Without an outcome, there was nobody to send it to, or nothing left to tell. */
const noteOf = ({ id, attempts }: ClaimedEmail, outcome: EmailOutcome | undefined, now: Date): EmailNote => {
  const known = { id, attempts, answer: outcome?.code ?? null }
  switch (outcome?.state) {
    case 'sent':
      return { ...known, state: 'sent' }
    case 'refused':
      return { ...known, state: 'failed' }
    case 'later':
      return { ...known, state: 'waiting', dueAt: nextAttemptOf(attempts, now) }
    case undefined:
      return { ...known, state: 'dropped' }
  }
}

const hasUnknownAddress = (outcome: EmailOutcome | undefined): boolean =>
  outcome?.state === 'refused' && outcome.unknownAddress

/**
 * Sends a batch of the mails that are due, outside of any transaction, and notes what became of them. One that was
 * accepted while the process died is sent a second time, with the same Message-ID (rule U4). Returns whether more may be
 * due, and the server takes them.
 */
const sendBatch = useCase(
  [Emails, Mailer, Transaction, Ids, Clock],
  (emails, mailer, transaction, ids, clock) => async (): Promise<boolean> => {
    const now = clock.now()
    const claimed = await transaction.run(() => emails.claim(mailsPerBatch, now, minutesAfter(now, claimMinutes)))
    if (claimed.length === 0) return false
    const mails = claimed.filter(canBeSent)
    const outcomes = await mailer.sendAll(mails)
    const outcomeOf = new Map(mails.map(({ id }, index) => [id, outcomes[index]]))
    const unknown = mails.filter(({ id }) => hasUnknownAddress(outcomeOf.get(id)))
    const at = clock.now()
    await transaction.run(async () => {
      if (unknown.length > 0) {
        const emailIds = unknown.map(({ id }) => id)
        await emails.markUnreachable(emailIds, () => ids.next(), at)
      }
      const notes = claimed.map((mail) => noteOf(mail, outcomeOf.get(mail.id), at))
      await emails.note(notes, at)
    })
    const isServerDown = outcomes.some((outcome) => outcome.state === 'later' && outcome.isServerDown)
    return claimed.length === mailsPerBatch && !isServerDown
  },
)

/** Runs every minute and when mails were queued. What is left after many batches waits for another run, after others. */
export const sendEmails: Job<object> = defineSerialJob(
  'sendEmails',
  [Emails, Mailer, sendBatch, Jobs, Clock],
  (emails, mailer, send, jobs, clock) => async () => {
    const now = clock.now()
    await emails.dropOlder(undeliverableSince(now), now)
    if (!mailer.isOn) return
    for (let batches = 0; batches < maxBatches; batches++) if (!(await send())) return
    await jobs.add(sendEmails, {})
  },
)
