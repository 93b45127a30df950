import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import type { LoginApiArg } from '../../api/generated.ts'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { PhoneField } from '../../shared/forms/phone-field.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useDraftForm } from '../../shared/forms/use-draft-form.ts'
import { phoneProblem } from '../../shared/forms/problems.ts'
import { useSignIn } from './use-sign-in.ts'

export const useFormStyles = makeStyles({ form: { display: 'grid', rowGap: '16px' } })

type Props = {
  companyType: LoginApiArg['body']['company_type']
  companyId: string | undefined
  phone: string
  onPhone: (phone: string) => void
  /** The fields that name the company. */
  children: ReactNode
}

export const CredentialsForm = ({ companyType, companyId, phone, onPhone, children }: Props) => {
  const styles = useFormStyles()
  const { signIn, enter } = useSignIn()
  const { field, problems, notice, isSending, submit } = useDraftForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({
      phone: phoneProblem(phone),
      password: password === '' ? 'Parolanızı yazın' : undefined,
    }),
    send: ({ password }) =>
      signIn({
        phone: phoneDigits(phone),
        password,
        company_type: companyType,
        company_id: companyId ?? '',
      }),
    onSaved: enter,
    failure: 'Giriş işlemi başarısız',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      {children}
      <PhoneField value={phone} onChange={onPhone} problem={problems.phone} />
      <PasswordField label="Parola" autoComplete="current-password" {...field('password')} />
      <FormNotice intent="error" text={notice} />
      <SubmitButton text="Giriş yap" isDisabled={companyId === undefined} isBusy={isSending} />
    </Form>
  )
}
