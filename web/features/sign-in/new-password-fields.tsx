import { passwordLength } from '../../../src/core/access/rules.ts'
import { PasswordField } from '../../shared/forms/password-field.tsx'
import { passwordProblem } from '../../shared/forms/problems.ts'
import type { DraftForm } from '../../shared/forms/use-draft-form.ts'

export type NewPassword = { password: string; repeat: string }

export const noPassword: NewPassword = { password: '', repeat: '' }

export const newPasswordProblems = ({ password, repeat }: NewPassword) => ({
  password: passwordProblem(password),
  repeat: password === repeat ? undefined : 'Şifreler eşleşmiyor',
})

export const NewPasswordFields = ({ field }: Pick<DraftForm<NewPassword>, 'field'>) => (
  <>
    <PasswordField
      label="Parola"
      autoComplete="new-password"
      hint={`En az ${passwordLength.min} karakter`}
      {...field('password')}
    />
    <PasswordField label="Parola (tekrar)" autoComplete="new-password" {...field('repeat')} />
  </>
)
