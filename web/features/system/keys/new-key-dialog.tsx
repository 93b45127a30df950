import { Field, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { keyNameRule } from '../../../../src/core/access/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { type CreateKeyApiResponse, type Key, useCreateKeyMutation } from '../../../api/generated.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { addressesOf, emptyDraft, isUntilDay, lastDayOf, lastsChoices, problemsOf, roleChoices } from './key-draft.ts'
import { KeySecretDialog } from './key-secret-dialog.tsx'

export const NewKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const company = useCompany()
  const { role: own } = useScope()
  const [create] = useCreateKeyMutation()
  const [made, setMade] = useState<CreateKeyApiResponse>()
  const repeatable = useRepeatable()
  const form = useDraftForm({
    initial: emptyDraft,
    problemsOf,
    send: (draft) =>
      repeatable((key) =>
        create({
          ...company,
          'Idempotency-Key': key,
          body: {
            name: draft.name.trim(),
            role: draft.role,
            expires_on: lastDayOf(draft),
            addresses: addressesOf(draft),
          },
        }),
      ),
    onSaved: setMade,
    prefix: 'Anahtar oluşturulamadı',
  })
  if (made !== undefined) return <KeySecretDialog made={made} onClose={onClose} />
  const { draft, change, field, problems } = form
  return (
    <FormDialog title="Yeni anahtar" submitText="Anahtarı oluştur" form={form} isOpenEdged onClose={onClose}>
      <TextField
        label="Ad"
        hint="Hangi program için olduğu; işlem kayıtlarında bu adla görünür."
        maxLength={keyNameRule.max}
        {...field('name')}
      />
      <ChoiceField
        label={fieldLabels.role}
        value={draft.role}
        choices={roleChoices(own)}
        hint="Program, bu roldeki biri kadarını yapabilir; şifreler, anahtarlar, mesajlar ve başvuru kararları dışında. Yöneticilere dokunamaz, eklediği kişilerin şifresini göremez."
        onChange={(role) => change({ role: role as Key['role'] })}
      />
      <ChoiceField
        label="Geçerlilik süresi"
        value={draft.lasts}
        choices={lastsChoices}
        hint={isUntilDay(draft) ? undefined : `${formatDate(lastDayOf(draft))} gününün sonuna kadar.`}
        onChange={(lasts) => change({ lasts })}
      />
      {isUntilDay(draft) && (
        <DateField
          label="Son gün"
          required
          validationMessage={problems.lastDay}
          value={draft.lastDay}
          min={todayIn()}
          onChange={(lastDay) => change({ lastDay })}
        />
      )}
      <Field
        label="İzin verilen adresler"
        hint="Her satıra bir IP adresi ya da ağ: 185.86.6.14, 10.20.0.0/16. Boş bırakırsanız her yerden kullanılır."
        validationMessage={problems.addresses}
      >
        <Textarea rows={2} value={draft.addresses} onChange={(_, { value }) => change({ addresses: value })} />
      </Field>
    </FormDialog>
  )
}
