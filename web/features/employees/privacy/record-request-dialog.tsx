import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { maxPrivacyNote, privacyRequestKinds } from '../../../../src/core/privacy/rules.ts'
import { privacyRequestLabels } from '../../../../src/texts/privacy/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { type PrivacyRequestKind, useRecordPrivacyRequestMutation } from '../../../api/generated-privacy.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { todayIn } from '../../../ui/words/dates.ts'

const choices = privacyRequestKinds.map((value) => ({ value, text: privacyRequestLabels[value] }))

/** Records a request about somebody's data that came on paper (rule D3). */
export const RecordRequestDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const company = useCompany()
  const [record] = useRecordPrivacyRequestMutation()
  const [today] = useState(() => todayIn())
  const form = useDraftForm({
    initial: { kind: 'erasure' as PrivacyRequestKind, received: today, note: '' },
    problemsOf: ({ received }) => ({ form: received === '' ? 'Talebin geldiği günü seçin.' : undefined }),
    send: ({ kind, received: received_on, note }) =>
      record({ ...company, body: { user_id: person.id, kind, received_on, note: note.trim() || null } }),
    onSaved: onClose,
    banner: 'Talep kaydedildi; “Veri talepleri” sekmesinde sonuçlandırın',
    prefix: 'Talep kaydedilemedi',
  })
  const { kind, received, note } = form.draft
  return (
    <FormDialog title="Veri talebi kaydet" submitText="Kaydet" form={form} onClose={onClose}>
      <Text>{`${person.full_name} adlı kişiden kâğıtla ya da başka yoldan gelen talep. Yanıt için 30 gün, geldiği günden başlar.`}</Text>
      <ChoiceField
        label="Talep"
        value={kind}
        choices={choices}
        onChange={(value) => form.change({ kind: value as PrivacyRequestKind })}
      />
      <DateField label="Geldiği gün" required value={received} onChange={(date) => form.change({ received: date })} />
      <TextField
        name="note"
        label="Not"
        isOptional
        maxLength={maxPrivacyNote}
        value={note}
        onChange={(value) => form.change({ note: value })}
      />
    </FormDialog>
  )
}
