import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { createPortal } from 'react-dom'
import type { OrderDetail } from '../../api/generated.ts'
import { formatInstant } from '../../ui/words/dates.ts'
import { Facts } from '../../ui/facts.tsx'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { formatPhone } from '../../ui/words/phone.ts'
import { OrderLines } from './order-lines.tsx'

/* Black on white in every theme: it is paper. */
const useStyles = makeStyles({
  sheet: {
    display: 'none',
    // Block layout, because parts of a grid that spans sheets can overlap.
    '@media print': { display: 'block', color: 'black', backgroundColor: 'white', fontSize: '11pt' },
    '& *': { '@media print': { color: 'black' } },
    '& > * + *': { marginTop: '8mm' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { '@media print': { padding: '1.2mm 1mm', borderBottomColor: '#bbb' } },
    // Otherwise the total is repeated on every sheet.
    '& tfoot': { display: 'table-row-group' },
  },
  title: { fontSize: '20pt', lineHeight: '26pt', fontWeight: 700 },
  signs: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '20mm', breakInside: 'avoid' },
  sign: { paddingBottom: '25mm', borderBottom: '1px solid black' },
})

/** Accompanies the goods: for printing only, or saving as PDF. */
export const DeliveryNote = ({ order }: { order: OrderDetail }) => {
  const styles = useStyles()
  const own = useOwnDocument()
  return createPortal(
    <div className={mergeClasses('slip-sheet', styles.sheet)}>
      <h1 className={styles.title}>{`Teslim fişi ${order.order_no}`}</h1>
      <Facts
        facts={[
          ['Satıcı', order.supplier_company_name],
          ['Alıcı', order.buyer_company_name],
          ['Telefon', order.buyer_phone === null ? '—' : formatPhone(order.buyer_phone)],
          ['Teslimat adresi', order.delivery_address || '—'],
          ['Sipariş tarihi', formatInstant(order.created_at)],
          ['Not', order.notes || '—'],
        ]}
      />
      <OrderLines order={order} />
      <div className={styles.signs}>
        <span className={styles.sign}>Teslim eden</span>
        <span className={styles.sign}>Teslim alan</span>
      </div>
    </div>,
    own.body,
  )
}
