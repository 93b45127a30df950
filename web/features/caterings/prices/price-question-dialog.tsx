import { Field, makeStyles, Textarea } from '@fluentui/react-components'
import { maxContractMessage, priceRequestDays, requestedMeals } from '../../../../src/core/partnerships/rules.ts'
import { requestedMealLabels } from '../../../../src/texts/partnerships/partnerships.ts'
import { useRequestPriceMutation } from '../../../api/generated-prices.ts'
import type { CompanyName } from '../../../api/generated.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { DayPicker } from '../../../ui/forms/day-picker.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { emptyQuestion, isWanted, questionOf, questionProblems } from './price-question-draft.ts'

const useStyles = makeStyles({
  firm: { fontWeight: 650, overflowWrap: 'anywhere' },
  facts: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  meals: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  meal: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
})

type Props = { catering: CompanyName; onClose: () => void }

/** Asks a catering for its price instead of naming one. */
export const PriceQuestionDialog = ({ catering, onClose }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [send] = useRequestPriceMutation()
  const repeatable = useRepeatable()
  const form = useDraftForm({
    initial: emptyQuestion,
    problemsOf: questionProblems,
    send: (draft) =>
      repeatable((key) =>
        send({
          companyId,
          'Idempotency-Key': key,
          body: questionOf(catering.id, draft),
        }),
      ),
    onSaved: onClose,
    banner: ({ price_request: { other_company: other } }) => `${other.name} firmasına fiyat soruldu`,
    prefix: 'Fiyat sorulamadı',
  })
  const { draft, change, problems } = form
  return (
    <FormDialog title="Fiyat sor" submitText="Fiyatı sor" form={form} onClose={onClose}>
      <div>
        <div className={styles.firm}>{catering.name}</div>
        <p className={styles.facts}>
          {`Kimseyi bağlamaz: catering fiyatını bildirirse o fiyatla teklif gönderebilirsiniz. ${priceRequestDays} gün içinde yanıtlanmazsa sorunun süresi geçer.`}
        </p>
      </div>
      <div className={styles.meals}>
        {requestedMeals.map((meal) => (
          <div key={meal} className={styles.meal} role="group" aria-label={requestedMealLabels[meal]}>
            <TextField
              label={`${requestedMealLabels[meal]} (günde porsiyon)`}
              name={meal}
              inputMode="numeric"
              maxLength={7}
              isOptional
              problem={problems[meal]}
              value={draft.portions[meal]}
              onChange={(typed) => change({ portions: { ...draft.portions, [meal]: typed } })}
            />
            {isWanted(draft, meal) && (
              <DayPicker
                days={draft.weekdays[meal]}
                onChange={(days) => change({ weekdays: { ...draft.weekdays, [meal]: days } })}
              />
            )}
          </div>
        ))}
      </div>
      <DateField label="Başlangıç (isteğe bağlı)" value={draft.start} onChange={(start) => change({ start })} />
      <Field label="İstekler (isteğe bağlı)">
        <Textarea
          name="message"
          rows={3}
          resize="vertical"
          maxLength={maxContractMessage}
          value={draft.message}
          onChange={(_, { value }) => change({ message: value })}
        />
      </Field>
    </FormDialog>
  )
}
