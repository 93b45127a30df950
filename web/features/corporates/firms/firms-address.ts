import type { ListFirmsApiArg } from '../../../api/generated-panels.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'

type SortKey = NonNullable<ListFirmsApiArg['sort']>
const sortKeys: readonly SortKey[] = ['name', 'meals', 'undecided', 'menu', 'price', 'end']

/** Which firms the address shows, in which order, and the partnership that is open beside them. */
export const useFirmsAddress = () => {
  const [params, setParams] = usePanelParams()
  const shown = params.get('firms') === 'all' ? 'all' : 'contracted'
  const sort = sortKeys.find((key) => key === params.get('sort')) ?? 'name'
  const order = params.get('order') === 'desc' ? 'desc' : 'asc'
  const go = (next: Record<string, string>) =>
    setParams({ tab: 'firms', firms: shown, sort, order, ...next }, { preventScrollReset: true })
  return {
    shown,
    sort,
    order,
    partnership: params.get('partnership') ?? undefined,
    show: (firms: string) => go({ firms }),
    showAll: () => go({ firms: 'all' }),
    sortBy: (sort: SortKey, order: 'asc' | 'desc') => go({ sort, order }),
    open: (partnership: string) => go({ partnership }),
    close: () => go({}),
  } as const
}
