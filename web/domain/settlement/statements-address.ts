import { usePanelParams } from '../../ui/page/panel-frame.tsx'

const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/
const tab = 'statements'

/** The month in which periods end, and what the partner's name contains; either may be missing. */
export const statementFilter = (month: string | undefined, search: string): { month?: string; search?: string } => ({
  ...(month !== undefined && { month }),
  ...(search !== '' && { search }),
})

/** The same as the list is asked for. */
export const statementQuery = (month: string | undefined, search: string): { period?: string; search?: string } => ({
  ...(month !== undefined && { period: month }),
  ...(search !== '' && { search }),
})

/** Which statement the address opens, and what its list is narrowed to. */
export const useStatementsAddress = () => {
  const [params, setParams] = usePanelParams()
  const typed = params.get('month') ?? ''
  const month = isMonth.test(typed) ? typed : undefined
  const search = params.get('search') ?? ''
  const filter = statementFilter(month, search)
  return {
    statement: params.get('statement') ?? undefined,
    month,
    search,
    openStatement: (statement: string) => setParams({ tab, ...filter, statement }),
    openList: () => setParams({ tab, ...filter }),
    narrowList: (month: string | undefined, search: string) =>
      setParams({ tab, ...statementFilter(month, search) }, { replace: true, preventScrollReset: true }),
  }
}
