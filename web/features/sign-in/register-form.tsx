import { useState } from 'react'
import { useRegisterIndividualMutation } from '../../api/generated.ts'
import type { Pick } from '../../shared/forms/async-picker.tsx'
import { CompanyPicker } from '../../shared/forms/company-picker.tsx'
import { FormNotice } from '../../shared/forms/form-notice.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { PhoneField } from '../../shared/forms/phone-field.tsx'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import { isPhone, normalisePhone } from '../../shared/phone.ts'
import { problemText } from '../../shared/problem-text.ts'
import { useFormStyles } from './credentials-form.tsx'
import { DepartmentPicker } from './department-picker.tsx'
import type { OwnCompany } from './individual-sign-in.tsx'
import { NewPasswordFields, newPasswordsAreFine } from './new-password-fields.tsx'
import { fullNameProblem } from './field-rules.ts'

type Props = OwnCompany & { onRegistered: () => void }

export const RegisterForm = ({ company, onCompany, phone, onPhone, onRegistered }: Props) => {
  const styles = useFormStyles()
  const [register, { isLoading, error }] = useRegisterIndividualMutation()
  const [fullName, setFullName] = useState('')
  const [department, setDepartment] = useState<Pick | null>(null)
  const [passwords, setPasswords] = useState({ password: '', repeat: '' })
  const [isChecked, setChecked] = useState(false)
  const nameProblem = fullNameProblem(fullName)
  const number = normalisePhone(phone)

  const submit = async () => {
    setChecked(true)
    if (
      company === null ||
      department === null ||
      nameProblem !== undefined ||
      !isPhone(number) ||
      !newPasswordsAreFine(passwords)
    )
      return
    const body = {
      full_name: fullName.trim(),
      phone: number,
      password: passwords.password,
      company_type: 'corporate' as const,
      company_id: company.id,
      department_id: department.id,
    }
    const { error: refused } = await register({ body })
    if (refused === undefined) onRegistered()
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        label="Ad soyad"
        name="full_name"
        autoComplete="name"
        maxLength={120}
        value={fullName}
        onChange={setFullName}
        problem={isChecked ? nameProblem : undefined}
      />
      <CompanyPicker
        type="corporate"
        picked={company}
        onPick={(next) => {
          onCompany(next)
          setDepartment(null)
        }}
      />
      <DepartmentPicker key={company?.id} companyId={company?.id} picked={department} onPick={setDepartment} />
      <PhoneField value={phone} onChange={onPhone} isChecked={isChecked} />
      <NewPasswordFields value={passwords} onChange={setPasswords} isChecked={isChecked} />
      <FormNotice
        intent="error"
        text={error === undefined ? undefined : problemText(error, 'Kayıt işlemi başarısız')}
      />
      <SubmitButton text="Kayıt ol" isDisabled={company === null || department === null} isBusy={isLoading} />
    </Form>
  )
}
