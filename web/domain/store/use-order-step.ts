import type { ListOrdersApiArg } from '../../api/generated-panels.ts'
import { useShownRows } from '../../ui/lists/use-shown-rows.ts'
import type { Step } from '../../ui/page/side-panel.tsx'
import { orderPages } from './order-pages.ts'

/** Steps from an open order to the previous or next one in the list; if it has left the list, to the first one. */
export const useOrderStep = (
  pages: readonly ListOrdersApiArg[],
  opened: string | null | undefined,
  open: (orderId: string) => void,
): Step => {
  const ids = useShownRows(orderPages.select, pages, orderPages.rows).map(({ id }) => id)
  const at = ids.indexOf(opened ?? '')
  const to = (orderId: string | undefined) => (orderId === undefined ? undefined : () => open(orderId))
  return { back: to(ids[at - 1]), on: to(ids[at + 1]) }
}
