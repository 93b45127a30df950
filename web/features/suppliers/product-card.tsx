import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { AddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { canBeOrdered } from '../../../src/core/store/rules.ts'
import { formatLira, quantityIn, unitText } from '../../../src/texts/kernel/amounts.ts'
import type { StoreProduct } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { contentText } from '../../domain/store/content-text.ts'
import { vatText } from '../../domain/store/vat-text.ts'
import { ProductPicture } from '../../domain/store/product-picture.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { orderableOf } from '../../domain/store/cart.ts'
import type { CurrentLine } from '../../domain/store/cart.ts'
import { HeldText } from './held-text.tsx'
import { type QuantityActs, Stepper } from './stepper.tsx'

const useStyles = makeStyles({
  root: { padding: '14px', rowGap: '10px' },
  picked: { border: `1px solid ${colors.brand}` },
  head: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '12px' },
  name: { fontSize: '14px', lineHeight: '20px', fontWeight: 650, overflowWrap: 'anywhere' },
  category: { fontSize: '12px', color: colors.ink3 },
  code: { whiteSpace: 'nowrap' },
  price: { fontSize: '18px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  unit: { fontSize: '14px', fontWeight: 400, color: colors.ink2 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    fontSize: '12px',
    color: colors.ink2,
  },
  description: {
    display: '-webkit-box',
    overflow: 'hidden',
    fontSize: '12px',
    color: colors.ink2,
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
  },
  foot: { marginTop: 'auto', display: 'grid', rowGap: '8px', justifyItems: 'start' },
})

type Props = QuantityActs & {
  product: StoreProduct
  /** The product's line in the cart. */
  line: CurrentLine | undefined
}

export const ProductCard = ({ product, line, onChange, onUnread }: Props) => {
  const styles = useStyles()
  const [short, setShort] = useState<string>()
  const { name, description, category, code, unit_price, unit_type: unit, stock_quantity: stock } = product
  const orderable = orderableOf(product)
  const vat = product.vat_rate === null ? vatText(null) : `${vatText(product.vat_rate)} hariç`
  const packed = [contentText(product), vat].filter((fact) => fact !== undefined)
  const isDesk = useIsDesk()
  const [isNew, setNew] = useState(false)
  const isOrderable = canBeOrdered(orderable)
  const change = (next: number) => {
    setShort(undefined)
    onChange(next)
  }
  return (
    <Panel as="li" className={mergeClasses(styles.root, line && styles.picked)}>
      <div className={styles.head}>
        <ProductPicture product={product} size={48} />
        <div>
          <h2 className={styles.name}>{name}</h2>
          <span className={styles.category}>
            {category}
            {code !== null && <span className={styles.code}>{category === '' ? code : ` · ${code}`}</span>}
          </span>
        </div>
      </div>
      <span className={styles.price}>
        {formatLira(unit_price)}
        <span className={styles.unit}>{` / ${unitText(unit ?? '')}`}</span>
      </span>
      <span className={styles.facts}>{packed.join(' · ')}</span>
      <span className={styles.facts}>
        {product.is_low && isOrderable ? (
          <Badge color="warning">{`Az kaldı · ${quantityIn(stock, unit)}`}</Badge>
        ) : (
          stock > 0 && <span>{`Stok ${quantityIn(stock, unit)}`}</span>
        )}
        {isOrderable && Number(product.minimum_order_quantity) > 1 && (
          <span>{`en az ${quantityIn(product.minimum_order_quantity, unit)}`}</span>
        )}
      </span>
      {description !== '' && <span className={styles.description}>{description}</span>}
      <div className={styles.foot}>
        {line && isOrderable ? (
          <>
            <Stepper
              product={product}
              picked={line}
              isNew={isNew}
              onChange={change}
              onUnread={onUnread}
              onShort={setShort}
            />
            <HeldText line={line} />
          </>
        ) : (
          <Button
            icon={isOrderable ? <AddRegular /> : null}
            disabled={!isOrderable}
            aria-label={`${name}: ${isOrderable ? 'sepete ekle' : 'tükendi'}`}
            onClick={() => {
              setNew(isDesk)
              change(orderable.minimum)
            }}
          >
            {isOrderable ? 'Sepete ekle' : 'Tükendi'}
          </Button>
        )}
        <FormNotice intent="error" text={line && (line.problem ?? short)} />
      </div>
    </Panel>
  )
}
