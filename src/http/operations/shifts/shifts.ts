import { everyWeekday } from '../../../core/shifts/rules.ts'
import { homeTimezone } from '../../../core/shared/index.ts'
import {
  createShift,
  deleteShift,
  type Shift,
  shiftRefusal,
  setStandingChoices,
  setUsualShifts,
  type ShiftPlan,
  updateShift,
} from '../../../core/shifts/index.ts'
import { CompanyReads, ShiftReads } from '../../../reads/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'
import { command, type Operations, read, type OperationUse } from '../../server/operation.ts'
import { rotationIn } from './own-shifts.ts'
import { withPresent } from '../../server/with-present.ts'

const planOf = ({
  title,
  start_time,
  end_time,
  days,
  timezone,
  cutoff_days,
  cutoff_time,
}: BodyOf<'createShift'>): ShiftPlan => ({
  title,
  startTime: start_time,
  endTime: end_time,
  days,
  timezone: timezone ?? homeTimezone,
  cutOff: cutoff_days === undefined || cutoff_time === undefined ? undefined : { days: cutoff_days, time: cutoff_time },
})

const shapeOf = ({
  id,
  title,
  startTime,
  endTime,
  days,
  timezone,
  cutoffDays,
  cutoffTime,
  isActive,
  version,
}: Shift) => ({
  id,
  title,
  start_time: startTime,
  end_time: endTime,
  days,
  timezone,
  cutoff_days: cutoffDays,
  cutoff_time: cutoffTime,
  is_active: isActive,
  version,
})

export const shiftOperations = (use: OperationUse) => {
  const shifts = use(ShiftReads)
  const companies = use(CompanyReads)
  return {
    listShifts: read(async ({ path, actor }) => ({
      shifts: await shifts.list(path.companyId, actor.kind === 'individual'),
    })),
    createShift: command(async ({ path, body, actor }) => {
      const shift = await use(createShift)({ companyId: path.companyId, actor, plan: planOf(body) })
      return { success: true, shift: shapeOf(shift) }
    }),
    updateShift: command(async ({ path, body, actor }) => {
      const { companyId, shiftId } = path
      const change = { companyId, shiftId, actor, plan: planOf(body), seenVersion: body.version }
      const shift = await use(updateShift)(change).catch(
        withPresent(async () => ({ ...(await shifts.list(companyId, false)).find(({ id }) => id === shiftId) })),
      )
      return { success: true, shift: shapeOf(shift) }
    }),
    deleteShift: command(async ({ path, actor }) => {
      const { cancelledChoices } = await use(deleteShift)({
        companyId: path.companyId,
        shiftId: path.shiftId,
        actor,
      })
      return { success: true, cancelled_choices: cancelledChoices }
    }),
    previewShiftEnd: read(async ({ path, query }) => {
      const weekdays = query.days?.split(',').map(Number) ?? everyWeekday
      const end = await shifts.end(path.companyId, path.shiftId, weekdays)
      if (end === null) throw shiftRefusal('shift.missing')
      return end
    }),
    getUsualShifts: read(({ path }) => shifts.usual(path.companyId, path.userId)),
    saveUsualShifts: command(async ({ path, body }) => {
      const { companyId, userId } = path
      await use(setUsualShifts)({ companyId, userIds: [userId], ownShifts: body.shift_ids })
      return { success: true }
    }),
    saveShiftPattern: command(async ({ path, body }) => {
      const { companyId, userId } = path
      await use(setUsualShifts)({ companyId, userIds: [userId], ownShifts: rotationIn(body) })
      return { success: true }
    }),
    getStandingChoices: read(({ path }) => shifts.standing(path.companyId, path.userId)),
    saveStandingChoices: command(async ({ path, body }) => {
      const choices = body.choices.map(({ shift_id, weekday, label }) => ({ shiftId: shift_id, weekday, label }))
      return { success: true, ...(await use(setStandingChoices)({ ...path, choices })) }
    }),
    listKitchenShifts: read(async ({ path }) => {
      const [names, list] = await Promise.all([
        companies.names(path.corpId, path.cateringId),
        shifts.list(path.corpId, true),
      ])
      return { ...names, shifts: list }
    }),
  } satisfies Partial<Operations>
}
