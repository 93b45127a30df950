import { Field, Input, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useCreateShiftMutation, useUpdateShiftMutation, type Shift } from '../../api/generated.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import { DayPicker } from './day-picker.tsx'
import { durationLabel, endsNextDay } from './shift-times.ts'

const useStyles = makeStyles({
  times: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px' },
  time: { minWidth: 0 },
})

const newShift = {
  title: '',
  start_time: '09:00',
  end_time: '17:00',
  days: [1, 2, 3, 4, 5],
  timezone: 'Europe/Istanbul',
}

type Props = { companyId: string; /** The shift to edit; absent for a new one. */ shift?: Shift; onClose: () => void }

export const ShiftDialog = ({ companyId, shift, onClose }: Props) => {
  const styles = useStyles()
  const [create, creating] = useCreateShiftMutation()
  const [update, updating] = useUpdateShiftMutation()
  const [draft, setDraft] = useState(() => ({ ...newShift, ...(shift && pickDraft(shift)) }))
  const [isChecked, setChecked] = useState(false)
  const { title, start_time, end_time, days } = draft
  const hasTimes = start_time !== '' && end_time !== ''
  const isComplete = title.trim() !== '' && hasTimes && days.length > 0

  const submit = async () => {
    setChecked(true)
    if (!isComplete) return
    const body = { ...draft, title: title.trim() }
    const { data } = await (shift === undefined
      ? create({ companyId, body })
      : update({ companyId, shiftId: shift.id, body }))
    if (data !== undefined) onClose()
  }
  const time = (name: 'start_time' | 'end_time', label: string) => (
    <Field label={label} required>
      <Input
        className={styles.time}
        size="large"
        type="time"
        name={name}
        value={draft[name]}
        onChange={(_, data) => setDraft({ ...draft, [name]: data.value })}
      />
    </Field>
  )

  return (
    <FormDialog
      title={shift === undefined ? 'Yeni vardiya' : 'Vardiyayı düzenle'}
      submitText={shift === undefined ? 'Oluştur' : 'Kaydet'}
      isBusy={creating.isLoading || updating.isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Vardiya adı"
        name="title"
        maxLength={100}
        value={title}
        onChange={(next) => setDraft({ ...draft, title: next })}
      />
      <div className={styles.times}>
        {time('start_time', 'Başlangıç')}
        {time('end_time', 'Bitiş')}
      </div>
      {hasTimes && start_time !== end_time && (
        <Text>
          Süre: {durationLabel(start_time, end_time)}
          {endsNextDay(start_time, end_time) && ' (ertesi gün biter)'}
        </Text>
      )}
      <DayPicker days={days} onChange={(next) => setDraft({ ...draft, days: next })} />
      <FormNotice intent="error" text={isChecked && !isComplete ? 'Lütfen tüm alanları doldurun' : undefined} />
    </FormDialog>
  )
}

const pickDraft = ({ title, start_time, end_time, days, timezone }: Shift) => ({
  title,
  start_time,
  end_time,
  days,
  timezone,
})
