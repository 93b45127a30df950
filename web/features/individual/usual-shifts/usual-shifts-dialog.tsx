import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import { useState } from 'react'
import { type Shift, useSaveUsualShiftsMutation } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { useConfirmed } from '../../../shared/use-confirmed.ts'
import { useEater } from '../use-eater.ts'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '4px' },
  shift: { minHeight: '52px', alignItems: 'center' },
  actions: { display: 'grid', rowGap: '8px', justifyItems: 'stretch' },
})

interface Props {
  shifts: readonly Shift[]
  usual: readonly string[]
  onClose: () => void
}

const allOf = new Intl.ListFormat('tr', { type: 'conjunction' })

/** One for most people, several for those who rotate; without any, all of them are shown. */
export const UsualShiftsDialog = ({ shifts, usual, onClose }: Props) => {
  const styles = useStyles()
  const eater = useEater()
  const [ids, setIds] = useState(usual)
  const [save, { isLoading }] = useSaveUsualShiftsMutation()
  const failure = 'Vardiyanız kaydedilemedi'
  const own = useConfirmed(() => save({ ...eater, body: { shift_ids: [...ids] } }), failure, onClose)
  const all = useConfirmed(() => save({ ...eater, body: { shift_ids: [] } }), failure, onClose)
  const picked = shifts.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Hangi vardiyada çalışıyorsunuz?</DialogTitle>
          <DialogContent className={styles.list}>
            Yalnızca bu vardiyanın menüsünü gösterir, yalnızca onun için haber veririz. Dönüşümlü çalışıyorsanız birden
            fazlasını seçin.
            {shifts.map((shift) => (
              <Checkbox
                key={shift.id}
                className={styles.shift}
                size="large"
                label={`${shift.title} (${shiftHours(shift)})`}
                checked={ids.includes(shift.id)}
                onChange={(_, { checked }) =>
                  setIds((before) =>
                    checked === true ? [...before, shift.id] : before.filter((id) => id !== shift.id),
                  )
                }
              />
            ))}
            <FormNotice intent="error" text={own.problem ?? all.problem} />
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button
              appearance="primary"
              disabledFocusable={isLoading || picked.length === 0}
              icon={isLoading ? <BusyIcon /> : undefined}
              onClick={() => picked.length > 0 && void own.onYes()}
            >
              {picked.length === 0 ? 'Vardiyanızı seçin' : `${allOf.format(picked)} ile devam et`}
            </Button>
            <Button disabledFocusable={isLoading} onClick={() => void all.onYes()}>
              Hepsini göster
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
