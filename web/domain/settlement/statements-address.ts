import { usePanelParams } from '../../ui/page/panel-frame.tsx'

const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/
const tab = 'statements'

/** Which statement the address opens, or the month whose statements it lists. */
export const useStatementsAddress = () => {
  const [params, setParams] = usePanelParams()
  const month = params.get('month') ?? ''
  const ofMonth: { month?: string } = isMonth.test(month) ? { month } : {}
  return {
    statement: params.get('statement') ?? undefined,
    ...ofMonth,
    openStatement: (statement: string) => setParams({ tab, ...ofMonth, statement }),
    openList: (next: { month?: string } = ofMonth) => setParams({ tab, ...next }),
  }
}
