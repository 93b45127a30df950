import { CostReads } from '../../../reads/index.ts'
import { type Operations, type OperationUse, read } from '../../server/operation.ts'

export const costOperations = (use: OperationUse) => {
  const costs = use(CostReads)

  return {
    getMonthCosts: read(({ path, query }) => costs.month(path.companyId, query.month)),
    getFirmCosts: read(({ path, query }) => costs.firm(path.companyId, path.corpId, query.month)),
  } satisfies Partial<Operations>
}
