import { PhoneField } from '../../shared/forms/phone-field.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import type { DraftFields } from './application-target.tsx'
import { emailProblem, fullNameProblem } from './field-rules.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Whoever applies; with a new company, its owner. */
export const ApplicantFields = ({ draft, onChange, isChecked }: DraftFields) => {
  const { mode, fullName, phone, email, passwords } = draft
  return (
    <>
      <TextField
        label="Ad soyad"
        name="full_name"
        autoComplete="name"
        maxLength={120}
        hint={mode === 'new' ? 'Şirket sahibi olarak kaydedilirsiniz' : undefined}
        value={fullName}
        onChange={(next) => onChange({ fullName: next })}
        problem={isChecked ? fullNameProblem(fullName) : undefined}
      />
      <PhoneField value={phone} onChange={(next) => onChange({ phone: next })} isChecked={isChecked} />
      <TextField
        label="E-posta"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        value={email}
        onChange={(next) => onChange({ email: next })}
        problem={isChecked ? emailProblem(email) : undefined}
      />
      <NewPasswordFields value={passwords} onChange={(next) => onChange({ passwords: next })} isChecked={isChecked} />
    </>
  )
}
