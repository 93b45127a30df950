import { makeStyles } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import type { LoginApiArg } from '../../api/generated.ts'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { PhoneField } from '../../shared/forms/phone-field.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { isPhone, normalisePhone } from '../../shared/phone.ts'
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
  const { signIn, isLoading, problem } = useSignIn()
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const number = normalisePhone(phone)
  const submit = async () => {
    setChecked(true)
    if (companyId === undefined || !isPhone(number) || password === '') return
    await signIn({ phone: number, password, company_type: companyType, company_id: companyId })
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      {children}
      <PhoneField value={phone} onChange={onPhone} isChecked={isChecked} />
      <PasswordField
        label="Parola"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        problem={isChecked && password === '' ? 'Parolanızı yazın' : undefined}
      />
      <FormNotice intent="error" text={problem} />
      <SubmitButton text="Giriş yap" isDisabled={companyId === undefined} isBusy={isLoading} />
    </Form>
  )
}
