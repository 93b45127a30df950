import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { monthCloses } from '../../../../src/core/contributions/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { contributionText } from '../../../../src/texts/contributions/labels.ts'
import { sinceDay } from '../../../../src/texts/kernel/long-dates.ts'
import { type ContributionTerm, useSetContributionMutation } from '../../../api/generated-contributions.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { todayIn } from '../../../ui/words/dates.ts'
import { liraFromTyped, liraTyped } from '../../../ui/words/lira.ts'

type Kind = ContributionTerm['kind']
type Draft = { kind: Kind; amount: string; firstDay: string }

const kinds = [
  { value: 'per_meal', text: 'Öğün başına' },
  { value: 'monthly', text: 'Aylık' },
  { value: 'none', text: 'Alınmayacak' },
] as const

const amountOf = ({ kind, amount }: Draft): number | null | undefined =>
  kind === 'none' ? null : liraFromTyped(amount) || undefined

/** Shows what people will be told before it is set (rule H4). */
export const ContributionDialog = ({ next, onClose }: { next: ContributionTerm | undefined; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [set] = useSetContributionMutation()
  const [today] = useState(() => todayIn())
  const nextMonth = monthCloses(today.slice(0, 7))
  const form = useDraftForm({
    initial: (): Draft =>
      next === undefined
        ? { kind: 'per_meal', amount: '', firstDay: nextMonth }
        : {
            kind: next.kind,
            amount: next.amount === null ? '' : liraTyped(next.amount),
            firstDay: next.first_day,
          },
    problemsOf: (draft) => ({
      amount: amountOf(draft) === undefined ? 'Tutarı yazın, örneğin 25,00' : undefined,
      firstDay: draft.firstDay === '' ? 'İlk günü seçin' : undefined,
    }),
    send: (draft) =>
      set({ companyId, body: { kind: draft.kind, amount: amountOf(draft) ?? null, first_day: draft.firstDay } }),
    onSaved: () => onClose(),
    banner: 'Katkı payı belirlendi, çalışanlara bildiriliyor',
    prefix: 'Belirlenemedi',
  })
  const { draft } = form
  const amount = amountOf(draft)
  const pick = (kind: Kind) =>
    form.change({
      kind,
      ...(kind === 'monthly' && !draft.firstDay.endsWith('-01') && { firstDay: nextMonth }),
    })
  return (
    <FormDialog title="Personel katkı payı" submitText="Belirle ve bildir" form={form} onClose={onClose}>
      <Segments label="Katkı payı" value={draft.kind} choices={kinds} onChange={pick} />
      {draft.kind !== 'none' && (
        <TextField
          label={draft.kind === 'monthly' ? 'Aylık tutar (₺)' : 'Öğün başına tutar (₺)'}
          inputMode="decimal"
          autoComplete="off"
          placeholder="25,00"
          maxLength={12}
          {...form.field('amount')}
        />
      )}
      <DateField
        label="İlk gün"
        required
        hint={draft.kind === 'monthly' ? 'Aylık katkı payı ayın 1’inde başlar.' : undefined}
        min={addDays(today, 1)}
        value={draft.firstDay}
        validationMessage={form.field('firstDay').problem}
        onChange={(firstDay) => form.change({ firstDay })}
      />
      {amount !== undefined && draft.firstDay !== '' && (
        <Text>
          {`Bütün çalışanlara bildirilir: “${sinceDay(draft.firstDay)} itibaren ${contributionText({ kind: draft.kind, amount })}.”`}
        </Text>
      )}
    </FormDialog>
  )
}
