import { can, personOf } from '../../../core/actors/rules.ts'
import { saveGuestRepeat, saveGuests } from '../../../core/guests/index.ts'
import { freezeListsOf } from '../../../core/menus/index.ts'
import { GuestReads } from '../../../reads/index.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'

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
      const { shift_id: shiftId, date, department_id: departmentId, guests: asked } = body
      await use(saveGuests)({ companyId: path.companyId, actor, shiftId, date, departmentId, guests: asked })
      return { success: true }
    }),
    saveGuestRepeat: command(async ({ path, body, actor }) => {
      const { shift_id: shiftId, weekday, department_id: departmentId, portions } = body
      await use(saveGuestRepeat)({ companyId: path.companyId, actor, shiftId, weekday, departmentId, portions })
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
