import { makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  FireFilled,
  FoodChickenLegFilled,
  FoodFishFilled,
  FoodGrainsFilled,
  type FluentIcon,
  LeafOneFilled,
  LeafTwoFilled,
} from '@fluentui/react-icons'
import { Fragment } from 'react'
import { fold } from '../../../../src/core/shared/rules.ts'
import { colors } from '../../../ui/colors.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '2px 10px', lineHeight: '16px' },
  inLine: { display: 'inline', '& > *': { verticalAlign: 'top' } },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '3px',
    color: colors.ink3,
    fontSize: '12px',
    lineHeight: 'inherit',
    whiteSpace: 'nowrap',
  },
  icon: { fontSize: '14px' },
  meatless: { color: colors.herb, fontWeight: 600 },
  hot: { color: colors.danger, fontWeight: 600 },
})

type Look = { Icon: FluentIcon; look?: 'meatless' | 'hot' }

const looks: Readonly<Record<string, Look>> = {
  vejetaryen: { Icon: LeafOneFilled, look: 'meatless' },
  vegan: { Icon: LeafTwoFilled, look: 'meatless' },
  acili: { Icon: FireFilled, look: 'hot' },
  balik: { Icon: FoodFishFilled },
  tavuk: { Icon: FoodChickenLegFilled },
  'hamur isi': { Icon: FoodGrainsFilled },
}

/** The kind of dish: each tag once, with an icon for those that many people look for. */
export const DishTags = ({
  tags,
  isInLine = false,
}: {
  tags: readonly string[]
  /** Separated by dots, so that more text can follow. */
  isInLine?: boolean
}) => {
  const styles = useStyles()
  const seen = tags.filter((tag, index) => tags.findIndex((other) => fold(other) === fold(tag)) === index)
  return (
    <span className={isInLine ? styles.inLine : styles.list}>
      {seen.map((tag, at) => {
        const { Icon, look } = looks[fold(tag)] ?? {}
        return (
          <Fragment key={tag}>
            {isInLine && at > 0 && ' · '}
            <span className={mergeClasses(styles.tag, look && styles[look])}>
              {Icon && <Icon className={styles.icon} aria-hidden />}
              {tag}
            </span>
          </Fragment>
        )
      })}
    </span>
  )
}
