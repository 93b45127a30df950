import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { useSubmitApplicationMutation } from '../../api/generated.ts'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useDraftForm } from '../../shared/forms/use-draft-form.ts'
import { newIdempotencyKey } from '../../shared/idempotency-key.ts'
import { isRefusal } from '../../shared/problem-text.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import { applicationOf, emptyDraft, isComplete, problemsOf, type Draft } from './application-draft.ts'
import { ApplicationTarget } from './application-target.tsx'
import { useFormStyles } from './credentials-form.tsx'

export const ApplicationForm = ({ onSent }: { onSent: (message: string) => void }) => {
  const styles = useFormStyles()
  const [submitApplication] = useSubmitApplicationMutation()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const form = useDraftForm({
    initial: emptyDraft,
    problemsOf,
    send: async (draft) => {
      const answer = await submitApplication({ 'Idempotency-Key': idempotencyKey, body: applicationOf(draft) })
      if (isRefusal(answer.error)) setIdempotencyKey(newIdempotencyKey())
      return answer
    },
    onSaved: ({ message }) => onSent(message),
    failure: 'Başvuru işlemi başarısız',
  })
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <Field label="Başvuru türü" required>
        <RadioGroup value={form.draft.mode} onChange={(_, data) => form.change({ mode: data.value as Draft['mode'] })}>
          <Radio value="existing" label="Kayıtlı bir şirkete katılmak istiyorum" />
          <Radio value="new" label="Yeni bir şirket kaydetmek istiyorum" />
        </RadioGroup>
      </Field>
      <ApplicationTarget {...form} />
      <ApplicantFields {...form} />
      <FormNotice intent="error" text={form.notice} />
      <SubmitButton text="Başvuruyu gönder" isDisabled={!isComplete(form.draft)} isBusy={form.isSending} />
    </Form>
  )
}
