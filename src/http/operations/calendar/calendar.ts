import {
  AbsenceLists,
  checkedRange,
  closeDays,
  endAbsence,
  endAbsenceOf,
  importAbsences,
  markAbsence,
  markAbsences,
  openClosedDays,
} from '../../../core/calendar/index.ts'
import { AbsenceReads, ClosedDayReads } from '../../../reads/index.ts'
import { absenceRowProblems } from '../../../texts/calendar/absence-rows.ts'
import { pageOf } from '../../server/page.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'

const maxAbsentPeople = 100

/** `2027-05-15T13:00,2027-05-16` */
const daysIn = (text: string) =>
  text.split(',').map((day) => {
    const [date = '', fromTime = null] = day.split('T')
    return { date, fromTime }
  })

export const calendarOperations = (use: OperationUse) => {
  const closedDays = use(ClosedDayReads)
  const absences = use(AbsenceReads)

  return {
    listClosedDays: read(async ({ path, query }) => ({
      closed_days: await closedDays.ofYear(path.companyId, query.year),
    })),
    closeDays: command(async ({ path, body, actor }) => {
      const days = body.days.map(({ date, from_time = null, name }) => ({ date, fromTime: from_time, name }))
      const { cancelledChoices, cancelledGuests } = await use(closeDays)({ companyId: path.companyId, actor, days })
      return { success: true, cancelled_choices: cancelledChoices, cancelled_guests: cancelledGuests }
    }),
    openDays: command(async ({ path, actor, query: { first, last } }) => {
      const opened = await use(openClosedDays)({ companyId: path.companyId, actor, first, last })
      return { success: true, opened_count: opened }
    }),
    listOfficialDays: read(async ({ path, query }) => ({
      official_days: await closedDays.official(path.companyId, query.year, path.type === 'corporate'),
    })),
    listAbsences: read(async ({ path }) => ({ absences: await absences.ofPerson(path.companyId, path.userId) })),
    markAbsence: command(async ({ path, body: { first, last } }) => {
      const { withdrawnChoices } = await use(markAbsence)({ ...path, first, last })
      return { success: true, withdrawn_choices: withdrawnChoices }
    }),
    endAbsence: command(async ({ path, query: { first, last } }) => {
      const { chosen } = await use(endAbsence)({ ...path, first, last })
      return { success: true, chosen_choices: chosen }
    }),
    previewAbsence: read(async ({ path, query }) => ({
      days: await absences.preview(path.companyId, path.userId, checkedRange(query)),
    })),
    listAbsentPeople: read(({ path, query }) => absences.ofCompany(path.companyId, pageOf(query, maxAbsentPeople))),
    markAbsences: command(async ({ path, actor, query, body: { user_ids: userIds, first, last } }) => {
      const isPreview = query.is_preview ?? false
      const { marked, withdrawnChoices } = await use(markAbsences)({ ...path, actor, userIds, first, last, isPreview })
      return { success: true, marked_count: marked, withdrawn_choices: withdrawnChoices }
    }),
    importAbsences: command(async ({ path: { companyId }, query, file, actor }) => {
      const rows = await use(AbsenceLists).read(companyId, file?.content ?? new Uint8Array())
      const isPreview = query.is_preview ?? false
      const { people, days, withdrawnChoices, failed } = await use(importAbsences)({
        companyId,
        actor,
        rows,
        isPreview,
      })
      return {
        success: true,
        people_count: people,
        day_count: days,
        withdrawn_choices: withdrawnChoices,
        errors: failed.map(({ row, problem, fullName, phone }) => ({
          row,
          message: absenceRowProblems[problem],
          full_name: fullName,
          phone,
        })),
      }
    }),
    endAbsenceOf: command(async ({ path, actor, query: { user_id: userId, first, last } }) => {
      const { chosen } = await use(endAbsenceOf)({ ...path, actor, userId, first, last })
      return { success: true, chosen_choices: chosen }
    }),
    previewClosing: read(({ path, query }) => closedDays.impact(path.companyId, daysIn(query.days))),
  } satisfies Partial<Operations>
}
