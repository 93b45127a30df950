import { makeStyles } from '@fluentui/react-components'
import { maxCutOffDays } from '../../../../src/core/shifts/rules.ts'
import { daysLabel } from '../../../../src/texts/kernel/weekdays.ts'
import { cutOffText, daysBefore } from '../../../../src/texts/shifts/cut-off.ts'
import { type DeliveryTerms, useSaveDeliveryTermsMutation } from '../../../api/generated.ts'
import { capitalized } from '../../../domain/shifts/deadline.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayPicker } from '../../../ui/forms/day-picker.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { liraFromTyped, liraTyped } from '../../../ui/words/lira.ts'

const useStyles = makeStyles({
  pair: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', columnGap: '12px' },
})

const usual = { weekdays: [1, 2, 3, 4, 5, 6], cutoff_days: 1, cutoff_time: '16:00', minimum: '', version: 0 }

const draftOf = ({ delivery_terms: terms }: { delivery_terms: DeliveryTerms | null }): typeof usual =>
  terms === null
    ? usual
    : { ...terms, minimum: terms.minimum_amount === 0 ? '' : liraTyped(terms.minimum_amount).replace(/,00$/, '') }

const amountIn = ({ minimum }: typeof usual): number | undefined => (minimum.trim() === '' ? 0 : liraFromTyped(minimum))
const maxAmount = 1_000_000

const read = (draft: typeof usual) =>
  [
    ['Teslimat günleri', daysLabel(draft.weekdays)],
    ['Sipariş', cutOffText({ days: draft.cutoff_days, time: draft.cutoff_time })],
    ['En az sipariş tutarı', draft.minimum],
  ] as const

const hours = Array.from({ length: 48 }, (_, half) => half + 1).map((half) => {
  const value = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  return { value, text: value === '24:00' ? '23:59' : value }
})
const days = Array.from({ length: maxCutOffDays + 1 }, (_, number) => ({
  value: String(number),
  text: number === 0 ? 'Teslim günü' : capitalized(daysBefore[number] ?? ''),
}))

export const TermsDialog = ({ terms, onClose }: { terms: DeliveryTerms | null; onClose: () => void }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [save] = useSaveDeliveryTermsMutation()
  const form = useDraftForm({
    initial: () => draftOf({ delivery_terms: terms }),
    problemsOf: (draft) => ({
      form: draft.weekdays.length === 0 ? 'En az bir teslimat günü seçin.' : undefined,
      minimum:
        (amountIn(draft) ?? Infinity) > maxAmount
          ? 'En fazla 1.000.000 ₺ bir tutar girin ya da boş bırakın.'
          : undefined,
    }),
    send: ({ weekdays, cutoff_days, cutoff_time, version, ...draft }) =>
      save({
        companyId,
        body: { weekdays, cutoff_days, cutoff_time, minimum_amount: amountIn({ ...usual, ...draft }) ?? 0, version },
      }),
    onSaved: onClose,
    banner: 'Teslimat koşulları kaydedildi',
    prefix: 'Teslimat koşulları kaydedilemedi',
    versioned: { draftOf, read },
  })
  const { draft, change, field } = form
  return (
    <FormDialog title="Teslimat koşulları" submitText="Kaydet" form={form} onClose={onClose}>
      <DayPicker days={draft.weekdays} onChange={(weekdays) => change({ weekdays })} />
      <div className={styles.pair}>
        <ChoiceField
          label="Siparişin kapandığı gün"
          value={String(draft.cutoff_days)}
          choices={days}
          onChange={(day) => change({ cutoff_days: Number(day) })}
        />
        <ChoiceField
          label="Kapandığı saat"
          value={draft.cutoff_time}
          choices={
            hours.some(({ value }) => value === draft.cutoff_time)
              ? hours
              : [...hours, { value: draft.cutoff_time, text: draft.cutoff_time }]
          }
          onChange={(cutoff_time) => change({ cutoff_time })}
        />
      </div>
      <TextField
        label="En az sipariş tutarı (₺)"
        isOptional
        inputMode="decimal"
        maxLength={16}
        hint="KDV hariç; boşsa her tutar."
        {...field('minimum')}
      />
    </FormDialog>
  )
}
