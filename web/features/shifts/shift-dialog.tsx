import { makeStyles, Text } from '@fluentui/react-components'
import { homeTimezone } from '../../../src/core/shared/rules.ts'
import { defaultCutOff, leavesTimeToCook } from '../../../src/core/shifts/rules.ts'
import { cutOffText } from '../../../src/texts/shifts/cut-off.ts'
import { refusals } from '../../../src/texts/shifts/shifts.ts'
import {
  useCreateShiftMutation,
  usePreviewShiftEndQuery,
  useUpdateShiftMutation,
  type Shift,
} from '../../api/generated.ts'
import { CutOffFields } from '../../domain/shifts/cut-off-fields.tsx'
import { TimeField } from '../../ui/forms/date-field.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { daysLabel } from '../../../src/texts/kernel/weekdays.ts'
import { DayPicker } from '../../ui/forms/day-picker.tsx'
import { consequencesOf } from './shift-end-consequences.ts'
import { durationLabel, endsNextDay } from './shift-times.ts'

const useStyles = makeStyles({
  times: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '12px' },
})

const newShift = {
  title: '',
  start_time: '09:00',
  end_time: '17:00',
  days: [1, 2, 3, 4, 5],
  timezone: homeTimezone,
  cutoff_days: defaultCutOff.days,
  cutoff_time: defaultCutOff.time,
  version: 0,
}

const hasTimes = ({ start_time, end_time }: typeof newShift): boolean => start_time !== '' && end_time !== ''
const isComplete = (draft: typeof newShift): boolean =>
  draft.title.trim() !== '' && hasTimes(draft) && draft.days.length > 0

const cutOffOf = ({ cutoff_days, cutoff_time }: Pick<typeof newShift, 'cutoff_days' | 'cutoff_time'>) => ({
  days: cutoff_days,
  time: cutoff_time,
})
const leavesTime = (draft: typeof newShift): boolean =>
  draft.start_time === '' || leavesTimeToCook(cutOffOf(draft), draft.start_time)

type Props = {
  companyId: string
  /** The shift to edit; undefined for a new one. */
  shift?: Shift
  /** The initial end of a new shift. */
  defaultEnd?: string | undefined
  onClose: () => void
}

export const ShiftDialog = ({ companyId, shift, defaultEnd = newShift.end_time, onClose }: Props) => {
  const styles = useStyles()
  const [create] = useCreateShiftMutation()
  const [update] = useUpdateShiftMutation()
  const form = useDraftForm({
    initial: () => ({ ...newShift, end_time: defaultEnd, ...(shift && pickDraft(shift)) }),
    problemsOf: (draft) => ({
      form: isComplete(draft) ? undefined : 'Lütfen tüm alanları doldurun',
      cutOff: leavesTime(draft) ? undefined : refusals['shift.cutoff_too_late'],
    }),
    send: ({ version, ...draft }) => {
      const body = { ...draft, title: draft.title.trim() }
      return shift === undefined
        ? create({ companyId, body })
        : update({ companyId, shiftId: shift.id, body: { ...body, version } })
    },
    onSaved: onClose,
    banner: `Vardiya başarıyla ${shift === undefined ? 'oluşturuldu' : 'güncellendi'}`,
    prefix: shift === undefined ? 'Vardiya oluşturulurken hata oluştu' : 'Vardiya güncellenirken hata oluştu',
    versioned: { draftOf: pickDraft, read },
  })
  const { draft, change, field } = form
  const { start_time, end_time, days } = draft
  const gone = shift?.days.filter((day) => !days.includes(day)) ?? []
  const { currentData: end } = usePreviewShiftEndQuery(
    { companyId, shiftId: shift?.id ?? '', days: gone.join() },
    { skip: gone.length === 0, refetchOnMountOrArgChange: true },
  )
  const time = (name: 'start_time' | 'end_time', label: string) => (
    <TimeField label={label} required value={draft[name]} onChange={(value) => change({ [name]: value })} />
  )

  return (
    <FormDialog
      title={shift === undefined ? 'Yeni vardiya' : 'Vardiyayı düzenle'}
      submitText={shift === undefined ? 'Oluştur' : 'Kaydet'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Vardiya adı" maxLength={100} {...field('title')} />
      <div className={styles.times}>
        {time('start_time', 'Başlangıç')}
        {time('end_time', 'Bitiş')}
      </div>
      {hasTimes(draft) && start_time !== end_time && (
        <Text>
          Süre: {durationLabel(start_time, end_time)}
          {endsNextDay(start_time, end_time) && ' (ertesi gün biter)'}
        </Text>
      )}
      <DayPicker days={days} onChange={(next) => change({ days: next })} />
      {gone.length > 0 && (
        <Notice intent="info" role="status">
          Çıkardığınız günler için: {consequencesOf(end)}
        </Notice>
      )}
      <CutOffFields
        value={cutOffOf(draft)}
        weekdays={days}
        was={shift && { cutOff: cutOffOf(shift), timezone: shift.timezone }}
        problem={form.problems.cutOff}
        onChange={({ days: cutoff_days, time: cutoff_time }) => change({ cutoff_days, cutoff_time })}
      />
      <Text size={200}>Anlaşmalı catering daha erken bir kapanış istediyse o geçerlidir.</Text>
    </FormDialog>
  )
}

const pickDraft = ({ title, start_time, end_time, days, timezone, cutoff_days, cutoff_time, version }: Shift) => ({
  title,
  start_time,
  end_time,
  days,
  timezone,
  cutoff_days,
  cutoff_time,
  version,
})

const read = ({ title, start_time, end_time, days, timezone, ...cutOff }: typeof newShift) =>
  [
    ['Vardiya adı', title],
    ['Başlangıç', start_time],
    ['Bitiş', end_time],
    ['Günler', daysLabel(days)],
    ['Saat dilimi', timezone],
    ['Seçim', cutOffText(cutOffOf(cutOff))],
  ] as const
