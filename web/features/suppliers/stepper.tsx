import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular, SubtractRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { oneStepLess, oneStepMore } from '../../../src/core/store/rules.ts'
import { stockShort } from '../../../src/texts/store/store.ts'
import { quantityIn, quantityText, unitText } from '../../../src/texts/kernel/amounts.ts'
import type { StoreProduct } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { orderableOf } from '../../domain/store/cart.ts'
import { quantityFromTyped } from '../../domain/store/typed-quantity.ts'
import { Input } from '../../ui/forms/input.tsx'

const useStyles = makeStyles({
  root: {
    display: 'inline-grid',
    gridTemplateColumns: 'auto auto auto',
    alignItems: 'center',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
  },
  button: { border: 'none', minWidth: '32px' },
  field: {
    width: '112px',
    border: 'none',
    backgroundColor: 'transparent',
    '& > input': { minWidth: 0, textAlign: 'right', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  },
})

/** How much of a product is in the cart, in hundredths; `unread` if the last input was not a valid quantity. */
export type Picked = { quantity: number; unread?: true | undefined }

export type QuantityActs = {
  onChange: (quantity: number) => void
  /** The input is not a valid quantity; nothing can be ordered until it is. */
  onUnread: () => void
}

type Props = QuantityActs & {
  product: StoreProduct
  picked: Picked
  /** Takes the focus when it appears, so that a quantity can be typed at once. */
  isNew?: boolean
  onShort: (text: string) => void
}

/** Sets how much of a product is in the cart: in steps of the minimum order, or by typing. */
export const Stepper = ({ product, picked, isNew = false, onChange, onUnread, onShort }: Props) => {
  const { quantity, unread } = picked
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  /** Undefined while nothing is being typed. */
  const [typed, setTyped] = useState<string>()
  const { name, stock_quantity: stock, unit_type: unit } = product
  const orderable = orderableOf(product)
  const kept = unread ? '' : quantityText(liraOf(quantity))
  const more = () => {
    const next = oneStepMore(quantity, orderable)
    if (next === undefined) onShort(stockShort(stock, unit))
    else onChange(next)
  }
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const take = () => {
    setTyped(undefined)
    if (typed === undefined || typed === kept) return
    const next = quantityFromTyped(typed, unit)
    if (!next) onUnread()
    else onChange(next)
  }
  return (
    <span role="group" aria-label={name} className={styles.root}>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<SubtractRegular />}
        aria-label={`${name}: azalt`}
        onClick={() => onChange(oneStepLess(quantity, orderable))}
      />
      <Input
        ref={field}
        className={styles.field}
        aria-label={`${name}: miktar`}
        aria-invalid={unread}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={20}
        contentAfter={<span>{unitText(unit ?? '')}</span>}
        value={typed ?? kept}
        onFocus={({ target }) => target.select()}
        onChange={(value) => setTyped(value)}
        onBlur={take}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) take()
        }}
      />
      <span role="status" className={hidden}>
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
