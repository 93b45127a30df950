import { makeStyles } from '@fluentui/react-components'
import { movementReasonLabels } from '../../../../src/texts/store/store.ts'
import { quantityIn, quantityText } from '../../../../src/texts/kernel/amounts.ts'
import { type ListStockMovementsApiArg, useListStockMovementsQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { Facts } from '../../../ui/facts.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'

const pageSize = 50

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    padding: '8px 0',
    borderBottom: `1px solid ${colors.line}`,
  },
  quiet: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  number: { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
  change: { display: 'block', fontWeight: 650 },
})

const signed = (quantity: number): string => `${quantity > 0 ? '+' : '−'}${quantityText(Math.abs(quantity))}`

const Movements = (asked: ListStockMovementsApiArg) => {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {useListStockMovementsQuery(asked).data?.movements.map((movement) => (
        <li key={movement.id} className={styles.entry}>
          <span>
            <span>
              {[movementReasonLabels[movement.reason], movement.order_no].filter((text) => text !== null).join(' ')}
            </span>
            <span className={styles.quiet}>
              {[formatInstant(movement.created_at), movement.actor_name].filter((text) => text !== null).join(' · ')}
            </span>
          </span>
          <span className={styles.number}>
            <span className={styles.change}>{signed(movement.quantity)}</span>
            <span className={styles.quiet}>{`kalan ${quantityText(movement.stock_after)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How the stock of a product has changed. */
export const MovementsPanel = ({ productId, onClose }: { productId: string; onClose: () => void }) => {
  const { companyId } = useCompany()
  const asked = { companyId, productId, limit: pageSize }
  const query = usePagedQuery(useListStockMovementsQuery, asked)
  const product = query.first.data?.product
  return (
    <SidePanel title={product?.name ?? 'Stok hareketleri'} onClose={onClose}>
      {product && (
        <Facts
          facts={[
            ['Stok', quantityIn(product.stock_quantity, product.unit_type)],
            ['Siparişlere ayrılan', quantityIn(product.reserved_quantity, product.unit_type)],
            ['En az sipariş', quantityIn(product.minimum_order_quantity, product.unit_type)],
          ]}
        />
      )}
      <PagedList
        query={query}
        failure="Stoklar yüklenemedi"
        empty="Henüz stok hareketi bulunmamaktadır."
        drawing="list"
        isEmpty={({ movements }) => movements.length === 0}
        shape="lines"
      >
        {(offsets) => offsets.map((offset) => <Movements key={offset} {...asked} offset={offset} />)}
      </PagedList>
    </SidePanel>
  )
}
