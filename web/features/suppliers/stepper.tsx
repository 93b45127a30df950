import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular, SubtractRegular } from '@fluentui/react-icons'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { oneStepLess, oneStepMore } from '../../../src/core/store/rules.ts'
import { stockShort } from '../../../src/texts/store.ts'
import { quantityIn } from '../../../src/texts/amounts.ts'
import type { StoreProduct } from '../../api/generated.ts'
import { colors } from '../../shared/colors.ts'
import { orderableOf } from './cart.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(56px, auto) auto',
    alignItems: 'center',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
  },
  button: { border: 'none', minWidth: '32px' },
  quantity: { textAlign: 'center', fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})

type Props = {
  product: StoreProduct
  /** In hundredths. */ quantity: number
  onChange: (quantity: number) => void
  onShort: (text: string) => void
}

/** How much of a product is in the cart, in steps of the smallest order. */
export const Stepper = ({ product, quantity, onChange, onShort }: Props) => {
  const styles = useStyles()
  const { name, stock_quantity: stock, unit_type: unit } = product
  const orderable = orderableOf(product)
  const more = () => {
    const next = oneStepMore(quantity, orderable)
    if (next === undefined) onShort(stockShort(stock, unit))
    else onChange(next)
  }
  return (
    <span role="group" aria-label={`${name}: miktar`} className={styles.root}>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<SubtractRegular />}
        aria-label={`${name}: azalt`}
        onClick={() => onChange(oneStepLess(quantity, orderable))}
      />
      <span role="status" className={styles.quantity}>
        {quantityIn(liraOf(quantity), unit)}
      </span>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<AddRegular />}
        aria-label={`${name}: artır`}
        disabledFocusable={quantity >= orderable.stock}
        onClick={more}
      />
    </span>
  )
}
