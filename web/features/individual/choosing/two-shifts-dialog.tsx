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

const useStyles = makeStyles({
  meals: { display: 'grid', rowGap: '8px' },
  meal: { margin: 0 },
  actions: { display: 'grid', rowGap: '8px', justifyItems: 'stretch' },
})

/** Gece vardiyasına taşı · Gece Vardiyası’na taşı */
const moveText = (shift: string): string =>
  shift.toLocaleLowerCase('tr').endsWith('vardiyası') ? `${shift}’na taşı` : `${shift} vardiyasına taşı`

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
          <DialogTitle>{`${formatDate(date, 'dayAndMonth')} için bir seçiminiz var`}</DialogTitle>
          <DialogContent className={styles.meals}>
            <p className={styles.meal}>
              <strong>{chosen.shift}:</strong> {chosen.meal}
            </p>
            <p className={styles.meal}>
              <strong>{wanted.day.shift_title}:</strong> {wanted.meal}
            </p>
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button appearance="primary" onClick={onMove}>
              {moveText(wanted.day.shift_title)}
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
