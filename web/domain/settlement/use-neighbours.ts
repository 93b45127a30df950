import { type Statement, useListStatementsQuery } from '../../api/generated-settlement.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { monthBeside } from './statement-texts.ts'

/** Opens the partner's period before or after; undefined where there is none. */
export interface Neighbours {
  back: (() => void) | undefined
  on: (() => void) | undefined
}

/** The most that one answer has. */
const limit = 100

/** The periods of the same partner that end in this month and the ones beside it. */
export const useNeighbours = (statement: Statement | undefined, open: (id: string) => void): Neighbours => {
  const company = useCompany()
  const month = statement?.last_day.slice(0, 7) ?? ''
  const skip = { skip: statement === undefined }
  const before = useListStatementsQuery({ ...company, period: monthBeside(month, -1), limit }, skip)
  const same = useListStatementsQuery({ ...company, period: month, limit }, skip)
  const after = useListStatementsQuery({ ...company, period: monthBeside(month, 1), limit }, skip)
  const periods = [before, same, after]
    .flatMap(({ currentData }) => currentData?.statements ?? [])
    .filter(({ partner }) => partner.id === statement?.partner.id)
    .toSorted((one, other) => one.first_day.localeCompare(other.first_day))
  const at = periods.findIndex(({ id }) => id === statement?.id)
  const opening = (to: number): (() => void) | undefined => {
    const next = at === -1 ? undefined : periods[to]
    return next && (() => open(next.id))
  }
  return { back: at === 0 ? undefined : opening(at - 1), on: opening(at + 1) }
}
