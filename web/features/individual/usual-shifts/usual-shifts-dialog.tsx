import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  DialogTitle,
  makeStyles,
  mergeClasses,
  shorthands,
} from '@fluentui/react-components'
import { type FluentIcon, WeatherMoonRegular, WeatherSunnyLowRegular, WeatherSunnyRegular } from '@fluentui/react-icons'
import { createElement, useState } from 'react'
import { isRotation } from '../../../../src/core/shifts/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import { eatingApi, type GetUsualShiftsApiResponse } from '../../../api/generated-eating.ts'
import { useSaveShiftPatternMutation, useSaveUsualShiftsMutation } from '../../../api/generated-own-shifts.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import {
  idsOf,
  isComplete,
  type NamedShift,
  type OwnShifts,
  patternOf,
  usualIn,
  usualOf,
} from '../../../domain/shifts/own-shifts.ts'
import { RotationChoice } from '../../../domain/shifts/rotation-choice.tsx'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { Sheet } from '../sheet.tsx'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { allOf } from '../../../../src/texts/kernel/lists.ts'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '8px' },
  text: { color: colors.ink2 },
  shift: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '14px',
    minHeight: '60px',
    padding: '4px 8px 4px 16px',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '12px',
    cursor: 'pointer',
  },
  picked: { ...shorthands.borderColor(colors.herb), backgroundColor: colors.herbSoft },
  icon: { flexShrink: 0, fontSize: '24px' },
  names: { display: 'grid', flexGrow: 1, minWidth: 0 },
  title: { fontSize: '16px', lineHeight: '22px', fontWeight: 650 },
  hours: { color: colors.ink2 },
  actions: { display: 'grid', rowGap: '8px', justifySelf: 'stretch', justifyItems: 'stretch' },
})

/** By the time at which the shift starts. */
const iconOf = ({ start_time }: Shift): FluentIcon => {
  const hour = Number(start_time.slice(0, 2))
  if (hour >= 4 && hour < 12) return WeatherSunnyRegular
  return hour >= 12 && hour < 20 ? WeatherSunnyLowRegular : WeatherMoonRegular
}

interface ShiftRowProps {
  shift: Shift
  isPicked: boolean
  onChange: (isPicked: boolean) => void
}

const ShiftRow = ({ shift, isPicked, onChange }: ShiftRowProps) => {
  const styles = useStyles()
  return (
    <label className={mergeClasses(styles.shift, isPicked && styles.picked)}>
      <span aria-hidden="true" className={styles.icon}>
        {createElement(iconOf(shift))}
      </span>
      <span className={styles.names}>
        <span className={styles.title}>{shift.title}</span>
        <span className={styles.hours}>{shiftHours(shift)}</span>
      </span>
      <Checkbox size="large" checked={isPicked} onChange={(_, { checked }) => onChange(checked === true)} />
    </label>
  )
}

interface Props {
  shifts: readonly Shift[]
  /** Undefined as long as it is unknown. */
  usual: GetUsualShiftsApiResponse | undefined
  onClose: () => void
}

/**
 * Pages know the answer before the dialog closes: what they show because of it must not move later, under the person's
 * finger.
 */
const useSaving = () => {
  const dispatch = useApiDispatch()
  const oneself = useOneself()
  const [saveSame, same] = useSaveUsualShiftsMutation()
  const [savePattern, pattern] = useSaveShiftPatternMutation()
  const saveOwn = async (own: OwnShifts) => {
    const outcome = await (isRotation(own)
      ? savePattern({ ...oneself, rotationPlan: patternOf(own) })
      : saveSame({ ...oneself, body: { shift_ids: idsOf(own) } }))
    if (outcome.error === undefined)
      dispatch(
        eatingApi.util.updateQueryData('getUsualShifts', oneself, (known) => {
          Object.assign(known, { ...usualOf(own), is_told: true })
        }),
      )
    return outcome
  }
  return { saveOwn, isLoading: same.isLoading || pattern.isLoading }
}

const everyWeekText = (picked: readonly NamedShift[]): string =>
  picked.length === 0 ? 'Vardiyanızı seçin' : `${allOf(picked.map(({ title }) => title))} ile devam et`

/** Most people have one shift, or weeks that take turns; without any, all shifts are shown. */
export const UsualShiftsDialog = ({ shifts, usual, onClose }: Props) => {
  const styles = useStyles()
  const [shown, setShown] = useState<OwnShifts>(() => (usual === undefined ? [] : usualIn(usual, shifts)))
  const { saveOwn, isLoading } = useSaving()
  const failure = 'Vardiyanız kaydedilemedi'
  const own = useConfirmed(() => saveOwn(shown), failure, onClose)
  const all = useConfirmed(() => saveOwn([]), failure, onClose)
  const named = shifts.map(({ id, title }) => ({ id, title }))
  const everyWeek = isRotation(shown) ? [] : shown
  const isPicked = (id: string) => everyWeek.some((one) => one.id === id)
  const isReady = isRotation(shown) ? isComplete(shown) : everyWeek.length > 0
  return (
    <Sheet onClose={onClose}>
      <DialogTitle>Hangi vardiyada çalışıyorsunuz?</DialogTitle>
      <DialogContent className={styles.list}>
        <p className={styles.text}>Yalnızca bu vardiyanın menüsünü gösterir, yalnızca onun için haber veririz.</p>
        <RotationChoice own={shown} shifts={named} onChange={setShown}>
          {shifts.map((shift) => (
            <ShiftRow
              key={shift.id}
              shift={shift}
              isPicked={isPicked(shift.id)}
              onChange={(now) => setShown(named.filter(({ id }) => (id === shift.id ? now : isPicked(id))))}
            />
          ))}
        </RotationChoice>
        <FormNotice intent="error" text={own.problem ?? all.problem} />
      </DialogContent>
      <DialogActions fluid className={styles.actions}>
        <BusyButton
          appearance="primary"
          disabledFocusable={!isReady}
          isBusy={isLoading}
          onClick={() => isReady && void own.onYes()}
        >
          {isRotation(shown) ? 'Kaydet' : everyWeekText(everyWeek)}
        </BusyButton>
        <Button appearance="subtle" disabledFocusable={isLoading} onClick={() => void all.onYes()}>
          Hepsini göster
        </Button>
      </DialogActions>
    </Sheet>
  )
}
