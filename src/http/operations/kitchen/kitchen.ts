import { nameComponent, saveOwnNumber, saveReserve } from '../../../core/kitchen/index.ts'
import { freezeListsOf } from '../../../core/menus/index.ts'
import type { CompanyId } from '../../../core/shared/index.ts'
import { KitchenReads } from '../../../reads/index.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'

export const kitchenOperations = (use: OperationUse) => {
  const kitchen = use(KitchenReads)

  /** The first reader after a cut-off freezes its lists (rule M15). */
  const frozen = async <Answer>(look: () => Promise<{ dueFirms: CompanyId[]; answer: Answer }>): Promise<Answer> => {
    const { dueFirms, answer } = await look()
    if (dueFirms.length === 0) return answer
    await use(freezeListsOf)(dueFirms)
    return (await look()).answer
  }

  return {
    listKitchenDays: read(({ path, query }) => kitchen.days(path.companyId, query.start_date)),
    getKitchenPlan: read(({ path, query }) => frozen(() => kitchen.plan(path.companyId, query.date))),
    getPlannedComponent: read(({ path, query }) =>
      frozen(() => kitchen.component(path.companyId, path.componentKey, query.date)),
    ),
    saveOwnNumber: command(async ({ path: { companyId, componentKey: key }, body: { date, own_number }, actor }) => {
      await use(saveOwnNumber)({ cateringId: companyId, actor, date, key, portions: own_number })
      const { answer } = await kitchen.component(companyId, key, date)
      return { success: true, component: answer.component }
    }),
    saveReserve: command(async ({ path, body, actor }) => {
      await use(saveReserve)({ cateringId: path.companyId, actor, percent: body.reserve_percent })
      return { success: true }
    }),
    nameComponent: command(async ({ path: { companyId, componentKey: key }, body: { name }, actor }) => {
      await use(nameComponent)({ cateringId: companyId, actor, key, name })
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
