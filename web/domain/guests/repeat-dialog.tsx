import { makeStyles, Text } from '@fluentui/react-components'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'
import type { WeeklyGuests } from '../../api/generated.ts'
import { useListShiftsQuery } from '../../api/generated-eating.ts'
import { useSaveGuestRepeatMutation } from '../../api/generated-guests.ts'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { shiftHours } from '../shifts/shift-hours.ts'
import { type GuestDays, useHosts } from './guest-dialog.tsx'
import { hasUnfit, none } from './guest-draft.ts'
import { GuestStepper } from './guest-stepper.tsx'

const useStyles = makeStyles({
  count: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
})

type Props = {
  days: GuestDays
  /** The one to change; a new one if it is undefined. */
  repeat?: WeeklyGuests | undefined
  onClose: () => void
}

/** Every Tuesday 4: guests of a department in a shift, week by week (rule Y3). */
export const RepeatDialog = ({ days, repeat, onClose }: Props) => {
  const styles = useStyles()
  const { company } = useScope()
  const hosts = useHosts()
  const [save] = useSaveGuestRepeatMutation()
  const { data } = useListShiftsQuery({ companyId: company.id })
  const shifts = (data?.shifts ?? []).filter(({ is_active }) => is_active)
  const [first] = days.meals
  const form = useDraftForm({
    initial: {
      shift_id: repeat?.shift_id ?? days.own_shift_id ?? first?.shift_id ?? none,
      weekday: String(repeat?.weekday ?? 1),
      department_id: (repeat === undefined ? days.own_department_id : repeat.department_id) ?? none,
      portions: repeat?.portions ?? 0,
    },
    send: ({ weekday, department_id, ...of }) =>
      save({
        companyId: company.id,
        body: { ...of, weekday: Number(weekday), department_id: department_id || null },
      }),
    onSaved: () => onClose(),
    banner: 'Her haftaki misafirler kaydedildi',
    prefix: 'Her haftaki misafirler kaydedilemedi',
  })
  const { draft } = form
  const works = shifts.find(({ id }) => id === draft.shift_id)?.days ?? []
  const isRemoved = repeat !== undefined && draft.portions === 0
  return (
    <FormDialog
      title="Her hafta tekrarla"
      submitText={draft.portions > 0 ? `Her hafta ${draft.portions} misafir` : isRemoved ? 'Kaldır' : 'Kaç misafir?'}
      isDisabled={(draft.portions === 0 && !isRemoved) || hasUnfit({ [none]: draft.portions })}
      isDanger={isRemoved}
      form={form}
      onClose={onClose}
    >
      <ChoiceField
        label="Vardiya"
        isDisabled={repeat !== undefined}
        value={draft.shift_id}
        choices={shifts.map((shift) => ({ value: shift.id, text: `${shift.title} ${shiftHours(shift)}` }))}
        onChange={(shift_id) => form.change({ shift_id })}
      />
      <ChoiceField
        label="Gün"
        isDisabled={repeat !== undefined}
        value={draft.weekday}
        choices={weekdays
          .filter(({ number }) => works.includes(number) || String(number) === draft.weekday)
          .map(({ number, long }) => ({ value: String(number), text: `Her ${long.toLocaleLowerCase('tr')}` }))}
        onChange={(weekday) => form.change({ weekday })}
      />
      <ChoiceField
        label="Ağırlayan departman"
        isDisabled={repeat !== undefined}
        value={draft.department_id}
        choices={hosts}
        onChange={(department_id) => form.change({ department_id })}
      />
      <div className={styles.count}>
        <Text weight="semibold">Kaç misafir?</Text>
        <GuestStepper label="Her hafta" value={draft.portions} onChange={(portions) => form.change({ portions })} />
      </div>
      <Text>
        Departmanın sayı kaydettiği günlerde o sayı geçerlidir; kapalı günlerde misafir yoktur. Kapanışı geçen günler
        değişmez.
      </Text>
    </FormDialog>
  )
}
