import { Field, makeStyles } from '@fluentui/react-components'
import { quantityIn, unitText } from '../../../src/texts/kernel/amounts.ts'
import { type OrderDetail, type OrderItem, useDeliverOrderMutation } from '../../api/generated.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { colors } from '../../ui/colors.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { heldText } from './content-text.ts'
import { type DeliveryDraft, deliveryDraftOf, deliveryLinesOf, lineProblem, readDelivery } from './delivery-draft.ts'
import { Input } from '../../ui/forms/input.tsx'

const useStyles = makeStyles({
  lines: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px 12px',
    padding: '10px 0',
    borderBottom: `1px solid ${colors.line}`,
  },
  name: { gridColumn: '1 / -1', overflowWrap: 'anywhere', fontWeight: 650 },
  ordered: { color: colors.ink2, fontWeight: 400 },
  problem: { gridColumn: '1 / -1', color: colors.danger, fontSize: '12px' },
  number: { '& > input': { minWidth: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
  note: { color: colors.ink2, fontSize: '12px' },
})

type LineProps = {
  item: OrderItem
  typed: DeliveryDraft[string]
  problem: string | undefined
  onType: (part: Partial<DeliveryDraft[string]>) => void
}

const Line = ({ item, typed, problem, onType }: LineProps) => {
  const styles = useStyles()
  const unit = item.unit_type ?? ''
  const held = heldText(item.quantity, item)
  const number = (name: keyof DeliveryDraft[string], label: string) => (
    <Field label={label}>
      <Input
        className={styles.number}
        aria-label={`${item.product_name}: ${label.toLocaleLowerCase('tr')}`}
        aria-invalid={problem !== undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        contentAfter={<span>{unitText(unit)}</span>}
        value={typed[name]}
        placeholder="0"
        onFocus={({ target }) => target.select()}
        onChange={(value) => onType({ [name]: value })}
      />
    </Field>
  )
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {item.product_name}
        <span className={styles.ordered}>
          {` · sipariş ${quantityIn(item.quantity, unit)}${held === undefined ? '' : ` (${held})`}`}
        </span>
      </span>
      {number('delivered', 'Teslim edilen')}
      {number('returned', 'İade')}
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </li>
  )
}

const draftOf = (order: OrderDetail) => ({ lines: deliveryDraftOf(order), version: order.version })

/** What was really delivered and what came back: with the delivery, or to correct it. */
export const DeliveryDialog = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [deliver] = useDeliverOrderMutation()
  const isCorrection = order.status === 'delivered'
  const form = useDraftForm({
    initial: () => draftOf(order),
    problemsOf: ({ lines }) =>
      Object.fromEntries(order.items.map((item) => [item.product_id, lineProblem(item, lines)])),
    send: ({ lines, version }) =>
      deliver({ companyId, orderId: order.id, body: { lines: deliveryLinesOf(order.items, lines), version } }),
    onSaved: onClose,
    banner: isCorrection ? `${order.order_no}: teslim miktarları düzeltildi` : `${order.order_no}: teslim edildi`,
    prefix: 'Teslim kaydedilemedi',
    versioned: { draftOf, read: ({ lines }) => readDelivery(order.items, lines) },
  })
  const { lines } = form.draft
  return (
    <FormDialog
      title={isCorrection ? `${order.order_no} teslimini düzelt` : `${order.order_no} teslim edildi`}
      submitText={isCorrection ? 'Düzeltmeyi kaydet' : 'Teslim edildi'}
      form={form}
      onClose={onClose}
    >
      <p className={styles.note}>
        Tartılan, eksik ya da fazla giden ürünlerin miktarını yazın. Teslim edilmeyen stoka döner; iade kendiliğinden
        dönmez. Alıcı farkı siparişinde görür.
      </p>
      <ul className={styles.lines}>
        {order.items.map((item) => (
          <Line
            key={item.product_id}
            item={item}
            typed={lines[item.product_id] ?? { delivered: '', returned: '' }}
            problem={form.problems[item.product_id]}
            onType={(part) =>
              form.change({
                lines: {
                  ...lines,
                  [item.product_id]: { ...(lines[item.product_id] ?? { delivered: '', returned: '' }), ...part },
                },
              })
            }
          />
        ))}
      </ul>
    </FormDialog>
  )
}
