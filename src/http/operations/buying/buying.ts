import { maxNeedDays, PurchaseBooks, purchaseRefusal, saveShelfCount } from '../../../core/buying/index.ts'
import { maxDeliveryDays } from '../../../core/store/index.ts'
import { can } from '../../../core/actors/rules.ts'
import { BuyingReads } from '../../../reads/index.ts'
import { Download } from '../../contract/download.ts'
import { type Call, command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { frozenFirst } from '../kitchen/frozen-first.ts'
import { purchaseBookOf } from './purchase-book.ts'

export const buyingOperations = (use: OperationUse) => {
  const buying = use(BuyingReads)

  const frozen = frozenFirst(use)

  const rangeOf = async ({ path, query }: Pick<Call<'getPurchaseNeeds'>, 'path' | 'query'>) => {
    const range = await buying.range(path.companyId, query.start_date, query.end_date)
    if (range === 'range_invalid') throw purchaseRefusal('purchase.range_invalid', { days: maxNeedDays })
    if (range === 'too_far') throw purchaseRefusal('purchase.too_far', { days: maxDeliveryDays })
    return range
  }

  return {
    getPurchaseNeeds: read(async (call) => {
      const range = await rangeOf(call)
      return frozen(() => buying.needs(call.path.companyId, range, can(call.actor, 'manageContracts')))
    }),
    listPurchaseSources: read(async (call) => {
      const range = await rangeOf(call)
      return frozen(() => buying.sources(call.path.companyId, range, call.path.ingredientId))
    }),
    exportPurchaseNeeds: read(async (call) => {
      const range = await rangeOf(call)
      const book = await frozen(() => buying.book(call.path.companyId, range, can(call.actor, 'manageContracts')))
      const name = `alinacaklar-${range.first}-${range.last}.xlsx`
      return new Download(name, use(PurchaseBooks).write(purchaseBookOf(book)))
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
