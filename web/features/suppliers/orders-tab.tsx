import { InteractionTag, InteractionTagPrimary, InteractionTagSecondary, makeStyles } from '@fluentui/react-components'
import { useCallback } from 'react'
import { useListStoreProductsQuery, useMarkOrdersSeenMutation } from '../../api/generated.ts'
import { OrderTable } from '../../domain/store/order-list.tsx'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { OrderPanel } from './order-panel.tsx'
import { useSuppliersAddress } from './suppliers-address.ts'

const useStyles = makeStyles({ seller: { justifySelf: 'start', maxWidth: '100%' } })

/** The catering's orders; showing them marks their changes as seen. */
export const OrdersTab = ({ changed }: { changed: number }) => {
  const { companyId } = useCompany()
  const styles = useStyles()
  const mayOrder = useCan('manageOrders')
  const { order, seller, openOrder, openOrders } = useSuppliersAddress()
  const [markSeen] = useMarkOrdersSeenMutation()
  const { data: shop } = useListStoreProductsQuery(
    { companyId, supplierId: seller ?? '', limit: 1 },
    { skip: seller === undefined || !mayOrder },
  )
  const markChanges = useCallback(() => {
    if (mayOrder && changed > 0) void markSeen({ companyId })
  }, [mayOrder, changed, markSeen, companyId])
  return (
    <>
      {seller !== undefined && (
        <InteractionTag className={styles.seller}>
          <InteractionTagPrimary hasSecondaryAction>
            {shop === undefined ? 'Tek tedarikçinin siparişleri' : `${shop.supplier.name} siparişleri`}
          </InteractionTagPrimary>
          <InteractionTagSecondary aria-label="Bütün siparişleri göster" onClick={() => openOrders()} />
        </InteractionTag>
      )}
      <OrderTable
        side="catering"
        partnerId={seller}
        opened={order}
        onOpen={(orderId) => openOrder(orderId, seller)}
        panel={(orderId, step) => <OrderPanel orderId={orderId} step={step} onClose={() => openOrders(seller)} />}
        onShown={markChanges}
      />
    </>
  )
}
