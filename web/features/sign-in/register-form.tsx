import { useState } from 'react'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { useRegisterIndividualMutation } from '../../api/generated-sign-in.ts'
import type { Pick } from '../../ui/forms/async-picker.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { phoneProblem } from '../../ui/forms/problems.ts'
import { codeOf, isRefusal } from '../../ui/words/problem-text.ts'
import { useFormStyles } from '../../frame/gate/credentials-form.tsx'
import { newLinkSecret } from './application-link.ts'
import { DepartmentPicker } from './department-picker.tsx'
import type { AccountProps } from './account.ts'
import { CompanyField } from './company-field.tsx'
import { NewPasswordFields, newPasswordProblems, noPassword } from './new-password-fields.tsx'
import { PrivacyLine, usePrivacyNotice } from './privacy-line.tsx'
import { fullNameProblem } from './field-rules.ts'
import { KnownPhone } from './known-phone.tsx'

const initial = { fullName: '', department: null as Pick | null, ...noPassword }

type Props = AccountProps & {
  onRegistered: (message: string) => void
  /** The firm has to approve; the secret is that of the link to the state. */
  onWaiting: (secret: string, message: string) => void
}

export const RegisterForm = ({ onRegistered, onWaiting, ...props }: Props) => {
  const styles = useFormStyles()
  const { account, onAccount } = props
  const { phone } = account
  const company = account.type === 'corporate' ? account.company : null
  const privacy = usePrivacyNotice()
  const [register] = useRegisterIndividualMutation()
  const [isKnown, setKnown] = useState(false)
  const [linkSecret, setLinkSecret] = useState(newLinkSecret)
  const ownerOf = ({ fullName }: typeof initial) => ({
    names: [fullName],
    phones: [phoneDigits(phone)],
    companyName: company?.name,
  })
  const { draft, change, field, problems, notice, isSending, submit } = useDraftForm({
    initial,
    problemsOf: (draft) => ({
      fullName: fullNameProblem(draft.fullName),
      phone: phoneProblem(phone),
      ...newPasswordProblems(draft, ownerOf(draft)),
    }),
    send: async (draft) => {
      const answer = await register({
        body: {
          full_name: draft.fullName.trim(),
          phone: phoneDigits(phone),
          password: draft.password,
          company_type: 'corporate',
          company_id: company?.id ?? '',
          department_id: draft.department?.id ?? '',
          link_secret: linkSecret,
          ...(privacy.version !== undefined && { privacy_version: privacy.version }),
        },
      })
      privacy.refreshAfter(answer.error)
      setKnown(codeOf(answer.error) === 'employee.phone_taken')
      if (isRefusal(answer.error)) setLinkSecret(newLinkSecret())
      return answer
    },
    onSaved: ({ message, application }) =>
      application === null ? onRegistered(message) : onWaiting(linkSecret, message),
    failure: 'Kayıt işlemi başarısız',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField label={fieldLabels.fullName} autoComplete="name" maxLength={fullNameRule.max} {...field('fullName')} />
      <CompanyField
        {...props}
        type="corporate"
        onAccount={(part) => {
          onAccount(part)
          change({ department: null })
        }}
      />
      <DepartmentPicker
        key={company?.id}
        companyId={company?.id}
        picked={draft.department}
        onPick={(department) => change({ department })}
      />
      <PhoneField value={phone} onChange={(phone) => onAccount({ phone })} problem={problems.phone} />
      <NewPasswordFields field={field} owner={ownerOf(draft)} />
      <PrivacyLine button="Kayıt ol" company={company?.id} />
      <FormNotice intent="error" text={notice} />
      {isKnown && <KnownPhone to="forgot" />}
      <SubmitButton text="Kayıt ol" isDisabled={company === null || draft.department === null} isBusy={isSending} />
    </Form>
  )
}
