import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { createPortal } from 'react-dom'
import type { OrderDetail } from '../../api/generated.ts'
import { formatDate, formatInstant } from '../../ui/words/dates.ts'
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
  legal: { margin: 0, fontWeight: 650 },
  title: { fontSize: '20pt', lineHeight: '26pt', fontWeight: 700 },
  signs: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '20mm', breakInside: 'avoid' },
  sign: { paddingBottom: '25mm', borderBottom: '1px solid black' },
})

const phoneOf = (phone: string | null): string => (phone === null ? '' : formatPhone(phone))

/** Accompanies the goods: for printing only, or saving as PDF. */
export const DeliveryNote = ({ order }: { order: OrderDetail }) => {
  const styles = useStyles()
  const own = useOwnDocument()
  return createPortal(
    <div className={mergeClasses('slip-sheet', 'print-list', styles.sheet)}>
      <div>
        <h1 className={styles.title}>{`Teslim fişi ${order.order_no}`}</h1>
        <p className={styles.legal}>İrsaliye yerine geçmez.</p>
      </div>
      <Facts
        facts={[
          ['Satıcı', [order.supplier_company_name, phoneOf(order.supplier_phone)].filter(Boolean).join(' · ')],
          ['Alıcı', [order.buyer_company_name, phoneOf(order.buyer_phone)].filter(Boolean).join(' · ')],
          ['Teslimat adresi', order.delivery_address || '—'],
          ['Sipariş tarihi', formatInstant(order.created_at)],
          ['İstenen teslim günü', order.delivery_date === null ? '—' : formatDate(order.delivery_date, 'long')],
          ...(order.status === 'delivered'
            ? [['Teslim edildiği tarih', formatInstant(order.status_changed_at)] as const]
            : []),
          ['Not', order.notes || '—'],
        ]}
      />
      <OrderLines order={order} paperHead={`${order.order_no} · ${order.supplier_company_name}`} />
      <div className={styles.signs}>
        <span className={styles.sign}>Teslim eden (ad, tarih, imza)</span>
        <span className={styles.sign}>Teslim alan (ad, tarih, imza)</span>
      </div>
    </div>,
    own.body,
  )
}
