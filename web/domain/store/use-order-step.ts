import { shallowEqual, useSelector } from 'react-redux'
import { api, type ListOrdersApiArg } from '../../api/generated.ts'
import type { Step } from '../../ui/page/side-panel.tsx'

type ApiState = Parameters<ReturnType<typeof api.endpoints.listOrders.select>>[0]

/** Steps from an open order to the previous or next one in the list; if it has left the list, to the first one. */
export const useOrderStep = (
  pages: readonly ListOrdersApiArg[],
  opened: string | null | undefined,
  open: (orderId: string) => void,
): Step => {
  const ids = useSelector(
    (state: ApiState) =>
      pages.flatMap(
        (page) =>
          api.endpoints.listOrders
            .select(page)(state)
            .data?.orders.map(({ id }) => id) ?? [],
      ),
    shallowEqual,
  )
  const at = ids.indexOf(opened ?? '')
  const to = (orderId: string | undefined) => (orderId === undefined ? undefined : () => open(orderId))
  return { back: to(ids[at - 1]), on: to(ids[at + 1]) }
}
