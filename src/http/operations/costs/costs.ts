import { CostBooks } from '../../../core/costs/index.ts'
import { CostReads } from '../../../reads/index.ts'
import { Download } from '../../contract/download.ts'
import { type Operations, type OperationUse, read } from '../../server/operation.ts'
import { costBookOf } from './cost-book.ts'

export const costOperations = (use: OperationUse) => {
  const costs = use(CostReads)

  return {
    getMonthCosts: read(({ path, query }) => costs.month(path.companyId, query.month)),
    exportMonthCosts: read(async ({ path, query }) => {
      const month = await costs.book(path.companyId, query.month)
      return new Download(`maliyet-${month.costs.month}.xlsx`, use(CostBooks).write(costBookOf(month)))
    }),
    getFirmCosts: read(({ path, query }) => costs.firm(path.companyId, path.corpId, query.month)),
  } satisfies Partial<Operations>
}
