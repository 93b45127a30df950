import { maxNeedDays, purchaseRefusal, saveShelfCount } from '../../../core/buying/index.ts'
import { can } from '../../../core/actors/rules.ts'
import { BuyingReads } from '../../../reads/index.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { frozenFirst } from '../kitchen/frozen-first.ts'

export const buyingOperations = (use: OperationUse) => {
  const buying = use(BuyingReads)

  const frozen = frozenFirst(use)

  return {
    getPurchaseNeeds: read(async ({ path, query, actor }) => {
      const range = await buying.range(path.companyId, query.start_date, query.end_date)
      if (range === null) throw purchaseRefusal('purchase.range_invalid', { days: maxNeedDays })
      return frozen(() => buying.needs(path.companyId, range, can(actor, 'manageContracts')))
    }),
    listShelf: read(({ path }) => frozen(() => buying.shelf(path.companyId))),
    saveShelfCount: command(async ({ path, body, actor }) => {
      await use(saveShelfCount)({
        cateringId: path.companyId,
        actor,
        date: body.date,
        servingTime: body.serving_time,
        counts: body.counts.map(({ ingredient_id, ...one }) => ({ ...one, ingredientId: ingredient_id })),
      })
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
