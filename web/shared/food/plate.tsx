import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type CSSProperties, useState } from 'react'
import { colors } from '../colors.ts'
import { useAddressOf } from '../own-document.ts'
import { type DishKind, kindOfDish } from './kind-of-dish.ts'

const drawings = import.meta.glob<string>('./*.svg', { eager: true, query: '?url', import: 'default' })

const drawingOf = (kind: DishKind): string => drawings[`./${kind}.svg`] ?? ''

const useStyles = makeStyles({
  plate: {
    position: 'relative',
    flexShrink: 0,
    display: 'inline-block',
    width: 'var(--plate-size, 44px)',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '50%',
    border: `max(1px, calc(var(--plate-size, 44px) / 60)) solid ${colors.plateRim}`,
    backgroundColor: colors.plate,
    backgroundImage: `radial-gradient(closest-side, ${colors.plateWell} 83%, transparent 84%)`,
  },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  drawing: { transform: 'scale(1.08)' },
  empty: {
    display: 'grid',
    placeItems: 'center',
    border: `2px dashed ${colors.plateRim}`,
    backgroundColor: 'transparent',
    backgroundImage: 'none',
    '::after': {
      content: '""',
      width: '64%',
      aspectRatio: '1',
      borderRadius: '50%',
      border: `2px solid ${colors.plateRim}`,
    },
  },
})

const sized = (size?: number) => ({ '--plate-size': size === undefined ? undefined : `${size}px` }) as CSSProperties

type Dish = { name: string; tags?: readonly string[]; image_url?: string | null }
type Props = {
  /** Without one the plate is empty: nothing chosen, nothing published. */ dish?: Dish
  /** In pixels. */ size?: number
  className?: string
}

/** A dish as it looks: its picture, or a drawing of its kind. Decoration beside its name. */
export const Plate = ({ dish, size, className }: Props) => {
  const styles = useStyles()
  const addressOf = useAddressOf()
  const [broken, setBroken] = useState<string>()
  if (dish === undefined)
    return (
      <span aria-hidden="true" className={mergeClasses(styles.plate, styles.empty, className)} style={sized(size)} />
    )
  const picture = dish.image_url && dish.image_url !== broken ? dish.image_url : undefined
  return (
    <span className={mergeClasses(styles.plate, className)} style={sized(size)}>
      <img
        className={mergeClasses(styles.picture, picture === undefined && styles.drawing)}
        src={addressOf(picture ?? drawingOf(kindOfDish(dish)))}
        alt=""
        loading="lazy"
        onError={() => setBroken(picture)}
      />
    </span>
  )
}
