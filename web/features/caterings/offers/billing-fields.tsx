import { makeStyles } from '@fluentui/react-components'
import { billingPeriods } from '../../../../src/core/partnerships/rules.ts'
import { vatRates } from '../../../../src/core/shared/rules.ts'
import { billingPeriodLabels } from '../../../../src/texts/partnerships/partnerships.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DayPicker } from '../../../ui/forms/day-picker.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { OfferDraft } from './offer-draft.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

const rates = vatRates.map((rate) => ({ value: String(rate), text: `%${rate}` }))
const periods = billingPeriods.map((period) => ({ value: period, text: billingPeriodLabels[period] }))

type Props = {
  draft: OfferDraft
  problem: string | undefined
  change: (part: Partial<OfferDraft>) => void
}

/** How the meals are settled: tax, period, and the portions that the firm guarantees. */
export const BillingFields = ({ draft, problem, change }: Props) => (
  <>
    <div className={useStyles().fields}>
      <ChoiceField
        label="KDV oranı"
        value={String(draft.vatRate)}
        choices={rates}
        onChange={(text) => {
          const vatRate = vatRates.find((one) => String(one) === text)
          if (vatRate !== undefined) change({ vatRate })
        }}
      />
      <ChoiceField
        label="Hesaplaşma"
        value={draft.period}
        choices={periods}
        onChange={(text) => {
          const period = billingPeriods.find((one) => one === text)
          if (period !== undefined) change({ period })
        }}
      />
      <TextField
        label="Asgari porsiyon"
        name="minimum"
        inputMode="numeric"
        isOptional
        hint="Daha azı yense de bedeli ödenir."
        problem={problem}
        maxLength={6}
        value={draft.minimum}
        onChange={(minimum) => change({ minimum })}
      />
    </div>
    {draft.minimum.trim() !== '' && (
      <DayPicker days={draft.minimumDays} onChange={(minimumDays) => change({ minimumDays })} />
    )}
  </>
)
