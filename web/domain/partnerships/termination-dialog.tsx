import { Field, makeStyles, Radio, RadioGroup, Text, Textarea } from '@fluentui/react-components'
import { maxContractMessage, maxReason } from '../../../src/core/partnerships/rules.ts'
import { addDays } from '../../../src/core/shared/rules.ts'
import { type Partnership, useRequestTerminationMutation } from '../../api/generated.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../frame/forms/use-repeatable.ts'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { EndPreview, useEndPreview } from './end-preview.tsx'
import {
  directionOf,
  emptyTermination,
  reasonChoices,
  type TerminationDraft,
  terminationProblems,
} from './termination-draft.ts'

const useStyles = makeStyles({
  when: { display: 'grid', rowGap: '8px' },
  date: { maxWidth: '320px', marginLeft: '36px' },
})

const useRequest = (partnershipId: string) => {
  const company = useCompany()
  const [request] = useRequestTerminationMutation()
  const repeatable = useRepeatable()
  return async ({ reason, message, isDated, date }: TerminationDraft) => {
    return repeatable((key) =>
      request({
        ...company,
        'Idempotency-Key': key,
        body: {
          partnership_id: partnershipId,
          reason: reason.trim(),
          ...(message.trim() !== '' && { message: message.trim() }),
          ...(isDated && { effective_date: date }),
        },
      }),
    )
  }
}

type Props = {
  partnership: Pick<Partnership, 'id' | 'partnership_type'> & { company: { name: string } }
  onClose: () => void
}

/** Asks the other side to end a partnership, and shows beforehand what their approval would take away. */
export const TerminationDialog = ({ partnership, onClose }: Props) => {
  const styles = useStyles()
  useReturnedFocus()
  const { company } = useScope()
  const direction = directionOf(company.type, partnership.partnership_type)
  const days = useEndPreview(partnership.id).data
  const form = useDraftForm({
    initial: emptyTermination,
    problemsOf: terminationProblems(direction, days),
    send: useRequest(partnership.id),
    onSaved: onClose,
    banner: ({ termination_request: { company_name: name } }) => `${name} ile anlaşma fesih talebi gönderildi`,
    prefix: 'Fesih talebi gönderilirken hata oluştu',
  })
  const { reason, message, isDated, date } = form.draft
  const isWithin = days !== undefined && date >= days.first_date && date <= days.last_date
  const lastDay = `en geç ${days === undefined ? '…' : formatDate(days.last_date)}`
  return (
    <FormDialog
      title={`${partnership.company.name} ile anlaşma feshedilsin mi?`}
      submitText="Fesih talebi gönder"
      form={form}
      isDanger
      onClose={onClose}
    >
      <Text>Talep karşı tarafa gider; onaylanana kadar her şey sürer ve talebi geri çekebilirsiniz.</Text>
      {direction === 'supply' ? (
        <Field label="Neden" required validationMessage={form.problems.reason}>
          <Textarea
            rows={2}
            maxLength={maxReason}
            value={reason}
            onChange={(_, { value }) => form.change({ reason: value })}
          />
        </Field>
      ) : (
        <ChoiceField
          label="Neden"
          isRequired
          value={reason}
          choices={reasonChoices(direction)}
          problem={form.problems.reason}
          onChange={(value) => form.change({ reason: value })}
        />
      )}
      <Field
        label={direction === 'corporate' ? 'Açıklama (isteğe bağlı)' : 'Açıklama'}
        required={direction !== 'corporate'}
        validationMessage={form.problems.message}
      >
        <Textarea
          rows={3}
          resize="vertical"
          maxLength={maxContractMessage}
          value={message}
          onChange={(_, { value }) => form.change({ message: value })}
        />
      </Field>
      <div className={styles.when}>
        <Field label="Ne zaman bitsin">
          <RadioGroup
            value={isDated ? 'dated' : 'now'}
            onChange={(_, { value }) => form.change({ isDated: value === 'dated' })}
          >
            <Radio value="now" label="Onaylanınca hemen" />
            <Radio value="dated" label="Belirli bir günde" />
          </RadioGroup>
        </Field>
        {isDated && (
          <div className={styles.date}>
            <DateField
              label="Ortaklığın olmadığı ilk gün"
              required
              hint={
                isWithin && direction !== 'supply' ? `${lastDay} · son yemek ${formatDate(addDays(date, -1))}` : lastDay
              }
              validationMessage={form.problems.date}
              value={date}
              onChange={(value) => form.change({ date: value })}
            />
          </div>
        )}
      </div>
      <EndPreview partnership={partnership} effectiveDate={isDated && isWithin ? date : undefined} />
    </FormDialog>
  )
}
