import { PasswordField } from '../../shared/forms/password-field.tsx'
import { passwordProblem, shortestPassword } from '../../shared/forms/passwords.ts'

export type NewPassword = { password: string; repeat: string }

export const newPasswordsAreFine = ({ password, repeat }: NewPassword): boolean =>
  passwordProblem(password) === undefined && password === repeat

type Props = { value: NewPassword; onChange: (value: NewPassword) => void; isChecked: boolean }

export const NewPasswordFields = ({ value, onChange, isChecked }: Props) => (
  <>
    <PasswordField
      label="Parola"
      name="new_password"
      autoComplete="new-password"
      hint={`En az ${shortestPassword} karakter`}
      value={value.password}
      onChange={(password) => onChange({ ...value, password })}
      problem={isChecked ? passwordProblem(value.password) : undefined}
    />
    <PasswordField
      label="Parola (tekrar)"
      name="repeat_password"
      autoComplete="new-password"
      value={value.repeat}
      onChange={(repeat) => onChange({ ...value, repeat })}
      problem={isChecked && value.password !== value.repeat ? 'Şifreler eşleşmiyor' : undefined}
    />
  </>
)
