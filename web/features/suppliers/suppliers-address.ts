import { useCallback } from 'react'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Which store, order or partnership the address opens; invalid ids are ignored. */
export const useSuppliersAddress = () => {
  const [params, setParams] = usePanelParams()
  const idOf = (name: string): string | undefined => {
    const text = params.get(name) ?? ''
    return id.test(text) ? text : undefined
  }
  const go = useCallback((next: Record<string, string>) => setParams(next, { preventScrollReset: true }), [setParams])
  return {
    store: idOf('store'),
    order: idOf('order'),
    partnership: idOf('partnership'),
    /** Lists only the orders from this supplier. */
    seller: idOf('seller'),
    openSuppliers: () => go({}),
    openPartnership: (partnership: string) => go({ partnership }),
    openStore: (store: string) => setParams({ store }),
    openOrders: (seller?: string) => go({ tab: 'orders', ...(seller !== undefined && { seller }) }),
    openOrder: (order: string, seller?: string) =>
      go({ tab: 'orders', ...(seller !== undefined && { seller }), order }),
  }
}
