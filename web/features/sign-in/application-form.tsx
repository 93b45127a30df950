import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { useSubmitApplicationMutation } from '../../api/generated.ts'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { newIdempotencyKey } from '../../shared/idempotency-key.ts'
import { isRefusal, problemText } from '../../shared/problem-text.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import { applicationOf, emptyDraft, isComplete, isWellFormed, type Draft } from './application-draft.ts'
import { ApplicationTarget } from './application-target.tsx'
import { useFormStyles } from './credentials-form.tsx'

export const ApplicationForm = ({ onSent }: { onSent: (message: string) => void }) => {
  const styles = useFormStyles()
  const [send, { isLoading, error }] = useSubmitApplicationMutation()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const [draft, setDraft] = useState(emptyDraft)
  const [isChecked, setChecked] = useState(false)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const submit = async () => {
    setChecked(true)
    if (!isComplete(draft) || !isWellFormed(draft)) return
    const { data, error: refused } = await send({ 'Idempotency-Key': idempotencyKey, body: applicationOf(draft) })
    if (data !== undefined) onSent(data.message)
    else if (isRefusal(refused)) setIdempotencyKey(newIdempotencyKey())
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field label="Başvuru türü" required>
        <RadioGroup value={draft.mode} onChange={(_, data) => change({ mode: data.value as Draft['mode'] })}>
          <Radio value="existing" label="Kayıtlı bir şirkete katılmak istiyorum" />
          <Radio value="new" label="Yeni bir şirket kaydetmek istiyorum" />
        </RadioGroup>
      </Field>
      <ApplicationTarget draft={draft} onChange={change} isChecked={isChecked} />
      <ApplicantFields draft={draft} onChange={change} isChecked={isChecked} />
      <FormNotice
        intent="error"
        text={error === undefined ? undefined : problemText(error, 'Başvuru işlemi başarısız')}
      />
      <SubmitButton text="Başvuruyu gönder" isDisabled={!isComplete(draft)} isBusy={isLoading} />
    </Form>
  )
}
