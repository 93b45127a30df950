import { makeStyles } from '@fluentui/react-components'
import {
  BowlSaladRegular,
  BoxRegular,
  DropRegular,
  type FluentIcon,
  FoodAppleRegular,
  FoodCarrotRegular,
  FoodChickenLegRegular,
  FoodEggRegular,
  FoodFishRegular,
  FoodGrainsRegular,
  FoodRegular,
} from '@fluentui/react-icons'
import { type CSSProperties, useState } from 'react'
import type { UnitType } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { useAddressOf } from '../../ui/device/own-document.ts'
import { type DishKind, kindOfDish } from '../menus/food/kind-of-dish.ts'

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 'var(--product-size)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '10px',
    fontSize: 'calc(var(--product-size) / 2)',
    color: colors.ink2,
    backgroundColor: colors.surface2,
  },
  picture: { width: '100%', height: '100%', objectFit: 'cover' },
})

const kindsByIcon: readonly (readonly [FluentIcon, readonly DishKind[]])[] = [
  [FoodGrainsRegular, ['rice', 'bulgur', 'beans', 'chickpeas', 'lentils', 'pasta', 'bread']],
  [FoodRegular, ['meat', 'meatballs', 'kebab', 'doner', 'steak', 'stew']],
  [
    FoodChickenLegRegular,
    ['chicken', 'chicken-saute', 'chicken-grill', 'chicken-skewer', 'chicken-doner', 'schnitzel'],
  ],
  [FoodFishRegular, ['fish']],
  [FoodEggRegular, ['egg']],
  [BowlSaladRegular, ['yogurt']],
  [
    FoodCarrotRegular,
    ['vegetables', 'mixed-vegetables', 'veg-stew', 'green-beans', 'greens', 'fried-vegetables', 'potatoes', 'salad'],
  ],
  [FoodAppleRegular, ['fruit']],
]

const icons: Partial<Record<DishKind, FluentIcon>> = Object.fromEntries(
  kindsByIcon.flatMap(([icon, kinds]) => kinds.map((kind) => [kind, icon])),
)

type Drawn = { name: string; unit_type: UnitType }

/** For a product without a picture: liquids are recognized by their unit, food by its name, anything else is a box. */
export const ProductIcon = ({ product: { name, unit_type: unit } }: { product: Drawn }) => {
  const Icon = unit === 'L' || unit === 'mL' ? DropRegular : (icons[kindOfDish({ name })] ?? BoxRegular)
  return <Icon aria-hidden />
}

type Props = {
  product: Drawn & { image_url: string | null }
  /** In pixels. */
  size: number
}

/** Decorative: the product's name stands beside it. */
export const ProductPicture = ({ product, size }: Props) => {
  const styles = useStyles()
  const addressOf = useAddressOf()
  const [broken, setBroken] = useState<string>()
  const { image_url: picture } = product
  return (
    <span aria-hidden className={styles.root} style={{ '--product-size': `${size}px` } as CSSProperties}>
      {picture !== null && picture !== broken ? (
        <img
          className={styles.picture}
          src={addressOf(picture)}
          alt=""
          loading="lazy"
          onError={() => setBroken(picture)}
        />
      ) : (
        <ProductIcon product={product} />
      )}
    </span>
  )
}
