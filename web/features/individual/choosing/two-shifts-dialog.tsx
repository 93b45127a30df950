import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { formatDate } from '../../../shared/dates.ts'
import { moveTo } from './move-to.ts'

const useStyles = makeStyles({
  meals: { display: 'grid', rowGap: '8px' },
  meal: { margin: 0 },
  actions: { display: 'grid', rowGap: '8px', justifyItems: 'stretch' },
})

interface Props {
  date: string
  chosen: { shift: string; meal: string }
  wanted: { day: MenuPlayDay; meal: string }
  onMove: () => void
  onBoth: () => void
  onClose: () => void
}

/** Somebody who chose in one shift chooses in another of the same date (rule M12). */
export const TwoShiftsDialog = ({ date, chosen, wanted, onMove, onBoth, onClose }: Props) => {
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{`${formatDate(date, 'dayAndMonth')} için başka vardiyada seçiminiz var`}</DialogTitle>
          <DialogContent className={styles.meals}>
            <p className={styles.meal}>
              <strong>{`Var olan · ${chosen.shift}:`}</strong> {chosen.meal}
            </p>
            <p className={styles.meal}>
              <strong>{`Şimdi seçtiğiniz · ${wanted.day.shift_title}:`}</strong> {wanted.meal}
            </p>
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button appearance="primary" onClick={onMove}>
              {moveTo(wanted.day.shift_title)}
            </Button>
            <Button onClick={onBoth}>İkisi de kalsın</Button>
            <Button appearance="subtle" onClick={onClose}>
              Vazgeç
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
