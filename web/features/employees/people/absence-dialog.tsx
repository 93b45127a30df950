import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { maxAbsentDays } from '../../../../src/core/calendar/rules.ts'
import { type MarkAbsencesApiResponse, useMarkAbsencesMutation } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { namesOf } from '../../../ui/lists/selection/names-of.ts'
import { dayCount } from '../../../ui/words/calendar-days.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { batchSize } from './bulk-batches.ts'
import type { Selected } from './selection.ts'

type Marked = Pick<MarkAbsencesApiResponse, 'marked_count' | 'withdrawn_choices'>

const doneText = ({ marked_count, withdrawn_choices }: Marked, asked: number): string =>
  [
    `${formatNumber(marked_count)} kişi yok olarak işaretlendi`,
    ...(withdrawn_choices > 0 ? [`${formatNumber(withdrawn_choices)} seçim kaldırıldı`] : []),
    ...(marked_count < asked ? [`${formatNumber(asked - marked_count)} pasif kişi atlandı`] : []),
  ].join(', ')

type Props = { people: readonly Selected[]; onDone: () => void; onClose: () => void }

/** Marks people as absent, who are told so (rule Y2). */
export const AbsenceDialog = ({ people, onDone, onClose }: Props) => {
  const { companyId } = useCompany()
  const [mark] = useMarkAbsencesMutation()
  const [today] = useState(() => todayIn())
  const form = useDraftForm({
    initial: { first: '', last: '' },
    problemsOf: ({ first, last }) => ({
      form:
        first === '' || last < first || dayCount(first, last) > maxAbsentDays
          ? `İlk ve son günü seçin; son gün ilk günden önce olamaz, aralık en fazla ${maxAbsentDays} gündür.`
          : undefined,
    }),
    send: async (range) => {
      const data: Marked = { marked_count: 0, withdrawn_choices: 0 }
      for (let at = 0; at < people.length; at += batchSize) {
        const user_ids = people.slice(at, at + batchSize).map(({ id }) => id)
        const answer = await mark({ companyId, body: { user_ids, ...range } })
        if (answer.data === undefined) return { error: answer.error }
        data.marked_count += answer.data.marked_count
        data.withdrawn_choices += answer.data.withdrawn_choices
      }
      return { data }
    },
    onSaved: () => onDone(),
    banner: (marked) => doneText(marked, people.length),
    prefix: 'İşaretlenemedi',
  })
  const { first, last } = form.draft
  return (
    <FormDialog title="Yok olarak işaretle" submitText="İşaretle" form={form} onClose={onClose}>
      <Text>{`${formatNumber(people.length)} kişi: ${namesOf(people)}`}</Text>
      <DateField
        label="İlk gün"
        required
        min={today}
        value={first}
        onChange={(date) => form.change({ first: date, last: last < date ? date : last })}
      />
      <DateField
        label="Son gün"
        required
        min={first || today}
        value={last}
        onChange={(date) => form.change({ last: date })}
      />
      <Text>
        Bu günlerde adlarına yemek ayrılmaz, hatırlatma gitmez; açık günlerdeki seçimleri kaldırılır. Kendilerine
        bildirilir, bir günü kendileri de geri alabilir. Nedeni tutulmaz.
      </Text>
    </FormDialog>
  )
}
