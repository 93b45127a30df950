import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { isBeforeCutOff, MenuDays, planningHorizon } from '../menus/index.ts'
import { addDays, Clock, type LocalDate, useCase } from '../shared/index.ts'
import { shiftRefusal, Shifts, todayOf, worksOn } from '../shifts/index.ts'
import { Departments } from '../workforce/index.ts'
import { type GuestPortions, guestRefusal, type GuestsOfDepartment, portionsOfGuests } from './guest.ts'
import { hostOf } from './host.ts'
import { Guests } from './ports.ts'
import { maxGuests } from './rules.ts'

export const guestsSaved = logEvent(
  'guests.saved',
  'COMPANY_UPDATED',
  telling<{ date: LocalDate; shift: string; department: string | null; portions: number }>(),
)

export interface GuestInput extends GuestsOfDepartment {
  actor: Actor
  guests: readonly GuestPortions[]
}

const isSame = (one: readonly GuestPortions[], other: readonly GuestPortions[]): boolean =>
  one.length === other.length &&
  one.every(({ key, portions }) => other.some((same) => same.key === key && same.portions === portions))

/** The write itself enforces the rules. Only if it wrote nothing does the use case find out which one refused it. */
const changing = (change: 'save' | 'add') =>
  useCase(
    [Guests, MenuDays, Shifts, Departments, Trail, Clock],
    (guests, menuDays, shifts, departments, trail, clock) => {
      const refuse = async ({ companyId, shiftId, date, guests: asked }: GuestInput, now: Date): Promise<never> => {
        if (await guests.isDayClosed(companyId, shiftId, date)) throw guestRefusal('guests.day_closed')
        const shift = await shifts.byId(companyId, shiftId)
        if (!shift?.isActive) throw shiftRefusal('shift.missing')
        if (!worksOn(shift, date)) throw guestRefusal('guests.not_a_work_day')
        const found = await menuDays.publishedForChoice(companyId, shiftId, date)
        const [day, partnerCutOff] = [found?.day ?? { date, closedAt: null }, found?.partnerCutOff ?? null]
        if (!isBeforeCutOff(day, { shift, partnerCutOff }, now)) throw guestRefusal('guests.closed')
        const isKnown = ({ key }: GuestPortions) => key === null || found?.day.mealOf(key) !== undefined
        throw guestRefusal(asked.every(isKnown) ? 'guests.closed' : 'guests.unknown_option')
      }

      return async (input: GuestInput): Promise<void> => {
        const { companyId, shiftId, date, departmentId, actor } = input
        const now = clock.now()
        const shift = await shifts.byId(companyId, shiftId)
        if (shift === null) throw shiftRefusal('shift.missing')
        if (new Set(input.guests.map(({ key }) => key)).size < input.guests.length)
          throw guestRefusal('guests.option_repeated')
        if (date > addDays(todayOf(shift, now), planningHorizon))
          throw guestRefusal('guests.too_far', { days: planningHorizon })
        const asked = input.guests.filter(({ portions }) => portions > 0)
        const department = await hostOf(departments, input, asked.length > 0)
        const { before, after } =
          (await guests[change]({ companyId, shiftId, date, departmentId }, asked, now)) ?? (await refuse(input, now))
        if (after.some(({ portions }) => portions > maxGuests))
          throw guestRefusal('guests.too_many', { max: maxGuests })
        if (isSame(before, after)) return
        await trail.write({
          event: guestsSaved,
          companyId,
          actor,
          meta: { date, shift: shift.title, department, portions: portionsOfGuests(after) },
        })
      }
    },
  )

/** Sets how many guests of a department eat what in a shift, until its cut-off (rule Y3). */
export const saveGuests = changing('save')

/** Adds to them, so that two who add at once need not know of each other. */
export const addGuests = changing('add')

export const removeGuests = useCase([saveGuests], (save) => (input: Omit<GuestInput, 'guests'>): Promise<void> => {
  return save({ ...input, guests: [] })
})
