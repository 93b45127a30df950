import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announceReminder } from '../notifications/index.ts'
import { Clock, type CompanyId, Ids, Jobs, type LocalDate, refusals, useCase } from '../shared/index.ts'
import { Reminders } from './ports.ts'

export const undecidedReminded = logEvent(
  'choices.reminded',
  'MAIL_SENT',
  telling<{ date: LocalDate; people: number }>(),
)

export const reminderRefusal = refusals({
  'reminder.closed': 'conflict',
  'reminder.sent': 'conflict',
  'reminder.nobody': 'conflict',
})

interface ReminderInput {
  companyId: CompanyId
  date: LocalDate
  actor: Actor
}

/**
 * Reminds people who have not chosen for a day, once per cut-off, which belongs to a shift and a date. Returns how many
 * there are (rule M19).
 */
export const remindUndecided = useCase(
  [Reminders, Jobs, Trail, Ids, Clock],
  (reminders, jobs, trail, ids, clock) =>
    async ({ companyId, date, actor }: ReminderInput): Promise<number> => {
      const now = clock.now()
      const shiftIds = await reminders.claim(companyId, date, now)
      if (shiftIds.length === 0)
        throw reminderRefusal((await reminders.isOpen(companyId, date, now)) ? 'reminder.sent' : 'reminder.closed')
      const people = await reminders.undecided(companyId, date, shiftIds)
      if (people === 0) throw reminderRefusal('reminder.nobody')
      await jobs.add(announceReminder, { id: ids.next(), companyId, date, shiftIds })
      await trail.write({ event: undecidedReminded, companyId, actor, meta: { date, people } })
      return people
    },
)
