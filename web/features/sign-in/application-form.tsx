import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useState } from 'react'
import { addressRule, companyNameRule, maxContactPhone } from '../../../src/core/companies/rules.ts'
import { maxEmail } from '../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { useSubmitApplicationMutation } from '../../api/generated-sign-in.ts'
import { CompanyPicker } from '../../domain/companies/company-picker.tsx'
import { TaxNumberField } from '../../domain/companies/tax-number-field.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type DraftForm, useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { codeOf, isRefusal } from '../../ui/words/problem-text.ts'
import {
  applicationOf,
  type Draft,
  emptyDraft,
  hasTyped,
  isComplete,
  ownerOf,
  problemsOf,
} from './application-draft.ts'
import { newLinkSecret } from './application-link.ts'
import type { AccountProps } from './account.ts'
import { KnownPhone } from './known-phone.tsx'
import { PrivacyLine, usePrivacyNotice } from './privacy-line.tsx'
import { CompanyTypeField } from './company-type-field.tsx'
import { useFormStyles } from '../../frame/gate/credentials-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { sendsMail } from './sends-mail.ts'

const withMail = 'Karar bu adrese de gönderilir; onaylanınca hesabınızın e-posta adresi olur'
const withoutMail =
  'Onaylanınca hesabınızın e-posta adresi olur. Bu kurulum e-posta göndermiyor; kararı, başvurunca size verilen bağlantıda görürsünüz'

/** The applicant, who for a new company is also its owner. */
const ApplicantFields = ({ draft, field }: DraftForm<Draft>) => (
  <>
    <TextField
      label={fieldLabels.fullName}
      autoComplete="name"
      maxLength={fullNameRule.max}
      hint={draft.mode === 'new' ? 'Şirket sahibi olarak kaydedilirsiniz' : undefined}
      {...field('fullName')}
    />
    <PhoneField {...field('phone')} />
    <TextField
      label={fieldLabels.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={maxEmail}
      hint={sendsMail() ? withMail : withoutMail}
      {...field('email')}
    />
    <NewPasswordFields field={field} owner={ownerOf(draft)} />
  </>
)

/** The company that the application is about. */
const ApplicationTarget = ({ draft: { mode, type, company }, change, field }: DraftForm<Draft>) => (
  <>
    <CompanyTypeField value={type} onChange={(next) => change({ type: next, company: null })} />
    {mode === 'existing' ? (
      <CompanyPicker key={type} type={type} picked={company} onPick={(next) => change({ company: next })} />
    ) : (
      <>
        <TextField label="Şirket adı" autoComplete="organization" maxLength={companyNameRule.max} {...field('name')} />
        <TaxNumberField {...field('taxNumber')} />
        <TextField
          label={fieldLabels.address}
          autoComplete="street-address"
          maxLength={addressRule.max}
          {...field('address')}
        />
        <TextField
          label="Şirket telefonu"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={maxContactPhone}
          {...field('contactPhone')}
        />
      </>
    )}
  </>
)

/** Resending it unchanged after a failure is the same application, with the same link. */
const newAttempt = () => ({ idempotencyKey: newIdempotencyKey(), linkSecret: newLinkSecret() })

export const ApplicationForm = ({
  account,
  onAccount,
  onSent,
}: AccountProps & { onSent: (secret: string, message: string) => void }) => {
  const styles = useFormStyles()
  const privacy = usePrivacyNotice()
  const [submitApplication] = useSubmitApplicationMutation()
  const [isKnown, setKnown] = useState(false)
  const [attempt, setAttempt] = useState(newAttempt)
  const form = useDraftForm({
    initial: { ...emptyDraft, ...account },
    problemsOf,
    send: async (draft) => {
      const answer = await submitApplication({
        'Idempotency-Key': attempt.idempotencyKey,
        body: applicationOf(draft, attempt.linkSecret, privacy.version),
      })
      privacy.refreshAfter(answer.error)
      setKnown(codeOf(answer.error) === 'application.already_member')
      if (isRefusal(answer.error)) setAttempt(newAttempt)
      return answer
    },
    onSaved: ({ message }) => onSent(attempt.linkSecret, message),
    failure: 'Başvuru işlemi başarısız',
    isWorthAsking: hasTyped,
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
      <PrivacyLine button="Başvuruyu gönder" />
      <FormNotice intent="error" text={form.notice} />
      {isKnown && (
        <KnownPhone
          to="corp-forgot"
          onLeave={() => {
            const { type, company, phone } = form.draft
            onAccount({ type, company, phone })
          }}
        />
      )}
      <SubmitButton text="Başvuruyu gönder" isDisabled={!isComplete(form.draft)} isBusy={form.isSending} />
    </Form>
  )
}
