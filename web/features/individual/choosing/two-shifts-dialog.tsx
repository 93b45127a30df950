import { Button, DialogActions, DialogContent, DialogTitle, makeStyles } from '@fluentui/react-components'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { chosenOption } from '../menu-days.ts'
import { Sheet } from '../sheet.tsx'
import { moveTo } from './move-to.ts'

const useStyles = makeStyles({
  meals: {
    display: 'grid',
    margin: 0,
    padding: 0,
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    listStyleType: 'none',
    '& > li + li': { borderTop: `1px solid ${colors.line}` },
  },
  meal: { display: 'flex', alignItems: 'center', columnGap: '12px', minHeight: '72px', padding: '8px 14px 8px 12px' },
  words: { display: 'grid', minWidth: 0 },
  which: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  actions: { display: 'grid', rowGap: '8px', justifySelf: 'stretch', justifyItems: 'stretch' },
})

const Meal = ({ word, day }: { word: string; day: MenuPlayDay }) => {
  const styles = useStyles()
  const meal = chosenOption(day)?.meal
  return (
    <li className={styles.meal}>
      <Plate dish={meal} />
      <span className={styles.words}>
        <span className={styles.which}>{`${word} · ${day.shift_title}`}</span>
        <DishName name={meal?.name ?? ''} />
      </span>
    </li>
  )
}

interface Props {
  /** The day with the existing choice. */
  chosen: MenuPlayDay
  /** The day with the new choice. */
  wanted: MenuPlayDay
  onMove: () => void
  onBoth: () => void
  onClose: () => void
}

/** Asks what to do with a choice in another shift of the same date (rule M12). */
export const TwoShiftsDialog = ({ chosen, wanted, onMove, onBoth, onClose }: Props) => {
  const styles = useStyles()
  return (
    <Sheet onClose={onClose}>
      <DialogTitle>{`${formatDate(wanted.date, 'dayAndMonth')} için başka vardiyada seçiminiz var`}</DialogTitle>
      <DialogContent>
        <ul className={styles.meals}>
          <Meal word="Var olan" day={chosen} />
          <Meal word="Şimdi seçtiğiniz" day={wanted} />
        </ul>
      </DialogContent>
      <DialogActions fluid className={styles.actions}>
        <Button appearance="primary" onClick={onMove}>
          {moveTo(wanted.shift_title)}
        </Button>
        <Button onClick={onBoth}>İkisi de kalsın</Button>
        <Button appearance="subtle" onClick={onClose}>
          Vazgeç
        </Button>
      </DialogActions>
    </Sheet>
  )
}
