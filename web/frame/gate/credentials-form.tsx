import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import type { LoginApiArg, OpenedSession } from '../../api/generated-sign-in.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { phoneProblem } from '../../ui/forms/problems.ts'
import { SecondStep, type Step } from './second-step.tsx'
import { useSignIn } from './use-sign-in.ts'

export const useFormStyles = makeStyles({ form: { display: 'grid', rowGap: '16px' } })

type Props = {
  companyType: LoginApiArg['body']['company_type']
  companyId: string | undefined
  phone: string
  onPhone: (phone: string) => void
  onSignedIn: (answer: OpenedSession) => void
  /** The fields that name the company. */
  children: ReactNode
  /** Shown below the password. */
  below?: ReactNode
  /** The phone is already shown elsewhere. */
  isPhoneKnown?: boolean
  /** The field to focus first. */
  focused?: 'phone' | 'password'
}

export const CredentialsForm = ({
  companyType,
  companyId,
  phone,
  onPhone,
  onSignedIn,
  children,
  below,
  isPhoneKnown = false,
  focused,
}: Props) => {
  const styles = useFormStyles()
  const signIn = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<Step>()
  const account = { phone: phoneDigits(phone), company_id: companyId ?? '' }
  useEffect(() => {
    if (focused !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus()
  }, [focused])
  const { field, problems, notice, isSending, submit } = useDraftForm({
    initial: { password: '' },
    problemsOf: ({ password }) => ({
      phone: phoneProblem(phone),
      password: password === '' ? 'Şifrenizi yazın' : undefined,
    }),
    send: ({ password }) => signIn({ ...account, password, company_type: companyType }),
    onSaved: (answer) => {
      if ('second_step' in answer) setStep(answer.second_step)
      else onSignedIn(answer)
    },
    failure: 'Giriş işlemi başarısız',
    isWorthAsking: () => false,
  })
  if (step !== undefined)
    return <SecondStep account={account} step={step} onSignedIn={onSignedIn} onBack={() => setStep(undefined)} />
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      {children}
      {!isPhoneKnown && <PhoneField value={phone} onChange={onPhone} problem={problems.phone} />}
      <PasswordField label="Şifre" autoComplete="current-password" {...field('password')} />
      {below}
      <FormNotice intent="error" text={notice} />
      <SubmitButton text="Giriş yap" isDisabled={companyId === undefined} isBusy={isSending} />
    </Form>
  )
}
