import { makeStyles } from '@fluentui/react-components'
import { CheckmarkCircleFilled, FoodRegular } from '@fluentui/react-icons'
import type { CSSProperties } from 'react'
import type { MenuPlayDay } from '../../api/generated-eating.ts'
import { colors } from '../../ui/colors.ts'
import { Plate } from '../../domain/menus/food/plate.tsx'
import { chosenOption } from './menu-days.ts'

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex', flexShrink: 0 },
  tick: {
    position: 'absolute',
    right: '-3px',
    bottom: '-3px',
    color: colors.herb,
    backgroundColor: colors.surface,
    borderRadius: '50%',
    fontSize: '18px',
  },
  skip: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 'calc(var(--plate-size, 44px) * 0.78)',
    aspectRatio: '1',
    margin: '0 calc(var(--plate-size, 44px) * 0.11)',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `2px dashed ${colors.plateRim}`,
    color: colors.ink3,
    fontSize: '16px',
  },
})

/** Stands for skipping the meal. */
export const SkipPlate = ({
  size = 44,
}: {
  /** In pixels, like that of a plate. */
  size?: number
}) => (
  <span aria-hidden="true" className={useStyles().skip} style={{ '--plate-size': `${size}px` } as CSSProperties}>
    <FoodRegular />
  </span>
)

/** The dish chosen for a day, with a tick. */
export const ChosenPlate = ({ day }: { day: MenuPlayDay }) => {
  const styles = useStyles()
  const option = chosenOption(day)
  return (
    <span className={styles.root}>
      {option === undefined ? <SkipPlate /> : <Plate dish={option.meal} />}
      <CheckmarkCircleFilled className={styles.tick} />
    </span>
  )
}
