import {
  confirmDelivery,
  nameComponent,
  ownNumberRefusal,
  ProductionBooks,
  saveOwnNumber,
  saveReserve,
  saveRoutes,
} from '../../../core/kitchen/index.ts'
import type { CompanyId, LocalDate } from '../../../core/shared/index.ts'
import { KitchenReads } from '../../../reads/index.ts'
import { Download } from '../../contract/download.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { productionBookOf } from './production-book.ts'
import { frozenFirst } from './frozen-first.ts'

export const kitchenOperations = (use: OperationUse) => {
  const kitchen = use(KitchenReads)

  const frozen = frozenFirst(use)

  const componentOn = async (cateringId: CompanyId, key: string, date: LocalDate) => {
    const found = await frozen(() => kitchen.component(cateringId, key, date))
    if (found === null) throw ownNumberRefusal('kitchen.component_missing')
    return found
  }

  return {
    listKitchenDays: read(({ path, query }) => kitchen.days(path.companyId, query.start_date)),
    getKitchenPlan: read(({ path, query }) => frozen(() => kitchen.plan(path.companyId, query.date))),
    exportKitchenPlan: read(async ({ path, query }) => {
      const plan = await frozen(() => kitchen.plan(path.companyId, query.date))
      return new Download(`uretim-${query.date}.xlsx`, use(ProductionBooks).write(productionBookOf(plan)))
    }),
    getPlannedComponent: read(({ path, query }) => componentOn(path.companyId, path.componentKey, query.date)),
    saveOwnNumber: command(async ({ path: { companyId, componentKey: key }, body: { date, own_number }, actor }) => {
      await use(saveOwnNumber)({ cateringId: companyId, actor, date, key, portions: own_number })
      return { success: true, component: (await componentOn(companyId, key, date)).component }
    }),
    saveReserve: command(async ({ path, body, actor }) => {
      await use(saveReserve)({ cateringId: path.companyId, actor, percent: body.reserve_percent })
      return { success: true }
    }),
    nameComponent: command(async ({ path: { companyId, componentKey: key }, body: { name }, actor }) => {
      await use(nameComponent)({ cateringId: companyId, actor, key, name })
      return { success: true }
    }),
    listLabels: read(async ({ path: { companyId }, query: { date, corporate_id, shift_id } }) => {
      await frozen(() => kitchen.plan(companyId, date))
      return kitchen.labels(companyId, date, { corporateId: corporate_id, shiftId: shift_id })
    }),
    listRoutes: read(({ path }) => kitchen.routes(path.companyId)),
    saveRoutes: command(async ({ path, body, actor }) => {
      const stops = body.firms.map(({ corporate_id, route, place }) => ({ corporateId: corporate_id, route, place }))
      await use(saveRoutes)({ cateringId: path.companyId, actor, stops })
      return { success: true }
    }),
    listDeliveries: read(({ path, query }) => kitchen.deliveries(path.companyId, query.date)),
    confirmDelivery: command(async ({ path: { companyId, menuDayId }, body: { received_portions }, actor }) => {
      await use(confirmDelivery)({ corporateId: companyId, menuDayId, actor, received: received_portions })
      return { success: true, confirmation: await kitchen.confirmation(companyId, menuDayId) }
    }),
  } satisfies Partial<Operations>
}
