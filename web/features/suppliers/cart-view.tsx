import { Button, Field, makeStyles, Textarea } from '@fluentui/react-components'
import { CartRegular, DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { maxDeliveryAddress, maxOrderNotes } from '../../../src/core/store/rules.ts'
import { formatLira, quantityIn, unitText } from '../../../src/texts/kernel/amounts.ts'
import { deliveryTermsText } from '../../domain/store/delivery-terms-text.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CurrentLine } from '../../domain/store/cart.ts'
import { CartTotals } from './cart-totals.tsx'
import { DeliveryDateField } from './delivery-date-field.tsx'
import { HeldText } from './held-text.tsx'
import { type QuantityActs, Stepper } from './stepper.tsx'
import type { CartState } from './use-cart.ts'
import type { Checkout } from './use-checkout.ts'

const useStyles = makeStyles({
  lines: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'grid', rowGap: '8px', padding: '12px 0', borderBottom: `1px solid ${colors.line}` },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '12px',
    fontWeight: 650,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  money: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  steps: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  remove: { marginLeft: 'auto' },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', fontSize: '12px', color: colors.ink2 },
  empty: { color: colors.ink2, padding: '16px 0' },
  foot: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '10px', paddingTop: '12px' },
  terms: { fontSize: '12px', color: colors.ink2 },
  title: { display: 'flex', alignItems: 'center', columnGap: '8px', fontSize: '16px', fontWeight: 650 },
  word: { fontSize: 'inherit', fontWeight: 'inherit' },
  count: { fontSize: '14px', fontWeight: 400, color: colors.ink2 },
  kept: { marginLeft: 'auto', fontSize: '12px', fontWeight: 400, color: colors.ink3 },
})

export const CartTitle = ({ count }: { count: number }) => {
  const styles = useStyles()
  return (
    <span className={styles.title}>
      <CartRegular aria-hidden />
      <h2 className={styles.word}>Sepet</h2>
      {count > 0 && <span className={styles.count}>{`${count} kalem`}</span>}
      <span className={styles.kept}>bu tedarikçi için saklanır</span>
    </span>
  )
}

const Line = ({ line, onChange, onUnread }: { line: CurrentLine } & QuantityActs) => {
  const styles = useStyles()
  const [short, setShort] = useState<string>()
  const { product, quantity, name, unit } = line
  const problem = line.problem ?? short
  const change = (next: number) => {
    setShort(undefined)
    onChange(next)
  }
  return (
    <li className={styles.line}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.money}>{formatLira(liraOf(line.total))}</span>
      </span>
      <span className={styles.steps}>
        {product === undefined ? (
          <span>{quantityIn(liraOf(quantity), unit)}</span>
        ) : (
          <Stepper product={product} picked={line} onChange={change} onUnread={onUnread} onShort={setShort} />
        )}
        <Button
          className={styles.remove}
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={`${name}: sepetten çıkar`}
          onClick={() => change(0)}
        />
      </span>
      <span className={styles.facts}>
        <span>{`${formatLira(liraOf(line.price))} / ${unitText(unit)}`}</span>
        <HeldText line={line} />
      </span>
      {line.isPriceChanged && problem === undefined && (
        <Notice intent="warning">
          {`Fiyat değişti: ${formatLira(liraOf(line.seenPrice))} → ${formatLira(liraOf(line.price))}. Sipariş yeni fiyatla verilir.`}
        </Notice>
      )}
      <FormNotice intent="error" text={problem} />
    </li>
  )
}

type Props = { state: CartState; checkout: Checkout }

/** The contents of the cart, the delivery address and the total. */
export const CartView = ({ state: { cart, change, setQuantity, setUnread }, checkout }: Props) => {
  const styles = useStyles()
  const { lines, total, vat, terms, dates, address, isPriceChanged, isSending, problem, order } = checkout
  return (
    <>
      {cart.notice !== undefined && <Notice intent="warning">{cart.notice}</Notice>}
      {lines.length === 0 ? (
        <p className={styles.empty}>Sepetiniz boş. Ürünleri “Sepete ekle” ile buraya alın.</p>
      ) : (
        <ul className={styles.lines} aria-label="Sepetteki ürünler">
          {lines.map((line) => (
            <Line
              key={line.productId}
              line={line}
              onChange={(quantity) => setQuantity(line.product ?? { id: line.productId }, quantity)}
              onUnread={() => setUnread(line.productId)}
            />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Field label="Teslimat adresi">
          <Textarea
            rows={2}
            maxLength={maxDeliveryAddress}
            value={address}
            onChange={(_, { value }) => change({ address: value })}
          />
        </Field>
        <Field label="Sipariş notu">
          <Textarea
            rows={1}
            maxLength={maxOrderNotes}
            value={cart.notes}
            onChange={(_, { value }) => change({ notes: value })}
          />
        </Field>
        {terms !== null && <span className={styles.terms}>{deliveryTermsText(terms)}</span>}
        <DeliveryDateField
          dates={dates}
          value={cart.deliveryDate}
          onChange={(deliveryDate) => change({ deliveryDate })}
        />
        <CartTotals lines={lines} total={total} vat={vat} />
        <FormNotice intent="error" text={problem} />
        <BusyButton appearance={lines.length === 0 ? 'secondary' : 'primary'} isBusy={isSending} onClick={order}>
          {isPriceChanged ? 'Yeni fiyatı onayla ve sipariş ver' : 'Sipariş ver'}
        </BusyButton>
      </div>
    </>
  )
}
