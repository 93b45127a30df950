import { can, personOf } from '../../../core/actors/rules.ts'
import { addGuests, removeGuests, saveGuestRepeat, saveGuests } from '../../../core/guests/index.ts'
import { freezeListsOf } from '../../../core/menus/index.ts'
import type { DepartmentId, LocalDate, ShiftId } from '../../../core/shared/index.ts'
import { GuestReads } from '../../../reads/index.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'

interface MealOfDepartment {
  shift_id: ShiftId
  date: LocalDate
  department_id?: DepartmentId | null
}
const mealOf = ({ shift_id: shiftId, date, department_id: departmentId = null }: MealOfDepartment) => ({
  shiftId,
  date,
  departmentId,
})

export const guestOperations = (use: OperationUse) => {
  const guests = use(GuestReads)

  return {
    /** The first reader after a cut-off freezes its lists (rule M15). */
    listGuests: read(async ({ path: { companyId }, query, actor }) => {
      const look = () =>
        guests.ahead(companyId, query.start_date, {
          userId: personOf(actor),
          seesPrices: can(actor, 'manageContracts'),
        })
      const found = await look()
      if (!found.isDue) return found.answer
      await use(freezeListsOf)([companyId])
      return (await look()).answer
    }),
    saveGuests: command(async ({ path, body, actor }) => {
      await use(saveGuests)({ ...path, actor, ...mealOf(body), guests: body.guests })
      return { success: true }
    }),
    addGuests: command(async ({ path, body, actor }) => {
      await use(addGuests)({ ...path, actor, ...mealOf(body), guests: body.guests })
      return { success: true }
    }),
    removeGuests: command(async ({ path, query, actor }) => {
      await use(removeGuests)({ ...path, actor, ...mealOf(query) })
      return { success: true }
    }),
    saveGuestRepeat: command(async ({ path, body, actor }) => {
      const { shift_id: shiftId, weekday, department_id: departmentId, portions } = body
      await use(saveGuestRepeat)({ companyId: path.companyId, actor, shiftId, weekday, departmentId, portions })
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
