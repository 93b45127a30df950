import { Text } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { maxAbsentDays } from '../../../../src/core/calendar/rules.ts'
import { type MarkAbsencesApiResponse, useMarkAbsencesMutation } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { namesOf } from '../../../ui/lists/selection/names-of.ts'
import { dayCount } from '../../../ui/words/calendar-days.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { batchSize } from './bulk-batches.ts'
import type { Selected } from './selection.ts'

type Marked = Pick<MarkAbsencesApiResponse, 'marked_count' | 'withdrawn_choices'>

const whySkipped = 'pasif ya da yetkisi sizinkinden yüksek'

const doneText = ({ marked_count, withdrawn_choices }: Marked, asked: number): string =>
  [
    `${formatNumber(marked_count)} kişi yok olarak işaretlendi`,
    ...(withdrawn_choices > 0 ? [`${formatNumber(withdrawn_choices)} seçim kaldırıldı`] : []),
    ...(marked_count < asked ? [`${formatNumber(asked - marked_count)} kişi atlandı (${whySkipped})`] : []),
  ].join(', ')

const previewText = ({ marked_count, withdrawn_choices }: Marked, asked: number): string =>
  [
    marked_count === 0 ? 'Kimse işaretlenmeyecek.' : `${formatNumber(marked_count)} kişi işaretlenecek.`,
    ...(withdrawn_choices > 0 ? [`Açık günlerdeki ${formatNumber(withdrawn_choices)} seçim kaldırılacak.`] : []),
    ...(marked_count < asked ? [`${formatNumber(asked - marked_count)} kişi atlanacak (${whySkipped}).`] : []),
  ].join(' ')

const isUnfit = ({ first, last }: Range): boolean =>
  first === '' || last < first || dayCount(first, last) > maxAbsentDays

interface Range {
  first: string
  last: string
}

/** Marks everybody in batches, or tells what that would do. */
const useMarking = (people: readonly Selected[]) => {
  const { companyId } = useCompany()
  const [mark] = useMarkAbsencesMutation()
  return async (range: Range, isPreview: boolean) => {
    const data: Marked = { marked_count: 0, withdrawn_choices: 0 }
    for (let at = 0; at < people.length; at += batchSize) {
      const user_ids = people.slice(at, at + batchSize).map(({ id }) => id)
      const answer = await mark({ companyId, isPreview, body: { user_ids, ...range } })
      if (answer.data === undefined) return { error: answer.error }
      data.marked_count += answer.data.marked_count
      data.withdrawn_choices += answer.data.withdrawn_choices
    }
    return { data }
  }
}

/** What marking would do; undefined while it is unknown. */
const usePreview = (marking: ReturnType<typeof useMarking>, range: Range): Marked | undefined => {
  const [preview, setPreview] = useState<{ key: string; told: Marked }>()
  const key = isUnfit(range) ? '' : `${range.first} ${range.last}`
  const ask = useEffectEvent(() => marking(range, true))
  useEffect(() => {
    if (key === '') return
    let isNewest = true
    void ask().then(({ data }) => {
      if (isNewest && data !== undefined) setPreview({ key, told: data })
    })
    return () => void (isNewest = false)
  }, [key])
  return preview?.key === key ? preview.told : undefined
}

type Props = { people: readonly Selected[]; onDone: () => void; onClose: () => void }

/** Marks people as absent, who are told so (rule Y2). */
export const AbsenceDialog = ({ people, onDone, onClose }: Props) => {
  const marking = useMarking(people)
  const [today] = useState(() => todayIn())
  const form = useDraftForm({
    initial: { first: '', last: '' },
    problemsOf: (range) => ({
      form: isUnfit(range)
        ? `İlk ve son günü seçin; son gün ilk günden önce olamaz, aralık en fazla ${maxAbsentDays} gündür.`
        : undefined,
    }),
    send: (range) => marking(range, false),
    onSaved: () => onDone(),
    banner: (marked) => doneText(marked, people.length),
    prefix: 'İşaretlenemedi',
  })
  const { first, last } = form.draft
  const preview = usePreview(marking, form.draft)
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
      <div role="status">
        {preview !== undefined && (
          <Notice intent={preview.withdrawn_choices > 0 ? 'warning' : 'info'}>
            {previewText(preview, people.length)}
          </Notice>
        )}
      </div>
      <Text>
        Bu günlerde adlarına yemek ayrılmaz, hatırlatma gitmez; açık günlerdeki seçimleri kaldırılır. Kendilerine
        bildirilir, bir günü kendileri de geri alabilir. Nedeni tutulmaz.
      </Text>
    </FormDialog>
  )
}
